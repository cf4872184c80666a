import SceneLang

/// The order of the page, which does not change when things are raised, and the numbers in families.
extension Stage {
  /// The children of a thing in the order of the page; those attached to it come last.
  mutating func fileOrder(of index: Int) -> [Int] {
    var found: [Int] = []
    collect(things[index].entries, of: index, into: &found)
    return found + things[index].attached.filter { things[$0].isAlive && things[$0].parent == index }
  }

  /// For each thing its number in its family, as in `piece[2]`; 0 for what is in none.
  func familyNumbers() -> [Int] {
    var numbers = [Int](repeating: 0, count: things.count)
    var counts: [Family: Int] = [:]
    number(things[0].entries, isFamily: false, &numbers, &counts)
    return numbers
  }

  /// The things of one name in one scene, or in one instance of a part.
  private struct Family: Hashable {
    var plan: Int
    var owner: Int
  }

  private func number(
    _ entries: [Thing.Entry], isFamily: Bool, _ numbers: inout [Int], _ counts: inout [Family: Int]
  ) {
    for entry in entries {
      switch entry {
      case .thing(let index):
        guard things[index].isAlive else { continue }
        if isFamily { numbers[index] = next(index, &counts) }
        // A part has names of its own; what stands in plain braces is in the same family as what is around it.
        let isPart = things[index].inner != nil
        number(things[index].entries, isFamily: isFamily && !isPart, &numbers, &counts)
      case .node(let node):
        for item in nodes[node].items {
          let isLoop = program.blocks[surroundings[item].block].kind == .loop
          number(surroundings[item].entries, isFamily: isFamily || isLoop, &numbers, &counts)
        }
      }
    }
  }

  private func next(_ index: Int, _ counts: inout [Family: Int]) -> Int {
    let plan = things[index].plan
    let first = program.alsoPlans.first { $0.value.contains(plan) }?.key ?? plan
    let family = Family(plan: first, owner: surroundings[things[index].surroundings].owner)
    counts[family, default: 0] += 1
    return counts[family] ?? 0
  }
}
