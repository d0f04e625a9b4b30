"""Behind nginx and Caddy exactly as the manual has them: another port, a path, a password, two people."""

import base64
import os
import re
import ssl
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.test_friends import begun, turn
from tests.needed import program
from tests.server.serving import free_port, process

MANUAL: Final = Path(__file__).parents[2] / "docs" / "howto" / "host.md"
ADA: Final = {"username": "ada", "password": "lovelace"}
NGINX: Final = """\
{user}daemon off; worker_processes 1; pid {folder}/pid; error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/f;
    uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    server {{ listen 127.0.0.1:{port}; {recipe} }}
}}
"""


def recipe(language: str, mark: str) -> str:
    """The one block of the manual in this language that has a mark."""
    blocks = re.findall(rf"```{language}\n(.*?)```", MANUAL.read_text("utf-8"), re.DOTALL)
    (found,) = (block for block in blocks if mark in block)
    return str(found)


def nginx(folder: Path, port: int, backend: str, mark: str) -> list[str]:
    """The command that runs nginx with a recipe."""
    found = program("nginx", "Debian: sudo apt install nginx")
    text = recipe("nginx", mark).replace("http://127.0.0.1:8117", backend)
    text = text.replace("/etc/nginx/polis.htpasswd", f"{folder}/htpasswd")
    (folder / "htpasswd").write_text(f"{ADA['username']}:{{PLAIN}}{ADA['password']}\n")
    user = "user root; " if os.geteuid() == 0 else ""  # or its workers could not read the folder
    (folder / "conf").write_text(NGINX.format(user=user, folder=folder, port=port, recipe=text))
    return [found, "-c", f"{folder}/conf", "-p", str(folder), "-e", "stderr"]


def nginx_with_tls(folder: Path, port: int, backend: str, mark: str) -> list[str]:
    """The command that runs nginx with the recipe for HTTPS, and a certificate of our own."""
    inner = recipe("nginx", "location / {").replace("http://127.0.0.1:8117", backend)
    (folder / "polis.conf").write_text(inner)
    certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",  # noqa: S607
         "/CN=polis.example.org", "-keyout", str(key), "-out", str(certificate)],
        check=True, capture_output=True,
    )  # fmt: skip
    text = recipe("nginx", mark).replace("/etc/letsencrypt/live/polis.example.org", str(folder))
    text = text.replace("/etc/nginx/polis.conf", f"{folder}/polis.conf")
    text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    command = nginx(folder, port, backend, "location / {")
    conf = (folder / "conf").read_text()
    start = conf.index("server {")
    (folder / "conf").write_text(conf[:start] + text + "}\n")
    return command


def caddy(folder: Path, port: int, backend: str, mark: str) -> list[str]:
    """The command that runs Caddy with a recipe."""
    found = program("caddy", "Debian: sudo apt install caddy")
    made = subprocess.run(
        [found, "hash-password", "--plaintext", ADA["password"]],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    text = recipe("caddy", mark).replace("127.0.0.1:8117", backend.removeprefix("http://"))
    text = re.sub(r"^\S*example.org", f"http://127.0.0.1:{port}", text, count=1)
    text = text.replace("HASH", made.stdout.strip())
    options = "{\n    admin off\n    auto_https off\n}\n"
    (folder / "Caddyfile").write_text(options + text)
    return [found, "run", "--config", f"{folder}/Caddyfile", "--adapter", "caddyfile"]


@contextmanager
def behind(
    command: Callable[[Path, int, str, str], list[str]],
    mark: str,
    folder: Path,
    path: str,
    scheme: str = "http",
) -> Iterator[str]:
    """A server behind a proxy; the address of the proxy."""
    folder.mkdir()
    port = free_port()
    address = f"{scheme}://127.0.0.1:{port}{path}"
    environment = {**os.environ, "POLIS_PUBLIC_URL": address}
    with process(str(folder / "our games äöü.sqlite3"), environment=environment) as server:
        proxy = subprocess.Popen(
            command(folder, port, server.address, mark),
            env={**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)},
        )
        try:
            until_answered(proxy, address)
            yield address
        finally:
            proxy.terminate()
            proxy.wait(60)


def unchecked() -> ssl.SSLContext:
    """TLS with whatever certificate."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def until_answered(proxy: "subprocess.Popen[bytes]", address: str) -> None:
    """Wait for the proxy."""
    secret = base64.b64encode(":".join(ADA.values()).encode()).decode()
    asked = urllib.request.Request(f"{address}/health")  # noqa: S310 - our own
    asked.add_header("Authorization", f"Basic {secret}")
    while proxy.poll() is None:
        try:
            with urllib.request.urlopen(asked, timeout=60, context=unchecked()) as answer:  # noqa: S310 - our own
                assert answer.status == 200
                return
        except urllib.error.HTTPError:
            raise
        except OSError:
            time.sleep(0.1)
    pytest.fail("the proxy has ended")


WAYS = [
    pytest.param(nginx, "location / {", "", id="nginx"),
    pytest.param(nginx, "location /games", "/games/polis", id="nginx-path-password"),
    pytest.param(nginx_with_tls, "ssl_certificate", "", id="nginx-tls"),
    pytest.param(caddy, "polis.example.org {", "", id="caddy"),
    pytest.param(caddy, "handle_path", "/games/polis", id="caddy-path-password"),
]


@pytest.mark.long
@pytest.mark.parametrize(("command", "mark", "path"), WAYS)
def test_two_people_play_behind_a_proxy(
    command: Callable[[Path, int, str, str], list[str]],
    mark: str,
    path: str,
    another: Callable[..., Visitor],
    tmp_path: Path,
) -> None:
    scheme = "https" if command is nginx_with_tls else "http"
    with behind(command, mark, tmp_path / "polis", path, scheme) as address:
        more: dict[str, Any] = {"http_credentials": ADA} if path else {"ignore_https_errors": True}
        host, guest = another(address, **more), another(address, **more)
        first, second = begun(host, guest)
        assert first.url.startswith(f"{address}/table/")
        turn(first)
        expect(second.get_by_role("region", name="Board of")).to_be_visible()
        first.reload()
        expect(first.get_by_role("region", name="Board of")).to_be_visible()
        for page in ("/mine", "/rules/arkadia", "/table/none.", "/settings"):
            host.open(page)
