extension Parser {
  /// Whether the next word is a step of an outline. `curve` behind a property's `over` has been read before.
  var isPathStep: Bool {
    switch keyword {
    case .move, .line, .curve, .arc, .close: true
    default: false
    }
  }

  /// The steps of an outline that stand on one line.
  mutating func pathLine() -> Item {
    var steps: [PathStep] = []
    while isPathStep, !isRecovering { steps.append(pathStep()) }
    return .pathSteps(steps)
  }

  private mutating func pathStep() -> PathStep {
    let start = start
    let form = keyword
    let word = takeWord()
    var step = PathStep(word: word, to: nil, via: [], radius: nil, span: word.span)
    if form != .close { step.to = expression() }
    if form == .curve {
      expect(.via, of: .curve)
      // `and` stands between the control points here, so it must not be read as an operator.
      if !isRecovering {
        step.via.append(binary(BinaryOperator.equal.level))
        if takes(.and) { step.via.append(binary(BinaryOperator.equal.level)) }
      }
    }
    if form == .arc {
      expect(.radius, of: .arc)
      if !isRecovering { step.radius = expression() }
    }
    step.span = span(from: start)
    return step
  }
}
