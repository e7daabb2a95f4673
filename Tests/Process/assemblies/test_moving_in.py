"""Moves the data of a workshop from InvenTree to the core. The test computes the expected results from InvenTree's file
alone.

`INVENTREE_DATA` names another file to move, such as InvenTree's own demo data.
"""

import os
import pathlib
from collections import Counter, defaultdict
from fractions import Fraction

import pytest

from support.assembly_model import exact
from support.core import Core
from support.inventree import LOTS
from support.inventree_model import Moved, exact_price
from support.inventree_work import BUILDS

OWN = pathlib.Path(__file__).with_name("workshop.json")
GENUINE = os.environ.get("INVENTREE_DATA")
MISSING = pytest.mark.skipif(not GENUINE, reason="INVENTREE_DATA names no file")


@pytest.fixture(scope="module", params=[OWN, pytest.param(GENUINE, marks=MISSING)], ids=["own", "genuine"])
def moved(request):
    with Core(":memory:") as core:
        yield Moved(core, pathlib.Path(request.param))


def test_everything_is_moved_or_left(moved):
    for method, model in (("contacts", "company.company"), ("inventory.suppliers", "company.supplierpart")):
        assert len(moved.all(f"{method}.list")) == len(moved.file[model])
    items = moved.all("inventory.items.list") + moved.all("inventory.items.list", archived=True)
    assert sorted(one["sku"] for one in items) == sorted(moved.skus.values())
    assert len(moved.all("inventory.locations.list")) == 1 + len(moved.file["stock.stocklocation"])
    breaks = len(moved.file["part.partinternalpricebreak"]) + len(moved.file["part.partsellpricebreak"])
    assert len(moved.all("prices.list")) == breaks
    assert len(moved.all("assemblies.boms.list", active=True)) == len(moved.boms)
    for model, method in (("order.purchaseorder", "purchases.list"), ("order.salesorder", "orders.list")):
        left = [key for one, key, _ in moved.move.leftovers if one == model]
        assert len(moved.all(method)) + len(left) == len(moved.file[model])
    left = {(model, key) for model, key, _ in moved.move.leftovers}
    assert {(model, None) for model in moved.file.keys() - moved.move.asked} <= left
    assert moved.file["build.build"].keys() == moved.move.ids["build.build"].keys() | {
        key for model, key in left if model == "build.build"
    }


def test_every_quantity_is_where_it_was(moved):
    places, expected = {None: "Main"}, defaultdict(Fraction)
    for key, one in moved.file["stock.stocklocation"].items():
        places[key] = one["name"]
    for one in moved.here.values():
        expected[moved.skus[one["part"]], places[one["location"]]] += Fraction(one["quantity"])
    levels = moved.all("inventory.stock.levels", by="location")
    found = {(one["sku"], one["locationName"]): exact(one["onHand"]) for one in levels if one["onHand"]}
    assert found == expected
    totals = defaultdict(Fraction)
    for (sku, _), quantity in expected.items():
        totals[sku] += quantity
    assert {one["sku"]: exact(one["onHand"]) for one in moved.all("inventory.stock.levels") if one["onHand"]} == totals


def test_every_lot_has_its_serial_expiry_and_status(moved):
    expected = Counter()
    for one in moved.here.values():
        item = moved.move.items[one["part"]]
        if item["trackBatch"] or item["trackSerial"]:
            serial = one["serial"] if item["trackSerial"] else None
            key = (item["sku"], serial, one["expiry_date"], LOTS.get(one["status"], "ok"))
            expected[key] += Fraction(one["quantity"])
        else:
            assert not one["batch"] and not one["serial"] and one["status"] not in LOTS
    found = Counter()
    for lot in moved.all("inventory.lots.list"):
        if lot["onHand"]:
            found[lot["sku"], lot["serial"], lot["expiry"], lot["status"]] += exact(lot["onHand"])
    assert found == expected


def test_the_stock_has_its_value_to_the_cent(moved):
    held, values = defaultdict(Fraction), defaultdict(Fraction)
    for one in moved.here.values():
        held[one["part"]] += Fraction(one["quantity"])
    for part, quantity in held.items():
        cost, currency = moved.average(part)
        if cost is not None:
            values[currency] += quantity * cost
    totals = moved.call("reports.stockValue")["totals"]
    assert {one["value"]["currency"]: one["value"]["amount"] for one in totals} == {
        currency: round(value) for currency, value in values.items()
    }


def test_the_top_assembly_explodes(moved):
    top = moved.top()
    found = moved.call("assemblies.boms.explode", sku=moved.skus[top], quantity=7)
    assert [(one["level"], one["sku"], exact(one["quantity"])) for one in found["tree"]] == moved.tree(top, Fraction(7))
    assert {one["sku"]: exact(one["gross"]) for one in found["parts"]} == moved.gross(top, Fraction(7))


def test_where_each_part_is_used(moved):
    def uses(part, level=1):
        for made, lines in moved.boms.items():
            for (sub, optional), quantity in lines.items():
                if sub == part:
                    yield level, moved.skus[made], moved.skus[sub], moved.need(sub, quantity), optional
                    yield from uses(made, level + 1)

    for part in {sub for lines in moved.boms.values() for sub, _ in lines}:
        skus = {item["id"]: item["sku"] for item in moved.move.items.values()}
        found = moved.call("assemblies.boms.whereUsed", sku=moved.skus[part])["uses"]
        members = [
            (one["level"], one["sku"], skus[one["component"]], exact(one["quantity"]), one["optional"]) for one in found
        ]
        assert set(members) == set(uses(part))


def test_costs_are_rolled_up(moved):
    for part in moved.boms:
        found = moved.call("assemblies.boms.cost", sku=moved.skus[part])["unitCosts"]
        assert {one["currency"]: exact(one["amount"]) for one in found} == moved.cost(part), moved.skus[part]


def test_every_price_break_is_exact(moved):
    suppliers = {one["id"]: one for one in moved.all("inventory.suppliers.list")}
    for key, one in moved.file["company.supplierpart"].items():
        record = suppliers[moved.move.ids["company.supplierpart"][key]]
        found = [(exact(row["minQuantity"]), *exact_price(row["price"])) for row in record["breaks"]]
        assert found == moved.breaks("company.supplierpricebreak", key)
        units = moved.move.items[one["part"]]["units"]
        sizes = {unit["unit"]: exact(unit["factor"]) / exact(unit.get("per", 1)) for unit in units}
        assert record["sku"] == one["SKU"]
        assert sizes.get(record["packUnit"], 1) == Fraction(one["pack_quantity_native"])
    for name, model in (("Internal", "part.partinternalpricebreak"), ("Sales", "part.partsellpricebreak")):
        for part, item in moved.move.items.items():
            rows = moved.all("prices.list", list=name, item=item["id"])
            found = sorted((exact(row["minQuantity"] or 1), *exact_price(row["price"])) for row in rows)
            assert found == moved.breaks(model, part)


def test_builds_are_as_far_as_they_were(moved):
    found = {one["id"]: one for one in moved.all("assemblies.builds.list")}
    orders = [moved.call("orders.get", id=one["id"]) for one in moved.all("orders.list")]
    sold = {line["id"]: (order["number"], line["sku"]) for order in orders for line in order["lines"]}
    assert len(found) == len(moved.move.ids["build.build"])
    for key, id in moved.move.ids["build.build"].items():
        one, seen = moved.file["build.build"][key], found[id]
        sku, order = moved.skus[one["part"]], moved.file["order.salesorder"].get(one["sales_order"])
        assert (seen["sku"], seen["quantity"], seen["made"]) == (sku, one["quantity"], one["completed"])
        assert seen["status"] == BUILDS[one["status"]] and seen["note"].startswith(one["reference"])
        assert sold.get(seen["orderLine"]) == (order and (order["reference"], sku))


def test_orders_have_their_lines(moved):
    for kind, method, done in (("purchase", "purchases", "received"), ("sales", "orders", "fulfilled")):
        left = [key for model, key, _ in moved.move.leftovers if model == f"order.{kind}order"]
        numbers = {one["number"]: one["id"] for one in moved.all(f"{method}.list")}
        for key, order in moved.file[f"order.{kind}order"].items():
            if key not in left:
                lines = moved.call(f"{method}.get", id=numbers[order["reference"]])["lines"]
                found = [(line["net"]["amount"], exact(line[done])) for line in lines]
                assert found == moved.order_lines(kind, key), order["reference"]


def test_what_has_no_home():
    """Checks the list of data that the core has no equivalent for, and some figures that were computed by hand: seven
    stations for the coast, and a price."""
    with Core(":memory:") as core:
        moved = Moved(core, OWN)
        left = defaultdict(list)
        for model, key, reason in moved.move.leftovers:
            left[reason].append((model, key))
        assert left == {
            "An item has one manufacturer.": [("company.manufacturerpart", 2)],
            "Scrap is a percentage: a fixed overage has no place.": [("part.bomitem", 24)],
            "A line has no mark for consumables and for variants instead.": [
                ("part.bomitem", 25),
                ("part.bomitem", 26),
            ],
            "A build needs a bill of materials.": [("build.build", 6)],
            "Its goods need serial numbers, which the file does not have.": [("build.build", 7)],
            "The average cost of an item is in one currency.": [("stock.stockitem", 4)],
            "It is sold, built in, or not made yet.": [("stock.stockitem", key) for key in (31, 32, 36)],
            "A line without a price is moved with the price 0.": [("order.salesorderlineitem", 3)],
            "The core has no such record.": [
                (model, None) for model in ("build.builditem", "part.bomitemsubstitute", "users.owner")
            ],
        }
        found = moved.call("assemblies.boms.explode", sku="WS-C", quantity=7)["parts"]
        gross = {one["sku"]: one["gross"] for one in found}
        # Screws: 8 with 5 % scrap and 2 with 10 % are 10.6. Cable: 0.4 m with 2.5 %. Resistors: 14 and 2. The optional
        # spikes are left out.
        assert (gross["Screw M3"], gross["Cable"], gross["Resistor 10k"]) == (74.2, 2.87, 112)
        assert gross["Bearing"] == 14 and "Bird spikes" not in gross and "Manual" not in gross
        (record,) = [one for one in moved.all("inventory.suppliers.list") if one["sku"] == "BL-R10K"]
        assert record["breaks"][0]["price"] == {"amount": 12345, "currency": "EUR", "per": 10000}
