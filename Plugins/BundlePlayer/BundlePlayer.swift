import Foundation
import PackagePlugin

/// Compiles the engine for the browser, and puts it with its page into a Swift source of the target.
///
/// It is one command, though it makes several files: whatever else a command says it makes is taken for a resource,
/// and copied beside the program. The tool itself repeats only what a change touches.
@main struct BundlePlayer: BuildToolPlugin {
  /// The modules of the engine; each may import those before it.
  private static let modules = ["SceneLang", "Runtime", "Player"]

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    // A package that uses only the engine's modules does not build the player.
    guard let player = try? context.package.targets(named: ["Player"])[0].directoryURL else { return [] }
    let support = player.appending(path: "Support/support.c")
    let page = player.appending(path: "Page")
    let pageFiles = try FileManager.default.contentsOfDirectory(at: page, includingPropertiesForKeys: nil)

    // SCENEC_PLAYER=none leaves the player out: quicker builds where no browser is wanted.
    let isLeftOut = ProcessInfo.processInfo.environment["SCENEC_PLAYER"] == "none"
    let swiftc = isLeftOut ? "none" : try context.tool(named: "swiftc").url.path
    let output = context.pluginWorkDirectoryURL
    var arguments = [
      swiftc, output.path, page.appending(path: "player.html").path, support.path,
    ]
    var inputs = [support] + pageFiles.sorted { $0.path < $1.path }
    for module in BundlePlayer.modules {
      let sources = try BundlePlayer.sources(of: module, in: context.package)
      arguments += ["--module", module] + sources.map(\.path)
      inputs += sources
    }
    return [
      .buildCommand(
        displayName: "Compiling the player for the browser",
        executable: try context.tool(named: "BundleTool").url,
        arguments: arguments,
        inputFiles: inputs,
        outputFiles: [output.appending(path: "EmbeddedPlayer.swift")])
    ]
  }

  private static func sources(of module: String, in package: Package) throws -> [URL] {
    guard let target = try package.targets(named: [module])[0] as? SourceModuleTarget else { return [] }
    return target.sourceFiles.map(\.url).filter { $0.pathExtension == "swift" }
  }
}
