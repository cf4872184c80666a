import SceneLang

/// The address of a file of a scene, whatever is in its name, from a page whose way to the scene's folder is `way`.
public func fileAddress(_ name: Text, way: Text = "./") -> Text {
  var address = way
  for byte in name.bytes {
    if isPlain(byte) {
      address.bytes.append(byte)
    } else {
      address.bytes += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)]
    }
  }
  return address
}

/// Letters, digits, the slash between folders, and the marks that mean nothing in an address.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"),
    UInt8(ascii: "."), UInt8(ascii: "~"):
    true
  default: false
  }
}

private func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}
