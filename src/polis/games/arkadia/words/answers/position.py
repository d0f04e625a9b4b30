"""Whose turn it is, what has been chosen, what the seats have, the castle, and the options."""

from polis.core.contract.answers import Asked, listed
from polis.games.arkadia.words.answers.words import (
    card,
    cards,
    counted,
    family,
    number,
    seat_name,
    sentence,
    square,
)
from polis.games.arkadia.words.refusal import CATALOGUE


def hand(asked: Asked) -> list[str]:
    """The asking seat's own cards and what is behind its screen."""
    if asked.viewer is None:
        return [sentence("no-hand", asked.language)]
    return [
        sentence("cards", asked.language, cards=cards(_hand(asked, asked.viewer), asked.language)),
        *_screen(asked, asked.viewer),
    ]


def seats(asked: Asked) -> list[str]:
    """Each seat in the order of play."""
    lines = []
    for seat in range(asked.view["seats"]):
        head = sentence(
            "seat", asked.language, seat=seat_name(seat, asked.language),
            cards=cards(_hand(asked, seat), asked.language),
        )  # fmt: skip
        lines.append(" ".join([head, *_screen(asked, seat)]))
    return lines


def _hand(asked: Asked, seat: int) -> list[str | None]:
    held: list[str | None] = asked.view["hands"][seat]
    return held


def _screen(asked: Asked, seat: int) -> list[str]:
    """Gold, seals, workers and banners of a seat; hidden ones are said to be hidden."""
    view, language = asked.view, asked.language
    return [
        sentence(
            "gold", language, gold=number(view["gold"][seat], language),
            worth=number(view["derived"]["worth"][seat], language),
        ),
        sentence("seals", language, counts=counted(view["seals"][seat], language)),
        sentence(
            "workers", language, own=number(view["own_workers"][seat], language),
            neutral=number(view["neutral_workers"][seat], language), banners=view["banners"][seat],
        ),
    ]  # fmt: skip


def display(asked: Asked) -> list[str]:
    """The cards that can be taken, the size of the pile, and the discards."""
    view, language = asked.view, asked.language
    slots = [
        sentence("slot", language, slot=slot, card=cards([name], language))
        for slot, name in enumerate(view["display"], 1)
        if name is not None
    ]
    return [
        sentence("display", language, slots=listed(slots, language)),
        sentence("pile", language, count=len(view["draw_pile"])),
        sentence("discards", language, cards=cards(view["discards"], language)),
    ]


def position(asked: Asked) -> list[str]:
    """The position in a few sentences, the most urgent first."""
    view, language = asked.view, asked.language
    unfinished = sum(not one["completed"] for one in view["buildings"])
    standing = sentence(
        "standing", language, buildings=len(view["buildings"]), unfinished=unfinished,
        workers=len(view["workers"]), turns=view["turns_finished"],
        first=seat_name(view["first_seat"], language),
    )  # fmt: skip
    return [*choices(asked), standing, *values(asked), *ending(asked)]


def choices(asked: Asked) -> list[str]:
    """What is to be decided, and what has been chosen in this turn so far."""
    view, language = asked.view, asked.language
    phase = CATALOGUE.text("phase-name", language, phase=view["phase"])
    if view["ending"] is not None:
        return ending(asked)
    seat, you = seat_name(view["turn"], language), "yes" if view["turn"] == asked.viewer else "no"
    lines = [sentence("to-move", language, seat=seat, you=you, phase=phase)]
    lines += _chosen(asked)
    if view["passes_in_a_row"]:
        lines.append(sentence("passes", language, count=view["passes_in_a_row"]))
    return lines


def _chosen(asked: Asked) -> list[str]:
    """The parts of the action in progress."""
    chosen, language, lines = asked.view["decision"], asked.language, []
    if chosen["card"] is not None:
        lines.append(sentence("chosen-card", language, card=card(chosen["card"], language)))
    if chosen["site"] is not None:
        lines.append(sentence("chosen-site", language, site=str(chosen["site"])))
    if chosen["workers_placed"]:
        last = square(chosen["last_square"])
        lines.append(
            sentence("chosen-workers", language, count=chosen["workers_placed"], square=last)
        )
    if chosen["castle_pieces_due"]:
        lines.append(sentence("chosen-pieces", language, count=chosen["castle_pieces_due"]))
    if "camps" in chosen:
        lines.append(sentence("chosen-camps", language, count=chosen["camps"]))
    return lines + _chosen_more(asked)


def _chosen_more(asked: Asked) -> list[str]:
    """What the rules derive from the choice: squares passed over, the gold for seals."""
    derived, language, lines = asked.view["derived"], asked.language, []
    if derived["earlier_squares"]:
        squares = ", ".join(map(square, derived["earlier_squares"]))
        lines.append(sentence("earlier-squares", language, squares=squares))
    sold = asked.view["decision"]["family"]
    if sold is not None:
        lines.append(sentence("chosen-family", language, family=family(sold, language)))
    if derived["cash"] is not None:
        gold = ", ".join(map(str, derived["cash"]))
        lines.append(sentence("chosen-cash", language, gold=gold))
    return lines


def options(asked: Asked) -> list[str]:
    """The options of the table."""
    language, lines = asked.language, []
    for name, value in asked.view["options"].items():
        title = CATALOGUE.text(f"option-{name.replace('_', '-')}", language)
        if name == "setup":
            value = CATALOGUE.text("setup-name", language, setup=value)  # noqa: PLW2901 - in words
        elif isinstance(value, bool):
            value = sentence("yes" if value else "no", language)  # noqa: PLW2901 - in words
        lines.append(sentence("option", language, name=title, value=str(value)))
    return lines


# ---- the castle ---------------------------------------------------------------------------------


def castle(asked: Asked) -> list[str]:
    """Each castle square with its height and top piece, and the pools."""
    language, shown = asked.language, asked.view["castle"]
    lines = [sentence("castle-floor", language, floor=shown["floor"])]
    for place, (height, top) in enumerate(zip(shown["heights"], shown["tops"], strict=True), 1):
        lines.append(
            sentence(
                "castle-square", language, number=place, height=height,
                top=sentence("bare", language) if top is None else family(top, language),
                square=square(asked.view["derived"]["castle_squares"][place - 1]),
            )
        )  # fmt: skip
    for floor, pool in enumerate(shown["pools"], 1):
        lines.append(sentence("castle-pool", language, floor=floor, counts=counted(pool, language)))
    return [*lines, *values(asked)]


def values(asked: Asked) -> list[str]:
    """What a seal of each family is worth."""
    counts = counted(asked.view["castle"]["values"], asked.language)
    return [sentence("values", asked.language, counts=counts)]


def ending(asked: Asked) -> list[str]:
    """How far the end is; after the end, who has won."""
    view, language = asked.view, asked.language
    if view["ending"] is not None:
        how = CATALOGUE.text("ending-name", language, ending=view["ending"])
        winners = ", ".join(seat_name(seat, language) for seat in view["winners"])
        return [sentence("over", language, how=how, winners=winners)]
    last = view["last_round"]
    if last is not None:
        seat = seat_name(last["triggered_by"], language)
        return [sentence("last-round", language, seat=seat, count=last["turns_left"])]
    derived = view["derived"]
    return [
        sentence(
            "to-the-end", language, pieces=derived["pieces_to_end"], turns=derived["turns_to_end"]
        )
    ]
