"""Genealogy for recalls: the lots that a lot was made from, and the lots that were made from it."""

import pytest

from support.core import Core
from support.workshop import Workshop, eur, names, problems


@pytest.fixture
def shop(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        shop = Workshop(core)
        shop.add("CAKE", "DOUGH", "FLOUR", "EGG", trackBatch=True)
        shop.add("BOX")
        shop.bom("CAKE", [("DOUGH", 1), ("EGG", 2), ("BOX", 1)])
        shop.bom("DOUGH", [("FLOUR", 2)])
        shop.receive("BOX", 100)
        yield shop


def bake(shop):
    """Makes two batches of dough from two batches of flour, and two batches of cake from the dough. One batch of flour
    is used up first."""
    shop.receive("FLOUR", 5, batch="F-1", expiry="2026-04-01")
    shop.receive("FLOUR", 20, batch="F-2", expiry="2026-06-01")
    shop.receive("EGG", 50, batch="E-1")
    for batch, quantity in (("D-1", 2), ("D-2", 3)):
        shop.complete(shop.plan("DOUGH", quantity), batch=batch, expiry="2026-03-10")
    for batch, quantity in (("C-1", 2), ("C-2", 1)):
        shop.complete(shop.plan("CAKE", quantity), batch=batch)


def tree(shop, sku, batch, side):
    found = shop.call("inventory.lots.genealogy", lot=shop.lot(sku, batch))
    assert not found["partial"]
    return [(one["level"], one["lot"]["batch"], one["quantity"]) for one in found[side]]


def test_both_ways(shop):
    bake(shop)
    assert sorted(tree(shop, "CAKE", "C-1", "sources")) == [(1, "D-1", 2), (1, "E-1", 4), (2, "F-1", 4)]
    assert sorted(tree(shop, "CAKE", "C-2", "sources")) == [(1, "D-2", 1), (1, "E-1", 2), (2, "F-1", 1), (2, "F-2", 5)]
    assert sorted(tree(shop, "FLOUR", "F-1", "products")) == [
        (1, "D-1", 4),
        (1, "D-2", 1),
        (2, "C-1", 2),
        (2, "C-2", 1),
    ]
    assert sorted(tree(shop, "FLOUR", "F-2", "products")) == [(1, "D-2", 5), (2, "C-2", 1)]
    assert tree(shop, "CAKE", "C-1", "products") == tree(shop, "FLOUR", "F-1", "sources") == []
    found = shop.call("inventory.lots.genealogy", lot=shop.lot("EGG", "E-1"))
    assert (found["lot"]["batch"], found["lot"]["sku"], found["lot"]["onHand"]) == ("E-1", "EGG", 44)
    builds = [one["build"] for one in found["products"]]
    assert all(shop.call("assemblies.builds.get", id=id)["sku"] == "CAKE" for id in builds) and len(builds) == 2
    assert {one["of"] for one in found["products"]} == {shop.lot("EGG", "E-1")}
    assert names([one["lot"] for one in found["products"]], "sku", "onHand") == [("CAKE", 2), ("CAKE", 1)]


def test_a_recall_finds_the_orders(shop):
    bake(shop)
    customer = shop.call("contacts.create", kinds=["customer"], name="Ada")["id"]
    line = {"item": shop.items["CAKE"], "quantity": 1, "unitPrice": eur(900)}
    order = shop.call("orders.create", contact=customer, currency="EUR", lines=[line])["id"]
    for to in ("submitted", "inProgress"):
        shop.call("orders.step", id=order, to=to)
    lots = [{"lot": shop.lot("CAKE", "C-2"), "quantity": 1}]
    shop.call("orders.ship", id=order, lines=[{"sku": "CAKE", "quantity": 1, "lots": lots}])
    found = shop.call("inventory.lots.genealogy", lot=shop.lot("FLOUR", "F-2"))["products"]
    assert [(one["lot"]["batch"], one["lot"]["onHand"], one["orders"]) for one in found] == [
        ("D-2", 2, []),
        ("C-2", 0, [order]),
    ]
    assert shop.call("inventory.lots.genealogy", lot=shop.lot("CAKE", "C-2"))["orders"] == [order]


def test_named_lots_and_reversals(shop):
    shop.receive("FLOUR", 9, batch="F-1", expiry="2026-04-01")
    shop.receive("FLOUR", 9, batch="F-2", expiry="2026-06-01")
    build = shop.plan("DOUGH", 3)
    lots = [{"lot": shop.lot("FLOUR", "F-2"), "quantity": 4}, {"lot": shop.lot("FLOUR", "F-1"), "quantity": 2}]
    done = shop.complete(build, consumed=[{"sku": "FLOUR", "lots": lots}], batch="D-1")
    assert sorted(tree(shop, "DOUGH", "D-1", "sources")) == [(1, "F-1", 2), (1, "F-2", 4)]
    shop.call("assemblies.builds.reverse", completion=done["completion"]["id"], reason="Wrong batch")
    assert tree(shop, "DOUGH", "D-1", "sources") == tree(shop, "FLOUR", "F-2", "products") == []
    error = shop.refused("assemblies.builds.complete", id=build["id"])
    assert problems(error) == [("/batch", "batch is missing; the item is tracked by batch")]
    lots[0]["quantity"] = 0
    consumed = [{"sku": "FLOUR", "lots": lots}]
    error = shop.refused("assemblies.builds.complete", id=build["id"], consumed=consumed, batch="D-2")
    assert error["code"] == -32602
    error = shop.refused("inventory.lots.genealogy", lot=shop.items["FLOUR"])
    assert (error["data"]["kind"], error["data"]["pointer"]) == ("notFound", "/lot")


def test_split_and_merged_lots_stay_related(shop):
    bake(shop)
    split = shop.call("inventory.lots.split", lot=shop.lot("DOUGH", "D-2"), quantity=1, batch="D-2b")
    assert len(split["entries"]) == 2
    assert sorted(tree(shop, "DOUGH", "D-2b", "sources")) == [(1, "D-2", 1), (2, "F-1", 1), (2, "F-2", 5)]
    assert (1, "D-2b", 1) in tree(shop, "DOUGH", "D-2", "products")
    shop.receive("EGG", 5, batch="E-2")
    merged = shop.lot("EGG", "E-2")
    shop.call("inventory.lots.merge", lots=[merged], into=shop.lot("EGG", "E-1"))
    found = shop.call("inventory.lots.genealogy", lot=merged)
    assert names([one["lot"] for one in found["products"]], "batch") == [("E-1",), ("C-1",), ("C-2",)]


def test_pieces_with_serial_numbers(shop):
    shop.add("BIKE", "WHEEL", trackSerial=True)
    shop.bom("BIKE", [("WHEEL", 2)])
    shop.receive("WHEEL", 4, serials=["W1", "W2", "W3", "W4"])
    build = shop.plan("BIKE", 2)
    error = shop.refused("assemblies.builds.complete", id=build["id"], quantity=1)
    assert problems(error)[0][0] == "/serials"
    shop.complete(build, 1, serials=["B1"])
    shop.complete(build, 1, serials=["B2"])
    lots = {one["serial"]: one["id"] for sku in ("BIKE", "WHEEL") for one in pages(shop, sku)}
    for bike, wheels in (("B1", ["W1", "W2"]), ("B2", ["W3", "W4"])):
        found = shop.call("inventory.lots.genealogy", lot=lots[bike])["sources"]
        assert sorted(one["lot"]["serial"] for one in found) == wheels
    assert problems(shop.refused("assemblies.builds.create", sku="BIKE", quantity=1.5))[0][0] == "/quantity"
    shop.sound()


def pages(shop, sku):
    return shop.call("inventory.lots.list", sku=sku)["items"]
