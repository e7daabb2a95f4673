"""Sends random requests to a shop; core and model must give the same answers."""

import datetime
import random
import time
from collections import defaultdict

from support.core import Core, item, request
from support.errors import described
from support.shop_model import LENT, ONE, ORDER_STEPS, RESERVING, Item, Shop

# The number of times that an action is among the random choices. All other actions are there once.
OFTEN = {
    "do_move": 12, "do_ship": 5, "do_step_order": 7, "do_order": 3, "do_post": 2, "do_step_dispatch": 3,
    "do_receive_purchase": 2, "do_reverse_receipt": 3,
}  # fmt: skip


def number(units):
    """Returns a quantity of the model as the wire writes it."""
    return units // ONE if units % ONE == 0 else units / ONE


def units(quantity):
    """Returns a quantity of the wire as the model stores it."""
    return round(quantity * ONE)


class Player:
    def __init__(self, data, seed):
        self.data, self.random = data, random.Random(seed)
        self.shop = Shop(may_be_negative=seed % 2 == 1)
        # The model's lots by the core's ids, and the sums of all ledger entries so far.
        self.lots, self.lent, self.last = {}, None, None
        self.ledger = defaultdict(int)
        self.steps, self.refusals, self.keys = 0, 0, 0
        self.core = Core(data)
        self.furnish()

    def furnish(self):
        call = self.core.call
        company = call("companies.create", name="Shop")
        if self.shop.may_be_negative:
            call("companies.update", changes={"settings": company["settings"] | {"allowNegativeStock": True}})
        self.customer = call("contacts.create", name="Café Mozart", kinds=["customer", "supplier"])["id"]
        kinds = [{"unit": "box", "factor": 12}, {"unit": "g", "factor": 0.001}]
        for count, tracks in enumerate((None, None, "batch", "serial")):
            more = {"trackBatch": tracks == "batch", "trackSerial": tracks == "serial", "minStock": count * 3}
            made = call("inventory.items.create", **item(count, unit="kg", units=kinds, **more))
            self.shop.items[made["id"]] = Item(tracks, {"kg": ONE, "box": 12 * ONE, "g": 100})
        for name, kind in (("Shelf", "stock"), ("Yard", "stock"), ("Bin", "scrap"), ("Van", "transit")):
            self.shop.kinds[call("inventory.locations.create", name=name, kind=kind)["id"]] = kind
        self.places = [place for place in self.shop.kinds if place != LENT]
        self.today = datetime.datetime.now(datetime.timezone.utc).date().isoformat()

    # Requests

    def play(self, steps):
        verbs = [getattr(self, name) for name in dir(self) if name.startswith("do_") for _ in range(OFTEN.get(name, 1))]
        for _ in range(steps):
            self.random.choice(verbs)()
            self.check_sums()
            self.steps += 1

    def restart(self):
        self.core.close()
        self.core = Core(self.data)

    def ask(self, line, *reads):
        """Sends a request, and the reads after it. Sometimes the request is sent twice with one key, or the core is
        killed meanwhile; neither changes the result."""
        luck = self.random.random()
        if luck < 0.03:
            self.keys += 1
            line["params"]["idempotencyKey"] = f"key {self.keys}"
        if luck < 0.01:
            self.core.send(line)
            time.sleep(self.random.choice((0, 0.001, 0.003)))
            self.core.process.kill()
            self.core.process.wait()
            self.core = Core(self.data)
        elif luck < 0.03:
            first = self.core.ask(line)
            assert self.core.ask(line) == first
        self.core.send(line, *reads)
        return [self.core.receive() for _ in range(1 + len(reads))]

    def do(self, method, params, rule, learn=None, order=None, ordered=True):
        """Makes one request, and checks that the state afterwards is that of the model.

        - `learn`: gets the result, for facts that the model can't know
        - `order`: the order to check, or a function that returns it
        - `ordered`: whether the ledger entries have the order of the model
        """
        refusal = self.shop.attempt(rule)
        moves = self.shop.moves
        touched = sorted({move[0] for move in moves})
        reads = [
            request("inventory.stock.entries", {"limit": len(moves) + 1}),
            request("inventory.stock.levels", {"items": list(self.shop.items)}),
        ]
        if touched:
            reads.append(request("inventory.stock.levels", {"items": touched, "by": "lot", "limit": 200}))
        reply, *answers = self.ask(request(method, params), *reads)
        entries, levels, *places = [answer["result"]["items"] for answer in answers]
        where = (self.steps, method, params)
        if refusal:
            self.refusals += 1
            error = described(reply["error"]) if "error" in reply else None
            assert error and error["data"]["kind"] == refusal.kind, (where, refusal.kind, reply)
            if refusal.allowed is not None:
                assert error["data"]["allowed"] == refusal.allowed, where
        else:
            assert "result" in reply, (where, reply)
        self.read_ledger(entries, moves, ordered, where)
        if learn and not refusal:
            learn(reply["result"])
        self.check_levels(levels, where)
        if places:
            self.check_places(touched, places[0], where)
        if order and (id := order() if callable(order) else order):
            self.check_order(id)
        return None if refusal else reply["result"]

    # The state of the shop

    def read_ledger(self, entries, moves, ordered, where):
        """Checks that the new entries are those of the model, and that transfers sum to zero."""
        new = []
        for entry in entries:
            if entry["id"] == self.last:
                break
            new.insert(0, entry)
        if entries:
            self.last = entries[0]["id"]
        assert len(new) == len(moves), (where, new, moves)
        self.learn_names(new, moves, ordered)
        told = [
            (one["item"], self.place(one["location"]), self.lot(one["lot"]), units(one["quantity"]), one["type"])
            for one in new
        ]
        assert (told if ordered else sorted(told, key=repr)) == (moves if ordered else sorted(moves, key=repr)), where
        sums = defaultdict(int)
        for entry, move in zip(new, told):
            self.ledger[entry["item"], entry["location"], entry["lot"]] += move[3]
            sums[entry["transaction"]] += move[3]
            mark = "reversal" if entry["reverses"] else ""
            self.shop.transactions.setdefault(entry["transaction"], []).append((mark, *move))
            if entry["order"] or entry["loan"]:
                self.shop.bound.add(entry["transaction"])
        for entry in new:
            assert entry["type"] != "transfer" or sums[entry["transaction"]] == 0, where

    def learn_names(self, entries, moves, ordered):
        for entry, move in zip(entries, moves) if ordered else ():
            if move[1] == LENT and not self.lent:
                self.lent = entry["location"]
            if move[2] and move[2] not in self.lots.values():
                self.lots[entry["lot"]] = move[2]

    def place(self, id):
        return LENT if id == self.lent else id

    def lot(self, id):
        return self.lots[id] if id else None

    def lot_id(self, lot):
        return next(id for id, one in self.lots.items() if one == lot) if lot else None

    def check_levels(self, levels, where):
        shop = self.shop
        for level in levels:
            id = level["item"]
            on_hand, good, reserved = shop.on_hand(id), shop.good(id), shop.reserved(id)
            told = {name: units(level[name]) for name in ("onHand", "unavailable", "reserved", "available", "onOrder")}
            assert told == {
                "onHand": on_hand,
                "unavailable": on_hand - good,
                "reserved": reserved,
                "available": good - reserved,
                "onOrder": shop.incoming(id),
            }, (where, level)
            assert told["onHand"] == sum(quantity for key, quantity in self.ledger.items() if key[0] == id)
            assert told["reserved"] <= max(told["onHand"], 0) or shop.may_be_negative, where
        assert len(levels) == len(shop.items)

    def check_places(self, touched, levels, where):
        told = {(one["item"], one["location"], one["lot"]): units(one["onHand"]) for one in levels if one["onHand"]}
        assert told == {key: value for key, value in self.ledger.items() if value and key[0] in touched}, where
        named = {(one, self.place(place), self.lot(lot)): value for (one, place, lot), value in told.items()}
        assert named == {key: value for key, value in self.shop.levels.items() if value and key[0] in touched}, where

    def check_order(self, id):
        order, seen = self.shop.orders[id], self.core.call("orders.get", id=id)
        assert seen["status"] == order.status
        status = "draft"
        for step in seen["steps"]:
            assert step["from"] == status and step["to"] in ORDER_STEPS[status]
            status = step["to"]
        assert status == order.status
        assert seen["paymentState"] == order.payment_state and seen["paid"]["amount"] == sum(order.payments.values())
        assert seen["fulfilmentState"] == order.fulfilment_state
        for line in seen["lines"]:
            known = order.lines[line["id"]]
            told = [units(line[name]) for name in ("quantity", "fulfilled", "returned", "cancelled")]
            assert told == [known.quantity, known.fulfilled, known.returned, known.cancelled]
            left = known.left if order.status in RESERVING else 0
            allocated = self.shop.allocated(known) * ONE // known.factor if left else 0
            assert (units(line["allocated"]), units(line["backordered"])) == (allocated, left - allocated)
        assert len(seen["lines"]) == len(order.lines)

    def check_sums(self):
        """Lets the core compare its sums with the ledger and the steps."""
        stores = self.core.call("system.diagnostics", check=True)["stores"]
        (store,) = [one for one in stores if one["name"] == "private"]
        assert store["integrity"] == "ok", store

    def check_all(self):
        """Checks the whole state at once."""
        self.check_sums()
        asked = {"items": list(self.shop.items), "by": "lot", "limit": 200}
        page = self.core.call("inventory.stock.levels", **asked)
        levels = page["items"]
        while page["next"]:
            page = self.core.call("inventory.stock.levels", **asked, after=page["next"])
            levels += page["items"]
        self.check_places(list(self.shop.items), levels, "all")
        for id in self.shop.orders:
            self.check_order(id)
        for id, purchase in self.shop.purchases.items():
            assert self.core.call("purchases.get", id=id)["status"] == purchase.status
        for id, dispatch in self.shop.dispatches.items():
            assert self.core.call("dispatches.get", id=id)["status"] == dispatch.status
