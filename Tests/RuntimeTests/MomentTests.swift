import Runtime
import Testing

@Suite struct MomentTests {
  @Test("Seconds that are not a number are no time at all")
  func notANumber() {
    #expect(Microseconds(seconds: .nan) == 0)
  }
}
