import SceneLang

/// How large files may be: bytes of a picture, bytes of a sound, pixels of a side.
private enum Most {
  static let picture = 2_000_000
  static let sound = 4_000_000
  static let pixels = 2048
}

/// The sounds that the player makes itself.
private let playerSounds: [Text] = ["pop", "ding", "boing", "buzz", "tada"]

/// What is amiss with the pictures and sounds that a scene names, and with those beside it that no scene uses. Names that
/// are put together while the scene plays are not looked at.
func problems(of folder: AssetFolder, in scene: CheckedScene) -> [Diagnostic] {
  let declarations = Declarations(of: scene)
  var findings = Findings(declarations)
  for thing in declarations.things.values.sorted(by: { $0.span.start < $1.span.start }) {
    guard thing.kind.text == Kind.image.word, let content = thing.content, let name = plainText(content) else {
      continue
    }
    look(atPicture: name, content, in: folder, into: &findings)
  }
  for sound in declarations.plays {
    if let name = plainText(sound) { look(atSound: name, sound, in: folder, into: &findings) }
  }
  let unused = unusedNames(in: folder)
  if !unused.isEmpty { findings.add(.unusedFiles(scene.header?.span ?? Span(0, 0), names: list(unused))) }
  return findings.diagnostics
}

/// The text of an expression that is plain text; nil where something fills it in.
private func plainText(_ expression: Expression) -> Text? {
  guard case .text(let parts) = expression.kind else { return nil }
  var text: Text = ""
  for part in parts {
    guard case .literal(let literal) = part else { return nil }
    text += literal
  }
  return text
}

private func look(atPicture name: Text, _ content: Expression, in folder: AssetFolder, into findings: inout Findings) {
  guard let format = AssetFormat(ofName: name), format.isPicture else {
    return findings.add(.notAPicture(content.span, name: name))
  }
  guard let asset = folder.file(name) else { return findings.add(missing(name, content, in: folder)) }
  if !format.begins(asset.head) {
    findings.add(otherFormat(name, content, format, asset))
  } else if asset.size > Most.picture {
    findings.add(tooHeavy(name, content, asset, most: Most.picture))
  } else if let size = pixelSize(of: asset.head, format), max(size.width, size.height) > Most.pixels {
    findings.add(
      .tooManyPixels(content.span, name: name, width: size.width, height: size.height, most: Most.pixels))
  } else if format == .svg, holdsScript(asset.head) {
    findings.add(.scriptInside(content.span, name: name))
  }
}

private func look(atSound name: Text, _ content: Expression, in folder: AssetFolder, into findings: inout Findings) {
  if playerSounds.contains(name) { return }
  guard let format = AssetFormat(ofName: name), !format.isPicture else {
    let nearest = playerSounds.first { isNear($0, name) }
    return findings.add(.notASound(content.span, name: name, nearest: nearest))
  }
  guard let asset = folder.file(name) else { return findings.add(missing(name, content, in: folder)) }
  if !format.begins(asset.head) {
    findings.add(otherFormat(name, content, format, asset))
  } else if asset.size > Most.sound {
    findings.add(tooHeavy(name, content, asset, most: Most.sound))
  }
}

/// A file that is not there. One that differs from it in capitals alone is what was meant.
private func missing(_ name: Text, _ content: Expression, in folder: AssetFolder) -> Diagnostic {
  let twins = (folder.names ?? []).filter { lower($0) == lower(name) }
  guard twins.count == 1, let twin = twins.first else {
    let near = (folder.names ?? []).filter { isNear($0, name) }
    return .missingFile(content.span, name: name, nearest: near.count == 1 ? near.first : nil, fix: nil)
  }
  let fix = Fix(content.span, "\"" + twin + "\"")
  return .missingFile(content.span, name: name, nearest: twin, fix: isPlain(twin) ? fix : nil)
}

private func otherFormat(_ name: Text, _ content: Expression, _ format: AssetFormat, _ asset: Asset) -> Diagnostic {
  let found = AssetFormat(ofBytes: asset.head)
  return .otherFormat(content.span, name: name, expected: format.name, found: found?.name)
}

private func tooHeavy(_ name: Text, _ content: Expression, _ asset: Asset, most: Int) -> Diagnostic {
  let tenths = asset.size / 100_000
  let megabytes = Text(decimal: tenths / 10) + "." + Text(decimal: tenths % 10)
  return .tooHeavy(content.span, name: name, megabytes: megabytes, most: Text(decimal: most / 1_000_000))
}

/// Whether an SVG document holds a script: an element of that name, a handler such as `onload`, or a `javascript:` link.
private func holdsScript(_ bytes: [UInt8]) -> Bool {
  let text = lower(Text(bytes)).bytes
  let marks = ["<script", " onload=", " onclick=", " onbegin=", " onerror=", " onmouseover=", "javascript:"]
  return marks.contains { contains(text, Array($0.utf8)) }
}

/// Whether a text can stand between quotation marks as it is.
private func isPlain(_ text: Text) -> Bool {
  !text.bytes.contains { $0 < 0x20 || [UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "{")].contains($0) }
}
