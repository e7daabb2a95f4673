"""Items as files: what is written, how it is read again, what is refused, and who is served meanwhile."""

import csv
import io
import json
import os
import random
import stat

import pytest

from support.core import Core, item, memory, request, run
from support.errors import described
from support.people import sign_in, staffed

MEMBERS = [
    *("sku", "name", "unit", "description", "units", "purchaseUnit", "salesUnit", "category", "tags", "barcodes"),
    *("manufacturer", "minStock", "reorderQuantity", "location", "price.amount", "price.currency", "price.per"),
    *("cost.amount", "cost.currency", "cost.per", "condition", "custom", "archived", "trackBatch", "trackSerial"),
    *("supplier", "supplierSku", "taxRate", "taxCategory", "kind"),
]


def make(core, name="Shop"):
    company = core.call("companies.create", name=name)["id"]
    core.call("companies.select", company=company)
    return company


def exported(core, format="csv", **params):
    return core.call("inventory.items.export", format=format, inline=True, **params)["text"]


def imported(core, text, format="csv", **params):
    return core.call("inventory.items.import", format=format, inline=text, **params)


def problems(report):
    return [(row["line"], [problem["pointer"] for problem in row["problems"]]) for row in report["problems"]]


def counts(report):
    return {name: report[name] for name in ("rows", "created", "updated", "unchanged", "failed")}


def said(rows=0, created=0, updated=0, unchanged=0, failed=0):
    return {"rows": rows, "created": created, "updated": updated, "unchanged": unchanged, "failed": failed}


def some_items(chance, shelf):
    """Items with all that makes writing and reading hard."""
    texts = [
        "plain",
        'with "quotes"',
        "comma, and ; semicolon",
        "two\nlines",
        "cr\r\nlf",
        " spaces ",
        "緑茶 ☕",
        "\\back",
        "=1+1",
        "-",
        "'",
    ]
    for number in range(120):
        name = chance.choice(texts).replace("\n", " ").replace("\r", " ")
        yield item(
            f"{number}-{chance.choice(['A', 'ä', 'x y', ',', ';'])}",
            name=name,
            description=chance.choice([None, *texts]),
            units=chance.choice([[], [{"unit": "box;a", "factor": 2.5}, {"unit": 'b"c', "factor": 12}]]),
            category=chance.choice([None, "Tea, green", "a;b"]),
            tags=chance.sample(["a", "b;c", "d\\", "e,f", 'g"', "h"], chance.randrange(4)),
            barcodes=chance.choice([[], [f"C-{number};x", f"D{number}"]]),
            minStock=chance.choice([None, 0, 2.5, 0.00001, 1000000000]),
            location=chance.choice([None, shelf]),
            price=chance.choice(
                [None, {"amount": 0, "currency": "EUR"}, {"amount": 9007199254740991, "currency": "JPY"}]
            ),
            cost=chance.choice([None, {"amount": 1, "currency": "USD"}]),
            condition=chance.choice([None, "new"]),
            custom=chance.choice([{}, {"a": "1", "b": 1, "c": True, "d": None, "e;": 'x"\n'}]),
            archived=chance.random() < 0.3,
            trackBatch=chance.random() < 0.3,
        )


@pytest.mark.parametrize("format", ["csv", "jsonl"])
def test_what_was_exported_imports_to_the_same_bytes(core, format):
    chance = random.Random(2)
    make(core)
    shelf = core.call("inventory.locations.create", name="Shelf", code="A-1")["id"]
    made = [core.call("inventory.items.create", **one) for one in some_items(chance, shelf)]
    text = exported(core, format)
    make(core, "Other")
    core.call("inventory.locations.create", name="Shelf", code="a-1")
    report = imported(core, text, format)
    assert counts(report) == said(rows=120, created=120), report["problems"]
    assert exported(core, format).replace("a-1", "A-1") == text
    after, found = None, []
    while len(found) < 120:
        for archived in (True, False):
            page = core.call("inventory.items.list", limit=200, archived=archived)
            found += page["items"]
    differing = ("id", "company", "location", "createdAt", "updatedAt")

    def bare(ones):
        return sorted(
            ({key: value for key, value in one.items() if key not in differing} for one in ones),
            key=lambda one: one["sku"],
        )

    assert bare(found) == bare(made) and after is None
    # Again, it says nothing new.
    assert counts(imported(core, text, format, mode="upsert")) == said(rows=120, unchanged=120)
    assert counts(imported(core, text, format, mode="create")) == said(rows=120, failed=120)


def test_other_programs_read_what_is_written(core):
    make(core)
    core.call(
        "inventory.items.create",
        **item(1, description='a "b",\nc', tags=["x;y", "z"], price={"amount": 5, "currency": "EUR"}),
    )
    text = exported(core)
    (row,) = csv.DictReader(io.StringIO(text, newline=""))
    assert list(row) == MEMBERS
    assert (
        row["description"] == 'a "b",\nc'
        and row["tags"] == "x\\;y;z"
        and row["price.amount"] == "5"
        and row["archived"] == "false"
    )
    assert text.count("\r\n") == 2 and text.endswith("\r\n")
    (line,) = exported(core, "jsonl").splitlines()
    assert list(json.loads(line)) == list(dict.fromkeys(name.split(".")[0] for name in MEMBERS))


@pytest.mark.parametrize(
    "text",
    [
        "sku,name,unit\nA,B,C\n",
        "\ufeffsku,name,unit\r\nA,B,C\r\n",
        'sku,name,unit\r\n"A","B","C"',
        "\nunit,sku,name\n\nC,A,B\n\n",
        "sku,name,unit,tags,minStock,archived,custom\nA,B,C,,,,\n",
        "sku;name;unit\nA;B;C\n",
        '\ufeff\r\n"sku";name;unit;tags\r\n"A";B;C;""\r\n',
        "sku\tname\tunit\nA\tB\tC",
        "name\tsku\tunit\ttags\nB\tA\tC\t",
    ],
)
def test_spellings_of_one_table(core, text):
    make(core)
    assert counts(imported(core, text)) == said(rows=1, created=1)
    found = core.call("inventory.items.get", sku="A")
    assert (found["name"], found["unit"], found["tags"], found["archived"]) == ("B", "C", [], False)


def test_the_first_line_tells_what_separates(core):
    """Semicolons, as spreadsheets write where a comma stands in numbers, and tabs: then commas are text."""
    make(core)
    semicolons = 'sku;name;unit;tags;barcodes\nA;Tea, green;"kg";"a;b";"1;2"\n'
    assert counts(imported(core, semicolons)) == said(rows=1, created=1)
    found = core.call("inventory.items.get", sku="A")
    assert (found["name"], found["tags"], found["barcodes"]) == ("Tea, green", ["a", "b"], ["1", "2"])
    report = imported(core, 'sku\tname\tunit\tminStock\nB\t"x ""y"";"\tkg\t1,5\n')
    assert counts(report) == said(rows=1, created=1)
    found = core.call("inventory.items.get", sku="B")
    assert (found["name"], found["minStock"]) == ('x "y";', 1.5)
    # With a comma there, semicolons are text.
    mapping = {"Name; long": "name"}
    assert counts(imported(core, "sku,Name; long,unit\nC,D;E,kg\n", mapping=mapping)) == said(rows=1, created=1)
    assert core.call("inventory.items.get", sku="C")["name"] == "D;E"
    report = imported(core, "sku;nam;unit\n1;Tea;kg\n")
    assert "did you mean name?" in str(report["problems"])
    # The most frequent candidate counts as the separator.
    mapping = {"Name, long": "name"}
    assert counts(imported(core, "sku;Name, long;unit\nD;Tea;kg\n", mapping=mapping)) == said(rows=1, created=1)


def test_a_first_line_that_can_not_be_read_stops_the_import(core):
    make(core)
    for header in ('sku "x",name,unit', '"sku"x,name,unit'):
        report = imported(core, f"{header}\nA,B,C\nsku,name,unit\nD,E,F\n")
        assert counts(report) == said(failed=1)
        ((line, [pointer]),) = problems(report)
        assert (line, pointer) == (1, "")
    assert core.call("inventory.items.list")["items"] == []


def test_columns_are_mapped_passed_over_and_may_name_own_fields(core):
    make(core)
    text = (
        "Art.-Nr.,Name,Einheit,Preis,W,Notiz,custom.roast,custom.size,custom.ok\n"
        "1,Bohnen,kg,1890,EUR,x,light,2.5,true\n2,Tee,kg,,,,,,\n"
    )
    mapping = {
        "Art.-Nr.": "sku",
        "Name": "name",
        "Einheit": "unit",
        "Preis": "price.amount",
        "W": "price.currency",
        "Notiz": None,
    }
    assert counts(imported(core, text, mapping=mapping)) == said(rows=2, created=2)
    found = core.call("inventory.items.get", sku="1")
    assert found["price"] == {"amount": 1890, "currency": "EUR"}
    assert found["custom"] == {"roast": "light", "size": 2.5, "ok": True}
    assert core.call("inventory.items.get", sku="2")["price"] is None
    # Single fields leave the others; the whole object replaces them.
    assert counts(imported(core, "sku,custom.size,custom.new\n1,3,x\n", mode="update")) == said(rows=1, updated=1)
    fields = {"roast": "light", "size": 3, "ok": True, "new": "x"}
    assert core.call("inventory.items.get", sku="1")["custom"] == fields
    assert counts(imported(core, 'sku,custom\n1,"{""a"": null}"\n2,\n', mode="update")) == said(
        rows=2, updated=1, unchanged=1
    )
    assert core.call("inventory.items.get", sku="1")["custom"] == {"a": None}
    report = imported(core, '{"Nr":"3","name":"x","unit":"y","z":1}\n', "jsonl", mapping={"Nr": "sku", "z": None})
    assert counts(report) == said(rows=1, created=1)


def test_a_column_that_nobody_knows_is_told_and_nothing_is_done(core):
    make(core)
    for header, pointers in (
        ("sku,nam,unit", ["/nam"]),
        ("sku,name,unit,prise", ["/prise"]),
        ("sku,name,unit,flag", ["/flag"]),
        ("sku,,name,unit", [""]),
        ("sku,name,name", ["/name"]),
        ("x,y", ["/x", "/y"]),
    ):
        report = imported(core, f"{header}\nA,B,C\n")
        assert problems(report) == [(1, pointers)] and counts(report) == said(failed=1), header
    assert "did you mean name?" in str(imported(core, "sku,nam,unit\n")["problems"])
    assert core.call("inventory.items.list")["items"] == []


def test_a_mapping_of_what_the_file_does_not_have_is_told(core):
    make(core)
    text = "Code,name,unit\n1,Tea,kg\n"
    report = imported(core, text, mapping={"Codee": "sku", "Code": None, "Other": None})
    (problem,) = report["problems"][0]["problems"]
    assert report["failed"] == 1 and problem["message"] == (
        "mapping names the column Codee, which the file does not have; did you mean Code?"
    )


def test_each_bad_row_is_told_with_its_line(core):
    make(core)
    core.call("inventory.items.create", **item(1))
    text = "\n".join(
        [
            "sku,name,unit,minStock,tags,barcodes,price.amount,price.currency,location,archived",
            "A,Good,kg,,,,,,,",
            ",,kg,x,,,,,,",
            'B,"two',
            'lines",kg,,,,,,,',
            "C,Bad price,kg,,,,5,,,",
            "D,Bad code,kg,,,4006381333930,,,,",
            "E,Short,kg",
            "SKU-1,Taken,kg,,,,,,,",
            "F,No place,kg,,,,,,NOWHERE,",
            'G,a"b,kg,,,,,,,',
            "H,Flags,kg,,,,,,,perhaps",
            "I,Last,kg,1.5,a;b,X-1,5,EUR,,true",
            'J,"open',
        ]
    )
    report = imported(core, text)
    assert problems(report) == [
        (3, ["/sku", "/name", "/minStock"]),
        (4, ["/name"]),
        (6, ["/price/currency"]),
        (7, ["/barcodes/0"]),
        (8, [""]),
        (9, ["/sku"]),
        (10, ["/location"]),
        (11, [""]),
        (12, ["/archived"]),
        (14, [""]),
    ]
    assert counts(report) == said(rows=12, created=2, failed=10)
    names = [one["sku"] for one in core.call("inventory.items.list", archived=True)["items"]]
    assert names == ["I"] and core.call("inventory.items.get", sku="I")["tags"] == ["a", "b"]
    lines = ['{"sku":"J","name":"a","unit":"b"}', "[]", "{", "", '{"sku":"K","name":"a","unit":"b","x":1}', '{"sku":5}']
    report = imported(core, "\n".join(lines), "jsonl")
    assert problems(report) == [(2, [""]), (3, [""]), (5, ["/x"]), (6, ["/sku", "/name", "/unit"])]
    assert counts(report) == said(rows=5, created=1, failed=4)


def test_what_is_there_already_is_told_with_the_mode_that_changes_it(core):
    make(core)
    core.call("inventory.items.create", **item(1, barcodes=["4006381333931"], trackSerial=True))
    core.call("inventory.locations.create", name="Shelf", code="S")
    core.call("inventory.stock.receive", sku="SKU-1", quantity=1, serials=["N1"])

    def told(collection, row):
        method = f"inventory.{collection}.import"
        report = core.call(method, format="jsonl", inline=json.dumps(row) + "\n")
        ((problem,),) = [line["problems"] for line in report["problems"]]
        assert report["created"] == 0
        return problem["pointer"], problem["message"]

    row = {"sku": "SKU-1", "name": "x", "unit": "kg", "barcodes": ["4006381333931"]}
    assert told("items", row | {"barcodes": []}) == (
        "/sku",
        "Another item has the same sku: SKU-1; to change the record, give mode=upsert",
    )
    # Of an item that has both, the barcode is found first.
    assert told("items", row)[0] == "/barcodes"
    place = {"name": "Other", "code": "S"}
    assert told("locations", place) == (
        "/code",
        "Another location has the same code: S; to change the record, give mode=upsert",
    )
    lot = {"item": "SKU-1", "serial": "N1"}
    assert told("lots", lot)[0] == "/serial"


def test_modes(core):
    make(core)
    core.call("inventory.items.create", **item(1, tags=["a"], minStock=5, custom={"x": 1}))
    text = "sku,name,minStock,tags\nsku-1,New,,b\nNONE,Other,1,\n,x,,\n"
    report = imported(core, text, mode="update")
    assert counts(report) == said(rows=3, updated=1, failed=2) and problems(report) == [(3, ["/sku"]), (4, ["/sku"])]
    found = core.call("inventory.items.get", sku="sku-1")
    assert (found["sku"], found["name"], found["minStock"], found["tags"]) == ("sku-1", "New", None, ["b"])
    assert found["custom"] == {"x": 1}
    text = "sku,name,unit\nSKU-1,New,piece\nNONE,Other,kg\nX,,\n"
    report = imported(core, text, mode="upsert")
    assert counts(report) == said(rows=3, created=1, updated=1, failed=1)
    assert counts(imported(core, '{"sku":"none","category":"Tea"}\n', "jsonl", mode="update")) == said(
        rows=1, updated=1
    )
    found = core.call("inventory.items.get", sku="NONE")
    assert (found["name"], found["unit"], found["category"]) == ("Other", "kg", "Tea")


def test_a_dry_run_and_an_atomic_import(core, tmp_path):
    make(core)
    core.call("inventory.items.create", **item(1, barcodes=["X-1"]))
    before = exported(core, "jsonl")
    core.call("events.subscribe", topics=[{"service": "inventory"}])
    good = "sku,name,unit,barcodes\nA,a,kg,X-2\nB,b,kg,\nSKU-1,New,piece,X-3\n"
    bad = good + "a,again,kg,X-2\nC,c,kg,X-2\n"
    (tmp_path / "good.csv").write_text(good)
    for params in ({"inline": good}, {"path": str(tmp_path / "good.csv")}):
        for atomic in (False, True):
            dry = core.call("inventory.items.import", format="csv", mode="upsert", dryRun=True, atomic=atomic, **params)
            assert counts(dry) == said(rows=3, created=2, updated=1)
    dry = imported(core, bad, mode="upsert", dryRun=True)
    assert counts(dry) == said(rows=5, created=2, updated=2, failed=1)
    failed = imported(core, bad, mode="upsert", atomic=True)
    assert counts(failed) == said(rows=5, failed=1) and failed["problems"] == dry["problems"]
    assert imported(core, bad, mode="upsert", atomic=True, dryRun=True) == failed
    assert exported(core, "jsonl") == before and not [
        line for line in core.said() if line.get("method") == "events.changed"
    ]
    # An undone import leaves nothing behind: no codes, SKUs or labels.
    done = imported(core, good, mode="upsert", atomic=True)
    assert counts(done) == said(rows=3, created=2, updated=1)
    assert imported(core, bad, mode="upsert") == dry | said(rows=5, updated=1, unchanged=3, failed=1)
    assert core.call("inventory.items.lookup", barcodes=["X-1", "X-2", "X-3"])["found"][0] is None


def test_files(core, tmp_path):
    make(core)
    for number in range(500):
        core.call("inventory.items.create", **item(number))
    for format in ("csv", "jsonl"):
        path = tmp_path / f"items.{format}"
        path.write_text("old")
        report = core.call("inventory.items.export", format=format, path=str(path), overwrite=True)
        text = path.read_bytes().decode()
        assert report == {"rows": 500, "bytes": len(text.encode()), "text": None} and text == exported(core, format)
        assert stat.S_IMODE(path.stat().st_mode) == 0o600 and [one.name for one in tmp_path.glob("*.new")] == []
        make(core, format)
        report = core.call("inventory.items.import", format=format, path=str(path))
        assert counts(report) == said(rows=500, created=500)
        assert exported(core, format) == text
    for path in (tmp_path / "none" / "x", tmp_path):
        for method in ("import", "export"):
            error = core.refused(f"inventory.items.{method}", format="csv", path=str(path))
            assert error["data"]["problems"][0]["pointer"] == "/path", (method, path)
    for params in ({}, {"path": "x", "inline": "y"}):
        assert (
            core.refused("inventory.items.import", format="csv", **params)["data"]["problems"][0]["pointer"] == "/path"
        )
    for params in ({}, {"path": "x", "inline": True}, {"inline": False}):
        assert (
            core.refused("inventory.items.export", format="csv", **params)["data"]["problems"][0]["pointer"] == "/path"
        )
    for wrong in ({"format": "xlsx"}, {"mode": "x"}, {"mapping": {"a": 1}}):
        error = core.refused("inventory.items.import", **{"format": "csv", "inline": "x"} | wrong)
        assert error["data"]["problems"][0]["pointer"].split("/")[1] == next(iter(wrong))
    assert imported(core, "") == said() | {"problems": []}
    form = {"separator": "comma", "decimal": "point", "encoding": "utf8"}
    assert imported(core, "sku,name,unit\n") == said() | {"problems": [], "form": form}


def test_what_is_too_long_for_an_answer_goes_to_a_file(core, tmp_path):
    make(core)
    for number in range(50):
        core.call("inventory.items.create", **item(number, custom={str(n): "x" * 2000 for n in range(50)}))
    error = core.refused("inventory.items.export", format="jsonl", inline=True)
    assert error["data"] == {"kind": "limitReached", "limit": 4 << 20}
    assert core.call("inventory.items.export", format="jsonl", path=str(tmp_path / "x"))["rows"] == 50


def big(path, rows):
    with open(path, "w") as file:
        file.write("sku,name,unit,category,tags\n")
        for number in range(rows):
            file.write(f"SKU-{number},Name of the item {number},piece,Category {number % 50},a;b\n")


def test_others_are_served_meanwhile_and_told_how_far_it_is(core, tmp_path):
    make(core)
    big(tmp_path / "big.csv", 12_000)
    params = {"format": "csv", "path": str(tmp_path / "big.csv"), "progressToken": "mine"}
    core.send(request("inventory.items.import", params, "import"))
    seen, progress, done = [], [], None
    number = 0
    while done is None:
        core.send(request("inventory.items.list", {"limit": 1}, number))
        while True:
            line = core.receive()
            if line.get("method") == "rpc.progress":
                assert line["params"]["token"] == "mine"
                progress.append(line["params"]["done"])
                assert line["params"]["total"] == os.path.getsize(tmp_path / "big.csv")
            elif line["id"] == "import":
                done = line["result"]
            else:
                seen += [one["sku"] for one in line["result"]["items"]]
                break
        number += 1
    assert counts(done) == said(rows=12_000, created=12_000)
    assert len(set(seen)) > 5 and progress == sorted(set(progress)) and len(progress) > 5
    core.send(
        request(
            "inventory.items.export", {"format": "jsonl", "path": str(tmp_path / "x"), "progressToken": 7}, "export"
        )
    )
    core.send(request("system.ping", id="ping"))
    ids = []
    while "export" not in ids:
        line = core.receive()
        ids += [line["id"]] if "id" in line else []
    assert ids == ["ping", "export"]


@pytest.mark.parametrize("format", ["csv", "jsonl"])
def test_how_far_an_import_of_a_text_is(core, format):
    """Each notification says more than the one before it, and how much there is: bytes of the text."""
    make(core)
    rows = [{"sku": f"S-{number}", "name": "Näme", "unit": "piece"} for number in range(3_000)]
    text = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    if format == "csv":
        text = "sku,name,unit\n" + "".join(f"{row['sku']},Näme,piece\n" for row in rows)
    core.call("inventory.items.import", format=format, inline=text, progressToken=1)
    told = [line["params"] for line in core.aside if line.get("method") == "rpc.progress"]
    done, size = [one["done"] for one in told], len(text.encode())
    assert done[0] == 0 and len(done) > 5 and done == sorted(set(done)) and done[-1] <= size
    assert {one["total"] for one in told} == {size}


def test_an_import_that_is_cancelled_ends(core, tmp_path):
    make(core)
    big(tmp_path / "big.csv", 20_000)
    core.send(request("inventory.items.import", {"format": "csv", "path": str(tmp_path / "big.csv")}, "import"))
    assert core.call("inventory.items.list") is not None
    core.send(request("rpc.cancel", {"id": "import"}, "cancel"))
    replies = {line["id"]: line for line in (core.receive(), core.receive())}
    assert replies["import"]["error"]["code"] == -32800
    count = sum(one["items"] for one in core.call("inventory.categories.list")["items"])
    assert count < 20_000
    # Every row that is there is whole, and the rest can follow.
    report = core.call("inventory.items.import", format="csv", path=str(tmp_path / "big.csv"), mode="upsert")
    assert report["failed"] == 0 and report["created"] + report["unchanged"] == 20_000


def test_memory_stays_flat(tmp_path):
    big(tmp_path / "big.csv", 12_000)
    with Core(tmp_path / "data") as core:
        make(core)
        big(tmp_path / "small.csv", 2000)
        core.call("inventory.items.import", format="csv", path=str(tmp_path / "small.csv"))
        before = memory(core.process.pid)
        report = core.call("inventory.items.import", format="csv", path=str(tmp_path / "big.csv"), mode="upsert")
        assert counts(report) == said(rows=12_000, created=10_000, unchanged=2000)
        core.call("inventory.items.export", format="csv", path=str(tmp_path / "out.csv"))
        assert memory(core.process.pid) - before < 24


def test_a_repeat_with_a_key_imports_once(core):
    make(core)
    text = "sku,name,unit\nA,a,kg\n"
    first = imported(core, text, idempotencyKey="once")
    assert imported(core, text, idempotencyKey="once") == first and counts(first) == said(rows=1, created=1)


def test_another_selection_does_not_lead_an_import_astray(core, tmp_path):
    company = make(core)
    big(tmp_path / "big.csv", 5000)
    other = core.call("companies.create", name="Other")["id"]
    core.send(request("inventory.items.import", {"format": "csv", "path": str(tmp_path / "big.csv")}, "import"))
    core.send(request("companies.select", {"company": other}, "select"))
    while core.receive()["id"] != "import":
        pass
    assert core.call("inventory.items.list")["items"] == []
    assert sum(one["items"] for one in core.call("inventory.categories.list", company=company)["items"]) == 5000
    # A company that is deleted meanwhile ends it.
    core.send(request("inventory.items.import", {"format": "csv", "path": str(tmp_path / "big.csv")}, "import"))
    core.send(request("companies.delete", {"company": other, "confirm": "Other"}, "delete"))
    replies = {line["id"]: line for line in (core.receive(), core.receive())}
    assert "result" in replies["delete"] and described(replies["import"]["error"])["data"]["kind"] == "notFound"


def test_a_file_that_ends_the_input_is_finished(tmp_path):
    big(tmp_path / "big.csv", 3000)
    lines = [
        request("companies.create", {"name": "Shop"}, 1),
        request("inventory.items.import", {"format": "csv", "path": str(tmp_path / "big.csv")}, 2),
    ]
    done = run("serve", "--data", ":memory:", stdin=b"".join(json.dumps(line).encode() + b"\n" for line in lines))
    assert [json.loads(line)["id"] for line in done.stdout.splitlines()] == [1, 2]
    assert json.loads(done.stdout.splitlines()[1])["result"]["created"] == 3000


def test_costs_are_for_managers_alone(core):
    make(core)
    core.call("companies.setTier", tier="business")
    core.call("inventory.items.create", **item(1, cost={"amount": 5, "currency": "EUR"}))
    core.call("access.credentials.create", username="ada", password="correct horse battery")
    core.call("access.signIn", username="ada", password="correct horse battery")
    for preset in ("warehouse", "viewer"):
        user = core.call("access.grant", preset=preset, name=preset)["user"]
        core.call("access.credentials.create", user=user, username=preset, password="staple battery horse")
    core.call("access.signIn", username="warehouse", password="staple battery horse")
    assert "cost" not in exported(core) and "cost" not in exported(core, "jsonl")
    text = "sku,name,unit,cost.amount,cost.currency\nA,a,kg,5,EUR\nB,b,kg,,\n"
    report = imported(core, text)
    assert problems(report) == [(2, ["/cost"])] and counts(report) == said(rows=2, created=1, failed=1)
    core.call("access.signIn", username="viewer", password="staple battery horse")
    assert exported(core, "jsonl").count("\n") == 2
    assert core.refused("inventory.items.import", format="csv", inline=text)["data"]["kind"] == "forbidden"
    # A person who signs in meanwhile does not go on with another person's import.
    core.call("access.signIn", username="ada", password="correct horse battery")
    assert "cost.amount" in exported(core)


def test_an_item_goes_with_its_supplier(core):
    make(core)
    supplier = core.call("contacts.create", name="Roastery", kinds=["supplier"])["id"]
    core.call("inventory.items.create", **item(1, supplier=supplier, supplierSku="R-1"))
    core.call("inventory.items.create", **item(2))
    for order in ("newest", "name"):
        found = core.call("inventory.items.list", supplier=supplier, order=order)["items"]
        assert [one["sku"] for one in found] == ["SKU-1"]
    text = exported(core)
    assert counts(imported(core, text, mode="upsert")) == said(rows=2, unchanged=2)
    make(core, "Other")
    assert problems(imported(core, text)) == [(2, ["/supplier"])]
    core.call("contacts.create", name="Roastery", kinds=["supplier"])
    assert counts(imported(core, text, mode="upsert")) == said(rows=2, created=1, unchanged=1)
    assert sorted(exported(core).splitlines()) == sorted(text.splitlines())


def test_who_may_only_look_writes_no_file(data, tmp_path):
    file = tmp_path / "items.csv"
    file.write_text("somebody's")
    with Core(data) as core:
        company, _ = staffed(core, ("viewer", {"deptMask": 16}), ("clerk", {"deptMask": 1}))
        core.call("inventory.items.create", **item())
        sign_in(core, company, "viewer")
        for method in (
            "inventory.items",
            "inventory.locations",
            "inventory.lots",
            "inventory.stock",
            "contacts",
            "orders",
        ):
            error = core.refused(f"{method}.export", format="csv", path=str(file))
            assert error["data"]["kind"] == "forbidden" and error["data"]["needs"]["rule"] == "department"
            core.call(f"{method}.export", format="csv", inline=True)
        assert file.read_text() == "somebody's"
        sign_in(core, company, "clerk")
        assert core.call("inventory.items.export", format="csv", path=str(file), overwrite=True)["rows"] == 1


def test_a_refused_row_leaves_nothing_behind(core):
    """Neither a record that was made before its stock was refused, nor anything of the rows beside it is lost."""
    make(core)
    probe = core.call("inventory.items.create", **item("PROBE"))["id"]
    main = core.call("inventory.stock.receive", item=probe, quantity=1)["entries"][0]["location"]
    core.call("inventory.stock.consume", item=probe, quantity=1)
    core.call("inventory.locations.update", id=main, changes={"structural": True})
    shelf = core.call("inventory.locations.create", name="Shelf", code="S")["id"]
    rows = [
        {"sku": "A", "name": "A", "unit": "kg", "location": "S", "stock": 1},
        {"sku": "NEW", "name": "New", "unit": "kg", "stock": 5},
        {"sku": "B", "name": "B", "unit": "kg"},
        {"sku": "B", "name": "Twice", "unit": "kg"},
    ]
    text = "".join(json.dumps(row) + "\n" for row in rows)
    for more in ({"dryRun": True}, {}):
        report = core.call("inventory.items.import", format="jsonl", inline=text, **more)
        assert counts(report) == said(rows=4, created=2, failed=2)
        assert [line["line"] for line in report["problems"]] == [2, 4]
    assert [one["sku"] for one in core.call("inventory.items.list", order="sku")["items"]] == ["A", "B", "SKU-PROBE"]
    entry, *others = core.call("inventory.stock.entries")["items"]
    assert {other["item"] for other in others} == {probe}
    assert entry["location"] == shelf and entry["quantity"] == 1
    # Where it can be kept, it is.
    core.call("inventory.locations.update", id=main, changes={"structural": False})
    report = core.call("inventory.items.import", format="jsonl", inline=text.splitlines()[1] + "\n")
    assert counts(report) == said(rows=1, created=1) and core.call("inventory.items.get", sku="NEW")
    assert {one["integrity"] for one in core.call("system.diagnostics", check=True)["stores"]} <= {"ok", None}
    # All or none.
    again = text.replace('"B"', '"C"')
    report = core.call("inventory.items.import", format="jsonl", inline=again, atomic=True)
    assert (report["created"], report["failed"]) == (0, 3)
    assert core.refused("inventory.items.get", sku="C")["data"]["kind"] == "notFound"


def test_a_refused_row_leaves_nothing_of_what_is_kept_beside_the_item(core):
    """Neither that something is lacking, nor an alert: what follows a change is written after nothing can refuse it."""
    make(core)
    core.call("inventory.items.create", **item(sku="A", minStock=5))
    core.call("inventory.items.create", **item(sku="B", barcodes=["4006381333931"]))
    core.call("inventory.stock.receive", sku="A", quantity=10)
    before = core.call("inventory.stock.low"), core.call("inventory.stock.alerts"), core.call("inventory.items.list")
    row = {"sku": "A", "minStock": 100, "barcodes": ["4006381333931"]}
    report = imported(core, json.dumps(row) + "\n", "jsonl", mode="update")
    assert counts(report) == said(rows=1, failed=1) and problems(report)
    assert before == (
        core.call("inventory.stock.low"),
        core.call("inventory.stock.alerts"),
        core.call("inventory.items.list"),
    )
    stores = core.call("system.diagnostics", check=True)["stores"]
    assert {store["integrity"] for store in stores} == {"ok"}
    report = imported(core, json.dumps({"sku": "A", "minStock": 100}) + "\n", "jsonl", mode="update")
    assert counts(report) == said(rows=1, updated=1)
    assert [one["lacking"] for one in core.call("inventory.stock.low")["items"]] == [90]
    assert [one["kind"] for one in core.call("inventory.stock.alerts")["items"]] == ["low"]
