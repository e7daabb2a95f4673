"""What two devices name the same while they are apart: a batch, a serial number, the code of a location is one record."""

import pytest

from support.core import item
from support.devices import pages


class Apart:
    """A company of devices that don't hear of each other until they meet."""

    def __init__(self, devices, shop):
        self.devices, self.shop = devices, shop

    def call(self, device, method, **params):
        return self.devices[device].call(method, company=self.shop, **params)

    def refused(self, device, method, **params):
        return self.devices[device].refused(method, company=self.shop, **params)

    def part(self):
        self.devices.settle()
        for core in self.devices:
            core.call("sync.disconnect")

    def meet(self, *order):
        for number in order or range(len(self.devices.cores)):
            self.devices[number].call("sync.connect", cloud=str(self.devices.file))
            self.devices[number].call("sync.now", wait=True)
        return self.devices.agree()

    def all(self, device, method, **params):
        return pages(self.devices[device], method, company=self.shop, **params)

    def conflicts(self):
        lines = [line for core in self.devices for line in pages(core, "sync.conflicts.list", company=self.shop)]
        return {(line["type"], line["field"], line["reason"]) for line in lines}


@pytest.fixture
def apart(devices, shop):
    return Apart(devices, shop)


def sound(apart):
    """The ledger is whole: nothing is to be put right."""
    for device in range(len(apart.devices.cores)):
        assert apart.call(device, "inventory.stock.rebuild")["count"] == 0


@pytest.mark.parametrize("first", [0, 1])
def test_a_batch_is_one_lot(apart, first):
    product = apart.call(0, "inventory.items.create", **item(1, trackBatch=True))["id"]
    apart.part()
    apart.call(0, "inventory.stock.receive", item=product, quantity=5, batch="B7", expiry="2031-04-30")
    apart.call(1, "inventory.stock.receive", item=product, quantity=5, batch="B7")
    (lot,) = apart.all(1, "inventory.lots.list")
    apart.call(1, "inventory.lots.update", id=lot["id"], changes={"note": "Top shelf"})
    apart.meet(first, 1 - first)
    for device in (0, 1):
        (lot,) = apart.all(device, "inventory.lots.list")
        assert (lot["batch"], lot["onHand"], lot["expiry"], lot["note"]) == ("B7", 10, "2031-04-30", "Top shelf")
        assert apart.call(device, "inventory.stock.consume", item=product, quantity=3, batch="B7")
    assert [entry["quantity"] for entry in apart.meet()["Shop inventory.stock.entries"]].count(5) == 2
    (level,) = apart.all(0, "inventory.stock.levels", by="lot")
    assert level["onHand"] == 4
    sound(apart)


def test_a_serial_number_received_twice_is_two_and_an_alert(apart):
    product = apart.call(0, "inventory.items.create", **item(1, trackSerial=True))["id"]
    apart.part()
    for device in (0, 1):
        apart.call(device, "inventory.stock.receive", item=product, quantity=1, serials=["SN1"])
    apart.meet()
    for device in (0, 1):
        (lot,) = apart.all(device, "inventory.lots.list")
        assert (lot["serial"], lot["onHand"]) == ("SN1", 2)
        (alert,) = [alert for alert in apart.all(device, "inventory.stock.alerts") if alert["kind"] == "serialTwice"]
        assert (alert["item"], alert["lot"], alert["onHand"]) == (product, lot["id"], 2)
    # A person puts right what there is; the alert is said once.
    apart.call(0, "inventory.stock.adjust", item=product, to=1, serials=["SN1"], reason="Was one")
    apart.meet()
    assert [lot["onHand"] for lot in apart.all(1, "inventory.lots.list")] == [1]
    assert [alert["kind"] for alert in apart.all(1, "inventory.stock.alerts")].count("serialTwice") == 1
    sound(apart)


def test_the_code_of_a_location_is_one_location(apart):
    product = apart.call(0, "inventory.items.create", **item(1))["id"]
    apart.part()
    for device, code in enumerate(("A-1", "a-1")):
        made = apart.call(device, "inventory.locations.create", name="Shelf", code=code)
        apart.call(device, "inventory.stock.receive", item=product, quantity=5, location=made["id"])
    apart.call(0, "inventory.locations.update", id=made["id"], changes={"note": "Left"})
    apart.meet()
    for device in (0, 1):
        found = [one for one in apart.all(device, "inventory.locations.list") if one["name"] == "Shelf"]
        assert [(one["id"], one["note"]) for one in found] == [(made["id"], "Left")]
        (level,) = apart.all(device, "inventory.stock.levels", by="location")
        assert level["onHand"] == 10
    sound(apart)


def test_a_key_that_was_given_up_is_free_again(apart):
    """A lot keeps its id when its batch is another one, so a new lot of the old batch gets an id of its own, the same everywhere."""
    product = apart.call(0, "inventory.items.create", **item(1, trackBatch=True))["id"]
    apart.call(0, "inventory.stock.receive", item=product, quantity=1, batch="B7")
    (lot,) = apart.all(0, "inventory.lots.list")
    apart.call(0, "inventory.lots.update", id=lot["id"], changes={"batch": "B8"})
    apart.part()
    for device in (0, 1):
        apart.call(device, "inventory.stock.receive", item=product, quantity=2, batch="B7")
    apart.meet()
    assert {(lot["batch"], lot["onHand"]) for lot in apart.all(1, "inventory.lots.list")} == {("B7", 4), ("B8", 1)}
    sound(apart)
