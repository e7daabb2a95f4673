"""Devices with an older program write records without what they do not know: it is not lost.

Before `per`, a unit was a factor alone. An older program drops `per` from an item's units when it writes them, makes
lines of orders without it, and leaves a line's as it was when it gives the line another unit."""

import json

import pytest

from support.container import Container
from support.core import item
from support.devices import Devices, pages

POUND = {"unit": "pound", "factor": 45359237, "per": 100000000}
BOX = {"unit": "box", "factor": 12}
THIRD = {"unit": "third", "factor": 1, "per": 3}
EUR = {"amount": 100, "currency": "EUR"}


class Mixed:
    """Two devices of this version, and a device of an older version, which writes to the container."""

    def __init__(self, devices):
        self.devices = devices
        self.company = devices[0].call("companies.create", name="Shop")["id"]
        self.beans = self.call("inventory.items.create", **item(1, unit="kg", units=[POUND, BOX]))["id"]
        self.call("inventory.stock.receive", item=self.beans, quantity=100)
        self.contact = self.call("contacts.create", name="Ada", kinds=["customer", "supplier"])["id"]

    def call(self, method, /, device=0, **params):
        return self.devices[device].call(method, company=self.company, **params)

    def older(self, id, change):
        """The older device changes a record and sends it. Then all devices sync."""
        self.devices.settle()
        with Container(self.devices.file) as container:
            zone = {"name": self.company}
            found = container.changes(zone=zone)
            (record,) = [one for one in found["records"] if one["recordName"] == id]
            fields = {name: field for name, field in record["fields"].items() if not name.startswith("_")}
            change(fields)
            fields["version"] = {"type": "int", "value": fields["version"]["value"] + 1}
            sent = {name: record[name] for name in ("recordName", "recordType", "recordChangeTag")}
            (result,) = container.modify([sent | {"zone": zone, "fields": fields}])
            assert "error" not in result, result
        self.devices.settle()
        self.devices.agree()

    def units(self):
        found = [self.call("inventory.items.get", device=number, id=self.beans)["units"] for number in range(2)]
        assert found[0] == found[1]
        return found[0]


@pytest.fixture
def mixed(tmp_path):
    with Devices(tmp_path, 2) as devices:
        yield Mixed(devices)


def without_per(fields):
    units = json.loads(fields["units"]["value"])
    fields["units"]["value"] = json.dumps([{name: unit[name] for name in ("unit", "factor")} for unit in units])


def test_units_keep_their_ratios(mixed):
    def change(fields):
        without_per(fields)
        fields["name"]["value"] = "Beans of an older program"

    mixed.older(mixed.beans, change)
    assert mixed.call("inventory.items.get", id=mixed.beans)["name"] == "Beans of an older program"
    assert mixed.units() == [POUND, BOX]
    assert mixed.devices.lines(mixed.company) == []


def test_a_unit_that_the_older_device_changed_is_the_one_that_it_wrote(mixed):
    def change(fields):
        units = [{"unit": "pound", "factor": 0.5}, {"unit": "box", "factor": 12}, {"unit": "bag", "factor": 5}]
        fields["units"]["value"] = json.dumps(units)

    mixed.older(mixed.beans, change)
    assert mixed.units() == [{"unit": "pound", "factor": 0.5}, BOX, {"unit": "bag", "factor": 5}]


def test_a_ratio_that_people_take_away_stays_away(mixed):
    third = {"unit": "third", "factor": 1, "per": 3}
    mixed.call("inventory.items.update", id=mixed.beans, changes={"units": [third]})
    mixed.devices.settle()
    mixed.call("inventory.items.update", id=mixed.beans, changes={"units": [{"unit": "third", "factor": 1}]})
    mixed.devices.agree()
    (unit,) = mixed.units()
    assert (unit["factor"], unit.get("per", 1)) == (1, 1)


@pytest.mark.parametrize("kind", ["orders", "purchases"])
def test_lines_get_the_ratios_of_their_units(mixed, kind):
    mixed.call("inventory.items.update", id=mixed.beans, changes={"units": [THIRD, BOX]})
    line = {"item": mixed.beans, "quantity": 6, "unit": "third", "unitPrice": EUR}
    made = mixed.call(f"{kind}.create", contact=mixed.contact, currency="EUR", lines=[line])
    mixed.call(f"{kind}.step", id=made["id"], to="submitted" if kind == "orders" else "ordered")

    def shown():
        views = [mixed.call(f"{kind}.get", device=number, id=made["id"]) for number in range(2)]
        assert views[0]["lines"] == views[1]["lines"]
        (level,) = mixed.call("inventory.stock.levels")["items"]
        (line,) = views[0]["lines"]
        return line["unit"], line["factor"], line["per"], level["reserved" if kind == "orders" else "onOrder"]

    def into(unit, factor, *gone):
        def change(fields):
            fields["unit"]["value"] = unit
            fields["factor"]["value"] = factor * 100000
            for name in gone:
                fields.pop(name, None)

        mixed.older(made["lines"][0]["id"], change)

    mixed.devices.settle()
    assert shown() == ("third", 1, 3, 2)
    # The record keeps the member `per` of the line, because the older program does not know it.
    into("box", 12)
    assert shown() == ("box", 12, None, 72)
    into("kg", 1)
    assert shown() == ("kg", 1, None, 6)
    # Lines that the older program writes have no `per`.
    into("third", 1, "per")
    assert shown() == ("third", 1, 3, 2)
    assert pages(mixed.devices[0], "sync.conflicts.list", company=mixed.company) == []
