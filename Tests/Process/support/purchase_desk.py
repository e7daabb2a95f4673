"""Helpers for the tests of purchases: a company that buys, and short forms of its requests."""

from support.core import item

STATUSES = ("draft", "ordered", "partlyReceived", "received", "closed", "cancelled")


def eur(amount):
    return {"amount": amount, "currency": "EUR"}


class Buyer:
    """A company with a supplier, and items that are bought there. The only owner of the company uses `core`."""

    def __init__(self, core):
        self.core = core
        self.call, self.refused = core.call, core.refused
        self.company = core.call("companies.create", name="Shop")["id"]
        self.supplier = core.call("contacts.create", kinds=["supplier"], name="Paper Mill")["id"]
        self.items = {}

    def add(self, name, **more):
        given = item(name=name, cost=eur(210), supplier=self.supplier) | {"sku": name.upper()} | more
        self.items[name] = self.call("inventory.items.create", **given)["id"]
        return self.items[name]

    def buy(self, *lines, **more):
        """Creates a purchase. Each line is an item's name and a quantity, or an object of parameters."""
        given = [
            line if isinstance(line, dict) else {"item": self.items[line[0]], "quantity": line[1]} for line in lines
        ]
        return self.call("purchases.create", **({"contact": self.supplier, "currency": "EUR", "lines": given} | more))

    def order(self, *lines, **more):
        made = self.buy(*lines, **more)
        self.step(made, "ordered")
        return made

    def step(self, purchase, *statuses):
        for status in statuses:
            done = self.call("purchases.step", id=purchase["id"], to=status)
        return done

    def receive(self, purchase, *quantities, **more):
        """Receives the given quantity of each line."""
        lines = [
            {"line": line["id"], "quantity": quantity}
            for line, quantity in zip(purchase["lines"], quantities, strict=False)
            if quantity
        ]
        return self.call("purchases.receive", id=purchase["id"], lines=lines, **more)

    def get(self, purchase):
        return self.call("purchases.get", id=purchase["id"])

    def level(self, name):
        """Returns an item's quantity on hand, its quantity on order, and the time of the next arrival."""
        (level,) = self.call("inventory.stock.levels", items=[self.items[name]])["items"]
        return level["onHand"], level["onOrder"], level["incomingAt"]

    def bring(self, status):
        """Creates a purchase of four pieces, and brings it to the given status."""
        made = self.buy(("filters", 4))
        if status in ("ordered", "partlyReceived", "received", "closed"):
            self.step(made, "ordered")
        if status in ("partlyReceived", "received", "closed"):
            self.receive(made, 1 if status == "partlyReceived" else 4)
        if status in ("closed", "cancelled"):
            self.step(made, status)
        return made


def problems(error):
    return [(problem["pointer"], problem["message"]) for problem in error["data"]["problems"]]
