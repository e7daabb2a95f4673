"""A person who makes random changes in a shop."""

import random

from support.core import CallError, item

EUR = {"currency": "EUR"}


class Worker:
    """Works on one of several cores, which has the given number."""

    def __init__(self, devices, number, company, seed):
        self.devices, self.number, self.company = devices, number, company
        self.random = random.Random(seed)
        self.count = 0

    @property
    def core(self):
        return self.devices[self.number]

    def call(self, method, /, **params):
        return self.core.call(method, company=self.company, **params)

    def some(self, method, **params):
        found = self.call(method, limit=50, **params)["items"]
        return self.random.choice(found) if found else None

    def step(self):
        """Makes a random change. A refused change has no effect."""
        work = self.random.choice(
            [
                self.make,
                self.change,
                self.receive,
                self.take,
                self.place,
                self.meet,
                self.order,
                self.forth,
                self.pay,
                self.remove,
            ]
        )
        try:
            work()
        except CallError as error:
            assert error.error["code"] > 0 or error.error["code"] == -32602, error.error
            # A request with a wrong name is a fault of this program, and no chance of it.
            wrong = [one for one in error.error["data"].get("problems", ()) if one["kind"] in ("unknown", "missing")]
            assert not wrong, error.error

    def name(self):
        self.count += 1
        return f"{self.number}-{self.count}"

    def make(self):
        number = self.random.randrange(40)
        self.call("inventory.items.create", **{**item(number), "name": self.name(), "minStock": 2})

    def change(self):
        if found := self.some("inventory.items.list"):
            changes = self.random.choice(
                [
                    {"name": self.name()},
                    {"tags": [*found["tags"], self.name()][-5:]},
                    {"minStock": self.random.randrange(5)},
                ]
            )
            self.call("inventory.items.update", id=found["id"], changes=changes)

    def receive(self):
        if found := self.some("inventory.items.list"):
            cost = {"amount": self.random.randrange(1, 900), **EUR}
            self.call("inventory.stock.receive", item=found["id"], quantity=self.random.randrange(1, 9), unitCost=cost)

    def take(self):
        if found := self.some("inventory.items.list"):
            self.call("inventory.stock.consume", item=found["id"], quantity=self.random.randrange(1, 4))

    def place(self):
        parent = self.some("inventory.locations.list")
        self.call(
            "inventory.locations.create",
            name=self.name(),
            code=f"L{self.random.randrange(20)}",
            parent=parent and parent["id"],
        )

    def meet(self):
        self.call("contacts.create", name=self.name(), kinds=["customer", "supplier"])

    def order(self):
        contact, found = self.some("contacts.list"), self.some("inventory.items.list")
        if contact and found:
            line = {"item": found["id"], "quantity": self.random.randrange(1, 4), "unitPrice": {"amount": 250, **EUR}}
            self.call("orders.create", contact=contact["id"], currency="EUR", lines=[line])

    def forth(self):
        if order := self.some("orders.list"):
            if order["status"] in ("inProgress", "invoiced") and self.random.random() < 0.5:
                lines = self.call("orders.get", id=order["id"])["lines"]
                self.call("orders.ship", id=order["id"], lines=[{"line": line["id"], "quantity": 1} for line in lines])
            else:
                to = self.random.choice(["submitted", "inProgress", "invoiced", "cancelled"])
                self.call("orders.step", id=order["id"], to=to)

    def pay(self):
        if order := self.some("orders.list"):
            self.call("orders.payments.add", order=order["id"], amount={"amount": self.random.randrange(1, 300), **EUR})

    def remove(self):
        method = self.random.choice(["inventory.items", "inventory.locations", "contacts", "orders"])
        if found := self.some(f"{method}.list"):
            self.call(f"{method}.delete", id=found["id"])
