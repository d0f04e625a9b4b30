"""Whose turn it is, what has been chosen in it, and the options of the table."""

from polis.core.contract.answers import Asked, listed
from polis.games.archon.words.answers.holdings import order
from polis.games.archon.words.answers.scoring import attack
from polis.games.archon.words.answers.words import (
    amounts,
    by_seat,
    card,
    goods,
    place,
    seat_name,
    seat_names,
    sentence,
    tile,
)
from polis.games.archon.words.log import CATALOGUE


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
