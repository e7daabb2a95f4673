"""Receipts of purchases with typing errors, which are reversed."""

import pytest

from support.core import Core
from support.people import rows, sign_in, staffed, write
from support.purchase_desk import Buyer, problems

CLOCK = ("--clock", "2026-03-01T12:00:00Z")
DUE = "2026-04-01T00:00:00.000Z"
NOBODY = "01890a5d-ac96-774b-bcce-b302099a8057"


@pytest.fixture
def buyer(data):
    with Core(data, *CLOCK) as core:
        buyer = Buyer(core)
        buyer.add("filters", units=[{"unit": "box", "factor": 12}], purchaseUnit="box")
        buyer.add("beans")
        yield buyer


def reverse(buyer, receipt, **more):
    return buyer.call("purchases.receipts.reverse", receipt=receipt["id"], reason="Typed wrongly", **more)


def refused(buyer, receipt, **more):
    params = {"receipt": receipt["id"], "reason": "Typed wrongly"} | more
    return buyer.refused("purchases.receipts.reverse", **params)


def steps(buyer, purchase):
    return [(one["to"], one["reason"]) for one in buyer.get(purchase)["steps"]]


def integrity(core):
    (store,) = [one for one in core.call("system.diagnostics", check=True)["stores"] if one["name"] == "private"]
    return store["integrity"]


def test_a_receipt_is_taken_back(buyer):
    made = buyer.order(("filters", 2), expectedAt=DUE)
    before = buyer.get(made)
    (first,) = buyer.receive(made, 0.5)["receipts"]
    (second,) = buyer.receive(made, 1.5)["receipts"]
    assert buyer.level("filters") == (24, 0, None)
    done = reverse(buyer, second)
    assert (done["purchase"]["status"], buyer.level("filters")) == ("partlyReceived", (6, 18, DUE))
    back = done["receipt"]
    assert (back["reverses"], back["reason"], back["quantity"]) == (second["id"], "Typed wrongly", -1.5)
    assert back["parts"] == [second["parts"][0] | {"quantity": -18}]
    entries = buyer.call("inventory.stock.entries", order=made["id"])["items"]
    (entry,) = [one for one in entries if one["transaction"] == back["transaction"]]
    (came,) = [one for one in entries if one["transaction"] == second["transaction"]]
    assert (entry["type"], entry["quantity"], entry["reverses"]) == ("purchase", -18, came["id"])
    assert (entry["reason"], entry["orderLine"]) == ("Typed wrongly", made["lines"][0]["id"])
    assert reverse(buyer, first)["purchase"]["status"] == "ordered"
    now = buyer.get(made)
    assert [one["quantity"] for one in now["receipts"]] == [0.5, 1.5, -1.5, -0.5]
    assert [one["reverses"] for one in now["receipts"]] == [None, None, second["id"], first["id"]]
    assert now["lines"][0]["received"] == 0 and buyer.level("filters") == (0, 24, DUE)
    assert steps(buyer, made) == [
        ("ordered", None),
        ("partlyReceived", None),
        ("received", None),
        ("partlyReceived", "Typed wrongly"),
        ("ordered", "Typed wrongly"),
    ]
    assert [now[name] for name in ("net", "gross", "number")] == [before[name] for name in ("net", "gross", "number")]
    listed = buyer.call("purchases.list", status="ordered")["items"]
    assert [(one["id"], one["gross"]) for one in listed] == [(made["id"], before["gross"])]
    # The quantity that was really delivered is received again.
    assert buyer.receive(made, 2)["purchase"]["status"] == "received"
    assert buyer.level("filters") == (24, 0, None) and integrity(buyer.core) == "ok"


def test_it_falls_back_from_received_to_ordered(buyer):
    made = buyer.order(("filters", 2))
    (receipt,) = buyer.receive(made, 2)["receipts"]
    assert reverse(buyer, receipt)["purchase"]["status"] == "ordered"
    # After the surplus is reversed, the whole ordered quantity is still received.
    (receipt,) = buyer.receive(made, 2)["receipts"]
    (more,) = buyer.receive(made, 1, force=True)["receipts"]
    assert reverse(buyer, more)["purchase"]["status"] == "received"
    assert reverse(buyer, receipt)["purchase"]["status"] == "ordered"
    assert [to for to, _ in steps(buyer, made)] == ["ordered", "received", "ordered", "received", "ordered"]
    assert buyer.level("filters")[:2] == (0, 24)


def test_only_that_receipt_is_taken_back(buyer):
    milk = buyer.add("milk", trackBatch=True)
    made = buyer.order(("milk", 10), ("beans", 3))
    line, other = (one["id"] for one in made["lines"])
    lines = [
        {"line": line, "quantity": 4, "batch": "A"},
        {"line": line, "quantity": 6, "batch": "A"},
        {"line": other, "quantity": 3},
    ]
    receipts = buyer.call("purchases.receive", id=made["id"], lines=lines)["receipts"]
    assert len({one["transaction"] for one in receipts}) == 3
    done = reverse(buyer, receipts[0])
    assert done["receipt"]["parts"] == [receipts[0]["parts"][0] | {"quantity": -4}]
    assert buyer.level("milk") == (6, 4, None) and buyer.level("beans") == (3, 0, None)
    assert [one["received"] for one in buyer.get(made)["lines"]] == [6, 3]
    assert done["purchase"]["status"] == "partlyReceived"
    reverse(buyer, receipts[2])
    assert [one["received"] for one in buyer.get(made)["lines"]] == [6, 0]
    assert buyer.call("inventory.lots.list", item=milk)["items"][0]["batch"] == "A"


def test_pieces_that_moved_on_stay(buyer):
    scale = buyer.add("scale", trackSerial=True)
    made = buyer.order(("scale", 5))
    line = made["lines"][0]["id"]

    def came(*serials):
        lines = [{"line": line, "quantity": len(serials), "serials": serials}]
        return buyer.call("purchases.receive", id=made["id"], lines=lines)["receipts"][0]

    first, second = came("S1", "S2"), came("S3", "S4")
    shelf = buyer.call("inventory.locations.create", name="Shelf")["id"]
    buyer.call("inventory.stock.transfer", item=scale, quantity=1, serials=["S2"], to=shelf)
    before = buyer.get(made), buyer.level("scale")
    error = refused(buyer, first)
    assert error["data"]["kind"] == "insufficientStock" and error["data"]["onHand"] == 0
    assert (buyer.get(made), buyer.level("scale")) == before
    done = reverse(buyer, second)
    assert [part["quantity"] for part in done["receipt"]["parts"]] == [-1, -1]
    assert buyer.level("scale") == (2, 3, None)
    # The wrong serial number is free again, so another piece can have it.
    assert came("S3")["quantity"] == 1


def test_what_is_gone_can_not_be_taken_back(buyer):
    made = buyer.order(("beans", 4))
    (receipt,) = buyer.receive(made, 4)["receipts"]
    sold = buyer.call("inventory.stock.consume", item=buyer.items["beans"], quantity=1)["transaction"]
    before = buyer.get(made)
    error = refused(buyer, receipt)
    figures = [error["data"][name] for name in ("kind", "item", "asked", "onHand")]
    assert figures == ["insufficientStock", buyer.items["beans"], 4, 3]
    assert buyer.get(made) == before and buyer.level("beans") == (3, 0, None)
    buyer.call("inventory.stock.reverse", transaction=sold, reason="Still here")
    assert reverse(buyer, receipt)["purchase"]["status"] == "ordered"


def test_once_and_no_reversal(buyer):
    made = buyer.order(("beans", 4))
    (receipt,) = buyer.receive(made, 1)["receipts"]
    back = reverse(buyer, receipt)["receipt"]
    for _ in ("ordered", "draft"):
        error = refused(buyer, receipt)
        assert error["data"] == {"kind": "alreadyReversed", "reversedBy": back["transaction"]}
        buyer.step(made, "draft") if buyer.get(made)["status"] == "ordered" else buyer.step(made, "ordered")
    error = refused(buyer, back)
    assert problems(error) == [
        ("/receipt", "receipt must not be a reversal; receive the goods again instead (purchases.receive)")
    ]
    assert len(buyer.get(made)["receipts"]) == 2


def test_what_is_over_stays(buyer):
    for status in ("closed", "cancelled"):
        made = buyer.order(("beans", 4))
        (receipt,) = buyer.receive(made, 1)["receipts"]
        if status == "cancelled":
            reverse(buyer, receipt)
        buyer.step(made, status)
        before = buyer.level("beans")
        error = refused(buyer, receipt)
        expected = {"kind": "illegalStep", "status": status, "asked": "reverse a receipt", "allowed": [], "waiting": []}
        assert error["data"] == expected
        assert buyer.level("beans") == before


def test_what_a_request_gets_wrong_is_told(buyer):
    made = buyer.order(("beans", 4))
    (receipt,) = buyer.receive(made, 1)["receipts"]
    version = buyer.get(made)["version"]
    error = refused(buyer, {"id": NOBODY})
    assert error["message"] == "There is no such purchaseReceipt (receipt)"
    assert error["data"] == {"kind": "notFound", "pointer": "/receipt"}
    error = refused(buyer, receipt, expect=version - 1)
    assert (error["data"]["kind"], error["data"]["current"]["version"]) == ("conflict", version)
    for params in ({"reason": ""}, {"reason": "x" * 201}):
        assert [pointer for pointer, _ in problems(refused(buyer, receipt, **params))] == ["/reason"]
    error = buyer.refused("purchases.receipts.reverse")
    assert [pointer for pointer, _ in problems(error)] == ["/receipt", "/reason"]
    assert buyer.level("beans") == (1, 3, None)
    other = buyer.call("companies.create", name="Other")["id"]
    assert refused(buyer, receipt, company=other)["data"]["kind"] == "notFound"
    reverse(buyer, receipt, expect=version, company=buyer.company)


def test_a_line_of_which_something_had_come_stays(buyer):
    made = buyer.order(("beans", 4), ("filters", 1))
    (receipt,) = buyer.receive(made, 1)["receipts"]
    reverse(buyer, receipt)
    beans, filters = (one["id"] for one in made["lines"])
    error = buyer.refused("purchases.lines.remove", id=beans)
    assert error["data"] == {"kind": "inUse", "counts": [{"kind": "purchaseReceipt", "count": 2}]}
    assert buyer.call("purchases.lines.update", id=beans, changes={"quantity": 2})["incoming"] == 2
    buyer.call("purchases.lines.remove", id=filters)


def test_the_ledger_says_who_takes_it_back(buyer):
    beans = buyer.items["beans"]
    made = buyer.order(("beans", 4))
    (receipt,) = buyer.receive(made, 4)["receipts"]
    customer = buyer.call("contacts.create", name="Bo", kinds=["customer"])["id"]
    line = {"item": beans, "quantity": 2, "unitPrice": {"amount": 100, "currency": "EUR"}}
    order = buyer.call("orders.create", contact=customer, currency="EUR", lines=[line])
    for status in ("submitted", "inProgress"):
        buyer.call("orders.step", id=order["id"], to=status)
    sold = {"line": order["lines"][0]["id"], "quantity": 2}
    shipped = buyer.call("orders.ship", id=order["id"], lines=[sold])["entries"][0]
    returned = buyer.call("orders.returns.create", order=order["id"], lines=[sold])["entries"][0]
    buyer.call("inventory.loans.create", item=beans, quantity=1, contact=customer)
    lent = buyer.call("inventory.stock.entries", type="transfer")["items"][0]
    for posted, method in (
        (receipt, "purchases.receipts.reverse"),
        (shipped, "orders.returns.create"),
        (returned, "inventory.stock.adjust"),
        (lent, "inventory.loans.return"),
    ):
        error = buyer.refused("inventory.stock.reverse", transaction=posted["transaction"], reason="?")
        ((pointer, message),) = problems(error)
        assert pointer == "/transaction" and method in message


def test_it_is_for_managers_of_orders(data):
    with Core(data) as core:
        staff = ("clerk", {"deptMask": 2}), ("boss", {"deptMask": 2, "managerMask": 2}), ("keeper", {"deptMask": 1})
        company, _ = staffed(core, *staff, ("head", {"deptMask": 1, "managerMask": 1}))
        call = {"company": company}
        supplier = core.call("contacts.create", **call, kinds=["supplier"], name="Mill")["id"]
        cups = core.call("inventory.items.create", **call, sku="CUP", name="Cups", unit="piece")["id"]
        line = {"item": cups, "quantity": 4}
        made = core.call("purchases.create", **call, contact=supplier, currency="EUR", lines=[line])
        core.call("purchases.step", **call, id=made["id"], to="ordered")
        sign_in(core, company, "clerk")
        came = [{"line": made["lines"][0]["id"], "quantity": 4}]
        (receipt,) = core.call("purchases.receive", **call, id=made["id"], lines=came)["receipts"]
        params = call | {"receipt": receipt["id"], "reason": "Typed wrongly"}
        for name in ("clerk", "keeper", "head"):
            sign_in(core, company, name)
            assert core.refused("purchases.receipts.reverse", **params)["data"]["kind"] == "forbidden", name
        sign_in(core, company, "boss")
        assert core.call("purchases.receipts.reverse", **params)["purchase"]["status"] == "ordered"


def test_a_repeat_counts_once_and_outlives_a_restart(data):
    with Core(data, *CLOCK) as core:
        buyer = Buyer(core)
        buyer.add("beans")
        made = buyer.order(("beans", 4))
        (receipt,) = buyer.receive(made, 4)["receipts"]
        key = {"idempotencyKey": "wrong-1", "company": buyer.company}
        first = reverse(buyer, receipt, **key)
        seen = buyer.get(made)
    with Core(data, *CLOCK) as core:
        buyer.core, buyer.call, buyer.refused = core, core.call, core.refused
        assert reverse(buyer, receipt, **key) == first
        assert buyer.get(made) == seen and buyer.level("beans") == (0, 4, None)
        assert refused(buyer, receipt)["data"]["kind"] == "alreadyReversed"
        assert integrity(core) == "ok"


def test_receipts_of_before_can_be_taken_back(data):
    """The store is from before receipts had the member `reverses`."""
    with Core(data) as core:
        buyer = Buyer(core)
        buyer.add("beans")
        made = buyer.order(("beans", 4))
        (receipt,) = buyer.receive(made, 3)["receipts"]
    store = data / "private.sqlite"
    for column in ("reverses", "reason"):
        write(store, f"ALTER TABLE purchase_receipts DROP COLUMN {column}")
    write(store, "DELETE FROM migrations WHERE name = 'purchases.reversals'")
    (version,) = rows(store, "PRAGMA user_version")
    write(store, f"PRAGMA user_version = {version['user_version'] - 1}")
    with Core(data) as core:
        buyer.core, buyer.call, buyer.refused = core, core.call, core.refused
        assert buyer.get(made)["receipts"] == [receipt]
        assert reverse(buyer, receipt)["receipt"]["reverses"] == receipt["id"]
        assert buyer.level("beans") == (0, 4, None)
