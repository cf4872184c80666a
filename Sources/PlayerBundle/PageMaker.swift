/// What makes an `index.html`, as such a page says itself near its beginning, so that nothing else is taken for it and
/// replaced.
public enum PageMaker: Sendable {
  /// `scenec export --pwa`.
  case installable
  /// `scenec site`.
  case shelf

  /// The element that says it.
  public var mark: StaticString {
    switch self {
    case .installable: "<meta name=\"generator\" content=\"scenec export --pwa\">"
    case .shelf: "<meta name=\"generator\" content=\"scenec site\">"
    }
  }

  /// True for a page that was made so.
  public func made(_ page: [UInt8]) -> Bool {
    Array(page.prefix(1024)).firstRange(of: literal(mark)) != nil
  }
}
