import SceneLang
import Testing

@testable import Runtime

/// `when A touches B`, where things are fast, many, or move together.
@Suite struct MeetingTests {
  /// A scene of one state, `log`, and what a test adds.
  private static func toy(_ things: String) -> Toy {
    Toy(text: "scene size (320, 568)\nstate log = \"\"\n\(things)")
  }

  private static func log(_ toy: Toy) -> String {
    guard case .text(let log) = toy.value("log") else { return "" }
    return log.description
  }

  /// Presses at one point and goes on at another, in one report.
  private static func drag(_ toy: Toy, from start: (Double, Double), to end: (Double, Double), at seconds: Double) {
    toy.touch(.began, start.0, start.1, at: seconds)
    toy.touch(.moved, end.0, end.1, at: seconds)
    toy.touch(.ended, end.0, end.1, at: seconds)
  }

  @Test("Things that are carried together do not meet, however fast")
  func together() {
    let toy = Self.toy(
      """
      group cart at (20, 100) size (80, 20) touch bounds {
        box nose at (0, 0) size 20
        box tail at (60, 0) size 20
      }
      drag cart
      when nose touches tail { log = "{log}met " }
      """)
    Self.drag(toy, from: (60, 110), to: (240, 110), at: 0)
    Self.drag(toy, from: (240, 110), to: (70, 300), at: 1)
    #expect(Self.log(toy) == "")
  }

  @Test("Two that cross on their ways meet, though neither touches where the other ends")
  func crossing() {
    let toy = Self.toy(
      """
      box a center (60, 200) size 10
      box b center (160, 100) size 10
      on tap scene {
        together {
          animate a center (260, 200) over 0.01s
          animate b center (160, 300) over 0.01s
        }
      }
      when a touches b { log = "{log}met " }
      """)
    toy.tap(10, 10, at: 0)
    toy.stage.advance(to: 1_000_000)
    #expect(Self.log(toy) == "met ")
  }

  @Test("Two that pass the same place at different times do not meet")
  func passing() {
    let toy = Self.toy(
      """
      box a center (60, 200) size 10
      box b center (80, 100) size 10
      on tap scene {
        together {
          animate a center (260, 200) over 0.01s
          animate b center (80, 300) over 0.01s
        }
      }
      when a touches b { log = "{log}met " }
      """)
    toy.tap(10, 10, at: 0)
    toy.stage.advance(to: 1_000_000)
    #expect(Self.log(toy) == "")
  }

  @Test("What is met on the way is told in the order of the way")
  func inOrder() {
    let toy = Self.toy(
      """
      for n, i in [200, 100, 250, 150] { box post center (n, 100) size 10 }
      box ball center (40, 100) size 20
      drag ball
      when ball touches post { log = "{log}{post.center.x} " }
      """)
    Self.drag(toy, from: (40, 100), to: (300, 100), at: 0)
    #expect(Self.log(toy) == "100 150 200 250 ")
    Self.drag(toy, from: (300, 100), to: (40, 100), at: 1)
    #expect(Self.log(toy) == "100 150 200 250 250 200 150 100 ")
  }

  @Test("What is set somewhere meets only what is there; what glides or is dragged meets what is between")
  func setting() {
    let toy = Self.toy(
      """
      box post center (160, 100) size 10
      box ball center (40, 100) size 20
      drag ball
      on key "j" { ball.center = (280, 100) }
      on key "g" { animate ball center (40, 100) over 0.01s }
      when ball touches post { log = "{log}met " }
      """)
    toy.stage.key("j", at: 1_000)
    #expect(Self.log(toy) == "")
    toy.stage.key("g", at: 2_000)
    toy.stage.advance(to: 100_000)
    #expect(Self.log(toy) == "met ")
    Self.drag(toy, from: (40, 100), to: (280, 100), at: 1)
    #expect(Self.log(toy) == "met met ")
  }

  @Test("A touch that is cancelled puts the thing back without meeting anything")
  func cancelled() {
    let toy = Self.toy(
      """
      box post center (160, 100) size 10
      box ball center (40, 100) size 20
      drag ball
      when ball touches post { log = "{log}met " }
      """)
    toy.touch(.began, 40, 100, at: 0)
    toy.touch(.moved, 280, 100, at: 0.1)
    #expect(Self.log(toy) == "met ")
    toy.touch(.cancelled, 280, 100, at: 0.2)
    #expect(toy.place(of: toy.thing("ball")) == Point(40, 100))
    #expect(Self.log(toy) == "met ")
  }

  @Test("A thing that turns or swells while it is dragged misses nothing either")
  func swelling() {
    let toy = Self.toy(
      """
      box post center (160, 100) size 10
      box ball center (40, 100) size 20
      drag ball
      on press ball { animate ball scale 1.5 rotation 30 over 0.2s }
      when ball touches post { log = "{log}met " }
      """)
    toy.touch(.began, 40, 100, at: 0)
    toy.touch(.moved, 280, 100, at: 0.1)
    #expect(Self.log(toy) == "met ")
  }

  @Test("What leaves on its way has not met; what comes back later has")
  func leaving() {
    let toy = Self.toy(
      """
      box post center (160, 100) size 10
      box ball center (160, 100) size 20
      drag ball
      when ball touches post { log = "{log}met " }
      """)
    #expect(Self.log(toy) == "met ")
    Self.drag(toy, from: (160, 95), to: (280, 95), at: 1)
    #expect(Self.log(toy) == "met ")
    Self.drag(toy, from: (280, 95), to: (40, 95), at: 2)
    #expect(Self.log(toy) == "met met ")
  }

  @Test("Every pair is judged as things are when they move, before a handler moves any of them")
  func atOnce() {
    let toy = Self.toy(
      """
      box left  center (100, 90) size 10
      box right center (100, 110) size 10
      box ball center (40, 100) size 30
      drag ball
      when ball touches left { log = "{log}left "; right.hidden = yes }
      when ball touches right { log = "{log}right "; left.hidden = yes }
      """)
    Self.drag(toy, from: (40, 100), to: (100, 100), at: 0)
    #expect(Self.log(toy) == "left right ")
  }
}
