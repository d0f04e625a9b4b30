"""What locations, King's Favors and tiles do, in words: for the screen of a terminal or for the ear.

In a terminal goods and places are the words to type (`gold`, `tavern`), the same in every language.
What nobody types (points, cubes of choice, when a tile works) is in the reader's language.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from polis.core.texts.catalogue import catalogue_of
from polis.games.archon.box.effects import (
    ACTION,
    COUNTED,
    EXCHANGE,
    FIGURE,
    GOODS,
    LOCATIONS,
    MAGISTERS,
    TRADE,
    WHENS,
    Amounts,
    Effect,
)

CATALOGUE: Final = catalogue_of("polis.games.archon").section("terminal-")

ONE: Final = {"recruits": "recruit", "warriors": "warrior"}
CHOSEN: Final = ("resources", "different-resources", "province-resources")
PLUS: Final = " + "


@dataclass(frozen=True, slots=True)
class Voice:
    """The words for effects.

    text: a message; amounts: goods with their numbers, joined by a text; place, card: the names of
    locations and Magisters; joint: what joins the parts of a price or a yield.
    """

    text: Callable[..., str]
    amounts: Callable[[Amounts, str, str], str]
    place: Callable[[str, str], str]
    card: Callable[[str, str], str]
    joint: str

    def effect(self, effect: Effect, language: str) -> str:
        """Return what a location, a King's Favor or a tile does."""
        if effect.when == FIGURE:
            return self._figure(effect, language)
        place = self.place(LOCATIONS[effect.at], language)
        if effect.when == ACTION:
            return self.text("at", language, place=place, what=self._terms(effect, language))
        one, other = (self.card(MAGISTERS[n], language) for n in effect.both)
        args = {"at": place, "one": one, "other": other, "gain": self._gain(effect, language)}
        return self.text(f"ability-{WHENS[effect.when]}", language, **args)

    def exchange(self, effect: Effect, language: str) -> str:
        """Return what is paid, what is gained, and how often: `1 recruit -> 5 gold`."""
        pay = self.amounts(effect.pay, language, self.joint)
        message = "exchange" if any(effect.pay) else "gain"
        what = self.text(message, language, pay=pay, gain=self._gain(effect, language))
        count = effect.times
        return self.text("times", language, what=what, count=count) if count > 1 else what

    def _figure(self, effect: Effect, language: str) -> str:
        if effect.act == EXCHANGE:
            return self.exchange(effect, language)
        if effect.act == TRADE:
            counts = {"purchases": effect.purchases, "sales": effect.sales}
            return self.text("trade", language, **counts)
        act = self.text("act", language, act=effect.act)
        if not any(effect.less):
            return act
        return self.text("act-for-less", language, act=act, less=self._terms(effect, language))

    def _gain(self, effect: Effect, language: str) -> str:
        parts = []
        if any(effect.gain):
            joint = self._or(language) if effect.one_of else self.joint
            parts.append(self.amounts(effect.gain, language, joint))
        if effect.score:
            per = "once" if effect.per < 0 else COUNTED[effect.per]
            parts.append(self.text("points-per", language, count=effect.score, per=per))
        return self.joint.join(parts)

    def _terms(self, effect: Effect, language: str) -> str:
        """The changed terms of an action."""
        if any(effect.less):
            goods = self.amounts(effect.less, language, self._or(language))
            return self.text("less", language, goods=goods)
        counts = {"more": effect.sale_more, "price": effect.purchase_price}
        return self.text("terms", language, **counts)

    def _or(self, language: str) -> str:
        return f" {self.text('or', language)} "


# ---- in a terminal ----------------------------------------------------------------------------


def amounts_words(amounts: Amounts | Mapping[str, int], language: str, joint: str = PLUS) -> str:
    """Return `2 gold + 1 recruit`, or `0` for nothing; a tuple may end with what a seat holds."""
    pairs = amounts.items() if isinstance(amounts, Mapping) else zip(GOODS, amounts, strict=False)
    return joint.join(_amount(goods, n, language) for goods, n in pairs if n) or "0"


def _amount(goods: str, count: int, language: str) -> str:
    if goods in CHOSEN:
        return CATALOGUE.text(f"amount-{goods}", language, count=count)
    return f"{count} {ONE.get(goods, goods) if count == 1 else goods}"


def points_words(points: int, language: str) -> str:
    """`1 point`, `3 points`."""
    return CATALOGUE.text("points", language, count=points)


def _typed(name: str, _language: str) -> str:
    return name


SCREEN: Final = Voice(CATALOGUE.text, amounts_words, _typed, _typed, PLUS)
effect_words: Final = SCREEN.effect


def short_words(effect: Effect, language: str) -> str:
    """Return what a King's Favor does, in few words that fit beside its slot."""
    if effect.act == EXCHANGE:
        return SCREEN.exchange(effect, language)
    at = LOCATIONS[effect.at]
    less = CATALOGUE.text("price-less", language, count=max(effect.less))
    return f"{at}, {less}" if any(effect.less) else at
