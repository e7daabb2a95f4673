"""A shop in which everything has a cost, and values from it for the parameters of every method."""

from support.discovery import METHODS
from support.people import NEVER, staffed

# Amounts in minor units that appear nowhere else: an item's former and present cost, the cost of received goods, and
# the price of a purchase.
OLD, NOW, PAID, AGREED = 98_765_431, 87_654_319, 76_543_211, 65_432_109
PRICE = {"amount": 100, "currency": "EUR"}


def eur(amount):
    return {"amount": amount, "currency": "EUR"}


class Costly:
    """A shop in which everything has a cost."""

    def __init__(self, core, people):
        self.core = core
        call = core.call
        self.company, self.users = staffed(core, *people.items())
        call("companies.select", company=self.company)
        self.contact = call("contacts.create", name="Mill", kinds=["customer", "supplier"])["id"]
        self.beans = self.item("BEANS", barcodes=["4006381333931"], cost=eur(OLD), minStock=50, supplier=self.contact)
        call("inventory.items.update", id=self.beans, changes={"cost": eur(NOW)})
        self.milk = self.item("MILK", trackBatch=True, cost=eur(NOW))
        self.gone = self.item("GONE", cost=eur(OLD))
        call("inventory.items.delete", id=self.gone)
        self.came = call("inventory.stock.receive", item=self.beans, quantity=300, unitCost=eur(PAID))["transaction"]
        self.lots = []
        for batch in ("B1", "B2"):
            came = call("inventory.stock.receive", item=self.milk, quantity=9, batch=batch, unitCost=eur(PAID))
            self.lots.append(came["entries"][0]["lot"])
        self.place = came["entries"][0]["location"]
        self.other = call("inventory.locations.create", name="Shelf", barcode="SHELF-1")["id"]
        self.loan = call("inventory.loans.create", item=self.beans, quantity=1, contact=self.contact)["id"]
        self.count = call("inventory.counts.create")["id"]
        # Orders in progress, as drafts and with an invoice.
        self.orders = [self.ordered("submitted", "inProgress"), self.ordered()]
        self.invoiced = self.ordered("submitted", "inProgress", "invoiced")
        self.invoice = call("invoices.list")["items"][0]["id"]
        self.unbilled = self.ordered("submitted", "inProgress")[0]
        self.purchases = [self.bought("ordered"), self.bought()]
        (order, line, _), (purchase, purchased) = self.orders[0], self.purchases[0]
        self.dispatch = call("orders.ship", id=order, lines=[{"line": line, "quantity": 1}])["dispatch"]["id"]
        call("purchases.receive", id=purchase, lines=[{"line": purchased, "quantity": 2}])
        self.bread = self.item("BREAD")
        lines = [{"item": self.beans, "quantity": 1}]
        self.bom = call("assemblies.boms.create", item=self.bread, lines=lines)["id"]
        self.builds = [call("assemblies.builds.create", item=self.bread, quantity=4)["id"] for _ in range(2)]
        self.completed = call("assemblies.builds.complete", id=self.builds[0], quantity=1)["completion"]["id"]
        self.supplier = call("inventory.suppliers.list", item=self.beans)["items"][0]["id"]
        self.price = call("prices.create", item=self.beans, contact=self.contact, price=PRICE)["id"]
        query = {"method": "inventory.stock.entries", "params": {}}
        self.view = call("views.create", name="All", query=query, shared=True)["id"]

    def item(self, sku, **more):
        return self.core.call("inventory.items.create", sku=sku, name=sku, unit="kg", price=PRICE, **more)["id"]

    def ordered(self, *steps):
        lines = [{"item": self.beans, "quantity": 30}] * 2
        return self.sheet("orders", lines, steps)

    def bought(self, *steps):
        lines = [{"item": self.beans, "quantity": 30, "unitPrice": eur(AGREED)}]
        return self.sheet("purchases", lines, steps)

    def sheet(self, kind, lines, steps):
        made = self.core.call(f"{kind}.create", contact=self.contact, currency="EUR", lines=lines)
        for to in steps:
            self.core.call(f"{kind}.step", id=made["id"], to=to)
        return made["id"], *(line["id"] for line in made["lines"])

    def known(self):
        """Returns values for parameters, by the names of parameters and methods."""
        (order, line, spare), (draft, unwanted, _) = self.orders
        (purchase, purchased), (plan, planned) = self.purchases
        ids = {
            "inventory.items": self.beans, "inventory.locations": self.other, "inventory.lots": self.lots[0],
            "inventory.loans": self.loan, "inventory.counts": self.count, "contacts": self.contact, "orders": order,
            "orders.lines": line, "dispatches": self.dispatch, "purchases": purchase, "purchases.lines": planned,
            "views": self.view, "assemblies.boms": self.bom, "assemblies.builds": self.builds[0],
            "inventory.suppliers": self.supplier, "prices": self.price, "invoices": self.invoice,
        }  # fmt: skip
        known = {}
        for name in METHODS:
            group = name.rpartition(".")[0]
            known[f"{name}/id"] = ids.get(group, NEVER)
            known[f"{name}/changes"] = {"name": "B"} if group in ("inventory.items", "views") else {"note": "n"}
            if group in ("inventory.suppliers", "prices"):
                known[f"{name}/changes"] = {"leadDays" if group == "inventory.suppliers" else "minQuantity": 3}
            known[f"{name}/expect"] = 99
            if name.startswith(
                ("inventory.stock", "inventory.loans.create", "orders.lines.add", "purchases.lines.add")
            ):
                known[name] = {"item": self.beans} if any(p["name"] == "item" for p in METHODS[name]["params"]) else {}
        owner = {"owner": {"type": "item", "id": self.beans}, "role": "document", "name": "a.txt"}
        return known | owner | {
            "items": [self.beans], "location": self.place, "order": order, "purchase": plan, "contact": self.contact,
            "count": self.count, "receipt": NEVER, "text": "beans",
            "assemblies.boms.create": {"item": self.bread, "lines": [{"item": self.milk, "quantity": 1}]},
            "assemblies.builds.create": {"item": self.bread}, "assemblies.builds.step/to": "inProgress",
            "assemblies.builds.step/id": self.builds[1], "assemblies.builds.reverse/completion": self.completed,
            "inventory.lots.genealogy/lot": self.lots[0], "inventory.suppliers.create/item": self.milk,
            "assemblies.boms.import/inline": "sku,lines.sku,lines.quantity\nMILK,BEANS,1\n",
            "inventory.suppliers.import/inline": "item,contact\nGONE,Mill\n",
            "prices.create/item": self.milk, "prices.create": {"list": "Wholesale"}, "price": PRICE,
            "prices.find/lines": [{"item": self.milk}],
            "prices.import/inline": "item,list,price,price.currency\nMILK,Retail,100,EUR\n",
            "code": "4006381333931", "barcode": "4006381333931", "number": "D-1",
            "barcodes": ["4006381333931"], "ids": [self.beans], "skus": ["BEANS"], "sku": "BEANS", "quantity": 1,
            "as": "somebody", "participant": NEVER, "permission": "readOnly", "publicPermission": "none",
            "currency": "EUR", "unit": "kg", "amount": eur(1), "format": "csv", "inline": True, "limit": 200,
            "days": 30, "record": NEVER, "take": "server",
            "kinds": ["customer"], "reason": "R", "dueAt": "2999-01-01T00:00:00Z",
            "collectionType": "endUser",
            "base64": "aGVsbG8=", "entries": [{"type": "consume", "item": self.beans, "quantity": 1}],
            "query": {"method": "inventory.items.list"}, "scan.label/kind": "item", "scan.label/id": self.beans,
            "orders.step/id": draft, "orders.step/to": "submitted", "purchases.step/id": plan,
            "purchases.step/to": "ordered", "dispatches.step/to": "picking", "inventory.stock.transfer/to": self.other,
            "orders.ship/lines": [{"line": line, "quantity": 1}], "orders.document/kind": "packingList",
            "orders.returns.create/lines": [{"line": line, "quantity": 0.125}], "orders.lines.remove/id": unwanted,
            "invoices.export/format": "ubl", "orders.invoice/id": self.unbilled,
            "orders.sell": {"lines": [{"item": self.beans, "quantity": 1}], "payment": {}},
            "orders.lines.cancel/id": spare, "orders.lines.credit/id": self.invoiced[1],
            "inventory.stock.return/direction": "fromCustomer",
            "purchases.receive/lines": [{"line": purchased, "quantity": 1}], "inventory.items.create/sku": "NEW",
            "inventory.items.import/inline": "sku,name,unit\nTEA,Tea,kg\n", "dispatches.pickList/ids": [self.dispatch],
            "inventory.lots.import/inline": "item,batch\nMILK,B9\n", "inventory.locations.import/inline": "name\nNew\n",
            "contacts.import/inline": "name,kinds\nNew,customer\n", "inventory.lots.create/item": self.milk,
            "inventory.lots.create/batch": "B7", "inventory.lots.split/lot": self.lots[0],
            "inventory.lots.split/batch": "B8", "into": self.lots[0], "lots": self.lots[1:],
            "inventory.counts.record": {"item": self.beans}, "companies.update/changes": {"name": "Shop"},
            "tier": "business", "upload": NEVER, "offset": 0, "sha256": "0" * 64,
            "contacts.merge/from": NEVER, "contacts.merge/into": self.contact,
            "inventory.categories.rename/from": "A", "inventory.categories.rename/to": "B", "transaction": NEVER,
            "inventory.tags.rename/from": "A", "inventory.tags.rename/to": "B",
        }  # fmt: skip
