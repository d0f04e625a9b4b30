"""Bots as classes, for tests."""

from typing import Any


class Last:
    """Takes the last legal action, and counts what it hears."""

    name = "last"

    def __init__(self, game: Any) -> None:
        self.game = game
        self.heard = 0

    def told(self, events: Any) -> None:
        self.heard += len(events)

    def decide(self, observation: Any, legal: Any, rng: Any) -> int:
        if self.heard == 0 or observation.seat != self.game.turn(observation):
            raise ValueError("it should have heard the set-up")
        return int(legal[-1])


class Dice:
    """Draws an action: a bot without arguments."""

    name = "dice"

    def decide(self, observation: Any, legal: Any, rng: Any) -> int:
        return int(rng.choice(legal))
