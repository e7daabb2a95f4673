"""Idempotency keys of chat and feedback belong to the user who has sent them, and are deleted with the account."""

import json

import pytest

from support.chats import PATIENT_ANSWER, ChatCore
from support.core import PATIENT, request

SEND = {"content": "A question of Bob", "idempotencyKey": "K", **PATIENT_ANSWER}
SUBMIT = {"kind": "bug", "message": "A fault of Bob", "idempotencyKey": "F", **PATIENT}


def of_bob(core):
    """Returns Bob's calls with idempotency keys, each with its result."""
    core.sign_in("001234.bob")
    core.send(request("conversations.send", SEND, "send"))
    asked = core.asked()
    core.events(asked, ("token", {"text": "An answer"}), ("done", {}))
    sent = core.reply()["result"]
    core.send(request("feedback.submit", SUBMIT, "submit"))
    core.end(core.asked())
    done = [("conversations.send", SEND, sent), ("feedback.submit", SUBMIT, core.reply("submit")["result"])]
    chat = sent["conversation"]["id"]
    for method, params in (
        ("conversations.rename", {"id": chat, "title": "A title of Bob", "idempotencyKey": "R"}),
        ("conversations.archive", {"id": chat, "idempotencyKey": "A"}),
    ):
        done.append((method, params, core.call(method, **params)))
    core.aside.clear()
    return done


def reply_to(core, method, params):
    """Returns the reply to a call. If the core asks the backend, the backend fails."""
    core.send(request(method, params, "again"))
    while (line := core.receive()).get("id") != "again":
        if line.get("method") == "host.backend.request":
            core.end(line, 500)
    return line


def test_a_key_repeats_a_result_for_the_user_alone_who_has_sent_it(data):
    with ChatCore(data) as core:
        lines = of_bob(core)
        for method, params, result in lines:
            assert reply_to(core, method, params)["result"] == result
        for begin, kind in (
            (lambda: core.sign_in("001234.ada"), None),
            (lambda: core.call("auth.signOut"), "unauthorized"),
            (lambda: core.call("policy.deployment.set", path="backend"), "notOnThisPath"),
        ):
            begin()
            for method, params, _ in lines:
                reply = reply_to(core, method, params)
                assert "error" in reply and "Bob" not in json.dumps(reply)
                if kind:
                    assert reply["error"]["data"]["kind"] == kind
                elif "id" in params:
                    assert reply["error"]["data"]["kind"] == "notFound"
                else:
                    # With a key of her own, this is a request of her own, so the core asks the backend.
                    assert reply["error"]["data"]["kind"] == "backendFailed"
        core.call("policy.deployment.set", path="appleNative")
        core.sign_in("001234.bob")
        for method, params, result in lines:
            assert reply_to(core, method, params)["result"] == result


def test_a_key_of_a_failed_message_is_another_one_for_another_user():
    with ChatCore() as core:
        core.sign_in("001234.bob")
        core.send(request("conversations.send", SEND, "send"))
        core.end(core.asked(), 500)
        failed = core.reply()["error"]["data"]["record"]
        core.sign_in("001234.ada")
        core.send(request("conversations.send", SEND, "send"))
        core.events(core.asked(), ("token", {"text": "Yes"}), ("done", {}))
        hers = core.reply()["result"]
        assert hers["answer"]["id"] != failed
        core.sign_in("001234.bob")
        core.send(request("conversations.send", SEND, "send"))
        core.events(core.asked(), ("token", {"text": "Yes"}), ("done", {}))
        assert core.reply()["result"]["answer"]["id"] == failed


def test_an_answer_that_comes_while_another_user_is_signed_in_is_kept_for_nobody():
    with ChatCore() as core:
        core.sign_in("001234.bob")
        core.send(request("conversations.send", SEND, "send"))
        asked = core.asked()
        core.sign_in("001234.ada")
        core.events(asked, ("token", {"text": "For Bob"}), ("done", {}))
        assert core.reply()["error"]["data"]["kind"] == "notFound"
        assert "For Bob" not in json.dumps(reply_to(core, "conversations.send", SEND))


@pytest.mark.parametrize("how", ["account", "records"])
def test_keys_go_with_what_they_are_of(how):
    with ChatCore() as core:
        lines = of_bob(core)
        if how == "account":
            core.send(request("auth.deleteAccount", {"confirm": "delete", "idempotencyKey": "D"}, "delete"))
            core.end(core.asked(), 204)
            deleted = core.reply("delete")["result"]
            core.sign_in("001234.bob")
            assert core.call("auth.deleteAccount", confirm="delete", idempotencyKey="D") == deleted
        else:
            (sent, told) = (lines[0][2], lines[1][2])
            chat = sent["conversation"]["id"]
            for _ in range(2):
                done = core.call("conversations.delete", id=chat, idempotencyKey="X")
                assert done == {"deleted": chat}
                done = core.call("feedback.delete", id=told["id"], idempotencyKey="Y")
                assert done == {"deleted": told["id"]}
        for method, params, _ in lines:
            error = reply_to(core, method, params)["error"]
            assert error["data"]["kind"] == ("notFound" if "id" in params else "backendFailed")
