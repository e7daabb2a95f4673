"""Signed documents: a valid document is verified, and each defect is refused with its own reason."""

import base64
import json
import os
import pathlib
import random
import subprocess
import time

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, rsa, utils

from support.core import BINARY, PATIENCE
from support.signing import (
    INTERMEDIATE_MARKER,
    LEAF_MARKER,
    ORDER,
    Chain,
    Lone,
    Signer,
    compact,
    decode,
    encode,
    millis,
    mutate,
    raw,
)

VERIFIER = os.environ.get("JWS_VERIFIER", str(pathlib.Path(BINARY).parent / "JWSVerifier"))
CHAIN = Chain()
DATE = millis(2024)


def verify_all(documents, roots=CHAIN.root.pem):
    """Returns the verifier's results for all documents. One process verifies all of them."""
    lines = "\n".join(json.dumps({"roots": roots, "jws": jws}) for jws in documents)
    done = subprocess.run([VERIFIER], input=lines.encode(), capture_output=True, timeout=PATIENCE)
    assert done.returncode == 0, (done.returncode, done.stderr[-500:])
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(documents)
    return answers


def verify(jws, roots=CHAIN.root.pem):
    # Each document is verified twice, because the verifier caches chains. A cached chain must give the same result.
    first, second = verify_all([jws, jws], roots)
    assert first == second
    return first


def reason(chain_or_jws, roots=None):
    """Returns the reason for which a document is refused. For a chain, the document is one that the chain signs."""
    if isinstance(chain_or_jws, Chain):
        return verify(chain_or_jws.sign(), roots or chain_or_jws.root.pem)["reason"]
    return verify(chain_or_jws, roots or CHAIN.root.pem)["reason"]


def test_sound():
    payload = '{ "signedDate" : 1704067200000, "name":"Käse \\u2028 😀", "price": 0.10 }'
    assert verify(CHAIN.sign(payload)) == {"payload": payload, "signedDate": 1704067200000}
    assert verify(CHAIN.sign())["signedDate"] == DATE


def test_curves_and_digests():
    for curve in (ec.SECP256R1, ec.SECP384R1):
        for digest in (hashes.SHA256, hashes.SHA384):
            chain = Chain(
                root={"curve": curve, "digest": digest},
                intermediate={"curve": curve, "digest": digest},
                leaf={"digest": digest},
            )
            assert "payload" in verify(chain.sign(), chain.root.pem)
    for part in ("root", "intermediate", "leaf"):
        assert reason(Chain(**{part: {"digest": hashes.SHA512}})) == "brokenChain"
    assert reason(Chain(intermediate={"curve": ec.SECP521R1})) == "brokenChain"
    assert reason(Chain(intermediate={"key": rsa.generate_private_key(65537, 2048)})) == "brokenChain"


# The header


@pytest.mark.parametrize(
    "alg", ["none", "None", "HS256", "ES384", "ES512", "RS256", "es256", "ES256 ", "", 256, None, True, ["ES256"], {}]
)
def test_algorithm(alg):
    assert reason(CHAIN.sign(header={**CHAIN.header, "alg": alg})) == "algorithm"


def test_algorithm_missing_or_unsigned():
    assert reason(CHAIN.sign(header={"x5c": CHAIN.x5c})) == "algorithm"
    assert reason(CHAIN.sign(header={**CHAIN.header, "alg": "none"}, signature=lambda _: "")) == "algorithm"
    # A JSON escape is another spelling of the same name.
    assert "payload" in verify(CHAIN.sign(header=compact(CHAIN.header).replace("ES256", "\\u0045S256")))


def test_other_members_say_nothing():
    other = Chain()
    header = {
        "kid": "x",
        "typ": "JWT",
        "jwk": {"kty": "EC"},
        "jku": "https://example.com",
        "x5u": "https://example.com",
        **CHAIN.header,
        "é": [1, {}],
    }
    assert "payload" in verify(CHAIN.sign(header=header))
    assert reason(other.sign(header=header)) == "badSignature"


@pytest.mark.parametrize("crit", [["exp"], [], ["b64"], "exp", None])
def test_critical_header(crit):
    assert reason(CHAIN.sign(header={**CHAIN.header, "crit": crit, "exp": 1, "b64": False})) == "criticalHeader"


@pytest.mark.parametrize(
    "x5c", [None, "", CHAIN.leaf.x5c, {}, 1, [1, 2, 3], [*CHAIN.x5c[:2], None], [CHAIN.x5c] * 3], ids=range(8)
)
def test_no_chain(x5c):
    assert reason(CHAIN.sign(header={"alg": "ES256", "x5c": x5c})) == "noChain"
    assert reason(CHAIN.sign(header={"alg": "ES256"})) == "noChain"


def test_chain_length():
    for x5c in (
        [],
        CHAIN.x5c[:1],
        CHAIN.x5c[:2],
        CHAIN.x5c[1:],
        [*CHAIN.x5c, CHAIN.root.x5c],
        [CHAIN.leaf.x5c, *CHAIN.x5c],
        [""] * 5000,
    ):
        assert reason(CHAIN.sign(header={"alg": "ES256", "x5c": x5c})) == "chainLength"


def test_the_one_certificate_of_tests_in_xcode():
    """Xcode signs its test documents with a single certificate. It is trusted only if it is named, and only for
    documents of Xcode's environment."""
    lone, other = Lone(), Lone()
    of_xcode = {"signedDate": DATE, "environment": "Xcode"}
    of_the_app = {"receiptCreationDate": DATE, "receiptType": "Xcode"}
    for payload in (of_xcode, of_the_app):
        answer = verify(lone.sign(payload), lone.root.pem)
        assert json.loads(answer["payload"]) == payload
    assert reason(lone.sign(of_xcode), other.root.pem) == "chainLength"
    assert reason(lone.sign(of_xcode), CHAIN.root.pem) == "chainLength"
    for name in ("Production", "Sandbox", "LocalTesting", "xcode", None, 1):
        assert reason(lone.sign(of_xcode | {"environment": name}), lone.root.pem) == "chainLength"
    assert reason(lone.sign(of_xcode | {"receiptType": "Production"}), lone.root.pem) == "chainLength"
    assert reason(lone.sign({"signedDate": DATE}), lone.root.pem) == "chainLength"
    # This certificate can't be part of a chain: not as the root, and not as an issuer.
    assert reason(lone.sign(of_xcode, header={"alg": "ES256", "x5c": lone.x5c * 3}), lone.root.pem) != "ok"
    assert reason(other.sign(of_xcode, header={"alg": "ES256", "x5c": lone.x5c}), lone.root.pem) == "badSignature"
    assert reason(lone.sign({"signedDate": millis(2049), "environment": "Xcode"}), lone.root.pem) == "expired"
    larger = Lone(curve=ec.SECP384R1, digest=hashes.SHA384)
    assert reason(larger.sign(of_xcode), larger.root.pem) == "unfitKey"


@pytest.mark.parametrize(
    "header",
    [
        "",
        "null",
        "[]",
        '"ES256"',
        "{",
        "{}x",
        "{'alg':'ES256'}",
        '{"alg":"ES256",}',
        '{"alg":"ES256","alg":"ES256"}',
        '{"alg":"none","alg":"ES256"}',
        '{"alg":"ES256","\\u0061lg":"ES256"}',
        "\ufeff{}",
        '{"alg":"\ud800"}'.encode("utf-16", "surrogatepass").decode("latin-1"),
        '{"alg":"ES256"} {}',
        "\0",
        "[" * 60000,
    ],
)
def test_header_that_is_no_object(header):
    assert reason(CHAIN.sign(header=header)) == "malformed"


def test_duplicate_names():
    text = compact(CHAIN.header)
    assert reason(CHAIN.sign(header=text[:-1] + ',"x5c":' + compact(CHAIN.x5c) + "}")) == "malformed"
    assert reason(CHAIN.sign(header=text[:-1] + ',"a":{"b":1,"b":2}}')) == "malformed"
    assert reason(CHAIN.sign(payload='{"signedDate":1704067200000,"signedDate":1704067200000}')) == "badPayload"


# The form


def test_parts():
    header, payload, signature = CHAIN.sign().split(".")
    for text in [
        "",
        ".",
        "..",
        "...",
        header,
        f"{header}.{payload}",
        f"{header}.{payload}.{signature}.",
        f"{header}.{payload}.{signature}.{signature}",
        f".{header}.{payload}.{signature}",
        f".{payload}.{signature}",
        "é" * 10,
        "é.é.é",
        "\u2028",
        "\0.\0.\0",
    ]:
        assert reason(text) == "malformed", text
    assert reason(f"{header}..{signature}") == "badSignature"
    assert reason(f"{header}.{payload}.") == "badSignature"
    assert reason(CHAIN.sign(payload="")) == "badPayload"


def test_spelling_of_the_parts():
    header, payload, signature = CHAIN.sign().split(".")
    plain = compact(CHAIN.header)
    for text in [
        header + "=",
        header + "==",
        " " + header,
        header + "\n",
        header + "\0",
        header[:40] + " " + header[40:],
        header[:-1] + "é",
    ]:
        assert reason(CHAIN.sign(header=text.encode())) == "malformed"
    # One of the lengths leaves unused bits in the last Base64url character, which must be zero.
    for header in (plain, plain[:-1] + " }", plain[:-1] + "  }"):
        good = encode(header)
        if len(good) % 4 == 0:
            assert reason(CHAIN.sign(header=(good + "A").encode())) == "malformed"
        else:
            assert reason(CHAIN.sign(header=(good[:-1] + chr(ord(good[-1]) + 1)).encode())) == "malformed"
        assert "payload" in verify(CHAIN.sign(header=header))
    # The last of 86 characters has four unused bits.
    sound = CHAIN.sign()
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    last = alphabet.index(sound[-1])
    for bits in range(1, 16):
        assert reason(sound[:-1] + alphabet[last + bits]) == "malformed"
    assert reason(sound[:-1] + "=") == "malformed"
    for text in (sound + "=", sound + "==", sound + "\n", sound + "A", sound[:-1]):
        assert reason(text) == "badSignature"
    # A payload that is not exact Base64url is refused, even if it was signed in that form.
    good = encode('{"signedDate":1704067200000}')
    for text in (good + "=", good + "\n", good + "+", " " + good, good[:-1] + chr(ord(good[-1]) + 1)):
        assert reason(CHAIN.sign(payload=text.encode())) == "badPayload", text


def test_limits():
    plain = compact(CHAIN.header)
    room = 65536 - len(plain)
    assert "payload" in verify(CHAIN.sign(header=plain + " " * room))
    assert reason(CHAIN.sign(header=plain + " " * (room + 1))) == "tooLarge"
    assert reason(CHAIN.sign(header=plain + " " * 10_000_000)) == "tooLarge"
    assert reason("A" * 10_000_000 + ".e30.AAAA") == "tooLarge"
    payload = f'{{"signedDate":{DATE}}}'
    room = (1 << 20) - len(payload)
    assert verify(CHAIN.sign(payload=payload + " " * room))["signedDate"] == DATE
    assert reason(CHAIN.sign(payload=payload + " " * (room + 1))) == "tooLarge"
    assert reason(CHAIN.sign(payload=payload + " " * 10_000_000)) == "tooLarge"
    assert reason(CHAIN.sign(signature=lambda _: "A" * 10_000_000)) == "badSignature"
    assert reason("." * 10_000_000) == "malformed"


# The chain


def with_x5c(position, text):
    x5c = CHAIN.x5c
    x5c[position] = text
    return CHAIN.sign(header={"alg": "ES256", "x5c": x5c})


@pytest.mark.parametrize("position", range(3))
def test_certificates_that_are_none(position):
    good = CHAIN.x5c[position]
    der = base64.b64decode(good)
    url = encode(der)
    texts = [
        "",
        "AAAA",
        "A",
        good + "\n",
        " " + good,
        good[:64] + "\n" + good[64:],
        good + "=",
        good[:-4],
        good[4:],
        "é",
        good.rstrip("=") + "é",
        "=" * 4,
    ]
    texts += [
        base64.b64encode(other).decode()
        for other in (
            der + b"\0",
            der + der,
            der[:-1],
            der[1:],
            b"\x30\x80" + der[4:] + b"\0\0",
            b"\x30\x00",
            b"\0" * 40000,
        )
    ]
    texts += [CHAIN.root.pem, base64.b64encode(CHAIN.root.pem.encode()).decode()]
    if url.rstrip("=") != good.rstrip("="):
        texts.append(url + "=" * (-len(url) % 4))
    if good.endswith("="):
        texts.append(good.rstrip("="))
        stem = good.rstrip("=")
        texts.append(stem[:-1] + chr(ord(stem[-1]) + 1) + good[len(stem) :])
    for text in texts:
        assert reason(with_x5c(position, text)) == "badCertificate", text[:80]


def test_url_alphabet_in_certificates():
    chain = next(chain for chain in iter(Chain, None) if "+" in chain.leaf.x5c or "/" in chain.leaf.x5c)
    x5c = [chain.leaf.x5c.replace("+", "-").replace("/", "_"), *chain.x5c[1:]]
    assert reason(chain.sign(header={"alg": "ES256", "x5c": x5c}), chain.root.pem) == "badCertificate"
    # Some writers of JSON escape every slash.
    escaped = compact(chain.header).replace("/", "\\/")
    assert "payload" in verify(chain.sign(header=escaped), chain.root.pem)


def test_roots():
    other = Chain()
    assert reason(other.sign()) == "untrustedRoot"
    assert reason(CHAIN.sign(), other.root.pem) == "untrustedRoot"
    assert verify_all([CHAIN.sign()], None) == [{"reason": "untrustedRoot"}]
    assert "payload" in verify(CHAIN.sign(), other.root.pem + "some text\n" + CHAIN.root.pem)
    # A certificate with the root's name and key, but otherwise different.
    twin = Signer("Root", key=CHAIN.root.key, digest=hashes.SHA384, authority=True, usage="certifies")
    assert reason(CHAIN.sign(header={"alg": "ES256", "x5c": [*CHAIN.x5c[:2], twin.x5c]})) == "untrustedRoot"
    # An intermediate certificate is not accepted as a root, even if it is in the list of trusted certificates.
    assert reason(CHAIN.sign(), CHAIN.intermediate.pem) == "untrustedRoot"
    assert (
        reason(
            CHAIN.sign(
                header={"alg": "ES256", "x5c": [CHAIN.leaf.x5c, CHAIN.intermediate.x5c, CHAIN.intermediate.x5c]}
            ),
            CHAIN.intermediate.pem,
        )
        == "brokenChain"
    )
    for roots in (
        "",
        "x",
        CHAIN.root.pem[:-40],
        CHAIN.root.pem.replace("CERTIFICATE", "PRIVATE KEY"),
        CHAIN.root.pem + "-----BEGIN CERTIFICATE-----\n",
    ):
        assert verify_all([CHAIN.sign()], roots) == [{"badRoots": True}]


def test_order():
    leaf, intermediate, root = CHAIN.x5c
    for x5c in ([leaf, root, intermediate], [root, intermediate, leaf], [intermediate, root, leaf]):
        assert reason(CHAIN.sign(header={"alg": "ES256", "x5c": x5c})) == "untrustedRoot"
    for x5c in ([intermediate, leaf, root], [leaf, leaf, root], [leaf, root, root], [intermediate, intermediate, root]):
        assert reason(CHAIN.sign(header={"alg": "ES256", "x5c": x5c})) == "brokenChain"
    # Each certificate is signed by the next one, but the first one is not a leaf.
    for x5c in ([root, root, root], [intermediate, root, root]):
        assert reason(CHAIN.sign(header={"alg": "ES256", "x5c": x5c})) == "badAuthority"


def test_broken_chains():
    other = Chain()
    for x5c in (
        [other.leaf.x5c, *CHAIN.x5c[1:]],
        [CHAIN.leaf.x5c, other.intermediate.x5c, CHAIN.root.x5c],
        [*other.x5c[:2], CHAIN.root.x5c],
    ):
        for chain in (CHAIN, other):
            assert reason(chain.sign(header={"alg": "ES256", "x5c": x5c})) == "brokenChain"
    for part in ("leaf", "intermediate"):
        assert reason(Chain(**{part: {"issued_as": "Somebody"}})) == "brokenChain"
        assert reason(Chain(**{part: {"signed_with": other.root.key}})) == "brokenChain"
    # A trusted certificate that is not self-signed is not accepted as a root.
    assert reason(Chain(root={"issuer": other.root})) == "brokenChain"
    assert reason(Chain(root={"signed_with": other.root.key})) == "brokenChain"
    assert reason(Chain(root={"issued_as": "Somebody"})) == "brokenChain"


@pytest.mark.parametrize("position", range(3))
def test_changed_certificates(position):
    """If any bit of a certificate changes, it is refused."""
    der = base64.b64decode(CHAIN.x5c[position])
    chance = random.Random(position)
    documents = []
    for _ in range(150):
        changed = bytearray(der)
        changed[chance.randrange(len(der))] ^= 1 << chance.randrange(8)
        documents.append(with_x5c(position, base64.b64encode(changed).decode()))
    assert {answer.get("reason") for answer in verify_all(documents)} <= {
        "badCertificate",
        "brokenChain",
        "untrustedRoot",
    }


def test_authorities():
    assert reason(Chain(leaf={"authority": True})) == "badAuthority"
    for part in ("root", "intermediate"):
        for authority in (False, None):
            assert reason(Chain(**{part: {"authority": authority, "usage": None}})) in ("badAuthority", "brokenChain")
        assert reason(Chain(**{part: {"authority": False}})) in ("badAuthority", "brokenChain")
        # OpenSSL, too, requires this key usage of issuers.
        assert reason(Chain(**{part: {"usage": "signs"}})) == "brokenChain"
        # A certificate without a key usage permits all uses.
        chain = Chain(**{part: {"usage": None}})
        assert "payload" in verify(chain.sign(), chain.root.pem)
    assert reason(Chain(root={"path": 0})) == "badAuthority"
    for path in (1, 5):
        chain = Chain(root={"path": path}, intermediate={"path": path})
        assert "payload" in verify(chain.sign(), chain.root.pem)
    chain = Chain(leaf={"authority": None})
    assert "payload" in verify(chain.sign(), chain.root.pem)


def test_longer_chains_are_not_cut_short():
    """The chain has an additional certificate: the leaf issues another leaf. The verifier must not ignore the
    additional one."""
    fake = Signer("Fake", issuer=CHAIN.leaf, authority=False, marker=LEAF_MARKER)
    forged = Chain()
    forged.leaf = fake
    for x5c in ([fake.x5c, CHAIN.leaf.x5c, CHAIN.root.x5c], [fake.x5c, CHAIN.intermediate.x5c, CHAIN.root.x5c]):
        assert reason(forged.sign(header={"alg": "ES256", "x5c": x5c})) == "brokenChain"


def test_markers():
    for marker in (None, INTERMEDIATE_MARKER, LEAF_MARKER + ".1", "1.2.840.113635.100.6.11"):
        assert reason(Chain(leaf={"marker": marker})) == "missingMarker"
    for marker in (None, LEAF_MARKER, INTERMEDIATE_MARKER + ".1", "1.2.840.113635.100.6.2"):
        assert reason(Chain(intermediate={"marker": marker})) == "missingMarker"
    chain = Chain(leaf={"marker": None, "extensions": [(LEAF_MARKER, True)]})
    assert "payload" in verify(chain.sign(), chain.root.pem)


def test_critical_extensions():
    for part in ("leaf", "intermediate", "root"):
        assert reason(Chain(**{part: {"extensions": [("1.2.3.4", True)]}})) == "criticalExtension"
        chain = Chain(**{part: {"extensions": [("1.2.3.4", False)]}})
        assert "payload" in verify(chain.sign(), chain.root.pem)


def test_keys():
    assert reason(Chain(leaf={"curve": ec.SECP384R1})) == "unfitKey"
    assert reason(Chain(leaf={"curve": ec.SECP256K1})) == "unfitKey"
    assert reason(Chain(leaf={"key": rsa.generate_private_key(65537, 2048)})) == "unfitKey"
    assert reason(Chain(leaf={"usage": "certifies"})) == "unfitKey"
    chain = Chain(leaf={"usage": None})
    assert "payload" in verify(chain.sign(), chain.root.pem)


# The signed date


@pytest.mark.parametrize("part", ["leaf", "intermediate", "root"])
def test_validity_at_the_signed_date(part):
    chain = Chain(**{part: {"start": 2020, "end": 2030}})

    def at(date):
        return verify(chain.sign({"signedDate": date}), chain.root.pem)

    # A certificate is valid up to the end of the second that it names as its last.
    for date in (millis(2020), millis(2020) + 0.5, millis(2025), millis(2030) - 1000):
        assert at(date)["payload"]
    for date in (millis(2020) - 1, millis(2018), 0):
        assert at(date) == {"reason": "notYetValid"}
    for date in (millis(2030) - 999, millis(2030), millis(2047), millis(2050), 253402300799999):
        assert at(date) == {"reason": "expired"}
    # A cached chain is checked again for the date of each document.
    answers = verify_all(
        [chain.sign({"signedDate": millis(year)}) for year in (2025, 2019, 2026, 2031, 2027)], chain.root.pem
    )
    assert [answer.get("reason") for answer in answers] == [None, "notYetValid", None, "expired", None]


@pytest.mark.parametrize(
    "date",
    [
        None,
        True,
        "1704067200000",
        "2024-01-01T00:00:00Z",
        [],
        {},
        [DATE],
        -1,
        -1e12,
        1e18,
        1e300,
        253402300800000,
        10**30,
        -(10**30),
    ],
)
def test_signed_dates_that_are_none(date):
    assert reason(CHAIN.sign({"signedDate": date})) == "badSignedDate"


def test_signed_date_spellings():
    assert reason(CHAIN.sign({})) == "badSignedDate"
    assert reason(CHAIN.sign({"signeddate": DATE, "a": {"signedDate": DATE}})) == "badSignedDate"
    for text, date in [
        ("1704067200000.25", DATE),
        ("1704067200000.999", DATE + 1),
        ("1.7040672e12", DATE),
        ("1704067200000000E-3", DATE),
    ]:
        assert verify(CHAIN.sign(f'{{"signedDate":{text}}}'))["signedDate"] == date
    for text in ("1e999999999999999999", "9" * 100_000, "1" + "0" * 100_000, "-0.6"):
        assert reason(CHAIN.sign(f'{{"signedDate":{text}}}')) == "badSignedDate"
    assert reason(CHAIN.sign('{"signedDate":1e-999999999999}')) == "notYetValid"


@pytest.mark.parametrize(
    "payload",
    [
        "",
        "null",
        "[]",
        "1",
        '"x"',
        "{",
        '{"signedDate":01}',
        '{"signedDate":1704067200000}x',
        '\ufeff{"signedDate":1704067200000}',
    ],
)
def test_payloads_that_are_no_object(payload):
    assert reason(CHAIN.sign(payload)) == "badPayload"
    assert reason(CHAIN.sign(encode(b'{"signedDate":1704067200000,"a":"\xff"}').encode())) == "badPayload"


# The signature


def test_signatures_of_something_else():
    one, two = (CHAIN.sign({"signedDate": DATE, "n": n}).split(".") for n in (1, 2))
    other_header = CHAIN.sign({"signedDate": DATE, "n": 1}, header={**CHAIN.header, "typ": "JWT"}).split(".")
    for parts in (
        [one[0], two[1], one[2]],
        [one[0], one[1], two[2]],
        [other_header[0], *one[1:]],
        [one[0], one[1], encode(b"\1" * 64)],
    ):
        assert reason(".".join(parts)) == "badSignature"
    # This signature is by another leaf of the same authority.
    other = Chain()
    other.leaf = Signer("Leaf", issuer=CHAIN.intermediate, authority=False, marker=LEAF_MARKER)
    assert reason(other.sign(header=CHAIN.header)) == "badSignature"
    # A token with an invalid signature does not affect the results for other tokens that share its parts.
    answers = verify_all([".".join([one[0], two[1], one[2]]), ".".join(one), ".".join([one[0], two[1], one[2]])])
    assert [answer.get("reason") for answer in answers] == ["badSignature", None, "badSignature"]


def test_forms_of_signatures():
    def halves(der):
        return utils.decode_dss_signature(der)

    makers = [
        encode,
        lambda der: encode(raw(*halves(der))[:-1]),
        lambda der: encode(raw(*halves(der)) + b"\0"),
        lambda der: encode(b"\0" + raw(*halves(der))),
        lambda der: "",
        lambda der: encode(b"\0" * 64),
        lambda der: encode(raw(*halves(der))[:32] + b"\0" * 32),
        lambda der: encode(b"\0" * 32 + raw(*halves(der))[32:]),
        lambda der: encode(raw(*reversed(halves(der)))),
        lambda der: encode(b"\xff" * 64),
        lambda der: encode(raw(ORDER, halves(der)[1])),
        lambda der: encode(raw(halves(der)[0], ORDER)),
        lambda der: encode(raw(ORDER, ORDER)),
        lambda der: encode(raw(ORDER + 1, ORDER + 1)),
        lambda der: encode(raw(1, 1)),
        lambda der: encode(b"\x80" + b"\0" * 31 + b"\x80" + b"\0" * 31),
        lambda der: encode(b"\0" * 31 + b"\1" + b"\0" * 31 + b"\1"),
        lambda der: encode(der.ljust(64, b"\0")[:64]),
    ]
    for maker in makers:
        assert reason(CHAIN.sign(signature=maker)) == "badSignature"


def test_numbers_with_leading_zeros():
    """If r or s is short, or has its highest bit set, the signature is still verified."""
    documents, kinds = [], set()
    while len(kinds) < 4 or len(documents) < 300:
        document = CHAIN.sign({"signedDate": DATE, "n": len(documents)})
        signature = decode(document.split(".")[2])
        kinds |= {
            (half, "zero" if signature[at] == 0 else "high")
            for half, at in (("r", 0), ("s", 32))
            if signature[at] == 0 or signature[at] > 127
        }
        documents.append(document)
    assert all("payload" in answer for answer in verify_all(documents))


# Many


def test_many_chains():
    """Verifies more chains than the cache holds, and each chain again after all others."""
    chains = []
    for _ in range(70):
        chain = Chain.__new__(Chain)
        chain.root, chain.intermediate = CHAIN.root, CHAIN.intermediate
        chain.leaf = Signer(
            "Leaf", issuer=CHAIN.intermediate, authority=False, marker=LEAF_MARKER, digest=hashes.SHA384
        )
        chains.append(chain)
    documents = [chain.sign({"signedDate": DATE, "n": n}) for _ in range(2) for n, chain in enumerate(chains)]
    swapped = [".".join([one.split(".")[0], *two.split(".")[1:]]) for one, two in zip(documents, documents[1:])]
    answers = verify_all(documents + swapped + documents)
    assert [json.loads(answer["payload"])["n"] for answer in answers[:140]] == [*range(70)] * 2
    assert all(answer == {"reason": "badSignature"} for answer in answers[140:279])
    assert answers[279:] == answers[:140]


def round_of(seed, count):
    """Checks that a mutated document is verified only if its payload was signed, and that the valid documents in
    between are verified."""
    chance = random.Random(seed)
    chains = [CHAIN, Chain(root={"key": CHAIN.root.key})]
    chains[1].root = CHAIN.root
    corpus = [chain.sign({"signedDate": DATE + n, "n": n}) for chain in chains for n in range(5)]
    signed = {decode(document.split(".")[1]).decode() for document in corpus}
    documents = []
    for _ in range(count):
        documents.append(mutate(chance.choice(corpus), corpus, chance))
        documents.append(chance.choice(corpus))
    for number, answer in enumerate(verify_all(documents, CHAIN.root.pem)):
        assert "reason" in answer or answer["payload"] in signed, (seed, number, documents[number])
        if number % 2:
            assert "payload" in answer, (seed, number)


@pytest.mark.parametrize("seed", range(3))
def test_mutated(seed):
    round_of(seed, 1500)


@pytest.mark.full
def test_mutated_for_minutes():
    seconds = int(os.environ.get("FUZZ_SECONDS", "600"))
    start = time.monotonic()
    seed = 1_000_000
    while time.monotonic() - start < seconds:
        round_of(seed, 5000)
        seed += 1
