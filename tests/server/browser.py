"""What a browser does with Web Push, for tests: its own keys, and reading what arrives."""

import json
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from polis.server.notices.push import decoded, encoded, point_of
from tests.server.receiving import Got


class Browser:
    """A subscription to a push service."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes !!"

    @property
    def subscription(self) -> dict[str, Any]:
        """As the browser gives it to the page."""
        point = encoded(point_of(self.key.public_key()))
        return {"endpoint": self.endpoint, "keys": {"p256dh": point, "auth": encoded(self.auth)}}

    def read(self, got: Got) -> dict[str, Any]:
        """Decrypt a message, by the steps of RFC 8291 and RFC 8188."""
        salt, size, length = got.body[:16], got.body[16:20], got.body[20]
        point, sealed = got.body[21 : 21 + length], got.body[21 + length :]
        assert int.from_bytes(size, "big") >= len(sealed)
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        own = point_of(self.key.public_key())
        info = b"WebPush: info\0" + own + point
        material = HKDF(SHA256(), 32, self.auth, info).derive(self.key.exchange(ec.ECDH(), sender))
        key, nonce = (
            HKDF(SHA256(), count, salt, f"Content-Encoding: {use}\0".encode()).derive(material)
            for count, use in ((16, "aes128gcm"), (12, "nonce"))
        )
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        text = opened.rstrip(b"\0")
        assert text.endswith(b"\x02"), "the last record ends with a two"
        message: dict[str, Any] = json.loads(text[:-1])
        return message


def claims_of(got: Got, public: str) -> dict[str, Any]:
    """What the sender says of itself, after its signature was checked against the server's key."""
    scheme, _, rest = got.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", public)
    signed, _, signature = parts["t"].rpartition(".")
    raw = decoded(signature)
    whole = utils.encode_dss_signature(
        int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    )
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public))
    key.verify(whole, signed.encode(), ec.ECDSA(SHA256()))
    head, body = (json.loads(decoded(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    told: dict[str, Any] = body
    return told
