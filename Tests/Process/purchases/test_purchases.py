"""Purchases: lines and prices, receipts, and suggestions."""

import json

import pytest

from support.core import Core
from support.people import rows, sign_in, staffed, write
from support.purchase_desk import Buyer, eur, problems

NOBODY = "01890a5d-ac96-774b-bcce-b302099a8057"
BOX = {"units": [{"unit": "box", "factor": 12}], "purchaseUnit": "box"}


@pytest.fixture
def buyer(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        buyer = Buyer(core)
        buyer.add("filters", **BOX)
        buyer.add("beans", trackBatch=True)
        yield buyer


def test_each_receipt_is_another_version(buyer):
    """Two people have both seen the delivery, and only one of them can record it."""
    made = buyer.order(("filters", 9))
    buyer.receive(made, 1)
    seen = buyer.get(made)["version"]
    assert buyer.receive(made, 2, expect=seen)["purchase"]["version"] == seen + 1
    lines = [{"line": made["lines"][0]["id"], "quantity": 2}]
    error = buyer.refused("purchases.receive", id=made["id"], lines=lines, expect=seen)
    assert error["data"]["kind"] == "conflict" and buyer.get(made)["lines"][0]["received"] == 3


def test_what_priced_lines_cost_is_for_who_sees_it(data):
    """A discount, or another unit, changes the cost that somebody else has agreed. So only users who see costs may
    change it."""
    with Core(data) as core:
        company, _ = staffed(core, ("clerk", {"deptMask": 3}), ("head", {"deptMask": 3, "managerMask": 2}))
        supplier = core.call("contacts.create", kinds=["supplier"], name="Paper Mill")["id"]
        core.call("inventory.items.create", sku="A", name="A", unit="piece", units=BOX["units"])
        line = {"sku": "A", "quantity": 10, "unitPrice": eur(1000)}
        lines = [line, {"text": "Freight", "quantity": 1}]
        made = core.call("purchases.create", contact=supplier, currency="EUR", lines=lines)
        (priced, free), changes = made["lines"], ({"discount": 100}, {"unit": "box"}, {"taxRate": 19})
        sign_in(core, company, "clerk")
        for change in changes:
            assert (
                core.refused("purchases.lines.update", id=priced["id"], changes=change)["data"]["kind"] == "forbidden"
            )
        for change in ({"discount": 100}, {"taxIncluded": True}):
            assert core.refused("purchases.update", id=made["id"], changes=change)["data"]["kind"] == "forbidden"
        core.call("purchases.lines.update", id=priced["id"], changes={"quantity": 11, "note": "Ring"})
        core.call("purchases.lines.update", id=free["id"], changes={"discount": 10, "taxRate": 7})
        sign_in(core, company, "head")
        for change in changes:
            core.call("purchases.lines.update", id=priced["id"], changes=change)
        core.call("purchases.update", id=made["id"], changes={"discount": 100, "taxIncluded": True})


def test_a_purchase_has_what_items_cost(buyer):
    made = buyer.buy(
        {"item": buyer.items["filters"], "quantity": 2, "taxRate": 19},
        {"sku": "BEANS", "quantity": 10, "unitPrice": eur(500), "discount": 10},
        {"text": "Freight", "quantity": 1, "unitPrice": eur(990)},
        reference="A-17",
    )
    assert [(line["text"], line["unit"], line["factor"]) for line in made["lines"]] == [
        ("filters", "box", 12),
        ("beans", "piece", 1),
        ("Freight", None, 1),
    ]
    assert [line["unitPrice"] for line in made["lines"]] == [eur(2520), eur(500), eur(990)]
    assert (made["net"], made["tax"], made["gross"]) == (eur(5040 + 4500 + 990), eur(958), eur(11488))
    assert (made["status"], made["number"], made["contactName"]) == ("draft", None, "Paper Mill")
    line = made["lines"][0]["id"]
    changed = buyer.call("purchases.lines.update", id=line, changes={"quantity": 24, "unit": "piece"}, expect=1)
    assert (changed["factor"], changed["unitPrice"]) == (1, eur(2520))
    buyer.call("purchases.lines.remove", id=made["lines"][2]["id"])
    added = buyer.call("purchases.lines.add", purchase=made["id"], item=buyer.items["filters"], quantity=1, unit="box")
    now = buyer.get(made)
    assert [one["id"] for one in now["lines"]] == [line, made["lines"][1]["id"], added["id"]]
    assert now["net"] == eur(24 * 2520 + 4500 + 2520)
    changed = buyer.call("purchases.update", id=made["id"], changes={"discount": 50, "taxIncluded": True})
    assert changed["gross"] == eur(12 * 2520 + 2250 + 1260)
    assert buyer.call("purchases.delete", id=made["id"]) == {"deleted": made["id"]}
    assert buyer.call("purchases.list")["items"] == []


def test_what_is_wrong_with_a_purchase_is_told_at_once(buyer):
    customer = buyer.call("contacts.create", name="Bo", kinds=["customer"])["id"]
    old = buyer.call("contacts.create", name="Old", kinds=["supplier"], archived=True)["id"]
    filters = buyer.items["filters"]

    def refused(*lines, **more):
        return buyer.refused(
            "purchases.create", **({"contact": buyer.supplier, "currency": "EUR", "lines": lines} | more)
        )

    wrong = refused(
        {"quantity": 0, "item": filters},
        {"quantity": 1},
        {"quantity": 1, "text": "x", "unitPrice": {"amount": 1, "currency": "USD"}},
        {"quantity": 1, "text": "x", "taxRate": 1.0001},
        archived=True,
    )
    assert [pointer for pointer, _ in problems(wrong)] == [
        "/lines/0/quantity",
        "/lines/1/item",
        "/lines/2/unitPrice/currency",
        "/lines/3/taxRate",
        "/archived",
    ]
    assert problems(refused(contact=customer))[0] == (
        "/contact",
        "contact must be a contact of the kind supplier; Bo is not. "
        "Add the kind with contacts.update, or name another contact",
    )
    assert problems(refused(contact=old))[0][0] == "/contact"
    assert refused(contact=NOBODY)["message"] == "There is no such contact (contact)"
    assert refused({"quantity": 1, "item": NOBODY})["data"]["kind"] == "notFound"
    assert problems(refused({"quantity": 1, "item": filters, "unit": "crate"}))[0][0] == "/lines/0/unit"
    assert problems(refused({"quantity": 1, "item": filters, "sku": "X"}))[0][0] == "/lines/0/sku"
    assert problems(refused({"quantity": 1_000_000_000, "item": filters}))[0][0] == "/lines/0/quantity"
    huge = {"amount": 9_007_199_254_740_991, "currency": "EUR"}
    assert problems(refused({"quantity": 2, "text": "x", "unitPrice": huge}))[0][0] == "/lines"
    buyer.call("inventory.items.update", id=filters, changes={"archived": True})
    assert problems(refused({"quantity": 1, "item": filters}))[0][0] == "/lines/0/item"
    assert buyer.call("purchases.list")["items"] == []
    made = buyer.order(("beans", 1))
    for changes, pointer in [({"archived": True}, "/changes/archived"), ({"currency": "USD"}, "/changes/currency")]:
        refusal = buyer.refused("purchases.update", id=made["id"], changes=changes)
        assert problems(refusal)[0][0] == pointer
    line = made["lines"][0]["id"]
    assert problems(buyer.refused("purchases.lines.update", id=line, changes={"quantity": 0}))[0][0] == (
        "/changes/quantity"
    )
    assert buyer.refused("purchases.update", id=made["id"], changes={}, expect=9)["data"]["kind"] == "conflict"
    assert buyer.refused("purchases.lines.add", purchase=NOBODY, text="x", quantity=1)["message"] == (
        "There is no such purchase (purchase)"
    )


def test_what_is_ordered_is_on_order_until_it_comes(buyer):
    late, soon = "2026-05-01T00:00:00.000Z", "2026-04-01T00:00:00.000Z"
    made = buyer.buy(("filters", 2), expectedAt=late)
    assert buyer.level("filters") == (0, 0, None)
    buyer.step(made, "ordered")
    assert buyer.level("filters") == (0, 24, late)
    other = buyer.order({"item": buyer.items["filters"], "quantity": 5, "unit": "piece"}, expectedAt=soon)
    assert buyer.level("filters") == (0, 29, soon)
    done = buyer.receive(made, 0.5)
    assert (done["purchase"]["status"], done["receipts"][0]["quantity"]) == ("partlyReceived", 0.5)
    assert buyer.level("filters") == (6, 23, soon)
    buyer.step(other, "cancelled")
    assert buyer.level("filters") == (6, 18, late)
    done = buyer.receive(made, 1.5)
    assert done["purchase"]["status"] == "received"
    assert buyer.level("filters") == (24, 0, None)
    entry = buyer.call("inventory.stock.entries")["items"][0]
    line = made["lines"][0]["id"]
    assert (entry["type"], entry["order"], entry["orderLine"]) == ("purchase", made["id"], line)
    now = buyer.get(made)
    assert now["lines"][0]["received"] == 2 and [one["to"] for one in now["steps"]] == [
        "ordered",
        "partlyReceived",
        "received",
    ]
    assert [one["quantity"] for one in now["receipts"]] == [0.5, 1.5]
    assert now["receipts"][1]["parts"][0]["quantity"] == 18
    assert now["receipts"][1]["transaction"] == entry["transaction"]
    # A quantity that will not be delivered is no longer on order.
    short = buyer.order(("filters", 3))
    buyer.receive(short, 1)
    assert buyer.level("filters")[1] == 24
    buyer.step(short, "closed")
    assert buyer.level("filters")[1] == 0


def test_what_comes_costs_what_was_agreed(buyer):
    made = buyer.order(
        {"item": buyer.items["filters"], "quantity": 1, "unitPrice": eur(1190), "taxRate": 19},
        taxIncluded=True,
        discount=10,
    )
    buyer.receive(made, 1)
    # 11.90 with 19 percent of tax, less 10 percent, is 9.00 for twelve pieces: 0.75 for one.
    assert buyer.call("inventory.stock.entries")["items"][0]["unitCost"] == eur(75)
    made = buyer.order(("filters", 1))
    line = {"line": made["lines"][0]["id"], "quantity": 1, "unitCost": eur(99)}
    buyer.call("purchases.receive", id=made["id"], lines=[line])
    assert buyer.call("inventory.stock.entries")["items"][0]["unitCost"] == eur(99)
    made = buyer.order(("filters", 1))
    line = {"line": made["lines"][0]["id"], "quantity": 1, "unitCost": {"amount": 1, "currency": "USD"}}
    refusal = buyer.refused("purchases.receive", id=made["id"], lines=[line])
    assert problems(refusal)[0][0] == "/lines/0/unitCost/currency"


def test_batches_and_places_are_named_as_things_come(buyer):
    shelf = buyer.call("inventory.locations.create", name="Shelf")["id"]
    made = buyer.order(("beans", 10))
    line = made["lines"][0]["id"]
    lines = [
        {"line": line, "quantity": 4, "batch": "A", "expiry": "2027-01-01", "location": shelf},
        {"line": line, "quantity": 6, "batch": "B", "location": shelf},
    ]
    done = buyer.call("purchases.receive", id=made["id"], lines=lines)
    assert done["purchase"]["status"] == "received"
    assert [one["parts"][0]["location"] for one in done["receipts"]] == [shelf, shelf]
    lots = {one["id"]: one for one in buyer.call("inventory.lots.list", item=buyer.items["beans"])["items"]}
    came = [(lots[one["parts"][0]["lot"]]["batch"], one["quantity"]) for one in done["receipts"]]
    assert came == [("A", 4), ("B", 6)]
    made = buyer.order(("beans", 1))
    before = buyer.level("beans")
    refusal = buyer.refused("purchases.receive", id=made["id"], lines=[{"line": made["lines"][0]["id"], "quantity": 1}])
    assert problems(refusal)[0][0] == "/lines/0/batch"
    assert buyer.level("beans") == before and buyer.get(made)["receipts"] == []


def test_what_is_paid_is_for_managers(data):
    with Core(data) as core:
        company, _ = staffed(core, ("clerk", {"deptMask": 2}), ("boss", {"deptMask": 2, "managerMask": 2}))
        supplier = core.call("contacts.create", company=company, kinds=["supplier"], name="Mill")["id"]
        cups = core.call("inventory.items.create", company=company, sku="CUP", name="Cups", unit="piece", cost=eur(210))
        sign_in(core, company, "clerk")
        line = {"item": cups["id"], "quantity": 4}
        made = core.call("purchases.create", company=company, contact=supplier, currency="EUR", lines=[line])
        assert not {"net", "tax", "gross"} & set(made) and "unitPrice" not in made["lines"][0]
        assert "net" not in core.call("purchases.list", company=company)["items"][0]
        for method, params in [
            ("purchases.create", {"contact": supplier, "currency": "EUR", "lines": [line | {"unitPrice": eur(1)}]}),
            ("purchases.lines.update", {"id": made["lines"][0]["id"], "changes": {"unitPrice": eur(1)}}),
            ("purchases.step", {"id": made["id"], "to": "cancelled"}),
            ("purchases.delete", {"id": made["id"]}),
        ]:
            assert core.refused(method, company=company, **params)["data"]["kind"] == "forbidden", method
        core.call("purchases.step", company=company, id=made["id"], to="ordered")
        came = {"line": made["lines"][0]["id"], "quantity": 5}
        refusal = core.refused("purchases.receive", company=company, id=made["id"], lines=[came], force=True)
        assert refusal["data"]["kind"] == "forbidden"
        done = core.call("purchases.receive", company=company, id=made["id"], lines=[came | {"quantity": 3}])
        assert done["purchase"]["status"] == "partlyReceived"
        sign_in(core, company, "boss")
        shown = core.call("purchases.get", company=company, id=made["id"])
        # Only managers of the inventory may see the cost of an item. Other users see no prices that reveal the cost.
        assert (shown["net"], shown["lines"][0]["unitPrice"]) == (eur(0), None)
        core.call("purchases.receive", company=company, id=made["id"], lines=[came | {"quantity": 2}], force=True)
        sign_in(core, company, "owner")
        costs = [entry["unitCost"] for entry in core.call("inventory.stock.entries", company=company)["items"]]
        assert costs == [None, None]
        told = core.call("purchases.create", company=company, contact=supplier, currency="EUR", lines=[line])
        assert (told["net"], told["lines"][0]["unitPrice"]) == (eur(840), eur(210))


def test_more_than_was_ordered_needs_force(buyer):
    made = buyer.order(("filters", 2), {"text": "Freight", "quantity": 1})
    line, freight = (one["id"] for one in made["lines"])

    def refused(*lines, **more):
        return problems(buyer.refused("purchases.receive", id=made["id"], lines=list(lines), **more))

    message = "quantity must be at most 2, the quantity not received yet; a manager can receive more with `force`"
    assert refused({"line": line, "quantity": 2.5}) == [("/lines/0/quantity", message)]
    assert [pointer for pointer, _ in refused({"line": line, "quantity": 2}, {"line": line, "quantity": 1})] == [
        "/lines/1/quantity"
    ]
    wrong = refused({"line": freight, "quantity": 1}, {"line": line, "quantity": 0})
    assert [pointer for pointer, _ in wrong] == ["/lines/0/line", "/lines/1/quantity"]
    refusal = buyer.refused("purchases.receive", id=made["id"], lines=[{"line": NOBODY, "quantity": 1}])
    assert refusal["message"] == "There is no such line (lines/0/line)"
    assert buyer.level("filters")[:2] == (0, 24)
    done = buyer.receive(made, 3, force=True)
    assert done["purchase"]["status"] == "received"
    assert buyer.level("filters")[:2] == (36, 0)
    assert buyer.receive(made, 1, force=True)["purchase"]["status"] == "received"


def test_what_is_low_is_suggested_by_supplier(buyer):
    mill = buyer.call("contacts.create", name="Mill", kinds=["supplier"], currency="GBP")["id"]
    gone = buyer.call("contacts.create", name="Gone", kinds=["supplier"])["id"]
    buyer.call("inventory.items.update", id=buyer.items["filters"], changes={"minStock": 30})
    buyer.add("cups", minStock=10, reorderQuantity=50)
    buyer.add("lids", minStock=10, supplier=mill)
    buyer.add("straws", minStock=5, supplier=None)
    buyer.add("spoons", minStock=5, supplier=gone)
    buyer.add("trays", minStock=5)
    buyer.call("inventory.stock.receive", item=buyer.items["trays"], quantity=5)
    buyer.call("inventory.stock.receive", item=buyer.items["cups"], quantity=4)
    buyer.call("contacts.update", id=gone, changes={"archived": True})
    made = buyer.call("purchases.suggest")
    assert sorted((one["sku"], one["name"], one["item"]) for one in made["withoutSupplier"]) == [
        ("SPOONS", "spoons", buyer.items["spoons"]),
        ("STRAWS", "straws", buyer.items["straws"]),
    ]
    drafts = {one["contact"]: one for one in made["purchases"]}
    assert all(buyer.get(one) == one for one in made["purchases"])
    assert set(drafts) == {mill, buyer.supplier}
    mine = drafts[buyer.supplier]
    assert (mine["status"], mine["currency"]) == ("draft", "EUR")
    # The 30 filters that are missing need three boxes of twelve, as only whole boxes are suggested.
    assert sorted((line["sku"], line["quantity"], line["unit"]) for line in mine["lines"]) == [
        ("CUPS", 50, "piece"),
        ("FILTERS", 3, "box"),
    ]
    assert [(line["sku"], line["quantity"], line["unitPrice"]) for line in drafts[mill]["lines"]] == [
        ("LIDS", 10, None)
    ]
    # A quantity that is already in a draft or on order is not suggested again.
    assert buyer.call("purchases.suggest")["purchases"] == []
    buyer.step(mine, "ordered")
    assert buyer.call("purchases.suggest")["purchases"] == []
    buyer.step(drafts[mill], "cancelled")
    (again,) = buyer.call("purchases.suggest")["purchases"]
    assert again["contact"] == mill


def test_a_suggestion_needs_a_currency(buyer):
    made = buyer.add("cups", minStock=10, cost=None)
    refusal = buyer.refused("purchases.suggest")
    assert problems(refusal)[0] == (
        "/currency",
        "currency must be given: neither Paper Mill, nor its items, nor the company has a currency",
    )
    (draft,) = buyer.call("purchases.suggest", currency="CHF")["purchases"]
    assert draft["currency"] == "CHF" and buyer.get(draft)["lines"][0]["item"] == made
    buyer.call("purchases.delete", id=draft["id"])
    buyer.call("companies.update", changes={"currency": "SEK"})
    (draft,) = buyer.call("purchases.suggest")["purchases"]
    assert draft["currency"] == "SEK"


def test_purchases_are_listed_and_narrowed(buyer):
    mill = buyer.call("contacts.create", name="Mill", kinds=["supplier"])["id"]
    a = buyer.order(("filters", 1))["id"]
    b = buyer.buy(("filters", 1), contact=mill)["id"]
    c = buyer.order(("filters", 1), contact=mill)["id"]

    def listed(**filters):
        return [one["id"] for one in buyer.call("purchases.list", **filters)["items"]]

    assert listed() == [c, b, a]
    assert listed(status="ordered") == [c, a]
    assert listed(contact=mill) == [c, b]
    assert listed(contact=mill, status="draft") == [b]
    assert listed(to="2026-03-01T00:00:00Z") == [] and listed(**{"from": "2026-03-01T00:00:00Z"}) == [c, b, a]
    buyer.step({"id": b}, "cancelled")
    buyer.call("purchases.update", id=b, changes={"archived": True})
    assert (listed(), listed(archived=True)) == ([c, a], [b])
    buyer.call("purchases.update", id=a, changes={"reference": "Offer 17", "note": "By the 3rd gate"})
    assert (
        listed(text="paper mi") == [a] and listed(text="mill") == [c, a] and listed(text="mill", archived=True) == [b]
    )
    assert listed(text="offer") == listed(text="p-00001") == listed(text="gate", status="ordered") == [a]
    assert listed(text="gate", status="draft") == listed(text="nothing") == []
    page = buyer.call("purchases.list", limit=1, text="mill")
    assert [one["id"] for one in buyer.call("purchases.list", text="mill", after=page["next"])["items"]] == [a]
    page = buyer.call("purchases.list", limit=1)
    assert [one["id"] for one in buyer.call("purchases.list", after=page["next"])["items"]] == [a]
    assert problems(buyer.refused("purchases.list", after="orders.1"))[0][0] == "/after"


def test_suppliers_and_items_of_purchases_stay(buyer):
    made = buyer.order({"item": buyer.items["beans"], "quantity": 1})
    refusal = buyer.refused("inventory.items.delete", id=buyer.items["beans"])
    assert {"kind": "purchaseLine", "count": 1} in refusal["data"]["counts"]
    refusal = buyer.refused("contacts.delete", id=buyer.supplier)
    assert {"kind": "purchase", "count": 1} in refusal["data"]["counts"]
    into = buyer.call("contacts.create", name="New Mill", kinds=["partner"])["id"]
    buyer.call("contacts.merge", **{"from": buyer.supplier, "into": into})
    assert buyer.get(made)["contact"] == into
    done = buyer.call("contacts.activity", id=buyer.supplier)["items"]
    assert [(one["kind"], one["text"], one["status"]) for one in done] == [("purchase", "P-00001", "ordered")]


def test_lines_keep_what_their_unit_was(buyer):
    made = buyer.order(("filters", 2))
    filters = buyer.items["filters"]
    changes = {"units": [], "purchaseUnit": None}
    error = buyer.refused("inventory.items.update", id=filters, changes=changes)
    assert error["data"] == {"kind": "inUse", "counts": [{"kind": "purchaseLine", "count": 1}]}
    before = buyer.get(made), buyer.level("filters")
    buyer.call("inventory.items.update", id=filters, changes={"units": [{"unit": "box", "factor": 10}]})
    assert (buyer.get(made), buyer.level("filters")) == before
    assert buyer.level("filters")[:2] == (0, 24)
    buyer.receive(made, 2)
    assert buyer.level("filters") == (24, 0, None)
    buyer.step(made, "closed")
    assert buyer.call("inventory.items.update", id=filters, changes=changes)["units"] == []


def test_what_comes_goes_by_the_sku_of_its_item_where_that_says_which(buyer):
    made = buyer.order(("filters", 2), ("beans", 5), ("beans", 1))
    beans = made["lines"][1]["id"]

    def refused(*lines):
        return problems(buyer.refused("purchases.receive", id=made["id"], lines=list(lines)))

    assert refused(
        {"quantity": 1}, {"sku": "BEANS", "quantity": 1}, {"sku": "BEANS", "line": beans, "quantity": 1}
    ) == [
        ("/lines/0/line", "line or sku must be given"),
        (
            "/lines/1/sku",
            "sku must match exactly one line with a quantity to receive; BEANS matches 2. Give line instead",
        ),
        ("/lines/2/sku", "sku must be left out if line is given"),
    ]
    twice = refused({"sku": "FILTERS", "quantity": 1}, {"line": made["lines"][0]["id"], "quantity": 1.5})
    assert twice == [
        (
            "/lines/1/quantity",
            "quantity must be at most 1, the quantity not received yet; a manager can receive more with `force`",
        )
    ]
    lines = [{"sku": "FILTERS", "quantity": 2}, {"line": beans, "quantity": 5, "batch": "B1"}]
    buyer.call("purchases.receive", id=made["id"], lines=lines)
    done = buyer.call("purchases.receive", id=made["id"], lines=[{"sku": "beans", "quantity": 1, "batch": "B1"}])
    assert done["purchase"]["status"] == "received"
    over = {"sku": "FILTERS", "quantity": 1}
    ((pointer, message),) = refused(over)
    assert pointer == "/lines/0/quantity" and "at most 0, the quantity not received yet" in message
    buyer.call("purchases.receive", id=made["id"], lines=[over], force=True)
    assert buyer.get(made)["lines"][0]["received"] == 3


def test_a_purchase_has_a_history(data):
    with Core(data) as core:
        company, users = staffed(core, ("clerk", {"deptMask": 2}), ("shelf", {"deptMask": 1}))
        mill = core.call("contacts.create", kinds=["supplier"], name="Mill")["id"]
        line = {"text": "Freight", "quantity": 1, "unitPrice": eur(7777)}
        made = core.call("purchases.create", contact=mill, currency="EUR", lines=[line])["id"]
        sign_in(core, company, "clerk")
        core.call("purchases.update", id=made, changes={"reference": "A-17", "note": "Ring twice"})
        core.call("purchases.step", id=made, to="ordered")
        sign_in(core, company, "owner")
        core.call("purchases.update", id=made, changes={"discount": 50})

        def history(**more):
            return core.call("purchases.history", id=made, **more)["items"]

        def told():
            return [
                (one["kind"], one["username"], {field["name"]: (field["from"], field["to"]) for field in one["fields"]})
                for one in history()
            ]

        price, ordered, noted, created = told()
        assert price[:2] == ("changed", "owner") and price[2]["net"] == (eur(7777), eur(3889))
        assert (
            ordered[0] == "stepped"
            and ordered[2]["status"] == ("draft", "ordered")
            and ordered[2]["number"] == (None, "P-00001")
        )
        assert noted == ("changed", "clerk", {"reference": (None, "A-17"), "note": (None, "Ring twice")})
        assert created == ("created", "owner", {}) and history()[-1]["actor"] == users["owner"]
        assert len(history(limit=2)) == 2
        sign_in(core, company, "clerk")
        assert told()[0] == ("changed", "owner", {"discount": (None, 50)}) and told()[1:] == [ordered, noted, created]
        # In the history, only managers see the changes of the prices of lines.
        sign_in(core, company, "owner")
        freight = core.call("purchases.get", id=made)["lines"][0]["id"]
        core.call("purchases.lines.update", id=freight, changes={"unitPrice": eur(8000), "note": "Slow"})
        wrote = [one for one in history() if one.get("part") == freight]
        assert [{field["name"] for field in one["fields"]} for one in wrote] == [{"unitPrice", "note"}]
        sign_in(core, company, "clerk")
        wrote = [one for one in history() if one.get("part") == freight]
        assert [{field["name"] for field in one["fields"]} for one in wrote] == [{"note"}]
        # Without this right, users don't see the prices of a removed line either.
        sign_in(core, company, "owner")
        other = core.call("purchases.create", contact=mill, currency="EUR", lines=[line])
        core.call("purchases.lines.remove", id=other["lines"][0]["id"])
        for user, sees in (("owner", True), ("clerk", False)):
            sign_in(core, company, user)
            entries = core.call("purchases.history", id=other["id"])["items"]
            (gone,) = [one for one in entries if one.get("part")]
            assert gone["kind"] == "deleted" and ("7777" in json.dumps(entries)) == sees
        sign_in(core, company, "shelf")
        assert core.refused("purchases.history", id=made)["data"]["kind"] == "forbidden"
        sign_in(core, company, "owner")
        assert core.refused("purchases.history", id=mill)["data"]["kind"] == "notFound"
        draft = core.call("purchases.create", contact=mill, currency="EUR")["id"]
        core.call("purchases.delete", id=draft)
        gone = core.call("purchases.history", id=draft)["items"]
        assert [one["kind"] for one in gone] == ["deleted", "created"]


def test_an_older_store_learns_which_lines_have_no_price(data):
    with Core(data) as core:
        buyer = Buyer(core)
        buyer.add("jugs", cost=None)
        made = buyer.buy(("jugs", 1), ("jugs", 2), {"text": "Freight", "quantity": 1, "unitPrice": eur(1)})
        other = buyer.buy({"text": "Freight", "quantity": 1, "unitPrice": eur(1)})
    store = data / "private.sqlite"
    write(store, "ALTER TABLE purchases DROP COLUMN unpriced")
    write(store, "DELETE FROM migrations WHERE name = 'purchases.unpriced'")
    (version,) = rows(store, "PRAGMA user_version")
    write(store, f"PRAGMA user_version = {version['user_version'] - 1}")
    with Core(data) as core:
        seen = [core.call("purchases.get", company=buyer.company, id=one["id"]) for one in (made, other)]
        assert [one["unpriced"] for one in seen] == [2, 0]
