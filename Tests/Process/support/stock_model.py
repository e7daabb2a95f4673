"""What a ledger of stock must answer, worked out from its rules alone, in exact fractions."""

from fractions import Fraction


class Refused(Exception):
    """The ledger must refuse it, with this kind of error."""


class Ledger:
    def __init__(self):
        self.units = {}
        self.kinds = {}
        self.least = {}
        self.posted = []
        self.reversed = set()
        self.reversals = set()

    def on_hand(self, item, location=None):
        return sum(
            (quantity for _, one, place, quantity, _ in self.posted if one == item and location in (None, place)),
            Fraction(0),
        )

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
        """Each a transaction, an item, a location, a quantity and a type; all or none."""
        before = len(self.posted)
        for move in moves:
            _, item, location, quantity, _ = move
            if quantity < 0 and self.on_hand(item, location) + quantity < 0:
                del self.posted[before:]
                raise Refused("insufficientStock")
            self.posted.append(move)

    def reverse(self, transaction, name):
        if transaction in self.reversals:
            raise Refused("invalidParams")
        if transaction in self.reversed:
            raise Refused("alreadyReversed")
        moves = [move for move in self.posted if move[0] == transaction]
        self.put([(name, item, place, -quantity, kind) for _, item, place, quantity, kind in reversed(moves)])
        self.reversed.add(transaction)
        self.reversals.add(name)

    def low(self):
        """The items that lack something, the worst first."""
        lacking = {item: least - self.available(item) for item, least in self.least.items()}
        return {item: lack for item, lack in lacking.items() if lack > 0}
