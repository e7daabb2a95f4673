"""Invoices and credit notes: their content, the members that never change, and the refusals."""

import sqlite3

import pytest

from support.core import Core, request
from support.order_desk import CLOCK, Desk, desk, eur, problems
from support.people import sign_in, staffed

COMPUTED = ("paid", "due", "paymentState", "payments", "creditNotes")
ADDRESS = {"lines": ["1 Market Street"], "city": "Berlin", "postalCode": "10115", "country": "DE"}


@pytest.fixture
def shop(data):
    made = desk(data, beans=100)
    with made.core:
        yield made


def ready(shop, *lines, **more):
    """Returns an order in progress."""
    order = shop.order(*(lines or [("beans", 4)]), **more)
    shop.step(order, "submitted", "inProgress")
    return order


def documents(shop, order):
    """Returns all documents of an order, the oldest first."""
    return shop.call("invoices.list", order=order["id"])["items"][::-1]


def bare(document):
    return {name: document[name] for name in document if name not in COMPUTED}


def test_everything_stands_on_an_invoice(shop):
    bank = {"iban": "DE75512108001245126199", "bic": None, "name": None}
    facts = {"legalName": "Shop Ltd", "address": ADDRESS, "taxId": "DE123456789", "registration": "HRB 1", "bank": bank}
    shop.call("companies.update", changes=facts | {"paymentTerms": "14 days", "timeZone": "Europe/Berlin"})
    wien = {"lines": [], "city": "Wien", "postalCode": None, "region": None, "country": "AT"}
    contact = {"addresses": [{"label": "billing", "address": wien}], "paymentDays": 14, "taxId": "ATU12345678"}
    shop.call("contacts.update", id=shop.customer, changes=contact)
    line = {"item": shop.items["beans"], "quantity": 4, "taxRate": 19, "discount": 10, "note": "Dark"}
    order = ready(shop, line, reference="PO-7", note="Thank you")
    shop.ship(order, 4)
    (made,) = shop.call("orders.invoice", id=order["id"])["documents"]
    # Net: 4 * 4.50, less 10 percent, is 16.20. Tax: 19 percent of it is 3.078.
    money = {"net": eur(1620), "tax": eur(308), "gross": eur(1928)}
    assert made.items() >= {
        "type": "invoice", "number": "I-00001", "series": "A", "sequence": 1, "order": order["id"],
        "orderNumber": "1", "invoice": None, "invoiceNumber": None, "reason": None,
        "issuedAt": made["createdAt"], "issuedOn": "2026-03-01",
        "suppliedAt": shop.get(order)["entries"][0]["createdAt"],
        "suppliedOn": "2026-03-01", "dueAt": "2026-03-15T22:59:59.999Z", "dueOn": "2026-03-15", "reference": "PO-7",
        "currency": "EUR", "taxIncluded": False, "paymentTerms": "14 days", "note": "Thank you", "version": 1, **money,
        "paid": eur(0), "due": eur(1928), "paymentState": "unpaid",
    }.items()  # fmt: skip
    assert made["seller"] == {
        "name": "Shop Ltd", "address": ADDRESS | {"region": None}, "taxId": "DE123456789", "registration": "HRB 1",
        "bank": bank,
    }  # fmt: skip
    assert made["buyer"] == {"contact": shop.customer, "name": "Café Mozart", "address": wien, "taxId": "ATU12345678"}
    (row,) = made["lines"]
    assert row.items() >= {
        "line": order["lines"][0]["id"], "item": shop.items["beans"], "sku": "BEANS", "text": "beans", "note": "Dark",
        "quantity": 4, "unit": "piece", "unitPrice": eur(450), "discount": 10, "taxRate": 19, "taxCategory": "S",
        **money,
    }.items()  # fmt: skip
    assert made["taxes"] == [{"taxRate": 19, "taxCategory": "S", **money}]
    assert shop.call("invoices.get", id=made["id"]) == made | {"payments": [], "creditNotes": []}
    document = shop.call("invoices.document", id=made["id"])
    assert document["mentions"] == [] and document.items() <= (made | {"mentions": []}).items()
    assert shop.get(order)["status"] == "invoiced"


def test_an_order_is_invoiced_in_parts_and_a_return_is_credited(shop):
    """Worked out by hand: 4 at 4.50 with 7 percent are 18.00 and 1.26 of tax. The first 3 are 13.50 and 0.945, rounded
    to 0.95; the rest is 4.50 and 0.31."""
    order = ready(shop, {"item": shop.items["beans"], "quantity": 4, "taxRate": 7})
    line = order["lines"][0]["id"]
    shop.ship(order, 4)
    done = shop.call("orders.invoice", id=order["id"], lines=[{"sku": "BEANS", "quantity": 3}])
    assert (done["order"]["status"], done["documents"][0]["gross"]) == ("inProgress", eur(1445))
    done = shop.step(order, "invoiced")
    first, second = documents(shop, order)
    assert (second["number"], second["net"], second["tax"], second["gross"]) == ("I-00002", eur(450), eur(31), eur(481))
    assert shop.call("orders.invoice", id=order["id"])["documents"] == []
    back = [{"line": line, "quantity": 2}]
    shop.call("orders.returns.create", order=order["id"], lines=back, reason="Stale")
    newer, older = documents(shop, order)[2:]
    assert [(one["type"], one["number"], one["invoice"], one["reason"]) for one in (newer, older)] == [
        ("creditNote", "C-00001", second["id"], "Stale"),
        ("creditNote", "C-00002", first["id"], "Stale"),
    ]
    assert (newer["invoiceNumber"], newer["dueAt"], newer["suppliedAt"]) == ("I-00002", None, None)
    # Each of the two invoices keeps one piece. Two pieces at 4.50, with 0.63 of tax, come to 9.63.
    assert newer["gross"]["amount"] + older["gross"]["amount"] == 1926 - 963
    assert shop.get(order)["due"] == eur(963)


def test_documents_are_listed_and_found(shop):
    orders = [ready(shop, ("beans", count)) for count in (1, 2, 3)]
    late = shop.call("contacts.create", kinds=["customer"], name="Ödön Horváth", paymentDays=0)["id"]
    orders.append(ready(shop, ("beans", 4), contact=late))
    made = [shop.call("orders.invoice", id=order["id"])["documents"][0] for order in orders]
    shop.call("orders.lines.credit", id=orders[1]["lines"][0]["id"])
    shop.call("orders.payments.add", order=orders[0]["id"], amount=eur(450))
    shop.call("orders.payments.add", order=orders[2]["id"], amount=eur(1))

    def numbers(**filter):
        return [one["number"] for one in shop.call("invoices.list", **filter)["items"]]

    assert numbers() == ["C-00001", "I-00004", "I-00003", "I-00002", "I-00001"]
    assert numbers(type="creditNote") == ["C-00001"]
    assert numbers(state="unpaid") == ["I-00004", "I-00003"]
    assert numbers(state="overdue") == []
    assert numbers(contact=late) == ["I-00004"] and numbers(contact=late, order=orders[0]["id"]) == []
    assert numbers(order=orders[1]["id"]) == ["C-00001", "I-00002"]
    assert numbers(to="2026-03-01T12:00:00Z") == [] and len(numbers(**{"from": "2026-03-01T12:00:00Z"})) == 5
    assert numbers(text="odon") == ["I-00004"] and numbers(text="I-00002") == ["I-00002"]
    assert numbers(text="mozart", type="creditNote") == ["C-00001"]
    page = shop.call("invoices.list", limit=2)
    assert [one["number"] for one in shop.call("invoices.list", limit=2, after=page["next"])["items"]] == [
        "I-00003",
        "I-00002",
    ]
    assert shop.call("invoices.list", contact=late)["items"][0]["due"] == made[3]["gross"]
    # After a merge of contacts, lists show the documents under the remaining contact. Their content does not change.
    shop.call("contacts.merge", **{"from": late, "into": shop.customer})
    assert numbers(contact=late) == [] and "I-00004" in numbers(contact=shop.customer)
    assert bare(shop.call("invoices.get", id=made[3]["id"])) == bare(made[3])


def test_an_invoice_is_overdue_when_its_day_is_over(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        shop = Desk(core, beans=10)
        shop.call("contacts.update", id=shop.customer, changes={"paymentDays": 1})
        order = ready(shop)
        shop.step(order, "invoiced")
        assert shop.call("invoices.list", state="overdue")["items"] == []
    for clock, count in (("2026-03-02T23:59:59Z", 0), ("2026-03-03T00:00:01Z", 1)):
        with Core(data, "--clock", clock) as core:
            assert len(core.call("invoices.list", state="overdue")["items"]) == count


def test_what_is_invoiced_stays_as_it_is(shop):
    order = ready(shop)
    line = order["lines"][0]["id"]
    shop.call("orders.invoice", id=order["id"], lines=[{"line": line, "quantity": 1}])
    for method, params in [
        ("orders.lines.add", {"order": order["id"], "sku": "BEANS", "quantity": 1}),
        ("orders.lines.update", {"id": line, "changes": {"quantity": 9}}),
        ("orders.lines.remove", {"id": line}),
        ("orders.lines.cancel", {"id": line, "quantity": 1}),
    ]:
        error = shop.refused(method, **params)
        assert error["data"]["kind"] == "illegalStep" and "orders.lines.credit" in error["message"], method
    for changes in ({"discount": {"percent": 5}}, {"currency": "USD"}, {"taxIncluded": True}):
        error = shop.refused("orders.update", id=order["id"], changes=changes)
        assert problems(error)[0] == (f"/changes/{next(iter(changes))}", "value")
        assert "is invoiced" in error["data"]["problems"][0]["message"]
    shop.call("orders.update", id=order["id"], changes={"internalNote": "Call first"})
    # If the customer no longer wants an invoiced quantity, a credit note is issued. A quantity that was not invoiced
    # needs none.
    shop.call("orders.lines.credit", id=line, quantity=3)
    assert len(documents(shop, order)) == 1
    assert shop.call("orders.invoice", id=order["id"])["order"]["status"] == "invoiced"
    shop.call("orders.lines.credit", id=line, quantity=1)
    assert [one["type"] for one in documents(shop, order)] == ["invoice", "creditNote"]


def test_a_cancelled_order_is_credited_as_a_whole(shop):
    order = ready(shop, ("beans", 2), {"text": "Delivery", "quantity": 1, "unitPrice": eur(500), "taxRate": 19})
    shop.step(order, "invoiced", "cancelled")
    invoice, note = documents(shop, order)
    assert note["gross"] == invoice["gross"] and [one["quantity"] for one in note["lines"]] == [2, 1]
    assert shop.call("invoices.list", state="unpaid")["items"] == []


def test_goods_that_come_back_to_the_stock_are_credited(shop):
    order = ready(shop)
    shop.ship(order, 4)
    shop.step(order, "invoiced")
    back = {"item": shop.items["beans"], "quantity": 1, "direction": "fromCustomer"}
    shop.call("inventory.stock.return", **back, orderLine=order["lines"][0]["id"])
    assert [one["gross"] for one in documents(shop, order)] == [eur(1800), eur(450)]


def test_an_order_without_a_price_has_an_invoice_of_nothing(shop):
    order = ready(shop, {"item": shop.items["beans"], "quantity": 1, "unitPrice": eur(0)})
    shop.step(order, "invoiced")
    (made,) = documents(shop, order)
    assert (made["gross"], made["due"], made["paymentState"]) == (eur(0), eur(0), "paid")


def test_what_can_not_be_invoiced_is_refused(shop):
    order = shop.order(("beans", 4))
    line = order["lines"][0]["id"]
    for status in ("draft", "submitted"):
        error = shop.refused("orders.invoice", id=order["id"])
        assert error["data"]["kind"] == "illegalStep" and error["data"]["status"] == status
        shop.step(order, "submitted" if status == "draft" else "inProgress")
    for lines, pointer in [
        ([{"line": line, "quantity": 5}], "/lines/0/quantity"),
        ([{"line": line, "quantity": 0}], "/lines/0/quantity"),
        ([{"quantity": 1}], "/lines/0/line"),
        ([{"line": line, "sku": "BEANS", "quantity": 1}], "/lines/0/sku"),
        ([{"line": line, "quantity": 1}, {"sku": "BEANS", "quantity": 1}], "/lines/1/sku"),
    ]:
        assert problems(shop.refused("orders.invoice", id=order["id"], lines=lines))[0][0] == pointer
    other = ready(shop)["lines"][0]["id"]
    error = shop.refused("orders.invoice", id=order["id"], lines=[{"line": other, "quantity": 1}])
    assert error["data"]["kind"] == "notFound"
    error = shop.refused("orders.invoice", id=order["id"], expect=1)
    assert error["data"]["kind"] == "conflict"
    shop.call("orders.invoice", id=order["id"], lines=[{"line": line, "quantity": 3}])
    error = shop.refused("orders.invoice", id=order["id"], lines=[{"line": line, "quantity": 2}])
    assert "at most the 1 that are not invoiced yet" in error["data"]["problems"][0]["message"]
    assert shop.call("invoices.list")["items"][0]["number"] == "I-00001"


def test_a_request_with_one_key_issues_one_invoice(shop):
    order = ready(shop)
    first, again = (shop.call("orders.invoice", id=order["id"], idempotencyKey="till") for _ in range(2))
    assert first == again and len(documents(shop, order)) == 1


def test_another_company_sees_nothing(shop):
    order = ready(shop)
    shop.step(order, "invoiced")
    (made,) = documents(shop, order)
    other = shop.call("companies.create", name="Other")["id"]
    for method, params in [
        ("invoices.get", {"id": made["id"]}),
        ("invoices.document", {"id": made["id"]}),
        ("invoices.export", {"id": made["id"], "format": "ubl"}),
        ("orders.invoice", {"id": order["id"]}),
    ]:
        assert shop.refused(method, company=other, **params)["data"]["kind"] == "notFound"
    for filter in ({}, {"order": order["id"]}, {"contact": shop.customer}, {"text": "I"}):
        assert shop.call("invoices.list", company=other, **filter)["items"] == []
    shop.call("companies.delete", company=shop.company, confirm="Shop")
    assert shop.refused("invoices.get", company=other, id=made["id"])["data"]["kind"] == "notFound"


def test_numbers_have_the_format_of_the_company(shop):
    for changes, pointer in [
        ({"invoiceNumberFormat": "{number}"}, "invoiceNumberFormat"),
        ({"invoiceNumberFormat": "{series}"}, "invoiceNumberFormat"),
        ({"creditNoteNumberFormat": "{series}{series}{number}"}, "creditNoteNumberFormat"),
        ({"creditNoteNumberFormat": "I-{series}{number:5}"}, "creditNoteNumberFormat"),
        ({"orderNumberFormat": "{series}{number}"}, "orderNumberFormat"),
    ]:
        error = shop.refused("companies.update", changes={"settings": changes})
        assert problems(error) == [(f"/changes/settings/{pointer}", "value")]
    shop.step(ready(shop, ("beans", 1)), "invoiced")
    formats = {"invoiceNumberFormat": "{year}/{series}{number:3}", "creditNoteNumberFormat": "{series}{number:5}-I"}
    shop.call("companies.update", changes={"settings": formats})
    order = ready(shop, ("beans", 1))
    shop.step(order, "invoiced", "cancelled")
    assert [one["number"] for one in documents(shop, order)] == ["2026/002", "00001-I"]
    # A number format that would repeat a number is refused. The refusal uses up no number.
    shop.call("companies.update", changes={"settings": {"creditNoteNumberFormat": "2026/{series}00{number}"}})
    order = ready(shop, ("beans", 1))
    shop.step(order, "invoiced")
    error = shop.refused("orders.step", id=order["id"], to="cancelled")
    assert (error["data"]["kind"], error["data"]["member"]) == ("duplicate", "number")
    shop.call("companies.update", changes={"settings": {"creditNoteNumberFormat": None}})
    shop.step(order, "cancelled")
    assert documents(shop, order)[-1]["number"] == "C-00002"


def test_no_statement_changes_or_deletes_a_document(data):
    with desk(data, *CLOCK, beans=9).core as core:
        shop = Desk.__new__(Desk)
        shop.core, shop.call = core, core.call
        item = core.call("inventory.items.list")["items"][0]["id"]
        customer = core.call("contacts.list")["items"][0]["id"]
        line = {"item": item, "quantity": 1}
        order = core.call("orders.create", contact=customer, currency="EUR", lines=[line])
        shop.step(order, "submitted", "inProgress", "invoiced")
    with sqlite3.connect(data / "private.sqlite") as store:
        for statement in ("UPDATE invoices SET note = 'x'", "DELETE FROM invoices"):
            with pytest.raises(sqlite3.IntegrityError, match="never"):
                store.execute(statement)


@pytest.mark.parametrize("moment", range(6))
def test_a_killed_core_leaves_no_gap(data, moment):
    with Core(data) as core:
        shop = Desk(core, beans=100)
        orders = [ready(shop, ("beans", 1)) for _ in range(12)]
        for order in orders[: moment * 2]:
            core.call("orders.invoice", id=order["id"])
        for number, order in enumerate(orders[moment * 2 :]):
            core.send(request("orders.invoice", {"id": order["id"]}, number))
        core.process.kill()
        core.process.wait()
    with Core(data) as core:
        for order in orders:
            core.call("orders.invoice", id=order["id"])
        seen = core.call("invoices.list", limit=200)["items"]
        assert sorted(one["sequence"] for one in seen) == list(range(1, 13))
        assert {store["integrity"] for store in core.call("system.diagnostics", check=True)["stores"]} == {"ok"}


def test_rights_decide(data):
    seller, buyer, viewer = ("seller", {"deptMask": 2}), ("keeper", {"deptMask": 1}), ("viewer", {"preset": "viewer"})
    with Core(data) as core:
        company, _ = staffed(core, seller, buyer, viewer)
        shop = Desk.__new__(Desk)
        shop.core, shop.call, shop.refused, shop.company = core, core.call, core.refused, company
        shop.customer = core.call("contacts.create", kinds=["customer"], name="Café Mozart")["id"]
        first, second = (ready(shop, {"text": "Repair", "quantity": 1, "unitPrice": eur(500)}) for _ in range(2))
        core.call("orders.invoice", id=first["id"])
        (made,) = core.call("invoices.list")["items"]
        for name, may_see, may_issue in (("keeper", False, False), ("viewer", True, False), ("seller", True, True)):
            sign_in(core, company, name)
            for method, params in [("invoices.get", {"id": made["id"]}), ("invoices.list", {})]:
                if may_see:
                    core.call(method, **params)
                else:
                    assert core.refused(method, **params)["data"]["kind"] == "forbidden", (name, method)
            if may_issue:
                assert core.call("orders.invoice", id=second["id"])["documents"][0]["number"] == "I-00002"
            else:
                assert core.refused("orders.invoice", id=second["id"])["data"]["kind"] == "forbidden", name


def test_orders_that_were_invoiced_before_go_on(shop):
    """Imported orders may have been invoiced by an older program. They have no documents here, and get none."""
    row = (
        '{"contact":"Café Mozart","currency":"EUR","status":"invoiced",'
        '"lines":[{"sku":"BEANS","quantity":2,"unitPrice":{"amount":450,"currency":"EUR"}}]}'
    )
    shop.call("orders.import", format="jsonl", inline=row)
    (order,) = shop.call("orders.list")["items"]
    error = shop.refused("orders.invoice", id=order["id"])
    assert error["data"]["kind"] == "illegalStep" and "orders.document" in error["message"]
    assert shop.call("orders.document", id=order["id"], kind="invoice")["sums"]["gross"] == eur(900)
    shop.ship(order, 2)
    shop.call("orders.returns.create", order=order["id"], lines=[{"sku": "BEANS", "quantity": 1}])
    assert shop.get(order)["due"] == eur(450) and documents(shop, order) == []


def test_subscribers_hear_of_documents(data):
    with Core(data) as core:
        shop = Desk(core, beans=9)
        core.call("events.subscribe", topics=[{"service": "invoices"}])
        shop.step(ready(shop), "invoiced")
        heard = [one for one in core.said() if one["method"] == "events.changed"]
        kinds = {(event["type"], event["action"]) for one in heard for event in one["params"]["events"]}
        assert ("invoice", "created") in kinds
