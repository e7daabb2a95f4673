"""Missing components: the missing quantity, stock in other locations, and expected deliveries. A build shows them, and
so does the refusal of its completion."""

import pytest

from support.core import Core
from support.workshop import Workshop, eur, names

SOON, LATER = "2026-03-04T08:00:00.000Z", "2026-03-09T00:00:00.000Z"


@pytest.fixture
def shop(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        shop = Workshop(core)
        shop.add("BREAD", "FLOUR", "SALT", unit="kg")
        shop.add("MILK", trackBatch=True, unit="l")
        shop.bom("BREAD", [("FLOUR", 1), ("SALT", 0.1), ("MILK", 0.5)])
        shop.cellar = core.call("inventory.locations.create", name="Cellar", code="C")["id"]
        shop.customer = core.call("contacts.create", kinds=["customer", "supplier"], name="Ada")["id"]
        yield shop


def expect(shop, sku, quantity, at):
    line = {"item": shop.items[sku], "quantity": quantity}
    bought = shop.call("purchases.create", contact=shop.customer, currency="EUR", expectedAt=at, lines=[line])
    shop.call("purchases.step", id=bought["id"], to="ordered")


def order(shop, sku, quantity):
    line = {"item": shop.items[sku], "quantity": quantity, "unitPrice": eur(100)}
    made = shop.call("orders.create", contact=shop.customer, currency="EUR", lines=[line])
    shop.call("orders.step", id=made["id"], to="submitted")
    return made["id"]


def test_a_build_shows_what_is_short(shop):
    shop.receive("FLOUR", 4)
    shop.receive("FLOUR", 3, location="C")
    shop.receive("SALT", 5)
    expect(shop, "FLOUR", 20, LATER)
    expect(shop, "MILK", 6, SOON)
    build = shop.plan("BREAD", 10)
    assert build["isShort"] and build == shop.get(build)
    seen = ("sku", "left", "allocated", "short", "incoming", "incomingAt")
    assert names(build["components"], *seen) == [
        ("FLOUR", 10, 7, 3, 20, LATER),
        ("SALT", 1, 1, 0, 0, None),
        ("MILK", 5, 0, 5, 6, SOON),
    ]
    flour, salt, milk = (component["places"] for component in build["components"])
    assert sorted(names(flour, "locationName", "onHand", "usable")) == [("Cellar", 3, 3), ("Main", 4, 4)]
    assert names(salt, "locationName", "onHand") == [("Main", 5)] and milk == []


def test_the_refusal_says_where_it_is_and_when_it_comes(shop):
    shop.receive("FLOUR", 4)
    shop.receive("FLOUR", 6, location="C")
    shop.receive("SALT", 5)
    shop.receive("MILK", 2, batch="A", expiry="2026-02-28")
    shop.receive("MILK", 1, batch="B")
    expect(shop, "MILK", 6, SOON)
    build = shop.plan("BREAD", 10)
    error = shop.refused("assemblies.builds.complete", id=build["id"])
    assert (error["data"]["kind"], error["data"]["build"]) == ("componentsShort", build["id"])
    seen = ("sku", "asked", "available", "short", "incoming", "incomingAt")
    assert names(error["data"]["shortages"], *seen) == [
        ("FLOUR", 10, 4, 6, 0, None),
        ("MILK", 5, 1, 4, 6, SOON),
    ]
    assert (
        error["message"]
        == (
            "2 components are short. FLOUR: 10 kg asked, 4 available; in stock: 4 in Main, 6 in Cellar. "
            f"MILK: 5 l asked, 1 available; in stock: 1 in Main; expected: 6, the next at {SOON}. "
            "Name another location in `consumed`, receive stock, or complete a smaller quantity"
        )
        or "6 in Cellar, 4 in Main" in error["message"]
    )
    # The refused completion has written nothing.
    assert shop.level("FLOUR", "onHand") == (10,) and shop.get(build)["status"] == "planned"
    # The quantities and locations that the error suggests work.
    consumed = [{"sku": "FLOUR", "quantity": 4}, {"sku": "FLOUR", "quantity": 6, "location": "C"}]
    shop.receive("MILK", 4, batch="C")
    shop.complete(build, consumed=consumed)
    shop.sound()


def test_goods_that_others_wait_for_are_short(shop):
    """Goods are promised in the order of the requests: here to an order, to a build, and to a later order."""
    shop.receive("FLOUR", 10)
    shop.receive("SALT", 100)
    shop.receive("MILK", 100, batch="A")
    order(shop, "FLOUR", 4)
    first = shop.plan("BREAD", 5)
    late = order(shop, "FLOUR", 3)
    second = shop.plan("BREAD", 2)

    def flour(build):
        (component,) = (one for one in shop.get(build)["components"] if one["sku"] == "FLOUR")
        return component["allocated"], component["short"]

    assert shop.level("FLOUR", "reserved", "available") == (10, 0)
    # The order gets four, the build five, and the later order the rest.
    assert (flour(first), flour(second)) == ((5, 0), (0, 2))
    (line,) = shop.call("orders.get", id=late)["lines"]
    assert (line["allocated"], line["backordered"]) == (1, 2)
    error = shop.refused("assemblies.builds.complete", id=second["id"])
    assert names(error["data"]["shortages"], "sku", "available", "short") == [("FLOUR", 0, 2)]
    shop.complete(first, 3)
    assert flour(first) == (2, 0) and shop.level("FLOUR", "onHand", "reserved") == (7, 7)
    shop.complete(second, force=True)
    assert (flour(first), shop.level("FLOUR", "onHand")) == ((1, 1), (5,))
    shop.sound()


def test_an_order_waits_behind_a_build(tmp_path):
    """A build that was planned a day before an order gets its components before the order."""
    data = tmp_path / "data"
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        shop = Workshop(core)
        shop.add("BREAD", "FLOUR")
        shop.bom("BREAD", [("FLOUR", 1)])
        shop.receive("FLOUR", 10)
        shop.plan("BREAD", 8)
        shop.customer = core.call("contacts.create", kinds=["customer"], name="Ada")["id"]
    with Core(data, "--clock", "2026-03-02T12:00:00Z") as core:
        shop.core, shop.call, shop.refused = core, core.call, core.refused
        made = order(shop, "FLOUR", 5)
        (line,) = shop.call("orders.get", id=made)["lines"]
        assert (line["allocated"], line["backordered"]) == (2, 3)
        shop.call("orders.step", id=made, to="inProgress")
        error = shop.refused("orders.ship", id=made, lines=[{"sku": "FLOUR", "quantity": 3}])
        assert error["data"]["kind"] == "insufficientStock"
        assert "reserved for orders and builds" in error["message"]
        shop.call("orders.ship", id=made, lines=[{"sku": "FLOUR", "quantity": 2}])
        assert shop.level("FLOUR", "onHand", "reserved") == (8, 8)
        shop.sound()


def test_low_stock_counts_builds(shop):
    shop.call("inventory.items.update", sku="FLOUR", changes={"minStock": 5})
    shop.receive("FLOUR", 12)
    assert shop.call("inventory.stock.low")["items"] == []
    build = shop.plan("BREAD", 10)
    low = shop.call("inventory.stock.low")["items"]
    assert [(one["sku"], one["demand"], one["lacking"]) for one in low if one["sku"] == "FLOUR"] == [("FLOUR", 10, 3)]
    alerts = shop.call("inventory.stock.alerts")["items"]
    assert [one["kind"] for one in alerts if one["item"] == shop.items["FLOUR"]] == ["low"]
    shop.receive("SALT", 5)
    shop.receive("MILK", 5, batch="A")
    shop.complete(build)
    # The components and their reservation are gone together, so the alerts stay the same.
    alerts = shop.call("inventory.stock.alerts")["items"]
    assert [one["kind"] for one in alerts if one["item"] == shop.items["FLOUR"]] == ["low"]
    shop.sound()


def test_rebuilding_finds_the_plans_of_builds(shop, data):
    shop.receive("FLOUR", 12)
    shop.plan("BREAD", 10, dueAt=SOON)
    expect(shop, "BREAD", 3, LATER)
    before = [shop.level(sku, "reserved", "onOrder", "incomingAt") for sku in ("BREAD", "FLOUR")]
    assert before == [(0, 13, SOON), (10, 0, None)]
    shop.call("inventory.stock.rebuild")
    assert [shop.level(sku, "reserved", "onOrder", "incomingAt") for sku in ("BREAD", "FLOUR")] == before
    build = shop.call("assemblies.builds.list")["items"][0]
    shop.call("assemblies.builds.delete", id=build["id"])
    assert shop.level("BREAD", "onOrder", "incomingAt") == (3, LATER)
    shop.sound()
