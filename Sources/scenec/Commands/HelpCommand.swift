import SceneLang

/// The version of this scenec.
let version = "0.1.0"

/// `scenec help COMMAND`: tells about a command, or about all where none is named.
func showHelp(_ invocation: Invocation, on terminal: Terminal) -> ExitCode {
  guard let topic = invocation.operands.first?.description else {
    terminal.write(overview(in: terminal.language))
    return .success
  }
  guard let command = Command(word: topic) else {
    let words = Command.allCases.map(\.traits.word)
    terminal.complain(.unknownCommand(topic, nearest: suggestion(for: topic, among: words)))
    return .misuse
  }
  terminal.write(helpText(of: command, in: terminal.language))
  return .success
}

/// What scenec is and which commands there are.
func overview(in language: Language) -> String {
  let commands = Command.allCases.map { command in
    ("\(command.traits.word) \(command.traits.operands.placeholder)", Message.summary(command))
  }
  return [
    Message.about.text(in: language),
    Message.usage("scenec COMMAND [OPTIONS] FILE…").text(in: language),
    Message.commandsHeading.text(in: language) + "\n" + table(commands, in: language),
    Message.optionsHeading.text(in: language) + "\n" + table(rows(of: Command.common), in: language),
    Message.exitCodes.text(in: language),
  ].joined(separator: "\n\n") + "\n"
}

/// What a command does, how it is written, and its options.
func helpText(of command: Command, in language: Language) -> String {
  let options = rows(of: command.traits.options + Command.common)
  return [
    Message.description(command).text(in: language),
    Message.usage("scenec \(command.traits.word) [OPTIONS] \(command.traits.operands.placeholder)").text(in: language),
    Message.optionsHeading.text(in: language) + "\n" + table(options, in: language),
  ].joined(separator: "\n\n") + "\n"
}

private func rows(of options: [Option]) -> [(String, Message)] {
  options.map { ($0.usage, Message.optionSummary($0)) }
}

/// Two columns: how something is written, and what it is for.
private func table(_ rows: [(String, Message)], in language: Language) -> String {
  let width = rows.map(\.0.count).max() ?? 0
  return rows.map { row in
    "  " + row.0 + String(repeating: " ", count: width - row.0.count + 2) + row.1.text(in: language)
  }.joined(separator: "\n")
}
