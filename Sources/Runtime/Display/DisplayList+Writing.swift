import SceneLang

/// Writing the commands that `DisplayList` describes.
extension DisplayList {
  private mutating func command(_ command: DisplayCommand) { numbers.append(Double(command.rawValue)) }

  /// From here on, points are mapped so into the scene.
  mutating func transform(_ map: Matrix3) {
    if map.isAffine {
      command(.affine)
      numbers += [map.m11, map.m21, map.m12, map.m22, map.m13, map.m23]
    } else {
      command(.projective)
      numbers += [map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33]
    }
  }

  /// Everything up to `endLayer` is painted together, then faded.
  mutating func beginLayer(opacity: Double) {
    command(.beginLayer)
    numbers.append(opacity)
  }

  /// Ends the layer begun last.
  mutating func endLayer() { command(.endLayer) }

  /// Everything up to `endClip` is cut to a box from (0, 0).
  mutating func beginClip(_ size: Point, corner: Double) {
    command(.beginClip)
    numbers += [0, 0, size.x, size.y, min(corner, size.x / 2, size.y / 2)]
  }

  /// Ends the clip begun last.
  mutating func endClip() { command(.endClip) }

  /// A shape, filled and then stroked along its line; a gradient goes over the height of `size`.
  mutating func shape(_ form: Shape.Form, fill: Paint?, over size: Point, stroke: Colour?, thickness: Double) {
    command(.shape)
    paint(fill, height: size.y)
    if let stroke, thickness > 0 {
      numbers.append(1)
      colour(stroke)
      numbers.append(thickness)
    } else {
      numbers.append(0)
    }
    outline(form)
  }

  /// A stroke that lies inside the shape; one too thick to leave a middle fills it.
  mutating func innerStroke(_ form: Shape.Form, size: Point, _ stroke: Colour, _ thickness: Double) {
    let half = thickness / 2
    let isThick = thickness * 2 >= min(size.x, size.y)
    command(.shape)
    if isThick { paint(.solid(stroke), height: size.y) } else { numbers.append(0) }
    if isThick {
      numbers.append(0)
    } else {
      numbers.append(1)
      colour(stroke)
      numbers.append(thickness)
    }
    switch form {
    case .box(let size, let corner) where !isThick:
      numbers += [1, half, half, size.x - thickness, size.y - thickness, max(0, corner - half)]
    case .ellipse(let size) where !isThick:
      numbers += [2, half, half, size.x - thickness, size.y - thickness]
    case .box, .ellipse, .outline: outline(form)
    }
  }

  /// A line of text on its baseline.
  mutating func text(_ line: Text, _ words: Words, at place: Point, _ ink: Colour) {
    command(.text)
    numbers.append(string(line))
    numbers.append(words.font.map { string($0) } ?? -1)
    numbers += [words.size, words.bold ? 1 : 0, words.italic ? 1 : 0, Double(words.align.rawValue), place.x, place.y]
    colour(ink)
  }

  /// An image in a box from (0, 0).
  mutating func image(_ file: Text, fit: Fit, size: Point, corner: Double, opacity: Double) {
    command(.image)
    numbers.append(string(file))
    numbers += [Double(fit.rawValue), 0, 0, size.x, size.y, min(corner, size.x / 2, size.y / 2), opacity]
  }

  private mutating func colour(_ colour: Colour) {
    numbers += [colour.red, colour.green, colour.blue, colour.opacity]
  }

  private mutating func paint(_ paint: Paint?, height: Double) {
    switch paint {
    case nil: numbers.append(0)
    case .solid(let solid)?:
      numbers.append(1)
      colour(solid)
    case .linear(let top, let bottom)?:
      numbers.append(2)
      colour(top)
      numbers.append(0)
      colour(bottom)
      numbers.append(height)
    }
  }

  private mutating func outline(_ form: Shape.Form) {
    switch form {
    case .box(let size, let corner): numbers += [1, 0, 0, size.x, size.y, corner]
    case .ellipse(let size): numbers += [2, 0, 0, size.x, size.y]
    case .outline(let outline):
      numbers.append(3)
      let count = numbers.count
      numbers.append(0)
      for element in outline.elements { self.element(element) }
      numbers[count] = Double(numbers.count - count - 1)
    }
  }

  private mutating func element(_ element: Outline.Element) {
    switch element {
    case .move(let to): numbers += [0, to.x, to.y]
    case .line(let to): numbers += [1, to.x, to.y]
    case .quadratic(let control, let to): numbers += [2, control.x, control.y, to.x, to.y]
    case .cubic(let first, let second, let to): numbers += [3, first.x, first.y, second.x, second.y, to.x, to.y]
    case .close: numbers.append(4)
    }
  }
}
