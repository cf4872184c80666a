import Runtime
import SceneLang

/// Tells of texts that are larger than the size of their labels even in a narrow font, by more than a point.
func measureTexts(in sight: Sight, into findings: inout Findings) {
  for (index, thing) in sight.things.enumerated() where !thing.isGliding {
    guard let words = thing.words, words.sizeIsGiven, !words.text.isEmpty else { continue }
    let needed = narrowMeasure(words.text, textSize: words.size)
    guard needed.x > thing.size.x + 1 || needed.y > thing.size.y + 1 else { continue }
    let place = findings.place(of: .text, at: index, in: sight)
    findings.add(.textTooLarge(place, text: words.text, width: Int(thing.size.x), height: Int(thing.size.y)))
  }
}
