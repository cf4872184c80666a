import SceneLang
import Testing

@testable import Runtime

/// Where the fingers of keys and switches come down.
@Suite struct SpotTests {
  private func spot(_ name: String, in toy: Toy, for listening: Listening = .tap) throws -> Point? {
    let line = try #require(toy.spoken[name])
    return toy.spot(on: line.thing, line.generation, for: listening)
  }

  @Test("It is the middle, where that is the thing's")
  func middle() throws {
    let toy = Toy(text: "box a at (20, 30) size 40\non tap a { }\n")
    #expect(try spot("a", in: toy) == Point(40, 50))
  }

  @Test("It is beside what hears the gesture in the thing or over it")
  func beside() throws {
    let toy = Toy(
      text: """
        state log = ""
        box board at (20, 30) size 200 { box lamp center (100, 100) size 60 }
        box lid at (100, 30) size (20, 60)
        on tap board { log = "{log}board " }
        on tap lamp { log = "{log}lamp " }
        drag lid
        """)
    for name in ["board", "lamp", "board"] {
      let spot = try #require(try spot(name, in: toy))
      toy.tap(spot.x, spot.y, at: 1)
    }
    #expect(toy.value("log") == .text("board lamp board "))
  }

  @Test("There is none on what is covered, outside, or gone")
  func none() throws {
    let toy = Toy(
      text: """
        box a at (20, 30) size 40
        box cover at (0, 0) size 100
        box far at (400, 0) size 40
        on tap a { }
        on tap cover { }
        on tap far { }
        """)
    #expect(try spot("a", in: toy) == nil)
    #expect(try spot("far", in: toy) == nil)
    let line = try #require(toy.spoken["cover"])
    #expect(toy.spot(on: line.thing, line.generation + 1, for: .tap) == nil)
    for thing in [-1, 1000] { #expect(toy.spot(on: thing, 0, for: .tap) == nil) }
  }

  @Test("The scene itself is met where nothing else is")
  func scene() throws {
    let toy = Toy(
      text: "scene \"S\"\nstate n = 0\nbox a center (160, 284) size 100\non tap a { }\non tap scene { n += 1 }\n")
    let spot = try #require(try spot("S", in: toy))
    toy.tap(spot.x, spot.y, at: 1)
    #expect(toy.number("n") == 1)
  }

  @Test("Drop targets are those that a handler waits for, with the way that brings the middles together")
  func targets() throws {
    let toy = Toy(
      text: """
        circle coin center (80, 200) size 60
        box purse center (240, 400) size (100, 80)
        box shelf center (80, 500) size 20
        box cellar center (200, 500) size 20 hidden
        drag coin
        on drop coin onto purse { }
        on drop coin onto cellar { }
        drag shelf
        """)
    let coin = try #require(toy.spoken["coin"])
    let purse = try #require(toy.spoken["purse"])
    let targets = toy.dropTargets(of: coin)
    #expect(
      targets == [DropPlace(thing: purse.thing, generation: purse.generation, way: Point(160, 200))])
    let shelf = try #require(toy.spoken["shelf"])
    #expect(toy.dropTargets(of: shelf) == [])
  }

  @Test("A key is waited for by its name, by an expression, or as any; in what is there now")
  func keys() {
    let named = Toy(text: "let k = \"b\"\non key \"Space\" { }\non key k { }\n")
    for (key, isMeant) in [("Space", true), ("b", true), ("Enter", false)] {
      #expect(named.waits(for: key) == isMeant)
    }
    let any = Toy(
      text: "state lit = no\nbox a size 50\non tap a { lit = yes }\nif lit { on key { } }\n")
    #expect(!any.waits(for: "x"))
    any.tap(10, 10, at: 1)
    #expect(any.waits(for: "x"))
  }
}
