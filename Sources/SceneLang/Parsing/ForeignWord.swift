/// The word of this language for one that begins a statement in others.
struct ForeignWord: Sendable {
  /// This language's word.
  let word: Text
  /// How it is used.
  let example: Text

  private init(_ word: Text, _ example: Text) {
    self.word = word
    self.example = example
  }

  /// How every script begins in Scratch.
  static var flagClicked: ForeignWord { ForeignWord("on appear", "on appear { say \"Hello\" }") }

  /// What another language's word means here, if it is a well-known one.
  init?(_ written: Text) {
    switch written {
    case "function", "func", "def", "fn", "procedure": self.init("action", "action shake(thing) { raise thing }")
    case "var", "variable", "int", "float", "bool", "global": self.init("state", "state score = 0")
    case "const", "val": self.init("let", "let step = 40")
    case "print", "alert", "echo": self.init("say", "on tap ball { say \"Hello\" }")
    case "while", "do": self.init("repeat until", "repeat until score == 3 { wait 1s }")
    case "elif", "elseif", "elsif": self.init("else if", "if a { restart } else if b { wait 1s }")
    case "import", "include", "require": self.init("use", "use \"hands.scene\"")
    case "class", "struct", "component", "define": self.init("part", "part wheel(tint) { circle size 40 color tint }")
    case "return", "exit", "break": self.init("stop", "on tap ball { stop }")
    case "switch", "unless": self.init("if", "if score == 3 { restart }")
    case "foreach": self.init("for", "for item in list { box size 40 }")
    case "sleep", "pause": self.init("wait", "on tap ball { wait 1s }")
    case "delete", "destroy": self.init("remove", "on tap ball { remove ball }")
    default: return nil
    }
  }
}
