/// The syntax tree of one file. It is values all the way down; every node has a span; what the checker finds is
/// kept beside the tree, never in it.
public struct SceneFile: Sendable {
  /// The statements, in the file's order.
  public var items: [Item]
  /// The comments, in the file's order; each span covers `//` to the end of its line.
  public var comments: [Span]

  /// A file of the given statements and comments.
  public init(items: [Item], comments: [Span]) {
    self.items = items
    self.comments = comments
  }
}

/// A word of the author's, and where it stands.
public struct Word: Hashable, Sendable {
  /// The word's letters; empty where a word is missing.
  public var text: Text
  /// Its place.
  public var span: Span

  /// A word at a place.
  public init(_ text: Text, _ span: Span) {
    self.text = text
    self.span = span
  }
}

/// Braces and what stands in them.
public struct Braces<Content: Sendable>: Sendable {
  /// What stands between the braces, in the file's order.
  public var contents: [Content]
  /// From the opening brace to the closing one.
  public var span: Span

  /// The contents between two braces.
  public init(_ contents: [Content], span: Span) {
    self.contents = contents
    self.span = span
  }
}
