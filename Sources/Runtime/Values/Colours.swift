import SceneLang

/// The colour of a red, green and blue from 0 to 255 and an opacity from 0 to 1, each held within its range.
func rgb(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) -> Colour {
  Colour(within(red, 255), within(green, 255), within(blue, 255), within(opacity, 1))
}

/// The colour of a hue on the circle of 360 degrees (0 red, 120 green, 240 blue; other angles go round), a saturation
/// and a brightness in percent, and an opacity from 0 to 1; all but the hue are held within their range.
func hsb(_ hue: Double, _ saturation: Double, _ brightness: Double, _ opacity: Double = 1) -> Colour {
  let most = within(brightness, 100) * 255 / 100
  let range = most * within(saturation, 100) / 100
  let turn = floorMod(hue, 360) / 60
  // How far a channel is from its brightest: full within 60 degrees of its own hue, none beyond 120.
  func channel(_ shift: Double) -> Double {
    let place = floorMod(turn + shift, 6)
    return most - range * max(0, min(place, 4 - place, 1))
  }
  return Colour(channel(5), channel(3), channel(1), within(opacity, 1))
}

/// The colour a part of the way from one to another, channel by channel and in opacity; parts below 0 and above 1 go
/// on beyond the two as far as there are colours.
func mix(_ a: Colour, _ b: Colour, _ t: Double) -> Colour {
  rgb(
    mix(a.red, b.red, t), mix(a.green, b.green, t), mix(a.blue, b.blue, t), mix(a.opacity, b.opacity, t))
}

/// The number a part of the way from one to another: exactly the one at 0 and the other at 1.
func mix(_ a: Double, _ b: Double, _ t: Double) -> Double {
  t == 0 ? a : t == 1 ? b : a + (b - a) * t
}

/// The point a part of the way from one to another.
func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
  Point(mix(a.x, b.x, t), mix(a.y, b.y, t))
}

/// The colour with its opacity multiplied by a number from 0 to 1.
func fade(_ colour: Colour, _ opacity: Double) -> Colour {
  Colour(colour.red, colour.green, colour.blue, colour.opacity * within(opacity, 1))
}

/// The number, held within 0 and a highest; 0 for what is not a number.
private func within(_ number: Double, _ highest: Double) -> Double {
  number > 0 ? min(number, highest) : 0
}
