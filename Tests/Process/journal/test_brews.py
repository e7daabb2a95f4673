"""Brews: their checks, their warnings, and the figures that are computed from their parameters."""

import pytest

from support.core import Core
from support.devices import pages

NOW = "2026-02-01T12:00:00Z"
AT = "2026-01-31T08:15:00Z"


@pytest.fixture
def core(data):
    with Core(data, "--clock", NOW) as core:
        yield core


@pytest.fixture
def bean(core):
    return core.call(
        "journal.beans.create",
        name="Yirgacheffe",
        roastDate="2026-01-11",
        weight=250,
        price={"amount": 1250, "currency": "EUR"},
    )["id"]


@pytest.fixture
def grinder(core):
    scale = {"minimum": 0, "maximum": 40, "step": 1, "finer": "lower"}
    return core.call("journal.equipment.create", kind="grinder", name="Hand grinder", setting=scale)["id"]


def brew(core, bean, /, **members):
    return core.call(
        "journal.brews.create", **{"at": AT, "bean": bean, "method": "pourOver", "dose": 15, "water": 250, **members}
    )


def problems(core, method, /, **members):
    error = core.refused(method, **members)
    assert error["code"] == -32602, error
    return [problem["pointer"] for problem in error["data"]["problems"]]


# Worked out by hand: ratio = weight / dose; strength = dose * 1000 / water; extraction = tds * beverage / dose;
# flow = yield / time.
TABLE = [
    # A pour over: 250 / 15 = 16.666..., 15000 / 250 = 60, 1.4 * 220 / 15 = 20.5333..., 220 / 180 = 1.2222...
    (
        {"method": "pourOver", "dose": 15, "water": 250, "yield": 220, "tds": 1.4, "time": 180},
        {"ratio": 16.67, "ratioOf": "water", "strength": 60, "extraction": 20.53, "flow": 1.22},
    ),
    # An espresso: the beverage counts. 36 / 18 = 2, 9.5 * 36 / 18 = 19, 36 / 28 = 1.2857...
    (
        {"method": "espresso", "dose": 18, "water": None, "yield": 36, "tds": 9.5, "time": 28},
        {"ratio": 2, "ratioOf": "yield", "extraction": 19, "flow": 1.29},
    ),
    # A moka pot whose beverage was not weighed. The ratio is of the water: 150 / 15 = 10. Strength: 15000 / 150 = 100.
    (
        {"method": "mokaPot", "dose": 15, "water": 150},
        {"ratio": 10, "ratioOf": "water", "strength": 100},
    ),
    # A pour over whose water was not weighed. The ratio is of the beverage: 240 / 16 = 15.
    ({"method": "pourOver", "dose": 16, "water": None, "yield": 240}, {"ratio": 15, "ratioOf": "yield"}),
    # The weight of the beverage is estimated: 250 - 2 * 15 = 220 g. Extraction: 1.4 * 220 / 15 = 20.5333...
    (
        {"method": "drip", "dose": 15, "water": 250, "tds": 1.4},
        {"ratio": 16.67, "ratioOf": "water", "strength": 60, "extraction": 20.53, "estimated": True},
    ),
    # More coffee than the water allows for: the beverage can't be estimated, so there is no extraction.
    ({"method": "other", "dose": 100, "water": 200, "tds": 1.4}, {"ratio": 2, "ratioOf": "water", "strength": 500}),
    # A half is rounded to the even digit: 20.25 / 18 = 1.125 and 20.43 / 18 = 1.135.
    ({"method": "espresso", "dose": 18, "water": None, "yield": 20.25}, {"ratio": 1.12, "ratioOf": "yield"}),
    ({"method": "espresso", "dose": 18, "water": None, "yield": 20.43}, {"ratio": 1.14, "ratioOf": "yield"}),
    # Strength is rounded to one decimal place: 15000 / 240 = 62.5, 17000 / 260 = 65.3846...
    ({"method": "drip", "dose": 17, "water": 260}, {"ratio": 15.29, "ratioOf": "water", "strength": 65.4}),
]
FIGURES = ("ratio", "ratioOf", "strength", "extraction", "estimated", "flow")


@pytest.mark.parametrize("members, figures", TABLE)
def test_figures_are_those_of_the_table(core, bean, members, figures):
    made = brew(core, bean, **members)
    assert {name: made[name] for name in FIGURES if name in made} == figures
    # Every method that returns the brew returns the same figures.
    got = core.call("journal.brews.get", id=made["id"])
    assert got == made
    (listed,) = pages(core, "journal.brews.list")
    assert listed == {name: value for name, value in made.items() if name != "warnings"}


def test_age_and_cost_are_those_of_the_bean(core, bean):
    # Roasted on the 11th, brewed on the 31st; 12.50 EUR for 250 g are 5 cents a gram, so 15 g cost 75 cents.
    made = brew(core, bean)
    assert (made["beanAge"], made["cost"]) == (20, {"amount": 75, "currency": "EUR"})
    core.call("journal.beans.update", id=bean, changes={"price": {"amount": 1000, "currency": "EUR"}})
    assert core.call("journal.brews.get", id=made["id"])["cost"]["amount"] == 60


def test_every_problem_is_told_at_once(core, bean, grinder):
    kettle = core.call("journal.equipment.create", kind="kettle", name="Kettle")["id"]
    nobody = "01903e6f-2c00-7000-8000-000000000001"
    assert problems(
        core,
        "journal.brews.create",
        at="2026-02-03T00:00:00Z",
        bean=nobody,
        method="pourOver",
        dose=201,
        water=100,
        temperature=0.5,
        time=60,
        pours=[{"at": 30, "water": 60}, {"at": 10, "water": 0}, {"at": 61, "water": 60}],
        grinder=kettle,
        equipment=[grinder, kettle, kettle],
    ) == [
        "/at",
        "/dose",
        "/temperature",
        "/pours/1/water",
        "/pours/1/at",
        "/pours/2/at",
        "/pours",
        "/equipment/2",
        "/bean",
        "/grinder",
        "/equipment/0",
    ]
    assert pages(core, "journal.brews.list") == []


@pytest.mark.parametrize(
    "members, pointer",
    [
        ({"bean": None}, "/bean"),
        ({"method": None}, "/method"),
        ({"dose": None}, "/dose"),
        ({"dose": 0}, "/dose"),
        ({"dose": 200.1}, "/dose"),
        ({"dose": 2000.1, "method": "cupping"}, "/dose"),
        ({"water": 20000.1}, "/water"),
        ({"water": 0}, "/water"),
        ({"temperature": 100.1}, "/temperature"),
        ({"temperature": -0.1, "method": "coldBrew"}, "/temperature"),
        ({"time": 172800.1}, "/time"),
        ({"tds": 25.1}, "/tds"),
        ({"tds": -1}, "/tds"),
        ({"rating": 5.5}, "/rating"),
        ({"rating": 4.25}, "/rating"),
        ({"at": "2026-02-02T12:01:00Z"}, "/at"),
        ({"at": "1899-12-31T23:59:59Z"}, "/at"),
        ({"recipe": "01903e6f-2c00-7000-8000-000000000001"}, "/recipe"),
        ({"pours": [{"at": 0, "water": 251}]}, "/pours"),
    ],
)
def test_what_a_brew_can_not_be(core, bean, members, pointer):
    whole = {"at": AT, "bean": bean, "method": "pourOver", "dose": 15, "water": 250, **members}
    assert problems(core, "journal.brews.create", **whole) == [pointer]
    made = brew(core, bean)
    assert problems(core, "journal.brews.update", id=made["id"], changes=members) == [f"/changes{pointer}"]
    assert problems(core, "journal.brews.save", id=made["id"], **members) == [pointer]
    assert core.call("journal.brews.get", id=made["id"]) == made


@pytest.mark.parametrize(
    "members",
    [
        {"dose": 200},
        {"dose": 2000, "method": "coldBrew", "water": 20000, "temperature": 0},
        {"temperature": 1},
        {"time": 172800},
        {"at": "2026-02-02T12:00:00Z"},
        {"tds": 0},
        {"rating": 0},
        {"pours": [{"at": 0, "water": 125}, {"at": 0, "water": 125}]},
    ],
)
def test_what_a_brew_can_just_be(core, bean, members):
    brew(core, bean, **members)


def test_a_draft_needs_its_instant_alone_and_counts_nowhere(core, bean):
    draft = core.call("journal.brews.create", at=AT, draft=True)
    assert problems(core, "journal.brews.update", id=draft["id"], changes={"draft": False}) == [
        "/changes/bean",
        "/changes/method",
        "/changes/dose",
    ]
    core.call("journal.brews.update", id=draft["id"], changes={"bean": bean, "dose": 15, "rating": 5})
    unused = core.call("journal.beans.get", id=bean)
    assert (unused["brews"], unused["remaining"]) == (0, 250) and "averageRating" not in unused
    assert core.call("journal.statistics.overview")["brews"] == 0
    assert core.call("journal.brews.best", bean=bean) is None
    core.call("journal.brews.update", id=draft["id"], changes={"method": "drip", "draft": False})
    used = core.call("journal.beans.get", id=bean)
    assert (used["brews"], used["remaining"], used["averageRating"]) == (1, 235, 5)
    assert used["lastBrewedAt"] == "2026-01-31T08:15:00.000Z"


def kinds(made):
    return [warning["kind"] for warning in made["warnings"]]


def test_warnings_prevent_nothing(core, bean, grinder):
    assert kinds(brew(core, bean)) == []
    assert kinds(brew(core, bean, dose=9, water=250)) == ["ratio"]
    assert kinds(brew(core, bean, dose=10, water=250)) == []
    assert kinds(brew(core, bean, tds=0.6, **{"yield": 220})) == ["extraction"]
    (warning,) = brew(core, bean, grinder=grinder, grindSetting=41)["warnings"]
    assert warning == {"kind": "grindSetting", "value": 41, "minimum": 0, "maximum": 40, "record": None}
    assert kinds(brew(core, bean, pours=[{"at": 0, "water": 244.9}])) == ["pours"]
    assert kinds(brew(core, bean, pours=[{"at": 0, "water": 245}])) == []
    core.call("journal.beans.update", id=bean, changes={"archived": True})
    core.call("journal.equipment.update", id=grinder, changes={"archived": True})
    made = brew(core, bean, grinder=grinder)
    assert [(warning["kind"], warning["record"]) for warning in made["warnings"]] == [
        ("archivedBean", bean),
        ("archivedEquipment", grinder),
    ]
    # The brew still shows the figures that come from its archived beans.
    assert core.call("journal.brews.get", id=made["id"])["beanAge"] == 20


def test_save_creates_and_changes(core, bean):
    made = core.call("journal.brews.save", at=AT, bean=bean, method="drip", dose=15, water=250)
    assert (made["version"], made["ratio"]) == (1, 16.67)
    changed = core.call("journal.brews.save", id=made["id"], rating=4, expect=1)
    assert (changed["version"], changed["rating"], changed["dose"]) == (2, 4, 15)
    assert core.refused("journal.brews.save", id=made["id"], rating=5, expect=1)["data"]["kind"] == "conflict"
    own = "01934567-89ab-7def-8123-456789abcdef"
    assert core.refused("journal.brews.save", id=own, rating=5, expect=1)["data"]["kind"] == "notFound"
    assert problems(core, "journal.brews.save", id=own, rating=7) == ["/rating"]
    assert problems(core, "journal.brews.save", id=own, rating=5) == ["/at"]
    assert problems(core, "journal.brews.save", id="01934567-89ab-4def-8123-456789abcdef", at=AT, draft=True) == ["/id"]
    assert problems(core, "journal.brews.save", rating=5, expect=1) == ["/expect"]
    assert core.call("journal.brews.save", id=own, at=AT, draft=True)["id"] == own
    # null removes the value of an optional member.
    assert core.call("journal.brews.save", id=made["id"], rating=None)["rating"] is None


def test_repeat_and_best(core, bean):
    first = brew(core, bean, rating=4.5, note="Sweet.", tds=1.4)
    later = brew(core, bean, at="2026-01-31T09:00:00Z", rating=4.5, method="drip")
    brew(core, bean, at="2026-01-31T10:00:00Z", rating=4)
    assert core.call("journal.brews.best", bean=bean)["id"] == later["id"]
    assert core.call("journal.brews.best", bean=bean, method="pourOver")["id"] == first["id"]
    draft = core.call("journal.brews.repeat", id=first["id"])
    assert (draft["draft"], draft["bean"], draft["dose"], draft["water"]) == (True, bean, 15, 250)
    assert draft["at"].startswith("2026-02-01T12:00:00") and draft["id"] != first["id"]
    assert (draft["rating"], draft["note"], draft["tds"]) == (None, None, None)


def test_a_brew_changes_and_repeats_whatever_became_of_what_it_refers_to(core, bean, grinder):
    kettle = core.call("journal.equipment.create", kind="kettle", name="Kettle")["id"]
    recipe = core.call("journal.recipes.create", name="Morning", method="pourOver")["id"]
    made = brew(core, bean, grinder=grinder, equipment=[kettle], recipe=recipe)["id"]
    core.call("journal.recipes.delete", id=recipe)
    saved = core.call("journal.brews.save", id=made, rating=4)
    assert (saved["rating"], saved["grinder"], saved["equipment"], saved["recipe"]) == (4, grinder, [kettle], recipe)
    draft = core.call("journal.brews.repeat", id=made)
    assert (draft["bean"], draft["grinder"], draft["equipment"], draft["recipe"]) == (bean, grinder, [kettle], None)
    # A changed reference must name an existing record of the right kind.
    other, scale = (core.call("journal.equipment.create", kind=kind, name=kind)["id"] for kind in ("grinder", "scale"))
    changes = {"grinder": other, "equipment": [scale], "recipe": None}
    assert core.call("journal.brews.update", id=made, changes=changes)["grinder"] == other
    changes = {"grinder": scale, "equipment": [scale, grinder], "recipe": recipe}
    wrong = problems(core, "journal.brews.update", id=made, changes=changes)
    assert wrong == ["/changes/recipe", "/changes/grinder", "/changes/equipment/1"]


def test_what_is_in_use_is_archived_rather_than_deleted(core, bean, grinder):
    made = brew(core, bean, grinder=grinder)
    for method, id in (("journal.beans.delete", bean), ("journal.equipment.delete", grinder)):
        error = core.refused(method, id=id)
        assert (error["data"]["kind"], error["data"]["counts"]) == ("inUse", [{"kind": "brew", "count": 1}])
        assert core.call(method, id=id, archiveIfUsed=True) == {"deleted": None, "archived": id}
    note = core.call("journal.tastings.create", brew=made["id"], at=AT, text="Sweet.")
    assert core.call("journal.brews.delete", id=made["id"])["deleted"] == made["id"]
    assert core.refused("journal.tastings.get", id=note["id"])["data"]["kind"] == "notFound"
    for method, id in (("journal.beans.delete", bean), ("journal.equipment.delete", grinder)):
        assert core.call(method, id=id, archiveIfUsed=True) == {"deleted": id, "archived": None}


def test_lists_are_by_instant_in_sections(core, bean):
    other = core.call("journal.beans.create", name="Other")["id"]
    days = ["2025-12-31", "2026-01-01", "2026-01-04", "2026-01-05", "2026-01-05"]
    made = [brew(core, [bean, other][n % 2], at=f"{day}T08:0{n}:00Z")["id"] for n, day in enumerate(days)]
    assert [one["id"] for one in pages(core, "journal.brews.list", limit=2)] == made[::-1]
    # Weeks begin on Monday, and 5 January 2026 is a Monday.
    weeks = pages(core, "journal.brews.sections", sectionBy="week", limit=1)
    assert [(section["key"], section["count"]) for section in weeks] == [("2026-01-05", 2), ("2025-12-29", 3)]
    listed = core.call("journal.brews.list", sectionBy="week", after=weeks[1]["first"])["items"]
    assert [(one["id"], one["section"]) for one in listed] == [(id, "2025-12-29") for id in made[2::-1]]
    core.call("settings.set", values={"firstWeekday": "sunday"})
    weeks = pages(core, "journal.brews.sections", sectionBy="week")
    assert [(section["key"], section["count"]) for section in weeks] == [("2026-01-04", 3), ("2025-12-28", 2)]
    by_bean = pages(core, "journal.brews.sections", sectionBy="bean")
    assert [(section["key"], section["count"]) for section in by_bean] == [(other, 2), (bean, 3)]
    months = pages(core, "journal.brews.sections", sectionBy="month", filters={"bean": bean})
    assert [(section["key"], section["count"]) for section in months] == [("2026-01-01", 2), ("2025-12-01", 1)]
    assert [one["id"] for one in pages(core, "journal.brews.list", sectionBy="bean", limit=1)] == [
        made[3],
        made[1],
        made[4],
        made[2],
        made[0],
    ]


def test_days_begin_where_the_account_is(core, bean):
    # 23:30 in UTC is the next day in Berlin.
    brew(core, bean, at="2026-01-10T23:30:00Z")
    assert pages(core, "journal.brews.sections", sectionBy="day")[0]["key"] == "2026-01-10"
    core.call("settings.set", values={"timeZone": "Europe/Berlin"})
    assert pages(core, "journal.brews.sections", sectionBy="day")[0]["key"] == "2026-01-11"
    assert len(pages(core, "journal.brews.list", filters={"from": "2026-01-11", "to": "2026-01-11"})) == 1
    assert pages(core, "journal.brews.list", filters={"to": "2026-01-10"}) == []


def test_filters_narrow_lists(core, bean, grinder):
    natural = core.call(
        "journal.beans.create",
        name="Natural",
        roaster="Corner",
        process="natural",
        roastLevel="dark",
        origins=[{"country": "ET"}, {"country": "BR"}],
    )["id"]
    plain = brew(core, bean, method="drip", note="Thin and quick.")["id"]
    full = brew(core, natural, grinder=grinder, favourite=True)["id"]
    for filters, found in [
        ({"bean": bean}, [plain]),
        ({"method": "drip"}, [plain]),
        ({"roaster": "corner"}, [full]),
        ({"country": "BR"}, [full]),
        ({"country": "DE"}, []),
        ({"process": "natural", "roastLevel": "dark"}, [full]),
        ({"grinder": grinder}, [full]),
        ({"favourite": True}, [full]),
        ({"favourite": False}, [plain]),
    ]:
        assert [one["id"] for one in pages(core, "journal.brews.list", filters=filters)] == found, filters
    assert [one["id"] for one in pages(core, "journal.brews.list", text="quick th")] == [plain]
    core.call("journal.brews.update", id=plain, changes={"archived": True})
    assert [one["id"] for one in pages(core, "journal.brews.list")] == [full]
    assert [one["id"] for one in pages(core, "journal.brews.list", archived=True)] == [plain]


def test_empty_beans_are_finished_if_the_account_has_it_so(core, bean):
    core.call("journal.beans.update", id=bean, changes={"withdrawn": 220.5})
    brew(core, bean)
    assert core.call("journal.beans.get", id=bean)["finished"] is False
    core.call("settings.set", values={"finishEmptyBeans": True})
    made = brew(core, bean, dose=13.5)
    empty = core.call("journal.beans.get", id=bean)
    # 250 - 220.5 - 15 - 13.5 = 1 g is left, which is not under one gram.
    assert (empty["remaining"], empty["finished"]) == (1, False)
    core.call("journal.brews.update", id=made["id"], changes={"dose": 15})
    over = core.call("journal.beans.get", id=bean)
    assert (over["remaining"], over["overdrawn"], over["finished"]) == (-0.5, True, True)


def test_lists_and_figures_are_live(core, bean):
    for method in ("journal.brews.list", "journal.statistics.overview", "journal.insights.list"):
        core.call("live.open", query={"method": method})
    made = brew(core, bean)
    listed, overview, insights = (said["params"]["result"] for said in core.said())
    assert [one["id"] for one in listed["items"]] == [made["id"]]
    assert overview["brews"] == 1
    assert {one["evidence"]["brews"] for one in insights["insights"]} == {1}


def test_doses_of_next_to_nothing_leave_figures_out(core):
    """Figures of thousands of millions would overflow the integers for sums and deviations."""
    price = {"amount": 9007199254740991, "currency": "EUR"}
    dear = core.call("journal.beans.create", name="Dear", weight=0.00001, price=price)["id"]
    for n in range(120):
        dose = [0.00001, 200][n % 2]
        brew(core, dear, method="coldBrew", dose=dose, water=20000, tds=25, rating=3, **{"yield": 20000})
    shown = {one["dose"]: one for one in core.call("journal.brews.list", limit=200)["items"]}
    # Extraction of the large dose: 25 * 20000 / 200 = 2500 percent. Ratio of the tiny dose: 20000 / 0.00001, which is
    # more than the limit of 100,000. The tiny dose, 0.00001 g, is the whole bag, so it costs the price of the bag.
    assert (shown[200]["extraction"], shown[200]["ratio"], "cost" in shown[200]) == (2500, 100, False)
    assert ("extraction" in shown[0.00001], "ratio" in shown[0.00001], shown[0.00001]["cost"]) == (False, False, price)
    insights = {one["kind"]: one for one in core.call("journal.insights.list")["insights"]}
    assert insights["consistency"]["data"]["extractionDeviation"] == 0
    overview = core.call("journal.statistics.overview")
    # The sum of the costs is larger than the largest amount of money, so it is left out.
    assert (overview["brews"], overview["extraction"], overview["money"]) == (120, 2500, [])


def test_beans_of_which_nothing_is_left_are_finished_in_the_same_write(core):
    core.call("settings.set", values={"finishEmptyBeans": True})
    empty = core.call("journal.beans.create", name="Empty", weight=20, withdrawn=19.5)
    assert (empty["finished"], empty["version"]) == (True, 1)
    left = core.call("journal.beans.create", name="Left", weight=20)
    assert left["finished"] is False
    brew(core, left["id"], dose=15)
    for changes in ({"withdrawn": 4.5}, {"withdrawn": 0, "weight": 15.5}):
        before = core.call("journal.beans.get", id=left["id"])
        changed = core.call("journal.beans.update", id=left["id"], changes=changes)
        assert (changed["finished"], changed["version"]) == (True, before["version"] + 1)
        # A user sets `finished` back to false. Later changes don't set it again.
        core.call("journal.beans.update", id=left["id"], changes={"finished": False})
        changed = core.call("journal.beans.update", id=left["id"], changes={"note": f"{changes}"})
        assert changed["finished"] is False
    unknown = core.call("journal.beans.create", name="Unknown", withdrawn=10)
    assert unknown["finished"] is False
