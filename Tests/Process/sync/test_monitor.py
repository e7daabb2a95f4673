"""The reports about sync: events about received records and cycles, refusals, and the state."""

import sqlite3

import pytest

from support.core import CallError, Core, item, until
from support.devices import pages


def new_events(core, cursor):
    return core.call("events.since", cursor=cursor)["events"]


def newest(core):
    page = core.call("events.since", limit=1000)
    assert not page["more"]
    return page["cursor"]


def told(events):
    return [(event["type"], event["action"], event["origin"]) for event in events]


def test_events_say_where_a_change_comes_from(devices, shop):
    one, two = devices
    here, there = newest(one), newest(two)
    made = one.call("inventory.items.create", company=shop, **item(1))
    devices.sync(0, 1)
    assert told(new_events(one, here)) == [("item", "created", "here"), ("syncEvent", "created", "sync")]
    events = new_events(two, there)
    assert told(events) == [("item", "created", "sync"), ("syncEvent", "created", "sync")]
    assert events[0]["id"] == made["id"] and events[0]["actor"] == one.call("access.whoami", company=shop)["user"]
    here, there = newest(one), newest(two)
    devices.sync()
    assert (new_events(one, here), new_events(two, there)) == ([], [])


def test_what_was_done_is_listed(devices, shop):
    one, two = devices
    first = two.call("sync.events.list", limit=200)["items"]
    assert first[-1]["type"] == "setup" and first[-1]["company"] is None
    for number in range(3):
        one.call("inventory.items.create", company=shop, **item(number))
    there = newest(two)
    devices.sync(0, 1)
    sent, received = (core.call("sync.events.list", limit=1)["items"][0] for core in devices)
    for event, type in ((sent, "export"), (received, "import")):
        assert event["type"] == type
        assert (event["company"], event["store"], event["succeeded"], event["error"]) == (shop, "private", True, None)
        assert event["records"] == 3 and event["bytes"] > 300
        assert event["startedAt"] <= event["endedAt"]
    assert new_events(two, there)[-1]["id"] == received["id"]
    before = one.call("sync.events.list", limit=200)["items"]
    devices.sync()
    assert one.call("sync.events.list", limit=200)["items"] == before


def test_what_was_done_comes_in_pages(devices, shop):
    one, two = devices
    for number in range(4):
        one.call("inventory.items.create", company=shop, **item(number))
        devices.sync(0)
    page = one.call("sync.events.list", limit=3)
    rest = one.call("sync.events.list", limit=200, after=page["next"])
    assert page["items"] + rest["items"] == one.call("sync.events.list", limit=200)["items"]
    with pytest.raises(CallError) as error:
        one.call("sync.events.list", after="queue.1")
    assert error.value.error["data"]["problems"][0]["pointer"] == "/after"


def test_the_last_thousand_is_kept(devices, shop, tmp_path):
    one, _ = devices
    one.close()
    columns = "id, type, startedAt, endedAt, records, bytes"
    with sqlite3.connect(tmp_path / "device0" / "private.sqlite") as store:
        rows = [(number.to_bytes(16, "big"), "export", number, number, 1, 1) for number in range(1, 1200)]
        store.execute("DELETE FROM sync_events")
        store.executemany(f"INSERT INTO sync_events ({columns}) VALUES (?, ?, ?, ?, ?, ?)", rows)
    store.close()
    one = devices.cores[0] = devices.begin(0)
    one.call("inventory.items.create", company=shop, **item(1))
    devices.sync(0)
    found = pages(one, "sync.events.list")
    assert len(found) == 1000 and found[0]["type"] == "export" and found[0]["bytes"] > 1


def test_what_fails_again_and_again_is_told_once(core, rules):
    before = len(core.call("sync.events.list", limit=200)["items"])
    rules.set(method={"host.cloud.database.changes": "serviceUnavailable"})
    for _ in range(3):
        core.call("sync.now", wait=True)
    assert len(core.call("sync.events.list", limit=200)["items"]) == before + 1
    rules.set(method={"host.cloud.database.changes": "networkFailure"})
    core.call("sync.now", wait=True)
    assert len(core.call("sync.events.list", limit=200)["items"]) == before + 2


def test_failures_are_listed(core, rules):
    rules.set(method={"host.cloud.database.changes": "serviceUnavailable"})
    core.call("sync.now", wait=True)
    event = core.call("sync.events.list", limit=1)["items"][0]
    assert (event["type"], event["succeeded"]) == ("import", False)
    assert event["error"] == {"kind": "serviceUnavailable", "message": "a rule refuses it"}
    rules.set(method={"host.cloud.records.modify": "networkFailure"})
    core.call("inventory.items.create", company=core.company, **item(1))
    core.call("sync.now", wait=True)
    event = core.call("sync.events.list", limit=1)["items"][0]
    assert (event["type"], event["company"], event["records"]) == ("export", core.company, 0)
    assert event["error"]["kind"] == "networkFailure"


def test_a_conflict_is_an_event(devices, shop):
    one, two = devices
    made = one.call("inventory.items.create", company=shop, **item(1))
    devices.settle()
    for core in devices:
        core.call("inventory.items.update", company=shop, id=made["id"], changes={"name": f"By {id(core)}"})
    there = newest(two)
    devices.sync(0, 1)
    (conflict,) = two.call("sync.conflicts.list", company=shop)["items"]
    assert conflict["reason"] == "edited"
    assert [event["id"] for event in new_events(two, there) if event["type"] == "conflict"] == [conflict["id"]]


@pytest.mark.parametrize("first", [0, 1])
def test_a_renaming_is_told_of_on_all_devices(devices, shop, first):
    made = {}
    for number in (first, 1 - first):
        made[number] = devices[number].call("inventory.items.create", company=shop, **{**item(1), "sku": "SAME"})["id"]
    # The container receives the item of the first device first, whichever was made first.
    later = made[1]
    devices.settle()
    (conflict,) = devices.lines(shop)
    assert (conflict["record"], conflict["field"], conflict["reason"]) == (later, "sku", "renamed")
    assert (conflict["local"], conflict["server"], conflict["kept"]) == ("SAME-2", "SAME", "local")


def test_two_moves_are_told_of(devices, shop):
    one, two = devices
    ids = [one.call("inventory.locations.create", company=shop, name=name)["id"] for name in ("A", "B")]
    devices.settle()
    one.call("inventory.locations.update", company=shop, id=ids[0], changes={"parent": ids[1]})
    two.call("inventory.locations.update", company=shop, id=ids[1], changes={"parent": ids[0]})
    devices.settle()
    reasons = [found["reason"] for found in devices.lines(shop)]
    assert "moved" in reasons


def test_what_is_not_allowed_is_taken_back_and_told(core, rules):
    made = core.call("inventory.items.create", company=core.company, **item(1))
    core.call("sync.now", wait=True)
    core.call("inventory.items.update", company=core.company, id=made["id"], changes={"name": "Mine"})
    rules.set(records={made["id"]: "permissionFailure"})
    status = core.call("sync.now", wait=True)
    assert status["state"] == "synced"
    assert core.call("inventory.items.get", company=core.company, id=made["id"])["name"] == made["name"]
    conflicts = core.call("sync.conflicts.list", company=core.company)["items"]
    assert [
        (found["field"], found["local"], found["server"], found["kept"], found["reason"]) for found in conflicts
    ] == [("name", "Mine", made["name"], "server", "rejected")]
    event = core.call("events.since", cursor=None, limit=1000)["events"][-4:]
    assert "conflict" in [found["type"] for found in event]


@pytest.mark.parametrize(
    ("kind", "how"),
    [
        *((kind, how) for kind in ("invalidArguments", "constraintViolation") for how in ("alone", "whole")),
        ("limitExceeded", "alone"),
    ],
)
def test_a_record_that_is_refused_for_good_holds_no_other_back(core, rules, kind, how):
    bad = core.call("inventory.items.create", company=core.company, **{**item(0), "name": "Poison"})
    for number in range(1, 40):
        core.call("inventory.items.create", company=core.company, **item(number))
    rules.set(fields={"Poison": kind}, whole=how == "whole")
    status = core.call("sync.now", wait=True)
    assert status["state"] == "error"
    assert (status["stores"][0]["quarantined"], status["stores"][0]["pendingEdits"]) == (1, 0)
    (queued,) = core.call("sync.queue.list")["items"]
    assert (queued["record"], queued["state"], queued["nextAttemptAt"]) == (bad["id"], "quarantined", None)
    assert queued["lastError"] == "a rule refuses it"
    refusals = [event for event in core.call("sync.events.list", limit=200)["items"] if not event["succeeded"]]
    assert [(event["type"], event["records"], event["error"]["kind"]) for event in refusals] == [("export", 1, kind)]
    # The core does not try to send the record again by itself. `sync.queue.retry` sends it again.
    rules.set()
    assert core.call("sync.now", wait=True)["state"] == "error"
    core.call("sync.queue.retry", record=bad["id"])
    assert core.call("sync.now", wait=True)["state"] == "synced"
    assert core.call("sync.queue.list")["items"] == []


def test_the_queue_names_what_people_changed(core):
    made = core.call("inventory.items.create", company=core.company, **item(0))
    core.call("sync.now", wait=True)
    core.call("sync.disconnect")
    core.call("inventory.items.update", company=core.company, id=made["id"], changes={"name": "Beans", "minStock": 3})
    (queued,) = core.call("sync.queue.list")["items"]
    assert (queued["record"], sorted(queued["fields"])) == (made["id"], ["minStock", "name"])


def test_a_request_that_is_too_large_is_tried_again(core, rules):
    bad = core.call("inventory.items.create", company=core.company, **{**item(0), "name": "Poison"})
    for number in range(1, 40):
        core.call("inventory.items.create", company=core.company, **item(number))
    rules.set(fields={"Poison": "limitExceeded"}, whole=True)
    core.call("sync.now", wait=True)
    (queued,) = core.call("sync.queue.list")["items"]
    assert (queued["record"], queued["state"], queued["attempts"]) == (bad["id"], "pendingEdit", 1)
    assert queued["nextAttemptAt"] is not None
    rules.set()
    core.call("sync.queue.retry")
    assert core.call("sync.now", wait=True)["state"] == "synced"


def test_what_was_put_aside_is_sent_when_it_changes(core, rules, tmp_path):
    bad = core.call("inventory.items.create", company=core.company, **{**item(0), "name": "Poison"})
    rules.set(fields={"Poison": "invalidArguments"})
    assert core.call("sync.now", wait=True)["state"] == "error"
    core.call("inventory.items.update", company=core.company, id=bad["id"], changes={"name": "Beans"})
    assert core.call("sync.now", wait=True)["state"] == "synced"


def test_what_was_put_aside_stays_so_in_the_next_process(core, rules, tmp_path):
    bad = core.call("inventory.items.create", company=core.company, **{**item(0), "name": "Poison"})
    rules.set(fields={"Poison": "invalidArguments"})
    core.call("sync.now", wait=True)
    core.process.kill()
    core.process.wait()
    rules.set()
    with Core(tmp_path / "data", "--cloud", rules.command) as again:
        assert again.call("sync.now", wait=True)["state"] == "error"
        assert again.call("sync.queue.list")["items"][0]["record"] == bad["id"]
        again.call("sync.queue.retry")
        assert again.call("sync.now", wait=True)["state"] == "synced"


def test_who_retries_what_is_not_there(core):
    with pytest.raises(CallError) as error:
        core.call("sync.queue.retry", record="01900000-0000-7000-8000-000000000000")
    assert error.value.error["data"]["kind"] == "notFound"


def test_what_is_refused_for_now_says_when_it_is_tried_again(core, rules):
    rules.set(fields={"Item": "zoneBusy"})
    core.call("inventory.items.create", company=core.company, **{**item(0), "name": "Item"})
    core.call("sync.now", wait=True)
    (queued,) = core.call("sync.queue.list")["items"]
    assert (queued["state"], queued["attempts"]) == ("pendingEdit", 1)
    assert queued["nextAttemptAt"] is not None
    rules.set()
    core.call("sync.queue.retry", record=queued["record"])
    assert core.call("sync.now", wait=True)["state"] == "synced"


def test_a_discarded_change_leaves_nothing_of_it(devices, shop):
    one, two = devices
    made = one.call("inventory.items.create", company=shop, **item(1))
    devices.settle()
    for core in devices:
        core.call("inventory.items.update", company=shop, id=made["id"], changes={"description": "mine", "tags": ["x"]})
        core.call("sync.queue.list")
        assert core.call("sync.queue.discard", company=shop, record=made["id"])["discarded"]
        assert core.call("inventory.items.get", company=shop, id=made["id"])["description"] is None
    devices.agree()


def test_a_company_that_was_never_sent_can_t_be_discarded(core, rules):
    shop = core.call("companies.create", name="Poison")["id"]
    core.call("inventory.items.create", company=shop, **item(1))
    rules.set(fields={"Poison": "invalidArguments"})
    core.call("sync.now", wait=True)
    with pytest.raises(CallError) as error:
        core.call("sync.queue.discard", company=shop, record=shop)
    assert error.value.error["data"]["problems"][0]["pointer"] == "/record"
    assert len(core.call("inventory.items.list", company=shop)["items"]) == 1


@pytest.fixture
def sending(core, rules):
    """A record whose save has arrived in the container, which has not replied yet."""
    rules.set(held=("host.cloud.records.modify", ""))
    made = core.call("inventory.items.create", company=core.company, **item(7))["id"]
    core.call("sync.now")
    until(rules.held.exists)
    yield made
    rules.release()


def test_what_is_on_its_way_is_not_discarded(core, rules, sending):
    error = core.refused("sync.queue.discard", company=core.company, record=sending)
    assert "being sent" in error["message"]
    rules.release()
    until(lambda: core.call("sync.status")["state"] == "synced")
    assert core.call("inventory.items.get", company=core.company, id=sending)["sku"] == "SKU-7"


def test_a_record_deleted_while_it_is_being_sent_stays_deleted(tmp_path, core, rules, sending):
    """This holds although the reply to the save is lost, and the queue is listed meanwhile."""
    core.call("sync.disconnect")
    core.call("inventory.items.delete", company=core.company, id=sending)
    core.call("sync.queue.list")
    rules.release()
    core.call("sync.connect", cloud=str(tmp_path / "cloud.sqlite"))
    core.call("sync.now", wait=True)
    core.call("sync.now", wait=True)
    assert core.call("inventory.items.list", company=core.company)["items"] == []
    with Core(tmp_path / "other", "--cloud", str(tmp_path / "cloud.sqlite")) as other:
        other.call("sync.now", wait=True)
        assert other.call("inventory.items.list", company=core.company)["items"] == []
