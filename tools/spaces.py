"""The tables of fields, encodings and actions in the pages of the games; a hook of MkDocs.

They are made from the declarations, where a page has the line of `MARK` or `LEARNER`.
"""

from typing import Any, Final

from polis.core.declared import coding
from polis.core.declared.encoding import Slice
from polis.core.declared.fields import EVERYBODY, ITS_SEAT, NOBODY, SCREEN, Field
from polis.games import load

MARK: Final = "<!-- the fields and the encoding -->"
LEARNER: Final = "<!-- the game for a learner -->"
PAGES: Final = {"specs/arkadia.md": "arkadia", "specs/archon.md": "archon"}
LEARNERS: Final = {"learning/arkadia.md": "arkadia", "learning/archon.md": "archon"}
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


CARD: Final = """\
| | |
|---|---|
| Seats | {seats} |
| Actions | {actions}, of which a few are legal: 0 to {last} |
| Observation | {size} numbers, float32, 0 to 1; with all that is hidden {all} |
| Rewards | at the end only: shares of the win (0 to 1, together 1), or margins in {unit} |
| Endings | {endings} |
| Longest game | no more than {most} decisions |
| Chance | {draws}: all before the first turn |
| Versions | rules {rules}, spaces {spaces} |
| PettingZoo | `polis/{name}-v{spaces}` |
| Gymnasium | `polis/{id}-v{spaces}` |
| OpenSpiel | `polis_{name}` |

### Actions

The number of an action is its first number plus its parts as digits, the last one varying fastest (`game.verbs`).

| Verb | First | Parts and their sizes |
|---|---|---|
{verbs}

### Observation

The parts of the encoding, from the observer's side; what they mean stands in the [specification](../specs/{name}.md#encoding).

| Part | Place | Shape |
|---|---|---|
{parts}
"""


def card(game: Any) -> str:
    """What a learner wants to know of a game first."""
    parts = [
        f"| `{one.name}` | {one.place.start} to {one.place.stop - 1} | {' * '.join(map(str, one.shape))} |"
        for one in game.encoding
    ]
    verbs = [
        f"| `{one.name}` | {one.first} | {', '.join(f'{part} {size}' for part, size in one.parts)} |"
        for one in game.verbs
    ]
    draws = game.draws(game.new_options({}), game.seats[-1])
    return CARD.format(
        seats=", ".join(map(str, game.seats)),
        actions=game.action_count,
        last=game.action_count - 1,
        size=game.encoding[-1].place.stop,
        all=game.encoding_of_all[-1].place.stop,
        unit=game.spec.unit,
        endings=", ".join(f"`{one}`" for one in game.endings),
        most=game.most_decisions,
        draws=", ".join(f"`{one.name}`" for one in draws),
        rules=game.rules_version,
        spaces=game.spaces_version,
        name=game.name,
        id=game.name.capitalize(),
        verbs="\n".join(verbs),
        parts="\n".join(parts),
    )


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Put the tables into the specification of a game."""
    path = page.file.src_uri
    if path in LEARNERS:
        return markdown.replace(LEARNER, card(load(LEARNERS[path])))
    return markdown.replace(MARK, section(load(PAGES[path]))) if path in PAGES else markdown
