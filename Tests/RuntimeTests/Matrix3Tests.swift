import Foundation
import Testing

@testable import Runtime

/// `apple_checked_coregraphics.json`, `affine`. Not used of that file: rectangles (see `BoundsTests`), paths (see
/// `OutlineTests`), pixels, lines and colour spaces, which are the renderer's.
@Suite struct Matrix3Tests {
  static let vectors = Vector.file("apple_checked_coregraphics")

  /// The map that a vector names, such as `translate(5,7)`.
  static func named(_ name: String) throws -> Matrix3 {
    let parts = name.split(whereSeparator: { "(,)".contains($0) })
    let numbers = parts.dropFirst().compactMap { Double($0) }
    switch parts[0] {
    case "translate": return .translation(Point(numbers[0], numbers[1]))
    case "scale": return .scale(numbers[0], numbers[1])
    default: throw UnknownName(name: name)
    }
  }
  struct UnknownName: Error { let name: String }

  /// The six numbers a b c d tx ty of an affine map, as Core Graphics lists them.
  static func list(_ m: Matrix3) -> [Double] { [m.m11, m.m21, m.m12, m.m22, m.m13, m.m23] }

  @Test("Maps are joined, turned, moved and scaled as Core Graphics does")
  func coreGraphics() throws {
    var seen = 0
    for vector in Self.vectors["affine"].array {
      let map: Matrix3
      if let operation = vector.object.keys.first(where: { $0 == "Concat" }) {
        let names = vector[operation].array.compactMap(\.string)
        map = try Self.named(names[0]).concatenating(Self.named(names[1]))
      } else if let name = vector["Scale"].array.first?.string {
        map = try Matrix3.scale(vector["Scale"][1].number, vector["Scale"][2].number).concatenating(Self.named(name))
      } else if let name = vector["Translate"].array.first?.string {
        let by = Point(vector["Translate"][1].number, vector["Translate"][2].number)
        map = try Matrix3.translation(by).concatenating(Self.named(name))
      } else if let name = vector["Rotate"].array.first?.string {
        #expect(abs(vector["Rotate"][1].number * 180 / .pi - 30) < 1e-12)
        map = try Matrix3.rotation(degrees: 30).concatenating(Self.named(name))
      } else if !vector["MakeRotation"].number.isNaN {
        map = Matrix3.rotation(degrees: 30)
      } else if let name = vector["Invert"].string {
        map = try #require(Self.named(name).inverse())
      } else {
        continue
      }
      seen += 1
      for (mine, apples) in zip(Self.list(map), vector["t"].numbers) { #expect(abs(mine - apples) < 1e-15) }
    }
    #expect(seen == 8)
  }

  @Test("The map given first is applied first")
  func order() {
    let map = Matrix3.translation(Point(10, 0)).concatenating(.scale(2, 2))
    #expect(map.apply(Point(1, 1)) == Point(22, 2))
  }

  @Test("A rotation is clockwise where y goes down, and exact in quarter turns")
  func clockwise() {
    #expect(Matrix3.rotation(degrees: 90).apply(Point(1, 0)) == Point(0, 1))
    #expect(Matrix3.rotation(degrees: -180).apply(Point(3, 4)) == Point(-3, -4))
  }

  @Test("A map and its inverse undo each other, perspective too")
  func inverses() throws {
    let tilted = Matrix3(
      m11: 0.9, m12: -0.2, m13: 40, m21: 0.3, m22: 1.1, m23: -7, m31: 0.001, m32: -0.002, m33: 1)
    let inverse = try #require(tilted.inverse())
    for point in [Point(0, 0), Point(100, 20), Point(-35, 60)] {
      let back = inverse.apply(tilted.apply(point))
      #expect(abs(back.x - point.x) < 1e-11 && abs(back.y - point.y) < 1e-11)
    }
  }

  @Test("A map that flattens the plane has no inverse")
  func flat() {
    #expect(Matrix3.scale(0, 1).inverse() == nil)
    #expect(Matrix3.scale(.nan, 1).inverse() == nil)
  }

  @Test("The inverse of an affine map is affine")
  func affineInverse() throws {
    let map = Matrix3.rotation(degrees: 33).concatenating(.scale(0.1, 3)).concatenating(.translation(Point(5, 6)))
    #expect(map.isAffine)
    #expect(try #require(map.inverse()).isAffine)
  }

  @Test("Before the division by W, a point behind the eye has a W that is not positive")
  func behind() {
    let map = Matrix4.rotationY(degrees: -90).concatenating(.perspective(100)).plane
    #expect(map.applyWithW(Point(50, 0)).w == 0.5)
    #expect(map.applyWithW(Point(150, 0)).w == -0.5)
    #expect(!map.isAffine)
  }
}
