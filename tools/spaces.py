"""The tables of fields and encodings in the specifications of the games; a hook of MkDocs.

They are made from the declarations, where a page has the line of `MARK`.
"""

from typing import Any, Final

from polis.core.declared import coding
from polis.core.declared.encoding import Slice
from polis.core.declared.fields import EVERYBODY, ITS_SEAT, NOBODY, SCREEN, Field
from polis.games import load

MARK: Final = "<!-- the fields and the encoding -->"
PAGES: Final = {"specs/arkadia.md": "arkadia", "specs/archon.md": "archon"}
KNOWN: Final = {
    EVERYBODY: "everybody",
    SCREEN: "everybody (shown to its seat alone)",
    ITS_SEAT: "its seat; of other seats what has become known",
}
FIELDS: Final = """\
### Fields

The fields of a state and of an observation, in the order of their bytes: `state["turn"][0]`. Squares,
seats and cards are counted from 0; -1 is nothing, in an observation also what is not known.

| Field | Type | Shape | Known to | Meaning |
|---|---|---|---|---|
"""
ENCODING: Final = """
### Encoding

`encode(observation)` has these parts, float32, each from 0 to 1. A number is divided by its bound; what is
greater counts as the bound. `game.spaces_version` is {version}, the size is {size}.

| Part | Place | Shape | Meaning |
|---|---|---|---|
"""
HIDDEN: Final = """
`encode_all(state, seat)` has the same parts, with nothing unknown{more}.
"""


def field_row(field: Field) -> str:
    """A row of the table of fields."""
    shape = " * ".join(str(axis.length) for axis in field.axes)
    known = KNOWN.get(field.seen_by, "")
    if field.seen_by == NOBODY:
        known = f"the first `{field.code.by[0]}` of them" if field.code.by else "nobody"
    about = field.about + (f"; {named}" if (named := _numbers(field)) else "")
    return f"| `{field.name}` | {field.kind.strip('<')} | {shape} | {known} | {about} |"


def _numbers(field: Field) -> str:
    """What the numbers of a field mean."""
    means = field.means
    if means.names:
        return f"{means.name}: " + ", ".join(
            f"{number} {name}" for number, name in enumerate(means.names) if name
        )
    if field.kind.endswith("u8"):
        return "bits of the squares in reading order"
    if field.code.way == coding.CODE or means.name not in ("amount", "flag"):
        return means.name if means.name != "amount" else ""
    return f"encoded up to {field.code.most}" if field.code.most else ""


def slice_row(one: Slice) -> str:
    """A row of the table of the encoding."""
    shape = " * ".join(map(str, one.shape))
    return f"| `{one.name}` | {one.place.start} to {one.place.stop - 1} | {shape} | {one.about} |"


def section(game: Any) -> str:
    """The tables of a game."""
    fields = "\n".join(map(field_row, game.layout.fields))
    parts = "\n".join(map(slice_row, game.encoding))
    hidden = game.encoding_of_all[len(game.encoding) :]
    more = f", and after them {', '.join(f'`{one.name}`' for one in hidden)}" if hidden else ""
    rows = "\n".join(map(slice_row, hidden))
    head = "\n| Part | Place | Shape | Meaning |\n|---|---|---|---|\n" if hidden else ""
    told = ENCODING.format(version=game.spaces_version, size=game.encoding[-1].place.stop)
    return f"{FIELDS}{fields}\n{told}{parts}\n{HIDDEN.format(more=more)}{head}{rows}\n"


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Put the tables into the specification of a game."""
    game = PAGES.get(page.file.src_uri)
    return markdown.replace(MARK, section(load(game))) if game else markdown
