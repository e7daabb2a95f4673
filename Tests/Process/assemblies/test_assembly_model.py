"""Random bills of materials and builds. The core's results must be the same as a model's."""

import random
from fractions import Fraction

import pytest

from support.assembly_model import Item, Refused, exact
from support.assembly_model import Workshop as Model
from support.core import CallError, Core
from support.workshop import Workshop, eur

RAW = [f"RAW-{number}" for number in range(5)]
PARTS = [f"PART-{number}" for number in range(3)]
GOODS = [f"GOOD-{number}" for number in range(2)]
# The second kit contains the first one.
KITS = ["KIT-0", "KIT-1"]
TRACKED = {"RAW-0", "RAW-1", "PART-0", "PART-1", "GOOD-0"}


class Player:
    def __init__(self, core, seed):
        self.random = random.Random(seed)
        self.shop, self.model = Workshop(core), Model()
        self.batches = 0
        for sku in RAW + PARTS + GOODS:
            self.shop.add(sku, trackBatch=sku in TRACKED)
            self.model.items[sku] = Item(sku in TRACKED)
        for sku in KITS:
            self.shop.add(sku, kind="kit", price=eur(1000))
        self.model.kits = set(KITS)
        self.customer = core.call("contacts.create", name="Ada", kinds=["customer"])["id"]
        for sku in PARTS + GOODS + KITS:
            self.write(sku)

    def number(self, most, places=2):
        return self.random.choice([self.random.randint(1, most), round(self.random.uniform(0.01, most), places)])

    def alike(self, call, expected):
        """Makes a call. If the model refuses it, the core must refuse it, too. Returns the result, or None."""
        try:
            told = expected()
        except Refused as refusal:
            with pytest.raises(CallError) as caught:
                call()
            assert caught.value.error["data"]["kind"] == str(refusal), caught.value.error
            return None, None
        return call(), told

    # The random actions.

    def write(self, sku):
        """A new bill of materials: parts are made of raw items, and goods and kits of both."""
        choices = RAW if sku in PARTS else RAW[:2] + PARTS + (KITS[:1] if sku == KITS[1] else [])
        chosen = self.random.sample(choices, self.random.randint(1, 3))
        lines = [
            {"sku": one, "quantity": self.number(4, 5), "scrap": self.random.choice([0, 0, 2, 7.5])} for one in chosen
        ]
        size = self.random.choice([1, 1, 3, 2.5])
        self.shop.bom(sku, lines, **{"yield": size})
        kept = [{name: exact(line[name]) for name in ("quantity", "scrap")} | {"sku": line["sku"]} for line in lines]
        self.model.recipes[sku] = (exact(size), kept)

    def receive(self):
        sku = self.random.choice(RAW + PARTS)
        quantity, cost = self.number(60), self.random.choice([None, self.random.randint(1, 5000)])
        more, lot = {}, None
        if sku in TRACKED:
            lot = self.batch()
            expiry = self.random.choice([None, f"2026-0{self.random.randint(4, 9)}-15"])
            more = {"batch": lot} | ({"expiry": expiry} if expiry else {})
            self.model.items[sku].expiry[lot] = expiry
        self.shop.receive(sku, quantity, cost, **more)
        self.model.items[sku].post(exact(quantity), lot, None if cost is None else Fraction(cost))

    def batch(self):
        self.batches += 1
        return f"B-{self.batches}"

    def rewrite(self):
        self.write(self.random.choice(PARTS + GOODS + KITS))

    def plan(self):
        sku, quantity = self.random.choice(PARTS + GOODS), self.number(12)
        build = self.shop.plan(sku, quantity)
        self.model.plan(build["id"], build["createdAt"], sku, exact(quantity))

    def build(self):
        return self.random.choice(list(self.model.builds)) if self.model.builds else None

    def complete(self):
        if not (build := self.build()):
            return
        one = self.model.builds[build]
        left = one["quantity"] - one["made"]
        whole = self.random.random() < 0.4
        quantity = float(left) if whole else self.number(max(1, int(left)))
        lot = self.batch() if one["sku"] in TRACKED else None
        extra = self.random.choice([None, None, self.random.randint(0, 9000)])
        more = ({"batch": lot} if lot else {}) | (
            {} if extra is None else {"extraCost": {"amount": extra, "currency": "EUR"}}
        )
        before = one["status"] in ("planned", "inProgress") and whole
        done, told = self.alike(
            lambda: self.shop.call(
                "assemblies.builds.complete", id=build, **({} if before else {"quantity": quantity}), **more
            ),
            lambda: self.model.complete(build, exact(quantity), lot, None if extra is None else Fraction(extra)),
        )
        if done:
            completion, cost = told
            self.model.completions[done["completion"]["id"]] = completion
            found = done["completion"]["unitCost"]
            assert (None if found is None else exact(found["amount"])) == cost
            assert done["build"]["status"] == one["status"]

    def end(self):
        if not (build := self.build()):
            return
        one = self.model.builds[build]
        to = self.random.choice(["cancelled", "completed", "inProgress"])
        possible = {
            "planned": ["cancelled", "inProgress"],
            "inProgress": ["completed"] if one["made"] > 0 else ["cancelled", "planned"],
        }.get(one["status"], [])
        try:
            self.shop.call("assemblies.builds.step", id=build, to=to)
        except CallError as refusal:
            assert refusal.error["data"]["kind"] == "illegalStep"
            assert to not in possible
        else:
            assert to in possible
            one["status"] = to

    def resize(self):
        if not (build := self.build()):
            return
        one, quantity = self.model.builds[build], self.number(15)
        try:
            self.shop.call("assemblies.builds.update", id=build, changes={"quantity": quantity})
        except CallError:
            assert one["status"] not in ("planned", "inProgress") or one["made"] >= exact(quantity)
        else:
            one["quantity"] = exact(quantity)

    def reverse(self):
        if not self.model.completions:
            return
        id = self.random.choice(list(self.model.completions))
        self.alike(
            lambda: self.shop.call("assemblies.builds.reverse", completion=id, reason="A mistake"),
            lambda: self.model.reverse(id),
        )

    def use(self):
        sku = self.random.choice(RAW + PARTS)
        level = self.model.level(sku)
        if level["available"] > 0:
            taken = level["available"] / 3
            taken = Fraction(int(taken * 100), 100)
            if taken > 0:
                self.shop.call("inventory.stock.consume", sku=sku, quantity=float(taken))
                for lot, part in self.model.items[sku].pick(taken):
                    self.model.items[sku].post(-part, lot)

    def sell(self):
        """Creates an order of kits. Some of its lines wait for stock."""
        sku, quantity = self.random.choice(KITS), self.random.choice([self.random.randint(1, 6), 1.5, 0.25])
        lines = [{"sku": sku, "quantity": quantity}]
        order = self.shop.call("orders.create", contact=self.customer, currency="EUR", lines=lines)["id"]
        at = self.shop.call("orders.step", id=order, to="submitted")["submittedAt"]
        self.shop.call("orders.step", id=order, to="inProgress")
        self.model.order(order, at, sku, exact(quantity))

    def order(self):
        return self.random.choice(list(self.model.orders)) if self.model.orders else None

    def ship(self):
        if not (order := self.order()):
            return
        kits = self.random.choice([self.model.left(order), Fraction(1), self.model.ready(order), Fraction(1, 4)])
        sku = self.model.orders[order]["sku"]
        if self.model.left(order) <= 0:
            return
        lines = [{"sku": sku, "quantity": float(kits)}]
        self.alike(
            lambda: self.shop.call("orders.ship", id=order, lines=lines),
            lambda: self.model.ship(order, kits),
        )

    def give_back(self):
        if not (order := self.order()):
            return
        one = self.model.orders[order]
        kits = self.random.choice([one["shipped"] - one["returned"], Fraction(1), Fraction(1, 4)])
        if one["shipped"] == one["returned"]:
            return
        parts = []
        line = {"sku": one["sku"], "quantity": float(kits)}

        def expected():
            parts.extend(self.model.coming_back(order, kits))
            lots = [{"lot": self.shop.lot(sku, lot), "quantity": float(part)} for sku, lot, part in parts if lot]
            line.update({"lots": lots} if lots else {})
            return True

        done, _ = self.alike(lambda: self.shop.call("orders.returns.create", order=order, lines=[line]), expected)
        if done:
            self.model.give_back(order, kits, parts)

    # The comparisons of the core's values with the model's.

    def compare(self):
        skus = RAW + PARTS + GOODS
        found = {one["sku"]: one for one in self.shop.call("inventory.stock.levels", skus=skus)["items"]}
        for sku in skus:
            expected = self.model.level(sku)
            if sku not in found:
                assert not any(expected[name] for name in ("onHand", "reserved", "onOrder")), sku
                continue
            told = {name: exact(found[sku][name]) for name in ("onHand", "reserved", "available", "onOrder")}
            cost = found[sku]["averageCost"]
            told["averageCost"] = None if cost is None else exact(cost["amount"])
            assert told == expected, sku

        kits = {one["sku"]: one for one in self.shop.call("inventory.stock.levels", skus=KITS)["items"]}
        for sku in KITS:
            assert exact(kits[sku]["available"]) == self.model.available_kits(sku), sku
            assert (kits[sku]["onHand"], kits[sku]["reserved"], kits[sku]["onOrder"]) == (0, 0, 0)

    def compare_order(self):
        if not (order := self.order()):
            return
        one = self.model.orders[order]
        (line,) = self.shop.call("orders.get", id=order)["lines"]
        assert (exact(line["fulfilled"]), exact(line["returned"])) == (one["shipped"], one["returned"])
        assert exact(line["allocated"]) == self.model.ready(order), (order, line)
        assert {part["sku"] for part in line["parts"]} == set(one["parts"])

    def compare_build(self):
        if not (build := self.build()):
            return
        told, one = self.shop.call("assemblies.builds.get", id=build), self.model.builds[build]
        assert (told["status"], exact(told["made"])) == (one["status"], one["made"])
        demand = self.model.demand(build)
        for component in told["components"]:
            sku = component["sku"]
            ready = self.model.allocated(build, sku)
            assert exact(component["left"]) == demand.get(sku, 0), sku
            assert (exact(component["allocated"]), exact(component["short"])) == (ready, demand.get(sku, 0) - ready), (
                sku
            )

    def compare_lots(self):
        tracked = [(sku, lot) for sku in TRACKED for lot in self.model.items[sku].lots if lot]
        if not tracked:
            return
        sku, lot = self.random.choice(sorted(tracked))
        found = self.shop.call("inventory.lots.genealogy", lot=self.shop.lot(sku, lot))
        assert exact(found["lot"]["onHand"]) == self.model.items[sku].lots[lot]
        for side in ("sources", "products"):
            told = {(one["level"], one["lot"]["sku"], one["lot"]["batch"]) for one in found[side]}
            assert told == self.model.relations(sku, lot, side), (sku, lot, side)

    def play(self, count):
        verbs = [
            self.receive, self.receive, self.receive, self.plan, self.plan, self.complete, self.complete, self.complete,
            self.end, self.resize, self.reverse, self.use, self.rewrite,
            self.sell, self.ship, self.ship, self.give_back,
        ]  # fmt: skip
        for _ in range(count):
            self.random.choice(verbs)()
            self.compare()
            self.compare_build()
            self.compare_order()
            self.compare_lots()
        self.shop.sound()


@pytest.mark.parametrize("seed", range(6))
def test_of_random_builds(seed):
    with Core(":memory:", "--clock", "2026-03-01T12:00:00Z", "--seed", str(seed)) as core:
        player = Player(core, seed)
        player.play(160)
        assert player.model.builds and player.model.completions
        assert any(one["returned"] for one in player.model.orders.values())
