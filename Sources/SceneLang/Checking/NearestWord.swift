/// A known word that an unknown one most likely stands for.
public struct NearWord: Sendable {
  /// The known word.
  public var text: Text
  /// True where it is so near, and no other as near, that it may be put in the place of the unknown one.
  public var isSure: Bool
}

/// The known word that a misspelt one most likely stands for, or nil when none is near.
///
/// Near means one slip for words of up to five letters, two up to eight, three beyond; a slip is a letter too many,
/// too few, wrong, or two that have changed places. Capitals, `_`, full-width forms, the two kana, small kana and long
/// vowels don't count. Among equals the first candidate wins.
public func nearestWord(to word: Text, among candidates: [Text]) -> Text? {
  nearWord(to: word, among: candidates)?.text
}

/// The same, and how sure it is; `meanings` are words that people bring from elsewhere for the known ones.
func nearWord(to word: Text, among candidates: [Text], meanings: Meanings? = nil) -> NearWord? {
  let wanted = folded(word)
  guard !wanted.isEmpty, wanted.count <= 40 else { return nil }
  if let meant = meanings?.word(for: wanted), candidates.contains(meant.text) { return meant }
  let limit = wanted.count <= 2 ? 0 : wanted.count <= 5 ? 1 : wanted.count <= 8 ? 2 : 3
  var best: (word: Text, slips: Int)?
  var isAlone = true
  for candidate in candidates {
    let letters = folded(candidate)
    guard abs(letters.count - wanted.count) <= limit, !letters.isEmpty else { continue }
    let slips = slipsBetween(wanted, letters, limit: best?.slips ?? limit)
    if slips > limit { continue }
    if let known = best?.slips, slips >= known {
      if slips == known, candidate != best?.word { isAlone = false }
      continue
    }
    best = (candidate, slips)
    isAlone = true
  }
  guard let best else { return nil }
  return NearWord(text: best.word, isSure: isAlone && (best.slips == 0 || best.slips == 1 && wanted.count >= 4))
}

/// The optimal string alignment distance, or something above `limit` where it is more than that.
private func slipsBetween(_ a: [UInt32], _ b: [UInt32], limit: Int) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in 1...a.count {
    var row = [i]
    var least = i
    row.reserveCapacity(b.count + 1)
    for j in 1...b.count {
      var slips = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { slips = min(slips, beforeLast[j - 2] + 1) }
      least = min(least, slips)
      row.append(slips)
    }
    // Two letters that have changed places may still make up for one row.
    if least > limit + 1 { return limit + 1 }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
