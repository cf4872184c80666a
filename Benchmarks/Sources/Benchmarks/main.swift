import Runtime
import SceneLang

// Times are in microseconds, the least of several goes. Only the ratios mean anything on another computer: a ratio far
// below that of the work says that the cost does not grow with it.
print("\(padded("", 44)) \(padded("small", 12)) \(padded("large", 12)) \(padded("ratio", 8)) work")

/// The cost of a tap on the button of a stage that has been tapped once.
func tapCost(_ text: String) -> Double {
  var stage = Stage(program(text), seed: 1)
  _ = stage.draw()
  var moment: Microseconds = 0
  func tap() {
    moment += 1_000_000
    stage.touch(TouchEvent(finger: 1, phase: .began, position: Point(140, 520), time: moment))
    stage.touch(TouchEvent(finger: 1, phase: .ended, position: Point(140, 520), time: moment + 50_000))
  }
  tap()
  return least { tap() }
}

/// The cost of a second in which things move.
func secondCost(_ text: String) -> Double {
  var stage = Stage(program(text), seed: 1)
  stage.advance(to: 2_000_000)
  var moment: Microseconds = 2_000_000
  return least {
    moment += 1_000_000
    stage.advance(to: moment)
  }
}

let (few, many) = (program(crowd(1_000)), program(crowd(100_000)))
row("loading things", small: least { Stage(few, seed: 1) }, large: least(of: 3) { Stage(many, seed: 1) }, work: 100)
row("a tap among things", small: tapCost(crowd(1_000)), large: tapCost(crowd(100_000)), work: 100)
row("a tap among things that listen", small: tapCost(listeners(1_000)), large: tapCost(listeners(100_000)), work: 100)
row(
  "a change that no live value mentions", small: tapCost(followers(500)), large: tapCost(followers(50_000)), work: 100)
row("a second of touching", small: secondCost(field(500)), large: secondCost(field(50_000)), work: 100)

let (short, long) = (Array(lines(1_000).utf8), Array(lines(10_000).utf8))
func check(_ bytes: [UInt8]) -> Int {
  compile(Source(name: "lines.scene", bytes: bytes)) { _ in nil }.diagnostics.count
}
row("checking lines", small: least { check(short) }, large: least(of: 3) { check(long) }, work: 10)

func formatted(_ bytes: [UInt8]) -> Int { format(Source(name: "lines.scene", bytes: bytes))?.bytes.count ?? 0 }
row("formatting lines", small: least { formatted(short) }, large: least(of: 3) { formatted(long) }, work: 10)
