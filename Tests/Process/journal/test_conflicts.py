"""Conflict lines of the account's own records: they belong to no company, and the account resolves them."""

import pytest

from support.core import Core, item
from support.journal import apart, bean, beans, lines, meet
from support.people import sign_in, staffed

SAID = ("company", "type", "record", "field", "ancestor", "local", "server", "kept", "reason")


def renamed(devices, id):
    apart(devices, lambda number, core: core.call("journal.beans.update", id=id, changes={"name": f"By {number}"}))
    (line,) = lines(devices[1])
    return line


def test_two_edits_leave_a_line_without_a_company(devices):
    id = bean(devices[0])
    start = devices[0].call("events.since", limit=1000)["cursor"]
    line = renamed(devices, id)
    assert [line[name] for name in SAID] == [
        None,
        "bean",
        id,
        "name",
        "Yirgacheffe",
        "By 1",
        "By 0",
        "local",
        "edited",
    ]
    for core in devices:
        assert lines(core) == [line]
        # The request names no company. The record's id tells that the line is one of the account's.
        assert core.call("sync.conflicts.list", record=id)["items"] == [line]
        assert core.call("journal.beans.get", id=id)["name"] == "By 1"
    events = devices[0].call("events.since", cursor=start, limit=1000)["events"]
    assert [(one["action"], one["company"]) for one in events if one["id"] == line["id"]] == [("created", None)]


@pytest.mark.parametrize("by", ["id", "record"])
@pytest.mark.parametrize("side", ["local", "server"])
def test_a_line_is_resolved_once_for_all(devices, by, side):
    id = bean(devices[0])
    line = renamed(devices, id)
    asked = {"id": line["id"]} if by == "id" else {"record": id}
    (resolved,) = devices[0].call("sync.conflicts.resolve", take=side, **asked)["conflicts"]
    assert resolved["resolvedAt"] is not None and resolved["company"] is None
    meet(devices)
    for core in devices:
        assert core.call("journal.beans.get", id=id)["name"] == line[side]
        assert lines(core, resolved=False) == []
        assert [one["id"] for one in lines(core, resolved=True)] == [line["id"]]


def test_sets_merge_without_a_line(devices):
    id = bean(devices[0], flavours=["plum"])
    apart(
        devices,
        lambda number, core: core.call("journal.beans.update", id=id, changes={"flavours": ["plum", f"of {number}"]}),
    )
    assert lines(devices[0]) == []
    assert sorted(devices[0].call("journal.beans.get", id=id)["flavours"]) == ["of 0", "of 1", "plum"]


@pytest.mark.parametrize("deleting", [0, 1])
def test_an_edit_outlives_a_deletion_and_may_be_given_up(devices, deleting):
    id = bean(devices[0])

    def change(number, core):
        if number == deleting:
            core.call("journal.beans.delete", id=id)
        else:
            core.call("journal.beans.update", id=id, changes={"note": "Plum."})

    apart(devices, change)
    assert [found["note"] for found in beans(devices[0])] == ["Plum."]
    (line,) = lines(devices[0])
    assert (line["company"], line["field"], line["record"]) == (None, None, id)
    gone = "local" if line["local"] is None else "server"
    devices[1].call("sync.conflicts.resolve", id=line["id"], take=gone)
    meet(devices)
    assert beans(devices[0]) == []


def test_what_is_not_confirmed_is_discarded(devices):
    one = devices[0]
    unknown = "01903e6f-2c00-7000-8000-000000000001"
    assert one.refused("sync.queue.discard", record=unknown)["data"]["kind"] == "noCompany"
    kept = bean(one, "Kept")
    meet(devices)
    one.call("sync.disconnect")
    one.call("journal.beans.update", id=kept, changes={"note": "Plum."})
    one.call("sync.connect", cloud=str(devices.file))
    # If a sync cycle has already sent the edit, nothing is left to discard.
    if one.call("sync.queue.discard", record=kept)["discarded"]:
        assert one.call("journal.beans.get", id=kept)["note"] is None
        (line,) = lines(one, record=kept, resolved=False)
        assert (line["field"], line["reason"]) == ("note", "discarded")


def test_a_company_has_none_of_them_and_the_account_none_of_a_company_s(devices):
    shop = devices[0].call("companies.create", name="Shop")["id"]
    product = devices[0].call("inventory.items.create", company=shop, **item())["id"]
    id = bean(devices[0])
    devices.sync()

    def change(number, core):
        core.call("journal.beans.update", id=id, changes={"name": f"By {number}"})
        core.call("inventory.items.update", company=shop, id=product, changes={"name": f"By {number}"})

    apart(devices, change)
    core = devices[0]
    (own,) = lines(core)
    (theirs,) = core.call("sync.conflicts.list")["items"]
    assert (own["record"], theirs["record"], theirs["company"]) == (id, product, shop)
    assert core.call("sync.conflicts.list", company=shop, record=id)["items"] == []
    assert core.call("sync.conflicts.list", company=shop)["items"] == [theirs]
    for params in ({"id": own["id"], "company": shop}, {"id": theirs["id"], "record": id}):
        error = core.refused("sync.conflicts.resolve", take="server", **params)
        assert error["data"]["kind"] == "notFound", params
    error = core.refused("sync.conflicts.list", company=shop, account=True)
    assert error["code"] == -32602 and error["data"]["problems"][0]["pointer"] == "/company"
    assert core.call("sync.queue.discard", company=shop, record=id)["discarded"] is False
    core.call("sync.conflicts.resolve", id=theirs["id"], take="local")
    assert core.call("sync.conflicts.list", resolved=False)["items"] == []
    assert lines(core, resolved=False) == [own]


def test_without_a_company_only_the_account_is_asked_about(data):
    with Core(data) as core:
        assert core.call("sync.conflicts.list", account=True)["items"] == []
        assert core.refused("sync.conflicts.list")["data"]["kind"] == "noCompany"
        id = bean(core)
        assert core.call("sync.conflicts.list", record=id)["items"] == []
        assert core.call("sync.conflicts.resolve", record=id, take="local")["conflicts"] == []
        unknown = "01903e6f-2c00-7000-8000-000000000001"
        assert core.refused("sync.conflicts.resolve", id=unknown, take="local")["data"]["kind"] == "noCompany"


def test_rights_in_a_company_neither_give_nor_take_any(data):
    """Any program that can write to the pipe can use the account's own records. Sign-ins are only for companies."""
    with Core(data) as core:
        shop, _ = staffed(core, ("viewer", {"preset": "viewer"}))
        sign_in(core, shop, "viewer")
        core.call("companies.select", company=shop)
        id = bean(core)
        assert core.call("journal.beans.update", id=id, changes={"note": "Plum."})["note"] == "Plum."
        assert core.call("sync.conflicts.resolve", record=id, take="local")["conflicts"] == []
        assert core.call("sync.conflicts.list", account=True)["items"] == []
        assert core.call("sync.queue.discard", record=id)["discarded"] is False
