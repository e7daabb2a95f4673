"""Services: they are sold, bought and reported, and have no ledger."""

import pytest

from support.core import item
from support.order_desk import desk, eur
from support.workshop import problems


@pytest.fixture
def shop(data):
    made = desk(data, beans=10)
    with made.core:
        made.call("companies.setTier", tier="enterprise")
        made.add_item("setup", kind="service", cost=eur(2000), price=eur(5000))
        yield made


def refused(shop, method, **params):
    """Returns the pointer and the message of the only problem."""
    ((pointer, message),) = problems(shop.refused(method, **params))
    return pointer, message


def test_the_kind_is_a_member_of_the_item(shop):
    assert shop.call("inventory.items.get", sku="SETUP")["kind"] == "service"
    assert shop.call("inventory.items.get", sku="BEANS")["kind"] == "stocked"
    error = shop.refused("inventory.items.create", **item() | {"kind": "stock"})
    assert "must be one of stocked, service, kit" in error["message"]


HAS_NO_STOCK = "SETUP is a service, which has no stock"


@pytest.mark.parametrize(
    "method, params, pointer",
    [
        ("inventory.stock.receive", {"sku": "SETUP", "quantity": 1}, "/sku"),
        ("inventory.stock.consume", {"sku": "SETUP", "quantity": 1}, "/sku"),
        ("inventory.stock.adjust", {"sku": "SETUP", "to": 1, "reason": "Found"}, "/sku"),
        ("inventory.stock.transfer", {"sku": "SETUP", "quantity": 1, "to": "SHELF"}, "/sku"),
        ("inventory.stock.return", {"sku": "SETUP", "quantity": 1, "direction": "fromCustomer"}, "/sku"),
        ("inventory.stock.post", {"entries": [{"type": "receive", "sku": "SETUP", "quantity": 1}]}, "/entries/0/sku"),
        ("inventory.loans.create", {"sku": "SETUP", "quantity": 1}, "/sku"),
        ("inventory.loans.create", {"sku": "SETUP", "quantity": 1, "direction": "in"}, "/sku"),
        ("assemblies.builds.create", {"sku": "SETUP", "quantity": 1}, "/sku"),
    ],
)
def test_what_would_write_stock_of_it_is_refused(shop, method, params, pointer):
    shop.call("inventory.locations.create", name="Shelf", code="SHELF", kind="stock")
    if "loans" in method:
        params = params | {"contact": shop.customer}
    found = refused(shop, method, **params)
    assert found[0] == pointer and found[1].startswith(HAS_NO_STOCK), found
    assert "with inventory.items.update" in found[1]
    assert shop.call("inventory.stock.entries", sku="SETUP")["items"] == []


def test_no_lots_no_counts_and_no_opening_stock(shop):
    id = shop.items["setup"]
    assert refused(shop, "inventory.lots.create", item=id, batch="B-1")[0] == "/item"
    assert refused(shop, "inventory.counts.create", scope={"items": [id]})[0] == "/scope/items/0"
    count = shop.call("inventory.counts.create", name="All")["id"]
    assert refused(shop, "inventory.counts.record", count=count, sku="SETUP", quantity=3)[0] == "/sku"
    line = "sku,quantity\nSETUP,4\n"
    report = shop.call("inventory.stock.import", format="csv", inline=line, mode="upsert")
    assert report["failed"] == 1 and HAS_NO_STOCK in str(report["problems"])
    line = "sku,name,unit,kind,stock\nTOUR,Tour,hour,service,4\nTALK,Talk,hour,service,\n"
    report = shop.call("inventory.items.import", format="csv", inline=line)
    assert report["created"] == 1 and "stock must be left out: the item is a service" in str(report)
    assert shop.call("inventory.items.get", sku="TALK")["kind"] == "service"


@pytest.mark.parametrize(
    "member, value", [("minStock", 2), ("reorderQuantity", 5), ("trackBatch", True), ("trackSerial", True)]
)
def test_members_of_goods_are_refused(shop, member, value):
    pointer, message = refused(shop, "inventory.items.update", id=shop.items["setup"], changes={member: value})
    assert pointer == f"/changes/{member}" and "the item is a service, which has no stock of its own" in message
    pointer, _ = refused(shop, "inventory.items.create", **item(2, kind="kit") | {member: value})
    assert pointer == f"/{member}"


def test_an_order_of_services_alone_is_delivered_with_its_invoice(shop):
    order = shop.order(("setup", 3))
    shop.step(order, "submitted", "inProgress")
    (line,) = shop.get(order)["lines"]
    assert (line["kind"], line["demand"], line["queuedAt"], line["allocated"], line["backordered"]) == (
        "service", 0, None, 0, 0,
    )  # fmt: skip
    for named in ({"sku": "SETUP"}, {"line": line["id"]}):
        error = shop.refused("orders.ship", id=order["id"], lines=[named | {"quantity": 1}])
        assert f"{min(named)} must be a line with goods: SETUP is a service, which is not shipped" in str(error["data"])
    shop.step(order, "invoiced", "shipped")
    shop.call("orders.payments.add", order=order["id"], amount=eur(15000))
    shop.step(order, "paid", "closed")
    assert shop.call("inventory.stock.entries", sku="SETUP")["items"] == []
    (invoice,) = shop.call("invoices.list")["items"]
    assert invoice["gross"] == eur(15000)


def test_goods_and_services_in_one_order(shop):
    order = shop.order(("beans", 4), ("setup", 1))
    shop.step(order, "submitted", "inProgress")
    assert shop.stock("beans") == (10, 4, 6)
    shop.ship(order, 4, 0)
    assert shop.get(order)["fulfilmentState"] == "full"
    shop.step(order, "invoiced", "shipped")
    # The part of a service that the customer does not want is credited like a line of text.
    line = shop.get(order)["lines"][1]["id"]
    shop.call("orders.lines.credit", id=line, quantity=1)
    assert shop.get(order)["credited"] == eur(5000)


def test_over_the_counter(shop):
    sold = shop.call(
        "orders.sell", contact=shop.customer, currency="EUR", payment={},
        lines=[{"sku": "SETUP", "quantity": 1}, {"sku": "BEANS", "quantity": 1}],
    )  # fmt: skip
    assert sold["order"]["status"] == "closed" and sold["dispatch"]["status"] == "delivered"
    sold = shop.call(
        "orders.sell", contact=shop.customer, currency="EUR", payment={}, lines=[{"sku": "SETUP", "quantity": 1}]
    )
    assert (sold["order"]["status"], sold["dispatch"]) == ("closed", None)


def test_a_line_can_be_cancelled_and_duplicated(shop):
    order = shop.order(("setup", 3))
    shop.step(order, "submitted")
    line = shop.get(order)["lines"][0]["id"]
    assert shop.call("orders.lines.cancel", id=line, quantity=1)["cancelled"] == 1
    copy = shop.call("orders.duplicate", id=order["id"])
    assert [line["kind"] for line in copy["lines"]] == ["service"]


def test_services_are_bought(shop):
    mill = shop.call("contacts.create", name="Fitter", kinds=["supplier"])["id"]
    lines = [{"sku": "SETUP", "quantity": 2, "unitPrice": eur(1900)}, {"sku": "BEANS", "quantity": 5}]
    both = shop.call("purchases.create", contact=mill, currency="EUR", lines=lines)
    shop.call("purchases.step", id=both["id"], to="ordered")
    assert [line["incoming"] for line in shop.call("purchases.get", id=both["id"])["lines"]] == [0, 5]
    line = both["lines"][0]["id"]
    for named in ({"sku": "SETUP"}, {"line": line}):
        error = shop.refused("purchases.receive", id=both["id"], lines=[named | {"quantity": 1}])
        assert "SETUP is a service, which is not received" in str(error["data"])
    shop.call("purchases.receive", id=both["id"], lines=[{"sku": "BEANS", "quantity": 5}])
    assert shop.call("purchases.get", id=both["id"])["status"] == "received"
    # A purchase of services alone has no receipts. A step records that the work was done.
    alone = shop.call("purchases.create", contact=mill, currency="EUR", lines=lines[:1])
    for status in ("ordered", "received", "closed"):
        assert shop.call("purchases.step", id=alone["id"], to=status)["status"] == status
    assert shop.call("inventory.stock.entries", sku="SETUP")["items"] == []


def test_reports_have_its_sales_and_no_stock_of_it(shop):
    order = shop.order(("setup", 2), ("beans", 1))
    shop.step(order, "submitted")
    sales = shop.call("reports.sales", by="item", **{"from": "2026-01-01", "to": "2026-12-31"})
    assert {row["sku"]: row["net"]["amount"] for row in sales["items"]} == {"SETUP": 10000, "BEANS": 450}
    value = shop.call("reports.stockValue", by="item")
    assert [row["sku"] for row in value["items"]] == ["BEANS"]


def test_the_kind_changes_as_long_as_nothing_relies_on_it(shop):
    def change(name, kind):
        return shop.call("inventory.items.update", id=shop.items[name], changes={"kind": kind})

    def in_use(name, kind):
        error = shop.refused("inventory.items.update", id=shop.items[name], changes={"kind": kind})
        assert error["data"]["kind"] == "inUse"
        return {one["kind"]: one["count"] for one in error["data"]["counts"]}

    assert in_use("beans", "service") == {"stockEntry": 1}
    order = shop.order(("setup", 1), ("setup", 2))
    assert in_use("setup", "stocked") == {"orderLine": 2}
    shop.step(order, "cancelled")
    assert change("setup", "stocked")["kind"] == "stocked"
    mill = shop.call("contacts.create", name="Fitter", kinds=["supplier"])["id"]
    shop.call("purchases.create", contact=mill, currency="EUR", lines=[{"sku": "SETUP", "quantity": 1}])
    assert in_use("setup", "kit") == {"purchaseLine": 1}
    shop.add_item("cup")
    shop.call("inventory.loans.create", sku="CUP", quantity=1, contact=shop.customer, direction="in")
    assert in_use("cup", "service") == {"loan": 1}
    shop.add_item("mug", trackBatch=True)
    shop.call("inventory.lots.create", item=shop.items["mug"], batch="B")
    error = shop.refused(
        "inventory.items.update", id=shop.items["mug"], changes={"kind": "service", "trackBatch": False}
    )
    assert error["data"]["counts"] == [{"kind": "lot", "count": 1}]


def test_a_draft_from_before_the_change_is_not_submitted(shop):
    shop.add_item("tour")
    order = shop.order(("tour", 1))
    shop.call("orders.lines.remove", id=order["lines"][0]["id"])
    shop.call("inventory.items.update", id=shop.items["tour"], changes={"kind": "service"})
    line = shop.call("orders.lines.add", order=order["id"], sku="TOUR", quantity=1)
    assert line["kind"] == "service"
    shop.step(order, "submitted")


def test_it_is_never_low(shop):
    assert [one["sku"] for one in shop.call("inventory.stock.low")["items"]] == []
    assert shop.call("inventory.items.list", level="out")["items"] == []
    (level,) = shop.call("inventory.stock.levels", skus=["SETUP"])["items"]
    assert (level["onHand"], level["available"]) == (0, 0)
