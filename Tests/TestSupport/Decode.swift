import Foundation

/// True when a program is on the search path. On CI everything has to be there.
public func isInstalled(_ program: String) -> Bool {
  let variables = ProcessInfo.processInfo.environment
  if variables["CI"] == "true" { return true }
  return (variables["PATH"] ?? "").split(separator: ":").contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
  }
}

/// The text of the QR code in a picture, as the decoder zbarimg reads it; empty where it finds none.
public func decode(_ picture: [UInt8]) throws -> String {
  let folder = try TemporaryFolder()
  let file = try folder.write(Data(picture), to: "code.ppm")
  return try output(of: ["zbarimg", "--quiet", "--raw", "--oneshot", "-Sdisable", "-Sqrcode.enable", file.path])
}

/// What a program of the search path writes to standard output, without the newline at its end.
public func output(of command: [String]) throws -> String {
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = command
  process.standardOutput = pipe
  process.standardError = FileHandle.nullDevice
  try process.runHearingSignals()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  let text = String(decoding: data, as: UTF8.self)
  return text.hasSuffix("\n") ? String(text.dropLast()) : text
}
