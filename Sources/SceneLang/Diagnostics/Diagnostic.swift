/// How much a problem matters: an error stops a scene from playing, a warning and an info do not.
public enum Severity: UInt8, Sendable {
  case error, warning, info
}

/// The languages that every message is written in.
public enum Language: UInt8, CaseIterable, Sendable {
  case english, japanese
}

/// One problem, as data: what it is, where it is, and how it could be mended.
///
/// The words are in the catalogues (`Wording`); text, JSON and editor output read the same value.
public struct Diagnostic: Sendable {
  /// Which problem it is.
  public var code: Code
  /// The place of the mistake.
  public var span: Span
  /// What fills `{0}`, `{1}`, … in the wording.
  public var arguments: [Argument]
  /// Other places that matter, such as the first use of a name that is used twice.
  public var related: [Span]
  /// Changes that would mend it; offered only where there is a single best one.
  public var fix: Fix?

  /// A problem of the given code at the given place.
  public init(_ code: Code, at span: Span, _ arguments: [Argument] = [], related: [Span] = [], fix: Fix? = nil) {
    self.code = code
    self.span = span
    self.arguments = arguments
    self.related = related
    self.fix = fix
  }

  /// Whether it stops the scene from playing.
  public var severity: Severity { code.severity }
}

/// What fills a gap in the wording of a problem.
public enum Argument: Sendable, ExpressibleByStringLiteral {
  /// The author's own words, or a word of the language; the same in every language of the messages.
  case words(Text)
  /// Types, such as “a number or a point”; written in the language of the message.
  case types(ValueType)
  /// Values of these types, as they are written.
  case examples(ValueType)
  /// Words of the language to choose from; the wording puts backticks around the whole.
  case choices([Text])

  /// A word of the language.
  public init(stringLiteral literal: StaticString) { self = .words(Text(stringLiteral: literal)) }
}

extension Diagnostic {
  /// A problem whose wording is filled with words alone.
  public init(_ code: Code, at span: Span, _ words: [Text], related: [Span] = [], fix: Fix? = nil) {
    self.init(code, at: span, words.map { Argument.words($0) }, related: related, fix: fix)
  }
}

/// One change to the text: the bytes of `span` become `replacement`.
public struct Fix: Sendable {
  /// What is taken out; empty to insert.
  public var span: Span
  /// What stands there afterwards.
  public var replacement: Text

  /// The change of `span` to `replacement`.
  public init(_ span: Span, _ replacement: Text) {
    self.span = span
    self.replacement = replacement
  }
}
