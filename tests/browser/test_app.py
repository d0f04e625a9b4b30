"""Polis as an app: it opens offline, says what is missing, keeps what playing needs and nothing of a table."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from polis.server.loaded_game import content_of
from polis.server.settings import CLIENT
from tests.browser.conftest import Visitor
from tests.browser.playing import play_now
from tests.server.serving import served

WEIGHTS = {
    "arkadia": ("network.npz",),
    "archon": ("network.npz", "network-1.npz", "network-2.npz", "network-3.npz"),
}
MISSING = "There is no connection to the server."
AT_WORK = """() => navigator.serviceWorker.ready.then(({ active }) => new Promise((done) => {
    const look = () => active.state === 'activated' && done(true);
    active.addEventListener('statechange', look);
    look();
}))"""
KEPT = """async (count) => {
    for (let left = 400; ; left -= 1) {
        const all = await Promise.all((await caches.keys()).map(async (name) => {
            const kept = await (await caches.open(name)).keys();
            return kept.map(({ url }) => new URL(url).pathname);
        }));
        if (all.flat().length >= count || !left) return all.flat();
        await new Promise((go) => setTimeout(go, 100));
    }
}"""
BUILDS = "() => caches.keys()"
UPDATED = """async (build) => {
    const registration = await (await navigator.serviceWorker.getRegistration()).update();
    const isAtWork = async () => {
        const { installing, waiting, active } = registration;
        return !installing && !waiting && active.state === 'activated' && await caches.has(build);
    };
    while (!await isAtWork()) await new Promise((go) => setTimeout(go, 20));
}"""


def installed(visitor: Visitor, path: str = "/") -> Page:
    """A page with an active service worker."""
    page = visitor.open(path)
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => 0)")
    page.evaluate(AT_WORK)
    return page


def all_kept() -> set[str]:
    """The paths of all that playing needs."""
    files = {f"/{file.relative_to(CLIENT).as_posix()}" for file in (CLIENT / "assets").iterdir()}
    built = {name for name in files if not name.endswith((".br", ".gz"))}
    engines = {
        f"/engines/{game}/{content_of(game).engine_version}/{name}"
        for game, weights in WEIGHTS.items()
        for name in ("engine.json", "engine.wasm", *weights)
    }
    told = {f"/api/games/{game}{what}" for game in WEIGHTS for what in ("", "/box", "/lesson")}
    return built | engines | told | {"/", "/icon.svg", "/manifest.webmanifest", "/api/config"}


def test_the_app_opens_without_a_net_and_goes_on_when_it_is_back(visitor: Visitor) -> None:
    page = installed(visitor)
    visitor.context.set_offline(True)
    page.goto(visitor.address + "/")
    expect(page.get_by_text(MISSING)).to_be_visible()
    expect(page.get_by_role("heading", name="Polis")).to_be_visible()
    visitor.context.set_offline(False)
    expect(page.get_by_text(MISSING)).to_have_count(0)


def test_all_that_playing_needs_is_kept_in_time_and_nothing_of_a_table(visitor: Visitor) -> None:
    page = installed(visitor)
    play_now(page, "Arkadia")
    expect(page.locator("ul.cards button").first).to_be_visible()
    wanted = all_kept()
    assert set(page.evaluate(KEPT, len(wanted))) == wanted


@pytest.mark.long
def test_an_update_is_seen_at_once_and_replaces_what_was_kept(
    another: Callable[..., Visitor], tmp_path: Path
) -> None:
    client = tmp_path / "client"
    shutil.copytree(CLIENT, client)
    with served(str(tmp_path / "polis.sqlite3"), client=client) as address:
        visitor = another(at=address)
        page = installed(visitor)
        (old,) = (name for name in page.evaluate(BUILDS) if name.startswith("polis-"))
        replace(client, "index.html", "</head>", '<meta name="build" content="2" /></head>')
        new = f"polis-{'0' * 16} /"
        replace(client, "sw.js", old[6:-2], new[6:-2])
        page.goto(address + "/about")
        expect(page.locator('meta[name="build"]')).to_have_count(1)
        page.evaluate(UPDATED, new)
        visitor.context.set_offline(True)
        page.goto(address + "/")
        expect(page.locator('meta[name="build"]')).to_have_count(1)
        visitor.context.set_offline(False)


def replace(client: Path, name: str, old: str, new: str) -> None:
    """Change a file of a built client as another build would; its compressed forms go."""
    file = client / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    for ending in (".br", ".gz"):
        file.with_name(name + ending).unlink()


def test_the_manifest_names_icons_that_are_there(visitor: Visitor) -> None:
    page = visitor.open()
    link = page.locator('link[rel="manifest"]').get_attribute("href")
    assert link is not None
    answer = page.request.get(urljoin(page.url, link))
    manifest: dict[str, Any] = json.loads(answer.body())
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        shown = page.request.get(f"{visitor.address}/{icon['src']}")
        assert shown.headers["content-type"] == icon["type"]
