"""The payments of an order, assigned to its invoices."""

import pytest

from support.changes import changed
from support.order_desk import desk, eur


@pytest.fixture
def shop(data):
    made = desk(data, beans=100)
    with made.core:
        yield made


def ready(shop):
    """Returns an order in progress of four pieces, which cost 4.50 each."""
    order = shop.order(("beans", 4))
    shop.step(order, "submitted", "inProgress")
    return order


def documents(shop, order):
    """Returns all documents of an order, the oldest first."""
    return shop.call("invoices.list", order=order["id"])["items"][::-1]


def test_money_goes_to_the_oldest_invoice_first(shop):
    order = ready(shop)
    line = order["lines"][0]["id"]
    for quantity in (1, 3):
        shop.call("orders.invoice", id=order["id"], lines=[{"line": line, "quantity": quantity}])

    def states():
        return [(one["paid"]["amount"], one["due"]["amount"], one["paymentState"]) for one in documents(shop, order)]

    def pay(amount):
        shop.call("orders.payments.add", order=order["id"], amount=eur(amount))
        return states()

    assert states() == [(0, 450, "unpaid"), (0, 1350, "unpaid")]
    assert pay(400) == [(400, 50, "partial"), (0, 1350, "unpaid")]
    assert pay(600) == [(450, 0, "paid"), (550, 800, "partial")]
    assert pay(900) == [(450, 0, "paid"), (1450, -100, "overpaid")]
    assert pay(-1000) == [(450, 0, "paid"), (450, 900, "partial")]
    shop.call("orders.lines.credit", id=line, quantity=2)
    assert states() == [(450, 0, "paid"), (450, 0, "paid"), (0, 0, "paid")]
    # Payments don't change the invoices and credit notes: their version is still 1.
    assert [one["version"] for one in documents(shop, order)] == [1, 1, 1]


def test_an_invoice_names_its_payments_and_credit_notes(shop):
    """Two invoices of 4.50 and 13.50. Of 6.00, 4.50 pay the first one and 1.50 the second one, and so on."""
    order = ready(shop)
    line = order["lines"][0]["id"]
    first, second = (
        shop.call("orders.invoice", id=order["id"], lines=[{"line": line, "quantity": quantity}])["documents"][0]["id"]
        for quantity in (1, 3)
    )

    def pay(amount, **more):
        return shop.call("orders.payments.add", order=order["id"], amount=eur(amount), **more)["id"]

    def shown(document):
        found = shop.call("invoices.get", id=document)
        payments = [(one["payment"], one["amount"]["amount"]) for one in found["payments"]]
        assert sum(amount for _, amount in payments) == found["paid"]["amount"]
        return payments

    cash = pay(600, method="cash", reference="K-1")
    card = pay(500, method="card")
    assert shown(first) == [(cash, 450)]
    assert shown(second) == [(cash, 150), (card, 500)]
    assert shop.call("invoices.get", id=first)["payments"] == [
        {
            "payment": cash,
            "paidAt": shop.get(order)["payments"][0]["paidAt"],
            "method": "cash",
            "reference": "K-1",
            "reason": None,
            "actor": shop.get(order)["payments"][0]["actor"],
            "amount": eur(450),
        }
    ]
    back = shop.call("orders.payments.reverse", id=card, reason="Bounced")["id"]
    assert shown(second) == [(cash, 150), (card, 500), (back, -500)]
    reasons = [one["reason"] for one in shop.call("invoices.get", id=second)["payments"]]
    assert reasons == [None, None, "Bounced"]
    # Two pieces are credited, so 4.50 are left of the second invoice. What is paid too much counts for it.
    shop.call("orders.lines.credit", id=line, quantity=2, reason="Not needed")
    more = pay(400)
    assert shown(first) == [(cash, 450)]
    assert shown(second) == [(cash, 150), (card, 500), (back, -500), (more, 400)]
    (note,) = shop.call("invoices.list", order=order["id"], type="creditNote")["items"]
    found = shop.call("invoices.get", id=second)
    named = {"id": note["id"], "number": note["number"], "issuedOn": note["issuedOn"]}
    named |= {"reason": "Not needed", "gross": eur(900)}
    assert found["creditNotes"] == [named] and found["due"] == eur(-100)
    assert shop.call("invoices.get", id=first)["creditNotes"] == []
    found = shop.call("invoices.get", id=note["id"])
    assert (found["payments"], found["creditNotes"]) == ([], [])


def test_a_live_invoice_tells_of_payments_and_credit_notes(shop):
    order = ready(shop)
    (made,) = shop.call("orders.invoice", id=order["id"])["documents"]
    opened = shop.call("live.open", query={"method": "invoices.get", "params": {"id": made["id"]}})
    assert (opened["result"]["payments"], opened["result"]["creditNotes"]) == ([], [])

    def told():
        (result,) = changed(shop.core.said())[opened["live"]]
        return result["due"]["amount"], len(result["payments"]), len(result["creditNotes"])

    shop.call("orders.payments.add", order=order["id"], amount=eur(450))
    assert told() == (1350, 1, 0)
    shop.call("orders.lines.credit", id=order["lines"][0]["id"], quantity=1)
    assert told() == (900, 1, 1)
