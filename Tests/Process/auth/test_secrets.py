"""The credentials that the backend accepts are only in the store of secrets, and nowhere else."""

import contextlib
import pathlib
import shutil
import signal
import sqlite3
import subprocess

import pytest

from support.apple import SECRETS, USER, Device, Keychain, Signer, holders
from support.core import BINARY, REPEATABLE, Core, run
from support.model import pings

TOKEN = "planted-token-of-the-backend"
CODE = "c0de.0.planted-code"
AUTHENTICATE = "host.backend.authenticate"
LATER = "2026-02-01T00:00:00.000Z"


def device(data=":memory:", *options, keychain=None, expires=LATER, **answers):
    known = keychain.answers if keychain else {}
    authenticate = {"backend_authenticate": lambda _: {"token": TOKEN, "expiresAt": expires}}
    offer = [AUTHENTICATE, *(SECRETS if keychain else [])]
    return Device(data, *REPEATABLE, *options, offer=offer, **authenticate, **known, **answers)


def test_apples_word_opens_the_app_and_the_backends_own_opens_the_backend():
    with device() as core:
        assert core.call("auth.gate") == {"shell": False, "backend": False}
        assert core.refused("auth.backend.exchange")["data"] == {"kind": "unauthorized", "reason": "signedOut"}
        core.sign_in(code=CODE)
        assert core.call("auth.gate") == {"shell": True, "backend": False}
        token = core.signer.token()
        assert core.call("auth.backend.exchange")["backend"] == "valid"
        assert core.asked(AUTHENTICATE) == [{"identityToken": token, "authorizationCode": CODE}]
        assert core.call("auth.gate") == {"shell": True, "backend": True}
        # The authorization code can be used only once.
        missing = ["identityToken", "authorizationCode"]
        assert core.refused("auth.backend.exchange")["data"]["members"] == missing
        # When the same user signs in again, the authentication with the backend stays valid.
        core.sign_in()
        assert core.call("auth.state")["backend"] == "valid"
        assert core.call("auth.backend.clear")["backend"] == "none"
        assert core.call("auth.gate") == {"shell": True, "backend": False}
        # The end of the session has deleted the credential.
        assert core.refused("auth.backend.exchange")["data"]["kind"] == "missingCredential"
        # If the backend refuses a code, the core does not send this code again.
        core.sign_in()
        core.answers["backend_authenticate"] = lambda _: {"code": 401, "message": "no"}
        assert core.refused("auth.backend.exchange")["data"]["kind"] == "hostError"
        assert core.refused("auth.backend.exchange")["data"]["kind"] == "missingCredential"
    with Device(":memory:", *REPEATABLE) as core:
        core.sign_in()
        # If the host does not answer, the code is not used up.
        for _ in range(2):
            assert core.refused("auth.backend.exchange")["data"]["kind"] == "hostUnavailable"


@pytest.mark.parametrize(("milliseconds", "is_fresh"), [(299_000, True), (301_000, False)])
def test_a_code_can_be_used_for_five_minutes(milliseconds, is_fresh):
    with device() as core:
        core.sign_in(code=CODE)
        pings(core, milliseconds)
        if is_fresh:
            assert core.call("auth.backend.exchange")["backend"] == "valid"
        else:
            missing = ["identityToken", "authorizationCode"]
            assert core.refused("auth.backend.exchange")["data"] == {"kind": "missingCredential", "members": missing}
            assert core.asked(AUTHENTICATE) == []


@pytest.mark.parametrize("how", [signal.SIGABRT, signal.SIGSEGV, signal.SIGQUIT])
def test_a_crash_and_the_list_of_processes_tell_no_secrets(data, how):
    signer = Signer()
    identity = signer.token(exp=1767226200)
    with device(data, "--log-level", "debug") as core:
        core.signer = signer
        core.sign_in(code=CODE, token=identity)
        assert core.call("auth.backend.exchange")["backend"] == "valid"
        shown = subprocess.run(
            ["ps", "-o", "args=", "-p", str(core.process.pid)], capture_output=True, check=True
        ).stdout
        shown += pathlib.Path(f"/proc/{core.process.pid}/environ").read_bytes()
        core.process.send_signal(how)
        shown += b"".join(core.process.communicate())
    assert not any(secret.encode() in shown for secret in [TOKEN, CODE, *identity.split(".")])


def test_what_the_backend_has_said_expires():
    with device(expires="2026-01-01T00:00:00.010Z") as core:
        core.sign_in()
        assert core.call("auth.backend.exchange")["backend"] == "valid"
        for _ in range(10):
            core.call("system.ping")
        assert core.call("auth.state")["backend"] == "expired"
        assert core.call("auth.gate") == {"shell": True, "backend": False}


def seen(core, data, tmp_path):
    """Returns everything that the core replies, and everything that it writes outside of its stores."""
    bundle = str(core.call("system.diagnostics", check=True)) + str(core.call("events.since", limit=100))
    core.call("system.backup", path=str(tmp_path / "backup" / "shop.tar"))
    return bundle


@pytest.mark.parametrize("has_keychain", [True, False], ids=["keychain", "file"])
def test_secrets_are_where_they_belong_and_nowhere_else(data, tmp_path, has_keychain):
    keychain = Keychain() if has_keychain else None
    (tmp_path / "backup").mkdir()
    signer = Signer()
    identity = signer.token(exp=1767226200)
    planted = [TOKEN, CODE, *identity.split(".")]
    with device(data, "--log-level", "debug", keychain=keychain) as core:
        core.signer = signer
        core.sign_in(code=CODE, token=identity, idempotencyKey="one")
        core.sign_in(code=CODE, token=identity, idempotencyKey="one")
        state = core.call("auth.backend.exchange", idempotencyKey="two")
        assert (state["backend"], state["secrets"]) == ("valid", "host" if has_keychain else "file")
        told = seen(core, data, tmp_path) + str([state, core.said()])
        core.process.stdin.close()
        core.process.wait()
        told += core.process.stderr.read().decode()
    assert not any(secret in told for secret in planted)
    assert holders(tmp_path / "backup", *planted) == set()
    assert holders(data, *planted) == (set() if has_keychain else {"device.sqlite"})
    with contextlib.closing(sqlite3.connect(data / "device.sqlite")) as store:
        rows = store.execute("SELECT name, value FROM secrets").fetchall()
        assert rows == ([] if has_keychain else [("backend.token", TOKEN)])
    # A restored directory keeps the session, but not the authentication with the backend.
    restored = tmp_path / "restored"
    assert run("restore", str(tmp_path / "backup" / "shop.tar"), str(restored)).returncode == 0
    if not has_keychain:
        with contextlib.closing(sqlite3.connect(restored / "device.sqlite")) as store:
            assert store.execute("SELECT count(*) FROM secrets").fetchone() == (0,)
    # A backup with the command line leaves out the same secrets.
    assert run("backup", str(tmp_path / "backup" / "again.tar"), "--data", str(data)).returncode == 0
    assert holders(tmp_path / "backup", *planted) == set()
    # The end of a session removes its secrets.
    with device(data, keychain=keychain) as core:
        core.call("auth.signOut")
        core.said()
        assert keychain is None or keychain.secrets == {}
    assert holders(data, *planted) == set()


def test_what_a_killed_backup_has_left_is_in_no_other_backup(data, tmp_path):
    """The core is killed while it removes secrets from the copy of a store. The copy and its write-ahead log remain,
    but no later backup contains them."""
    with device(data) as core:
        core.sign_in()
        core.call("auth.backend.exchange")
        core.call("settings.set", values={"app.device.theme": "dark"})
        core.close()
    (tmp_path / "backup").mkdir()
    copy = tmp_path / "copy.sqlite"
    shutil.copy(data / "device.sqlite", copy)
    with contextlib.closing(sqlite3.connect(copy)) as store:
        store.execute("PRAGMA journal_mode = WAL")
        store.execute("DELETE FROM settings")
        store.commit()
        left = data / ".mainspring-draft-1"
        shutil.copy(copy, left)
        shutil.copy(f"{copy}-wal", f"{left}-wal")
    with device(data) as core:
        core.call("settings.set", values={"app.device.font": "large"})
        core.call("system.backup", path=str(tmp_path / "backup" / "shop.tar"))
        core.close()
    assert not list(data.glob(".*"))
    assert run("restore", str(tmp_path / "backup" / "shop.tar"), str(tmp_path / "restored")).returncode == 0
    assert holders(tmp_path / "backup", TOKEN) | holders(tmp_path / "restored", TOKEN) == set()
    with device(tmp_path / "restored") as core:
        values = str(core.call("settings.get"))
        assert "dark" in values and "large" in values


def test_a_host_that_was_gone_deletes_the_secret_when_it_is_there_again(data):
    keychain = Keychain()
    with device(data, keychain=keychain) as core:
        core.sign_in()
        core.call("auth.backend.exchange")
        core.call("host.provide", capabilities=[])
        core.call("auth.signOut")
        assert keychain.secrets
    with device(data, keychain=keychain) as core:
        core.said()
        assert not keychain.secrets and len(core.asked("host.secrets.delete")) == 1
        # If the keychain fails, nothing is stored, and the user is not authenticated with the backend.
        core.sign_in()
        core.answers["secrets_set"] = lambda _: {"code": 1, "message": "locked"}
        assert core.refused("auth.backend.exchange")["data"]["kind"] == "hostError"
        assert core.call("auth.state")["backend"] == "none"


def test_a_transcript_has_no_secrets(tmp_path):
    """The transcript shows that there were tokens, and contains none of them."""
    keychain = Keychain()
    path = tmp_path / "session.rpc"
    with device(keychain=keychain) as core:
        core.close()
        core.begin([BINARY, "record", str(path), *REPEATABLE])
        core.call("host.provide", capabilities=[AUTHENTICATE, "host.backend.request", *SECRETS])
        token = Signer().token()
        core.sign_in(token=token, code=CODE)
        # A method with a misspelled name, and parameters by position.
        core.refused("auth.signin", user=USER, identityToken=token, authorizationCode=CODE)
        core.ask({"jsonrpc": "2.0", "id": "p", "method": "auth.signIn", "params": [USER, token, CODE]})
        core.call("auth.backend.exchange")
        core.answers["backend_request"] = lambda _: {"status": 204, "headers": [], "body": None}
        assert core.call("auth.deleteAccount", confirm="delete")["backend"] == "deleted"
        core.close()
    text = path.read_text()
    assert '"backend":"valid"' in text and "/api/account" in text
    assert not any(secret in text for secret in (TOKEN, CODE, *token.split(".")))


def test_an_account_is_deleted_here_whatever_the_backend_says():
    for status, reached in ((204, "deleted"), (404, "deleted"), (500, "failed"), (None, "failed")):
        keychain = Keychain()
        with device(keychain=keychain) as core:
            core.provide(AUTHENTICATE, "host.backend.request", *SECRETS)
            core.answers["backend_request"] = lambda _, status=status: (
                {"status": status, "headers": [], "body": None} if status else {"code": 1, "message": "offline"}
            )
            user = core.sign_in(fullName="Ada Lovelace")["user"]["id"]
            core.call("auth.backend.exchange")
            assert core.refused("auth.deleteAccount", confirm="Delete")["data"]["problems"][0]["pointer"] == "/confirm"
            done = core.call("auth.deleteAccount", confirm="delete")
            assert (done["user"], done["backend"]) == (user, reached)
            assert (done["failure"] is None) == (reached == "deleted")
            (asked,) = core.asked("host.backend.request")
            assert (asked["method"], asked["path"], asked["stream"]) == ("DELETE", "/api/account", False)
            assert {"name": "authorization", "value": f"Bearer {TOKEN}"} in asked["headers"]
            core.said()
            assert keychain.secrets == {} and not core.call("auth.state")["signedIn"]
            # A user who deletes the account and signs in again is a new user.
            assert core.sign_in()["user"]["fullName"] is None
    with Device(":memory:", *REPEATABLE) as core:
        core.sign_in()
        assert core.call("auth.deleteAccount", confirm="delete")["backend"] == "none"
        assert core.refused("auth.deleteAccount", confirm="delete")["data"]["kind"] == "unauthorized"


def test_the_user_of_a_test_is_for_debug_builds_alone():
    if "release" in BINARY:
        done = run("serve", "--test-user", "tester")
        assert done.returncode == 64 and b"--test-user is not an option of serve" in done.stderr
        return
    with device(":memory:", "--test-user", "tester") as core:
        core.provide("host.backend.request")
        core.answers["backend_request"] = lambda _: {"status": 204, "headers": [], "body": None}
        assert core.call("auth.gate") == {"shell": False, "backend": False}
        core.sign_in()
        assert core.call("auth.gate") == {"shell": True, "backend": True}
        core.call("auth.deleteAccount", confirm="delete")
        assert core.asked("host.backend.request")[0]["headers"] == [{"name": "x-test-user-id", "value": "tester"}]
    assert run("serve", "--test-user", "two\nlines").returncode == 64


def test_no_secret_is_left_in_the_memory_of_the_buffers(data):
    """Input and output use buffers that the core overwrites. The test does not search for other copies that Swift
    makes."""
    with Core(data, *REPEATABLE) as core:
        signer = Signer()
        code = "c0de." + "planted" * 40
        core.call("auth.signIn", user=USER, identityToken=signer.token(), authorizationCode=code)
        assert code.encode() not in readable(core.process.pid, limit=1 << 18)


def readable(pid, limit):
    """Returns the contents of the large buffers of a process, which are mappings without a name."""
    content = b""
    with open(f"/proc/{pid}/maps") as maps, open(f"/proc/{pid}/mem", "rb", 0) as memory:
        for line in maps:
            words = line.split()
            start, end = (int(word, 16) for word in words[0].split("-"))
            if len(words) == 5 and words[1].startswith("rw") and end - start >= limit:
                memory.seek(start)
                content += memory.read(end - start)
    return content
