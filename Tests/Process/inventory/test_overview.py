"""The overview of an item contains in one reply the results of several calls, and must equal them."""

import pytest

from support.core import Core, item, request
from support.order_desk import Desk, eur
from support.people import sign_in, staffed

OPTIONS = ("--clock", "2026-03-01T12:00:00Z", "--seed", "1")


@pytest.fixture
def shop():
    with Core(":memory:", *OPTIONS) as core:
        yield Desk(core, beans=10, cups=5)


def test_it_is_what_each_part_answers(shop):
    beans = shop.items["beans"]
    shelf = shop.call("inventory.locations.create", name="Shelf")["id"]
    shop.call("inventory.stock.transfer", item=beans, quantity=4, to=shelf)
    first = shop.order(("beans", 8), ("cups", 1), requestedAt="2026-03-05T00:00:00Z")
    second = shop.order(("beans", 7))
    shop.order(("beans", 1))
    for order in (first, second):
        shop.step(order, "submitted", "inProgress")
    shop.ship(first, 3)
    mill = shop.call("contacts.create", kinds=["supplier"], name="Mill")["id"]
    line = {"item": beans, "quantity": 20, "unitPrice": eur(100)}
    bought = shop.call("purchases.create", contact=mill, currency="EUR", lines=[line, line | {"quantity": 1}])
    shop.call("purchases.step", id=bought["id"], to="ordered")
    shop.call("purchases.receive", id=bought["id"], lines=[{"line": bought["lines"][0]["id"], "quantity": 5}])
    seen = shop.call("inventory.items.overview", sku="BEANS")
    assert seen == shop.call("inventory.items.overview", id=beans)
    assert seen["item"] == shop.call("inventory.items.get", id=beans)
    assert [seen["level"]] == shop.call("inventory.stock.levels", items=[beans])["items"]
    assert seen["places"] == shop.call("inventory.stock.levels", items=[beans], by="lot")["items"]
    assert [place["locationName"] for place in seen["places"]] == ["Main", "Shelf"]
    assert seen["history"] == shop.call("inventory.items.history", id=beans, limit=20)["items"]
    orders = [(one["id"], one["number"], one["status"], one["quantity"], one["at"]) for one in seen["orders"]]
    assert orders == [
        (first["id"], "1", "inProgress", 5, "2026-03-05T00:00:00.000Z"),
        (second["id"], "2", "inProgress", 7, None),
    ]
    assert {one["contactName"] for one in seen["orders"]} == {"Café Mozart"}
    bought = [(one["contactName"], one["status"], one["quantity"]) for one in seen["purchases"]]
    assert bought == [("Mill", "partlyReceived", 15), ("Mill", "partlyReceived", 1)]
    # The two listed records explain the reserved quantity and the quantity on order.
    assert seen["level"]["onOrder"] == 16 and seen["level"]["reserved"] == min(12, seen["level"]["onHand"])


def test_it_has_so_much_at_most(shop):
    beans = shop.items["beans"]
    for number in range(60):
        order = shop.order(("beans", 1))
        shop.step(order, "submitted")
        place = shop.call("inventory.locations.create", name=f"Shelf {number}")["id"]
        shop.call("inventory.stock.receive", item=beans, quantity=1, location=place)
    seen = shop.call("inventory.items.overview", id=beans)
    assert [len(seen[part]) for part in ("orders", "places", "history")] == [50, 50, 20]
    assert [one["number"] for one in seen["orders"]] == [str(number) for number in range(1, 51)]


def test_an_item_that_was_never_moved(shop):
    made = shop.call("inventory.items.create", **item("NEW"))
    seen = shop.call("inventory.items.overview", id=made["id"])
    assert seen["level"]["onHand"] == 0 and seen["item"] == made
    assert [entry["kind"] for entry in seen["history"]] == ["created"]
    assert seen["places"] == seen["orders"] == seen["purchases"] == []


def test_it_is_live(shop):
    live = shop.call(
        "live.open", query={"method": "inventory.items.overview", "params": {"company": shop.company, "sku": "BEANS"}}
    )
    order = shop.order(("beans", 2))
    shop.core.aside.clear()

    def changed(method, **params):
        shop.core.send(request(method, {"company": shop.company} | params, "write"))
        lines = [shop.core.receive(), shop.core.receive()]
        (told,) = [line["params"] for line in lines if line.get("method") == "live.changed"]
        assert told["live"] == live["live"]
        return told["result"]

    assert changed("orders.step", id=order["id"], to="submitted")["orders"][0]["quantity"] == 2
    assert changed("inventory.stock.receive", sku="BEANS", quantity=1)["level"]["onHand"] == 11
    assert changed("inventory.items.update", sku="BEANS", changes={"name": "Other"})["item"]["name"] == "Other"


def test_each_sees_what_their_department_does():
    with Core(":memory:", *OPTIONS) as core:
        people = (("shelf", {"deptMask": 1}), ("clerk", {"deptMask": 2}), ("viewer", {"deptMask": 16}))
        company, _ = staffed(core, *people)
        made = core.call("inventory.items.create", **item(cost=eur(7)))["id"]
        cost = {"amount": 7, "currency": "EUR"}
        core.call("inventory.stock.receive", item=made, quantity=1, unitCost=cost)
        supplier = core.call("contacts.create", kinds=["customer"], name="K")["id"]
        line = {"item": made, "quantity": 1, "unitPrice": eur(9)}
        order = core.call("orders.create", contact=supplier, currency="EUR", lines=[line])["id"]
        core.call("orders.step", id=order, to="submitted")
        seen = {}
        for user in ("owner", "shelf", "viewer"):
            sign_in(core, company, user)
            seen[user] = core.call("inventory.items.overview", id=made)
        assert seen["shelf"]["orders"] is None and seen["shelf"]["purchases"] is None
        assert len(seen["viewer"]["orders"]) == len(seen["owner"]["orders"]) == 1
        assert "cost" in seen["owner"]["item"] and seen["owner"]["level"]["averageCost"]
        for user in ("shelf", "viewer"):
            assert "cost" not in seen[user]["item"] and "averageCost" not in seen[user]["level"]
            assert "unitCost" not in str(seen[user]["history"])
        sign_in(core, company, "clerk")
        assert core.refused("inventory.items.overview", id=made)["data"]["kind"] == "forbidden"


def test_another_company_has_none(shop):
    other = shop.call("companies.create", name="Other")["id"]
    for params in ({"id": shop.items["beans"]}, {"sku": "BEANS"}):
        error = shop.refused("inventory.items.overview", company=other, **params)
        assert error["data"]["kind"] == "notFound"
