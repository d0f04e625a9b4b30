"""`polis review`: what was well played in finished games, and what was luck."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from polis.cli.output import bar, say, say_folded, say_json, wants_colour
from polis.cli.parameters import ComponentFile, Json, opened
from polis.core.contract.game import Rules
from polis.core.records.record import Record

if TYPE_CHECKING:
    from polis.bots.review.review import Work

EPILOG = """\b
Examples:
  polis review game.json
  polis review games/*.json --json
  polis review game.json --depth 1600
  polis review game.json --learn
\b
A review that was interrupted goes on where it stopped. The measures are explained in
docs/howto/review.md: they judge by the standard of our bots, and are not the truth.
"""

Part = dict[str, Any]
POINT = 10_000  # millionths of a win in a point of a hundred
SIGNS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??", "find": "!"}
WIDEST = 100  # a band that says something
CHART = " ▁▂▃▄▅▆▇█"


def review(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE...", help="Record files; -: standard input.", show_default=False
        ),
    ],
    depth: Annotated[
        int | None,
        typer.Option(metavar="N", help="Simulations of each search; default: what suits the game."),
    ] = None,
    learning: Annotated[
        bool, typer.Option("--learn", help="Ask each mistake again, and judge the answers.")
    ] = False,
    components: ComponentFile = None,
    as_json: Json = False,
) -> None:
    """Review finished games: the loss of each move, its mark, the play of each seat, and luck.

    With --json there is a line for each game.
    """
    from polis.bots.review.kept import reviewed
    from polis.bots.review.review import Work, depth_of
    from polis.terminal.learning import learn

    games = [opened(file, components) for file in files]
    found = []
    for record, game in games:
        work = Work(record, game, depth_of(game, depth))
        with bar(record.file, work.count) as advance:
            said = 0

            def progress(done: int, _: int, advance: Any = advance) -> None:
                nonlocal said
                if advance is not None:
                    advance(done - said, "")
                said = done

            one = reviewed(work, progress)
        found.append((record, one))
        if learning:
            learn(work, one, input, say, wants_colour())
        elif as_json:
            say_json({"file": record.file, **one})
        else:
            _tell(work, one)
    if len(found) > 1 and not (as_json or learning):
        _tell_all(found)


def _tell(work: "Work", found: Part) -> None:
    record, game, depth = work.record, work.game, found["depth"]
    say(f"{record.file}: {game.title}")
    say(
        f"Each search has {depth['simulations']} simulations; "
        f"each line is judged in {depth['worlds']} to {depth['most_worlds']} worlds."
    )
    say()
    _tell_play([(seat.name, found["play"][i]) for i, seat in enumerate(record.seats)])
    for i, seat in enumerate(record.seats):
        chances = [move["chance"][i] for move in found["moves"]]
        say(f"{seat.name:<20} {''.join(_column(one) for one in chances)}")
    say()
    for move in found["moves"]:
        if move["mark"] is not None:
            _tell_mark(work, move)
    _tell_turning(work, found)
    _tell_luck(record, found)


def _column(chance: int) -> str:
    return CHART[max(0, min(len(CHART) - 1, chance * (len(CHART) - 1) // 1_000_000))]


def _tell_play(rows: list[tuple[str, Part]]) -> None:
    say(f"{'player':<20} {'PR':>5} {'95 %':>13} {'moves':>6}" + _heads())
    for name, play in rows:
        pr, band = play["pr"], play["band"]
        is_told = pr is not None and band[1] - band[0] <= WIDEST
        words = f"{pr:>5} {band[0]:>6}..{band[1]:>5}" if is_told else f"{'too few moves':>19}"
        marks = "".join(f"{play['marks'][one]:>4}" for one in SIGNS)
        say(f"{name:<20} {words} {play['moves']:>6}{marks}")
    say()


def _heads() -> str:
    return "".join(f"{sign:>4}" for sign in SIGNS.values())


def _tell_mark(work: "Work", move: Part) -> None:
    name, sign = work.record.seats[move["seat"]].name, SIGNS[move["mark"]]
    mean, error = move["loss"] if move["mark"] != "find" else move["missed"]
    cost = f"{mean / POINT:.1f} +- {error / POINT:.1f}"
    say(f"ply {move['ply']:>4}  {name:<14} {sign:<2} {move['mark']:<10} {cost:>11}")
    say_folded(f"played: {_told(work, move, 'actions')}", "    ", "      ")
    if move["mark"] != "find":
        say_folded(f"better: {_told(work, move, 'best')}", "    ", "      ")


def _told(work: "Work", move: Part, which: str) -> str:
    """One of the moves of a verdict in words."""
    from polis.terminal.telling import told

    state = next(one.state for one in work.moves if one.ply == move["ply"])
    names = [seat.name for seat in work.record.seats]
    return told(work.game, state, move[which], names)


def _tell_turning(work: "Work", found: Part) -> None:
    """The moments that decided most, each with the sources of points that surely differ."""
    moves = {move["ply"]: move for move in found["moves"]}
    say()
    say("turning points, in points of 100")
    for one in found["turning"]:
        name, weight = work.record.seats[one["seat"]].name, one["weight"] / POINT
        say(f"ply {one['ply']:>4}  {name:<14} {one['kind']:<5} {weight:>5.1f}")
        why = _reason(work, one["kind"], moves.get(one["ply"]))
        if why:
            say_folded(why, "    ", "    ")


def _reason(work: "Work", kind: str, move: Part | None) -> str:
    """The sentence below a turning point; empty for luck."""
    if move is None or kind == "luck":
        return ""
    if kind == "find":
        return f"a journeyman: {_told(work, move, 'journeyman')}"
    return _difference(work.game, move)


def _difference(game: Rules, move: Part) -> str:
    """What the better move gains and from what, after the replies; or that it gains later."""
    from polis.bots.hints.hint_text import CATALOGUE, amount_text, sources_text
    from polis.bots.review.judge import LEAST, Estimate, is_sure, sure_gain

    total = Estimate(*move["points"])
    sources = {name: Estimate(*one) for name, one in move["sources"].items()}
    gain = sure_gain(total, sources)
    if gain is None and is_sure(total) and total.mean <= -LEAST:
        ahead = f"the move played is {amount_text(total, 'en')} ahead"
        return f"counted in {game.spec.unit} after the replies, {ahead}; the better one gains later"
    if gain is None:
        return CATALOGUE.text("hint-unsure", "en")
    words = f"the better move gains {amount_text(total, 'en')} {game.spec.unit}"
    if gain.more:
        words += f": {sources_text(gain.more, game, 'en')}"
    if gain.less:
        words += f"; it gives up {sources_text(gain.less, game, 'en')}"
    return words


def _tell_luck(record: Record, found: Part) -> None:
    luck = found["luck"]
    rows = {**luck["kinds"], "the rest": luck["rest"], "all luck": luck["total"]}
    say()
    say("luck, in points of 100" + "".join(f"{seat.name[:12]:>13}" for seat in record.seats))
    for kind, row in rows.items():
        say(f"{kind.replace('_', ' '):<22}" + "".join(f"{one / POINT:>+13.1f}" for one in row))
    say()


def _tell_all(found: list[tuple[Record, Part]]) -> None:
    """The play of each kind of player over all games."""
    from polis.bots.review.standing import over_games

    kinds: dict[str, list[tuple[Part, int]]] = {}
    for record, one in found:
        for i, seat in enumerate(record.seats):
            name = seat.name if seat.kind == "human" else seat.kind
            kinds.setdefault(name, []).append((one, i))
    say(f"Over {len(found)} games:")
    _tell_play([(name, over_games(ones)) for name, ones in kinds.items()])
