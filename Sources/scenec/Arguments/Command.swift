/// The commands. Each is a case here and an entry in `traits`, which parsing, help and suggestions all read, and a
/// file in `Commands/`.
enum Command: CaseIterable {
  case run, check, explain, format, test, export, extract, site, help

  /// What is known of a command.
  struct Traits {
    /// As it is written.
    let word: String
    /// What it works on.
    let operands: Operands
    /// The options of its own; `Command.common` holds for all.
    var options: [Option] = []
    /// Those of its options that exclude one another.
    var alternatives: [Option] = []
  }

  /// What a command works on.
  enum Operands {
    case oneScene, onePage, scenes, folderAndScenes, codes, command

    /// How help shows it.
    var placeholder: String {
      switch self {
      case .oneScene, .onePage: "FILE"
      case .scenes: "FILE…"
      case .codes: "[CODE…]"
      case .folderAndScenes: "DIR FILE…"
      case .command: "COMMAND"
      }
    }

    /// What they may be, for people.
    var example: String {
      switch self {
      case .oneScene, .scenes, .command: "fingers.scene"
      case .codes: "S07"
      case .onePage: "fingers.html"
      case .folderAndScenes: "toys fingers.scene cars.scene"
      }
    }
  }

  /// The options that every command takes.
  static let common: [Option] = [.language, .colour, .help, .version]

  /// The table's entry for this command.
  var traits: Traits {
    let forms = ReportForm.allCases.compactMap(\.option)
    return switch self {
    case .run: Traits(word: "run", operands: .oneScene, options: [.share, .port, .noOpen])
    case .check: Traits(word: "check", operands: .scenes, options: [.fix] + forms, alternatives: forms)
    case .explain: Traits(word: "explain", operands: .codes, options: [.markdown])
    case .format: Traits(word: "format", operands: .scenes, options: [.checkOnly])
    case .test: Traits(word: "test", operands: .scenes, options: [.record])
    case .export: Traits(word: "export", operands: .oneScene, options: [.output, .pwa])
    case .extract: Traits(word: "extract", operands: .onePage, options: [.output])
    case .site: Traits(word: "site", operands: .folderAndScenes)
    case .help: Traits(word: "help", operands: .command)
    }
  }

  /// The command that is written so, if there is one.
  init?(word: String) {
    guard let command = Command.allCases.first(where: { $0.traits.word == word }) else { return nil }
    self = command
  }

  /// Does what the command is for.
  func perform(_ invocation: Invocation, on terminal: Terminal) -> ExitCode {
    switch self {
    case .run: runScene(invocation, on: terminal)
    case .check: checkScenes(invocation, on: terminal)
    case .explain: explainCodes(invocation, on: terminal)
    case .format: formatScenes(invocation, on: terminal)
    case .test: testScenes(invocation, on: terminal)
    case .export: exportScene(invocation, on: terminal)
    case .extract: extractScene(invocation, on: terminal)
    case .site: buildSite(invocation, on: terminal)
    case .help: showHelp(invocation, on: terminal)
    }
  }
}

/// How a command ended.
enum ExitCode: Int32 {
  /// It did what was asked, and found nothing wrong.
  case success = 0
  /// A scene has errors, or a test failed.
  case failure = 1
  /// It could not do what was asked: a command or an option is not known, a file can't be read, a port is taken.
  case misuse = 2
}
