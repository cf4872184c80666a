import SceneLang

/// Where a command's words go: in the person's language, coloured where that helps.
struct Terminal {
  /// The language of everything that is said.
  var language: Language
  /// Whether to colour, as asked for.
  var colour: ColourChoice

  /// When to colour.
  enum ColourChoice: String, CaseIterable {
    case auto, always, never
  }

  /// One of the two streams that a command writes to.
  enum Stream: Int32 {
    case output = 1
    case error = 2
  }

  /// Whether text on the stream is coloured: as asked for, otherwise on a terminal that can, unless `NO_COLOR` is set.
  func colours(_ stream: Stream) -> Bool {
    switch colour {
    case .always: true
    case .never: false
    case .auto: environment("NO_COLOR") == nil && environment("TERM") != "dumb" && isatty(stream.rawValue) == 1
    }
  }

  /// Writes a message and a newline.
  func say(_ message: Message, on stream: Stream = .output) {
    write(message.text(in: language) + "\n", on: stream)
  }

  /// Writes a message of what went wrong, led by the command's name, to the stream of errors.
  func complain(_ message: Message) {
    write("scenec: " + message.text(in: language) + "\n", on: .error)
  }

  /// Writes text as it is, at once and whole.
  func write(_ text: String, on stream: Stream = .output) {
    write(Text(text), on: stream)
  }

  /// Writes text as it is, at once and whole; a reader that has gone away is no mistake.
  func write(_ text: Text, on stream: Stream = .output) {
    var rest = text.bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { scenecWrite(stream.rawValue, $0) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        return
      }
    }
  }
}

/// The C library's `write`, under a name that a method called `write` does not hide.
private func scenecWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

/// Colours of a terminal.
enum Ink: String {
  case red = "31"
  case green = "32"
  case yellow = "33"
  case bold = "1"

  /// The text in this ink, where inks are wanted.
  func on(_ text: String, _ wanted: Bool) -> String {
    wanted ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
