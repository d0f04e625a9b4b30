"""Write a C header for an engine: python header.py FOLDER > engine.h.

It declares a struct for each record, the functions, and the bytes of what comes with the game. It reads
`engine.json` alone and needs nothing of Polis (docs/reference/engine.md).
"""

import base64
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

TYPES = {"float32": "float", "float64": "double"}  # the others are those of <stdint.h>


def header(told: Any) -> Iterator[str]:
    """Yield the lines for a description."""
    yield "#include <stddef.h>\n#include <stdint.h>"
    for name, record in told["records"].items():
        yield f"struct {name} {{"
        for field in record["fields"]:
            sizes = "".join(f"[{size}]" for size in field["shape"])
            yield f"  {c_type(field['of'])} {field['name']}{sizes};"
        yield f'}};\n_Static_assert(sizeof(struct {name}) == {record["bytes"]}, "{name}");'
        for field in record["fields"]:
            at = f"offsetof(struct {name}, {field['name']}) == {field['at']}"
            yield f'_Static_assert({at}, "{name}.{field["name"]}");'
    for function in told["functions"]:
        given = ", ".join(parameter(one, told["records"]) for one in function["parameters"])
        yield f"/* {function['does']} */\nint64_t {function['name']}({given});"
    for name, text in told["packaged"].items():
        numbers = ",".join(map(str, base64.b64decode(text)))
        yield f"static const unsigned char packaged_{name}[] = {{{numbers}}};"


def parameter(one: Any, records: Any) -> str:
    """Return the declaration of a parameter."""
    if one["kind"] == "number":
        return f"int32_t {one['name']}"
    if one["kind"] == "memory":
        return f"int64_t *{one['name']}"
    kind = f"struct {one['of']}" if one["of"] in records else c_type(one["of"])
    return f"{kind} *{one['name']}"


def c_type(name: str) -> str:
    """Return the C type of a number."""
    return TYPES.get(name, f"{name}_t")


if __name__ == "__main__":
    described = json.loads(Path(sys.argv[1], "engine.json").read_text("utf-8"))
    sys.stdout.write("\n".join(header(described)) + "\n")
