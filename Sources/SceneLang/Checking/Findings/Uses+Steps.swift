/// The walk over steps: what they change.
extension Uses {
  /// Walks over a script that begins with names of its own.
  mutating func walk(_ script: Script, _ names: [Local]) {
    scripts.append(script)
    // What is added by a script has handlers in its braces that know the names of that script.
    let (count, outer) = (locals.count, inScript)
    locals += names
    inScript = true
    walk(script.body)
    locals.removeLast(locals.count - count)
    inScript = outer
  }

  private mutating func walk(_ body: Braces<Step>) {
    let count = locals.count
    for step in body.contents { walk(step) }
    for local in locals[count...] {
      if let word = local.declared, !local.isUsed { unusedLocals.append(word) }
    }
    locals.removeLast(locals.count - count)
  }

  private mutating func walk(_ step: Step) {
    switch step.kind {
    case .assign(let target, _, let value, let glide): walkAssignment(target, value, glide)
    case .animate(let target, let settings, let over, let curve, let delay):
      walk(target: target)
      let aim = aim(of: target)
      for setting in settings { change(setting.word, of: aim) }
      walk(settings)
      walk(over)
      if let curve { walk(curve) }
      walk(delay)
    case .let(let value):
      walk(value.value)
      locals.append(Local(aim: aim(of: value.value), declared: value.name))
    case .wait(let value), .play(let value), .key(let value), .expect(let value), .expectSaid(let value),
      .expectPlayed(let value), .snapshot(let value):
      walk(value)
    case .waitUntil(let condition): walkCondition(condition)
    case .together(let body), .meanwhile(let body), .forever(let body): walk(body)
    case .if(let condition, let then, let otherwise):
      walkCondition(condition)
      walk(then)
      if let otherwise { walk(otherwise) }
    case .for(let loop, let body): walkLoop(loop, body)
    case .repeatTimes(let count, let body):
      walk(count)
      walk(body)
    case .repeatUntil(let condition, let body):
      walkCondition(condition)
      walk(body)
    case .attach(let thing, let holder): walkAttachment(thing, to: holder)
    case .raise(let thing), .lower(let thing), .remove(let thing): walk(target: thing)
    case .add(let thing): walkAdded(thing)
    case .playNote(let value, let more), .say(let value, let more):
      walk(value)
      walk(more)
    case .call(let word, let arguments): walkCall(word, arguments)
    case .startTimeline(let word): read(word)
    case .finger(let finger): walk(finger)
    case .restart, .stop, .stopTimeline, .unreadable: break
    }
  }

  private mutating func walkAssignment(_ target: Expression, _ value: Expression, _ glide: GlideSyntax?) {
    if let glide { walk(glide) }
    let outer = assigned
    switch target.kind {
    case .name(let word):
      if case .symbol(let symbol, _)? = scene.references[word.span] {
        isChanged[symbol] = true
        assigned = symbol
        if scene.symbols[symbol].kind == .parameter {
          note(word, of: .part(scene.blocks[scene.symbols[symbol].block].unit))
        }
      }
    case .member(let base, let word):
      walk(target: base)
      membersChanged.insert(word.text)
      change(word, of: aim(of: base))
    default: walk(target)
    }
    walk(value)
    assigned = outer
  }

  private mutating func walkLoop(_ loop: LoopSyntax, _ body: Braces<Step>) {
    walk(loop.over)
    var item = Aim()
    if case .list(let list) = loop.over { item = aim(of: list) }
    locals.append(Local(aim: item))
    if loop.counter != nil { locals.append(Local(aim: Aim())) }
    walk(body)
    locals.removeLast(loop.counter == nil ? 1 : 2)
  }

  private mutating func walkAttachment(_ thing: Expression, to holder: Expression) {
    walk(target: thing)
    walk(holder)
    let (moved, to) = (aim(of: thing), aim(of: holder))
    for symbol in moved.things { isAttached[symbol] = true }
    for gift in moved.gifts { gifts[gift].isAttached = true }
    if moved.isUnknown || !moved.members.isEmpty || !moved.parts.isEmpty { attachesAnything = true }
    for symbol in to.things { isHolder[symbol] = true }
    if to.isUnknown || !to.members.isEmpty || !to.parts.isEmpty || !to.gifts.isEmpty { attachesToAnything = true }
  }

  private mutating func walkAdded(_ thing: ThingSyntax) {
    let outer = (block, holder)
    block = scene.blockOfBraces[thing.addedBlock] ?? block
    holder = nil
    inScript = false
    walk(thing, isAdded: true)
    inScript = true
    (block, holder) = outer
  }

  private mutating func walkCall(_ word: Word, _ arguments: [Expression]) {
    read(word)
    guard case .symbol(let action, _)? = scene.references[word.span], let gift = giftsOfAction[action] else { return }
    if inTest { actionsInTests.insert(action) }
    for (place, argument) in arguments.enumerated() {
      let aim = aim(of: argument)
      givings.append(Giving(gift: gift + place, aim: aim, inTest: inTest))
      for outer in aim.gifts { gifts[outer].handedTo.append(gift + place) }
      walk(target: argument)
    }
  }

  private mutating func walk(_ step: FingerStep) {
    walk(step.finger)
    walk(step.target)
    walk(step.to)
    walk(step.over)
  }

  /// A step sets a property of what is aimed at.
  private mutating func change(_ word: Word, of aim: Aim) {
    membersChanged.insert(word.text)
    for symbol in aim.things { note(word, of: .thing(symbol)) }
    for name in aim.members { note(word, of: .member(name)) }
    for part in aim.parts { note(word, of: .part(part)) }
    guard let property = Property(word: word.text) else { return }
    let set = PropertySet(changing: property)
    for symbol in aim.things { changes[symbol].formUnion(set) }
    for name in aim.members { changesOfMembers[name, default: []].formUnion(set) }
    for part in aim.parts { changesOfParts[part, default: []].formUnion(set) }
    if aim.isUnknown { changesOfAnything.formUnion(set) }
    for gift in aim.gifts {
      gifts[gift].changes.formUnion(set)
      if gifts[gift].places[property] == nil { gifts[gift].places[property] = word }
    }
  }

  private mutating func note(_ word: Word, of owner: ChangeKey.Owner) {
    let key = ChangeKey(owner: owner, property: word.text)
    if !inTest, placesOfChanges[key] == nil { placesOfChanges[key] = word }
  }
}
