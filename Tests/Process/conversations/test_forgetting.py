"""What a user deletes is in no file any more: neither on this device nor on the account's others."""

import pytest

from support.chats import ChatCore, token
from support.core import request, until
from support.devices import Devices
from support.people import rows

WORDS = ["zebrafish", "quokkaword", "narwhaltext", "axolotlnote", "lemurname", "okapimail", "tapirtitle", "ibexmodel"]


class ChatDevices(Devices):
    def begin(self, number):
        return ChatCore(self.folder / f"device{number}", "--cloud", str(self.file), *self.options)


def plant(core, **key):
    """Writes the words everywhere where a user can: some are replaced again."""
    keys = iter("abcdefghij")

    def with_key(**params):
        return {**params, "idempotencyKey": next(keys)} if key else params

    user = "001234.bob"
    core.call(
        "auth.signIn",
        **with_key(
            user=user,
            identityToken=token(user),
            authorizationCode="code",
            fullName=f"Bob {WORDS[4]}",
            email=f"{WORDS[5]}@example.com",
        ),
    )
    core.call("host.provide", capabilities=core.capabilities)
    core.exchange()
    sent = core.chat(f"A {WORDS[0]} " * 300, f"An answer {WORDS[1]} " * 300, **with_key(model=WORDS[7]))
    chat = sent["conversation"]["id"]
    core.call("conversations.rename", **with_key(id=chat, title=f"A {WORDS[6]}"))
    asked = core.begin_send("More?", conversation=chat)
    core.events(asked, ("token", {"text": f"Half of {WORDS[2]}"}))
    core.end(asked, 500)
    answer = core.reply()["error"]["data"]["record"]
    core.chat(None, "Whole", method="conversations.retry", message=answer)
    params = {"kind": "idea", "message": f"An {WORDS[3]}", "contact": WORDS[5], "deadline": 600_000}
    core.send(request("feedback.submit", with_key(**params), "submit"))
    core.end(core.asked(), 500)
    told = core.reply("submit")["error"]["data"]["record"]
    core.aside.clear()
    return chat, told


def found(folder, words=WORDS):
    """The words that any file has, in any case: the text index holds terms."""
    left = {}
    for path in folder.rglob("*"):
        if path.is_file():
            content = path.read_bytes().lower()
            left.update({word: path.name for word in words if word.encode() in content})
    return left


@pytest.mark.parametrize("keys", [{}, {"keys": True}], ids=["plain", "keys"])
def test_no_file_has_anything_of_a_user_who_is_deleted(data, tmp_path, keys):
    with ChatCore(data) as core:
        plant(core, **keys)
        # The text index takes them in, in idle moments.
        core.call("conversations.search", text=WORDS[0])
        core.send(request("auth.deleteAccount", {"confirm": "delete"}, "delete"))
        core.end(core.asked(), 204)
        assert core.reply("delete")["result"]["backend"] == "deleted"
        # The log of changes goes on where it was.
        events = core.call("events.since", limit=1000)["events"]
        assert {"conversation", "message", "feedback", "user"} <= {one["type"] for one in events}
        core.call("system.backup", path=str(tmp_path / "backup"))
        assert found(tmp_path / "backup") == {}
        core.close()
    assert found(data) == {}


def test_no_file_has_anything_of_what_was_deleted(data):
    with ChatCore(data) as core:
        chat, told = plant(core, keys=True)
        core.call("conversations.search", text=WORDS[0])
        core.call("conversations.delete", id=chat)
        core.call("feedback.delete", id=told)
        core.close()
    # The user is there still.
    assert set(found(data)) == set(WORDS[4:6])


def test_no_device_of_the_account_has_anything_of_a_user_who_is_deleted(tmp_path):
    with ChatDevices(tmp_path) as devices:
        one, two = devices
        plant(one, keys=True)
        devices.sync(0, 1)
        plant(two, keys=True)
        devices.sync(1, 0, 1)
        one.send(request("auth.deleteAccount", {"confirm": "delete"}, "delete"))
        one.end(one.asked(), 204)
        one.reply("delete")
        devices.sync(0, 1, 0, 1)
        for core in devices:
            until(lambda core=core: not core.call("auth.state")["signedIn"])
        devices.sync()
        for number, core in enumerate(devices):
            # What the device alone has goes in a moment without requests.
            store = tmp_path / f"device{number}" / "private.sqlite"
            until(lambda store=store: not list(rows(store, "SELECT 1 FROM feedback")))
            core.close()
    for number in range(2):
        assert found(tmp_path / f"device{number}") == {}


def rename(core, word):
    """The user signs in again, and Apple tells another name."""
    user = core.call("users.get")["appleUser"]
    credential = {"user": user, "identityToken": token(user), "authorizationCode": "code"}
    assert core.call("auth.signIn", **credential, fullName=f"Ada {word}")["user"]["fullName"].endswith(word)


def delete(core):
    core.send(request("auth.deleteAccount", {"confirm": "delete"}, "delete"))
    core.end(core.asked(), 204)
    assert core.reply("delete")["result"]["backend"] == "deleted"


@pytest.mark.parametrize("has_line", [True, False], ids=["everywhere", "not yet here"])
def test_no_line_about_a_conflict_is_left_of_a_user_who_is_deleted(tmp_path, has_line):
    with ChatDevices(tmp_path) as devices:
        one, two = devices
        one.sign_in()
        devices.sync(0, 1)
        two.sign_in()
        devices.sync(1, 0)
        rename(one, WORDS[0])
        rename(two, WORDS[1])
        devices.sync(0, 1)
        (line,) = two.call("sync.conflicts.list", account=True)["items"]
        assert line["type"] == "user" and WORDS[0] in str(line) and WORDS[1] in str(line)
        if has_line:
            devices.sync(0)
            assert one.call("sync.conflicts.list", account=True)["items"][0]["id"] == line["id"]
        delete(one)
        devices.sync(0, 1, 0, 1)
        for number, core in enumerate(devices):
            assert core.call("sync.conflicts.list", account=True)["items"] == []
            assert core.call("sync.queue.list")["items"] == []
            store = tmp_path / f"device{number}" / "private.sqlite"
            until(lambda core=core: not core.call("auth.state")["signedIn"])
            until(lambda store=store: not list(rows(store, "SELECT 1 FROM users")))
            core.close()
    for number in range(2):
        assert found(tmp_path / f"device{number}") == {}
    third = ChatDevices(tmp_path, 3)
    with third:
        third.sync(2)
        assert third[2].call("sync.conflicts.list", account=True)["items"] == []


def test_a_line_about_a_message_that_was_given_up_has_nothing_of_it(tmp_path):
    with ChatDevices(tmp_path, 1) as devices:
        one = devices[0]
        one.sign_in()
        one.call("host.provide", capabilities=[])
        devices.sync(0)
        sent = one.refused("conversations.send", content=f"A {WORDS[0]}")["data"]["owner"]
        assert [pending["type"] for pending in one.call("sync.queue.list")["items"]].count("message") == 2
        question = one.messages(sent)[-1]["id"]
        assert one.call("sync.queue.discard", record=question)["discarded"]
        (line,) = one.call("sync.conflicts.list", account=True)["items"]
        assert (line["record"], line["reason"], line["local"]["conversation"]) == (question, "discarded", sent)
        assert set(line["local"]) == {"conversation", "version", "createdAt", "updatedAt"}
        refusal = one.refused("sync.conflicts.resolve", id=line["id"], take="local")
        assert refusal["data"]["problems"][0]["pointer"] == "/take" and one.messages(sent)[-1]["id"] != question
        # What the conversation is called follows from the message that it began with.
        one.call("conversations.delete", id=sent)
        one.close()
    assert found(tmp_path / "device0") == {}


def test_a_user_who_is_deleted_on_one_device_is_signed_out_on_the_others(tmp_path):
    with ChatDevices(tmp_path) as devices:
        one, two = devices
        user = one.sign_in()
        devices.sync(0, 1)
        assert two.sign_in() == user
        devices.sync(1, 0)
        two.call("events.subscribe", topics=[{"service": "auth"}])
        two.call("live.open", query={"method": "auth.state"})
        two.call("host.provide", capabilities=[])
        waiting = two.refused("feedback.submit", kind="idea", message="Waits")["data"]["record"]
        one.send(request("auth.deleteAccount", {"confirm": "delete"}, "delete"))
        one.end(one.asked(), 204)
        one.reply("delete")
        devices.sync(0)
        two.call("sync.now", wait=True)
        # At once, and for good.
        state = two.call("auth.state")
        assert (state["signedIn"], state["user"], state["backend"]) == (False, None, "none")
        assert two.call("auth.gate") == {"shell": False, "backend": False}
        for method, params in (
            ("users.get", {}),
            ("conversations.send", {"content": "Hello"}),
            ("feedback.list", {}),
            ("auth.deleteAccount", {"confirm": "delete"}),
        ):
            assert two.refused(method, **params)["data"]["reason"] == "signedOut"

        def ends():
            two.call("system.ping")
            return [line["params"] for line in two.aside if line.get("method") == "auth.ended"]

        (ended,) = until(ends)
        assert (ended["user"], ended["reason"]) == (user, "deleted")

        def shown():
            two.call("system.ping")
            return [line["params"]["result"] for line in two.aside if line.get("method") == "live.changed"]

        assert until(shown)[-1]["signedIn"] is False
        # Somebody new signs in, and has nothing of the one before.
        two.sign_in()
        two.aside.clear()
        assert two.call("feedback.list")["items"] == [] and two.call("users.get")["version"] == 1
        assert two.refused("feedback.retry", id=waiting)["data"]["kind"] == "notFound"


def test_a_deletion_that_arrives_before_a_crash_ends_the_session_behind_it(tmp_path):
    with ChatDevices(tmp_path) as devices:
        one, two = devices
        one.sign_in()
        devices.sync(0, 1)
        two.sign_in()
        devices.sync(1, 0)
        one.send(request("auth.deleteAccount", {"confirm": "delete"}, "delete"))
        one.end(one.asked(), 204)
        one.reply("delete")
        devices.sync(0)
        two.call("sync.now", wait=True)
        devices.kill(1)
        assert devices[1].call("auth.state")["signedIn"] is False
        assert devices[1].refused("users.get")["data"]["reason"] == "signedOut"
