"""The figures of reports, compared with figures that were worked out by hand."""

import json

import pytest

from support.core import Core, request
from support.order_desk import Desk, desk, eur, problems
from support.people import pipeline, sign_in, staffed

MOST = 9_007_199_254_740_991
CLOCK = ("--clock", "2026-03-20T12:00:00Z", "--seed", "1")


@pytest.fixture
def shop():
    made = desk(":memory:", *CLOCK)
    with made.core:
        made.call("companies.setTier", tier="enterprise")
        yield made


def receive(shop, name, quantity, cost=None, day="2026-03-01", **more):
    cost = {"amount": cost, "currency": "EUR"} if isinstance(cost, int) else cost
    params = {"item": shop.items[name], "quantity": quantity, "effectiveAt": f"{day}T10:00:00Z", **more}
    return shop.call("inventory.stock.receive", **params, **({"unitCost": cost} if cost else {}))


def usd(amount):
    return {"amount": amount, "currency": "USD"}


def rows(report, *names):
    return [tuple(row[name] for name in names) for row in report["items"]]


def test_of_an_empty_company(shop):
    empty = {"items": [], "next": None}
    days = {"from": None, "to": None, "timeZone": "UTC"}
    stock = shop.call("reports.stockValue")
    assert stock == {"at": stock["at"], "timeZone": "UTC", "totals": [], "uncosted": 0, **empty}
    assert stock["at"].startswith("2026-03-20T12")
    assert shop.call("reports.turnover") == {**days, "totals": [], "uncosted": 0, **empty}
    assert shop.call("reports.abc") == {**days, "totals": [], **empty} == shop.call("reports.sales")
    assert shop.call("reports.aging")["items"] == []


def test_what_the_stock_is_worth(shop):
    shop.add_item("beans", category="Coffee")
    shop.add_item("filters")
    shop.add_item("tea", category="Tea")
    shop.add_item("sugar", category="Coffee")
    shelf = shop.call("inventory.locations.create", name="Shelf")["id"]
    cellar = shop.call("inventory.locations.create", name="Cellar", parent=shelf)["id"]
    receive(shop, "beans", 3, 100, location=shelf)
    receive(shop, "beans", 4, 51, "2026-03-10", location=cellar)
    receive(shop, "filters", 0.5, 333, "2026-03-02", location=shelf)
    receive(shop, "tea", 8, usd(250), "2026-03-02", location=cellar)
    receive(shop, "sugar", 5, None, "2026-03-02", location=shelf)
    found = shop.call("reports.stockValue")
    # Beans: (3 * 100 + 4 * 51) / 7 = 72, so 7 are worth 504. Half a filter: 166.5, rounded to the even 166. Together:
    # 670.5, rounded to the even 670.
    assert found["totals"] == [{"count": 2, "value": eur(670)}, {"count": 1, "value": usd(2000)}]
    assert found["uncosted"] == 1
    assert rows(found, "sku", "onHand", "averageCost", "value", "category", "count") == [
        ("BEANS", 7, eur(72), eur(504), "Coffee", 1),
        ("FILTERS", 0.5, eur(333), eur(166), None, 1),
        ("TEA", 8, usd(250), usd(2000), "Tea", 1),
        ("SUGAR", 5, None, None, "Coffee", 1),
    ]
    found = shop.call("reports.stockValue", by="category")
    assert rows(found, "category", "count", "value", "onHand") == [
        ("Coffee", 1, eur(504), None),
        (None, 1, eur(166), None),
        ("Tea", 1, usd(2000), None),
        ("Coffee", 1, None, None),
    ]
    found = shop.call("reports.stockValue", by="location")
    # On the shelf: 3 * 72 + 166.5 = 382.5, rounded to the even 382. In the cellar: 4 * 72 = 288.
    assert rows(found, "location", "path", "count", "value") == [
        (shelf, ["Shelf"], 2, eur(382)),
        (cellar, ["Shelf", "Cellar"], 1, eur(288)),
        (cellar, ["Shelf", "Cellar"], 1, usd(2000)),
        (shelf, ["Shelf"], 1, None),
    ]
    then = shop.call("reports.stockValue", at="2026-03-05T00:00:00Z")
    assert then["at"] == "2026-03-05T00:00:00.000Z" and then["totals"][0] == {"count": 2, "value": eur(466)}
    assert rows(then, "sku", "onHand", "averageCost")[0] == ("BEANS", 3, eur(100))
    before = shop.call("reports.stockValue", at="2026-03-01T09:59:59.999Z")
    assert before["items"] == before["totals"] == [] and before["uncosted"] == 0
    assert shop.call("reports.stockValue", at="2026-03-01T10:00:00Z")["totals"] == [{"count": 1, "value": eur(300)}]


def test_how_often_the_stock_went_out(shop):
    shop.add_item("beans", category="Coffee")
    shop.add_item("cups", category="Coffee")
    shop.add_item("tea")
    receive(shop, "beans", 10, 100, "2026-02-10")
    receive(shop, "cups", 4, 30, "2026-02-10")
    receive(shop, "tea", 2, None, "2026-02-10")
    take = {"item": shop.items["beans"], "effectiveAt": "2026-02-20T10:00:00Z"}
    shop.call("inventory.stock.consume", quantity=2, **take)
    # The entries from here on are in March. At its beginning, there are 8 beans at 100 and 4 cups at 30.
    take["effectiveAt"] = "2026-03-05T10:00:00Z"
    gone = shop.call("inventory.stock.consume", quantity=3, **take)
    receive(shop, "beans", 5, 220, "2026-03-06")
    # The new average cost of beans is (5 * 100 + 5 * 220) / 10 = 160.
    take["effectiveAt"] = "2026-03-07T10:00:00Z"
    shop.call("inventory.stock.consume", quantity=1, **take)
    shop.call(
        "inventory.stock.adjust", item=shop.items["beans"], by=-1, reason="Broken", effectiveAt=take["effectiveAt"]
    )
    order = shop.step(shop.order(("beans", 2), ("cups", 1), ("tea", 1)), "submitted", "inProgress")
    shop.ship(order, 2, 1, 1)
    lines = shop.get(order)["lines"]
    shop.call("orders.returns.create", order=order["id"], lines=[{"line": lines[0]["id"], "quantity": 1}])
    days = {"from": "2026-03-01", "to": "2026-03-31"}
    found = shop.call("reports.turnover", **days)
    # Out: beans 3 * 100 + (1 + 2 - 1) * 160 = 620, cups 30. Opening: 800 + 120 = 920. Closing: 7 * 160 + 90 = 1210.
    # Turnover: beans 620 / 960 = 0.6458, cups 30 / 105 = 0.2857, all 650 / 1065 = 0.6103.
    assert found["totals"] == [{"out": eur(650), "opening": eur(920), "closing": eur(1210), "turnover": 0.61}]
    assert found["uncosted"] == 1 and (found["from"], found["to"]) == ("2026-03-01", "2026-03-31")
    assert rows(found, "sku", "category", "out", "opening", "closing", "turnover") == [
        ("BEANS", "Coffee", eur(620), eur(800), eur(1120), 0.65),
        ("CUPS", "Coffee", eur(30), eur(120), eur(90), 0.29),
    ]
    (row,) = shop.call("reports.turnover", by="category", **days)["items"]
    assert (row["item"], row["category"], row["out"], row["turnover"]) == (None, "Coffee", eur(650), 0.61)
    # After the reversal, the 3 beans count as never consumed, so the average cost is (8 * 100 + 5 * 220) / 13 =
    # 146.15385. Out: 2 * 146.15385 of beans, and 30 of cups.
    shop.call("inventory.stock.reverse", transaction=gone["entries"][0]["transaction"], reason="A slip")
    assert shop.call("reports.turnover", **days)["totals"][0]["out"] == eur(322)
    # Without `from`, the opening value is zero, so the average is half of the closing value.
    assert shop.call("reports.turnover", to="2026-02-28")["totals"] == [
        {"out": eur(200), "opening": eur(0), "closing": eur(920), "turnover": 0.43}
    ]


def test_what_is_only_there_has_not_turned_and_what_is_gone_has_no_rate(shop):
    shop.add_item("beans")
    receive(shop, "beans", 2, 100, "2026-03-02")
    shop.call("inventory.stock.consume", item=shop.items["beans"], quantity=2, effectiveAt="2026-03-03T10:00:00Z")
    (total,) = shop.call("reports.turnover", **{"from": "2026-03-02", "to": "2026-03-03"})["totals"]
    assert total == {"out": eur(200), "opening": eur(0), "closing": eur(0), "turnover": None}
    (total,) = shop.call("reports.turnover", to="2026-03-02")["totals"]
    assert total == {"out": eur(0), "opening": eur(0), "closing": eur(200), "turnover": 0}


def sell(shop, *lines, to=("submitted",), **more):
    return shop.step(shop.order(*lines, **more), *to)


def test_what_was_sold(shop):
    for name in ("beans", "cups"):
        shop.add_item(name, 100)
    second = shop.call("contacts.create", kinds=["customer"], name="Zoë")["id"]
    owner = shop.call("access.whoami")["user"]
    price = {"unitPrice": eur(1000), "taxRate": 19}
    beans, cups = ({"item": shop.items[name]} | price for name in ("beans", "cups"))
    first = sell(shop, beans | {"quantity": 3}, beans | {"quantity": 1}, to=("submitted", "inProgress"))
    sell(
        shop,
        cups | {"quantity": 2},
        {"text": "Advice", "quantity": 1, "unitPrice": eur(5)},
        contact=second,
        agent=owner,
    )
    sell(shop, cups | {"quantity": 1, "unitPrice": usd(700)}, currency="USD")
    sell(shop, beans | {"quantity": 50}, to=("submitted", "cancelled"))
    shop.order(beans | {"quantity": 7})
    found = shop.call("reports.sales")
    assert found["totals"] == [
        {"orders": 2, "net": eur(6005), "tax": eur(1140), "gross": eur(7145)},
        {"orders": 1, "net": usd(700), "tax": usd(133), "gross": usd(833)},
    ]
    assert rows(found, "day", "orders", "net") == [("2026-03-20", 2, eur(6005)), ("2026-03-20", 1, usd(700))]
    assert rows(shop.call("reports.sales", by="week"), "day") == [("2026-03-16",)] * 2
    assert rows(shop.call("reports.sales", by="month"), "day") == [("2026-03-01",)] * 2
    assert rows(shop.call("reports.sales", by="item"), "sku", "name", "unit", "quantity", "orders", "net") == [
        ("BEANS", "beans", "piece", 4, 1, eur(4000)),
        ("CUPS", "cups", "piece", 2, 1, eur(2000)),
        (None, None, None, None, 1, eur(5)),
        ("CUPS", "cups", "piece", 1, 1, usd(700)),
    ]
    assert rows(shop.call("reports.sales", by="contact"), "contact", "name", "orders", "gross") == [
        (shop.customer, "Café Mozart", 1, eur(4760)),
        (second, "Zoë", 1, eur(2385)),
        (shop.customer, "Café Mozart", 1, usd(833)),
    ]
    assert rows(shop.call("reports.sales", by="agent"), "agent", "net") == [
        (None, eur(4000)),
        (owner, eur(2005)),
        (None, usd(700)),
    ]
    # Returned goods don't count as sold: one of 3 beans, so a third of 3000 and of 3570 is subtracted. Cancelled
    # quantities don't count either.
    shop.ship(first, 3)
    line = shop.get(first)["lines"][0]["id"]
    shop.call("orders.returns.create", order=first["id"], lines=[{"line": line, "quantity": 1}])
    shop.call("orders.lines.cancel", id=shop.get(first)["lines"][1]["id"])
    assert rows(shop.call("reports.sales", by="item"), "sku", "quantity", "net", "tax", "gross")[0] == (
        *("BEANS", 2, eur(2000)),
        *(eur(380), eur(2380)),
    )
    assert shop.call("reports.sales", to="2026-03-19")["totals"] == []
    assert shop.call("reports.sales", **{"from": "2026-03-21"})["totals"] == []
    one_day = {"from": "2026-03-20", "to": "2026-03-20"}
    assert shop.call("reports.sales", **one_day)["totals"] == shop.call("reports.sales")["totals"]


def test_which_items_most_of_the_revenue_comes_from(shop):
    for name, price in (("a", 500), ("b", 299), ("c", 1), ("d", 149), ("e", 1), ("f", 50), ("g", 0)):
        shop.add_item(name)
        sell(shop, {"item": shop.items[name], "quantity": 1, "unitPrice": eur(price), "taxRate": 19})
    sell(shop, {"item": shop.items["f"], "quantity": 1, "unitPrice": usd(3)}, currency="USD")
    sell(shop, {"text": "Advice", "quantity": 1, "unitPrice": eur(10**6)})
    found = shop.call("reports.abc")
    # Of the revenue of 1000, a makes 50 %, a and b 79.9 %, and a, b and d 94.8 %. An item is in class A if the items
    # before it make less than 80 %: so d is, too. An item is in class B if the items before it make less than 95 %: so
    # f is.
    assert rows(found, "sku", "class", "revenue", "share", "cumulated") == [
        ("A", "A", eur(500), 50, 50),
        ("B", "A", eur(299), 29.9, 79.9),
        ("D", "A", eur(149), 14.9, 94.8),
        ("F", "B", eur(50), 5, 99.8),
        ("C", "C", eur(1), 0.1, 99.9),
        ("E", "C", eur(1), 0.1, 100),
        ("G", "C", eur(0), 0, 100),
        ("F", "A", usd(3), 100, 100),
    ]
    assert [tuple(total.values()) for total in found["totals"]] == [
        ("A", 3, eur(948), 94.8),
        ("B", 1, eur(50), 5),
        ("C", 3, eur(2), 0.2),
        ("A", 1, usd(3), 100),
    ]
    assert shop.call("reports.abc", to="2026-03-19")["items"] == []


def test_at_the_very_edge_of_a_class(shop):
    for name, price in (("a", 80), ("b", 15), ("c", 5)):
        shop.add_item(name)
        sell(shop, {"item": shop.items[name], "quantity": 1, "unitPrice": eur(price)})
    assert rows(shop.call("reports.abc"), "sku", "class") == [("A", "A"), ("B", "B"), ("C", "C")]


def test_shares_are_rounded_half_to_even(shop):
    for name, price in (("a", 99_975), ("b", 15), ("c", 10)):
        shop.add_item(name)
        sell(shop, {"item": shop.items[name], "quantity": 1, "unitPrice": eur(price)})
    # The shares are 99.975, 0.015 and 0.01 percent.
    assert rows(shop.call("reports.abc"), "share") == [(99.98,), (0.02,), (0.01,)]


def test_of_what_brought_nothing_there_is_no_share(shop):
    shop.add_item("a")
    sell(shop, {"item": shop.items["a"], "quantity": 1, "unitPrice": eur(0)})
    assert rows(shop.call("reports.abc"), "class", "share", "cumulated") == [("C", None, None)]


def test_what_is_still_to_be_paid(tmp_path):
    """The orders were invoiced 91, 90, 61, 60, 31 and 30 days before the last day."""
    days = ["2025-12-19", "2025-12-20", "2026-01-18", "2026-01-19", "2026-02-17", "2026-02-18"]
    invoiced = ("submitted", "inProgress", "invoiced")
    shop = desk(tmp_path, "--clock", f"{days[0]}T12:00:00Z", "--seed", "1")
    with shop.core:
        shop.call("companies.setTier", tier="enterprise")
        sell(shop, line(1), to=invoiced)
        sell(shop, line(3), to=invoiced[:2])
        sell(shop, line(7), to=(*invoiced, "cancelled"))
        for owed, amount in ((5, 5), (5, 6), (9, 7)):
            order = sell(shop, line(owed), to=invoiced)
            shop.call("orders.payments.add", order=order["id"], amount=eur(amount))
        sell(shop, {"text": "x", "quantity": 1, "unitPrice": usd(4)}, currency="USD", to=invoiced)
    for power, day in enumerate(days[1:], 1):
        with Core(tmp_path, "--clock", f"{day}T12:00:00Z", "--seed", "1") as shop.core:
            shop.call = shop.core.call
            sell(shop, line(10**power), to=invoiced)
    with Core(tmp_path, "--clock", "2026-03-20T12:00:00Z", "--seed", "1") as core:
        euros, dollars = core.call("reports.aging")["items"]
    names = ("days30", "days60", "days90", "older", "total")
    assert [(euros[name]["orders"], euros[name]["due"]) for name in names] == [
        (1, eur(10**5)),
        (2, eur(11_000)),
        (2, eur(110)),
        (2, eur(3)),
        (7, eur(111_113)),
    ]
    assert [dollars[name]["due"]["amount"] for name in names] == [0, 0, 0, 4, 4]


def line(amount):
    return {"text": "x", "quantity": 1, "unitPrice": eur(amount)}


def test_sums_are_exact_beyond_what_an_integer_holds(shop):
    cost = 9 * 10**13
    for name in ("gold", "silver"):
        shop.add_item(name)
        for _ in range(3):
            receive(shop, name, 1_000_000_000, cost)
    value = 3 * 10**9 * cost
    assert value > 2**63
    found = shop.call("reports.stockValue")
    assert rows(found, "value") == [(eur(value),)] * 2 and found["totals"] == [{"count": 2, "value": eur(2 * value)}]
    shop.call("inventory.stock.consume", item=shop.items["gold"], quantity=999_999_999.99999)
    (total,) = shop.call("reports.turnover", **{"from": "2026-03-02"})["totals"]
    gone = 99_999_999_999_999 * cost // 10**5
    # The turnover: one sixth of the stock went out, and the average of the opening and the closing value is 5.5 sixths.
    # 1 / 5.5 = 0.18.
    assert total == {"out": eur(gone), "opening": eur(2 * value), "closing": eur(2 * value - gone), "turnover": 0.18}
    count = 2**63 // MOST + 1
    draft = {"contact": shop.customer, "currency": "EUR", "lines": [line(MOST)]}
    made = pipeline(shop.core, [request("orders.create", draft, number) for number in range(count)])
    steps = [request("orders.step", {"id": one["result"]["id"], "to": "submitted"}, one["id"]) for one in made]
    assert all("result" in reply for reply in pipeline(shop.core, steps))
    assert shop.call("reports.sales")["totals"][0]["net"] == eur(count * MOST)


def pages(shop, method, **params):
    found, after = [], None
    while True:
        page = shop.call(method, **params, **({"after": after} if after else {}))
        assert len(page["items"]) <= params.get("limit", 50)
        found += page["items"]
        after = page["next"]
        if after is None:
            return found


def test_rows_come_in_pages(shop):
    for number in range(25):
        shop.add_item(f"i{number:02}", category=f"Group {number % 7}: ✓" if number % 7 else None)
        receive(shop, f"i{number:02}", number % 4 + 1, 100)
        sell(shop, {"item": shop.items[f"i{number:02}"], "quantity": number % 3 + 1, "unitPrice": eur(10)})
    for method, groupings in {
        "reports.stockValue": ("item", "category", "location"),
        "reports.turnover": ("item", "category"),
        "reports.sales": ("item", "contact", "day"),
        "reports.abc": (None,),
    }.items():
        for by in groupings:
            params = {"by": by} if by else {}
            whole = shop.call(method, limit=200, **params)
            assert whole["next"] is None and whole["items"]
            for limit in (1, 7):
                assert pages(shop, method, limit=limit, **params) == whole["items"], (method, by)
    for after in ("x", "abc.", "stockValue-item.zz_0_zz", "stockValue-category.4555_0_", "stockValue-item.4_5_6"):
        error = shop.refused("reports.stockValue", after=after)
        assert problems(error) == [("/after", "value")], after


def test_bad_parameters_are_named(shop):
    error = shop.refused("reports.sales", **{"from": "2026-03-02", "to": "2026-03-01", "by": "item"})
    assert problems(error) == [("/to", "value")]
    error = shop.refused("reports.turnover", **{"from": "2026-3-2", "to": 5, "by": "contact", "limit": 0})
    assert {pointer for pointer, _ in problems(error)} == {"/from", "/to", "/by", "/limit"}
    assert problems(shop.refused("reports.stockValue", at="today", by="lot")) == [("/at", "value"), ("/by", "value")]
    for method in ("reports.sales", "reports.turnover", "reports.abc"):
        assert shop.call(method, **{"from": "0001-01-01", "to": "9999-12-31"})["items"] == []


def test_others_are_answered_meanwhile_and_it_can_be_cancelled(core):
    shop = Desk(core)
    shop.call("companies.setTier", tier="enterprise")
    shop.add_item("beans")
    entries = [{"type": "receive", "item": shop.items["beans"], "quantity": 1, "unitCost": eur(1)}] * 1000
    for _ in range(5):
        shop.call("inventory.stock.post", entries=entries)
    core.send(
        request("reports.stockValue", {"progressToken": "mine"}, "slow"),
        request("inventory.stock.receive", {"item": shop.items["beans"], "quantity": 5, "unitCost": eur(9)}, "write"),
    )
    lines = [core.receive()]
    while lines[-1].get("id") != "slow":
        lines.append(core.receive())
    assert [line["id"] for line in lines if "id" in line] == ["write", "slow"]
    said = [line["params"] for line in lines if line.get("method") == "rpc.progress"]
    assert all(one["token"] == "mine" and one["total"] == 5000 for one in said)
    # Records that were created while the report ran are not in the report.
    assert lines[-1]["result"]["totals"] == [{"count": 1, "value": eur(5000)}]
    core.send(request("reports.stockValue", {}, "dropped"), request("rpc.cancel", {"id": "dropped"}, "cancel"))
    replies = [core.receive(), core.receive()]
    assert {one["id"]: one.get("error", {}).get("code") for one in replies} == {"dropped": -32800, "cancel": None}
    assert shop.call("reports.stockValue")["totals"] == [{"count": 1, "value": eur(5045)}]


def test_they_are_for_managers_of_the_department():
    made = desk(":memory:", *CLOCK)
    core = made.core
    bits = {"inventory": 1, "orders": 2, "dispatch": 4, "contacts": 8, "viewing": 16}
    people = [(f"{name}{kind}", {kind: bit}) for name, bit in bits.items() for kind in ("deptMask", "managerMask")]
    with core:
        company, _ = staffed(core, *people, name="Other")
        core.call("companies.setTier", company=company, tier="enterprise")
        rules = {"stockValue": 1, "turnover": 1, "abc": 2, "sales": 2, "aging": 2}
        for name, rights in [*people, ("owner", {})]:
            sign_in(core, company, name)
            for report, bit in rules.items():
                method = f"reports.{report}"
                allowed = name == "owner" or rights.get("managerMask", 0) & bit != 0
                verdict = core.call("access.check", company=company, method=method)
                assert verdict["allowed"] == allowed, (name, method)
                if allowed:
                    core.call(method, company=company)
                else:
                    error = core.refused(method, company=company)
                    needs = {"rule": "manager", "department": "inventory" if bit == 1 else "orders", "mask": bit}
                    assert error["data"] == {"kind": "forbidden", "needs": needs}


def test_smaller_tiers_are_without_them(shop):
    wanted = {"kind": "tierRequired", "limit": "analytics", "most": None, "tiers": ["enterprise"]}
    for tier in ("free", "business"):
        shop.call("companies.setTier", tier=tier)
        for report in ("stockValue", "turnover", "abc", "sales", "aging"):
            error = shop.refused(f"reports.{report}")
            assert error["code"] == 20 and error["data"] == wanted and tier in error["message"]
    shop.call("companies.setTier", tier="enterprise")
    shop.call("companies.update", company=shop.company, changes={"archived": True})
    assert shop.call("reports.aging")["items"] == []


def test_they_are_not_live(shop):
    error = shop.refused("live.open", query={"method": "reports.sales"})
    assert problems(error) == [("/query/method", "value")]


def test_average_cost_is_for_managers_of_the_inventory():
    """Managers see it in levels and live queries. Other users see it in no reply, event or history."""
    made = desk(":memory:", *CLOCK)
    core = made.core
    people = [
        ("boss", {"deptMask": 1, "managerMask": 1}),
        ("clerk", {"deptMask": 1}),
        ("seller", {"deptMask": 2, "managerMask": 2}),
        ("viewer", {"deptMask": 16}),
    ]
    with core:
        company, _ = staffed(core, *people, name="Other")
        sign_in(core, company, "boss")
        core.call("companies.select", company=company)
        made.add_item("beans")
        receive(made, "beans", 3, 100)
        receive(made, "beans", 4, 170)
        there = {"items": [made.items["beans"]]}
        # The average cost: (300 + 680) / 7 = 140.
        (level,) = core.call("inventory.stock.levels", **there)["items"]
        assert level["averageCost"] == eur(140)
        receive(made, "beans", 4, 7)
        (level,) = core.call("inventory.stock.levels", **there)["items"]
        # The average cost: (7 * 140 + 4 * 7) / 11 = 91.636363...
        assert level["averageCost"] == {"amount": 91.63636, "currency": "EUR"}
        (level,) = core.call("inventory.stock.levels", by="location", **there)["items"]
        assert level["averageCost"] is None
        live = core.call("live.open", query={"method": "inventory.stock.levels", "params": there})
        assert live["result"]["items"][0]["averageCost"]["amount"] == 91.63636
        made.add_item("filters", 1)
        (level,) = core.call("inventory.stock.levels", items=[made.items["filters"]])["items"]
        assert level["averageCost"] is None
        core.call("live.close", live=live["live"])
        for name in ("clerk", "viewer", "seller"):
            sign_in(core, company, name)
            if name == "clerk":
                core.call("events.subscribe")
                live = core.call("live.open", query={"method": "inventory.stock.levels", "params": there})
                core.call("inventory.stock.receive", item=made.items["beans"], quantity=1)
                said = json.dumps([live, core.said(), core.call("events.since")])
                assert "91." not in said and "averageCost" not in said and "live.changed" in said
                core.call("live.close", live=live["live"])
            for method, params in {
                "inventory.stock.levels": there,
                "inventory.items.get": {"id": made.items["beans"]},
                "inventory.items.history": {"id": made.items["beans"]},
                "inventory.stock.entries": {},
                "dashboard.summary": {},
                "inventory.items.export": {"format": "csv", "inline": True},
            }.items():
                reply = core.ask(request(method, params | {"company": company}, 1))
                while "method" in reply:
                    reply = core.receive()
                text = json.dumps(reply)
                assert "averageCost" not in text and "91.6" not in text and "unitCost" not in text, (name, method)
