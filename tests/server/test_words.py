"""What the server says is in one language from the first word to the last."""

import pytest

from polis.core.texts.catalogue import LANGUAGES
from polis.server.table.commands import decide
from polis.server.table.commands.playing import Say
from tests.server.player import ME, http, wanted
from tests.server.tables import people, refused


@pytest.mark.parametrize(
    ("game", "line"), [("arkadia", "lay"), ("arkadia", "worker zz"), ("archon", "enter agora 99")]
)
def test_why_a_line_cannot_be_read_is_said_in_each_language(game: str, line: str) -> None:
    table = people(game, 2)
    with refused("unread") as caught:
        decide(table, Say("key", table.turn or 0, 0, line))
    words = caught.value.words
    reasons = {getattr(words, language).partition(": ")[2] for language in LANGUAGES}
    assert len(reasons) == len(LANGUAGES), reasons
    assert all(reason.endswith(".") and not reason.endswith("..") for reason in reasons)


def test_why_an_option_does_not_fit_is_said_in_each_language(any_server: str) -> None:
    body = wanted([ME, ME], options={"no-such-option": True})
    answer = http(any_server, "POST", "/api/tables", body)
    assert answer.body["code"] == "options"
    assert len({words.partition(": ")[2] for words in answer.body["text"].values()}) == 3
