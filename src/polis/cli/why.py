"""`polis why`: may this be done here, and if not, which rule forbids it?"""

from typing import Annotated

import typer

from polis.cli.output import say, say_json
from polis.cli.parameters import ComponentFile, Json, Language, RecordFile, chosen, opened, replayed
from polis.core.contract.game import Game, Refusal, State

EPILOG = """\b
Examples:
  polis why game.json "lay f6 r90" --ply 12
  polis why game.json "site f6 own h7 neutral g8" --language fr
\b
Exit codes: 0 it is allowed, 1 it is refused, 2 the question cannot be read.
"""


def why(
    record_file: RecordFile,
    action: Annotated[
        str, typer.Argument(metavar="ACTION", help="One or several actions in notation.")
    ],
    ply: Annotated[
        int | None,
        typer.Option(metavar="N", help="In the position after N actions; default: the last one."),
    ] = None,
    language: Language = "en",
    components: ComponentFile = None,
    as_json: Json = False,
) -> None:
    """Say whether an action is allowed in a position of a record, or which clause forbids it."""
    record, game = opened(record_file, components)
    number = chosen(record, ply)
    state = replayed(record, game)[number].state
    text, refusal = _first_refused(game, state, game.parse(state, action))
    words = refusal and game.refusal_text(refusal, language)
    if as_json:
        clause = refusal and refusal.clause
        verdict = {"ply": number, "action": text, "allowed": refusal is None}
        say_json({**verdict, "clause": clause, "reason": words})
    else:
        say(f"{text}: {words}." if refusal else f"{text}: allowed after {number} actions.")
    raise typer.Exit(1 if refusal else 0)


def _first_refused(game: Game, state: State, actions: list[int]) -> tuple[str, Refusal | None]:
    """The first refused action of a line with its reason; the whole line if none is refused."""
    state = state.copy()
    for action in actions:
        refusal = game.refusal(state, action)
        if refusal is not None:
            return game.text(action), refusal
        game.apply(state, action)
    return " ".join(game.text(action) for action in actions), None
