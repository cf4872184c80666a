import Runtime
import SceneLang

/// A square PNG picture of a display list, `side` pixels a side, for the icon of a toy: the whole of it in the middle,
/// and around it the colour of its background.
///
/// Shapes, strokes, gradients, clips and opacity are as in the toy. There are no fonts and no picture decoders here: a
/// word is a bar of its ink, as long as the word, and an image is a grey box.
public func iconPNG(of display: DisplayList, size: Point, side: Int) -> [UInt8] {
  var writer = RasterWriter(size: size, side: side, background: backgroundColour(of: display))
  var reader = DisplayReader(display)
  while let drawing = reader.next() { writer.draw(drawing) }
  return png(rgb: writer.picture.bytes, width: side, height: side)
}

/// The colour of the scene's background, which is drawn first; nil where it has none.
private func backgroundColour(of display: DisplayList) -> Colour? {
  var reader = DisplayReader(display)
  while let drawing = reader.next() {
    switch drawing {
    case .affine, .projective: continue
    case .shape(_, let fill?, _):
      switch fill {
      case .solid(let colour): return colour
      case .gradient(let top, _): return top.colour
      }
    case .shape, .beginLayer, .endLayer, .beginClip, .endClip, .text, .image: return nil
    }
  }
  return nil
}

/// Draws commands into a raster.
struct RasterWriter {
  /// The picture; while layers are under way, what lies under them.
  var picture: Raster { layers[0].raster }
  private var layers: [(raster: Raster, opacity: Double)]
  private var clips: [Coverage] = []
  private let toPixels: Matrix3
  private var map: Matrix3

  /// What stands for an image.
  private static let imageColour = Colour(200, 200, 205)

  /// A picture of a scene of a size that nothing is drawn in yet.
  init(size: Point, side: Int, background: Colour?) {
    let scale = Double(side) / max(size.x, size.y, 1)
    toPixels = Matrix3(
      m11: scale, m12: 0, m13: (Double(side) - size.x * scale) / 2,
      m21: 0, m22: scale, m23: (Double(side) - size.y * scale) / 2, m31: 0, m32: 0, m33: 1)
    map = toPixels
    layers = [(Raster(width: side, height: side, background ?? Colour(255, 255, 255)), 1)]
  }

  /// Draws one command.
  mutating func draw(_ drawing: Drawing) {
    switch drawing {
    case .affine(let map), .projective(let map): self.map = map.concatenating(toPixels)
    case .beginLayer(let opacity):
      layers.append((Raster(width: picture.width, height: picture.height), opacity))
    case .endLayer:
      let layer = layers.removeLast()
      layers[layers.count - 1].raster.paint(layer.raster, opacity: layer.opacity)
    case .beginClip(let figure): clips.append(coverage(figure.inside(through: map)))
    case .endClip: clips.removeLast()
    case .shape(let figure, let fill, let stroke):
      if let fill { paint(figure.inside(through: map), fill) }
      if let stroke { paint(figure.stroked(stroke.thickness, through: map), .solid(stroke.colour)) }
    case .text(let line): for word in line.words { paint(word.inside(through: map), .solid(line.ink)) }
    case .image(let picture):
      var colour = RasterWriter.imageColour
      colour.opacity = picture.opacity
      paint(Figure.box(picture.box, corner: picture.corner).inside(through: map), .solid(colour))
    }
  }

  private func coverage(_ region: Region) -> Coverage {
    var coverage = Coverage(of: region, width: picture.width, height: picture.height)
    for clip in clips { coverage.cut(to: clip) }
    return coverage
  }

  private mutating func paint(_ region: Region, _ fill: Fill) {
    let coverage = coverage(region)
    let top = layers.count - 1
    switch fill {
    case .solid(let colour):
      let ink = premultiplied(colour)
      layers[top].raster.paint(coverage) { _ in ink }
    case .gradient(let first, let last):
      guard let back = map.inverse() else { return }
      let (upper, lower) = (premultiplied(first.colour), premultiplied(last.colour))
      layers[top].raster.paint(coverage) { pixel in
        let (_, y, w) = back.applyWithW(pixel)
        let t = last.y > first.y ? Float(max(0, min(1, (y / w - first.y) / (last.y - first.y)))) : 1
        return upper + (lower - upper) * t
      }
    }
  }
}

extension Line {
  /// Bars in the place of its words, as high as small letters.
  fileprivate var words: [Figure] {
    let whole = measure(text, textSize: size).x
    let start =
      switch align {
      case .left: place.x
      case .center: place.x - whole / 2
      case .right: place.x - whole
      }
    var bars: [Figure] = []
    var before: Text = ""
    for word in text.bytes.split(separator: 0x20, omittingEmptySubsequences: false) {
      if !word.isEmpty {
        let corner = Point(start + measure(before, textSize: size).x, place.y - 0.55 * size)
        let width = measure(Text(word), textSize: size).x
        bars.append(.box(Bounds(at: corner, size: Point(width, 0.4 * size)), corner: 0.1 * size))
      }
      before += Text(word) + " "
    }
    return bars
  }
}
