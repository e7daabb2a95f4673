"""A refusal for lack of stock says where else there is some, and what is expected."""

import pytest

from support.order_desk import desk, eur


@pytest.fixture
def shop(data):
    made = desk(data, beans=10, cups=5)
    with made.core:
        yield made


def test_a_refusal_says_where_there_is_more_and_what_is_expected(shop):
    cellar, van = (
        shop.call("inventory.locations.create", name=name, kind=kind)["id"]
        for name, kind in (("Cellar", "stock"), ("Van", "transit"))
    )
    tea = shop.add_item("tea", 1)
    shop.call("inventory.stock.receive", item=tea, quantity=4, location=cellar)
    # Goods in transit can't be sold.
    shop.call("inventory.stock.receive", item=tea, quantity=7, location=van)
    supplier = shop.call("contacts.create", kinds=["supplier"], name="Importer")["id"]
    line = {"item": tea, "quantity": 10, "unitPrice": eur(100)}
    purchase = shop.call(
        "purchases.create", contact=supplier, currency="EUR", expectedAt="2026-03-09T00:00:00Z", lines=[line]
    )
    shop.call("purchases.step", id=purchase["id"], to="ordered")
    params = {"contact": shop.customer, "currency": "EUR", "lines": [{"item": tea, "quantity": 3}], "payment": {}}
    error = shop.refused("orders.sell", **params)
    assert (
        "In stock elsewhere: 4 piece in Cellar. Expected: 10 piece, the next at 2026-03-09T00:00:00" in error["message"]
    )
    data = error["data"]
    assert (data["available"], data["incoming"], data["incomingAt"][:10]) == (1, 10, "2026-03-09")
    assert data["elsewhere"] == [{"location": cellar, "locationName": "Cellar", "usable": 4}]
    params["lines"][0]["location"] = cellar
    assert shop.call("orders.sell", **params)["order"]["status"] == "closed"


def test_reserved_stock_is_offered_only_if_it_would_do(shop):
    tea = shop.add_item("tea", 5)
    reserved = shop.order(("tea", 5))
    shop.step(reserved, "submitted", "inProgress")
    other = shop.order(("tea", 9))
    shop.step(other, "submitted", "inProgress")
    assert "force: true" in shop.refused("inventory.stock.consume", item=tea, quantity=5)["message"]
    message = shop.refused("inventory.stock.consume", item=tea, quantity=6)["message"]
    assert "force" not in message and "Receive stock first" in message
