"""Anybody can make up a cursor. Whatever number is in it, the request gets a reply."""

import pytest

from support.core import Core, request

DAY = "2026-01-01"
ID = "018f2b2e-7c00-7000-8000-000000000000"

# A cursor of each list. N stands for the number of a row, and X for another number.
CURSORS = [
    ("inventory.items.list", {}, "items.N"),
    ("inventory.items.list", {"order": "name"}, "items.name.61-N"),
    ("inventory.items.list", {"order": "sku"}, "items.sku.61-N"),
    ("inventory.items.list", {"order": "updated"}, "items.updated.31-N"),
    ("inventory.items.search", {"text": "a"}, "items.search.N-1-1-1"),
    ("inventory.items.search", {"text": "a"}, "items.search.1-N-1-1"),
    ("inventory.items.search", {"text": "a"}, "items.search.1-1-1-N"),
    ("inventory.items.history", {"id": None}, "history.1-N"),
    ("inventory.items.history", {"id": None}, "history.X-0"),
    ("inventory.lots.list", {}, "lots.N"),
    ("inventory.loans.list", {}, "loans.N"),
    ("inventory.loans.overdue", {}, "overdue.1-N"),
    ("inventory.loans.overdue", {}, "overdue.X-1"),
    ("inventory.counts.list", {}, "counts.N"),
    ("inventory.stock.entries", {}, "entries.N"),
    ("inventory.stock.expiring", {}, f"expiring.{DAY}.N"),
    ("inventory.stock.expiring", {"days": 3}, f"expiring.{DAY}.N"),
    ("inventory.stock.low", {}, f"lowStock.X-{ID}"),
    ("inventory.stock.alerts", {}, "alerts.N"),
    ("contacts.list", {}, "contacts.N"),
    ("contacts.activity", {"id": "contact"}, f"activity.X-{ID}"),
    ("orders.list", {}, "orders.N"),
    ("purchases.list", {}, "purchases.N"),
    ("dispatches.list", {}, "dispatches.N"),
    ("views.list", {}, "views.N"),
    ("access.list", {}, "access.N"),
    ("access.people", {}, "people.N"),
    ("assets.list", {"owner": "item"}, f"assets.1-{ID}"),
    ("assets.list", {"owner": "item"}, f"assets.X-{ID}"),
]


def digits(number):
    if number < 0:
        return "-" + digits(-number)
    text = ""
    while number:
        number, digit = divmod(number, 36)
        text = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + text
    return text or "0"


# Numbers that no cursor of the core has: the largest and smallest 64-bit integers, numbers that do not fit into 64
# bits, and the first number after the rows of a company.
HOSTILE = [digits(number) for number in (2**63 - 1, 2**63, -1, -(2**63), 1 << 40, 2**70)] + ["", "-", "é", "1 "]


@pytest.fixture(scope="module")
def shop(tmp_path_factory):
    with Core(tmp_path_factory.mktemp("data"), "--clock", "2026-03-01T12:00:00Z") as core:
        company = core.call("companies.create", name="Shop")["id"]
        core.item = core.call("inventory.items.create", company=company, sku="A", name="A", unit="piece")["id"]
        core.contact = core.call("contacts.create", company=company, name="Customer", kinds=["customer"])["id"]
        core.company = company
        yield core


@pytest.mark.parametrize(("method", "params", "cursor"), CURSORS)
def test_a_made_up_cursor_is_answered(shop, method, params, cursor):
    known = {None: shop.item, "contact": shop.contact, "item": {"type": "item", "id": shop.item}}
    params = {"company": shop.company} | {
        name: known.get(value, value) if name in ("id", "owner") else value for name, value in params.items()
    }
    for number in HOSTILE:
        after = cursor.replace("N", number).replace("X", number)
        reply = shop.ask(request(method, params | {"after": after}))
        if "N" in cursor:
            assert reply["error"]["data"]["problems"][0]["pointer"] == "/after", (after, reply)
        else:
            assert "result" in reply or reply["error"]["code"] == -32602, (after, reply)
    # A cursor of the form that the core gives out is accepted.
    reply = shop.ask(request(method, params | {"after": cursor.replace("N", "1").replace("X", "1")}))
    assert "result" in reply, reply
