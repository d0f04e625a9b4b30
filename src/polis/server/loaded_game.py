"""The games of this server, with everything about them that does not change while it runs."""

import hashlib
import json
import tomllib
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from polis.core.boxes.provenance import without_provenance
from polis.core.contract.game import Game, Refusal
from polis.core.contract.lesson import Lesson
from polis.core.kernels.engine import engine_folder
from polis.core.kernels.events import Event
from polis.core.sources import DESCRIPTION, DIGITS, package_of
from polis.core.texts.listener import Listener
from polis.games import GAMES, spec_of
from polis.games.levels import split_style
from polis.games.spec import GameSpec
from polis.server.boxes import rules_with
from polis.server.kept_engines import played_by
from polis.server.protocol.games import (
    BotInfo,
    Clause,
    GameDetail,
    GameInfo,
    OptionInfo,
    VerbInfo,
)
from polis.server.protocol.position import Happened, Texts
from polis.server.texts import CATALOGUE, each_language, refused

if TYPE_CHECKING:
    from polis.core.contract.kernel_game import KernelGame

BROWSER: Final = "engine.wasm"
MOST_BOXES: Final = 32  # boxes kept in memory, the packaged ones among them


def bot_name(spec: GameSpec, bot: str, language: str) -> str:
    """Return the name of a bot, with its style if it has one: `Settler (adept)`."""
    name, style = split_style(bot)
    level = CATALOGUE.text(f"bot-{name}", language)
    if not style:
        return level
    liking = spec.catalogue().text("style-name", language, style=style)
    return CATALOGUE.text("bot-with-style", language, style=liking, level=level)


class Content:
    """A game as the server needs it: its rules, its texts, and what is derived from them."""

    def __init__(self, name: str, box: str | None = None, kept: Path | None = None) -> None:
        """Load the rules with the packaged box, or with that in the text of a component file.

        kept: the folder of another engine than the present one. Raises UnknownGame, and
        RequestRefused for a text that is not a valid box.
        """
        self.spec = spec_of(name)
        self.box = box
        self.kept = kept
        self.game: Game[Any] = self.spec.load() if box is None else rules_with(name, box)
        if kept is not None:
            self.game = played_by(kept, self.game)
        self.codec = self.spec.codec()
        self._words = self.spec.catalogue()

    def agreed(self, wanted: Mapping[str, Any]) -> dict[str, Any]:
        """Return all options of a new table, including defaults; raises InvalidOptions."""
        return self.game.options_json(self.game.new_options(wanted))

    def question(self, phase: str) -> Texts:
        """Return the question of a phase."""
        return each_language(lambda language: self.spec.question(phase, language))

    @property
    def has_engine(self) -> bool:
        """Whether browsers have an engine of the game, and so need no more than bytes."""
        return self.engine is not None

    @cached_property
    def engine(self) -> Path | None:
        """The folder of the game's engine, if it was built for browsers."""
        folder = self.kept or engine_folder(package_of(self.spec.package))
        return folder if (folder / BROWSER).is_file() else None

    @cached_property
    def engine_files(self) -> Mapping[str, Path]:
        """The files of the engine by name, with the weights of its levels; none if it was not built for browsers."""
        if self.engine is None:
            return {}
        levels = json.loads((self.engine / DESCRIPTION).read_bytes())["levels"].values()
        bots = self.kept or Path(str(self.spec.folder)) / "bots"
        weights = {name: bots / name for name in sorted({level["network"] for level in levels})}
        return {name: self.engine / name for name in (DESCRIPTION, BROWSER)} | weights

    @cached_property
    def engine_version(self) -> str | None:
        """What changes with any of these files, and is part of their addresses; None without an engine."""
        files = self.engine_files.values()
        whole = b"".join(hashlib.sha256(file.read_bytes()).digest() for file in files)
        return hashlib.sha256(whole).hexdigest()[:DIGITS] if files else None

    @property
    def kernel_game(self) -> "KernelGame[Any, Any, Any]":
        """The rules of a game with an engine."""
        return cast("KernelGame[Any, Any, Any]", self.game)

    def happened(self, ply: int, event: Event, to: Listener) -> Happened:
        """Return an event with its text, addressed to a listener.

        The caller has removed what the viewer may not know.
        """
        fields = {
            name: part for name, part in self.game.event_json(event).items() if name != "kind"
        }
        text = each_language(lambda language: self.game.event_text(event, language, to))
        return Happened(ply, event.kind, fields, text)

    def not_allowed(self, action: int, why: Refusal) -> Texts:
        """Return the text for an action that is not allowed."""
        name = self.game.text(action)

        def words(language: str) -> str:
            reason = self.game.refusal_text(why, language)
            return CATALOGUE.text("refused-illegal", language, action=name, reason=reason)

        return each_language(words)

    def seat_name(self, seat: int) -> Texts:
        """Return the name of a seat."""
        return each_language(lambda language: self.spec.seat_name(seat, language))

    def _texts(self, message: str) -> Texts:
        """Return a message of the game in all languages."""
        return each_language(lambda language: self._words.text(message, language))

    @cached_property
    def notation(self) -> Sequence[str]:
        """Each action in notation, by its number; the same with every box."""
        if self.box is not None:
            return content_of(self.game.name).notation
        return [self.game.text(number) for number in range(self.codec.size)]

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each action by its notation, which is unique."""
        if self.box is not None:
            return content_of(self.game.name).numbers
        return {text: number for number, text in enumerate(self.notation)}

    @cached_property
    def info(self) -> GameInfo:
        """The game without its components and clauses."""
        return GameInfo(**self._parts())

    @cached_property
    def detail(self) -> GameDetail:
        """The game with its components and clauses."""
        packaged = self.spec.components
        box = self.box or ("" if packaged is None else packaged.read_text("utf-8"))
        return GameDetail(
            **self._parts(),
            components=without_provenance(tomllib.loads(box)),
            components_id=self.game.components_id,
            clauses=[
                Clause(rule.id, rule.source, rule.is_ruling, Texts(**rule.text))
                for rule in self.spec.clauses()
            ],
            verbs=[
                VerbInfo(verb, self.codec.bases[verb], [size for _, size in parts])
                for verb, parts in self.codec.verbs.items()
            ],
            notation=self.notation,
        )

    @cached_property
    def lesson(self) -> Lesson:
        """The guided first game; raises RequestRefused if the game has none."""
        lesson = self.spec.lesson()
        if lesson is None:
            raise refused("no-lesson", game=self.game.title)
        return lesson

    def _parts(self) -> dict[str, Any]:
        game = self.game
        return {
            "name": game.name,
            "title": game.title,
            "seats": list(game.seats),
            "seat_names": [self.seat_name(seat) for seat in range(game.seats[-1])],
            "options": self._options(),
            "bots": [self._bot(bot) for bot in self.spec.bots.offered],
            "lesson": self.spec.lesson() is not None,
            "engine": self.engine_version,
        }

    def _bot(self, bot: str) -> BotInfo:
        """Return a bot as a form offers it."""
        names = each_language(lambda language: bot_name(self.spec, bot, language))
        return BotInfo(bot, names, split_style(bot)[1])

    def _options(self) -> list[OptionInfo]:
        """Return the options that a form offers."""
        return [
            OptionInfo(
                option.name,
                option.values,
                option.default,
                self._texts(option.message),
                option.clause,
            )
            for option in self.spec.options()
            if option.is_offered
        ]


def content_of(name: str, box: str | None = None, kept: Path | None = None) -> Content:
    """Return a game by its name, loaded once; raises RequestRefused for an unknown name.

    box: the text of a component file, None: the packaged one; if it is invalid, RequestRefused says
    what is wrong with it; kept: the folder of another engine (`kept_engines`).
    """
    if name not in GAMES:
        raise refused("no-such-game", games=", ".join(GAMES))
    return _loaded(name, box, kept)


@lru_cache(MOST_BOXES)
def _loaded(name: str, box: str | None, kept: Path | None) -> Content:
    return Content(name, box, kept)
