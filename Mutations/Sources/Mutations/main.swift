import Foundation
import SceneLang

/// What was asked for on the command line.
struct Request {
  var edits = 2_000
  var seed: UInt64 = 1
  /// Edits with more messages than this are shown, up to `shown` of them.
  var showOver = 5
  var shown = 0
  var scenes: [String] = []

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--edits": edits = Int(rest.popFirst() ?? "") ?? edits
      case "--seed": seed = UInt64(rest.popFirst() ?? "") ?? seed
      case "--show": shown = Int(rest.popFirst() ?? "") ?? shown
      case "--over": showOver = Int(rest.popFirst() ?? "") ?? showOver
      default: scenes.append(argument)
      }
    }
  }
}

/// The scene of a path; it reads the files that it uses from its own folder.
func subject(at path: String) -> Subject? {
  let url = URL(fileURLWithPath: path)
  guard let data = try? Data(contentsOf: url), !data.isEmpty else { return nil }
  var used: [Text: [UInt8]?] = [:]
  return Subject(name: path, bytes: Array(data)) { name in
    if let known = used[name] { return known }
    let file = url.deletingLastPathComponent().appendingPathComponent(name.description)
    used[name] = (try? Data(contentsOf: file)).map { Array($0) }
    return used[name] ?? nil
  }
}

/// Shows an edit with all that is said of it.
func show(_ edit: Edit, _ outcome: Outcome, of subject: Subject) {
  print(
    "\n\(subject.name): \(edit.description): \(outcome.messages.count) messages\(outcome.broken.isEmpty ? "" : " BROKEN")"
  )
  for law in outcome.broken { print("  \(law.rawValue)") }
  let source = Source(name: "scene", bytes: edit.bytes)
  for message in outcome.messages {
    print(render(message, sources: [source], language: .english, colour: false).description, terminator: "")
  }
}

let request = Request(Array(CommandLine.arguments.dropFirst()))
var figures = Figures()
var shown = 0
Watchdog.start()
for path in request.scenes {
  guard let subject = subject(at: path) else { continue }
  figures.begin(subject)
  let (tokens, characters) = (tokens(of: subject.bytes), characters(of: subject.bytes))
  if tokens.isEmpty { continue }
  var random = Random(seed: request.seed)
  for _ in 0..<request.edits {
    let edit = Edit.random(of: subject.bytes, tokens: tokens, characters: characters, &random)
    Watchdog.begins("\(path): \(edit.description)", edit.bytes)
    let outcome = subject.outcome(of: edit.bytes)
    figures.add(outcome, of: subject)
    let isWorthShowing = !outcome.broken.isEmpty || subject.isClean && outcome.messages.count > request.showOver
    if shown < request.shown, isWorthShowing {
      shown += 1
      show(edit, outcome, of: subject)
    }
  }
}
Watchdog.stop()
figures.print()
exit(figures.hold ? 0 : 1)
