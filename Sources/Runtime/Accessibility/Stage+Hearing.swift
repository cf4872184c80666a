import SceneLang

/// Who hears fingers, as exactly as a screen reader should say it.
extension Stage {
  /// What a thing itself listens to. A handler for one certain thing, such as `left.thumb`, counts for that one only.
  mutating func heard(by index: Int) -> Listening {
    let all = listening(of: index)
    guard !all.isEmpty, things[index].plan >= 0 else { return all }
    var heard: Listening = []
    for (event, number) in touchHandlers(about: index) {
      let handler = program.handlers[number]
      if handler.only == nil || isMeant(handler.only, index, in: handler.block, isWhole: handler.target == nil) {
        heard.insert(Listening(event))
      }
    }
    for number in program.gestures(ofPlan: things[index].plan) {
      let gesture = program.gestures[number]
      if gesture.only == nil || isMeant(gesture.only, index, in: gesture.block, isWhole: gesture.target == nil) {
        heard.insert(Listening(gesture.kind))
      }
    }
    return heard
  }

  /// True when all that a thing listens to was to happen `once`, and has happened.
  mutating func isSpent(_ index: Int) -> Bool {
    let plan = things[index].plan
    let gestures = plan < 0 ? program.gesturesOfUnit[0] ?? [] : program.gestures(ofPlan: plan)
    guard gestures.isEmpty else { return false }
    for (_, number) in touchHandlers(about: index) {
      let handler = program.handlers[number]
      guard handler.once, handler.second == nil else { return false }
      let told = Surroundings.Once(handler: number, first: handle(index), second: nil)
      for place in places(of: handler.block, about: index, isWhole: handler.target == nil)
      where isMeant(handler.only, index, in: place) && !surroundings[place].done.contains(told) {
        return false
      }
    }
    return true
  }

  /// The handlers about a thing, or its likes, that wait for fingers.
  private func touchHandlers(about index: Int) -> [(Event, Int)] {
    let plan = things[index].plan
    let numbers = plan < 0 ? program.handlersOfUnit[0] ?? [] : program.handlers(ofPlan: plan)
    var found: [(Event, Int)] = []
    for number in numbers {
      if case .touch(let event, _) = program.handlers[number].trigger { found.append((event, number)) }
    }
    return found
  }

  private mutating func isMeant(_ only: Code?, _ index: Int, in block: Int, isWhole: Bool) -> Bool {
    for place in places(of: block, about: index, isWhole: isWhole) where isMeant(only, index, in: place) { return true }
    return false
  }
}
