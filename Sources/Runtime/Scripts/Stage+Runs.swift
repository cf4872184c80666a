import SceneLang

/// Runs of scripts: started, suspended, resumed, ended.
extension Stage {
  /// The run of a handle, while it is under way.
  func run(_ handle: RunHandle) -> Int? {
    runs[handle.index].isAlive && runs[handle.index].generation == handle.generation ? handle.index : nil
  }

  /// Starts a run of a handler and lets it go on to its first wait.
  mutating func start(handler: Int, in place: Int, subjects: [Value]) {
    let plan = program.handlers[handler]
    startRun(script: plan.script, in: place, locals: subjects, handler: handler, plan.span)
  }

  /// Starts a run of a script and lets it go on to its first wait; gives nil where there are too many.
  @discardableResult
  mutating func startRun(
    script: Int, in place: Int, locals: [Value], handler: Int? = nil, isTest: Bool = false, _ span: Span
  ) -> RunHandle? {
    if refusesRuns && !isTest { return nil }
    let frame = Run.Frame(
      script: script, counter: 0, surroundings: place,
      locals: surroundings[place].locals.isEmpty ? locals : merged(locals, place))
    var run = Run(
      frames: [frame], surroundings: place, surroundingsGeneration: surroundings[place].generation, handler: handler)
    run.isTest = isTest
    lastStarted = span
    guard let handle = placeRun(run) else {
      report(Mistake(.stageFull(span)))
      return nil
    }
    proceed(handle)
    return handle
  }

  /// The locals that surroundings were added with stand before a run's own.
  private func merged(_ locals: [Value], _ place: Int) -> [Value] { surroundings[place].locals + locals }

  /// The action or handler that a run is in, to speak of it.
  private func actionName(of run: Int) -> Text {
    guard let script = runs[run].frames.last?.script else { return "" }
    return program.actions.first { $0.script == script }?.name ?? ""
  }

  private mutating func placeRun(_ run: Run) -> RunHandle? {
    guard runs.count - freeRuns.count < Limits.runs else { return nil }
    guard let index = freeRuns.popLast() else {
      runs.append(run)
      return RunHandle(index: runs.count - 1, generation: 0)
    }
    let generation = runs[index].generation + 1
    runs[index] = run
    runs[index].generation = generation
    return RunHandle(index: index, generation: generation)
  }

  /// Starts a piece of a `together` or `meanwhile`, with a copy of the run's locals.
  mutating func startPiece(of run: Int, at counter: Int, awaited: Bool, _ span: Span) throws(Mistake) {
    let depth = runs[run].depth + runs[run].frames.count
    guard depth <= Limits.depth else { throw Mistake(.tooDeep(span, name: actionName(of: run))) }
    var frame = runs[run].frames[runs[run].frames.count - 1]
    frame.counter = counter
    frame.loops = []
    var piece = Run(
      frames: [frame], surroundings: runs[run].surroundings,
      surroundingsGeneration: runs[run].surroundingsGeneration, handler: runs[run].handler)
    piece.parent = RunHandle(index: run, generation: runs[run].generation)
    piece.isAwaited = awaited
    piece.isTest = runs[run].isTest
    piece.depth = depth
    guard let handle = placeRun(piece) else { throw Mistake(.stageFull(span)) }
    if awaited { runs[run].pending += 1 }
    ready.append(handle)
  }

  /// Lets everything that is ready go on, in the order of getting ready.
  mutating func runReady() {
    var rounds = 0
    while !ready.isEmpty {
      let now = ready
      ready = []
      if rounds > Limits.rounds {
        if let run = now.compactMap({ run($0) }).first { report(Mistake(.endlessChain(scriptSpan(of: run)))) }
        return stop(now)
      }
      for handle in now { proceed(handle) }
      rounds += 1
    }
  }

  private mutating func stop(_ handles: [RunHandle]) {
    for handle in handles { if let run = run(handle) { stopAll(of: run) } }
  }

  /// Ends the runs that are ready, a test's own apart.
  mutating func stopReady() {
    let waiting = ready
    ready = waiting.filter { run($0).map { runs[$0].isTest } ?? false }
    stop(waiting.filter { handle in !ready.contains(handle) })
  }

  /// Lets a run go on to its next wait or its end.
  mutating func proceed(_ handle: RunHandle) {
    guard let run = run(handle) else { return }
    runs[run].pass += 1
    runs[run].pending = 0
    let before = effort
    effort = 0
    defer { effort = before }
    do throws(Mistake) {
      while self.run(handle) != nil {
        guard isAtHome(run) else { return end(run) }
        guard try step(run) else { return }
        effort += 1
        if effort > Limits.steps { throw Mistake(.tooManySteps(loopSpan(of: run))) }
      }
    } catch {
      // What goes takes its running steps with it, without a word.
      if isAtHome(run) { fail(run, error) } else { end(run) }
    }
  }

  /// Whether the surroundings that a run belongs to are still there; a `leave` has them till its first wait.
  private func isAtHome(_ run: Int) -> Bool {
    let place = surroundings[runs[run].surroundings]
    return place.isAlive && place.generation == runs[run].surroundingsGeneration
  }

  private mutating func fail(_ run: Int, _ mistake: Mistake) {
    report(mistake)
    if runs[run].isTest, case .made(let diagnostic) = mistake { testFailures.append(diagnostic) }
    stopAll(of: run)
  }

  /// The loop that a run goes round in: the innermost that nothing but its condition ends, else the outermost.
  func loopSpan(of run: Int) -> Span {
    var outermost: Span?
    for frame in runs[run].frames.reversed() {
      let script = program.scripts[frame.script]
      for loop in script.loops where loop.start <= frame.counter && frame.counter <= loop.end {
        if loop.isEndless { return loop.span }
        outermost = loop.span
      }
    }
    return outermost ?? scriptSpan(of: run)
  }

  /// The handler, action or test that a run is in.
  func scriptSpan(of run: Int) -> Span {
    guard let frame = runs[run].frames.last else { return Span(0, 0) }
    return program.scripts[frame.script].span
  }

  /// Ends the runs whose surroundings have gone, a `leave` that waits among them.
  mutating func endHomelessRuns() {
    if gone.surroundings.isEmpty { return }
    for run in runs.indices where runs[run].isAlive && !isAtHome(run) { end(run) }
  }

  /// Ends a run; a run that waits for it may go on.
  mutating func end(_ run: Int) {
    guard runs[run].isAlive else { return }
    runs[run].isAlive = false
    if let condition = runs[run].condition { freeCell(condition) }
    runs[run].condition = nil
    runs[run].frames = []
    freeRuns.append(run)
    guard let handle = runs[run].parent, runs[run].isAwaited, let parent = self.run(handle) else { return }
    runs[parent].pending -= 1
    if runs[parent].pending == 0 { ready.append(handle) }
  }

  /// Ends a run together with the run that it is a piece of, and all its other pieces.
  mutating func stopAll(of run: Int) {
    var root = run
    while let handle = runs[root].parent, let parent = self.run(handle) { root = parent }
    let top = RunHandle(index: root, generation: runs[root].generation)
    let pieces = runs.indices.filter { runs[$0].isAlive && $0 != root && isPiece($0, of: top) }
    for piece in pieces { end(piece) }
    end(root)
  }

  private func isPiece(_ run: Int, of top: RunHandle) -> Bool {
    var here = run
    while let handle = runs[here].parent {
      if handle == top { return true }
      guard let parent = self.run(handle) else { return false }
      here = parent
    }
    return false
  }
}
