import Runtime
import SceneLang

/// The program of a scene that is known to be right.
func program(_ text: String) -> Program {
  let compilation = compile(Source(name: "benchmark.scene", bytes: Array(text.utf8))) { _ in nil }
  guard let scene = compilation.scene else {
    for problem in compilation.diagnostics {
      print(render(problem, sources: compilation.sources, language: .english, colour: false))
    }
    preconditionFailure("the benchmark's scene does not check")
  }
  return Program(scene)
}

/// A stage of so many boxes, and a button that counts in a label.
func crowd(_ count: Int) -> String {
  """
  state taps = 0
  for i from 1 to \(count) { box dot at (i mod 320, floor(i / 320)) size 1 color gray }
  label shown "{taps}" at (10, 500) size (60, 40)
  box button at (100, 480) size 80
  on tap button { taps += 1 }
  """
}

/// A stage of so many boxes that are all touched, and a button among them.
func listeners(_ count: Int) -> String {
  crowd(count) + "\non tap dot { taps += 2 }\n"
}

/// One thing that glides over so many others that it might touch.
func field(_ count: Int) -> String {
  """
  state met = 0
  for i from 1 to \(count) { box seed at (i mod 300, 40 + floor(i / 300) * 3) size 1 color gray }
  circle bee center (10, 20) size 10
  when bee touches seed { met += 1 }
  on appear { forever { animate bee x 300 over 1s; animate bee x 10 over 1s } }
  """
}

/// A state that nothing mentions changes, beside so many live values that mention another.
func followers(_ count: Int) -> String {
  """
  state quiet = 0
  state busy = 0
  for i from 1 to \(count) { box bar at (0, i mod 500) size (quiet + i mod 7, 1) }
  box button at (100, 480) size 80
  on tap button { busy += 1 }
  """
}

/// A scene of about so many lines.
func lines(_ count: Int) -> String {
  var text = "state n = 0\n"
  for line in 0..<(count / 4) {
    text += "box b\(line) at (\(line % 300), \(line % 500)) size (n + 4, 4) color tomato\n"
    text += "label l\(line) \"{n} of \(line)\" at (0, \(line % 500)) textSize 12\n"
    text += "on tap b\(line) {\n  n += 1 }\n"
  }
  return text
}
