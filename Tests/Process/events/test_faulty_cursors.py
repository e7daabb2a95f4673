"""Cursors if the change log is damaged, or if the key of the cursors can't be stored."""

import pytest

from support.core import Core, request
from support.people import write


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE changes SET seq = -seq",
        "UPDATE changes SET seq = 1 << 41 WHERE seq = 2",
    ],
)
def test_positions_that_no_log_reaches_are_a_fault_of_the_store(data, damage):
    with Core(data) as core:
        core.call("companies.create", name="A")
    write(data / "private.sqlite", damage)
    with Core(data) as core:
        faults = [
            reply["error"]["data"]["kind"]
            for method in ("events.since", "events.subscribe")
            if "error" in (reply := core.ask(request(method, {}, method)))
        ]
        assert faults and set(faults) == {"storageFault"}
        assert core.call("companies.list")["items"]


def test_a_cursor_that_was_handed_out_leads_on_though_its_key_could_not_be_kept(data):
    with Core(data) as core:
        core.call("companies.create", name="A")
        # From now on, nothing can be committed in this store.
        (data / "device.sqlite").rename(data / "moved.sqlite")
        cursor = core.call("events.since")["cursor"]
        assert core.call("events.since", cursor=cursor) == {"events": [], "cursor": cursor, "more": False}
        (data / "moved.sqlite").rename(data / "device.sqlite")
        assert core.call("events.since", cursor=cursor)["events"] == []
    with Core(data) as core:
        assert core.call("events.since", cursor=cursor)["events"] == []


def test_a_key_of_cursors_that_can_t_be_read_is_made_anew(data):
    with Core(data) as core:
        core.call("companies.create", name="A")
        lost = core.call("events.since")["cursor"]
    write(data / "device.sqlite", "UPDATE settings SET value = 'damaged' WHERE name = 'cursorKey'")
    with Core(data) as core:
        assert core.refused("events.since", cursor=lost)["code"] == -32602
        cursor = core.call("events.since")["cursor"]
    with Core(data) as core:
        assert core.call("events.since", cursor=cursor)["events"] == []
