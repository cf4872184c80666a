// The tool behind the plug-in BundlePlayer. It compiles the engine's modules for the browser, links them, and writes
// FOLDER/EmbeddedPlayer.swift, which holds the result and its page:
//
//   BundleTool SWIFTC FOLDER PAGE SUPPORT --module NAME SOURCE… --module NAME SOURCE…
//
// A module may import those before it. Where the toolchain can't make WebAssembly, the file says why there is no
// player, and the build goes on. SWIFTC is `none` to leave the player out on purpose.

let arguments = CommandLine.arguments
guard arguments.count >= 5 else {
  fail("usage: BundleTool SWIFTC FOLDER PAGE SUPPORT --module NAME SOURCE… --module NAME SOURCE…")
}
let modules = arguments[5...].split(separator: "--module").map {
  Module(name: $0.first ?? "", sources: Array($0.dropFirst()))
}
let job = Job(folder: arguments[2], page: arguments[3], support: arguments[4], modules: modules)

switch Toolchain.find(swiftc: arguments[1]) {
case .missing(let reason): embed(.missing(reason), in: job)
case .found(let tools):
  compile(job, with: tools)
  link(job, with: tools)
  embed(.present(page: job.page, module: job.wasm), in: job)
}
