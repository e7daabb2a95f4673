"""Returns with `inventory.stock.return` that name the order line of the goods."""

import pytest

from support.core import Core
from support.order_desk import CLOCK, desk, problems
from support.people import sign_in, staffed

NOBODY = "01890a5d-ac96-774b-bcce-b302099a8057"
KEPT = "quantity must be more than 0, and at most the {} that were shipped and not returned yet"


@pytest.fixture
def shop(data):
    made = desk(data, beans=10, cups=5)
    with made.core:
        yield made


def shipped(shop, *lines):
    """Ships a whole order. Returns the order, and the ids of its lines."""
    order = shop.order(*lines)
    shop.step(order, "submitted", "inProgress")
    shop.ship(order, *(line["quantity"] for line in order["lines"]))
    return order, *(line["id"] for line in order["lines"])


def back(shop, name, line, quantity=1, **more):
    """Returns the parameters of a return."""
    given = {"item": shop.items[name], "quantity": quantity, "direction": "fromCustomer", "orderLine": line}
    return given | more


def said(shop, order):
    """Returns all stored data of an order and its stock, without times, ids and numbers."""
    names = {"id", "company", "order", "line", "orderLine", "at", "createdAt", "updatedAt", "submittedAt", "queuedAt"}
    names |= {"transaction", "number", "effectiveAt", "dispatch", "dispatches", "subject", "follows"}

    def plain(value):
        if isinstance(value, dict):
            return {name: plain(one) for name, one in value.items() if name not in names}
        return [plain(one) for one in value] if isinstance(value, list) else value

    entries = shop.call("inventory.stock.entries", type="return", limit=1)["items"]
    return plain([shop.get(order), entries])


def test_it_is_as_if_the_order_had_taken_it_back(shop):
    (one, first), (other, second) = shipped(shop, ("beans", 3)), shipped(shop, ("beans", 3))
    lines = [{"line": first, "quantity": 2}]
    shop.call("orders.returns.create", order=one["id"], lines=lines, reason="Too bitter")
    by_order = said(shop, one)
    posted = shop.call("inventory.stock.return", **back(shop, "beans", second, 2, reason="Too bitter"))
    assert said(shop, other) == by_order
    (entry,) = posted["entries"]
    assert (entry["order"], entry["orderLine"], entry["type"]) == (other["id"], second, "return")
    seen = shop.get(other)
    assert (seen["entries"][-1]["type"], seen["entries"][-1]["transaction"]) == ("returned", posted["transaction"])
    assert (seen["lines"][0]["returned"], seen["credited"]["amount"], seen["due"]["amount"]) == (2, 900, 450)
    assert shop.stock("beans") == (8, 0, 8)
    found = shop.call("inventory.stock.entries", order=other["id"], type="return")["items"]
    assert [one["id"] for one in found] == [entry["id"]]
    # `inventory.stock.reverse` is for mistakes in the ledger. It can't reverse the return of an order.
    error = shop.refused("inventory.stock.reverse", transaction=posted["transaction"], reason="?")
    assert problems(error) == [("/transaction", "value")]
    # After the remaining goods have come back, the order can be cancelled.
    shop.call("inventory.stock.return", **back(shop, "beans", second))
    assert shop.step(other, "cancelled")["status"] == "cancelled"
    (store,) = [one for one in shop.call("system.diagnostics", check=True)["stores"] if one["name"] == "private"]
    assert store["integrity"] == "ok"


def test_what_must_be_looked_at_first_goes_into_lots_of_its_own(shop):
    milk = shop.add_item("milk", trackBatch=True)
    shop.call("inventory.stock.receive", item=milk, quantity=5, batch="A")
    order, line = shipped(shop, ("milk", 4))
    posted = shop.call("inventory.stock.return", **back(shop, "milk", line, batch="A", condition="returned"))
    (entry,) = shop.get(order)["entries"][-1:]
    assert entry["condition"] == "returned"
    assert [part["lot"] for part in entry["parts"]] == [posted["entries"][0]["lot"]]
    assert shop.stock("milk") == (2, 0, 1)


def test_what_does_not_come_back_of_a_line(shop):
    order, line = shipped(shop, ("beans", 3))
    draft = shop.order(("beans", 1))["lines"][0]["id"]
    text = shop.order({"text": "Freight", "quantity": 1, "unitPrice": {"amount": 1, "currency": "EUR"}})
    before = said(shop, order)
    for params, pointer, kept in (
        ({"quantity": 3.5}, "/quantity", 3),
        ({"quantity": 0}, "/quantity", 3),
        ({"orderLine": draft}, "/quantity", 0),
    ):
        given = back(shop, "beans", line) | params
        (problem,) = shop.refused("inventory.stock.return", **given)["data"]["problems"]
        assert (problem["pointer"], problem["message"]) == (pointer, KEPT.format(kept))
        named = {"line": given["orderLine"], "quantity": given["quantity"]}
        of = order["id"] if kept else shop.call("orders.list", status="draft")["items"][-1]["id"]
        (same,) = shop.refused("orders.returns.create", order=of, lines=[named])["data"]["problems"]
        assert same["message"] == problem["message"]
    for params in ({"item": shop.items["cups"]}, {"orderLine": text["lines"][0]["id"]}):
        error = shop.refused("inventory.stock.return", **(back(shop, "beans", line) | params))
        assert problems(error) == [("/orderLine", "value")]
    error = shop.refused("inventory.stock.return", **back(shop, "beans", NOBODY))
    assert error["data"] == {"kind": "notFound", "pointer": "/orderLine"} and "(orderLine)" in error["message"]
    given = back(shop, "beans", line, direction="toSupplier", condition="ok")
    error = shop.refused("inventory.stock.return", **given)
    assert problems(error) == [("/condition", "value"), ("/orderLine", "value")]
    error = shop.refused("inventory.stock.return", **(back(shop, "beans", line) | {"item": NOBODY}))
    assert error["data"] == {"kind": "notFound", "pointer": "/item"} and "(item)" in error["message"]
    # If the ledger refuses a return, the order does not record it either.
    structural = shop.call("inventory.locations.create", name="House", structural=True)["id"]
    error = shop.refused("inventory.stock.return", **back(shop, "beans", line, location=structural))
    assert problems(error) == [("/location", "value")]
    assert said(shop, order) == before and shop.stock("beans") == (7, 0, 7)


def test_another_company_has_no_such_line(shop):
    _, line = shipped(shop, ("beans", 3))
    other = shop.call("companies.create", name="Other")["id"]
    mine = shop.call("inventory.items.create", company=other, sku="B", name="B", unit="kg")["id"]
    error = shop.refused("inventory.stock.return", **(back(shop, "beans", line) | {"item": mine, "company": other}))
    assert error["data"] == {"kind": "notFound", "pointer": "/orderLine"} and "(orderLine)" in error["message"]


def test_what_is_posted_together_counts_together(shop):
    order, beans, cups = shipped(shop, ("beans", 3), ("cups", 2))
    other, more = shipped(shop, ("beans", 1))

    def form(name, line, quantity, **given):
        return {"type": "return"} | back(shop, name, line, quantity, **given)

    entries = [form("beans", beans, 2), form("cups", cups, 3), form("beans", beans, 1.5), form("cups", beans, 1)]
    error = shop.refused("inventory.stock.post", entries=entries)
    assert [(one["pointer"], one["message"]) for one in error["data"]["problems"]] == [
        ("/entries/1/quantity", KEPT.format(2)),
        ("/entries/2/quantity", KEPT.format(1)),
        ("/entries/3/orderLine", "orderLine must be a line of CUPS"),
    ]
    consume = {"type": "consume", "item": shop.items["cups"], "quantity": 99}
    error = shop.refused("inventory.stock.post", entries=[form("beans", beans, 1), consume])
    assert error["data"]["kind"] == "insufficientStock"
    wrong = {"type": "receive", "item": shop.items["cups"], "quantity": 1, "orderLine": cups}
    supplied = form("cups", cups, 1, direction="toSupplier")
    error = shop.refused("inventory.stock.post", entries=[wrong, supplied])
    assert problems(error) == [("/entries/0/orderLine", "unknown"), ("/entries/1/orderLine", "unknown")]
    assert shop.lines(order, "returned") == [(0,), (0,)] and shop.stock("beans") == (6, 0, 6)
    entries = [
        form("beans", beans, 2, reason="Too bitter"),
        {"type": "receive", "item": shop.items["cups"], "quantity": 1},
        form("beans", more, 1),
        form("beans", beans, 1),
    ]
    posted = shop.call("inventory.stock.post", entries=entries)["entries"]
    assert [(one["order"], one["orderLine"], one["quantity"]) for one in posted] == [
        (order["id"], beans, 2),
        (None, None, 1),
        (other["id"], more, 1),
        (order["id"], beans, 1),
    ]
    assert shop.lines(order, "returned") == [(3,), (0,)] and shop.lines(other, "returned") == [(1,)]
    noted = [one for one in shop.get(order)["entries"] if one["type"] == "returned"]
    assert [(one["quantity"], one["reason"], one["transaction"]) for one in noted] == [
        (2, "Too bitter", posted[0]["transaction"]),
        (1, None, posted[3]["transaction"]),
    ]


def test_units_are_those_of_the_line(shop):
    units = [{"unit": "box", "factor": 12}, {"unit": "crate", "factor": 30}]
    mugs = shop.add_item("mugs", 60, units=units, salesUnit="box")
    order, line = shipped(shop, {"item": mugs, "quantity": 3})
    shop.call("inventory.stock.return", **back(shop, "mugs", line, 1, unit="box"))
    shop.call("inventory.stock.return", **back(shop, "mugs", line, 6))
    assert shop.lines(order, "returned") == [(1.5,)] and shop.stock("mugs") == (42, 0, 42)
    assert [one["quantity"] for one in shop.get(order)["entries"]] == [3, 1, 0.5]
    for params, message in (
        (
            {"quantity": 1},
            "quantity must have at most 5 decimals in the line's unit, box of 12 piece each; 1 piece has more",
        ),
        ({"quantity": 1, "unit": "crate"}, KEPT.format("1.5 box")),
        ({"quantity": 1, "unit": "pallet"}, "unit must be one of piece, box, crate"),
    ):
        (problem,) = shop.refused("inventory.stock.return", **(back(shop, "mugs", line) | params))["data"]["problems"]
        assert problem["message"] == message
    shop.call("inventory.stock.return", **back(shop, "mugs", line, 18))
    assert shop.lines(order, "fulfilled", "returned") == [(3, 3)]


def test_a_repeat_counts_once_and_outlives_a_restart(data):
    shop = desk(data, beans=10)
    with shop.core as core:
        order, line = shipped(shop, ("beans", 3))
        params = back(shop, "beans", line, 2, idempotencyKey="return-1", company=shop.company)
        first = core.call("inventory.stock.return", **params)
    with Core(data, *CLOCK) as core:
        assert core.call("inventory.stock.return", **params) == first
        seen = core.call("orders.get", company=shop.company, id=order["id"])
        assert [seen["lines"][0]["returned"], len(seen["entries"])] == [2, 2]
        error = core.refused("inventory.stock.return", **(params | {"idempotencyKey": "return-2"}))
        assert error["data"]["problems"][0]["message"] == KEPT.format(1)


def test_it_is_for_the_inventory(shop):
    core = shop.core
    company, _ = staffed(core, ("sales", {"deptMask": 2}), ("store", {"deptMask": 1}), name="Other")
    call = {"company": company}
    contact = core.call("contacts.create", **call, kinds=["customer"], name="C")["id"]
    beans = core.call("inventory.items.create", **call, sku="B", name="B", unit="kg")["id"]
    core.call("inventory.stock.receive", **call, item=beans, quantity=5)
    given = [{"item": beans, "quantity": 4, "unitPrice": {"amount": 100, "currency": "EUR"}}]
    order = core.call("orders.create", **call, contact=contact, currency="EUR", lines=given)
    line = order["lines"][0]["id"]
    for status in ("submitted", "inProgress"):
        core.call("orders.step", **call, id=order["id"], to=status)
    core.call("orders.ship", **call, id=order["id"], lines=[{"line": line, "quantity": 4}])
    params = call | {"item": beans, "quantity": 1, "direction": "fromCustomer", "orderLine": line}
    form = {name: params[name] for name in params if name != "company"} | {"type": "return"}
    sign_in(core, company, "sales")
    for method, given in (("inventory.stock.return", params), ("inventory.stock.post", call | {"entries": [form]})):
        assert core.refused(method, **given)["data"]["kind"] == "forbidden"
    sign_in(core, company, "store")
    assert core.call("inventory.stock.return", **params)["entries"][0]["order"] == order["id"]
    sign_in(core, company, "sales")
    assert core.call("orders.get", **call, id=order["id"])["lines"][0]["returned"] == 1


def test_only_what_was_shipped_of_a_lot_comes_back(shop):
    """Neither another batch nor another customer's piece can be returned, with either of the two methods."""
    milk, piece = shop.add_item("milk", trackBatch=True), shop.add_item("grinder", trackSerial=True)
    for batch in ("b1", "b2"):
        shop.call("inventory.stock.receive", item=milk, quantity=10, batch=batch)
    shop.call("inventory.stock.receive", item=piece, quantity=2, serials=["1", "2"])
    lots = {
        lot["batch"] or lot["serial"]: lot["id"]
        for what in (milk, piece)
        for lot in shop.call("inventory.lots.list", item=what)["items"]
    }

    def sold(name, *parts):
        order = shop.order((name, sum(quantity for _, quantity in parts)))
        shop.step(order, "submitted", "inProgress")
        line = order["lines"][0]["id"]
        given = [{"lot": lots[lot], "quantity": quantity} for lot, quantity in parts]
        sent = {"line": line, "quantity": order["lines"][0]["quantity"], "lots": given}
        dispatch = shop.call("orders.ship", id=order["id"], lines=[sent])["dispatch"]["id"]
        return order["id"], line, dispatch

    def returned(order, line, lot, quantity=1, **more):
        return {"order": order, "lines": [{"line": line, "quantity": quantity, "lot": lots[lot]} | more]}

    order, line, dispatch = sold("milk", ("b1", 3))
    for wrong in (
        returned(order, line, "b2"),
        returned(order, line, "b2", dispatch=dispatch),
        returned(order, line, "b2", restock=False),
    ):
        assert problems(shop.refused("orders.returns.create", **wrong)) == [("/lines/0/lot", "value")]
    shop.call("orders.returns.create", **returned(order, line, "b1", 2))
    assert problems(shop.refused("inventory.stock.return", **back(shop, "milk", line, batch="b2"))) == [
        ("/orderLine", "value")
    ]
    shop.call("inventory.stock.return", **back(shop, "milk", line, batch="b1"))
    mixed, both, _ = sold("milk", ("b1", 1), ("b2", 2))
    assert problems(shop.refused("orders.returns.create", **returned(mixed, both, "b1", 2))) == [
        ("/lines/0/lot", "value")
    ]
    shop.call("orders.returns.create", **returned(mixed, both, "b2", 2))
    (one, first, _), (other, second, _) = sold("grinder", ("1", 1)), sold("grinder", ("2", 1))
    assert problems(shop.refused("orders.returns.create", **returned(one, first, "2"))) == [("/lines/0/lot", "value")]
    refused = shop.refused("inventory.stock.return", **back(shop, "grinder", second, serials=["1"]))
    assert problems(refused) == [("/orderLine", "value")]
    shop.call("orders.returns.create", **returned(other, second, "2"))
    shop.call("inventory.stock.return", **back(shop, "grinder", first, serials=["1"]))
    assert shop.stock("milk")[0] == 19 and shop.stock("grinder")[0] == 2


def test_a_lot_that_was_merged_meanwhile_comes_back_as_what_it_is_now(shop):
    milk = shop.add_item("milk", trackBatch=True)
    for batch in ("b1", "b2"):
        shop.call("inventory.stock.receive", item=milk, quantity=10, batch=batch)
    new, old = [lot["id"] for lot in shop.call("inventory.lots.list", item=milk)["items"]]
    order = shop.order(("milk", 2))
    shop.step(order, "submitted", "inProgress")
    line = order["lines"][0]["id"]
    parts = [{"lot": old, "quantity": 2}]
    shop.call("orders.ship", id=order["id"], lines=[{"line": line, "quantity": 2, "lots": parts}])
    shop.call("inventory.lots.merge", lots=[old], into=new)
    lines = [{"line": line, "quantity": 2, "lot": new}]
    shop.call("orders.returns.create", order=order["id"], lines=lines)
    assert shop.stock("milk")[0] == 20
