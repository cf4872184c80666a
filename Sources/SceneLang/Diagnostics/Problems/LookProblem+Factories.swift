extension Diagnostic {
  /// A handler whose only effects are sounds.
  static func soundAlone(at span: Span) -> Diagnostic { Diagnostic(.look(.soundAlone), at: span) }
}

#if !hasFeature(Embedded)
  extension Diagnostic {
    /// Text that is larger than its label, which is so many points wide and high.
    public static func textTooLarge(_ span: Span, text: Text, width: Int, height: Int) -> Diagnostic {
      Diagnostic(.look(.textTooLarge), at: span, [text, Text(decimal: width), Text(decimal: height)])
    }

    /// Ink whose contrast with what is behind it is less than is needed; both as they are written, such as `4.5`.
    public static func lowContrast(_ span: Span, text: Text, contrast: Text, needed: Text) -> Diagnostic {
      Diagnostic(.look(.lowContrast), at: span, [text, contrast, needed])
    }

    /// Things that the toy tells apart by colours that some children see alike.
    public static func colourAlone(_ span: Span, name: Text, related: [Span]) -> Diagnostic {
      Diagnostic(.look(.colourAlone), at: span, [name], related: related)
    }

    /// A large surface that turns bright and dark more than three times a second.
    public static func flashing(_ span: Span, name: Text) -> Diagnostic {
      Diagnostic(.look(.flashing), at: span, [name])
    }
  }
#endif
