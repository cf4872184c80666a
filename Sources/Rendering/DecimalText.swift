import SceneLang

/// A number in decimal, rounded to so many places, at most 9, without zeros at the end. What is not a number is 0, and
/// what is larger than a billion is a billion: nothing that is drawn is larger.
func decimalText(_ number: Double, places: Int) -> Text {
  guard !number.isNaN else { return "0" }
  var unit: UInt64 = 1
  for _ in 0..<places { unit *= 10 }
  let units = UInt64((min(number.magnitude, 1e9) * Double(unit)).rounded(.toNearestOrEven))
  var text: Text = number < 0 && units > 0 ? "-" : ""
  text += Text(decimal: Int(units / unit))
  let rest = units % unit
  if rest == 0 { return text }
  // The 1 in front keeps the zeros behind the point.
  var decimals = Text(decimal: Int(unit + rest))
  decimals.bytes[0] = UInt8(ascii: ".")
  while decimals.bytes.last == UInt8(ascii: "0") { decimals.bytes.removeLast() }
  return text + decimals
}

/// A length, a place or an opacity as SVG has it.
func decimalText(_ number: Double) -> Text { decimalText(number, places: 4) }
