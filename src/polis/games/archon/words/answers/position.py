"""Whose turn it is, what the seats have, what the next scoring would pay, and the options."""

from collections.abc import Mapping
from typing import Any

from polis.core.contract.answers import Asked, listed
from polis.games.archon.model.names import CATEGORIES, SEAT_NAMES
from polis.games.archon.words.answers.words import (
    amounts,
    by_seat,
    card,
    cards,
    goods,
    place,
    seat_name,
    seat_names,
    sentence,
    tile,
)
from polis.games.archon.words.refusal import CATALOGUE


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


def scoring(asked: Asked) -> list[str]:
    """The points that the season would score in this position, and the gain from more pieces."""
    view, language = asked.view, asked.language
    derived = view["derived"]
    lines = [sentence("next", language, points=by_seat(derived["next_scoring"], language))]
    for category, points in derived["scoring"].items():
        name = goods(category, language) if category in CATEGORIES else sentence("tiles", language)
        lines.append(sentence("scoring", language, name=name, points=by_seat(points, language)))
    for category, points in derived["scoring_more"].items():
        if len(points) > 2:
            now, one, two = points[:3]
            name = goods(category, language)
            lines.append(sentence("more", language, name=name, now=now, one=one, two=two))
    for season, number in enumerate(view["grants"], 1):
        grant = asked.box.grants[number - 1]
        ranks = "; ".join(
            sentence(
                "ranks", language, name=goods(category, language),
                points=", ".join(str(rank[season - 1]) for rank in points[: view["seats"]]),
            )
            for category, points in zip(CATEGORIES, grant.points, strict=True)
        )  # fmt: skip
        lines.append(sentence("grant", language, season=season, number=number, ranks=ranks))
    return lines


def attack(asked: Asked) -> list[str]:
    """How strong the attack at the end of the season may be, and how often the wall would hold."""
    view, language = asked.view, asked.language
    span, odds = view["derived"]["attack_strength"], view["derived"]["attack"]
    if span is None:
        return [sentence("no-attack", language)]
    count = sum(seat is not None for seat in view["wall"])
    strengths = listed(map(str, odds["strengths"]), language)
    holds = listed(map(str, odds["holds"]), language)
    gone = listed(map(str, view["removed"]["attacks"]), language)
    return [
        sentence("attack", language, count=count, low=span[0], high=span[1]),
        sentence("attack-odds", language, strengths=strengths, holds=holds, gone=gone),
    ]


def supply(asked: Asked) -> list[str]:
    """What is left in the supply, the Repository and the Province card."""
    view, language = asked.view, asked.language
    gone = listed(map(str, view["removed"]["provinces"]), language)
    return [
        sentence("supply", language, goods=amounts(view["supply"], language)),
        sentence("repository", language, goods=amounts(view["repository"], language)),
        sentence("province", language, number=view["province"],
             goods=amounts(view["derived"]["province"], language), gone=gone),
    ]  # fmt: skip


def position(asked: Asked) -> list[str]:
    """The position in a few sentences, the most urgent first."""
    view, language = asked.view, asked.language
    when = sentence(
        "round", language, round=view["round"], rounds=asked.box.rounds, season=view["season"]
    )
    return [*choices(asked), when, *order(asked), *attack(asked)]


def choices(asked: Asked) -> list[str]:
    """What is to be decided, and what has been chosen in this turn so far."""
    view, language = asked.view, asked.language
    if view["ending"] is not None:
        how = CATALOGUE.text("ending-name", language, ending=view["ending"])
        return [sentence("over", language, how=how, winners=seat_names(view["winners"], language))]
    phase = CATALOGUE.text("phase-name", language, phase=view["phase"])
    seat, you = seat_name(view["turn"], language), _yes(view["turn"] == asked.viewer)
    move = sentence("to-move", language, seat=seat, you=you, phase=phase)
    return [move, *_chosen(asked), *_raid(asked)]


def _chosen(asked: Asked) -> list[str]:
    """The parts of the action in progress, and what is affordable."""
    chosen, derived, language = asked.view["decision"], asked.view["derived"], asked.language
    lines = []
    if chosen["location"] is not None:
        names = listed((card(kind, language) for kind in chosen["cards"]), language)
        lines.append(
            sentence(
                "chosen", language, place=place(chosen["location"], language),
                slot=chosen["slot"] or "-", cards=names, plain=_yes(chosen["plain"]),
                second=_yes(chosen["second"]),
            )
        )  # fmt: skip
    if chosen["repetition"]:
        lines.append(sentence("chosen-again", language, count=chosen["repetition"]))
    if any(chosen["bought"].values()):
        lines.append(sentence("chosen-bought", language, goods=amounts(chosen["bought"], language)))
    if chosen["sold"]:
        lines.append(sentence("chosen-sold", language, goods=goods(chosen["sold"], language)))
    if chosen["magister"] is not None or chosen["took_magister"]:
        magister = card(chosen["magister"], language) if chosen["magister"] else "-"
        lines.append(sentence("chosen-magister", language, card=magister))
    if chosen["tile"] is not None:
        lines.append(sentence("chosen-tile", language, tile=tile(chosen["tile"], language)))
    if chosen["price"] is not None:
        lines.append(sentence("chosen-price", language, price=amounts(chosen["price"], language)))
    for key, name in (("payable_tiles", tile), ("payable_magisters", card)):
        if derived[key]:
            names = listed((name(one, language) for one in derived[key]), language)
            lines.append(sentence(key.replace("_", "-"), language, names=names))
    return lines


def _raid(asked: Asked) -> list[str]:
    """What the seats still have to lose."""
    raid, language = asked.view["raid"], asked.language
    if raid is None:
        return []
    lines = [
        sentence("raid", language, strength=raid["strength"], due=by_seat(raid["due"], language))
    ]
    if raid.get("asked"):
        lines.append(sentence("raid-asked", language, goods=goods(raid["asked"], language)))
    return lines


def options(asked: Asked) -> list[str]:
    """The options of the table."""
    lines = []
    for name, value in asked.view["options"].items():
        title = CATALOGUE.text(f"option-{name.replace('_', '-')}", asked.language)
        lines.append(sentence("option", asked.language, name=title, value=_yes(value)))
    return lines


def _yes(value: object) -> str:
    return "yes" if value else "no"
