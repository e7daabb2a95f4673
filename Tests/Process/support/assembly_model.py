"""The expected state of a workshop, computed from the rules of assemblies alone, in exact fractions."""

from collections import defaultdict
from fractions import Fraction
from math import ceil

PLACES = 100_000


class Refused(Exception):
    """The workshop must refuse the call with this kind of error."""


def exact(number):
    return Fraction(str(number))


def half_even(number):
    return Fraction(round(number * PLACES), PLACES)


def need(line, output, size):
    """Returns the quantity of a component that an output needs: `output / size` runs, with scrap, rounded up to five
    decimals."""
    return Fraction(ceil(output / size * line["quantity"] * (100 + line["scrap"]) / 100 * PLACES), PLACES)


class Item:
    def __init__(self, is_tracked):
        self.is_tracked = is_tracked
        # Each entry has a quantity, a cost of one unit or None, a lot, and a mark that says whether it was reversed.
        self.entries = []
        # The quantity of each lot, in the order in which the lots were made. The key is None for an item without lots.
        self.lots = defaultdict(Fraction)
        self.expiry = {}

    @property
    def on_hand(self):
        return sum(self.lots.values(), Fraction(0))

    @property
    def cost(self):
        """The average cost of all entries that were not reversed, in their order."""
        held, cost = Fraction(0), None
        for entry in self.entries:
            if entry["reversed"]:
                continue
            if entry["quantity"] > 0 and entry["cost"] is not None:
                known = cost is not None and held > 0
                sum = held * cost + entry["quantity"] * entry["cost"] if known else None
                cost = half_even(sum / (held + entry["quantity"])) if known else entry["cost"]
            held += entry["quantity"]
        return cost

    def post(self, quantity, lot=None, cost=None):
        self.entries.append({"quantity": quantity, "lot": lot, "cost": cost, "reversed": False})
        self.lots[lot] += quantity
        return self.entries[-1]

    def pick(self, quantity):
        """Returns the lots to take, with their quantities: those that expire first."""
        if not self.is_tracked:
            return [(None, quantity)]
        picked = []
        order = list(self.lots)
        for lot in sorted(order, key=lambda lot: (self.expiry[lot] is None, self.expiry[lot] or "", order.index(lot))):
            taken = min(quantity, self.lots[lot])
            if taken > 0:
                picked.append((lot, taken))
                quantity -= taken
        return picked


def up(number):
    """Returns the number, rounded up to five decimals."""
    return Fraction(ceil(number * PLACES), PLACES)


class Workshop:
    def __init__(self):
        self.items = {}
        self.recipes = {}
        # The SKUs of kits. The orders of kits by their ids, in the order in which they are served.
        self.kits = set()
        self.orders = {}
        # The builds, and the completions, by their ids.
        self.builds = {}
        self.completions = {}

    # What follows from the builds.

    def demand(self, build):
        found = defaultdict(Fraction)
        one = self.builds[build]
        if one["status"] in ("planned", "inProgress") and one["made"] < one["quantity"]:
            for line in one["lines"]:
                whole, done = need(line, one["quantity"], one["yield"]), need(line, one["made"], one["yield"])
                found[line["sku"]] += whole - done
        return {sku: quantity for sku, quantity in found.items() if quantity > 0}

    def asked(self, sku, before=None):
        """Returns the demand of all orders and builds for an item. With `before`, returns only the demand that is
        served before this build. At the same instant, orders are served first."""
        orders = sum(
            (
                self.wanted(order).get(sku, 0)
                for order in self.orders
                if before is None or self.orders[order]["at"] <= self.builds[before]["at"]
            ),
            Fraction(0),
        )
        return orders + sum(
            (
                self.demand(build).get(sku, 0)
                for build in self.builds
                if before is None or self.is_before(build, before)
            ),
            Fraction(0),
        )

    def is_before(self, build, other):
        return (self.builds[build]["at"], build) < (self.builds[other]["at"], other)

    def allocated(self, build, sku):
        left = self.items[sku].on_hand - self.asked(sku, before=build)
        return min(max(left, Fraction(0)), self.demand(build).get(sku, Fraction(0)))

    def level(self, sku):
        item = self.items[sku]
        reserved = min(self.asked(sku), item.on_hand)
        coming = sum(
            (one["quantity"] - one["made"])
            for one in self.builds.values()
            if one["sku"] == sku and one["status"] in ("planned", "inProgress") and one["made"] < one["quantity"]
        )
        return {
            "onHand": item.on_hand,
            "reserved": reserved,
            "available": item.on_hand - reserved,
            "onOrder": Fraction(coming),
            "averageCost": item.cost,
        }

    # Actions of people.

    def plan(self, id, at, sku, quantity):
        size, lines = self.recipes[sku]
        self.builds[id] = {
            "sku": sku, "quantity": quantity, "made": Fraction(0), "status": "planned", "yield": size,
            "lines": [dict(line) for line in lines], "at": at,
        }  # fmt: skip

    def check(self, build, quantity):
        """Returns the quantity of each component, and its lots, that a completion takes."""
        one = self.builds[build]
        if one["status"] not in ("planned", "inProgress"):
            raise Refused("illegalStep")
        if quantity <= 0 or quantity > one["quantity"] - one["made"]:
            raise Refused("invalidParams")
        wanted = defaultdict(Fraction)
        for line in one["lines"]:
            after, before = one["made"] + quantity, one["made"]
            wanted[line["sku"]] += need(line, after, one["yield"]) - need(line, before, one["yield"])
        for sku, taken in wanted.items():
            on_hand = self.items[sku].on_hand
            own = min(self.allocated(build, sku), taken)
            others = min(self.asked(sku), on_hand) - own
            if taken > on_hand or on_hand - taken < others:
                raise Refused("componentsShort")
        return {sku: self.items[sku].pick(taken) for sku, taken in wanted.items() if taken > 0}

    def complete(self, build, quantity, lot, extra):
        taken = self.check(build, quantity)
        one = self.builds[build]
        costs = [
            self.items[sku].cost * sum(part for _, part in lots)
            for sku, lots in taken.items()
            if self.items[sku].cost is not None
        ]
        entries, used = [], []
        for sku, lots in taken.items():
            for source, part in lots:
                entries.append((sku, self.items[sku].post(-part, source)))
                used.append((sku, source, part))
        known = costs or extra is not None
        cost = half_even((sum(costs, Fraction(0)) + (extra or 0)) / quantity) if known else None
        made = self.items[one["sku"]]
        if lot is not None:
            made.expiry.setdefault(lot, None)
        entries.append((one["sku"], made.post(quantity, lot, cost)))
        one["made"] += quantity
        one["status"] = "completed" if one["made"] >= one["quantity"] else "inProgress"
        completion = {
            "build": build, "quantity": quantity, "entries": entries, "used": used, "lot": lot, "isReversed": False,
        }  # fmt: skip
        return completion, cost

    def reverse(self, id):
        completion = self.completions[id]
        if completion["isReversed"]:
            raise Refused("alreadyReversed")
        one = self.builds[completion["build"]]
        made = self.items[one["sku"]]
        if made.lots[completion["lot"]] < completion["quantity"]:
            raise Refused("insufficientStock")
        for sku, entry in completion["entries"]:
            entry["reversed"] = True
            self.items[sku].lots[entry["lot"]] -= entry["quantity"]
        completion["isReversed"] = True
        one["made"] -= completion["quantity"]
        if one["status"] == "completed" and one["made"] < one["quantity"]:
            one["status"] = "inProgress"

    # The lots that went into other lots.

    def relations(self, sku, lot, side):
        """Returns the lots on one side of a lot: its sources or its products. Each has a level, an item and a lot."""
        found, seen, open, level = set(), {(sku, lot)}, [(sku, lot)], 1
        while open:
            following = []
            for one in open:
                for completion in self.completions.values():
                    if completion["isReversed"] or completion["lot"] is None:
                        continue
                    product = (self.builds[completion["build"]]["sku"], completion["lot"])
                    sources = [(source, batch) for source, batch, _ in completion["used"] if batch is not None]
                    if side == "sources":
                        others = sources if product == one else []
                    else:
                        others = [product] if one in sources else []
                    for other in others:
                        found.add((level, *other))
                        if other not in seen:
                            seen.add(other)
                            following.append(other)
            open, level = following, level + 1
        return found

    # Kits.

    def parts(self, kit):
        """Returns the quantity of each item that one kit takes."""
        found = defaultdict(Fraction)
        size, lines = self.recipes[kit]
        for line in lines:
            share = line["quantity"] * (100 + line["scrap"]) / 100 / size
            if line["sku"] in self.kits:
                for sku, quantity in self.parts(line["sku"]).items():
                    found[sku] += share * quantity
            else:
                found[line["sku"]] += share
        return dict(found)

    def available_kits(self, kit):
        return min(self.level(sku)["available"] / share for sku, share in self.parts(kit).items()) // 1

    def order(self, id, at, kit, quantity):
        self.orders[id] = {
            "at": at,
            "sku": kit, "parts": self.parts(kit), "quantity": quantity, "shipped": Fraction(0),
            "returned": Fraction(0), "out": defaultdict(lambda: defaultdict(Fraction)),
        }  # fmt: skip

    def left(self, id):
        return self.orders[id]["quantity"] - self.orders[id]["shipped"]

    def between(self, id, start, end):
        """Returns the quantities that the kits of an order take, from one number of kits to another."""
        return {sku: up(end * share) - up(start * share) for sku, share in self.orders[id]["parts"].items()}

    def wanted(self, id):
        one = self.orders[id]
        return self.between(id, one["shipped"], one["quantity"])

    def kept_for(self, id):
        """Returns the quantity of each item that is in stock for an order."""
        kept = {}
        for sku, wanted in self.wanted(id).items():
            ahead = Fraction(0)
            for other in self.orders:
                if other == id:
                    break
                ahead += self.wanted(other).get(sku, 0)
            for build, one in self.builds.items():
                if one["at"] < self.orders[id]["at"]:
                    ahead += self.demand(build).get(sku, 0)
            kept[sku] = min(max(self.items[sku].on_hand - ahead, Fraction(0)), wanted)
        return kept

    def ready(self, id):
        """Returns the number of kits of an order that can be shipped: all that are left, or a whole number of them."""
        one, kept, wanted = self.orders[id], self.kept_for(id), self.wanted(id)
        if all(wanted[sku] <= kept[sku] for sku in wanted):
            return self.left(id)
        kits = min(
            Fraction(int((up(one["shipped"] * share) + kept[sku]) / share * PLACES), PLACES) - one["shipped"]
            for sku, share in one["parts"].items()
        )
        return min(Fraction(max(kits, 0) // 1), self.left(id))

    def ship(self, id, kits):
        if kits <= 0 or kits > self.left(id):
            raise Refused("invalidParams")
        one, kept = self.orders[id], self.kept_for(id)
        taken = self.between(id, one["shipped"], one["shipped"] + kits)
        for sku, quantity in taken.items():
            on_hand = self.items[sku].on_hand
            others = min(self.asked(sku), on_hand) - min(kept[sku], quantity)
            if quantity > on_hand or quantity > 0 and on_hand - quantity < others:
                raise Refused("insufficientStock")
        for sku, quantity in taken.items():
            for lot, part in self.items[sku].pick(quantity):
                self.items[sku].post(-part, lot)
                one["out"][sku][lot] += part
        one["shipped"] += kits

    def coming_back(self, id, kits):
        """Returns the goods that come back with kits: for each item, a quantity of each lot that the customer has. The
        order of the lots is arbitrary."""
        one = self.orders[id]
        if kits <= 0 or kits > one["shipped"] - one["returned"]:
            raise Refused("invalidParams")
        found = []
        for sku, quantity in self.between(id, one["returned"], one["returned"] + kits).items():
            for lot, out in one["out"][sku].items():
                part = min(out, quantity)
                if part > 0:
                    found.append((sku, lot, part))
                    quantity -= part
            assert quantity == 0, sku
        return found

    def give_back(self, id, kits, parts):
        for sku, lot, part in parts:
            self.items[sku].post(part, lot)
            self.orders[id]["out"][sku][lot] -= part
        self.orders[id]["returned"] += kits
