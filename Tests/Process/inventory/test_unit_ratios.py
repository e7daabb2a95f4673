"""Units whose factor can't be written with five decimals. They have ratios, which the tests compare with Python's
fractions."""

from fractions import Fraction

import pytest

from support.core import Core, item
from support.order_desk import eur

# The international pound, and a piece of a box of nine.
POUND = {"unit": "lb", "factor": 45359237, "per": 100000000}
PIECE = {"unit": "piece", "factor": 1, "per": 9}


@pytest.fixture
def shop(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        core.call("companies.create", name="Shop")
        yield core


def beans(core, **more):
    return core.call("inventory.items.create", **item(sku="BEANS", unit="kg", units=[POUND], **more))["id"]


def mugs(core, unit=PIECE, **more):
    return core.call("inventory.items.create", **item(sku="MUGS", unit="box", units=[unit], **more))["id"]


def receive(core, sku, quantity, **more):
    return core.call("inventory.stock.receive", sku=sku, quantity=quantity, **more)


def consume(core, sku, quantity, **more):
    return core.call("inventory.stock.consume", sku=sku, quantity=quantity, **more)


def held(core):
    return [level["onHand"] for level in core.call("inventory.stock.levels")["items"]]


def problem(error):
    (problem,) = error["data"]["problems"]
    return problem["pointer"], problem["message"]


def test_a_pound_of_kilograms(shop):
    beans(shop)
    assert shop.call("inventory.items.get", sku="BEANS")["units"] == [POUND]
    receive(shop, "BEANS", 100000, unit="lb")
    assert held(shop) == [45359.237]
    # A unit that five decimals can't express is refused, and nothing is rounded.
    assert problem(shop.refused("inventory.stock.receive", sku="BEANS", quantity=1, unit="lb")) == (
        "/quantity",
        "1 lb is 45359237/100000000 kg, which has more than 5 decimals; "
        "give a quantity that has at most 5 decimals in kg",
    )
    assert problem(shop.refused("inventory.stock.consume", sku="BEANS", quantity=1, unit="lb"))[0] == "/quantity"
    assert held(shop) == [45359.237]
    consume(shop, "BEANS", 100000, unit="LB ")
    assert held(shop) == [0]


def test_nine_pieces_are_a_box_and_none_is_left(shop):
    mugs(shop, minStock=0.5)
    receive(shop, "MUGS", 1)
    consume(shop, "MUGS", 4.5, unit="piece")
    consume(shop, "MUGS", 4.5, unit="piece")
    receive(shop, "MUGS", 9, unit="piece")
    assert held(shop) == [1]
    consume(shop, "MUGS", 9, unit="piece")
    assert held(shop) == [0]
    assert shop.call("inventory.stock.alerts")["items"][0]["kind"] == "out"


@pytest.mark.parametrize("rest", [0.11111, 0.11112])
@pytest.mark.parametrize("tracked", [False, True])
def test_the_rest_is_taken_whole(shop, rest, tracked):
    """A ninth of a box is between 0.11111 and 0.11112. If the remaining stock is one of these two values, taking one
    piece takes all of it."""
    mugs(shop, trackBatch=tracked)
    lot = {"batch": "B1"} if tracked else {}
    shelf = shop.call("inventory.locations.create", name="Shelf", code="A-1")["id"]
    shop.call("inventory.locations.create", name="Cellar", code="C")
    cafe = shop.call("contacts.create", name="Cafe", kinds=["customer"])["id"]

    def refill():
        receive(shop, "MUGS", rest, location="A-1", **lot)

    one = {"sku": "MUGS", "quantity": 1, "unit": "piece"}
    for named in (lot, {}):
        refill()
        shop.call("inventory.stock.consume", location=shelf, **one, **named)
        refill()
        shop.call("inventory.stock.transfer", **{"from": shelf}, to="C", **one, **named)
        shop.call("inventory.stock.consume", location="C", **one, **named)
    refill()
    assert shop.call("inventory.loans.create", contact=cafe, **{"from": shelf}, **one)["quantity"] == rest
    refill()
    # After the stocktake, the stock is the counted quantity.
    count = shop.call("inventory.counts.create", scope={"location": shelf})["id"]
    place = {"count": count, "location": shelf, **one, **lot}
    line = shop.call("inventory.counts.record", **place)
    assert (line["quantity"], line["expected"]) == (rest, rest)
    shop.call("inventory.counts.cancel", count=count)
    correction = {"sku": "MUGS", "unit": "piece", "location": shelf, "reason": "Broken", **lot}
    shop.call("inventory.stock.adjust", by=-1, **correction)
    # If more stock is left, the rule for the remainder does not apply. It does not apply to receipts either.
    receive(shop, "MUGS", rest + 0.5, location="A-1", **lot)
    for method, params in (
        ("inventory.stock.consume", {"location": shelf, **one, **lot}),
        ("inventory.stock.receive", {"location": shelf, **one, **lot}),
        ("inventory.stock.adjust", {"by": -1, **correction}),
        ("inventory.stock.adjust", {"to": 1, **correction}),
        ("inventory.counts.record", {**place, "count": shop.call("inventory.counts.create")["id"]}),
    ):
        assert "5 decimals" in problem(shop.refused(method, **params))[1], method


def test_what_older_stores_say_of_a_box_can_be_mended(shop):
    """A factor with five decimals leaves a small remainder, as in earlier versions. If the factor is replaced by a
    ratio, the remainder can be removed."""
    made = mugs(shop, {"unit": "piece", "factor": 0.11111})
    receive(shop, "MUGS", 1)
    consume(shop, "MUGS", 8, unit="piece")
    assert held(shop) == [0.11112]
    changed = shop.call("inventory.items.update", id=made, changes={"units": [PIECE]})
    assert changed["units"] == [PIECE]
    consume(shop, "MUGS", 1, unit="piece")
    assert held(shop) == [0]


@pytest.mark.parametrize(
    ("unit", "pointer"),
    [
        ({"factor": 1, "per": 0}, "/units/0/per"),
        ({"factor": 1, "per": -9}, "/units/0/per"),
        ({"factor": 1, "per": 1000000000.00001}, "/units/0/per"),
        ({"factor": 1, "per": "9"}, "/units/0/per"),
        ({"factor": 1, "per": 0.000001}, "/units/0/per"),
        ({"factor": 0, "per": 9}, "/units/0/factor"),
        ({"factor": -1, "per": 9}, "/units/0/factor"),
        ({"factor": 0.45359237}, "/units/0/factor"),
        ({"per": 9}, "/units/0/factor"),
    ],
)
def test_what_is_no_ratio_is_refused(shop, unit, pointer):
    assert problem(shop.refused("inventory.items.create", **item(units=[{"unit": "x", **unit}])))[0] == pointer


def test_the_largest_ratios_overflow_nothing(shop):
    most, least = 1000000000, 0.00001
    units = [{"unit": "much", "factor": most, "per": least}, {"unit": "little", "factor": least, "per": most}]
    shop.call("inventory.items.create", **item(sku="X", units=units, price=eur(9000000000000), salesUnit="much"))
    receive(shop, "X", least, unit="much")
    assert held(shop) == [1000000000]
    for quantity in (1, 1000000000, 92233720368547.75807):
        assert (
            problem(shop.refused("inventory.stock.receive", sku="X", quantity=quantity, unit="much"))[0] == "/quantity"
        )
    assert problem(shop.refused("inventory.stock.receive", sku="X", quantity=1, unit="little"))[0] == "/quantity"
    bea = shop.call("contacts.create", kinds=["customer", "supplier"], name="Bea")["id"]
    lines = [{"sku": "X", "quantity": least, "unit": "much"}]
    assert shop.refused("orders.create", contact=bea, currency="EUR", lines=lines)["data"]["kind"] == "invalidParams"
    lines = [{"sku": "X", "quantity": least, "unit": "much", "unitPrice": eur(9000000000000)}]
    made = shop.call("purchases.create", contact=bea, currency="EUR", lines=lines)
    assert made["lines"][0]["unitPrice"] == eur(9000000000000)


def test_orders_and_purchases_in_pounds(shop):
    made = beans(shop, price=eur(1890), cost=eur(1000), salesUnit="lb", purchaseUnit="lb")
    bea = shop.call("contacts.create", kinds=["customer", "supplier"], name="Bea")["id"]
    lines = [{"item": made, "quantity": 200000, "unitPrice": eur(333)}]
    bought = shop.call("purchases.create", contact=bea, currency="EUR", lines=lines)
    line = bought["lines"][0]
    assert (line["unit"], line["factor"], line["per"], line["planned"]) == ("lb", 45359237, 100000000, 90718.474)
    shop.call("purchases.step", id=bought["id"], to="ordered")
    shop.call("purchases.receive", id=bought["id"], lines=[{"line": line["id"], "quantity": 200000}])
    assert held(shop) == [90718.474]
    # The cost of a kilogram is exact to five decimals of a cent.
    pound = Fraction(45359237, 100000000)
    (level,) = shop.call("inventory.stock.levels", by="item")["items"]
    assert level["averageCost"]["amount"] == float(round(Fraction(333) / pound, 5))
    order = shop.call("orders.create", contact=bea, currency="EUR", lines=[{"item": made, "quantity": 100000}])
    (line,) = order["lines"]
    assert (line["unit"], line["unitPrice"]) == ("lb", eur(round(1890 * pound)))
    shop.call("orders.step", id=order["id"], to="submitted")
    shop.call("orders.step", id=order["id"], to="inProgress")
    error = shop.refused("orders.ship", id=order["id"], lines=[{"line": line["id"], "quantity": 1}])
    assert problem(error)[0] == "/lines/0/quantity"
    shop.call("orders.ship", id=order["id"], lines=[{"line": line["id"], "quantity": 100000}])
    assert held(shop) == [45359.237]
    back = {"sku": "BEANS", "quantity": 45359.237, "direction": "fromCustomer", "orderLine": line["id"]}
    shop.call("inventory.stock.return", **back)
    assert shop.call("orders.get", id=order["id"])["lines"][0]["returned"] == 100000
    copy = shop.call("orders.duplicate", id=order["id"])["lines"][0]
    assert (copy["factor"], copy["per"]) == (45359237, 100000000)
    text = shop.call("orders.export", format="jsonl", inline=True)["text"]
    assert '"factor":45359237,"per":100000000' in text
    (here,) = (company["id"] for company in shop.call("companies.list")["items"])
    other = shop.call("companies.create", name="Other")["id"]
    for kind in ("contacts", "inventory.locations", "inventory.items", "inventory.stock", "orders"):
        exported = shop.call(f"{kind}.export", company=here, format="jsonl", inline=True)["text"]
        assert shop.call(f"{kind}.import", company=other, format="jsonl", inline=exported)["problems"] == []
        assert shop.call(f"{kind}.export", company=other, format="jsonl", inline=True)["text"] == exported
    for old, new, pointer in (
        ('"per":100000000', '"per":0', "/lines/0/per"),
        ('"factor":45359237,', "", "/lines/0/per"),
        ('"factor":45359237', '"factor":0', "/lines/0/factor"),
    ):
        bad = text.replace(old, new).replace('"number":"', '"number":"x')
        rows = shop.call("orders.import", company=other, format="jsonl", inline=bad)["problems"]
        assert pointer in [one["pointer"] for row in rows for one in row["problems"]]
