"""Spaces before and after typed or scanned texts are ignored. Case is ignored, too, in SKUs, codes and units."""

import json
import sqlite3
import uuid

import pytest

from support.core import Core, item
from support.order_desk import eur

# A space, two spaces, a no-break space, an em space, and an ideographic space.
SPACES = [" ", "  ", "\u00a0", "\u2003", "\u3000"]


@pytest.fixture
def shop(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        core.call("companies.create", name="Shop")
        yield core


def around(text):
    return [f"{space}{text}" for space in SPACES] + [f"{text}{space}" for space in SPACES] + [f" \u3000{text}\u00a0 "]


def problem(error):
    (problem,) = error["data"]["problems"]
    return problem["pointer"], problem["message"]


def receive(core, quantity=1, **more):
    return core.call("inventory.stock.receive", quantity=quantity, **more)


def test_a_serial_number_is_one_however_it_is_spaced(shop):
    grinder = shop.call("inventory.items.create", **item(sku="GRINDER", trackSerial=True))["id"]
    made = shop.call("inventory.lots.create", item=grinder, serial=" 001\u00a0")
    assert made["serial"] == "001"
    for spelled in around("001"):
        refused = shop.refused("inventory.lots.create", item=grinder, serial=spelled)["data"]
        assert (refused["kind"], refused["member"], refused["id"]) == ("duplicate", "serial", made["id"]), spelled
    receive(shop, sku=" grinder ", serials=["001 "])
    assert [lot["serial"] for lot in shop.call("inventory.lots.list", item=grinder)["items"]] == ["001"]
    error = shop.refused("inventory.stock.receive", sku="GRINDER", quantity=2, serials=["002", " 002"])
    assert problem(error) == ("/serials/1", "002 must be named only once")
    # Case counts in serial numbers: these are two pieces.
    receive(shop, 2, sku="GRINDER", serials=["a1", "A1"])
    # Spaces within count, too.
    receive(shop, 1, sku="GRINDER", serials=["0 01"])
    assert len(shop.call("inventory.lots.list", item=grinder)["items"]) == 4
    shop.call("inventory.stock.consume", sku="GRINDER", quantity=1, serials=["\u3000001"])


def test_a_batch_is_one_over_the_pipe_and_by_import(shop):
    milk = shop.call("inventory.items.create", **item(sku="MILK", trackBatch=True))["id"]
    receive(shop, 2, sku="MILK", batch="L7 ")
    receive(shop, 3, sku="MILK", batch=" L7")
    for format, text in (("csv", "item,batch,note\nMILK,L7 ,cold\n"), ("jsonl", '{"item":"MILK","batch":" L7"}\n')):
        report = shop.call("inventory.lots.import", format=format, inline=text, mode="upsert")
        assert (report["created"], report["problems"]) == (0, [])
    report = shop.call(
        "inventory.stock.import", format="csv", inline="sku,batch,quantity\nMILK, L7 ,6\n", mode="upsert"
    )
    assert report["problems"] == []
    (lot,) = shop.call("inventory.lots.list", item=milk)["items"]
    assert (lot["batch"], lot["note"]) == ("L7", "cold")
    receive(shop, 1, sku="MILK", batch="l7")
    assert len(shop.call("inventory.lots.list", item=milk)["items"]) == 2


def test_a_code_of_a_location_is_one(shop):
    shelf = shop.call("inventory.locations.create", name=" Shelf ", code=" A-1 ", barcode=" 4006381333931 ")
    assert (shelf["name"], shelf["code"], shelf["barcode"]) == ("Shelf", "A-1", "4006381333931")
    for spelled in [*around("A-1"), "a-1 "]:
        refused = shop.refused("inventory.locations.create", name="Other", code=spelled)["data"]
        assert (refused["kind"], refused["id"]) == ("duplicate", shelf["id"]), spelled
    shop.call("inventory.items.create", **item())
    for spelled in [*around("A-1"), " /Shelf", "/ Shelf"]:
        receive(shop, sku="SKU-1", location=spelled)
    for format, text in (("csv", "name,code\nShelf,A-1 \n"), ("jsonl", '{"name":"Shelf","code":" a-1"}\n')):
        report = shop.call("inventory.locations.import", format=format, inline=text, mode="upsert")
        assert (report["created"], report["problems"]) == (0, [])
    for spelled in (" A-1", "4006381333931 ", "\u00a0a-1"):
        (found,) = shop.call("scan.resolve", code=spelled)["matches"]
        assert found["id"] == shelf["id"]


def test_a_unit_is_one_whatever_its_case(shop):
    for units in (["box", "box "], ["box", "Box"], ["PIECE"], [" piece"], ["crate", "\u00a0CRATE"]):
        given = [{"unit": unit, "factor": 12} for unit in units]
        refused = problem(shop.refused("inventory.items.create", **item(units=given)))
        what = f"units/{len(units) - 1}/unit"
        rule = "must differ from the item's own unit and from all other units, by more than case and outer spaces"
        assert refused == (f"/{what}", f"{what} {rule}")
    made = shop.call(
        "inventory.items.create",
        **item(units=[{"unit": " Box ", "factor": 12}], salesUnit="BOX", price=eur(100)),
    )
    assert made["units"][0]["unit"] == "Box"
    for spelled in ("box", "BOX", " Box"):
        receive(shop, sku="SKU-1", unit=spelled)
    for spelled in ("Piece", "PIECE "):
        receive(shop, sku="SKU-1", unit=spelled)
    (level,) = shop.call("inventory.stock.levels")["items"]
    assert level["onHand"] == 38
    bea = shop.call("contacts.create", kinds=["customer"], name="Bea")["id"]
    lines = [{"sku": "SKU-1", "quantity": 1, "unit": "bOX "}, {"sku": "SKU-1", "quantity": 1}]
    order = shop.call("orders.create", contact=bea, currency="EUR", lines=lines)
    assert [(line["unit"], line["unitPrice"]) for line in order["lines"]] == [("Box", eur(1200))] * 2
    line = shop.call("orders.lines.update", id=order["lines"][0]["id"], changes={"unit": " PIECE"})
    assert line["unit"] == "piece"
    # A unit in use can't be removed, but its spelling may change.
    assert (
        shop.refused("inventory.items.update", id=made["id"], changes={"units": [], "salesUnit": None})["data"]["kind"]
        == "inUse"
    )
    respelled = {"units": [{"unit": "box", "factor": 12}], "unit": "Piece"}
    assert shop.call("inventory.items.update", id=made["id"], changes=respelled)["unit"] == "Piece"


def test_other_keys_that_people_type(shop):
    bea = shop.call("contacts.create", kinds=["customer"], name=" Bea ", emails=[{"value": " bea@example.com"}])
    assert (bea["name"], bea["emails"][0]["value"]) == ("Bea", "bea@example.com")
    shop.call("inventory.items.create", **item(sku="\u00a0MILK ", barcodes=["4006381333931 "], price=eur(1)))
    assert shop.call("inventory.items.get", sku="milk")["sku"] == "MILK"
    for code in around("4006381333931"):
        assert len(shop.call("inventory.items.find", barcode=code)["items"]) == 1, code
    receive(shop, 5, sku="MILK")
    row = {"contact": "Bea ", "currency": "EUR", "number": " 7 ", "lines": [{"sku": "MILK", "quantity": 1}]}
    row |= {"status": "submitted", "steps": [{"to": "submitted"}]}
    text = json.dumps(row) + "\n"
    assert shop.call("orders.import", format="jsonl", inline=text)["created"] == 1
    again = shop.call("orders.import", format="jsonl", inline=text.replace('" 7 "', '"7"'))
    assert [problem["pointer"] for row in again["problems"] for problem in row["problems"]] == ["/number"]
    order = shop.call("orders.list")["items"][0]["id"]
    assert shop.call("scan.resolve", code="7 ")["matches"][0]["id"] == order
    shop.call("orders.step", id=order, to="inProgress")
    lines = [{"line": shop.call("orders.get", id=order)["lines"][0]["id"], "quantity": 1}]
    sent = shop.call("orders.ship", id=order, lines=lines)["dispatch"]["id"]
    shop.call("dispatches.update", id=sent, changes={"trackingNumber": " JD 01\u00a0"})
    for spelled in ("JD 01", "JD 01 ", "\u3000JD 01"):
        assert [one["id"] for one in shop.call("dispatches.track", number=spelled)["items"]] == [sent]
    # Programs create idempotency keys, so each character of a key counts.
    first = shop.call("contacts.create", kinds=["customer"], name="Ann", idempotencyKey="a")
    other = shop.call("contacts.create", kinds=["customer"], name="Ann", idempotencyKey="a ")
    assert first["id"] != other["id"]


def test_keys_that_older_programs_stored_are_found_and_named(data):
    with Core(data) as core:
        core.call("companies.create", name="Shop")
        grinder = core.call("inventory.items.create", **item(sku="GRINDER", trackSerial=True))["id"]
        milk = core.call(
            "inventory.items.create", **item(sku="MILK", trackBatch=True, units=[{"unit": "box", "factor": 9}])
        )["id"]
        for serial in ("001", "002", "003"):
            receive(core, item=grinder, serials=[serial])
        receive(core, item=milk, batch="L7")
        shelf, cellar = (core.call("inventory.locations.create", name=name, code=name)["id"] for name in ("A-1", "A-2"))
        assert {one["integrity"] for one in core.call("system.diagnostics", check=True)["stores"]} == {"ok"}
    with sqlite3.connect(data / "private.sqlite") as database:
        database.create_function("case_folded", 1, lambda text: text.strip().casefold(), deterministic=True)
        database.execute("UPDATE lots SET serial = '001 ' WHERE serial = '001'")
        database.execute("UPDATE lots SET serial = '003 ' WHERE serial = '002'")
        database.execute("UPDATE lots SET batch = '\u00a0L7' WHERE batch = 'L7'")
        database.execute("UPDATE locations SET code = 'a-1 ' WHERE code = 'A-2'")
        database.execute(
            "UPDATE items SET units = replace(units, '[', '[{\"unit\":\"BOX \",\"factor\":6},') WHERE sku = 'MILK'"
        )
        lots = {
            str(uuid.UUID(bytes=id)): name
            for id, name in database.execute("SELECT id, coalesce(serial, batch) FROM lots")
        }
    database.close()
    ids = {name: id for id, name in lots.items()}
    with Core(data) as core:
        # If removing the spaces of a serial number causes no conflict, the piece is found without them, and no second
        # lot is created.
        refused = core.refused("inventory.lots.create", item=grinder, serial="001")["data"]
        assert (refused["kind"], refused["id"]) == ("duplicate", ids["001 "])
        core.call("inventory.stock.consume", item=grinder, quantity=1, serials=["001"])
        receive(core, 2, item=milk, batch="L7")
        core.call("inventory.stock.consume", item=milk, quantity=3, batch="L7")
        assert len(core.call("inventory.lots.list", item=milk)["items"]) == 1
        # If two serial numbers differ only in outer spaces, the number without spaces is meant.
        core.call("inventory.stock.consume", item=grinder, quantity=1, serials=["003"])
        assert (
            core.refused("inventory.stock.consume", item=grinder, quantity=1, serials=["003"])["data"]["lot"]
            == ids["003"]
        )
        receive(core, item=milk, batch="L8", unit="box", location="A-1")
        findings = core.call("system.diagnostics", check=True)["stores"][1]["integrity"].split("; ")
        assert sorted(findings) == sorted(
            [
                f"the lots {ids['003 ']} and {ids['003']} have the same serial number or batch but for spaces around"
                " it: rename one, or merge them",
                f"the locations {cellar} and {shelf} have the same code but for spaces around it: change one",
                f"the item {milk} has units that are the same but for case and spaces: rename one",
            ]
        )
        # An item with such units can still be changed. The findings end when people correct the units.
        core.call("inventory.items.update", id=milk, changes={"name": "Milk", "reorderQuantity": 3})
        core.call("inventory.items.update", id=milk, changes={"units": [{"unit": "box", "factor": 9}]})
        core.call("inventory.lots.update", id=ids["003 "], changes={"serial": "004"})
        core.call("inventory.lots.update", id=ids["001 "], changes={"serial": "001"})
        assert core.refused("inventory.locations.update", id=cellar, changes={"code": "A-1"})["data"]["id"] == shelf
        core.call("inventory.locations.update", id=cellar, changes={"code": "A-2"})
        assert {one["integrity"] for one in core.call("system.diagnostics", check=True)["stores"]} == {"ok"}
