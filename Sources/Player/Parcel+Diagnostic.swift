import SceneLang

extension Parcel {
  /// Puts a problem for a person to read: the file, the line and the column (both from 1; the column counts
  /// characters), the code, the sentence on what is wrong, and the hint.
  public mutating func put(_ problem: Diagnostic, of sources: [Source], in language: Language) {
    let file = Int(problem.span.file)
    if sources.indices.contains(file) {
      let source = sources[file]
      let line = source.line(of: problem.span.start)
      let before = Span(Int(source.lineStarts[line]), Int(problem.span.start), file: problem.span.file)
      put(source.name)
      put(line + 1)
      put(source.text(before).scalars.count + 1)
    } else {
      put(Text([]))
      put(0)
      put(0)
    }
    let wording = problem.code.wording(in: language)
    put(problem.code.name)
    let arguments = problem.arguments.map { words(of: $0, in: language) }
    put(filled(wording.title, with: arguments))
    put(filled(wording.hint, with: arguments))
  }
}

/// The wording with `{0}`, `{1}`, … replaced by the arguments; a number without an argument stays as it is.
func filled(_ wording: StaticString, with arguments: [Text]) -> Text {
  let pattern = Text(stringLiteral: wording).bytes
  var result = Text([])
  var index = 0
  while index < pattern.count {
    if index + 2 < pattern.count, pattern[index] == UInt8(ascii: "{"), pattern[index + 2] == UInt8(ascii: "}") {
      let place = Int(pattern[index + 1]) - Int(UInt8(ascii: "0"))
      if arguments.indices.contains(place) {
        result += arguments[place]
        index += 3
        continue
      }
    }
    result.bytes.append(pattern[index])
    index += 1
  }
  return result
}

/// What an argument reads as in a language.
private func words(of argument: Argument, in language: Language) -> Text {
  switch argument {
  case .words(let words): words
  case .types(let types): names(of: types, in: language)
  }
}

/// The names of the types, with “or” between them.
private func names(of types: ValueType, in language: Language) -> Text {
  let all: [(ValueType, english: Text, japanese: Text)] = [
    (.number, "a number", "数"), (.text, "a text", "文字列"), (.flag, "yes or no", "yes か no"),
    (.colour, "a colour", "色"), (.point, "a point", "点"), (.list, "a list", "リスト"), (.thing, "a thing", "もの"),
    (.nothing, "nothing", "nothing"), (.gradient, "linear(top, bottom)", "linear(上, 下)"),
  ]
  var result = Text([])
  for (type, english, japanese) in all where types.contains(type) {
    if !result.isEmpty { result += language == .japanese ? "か" : " or " }
    result += language == .japanese ? japanese : english
  }
  return result
}
