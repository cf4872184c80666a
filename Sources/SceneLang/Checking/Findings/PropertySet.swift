/// A set of the catalogue's properties.
struct PropertySet: OptionSet, Hashable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The set of one property.
  init(_ property: Property) { self.init(rawValue: 1 << UInt64(property.rawValue)) }

  /// What changes with a property: `x` is half of `at` and of `center`, `width` half of `size`.
  init(changing property: Property) {
    switch property {
    case .at, .center: self = [.init(.at), .init(.center), .init(.x), .init(.y)]
    case .x, .y: self = [.init(.at), .init(.center), .init(property)]
    case .size: self = [.init(.size), .init(.width), .init(.height)]
    case .width, .height: self = [.init(.size), .init(property)]
    case .place, .parent, .anchor, .rotation, .rotationX, .rotationY, .scale, .flipped, .perspective, .z, .oneSided,
      .color, .stroke, .thickness, .background, .corner, .opacity, .text, .font, .textSize, .bold, .italic, .align,
      .fit, .hidden, .clip, .touch, .reach, .alt, .points, .sides, .file, .outline:
      self.init(property)
    }
  }

  /// What does not move a thing, change its outline, hide it or show it.
  static let paint: PropertySet = [
    .init(.color), .init(.opacity), .init(.z), .init(.clip), .init(.fit), .init(.align), .init(.touch), .init(.reach),
    .init(.alt),
  ]
}
