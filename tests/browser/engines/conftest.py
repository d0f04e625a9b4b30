"""Firefox ESR and WebKitGTK, started where they are installed."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.browser.conftest import DESKTOP, HASTE
from tests.browser.engines.engine import Driver, Engine
from tests.browser.engines.firefox import Firefox
from tests.browser.engines.webkit import WebKit


class Kind(NamedTuple):
    """A browser: its driver, the programs it needs, and their Debian packages."""

    driver: type[Firefox] | type[WebKit]
    programs: tuple[str, ...]
    packages: str


KINDS = {
    "firefox": Kind(Firefox, ("firefox-esr",), "firefox-esr"),
    "webkit": Kind(WebKit, ("WebKitWebDriver", "Xvfb"), "webkit2gtk-driver xvfb"),
}


def missing(kind: str) -> str:
    """A sentence that says what to install for this browser; empty if it is installed."""
    _, programs, packages = KINDS[kind]
    absent = [program for program in programs if shutil.which(program) is None]
    if not absent:
        return ""
    return f"There is no {absent[0]} on this machine; install it (Debian: apt install {packages})."


@pytest.fixture(params=KINDS)
def driver(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Driver]:
    """A browser that is ended afterwards: by day, or by night if the test asks with `dark`."""
    if lacking := missing(request.param):
        pytest.skip(lacking)
    dark = request.node.get_closest_marker("parametrize") is not None and bool(
        request.node.callspec.params.get("dark")
    )
    kind = KINDS[request.param]
    one = kind.driver(shutil.which(kind.programs[0]) or "", tmp_path, dark)
    yield one
    one.close()


@pytest.fixture
def engine(driver: Driver, fixed: str) -> Iterator[Engine]:
    """A window at a desk, at a server that always deals the same, and no fault on any page."""
    one = Engine(driver, fixed)
    one.begin(f"() => {HASTE}")
    driver.resize(DESKTOP["width"], DESKTOP["height"])
    yield one
    assert one.faults() == []
