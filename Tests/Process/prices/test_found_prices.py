"""`prices.find`: prices and taxes without an order."""

import pytest

from support.changes import changed
from support.core import item
from support.order_desk import eur

from .test_price_lists import Seller


@pytest.fixture
def seller(data):
    made = Seller(data)
    with made.desk.core:
        yield made


def test_prices_are_found_without_an_order(seller):
    seller.paper()
    gift = seller.call("inventory.items.create", **item(2, unit="piece", taxRate=19, taxCategory="S"))["id"]
    lines = [{"item": seller.item, "quantity": 500}, {"sku": "SKU-1", "quantity": 499}, {"item": gift}]
    found = seller.call("prices.find", contact=seller.ada, currency="EUR", lines=lines)
    sheet = {
        "item": seller.item,
        "sku": "SKU-1",
        "name": "Item 1",
        "unit": "sheet",
        "taxRate": None,
        "taxCategory": None,
    }
    none = {"quantity": 1, "unitPrice": None, "priceSource": None, "taxRate": 19, "taxCategory": "S"}
    assert found == {
        "lines": [
            sheet | {"quantity": 500, "unitPrice": eur(1590) | {"per": 100}, "priceSource": "list"},
            sheet | {"quantity": 499, "unitPrice": eur(1749) | {"per": 100}, "priceSource": "list"},
            {"item": gift, "sku": "SKU-2", "name": "Item 2", "unit": "piece", **none},
        ]
    }
    # Nothing is stored, and no customer is needed.
    assert seller.call("orders.list")["items"] == []
    asked = {"currency": "EUR", "lines": [{"sku": "SKU-1", "quantity": 500}]}
    (line,) = seller.call("prices.find", **asked)["lines"]
    assert (line["unitPrice"], line["priceSource"]) == (eur(25), "item")
    # The contact for the counter has prices and taxes, too.
    seller.call("companies.update", changes={"settings": {"counterContact": seller.ada}})
    seller.call("contacts.update", id=seller.ada, changes={"taxCategory": "E"})
    (line,) = seller.call("prices.find", **asked)["lines"]
    assert (line["unitPrice"], line["priceSource"]) == (eur(1590) | {"per": 100}, "list")
    assert (line["taxRate"], line["taxCategory"]) == (0, "E")


def test_the_found_price_is_that_of_the_unit(seller):
    units = [{"unit": "box", "factor": 500}]
    seller.call("inventory.items.update", id=seller.item, changes={"units": units, "salesUnit": "box"})
    seller.paper()

    def found(**line):
        lines = [{"item": seller.item} | line]
        (shown,) = seller.call("prices.find", contact=seller.ada, currency="EUR", lines=lines)["lines"]
        return shown["unit"], shown["quantity"], shown["unitPrice"]

    # A box of 500 sheets at 15.90 a hundred is 79.50, and from five boxes on at 14.35 it is 71.75.
    assert found() == ("box", 1, eur(795000) | {"per": 100})
    assert found(quantity=5) == ("box", 5, eur(717500) | {"per": 100})
    assert found(unit="sheet", quantity=1) == ("sheet", 1, eur(1890) | {"per": 100})


def test_what_has_no_price_to_find_is_refused(seller):
    def refused(*lines, **more):
        return seller.refused("prices.find", **{"currency": "EUR", "lines": list(lines)} | more)

    nobody = "00000000-0000-7000-8000-000000000000"
    assert refused({"item": nobody})["data"]["kind"] == "notFound"
    assert refused({"item": seller.item}, contact=nobody)["data"]["kind"] == "notFound"
    for pointer, line in (
        ("/lines/0/item", {}),
        ("/lines/0/sku", {"item": seller.item, "sku": "SKU-1"}),
        ("/lines/0/quantity", {"item": seller.item, "quantity": 0}),
        ("/lines/0/quantity", {"item": seller.item, "quantity": 0.000001}),
        ("/lines/0/unit", {"item": seller.item, "unit": "box"}),
    ):
        assert [one["pointer"] for one in refused(line)["data"]["problems"]] == [pointer]
    assert [one["pointer"] for one in refused()["data"]["problems"]] == ["/lines"]
    assert [one["pointer"] for one in refused({"sku": "SKU-1"}, currency="euro")["data"]["problems"]] == ["/currency"]


def test_what_an_order_refuses_is_refused(seller):
    """The sum that is shown before a sale is one that can be sold."""
    old = seller.call("inventory.items.create", **item(2, price=eur(5)))["id"]
    seller.call("inventory.items.update", id=old, changes={"archived": True})
    kit = seller.call("inventory.items.create", **item(3, kind="kit", price=eur(5)))["id"]
    left = seller.call("contacts.create", kinds=["customer"], name="Left", archived=True)["id"]
    for contact, line in (
        (seller.ada, {"item": old}),
        (seller.ada, {"sku": "SKU-2"}),
        (seller.ada, {"item": kit}),
        (left, {"item": seller.item}),
        (seller.ada, {"item": seller.item, "unit": "box"}),
    ):
        asked = {"contact": contact, "currency": "EUR", "lines": [line | {"quantity": 1}]}
        found, ordered = (seller.refused(method, **asked) for method in ("prices.find", "orders.create"))
        assert found == ordered and found["code"] == -32602


def test_a_live_query_tells_of_every_change_that_a_line_would_follow(seller):
    """A till shows the sum of its goods, and a manager changes prices meanwhile."""
    asked = {"contact": seller.ada, "currency": "EUR", "lines": [{"item": seller.item, "quantity": 5}]}
    opened = seller.call("live.open", query={"method": "prices.find", "params": asked})
    assert opened["result"]["lines"][0]["unitPrice"] == eur(25)
    steps = [
        ("inventory.items.update", {"id": seller.item, "changes": {"price": eur(26)}}, (eur(26), "item")),
        ("prices.create", {"list": "Other", "item": seller.item, "price": eur(1)}, None),
        ("prices.create", {"list": "Großhandel", "item": seller.item, "price": eur(20)}, (eur(20), "list")),
        ("contacts.update", {"id": seller.ada, "changes": {"priceList": "Other"}}, (eur(1), "list")),
        ("prices.create", {"contact": seller.ada, "item": seller.item, "price": eur(9)}, (eur(9), "contact")),
    ]
    for method, params, wanted in steps:
        seller.call(method, **params)
        told = changed(seller.desk.core.said()).get(opened["live"], [])
        lines = [result["lines"][0] for result in told]
        assert [(line["unitPrice"], line["priceSource"]) for line in lines] == ([wanted] if wanted else [])
