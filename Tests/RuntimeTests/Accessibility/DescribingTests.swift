import SceneLang
import Testing

@testable import Runtime

/// What a screen reader may say of a scene.
@Suite struct DescribingTests {
  @Test("Named things, labels and what listens are there; what has neither name nor text is not")
  func who() {
    let toy = Toy(
      text: """
        scene "Farm"
        box barn size 50
        box size 50
        label "Hello" at (0, 100)
        circle at (0, 200) size 50 { on tap { } }
        image "cow.png" size 50 alt "A cow"
        """)
    #expect(toy.spoken.words == ["scene Farm", "  image barn", "  text Hello", "  button circle", "  image A cow"])
  }

  @Test("What is hidden, and what is in it, is not there; nor is what turns its back and is one-sided")
  func hidden() {
    let toy = Toy(
      text: """
        state night = no
        group room hidden (night) { box bed size 20 }
        box card size 20 oneSided rotationY if night then 180 else 0
        box lamp at (100, 100) size 20
        on tap lamp { night = not night }
        """)
    #expect(toy.spoken.words == ["scene ", "  group room", "    image bed", "  image card", "  button lamp"])
    toy.tap(110, 110, at: 1)
    #expect(toy.spoken.words == ["scene ", "  button lamp"])
  }

  @Test("An alt goes before the text, the text before the name, and members of a family have their numbers")
  func names() {
    let toy = Toy(
      text: """
        label a "Text" alt "Spoken"
        label b "Text"
        label c ""
        for n from 1 to 3 { box brick size 10 }
        for n from 1 to 2 { label sign "No. {n}" }
        """)
    #expect(
      toy.spoken.words == [
        "scene ", "  text Spoken", "  text Text", "  text c", "  image brick 1", "  image brick 2", "  image brick 3",
        "  text No. 1", "  text No. 2",
      ])
  }

  @Test("What actions add is numbered as one family, whichever step adds it")
  func added() {
    let toy = Toy(
      text: """
        box a size 40
        on tap a {
          add star spark size 10
          add star spark size 20
        }
        """)
    toy.tap(10, 10, at: 1)
    toy.tap(10, 10, at: 2)
    let sparks = toy.spoken.words.dropFirst(2)
    #expect(Set(sparks) == ["  image spark 1", "  image spark 2", "  image spark 3", "  image spark 4"])
    #expect(sparks.count == 4)
  }

  @Test("An empty alt takes out what is there for its looks, but not what listens")
  func decoration() {
    let toy = Toy(
      text: """
        box sky size 100 alt "" { box cloud size 10 }
        box door at (0, 200) size 100 alt ""
        on tap door { }
        """)
    #expect(toy.spoken.words == ["scene ", "  image cloud", "  button door"])
  }

  @Test("Groups and parts hold what is in them; a group of nothing that is spoken of is one picture")
  func nesting() {
    let toy = Toy(
      text: """
        part face { circle eye size 10; circle nose size 10 }
        group head at (10, 10) { face front; box hat size 5 }
        group tree { box size 20; path "M 0 0 L 10 10" }
        """)
    #expect(
      toy.spoken.words == [
        "scene ", "  group head", "    group front", "      image eye", "      image nose", "    image hat",
        "  image tree",
      ])
  }

  @Test("What is in something that listens stands after it, since a button is one thing")
  func buttons() {
    let toy = Toy(
      text: """
        group board size 100 touch bounds { box lamp size 20; group row { box bead size 5 } }
        on tap board { }
        """)
    #expect(toy.spoken.words == ["scene ", "  button board", "  image lamp", "  group row", "    image bead"])
  }

  @Test("The flags of a part's parameters that are yes are its state")
  func states() {
    let toy = Toy("fingers")
    #expect(!toy.spoken.words.contains { $0.contains("folded") })
    toy.tap(120, 410, at: 1)
    toy.tap(120, 410, at: 2)
    let folded = toy.spoken.lines.filter { $0.state == "folded" }
    #expect(folded.map(\.name) == ["pinkie", "thumb"])
    #expect(folded.allSatisfy { $0.box.minimum.x > 160 })
  }

  @Test("The order is the page's, whatever is raised; what is attached goes along")
  func order() {
    let toy = Toy(
      text: """
        box a at (0, 0) size 20
        box b at (100, 0) size 20
        group tray at (0, 200) size 50
        drag a
        on tap b { attach b to tray }
        """)
    toy.touch(.began, 10, 10, at: 1)
    toy.touch(.moved, 40, 40, at: 1.1)
    toy.touch(.ended, 40, 40, at: 1.2)
    #expect(toy.spoken.words == ["scene ", "  button a", "  button b", "  image tray"])
    toy.tap(110, 10, at: 2)
    #expect(toy.spoken.words == ["scene ", "  button a", "  group tray", "    button b"])
  }

  @Test("A handler for one certain thing makes that one a button, not its likes")
  func certain() {
    let toy = Toy(
      text: """
        part lamp { circle glass size 20; circle foot size 20 }
        lamp left
        lamp right at (100, 0)
        on tap left.glass { }
        """)
    #expect(
      toy.spoken.words == [
        "scene ", "  group left", "    button glass", "    image foot", "  group right", "    image glass",
        "    image foot",
      ])
  }

  @Test("Boxes lie where things are drawn: turned, in groups, and around what is in what has no size")
  func boxes() throws {
    let toy = Toy(
      text: """
        group g at (100, 50) { box bar at (10, 10) size (40, 20) rotation 90 }
        path line stroke black { move (-5, 3) line (20, 30) }
        """)
    let tree = toy.spoken
    #expect(close(tree["bar"]?.box, Bounds(at: Point(120, 50), size: Point(20, 40)), 1e-9))
    #expect(close(tree["g"]?.box, Bounds(at: Point(120, 50), size: Point(20, 40)), 1e-6))
    #expect(close(tree["line"]?.box, Bounds(at: Point(-5, 3), size: Point(25, 27)), 1e-9))
    #expect(tree.lines[0].box == Bounds(at: .zero, size: Point(320, 568)))
  }

  @Test("What was to happen once, and has happened, is spent; what can happen again is not")
  func spent() {
    let toy = Toy(
      text: """
        for n from 0 to 1 { box a at (50 * n, 0) size 40 }
        box b at (100, 0) size 40
        box c at (150, 0) size 40
        state log = 0
        on tap a once { log += 1 }
        on tap b once { log += 1 }
        on press b { log += 1 }
        on tap c once { log += 1 }
        drag c
        """)
    #expect(toy.spoken.lines.allSatisfy { !$0.isSpent })
    for x in [10.0, 110, 160] { toy.tap(x, 10, at: x / 100) }
    #expect(toy.spoken.lines.filter(\.isSpent).map(\.name) == ["a 1"])
  }

  @Test("A scene that listens itself says so")
  func wholeScene() {
    let toy = Toy(text: "scene \"Bubbles\"\non tap scene { }\n")
    #expect(toy.spoken.lines.map(\.listens) == [Int(Listening.tap.rawValue)])
  }

  @Test("It is described anew only when something has changed, and then says whether it is different")
  func changes() {
    let toy = Toy("fingers")
    #expect(toy.describe())
    #expect(!toy.describe())
    toy.tap(250, 20, at: 1)
    #expect(!toy.describe())
    toy.tap(120, 410, at: 2)
    #expect(toy.describe())
    _ = toy.stage.draw()
    #expect(!toy.describe())
  }

  @Test("Things keep their numbers while they are there, whoever goes, and others come in their places")
  func generations() throws {
    let toy = Toy(
      text: """
        state fish = [1, 2]
        for f in fish { circle swimmer at (50 * f, 0) size 20 }
        box net at (0, 100) size 50
        on tap net { fish = if fish == [1, 2] then [2] else [2, 3] }
        """)
    let second = try #require(toy.spoken["swimmer 2"])
    toy.tap(10, 110, at: 1)
    let alone = try #require(toy.spoken["swimmer 1"])
    #expect((alone.thing, alone.generation) == (second.thing, second.generation))
    toy.tap(10, 110, at: 2)
    let third = try #require(toy.spoken["swimmer 2"])
    #expect((third.thing, third.generation) != (second.thing, second.generation))
  }
}
