import Testing

@testable import Runtime

/// `contains_point`, `intersects` and `intersection` of `apple_checked_coregraphics.json`; the turned frames of
/// `apple_checked_quartzcore.json`; `convertRect` of `apple_checked_uikit.json`. Not used: `rect_other`, whose rounding
/// outwards and insets nothing here needs.
@Suite struct BoundsTests {
  static let vectors = Vector.file("apple_checked_coregraphics")

  static func box(_ vector: Vector) -> Bounds {
    let n = vector.numbers
    return Bounds(at: Point(n[0], n[1]), size: Point(n[2], n[3]))
  }

  @Test("A box contains its left and top edges, not its right and bottom ones, as Core Graphics says")
  func contains() {
    let rows = Self.vectors["contains_point"].array
    #expect(rows.count == 8)
    for row in rows {
      let point = Point(row["p"][0].number, row["p"][1].number)
      #expect(Self.box(row["r"]).contains(point) == row["v"].flag)
    }
  }

  @Test("Boxes touch when they share an edge or a corner, as Core Graphics says")
  func touches() {
    let rows = Self.vectors["intersects"].array
    #expect(rows.count == 8)
    for row in rows {
      let (a, b) = (Self.box(row["a"]), Self.box(row["b"]))
      #expect(a.touches(b) == row["v"].flag)
      #expect(b.touches(a) == row["v"].flag)
      #expect((a.intersection(b) != nil) == row["v"].flag)
    }
  }

  @Test("What two boxes share is what Core Graphics says")
  func intersection() {
    for row in Self.vectors["intersection"].array {
      #expect(Self.box(row["a"]).intersection(Self.box(row["b"])) == Self.box(row["out"]))
    }
  }

  @Test("The box around mapped corners is the frame of a turned layer")
  func frames() throws {
    for row in Vector.file("apple_checked_quartzcore")["frame"].array where !row["transform"].isNull {
      let bounds = Self.box(row["bounds"])
      let map = try Matrix3.translation(Point.zero - bounds.size * 0.5)
        .concatenating(Matrix4Tests.described(row["transform"]).plane)
        .concatenating(.translation(Point(row["position"][0].number, row["position"][1].number)))
      let frame = bounds.mapped(by: map)
      let expected = Self.box(row["frame"])
      #expect(close(frame.minimum, expected.minimum, 1e-12) && close(frame.maximum, expected.maximum, 1e-12))
    }
  }

  @Test("The box around points grows to each of them")
  func around() {
    #expect(Bounds(around: [Point(3, 4), Point(-1, 9), Point(2, 2)]) == Bounds(Point(-1, 2), Point(3, 9)))
    #expect(Bounds(around: []) == nil)
  }
}
