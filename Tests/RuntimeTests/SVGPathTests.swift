import SceneLang
import Testing

@testable import Runtime

/// `svg_path_parsing.json`. Not used: `R` and `r` (curves that only one library has) and U+1680 as space, neither of
/// which is SVG.
@Suite struct SVGPathTests {
  static let vectors = Vector.file("svg_path_parsing")

  static let letters: [String: String] = [
    "MoveTo": "M", "LineTo": "L", "HorizontalLineTo": "H", "VerticalLineTo": "V", "CurveTo": "C", "SmoothCurveTo": "S",
    "Quadratic": "Q", "SmoothQuadratic": "T", "EllipticalArc": "A", "ClosePath": "Z",
  ]
  static let members = ["rx", "ry", "x_axis_rotation", "large_arc", "sweep", "x1", "y1", "x2", "y2", "x", "y"]

  @Test("Path data are read command by command, up to the first mistake")
  func segments() throws {
    let tests = Self.vectors["segment_tests"].array
    #expect(tests.count == 24)
    for test in tests {
      let path = try SVGPath(Text(#require(test["d"].string)))
      let expected = try test["segments"].array.map { segment in
        let letter = try #require(segment["seg"].string.flatMap { Self.letters[$0] })
        let numbers = Self.members.compactMap { member -> Double? in
          if let flag = segment[member].flag { return flag ? 1 : 0 }
          return segment[member].isNull ? nil : segment[member].number
        }
        let isAbsolute = segment["abs"].flag == true
        return SVGPath.Command(letter: (isAbsolute ? letter : letter.lowercased()).utf8.first ?? 0, numbers: numbers)
      }
      #expect(path.commands.map { closeAlike($0) } == expected.map { closeAlike($0) }, "\(test["name"])")
    }
  }

  /// `Z` and `z` are the same command.
  private func closeAlike(_ command: SVGPath.Command) -> SVGPath.Command {
    command.letter == UInt8(ascii: "Z") ? SVGPath.Command(letter: UInt8(ascii: "z"), numbers: []) : command
  }

  @Test("Two ways to write the same path are the same path")
  func normalised() throws {
    var seen = 0
    for pair in Self.vectors["normalised_strings"].array {
      let (written, plain) = try (#require(pair[0].string), #require(pair[1].string))
      if written.contains("\u{1680}") || written.lowercased().contains("r 1 1") { continue }
      #expect(SVGPath(Text(written)).outline == SVGPath(Text(plain)).outline, "\(written)")
      seen += 1
    }
    #expect(seen == 21)
  }

  @Test(
    "A mistake is told by its place",
    arguments: [
      ("q", 0), ("L10 10 100 0 0 100", 0), ("z", 0), ("M 10 20 L 30 40 L 50", 20), ("M0 0L0e", 5), ("M0,0,", 5),
      ("M 0 0 Z 2", 8), ("M0 0G 1", 4), ("M0 0a2 2 2 2 2 2 2", 11), ("M0 0,,1 1", 5), ("M0 0 L,1 1", 6), ("M0 0 #", 5),
      ("M5. 0", 1), ("M 0 0 L 1e999 0", 8),
    ])
  func mistakes(data: String, place: Int) {
    #expect(SVGPath(Text(data)).errorOffset == place)
  }

  @Test(
    "Whole path data have no mistake", arguments: ["", " ", "M1 2", "m1,2l3,4 ", "M0 0h1v1z m1 1 1 1", "M.5.5-1-1"])
  func noMistake(data: String) {
    #expect(SVGPath(Text(data)).errorOffset == nil)
  }

  @Test("Relative commands, and those that mirror the curve before, draw what they stand for")
  func drawn() {
    let short = SVGPath("m10 20 l30 40 h50 v60 c1 2 3 4 5 6 s7 8 9 10 q1 2 3 4 t5 6 z l1 1").outline
    let long = SVGPath(
      """
      M10 20 L40 60 L90 60 L90 120 C91 122 93 124 95 126 C97 128 102 134 104 136 Q105 138 107 140 Q109 142 112 146 Z \
      L11 21
      """
    ).outline
    #expect(short == long)
  }

  @Test("A mirrored curve after something else than a curve starts at its own point")
  func notMirrored() {
    #expect(SVGPath("M0 0 L5 5 S7 8 9 10").outline == SVGPath("M0 0 L5 5 C5 5 7 8 9 10").outline)
    #expect(SVGPath("M0 0 C1 1 2 2 5 5 T9 10").outline == SVGPath("M0 0 C1 1 2 2 5 5 Q5 5 9 10").outline)
  }

  @Test("An arc takes the way that its flags say", arguments: [(0, 0), (0, 1), (1, 0), (1, 1)])
  func arcFlags(large: Int, clockwise: Int) throws {
    let outline = SVGPath(Text("M 10 0 A 10 10 0 \(large) \(clockwise) 0 10")).outline
    let center = large == clockwise ? Point(10, 10) : Point(0, 0)
    let points = try #require(outline.flattened(tolerance: 0.001).first).points
    var turned = 0.0
    for (a, b) in zip(points, points.dropFirst()) {
      let (from, to) = (a - center, b - center)
      #expect(abs((to.x * to.x + to.y * to.y).squareRoot() - 10) < 0.01)
      turned += arcTangent2(from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y)
    }
    #expect(abs(turned - Double((large == 1 ? 270 : 90) * (clockwise == 1 ? 1 : -1))) < 1e-6)
  }

  @Test("A turned elliptical arc has the radii and the turn that it says")
  func turnedArc() throws {
    // Half an ellipse of radii 20 and 10 whose long axis points along 30 degrees.
    let end = Matrix3.rotation(degrees: 30).apply(Point(40, 0))
    let outline = SVGPath(Text("M 0 0 A 20 10 30 0 1 \(end.x) \(end.y)")).outline
    let back = Matrix3.rotation(degrees: -30)
    for point in try #require(outline.flattened(tolerance: 0.001).first).points {
      let local = back.apply(point)
      let (x, y) = ((local.x - 20) / 20, local.y / 10)
      #expect(abs((x * x + y * y).squareRoot() - 1) < 0.001)
      #expect(local.y < 1e-9)
    }
  }

  @Test("Closed, with arcs and turns, an outline has as many pieces as other libraries find")
  func pieces() throws {
    let rows = Self.vectors["kurbo_segment_counts"].array
    #expect(rows.count == 3)
    for row in rows {
      let path = try SVGPath(Text(#require(row[0].string)))
      #expect(path.errorOffset == nil)
      // Those count a closing line only where it has a length, an arc as its cubic pieces.
      var count = 0
      var pen = Point.zero
      var start = Point.zero
      for element in path.outline.elements {
        switch element {
        case .move(let point): (pen, start) = (point, point)
        case .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
          count += 1
          pen = point
        case .close: if pen != start { count += 1 }
        }
      }
      #expect(count == Int(row[1].number))
    }
  }
}
