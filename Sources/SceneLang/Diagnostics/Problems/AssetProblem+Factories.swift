#if !hasFeature(Embedded)
  extension Diagnostic {
    /// A picture or sound that is not there, and the file whose name is nearest, where one is near.
    public static func missingFile(_ span: Span, name: Text, nearest: Text?, fix: Fix?) -> Diagnostic {
      Diagnostic(.asset(.missing), at: span, [name, nearest ?? ""], fix: fix)
    }

    /// Pictures or sounds that no scene of the folder uses; `names` is the list of them as it is read.
    public static func unusedFiles(_ span: Span, names: Text) -> Diagnostic {
      Diagnostic(.asset(.unused), at: span, [names])
    }

    /// A file of so many megabytes, where `most` are enough; both as they are written.
    public static func tooHeavy(_ span: Span, name: Text, megabytes: Text, most: Text) -> Diagnostic {
      Diagnostic(.asset(.tooHeavy), at: span, [name, megabytes, most])
    }

    /// A picture of more pixels than `most` a side.
    public static func tooManyPixels(_ span: Span, name: Text, width: Int, height: Int, most: Int) -> Diagnostic {
      Diagnostic(.asset(.tooManyPixels), at: span, [name] + [width, height, most].map { Text(decimal: $0) })
    }

    /// A file that holds something else than its name says; `found` is what it holds, where that is known.
    public static func otherFormat(_ span: Span, name: Text, expected: Text, found: Text?) -> Diagnostic {
      Diagnostic(.asset(.otherFormat), at: span, [name, expected, found ?? ""])
    }

    /// A picture with a script in it.
    public static func scriptInside(_ span: Span, name: Text) -> Diagnostic {
      Diagnostic(.asset(.scriptInside), at: span, [name])
    }

    /// A picture whose name has none of the endings of pictures.
    public static func notAPicture(_ span: Span, name: Text) -> Diagnostic {
      Diagnostic(.asset(.notAPicture), at: span, [name])
    }

    /// A sound that is neither the player's own nor a file, and the player's sound whose name is nearest.
    public static func notASound(_ span: Span, name: Text, nearest: Text?) -> Diagnostic {
      Diagnostic(.asset(.notASound), at: span, [name, nearest ?? ""])
    }
  }
#endif
