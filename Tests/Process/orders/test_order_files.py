"""Orders as files: an import and an export give the same bytes, with lines, steps, payments and shipments. Wrong files
are refused."""

import json

import pytest

from support.core import Core, item
from support.order_desk import CLOCK, desk, eur
from support.people import sign_in, staffed

KINDS = ("contacts", "inventory.locations", "inventory.items", "inventory.lots", "inventory.stock", "orders")


@pytest.fixture
def shop(data):
    made = desk(data, beans=10, cups=5)
    with made.core:
        yield made


def company(core, name):
    core.call("companies.select", company=core.call("companies.create", name=name)["id"])


def exported(core, kind="orders", format="csv"):
    return core.call(f"{kind}.export", format=format, inline=True)["text"]


def imported(core, text, format="csv", kind="orders", **params):
    return core.call(f"{kind}.import", format=format, inline=text, **params)


def problems(report):
    return [(row["line"], [problem["pointer"] for problem in row["problems"]]) for row in report["problems"]]


def fill(shop):
    """Creates orders of all kinds: drafts, partly shipped, returned, paid and paid back, cancelled, closed."""
    call = shop.call
    milk = shop.add_item("milk", unit="l", trackBatch=True, units=[{"unit": "crate", "factor": 12}])
    for batch, quantity in (("L-1", 12), ("L-2", 30)):
        call("inventory.stock.receive", item=milk, quantity=quantity, batch=batch, expiry="2026-08-31")
    address = {"lines": ["Domgasse 5", 'Tür "3"'], "city": "Wien", "country": "AT"}
    text = {"text": "Delivery; fast", "quantity": 1, "unitPrice": eur(500), "taxRate": 20}
    beans = {"item": shop.items["beans"], "quantity": 2, "discount": 12.5, "taxRate": 7.125, "note": "two\nlines"}
    crate = {"item": milk, "quantity": 1.5, "unit": "crate"}
    shop.order()
    shop.order(beans, text, reference="PO, 7", discount={"percent": 10}, billingAddress=address, taxIncluded=True)
    order = shop.order(crate, text, source="phone", agent=call("access.whoami")["user"], internalNote="slow")
    shop.step(order, "submitted", "inProgress")
    shipped = shop.ship(order, 1.25, collectionType="endUser")
    call("dispatches.step", id=shipped["dispatch"]["id"], to="cancelled", reason="Snow")
    shop.ship(order, 1.5, collectionType="endUser")
    lot = call("inventory.lots.list", item=milk)["items"][0]["id"]
    back = [{"line": order["lines"][0]["id"], "quantity": 0.25, "condition": "returned", "lot": lot}]
    call("orders.returns.create", order=order["id"], lines=back, reason="Sour")
    paid = call("orders.payments.add", order=order["id"], amount=eur(1000), method="card", reference="x")
    call("orders.payments.reverse", id=paid["id"], reason="Twice")
    call("orders.payments.add", order=order["id"], amount=eur(700), at="2026-02-01T00:00:00Z")
    shop.step(order, "invoiced", "shipped")
    part = shop.order(("beans", 4), ("cups", 9), requestedAt="2026-04-01T10:00:00Z")
    shop.step(part, "submitted", "inProgress")
    shop.ship(part, 3, collectionType="endUser")
    call("orders.lines.cancel", id=part["lines"][1]["id"], quantity=2)
    call("inventory.items.update", id=shop.items["cups"], changes={"sku": "CUPS-2", "archived": False})
    gone = shop.order(("beans", 1), discount={"money": eur(100)})
    shop.step(gone, "submitted", "draft", "submitted", "cancelled")
    call("orders.update", id=gone["id"], changes={"archived": True})
    call("contacts.update", id=shop.customer, changes={"name": "Café Amadeus"})


@pytest.mark.parametrize("format", ["csv", "jsonl"])
def test_what_was_exported_imports_to_the_same_bytes(shop, format):
    core = shop.core
    fill(shop)
    texts = {kind: exported(core, kind, format) for kind in KINDS}
    before = core.call("orders.list", limit=200)["items"]
    stock = sorted(
        [level[name] for name in ("onHand", "reserved", "available")]
        for level in core.call("inventory.stock.levels", by="item")["items"]
    )
    company(core, "Copy")
    for kind, text in texts.items():
        report = imported(core, text, format, kind)
        assert report["failed"] == 0 and report["created"] == report["rows"], (kind, report["problems"])
        assert exported(core, kind, format) == text, kind
    found = core.call("orders.list", limit=200)["items"]
    same = ("number", "status", "net", "tax", "gross", "credited", "paid", "paymentState", "fulfilmentState")
    same += ("createdAt", "submittedAt", "invoicedAt", "contactName", "billingAddress")
    assert [[one[name] for name in same] for one in found] == [[one[name] for name in same] for one in before]
    assert stock == sorted(
        [level[name] for name in ("onHand", "reserved", "available")]
        for level in core.call("inventory.stock.levels", by="item")["items"]
    )
    assert {one["integrity"] for one in core.call("system.diagnostics", check=True)["stores"]} == {"ok"}
    # Order numbers continue after the imported ones, and the open orders can be processed.
    (part,) = [one for one in found if one["status"] == "inProgress"]
    view = core.call("orders.get", id=part["id"])
    assert [line["backordered"] + line["allocated"] for line in view["lines"]] == [1, 7]
    lines = [{"line": view["lines"][0]["id"], "quantity": 1}]
    assert core.call("orders.ship", id=part["id"], lines=lines, collectionType="endUser")["order"]
    (draft,) = [one for one in found if one["status"] == "draft" and one["reference"]]
    assert core.call("orders.step", id=draft["id"], to="submitted")["number"] == "4"
    # The numbers of three of the orders are in use by now, so these three are refused.
    again = imported(core, texts["orders"], format)
    assert (again["created"], again["failed"]) == (2, 3)


def test_a_table_of_old_orders_needs_little(shop):
    text = (
        "number,status,contact,currency,createdAt,payments,lines.sku,lines.text,lines.quantity,lines.taxRate\n"
        "A-1,paid,Café Mozart,EUR,2026-02-01T10:00:00Z,"
        '"[{""amount"":{""amount"":1350,""currency"":""EUR""}}]",BEANS,,2,\n'
        ",,,,,,CUPS,Nice cups,1,\n"
        ",submitted,Café Mozart,EUR,2026-02-02T10:00:00Z,,beans,,3,20\n"
        ",,Café Mozart,EUR,,,,,,\n"
        "A-2,cancelled,Café Mozart,EUR,,,CUPS,,1,\n"
    )
    report = imported(shop.core, text)
    assert (report["rows"], report["created"], report["failed"]) == (4, 4, 0), report["problems"]
    found = shop.call("orders.list")["items"]
    assert [(one["number"], one["status"], one["gross"]["amount"], one["paymentState"]) for one in found] == [
        ("A-2", "cancelled", 450, "unpaid"),
        (None, "draft", 0, "unpaid"),
        ("1", "submitted", 1620, "unpaid"),
        ("A-1", "paid", 1350, "paid"),
    ]
    view = shop.get(found[3])
    assert [(line["text"], line["fulfilled"]) for line in view["lines"]] == [("beans", 2), ("Nice cups", 1)]
    assert [step["to"] for step in view["steps"]] == ["submitted", "inProgress", "invoiced", "shipped", "paid"]
    assert view["createdAt"] == view["submittedAt"] == "2026-02-01T10:00:00.000Z"
    # The import moves no stock. The open orders reserve stock.
    assert shop.stock("beans") == (10, 3, 7) and shop.stock("cups") == (5, 0, 5)


def order(**more):
    line = {"sku": "BEANS", "quantity": 2}
    return {"contact": "Café Mozart", "currency": "EUR", "lines": [line]} | more


REFUSED = [
    (order(contact="Nobody"), ["/contact"]),
    (order(currency="XXQ"), ["/currency"]),
    (order(contact=None), ["/contact"]),
    (order(agent="018f0000-0000-7000-8000-000000000000"), ["/agent"]),
    (order(archived=True), ["/archived"]),
    (order(createdAt="2027-01-01T00:00:00Z"), ["/createdAt"]),
    (order(steps=[{"to": "shipped"}]), ["/steps/0/to"]),
    (order(steps=[{"to": "submitted", "at": "2027-01-01T00:00:00Z"}]), ["/steps/0/at"]),
    (order(status="closed", steps=[{"to": "submitted"}]), ["/status"]),
    (order(discount={"percent": 1, "money": eur(1)}), ["/discount"]),
    (
        order(lines=[{"sku": "NONE", "quantity": 1}, {"sku": "BEANS", "quantity": 0}]),
        ["/lines/0/sku", "/lines/1/quantity"],
    ),
    (order(lines=[{"text": "x", "quantity": 1}]), ["/lines/0/unitPrice"]),
    (order(lines=[{"quantity": 1, "unitPrice": eur(1)}]), ["/lines/0/text"]),
    (order(lines=[{"sku": "BEANS", "quantity": 1, "unit": "crate"}]), ["/lines/0/unit"]),
    (order(lines=[{"sku": "BEANS", "quantity": 0.00001, "factor": 0.1}]), ["/lines/0/quantity"]),
    (order(lines=[{"sku": "BEANS", "quantity": 1, "factor": 0}]), ["/lines/0/factor"]),
    (order(payments=[{"amount": eur(0)}]), ["/payments/0/amount/amount"]),
    (order(payments=[{"amount": {"amount": 5, "currency": "USD"}}]), ["/payments/0/amount/currency"]),
    (order(payments=[{"amount": eur(5), "reverses": 0}]), ["/payments/0/reverses"]),
    (order(entries=[{"line": 1, "type": "shipped", "quantity": 1}]), ["/entries/0/line"]),
    (order(entries=[{"line": 0, "type": "shipped", "quantity": 3}]), ["/lines/0/quantity"]),
    (order(entries=[{"line": 0, "type": "returned", "quantity": 1}]), ["/lines/0/quantity"]),
    (
        order(entries=[{"line": 0, "type": "shipped", "quantity": 1, "parts": [{"quantity": 1, "location": "NO"}]}]),
        ["/entries/0/parts/0/location"],
    ),
    (order(numbr="1"), ["/numbr"]),
]


def test_what_is_refused_has_changed_nothing(shop):
    text = "".join(json.dumps(one) + "\n" for one, _ in REFUSED)
    report = imported(shop.core, text, "jsonl")
    assert problems(report) == [(line, pointers) for line, (_, pointers) in enumerate(REFUSED, 1)]
    assert report["failed"] == len(REFUSED) and shop.call("orders.list")["items"] == []
    assert {one["integrity"] for one in shop.call("system.diagnostics", check=True)["stores"]} == {"ok"}
    for mode in ("update", "upsert"):
        refused = shop.refused("orders.import", format="jsonl", inline=text, mode=mode)
        assert refused["data"]["problems"][0]["pointer"] == "/mode"


def test_a_line_that_cannot_be_read_takes_its_order_along(shop):
    head = "number,contact,currency,lines.sku,lines.quantity\n"
    rows = "1,Café Mozart,EUR,BEANS,1\n,,,CUPS\n,,,CUPS,2\n"
    rows += "2,Café Mozart,EUR,BEANS,x\n,,,CUPS,1\n3,Café Mozart,EUR,CUPS,1\n"
    report = imported(shop.core, head + rows)
    assert problems(report) == [(3, [""]), (2, [""]), (5, ["/lines/0/quantity"])]
    assert [one["number"] for one in shop.call("orders.list")["items"]] == ["3"]
    assert problems(imported(shop.core, head + ",,,BEANS,1\n")) == [(2, ["/contact", "/currency"])]
    assert problems(imported(shop.core, "number,lines.skew\n")) == [(1, ["/lines/skew"])]


def test_no_half_of_an_atomic_import(shop):
    head = "Nr,Kunde,currency,status,Artikel,lines.quantity\n"
    mapping = {"Nr": "number", "Kunde": "contact", "Artikel": "lines.sku"}
    good = head + "7,Café Mozart,EUR,submitted,BEANS,4\n,,,,CUPS,1\n8,Café Mozart,EUR,shipped,CUPS,1\n"
    bad = good + "9,Nobody,EUR,draft,CUPS,1\n7,Café Mozart,EUR,draft,CUPS,1\n"
    assert imported(shop.core, good, mapping=mapping, dryRun=True)["created"] == 2
    report = imported(shop.core, bad, mapping=mapping, atomic=True)
    assert problems(report) == [(5, ["/contact"]), (6, ["/number"])] and report["created"] == 0
    assert report["problems"][1]["problems"][0]["message"] == "Nr: Another order has the same number: 7"
    assert shop.call("orders.list")["items"] == [] and shop.stock("beans") == (10, 0, 10)
    assert shop.step(shop.order(("beans", 1)), "submitted", "draft")["number"] == "1"
    assert imported(shop.core, good, mapping=mapping, atomic=True)["created"] == 2
    assert shop.stock("beans") == (10, 4, 6)
    assert shop.step(shop.order(("beans", 1)), "submitted")["number"] == "9"


def test_orders_are_brought_in_by_managers(core):
    shop, _ = staffed(core, ("clerk", {"preset": "sales"}))
    sign_in(core, shop, "clerk")
    assert core.refused("orders.import", format="csv", inline="contact\n")["data"]["kind"] == "forbidden"
    assert core.call("orders.export", format="csv", inline=True)["rows"] == 0


ITEMS, LOTS, ORDERS = 100_000, 1000, 10_000


@pytest.mark.full
def test_a_large_company_goes_into_an_empty_one(tmp_path):
    """100,000 items, 1,000 lots and 10,000 orders give the same bytes again. The memory does not grow with their
    number."""
    source = tmp_path / "source"
    source.mkdir()
    with open(source / "contacts", "w") as file:
        for n in range(500):
            made = {"name": f"Contact {n % 400}", "kinds": ["supplier", "customer"]}
            file.write(json.dumps(made) + "\n")
    with open(source / "inventory.locations", "w") as file:
        file.write('{"name":"Main"}\n')
        for n in range(100):
            file.write(json.dumps({"name": f"Shelf {n}", **({"code": f"S-{n}"} if n % 3 else {})}) + "\n")
    with open(source / "inventory.items", "w") as file:
        for n in range(ITEMS):
            more = {"supplier": f"Contact {n % 400}", "price": eur(n % 977), "trackBatch": n < LOTS // 2}
            file.write(json.dumps(item(n, category=f"C {n % 40}", location="S-1", **more)) + "\n")
    with open(source / "inventory.lots", "w") as file:
        for n in range(LOTS):
            file.write(json.dumps({"item": f"SKU-{n // 2}", "batch": f"L-{n % 2}", "expiry": "2027-01-31"}) + "\n")
    with open(source / "inventory.stock", "w") as file:
        for n in range(ITEMS):
            place = f"S-{n % 50}" if n % 50 % 3 else "/Main"
            lot = {"batch": f"L-{n % 2}"} if n < LOTS // 2 else {}
            row = {"sku": f"SKU-{n}", "location": place, "quantity": n % 90 + 0.5, "unitCost": eur(n), **lot}
            file.write(json.dumps(row) + "\n")
    statuses = ("draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled")
    with open(source / "orders", "w") as file:
        for n in range(ORDERS):
            lines = [{"sku": f"SKU-{(n * 7 + k) % ITEMS}", "quantity": k + 1, "taxRate": 20} for k in range(n % 5 + 1)]
            status = statuses[n % 8]
            made = {"contact": f"Contact {n % 400}", "currency": "EUR", "status": status, "lines": lines}
            made |= {"number": f"N-{n}"} if status != "draft" else {}
            made |= {"assumePaid": True} if status in ("paid", "closed") else {}
            made |= {"createdAt": f"2026-01-{n % 28 + 1:02}T12:00:00Z"}
            file.write(json.dumps(made) + "\n")
    with Core(tmp_path / "data", *CLOCK) as core:
        folders = [source]
        for round in range(3):
            company(core, f"Round {round}")
            for kind in KINDS:
                format = "csv" if round == 2 else "jsonl"
                report = core.call(f"{kind}.import", format=format, path=str(folders[-1] / kind))
                assert report["failed"] == 0, (kind, report["problems"][:3])
            for name in ("jsonl", "csv"):
                folder = tmp_path / f"{round}.{name}"
                folder.mkdir()
                for kind in KINDS:
                    core.call(f"{kind}.export", format=name, path=str(folder / kind))
            folders.append(tmp_path / f"{round}.{'csv' if round == 1 else 'jsonl'}")
        for name in ("jsonl", "csv"):
            for kind in KINDS:
                first = (tmp_path / f"0.{name}" / kind).read_bytes()
                for round in (1, 2):
                    assert (tmp_path / f"{round}.{name}" / kind).read_bytes() == first, (round, name, kind)
