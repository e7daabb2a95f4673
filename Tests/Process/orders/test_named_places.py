"""The locations that goods leave and enter, named by their ids or by their codes and names."""

import json

import pytest

from support.order_desk import desk, problems

NOBODY = "01890a5d-ac96-774b-bcce-b302099a8057"


@pytest.fixture
def shop(data):
    made = desk(data, beans=0)
    with made.core:
        made.cellar = made.call("inventory.locations.create", name="Cellar")["id"]
        made.shelf = made.call("inventory.locations.create", name="Shelf", code="A-1", parent=made.cellar)["id"]
        made.call("inventory.stock.receive", sku="BEANS", quantity=20, location=made.shelf)
        yield made


@pytest.fixture
def names(shop):
    return (shop.shelf, "A-1", "a-1", "/Cellar/Shelf")


@pytest.fixture
def bought(shop):
    supplier = shop.call("contacts.create", kinds=["supplier"], name="Roastery")["id"]
    lines = [{"item": shop.items["beans"], "quantity": 10}]
    made = shop.call("purchases.create", contact=supplier, currency="EUR", lines=lines)
    return shop.call("purchases.step", id=made["id"], to="ordered")["id"]


def places(entry):
    return [part["location"] for part in entry["parts"]]


def test_goods_leave_and_come_back_where_it_is_said(shop, names):
    order = shop.order(("beans", 10))
    shop.step(order, "submitted", "inProgress")
    for name in names:
        lines = [{"sku": "BEANS", "quantity": 2, "location": name}]
        shop.call("orders.ship", id=order["id"], lines=lines)
        assert places(shop.get(order)["entries"][-1]) == [shop.shelf], name
    for name in names:
        lines = [{"sku": "BEANS", "quantity": 1, "location": name}]
        done = shop.call("orders.returns.create", order=order["id"], lines=lines)
        assert places(done["entries"][0]) == [shop.shelf], name
    assert shop.stock("beans") == (16, 2, 14)


def test_goods_are_received_where_it_is_said(shop, names, bought):
    for name in names:
        lines = [{"sku": "BEANS", "quantity": 2, "location": name}]
        done = shop.call("purchases.receive", id=bought, lines=lines)
        assert places(done["receipts"][0]) == [shop.shelf], name
    assert shop.stock("beans") == (28, 0, 28)


def test_a_place_that_is_not_there_moves_nothing(shop, bought):
    order = shop.order(("beans", 10))
    shop.step(order, "submitted", "inProgress")
    shop.call("orders.ship", id=order["id"], lines=[{"sku": "BEANS", "quantity": 2, "location": "A-1"}])
    before = shop.get(order), shop.call("purchases.get", id=bought), shop.stock("beans")
    shop.call("inventory.locations.create", name="Rack", structural=True)
    for name, said in (
        ("B-9", "There is no location with the code B-9 (lines/0/location)"),
        ("/Attic", "There is no location with the path /Attic (lines/0/location)"),
        (NOBODY, "There is no such location (lines/0/location)"),
    ):
        lines = [{"sku": "BEANS", "quantity": 1, "location": name}]
        for method, params in (
            ("orders.ship", {"id": order["id"]}),
            ("orders.returns.create", {"order": order["id"]}),
            ("purchases.receive", {"id": bought}),
        ):
            error = shop.refused(method, lines=lines, **params)
            assert (error["message"], error["data"]) == (said, {"kind": "notFound", "pointer": "/lines/0/location"}), (
                method
            )
            racked = [{"sku": "BEANS", "quantity": 1, "location": "/Rack"}]
            error = shop.refused(method, lines=racked, **params)
            assert problems(error) == [("/lines/0/location", "value")], method
    lines = [{"sku": "BEANS", "quantity": 1, "location": "B-9", "restock": False}]
    assert shop.refused("orders.returns.create", order=order["id"], lines=lines)["data"]["kind"] == "notFound"
    assert (shop.get(order), shop.call("purchases.get", id=bought), shop.stock("beans")) == before


def test_the_place_of_a_line_with_lots_is_told_as_the_line_s(shop):
    shop.add_item("milk", trackBatch=True)
    shop.call("inventory.stock.receive", sku="MILK", quantity=2, batch="A")
    (lot,) = shop.call("inventory.lots.list")["items"]
    order = shop.order(("milk", 2))
    shop.step(order, "submitted", "inProgress")
    shop.call("inventory.locations.create", name="Rack", code="R", structural=True)
    line = {"sku": "MILK", "quantity": 2, "lots": [{"lot": lot["id"], "quantity": 2}]}
    for name, kind in ((NOBODY, "notFound"), ("R", "invalidParams")):
        error = shop.refused("orders.ship", id=order["id"], lines=[line | {"location": name}])
        assert error["data"]["kind"] == kind and "lines/0/location" in json.dumps(error)
