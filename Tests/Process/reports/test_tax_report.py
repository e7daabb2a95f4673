"""The tax of a period, the accounts of contacts, and what each of them owes."""

import json

import pytest

from support.core import Core
from support.order_desk import Desk, eur, problems


@pytest.fixture
def shop(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z", "--seed", "1") as core:
        made = Desk(core, beans=100)
        core.call("companies.setTier", tier="enterprise")
        yield made


def line(price, **tax):
    return {"text": "x", "quantity": 1, "unitPrice": eur(price), **tax}


def invoiced(shop, *lines, **more):
    order = shop.order(*lines, **more)
    shop.step(order, "submitted", "inProgress", "invoiced")
    return order


def rows(report):
    return [
        (row["taxRate"], row["taxCategory"], row["documents"], row["net"]["amount"], row["tax"]["amount"])
        for row in report
    ]


def test_tax_is_summed_by_rate_and_category(shop):
    """Worked out by hand: 10.00 and 5.00 at 19 percent, 2.00 at 7, 3.00 exempt. Then the order of 10.00 and 3.00 is
    cancelled."""
    first = invoiced(shop, line(1000, taxRate=19), line(300, taxCategory="E"))
    invoiced(shop, line(500, taxRate=19), line(200, taxRate=7))
    shop.step(shop.order(line(9999, taxRate=19)), "submitted", "inProgress")
    mill = shop.call("contacts.create", kinds=["supplier"], name="Mill")["id"]
    bought = [line(400, taxRate=19), line(100, taxRate=19), {"text": "Freight", "quantity": 1}]
    made = shop.call("purchases.create", contact=mill, currency="EUR", lines=bought)["id"]
    shop.call("purchases.create", contact=mill, currency="EUR", lines=bought)
    report = shop.call("reports.tax")
    assert rows(report["sales"]) == [(0, "E", 1, 300, 0), (7, "S", 1, 200, 14), (19, "S", 2, 1500, 285)]
    assert report["purchases"] == []
    shop.call("purchases.step", id=made, to="ordered")
    assert rows(shop.call("reports.tax")["purchases"]) == [(19, "S", 1, 500, 95)]
    shop.step(first, "cancelled")
    assert rows(shop.call("reports.tax")["sales"]) == [(0, "E", 2, 0, 0), (7, "S", 1, 200, 14), (19, "S", 3, 500, 95)]
    same = shop.call("reports.tax", **{"from": "2026-03-01", "to": "2026-03-01"})
    assert rows(same["sales"]) == rows(shop.call("reports.tax")["sales"])
    for span in ({"to": "2026-02-28"}, {"from": "2026-03-02"}):
        assert (shop.call("reports.tax", **span)["sales"], shop.call("reports.tax", **span)["purchases"]) == ([], [])
    assert problems(shop.refused("reports.tax", **{"from": "2026-03-02", "to": "2026-03-01"})) == [("/to", "value")]
    other = shop.call("companies.create", name="Other")["id"]
    shop.call("companies.setTier", company=other, tier="enterprise")
    assert shop.call("reports.tax", company=other)["sales"] == []


def test_the_account_of_a_contact(shop):
    other = shop.call("contacts.create", kinds=["customer"], name="Other")["id"]
    order = invoiced(shop, line(1000), line(500))
    invoiced(shop, line(77), contact=other)
    shop.call("orders.payments.add", order=order["id"], amount=eur(600))
    shop.call("orders.lines.credit", id=order["lines"][1]["id"])

    def account(contact=None, **more):
        return shop.call("contacts.account", id=contact or shop.customer, **more)

    def entries(page):
        return [(one["kind"], one["number"], one["amount"]["amount"]) for one in page["items"]]

    seen = account()
    assert seen["balances"] == [eur(400)] and seen["contact"] == shop.customer
    assert entries(seen) == [
        ("creditNote", "C-00001", -500), ("payment", None, -600), ("invoice", "I-00001", 1500)
    ]  # fmt: skip
    assert {one["order"] for one in seen["items"]} == {order["id"]}
    page = account(limit=2)
    assert entries(page) + entries(account(limit=2, after=page["next"])) == entries(seen)
    assert problems(shop.refused("contacts.account", id=shop.customer, after="x")) == [("/after", "value")]
    # The order was invoiced by a program that made no documents. The report counts the order's own amounts.
    old = {"text": "x", "quantity": 1, "unitPrice": {"amount": 5, "currency": "USD"}}
    row = json.dumps({"contact": "Other", "currency": "USD", "status": "invoiced", "lines": [old]})
    shop.call("orders.import", format="jsonl", inline=row)
    assert account(other)["balances"] == [eur(77), {"amount": 5, "currency": "USD"}]
    assert entries(account(other))[0][0] == "order" or entries(account(other))[1][0] == "order"
    shop.call("contacts.merge", **{"from": other, "into": shop.customer})
    merged = account(other)
    assert merged["contact"] == shop.customer and merged["balances"][0] == eur(477)
    assert shop.refused("contacts.account", id=shop.company)["data"]["kind"] == "notFound"


def test_what_each_contact_owes(data):
    with Core(data, "--clock", "2026-01-01T12:00:00Z") as core:
        shop = Desk(core)
        core.call("companies.setTier", tier="enterprise")
        other = core.call("contacts.create", kinds=["customer"], name="Other")["id"]
        order = invoiced(shop, line(1000))
        invoiced(shop, line(5000), contact=other)
        core.call("orders.payments.add", order=order["id"], amount=eur(100))
    with Core(data, "--clock", "2026-02-10T12:00:00Z") as core:
        # Only a part of this order is invoiced, so only this part is in the report.
        part = core.call("orders.create", contact=shop.customer, currency="EUR", lines=[line(300) | {"quantity": 3}])
        for to in ("submitted", "inProgress"):
            core.call("orders.step", id=part["id"], to=to)
        lines = [{"line": part["lines"][0]["id"], "quantity": 1}]
        core.call("orders.invoice", id=part["id"], lines=lines)
        report = core.call("reports.aging", by="contact")
        found = [
            (row["contact"], row["name"], row["total"]["due"], row["days30"]["due"], row["days60"]["due"])
            for row in report["items"]
        ]
        assert found == [
            (other, "Other", eur(5000), eur(0), eur(5000)),
            (shop.customer, "Café Mozart", eur(1200), eur(300), eur(900)),
        ]
        (whole,) = core.call("reports.aging")["items"]
        assert (whole["contact"], whole["total"]) == (None, {"orders": 3, "due": eur(6200)})
