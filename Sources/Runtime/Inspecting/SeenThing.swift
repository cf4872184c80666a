#if !hasFeature(Embedded)
  import SceneLang

  /// One thing as it is drawn at a moment: where it lies, what it paints, and where a finger meets it.
  public struct SeenThing: Sendable {
    /// Which thing of the stage it is.
    public var thing: ThingHandle
    /// The statement that declares it.
    public var declaration: Span
    /// Its name, or its kind where it has none.
    public var name: Text
    /// What it is; nil for the instance of a part.
    public var kind: Kind?
    /// The thing it is in, by its place among the seen things; nil where that is the scene.
    public var outer: Int?
    /// The map of its own points into the scene.
    public var map: Matrix3
    /// Its size in its own points.
    public var size: Point
    /// The opacity of it and of everything it is in, multiplied.
    public var opacity: Double
    /// The box of the scene that the things it is in cut it to; nil where none does.
    public var clip: Bounds?
    /// True while it, or something it is in, is on its way to another look or place.
    public var isGliding: Bool
    /// True when it listens to any touch by itself.
    public var isListening: Bool
    /// True when it, or something it is in, listens to any touch.
    public var isHeard: Bool
    /// True when fingers can drag it.
    public var isDraggable: Bool
    /// True when its drag is kept `within` another thing.
    public var isFramed: Bool
    /// The slack around it that it has been given itself, in points.
    public var reach: Double
    /// The colours of its surface: its fill or background, of a gradient the top and the bottom one; of a path
    /// without a fill, its stroke.
    public var surface: (top: Colour, bottom: Colour)?
    /// The file whose picture it shows; nil for all but images.
    public var picture: Text?
    /// What it says, for a label.
    public var words: SeenWords?

    var inverse: Matrix3?
    var drawnShape: Shape?
    var touchShape: Shape?

    /// True when it paints a surface or a picture at a point of the scene.
    public func covers(_ point: Point) -> Bool { isIn(drawnShape, point) }

    /// True when a finger at a point of the scene meets it, things above it apart.
    public func isMet(at point: Point) -> Bool { isIn(touchShape, point) }

    private func isIn(_ shape: Shape?, _ point: Point) -> Bool {
      guard let shape, let inverse else { return false }
      if let clip, !clip.contains(point) { return false }
      let (x, y, w) = inverse.applyWithW(point)
      return w != 0 && shape.contains(Point(x / w, y / w))
    }

    /// The box around what it draws, in its own points; nil where it draws nothing.
    public var drawnBox: Bounds? { box(of: drawnShape) }

    /// The box around where a finger meets it, in its own points; nil where none does. Of a star or a polygon it is the
    /// size that it has been given.
    public var touchBox: Bounds? {
      guard kind == .star || kind == .polygon, touchShape != nil else { return box(of: touchShape) }
      return Bounds(at: .zero, size: size)
    }

    private func box(of shape: Shape?) -> Bounds? {
      guard let shape else { return nil }
      switch shape.form {
      case .box(let size, _), .ellipse(let size): return Bounds(at: .zero, size: size)
      case .outline(let outline): return outline.bounds?.grown(by: shape.thickness / 2)
      }
    }

    /// What it draws, apart from where it is and in which colours: equal for things that look alike.
    public var form: SeenForm {
      SeenForm(kind: kind, size: size, shape: drawnShape, text: words?.text, picture: picture)
    }

    /// Where one of its own points lies in the scene.
    public func scenePoint(_ point: Point) -> Point { map.apply(point) }

    /// The box of the scene around a box of its own points; nil where part of it is not before the eye.
    public func sceneBox(_ box: Bounds) -> Bounds? {
      let mapped = box.mapped(by: map)
      guard mapped.size.x.isFinite, mapped.size.y.isFinite else { return nil }
      guard let clip else { return mapped }
      return mapped.intersection(clip)
    }
  }

  /// What a label says, and how.
  public struct SeenWords: Sendable {
    /// The text as it stands there now.
    public var text: Text
    /// The size of its letters in points.
    public var size: Double
    /// The ink; nil where it has none.
    public var ink: Colour?
    /// Where its lines stand.
    public var align: Align
    /// False where the label's size comes from its text.
    public var sizeIsGiven: Bool
  }

  /// What a thing draws, apart from where it is and in which colours.
  public struct SeenForm: Hashable, Sendable {
    var kind: Kind?
    var size: Point
    var shape: Shape?
    var text: Text?
    var picture: Text?
  }

  /// Everything that is drawn at a moment, in the order of painting.
  public struct Sight: Sendable {
    /// The size of the scene in points.
    public var size: Point
    /// The colours of the scene's background, of a gradient the top and the bottom one; white where it has none.
    public var background: (top: Colour, bottom: Colour)
    /// What is drawn: what comes later lies above.
    public var things: [SeenThing] = []

    /// True when a point lies in the scene.
    public func contains(_ point: Point) -> Bool { Bounds(at: .zero, size: size).contains(point) }

    /// Whether a thing is another one, or lies in it.
    public func isInside(_ thing: Int, _ outer: Int) -> Bool {
      var here: Int? = thing
      while let place = here {
        if place == outer { return true }
        here = things[place].outer
      }
      return false
    }
  }
#endif
