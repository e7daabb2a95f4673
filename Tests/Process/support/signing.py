"""Chains of certificates and their signatures: those of the App Store, and forged ones."""

import base64
import datetime
import json

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, rsa, utils

LEAF_MARKER = "1.2.840.113635.100.6.11.1"
INTERMEDIATE_MARKER = "1.2.840.113635.100.6.2.1"
# The order of P-256's group.
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551

YEAR = {year: datetime.datetime(year, 1, 1, tzinfo=datetime.timezone.utc) for year in range(2015, 2051)}


def millis(year):
    """The first millisecond of a year."""
    return int(YEAR[year].timestamp()) * 1000


def encode(data):
    """base64url, as in a JWS."""
    return base64.urlsafe_b64encode(data.encode() if isinstance(data, str) else data).rstrip(b"=").decode()


def decode(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def compact(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


class Signer:
    """A certificate and its key."""

    def __init__(
        self,
        name,
        issuer=None,
        key=None,
        curve=ec.SECP256R1,
        start=2016,
        end=2048,
        authority=None,
        path=None,
        usage="signs",
        marker=None,
        extensions=(),
        digest=hashes.SHA256,
        issued_as=None,
        signed_with=None,
    ):
        """`authority` is the value of the basic constraints, or None for no basic constraints. `usage` is signs,
        certifies or None. `issued_as` is the issuer's name, if it is not the real one. `signed_with` is the signing
        key, if it is not the issuer's."""
        self.key = key or ec.generate_private_key(curve())
        self.name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
        parent = issuer or self
        builder = (
            x509.CertificateBuilder()
            .subject_name(self.name)
            .public_key(self.key.public_key())
            .serial_number(x509.random_serial_number())
            .issuer_name(
                x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, issued_as)]) if issued_as else parent.name
            )
            .not_valid_before(YEAR[start])
            .not_valid_after(YEAR[end] - datetime.timedelta(seconds=1))
        )
        if authority is not None:
            builder = builder.add_extension(
                x509.BasicConstraints(authority, path if authority else None), critical=True
            )
        if usage is not None:
            certifies = usage == "certifies"
            builder = builder.add_extension(
                x509.KeyUsage(
                    digital_signature=not certifies,
                    content_commitment=False,
                    key_encipherment=False,
                    data_encipherment=False,
                    key_agreement=False,
                    key_cert_sign=certifies,
                    crl_sign=certifies,
                    encipher_only=False,
                    decipher_only=False,
                ),
                critical=True,
            )
        if marker:
            builder = builder.add_extension(
                x509.UnrecognizedExtension(x509.ObjectIdentifier(marker), b"\5\0"), critical=False
            )
        for identifier, critical in extensions:
            builder = builder.add_extension(
                x509.UnrecognizedExtension(x509.ObjectIdentifier(identifier), b"\5\0"), critical=critical
            )
        self.certificate = builder.sign(signed_with or parent.key, digest())
        self.der = self.certificate.public_bytes(serialization.Encoding.DER)
        self.pem = self.certificate.public_bytes(serialization.Encoding.PEM).decode()

    @property
    def x5c(self):
        return base64.b64encode(self.der).decode()


class Chain:
    """A leaf, an intermediate and a root certificate. The arguments are the differences from a valid chain."""

    def __init__(self, leaf=None, intermediate=None, root=None):
        self.root = Signer(
            "Root",
            **{"curve": ec.SECP384R1, "digest": hashes.SHA384, "authority": True, "usage": "certifies", **(root or {})},
        )
        self.intermediate = Signer(
            "Intermediate",
            **{
                "issuer": self.root,
                "curve": ec.SECP384R1,
                "digest": hashes.SHA384,
                "authority": True,
                "path": 0,
                "usage": "certifies",
                "marker": INTERMEDIATE_MARKER,
                **(intermediate or {}),
            },
        )
        self.leaf = Signer(
            "Leaf",
            **{
                "issuer": self.intermediate,
                "digest": hashes.SHA384,
                "authority": False,
                "marker": LEAF_MARKER,
                **(leaf or {}),
            },
        )

    @property
    def x5c(self):
        return [self.leaf.x5c, self.intermediate.x5c, self.root.x5c]

    @property
    def header(self):
        return {"alg": "ES256", "x5c": self.x5c}

    def sign(self, payload=None, header=None, signature=None):
        """Returns a JWS. Payload and header are objects, texts that are signed unchanged, or bytes that are already
        encoded. `signature` makes the signature in place of r and s."""
        payload = {"signedDate": millis(2024)} if payload is None else payload
        parts = []
        for part in (self.header if header is None else header, payload):
            parts.append(
                part.decode() if isinstance(part, bytes) else encode(part if isinstance(part, str) else compact(part))
            )
        text = ".".join(parts)
        if signature:
            return text + "." + signature(self.der_signature(text))
        return text + "." + encode(raw(*utils.decode_dss_signature(self.der_signature(text))))

    def der_signature(self, text):
        if isinstance(self.leaf.key, rsa.RSAPrivateKey):
            # The key can't sign with ES256. The chain is refused before the signature is checked.
            return utils.encode_dss_signature(1, 1)
        return self.leaf.key.sign(text.encode(), ec.ECDSA(hashes.SHA256()))


class Lone(Chain):
    """A self-signed certificate that signs data without a chain, as Xcode makes it for StoreKit's tests."""

    def __init__(self, **changes):
        self.root = self.leaf = Signer("StoreKit Testing in Xcode", **changes)

    @property
    def x5c(self):
        return [self.leaf.x5c]


def raw(r, s):
    """Returns r and s in the form of a JWS, 32 bytes each. Of a larger number, only the low 32 bytes are used."""
    return (r % 2**256).to_bytes(32, "big") + (s % 2**256).to_bytes(32, "big")


def mutate(document, corpus, chance):
    parts = document.split(".")
    for _ in range(chance.choice([1, 1, 1, 2, 4])):
        kind, place = chance.randrange(9), chance.randrange(3)
        text = parts[place]
        at = chance.randrange(len(text) + 1)
        if kind == 0:
            parts[place] = text[:at] + chance.choice("ABCxyz019-_+/=. \né") + text[at + 1 :]
        elif kind == 1:
            parts[place] = text[:at] + text[at + chance.randint(1, 8) :]
        elif kind == 2:
            parts[place] = text[:at] + chance.choice(["A", "=", "e30", ".", "\0", text[:20]]) + text[at:]
        elif kind == 3:
            parts[place] = chance.choice(corpus).split(".")[place]
        elif kind == 4:
            parts[place], parts[chance.randrange(3)] = parts[chance.randrange(3)], parts[place]
        else:
            # Changes a byte of the decoded JSON, of a certificate, or of r and s.
            try:
                data = bytearray(decode(text))
                if kind == 5 and place == 0:
                    header = json.loads(data)
                    der = bytearray(base64.b64decode(header["x5c"][chance.randrange(3)]))
                    der[chance.randrange(len(der))] = chance.randrange(256)
                    header["x5c"][chance.randrange(3)] = base64.b64encode(der).decode()
                    data = bytearray(compact(header).encode())
                elif kind == 6 and place == 0:
                    header = json.loads(data)
                    chance.shuffle(header["x5c"])
                    data = bytearray(compact(header).encode())
                elif kind == 7:
                    at = chance.randrange(len(data) + 1)
                    data[at : at + chance.randrange(3)] = chance.choice(
                        [b"", b"\0", b'"', b"}", b"{", b",", b"\xff", b'"alg":"none",']
                    )
                elif data:
                    data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
                parts[place] = encode(bytes(data))
            except (ValueError, LookupError, TypeError):
                pass
    return ".".join(parts)
