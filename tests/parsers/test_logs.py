"""Logs of commitments that somebody has spoiled: read as one chain, or refused in one sentence."""

import json
from dataclasses import asdict
from pathlib import Path

from hypothesis import strategies as st

from tests.core.test_commitment_log import a_log
from tests.parsers.spoiling import (
    dumped,
    fuzz,
    said_by,
    spoiled_file,
    spoiled_json,
    spoiled_text,
    written,
)

EXAMPLES = 80
LINES = [asdict(entry) for entry in a_log()]
FOUND = [b'{"entries":' + b"[" * 100_000, b'{"\xed\xa0\x80": 1}']
LOG = "\n".join(map(json.dumps, LINES))


def check(file: Path, content: bytes) -> None:
    """Verify a log; only a beginning of it is still one chain."""
    file.write_bytes(content)
    code, said = said_by("verify", "--log", str(file))
    assert code in (0, 1, 2), said
    assert said.count("\n") == 1, said


def test_a_log_is_read_or_refused(seed: int, tmp_path: Path) -> None:
    lines = spoiled_json([LINES]).map(lambda some: "\n".join(map(dumped, some)).encode())
    page = spoiled_file([{"entries": LINES}])
    what = st.one_of(spoiled_text([LOG]).map(written), lines, page)
    file = tmp_path / "log.jsonl"
    fuzz(what, lambda content: check(file, content), seed, EXAMPLES, FOUND)


def test_what_is_not_spoiled_is_one_chain(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    file.write_text(LOG, "utf-8")
    assert said_by("verify", "--log", str(file))[0] == 0
