"""Exports of loans, stocktakes and the ledger: rows for spreadsheets, in which records have names instead of ids."""

import csv
import io
import json

import pytest

from support.core import Core, item
from support.devices import pages
from support.people import sign_in, staffed

CLOCK = ("--clock", "2026-03-01T12:00:00Z", "--seed", "1")
KINDS = ("inventory.loans", "inventory.counts", "inventory.entries")


def eur(amount):
    return {"amount": amount, "currency": "EUR"}


@pytest.fixture
def shop(data):
    with Core(data, *CLOCK) as core:
        core.call("companies.create", name="Shop")
        yield core


def export(core, kind, format="jsonl", **more):
    report = core.call(f"{kind}.export", format=format, inline=True, **more)
    text = report["text"]
    assert report["bytes"] == len(text.encode())
    if format == "jsonl":
        rows = [json.loads(line) for line in text.splitlines()]
        assert report["rows"] == len(rows)
        return rows
    return list(csv.DictReader(io.StringIO(text)))


def members(row, *names):
    return tuple(row.get(name) for name in names)


def test_the_ledger_is_exported_with_names(shop):
    shelf = shop.call("inventory.locations.create", name="Shelf", code="A-1")["id"]
    milk = shop.call("inventory.items.create", **item(1, sku="MILK", unit="l", trackBatch=True))["id"]
    cup = shop.call("inventory.items.create", **item(2, sku="CUP"))["id"]
    came = shop.call(
        "inventory.stock.receive", item=milk, quantity=12, batch="L-1", unitCost=eur(90), location=shelf, note="a\nb"
    )
    shop.call("inventory.stock.receive", item=cup, quantity=5)
    back = shop.call("inventory.stock.reverse", transaction=came["transaction"], reason='Twice; "ours"')
    first, second, third = export(shop, "inventory.entries")
    names = ("type", "sku", "location", "batch", "serial", "quantity", "unit", "note")
    assert members(first, *names) == ("purchase", "MILK", "A-1", "L-1", None, 12, "l", "a\nb")
    assert members(second, *names) == ("purchase", "CUP", "/Main", None, None, 5, "piece", None)
    assert members(third, *names)[:6] == ("purchase", "MILK", "A-1", "L-1", None, -12)
    assert first["unitCost"] == eur(90) and first["at"] == came["entries"][0]["at"]
    assert third["reason"] == 'Twice; "ours"' and third["reverses"] == first["id"] == first["transaction"]
    assert third["transaction"] == back["transaction"]
    # The list, the export as JSON and the export as a table contain the same values.
    entries = sorted(pages(shop, "inventory.stock.entries"), key=lambda entry: entry["id"])
    rows = sorted([first, second, third], key=lambda row: row["id"])
    for entry, row in zip(entries, rows, strict=True):
        same = ("id", "transaction", "type", "quantity", "actor", "effectiveAt", "at")
        assert members(entry, *same) == members(row, *same)
    table = export(shop, "inventory.entries", "csv")
    assert [members(row, "sku", "location", "batch", "quantity") for row in table] == [
        ("MILK", "A-1", "L-1", "12"),
        ("CUP", "/Main", "", "5"),
        ("MILK", "A-1", "L-1", "-12"),
    ]
    assert (table[0]["unitCost.amount"], table[0]["unitCost.currency"], table[0]["note"]) == ("90", "EUR", "a\nb")
    report = shop.call("inventory.entries.export", format="csv", inline=True, dialect="excel")
    head = report["text"].lstrip("\ufeff").splitlines()[0].split(";")
    assert "sku" in head and report["text"].startswith("\ufeff")


def test_a_renamed_item_and_an_entry_of_an_order_are_told(shop):
    cup = shop.call("inventory.items.create", **item(1, sku="CUP"))["id"]
    shop.call("inventory.stock.receive", item=cup, quantity=5)
    contact = shop.call("contacts.create", name="Café", kinds=["customer"])["id"]
    line = {"item": cup, "quantity": 2, "unitPrice": eur(100)}
    order = shop.call("orders.create", contact=contact, currency="EUR", lines=[line])
    for status in ("submitted", "inProgress"):
        shop.call("orders.step", id=order["id"], to=status)
    lines = [{"line": order["lines"][0]["id"], "quantity": 2}]
    sent = shop.call("orders.ship", id=order["id"], lines=lines, collectionType="endUser")["dispatch"]["id"]
    shop.call("inventory.items.update", id=cup, changes={"sku": "MUG"})
    _, sale = export(shop, "inventory.entries")
    assert members(sale, "type", "sku", "quantity", "order", "orderLine", "dispatch") == (
        "sale", "MUG", -2, order["id"], order["lines"][0]["id"], sent,
    )  # fmt: skip


def test_the_whole_ledger_is_exported_in_the_order_of_its_entries(shop):
    cup = shop.call("inventory.items.create", **item(1, sku="CUP"))["id"]
    for start in range(0, 1000, 100):
        entries = [{"type": "receive", "item": cup, "quantity": start + n + 1} for n in range(100)]
        shop.call("inventory.stock.post", entries=entries)
    rows = export(shop, "inventory.entries")
    assert [row["quantity"] for row in rows] == list(range(1, 1001))


def test_loans_are_exported_with_names(shop):
    grinder = shop.call("inventory.items.create", **item(1, sku="GRINDER"))["id"]
    shop.call("inventory.stock.receive", item=grinder, quantity=10)
    milk = shop.call("inventory.items.create", **item(2, sku="MILK", trackBatch=True))["id"]
    shop.call("inventory.stock.receive", item=milk, quantity=9, batch="L-1")
    contact = shop.call("contacts.create", name="Café; Mozart", kinds=["customer"])["id"]
    due = "2026-04-01T00:00:00.000Z"
    loan = shop.call(
        "inventory.loans.create", item=grinder, quantity=4, contact=contact, dueAt=due, note="For the fair"
    )
    shop.call("inventory.loans.return", id=loan["id"], quantity=1)
    user = shop.call("access.whoami")["user"]
    shop.call("inventory.loans.create", item=milk, quantity=3, user=user)
    shop.call("inventory.loans.create", item=grinder, quantity=2, contact=contact, direction="in")
    first, second, third = export(shop, "inventory.loans")
    names = ("direction", "status", "sku", "quantity", "unit", "returned", "lost", "open", "contact", "user", "from")
    assert members(first, *names) == (
        "out", "partly", "GRINDER", 4, "piece", 1, 0, 3, "Café; Mozart", None, "/Main",
    )  # fmt: skip
    assert members(first, "dueAt", "note", "lots", "id") == (due, "For the fair", [], loan["id"])
    assert members(second, *names)[:3] + members(second, "contact", "user") == ("out", "out", "MILK", None, user)
    assert second["lots"] == [{"batch": "L-1", "serial": None, "quantity": 3, "closed": 0}]
    assert members(third, "direction", "open", "from") == ("in", 2, None)
    table = export(shop, "inventory.loans", "csv")
    assert [members(row, "sku", "open", "contact") for row in table] == [
        ("GRINDER", "3", "Café; Mozart"),
        ("MILK", "3", ""),
        ("GRINDER", "2", "Café; Mozart"),
    ]


def test_stocktakes_are_exported_with_their_lines(shop):
    shelf = shop.call("inventory.locations.create", name="Shelf", code="A-1")["id"]
    cup = shop.call("inventory.items.create", **item(1, sku="CUP", category="Ware"))["id"]
    milk = shop.call("inventory.items.create", **item(2, sku="MILK", trackBatch=True))["id"]
    shop.call("inventory.stock.receive", item=cup, quantity=5, location=shelf)
    lot = shop.call("inventory.stock.receive", item=milk, quantity=3, batch="L-1", location=shelf)
    lot = lot["entries"][0]["lot"]
    scope = {"location": shelf, "items": [cup, milk]}
    count = shop.call("inventory.counts.create", name="Spring", scope=scope, note="n")["id"]
    for quantity in (1, 4):
        shop.call("inventory.counts.record", count=count, item=cup, location=shelf, quantity=quantity)
    shop.call("inventory.counts.record", count=count, item=milk, lot=lot, location=shelf, quantity=3)
    shop.call("inventory.counts.submit", count=count)
    posted = shop.call("inventory.counts.post", count=count)
    shop.call("inventory.counts.create", scope={"category": "Ware"})
    first, second = export(shop, "inventory.counts")
    assert members(first, "name", "status", "blind", "location", "category", "items", "note") == (
        "Spring", "posted", False, "A-1", None, ["CUP", "MILK"], "n",
    )  # fmt: skip
    assert first["transaction"] == posted["transaction"] and first["id"] == count
    names = ("sku", "location", "batch", "quantity", "unit", "expected", "difference")
    assert sorted(members(line, *names) for line in first["lines"]) == [
        ("CUP", "A-1", None, 4, "piece", 5, -1),
        ("MILK", "A-1", "L-1", 3, "piece", 3, 0),
    ]
    assert members(second, "name", "status", "category", "items", "lines") == (None, "open", "Ware", [], [])
    # In the table, each line of a stocktake has its own row. Only the first of these rows has the stocktake's other
    # values.
    table = export(shop, "inventory.counts", "csv")
    assert [members(row, "name", "status") for row in table] == [("Spring", "posted"), ("", ""), ("", "open")]
    assert sorted(row["lines.sku"] for row in table) == ["", "CUP", "MILK"]


def test_who_may_see_what(core, tmp_path):
    shop, _ = staffed(core, ("clerk", {"deptMask": 1}), ("viewer", {"deptMask": 16}), ("sales", {"deptMask": 2}))
    cup = core.call("inventory.items.create", **item(1, sku="CUP"))["id"]
    core.call("inventory.stock.receive", item=cup, quantity=5, unitCost=eur(4711))
    count = core.call("inventory.counts.create", blind=True)["id"]
    core.call("inventory.counts.record", count=count, item=cup, quantity=4)
    assert export(core, "inventory.entries")[0]["unitCost"] == eur(4711)
    assert export(core, "inventory.counts")[0]["lines"][0]["expected"] == 5
    for name in ("clerk", "viewer"):
        sign_in(core, shop, name)
        (entry,) = export(core, "inventory.entries")
        (line,) = export(core, "inventory.counts")[0]["lines"]
        # Costs are for managers, and a blind count hides the expected quantity.
        assert "unitCost" not in entry and members(line, "quantity", "expected", "difference") == (4, None, None)
        assert "unitCost.amount" not in export(core, "inventory.entries", "csv")[0]
    for kind in KINDS:
        path = str(tmp_path / kind)
        error = core.refused(f"{kind}.export", format="csv", path=path)
        assert error["data"]["kind"] == "forbidden"
        sign_in(core, shop, "sales")
        assert core.refused(f"{kind}.export", format="csv", inline=True)["data"]["kind"] == "forbidden"
        sign_in(core, shop, "clerk")
        assert core.call(f"{kind}.export", format="csv", path=path)["text"] is None
        assert core.refused(f"{kind}.export", format="csv", path=path)["data"]["problems"][0]["pointer"] == "/path"
        sign_in(core, shop, "viewer")


def test_another_company_is_not_in_it(shop):
    cup = shop.call("inventory.items.create", **item(1, sku="CUP"))["id"]
    shop.call("inventory.stock.receive", item=cup, quantity=5)
    shop.call("inventory.counts.create")
    contact = shop.call("contacts.create", name="Café", kinds=["customer"])["id"]
    shop.call("inventory.loans.create", item=cup, quantity=1, contact=contact)
    shop.call("companies.select", company=shop.call("companies.create", name="Other")["id"])
    for kind in KINDS:
        assert export(shop, kind) == []
        assert shop.refused(f"{kind}.export", format="csv")["data"]["problems"][0]["pointer"] == "/path"
        unknown = shop.refused(f"{kind}.import", format="csv", inline="")
        assert unknown["code"] == -32601
