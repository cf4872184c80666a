/// Does what was typed behind `scenec`.
func scenec(_ arguments: [Path]) -> ExitCode {
  let invocation = Invocation(arguments)
  let terminal = invocation.terminal
  if let problem = invocation.problem {
    terminal.complain(problem)
    terminal.say(.seeHelp(invocation.command), on: .error)
    return .misuse
  }
  if invocation.has(.version) {
    terminal.write("scenec \(version)\n")
    return .success
  }
  guard let command = invocation.command else {
    terminal.write(overview(in: terminal.language), on: invocation.has(.help) ? .output : .error)
    return invocation.has(.help) ? .success : .misuse
  }
  if invocation.has(.help) {
    terminal.write(helpText(of: command, in: terminal.language))
    return .success
  }
  return command.perform(invocation, on: terminal)
}
