"""What a location, a King's Favor or a building tile does, in spoken sentences.

`wording/effect_words.py` says the same in the signs and typed words of the terminal, in another
order. The two have no sentence in common, only their structure.
"""

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
from polis.games.archon.words.answers.words import amounts, card, goods, place, sentence


def effect_told(effect: Effect, language: str) -> str:
    """Return what the effect does."""
    if effect.when == FIGURE:
        return _figure(effect, language)
    if effect.when == ACTION:
        return sentence("at", language, place=place(LOCATIONS[effect.at], language)) + _terms(
            effect, language
        )
    parts: dict[str, object] = {"gain": _gain(effect, language)}
    if effect.when == VISIT:
        parts["at"] = place(LOCATIONS[effect.at], language)
    if effect.when == ALWAYS:
        parts["one"], parts["other"] = (card(MAGISTERS[n], language) for n in effect.both)
    return sentence(f"ability-{WHENS[effect.when]}", language, **parts)


def _figure(effect: Effect, language: str) -> str:
    if effect.act == EXCHANGE:
        return _exchange(effect, language)
    if effect.act == TRADE:
        return sentence("trade", language, purchases=effect.purchases, sales=effect.sales)
    act = sentence("act", language, act=effect.act)
    return f"{act} {_terms(effect, language)}" if any(effect.less) else act


def _exchange(effect: Effect, language: str) -> str:
    """What is paid, what is gained, and how often."""
    gain = _gain(effect, language)
    if any(effect.pay):
        gain = sentence("exchange", language, pay=amounts(effect.pay, language), gain=gain)
    else:
        gain = sentence("gain", language, gain=gain)
    return f"{gain} {sentence('times', language, count=effect.times)}" if effect.times > 1 else gain


def _gain(effect: Effect, language: str) -> str:
    parts = []
    if any(effect.gain):
        one_of = _either(effect.gain, language)
        parts.append(one_of if effect.one_of else amounts(effect.gain, language))
    if effect.score:
        per = "once" if effect.per < 0 else COUNTED[effect.per]
        parts.append(sentence("points-per", language, count=effect.score, per=per))
    return ", ".join(parts)


def _terms(effect: Effect, language: str) -> str:
    """The changed terms of an action."""
    if any(effect.less):
        return sentence("less", language, goods=_either(effect.less, language))
    return sentence("terms", language, more=effect.sale_more, price=effect.purchase_price)


def _either(held: Amounts, language: str) -> str:
    """`Silver 1 or Iron 1`."""
    joint = f" {sentence('or', language)} "
    pairs = zip(GOODS, held, strict=True)
    return joint.join(f"{goods(name, language)} {count}" for name, count in pairs if count)
