import SceneLang

extension AssetProblem {
  /// A scene with this problem, and one without it.
  var example: Example {
    switch self {
    case .missing:
      Example(cat("Cat.png"), fixed: cat("cat.png"), beside: [.png("cat.png", 120, 120)])
    case .unused:
      Example(
        "box tray at (40, 40) size 80", fixed: "box tray at (40, 40) size 80\n" + cat("cat.png"),
        beside: [.png("cat.png", 120, 120)])
    case .tooHeavy:
      Example(
        cat("cat-large.png"), fixed: cat("cat.png"),
        beside: [.png("cat-large.png", 120, 120, padding: 2_000_000)], then: [.png("cat.png", 120, 120)])
    case .tooManyPixels:
      Example(
        cat("cat-large.png"), fixed: cat("cat.png"),
        beside: [.png("cat-large.png", 4000, 3000)], then: [.png("cat.png", 400, 300)])
    case .otherFormat:
      Example(cat("cat.png"), fixed: cat("cat.gif"), beside: [.gif("cat.png")], then: [.gif("cat.gif")])
    case .scriptInside:
      Example(
        cat("cat-script.svg"), fixed: cat("cat.svg"),
        beside: [.svg("cat-script.svg", "<script>hop()</script>")], then: [.svg("cat.svg", "<rect/>")])
    case .notAPicture:
      Example(cat("cat"), fixed: cat("cat.png"), then: [.png("cat.png", 120, 120)])
    case .notASound:
      Example(drum("dign"), fixed: drum("ding"))
    }
  }
}

private func cat(_ file: String) -> String { "image cat \"\(file)\" at (40, 40) size 120 alt \"A cat\"" }

private func drum(_ sound: String) -> String {
  """
  circle drum center (160, 200) size 80 color tomato
  on tap drum {
    play "\(sound)"
    animate drum scale 1.2 over 0.1s
    animate drum scale 1 over 0.1s
  }
  """
}
