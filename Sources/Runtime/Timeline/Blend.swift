import SceneLang

/// The value a part of the way from one to another, as a glide shows it: numbers, points, colours channel by channel,
/// gradients colour by colour. A number with a point stands for both its coordinates, a colour with a gradient for both
/// its colours. Exactly the one at 0 and the other at 1; nil for values that nothing lies between.
func blend(_ a: Value, _ b: Value, _ t: Double) -> Value? {
  switch (a, b) {
  case (.number(let a), .number(let b)): .number(mix(a, b, t))
  case (.point(let a), .point(let b)): .point(mix(a, b, t))
  case (.number(let a), .point(let b)): .point(mix(Point(a, a), b, t))
  case (.point(let a), .number(let b)): .point(mix(a, Point(b, b), t))
  case (.colour(let a), .colour(let b)): .colour(mix(a, b, t))
  case (.gradient(let top, let bottom), .gradient(let nextTop, let nextBottom)):
    .gradient(mix(top, nextTop, t), mix(bottom, nextBottom, t))
  case (.colour(let a), .gradient(let top, let bottom)): .gradient(mix(a, top, t), mix(a, bottom, t))
  case (.gradient(let top, let bottom), .colour(let b)): .gradient(mix(top, b, t), mix(bottom, b, t))
  case (.nothing, _), (.text, _), (.flag, _), (.list, _), (.thing, _), (.number, _), (.point, _), (.colour, _),
    (.gradient, _):
    nil
  }
}
