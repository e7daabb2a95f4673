"""Builds and bills of materials on several devices. Changes that were made independently are merged, and nothing is
lost."""

import pytest

from support.core import item
from support.devices import Devices
from support.workshop import eur


@pytest.fixture
def shop(tmp_path):
    with Devices(tmp_path, 2, "--clock", "2026-03-01T12:00:00Z") as devices:
        yield Shop(devices)


class Shop:
    """A company with two devices, which makes tables from legs."""

    def __init__(self, devices):
        self.devices = devices
        self.id = devices[0].call("companies.create", name="Workshop")["id"]
        for sku in ("TABLE", "LEG"):
            self.call(0, "inventory.items.create", **item() | {"sku": sku})
        self.recipe = self.bom(0, 4)
        self.call(0, "inventory.stock.receive", sku="LEG", quantity=100, unitCost=eur(100))

    def call(self, device, method, **params):
        return self.devices[device].call(method, company=self.id, **params)

    def bom(self, device, legs):
        return self.call(device, "assemblies.boms.create", sku="TABLE", lines=[{"sku": "LEG", "quantity": legs}])["id"]

    def plan(self, quantity, device=0):
        return self.call(device, "assemblies.builds.create", sku="TABLE", quantity=quantity)["id"]

    def complete(self, device, build, quantity):
        return self.call(device, "assemblies.builds.complete", id=build, quantity=quantity)

    def step(self, device, build, to):
        return self.call(device, "assemblies.builds.step", id=build, to=to)

    def apart(self):
        self.devices.settle()
        for core in self.devices:
            core.call("sync.disconnect")

    def meet(self):
        for core in self.devices:
            core.call("sync.connect", cloud=str(self.devices.file))
            core.call("sync.now", wait=True)
        self.devices.agree()

    def both(self, method, **params):
        first, second = (self.call(device, method, **params) for device in (0, 1))
        assert first == second
        return first

    def build(self, build):
        found = self.both("assemblies.builds.get", id=build)
        return found["status"], found["made"], len(found["completions"])

    def levels(self, sku, *names):
        (level,) = self.both("inventory.stock.levels", skus=[sku])["items"]
        return tuple(level[name] for name in names)


def test_a_build_goes_to_the_other_device(shop):
    build = shop.plan(5)
    shop.complete(0, build, 2)
    shop.devices.agree()
    assert shop.build(build) == ("inProgress", 2, 1)
    assert shop.levels("LEG", "onHand", "reserved") == (92, 12)
    assert shop.levels("TABLE", "onHand", "onOrder", "averageCost") == (2, 3, eur(400))
    shop.complete(1, build, 3)
    shop.devices.agree()
    assert shop.build(build) == ("completed", 5, 2)
    assert shop.levels("LEG", "onHand", "reserved") == (80, 0)


def test_two_devices_make_parts_of_one_build(shop):
    """Each device completes a part of the build. Both completions count, so together the build is complete."""
    build = shop.plan(5)
    shop.apart()
    shop.complete(0, build, 2)
    shop.complete(1, build, 3)
    shop.meet()
    assert shop.build(build) == ("completed", 5, 2)
    assert shop.levels("LEG", "onHand", "reserved") == (80, 0)
    assert shop.levels("TABLE", "onHand", "onOrder") == (5, 0)


def test_both_make_all_of_it(shop):
    build = shop.plan(5)
    shop.apart()
    shop.complete(0, build, 5)
    shop.complete(1, build, 5)
    shop.meet()
    assert shop.build(build) == ("completed", 10, 2)
    assert shop.levels("LEG", "onHand", "reserved") == (60, 0)


def test_what_was_made_is_not_cancelled(shop):
    build = shop.plan(5)
    shop.apart()
    shop.step(0, build, "cancelled")
    shop.complete(1, build, 2)
    shop.meet()
    assert shop.build(build) == ("inProgress", 2, 1)
    assert shop.levels("LEG", "onHand", "reserved") == (92, 12)
    (line,) = shop.devices.lines(shop.id)
    assert line["field"] == "status"


def test_one_reversal_of_two(shop):
    build = shop.plan(5)
    made = shop.complete(0, build, 5)["completion"]["id"]
    shop.apart()
    for device in (0, 1):
        shop.call(device, "assemblies.builds.reverse", completion=made, reason="Counted twice")
    shop.meet()
    assert shop.build(build) == ("inProgress", 0, 2)
    assert shop.levels("LEG", "onHand", "reserved") == (100, 20)
    assert shop.levels("TABLE", "onHand", "onOrder") == (0, 5)


def test_two_active_bills(shop):
    """Two devices have each activated a bill for the same item. The later bill is deactivated."""
    shop.apart()
    bills = [shop.bom(0, 3), shop.bom(1, 5)]
    shop.meet()
    active = [one["id"] for one in shop.both("assemblies.boms.list", sku="TABLE", active=True)["items"]]
    assert len(active) == 1 and active[0] in bills
    assert shop.both("assemblies.boms.explode", sku="TABLE")["bom"] == active[0]


def test_a_cycle_of_two_devices_is_told(shop):
    for sku in ("A", "B"):
        shop.call(0, "inventory.items.create", **item() | {"sku": sku})
    shop.apart()
    shop.call(0, "assemblies.boms.create", sku="A", lines=[{"sku": "B", "quantity": 1}])
    shop.call(1, "assemblies.boms.create", sku="B", lines=[{"sku": "A", "quantity": 1}])
    shop.meet()
    for device in (0, 1):
        error = shop.devices[device].refused("assemblies.boms.explode", company=shop.id, sku="A")
        assert "is a cycle" in error["message"]
        assert shop.call(device, "assemblies.boms.whereUsed", sku="A")["uses"]


def test_numbers_are_different_after_all(shop):
    shop.apart()
    builds = [shop.plan(1, 0), shop.plan(1, 1)]
    shop.meet()
    numbers = [shop.both("assemblies.builds.get", id=build)["number"] for build in builds]
    assert len(set(numbers)) == 2 and "B-00001" in numbers
