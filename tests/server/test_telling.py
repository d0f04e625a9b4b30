"""Events are worded for each reader: "you" for the one who acted, names for everybody else."""

from collections.abc import Callable

import pytest

from polis.core.kernels.events import Event
from polis.core.texts.catalogue import LANGUAGES
from polis.core.texts.listener import Listener
from polis.games import GAMES
from polis.server.live import messages
from polis.server.live.connection import Reader
from polis.server.protocol.client_messages import Preview
from tests.server.tables import acted, bot, dealt, legal, people, person, terms


@pytest.mark.parametrize("game", GAMES)
def test_a_player_reads_you_and_everybody_else_the_name(game: str) -> None:
    before = people(game, 2)
    table = acted(before, legal(before)[0])
    seat = before.turn or 0
    name = table.seats[seat].name

    def told(viewer: int | None, is_shared: bool = False) -> str:
        reader = Reader(viewer, "en", is_shared=is_shared)
        events = messages.happened(table, reader, 1)
        return next(one.text.en for one in events if one.fields.get("seat") == seat)

    assert told(seat).startswith("You ")
    for other in (told(1 - seat), told(None), told(seat, is_shared=True)):
        assert other.startswith(f"{name} ")


@pytest.mark.parametrize("game", GAMES)
def test_what_a_draft_would_do_is_told_to_its_player(game: str) -> None:
    table = people(game, 2)
    seat = table.turn or 0
    asked = Preview(1, table.ply, seat, [legal(table)[0]])
    alone = messages.preview_result(table, asked, Reader(seat, "de"))
    shared = messages.preview_result(table, asked, Reader(seat, "de", is_shared=True))
    assert alone.happened[0].text.de.startswith("Sie ")
    assert shared.happened[0].text.de.startswith(table.seats[seat].name)


def test_a_bot_goes_by_the_name_of_its_seat() -> None:
    table = dealt([person("Ada"), bot()], terms("arkadia"))
    told = [one.text.fr for one in messages.happened(table, Reader(None, "fr"), 0)]
    assert any(text.startswith("Ada ") for text in told)
    assert any(text.startswith("Orange ") for text in told)


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_is_made_once_for_people_of_all_names(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = people(game, 3)
    for _ in range(6):
        table = acted(table, legal(table)[0])
    content = table.content
    events = [event.seen_by(None) for ply in table.history.events for event in ply]

    def each(names: tuple[str, ...], say: Callable[[Event, str, Listener], str]) -> list[str]:
        listeners = [Listener(you, names) for you in (None, 0, 1, 2)]
        return [
            say(event, language, to)
            for event in events
            for language in LANGUAGES
            for to in listeners
        ]

    def told(event: Event, language: str, to: Listener) -> str:
        text = content.happened(1, event, None, to).text
        return str(getattr(text, language))

    first, second = ("Ada", "", "Émile"), ("Zoë", "", "Otto")
    expected = each(second, content.game.event_text)
    assert each(first, told) == each(first, content.game.event_text)
    monkeypatch.setattr(content.game, "event_text", None)
    assert each(second, told) == expected
