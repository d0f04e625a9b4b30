"""Questions about a position and what Python answers, for the client's answers to be compared with."""

import random
from base64 import b64encode
from typing import Any

from polis.core.contract.answers import Answers, Topic
from polis.core.texts.catalogue import LANGUAGES
from polis.core.texts.errors import NotationError

THINGS = 3  # of a topic, unless all are asked about
STRANGE = ("", "nonsense", "o", " HAND ")


def asked(game: Any, state: Any, rng: random.Random, is_whole: bool) -> dict[str, Any]:
    """What one viewer asks at a position; is_whole: of every thing, in all languages."""
    viewer = rng.choice([None, *range(int(state["seats"][0]))])
    view, about = game.view(state, viewer), game.spec.answers()
    things = {
        topic.name: list(topic.things(view)) if topic.things else [] for topic in about.topics
    }
    lines = [*STRANGE]
    for topic in about.topics:
        lines += questions(topic, things[topic.name], rng, is_whole)
    languages = LANGUAGES if is_whole else rng.sample(LANGUAGES, 1)
    told = {
        "seen": b64encode(game.shown(state, viewer).tobytes()).decode(),
        "viewer": viewer,
        "things": things,
        "lines": lines,
        "labels": {language: about.offers(language) for language in languages},
        "answers": {
            language: [answered(about, line, game, view, viewer, language) for line in lines]
            for language in languages
        },
    }
    return {"questions": told}


def questions(topic: Topic, things: list[str], rng: random.Random, is_whole: bool) -> list[str]:
    """Questions of a topic, some of which are refused."""
    chosen = things if is_whole else rng.sample(things, min(THINGS, len(things)))
    return [topic.name, f"{topic.name} ?", *(f"{topic.name} {thing}" for thing in chosen)]


def answered(
    about: Answers, line: str, game: Any, view: Any, viewer: int | None, language: str
) -> list[str]:
    try:
        return about.answer(line, game, view, viewer, language)
    except NotationError as error:
        return [error.text(language)]
