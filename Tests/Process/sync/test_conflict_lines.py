"""Lines about discarded values: they are records of the zone, the same on all devices, and resolved once for all
devices."""

import json

import pytest

from support.core import Core, item, request
from support.devices import Devices, pages

SAID = ("id", "type", "record", "field", "ancestor", "local", "server", "kept", "reason", "resolvedAt")


def lines(core, shop, **params):
    return [{name: line[name] for name in SAID} for line in pages(core, "sync.conflicts.list", company=shop, **params)]


def apart(devices, shop, id, **changes):
    """Each device changes a record while disconnected. Then the devices sync one after the other."""
    devices.settle()
    for core in devices:
        core.call("sync.disconnect")
    for number, core in enumerate(devices):
        values = {name: value.format(number) for name, value in changes.items()}
        core.call("inventory.items.update", company=shop, id=id, changes=values)
    for core in devices:
        core.call("sync.connect", cloud=str(devices.file))
        core.call("sync.now", wait=True)
    devices.settle()


@pytest.fixture(params=[2, 3])
def several(tmp_path, request):
    with Devices(tmp_path, request.param) as devices:
        yield devices


def test_all_devices_list_the_same_lines(several):
    shop = several[0].call("companies.create", name="Shop")["id"]
    id = several[0].call("inventory.items.create", company=shop, **item(1))["id"]
    apart(several, shop, id, name="By {}", description="Of {}")
    told = [lines(core, shop) for core in several]
    assert all(one == told[0] for one in told)
    for field, word in (("name", "By"), ("description", "Of")):
        mine = [line for line in told[0] if line["field"] == field]
        values = {line[side] for line in mine for side in ("local", "server")}
        assert values == {f"{word} {number}" for number in range(len(several.cores))}
        assert len(mine) == len(several.cores) - 1
    assert {line["record"] for line in told[0]} == {id}
    several.agree()


@pytest.mark.parametrize("resolving", [0, 1])
def test_a_line_is_resolved_once_for_all(devices, shop, resolving):
    id = devices[0].call("inventory.items.create", company=shop, **item(1))["id"]
    apart(devices, shop, id, name="By {}")
    (line,) = lines(devices[resolving], shop, resolved=False)
    devices[resolving].call("sync.conflicts.resolve", company=shop, id=line["id"], take="server")
    devices.settle()
    for core in devices:
        assert core.call("inventory.items.get", company=shop, id=id)["name"] == "By 0"
        assert lines(core, shop, resolved=False) == []
        (resolved,) = lines(core, shop)
        assert resolved["resolvedAt"] is not None
    devices.agree()


def test_the_other_device_hears_of_it(devices, shop):
    id = devices[0].call("inventory.items.create", company=shop, **item(1))["id"]
    devices.settle()
    start = devices[0].call("events.since", limit=1000)["cursor"]
    apart(devices, shop, id, name="By {}")
    (line,) = lines(devices[0], shop)
    events = devices[0].call("events.since", cursor=start, limit=1000)["events"]
    assert [event["action"] for event in events if event["id"] == line["id"]] == ["created"]


def test_the_same_conflict_found_again_opens_its_line(devices, shop):
    id = devices[0].call("inventory.items.create", company=shop, **item(1))["id"]
    for _ in range(2):
        apart(devices, shop, id, name="By {}")
        (line,) = lines(devices[0], shop)
        assert line["resolvedAt"] is None
        devices[0].call("sync.conflicts.resolve", company=shop, id=line["id"], take="local")
        devices[0].call("inventory.items.update", company=shop, id=id, changes={"name": item(1)["name"]})
        devices.settle()
        assert lines(devices[1], shop) == lines(devices[0], shop)
        (line,) = lines(devices[1], shop)
        assert line["resolvedAt"] is not None


def test_only_what_people_write_has_lines(devices, shop):
    """Both devices receive goods while disconnected, so both create the same locations and the same lot."""
    product = devices[0].call("inventory.items.create", company=shop, **item(1, trackBatch=True))["id"]
    devices.settle()
    for core in devices:
        core.call("sync.disconnect")
    for core in devices:
        core.call("inventory.stock.receive", company=shop, item=product, quantity=5, batch="B7")
        core.call("inventory.locations.create", company=shop, name="Shelf", code="A-1")
    for core in devices:
        core.call("sync.connect", cloud=str(devices.file))
    devices.settle()
    fields = {line["field"] for core in devices for line in lines(core, shop)}
    assert not fields & {"createdAt", "updatedAt", "version"}, fields
    devices.agree()


def test_lines_of_older_programs_travel_too(tmp_path):
    """The store has conflict lines, and the container has none."""
    with Devices(tmp_path) as devices:
        shop = devices[0].call("companies.create", name="Shop")["id"]
        id = devices[0].call("inventory.items.create", company=shop, **item(1))["id"]
        apart(devices, shop, id, name="By {}")
        there = lines(devices[1], shop)
        devices.kill(0)
        other = tmp_path / "other.sqlite"
        devices[1].call("sync.disconnect")
        devices[1].call("sync.connect", cloud=str(other), replace=True)
        devices[1].call("sync.now", wait=True)
        with Core(tmp_path / "third", "--cloud", str(other)) as third:
            third.call("sync.now", wait=True)
            assert lines(third, shop) == there


@pytest.mark.full
def test_a_page_of_large_lines_ends_early(devices, shop):
    made = [devices[0].call("inventory.items.create", company=shop, **item(number))["id"] for number in range(150)]
    devices.settle()
    for core in devices:
        core.call("sync.disconnect")
    for number, core in enumerate(devices):
        for id in made:
            # Each of these characters takes four bytes in the reply.
            text = str(number) + "\U0001f375" * 3999
            core.call("inventory.items.update", company=shop, id=id, changes={"description": text})
    for core in devices:
        core.call("sync.connect", cloud=str(devices.file))
        core.call("sync.now", wait=True)
    devices.settle()
    found, sizes, after = [], [], {}
    while after is not None:
        devices[1].send(request("sync.conflicts.list", {"company": shop, "limit": 1000, **after}))
        line = devices[1].process.stdout.readline()
        page = json.loads(line)["result"]
        found += page["items"]
        sizes.append(len(line))
        after = page["next"] and {"after": page["next"]}
    assert len(sizes) == 2 and all(size < 4 << 20 for size in sizes)
    assert found == pages(devices[1], "sync.conflicts.list", company=shop)
    assert sorted(line["record"] for line in found) == sorted(made)


def test_another_account_has_no_lines_of_the_one_before(devices, shop):
    id = devices[0].call("inventory.items.create", company=shop, **item(1))["id"]
    apart(devices, shop, id, name="By {}")
    devices[1].call("sync.switchAccount", account="other", cloud=str(devices.file), discard=True)
    devices[1].call("sync.now", wait=True)
    assert devices[1].call("companies.list")["items"] == []
    assert devices[1].refused("sync.conflicts.list", company=shop)["data"]["kind"] == "notFound"
    devices[1].call("sync.switchAccount", account="me", cloud=str(devices.file), discard=True)
    devices[1].call("sync.now", wait=True)
    assert lines(devices[1], shop) == lines(devices[0], shop) != []


def test_a_resolved_line_is_deleted_after_90_days(tmp_path):
    """It is deleted on all devices, when the next conflict is found. An open line stays."""
    for day, clock in enumerate(("2026-01-01T12:00:00Z", "2026-03-31T12:00:00Z", "2026-04-02T12:00:00Z")):
        with Devices(tmp_path, 2, "--clock", clock) as devices:
            if day == 0:
                shop = devices[0].call("companies.create", name="Shop")["id"]
                ids = [
                    devices[0].call("inventory.items.create", company=shop, **item(number))["id"] for number in range(3)
                ]
                for id in ids[:2]:
                    apart(devices, shop, id, name="By {}")
                (line,) = lines(devices[0], shop, record=ids[0])
                devices[0].call("sync.conflicts.resolve", company=shop, id=line["id"], take="local")
                devices.settle()
            else:
                apart(devices, shop, ids[2], description=f"Day {day} by {{}}")
            found = {line["record"] for line in devices.lines(shop)}
            assert found == [set(ids[:2]), set(ids), set(ids[1:])][day]
