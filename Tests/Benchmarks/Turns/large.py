"""A company that is as large as the limits and the patience of a benchmark allow, in a data directory."""

import json
import pathlib
import subprocess
import time

EUR = {"amount": 250, "currency": "EUR"}


class Large:
    """Fills a data directory, and remembers the ids of its records."""

    def __init__(self, binary, data, part=1):
        self.binary, self.data, self.part = binary, pathlib.Path(data), part

    def count(self, number):
        return max(20, number // self.part)

    def pipe(self, method, every, key="id"):
        """Calls a method once for each element of the parameters; returns the ids of the results."""
        source, sink = self.data.with_suffix(".in"), self.data.with_suffix(".out")
        with source.open("w") as file:
            for params in every:
                file.write(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}) + "\n")
        with source.open() as given, sink.open("w") as made:
            subprocess.run([self.binary, "serve", "--data", str(self.data)], stdin=given, stdout=made, check=True)
        ids = []
        for line in sink.open():
            reply = json.loads(line)
            if "error" in reply:
                raise SystemExit(f"{method}: {reply['error']}")
            ids.append(reply["result"].get(key))
        source.unlink()
        sink.unlink()
        return ids

    def one(self, method, **params):
        return self.pipe(method, [params])[0]

    def fill(self):
        self.company = self.one("companies.create", name="Large")
        self.one("companies.select", company=self.company)
        self.pipe("companies.create", ({"name": f"Company {n}"} for n in range(self.count(200))))
        self.one("companies.setTier", tier="enterprise")
        self.places()
        self.contacts = self.pipe(
            "contacts.create",
            (
                {
                    "name": f"Contact {n // 2}", "kinds": ["customer", "supplier"], "tags": ["all", f"tag {n % 500}"],
                    "emails": [{"label": "work", "value": f"contact{n // 2}@example.com"}],
                    "phones": [{"label": "work", "value": f"+4930{n // 2:07}"}],
                }
                for n in range(self.count(20_000))
            ),
        )  # fmt: skip
        self.goods()
        self.moved()
        self.sheets()
        self.rest()
        self.settle()
        return self

    def settle(self):
        """Gives a core the idle moments in which it indexes and counts the new records."""
        command = [self.binary, "serve", "--data", str(self.data)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as core:
            core.stdin.write(b'{"jsonrpc":"2.0","id":1,"method":"inventory.items.list","params":{"limit":1}}\n')
            core.stdin.flush()
            core.stdout.readline()
            before, quiet = None, 0
            while quiet < 5:
                spent = pathlib.Path(f"/proc/{core.pid}/stat").read_text().rsplit(")", 1)[1].split()[11:13]
                quiet = quiet + 1 if spent == before else 0
                before = spent
                time.sleep(1)
            core.stdin.close()

    def places(self):
        halls = self.pipe("inventory.locations.create", ({"name": f"Hall {n}"} for n in range(50)))
        self.halls = halls
        chain = None
        for n in range(20):
            chain = self.one("inventory.locations.create", name=f"Deep {n}", **({"parent": chain} if chain else {}))
        self.locations = self.pipe(
            "inventory.locations.create",
            (
                {"name": f"Shelf {n}", "code": f"S-{n}", "parent": halls[n % len(halls)], "barcode": f"LOC{n}"}
                for n in range(self.count(5000))
            ),
        )

    def goods(self):
        self.items = self.pipe(
            "inventory.items.create",
            (
                {
                    "sku": f"SKU-{n}", "name": f"Common item number {n}", "unit": "piece", "minStock": 50, "price": EUR,
                    "description": "A common thing that stands on a shelf and is sold by the piece. " * 4,
                    "category": f"Category {n % 3000}", "location": self.halls[0],
                    "tags": ["all", *(f"tag {(n * 7 + k) % 500}" for k in range(9))],
                    "barcodes": [f"BAR{n}"], "cost": EUR, "supplier": self.contacts[n % 10], "manufacturer": "Maker",
                    "custom": {"colour": "red", "number": n},
                }
                for n in range(self.count(100_000))
            ),
        )  # fmt: skip
        batched = self.pipe(
            "inventory.items.create",
            ({"sku": f"BATCH-{n}", "name": f"Batched {n}", "unit": "kg", "trackBatch": True} for n in range(100)),
        )
        self.batched = batched
        self.serial = self.one("inventory.items.create", sku="SERIAL", name="Serial", unit="piece", trackSerial=True)
        self.busy = self.one("inventory.items.create", sku="BUSY", name="Busy", unit="piece")
        self.pipe(
            "inventory.items.update",
            ({"id": self.busy, "changes": {"name": f"Busy {n}"}} for n in range(self.count(20_000))),
        )

    def post(self, entries):
        """Posts movements, a thousand a request."""
        self.pipe("inventory.stock.post", ({"entries": entries[n : n + 1000]} for n in range(0, len(entries), 1000)))

    def moved(self):
        self.post([{"type": "receive", "item": item, "quantity": 20, "unitCost": EUR} for item in self.items])
        # An item that lies in many locations, and has a long ledger.
        self.post(
            [
                {
                    "type": "receive", "item": self.busy, "quantity": 100, "unitCost": EUR,
                    "location": self.locations[n % len(self.locations)],
                }
                for n in range(self.count(100_000))
            ]
        )  # fmt: skip
        self.post([{"type": "receive", "item": self.busy, "quantity": 100_000}])
        for item in self.batched:
            count = self.count({self.batched[0]: 10_000, self.batched[1]: 5000}.get(item, 400))
            if item == self.batched[1]:
                self.untimed = count * 2
            self.post(
                [
                    {
                        "type": "receive", "item": item, "quantity": 5, "batch": f"B{n}",
                        "expiry": None if item == self.batched[1] else f"20{27 + n % 5}-{n % 12 + 1:02}-01",
                    }
                    for n in range(count)
                ]
            )  # fmt: skip
        for part in range(5):
            serials = [f"SN{part}-{n}" for n in range(1000)]
            self.one("inventory.stock.receive", item=self.serial, quantity=1000, serials=serials)

    def sheets(self):
        """Orders, purchases, what was shipped, lent and paid."""
        items, contacts = self.items, self.contacts
        lines = [{"item": item, "quantity": 1} for item in items[:5]]

        def sheet(n, kind):
            who = contacts[0] if n % 2 else contacts[n % len(contacts)]
            return {"contact": who, "currency": "EUR", "reference": f"{kind} {n // 2}", "lines": lines}

        self.orders = self.pipe("orders.create", (sheet(n, "Order") for n in range(self.count(20_000))))
        for to in ("submitted", "inProgress"):
            self.pipe("orders.step", ({"id": order, "to": to} for order in self.orders))
        self.pipe(
            "orders.payments.add",
            ({"order": order, "amount": {"amount": 10, "currency": "EUR"}} for order in self.orders),
        )
        self.purchases = self.pipe("purchases.create", (sheet(n, "Purchase") for n in range(self.count(5000))))
        self.pipe("purchases.step", ({"id": one, "to": "ordered"} for one in self.purchases))
        many = [{"item": item, "quantity": 1} for item in items[:1000]]
        self.long_orders = self.pipe(
            "orders.create", ({"contact": contacts[2], "currency": "EUR", "lines": many} for _ in range(12))
        )
        self.long_purchases = self.pipe(
            "purchases.create", ({"contact": contacts[2], "currency": "EUR", "lines": many} for _ in range(8))
        )
        self.loans = self.pipe(
            "inventory.loans.create",
            (
                {
                    "item": self.busy,
                    "quantity": 1,
                    "contact": contacts[0],
                    "dueAt": "2026-01-01T00:00:00Z",
                }
                for n in range(self.count(5000))
            ),
        )
        self.dispatches = self.pipe(
            "dispatches.create",
            ({"order": order, "collectionType": "endUser"} for order in self.orders[: self.count(1000)]),
        )

    def rest(self):
        owner = {"type": "item", "id": self.busy}
        files = [
            {"owner": owner, "role": "document", "name": f"{n}.txt", "base64": "aGVsbG8=", "mediaType": "text/plain"}
            for n in range(self.count(900))
        ]
        # As many as may wait at once.
        parts = [files[n : n + 90] for n in range(0, len(files), 90)]
        self.assets = [id for part in parts for id in self.pipe("assets.add", part)]
        self.people = self.pipe(
            "access.grant", ({"name": f"Person {n}", "preset": "sales"} for n in range(self.count(2000))), "user"
        )
        self.views = self.pipe(
            "views.create",
            ({"name": f"View {n}", "query": {"method": "inventory.items.list"}} for n in range(self.count(500))),
        )
        self.pipe(
            "contacts.notes.add",
            ({"contact": self.contacts[0], "text": f"Note {n}"} for n in range(self.count(5000))),
        )
