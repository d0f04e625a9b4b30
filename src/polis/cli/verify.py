"""`polis verify`: is this record the game it claims to be?"""

from collections import Counter
from typing import Annotated, Any

import typer

from polis.cli.output import bar, say, say_json
from polis.cli.parameters import ComponentFile, Json, RecordFile, opened
from polis.core.contract.game import Game
from polis.core.records import replay
from polis.core.records.record import Record

EPILOG = """\b
Examples:
  polis verify game.json
  polis verify game.json --components my-board.toml
  polis verify game.json --bots
\b
Exit codes: 0 everything agrees, 1 there is a difference, 2 it cannot be checked.
"""


def verify(
    file: RecordFile,
    components: ComponentFile = None,
    bots: Annotated[
        bool, typer.Option("--bots", help="Reproduce every turn of the server's bots.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Replay a recorded game and report the first disagreement with the rules.

    It checks the version of the rules, the component file, the commitment to the secret, that each
    action is allowed, the hash of every position and the result. With --bots it also checks that each
    bot decided as it would from what its seat could see, with the same number of simulations.
    """
    record, game = opened(file, components)
    difference, plies = replay.verify(record, game), len(record.actions)
    agrees = difference is None
    sentences = [
        str(difference or f"{record.file} agrees with the rules in all its {plies} plies.")
    ]
    findings: dict[str, Any] = {
        "plies": plies,
        "difference": difference and {"ply": difference.ply, "message": str(difference)},
    }
    if bots and agrees:
        agrees = _decide_again(record, game, findings, sentences)
    if as_json:
        say_json({"agrees": agrees, **findings})
    else:
        say("\n".join(sentences))
    raise typer.Exit(0 if agrees else 1)


def _decide_again(
    record: Record, game: Game, findings: dict[str, Any], sentences: list[str]
) -> bool:
    """Decide the turns of bots again, with a progress line on standard error."""
    from polis.bots.reproducible_turns import decided_again

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
