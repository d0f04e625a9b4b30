"""The box of a component file in the form of the reference.

This is the only file of the reference that knows the package: it turns what the loader read
into the plain dict, so that games of other boxes can be compared too.
"""

from polis.games.arkadia.box.box import Box as LoadedBox
from tests.games.arkadia.reference.box import Box, FirstGame, Square


def box_from(loaded: LoadedBox) -> Box:
    """The plain dict for a loaded box."""
    forms, families = [form.name for form in loaded.forms], list(loaded.families)
    kinds = [f"{form} {family}" for form in forms for family in families]
    return {
        "rows": loaded.rows,
        "columns": loaded.columns,
        "camps": {square(loaded, number) for number in loaded.camps},
        "forms": {form.name: frozenset(form.squares) for form in loaded.forms},
        "cards": dict(zip(kinds, loaded.cards, strict=True)),
        "pools": [dict(zip(families, pool, strict=True)) for pool in loaded.pools],
        "mat": [None if seal < 0 else families[seal] for seal in loaded.lot_seals],
        "own_workers": loaded.own_workers,
        "banner_workers": loaded.banner_workers,
        "neutral_workers": loaded.neutral_supply,
        "banners": loaded.banners,
        "first_game": first_game(loaded),
    }


def square(loaded: LoadedBox, number: int) -> Square:
    """A square's (row, column) from 1 for its number from 0 in reading order."""
    return number // loaded.columns + 1, number % loaded.columns + 1


def first_game(loaded: LoadedBox) -> FirstGame:
    """The recommended set-up for beginners."""
    standing, corner = loaded.first_lot
    return {
        "lot": {"square": square(loaded, corner), "standing": bool(standing)},
        "buildings": [
            {
                "form": loaded.forms[building.form].name,
                "family": loaded.families[building.family],
                "squares": [square(loaded, number) for number in building.squares],
            }
            for building in loaded.first_buildings
        ],
        "neutral_workers": {n: loaded.first_neutrals[n] for n in (2, 3, 4)},
    }
