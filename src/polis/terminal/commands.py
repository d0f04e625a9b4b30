"""What can be typed beside actions. A command answers with lines; it never writes them itself."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from polis.core.errors import IllegalAction, NotationError, PolisError
from polis.core.record_file import read_record
from polis.core.text import LANGUAGES
from polis.terminal.saving import save_as
from polis.terminal.session import Session
from polis.terminal.texts import text

WIDTH: Final = 79
LOG_LENGTH: Final = 20


@dataclass(frozen=True, slots=True)
class Desk:
    """Who asks, and how the answer is drawn."""

    session: Session
    viewer: int | None
    colour: bool

    def say(self, message: str, **args: object) -> str:
        """A sentence in the language of the game at hand."""
        return text(message, self.session.language, **args)


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to a line.

    changed: the game, or how it is shown, is another now; stop: the person goes away; session:
    another game to go on with; file: where it came from.
    """

    lines: Sequence[str] = field(default=())
    changed: bool = False
    stop: bool = False
    session: Session | None = None
    file: Path | None = None


def answer(desk: Desk, line: str) -> Reply:
    """Do what a line says: a command if its first word is one, else actions.

    Whatever is wrong is told in the reply; nothing is changed then.
    """
    word, _, rest = line.strip().partition(" ")
    name = ALIASES.get(word.lower(), word.lower())
    try:
        if name in COMMANDS:
            return COMMANDS[name](desk, rest.strip())
        desk.session.play(line)
    except NotationError as error:
        return Reply([desk.say("no-such-command", reason=error.text(desk.session.language))])
    except IllegalAction as error:
        return Reply([error.text(desk.session.language)])
    except PolisError as error:
        return Reply([_sentence(error.text(desk.session.language))])
    return Reply(changed=True)


def _sentence(words: str) -> str:
    """A capital and a full stop."""
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!", "?")) else ".")


def _help(desk: Desk, _rest: str) -> Reply:
    aid = desk.session.help
    forms = aid.forms_help(desk.session.language)
    return Reply(desk.say("help", forms=forms, **aid.EXAMPLES).splitlines())


def _legal(desk: Desk, rest: str) -> Reply:
    """All legal actions that begin with the words, in columns."""
    texts = desk.session.legal_texts()
    wanted = " ".join(rest.lower().split())
    found = [name for name in texts if name.startswith(wanted)]
    if not found:
        return Reply([desk.say("no-legal", filter=wanted, count=len(texts))])
    return Reply([desk.say("legal-count", count=len(found)), *in_columns(found)])


def in_columns(names: Sequence[str]) -> list[str]:
    """Names side by side, as many as fit into 79 columns."""
    width = max(map(len, names)) + 2
    columns = max(1, WIDTH // width)
    return [
        "".join(f"{name:<{width}}" for name in names[start : start + columns]).rstrip()
        for start in range(0, len(names), columns)
    ]


def _undo(desk: Desk, rest: str) -> Reply:
    """Take one action back, or with `all` everything of this turn that can be taken back."""
    undone = [desk.session.undo()]
    while rest.lower() == "all":
        try:
            undone.insert(0, desk.session.undo())
        except PolisError:
            break
    return Reply([desk.say("undone", action=" ".join(undone))], changed=True)


def _why(desk: Desk, rest: str) -> Reply:
    if not rest:
        return Reply([desk.say("no-action", example=desk.session.legal_texts()[0])])
    action, reason = desk.session.why(rest)
    if reason is None:
        return Reply([desk.say("allowed", action=action)])
    return Reply([desk.say("not-allowed", action=action, reason=reason)])


def _hint(desk: Desk, _rest: str) -> Reply:
    return Reply(desk.session.hint())


def _board(desk: Desk, _rest: str) -> Reply:
    return Reply(_drawn(desk, None))


def _view(desk: Desk, rest: str) -> Reply:
    """The table as it was after a number of actions, with what the seat knew then."""
    count = desk.session.ply
    if not (rest.isascii() and rest.isdigit() and int(rest) <= count):
        return Reply([desk.say("no-number", word=rest, count=count)])
    title = desk.say("seen-at", ply=int(rest), count=count)
    return Reply([title, *_drawn(desk, int(rest))])


def _drawn(desk: Desk, ply: int | None) -> list[str]:
    return desk.session.drawn(desk.viewer, desk.colour, ply).splitlines()


def _hand(desk: Desk, _rest: str) -> Reply:
    if desk.viewer is None:
        return Reply([desk.say("no-hand")])
    session = desk.session
    return Reply([session.help.hand_text(session.view(desk.viewer), desk.viewer, session.language)])


def _log(desk: Desk, rest: str) -> Reply:
    """The last sentences, each with the number that `view` takes."""
    entries = [e for e in desk.session.log(desk.viewer) if e.ply or not e.is_partial]
    wanted = len(entries) if rest.lower() == "all" else LOG_LENGTH
    if rest.isascii() and rest.isdigit():
        wanted = int(rest)
    lines = [f"{entry.ply:>4}  {entry.text}" for entry in entries[-wanted:] if wanted]
    return Reply(lines or [desk.say("log-empty")])


def _forms(desk: Desk, rest: str) -> Reply:
    session = desk.session
    shown, words = session.view(desk.viewer), rest.lower().split()
    lines = session.help.form_lines(session.game, words, shown, desk.colour, session.language)
    return Reply(lines)


def _sheet(desk: Desk, _rest: str) -> Reply:
    return Reply(desk.session.help.sheet(desk.session.language))


def _rule(desk: Desk, rest: str) -> Reply:
    """A clause in words, with the reason if it is a ruling."""
    if not rest:
        return Reply([desk.say("no-rule", rule=desk.session.help.EXAMPLES["rule"])])
    clause = desk.session.spec.clauses().find(rest)
    language = desk.session.language
    lines = [f"{clause.id}  {clause.text[language]}"]
    if clause.is_ruling:
        lines.append(clause.reason[language])
    return Reply(lines)


def _save(desk: Desk, rest: str) -> Reply:
    if not rest:
        return Reply([desk.say("no-file", command="save")])
    save_as(Path(rest).expanduser(), desk.session.record)
    return Reply([desk.say("saved", file=rest)])


def _resume(desk: Desk, rest: str) -> Reply:
    if not rest:
        return Reply([desk.say("no-file", command="resume")])
    file = Path(rest).expanduser()
    session = Session.resumed(desk.session.game, read_record(file), desk.session.language)
    told = desk.say("resumed", file=rest, count=session.ply)
    return Reply([told], changed=True, session=session, file=file)


def _language(desk: Desk, rest: str) -> Reply:
    if rest.lower() not in LANGUAGES:
        return Reply([desk.say("no-language")])
    desk.session.language = rest.lower()
    return Reply([desk.say("language-now")], changed=True)


def _quit(_desk: Desk, _rest: str) -> Reply:
    return Reply(stop=True)


COMMANDS: Final[dict[str, Callable[[Desk, str], Reply]]] = {
    "help": _help,
    "legal": _legal,
    "undo": _undo,
    "why": _why,
    "hint": _hint,
    "board": _board,
    "view": _view,
    "hand": _hand,
    "log": _log,
    "forms": _forms,
    "sheet": _sheet,
    "rule": _rule,
    "save": _save,
    "resume": _resume,
    "language": _language,
    "quit": _quit,
}
ALIASES: Final = {"?": "help", "exit": "quit", "q": "quit", "u": "undo"}
