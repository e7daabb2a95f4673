"""The figures of a day, and who sees which."""

import pytest

from support.order_desk import desk, eur
from support.people import sign_in, staffed


@pytest.fixture
def shop(data):
    made = desk(data, beans=10)
    with made.core:
        yield made


def counts(figures):
    return {one["status"]: one["count"] for one in figures}


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
    }
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
        {"count": 3, "net": eur(1800), "gross": eur(1800)},
        {"count": 1, "net": usd, "gross": usd},
    ]
    assert [summary[name] for name in ("lowItems", "outItems", "expiringLots")] == [2, 1, 2]
    other = shop.call("dashboard.summary", **{"from": "2026-03-02T00:00:00Z"})
    assert other["sales"] == [] and other["toShip"] == 2 and other["expiringLots"] == 3


def test_each_sees_what_their_department_does(shop):
    core = shop.core
    people = [("sales", {"deptMask": 2}), ("packer", {"deptMask": 4}), ("viewer", {"deptMask": 16})]
    company, _ = staffed(core, *people, ("store", {"deptMask": 1}), ("talker", {"deptMask": 8}), name="Other")

    def seen(name):
        sign_in(core, company, name)
        summary = core.call("dashboard.summary", company=company)
        return {member for member, value in summary.items() if value is not None} - {"from"}

    orders, stock = {"orders", "toShip", "sales"}, {"lowItems", "outItems", "expiringLots"}
    assert seen("sales") == orders and seen("packer") == {"dispatches"} and seen("store") == stock
    assert seen("viewer") == seen("owner") == orders | stock | {"dispatches"} and seen("talker") == set()


def test_it_is_live(shop):
    shop.call("live.open", query={"method": "dashboard.summary"})
    shop.order(("beans", 1))
    (changed,) = [line["params"] for line in shop.core.said() if line.get("method") == "live.changed"]
    assert counts(changed["result"]["orders"]) == {"draft": 1}
