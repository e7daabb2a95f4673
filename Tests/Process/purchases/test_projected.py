"""Low items and suggestions use the projected stock: on hand, less all demand, plus the quantity on order."""

import pytest

from support.core import Core
from support.people import rows, write
from support.purchase_desk import Buyer, eur


@pytest.fixture
def buyer(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        yield Buyer(core)


def sell(buyer, name, quantity):
    customer = buyer.call("contacts.create", kinds=["customer"], name="Ada")["id"]
    line = {"item": buyer.items[name], "quantity": quantity, "unitPrice": eur(500)}
    order = buyer.call("orders.create", contact=customer, currency="EUR", lines=[line])
    buyer.call("orders.step", id=order["id"], to="submitted")
    return order["id"]


def low(buyer):
    names = ("sku", "onHand", "available", "demand", "onOrder", "projected", "minStock", "lacking")
    return [tuple(one[name] for name in names) for one in buyer.call("inventory.stock.low")["items"]]


def suggested(buyer, **params):
    found = buyer.call("purchases.suggest", **params)["purchases"]
    return sorted((line["sku"], line["quantity"]) for one in found for line in one["lines"])


def test_what_customers_wait_for_is_ordered(buyer):
    """Six pieces are on hand, and fifty are ordered by customers. So 44 are missing, and one more for the minimum
    stock."""
    buyer.add("cups", minStock=1, reorderQuantity=2)
    buyer.add("lids")
    for name in ("cups", "lids"):
        buyer.call("inventory.stock.receive", item=buyer.items[name], quantity=6)
        assert sell(buyer, name, 50)
    assert low(buyer) == [("CUPS", 6, 0, 50, 0, -44, 1, 45), ("LIDS", 6, 0, 50, 0, -44, None, 44)]
    assert suggested(buyer) == [("CUPS", 45), ("LIDS", 44)]
    # A draft is not on order yet, so the stock is still low. But a quantity that a draft has is not suggested again.
    assert len(low(buyer)) == 2 and suggested(buyer) == []


def test_the_reorder_quantity_is_the_least(buyer):
    buyer.add("cups", minStock=10, reorderQuantity=50)
    assert suggested(buyer) == [("CUPS", 50)]


def test_what_is_on_order_is_not_low(buyer):
    buyer.add("cups", minStock=5)
    made = buyer.order(("cups", 8))
    assert low(buyer) == [] and suggested(buyer) == []
    order = sell(buyer, "cups", 4)
    assert low(buyer) == [("CUPS", 0, 0, 4, 8, 4, 5, 1)] and suggested(buyer, dryRun=True) == [("CUPS", 1)]
    assert [one["sku"] for one in buyer.call("inventory.items.list", level="low")["items"]] == ["CUPS"]
    assert buyer.call("dashboard.summary")["lowItems"] == 1
    buyer.call("orders.step", id=order, to="cancelled")
    assert low(buyer) == []
    buyer.step(made, "cancelled")
    assert low(buyer) == [("CUPS", 0, 0, 0, 0, 0, 5, 5)]


def test_items_without_a_minimum_are_low_below_zero(buyer):
    buyer.add("cups")
    buyer.call("inventory.stock.receive", item=buyer.items["cups"], quantity=3)
    sell(buyer, "cups", 3)
    assert low(buyer) == []
    sell(buyer, "cups", 0.5)
    assert low(buyer) == [("CUPS", 3, 0, 3.5, 0, -0.5, None, 0.5)]
    buyer.call("inventory.items.update", id=buyer.items["cups"], changes={"archived": True})
    assert low(buyer) == [] and buyer.call("dashboard.summary")["lowItems"] == 0


def test_a_dry_run_writes_nothing(buyer):
    buyer.add("cups", minStock=5)
    position = buyer.call("events.subscribe")["cursor"]
    (shown,) = buyer.call("purchases.suggest", dryRun=True)["purchases"]
    assert (shown["status"], shown["lines"][0]["quantity"], shown["net"]) == ("draft", 5, eur(1050))
    assert buyer.call("purchases.list")["items"] == []
    assert buyer.refused("purchases.get", id=shown["id"])["data"]["kind"] == "notFound"
    assert buyer.call("events.since", cursor=position)["events"] == []
    assert suggested(buyer, dryRun=True) == suggested(buyer) == [("CUPS", 5)]
    assert suggested(buyer) == []


def test_stored_sums_follow_the_rule(data):
    """Earlier programs computed the missing quantity from the available stock, and did not store one for items without
    a minimum."""
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        buyer = Buyer(core)
        for name, least in (("cups", 3), ("lids", None), ("trays", 2)):
            buyer.add(name, minStock=least)
        sell(buyer, "cups", 4)
        sell(buyer, "lids", 5)
        buyer.order(("trays", 2))
        before = low(buyer)
        assert [(sku, lacking) for sku, *_, lacking in before] == [("CUPS", 7), ("LIDS", 5)]
    store = data / "private.sqlite"
    write(store, "UPDATE stock_items SET lacking = NULL")
    write(store, "DELETE FROM migrations WHERE name = 'inventory.stock.projected'")
    (version,) = rows(store, "PRAGMA user_version")
    write(store, f"PRAGMA user_version = {version['user_version'] - 1}")
    with Core(data) as core:
        core.call("companies.select", company=buyer.company)
        assert low(core) == before
        assert all(one["integrity"] == "ok" for one in core.call("system.diagnostics", check=True)["stores"])
