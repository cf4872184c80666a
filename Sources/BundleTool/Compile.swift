/// Compiles the modules and the support that have changed.
///
/// In Embedded Swift a module's interface holds all of its code, and the module that imports it compiles what it uses
/// of that once more. So only the last module is compiled to machine code, and only there is time spent on making it
/// small.
func compile(_ job: Job, with tools: Toolchain.Tools) {
  let common = [
    tools.swiftc, "-target", Toolchain.target, "-swift-version", "6",
    "-enable-experimental-feature", "Embedded", "-enable-experimental-feature", "Extern",
    "-wmo", "-parse-as-library", "-I", job.folder, "-module-cache-path", job.folder + "/ModuleCache",
    // The native build of the same files reports their warnings.
    "-suppress-warnings",
  ]
  var interfaces: [String] = []
  for module in job.modules.dropLast() {
    let interface = job.interface(of: module)
    make(
      [interface], from: module.sources + interfaces, by: tools.version,
      running: common + [
        "-Onone", "-module-name", module.name, "-emit-module", "-emit-module-path", interface,
        "-avoid-emit-module-source-info",
      ] + module.sources)
    interfaces.append(interface)
  }
  if let last = job.modules.last {
    make(
      [job.object], from: last.sources + interfaces, by: tools.version,
      running: common + ["-Osize", "-module-name", last.name, "-c", "-o", job.object] + last.sources)
  }
  make(
    [job.supportObject], from: [job.support], by: tools.version,
    running: [
      tools.clang, "-target", Toolchain.target, "-Oz", "-ffreestanding", "-fno-builtin", "-nostdlib", "-mbulk-memory",
      "-Wall", "-Wextra", "-c", job.support, "-o", job.supportObject,
    ])
}

/// Links the compiled code to one WebAssembly module.
func link(_ job: Job, with tools: Toolchain.Tools) {
  let objects = [job.object, job.supportObject]
  // The stack is first, so that running out of it stops the player and does not overwrite its data.
  make(
    [job.wasm], from: objects, by: tools.version,
    running: [tools.linker] + objects + ["\(tools.libraries)/libswiftUnicodeDataTables.a"] + [
      "--no-entry", "--gc-sections", "--strip-all", "--compress-relocations", "-z", "stack-size=1048576",
      "--stack-first", "-o", job.wasm,
    ])
}
