"""Prices and suppliers on several devices."""

import json

import pytest

from support.container import Container
from support.core import item
from support.devices import Devices
from support.order_desk import eur

REEL = {"amount": 3100, "currency": "USD", "per": 1000}


class Pair:
    def __init__(self, devices):
        self.devices = devices
        self.company = devices[0].call("companies.create", name="Shop")["id"]
        self.mill, self.works = (
            self.call("contacts.create", kinds=["supplier", "customer"], name=name, priceList="A")["id"]
            for name in ("Mill", "Works")
        )
        self.item = self.call("inventory.items.create", **item(price=REEL, cost=eur(5)))["id"]
        self.meet()

    def call(self, method, /, device=0, **params):
        return self.devices[device].call(method, company=self.company, **params)

    def meet(self):
        self.devices.settle()
        self.devices.agree()

    def suppliers(self):
        found = [
            sorted((one["contact"], one["sku"], one["preferred"]) for one in listed)
            for listed in (
                self.call("inventory.suppliers.list", device=number, item=self.item)["items"] for number in range(2)
            )
        ]
        assert found[0] == found[1]
        own = [self.call("inventory.items.get", device=number, id=self.item) for number in range(2)]
        preferred = [(contact, sku) for contact, sku, isPreferred in found[0] if isPreferred]
        assert preferred == [(one["supplier"], one["supplierSku"]) for one in own[:1] if one["supplier"]]
        assert own[0] == own[1]
        return found[0]


@pytest.fixture
def pair(tmp_path):
    with Devices(tmp_path, 2) as devices:
        yield Pair(devices)


def test_prices_of_several_arrive(pair):
    assert pair.call("inventory.items.get", device=1, id=pair.item)["price"] == REEL
    line = {"item": pair.item, "quantity": 5}
    order = pair.call("orders.create", device=1, contact=pair.mill, currency="USD", lines=[line])
    pair.call("inventory.items.update", device=1, id=pair.item, changes={"price": {"per": 100}})
    pair.meet()
    assert pair.call("inventory.items.get", id=pair.item)["price"] == REEL | {"per": 100}
    found = pair.call("orders.get", id=order["id"])
    assert (found["lines"][0]["unitPrice"], found["lines"][0]["priceSource"]) == (REEL, "item")
    assert found["net"] == {"amount": 16, "currency": "USD"}
    pair.call("inventory.items.update", device=1, id=pair.item, changes={"price": {"amount": 7}})
    pair.meet()
    assert pair.call("inventory.items.get", id=pair.item)["price"] == {"amount": 7, "currency": "USD"}


def test_the_quantity_is_behind_the_currency(pair):
    """The container has the quantity in the currency's field, after a slash. So a program that doesn't know `per` can't
    take the price for the price of one."""
    with Container(pair.devices.file) as container:
        found = container.changes(zone={"name": pair.company})["records"]
        (fields,) = [one["fields"] for one in found if one["recordName"] == pair.item]
    assert fields["price"] == {"type": "int", "value": 3100}
    assert fields["priceCurrency"] == {"type": "text", "value": "USD/1000"}
    assert fields["costCurrency"] == {"type": "text", "value": "EUR"}


@pytest.mark.parametrize("currency", ["USD/0", "USD/2000000", "USD/", "USD/1k", 'USD/1,"amount":5', "USD/1/2", "/5"])
def test_a_quantity_that_is_none_is_kept_aside(pair, currency):
    with Container(pair.devices.file) as container:
        zone = {"name": pair.company}
        (record,) = [one for one in container.changes(zone=zone)["records"] if one["recordName"] == pair.item]
        fields = {name: field for name, field in record["fields"].items() if not name.startswith("_")}
        fields["priceCurrency"] = {"type": "text", "value": currency}
        fields["version"] = {"type": "int", "value": fields["version"]["value"] + 1}
        sent = {name: record[name] for name in ("recordName", "recordType", "recordChangeTag")}
        (result,) = container.modify([sent | {"zone": zone, "fields": fields}])
        assert "error" not in result
    pair.devices.sync(1)
    assert pair.call("inventory.items.get", device=1, id=pair.item)["price"] == REEL
    (store,) = [one for one in pair.devices[1].call("sync.status")["stores"] if one["quarantined"]]
    assert store["quarantined"] == 1, json.dumps(store)


def test_a_supplier_made_apart_is_one(pair):
    """Both devices add the same supplier to the item."""
    for device in range(2):
        changes = {"supplier": pair.mill, "supplierSku": "M-1"}
        pair.call("inventory.items.update", device=device, id=pair.item, changes=changes)
    pair.meet()
    assert pair.suppliers() == [(pair.mill, "M-1", True)]


def test_two_preferred_suppliers_become_one(pair):
    for device, contact in enumerate((pair.mill, pair.works)):
        terms = {"sku": f"S-{device}", "preferred": True, "leadDays": device}
        pair.call("inventory.suppliers.create", device=device, item=pair.item, contact=contact, **terms)
    pair.meet()
    found = pair.suppliers()
    assert sorted(found) == sorted(
        [(pair.mill, "S-0", found[0][2] if found[0][0] == pair.mill else found[1][2])]
        + [(pair.works, "S-1", found[0][2] if found[0][0] == pair.works else found[1][2])]
    )
    assert sum(preferred for *_, preferred in found) <= 1


def test_a_deleted_item_takes_its_suppliers_and_prices(pair):
    pair.call("inventory.suppliers.create", item=pair.item, contact=pair.mill, preferred=True)
    price = pair.call("prices.create", list="A", item=pair.item, price=REEL)["id"]
    pair.meet()
    assert len(pair.call("prices.list", device=1)["items"]) == 1 and len(pair.suppliers()) == 1
    pair.call("prices.delete", id=price)
    pair.call("inventory.items.delete", id=pair.item)
    pair.meet()
    for method in ("prices.list", "inventory.suppliers.list"):
        assert pair.call(method, device=1)["items"] == []


def test_a_price_whose_days_a_merge_has_crossed_stays_changeable(pair):
    price = pair.call("prices.create", list="A", item=pair.item, price=REEL)["id"]
    pair.meet()
    pair.call("prices.update", id=price, changes={"until": "2026-06-30"})
    pair.call("prices.update", device=1, id=price, changes={"from": "2026-07-01"})
    pair.meet()
    assert pair.call("prices.update", id=price, changes={"price": {"amount": 7}})["price"]["amount"] == 7
    error = pair.devices[0].refused("prices.update", company=pair.company, id=price, changes={"until": "2026-06-29"})
    assert [one["pointer"] for one in error["data"]["problems"]] == ["/changes/until"]
    assert pair.call("prices.update", id=price, changes={"until": None})["until"] is None


def test_a_list_serves_on_the_other_device(pair):
    pair.call("prices.create", list="A", item=pair.item, price=REEL | {"amount": 2900})
    pair.meet()
    line = {"item": pair.item, "quantity": 10}
    made = pair.call("orders.create", device=1, contact=pair.works, currency="USD", lines=[line])["lines"][0]
    assert (made["unitPrice"], made["priceSource"]) == (REEL | {"amount": 2900}, "list")
