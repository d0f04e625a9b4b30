"""Links to tables: the preview shown where they are shared, limited to what spectators may see."""

import struct
import zlib
from collections.abc import Mapping
from random import Random
from typing import Any
from urllib.request import urlopen

import numpy as np
import pytest

from polis.core.preview_image import HIGH, SEATS, WIDE, Picture, Pixels, _png, drawn, packed, rgb
from polis.games import spec_of
from tests.server.player import ME, OPEN, RANDOM, Made, Player, http, make
from tests.server.tables import people, played


def picture_at(made: Made, query: str = "") -> bytes:
    """The picture of a table, as a messenger fetches it."""
    with urlopen(f"{made.address}/pictures/{made.id}.png{query}") as answer:  # noqa: S310 - our own
        assert answer.headers["content-type"] == "image/png"
        data: bytes = answer.read()
    return data


def test_the_page_of_a_table_names_a_picture_of_the_same_position(server: str) -> None:
    made = make(server, [ME, RANDOM])
    page = http(server, "GET", f"/replay/{made.id}?ply=0").body
    assert f'content="{server}/pictures/{made.id}.png?ply=0"' in page
    assert "og:image" not in http(server, "GET", "/about").body
    assert "<script>" not in http(server, "GET", "/table/%3Cscript%3E").body


def test_a_picture_is_a_png_of_the_size_that_is_told(server: str) -> None:
    made = make(server, [ME, RANDOM])
    data = picture_at(made, "?ply=0")
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", data[16:24]) == (WIDE, HIGH)
    start = data.index(b"IDAT") + 4
    (length,) = struct.unpack(">I", data[start - 8 : start - 4])
    rows = zlib.decompress(data[start : start + length])
    assert len(rows) == HIGH * (1 + 3 * WIDE)


def test_a_picture_is_drawn_once(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made, times = make(server, [ME, ME]), []

    def counted(pixels: Pixels) -> bytes:
        times.append(1)
        return packed(pixels)

    monkeypatch.setattr("polis.core.preview_image.packed", counted)
    _png.cache_clear()  # another table may have looked the same
    with Player(made) as both:
        both.act_once()
    assert picture_at(made) == picture_at(made) == picture_at(made)
    assert len(times) == 1


def test_closed_tables_and_those_without_cards_have_no_picture(server: str) -> None:
    closed = make(server, [ME, RANDOM], spectators=False)
    assert http(server, "GET", f"/pictures/{closed.id}.png").body["code"] == "no-spectators"
    gathering = make(server, [ME, OPEN])
    assert http(server, "GET", f"/pictures/{gathering.id}.png").body["code"] == "not-begun"


def test_what_a_seat_alone_knows_is_not_in_a_picture() -> None:
    for game in ("arkadia", "archon"):
        table = played(people(game, 3), 40, Random(5))
        pictures = [picture_for(game, table, viewer) for viewer in (None, 0, 1, 2)]
        assert pictures[0].shapes
        assert all(one == pictures[0] for one in pictures)


def picture_for(game: str, table: object, viewer: int | None) -> Picture:
    """What would be drawn for the eyes of a seat, or of an onlooker (None)."""
    history = table.history  # type: ignore[attr-defined]
    shown = history.content.game.view(history.state, viewer)
    picture = spec_of(game).picture(shown)
    assert picture is not None
    return picture


def test_the_workers_and_figures_that_are_out_are_seen() -> None:
    for game, plies in (("arkadia", 120), ("archon", 75)):
        table = played(people(game, 2), plies, Random(2))
        pixels = drawn(picture_for(game, table, None)).reshape(-1, 3)
        seen = {seat for seat in range(2) if np.any(np.all(pixels == rgb(SEATS[seat]), axis=1))}
        history = table.history
        shown = history.content.game.view(history.state, None)
        assert seen == (workers_of(shown) if game == "arkadia" else figures_of(shown))
        assert seen


def workers_of(shown: Mapping[str, Any]) -> set[int]:
    """The seats with workers on Arkadia's board."""
    return {one["owner"] for one in shown["workers"] if one["owner"] != "neutral"}


def figures_of(shown: Mapping[str, Any]) -> set[int]:
    """The seats with figures in Archon's city or warriors on its wall."""
    stones = [slot["figures"] for place in shown["locations"] for slot in place["slots"]]
    standing = {seat for stone in stones for seat, count in enumerate(stone) if count}
    return standing | {owner for owner in shown["wall"] if owner is not None}
