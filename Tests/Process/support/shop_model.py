"""The expected stock, orders, purchases, stocktakes and loans of a shop, computed from the rules alone.

Quantities are whole numbers of hundred-thousandths, so all sums are exact. Lots are identified by their item and name,
and the location of lent goods by LENT, because the core makes their ids.
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
    """The core must refuse the call with this kind of error. `allowed` has the steps that the error must list."""

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
    # Whether any quantity of the line was ever shipped or cancelled.
    is_used: bool = False
    # For an item with lots: the quantity of each lot that was shipped, and the quantity that came back, in the item's
    # own unit.
    sent: Counter = dataclasses.field(default_factory=Counter)
    back: Counter = dataclasses.field(default_factory=Counter)
    # For a purchase: the id, the quantity and the transaction of each receipt.
    receipts: list = dataclasses.field(default_factory=list)
    left = property(lambda self: self.quantity - self.cancelled - self.fulfilled)
    kept = property(lambda self: self.fulfilled - self.returned)
    # The price is one minor unit for a hundred-thousandth of the line's unit, so the owed amount equals this quantity.
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
    # The shipped goods: the line, the quantity in its unit, and the pieces.
    shipped: list = dataclasses.field(default_factory=list)


class Shop:
    def __init__(self, may_be_negative=False):
        self.may_be_negative = may_be_negative
        self.items, self.kinds, self.lots = {}, {LENT: "loan"}, {}
        self.levels = defaultdict(int)
        self.transactions, self.reversed, self.bound = {}, set(), set()
        self.orders, self.purchases, self.dispatches, self.counts, self.loans = {}, {}, {}, {}, {}
        # The ledger entries of the present request: item, place, lot, quantity, type.
        self.moves = []

    def attempt(self, rule):
        """Applies a rule as a whole or not at all. Returns its refusal, or None."""
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
        """Returns the open lines of an item, in the order in which their orders were submitted."""
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
        """Adds a quantity to a place, or takes it away. Goods that come back may belong to a lot that is archived by
        now."""
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
        """Returns the lots that are taken if the request names none: those that expire first, then the oldest ones, but
        no expired lot."""
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
        """Takes a quantity, and moves it to another place if `to` is given.

        - `own`: the reserved part of the quantity
        - `demand`: the whole demand, if it differs from the demand of the orders
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
        """Adds a quantity to the named lots, and creates lots that do not exist. The name None means no lot."""
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
        """Refuses a step that does not exist, or whose condition is not met."""
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
        """Returns the lines of a dispatch whose goods are all still with the customer. Returns None if a part of a
        line's goods has come back."""
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
        """Returns whether goods of a dispatch are still with the customer, if the lots show that some have come back.
        Returns None if the lots do not show it."""
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
        """Ships lines, each a name, a quantity in the line's unit, a place and a lot. Returns what was taken for each
        line."""
        self.refuse_order(order, order.status in SHIPPING)
        if len({name for name, *_ in wanted}) < len(wanted):
            raise Refused("invalidParams")
        if any(quantity > order.lines[name].left for name, quantity, _, _ in wanted):
            raise Refused("invalidParams")
        if dispatch and dispatch.status not in ("planned", "picking"):
            raise Refused("invalidParams")
        # Goods that are reserved for one line of the order may also leave with another line.
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

    # The lots that the customer has. Goods of an archived lot may belong to the lot into which it was merged.

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
        """Takes a quantity of archived lots. Returns the missing part."""
        for lot in self.in_order(lot for lot in left if left[lot] > 0 and lot and self.lots[lot].archived):
            some = min(rest, left[lot])
            left[lot] -= some
            rest -= some
        return rest

    def lacks(self, line, lot, quantity):
        """Subtracts a quantity of a lot from the customer's goods. Returns the missing part."""
        left = self.lots_away(line)
        some = min(quantity, max(left[lot], 0))
        left[lot] -= some
        return self.take_other(left, quantity - some)

    def take_back(self, order, wanted):
        """Takes back goods. Each line has a name, a quantity, a place, a lot, and whether the goods go into the stock
        again."""
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

    # Loans. `parts` of a loan has lots, each with the quantity that is out.

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
