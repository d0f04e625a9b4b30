"""A seat for a language model behind an address of the OpenAI kind (`/chat/completions`).

    python examples/bots/llm.py http://localhost:8080/v1 MODEL [list]

It shows the table as text, with `list` also the legal actions. With `--forgive 20` of `polis arena` the model
hears why an action is not allowed and tries again; the arena counts these. `--clock 600` gives it time. A
key for the address is taken from LLM_KEY, which a `bots.toml` passes on with `env = ["LLM_KEY"]`.
"""

import json
import os
import sys
from typing import Any
from urllib.request import Request, urlopen

TASK = """You play the board game {game} at seat {seat}, counted from 0. Think, then write one action in the
notation of the game alone on the last line."""

address, model, *more = sys.argv[1:]
chat: list[dict[str, str]] = []
task, news, number = "", [""], 0


def say(message: dict[str, Any]) -> None:
    """Write a line."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def ask(text: str) -> None:
    """Go on with the chat, and send the last line of what the model says."""
    chat.append({"role": "user", "content": text})
    body = json.dumps({"model": model, "messages": chat}).encode()
    headers = {"Content-Type": "application/json"}
    if key := os.environ.get("LLM_KEY"):
        headers["Authorization"] = f"Bearer {key}"
    with urlopen(Request(f"{address}/chat/completions", body, headers)) as reply:  # noqa: S310
        said = json.load(reply)["choices"][0]["message"]["content"] or ""
    chat.append({"role": "assistant", "content": said})
    lines = [line.strip(" `*") for line in said.splitlines() if line.strip(" `*")]
    say({"type": "answer", "id": number, "action": lines[-1] if lines else ""})


for line in sys.stdin:
    match json.loads(line):
        case {"type": "hello", "game": game, "seat": seat}:
            task = TASK.format(game=game, seat=seat)
            say({"type": "ready", "name": model[:80], "wants": ["text", *["legal"][: len(more)]]})
        case {"type": "events", "events": events}:
            news = [event["text"] for event in events]
        case {"type": "decide", "id": number, "text": text, **rest}:
            chat = [{"role": "system", "content": task}]
            legal: Any = rest.get("legal", {})
            allowed = ", ".join(legal.values())
            ask("\n".join([*news, text, f"To decide: {rest['phase']}. Allowed: {allowed or '?'}"]))
        case {"type": "error", "text": text}:
            ask(f"{text} Choose another action.")
