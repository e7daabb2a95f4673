"""Keychains that are slow, do not answer, or are empty; and copies and transcripts, which must not contain secrets."""

import json
import os

import pytest

from support.apple import SECRETS, Device, Keychain, Signer, hashed, holders
from support.core import BINARY, PATIENT, Core, request, until

TOKEN = "planted-token-of-the-backend"
AUTHENTICATE, REQUEST = "host.backend.authenticate", "host.backend.request"


def device(data=":memory:", *options, keychain=None):
    answers = {"backend_authenticate": lambda _: {"token": TOKEN, "expiresAt": "2099-01-01T00:00:00Z"}}
    offer = [AUTHENTICATE, REQUEST, *(SECRETS if keychain else [])]
    return Device(data, *options, offer=offer, **answers, **(keychain.answers if keychain else {}))


def question(core, method):
    """Waits for the core's next question with this name, and returns it."""
    known = [line for line in core.questions if line["method"] == method]
    while len([line for line in core.questions if line["method"] == method]) == len(known):
        core.send(request("system.ping", id="turn"))
        while (line := core.receive()).get("id") != "turn":
            core.aside.append(line)
    return core.questions[-1]


def ask(core, method, params, name):
    """Sends a request for which the core asks the host; returns the host's question."""
    core.answers.pop(name.removeprefix("host.").replace(".", "_"), None)
    core.send(request(method, params, "asking"))
    return question(core, name)


def reply(core):
    for line in core.aside:
        if line.get("id") == "asking":
            core.aside.remove(line)
            return line
    while (line := core.receive()).get("id") != "asking":
        core.aside.append(line)
    return line


def answer(core, asked, result):
    core.send({"jsonrpc": "2.0", "id": asked["id"], "result": result})


@pytest.mark.parametrize("begins_again", [False, True])
def test_a_token_that_a_late_keychain_has_stored_is_deleted(data, begins_again):
    keychain = Keychain()
    with device(data, keychain=keychain) as core:
        core.sign_in()
        asked = ask(core, "auth.backend.exchange", {"deadline": 40}, "host.secrets.set")
        assert reply(core)["error"]["data"]["kind"] == "hostTimeout"
        assert core.call("auth.state")["backend"] == "none"
        # The core asks the keychain to delete the secret that it may have stored. The keychain does not answer this
        # request either.
        keychain.set(asked["params"])
        answer(core, asked, {})
        if begins_again:
            core.process.kill()
            core.process.wait()
        else:
            core.provide(AUTHENTICATE, REQUEST, *SECRETS)
            until(lambda: core.call("system.ping") is not None and not keychain.secrets)
            return
    assert keychain.secrets
    with device(data, keychain=keychain) as core:
        until(lambda: core.call("system.ping") is not None and not keychain.secrets)
        # No secret is left that the keychain must delete.
        asked = len(core.asked("host.secrets.delete"))
        core.provide(*SECRETS)
        core.call("system.ping")
        assert len(core.asked("host.secrets.delete")) == asked


def test_a_late_keychain_takes_nothing_from_a_session_that_has_a_token():
    keychain = Keychain()
    with device(keychain=keychain) as core:
        core.sign_in()
        core.call("auth.backend.exchange")
        core.sign_in()
        ask(core, "auth.backend.exchange", {"deadline": 40}, "host.secrets.set")
        assert reply(core)["error"]["data"]["kind"] == "hostTimeout"
        core.provide(AUTHENTICATE, REQUEST, *SECRETS)
        core.call("system.ping")
        assert keychain.secrets and core.call("auth.state")["backend"] == "valid"
        core.call("auth.signOut")
        until(lambda: core.call("system.ping") is not None and not keychain.secrets)


@pytest.mark.parametrize(
    ("method", "params"),
    [
        ("conversations.send", {"content": "Hello", "deadline": 60}),
        ("feedback.submit", {"kind": "bug", "message": "It stops.", "deadline": 60}),
    ],
)
def test_the_deadline_holds_while_the_keychain_is_silent(method, params):
    with device(keychain=Keychain()) as core:
        core.sign_in()
        core.call("auth.backend.exchange")
        ask(core, method, params, "host.secrets.get")
        error = reply(core)["error"]
        assert (error["data"]["kind"], error["data"]["deadline"]) == ("hostTimeout", 60)
        # The core has asked the host nothing else, and ignores the late answer.
        answer(core, core.questions[-1], {"value": TOKEN})
        core.call("system.ping")
        assert core.asked(REQUEST) == []


@pytest.mark.parametrize(
    ("method", "params"),
    [
        ("conversations.send", {"content": "Hello", **PATIENT}),
        ("feedback.submit", {"kind": "bug", "message": "It stops.", **PATIENT}),
        ("auth.deleteAccount", {"confirm": "delete", **PATIENT}),
    ],
)
def test_an_empty_keychain_closes_the_gate(method, params):
    keychain = Keychain()
    with device(keychain=keychain) as core:
        core.sign_in()
        core.call("auth.backend.exchange")
        assert core.call("auth.gate")["backend"] is True
        keychain.secrets.clear()
        core.send(request(method, params, "asking"))
        done = reply(core)
        if method == "auth.deleteAccount":
            assert done["result"]["backend"] == "none"
            return
        assert (done["error"]["data"]["kind"], done["error"]["data"]["reason"]) == ("unauthorized", "none")
        assert core.call("auth.gate") == {"shell": True, "backend": False}
        assert core.call("auth.state")["backend"] == "none"
        # After the next exchange, `auth.gate` reports the backend as available again.
        core.sign_in()
        core.call("auth.backend.exchange")
        assert core.call("auth.gate")["backend"] is True


def test_copies_have_no_secrets_and_go_with_a_later_one(data, tmp_path_factory):
    copies = tmp_path_factory.mktemp("copies")
    with device(data) as core:
        core.sign_in()
        core.call("auth.backend.exchange")
        assert holders(data, TOKEN)
        place = {**os.environ, "TMPDIR": str(copies)}
        words = [BINARY, "serve", "--read-only", "--data", str(data)]
        reader = Core.__new__(Core)
        reader.begin(words, env=place)
        assert reader.call("auth.state")["backend"] == "valid"
        assert holders(copies, "CREATE TABLE") and not holders(copies, TOKEN)
        reader.process.kill()
        reader.process.wait()
        (left,) = copies.iterdir()
        # The next reader removes the copy of the killed reader, but not the copy of a running reader.
        one, other = Core.__new__(Core), Core.__new__(Core)
        one.begin(words, env=place)
        assert one.call("auth.state")["backend"] == "valid"
        other.begin(words, env=place)
        assert other.call("auth.state")["backend"] == "valid"
        assert left not in copies.iterdir() and len(list(copies.iterdir())) == 2
        one.close()
        other.close()


def odd_answers(id, secret):
    """Returns answers of a host that have a secret in an unexpected place."""
    return [
        {"id": id, "result": {"token": secret}},
        {"id": id, "result": secret},
        {"id": id, "result": [secret, {"a": [secret]}]},
        {"id": id, "result": {"Token": secret, "value": {"value": secret}}},
        {"id": id, "error": {"code": 1, "message": f"no: {secret}", "data": {"kind": "unreachable", "sent": secret}}},
        {"id": id, "error": secret},
        {"id": f"{id}", "result": {"token": secret}},
        {"id": None, "result": {"token": secret}},
        {"result": {"token": secret}},
        {"id": id, "reslt": {"token": secret}},
        {"id": id, "method": 7, "result": {"token": secret}},
        {"id": id, "method": "host.answer", "params": {}, "result": {"token": secret}},
        {"method": "host.progress", "params": {"id": id, "content": {"token": secret}}},
        [{"id": id, "result": {"token": secret}}, {"id": id + 0.0, "result": secret}],
        secret,
    ]


def test_a_transcript_has_no_secret_of_an_answer_that_nobody_waits_for(tmp_path):
    path, signer = tmp_path / "session.rpc", Signer()
    with Device() as core:
        core.close()
        core.begin([BINARY, "record", str(path)])
        core.call("host.provide", capabilities=["host.auth.apple.request", AUTHENTICATE, *SECRETS])
        asked = ask(core, "auth.request", {}, "host.auth.apple.request")
        token = signer.token(nonce=hashed(asked["params"]["nonce"]), exp=4_000_000_000)
        credential = {"user": "001234.0a1b2c.0815", "identityToken": token, "authorizationCode": "planted-code"}
        for _ in range(2):
            answer(core, asked, credential)
        assert reply(core)["result"]["user"]["appleUser"] == credential["user"]
        asked = ask(core, "auth.backend.exchange", {}, AUTHENTICATE)
        for line in odd_answers(asked["id"], TOKEN)[6:9]:
            core.send({"jsonrpc": "2.0", **line} if isinstance(line, dict) else line)
        answer(core, asked, {"token": TOKEN, "expiresAt": "2099-01-01T00:00:00Z"})
        asked = question(core, "host.secrets.set")
        answer(core, asked, {})
        for line in odd_answers(asked["id"] - 1, TOKEN):
            core.send({"jsonrpc": "2.0", **line} if isinstance(line, dict) else line)
        assert reply(core)["result"]["backend"] == "valid"
        core.send(request("system.ping", id="last"))
        while core.receive().get("id") != "last":
            pass
        core.close()
    text = path.read_text()
    assert not any(secret in text for secret in (TOKEN, "planted-code", *token.split(".")))
    # Members without secrets stay, so that the transcript can be replayed.
    assert '"expiresAt":"2099-01-01T00:00:00Z"' in text and credential["user"] in text
    assert '"kind":"unreachable"' in text and json.dumps("(secret)") in text
