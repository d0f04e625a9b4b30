"""The games this server offers, with everything that never changes while it runs kept ready."""

import tomllib
from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from polis.bots import LEVELS
from polis.core.events import Event
from polis.core.game import Game
from polis.core.game import Refusal as Ruled
from polis.core.lesson import Lesson, load_lesson
from polis.core.text import LANGUAGES, Catalogue
from polis.games import GAMES, load
from polis.games.parts import Aid, aid_of, clauses_of
from polis.server.protocol.api import BotInfo, Clause, GameDetail, GameInfo, OptionInfo
from polis.server.protocol.position import Happened, LegalAction, Texts
from polis.server.refusal import refused
from polis.server.texts import CATALOGUE, each_language, texts

if TYPE_CHECKING:
    from polis.core.codec import Codec

MOST_TOLD: Final = 20_000  # different events whose words are kept: making them takes milliseconds

# What an option may be; one that is not here is yes or no, or is chosen by its text alone.
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {"setup": ("free", "first-game")}
HIDDEN_OPTIONS: Final = ("lot",)  # hundreds of places: only for who writes the request by hand


class Content:
    """A game as the server needs it: its rules, its texts and what is made of them once."""

    def __init__(self, name: str) -> None:
        """Load the rules with the packaged box; raises UnknownGame."""
        self.game: Game = load(name)
        self.aid: Aid = aid_of(name)
        self.codec: Codec = import_module(f"polis.games.{name}.actions").CODEC
        self._words = Catalogue(f"polis.games.{name}")
        self._told: dict[Any, tuple[dict[str, Any], Texts]] = {}
        self.legal_action = lru_cache(maxsize=None)(self._legal_action)
        self.question = lru_cache(maxsize=None)(self._question)

    def _legal_action(self, number: int) -> LegalAction:
        """An action with its notation and its parts."""
        action = self.codec.decode(number)
        return LegalAction(number, self.game.text(number), action.verb, action.parts)

    def _question(self, phase: str) -> Texts:
        """What has to be decided, in words."""
        return each_language(lambda language: self.aid.question(phase, language))

    def happened(self, ply: int, event: Event) -> Happened:
        """An event as it stands: whoever hands it on has taken out what is private."""
        key = (event.kind, tuple(event.fields.items()))
        known = self._told.get(key)
        if known is None:
            if len(self._told) >= MOST_TOLD:
                self._told.clear()
            known = self._told[key] = (
                self.game.event_json(event),
                each_language(lambda language: self.game.event_text(event, language)),
            )
        return Happened(ply, event.kind, *known)

    def reason(self, why: Ruled) -> Texts:
        """Why an action is not allowed."""
        return each_language(lambda language: self.game.refusal_text(why, language))

    def not_allowed(self, action: int, reason: Texts) -> Texts:
        """The sentence for an action that is not allowed."""
        words = self.game.text(action)
        return Texts(
            *(
                CATALOGUE.text(
                    "refused-illegal", language, action=words, reason=getattr(reason, language)
                )
                for language in LANGUAGES
            )
        )

    def seat_name(self, seat: int) -> Texts:
        """What a seat is called."""
        return each_language(lambda language: self.aid.seat_name(seat, language))

    def fluent(self, language: str) -> str:
        """The names of things, as a Fluent file: that of the game and that of its sheet."""
        sheet = Catalogue(f"{self._words.package}.aid")
        return f"{self._words.source(language)}\n{sheet.source(language)}"

    def _texts(self, message: str) -> Texts:
        """A message of the game's own in all languages."""
        return each_language(lambda language: self._words.text(message, language))

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each action by its notation, as journals have it; no two share one."""
        return {self.game.text(number): number for number in range(self.codec.size)}

    @cached_property
    def info(self) -> GameInfo:
        """The game in short."""
        return GameInfo(**self._parts())

    @cached_property
    def detail(self) -> GameDetail:
        """The game with its box and its rules."""
        box = files(f"polis.games.{self.game.name}") / "components" / "original.toml"
        return GameDetail(
            **self._parts(),
            components=plain(tomllib.loads(box.read_text("utf-8"))),
            components_id=self.game.components_id,
            clauses=[
                Clause(rule.id, rule.source, rule.is_ruling, Texts(**rule.text))
                for rule in clauses_of(self.game.name)
            ],
        )

    @cached_property
    def lesson(self) -> Lesson:
        """The guided first game."""
        return load_lesson(files(f"polis.games.{self.game.name}") / "lesson.toml")

    def _parts(self) -> dict[str, Any]:
        game = self.game
        return {
            "name": game.name,
            "title": game.title,
            "seats": list(game.seats),
            "seat_names": [self.seat_name(seat) for seat in range(game.seats[-1])],
            "options": self._options(),
            "bots": [BotInfo(name, texts(f"bot-{name}")) for name in LEVELS],
        }

    def _options(self) -> list[OptionInfo]:
        """The options that a page can offer."""
        defaults = self.game.options_json(self.game.new_options({}))
        return [
            OptionInfo(
                name,
                CHOICES.get(name, (False, True)),
                default,
                self._texts(f"option-{name.replace('_', '-')}"),
            )
            for name, default in defaults.items()
            if name not in HIDDEN_OPTIONS
        ]


def plain(value: Any) -> Any:
    """Components without their provenance: {value, label, source} becomes the value."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if not isinstance(value, dict):
        return value
    kept = {key: plain(item) for key, item in value.items() if key not in ("label", "source")}
    return kept["value"] if set(kept) == {"value"} else kept


@cache
def content_of(name: str) -> Content:
    """A game by its name, loaded once; refuses a name that no game has."""
    if name not in GAMES:
        raise refused("no-such-game", games=", ".join(GAMES))
    return Content(name)
