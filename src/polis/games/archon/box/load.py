"""Reading the box of Archon from a component file, and checking that its values fit each other.

Types, ranges and names are checked as each value is read (`box`, `parts`, `effects`); this module
checks the sums, the order of prices and points, and the needs of the set-up. A failing check names
the line and what would be right.
"""

from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Final

from polis.core.boxes.components import BoxSource, ComponentFile
from polis.core.boxes.declared import SEAT_COUNTS, inner, read_box
from polis.games.archon.box.box import Box
from polis.games.archon.box.effects import (
    ACQUIRE_MAGISTER,
    ACQUIRE_TILE,
    ACT_AT_FAVOR,
    ACTS,
    EXCHANGE,
    HELD_GOODS,
    LOCATIONS,
    MAGISTERS,
    RESOURCES,
    TRADE,
)
from polis.games.archon.box.parts import BACKGROUNDS, CATEGORIES

if TYPE_CHECKING:
    from polis.core.boxes.toml_places import Where

SEATS: Final = 4
PLACED_ACTS: Final = {
    "marketplace": TRADE,
    "guild-hall": ACQUIRE_MAGISTER,
    "builders-guild": ACQUIRE_TILE,
    "palace": ACT_AT_FAVOR,
}
MOST_SLOTS: Final = 4
MOST_IN_A_ROW: Final = 8
MARKERS: Final = 2 + len(MAGISTERS)
"""One for the player order, one for the score, one for each row of the Magister Track."""


def load_box(path: BoxSource | None = None) -> Box:
    """ARC-R1, ARC-R14  Read a component file (by default the packaged one) and check it.

    Raises InvalidComponents with the line and what would be right.
    """
    return read_box(Box, "polis.games.archon", path, check)


def check(box: Box, file: ComponentFile) -> None:
    """Raise InvalidComponents for the first inconsistency found."""
    _check_seats(box, file)
    _check_supplies(box, file)
    _check_decks(box, file)
    _check_hands(box, file)
    _check_season_track(box, file)
    _check_acts(box, file)
    _check_slots(box, file)
    _check_market(box, file)
    _check_track(box, file)
    _check_draft(box, file)
    _check_discounts(box, file)
    _check_grants(box, file)
    _check_provinces(box, file)
    _check_attacks(box, file)


def _must_be(box: Box, file: ComponentFile, name: str, count: int, what: str) -> None:
    """Check that a number in the list of components equals the count elsewhere in the file."""
    stated = getattr(box.listed, name)
    if stated != count:
        wrong = f"components.{name} is {stated}, but {what} {count}"
        raise file.fault(("components", name), wrong, "both must agree")


def _check_seats(box: Box, file: ComponentFile) -> None:
    """Check that the box holds what four seats take (2, 3)."""
    if box.markers != MARKERS:
        right = f"it must be {MARKERS}: player order, score and {len(MAGISTERS)} Magisters"
        raise file.fault(("seat", "markers"), f"seat.markers is {box.markers}", right)
    each = {
        "figures": box.figures,
        "markers": box.markers,
        "courtiers": box.courtiers,
        "warriors": box.warriors,
        "tax_tokens": box.tokens,
    }
    for name, count in each.items():
        _must_be(box, file, name, SEATS * count, f"{SEATS} seats with {count} each make")
    _must_be(box, file, "sixty_points", SEATS, "the seats are")
    _must_be(box, file, "season_token", 1, "season tokens needed are")


def _check_supplies(box: Box, file: ComponentFile) -> None:
    """Check that the cubes add up, and that all that the first set-up needs is there (2, 3)."""
    _must_be(box, file, "cubes", sum(box.cubes), "the stockpile makes")
    supply = (box.gold, box.listed.recruits, *box.cubes)
    for kits in box.start_kits[2:]:
        for n, name in enumerate(HELD_GOODS):
            taken = sum(kit[n] for kit in kits)
            if taken > supply[n]:
                wrong = f"{len(kits)} seats would begin with {taken} {name}"
                raise file.fault(("start_kits",), wrong, f"only {supply[n]} are there")


def _check_decks(box: Box, file: ComponentFile) -> None:
    """Check that each deck has as many cards or tiles as the list of components says (2)."""
    _must_be(box, file, "magisters", sum(box.magister_cards), "the four types make")
    _must_be(box, file, "grants", len(box.grants), "the cards listed are")
    _must_be(box, file, "favors", len(box.favors), "the cards listed are")
    _must_be(box, file, "attacks", len(box.attack_cards), "the cards listed are")
    _must_be(box, file, "provinces", len(box.provinces), "the cards listed are")
    _must_be(box, file, "tiles", sum(tile.copies for tile in box.tiles), "the copies make")
    needed = {
        "grants": box.seasons,
        "attacks": box.seasons,
        "provinces": box.rounds,
        "favors": max(box.favors_face_up) + box.rounds - 1,
    }
    for name, least in needed.items():
        if getattr(box.listed, name) < least:
            wrong = f"a game needs up to {least} {name}"
            raise file.fault((name, "print", "cards"), wrong, "list at least that many")


def _check_hands(box: Box, file: ComponentFile) -> None:
    """Check that Courtiers and first Magisters fill the piles, with a card for each figure (4)."""
    cards = box.courtiers + box.first_magisters
    if cards != box.piles * box.pile_size:
        wrong = f"{box.piles} piles of {box.pile_size} are no {cards} cards"
        right = "the courtiers and the first Magisters of a seat must fill them"
        raise file.fault(("piles",), wrong, right)


def _check_season_track(box: Box, file: ComponentFile) -> None:
    """ARC-4.0.2  Check for an attack after each season, and a division before every second round."""
    length = box.rounds // box.seasons
    right = tuple(range(length - 1, box.rounds, length))
    if box.attacks != right:
        wrong = f"the attacks are after {_listed(box.attacks)}"
        where: Where = ("season_track", "attack_after")
        raise file.fault(where, wrong, f"they must be after {_listed(right)}")
    right = tuple(range(0, box.rounds, box.piles))
    if box.divisions != right:
        wrong = f"cards are divided before {_listed(box.divisions)}"
        where = ("season_track", "divide_before")
        raise file.fault(where, wrong, f"they must be before {_listed(right)}")


def _listed(rounds: tuple[int, ...]) -> str:
    return "rounds " + ", ".join(str(n + 1) for n in rounds)


def _check_acts(box: Box, file: ComponentFile) -> None:
    """Check where the actions other than exchanges are (4.2.4, 4.2.5, 4.2.7, 4.2.10)."""
    for place in box.locations:
        right = PLACED_ACTS.get(place.id, EXCHANGE)
        if place.effect.act != right:
            wrong = f"the {place.id} has the action {ACTS[place.effect.act]}"
            better = "pay and gain" if right == EXCHANGE else f'act = "{ACTS[right]}"'
            raise file.fault(("actions", place.id), wrong, f"it must have {better}")


def _check_slots(box: Box, file: ComponentFile) -> None:
    """ARC-3.18, ARC-4.2.10.2  Check that covers fit the coloured slots, and favors have slots."""
    palace = LOCATIONS.index("palace")
    for seats, key in SEAT_COUNTS.items():
        closed = [slot for slot in box.slots if slot.seats > seats and slot.location != palace]
        if len(closed) != box.covers[seats]:
            wrong = f"{len(closed)} slots are closed with {seats} seats"
            right = f"the covers for them are {box.covers[seats]}; both must agree"
            raise file.fault(("covers", key), wrong, right)
        favors = sum(s.seats <= seats for s in box.slots if s.location == palace)
        if favors != box.favors_face_up[seats]:
            wrong = f"the palace has {favors} slots with {seats} seats"
            right = f"it must have one for each of the {box.favors_face_up[seats]} favors"
            raise file.fault(("slots", "palace"), wrong, right)
    _must_be(box, file, "covers", max(box.covers), "the most that are used are")
    for n, name in enumerate(LOCATIONS):
        open_ = [slot.seats for slot in box.slots if slot.location == n]
        if 2 not in open_ or open_ != sorted(open_):
            wrong = f"the slots of {name} are for {', '.join(map(str, open_)) or 'no'} seats"
            right = "they must begin with one for 2 seats and must not fall"
            raise file.fault(("slots", name), wrong, right)
        if len(open_) > MOST_SLOTS:
            wrong = f"the {name} has {len(open_)} slots"
            raise file.fault(("slots", name), wrong, f"it must have at most {MOST_SLOTS}")


def _check_market(box: Box, file: ComponentFile) -> None:
    """Check that prices rise along a row, and that each King's Grant fits (3, step 5; 4.2.4)."""
    for name, row in zip(RESOURCES, box.market, strict=True):
        where: Where = ("marketplace", "prices", name)
        if not 1 <= len(row) <= MOST_IN_A_ROW:
            right = f"it must have from 1 to {MOST_IN_A_ROW}"
            raise file.fault(where, f"the row of {name} has {len(row)} slots", right)
        if any(one > next_ for one, next_ in pairwise(row)):
            right = "each slot costs at least as much as the one before"
            raise file.fault(where, f"the prices of {name} fall", right)
    for n, grant in enumerate(box.grants):
        for name, row, fill in zip(RESOURCES, box.market, grant.market, strict=True):
            if fill > len(row):
                wrong = f"King's Grant {n + 1} puts {fill} {name} on {len(row)} slots"
                where = ("grants", "print", "cards", n, "market")
                raise file.fault(where, wrong, "they must fit")


def _check_track(box: Box, file: ComponentFile) -> None:
    """Check that each seat has as many cards of a type as the track has spaces (2, 4.2.5)."""
    for n, name in enumerate(MAGISTERS):
        spaces, cards = len(box.track[n]), box.magister_cards[n]
        if not spaces or spaces * SEATS != cards:
            wrong = f"the track of the {name} has {spaces} spaces for {cards} cards"
            right = f"it must have a space for each card of one of {SEATS} seats"
            raise file.fault(("magisters", "track", name), wrong, right)


def _check_draft(box: Box, file: ComponentFile) -> None:
    """ARC-3.15, ARC-R16  Check that any start kit pays for any two first spaces, which score 0."""
    for n, name in enumerate(MAGISTERS):
        if box.track[n][0].points:
            wrong = f"the first space of the {name} scores {box.track[n][0].points}"
            where: Where = ("magisters", "track", name, 0, "points")
            raise file.fault(where, wrong, "it must score 0")
    for kits in box.start_kits[2:]:
        for place, kit in enumerate(kits):
            for one, other in combinations(range(len(MAGISTERS)), box.first_magisters):
                both = zip(box.track[one][0].pay, box.track[other][0].pay, kit, strict=True)
                if any(a + b > owned for a, b, owned in both):
                    names = f"{MAGISTERS[one]} and {MAGISTERS[other]}"
                    wrong = f"the first {names} cannot be paid with start kit {place + 1}"
                    where = ("magisters", "track", MAGISTERS[other], 0)
                    raise file.fault(where, wrong, f"with {len(kits)} seats any two must be")


def _check_discounts(box: Box, file: ComponentFile) -> None:
    """Check that a tile with a discount costs at least what is taken off (9)."""
    for n, tile in enumerate(box.tiles):
        for discount in box.discounts:
            if tile.level == discount.level and tile.cost[discount.resource] < discount.less:
                resource = RESOURCES[discount.resource]
                wrong = f"the {tile.id} of level {tile.level + 1} costs too little {resource}"
                right = f"its discount takes {discount.less} off"
                raise file.fault(("tiles", "print", "kinds", n, "cost"), wrong, right)


def _check_grants(box: Box, file: ComponentFile) -> None:
    """Check that a better rank scores no less, and that a card has the rulebook's example (3, 7.1)."""
    for n, grant in enumerate(box.grants):
        for name, ranks in zip(CATEGORIES, grant.points, strict=True):
            columns = zip(*ranks, strict=True)
            if any(one < next_ for column in columns for one, next_ in pairwise(column)):
                wrong = f"the points of {name} on King's Grant {n + 1} rise with the rank"
                where = inner(file, ("grants", "print", "cards", n, name))
                raise file.fault(where, wrong, "a better rank must not score less")
    if not any(box.grant_example in ranks for grant in box.grants for ranks in grant.points):
        wrong = f"no card scores {'/'.join(map(str, box.grant_example))}"
        raise file.fault(("grants", "example"), wrong, "the printed example must be on one")


def _check_provinces(box: Box, file: ComponentFile) -> None:
    """Check that no card needs more cubes than exist and, if so stated, types are even (3, step 4)."""
    for n, card in enumerate(box.provinces):
        for r, name in enumerate(RESOURCES):
            if card.cubes[SEATS][r] > box.cubes[r]:
                wrong = f"Province {n + 1} shows {card.cubes[SEATS][r]} {name}"
                where: Where = ("provinces", "print", "cards", n)
                raise file.fault(where, wrong, f"only {box.cubes[r]} are there")
    if box.cubes_of_each_type is not None:
        _check_even(box, file, box.cubes_of_each_type)


def _check_even(box: Box, file: ComponentFile, of_each_type: tuple[int, ...]) -> None:
    for n, (background, stated) in enumerate(zip(BACKGROUNDS, of_each_type, strict=True)):
        for r, name in enumerate(RESOURCES):
            shown = sum(card.backgrounds[n][r] for card in box.provinces)
            if shown != stated:
                wrong = f"{shown} {name} are on {background}, but {stated} are stated"
                right = "make them even, or leave out the table provinces.of_each_type"
                raise file.fault(("provinces", "of_each_type", background), wrong, right)


def _check_attacks(box: Box, file: ComponentFile) -> None:
    """Check that attacks grow with the seats, and that the rulebook's example exists (3, 7)."""
    for n, card in enumerate(box.attack_cards):
        if list(card) != sorted(card):
            wrong = f"attack {n + 1} is weaker with more seats"
            raise file.fault(("attacks", "print", "cards", n), wrong, "it must not fall")
    if not any(box.attack_example in card for card in box.attack_cards):
        wrong = f"no attack has the strength {box.attack_example}"
        raise file.fault(("attacks", "example"), wrong, "the printed example must be on one")
