"""What must be true of every position of Archon, as kernels: nothing is lost, nothing is doubled.

Each function looks at one kind of material; `fault_of` returns the number of the first fault.
"""

from typing import Any, Final

from polis.core.kernels.kernel import kernel
from polis.games.archon.box.effects import HELD
from polis.games.archon.model.actions import (
    CUBES,
    HAND,
    KINDS,
    KINDS_OF_MAGISTERS,
    PLACES_OF_CITY,
    SLOTS,
    TILE_COUNT,
)
from polis.games.archon.model.names import PALACE
from polis.games.archon.model.state import (
    ARTS,
    ATTACKS,
    COURTIER,
    DRAFTING,
    FAVORS,
    LOSING,
    NONE,
    OVER,
    PAPYRUS,
    PROVINCES,
    REPLACING,
    SCIENCE,
    SEASONS,
    SEATS,
    SPLITTING,
    WALL,
)
from polis.games.archon.model.tables import GRANTS, ROUNDS

FIRST: Final = 10  # the number of the first fault of a position

FAULTS: Final = (
    "gold, recruits or cubes are lost or made",
    "arts or science cards are lost or made",
    "a row of the market or the Repository is too full",
    "a seat has not its ten cards",
    "the magisters of a seat are not those of its track",
    "the halves of a seat have a wrong size",
    "a card is known to be where it is not",
    "figures are lost, made, or stand where they must not",
    "tax tokens are lost, made, or lie where they must not",
    "warriors are lost or made",
    "building tiles are lost, made, or with a seat twice",
    "a deck has lost or doubled a card, or the wrong number is drawn",
    "the Palace shows a wrong card",
    "the player order is not one",
    "a raid does not fit",
    "a seat that does not play has something",
)


@kernel
def fault_of(s: Any, t: Any) -> int:
    """The first fault of a position, as a number from FIRST; 0 for none."""
    fault = fault_of_supplies(s, t)
    for seat in range(s.seats):
        if fault == 0:
            fault = fault_of_cards(s, t, seat)
    if fault == 0:
        fault = fault_of_pieces(s, t)
    if fault == 0:
        fault = fault_of_table(s, t)
    return fault


@kernel
def fault_of_supplies(s: Any, t: Any) -> int:
    """The faults of goods, cards of categories and the market."""
    if not are_goods_there(s, t):
        return FIRST
    if not are_cards_of_categories_there(s, t):
        return FIRST + 1
    return 0 if has_market_room(s, t) else FIRST + 2


@kernel
def fault_of_pieces(s: Any, t: Any) -> int:
    """The faults of figures, tokens, warriors and tiles."""
    if not are_figures_there(s, t):
        return FIRST + 7
    if not are_tokens_there(s, t):
        return FIRST + 8
    if not are_warriors_there(s, t):
        return FIRST + 9
    return 0 if are_tiles_there(s, t) else FIRST + 10


@kernel
def fault_of_table(s: Any, t: Any) -> int:
    """The faults of decks, order and raid."""
    if not are_decks_whole(s, t):
        return FIRST + 11
    if not is_palace_right(s, t):
        return FIRST + 12
    if not is_order_right(s):
        return FIRST + 13
    if not is_raid_right(s, t):
        return FIRST + 14
    return 0 if are_empty_seats_empty(s) else FIRST + 15


@kernel
def are_goods_there(s: Any, t: Any) -> bool:
    """55 gold, 25 recruits and 15 cubes of each kind, none of them negative anywhere."""
    for goods in range(HELD):
        number = s.supply[goods] + 0
        least = number
        for seat in range(SEATS):
            number += s.held[seat, goods]
            least = min(least, s.held[seat, goods])
        if goods >= PAPYRUS:
            number += s.market[goods - PAPYRUS] + s.repository[goods - PAPYRUS]
            least = min(least, s.market[goods - PAPYRUS], s.repository[goods - PAPYRUS])
        if least < 0 or number != t.supply[goods]:
            return False
    return True


@kernel
def are_cards_of_categories_there(s: Any, t: Any) -> bool:
    """23 arts and 23 science cards."""
    arts = s.supply[HELD] + 0
    science = s.supply[HELD + 1] + 0
    for seat in range(SEATS):
        arts += s.arts[seat]
        science += s.science[seat]
        if s.arts[seat] < 0 or s.science[seat] < 0:
            return False
    if s.supply[HELD] < 0 or s.supply[HELD + 1] < 0:
        return False
    return bool(arts == t.supply[ARTS] and science == t.supply[SCIENCE])


@kernel
def has_market_room(s: Any, t: Any) -> bool:
    """No more cubes than spaces, and in the Repository only those of the Province."""
    province = s.provinces[s.next_province - 1]
    for resource in range(CUBES):
        if s.market[resource] > t.market_length[resource]:
            return False
        if s.repository[resource] > t.province[province, s.seats, resource]:
            return False
    return True


@kernel
def fault_of_cards(s: Any, t: Any, seat: int) -> int:
    """The faults of the ten cards of a seat."""
    if not are_ten_cards(s, t, seat):
        return FIRST + 3
    if not are_magisters_those_of_track(s, t, seat):
        return FIRST + 4
    if not are_halves_right(s, t, seat):
        return FIRST + 5
    for kind in range(KINDS):
        if not 0 <= s.sure_hand[seat, kind] <= s.hand[seat, kind]:
            return FIRST + 6
        if not 0 <= s.sure_waiting[seat, kind] <= s.waiting[seat, kind]:
            return FIRST + 6
    return 0


@kernel
def magisters_of(s: Any, seat: int) -> int:
    """How many spaces of its track the seat has taken."""
    number = 0
    for magister in range(KINDS_OF_MAGISTERS):
        number += s.track[seat, magister]
    return number


@kernel
def are_ten_cards(s: Any, t: Any, seat: int) -> bool:
    """Eight before the draft, then ten: every magister but the first two replaced a Courtier."""
    cards = 0
    for kind in range(KINDS):
        if s.hand[seat, kind] < 0 or s.waiting[seat, kind] < 0 or s.played[seat, kind] < 0:
            return False
        cards += s.hand[seat, kind] + s.waiting[seat, kind] + s.played[seat, kind]
    is_before_draft = s.phase == DRAFTING and magisters_of(s, seat) == 0
    return cards == (t.courtiers if is_before_draft else 2 * HAND)


@kernel
def are_magisters_those_of_track(s: Any, t: Any, seat: int) -> bool:
    """A card for each space, but for one that is just looking for its place."""
    for magister in range(KINDS_OF_MAGISTERS):
        kind = magister + 1
        cards = s.hand[seat, kind] + s.waiting[seat, kind] + s.played[seat, kind]
        if s.phase == REPLACING and seat == s.turn and magister == s.magister:
            cards += 1
        if cards != s.track[seat, magister] or cards > t.track_length[magister]:
            return False
    courtiers = s.hand[seat, COURTIER] + s.waiting[seat, COURTIER] + s.played[seat, COURTIER]
    return bool(courtiers >= 0)


@kernel
def are_halves_right(s: Any, t: Any, seat: int) -> bool:
    """Five wait in the rounds before which the cards were split; a hand is never larger."""
    hand = 0
    waiting = 0
    played = 0
    for kind in range(KINDS):
        hand += s.hand[seat, kind]
        waiting += s.waiting[seat, kind]
        played += s.played[seat, kind]
    if s.phase == DRAFTING or (s.phase == SPLITTING and s.divided[seat] == 0):
        return hand == 0 and waiting == 0
    if s.phase in (LOSING, OVER) and hand != 0:
        return False
    if t.is_division[s.round_number] != 0:
        return waiting == HAND and hand + played == HAND
    return waiting == 0 and hand <= HAND


@kernel
def are_figures_there(s: Any, t: Any) -> bool:
    """Five a seat, on open slots, and only during a round."""
    for seat in range(s.seats):
        figures = s.figures_left[seat] + 0
        for location in range(PLACES_OF_CITY):
            for slot in range(SLOTS):
                there = s.figures[location, slot, seat]
                is_open = t.slot_seats[location, slot] <= s.seats
                if there < 0 or (there > 0 and not (is_open and is_round_on(s))):
                    return False
                figures += there
        if s.figures_left[seat] < 0 or figures != t.figures:
            return False
    return True


@kernel
def is_round_on(s: Any) -> bool:
    """Whether seats have turns just now."""
    return s.phase not in (DRAFTING, SPLITTING, LOSING, OVER)


@kernel
def are_tokens_there(s: Any, t: Any) -> bool:
    """Four a seat, each under a figure of its owner."""
    for seat in range(s.seats):
        tokens = s.tokens_left[seat] + 0
        for location in range(PLACES_OF_CITY):
            for slot in range(SLOTS):
                if s.token[location, slot] == seat:
                    tokens += 1
                    if s.figures[location, slot, seat] == 0:
                        return False
        if s.tokens_left[seat] < 0 or tokens != t.tokens:
            return False
    return True


@kernel
def are_warriors_there(s: Any, t: Any) -> bool:
    """Five a seat, at home or on the wall, which has no more spaces than it has."""
    on_wall = 0
    for space in range(WALL):
        if s.wall[space] != NONE:
            on_wall += 1
            if space >= t.wall_spaces:
                return False
    for seat in range(s.seats):
        warriors = 0
        for space in range(WALL):
            warriors += 1 if s.wall[space] == seat else 0
        on_wall -= warriors
        if s.warriors_left[seat] < 0 or s.warriors_left[seat] + warriors != t.warriors:
            return False
    return on_wall == 0


@kernel
def are_tiles_there(s: Any, t: Any) -> bool:
    """Each copy is at the Builders' Guild or with a seat that has no other copy."""
    for tile in range(TILE_COUNT):
        copies = s.tiles_left[tile] + 0
        for seat in range(s.seats):
            if s.tiles[seat, tile] not in (0, 1):
                return False
            copies += s.tiles[seat, tile]
        if s.tiles_left[tile] < 0 or copies != t.tile_copies[tile, s.seats]:
            return False
    return True


@kernel
def rounds_ended(s: Any) -> int:
    """How often the Palace and the Repository have moved on: not after the last round."""
    ended = s.round_number if s.phase in (LOSING, OVER) else s.round_number - 1
    return int(min(max(0, ended), ROUNDS - 1))


@kernel
def attacks_seen(s: Any) -> int:
    """The seasons that have ended, or whose raid is in progress."""
    ended = s.round_number if s.phase in (LOSING, OVER) else max(0, s.round_number - 1)
    return int(ended // 3)


@kernel
def is_each_once(cards: Any, length: int, numbers: int) -> bool:
    """Whether the cards are different numbers from 0 to below `numbers`."""
    seen = 0
    for i in range(length):
        if not 0 <= cards[i] < numbers or seen >> cards[i] & 1:
            return False
        seen |= 1 << cards[i]
    return True


@kernel
def are_decks_whole(s: Any, t: Any) -> bool:
    """Every card once, and as many drawn as the rounds and seasons demand."""
    if not is_each_once(s.favors, FAVORS, FAVORS) or not is_each_once(s.grants, SEASONS, GRANTS):
        return False
    if not is_each_once(s.provinces, PROVINCES, PROVINCES):
        return False
    if not is_each_once(s.attacks, ATTACKS, ATTACKS):
        return False
    ended = rounds_ended(s)
    if s.next_favor != t.favors_face_up[s.seats] + ended or s.next_province != 1 + ended:
        return False
    return bool(s.next_attack == attacks_seen(s))


@kernel
def is_palace_right(s: Any, t: Any) -> bool:
    """Those drawn last lie in front; of the first ones the one with the highest number goes first."""
    faces = t.favors_face_up[s.seats] + 0
    ended = rounds_ended(s)
    for space in range(SLOTS):
        if space >= faces:
            if s.palace[space] != NONE:
                return False
        elif space < ended:
            if s.palace[space] != s.favors[s.next_favor - 1 - space]:
                return False
        elif s.palace[space] != s.favors[space - ended]:
            return False
    return bool(s.location != PALACE or s.palace[s.slot] != NONE)


@kernel
def is_order_right(s: Any) -> bool:
    """Every seat once; the one that decides plays, and has not passed while the round is on."""
    if not is_each_once(s.order, s.seats, s.seats):
        return False
    if not 0 <= s.turn < s.seats:
        return False
    return bool(s.passed[s.turn] == 0 or not is_round_on(s))


@kernel
def is_raid_right(s: Any, t: Any) -> bool:
    """While a raid is on the seat asked owes something; otherwise nobody does."""
    if s.phase == LOSING:
        card = s.attacks[s.next_attack - 1]
        return bool(s.strength == t.attack[card, s.seats] and s.raid_due[s.turn] > 0)
    owed = s.strength + 0
    for seat in range(SEATS):
        owed += abs(s.raid_due[seat])
    return bool(owed == 0)


@kernel
def are_empty_seats_empty(s: Any) -> bool:
    """Beyond the last seat there is nobody."""
    for seat in range(s.seats, SEATS):
        number = s.points[seat] + s.arts[seat] + s.science[seat] + s.passed[seat]
        number += s.warriors_left[seat] + s.figures_left[seat] + s.tokens_left[seat]
        for goods in range(HELD):
            number += s.held[seat, goods]
        for kind in range(KINDS):
            number += s.hand[seat, kind] + s.waiting[seat, kind] + s.played[seat, kind]
        for tile in range(TILE_COUNT):
            number += s.tiles[seat, tile]
        for location in range(PLACES_OF_CITY):
            for slot in range(SLOTS):
                number += s.figures[location, slot, seat]
        if number != 0 or s.order[seat] != NONE:
            return False
    return True
