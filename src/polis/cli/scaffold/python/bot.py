"""A bot for Polis: draws one of the legal actions. Needs nothing but Python.

The protocol: docs/reference/bot-protocol.md of Polis. Whatever goes to standard error is kept.
"""

import json
import random
import sys
from typing import Any

NAME = "dice 1"


def choose(message: dict[str, Any], dice: random.Random) -> str:
    """Return the number or the notation of one of the legal actions: the place for your ideas."""
    legal: dict[str, str] = message["legal"]
    return dice.choice(list(legal.values()))


def say(message: dict[str, Any]) -> None:
    """Write a line."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def main() -> None:
    """Answer line by line; a line that is no message, or of another type, is passed over."""
    dice = random.Random()
    for line in sys.stdin.buffer:
        try:
            message = json.loads(line)
        except ValueError:
            continue
        match message:
            case {"type": "hello", "protocol": 1}:
                dice = random.Random(message["seed"])
                say({"type": "ready", "name": NAME, "wants": ["legal"], "again": True})
            case {"type": "decide"}:
                say({"type": "answer", "id": message["id"], "action": choose(message, dice)})


if __name__ == "__main__":
    main()
