"""The definition of a game: the one object through which the rest of Polis accesses it.

A game in another package subclasses `GameSpec` and registers the class in the entry-point group
`polis.games`. Only the abstract members are required. The others have a default that works for any
game, or one that means that the feature is not offered. Members import what they need when called,
so that registering a game is cheap.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from polis.core.boxes.components import BoxSource
from polis.core.contract.answers import PLAIN, Answers
from polis.core.contract.clauses import Clauses, load_clauses
from polis.core.contract.game import Rules, State
from polis.core.contract.lesson import Lesson, load_lesson
from polis.core.contract.notation import Codec
from polis.core.contract.options import OptionSpec
from polis.core.json_reader import JsonObject
from polis.core.texts.catalogue import Catalogue, catalogue_of
from polis.games.plain.terminal import TerminalHelp

if TYPE_CHECKING:
    from polis.core.preview_image import Picture
    from polis.games.bots import Bots


@dataclass(frozen=True, slots=True)
class BoxTools:
    """How the component files of a game are read and drawn.

    load: reads a box from a file, or the packaged one for None; raises InvalidComponents; draw:
    renders a box for a terminal of 80 columns, with or without colour; rules: makes the game for a
    box, as `GameSpec.load` does. Without `rules` a server offers no tables with other boxes.
    """

    load: Callable[[BoxSource | None], Any]
    draw: Callable[[Any, bool], str]
    rules: Callable[[Any], Any] | None = None


class Figures(Protocol):
    """What is counted in many games, and its summary.

    GOALS: goals of `polis bench` that differ from the defaults; FIGURES: the length of a row of figures
    for a game; TALLY: the record of what is counted in all games, int64 numbers. Their kernels are
    those of `search.frames.BatchHooks`: `begin_counting`, `count_decision`, `count_events`, `note`.
    """

    GOALS: Mapping[str, float]
    FIGURES: int
    TALLY: Any

    def summary(self, figures: Any, seats: int, tally: Any) -> dict[str, Any]:
        """Figures and tally as JSON values."""

    def summary_lines(self, result: dict[str, Any]) -> list[tuple[str, str]]:
        """A summary as text: a name and a value for each line."""

    def decisions(self, figures: Any) -> int:
        """The number of decisions in all games together."""

    def turns(self, figures: Any) -> int:
        """The number of turns in all games together."""

    def phases(self, tally: Any) -> dict[str, dict[str, float]]:
        """The mean numbers of decisions and legal actions, by phase."""


def part(place: str) -> Callable[["GameSpec"], Any]:
    """Return a method of a spec that imports a part of the game when it is first called.

    place: a module of the game's package and a name in it, `bots:BOTS`, or a module alone.
    """
    module, _, name = place.partition(":")

    @cache
    def found(spec: "GameSpec") -> Any:
        home = import_module(f"{spec.package}.{module}")
        return getattr(home, name) if name else home

    return found


def passed_on(place: str) -> Callable[..., Any]:
    """Return a method of a spec that passes its arguments on to a function of the game."""
    function = part(place)
    return lambda spec, *args: function(spec)(*args)


class GameSpec(ABC):
    """One game: its rules, texts, options, drawings, bots, figures and lesson.

    name: the short name in commands and records; title: the name shown to people; package: the
    importable package whose folder holds `clauses.toml` and `text/LANGUAGE.ftl`, and, where there
    are any, `components/original.toml` and `lesson.toml`; seat_names: one for each seat at the
    largest table, as the catalogue's message `seat-name` takes them; revealing: the kinds of events
    that reveal hidden information, so that nothing before them can be undone; unit: what the bots'
    evaluation counts in, `points` or `coins`; spaces_version: raised when the numbers of actions or
    the encoding change, from 0, as the ids of environments count.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    package: ClassVar[str]
    seat_names: ClassVar[tuple[str, ...]]
    revealing: ClassVar[frozenset[str]] = frozenset()
    unit: ClassVar[str] = "points"
    spaces_version: ClassVar[int] = 0

    @abstractmethod
    def load(self, components: Path | None = None) -> Any:
        """Return the rules with the packaged components or a file's; raises InvalidComponents."""

    @abstractmethod
    def codec(self) -> Codec:
        """Return the codec of the game's actions."""

    def scores_of(self, shown: Mapping[str, Any]) -> list[int | None]:
        """Return the points of each seat that a view shows; None for those it hides."""
        return list(shown["scores"])

    def points_in(self, game: Rules, state: State) -> list[int]:
        """Return what each seat stands at, hidden points too, for the chart of a finished game."""
        points: list[int] = game.scores(state)
        return points

    def seat_name(self, seat: int, language: str) -> str:
        """Return the name of a seat, for use in a sentence."""
        return self.catalogue().text("seat-name", language, seat=self.seat_names[seat])

    def question(self, phase: str, language: str) -> str:
        """Return what has to be decided in a phase, capitalised."""
        words = self.catalogue().text("phase-name", language, phase=phase)
        return words[:1].upper() + words[1:]

    def options(self) -> tuple[OptionSpec, ...]:
        """The options of a table."""
        return ()

    def clauses(self) -> Clauses:
        """The rules as numbered texts."""
        return load_clauses(self.folder / "clauses.toml")

    def catalogue(self) -> Catalogue:
        """The game's messages: names of phases, seats, options, events and refusals."""
        return catalogue_of(self.package)

    def answers(self) -> Answers:
        """What can be asked about a position; by default only for its drawing."""
        return PLAIN

    def words(self, language: str) -> str:
        """The Fluent source of the names of things, for pages that build sentences themselves."""
        return self.catalogue().source(language)

    def fields_json(self) -> JsonObject:
        """Return what the game declares of states and events, for programs in other languages."""
        told: JsonObject = self.load().fields_json()
        return told

    def text_of_some_action(self) -> str:
        """Return the notation of some action, as an example."""
        text: str = self.load().text(0)
        return text

    def picture(self, shown: Mapping[str, Any]) -> "Picture | None":  # noqa: ARG002
        """Draw a view as boxes and discs for link previews; None if the game has no picture."""
        return None

    def terminal(self) -> TerminalHelp[Any]:
        """Return what the terminal shows besides the board."""
        return TerminalHelp(self)

    def box_tools(self) -> BoxTools | None:
        """How component files are read and drawn; None if the game has none."""
        return None

    @property
    def bots(self) -> "Bots":
        """The bots of the game; by default those that need nothing but its rules."""
        from polis.games.plain.bots import PlainBots  # noqa: PLC0415 - most games never need it

        return PlainBots()

    def figures(self) -> Figures:
        """What is counted in many games; by default what any game has, in one object a series."""
        from polis.games.plain.figures import PlainFigures  # noqa: PLC0415 - brings arrays

        game = self.load()
        return PlainFigures(getattr(game, "phases", ()), getattr(game, "endings", ()))

    def lesson(self) -> Lesson | None:
        """The guided first game, if there is one."""
        path = self.folder / "lesson.toml"
        return load_lesson(path) if path.is_file() else None

    @property
    def components(self) -> Traversable | None:
        """The packaged component file of the game, if it has one."""
        path = self.folder / "components" / "original.toml"
        return path if path.is_file() else None

    @property
    def folder(self) -> Traversable:
        """The folder with the game's code and data."""
        return files(self.package)
