"""Reports after a few hundred random requests, compared with a model that uses fractions."""

import collections
import datetime
import random
from fractions import Fraction

import pytest

from support.core import CallError
from support.order_desk import desk
from support.order_model import USUAL, amounts, left

NOW = "2026-03-20T12:00:00Z"


@pytest.fixture
def shop():
    made = desk(":memory:", "--clock", NOW, "--seed", "1")
    with made.core:
        made.call("companies.setTier", tier="enterprise")
        made.call("companies.update", company=made.company, changes={"settings": {"allowNegativeStock": True}})
        yield made


def money(amount, currency):
    return {"amount": amount, "currency": currency}


class Valued:
    """The model of the value of one item's entries before a time."""

    def __init__(self):
        self.on_hand, self.cost, self.currency = Fraction(0), None, None
        self.places = collections.Counter()

    def take(self, entry):
        quantity, bought = Fraction(str(entry["quantity"])), entry["unitCost"]
        if entry["type"] == "purchase" and quantity > 0 and bought:
            average = Fraction(bought["amount"])
            if self.cost is not None and self.on_hand > 0 and self.currency == bought["currency"]:
                average = (self.on_hand * self.cost + quantity * bought["amount"]) / (self.on_hand + quantity)
            # Average costs have five decimal places. A half is rounded to the even digit.
            self.cost, self.currency = Fraction(round(average * 10**5), 10**5), bought["currency"]
        self.on_hand += quantity
        self.places[entry["location"]] += quantity


def pairs(entries):
    """For each reversed entry and its reversal: the time when both had happened, and the time of the first one."""
    known = {entry["id"]: entry for entry in entries}
    found = {}
    for entry in entries:
        if entry["reverses"]:
            one = known[entry["reverses"]]["effectiveAt"]
            found[entry["id"]] = found[entry["reverses"]] = (entry["effectiveAt"], one)
    return found


def valued(entries, until):
    """Returns the value of each item before a time. An entry and its reversal cancel each other as soon as both have
    happened."""
    found, undone = collections.defaultdict(Valued), pairs(entries)
    for entry in entries:
        if entry["effectiveAt"] < until and not (entry["id"] in undone and undone[entry["id"]][0] < until):
            found[entry["item"]].take(entry)
    return found


def ledger(shop):
    """Returns all entries, in the order in which they were posted."""
    entries, after = [], None
    while True:
        page = shop.call("inventory.stock.entries", limit=200, **({"after": after} if after else {}))
        entries += page["items"]
        if (after := page["next"]) is None:
            return entries[::-1]


def listed(sums):
    return sorted((currency, round(value)) for currency, value in sums.items())


def check_value(shop, entries, at, categories):
    until = (datetime.datetime.fromisoformat(at) + datetime.timedelta(milliseconds=1)).isoformat() if at else "9"
    found = valued(entries, until)
    params = {"at": at} if at else {}
    wanted = {item: one for item, one in found.items() if one.on_hand != 0}
    report = shop.call("reports.stockValue", limit=200, **params)
    rows = {row["item"]: (row["onHand"], row["value"]) for row in report["items"]}
    assert rows == {
        item: (float(one.on_hand), None if one.cost is None else money(round(one.on_hand * one.cost), one.currency))
        for item, one in wanted.items()
    }
    assert report["uncosted"] == sum(one.cost is None for one in wanted.values())
    sums = collections.defaultdict(Fraction)
    groups = {"category": collections.defaultdict(Fraction), "location": collections.defaultdict(Fraction)}
    for item, one in found.items():
        if one.cost is None:
            continue
        if one.on_hand:
            sums[one.currency] += one.on_hand * one.cost
            groups["category"][categories[item], one.currency] += one.on_hand * one.cost
        for place, quantity in one.places.items():
            if quantity:
                groups["location"][place, one.currency] += quantity * one.cost
    for by, group in groups.items():
        other = shop.call("reports.stockValue", by=by, limit=200, **params)
        assert other["totals"] == report["totals"]
        assert {
            (row[by], row["value"]["currency"]): row["value"]["amount"] for row in other["items"] if row["value"]
        } == {key: round(value) for key, value in group.items()}
    assert [(one["value"]["currency"], one["value"]["amount"]) for one in report["totals"]] == listed(sums)


def check_turnover(shop, entries, first, last):
    begin, end = f"{first}T00:00:00", f"{last + datetime.timedelta(days=1)}T00:00:00"
    sums = collections.defaultdict(lambda: [Fraction(0)] * 3)

    def add(currency, place, value):
        figures = list(sums[currency])
        figures[place] += value
        sums[currency] = figures

    running, undone = collections.defaultdict(Valued), pairs(entries)
    for entry in entries:
        if entry["effectiveAt"] >= end:
            continue
        one = running[entry["item"]]
        both, first_at = undone.get(entry["id"], (end, ""))
        if both < end and (first_at >= begin):
            continue
        if both >= end:
            one.take(entry)
        quantity = Fraction(str(entry["quantity"]))
        is_out = entry["type"] in ("sale", "consumption")
        is_out |= entry["type"] == "return" and (quantity > 0) != (entry["reverses"] is not None)
        if is_out and entry["effectiveAt"] >= begin and one.cost is not None:
            add(one.currency, 0, -quantity * one.cost)
    for place, found in ((1, valued(entries, begin)), (2, running)):
        for one in found.values():
            if one.cost is not None and one.on_hand * one.cost:
                add(one.currency, place, one.on_hand * one.cost)
    report = shop.call("reports.turnover", **{"from": str(first), "to": str(last)})
    wanted = []
    for currency, (out, opening, closing) in sorted(sums.items()):
        if not (out or opening or closing):
            continue

        rate = round(200 * out / (opening + closing)) / 100 if opening + closing > 0 else None
        wanted.append(
            {
                name: money(round(value), currency)
                for name, value in zip(("out", "opening", "closing"), (out, opening, closing))
            }
            | {"turnover": rate}
        )
    assert report["totals"] == wanted, (first, last)


def test_of_a_random_ledger(shop):
    chance = random.Random(18)
    categories = {}
    for number in range(12):
        category = chance.choice(["Coffee", "Tea", None])
        categories[shop.add_item(f"i{number}", category=category)] = category
    places = [shop.call("inventory.locations.create", name=f"Place {number}")["id"] for number in range(3)]
    transactions = []
    for _ in range(500):
        item, place, other = chance.choice(list(categories)), *chance.sample(places, 2)
        quantity = chance.choice([1, 2, 0.5, 0.00001, 3.33333, 100])
        when = {"effectiveAt": f"2026-03-{chance.randrange(10, 20)}T{chance.randrange(24):02}:00:00.000Z"}
        cost = {"amount": chance.choice([0, 1, 3, 99, 1234]), "currency": chance.choice(["EUR", "EUR", "EUR", "USD"])}
        at = {"item": item, "location": place, "quantity": quantity}
        method, params = chance.choice(
            [("receive", at | when | {"unitCost": cost})] * 4
            + [("receive", at | when)]
            + [("consume", at | when)] * 3
            + [("return", at | when | {"direction": chance.choice(["fromCustomer", "toSupplier"])})]
            + [("adjust", {"item": item, "location": place, "by": chance.choice([1, -1]), "reason": "?"} | when)]
            + [("transfer", {"item": item, "quantity": quantity, "from": place, "to": other} | when)]
            + [("reverse", {"transaction": chance.choice(transactions or ["x"]), "reason": "?"})]
        )
        try:
            made = shop.call(f"inventory.stock.{method}", **params)
            transactions.append(made["entries"][0]["transaction"])
        except CallError as refused:
            # Two reasons are allowed: the receipt has another currency while stock is left, or the transaction was
            # reversed before.
            assert refused.error["data"]["kind"] in ("invalidParams", "alreadyReversed")
    entries = ledger(shop)
    assert len(entries) > 300
    now = valued(entries, "9")
    for level in shop.call("inventory.stock.levels", limit=200)["items"]:
        cost = level["averageCost"]
        one = now[level["item"]]
        assert (cost and (cost["amount"], cost["currency"])) == (
            None if one.cost is None else (float(one.cost), one.currency)
        )
    assert shop.call("inventory.stock.rebuild")["count"] == 0
    for at in (None, "2026-03-12T06:00:00.000Z", "2026-03-15T00:00:00.000Z", "2026-03-19T23:00:00.000Z"):
        check_value(shop, entries, at, categories)
    for _ in range(8):
        first, last = sorted(chance.sample(range(9, 21), 2))
        check_turnover(shop, entries, datetime.date(2026, 3, first), datetime.date(2026, 3, last))


def test_of_random_orders(shop):
    chance = random.Random(81)
    for number in range(6):
        shop.add_item(f"i{number}", 1000)
    sums = collections.defaultdict(lambda: [0, 0])
    by_item = collections.defaultdict(lambda: [Fraction(0), 0])
    count = collections.Counter()
    for _ in range(60):
        currency, included = chance.choice(["EUR", "EUR", "USD"]), chance.random() < 0.5
        drawn = [
            (
                chance.choice(["1", "3", "7", "2.5"]),
                chance.choice([0, 1, 5, 15, 999, 12345]),
                chance.choice(["0", "10", "33.33333"]),
                chance.choice(["0", "7", "19"]),
            )
            for _ in range(chance.randrange(1, 5))
        ]
        discount = chance.choice([None, None, ("percent", "12.5"), ("money", 7)])
        items = [chance.choice([*shop.items.values(), None]) for _ in drawn]
        lines = [
            ({"item": item} if item else {"text": "x"})
            | {
                "quantity": float(quantity),
                "unitPrice": money(price, currency),
                "discount": float(off),
                "taxRate": float(rate),
            }
            for item, (quantity, price, off, rate) in zip(items, drawn)
        ]
        more = {"currency": currency, "taxIncluded": included}
        if discount:
            kind, size = discount
            more["discount"] = {kind: money(size, currency) if kind == "money" else float(size)}
        order = shop.order(*lines, **more)
        fate = chance.choice(["draft", "cancelled", "sold", "sold", "sold"])
        if fate == "draft":
            continue
        shop.step(order, "submitted")
        if fate == "cancelled":
            shop.step(order, "cancelled")
            continue
        back = [Fraction(0)] * len(items)
        if any(items) and chance.random() < 0.6:
            shop.step(order, "inProgress")
            shop.ship(order, *(float(quantity) if item else 0 for item, (quantity, *_) in zip(items, drawn)))
            back = [
                Fraction(chance.choice(["0", "1", quantity])) if item else 0
                for item, (quantity, *_) in zip(items, drawn)
            ]
            returned = [
                {"line": one["id"], "quantity": float(quantity)}
                for one, quantity in zip(order["lines"], back)
                if quantity
            ]
            if returned:
                shop.call("orders.returns.create", order=order["id"], lines=returned)
        count[currency] += 1
        parts = [gone / Fraction(quantity) for (quantity, *_), gone in zip(drawn, back)]
        whole = amounts(drawn, discount, included, USUAL)
        rest = left(whole, [rate for *_, rate in drawn], parts, included, USUAL)
        for item, (quantity, *_), (net, _, gross), gone in zip(items, drawn, rest, back):
            sums[currency][0] += net
            sums[currency][1] += gross
            by_item[item, currency][0] += Fraction(quantity) - gone
            by_item[item, currency][1] += net
    assert shop.call("reports.sales")["totals"] == [
        {
            "orders": count[currency],
            "net": money(net, currency),
            "tax": money(gross - net, currency),
            "gross": money(gross, currency),
        }
        for currency, (net, gross) in sorted(sums.items())
    ]
    rows = shop.call("reports.sales", by="item", limit=200)["items"]
    found = {(row["item"], row["net"]["currency"]): (row["quantity"], row["net"]["amount"]) for row in rows}
    assert found == {
        (item, currency): (float(quantity) if item else None, net)
        for (item, currency), (quantity, net) in by_item.items()
    }
    check_abc(shop, {key: net for key, (_, net) in by_item.items() if key[0]})


def check_abc(shop, revenues):
    wanted = {}
    for currency in ("EUR", "USD"):
        ranked = sorted((-net, item) for (item, other), net in revenues.items() if other == currency)
        total = -sum(net for net, _ in ranked)
        before = 0
        for net, item in ranked:
            mark = "A" if before < Fraction(80, 100) * total else "B" if before < Fraction(95, 100) * total else "C"
            before -= net
            shares = [round(Fraction(part * 10_000, total)) / 100 for part in (-net, before)]
            wanted[item, currency] = (mark, -net, *shares)
    assert {
        (row["item"], row["revenue"]["currency"]): (
            row["class"],
            row["revenue"]["amount"],
            row["share"],
            row["cumulated"],
        )
        for row in shop.call("reports.abc", limit=200)["items"]
    } == wanted
