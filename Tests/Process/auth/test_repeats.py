"""A repeat of a sign-in must have the same tokens as the first call. So the idempotency key alone reveals nothing."""

import contextlib
import hashlib
import json
import sqlite3

import pytest

from support.apple import NEW_YEAR, USER, Signer, hashed, holders, key_file
from support.core import REPEATABLE, Core

APPLE = Signer()
CODE = "c0de.0.planted-code"
KEY = "first launch"
NONCE = "planted-nonce"
TOKEN = APPLE.token(nonce=hashed(NONCE))
GIVEN = {"user": USER, "identityToken": TOKEN, "authorizationCode": CODE, "nonce": NONCE, "idempotencyKey": KEY}
OTHERS = {
    "another token": {"identityToken": APPLE.token(nonce=hashed(NONCE), exp=NEW_YEAR + 601)},
    "a token without a signature": {"identityToken": TOKEN.rsplit(".", 1)[0] + ".x"},
    "another code": {"authorizationCode": "c0de.1"},
    "no code": {"authorizationCode": None},
    "another nonce": {"nonce": "other"},
    "no nonce": {"nonce": None},
    # The same characters in total, but divided differently between the two parameters.
    "a longer code": {"authorizationCode": CODE + NONCE[:1], "nonce": NONCE[1:]},
}


@pytest.fixture
def begin(data, tmp_path):
    keys = key_file(tmp_path, APPLE)
    return lambda: Core(data, "--apple-keys", keys, *REPEATABLE)


def test_a_sign_in_with_another_token_is_no_repeat(begin):
    with begin() as core:
        first = core.call("auth.signIn", **GIVEN)
        assert core.call("auth.signIn", **GIVEN) == first
        core.call("auth.signOut")
        for name, other in OTHERS.items():
            assert core.refused("auth.signIn", **GIVEN | other)["data"] == {"kind": "keyReused"}, name
        assert core.call("auth.state")["signedIn"] is False
    with begin() as core:
        # A token that is spelled with JSON escapes counts as the same token.
        line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "auth.signIn", "params": GIVEN})
        spelled = line.replace(CODE, "".join(f"\\u{ord(letter):04x}" for letter in CODE))
        assert spelled != line
        core.send(spelled.encode())
        assert core.receive()["result"] == first
        assert core.refused("auth.signIn", **GIVEN | OTHERS["another token"])["data"] == {"kind": "keyReused"}
        # A repeat returns the first reply, but does not sign the user in again.
        assert core.call("auth.state")["signedIn"] is False


def test_what_tells_a_repeat_tells_no_token(begin, data):
    with begin() as core:
        core.call("auth.signIn", **GIVEN)
        core.call("auth.signIn", **GIVEN | {"idempotencyKey": "second launch"})
    planted = [*TOKEN.split("."), TOKEN, CODE, NONCE]
    digests = [hashlib.sha256(text.encode()).hexdigest() for text in planted]
    assert holders(data, *planted, *digests) == set()
    with contextlib.closing(sqlite3.connect(data / "device.sqlite")) as store:
        marks = [mark for (mark,) in store.execute("SELECT request FROM idempotency_keys")]
    # Each stored digest has its own salt.
    assert len(marks) == 2 and len({mark.split("\n")[1] for mark in marks}) == 2


def test_a_sign_in_that_an_older_program_has_stored_is_not_repeated(begin, data):
    with begin() as core:
        core.call("auth.signIn", **GIVEN)
    with contextlib.closing(sqlite3.connect(data / "device.sqlite")) as store, store:
        changed = store.execute(
            "UPDATE idempotency_keys SET request = substr(request, 1, instr(request, char(10)) - 1)"
        )
        assert changed.rowcount == 1
    with begin() as core:
        assert core.refused("auth.signIn", **GIVEN)["data"] == {"kind": "keyReused"}
