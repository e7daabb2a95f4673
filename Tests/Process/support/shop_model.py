"""What a shop's stock, orders, purchases, counts and loans must be, worked out from the rules alone.

Quantities are whole numbers of a hundred-thousandth, so all sums are exact. Lots go by their item and name, and the
place of what is lent by LENT, as the core makes their ids.
"""

import dataclasses
from collections import Counter, defaultdict

ONE = 100_000
LENT = "lent"
GOOD = ("ok", "attention")
# The next statuses of each status, in order, and the condition of each step.
ORDER_STEPS = {
    "draft": {"submitted": ["lines"], "cancelled": ["returned"]},
    "submitted": {"draft": [], "inProgress": [], "cancelled": ["returned"]},
    "inProgress": {"invoiced": [], "cancelled": ["returned"]},
    "invoiced": {"shipped": ["shipped"], "cancelled": ["returned"]},
    "shipped": {"paid": ["paid"]},
    "paid": {"closed": []},
    "closed": {},
    "cancelled": {},
}
PURCHASE_STEPS = {
    "draft": {"ordered": [], "cancelled": []},
    "ordered": {"draft": [], "partlyReceived": ["begun"], "received": ["received"], "cancelled": []},
    "partlyReceived": {"ordered": ["reversed"], "received": ["received"], "closed": []},
    "received": {"ordered": ["reversed"], "partlyReceived": ["awaited"], "closed": []},
    "closed": {},
    "cancelled": {},
}
DISPATCH_STEPS = {
    "planned": {"picking": [], "cancelled": ["kept"]},
    "picking": {"packed": [], "cancelled": ["kept"]},
    "packed": {"handedOver": [], "cancelled": ["kept"]},
    "handedOver": {"delivered": [], "failed": [], "cancelled": ["kept"]},
    "delivered": {},
    "failed": {"planned": [], "returned": ["kept"]},
    "returned": {},
    "cancelled": {},
}
COUNT_STEPS = {"open": {"review", "cancelled"}, "review": {"open", "posted", "cancelled"}}
RESERVING = ("submitted", "inProgress", "invoiced")
SHIPPING = ("inProgress", "invoiced")


class Refused(Exception):
    """The core must refuse the call with this kind of error, and these open steps."""

    def __init__(self, kind, allowed=None):
        super().__init__(kind)
        self.kind, self.allowed = kind, allowed


@dataclasses.dataclass
class Item:
    tracks: str | None = None
    units: dict = dataclasses.field(default_factory=dict)


@dataclasses.dataclass(frozen=True)
class Lot:
    number: int
    expiry: str | None = None
    status: str = "ok"
    archived: bool = False
    is_piece: bool = False


@dataclasses.dataclass
class Line:
    item: str
    quantity: int
    factor: int = ONE
    fulfilled: int = 0
    returned: int = 0
    cancelled: int = 0
    received: int = 0
    # Whether something was ever shipped or cancelled of it.
    is_used: bool = False
    # Of an item whose lots are told apart: how much of which lot left, and how much came back, in the item's unit.
    sent: Counter = dataclasses.field(default_factory=Counter)
    back: Counter = dataclasses.field(default_factory=Counter)
    # Of a purchase: what was received with which receipt, and with which transaction.
    receipts: list = dataclasses.field(default_factory=list)
    left = property(lambda self: self.quantity - self.cancelled - self.fulfilled)
    kept = property(lambda self: self.fulfilled - self.returned)
    # Each unit of a line costs as much as makes its hundred-thousandth cost one.
    owed = property(lambda self: self.quantity - self.cancelled - self.returned)

    def own(self, quantity):
        own, rest = divmod(quantity * self.factor, ONE)
        if rest:
            raise Refused("invalidParams")
        return own


@dataclasses.dataclass
class Order:
    status: str = "draft"
    lines: dict = dataclasses.field(default_factory=dict)
    payments: dict = dataclasses.field(default_factory=dict)
    reversed: set = dataclasses.field(default_factory=set)
    reversals: set = dataclasses.field(default_factory=set)
    submitted: str = ""

    @property
    def payment_state(self):
        owed = 0 if self.status == "cancelled" else sum(line.owed for line in self.lines.values())
        paid = sum(self.payments.values())
        if not paid and self.status in ("draft", "cancelled"):
            return "unpaid"
        return "overpaid" if paid > owed else "paid" if paid == owed else "partial" if paid > 0 else "unpaid"

    @property
    def fulfilment_state(self):
        is_shipped = any(line.fulfilled for line in self.lines.values())
        if self.status == "cancelled":
            return "none"
        if any(line.left for line in self.lines.values()):
            return "partial" if is_shipped else "none"
        return "full" if is_shipped or any(line.item and line.cancelled for line in self.lines.values()) else "none"


@dataclasses.dataclass
class Dispatch:
    order: str
    status: str = "planned"
    # What left: the line, so much in its unit, and the pieces.
    shipped: list = dataclasses.field(default_factory=list)


class Shop:
    def __init__(self, may_be_negative=False):
        self.may_be_negative = may_be_negative
        self.items, self.kinds, self.lots = {}, {LENT: "loan"}, {}
        self.levels = defaultdict(int)
        self.transactions, self.reversed, self.bound = {}, set(), set()
        self.orders, self.purchases, self.dispatches, self.counts, self.loans = {}, {}, {}, {}, {}
        # What the present request posts: item, place, lot, quantity, type.
        self.moves = []

    def attempt(self, rule):
        """Applies a rule, all of it or nothing; returns its refusal, or None."""
        before = dict(self.levels), dict(self.lots)
        self.moves = []
        try:
            rule()
        except Refused as refusal:
            self.levels, self.lots, self.moves = defaultdict(int, before[0]), before[1], []
            return refusal

    # Quantities

    def is_good(self, place, lot):
        return self.kinds[place] == "stock" and (lot is None or self.lots[lot].status in GOOD)

    def on_hand(self, item):
        return sum(quantity for (one, _, _), quantity in self.levels.items() if one == item)

    def good(self, item):
        return sum(q for (one, place, lot), q in self.levels.items() if one == item and self.is_good(place, lot))

    def demand(self, item):
        return sum(line.own(line.left) for _, line in self.queue(item))

    def queue(self, item):
        """The open lines of an item, in the order of their submission."""
        found = [
            ((order.submitted, id, name), line)
            for id, order in self.orders.items()
            if order.status in RESERVING
            for name, line in order.lines.items()
            if line.item == item and line.left
        ]
        return sorted(found, key=lambda one: one[0])

    def reserved(self, item):
        return min(self.demand(item), max(0, self.good(item)))

    def allocated(self, wanted):
        left = self.good(wanted.item)
        for _, line in self.queue(wanted.item):
            if line is wanted:
                return min(max(left, 0), line.own(line.left))
            left -= line.own(line.left)
        return 0

    def incoming(self, item):
        return sum(
            max(line.own(line.quantity - line.received), 0)
            for purchase in self.purchases.values()
            if purchase.status in ("ordered", "partlyReceived")
            for line in purchase.lines.values()
            if line.item == item
        )

    # The ledger

    def put(self, item, place, lot, quantity, type, comes_back=False):
        """Puts something somewhere; what comes back to where it was may be of a lot that is out of use by now."""
        kept = self.lots[lot] if lot else None
        if quantity > 0 and kept and kept.archived and not comes_back:
            raise Refused("invalidParams")
        if kept and kept.is_piece and quantity % ONE:
            raise Refused("invalidParams")
        after = self.levels[item, place, lot] + quantity
        if quantity < 0 and after < 0 and (kept and kept.is_piece or not self.may_be_negative):
            raise Refused("insufficientStock")
        is_elsewhere = any(level for (_, _, one), level in self.levels.items() if one == lot)
        if quantity > 0 and kept and kept.is_piece and (quantity != ONE or is_elsewhere):
            raise Refused("invalidParams")
        self.levels[item, place, lot] = after
        self.moves.append((item, place, lot, quantity, type))

    def new_lot(self, item, name, expiry=None, status="ok", is_piece=False):
        number = max((lot.number for lot in self.lots.values()), default=0) + 1
        self.lots[item, name] = Lot(number, expiry, status, is_piece=is_piece)
        return item, name

    def pick(self, item, quantity, place, today):
        """What is taken where nobody names a lot: what expires first, then the oldest; never what has expired."""
        candidates = [
            (self.lots[lot].expiry or "9", self.lots[lot].number, lot, level)
            for (one, where, lot), level in self.levels.items()
            if one == item
            and where == place
            and level > 0
            and self.lots[lot].status in GOOD
            and (self.lots[lot].expiry or "9") >= today
        ]
        pieces = []
        for _, _, lot, level in sorted(candidates):
            if quantity:
                pieces.append((lot, min(level, quantity)))
                quantity -= pieces[-1][1]
        if quantity:
            raise Refused("insufficientStock")
        return pieces

    def pieces(self, item, quantity, place, lot, today):
        if self.items[item].tracks and lot is None:
            return self.pick(item, quantity, place, today)
        return [(lot, quantity)]

    def take(self, item, quantity, place, lot, type, today, *, to=None, own=0, force=False, demand=None):
        """Takes something, perhaps to another place.

        - own: how much of it is reserved for what it is taken for
        - demand: what is asked for in all, where it is not what the orders say by now
        """
        pieces = self.pieces(item, quantity, place, lot, today)
        leaving = sum(q for one, q in pieces if self.is_good(place, one) and not (to and self.is_good(to, one)))
        good = max(0, self.good(item))
        reserved = min(self.demand(item) if demand is None else demand, good)
        if not force and leaving and max(0, good - leaving) < max(0, reserved - own):
            raise Refused("insufficientStock")
        for one, some in pieces:
            self.put(item, place, one, -some, type)
            if to:
                self.put(item, to, one, some, type)
        return pieces

    def receive(self, item, quantity, place, lots, expiry, type="purchase"):
        """Puts something into lots that are named, of which those that are new are made; None for no lot."""
        for name in lots:
            lot = name and (item, name)
            if lot and lot not in self.lots:
                self.new_lot(item, name, expiry, is_piece=self.items[item].tracks == "serial")
            elif lot and expiry and expiry != self.lots[lot].expiry:
                raise Refused("invalidParams")
            self.put(item, place, lot, quantity // len(lots), type)

    def adjust(self, item, place, lot, by=None, to=None, type="adjustment"):
        difference = by if by is not None else to - self.levels[item, place, lot]
        if not difference:
            raise Refused("invalidParams")
        self.put(item, place, lot, difference, type)

    def reverse(self, transaction):
        if transaction in self.bound or any(move[0] == "reversal" for move in self.transactions[transaction]):
            raise Refused("invalidParams")
        self.take_out(transaction)

    def take_out(self, transaction):
        if transaction in self.reversed:
            raise Refused("alreadyReversed")
        for _, item, place, lot, quantity, type in reversed(self.transactions[transaction]):
            self.put(item, place, lot, -quantity, type)

    # Lots

    def split(self, lot, quantity, place, name):
        item = lot[0]
        if self.lots[lot].is_piece:
            raise Refused("invalidParams")
        if self.levels[item, place, lot] < quantity:
            raise Refused("insufficientStock")
        if (item, name) in self.lots:
            raise Refused("duplicate")
        new = self.new_lot(item, name, self.lots[lot].expiry, self.lots[lot].status)
        self.put(item, place, lot, -quantity, "transfer")
        self.put(item, place, new, quantity, "transfer")

    def merge(self, lot, into):
        kept, target = self.lots[lot], self.lots[into]
        if target.is_piece or lot == into or lot[0] != into[0] or kept.is_piece:
            raise Refused("invalidParams")
        if (kept.status, kept.expiry) != (target.status, target.expiry):
            raise Refused("invalidParams")
        for (item, place, one), level in list(self.levels.items()):
            if one == lot and level:
                self.put(item, place, lot, -level, "transfer")
                self.put(item, place, into, level, "transfer")
        self.lots[lot] = dataclasses.replace(self.lots[lot], archived=True)

    def set_status(self, lot, status):
        self.lots[lot] = dataclasses.replace(self.lots[lot], status=status)

    def use_again(self, lot):
        self.lots[lot] = dataclasses.replace(self.lots[lot], archived=False)

    # Steps

    def step(self, table, status, to, holds):
        """Refuses a step that is none, or waits for something."""
        steps = table[status]
        allowed = [one for one, needs in steps.items() if all(map(holds, needs))]
        if to not in allowed:
            raise Refused("illegalStep", allowed)

    def order_holds(self, order, need):
        lines = order.lines.values()
        return {
            "lines": bool(lines),
            "shipped": not any(line.left for line in lines),
            "paid": order.payment_state in ("paid", "overpaid"),
            "returned": not any(line.kept for line in lines),
        }[need]

    def refuse_order(self, order, is_open):
        if not is_open:
            self.step(ORDER_STEPS, order.status, None, lambda need: self.order_holds(order, need))

    def away(self, dispatch):
        """The lines of which all that a dispatch took is still away; None where of one some has come back."""
        sums = Counter()
        for name, quantity, _ in dispatch.shipped:
            sums[name] += quantity
        found = set()
        for name, quantity in sums.items():
            kept = self.orders[dispatch.order].lines[name].kept
            by_lots = self.is_away_by_lots(dispatch, name) if kept > 0 else None
            if by_lots is None and 0 < kept < quantity or by_lots:
                return None
            if kept > 0 and by_lots is None:
                found.add(name)
        return found

    def is_away_by_lots(self, dispatch, name):
        """Where it is known of each lot what came back, and something of the dispatch did: whether something did not.
        None where that says nothing."""
        line = self.orders[dispatch.order].lines[name]
        sent = Counter()
        for one, _, pieces in dispatch.shipped:
            for _, _, lot, some in pieces if one == name else []:
                sent[lot] += some
        sent.pop(None, None)
        left = self.lots_away(line)
        if not any(left[lot] < some for lot, some in sent.items()):
            return None
        if any(left[lot] > 0 and (not lot or self.lots[lot].archived) for lot in left):
            return None
        return any(left[lot] > 0 for lot in sent)

    # Orders

    def ship(self, order, wanted, dispatch, force, today):
        """Ships lines: each its name, so much in its unit, the place and the lot. Answers what left of each."""
        self.refuse_order(order, order.status in SHIPPING)
        if len({name for name, *_ in wanted}) < len(wanted):
            raise Refused("invalidParams")
        if any(quantity > order.lines[name].left for name, quantity, _, _ in wanted):
            raise Refused("invalidParams")
        if dispatch and dispatch.status not in ("planned", "picking"):
            raise Refused("invalidParams")
        # What is reserved for one line of the order may leave with another one.
        reserve = Counter()
        for line in order.lines.values():
            reserve[line.item] += self.allocated(line)
        demand = {line.item: self.demand(line.item) for line in order.lines.values()}
        left = []
        for name, quantity, place, lot in wanted:
            line = order.lines[name]
            own_quantity = line.own(quantity)
            own = min(reserve[line.item], own_quantity)
            reserve[line.item] -= own
            asked = demand[line.item]
            pieces = self.take(line.item, own_quantity, place, lot, "sale", today, own=own, force=force, demand=asked)
            demand[line.item] -= own
            left.append((name, quantity, [(line.item, place, one, some) for one, some in pieces]))
        for name, quantity, pieces in left:
            order.lines[name].fulfilled += quantity
            for _, _, lot, some in pieces:
                order.lines[name].sent[lot] += some
        return left

    # Which lots are with the customer. What was of a lot that is archived may be of the one that it was made part of.

    def lots_away(self, line):
        left = Counter(line.sent)
        left.subtract(line.back)
        for lot in self.in_order(lot for lot in left if left[lot] < 0):
            owed, left[lot] = -left[lot], 0
            self.take_other(left, owed)
        return left

    def in_order(self, lots):
        return sorted((lot for lot in lots if lot), key=lambda lot: self.lots[lot].number)

    def take_other(self, left, rest):
        """Takes so much of archived lots, and answers what they lack."""
        for lot in self.in_order(lot for lot in left if left[lot] > 0 and lot and self.lots[lot].archived):
            some = min(rest, left[lot])
            left[lot] -= some
            rest -= some
        return rest

    def lacks(self, line, lot, quantity):
        """Takes a quantity of a lot off the goods with the customer; returns the part that is lacking there."""
        left = self.lots_away(line)
        some = min(quantity, max(left[lot], 0))
        left[lot] -= some
        return self.take_other(left, quantity - some)

    def take_back(self, order, wanted):
        """Returns: of each line its name, so much, the place, the lot, and whether it is put into stock again."""
        if any(quantity > order.lines[name].kept for name, quantity, *_ in wanted):
            raise Refused("invalidParams")
        for name, quantity, place, lot, restock in wanted:
            line = order.lines[name]
            if lot and self.lacks(line, lot, line.own(quantity)):
                raise Refused("invalidParams")
            if restock:
                self.put(line.item, place, lot, line.own(quantity), "return")
        for name, quantity, _, lot, _ in wanted:
            order.lines[name].returned += quantity
            order.lines[name].back[lot] += order.lines[name].own(quantity)

    def step_dispatch(self, dispatch, to):
        order = self.orders[dispatch.order]
        self.step(DISPATCH_STEPS, dispatch.status, to, lambda need: self.away(dispatch) is not None)
        if to in ("cancelled", "returned"):
            back = [shipped for shipped in dispatch.shipped if shipped[0] in self.away(dispatch)]
            for _, _, pieces in back:
                for item, place, lot, quantity in pieces:
                    self.put(item, place, lot, quantity, "return", comes_back=True)
            for name, quantity, pieces in back:
                for _, _, lot, some in pieces:
                    order.lines[name].sent[lot] -= some
                if order.status in SHIPPING:
                    order.lines[name].fulfilled -= quantity
                else:
                    order.lines[name].returned += quantity
        dispatch.status = to

    # Loans: the item, the place it came from, and parts: a lot, so much of it that is out

    def close_loan(self, loan, quantity, lost, to):
        open_quantity = sum(part[1] for part in loan["parts"])
        if not 0 < quantity <= open_quantity:
            raise Refused("invalidParams")
        after, rest = [], quantity
        for lot, some in loan["parts"]:
            now = min(some, rest)
            rest -= now
            after.append([lot, some - now])
            if now:
                self.put(loan["item"], LENT, lot, -now, "adjustment" if lost else "transfer")
                if not lost:
                    self.put(loan["item"], to, lot, now, "transfer", comes_back=True)
        loan["parts"] = after
