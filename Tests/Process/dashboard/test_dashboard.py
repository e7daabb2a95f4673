"""The figures of a day, and the people who may see them."""

import pytest

from support.core import Core
from support.order_desk import desk, eur
from support.people import rows, sign_in, staffed, write


@pytest.fixture
def shop(data):
    made = desk(data, beans=10)
    with made.core:
        yield made


def counts(figures):
    return {one["status"]: one["count"] for one in figures}


def test_low_items_are_counted_without_archived_ones(shop):
    """Items without any movements count, too."""
    shop.add_item("never", minStock=1)
    for name, count in (("out", 0), ("few", 2), ("enough", 9)):
        shop.add_item(name, 9, minStock=5)
        if count < 9:
            shop.call("inventory.stock.adjust", sku=name, to=count, reason="Counted")
    figures = {"lowItems": 3, "outItems": 2}
    for name in ("never", "out", "few", "enough"):
        shop.add_item(f"{name} before", 0 if name == "never" else 2, minStock=7)
        shop.call("inventory.items.update", id=shop.items[f"{name} before"], changes={"archived": True})
    for name in (None, "never", "out", "few", "enough"):
        if name:
            shop.call("inventory.items.update", id=shop.items[name], changes={"archived": True})
        if name in ("never", "out", "few"):
            figures["lowItems"] -= 1
            figures["outItems"] -= name != "few"
        summary = shop.call("dashboard.summary")
        assert {key: summary[key] for key in figures} == figures, name
        assert len(shop.call("inventory.stock.low")["items"]) == figures["lowItems"]


def test_the_figures_of_a_day(shop):
    summary = shop.call("dashboard.summary")
    assert summary == {
        "from": "2026-03-01T00:00:00.000Z",
        "orders": [],
        "toShip": 0,
        "sales": [],
        "dispatches": [],
        "lowItems": 0,
        "outItems": 0,
        "expiringLots": 0,
        "overdueLoans": 0,
    }
    for due in ("2026-03-01T12:00:00.001Z", "2026-03-01T18:00:00Z"):
        shop.call("inventory.loans.create", item=shop.items["beans"], quantity=1, contact=shop.customer, dueAt=due)
    shop.add_item("empty", minStock=1)
    shop.add_item("few", 2, minStock=5)
    shop.add_item("gone", minStock=5, archived=True)
    milk = shop.add_item("milk", trackBatch=True)
    for batch, expiry in (("A", "2026-03-31"), ("B", "2026-04-01"), ("C", "2026-02-01")):
        shop.call("inventory.stock.receive", item=milk, quantity=1, batch=batch, expiry=expiry)
    first, second, third, late, dollars = (
        shop.order(("beans", 2)),
        shop.order(("beans", 1), requestedAt="2026-03-01T18:00:00Z"),
        shop.order(("beans", 1)),
        shop.order(("beans", 1), requestedAt="2026-03-02T00:00:00Z"),
        shop.order({"text": "x", "quantity": 1, "unitPrice": {"amount": 5, "currency": "USD"}}, currency="USD"),
    )
    shop.order(("beans", 1))
    for order in (first, second, late, dollars):
        shop.step(order, "submitted", "inProgress")
    shop.step(third, "submitted", "cancelled")
    shop.ship(first, 1)
    shop.call("dispatches.step", id=shop.ship(second, 1)["dispatch"]["id"], to="picking")
    summary = shop.call("dashboard.summary")
    assert counts(summary["orders"]) == {"draft": 1, "inProgress": 4, "cancelled": 1}
    assert counts(summary["dispatches"]) == {"planned": 1, "picking": 1}
    assert summary["toShip"] == 1
    usd = {"amount": 5, "currency": "USD"}
    assert summary["sales"] == [
        {"count": 3, "net": eur(1800), "gross": eur(1800), "cost": eur(0), "margin": eur(1800), "uncosted": 3},
        {"count": 1, "net": usd, "gross": usd, "cost": usd | {"amount": 0}, "margin": usd, "uncosted": 0},
    ]
    assert [summary[name] for name in ("lowItems", "outItems", "expiringLots", "overdueLoans")] == [2, 1, 2, 1]
    other = shop.call("dashboard.summary", **{"from": "2026-03-02T00:00:00Z"})
    assert other["sales"] == [] and other["toShip"] == 2 and other["expiringLots"] == 3


def test_what_is_reserved_is_not_there(shop):
    """If all stock of an item is reserved, nothing is available, so the item counts as low."""
    shop.add_item("cups", 10, minStock=5)
    order = shop.order(("cups", 9))
    shop.step(order, "submitted")
    summary = shop.call("dashboard.summary")
    assert (summary["lowItems"], summary["outItems"]) == (1, 0)
    shop.call("orders.lines.update", id=order["lines"][0]["id"], changes={"quantity": 10})
    summary = shop.call("dashboard.summary")
    assert (summary["lowItems"], summary["outItems"]) == (1, 1)
    assert [one["id"] for one in shop.call("inventory.items.list", level="out")["items"]] == [shop.items["cups"]]


def test_what_expires_soon_is_as_the_company_says(shop):
    milk = shop.add_item("milk", trackBatch=True)
    for batch, expiry in (("A", "2026-03-08"), ("B", "2026-03-09")):
        shop.call("inventory.stock.receive", item=milk, quantity=1, batch=batch, expiry=expiry)
    assert shop.call("dashboard.summary")["expiringLots"] == 2
    settings = shop.call("companies.get")["settings"]
    shop.call("companies.update", changes={"settings": settings | {"expiryDays": 7}})
    assert shop.call("dashboard.summary")["expiringLots"] == 1
    assert len(shop.call("inventory.stock.expiring")["items"]) == 1


def test_what_stands_where_is_counted_as_it_comes_and_goes(shop, data):
    """The counts must be right for deleted drafts, imported orders, orders of another company, and orders that an older
    program has not counted."""
    draft, gone = shop.order(("beans", 1)), shop.order(("beans", 1))
    shop.call("orders.delete", id=gone["id"])
    sold = shop.order(("beans", 2))
    shop.step(sold, "submitted", "inProgress")
    plan = shop.call("dispatches.create", order=sold["id"], collectionType="shipping")["id"]
    shop.call("dispatches.delete", id=plan)
    shipped = shop.ship(sold, 2)["dispatch"]["id"]
    shop.call("dispatches.step", id=shipped, to="cancelled")
    text = shop.call("orders.export", format="jsonl", inline=True)["text"]
    other = shop.call("companies.create", name="Other")["id"]
    shop.call("companies.select", company=shop.company)
    for kind in ("inventory.locations", "contacts", "inventory.items"):
        lines = shop.call(f"{kind}.export", format="jsonl", inline=True)["text"]
        assert shop.call(f"{kind}.import", company=other, format="jsonl", inline=lines)["failed"] == 0
    assert shop.call("orders.import", company=other, format="jsonl", inline=text)["failed"] == 0
    expected = {"draft": 1, "inProgress": 1}

    def figures(core):
        summary = core.call("dashboard.summary", company=shop.company)
        assert counts(summary["orders"]) == expected and counts(summary["dispatches"]) == {"cancelled": 1}
        assert counts(core.call("dashboard.summary", company=other)["orders"]) == expected
        stores = core.call("system.diagnostics", check=True)["stores"]
        assert {store["integrity"] for store in stores} == {"ok"}

    figures(shop)
    shop.core.close()
    store = data / "private.sqlite"
    write(store, "UPDATE record_numbers SET last = last + 1 WHERE kind = 'orders.draft'")
    with Core(data) as core:
        found = [one["integrity"] for one in core.call("system.diagnostics", check=True)["stores"]]
        assert any("counts of orders" in text for text in found)
    write(store, "DELETE FROM record_numbers WHERE kind GLOB '*s.*'")
    write(store, "DELETE FROM migrations WHERE name IN ('orders.counts', 'dispatches.counts')")
    (version,) = rows(store, "PRAGMA user_version")
    write(store, f"PRAGMA user_version = {version['user_version'] - 2}")
    with Core(data) as core:
        figures(core)
        core.call("companies.delete", company=other, confirm="Other")
        assert draft and core.call("system.diagnostics", check=True)["stores"][1]["integrity"] == "ok"


def test_each_sees_what_their_department_does(shop):
    core = shop.core
    people = [("sales", {"deptMask": 2}), ("packer", {"deptMask": 4}), ("viewer", {"deptMask": 16})]
    company, _ = staffed(core, *people, ("store", {"deptMask": 1}), ("talker", {"deptMask": 8}), name="Other")

    def seen(name):
        sign_in(core, company, name)
        summary = core.call("dashboard.summary", company=company)
        return {member for member, value in summary.items() if value is not None} - {"from"}

    orders, stock = {"orders", "toShip", "sales"}, {"lowItems", "outItems", "expiringLots", "overdueLoans"}
    assert seen("sales") == orders and seen("packer") == {"dispatches"} and seen("store") == stock
    assert seen("viewer") == seen("owner") == orders | stock | {"dispatches"} and seen("talker") == set()


def test_it_is_live(shop):
    shop.call("live.open", query={"method": "dashboard.summary"})
    shop.order(("beans", 1))
    (changed,) = [line["params"] for line in shop.core.said() if line.get("method") == "live.changed"]
    assert counts(changed["result"]["orders"]) == {"draft": 1}


def test_what_sales_cost_is_for_managers_of_the_inventory(shop):
    core = shop.core
    people = [("both", {"deptMask": 2, "managerMask": 1}), ("seller", {"deptMask": 2, "managerMask": 2})]
    company, _ = staffed(core, *people, ("viewer", {"deptMask": 16}), name="Other")
    core.call("companies.select", company=company)
    shop.customer = core.call("contacts.create", kinds=["customer"], name="Bea")["id"]
    sign_in(core, company, "owner")
    for name, quantity, cost in (("cup", 3, 100), ("plate", 7, 333)):
        made = shop.add_item(name, units=[{"unit": "box", "factor": 2.5}])
        core.call("inventory.stock.receive", item=made, quantity=quantity, unitCost=eur(cost))
    # By hand, one cup costs (3 * 100 + 4 * 51) / 7 = 72 on average.
    core.call("inventory.stock.receive", item=shop.items["cup"], quantity=4, unitCost=eur(51))
    core.call(
        "inventory.stock.receive",
        item=shop.add_item("fork"),
        quantity=9,
        unitCost={"amount": 5, "currency": "USD"},
    )
    price = {"unitPrice": eur(1000)}
    order = shop.order(
        {"item": shop.items["cup"], "quantity": 1.5, "unit": "box"} | price,
        {"item": shop.items["plate"], "quantity": 1.5} | price,
        {"item": shop.items["fork"], "quantity": 1} | price,
        {"text": "Advice", "quantity": 1} | price,
    )
    shop.step(order, "submitted")
    shop.order(("plate", 1))
    seen = {}
    for name in ("owner", "both", "seller", "viewer"):
        sign_in(core, company, name)
        (seen[name],) = core.call("dashboard.summary", company=company)["sales"]
    # 3.75 cups at 72 are 270, and 1.5 plates at 333 are 499.5: 769.5, to the even 770. Forks are known in dollars.
    plain = {"count": 1, "net": eur(5000), "gross": eur(5000)}
    assert seen["owner"] == plain | {"cost": eur(770), "margin": eur(4230), "uncosted": 1} == seen["both"]
    assert seen["seller"] == seen["viewer"] == plain


def test_sales_come_to_more_than_one_amount_can_be():
    made = desk()
    with made.core:
        most = 9_007_199_254_740_991
        for _ in range(2):
            shop_order = made.order({"text": "x", "quantity": 1, "unitPrice": eur(most)})
            made.step(shop_order, "submitted")
        (sales,) = made.call("dashboard.summary")["sales"]
        assert sales["net"] == eur(2 * most) == sales["margin"]


@pytest.mark.parametrize(
    "zone, start",
    [
        ("Pacific/Auckland", "2026-03-01T11:00:00.000Z"),
        ("America/New_York", "2026-03-01T05:00:00.000Z"),
    ],
)
def test_a_day_begins_where_the_company_is(shop, zone, start):
    company = shop.call("companies.create", name="Far", timeZone=zone)["id"]
    assert shop.call("dashboard.summary", company=company)["from"] == start
