"""A trader moves in with the orders of two years: Northwind, the sample data of Microsoft's databases (MIT). The
totals are those that many courses of SQL publish."""

import csv
import json
import pathlib
from collections import Counter, defaultdict
from decimal import ROUND_HALF_UP, Decimal

import pytest

from support.core import Core

HERE = pathlib.Path(__file__)
CENT = Decimal("0.01")


def table(name):
    with open(HERE.with_name(name), newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def lines(order):
    """Returns the lines of an order: product, quantity, price and discount, the exact amount, and the amount rounded to
    the cent."""
    for line in order["lines"].split(" "):
        product, quantity, price, *discount = line.split(":")
        share = Decimal(discount[0]) if discount else Decimal(0)
        exact = Decimal(price) * int(quantity) * (1 - share)
        yield product, int(quantity), Decimal(price), share, exact, exact.quantize(CENT, ROUND_HALF_UP)


ORDERS = table("northwind.csv")
NAMES = {(row["kind"], row["key"]): row["name"] for row in table("northwind_names.csv")}


def usd(amount):
    assert amount == amount.quantize(CENT)
    return {"amount": int(amount * 100), "currency": "USD"}


def row(order):
    """Returns an order as a row of a file. Old orders are closed, and the last ones are open."""
    sold = [
        {"sku": product, "quantity": quantity, "unitPrice": usd(price), "discount": float(share * 100)}
        for product, quantity, price, share, _, _ in lines(order)
    ]
    freight = {"text": "Freight", "quantity": 1, "unitPrice": usd(Decimal(order["freight"]))}
    made = {
        "number": order["order"],
        "contact": NAMES["customer", order["customer"]],
        "currency": "USD",
        "createdAt": f"{order['ordered']}T12:00:00Z",
        "rounding": "halfUp",
        "taxRounding": "rate",
        "lines": [*sold, freight],
    }
    return made | ({"status": "closed", "assumePaid": True} if order["shipped"] else {"status": "submitted"})


@pytest.fixture(scope="module")
def trader(tmp_path_factory):
    with Core(tmp_path_factory.mktemp("data"), "--clock", "1998-06-01T00:00:00Z") as core:
        company = core.call("companies.create", name="Northwind Traders", currency="USD")["id"]
        core.call("companies.setTier", company=company, tier="enterprise")
        for method, rows in (
            ("contacts", [{"name": NAMES[key], "kinds": ["customer"]} for key in NAMES if key[0] == "customer"]),
            (
                "inventory.items",
                [{"sku": key[1], "name": NAMES[key], "unit": "box"} for key in NAMES if key[0] == "product"],
            ),
            ("orders", map(row, ORDERS)),
        ):
            text = "\n".join(map(json.dumps, rows))
            report = core.call(f"{method}.import", format="jsonl", inline=text)
            assert report["failed"] == 0 and report["created"] == report["rows"], report["problems"][:3]
        yield core


def pages(core, method, **params):
    after = None
    while True:
        page = core.call(method, **params, limit=200, after=after)
        yield from page["items"]
        after = page["next"]
        if not after:
            return


def test_each_order_has_the_sum_that_a_person_calculates(trader):
    found = {one["number"]: one for one in pages(trader, "orders.list")}
    assert len(found) == len(ORDERS) == 830
    for order in ORDERS:
        net = sum(amount for *_, amount in lines(order)) + Decimal(order["freight"])
        assert found[order["order"]]["net"] == usd(net), order
    assert sum(len(order["lines"].split(" ")) for order in ORDERS) == 2155


def test_the_sales_are_the_published_ones(trader):
    """The published totals round only the sum, and an order rounds each line. So they differ by at most half a cent a
    line."""
    freight = sum(Decimal(order["freight"]) for order in ORDERS)
    assert freight == Decimal("64942.69")
    published = {"1996": "208083.97", "1997": "617085.20", "1998": "440623.87"}
    months = {one["day"][:4]: [] for one in trader.call("reports.sales", by="month", limit=100)["items"]}
    for one in trader.call("reports.sales", by="month", limit=100)["items"]:
        months[one["day"][:4]].append(one["net"]["amount"])
    for year, total in published.items():
        ordered = [order for order in ORDERS if order["ordered"][:4] == year]
        exact = sum(amount for order in ordered for *_, amount in lines(order))
        carried = sum(Decimal(order["freight"]) for order in ordered)
        assert sum(months[year]) == (exact + carried) * 100
        assert abs(exact - Decimal(total)) < CENT / 2 * sum(len(order["lines"].split(" ")) for order in ordered)
    [total] = trader.call("reports.sales")["totals"]
    assert (total["orders"], total["net"]) == (830, usd(Decimal("1265793.29") + freight))


def test_the_best_products_and_customers_are_known(trader):
    products, customers = defaultdict(Decimal), Counter()
    for order in ORDERS:
        for product, *_, amount in lines(order):
            products[product] += amount
            customers[order["customer"]] += amount
        customers[order["customer"]] += Decimal(order["freight"])
    rows = [one for one in pages(trader, "reports.sales", by="item") if one["sku"]]
    assert {one["sku"]: one["net"] for one in rows} == {product: usd(amount) for product, amount in products.items()}
    assert [(one["name"], one["net"]["amount"] // 100) for one in rows[:2]] == [
        ("Côte de Blaye", 141396),
        ("Thüringer Rostbratwurst", 80368),
    ]
    rows = list(pages(trader, "reports.sales", by="contact"))
    assert [one["net"] for one in rows] == [usd(amount) for _, amount in customers.most_common()]
    assert rows[0]["name"] == "QUICK-Stop"


def test_who_owes_what_when_the_open_orders_are_invoiced(trader):
    """The 21 orders that were not shipped in time. Their invoices have the same amounts, and so do the accounts."""
    late = [order for order in ORDERS if not order["shipped"]]
    found = {one["number"]: one for one in pages(trader, "orders.list", status="submitted")}
    assert len(late) == 21 and set(found) == {order["order"] for order in late}
    stock = Counter()
    owed = Counter()
    for order in late:
        for product, quantity, *_ in lines(order):
            stock[product] += quantity
    for product, quantity in stock.items():
        trader.call("inventory.stock.receive", sku=product, quantity=quantity)
    for order in late:
        id = found[order["order"]]["id"]
        trader.call("orders.step", id=id, to="inProgress")
        goods = [one for one in trader.call("orders.get", id=id)["lines"] if one["item"]]
        trader.call("orders.ship", id=id, lines=[{"line": one["id"], "quantity": one["quantity"]} for one in goods])
        [invoice] = trader.call("orders.invoice", id=id)["documents"]
        net = sum(amount for *_, amount in lines(order)) + Decimal(order["freight"])
        assert invoice["gross"] == invoice["net"] == usd(net)
        owed[found[order["order"]]["contact"]] += net
    assert {one["onHand"] for one in pages(trader, "inventory.stock.levels")} <= {0}
    aging = trader.call("reports.aging", by="contact")["items"]
    assert {one["contact"]: one["total"]["due"] for one in aging} == {key: usd(amount) for key, amount in owed.items()}
    for contact, amount in owed.items():
        assert trader.call("contacts.account", id=contact)["balances"] == [usd(amount)]
