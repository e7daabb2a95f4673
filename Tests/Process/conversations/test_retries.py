"""A retry keeps the received part of an answer until a longer part arrives. A repeat with a key returns an answer that
has become complete meanwhile."""

import pytest

from support.chats import PATIENT_ANSWER, ChatCore
from support.core import request, until


@pytest.fixture
def core():
    with ChatCore() as core:
        core.sign_in()
        yield core


def broken_off(core, part="A part", **more):
    """Sends a message whose answer breaks off, and returns the answer."""
    asked = core.begin_send("Hello", **more)
    core.events(asked, ("token", {"text": part}))
    core.end(asked)
    error = core.reply()["error"]
    core.aside.clear()
    return newest(core, error["data"]["owner"])


def newest(core, chat):
    return core.messages(chat, limit=1)[0]


NOTHING_COMES = {
    "no host": (lambda core: core.call("host.provide", capabilities=[]), None, "hostUnavailable"),
    "no authentication": (lambda core: core.call("auth.backend.clear"), None, "unauthorized"),
    "too often": (None, lambda core, asked: core.end(asked, 429), "tooManyAttempts"),
    "no network": (None, lambda core, asked: core.fail(asked, "unreachable"), "hostUnavailable"),
    "an empty part": (
        None,
        lambda core, asked: (core.events(asked, ("token", {"text": ""})), core.end(asked)),
        "backendFailed",
    ),
    "cancelled at once": (
        None,
        lambda core, asked: core.send(request("rpc.cancel", {"id": "send"}, "c")),
        "requestCancelled",
    ),
}


@pytest.mark.parametrize("name", NOTHING_COMES)
def test_a_retry_that_brings_nothing_leaves_the_part(core, name):
    before, act, kind = NOTHING_COMES[name]
    answer = broken_off(core)
    if before:
        before(core)
    core.send(request("conversations.retry", {"message": answer["id"], **PATIENT_ANSWER}, "send"))
    if act:
        asked = core.asked()
        coming = newest(core, answer["conversation"])
        assert (coming["status"], coming["content"]) == ("streaming", "A part")
        act(core, asked)
    assert core.reply()["error"]["data"]["kind"] == kind
    left = newest(core, answer["conversation"])
    assert left["status"] == ("cancelled" if kind == "requestCancelled" else "failed") and left["content"] == "A part"


def test_the_first_part_of_the_new_answer_takes_its_place(core):
    answer = broken_off(core)
    asked = core.begin_send(None, method="conversations.retry", message=answer["id"])
    core.events(asked, ("token", {"text": "N"}))
    until(lambda: newest(core, answer["conversation"])["content"] == "N")
    core.end(asked)
    core.reply()
    assert newest(core, answer["conversation"])["content"] == "N"
    # A complete answer also replaces the part, even if the answer has no text.
    asked = core.begin_send(None, method="conversations.retry", message=answer["id"])
    core.events(asked, ("done", {}))
    assert core.reply()["result"]["answer"]["content"] == ""


def test_a_kill_before_the_first_part_leaves_the_former_one(data):
    with ChatCore(data) as core:
        core.sign_in()
        answer = broken_off(core)
        core.begin_send(None, method="conversations.retry", message=answer["id"])
        core.process.kill()
        core.process.wait()
    with ChatCore(data) as core:
        left = newest(core, answer["conversation"])
        assert (left["status"], left["error"]["kind"], left["content"]) == ("failed", "interrupted", "A part")


@pytest.mark.parametrize("how", ["a retry", "another user"])
def test_a_repeat_with_a_key_finds_the_answer_that_became_complete(core, how):
    if how == "a retry":
        answer = broken_off(core, idempotencyKey="K")
        asked = core.begin_send(None, method="conversations.retry", message=answer["id"])
        core.events(asked, ("token", {"text": "All"}), ("done", {}))
        complete = core.reply()["result"]
    else:
        asked = core.begin_send("Hello", idempotencyKey="K")
        core.call("auth.signOut")
        core.events(asked, ("token", {"text": "All"}), ("done", {}))
        assert core.reply()["error"]["data"]["kind"] == "unauthorized"
        core.sign_in()
        complete = None
    core.aside.clear()
    params = {"content": "Hello", "idempotencyKey": "K", **PATIENT_ANSWER}
    found = core.call("conversations.send", **params)
    assert found["answer"]["content"] == "All" and complete in (None, found)
    assert core.call("conversations.send", **params) == found
    assert len(core.messages(found["conversation"]["id"])) == 2
