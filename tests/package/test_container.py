"""The files that help to host, tried in a clean Debian: the container's steps, and what checks the rest.

No image is fetched: the steps are taken from the Containerfile and run in a root made by debootstrap.
"""

import shutil
from contextlib import ExitStack
from pathlib import Path

import pytest
import yaml

from tests.package.clean_root import Root, built_in, debian
from tests.package.containerfile import Stage, stages
from tests.package.installing import ROOT, run
from tests.package.playing import plays_a_game
from tests.server.databases import new_postgres, postgres_server
from tests.server.player import ME, RANDOM, Player, http, make
from tests.server.serving import process

pytestmark = pytest.mark.long

DEPLOY = ROOT / "deploy"
CONTAINERFILE = DEPLOY / "Containerfile"


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Debian that every stage begins with."""
    (release,) = {stage.image.partition("@")[0] for stage in stages(CONTAINERFILE)}
    assert release.startswith("docker.io/library/debian:")
    assert release.endswith("-slim")
    name = release.rpartition(":")[2].removesuffix("-slim")
    return debian(tmp_path_factory.mktemp("debian") / "root", name)


@pytest.fixture(scope="module")
def image(base: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Root, Stage]:
    return built_in(base, CONTAINERFILE, tmp_path_factory.mktemp("image"))


def new_volume(root: Root, stage: Stage, folder: Path) -> Path:
    """A new volume: like the folder in the image, and of the same user."""
    volume = root.folder / stage.last("VOLUME").as_list()[0].lstrip("/")
    kept = Path(shutil.copytree(volume, folder / "volume"))
    shutil.chown(kept, volume.stat().st_uid, volume.stat().st_gid)
    return kept


def test_the_container_serves_from_a_read_only_root(
    image: tuple[Root, Stage], tmp_path: Path, seed: int
) -> None:
    root, stage = image
    assert root.user != "root"
    kept = new_volume(root, stage, tmp_path)
    with pytest.raises(AssertionError, match="Read-only file system"):
        run(root.command(["touch", "/opt/polis/touched"], kept))

    entry = stage.last("ENTRYPOINT").as_list()
    serve, *options = stage.last("CMD").as_list()
    assert serve == "serve"
    with process(
        "/var/lib/polis/polis.sqlite3",
        *options,
        command=root.command(entry, kept),
    ) as server:
        port = server.address.rpartition(":")[2]
        check = [word.replace("8117", port) for word in stage.last("HEALTHCHECK").as_list()]
        run(root.command(check, kept))
        assert http(server.address, "GET", "/").status == 200
        plays_a_game(server.address, "arkadia", "random", seed)
        assert server.stop() == 0
    assert (kept / "polis.sqlite3").stat().st_uid == kept.stat().st_uid > 0
    with pytest.raises(AssertionError, match="Connection refused"):
        run(root.command(check, kept))


def test_two_servers_share_a_database(image: tuple[Root, Stage], tmp_path: Path, seed: int) -> None:
    root, stage = image
    kept = new_volume(root, stage, tmp_path)
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    entry = root.command(stage.last("ENTRYPOINT").as_list(), kept)
    with ExitStack() as started:
        server = started.enter_context(postgres_server())
        database = started.enter_context(new_postgres(server))
        addresses = []
        for name in ("server-1", "server-2"):
            verb, *options = services[name]["command"]
            assert verb == "serve"
            one = started.enter_context(process(database, *options, command=entry))
            addresses.append(one.address)
        made = make(addresses[0], [ME, RANDOM])
        with Player(made._replace(address=addresses[1])) as there:
            there.begun()
        plays_a_game(addresses[1], "archon", "random", seed)


def test_compose_caddy_and_systemd_understand_their_files(base: Path, tmp_path: Path) -> None:
    root = Root(base, tmp_path / "root")
    root.run("apt-get", "update")
    root.run("apt-get", "install", "--yes", "--no-install-recommends", "caddy", "docker-compose", "systemd")  # fmt: skip
    shutil.copytree(DEPLOY, root.folder / "srv" / "deploy")
    example = (DEPLOY / "env.example").read_text("utf-8")
    filled = example.replace("PASSWORD=\n", "PASSWORD=a&b c$$d\n")
    (root.folder / "srv" / "deploy" / ".env").write_text(filled, "utf-8")
    told = root.run("docker-compose", "--file", "/srv/deploy/compose.yaml", "config")
    assert "PGPASSWORD: a&b c$$" in told

    root.variables["POLIS_NAME"] = "polis.example.org"
    caddyfile = "/srv/deploy/Caddyfile"
    root.run("caddy", "validate", "--adapter", "caddyfile", "--config", caddyfile)

    command = root.folder / "opt" / "polis" / "bin" / "polis"
    command.parent.mkdir(parents=True)
    shutil.copy(root.folder / "usr" / "bin" / "true", command)
    units = [f"/srv/deploy/{path.name}" for path in sorted(DEPLOY.glob("*.service"))]
    assert units
    root.run("systemd-analyze", "verify", "--man=no", *units)
    for unit in units:  # 0: nothing is allowed to it, 100: everything
        root.run("systemd-analyze", "security", "--offline=true", "--threshold=20", unit)
