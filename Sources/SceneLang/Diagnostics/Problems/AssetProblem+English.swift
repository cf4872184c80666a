extension AssetProblem {
  /// What is said of it in English.
  public var english: Wording {
    switch self {
    case .missing:
      Wording(
        "There is no file “{0}” in the scene’s folder.",
        "|Did you mean “{1}”?|Put it into the folder of the scene or below. Capitals and small letters count: {0}.|")
    case .unused:
      Wording(
        "No scene in this folder uses {0}.",
        "Take away what is not needed, so that the toy stays small when it is passed on.")
    case .tooHeavy:
      Wording(
        "“{0}” is large: it has {1} MB.",
        "A toy starts quickly with up to {2} MB a file. Save it smaller, or in a format that packs it.")
    case .tooManyPixels:
      Wording(
        "“{0}” is {1} by {2} pixels large, more than a tablet can show.",
        "Scale the picture down to at most {3} pixels a side.")
    case .otherFormat:
      Wording(
        "What is in “{0}” is not {1}, though its name says so.",
        "|It holds {2}: give it that ending, or save it again as {1}.|Open it in a program that knows it, and save it again as {1}.|"
      )
    case .scriptInside:
      Wording(
        "“{0}” is a picture with a script in it, which does nothing here.",
        "Save it again without scripts, as a plain SVG picture.")
    case .notAPicture:
      Wording(
        "“{0}” does not end as the name of a picture does.",
        "Pictures are PNG, JPEG, GIF, WebP or SVG files: image cat \"cat.png\" size 100.")
    case .notASound:
      Wording(
        "“{0}” is neither a sound of the player nor a sound file.",
        "|Did you mean “{1}”?|The player has pop, ding, boing, buzz and tada; files end in .mp3, .m4a, .wav, .ogg, .aac or .flac.|"
      )
    }
  }
}
