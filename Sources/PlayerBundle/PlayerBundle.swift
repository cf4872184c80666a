import SceneLang

/// The player that was built with this program: the engine as WebAssembly and its page, or why there is none. The
/// plug-in BundlePlayer adds the contents.
public enum PlayerBundle {
  /// Why there is no player, for a person to read; nil when there is one.
  public static func missing(in language: Language) -> Text? {
    guard head == nil else { return nil }
    switch language {
    case .english: return Text(stringLiteral: missingEnglish)
    case .japanese: return Text(stringLiteral: missingJapanese)
    }
  }

  /// The engine as a WebAssembly module, in base64; empty when there is no player.
  public static var module: Text { Text(stringLiteral: wasm) }
}
