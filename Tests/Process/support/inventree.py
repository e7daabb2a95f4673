"""Moves the master data of a workshop from InvenTree (the output of `dumpdata`) into a company. The module
support.inventree_work moves all other records.

An item has batches if some stock of the part has a batch or a status. An item has serial numbers if all stock of the
part has them.
"""

import json
from collections import defaultdict
from fractions import Fraction

LOTS = {50: "attention", 55: "damaged", 60: "destroyed", 65: "rejected", 70: "lost", 75: "quarantined", 85: "returned"}


def read(path):
    """Returns the fields of a file's records, by model and key. A record without a key gets its place in the file as
    the key."""
    records = defaultdict(dict)
    for place, one in enumerate(json.loads(path.read_text())):
        records[one["model"]][one.get("pk", place)] = one["fields"]
    return records


def number(exact):
    exact = Fraction(exact)
    return exact.numerator if exact.denominator == 1 else float(exact)


def money(price, currency):
    """Returns an exact price: 0.287200 USD is 2,872 cents for 100 pieces."""
    cents, per = Fraction(price) * (1 if currency == "JPY" else 100), 1
    while (cents * per).denominator > 1:
        per *= 10
    return {"amount": int(cents * per), "currency": currency} | ({"per": per} if per > 1 else {})


def is_here(stock):
    """Returns whether a stock record is on hand: not sold, not built in, not used up, and not still to be made."""
    gone = ("customer", "sales_order", "belongs_to", "consumed_by", "is_building")
    return not any(stock[name] for name in gone) and Fraction(stock["quantity"]) > 0


def pack(supplied):
    return Fraction(supplied["pack_quantity_native"])


def given(**members):
    return {name: value for name, value in members.items() if value not in (None, "", [])}


class Masters:
    """Moves the master data: contacts, locations, parts with their suppliers and prices, and bills of materials. `ids`
    has the core's ids by model and key. `asked` has the models that the move reads. `leftovers` has the records that
    can't be moved, with the reasons."""

    def __init__(self, core, records):
        self.call, self.records, self.asked = core.call, records, set()
        self.ids, self.items, self.bills, self.leftovers = defaultdict(dict), {}, {}, []
        for step in (self.contacts, self.locations, self.parts, self.suppliers, self.prices, self.boms):
            step()

    def leave(self, model, key, reason):
        self.leftovers.append((model, key, reason))

    def of(self, model, **members):
        """Returns the records of a model with the given members, and their keys."""
        self.asked.add(model)
        return [
            (key, one)
            for key, one in sorted(self.records[model].items())
            if all(one[name] == value for name, value in members.items())
        ]

    def contacts(self):
        for key, one in self.of("company.company"):
            kinds = [kind for kind in ("customer", "supplier") if one[f"is_{kind}"]] or ["partner"]
            people = [
                given(**{name: person[name] for name in ("name", "role", "email", "phone")})
                for _, person in self.of("company.contact", company=key)
            ]
            addresses = []
            for _, place in self.of("company.address", company=key):
                # InvenTree has names of countries, and the core has codes. So the name becomes a line of the address.
                lines = [place[line] for line in ("line1", "line2", "country") if place[line]]
                where = given(city=place["postal_city"], region=place["province"], postalCode=place["postal_code"])
                label = "billing" if place["primary"] else "other"
                addresses.append({"label": label, "isDefault": place["primary"], "address": where | {"lines": lines}})
            self.ids["company.company"][key] = self.call(
                "contacts.create",
                **given(
                    name=one["name"],
                    kinds=kinds,
                    people=people,
                    addresses=addresses,
                    currency=one["currency"],
                    website=one["website"],
                    note=one["description"],
                    emails=[{"value": one["email"]}] if one["email"] else [],
                    phones=[{"value": one["phone"]}] if one["phone"] else [],
                    priceList="Sales" if one["is_customer"] else None,
                ),
            )["id"]

    def locations(self):
        ids = self.ids["stock.stocklocation"]
        for key, one in sorted(self.of("stock.stocklocation"), key=lambda row: row[1]["level"]):
            more = given(parent=ids.get(one["parent"]), note=one["description"])
            made = self.call("inventory.locations.create", name=one["name"], structural=one["structural"], **more)
            ids[key] = made["id"]

    def parts(self):
        taken, templates = set(), dict(self.of("part.partparametertemplate"))
        categories, companies = dict(self.of("part.partcategory")), self.records["company.company"]
        for key, one in self.of("part.part"):
            sku = (one["IPN"] or one["name"]).strip()[:50]
            sku = f"{sku}-{key}" if sku.lower() in taken else sku
            taken.add(sku.lower())
            here = [stock for _, stock in self.of("stock.stockitem", part=key) if is_here(stock)]
            serials = [bool(stock["serial"]) for stock in here]
            batches = any(stock["batch"] or stock["status"] in LOTS for stock in here if not stock["serial"])
            tracked = {"trackSerial": bool(here) and all(serials)}
            tracked["trackBatch"] = any(stock["batch"] for stock in here) or batches or any(serials) != all(serials)
            sizes = {pack(supplied) for _, supplied in self.of("company.supplierpart", part=key)} - {1}
            made_by = self.of("company.manufacturerpart", part=key)
            for later, _ in made_by[1:]:
                self.leave("company.manufacturerpart", later, "An item has one manufacturer.")
            own = {
                templates[row["template"]]["name"]: row["data"] for _, row in self.of("part.partparameter", part=key)
            }
            own |= given(revision=one["revision"], keywords=one["keywords"], link=one["link"])
            own |= given(MPN=made_by[0][1]["MPN"] if made_by else None)
            own |= {name: True for name in ("virtual", "is_template") if one[name]}
            minimum = Fraction(one["minimum_stock"])
            self.items[key] = self.call(
                "inventory.items.create",
                **given(
                    **{"sku": sku, "name": one["name"], "unit": one["units"] or "piece", "custom": own, **tracked},
                    description=one["description"],
                    units=[self.unit(size) for size in sorted(sizes)],
                    category=categories[one["category"]]["pathstring"] if one["category"] else None,
                    manufacturer=companies[made_by[0][1]["manufacturer"]]["name"] if made_by else None,
                    minStock=number(minimum) if minimum else None,
                    location=self.ids["stock.stocklocation"].get(one["default_location"]),
                    archived=not one["active"],
                ),
            )

    def unit(self, size):
        more = {"per": size.denominator} if size.denominator > 1 else {}
        return {"unit": f"pack of {number(size)}", "factor": size.numerator, **more}

    def suppliers(self):
        for key, one in self.of("company.supplierpart"):
            rows = [row for _, row in self.of("company.supplierpricebreak", part=key)]
            breaks = [
                {"minQuantity": number(row["quantity"]), "price": money(row["price"], row["price_currency"])}
                for row in sorted(rows, key=lambda row: Fraction(row["quantity"]))
            ]
            self.ids["company.supplierpart"][key] = self.call(
                "inventory.suppliers.create",
                **given(
                    sku=one["SKU"], packUnit=self.unit(pack(one))["unit"] if pack(one) != 1 else None, breaks=breaks
                ),
                item=self.items[one["part"]]["id"],
                contact=self.ids["company.company"][one["supplier"]],
                preferred=key == self.records["part.part"][one["part"]]["default_supplier"],
            )["id"]

    def prices(self):
        for model, name in (("part.partinternalpricebreak", "Internal"), ("part.partsellpricebreak", "Sales")):
            for key, one in self.of(model):
                least = Fraction(one["quantity"])
                self.ids[model][key] = self.call(
                    "prices.create",
                    item=self.items[one["part"]]["id"],
                    list=name,
                    price=money(one["price"], one["price_currency"]),
                    **given(minQuantity=number(least) if least > 1 else None),
                )["id"]

    def boms(self):
        """Moves bills of materials. A variant also gets the inherited lines of its templates. Several lines of one
        component become one line."""
        for key, one in self.of("part.bomitem"):
            if one["overage"] and not one["overage"].endswith("%"):
                self.leave("part.bomitem", key, "Scrap is a percentage: a fixed overage has no place.")
            if one["consumable"] or one["allow_variants"]:
                self.leave("part.bomitem", key, "A line has no mark for consumables and for variants instead.")
        for part, one in self.of("part.part"):
            lines = [row for _, row in self.of("part.bomitem", part=part)]
            template = one["variant_of"]
            while template:
                lines += [row for _, row in self.of("part.bomitem", part=template, inherited=True)]
                template = self.records["part.part"][template]["variant_of"]
            joined = defaultdict(list)
            for row in lines:
                joined[row["sub_part"], row["optional"]].append(row)
            if joined:
                found = [self.line(sub, optional, rows) for (sub, optional), rows in joined.items()]
                made = self.call("assemblies.boms.create", sku=self.items[part]["sku"], lines=found)
                self.bills[part] = made

    def line(self, part, optional, rows):
        scraps = [Fraction(row["overage"][:-1]) if row["overage"].endswith("%") else Fraction(0) for row in rows]
        quantities = [Fraction(row["quantity"]) for row in rows]
        scrap = scraps[0] if len(set(scraps)) == 1 else Fraction(0)
        if len(set(scraps)) > 1:
            quantities = [quantity * (100 + extra) / 100 for quantity, extra in zip(quantities, scraps)]
        note = ", ".join(row[name] for row in rows for name in ("reference", "note") if row[name])
        more = given(scrap=number(scrap) if scrap else None, note=note)
        return {"sku": self.items[part]["sku"], "quantity": number(sum(quantities)), "optional": optional, **more}
