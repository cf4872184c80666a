/// What actions do to what they are given, brought to the things that calls give them.
extension Uses {
  /// Hands what actions do on to the things that they are given, through any number of calls.
  mutating func handOn() {
    settleGifts()
    for giving in givings {
      let gift = gifts[giving.gift]
      for symbol in giving.aim.things {
        changes[symbol].formUnion(gift.changes)
        if gift.isAttached { isAttached[symbol] = true }
        if !giving.inTest { note(gift.places, of: .thing(symbol)) }
      }
      for name in giving.aim.members {
        changesOfMembers[name, default: []].formUnion(gift.changes)
        if !giving.inTest { note(gift.places, of: .member(name)) }
      }
      for part in giving.aim.parts { changesOfParts[part, default: []].formUnion(gift.changes) }
      if giving.aim.isUnknown { changesOfAnything.formUnion(gift.changes) }
      let isHidden = giving.aim.isUnknown || !giving.aim.members.isEmpty || !giving.aim.parts.isEmpty
      if isHidden && gift.isAttached { attachesAnything = true }
    }
  }

  /// An action that hands a value on to another does with it what that one does. A set of properties grows at most
  /// as often as there are properties, so this ends.
  private mutating func settleGifts() {
    var givers: [Int: [Int]] = [:]
    for (number, gift) in gifts.enumerated() {
      for other in gift.handedTo { givers[other, default: []].append(number) }
    }
    var waiting = Array(gifts.indices)
    while let number = waiting.popLast() {
      for giver in givers[number] ?? [] where handBack(from: number, to: giver) { waiting.append(giver) }
    }
  }

  private mutating func handBack(from number: Int, to giver: Int) -> Bool {
    let before = gifts[giver]
    gifts[giver].changes.formUnion(gifts[number].changes)
    if gifts[number].isAttached { gifts[giver].isAttached = true }
    for (property, place) in gifts[number].places where before.places[property] == nil {
      gifts[giver].places[property] = place
    }
    return gifts[giver].changes != before.changes || gifts[giver].isAttached != before.isAttached
  }

  private mutating func note(_ places: [Property: Word], of owner: ChangeKey.Owner) {
    for property in Property.allCases {
      guard let place = places[property] else { continue }
      let key = ChangeKey(owner: owner, property: property.word)
      if placesOfChanges[key] == nil { placesOfChanges[key] = place }
    }
  }

  /// The properties of a thing that may change after the beginning, by steps.
  func changes(of symbol: Int) -> PropertySet {
    let symbol = first[symbol]
    var all = changes[symbol].union(changesOfAnything)
    all.formUnion(changesOfMembers[scene.symbols[symbol].word.text] ?? [])
    if let part = scene.symbols[symbol].type.part { all.formUnion(changesOfParts[part] ?? []) }
    return all
  }
}
