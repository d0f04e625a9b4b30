"""Commands that can be typed besides actions; each returns the lines to show and writes nothing."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import wrap
from typing import Final

from polis.core.records.record_file import read_record
from polis.core.texts.catalogue import LANGUAGES
from polis.core.texts.errors import IllegalAction, NotationError, PolisError
from polis.terminal import text
from polis.terminal.saving import named_file, save_as
from polis.terminal.session import Session

WIDTH: Final = 79
LOG_LENGTH: Final = 20


@dataclass(frozen=True, slots=True)
class Context:
    """The session, the seat that types (None: a spectator), and whether lines may have colours."""

    session: Session
    viewer: int | None
    colour: bool

    def say(self, message: str, **args: object) -> str:
        """Return a message in the language of the session."""
        return text(message, self.session.language, **args)


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to a line.

    lines: to show; changed: whether the game or its display has changed; stop: whether the program
    ends; session: another game with which to continue; file: from which it was read.
    """

    lines: Sequence[str] = field(default=())
    changed: bool = False
    stop: bool = False
    session: Session | None = None
    file: Path | None = None


def answer(context: Context, line: str) -> Reply:
    """Execute a line: a command if its first word is one, otherwise actions.

    Errors are part of the reply; nothing has changed then.
    """
    word, _, rest = line.strip().partition(" ")
    name = ALIASES.get(word.lower(), word.lower())
    try:
        if name in COMMANDS:
            return COMMANDS[name](context, rest.strip())
        context.session.play(line)
    except NotationError as error:
        return Reply([context.say("no-such-command", reason=error.text(context.session.language))])
    except IllegalAction as error:
        return Reply([error.text(context.session.language)])
    except PolisError as error:
        return Reply([_sentence(error.text(context.session.language))])
    return Reply(changed=True)


def _sentence(words: str) -> str:
    """Return words with a capital letter and a full stop."""
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!", "?")) else ".")


def _help(context: Context, _rest: str) -> Reply:
    terminal_help = context.session.help
    forms = terminal_help.forms_help(context.session.language)
    return Reply(context.say("help", forms=forms, **terminal_help.EXAMPLES).splitlines())


def _legal(context: Context, rest: str) -> Reply:
    """List the legal actions that begin with the words, in columns."""
    texts = context.session.legal_texts()
    wanted = " ".join(rest.lower().split())
    found = [name for name in texts if name.startswith(wanted)]
    if not found:
        return Reply([context.say("no-legal", filter=wanted, count=len(texts))])
    return Reply([context.say("legal-count", count=len(found)), *in_columns(found)])


def in_columns(names: Sequence[str]) -> list[str]:
    """Return lines of names in columns, at most 79 characters wide."""
    width = max(map(len, names)) + 2
    columns = max(1, WIDTH // width)
    return [
        "".join(f"{name:<{width}}" for name in names[start : start + columns]).rstrip()
        for start in range(0, len(names), columns)
    ]


def _undo(context: Context, rest: str) -> Reply:
    """Take back one action, or with `all` everything of this turn that can be taken back."""
    undone = [context.session.undo()]
    while rest.lower() == "all":
        try:
            undone.insert(0, context.session.undo())
        except PolisError:
            break
    return Reply([context.say("undone", action=" ".join(undone))], changed=True)


def _why(context: Context, rest: str) -> Reply:
    if not rest:
        return Reply([context.say("no-action", example=context.session.legal_texts()[0])])
    action, reason = context.session.why(rest)
    if reason is None:
        return Reply([context.say("allowed", action=action)])
    return Reply([context.say("not-allowed", action=action, reason=reason)])


def _hint(context: Context, _rest: str) -> Reply:
    return Reply(context.session.hint())


def _board(context: Context, _rest: str) -> Reply:
    return Reply(_drawn(context, None))


def _view(context: Context, rest: str) -> Reply:
    """Draw the table after a number of actions, with what the seat knew then."""
    count = context.session.ply
    if not (rest.isascii() and rest.isdigit() and int(rest) <= count):
        return Reply([context.say("no-number", word=rest, count=count)])
    title = context.say("seen-at", ply=int(rest), count=count)
    return Reply([title, *_drawn(context, int(rest))])


def _drawn(context: Context, ply: int | None) -> list[str]:
    return context.session.drawn(context.viewer, context.colour, ply).splitlines()


def _hand(context: Context, _rest: str) -> Reply:
    if context.viewer is None:
        return Reply([context.say("no-hand")])
    session = context.session
    return Reply(
        [session.help.hand_text(session.view(context.viewer), context.viewer, session.language)]
    )


def _ask(context: Context, rest: str) -> Reply:
    """Answer a question about the position in sentences; without one, list what can be asked."""
    session = context.session
    about = session.spec.answers()
    if rest:
        shown = session.view(context.viewer)
        answer = about.answer(rest, session.game, shown, context.viewer, session.language)
        return Reply([line for sentence in answer for line in wrap(sentence, WIDTH)])
    offers = about.offers(session.language)
    return Reply([f"{name:<12} {label}" for name, label in offers.items()])


def _log(context: Context, rest: str) -> Reply:
    """List the last events, each with the number that `view` takes."""
    entries = [e for e in context.session.log(context.viewer) if e.ply or not e.is_partial]
    wanted = len(entries) if rest.lower() == "all" else LOG_LENGTH
    if rest.isascii() and rest.isdigit():
        wanted = int(rest)
    lines = [f"{entry.ply:>4}  {entry.text}" for entry in entries[-wanted:] if wanted]
    return Reply(lines or [context.say("log-empty")])


def _forms(context: Context, rest: str) -> Reply:
    session = context.session
    shown, words = session.view(context.viewer), rest.lower().split()
    lines = session.help.form_lines(session.game, words, shown, context.colour, session.language)
    return Reply(lines)


def _sheet(context: Context, _rest: str) -> Reply:
    return Reply(context.session.help.sheet(context.session.language))


def _rule(context: Context, rest: str) -> Reply:
    """Show a clause, with the reason if it is a ruling."""
    if not rest:
        return Reply([context.say("no-rule", rule=context.session.help.EXAMPLES["rule"])])
    clause = context.session.spec.clauses().find(rest)
    language = context.session.language
    lines = [f"{clause.id}  {clause.text[language]}"]
    if clause.is_ruling:
        lines.append(clause.reason[language])
    return Reply(lines)


def _save(context: Context, rest: str) -> Reply:
    if not rest:
        return Reply([context.say("no-file", command="save")])
    save_as(named_file(rest), context.session.record)
    return Reply([context.say("saved", file=rest)])


def _resume(context: Context, rest: str) -> Reply:
    if not rest:
        return Reply([context.say("no-file", command="resume")])
    file = named_file(rest)
    session = Session.resumed(context.session.game, read_record(file), context.session.language)
    line = context.say("resumed", file=rest, count=session.ply)
    return Reply([line], changed=True, session=session, file=file)


def _language(context: Context, rest: str) -> Reply:
    if rest.lower() not in LANGUAGES:
        return Reply([context.say("no-language")])
    context.session.language = rest.lower()
    return Reply([context.say("language-now")], changed=True)


def _quit(_context: Context, _rest: str) -> Reply:
    return Reply(stop=True)


COMMANDS: Final[dict[str, Callable[[Context, str], Reply]]] = {
    "help": _help,
    "legal": _legal,
    "undo": _undo,
    "why": _why,
    "hint": _hint,
    "board": _board,
    "view": _view,
    "hand": _hand,
    "ask": _ask,
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
