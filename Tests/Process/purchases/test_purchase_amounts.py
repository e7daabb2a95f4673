"""The amounts of purchases with very large or very small numbers."""

import json
import sqlite3

import pytest

from support.core import Core
from support.people import sign_in, staffed
from support.purchase_desk import Buyer, eur, problems

MOST = 9_007_199_254_740_991
TINY = {"unit": "kg", "units": [{"unit": "cg", "factor": 0.00001}]}


@pytest.fixture
def buyer(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        buyer = Buyer(core)
        buyer.add("gold", cost=None, **TINY)
        yield buyer


def test_what_one_costs_has_a_limit(buyer):
    gold = {"item": buyer.items["gold"], "quantity": 1, "unit": "cg"}
    message = "unitPrice is too large: the price of one own unit of the item can't be averaged. Give a smaller price"
    refusal = buyer.refused(
        "purchases.create", contact=buyer.supplier, currency="EUR", lines=[gold | {"unitPrice": eur(MOST)}]
    )
    assert problems(refusal) == [("/lines/0/unitPrice", message)]
    made = buyer.buy(gold | {"unitPrice": eur(922_337_203)})
    line = made["lines"][0]["id"]
    for changes in ({"unitPrice": eur(922_337_204)}, {"unitPrice": eur(MOST)}):
        refusal = buyer.refused("purchases.lines.update", id=line, changes=changes)
        assert problems(refusal) == [("/changes/unitPrice", message)]
    refusal = buyer.refused("purchases.lines.add", purchase=made["id"], **gold, unitPrice=eur(MOST))
    assert problems(refusal) == [("/unitPrice", message)]
    buyer.call("purchases.lines.update", id=line, changes={"unitPrice": eur(1_844_674_406), "discount": 50})
    buyer.call("purchases.update", id=made["id"], changes={"discount": 50})
    buyer.call("purchases.lines.update", id=line, changes={"discount": None})
    assert problems(buyer.refused("purchases.update", id=made["id"], changes={"discount": 40})) == [
        ("/changes/discount", message)
    ]
    buyer.step(made, "ordered")
    buyer.receive(made, 1)
    assert buyer.call("inventory.stock.entries")["items"][0]["unitCost"] == eur(92_233_720_300_000)


def test_a_line_of_an_older_store_that_costs_more_is_refused(data):
    with Core(data) as core:
        buyer = Buyer(core)
        buyer.add("gold", cost=None, **TINY)
        made = buyer.order({"item": buyer.items["gold"], "quantity": 1, "unit": "cg", "unitPrice": eur(1)})
    with sqlite3.connect(data / "private.sqlite") as database:
        database.execute("UPDATE purchase_lines SET unitPrice = replace(unitPrice, '1', ?)", [str(MOST)])
    database.close()
    with Core(data) as core:
        lines = [{"line": made["lines"][0]["id"], "quantity": 1}]
        refusal = core.refused("purchases.receive", id=made["id"], lines=lines)
        assert [pointer for pointer, _ in problems(refusal)] == ["/lines/0"]
        refusal = core.refused("purchases.receive", id=made["id"], lines=[lines[0] | {"unitCost": eur(MOST)}])
        assert problems(refusal) == [("/lines/0/unitCost", "unitCost is too large to be averaged; give a smaller cost")]
        core.call("purchases.receive", id=made["id"], lines=[lines[0] | {"unitCost": eur(5)}])


def test_what_one_costs_is_not_rounded_to_whole_cents(buyer):
    screws = buyer.add("screws", cost=None, units=[{"unit": "box", "factor": 1000}])
    made = buyer.order({"item": screws, "quantity": 10, "unit": "box", "unitPrice": eur(499)})
    came = buyer.receive(made, 10)
    cost = {"amount": 0.499, "currency": "EUR"}

    def known():
        (level,) = buyer.call("inventory.stock.levels", items=[screws])["items"]
        return level["onHand"], level["averageCost"]

    assert buyer.call("inventory.stock.entries")["items"][0]["unitCost"] == cost
    assert known() == (10_000, cost)
    buyer.call("companies.setTier", tier="enterprise")
    value = buyer.call("reports.stockValue")["items"][0]
    assert (value["averageCost"], value["value"]) == (cost, eur(4990))
    assert buyer.call("inventory.stock.rebuild") == {"count": 0, "rebuilt": []}
    assert known() == (10_000, cost)
    assert came["receipts"][0]["quantity"] == 10
    # Discounts and included tax are subtracted, and then the amount is rounded once: 3.33 for 1,000 pieces, less 12.5
    # and 10 percent, with 7 percent of tax included.
    made = buyer.order(
        {"item": screws, "quantity": 1, "unit": "box", "unitPrice": eur(333), "discount": 12.5, "taxRate": 7},
        discount=10,
        taxIncluded=True,
    )
    buyer.receive(made, 1)
    assert buyer.call("inventory.stock.entries")["items"][0]["unitCost"]["amount"] == 0.24508


def items(listed):
    return {one["item"] for one in listed}


def test_more_than_a_line_can_be_of_is_not_suggested(buyer):
    bought = {"supplier": buyer.supplier, "purchaseUnit": "cg", "cost": eur(1), **TINY}
    kept = buyer.add("silver", minStock=0.01, **bought)
    never = {
        buyer.add("tin", minStock=1_000_000_000, **bought),
        buyer.add("lead", minStock=900_000_000, **bought),
        buyer.add("zinc", minStock=2, cost=eur(MOST)),
        buyer.add(
            "clay", minStock=1, reorderQuantity=1_000_000_000, units=[{"unit": "bag", "factor": 7}], purchaseUnit="bag"
        ),
    }
    made = buyer.call("purchases.suggest")
    (draft,) = made["purchases"]
    assert [(line["item"], line["quantity"]) for line in buyer.get(draft)["lines"]] == [(kept, 1000)]
    assert (items(made["tooMuch"]), made["withoutSupplier"], made["partial"]) == (never, [], False)
    again = buyer.call("purchases.suggest")
    assert (again["purchases"], items(again["tooMuch"])) == ([], never)


def test_what_costs_more_than_money_can_be_is_left_out(buyer):
    each = 5_000_000_000_000
    names = [buyer.add(f"crown{n}", minStock=1000, cost=eur(each)) for n in range(3)]
    made = buyer.call("purchases.suggest")
    (draft,) = made["purchases"]
    lines = [line["item"] for line in buyer.get(draft)["lines"]]
    assert len(lines) == 1 and set(lines) | items(made["tooMuch"]) == set(names)
    # A purchase has room for one of these lines, so the next item gets another draft.
    assert len(buyer.call("purchases.suggest")["purchases"]) == 1


def test_all_that_is_low_is_suggested_a_thousand_lines_at_a_time(data):
    with Core(data) as core:
        Buyer(core)
        rows = [{"sku": f"NONE-{n}", "name": f"N {n}", "unit": "piece", "minStock": 99} for n in range(1010)]
        rows += [
            {"sku": f"ITEM-{n}", "name": f"I {n}", "unit": "piece", "minStock": 10, "supplier": "Paper Mill"}
            for n in range(1300)
        ]
        text = "\n".join(json.dumps(row) for row in rows)
        core.call("inventory.items.import", format="jsonl", inline=text)

        def suggested():
            made = core.call("purchases.suggest", currency="EUR")
            return (
                [len(one["lines"]) for one in made["purchases"]],
                made["partial"],
                len(made["withoutSupplier"]),
            )

        assert suggested() == ([1000], True, 1000)
        assert suggested() == ([300], True, 1000)
        assert suggested() == ([], True, 1000)


def test_lines_come_to_what_they_cost_and_say_where_nobody_knows(buyer):
    buyer.add("cups")
    buyer.add("jugs", cost=None)
    made = buyer.buy(
        {"item": buyer.items["cups"], "quantity": 3, "taxRate": 19},
        {"item": buyer.items["jugs"], "quantity": 1, "taxRate": 19},
        {"text": "Freight", "quantity": 1, "unitPrice": eur(999), "taxRate": 7, "discount": 50},
        {"text": "Gift", "quantity": 1, "unitPrice": eur(0)},
        discount=10,
    )
    names = ("net", "tax", "gross")
    assert [tuple(line[name] for name in names) for line in made["lines"]] == [
        (eur(567), eur(108), eur(675)),
        (None, None, None),
        (eur(450), eur(32), eur(482)),
        (eur(0), eur(0), eur(0)),
    ]
    assert [made[name] for name in names] == [eur(1017), eur(140), eur(1157)] and made["unpriced"] == 1
    assert [(one["taxRate"], one["gross"]) for one in made["taxes"]] == [(0, eur(0)), (7, eur(482)), (19, eur(675))]
    # Every reply has all lines of the purchase.
    assert buyer.step(made, "ordered")["lines"] == buyer.get(made)["lines"]
    jugs = made["lines"][1]["id"]
    buyer.call("purchases.lines.update", id=jugs, changes={"unitPrice": eur(100)})
    assert buyer.get(made)["unpriced"] == 0 == buyer.call("purchases.list")["items"][0]["unpriced"]
    buyer.call("purchases.lines.update", id=jugs, changes={"unitPrice": None})
    assert buyer.call("purchases.list")["items"][0]["unpriced"] == 1
    buyer.call("purchases.lines.remove", id=jugs)
    assert buyer.get(made)["unpriced"] == 0


def test_what_lines_come_to_is_for_managers(data):
    with Core(data) as core:
        company, _ = staffed(core, ("clerk", {"deptMask": 2}), ("head", {"deptMask": 2, "managerMask": 2}))
        mill = core.call("contacts.create", kinds=["supplier"], name="Mill")["id"]
        line = {"text": "Freight", "quantity": 1, "unitPrice": eur(7777), "taxRate": 7}
        made = core.call("purchases.create", contact=mill, currency="EUR", lines=[line])
        sign_in(core, company, "head")
        assert core.call("purchases.get", id=made["id"])["taxes"] == made["taxes"] != []
        sign_in(core, company, "clerk")
        seen = core.call("purchases.step", id=made["id"], to="ordered")
        assert seen["status"] == "ordered" and not {"net", "tax", "gross", "unpriced", "taxes"} & set(seen)
        assert not {"net", "tax", "gross", "unitPrice"} & set(seen["lines"][0])
        assert ": 7777" not in json.dumps(core.call("purchases.get", id=made["id"]))
