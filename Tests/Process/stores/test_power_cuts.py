"""Facts that a power cut must not take back: positions in the log of changes, and versions, that a client was told."""

import pytest

from support.core import Core, item
from support.traces import Tracer, cut_power


@pytest.fixture
def tracer(tmp_path):
    (tmp_path / "tracer").mkdir()
    return Tracer(tmp_path / "tracer")


def shop(core, count=3):
    company = core.call("companies.create", name="Corner Shop")["id"]
    for number in range(count):
        core.call("inventory.items.create", company=company, **item(number))
    return company


def events_since(core, cursor):
    """Returns all events after a cursor."""
    found = []
    while True:
        page = core.call("events.since", cursor=cursor, limit=1000)
        found += page["events"]
        cursor = page["cursor"]
        if not page["more"]:
            return found


@pytest.fixture
def synced(tmp_path, tracer):
    """A core that has just received the records of another device, and has sent no events yet."""
    options = ("--cloud", str(tmp_path / "cloud.sqlite"))
    with Core(tmp_path / "other", *options) as other:
        company = shop(other, 40)
        other.call("sync.now", wait=True)
        core = tracer.core(tmp_path / "data", *options)
        core.call("sync.now", wait=True)
        # The account is stored by now, so the next sync cycles do not wait for the disk.
        for number in range(40, 80):
            other.call("inventory.items.create", company=company, **item(number))
        other.call("sync.now", wait=True)
        core.call("sync.now", wait=True)
        core.company, core.other = company, other
        yield core
        if core.process.poll() is None:
            core.process.kill()
            core.process.wait()


def cut(core, tracer, tmp_path):
    """Cuts the power of a core; returns the number of lost writes."""
    core.process.kill()
    core.process.wait()
    return cut_power(tracer.calls(), tmp_path / "data/private.sqlite-wal")


def test_a_cursor_that_was_given_out_leads_on_behind_a_power_cut(tmp_path, tracer, synced):
    end = synced.call("events.since", limit=1000)
    while end["more"]:
        end = synced.call("events.since", cursor=end["cursor"], limit=1000)
    cut(synced, tracer, tmp_path)
    with Core(tmp_path / "data") as core:
        made = [core.call("inventory.items.create", company=synced.company, **item(100 + n))["id"] for n in range(60)]
        # The front end continues from its cursor, and gets an event for each new change.
        found = {event["id"] for event in events_since(core, end["cursor"])}
        assert set(made) <= found


def test_what_subscribers_are_told_is_on_the_disk_before(tmp_path, tracer, synced):
    synced.call("events.subscribe", topics=[])
    synced.other.call("inventory.items.create", company=synced.company, **item(200))
    synced.other.call("sync.now", wait=True)
    synced.call("sync.now", wait=True)
    told = [line["params"] for line in [*synced.aside, *synced.said()] if line.get("method") == "events.changed"]
    assert told
    cut(synced, tracer, tmp_path)
    with Core(tmp_path / "data") as core:
        made = core.call("inventory.items.create", company=synced.company, **item(300))["id"]
        assert made in {event["id"] for event in events_since(core, told[-1]["cursor"])}


def test_a_version_that_was_told_is_not_given_to_another_change(tmp_path, tracer, synced):
    told = synced.call("inventory.items.list", company=synced.company, limit=1)["items"][0]
    synced.other.call("inventory.items.update", company=synced.company, id=told["id"], changes={"name": "Elsewhere"})
    synced.other.call("sync.now", wait=True)
    synced.call("sync.now", wait=True)
    seen = synced.call("inventory.items.get", company=synced.company, id=told["id"])
    assert seen["name"] == "Elsewhere" and seen["version"] > told["version"]
    cut(synced, tracer, tmp_path)
    with Core(tmp_path / "data") as core:
        found = core.call("inventory.items.get", company=synced.company, id=told["id"])
        assert (found["name"], found["version"]) == (seen["name"], seen["version"])
