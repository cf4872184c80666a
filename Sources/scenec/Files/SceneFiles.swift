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
      case .success(let entries):
        found += entries.filter { !$0.isFolder && $0.name.fileExtension == "scene" }.map { next.appending($0.name) }
        waiting += entries.filter { $0.isFolder }.map { next.appending($0.name) }
      }
    }
    if found.isEmpty { problems.append((folder, .folderWithoutScenes)) }
    paths += found.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }
}

/// A file or a folder in a folder.
struct FolderEntry {
  var name: Path
  var isFolder: Bool
}

/// What is directly in a folder; hidden files and folders are left out, and a link to a folder is no folder.
func listFolder(_ folder: Path) -> Result<[FolderEntry], FileProblem> {
  guard let listing = folder.withCString({ opendir($0) }) else { return .failure(FileProblem(errorNumber: errno)) }
  defer { closedir(listing) }
  var entries: [FolderEntry] = []
  while let entry = readdir(listing) {
    let name = nameOfEntry(entry)
    guard name.bytes.first != UInt8(ascii: ".") else { continue }
    var status = stat()
    guard folder.appending(name).withCString({ lstat($0, &status) }) == 0 else { continue }
    entries.append(FolderEntry(name: name, isFolder: status.isFolder))
  }
  return .success(entries)
}

/// The name of an entry of a folder.
func nameOfEntry(_ entry: UnsafeMutablePointer<dirent>) -> Path {
  let start = UnsafeRawPointer(entry) + MemoryLayout<dirent>.offset(of: \dirent.d_name)!
  let characters = start.assumingMemoryBound(to: CChar.self)
  return Path(Array(UnsafeRawBufferPointer(start: start, count: strlen(characters))))
}
