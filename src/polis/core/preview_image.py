"""A drawing of boxes and discs, rendered as PNG: the preview image of a link to a position.

A few shapes are enough to recognise a board. They are drawn into an array and packed with the
standard library, so a server needs no renderer
(docs/decisions/0019-an-app-that-opens-without-a-net.md).
"""

import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeAlias

import numpy as np

WIDE: Final = 1200  # pixels, the size that link previews expect
HIGH: Final = 630
FINE: Final = 2  # supersampling factor, for smooth edges
EDGE: Final = 0.06  # width of an ink line, in units of the picture
PAPER: Final = "#f6efe0"
INK: Final = "#2b2118"
LINE: Final = "#b9a88a"
SEATS: Final = ("#f7d038", "#dd6420", "#1f7a5c", "#6b3fa0")  # as on the pages

Pixels: TypeAlias = np.ndarray[Any, np.dtype[np.uint8]]


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle, in units of its picture; colour: `#rrggbb`."""

    left: float
    top: float
    width: float
    height: float
    colour: str


@dataclass(frozen=True, slots=True)
class Disc:
    """A filled circle around a point."""

    x: float
    y: float
    radius: float
    colour: str


@dataclass(frozen=True, slots=True)
class Picture:
    """Shapes on paper, later ones over earlier ones; width, height: in arbitrary units."""

    width: float
    height: float
    shapes: Sequence[Box | Disc]


def framed(left: float, top: float, width: float, height: float, colour: str) -> list[Box | Disc]:
    """Return a box with a thin ink border."""
    inner = Box(left + EDGE, top + EDGE, width - 2 * EDGE, height - 2 * EDGE, colour)
    return [Box(left, top, width, height, INK), inner]


def token(x: float, y: float, radius: float, colour: str) -> list[Box | Disc]:
    """Return a disc with an ink border."""
    return [Disc(x, y, radius, INK), Disc(x, y, radius * 0.84, colour)]


def png(picture: Picture) -> bytes:
    """Render a picture as a 1200 x 630 PNG, centred and as large as fits; the last ones are kept."""
    return _png(picture.width, picture.height, tuple(picture.shapes))


@lru_cache(256)
def _png(width: float, height: float, shapes: tuple[Box | Disc, ...]) -> bytes:
    """Render shapes, which takes a fifth of a second."""
    return packed(drawn(Picture(width, height, shapes)))


def drawn(picture: Picture) -> Pixels:
    """Return the pixels: rows of red, green, blue."""
    wide, high = WIDE * FINE, HIGH * FINE
    pixels: Pixels = np.empty((high, wide, 3), np.uint8)
    pixels[:] = rgb(PAPER)
    unit = min(wide / picture.width, high / picture.height)
    left, top = (wide - picture.width * unit) / 2, (high - picture.height * unit) / 2
    for shape in picture.shapes:
        if isinstance(shape, Box):
            _draw_box(pixels, shape, unit, left, top)
        else:
            _draw_disc(pixels, shape, unit, left, top)
    sums = np.zeros((HIGH, WIDE, 3), np.uint16)
    for row in range(FINE):
        for column in range(FINE):
            sums += pixels[row::FINE, column::FINE]
    smooth: Pixels = (sums // FINE**2).astype(np.uint8)
    return smooth


def _draw_box(pixels: Pixels, box: Box, unit: float, left: float, top: float) -> None:
    x, y = round(left + box.left * unit), round(top + box.top * unit)
    right, bottom = round(x + box.width * unit), round(y + box.height * unit)
    pixels[max(y, 0) : max(bottom, 0), max(x, 0) : max(right, 0)] = rgb(box.colour)


def _draw_disc(pixels: Pixels, disc: Disc, unit: float, left: float, top: float) -> None:
    x, y, radius = left + disc.x * unit, top + disc.y * unit, disc.radius * unit
    first_row, first_column = max(int(y - radius), 0), max(int(x - radius), 0)
    part = pixels[first_row : int(y + radius) + 1, first_column : int(x + radius) + 1]
    rows = np.arange(part.shape[0])[:, None] + first_row - y
    columns = np.arange(part.shape[1])[None, :] + first_column - x
    part[rows**2 + columns**2 <= radius**2] = rgb(disc.colour)


def rgb(colour: str) -> tuple[int, int, int]:
    """Convert a colour `#rrggbb` to three integers from 0 to 255."""
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red, green, blue


def packed(pixels: Pixels) -> bytes:
    """Encode pixels as a PNG file: header, unfiltered rows, end."""
    high, wide, _ = pixels.shape
    rows = np.zeros((high, 1 + wide * 3), np.uint8)
    rows[:, 1:] = pixels.reshape(high, wide * 3)
    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", head)
        + _chunk(b"IDAT", zlib.compress(rows.tobytes(), 6))
        + _chunk(b"IEND", b"")
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
