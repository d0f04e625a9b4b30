"""`polis verify`: is this record the game it claims to be?"""

from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from polis.cli.log_source import entries_of
from polis.cli.output import say, say_json
from polis.cli.parameters import ComponentFile, Json, opened
from polis.cli.progress import bar
from polis.core.records import replay
from polis.core.records.commitment_log import InvalidLog
from polis.core.records.logged import Read, read_log
from polis.core.records.record import Record
from polis.core.records.record_file import read_record
from polis.core.texts.errors import PolisError

EPILOG = """\b
Examples:
  polis verify game.json
  polis verify game.json --components my-board.toml
  polis verify game.json --log https://polis.example
  polis verify --log log.jsonl
  polis verify game.json --bots
\b
Exit codes: 0 everything agrees, 1 there is a difference, 2 it cannot be checked.
"""

OptionalRecord = Annotated[
    Path | None, typer.Argument(metavar="FILE", help="A record file.", show_default=False)
]
Log = Annotated[
    str | None,
    typer.Option(
        metavar="FILE|URL",
        help="Also check the log of commitments, at a server's address or in a file.",
    ),
]


def verify(
    file: OptionalRecord = None,
    components: ComponentFile = None,
    log: Log = None,
    bots: Annotated[
        bool, typer.Option("--bots", help="Reproduce every turn of the server's bots.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Replay a recorded game and report the first disagreement with the rules.

    It checks the version of the rules, the component file, the commitment to the secret, that each
    action is allowed, the hash of every position and the result. With --log it also checks that the
    log of commitments is one chain, and that it had the record's commitment before the texts of its
    seats. With --bots it also checks that each bot decided as it would from what its seat could
    see, with the same number of simulations.
    """
    if file is None and (log is None or bots):
        raise PolisError("There is nothing to check: name a record file, or a log alone.")
    findings: dict[str, Any] = {}
    sentences: list[str] = []
    agrees = True
    if file is not None:
        agrees = _play_again(file, components, findings, sentences)
        if bots and agrees:
            agrees = _decide_again(file, components, findings, sentences)
    if log is not None:
        agrees &= _read_log(log, file, findings, sentences)
    if as_json:
        say_json({"agrees": agrees, **findings})
    else:
        say("\n".join(sentences))
    raise typer.Exit(0 if agrees else 1)


def _play_again(
    file: Path, components: Path | None, findings: dict[str, Any], sentences: list[str]
) -> bool:
    """Replay a record and report the result."""
    record, game = opened(file, components)
    difference = replay.verify(record, game)
    plies = len(record.actions)
    findings["plies"] = plies
    findings["difference"] = difference and {"ply": difference.ply, "message": str(difference)}
    agreement = f"{record.file} agrees with the rules in all its {plies} plies."
    sentences.append(str(difference or agreement))
    return difference is None


def _decide_again(
    file: Path, components: Path | None, findings: dict[str, Any], sentences: list[str]
) -> bool:
    """Decide the turns of bots again, with a progress line on standard error."""
    from polis.bots.reproducible_turns import decided_again

    record, game = opened(file, components)
    turns, count = list[dict[str, Any]](), len(record.receipts)
    with bar("Turns of bots", count) as advance:
        for again in decided_again(record, game):
            receipt = again.receipt.as_json()
            turns.append({**receipt, "verdict": again.verdict, "again": again.actions})
            if advance is not None:
                advance(1, receipt["bot"])
    verdicts = Counter(turn["verdict"] for turn in turns)
    findings["bots"] = {
        "turns": turns,
        **{name: verdicts[name] for name in ("same", "other", "unknown")},
    }
    sentences.append(_bots_words(count, verdicts))
    sentences += [_other_words(turn) for turn in turns if turn["verdict"] == "other"]
    return not verdicts["other"]


def _bots_words(count: int, verdicts: Counter[str]) -> str:
    if not count:
        return "The record has no receipts of bots, so none of their turns can be decided again."
    words = f"Of {count} turns of bots {verdicts['same']} were reproduced"
    if verdicts["other"]:
        words += f", {verdicts['other']} otherwise"
    if verdicts["unknown"]:
        words += (
            f"; {verdicts['unknown']} were of other bots than this Polis has, so they prove nothing"
        )
    return words + "."


def _other_words(turn: dict[str, Any]) -> str:
    now = ", ".join(turn["again"]) or "nothing"
    return f"Seat {turn['seat'] + 1} ({turn['bot']}) decides otherwise at ply {turn['ply']}: {now}."


def _read_log(
    source: str, file: Path | None, findings: dict[str, Any], sentences: list[str]
) -> bool:
    """Check a log, find the record in it, and report the result."""
    record = None if file is None else read_record(file)
    try:
        read = read_log(entries_of(source), record)
    except InvalidLog as error:
        findings["log"] = {"agrees": False, "message": str(error)}
        sentences.append(str(error))
        return False
    findings["log"] = {"agrees": True, **_log_json(read)}
    sentences += _log_words(read, record)
    return True


def _log_json(read: Read) -> dict[str, Any]:
    standing = read.standing
    entries = None if standing is None else {
        name: None if entry is None else asdict(entry)
        for name, entry in standing._asdict().items()
    }  # fmt: skip
    return {"length": read.length, "head": read.head, "record": entries}


def _log_words(read: Read, record: Record | None) -> list[str]:
    words = [f"The log is one chain of {read.length} entries; the last is {read.head or 'none'}."]
    if read.standing is not None and record is not None:
        made, dealt, ended = read.standing
        words.append(
            f"It has the commitment of {record.file} at entry {made.n}, the deal with the texts of all seats "
            f"after it at {dealt.n}" + (f", the end at {ended.n}." if ended else ".")
        )
    return words
