"""The messages that programs exchange with Polis as JSON Schema: docs/reference/*.schema.json.

    python tools/schemas.py

They are made from the types: those of bots from outside (`polis.bots.outside.messages`) and those of the
browser's socket (`polis.server.protocol`, `polis.server.table.commands`). The files are committed, and a
test says when they are not as they would be made.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from polis.bots.outside import messages as outside
from polis.server.protocol import client_messages, server_messages
from polis.server.table.commands import COMMANDS

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "reference"
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
SIDES: Final[Mapping[str, tuple[str, Mapping[str, Sequence[type]]]]] = {
    "bot-protocol.schema.json": (
        "What Polis and a bot say to each other, a line of JSON each",
        {"to_bot": outside.HOST, "from_bot": outside.BOT},
    ),
    "socket.schema.json": (
        "What a client and the server say to each other over /ws/tables/ID",
        {
            "from_client": (*client_messages.MESSAGES, *COMMANDS),
            "from_server": server_messages.MESSAGES,
        },
    ),
}


def schema(title: str, sides: Mapping[str, Sequence[type]]) -> dict[str, Any]:
    """Return the schema of any message; `$defs` has each by name, and each side as a whole."""
    kinds = [kind for side in sides.values() for kind in side]
    _, defs = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    defs = {name: _told(one) for name, one in sorted(defs.items())}
    for side, members in sides.items():
        defs[side] = {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in members]}
    whole = [{"$ref": f"#/$defs/{side}"} for side in sides]
    return {"$schema": DIALECT, "title": title, "anyOf": whole, "$defs": defs}


def _told(part: Any) -> Any:
    """A part of a schema, its descriptions as one paragraph."""
    if isinstance(part, dict):
        return {
            key: " ".join(one.split()) if key == "description" else _told(one)
            for key, one in part.items()
        }
    return [_told(one) for one in part] if isinstance(part, list) else part


def files() -> dict[Path, str]:
    """Return the content of each file."""
    return {
        FOLDER / name: json.dumps(schema(title, sides), indent=2, ensure_ascii=False) + "\n"
        for name, (title, sides) in SIDES.items()
    }


def main() -> None:
    """Write the files."""
    for path, text in files().items():
        path.write_text(text, "utf-8")
        print(path)


if __name__ == "__main__":
    main()
