import SceneLang

extension AssetProblem {
  /// What the problem is about, in English.
  var explainedInEnglish: Explanation {
    switch self {
    case .missing:
      Explanation(
        """
        The scene shows a picture or plays a sound, and no file of this name lies in its folder or below. \
        Capitals count, also on computers that do not mind.
        """,
        "On the tablet an empty place would be seen, or nothing be heard.")
    case .unused:
      Explanation(
        "There are pictures or sounds in the folder that no scene of the folder uses.",
        "They do no harm here, and make the toy larger when it is handed on.")
    case .tooHeavy:
      Explanation(
        """
        The file has more bytes than a toy should carry. It takes long to arrive over a slow network, and a \
        tablet needs room to unpack it.
        """,
        "Photographs are smallest as JPEG or WebP, drawings as SVG or PNG, sounds as MP3.")
    case .tooManyPixels:
      Explanation(
        "The picture has more pixels than a tablet can show, and all of them have to be held in memory.",
        "Scaled down it looks the same, and the toy starts sooner.")
    case .otherFormat:
      Explanation(
        "The ending of a file's name says what is in it, and something else is in this one.",
        """
        Some browsers look at the content and some at the name, so it would be seen on one tablet and not on \
        another.
        """)
    case .scriptInside:
      Explanation(
        """
        An SVG picture can carry a script, and this one does. The player shows pictures only, and never lets \
        them do anything.
        """,
        "Without its script, the picture looks the same and is safe to hand on.")
    case .notAPicture:
      Explanation(
        "An image shows a file, and the name of this file has no ending that pictures have.",
        "Browsers tell by the ending how a file is to be read.")
    case .notASound:
      Explanation(
        """
        A sound is one of the player's own, by its name, or a file with an ending that sounds have. This is \
        neither.
        """,
        "Nothing would be heard, and a child would wait for it.")
    }
  }
}
