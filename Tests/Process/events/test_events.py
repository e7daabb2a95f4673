"""The change log: clients read it from any position, and get notifications as it grows. If events are missing, the
client is always told."""

import json
import random
import signal
import sqlite3
import subprocess
import threading
import time

import pytest

from support.changes import all_since, told
from support.core import BINARY, PATIENCE, REPEATABLE, Core, is_full, item, memory, request, serve, until


def test_a_subscriber_is_told_behind_the_causing_reply(shop):
    handle = shop.call("events.subscribe")["subscription"]
    shop.send(request("inventory.items.create", item(1), "a"))
    shop.send(request("system.ping", id="b"))
    reply, event, ping = shop.receive(), shop.receive(), shop.receive()
    assert (reply["id"], ping["id"]) == ("a", "b") and event["method"] == "events.changed" and "id" not in event
    made = reply["result"]
    assert event["params"]["subscription"] == handle and event["params"]["behind"] is False
    (one,) = event["params"]["events"]
    assert one == {
        "service": "inventory",
        "type": "item",
        "company": shop.company,
        "id": made["id"],
        "action": "created",
        "version": 1,
        "fields": [],
        "actor": one["actor"],
        "at": made["createdAt"],
        "origin": "here",
    }


def test_an_update_names_what_changed_and_no_change_is_no_event(shop):
    made = shop.call("inventory.items.create", **item(1))
    shop.call("events.subscribe")
    shop.call("inventory.items.update", id=made["id"], changes={"name": "New", "tags": ["x"]})
    (event,) = told(shop.said())
    assert event["action"] == "updated" and event["fields"] == ["name", "tags"] and event["version"] == 2
    shop.call("inventory.items.update", id=made["id"], changes={"name": "New"})
    assert shop.said() == []
    shop.refused("inventory.items.create", **item(1))
    assert shop.said() == []
    shop.call("inventory.items.delete", id=made["id"])
    assert [event["action"] for event in told(shop.said())] == ["deleted"]


def test_a_batch_is_told_behind_its_array(shop):
    shop.call("events.subscribe")
    shop.send(
        [request("inventory.items.create", item(n), n) for n in range(3)]
        + [{"jsonrpc": "2.0", "method": "inventory.items.create", "params": item(9)}]
    )
    array, event = shop.receive(), shop.receive()
    assert [reply["id"] for reply in array] == [0, 1, 2] and len(event["params"]["events"]) == 4


def test_topics_narrow_what_is_told(core):
    shops = [core.call("companies.create", name=name)["id"] for name in ("A", "B")]
    handles = {
        "all": core.call("events.subscribe")["subscription"],
        "items": core.call("events.subscribe", topics=[{"type": "item"}])["subscription"],
        "a": core.call("events.subscribe", topics=[{"company": shops[0]}])["subscription"],
        "either": core.call(
            "events.subscribe", topics=[{"service": "companies"}, {"type": "item", "company": shops[1]}]
        )["subscription"],
    }
    core.call("inventory.items.create", company=shops[0], **item(1))
    core.call("inventory.items.create", company=shops[1], **item(1))
    core.call("companies.update", company=shops[0], changes={"name": "AA"})
    lines = core.said()
    heard = {
        name: [
            (event["type"], event["company"])
            for event in told(line for line in lines if line["params"]["subscription"] == handle)
        ]
        for name, handle in handles.items()
    }
    first, second, third = ("item", shops[0]), ("item", shops[1]), ("company", shops[0])
    assert heard == {
        "all": [first, second, third],
        "items": [first, second],
        "a": [first, third],
        "either": [second, third],
    }
    for name, topics in [("all", []), ("items", [{"type": "item"}]), ("a", [{"company": shops[0]}])]:
        events, _ = all_since(core, topics=topics, limit=1)
        assert [(event["type"], event["company"]) for event in events][-len(heard[name]) :] == heard[name]


@pytest.mark.parametrize(
    "topics, pointer, words",
    [
        ([{"service": "inventry"}], "/topics/0/service", "did you mean inventory"),
        ([{}, {"type": "itm"}], "/topics/1/type", "did you mean item"),
        ([{"company": "x"}], "/topics/0/company", "UUID"),
        ([{"kind": "item"}], "/topics/0/kind", "not known"),
        ("all", "/topics", "array"),
        ([{}] * 101, "/topics", "100"),
    ],
)
def test_unknown_topics_are_refused(core, topics, pointer, words):
    for method in ("events.subscribe", "events.since"):
        (problem,) = core.refused(method, topics=topics)["data"]["problems"]
        assert problem["pointer"] == pointer and words in problem["message"]


def test_foreign_and_garbled_cursors_are_refused(core, tmp_path):
    core.call("companies.create", name="A")
    own = core.call("events.since")["cursor"]
    with Core(tmp_path / "other") as other:
        foreign = other.call("events.since")["cursor"]
    _, directory, *_ = own.replace("events.", "events-").split("-")
    later = f"events.{directory}-zz-0-0"
    for cursor in [
        "",
        "x",
        "events.",
        own + "-0",
        own[:-4],
        foreign,
        later,
        f"events.{directory}--1-0-0",
        f"events.{directory}-1-0-x",
        "items.1",
        "events." + "1" * 200,
        own.upper(),
    ]:
        (problem,) = core.refused("events.since", cursor=cursor)["data"]["problems"]
        assert problem["pointer"] == "/cursor", cursor
    assert core.call("events.since", cursor=own)["events"] == []


def test_cursors_tell_nobody_how_much_is_done(core, tmp_path):
    """A caller without a right in the company can notice that something changed, but not how many changes there
    were."""
    company = core.call("companies.create", name="A")["id"]
    seen = []
    for number in range(20):
        core.call("inventory.items.create", company=company, **item(number))
        seen.append(core.call("events.since")["cursor"])
    numbers = [[int(part, 36) for part in cursor.removeprefix("events.").split("-")] for cursor in seen]
    # The encrypted positions of consecutive changes are far apart, and have no regular order.
    for place in (1, 2):
        steps = [after[place] - before[place] for before, after in zip(numbers, numbers[1:])]
        assert len(set(map(abs, steps))) == 19 and min(map(abs, steps)) > 1 << 32
        assert any(step < 0 for step in steps) and any(step > 0 for step in steps)
    # The same position always gives the same text, also after a restart.
    assert core.call("events.since", cursor=seen[-1])["cursor"] == seen[-1]
    assert len(core.call("events.since", cursor=seen[0])["events"]) == 19


def test_handles_that_there_are_not(core):
    assert core.refused("events.unsubscribe", subscription=1)["data"]["kind"] == "notFound"
    handle = core.call("events.subscribe")["subscription"]
    assert core.call("events.unsubscribe", subscription=handle) == {"unsubscribed": handle}
    assert core.refused("events.unsubscribe", subscription=handle)["data"]["kind"] == "notFound"
    core.call("companies.create", name="A")
    assert core.said() == []
    for _ in range(100):
        core.call("events.subscribe")
    error = core.refused("events.subscribe")
    assert error["data"] == {"kind": "limitReached", "limit": 100}


def test_cursors_survive_a_restart_and_miss_nothing(tmp_path):
    data = tmp_path / "data"
    chance = random.Random(7)
    seen, cursor = [], None
    for _ in range(6):
        with Core(data) as core:
            if cursor is None:
                company = core.call("companies.create", name="A")["id"]
                core.call("companies.select", company=company)
                subscribed = core.call("events.subscribe")
            else:
                events, cursor = all_since(core, cursor, limit=chance.randint(1, 5))
                seen += events
                subscribed = core.call("events.subscribe")
                assert subscribed["cursor"] == cursor
            cursor = subscribed["cursor"]
            for _ in range(chance.randint(1, 8)):
                core.call("inventory.items.create", sku=f"{chance.random()}", name="x", unit="kg")
                (line,) = core.said()
                if chance.random() < 0.3:
                    # A front end may stop after it has received events and before it has stored their cursor. After its
                    # restart, it requests these events again.
                    break
                seen += line["params"]["events"]
                cursor = line["params"]["cursor"]
    with Core(data) as core:
        events, cursor = all_since(core, cursor)
        everything, _ = all_since(core)
    assert [event["id"] for event in seen + events] == [event["id"] for event in everything if event["type"] == "item"]


def test_more_than_a_thousand_changes_at_once_are_announced(shop):
    place = shop.call("events.subscribe")["cursor"]
    shop.send([request("inventory.items.create", item(n), n) for n in range(1500)])
    array, notice = shop.receive(), shop.receive()
    assert (
        len(array) == 1500
        and notice["params"]["behind"]
        and notice["params"]["events"] == []
        and notice["params"]["cursor"] == place
    )
    events, cursor = all_since(shop, notice["params"]["cursor"], limit=1000)
    assert [event["id"] for event in events] == [reply["result"]["id"] for reply in array]
    shop.call("inventory.items.create", **item(1501))
    (line,) = shop.said()
    assert not line["params"]["behind"] and all_since(shop, cursor) == (
        line["params"]["events"],
        line["params"]["cursor"],
    )


def test_old_changes_are_forgotten_and_old_cursors_told_so(tmp_path):
    data = tmp_path / "data"
    with Core(data) as core:
        company = core.call("companies.create", name="A")["id"]
        start = core.call("events.since")["cursor"]
        core.send([request("inventory.items.create", item(n, company=company), n) for n in range(2500)])
        core.receive()
        end = all_since(core, limit=1000)[1]
    with Core(data, "--keep-changes", "300") as core:

        def forgotten():
            error = core.ask(request("events.since", {"cursor": start}, "x")).get("error", {}).get("data", {})
            if "oldest" in error and len(all_since(core, error["oldest"], limit=1000)[0]) == 300:
                return error

        # Old changes are removed in idle moments, so the test waits for one.
        error = until(forgotten, every=0.1)
        assert error["kind"] == "cursorTooOld" and error["newest"] == end
        events, cursor = all_since(core, error["oldest"], limit=1000)
        assert len(events) == 300 and cursor == end
        # Without a cursor, the list begins where the log begins.
        assert all_since(core, limit=1000) == (events, end)
        assert core.call("events.since", cursor=end)["events"] == []


def test_a_deleted_company_leaves_its_deletion(core):
    company = core.call("companies.create", name="A")["id"]
    core.call("inventory.items.create", company=company, **item(1))
    core.call("events.subscribe")
    core.call("companies.delete", company=company, confirm="A")
    (event,) = told(core.said())
    assert (event["type"], event["action"], event["id"]) == ("company", "deleted", company)
    assert [event["action"] for event in all_since(core)[0]] == ["deleted"]


def test_events_of_both_stores_come_in_the_order_of_their_instants(core):
    core.call("companies.create", name="A")
    events, _ = all_since(core)
    assert [event["at"] for event in events] == sorted(event["at"] for event in events)


def test_a_killed_process_has_logged_what_it_acknowledged(tmp_path):
    data = tmp_path / "data"
    company = serve([request("companies.create", {"name": "A"})], data=data)[0]["result"]["id"]
    process = subprocess.Popen([BINARY, "--data", str(data)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    lines = [request("events.subscribe", {"topics": [{"type": "item"}]}, 0)] + [
        request("inventory.items.create", item(n, company=company), n) for n in range(1, 3000)
    ]
    process.stdin.write(b"".join(json.dumps(line).encode() + b"\n" for line in lines))
    process.stdin.flush()
    heard = []
    while len(heard) < 500:
        line = json.loads(process.stdout.readline())
        heard += told([line])
    process.send_signal(signal.SIGKILL)
    heard += told(json.loads(line) for line in process.stdout.read().splitlines(keepends=True) if line.endswith(b"\n"))
    process.wait()
    process.stdin.close()
    with Core(data) as core:
        logged, _ = all_since(core, topics=[{"type": "item"}], limit=1000)
    assert heard == logged[: len(heard)]


@pytest.mark.parametrize("seconds", [1, pytest.param(60, marks=pytest.mark.full)])
def test_a_subscriber_that_stops_reading_takes_no_memory_and_misses_nothing(seconds):
    """If a client stops reading, the pipe fills up. The core then waits instead of storing lines in memory."""
    process = subprocess.Popen(
        [BINARY, "--data", ":memory:", *REPEATABLE], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    count = 20_000
    company = "019b76da-a801-7000-b231-a203a55a50a4"
    lines = [request("events.subscribe", id="s"), request("companies.create", {"name": "A"}, "c")]
    lines += [request("inventory.items.create", item(n, company=company), n) for n in range(count)]
    text = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
    writer = threading.Thread(target=lambda: (process.stdin.write(text), process.stdin.close()), daemon=True)
    writer.start()
    until(lambda: is_full(process))
    time.sleep(seconds)
    assert memory(process.pid) < 96
    out = [json.loads(line) for line in process.stdout.read().splitlines()]
    writer.join()
    assert process.wait(PATIENCE) == 0
    assert sum("id" in line for line in out) == count + 2
    # The company, its creator's access record, and the items.
    assert len(told(out)) == count + 2 and not any(line["params"]["behind"] for line in out if "method" in line)


def test_who_may_not_see_items_is_told_of_none(tmp_path):
    """The test gives the owner the rights of a clerk for orders, as sharing does: the person may see the company, but
    not its inventory."""
    data = tmp_path / "data"
    with Core(data) as core:
        company = core.call("companies.create", name="A")["id"]
        made = core.call("inventory.items.create", company=company, **item(1))
    database = sqlite3.connect(data / "private.sqlite")
    database.execute("UPDATE access_records SET isOwner = 0, deptMask = 2")
    database.commit()
    database.close()
    with Core(data) as core:
        assert [event["type"] for event in all_since(core)[0]] == ["company"]
        assert all_since(core, topics=[{"type": "item"}])[0] == []
        assert (
            core.refused(
                "live.open", query={"method": "inventory.items.get", "params": {"company": company, "id": made["id"]}}
            )["data"]["kind"]
            == "forbidden"
        )
