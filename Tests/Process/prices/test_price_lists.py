"""Price lists: the price that a line takes by customer, list, quantity and day, and where it says that it is from.

The tables are made by hand. The German one is like those of wholesalers for paper: prices a hundred sheets, in steps
of quantity, and another list from the next year on."""

import random

import pytest

from support.core import Core, item, request
from support.order_desk import desk, eur, problems
from support.people import pipeline, rows, sign_in, staffed, write

CLOCK = ("--clock", "2026-12-31T12:00:00Z", "--seed", "1")
# The prices in the list Großhandel: the smallest quantity, and the price of a hundred sheets in cents.
PAPER = [(None, 1890), (100, 1749), (500, 1590), (2500, 1435), (10000, 1299)]
# The ordered quantity of sheets, and the net amount in cents.
ORDERED = [
    (1, 19),
    (99, 1871),
    (100, 1749),
    (499, 8728),
    (500, 7950),
    (2499, 39734),
    (2500, 35875),
    (9999, 143486),
    (10000, 129900),
    (12345.5, 160368),
]


class Seller:
    def __init__(self, data):
        self.desk = desk(data, *CLOCK)
        self.call, self.refused = self.desk.call, self.desk.refused
        self.ada = self.call("contacts.create", kinds=["customer"], name="Ada", priceList="Großhandel")["id"]
        self.bob = self.desk.customer
        self.item = self.call("inventory.items.create", **item(unit="sheet", price=eur(25)))["id"]

    def price(self, amount, per=None, **more):
        price = {"amount": amount, "currency": "EUR"} | ({"per": per} if per else {})
        given = {"list": "Großhandel", "item": self.item, "price": price} | more
        return self.call("prices.create", **{name: value for name, value in given.items() if value is not None})

    def paper(self):
        for quantity, amount in PAPER:
            self.price(amount, 100, minQuantity=quantity)

    def line(self, quantity=1, contact=None, currency="EUR", **more):
        given = {"item": self.item, "quantity": quantity} | more
        order = self.call("orders.create", contact=contact or self.ada, currency=currency, lines=[given])
        return order["lines"][0]

    def found(self, *args, **more):
        """Returns the amount of a line's price, the quantity of this price, and its source."""
        line = self.line(*args, **more)
        return line["unitPrice"]["amount"], line["unitPrice"].get("per", 1), line["priceSource"]


@pytest.fixture
def seller(data):
    made = Seller(data)
    with made.desk.core:
        yield made


@pytest.mark.parametrize(("quantity", "net"), ORDERED)
def test_a_german_list_with_steps(seller, quantity, net):
    seller.paper()
    line = seller.line(quantity)
    wanted = [amount for least, amount in PAPER if (least or 0) <= quantity][-1]
    assert line["unitPrice"] == eur(wanted) | {"per": 100} and line["priceSource"] == "list"
    assert line["net"] == eur(net)
    # A customer without the list pays the item's own price.
    assert seller.found(quantity, contact=seller.bob) == (25, 1, "item")


def test_the_customer_comes_before_the_list(seller):
    seller.price(20)
    seller.price(18, minQuantity=10)
    assert seller.found(1) == (20, 1, "list") and seller.found(10) == (18, 1, "list")
    seller.price(19, list=None, contact=seller.ada, minQuantity=5)
    assert seller.found(4) == (20, 1, "list")
    # A price for the customer takes precedence over the list, even if the list's price is lower.
    assert seller.found(5) == (19, 1, "contact") and seller.found(10) == (19, 1, "contact")
    assert seller.found(10, contact=seller.bob) == (25, 1, "item")
    seller.price(24, list="Aktion", contact=seller.bob)
    assert seller.found(1, contact=seller.bob) == (24, 1, "contact")
    given = seller.line(1, unitPrice=eur(7))
    assert (given["unitPrice"], given["priceSource"]) == (eur(7), None)


@pytest.mark.parametrize(
    ("period", "holds"),
    [
        ({}, True),
        ({"from": "2026-12-31"}, True),
        ({"from": "2027-01-01"}, False),
        ({"until": "2026-12-31"}, True),
        ({"until": "2026-12-30"}, False),
        ({"from": "2026-01-01", "until": "2027-01-01"}, True),
        ({"from": "2026-12-31", "until": "2026-12-31"}, True),
    ],
)
def test_the_day(seller, period, holds):
    seller.price(20, **period)
    assert seller.found() == ((20, 1, "list") if holds else (25, 1, "item"))


def test_the_day_is_the_companys(seller):
    """At noon in London, the next year has already begun in Kiritimati."""
    seller.price(20, **{"from": "2027-01-01"})
    seller.call("companies.update", changes={"timeZone": "Pacific/Kiritimati"})
    assert seller.found() == (20, 1, "list")


def test_of_several_the_nearest_is_taken(seller):
    """Of several prices, the one with the largest minQuantity is used, then the one that began last, then the
    newest."""
    seller.price(20, **{"from": "2026-01-01"})
    assert seller.found(10)[0] == 20
    seller.price(21)
    assert seller.found(10)[0] == 20
    seller.price(22, **{"from": "2026-06-01"})
    assert seller.found(10)[0] == 22
    seller.price(23, **{"from": "2026-06-01"})
    assert seller.found(10)[0] == 23
    seller.price(30, minQuantity=10)
    assert seller.found(10)[0] == 30 and seller.found(9.99999)[0] == 23


def test_lists_are_told_apart_without_case(seller):
    seller.price(20, list="GROßHANDEL")
    assert seller.found() == (20, 1, "list")
    assert len(seller.call("prices.list", list="großhandel")["items"]) == 1
    seller.call("contacts.update", id=seller.ada, changes={"priceList": "Grosshandel"})
    assert seller.found() == (25, 1, "item")


def test_the_currency_must_be_the_orders(seller):
    seller.price(20)
    seller.call(
        "prices.create", list="Großhandel", item=seller.item, price={"amount": 21, "currency": "CHF"}, minQuantity=5
    )
    assert seller.found(5) == (20, 1, "list") and seller.found(5, currency="CHF") == (21, 1, "list")
    line = {"item": seller.item, "quantity": 4}
    error = seller.refused("orders.create", contact=seller.ada, currency="CHF", lines=[line])
    assert problems(error) == [("/lines/0/unitPrice", "missing")]


def test_units(seller):
    """Quantities and prices are in the item's own unit. A ream is 500 sheets."""
    seller.paper()
    units = [{"unit": "ream", "factor": 500}, {"unit": "third", "factor": 1, "per": 3}]
    seller.call("inventory.items.update", id=seller.item, changes={"units": units, "salesUnit": "ream"})
    line = seller.line(4)
    assert (line["unit"], line["net"]["amount"], line["priceSource"]) == ("ream", 31800, "list")
    assert seller.line(5)["net"]["amount"] == 35875
    assert seller.line(300, unit="third")["net"]["amount"] == 1749


def test_lines_that_are_added_and_changed(seller):
    seller.price(20)
    seller.price(18, minQuantity=10)
    order = seller.call("orders.create", contact=seller.ada, currency="EUR", lines=[])
    line = seller.call("orders.lines.add", order=order["id"], item=seller.item, quantity=10)
    assert (line["unitPrice"], line["priceSource"]) == (eur(18), "list")
    # A line keeps its price when the quantity changes. Only the caller can set another price.
    line = seller.call("orders.lines.update", id=line["id"], changes={"quantity": 1})
    assert (line["unitPrice"], line["priceSource"]) == (eur(18), "list")
    line = seller.call("orders.lines.update", id=line["id"], changes={"unitPrice": {"amount": 17}})
    assert (line["unitPrice"], line["priceSource"]) == (eur(17), None)
    # A copied order gets today's prices.
    copy = seller.call("orders.duplicate", id=order["id"])["lines"][0]
    assert (copy["unitPrice"], copy["priceSource"]) == (eur(20), "list")


def test_imported_lines_without_a_price(seller):
    seller.price(20)
    text = "contact,currency,lines.sku,lines.quantity,lines.unitPrice.amount,lines.unitPrice.currency\n"
    text += "Ada,EUR,SKU-1,3,,\nAda,EUR,SKU-1,3,24,EUR\n"
    report = seller.call("orders.import", format="csv", inline=text)
    assert report["problems"] == []
    found = [
        (line["unitPrice"]["amount"], line["priceSource"])
        for order in seller.call("orders.list")["items"]
        for line in seller.call("orders.get", id=order["id"])["lines"]
    ]
    assert sorted(found, key=str) == [(20, "list"), (24, None)]


def test_prices_are_records(seller):
    made = seller.price(20, minQuantity=10, **{"from": "2026-01-01"})
    assert made["until"] is None and made["version"] == 1
    changed = seller.call("prices.update", id=made["id"], changes={"until": "2026-12-31", "price": {"amount": 21}})
    assert seller.call("prices.get", id=made["id"]) == changed and changed["price"] == eur(21)
    assert [one["kind"] for one in seller.call("prices.history", id=made["id"])["items"]] == ["changed", "created"]
    other = seller.price(5, list=None, contact=seller.bob)
    listed = [
        [one["id"] for one in seller.call("prices.list", **params)["items"]]
        for params in ({}, {"list": "großhandel"}, {"contact": seller.bob}, {"item": seller.item})
    ]
    both = [other["id"], made["id"]]
    assert listed == [both, [made["id"]], [other["id"]], both]
    for method, id in (("inventory.items.delete", seller.item), ("contacts.delete", seller.bob)):
        error = seller.refused(method, id=id)
        assert error["data"]["kind"] == "inUse" and "price" in [one["kind"] for one in error["data"]["counts"]]
    seller.call("contacts.merge", **{"from": seller.bob, "into": seller.ada})
    assert seller.found() == (5, 1, "contact")
    for id in both:
        seller.call("prices.delete", id=id)
    assert seller.found() == (25, 1, "item")
    seller.call("inventory.items.delete", id=seller.call("inventory.items.create", **item(2))["id"])


def test_what_does_not_fit_is_refused(seller):
    price = {"item": seller.item, "price": eur(5)}
    assert problems(seller.refused("prices.create", **price)) == [("/list", "missing")]
    error = seller.refused("prices.create", **price, list="A", **{"from": "2026-02-02", "until": "2026-02-01"})
    assert [(one["pointer"], one["message"]) for one in error["data"]["problems"]] == [
        ("/until", "`until` must not be before `from`, which is 2026-02-02")
    ]
    missing = "01900000-0000-7000-8000-000000000000"
    for member in ("item", "contact"):
        error = seller.refused("prices.create", **(price | {"list": "A", member: missing}))
        assert (error["data"]["kind"], error["data"].get("pointer")) == ("notFound", f"/{member}")
    assert problems(seller.refused("prices.create", **price, list="A", minQuantity=-1)) == [("/minQuantity", "value")]
    assert problems(seller.refused("prices.create", list="A", item=seller.item, price=eur(-1))) == [("/price", "value")]
    made = seller.price(5)
    error = seller.refused("prices.update", id=made["id"], changes={"list": None})
    assert problems(error) == [("/changes/list", "missing")]


def test_who_may(data):
    with Core(data) as core:
        company, _ = staffed(core, ("sales", {"deptMask": 2}), ("store", {"deptMask": 1}), ("viewer", {"deptMask": 16}))
        core.call("companies.select", company=company)
        made = core.call("inventory.items.create", **item())["id"]
        sign_in(core, company, "store")
        price = {"list": "A", "item": made, "price": eur(5)}
        assert core.refused("prices.create", **price)["data"]["kind"] == "forbidden"
        sign_in(core, company, "sales")
        id = core.call("prices.create", **price)["id"]
        assert core.refused("prices.delete", id=id)["data"]["kind"] == "forbidden"
        sign_in(core, company, "viewer")
        assert core.call("prices.get", id=id)["price"] == eur(5)
        assert core.refused("prices.update", id=id, changes={"price": eur(6)})["data"]["kind"] == "forbidden"


@pytest.mark.parametrize("format", ["csv", "jsonl"])
def test_files(seller, format):
    seller.paper()
    seller.price(19, list=None, contact=seller.ada, **{"from": "2026-01-01", "until": "2026-12-31"})
    names = ("contacts", "inventory.items", "prices")
    files = {name: seller.call(f"{name}.export", format=format, inline=True)["text"] for name in names}
    seller.call("companies.select", company=seller.call("companies.create", name="Other")["id"])
    for name, text in files.items():
        assert seller.call(f"{name}.import", format=format, inline=text)["problems"] == []
    again = seller.call("prices.import", format=format, inline=files["prices"], mode="upsert")
    assert (again["created"], again["updated"], again["problems"]) == (0, 0, [])
    assert seller.call("prices.export", format=format, inline=True)["text"] == files["prices"]


@pytest.mark.parametrize("format", ["csv", "jsonl"])
def test_a_file_changes_only_the_price_in_its_currency(seller, format):
    for currency, amount in (("EUR", 20), ("CHF", 21), ("USD", 22)):
        seller.call("prices.create", list="A", item=seller.item, price={"amount": amount, "currency": currency})
    before = seller.call("prices.export", format=format, inline=True)["text"]
    report = seller.call("prices.import", format=format, inline=before, mode="upsert")
    assert (report["created"], report["updated"], report["problems"]) == (0, 0, [])
    assert seller.call("prices.export", format=format, inline=True)["text"] == before
    # A row without a price changes the only price with the other members of its key.
    seller.call("prices.create", list="B", item=seller.item, price=eur(9))
    row = "list,item,until\nB,SKU-1,2027-06-30\n"
    assert seller.call("prices.import", format="csv", inline=row, mode="update")["updated"] == 1
    (only,) = seller.call("prices.list", list="B")["items"]
    assert (only["price"], only["until"]) == (eur(9), "2027-06-30")


def test_of_equal_prices_a_file_changes_the_one_that_lines_get(seller):
    seller.price(20)
    seller.price(21)
    row = "list,item,price\nGroßhandel,SKU-1,0.19 EUR\n"
    assert seller.call("prices.import", format="csv", inline=row, mode="upsert")["updated"] == 1
    assert seller.found() == (19, 1, "list")
    assert sorted(one["price"]["amount"] for one in seller.call("prices.list")["items"]) == [19, 20]


def test_a_new_list_from_a_spreadsheet(seller):
    """The wholesaler's file has decimal commas, and a column with the quantity of the price."""
    text = "Liste;Artikel;ab Menge;Preis;je\nGroßhandel;SKU-1;;18,90 €;100\nGroßhandel;SKU-1;500;15,90 €;100\n"
    mapping = {"Liste": "list", "Artikel": "item", "ab Menge": "minQuantity", "Preis": "price", "je": "price.per"}
    for created in (2, 0):
        report = seller.call("prices.import", format="csv", inline=text, mapping=mapping, mode="upsert")
        assert (report["created"], report["problems"]) == (created, [])
    assert seller.found(500) == (1590, 100, "list") and seller.found(499) == (1890, 100, "list")


def test_the_model_agrees(seller):
    """Random prices and lines, compared with a search through all prices."""
    chance = random.Random(7)
    contacts = [
        seller.call("contacts.create", kinds=["customer"], name=f"C{number}", priceList=name)["id"]
        for number, name in enumerate(["A", "B", "a", None])
    ]
    lists = dict(zip(contacts, ["a", "b", "a", None]))
    items = [seller.call("inventory.items.create", **item(number, price=eur(99)))["id"] for number in range(2, 14)]
    days = [None, "2026-06-01", "2026-12-31", "2027-01-01"]
    made, sent = [], []
    for number in range(200):
        contact = chance.choice([None] * 9 + contacts)
        price = {
            "list": chance.choice(["A", "B"]) if contact is None else None,
            "item": chance.choice(items),
            "contact": contact,
            "minQuantity": chance.choice([None, 0, 1, 10, 100]),
            "price": eur(number) | {"per": chance.choice([1, 10, 1000])},
            "from": chance.choice(days[:3] + [None] * 3),
            "until": chance.choice([None, None, "2026-12-30", "2026-12-31"]),
        }
        if price["from"] and price["until"] and price["until"] < price["from"]:
            price["until"] = None
        made.append((number, price))
        sent.append(
            request("prices.create", {name: value for name, value in price.items() if value is not None}, number)
        )
    assert all("result" in reply for reply in pipeline(seller.desk.core, sent))

    def best(item, contact, quantity):
        def holds(price):
            return (
                price["item"] == item
                and (price["minQuantity"] or 0) <= quantity
                and (price["from"] or "") <= "2026-12-31" <= (price["until"] or "9999")
            )

        for source, fits in (
            ("contact", lambda price: price["contact"] == contact),
            ("list", lambda price: price["contact"] is None and price["list"].lower() == lists[contact]),
        ):
            found = [(number, price) for number, price in made if holds(price) and fits(price)]
            if found:
                number, price = max(found, key=lambda one: (one[1]["minQuantity"] or 0, one[1]["from"] or "", one[0]))
                return number, source
        return 99, "item"

    cases, sent, asked = [], [], []
    for number in range(300):
        case = (chance.choice(items), chance.choice(contacts), chance.choice([0.5, 1, 9.5, 10, 99, 100, 1000]))
        cases.append(case)
        lines = [{"item": case[0], "quantity": case[2]}]
        sent.append(request("orders.create", {"contact": case[1], "currency": "EUR", "lines": lines}, number))
        asked.append(request("prices.find", {"contact": case[1], "currency": "EUR", "lines": lines}, number))
    for case, reply in zip(cases, pipeline(seller.desk.core, asked)):
        (line,) = reply["result"]["lines"]
        assert (line["unitPrice"]["amount"], line["priceSource"]) == best(*case), case
    sources = set()
    for case, reply in zip(cases, pipeline(seller.desk.core, sent)):
        line = reply["result"]["lines"][0]
        assert (line["unitPrice"]["amount"], line["priceSource"]) == best(*case), case
        sources.add(line["priceSource"])
    assert sources == {"contact", "list", "item"}


def test_a_store_from_before(data):
    """Lines of an older program don't say where their price comes from. The price lists of contacts apply from the
    upgrade on."""
    made = Seller(data)
    with made.desk.core:
        order = made.call("orders.create", contact=made.ada, currency="EUR", lines=[{"item": made.item, "quantity": 2}])
    store = data / "private.sqlite"
    write(store, "DROP TABLE prices")
    write(store, "ALTER TABLE order_lines DROP COLUMN priceSource")
    write(store, "DELETE FROM migrations WHERE name IN ('prices.table', 'orders.lines.priceSource')")
    (version,) = rows(store, "PRAGMA user_version")
    write(store, f"PRAGMA user_version = {version['user_version'] - 2}")
    with Core(data, *CLOCK) as core:
        core.call("companies.select", company=made.desk.company)
        old = core.call("orders.get", id=order["id"])
        assert old["lines"][0] == order["lines"][0] | {"priceSource": None}
        core.call("prices.create", list="Großhandel", item=made.item, price=eur(20))
        line = core.call("orders.lines.add", order=order["id"], item=made.item, quantity=1)
        assert (line["unitPrice"], line["priceSource"]) == (eur(20), "list")
        assert all(one["integrity"] == "ok" for one in core.call("system.diagnostics", check=True)["stores"])
