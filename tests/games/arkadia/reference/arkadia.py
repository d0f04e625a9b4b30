"""Arkadia played with sets and texts: what is legal, and what an action does."""

import copy
from collections.abc import Callable, Mapping
from typing import Any

from tests.games.arkadia.reference import payout
from tests.games.arkadia.reference.box import FAMILIES, Box, Lot
from tests.games.arkadia.reference.named import Named, named
from tests.games.arkadia.reference.places import lays, playable
from tests.games.arkadia.reference.position import Building, Decision, LastRound, Seat, Site
from tests.games.arkadia.reference.setup import lot_of_setup, set_up, with_defaults
from tests.games.arkadia.reference.shapes import square_text, text_square


class Reference:
    """One game of Arkadia.

    `deck` holds the texts of all cards in the order in which they are dealt: four to each
    seat from seat 0 on, three face up, the rest the draw pile from its top. `lot` is where
    the castle lot lies; the first-game set-up has its own place and looks at none.
    """

    def __init__(
        self,
        box: Box,
        seats: int,
        options: Mapping[str, Any],
        deck: list[str],
        lot: Lot | None,
        first_seat: int,
    ) -> None:
        self.box = box
        self.options = with_defaults(options)
        self.lot: Lot = lot_of_setup(box, str(self.options["setup"]), lot)
        self.table = set_up(box, seats, str(self.options["setup"]), deck, self.lot)
        self.first_seat = self.turn = first_seat
        self.phase = "must"
        self.ply = self.turns_finished = self.passes = 0
        self.decision = Decision()
        self.last_round: LastRound | None = None
        self.ending: str | None = None

    @property
    def mine(self) -> Seat:
        """The seat whose turn it is."""
        return self.table.seats[self.turn]

    @property
    def flips(self) -> bool:
        """Whether buildings may be laid mirrored."""
        return bool(self.options["flips"])

    def copy(self) -> "Reference":
        """Another game in the same position that goes its own way."""
        return copy.deepcopy(self)

    def named(self) -> Named:
        """The whole position, hidden parts included, in named fields."""
        return named(self)

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    def scores(self) -> list[int]:
        """The gold of each seat."""
        return [seat.gold for seat in self.table.seats]

    def winners(self) -> list[int]:
        """The seats with the most gold when the game is over, none before."""
        best = max(self.scores())
        return [s for s, gold in enumerate(self.scores()) if self.is_over() and gold == best]

    # What is legal.

    def legal(self) -> set[str]:
        """The texts of all legal actions."""
        choices: dict[str, Callable[[], set[str]]] = {
            "must": self.legal_must,
            "lay": self.legal_lay,
            "draw": self.legal_draw,
            "worker": self.legal_worker,
            "castle": lambda: payout.castle_choices(self.table.castle),
            "banner": lambda: {"banner", "end"},
            "cash": self.legal_cash,
            "recruit": self.legal_recruit,
            "over": set,
        }
        return choices[self.phase]()

    def legal_must(self) -> set[str]:
        """Play a card that fits or choose a site; pass only if neither is possible."""
        cards = playable(self.table, self.mine.hand, self.flips)
        return (cards | self.legal_sites()) or {"pass"}

    def legal_sites(self) -> set[str]:
        """Buildings, and by option the lot, beside which a worker of the seat has room."""
        if self.mine.own + self.mine.neutral == 0:
            return set()
        sites: list[Site] = [*range(1, len(self.table.buildings) + 1)]
        if self.options["lot_workers"]:
            sites.append("lot")
        return {self.table.site_text(site) for site in sites if self.table.vacant_beside(site)}

    def legal_lay(self) -> set[str]:
        """Every place of the chosen card's form."""
        assert self.decision.card is not None
        return set(lays(self.table, self.decision.card.split()[0], self.flips))

    def legal_draw(self) -> set[str]:
        """One of the cards face up, or the top of the pile."""
        face_up = {f"draw {card}" for card in self.table.display if card is not None}
        return face_up | ({"draw pile"} if self.table.pile else set())

    def legal_worker(self) -> set[str]:
        """A worker on a vacant square beside the site, later than the last; or enough."""
        assert self.decision.site is not None
        last = self.decision.last_square or (0, 0)
        squares = {s for s in self.table.vacant_beside(self.decision.site) if s > last}
        stock = (("own", self.mine.own), ("neutral", self.mine.neutral))
        colours = [colour for colour, left in stock if left > 0]
        texts = {f"{colour} {square_text(square)}" for colour in colours for square in squares}
        return texts | ({"done"} if self.decision.workers_placed else set())

    def legal_cash(self) -> set[str]:
        """Any number of the seals of the family asked about."""
        family = self.decision.family
        assert family is not None
        return {f"cash {family} {n}" for n in range(self.mine.seals[family] + 1)}

    # What an action does.

    def apply(self, text: str) -> None:
        """Carry out a legal action; ValueError, with nothing changed, if it is not legal."""
        if text not in self.legal():
            raise ValueError(f"{text!r} is not legal in phase {self.phase}")
        self.ply += 1
        word, *rest = text.split()
        effects: dict[str, Callable[[], None]] = {
            "play": lambda: self.play(" ".join(rest)),
            "lay": lambda: self.lay(text),
            "draw": lambda: self.draw(" ".join(rest)),
            "site": lambda: self.choose_site(text),
            "own": lambda: self.place_worker(word, rest[0]),
            "neutral": lambda: self.place_worker(word, rest[0]),
            "done": self.end_introduction,
            "castle": lambda: self.place_piece(rest[0], int(rest[1])),
            "pass": self.pass_must,
            "banner": self.use_banner,
            "end": self.end_turn,
            "cash": lambda: self.cash(rest[0], int(rest[1])),
            "recruit": lambda: self.recruit(int(rest[0])),
        }
        effects[word]()

    def play(self, card: str) -> None:
        """Choose a card from the hand."""
        self.mine.hand.remove(card)
        self.decision.card = card
        self.passes = 0
        self.phase = "lay"

    def lay(self, text: str) -> None:
        """Lay the building, take neutral workers for camps, discard the card."""
        card = self.decision.card
        assert card is not None
        form, family = card.split()
        squares = lays(self.table, form, self.flips)[text]
        self.table.buildings.append(Building(form, family, squares))
        self.table.discards.append(card)
        self.decision.card = None
        self.decision.camps = len(squares & self.box["camps"])
        self.phase = "recruit"
        most = max(int(text.split()[1]) for text in self.legal_recruit())
        if not self.options.get("optional_neutrals") or most == 0:
            self.recruit(most)

    def legal_recruit(self) -> set[str]:
        """Any number of neutral workers, one for each camp at most and no more than there are."""
        most = min(self.decision.camps, self.table.supply)
        return {f"recruit {taken}" for taken in range(most + 1)}

    def recruit(self, taken: int) -> None:
        """Take neutral workers for the camps covered; then draw a card."""
        self.table.supply -= taken
        self.mine.neutral += taken
        self.decision.camps = 0
        self.phase = "draw"
        if not self.legal_draw():
            self.complete()

    def draw(self, card: str) -> None:
        """Take a card; a card that lay face up is replaced from the pile if there is one."""
        pile = self.table.pile
        if card == "pile":
            self.mine.hand.append(pile.pop(0))
        else:
            slot = self.table.display.index(card)
            self.mine.hand.append(card)
            self.table.display[slot] = pile.pop(0) if pile else None
        self.complete()

    def choose_site(self, text: str) -> None:
        """Choose the building beside which workers are introduced."""
        sites: list[Site] = ["lot", *range(1, len(self.table.buildings) + 1)]
        (self.decision.site,) = (site for site in sites if self.table.site_text(site) == text)
        self.passes = 0
        self.phase = "worker"

    def place_worker(self, colour: str, square: str) -> None:
        """Place one worker; the introduction ends itself when no other could follow."""
        site = self.decision.site
        assert site is not None
        if colour == "own":
            self.mine.own -= 1
        else:
            self.mine.neutral -= 1
        where = text_square(square)
        self.table.workers[where] = self.turn if colour == "own" else "neutral"
        self.decision.workers_placed += 1
        self.decision.last_square = where
        if self.mine.own + self.mine.neutral == 0 or not self.table.vacant_beside(site):
            self.end_introduction()

    def end_introduction(self) -> None:
        """The workers stand; see what they enclose."""
        self.decision = Decision()
        self.complete()

    def complete(self) -> None:
        """Complete what is enclosed and continue with the castle."""
        self.decision.due = payout.complete(self.table, self.turn)
        self.continue_castle()

    def continue_castle(self) -> None:
        """Ask for the next castle piece; without a due or a left piece, for the banner."""
        if not payout.castle_choices(self.table.castle):
            self.decision.due = 0
        if self.decision.due:
            self.phase = "castle"
        else:
            self.may_use_banner()

    def place_piece(self, family: str, number: int) -> None:
        """Place a castle piece; the last one of floor 2 begins the end of the game."""
        self.decision.due -= 1
        if payout.build(self.table.castle, family, number):
            self.last_round = LastRound(self.turn, len(self.table.seats))
        self.continue_castle()

    def pass_must(self) -> None:
        """Do nothing in the first part of the turn."""
        self.passes += 1
        self.may_use_banner()

    def may_use_banner(self) -> None:
        """Ask for a banner if the seat has one left."""
        self.phase = "banner"
        if self.mine.banners == 0:
            self.end_turn()

    def use_banner(self) -> None:
        """Get workers for a banner, then ask about the seals, family by family."""
        self.mine.banners -= 1
        self.mine.own += self.box["banner_workers"]
        self.passes = 0
        self.ask_about_seals(after=None)

    def ask_about_seals(self, after: str | None) -> None:
        """Ask about the next family of which the seat has seals; after the last, end."""
        later = FAMILIES if after is None else FAMILIES[FAMILIES.index(after) + 1 :]
        self.decision.family = next((f for f in later if self.mine.seals[f]), None)
        self.phase = "cash"
        if self.decision.family is None:
            self.end_turn()

    def cash(self, family: str, count: int) -> None:
        """Exchange some seals of one family."""
        payout.cash(self.mine, self.table.castle, family, count)
        self.ask_about_seals(after=family)

    def end_turn(self) -> None:
        """Count the turn; the game may be over, otherwise it is the next seat's turn."""
        self.turns_finished += 1
        self.decision = Decision()
        if self.count_last_round():
            self.finish("castle")
        elif self.passes == len(self.table.seats):
            self.finish("stuck")
        else:
            self.turn = (self.turn + 1) % len(self.table.seats)
            self.phase = "must"

    def count_last_round(self) -> bool:
        """Count one turn of the last round, but not the one that began it; True at the end."""
        if self.last_round is None:
            return False
        if self.last_round.in_trigger_turn:
            self.last_round.in_trigger_turn = False
            return False
        self.last_round.turns_left -= 1
        return self.last_round.turns_left == 0

    def finish(self, ending: str) -> None:
        """End the game with the final evaluation."""
        payout.final_evaluation(self.table)
        self.ending = ending
        self.phase = "over"
