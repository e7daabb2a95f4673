"""The expected answers of a ledger of stock, from its rules alone, in exact fractions."""

from collections import defaultdict
from fractions import Fraction


class Refused(Exception):
    """The ledger must refuse the call with this kind of error."""


class Ledger:
    def __init__(self):
        self.units = {}
        self.kinds = {}
        self.least = {}
        # All postings: each has a transaction, an item, a location, a quantity and a type. `places` has their indexes
        # by transaction, and `sums` their sums by item and location.
        self.posted = []
        self.places = defaultdict(list)
        self.sums = defaultdict(Fraction)
        self.reversed = set()
        self.reversals = set()

    def on_hand(self, item, location=None):
        places = self.kinds if location is None else [location]
        return sum((self.sums[item, place] for place in places), Fraction(0))

    def unavailable(self, item):
        return sum((self.on_hand(item, place) for place, kind in self.kinds.items() if kind != "stock"), Fraction(0))

    def available(self, item):
        return self.on_hand(item) - self.unavailable(item)

    def own(self, item, quantity, unit):
        quantity = Fraction(str(quantity)) * self.units[item][unit]
        if (quantity * 100_000).denominator != 1:
            raise Refused("invalidParams")
        return quantity

    def put(self, moves):
        """Posts moves, all or none. Each has a transaction, an item, a location, a quantity and a type."""
        before = len(self.posted)
        for move in moves:
            _, item, location, quantity, _ = move
            if quantity < 0 and self.on_hand(item, location) + quantity < 0:
                self.undo(before)
                raise Refused("insufficientStock")
            self.places[move[0]].append(len(self.posted))
            self.posted.append(move)
            self.sums[item, location] += quantity

    def undo(self, before):
        """Removes all postings from this index on."""
        while len(self.posted) > before:
            name, item, location, quantity, _ = self.posted.pop()
            self.places[name].pop()
            self.sums[item, location] -= quantity

    def call(self, name, transaction):
        """Replaces the name of a transaction by its id."""
        for place in self.places[name]:
            self.posted[place] = (transaction, *self.posted[place][1:])
        self.places[transaction] = self.places.pop(name)
        if name in self.reversals:
            self.reversals.remove(name)
            self.reversals.add(transaction)

    def reverse(self, transaction, name):
        if transaction in self.reversals:
            raise Refused("invalidParams")
        if transaction in self.reversed:
            raise Refused("alreadyReversed")
        moves = [self.posted[place] for place in self.places[transaction]]
        self.put([(name, item, place, -quantity, kind) for _, item, place, quantity, kind in reversed(moves)])
        self.reversed.add(transaction)
        self.reversals.add(name)

    def low(self):
        """Returns the items below their minimum, each with the quantity it lacks."""
        lacking = {item: least - self.available(item) for item, least in self.least.items()}
        return {item: lack for item, lack in lacking.items() if lack > 0}
