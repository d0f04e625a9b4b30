"""The card that is played for a slot, the tax, the token, and what a figure brings by itself."""

from functools import partial
from itertools import combinations_with_replacement
from typing import ClassVar

from tests.games.archon.reference.acquire import acquire_magister, acquire_tile
from tests.games.archon.reference.box import KINDS, MAGISTERS, Effect, Goods
from tests.games.archon.reference.exchange import exchange, nothing
from tests.games.archon.reference.position import Do, Position, Run, Step
from tests.games.archon.reference.trade import Trade


def powers_of(position: Position, kind: str) -> set[str]:
    """ARC-R29  The types as which a magister counts; a Courtier has no power."""
    powers = {kind} & set(MAGISTERS)
    for ability in position.abilities(position.mine, "always"):
        if kind in ability["both"]:
            powers |= set(ability["both"])
    return powers


class Card(Step):
    """Which card is played for the chosen slot, or which two."""

    phase: ClassVar[str] = "card"

    def choices(self, position: Position) -> dict[str, Run]:
        """One card or two, with or without the power."""
        hand, slot = position.mine.hand, position.slot
        kinds = [kind for kind in KINDS if hand[kind]]
        found: dict[str, Run] = {}
        for kind in kinds:
            powers = powers_of(position, kind)
            if slot.figures and "cleric" not in powers:
                continue
            if slot.cards == 1 or kind in MAGISTERS:  # ARC-5.0.3
                found[f"with {kind}"] = partial(play_cards, cards=[kind], powers=sorted(powers))
            if not slot.figures and changes_something_plain(position, kind):
                found[f"with {kind} plain"] = partial(
                    play_cards, cards=[kind], powers=[], plain=True
                )
        if slot.cards == 2 and not slot.figures:  # ARC-4.0.4, ARC-R10
            for one, other in combinations_with_replacement(kinds, 2):
                if one != other or hand[one] >= 2:
                    found[f"with {one} {other}"] = partial(
                        play_cards, cards=[one, other], powers=[]
                    )
        return found


def changes_something_plain(position: Position, kind: str) -> bool:
    """ARC-R28  Whether giving up the power is another choice than using it."""
    if kind == "tax-collector":
        return True
    location = position.box["locations"][position.decision.location or ""]
    bonus = bool(location["merchant"]) or len(powers_of(position, kind)) > 1
    return kind == "merchant" and bonus


def play_cards(
    position: Position, cards: list[str], powers: list[str], plain: bool = False
) -> None:
    """Play cards from the hand and put a figure on the slot."""
    for kind in cards:
        position.mine.hand[kind] -= 1
        position.mine.played[kind] += 1
    decision = position.decision
    decision.cards, decision.powers, decision.plain = list(cards), list(powers), plain
    position.change_slot(figures=(*position.slot.figures, position.turn))
    location = position.box["locations"][decision.location or ""]
    position.then(
        Do(pay_tax, can_pay_tax),
        Do(put_token),
        *act(position, location["effect"], location["merchant"]),
    )


def tax_owners(position: Position) -> list[int]:
    """ARC-R21, ARC-R23, ARC-R24  The other seats with a token in the location, each once."""
    if "tax-collector" in position.decision.powers:  # ARC-5.1.3
        return []
    tokens = {slot.token for slot in position.locations[position.decision.location or ""]}
    return [seat for seat in range(len(position.seats)) if seat in tokens - {position.turn}]


def can_pay_tax(position: Position) -> bool:
    """ARC-R22  Whether the seat has the Gold for all of them."""
    return position.mine.goods["gold"] >= len(tax_owners(position))


def pay_tax(position: Position) -> None:
    """ARC-5.1.2  1 Gold to each of them."""
    for owner in tax_owners(position):
        position.mine.goods["gold"] -= 1
        position.seats[owner].goods["gold"] += 1


def put_token(position: Position) -> None:
    """ARC-5.1.1, ARC-R9  With a Tax Collector's power a token, while the seat has one."""
    tokens = [slot.token for slots in position.locations.values() for slot in slots]
    left = position.box["tax_tokens"] - tokens.count(position.turn)
    if "tax-collector" in position.decision.powers and left:
        position.change_slot(token=position.turn)


def act(position: Position, effect: Effect, bonus: Goods) -> list[Step]:
    """The steps of a location's action, with what tiles give for the figure before it."""
    bonus = bonus if "merchant" in position.decision.powers else {}
    visits = position.abilities(position.mine, "visit", position.decision.location)
    gifts: list[Step] = [
        TakeOne(visit["gain"]) if visit["one_of"] else Do(partial(give, goods=visit["gain"]))
        for visit in visits
    ]
    match effect["act"]:
        case "exchange":
            return exchange(effect, bonus, gifts)
        case "trade":
            return [*gifts, Trade(effect)]
        case "magister":
            return [*gifts, *acquire_magister(position, {})]
        case "tile":
            return [*gifts, *acquire_tile(position, {})]
        case _:
            return [*gifts, *favor_steps(position)]


def favor_steps(position: Position) -> list[Step]:
    """ARC-4.2.10.1  The steps of the King's Favor that lies on the chosen slot."""
    slots = position.locations[position.decision.location or ""]
    favor = position.box["favors"][position.palace[slots.index(position.slot)] - 1]
    if favor["act"] == "magister":
        return acquire_magister(position, favor["less"])
    if favor["act"] == "tile":
        return acquire_tile(position, favor["less"])
    return exchange(favor, {}, [])


def give(position: Position, goods: Goods) -> None:
    """ARC-9.5  Give goods to the seat whose turn it is, as many as there are."""
    position.gain(position.mine, goods)


class TakeOne(Step):
    """ARC-9.8  Take one of several goods from the supply; nothing if none of them is left."""

    phase: ClassVar[str] = "take"

    def __init__(self, goods: Goods) -> None:
        self.goods = goods

    def choices(self, position: Position) -> dict[str, Run]:
        """One choice for each of the goods still there."""
        found: dict[str, Run] = {
            f"take {name}": partial(give, goods={name: count})
            for name, count in self.goods.items()
            if position.supply[name]
        }
        return found or {"": nothing}
