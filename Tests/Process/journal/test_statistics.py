"""Statistics, insights and recommendations, compared with tables that were worked out by hand."""

import random
import sqlite3
from contextlib import closing

import pytest

from support.core import Core

NOW = "2026-01-31T12:00:00Z"


@pytest.fixture
def core(data):
    with Core(data, "--clock", NOW) as core:
        yield core


def bean(core, **members):
    return core.call("journal.beans.create", **{"name": "Bean", **members})["id"]


def brew(core, bean, at, **members):
    return core.call(
        "journal.brews.create", **{"at": at, "bean": bean, "method": "pourOver", "dose": 15, "water": 250, **members}
    )["id"]


def insight(core, kind, **filters):
    (found,) = [one for one in core.call("journal.insights.list", filters=filters)["insights"] if one["kind"] == kind]
    return found


def test_an_overview_is_worked_out_by_hand(core):
    first = bean(core, roaster="Corner", price={"amount": 1499, "currency": "EUR"}, weight=340)
    second = bean(core, price={"amount": 2000, "currency": "USD"}, weight=1000, finished=True)
    # The days of the brews: four in a row over New Year (30 December to 2 January), then 30 January, then today.
    for day in ("2025-12-30", "2025-12-31", "2026-01-01", "2026-01-02"):
        brew(core, first, f"{day}T08:00:00Z", rating=4)
    brew(core, second, "2026-01-30T08:00:00Z", method="espresso", dose=18, water=None, rating=4.5, **{"yield": 36})
    brew(core, second, "2026-01-31T08:00:00Z", method="espresso", dose=18, water=None, **{"yield": 45})
    brew(core, second, "2026-01-31T09:00:00Z", archived=True, rating=0)
    core.call("journal.brews.create", at="2026-01-20T08:00:00Z", draft=True, bean=first, dose=50)
    assert core.call("journal.statistics.overview") == {
        "brews": 6,
        "days": 6,
        "currentStreak": 2,
        "longestStreak": 4,
        "coffee": 96,
        "water": 1000,
        # Costs: 60 g * 14.99 / 340 = 2.6453 EUR and 36 g * 20 / 1000 = 0.72 USD.
        "money": [{"amount": 265, "currency": "EUR"}, {"amount": 72, "currency": "USD"}],
        # The mean rating: (4 * 4 + 4.5) / 5.
        "rating": 4.1,
        # The mean ratio: (4 * 16.67 + 2 + 2.5) / 6 = 71.18 / 6.
        "ratio": 11.8633,
        "extraction": None,
        "openBeans": 1,
        "favouriteMethod": "pourOver",
    }
    assert core.call("journal.statistics.overview", filters={"roaster": "CORNER"})["brews"] == 4
    assert core.call("journal.statistics.overview", filters={"from": "2026-01-01", "to": "2026-01-02"})["days"] == 2


def test_streaks_end_when_a_day_is_left_out(core):
    one = bean(core)
    brew(core, one, "2026-01-29T08:00:00Z")
    assert core.call("journal.statistics.overview")["currentStreak"] == 0
    brew(core, one, "2026-01-30T08:00:00Z")
    # Today has no brew yet. A streak ends only when a whole day has passed without one.
    assert core.call("journal.statistics.overview")["currentStreak"] == 2


def test_days_have_23_and_25_hours_where_the_clock_changes(core):
    core.call("settings.set", values={"timeZone": "Europe/Berlin"})
    one = bean(core)
    # In Berlin, 26 October 2025 begins at 22:00 UTC and 27 October at 23:00 UTC, because summer time ends that night.
    for at in ("2025-10-25T21:59:00Z", "2025-10-25T22:00:00Z", "2025-10-26T22:59:00Z", "2025-10-26T23:00:00Z"):
        brew(core, one, at)
    points = core.call("journal.statistics.series", measure="count", by="day")["points"]
    assert [(point["key"], point["value"]) for point in points] == [
        ("2025-10-25", 1),
        ("2025-10-26", 2),
        ("2025-10-27", 1),
    ]


def test_series_and_breakdowns_are_worked_out_by_hand(core):
    light = bean(core, name="Light", roastLevel="light", origins=[{"country": "ET"}, {"country": "KE"}])
    dark = bean(core, name="Dark", roastLevel="dark", roaster="Corner", roastDate="2025-12-22")
    brew(core, light, "2025-12-31T08:00:00Z", rating=3, time=100)
    brew(core, light, "2026-01-01T08:00:00Z", rating=4, time=101)
    brew(core, dark, "2026-01-01T09:00:00Z", rating=4.5, time=101, grindSetting=20.5)
    brew(core, dark, "2026-01-11T08:00:00Z", method="drip", dose=20)

    def series(measure, by):
        points = core.call("journal.statistics.series", measure=measure, by=by)["points"]
        return [(point["key"], point["brews"], point["value"]) for point in points]

    def breakdown(measure, by):
        points = core.call("journal.statistics.breakdown", measure=measure, by=by)["points"]
        return [(point["key"], point["brews"], point["value"]) for point in points]

    assert series("coffee", "year") == [("2025-01-01", 1, 15), ("2026-01-01", 3, 50)]
    assert series("rating", "month") == [("2025-12-01", 1, 3), ("2026-01-01", 3, 4.25)]
    assert series("time", "week") == [("2025-12-29", 3, 100.6667), ("2026-01-05", 1, None)]
    assert breakdown("coffee", "bean") == [(light, 2, 30), (dark, 2, 35)] or breakdown("coffee", "bean") == [
        (dark, 2, 35),
        (light, 2, 30),
    ]
    assert breakdown("rating", "roastLevel") == [("dark", 2, 4.5), ("light", 2, 3.5)]
    assert breakdown("count", "country") == [("ET", 2, 2), ("KE", 2, 2), (None, 2, 2)]
    assert breakdown("count", "roaster") == [("Corner", 2, 2), (None, 2, 2)]
    assert breakdown("count", "method") == [("pourOver", 3, 3), ("drip", 1, 1)]
    assert breakdown("count", "grindSetting") == [(None, 3, 3), ("20.5", 1, 1)]
    # The beans were roasted on 22 December: 10 days before 1 January, and 20 days before 11 January.
    assert breakdown("count", "beanAge") == [(None, 2, 2), ("10", 1, 1), ("20", 1, 1)]


def test_filters_by_what_beans_are_like_change_no_figure(core):
    """A filter for beans uses another query. A filter that all brews fit must give the same figures as no filter."""
    one = bean(
        core, roaster="Corner", origins=[{"country": "ET"}], price={"amount": 1499, "currency": "EUR"}, weight=340
    )
    for at in ("2025-12-31T23:59:59Z", "2026-01-01T00:00:00Z", "2026-01-01T09:00:00Z", "2026-01-05T09:00:00Z"):
        brew(core, one, at, rating=4)
    for measure in ("count", "coffee", "cost", "rating"):
        for by in ("day", "week", "month", "year"):
            whole = core.call("journal.statistics.series", measure=measure, by=by)
            assert whole["points"]
            for filters in ({"country": "ET"}, {"roaster": "corner"}, {"bean": one}, {"method": "pourOver"}):
                assert core.call("journal.statistics.series", measure=measure, by=by, filters=filters) == whole
    overview = core.call("journal.statistics.overview")
    assert (overview["days"], overview["longestStreak"]) == (3, 2)
    assert core.call("journal.statistics.overview", filters={"country": "ET"}) == overview
    assert core.call("journal.statistics.overview", filters={"country": "KE"})["days"] == 0


def test_a_frozen_bean_ages_slowly(core):
    # Roasted on 1 January, frozen from the 5th to the 20th. The age on the 31st is 4 days, and 15 / 90 of a day for the
    # time in the freezer, and 11 days.
    assert core.call("journal.beans.get", id=bean(core, roastDate="2026-01-01"))["ageDays"] == 30
    frozen = bean(core, roastDate="2026-01-01", frozenAt="2026-01-05", thawedAt="2026-01-20")
    assert core.call("journal.beans.get", id=frozen)["ageDays"] == 15
    # Roasted four days before the freezing, and frozen for 180 days: 4 + 180 / 90 = 6 days.
    still = bean(core, roastDate="2025-07-31", frozenAt="2025-08-04")
    assert core.call("journal.beans.get", id=still)["ageDays"] == 6


@pytest.mark.parametrize(
    "members, pointers",
    [
        ({"roastDate": "2026-02-01"}, ["/roastDate"]),
        ({"roastDate": "2026-01-02", "frozenAt": "2026-01-01"}, ["/frozenAt"]),
        ({"frozenAt": "2026-01-02", "thawedAt": "2026-01-01"}, ["/thawedAt"]),
        ({"thawedAt": "2026-01-01"}, ["/thawedAt"]),
        ({"origins": [{"share": 60}, {"share": 40.5}]}, ["/origins"]),
        ({"rating": 3.3, "weight": -1}, ["/weight", "/rating"]),
    ],
)
def test_what_beans_can_not_be(core, members, pointers):
    error = core.refused("journal.beans.create", name="x", **members)
    assert [problem["pointer"] for problem in error["data"]["problems"]] == pointers
    one = bean(core, roastDate="2026-01-10") if "roastDate" not in members else bean(core)
    error = core.refused("journal.beans.update", id=one, changes=members)
    assert {problem["pointer"] for problem in error["data"]["problems"]} >= {
        f"/changes{pointer}" for pointer in pointers
    }


def test_beans_are_listed_in_every_order(core):
    names = ["beta", "Alpha", "gamma"]
    ids = [
        bean(core, name=name, rating=rating, roastDate=day, weight=weight, finished=name == "beta")
        for name, rating, day, weight in zip(
            names, [3, None, 4.5], ["2026-01-02", None, "2026-01-03"], [200, 250, None], strict=True
        )
    ]
    brew(core, ids[1], "2026-01-30T08:00:00Z", dose=60)

    def order(by, **params):
        listed, after = [], None
        while True:
            page = core.call("journal.beans.list", order=by, limit=1, **params, **({"after": after} if after else {}))
            listed += [one["name"] for one in page["items"]]
            after = page["next"]
            if after is None:
                return listed

    assert order("newest") == ["gamma", "Alpha", "beta"]
    assert order("name") == ["Alpha", "beta", "gamma"]
    assert order("roastDate") == ["gamma", "beta", "Alpha"]
    assert order("rating") == ["gamma", "beta", "Alpha"]
    # The first beans have 200 g left, the second have 250 - 60 = 190 g. Beans without a weight come last.
    assert order("remaining") == ["beta", "Alpha", "gamma"]
    assert order("name", finished=False) == ["Alpha", "gamma"]
    assert order("name", text="al") == ["Alpha"]


# For each kind of insight: the number of brews that it needs, and the members of a brew that counts for it.
NEEDS = {
    "bestParameters": (5, lambda n: {"rating": 4}),
    "ratingTrend": (8, lambda n: {"rating": 4}),
    "extractionTrend": (8, lambda n: {"tds": 1.4}),
    "grindEffect": (8, lambda n: {"rating": 4, "grindSetting": n % 3}),
    "temperatureEffect": (8, lambda n: {"rating": 4, "temperature": 90 + n % 3}),
    "ageEffect": (8, lambda n: {"rating": 4}),
    "consistency": (5, lambda n: {}),
    "extractionRange": (3, lambda n: {"tds": 1.4}),
}


@pytest.mark.parametrize("kind", NEEDS)
def test_each_insight_says_what_it_lacks(core, kind):
    need, members = NEEDS[kind]
    one = bean(core, roastDate="2026-01-01")
    state = insight(core, kind)
    assert (state["state"], state["data"], state["confidence"]) == ("empty", None, None)
    assert state["evidence"] == {"brews": 0, "have": 0, "need": need}
    for n in range(need - 1):
        brew(core, one, f"2026-01-{10 + n}T08:00:00Z", **members(n))
    state = insight(core, kind)
    assert (state["state"], state["data"]) == ("tooLittle", None)
    assert state["evidence"] == {"brews": need - 1, "have": need - 1, "need": need}
    brew(core, one, f"2026-01-{10 + need}T08:00:00Z", **members(need))
    state = insight(core, kind)
    assert (state["state"], state["confidence"]) == ("ready", "low")
    assert state["evidence"] == {"brews": need, "have": need, "need": need}


def test_flavours_are_counted_without_case(core):
    one = bean(core)
    for n in range(5):
        assert insight(core, "flavours")["evidence"]["have"] == n
        # A note that has the same term twice counts once for this term.
        terms = ["Honey", "plum", "Plum"] if n % 2 else ["honey"]
        core.call("journal.tastings.create", bean=one, at=f"2026-01-0{n + 1}T08:00:00Z", descriptors=terms)
    found = insight(core, "flavours")
    assert [(term["term"].lower(), term["count"]) for term in found["data"]["terms"]] == [("honey", 5), ("plum", 2)]


def test_the_best_quarter_gives_the_parameters(core):
    one = bean(core)
    # The insight uses the best quarter of the rated brews, or three brews if a quarter is fewer. Here, these three have
    # the doses 15, 16, 18 and the ratios 16, 15, 14. The insight's values are their medians.
    for n, (dose, ratio, rating) in enumerate([(15, 16, 5), (16, 15, 4.5), (18, 14, 4), (20, 10, 3), (22, 9, 2)]):
        brew(core, one, f"2026-01-0{n + 1}T08:00:00Z", dose=dose, water=dose * ratio, rating=rating)
    data = insight(core, "bestParameters")["data"]
    assert (data["bean"], data["dose"], data["ratio"], data["rating"]) == (one, 16, 15, 4.5)


def test_trends_rise_fall_and_stand(core):
    rising, steady = bean(core), bean(core)
    for n in range(8):
        # The ratings of these beans are 2 2 3 3 4 4 4 4, one a day. Their trend is computed by least squares below.
        brew(core, rising, f"2026-01-{10 + n}T08:00:00Z", rating=[2, 2, 3, 3, 4, 4, 4, 4][n])
        brew(core, steady, f"2026-01-{10 + n}T09:00:00Z", rating=[4, 3.5, 4, 3.5, 3.5, 4, 3.5, 4][n])
    data = insight(core, "ratingTrend", bean=rising)["data"]
    # Least squares with x = 0..7 and the ratings as y: slope = (8 * 105 - 28 * 26) / (8 * 140 - 28 * 28) = 112 / 336 =
    # 1 / 3 a day.
    assert (data["direction"], data["perWeek"], data["mean"]) == ("rising", 2.3333, 3.25)
    # The change in a week, 7 / 3, is 71.79 percent of the mean, 3.25.
    assert data["percent"] == 71.79
    # The steady beans: the sum of x * y is 0*4+3.5+8+10.5+14+20+21+28 = 105, so the slope is (8 * 105 - 28 * 30) / 336
    # = 0.
    data = insight(core, "ratingTrend", bean=steady)["data"]
    assert (data["direction"], data["perWeek"], data["percent"]) == ("steady", 0, 0)


def test_deviations_are_worked_out_by_hand(core):
    one = bean(core)
    # The times 178 to 182 have the mean 180 and the variance (4 + 1 + 0 + 1 + 4) / 5 = 2, so the deviation is
    # 1.41421...
    for n in range(5):
        brew(core, one, f"2026-01-0{n + 1}T08:00:00Z", time=178 + n)
    data = insight(core, "consistency")["data"]
    assert (data["bean"], data["timeDeviation"], data["ratioDeviation"]) == (one, 1.4142, 0)


def test_a_planted_effect_is_found(core):
    one = bean(core)
    for n in range(9):
        setting = [18, 20, 22][n % 3]
        rating = {18: 3, 20: 4.5, 22: 3.5}[setting] + (0.5 if n >= 6 else 0)
        brew(core, one, f"2026-01-0{n + 1}T08:00:00Z", rating=rating, grindSetting=setting, temperature=90 + n % 3)
    data = insight(core, "grindEffect")["data"]
    # The mean of the best value, (4.5 + 4.5 + 5) / 3, and of all others, (3 + 3 + 3.5 + 3.5 + 3.5 + 4) / 6.
    assert data == {"value": 20, "mean": 4.6667, "rest": 3.4167}
    assert insight(core, "temperatureEffect")["data"]["value"] == 91


def test_shuffled_ratings_show_no_effect(core):
    found = 0
    for seed in range(20):
        chance, one = random.Random(seed), bean(core)
        for n in range(24):
            brew(
                core,
                one,
                f"2026-01-{n % 28 + 1:02d}T08:00:00Z",
                rating=chance.choice([2.5, 3, 3.5, 4, 4.5]),
                grindSetting=18 + n % 4,
            )
        state = insight(core, "grindEffect", bean=one)
        assert state["state"] == "ready"
        found += state["data"] is not None
    assert found == 0


def test_recommendations_come_from_the_bean_or_from_similar_ones(core):
    scale = {"minimum": 10, "maximum": 30, "step": 0.5, "finer": "lower"}
    grinder = core.call("journal.equipment.create", kind="grinder", name="G", setting=scale)["id"]
    kind = {"roastLevel": "light", "process": "washed"}
    known, new, other = bean(core, **kind), bean(core, **kind), bean(core, roastLevel="dark", process="natural")
    usual = core.call("journal.recommend", bean=other, method="espresso")
    assert (usual["source"], usual["ratioOf"], usual["brews"], usual["corrections"]) == ("default", "yield", 0, [])
    last = brew(core, known, "2026-01-30T08:00:00Z", rating=4, temperature=93, grinder=grinder, grindSetting=10)
    own = core.call("journal.recommend", bean=known)
    assert (own["source"], own["method"], own["dose"], own["ratio"]) == ("bean", "pourOver", 15, 16.67)
    assert (own["temperature"], own["grindSetting"], own["grinder"]) == (93, 10, grinder)
    assert core.call("journal.recommend", bean=new)["source"] == "similar"
    # Bitter: grind one step coarser, and brew one step cooler. Sour: the grinder is already at its finest setting, so
    # only hotter.
    for scores, corrections in [
        ({"bitterness": 8}, [("grindSetting", "bitter", 10, 10.5), ("temperature", "bitter", 93, 92)]),
        ({"acidity": 8.25, "sweetness": 3}, [("temperature", "sour", 93, 94)]),
        ({"acidity": 8.25, "sweetness": 9}, []),
    ]:
        note = core.call("journal.tastings.create", brew=last, at="2026-01-30T09:00:00Z", scores=scores)
        made = core.call("journal.recommend", bean=known)["corrections"]
        assert [(one["parameter"], one["reason"], one["from"], one["to"]) for one in made] == corrections
        core.call("journal.tastings.delete", id=note["id"])
    core.call("journal.brews.update", id=last, changes={"tds": 1, "yield": 220})
    # The extraction, 1 * 220 / 15 = 14.67 percent, is below 18 percent.
    made = core.call("journal.recommend", bean=known)["corrections"]
    assert [(one["parameter"], one["reason"]) for one in made] == [("temperature", "lowExtraction")]


def test_brews_from_which_a_merge_took_the_dose_count_no_longer_after_an_upgrade(data):
    """An older program counted such brews in its store."""
    with Core(data) as core:
        bean = core.call("journal.beans.create", name="Yirgacheffe", weight=100)["id"]
        made = {"at": "2026-01-31T08:15:00Z", "bean": bean, "method": "espresso", "dose": 10, "rating": 3}
        id = [core.call("journal.brews.create", **made)["id"] for _ in range(3)][0]
    with closing(sqlite3.connect(data / "private.sqlite")) as connection, connection:
        key = bytes.fromhex(id.replace("-", ""))
        connection.execute("UPDATE brews SET dose = NULL WHERE id = ?", [key])
        connection.execute("UPDATE brew_facts SET dose = NULL WHERE brew = ?", [key])
        connection.execute("UPDATE bean_use SET dose = dose - 1000000")
        connection.execute("DELETE FROM migrations WHERE name = 'journal.incompleteBrews'")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        connection.execute(f"PRAGMA user_version = {version - 1}")
    with Core(data) as core:
        assert core.call("journal.statistics.overview")["brews"] == 2
        found = core.call("journal.beans.get", id=bean)
        assert (found["brews"], found["remaining"], found["averageRating"]) == (2, 80, 3)
        core.call("journal.brews.update", id=id, changes={"dose": 12})
        assert core.call("journal.beans.get", id=bean)["remaining"] == 68
        assert core.call("journal.statistics.overview")["brews"] == 3
