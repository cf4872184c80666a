import SceneLang
import Testing

@Suite struct DecimalTests {
  static func read(_ text: String) -> Double { decimal(ArraySlice(text.utf8)) }

  @Test(
    "A written number is read as the nearest Double",
    arguments: [
      "0", "35", "0.5", ".5", "5.", "0.1", "0.3", "123456789012345678", "9007199254740993", "9007199254740992.99999",
      "0.000001", "1e-3", "1E+2", "2.2250738585072011e-308", "2.2250738585072014e-308", "5e-324",
      "2.4703282292062327e-324",
      "2.4703282292062328e-324", "1.7976931348623157e308", "1.7976931348623158e308", "1e23", "8.5e22", "00012.500",
      "0.000000000000000000000000000000000000012345678901234567", "6.9294956446009195e15", "1e-400", "0e999999999999",
      "9007199254740992.999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999",
    ])
  func nearest(text: String) throws {
    #expect(try Self.read(text) == #require(Double(text)))
  }

  @Test("Numbers of up to 21 digits are read as the nearest Double, wherever their point is")
  func random() throws {
    var state: UInt64 = 1
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    for _ in 0..<20_000 {
      let digits = (0...(next() % 20)).map { _ in String(next() % 10) }.joined()
      let text = "\(digits).\(next() % 100_000)e\(Int(next() % 60) - 30)"
      #expect(try Self.read(text) == #require(Double(text)), "\(text)")
    }
  }

  @Test("The middle between two doubles goes to the even one, and a trace above it to the upper")
  func middles() {
    let middle = "1.00000000000000011102230246251565404236316680908203125"
    #expect(Self.read(middle) == 1)
    #expect(Self.read(middle + String(repeating: "0", count: 2_000) + "1") == 1.0000000000000002)
  }

  @Test("Thousands of digits are no trouble")
  func long() {
    #expect(Self.read("1" + String(repeating: "0", count: 100_000)) == .infinity)
    #expect(Self.read("0." + String(repeating: "0", count: 100_000) + "1") == 0)
    #expect(Self.read("0." + String(repeating: "3", count: 100_000)) == 1.0 / 3)
    #expect(Self.read("1" + String(repeating: "0", count: 5_000) + "e-5000") == 1)
  }
}
