'use strict';
// Strokes as outlines, for where a canvas can't stroke: in perspective a line is not equally thick everywhere.

/** How many thicknesses long a miter may be, in halves as canvases count: the miter's length over the thickness. */
const miterLimit = 10;

/** Polygons that, filled by the non-zero rule, are the contours' strokes with butt ends and miter joins. */
function strokePolygons(contours, thickness) {
  const polygons = [];
  for (const { points, closed } of contours) {
    const corners = withoutRepeats(points, closed);
    if (corners.length < 2) continue;
    const back = [...corners].reverse();
    if (closed && corners.length > 2) {
      polygons.push(offsetLine(corners, thickness / 2, true), offsetLine(back, thickness / 2, true));
    } else {
      polygons.push([...offsetLine(corners, thickness / 2, false), ...offsetLine(back, thickness / 2, false)]);
    }
  }
  return polygons;
}

function withoutRepeats(points, closed) {
  const kept = points.filter(([x, y], place) => !place || x !== points[place - 1][0] || y !== points[place - 1][1]);
  const first = kept[0], last = kept.at(-1);
  if (closed && kept.length > 1 && first[0] === last[0] && first[1] === last[1]) kept.pop();
  return kept;
}

/** The line moved to its left by a distance, its corners joined. */
function offsetLine(corners, distance, closed) {
  const count = corners.length;
  const result = [];
  for (let place = 0; place < count; place++) {
    const corner = corners[place];
    const before = place || closed ? direction(corners[(place + count - 1) % count], corner) : null;
    const after = place < count - 1 || closed ? direction(corner, corners[(place + 1) % count]) : null;
    if (before && after) result.push(...join(corner, before, after, distance));
    else result.push(moved(corner, before ?? after, distance));
  }
  return result;
}

function direction([x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return [(x2 - x1) / length, (y2 - y1) / length];
}

/** The point moved at right angles to a direction. */
function moved([x, y], [dx, dy], distance) {
  return [x + dy * distance, y - dx * distance];
}

/** What the moved line does at a corner. */
function join(corner, before, after, distance) {
  const start = moved(corner, before, distance), end = moved(corner, after, distance);
  const turn = before[0] * after[1] - before[1] * after[0];
  // On the inner side, through the corner itself: the overlap is filled twice, which the non-zero rule doesn't mind.
  if (turn < 0) return [start, corner, end];
  const cosine = before[0] * after[0] + before[1] * after[1];
  // The miter is 1 / cos(half the turn) half-thicknesses long.
  const halfTurn = Math.sqrt(Math.max(0, (1 + cosine) / 2));
  if (halfTurn * miterLimit < 1) return [start, end];
  const reach = distance / (1 + cosine);
  return [[
    corner[0] + (before[1] + after[1]) * reach,
    corner[1] - (before[0] + after[0]) * reach,
  ]];
}
