/// The word of this language for one that begins a statement in others, or in Japanese.
struct ForeignWord: Sendable {
  /// This language's word.
  let word: Text
  /// How it is used.
  let example: Text
  private let swap: Swap

  /// Where the word can simply be put in the place of the other.
  private enum Swap: UInt8, Sendable {
    case nowhere, amongThings, amongSteps, everywhere
  }

  /// How every script begins in Scratch.
  static var flagClicked: ForeignWord { ForeignWord(Meaning(.onAppear, .nowhere)) }

  /// `when ball is tapped`.
  static var tapped: ForeignWord { ForeignWord(Meaning(.onTap, .nowhere)) }

  /// `c ? a : b`.
  static var questionMark: ForeignWord { ForeignWord(Meaning(.choice, .nowhere)) }

  /// What another language's word means here, if it is a well-known one. Capitals don't count.
  init?(_ written: Text) {
    let letters = folded(written)
    for entry in ForeignWord.table where folded(Text(stringLiteral: entry.written)) == letters {
      self.init(Meaning(entry.meant, entry.swap))
      return
    }
    return nil
  }

  private init(_ meaning: Meaning) {
    word = Text(stringLiteral: meaning.target.word)
    example = Text(stringLiteral: meaning.target.example)
    swap = meaning.swap
  }

  /// The change of the word among things; nil where more would have to be changed.
  func fix(of span: Span) -> Fix? { swap == .amongThings || swap == .everywhere ? Fix(span, word) : nil }

  /// The change of the word among steps; nil where more would have to be changed.
  func fixOfStep(_ span: Span) -> Fix? { swap == .amongSteps || swap == .everywhere ? Fix(span, word) : nil }

  /// The event, where the word of this language is an `on` with it.
  var event: Text? { word.bytes.starts(with: [0x6F, 0x6E, 0x20]) ? Text(word.bytes[3...]) : nil }

  private struct Meaning {
    let target: Target
    let swap: Swap

    init(_ target: Target, _ swap: Swap) {
      self.target = target
      self.swap = swap
    }
  }

  /// A word of this language, with an example that itself is right where `ball` and `score` are known.
  private enum Target: UInt8, Sendable {
    case action, state, `let`, say, repeatUntil, repeatTimes, forever, `if`, elseIf, `else`, use, part, stop, `for`,
      wait
    case remove, hide, show, onAppear, onTap, onPress, onRelease, onDrag, onDrop, onKey, every, when, play, animate
    case add, together, test, scene, drag, restart, expect, choice

    var word: StaticString {
      switch self {
      case .action: "action"
      case .state: "state"
      case .let: "let"
      case .say: "say"
      case .repeatUntil: "repeat until"
      case .repeatTimes: "repeat"
      case .forever: "forever"
      case .if: "if"
      case .elseIf: "else if"
      case .else: "else"
      case .use: "use"
      case .part: "part"
      case .stop: "stop"
      case .for: "for"
      case .wait: "wait"
      case .remove: "remove"
      case .hide, .show: "hidden"
      case .onAppear: "on appear"
      case .onTap: "on tap"
      case .onPress: "on press"
      case .onRelease: "on release"
      case .onDrag: "on drag"
      case .onDrop: "on drop"
      case .onKey: "on key"
      case .every: "every"
      case .when: "when"
      case .play: "play"
      case .animate: "animate"
      case .add: "add"
      case .together: "together"
      case .test: "test"
      case .scene: "scene"
      case .drag: "drag"
      case .restart: "restart"
      case .expect: "expect"
      case .choice: "if"
      }
    }

    var example: StaticString {
      switch self {
      case .action: "action hop(thing) { raise thing }"
      case .state: "state points_won = 0"
      case .let: "let step = 40"
      case .say: "on tap ball { say \"Hello\" }"
      case .repeatUntil: "repeat until score == 3 { wait 1s }"
      case .repeatTimes: "repeat 3 times { wait 1s }"
      case .forever: "on appear { forever { wait 1s } }"
      case .if: "if score == 3 { restart }"
      case .elseIf: "if a { stop } else if b { restart }"
      case .else: "if score > 3 { stop } else { restart }"
      case .use: "use \"hands.scene\""
      case .part: "part wheel { circle size 40 }"
      case .stop: "on tap ball { stop }"
      case .for: "for i from 1 to 3 { box size 40 }"
      case .wait: "on tap ball { wait 1s }"
      case .remove: "on tap ball { remove ball }"
      case .hide: "on tap ball { ball.hidden = yes }"
      case .show: "on tap ball { ball.hidden = no }"
      case .onAppear: "on appear { say \"Hello\" }"
      case .onTap: "on tap ball { score += 1 }"
      case .onPress: "on press ball { score += 1 }"
      case .onRelease: "on release ball { score += 1 }"
      case .onDrag: "on drag ball { score += 1 }"
      case .onDrop: "on drop ball { score += 1 }"
      case .onKey: "on key \"Space\" { score += 1 }"
      case .every: "every 1s { score += 1 }"
      case .when: "when score == 3 { restart }"
      case .play: "on tap ball { play \"pop\" }"
      case .animate: "animate ball x 200 over 1s"
      case .add: "add star size 40"
      case .together: "together { wait 1s; play \"pop\" }"
      case .test: "test \"a tap\" { tap ball }"
      case .scene: "scene \"Fish\" size (320, 568)"
      case .drag: "drag ball"
      case .restart: "on tap ball { restart }"
      case .choice: "color if score > 3 then red else blue"
      case .expect: "test \"start\" { expect score == 0 }"
      }
    }
  }

  /// One entry a line.
  private static let table: [(written: StaticString, meant: Target, swap: Swap)] = [
    ("function", .action, .amongThings),
    ("func", .action, .amongThings),
    ("fun", .action, .amongThings),
    ("def", .action, .amongThings),
    ("fn", .action, .amongThings),
    ("sub", .action, .amongThings),
    ("method", .action, .amongThings),
    ("procedure", .action, .amongThings),
    ("var", .state, .amongThings),
    ("variable", .state, .amongThings),
    ("global", .state, .amongThings),
    ("int", .state, .amongThings),
    ("float", .state, .amongThings),
    ("double", .state, .amongThings),
    ("bool", .state, .amongThings),
    ("boolean", .state, .amongThings),
    ("string", .state, .amongThings),
    ("const", .let, .everywhere),
    ("val", .let, .everywhere),
    ("constant", .let, .everywhere),
    ("set", .state, .nowhere),
    ("change", .state, .nowhere),
    ("print", .say, .amongSteps),
    ("println", .say, .amongSteps),
    ("alert", .say, .amongSteps),
    ("echo", .say, .amongSteps),
    ("speak", .say, .amongSteps),
    ("while", .repeatUntil, .nowhere),
    ("do", .repeatUntil, .nowhere),
    ("until", .repeatUntil, .nowhere),
    ("loop", .forever, .nowhere),
    ("elif", .elseIf, .nowhere),
    ("elseif", .elseIf, .nowhere),
    ("elsif", .elseIf, .nowhere),
    ("import", .use, .amongThings),
    ("include", .use, .amongThings),
    ("require", .use, .amongThings),
    ("class", .part, .amongThings),
    ("struct", .part, .amongThings),
    ("component", .part, .amongThings),
    ("define", .part, .nowhere),
    ("return", .stop, .amongSteps),
    ("exit", .stop, .amongSteps),
    ("break", .stop, .nowhere),
    ("quit", .stop, .amongSteps),
    ("switch", .if, .nowhere),
    ("case", .if, .nowhere),
    ("unless", .if, .nowhere),
    ("foreach", .for, .everywhere),
    ("sleep", .wait, .amongSteps),
    ("pause", .wait, .amongSteps),
    ("delete", .remove, .amongSteps),
    ("destroy", .remove, .amongSteps),
    ("hide", .hide, .nowhere),
    ("show", .show, .nowhere),
    ("onclick", .onTap, .amongThings),
    ("ontap", .onTap, .amongThings),
    ("ontouch", .onTap, .amongThings),
    ("click", .onTap, .nowhere),
    ("onmousedown", .onPress, .amongThings),
    ("onpress", .onPress, .amongThings),
    ("onmouseup", .onRelease, .amongThings),
    ("onrelease", .onRelease, .amongThings),
    ("ondrag", .onDrag, .amongThings),
    ("ondrop", .onDrop, .amongThings),
    ("onkeydown", .onKey, .amongThings),
    ("onkey", .onKey, .amongThings),
    ("onload", .onAppear, .amongThings),
    ("onappear", .onAppear, .amongThings),
    ("onstart", .onAppear, .amongThings),
    ("setup", .onAppear, .nowhere),
    ("main", .onAppear, .nowhere),
    ("setinterval", .every, .nowhere),
    ("settimeout", .wait, .nowhere),
    ("whenever", .when, .amongThings),
    ("sound", .play, .amongSteps),
    ("playsound", .play, .amongSteps),
    ("move", .animate, .nowhere),
    ("glide", .animate, .nowhere),
    ("create", .add, .amongSteps),
    ("new", .add, .amongSteps),
    ("spawn", .add, .amongSteps),
    ("parallel", .together, .amongSteps),
    ("assert", .expect, .amongSteps),
    ("もし", .if, .everywhere),
    ("もしも", .if, .everywhere),
    ("そうでなければ", .else, .everywhere),
    ("でなければ", .else, .everywhere),
    ("繰り返す", .repeatTimes, .amongSteps),
    ("くりかえす", .repeatTimes, .amongSteps),
    ("繰り返し", .repeatTimes, .amongSteps),
    ("くりかえし", .repeatTimes, .amongSteps),
    ("繰返す", .repeatTimes, .amongSteps),
    ("ずっと", .forever, .amongSteps),
    ("待つ", .wait, .amongSteps),
    ("まつ", .wait, .amongSteps),
    ("言う", .say, .amongSteps),
    ("いう", .say, .amongSteps),
    ("話す", .say, .amongSteps),
    ("しゃべる", .say, .amongSteps),
    ("表示", .show, .nowhere),
    ("表示する", .show, .nowhere),
    ("見せる", .show, .nowhere),
    ("隠す", .hide, .nowhere),
    ("かくす", .hide, .nowhere),
    ("消す", .remove, .amongSteps),
    ("けす", .remove, .amongSteps),
    ("削除", .remove, .amongSteps),
    ("変数", .state, .amongThings),
    ("状態", .state, .amongThings),
    ("定数", .let, .everywhere),
    ("関数", .action, .amongThings),
    ("動作", .action, .amongThings),
    ("部品", .part, .amongThings),
    ("場面", .scene, .amongThings),
    ("シーン", .scene, .amongThings),
    ("テスト", .test, .amongThings),
    ("使う", .use, .amongThings),
    ("タップ", .onTap, .amongThings),
    ("クリック", .onTap, .amongThings),
    ("触る", .onTap, .amongThings),
    ("さわる", .onTap, .amongThings),
    ("触ったら", .onTap, .amongThings),
    ("押す", .onPress, .amongThings),
    ("ドラッグ", .drag, .amongThings),
    ("最初", .onAppear, .nowhere),
    ("とき", .when, .nowhere),
    ("音", .play, .amongSteps),
    ("鳴らす", .play, .amongSteps),
    ("動かす", .animate, .amongSteps),
    ("うごかす", .animate, .amongSteps),
    ("加える", .add, .amongSteps),
    ("追加", .add, .amongSteps),
    ("止める", .stop, .amongSteps),
    ("とめる", .stop, .amongSteps),
    ("やり直す", .restart, .amongSteps),
  ]
}
