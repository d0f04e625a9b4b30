"""What the seats have, as far as the asking seat may know it, and the player order."""

from collections.abc import Mapping
from typing import Any

from polis.core.contract.answers import Asked, listed
from polis.games.archon.model.names import SEAT_NAMES
from polis.games.archon.words.answers.words import amounts, cards, seat_name, sentence, tile


def hand(asked: Asked) -> list[str]:
    """The asking seat's own cards and goods."""
    if asked.viewer is None:
        return [sentence("no-hand", asked.language)]
    return _player(asked, asked.viewer)


def player(asked: Asked) -> list[str]:
    """Everything about the seat that is asked for."""
    return _player(asked, SEAT_NAMES.index(asked.thing))


def seats(asked: Asked) -> list[str]:
    """Each seat in a line."""
    return [" ".join(_player(asked, seat)) for seat in range(asked.view["seats"])]


def order(asked: Asked) -> list[str]:
    """The seats in player order, with their points and whether they have passed."""
    view, language = asked.view, asked.language
    entries = [
        sentence(
            "standing", language, seat=seat_name(seat, language),
            points=view["players"][seat]["points"], passed="yes" if view["passed"][seat] else "no",
        )
        for seat in view["order"]
    ]  # fmt: skip
    return [sentence("order", language, seats=listed(entries, language))]


def _player(asked: Asked, seat: int) -> list[str]:
    """Points, goods, cards and pieces of a seat."""
    has, language = asked.view["players"][seat], asked.language
    goods = {"gold": has["gold"], "recruits": has["recruits"], **has["resources"]}
    goods |= {"arts": has["arts"], "science": has["science"]}
    return [
        sentence("seat", language, seat=seat_name(seat, language), points=has["points"]),
        sentence("goods-of", language, goods=amounts(goods, language)),
        *_cards(has, language),
        sentence("tiles-of", language, names=listed((tile(t, language) for t in has["tiles"]), language)),
        sentence("pieces-of", language, figures=has["figures_left"], warriors=has["warriors_left"],
             tokens=has["tokens_left"]),
    ]  # fmt: skip


def _cards(has: Mapping[str, Any], language: str) -> list[str]:
    """Hand, waiting half and cards played; of hidden ones what everybody saw."""
    parts = {name: cards(has[name], language) for name in ("hand", "waiting", "played")}
    lines = [sentence("cards-of", language, **parts)]
    for name in ("hand", "waiting"):
        known = has.get(f"known_{name}") or {}
        if any(known.values()):
            lines.append(sentence(f"known-{name}", language, cards=cards(known, language)))
    return [*lines, sentence("magisters-of", language, cards=cards(has["magisters"], language))]
