"""Texts for people: Fluent catalogues, one file per language, all with the same ids.

Fluent lets a message vary with number and gender within its own language file, and browsers can
read the same files.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from polis.core.texts.errors import PolisError, Translatable

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LONGEST: Final = 1000  # characters of an argument
LANGUAGES: Final = ("en", "fr", "de")

_VOWELS: Final = tuple("aeiouàâäéèêëîïôöùûü")


def _cut(arg: object) -> object:
    """Cut a text argument to the length that Fluent accepts."""
    return f"{arg[: LONGEST - 1]}…" if isinstance(arg, str) and len(arg) > LONGEST else arg


def in_all(texts: Mapping[str, str]) -> dict[str, str]:
    """Return a text in all languages: in those that it lacks, it stands in the first that it has."""
    first = next(iter(texts.values()))
    return {language: texts.get(language, first) for language in LANGUAGES}


def known_language(language: str) -> str:
    """Return a supported language; raises PolisError for any other."""
    if language not in LANGUAGES:
        raise PolisError(
            f"There is no language '{language}'; choose one of {', '.join(LANGUAGES)}."
        )
    return language


class Catalogue:
    """The messages of a package, from `text/LANGUAGE.ftl`; a file is read on first use.

    A package need not have every language: the first that it has stands for those that it lacks.
    """

    def __init__(self, package: str) -> None:
        """Take the name of the package; no file is read yet."""
        self.package = package
        self._bundles: dict[str, FluentBundle] = {}

    def text(self, message: str, language: str, /, **args: object) -> str:
        """Return a message in a language; text arguments are cut to a thousand characters.

        Raises PolisError for an unknown language, LookupError for an unknown message and ValueError
        for a missing argument; the last two are bugs, not user errors.
        """
        bundle = self._bundle(language)
        if not bundle.has_message(message):
            raise LookupError(f"no message '{message}' in {self.package} ({language})")
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"the message '{message}' in {self.package} ({language}) is empty")
        text, errors = bundle.format_pattern(
            pattern, {name: _cut(arg) for name, arg in args.items()}
        )
        if errors:
            raise ValueError(f"message '{message}' ({language}): {errors[0]}")
        return str(text)

    def message(self, message: str, /, **parts: object) -> "Message":
        """Return a message whose language is chosen later."""
        return Message(self.package, message, parts)

    def has(self, message: str, language: str) -> bool:
        """Whether there is a message; raises PolisError for an unknown language."""
        return bool(self._bundle(language).has_message(message))

    def section(self, prefix: str = "") -> "Section":
        """Return the messages whose ids begin with a prefix."""
        return Section(self, prefix)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that have a file, in the order of `LANGUAGES`."""
        return tuple(language for language in LANGUAGES if self._file(language).is_file())

    def source(self, language: str) -> str:
        """Return the Fluent source of a language, or of the first that there is."""
        path = self._file(language)
        if not path.is_file() and self.languages:
            path = self._file(self.languages[0])
        return path.read_text(encoding="utf-8")

    def _file(self, language: str) -> Traversable:
        return files(self.package).joinpath("text", f"{language}.ftl")

    def _bundle(self, language: str) -> "FluentBundle":
        """Return the messages of a language; the file is read once."""
        if known_language(language) not in self._bundles:
            self._bundles[language] = _read(language, self.source(language))
        return self._bundles[language]


class Section:
    """Messages of a catalogue, named by what follows the prefix of their ids."""

    def __init__(self, catalogue: Catalogue, prefix: str) -> None:
        """Take the catalogue and the prefix, which may be empty."""
        self._catalogue = catalogue
        self._prefix = prefix

    def text(self, message: str, language: str, /, **args: object) -> str:
        """Return a message in a language; raises the errors of `Catalogue.text`."""
        return self._catalogue.text(f"{self._prefix}{message}", language, **args)


@cache
def catalogue_of(package: str) -> Catalogue:
    """Return the catalogue of a package, cached."""
    return Catalogue(package)


def _de(name: Any) -> Any:
    """Return the name as `{ DE($name) }` in French: de Léa, d'Anna; names in h always take `de`."""
    text = str(name)
    return f"d\u2019{text}" if text.casefold().startswith(_VOWELS) else f"de {text}"


def _read(language: str, source: str) -> "FluentBundle":
    """Parse a Fluent file; without bidirectional isolation marks, which terminals would print."""
    # Only here: they take a fifth of the time in which a game is loaded.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415
    from fluent.syntax import ast  # noqa: PLC0415

    resource = FluentResource(source)
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    if junk:
        raise ValueError(
            f"{language}.ftl cannot be read near: {(junk[0].content or '').strip()[:80]}"
        )
    bundle = FluentBundle([language], use_isolating=False, functions={"DE": _de})
    bundle.add_resource(resource)
    return bundle


CORE: Final = "polis.core.texts"


@dataclass(frozen=True, slots=True)
class Message:
    """A message of a catalogue and its arguments.

    package: the package with the catalogue; id: the message's id in it; parts: its arguments by
    name; translatable arguments are translated first.
    """

    package: str
    id: str
    parts: Mapping[str, object] = field(default_factory=dict)

    def text(self, language: str) -> str:
        """Return the message in a language; raises the errors of `Catalogue.text`."""
        parts = {
            name: part.text(language) if isinstance(part, Translatable) else part
            for name, part in self.parts.items()
        }
        return catalogue_of(self.package).text(self.id, language, **parts)

    def __str__(self) -> str:
        """Return the message in English, for logs and programs."""
        return self.text("en")


core_message: Final = catalogue_of(CORE).message
"""Return a message of the catalogue that all games share."""
