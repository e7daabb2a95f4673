"""Helpers for the tests of orders: a company that sells, and short forms of its requests."""

from support.core import Core, item

CLOCK = ("--clock", "2026-03-01T12:00:00Z", "--seed", "1")
STATUSES = ("draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled")


def eur(amount):
    return {"amount": amount, "currency": "EUR"}


class Desk:
    """A company with a customer and items in stock. The only owner of the company uses `core`."""

    def __init__(self, core, **items):
        self.core = core
        self.call, self.refused = core.call, core.refused
        self.company = core.call("companies.create", name="Shop")["id"]
        self.customer = core.call("contacts.create", kinds=["customer"], name="Café Mozart")["id"]
        self.items = {}
        for name, count in items.items():
            self.add_item(name, count)

    def add_item(self, name, count=0, **more):
        made = self.call("inventory.items.create", **(item(name=name, price=eur(450)) | {"sku": name.upper()} | more))
        self.items[name] = made["id"]
        if count:
            self.call("inventory.stock.receive", item=made["id"], quantity=count)
        return made["id"]

    def round_by(self, tax_rounding, rounding):
        """Sets the rounding of amounts."""
        self.call("companies.update", changes={"settings": {"taxRounding": tax_rounding, "rounding": rounding}})

    def order(self, *lines, **more):
        """Creates an order. Each line is an item's name and a quantity, or an object of parameters."""
        given = [
            line if isinstance(line, dict) else {"item": self.items[line[0]], "quantity": line[1]} for line in lines
        ]
        return self.call("orders.create", **({"contact": self.customer, "currency": "EUR", "lines": given} | more))

    def step(self, order, *statuses):
        for status in statuses:
            done = self.call("orders.step", id=order["id"], to=status)
        return done

    def get(self, order):
        return self.call("orders.get", id=order["id"])

    def ship(self, order, *quantities, **more):
        """Ships the given quantity of each line."""
        lines = [
            {"line": line["id"], "quantity": quantity}
            for line, quantity in zip(self.get(order)["lines"], quantities)
            if quantity
        ]
        return self.call("orders.ship", id=order["id"], lines=lines, **more)

    def stock(self, name):
        """Returns the quantities of an item: on hand, reserved, available."""
        (level,) = self.call("inventory.stock.levels", items=[self.items[name]])["items"]
        return level["onHand"], level["reserved"], level["available"]

    def lines(self, order, *names):
        """Returns members of all lines of an order."""
        return [tuple(line[name] for name in names) for line in self.get(order)["lines"]]


def desk(data=":memory:", *options, **items):
    return Desk(Core(data, *(options or CLOCK)), **items)


def problems(error):
    return [(problem["pointer"], problem["kind"]) for problem in error["data"]["problems"]]
