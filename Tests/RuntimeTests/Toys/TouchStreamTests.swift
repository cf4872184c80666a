import Testing

@testable import Runtime

/// Touches that were recorded on a real device: `touch_streams_flutter.json`.
@Suite struct TouchStreamTests {
  static let streams = Vector.file("touch_streams_flutter")["streams"].array

  /// A sheet over the whole scene that counts its taps and follows the finger.
  private static func sheet(ages: String = "", drags: Bool = false) -> Toy {
    Toy(
      text: """
        scene "Sheet" size (320, 568) \(ages)
        state taps = 0
        box sheet center (160, 284) size 6000 touch bounds
        on tap sheet { taps += 1 }
        \(drags ? "drag sheet" : "")
        """)
  }

  private static func play(_ stream: Vector, into toy: Toy, until end: Double = .infinity, by way: Point = .zero) {
    for event in stream["events"].array where event["t_ms"].number <= end {
      let phase: TouchEvent.Phase =
        event["kind"].string == "down" ? .began : event["kind"].string == "move" ? .moved : .ended
      let point = event["p"].point + way
      toy.touch(phase, point.x, point.y, at: event["t_ms"].number / 1000)
    }
  }

  @Test("There are three streams, each from down to up")
  func vector() {
    #expect(Self.streams.count == 3)
    for stream in Self.streams {
      #expect(stream["events"].array.first?["kind"].string == "down")
      #expect(stream["events"].array.last?["kind"].string == "up")
    }
  }

  @Test("The finger leaves the slop of 10 points when the stream says", arguments: 0..<3)
  func slop(number: Int) {
    let stream = Self.streams[number]
    let moment = stream["derived"]["tap_with_10pt_radius_fails_at_ms"].number
    let before = Self.sheet()
    Self.play(stream, into: before, until: moment - 1)
    #expect(before.stage.fingers.first?.hasMoved == false)
    let after = Self.sheet()
    Self.play(stream, into: after, until: moment)
    #expect(after.stage.fingers.first?.hasMoved == true)
  }

  @Test("A finger that has left the slop does not tap, though it is lifted on the thing", arguments: 0..<3)
  func noTap(number: Int) {
    let toy = Self.sheet()
    Self.play(Self.streams[number], into: toy)
    #expect(toy.number("taps") == 0)
  }

  @Test("Lifted before it leaves the slop, the same finger taps", arguments: 0..<3)
  func tap(number: Int) {
    let stream = Self.streams[number]
    let toy = Self.sheet()
    Self.play(stream, into: toy, until: stream["derived"]["tap_with_10pt_radius_fails_at_ms"].number - 1)
    let finger = toy.stage.fingers[0].position
    toy.touch(.ended, finger.x, finger.y, at: 1)
    #expect(toy.number("taps") == 1)
  }

  @Test(
    "Small children may move further and still tap: 16 points from six years, 24 below",
    arguments: [("ages (6, 8)", 16.0), ("ages (3, 5)", 24.0)])
  func slopOfAges(ages: String, slop: Double) {
    for stream in Self.streams {
      let start = stream["events"][0]["p"].point
      for event in stream["events"].array.dropFirst() {
        let toy = Self.sheet(ages: ages)
        Self.play(stream, into: toy, until: event["t_ms"].number)
        let furthest =
          stream["events"].array.filter { $0["t_ms"].number <= event["t_ms"].number }
          .map { distance($0["p"].point, start) }.max() ?? 0
        if event["kind"].string != "up" { #expect(toy.stage.fingers.first?.hasMoved == (furthest > slop)) }
      }
    }
  }

  @Test("A dragged thing goes as far as the finger, from its first movement", arguments: 0..<3)
  func drag(number: Int) {
    let stream = Self.streams[number]
    let start = stream["events"][0]["p"].point
    for event in stream["events"].array {
      let toy = Self.sheet(drags: true)
      Self.play(stream, into: toy, until: event["t_ms"].number)
      #expect(close(toy.place(of: toy.thing("sheet")), Point(160, 284) + event["p"].point - start, 1e-9))
    }
    let total = stream["derived"]["total_delta"].point
    let last = stream["events"].array.last?["p"].point ?? .zero
    #expect(close(last - start, total, 1e-9))
  }

  @Test("A piece of koma goes as far as the finger", arguments: 0..<3)
  func koma(number: Int) {
    let stream = Self.streams[number]
    let toy = Toy("koma")
    let piece = toy.things("piece")[3]
    // The stream is moved so that it begins on the piece, in the middle of the scene.
    toy.touch(.began, 22, 154, at: 0, finger: 9)
    toy.touch(.moved, 160, 284, at: 0, finger: 9)
    toy.touch(.ended, 160, 284, at: 0, finger: 9)
    let before = toy.place(of: piece)
    Self.play(stream, into: toy, by: Point(160, 284) - stream["events"][0]["p"].point)
    #expect(close(toy.place(of: piece), before + stream["derived"]["total_delta"].point, 1e-9))
  }
}
