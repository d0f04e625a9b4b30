#!/usr/bin/env python3
"""A bot for Polis in Python alone: prefers some kinds of actions to others, and draws among equals.

polis arena arkadia --bots "python examples/bots/verbs.py,random" --games 100
"""

import json
import random
import sys
from typing import Any

# By game, the verbs from the most welcome to the least; others come before those after "…".
WISHES = {
    "arkadia": ["castle", "cash", "banner", "own", "lay", "play", "…", "pass", "end"],
    "archon": ["magister", "tile", "enter", "take", "buy", "more", "…", "pass", "lose", "stop"],
}


class Bot:
    """One game at one seat."""

    def __init__(self, hello: dict[str, Any]) -> None:
        """Take the first message."""
        wishes = WISHES.get(hello["game"], ["…"])
        self.rank = {verb: place for place, verb in enumerate(wishes)}
        self.dice = random.Random(hello["seed"])

    def choose(self, legal: dict[str, str]) -> int:
        """Return the number of an action whose verb is most welcome."""
        ranks = {number: self.rank_of(text) for number, text in legal.items()}
        best = min(ranks.values())
        return int(self.dice.choice([number for number, rank in ranks.items() if rank == best]))

    def rank_of(self, text: str) -> int:
        """Return the place of an action's verb."""
        return self.rank.get(text.split(maxsplit=1)[0], self.rank["…"])


def say(message: dict[str, Any]) -> None:
    """Write a line."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


bot: Bot | None = None
for line in sys.stdin.buffer:
    try:
        message = json.loads(line)
    except ValueError:
        continue
    match message:
        case {"type": "hello"}:
            bot = Bot(message)
            say({"type": "ready", "name": "verbs 1", "wants": ["legal"], "again": True})
        case {"type": "decide"} if bot is not None:
            say({"type": "answer", "id": message["id"], "action": bot.choose(message["legal"])})
