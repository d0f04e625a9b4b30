"""Accessible tables: a caption, column headings and row headings."""

from collections.abc import Sequence
from html import escape
from typing import Any


def table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    """Return texts in rows; the first of each row is its heading. A `Link` becomes a link."""
    columns = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join(
        f'<tr><th scope="row">{_cell(row[0])}</th>'
        + "".join(f"<td>{_cell(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="wide" role="region" tabindex="0" aria-label="{escape(caption)}">'
        f"<table><caption>{escape(caption)}</caption>"
        f"<thead><tr>{columns}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def facts(rows: Sequence[tuple[str, Any]]) -> str:
    """Return names with long texts."""
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th><td class="text">{_cell(value)}</td></tr>'
        for name, value in rows
    )
    return f'<div class="wide"><table><tbody>{body}</tbody></table></div>'


class Link(str):
    """The path of a file in the folder of the page; shown as the path or `text`."""

    text: str

    def __new__(cls, path: str, text: str | None = None) -> "Link":
        """Create a link."""
        made = super().__new__(cls, path)
        made.text = text or path
        return made


class Code(str):
    """Text to be typed."""


def _cell(value: Any) -> str:
    if isinstance(value, Link):
        return f'<a href="{escape(value)}">{escape(value.text)}</a>'
    if isinstance(value, Code):
        return f"<code>{escape(value)}</code>"
    return escape(str(value))
