/// Calls: functions of the language and formulas of the author.
extension Checker {
  /// What a call gives; reports an unknown name and arguments that do not fit.
  mutating func checkCall(_ word: Word, _ arguments: [Expression], at span: Span) -> StaticType {
    if let symbol = lookUp(word.text), scene.symbols[symbol].kind == .formula {
      return checkFormulaCall(symbol, word, arguments, at: span)
    }
    guard let function = Function(word: word.text) else {
      reportUnknownCall(word)
      return .any
    }
    let types = arguments.map { check($0) }
    checkCount(function, word, arguments, at: span)
    for (index, argument) in arguments.enumerated() { check(argument, types[index], at: index, of: function) }
    return result(of: function, types)
  }

  private mutating func reportUnknownCall(_ word: Word) {
    if let symbol = lookUp(word.text) {
      return report(.notACall(word, declared: scene.symbols[symbol].word.span))
    }
    if word.text == "range" { return report(.missingLoopRange(at: word.span, after: "for")) }
    var known = Function.allCases.map { $0.word }
    known += scene.symbols.filter { $0.kind == .formula }.map { $0.word.text }
    report(.unknownFunction(word, near: nearWord(to: word.text, among: known, meanings: .functions)))
  }

  private mutating func checkFormulaCall(
    _ symbol: Int, _ word: Word, _ arguments: [Expression], at span: Span
  ) -> StaticType {
    for argument in arguments { _ = check(argument) }
    scene.references[word.span] = .symbol(symbol, .direct)
    let wanted = formulaParameterCounts[symbol] ?? 0
    if arguments.count != wanted {
      report(.wrongCount(span, of: word.text, wanted: wanted, found: arguments.count))
    }
    return scene.symbols[symbol].type
  }

  private mutating func checkCount(_ function: Function, _ word: Word, _ arguments: [Expression], at span: Span) {
    let traits = function.traits
    let most = traits.repeats ? Int.max : traits.parameters.count
    if arguments.count < traits.required || arguments.count > most {
      let wanted = arguments.count < traits.required ? traits.required : traits.parameters.count
      report(.wrongCount(span, of: word.text, wanted: wanted, found: arguments.count))
    } else if function == .random, arguments.count == 1 {
      report(.wrongCount(span, of: word.text, wanted: 2, found: 1))
    }
  }

  private mutating func check(_ argument: Expression, _ type: StaticType, at index: Int, of function: Function) {
    let parameters = function.traits.parameters
    guard index < parameters.count || function.traits.repeats else { return }
    let wanted = parameters[min(index, parameters.count - 1)]
    if type.types.isDisjoint(with: wanted) {
      report(.wrongType(argument.span, expected: wanted, found: type.types))
    }
  }

  /// Functions of lists keep what is known of the items.
  private func result(of function: Function, _ types: [StaticType]) -> StaticType {
    guard let first = types.first else { return StaticType(function.traits.result) }
    switch function {
    case .pick, .first, .last:
      return StaticType(first.items, part: first.part, kind: first.kind)
    case .shuffle, .reverse, .sort, .without:
      return StaticType.list(of: StaticType(first.items, part: first.part, kind: first.kind))
    case .mix:
      return StaticType(first.types.intersection(function.traits.result))
    case .abs, .floor, .ceil, .round, .sqrt, .min, .max, .clamp, .sign, .sin, .cos, .tan, .atan2, .distance, .angle,
      .random, .count, .sum, .join, .upper, .lower, .number, .rgb, .hsb, .fade, .linear:
      return StaticType(function.traits.result)
    }
  }
}
