"""Feedback is stored first, then sent to the backend, and kept until the backend has accepted it."""

import json

import pytest

from support.chats import CAPABILITIES, ChatCore
from support.core import PATIENT, request


def begin(core, method="feedback.submit", **params):
    """Submits feedback. Returns the core's request to the backend."""
    if method == "feedback.submit":
        params = {"kind": "bug", "message": "The timer stops.", **params}
    core.send(request(method, {**PATIENT, **params}, "send"))
    return core.asked()


@pytest.fixture(scope="module")
def core():
    with ChatCore() as core:
        core.sign_in()
        yield core


def test_feedback_is_sent(core):
    asked = begin(core, kind="praise", message="Very good ☕", contact="ada@example.com")
    params = asked["params"]
    assert (params["method"], params["path"], params["stream"]) == ("POST", "/api/feedback", False)
    assert json.loads(params["body"]) == {
        "kind": "praise",
        "message": "Very good ☕",
        "contact": "ada@example.com",
        "diagnostics": None,
    }
    (stored,) = core.call("feedback.list")["items"]
    assert (stored["state"], stored["sentAt"]) == ("waiting", None)
    headers = {one["name"]: one["value"] for one in params["headers"]}
    assert headers["idempotency-key"] == stored["id"] and headers["authorization"] == "Bearer token-of-001234.ada"
    core.end(asked, 201, "application/json", "{}")
    sent = core.reply()["result"]
    assert (sent["id"], sent["state"]) == (stored["id"], "sent") and sent["sentAt"]
    assert core.call("feedback.list", state="sent")["items"] == [sent]
    assert core.refused("feedback.retry", id=sent["id"])["data"]["problems"][0]["pointer"] == "/id"


def test_diagnostics_are_what_the_preview_shows_and_nothing_that_users_wrote(core):
    core.call("companies.create", name="Planted words")
    core.chat("Planted words")
    preview = core.call("feedback.preview")
    asked = begin(core, includeDiagnostics=True)
    assert json.loads(asked["params"]["body"])["diagnostics"] == preview
    text = json.dumps(preview)
    assert "Planted" not in text and "token-of" not in text and "ada" not in text and "/" not in text
    core.end(asked, 200)
    assert core.reply()["result"]["diagnostics"] == preview


FAULTS = {
    "a refusal": (
        lambda core, asked: core.end(asked, 400, "application/json", '{"message":"too short"}'),
        "backendFailed",
        "failed",
    ),
    "a fault of the backend": (lambda core, asked: core.end(asked, 500), "backendFailed", "failed"),
    "too often": (lambda core, asked: core.end(asked, 429, retry_after="2"), "tooManyAttempts", "failed"),
    "the host's error": (lambda core, asked: core.fail(asked), "hostError", "failed"),
    "no network": (lambda core, asked: core.fail(asked, "unreachable"), "hostUnavailable", "waiting"),
    "a broken connection": (lambda core, asked: core.fail(asked, "cutOff"), "backendFailed", "waiting"),
    "nonsense": (
        lambda core, asked: core.send({"jsonrpc": "2.0", "id": asked["id"], "result": {"status": 7}}),
        "hostFault",
        "failed",
    ),
    "a cancellation": (
        lambda core, asked: core.send(request("rpc.cancel", {"id": "send"})),
        "requestCancelled",
        "failed",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_what_goes_wrong_leaves_a_state(core, name):
    act, kind, state = FAULTS[name]
    asked = begin(core, message=name)
    act(core, asked)
    error = core.reply()["error"]
    core.aside.clear()
    assert error["data"]["kind"] == kind
    stored = core.call("feedback.list", limit=1)["items"][0]
    assert (stored["id"], stored["state"], stored["error"]["kind"]) == (error["data"]["record"], state, kind)
    asked = begin(core, "feedback.retry", id=stored["id"])
    assert core.refused("feedback.retry", id=stored["id"])["data"]["kind"] == "conflict"
    core.end(asked)
    assert core.reply()["result"]["state"] == "sent"


def test_a_deadline(core):
    asked = begin(core, deadline=30)
    assert core.reply()["error"]["data"]["kind"] == "hostTimeout"
    assert core.aside.pop() == {"jsonrpc": "2.0", "method": "host.cancel", "params": {"id": asked["id"]}}


def test_what_is_deleted_is_sent_no_more(core):
    asked = begin(core, message="Forget it")
    stored = core.call("feedback.list", limit=1)["items"][0]
    assert core.call("feedback.delete", id=stored["id"]) == {"deleted": stored["id"]}
    assert core.reply()["error"]["data"]["kind"] == "notFound"
    assert core.aside.pop() == {"jsonrpc": "2.0", "method": "host.cancel", "params": {"id": asked["id"]}}
    assert core.refused("feedback.delete", id=stored["id"])["data"]["kind"] == "notFound"


def test_without_authentication_it_waits_and_goes_by_itself(data):
    with ChatCore(data) as core:
        core.sign_in(offers=False)
        error = core.refused("feedback.submit", kind="idea", message="A dark mode", idempotencyKey="k")
        assert (error["data"]["kind"], error["data"]["reason"]) == ("unauthorized", "none")
        # A repeat with the same key stores no second feedback.
        again = core.refused("feedback.submit", kind="idea", message="A dark mode", idempotencyKey="k")
        assert again["data"] == error["data"]
        assert [one["state"] for one in core.call("feedback.list")["items"]] == ["waiting"]
        core.process.kill()
        core.process.wait()
    with ChatCore(data) as core:
        core.sign_in(offers=False)
        core.call("host.provide", capabilities=CAPABILITIES)
        core.exchange("first")
        asked = next((line for line in core.aside if line["method"] == "host.backend.request"), None) or core.asked()
        assert json.loads(asked["params"]["body"])["message"] == "A dark mode"
        # After the status 401, the feedback waits for the next authentication.
        core.end(asked, 401)
        assert core.call("feedback.list")["items"][0]["state"] == "waiting"
        assert core.call("auth.state")["backend"] == "expired"
        core.aside.clear()
        core.sign_in(offers=False)
        core.exchange("second")
        asked = next((line for line in core.aside if line["method"] == "host.backend.request"), None) or core.asked()
        headers = {one["name"]: one["value"] for one in asked["params"]["headers"]}
        assert headers["authorization"] == "Bearer second" and headers["idempotency-key"] == error["data"]["record"]
        core.end(asked)
        stored = core.call("feedback.list")["items"][0]
        assert (stored["state"], stored["error"]) == ("sent", None)
        # Another user does not see the feedback, and the core does not send it in that user's session.
        core.sign_in("001234.bob", offers=False)
        assert core.call("feedback.list")["items"] == []
        assert core.refused("feedback.retry", id=stored["id"])["data"]["kind"] == "notFound"


def test_what_waited_for_a_host_goes_when_there_is_one():
    with ChatCore() as core:
        core.sign_in()
        core.call("host.provide", capabilities=["host.backend.authenticate"])
        assert core.refused("feedback.submit", kind="bug", message="Offline")["data"]["kind"] == "hostUnavailable"
        core.call("host.provide", capabilities=CAPABILITIES)
        asked = next((line for line in core.aside if line["method"] == "host.backend.request"), None) or core.asked()
        core.end(asked)
        assert core.call("feedback.list")["items"][0]["state"] == "sent"


def asked_again(core):
    """Returns the core's request to the backend, among received and future lines."""
    return next((line for line in core.aside if line.get("method") == "host.backend.request"), None) or core.asked()


def test_what_did_not_reach_the_backend_goes_when_something_does():
    with ChatCore() as core:
        core.sign_in()
        for number in range(2):
            asked = begin(core, message=f"Offline {number}")
            core.fail(asked, "unreachable")
            assert core.reply()["error"]["data"]["kind"] == "hostUnavailable"
        # Any answer of the backend, even an error, shows that the backend can be reached again.
        asked = core.begin_send("Hello")
        core.end(asked, 500)
        core.reply()
        sent = []
        for _ in range(2):
            asked = asked_again(core)
            core.aside = [line for line in core.aside if line != asked]
            sent.append(json.loads(asked["params"]["body"])["message"])
            core.end(asked)
        assert sorted(sent) == ["Offline 0", "Offline 1"]
        assert {one["state"] for one in core.call("feedback.list")["items"]} == {"sent"}


def test_what_did_not_reach_the_backend_is_sent_again_by_itself():
    with ChatCore() as core:
        core.sign_in()
        core.fail(begin(core), "unreachable")
        core.reply()
        # The second failure in a row causes a longer pause than the first.
        core.fail(core.asked(), "unreachable")
        core.end(core.asked())
        assert core.call("feedback.list")["items"][0]["state"] == "sent"


def test_a_repeat_with_a_key_finds_what_went_by_itself():
    with ChatCore() as core:
        core.sign_in()
        params = {"kind": "bug", "message": "It stops.", "idempotencyKey": "k", **PATIENT}
        core.send(request("feedback.submit", params, "send"))
        core.fail(core.asked(), "unreachable")
        waiting = core.reply()["error"]["data"]["record"]
        core.end(core.asked())
        for _ in range(2):
            sent = core.call("feedback.submit", **params)
            assert (sent["id"], sent["state"]) == (waiting, "sent")
        assert core.refused("feedback.submit", **{**params, "message": "Else"})["data"]["kind"] == "keyReused"
