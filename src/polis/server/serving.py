"""Serving until the process receives a signal to stop."""

import contextlib
import errno
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from functools import partial
from types import FrameType
from typing import Final

import structlog
import uvicorn

from polis.core.texts.errors import PolisError
from polis.server.app import new_app
from polis.server.connections import Socket, timed_connection
from polis.server.outward.reached import reached
from polis.server.settings import Settings
from polis.server.storage.store import Store

# A thread that commits waits for the GIL after each statement: with the default of 5 ms a commit
# would take many times that while other tables are busy.
SWITCH_SECONDS: Final = 0.0001
NEW_OBJECTS: Final = 50_000  # between two collections of garbage; a move makes few cycles
GRACE_SECONDS: Final = 3
NEVER_SECONDS: Final = 86_400  # a connection has a time limit of its own
END_SECONDS: Final = 8.0
MOST_BYTES: Final = 1 << 20  # a longer message closes the socket

END_SIGNALS: Final[list[signal.Signals]] = [signal.SIGINT, signal.SIGTERM]
if sys.platform == "win32":  # sent by Ctrl-Break and a closing console, instead of SIGTERM
    END_SIGNALS.append(signal.SIGBREAK)

# A port released a moment ago may be reused, but not one on which another process listens. On
# Windows SO_REUSEADDR would instead allow two servers on one port.
if sys.platform == "win32":
    ALONE: Final = socket.SO_EXCLUSIVEADDRUSE
else:
    ALONE: Final = socket.SO_REUSEADDR


class Server(uvicorn.Server):
    """Uvicorn with a callback at its start and without tracebacks at its end."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        """Take the configuration; started: called when the server accepts connections."""
        super().__init__(config)
        self._on_start = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept connections."""
        await super().startup(sockets)
        if not self.should_exit:
            self._on_start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; what still hangs after a while (a thread, a request) is abandoned.

        A second Ctrl-C ends the process at once. Nothing acknowledged can be lost, as it is in the database.
        """
        if self.should_exit:
            if sig == signal.SIGINT:
                os._exit(0)
            return
        hard = threading.Timer(END_SECONDS, os._exit, (0,))
        hard.daemon = True
        hard.start()
        super().handle_exit(sig, frame)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on Ctrl-C and other signals; only in the main thread.

        Once stopped, no signal cuts short what is left to do.
        """
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in END_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, signal.SIG_IGN if self.should_exit else handler)


def serve(
    settings: Settings, host: str, port: int, started: Callable[[str], None], opens: bool = False
) -> None:
    """Serve until stopped; raises PolisError if the address or the database is unavailable.

    started: called with the URL once it answers; opens: whether to open it in the browser.
    """
    with listening(host, port) as listener:
        address = address_of(listener, host)

        def on_start() -> None:
            gc.freeze()  # what the start has made lives as long as the process
            gc.set_threshold(NEW_OBJECTS)
            started(address)
            if settings.notices.address:
                in_background(partial(_check_reached, settings.notices.address))
            if opens:
                in_background(partial(_open_browser, address))

        sys.setswitchinterval(SWITCH_SECONDS)
        port = listener.getsockname()[1]
        with contextlib.closing(Store(settings.database, serves=True, port=port)) as store:
            Server(configuration(settings, store), on_start).run(sockets=[listener])


def in_background(work: Callable[[], None]) -> None:
    """Do something that may take any time, without holding up the server or its end."""
    threading.Thread(target=work, daemon=True).start()


def _check_reached(address: str) -> None:
    """Log what a browser would find wrong at the public address."""
    for one in reached(address):
        if one.problem is not None:
            structlog.get_logger().warning("public address", tried=one.tried, problem=one.problem)


def _open_browser(address: str) -> None:
    """Open the browser, which may run in the foreground until it is closed; log if there is none."""
    with contextlib.suppress(webbrowser.Error):
        if webbrowser.open(address):
            return
    structlog.get_logger().warning("no browser opened", address=address)


def configuration(settings: Settings, store: Store) -> uvicorn.Config:
    """Return the configuration of uvicorn."""
    return uvicorn.Config(
        new_app(settings, store),
        log_config=None,
        access_log=False,
        http=timed_connection(settings.limits),
        forwarded_allow_ips=list(settings.proxies),
        ws=Socket,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=NEVER_SECONDS,
        server_header=False,
    )


def listening(host: str, port: int) -> socket.socket:
    """Return a socket bound to an address; raises PolisError."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as error:
        raise PolisError(_why_not(error, host, port)) from None
    family, kind, protocol, _, address = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, ALONE, 1)
        listener.bind(address)
    except OSError as error:
        listener.close()
        raise PolisError(_why_not(error, host, port)) from None
    listener.set_inheritable(True)
    return listener


def _why_not(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"Port {port} on {host} is taken, perhaps by another Polis; "
            "stop it or choose another with --port."
        )
    return f"{host}:{port} cannot be listened at: {error.strerror}."


def address_of(listener: socket.socket, host: str) -> str:
    """Return the URL for a browser."""
    shown = f"[{host}]" if ":" in host else host
    shown = "127.0.0.1" if shown in ("0.0.0.0", "[::]") else shown  # noqa: S104 - only shown
    return f"http://{shown}:{listener.getsockname()[1]}/"
