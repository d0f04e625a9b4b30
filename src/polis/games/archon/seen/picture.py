"""The city as boxes and discs, for link previews; made from a view, so it shows nothing hidden."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from polis.core.preview_image import SEATS, Box, Disc, Picture, framed, token

# Terrace by terrace, as on the web page.
CITY: Final = (
    ("academy", "palace", "planetarium"),
    ("marketplace", "guild-hall", "repository"),
    ("barracks", "royal-guard", "builders-guild", "treasury"),
)
WIDTH: Final = 24.0
TERRACE: Final = 3.1
WALL: Final = 1.4
ROOFS: Final = ("#8f6fa8", "#b9683f", "#6f86a3", "#c39a45")
YARD: Final = "#fbf4e3"
STONE: Final = "#eadfc8"
WALL_STONE: Final = "#d3c7ae"
GOLD: Final = "#e0a92e"
GILDED: Final = 2  # merlons, one on each side of the gate


def picture_of(view: Mapping[str, Any]) -> Picture:
    """Draw the city of a view: ten places with the figures on their slots, and the wall."""
    found = {place["name"]: place["slots"] for place in view["locations"]}
    shapes: list[Box | Disc] = []
    for terrace, names in enumerate(CITY):
        wide = WIDTH / len(names)
        for number, name in enumerate(names):
            roof = ROOFS[(terrace + number) % len(ROOFS)]
            shapes += place_shapes(
                found.get(name, []), number * wide, terrace * TERRACE, wide, roof
            )
    shapes += wall_shapes(view["wall"], len(CITY) * TERRACE + 0.3)
    return Picture(WIDTH, len(CITY) * TERRACE + WALL + 0.9, [*shapes])


def place_shapes(
    slots: Sequence[Mapping[str, Any]], left: float, top: float, wide: float, roof: str
) -> list[Box | Disc]:
    """Return a place: its roof, its yard, and a stone for each slot with its figures."""
    shapes = [*framed(left + 0.3, top + 0.3, wide - 0.6, 0.9, roof)]
    shapes += framed(left + 0.3, top + 1.1, wide - 0.6, 1.9, YARD)
    room = (wide - 1) / max(len(slots), 1)
    for number, slot in enumerate(slots):
        x = left + 0.5 + number * room
        shapes += framed(x, top + 1.35, room - 0.2, 1.4, STONE)
        owners = [seat for seat, count in enumerate(slot["figures"]) for _ in range(count)]
        for place, seat in enumerate(owners):
            middle = x + (room - 0.2) * (place + 1) / (len(owners) + 1)
            shapes += token(middle, top + 2.05, 0.5, SEATS[seat])
    return shapes


def wall_shapes(merlons: Sequence[int | None], top: float) -> list[Box | Disc]:
    """Return the wall: merlons alternately on both sides of the gate, the first ones golden."""
    wide = WIDTH / len(merlons)
    shapes: list[Box | Disc] = [Box(0, top + 0.7, WIDTH, WALL - 0.3, WALL_STONE)]
    middle = len(merlons) // 2
    for number, owner in enumerate(merlons):
        away, side = divmod(number, 2)
        left = (middle + away if side else middle - 1 - away) * wide
        colour = GOLD if number < GILDED else WALL_STONE
        shapes += framed(left + 0.1, top, wide - 0.2, 1.1, colour)
        if owner is not None:
            shapes += token(left + wide / 2, top + 0.5, 0.4, SEATS[owner])
    return shapes
