"""After a user is deleted, no file contains the user's texts any more, on this device and on the account's other
devices."""

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
    """Writes the words into each text that a user can set, and replaces some of them again."""
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
    """Returns the words that any file contains. Case does not count, because the text index stores folded words."""
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
        # In idle moments, the core adds the words to the text index.
        core.call("conversations.search", text=WORDS[0])
        core.send(request("auth.deleteAccount", {"confirm": "delete"}, "delete"))
        core.end(core.asked(), 204)
        assert core.reply("delete")["result"]["backend"] == "deleted"
        # The change log continues without the deleted texts.
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
    # The user still exists, so the user's own words remain.
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
            # Rows of the device's own store are removed in an idle moment.
            store = tmp_path / f"device{number}" / "private.sqlite"
            until(lambda store=store: not list(rows(store, "SELECT 1 FROM feedback")))
            core.close()
    for number in range(2):
        assert found(tmp_path / f"device{number}") == {}


def rename(core, word):
    """The user signs in again, and Apple gives another name."""
    user = core.call("users.get")["appleUser"]
    credential = {"user": user, "identityToken": token(user), "authorizationCode": "code"}
    assert core.call("auth.signIn", **credential, fullName=f"Ada {word}")["user"]["fullName"].endswith(word)


def delete(core):
    core.send(request("auth.deleteAccount", {"confirm": "delete"}, "delete"))
    core.end(core.asked(), 204)
    assert core.reply("delete")["result"]["backend"] == "deleted"


def part(devices, *numbers):
    """From now on, these devices sync only when the test tells them to."""
    for number in numbers:
        devices[number].call("sync.disconnect")


def meet(devices, *numbers):
    """Runs one sync cycle on each of these devices, in this order."""
    for number in numbers:
        devices[number].call("sync.connect", cloud=str(devices.file))
        devices.sync(number)


def kept(folder):
    """Returns the stored results of idempotency keys that contain the words."""
    stores = [folder / name for name in ("private.sqlite", "device.sqlite")]
    results = [one for store in stores for (one,) in rows(store, "SELECT result FROM idempotency_keys")]
    return [one for one in results if any(word in one.lower() for word in WORDS)]


def nothing_is_left(devices, *numbers):
    """Checks that the devices have nothing of any user, and nothing to send."""
    for number in numbers:
        core, store = devices[number], devices.folder / f"device{number}" / "private.sqlite"
        until(lambda core=core: not core.call("auth.state")["signedIn"])
        assert core.call("sync.conflicts.list", account=True)["items"] == []
        assert core.call("sync.queue.list")["items"] == []
        for table in ("users", "conversations", "messages", "feedback"):
            assert list(rows(store, f"SELECT 1 FROM {table}")) == [], (number, table)
        # The results of keys are in another file, and are removed in an idle moment.
        until(lambda number=number: not kept(devices.folder / f"device{number}"))
        core.close()
        assert found(devices.folder / f"device{number}") == {}, number


@pytest.mark.parametrize("has_line", [True, False], ids=["everywhere", "not yet here"])
def test_no_line_about_a_conflict_is_left_of_a_user_who_is_deleted(tmp_path, has_line):
    with ChatDevices(tmp_path) as devices:
        one, two = devices
        one.sign_in()
        devices.sync(0, 1)
        two.sign_in()
        devices.sync(1, 0)
        part(devices, 0, 1)
        rename(one, WORDS[0])
        rename(two, WORDS[1])
        meet(devices, 0)
        part(devices, 0)
        meet(devices, 1)
        (line,) = two.call("sync.conflicts.list", account=True)["items"]
        assert line["type"] == "user" and WORDS[0] in str(line) and WORDS[1] in str(line)
        if has_line:
            meet(devices, 0)
            assert one.call("sync.conflicts.list", account=True)["items"][0]["id"] == line["id"]
        delete(one)
        if not has_line:
            meet(devices, 0)
        devices.sync(1, 0, 1, 0)
        nothing_is_left(devices, 0, 1)
    with ChatDevices(tmp_path, 3) as devices:
        devices.sync(2)
        nothing_is_left(devices, 2)


# Calls on a device that does not know yet that another device has deleted the user.
UNSEEN = {
    "name": lambda core, chat: rename(core, WORDS[0]),
    "title": lambda core, chat: core.call("conversations.rename", id=chat, title=f"A {WORDS[0]}"),
    "message": lambda core, chat: core.chat(f"A {WORDS[0]}", conversation=chat, idempotencyKey="message"),
    "conversation": lambda core, chat: core.chat(f"A {WORDS[0]}", idempotencyKey="conversation"),
    "sign-in": lambda core, chat: sign_in_with_a_key(core),
}


def sign_in_with_a_key(core):
    """Signs in with an idempotency key, so that the result is stored in a file of the device."""
    user = core.call("users.get")["appleUser"]
    credential = {"user": user, "identityToken": token(user), "authorizationCode": "code"}
    core.call("auth.signIn", **credential, fullName=f"Ada {WORDS[0]}", idempotencyKey="sign in")


@pytest.mark.parametrize("session", ["signed in", "signed out"])
@pytest.mark.parametrize("first", ["the change", "the deletion"])
@pytest.mark.parametrize("what", UNSEEN)
def test_what_a_device_changes_that_has_not_seen_the_deletion_goes_too(tmp_path, what, first, session):
    with ChatDevices(tmp_path) as devices:
        one, two = devices
        one.sign_in()
        devices.sync(0, 1)
        two.sign_in()
        chat = one.chat("Hello", "Hi.")["conversation"]["id"]
        devices.sync(1, 0, 1)
        part(devices, 0, 1)
        UNSEEN[what](two, chat)
        if session == "signed out":
            two.call("auth.signOut")
        delete(one)
        # Each device reacts to the other's changes, and sends its reaction to the cloud.
        meet(devices, *((1, 0) if first == "the change" else (0, 1)))
        devices.sync(0, 1, 0, 1)
        nothing_is_left(devices, 0, 1)
    with ChatDevices(tmp_path, 3) as devices:
        devices.sync(2)
        nothing_is_left(devices, 2)


def test_a_user_who_signs_in_again_after_the_deletion_begins_anew_on_all_devices(tmp_path):
    with ChatDevices(tmp_path) as devices:
        one, two = devices
        user = one.sign_in()
        devices.sync(0, 1)
        two.sign_in()
        one.chat("Hello", "Hi.")
        devices.sync(1, 0, 1)
        part(devices, 0, 1)
        rename(two, WORDS[0])
        delete(one)
        assert one.sign_in() == user
        chat = one.chat("Hello again", "Hi.")["conversation"]["id"]
        meet(devices, 1, 0)
        devices.sync(0, 1, 0, 1)
        for core in devices:
            assert core.call("users.get")["fullName"] is None
            assert [one["id"] for one in core.call("conversations.list")["items"]] == [chat]
            assert core.call("sync.conflicts.list", account=True)["items"] == []


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
        # The title of the conversation comes from its first message.
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
        # The session ends at once, and stays ended.
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
        # A new user signs in, and sees nothing of the earlier user.
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
