extension QRCode {
  /// How many modules have to be light around a code.
  private static var quietZone: Int { 4 }

  /// The code as lines of a terminal, two rows of modules a line, with the quiet zone around it.
  ///
  /// With `colours` the light modules are white and the dark ones black, whatever the terminal's own colours are.
  /// Without, light modules are drawn in the terminal's ink: right on a dark terminal, turned over on a light one.
  func terminalText(colours: Bool) -> String {
    let places = -QRCode.quietZone..<(side + QRCode.quietZone)
    var text = ""
    for row in stride(from: places.lowerBound, to: places.upperBound, by: 2) {
      // Of 256 colours, 16 is black and 231 white; the first sixteen differ from terminal to terminal.
      if colours { text += "\u{1B}[38;5;231;48;5;16m" }
      for column in places {
        switch (isDark(column, row), isDark(column, row + 1)) {
        case (false, false): text += "█"
        case (false, true): text += "▀"
        case (true, false): text += "▄"
        case (true, true): text += " "
        }
      }
      text += colours ? "\u{1B}[0m\n" : "\n"
    }
    return text
  }
}
