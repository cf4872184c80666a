import SceneLang

/// Glides: started, sampled, taken over, ended.
extension Stage {
  /// Starts a glide as a live value's or an assignment's `over` says; a step that can't glide is a cut at once.
  mutating func startGlide(
    _ target: Glide.Target, to value: Value, _ glide: GlidePlan, in place: Int
  ) throws(Mistake) {
    var context = Context(surroundings: place, locals: surroundings[place].locals)
    let over = try evaluate(glide.over, &context)
    guard case .number(let seconds) = over else {
      throw Mistake(.wrongTypeNow(Span(0, 0), expected: .number, found: over.type))
    }
    let curve = try curve(glide.curve, &context)
    startGlide(target, to: value, over: Microseconds(seconds: seconds), delay: 0, curve, for: nil)
  }

  /// The curve of a plan; `easeInOut` where none is named.
  mutating func curve(_ plan: CurvePlan?, _ context: inout Context) throws(Mistake) -> Curve {
    guard let plan else { return .easeInOut }
    var numbers: [Double] = []
    for argument in plan.arguments { numbers.append(try number(argument, Span(0, 0), &context)) }
    switch plan.name {
    case .linear: return .linear
    case .ease: return .ease
    case .easeIn: return .easeIn
    case .easeOut: return .easeOut
    case .easeInOut: return .easeInOut
    case .spring: return .spring
    case .bounce: return .bounce
    case .steps: return .steps(Int(max(1, min(1_000_000, numbers[0]))))
    case .cubicBezier: return .bezier(max(0, min(1, numbers[0])), numbers[1], max(0, min(1, numbers[2])), numbers[3])
    }
  }

  /// Starts a glide from where the target is now; one that was under way to another value counts as ended.
  mutating func startGlide(
    _ target: Glide.Target, to value: Value, over: Microseconds, delay: Microseconds, _ curve: Curve,
    for waiter: (run: RunHandle, pass: Int)?
  ) {
    endGlides(of: target)
    var from = shown(target)
    let (start, end) = (now + max(0, delay), now + max(0, delay) + max(0, over))
    // Where nothing lies between, the change is made when the step begins; an `animate` lasts all the same.
    if end == now || start == now && !target.glides(from, value) {
      set(target, to: value)
      if end == now || waiter == nil { return }
      from = value
    }
    var glide = Glide(
      target: target, from: from, to: value, start: start, end: end, curve: curve, run: waiter?.run,
      pass: waiter?.pass ?? 0)
    if let waiter, let run = run(waiter.run) {
      runs[run].pending += 1
      glide.pass = runs[run].pass
    }
    agenda.add(.glideEnd(glides.add(glide)), at: glide.end)
  }

  /// What a target is now.
  mutating func current(_ target: Glide.Target) -> Value {
    switch target {
    case .property(let thing, let property): value(of: property, of: Int(thing.index))
    case .cell(let cell): cells[cell].value
    }
  }

  /// What a target is on the screen, whatever a live value may want it to be.
  private mutating func shown(_ target: Glide.Target) -> Value {
    switch target {
    case .property(let thing, let property):
      _ = measure(Int(thing.index))
      return things[Int(thing.index)].look.value(of: property) ?? .nothing
    case .cell(let cell): return cells[cell].value
    }
  }

  /// Sets what glides change.
  mutating func set(_ target: Glide.Target, to value: Value) {
    switch target {
    case .property(let thing, let property):
      if isThere(thing) { _ = set(property, of: Int(thing.index), to: value) }
    case .cell(let cell):
      guard cells[cell].value != value else { return }
      cells[cell].value = value
      notify(cell)
    }
  }

  /// Ends the glides of a target where they are; their steps count as ended.
  mutating func endGlides(of target: Glide.Target) {
    for number in glides.of(target) {
      guard let glide = glides.remove(number) else { continue }
      set(glide.target, to: glide.value(at: now))
      wakeWaiter(of: glide)
    }
  }

  /// Brings everything that glides to where it is now.
  mutating func sampleGlides() {
    isTravelling = true
    for number in glides.numbers {
      if let glide = glides[number], now > glide.start { set(glide.target, to: glide.value(at: now)) }
    }
    isTravelling = false
  }

  /// Ends a glide at its moment.
  mutating func endGlide(_ number: Int) {
    guard let glide = glides.remove(number) else { return }
    set(glide.target, to: glide.to)
    wakeWaiter(of: glide)
  }

  /// Drops the glides of a removed thing; the steps that waited for them count as ended.
  mutating func stopGlides(of index: Int) {
    for number in glides.of(handle(index)) { dropGlide(number) }
  }

  /// Drops a glide where it is; the step that waited for it counts as ended.
  mutating func dropGlide(_ number: Int) {
    if let glide = glides.remove(number) { wakeWaiter(of: glide) }
  }

  private mutating func wakeWaiter(of glide: Glide) {
    guard let handle = glide.run, let run = run(handle), runs[run].pass == glide.pass else { return }
    runs[run].pending -= 1
    if runs[run].pending == 0 { ready.append(handle) }
  }
}
