import Foundation
import SceneLang
import Testing

@testable import Rendering
@testable import Runtime

/// What is farther to the right is nearer: W falls from 1 at x = 0 to ½ at x = 100, and is 0 at x = 200.
private let map = Matrix3(m11: 1, m12: 0, m13: 0, m21: 0, m22: 1, m23: 0, m31: -0.005, m32: 0, m33: 1)

@Suite struct PerspectiveTests {
  @Test("The corners of a box are projected exactly")
  func box() {
    let document = picture { $0.shape(.box(size: Point(100, 20), corner: 0), fill: red, over: .zero, stroke: nil) }
    #expect(document.contains(##"<path d="M0 0 L200 0 L200 40 L0 20 Z" fill="#ff0000"/>"##))
  }

  @Test("Every point of an ellipse's outline is within 0.02 points of the projected ellipse")
  func ellipse() throws {
    let document = picture { $0.shape(.ellipse(size: Point(100, 60)), fill: red, over: .zero, stroke: nil) }
    let points = try points(ofPathIn: document)
    #expect(points.count > 20)
    for (start, end) in zip(points, points.dropFirst() + [points[0]]) {
      for seen in [start, (start + end) * 0.5] {
        // Back to the plane: x = X / (1 + X / 200), and y likewise by W.
        let w = 1 / (1 + seen.x * 0.005)
        let (x, y) = (seen.x * w / 50 - 1, seen.y * w / 30 - 1)
        let radius = (x * x + y * y).squareRoot()
        #expect(abs(radius - 1) * 30 < 0.03)
      }
    }
  }

  @Test("A stroke grows with what is nearer, and is one area")
  func stroke() {
    var outline = Outline()
    outline.move(to: Point(0, 50))
    outline.line(to: Point(100, 50))
    let document = picture {
      $0.shape(.outline(outline), fill: nil, over: .zero, stroke: Colour(255, 0, 0, 0.5), thickness: 10)
    }
    #expect(document.contains(##"<path d="M0 45 L200 90 L200 110 L0 55 Z" fill="#ff0000" fill-opacity="0.5"/>"##))
  }

  @Test("What is behind the eye is cut away, and what is only there is not drawn")
  func behindTheEye() throws {
    let across = picture { $0.shape(.box(size: Point(400, 1), corner: 0), fill: red, over: .zero, stroke: nil) }
    for point in try points(ofPathIn: across) { #expect(point.x >= 0 && point.y >= 0) }

    let document = picture {
      $0.transform(Matrix3.translation(Point(300, 0)).concatenating(map))
      $0.shape(.box(size: Point(50, 50), corner: 0), fill: red, over: .zero, stroke: nil)
      $0.text("behind", Words(), at: Point(10, 10), Colour(0, 0, 0))
      $0.image("a.png", fit: .stretch, size: Point(10, 10), corner: 0, opacity: 1)
    }
    #expect(document.split(separator: "\n").count == 2)
  }

  @Test("An image is drawn with the affine map that is nearest at its middle")
  func image() {
    // The middle (50, 20) is seen at W = 0.75: at (66.6667, 26.6667). There, x grows by 1 / 0.75² = 1.7778, y by
    // 1 / 0.75 = 1.3333, and y by 20 · 0.005 / 0.75² = 0.1778 for each step to the right.
    let document = picture { $0.image("a.png", fit: .stretch, size: Point(100, 40), corner: 0, opacity: 1) }
    #expect(document.contains(#"transform="matrix(1.777778 0.177778 0 1.333333 -22.2222 -8.8889)""#))
  }

  private let red = Paint.solid(Colour(255, 0, 0))

  private func picture(_ draw: (inout DisplayList) -> Void) -> String {
    var display = DisplayList()
    display.transform(map)
    draw(&display)
    return svg(of: display, size: Point(10, 10)).description
  }

  /// The corners of the first path of a document.
  private func points(ofPathIn document: String) throws -> [Point] {
    let path = document.firstMatch(of: /\ d="([^"]*)"/)
    let data = try #require(path?.output.1)
    return data.matches(of: /[ML]([\-0-9.]+)\ ([\-0-9.]+)/).map { match in
      Point(Double(match.output.1) ?? .nan, Double(match.output.2) ?? .nan)
    }
  }
}

extension DisplayList {
  fileprivate mutating func shape(_ form: Shape.Form, fill: Paint?, over size: Point, stroke: Colour?) {
    shape(form, fill: fill, over: size, stroke: stroke, thickness: 0)
  }
}
