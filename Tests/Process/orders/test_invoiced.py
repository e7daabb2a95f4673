"""An invoiced order does not change. Returned goods are credited with their tax, and refunds are limited to the
payments."""

import json
import re

import pytest

from support.order_desk import desk, eur, problems


@pytest.fixture
def shop(data):
    made = desk(data, beans=10, cups=5)
    with made.core:
        yield made


def invoiced(shop):
    lines = [
        {"item": shop.items["beans"], "quantity": 4, "unitPrice": eur(1000), "taxRate": 7},
        {"item": shop.items["cups"], "quantity": 3, "unitPrice": eur(333), "taxRate": 19},
    ]
    order = shop.call("orders.create", contact=shop.customer, currency="EUR", lines=lines)
    shop.step(order, "submitted", "inProgress")
    shop.ship(order, 2, 3)
    shop.step(order, "invoiced")
    return order


def test_no_line_of_an_invoice_is_cancelled(shop):
    order = invoiced(shop)
    before = shop.call("orders.document", id=order["id"], kind="invoice")
    error = shop.refused("orders.lines.cancel", id=order["lines"][0]["id"], quantity=1)
    assert error["data"]["kind"] == "illegalStep" and error["data"]["asked"] == "cancel a line"
    assert "orders.returns.create" in error["message"] and "orders.payments.add" in error["message"]
    assert shop.call("orders.document", id=order["id"], kind="invoice") == before
    # The error message names another way: return the goods, and pay the money back. This way works.
    shop.ship(order, 2)
    lines = [{"line": order["lines"][0]["id"], "quantity": 1}]
    shop.call("orders.returns.create", order=order["id"], lines=lines)
    seen = shop.get(order)
    assert (seen["gross"], seen["credited"]) == (before["sums"]["gross"], eur(1070))
    for status in ("shipped", "paid", "closed"):
        if status == "paid":
            shop.call("orders.payments.add", order=order["id"], amount=seen["due"])
        shop.step(order, status)
        assert shop.refused("orders.lines.cancel", id=order["lines"][1]["id"])["data"]["status"] == status


def test_credited_says_net_tax_and_rates(shop):
    order = invoiced(shop)
    nothing = {"net": eur(0), "tax": eur(0), "gross": eur(0), "taxes": []}
    assert shop.get(order)["credits"] == nothing
    lines = [{"line": line["id"], "quantity": 1} for line in order["lines"]]
    shop.call("orders.returns.create", order=order["id"], lines=lines)
    # Net: 10.00 with 7 percent of tax, and a third of 9.99, with a third of its tax of 1.90.
    expected = {
        "net": eur(1333),
        "tax": eur(70 + 63),
        "gross": eur(1070 + 396),
        "taxes": [
            {"taxRate": 7, "taxCategory": "S", "net": eur(1000), "tax": eur(70), "gross": eur(1070)},
            {"taxRate": 19, "taxCategory": "S", "net": eur(333), "tax": eur(63), "gross": eur(396)},
        ],
    }
    seen = shop.get(order)
    assert seen["credits"] == expected and seen["credited"] == expected["gross"]
    sums = shop.call("orders.document", id=order["id"], kind="invoice")["sums"]
    assert (sums["credits"], sums["credited"]) == (expected, expected["gross"])


def test_no_more_is_paid_back_than_was_paid(shop):
    order = invoiced(shop)

    def refused(amount):
        error = shop.refused("orders.payments.add", order=order["id"], amount=eur(amount))
        assert problems(error) == [("/amount/amount", "value")]
        return error["message"]

    assert "nothing was paid" in refused(-1)
    paid = shop.call("orders.payments.add", order=order["id"], amount=eur(1000))
    assert "at least -1000" in refused(-1001)
    back = shop.call("orders.payments.add", order=order["id"], amount=eur(-400))
    assert back["paid"] == eur(600) and "at least -600" in refused(-601)
    error = shop.refused("orders.payments.reverse", id=paid["id"], reason="Not ours")
    assert problems(error) == [("/id", "value")] and "paid back" in error["message"]
    shop.call("orders.payments.reverse", id=back["id"], reason="Not sent")
    assert shop.call("orders.payments.reverse", id=paid["id"], reason="Not ours")["paid"] == eur(0)
    assert len(shop.get(order)["payments"]) == 4


def test_notes_on_prices_and_terms_of_a_contact_change_no_order(shop):
    """A price list without prices changes no price. The payment days of a contact only affect invoices."""
    line = {"item": next(iter(shop.items.values())), "quantity": 2}

    def invoice():
        order = shop.call("orders.create", contact=shop.customer, currency="EUR", lines=[line])
        shop.step(order, "submitted", "inProgress", "invoiced")
        made = shop.call("orders.document", id=order["id"], kind="invoice")
        return {name: made[name] for name in ("sums", "lines", "dates") if name in made} | {"names": sorted(made)}

    def bare(made):
        return json.loads(re.sub(r'"[0-9a-f]{8}-[0-9a-f-]{27}"', '"id"', json.dumps(made)))

    before = invoice()
    notes = {"priceList": "Wholesale", "paymentDays": 14}
    kept = shop.call("contacts.update", id=shop.customer, changes=notes)
    assert {name: kept[name] for name in notes} == notes
    assert bare(invoice()) == bare(before)
