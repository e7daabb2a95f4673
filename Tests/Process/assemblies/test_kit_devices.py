"""Kits and kinds of items on several devices. Changes that were made independently are merged, and nothing is lost."""

import pytest

from support.core import item
from support.devices import Devices
from support.workshop import eur


@pytest.fixture
def shop(tmp_path):
    with Devices(tmp_path, 2, "--clock", "2026-03-01T12:00:00Z") as devices:
        yield Shop(devices)


class Shop:
    """A company with two devices, which sells gift boxes with two bottles and a glass each."""

    def __init__(self, devices):
        self.devices = devices
        self.id = devices[0].call("companies.create", name="Shop")["id"]
        self.customer = self.call(0, "contacts.create", name="Ada", kinds=["customer"])["id"]
        for sku in ("BOTTLE", "GLASS", "CARD"):
            self.add(sku)
        for sku in ("BOTTLE", "GLASS"):
            self.call(0, "inventory.stock.receive", sku=sku, quantity=20)
        self.add("BOX", kind="kit", price=eur(3000))
        self.recipe = self.bom(0, ("BOTTLE", 2), ("GLASS", 1))

    def call(self, device, method, **params):
        return self.devices[device].call(method, company=self.id, **params)

    def add(self, sku, **more):
        return self.call(0, "inventory.items.create", **item() | {"sku": sku} | more)["id"]

    def bom(self, device, *lines):
        given = [{"sku": sku, "quantity": quantity} for sku, quantity in lines]
        return self.call(device, "assemblies.boms.create", sku="BOX", lines=given)["id"]

    def order(self, quantity, device=0, sku="BOX", to=("submitted", "inProgress")):
        lines = [{"sku": sku, "quantity": quantity, "unitPrice": eur(3000)}]
        order = self.call(device, "orders.create", contact=self.customer, currency="EUR", lines=lines)["id"]
        for status in to:
            self.call(device, "orders.step", id=order, to=status)
        return order

    def ship(self, device, order, quantity, sku="BOX"):
        return self.call(device, "orders.ship", id=order, lines=[{"sku": sku, "quantity": quantity}])

    def give_back(self, device, order, quantity):
        lines = [{"sku": "BOX", "quantity": quantity}]
        return self.call(device, "orders.returns.create", order=order, lines=lines)

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

    def levels(self, *skus):
        found = {one["sku"]: one for one in self.both("inventory.stock.levels", skus=list(skus))["items"]}
        return [(found[sku]["onHand"], found[sku]["reserved"]) for sku in skus]

    def line(self, order):
        (line,) = self.both("orders.get", id=order)["lines"]
        return line

    def kind(self, sku):
        return self.both("inventory.items.get", sku=sku)["kind"]

    def lines(self):
        return [(one["field"], one["local"], one["server"]) for one in self.devices.lines(self.id)]

    def sound(self):
        for core in self.devices:
            checked = core.call("system.diagnostics", check=True)
            assert {store["integrity"] for store in checked["stores"]} == {"ok"}, checked["stores"]


def test_a_kit_goes_to_the_other_device(shop):
    order = shop.order(3)
    shop.ship(0, order, 1)
    shop.devices.agree()
    assert shop.levels("BOTTLE", "GLASS") == [(18, 4), (19, 2)]
    assert [part["sku"] for part in shop.line(order)["parts"]] == ["BOTTLE", "GLASS"]
    shop.ship(1, order, 2)
    shop.devices.agree()
    assert shop.levels("BOTTLE", "GLASS") == [(14, 0), (17, 0)]
    shop.give_back(1, order, 1)
    shop.devices.agree()
    assert shop.levels("BOTTLE", "GLASS") == [(16, 0), (18, 0)]
    shop.sound()


def test_one_ships_while_the_other_changes_the_bill(shop):
    """The order keeps the components that it had, because one device has shipped them already. Later orders have the
    new components."""
    order = shop.order(3)
    shop.apart()
    shop.ship(0, order, 2)
    shop.bom(1, ("CARD", 5), ("GLASS", 1))
    shop.meet()
    assert shop.levels("BOTTLE", "GLASS") == [(16, 2), (18, 1)]
    shop.ship(1, order, 1)
    shop.devices.agree()
    assert shop.levels("BOTTLE", "GLASS", "CARD") == [(14, 0), (17, 0), (0, 0)]
    later = shop.order(1, device=1)
    shop.devices.agree()
    assert [part["sku"] for part in shop.line(later)["parts"]] == ["CARD", "GLASS"]
    shop.sound()


def test_both_ship_the_same_kits(shop):
    order = shop.order(2)
    shop.apart()
    shop.ship(0, order, 2)
    shop.ship(1, order, 1)
    shop.meet()
    line = shop.line(order)
    assert (line["fulfilled"], line["backordered"], line["allocated"]) == (3, 0, 0)
    assert shop.levels("BOTTLE", "GLASS") == [(14, 0), (17, 0)]
    shop.sound()


def test_a_return_that_was_recorded_twice_counts_once(shop):
    """Two devices record the same return. The components of the surplus kit leave the stock again."""
    order = shop.order(1)
    shop.ship(0, order, 1)
    shop.apart()
    shop.give_back(0, order, 1)
    shop.give_back(1, order, 1)
    shop.meet()
    line = shop.line(order)
    assert (line["fulfilled"], line["returned"]) == (1, 1)
    assert shop.levels("BOTTLE", "GLASS") == [(20, 0), (20, 0)]
    shop.sound()


def test_a_dispatch_is_taken_back_by_both(shop):
    order = shop.order(2)
    dispatch = shop.ship(0, order, 2)["dispatch"]["id"]
    shop.apart()
    for device in (0, 1):
        shop.call(device, "dispatches.step", id=dispatch, to="cancelled")
    shop.meet()
    assert shop.levels("BOTTLE", "GLASS") == [(20, 4), (20, 2)]
    shop.sound()


def change(shop, device, id, kind):
    shop.call(device, "inventory.items.update", id=id, changes={"kind": kind})


@pytest.mark.parametrize("kind", ["service", "kit"])
@pytest.mark.parametrize("first", [0, 1])
def test_stock_that_another_device_posts_keeps_an_item_stocked(shop, kind, first):
    """One device posts stock of an item, and the other changes its kind to one without stock. The entries stay, so both
    devices restore the kind."""
    id = shop.add("TOUR")
    shop.apart()
    change(shop, first, id, kind)
    shop.call(1 - first, "inventory.stock.receive", sku="TOUR", quantity=3)
    shop.meet()
    assert shop.kind("TOUR") == "stocked"
    assert shop.levels("TOUR") == [(3, 0)]
    assert ("kind", kind, "stocked") in shop.lines()
    shop.call(first, "inventory.stock.consume", sku="TOUR", quantity=1)
    shop.devices.agree()
    shop.sound()


@pytest.mark.parametrize("first", [0, 1])
def test_an_order_of_another_device_keeps_an_item_stocked(shop, first):
    id = shop.add("TOUR")
    shop.apart()
    change(shop, first, id, "service")
    order = shop.order(2, device=1 - first, sku="TOUR")
    shop.meet()
    assert shop.kind("TOUR") == "stocked"
    assert (shop.line(order)["kind"], shop.line(order)["demand"]) == (None, 2)
    shop.call(first, "inventory.stock.receive", sku="TOUR", quantity=2)
    shop.ship(first, order, 2, "TOUR")
    shop.devices.agree()
    assert shop.levels("TOUR") == [(0, 0)]
    shop.sound()


def test_a_draft_of_another_device_is_added_again(shop):
    """A draft reserves nothing, so the item's new kind stays. The draft can't be submitted until its line is added
    again."""
    id = shop.add("TOUR")
    shop.apart()
    change(shop, 0, id, "service")
    order = shop.order(2, device=1, sku="TOUR", to=())
    shop.meet()
    assert shop.kind("TOUR") == "service"
    error = shop.devices[0].refused("orders.step", company=shop.id, id=order, to="submitted")
    assert "TOUR is a service item now" in error["message"] and "add it again" in error["message"]
    shop.call(0, "orders.lines.remove", id=shop.line(order)["id"])
    shop.call(0, "orders.lines.add", order=order, sku="TOUR", quantity=1, unitPrice=eur(1))
    shop.call(0, "orders.step", id=order, to="submitted")


def test_a_kit_that_becomes_stocked_elsewhere_keeps_its_promise(shop):
    shop.apart()
    box = shop.call(1, "inventory.items.get", sku="BOX")["id"]
    change(shop, 1, box, "stocked")
    order = shop.order(1)
    shop.meet()
    assert shop.kind("BOX") == "stocked" and shop.line(order)["kind"] == "kit"
    shop.ship(1, order, 1)
    shop.devices.agree()
    assert shop.levels("BOTTLE", "GLASS") == [(18, 0), (19, 0)]
    shop.sound()
