"""Moves a workshop from InvenTree into a company, only with documented methods: master data, builds, stock and orders.

Stock on hand is received. Goods that a build has made, and that are still on hand, come from the completion of the
build. A past completion uses components with the quantity 0, because the file's stock is what the builds have left.
"""

import json
from fractions import Fraction

from support.inventree import LOTS, Masters, given, is_here, money, number, pack

BUILDS = {10: "planned", 20: "inProgress", 25: "planned", 30: "cancelled", 40: "completed"}
PURCHASES = {10: "draft", 20: "ordered", 25: "ordered", 30: "received", 40: "cancelled", 50: "cancelled"}
SALES = {10: "draft", 15: "inProgress", 20: "shipped", 25: "submitted", 30: "shipped", 40: "cancelled", 50: "cancelled"}


class Move(Masters):
    """The move of one file."""

    def __init__(self, core, records):
        super().__init__(core, records)
        self.built = set()
        self.orders("purchase", PURCHASES)
        self.orders("sales", SALES)
        self.builds()
        self.stock()
        for model in sorted(records.keys() - self.asked):
            self.leave(model, None, "The core has no such record.")

    def place(self, stock):
        """Returns the lot and the location of a stock record, as parameters of a receipt or of a completion."""
        item, status = self.items[stock["part"]], LOTS.get(stock["status"])
        has_serial = bool(stock["serial"])
        batch = stock["batch"] or (f"serial {stock['serial']}" if has_serial and not item["trackSerial"] else "unnamed")
        return given(
            location=self.ids["stock.stocklocation"].get(stock["location"]),
            batch=(f"{batch} ({status})" if status and not item["trackSerial"] else batch)
            if item["trackBatch"]
            else None,
            serials=[stock["serial"]] if item["trackSerial"] else None,
            expiry=stock["expiry_date"],
        )

    def builds(self):
        places = self.ids["stock.stocklocation"]
        for key, one in self.of("build.build"):
            if one["part"] not in self.bills:
                self.leave("build.build", key, "A build needs a bill of materials.")
                continue
            item, rest, status = self.items[one["part"]], Fraction(one["completed"]), BUILDS[one["status"]]
            rows = [row for row in self.of("stock.stockitem", build=key) if not row[1]["is_building"]]
            if item["trackSerial"] and sum(bool(row["serial"]) for _, row in rows) < rest:
                self.leave("build.build", key, "Its goods need serial numbers, which the file does not have.")
                continue
            due = f"{one['target_date']}T12:00:00Z" if one["target_date"] else None
            more = given(
                location=places.get(one["destination"]),
                dueAt=due,
                orderLine=self.sold_as(one),
                note=f"{one['reference']} {one['title']}".strip(),
            )
            quantity = number(one["quantity"])
            build = self.call("assemblies.builds.create", sku=item["sku"], quantity=quantity, **more)["id"]
            self.ids["build.build"][key] = build
            for stock, row in rows:
                if is_here(row) and Fraction(row["quantity"]) <= rest and not row["purchase_price"]:
                    (part,) = self.complete(build, one["part"], row["quantity"], **self.place(row))
                    self.mark(row, part["lot"])
                    rest -= Fraction(row["quantity"])
                    self.built.add(stock)
            if rest:
                gone = [row["serial"] for _, row in rows if row["serial"] and not is_here(row)]
                self.complete_gone(build, one["part"], rest, gone)
            if status == "cancelled" or (status == "inProgress" and not one["completed"]):
                self.call("assemblies.builds.step", id=build, to=status)

    def complete_gone(self, build, part, quantity, serials):
        """Completes a quantity that was made and is no longer on hand, and takes it out of the stock again."""
        item = self.items[part]
        lots = {"serials": serials[: int(quantity)]} if item["trackSerial"] else {}
        batch = {"batch": "gone before the move"} if item["trackBatch"] else {}
        (part, *_) = self.complete(build, part, quantity, **lots, **batch)
        more = {"location": part["location"], "reason": "Gone before the move", "force": True} | (lots or batch)
        self.call("inventory.stock.consume", sku=item["sku"], quantity=number(quantity), **more)

    def complete(self, build, part, quantity, **place):
        unused = [{"item": line["item"], "quantity": 0} for line in self.bills[part]["lines"] if not line["optional"]]
        done = self.call("assemblies.builds.complete", id=build, quantity=number(quantity), consumed=unused, **place)
        return done["completion"]["parts"]

    def mark(self, stock, lot):
        if status := LOTS.get(stock["status"]):
            self.call("inventory.lots.update", id=lot, changes={"status": status})

    def stock(self):
        """Receives stock. Stock with a price comes first, so that an item's average cost is that of its stock with a
        price."""
        rows, currencies = [], {}
        for key, one in self.of("stock.stockitem"):
            if not is_here(one):
                self.leave("stock.stockitem", key, "It is sold, built in, or not made yet.")
            elif key not in self.built:
                rows.append((key, one, self.receipt(key, one, currencies)))
        rows.sort(key=lambda row: "unitCost" not in row[2])
        for some in (rows[first : first + 1000] for first in range(0, len(rows), 1000)):
            posted = self.call("inventory.stock.post", entries=[receipt for *_, receipt in some])["entries"]
            for (_, one, _), entry in zip(some, posted, strict=True):
                self.mark(one, entry["lot"])

    def receipt(self, key, one, currencies):
        price, currency = one["purchase_price"], one["purchase_price_currency"]
        if price and currencies.setdefault(one["part"], currency) != currency:
            self.leave("stock.stockitem", key, "The average cost of an item is in one currency.")
            price = None
        what = {"type": "receive", "sku": self.items[one["part"]]["sku"], "quantity": number(one["quantity"])}
        return what | self.place(one) | given(unitCost=money(price, currency) if price else None)

    def orders(self, kind, statuses):
        """Imports past orders. An import moves no stock, because the file's stock is what the orders have left."""
        model, is_purchase = f"order.{kind}order", kind == "purchase"
        for key, one in self.of(model):
            lines, done = self.order_lines(model, key, is_purchase)
            if len({line["unitPrice"]["currency"] for line in lines}) != 1:
                self.leave(model, key, "An order has lines, and one currency.")
                continue
            status = statuses[one["status"]]
            if done and status in ("draft", "ordered"):
                status = "partlyReceived" if is_purchase else "inProgress"
            contact = self.records["company.company"][one["supplier" if is_purchase else "customer"]]
            row = {"number": one["reference"], "contact": contact["name"], "status": status, "lines": lines}
            row |= {"currency": lines[0]["unitPrice"]["currency"], "createdAt": f"{one['creation_date']}T12:00:00Z"}
            if done and status != "shipped":
                row["receipts" if is_purchase else "entries"] = done
            service = "purchases" if is_purchase else "orders"
            report = self.call(f"{service}.import", format="jsonl", inline=json.dumps(row))
            for problem in report["problems"]:
                self.leave(model, key, problem["problems"][0]["message"])

    def sold_as(self, build):
        """Returns the id of the order line that a build is for, or `None`."""
        number = self.records["order.salesorder"].get(build["sales_order"], {}).get("reference")
        orders = self.call("orders.list", text=number)["items"] if number else []
        lines = [line for one in orders for line in self.call("orders.get", id=one["id"])["lines"]]
        return next((line["id"] for line in lines if line["sku"] == self.items[build["part"]]["sku"]), None)

    def order_lines(self, model, order, is_purchase):
        """Returns the lines, and the quantities of them that have arrived or were shipped."""
        lines, done = [], []
        price, moved = ("purchase_price", "received") if is_purchase else ("sale_price", "shipped")
        for key, row in self.of(f"{model}lineitem", order=order):
            supplied = self.records["company.supplierpart"][row["part"]] if is_purchase else None
            part, size = (supplied["part"], pack(supplied)) if is_purchase else (row["part"], 1)
            if row[price] is None:
                self.leave(f"{model}lineitem", key, "A line without a price is moved with the price 0.")
            if Fraction(row[moved]):
                event = {} if is_purchase else {"type": "shipped"}
                done.append({"line": len(lines), "quantity": number(row[moved]), **event})
            what = {"sku": self.items[part]["sku"], "quantity": number(row["quantity"])}
            what |= given(unit=self.unit(size)["unit"] if size != 1 else None, note=row["notes"])
            lines.append(what | {"unitPrice": money(row[price] or 0, row[f"{price}_currency"])})
        for _, row in self.of(f"{model}extraline", order=order):
            what = {"text": row["reference"] or row["description"] or "Other", "quantity": number(row["quantity"])}
            lines.append(what | {"unitPrice": money(row["price"] or 0, row["price_currency"])})
        return lines, done
