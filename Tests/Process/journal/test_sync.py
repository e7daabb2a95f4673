"""Beans on several devices. They are in the zone `account`, as a company's records are in the company's zone."""

import pytest

from support.accounts import Accounts
from support.container import Container
from support.core import Core, item, until
from support.devices import settled
from support.journal import apart, bean, beans, lines, meet
from support.people import rows


def test_a_bean_comes_to_the_other_device_changed_and_gone(devices):
    one, two = devices
    id = bean(one, roaster="Corner", roastLevel="light", process="honey", roastDate="2026-11-20", flavours=["plum"])
    start = two.call("events.since", limit=1000)["cursor"]
    meet(devices)
    assert beans(two) == beans(one) and [found["id"] for found in beans(two)] == [id]
    (told,) = [one for one in two.call("events.since", cursor=start, limit=1000)["events"] if one["type"] == "bean"]
    assert (told["company"], told["origin"], told["action"]) == (None, "sync", "created")
    two.call("journal.beans.update", id=id, changes={"note": "Plum.", "archived": True})
    meet(devices)
    assert one.call("journal.beans.get", id=id)["note"] == "Plum."
    kinds = [entry["kind"] for entry in one.call("journal.beans.history", id=id)["items"]]
    assert kinds == ["changed", "created"]
    one.call("journal.beans.delete", id=id)
    meet(devices)
    assert beans(one) == beans(two) == []


def test_what_was_there_before_there_was_a_cloud_goes_up(tmp_path):
    with Core(tmp_path / "first") as core:
        made = [bean(core, f"Beans {number}") for number in range(3)]
    cloud = ("--cloud", str(tmp_path / "cloud.sqlite"))
    with Core(tmp_path / "first", *cloud) as one, Core(tmp_path / "second", *cloud) as two:
        one.call("sync.now", wait=True)
        two.call("sync.now", wait=True)
        assert [found["id"] for found in beans(two)] == made[::-1]


def test_the_lists_of_all_devices_have_one_order(devices):
    def add(number, core):
        for count in range(3):
            bean(core, f"Beans {number} {count}")

    apart(devices, add)
    assert len(beans(devices[0])) == 6
    assert beans(devices[0]) == beans(devices[1])


def test_a_live_query_hears_of_what_comes(devices):
    one, two = devices
    meet(devices)
    two.call("live.open", query={"method": "journal.beans.list"})
    id = bean(one)
    one.call("sync.now", wait=True)
    two.call("sync.now", wait=True)
    told = [line for line in two.said() if line.get("method") == "live.changed"]
    assert [found["id"] for found in told[-1]["params"]["result"]["items"]] == [id]


def test_the_queue_names_what_is_not_confirmed(tmp_path):
    with Core(tmp_path / "data", "--cloud", str(tmp_path / "cloud.sqlite")) as core:
        core.call("sync.now", wait=True)
        core.call("sync.disconnect")
        id = bean(core)
        (entry,) = core.call("sync.queue.list")["items"]
        assert (entry["type"], entry["record"], entry["company"], entry["isNew"]) == ("bean", id, None, True)
        core.call("sync.connect", cloud=str(tmp_path / "cloud.sqlite"))
        core.call("sync.now", wait=True)
        until(lambda: settled(core.call("sync.status")))
        assert core.call("sync.queue.list")["items"] == []


def test_fields_of_a_newer_program_are_kept(devices):
    one, two = devices
    id = bean(one)
    meet(devices)
    with Container(devices.file) as container:
        (found,) = [each for each in container.changes()["records"] if each["recordName"] == id]
        assert found["recordType"] == "Beans" and "companyID" not in found["fields"]
        later = {"type": "list", "value": [1, 2]}
        saved = {name: found[name] for name in ("recordName", "recordType", "recordChangeTag")}
        container.modify([{**saved, "zone": {"name": "account"}, "fields": {"later": later}}])
        meet(devices)
        two.call("journal.beans.update", id=id, changes={"name": "Other"})
        meet(devices)
        (after,) = [each for each in container.changes()["records"] if each["recordName"] == id]
        assert (after["fields"]["later"], after["fields"]["name"]["value"]) == (later, "Other")
    assert one.call("journal.beans.get", id=id)["name"] == "Other"


@pytest.mark.parametrize("zone", ["account", "company"])
def test_a_record_in_the_zone_of_others_is_put_aside(devices, zone):
    """Beans in a company's zone and an item in the account's zone are not stored as rows."""
    one, two = devices
    shop = one.call("companies.create", name="Shop")["id"]
    id = bean(one) if zone == "company" else one.call("inventory.items.create", company=shop, **item())["id"]
    bean(one, "Another")
    devices.sync()
    place = {"name": "account" if zone == "account" else shop}
    with Container(devices.file) as container:
        home = {"name": shop if zone == "account" else "account"}
        (found,) = [each for each in container.changes(zone=home)["records"] if each["recordName"] == id]
        other = "01903e6f-2c00-7000-8000-000000000001"
        moved = {"recordName": other, "recordType": found["recordType"], "zone": place, "fields": found["fields"]}
        assert "recordChangeTag" in container.modify([moved])[0]
    devices.sync()
    assert two.call("sync.status")["stores"][0]["quarantined"] == 1
    assert other not in [found["id"] for found in beans(two)] and beans(two) == beans(one)
    assert other not in [found["id"] for found in two.call("inventory.items.list", company=shop)["items"]]


def test_a_switch_of_the_account_clears_them_and_they_come_back_with_it(tmp_path):
    cloud = ("--cloud", str(tmp_path / "cloud.sqlite"), "--cloud-account", "ann")
    with Core(tmp_path / "data", *cloud) as core:
        bean(core, "Zanzibar", note="Zanzibar")
        core.call("sync.now", wait=True)
        seen = beans(core)
        core.call("sync.switchAccount", account="ben")
        assert beans(core) == []
        core.call("sync.now", wait=True)
        assert beans(core) == []
        left = [path for path in (tmp_path / "data").rglob("*") if path.is_file() and b"Zanzibar" in path.read_bytes()]
        assert left == []
        bean(core, "Of Ben")
        core.call("sync.now", wait=True)
        core.call("sync.switchAccount", account="ann")
        core.call("sync.now", wait=True)
        assert beans(core) == seen


def test_nobody_with_whom_a_company_is_shared_gets_any(tmp_path):
    with Accounts(tmp_path) as accounts:
        ada = accounts["ada"]
        shop = accounts.shop()
        secret = bean(ada, "Zanzibar", note="Zanzibar")
        accounts.join(shop, "bo")
        accounts.settle()
        bean(accounts["bo"], "Of Bo")
        accounts.settle()
        bo = accounts["bo"]
        assert shop in [found["id"] for found in bo.call("companies.list")["items"]]
        assert [found["name"] for found in beans(bo)] == ["Of Bo"]
        assert [found["id"] for found in beans(ada)] == [secret]
        for path in (tmp_path / "bo").rglob("*"):
            assert not path.is_file() or b"Zanzibar" not in path.read_bytes(), path
    assert rows(tmp_path / "bo" / "shared.sqlite", "SELECT name FROM sqlite_schema WHERE name GLOB 'beans*'") == []


def test_a_kill_while_beans_go_up_loses_none(devices):
    made = {bean(devices[0], f"Beans {number}") for number in range(50)}
    devices[0].call("sync.now")
    devices.kill(0)
    meet(devices)
    assert {found["id"] for found in beans(devices[1])} == made
    assert lines(devices[1]) == []


SAME = "0197f0a0-0000-7000-8000-00000000000a"


def test_a_record_of_another_kind_with_the_same_id_is_put_aside_and_named(devices):
    one, two = devices
    meet(devices)
    two.call("sync.disconnect")
    one.call("journal.beans.save", id=SAME, name="Yirgacheffe")
    two.call("journal.equipment.save", id=SAME, name="Kettle", kind="kettle")
    devices.sync(0)
    two.call("sync.connect", cloud=str(devices.file))
    for _ in range(3):
        one.call("sync.now", wait=True)
        two.call("sync.now", wait=True)
    assert one.call("journal.beans.get", id=SAME)["name"] == "Yirgacheffe"
    assert one.refused("journal.equipment.get", id=SAME)["data"]["kind"] == "notFound"
    assert two.call("journal.equipment.get", id=SAME)["name"] == "Kettle"
    assert beans(two) == []
    assert one.call("sync.status")["state"] == "synced"
    status = until(lambda: (found := two.call("sync.status"))["state"] != "syncing" and found)
    assert status["state"] == "error" and status["stores"][0]["quarantined"] == 2, status
    (entry,) = two.call("sync.queue.list")["items"]
    assert (entry["type"], entry["record"], entry["state"]) == ("equipment", SAME, "quarantined")
    assert "id" in entry["lastError"] and "bean" in entry["lastError"]
    # After the equipment with this id is deleted, the beans with the same id arrive. The deletion does not delete the
    # beans.
    two.call("journal.equipment.delete", id=SAME)
    meet(devices)
    assert [found["name"] for found in beans(one)] == ["Yirgacheffe"]


def test_an_id_is_of_one_kind_of_record(devices):
    one = devices[0]
    one.call("journal.beans.save", id=SAME, name="Yirgacheffe")
    for method, members in (
        ("equipment", {"kind": "kettle", "name": "Kettle"}),
        ("brews", {"at": "2026-01-31T08:15:00Z", "draft": True}),
        ("tastings", {"at": "2026-01-31T08:15:00Z", "text": "x"}),
        ("recipes", {"name": "Morning", "method": "pourOver"}),
    ):
        error = one.refused(f"journal.{method}.save", id=SAME, **members)
        assert error["code"] == -32602, method
        assert [problem["pointer"] for problem in error["data"]["problems"]] == ["/id"], (method, error)
    meet(devices)
    assert [found["name"] for found in beans(devices[1])] == ["Yirgacheffe"]
