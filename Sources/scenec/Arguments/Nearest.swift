/// The candidate that was most likely meant by a word; nil where none is near.
func nearest(to word: String, among candidates: [String]) -> String? {
  let typed = Array(word.utf8)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let known = Array(candidate.utf8)
    let isBeginning = typed.count > 3 && (typed.starts(with: known) || known.starts(with: typed))
    let distance = isBeginning ? 1 : editDistance(typed, known)
    guard distance <= max(1, known.count / 3), distance < best?.distance ?? .max else { continue }
    best = (candidate, distance)
  }
  return best?.candidate
}

/// How many letters must be put in, left out, changed or swapped with a neighbour to make one of the other.
func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
  var rows = [[Int]](repeating: [Int](repeating: 0, count: second.count + 1), count: first.count + 1)
  for i in 0...first.count { rows[i][0] = i }
  for j in 0...second.count { rows[0][j] = j }
  for i in 0..<first.count {
    for j in 0..<second.count {
      let changed = rows[i][j] + (first[i] == second[j] ? 0 : 1)
      var least = min(changed, rows[i][j + 1] + 1, rows[i + 1][j] + 1)
      if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
        least = min(least, rows[i - 1][j - 1] + 1)
      }
      rows[i + 1][j + 1] = least
    }
  }
  return rows[first.count][second.count]
}
