import SceneLang

/// The clock: everything happens at its own moment, whatever the frame rate.
extension Stage {
  /// Plays to the given moment; earlier moments change nothing.
  public mutating func advance(to moment: Microseconds) {
    while let next = nextMoment, next <= moment { step(at: next) }
    go(to: moment)
  }

  /// Brings what glides, and what follows the time, to where it is now.
  mutating func arrive() {
    sampleGlides()
    tellTime()
    settle()
  }

  private mutating func go(to moment: Microseconds) {
    guard moment > now else { return }
    now = moment
    turns = 0
    restartsNow = 0
  }

  /// When the picture may next change by itself: nil when only a touch or a key can change it.
  public var nextMoment: Microseconds? {
    let event = agenda.nextTime
    guard isMoving else { return event }
    return event.map { min($0, nextTick) } ?? nextTick
  }

  /// Whether anything glides or follows the time.
  public var isMoving: Bool {
    !glides.isEmpty || cells[timeCell].followers.contains { cells[$0.cell].epoch == $0.epoch }
  }

  /// The next of the sixty moments a second at which what moves is looked at.
  private var nextTick: Microseconds {
    let tick = now * 60 / 1_000_000 + 1
    return (tick * 1_000_000 + 59) / 60
  }

  /// Goes to a moment, and does what is asked for then.
  private mutating func step(at moment: Microseconds) {
    go(to: moment)
    arrive()
    if agenda.nextTime.map({ $0 <= moment }) ?? false, let event = agenda.next() { happen(event) }
    finishEvent()
  }

  private mutating func happen(_ event: Agenda.Event) {
    switch event {
    case .wake(let handle, let pass):
      if let run = run(handle), runs[run].pass == pass { ready.append(handle) }
    case .timer(let handler, let place, let generation, let every):
      timer(handler, place, generation, every)
    case .moment(let timeline, let moment, let place, let generation, let start):
      timelineMoment(timeline, moment, place, generation, start)
    case .glideEnd(let number): endGlide(number)
    case .hold(let finger, let touch): holdEnded(finger, touch)
    case .touch(let event): handle(event)
    case .lift(let finger, let touch): liftEnded(finger, touch)
    }
  }

  /// After every event: what is ready runs on, what follows is brought up to date, and `when` looks.
  mutating func finishEvent() {
    var rounds = 0
    events += 1
    repeat {
      settle()
      begin()
      endHomelessRuns()
      runReady()
      settle()
      checkConditions()
      checkTouching()
      rounds += 1
      let isEndless = rounds > Limits.rounds && !refusesRuns
      if isEndless || wantsRestart && restartsNow >= Limits.restarts { stopEndlessRounds() }
      if wantsRestart { restart() }
    } while hasWork
    refusesRuns = false
    endHomelessRuns()
    freeWhatIsGone()
  }

  /// Handlers start one another without end, through `when` and `appear`: nothing more is started in this moment.
  mutating func stopEndlessRounds() {
    report(Mistake(.endlessChain(lastStarted)))
    wantsRestart = false
    stopReady()
    refusesRuns = true
  }

  var hasWork: Bool {
    wantsRestart || !ready.isEmpty || !begun.isEmpty || !staleCells.isEmpty || !staleConditions.isEmpty
      || !movedThings.isEmpty
  }

  private mutating func tellTime() {
    let time = Value.number((now - epoch).seconds)
    guard cells[timeCell].value != time else { return }
    cells[timeCell].value = time
    notify(timeCell)
  }

  /// The seconds since the scene began.
  mutating func readTime() -> Value {
    track(timeCell)
    return .number((now - epoch).seconds)
  }

  private mutating func timer(_ handler: Int, _ place: Int, _ generation: Int32, _ every: Microseconds?) {
    guard surroundings[place].isAlive, surroundings[place].generation == generation else { return }
    if let every {
      agenda.add(.timer(handler: handler, surroundings: place, generation: generation, every: every), at: now + every)
    }
    if mayRun(handler, in: place) { start(handler: handler, in: place, subjects: []) }
  }
}
