#!/usr/bin/env python3
"""Draws the pictures of Examples/card.scene: the two faces of the card, and the table.

Usage: Scripts/draw-card.py [FOLDER]      (FOLDER is Examples/card unless given)

Every picture is a function from a place, in points, to a colour; a pixel is the mean of places spread over it. Nothing
but Python's own library is used, and the same pictures come out every time.
"""

import math
import struct
import sys
import zlib
from pathlib import Path

CREAM, INK = (255, 250, 235), (62, 39, 35)
SKY_TOP, SKY_BOTTOM, SUN, RAY, CHEEK = (128, 205, 245), (206, 238, 252), (255, 202, 58), (255, 160, 40), (255, 150, 120)
NIGHT_TOP, NIGHT_BOTTOM, MOON, STAR = (24, 30, 84), (66, 62, 140), (255, 236, 170), (255, 255, 225)
FELT, FELT_DARK, WOOD, WOOD_DARK = (38, 128, 82), (24, 96, 60), (150, 96, 52), (116, 70, 36)


def mixed(a, b, part):
    """The colour a part of the way from one to another."""
    part = max(0.0, min(1.0, part))
    return tuple(x + (y - x) * part for x, y in zip(a, b))


def in_rounded_box(x, y, left, top, right, bottom, radius):
    """Whether a place is in a box with round corners."""
    if not (left <= x <= right and top <= y <= bottom):
        return False
    dx = max(left + radius - x, x - (right - radius), 0)
    dy = max(top + radius - y, y - (bottom - radius), 0)
    return dx * dx + dy * dy <= radius * radius


def in_star(x, y, cx, cy, radius):
    """Whether a place is in a star of five points that stands upright."""
    distance = math.hypot(x - cx, y - cy)
    if distance > radius:
        return False
    turn = (math.degrees(math.atan2(x - cx, cy - y)) + 360) % 72
    angle = math.radians(min(turn, 72 - turn))
    inner = 0.45
    edge = inner * math.sin(math.radians(36)) / (
        math.sin(angle) * (1 - inner * math.cos(math.radians(36))) + math.cos(angle) * inner * math.sin(math.radians(36)))
    return distance <= radius * edge


def on_card(x, y, picture):
    """A card of 100 by 100 points with a cream edge; clear outside its round corners."""
    if not in_rounded_box(x, y, 0, 0, 100, 100, 9):
        return None
    if not in_rounded_box(x, y, 5, 5, 95, 95, 6):
        return CREAM
    return picture(x, y)


def day(x, y):
    """A smiling sun."""
    dx, dy = x - 50, y - 50
    distance = math.hypot(dx, dy)
    if distance <= 22:
        if math.hypot(dx + 7.5, dy + 4) <= 2.4 or math.hypot(dx - 7.5, dy + 4) <= 2.4:
            return INK
        if dy > 2 and abs(math.hypot(dx, dy - 0.5) - 11) <= 1.1 and abs(dx) <= 9.5:
            return INK
        if math.hypot(dx + 13.5, dy - 4) <= 3.4 or math.hypot(dx - 13.5, dy - 4) <= 3.4:
            return CHEEK
        return SUN
    turn = (math.degrees(math.atan2(dy, dx)) + 360 + 15) % 30 - 15
    width = 6.5 * (1 - (distance - 25) / 14)
    if 25 <= distance <= 39 and abs(math.radians(turn) * distance) <= width / 2:
        return RAY
    return mixed(SKY_TOP, SKY_BOTTOM, (y - 5) / 90)


def night(x, y):
    """A crescent moon, open to the right, and stars: no mirror image of itself."""
    if math.hypot(x - 44, y - 52) <= 27 and math.hypot(x - 56, y - 46) > 22:
        return MOON
    stars = [(66, 42, 10), (80, 66, 5.5), (80, 20, 5), (20, 20, 4.5), (62, 80, 4.5)]
    if any(in_star(x, y, *star) for star in stars):
        return STAR
    return mixed(NIGHT_TOP, NIGHT_BOTTOM, (y - 5) / 90)


def table(x, y):
    """Green felt with a wooden edge, darker towards the corners."""
    if not in_rounded_box(x, y, 10, 10, 310, 558, 14):
        return mixed(WOOD, WOOD_DARK, 0.5 + 0.5 * math.sin(y * 0.21 + 2 * math.sin(x * 0.05)))
    if not in_rounded_box(x, y, 12, 12, 308, 556, 12):
        return WOOD_DARK
    return mixed(FELT, FELT_DARK, math.hypot((x - 160) / 160, (y - 284) / 284) / 1.5)


def drawn(picture, width, height, scale, spread):
    """The rows of a picture, four bytes a pixel; `spread` squared places a pixel."""
    rows = []
    for row in range(height * scale):
        line = bytearray()
        for column in range(width * scale):
            total, covered = [0.0, 0.0, 0.0], 0
            for place in range(spread * spread):
                x = (column + (place % spread + 0.5) / spread) / scale
                y = (row + (place // spread + 0.5) / spread) / scale
                colour = picture(x, y)
                if colour is not None:
                    covered += 1
                    total = [sum(pair) for pair in zip(total, colour)]
            line += bytes(round(channel / max(covered, 1)) for channel in total)
            line.append(round(255 * covered / (spread * spread)))
        rows.append(bytes(line))
    return rows


def png(rows):
    """The bytes of a PNG file; each row is kept as its difference from the row above."""
    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    lines, above = bytearray(), bytes(len(rows[0]))
    for row in rows:
        lines += b"\x02" + bytes((a - b) & 255 for a, b in zip(row, above))
        above = row
    header = struct.pack(">IIBBBBB", len(rows[0]) // 4, len(rows), 8, 6, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(lines), 9))
            + chunk(b"IEND", b""))


def main():
    default = Path(__file__).resolve().parent.parent / "Examples" / "card"
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else default
    folder.mkdir(parents=True, exist_ok=True)
    front = drawn(lambda x, y: on_card(x, y, day), 100, 100, 3, 4)
    rear = drawn(lambda x, y: on_card(x, y, night), 100, 100, 3, 4)
    cloth = drawn(table, 320, 568, 2, 2)
    for name, rows in [("front", front), ("rear", rear), ("table", cloth)]:
        (folder / f"{name}.png").write_bytes(png(rows))


main()
