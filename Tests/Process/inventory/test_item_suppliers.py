"""Suppliers of items: their terms, and the item's own members, which show the preferred supplier."""

import sqlite3
import uuid
from contextlib import closing

import pytest

from support.core import Core, item
from support.order_desk import eur, problems
from support.people import sign_in, staffed

BREAKS = [{"minQuantity": 1, "price": eur(500)}, {"minQuantity": 10, "price": eur(420)}]


class Bench:
    """A company with two suppliers and an item."""

    def __init__(self, core):
        self.core, self.call, self.refused = core, core.call, core.refused
        self.mill, self.works = (
            core.call("contacts.create", kinds=["supplier"], name=name)["id"] for name in ("Mill", "Works")
        )
        self.item = core.call("inventory.items.create", **item(units=[{"unit": "box", "factor": 12}]))["id"]

    def supply(self, contact, **more):
        return self.call("inventory.suppliers.create", **({"item": self.item, "contact": contact} | more))

    def there(self, **params):
        found = self.call("inventory.suppliers.list", **({"item": self.item} | params))["items"]
        return sorted((one["contact"], one["sku"], one["preferred"]) for one in found)

    def own(self):
        found = self.call("inventory.items.get", id=self.item)
        return found["supplier"], found["supplierSku"]

    def change(self, **changes):
        return self.call("inventory.items.update", id=self.item, changes=changes)


@pytest.fixture
def bench(shop):
    return Bench(shop)


def test_terms_come_back(bench):
    terms = {"sku": "M-1", "packUnit": "box", "minOrder": 2.5, "leadDays": 14, "breaks": BREAKS}
    made = bench.supply(bench.mill, **terms)
    assert {name: made[name] for name in terms} == terms and made["preferred"] is False
    assert bench.call("inventory.suppliers.get", id=made["id"]) == made
    changed = bench.call("inventory.suppliers.update", id=made["id"], changes={"leadDays": None, "breaks": []})
    assert (changed["leadDays"], changed["breaks"], changed["version"]) == (None, [], 2)
    assert [one["id"] for one in bench.call("inventory.suppliers.list", contact=bench.mill)["items"]] == [made["id"]]
    assert bench.call("inventory.suppliers.list", sku="sku-1")["items"] == [changed]
    history = bench.call("inventory.suppliers.history", id=made["id"])["items"]
    assert [entry["kind"] for entry in history] == ["changed", "created"]
    bench.call("inventory.suppliers.delete", id=made["id"])
    assert bench.there() == []


def test_the_preferred_supplier_is_the_items(bench):
    mill = bench.supply(bench.mill, sku="M-1", preferred=True)
    assert bench.own() == (bench.mill, "M-1")
    works = bench.supply(bench.works, sku="W-1")
    assert bench.own() == (bench.mill, "M-1")
    bench.call("inventory.suppliers.update", id=works["id"], changes={"preferred": True})
    assert bench.own() == (bench.works, "W-1")
    assert bench.there() == sorted([(bench.mill, "M-1", False), (bench.works, "W-1", True)])
    bench.call("inventory.suppliers.update", id=works["id"], changes={"sku": "W-2"})
    assert bench.own() == (bench.works, "W-2")
    bench.call("inventory.suppliers.update", id=works["id"], changes={"preferred": False})
    assert bench.own() == (None, None)
    bench.call("inventory.suppliers.update", id=mill["id"], changes={"preferred": True})
    bench.call("inventory.suppliers.delete", id=mill["id"])
    assert bench.own() == (None, None) and bench.there() == [(bench.works, "W-2", False)]


def test_the_items_members_choose_the_preferred_one(bench):
    """Programs that do not know the list of suppliers set the item's own members."""
    found = bench.change(supplier=bench.mill, supplierSku="M-1")
    assert (found["supplier"], found["supplierSku"]) == (bench.mill, "M-1")
    assert bench.call("inventory.items.get", id=bench.item) == found
    assert bench.there() == [(bench.mill, "M-1", True)]
    # A new supplier SKU without a new supplier corrects the SKU.
    bench.change(supplierSku="M-2")
    assert bench.there() == [(bench.mill, "M-2", True)]
    bench.supply(bench.works, sku="W-1")
    found = bench.change(supplier=bench.works)
    assert (found["supplier"], found["supplierSku"]) == (bench.works, "W-1")
    assert bench.call("inventory.items.get", id=bench.item) == found
    assert bench.there() == sorted([(bench.mill, "M-2", False), (bench.works, "W-1", True)])
    bench.change(supplier=bench.mill, supplierSku="M-3")
    assert bench.own() == (bench.mill, "M-3")
    bench.change(supplier=None, supplierSku=None)
    assert bench.own() == (None, None) and not any(preferred for *_, preferred in bench.there())


def test_an_item_without_a_supplier_has_no_sku_of_one(bench):
    bench.call("inventory.items.update", id=bench.item, changes={"supplier": bench.mill, "supplierSku": "M-1"})
    left = bench.call("inventory.items.update", id=bench.item, changes={"supplier": None})
    assert (left["supplier"], left["supplierSku"], bench.there()) == (None, None, [])


def test_a_new_items_supplier_is_one(bench):
    made = bench.call("inventory.items.create", **item(2, supplier=bench.mill, supplierSku="X"))
    assert made["version"] == 1 and bench.there(item=made["id"]) == [(bench.mill, "X", True)]
    bare = bench.call("inventory.items.create", **item(3, supplier=bench.mill))
    assert bench.there(item=bare["id"]) == [(bench.mill, None, True)]
    bench.call("inventory.items.update", id=bare["id"], changes={"supplierSku": "Y"})
    assert bench.there(item=bare["id"]) == [(bench.mill, "Y", True)]
    # Without a supplier, the supplier SKU is a plain text.
    text = bench.call("inventory.items.create", **item(4, supplierSku="Z"))
    assert text["supplierSku"] == "Z" and bench.there(item=text["id"]) == []


def test_suppliers_go_with_their_item(bench):
    bench.supply(bench.mill, preferred=True)
    bench.supply(bench.works)
    bench.call("inventory.items.delete", id=bench.item)
    assert bench.call("inventory.suppliers.list")["items"] == []


def test_a_contact_in_use_is_not_deleted(bench):
    made = bench.supply(bench.mill)
    error = bench.refused("contacts.delete", id=bench.mill)
    assert error["data"]["kind"] == "inUse" and {"kind": "itemSupplier", "count": 1} in error["data"]["counts"]
    bench.call("inventory.suppliers.delete", id=made["id"])
    bench.call("contacts.delete", id=bench.mill)


def test_merged_contacts_take_their_items_along(bench):
    bench.supply(bench.mill, sku="M-1", leadDays=3, preferred=True)
    bench.call("contacts.merge", **{"from": bench.mill, "into": bench.works})
    assert bench.there() == [(bench.works, "M-1", True)] and bench.own() == (bench.works, "M-1")
    assert bench.call("inventory.suppliers.list")["items"][0]["leadDays"] == 3
    other = bench.call("contacts.create", kinds=["supplier"], name="Third")["id"]
    bench.supply(other, sku="M-1", leadDays=9)
    bench.call("contacts.merge", **{"from": bench.works, "into": other})
    assert bench.there() == [(other, "M-1", True)] and bench.own() == (other, "M-1")
    assert bench.call("inventory.suppliers.list")["items"][0]["leadDays"] == 9


def test_what_does_not_fit_is_refused(bench):
    customer = bench.call("contacts.create", kinds=["customer"], name="Ada")["id"]
    other = bench.call("inventory.items.create", **item(2))["id"]

    def refused(**more):
        error = bench.refused("inventory.suppliers.create", **({"item": bench.item, "contact": bench.mill} | more))
        return [(one["pointer"], one["message"]) for one in error["data"]["problems"]]

    rule = (
        "contact must be a contact of the kind supplier; Ada is not. "
        "Add the kind with contacts.update, or name another contact"
    )
    assert refused(contact=customer) == [("/contact", rule)]
    assert refused(minOrder=0) == [("/minOrder", "minOrder must be more than 0")]
    assert refused(packUnit="crate") == [
        (
            "/packUnit",
            "packUnit must be one of the item's units (piece, box), or null for the unit in which the item is bought",
        )
    ]
    falling = [{"minQuantity": 10, "price": eur(5)}, {"minQuantity": 10, "price": eur(4)}]
    assert refused(breaks=falling) == [
        ("/breaks/1/minQuantity", "minQuantity must be more than 10, the minQuantity of the break before")
    ]
    mixed = [BREAKS[0], {"minQuantity": 10, "price": {"amount": 4, "currency": "USD"}}]
    assert refused(breaks=mixed) == [
        ("/breaks/1/price/currency", "currency must be EUR, the currency of the first break")
    ]
    assert problems(bench.refused("inventory.suppliers.create", item=bench.item, contact=bench.mill, leadDays=-1)) == [
        ("/leadDays", "value")
    ]
    missing = "01900000-0000-7000-8000-000000000000"
    assert bench.refused("inventory.suppliers.create", item=missing, contact=bench.mill)["data"]["kind"] == "notFound"
    assert bench.refused("inventory.suppliers.create", item=bench.item, contact=missing)["data"]["kind"] == "notFound"
    made = bench.supply(bench.mill, sku="M-1")
    twice = bench.refused("inventory.suppliers.create", item=bench.item, contact=bench.mill, sku="M-1")
    assert (twice["data"]["kind"], twice["data"]["member"], twice["data"]["id"]) == ("duplicate", "sku", made["id"])
    bench.supply(bench.mill)
    again = bench.refused("inventory.suppliers.create", item=bench.item, contact=bench.mill)
    assert (again["data"]["kind"], again["data"]["member"]) == ("duplicate", "contact")
    moved = bench.refused("inventory.suppliers.update", id=made["id"], changes={"item": other})
    assert [one["pointer"] for one in moved["data"]["problems"]] == ["/changes/item"]


def test_a_unit_that_a_supplier_sells_stays(bench):
    bench.supply(bench.mill, packUnit="Box")
    error = bench.refused("inventory.items.update", id=bench.item, changes={"units": []})
    assert error["data"]["kind"] == "inUse" and error["data"]["counts"] == [{"kind": "itemSupplier", "count": 1}]


def test_prices_are_for_managers(data):
    with Core(data) as core:
        company, _ = staffed(core, ("bo", {"deptMask": 1}))
        core.call("companies.select", company=company)
        bench = Bench(core)
        made = bench.supply(bench.mill, breaks=BREAKS)
        sign_in(core, company, "bo")
        assert "breaks" not in core.call("inventory.suppliers.get", id=made["id"])
        refusal = core.refused("inventory.suppliers.update", id=made["id"], changes={"breaks": []})
        assert refusal["data"]["kind"] == "forbidden"
        assert core.call("inventory.suppliers.update", id=made["id"], changes={"leadDays": 3})["leadDays"] == 3


@pytest.mark.parametrize("format", ["csv", "jsonl"])
def test_files(bench, format):
    bench.supply(bench.mill, sku="M-1", packUnit="box", minOrder=2, leadDays=3, breaks=BREAKS, preferred=True)
    bench.supply(bench.works)
    files = [
        (kind, bench.call(f"{kind}.export", format=format, inline=True)["text"])
        for kind in ("contacts", "inventory.items", "inventory.suppliers")
    ]
    bench.call("companies.select", company=bench.call("companies.create", name="Other")["id"])
    for _ in range(2):
        for kind, text in files:
            mode = {} if kind == "contacts" else {"mode": "upsert"}
            if kind == "contacts" and bench.call("contacts.list")["items"]:
                continue
            report = bench.call(f"{kind}.import", format=format, inline=text, **mode)
            assert report["problems"] == []
        assert bench.call("inventory.suppliers.export", format=format, inline=True)["text"] == files[-1][1]
        assert len(bench.call("inventory.suppliers.list")["items"]) == 2


def test_a_row_that_prefers_another_supplier_creates_nothing(bench):
    """The item names its supplier. A new row that says otherwise is no completion, so it is refused."""
    bench.call("inventory.items.update", id=bench.item, changes={"supplier": bench.mill, "supplierSku": "M-1"})
    rows = "item,contact,sku,preferred,leadDays\nSKU-1,Mill,M-1,{},{}\n"
    report = bench.call("inventory.suppliers.import", format="csv", inline=rows.format("false", 3))
    assert (report["created"], report["updated"], report["failed"]) == (0, 0, 1)
    assert bench.call("inventory.items.get", id=bench.item)["supplier"] == bench.mill
    report = bench.call("inventory.suppliers.import", format="csv", inline=rows.format("", 3))
    assert (report["updated"], report["failed"]) == (1, 0)
    assert bench.there() == [(bench.mill, "M-1", True)]
    # The record has terms now, so a second new row is a duplicate.
    report = bench.call("inventory.suppliers.import", format="csv", inline=rows.format("true", 4))
    assert (report["updated"], report["failed"]) == (0, 1)


def test_files_have_only_the_suppliers_of_the_company(data):
    """A record of another company that names this company's item, as only a damaged store has it, is not exported."""
    with Core(data) as core:
        first = core.call("companies.create", name="First")["id"]
        bench = Bench(core)
        bench.supply(bench.mill, sku="OWN")
        second = core.call("companies.create", name="Second")["id"]
        core.call("companies.select", company=second)
        other = Bench(core)
        other.supply(other.works, sku="FOREIGN")
    with closing(sqlite3.connect(data / "private.sqlite")) as store, store:
        ids = (uuid.UUID(bench.item).bytes, uuid.UUID(other.item).bytes)
        assert store.execute("UPDATE suppliers SET item = ? WHERE item = ?", ids).rowcount == 1
    with Core(data) as core:
        text = core.call("inventory.suppliers.export", company=first, format="csv", inline=True)["text"]
        assert "OWN" in text and "FOREIGN" not in text
