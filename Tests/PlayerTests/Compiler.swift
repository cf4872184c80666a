import Foundation

@testable import BundleTool

/// The compiler of this toolchain, where it can make WebAssembly.
let swiftc: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
  .split(separator: ":").map { "\($0)/swiftc" }.first { path in
    guard FileManager.default.isExecutableFile(atPath: path) else { return false }
    if case .found = Toolchain.find(swiftc: path) { return true }
    return false
  }

/// The C source of what Embedded Swift asks of a C library.
let supportSource = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../Sources/Player/Support/support.c").standardizedFileURL.path
