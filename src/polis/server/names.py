"""Names and addresses as people give them in settings: read as meant, or refused."""

import ipaddress
import re
from typing import Final
from urllib.parse import urlsplit

from polis.core.texts.errors import PolisError

NAME: Final = re.compile(r"\*|\.?[a-z0-9_-]+(\.[a-z0-9_-]+)*")
PORTS: Final = {"http": "80", "https": "443"}
YES: Final = ("1", "yes", "true", "on")
NO: Final = ("", "0", "no", "false", "off")


def host_name(given: str) -> str:
    """Return the name that browsers send for a name, also one with a scheme, a port, `*.` or an umlaut.

    `.NAME` stands for all names below it and `*` for any. Raises PolisError for what no browser sends.
    """
    text = given.strip()
    if is_number(text.strip("[]")):
        return text.strip("[]")
    try:
        found = urlsplit(text if "://" in text else f"//{text}").hostname or ""
        name = ".".join(map(_sent, found.rstrip(".").removeprefix("*.").split(".")))
    except ValueError:  # includes UnicodeError
        name = ""
    if text.rpartition("://")[2].startswith("*."):
        name = f".{name}"
    if not (NAME.fullmatch(name) or is_number(name)):
        raise PolisError(
            f"'{text}' is no name of a server; give one such as polis.example.org, .example.org for "
            "all names below it, or * for any."
        )
    return name


def _sent(label: str) -> str:
    return label if label.isascii() else label.encode("idna").decode("ascii")


def public_address(given: str) -> str:
    """Return the address under which people find the server, without a slash at its end; empty for none.

    Raises PolisError for what is no such address.
    """
    text = given.strip()
    if not text:
        return ""
    try:
        parts = urlsplit(text)
        port = "" if parts.port in (None, int(PORTS.get(parts.scheme, "0"))) else f":{parts.port}"
        name = host_name(parts.hostname or "?")
    except (ValueError, PolisError):
        name = port = ""
    is_more = parts.username or parts.query or parts.fragment if name else True
    if is_more or parts.scheme not in PORTS or name.startswith((".", "*")):
        raise PolisError(
            f"POLIS_PUBLIC_URL: '{text}' is no address such as https://polis.example.org or "
            "https://example.org:8443/games/polis."
        )
    shown = f"[{name}]" if ":" in name else name
    return f"{parts.scheme}://{shown}{port}{parts.path.rstrip('/')}"


def is_same_origin(origin: str, host: str, public: str) -> bool:
    """Whether an `Origin` is that of a request's `Host`, or of the public address.

    A proxy may leave the usual port out of one and not of the other.
    """
    scheme, _, name = origin.lower().partition("://")
    usual = ":" + PORTS.get(scheme, "")
    is_host = name.removesuffix(usual) == host.lower().removesuffix(usual)
    return is_host or origin.lower() == "/".join(public.lower().split("/")[:3])


def is_on(variable: str, text: str) -> bool:
    """Whether a variable of the environment switches something on; raises PolisError if it is unclear."""
    if text.strip().lower() not in YES + NO:
        raise PolisError(f"{variable}: '{text}' is neither 1 nor 0.")
    return text.strip().lower() in YES


def is_number(name: str) -> bool:
    """Whether a name is a numeric address, which only its owner can have."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def unwrapped(address: str) -> str:
    """Return an IPv4 address as such; where a server listens with IPv6, it comes as `::ffff:10.0.0.1`."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    mapped = ip.ipv4_mapped if ip.version == 6 else None
    return address if mapped is None else str(mapped)
