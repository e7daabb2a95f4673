"""Limits of imported orders, and discounts that are smaller in cents than the number of lines."""

import json
import sqlite3

import pytest

from support.core import Core
from support.order_desk import desk, eur


@pytest.fixture
def shop(data):
    made = desk(data, beans=10)
    with made.core:
        yield made


def imported(shop, *lines, **more):
    row = {"contact": "Café Mozart", "currency": "EUR", "lines": list(lines)} | more
    return shop.call("orders.import", format="jsonl", inline=json.dumps(row))


def refused(shop, *lines, **more):
    report = imported(shop, *lines, **more)
    assert (report["created"], report["failed"]) == (0, 1)
    return [problem["pointer"] for row in report["problems"] for problem in row["problems"]]


TEXT = {"text": "Delivery", "quantity": 1, "unitPrice": eur(100)}


def test_a_long_number_is_none_of_the_sequence(shop):
    for number in ("9223372036854775807", "1000000000000000", "41"):
        assert imported(shop, TEXT, number=number, status="submitted")["created"] == 1
    shop.call("companies.update", changes={"settings": {"orderNumberFormat": "{number}"}})
    for number in ("9223372036854775806", "1000000000000001", "57"):
        assert imported(shop, TEXT, number=number, status="submitted")["created"] == 1
    order = shop.order(TEXT)
    assert shop.step(order, "submitted")["number"] == "58"


def test_a_line_of_a_file_has_the_limits_of_any_line(shop):
    beans = {"sku": "BEANS", "quantity": 1, "unit": "heap", "unitPrice": eur(1)}
    assert refused(shop, beans | {"factor": 92_233_720_368_547}) == ["/lines/0/factor"]
    assert refused(shop, beans | {"factor": 0}) == ["/lines/0/factor"]
    assert refused(shop, beans | {"factor": 1_000_000_000, "quantity": 2}) == ["/lines/0/quantity"]
    assert refused(shop, beans | {"factor": 0.00001, "quantity": 0.5}) == ["/lines/0/quantity"]
    most = beans | {"factor": 1_000_000_000}
    assert imported(shop, most, most)["created"] == 1
    shop.step(shop.call("orders.list", limit=1)["items"][0], "submitted")
    assert shop.stock("beans")[1] == 10


def test_a_price_that_a_file_leaves_out_is_that_of_the_unit(shop):
    shop.add_item("cups", price=eur(100), units=[{"unit": "box", "factor": 12}], salesUnit="box")
    lines = [
        {"sku": "CUPS", "quantity": 1},
        {"sku": "CUPS", "quantity": 1, "unit": "piece"},
        {"sku": "CUPS", "quantity": 1, "unit": "tray", "factor": 6},
    ]
    assert imported(shop, *lines)["created"] == 1
    order = shop.call("orders.list", limit=1)["items"][0]
    assert shop.lines(order, "unit", "unitPrice") == [("box", eur(1200)), ("piece", eur(100)), ("tray", eur(600))]
    made = shop.order(("cups", 1))
    assert made["lines"][0]["unitPrice"] == eur(1200)


def test_a_payment_is_taken_back_as_it_was(shop):
    def paid(*payments):
        return {"status": "submitted", "payments": list(payments)}

    first = {"amount": eur(100)}
    for amount in (500, 100, -99, -101):
        # With 101, the payments also come to less than zero, which is a second problem.
        expected = ["/payments/1/amount/amount"] + ["/payments"] * (amount == -101)
        assert refused(shop, TEXT, **paid(first, {"amount": eur(amount), "reverses": 0})) == expected, amount
    back = {"amount": eur(-100), "reverses": 0}
    assert refused(shop, TEXT, **paid(first, back, back)) == ["/payments/2/reverses", "/payments"]
    assert imported(shop, TEXT, **paid(first, back))["created"] == 1
    assert shop.call("orders.list")["items"][0]["paid"] == eur(0)


@pytest.mark.parametrize(
    ("prices", "money", "taken"),
    [
        ([100] * 300, 149, [0] * 298 + [49, 100]),
        ([100] * 3, 100, [33, 33, 34]),
        ([1, 1, 1, 1], 2, [1, 1, 0, 0]),
        ([1, 1, 1, 1, 1], 3, [1, 1, 1, 0, 0]),
        ([5, 0, 0], 9, [5, 0, 0]),
    ],
)
def test_no_line_is_less_than_nothing(shop, prices, money, taken):
    lines = [TEXT | {"unitPrice": eur(price)} for price in prices]
    made = shop.order(*lines, discount={"money": eur(money)})
    assert [price - line["net"]["amount"] for price, line in zip(prices, made["lines"], strict=True)] == taken
    assert made["net"] == eur(max(sum(prices) - money, 0))


def test_there_is_a_last_number(data):
    with desk(data).core as core:
        contact = core.call("contacts.list")["items"][0]["id"]
        first = core.call("orders.create", contact=contact, currency="EUR", lines=[TEXT])
        core.call("orders.step", id=first["id"], to="submitted")
        second = core.call("orders.create", contact=contact, currency="EUR", lines=[TEXT])
    # An import by an older program could leave the highest possible number.
    with sqlite3.connect(data / "private.sqlite") as database:
        database.execute("UPDATE record_numbers SET last = ?", [2**63 - 1])
    database.close()
    with Core(data) as core:
        refusal = core.refused("orders.step", id=second["id"], to="submitted")
        assert refusal["data"]["kind"] == "limitReached"
        assert core.call("orders.get", id=second["id"])["status"] == "draft"
