"""Web Push: message encryption (RFC 8291) and identification of the server (RFC 8292)."""

import base64
import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from polis.core.texts.errors import PolisError
from polis.server.names import is_on, public_address
from polis.server.settings import CONTACT, NoticeSettings

CURVE: Final = ec.SECP256R1()
RECORD_BYTES: Final = 4096
POINT_BYTES: Final = 65
SECRET_BYTES: Final = 16
TOKEN_SECONDS: Final = 12 * 3600
LIFE_SECONDS: Final = 24 * 3600  # how long a push service stores a message


class Vapid:
    """The private key that identifies this server to push services."""

    def __init__(self, pem: str) -> None:
        """Take a private key; raises PolisError if it is invalid."""
        try:
            key = serialization.load_pem_private_key(pem.encode(), None)
        except (ValueError, TypeError, UnsupportedAlgorithm):
            key = None
        if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != CURVE.name:
            raise PolisError("The key for Web Push is not a private key of the curve P-256 in PEM.")
        self._key = key
        self.public = encoded(point_of(key.public_key()))

    def headers(self, origin: str, contact: str, topic: str) -> dict[str, str]:
        """Return the headers of a message; a later message with the same topic replaces it."""
        head = encoded(b'{"typ":"JWT","alg":"ES256"}')
        now = int(time.time())
        claims = {"aud": origin, "exp": now + TOKEN_SECONDS, "sub": contact}
        signed = f"{head}.{encoded(msgspec.json.encode(claims))}"
        first, second = utils.decode_dss_signature(
            self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        )
        signature = encoded(first.to_bytes(32, "big") + second.to_bytes(32, "big"))
        return {
            "Authorization": f"vapid t={signed}.{signature}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIFE_SECONDS),
            "Urgency": "normal",
            "Topic": topic,
        }


def new_key() -> str:
    """Return a new private key in PEM."""
    return (
        ec.generate_private_key(CURVE)
        .private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        .decode()
    )


def checked_keys(keys: Mapping[str, str]) -> tuple[bytes, bytes]:
    """Return the public key and the secret of a browser; raises ValueError if they are invalid."""
    point, secret = decoded(keys["p256dh"]), decoded(keys["auth"])
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    if len(point) != POINT_BYTES or len(secret) != SECRET_BYTES:
        raise ValueError("keys of a wrong length")
    return point, secret


def encrypted(
    message: bytes,
    keys: Mapping[str, str],
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Return a message encrypted for one browser; own key and salt should be new for each message."""
    point, secret = checked_keys(keys)
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    other = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    mine = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), other)
    material = derived(shared, secret, b"WebPush: info\x00" + point + mine, 32)
    key = derived(material, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derived(material, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Return a key derived from a secret."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as an uncompressed point."""
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def encoded(data: bytes) -> str:
    """Return bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return the bytes of base64url; raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


PRIVATE: Final = "POLIS_WEBHOOKS_PRIVATE"


def notice_settings() -> NoticeSettings:
    """Read `POLIS_WEBHOOKS_PRIVATE=1`, `POLIS_PUSH_CONTACT`, `POLIS_VAPID_KEY`, `POLIS_PUBLIC_URL`.

    Raises PolisError for a value that cannot be meant, or if the named key file is invalid.
    """
    named = os.environ.get("POLIS_VAPID_KEY")
    return NoticeSettings(
        allows_private=is_on(PRIVATE, os.environ.get(PRIVATE, "")),
        contact=_contact(os.environ.get("POLIS_PUSH_CONTACT", "").strip()),
        vapid=_key_of(Path(named)) if named else None,
        address=public_address(os.environ.get("POLIS_PUBLIC_URL", "")),
    )


def _contact(given: str) -> str:
    if given and not given.startswith(("mailto:", "https://")):
        raise PolisError(f"POLIS_PUSH_CONTACT: '{given}' begins with neither mailto: nor https://.")
    return given or CONTACT


def _key_of(file: Path) -> str:
    try:
        pem = file.read_text("utf-8")
        Vapid(pem)
    except OSError as error:
        raise PolisError(f"POLIS_VAPID_KEY: {file} cannot be read: {error.strerror}.") from None
    except (UnicodeError, PolisError):
        raise PolisError(
            f"POLIS_VAPID_KEY: {file} is not a private key of the curve P-256 in PEM."
        ) from None
    return pem
