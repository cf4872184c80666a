/// What is to be bundled, and where.
struct Job {
  /// Where the files that are made go.
  var folder: String
  /// The page's HTML; the files that it names are beside it.
  var page: String
  /// The C source of what Embedded Swift asks of a C library.
  var support: String
  /// The modules, each after those that it imports.
  var modules: [Module]

  /// The linked module.
  var wasm: String { folder + "/player.wasm" }
  /// The compiled support.
  var supportObject: String { folder + "/support.o" }
  /// The Swift source that holds it all.
  var embedded: String { folder + "/EmbeddedPlayer.swift" }
  /// The compiled code of the last module, and of what it uses of the others.
  var object: String { folder + "/engine.o" }

  /// What other modules import of a module.
  func interface(of module: Module) -> String { "\(folder)/\(module.name).swiftmodule" }
}

/// A Swift module of the engine.
struct Module {
  var name: String
  var sources: [String]
}
