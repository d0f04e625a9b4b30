"""The building tiles and the Magister Track: prices, points, abilities, owners."""

from polis.core.contract.answers import Asked
from polis.games.archon.model.names import MAGISTERS, TILES
from polis.games.archon.words.answers.effects import effect_told
from polis.games.archon.words.answers.words import amounts, card, seat_names, sentence, tile


def houses(asked: Asked) -> list[str]:
    """All building tiles, one per line."""
    return [_house(asked, name) for name in TILES]


def house(asked: Asked) -> list[str]:
    """One building tile with what it does."""
    ability = asked.box.abilities[TILES.index(asked.thing)]
    return [_house(asked, asked.thing), effect_told(ability, asked.language)]


def magisters(asked: Asked) -> list[str]:
    """The price of the next Magister of each type, and how many each seat owns."""
    language, box, lines = asked.language, asked.box, []
    for number, name in enumerate(MAGISTERS):
        spaces = [
            sentence(
                "space", language, number=space, price=amounts(found.pay, language),
                points=found.points,
            )
            for space, found in enumerate(box.track[number], 1)
        ]  # fmt: skip
        owned = [player["magisters"][name] for player in asked.view["players"]]
        lines.append(
            sentence("track", language, card=card(name, language), spaces="; ".join(spaces),
                 counts=", ".join(map(str, owned)))
        )  # fmt: skip
    return lines


def _house(asked: Asked, name: str) -> str:
    view, language = asked.view, asked.language
    owners = [seat for seat, player in enumerate(view["players"]) if name in player["tiles"]]
    return sentence(
        "house", language, tile=tile(name, language),
        level=asked.box.tiles[TILES.index(name)].level + 1,
        price=amounts(view["derived"]["tile_costs"][name], language),
        points=asked.box.tiles[TILES.index(name)].points, left=view["tiles_left"][name],
        owners=seat_names(owners, language),
    )  # fmt: skip
