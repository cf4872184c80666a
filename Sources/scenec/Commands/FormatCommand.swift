import SceneLang

/// `scenec format FILE…`: writes scenes in the one style; with `--check` it only lists those that would change.
func formatScenes(_ invocation: Invocation, on terminal: Terminal) -> ExitCode {
  if invocation.operands.contains(standardInput) { return formatStandardInput(invocation, on: terminal) }
  var (broken, changed, unwritten) = (false, false, false)
  let allRead = forEachScene(of: invocation, on: terminal) { scene in
    let source = scene.compilation.sources[0]
    guard let text = format(source, parts: scene.compilation.parts) else {
      terminal.show(scene.compilation.diagnostics, sources: scene.sourcesAsGiven)
      broken = true
      return
    }
    guard text.bytes != source.bytes else { return }
    changed = true
    if invocation.has(.checkOnly) { return terminal.say(.wouldFormat(scene.path)) }
    do throws(WriteProblem) {
      try replaceFile(scene.path, with: text.bytes)
      terminal.say(.formatted(scene.path))
    } catch {
      terminal.complain(.notWritten(scene.path, error))
      unwritten = true
    }
  }
  if !allRead || unwritten { return .misuse }
  return broken || changed && invocation.has(.checkOnly) ? .failure : .success
}

/// The argument that stands for standard input.
private let standardInput = Path("-")

private func formatStandardInput(_ invocation: Invocation, on terminal: Terminal) -> ExitCode {
  let bytes: [UInt8]
  do throws(FileProblem) {
    bytes = try readStream(STDIN_FILENO, upTo: sceneByteLimit)
  } catch {
    terminal.complain(.unreadable(standardInput, error))
    return .misuse
  }
  let folder = SceneFolder(path: Path("."))
  let compilation = compile(Source(name: "-", bytes: bytes)) { try? folder.read($0, upTo: sceneByteLimit) }
  guard let text = format(compilation.sources[0], parts: compilation.parts) else {
    terminal.show(compilation.diagnostics, sources: compilation.sources, on: .error)
    return .failure
  }
  if invocation.has(.checkOnly) {
    if text.bytes != bytes { terminal.say(.wouldFormat(standardInput)) }
    return text.bytes == bytes ? .success : .failure
  }
  terminal.write(text, on: .output)
  return .success
}
