"""The account's own records belong to no company. They are in the private store, in events and in live queries."""

import json
import subprocess

import pytest

from support.core import PATIENCE, SERVER, CallError, Core, request

NEVER = "01900000-0000-7000-8000-000000000000"


class Notes(Core):
    """The test server, which has notes as records of the account."""

    def __init__(self, data):
        self.begin([SERVER, "--data", str(data)])

    def refused(self, method, /, **params):
        """Returns the error of a call. (The discovery document of the real binary does not have these methods.)"""
        with pytest.raises(CallError) as caught:
            self.call(method, **params)
        return caught.value.error

    def barrier(self):
        """Returns all lines before the reply to a request that does nothing."""
        self.send(request("sum", [1, 2, 3], id="barrier"))
        lines, self.aside = self.aside, []
        while (line := self.receive()).get("id") != "barrier":
            lines.append(line)
        return lines


def test_the_five_methods(data):
    with Notes(data) as core:
        milk = core.call("work.notes.create", title="Milk")
        assert (milk["title"], milk["text"], milk["version"]) == ("Milk", None, 1) and "company" not in milk
        bread = core.call("work.notes.create", title="Bread", text="rye")
        assert core.call("work.notes.get", id=milk["id"]) == milk
        first = core.call("work.notes.list", limit=1)
        assert first["items"] == [bread]
        assert core.call("work.notes.list", limit=1, after=first["next"]) == {"items": [milk], "next": None}
        changed = core.call("work.notes.update", id=milk["id"], changes={"text": "two"}, expect=1)
        assert (changed["title"], changed["text"], changed["version"]) == ("Milk", "two", 2)
        assert core.call("work.notes.update", id=milk["id"], changes={"text": "two"}) == changed
        assert core.refused("work.notes.update", id=milk["id"], changes={}, expect=1)["data"] == {
            "kind": "conflict",
            "current": changed,
        }
        assert core.refused("work.notes.create", title="Milk")["data"] == {
            "kind": "duplicate",
            "member": "title",
            "id": milk["id"],
        }
        assert core.refused("work.notes.get", id=NEVER)["data"] == {"kind": "notFound"}
        assert core.call("work.notes.delete", id=bread["id"], expect=1) == {"deleted": bread["id"]}
        assert core.refused("work.notes.delete", id=bread["id"])["data"] == {"kind": "notFound"}
    with Notes(data) as core:
        assert core.call("work.notes.list") == {"items": [changed], "next": None}


def test_they_are_told_of_without_a_company(data):
    with Notes(data) as core:
        core.call("events.subscribe")
        live = core.call("live.open", query={"method": "work.notes.list"})
        assert live["result"] == {"items": [], "next": None}
        note = core.call("work.notes.create", title="Milk")
        event, changed = core.barrier()
        (told,) = event["params"]["events"]
        assert (told["service"], told["type"], told["company"], told["id"]) == ("work", "note", None, note["id"])
        assert changed["params"]["result"]["items"] == [note]
        core.call("work.notes.update", id=note["id"], changes={"text": "two"})
        core.call("work.notes.delete", id=note["id"])
        events = core.call("events.since")["events"]
        assert [(one["action"], one["company"], one["fields"]) for one in events] == [
            ("created", None, []),
            ("updated", None, ["text"]),
            ("deleted", None, []),
        ]


def test_a_repeat_counts_once(data):
    with Notes(data) as core:
        first = core.call("work.notes.create", title="Milk", idempotencyKey="a")
        assert core.call("work.notes.create", title="Milk", idempotencyKey="a") == first
    with Notes(data) as core:
        assert core.call("work.notes.create", title="Milk", idempotencyKey="a") == first
        assert core.refused("work.notes.create", title="Tea", idempotencyKey="a")["data"] == {"kind": "keyReused"}
        assert core.call("work.notes.list")["items"] == [first]


def test_many_services_are_there_when_they_are_asked_for(data):
    """The core creates a service when one of its methods is first called, and creates tables with the directory."""
    lines = [request("work.notes.create", {"title": "Milk"}, 1), request("sum", [1, 2, 3], 2)]
    done = subprocess.run(
        [SERVER, "--data", str(data), "--services", "30"],
        input="".join(json.dumps(line) + "\n" for line in lines),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert [json.loads(line)["id"] for line in done.stdout.splitlines()] == [1, 2]
