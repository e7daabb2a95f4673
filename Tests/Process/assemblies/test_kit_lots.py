"""Kits whose components have lots: the lots that are shipped, and the lots that come back."""

import pytest

from support.order_desk import desk, eur
from support.workshop import problems


@pytest.fixture
def shop(data):
    """A shop that sells a box with glasses in it."""
    made = desk(data, bottle=20, glass=7)
    with made.core:
        made.call("companies.setTier", tier="enterprise")
        made.add_item("ribbon", 5, unit="m")
        made.add_item("wrap", kind="service")
        made.add_item("box", kind="kit", price=eur(3000))
        bom(made, "BOX", ("BOTTLE", 2), ("GLASS", 1), ("WRAP", 1))
        yield made


def bom(shop, sku, *lines, **more):
    given = [line if isinstance(line, dict) else {"sku": line[0], "quantity": line[1]} for line in lines]
    return shop.call("assemblies.boms.create", sku=sku, lines=given, **more)["id"]


def sold(shop, *lines):
    order = shop.order(*lines)
    shop.step(order, "submitted", "inProgress")
    return order


def refused(shop, method, **params):
    ((pointer, message),) = problems(shop.refused(method, **params))
    return pointer, message


def give_back(shop, order, quantity, sku="BOX", **more):
    line = {"sku": sku, "quantity": quantity} | more
    return shop.call("orders.returns.create", order=order["id"], lines=[line])["entries"][0]


@pytest.fixture
def batches(shop):
    """Receives wine in two batches. The second batch expires first."""
    shop.add_item("wine", trackBatch=True)
    for batch, expiry in (("W-1", "2027-01-01"), ("W-2", "2026-06-01")):
        shop.call("inventory.stock.receive", sku="WINE", quantity=4, batch=batch, expiry=expiry)
    bom(shop, "BOX", ("WINE", 2), ("GLASS", 1))
    lots = {one["batch"]: one["id"] for one in shop.call("inventory.lots.list", sku="WINE")["items"]}
    return lots


def left(shop, lots):
    found = shop.call("inventory.stock.levels", skus=["WINE"], by="lot")["items"]
    return {batch: sum(one["onHand"] for one in found if one["lot"] == id) for batch, id in lots.items()}


def test_components_with_lots(shop, batches):
    order = sold(shop, ("box", 3))
    lots = [{"lot": batches["W-1"], "quantity": 2}]
    shop.call("orders.ship", id=order["id"], lines=[{"sku": "BOX", "quantity": 1, "lots": lots}])
    assert left(shop, batches) == {"W-1": 2, "W-2": 4}
    shop.ship(order, 2)
    assert left(shop, batches) == {"W-1": 2, "W-2": 0}
    # The customer has both batches, so a return must name the batches that come back.
    error = shop.refused("orders.returns.create", order=order["id"], lines=[{"sku": "BOX", "quantity": 1}])
    assert problems(error) == [
        (
            "/lines/0/lots",
            "lots is missing: 2 lots of WINE were shipped and not returned yet. Name those that come back",
        )
    ]
    give_back(shop, order, 1, lots=[{"lot": batches["W-2"], "quantity": 2}])
    assert left(shop, batches) == {"W-1": 2, "W-2": 2}
    give_back(shop, order, 2)
    assert left(shop, batches) == {"W-1": 4, "W-2": 4}


def test_lots_that_do_not_fit(shop, batches):
    order = sold(shop, ("box", 2))

    def ship(*lots, quantity=1):
        given = [{"lot": lot, "quantity": number} for lot, number in lots]
        return refused(shop, "orders.ship", id=order["id"], lines=[{"sku": "BOX", "quantity": quantity, "lots": given}])

    assert ship((batches["W-1"], 1)) == (
        "/lines/0/lots", "the quantities of the lots of WINE must sum to 2, the quantity that the kits take",
    )  # fmt: skip
    shop.add_item("oil", trackBatch=True)
    oil = shop.call("inventory.lots.create", item=shop.items["oil"], batch="O")["id"]
    assert ship((oil, 2)) == ("/lines/0/lots/0/lot", "lot must be a lot of a component that the kit takes")
    shop.ship(order, 1)

    def back(**more):
        line = {"sku": "BOX", "quantity": 1} | more
        return refused(shop, "orders.returns.create", order=order["id"], lines=[line])

    assert back(lot=batches["W-2"])[0] == "/lines/0/lot"
    assert back(lots=[{"lot": oil, "quantity": 2}])[0] == "/lines/0/lots/0/lot"
    assert back(lots=[{"lot": batches["W-2"], "quantity": 1}])[0] == "/lines/0/lots"
    assert back(lots=[{"lot": batches["W-1"], "quantity": 2}])[0] == "/lines/0/lots/0/lot"
    goods = sold(shop, ("glass", 1))
    shop.ship(goods, 1)
    line = {"sku": "GLASS", "quantity": 1, "lots": [{"lot": oil, "quantity": 1}]}
    assert refused(shop, "orders.returns.create", order=goods["id"], lines=[line])[0] == "/lines/0/lots"
