"""Answers of the backend. The status shows how an answer ended, and the user's messages are never lost."""

import json

import pytest

from support.chats import CAPABILITIES, ChatCore
from support.core import REPEATABLE, memory, request, run, until


@pytest.fixture(scope="module")
def core():
    with ChatCore() as core:
        core.sign_in()
        yield core


def told(core):
    """Returns the parts that came with the progress token. There must be no other notifications."""
    parts = [line["params"]["value"]["text"] for line in core.aside if line.get("method") == "rpc.progress"]
    core.aside.clear()
    return parts


def newest(core, conversation):
    """Returns the newest answer and the message before it, as a list shows them."""
    return core.messages(conversation, limit=2)


def test_an_answer_streams_and_is_complete(core):
    asked = core.begin_send("What is a flat white?\nAnd a cortado?", progressToken="t", model="small")
    params = asked["params"]
    assert (params["method"], params["path"], params["stream"]) == ("POST", "/api/chat", True)
    assert json.loads(params["body"]) == {"content": "What is a flat white?\nAnd a cortado?", "model": "small"}
    headers = {one["name"]: one["value"] for one in params["headers"]}
    assert headers["authorization"] == "Bearer token-of-001234.ada" and headers["accept"] == "text/event-stream"
    (chat,) = core.call("conversations.list")["items"]
    assert (chat["title"], chat["model"], chat["backendId"]) == ("What is a flat white?", "small", None)
    # The message was stored before the core asked the backend. It has the key with which the backend recognizes a
    # repeat.
    answer, message = newest(core, chat["id"])
    assert message["id"] == headers["idempotency-key"] and message["status"] == "complete"
    assert (answer["status"], answer["content"], answer["replyTo"]) == ("streaming", "", message["id"])
    core.events(asked, ("conversation", {"id": "b/1", "title": "Coffee"}), ("token", {"text": "Espresso"}))
    core.events(
        asked,
        ("later", "nobody knows"),
        ("message", ""),
        ("token", {"text": " with\n"}),
        ("token", {"text": "milk ☕"}),
    )
    core.events(asked, ("token", {"text": "."}), ("done", {}), ("token", {"text": "Too late"}))
    result = core.reply()["result"]
    assert told(core) == ["Espresso", " with\nmilk ☕", "."]
    assert (result["answer"]["status"], result["answer"]["content"]) == ("complete", "Espresso with\nmilk ☕.")
    assert (result["conversation"]["title"], result["conversation"]["backendId"]) == ("Coffee", "b/1")
    assert (
        newest(core, chat["id"]) == [result["answer"], result["message"]] and result["message"]["id"] == message["id"]
    )

    # The next message continues the same conversation of the backend. A title that the user has set stays.
    core.call("conversations.rename", id=chat["id"], title="Milk")
    asked = core.begin_send("And oat milk?", conversation=chat["id"])
    assert asked["params"]["path"] == "/api/chat/b%2F1/message" and '"model":"small"' in asked["params"]["body"]
    core.events(asked, ("conversation", {"title": "Oats"}), ("token", {"text": "Fine, too."}), ("done", ""))
    assert core.reply()["result"]["conversation"]["title"] == "Milk"
    # Without a progress token no parts are sent. The core tells the host to cancel the open request.
    assert {line["method"] for line in core.aside} == {"host.cancel"}
    core.aside.clear()


ENDS = {
    "the host's error": (lambda core, asked: core.fail(asked), "hostError", "it failed"),
    "no network": (lambda core, asked: core.fail(asked, "unreachable"), "hostUnavailable", "does not reach"),
    "a broken connection": (lambda core, asked: core.fail(asked, "cutOff"), "backendFailed", "ended before"),
    "an answer that the host can't read": (
        lambda core, asked: core.fail(asked, "malformed"),
        "backendFailed",
        "can't be read",
    ),
    "an end in the middle": (lambda core, asked: core.end(asked), "backendFailed", "before it was complete"),
    "an event error": (
        lambda core, asked: core.events(asked, ("error", {"message": "no tokens"})),
        "backendFailed",
        "no tokens",
    ),
    "an event that is nonsense": (lambda core, asked: core.events(asked, ("token", "{")), "backendFailed", "token"),
    "an event of another form": (
        lambda core, asked: core.events(asked, ("conversation", {"id": 7})),
        "backendFailed",
        "conversation",
    ),
    "a part that is none": (
        lambda core, asked: core.send(
            {"jsonrpc": "2.0", "method": "host.progress", "params": {"id": asked["id"], "content": {"events": 5}}}
        ),
        "hostFault",
        "events",
    ),
    "a page": (lambda core, asked: core.end(asked, type="text/html", body="<p>"), "backendFailed", "neither"),
    "JSON of another form": (
        lambda core, asked: core.end(asked, type="application/json", body="[]"),
        "backendFailed",
        "neither",
    ),
    "a status": (
        lambda core, asked: core.end(asked, 503, "application/json", '{"error":"closed"}'),
        "backendFailed",
        "503: closed",
    ),
    "a redirect": (lambda core, asked: core.end(asked, 302), "backendFailed", "302"),
    "too often": (lambda core, asked: core.end(asked, 429, retry_after="7"), "tooManyAttempts", "7000 ms"),
    "an answer that is none": (
        lambda core, asked: core.send({"jsonrpc": "2.0", "id": asked["id"], "result": {"status": "fine"}}),
        "hostFault",
        "status",
    ),
    "too long": (
        lambda core, asked: core.events(asked, *[("token", {"text": "é" * 40_000})] * 3),
        "backendFailed",
        "100000 characters",
    ),
}


@pytest.mark.parametrize(
    "type", ["application/json", "Application/JSON; charset=utf-8", "application/json;charset=UTF-8"]
)
def test_a_media_type_has_parameters_and_no_case(core, type):
    """A media type can have parameters, and its case does not count (RFC 9110, section 8.3.1)."""
    asked = core.begin_send("Hello")
    core.end(asked, type=type, body='{"text":"At once."}')
    assert core.reply()["result"]["answer"]["content"] == "At once."


@pytest.mark.parametrize("content", ["events", 5, True, [], [[]], "x" * 50])
def test_a_part_that_is_no_object_ends_the_answer(core, content):
    asked = core.begin_send("Hello")
    core.send({"jsonrpc": "2.0", "id": 9, "method": "host.progress", "params": {"id": asked["id"], "content": content}})
    error = core.reply(9)["error"]
    assert (error["code"], error["data"]["problems"][0]["pointer"]) == (-32602, "/content")
    assert core.reply()["error"]["data"]["kind"] == "hostFault"


@pytest.mark.parametrize("data", ['"text"', "7", "[]", '["a"]', "true", "null", '"' + "x" * 9000 + '"', ""])
def test_an_event_whose_data_is_no_object_ends_the_answer(core, data):
    asked = core.begin_send("Hello")
    content = {"events": [{"event": "token", "data": data}]}
    core.send({"jsonrpc": "2.0", "method": "host.progress", "params": {"id": asked["id"], "content": content}})
    error = core.reply()["error"]
    assert (error["data"]["kind"], error["data"]["reason"]) == ("backendFailed", "malformed")


@pytest.mark.parametrize("name", ENDS)
def test_each_end_leaves_a_state_and_the_part_that_came(core, name):
    act, kind, words = ENDS[name]
    asked = core.begin_send(f"Hello: {name}")
    core.events(asked, ("token", {"text": "A par"}), ("token", {"text": "t"}))
    act(core, asked)
    error = core.reply()["error"]
    core.aside.clear()
    assert error["data"]["kind"] == kind and words in error["message"]
    chat = error["data"]["owner"]
    answer, message = newest(core, chat)
    assert answer["id"] == error["data"]["record"] and message["content"] == f"Hello: {name}"
    assert (answer["status"], answer["error"]["kind"]) == ("failed", kind) and words in answer["error"]["message"]
    assert answer["content"] == ("A part" + "é" * 80_000 + "é" * 19_994)[: 100_000 if name == "too long" else 6]
    if kind == "tooManyAttempts":
        assert error["data"]["retryAfter"] == answer["error"]["retryAfter"] == 7000

    # The answer can be requested again. It then replaces the received part.
    asked = core.begin_send(None, method="conversations.retry", message=answer["id"], progressToken="again")
    coming = newest(core, chat)[0]
    assert (coming["status"], coming["content"]) == ("streaming", answer["content"])
    core.events(asked, ("token", {"text": "All."}), ("done", ""))
    result = core.reply()["result"]
    assert (result["answer"]["id"], result["answer"]["content"], result["answer"]["error"]) == (
        answer["id"],
        "All.",
        None,
    )
    assert told(core) == ["All."] and newest(core, chat) == [result["answer"], message]


def test_deadlines_of_a_backend_that_stalls(core):
    asked = core.begin_send("Are you there?", idleDeadline=50)
    core.events(asked, ("token", {"text": "Ye"}))
    error = core.reply()["error"]
    assert error["data"]["kind"] == "hostTimeout" and error["data"]["deadline"] == 50
    assert core.aside.pop() == {"jsonrpc": "2.0", "method": "host.cancel", "params": {"id": asked["id"]}}
    assert newest(core, error["data"]["owner"])[0]["error"]["kind"] == "hostTimeout"
    # Keep-alive events extend only the idle deadline, not the whole deadline.
    asked = core.begin_send("Are you there?", deadline=300, idleDeadline=299)
    core.send(*[{"jsonrpc": "2.0", "method": "host.progress", "params": {"id": asked["id"]}}] * 3)
    assert core.reply()["error"]["data"]["deadline"] in (299, 300)
    core.aside.clear()


def test_cancelling(core):
    asked = core.begin_send("Tell me everything", id=7)
    core.events(asked, ("token", {"text": "At first"}))
    core.send(request("rpc.cancel", {"id": 7}, "c"))
    assert core.receive()["result"] == {"cancelled": 1}
    assert core.receive() == {"jsonrpc": "2.0", "method": "host.cancel", "params": {"id": asked["id"]}}
    error = core.receive()["error"]
    assert error["code"] == -32800
    chat = error["data"]["owner"]
    (answer, _) = newest(core, chat)
    assert (answer["status"], answer["content"], answer["error"]) == ("cancelled", "At first", None)
    # Events that come after the end of the answer change nothing.
    core.events(asked, ("token", {"text": " there"}), ("done", ""))
    core.end(asked)
    assert newest(core, chat)[0] == answer

    asked = core.begin_send(None, method="conversations.retry", message=answer["replyTo"])
    core.events(asked, ("token", {"text": "Again"}))
    assert core.call("conversations.cancel", conversation=chat) == {"cancelled": answer["id"]}
    assert core.reply()["error"]["code"] == -32800
    assert newest(core, chat)[0]["content"] == "Again"
    assert core.call("conversations.cancel", conversation=chat) == {"cancelled": None}
    core.aside.clear()


def test_one_answer_at_a_time(core):
    asked = core.begin_send("First")
    chat = core.call("conversations.list", limit=1)["items"][0]["id"]
    error = core.refused("conversations.send", conversation=chat, content="Second")
    assert error["data"]["kind"] == "conflict" and error["data"]["current"]["status"] == "streaming"
    answer = error["data"]["current"]["id"]
    assert core.refused("conversations.retry", message=answer)["data"]["kind"] == "conflict"
    # Other requests go on meanwhile.
    assert core.chat("Elsewhere")["answer"]["content"] == "Yes."
    core.events(asked, ("token", {"text": "Yes"}), ("done", ""))
    assert core.reply()["result"]["answer"]["id"] == answer
    assert [one["content"] for one in core.messages(chat)] == ["Yes", "First"]
    refused = core.refused("conversations.retry", message=answer)
    assert refused["data"]["problems"][0]["pointer"] == "/message"
    core.aside.clear()


def test_a_key_stores_one_message_however_often_it_is_sent(core):
    asked = core.begin_send("Once", idempotencyKey="once")
    core.fail(asked)
    error = core.reply()["error"]
    # The first call's answer failed, so a repeat with the same key requests it again.
    asked = core.begin_send("Once", idempotencyKey="once")
    core.events(asked, ("token", {"text": "Yes"}), ("done", ""))
    result = core.reply()["result"]
    assert result["answer"]["id"] == error["data"]["record"]
    core.send(
        request(
            "conversations.send",
            {"content": "Once", "deadline": 600_000, "idleDeadline": 600_000, "idempotencyKey": "once"},
            1,
        )
    )
    assert core.reply(1)["result"] == result
    assert len(core.messages(error["data"]["owner"])) == 2
    core.aside.clear()


def test_an_answer_without_a_stream(core):
    asked = core.begin_send("Hello")
    core.end(
        asked, type="application/json", body=json.dumps({"text": "Hi.", "conversation": {"id": "b2", "title": "Hello"}})
    )
    result = core.reply()["result"]
    assert (result["answer"]["content"], result["conversation"]["backendId"]) == ("Hi.", "b2")


def test_without_authentication_and_without_a_host():
    with ChatCore() as core:
        user = core.sign_in(offers=False)
        error = core.refused("conversations.send", content="Hello")
        assert error["data"]["kind"] == "unauthorized" and error["data"]["reason"] == "none"
        answer, message = core.messages(error["data"]["owner"])
        assert (message["content"], answer["status"], answer["error"]["kind"]) == ("Hello", "failed", "unauthorized")
        core.call("host.provide", capabilities=CAPABILITIES)
        core.exchange()
        # The status 401 ends the authentication with the backend.
        asked = core.begin_send(None, method="conversations.retry", message=answer["id"])
        core.end(asked, 401)
        assert core.reply()["error"]["data"] == {
            "kind": "unauthorized",
            "reason": "expired",
            "record": answer["id"],
            "owner": error["data"]["owner"],
        }
        assert core.call("auth.state")["backend"] == "expired"
        assert core.refused("conversations.retry", message=answer["id"])["data"]["reason"] == "expired"
        # Without a host, the state stays. The credential of the new sign-in can be exchanged once.
        core.sign_in()
        core.call("host.provide", capabilities=["host.backend.authenticate"])
        error = core.refused("conversations.retry", message=answer["id"])
        assert error["data"]["kind"] == "hostUnavailable" and error["data"]["capability"] == "host.backend.request"
        assert core.messages(error["data"]["owner"])[0]["error"]["kind"] == "hostUnavailable"
        assert core.call("auth.state")["user"] == user


def test_live_results_grow_with_each_part_where_the_clock_is_given():
    with ChatCore(":memory:", *REPEATABLE) as core:
        core.sign_in()
        chat = core.chat("Hello")["conversation"]["id"]
        params = {"conversation": chat, "limit": 1}
        core.call("live.open", query={"method": "conversations.messages.list", "params": params})
        asked = core.begin_send("Tell me", conversation=chat)
        seen = []
        for text in ("One", ", two", ", three"):
            core.events(asked, ("token", {"text": text}))
            seen += [line["params"]["result"]["items"][0] for line in core.said() if line["method"] == "live.changed"]
        assert [(one["content"], one["status"]) for one in seen] == [
            (text, "streaming") for text in ("", "One", "One, two", "One, two, three")
        ]
        core.events(asked, ("done", ""))
        core.reply()
        last = [line for line in core.said() if line["method"] == "live.changed"][-1]["params"]["result"]["items"][0]
        assert (last["content"], last["status"]) == ("One, two, three", "complete")


def test_a_kill_leaves_the_part_that_was_stored(data):
    with ChatCore(data) as core:
        core.sign_in()
        asked = core.begin_send("Hello")
        core.events(asked, ("token", {"text": "A first part"}))
        chat = core.call("conversations.list")["items"][0]["id"]
        until(lambda: core.messages(chat)[0]["content"] == "A first part")
        core.events(asked, ("token", {"text": " and a second"}))
        core.process.kill()
        core.process.wait()
    with ChatCore(data) as core:
        answer, message = core.messages(chat)
        assert message["content"] == "Hello" and (answer["status"], answer["error"]["kind"]) == (
            "failed",
            "interrupted",
        )
        assert "A first part and a second".startswith(answer["content"]) and answer["content"].startswith(
            "A first part"
        )
        assert core.call("auth.state")["backend"] == "valid"
        core.call("host.provide", capabilities=CAPABILITIES)
        asked = core.begin_send(None, method="conversations.retry", message=answer["id"])
        core.events(asked, ("token", {"text": "All"}))
        # The end of the core's input ends the answer, too.
        core.send(request("system.ping", id="p"))
        core.reply("p")
        core.process.stdin.close()
        said = [json.loads(line) for line in core.process.stdout]
        assert [line["error"]["data"]["kind"] for line in said if line.get("id") == "send"] == ["hostFault"]
        core.process.wait()
    done = run("conversations.messages.list", f"conversation={chat}", "--data", str(data), "--output", "json")
    answer = json.loads(done.stdout)["items"][0]
    assert (answer["status"], answer["content"], answer["error"]["kind"]) == ("failed", "All", "interrupted")


def test_memory_does_not_grow_with_the_parts(data):
    with ChatCore(data) as core:
        core.sign_in()

        def stream(count):
            asked = core.begin_send("Hello", progressToken="t")
            for _ in range(count // 100):
                core.events(asked, *[("token", {"text": "a word "}), ("later", "nobody reads this")] * 50)
                core.call("system.ping")
            core.events(asked, ("done", ""))
            assert len(core.reply()["result"]["answer"]["content"]) == 7 * count // 2
            assert len(told(core)) == count // 100
            return memory(core.process.pid)

        first = stream(2_000)
        assert stream(20_000) - first < 4
