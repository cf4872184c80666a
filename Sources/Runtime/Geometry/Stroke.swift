/// The area that a stroke covers, as polygons that all go the same way round, so that together they are filled by
/// the non-zero rule: centred on the line, butt caps, miter joins that become bevels beyond the limit of 10.
func strokePolygons(_ contour: Contour, thickness: Double) -> [[Point]] {
  let half = thickness / 2
  let points = contour.points
  guard points.count > 1, half > 0 else { return [] }
  let pieceCount = contour.isClosed ? points.count : points.count - 1
  let across = (0..<pieceCount).map { place in
    sideways(from: points[place], to: points[(place + 1) % points.count], by: half)
  }
  var polygons: [[Point]] = []
  for place in 0..<pieceCount {
    let (start, end, side) = (points[place], points[(place + 1) % points.count], across[place])
    polygons.append(clockwise([start + side, end + side, end - side, start - side]))
    if contour.isClosed || place + 1 < pieceCount {
      polygons += join(at: end, side, across[(place + 1) % pieceCount], half)
    }
  }
  return polygons
}

/// The wedge on the outer side of a corner, between the ends of two pieces of a stroke.
private func join(at corner: Point, _ before: Point, _ after: Point, _ half: Double) -> [[Point]] {
  let turn = before.x * after.y - before.y * after.x
  guard turn != 0 else { return [] }
  let (a, b) = turn > 0 ? (corner + before, corner + after) : (corner - before, corner - after)
  // The tip lies along the sum of both sides, so far out that it is `half` beside either piece.
  let sum = before + after
  let squared = sum.x * sum.x + sum.y * sum.y
  // The miter's length to the thickness is 2·half / |sum|.
  guard squared * 100 >= 4 * half * half else { return [clockwise([corner, a, b])] }
  let out = sum * (2 * half * half / squared)
  let tip = turn > 0 ? corner + out : corner - out
  return [clockwise([corner, a, tip, b])]
}

/// Half the thickness, to the left of a piece as it goes.
private func sideways(from start: Point, to end: Point, by half: Double) -> Point {
  let way = end - start
  let length = (way.x * way.x + way.y * way.y).squareRoot()
  return Point(way.y / length * half, -way.x / length * half)
}

private func clockwise(_ points: [Point]) -> [Point] {
  Contour(points, isClosed: true).signedDoubleArea < 0 ? Array(points.reversed()) : points
}
