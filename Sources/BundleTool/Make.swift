/// Runs a command that makes files from others, unless it was run before on the same and what it made is there.
///
/// What counts is what is in the files, not when they were written: a change that leaves a module as it was, such as
/// one to a comment, ends there.
func make(_ outputs: [String], from inputs: [String], by version: String, running command: [String]) {
  let record = outputs[0] + ".made"
  var fingerprint = Fingerprint()
  fingerprint.add(version)
  for word in command { fingerprint.add(word) }
  for input in inputs { fingerprint.add(bytes(of: input)) }
  let isDone = exists(record) && text(of: record) == fingerprint.text && outputs.allSatisfy(exists)
  if isDone { return }
  remove(record)
  run(command)
  write(Array(fingerprint.text.utf8), to: record)
}

/// A number for what was added, in order; different for different contents, but for a chance of one in 2⁶⁴.
struct Fingerprint {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The number in hexadecimal.
  var text: String { String(state, radix: 16) }

  /// Adds bytes, and where they end.
  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { mix(byte) }
    var count = bytes.count
    for _ in 0..<8 {
      mix(UInt8(truncatingIfNeeded: count))
      count >>= 8
    }
  }

  /// Adds a text.
  mutating func add(_ text: String) { add(Array(text.utf8)) }

  /// One step of FNV-1a.
  private mutating func mix(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
