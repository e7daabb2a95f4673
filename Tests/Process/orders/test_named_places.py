"""Where goods leave and come: locations by their ids, or by what people know them by."""

import pytest

from support.order_desk import desk

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
            assert (error["message"], error["data"]) == (said, {"kind": "notFound"}), method
    assert (shop.get(order), shop.call("purchases.get", id=bought), shop.stock("beans")) == before
