"""What the seats have, as far as the asking seat may know it, and the cards on the table."""

from polis.core.contract.answers import Asked, listed
from polis.games.arkadia.words.answers.words import cards, counted, number, seat_name, sentence


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
