"""Advice in words."""

from collections.abc import Sequence
from typing import Any, Final

from polis.bots.advice import Advice, texts_of
from polis.core.text import catalogue_of
from polis.games import GAMES

CATALOGUE: Final = catalogue_of("polis.bots")
MOST_REASONS: Final = 3  # of a kind
HUNDREDTHS: Final = 100


def advice_lines(advice: Advice, game: Any, names: Sequence[str], language: str) -> list[str]:
    """Advice as one sentence per line. names: of the seats at the table."""
    best = advice.options[0]
    lines = [
        _say("hint-best", language, moves=texts_of(game, best.actions)),
        _say("hint-chances", language, chances=_chances(best.shares, names)),
    ]
    if advice.line:
        lines.append(_say("hint-course", language, moves=_line(advice, game, names)))
    for other in advice.options[1:2]:
        moves, share = texts_of(game, other.actions), other.shares[advice.seat]
        lines.append(_say("hint-other", language, moves=moves, percent=_percent(share)))
        lines += _reasons(advice, game, language)
    lines.append(_say("hint-thought", language, simulations=advice.simulations))
    return lines


def _say(message: str, language: str, **parts: object) -> str:
    return CATALOGUE.text(message, language, **parts)


def _percent(share: float) -> str:
    return f"{share * HUNDREDTHS:.0f}"


def _chances(shares: Sequence[float], names: Sequence[str]) -> str:
    return ", ".join(
        f"{name} {_percent(share)} %" for name, share in zip(names, shares, strict=True)
    )


def _line(advice: Advice, game: Any, names: Sequence[str]) -> str:
    """The expected line, with a seat named once for each run of its actions."""
    parts: list[str] = []
    last = None
    for seat, action in advice.line:
        who = f"{names[seat]}: " if seat != last else ""
        parts.append(who + game.text(action))
        last = seat
    return ", ".join(parts)


def _reasons(advice: Advice, game: Any, language: str) -> list[str]:
    """The sentence on what the best option gains and costs against the next."""
    reasons = advice.reasons()
    more = _terms([one for one in reasons if one[1] > 0], language)
    less = _terms([one for one in reasons if one[1] < 0], language)
    if more and less:
        return [
            _say("hint-reasons-both", language, more=more, less=less, unit=GAMES[game.name].unit)
        ]
    if more:
        return [_say("hint-reasons", language, more=more, unit=GAMES[game.name].unit)]
    return (
        [_say("hint-reasons-less", language, less=less, unit=GAMES[game.name].unit)] if less else []
    )


def _terms(reasons: Sequence[tuple[str, int]], language: str) -> str:
    return ", ".join(
        _say(f"term-{name}", language, amount=round(abs(gap) / HUNDREDTHS, 1))
        for name, gap in reasons[:MOST_REASONS]
    )
