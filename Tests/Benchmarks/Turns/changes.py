"""What changes records, stock, orders and purchases."""

from ask import EUR, Ask


class Changes:
    def writes(self):
        shop = self.shop
        yield Ask("companies.create", lambda: {"name": f"New {self.next()}"})
        yield Ask("companies.update", lambda: {"changes": {"name": f"Large {self.next()}"}})
        yield Ask("access.grant", lambda: {"name": f"Somebody {self.next()}", "preset": "sales"})
        yield Ask("access.revoke", lambda: {"user": shop.people[self.next() % len(shop.people)]})
        yield Ask("inventory.items.create", lambda: {"sku": f"N{self.next()}", "name": "New", "unit": "kg"})
        yield Ask("inventory.items.update", lambda: {"id": shop.busy, "changes": {"name": f"B{self.next()}"}})
        yield Ask("inventory.items.update", lambda: {"id": shop.busy, "changes": {"unit": "kg"}}, "unit", 1)
        yield Ask("inventory.items.update", lambda: {"id": shop.busy, "changes": {"trackBatch": True}}, "trackBatch", 1)
        yield Ask("inventory.items.upsert", lambda: {"sku": "BUSY", "changes": {"name": f"B{self.next()}"}})
        yield Ask("inventory.items.flag", {"id": shop.busy, "reason": "Why"})
        yield Ask("inventory.locations.create", lambda: {"name": f"New {self.next()}"})
        yield Ask(
            "inventory.locations.update", lambda: {"id": shop.halls[0], "changes": {"name": f"Hall N{self.next()}"}}
        )
        yield Ask("inventory.locations.move", lambda: {"id": shop.halls[2], "parent": shop.halls[self.next() % 20 + 5]})
        yield Ask("inventory.lots.create", lambda: {"item": shop.batched[0], "batch": f"NEW{self.next()}"})

        def lots():
            found = self.results("inventory.lots.list", {"item": shop.batched[1], "limit": 200})["items"]
            return [lot["id"] for lot in found]

        yield Ask("inventory.lots.update", lambda: {"id": lots()[9], "changes": {"note": f"N{self.next()}"}})
        yield Ask("inventory.lots.split", lambda: {"lot": lots()[9], "quantity": 1, "batch": f"SPLIT{self.next()}"})
        yield Ask("inventory.lots.merge", lambda: (lambda all: {"lots": all[20:120], "into": all[10]})(lots()), times=3)
        yield Ask("contacts.create", lambda: {"name": f"New {self.next()}", "kinds": ["customer"]})
        yield Ask("contacts.update", lambda: {"id": shop.contacts[0], "changes": {"name": f"C{self.next()}"}})
        yield Ask("contacts.notes.add", lambda: {"contact": shop.contacts[0], "text": "Note"})
        yield Ask("views.create", lambda: {"name": f"N{self.next()}", "query": {"method": "orders.list"}})
        yield Ask("appGroup.set", {"name": "app.note", "value": "celsius"})

    def posted(self, entry):
        """A thousand movements of different items."""
        begin = self.next() % 90 * 1000 // self.shop.part
        return {"entries": [entry | {"item": item} for item in self.shop.items[begin : begin + 1000]]}

    def stock(self):
        shop = self.shop
        kinds = {
            "receive": {"type": "receive", "quantity": 1, "unitCost": EUR},
            "consume": {"type": "consume", "quantity": 0.001}, "adjust": {"type": "adjust", "by": 1, "reason": "Why"},
            "transfer": {"type": "transfer", "quantity": 0.001, "to": shop.halls[3]},
        }  # fmt: skip
        for kind, entry in kinds.items():
            yield Ask("inventory.stock.post", lambda entry=entry: self.posted(entry), kind)
        yield Ask(
            "inventory.stock.post",
            lambda: {"entries": [{"type": "receive", "item": shop.busy, "quantity": 1}] * 1000},
            "one item",
        )
        yield Ask("inventory.stock.receive", {"item": shop.busy, "quantity": 1})

        def serials(part):
            return [f"SN{part}-{n}" for n in range(1000)]

        def new():
            return {"item": shop.serial, "quantity": 1000, "serials": [f"X{self.next()}" for _ in range(1000)]}

        yield Ask("inventory.stock.receive", new, "serials")
        parts = [0, 1, 2]
        yield Ask(
            "inventory.stock.transfer",
            lambda: {
                "item": shop.serial,
                "quantity": 1000,
                "serials": serials(parts.pop()),
                "to": shop.halls[4],
                "force": True,
            },
            "serials",
            3,
        )
        yield Ask(
            "inventory.stock.consume",
            {"item": shop.serial, "quantity": 1000, "serials": [f"SN4-{n}" for n in range(1000)], "force": True},
            "serials",
            1,
        )
        yield Ask("inventory.stock.consume", {"item": shop.batched[1], "quantity": shop.untimed}, "many batches", 1)
        yield Ask("inventory.stock.consume", {"item": shop.serial, "quantity": 500}, "many serials", 1)
        yield Ask("inventory.stock.adjust", {"item": shop.busy, "by": 1, "reason": "Why"})
        yield Ask(
            "inventory.stock.transfer",
            {"item": shop.batched[1], "quantity": shop.untimed, "to": shop.halls[5]},
            "many batches",
            1,
        )

        def post():
            entries = [{"type": "receive", "item": item, "quantity": 1} for item in shop.items[:1000]]
            posted = self.results("inventory.stock.post", {"entries": entries})
            return {"transaction": posted["entries"][0]["transaction"], "reason": "Why"}

        yield Ask("inventory.stock.reverse", post, times=3)
        yield Ask("inventory.stock.rebuild", times=2)
        yield Ask(
            "inventory.loans.create",
            {"item": shop.items[3], "quantity": 1, "contact": shop.contacts[0], "force": True},
            times=2,
        )
        yield Ask("inventory.loans.return", lambda: {"id": shop.loans[self.next() % len(shop.loans)]})
        yield Ask("inventory.loans.lose", lambda: {"id": shop.loans[self.next() % len(shop.loans)], "reason": "Why"})

    def sheets(self):
        shop = self.shop
        many = [{"item": item, "quantity": 0.001} for item in shop.items[:1000]]
        for kind, long, steps, taken in (
            ("orders", shop.long_orders, ("submitted", "inProgress"), "ship"),
            ("purchases", shop.long_purchases, ("ordered",), "receive"),
        ):
            left = list(long)
            yield Ask(
                f"{kind}.create", {"contact": shop.contacts[0], "currency": "EUR", "lines": many}, "1000 lines", 3
            )
            yield Ask(
                f"{kind}.update",
                lambda long=long, kind=kind: {"id": long[0], "changes": {"discount": {"percent": self.next() % 50}}},
                "1000 lines",
            )
            yield Ask(
                f"{kind}.update",
                lambda long=long, kind=kind: {"id": long[0], "changes": {"taxIncluded": self.next() % 2 == 0}},
                "1000 lines, tax",
            )

            def line(long=long, kind=kind):
                return self.results(f"{kind}.get", {"id": long[0]})["lines"][self.next() % 900]["id"]

            yield Ask(f"{kind}.lines.update", lambda line=line: {"id": line(), "changes": {"note": f"N{self.next()}"}})
            yield Ask(f"{kind}.lines.remove", lambda line=line: {"id": line()}, times=2)
            one = "order" if kind == "orders" else "purchase"
            yield Ask(
                f"{kind}.lines.add",
                lambda long=long, one=one: {one: long[0], "item": shop.items[0], "quantity": 1},
                times=2,
            )
            for to in steps:
                turn = iter(left)
                yield Ask(f"{kind}.step", lambda turn=turn, to=to: {"id": next(turn), "to": to}, to, len(left))
            turn = iter(left[: len(left) // 2])

            def all_lines(turn=turn, kind=kind):
                id = next(turn)
                lines = self.results(f"{kind}.get", {"id": id})["lines"]
                return {
                    "id": id,
                    "lines": [{"line": line["id"], "quantity": line["quantity"]} for line in lines],
                    "force": True,
                }

            yield Ask(f"{kind}.{taken}", all_lines, "1000 lines", len(left) // 2)
            rest = iter(left[len(left) // 2 :])
            yield Ask(
                f"{kind}.step", lambda rest=rest: {"id": next(rest), "to": "cancelled", "reason": "Why"}, "cancelled", 2
            )
            if kind == "orders":
                yield from self.shipped(left)
        yield Ask("orders.duplicate", {"id": shop.long_orders[1]}, "1000 lines", 3)
        yield Ask(
            "orders.delete",
            lambda: {"id": self.results("orders.duplicate", {"id": shop.long_orders[1]})["id"]},
            "1000 lines",
            3,
        )
        yield Ask("orders.payments.add", {"order": shop.orders[5], "amount": {"amount": 1, "currency": "EUR"}})
        yield Ask("dispatches.create", {"order": shop.orders[4], "collectionType": "endUser"})
        yield Ask("purchases.suggest", {"currency": "EUR"}, times=2)

    def shipped(self, left):
        turn = iter(left)

        def back():
            id = next(turn)
            lines = self.results("orders.get", {"id": id})["lines"]
            return {"order": id, "lines": [{"line": line["id"], "quantity": line["quantity"]} for line in lines]}

        yield Ask("orders.returns.create", back, "1000 lines", 3)
