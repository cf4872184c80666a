import Runtime
import SceneLang

/// An outline as SVG path data, in absolute coordinates.
func pathData(_ outline: Outline) -> Text {
  var data: Text = ""
  for element in outline.elements {
    switch element {
    case .move(let to): append("M", [to], to: &data)
    case .line(let to): append("L", [to], to: &data)
    case .quadratic(let control, let to): append("Q", [control, to], to: &data)
    case .cubic(let first, let second, let to): append("C", [first, second, to], to: &data)
    case .close: append("Z", [], to: &data)
    }
  }
  return data
}

/// The polygons of a region as SVG path data; its areas must not need rules of their own, as those of one shape don't.
func pathData(_ region: Region) -> Text {
  var data: Text = ""
  for polygon in region.areas.joined() {
    for (place, point) in polygon.enumerated() { append(place == 0 ? "M" : "L", [point], to: &data) }
    append("Z", [], to: &data)
  }
  return data
}

private func append(_ letter: Text, _ points: [Point], to data: inout Text) {
  if !data.isEmpty { data += " " }
  data += letter
  for (place, point) in points.enumerated() {
    if place > 0 { data += " " }
    data += decimalText(point.x) + " " + decimalText(point.y)
  }
}
