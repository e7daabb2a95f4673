"""Imported orders that are paid or closed and have no payments: refused, or assumed to be paid."""

import json

import pytest

from support.order_desk import desk, eur

LINES = [{"text": "Beans", "quantity": 2, "unitPrice": eur(500), "taxRate": 7}]


@pytest.fixture
def shop(data):
    made = desk(data)
    with made.core:
        yield made


def imported(shop, **members):
    row = {"contact": "Café Mozart", "currency": "EUR", "lines": LINES} | members
    return shop.call("orders.import", format="jsonl", inline=json.dumps(row) + "\n")


def reasons(report):
    assert report["created"] == 0
    return [(one["pointer"], one["message"]) for row in report["problems"] for one in row["problems"]]


@pytest.mark.parametrize("status", ["paid", "closed"])
def test_a_closed_order_without_payments_is_refused(shop, status):
    for given in ({"status": status}, {"steps": steps(status)}):
        ((pointer, message),) = reasons(imported(shop, **given))
        assert pointer == "/payments" and "1070 minor units of EUR" in message and "assumePaid" in message
    assert shop.call("orders.list")["items"] == []


def steps(status):
    way = ["submitted", "inProgress", "invoiced", "shipped", "paid", "closed"]
    return [{"to": to, "at": "2026-01-01T10:00:00Z"} for to in way[: way.index(status) + 1]]


@pytest.mark.parametrize("status", ["paid", "closed"])
def test_what_is_missing_can_be_assumed(shop, status):
    for payments, method in (([], ["assumed"]), ([{"amount": eur(70), "method": "card"}], ["card", "assumed"])):
        report = imported(shop, status=status, assumePaid=True, payments=payments, createdAt="2025-06-01T08:00:00Z")
        assert report["created"] == 1, report
        (made, *_) = shop.call("orders.list")["items"]
        assert (made["paid"], made["paymentState"]) == (eur(1070), "paid")
        seen = shop.call("orders.get", id=made["id"])["payments"]
        assert [one["method"] for one in seen] == method
        assert seen[-1]["paidAt"] == "2025-06-01T08:00:00.000Z"


def test_what_is_open_assumes_nothing(shop):
    assert imported(shop, status="shipped", assumePaid=True, lines=LINES)["created"] == 1
    (made,) = shop.call("orders.list")["items"]
    assert (made["paid"], made["paymentState"]) == (eur(0), "unpaid")


def test_orders_for_nothing_need_no_payment(shop):
    assert imported(shop, status="closed", lines=[])["created"] == 1


def test_files_pay_back_what_was_paid_at_most(shop):
    payments = [{"amount": eur(100)}, {"amount": eur(-101)}]
    ((pointer, message),) = reasons(imported(shop, status="shipped", payments=payments))
    assert pointer == "/payments" and "at least 0" in message


def test_payments_may_come_to_more_in_between_than_money_can_be(shop):
    most = 9_007_199_254_740_991
    payments = [{"amount": eur(most)}] * 1025 + [{"amount": eur(-most)}] * 1024
    report = imported(shop, status="paid", payments=payments)
    assert (report["created"], report["problems"]) == (1, [])
    (made,) = shop.call("orders.list")["items"]
    assert made["paid"] == eur(most)
