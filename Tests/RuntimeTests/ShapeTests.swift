import Testing

@testable import Runtime

/// The painted shapes of `seed_koma.json`, the arms and chips of `seed_magnet.json`, the hit points of
/// `seed_fingers.json`.
@Suite struct ShapeTests {
  static func polygon(_ points: [Point]) -> Outline {
    var outline = Outline()
    for point in points { if outline.isEmpty { outline.move(to: point) } else { outline.line(to: point) } }
    outline.close()
    return outline
  }

  @Test("The seed's pieces are painted where the seed says")
  func koma() {
    let seed = Vector.file("seed_koma")
    let shape = Shape(.outline(Self.polygon(seed["path_layer_points"].array.map { Point($0[0].number, $0[1].number) })))
    let probes = seed["probes_in_layer_coords"].array
    #expect(probes.count == 15)
    for probe in probes {
      let point = Point(probe["p"][0].number, probe["p"][1].number)
      #expect(shape.contains(point) == probe["inside_painted_shape"].flag)
    }
    #expect(abs(Region(shape, through: .identity).areaForTest - seed["path_area"].number) < 1e-9)
  }

  @Test("The seed's magnet arms are as thick as the seed says")
  func magnetArms() {
    for arm in Vector.file("seed_magnet")["arms"].object.values where !arm["quad"].isNull {
      let quad = arm["quad"].array.map { Point($0[0].number, $0[1].number) }
      var outline = Outline()
      outline.move(to: quad[0])
      outline.curve(to: quad[2], via: quad[1])
      let shape = Shape(.outline(outline), isFilled: false, thickness: arm["lineWidth"].number)
      for sample in arm["samples"].array where sample["t"].number > 0 && sample["t"].number < 1 {
        let center = Point(sample["center"][0].number, sample["center"][1].number)
        #expect(shape.contains(center))
        for edge in [sample["left_edge"].numbers, sample["right_edge"].numbers] {
          let out = Point(edge[0], edge[1]) - center
          #expect(shape.contains(center + out * 0.98))
          #expect(!shape.contains(center + out * 1.02))
        }
      }
    }
  }

  @Test("A stroke ends flat at the ends of its line")
  func butt() {
    var outline = Outline()
    outline.move(to: Point(10, 10))
    outline.line(to: Point(30, 10))
    let shape = Shape(.outline(outline), isFilled: false, thickness: 8)
    #expect(shape.contains(Point(11, 13.9)))
    #expect(!shape.contains(Point(9.9, 10)))
    #expect(!shape.contains(Point(30.1, 10)))
    #expect(!shape.contains(Point(20, 14.1)))
  }

  @Test("Corners of a stroke are pointed up to ten times the thickness, then cut")
  func miter() {
    let box = Shape(.box(size: Point(20, 20), corner: 0), isFilled: false, thickness: 4)
    #expect(box.contains(Point(-1.9, -1.9)) && box.contains(Point(21.9, 21.9)))
    #expect(!box.contains(Point(-2.1, 0)) && !box.contains(Point(10, 10)))
    #expect(abs(Region(box, through: .identity).areaForTest - (24 * 24 - 16 * 16)) < 1e-9)
    // A corner of 20 degrees is pointed, one of 10 is cut.
    for (degrees, isPointed) in [(20.0, true), (10, false)] {
      var outline = Outline()
      outline.move(to: Point(100, 0))
      outline.line(to: .zero)
      outline.line(to: Point(100 * cosine(degrees: degrees), 100 * sine(degrees: degrees)))
      let shape = Shape(.outline(outline), isFilled: false, thickness: 2)
      let out = Point(-cosine(degrees: degrees / 2), -sine(degrees: degrees / 2))
      #expect(shape.contains(out * 4) == isPointed)
      #expect(shape.contains(out * 0.05))
    }
  }

  @Test("A box contains its left and top edges; its corners are round")
  func boxes() {
    let plain = Shape(.box(size: Point(60, 60), corner: 0))
    #expect(plain.contains(.zero) && plain.contains(Point(59.9, 59.9)))
    #expect(!plain.contains(Point(60, 30)) && !plain.contains(Point(30, 60)) && !plain.contains(Point(-0.1, 30)))
    let round = Shape(.box(size: Point(60, 40), corner: 10))
    #expect(!round.contains(Point(2, 2)) && !round.contains(Point(58, 38)))
    #expect(round.contains(Point(3, 3)) && round.contains(Point(0, 20)) && round.contains(Point(30, 0)))
  }

  @Test("An ellipse contains what is inside its curve")
  func ellipses() {
    let shape = Shape(.ellipse(size: Point(50, 20)))
    #expect(shape.contains(Point(25, 10)) && shape.contains(Point(0, 10)) && shape.contains(Point(49.9, 10)))
    #expect(!shape.contains(Point(3, 3)) && !shape.contains(Point(25, 20.1)))
    #expect(!Shape(.ellipse(size: Point(0, 20))).contains(Point(0, 10)))
  }

  @Test("Runs the same way round are filled together, a run the other way round is a hole")
  func nonZero() {
    var both = Self.polygon([Point(0, 0), Point(30, 0), Point(30, 30), Point(0, 30)])
    for point in [Point(10, 10), Point(20, 10), Point(20, 20), Point(10, 20)] {
      if point == Point(10, 10) { both.move(to: point) } else { both.line(to: point) }
    }
    both.close()
    #expect(Shape(.outline(both)).contains(Point(15, 15)))
    var hole = Self.polygon([Point(0, 0), Point(30, 0), Point(30, 30), Point(0, 30)])
    for point in [Point(10, 10), Point(10, 20), Point(20, 20), Point(20, 10)] {
      if point == Point(10, 10) { hole.move(to: point) } else { hole.line(to: point) }
    }
    hole.close()
    #expect(!Shape(.outline(hole)).contains(Point(15, 15)))
    #expect(Shape(.outline(hole)).contains(Point(5, 15)))
    #expect(abs(Region(Shape(.outline(hole)), through: .identity).areaForTest - 800) < 1e-9)
  }

  @Test("A fill that goes either way round and its stroke are one shape")
  func fillAndStroke() {
    for points in [[Point(0, 0), Point(20, 0), Point(20, 20)], [Point(20, 20), Point(20, 0), Point(0, 0)]] {
      let shape = Shape(.outline(Self.polygon(points)), thickness: 2)
      #expect(shape.contains(Point(19.5, 10)) && shape.contains(Point(20.5, 10)) && shape.contains(Point(15, 5)))
      let region = Region(shape, through: .identity)
      #expect(region.contains(Point(19.5, 10)) && region.contains(Point(20.5, 10)) && region.contains(Point(15, 5)))
    }
  }

  @Test("The seed's open and folded fingers have their corners where the seed says")
  func fingers() {
    for finger in Vector.file("seed_fingers")["fingers"].array where finger["hand"].string == "left" {
      let length = finger["length"].number
      for (corners, fold) in [("open_corners_hand", 1.0), ("folded_corners_view", 0.1)] {
        let origin = corners == "open_corners_hand" ? Point.zero : Point(80, 300)
        let map = Matrix3.translation(Point(0, -5)).concatenating(.scale(fold, 1))
          .concatenating(.rotation(degrees: finger["angle_deg"].number))
          .concatenating(.translation(Point(finger["root_in_hand"][0].number, finger["root_in_hand"][1].number)))
          .concatenating(.translation(origin))
        let box = Bounds(.zero, Point(length, 10))
        for (corner, expected) in zip(box.corners, finger[corners].array) {
          #expect(close(map.apply(corner), Point(expected[0].number, expected[1].number), 1e-5))
        }
      }
    }
  }
}
