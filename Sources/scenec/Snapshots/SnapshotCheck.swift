import Rendering
import Runtime
import SceneLang

/// Compares the pictures that the tests of a scene take with those that were recorded, or records them.
struct SnapshotCheck {
  /// Something that a test fails for, and the place in the scene.
  struct Problem {
    let span: Span
    let message: Message
  }

  /// The files that were written, in the order of writing.
  private(set) var recorded: [Path] = []
  private let scene: Path
  private let folder: SnapshotFolder
  private let isRecording: Bool
  private var pictures: [Text: Text] = [:]

  /// A check of no pictures yet.
  init(of scene: Path, recording: Bool) {
    self.scene = scene
    folder = SnapshotFolder(of: scene)
    isRecording = recording
  }

  /// Compares or records the pictures of one test, and tells what it fails for.
  mutating func check(_ snapshots: [Snapshot]) -> [Problem] {
    snapshots.compactMap { snapshot in
      check(snapshot).map { Problem(span: snapshot.span, message: $0) }
    }
  }

  private mutating func check(_ snapshot: Snapshot) -> Message? {
    let name = snapshot.name
    guard SnapshotFolder.allows(name) else { return .snapshotNameUnusable(name: Path(name.bytes)) }
    // The scene's folder is one above that of its pictures.
    let picture = svg(of: snapshot.display, size: snapshot.size) { fileAddress($0, way: "../") }
    if let other = pictures.updateValue(picture, forKey: name), other != picture {
      return .snapshotNameTwice(name: Path(name.bytes))
    }
    do throws(FileProblem) {
      let before = try folder.read(name)
      return before == picture ? same(name) : isRecording ? record(picture, name) : compare(picture, with: before, name)
    } catch {
      return .unreadable(folder.recorded(name), error)
    }
  }

  private func same(_ name: Text) -> Message? {
    folder.forgetNew(name)
    return nil
  }

  private mutating func record(_ picture: Text, _ name: Text) -> Message? {
    do throws(WriteProblem) {
      try folder.record(picture, as: name)
      recorded.append(folder.recorded(name))
      return nil
    } catch {
      return .unwritable(folder.recorded(name), error)
    }
  }

  private func compare(_ picture: Text, with before: Text?, _ name: Text) -> Message {
    if before == nil { return .snapshotMissing(name: Path(name.bytes), scene: scene) }
    do throws(WriteProblem) {
      try folder.keepNew(picture, as: name)
      return .snapshotDiffers(
        name: Path(name.bytes), recorded: folder.recorded(name), new: folder.new(name), scene: scene)
    } catch {
      return .unwritable(folder.new(name), error)
    }
  }
}
