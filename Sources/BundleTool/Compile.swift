/// Compiles the modules and the support that have changed.
func compile(_ job: Job, with tools: Toolchain.Tools) {
  var interfaces: [String] = []
  for module in job.modules {
    let object = job.object(of: module)
    let interface = job.interface(of: module)
    // The native build of the same files reports their warnings.
    make(
      [object, interface], from: module.sources + interfaces, by: tools.version,
      running: [
        tools.swiftc, "-target", Toolchain.target, "-swift-version", "6", "-suppress-warnings",
        "-enable-experimental-feature", "Embedded", "-enable-experimental-feature", "Extern",
        "-wmo", "-Osize", "-parse-as-library", "-module-name", module.name, "-I", job.folder,
        "-module-cache-path", job.folder + "/ModuleCache",
        "-emit-module", "-emit-module-path", interface, "-avoid-emit-module-source-info",
        "-c", "-o", object,
      ] + module.sources)
    interfaces.append(interface)
  }
  make(
    [job.supportObject], from: [job.support], by: tools.version,
    running: [
      tools.clang, "-target", Toolchain.target, "-Oz", "-ffreestanding", "-fno-builtin", "-nostdlib", "-mbulk-memory",
      "-Wall", "-Wextra", "-c", job.support, "-o", job.supportObject,
    ])
}

/// Links the objects to one WebAssembly module.
func link(_ job: Job, with tools: Toolchain.Tools) {
  // The stack is first, so that running out of it stops the player and does not overwrite its data.
  make(
    [job.wasm], from: job.objects, by: tools.version,
    running: [tools.linker] + job.objects + ["\(tools.libraries)/libswiftUnicodeDataTables.a"] + [
      "--no-entry", "--gc-sections", "--strip-all", "-z", "stack-size=1048576", "--stack-first", "-o", job.wasm,
    ])
}
