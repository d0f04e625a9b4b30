"""Positions made by hand: a game just begun, and by name whatever is otherwise on the table.

    at = position(
        hand="merchant 2 courtier",
        gold={"unicorn": 5, "dragon": 1},
        cubes="2 silver, 1 iron",
        tokens={"treasury a": "dragon"},
    )
    at.do("treasury b with merchant")
    assert at.of("unicorn", "gold") == 7

Seats are unicorn, dragon, lion, eagle; what lies in the supply follows from the rest, so that
nothing is lost or made. A position begins with `Game.set_up`, the draft (a Cleric and a Scribe
for every seat) and the split; then the fields of the record are written. No rule is decided here.
A position that contradicts itself is refused by the invariants of the reference.

`new` is a game before its draft; `divided` is one before its first split.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, cast

from polis.games import load
from polis.games.archon.model.actions import encode
from polis.games.archon.model.names import (
    CARD_KINDS,
    HELD_GOODS,
    LOCATIONS,
    MAGISTERS,
    RESOURCES,
    SEAT_NAMES,
    TILES,
    read_slot,
)
from polis.games.archon.model.options import Deal
from polis.games.archon.model.state import NONE
from polis.games.archon.words.notation import read_line
from tests.games.archon.reference.invariants import check_state
from tests.games.archon.reference.loaded import box_from
from tests.games.table import PlayedTable, by_seat

UNICORN, DRAGON, LION, EAGLE = SEAT_NAMES
HALF = "split 3 courtier 1 cleric 1 scribe"
HAND = 5
MARKED = 2
CITY = {name: number for number, name in enumerate(LOCATIONS)}

Counts = Mapping[str, int]
Texts = Mapping[str, str]


class Table(PlayedTable):
    """A game of Archon at some position."""

    def number_of(self, text: str) -> int:
        """The action; a slot is taken as it is written, not as a lower one that equals it."""
        (action,) = map(encode, read_line(text))
        return action

    def events(self, kind: str) -> list[dict[str, Any]]:
        """The events of this kind that the last `do` brought, with seats by name."""
        found = [self.game.event_json(event) for event in self.last if event.kind == kind]
        return [
            {
                name: SEAT_NAMES[value] if name in {"seat", "owner"} else value
                for name, value in event.items()
                if name != "kind"
            }
            for event in found
        ]

    def kinds(self) -> list[str]:
        """The kinds of all events that the last `do` brought, in order."""
        return [event.kind for event in self.last]

    def check(self) -> None:
        """Demand all invariants of a position."""
        check_state(self.named, box_from(self.game.box))

    @property
    def order(self) -> list[str]:
        """The seats in player order."""
        return [SEAT_NAMES[seat] for seat in self.named["order"]]

    def of(self, seat: str, name: str) -> Any:
        """What a seat has: a field of its entry, a resource, or `warriors` on the wall."""
        number = SEAT_NAMES.index(seat)
        player = self.named["players"][number]
        if name == "warriors":
            return self.named["wall"].count(number)
        return player["resources"][name] if name in RESOURCES else player[name]

    def cards(self, seat: str, pile: str = "hand") -> dict[str, int]:
        """A seat's cards in its hand, waiting or played, kinds of which it has none left out."""
        return {kind: n for kind, n in self.of(seat, pile).items() if n}

    def goods(self, seat: str) -> dict[str, int]:
        """Gold, recruits and resources of a seat, without those it has none of."""
        return {name: n for name in HELD_GOODS if (n := self.of(seat, name))}

    def slot(self, text: str) -> dict[str, Any]:
        """A slot such as `barracks a`: cards, covered, figures by seat, token."""
        location, name = text.split()
        slots = self.named["locations"][CITY[location]]["slots"]
        (slot,) = (slot for slot in slots if slot["name"] == name)
        return cast("dict[str, Any]", slot)


@cache
def original() -> Any:
    """The game with the original box; it has no memory, so one is enough for all tests."""
    return load("archon")


def new(
    seats: int = 2,
    *,
    order: str = "",
    options: Mapping[str, object] | None = None,
    game: Any = None,
    **first: Sequence[int],
) -> Table:
    """A game at its draft; `do` and `events` begin with those of the set-up.

    order: the seats in player order, all by number if left out. The cards of each deck
    (grants, provinces, attacks, favors) are numbered from 1 and come in the order of the box,
    after those that are named first: `new(favors=[7, 10])`.
    """
    game = game or original()
    chosen = [SEAT_NAMES.index(seat) for seat in order.split()] or [*range(seats)]
    decks = {
        name: _deck(size, first.get(name, ()))
        for name, size in (
            ("grants", len(game.box.grants)),
            ("provinces", len(game.box.provinces)),
            ("attacks", len(game.box.attack_cards)),
            ("favors", len(game.box.favors)),
        )
    }
    drawn = Deal(tuple(chosen), **decks)
    at = Table(game, *game.set_up(game.new_options(options or {}), seats, drawn))
    at.check()
    return at


def divided(seats: int = 2, *drafts: str, **wishes: Any) -> Table:
    """A game before its first split; the drafts in player order, a Cleric and a Scribe by default."""
    at = new(seats, **wishes)
    for place in range(seats):
        at.do(drafts[place] if place < len(drafts) else "draft cleric scribe")
    return at


def position(
    *,
    seats: int = 2,
    order: str = "",
    turn: str = "",
    passed: str = "",
    round: int = 1,  # noqa: A002 - the game's word
    hand: Texts | str | None = None,
    waiting: Texts | str | None = None,
    track: Texts | str | None = None,
    gold: Counts | int | None = None,
    recruits: Counts | int | None = None,
    cubes: Texts | str | None = None,
    arts: Counts | int | None = None,
    science: Counts | int | None = None,
    points: Counts | int | None = None,
    tiles: Texts | str | None = None,
    figures: Texts | None = None,
    tokens: Texts | None = None,
    wall: str = "",
    gate: str = "",
    market: str | None = None,
    repository: str | None = None,
    province: int = 0,
    palace: Sequence[int] = (),
    grants: Sequence[int] = (),
    provinces: Sequence[int] = (),
    favors: Sequence[int] = (),
    attacks: Sequence[int] = (),
    options: Mapping[str, object] | None = None,
    game: Any = None,
) -> Table:
    """A position at the beginning of a seat's turn; a wish that names no seat is for this one.

    hand, waiting: cards by seat such as `2 courtier cleric`, `` for none; the other ones of the
    ten are played or wait, as the round has it. track: magisters that the seat has taken (a
    Cleric, a Scribe and those in the named piles by default). figures, tokens: by slot, the
    seats standing there and the owner of the token, who stands there too. wall, gate: the seats
    of the warriors on plain and on marked places. market, repository, cubes: such as
    `2 silver, 1 iron`. province: the card showing, one that fits the repository by default;
    palace: King's Favors by space; grants, provinces, favors, attacks: the next cards of the
    decks. Raises ValueError for what cannot be.
    """
    showing = province or _province_for(game or original(), seats, repository)
    at = new(
        seats, order=order, options=options, game=game,
        grants=grants, provinces=_provinces(round, showing, provinces),
        favors=_favors(seats, round, palace, favors), attacks=_attacks(round, attacks),
    )  # fmt: skip
    at.do(*["draft cleric scribe"] * seats, *[HALF] * seats)
    s = at.state[0]
    _turn_to(at, round)
    if turn:
        s.turn = SEAT_NAMES.index(turn)
    for seat in passed.split():
        s.passed[SEAT_NAMES.index(seat)] = 1
    _place(at, figures or {}, tokens or {})
    mine = at.turn
    _deal_cards(at, by_seat(hand, mine), by_seat(waiting, mine), by_seat(track, mine))
    papers = {"arts": by_seat(arts, mine), "science": by_seat(science, mine)}
    _give(at, by_seat(gold, mine), by_seat(recruits, mine), by_seat(cubes, mine), papers)
    for seat, count in by_seat(points, mine).items():
        s.points[SEAT_NAMES.index(seat)] = count
    for seat, names in by_seat(tiles, mine).items():
        for tile in names.split():
            s.tiles[SEAT_NAMES.index(seat), TILES.index(tile)] = 1
            s.tiles_left[TILES.index(tile)] -= 1
    _man(at, wall, gate)
    _stock(at, market, repository)
    _balance(at)
    at.last = []
    at.check()
    if len(at.game.legal(at.state)) < 2:
        raise ValueError(f"{at.turn} could only pass and would not be asked")
    return at


def counted(text: str, names: Sequence[str]) -> list[int]:
    """How many of each name a text such as `2 silver, iron iron` counts."""
    found: Counter[str] = Counter()
    count = 1
    for word in text.replace(",", " ").split():
        if word.isdigit():
            count = int(word)
            continue
        if word not in names:
            raise ValueError(f"'{word}' is none of {', '.join(names)}")
        found[word] += count
        count = 1
    return [found[name] for name in names]


def _deck(size: int, front: Iterable[int]) -> tuple[int, ...]:
    """The cards of a deck from 0; those named, from 1, come first."""
    chosen = [card - 1 for card in front]
    if len(set(chosen)) != len(chosen) or not set(chosen) <= {*range(size)}:
        raise ValueError(f"the cards {[*front]} are not different ones of {size}")
    return tuple(chosen + [card for card in range(size) if card not in chosen])


def _others(count: int, used: Iterable[int], size: int) -> list[int]:
    """As many cards, from the end of the box, that are not used elsewhere."""
    taken = {*used}
    return [card for card in range(size, 0, -1) if card not in taken][:count]


def _provinces(round_: int, showing: int, after: Sequence[int]) -> list[int]:
    return [*_others(round_ - 1, [showing, *after], 20), showing, *after]


def _attacks(round_: int, after: Sequence[int]) -> list[int]:
    return [*_others((round_ - 1) // 3, after, 6), *after]


def _favors(seats: int, round_: int, palace: Sequence[int], after: Sequence[int]) -> list[int]:
    """The deck from which these cards lie in the Palace in this round, and these come next."""
    wanted = [*palace] or [card for card in range(1, 23) if card not in after][:seats]
    if len(wanted) != seats:
        raise ValueError(f"the Palace has {seats} cards, not {len(wanted)}")
    leaving = [*_others(round_ - 1, [*wanted, *after], 22), *reversed(wanted)]
    return [*reversed(leaving[:seats]), *leaving[seats:], *after]


def _province_for(game: Any, seats: int, repository: str | None) -> int:
    """The first Province card that brings what lies in the Repository."""
    wanted = counted(repository or "", RESOURCES)
    for number, card in enumerate(game.box.provinces, start=1):
        if all(n <= there for n, there in zip(wanted, card.cubes[seats], strict=True)):
            return number
    raise ValueError(f"no Province brings {repository}")


def _turn_to(at: Table, round_: int) -> None:
    """The track, the decks, the King's Favors, Repository and market of a later round."""
    s, seats = at.state[0], at.named["seats"]
    gone = round_ - 1
    s.round_number = round_
    s.next_province = round_
    s.next_attack = gone // 3
    s.next_favor = seats + gone
    deck = [int(card) for card in s.favors]
    in_order = [*reversed(deck[:seats]), *deck[seats:]]
    s.palace[:seats] = in_order[gone : gone + seats][::-1]
    s.repository[:] = at.game.box.provinces[int(s.provinces[gone])].cubes[seats]
    s.market[:] = at.game.box.grants[int(s.grants[gone // 3])].market


def _place(at: Table, figures: Texts, tokens: Texts) -> None:
    """Figures and tokens on slots; an owner without a figure there puts one."""
    s = at.state[0]
    standing = {slot: names.split() for slot, names in figures.items()}
    for slot, owner in tokens.items():
        names = standing.setdefault(slot, [])
        if owner not in names:
            names.append(owner)
        s.token[_slot(slot)] = SEAT_NAMES.index(owner)
        s.tokens_left[SEAT_NAMES.index(owner)] -= 1
    for slot, names in standing.items():
        for seat in names:
            s.figures[(*_slot(slot), SEAT_NAMES.index(seat))] += 1
            s.figures_left[SEAT_NAMES.index(seat)] -= 1


def _slot(text: str) -> tuple[int, int]:
    """The numbers of a location and a slot."""
    location, name = text.split()
    slot = read_slot(CITY[location], name)
    if slot is None:
        raise ValueError(f"there is no slot {text}")
    return CITY[location], slot


def _deal_cards(at: Table, hands: Texts, waiting: Texts, track: Texts) -> None:
    """Ten cards of each seat in their piles, and the markers of the magister track."""
    s = at.state[0]
    is_first_half = bool(at.game.tables["is_division"][0, int(s.round_number)])
    for number, seat in enumerate(SEAT_NAMES[: int(s.seats)]):
        named = {
            "hand": counted(hands[seat], CARD_KINDS) if seat in hands else None,
            "waiting": counted(waiting[seat], CARD_KINDS) if seat in waiting else None,
        }
        magisters = counted(track.get(seat, "cleric scribe"), MAGISTERS)
        if seat not in track:
            held = [sum(pile[kind + 1] for pile in named.values() if pile) for kind in range(4)]
            magisters = [max(pair) for pair in zip(magisters, held, strict=True)]
        s.track[number] = magisters
        most = HAND - (at.game.box.figures - int(s.figures_left[number]))
        piles = _piles(magisters, named["hand"], named["waiting"], most, is_first_half)
        s.hand[number], s.waiting[number], s.played[number] = piles
        if not is_first_half:
            s.sure_hand[number] = s.hand[number]


def _piles(
    magisters: list[int],
    hand: list[int] | None,
    waiting: list[int] | None,
    most: int,
    is_first_half: bool,
) -> tuple[list[int], list[int], list[int]]:
    """Hand, waiting and played cards; `most` cards can be left in hand beside the figures."""
    ten = Counter(dict(enumerate([2 * HAND - sum(magisters), *magisters])))
    if hand is None:
        ready = Counter(dict(enumerate(waiting or [0] * 5)))
        hand = _hand_of(ten - ready, most)
    if sum(hand) > most:
        raise ValueError(f"{sum(hand)} cards in hand and {HAND - most} figures are too many")
    if waiting and not is_first_half:
        raise ValueError("no pile waits in a round with an even number")
    rest = ten.copy()
    rest.subtract(dict(enumerate(hand)))
    left = sorted(rest.elements())
    if waiting is None:
        played_count = HAND - sum(hand) if is_first_half else len(left)
        waiting = _amounts(left[played_count:])
    rest.subtract(dict(enumerate(waiting)))
    if min(rest.values()) < 0:
        raise ValueError("these are not ten cards of this seat; see track")
    return hand, waiting, [rest[kind] for kind in range(len(CARD_KINDS))]


def _hand_of(cards: Counter[int], most: int) -> list[int]:
    """This many cards: a Cleric, a Scribe and Courtiers if available."""
    wished = [kind for kind in (2, 3) if cards[kind]][: max(0, most)]
    others = cards - Counter(wished)
    return _amounts([*wished, *sorted(others.elements())][: max(0, most)])


def _amounts(kinds: Iterable[int]) -> list[int]:
    counts = Counter(kinds)
    return [counts[kind] for kind in range(len(CARD_KINDS))]


def _give(
    at: Table, gold: Counts, recruits: Counts, cubes: Texts, papers: Mapping[str, Counts]
) -> None:
    """What seats hold; what is not named stays as it was after the draft."""
    s = at.state[0]
    for column, counts in ((0, gold), (1, recruits)):
        for seat, count in counts.items():
            s.held[SEAT_NAMES.index(seat), column] = count
    for seat, text in cubes.items():
        s.held[SEAT_NAMES.index(seat), 2:] = counted(text, RESOURCES)
    for name, of_seats in papers.items():
        for seat, count in of_seats.items():
            s[name][SEAT_NAMES.index(seat)] = count


def _man(at: Table, wall: str, gate: str) -> None:
    """Warriors on the plain places of the wall and on the marked ones beside the gate."""
    s = at.state[0]
    for names, first in ((gate.split(), 0), (wall.split(), MARKED)):
        for space, seat in enumerate(names, start=first):
            s.wall[space] = SEAT_NAMES.index(seat)
            s.warriors_left[SEAT_NAMES.index(seat)] -= 1
    if len(gate.split()) > MARKED:
        raise ValueError(f"only {MARKED} places beside the gate are marked")


def _stock(at: Table, market: str | None, repository: str | None) -> None:
    """Cubes on the market and in the Repository."""
    if market is not None:
        at.state["market"][0] = counted(market, RESOURCES)
    if repository is not None:
        at.state["repository"][0] = counted(repository, RESOURCES)


def _balance(at: Table) -> None:
    """The supply is what is nowhere else."""
    s = at.state[0]
    for goods in range(len(HELD_GOODS)):
        s.supply[goods] = int(at.game.tables["supply"][0, goods]) - int(s.held[:, goods].sum())
    s.supply[2 : len(HELD_GOODS)] -= s.market + s.repository
    for goods, name in ((6, "arts"), (7, "science")):
        s.supply[goods] = int(at.game.tables["supply"][0, goods]) - int(s[name].sum())
    if NONE in s.order[: int(s.seats)] or min(s.supply) < 0:
        raise ValueError("there are not so many goods in the box")
