"""Exports of dispatches: rows for spreadsheets, with the dispatched goods."""

import csv
import io
import json

import pytest

from support.core import item
from support.order_desk import desk, eur
from support.people import sign_in, staffed


@pytest.fixture
def shop(data):
    made = desk(data, beans=10, cups=5)
    with made.core:
        yield made


def export(core, format="jsonl"):
    text = core.call("dispatches.export", format=format, inline=True)["text"]
    if format == "jsonl":
        return [json.loads(line) for line in text.splitlines()]
    return list(csv.DictReader(io.StringIO(text)))


def test_dispatches_are_exported_with_what_left(shop):
    milk = shop.add_item("milk", unit="l", trackBatch=True, units=[{"unit": "crate", "factor": 12}])
    shop.call("inventory.stock.receive", item=milk, quantity=12, batch="L-1")
    address = {"lines": ["Domgasse 5"], "city": "Wien", "country": "AT"}
    crate = {"item": milk, "quantity": 0.5, "unit": "crate"}
    order = shop.order(("beans", 4), crate, shippingAddress=address)
    shop.step(order, "submitted", "inProgress")
    sent = shop.ship(order, 3, 0.5, collectionType="shipping")["dispatch"]
    changes = {"carrier": "DHL", "service": "express", "trackingNumber": "X; 1", "parcels": 2, "weight": 900}
    shop.call("dispatches.update", id=sent["id"], changes=changes)
    for status in ("picking", "packed", "handedOver"):
        shop.call("dispatches.step", id=sent["id"], to=status)
    shop.call("dispatches.create", order=order["id"], collectionType="endUser", recipient="Ada")
    shop.call("inventory.items.update", id=shop.items["beans"], changes={"sku": "BEAN"})
    first, second = export(shop.core)
    seen = shop.call("dispatches.get", id=sent["id"])
    same = ("number", "status", "collectionType", "address", "plannedAt", "handedOverAt", "createdAt", "id", *changes)
    assert [first[name] for name in same] == [seen[name] for name in same]
    assert (first["order"], first["contact"], first["status"]) == ("1", "Café Mozart", "handedOver")
    assert first["lines"] == [
        {
            "sku": "BEAN",
            "text": "beans",
            "quantity": 3,
            "unit": "piece",
            "parts": [{"quantity": 3, "location": "/Main", "batch": None, "serial": None}],
        },
        {
            "sku": "MILK",
            "text": "milk",
            "quantity": 0.5,
            "unit": "crate",
            "parts": [{"quantity": 6, "location": "/Main", "batch": "L-1", "serial": None}],
        },
    ]
    assert (second["status"], second["recipient"], second["lines"]) == ("planned", "Ada", [])
    table = export(shop.core, "csv")
    assert [(row["number"], row["trackingNumber"], row["lines.sku"], row["lines.quantity"]) for row in table] == [
        (first["number"], "X; 1", "BEAN", "3"),
        ("", "", "MILK", "0.5"),
        (second["number"], "", "", ""),
    ]
    assert shop.refused("dispatches.import", format="csv", inline="")["code"] == -32601


def test_dispatches_are_for_those_who_dispatch(core, tmp_path):
    people = [("packer", {"deptMask": 4}), ("viewer", {"deptMask": 16}), ("sales", {"deptMask": 2})]
    company, _ = staffed(core, *people)
    made = core.call("inventory.items.create", **item(1))["id"]
    core.call("inventory.stock.receive", item=made, quantity=5)
    contact = core.call("contacts.create", kinds=["customer"], name="C")["id"]
    line = {"item": made, "quantity": 2, "unitPrice": eur(4711)}
    order = core.call("orders.create", contact=contact, currency="EUR", lines=[line])
    for status in ("submitted", "inProgress"):
        core.call("orders.step", id=order["id"], to=status)
    lines = [{"line": order["lines"][0]["id"], "quantity": 2}]
    core.call("orders.ship", id=order["id"], lines=lines, collectionType="endUser")
    sign_in(core, company, "packer")
    assert "4711" not in json.dumps(export(core)) and len(export(core)) == 1
    path = str(tmp_path / "dispatches.csv")
    assert core.call("dispatches.export", format="csv", path=path)["rows"] == 1
    sign_in(core, company, "viewer")
    assert len(export(core)) == 1
    assert core.refused("dispatches.export", format="csv", path=path)["data"]["kind"] == "forbidden"
    sign_in(core, company, "sales")
    assert core.refused("dispatches.export", format="csv", inline=True)["data"]["kind"] == "forbidden"
    core.call("companies.select", company=core.call("companies.create", name="Other")["id"])
    assert export(core) == []
