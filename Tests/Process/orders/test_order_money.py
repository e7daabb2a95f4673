"""The amounts of orders, compared with a model that uses fractions."""

import json
import random
from decimal import Decimal

import pytest

from support.core import request
from support.order_desk import desk, eur, problems
from support.order_model import FORMER, USUAL, amounts
from support.people import pipeline


@pytest.fixture
def shop(data):
    made = desk(data)
    with made.core:
        yield made


def text(number):
    return json.loads(number, parse_float=float)


def drawn(chance):
    """Returns a random line: quantity, price, discount and rate of tax, often such that a half must be rounded."""
    quantity = chance.choice(["1", "2", "3", "0.5", "0.25", "1.5", "0.00001", str(chance.randrange(1, 10**7) / 10**5)])
    price = chance.choice([0, 1, 3, 5, 15, 25, 99, 250, 999, chance.randrange(10**6)])
    discount = chance.choice(["0", "0", "50", "10", "33.33333", "100", "2.5"])
    rate = chance.choice(["0", "7", "19", "5.5", "8.375", "100"])
    return quantity, price, discount, rate


@pytest.mark.parametrize("settings", [USUAL, FORMER, ("line", "halfUp"), ("rate", "halfEven")])
def test_every_order_comes_to_what_the_model_says(shop, settings):
    shop.round_by(*settings)
    chance = random.Random(14)
    cases, sent = [], []
    for number in range(600):
        lines = [drawn(chance) for _ in range(chance.randrange(1, 7))]
        sort = chance.choice(["none", "percent", "money", "money"])
        discount = {
            "none": None,
            "percent": ("percent", chance.choice(["10", "50", "12.5", "0.00001"])),
            "money": ("money", chance.choice([1, 2, 3, 5, 100, 999, 10**7])),
        }[sort]
        included = chance.random() < 0.5
        params = {
            "contact": shop.customer,
            "currency": "EUR",
            "taxIncluded": included,
            "lines": [
                {"text": "x", "quantity": text(q), "unitPrice": eur(p), "discount": text(d), "taxRate": text(r)}
                for q, p, d, r in lines
            ],
        }
        if discount:
            params["discount"] = {discount[0]: text(discount[1]) if sort == "percent" else eur(discount[1])}
        cases.append((lines, discount, included))
        sent.append(request("orders.create", params, number))
    for (lines, discount, included), reply in zip(cases, pipeline(shop.core, sent)):
        result, wanted = reply["result"], amounts(lines, discount, included, settings)
        found = [tuple(line[name]["amount"] for name in ("net", "tax", "gross")) for line in result["lines"]]
        assert found == wanted, (lines, discount, included)
        sums = tuple(result[name]["amount"] for name in ("net", "tax", "gross"))
        assert sums == tuple(map(sum, zip(*wanted)))
        by_rate = {}
        for (_, _, _, rate), amount in zip(lines, wanted):
            by_rate.setdefault(Decimal(rate), []).append(amount)
        found = [
            (Decimal(str(one["taxRate"])), *(one[name]["amount"] for name in ("net", "tax", "gross")))
            for one in result["taxes"]
        ]
        assert found == [(rate, *map(sum, zip(*by_rate[rate]))) for rate in sorted(by_rate)]
        assert [one["taxCategory"] for one in result["taxes"]] == ["S" if rate else "Z" for rate in sorted(by_rate)]


def test_the_last_line_that_costs_something_takes_the_rest(shop):
    lines = [{"text": "x", "quantity": 1, "unitPrice": eur(price)} for price in (333, 333, 334, 0)]
    made = shop.order(*lines, discount={"money": eur(100)})
    assert [line["net"]["amount"] for line in made["lines"]] == [300, 300, 300, 0]


def test_no_more_is_taken_off_than_there_is(shop):
    made = shop.order({"text": "x", "quantity": 1, "unitPrice": eur(5)}, discount={"money": eur(100)})
    assert made["gross"] == eur(0) and made["paymentState"] == "unpaid"


def test_more_than_money_can_be_is_refused(shop):
    line = {"text": "x", "quantity": 1_000_000_000, "unitPrice": eur(9_007_199_254_740_991)}
    error = shop.refused("orders.create", contact=shop.customer, currency="EUR", lines=[line])
    assert problems(error) == [("/lines", "value")]
    assert shop.call("orders.list")["items"] == []
    most = {"text": "x", "quantity": 1, "unitPrice": eur(9_007_199_254_740_991)}
    made = shop.order(most)
    assert made["gross"] == eur(9_007_199_254_740_991)
    error = shop.refused("orders.lines.add", order=made["id"], text="x", quantity=1, unitPrice=eur(1))
    assert problems(error) == [("/quantity", "value")]
    error = shop.refused("orders.lines.update", id=made["lines"][0]["id"], changes={"taxRate": 0.001})
    assert problems(error) == [("/changes/quantity", "value")]
    assert shop.get(made) == made


def test_payments_make_the_state(shop):
    made = shop.order({"text": "x", "quantity": 1, "unitPrice": eur(1000), "taxRate": 19})
    error = shop.refused("orders.payments.add", order=made["id"], amount=eur(1))
    assert error["data"]["kind"] == "illegalStep" and error["data"]["status"] == "draft"
    shop.step(made, "submitted")

    def pay(amount, **more):
        answer = shop.call("orders.payments.add", order=made["id"], amount=eur(amount), **more)
        now = shop.get(made)
        state = {name: answer.pop(name) for name in ("paymentState", "paid", "due")}
        # After a payment the caller need not read the order: the reply has the amount due, and the order's version.
        assert answer.pop("orderVersion") == now["version"]
        assert now["payments"][-1] == answer and state.items() <= now.items()
        return now["paymentState"], now["paid"]["amount"], now["due"]["amount"]

    assert pay(1, method="cash", reference="R-1") == ("partial", 1, 1189)
    assert pay(1189) == ("paid", 1190, 0)
    assert pay(10) == ("overpaid", 1200, -10)
    assert pay(-10) == ("paid", 1190, 0)
    assert pay(-1190) == ("unpaid", 0, 1190)
    for amount, pointer in ((eur(0), "/amount/amount"), ({"amount": 5, "currency": "USD"}, "/amount/currency")):
        assert problems(shop.refused("orders.payments.add", order=made["id"], amount=amount)) == [(pointer, "value")]
    late = shop.refused("orders.payments.add", order=made["id"], amount=eur(1), at="2026-03-01T12:05:00Z")
    assert problems(late) == [("/at", "value")]
    early = shop.call("orders.payments.add", order=made["id"], amount=eur(1), at="2026-02-01T12:00:00Z")
    assert early["paidAt"] == "2026-02-01T12:00:00.000Z"


def test_what_is_cancelled_is_unpaid_however_often_it_was_paid_back(shop):
    made, other = (shop.order({"text": "x", "quantity": 1, "unitPrice": eur(1000)}) for _ in range(2))
    shop.step(made, "submitted")
    shop.step(other, "submitted")
    for amount in (500, -500):
        shop.call("orders.payments.add", order=made["id"], amount=eur(amount))
    for order in (made, other):
        assert shop.step(order, "cancelled")["paymentState"] == "unpaid"
    done = shop.call("orders.payments.add", order=made["id"], amount=eur(5))
    assert (done["paymentState"], done["due"]) == ("overpaid", eur(-5))


def test_a_payment_is_reversed_once(shop):
    made = shop.order({"text": "x", "quantity": 1, "unitPrice": eur(1000)})
    shop.step(made, "submitted")
    payment = shop.call("orders.payments.add", order=made["id"], amount=eur(400), method="card")
    back = shop.call("orders.payments.reverse", id=payment["id"], reason="Bounced")
    assert (back["amount"], back["reverses"], back["reason"]) == (eur(-400), payment["id"], "Bounced")
    assert (back["paymentState"], back["paid"], back["due"]) == ("unpaid", eur(0), eur(1000))
    assert shop.get(made)["version"] == back["orderVersion"] > payment["orderVersion"]
    error = shop.refused("orders.payments.reverse", id=payment["id"], reason="Again")
    assert error["data"] == {"kind": "alreadyReversed", "reversedBy": back["id"]}
    assert problems(shop.refused("orders.payments.reverse", id=back["id"], reason="?")) == [("/id", "value")]


def test_a_payment_with_one_key_counts_once(shop):
    made = shop.order({"text": "x", "quantity": 1, "unitPrice": eur(1000)})
    shop.step(made, "submitted")
    first, again = (
        shop.call("orders.payments.add", order=made["id"], amount=eur(400), idempotencyKey="till 1") for _ in range(2)
    )
    assert first == again and shop.get(made)["paid"] == eur(400)


def test_nothing_is_owed_for_what_is_cancelled(shop):
    made = shop.order({"text": "x", "quantity": 1, "unitPrice": eur(1000)})
    shop.step(made, "submitted")
    shop.call("orders.payments.add", order=made["id"], amount=eur(400))
    shop.step(made, "cancelled")
    seen = shop.get(made)
    assert (seen["due"], seen["paymentState"]) == (eur(-400), "overpaid")
    shop.call("orders.payments.add", order=made["id"], amount=eur(-400))
    assert shop.get(made)["paymentState"] == "unpaid"


def test_what_is_due_is_told_with_each_answer(shop):
    """The amount due of a draft is the amount of its later invoice. An overpaid order can be closed, and shows the
    amount to be paid back."""
    beans = shop.add_item("beans", 9)
    made = shop.order(("beans", 2))
    assert made["due"] == eur(900)
    assert shop.call("orders.update", id=made["id"], changes={"discount": {"percent": 50}})["due"] == eur(450)
    assert shop.call("orders.update", id=made["id"], changes={"discount": None})["due"] == eur(900)
    assert shop.step(made, "submitted", "inProgress")["due"] == eur(900)
    assert shop.ship(made, 2)["order"]["due"] == eur(900)
    paid = shop.call("orders.payments.add", order=made["id"], amount=eur(900))
    done = shop.call("orders.step", id=made["id"], to="invoiced", expect=paid["orderVersion"])
    assert (done["due"], done["paymentState"]) == (eur(0), "paid")
    back = shop.call("orders.returns.create", order=made["id"], lines=[{"sku": "BEANS", "quantity": 1}])["order"]
    assert (back["due"], back["paymentState"]) == (eur(-450), "overpaid")
    closed = shop.step(made, "shipped", "paid", "closed")
    assert (closed["status"], closed["due"], closed["paymentState"]) == ("closed", eur(-450), "overpaid")
    assert shop.call("orders.payments.add", order=made["id"], amount=eur(-450))["due"] == eur(0)
    assert shop.call("inventory.stock.levels", items=[beans])["items"][0]["onHand"] == 8


@pytest.mark.parametrize("amount, ending", [(12.5, ""), ("12.50", ", not a string"), (None, ", not null")])
def test_who_writes_an_amount_with_a_point_learns_what_amounts_are(shop, amount, ending):
    made = shop.order({"text": "x", "quantity": 1, "unitPrice": eur(1000)})
    shop.step(made, "submitted")
    hint = "must be a whole number of minor units (cents), such as 1250 for 12.50 EUR" + ending
    error = shop.refused("orders.payments.add", order=made["id"], amount={"amount": amount, "currency": "EUR"})
    (problem,) = error["data"]["problems"]
    assert (problem["pointer"], problem["message"]) == ("/amount/amount", f"amount {hint}")
    row = "sku,name,unit,price.amount,price.currency\nTEA,Tea,kg,12.50,EUR\n"
    report = shop.call("inventory.items.import", format="csv", inline=row)
    (problem,) = report["problems"][0]["problems"]
    assert problem["message"] == "amount must be a whole number of minor units (cents), such as 1250 for 12.50 EUR"
