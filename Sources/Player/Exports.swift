#if hasFeature(Embedded)
  import Runtime
  import SceneLang

  // The functions that the page calls. Numbers cross as they are. Bytes cross through two buffers: `input`, which
  // the page fills before a call, and `parcel`, which it reads after one. The page is the only caller, on one
  // thread.

  private nonisolated(unsafe) let player = Player()
  private nonisolated(unsafe) var input: [UInt8] = []
  private nonisolated(unsafe) var parcel = Parcel()

  private func inputText(_ range: Range<Int>) -> Text { Text(input[range]) }

  private func language(_ number: Int32) -> Language { number == 1 ? .japanese : .english }

  private func give(_ answer: Parcel) -> Int32 {
    parcel = answer
    return Int32(answer.numbers.count)
  }

  /// Makes room for that many bytes of input, and says where.
  @_expose(wasm, "input") @_cdecl("player_input")
  public func inputBuffer(_ count: Int32) -> UnsafeMutableRawPointer? {
    input = [UInt8](repeating: 0, count: Int(count))
    return input.withUnsafeMutableBytes { $0.baseAddress }
  }

  /// Adds a file: the input is its name, of so many bytes, and then what is in it.
  @_expose(wasm, "addFile") @_cdecl("player_addFile")
  public func addFile(_ nameLength: Int32) {
    let end = Int(nameLength)
    player.add(Array(input[end...]), named: inputText(0..<end))
  }

  /// Loads the file whose name is the input: 1 when it plays, 0 when its problems don't let it.
  @_expose(wasm, "load") @_cdecl("player_load")
  public func load(_ seed: Double) -> Int32 {
    player.load(inputText(0..<input.count), seed: UInt64(seed)) ? 1 : 0
  }

  /// The scene's width in points.
  @_expose(wasm, "width") @_cdecl("player_width")
  public func width() -> Double { player.size.x }

  /// The scene's height in points.
  @_expose(wasm, "height") @_cdecl("player_height")
  public func height() -> Double { player.size.y }

  /// Plays to a moment in microseconds.
  @_expose(wasm, "advance") @_cdecl("player_advance")
  public func advance(_ moment: Double) {
    player.advance(to: Microseconds(moment))
  }

  /// Plays a touch: phase 0 began, 1 moved, 2 ended, 3 cancelled.
  @_expose(wasm, "touch") @_cdecl("player_touch")
  public func touch(_ finger: Int32, _ phase: Int32, _ x: Double, _ y: Double, _ moment: Double) {
    let phase = TouchEvent.Phase(rawValue: UInt8(phase)) ?? .cancelled
    player.touch(
      TouchEvent(finger: Int(finger), phase: phase, position: Point(x, y), time: Microseconds(moment)))
  }

  /// Plays a key going down; the input is its name.
  @_expose(wasm, "key") @_cdecl("player_key")
  public func key(_ moment: Double) {
    player.key(inputText(0..<input.count), at: Microseconds(moment))
  }

  /// The moment at which the picture may next change by itself, in microseconds; -1 when there is none.
  @_expose(wasm, "nextMoment") @_cdecl("player_nextMoment")
  public func nextMoment() -> Double {
    guard let moment = player.nextMoment else { return -1 }
    return Double(moment)
  }

  /// Brings the picture up to date: 1 when it has changed.
  @_expose(wasm, "draw") @_cdecl("player_draw")
  public func draw() -> Int32 { player.draw() ? 1 : 0 }

  /// Where the picture's numbers are, until the next call of `draw` or `load`.
  @_expose(wasm, "picture") @_cdecl("player_picture")
  public func picture() -> UnsafeRawPointer? { player.picture.withUnsafeBytes { $0.baseAddress } }

  /// How many numbers the picture has.
  @_expose(wasm, "pictureCount") @_cdecl("player_pictureCount")
  public func pictureCount() -> Int32 { Int32(player.picture.count) }

  /// Draws glides as cuts where it is 1; the toy is the same.
  @_expose(wasm, "reduceMotion") @_cdecl("player_reduceMotion")
  public func reduceMotion(_ isReduced: Int32) { player.reducesMotion = isReduced == 1 }

  /// Brings the accessibility tree up to date: 1 when it has changed.
  @_expose(wasm, "describe") @_cdecl("player_describe")
  public func describe() -> Int32 { player.describe() ? 1 : 0 }

  /// Where the tree's numbers are, until the next call of `describe` or `load`.
  @_expose(wasm, "tree") @_cdecl("player_tree")
  public func tree() -> UnsafeRawPointer? { player.tree.withUnsafeBytes { $0.baseAddress } }

  /// How many numbers the tree has.
  @_expose(wasm, "treeCount") @_cdecl("player_treeCount")
  public func treeCount() -> Int32 { Int32(player.tree.count) }

  /// Puts the place in the parcel at which a finger means a thing of the tree and any of the gestures.
  @_expose(wasm, "spot") @_cdecl("player_spot")
  public func spot(_ thing: Int32, _ generation: Int32, _ listening: Int32) -> Int32 {
    give(player.spot(on: Int(thing), generation: Int(generation), for: Int(listening)))
  }

  /// Puts the things in the parcel that a thing of the tree may be dropped on.
  @_expose(wasm, "dropTargets") @_cdecl("player_dropTargets")
  public func dropTargets(_ thing: Int32, _ generation: Int32) -> Int32 {
    give(player.dropTargets(of: Int(thing), generation: Int(generation)))
  }

  /// Whether the scene waits for the key whose name is the input, or for any: 1 when it does.
  @_expose(wasm, "waitsForKey") @_cdecl("player_waitsForKey")
  public func waitsForKey() -> Int32 { player.waits(forKey: inputText(0..<input.count)) ? 1 : 0 }

  /// How many texts there are.
  @_expose(wasm, "stringCount") @_cdecl("player_stringCount")
  public func stringCount() -> Int32 { Int32(player.strings.count) }

  /// Puts a text in the parcel.
  @_expose(wasm, "string") @_cdecl("player_string")
  public func string(_ place: Int32) -> Int32 {
    var answer = Parcel()
    answer.put(player.strings[Int(place)])
    return give(answer)
  }

  /// Puts the problems of the loaded scene in the parcel; language 0 is English, 1 Japanese.
  @_expose(wasm, "problems") @_cdecl("player_problems")
  public func problems(_ number: Int32) -> Int32 { give(player.problems(in: language(number))) }

  /// Puts the mistakes made while playing in the parcel, each once; language 0 is English, 1 Japanese.
  @_expose(wasm, "takeMistakes") @_cdecl("player_takeMistakes")
  public func takeMistakes(_ number: Int32) -> Int32 { give(player.takeMistakes(in: language(number))) }

  /// Puts the sounds in the parcel, each once.
  @_expose(wasm, "takeSounds") @_cdecl("player_takeSounds")
  public func takeSounds() -> Int32 { give(player.takeSounds()) }

  /// Puts the value of the name that is the input in the parcel, which stays empty where there is none.
  @_expose(wasm, "value") @_cdecl("player_value")
  public func value() -> Int32 {
    var answer = Parcel()
    if let value = player.value(of: inputText(0..<input.count)) { answer.put(value) }
    return give(answer)
  }

  /// Where the parcel's numbers are, until the next call that fills it.
  @_expose(wasm, "parcel") @_cdecl("player_parcel")
  public func parcelNumbers() -> UnsafeRawPointer? { parcel.numbers.withUnsafeBytes { $0.baseAddress } }
#endif
