import SceneLang
func playerPage(main: Text, files: [(name: Text, bytes: [UInt8])], live: Text? = nil) -> [UInt8]? {
  Array("<!doctype html><title>x</title>".utf8) + files[0].bytes
}
func sceneFiles(main: Text, files: [(name: Text, bytes: [UInt8])]) -> [UInt8] {
  Array("{\"files\":\(files[0].bytes.count)}".utf8)
}
enum PlayerBundle {
  static func missing(in language: Language) -> Text? { nil }
}
