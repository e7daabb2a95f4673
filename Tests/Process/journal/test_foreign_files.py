"""Journals of other programs: Beanconqueror's export, and shots of Visualizer and of Decent machines."""

import json
import statistics

import pytest

from support.coffee_files import bean, brew, decent, export, mill, preparation, tcl, visualizer, written
from support.core import Core
from support.devices import pages

MILL = mill(1, "C40")
FILTER = preparation(2, "Chemex", "CHEMEX", "POUR OVER")
LEVER = preparation(3, "Lever", "HAND_LEVER", "ESPRESSO", finished=True)
BEAN = bean(
    4,
    "Guji",
    roaster="Corner Roastery",
    # 22:30 in UTC: in Vienna, it is already the next day.
    roastingDate="2024-06-10T22:30:00.000Z",
    openDate="2024-06-20T09:00:00+02:00",
    frozenDate="2024-06-15T00:00:00+02:00",
    unfrozenDate="2024-06-18T00:00:00+02:00",
    bestDate="2024-12-31",
    roast="MODERATE_LIGHT_ROAST",
    aromatics="Plum, black tea ,plum",
    weight=250,
    cost=14.5,
    decaffeinated=True,
    url="https://example.com/guji",
    ean_article_number="4006381333931",
    rating=4.3,
    note="Two\nlines",
    favourite=True,
    finished=True,
    bean_information=[
        {
            "country": "Ethiopia",
            "region": "Guji",
            "farm": "Station",
            "farmer": "Somebody",
            "elevation": "1.950 - 2.100 masl",
            "variety": "Heirloom",
            "processing": "fully washed",
            "percentage": 60,
        },
        {"country": "Atlantis", "region": "Deep", "processing": "Washed"},
        {},
    ],
)
SHOT = brew(
    11,
    1_718_900_000,
    (BEAN, MILL, LEVER),
    grind_size="2,4",
    grind_weight=18,
    brew_beverage_quantity=36.5,
    brew_temperature=93,
    brew_time=27,
    brew_time_milliseconds=250,
    coffee_blooming_time=5,
    tds=9.1,
    rating=4,
    favourite=True,
)
CUP = brew(
    12,
    1_718_990_000,
    (BEAN, MILL, FILTER),
    grind_size="12 clicks",
    bean_weight_in=30,
    brew_quantity=500,
    brew_time=240,
    note="Sweet.",
    cupping={"wet_aroma": 7.6, "brightness": 8, "flavor": 0, "notes": "Like tea."},
    cupped_flavor={"predefined_flavors": {"12": True}, "custom_flavors": ["plum", " tea "]},
)
EMPTY = brew(13, 1_719_000_000, (BEAN, MILL, FILTER))


@pytest.fixture
def core():
    with Core() as core:
        core.call("settings.set", values={"timeZone": "Europe/Vienna"})
        yield core


def imported(core, format, content, failed=0, **more):
    text = content if isinstance(content, str) else json.dumps(content)
    report = core.call("journal.import", format=format, inline=text, **more)
    assert report["failed"] == failed, report["problems"]
    return report


def only(record, *members):
    return {member: record[member] for member in members}


def test_beans_of_beanconqueror(core):
    imported(core, "beanconqueror", export([MILL], [FILTER, LEVER], [BEAN], [SHOT, CUP]))
    (found,) = core.call("journal.beans.list", finished=True)["items"]
    assert only(found, "name", "roaster", "roastLevel", "process", "decaf") == {
        "name": "Guji",
        "roaster": "Corner Roastery",
        "roastLevel": "mediumLight",
        "process": "washed",
        "decaf": True,
    }
    days = ("roastDate", "openedAt", "frozenAt", "thawedAt", "bestBefore")
    assert [found[day] for day in days] == ["2024-06-11", "2024-06-20", "2024-06-15", "2024-06-18", "2024-12-31"]
    assert found["price"] == {"amount": 1450, "currency": "EUR"} and found["weight"] == 250
    # Ratings are stored in steps of a half: 4.3 of 5 becomes 4.5.
    assert found["rating"] == 4.5 and found["flavours"] == ["Plum", "black tea", "plum"]
    assert only(found, "note", "url", "barcode", "favourite", "finished") == {
        "note": "Two\nlines",
        "url": "https://example.com/guji",
        "barcode": "4006381333931",
        "favourite": True,
        "finished": True,
    }
    first, second = found["origins"]
    assert first == {
        "country": "ET",
        "region": "Guji",
        "farm": "Station",
        "producer": "Somebody",
        "altitude": 1950,
        "variety": "Heirloom",
        "process": "washed",
        "share": 60,
    }
    # No country is called Atlantis, so the name is stored as a part of the region.
    assert (second["country"], second["region"]) == (None, "Atlantis, Deep")


def test_brews_and_equipment_of_beanconqueror(core):
    report = imported(core, "beanconqueror", export([MILL], [FILTER, LEVER], [BEAN], [SHOT, CUP, EMPTY]))
    assert report["created"] == 8
    pieces = {one["name"]: one for one in core.call("journal.equipment.list")["items"]}
    assert {name: (one["kind"], one["method"]) for name, one in pieces.items()} == {
        "C40": ("grinder", None),
        "Chemex": ("brewer", "pourOver"),
    }
    (lever,) = core.call("journal.equipment.list", archived=True)["items"]
    assert (lever["kind"], lever["name"]) == ("espressoMachine", "Lever")
    empty, cup, shot = core.call("journal.brews.list")["items"]
    assert only(shot, "at", "method", "dose", "water", "yield", "grindSetting", "temperature", "time", "bloomTime") == {
        "at": "2024-06-20T16:13:20.000Z",
        "method": "espresso",
        "dose": 18,
        "water": None,
        "yield": 36.5,
        "grindSetting": 2.4,
        "temperature": 93,
        "time": 27.25,
        "bloomTime": 5,
    }
    assert only(shot, "tds", "rating", "favourite", "grinder", "equipment", "draft") == {
        "tds": 9.1,
        "rating": 4,
        "favourite": True,
        "grinder": pieces["C40"]["id"],
        "equipment": [lever["id"]],
        "draft": False,
    }
    # Ratio: 36.5 / 18. Extraction: 9.1 * 36.5 / 18.
    assert (shot["ratio"], shot["ratioOf"], shot["extraction"]) == (2.03, "yield", 18.45)
    assert only(cup, "method", "dose", "water", "yield", "grindSetting", "note") == {
        "method": "pourOver",
        "dose": 30,
        "water": 500,
        "yield": None,
        "grindSetting": None,
        "note": "Sweet.\nGrind: 12 clicks",
    }
    (tasting,) = core.call("journal.tastings.list", brew=cup["id"])["items"]
    assert (tasting["text"], tasting["descriptors"]) == ("Like tea.", ["plum", "tea"])
    assert (tasting["scores"]["aroma"], tasting["scores"]["acidity"], tasting["scores"]["overall"]) == (7.5, 8, None)
    # No weight was measured, so the brew is imported as a draft.
    assert (empty["draft"], empty["dose"]) == (True, None)


def test_an_import_of_the_same_export_again_changes_what_has_changed(core):
    content = export([MILL], [FILTER, LEVER], [BEAN], [SHOT, CUP])
    imported(core, "beanconqueror", content)
    ids = [one["id"] for one in core.call("journal.brews.list")["items"]]
    assert imported(core, "beanconqueror", content)["unchanged"] == 7
    content["BREWS"][0]["rating"] = 5
    report = imported(core, "beanconqueror", content)
    assert (report["updated"], report["unchanged"]) == (1, 6)
    assert [one["id"] for one in core.call("journal.brews.list")["items"]] == ids
    # The list begins with the newest brew, and the ids of the imported brews are in the same order.
    assert ids == sorted(ids, reverse=True)


def test_ratings_of_another_scale_and_prices_of_another_currency(core):
    beans = [bean(4, "Guji", rating=9, cost=1500.4)]
    imported(core, "beanconqueror", export([], [], beans, [], bean_rating=10, currency="JPY"))
    (found,) = core.call("journal.beans.list")["items"]
    assert (found["rating"], found["price"]) == (4.5, {"amount": 1500, "currency": "JPY"})


def test_further_brews_and_beans_in_files_beside_the_main_one(core, tmp_path):
    more = bean(5, "Sidamo")
    late = brew(14, 1_719_100_000, (more, MILL, LEVER), grind_weight=17, brew_beverage_quantity=34)
    early = brew(15, 1_700_000_000, (more, MILL, FILTER), grind_weight=20, brew_quantity=300)
    path = written(tmp_path / "Beanconqueror.json", export([MILL], [FILTER, LEVER], [BEAN], [SHOT, early]))
    written(tmp_path / "Beanconqueror_Beans_1.json", [more])
    written(tmp_path / "Beanconqueror_Brews_1.json", [CUP])
    written(tmp_path / "Beanconqueror_Brews_2.json", [late, {**EMPTY, "bean": "nobody"}])
    report = core.call("journal.import", format="beanconqueror", path=path)
    assert report["created"] == 11, report
    # The last brew is a draft. Drafts need no beans, so it is imported without them.
    assert len(core.call("journal.brews.list")["items"]) == 5
    error = core.call("journal.import", format="beanconqueror", path=str(tmp_path / "Beanconqueror_Brews_1.json"))
    assert "Beanconqueror.json" in error["problems"][0]["problems"][0]["message"]


def test_what_is_refused_of_an_export_names_its_place(core):
    wrong = brew(12, 1_718_990_000, (BEAN, MILL, FILTER), grind_weight=1800, tds=30)
    strange = {**SHOT, "bean": "nobody"}
    content = export([MILL], [FILTER, LEVER], [BEAN], [CUP, wrong, strange])
    for indent in (None, 1):
        text = json.dumps(content, indent=indent)
        report = imported(core, "beanconqueror", text, failed=2, dryRun=True)
        places = [problem["pointer"] for row in report["problems"] for problem in row["problems"]]
        assert places == ["/BREWS/1/tds", "/BREWS/2/bean"]
        # A record begins with a line that has only a brace, indented by two spaces. The list's name is indented by one.
        begins = [line for line, words in enumerate(text.splitlines(), 1) if words == "  {"]
        lines = [row["line"] for row in report["problems"]]
        assert lines == (begins[2:4] if indent else [1, 1])


def test_a_brew_that_was_shared(core):
    shared = {
        "bean": {key: value for key, value in BEAN.items() if key != "config"},
        "brew": {**CUP, "brew_time": 240.469, "grind_size": "4"},
        "mill": {"name": "C40"},
        "preparation": {"name": "Chemex", "type": "CHEMEX", "style_type": "POUR OVER"},
        "brewFlow": {"weight": []},
    }
    assert imported(core, "beanconqueror", shared)["created"] == 5
    (found,) = core.call("journal.brews.list")["items"]
    assert (found["method"], found["time"], found["grindSetting"], found["water"]) == ("pourOver", 240.469, 4, 500)
    assert found["bean"] and found["grinder"] and len(found["equipment"]) == 1


@pytest.mark.parametrize("content", ["{", "[]", "{}", '{"BEANS":{}}', "x", ""])
def test_what_is_no_export_is_refused(core, content):
    report = core.call("journal.import", format="beanconqueror", inline=content)
    assert (report["failed"], report["created"]) == (1, 0)
    assert report["problems"][0]["line"] == 1
    report = core.call("journal.import", format="visualizer", inline=content)
    assert report["created"] == 0
    assert report["failed"] == (0 if content == "[]" else 1)


FACTS = {
    "bean_brand": "Corner Roastery",
    "bean_type": "Guji",
    "bean_notes": "",
    "roast_date": "11.09.2021",
    "roast_level": "Medium Light",
    "grinder_model": "EK43",
    "grinder_setting": "2.1",
    "drink_weight": "38.8",
    "drink_tds": "9.5",
    "drink_ey": "0",
    "espresso_enjoyment": "70",
    "espresso_notes": "Neat.",
}
MACHINE = {
    "grinder_dose_weight": "18.0",
    "espresso_temperature": "95.0",
    "beverage_type": "espresso",
    "profile_title": "Slow ramp",
}


def shots():
    """Returns the same shot in the three formats."""
    html = {"espresso_notes": "<div>Neat.<br>A &amp; B</div>", "bean_notes": None}
    yield "visualizer", visualizer("0a", **{**FACTS, **html, "bean_weight": "18.0", "espresso_enjoyment": 70})
    yield "decent", decent(**FACTS, **MACHINE)
    yield "tcl", tcl(**FACTS, **MACHINE)


@pytest.mark.parametrize("form, content", shots(), ids=["visualizer", "decent", "tcl"])
def test_a_shot(core, form, content):
    assert imported(core, "visualizer", content)["created"] == 3
    (shot,) = core.call("journal.brews.list")["items"]
    (found,) = core.call("journal.beans.list")["items"]
    (grinder,) = core.call("journal.equipment.list")["items"]
    assert (grinder["kind"], grinder["name"]) == ("grinder", "EK43")
    assert only(found, "name", "roaster", "roastDate", "roastLevel", "note") == {
        "name": "Guji",
        "roaster": "Corner Roastery",
        "roastDate": "2021-09-11",
        "roastLevel": "mediumLight",
        "note": None,
    }
    assert only(shot, "at", "bean", "method", "dose", "yield", "grinder", "grindSetting", "time", "tds", "rating") == {
        "at": "2021-09-21T06:59:10.000Z",
        "bean": found["id"],
        "method": "espresso",
        "dose": 18,
        "yield": 38.8,
        "grinder": grinder["id"],
        "grindSetting": 2.1,
        "time": 27.25,
        "tds": 9.5,
        "rating": 3.5,
    }
    assert shot["pressure"] == 8.75
    # Visualizer's own format has no temperature.
    assert shot["temperature"] == (None if form == "visualizer" else 95)
    note = "Neat.\nA & B" if form == "visualizer" else "Neat."
    assert shot["note"] == f"{note}\nProfile: Slow ramp"
    # Ratio: 38.8 / 18. Flow: 38.8 / 27.25.
    assert (shot["ratio"], shot["ratioOf"], shot["flow"]) == (2.16, "yield", 1.42)


def test_a_shot_in_json_and_in_tcl_is_the_same(core):
    imported(core, "visualizer", decent(**FACTS, **MACHINE))
    assert imported(core, "visualizer", tcl(**FACTS, **MACHINE))["unchanged"] == 3


@pytest.mark.parametrize(
    "text, day",
    [
        ("2024.01.23", "2024-01-23"),
        ("2024-01-23", "2024-01-23"),
        ("8/30/2021", "2021-08-30"),
        ("30/8/2021", "2021-08-30"),
    ]
    + [(text, None) for text in ("8/7/2021", "last week", "2021", "32.01.2024")],
)
def test_the_day_of_roasting(core, text, day):
    imported(core, "visualizer", decent(**{**FACTS, "roast_date": text}))
    (found,) = core.call("journal.beans.list")["items"]
    assert found["roastDate"] == day
    # An ambiguous date is stored as text in the note.
    assert found["note"] == (None if day else f"Roasted: {text}")


def test_a_list_of_shots(core):
    """The counts of the import, and the mean ratio and time, are those of the list."""
    drinks = [36, 38.5, 40.25, 41, 35]
    content = [
        visualizer(
            f"{number:x}",
            f"2026-01-{number + 1:02}T08:00:00Z",
            duration=25 + number,
            bean_weight=18,
            drink_weight=drink,
            bean_type="Guji",
            grinder_model="EK43",
        )
        for number, drink in enumerate(drinks)
    ] + [{"id": "x", "duration": 5}]
    report = imported(core, "visualizer", content, failed=1)
    assert report["created"] == 7
    assert report["problems"][0]["problems"][0]["pointer"] == "/5"
    brews = pages(core, "journal.brews.list")
    assert len(brews) == len(drinks) and len(core.call("journal.beans.list")["items"]) == 1
    ratios = [round(drink / 18 + 1e-9, 2) for drink in drinks]
    assert statistics.mean(brew["ratio"] for brew in brews) == pytest.approx(statistics.mean(ratios))
    assert statistics.mean(brew["time"] for brew in brews) == 27


def test_a_note_with_a_line_end_that_json_does_not_allow(core):
    """Some machines write such files."""
    text = json.dumps(decent(**FACTS, **MACHINE)).replace("Neat.", "Neat,\n\tand\x01 sweet.")
    assert imported(core, "visualizer", text)["created"] == 3
    (shot,) = core.call("journal.brews.list")["items"]
    assert shot["note"] == "Neat,  and  sweet.\nProfile: Slow ramp"


@pytest.mark.parametrize("content", [{"timestamp": 1_632_207_550, "samples": []}, {"title": "A profile", "steps": []}])
def test_a_file_of_another_machine_is_refused(core, content):
    report = imported(core, "visualizer", content, failed=1)
    assert report["created"] == 0 and "elapsed" in report["problems"][0]["problems"][0]["message"]


def test_a_shot_that_names_no_bean_is_of_one_without_a_name(core):
    imported(core, "visualizer", [visualizer("1"), visualizer("2", "2021-09-22T06:59:10.000Z", bean_weight=18)])
    (found,) = core.call("journal.beans.list")["items"]
    assert found["name"] == "Coffee"
    second, first = core.call("journal.brews.list")["items"]
    assert (first["draft"], second["draft"]) == (True, False)


@pytest.mark.parametrize(
    "format, document",
    [
        (
            "beanconqueror",
            {
                "BEANS": [],
                "BREWS": [
                    {
                        "config": {"uuid": "w", "unix_timestamp": 1_700_000_000},
                        "brew_time": 92_233_720_368_547,
                        "brew_time_milliseconds": 9e13,
                    }
                ],
            },
        ),
        ("beanconqueror", {"BEANS": [{"name": "X", "cost": 92_233_720_368_547}], "BREWS": []}),
        ("beanconqueror", {"BEANS": [{"name": "X", "rating": 9e13}], "BREWS": []}),
        (
            "beanconqueror",
            {"BEANS": [{"name": "X", "rating": 3}], "BREWS": [], "SETTINGS": [{"bean_rating": 99_999_999_999_999}]},
        ),
        (
            "beanconqueror",
            {"BEANS": [{"name": "X", "rating": 3}], "BREWS": [], "SETTINGS": [{"bean_rating": 123_456_789.123456}]},
        ),
        ("visualizer", [{"start_time": "2026-01-01T00:00:00Z", "espresso_enjoyment": 9e12}]),
    ],
)
def test_numbers_of_any_size_end_nothing(data, format, document):
    with Core(data) as core:
        core.call("journal.import", format=format, inline=json.dumps(document))
        assert core.call("system.ping") == {}


@pytest.mark.parametrize("clock", ["12x", "0", "{}", "-5"])
def test_a_shot_in_tcl_without_an_instant_is_refused(core, clock):
    report = imported(core, "visualizer", tcl(clock, **FACTS, **MACHINE), failed=1)
    assert (report["created"], report["failed"]) == (0, 1)
    assert "clock must be the seconds since 1970" in report["problems"][0]["problems"][0]["message"]
    assert core.call("journal.brews.list")["items"] == []


def test_half_a_file_of_tcl_is_refused(core):
    text = tcl(**FACTS, **MACHINE)
    for end in (text.index("settings {") + 40, text.index("{Tue") + 5, text.index("espresso_pressure {") + 25):
        report = imported(core, "visualizer", text[:end], failed=1)
        assert (report["created"], report["failed"]) == (0, 1), text[:end]
        assert "whole file" in report["problems"][0]["problems"][0]["message"]
    assert core.call("journal.brews.list")["items"] == []


def test_a_byte_order_mark_is_skipped(core, tmp_path):
    made = export([mill(1, "Mill")], [preparation(2, "V60", "V60", "POUR_OVER")], [bean(3, "Beans")], [])
    assert imported(core, "beanconqueror", "\ufeff" + json.dumps(made))["created"] == 3
    assert imported(core, "visualizer", "\ufeff" + tcl(**FACTS, **MACHINE))["created"] == 3
    path = tmp_path / "shot.json"
    path.write_text("\ufeff" + json.dumps(decent(**FACTS, **MACHINE)))
    assert core.call("journal.import", format="visualizer", path=str(path))["unchanged"] == 3
