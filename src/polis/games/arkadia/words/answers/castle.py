"""The castle, the values of the seals and how far the end is."""

from polis.core.contract.answers import Asked
from polis.games.arkadia.words.answers.words import counted, family, seat_name, sentence, square
from polis.games.arkadia.words.refusal import CATALOGUE


def castle(asked: Asked) -> list[str]:
    """Each castle square with its height and top piece, and the pools."""
    language, shown = asked.language, asked.view["castle"]
    lines = [sentence("castle-floor", language, floor=shown["floor"])]
    for number, (height, top) in enumerate(zip(shown["heights"], shown["tops"], strict=True), 1):
        lines.append(
            sentence(
                "castle-square", language, number=number, height=height,
                top=sentence("bare", language) if top is None else family(top, language),
                square=square(asked.view["derived"]["castle_squares"][number - 1]),
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
