import Explanations
import SceneLang

/// `scenec explain [CODE…]`: the long form of problems, or the list of all where none is named.
func explainCodes(_ invocation: Invocation, on terminal: Terminal) -> ExitCode {
  let isMarkdown = invocation.has(.markdown)
  if invocation.operands.isEmpty {
    if isMarkdown {
      terminal.write(diagnosticsPage(in: terminal.language))
    } else {
      terminal.write(listOfCodes(in: terminal.language) + "\n")
      terminal.say(.howToExplain)
    }
    return .success
  }
  var allKnown = true
  for (index, operand) in invocation.operands.enumerated() {
    guard let code = Code(name: Text(operand.bytes)) else {
      terminal.complain(.unknownCode(operand.description, nearest: nearestCode(to: operand)?.name.description))
      allKnown = false
      continue
    }
    if index > 0 { terminal.write("\n") }
    let language = terminal.language
    terminal.write(
      isMarkdown ? explanationMarkdown(of: code, in: language) : explanationText(of: code, in: language))
  }
  return allKnown ? .success : .misuse
}

/// The code that was most likely meant: of the same letter, the one with the nearest number.
private func nearestCode(to operand: Path) -> Code? {
  let word = operand.description.uppercased()
  guard let letter = word.utf8.first else { return nil }
  let ofGroup = Code.all.filter { $0.name.bytes.first == letter }
  // A letter O is easily typed for a zero.
  let digits = word.dropFirst().map { $0 == "O" ? "0" : $0 }
  guard let number = Int(String(digits)) else { return ofGroup.first }
  return ofGroup.min { distance($0, number) < distance($1, number) }
}

private func distance(_ code: Code, _ number: Int) -> Int {
  let digits = code.name.bytes.dropFirst().map { Int($0) - 0x30 }
  return abs(digits.reduce(0) { $0 * 10 + $1 } - number)
}
