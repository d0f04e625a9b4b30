"""The letters of Arkadia in a drawing, and their colours, which only repeat what a letter says."""

from typing import Final

from polis.games.arkadia.model.names import FAMILY_NAMES, FORM_NAMES, SEAT_NAMES

# The letter of a form on the board: (c)entre for trade, (a)bbey for monastery, which would
# otherwise share a letter with tavern and mill.
FORM_LETTERS: Final = dict(zip(FORM_NAMES, "hftmsca", strict=True))
FAMILY_LETTERS: Final = {name: name[0] for name in FAMILY_NAMES}
SEAT_LETTERS: Final = tuple(name[0].upper() for name in SEAT_NAMES)
NEUTRAL_LETTER: Final = "N"
LAST: Final = "*"  # follows what was placed in the last move

# Under construction the family's colour is the text colour, once completed the background.
FAMILY_INK: Final = dict(
    zip(FAMILY_NAMES, ("38;5;203", "38;5;143", "38;5;245", "38;5;153"), strict=True)
)
FAMILY_ROOF: Final = dict(
    zip(
        FAMILY_NAMES,
        ("1;97;48;5;124", "1;38;5;16;48;5;143", "1;97;48;5;238", "1;38;5;16;48;5;153"),
        strict=True,
    )
)
SEAT_INK: Final = ("38;5;220", "38;5;208", "38;5;41", "38;5;141")
SEAT_TOKEN: Final = tuple(f"1;38;5;16;48;5;{code}" for code in (220, 208, 41, 141))
NEUTRAL_TOKEN: Final = "1;38;5;16;48;5;187"
CAMP_INK: Final = "38;5;173"
LOT_INK: Final = "38;5;137"


def card_code(card: str | None) -> str:
    """Return the two letters of a card as on the board: `mr` for `mill red`, `?` if unknown."""
    if card is None:
        return "?"
    form, family = card.split()
    return FORM_LETTERS[form] + FAMILY_LETTERS[family]
