"""Wording of advice."""

from collections.abc import Sequence
from typing import Final

from polis.bots.hints.advice import Advice, texts_of
from polis.bots.review.judge import HUNDREDTHS, Estimate, Sources
from polis.core.contract.game import Rules
from polis.core.texts.catalogue import catalogue_of

CATALOGUE: Final = catalogue_of("polis.bots.hints")
PERCENT: Final = 100


def advice_lines(advice: Advice, game: Rules, names: Sequence[str], language: str) -> list[str]:
    """Return advice as one sentence per line. names: of the seats at the table."""
    best = advice.options[0]
    lines = [
        _say("hint-best", language, moves=texts_of(game, best.actions)),
        _say("hint-chances", language, chances=_chances(best.shares, names)),
    ]
    if advice.line:
        lines.append(_say("hint-course", language, moves=_line(advice, game, names)))
    for other in advice.options[1:2]:
        message = "hint-even" if _is_even(advice) else "hint-other"
        moves, share = texts_of(game, other.actions), other.shares[advice.seat]
        lines.append(_say(message, language, moves=moves, percent=_percent(share)))
        lines += _reasons(advice, game, language)
    lines.append(_say("hint-thought", language, simulations=advice.simulations))
    return lines


def _say(message: str, language: str, **parts: object) -> str:
    return CATALOGUE.text(message, language, **parts)


def _percent(share: float) -> str:
    return f"{share * PERCENT:.0f}"


def _chances(shares: Sequence[float], names: Sequence[str]) -> str:
    return ", ".join(
        f"{name} {_percent(share)} %" for name, share in zip(names, shares, strict=True)
    )


def _line(advice: Advice, game: Rules, names: Sequence[str]) -> str:
    """The expected line, naming a seat once for each sequence of its actions."""
    parts: list[str] = []
    last = None
    for seat, action in advice.line:
        who = f"{names[seat]}: " if seat != last else ""
        parts.append(who + game.text(action))
        last = seat
    return ", ".join(parts)


def _is_even(advice: Advice) -> bool:
    """Whether the two best options have the same displayed chance."""
    best, other = (_percent(one.shares[advice.seat]) for one in advice.options[:2])
    return best == other


def _reasons(advice: Advice, game: Rules, language: str) -> list[str]:
    """The sentence about what the best option gains over the next, and from which sources.

    There is none if nothing is significant and both have the same displayed chance.
    """
    gain = advice.gain
    if gain is None:
        return [] if _is_even(advice) else [_say("hint-unsure", language)]
    more, less = gain.more, gain.less
    message = "hint-gain-both" if more and less else "hint-gain-more" if more else "hint-gain"
    return [
        _say(
            message,
            language,
            unit=game.spec.unit,
            total=amount_text(gain.total, language),
            more=sources_text(more, game, language),
            less=sources_text(less, game, language),
        )
    ]


def sources_text(sources: Sources, game: Rules, language: str) -> str:
    """Return differences by source, in the words of the game, or in ours if it has none."""
    own, said = game.spec.catalogue(), []
    for name, one in sources:
        message = f"term-{name}"
        words = own if own.has(message, language) else CATALOGUE
        said.append(words.text(message, language, amount=amount_text(one, language)))
    return ", ".join(said)


def amount_text(one: Estimate, language: str) -> str:
    """Return the amount, with its standard error unless that is zero."""
    amount = round(abs(one.mean) / HUNDREDTHS, 1)
    error = round(one.error / HUNDREDTHS, 1)
    message = "hint-about" if error else "hint-exactly"
    return _say(message, language, amount=amount, error=error)
