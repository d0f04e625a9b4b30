"""Effects, prices and yields in English words, for the drawing of the box."""

from typing import Final

from polis.games.archon.box.effects import (
    ACTION,
    ALWAYS,
    COUNTED,
    END,
    EXCHANGE,
    FIGURE,
    GOODS,
    LOCATIONS,
    MAGISTERS,
    SCORING,
    SEASON,
    TILE,
    TRADE,
    VISIT,
    Amounts,
    Effect,
)

ONE: Final = {
    "recruits": "recruit",
    "arts": "Arts card",
    "science": "Science card",
    "warriors": "Elite Warrior on the wall",
    "resources": "resource of choice",
    "province-resources": "resource from the Repository",
}
MANY: Final = {
    "arts": "Arts cards",
    "science": "Science cards",
    "warriors": "Elite Warriors on the wall",
    "resources": "resources of choice",
    "different-resources": "different resources",
    "province-resources": "resources from the Repository",
}
ONE_COUNTED: Final = {
    "arts": "Arts card",
    "science": "Science card",
    "warriors": "own Elite Warrior on the wall",
    "tiles": "own tile, this one included",
    "magisters": "own Magister",
}
ACTIONS: Final = ("", "", "acquire a Magister", "acquire a Building tile", "use a King's Favor")
MOMENTS: Final = {
    TILE: "each new tile, this one included",
    SEASON: "each later season",
    SCORING: "each scoring",
    END: "end of the game",
}
TITLES: Final = {
    "builders-guild": "Builders' Guild",
    "architects-guild": "Architects' Guild",
    "magisters-court": "Magisters' Court",
}


def title(id_: str) -> str:
    """`House of Arts` for `house-of-arts`."""
    words = (word if word == "of" else word.capitalize() for word in id_.split("-"))
    return TITLES.get(id_, " ".join(words))


def amounts_text(amounts: Amounts, joint: str = " + ") -> str:
    """Return `2 gold + 1 recruit`; `amounts` may also end with what a seat holds."""
    parts = []
    for goods, count in zip(GOODS, amounts, strict=False):
        if count:
            names = ONE if count == 1 else MANY
            parts.append(f"{count} {names.get(goods, goods)}")
    return joint.join(parts) or "nothing"


def points_text(points: int) -> str:
    """`1 point`, `3 points`."""
    return f"{points} point" if points == 1 else f"{points} points"


def effect_text(effect: Effect) -> str:
    """Return what a location, a King's Favor or a tile does, in one line."""
    if effect.when == FIGURE:
        return _figure(effect)
    if effect.when == VISIT:
        return f"each figure in the {_at(effect)}: {_gain(effect)}"
    if effect.when == ACTION:
        return f"{_at(effect)}: {_terms(effect)}"
    if effect.when == ALWAYS:
        one, other = (title(MAGISTERS[n]) for n in effect.both)
        return f"each {one} is also a {other}, and vice versa"
    if effect.when in MOMENTS:
        return f"{MOMENTS[effect.when]}: {_gain(effect)}"
    return "no ability"


def _figure(effect: Effect) -> str:
    if effect.act == TRADE:
        return f"up to {effect.purchases} purchases and up to {effect.sales} sale"
    if effect.act != EXCHANGE:
        less = f", {_terms(effect)}" if any(effect.less) else ""
        return ACTIONS[effect.act] + less
    text = f"{amounts_text(effect.pay)} -> {_gain(effect)}" if any(effect.pay) else _gain(effect)
    return f"{text}, up to {effect.times} times" if effect.times > 1 else text


def _gain(effect: Effect) -> str:
    parts = []
    if any(effect.gain):
        parts.append(amounts_text(effect.gain, " or " if effect.one_of else " + "))
    if effect.score:
        per = f" for each {ONE_COUNTED[COUNTED[effect.per]]}" if effect.per >= 0 else ""
        parts.append(points_text(effect.score) + per)
    return " + ".join(parts)


def _terms(effect: Effect) -> str:
    """The changed terms of an action."""
    if any(effect.less):
        return f"pay {amounts_text(effect.less, ' or ')} less"
    return f"sell for {effect.sale_more} more, buy for {effect.purchase_price} gold"


def _at(effect: Effect) -> str:
    return title(LOCATIONS[effect.at])
