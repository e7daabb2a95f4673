"""The effects of orders on the stock: reservations, shipments, and returns."""

import pytest

from support.core import Core
from support.order_desk import Desk, desk, eur, problems
from support.people import rows, sign_in, staffed, write


@pytest.fixture
def shop(data):
    made = desk(data, beans=10, cups=5)
    with made.core:
        yield made


def test_what_is_submitted_is_reserved(shop):
    order = shop.order(("beans", 4), ("beans", 1))
    assert shop.stock("beans") == (10, 0, 10)
    shop.step(order, "submitted")
    assert shop.stock("beans") == (10, 5, 5)
    assert shop.lines(order, "allocated", "backordered", "demand") == [(4, 0, 4), (1, 0, 1)]
    shop.call("orders.lines.update", id=order["lines"][0]["id"], changes={"quantity": 6})
    assert shop.stock("beans") == (10, 7, 3)
    added = shop.call("orders.lines.add", order=order["id"], item=shop.items["cups"], quantity=2)
    assert added["queuedAt"] and shop.stock("cups") == (5, 2, 3)
    shop.call("orders.lines.remove", id=added["id"])
    assert shop.stock("cups") == (5, 0, 5)
    shop.step(order, "draft")
    assert shop.stock("beans") == (10, 0, 10)
    assert shop.lines(order, "allocated", "backordered") == [(0, 0), (0, 0)]
    shop.step(order, "submitted", "cancelled")
    assert shop.stock("beans") == (10, 0, 10)


def test_a_refusal_says_what_there_is_where_it_was_to_come_from(shop):
    """Ten pieces are on hand, four of them in the van. The request ships six."""
    van = shop.call("inventory.locations.create", name="Van")["id"]
    shop.call("inventory.stock.transfer", item=shop.items["beans"], quantity=4, to=van)
    shop.step(shop.order(("beans", 8)), "submitted")
    error = shop.refused("inventory.stock.consume", item=shop.items["beans"], quantity=3, location=van)
    assert error["message"] == (
        "Van has 4 piece of BEANS. 8 piece are reserved for orders, so 2 piece can be taken. "
        "The request takes 3 piece; a manager of the inventory can take reserved stock with force: true. "
        "In stock elsewhere: 6 piece in Main"
    )
    facts = {"asked": 3, "onHand": 4, "available": 2, "location": van, "lot": None, "item": shop.items["beans"]}
    (main,) = error["data"].pop("elsewhere")
    assert (main["locationName"], main["usable"]) == ("Main", 6)
    assert error["data"] == facts | {"kind": "insufficientStock", "incoming": 0, "incomingAt": None}


def test_each_shipment_is_another_version(shop):
    """A caller that passes an earlier version of the order can't ship goods twice."""
    order = shop.order(("beans", 9))
    shop.step(order, "submitted", "inProgress")
    shop.ship(order, 1)
    seen = shop.get(order)["version"]
    assert shop.ship(order, 2, expect=seen)["order"]["version"] == seen + 1
    lines = [{"line": order["lines"][0]["id"], "quantity": 2}]
    error = shop.refused("orders.ship", id=order["id"], lines=lines, expect=seen)
    assert error["data"]["kind"] == "conflict" and shop.lines(order, "fulfilled") == [(3,)]


def test_who_submits_first_is_served_first(shop):
    first, second, third = (shop.order(("beans", 6)) for _ in range(3))
    shop.step(second, "submitted")
    shop.step(first, "submitted")
    shop.step(third, "submitted")
    assert [shop.lines(one, "allocated", "backordered") for one in (second, first, third)] == [
        [(6, 0)],
        [(4, 2)],
        [(0, 6)],
    ]
    assert shop.stock("beans") == (10, 10, 0)
    # An order that becomes a draft and is submitted again gets stock last.
    shop.step(second, "draft", "submitted")
    assert [shop.lines(one, "allocated") for one in (first, third, second)] == [[(6,)], [(4,)], [(0,)]]
    shop.call("inventory.stock.receive", item=shop.items["beans"], quantity=5)
    assert [shop.lines(one, "allocated") for one in (first, third, second)] == [[(6,)], [(6,)], [(3,)]]


def test_nothing_is_cancelled_to_be_paid(shop):
    """The hint in the refusal names only a step that leads to a payment. It does not propose to cancel the draft,
    although a manager could."""
    draft = shop.order()
    payment = {"order": draft["id"], "amount": eur(1), "method": "cash"}
    error = shop.refused("orders.payments.add", **payment)
    assert error["data"]["allowed"] == ["cancelled"]
    assert error["message"].endswith("the order must be submitted or inProgress or invoiced or shipped or paid")
    full = shop.order(("beans", 1))
    error = shop.refused("orders.payments.add", **payment | {"order": full["id"]})
    assert error["message"].endswith("or paid, and orders.step leads to submitted")


def test_shipping_in_two_parts(shop):
    order = shop.order(("beans", 4), ("cups", 2), {"text": "Delivery", "quantity": 1, "unitPrice": eur(500)})
    error = shop.refused("orders.ship", id=order["id"], lines=[{"line": order["lines"][0]["id"], "quantity": 1}])
    assert (error["data"]["kind"], error["data"]["asked"]) == ("illegalStep", "ship")
    shop.step(order, "submitted")
    error = shop.refused("orders.ship", id=order["id"], lines=[{"line": order["lines"][0]["id"], "quantity": 1}])
    assert error["message"] == (
        "The order is submitted: ship is not possible now; the order must be inProgress or invoiced, "
        "and orders.step leads to inProgress"
    )
    shop.step(order, "inProgress")
    first = shop.ship(order, 3, 2)
    assert first["order"]["fulfilmentState"] == "partial"
    assert [entry["quantity"] for entry in first["entries"]] == [3, 2]
    assert shop.stock("beans") == (7, 1, 6) and shop.stock("cups") == (3, 0, 3)
    assert shop.lines(order, "fulfilled", "demand") == [(3, 1), (2, 0), (0, 0)]
    shop.step(order, "invoiced")
    second = shop.ship(order, 1, dispatch=first["dispatch"]["id"])
    assert second["order"]["fulfilmentState"] == "full" and second["dispatch"] == first["dispatch"]
    assert shop.stock("beans") == (6, 0, 6)
    seen = shop.get(order)
    assert seen["entries"] == first["entries"] + second["entries"] and seen["dispatches"] == [first["dispatch"]]
    assert shop.step(order, "shipped")["status"] == "shipped"
    (sale,) = shop.call("inventory.stock.entries", item=shop.items["cups"], type="sale")["items"]
    assert (sale["quantity"], sale["order"], sale["dispatch"]) == (-2, order["id"], first["dispatch"]["id"])
    assert sale["id"] == first["entries"][1]["transaction"]
    assert sale["orderLine"] == order["lines"][1]["id"]


def test_what_can_not_be_shipped(shop):
    order = shop.order(("beans", 4), {"text": "Delivery", "quantity": 1, "unitPrice": eur(500)})
    other = shop.order(("beans", 1))
    shop.step(order, "submitted", "inProgress")
    beans, delivery = (line["id"] for line in order["lines"])
    before = shop.get(order), shop.stock("beans")
    wrong = [
        {"line": beans, "quantity": 5},
        {"line": beans, "quantity": 0},
        {"line": delivery, "quantity": 1},
        {"line": beans, "quantity": 1, "lots": [{"lot": beans, "quantity": 2}]},
    ]
    error = shop.refused("orders.ship", id=order["id"], lines=wrong)
    assert problems(error) == [
        ("/lines/0/quantity", "value"),
        ("/lines/1/line", "value"),
        ("/lines/1/quantity", "value"),
        ("/lines/2/line", "value"),
        ("/lines/3/line", "value"),
        ("/lines/3/lots", "value"),
    ]
    foreign = [{"line": other["lines"][0]["id"], "quantity": 1}]
    assert shop.refused("orders.ship", id=order["id"], lines=foreign)["data"]["kind"] == "notFound"
    line = [{"line": beans, "quantity": 1}]
    foreign = shop.order(("beans", 1))
    shop.step(foreign, "submitted")
    plan = shop.call("dispatches.create", order=foreign["id"], collectionType="endUser")["id"]
    for params, pointer in (
        ({"dispatch": plan}, "/dispatch"),
        ({"dispatch": plan, "collectionType": "shipping"}, "/collectionType"),
    ):
        assert problems(shop.refused("orders.ship", id=order["id"], lines=line, **params)) == [(pointer, "value")]
    assert shop.refused("orders.ship", id=order["id"], lines=line, dispatch=order["id"])["data"]["kind"] == "notFound"
    shop.step(foreign, "cancelled")
    assert (shop.get(order), shop.stock("beans")) == before


def test_a_shipment_that_lacks_stock_does_nothing(shop):
    order = shop.order(("cups", 2), ("beans", 11))
    shop.step(order, "submitted", "inProgress")
    before = shop.get(order), shop.call("inventory.stock.entries"), shop.call("dispatches.list")
    lines = [{"line": line["id"], "quantity": line["quantity"]} for line in order["lines"]]
    error = shop.refused("orders.ship", id=order["id"], lines=lines)
    assert error["data"]["kind"] == "insufficientStock" and error["data"]["asked"] == 11
    assert (shop.get(order), shop.call("inventory.stock.entries"), shop.call("dispatches.list")) == before


def test_what_is_reserved_for_an_order_is_available_to_it(shop):
    """Ten pieces are on hand, four of them in the van. Eight are for the first order, two for the second."""
    beans = shop.items["beans"]
    van = shop.call("inventory.locations.create", name="Van", code="VAN")["id"]
    shop.call("inventory.stock.transfer", item=beans, quantity=4, to=van)
    first, second = (shop.order(("beans", 8)) for _ in range(2))
    for order in (first, second):
        shop.step(order, "submitted", "inProgress")

    def refused(order, quantity, **more):
        line = {"line": order["lines"][0]["id"], "quantity": quantity, "location": "VAN"} | more
        error = shop.refused("orders.ship", id=order["id"], lines=[line])
        assert error["data"]["kind"] == "insufficientStock"
        return tuple(error["data"][name] for name in ("asked", "onHand", "available"))

    assert refused(first, 5) == (5, 4, 4)
    assert refused(second, 5) == (5, 4, 2)
    assert refused(second, 3) == (3, 4, 2)
    # The error has the same numbers if the request names a lot.
    tea = shop.add_item("tea", trackBatch=True)
    came = shop.call("inventory.stock.receive", item=tea, quantity=3, batch="A")["entries"][0]
    order = shop.order(("tea", 5))
    shop.step(order, "submitted", "inProgress")
    named = {"location": came["location"], "lots": [{"lot": came["lot"], "quantity": 5}]}
    assert refused(order, 5, **named) == (5, 3, 3)


def test_what_is_reserved_for_one_line_may_leave_with_another(shop):
    """An order has two lines of four cups each, and five cups are on hand. All five are reserved for the order."""
    order = shop.order(("cups", 4), ("cups", 4))
    shop.step(order, "submitted", "inProgress")
    assert shop.lines(order, "allocated") == [(4,), (1,)]
    lines = [{"line": line["id"], "quantity": 4} for line in order["lines"]]
    error = shop.refused("orders.ship", id=order["id"], lines=lines)
    # The error has the sums for the whole request, not for one line.
    assert tuple(error["data"][name] for name in ("asked", "onHand", "available")) == (8, 5, 5)
    shop.call("orders.ship", id=order["id"], lines=[{"line": order["lines"][1]["id"], "quantity": 3}])
    assert shop.lines(order, "fulfilled", "allocated", "backordered") == [(0, 2, 2), (3, 0, 1)]
    assert shop.stock("cups") == (2, 2, 0)


def test_what_can_not_be_sold_is_reserved_for_nobody(shop):
    scrap = shop.call("inventory.locations.create", name="Scrap", kind="scrap", code="X")["id"]
    shop.call("inventory.stock.transfer", item=shop.items["beans"], quantity=4, to=scrap)
    order = shop.order(("beans", 6))
    shop.step(order, "submitted", "inProgress")
    line = {"line": order["lines"][0]["id"], "quantity": 5, "location": "X"}
    error = shop.refused("orders.ship", id=order["id"], lines=[line])
    assert tuple(error["data"][name] for name in ("asked", "onHand", "available")) == (5, 4, 4)
    shop.call("orders.ship", id=order["id"], lines=[line | {"quantity": 4}])


def test_what_is_reserved_for_others_needs_force(shop):
    first, second = (shop.order(("beans", 8)) for _ in range(2))
    shop.step(first, "submitted", "inProgress")
    shop.step(second, "submitted", "inProgress")
    shop.ship(second, 2)
    line = [{"line": second["lines"][0]["id"], "quantity": 3}]
    error = shop.refused("orders.ship", id=second["id"], lines=line)
    assert error["data"]["kind"] == "insufficientStock" and error["data"]["available"] == 0
    shop.call("orders.ship", id=second["id"], lines=line, force=True)
    assert shop.lines(first, "allocated", "backordered") == [(5, 3)]
    assert shop.lines(second, "fulfilled", "allocated", "backordered") == [(5, 0, 3)]


def test_only_managers_force(shop):
    core = shop.core
    company, _ = staffed(
        core,
        ("clerk", {"deptMask": 3}),
        ("half", {"deptMask": 3, "managerMask": 2}),
        ("lead", {"deptMask": 3, "managerMask": 3}),
        name="Other",
    )
    contact = core.call("contacts.create", company=company, kinds=["customer"], name="C")["id"]
    beans = core.call("inventory.items.create", company=company, sku="B", name="B", unit="kg")["id"]
    core.call("inventory.stock.receive", company=company, item=beans, quantity=1)
    orders = []
    for _ in range(2):
        lines = [{"item": beans, "quantity": 1, "unitPrice": eur(1)}]
        made = core.call("orders.create", company=company, contact=contact, currency="EUR", lines=lines)
        for to in ("submitted", "inProgress"):
            core.call("orders.step", company=company, id=made["id"], to=to)
        orders.append(made)
    late = {"id": orders[1]["id"], "lines": [{"line": orders[1]["lines"][0]["id"], "quantity": 1}]}
    for name, department, mask in (("clerk", "orders", 2), ("half", "inventory", 1)):
        sign_in(core, company, name)
        error = core.refused("orders.ship", company=company, **late, force=True)
        assert error["data"]["needs"] == {"rule": "manager", "department": department, "mask": mask}
    sign_in(core, company, "lead")
    assert core.call("orders.ship", company=company, **late, force=True)["order"]["fulfilmentState"] == "full"


def test_lots_are_chosen_or_picked(shop):
    milk = shop.add_item("milk", trackBatch=True)
    for batch, expiry in (("A", "2026-05-01"), ("B", "2026-04-01")):
        shop.call("inventory.stock.receive", item=milk, quantity=5, batch=batch, expiry=expiry)
    lots = {lot["batch"]: lot["id"] for lot in shop.call("inventory.lots.list", item=milk)["items"]}
    order = shop.order(("milk", 9))
    shop.step(order, "submitted", "inProgress")
    line = order["lines"][0]["id"]
    picked = shop.ship(order, 6)["entries"][0]["parts"]
    assert [(part["lot"], part["quantity"]) for part in picked] == [(lots["B"], 5), (lots["A"], 1)]
    chosen = [{"line": line, "quantity": 2, "lots": [{"lot": lots["A"], "quantity": 2}]}]
    (entry,) = shop.call("orders.ship", id=order["id"], lines=chosen)["entries"]
    assert [(part["lot"], part["quantity"]) for part in entry["parts"]] == [(lots["A"], 2)]
    back = [{"line": line, "quantity": 1, "lot": lots["B"]}]
    (entry,) = shop.call("orders.returns.create", order=order["id"], lines=back)["entries"]
    assert entry["parts"][0]["lot"] == lots["B"] and entry["condition"] == "ok"


def test_what_must_be_looked_at_first_is_kept_apart(shop):
    milk = shop.add_item("milk", trackBatch=True)
    shop.call("inventory.stock.receive", item=milk, quantity=9, batch="A", expiry="2026-05-01")
    scale = shop.add_item("scale", trackSerial=True)
    shop.call("inventory.stock.receive", item=scale, quantity=1, serials=["S1"])
    (batch,), (piece,) = (shop.call("inventory.lots.list", item=one)["items"] for one in (milk, scale))
    order = shop.order(("milk", 6), ("scale", 1), ("beans", 2))
    shop.step(order, "submitted", "inProgress")
    shop.ship(order, 6, 1, 2)
    lines = [line["id"] for line in order["lines"]]

    def back(line, lot=None, **more):
        given = {"line": lines[line], "quantity": 1, "condition": "returned"} | ({"lot": lot} if lot else {})
        return {"order": order["id"], "lines": [given | more]}

    first = shop.call("orders.returns.create", **back(0, batch["id"]))["entries"][0]["parts"][0]["lot"]
    apart = shop.call("inventory.lots.get", id=first)
    assert (apart["batch"], apart["status"], apart["expiry"]) == ("A (returned)", "returned", "2026-05-01")
    for lot in (batch["id"], first):
        (entry,) = shop.call("orders.returns.create", **back(0, lot))["entries"]
        assert entry["parts"][0]["lot"] == first
    assert shop.stock("milk") == (6, 0, 3)
    (entry,) = shop.call("orders.returns.create", **back(1, piece["id"]))["entries"]
    assert entry["parts"][0]["lot"] == piece["id"] and shop.stock("scale") == (1, 0, 0)
    assert shop.call("inventory.lots.get", id=piece["id"])["status"] == "returned"
    # The item has no lots that can mark the goods as damaged. So damaged goods need a location of their own.
    assert problems(shop.refused("orders.returns.create", **back(2))) == [("/lines/0/condition", "value")]
    scrap = shop.call("inventory.locations.create", name="To look at", kind="scrap")["id"]
    shop.call("orders.returns.create", **back(2, location=scrap))
    shop.call("orders.returns.create", **back(2, restock=False))
    assert shop.stock("beans") == (9, 0, 8)
    # When the status of the lot is set to ok, its goods count as available again.
    shop.call("inventory.lots.update", id=first, changes={"status": "ok"})
    assert shop.stock("milk") == (6, 0, 6)
    assert problems(shop.refused("orders.returns.create", **back(0, batch["id"]))) == [("/lines/0/lot", "value")]
    (entry,) = shop.call(
        "inventory.stock.return", item=milk, quantity=1, direction="fromCustomer", batch="B", condition="returned"
    )["entries"]
    assert shop.call("inventory.lots.get", id=entry["lot"])["batch"] == "B (returned)"
    form = {"type": "return", "item": milk, "quantity": 1, "direction": "fromCustomer", "batch": "B"}
    shop.call("inventory.stock.post", entries=[form | {"condition": "returned"}])
    assert shop.stock("milk") == (8, 0, 6)
    long = "L" * 60
    for params, pointer in (
        ({"batch": long, "direction": "fromCustomer"}, "/batch"),
        ({"lot": first, "direction": "toSupplier"}, "/condition"),
    ):
        error = shop.refused("inventory.stock.return", item=milk, quantity=1, condition="returned", **params)
        assert problems(error) == [(pointer, "value")]
    form |= {"direction": "toSupplier", "condition": "ok"}
    assert problems(shop.refused("inventory.stock.post", entries=[form])) == [("/entries/0/condition", "unknown")]
    assert shop.call("inventory.stock.rebuild")["count"] == 0


def test_other_units_are_converted(shop):
    units = [{"unit": "box", "factor": 12}, {"unit": "third", "factor": 0.33333}]
    cups = shop.add_item("mugs", 30, units=units, salesUnit="box", price=eur(99))
    order = shop.order({"item": cups, "quantity": 3})
    (line,) = order["lines"]
    assert (line["unit"], line["factor"], line["unitPrice"]) == ("box", 12, eur(1188))
    shop.step(order, "submitted", "inProgress")
    assert shop.stock("mugs") == (30, 30, 0)
    assert shop.lines(order, "allocated", "backordered", "demand") == [(2.5, 0.5, 36)]
    shop.ship(order, 2.5)
    assert shop.stock("mugs") == (0, 0, 0)
    assert shop.lines(order, "fulfilled", "allocated", "backordered", "demand") == [(2.5, 0, 0.5, 6)]
    error = shop.refused(
        "orders.create", contact=shop.customer, currency="EUR", lines=[{"item": cups, "quantity": 0.5, "unit": "third"}]
    )
    assert problems(error) == [("/lines/0/quantity", "value")]
    error = shop.refused("orders.lines.add", order=order["id"], item=cups, quantity=1, unit="crate")
    assert problems(error) == [("/unit", "value")] and "piece, box, third" in error["message"]


def test_what_is_cancelled_is_neither_reserved_nor_owed(shop):
    order = shop.order(("beans", 4))
    line = order["lines"][0]["id"]
    assert shop.refused("orders.lines.cancel", id=line)["data"]["asked"] == "cancel a line"
    shop.step(order, "submitted", "inProgress")
    shop.ship(order, 1)
    for quantity in (0, 3.1):
        assert problems(shop.refused("orders.lines.cancel", id=line, quantity=quantity)) == [("/quantity", "value")]
    done = shop.call("orders.lines.cancel", id=line, quantity=1, reason="Changed their mind")
    assert (done["cancelled"], done["demand"]) == (1, 2)
    seen = shop.get(order)
    assert seen["gross"] == eur(1350) and seen["entries"][-1]["reason"] == "Changed their mind"
    assert shop.stock("beans") == (9, 2, 7)
    assert shop.call("orders.lines.cancel", id=line)["cancelled"] == 3
    assert shop.get(order)["fulfilmentState"] == "full"
    assert problems(shop.refused("orders.lines.cancel", id=line)) == [("/id", "value")]


def test_what_comes_back(shop):
    order = shop.order(("beans", 4), ("cups", 1))
    beans, cups = (line["id"] for line in order["lines"])
    shop.step(order, "submitted", "inProgress")
    shop.ship(order, 3, 1)
    shop.call("orders.lines.cancel", id=beans)
    shop.step(order, "invoiced")
    shop.call("orders.payments.add", order=order["id"], amount=eur(1800))
    shop.step(order, "shipped", "paid")
    wrong = [{"line": beans, "quantity": 4}, {"line": cups, "quantity": 0}, {"line": cups, "quantity": 1}]
    error = shop.refused("orders.returns.create", order=order["id"], lines=wrong)
    assert problems(error) == [
        ("/lines/0/quantity", "value"),
        ("/lines/1/quantity", "value"),
        ("/lines/2/line", "value"),
    ]
    lines = [{"line": beans, "quantity": 2}, {"line": cups, "quantity": 1, "restock": False}]
    back = shop.call("orders.returns.create", order=order["id"], lines=lines, reason="Too bitter")
    assert [(entry["type"], entry["transaction"] is None) for entry in back["entries"]] == [
        ("returned", False),
        ("returned", True),
    ]
    assert shop.stock("beans") == (9, 0, 9) and shop.stock("cups") == (4, 0, 4)
    seen = shop.get(order)
    assert (seen["credited"], seen["due"], seen["paymentState"]) == (eur(1350), eur(-1350), "overpaid")
    assert shop.lines(order, "returned") == [(2,), (1,)]
    shop.call("orders.payments.add", order=order["id"], amount=eur(-1350))
    assert shop.get(order)["paymentState"] == "paid"
    error = shop.refused("orders.returns.create", order=order["id"], lines=[{"line": beans, "quantity": 2}])
    assert problems(error) == [("/lines/0/quantity", "value")]
    (entry,) = shop.call("inventory.stock.entries", item=shop.items["beans"], type="return")["items"]
    assert (entry["quantity"], entry["orderLine"], entry["reason"]) == (2, beans, "Too bitter")


def test_an_item_of_an_order_stays(shop):
    order = shop.order(("cups", 1))
    extra = shop.add_item("spoons")
    shop.call("orders.lines.add", order=order["id"], item=extra, quantity=1)
    error = shop.refused("inventory.items.delete", id=extra)
    assert error["data"] == {"kind": "inUse", "counts": [{"kind": "orderLine", "count": 1}]}
    shop.call("inventory.items.update", id=extra, changes={"archived": True})
    assert problems(shop.refused("orders.step", id=order["id"], to="submitted")) == [("/to", "value")]
    assert problems(shop.refused("orders.lines.add", order=order["id"], sku="SPOONS", quantity=1)) == [
        ("/sku", "value")
    ]


def boxes(factor, crate=100):
    units = [{"unit": "box", "factor": factor}, {"unit": "crate", "factor": crate}]
    return {"units": units, "salesUnit": "box", "price": eur(99)}


def test_a_unit_that_open_lines_are_counted_in_stays(shop):
    mugs = shop.add_item("mugs", 100, **boxes(12))
    orders = [shop.order({"item": mugs, "quantity": 2}) for _ in range(2)]
    shop.order({"item": mugs, "quantity": 5, "unit": "piece"})
    shop.step(orders[0], "submitted", "inProgress")
    counts = [{"kind": "orderLine", "count": 2}]
    for units in ([], [{"unit": "crate", "factor": 100}], [{"unit": "b ox", "factor": 12}]):
        changes = {"units": units, "salesUnit": None}
        for error in (
            shop.refused("inventory.items.update", id=mugs, changes=changes),
            shop.refused("inventory.items.upsert", sku="MUGS", changes=changes),
        ):
            assert error["data"] == {"kind": "inUse", "counts": counts}
    assert shop.call("inventory.items.get", id=mugs)["version"] == 1
    for unit in ("Box", "box"):
        shop.call("inventory.items.update", id=mugs, changes={"units": [{"unit": unit, "factor": 12}]})
    shop.call("orders.delete", id=orders[1]["id"])
    shop.step(orders[0], "cancelled")
    assert shop.call("inventory.items.update", id=mugs, changes={"units": [], "salesUnit": None})["units"] == []


def test_a_line_keeps_what_its_unit_was(shop):
    mugs = shop.add_item("mugs", 100, **boxes(12))
    order = shop.order({"item": mugs, "quantity": 3})
    shop.step(order, "submitted", "inProgress")
    shop.ship(order, 1)
    before = shop.get(order), shop.stock("mugs")
    shop.call("inventory.items.update", id=mugs, changes=boxes(10))
    assert (shop.get(order), shop.stock("mugs")) == before
    assert shop.stock("mugs") == (88, 24, 64)
    shop.ship(order, 2)
    assert shop.stock("mugs") == (64, 0, 64)
    line = shop.get(order)["lines"][0]["id"]
    back = shop.call("orders.returns.create", order=order["id"], lines=[{"line": line, "quantity": 1}])
    assert back["entries"][0]["parts"][0]["quantity"] == 12 and shop.stock("mugs") == (76, 0, 76)
    # A copy uses the present size of the item's unit.
    copy = shop.call("orders.duplicate", id=order["id"])
    assert [(line["unit"], line["factor"], line["unitPrice"]) for line in copy["lines"]] == [("box", 10, eur(990))]
    half = shop.order({"item": mugs, "quantity": 0.5, "unit": "crate"})
    shop.call("inventory.items.update", id=mugs, changes=boxes(10, crate=0.00001))
    assert problems(shop.refused("orders.duplicate", id=half["id"])) == [("/id", "value")]


def test_lines_go_by_the_sku_of_their_item_where_that_says_which(shop):
    order = shop.order(
        ("beans", 4), ("cups", 2), {"text": "Delivery", "quantity": 1, "unitPrice": eur(500)}, ("cups", 1)
    )
    first, *_, last = (line["id"] for line in order["lines"])
    shop.step(order, "submitted", "inProgress")

    def refused(method, *lines, **more):
        problems = shop.refused(method, lines=list(lines), **more)["data"]["problems"]
        return [(problem["pointer"], problem["message"]) for problem in problems]

    neither, both = {"quantity": 1}, {"line": first, "sku": "BEANS", "quantity": 1}
    assert refused("orders.ship", neither, both, {"sku": "CUPS", "quantity": 1}, id=order["id"]) == [
        ("/lines/0/line", "line or sku must be given"),
        ("/lines/1/sku", "sku must be left out if line is given"),
        (
            "/lines/2/sku",
            "sku must match exactly one line with a quantity left to ship; CUPS matches 2. Give line instead",
        ),
    ]
    twice = refused("orders.ship", {"line": first, "quantity": 1}, {"sku": "BEANS", "quantity": 1}, id=order["id"])
    assert twice == [("/lines/1/sku", "sku must name each line only once")]
    error = shop.refused("orders.ship", id=order["id"], lines=[{"sku": "SPOONS", "quantity": 1}])
    assert error["data"] == {"kind": "notFound", "pointer": "/lines/0/sku"}
    assert error["message"] == "There is no item with the SKU SPOONS (lines/0/sku)"
    shop.call("orders.ship", id=order["id"], lines=[{"sku": "beans", "quantity": 4}, {"line": last, "quantity": 1}])
    # The SKU CUPS fits two lines, and one of them is still open: so the SKU is enough.
    shop.call("orders.ship", id=order["id"], lines=[{"sku": "CUPS", "quantity": 2}])
    assert shop.lines(order, "fulfilled") == [(4,), (2,), (0,), (1,)]
    assert refused("orders.ship", {"sku": "BEANS", "quantity": 1}, id=order["id"]) == [
        ("/lines/0/quantity", "quantity must be at most 0, which is left to ship")
    ]
    assert refused("orders.returns.create", neither, {"sku": "CUPS", "quantity": 1}, order=order["id"]) == [
        ("/lines/0/line", "line or sku must be given"),
        ("/lines/1/sku", "sku must match exactly one line with goods to return; CUPS matches 2. Give line instead"),
    ]
    lines = [{"sku": "BEANS", "quantity": 3}, {"line": last, "quantity": 1}]
    shop.call("orders.returns.create", order=order["id"], lines=lines)
    shop.call("orders.returns.create", order=order["id"], lines=[{"sku": "CUPS", "quantity": 1}])
    assert shop.lines(order, "returned") == [(3,), (1,), (0,), (1,)]


@pytest.mark.parametrize(
    ("step", "column", "older"),
    [("orders.cancelled", "fulfilmentState", "partial"), ("orders.unpaid", "paymentState", "paid")],
)
def test_of_what_is_cancelled_nothing_is_shipped_or_paid(data, step, column, older):
    """All goods of the order came back. An older program called such an order partly shipped, or paid without a
    payment."""
    with Core(data) as core:
        shop = Desk(core, cups=5)
        made = shop.order(("cups", 4))
        shop.step(made, "submitted", "inProgress")
        assert shop.ship(made, 3)["order"]["fulfilmentState"] == "partial"
        shop.call("orders.returns.create", order=made["id"], lines=[{"sku": "CUPS", "quantity": 3}])
        done = shop.step(made, "cancelled")
        assert (done["fulfilmentState"], done["paymentState"], done["due"]) == ("none", "unpaid", eur(0))
    store = data / "private.sqlite"
    write(store, f"UPDATE orders SET {column} = '{older}'")
    write(store, f"DELETE FROM migrations WHERE name = '{step}'")
    (version,) = rows(store, "PRAGMA user_version")
    write(store, f"PRAGMA user_version = {version['user_version'] - 1}")
    with Core(data) as core:
        assert core.call("orders.get", company=shop.company, id=made["id"])[column] == done[column]


def test_what_an_older_program_stored_of_goods_that_were_given_up_is_mended(data):
    """The older program stored negative demands for over-shipped lines, and orders that waited although nothing was
    left to ship."""
    with Core(data) as core:
        shop = Desk(core, cups=5)
        credited, cancelled, waiting, over, empty = [shop.order(("cups", 1)) for _ in range(5)]
        for made in (credited, cancelled, waiting, over, empty):
            shop.step(made, "submitted", "inProgress")
        shop.step(credited, "invoiced")
        shop.call("orders.lines.credit", id=credited["lines"][0]["id"])
        for made in (cancelled, empty):
            shop.call("orders.lines.cancel", id=made["lines"][0]["id"])
        shop.step(empty, "cancelled")
        shop.ship(over, 1)
    store = data / "private.sqlite"
    given_up = 'SELECT "order" FROM order_lines WHERE cancelled + dropped > 0'
    write(store, f"UPDATE orders SET fulfilmentState = 'none' WHERE id IN ({given_up})")
    write(store, "UPDATE order_lines SET demand = -200000 WHERE fulfilled > 0")
    write(store, "DELETE FROM migrations WHERE name = 'orders.fulfilled'")
    (version,) = rows(store, "PRAGMA user_version")
    write(store, f"PRAGMA user_version = {version['user_version'] - 1}")
    with Core(data) as core:
        seen = [
            core.call("orders.get", company=shop.company, id=made["id"])
            for made in (credited, cancelled, waiting, over, empty)
        ]
        assert [one["fulfilmentState"] for one in seen] == ["full", "full", "none", "full", "none"]
        assert [one["lines"][0]["demand"] for one in seen] == [0, 0, 1, 0, 0]
        (level,) = core.call("inventory.stock.levels", company=shop.company)["items"]
        assert level["reserved"] == 1
