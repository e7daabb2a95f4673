"""Stocktakes, files, reports, and calls that change very much."""

import base64

from ask import Ask


class Files:
    def counts(self):
        shop = self.shop
        made = []

        def create(scope=None):
            return {"name": f"Count {self.next()}"} | ({"scope": scope} if scope else {})

        yield Ask("inventory.counts.create", lambda: create(), "all", 2)
        yield Ask("inventory.counts.create", lambda: create({"items": shop.items[:1000]}), "1000 items", 2)

        def of_all():
            if not made:
                made.append(self.results("inventory.counts.create", create())["id"])
            return made[0]

        yield Ask(
            "inventory.counts.record",
            lambda: {"count": of_all(), "item": shop.items[self.next() % len(shop.items)], "quantity": 3},
        )
        yield Ask("inventory.counts.uncounted", lambda: {"count": of_all(), "limit": 200})

        def record_many():
            if len(made) < 2:
                made.append(1)
                for n, item in enumerate(shop.items[: 20_000 // shop.part]):
                    if "error" in self.call(
                        "inventory.counts.record", {"count": of_all(), "item": item, "quantity": n % 7}
                    ):
                        break
            return {"count": of_all()}

        yield Ask("inventory.counts.lines", lambda: record_many() | {"limit": 200})
        yield Ask("inventory.counts.uncounted", lambda: record_many() | {"limit": 200}, "many counted")
        yield Ask("inventory.counts.get", lambda: {"id": of_all()})
        yield Ask("inventory.counts.submit", record_many, times=1)
        yield Ask("inventory.counts.lines", lambda: record_many() | {"limit": 200}, "submitted")
        yield Ask("inventory.counts.post", record_many, times=1)

    def files(self):
        owner = {"type": "item", "id": self.shop.items[9]}
        path = self.folder / "big.bin"
        path.write_bytes(b"x" * 90_000_000)
        some = base64.b64encode(b"x" * 12_000_000).decode()
        yield Ask(
            "assets.add",
            {"owner": owner, "role": "document", "name": "a.bin", "path": str(path), "mediaType": "application/x-a"},
            "90 MB by path",
            2,
        )
        yield Ask(
            "assets.add",
            {"owner": owner, "role": "document", "name": "a.bin", "base64": some, "mediaType": "application/x-a"},
            "12 MB in a line",
            3,
        )

        def begun():
            params = {"owner": owner, "role": "document", "name": "u.bin", "mediaType": "application/x-a"}
            return self.results("assets.begin", params)["upload"]

        yield Ask("assets.append", lambda: {"upload": begun(), "offset": 0, "base64": some}, "12 MB in a line", 3)

        def made():
            return self.results("assets.list", {"owner": owner, "limit": 10})["items"][0]["id"]

        yield Ask("assets.get", lambda: {"id": made()})
        yield Ask("assets.read", lambda: {"id": made(), "length": 1 << 20}, "largest piece")
        yield Ask("assets.read", lambda: {"id": made()}, "")
        yield Ask("assets.path", lambda: {"id": made()})
        yield Ask("assets.reorder", {"ids": self.shop.assets[:1000]}, "1000 files", 2)
        yield Ask("assets.remove", lambda: {"id": made()}, times=2)
        yield Ask(
            "assets.remove", lambda: {"id": self.shop.assets[self.next() % len(self.shop.assets)]}, "of 1000", times=3
        )
        yield Ask("system.backup", lambda: {"path": str(self.folder / f"backup{self.next()}.tar")}, times=2)

    def exchange(self):
        for name in (
            "inventory.locations",
            "inventory.items",
            "inventory.lots",
            "inventory.stock",
            "contacts",
            "orders",
        ):
            for form in ("csv", "jsonl"):
                path = str(self.folder / f"{name}.{form}")
                yield Ask(f"{name}.export", {"format": form, "path": path, "overwrite": True}, form, 3)
        yield Ask("inventory.locations.export", {"format": "csv", "inline": True}, "inline", 3)
        new = self.results("companies.create", {"name": "Second"})["id"]
        for name in (
            "contacts",
            "inventory.locations",
            "inventory.items",
            "inventory.lots",
            "inventory.stock",
            "orders",
        ):
            params = {"format": "jsonl", "path": str(self.folder / f"{name}.jsonl"), "company": new}
            yield Ask(f"{name}.import", params, times=1)
        upsert = {
            "format": "jsonl",
            "path": str(self.folder / "inventory.items.jsonl"),
            "mode": "upsert",
            "company": new,
        }
        yield Ask("inventory.items.import", upsert, "upsert", 1)
        small = {
            "format": "csv",
            "inline": "sku,name,unit\n" + "".join(f"IM-{n},Name {n},kg\n" for n in range(100_000)),
        }
        yield Ask("inventory.items.import", small | {"dryRun": True}, "dry run, 100,000 rows", 1)
        yield Ask("inventory.items.import", small | {"atomic": True}, "atomic, 100,000 rows", 1)
        broken = {"format": "csv", "inline": "sku,name,unit\n" + '"' * 3_000_000}
        yield Ask("inventory.items.import", broken, "one long row", 1)

    def reports(self):
        for name in ("stockValue", "turnover", "abc", "sales", "aging"):
            page = {} if name == "aging" else {"limit": 200}
            yield Ask(f"reports.{name}", page, times=3)
        yield Ask("reports.stockValue", {"limit": 200, "at": "2026-01-01T00:00:00Z"}, "at", 2)

    def large_changes(self):
        shop = self.shop
        yield Ask("inventory.tags.rename", {"from": "tag 17", "to": "tag seventeen"}, "2,000 items", 1)
        yield Ask("inventory.tags.rename", {"from": "all", "to": "every"}, "100,000 items", 1)
        yield Ask("inventory.categories.rename", {"from": "Category 7", "to": "Category seven"}, times=1)
        yield Ask("inventory.items.delete", lambda: {"id": shop.items[-1]}, times=1)
        yield Ask("inventory.locations.delete", lambda: {"id": shop.locations[-1]}, times=1)
        yield Ask("contacts.merge", {"from": shop.contacts[0], "into": shop.contacts[1]}, times=1)
        yield Ask("contacts.delete", {"id": shop.contacts[-1]}, times=1)
        companies = self.results("companies.list", {"limit": 200})["items"]
        small = next(one for one in companies if one["name"].startswith("Company"))
        yield Ask("companies.delete", {"company": small["id"], "confirm": small["name"]}, "small", 1)
        yield Ask(
            "companies.delete",
            lambda: {
                "company": shop.company,
                "confirm": self.results("companies.get", {"company": shop.company})["name"],
            },
            "large",
            1,
        )
