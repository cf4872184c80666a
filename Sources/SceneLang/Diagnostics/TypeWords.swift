extension Argument {
  /// What it says in a language.
  func words(in language: Language) -> Text {
    switch self {
    case .words(let text): text
    case .types(let types): typeWords(types, in: language)
    case .examples(let types): exampleWords(types, in: language)
    case .choices(let words): choiceWords(words, in: language)
    }
  }
}

/// Types in words, such as “a number or a point”.
private func typeWords(_ types: ValueType, in language: Language) -> Text {
  if types == .any { return language == .english ? "something" : "何か" }
  let words = ValueType.each.filter { types.contains($0) }.map { $0.word(in: language) }
  return joined(words, comma: language == .english ? ", " : "か", last: language == .english ? " or " : "か")
}

/// Values of the types, as they are written.
private func exampleWords(_ types: ValueType, in language: Language) -> Text {
  let examples = ValueType.each.filter { types.contains($0) }.map { $0.example }
  return joined(examples, comma: language == .english ? ", " : "、", last: language == .english ? " or " : "、")
}

/// Words to choose from, with backticks between them.
private func choiceWords(_ words: [Text], in language: Language) -> Text {
  let comma: Text = language == .english ? "`, `" : "`、`"
  return joined(words, comma: comma, last: comma)
}

/// Words with a comma between them, and with `last` before the last.
private func joined(_ words: [Text], comma: Text, last: Text) -> Text {
  var result: Text = ""
  for (index, word) in words.enumerated() {
    if index > 0 { result += index == words.count - 1 ? last : comma }
    result += word
  }
  return result
}

extension ValueType {
  /// Every single type, in the order in which messages name them.
  static let each: [ValueType] = [
    .number, .text, .flag, .colour, .point, .list, .thing, .gradient, .nothing,
  ]

  /// A single type in words.
  func word(in language: Language) -> Text {
    let isEnglish = language == .english
    switch self {
    case .number: return isEnglish ? "a number" : "数"
    case .text: return isEnglish ? "text" : "テキスト"
    case .flag: return isEnglish ? "yes or no" : "「yes」か「no」"
    case .colour: return isEnglish ? "a colour" : "色"
    case .point: return isEnglish ? "a point" : "点"
    case .list: return isEnglish ? "a list" : "リスト"
    case .thing: return isEnglish ? "a thing" : "もの"
    case .gradient: return isEnglish ? "a gradient" : "グラデーション"
    case .nothing: return isEnglish ? "nothing" : "「nothing」"
    default: return ""
    }
  }

  /// A value of a single type, as it is written.
  var example: Text {
    switch self {
    case .number: "`40`"
    case .text: "`\"hello\"`"
    case .flag: "`yes`"
    case .colour: "`red`"
    case .point: "`(40, 60)`"
    case .list: "`[1, 2, 3]`"
    case .thing: "`car`"
    case .gradient: "`linear(white, blue)`"
    case .nothing: "`nothing`"
    default: ""
    }
  }
}
