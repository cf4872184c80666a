#if !hasFeature(Embedded)
  import SceneLang

  /// A `state` that is held in a range, with all the places that keep it: one in the scene, or one an instance.
  public struct RangedState: Sendable {
    fileprivate var cells: [Int]
  }

  /// Taking states to the ends of their ranges, for the findings of `scenec check`.
  extension Stage {
    /// The states that have a range, in the file's order.
    public var rangedStates: [RangedState] {
      var found: [RangedState] = []
      var places: [[Int]: Int] = [:]
      for place in surroundings where place.isAlive {
        for (slot, content) in place.slots.enumerated() {
          guard case .cell(let cell) = content, ranges[cell] != nil else { continue }
          if let known = places[[place.block, slot]] {
            found[known].cells.append(cell)
          } else {
            places[[place.block, slot]] = found.count
            found.append(RangedState(cells: [cell]))
          }
        }
      }
      return found
    }

    /// Sets a state to the lower or the upper end of its range, and lets everything follow that follows it.
    public mutating func set(_ state: RangedState, toUpperEnd: Bool) {
      arrive()
      for cell in state.cells {
        guard let range = ranges[cell] else { continue }
        set(.cell(cell), to: .number(toUpperEnd ? range.high : range.low))
      }
      finishEvent()
    }
  }
#endif
