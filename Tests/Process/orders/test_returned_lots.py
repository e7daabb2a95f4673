"""The lot of returned goods: the lot that the request names, or else the only possible one."""

import json

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
    """Returns an order after this quantity of each lot was shipped to the customer."""
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
    return {names.get(one["lot"], "other"): one["onHand"] for one in found if one["onHand"]}


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
        assert error["message"].endswith("lot is missing: 2 lots were shipped and not returned yet")
    assert held(shop) == before
    # Discarded goods need no lot.
    shop.call("orders.returns.create", **back(milk, "MILK", 1, restock=False))
    shop.call("orders.returns.create", **back(drills, "DRILL", 1, lot=shop.lots["S1"]))
    # Two drills were shipped, and S1 has come back. So this one must be the other drill, S2.
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
    # The goods were shipped from several lots. Only the caller can see the lot of the returned goods.
    error = shop.refused("orders.returns.create", **back(order, "MILK", 1))
    assert (problems(error), error["message"]) == (
        [("/lines/0/lot", "missing")],
        "Invalid params: lot is missing: the lot that was shipped is archived",
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
    # The remaining goods are of one lot, so the lot need not be named.
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


def in_two_dispatches(shop, sku, first, second, count):
    """Ships this quantity of each of two lots, each in its own dispatch. Returns the order and the dispatches."""
    order = shop.order((sku.lower(), 2 * count))
    shop.step(order, "submitted", "inProgress")
    return order, [ship_lot(shop, order, sku, name, count) for name in (first, second)]


def ship_lot(shop, order, sku, name, count):
    lots = [{"lot": shop.lots[name], "quantity": count}]
    lines = [{"sku": sku, "quantity": count, "lots": lots}]
    made = shop.call("orders.ship", id=order["id"], lines=lines, collectionType="endUser")
    return made["dispatch"]["id"]


def test_what_was_looked_at_and_sold_again_comes_back_with_its_dispatch(shop):
    order = shop.order(("milk", 4))
    shop.step(order, "submitted", "inProgress")
    ship_lot(shop, order, "MILK", "A", 2)
    shop.call("orders.returns.create", **back(order, "MILK", 2, condition="returned"))
    (apart,) = (one for one in shop.call("inventory.lots.list")["items"] if one["batch"] == "A (returned)")
    shop.call("inventory.lots.update", id=apart["id"], changes={"status": "ok"})
    shop.lots["again"] = apart["id"]
    second = ship_lot(shop, order, "MILK", "again", 2)
    assert held(shop)["A"] == 3 and "again" not in held(shop)
    shop.call("dispatches.step", id=second, to="cancelled")
    assert held(shop)["again"] == 2 and shop.lines(order, "fulfilled", "returned") == [(2, 2)]
    third = ship_lot(shop, order, "MILK", "again", 2)
    shop.call("orders.returns.create", **back(order, "MILK", 2, lot=apart["id"], dispatch=third))
    assert held(shop)["again"] == 2


def test_what_was_thrown_away_does_not_come_back(shop):
    order, dispatches = in_two_dispatches(shop, "DRILL", "S1", "S2", 1)
    done = shop.call("orders.returns.create", **back(order, "DRILL", 1, lot=shop.lots["S1"], restock=False))
    (entry,) = done["entries"]
    assert [part["lot"] for part in entry["parts"]] == [shop.lots["S1"]] and entry["transaction"] is None
    error = shop.refused("orders.returns.create", **back(order, "DRILL", 1, lot=shop.lots["S1"]))
    assert problems(error) == [("/lines/0/lot", "value")]
    for dispatch in dispatches:
        shop.call("dispatches.step", id=dispatch, to="cancelled")
    assert held(shop) == {"A": 5, "B": 5, "S2": 1}


def test_after_one_was_thrown_away_the_other_one_is_meant(shop):
    order = shipped(shop, "DRILL", S1=1, S2=1)
    shop.call("orders.returns.create", **back(order, "DRILL", 1, lot=shop.lots["S1"], restock=False))
    shop.call("orders.returns.create", **back(order, "DRILL", 1))
    assert held(shop) == {"A": 5, "B": 5, "S2": 1}


@pytest.mark.parametrize("quantity", [1, 2])
def test_what_came_back_of_a_merged_lot_leaves_the_other_dispatch_alone(shop, quantity):
    order, (first, second) = in_two_dispatches(shop, "MILK", "A", "B", 2)
    merged(shop, "A", into="B")
    shop.call("orders.returns.create", **back(order, "MILK", quantity, lot=shop.lots["B"], dispatch=first))
    before = held(shop)["B"]
    shop.call("dispatches.step", id=second, to="cancelled")
    assert held(shop)["B"] == before + 2


def test_what_must_be_looked_at_is_of_no_lot_that_was_merged(shop):
    shop.call("inventory.stock.receive", sku="MILK", quantity=5, batch="C")
    found = shop.call("inventory.lots.list", item=shop.items["milk"])["items"]
    (shop.lots["C"],) = (one["id"] for one in found if one["batch"] == "C")
    order, (first, _) = in_two_dispatches(shop, "MILK", "A", "C", 2)
    merged(shop, "C", into="B")
    looked = back(order, "MILK", 2, lot=shop.lots["A"], condition="returned", dispatch=first)
    shop.call("orders.returns.create", **looked)
    before = held(shop)["B"]
    shop.call("orders.returns.create", **back(order, "MILK", 2, lot=shop.lots["B"]))
    assert held(shop)["B"] == before + 2


def test_of_an_order_from_elsewhere_nobody_knows_the_lots(shop):
    row = {"sku": "MILK", "quantity": 4, "unitPrice": {"amount": 1, "currency": "EUR"}}
    given = {"contact": "Café Mozart", "currency": "EUR", "status": "shipped", "lines": [row]}
    shop.call("orders.import", format="jsonl", inline=json.dumps(given, ensure_ascii=False) + "\n")
    (order,) = shop.call("orders.list")["items"]
    error = shop.refused("orders.returns.create", **back(order, "MILK", 1))
    assert problems(error) == [("/lines/0/lot", "missing")]
    shop.call("orders.returns.create", **back(order, "MILK", 1, lot=shop.lots["A"]))
    assert held(shop)["A"] == 6


def test_what_is_lent_is_neither_sold_nor_bought(shop):
    shop.call("inventory.loans.create", sku="MILK", lot=shop.lots["A"], quantity=1, contact=shop.customer)
    order = shop.order(("milk", 1))
    shop.step(order, "submitted", "inProgress")
    line = {"sku": "MILK", "quantity": 1, "location": "/On loan"}
    error = shop.refused("orders.ship", id=order["id"], lines=[line])
    assert problems(error) == [("/lines/0/location", "value")]
    assert error["message"].endswith(
        "location can't be On loan, which holds lent goods. Return them with inventory.loans.return"
    )


def test_a_dispatch_that_can_not_come_back_says_why(shop):
    order, (dispatch, _) = in_two_dispatches(shop, "DRILL", "S1", "S2", 1)
    shop.call("inventory.stock.receive", sku="DRILL", quantity=1, serials=["S1"])
    error = shop.refused("dispatches.step", id=dispatch, to="cancelled")
    assert problems(error) == [("/id", "value")]


def test_of_an_archived_item_the_line_is_named(shop):
    order = shipped(shop, "MILK", A=1)
    shop.call("inventory.items.update", sku="MILK", changes={"archived": True})
    error = shop.refused("orders.returns.create", **back(order, "MILK", 1))
    assert problems(error) == [("/lines/0", "value")]
