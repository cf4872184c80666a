/// The least time of several goes, in microseconds.
func least<Result>(of goes: Int = 7, _ body: () -> Result) -> Double {
  let clock = ContinuousClock()
  var best = Double.infinity
  for _ in 0..<goes {
    let taken = clock.measure { _ = body() }
    best = min(best, Double(taken.components.attoseconds) / 1e12 + Double(taken.components.seconds) * 1e6)
  }
  return best
}

/// One line of the table: the same work, small and large, and how many times as long the large one takes.
func row(_ name: String, small: Double, large: Double, work: Double) {
  let ratio = large / small
  print(
    "\(padded(name, 44)) \(padded(text(small), 12)) \(padded(text(large), 12)) \(padded(text(ratio), 8)) \(text(work))")
}

/// A number with two decimals.
func text(_ number: Double) -> String {
  let hundredths = (number * 100).rounded()
  return "\(Int(hundredths) / 100).\(Int(hundredths) % 100 < 10 ? "0" : "")\(Int(hundredths) % 100)"
}

/// A text with blanks behind it.
func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}
