"""`polis review FILE --learn`: each mistake of a game is asked again, and answers are judged at once."""

from collections.abc import Callable
from typing import Any, Final

from polis.bots.review.review import Part, Work
from polis.bots.review.verdicts import FINDING, chance_of
from polis.core.contract.game import Rules
from polis.core.kernels.layout import State
from polis.core.texts.errors import PolisError
from polis.terminal.screen import folded
from polis.terminal.telling import notation, told

POINT: Final = 10_000  # millionths of a win in a point of a hundred
ASKED: Final = ("mistake", "blunder")
WORDS: Final = "Type a whole turn on one line, or: hint, show, next, quit."

Read = Callable[[str], str]
Say = Callable[[str], None]


def learn(work: Work, found: Part, read: Read, say: Say, colour: bool) -> None:
    """Ask the mistakes of the people of a game, or of all seats where bots alone have played.

    read: asks for a line; raises EOFError at the end; say: writes a line or a drawing.
    """
    people = [i for i, seat in enumerate(work.record.seats) if seat.kind == "human"]
    seats = people or range(len(work.record.seats))
    mistakes = [one for one in found["moves"] if one["mark"] in ASKED and one["seat"] in seats]
    if not mistakes:
        say("There is no mistake of 5 points or more in this game.")
    solved = 0
    try:
        for number, part in enumerate(mistakes):
            say(f"Mistake {number + 1} of {len(mistakes)}, ply {part['ply']}.")
            solved += Question(work, part, say, colour).ask(read)
    except EOFError:
        pass
    if mistakes:
        say(f"Solved: {solved} of {len(mistakes)}.")


class Question:
    """One mistake, from what its seat knew."""

    def __init__(self, work: Work, part: Part, say: Say, colour: bool) -> None:
        """Find the position again."""
        self._work, self._part, self._tell = work, part, say
        self._hints = 0
        move = next(one for one in work.moves if one.ply == part["ply"])
        game = work.game
        say(game.draw(game.view(move.state, move.seat), colour))
        seen = game.observe(move.state, move.seat)
        self._world: State = game.sample_world(seen, chance_of(seen, move.ply, FINDING))

    def ask(self, read: Read) -> bool:
        """Ask until the answer is as good as the best or the next is wanted; returns whether it is."""
        part = self._part
        name = self._work.record.seats[part["seat"]].name
        had = part["chance"][part["seat"]]
        self._say(
            f"{name}: {had / POINT:.0f} of 100 was to be had; the turn that was played left "
            f"{(had - part['loss'][0]) / POINT:.0f}. {WORDS}"
        )
        while True:
            line = read("> ").strip()
            match line.lower():
                case "":
                    continue
                case "quit":
                    raise EOFError
                case "next":
                    return False
                case "hint":
                    self._hint()
                case "show":
                    names = [seat.name for seat in self._work.record.seats]
                    better = told(self._work.game, self._world, part["best"], names)
                    self._say(f"Better: {better}")
                    self._say(f"Typed: {notation(self._work.game, part['best'])}.")
                case _:
                    if self._judged(line):
                        return True

    def _say(self, sentence: str) -> None:
        for line in folded(sentence):
            self._tell(line)

    def _hint(self) -> None:
        """First how it begins, then one more of it each time."""
        best = self._part["best"]
        self._hints = min(self._hints + 1, len(best))
        self._say(f"It begins with: {notation(self._work.game, best[: self._hints])}")

    def _judged(self, line: str) -> bool:
        try:
            actions = allowed(self._work.game, self._world.copy(), line)
        except PolisError as error:
            self._say(str(error))
            return False
        found: Any = self._work.tried(self._part, actions)
        lost = self._part["loss"][0]
        every = max(1, round(lost / POINT))
        if found["solves"]:
            self._say(f"Solved: all {every} points. That is as good as the best.")
            return True
        gain, unsure = found["gain"]
        points = max(0, min(every - 1, round(gain / POINT)))
        self._say(
            f"Finds {points} of the {every} points ({gain / POINT:+.1f} +- {unsure / POINT:.1f} "
            "against the turn that was played)."
        )
        return False


def allowed(game: Rules, world: State, line: str) -> list[int]:
    """Return the actions of a line; raises PolisError where one cannot be read or is not allowed."""
    actions = game.parse(world, line)
    for action in actions:
        refusal = game.refusal(world, action)
        if refusal is not None:
            raise PolisError(game.refusal_text(refusal, "en"))
        game.apply(world, action)
    return actions
