import SceneLang

/// What was typed behind `scenec`, read by the tables of commands and options.
struct Invocation {
  /// The command, if one was given.
  private(set) var command: Command?
  /// What the command is to work on.
  private(set) var operands: [Path] = []
  /// The first thing that could not be read.
  private(set) var problem: Message?
  private var values: [Option: Path] = [:]
  private var rest: ArraySlice<Path>

  /// Reads arguments; it goes on after a problem, so that the language asked for is known when it is told.
  init(_ arguments: [Path]) {
    rest = arguments[...]
    var optionsEnded = false
    while let argument = rest.popFirst() {
      let word = argument.description
      if word == "--" && !optionsEnded {
        optionsEnded = true
      } else if word.hasPrefix("-") && word != "-" && !optionsEnded {
        readOption(argument)
      } else if command == nil && problem == nil {
        readCommand(argument)
      } else {
        operands.append(argument)
      }
    }
    checkOptions()
    checkOperands()
  }

  /// What an option was given; nil where it is absent, empty for one that stands alone.
  func value(_ option: Option) -> String? { values[option]?.description }

  /// The path that an option was given; nil where it is absent.
  func path(_ option: Option) -> Path? { values[option] }

  /// True when the option is there.
  func has(_ option: Option) -> Bool { values[option] != nil }

  /// The terminal as the options ask for.
  var terminal: Terminal {
    let language: Language =
      switch value(.language) {
      case "en": .english
      case "ja": .japanese
      default: languageOfEnvironment()
      }
    return Terminal(language: language, colour: value(.colour).flatMap(Terminal.ColourChoice.init) ?? .auto)
  }

  private mutating func readCommand(_ argument: Path) {
    let word = argument.description
    command = Command(word: word)
    if command != nil { return }
    if argument.fileExtension == "scene" || FileStamp(of: argument) != nil {
      note(.fileWithoutCommand(argument))
    } else {
      note(.unknownCommand(word, nearest: suggestion(for: word, among: Command.allCases.map(\.traits.word))))
    }
  }

  private mutating func readOption(_ argument: Path) {
    let parts = argument.bytes.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      .map { Path(Array($0)) }
    let word = parts[0].description
    guard let option = Option(word: word) else {
      note(.unknownOption(word, nearest: suggestion(for: word, among: Option.allCases.map(\.traits.word))))
      return
    }
    guard let value = option.traits.value else {
      if parts.count == 2 { note(.optionTakesNothing(option)) }
      values[option] = Path("")
      return
    }
    guard let given = parts.count == 2 ? parts[1] : rest.popFirst() else {
      note(.optionNeedsValue(option, allowed: value.allowed))
      return
    }
    guard value.allows(given.description) else {
      note(.optionValueNotKnown(option, given.description, allowed: value.allowed))
      return
    }
    values[option] = given
  }

  private mutating func checkOptions() {
    guard let command else { return }
    for option in Option.allCases where has(option) {
      guard !Command.common.contains(option), !command.traits.options.contains(option) else { continue }
      note(.optionOfAnotherCommand(option, command))
    }
    let chosen = command.traits.alternatives.filter(has)
    if chosen.count > 1 { note(.optionsTogether(chosen[0], chosen[1])) }
  }

  private mutating func checkOperands() {
    guard let command, !has(.help) else { return }
    switch command.traits.operands {
    case .oneScene, .onePage:
      if operands.isEmpty { note(.noFile(command)) }
      if operands.count > 1 { note(.moreThanOneFile(command)) }
    case .scenes:
      if operands.isEmpty { note(.noFile(command)) }
    case .folderAndScenes:
      // A scene in the place of the folder: the folder was forgotten.
      if let folder = operands.first, !folder.isFolder, folder.fileExtension == "scene" || FileStamp(of: folder) != nil
      {
        note(.noFolder(command))
      }
      if operands.count < 2 { note(.noFile(command)) }
    case .codes, .command:
      break
    }
  }

  private mutating func note(_ message: Message) {
    if problem == nil { problem = message }
  }
}

/// The word that was most likely meant by another; nil where none is near.
func suggestion(for word: String, among words: [String]) -> String? {
  nearestWord(to: Text(word), among: words.map { Text($0) })?.description
}
