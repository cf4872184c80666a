/// The scenes that the arguments of a command name, in the order of the arguments.
struct SceneFiles {
  /// Files as given, and the `.scene` files of folders, sorted.
  var paths: [Path] = []
  /// Arguments that name nothing that can be read, and folders without a scene (`missing` then).
  var problems: [(path: Path, problem: ListingProblem)] = []

  /// Why an argument gave no scenes.
  enum ListingProblem {
    case unreadable(FileProblem)
    case folderWithoutScenes
  }

  /// Looks up each argument: a folder stands for the `.scene` files in it and below.
  init(_ arguments: [Path]) {
    for argument in arguments {
      var status = stat()
      guard argument.withCString({ stat($0, &status) }) == 0 else {
        problems.append((argument, .unreadable(FileProblem(errorNumber: errno))))
        continue
      }
      if status.isFolder { addFolder(argument) } else { paths.append(argument) }
    }
  }

  private mutating func addFolder(_ folder: Path) {
    var found: [Path] = []
    var waiting = [folder]
    while let next = waiting.popLast() {
      switch listFolder(next) {
      case .failure(let problem): problems.append((next, .unreadable(problem)))
      case .success(let listing):
        found += listing.scenes
        waiting += listing.folders
      }
    }
    if found.isEmpty { problems.append((folder, .folderWithoutScenes)) }
    paths += found.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }
}

/// The scenes and folders directly in a folder; hidden ones, and links to folders, are left out.
private func listFolder(_ folder: Path) -> Result<(scenes: [Path], folders: [Path]), FileProblem> {
  guard let listing = folder.withCString({ opendir($0) }) else { return .failure(FileProblem(errorNumber: errno)) }
  defer { closedir(listing) }
  var scenes: [Path] = []
  var folders: [Path] = []
  while let entry = readdir(listing) {
    let name = nameOfEntry(entry)
    guard name.bytes.first != UInt8(ascii: ".") else { continue }
    let path = folder.appending(name)
    var status = stat()
    guard path.withCString({ lstat($0, &status) }) == 0 else { continue }
    if status.isFolder {
      folders.append(path)
    } else if path.fileExtension == "scene" {
      scenes.append(path)
    }
  }
  return .success((scenes, folders))
}

/// The name of an entry of a folder.
func nameOfEntry(_ entry: UnsafeMutablePointer<dirent>) -> Path {
  let start = UnsafeRawPointer(entry) + MemoryLayout<dirent>.offset(of: \dirent.d_name)!
  let characters = start.assumingMemoryBound(to: CChar.self)
  return Path(Array(UnsafeRawBufferPointer(start: start, count: strlen(characters))))
}
