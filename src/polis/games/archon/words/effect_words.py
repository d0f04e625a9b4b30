"""Prices, yields and effects in the words of a language; goods in the words to type.

`gold`, `silver`, `tavern` are typed in every language, so they are shown as typed. What nobody
types (points, cubes of choice, when a tile works) is in the reader's language.
"""

from collections.abc import Mapping
from typing import Final

from polis.core.texts.catalogue import catalogue_of
from polis.games.archon.box.effects import (
    ACTION,
    ALWAYS,
    COUNTED,
    EXCHANGE,
    FIGURE,
    GOODS,
    LOCATIONS,
    MAGISTERS,
    TRADE,
    VISIT,
    WHENS,
    Amounts,
    Effect,
)

CATALOGUE: Final = catalogue_of("polis.games.archon").section("terminal-")

ONE: Final = {"recruits": "recruit", "warriors": "warrior"}
CHOSEN: Final = ("resources", "different-resources", "province-resources")
ARROW: Final = "->"


def amounts_words(amounts: Amounts | Mapping[str, int], language: str, joint: str = " + ") -> str:
    """Return `2 gold + 1 recruit`, or `0` for nothing; a tuple may end with what a seat holds."""
    pairs = amounts.items() if isinstance(amounts, Mapping) else zip(GOODS, amounts, strict=False)
    return joint.join(_amount(goods, n, language) for goods, n in pairs if n) or "0"


def points_words(points: int, language: str) -> str:
    """`1 point`, `3 points`."""
    return CATALOGUE.text("points", language, count=points)


def short_words(effect: Effect, language: str) -> str:
    """Return what a King's Favor does, in few words that fit beside its slot."""
    if effect.act == EXCHANGE:
        return _exchange(effect, language)
    at = LOCATIONS[effect.at]
    less = CATALOGUE.text("price-less", language, count=max(effect.less))
    return f"{at}, {less}" if any(effect.less) else at


def effect_words(effect: Effect, language: str) -> str:
    """Return what a location, a King's Favor or a tile does, in full."""
    if effect.when == FIGURE:
        return _figure(effect, language)
    if effect.when == ACTION:
        return f"{LOCATIONS[effect.at]}: {_terms(effect, language)}"
    args: dict[str, object] = {"when": WHENS[effect.when], "gain": _gain(effect, language)}
    if effect.when == VISIT:
        args["at"] = LOCATIONS[effect.at]
    if effect.when == ALWAYS:
        args["one"], args["other"] = (MAGISTERS[n] for n in effect.both)
    return CATALOGUE.text(f"ability-{WHENS[effect.when]}", language, **args)


def _figure(effect: Effect, language: str) -> str:
    if effect.act == EXCHANGE:
        return _exchange(effect, language)
    if effect.act == TRADE:
        counts = {"purchases": effect.purchases, "sales": effect.sales}
        return CATALOGUE.text("act-trade", language, **counts)
    act = CATALOGUE.text("act", language, act=effect.act)
    return f"{act}, {_terms(effect, language)}" if any(effect.less) else act


def _exchange(effect: Effect, language: str) -> str:
    """`1 recruit -> 5 gold`, `2 gold -> 1 arts x2`."""
    gain = _gain(effect, language)
    text = f"{amounts_words(effect.pay, language)} {ARROW} {gain}" if any(effect.pay) else gain
    return f"{text} x{effect.times}" if effect.times > 1 else text


def _gain(effect: Effect, language: str) -> str:
    parts = []
    if any(effect.gain):
        joint = f" {CATALOGUE.text('or', language)} " if effect.one_of else " + "
        parts.append(amounts_words(effect.gain, language, joint))
    if effect.score:
        points = points_words(effect.score, language)
        per = effect.per
        parts.append(points if per < 0 else _per(points, COUNTED[per], language))
    return " + ".join(parts)


def _per(points: str, counted: str, language: str) -> str:
    return CATALOGUE.text("points-per", language, points=points, counted=counted)


def _terms(effect: Effect, language: str) -> str:
    """The changed terms of an action."""
    if any(effect.less):
        goods = amounts_words(effect.less, language, f" {CATALOGUE.text('or', language)} ")
        return CATALOGUE.text("goods-less", language, goods=goods)
    counts = {"more": effect.sale_more, "price": effect.purchase_price}
    return CATALOGUE.text("trade-terms", language, **counts)


def _amount(goods: str, count: int, language: str) -> str:
    if goods in CHOSEN:
        return CATALOGUE.text(f"amount-{goods}", language, count=count)
    return f"{count} {ONE.get(goods, goods) if count == 1 else goods}"
