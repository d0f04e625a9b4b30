"""Every catalogue says the same in every language, and nothing in it is left over."""

from pathlib import Path

import pytest

import polis
from polis.core.texts.catalogue import LANGUAGES
from tests.catalogues import messages, public, section, variables

ROOT = Path(polis.__file__).parent
FOLDERS = sorted(file.parent.parent for file in ROOT.rglob("text/en.ftl"))
PACKAGES = [".".join(folder.relative_to(ROOT.parent).parts) for folder in FOLDERS]
OTHERS = [language for language in LANGUAGES if language != "en"]


def told_by_python(package: str) -> set[str]:
    """The messages that Python asks for; the browser gives more arguments than English needs."""
    if not package.startswith("polis.games."):
        return public(package, "en")
    return set[str]().union(
        *(section(package, "en", name) for name in ("rules", "answers", "terminal"))
    )


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_each_language_has_the_same_messages_with_the_same_variables(
    package: str, language: str
) -> None:
    assert public(package, language) == public(package, "en")
    for message in told_by_python(package):
        asked = variables(package, language, message)
        assert asked == variables(package, "en", message), message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_building_block_is_used_in_its_own_language(package: str, language: str) -> None:
    found = messages(package, language)
    blocks = set(found) - public(package, language)
    spoken_of = set[str]().union(*(references.messages for references in found.values()))
    assert blocks <= spoken_of <= set(found)
