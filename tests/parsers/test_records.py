"""Spoiled records: `polis verify` says what is wrong with them in one sentence."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from polis.core.records.record_file import read_record, record_from_json, record_json
from polis.core.texts.errors import InvalidRecord
from tests.parsers.spoiling import check_refusal, fuzz, said_by, spoiled_file, written

EXAMPLES = 60
PLIES = 12  # of a record: what follows is checked like what comes before
GOLDEN = Path(__file__).parents[1] / "games"


@cache
def records(game: str) -> list[dict[str, Any]]:
    """The beginnings of some recorded games."""
    files = sorted((GOLDEN / game / "golden" / "records").glob("*.json"))
    assert len(files) > 5
    found = [read_record(file) for file in files]
    return [record_json(one.shortened(PLIES)) for one in found if one.components_id == "original"][
        ::3
    ]


def check(file: Path, content: bytes) -> None:
    """Verify a file; an accepted one can be written and is the same when read again."""
    file.write_bytes(content)
    code, said = said_by("verify", str(file))
    assert code in (0, 1, 2), said
    try:
        record = read_record(file)
    except InvalidRecord as error:
        assert code == 2
        check_refusal(error, said)
        return
    again = json.loads(json.dumps(record_json(record)))
    assert record_json(record_from_json(again)) == again


@pytest.mark.parametrize("game", ["arkadia", "archon"])
@pytest.mark.sample(1)
def test_a_record_is_verified_or_refused(seed: int, game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    fuzz(spoiled_file(records(game)), lambda content: check(file, content), seed, EXAMPLES)


@pytest.mark.parametrize("game", ["arkadia", "archon"])
def test_what_is_not_spoiled_passes(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for record in records(game):
        file.write_bytes(written(json.dumps(record)))
        assert said_by("verify", str(file))[0] == 0
