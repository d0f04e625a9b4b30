"""Questions about a position and their answers in sentences, for people who play by ear in a terminal.

A game declares its topics. A question is a topic's name in the words of the notation, followed by
the thing it is about: `hand`, `around f6`. Answers are made from a view alone, so they reveal
nothing to a seat that its board does not show. The page gives the same ones by itself
(`web/src/ear/answers.ts`).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from polis.core.contract.game import Rules
from polis.core.texts.catalogue import CORE, Message, Section, catalogue_of, core_message
from polis.core.texts.errors import NotationError

View: TypeAlias = Mapping[str, Any]
Things: TypeAlias = Callable[[View], Sequence[str]]

MOST_NAMED: Final = 12  # things named in a refusal: a board has many squares


def listed(names: Iterable[str], language: str) -> str:
    """Join names into a list; return the word for "none" if there are none."""
    return ", ".join(names) or core_message("none-listed").text(language)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question about a position.

    game: the rules, for the components; view: what the asking seat sees; viewer: that seat, None
    for a spectator; thing: the subject, empty if the topic takes none; language: of the answer.
    """

    game: Rules
    view: View
    viewer: int | None
    thing: str
    language: str

    @property
    def box(self) -> Any:
        """The components, if the game has a class of its own for them."""
        return getattr(self.game, "box", None)


@dataclass(frozen=True, slots=True)
class Topic:
    """A subject that can be asked about.

    name: the word that asks for it; answer: builds its sentences; things: what may follow the name
    in a position, in the words of the notation; None if nothing may follow.
    """

    name: str
    answer: Callable[[Asked], list[str]]
    things: Things | None = None


@dataclass(frozen=True, slots=True)
class Answers:
    """Everything that can be asked in a game.

    topics: in the order in which they are offered; labels: the messages with
    a label `topic-NAME` for each.
    """

    topics: Sequence[Topic]
    labels: Section

    def offers(self, language: str) -> dict[str, str]:
        """Return the label of each topic by its name."""
        return {t.name: self.labels.text(f"topic-{t.name}", language) for t in self.topics}

    def answer(
        self, question: str, game: Rules, view: View, viewer: int | None, language: str
    ) -> list[str]:
        """Return the answer to a question, one or more sentences per line.

        The name of a topic may be abbreviated to any unambiguous prefix; a thing may not. Raises
        NotationError if there is no such topic, or no such thing in the position.
        """
        word, _, thing = " ".join(question.lower().split()).partition(" ")
        topic = self._topic(word)
        if topic.things is None:
            if thing:
                raise NotationError(core_message("asked-too-much", topic=topic.name, thing=thing))
        elif thing not in (things := topic.things(view)):
            raise NotationError(_no_thing(topic.name, thing, things))
        return topic.answer(Asked(game, view, viewer, thing, language))

    def _topic(self, word: str) -> Topic:
        """Return the topic that a word names; raises NotationError."""
        found = [topic for topic in self.topics if topic.name == word]
        found = found or [t for t in self.topics if word and t.name.startswith(word)]
        if len(found) != 1:
            names = ", ".join(topic.name for topic in self.topics)
            raise NotationError(core_message("asked-no-topic", word=word, names=names))
        return found[0]


def _no_thing(topic: str, thing: str, things: Sequence[str]) -> Message:
    """Explain why there is no answer about a thing: none was given, or there is no such thing."""
    if not things:
        return core_message("asked-nothing-there", topic=topic)
    some = ", ".join(things[:MOST_NAMED]) + (" …" if len(things) > MOST_NAMED else "")
    return core_message("asked-no-thing", topic=topic, thing=thing or "-", names=some)


def _drawn(asked: Asked) -> list[str]:
    """Return the position as the game draws it with letters."""
    drawn = asked.game.draw(asked.view, False, asked.language)
    return drawn.splitlines()


PLAIN: Final = Answers((Topic("position", _drawn),), catalogue_of(CORE).section())
"""The answers of games that declare no topics of their own."""
