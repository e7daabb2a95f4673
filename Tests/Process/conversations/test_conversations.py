"""Conversations: their lists and owners, imports of the app's data, sync between devices, and programs that share a
core."""

import json

import pytest

from support.chats import CAPABILITIES, ChatCore, token
from support.core import request, until
from support.devices import Devices, pages
from support.people import rows
from support.sharing import Shared

CREDENTIAL = {"user": "001234.ada", "identityToken": token("001234.ada"), "authorizationCode": "code"}


class ChatDevices(Devices):
    def begin(self, number):
        return ChatCore(self.folder / f"device{number}", "--cloud", str(self.file), *self.options)


class ChatProgram(Shared, ChatCore):
    """A program that shares a core. The test may also be its host."""


@pytest.fixture(scope="module")
def core():
    with ChatCore() as core:
        core.sign_in()
        yield core


def test_lists_and_changes_of_conversations(core):
    for word in ("Espresso", "Filter", "Mocha"):
        core.chat(f"Tell me about {word.lower()}", f"{word} it is.")
    chats = pages(core, "conversations.list", limit=2)
    assert [chat["title"][14:] for chat in chats] == ["mocha", "filter", "espresso"]
    # The conversation with the latest message comes first.
    espresso = chats[2]["id"]
    core.chat("More, please", conversation=espresso)
    assert core.call("conversations.list", limit=1)["items"][0]["id"] == espresso
    messages = pages(core, "conversations.messages.list", conversation=espresso, limit=3)
    assert [one["content"] for one in messages] == ["Yes.", "More, please", "Espresso it is.", "Tell me about espresso"]
    assert core.call("conversations.get", id=espresso)["lastMessageAt"] == messages[0]["at"]

    found = core.call("conversations.search", text="espr")["items"]
    assert {one["content"] for one in found} == {"Espresso it is.", "Tell me about espresso"}
    assert [one["id"] for one in core.call("conversations.list", text="tell moch")["items"]] == [chats[0]["id"]]
    renamed = core.call("conversations.rename", id=espresso, title="Crema", expect=chats[2]["version"])
    assert core.refused("conversations.rename", id=espresso, title="Foam", expect=1)["data"]["current"] == renamed
    core.call("conversations.archive", id=espresso)
    assert espresso not in [one["id"] for one in core.call("conversations.list")["items"]]
    assert [one["title"] for one in core.call("conversations.list", archived=True)["items"]] == ["Crema"]
    core.call("conversations.archive", id=espresso, archived=False)

    text = core.call("conversations.export", id=espresso, format="md")
    assert text["text"].startswith("# Crema\n\n**user** (") and text["rest"] is None
    assert text["text"].index("Espresso it is.") < text["text"].index("More, please")
    lines = core.call("conversations.export", id=espresso, format="jsonl")["text"].splitlines()
    assert [json.loads(line) for line in lines] == messages[::-1]

    # If a conversation is deleted, its messages are deleted, and also the answer that is still being received.
    asked = core.begin_send("Still there?", conversation=espresso)
    core.call("conversations.delete", id=espresso)
    assert core.reply()["error"]["data"]["kind"] == "notFound"
    core.end(asked)
    core.aside.clear()
    assert core.call("conversations.search", text="crema espr")["items"] == []
    for method, params in (
        ("conversations.get", {"id": espresso}),
        ("conversations.messages.list", {"conversation": espresso}),
        ("conversations.export", {"id": espresso, "format": "md"}),
        ("conversations.retry", {"message": messages[0]["id"]}),
        ("conversations.send", {"content": "Hello", "conversation": espresso}),
        ("conversations.cancel", {"conversation": espresso}),
    ):
        assert core.refused(method, **params)["data"]["kind"] == "notFound"


def test_an_export_of_many_pieces(core):
    content = "é" * 60_000
    chat = core.chat(content, content)["conversation"]["id"]
    for _ in range(5):
        core.chat(content, content, conversation=chat)
    pieces, after = [], None
    while not pieces or after:
        piece = core.call("conversations.export", id=chat, format="jsonl", after=after)
        pieces.append(piece["text"])
        after = piece["rest"]
    assert len(pieces) > 1 and all(len(piece.encode()) < 3 << 19 for piece in pieces)
    lines = [json.loads(line) for line in "".join(pieces).splitlines()]
    assert lines == pages(core, "conversations.messages.list", conversation=chat)[::-1] and len(lines) == 12
    core.call("conversations.delete", id=chat)


def stored(data):
    """Returns the rows of all tables of conversations and feedback."""
    tables = ("conversations", "messages", "message_parts", "feedback")
    return [list(rows(data / "private.sqlite", f"SELECT * FROM {table} ORDER BY 1, 2")) for table in tables]


def words_of(core):
    """Returns the replies of all methods of conversations and feedback, with events and conflicts."""
    told = [core.call("conversations.list"), core.call("conversations.list", archived=True)]
    told += [core.call("conversations.search", text="secret"), core.call("feedback.list")]
    told += [core.call("sync.conflicts.list", account=True), core.call("system.diagnostics", check=True)]
    return json.dumps(told)


def test_two_users_in_turn_see_nothing_of_each_other(data):
    with ChatCore(data) as core:
        ada = core.sign_in("001234.ada")
        mine = core.chat("The secret of Ada", "A secret answer")
        core.call("events.subscribe")
        bob = core.sign_in("001234.bob")
        assert ada != bob and "secret" not in words_of(core).replace('"secrets"', "")
        for method, params in (
            ("conversations.get", {"id": mine["conversation"]["id"]}),
            ("conversations.messages.list", {"conversation": mine["conversation"]["id"]}),
            ("conversations.export", {"id": mine["conversation"]["id"], "format": "jsonl"}),
            ("conversations.send", {"content": "Hello", "conversation": mine["conversation"]["id"]}),
            ("conversations.retry", {"message": mine["answer"]["id"]}),
            ("conversations.rename", {"id": mine["conversation"]["id"], "title": "Mine"}),
            ("conversations.archive", {"id": mine["conversation"]["id"]}),
            ("conversations.delete", {"id": mine["conversation"]["id"]}),
            ("conversations.cancel", {"conversation": mine["conversation"]["id"]}),
        ):
            assert core.refused(method, **params)["data"]["kind"] == "notFound"
        his = core.chat("The secret of Bob")["conversation"]["id"]
        core.call("auth.signOut")
        assert core.refused("conversations.list")["data"]["reason"] == "signedOut"
        core.said()
        core.sign_in("001234.ada")
        assert [one["id"] for one in core.call("conversations.list")["items"]] == [mine["conversation"]["id"]]
        assert core.messages(mine["conversation"]["id"]) == [mine["answer"], mine["message"]]
        assert core.refused("conversations.get", id=his)["data"]["kind"] == "notFound"

        # A session of another user ends the answer. The received part is stored for the user who asked.
        asked = core.begin_send("Wait for it", conversation=mine["conversation"]["id"], progressToken="parts")
        core.sign_in("001234.bob")
        core.events(asked, ("token", {"text": "Here"}), ("done", ""))
        error = core.reply()["error"]
        assert error["data"]["kind"] == "notFound" and "Here" not in json.dumps([error, core.aside])
        core.sign_in("001234.ada")
        assert core.messages(mine["conversation"]["id"])[0]["content"] == "Here"


def test_on_another_path_nothing_is_told_and_nothing_written(data):
    with ChatCore(data) as core:
        core.sign_in()
        mine = core.chat("Hello")
        chat, before = mine["conversation"]["id"], stored(data)
        core.call("policy.deployment.set", path="backend")
        for method, params in (
            ("conversations.list", {}),
            ("conversations.get", {"id": chat}),
            ("conversations.messages.list", {"conversation": chat}),
            ("conversations.search", {"text": "hello"}),
            ("conversations.send", {"content": "Hello"}),
            ("conversations.retry", {"message": mine["answer"]["id"]}),
            ("conversations.delete", {"id": chat}),
            ("feedback.submit", {"kind": "bug", "message": "It stops."}),
            ("feedback.list", {}),
            ("feedback.preview", {}),
        ):
            error = core.refused(method, **params)
            assert error["data"] == {"kind": "notOnThisPath", "path": "backend"}
        core.call("policy.deployment.set", path="appleNative")
        assert core.messages(chat) == [mine["answer"], mine["message"]]
        assert stored(data) == before


def test_two_devices_that_were_apart_have_all_messages_in_one_order(tmp_path):
    with ChatDevices(tmp_path) as devices:
        one, two = devices
        users = [core.sign_in() for core in devices]
        assert users[0] == users[1]
        chat = one.chat("Hello", "Hi.")["conversation"]["id"]
        devices.sync(0, 1)
        for core in devices:
            core.call("sync.disconnect")
        for number, core in enumerate(devices):
            for turn in range(3):
                core.chat(f"Question {turn} of {number}", f"Answer {turn} of {number}", conversation=chat)
        # The other device also shows that the answer is being received. Only the first device can end it.
        asked = one.begin_send("Slowly", conversation=chat)
        one.events(asked, ("token", {"text": "S"}))
        for core in devices:
            core.call("sync.connect", cloud=str(devices.file))
        for _ in range(3):
            devices.sync()
        shown = two.messages(chat, limit=50)
        assert {one["content"]: one["status"] for one in shown if one["status"] != "complete"} == {"": "streaming"}
        one.events(asked, ("token", {"text": "ow"}), ("done", ""))
        assert one.reply()["result"]["answer"]["content"] == "Sow"
        for _ in range(3):
            devices.sync()
        first, second = (pages(core, "conversations.messages.list", conversation=chat, limit=4) for core in devices)
        assert first == second and len(first) == 16
        assert {one["content"] for one in first} >= {f"Answer {turn} of {n}" for turn in range(3) for n in range(2)}
        assert one.call("conversations.get", id=chat) == two.call("conversations.get", id=chat)
        # The messages that one device has sent keep their order.
        for number in range(2):
            own = [one["content"] for one in first[::-1] if one["content"].endswith(f"of {number}")]
            assert own == [f"{word} {turn} of {number}" for turn in range(3) for word in ("Question", "Answer")]
        two.call("conversations.delete", id=chat)
        devices.sync(1, 0)
        assert one.call("conversations.list")["items"] == [] and stored(tmp_path / "device0") == [[], [], [], []]
        assert one.call("sync.conflicts.list", account=True)["items"] == []


@pytest.mark.parametrize("first", [0, 1])
def test_a_user_who_signs_in_on_two_devices_is_one_and_keeps_the_name(tmp_path, first):
    """Apple gives the user's name and address only at the first sign-in, on one device. Both devices sign in before
    they sync."""
    told = {"fullName": "Ada Lovelace", "email": "ada@example.com"}
    with ChatDevices(tmp_path) as devices:
        for core in devices:
            core.call("sync.disconnect")
        for number in (first, 1 - first):
            members = told if number == first else {}
            devices[number].call("auth.signIn", **CREDENTIAL, **members)
        for core in devices:
            core.call("sync.connect", cloud=str(devices.file))
        for _ in range(3):
            devices.sync()
        one, two = [core.call("users.get") for core in devices]
        assert one == two and {name: one[name] for name in told} == told
        # A later sign-in without a name and an address deletes neither, on no device.
        devices[1 - first].call("auth.signIn", **CREDENTIAL)
        for _ in range(2):
            devices.sync()
        one, two = [core.call("users.get") for core in devices]
        assert one == two and {name: one[name] for name in told} == told
        assert devices[0].call("sync.conflicts.list", account=True)["items"] == []


def test_programs_that_share_a_core(data):
    with ChatProgram(data) as host, ChatProgram(data) as front, ChatProgram(data) as other:
        host.sign_in()
        front.send(
            request("conversations.send", {"content": "Hello", "progressToken": "t", "idleDeadline": 600_000}, "send")
        )
        asked = host.asked()
        chat = until(lambda: other.call("conversations.list")["items"])[0]["id"]
        host.events(asked, ("token", {"text": "A"}))
        assert front.receive()["params"]["value"] == {"text": "A"}
        until(lambda: other.messages(chat)[0]["content"] == "A")
        # The program that asked ends. The answer continues.
        front.process.kill()
        front.process.wait()
        host.events(asked, ("token", {"text": "ll"}), ("done", ""))
        assert (
            until(lambda: other.messages(chat)[0]["status"] == "complete")
            and other.messages(chat)[0]["content"] == "All"
        )

        # If the host ends during an answer, the answer ends. The core does not ask another host.
        other.call("host.provide", capabilities=CAPABILITIES)
        host.call("host.provide", capabilities=CAPABILITIES)
        until(lambda: host.said() or True)
        host.send(
            request("conversations.send", {"content": "More", "conversation": chat, "idleDeadline": 600_000}, "send")
        )
        asked = host.asked()
        host.events(asked, ("token", {"text": "Par"}))
        until(lambda: other.messages(chat)[0]["content"] == "Par")
        host.process.kill()
        host.process.wait()
        answer = until(lambda: next((one for one in other.messages(chat, limit=1) if one["status"] == "failed"), None))
        assert (answer["content"], answer["error"]["kind"]) == ("Par", "hostFault")
        assert not [line for line in other.said() if line.get("method") == "host.backend.request"]
