"""The journal as files: an export, and an import that gives the same records."""

import csv
import io
import json

import pytest

from support.core import Core, request, until
from support.devices import pages

TYPES = ["equipment", "bean", "recipe", "brew", "tasting"]


@pytest.fixture(scope="module")
def full():
    """A core with records of all types. Each member of a type has a value in at least one record."""
    with Core() as core:
        fill(core)
        yield core


def fill(core):
    grinder = core.call(
        "journal.equipment.create",
        kind="grinder",
        name='Hand grinder, "C40"',
        brand="Comandante",
        model="C40",
        boughtAt="2024-03-01",
        price={"amount": 19900, "currency": "EUR"},
        setting={"minimum": 0, "maximum": 40, "step": 0.5, "finer": "lower"},
        note="First line\nsecond; line",
        favourite=True,
        isDefault=True,
    )["id"]
    brewer = core.call("journal.equipment.create", kind="brewer", name="V60", method="pourOver")["id"]
    kettle = core.call("journal.equipment.create", kind="kettle", name="Kettle", archived=True)["id"]
    bean = core.call(
        "journal.beans.create",
        name="Yirgacheffe",
        roaster="Corner Roastery",
        origins=[{"country": "ET", "region": "Gedeo", "altitude": 1900, "share": 62.5}, {"country": "KE"}],
        roastLevel="light",
        process="washed",
        roastDate="2026-01-10",
        openedAt="2026-01-20",
        frozenAt="2026-01-12",
        thawedAt="2026-01-19",
        bestBefore="2026-06-01",
        weight=250.25,
        withdrawn=5,
        price={"amount": 1450, "currency": "EUR"},
        rating=4.5,
        flavours=["plum", "black; tea", "a\\b"],
        url="https://example.com/beans",
        barcode="4006381333931",
        favourite=True,
    )["id"]
    core.call("journal.beans.create", name="12345", decaf=True, archived=True, finished=True)
    recipe = core.call(
        "journal.recipes.create",
        name="Morning",
        method="pourOver",
        dose=15,
        water=250,
        temperature=94,
        grindSetting=21.5,
        bean=bean,
        steps=[{"at": 0, "action": "bloom", "water": 45, "note": "Swirl"}, {"at": 45, "action": "pour", "water": 205}],
    )["id"]
    brew = core.call(
        "journal.brews.create",
        at="2026-01-31T08:15:00.250Z",
        bean=bean,
        method="pourOver",
        dose=15.5,
        water=250,
        grinder=grinder,
        grindSetting=21.5,
        temperature=94,
        time=183.25,
        bloomWater=45,
        bloomTime=40,
        pours=[{"at": 0, "water": 45}, {"at": 45, "water": 205, "note": "Slowly, in circles"}],
        tds=1.38,
        equipment=[brewer, kettle],
        place="Home",
        rating=4,
        note="Plum,\u2028and tea.",
        recipe=recipe,
        favourite=True,
    )["id"]
    core.call(
        "journal.brews.create",
        at="2026-01-31T09:00:00Z",
        bean=bean,
        method="espresso",
        dose=18,
        pressure=9,
        **{"yield": 36},
    )
    core.call("journal.brews.create", at="2026-02-01T08:00:00Z", draft=True)
    core.call(
        "journal.tastings.create",
        brew=brew,
        at="2026-01-31T08:20:00Z",
        text="Sweet.",
        descriptors=["blackcurrant", "honey"],
        bodyDescription="Silky.",
        scores={"aroma": 7.25, "overall": 8},
    )
    core.call("journal.tastings.create", bean=bean, at="2026-01-31T08:20:00Z", source="mixed")


def exported(core, format, **more):
    report = core.call("journal.export", format=format, inline=True, **more)
    assert report["bytes"] == len(report["text"].encode())
    return report["text"]


def imported(core, format, text, **more):
    report = core.call("journal.import", format=format, inline=text, **more)
    assert report["rows"] == sum(report[what] for what in ("created", "updated", "unchanged", "failed"))
    return report


def everything(core):
    """Returns all records, without the times at which they were created here."""
    here = ("version", "createdAt", "updatedAt")
    lists = ("equipment", "beans", "recipes", "brews", "tastings")
    shown = {"archived": True}
    found = []
    for name in lists:
        records = pages(core, f"journal.{name}.list")
        if name not in ("brews", "tastings"):
            records += pages(core, f"journal.{name}.list", **shown)
        found += [{key: value for key, value in record.items() if key not in here} for record in records]
    return sorted(found, key=lambda record: record["id"])


@pytest.mark.parametrize("format", ["jsonl", "csv"])
def test_what_was_exported_is_imported_to_the_same_bytes(full, format):
    text = exported(full, format)
    with Core() as core:
        report = imported(core, format, text)
        assert (report["created"], report["failed"]) == (11, 0), report["problems"]
        assert exported(core, format) == text
        assert everything(core) == everything(full)
        assert imported(core, format, text)["unchanged"] == 11


def test_the_two_formats_say_the_same(full):
    with Core() as core:
        imported(core, "csv", exported(full, "csv"))
        assert exported(core, "jsonl") == exported(full, "jsonl")


def test_a_line_of_json_has_the_type_and_the_id(full):
    rows = [json.loads(line) for line in exported(full, "jsonl").splitlines()]
    types = [row["type"] for row in rows]
    assert types == sorted(types, key=TYPES.index) and set(types) == set(TYPES)
    for row in rows:
        assert list(row)[:2] == ["type", "id"]
        # The file lacks the members that the core computes or counts.
        assert not {"version", "createdAt", "ratio", "ageDays", "remaining"} & set(row)
    assert [
        row["type"] for row in map(json.loads, exported(full, "jsonl", types=["tasting", "bean"]).splitlines())
    ] == [
        "bean",
        "bean",
        "tasting",
        "tasting",
    ]


def test_a_table_of_one_type_has_the_columns_of_that_type(full):
    rows = list(csv.DictReader(io.StringIO(exported(full, "csv", types=["bean"]))))
    assert list(rows[0])[:4] == ["type", "id", "name", "roaster"] and "dose" not in rows[0]
    assert rows[0]["flavours"] == "plum;black\\; tea;a\\\\b" and rows[0]["price.amount"] == "1450"
    assert rows[1]["name"] == "12345" and rows[1]["weight"] == ""


@pytest.mark.parametrize("format", ["jsonl", "csv"])
def test_a_row_with_the_id_of_a_record_changes_it(full, format):
    text = exported(full, format)
    with Core() as core:
        imported(core, format, text)
        (brew,) = [one for one in pages(core, "journal.brews.list") if one["tds"]]
        core.call("journal.brews.update", id=brew["id"], changes={"note": "Other.", "rating": None, "yield": 200})
        (bean,) = core.call("journal.beans.list")["items"]
        core.call("journal.beans.update", id=bean["id"], changes={"flavours": [], "price": None})
        report = imported(core, format, text)
        assert (report["updated"], report["unchanged"]) == (2, 9)
        assert exported(core, format) == text


def test_a_file_and_a_text_say_the_same(full, tmp_path):
    path = tmp_path / "journal.jsonl"
    report = full.call("journal.export", format="jsonl", path=str(path))
    assert report["rows"] == 11 and report["text"] is None
    assert path.read_text() == exported(full, "jsonl")
    with Core() as core:
        assert core.call("journal.import", format="jsonl", path=str(path))["created"] == 11


def test_a_dry_run_stores_nothing(full):
    text = exported(full, "jsonl")
    with Core() as core:
        assert imported(core, "jsonl", text, dryRun=True)["created"] == 11
        assert exported(core, "jsonl") == ""
        broken = text.replace('"dose":18,', '"dose":0,')
        report = imported(core, "jsonl", broken, dryRun=True)
        assert (report["created"], report["failed"]) == (10, 1)
        assert exported(core, "jsonl") == ""


def test_what_is_refused_names_its_line_and_keeps_nothing_else_out():
    rows = [
        {"type": "bean", "name": "First"},
        {"type": "bean"},
        {"type": "beans", "name": "x"},
        {"name": "x"},
        {"type": "bean", "name": "x", "colour": "red"},
        {"type": "bean", "name": "x", "id": 7},
        {"type": "brew", "at": "2026-01-31T08:15:00Z", "bean": "First", "method": "espresso", "dose": 1800, "tds": 26},
        {"type": "brew", "at": "2026-01-31T08:15:00Z", "bean": "Second", "method": "espresso", "dose": 18},
        {"type": "bean", "name": "x", "roastDate": "2026-01-10", "frozenAt": "2026-01-09"},
        [],
        {"type": "bean", "name": "Last"},
    ]
    text = "".join(json.dumps(row) + "\n" for row in rows) + "{\n"
    with Core() as core:
        report = imported(core, "jsonl", text)
        assert (report["rows"], report["created"], report["failed"]) == (12, 2, 10)
        wrong = {row["line"]: [problem["pointer"] for problem in row["problems"]] for row in report["problems"]}
        assert wrong == {
            2: ["/name"],
            3: ["/type"],
            4: ["/type"],
            5: ["/colour"],
            6: ["/id"],
            7: ["/tds"],
            8: ["/bean"],
            9: ["/frozenAt"],
            10: [""],
            12: [""],
        }
        said = {row["line"]: row["problems"][0]["message"] for row in report["problems"]}
        assert "did you mean bean?" in said[3] and "there is no Second" in said[8]
        assert [one["name"] for one in core.call("journal.beans.list")["items"]] == ["Last", "First"]


def test_a_table_of_somebody_s_own_is_mapped():
    text = (
        "When;Coffee;Way;Grams;Cup;Stars;Cost\r\n"
        '2026-01-31T08:15:00Z;"Yirgacheffe";pourOver;15;;4.5;3 EUR\r\n'
        "2026-02-01T08:15:00Z;Sidamo;espresso;18;36;;3 EUR\r\n"
    )
    mapping = {
        "When": "at",
        "Coffee": "bean",
        "Way": "method",
        "Grams": "dose",
        "Cup": "yield",
        "Stars": "rating",
        "Cost": None,
    }
    with Core() as core:
        for name in ("Yirgacheffe", "Sidamo", "Yirgacheffe"):
            newest = core.call("journal.beans.create", name=name)["id"]
        report = imported(core, "csv", text, type="brew", mapping=mapping)
        assert report["created"] == 2, report
        espresso, filter = core.call("journal.brews.list")["items"]
        assert (filter["bean"], filter["dose"], filter["rating"], filter["yield"]) == (newest, 15, 4.5, None)
        assert (espresso["ratio"], espresso["ratioOf"]) == (2, "yield")
        mapping["Cost"] = "price"
        report = core.call("journal.import", format="csv", inline=text, type="brew", mapping=mapping)
        # A brew has no member `price`, so a column can't be mapped to it.
        assert report["failed"] == 2 and report["problems"][0]["line"] == 2
        assert "Cost" in report["problems"][0]["problems"][0]["message"]


@pytest.mark.parametrize(
    "method, params, pointer",
    [
        ("journal.export", {"format": "jsonl"}, "/path"),
        ("journal.export", {"format": "jsonl", "inline": True, "path": "/x"}, "/path"),
        ("journal.export", {"format": "xml", "inline": True}, "/format"),
        ("journal.export", {"format": "csv", "path": "/nowhere/at/all.csv"}, "/path"),
        ("journal.export", {"format": "csv", "inline": True, "types": ["beans"]}, "/types/0"),
        ("journal.import", {"format": "jsonl"}, "/path"),
        ("journal.import", {"format": "jsonl", "inline": "", "path": "/x"}, "/path"),
        ("journal.import", {"format": "csv", "path": "/nowhere/at/all.csv"}, "/path"),
        ("journal.import", {"format": "beanconqueror", "path": "/nowhere/Beanconqueror.json"}, "/path"),
        ("journal.import", {"format": "csv", "inline": "", "type": "beans"}, "/type"),
    ],
)
def test_what_can_not_be_asked_for(full, method, params, pointer):
    error = full.refused(method, **params)
    assert error["code"] == -32602
    assert [problem["pointer"] for problem in error["data"]["problems"]] == [pointer]


def test_files_of_the_data_directory_are_nobody_s(data):
    with Core(data) as core:
        core.call("journal.beans.create", name="x")
        for method, params in (("export", {}), ("import", {})):
            path = data / ("new.jsonl" if method == "export" else "private.sqlite")
            error = core.refused(f"journal.{method}", format="jsonl", path=str(path), **params)
            assert error["data"]["problems"][0]["pointer"] == "/path", method


def test_live_lists_and_events_hear_of_an_import(full):
    text = exported(full, "jsonl")
    with Core() as core:
        core.call("live.open", query={"method": "journal.beans.list"})
        core.call("events.subscribe", topics=[{"type": "brew"}])
        imported(core, "jsonl", text)
        until(lambda: core.call("journal.beans.list")["items"])
        lines = core.said()
        told = [line["params"]["result"]["items"] for line in lines if line["method"] == "live.changed"]
        assert [one["name"] for one in told[-1]] == ["Yirgacheffe"]
        events = [event for line in lines if line["method"] == "events.changed" for event in line["params"]["events"]]
        assert [(event["action"], event["company"]) for event in events] == [("created", None)] * 3


def test_a_repeat_with_the_same_key_counts_once():
    with Core() as core:
        text = '{"type":"bean","name":"Yirgacheffe"}\n'
        first = imported(core, "jsonl", text, idempotencyKey="a")
        assert imported(core, "jsonl", text, idempotencyKey="a") == first
        assert len(core.call("journal.beans.list")["items"]) == 1


def many_beans(path, count=12_000):
    path.write_text("".join(f'{{"type":"bean","name":"Bean {number}"}}\n' for number in range(count)))
    return {"format": "jsonl", "path": str(path), "idempotencyKey": "once"}


def begun(core, params):
    """Sends an import, and waits until some of its rows are imported."""
    core.send(request("journal.import", params, "import"))
    while True:
        core.send(request("journal.beans.list", {"limit": 1}, "look"))
        line = core.receive()
        assert line["id"] == "look", f"it has ended before somebody could look: {line}"
        if line["result"]["items"]:
            return


def test_a_repeat_after_a_crash_goes_on_behind_the_rows_that_are_in(tmp_path, data):
    params = many_beans(tmp_path / "beans.jsonl")
    core = Core(data)
    begun(core, params)
    core.process.kill()
    core.close()
    with Core(data) as core:
        assert 0 < len(pages(core, "journal.beans.list")) < 12_000
        report = core.call("journal.import", **params)
        assert (report["created"], report["rows"]) == (12_000, 12_000)
        assert len({bean["name"] for bean in pages(core, "journal.beans.list")}) == 12_000
        assert len(pages(core, "journal.beans.list")) == 12_000
        assert core.call("journal.import", **params) == report


def test_a_repeat_after_it_was_cancelled_goes_on_as_well(tmp_path, data):
    file = tmp_path / "beans.jsonl"
    params = many_beans(file)
    with Core(data) as core:
        begun(core, params)
        core.send(request("rpc.cancel", {"id": "import"}, "cancel"))
        replies = {line["id"]: line for line in (core.receive(), core.receive())}
        assert replies["import"]["error"]["code"] == -32800
        lines = file.read_text()
        file.write_text("\n" + lines)
        error = core.refused("journal.import", **params)
        assert [problem["pointer"] for problem in error["data"]["problems"]] == ["/path"]
        file.write_text(lines)
        assert core.call("journal.import", **params)["created"] == 12_000
        assert len(pages(core, "journal.beans.list")) == 12_000


def test_an_id_is_of_one_record_whatever_its_type():
    id = "0197f0a0-0000-7000-8000-00000000000a"
    rows = [
        {"type": "bean", "id": id, "name": "Yirgacheffe"},
        {"type": "equipment", "id": id, "kind": "kettle", "name": "Kettle"},
        {"type": "recipe", "id": id, "name": "Morning", "method": "pourOver"},
    ]
    with Core() as core:
        report = imported(core, "jsonl", "".join(json.dumps(row) + "\n" for row in rows))
        assert (report["created"], report["failed"]) == (1, 2)
        assert [problem["pointer"] for row in report["problems"] for problem in row["problems"]] == ["/id", "/id"]
        assert "beans" in report["problems"][0]["problems"][0]["message"]


def test_a_tasting_without_a_score_is_the_same_in_either_format():
    with Core() as core:
        bean = core.call("journal.beans.create", name="Yirgacheffe")["id"]
        at = "2026-01-31T08:20:00Z"
        made = core.call("journal.tastings.create", bean=bean, at=at, text="Sweet.", scores={"aroma": None})
        assert made["scores"] is None
        scored = core.call("journal.tastings.create", bean=bean, at=at, text="Sour.", scores={"aroma": 7})["id"]
        changed = core.call("journal.tastings.update", id=scored, changes={"scores": {"aroma": None}})
        assert changed["scores"] is None
        for format in ("csv", "jsonl"):
            assert imported(core, format, exported(core, format))["unchanged"] == 3


def test_a_row_of_one_s_own_with_an_id_keeps_to_the_rules_of_one_member():
    id = "0197f0a0-0000-7000-8000-00000000000a"
    rows = [
        {"type": "bean", "id": id, "name": "x", "roastDate": "2030-01-01"},
        {"type": "brew", "id": id, "at": "2031-01-31T08:15:00Z", "draft": True},
    ]
    with Core() as core:
        report = imported(core, "jsonl", "".join(json.dumps(row) + "\n" for row in rows))
        pointers = [problem["pointer"] for row in report["problems"] for problem in row["problems"]]
        assert pointers == ["/roastDate", "/at"]
