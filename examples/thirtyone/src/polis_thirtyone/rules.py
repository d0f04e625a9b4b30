"""The rules of Thirty-one as kernels: plain functions over one flat record.

A card is a number: eight ranks, 7 to ace, in each of four suits.
"""

from typing import Any, Final

import numpy as np

from polis.define import (
    NUMBER,
    SEAT,
    EventKinds,
    Meaning,
    emit,
    entry_point,
    kernel,
    log_type,
    open_stream,
    private,
    purpose,
    shuffle_row,
)

SEATS: Final = 4
HAND: Final = 3
RANKS: Final = 8
CARDS: Final = 32
ROUNDS: Final = 10  # turns of each seat, at most
QUIET: Final = 3  # turns of each seat before somebody may knock
BEST: Final = 31
NONE: Final = -1  # no card, nobody, no ending
UNKNOWN: Final = -2  # a card that the observer has not seen
PHASES: Final = ("turn", "over")
TURN, OVER = range(2)
ENDINGS: Final = ("knock", "thirty-one", "rounds")
BY_KNOCK, BY_BEST, BY_ROUNDS = range(3)

# Actions: SWAP + slot of the hand * 3 + slot of the middle; all three; pass; knock
SWAP, ALL, PASS, KNOCK = 0, 9, 10, 11
ACTIONS: Final = 12


def card_name(card: int) -> str | None:
    """A card as people write it, `♠10`; None for one that is not known."""
    ranks = ("7", "8", "9", "10", "J", "Q", "K", "A")
    return None if card == UNKNOWN else "♠♥♦♣"[card // RANKS] + ranks[card % RANKS]


CARD: Final = Meaning("card", card_name, card_name)

STATE: Final = np.dtype((np.record, [
    ("seats", "<i2"),
    ("phase", "<i2"),
    ("turn", "<i2"),
    ("ply", "<i2"),
    ("ending", "<i2"),
    ("passes", "<i2"),  # in a row
    ("knocker", "<i2"),
    ("all_three", "<i2"),  # the option
    ("stock_size", "<i2"),
    ("points", "<i2", (SEATS,)),  # counted at the end
    ("hand", "<i2", (SEATS, HAND)),
    ("shown", "<i2", (SEATS, HAND)),  # 1: everybody saw the card being taken
    ("middle", "<i2", (HAND,)),
    ("stock", "<i2", (CARDS,)),  # the next card is stock[stock_size - 1]
    ("gone", "<i2", (CARDS,)),  # 1: laid aside, known to all
]))  # fmt: skip

EVENTS: Final = EventKinds()
kind = EVENTS.add
MIDDLE_DEALT = kind("middle_dealt", "three cards face up", card=CARD, second=CARD, third=CARD)
HAND_DEALT = kind(
    "hand_dealt", "a hand", seat=SEAT,
    card=private(CARD), second=private(CARD), third=private(CARD),
)  # fmt: skip
CARD_SWAPPED = kind("card_swapped", "one for one", seat=SEAT, card=CARD, second=CARD)
ALL_SWAPPED = kind("all_swapped", "the hand", seat=SEAT, card=CARD, second=CARD, third=CARD)
PASSED = kind("passed", "nothing was done", seat=SEAT)
KNOCKED = kind("knocked", "every other seat has one more turn", seat=SEAT)
HAND_SHOWN = kind("hand_shown", "at the end", seat=SEAT, points=NUMBER)
MOST_EVENTS: Final = 16  # of one action
LOG: Final = log_type(MOST_EVENTS)
SHUFFLE: Final = purpose("cards")  # the stream of `ThirtyOne.deal`


@kernel
def draw(s: Any, row: Any) -> None:
    """Take three cards of the stock."""
    for slot in range(HAND):
        s.stock_size -= 1
        row[slot] = s.stock[s.stock_size]
        s.stock[s.stock_size] = NONE


@kernel
def deal_middle(s: Any, log: Any) -> None:
    """ONE-P.2  Lay three cards into the middle, face up."""
    draw(s, s.middle)
    emit(log, MIDDLE_DEALT, s.middle[0], s.middle[1], s.middle[2])


@entry_point
def begin_at(states: Any, i: int, log: Any) -> None:
    """ONE-P.1  Deal the hands of states[i], whose stock is shuffled."""
    s = states[i]
    log[0].count = 0
    log[0].limit = MOST_EVENTS
    s.ending = NONE
    s.knocker = NONE
    s.stock_size = CARDS
    for seat in range(s.seats):
        draw(s, s.hand[seat])
        emit(log[0], HAND_DEALT, seat, s.hand[seat, 0], s.hand[seat, 1], s.hand[seat, 2])
    deal_middle(s, log[0])


@kernel
def deal_at(  # noqa: PLR0913 - what a deal needs
    states: Any, i: int, tables: Any, plan: Any, chance: Any, room: Any, log: Any,  # noqa: ARG001
) -> None:  # fmt: skip
    """ONE-P.1  Shuffle the cards and deal, for `polis.Batch`: as `deal` and `set_up` of the game do."""
    s = states[i]
    s.seats = plan[0]
    for card in range(CARDS):
        s.stock[card] = card
    open_stream(chance[0], SHUFFLE)
    shuffle_row(chance[0], s.stock, CARDS)
    begin_at(states, i, log)


@kernel
def is_legal(s: Any, action: int) -> bool:
    """ONE-1.1, ONE-1.2, ONE-1.4  Whether the seat may do this now."""
    if s.phase == OVER or (action == ALL and s.all_three == 0):
        return False
    return action != KNOCK or (s.knocker == NONE and s.ply >= QUIET * s.seats)


@entry_point
def legal_at(states: Any, i: int, tables: Any, out: Any) -> int:  # noqa: ARG001 - no tables here
    """Write the legal actions of states[i], ascending; returns how many."""
    count = 0
    for action in range(ACTIONS):
        if is_legal(states[i], action):
            out[count] = action
            count += 1
    return count


@entry_point
def apply_at(states: Any, i: int, tables: Any, action: int, out: Any, log: Any) -> bool:  # noqa: ARG001
    """Do an action in states[i] if it is legal, and say whether it was."""
    s = states[i]
    log[0].count = 0
    log[0].limit = MOST_EVENTS
    if not is_legal(s, action):
        return False
    s.passes = s.passes + 1 if action == PASS else 0
    if action == PASS:
        emit(log[0], PASSED, s.turn)
    elif action == KNOCK:
        s.knocker = s.turn
        emit(log[0], KNOCKED, s.turn)
    elif action == ALL:
        for slot in range(HAND):
            exchange(s, slot, slot)
        emit(log[0], ALL_SWAPPED, s.turn, s.middle[0], s.middle[1], s.middle[2])
    else:
        exchange(s, action // HAND, action % HAND)
        taken = s.hand[s.turn, action // HAND]
        emit(log[0], CARD_SWAPPED, s.turn, s.middle[action % HAND], taken)
    end_turn(s, log[0])
    return True


@kernel
def exchange(s: Any, slot: int, place: int) -> None:
    """ONE-1.1  Swap a card of the hand for one of the middle; all have seen what is taken."""
    kept = s.hand[s.turn, slot]
    s.hand[s.turn, slot] = s.middle[place]
    s.shown[s.turn, slot] = 1
    s.middle[place] = kept


@kernel
def end_turn(s: Any, log: Any) -> None:
    """ONE-1.3, ONE-1.5, ONE-E.1  End the game, or continue with the next seat."""
    s.ply += 1
    best = worth(s.hand[s.turn])
    s.turn = (s.turn + 1) % s.seats
    if best == BEST:
        end(s, BY_BEST, log)
    elif s.turn == s.knocker:
        end(s, BY_KNOCK, log)
    elif s.ply == ROUNDS * s.seats:
        end(s, BY_ROUNDS, log)
    elif s.passes == s.seats and s.stock_size >= HAND:
        s.passes = 0
        for slot in range(HAND):
            s.gone[s.middle[slot]] = 1
        deal_middle(s, log)


@kernel
def worth(hand: Any) -> int:
    """ONE-2.1, ONE-2.2  What a hand counts: the best suit, or three cards of a rank."""
    if hand[0] % RANKS == hand[1] % RANKS and hand[1] % RANKS == hand[2] % RANKS:
        return 30
    best = 0
    for suit in range(4):
        total = 0
        for slot in range(HAND):
            rank = hand[slot] % RANKS
            if hand[slot] // RANKS == suit:
                total += 11 if rank == RANKS - 1 else min(rank + 7, 10)
        best = max(best, total)
    return best


@kernel
def end(s: Any, ending: int, log: Any) -> None:
    """ONE-E.2  All hands are shown and counted."""
    s.phase = OVER
    s.ending = ending
    for seat in range(s.seats):
        s.points[seat] = worth(s.hand[seat])
        for slot in range(HAND):
            s.shown[seat, slot] = 1
        emit(log, HAND_SHOWN, seat, s.points[seat])
