"""The average cost of an item after reversals: a reversed entry must have no effect on the cost, as if it had never
been posted."""

import random
import sqlite3
import time
from fractions import Fraction

import pytest

from support.core import CallError, Core, item, until
from support.people import rows
from support.purchase_desk import Buyer

CLOCK = ("--clock", "2026-03-20T12:00:00Z")
EARLY = "2026-03-01T10:00:00Z"


def money(amount, currency="EUR"):
    return {"amount": amount, "currency": currency}


class Keeper:
    """A company with one item. `core` calls methods as the company's owner."""

    def __init__(self, core):
        self.core, self.call = core, core.call
        self.call("companies.create", name="Shop")
        self.call("companies.setTier", tier="enterprise")
        self.item = self.call("inventory.items.create", **item())["id"]

    def post(self, method, quantity, **more):
        return self.call(f"inventory.stock.{method}", item=self.item, quantity=quantity, **more)["transaction"]

    def receive(self, quantity, cost, currency="EUR", **more):
        return self.post("receive", quantity, unitCost=money(cost, currency), **more)

    def reverse(self, transaction):
        self.call("inventory.stock.reverse", transaction=transaction, reason="A slip")

    def figures(self):
        """Returns the quantity and the average cost. Also checks that all other methods agree with them."""
        (level,) = self.call("inventory.stock.levels", items=[self.item])["items"]
        found = level["onHand"], level["averageCost"]
        valued = [(row["onHand"], row["averageCost"]) for row in self.call("reports.stockValue")["items"]]
        assert valued == ([found] if level["onHand"] else [])
        assert self.call("inventory.stock.rebuild") == {"count": 0, "rebuilt": []}
        stores = self.call("system.diagnostics", check=True)["stores"]
        assert [store["integrity"] for store in stores] == ["ok"] * len(stores)
        return found


@pytest.fixture
def keeper():
    with Core(":memory:", *CLOCK) as core:
        yield Keeper(core)


def test_a_receipt_that_was_a_mistake(keeper):
    keeper.receive(10, 100)
    mistake = keeper.receive(10, 100_000)
    assert keeper.figures() == (20, money(50_050))
    keeper.reverse(mistake)
    assert keeper.figures() == (10, money(100))
    keeper.receive(10, 200)
    assert keeper.figures() == (20, money(150))


def test_the_first_of_two_receipts(keeper):
    first = keeper.receive(10, 100)
    keeper.receive(30, 200)
    assert keeper.figures() == (40, money(175))
    keeper.reverse(first)
    assert keeper.figures() == (30, money(200))


def test_the_only_receipt(keeper):
    keeper.reverse(keeper.receive(10, 100))
    assert keeper.figures() == (0, None)
    keeper.post("receive", 2)
    assert keeper.figures() == (2, None)
    keeper.receive(2, 50)
    # The pieces without a cost count at the cost of the new pieces, because no cost was known before.
    assert keeper.figures() == (4, money(50))


def test_a_receipt_of_which_something_is_used_by_then(keeper):
    keeper.receive(10, 100)
    mistake = keeper.receive(10, 1000)
    keeper.post("consume", 5)
    keeper.receive(5, 400)
    # (10 * 100 + 10 * 1000) / 20 = 550, and (15 * 550 + 5 * 400) / 20 = 512.5.
    assert keeper.figures() == (20, money(512.5))
    keeper.reverse(mistake)
    # 5 pieces of the first receipt are left, and 5 pieces at 400.
    assert keeper.figures() == (10, money(250))


def test_what_was_not_used_after_all(keeper):
    keeper.receive(10, 100)
    used = keeper.post("consume", 10)
    keeper.receive(5, 400)
    assert keeper.figures() == (5, money(400))
    keeper.reverse(used)
    # (10 * 100 + 5 * 400) / 15.
    assert keeper.figures() == (15, money(200))


def test_what_came_back_moved_or_was_counted(keeper):
    other = keeper.call("inventory.locations.create", name="Other")["id"]
    keeper.receive(4, 100)
    place = keeper.call("inventory.stock.entries")["items"][0]["location"]
    moved = keeper.call("inventory.stock.transfer", item=keeper.item, quantity=2, **{"from": place, "to": other})
    back = keeper.post("return", 4, direction="fromCustomer")
    more = keeper.call("inventory.stock.adjust", item=keeper.item, by=8, reason="Found")["transaction"]
    keeper.receive(16, 300)
    # (16 * 100 + 16 * 300) / 32.
    assert keeper.figures() == (32, money(200))
    keeper.reverse(moved["transaction"])
    assert keeper.figures() == (32, money(200))
    keeper.reverse(more)
    # (8 * 100 + 16 * 300) / 24 = 233.333...
    assert keeper.figures() == (24, money(233.33333))
    keeper.reverse(back)
    # (4 * 100 + 16 * 300) / 20.
    assert keeper.figures() == (20, money(260))


def test_another_currency_starts_anew(keeper):
    keeper.receive(10, 100)
    used = keeper.post("consume", 10)
    keeper.receive(5, 400, "USD")
    keeper.reverse(used)
    assert keeper.figures() == (15, money(400, "USD"))


def test_all_lines_of_a_request(keeper):
    keeper.receive(10, 100)
    other = keeper.call("inventory.items.create", **item(2))["id"]
    lines = [
        {"type": "receive", "item": one, "quantity": 10, "unitCost": money(cost)}
        for one, cost in ((keeper.item, 900), (other, 7), (keeper.item, 600))
    ]
    (mistake,) = {entry["transaction"] for entry in keeper.call("inventory.stock.post", entries=lines[:1])["entries"]}
    keeper.call("inventory.stock.post", entries=lines[1:])
    assert keeper.call("inventory.stock.rebuild")["count"] == 0
    keeper.reverse(mistake)
    levels = keeper.call("inventory.stock.levels", items=[keeper.item, other])["items"]
    assert [(one["onHand"], one["averageCost"]) for one in levels] == [(20, money(350)), (10, money(7))]


def test_a_receipt_of_a_purchase():
    with Core(":memory:", *CLOCK) as core:
        buyer = Buyer(core)
        beans = buyer.add("beans")
        right, wrong = (
            buyer.order({"item": beans, "quantity": 10, "unitPrice": money(price)}) for price in (100, 100_000)
        )
        buyer.receive(right, 10)
        (receipt,) = buyer.receive(wrong, 10)["receipts"]

        def cost():
            return core.call("inventory.stock.levels", items=[beans])["items"][0]["averageCost"]

        assert cost() == money(50_050)
        core.call("purchases.receipts.reverse", receipt=receipt["id"], reason="Typed wrongly")
        assert cost() == money(100)
        assert core.call("inventory.stock.rebuild")["count"] == 0


def test_what_is_known_then_stays_in_reports(keeper):
    keeper.receive(10, 100, effectiveAt=EARLY)
    mistake = keeper.receive(10, 100_000, effectiveAt=EARLY)
    used = keeper.post("consume", 2, effectiveAt="2026-03-02T10:00:00Z")
    keeper.post("consume", 1, effectiveAt="2026-03-02T10:00:00Z")
    keeper.reverse(mistake)
    (then,) = keeper.call("reports.stockValue", at="2026-03-10T00:00:00Z")["items"]
    assert (then["onHand"], then["averageCost"]) == (17, money(50_050))
    assert keeper.figures() == (7, money(100))

    def out(first, last):
        return keeper.call("reports.turnover", **{"from": first, "to": last})["totals"][0]["out"]["amount"]

    # A movement that was reversed on the 20th still counts on the 19th.
    assert out("2026-03-01", "2026-03-19") == 3 * 50_050
    assert out("2026-03-01", "2026-03-20") == 3 * 100
    keeper.reverse(used)
    assert out("2026-03-01", "2026-03-20") == 100
    assert out("2026-03-10", "2026-03-20") == -2 * 100


def test_what_an_earlier_release_kept_is_put_right(data):
    with Core(data, *CLOCK) as core:
        keeper = Keeper(core)
        keeper.receive(10, 100)
        keeper.reverse(keeper.receive(10, 100_000))
    with sqlite3.connect(data / "private.sqlite") as database:
        database.execute("UPDATE stock_items SET cost = 50050 * 100000")
    database.close()
    with Core(data, *CLOCK) as core:
        keeper.core, keeper.call = core, core.call
        assert keeper.call("inventory.stock.rebuild") == {"count": 1, "rebuilt": [keeper.item]}
        assert keeper.figures() == (10, money(100))


def test_what_is_taken_back_while_it_is_worked_out_anew(data):
    with Core(data) as core:
        keeper = Keeper(core)
        lines = [
            {"type": "receive", "item": keeper.item, "quantity": 1, "unitCost": money(cost)} for cost in range(1000)
        ]
        transactions = [keeper.receive(1, 5000) for _ in range(10)]
        for _ in range(5):
            keeper.call("inventory.stock.post", entries=lines)
    with sqlite3.connect(data / "private.sqlite") as database:
        database.execute("DELETE FROM settings WHERE name = 'stockRebuild'")
    database.close()
    with Core(data) as core:
        keeper.core, keeper.call = core, core.call
        for transaction in transactions:
            # The core works in idle moments on a few hundred entries at a time, so the test waits for one.
            time.sleep(0.05)
            keeper.reverse(transaction)
        query = "SELECT value FROM settings WHERE name = 'stockRebuild'"
        until(lambda: rows(data / "private.sqlite", query), every=0.1)
        assert core.call("inventory.stock.alerts")["items"] == []
        assert keeper.figures()[0] == 5000


class Model:
    """The posted movements, and the quantity and the cost that follow from them."""

    def __init__(self):
        self.posted, self.reversed = [], set()

    def figures(self):
        on_hand, cost = Fraction(0), None
        for transaction, quantity, price in self.posted:
            if transaction in self.reversed:
                continue
            if price is not None:
                worth = on_hand * cost + quantity * price if cost is not None and on_hand > 0 else None
                average = Fraction(price) if worth is None else worth / (on_hand + quantity)
                # The average is rounded to five places, half to even.
                cost = Fraction(round(average * 10**5), 10**5)
            on_hand += quantity
        return float(on_hand), None if cost is None else money(float(cost))


def test_of_random_requests(keeper):
    chance, model = random.Random(8), Model()
    for _ in range(150):
        quantity = chance.choice([1, 2, 0.5, 3.25, 10])
        cost = chance.choice([1, 99, 1234, 5000])
        what = chance.choice(["costly"] * 3 + ["receive", "consume", "consume", "reverse", "reverse"])
        try:
            if what == "reverse":
                transaction = chance.choice(model.posted)[0]
                keeper.reverse(transaction)
                model.reversed.add(transaction)
            elif what == "costly":
                model.posted.append((keeper.receive(quantity, cost), Fraction(quantity), cost))
            else:
                signed = Fraction(quantity) * (1 if what == "receive" else -1)
                model.posted.append((keeper.post(what, quantity), signed, None))
        except (CallError, IndexError) as refused:
            # The core refuses if there is not enough stock, or if the entry was reversed before.
            kind = getattr(refused, "error", {}).get("data", {}).get("kind")
            assert kind in ("insufficientStock", "alreadyReversed", None)
            continue
        (level,) = keeper.call("inventory.stock.levels", items=[keeper.item])["items"]
        assert (level["onHand"], level["averageCost"]) == model.figures()
    assert len(model.reversed) > 15
    assert keeper.figures() == model.figures()
