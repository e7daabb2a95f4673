"""Suggested purchases on the terms of suppliers: least quantities, packs, lead times, and the price for the quantity.

The table is worked out by hand. A reel of resistors at a distributor in the United States: 3.1 cents for one from 100
on, 1.24 cents from 1,000 on, and a reel of 5,000 for 44.00."""

import pytest

from support.core import Core, item
from support.order_desk import eur
from support.people import sign_in, staffed
from support.purchase_desk import Buyer


def usd(amount, per=None):
    return {"amount": amount, "currency": "USD"} | ({"per": per} if per else {})


REEL = [
    {"minQuantity": 1, "price": usd(10)},
    {"minQuantity": 100, "price": usd(310, 100)},
    {"minQuantity": 1000, "price": usd(1240, 1000)},
    {"minQuantity": 5000, "price": usd(4400, 5000)},
]


@pytest.fixture
def buyer(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        yield Buyer(core)


def supply(buyer, name, **terms):
    (made,) = buyer.call("inventory.suppliers.list", item=buyer.items[name], contact=buyer.supplier)["items"]
    return buyer.call("inventory.suppliers.update", id=made["id"], changes=terms)


def suggested(buyer, **params):
    (made,) = buyer.call("purchases.suggest", dryRun=True, **params)["purchases"]
    return made


def line(buyer):
    found = suggested(buyer)["lines"][0]
    return found["quantity"], found["unit"], found["unitPrice"], found["net"]["amount"]


@pytest.mark.parametrize(
    ("least", "quantity", "price", "net"),
    [
        (1, 1, usd(10), 10),
        (99, 99, usd(10), 990),
        (100, 100, usd(310, 100), 310),
        (101, 101, usd(310, 100), 313),
        (999, 999, usd(310, 100), 3097),
        (1000, 1000, usd(1240, 1000), 1240),
        (4999, 4999, usd(1240, 1000), 6199),
        (5000, 5000, usd(4400, 5000), 4400),
        (12500, 12500, usd(4400, 5000), 11000),
    ],
)
def test_the_price_for_the_quantity(buyer, least, quantity, price, net):
    buyer.add("r", minStock=least, cost=None)
    supply(buyer, "r", breaks=REEL)
    assert line(buyer) == (quantity, "piece", price, net)
    made = buyer.call("purchases.create", contact=buyer.supplier, currency="USD")
    added = buyer.call("purchases.lines.add", purchase=made["id"], item=buyer.items["r"], quantity=quantity)
    assert added["unitPrice"] == price
    assert buyer.get(made)["net"] == usd(net)


def test_the_least_quantity_and_the_pack(buyer):
    """7 pieces are missing. Two boxes of 6 would do, but the least quantity is 3 boxes. With 40 missing, it is 7
    boxes."""
    buyer.add("cups", minStock=7, units=[{"unit": "box", "factor": 6}, {"unit": "crate", "factor": 24}])
    supply(buyer, "cups", packUnit="box")
    assert line(buyer) == (2, "box", eur(1260), 2520)
    supply(buyer, "cups", minOrder=3)
    assert line(buyer) == (3, "box", eur(1260), 3780)
    prices = [{"minQuantity": 2, "price": eur(1200)}, {"minQuantity": 5, "price": eur(1150)}]
    supply(buyer, "cups", breaks=prices)
    assert line(buyer) == (3, "box", eur(1200), 3600)
    buyer.call("inventory.items.update", id=buyer.items["cups"], changes={"minStock": 40})
    assert line(buyer) == (7, "box", eur(1150), 8050)
    # The quantity is below the first price break, so the item's cost is used.
    supply(buyer, "cups", breaks=[{"minQuantity": 8, "price": eur(1100)}])
    assert line(buyer) == (7, "box", eur(1260), 8820)
    supply(buyer, "cups", packUnit=None, minOrder=None)
    buyer.call("inventory.items.update", id=buyer.items["cups"], changes={"purchaseUnit": "crate"})
    assert line(buyer)[:2] == (2, "crate")
    supply(buyer, "cups", packUnit="piece", minOrder=100)
    assert line(buyer)[:2] == (100, "piece")


def test_prices_of_packs_in_other_units(buyer):
    """A crate is four boxes of 6. With 4 boxes at 11.50, a crate costs 46.00 and a cup 191 2/3 cents."""
    buyer.add("cups", units=[{"unit": "box", "factor": 6}, {"unit": "crate", "factor": 24}])
    prices = [{"minQuantity": 1, "price": eur(1200)}, {"minQuantity": 4, "price": eur(1150)}]
    supply(buyer, "cups", packUnit="box", breaks=prices)
    made = buyer.buy()
    for unit, quantity, price in [
        ("crate", 1, eur(4600)),
        ("box", 3, eur(1200)),
        ("box", 4, eur(1150)),
        ("piece", 23, eur(200)),
        ("piece", 24, eur(192)),
    ]:
        more = {"purchase": made["id"], "item": buyer.items["cups"], "quantity": quantity, "unit": unit}
        assert buyer.call("purchases.lines.add", **more)["unitPrice"] == price
    # The prices of one supplier don't apply to another supplier, or to another currency.
    other = buyer.call("contacts.create", kinds=["supplier"], name="Works")["id"]
    for contact, currency, price in [(other, "EUR", eur(210)), (buyer.supplier, "USD", None)]:
        made = buyer.call("purchases.create", contact=contact, currency=currency)
        added = buyer.call("purchases.lines.add", purchase=made["id"], item=buyer.items["cups"], quantity=24)
        assert added["unitPrice"] == price


def test_the_lead_time_of_a_draft(buyer):
    buyer.add("cups", minStock=1)
    assert suggested(buyer)["expectedAt"] is None
    supply(buyer, "cups", leadDays=5)
    buyer.add("lids", minStock=1)
    supply(buyer, "lids", leadDays=14)
    made = suggested(buyer)
    assert made["expectedAt"].startswith("2026-03-15T12:00:0") and len(made["lines"]) == 2


def test_what_is_on_its_way_is_counted(buyer):
    """20 on hand, 50 ordered by customers, 12 on order, and a minimum of 5: 23 are missing. With 10 in a draft, 13 are
    missing."""
    buyer.add("cups", minStock=5)
    supply(buyer, "cups", minOrder=4, breaks=[{"minQuantity": 1, "price": eur(200)}])
    buyer.call("inventory.stock.receive", item=buyer.items["cups"], quantity=20)
    customer = buyer.call("contacts.create", kinds=["customer"], name="Ada")["id"]
    ordered = {"item": buyer.items["cups"], "quantity": 50, "unitPrice": eur(500)}
    order = buyer.call("orders.create", contact=customer, currency="EUR", lines=[ordered])
    buyer.call("orders.step", id=order["id"], to="submitted")
    buyer.order(("cups", 12))
    assert line(buyer)[0] == 23
    buyer.buy(("cups", 10))
    assert line(buyer)[0] == 13
    buyer.buy(("cups", 11))
    assert line(buyer)[0] == 4
    buyer.buy(("cups", 2))
    assert buyer.call("purchases.suggest")["purchases"] == []


def test_the_currency_of_the_prices_is_the_drafts(buyer):
    buyer.add("r", minStock=100)
    supply(buyer, "r", breaks=REEL)
    made = suggested(buyer, currency="CHF")
    assert (made["currency"], made["net"]) == ("USD", usd(310))


def test_prices_are_hidden_from_others(data):
    """Callers who may not see costs get no price that would reveal a cost."""
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        company, _ = staffed(core, ("bo", {"deptMask": 3, "managerMask": 2}))
        core.call("companies.select", company=company)
        supplier = core.call("contacts.create", kinds=["supplier"], name="Mill")["id"]
        made = core.call("inventory.items.create", **item(supplier=supplier, minStock=1))["id"]
        (there,) = core.call("inventory.suppliers.list", item=made)["items"]
        core.call("inventory.suppliers.update", id=there["id"], changes={"breaks": REEL})
        sign_in(core, company, "bo")
        (draft,) = core.call("purchases.suggest", dryRun=True, currency="USD")["purchases"]
        assert draft["lines"][0]["unitPrice"] is None and draft["unpriced"] == 1
