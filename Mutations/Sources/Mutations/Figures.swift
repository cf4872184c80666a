import SceneLang

/// What a run has counted.
struct Figures {
  private(set) var edits = 0
  /// How many edits of scenes that say nothing by themselves gave so many messages.
  private(set) var histogram: [Int: Int] = [:]
  /// By scene: how many edits gave more than 5 messages, and how many more than 1.
  private(set) var byScene: [(name: String, overFive: Int, overOne: Int, counted: Int)] = []
  private(set) var broken: [Law: Int] = [:]
  /// How often which problem was said behind another: what most likely follows from it.
  private(set) var followers: [String: Int] = [:]

  mutating func begin(_ subject: Subject) { byScene.append((subject.name, 0, 0, 0)) }

  mutating func add(_ outcome: Outcome, of subject: Subject) {
    edits += 1
    for law in outcome.broken { broken[law, default: 0] += 1 }
    guard subject.isClean else { return }
    let count = outcome.messages.count
    histogram[count, default: 0] += 1
    byScene[byScene.count - 1].counted += 1
    if count > 5 { byScene[byScene.count - 1].overFive += 1 }
    if count > 1 {
      byScene[byScene.count - 1].overOne += 1
      for (first, second) in zip(outcome.messages, outcome.messages.dropFirst()) {
        followers["\(first.code.name) \(second.code.name)", default: 0] += 1
      }
    }
  }

  /// How many edits were counted for messages.
  var counted: Int { histogram.values.reduce(0, +) }

  /// The share of edits with more messages than `limit`.
  func share(over limit: Int) -> Double {
    let over = histogram.filter { $0.key > limit }.values.reduce(0, +)
    return counted == 0 ? 0 : Double(over) / Double(counted)
  }

  /// Whether all that is promised holds.
  var hold: Bool { broken.isEmpty && share(over: 5) <= 0.01 }

  func print() {
    Swift.print("\(edits) edits of \(byScene.count) scenes; \(counted) of scenes that say nothing by themselves")
    Swift.print("messages an edit:")
    for count in histogram.keys.sorted() where count <= 10 { row("\(count)", histogram[count] ?? 0) }
    row("more", histogram.filter { $0.key > 10 }.values.reduce(0, +))
    Swift.print(
      "more than 1: \(percent(share(over: 1)))   more than 5: \(percent(share(over: 5))), at most 1 % allowed")
    for law in Law.allCases { Swift.print("\(broken[law] ?? 0) times \(law.rawValue)") }
    Swift.print("the scenes with most edits over 5 messages:")
    for scene in byScene.sorted(by: { ($0.overFive, $0.overOne) > ($1.overFive, $1.overOne) }).prefix(8) {
      let shares =
        "over 5 \(percent(share(scene.overFive, scene.counted))), over 1 \(percent(share(scene.overOne, scene.counted)))"
      Swift.print("  \(scene.name): \(shares)")
    }
    Swift.print("problems that most often come behind another:")
    for (pair, count) in followers.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(12) {
      Swift.print("  \(pair): \(count)")
    }
  }

  private func row(_ label: String, _ count: Int) {
    Swift.print("  \(label): \(count) (\(percent(share(count, counted))))")
  }

  private func share(_ count: Int, _ all: Int) -> Double { all == 0 ? 0 : Double(count) / Double(all) }

  private func percent(_ share: Double) -> String {
    let hundredths = Int((share * 10_000).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) %"
  }
}
