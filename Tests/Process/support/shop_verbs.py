"""Random actions in a shop, each with the parameters of a request and the model's rule."""

from support.order_desk import eur
from support.shop_model import (
    COUNT_STEPS,
    DISPATCH_STEPS,
    ONE,
    ORDER_STEPS,
    PURCHASE_STEPS,
    RESERVING,
    SHIPPING,
    Dispatch,
    Line,
    Order,
    Refused,
)
from support.shop_player import Player, number

SOME = (1, 50_000, ONE, ONE, 2 * ONE, 3 * ONE, 725_000, 10 * ONE)
EXPIRIES = (None, "2001-01-31", "2998-01-31", "2999-01-31")
# The number of orders, purchases, dispatches, counts and loans that are in play at a time.
ACTIVE = 8


class Verbs(Player):
    def one_of(self, known, default=None):
        return self.random.choice(list(known)) if known else default

    def forget_some(self, known):
        """Removes all records but the newest from the choices."""
        while len(known) > ACTIVE:
            del known[next(iter(known))]

    def quantity(self, id, most=None):
        """Returns a quantity: usually whole pieces for an item with serial numbers. With `most`, usually that much, or
        a little less or more."""
        if most and self.random.random() < 0.7:
            return max(most - self.random.choice((0, 0, 0, ONE, ONE, -1)), 1)
        if self.shop.items[id].tracks == "serial" and self.random.random() < 0.95:
            return self.random.choice((ONE, 2 * ONE))
        return self.random.choice(SOME)

    def known_lot(self, id):
        return self.one_of([lot for lot in self.shop.lots if lot[0] == id])

    def lot_here(self, id, place):
        """Returns a lot of an item, usually one that is in the place."""
        here = [lot for (one, where, lot), level in self.shop.levels.items() if (one, where) == (id, place) and level]
        return self.one_of(here) if here and self.random.random() < 0.8 else self.known_lot(id)

    def named(self, lot):
        """Returns the parameters that name a lot."""
        if not lot:
            return {}
        if self.random.random() < 0.5:
            return {"lot": self.lot_id(lot)}
        return {"serials": [lot[1]]} if self.shop.items[lot[0]].tracks == "serial" else {"batch": lot[1]}

    # Movements, as single methods and several in one request

    def movement(self):
        """Returns the type, the parameters and the rule of a movement."""
        shop, chance = self.shop, self.random
        id, place = chance.choice(list(shop.items)), chance.choice(self.places)
        kind = chance.choice(("receive", "receive", "receive", "consume", "transfer", "return", "adjust"))
        tracks = shop.items[id].tracks
        if kind == "receive" or kind == "return" and chance.random() < 0.5:
            return self.coming(kind, id, place, tracks)
        if kind == "adjust":
            return self.correction(id, place, tracks)
        quantity, unit = self.quantity(id), "kg"
        if tracks != "serial" and chance.random() < 0.2:
            unit = chance.choice(("box", "g"))
        lot = self.lot_here(id, place) if tracks and chance.random() < 0.5 else None
        force = chance.random() < 0.1
        params = {"item": id, "quantity": number(quantity), "unit": unit} | self.named(lot)
        if "serials" in params:
            params["quantity"], quantity = 1, ONE
        if force:
            params["force"] = True
        to = chance.choice([one for one in self.places if one != place]) if kind == "transfer" else None
        params |= {"from": place, "to": to} if to else {"location": place}
        if kind == "return":
            params["direction"] = "toSupplier"
        type = {"consume": "consumption", "transfer": "transfer", "return": "return"}[kind]

        def rule():
            own = Line(id, quantity, shop.items[id].units[unit]).own(quantity)
            shop.take(id, own, place, lot, type, self.today, to=to, force=force)

        return kind, params, rule

    def coming(self, kind, id, place, tracks):
        chance = self.random
        quantity, names, params, expiry = self.quantity(id), [None], {}, None
        if tracks == "batch":
            names = [f"B{chance.randrange(12)}"]
            params["batch"] = names[0]
        if tracks == "serial":
            names = [f"S{one}" for one in chance.sample(range(30), chance.choice((1, 1, 2, 3)))]
            quantity, params["serials"] = len(names) * ONE, names
        if tracks and kind == "receive":
            expiry = chance.choice(EXPIRIES)
            params |= {"expiry": expiry} if expiry else {}
        if kind == "return":
            params["direction"] = "fromCustomer"
        params |= {"item": id, "quantity": number(quantity), "location": place}
        type = "purchase" if kind == "receive" else "return"
        return kind, params, lambda: self.shop.receive(id, quantity, place, names, expiry, type)

    def correction(self, id, place, tracks):
        lot = self.lot_here(id, place) if tracks else None
        params = {"item": id, "location": place, "reason": "Counted"} | self.named(lot)
        if tracks and not lot:
            return "adjust", params | {"by": 1}, self.refusing("invalidParams")
        if self.random.random() < 0.3:
            to = self.random.choice((0, ONE)) if tracks == "serial" else self.random.choice((0, *SOME))
            return "adjust", params | {"to": number(to)}, lambda: self.shop.adjust(id, place, lot, to=to)
        by = self.random.choice((1, -1)) * self.quantity(id)
        return "adjust", params | {"by": number(by)}, lambda: self.shop.adjust(id, place, lot, by=by)

    @staticmethod
    def refusing(kind):
        def rule():
            raise Refused(kind)

        return rule

    def do_move(self):
        kind, params, rule = self.movement()
        self.do(f"inventory.stock.{kind}", params, rule)

    def do_post(self):
        together = [self.movement() for _ in range(self.random.randint(1, 8))]
        entries = []
        for kind, params, _ in together:
            level = {"level": params["to"]} if kind == "adjust" and "to" in params else {}
            entries.append({"type": kind} | {one: params[one] for one in params if not level or one != "to"} | level)

        def rule():
            for _, _, one in together:
                one()

        self.do("inventory.stock.post", {"entries": entries}, rule)

    def do_reverse(self):
        shop = self.shop
        transaction = self.one_of(list(shop.transactions)[-40:])
        if transaction:
            self.do(
                "inventory.stock.reverse",
                {"transaction": transaction, "reason": "Wrong"},
                lambda: shop.reverse(transaction),
                lambda _: shop.reversed.add(transaction),
            )

    # Lots

    def do_split(self):
        lot, place = self.one_of(self.shop.lots), self.one_of(self.places)
        if lot:
            here = [place for place in self.places if self.shop.levels[lot[0], place, lot] > 0]
            place = self.one_of(here, place)
            name, quantity = f"B{self.random.randrange(16)}", self.quantity(lot[0])
            params = {"lot": self.lot_id(lot), "quantity": number(quantity), "location": place, "batch": name}
            self.do("inventory.lots.split", params, lambda: self.shop.split(lot, quantity, place, name))

    def do_merge(self):
        lot, into = self.one_of(self.shop.lots), self.one_of(self.shop.lots)
        alike = [one for one in self.shop.lots if lot and one[0] == lot[0] and one != lot]
        into = self.one_of(alike, into)
        if lot and sum(not one.archived and not one.is_piece for one in self.shop.lots.values()) > 6:
            params = {"lots": [self.lot_id(lot)], "into": self.lot_id(into)}
            self.do("inventory.lots.merge", params, lambda: self.shop.merge(lot, into), ordered=False)

    def do_lot_status(self):
        lot = self.one_of(self.shop.lots)
        if lot:
            status = self.random.choice(("ok", "ok", "ok", "attention", "quarantined", "damaged", "lost"))
            params = {"id": self.lot_id(lot), "changes": {"status": status}}
            self.do("inventory.lots.update", params, lambda: self.shop.set_status(lot, status))

    def do_lot_back(self):
        """Uses a merged lot again."""
        lot = self.one_of([name for name, lot in self.shop.lots.items() if lot.archived])
        if lot:
            params = {"id": self.lot_id(lot), "changes": {"archived": False}}
            self.do("inventory.lots.update", params, lambda: self.shop.use_again(lot))

    # Counts

    def do_count(self):
        if len(self.shop.counts) < 2:
            made = self.do("inventory.counts.create", {}, lambda: None)
            self.shop.counts[made["id"]] = {"status": "open", "lines": {}}

    def do_record(self):
        shop, count = self.shop, self.one_of(self.shop.counts)
        id, place = self.one_of(shop.items), self.one_of(self.places)
        lot = self.lot_here(id, place) if shop.items[id].tracks else None
        if not count or shop.items[id].tracks and not lot:
            return
        level = shop.levels[id, place, lot]
        whole = shop.items[id].tracks == "serial"
        found = self.random.choice((0, 0, ONE, ONE, 50_000))
        if not whole:
            found = max(level + self.random.choice((0, -ONE, 50_000)), 0)
        params = {"count": count, "item": id, "location": place, "quantity": number(found)} | self.named(lot)

        def rule():
            if shop.counts[count]["status"] != "open":
                raise Refused("illegalStep")
            if whole and found % ONE:
                raise Refused("invalidParams")

        def learn(line):
            assert line["expected"] == number(level)
            shop.counts[count]["lines"][id, place, lot] = found - level

        self.do("inventory.counts.record", params, rule, learn)

    def do_step_count(self):
        shop, count = self.shop, self.one_of(self.shop.counts)
        verb = self.random.choice(("submit", "reopen", "post", "cancel"))
        to = {"submit": "review", "reopen": "open", "post": "posted", "cancel": "cancelled"}[verb]
        if not count or verb == "cancel" and self.random.random() < 0.7:
            return
        known = shop.counts[count]

        def rule():
            if to not in COUNT_STEPS[known["status"]]:
                raise Refused("illegalStep")
            # Missing goods are posted first, because a piece must leave one place before it appears in another. Then
            # the order of the ids counts. It decides which line a refusal names.
            lines = sorted(
                known["lines"].items(), key=lambda line: (line[1] > 0, *line[0][:2], self.lot_id(line[0][2]) or "")
            )
            for (item, place, lot), difference in lines if to == "posted" else ():
                if difference:
                    shop.put(item, place, lot, difference, "count")

        done = self.do(f"inventory.counts.{verb}", {"count": count}, rule, ordered=False)
        if done:
            assert done["status"] == to
            known["status"] = to
            if to in ("posted", "cancelled"):
                del shop.counts[count]

    # Loans

    def do_lend(self):
        shop, id, place = self.shop, self.one_of(self.shop.items), self.one_of(self.places)
        lot = self.lot_here(id, place) if shop.items[id].tracks and self.random.random() < 0.5 else None
        quantity, force = self.quantity(id), self.random.random() < 0.1
        params = {"item": id, "quantity": number(quantity), "from": place, "contact": self.customer}
        params |= ({"lot": self.lot_id(lot)} if lot else {}) | ({"force": True} if force else {})
        parts = []

        def rule():
            parts[:] = shop.take(id, quantity, place, lot, "transfer", self.today, to="lent", force=force)

        made = self.do("inventory.loans.create", params, rule)
        if made:
            shop.loans[made["id"]] = {"item": id, "home": place, "parts": parts, "out": quantity, "lost": False}
            self.forget_some(shop.loans)

    def do_close_loan(self):
        shop, id = self.shop, self.one_of(self.shop.loans)
        if not id:
            return
        loan, lost = shop.loans[id], self.random.random() < 0.2
        is_out = sum(quantity for _, quantity in loan["parts"])
        quantity = self.quantity(loan["item"], is_out)
        to = self.one_of(self.places) if self.random.random() < 0.3 and not lost else None
        params = (
            {"id": id, "quantity": number(quantity)} | ({"to": to} if to else {}) | ({"reason": "Gone"} if lost else {})
        )
        before = list(map(tuple, loan["parts"]))

        def rule():
            loan["parts"] = before
            shop.close_loan(loan, quantity, lost, to or loan["home"])

        done = self.do(f"inventory.loans.{'lose' if lost else 'return'}", params, rule)
        if done:
            loan["lost"] |= lost
            rest = sum(some for _, some in loan["parts"])
            status = "partly" if rest else "lost" if loan["lost"] else "returned"
            assert done["status"] == status

    # Orders

    def do_order(self):
        wanted = []
        for _ in range(self.random.choice((1, 1, 2, 3))):
            id = self.one_of(self.shop.items)
            wanted.append((id, self.quantity(id), self.random.choice(("kg", "kg", "kg", "box"))))
        lines = [self.line(*one) for one in wanted]
        made = self.do("orders.create", {"contact": self.customer, "currency": "EUR", "lines": lines}, lambda: None)
        order = Order()
        for line, (id, quantity, unit) in zip(made["lines"], wanted):
            order.lines[line["id"]] = Line(id, quantity, self.shop.items[id].units[unit])
        self.shop.orders[made["id"]] = order
        self.check_order(made["id"])
        self.let_go_of_orders()

    @staticmethod
    def line(id, quantity, unit):
        return {"item": id, "quantity": number(quantity), "unit": unit, "unitPrice": eur(ONE)}

    def let_go_of_orders(self):
        """Removes the oldest orders without demand from the choices."""
        over = [id for id, one in self.shop.orders.items() if one.status not in RESERVING]
        for id in over[: max(len(self.shop.orders) - 2 * ACTIVE, 0)]:
            del self.shop.orders[id]
            for name in [name for name, one in self.shop.dispatches.items() if one.order == id]:
                del self.shop.dispatches[name]

    def an_order(self, *statuses):
        """Returns a random order, usually one in these statuses."""
        there = [id for id, one in self.shop.orders.items() if one.status in statuses]
        return self.one_of(there) if there and self.random.random() < 0.9 else self.one_of(self.shop.orders)

    def next_step(self, table, status):
        return self.one_of(table[status]) if table[status] and self.random.random() < 0.8 else self.one_of(table)

    def do_step_order(self):
        shop, id = self.shop, self.one_of(self.shop.orders)
        if not id:
            return
        order = shop.orders[id]
        to = self.next_step(ORDER_STEPS, order.status)
        if to == "cancelled" and self.random.random() < 0.6:
            return

        def rule():
            shop.step(ORDER_STEPS, order.status, to, lambda need: shop.order_holds(order, need))
            order.status = to

        def learn(done):
            order.submitted = done["submittedAt"] or ""

        self.do("orders.step", {"id": id, "to": to}, rule, learn, order=id)

    def a_line(self, id):
        return self.one_of(self.shop.orders[id].lines) if id else None

    def do_change_line(self):
        id = self.an_order("draft", "submitted", "inProgress")
        name = self.a_line(id)
        if not name:
            return
        order, line = self.shop.orders[id], self.shop.orders[id].lines[name]
        verb = self.random.choice(("add", "update", "remove", "cancel", "cancel"))
        quantity = self.quantity(line.item)
        is_open = order.status in (RESERVING if verb == "cancel" else ("draft", "submitted", "inProgress"))
        params = {
            "add": {"order": id} | self.line(line.item, quantity, "kg"),
            "update": {"id": name, "changes": {"quantity": number(quantity)}},
            "remove": {"id": name},
            "cancel": {"id": name, "quantity": number(quantity)},
        }[verb]

        def rule():
            self.shop.refuse_order(order, is_open)
            if verb == "update":
                if quantity < line.fulfilled + line.cancelled:
                    raise Refused("invalidParams")
                line.quantity = quantity
            if verb == "remove":
                if line.is_used:
                    raise Refused("inUse")
                del order.lines[name]
            if verb == "cancel":
                if quantity > line.left:
                    raise Refused("invalidParams")
                line.cancelled += quantity
                line.is_used = True

        def learn(made):
            if verb == "add":
                order.lines[made["id"]] = Line(line.item, quantity)

        self.do(f"orders.lines.{verb}", params, rule, learn, order=id)

    def do_ship(self):
        shop, id = self.shop, self.an_order(*SHIPPING)
        if not self.a_line(id):
            return
        order = shop.orders[id]
        names = self.random.sample(list(order.lines), self.random.randint(1, len(order.lines)))
        wanted, lines = [], []
        for name in names:
            line = order.lines[name]
            place = self.one_of(self.places)
            lot = (
                self.lot_here(line.item, place) if shop.items[line.item].tracks and self.random.random() < 0.3 else None
            )
            quantity = self.quantity(line.item, line.left)
            wanted.append((name, quantity, place, lot))
            lines.append({"line": name, "quantity": number(quantity), "location": place})
            if lot:
                lines[-1]["lots"] = [{"lot": self.lot_id(lot), "quantity": number(quantity)}]
        known = self.one_of([name for name, one in shop.dispatches.items() if one.order == id])
        known = known if self.random.random() < 0.4 else None
        force = self.random.random() < 0.1
        params = {"id": id, "lines": lines} | ({"dispatch": known} if known else {"collectionType": "endUser"})
        params |= {"force": True} if force else {}
        left = []

        def rule():
            left[:] = shop.ship(order, wanted, shop.dispatches.get(known), force, self.today)

        def learn(done):
            dispatch = shop.dispatches.setdefault(done["dispatch"]["id"], Dispatch(id))
            dispatch.shipped += left
            for name, *_ in left:
                order.lines[name].is_used = True

        self.do("orders.ship", params, rule, learn, order=id)

    def do_return(self):
        shop, id = self.shop, self.one_of(self.shop.orders)
        name = self.one_of([n for n, line in shop.orders[id].lines.items() if line.kept]) if id else None
        if not name:
            return
        order, line = shop.orders[id], shop.orders[id].lines[name]
        quantity, place = self.quantity(line.item, line.kept), self.one_of(self.places)
        lot = self.known_lot(line.item) if shop.items[line.item].tracks else None
        restock = self.random.random() < 0.8
        one = {"line": name, "quantity": number(quantity), "location": place, "restock": restock}
        one |= {"lot": self.lot_id(lot)} if lot else {}
        method, params = "orders.returns.create", {"order": id, "lines": [one]}
        own, rest = divmod(quantity * line.factor, ONE)
        if restock and not rest and self.random.random() < 0.4:
            # The same return through the inventory, in the item's own unit.
            method, more = "inventory.stock.return", {"item": line.item, "direction": "fromCustomer", "orderLine": name}
            params = {key: one[key] for key in one if key in ("location", "lot")} | more | {"quantity": number(own)}
        self.do(
            method,
            params,
            lambda: shop.take_back(order, [(name, quantity, place, lot, restock)]),
            order=id,
        )

    def do_pay(self):
        shop, id = self.shop, self.one_of(self.shop.orders)
        if not id:
            return
        order = shop.orders[id]
        due = sum(line.owed for line in order.lines.values()) - sum(order.payments.values())
        amount = self.random.choice((due, due, due, due // 2, -ONE, 7)) or 5

        def rule():
            if amount < 0 and sum(order.payments.values()) + amount < 0:
                raise Refused("invalidParams")
            shop.refuse_order(order, order.status != "draft")

        def learn(made):
            order.payments[made["id"]] = amount

        self.do("orders.payments.add", {"order": id, "amount": eur(amount)}, rule, learn, order=id)

    def do_unpay(self):
        shop, id = self.shop, self.one_of(self.shop.orders)
        payment = self.one_of(shop.orders[id].payments) if id else None
        if not payment or self.random.random() < 0.5:
            return
        order = shop.orders[id]

        def rule():
            if payment in order.reversals:
                raise Refused("invalidParams")
            if payment in order.reversed:
                raise Refused("alreadyReversed")
            if order.payments[payment] > max(sum(order.payments.values()), 0):
                raise Refused("invalidParams")

        def learn(made):
            order.payments[made["id"]] = -order.payments[payment]
            order.reversed.add(payment)
            order.reversals.add(made["id"])

        self.do("orders.payments.reverse", {"id": payment, "reason": "Bounced"}, rule, learn, order=id)

    def do_step_dispatch(self):
        shop, id = self.shop, self.one_of(self.shop.dispatches)
        if not id:
            return
        dispatch = shop.dispatches[id]
        to = self.next_step(DISPATCH_STEPS, dispatch.status)
        self.do(
            "dispatches.step",
            {"id": id, "to": to},
            lambda: shop.step_dispatch(dispatch, to),
            order=dispatch.order,
        )

    # Purchases

    def do_purchase(self):
        wanted = [(id, self.quantity(id)) for id in (self.one_of(self.shop.items) for _ in range(2))]
        lines = [{"item": id, "quantity": number(quantity), "unitPrice": eur(100)} for id, quantity in wanted]
        made = self.do("purchases.create", {"contact": self.customer, "currency": "EUR", "lines": lines}, lambda: None)
        known = Order()
        for line, (id, quantity) in zip(made["lines"], wanted):
            known.lines[line["id"]] = Line(id, quantity)
        self.shop.purchases[made["id"]] = known
        over = [id for id, one in self.shop.purchases.items() if one.status not in ("ordered", "partlyReceived")]
        for id in over[: max(len(self.shop.purchases) - ACTIVE, 0)]:
            del self.shop.purchases[id]

    def purchase_step(self, purchase, to):
        lines = purchase.lines.values()
        holds = {
            "begun": any(line.received for line in lines),
            "received": all(line.received >= line.quantity for line in lines),
            "awaited": any(line.received < line.quantity for line in lines),
            "reversed": not any(line.received for line in lines),
        }
        self.shop.step(PURCHASE_STEPS, purchase.status, to, holds.get)

    def do_step_purchase(self):
        id = self.one_of(self.shop.purchases)
        if not id:
            return
        purchase = self.shop.purchases[id]
        to = self.next_step(PURCHASE_STEPS, purchase.status)

        def rule():
            self.purchase_step(purchase, to)
            purchase.status = to

        self.do("purchases.step", {"id": id, "to": to}, rule)

    def do_receive_purchase(self):
        shop, id = self.shop, self.one_of(self.shop.purchases)
        if not id:
            return
        purchase = shop.purchases[id]
        name = self.one_of(purchase.lines)
        line = purchase.lines[name]
        place, force = self.one_of(self.places), self.random.random() < 0.2
        _, named, _ = self.coming("receive", line.item, place, shop.items[line.item].tracks)
        quantity = round(named["quantity"] * ONE)
        names = named.get("serials") or [named.get("batch")]
        one = {one: value for one, value in named.items() if one != "item"} | {"line": name}
        params = {"id": id, "lines": [one]} | ({"force": True} if force else {})

        def rule():
            if purchase.status not in ("ordered", "partlyReceived", "received"):
                self.purchase_step(purchase, None)
            if quantity > max(line.quantity - line.received, 0) and not force:
                raise Refused("invalidParams")
            shop.receive(line.item, quantity, place, names, named.get("expiry"))
            line.received += quantity
            self.stand(purchase)

        done = self.do("purchases.receive", params, rule)
        if done:
            (receipt,) = done["receipts"]
            line.receipts.append((receipt["id"], quantity, receipt["transaction"]))

    @staticmethod
    def stand(purchase):
        """Sets the status of a purchase by its receipts."""
        lines = purchase.lines.values()
        done = all(line.received >= line.quantity for line in lines)
        is_begun = any(line.received for line in lines)
        purchase.status = "received" if done else "partlyReceived" if is_begun else "ordered"

    def do_reverse_receipt(self):
        shop, purchase = self.shop, self.shop.purchases.get(self.one_of(self.shop.purchases))
        line = purchase and self.one_of(purchase.lines.values())
        if not line or not line.receipts:
            return
        id, quantity, transaction = self.one_of(line.receipts)

        def rule():
            if purchase.status in ("closed", "cancelled"):
                self.purchase_step(purchase, None)
            shop.take_out(transaction)
            line.received -= quantity
            self.stand(purchase)

        params = {"receipt": id, "reason": "Wrong"}
        self.do("purchases.receipts.reverse", params, rule, lambda _: shop.reversed.add(transaction))
