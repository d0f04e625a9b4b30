"""What the pages say, they say as a friend at the table would: nobody there counts slots, spaces or buildings."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import polis
from polis.core.texts.catalogue import LANGUAGES

PACKAGE = Path(polis.__file__).parent
WEB = PACKAGE.parents[1] / "web" / "src" / "text"
CATALOGUES = sorted(
    [*PACKAGE.glob("games/*/text/*.ftl"), *WEB.glob("table/*.ftl"), *WEB.glob("ending/*.ftl")]
)
# Which of several equal things: a number that stands on none of them.
COUNTED = re.compile(r"\{ \$(?:building|slot|space|number|ply) \}")
# What is typed and what answers those who type: there, these are names. An ordinal is a word, too.
TYPED = re.compile(
    r"^(?:typed|terminal|answer|what|option)-|^why-same-as-other-slot|^ear-enter|^place-nth"
)
# Words of rulebooks and programs that have stood on the pages, by language.
CLUMSY = {
    "en": r"""
        \bowes?\ \{\ \$count\ \}\ strength | waiting\ to\ think | turns?\ since$ | \bply\b | \bin\ pieces\b
        | covers?\ .*strength | castle\ square\ \{ | the\ deal\ decides | Attack\ card\ \{
        | ^\{\ \$count\ \}\ of\ \{\ \$all\ \}$ | ^from\ \{ | on\ the\ magister\ track
        | \bon\ floor\ \{ | third\ pool\b | season\ track\ moves | has\ the\ power
        """,
    "fr": r"""
        [Pp]ièces?\ de\ (la\ )?forteresse | \bforce\ de\ \{\ \$covered | doit\ encore\ \{ | carte\ Attaque\ \{
        | case\ \{\ \$\w+\ \}\ de\ la\ forteresse | ^\{\ \$count\ \}\ sur\ \{\ \$all\ \}$ | ^dès\ \{
        | à\ l.étage\ \{ | troisième\ provision | depuis\ la\ manche
        """,
    "de": r"""
        ^Wartender | Klänge\ für | bei\ Verkauf\ jetzt | am\ Ort\b | schuldet\ noch | Angriffskarte\ \{
        | Stärke\ zu\ decken | damit\ Stärke | Burgfeld\ \{ | ^\{\ \$count\ \}\ von\ \{\ \$all\ \}$ | ^ab\ \{
        | in\ Stockwerk\ \{ | dritten?\ Vorrat | von\ Runde\ \{
        """,
}


def said(path: Path) -> dict[str, str]:
    """The text of each message of a file, as it is written."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    source = path.read_text(encoding="utf-8")
    found = {}
    for entry in body:
        if isinstance(entry, ast.Message) and entry.value and entry.value.span:
            found[entry.id.name] = source[entry.value.span.start : entry.value.span.end]
    return found


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: "-".join(path.parts[-3:]))
def test_no_number_tells_equal_things_apart(path: Path) -> None:
    counted = {name for name, text in said(path).items() if COUNTED.search(text)}
    assert {name for name in counted if not TYPED.search(name)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_as_nobody_would_say_it(language: str) -> None:
    paths = [path for path in CATALOGUES if path.stem == language]
    texts = {(path, name): text for path in paths for name, text in said(path).items()}
    assert len(texts) > 1000
    clumsy = re.compile(CLUMSY[language], re.VERBOSE)
    found = {where for where, text in texts.items() if clumsy.search(text)}
    assert {name for _, name in found if not TYPED.search(name)} == set()
