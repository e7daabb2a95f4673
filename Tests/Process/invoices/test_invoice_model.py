"""Random orders that are invoiced in parts, with returns, credits and payments, compared with a model that uses
fractions."""

import json
import random
from fractions import Fraction

import pytest

from support.order_desk import desk, eur
from support.order_model import FORMER, USUAL, amounts, left

COMPUTED = ("paid", "due", "paymentState")


def plus(one, other, sign=1):
    return tuple(a + sign * b for a, b in zip(one, other))


class Order:
    """The model of an order: the amounts due, the content of its documents, and which of them are paid."""

    def __init__(self, chance, settings):
        self.settings, self.included = settings, chance.random() < 0.4
        self.lines = [
            (chance.randrange(1, 9), chance.choice([0, 1, 5, 99, 333, 450, 1999]), chance.choice(["0", "10", "33.3"]),
             chance.choice(["0", "7", "19", "5.5"]))
            for _ in range(chance.randrange(1, 5))
        ]  # fmt: skip
        self.discount = chance.choice([None, None, ("percent", "12.5"), ("money", 77)])
        self.whole = amounts([tuple(map(str, line[:1])) + line[1:] for line in self.lines], self.discount,
                             self.included, settings)  # fmt: skip
        count = len(self.lines)
        self.shipped, self.returned, self.dropped, self.said = ([0] * count for _ in range(4))
        self.invoices = []  # for each: id, remaining quantity of each line, remaining amount
        self.documents, self.paid = [], 0

    def owed(self, quantities):
        """Returns net, tax and gross of the given quantities of the lines."""
        parts = [Fraction(line[0] - quantity, line[0]) for line, quantity in zip(self.lines, quantities)]
        rates = [line[3] for line in self.lines]
        return tuple(map(sum, zip(*left(self.whole, rates, parts, self.included, self.settings))))

    def target(self, place):
        return self.lines[place][0] - self.returned[place] - self.dropped[place]

    def move(self, changes, sign):
        before = self.owed(self.said)
        for place, quantity in changes.items():
            self.said[place] += sign * quantity
        return plus(self.owed(self.said), before, -1)

    def expected(self, wanted=None):
        """Returns the documents that should be issued now: the kind, the corrected invoice, the quantities, and the
        amounts."""
        found = []
        excess = {place: self.said[place] - self.target(place) for place in range(len(self.lines))}
        for invoice in reversed(self.invoices):
            taken = {
                place: min(rest, excess[place])
                for place, rest in invoice["rest"].items()
                if min(rest, excess[place]) > 0
            }
            for place, quantity in taken.items():
                excess[place] -= quantity
                invoice["rest"][place] -= quantity
            if taken:
                difference = self.move(taken, -1)
                invoice["gross"] += difference[2]
                found.append(("creditNote", invoice["id"], taken, tuple(-number for number in difference)))
        if wanted is None:
            wanted = {place: self.target(place) for place in range(len(self.lines))}
        new = {
            place: min(quantity, self.target(place) - self.said[place])
            for place, quantity in wanted.items()
            if min(quantity, self.target(place) - self.said[place]) > 0
        }
        if new:
            difference = self.move(new, 1)
            self.invoices.append({"id": None, "rest": dict(new), "gross": difference[2]})
            found.append(("invoice", None, new, difference))
        return found


class Run:
    """One order in the core, and the model of this order."""

    def __init__(self, shop, chance, settings):
        self.shop, self.chance = shop, chance
        self.model = Order(chance, settings)
        lines = [
            {"item": shop.items["beans"], "quantity": quantity, "unitPrice": eur(price), "discount": float(discount),
             "taxRate": float(rate)}
            for quantity, price, discount, rate in self.model.lines
        ]  # fmt: skip
        more = {"taxIncluded": self.model.included}
        if self.model.discount:
            kind, size = self.model.discount
            more["discount"] = {kind: float(size) if kind == "percent" else eur(size)}
        self.order = shop.order(*lines, **more)
        self.ids = [line["id"] for line in self.order["lines"]]
        shop.step(self.order, "submitted", "inProgress")

    def check(self, documents, expected):
        assert len(documents) == len(expected), (documents, expected)
        for document, (kind, invoice, quantities, sums) in zip(documents, expected):
            assert (document["type"], document["invoice"]) == (kind, invoice)
            said = {self.ids.index(line["line"]): line["quantity"] for line in document["lines"]}
            assert said == quantities
            assert tuple(document[name]["amount"] for name in ("net", "tax", "gross")) == sums
            for name in ("net", "tax", "gross"):
                assert document[name]["amount"] == sum(line[name]["amount"] for line in document["lines"])
                assert document[name]["amount"] == sum(one[name]["amount"] for one in document["taxes"])
            if kind == "invoice":
                self.model.invoices[-1]["id"] = document["id"]
            self.model.documents.append({name: document[name] for name in document if name not in COMPUTED})

    def new(self):
        """Returns the documents that were issued since the last call."""
        seen = self.shop.call("invoices.list", order=self.order["id"], limit=200)["items"]
        known = {document["id"] for document in self.model.documents}
        return [document for document in reversed(seen) if document["id"] not in known]

    def act(self):
        model, chance, shop = self.model, self.chance, self.shop
        place = chance.randrange(len(model.lines))
        kept = model.shipped[place] - model.returned[place]
        rest = model.lines[place][0] - model.shipped[place] - model.dropped[place]
        match chance.choice(["ship", "ship", "invoice", "invoice", "all", "return", "credit", "pay"]):
            case "ship" if rest:
                quantity = chance.randrange(1, rest + 1)
                line = {"line": self.ids[place], "quantity": quantity}
                shop.call("orders.ship", id=self.order["id"], lines=[line])
                model.shipped[place] += quantity
            case "invoice" if model.target(place) > model.said[place]:
                quantity = chance.randrange(1, model.target(place) - model.said[place] + 1)
                line = {"line": self.ids[place], "quantity": quantity}
                done = shop.call("orders.invoice", id=self.order["id"], lines=[line])
                self.check(done["documents"], model.expected({place: quantity}))
            case "all":
                done = shop.call("orders.invoice", id=self.order["id"])
                self.check(done["documents"], model.expected())
                assert done["order"]["status"] == "invoiced"
            case "return" if kept:
                quantity = chance.randrange(1, kept + 1)
                line = {"line": self.ids[place], "quantity": quantity}
                shop.call("orders.returns.create", order=self.order["id"], lines=[line], reason="Too many")
                model.returned[place] += quantity
                self.check(self.new(), model.expected({}) if model.documents else [])
            case "credit" if rest and model.documents:
                quantity = chance.randrange(1, rest + 1)
                shop.call("orders.lines.credit", id=self.ids[place], quantity=quantity)
                model.dropped[place] += quantity
                self.check(self.new(), model.expected({}))
            case "pay":
                amount = chance.randrange(1, 3000)
                shop.call("orders.payments.add", order=self.order["id"], amount=eur(amount))
                model.paid += amount

    def end(self):
        """Invoices the whole order. The documents then come to the order's total, and all payments are assigned to
        them."""
        done = self.shop.call("orders.invoice", id=self.order["id"])
        self.check(done["documents"], self.model.expected())
        order = done["order"]
        sums = (0, 0, 0)
        for document in self.model.documents:
            sign = 1 if document["type"] == "invoice" else -1
            sums = plus(sums, [document[name]["amount"] for name in ("net", "tax", "gross")], sign)
        assert sums[2] == order["gross"]["amount"] - order["credited"]["amount"]
        targets = [self.model.target(place) for place in range(len(self.ids))]
        assert sums == self.model.owed(targets) and self.model.said == targets
        rest = self.model.paid
        for index, invoice in enumerate(self.model.invoices):
            seen = self.shop.call("invoices.get", id=invoice["id"])
            share = rest if index == len(self.model.invoices) - 1 else max(0, min(rest, invoice["gross"]))
            rest -= share
            assert (seen["paid"], seen["due"]) == (eur(share), eur(invoice["gross"] - share))
        return self.model.documents


@pytest.mark.parametrize("seed, settings", [(1, USUAL), (2, USUAL), (3, FORMER), (4, ("line", "halfUp"))])
def test_documents_come_to_what_orders_owe(data, seed, settings):
    chance = random.Random(seed)
    shop = desk(data, beans=100_000)
    with shop.core:
        shop.round_by(*settings)
        issued = []
        for _ in range(250):
            run = Run(shop, chance, settings)
            for _ in range(chance.randrange(1, 9)):
                run.act()
            issued += run.end()
        numbers = {}
        for document in issued:
            numbers.setdefault(document["type"], []).append((document["sequence"], document["number"]))
        for kind, letter in (("invoice", "I"), ("creditNote", "C")):
            count = len(numbers[kind])
            assert numbers[kind] == [(place, f"{letter}-{place:05}") for place in range(1, count + 1)]
        # The documents that were issued earlier have not changed by a byte.
        for document in issued:
            seen = shop.call("invoices.get", id=document["id"])
            assert json.dumps({name: seen[name] for name in document}) == json.dumps(document)
        unpaid = shop.call("invoices.list", state="unpaid", limit=200)["items"]
        assert unpaid and all(one["due"]["amount"] > 0 and one["type"] == "invoice" for one in unpaid)
        checked = shop.call("system.diagnostics", check=True)
        assert {store["integrity"] for store in checked["stores"]} == {"ok"}, checked["stores"]
