"""The contents of deploy/ match the program: its commands, options, variables and addresses."""

import ipaddress
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from polis.cli import app
from polis.cli.serve import EPILOG
from tests.package.containerfile import ignores, stages
from tests.package.installing import ROOT

DEPLOY = ROOT / "deploy"
CONTAINERFILE = DEPLOY / "Containerfile"
UNITS = sorted(DEPLOY.glob("*.service"))
VARIABLE = re.compile(r"POLIS_[A-Z_]+")
OWN = re.compile(r"^(POLIS_[A-Z_]+)=", re.MULTILINE)


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))


def calls() -> Iterator[tuple[str, list[str]]]:
    """Where Polis is called, and with which words."""
    image = stages(CONTAINERFILE)[-1]
    assert image.last("ENTRYPOINT").as_list() == ["polis"]
    yield "Containerfile", image.last("CMD").as_list()
    for name, service in compose()["services"].items():
        if service["image"] == "polis":
            yield name, service["command"]
    for unit in UNITS:
        (start,) = re.findall(r"^ExecStart=/opt/polis/bin/polis (.*)$", unit.read_text(), re.M)
        yield unit.name, start.split()


@pytest.mark.parametrize(("words"), [pytest.param(words, id=name) for name, words in calls()])
def test_the_command_takes_these_words(words: list[str]) -> None:
    commands: Any = typer.main.get_command(app)
    command = commands.commands[words[0]]
    assert command.make_context(words[0], words[1:]).params


def test_servers_are_started_everywhere() -> None:
    started = [words[0] for _, words in calls()]
    assert sorted(started) == ["serve", "serve", "serve", "serve"]


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_its_variables_are_those_of_the_program(path: Path) -> None:
    reference = (ROOT / "docs" / "reference" / "commands.md").read_text("utf-8")
    known = {*VARIABLE.findall(EPILOG), *VARIABLE.findall(reference)}
    known |= set(OWN.findall((DEPLOY / "env.example").read_text("utf-8")))
    assert set(VARIABLE.findall(path.read_text("utf-8"))) - {"POLIS_"} <= known


def test_the_database_has_a_network_of_its_own_and_everything_a_limit() -> None:
    file = compose()
    assert file["services"]["database"]["networks"] == ["database"]
    assert file["networks"]["database"] == {"internal": True}
    assert "networks" not in file["services"]["proxy"]
    for name, service in file["services"].items():
        assert {"mem_limit", "pids_limit"} <= set(service), name
        assert "no-new-privileges:true" in service["security_opt"], name
        assert "database" in service.get("networks", ()) or name == "proxy"
    unit = (DEPLOY / "polis.service").read_text("utf-8")
    assert {"MemoryMax", "TasksMax"} <= set(re.findall(r"^(\w+)=", unit, re.M))


def test_the_proxy_is_where_it_is_believed() -> None:
    file = compose()
    (network,) = file["networks"]["default"]["ipam"]["config"]
    believed = file["services"]["server-1"]["environment"]["POLIS_PROXIES"]
    assert ipaddress.ip_network(network["subnet"]) == ipaddress.ip_network(believed)
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    servers = [name for name in file["services"] if name.startswith("server-")]
    port = stages(CONTAINERFILE)[-1].last("EXPOSE").text
    assert re.findall(r"reverse_proxy (.*) \{", caddy) == [
        " ".join(f"{name}:{port}" for name in servers)
    ]


def test_only_the_proxy_can_be_reached_from_outside_and_polis_writes_its_volume_alone() -> None:
    services = compose()["services"]
    assert [name for name, one in services.items() if "ports" in one] == ["proxy"]
    place = stages(CONTAINERFILE)[-1].last("VOLUME").as_list()[0]
    for one in services.values():
        if one["image"] == "polis":
            assert one["read_only"] is True
            assert one["volumes"] == [f"polis:{place}"]
            assert one["cap_drop"] == ["ALL"]


@pytest.mark.parametrize(
    ("name", "is_left_out"),
    [
        ("src/polis/__init__.py", False),
        ("web/package-lock.json", False),
        ("requirements/base.lock", False),
        ("tests/conftest.py", True),
        ("web/node_modules/vite/package.json", True),
        ("src/polis/core/__pycache__/kernel.pyc", True),
        (".git/config", True),
        ("deploy/.env", True),
        ("src/polis/engines/built/arkadia/engine.json", True),
    ],
)
def test_the_build_is_given_only_what_it_needs(name: str, is_left_out: bool) -> None:
    ignored = CONTAINERFILE.with_name(f"{CONTAINERFILE.name}.dockerignore")
    assert ignores(ignored, name) is is_left_out
