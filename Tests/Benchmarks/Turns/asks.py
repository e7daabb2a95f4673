"""The calls that are measured: each method with the parameters that give it the most work."""

from ask import Ask
from changes import Changes
from files import Files

PLACE = {"latitude": 52.5, "longitude": 13.4}


class Asks(Changes, Files):
    def __init__(self, shop, folder, call):
        self.shop, self.folder = shop, folder
        self.call = call
        self.number = 0
        self.cursors = {}
        self.live = []

    def results(self, method, params=None):
        reply = self.call(method, params)
        if "error" in reply:
            raise SystemExit(f"{method}: {reply['error']}")
        return reply["result"]

    def next(self):
        self.number += 1
        return self.number

    def all(self):
        """All calls, in an order in which no call removes what a later call needs."""
        yield from self.small()
        yield from self.pages()
        yield from self.other_reads()
        yield from self.writes()
        yield from self.stock()
        yield from self.sheets()
        yield from self.counts()
        yield from self.files()
        yield from self.exchange()
        yield from self.reports()
        yield from self.large_changes()

    def small(self):
        shop = self.shop
        for name in (
            "rpc.discover", "system.ping", "system.info", "system.diagnostics", "system.conversations",
            "temperature.scales", "temperature.table", "location.authorization", "companies.get", "companies.tiers",
            "companies.selected", "access.whoami", "access.allowed", "access.departments", "access.presets",
            "entitlements.current", "entitlements.products", "entitlements.intents.list", "entitlements.snapshot",
            "entitlements.environment", "sync.status", "sync.account", "sharing.get", "policy.flags",
            "policy.promotions.list", "policy.deployment.get", "widgets.recents.list", "widgets.entities.suggested",
            "widgets.place.get", "appGroup.list", "links.pending", "inventory.locations.tree",
        ):  # fmt: skip
            yield Ask(name)
        yield Ask("system.diagnostics", {"check": True}, "check", 2)
        yield Ask("inventory.locations.tree", {"root": shop.halls[0]}, "root")
        yield Ask("temperature.convert", {"value": [20.5] * 100_000, "from": "celsius", "to": "fahrenheit"})
        yield Ask("access.check", {"method": "inventory.items.list", "user": shop.people[0]})
        yield Ask("access.explain", {"method": "inventory.items.list", "user": shop.people[0]})
        yield Ask("entitlements.check", {"feature": "customPlaces"})
        yield Ask("entitlements.history", {"limit": 200})
        yield Ask("dashboard.summary")
        yield Ask("events.since", {"cursor": self.results("events.since", {"limit": 1})["cursor"], "limit": 1000})
        yield Ask(
            "events.since",
            lambda: {"cursor": self.first_cursor(), "limit": 1000, "topics": [{"service": "views"}]},
            "rare",
        )

    def first_cursor(self):
        return self.results("events.since", {"limit": 1})["cursor"]

    def pages(self):
        """The first page of each list, and a page far behind."""
        shop, page = self.shop, {"limit": 200}
        items = {
            "": {}, "by name": {"order": "name"}, "by sku": {"order": "sku"}, "by update": {"order": "updated"},
            "tag": {"tag": "all"}, "rare tag": {"tag": "tag 17"}, "no such tag": {"tag": "nowhere"},
            "category": {"category": "Category 7"}, "text": {"text": "common"}, "rare text": {"text": "99999"},
            "texts": {"text": "common number item"}, "no text": {"text": "nowhere"}, "levels": {"levels": True},
            "low": {"level": "low"}, "out": {"level": "out"}, "location": {"location": shop.halls[0]},
            "supplier": {"supplier": shop.contacts[0]}, "maker": {"manufacturer": "Maker"},
            "no maker": {"manufacturer": "Nobody"}, "archived": {"archived": True}, "flagged": {"flagged": True},
            "custom": {"custom": {"colour": "blue"}},
            "no such by name": {"custom": {"colour": "blue"}, "order": "name"},
            "snapshot": {"snapshot": True},
        }  # fmt: skip
        for label, more in items.items():
            yield Ask("inventory.items.list", page | more, label)
        for label, text in {
            "": "common",
            "three": "common item number",
            "begins": "c",
            "digits": "9",
            "rare": "77777",
        }.items():
            yield Ask("inventory.items.search", page | {"text": text}, label)
            yield Ask("inventory.items.search", page | {"text": text, "levels": True}, f"{label} levels")
        for label, text in {"": "contact", "begins": "c", "digits": "1", "phone": "+4930"}.items():
            yield Ask("contacts.search", page | {"text": text}, label)
            yield Ask("contacts.list", page | {"text": text}, f"text {label}")
        lists = {
            "companies.list": [{}], "access.list": [{}, {"snapshot": True}],
            "access.people": [{}, {"includeLeft": True}],
            "inventory.categories.list": [{}], "inventory.tags.list": [{}],
            "inventory.locations.list": [{}, {"snapshot": True}],
            "inventory.lots.list": [{}, {"item": shop.batched[0]}, {"status": "lost"}, {"archived": True}],
            "inventory.stock.low": [{}], "inventory.stock.negative": [{}], "inventory.stock.alerts": [{}],
            "inventory.stock.expiring": [{"days": 3650}, {"days": 1}],
            "inventory.stock.entries": [
                {}, {"item": shop.busy}, {"type": "return"},
                {"type": "consumption", "item": shop.busy}, {"location": shop.halls[0]},
                {"location": shop.locations[3]}, {"item": shop.busy, "location": shop.halls[1]},
                {"from": "2020-01-01T00:00:00Z", "to": "2020-02-01T00:00:00Z"},
            ],
            "inventory.loans.list": [{}, {"contact": shop.contacts[1]}, {"status": "lost"}, {"item": shop.busy}],
            "inventory.loans.overdue": [{}],
            "contacts.list": [{}, {"tag": "all"}, {"tag": "none"}, {"kind": "partner"}],
            "contacts.duplicates": [{}], "contacts.activity": [{"id": shop.contacts[0]}],
            "orders.list": [
                {}, {"status": "closed"}, {"contact": shop.contacts[0]}, {"contact": shop.contacts[1]},
                {"text": "Order 77"}, {"text": "nowhere"}, {"paymentState": "paid"}, {"paymentState": "partial"},
                {"fulfilmentState": "full"}, {"source": "web"}, {"archived": True},
                {"paymentState": "paid", "contact": shop.contacts[0]},
            ],
            "purchases.list": [{}, {"status": "draft"}, {"text": "nowhere"}, {"contact": shop.contacts[1]}],
            "dispatches.list": [{}, {"status": "delivered"}], "views.list": [{}], "inventory.counts.list": [{}],
            "assets.list": [{"owner": {"type": "item", "id": shop.busy}}], "sync.queue.list": [{}],
            "sync.events.list": [{}], "sync.conflicts.list": [{}, {"resolved": True}],
            "sharing.departures.list": [{}], "inventory.items.history": [{"id": shop.busy}],
            "orders.history": [{"id": shop.orders[0]}], "contacts.history": [{"id": shop.contacts[0]}],
            "purchases.history": [{"id": shop.purchases[0]}], "dispatches.history": [{"id": shop.dispatches[0]}],
            "inventory.stock.levels": [
                {}, {"by": "lot"}, {"items": [shop.busy, *shop.items[:199]]}, {"location": shop.halls[0]},
                {"location": shop.halls[1], "includeSub": True},
                {"at": "2999-01-01T00:00:00Z", "items": [shop.busy, *shop.items[:199]]},
                {"items": [shop.busy, *shop.batched[:99]], "by": "location"}, {"items": [shop.busy], "by": "item"},
                {"items": shop.batched[:100], "by": "lot"},
            ],
        }  # fmt: skip
        for name, variants in lists.items():
            for more in variants:
                label = " ".join(f"{key}={value if len(str(value)) < 30 else '…'}" for key, value in more.items())
                yield Ask(name, page | more, label)
        yield Ask("contacts.list", lambda: page | {"after": self.far("contacts.list", page)}, "far behind")
        yield Ask(
            "inventory.lots.history", lambda: page | {"id": self.results("inventory.lots.list", page)["items"][0]["id"]}
        )

    def far(self, method, params):
        """A cursor some pages behind the first."""
        if method not in self.cursors:
            after = None
            for _ in range(20):
                after = self.results(method, params | ({"after": after} if after else {}))["next"] or after
            self.cursors[method] = after
        return self.cursors[method]

    def other_reads(self):
        shop = self.shop
        yield Ask("inventory.items.get", {"id": shop.busy})
        yield Ask("inventory.items.overview", {"id": shop.busy})
        yield Ask("inventory.items.overview", {"id": shop.batched[0]}, "batches")
        yield Ask("inventory.items.overview", {"id": shop.serial}, "serials")
        yield Ask("inventory.items.find", {"barcode": "BAR77", "levels": True})
        yield Ask("inventory.items.lookup", {"skus": [f"SKU-{n}" for n in range(200)]})
        yield Ask("inventory.items.lookup", {"ids": shop.items[500:700]}, "ids")
        yield Ask("inventory.items.lookup", {"barcodes": [f"BAR{n}" for n in range(200)]}, "barcodes")
        yield Ask("scan.resolve", {"code": "BAR77"})
        yield Ask("scan.label", {"kind": "item", "id": shop.busy})
        yield Ask("contacts.get", {"id": shop.contacts[0]})
        for name, id in (
            ("orders", shop.orders[0]),
            ("orders", shop.long_orders[0]),
            ("purchases", shop.long_purchases[0]),
        ):
            yield Ask(f"{name}.get", {"id": id}, "long" if id != shop.orders[0] else "")
        for kind in ("packingList", "quote"):
            yield Ask("orders.document", {"id": shop.long_orders[0], "kind": kind}, kind)
        yield Ask("dispatches.pickList", {"ids": shop.dispatches[:100]})
        yield Ask("dispatches.track", {"number": "D-1"})
        yield Ask("views.run", {"id": shop.views[0], "limit": 200})
        for name in ("inventory.items.list", "orders.list", "inventory.stock.levels", "dashboard.summary"):
            params = {} if name.startswith("dash") else {"limit": 200}
            yield Ask("live.open", lambda name=name, params=params: self.opened(name, params), name)
        self.close_live()
        places = [{"name": f"Place {n}", **PLACE, "latitude": n / 1000} for n in range(10_000)]
        yield Ask("widgets.recents.import", {"places": places}, times=2)
        yield Ask("widgets.recents.add", lambda: {"name": f"Place {self.next()}", **PLACE})
        yield Ask("widgets.entities.matching", {"text": "place", "limit": 50})
        yield Ask("widgets.recents.clear", times=1)
        yield Ask("entitlements.ingest", {"documents": ["eyJhbGciOiJub25lIn0.e30."] * 1000}, times=2)

    def opened(self, name, params):
        self.close_live()
        return {"query": {"method": name, "params": params}}

    def close_live(self):
        """Ends the live query, which would otherwise be answered anew behind each later write."""
        if self.live:
            self.results("live.close", {"live": self.live.pop()})

    def heard(self, ask, result):
        """Stores what later calls need of the result of a measured call."""
        if ask.method == "live.open":
            self.live.append(result["live"])
