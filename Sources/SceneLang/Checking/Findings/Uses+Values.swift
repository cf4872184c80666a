/// The walk over values: which names are asked for.
extension Uses {
  mutating func walk(_ expression: Expression?) {
    if let expression { walk(expression) }
  }

  /// Walks over a value: the names in it are asked for.
  mutating func walk(_ expression: Expression) {
    switch expression.kind {
    case .number, .colour, .flag, .nothing, .missing: break
    case .name(let word): read(word)
    case .text(let pieces): for case .filled(let inner) in pieces { walk(inner) }
    case .member(let base, let word):
      membersRead.insert(word.text)
      if !inTest { membersReadInPlay.insert(word.text) }
      walk(base)
    case .index(let list, let place):
      walk(list)
      walk(place)
    case .call(let word, let arguments):
      read(word)
      for argument in arguments { walk(argument) }
    case .list(let items): for item in items { walk(item) }
    case .point(let x, let y):
      walk(x)
      walk(y)
    case .parentheses(let inner), .unary(_, let inner): walk(inner)
    case .binary(_, _, let left, let right):
      walk(left)
      walk(right)
    case .condition(let condition, let yes, let no):
      walkCondition(condition)
      walk(yes)
      walk(no)
    case .filter(let list, let condition):
      walk(list)
      walk(condition)
    }
  }

  /// Walks over something that is asked as a condition.
  mutating func walkCondition(_ condition: Expression) {
    conditions.append(condition)
    walk(condition)
  }

  /// Walks over what names a thing that something is done to: its name is not asked for a value.
  mutating func walk(target: Expression?) {
    guard let target else { return }
    switch target.kind {
    case .name(let word):
      guard case .symbol(let symbol, _)? = scene.references[word.span], scene.symbols[symbol].kind == .thing else {
        return read(word)
      }
    case .member(let base, _), .parentheses(let base): walk(target: base)
    case .index(let base, let place):
      walk(target: base)
      walk(place)
    default: walk(target)
    }
  }

  mutating func walk(_ settings: [PropertySetting]) {
    for setting in settings {
      walk(setting.value)
      if let glide = setting.glide { walk(glide) }
    }
  }

  mutating func walk(_ glide: GlideSyntax) {
    walk(glide.over)
    if let curve = glide.curve { walk(curve) }
  }

  mutating func walk(_ curve: CurveSyntax) {
    for argument in curve.arguments { walk(argument) }
  }

  mutating func walk(_ range: RangeSyntax) {
    walk(range.from)
    walk(range.to)
    walk(range.by)
  }

  mutating func walk(_ range: LoopRange) {
    switch range {
    case .list(let list): walk(list)
    case .range(let range): walk(range)
    }
  }

  /// A part, by its block, is used in a file.
  mutating func use(_ part: Int, in file: Int16) {
    if let declared = fileOfPart[part] { use(declared, in: file) }
  }

  private mutating func use(_ declared: Int16, in file: Int16) {
    if declared != file { filesUsed.insert(FilePair(declared: declared, used: file)) }
  }

  /// A name is asked for.
  mutating func read(_ word: Word) {
    switch scene.references[word.span] {
    case .symbol(let symbol, _):
      if symbol == assigned { return }
      isRead[first[symbol]] = true
      if !inTest {
        isReadInPlay[first[symbol]] = true
        if !inScript { isReadByThings[first[symbol]] = true }
      }
      use(scene.symbols[symbol].word.span.file, in: word.span.file)
    case .local(let number): if number < locals.count { locals[number].isUsed = true }
    case .colour, .time, .selfThing, .scene, .choice, nil: break
    }
  }
}
