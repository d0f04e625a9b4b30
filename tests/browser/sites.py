"""Sites of files, as `polis static` writes them, on a host that knows no Polis."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from polis.cli import run

PATH = "/club/polis/"


class Quiet(SimpleHTTPRequestHandler):
    """Python's plain server of files, which notes what it does not have."""

    missed: list[str]

    def __init__(self, *args: Any, missed: list[str], **more: Any) -> None:
        self.missed = missed
        super().__init__(*args, **more)

    def log_message(self, *_: Any) -> None:
        pass

    def send_error(self, code: int, *args: Any, **more: Any) -> None:
        self.missed.append(f"{code} {self.command} {self.path}")
        super().send_error(code, *args, **more)


def site_in(host: Path) -> Path:
    """A new site in the folder of a host, at this path."""
    folder = host.joinpath(*PATH.strip("/").split("/"))
    assert run(["static", str(folder)]) == 0
    return folder


@contextmanager
def hosted(site: Path, missed: list[str]) -> Iterator[str]:
    """The address of a site, until its host is gone; missed: takes the requests for what there is not."""
    handler = partial(Quiet, missed=missed, directory=str(site.parents[1]))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}{PATH}"
        server.shutdown()
        thread.join()


def files_to_keep(site: Path) -> set[str]:
    """The paths of all that a browser keeps of a site."""
    wanted = {PATH, f"{PATH}icon.svg", f"{PATH}manifest.webmanifest"}
    for part in ("api", "assets", "engines"):
        files = [file for file in (site / part).rglob("*.*") if file.suffix != ".toml"]
        wanted |= {f"{PATH}{file.relative_to(site)}" for file in files if file.is_file()}
    return wanted
