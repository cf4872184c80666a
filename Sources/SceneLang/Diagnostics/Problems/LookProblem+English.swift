extension LookProblem {
  /// What is said of it in English.
  public var english: Wording {
    switch self {
    case .soundAlone:
      Wording(
        "This is only heard; nothing is seen of it.",
        "For children who don’t hear it, let something move or change as well: `animate ball scale 1.2 over 0.1s`.")
    case .textTooLarge:
      Wording(
        "“{0}” does not fit its label, which is {1} by {2} points.",
        "Make `size` larger or `textSize` smaller. A label without a `size` is as large as its text.")
    case .lowContrast:
      Wording(
        "“{0}” is hard to read: the contrast is {1}, and {2} is needed.",
        "Choose colours that differ more in brightness, as in `color black background white`.")
    case .colourAlone:
      Wording(
        "Only its colour tells “{0}” from another, and some children see both alike.",
        "About one boy in twenty can’t tell some colours apart. Add a second sign: a shape, a size or a `label`.")
    case .flashing:
      Wording(
        "“{0}” flashes more than 3 times a second, which can bring on seizures.",
        "Let it change less often, as in `every 0.5s`, or glide with `over 1s`.")
    }
  }
}
