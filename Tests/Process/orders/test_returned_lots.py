"""Of which lot what customers return is: the one that is named, else the only one that it can be."""

import pytest

from support.order_desk import desk, problems


@pytest.fixture
def shop(data):
    made = desk(data)
    with made.core:
        made.add_item("milk", trackBatch=True)
        made.add_item("drill", trackSerial=True)
        for batch in ("A", "B"):
            made.call("inventory.stock.receive", sku="MILK", quantity=5, batch=batch)
        made.call("inventory.stock.receive", sku="DRILL", quantity=2, serials=["S1", "S2"])
        made.lots = {one["batch"] or one["serial"]: one["id"] for one in made.call("inventory.lots.list")["items"]}
        yield made


def shipped(shop, sku, **lots):
    """An order of which so much of lots is with the customer."""
    count = sum(lots.values())
    order = shop.order((sku.lower(), count))
    shop.step(order, "submitted", "inProgress")
    parts = [{"lot": shop.lots[name], "quantity": quantity} for name, quantity in lots.items()]
    shop.call("orders.ship", id=order["id"], lines=[{"sku": sku, "quantity": count, "lots": parts}])
    return order


def back(order, sku, quantity, **more):
    return {"order": order["id"], "lines": [{"sku": sku, "quantity": quantity} | more]}


def held(shop):
    found = shop.call("inventory.stock.levels", by="lot")["items"]
    names = {id: name for name, id in shop.lots.items()}
    return {names[one["lot"]]: one["onHand"] for one in found if one["onHand"]}


def test_what_was_of_one_lot_is_of_it_again(shop):
    order = shipped(shop, "MILK", B=4)
    (entry,) = shop.call("orders.returns.create", **back(order, "MILK", 3))["entries"]
    assert [(part["lot"], part["quantity"]) for part in entry["parts"]] == [(shop.lots["B"], 3)]
    assert held(shop) == {"A": 5, "B": 4, "S1": 1, "S2": 1}


def test_of_several_one_is_named(shop):
    milk, drills = shipped(shop, "MILK", A=2, B=1), shipped(shop, "DRILL", S1=1, S2=1)
    before = held(shop)
    for order, sku in ((milk, "MILK"), (drills, "DRILL")):
        error = shop.refused("orders.returns.create", **back(order, sku, 1))
        assert problems(error) == [("/lines/0/lot", "missing")]
        assert error["message"].endswith("lot is missing; what was shipped and has not come back is of 2 lots")
    assert held(shop) == before
    # What is thrown away is of none.
    shop.call("orders.returns.create", **back(milk, "MILK", 1, restock=False))
    shop.call("orders.returns.create", **back(drills, "DRILL", 1, lot=shop.lots["S1"]))
    # Of two one has come back: it is the other one.
    shop.call("orders.returns.create", **back(drills, "DRILL", 1))
    assert held(shop) == before | {"S1": 1, "S2": 1}


def test_more_than_left_of_a_lot_does_not_come_back(shop):
    order = shipped(shop, "MILK", A=2, B=1)
    error = shop.refused("orders.returns.create", **back(order, "MILK", 2, lot=shop.lots["B"]))
    assert problems(error) == [("/lines/0/lot", "value")]
    shop.call("orders.returns.create", **back(order, "MILK", 1, lot=shop.lots["B"]))
    shop.call("orders.returns.create", **back(order, "MILK", 2))
    assert held(shop) == {"A": 5, "B": 5, "S1": 1, "S2": 1}


def merged(shop, old, into):
    shop.call("inventory.lots.merge", lots=[shop.lots[old]], into=shop.lots[into])


def test_what_is_of_a_merged_lot_is_of_the_other_one_now(shop):
    order = shipped(shop, "MILK", A=4)
    merged(shop, "A", into="B")
    # Which lot it is of now, nobody can know without looking at it.
    error = shop.refused("orders.returns.create", **back(order, "MILK", 1))
    assert (problems(error), error["message"]) == (
        [("/lines/0/lot", "missing")],
        "Invalid params: lot is missing; the lot that was shipped is archived",
    )
    shop.call("orders.returns.create", **back(order, "MILK", 3, lot=shop.lots["B"]))
    assert held(shop)["B"] == 9


def test_what_came_back_as_another_lot_does_not_come_back_again(shop):
    shop.call("inventory.stock.receive", sku="MILK", quantity=5, batch="C")
    found = shop.call("inventory.lots.list", item=shop.items["milk"])["items"]
    (shop.lots["C"],) = (one["id"] for one in found if one["batch"] == "C")
    order = shipped(shop, "MILK", A=2, C=2)
    merged(shop, "A", into="B")
    shop.call("orders.returns.create", **back(order, "MILK", 2, lot=shop.lots["B"]))
    error = shop.refused("orders.returns.create", **back(order, "MILK", 2, lot=shop.lots["B"]))
    assert problems(error) == [("/lines/0/lot", "value")]
    # What is left is of one lot.
    shop.call("orders.returns.create", **back(order, "MILK", 2))
    assert held(shop)["C"] == 5


def test_a_lot_comes_back_once_whether_or_not_its_dispatch_is_named(shop):
    order = shipped(shop, "MILK", A=2, B=2)
    (dispatch,) = (one["id"] for one in shop.get(order)["dispatches"])
    shop.call("orders.returns.create", **back(order, "MILK", 2, lot=shop.lots["A"]))
    error = shop.refused("orders.returns.create", **back(order, "MILK", 2, lot=shop.lots["A"], dispatch=dispatch))
    assert problems(error) == [("/lines/0/lot", "value")]
    shop.call("orders.returns.create", **back(order, "MILK", 2, lot=shop.lots["B"], dispatch=dispatch))
    assert held(shop) == {"A": 5, "B": 5, "S1": 1, "S2": 1}


@pytest.mark.parametrize(("sku", "first", "second", "count"), [("MILK", "A", "B", 5), ("DRILL", "S1", "S2", 1)])
def test_a_dispatch_brings_back_the_lots_that_are_still_away(shop, sku, first, second, count):
    order = shop.order((sku.lower(), 2 * count))
    shop.step(order, "submitted", "inProgress")
    dispatches = []
    for name in (first, second):
        lots = [{"lot": shop.lots[name], "quantity": count}]
        lines = [{"sku": sku, "quantity": count, "lots": lots}]
        made = shop.call("orders.ship", id=order["id"], lines=lines, collectionType="endUser")
        dispatches.append(made["dispatch"]["id"])
    before = held(shop)
    shop.call("orders.returns.create", **back(order, sku, count, lot=shop.lots[first]))
    assert held(shop) == before | {first: count}
    for dispatch, lots in zip(dispatches, ({}, {second: count})):
        shop.call("dispatches.step", id=dispatch, to="cancelled")
        assert held(shop) == before | {first: count} | lots
    assert shop.lines(order, "fulfilled", "returned") == [(count, count)]
