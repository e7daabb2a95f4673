"""Locations, lots and stock as files. A file that is imported and exported again has the same bytes. Also: refusals and
rights."""

import pytest

from support.core import item

KINDS = ("contacts", "inventory.locations", "inventory.items", "inventory.lots", "inventory.stock")


def make(core, name="Shop"):
    company = core.call("companies.create", name=name)["id"]
    core.call("companies.select", company=company)
    return company


def exported(core, kind, format="csv"):
    return core.call(f"{kind}.export", format=format, inline=True)["text"]


def imported(core, kind, text, format="csv", **params):
    return core.call(f"{kind}.import", format=format, inline=text, **params)


def problems(report):
    return [(row["line"], [problem["pointer"] for problem in row["problems"]]) for row in report["problems"]]


def counts(report):
    return tuple(report[name] for name in ("created", "updated", "unchanged", "failed"))


def fill(core):
    """Creates locations with and without codes, some with equal names, suppliers with equal names, lots, and stock in
    several locations."""
    call = core.call
    names = ["Mill", "Mill", "Mill #2", "/mill"]
    mills = [call("contacts.create", name=name, kinds=["supplier"])["id"] for name in names]
    hall = call("inventory.locations.create", name="Hall", code="H", structural=True)["id"]
    bins = [call("inventory.locations.create", name="Bin", parent=hall)["id"] for _ in range(2)]
    odd = call("inventory.locations.create", name="a/b\\c", code="/x")["id"]
    # This location is inside a location that was created later.
    call("inventory.locations.update", id=bins[0], changes={"parent": odd})
    call("inventory.locations.create", name="Scrap", kind="scrap", archived=True, note="gone")
    plain = [
        call("inventory.items.create", **item(n, supplier=mill, location=place))["id"]
        for n, (mill, place) in enumerate(zip(mills, [None, bins[0], bins[1], odd]))
    ]
    for one in plain:
        call("inventory.stock.receive", item=one, quantity=2.5, unitCost={"amount": 3, "currency": "EUR"})
        call("inventory.stock.receive", item=one, quantity=1, unitCost={"amount": 4, "currency": "EUR"})
    call("inventory.stock.receive", item=plain[0], quantity=7, location=bins[1])
    milk = call("inventory.items.create", **item("milk", trackBatch=True))["id"]
    for batch, place in (("L-1", None), ("L-2", bins[0]), ("L-1", bins[1])):
        more = {"location": place} if place else {}
        call("inventory.stock.receive", item=milk, quantity=4, batch=batch, expiry="2027-01-31", **more)
    scale = call("inventory.items.create", **item("scale", trackSerial=True))["id"]
    call("inventory.stock.receive", item=scale, quantity=2, serials=["S-1", "S-2"])
    lots = {lot["batch"] or lot["serial"]: lot for lot in call("inventory.lots.list")["items"]}
    call("inventory.lots.update", id=lots["L-2"]["id"], changes={"status": "quarantined", "note": "smells"})
    call("inventory.lots.update", id=lots["S-2"]["id"], changes={"archived": True})
    call("inventory.items.update", id=plain[1], changes={"archived": True})


def test_as_much_as_there_can_be_is_read_again(core):
    make(core)
    beans = core.call("inventory.items.create", **item())["id"]
    for _ in range(2):
        core.call("inventory.stock.receive", item=beans, quantity=1_000_000_000)
    texts = {kind: exported(core, kind) for kind in KINDS}
    assert ",2000000000," in texts["inventory.stock"]
    make(core, "Copy")
    for kind, text in texts.items():
        assert imported(core, kind, text)["failed"] == 0
        assert exported(core, kind) == text, kind
    most = texts["inventory.stock"].replace(",2000000000,", ",1000000000000,")
    assert counts(imported(core, "inventory.stock", most, mode="upsert")) == (0, 1, 0, 0)
    assert exported(core, "inventory.stock") == most
    more = most.replace(",1000000000000,", ",1000000000000.00001,")
    assert problems(imported(core, "inventory.stock", more, mode="upsert")) == [(2, ["/quantity"])]


@pytest.mark.parametrize("format", ["csv", "jsonl"])
def test_what_was_exported_imports_to_the_same_bytes(core, format):
    make(core)
    fill(core)
    texts = {kind: exported(core, kind, format) for kind in KINDS}
    levels = core.call("inventory.stock.levels", by="item", limit=200)["items"]
    make(core, "Copy")
    for kind, text in texts.items():
        report = imported(core, kind, text, format)
        assert report["failed"] == 0 and report["created"] == report["rows"] > 0, (kind, report["problems"])
        assert exported(core, kind, format) == text, kind
    figures = ("onHand", "reserved", "unavailable", "available")
    copies = core.call("inventory.stock.levels", by="item", limit=200)["items"]
    assert sorted([one[name] for name in figures] for one in copies) == sorted(
        [one[name] for name in figures] for one in levels
    )
    assert {one["integrity"] for one in core.call("system.diagnostics", check=True)["stores"]} == {"ok"}
    # A second import changes nothing, and the main location stays the same.
    for kind in KINDS[1:]:
        report = imported(core, kind, texts[kind], format, mode="upsert")
        assert counts(report) == (0, 0, report["rows"], 0), (kind, report["problems"])
    core.call("inventory.stock.receive", sku="SKU-0", quantity=1)
    names = [one["name"] for one in core.call("inventory.locations.list", limit=200)["items"]]
    assert names.count("Main") == 1


def test_stock_becomes_what_a_file_says(core):
    make(core)
    core.call("inventory.items.create", **item(1))
    core.call("inventory.items.create", **item("m", trackBatch=True))
    core.call("inventory.locations.create", name="Shelf", code="A")
    text = "sku,location,batch,expiry,quantity,unitCost.amount,unitCost.currency\n"
    first = imported(core, "inventory.stock", f"{text}sku-1,,,,5,1890,EUR\nSKU-1,a,,,2.5,,\nSKU-m,,L,2027-01-31,3,,\n")
    assert counts(first) == (3, 0, 0, 0), first["problems"]
    entries = core.call("inventory.stock.entries")["items"]
    assert [(one["type"], one["reason"], one["quantity"]) for one in entries] == [
        ("adjustment", "Import", 3),
        ("adjustment", "Import", 2.5),
        ("adjustment", "Import", 5),
    ]
    assert exported(core, "inventory.stock").splitlines()[1:] == [
        "SKU-1,/Main,,,,5,1890,EUR,",
        "SKU-1,A,,,,2.5,1890,EUR,",
        "SKU-m,/Main,L,,2027-01-31,3,,,",
    ]
    again = imported(core, "inventory.stock", f"{text}SKU-1,A,,,2,,\n")
    assert problems(again) == [(2, ["/quantity"])]
    more = f"{text}SKU-1,A,,,2,,\nSKU-1,/Main,,,5,,\nSKU-1,/Main,,,8,2000,EUR\nSKU-m,A,L,,1,,\nSKU-1,,,,9,1,USD\n"
    report = imported(core, "inventory.stock", more, mode="upsert")
    assert counts(report) == (1, 2, 1, 1) and problems(report) == [(6, ["/unitCost"])]
    assert counts(imported(core, "inventory.stock", f"{text}SKU-m,A,L,,0,,\n", mode="update")) == (0, 1, 0, 0)
    assert problems(imported(core, "inventory.stock", f"{text}SKU-m,A,L,,1,,\n", mode="update")) == [(2, ["/quantity"])]
    # The receipt's cost is averaged with the earlier stock: 7 pieces at 1890, and 3 pieces at 2000.
    assert "SKU-1,A,,,,2,1923,EUR" in exported(core, "inventory.stock")
    core.call("inventory.stock.rebuild")
    assert "SKU-1,A,,,,2,1923,EUR" in exported(core, "inventory.stock")


def test_what_is_refused_has_changed_nothing(core):
    make(core)
    for params in (item(1), item("m", trackBatch=True), item("s", trackSerial=True), item("b", trackBatch=True)):
        core.call("inventory.items.create", **params)
    core.call("inventory.locations.create", name="Hall", code="H", structural=True)
    core.call("inventory.lots.create", item=core.call("inventory.items.get", sku="SKU-b")["id"], batch="B")
    head = "sku,location,batch,serial,expiry,quantity\n"
    rows = {
        "NONE,,,,,1": "/sku",
        "SKU-1,NOWHERE,,,,1": "/location",
        "SKU-1,/Nowhere,,,,1": "/location",
        "SKU-1,H,,,,1": "/location",
        "SKU-1,,L,,,1": "/batch",
        "SKU-1,,,,2027-01-01,1": "/expiry",
        "SKU-1,,,,,-1": "/quantity",
        "SKU-1,,,,,x": "/quantity",
        "SKU-1,,,,,": "/quantity",
        "SKU-1,,,,,1000000000001": "/quantity",
        "SKU-m,,,,,1": "/batch",
        "SKU-m,H,L,,,1": "/location",
        "SKU-m,,L,S,,1": "/serial",
        "SKU-s,,,,,1": "/serial",
        "SKU-s,,,S,,2": "/quantity",
        "SKU-b,,B,,2027-01-01,1": "/expiry",
    }
    report = imported(core, "inventory.stock", head + "\n".join(rows))
    assert problems(report) == [(line, [pointer]) for line, pointer in enumerate(rows.values(), 2)]
    assert counts(report) == (0, 0, 0, len(rows))
    assert len(core.call("inventory.lots.list")["items"]) == 1
    assert core.call("inventory.stock.entries")["items"] == []
    lots = "item,batch,expiry\nNONE,L,\nSKU-1,L,\nSKU-m,,\nSKU-b,B,\nSKU-m,L,2027-02-30\n"
    assert problems(imported(core, "inventory.lots", lots)) == [
        (2, ["/item"]),
        (3, ["/item"]),
        (4, ["/batch"]),
        (5, ["/batch"]),
        (6, ["/expiry"]),
    ]
    places = "name,code,parent\nA,h,\nB,,NOWHERE\nC,,/Hall\n"
    assert problems(imported(core, "inventory.locations", places)) == [(2, ["/code"]), (3, ["/parent"])]


def test_a_column_of_stock_goes_with_items(core):
    make(core)
    core.call("inventory.locations.create", name="Shelf", code="A")
    head = "sku,name,unit,location,stock,trackBatch\n"
    report = imported(core, "inventory.items", f"{head}1,a,kg,A,2.5,\n2,b,kg,,,\n3,c,kg,,0,\n4,d,kg,,1,\n")
    assert counts(report) == (4, 0, 0, 0), report["problems"]
    stock = exported(core, "inventory.stock").splitlines()[1:]
    assert [line.split(",")[:6] for line in stock] == [["1", "A", "", "", "", "2.5"], ["4", "/Main", "", "", "", "1"]]
    rows = "1,a,kg,A,2.5,\n2,b,kg,,3,\n5,e,kg,,-1,\n6,f,kg,,1,true\n7,g,kg,,x,\n8,,kg,,1,\n"
    report = imported(core, "inventory.items", head + rows, mode="upsert")
    assert counts(report) == (0, 1, 1, 4)
    assert problems(report) == [(4, ["/stock"]), (5, ["/stock"]), (6, ["/stock"]), (7, ["/name"])]
    line = '{"sku":"4","stock":0}\n{"sku":"1","stock":null}\n'
    assert counts(imported(core, "inventory.items", line, "jsonl", mode="update")) == (0, 1, 1, 0)
    assert [one["sku"] for one in core.call("inventory.items.list")["items"]] == ["4", "3", "2", "1"]
    names, *_ = exported(core, "inventory.items").splitlines()
    assert "stock" not in names


def test_stock_is_for_managers_and_costs_leave_to_them_alone(core):
    make(core)
    core.call("companies.setTier", tier="business")
    core.call("inventory.items.create", **item(1))
    core.call("inventory.stock.receive", sku="SKU-1", quantity=1, unitCost={"amount": 5, "currency": "EUR"})
    core.call("access.credentials.create", username="ada", password="correct horse battery")
    core.call("access.signIn", username="ada", password="correct horse battery")
    assert "unitCost" in exported(core, "inventory.stock") and "unitCost" in exported(core, "inventory.stock", "jsonl")
    for preset in ("warehouse", "viewer"):
        user = core.call("access.grant", preset=preset, name=preset)["user"]
        core.call("access.credentials.create", user=user, username=preset, password="staple battery horse")
    for name in ("warehouse", "viewer"):
        core.call("access.signIn", username=name, password="staple battery horse")
        for format in ("csv", "jsonl"):
            assert "ost" not in exported(core, "inventory.stock", format).replace("inventory.stock", "")
        refused = core.refused("inventory.stock.import", format="csv", inline="sku,quantity\nSKU-1,2\n")
        assert refused["data"]["kind"] == "forbidden"
    core.call("access.signIn", username="warehouse", password="staple battery horse")
    report = imported(core, "inventory.items", "sku,name,unit,stock\n2,b,kg,1\n3,c,kg,\n")
    assert problems(report) == [(2, ["/stock"])] and counts(report) == (1, 0, 0, 1)


def test_no_half_of_an_atomic_import(core):
    make(core)
    core.call("inventory.items.create", **item(1))
    core.call("inventory.items.create", **item("m", trackBatch=True))
    text = "sku,batch,quantity\nSKU-1,,5\nSKU-m,L,2\n"
    bad = f"{text}NONE,,1\n"
    assert counts(imported(core, "inventory.stock", text, dryRun=True)) == (2, 0, 0, 0)
    assert counts(imported(core, "inventory.stock", bad, atomic=True)) == (0, 0, 0, 1)
    assert core.call("inventory.stock.entries")["items"] == core.call("inventory.lots.list")["items"] == []
    assert counts(imported(core, "inventory.stock", text, atomic=True)) == (2, 0, 0, 0)


def test_an_export_takes_items_in_pieces_by_what_there_is_of_them(core):
    """The export reads items in sections. A section ends after the item with which it reaches 1,000 lines. All lines
    must come once, in order."""
    make(core)
    sizes = (999, 1, 1, 1000, 0, 2)
    for number, size in enumerate(sizes):
        core.call("inventory.items.create", **item(number, trackSerial=True))
        if size:
            pieces = [f"{piece:04}" for piece in range(size)]
            core.call("inventory.stock.receive", sku=f"SKU-{number}", quantity=size, serials=pieces)
    found = [line.split(",")[0] for line in exported(core, "inventory.stock").splitlines()[1:]]
    assert found == [f"SKU-{number}" for number, size in enumerate(sizes) for _ in range(size)]
