"""The games this server offers, with everything that never changes while it runs kept ready."""

import tomllib
from functools import cache, cached_property, lru_cache
from typing import Any, Final

from polis.bots import LEVELS
from polis.core.events import Event
from polis.core.game import Game
from polis.core.game import Refusal as Ruled
from polis.core.lesson import Lesson
from polis.core.text import LANGUAGES
from polis.games import GAMES, spec_of
from polis.server.protocol.api import (
    BotInfo,
    Clause,
    GameDetail,
    GameInfo,
    OptionInfo,
    VerbInfo,
)
from polis.server.protocol.position import Happened, LegalAction, Texts
from polis.server.refusal import refused
from polis.server.texts import CATALOGUE, each_language, texts

MOST_TOLD: Final = 20_000  # different events whose words are kept: making them takes milliseconds


class Content:
    """A game as the server needs it: its rules, its texts and what is made of them once."""

    def __init__(self, name: str) -> None:
        """Load the rules with the packaged box; raises UnknownGame."""
        self.spec = spec_of(name)
        self.game: Game = self.spec.load()
        self.codec = self.spec.codec()
        self._words = self.spec.catalogue()
        self._told: dict[Any, tuple[dict[str, Any], Texts]] = {}
        self.legal_action = lru_cache(maxsize=None)(self._legal_action)
        self.question = lru_cache(maxsize=None)(self._question)

    def _legal_action(self, number: int) -> LegalAction:
        """An action with its notation and its parts."""
        action = self.codec.decode(number)
        return LegalAction(number, self.game.text(number), action.verb, action.parts)

    def _question(self, phase: str) -> Texts:
        """What has to be decided, in words."""
        return each_language(lambda language: self.spec.question(phase, language))

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
        return each_language(lambda language: self.spec.seat_name(seat, language))

    def fluent(self, language: str) -> str:
        """The names of things, as a Fluent file: that of the game and that of its sheet."""
        return self.spec.words(language)

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
        box = self.spec.components
        return GameDetail(
            **self._parts(),
            components={} if box is None else plain(tomllib.loads(box.read_text("utf-8"))),
            components_id=self.game.components_id,
            clauses=[
                Clause(rule.id, rule.source, rule.is_ruling, Texts(**rule.text))
                for rule in self.spec.clauses()
            ],
            verbs=[
                VerbInfo(verb, self.codec.bases[verb], [size for _, size in parts])
                for verb, parts in self.codec.verbs.items()
            ],
        )

    @cached_property
    def lesson(self) -> Lesson:
        """The guided first game; refuses where the game has none."""
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
            "bots": [BotInfo(name, texts(f"bot-{name}")) for name in LEVELS],
            "lesson": self.spec.lesson() is not None,
        }

    def _options(self) -> list[OptionInfo]:
        """The options that a page can offer."""
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
