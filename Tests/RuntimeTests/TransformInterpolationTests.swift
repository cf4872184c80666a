import Foundation
import Testing

@testable import Runtime

/// `wpt_matrix_decomposition.json`. Here a glide moves numbers (rotation, scale, centre), never matrices, so only the
/// vectors that are one scale, one turn and one move apply: 0, 1, 4, 5, 6 and 7. The others (2, 3 shear; 8, 9, 10
/// shear with perspective) are of matrices that no property makes.
@Suite struct TransformInterpolationTests {
  /// Scale, turn (about z or y), move.
  struct Placing {
    var scale = [1.0, 1, 1]
    var aboutZ = 0.0
    var aboutY = 0.0
    var move = [0.0, 0, 0]

    func mixed(with other: Placing, _ t: Double) -> Placing {
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
      return Placing(
        scale: zip(scale, other.scale).map(mix), aboutZ: mix(aboutZ, other.aboutZ), aboutY: mix(aboutY, other.aboutY),
        move: zip(move, other.move).map(mix))
    }

    var matrix: Matrix4 {
      Matrix4.scale(scale[0], scale[1], scale[2])
        .concatenating(.rotationY(degrees: aboutY))
        .concatenating(.rotationZ(degrees: aboutZ))
        .concatenating(.translation(move[0], move[1], move[2]))
    }
  }

  static func diagonal(_ vector: Vector) -> Placing {
    let m = vector.numbers
    return Placing(scale: [m[0], m[5], m[10]], move: [m[12], m[13], m[14]])
  }

  static let vectors = Vector.file("wpt_matrix_decomposition")["tests"].array
  static let turned = Placing(scale: [7, 1, 1], aboutZ: 90, move: [6, 0, 0])
  static let tilted = Placing(scale: [2, 3, 4], aboutY: 180 / .pi)

  @Test("Gliding the numbers of a placing shows what browsers show", arguments: [0, 1, 4, 5, 6, 7])
  func browsers(place: Int) {
    let vector = Self.vectors[place]
    let from = place == 1 ? Self.turned : place == 6 ? Self.tilted : Self.diagonal(vector["from"])
    let to = place == 0 ? Self.turned : place == 5 ? Self.tilted : Self.diagonal(vector["to"])
    for step in vector["expect"].array {
      let mine = Matrix4Tests.list(from.mixed(with: to, step["at"].number).matrix)
      for (a, b) in zip(mine, step["m"].numbers) { #expect(abs(a - b) < 1e-5, "at \(step["at"].number)") }
    }
  }
}
