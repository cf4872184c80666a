/// The parts that every scene has, written in the language itself.
public let prelude: Text = """
  part finger(angle = 90, length = 60, thickness = 10, color = black, folded = no) {
    box bone at (0, -thickness / 2) size (length, thickness) {
      anchor (0, 0.5) rotation -angle
      scale (if folded then 0.1 else 1, 1)
      color color
    }
  }

  """
