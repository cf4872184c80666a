extension Diagnostic {
  /// A handler whose only effects are sounds.
  static func soundAlone(at span: Span) -> Diagnostic { Diagnostic(.look(.soundAlone), at: span) }
}
