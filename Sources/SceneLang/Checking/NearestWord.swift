/// The known word that a misspelt one most likely stands for, or nil when none is near.
///
/// Near means one slip for words of up to four letters, two up to eight, three beyond; a slip is a letter too many,
/// too few, wrong, or two that have changed places. Capitals don't count. Among equals the first candidate wins.
public func nearestWord(to word: Text, among candidates: [Text]) -> Text? {
  let wanted = folded(word)
  guard !wanted.isEmpty, wanted.count <= 40 else { return nil }
  let limit = wanted.count <= 2 ? 0 : wanted.count <= 4 ? 1 : wanted.count <= 8 ? 2 : 3
  var best: (word: Text, slips: Int)?
  for candidate in candidates {
    let letters = folded(candidate)
    guard abs(letters.count - wanted.count) <= limit, !letters.isEmpty else { continue }
    let slips = slipsBetween(wanted, letters)
    if slips <= limit, slips < (best?.slips ?? Int.max) { best = (candidate, slips) }
  }
  return best?.word
}

/// Scalars with ASCII capitals made small.
private func folded(_ word: Text) -> [UInt32] {
  word.scalars.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
}

/// The optimal string alignment distance.
private func slipsBetween(_ a: [UInt32], _ b: [UInt32]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in 1...a.count {
    var row = [i]
    row.reserveCapacity(b.count + 1)
    for j in 1...b.count {
      var slips = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { slips = min(slips, beforeLast[j - 2] + 1) }
      row.append(slips)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
