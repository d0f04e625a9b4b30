"""Everything of one game, as all of Polis reaches it: the one door of a game's folder.

A game outside this package subclasses `GameSpec` and names it in the entry-point group
`polis.games`. Only the abstract members must be given; what is left out is replaced by something
that works for any game, or is not offered. Members import what they need when they are called: to
name a game costs nothing.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol

from polis.core.answers import PLAIN, Answers
from polis.core.bot import Bot
from polis.core.clauses import Clauses, load_clauses
from polis.core.codec import Codec
from polis.core.components import BoxSource
from polis.core.errors import InvalidOptions
from polis.core.events import Event
from polis.core.game import Game, State
from polis.core.lesson import Lesson, load_lesson
from polis.core.message import core_message
from polis.core.options import OptionSpec
from polis.core.text import Catalogue, catalogue_of
from polis.games.plain_terminal import PlainTerminal

if TYPE_CHECKING:
    from polis.core.picture import Picture


USUAL: Final = "original"  # the component file that a table has without choosing
BOX: Final = "box"  # the option with which a table chooses another one


class TerminalHelp(Protocol):
    """What lies beside a player at a terminal: pictures, words and examples."""

    EXPECTED: frozenset[str]  # kinds of events that the drawing tells already
    EXAMPLES: Mapping[str, str]  # an action cut short (`short`) and in full (`long`), and a `rule`

    def choice_lines(self, game: Any, shown: Mapping[str, Any], language: str) -> list[str]:
        """A picture of what is being decided, or nothing."""

    def hand_text(self, shown: Mapping[str, Any], seat: int, language: str) -> str:
        """The hand of a seat with the words that play it."""

    def form_lines(
        self, game: Any, words: Sequence[str], shown: Mapping[str, Any], colour: bool, language: str
    ) -> list[str]:
        """The pieces of the game: what may be laid, or what things cost and do."""

    def forms_help(self, language: str) -> str:
        """What the command `forms` shows, as `help` says it."""

    def sheet(self, language: str) -> list[str]:
        """The signs of the drawing and what they mean."""

    def welcome(self, language: str) -> list[str]:
        """A few lines for somebody who plays for the first time."""

    def result_lines(
        self, game: Any, state: State, events: Iterable[Event], language: str
    ) -> list[str]:
        """The points of each seat and where they came from."""


@dataclass(frozen=True, slots=True)
class BoxTools:
    """How the component files of a game are read and drawn.

    load: the box in a file, or the packaged one for None; raises InvalidComponents; draw: a box as
    text for a terminal of 80 columns, with or without colour; rules: the rules with a box, as `load`
    of the game returns them. Without `rules` a server offers no tables with other boxes.
    """

    load: Callable[[BoxSource | None], Any]
    draw: Callable[[Any, bool], str]
    rules: Callable[[Any], Any] | None = None


class Playouts(Protocol):
    """Whole games in compiled code, and what their figures say."""

    GOALS: Mapping[str, float]  # goals of `polis bench` other than the usual ones

    def new_runner(self, game: Any, options: Any, bots: list[str]) -> Any:
        """A `search.playouts.PlayoutRunner` for one thread. bots: one name per seat."""

    def summary(self, figures: Any, seats: int, tally: Any) -> dict[str, Any]:
        """Figures and tally as JSON values."""

    def summary_lines(self, result: dict[str, Any]) -> list[tuple[str, str]]:
        """A summary as text: a name and a value for each line."""

    def decisions(self, figures: Any) -> int:
        """How many decisions the games took together."""

    def turns(self, figures: Any) -> int:
        """How many turns the games took together."""

    def phases(self, tally: Any) -> dict[str, dict[str, float]]:
        """Decisions and legal actions on average, by phase."""

    def copy_states(self, states: Any, copies: int) -> None:
        """Copy records inside the array, for measuring what a copy costs."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How a level searches in one game.

    simulations: for a turn, 0 where the caller gives the budget; turns: played on from a leaf;
    hurry: how many candidates are passed over there after each that is tried, where the game has
    so many; is_guided: whether the network judges; is_quick: whether a turn that is played on follows one
    look, and decisions that lead to alike positions are one; ripe: the visits of a position before
    decisions in it are looked at one by one; network: the file with the weights of an edition that keeps
    its own, None for those of the kit.
    """

    simulations: int = 0
    turns: int = 0
    hurry: int = 0
    is_guided: bool = False
    is_quick: bool = False
    ripe: int = 1
    network: Path | None = None


@dataclass(frozen=True, slots=True)
class DealLuck:
    """What has been measured about deals, with the usual options.

    settled: by number of seats, the part of the spread of results that the deal settles, 0 to 1
    (`tools.deal_share`); worths: the file with what many deals are worth (`tools.deals`), None where there is
    too little to compare.
    """

    settled: Mapping[int, float]
    worths: Path | None = None


@dataclass(frozen=True, slots=True)
class BotKit:
    """The players that a game brings along.

    greedy: makes the bot that looks one ply ahead, given the rules, whether it cares for its own
    gain of the moment only, and its name; planner: makes the bot that plans its whole turn;
    context: the class of its compiled search (`search.context.SearchContext`); depths: how each
    searching level and search of `bots.levels` plays this game; network: the file with the weights; luck: of deals,
    None where it has not been measured.
    """

    greedy: Callable[[Game, bool, str], Bot]
    planner: Callable[[Game], Bot]
    context: type[Any]
    depths: Mapping[str, Depth] = field(default_factory=dict)
    network: Path | None = None
    luck: DealLuck | None = None


class GameSpec(ABC):
    """One game: its rules, texts, options, drawings, bots, playouts and lesson.

    name: the short name in commands and records; title: the name shown to people; package: the
    importable package whose folder holds `clauses.toml` and `text/LANGUAGE.ftl`, and, where there
    are any, `components/original.toml` and `lesson.toml`; seat_names: one for each seat at the
    largest table, as the catalogue's message `seat-name` takes them; revealing: the kinds of events by which
    something hidden comes to light, so that nothing done before them is taken back; unit: what the
    bots count in, `points` or `coins`; box_clause: the rule by which a table chooses among several
    packaged component files, whose names are worded by the messages `option-box` and `box-name`.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    package: ClassVar[str]
    seat_names: ClassVar[tuple[str, ...]]
    revealing: ClassVar[frozenset[str]] = frozenset()
    unit: ClassVar[str] = "points"
    box_clause: ClassVar[str] = ""

    @abstractmethod
    def load(self, components: Path | None = None) -> Any:
        """The rules with the packaged components or those of a file; raises InvalidComponents."""

    @abstractmethod
    def codec(self) -> Codec:
        """The numbers of the actions."""

    def scores_of(self, shown: Mapping[str, Any]) -> list[int | None]:
        """The points of each seat as far as a view tells them; None for what it does not tell."""
        return list(shown["scores"])

    def seat_name(self, seat: int, language: str) -> str:
        """The name of a seat, as a word in a sentence."""
        return self.catalogue().text("seat-name", language, seat=self.seat_names[seat])

    def question(self, phase: str, language: str) -> str:
        """What has to be decided in a phase, beginning with a capital letter."""
        words = self.catalogue().text("phase-name", language, phase=phase)
        return words[:1].upper() + words[1:]

    def options(self) -> tuple[OptionSpec, ...]:
        """The options of a table."""
        return ()

    def table_options(self) -> tuple[OptionSpec, ...]:
        """The options of a table, and which component file it has if several come with the game."""
        if len(self.boxes) < 2:
            return self.options()
        return (*self.options(), OptionSpec(BOX, USUAL, self.boxes, self.box_clause, True))

    def split_box(self, options: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
        """Return which packaged component file options choose, and the options of the rules.

        Raises InvalidOptions for a file that does not come with the game.
        """
        rest = dict(options)
        if len(self.boxes) < 2:
            return USUAL, rest
        name = rest.pop(BOX, USUAL)
        if name not in self.boxes:
            names = ", ".join(self.boxes)
            raise InvalidOptions(
                core_message("option-no-value", name=BOX, value=repr(name), values=names)
            )
        return name, rest

    def file_for(
        self, options: Mapping[str, Any], other: object = None
    ) -> tuple[Path | None, dict[str, Any]]:
        """Return the packaged component file that options choose, and the options of the rules.

        The file is None for the usual one. other: a box from elsewhere, if there is one. Raises
        InvalidOptions for a file that does not come with the game, and where both are given.
        """
        name, rest = self.split_box(options)
        file = self.box_file(name)
        if file is not None and other is not None:
            raise InvalidOptions(core_message("option-two-boxes"))
        return file, rest

    def clauses(self) -> Clauses:
        """The rules as numbered texts."""
        return load_clauses(self.folder / "clauses.toml")

    def catalogue(self) -> Catalogue:
        """The words of the game: names of phases, seats, options, events and refusals."""
        return catalogue_of(self.package)

    def answers(self) -> Answers:
        """What can be asked about a position; without topics of its own, how it is drawn."""
        return PLAIN

    def words(self, language: str) -> str:
        """The Fluent source of all names of things, for pages that word them themselves."""
        return self.catalogue().source(language)

    def text_of_some_action(self) -> str:
        """Return the notation of an action, as an example of how one is typed."""
        text: str = self.load().text(0)
        return text

    def picture(self, shown: Mapping[str, Any]) -> "Picture | None":  # noqa: ARG002
        """A view as boxes and discs, for the preview of a link; None: the game has none."""
        return None

    def terminal(self) -> TerminalHelp:
        """What lies beside a player at a terminal."""
        return PlainTerminal(self)

    def box_tools(self) -> BoxTools | None:
        """How component files are read and drawn; None: the game has none."""
        return None

    def bots(self) -> BotKit | None:
        """The players of the game; None: the generic ones play it."""
        return None

    def playouts(self) -> Playouts | None:
        """Compiled whole games; None: games are played through the rules' front door."""
        return None

    def lesson(self) -> Lesson | None:
        """The guided first game, if there is one."""
        path = self.folder / "lesson.toml"
        return load_lesson(path) if path.is_file() else None

    @property
    def components(self) -> Traversable | None:
        """The usual component file that comes with the game, if it has one."""
        path = self.folder / "components" / f"{USUAL}.toml"
        return path if path.is_file() else None

    @cached_property
    def boxes(self) -> tuple[str, ...]:
        """The names of the component files that come with the game, the usual one first."""
        if self.components is None:
            return ()
        files_there = [each.name for each in (self.folder / "components").iterdir()]
        names = {name.removesuffix(".toml") for name in files_there if name.endswith(".toml")}
        return (USUAL, *sorted(names - {USUAL}))

    def box_file(self, name: str) -> Path | None:
        """A packaged component file, as `load` takes it; None for the usual one."""
        return None if name == USUAL else Path(str(self.folder / "components" / f"{name}.toml"))

    def box_of(self, hashed: str) -> Path | None:
        """The packaged component file with a hash, as `load` takes it; None if no other one has it."""
        others = [Path(str(self.folder / "components" / f"{name}.toml")) for name in self.boxes[1:]]
        found = [path for path in others if sha256(path.read_bytes()).hexdigest() == hashed]
        return found[0] if found else None

    @property
    def folder(self) -> Traversable:
        """The folder with the game's code and data."""
        return files(self.package)
