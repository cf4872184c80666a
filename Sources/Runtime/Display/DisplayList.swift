import SceneLang

/// What a picture consists of, in the order of painting: a flat run of numbers that crosses to JavaScript as it
/// is. Each command is its `DisplayCommand` number followed by its operands:
///
/// | command | operands |
/// |---|---|
/// | `affine` | a b c d tx ty: from here on, local (x, y) is drawn at (a·x + c·y + tx, b·x + d·y + ty) in the scene |
/// | `projective` | m11 m12 m13 m21 m22 m23 m31 m32 m33, rows as written: X = m11·x + m12·y + m13, Y likewise, W likewise, drawn at (X/W, Y/W) |
/// | `beginLayer` | opacity: everything up to its `endLayer` is painted together, then faded |
/// | `endLayer` | |
/// | `beginClip` | x y width height corner: everything up to its `endClip` is cut to this box, in the transform in force here |
/// | `endClip` | |
/// | `shape` | paint, stroke, outline (below) |
/// | `text` | string, font (a string; -1 for the default), size, bold 0/1, italic 0/1, align 0 left/1 centre/2 right, x, y of the baseline, r g b a |
/// | `image` | file (a string), fit 0 stretch/1 contain/2 cover, x y width height, corner, opacity |
///
/// A paint is `0` (none), `1 r g b a`, or `2` and two colours with the y of each: `r g b a y r g b a y`.
/// A stroke is `0` (none), or `1 r g b a thickness`; it lies centred on the outline; butt caps, miter joins, limit 10.
/// An outline is `1 x y width height corner` (a box), `2 x y width height` (an ellipse), or
/// `3 count` and `count` numbers: `0 x y` move, `1 x y` line, `2 cx cy x y` quadratic, `3 c1x c1y c2x c2y x y` cubic, `4` close;
/// outlines are filled by the non-zero rule. Colours are 0–255 with an opacity of 0–1.
/// The first command's transform is in scene points; the player scales the scene to the screen.
public struct DisplayList: Sendable {
  /// The commands.
  public var numbers: [Double] = []
  /// The texts that commands refer to by their place here; a text keeps its place for the life of the stage.
  public private(set) var strings: [Text] = []
  private var places: [Text: Int] = [:]

  /// An empty picture.
  public init() {}

  /// The place of a text in `strings`, which it gets when it is first used.
  public mutating func string(_ text: Text) -> Double {
    if let place = places[text] { return Double(place) }
    places[text] = strings.count
    strings.append(text)
    return Double(strings.count - 1)
  }
}

/// The commands of a display list; their operands are described at `DisplayList`.
public enum DisplayCommand: UInt8, CaseIterable, Sendable {
  case affine = 1
  case projective, beginLayer, endLayer, beginClip, endClip, shape, text, image
}
