import Foundation
import Testing

@testable import Runtime

/// `apple_checked_quartzcore.json`, `transform3D`, `affineTransform_getter` and `convert`; `apple_checked_uikit.json`,
/// `iphone_measured_conversion`. Not used of those files: frames as stored properties, transactions, implicit actions
/// and layer trees, which this language does not have; hit tests and timing, which other suites use.
@Suite struct Matrix4Tests {
  static let quartz = Vector.file("apple_checked_quartzcore")

  static func list(_ m: Matrix4) -> [Double] {
    [
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
    ]
  }

  static func named(_ name: String) throws -> Matrix4 {
    let parts = name.split(whereSeparator: { "(,)".contains($0) })
    return try made(String(parts[0]), parts.dropFirst().compactMap { Double($0) })
  }

  static func made(_ name: String, _ numbers: [Double]) throws -> Matrix4 {
    switch name {
    case "identity": return .identity
    case "translate": return .translation(numbers[0], numbers[1], numbers[2])
    case "scale": return .scale(numbers[0], numbers[1], numbers[2])
    case "rotateZ": return .rotationZ(degrees: numbers[0] * 180 / .pi)
    case "rotateX": return .rotationX(degrees: numbers[0] * 180 / .pi)
    case "rotate" where numbers[1...] == [0, 0, 1]: return .rotationZ(degrees: numbers[0] * 180 / .pi)
    case "rotate" where numbers[1...] == [1, 0, 0]: return .rotationX(degrees: numbers[0] * 180 / .pi)
    case "m34=-1/500": return .perspective(500)
    case "m34": return .perspective(-1 / numbers[0])
    default: throw Matrix3Tests.UnknownName(name: name)
    }
  }

  /// The map of a vector such as `{"scale": [2, 3, 1]}`.
  static func described(_ vector: Vector) throws -> Matrix4 {
    guard let (name, value) = vector.object.first else { return .identity }
    return try made(name, value.array.isEmpty ? [value.number] : value.numbers)
  }

  @Test("Maps of space are made and joined as Core Animation does")
  func coreAnimation() throws {
    for vector in Self.quartz["transform3D"]["cases"].array {
      let map: Matrix4
      if let name = vector["make"].array.first?.string {
        map = try Self.made(name, vector["make"].array.dropFirst().map(\.number))
      } else if vector["concat"].array.count == 2 {
        let names = vector["concat"].array.compactMap(\.string)
        map = try Self.named(names[0]).concatenating(Self.named(names[1]))
      } else if let name = vector["Translate"].array.first?.string {
        map = try Self.made("translate", vector["Translate"].array.dropFirst().map(\.number))
          .concatenating(Self.named(name))
      } else if let name = vector["Scale"].array.first?.string {
        map = try Self.made("scale", vector["Scale"].array.dropFirst().map(\.number)).concatenating(Self.named(name))
      } else {
        // Space is never turned back as a whole: only planes are, by `Matrix3.inverse`.
        #expect(vector["invert"].string == "scale(2,2,2)")
        continue
      }
      #expect(Self.list(map) == vector["m"].numbers)
    }
  }

  @Test("A map is affine when Core Animation says so")
  func affine() throws {
    let cases = Self.quartz["transform3D"]["isAffine"].object
    #expect(cases.count == 6)
    for (name, expected) in cases { #expect(try Self.named(name).isAffine == expected.flag, "\(name)") }
  }

  @Test("The plane of an affine map is what Core Animation reads as its affine transform")
  func affinePart() throws {
    for vector in Self.quartz["affineTransform_getter"].array where !vector["affine"].array.isEmpty {
      // Setting an affine transform on a layer is not something that this type does.
      guard vector["setAffine"].isNull else { continue }
      let map = try Self.described(vector["transform"])
      #expect(map.isAffine && map.plane.isAffine)
      for (mine, apples) in zip(Matrix3Tests.list(map.plane), vector["affine"].numbers) {
        #expect(abs(mine - apples) < 1e-15)
      }
    }
  }

  @Test("Child points map to the parent as Core Animation maps them")
  func layerPoints() throws {
    for vector in Self.quartz["convert"]["cases"].array where !vector["child_pt"].isNull {
      let parentAnchor = Point(100, 100)
      let size = vector["child_bounds"].isNull ? 50 : vector["child_bounds"][2].number
      let position = vector["child_position"].isNull ? [100, 50] : vector["child_position"].numbers
      let origin = vector["parent_bounds"].isNull ? [0, 0] : vector["parent_bounds"].numbers
      let child = try Matrix4.translation(-size / 2, -size / 2).concatenating(Self.described(vector["child_transform"]))
        .concatenating(.translation(position[0] - parentAnchor.x - origin[0], position[1] - parentAnchor.y - origin[1]))
        .concatenating(Self.described(vector["parent_sublayerTransform"]))
        .concatenating(.translation(parentAnchor.x + origin[0], parentAnchor.y + origin[1]))
      let childPoint = Point(vector["child_pt"][0].number, vector["child_pt"][1].number)
      let parentPoint = Point(vector["parent_pt"][0].number, vector["parent_pt"][1].number)
      #expect(close(child.plane.apply(childPoint), parentPoint, 1e-12))
      #expect(try close(#require(child.plane.inverse()).apply(parentPoint), childPoint, 1e-12))
    }
  }

  @Test("Points map between nested turned and scaled views as on an iPhone")
  func iPhone() throws {
    let scenes = Vector.file("apple_checked_uikit")["iphone_measured_conversion"].array
    #expect(scenes.count == 2)
    for scene in scenes {
      func toParent(_ name: String) throws -> Matrix3 {
        let frame = scene["setup"]["frames_set_first"][name].numbers
        let bounds = scene["setup"]["then_bounds"][name].array.map(\.number)
        let middle =
          bounds.isEmpty
          ? Point(frame[2] / 2, frame[3] / 2) : Point(bounds[0] + bounds[2] / 2, bounds[1] + bounds[3] / 2)
        let transform = scene["setup"]["then_transform"][name]
        let turn: Matrix3
        if !transform["scale"].isNull {
          turn = .scale(transform["scale"][0].number, transform["scale"][1].number)
        } else if !transform["translation"].isNull {
          turn = .translation(Point(transform["translation"][0].number, transform["translation"][1].number))
        } else {
          turn = .rotation(degrees: transform["rotation_rad"].number * 180 / .pi)
        }
        return Matrix3.translation(Point.zero - middle).concatenating(turn)
          .concatenating(.translation(Point(frame[0] + frame[2] / 2, frame[1] + frame[3] / 2)))
      }
      let a = try toParent("childA")
      let grandChild = try toParent("grandChild").concatenating(toParent("childB"))
      let point = Point(scene["point"][0].number, scene["point"][1].number)
      let expected = scene["expect"]["grandChild.convertPoint:toView:childA"].numbers
      let there = try grandChild.concatenating(#require(a.inverse())).apply(point)
      #expect(close(there, Point(expected[0], expected[1]), 1e-9))
      let back = scene["expect"]["grandChild.convertPoint:fromView:childA"].numbers
      #expect(try close(a.concatenating(#require(grandChild.inverse())).apply(point), Point(back[0], back[1]), 1e-9))
    }
  }
}

/// True when two points are no further apart than so much on either axis.
func close(_ a: Point, _ b: Point, _ tolerance: Double) -> Bool {
  abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
}
