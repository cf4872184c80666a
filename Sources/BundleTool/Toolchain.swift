/// The programs that make WebAssembly, or why there are none.
enum Toolchain {
  case found(Tools)
  case missing(Reason)

  /// The programs, by their paths.
  struct Tools {
    var swiftc: String
    var clang: String
    var linker: String
    /// The folder of Embedded Swift's libraries for the target.
    var libraries: String
    /// What the compiler says of itself.
    var version: String
  }

  /// The target that the player is compiled for.
  static let target = "wasm32-unknown-none-wasm"

  /// Looks for the programs beside the given compiler.
  static func find(swiftc: String) -> Toolchain {
    guard swiftc != "none" else { return .missing(.leftOut) }
    guard let information = output(of: [swiftc, "-print-target-info", "-target", target]),
      let resources = stringValue(of: "runtimeResourcePath", inJSON: information)
    else { return .missing(.noTarget) }

    let embedded = resources + "/embedded"
    guard exists(embedded + "/Swift.swiftmodule/\(target).swiftmodule") else { return .missing(.noTarget) }

    let folders = [resources + "/../../bin", parentFolder(of: swiftc)]
    guard let clang = firstFile(named: "clang", in: folders) else { return .missing(.noTool("clang")) }
    guard let linker = firstFile(named: "wasm-ld", in: folders) else { return .missing(.noTool("wasm-ld")) }
    return .found(
      Tools(
        swiftc: swiftc, clang: clang, linker: linker, libraries: embedded + "/" + target,
        version: information))
  }

  private static func firstFile(named name: String, in folders: [String]) -> String? {
    folders.map { $0 + "/" + name }.first(where: exists)
  }

  /// The value of a text member of an object, found by its name; the compiler's own output needs no more.
  private static func stringValue(of name: String, inJSON text: String) -> String? {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    guard let place = parts.firstIndex(where: { $0 == name }), place + 2 < parts.count else { return nil }
    return String(parts[place + 2])
  }
}

/// Why there is no player.
enum Reason {
  case leftOut
  case noTarget
  case noTool(String)

  /// For the person who runs `scenec run`, in English.
  var english: String {
    switch self {
    case .leftOut:
      "This scenec was built without the player, because SCENEC_PLAYER was none. Build it again without that."
    case .noTarget:
      "This scenec was built without the player, because its Swift toolchain can't make WebAssembly. "
        + Reason.howEnglish
    case .noTool(let name):
      "This scenec was built without the player, because its Swift toolchain has no \(name). " + Reason.howEnglish
    }
  }

  /// For the person who runs `scenec run`, in Japanese.
  var japanese: String {
    switch self {
    case .leftOut:
      "この scenec には、おもちゃを動かすプログラムが入っていません。SCENEC_PLAYER を none にしてビルドしたためです。この設定を外して、もう一度ビルドしてください。"
    case .noTarget:
      "この scenec には、おもちゃを動かすプログラムが入っていません。ビルドに使った Swift が WebAssembly に対応していないためです。" + Reason.howJapanese
    case .noTool(let name):
      "この scenec には、おもちゃを動かすプログラムが入っていません。ビルドに使った Swift に \(name) が入っていないためです。" + Reason.howJapanese
    }
  }

  private static let howEnglish =
    "Install Swift 6.3 or later from https://www.swift.org/install, and build scenec with it once more."
  private static let howJapanese =
    "https://www.swift.org/install から Swift 6.3 以降をインストールして、もう一度ビルドしてください。"
}
