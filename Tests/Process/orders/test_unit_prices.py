"""Prices for a quantity other than one: 31.00 for a thousand is exactly 3.1 cents for one."""

import json
import random
from fractions import Fraction

import pytest

from support.core import item, request
from support.order_desk import desk, eur, problems
from support.order_model import amounts
from support.people import pipeline

REEL = {"amount": 3100, "currency": "USD", "per": 1000}
# Worked out by hand: the price and its quantity, the ordered quantity, and the net amount in cents. A half is rounded
# to the even cent.
RESISTORS = [
    ((3100, 1000), 1, 3),
    ((3100, 1000), 5, 16),
    ((3100, 1000), 15, 46),
    ((3100, 1000), 25, 78),
    ((3100, 1000), 1000, 3100),
    ((3100, 1000), 4500, 13950),
    ((3100, 1000), 5000, 15500),
    ((25, 10), 1, 2),
    ((25, 10), 3, 8),
    ((100, 3), 3, 100),
    ((100, 3), 1, 33),
    ((100, 0.5), 1, 200),
    ((999, 12), 1, 83),
    ((999, 12), 12, 999),
    ((1, 1000000), 500000, 0),
    ((1, 1000000), 1500000, 2),
]


def usd(amount, per=None):
    return {"amount": amount, "currency": "USD"} | ({"per": per} if per else {})


@pytest.fixture
def shop(data):
    made = desk(data)
    made.round_by("line", "halfEven")
    with made.core:
        yield made


def bought(shop, price, quantity, **more):
    line = {"text": "R", "quantity": quantity, "unitPrice": price}
    return shop.call("orders.create", contact=shop.customer, currency="USD", lines=[line], **more)


@pytest.mark.parametrize(("price", "quantity", "net"), RESISTORS)
def test_a_reel_of_resistors(shop, price, quantity, net):
    order = bought(shop, usd(*price), quantity)
    assert (order["net"], order["lines"][0]["net"]) == (usd(net), usd(net))
    assert order["lines"][0]["unitPrice"] == usd(*price)
    document = shop.call("orders.document", id=order["id"], kind="quote")
    (line,) = document["lines"]
    assert (line["unitPrice"], line["net"]) == (usd(*price), usd(net))


def test_orders_come_to_what_the_model_says(shop):
    chance = random.Random(72)
    cases, sent = [], []
    for number in range(400):
        lines = []
        for _ in range(chance.randrange(1, 5)):
            per = chance.choice(
                ["1", "10", "100", "1000", "12", "0.5", "1000000", str(chance.randrange(1, 10**6) / 1000)]
            )
            quantity = chance.choice(["1", "2.5", "0.25", str(chance.randrange(1, 10**7)), "0.00001"])
            lines.append((quantity, chance.randrange(10**5), per, chance.choice(["0", "12.5", "50"]), "19"))
        cases.append(lines)
        given = [
            {
                "text": "x",
                "quantity": float(quantity),
                "unitPrice": eur(price) | {"per": float(per)},
                "discount": float(discount),
                "taxRate": float(rate),
            }
            for quantity, price, per, discount, rate in lines
        ]
        params = {"contact": shop.customer, "currency": "EUR", "lines": given}
        sent.append(request("orders.create", params, number))
    for lines, reply in zip(cases, pipeline(shop.core, sent)):
        wanted = amounts([(q, Fraction(price) / Fraction(per), d, r) for q, price, per, d, r in lines])
        found = [tuple(line[name]["amount"] for name in ("net", "tax", "gross")) for line in reply["result"]["lines"]]
        assert found == wanted, lines


def test_absent_stays_absent(shop):
    made = shop.call("inventory.items.create", **item(price=eur(450), cost=eur(210) | {"per": 1}))
    assert made["price"] == eur(450) and made["cost"] == eur(210)
    stored = shop.call("inventory.items.get", id=made["id"])
    assert stored["price"] == eur(450) and stored["cost"] == eur(210)
    made = shop.call("inventory.items.create", **item(2, price=REEL, cost=eur(5) | {"per": 0.5}))
    stored = shop.call("inventory.items.get", id=made["id"])
    assert (stored["price"], stored["cost"]) == (REEL, eur(5) | {"per": 0.5})


def test_an_amount_without_per_is_the_price_of_one(shop):
    """Programs and files that don't know `per` mean the price of one when they set a price."""
    id = shop.call("inventory.items.create", **item(price=REEL))["id"]

    def change(**price):
        return shop.call("inventory.items.update", id=id, changes={"price": price})["price"]

    assert change(amount=3200, per=1000) == usd(3200, 1000)
    assert change(per=100) == usd(3200, 100)
    assert change(currency="EUR") == eur(3200) | {"per": 100}
    assert change(per=None) == eur(3200)
    assert change(per=10) == eur(3200) | {"per": 10}
    assert change(amount=450) == eur(450)
    assert change(amount=450, currency="USD", per=7) == usd(450, 7)
    assert shop.call("inventory.items.update", id=id, changes={"price": None})["price"] is None
    assert change(**REEL) == REEL


def test_the_unit_of_a_line_keeps_the_price_exact(shop):
    """A price with `per` is exact in another unit. A price of one is rounded to a whole cent, as before."""
    units = [{"unit": "strip", "factor": 15}, {"unit": "third", "factor": 1, "per": 3}]
    exact = shop.call("inventory.items.create", **item(1, units=units, price=usd(3105, 1000)))["id"]
    whole = shop.call("inventory.items.create", **item(2, units=units, price=usd(5)))["id"]

    def price(item, unit, quantity=1):
        line = {"item": item, "quantity": quantity, "unit": unit}
        order = shop.call("orders.create", contact=shop.customer, currency="USD", lines=[line])
        found = order["lines"][0]["unitPrice"]
        return Fraction(found["amount"]) / Fraction(str(found.get("per", 1))), order["net"]["amount"]

    assert price(exact, "piece", 1000) == (Fraction(3105, 1000), 3105)
    assert price(exact, "strip", 100) == (Fraction(3105 * 15, 1000), 4658)
    assert price(exact, "third", 3) == (Fraction(3105, 3000), 3)
    assert price(whole, "third", 3) == (2, 6)


def test_received_goods_cost_what_was_paid(shop):
    """The ledger has five decimal places: 3.1 cents are exact, and a third of a cent is rounded once."""
    for number, cost, quantity, average in [
        (1, usd(3100, 1000), 5000, 3.1),
        (2, usd(1, 3), 3, 0.33333),
        (3, usd(100, 0.5), 2, 200),
        (4, usd(2, 3), 1, 0.66667),
    ]:
        made = shop.call("inventory.items.create", **item(number))["id"]
        entry = shop.call("inventory.stock.receive", item=made, quantity=quantity, unitCost=cost)["entries"][0]
        assert entry["unitCost"] == usd(average)
        (level,) = shop.call("inventory.stock.levels", items=[made])["items"]
        assert level["averageCost"] == usd(average)
    (posted,) = shop.call(
        "inventory.stock.post",
        entries=[{"type": "receive", "sku": "SKU-1", "quantity": 5000, "unitCost": usd(2900, 1000)}],
    )["entries"]
    assert posted["unitCost"] == usd(2.9)
    assert shop.call("inventory.stock.levels", skus=["SKU-1"])["items"][0]["averageCost"] == usd(3)


def test_a_purchase_of_reels(shop):
    """Two reels of 5,000 at 31.00 for a thousand, less ten percent, cost 279.00. One piece costs 2.79 cents."""
    supplier = shop.call("contacts.create", kinds=["supplier"], name="Parts Inc.")["id"]
    resistor = shop.call(
        "inventory.items.create", **item(units=[{"unit": "reel", "factor": 5000}], purchaseUnit="reel", cost=REEL)
    )["id"]
    lines = [
        {"item": resistor, "quantity": 2, "discount": 10},
        {"text": "Clips", "quantity": 30, "unitPrice": usd(5, 12)},
    ]
    made = shop.call("purchases.create", contact=supplier, currency="USD", lines=lines)
    reel, clips = made["lines"]
    assert Fraction(reel["unitPrice"]["amount"]) / reel["unitPrice"].get("per", 1) == 15500
    assert (reel["net"], clips["net"], made["net"]) == (usd(27900), usd(12), usd(27912))
    shop.call("purchases.step", id=made["id"], to="ordered")
    shop.call("purchases.receive", id=made["id"], lines=[{"line": reel["id"], "quantity": 1}])
    more = {"line": reel["id"], "quantity": 1, "unitCost": usd(2_790, 1000)}
    shop.call("purchases.receive", id=made["id"], lines=[more])
    (level,) = shop.call("inventory.stock.levels", items=[resistor])["items"]
    assert (level["onHand"], level["averageCost"]) == (10000, usd(2.79))


@pytest.mark.parametrize("per", [0, -1, 1000000.00001, 2000000, "1000", True])
def test_the_quantity_is_more_than_nothing(shop, per):
    refusal = shop.refused("inventory.items.create", **item(price=eur(5) | {"per": per}))
    (problem,) = refusal["data"]["problems"]
    assert problem["pointer"] == "/price/per"
    if isinstance(per, (int, float)) and not isinstance(per, bool):
        assert problem["message"] == "per must be more than 0 and at most 1000000"


def test_totals_have_no_quantity(shop):
    """A total is the sum of all lines. `per` in a total is a mistake, and the refusal says so."""
    price = eur(500) | {"per": 10}
    wanted = "per must be left out: this amount is a total, and only unit prices and unit costs can have `per`"
    order = shop.call("orders.create", contact=shop.customer, currency="EUR", lines=[])
    for method, params, pointer in [
        ("orders.payments.add", {"order": order["id"], "amount": price}, "/amount/per"),
        (
            "orders.update",
            {"id": order["id"], "changes": {"discount": {"money": price}}},
            "/changes/discount/money/per",
        ),
        ("journal.equipment.create", {"name": "Mill", "kind": "grinder", "price": price}, "/price/per"),
    ]:
        refusal = shop.refused(method, **params)
        found = [(one["pointer"], one["message"]) for one in refusal["data"]["problems"]]
        assert (pointer, wanted) in found, (method, found)
    assert (
        problems(shop.refused("orders.payments.add", order=order["id"], amount=eur(5) | {"pre": 1}))[0][0]
        == "/amount/pre"
    )


@pytest.mark.parametrize("params", [{"format": "csv"}, {"format": "jsonl"}, {"format": "csv", "dialect": "excel"}])
def test_files_keep_prices(shop, params):
    """An export can be imported again with the same prices. In a file without `per`, each price is the price of one."""
    shop.call("inventory.items.create", **item(1, price=REEL, cost=usd(29, 12)))
    shop.call("inventory.items.create", **item(2, price=usd(5)))
    shop.call("inventory.stock.receive", sku="SKU-1", quantity=100, unitCost=REEL)
    shop.call("inventory.stock.receive", sku="SKU-2", quantity=3, unitCost=usd(1000, 3))
    line = {"sku": "SKU-1", "quantity": 100}
    shop.call("orders.create", contact=shop.customer, currency="USD", lines=[line])
    kinds = ("inventory.locations", "inventory.items", "inventory.stock", "orders")
    files = [shop.call(f"{kind}.export", **params, inline=True)["text"] for kind in kinds]
    other = shop.call("companies.create", name="Other")["id"]
    shop.call("companies.select", company=other)
    shop.call("contacts.create", kinds=["customer"], name="Café Mozart")
    for kind, text in zip(kinds, files):
        report = shop.call(f"{kind}.import", **params, inline=text)
        assert report["problems"] == [], (kind, text)
        assert shop.call(f"{kind}.export", **params, inline=True)["text"] == text
    found = {one["sku"]: (one["price"], one["cost"]) for one in shop.call("inventory.items.list")["items"]}
    assert found == {"SKU-1": (REEL, usd(29, 12)), "SKU-2": (usd(5), None)}
    costs = {one["sku"]: one["averageCost"] for one in shop.call("inventory.stock.levels")["items"]}
    # The average of 333.33333 cents is exported in whole cents, as before.
    assert costs == {"SKU-1": usd(3.1), "SKU-2": usd(333)}


def test_a_file_of_an_older_program_sets_the_price_of_one(shop):
    shop.call("inventory.items.create", **item(1, price=REEL))
    text = "sku,price.amount,price.currency\nSKU-1,450,USD\n"
    shop.call("inventory.items.import", format="csv", inline=text, mode="upsert")
    assert shop.call("inventory.items.get", sku="SKU-1")["price"] == usd(450)
    text = "sku,price,price.per\nSKU-1,31.00 USD,1000\n"
    shop.call("inventory.items.import", format="csv", inline=text, mode="upsert")
    assert shop.call("inventory.items.get", sku="SKU-1")["price"] == REEL


def test_the_discovered_schema_has_the_quantity(shop):
    """Prices and totals have one type, so that programs that don't know `per` still work."""
    schemas = shop.call("rpc.discover")["components"]["schemas"]
    for name in ("Money", "MoneyInput"):
        assert schemas[name]["required"] == ["amount", "currency"]
        limits = {key: schemas[name]["properties"]["per"].get(key) for key in ("exclusiveMinimum", "maximum")}
        assert limits == {"exclusiveMinimum": 0, "maximum": 1000000} or "anyOf" in schemas[name]["properties"]["per"]
    for member in ("price", "cost"):
        assert json.dumps(schemas["Item"]["properties"][member]).count("/Money") == 1
