"""The expected state of a company after the move of a workshop from InvenTree. It is computed from the file alone, in
fractions."""

from collections import defaultdict
from fractions import Fraction
from math import ceil, floor

from support.assembly_model import PLACES, exact, half_even
from support.inventree import read
from support.inventree_work import Move


def exact_price(price):
    return Fraction(price["amount"]) / exact(price.get("per", 1)), price["currency"]


class Moved:
    """A company after the move, and the file."""

    def __init__(self, core, path):
        core.call("companies.create", name="Workshop", currency="EUR")
        core.call("companies.setTier", tier="enterprise")
        self.call, self.file = core.call, read(path)
        self.move = Move(core, self.file)
        self.parts, self.rows = self.file["part.part"], self.file["part.bomitem"]
        self.skus = {key: item["sku"] for key, item in self.move.items.items()}
        gone = ("customer", "sales_order", "belongs_to", "consumed_by", "is_building")
        stock = self.file["stock.stockitem"]
        self.here = {key: one for key, one in sorted(stock.items()) if not any(one[name] for name in gone)}
        self.boms = {part: self.lines(part) for part in self.parts if self.lines(part)}

    def all(self, method, **params):
        """Returns the elements of all pages."""
        page = self.call(method, limit=1000, **params)
        found = page["items"]
        while page["next"]:
            page = self.call(method, limit=1000, after=page["next"], **params)
            found += page["items"]
        return found

    def lines(self, part):
        """Returns the needed quantity with scrap, by component and the mark whether the component is optional."""
        owners, found = [part], defaultdict(Fraction)
        while parent := self.parts[owners[-1]]["variant_of"]:
            owners.append(parent)
        for owner in owners:
            for _, row in sorted(self.rows.items()):
                if row["part"] == owner and (owner == part or row["inherited"]):
                    percent = Fraction(row["overage"][:-1]) if row["overage"].endswith("%") else 0
                    found[row["sub_part"], row["optional"]] += Fraction(row["quantity"]) * (100 + percent) / 100
        return found

    def need(self, part, quantity):
        whole = self.move.items[part]["trackSerial"]
        return Fraction(ceil(quantity)) if whole else Fraction(ceil(quantity * PLACES), PLACES)

    def depth(self, part):
        return 1 + max((self.depth(sub) for sub, _ in self.boms.get(part, ())), default=0)

    def top(self):
        return max(self.boms, key=lambda part: (self.depth(part), len(self.tree(part, Fraction(1))), -part))

    def tree(self, part, output, level=1):
        found = []
        for (sub, _), quantity in self.boms.get(part, {}).items():
            needed = self.need(sub, output * quantity)
            found += [(level, self.skus[sub], needed), *self.tree(sub, needed, level + 1)]
        return found

    def average(self, part):
        """Returns the average cost and its currency. Only stock with a price in the currency of the first price
        counts."""
        cost, held, currency = None, Fraction(0), None
        for one in self.here.values():
            if one["part"] != part or not one["purchase_price"]:
                continue
            currency = currency or one["purchase_price_currency"]
            quantity, price = Fraction(one["quantity"]), Fraction(one["purchase_price"]) * 100
            if one["purchase_price_currency"] == currency:
                cost = price if cost is None else half_even((held * cost + quantity * price) / (held + quantity))
                held += quantity
        return cost, currency

    def cost(self, part):
        """Returns the rolled-up cost by currency, in minor units."""
        if part not in self.boms:
            cost, currency = self.average(part)
            return {currency: cost} if cost is not None else {}
        sums = defaultdict(Fraction)
        for (sub, optional), quantity in self.boms[part].items():
            for currency, cost in ({} if optional else self.cost(sub)).items():
                sums[currency] += cost * self.need(sub, quantity)
        return {currency: half_even(cost) for currency, cost in sums.items()}

    def gross(self, top, quantity):
        """Returns the needed quantities by SKU. Each item comes once, after all items that are made of it."""
        gross = defaultdict(Fraction, {top: quantity})
        for part in sorted(self.parts, key=self.depth, reverse=True):
            for (sub, optional), each in self.boms.get(part, {}).items():
                if part in gross and not optional:
                    gross[sub] += self.need(sub, gross[part] * each)
        return {self.skus[part]: needed for part, needed in gross.items() if part != top}

    def breaks(self, model, part):
        """Returns the least quantities, each with its price in minor units and the currency."""
        rows = [row for row in self.file[model].values() if row["part"] == part]
        return sorted((Fraction(row["quantity"]), Fraction(row["price"]) * 100, row["price_currency"]) for row in rows)

    def order_lines(self, kind, order):
        """Returns the net amount of each line, rounded half up, and the quantity that has arrived or was shipped."""
        price, done = ("purchase_price", "received") if kind == "purchase" else ("sale_price", "shipped")
        found = []
        for model, name in ((f"order.{kind}orderlineitem", price), (f"order.{kind}orderextraline", "price")):
            for _, row in sorted(self.file[model].items()):
                if row["order"] == order:
                    net = Fraction(row["quantity"]) * Fraction(row[name] or 0) * 100
                    found.append((floor(net + Fraction(1, 2)), Fraction(row.get(done) or 0)))
        return found
