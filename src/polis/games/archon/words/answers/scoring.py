"""What the next scoring would pay, the attack at the season's end, and what is left in the supply."""

from polis.core.contract.answers import Asked, listed
from polis.games.archon.model.names import CATEGORIES
from polis.games.archon.words.answers.words import amounts, by_seat, goods, sentence


def scoring(asked: Asked) -> list[str]:
    """The points that the season would score in this position, and the gain from more pieces."""
    view, language = asked.view, asked.language
    derived = view["derived"]
    lines = [sentence("next", language, points=by_seat(derived["next_scoring"], language))]
    for category, points in derived["scoring"].items():
        name = goods(category, language) if category in CATEGORIES else sentence("tiles", language)
        lines.append(sentence("scoring", language, name=name, points=by_seat(points, language)))
    for category, points in derived["scoring_more"].items():
        if len(points) > 2:
            now, one, two = points[:3]
            name = goods(category, language)
            lines.append(sentence("more", language, name=name, now=now, one=one, two=two))
    for season, number in enumerate(view["grants"], 1):
        grant = asked.box.grants[number - 1]
        ranks = "; ".join(
            sentence(
                "ranks", language, name=goods(category, language),
                points=", ".join(str(rank[season - 1]) for rank in points[: view["seats"]]),
            )
            for category, points in zip(CATEGORIES, grant.points, strict=True)
        )  # fmt: skip
        lines.append(sentence("grant", language, season=season, number=number, ranks=ranks))
    return lines


def attack(asked: Asked) -> list[str]:
    """How strong the attack at the end of the season may be, and how often the wall would hold."""
    view, language = asked.view, asked.language
    span, odds = view["derived"]["attack_strength"], view["derived"]["attack"]
    if span is None:
        return [sentence("no-attack", language)]
    count = sum(seat is not None for seat in view["wall"])
    strengths = listed(map(str, odds["strengths"]), language)
    holds = listed(map(str, odds["holds"]), language)
    gone = listed(map(str, view["removed"]["attacks"]), language)
    return [
        sentence("attack", language, count=count, low=span[0], high=span[1]),
        sentence("attack-odds", language, strengths=strengths, holds=holds, gone=gone),
    ]


def supply(asked: Asked) -> list[str]:
    """What is left in the supply, the Repository and the Province card."""
    view, language = asked.view, asked.language
    gone = listed(map(str, view["removed"]["provinces"]), language)
    return [
        sentence("supply", language, goods=amounts(view["supply"], language)),
        sentence("repository", language, goods=amounts(view["repository"], language)),
        sentence("province", language, number=view["province"],
             goods=amounts(view["derived"]["province"], language), gone=gone),
    ]  # fmt: skip
