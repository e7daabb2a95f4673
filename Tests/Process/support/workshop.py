"""Helpers for the tests of assemblies: a company that makes goods, and short forms of its requests."""

from support.core import item


def eur(amount):
    return {"amount": amount, "currency": "EUR"}


class Workshop:
    """A company with items by their SKUs. The only owner of the company uses `core`."""

    def __init__(self, core):
        self.core = core
        self.call, self.refused = core.call, core.refused
        self.company = core.call("companies.create", name="Workshop")["id"]
        self.items = {}

    def add(self, *skus, **more):
        for sku in skus:
            self.items[sku] = self.call("inventory.items.create", **item(name=sku.title()) | {"sku": sku} | more)["id"]
        return self.items[skus[-1]]

    def bom(self, made, lines, **more):
        """Creates a bill of materials. Each line is a SKU and a quantity, or an object of parameters."""
        given = [line if isinstance(line, dict) else {"sku": line[0], "quantity": line[1]} for line in lines]
        return self.call("assemblies.boms.create", sku=made, lines=given, **more)

    def receive(self, sku, quantity, cost=None, **more):
        price = {} if cost is None else {"unitCost": eur(cost)}
        return self.call("inventory.stock.receive", sku=sku, quantity=quantity, **price, **more)

    def plan(self, sku, quantity, **more):
        return self.call("assemblies.builds.create", sku=sku, quantity=quantity, **more)

    def complete(self, build, quantity=None, **more):
        given = more if quantity is None else {"quantity": quantity, **more}
        return self.call("assemblies.builds.complete", id=build["id"], **given)

    def step(self, build, to, **more):
        return self.call("assemblies.builds.step", id=build["id"], to=to, **more)

    def get(self, build):
        return self.call("assemblies.builds.get", id=build["id"])

    def level(self, sku, *names):
        """Returns members of an item's level in all locations."""
        (level,) = self.call("inventory.stock.levels", skus=[sku])["items"]
        return tuple(level[name] for name in names)

    def entries(self, sku):
        return self.call("inventory.stock.entries", sku=sku)["items"]

    def lot(self, sku, batch):
        """Returns the id of a batch."""
        (found,) = (one["id"] for one in self.call("inventory.lots.list", sku=sku)["items"] if one["batch"] == batch)
        return found

    def sound(self):
        """Checks that the stored sums equal those of the ledger and of the builds."""
        checked = self.call("system.diagnostics", check=True)
        assert {store["integrity"] for store in checked["stores"]} == {"ok"}, checked["stores"]


def problems(error):
    return [(problem["pointer"], problem["message"]) for problem in error["data"]["problems"]]


def names(rows, *members):
    return [tuple(row[member] for member in members) for row in rows]
