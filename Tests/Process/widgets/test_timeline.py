"""The timeline of a widget, and its place: never an error because one of them is missing, and a reason for each
fallback."""

import json
from unittest.mock import ANY

import pytest

from support.core import PATIENCE, PATIENT, Core, request
from support.people import HOUR, NEVER, START, at, clock, instant, pipeline
from support.storefront import ingest, product, transaction
from support.widget_scenes import (
    DAY,
    HOURLY,
    LIMA,
    OSLO,
    QUARTER,
    Watched,
    add,
    asked_host,
    core_at,
    forecast,
    locate,
    place,
    problems,
    provide,
    reasons,
    reply_to,
    timeline,
)

HERE = {"latitude": 52.52, "longitude": 13.405}
DEVICE = {"id": None, "name": None, **HERE, "timeZone": None, "at": ANY}
NOBODY = [("devicePlaceUnknown", None)]
MEMBERS = ["wanted", "place", "scale", "entries", "fallbacks", "refresh", "source", "age", "more"]


@pytest.fixture
def core():
    with Core(":memory:", *clock(START)) as core:
        yield core


def told(answer):
    """Returns the fallbacks except those of the device's place, each with its error."""
    return [one for one in reasons(answer) if one[0] != "devicePlaceOld"]


def after(milliseconds):
    return {"policy": "after", "at": at(milliseconds)}


def shown(found):
    """Returns a place as the timeline shows it."""
    return {name: found[name] for name in ("id", "name", "latitude", "longitude", "timeZone")} | {"at": None}


def fetch(data, *, fetched=START, begin=START, values=range(48), **more):
    """Fetches the weather for a device's place at a time, and returns the timeline."""
    with core_at(data, fetched - 5) as core:
        locate(core)
        provide(core)
        answer = timeline(core, forecast(HERE, begin, values), **more)
        assert len(core.questions) == 1
        return answer


def look(data, now, *answers, offers=True, **params):
    """Requests a timeline at a time. Returns it with the requests to the host before and after the reply."""
    with core_at(data, now - offers) as core:
        if offers:
            provide(core)
        answer = timeline(core, *answers, **params)
        return answer, core.questions + core.said()


# The place that the timeline shows


def test_without_anything(core):
    answer = timeline(core)
    assert list(answer) == MEMBERS and {**answer, "fallbacks": None} == {
        "wanted": None,
        "place": None,
        "scale": "celsius",
        "entries": [],
        "fallbacks": None,
        "refresh": {"policy": "never", "at": None},
        "source": "default",
        "age": None,
        "more": None,
    }
    assert reasons(answer) == NOBODY
    # Without a place, a host that knows the weather makes no difference.
    provide(core)
    assert timeline(core, hours=48, scale="kelvin", deadline=1) == answer | {"scale": "kelvin"} and core.questions == []
    found = core.call("widgets.place.get")
    assert list(found) == ["chosen", "place", "fallbacks", "validUntil"] and found == {
        "chosen": None,
        "place": None,
        "fallbacks": answer["fallbacks"],
        "validUntil": None,
    }


def test_of_the_device_s_place(data):
    answer = fetch(data)
    assert {**answer, "entries": None} == {
        "wanted": None,
        "place": DEVICE,
        "scale": "celsius",
        "entries": None,
        "fallbacks": [],
        "refresh": after(START + HOUR),
        "source": "fresh",
        "age": 0,
        "more": None,
    }
    assert answer["entries"] == [
        {
            "at": at(START + hour * HOUR),
            "celsius": hour,
            "temperature": hour,
            "extrapolated": False,
            "condition": f"sky {hour}",
            "more": None,
        }
        for hour in range(12)
    ]
    assert list(answer["entries"][0]) == [
        "at",
        "celsius",
        "temperature",
        "extrapolated",
        "condition",
        "more",
    ]
    with core_at(data, START + 1) as core:
        assert core.call("widgets.place.get") == {"chosen": None, "place": DEVICE, "fallbacks": [], "validUntil": ANY}


def test_the_name_of_the_device_s_place_is_shown_when_it_is_known(core):
    locate(core)
    provide(core, "host.geocode.reverse")
    asked_host(core, "location.geocode", HERE | PATIENT, {"name": "Mitte"})
    assert timeline(core)["place"] == DEVICE | {"name": "Mitte"} == core.call("widgets.place.get")["place"]


def test_the_host_is_asked_for_forty_eight_hours(core):
    locate(core, 52.5204, 13.40549)
    provide(core)
    assert timeline(core, forecast(HERE), hours=1)["place"] == {
        "id": None,
        "name": None,
        "latitude": 52.5204,
        "longitude": 13.40549,
        "timeZone": None,
        "at": ANY,
    }
    (asked,) = core.questions
    assert asked["params"] == {"latitude": 52.52, "longitude": 13.405, "hours": 48}


def test_an_unknown_place(core):
    answer = timeline(core, place=NEVER)
    assert (
        reasons(answer) == [("placeUnknown", None), *NOBODY]
        and answer["wanted"] == NEVER
        and answer["place"] is None
        and answer["refresh"] == {"policy": "never", "at": None}
    )
    locate(core)
    answer = timeline(core, place=NEVER)
    assert (
        reasons(answer) == [("placeUnknown", None), ("weatherMissing", "hostUnavailable")]
        and answer["wanted"] == NEVER
        and answer["place"] == DEVICE
    )


def test_a_place_without_the_feature(core):
    known = add(core, **OSLO)
    answer = timeline(core, place=known["id"])
    assert (
        reasons(answer) == [("premiumNeeded", None), *NOBODY]
        and answer["wanted"] == known["id"]
        and answer["place"] is None
    )
    locate(core)
    provide(core)
    answer = timeline(core, forecast(HERE, values=[5] * 48, begin=START), place=known["id"])
    assert (
        reasons(answer) == [("premiumNeeded", None)]
        and answer["wanted"] == known["id"]
        and answer["place"] == DEVICE
        and answer["entries"][0]["celsius"] == 5
    )


# The place that the timeline shows, with and without a purchase

PREMIUM = {"productId": product("premium.monthly")}


@pytest.fixture
def premium(store):
    """A core whose user has Premium for twenty days, with two places."""
    with store.again() as core:
        ingest(core, transaction(**PREMIUM))
        core.oslo, core.lima = add(core, **OSLO), add(core, **LIMA)
        yield core


def test_choosing_needs_the_feature(store):
    with store.core() as core:
        known = add(core, **OSLO)
        for wanted in (known["id"], NEVER):
            error = core.refused("widgets.place.choose", place=wanted, idempotencyKey="a")
            assert error["code"] == 22 and error["data"] == {
                "kind": "featureRequired",
                "feature": "customPlaces",
                "tiers": ["premium"],
                "products": [
                    product("premium.monthly"),
                    product("premium.lifetime"),
                    product("premium.pass"),
                    product("premium.season"),
                ],
                "store": {"products": [], "source": "default", "age": None},
            }
        assert (
            core.call("widgets.place.get")["chosen"] is None
            and core.call("appGroup.get", name="widgetPlace")["value"] is None
        )
        ingest(core, transaction(**PREMIUM))
        # The refused request has not used its idempotency key.
        assert core.call("widgets.place.choose", place=known["id"], idempotencyKey="a")["chosen"] == known["id"]


def test_a_place_of_one_s_own(premium):
    core, oslo, lima = premium, premium.oslo, premium.lima
    found = core.call("widgets.place.choose", place=oslo["id"])
    assert (
        found
        == {"chosen": oslo["id"], "place": shown(oslo), "fallbacks": [], "validUntil": ANY}
        == core.call("widgets.place.get")
    )
    provide(core)
    answer = timeline(core, forecast(OSLO))
    assert core.questions[0]["params"] == {"latitude": 59.914, "longitude": 10.752, "hours": 48}
    assert (
        answer["wanted"] == oslo["id"]
        and answer["place"] == shown(oslo)
        and answer["fallbacks"] == []
        and len(answer["entries"]) == 12
    )
    # The place in the widget's configuration comes first.
    answer = timeline(core, forecast(LIMA, values=[20] * 48), place=lima["id"])
    assert answer["wanted"] == lima["id"] and answer["place"] == shown(lima) and answer["entries"][0]["celsius"] == 20
    # A place that is no longer recent can be shown, too.
    core.call("widgets.recents.clear")
    assert timeline(core)["place"] == shown(oslo) and core.questions == []
    assert core.call("widgets.place.choose", place=lima["id"])["place"] == shown(lima)
    found = core.call("widgets.place.useDevice")
    assert (
        found["chosen"] is None
        and found["place"] is None
        and reasons(found) == NOBODY
        and core.call("widgets.place.get") == found
    )
    assert reasons(timeline(core)) == NOBODY
    locate(core)
    assert core.call("widgets.place.useDevice") == {"chosen": None, "place": DEVICE, "fallbacks": [], "validUntil": ANY}


def test_choosing_what_is_not_there_changes_nothing(premium):
    premium.call("widgets.place.choose", place=premium.oslo["id"])
    before = premium.call("appGroup.get", name="widgetPlace")
    error = premium.refused("widgets.place.choose", place=NEVER)
    assert error["code"] == 1 and error["data"]["kind"] == "notFound"
    assert (
        premium.call("widgets.place.get")["chosen"] == premium.oslo["id"]
        and premium.call("appGroup.get", name="widgetPlace") == before
    )
    # An unknown place falls back to the default, with or without Premium.
    assert reasons(timeline(premium, place=NEVER)) == [("placeUnknown", None), *NOBODY]


WRONG_PARAMETERS = [
    ("place.get", {"x": 1}, ["/x"]),
    ("place.choose", {}, ["/place"]),
    ("place.choose", {"place": None}, ["/place"]),
    ("place.choose", {"place": "x"}, ["/place"]),
    ("place.choose", {"place": 5, "y": 1}, ["/place", "/y"]),
    ("place.useDevice", {"place": NEVER}, ["/place"]),
    ("timeline", {"hours": 0}, ["/hours"]),
    ("timeline", {"hours": 49}, ["/hours"]),
    ("timeline", {"hours": "12"}, ["/hours"]),
    ("timeline", {"hours": 1.5}, ["/hours"]),
    ("timeline", {"scale": "rankine"}, ["/scale"]),
    ("timeline", {"scale": 5}, ["/scale"]),
    ("timeline", {"place": "here"}, ["/place"]),
    ("timeline", {"deadline": 0}, ["/deadline"]),
    ("timeline", {"deadline": 600_001}, ["/deadline"]),
    ("timeline", {"deadline": "NaN"}, ["/deadline"]),
    (
        "timeline",
        {"place": 1, "hours": -1, "scale": "", "deadline": -1, "x": 1},
        ["/place", "/hours", "/scale", "/deadline", "/x"],
    ),
    ("timeline", {"idempotencyKey": "a"}, ["/idempotencyKey"]),
]


def test_wrong_parameters(premium):
    for method, params, pointers in WRONG_PARAMETERS:
        assert problems(premium, f"widgets.{method}", params) == pointers, (method, params)


def test_each_write_is_done_once(premium):
    first = premium.call("widgets.place.choose", place=premium.oslo["id"], idempotencyKey="a")
    premium.call("widgets.place.choose", place=premium.lima["id"])
    assert (
        premium.call("widgets.place.choose", place=premium.oslo["id"], idempotencyKey="a") == first
        and premium.call("widgets.place.get")["chosen"] == premium.lima["id"]
    )
    assert premium.refused("widgets.place.choose", place=premium.lima["id"], idempotencyKey="a")["data"] == {
        "kind": "keyReused"
    }
    first = premium.call("widgets.place.useDevice", idempotencyKey="b")
    premium.call("widgets.place.choose", place=premium.lima["id"])
    assert (
        premium.call("widgets.place.useDevice", idempotencyKey="b") == first
        and premium.call("widgets.place.get")["chosen"] == premium.lima["id"]
    )


def test_live(premium):
    core = premium
    watched = Watched(core, place=("widgets.place.get", {}), shared=("appGroup.get", {"name": "widgetPlace"}))
    assert watched.shown["shared"]["value"] is None
    found = core.call("widgets.place.choose", place=core.oslo["id"])
    assert (
        watched.changes() == {"place": found, "shared": core.call("appGroup.get", name="widgetPlace")}
        and watched.shown["shared"]["value"] is not None
    )
    add(core, **place(1))
    assert watched.changes() == {}
    core.call("widgets.place.useDevice")
    assert set(watched.changes()) == {"place", "shared"} and watched.shown["place"]["chosen"] is None
    locate(core)
    assert watched.changes() == {"place": {"chosen": None, "place": DEVICE, "fallbacks": [], "validUntil": ANY}}


def test_live_tells_when_something_is_bought_and_taken_back(store):
    with store.core() as core:
        bought = transaction(**PREMIUM)
        known = add(core, **OSLO)
        ingest(core, bought)
        core.call("widgets.place.choose", place=known["id"])
        watched = Watched(core, place=("widgets.place.get", {}))
        ingest(core, bought | {"revocationDate": START - DAY, "revocationReason": 0, "signedDate": START - DAY})
        found = watched.changes()["place"]
        assert (
            found["chosen"] == known["id"]
            and found["place"] is None
            and reasons(found) == [("premiumNeeded", None), *NOBODY]
        )


def test_bought_expired_and_restored(store):
    """To the millisecond: Premium ends at its end, and the next document restores it."""
    end = START + HOUR
    with store.again() as core:
        ingest(core, transaction(**PREMIUM, expiresDate=end))
        oslo = add(core, **OSLO)
        core.call("widgets.place.choose", place=oslo["id"])
        locate(core)
    with store.again(end - 1) as core:
        for wanted in ({}, {"place": oslo["id"]}):
            # The clock advances with each request. Only the first request is made in the last millisecond of the
            # purchase.
            answer = timeline(core, **wanted)
            if not wanted:
                assert (
                    answer["place"] == shown(oslo)
                    and reasons(answer) == [("weatherMissing", "hostUnavailable")]
                    and answer["refresh"] == after(end)
                )
            else:
                assert (
                    answer["wanted"] == oslo["id"]
                    and answer["place"] == DEVICE
                    and reasons(answer) == [("premiumNeeded", None), ("weatherMissing", "hostUnavailable")]
                )
                assert answer["refresh"] == after(end + QUARTER)
        found = core.call("widgets.place.get")
        assert (
            found["chosen"] == oslo["id"] and found["place"] == DEVICE and reasons(found) == [("premiumNeeded", None)]
        )
        assert core.refused("widgets.place.choose", place=oslo["id"])["code"] == 22
        assert core.call("widgets.place.get") == found
        ingest(core, transaction("2", "1000", **PREMIUM, purchaseDate=end, expiresDate=end + 30 * DAY, signedDate=end))
        assert core.call("widgets.place.get") == {
            "chosen": oslo["id"],
            "place": shown(oslo),
            "fallbacks": [],
            "validUntil": ANY,
        }
        assert reasons(timeline(core)) == [("weatherMissing", "hostUnavailable")]


@pytest.mark.parametrize(
    "left, host, expected",
    [
        (HOUR + 1, True, HOUR),
        (HOUR, True, HOUR),
        (HOUR - 1, True, HOUR - 1),
        (1, True, 1),
        (QUARTER + 10, False, QUARTER),
        (QUARTER, False, QUARTER),
        (QUARTER - 1, False, QUARTER - 1),
    ],
)
def test_a_place_is_shown_no_longer_than_it_is_bought(store, left, host, expected):
    now = START + DAY
    with store.again() as core:
        ingest(core, transaction(**PREMIUM, expiresDate=now + left))
        oslo = add(core, **OSLO)
        locate(core)
    with store.again(now - (2 if host else 0)) as core:
        if host:
            provide(core)
        answer = timeline(core, forecast(OSLO, now), place=oslo["id"])
        assert (
            answer["place"] == shown(oslo)
            and answer["refresh"] == after(now + expected)
            and answer["source"] == ("fresh" if host else "default")
        )
    with store.again(now - (2 if host else 0)) as core:
        # The device's own place is not part of a purchase, so it stays when the purchase ends.
        if host:
            provide(core)
        assert timeline(core, forecast(HERE, now))["refresh"] == after(now + (HOUR if host else QUARTER))


def test_for_a_lifetime(store):
    with store.core() as core:
        ingest(core, transaction(productId=product("premium.lifetime"), type="Non-Consumable", expiresDate=None))
        oslo = add(core, **OSLO)
        answer = timeline(core, place=oslo["id"])
        assert answer["place"] == shown(oslo) and instant(answer["refresh"]["at"]) - QUARTER < START + 100


# The weather in the timeline


def test_hours(data):
    fetch(data)
    for hours in (1, 2, 12, 13, 47, 48):
        answer, asked = look(data, START + 1, hours=hours, offers=False)
        assert [entry["celsius"] for entry in answer["entries"]] == list(range(hours)) and asked == []
    assert len(look(data, START + 1, hours=None, offers=False)[0]["entries"]) == 12


@pytest.mark.parametrize("late, first", [(-1, 0), (0, 1), (1, 1)])
def test_an_hour_is_shown_until_it_has_ended(data, late, first):
    fetch(data, fetched=START + HOUR - 60_000)
    answer, _ = look(data, START + HOUR + late, hours=48, offers=False)
    assert [entry["celsius"] for entry in answer["entries"]] == list(range(first, 48)) and answer["source"] == "fresh"


def test_hours_that_come_are_shown(data):
    """This also holds if the host leaves out some hours, or begins later."""
    with core_at(data) as core:
        locate(core)
        provide(core)
        weather = forecast(HERE, START - 5 * HOUR)
        del weather["hours"][8:20]
        answer = timeline(core, weather, hours=4)
        assert [entry["celsius"] for entry in answer["entries"]] == [5, 6, 7, 20]
        assert reasons(answer) == [("hoursMissing", None)]


@pytest.mark.parametrize(
    "late, count, hours, missing",
    [
        (0, 48, 48, []),
        (0, 12, 12, []),
        (0, 11, 12, ["hoursMissing"]),
        (0, 1, 1, []),
        (-HOUR + 10, 12, 12, []),
        (-HOUR + 10, 11, 12, ["hoursMissing"]),
        (HOUR, 48, 12, ["nowMissing", "hoursMissing"]),
        (60_000, 1, 1, ["nowMissing", "hoursMissing"]),
        (3 * DAY, 48, 48, ["nowMissing", "hoursMissing"]),
    ],
)
def test_a_forecast_that_has_less_than_was_asked_for_says_so(data, late, count, hours, missing):
    with core_at(data) as core:
        locate(core)
        provide(core)
        answer = timeline(core, forecast(HERE, START + late, range(count)), hours=hours)
        assert reasons(answer) == [(reason, None) for reason in missing] and answer["source"] == "fresh"
        # If the present hour is missing, the core suggests to refresh soon. Otherwise, it suggests to refresh in an
        # hour.
        wait = instant(answer["refresh"]["at"]) - START
        assert QUARTER <= wait < QUARTER + 20 if "nowMissing" in missing else HOUR <= wait < HOUR + 20
        found = core.call("weather.hourly", **HERE, hours=hours)
        assert [one["reason"] for one in found["fallbacks"]] == missing
        assert all(one["message"] for one in found["fallbacks"])


def test_its_age_counts_from_when_the_forecast_was_made(data):
    with core_at(data, START - 5) as core:
        locate(core)
        provide(core)
        made = at(START - 2 * HOUR)
        answer = timeline(core, forecast(HERE, values=range(48), observedAt=made))
        assert (answer["source"], answer["age"]) == ("stale", 2 * HOUR) and reasons(answer) == [("weatherStale", None)]
        # The core does not ask at once for data that the host has just sent.
        assert reasons(timeline(core)) == [("weatherStale", None)] and core.questions + core.said() == []
    answer, asked = look(data, START + 60_001)
    assert (answer["age"], len(asked)) == (2 * HOUR + 60_001, 1)


def test_the_name_and_the_time_zone_are_those_of_the_host_where_nothing_else_is_known(premium):
    core, told = premium, {"name": "Berlin, it says", "timeZone": "Europe/Berlin"}
    locate(core)
    provide(core)
    answer = timeline(core, forecast(HERE, **told))
    assert answer["place"] == DEVICE | told
    # The stored weather has the same name and time zone.
    assert timeline(core)["place"] == DEVICE | told and core.questions == []
    answer = timeline(core, forecast(OSLO, name="Elsewhere", timeZone="Europe/Oslo"), place=core.oslo["id"])
    assert answer["place"] == shown(core.oslo) | {"timeZone": "Europe/Oslo"}
    known = add(core, **LIMA, timeZone="America/Lima")
    answer = timeline(core, forecast(LIMA, timeZone="America/Bogota"), place=known["id"])
    assert answer["place"] == shown(known)


def test_what_else_the_host_says_of_an_hour_is_passed_through(core):
    locate(core)
    provide(core)
    weather = forecast(HERE, values=range(12))
    weather["hours"][3] |= {"windSpeed": 1.50, "high": {"value": 3}}
    answer = timeline(core, weather)
    assert [entry["more"] for entry in answer["entries"]] == [
        {"windSpeed": 1.50, "high": {"value": 3}} if number == 3 else None for number in range(12)
    ]


def test_what_else_the_host_says_of_all_of_it_is_passed_through(data):
    said = {"attribution": {"text": "Weather", "url": "https://example.com"}, "sunrise": None, "high": 1.50}
    assert fetch(data, values=range(3))["more"] is None
    with core_at(data, START + 3 * HOUR) as core:
        provide(core)
        weather = forecast(HERE, START + 3 * HOUR, range(3), **said, timeZone="Europe/Berlin")
        assert timeline(core, weather)["more"] == said
    # The stored weather has these members, too. They are left out when none of its hours is shown.
    for age, more in ((4 * HOUR, said), (6 * HOUR, None)):
        answer, _ = look(data, START + age, offers=False)
        assert (answer["more"], bool(answer["entries"])) == (more, more is not None)


# The device's place


@pytest.mark.parametrize("max_age, limit", [(None, DAY), (0, 0), (1, 1000), (60, 60_000), (31_536_000, 365 * DAY)])
def test_the_device_s_place_grows_old(data, max_age, limit):
    with core_at(data, START - 2) as core:
        locate(core)
    params = {} if max_age is None else {"maxAge": max_age}
    for age, old in [(limit, []), (limit + 1, ["devicePlaceOld"])]:
        for method in ("widgets.timeline", "widgets.place.get"):
            with core_at(data, START + age) as core:
                answer = core.call(method, **params)
                assert answer["place"] == DEVICE | {"at": at(START)}
                assert [reason for reason, _ in reasons(answer) if reason != "weatherMissing"] == old, (age, method)
        with core_at(data, START + age) as core:
            found = core.call("location.last", **params)
            assert (found["stale"], found["age"]) == (bool(old), age)
    for method in ("widgets.timeline", "widgets.place.get", "location.last"):
        with core_at(data) as core:
            assert problems(core, method, {"maxAge": -1}) == ["/maxAge"]


def test_the_place_says_until_when_it_holds(store):
    """The device's place is valid until it is too old, the chosen place until the purchase ends."""
    end = START + 10 * DAY
    with store.again() as core:
        assert core.call("widgets.place.get")["validUntil"] is None
        locate(core)
        located = instant(core.call("location.last")["at"])
        assert core.call("widgets.place.get")["validUntil"] == at(located + DAY + 1)
        assert core.call("widgets.place.get", maxAge=60)["validUntil"] == at(located + 60_001)
        ingest(core, transaction(**PREMIUM, expiresDate=end))
        core.call("widgets.place.choose", place=add(core, **OSLO)["id"])
        assert core.call("widgets.place.get")["validUntil"] == at(end)
        core.call("widgets.place.useDevice")
    for age, old, until in [(DAY, False, at(located + DAY + 1)), (DAY + 1, True, None)]:
        with store.again(located + age) as core:
            found = core.call("widgets.place.get")
            assert (bool(reasons(found)), found["validUntil"]) == (old, until)


@pytest.mark.parametrize("state", ["denied", "restricted"])
def test_after_it_was_withdrawn_the_device_s_place_is_not_used_in_silence(data, state):
    with core_at(data) as core:
        locate(core)
        watched = Watched(core, place=("widgets.place.get", {}), last=("location.last", {}))
        core.call("location.setAuthorization", state=state)
        changed = watched.changes()
        assert reasons(changed["place"]) == [("locationDenied", None)] and changed["last"]["authorization"] == state
        assert reasons(timeline(core))[0] == ("locationDenied", None)
        core.call("location.setAuthorization", state="authorizedAlways")
        assert reasons(watched.changes()["place"]) == []


def test_fresh_for_an_hour_and_a_quarter(data):
    """After a quarter of an hour, the weather is renewed after the reply. Each case has its own directory, because a
    host that does not answer is asked less often, also by the next process."""
    for age, source, renewed in [
        (1, "fresh", False),
        (QUARTER, "fresh", False),
        (QUARTER + 1, "fresh", True),
        (HOUR + QUARTER, "fresh", True),
        (HOUR + QUARTER + 1, "stale", True),
    ]:
        here = data / str(age)
        fetch(here)
        answer, asked = look(here, START + age)
        assert (
            answer["source"] == source
            and answer["age"] == age
            and [entry["celsius"] for entry in answer["entries"]] == list(range(age // HOUR, age // HOUR + 12))
        ), age
        assert [line["method"] for line in asked] == [HOURLY] * renewed
        assert reasons(answer) == [("weatherStale", None)] * (source == "stale")
        late = source == "stale" or age > HOUR - QUARTER
        assert answer["refresh"] == after(START + age + QUARTER if late else START + HOUR)


def test_a_host_that_offers_nothing_is_named_as_soon_as_something_is_old(data):
    fetch(data)
    for age in (2 * HOUR, DAY, DAY + HOUR):
        answer, _ = look(data, START + age, offers=False)
        assert told(answer) == [("weatherStale", "hostUnavailable")], age
    with core_at(data, START + 2 * HOUR) as core:
        assert core.call("weather.hourly", **HERE)["refreshFailure"]["kind"] == "hostUnavailable"


def test_a_name_that_the_weather_brought_stays(data):
    """This holds even if the host does not send the name again."""
    told = {"name": "Berlin", "timeZone": "Europe/Berlin"}
    with core_at(data, START) as core:
        locate(core)
        provide(core)
        assert timeline(core, forecast(HERE, **told))["place"] == DEVICE | told
    with core_at(data, START + 2 * DAY) as core:
        provide(core)
        for _ in range(2):
            answer = timeline(core, forecast(HERE, START + 2 * DAY))
            assert (answer["source"], answer["place"]) == ("fresh", DEVICE | told)
        # The latest name from the host counts.
        assert core.call("weather.hourly", **HERE)["place"]["name"] == "Berlin"
    with core_at(data, START + 5 * DAY) as core:
        provide(core)
        assert timeline(core, forecast(HERE, START + 5 * DAY, name="Mitte"))["place"] == DEVICE | told | {
            "name": "Mitte"
        }


def test_what_finds_the_device_is_advised_only_where_it_can(data):
    with core_at(data) as core:
        for capability, end in (
            (HOURLY, "; the host does not offer location requests"),
            ("host.location.request", "; location.request gets it from the host"),
        ):
            core.call("host.provide", capabilities=[capability])
            (one,) = core.call("widgets.timeline")["fallbacks"]
            assert one["message"] == f"The device's place is not known{end}"
            (one,) = core.call("widgets.place.get")["fallbacks"]
            assert one["message"] == f"The device's place is not known{end}"
        locate(core)
    with core_at(data, START + 3 * DAY) as core:
        (one,) = core.call("widgets.place.get")["fallbacks"]
        assert one["message"] == "The device's place is not up to date; the host does not offer location requests"


def test_a_widget_that_asks_when_it_is_told_shows_nothing_old(data):
    """The host answers, and the system wakes the widget a little late."""
    answer, now = fetch(data, begin=START - DAY), START
    assert answer["refresh"] == after(START + HOUR)
    for _ in range(12):
        now = instant(answer["refresh"]["at"]) + 5_000
        with core_at(data, now - 1) as core:
            provide(core)
            answer = timeline(core)
            assert (answer["source"], answer["fallbacks"]) == ("fresh", []) and answer["entries"][0]["at"] <= at(now)
            for asked in core.questions + core.said():
                core.send(reply_to(asked, forecast(HERE, now)))
            assert core.said() == []


def test_a_stale_answer_comes_at_once_and_the_next_one_is_fresh(data):
    fetch(data)
    now = START + 2 * HOUR
    with core_at(data, now) as core:
        provide(core)
        old = timeline(core, hours=1)
        (asked,) = core.questions + core.said()
        assert old["source"] == "stale" and old["age"] == now + 1 - START and old["entries"][0]["celsius"] == 2
        core.send(reply_to(asked, forecast(HERE, now, [30] * 48)))
        assert core.said() == []
        fresh = timeline(core, hours=1)
        assert (
            fresh["source"] == "fresh"
            and fresh["entries"][0]["celsius"] == 30
            and fresh["fallbacks"] == []
            and core.questions == []
        )


@pytest.mark.parametrize(
    "answer, kind",
    [
        (None, None),
        (RuntimeError({"code": 1, "message": "no"}), "hostError"),
        ({}, "hostFault"),
        ({"hours": []}, "hostFault"),
    ],
)
def test_what_goes_wrong_behind_a_stale_answer_is_told_by_the_next(data, answer, kind):
    fetch(data)
    with core_at(data, START + 2 * HOUR) as core:
        provide(core)
        old = timeline(core)
        assert reasons(old) == [("weatherStale", None)]
        (asked,) = core.questions + core.said()
        if answer is not None:
            core.send(reply_to(asked, answer))
        assert core.said() == []
        again = timeline(core)
        assert again["entries"] == old["entries"] and again["source"] == "stale"
        assert reasons(again) == [("weatherStale", kind)]
        # While the request to the host is open, the core sends no other. It also waits a minute after a failure.
        assert core.questions + core.said() == []
    with core_at(data, START + 3 * HOUR) as core:
        # Another process still knows of the failure. The next answer of the host removes it.
        provide(core)
        assert reasons(timeline(core)) == [("weatherStale", kind)]
        (asked,) = core.questions + core.said()
        core.send(reply_to(asked, forecast(HERE, START + 3 * HOUR)))
        assert reasons(timeline(core)) == []


def test_what_was_found_behind_a_reply_is_no_reason_for_what_is_asked_now(data):
    """The reported error is that of the present request to the host."""
    fetch(data)
    with core_at(data, START + 2 * HOUR) as core:
        provide(core)
        timeline(core)
        (asked,) = core.questions + core.said()
        core.send(reply_to(asked, RuntimeError({"code": 1, "message": "no network"})))
        (stale,) = timeline(core)["fallbacks"]
        assert "no network" in stale["message"] and stale["message"].startswith("The weather is not up to date")
    answer, _ = look(data, START + DAY + 2 * HOUR, offers=False)
    assert told(answer) == [("weatherStale", "hostUnavailable")]


def test_a_day(data):
    fetch(data)
    answer, asked = look(data, START + DAY)
    assert (
        answer["source"] == "stale"
        and answer["age"] == DAY
        and told(answer) == [("weatherStale", None)]
        and answer["entries"][0]["celsius"] == 24
        and len(asked) == 1
    )
    # After this age, the reply waits for the host.
    with core_at(data, START + DAY) as core:
        provide(core)
        answer = timeline(core, forecast(HERE, START + DAY, [7] * 48))
        assert (
            answer["source"] == "fresh"
            and answer["age"] == 0
            and answer["entries"][0]["celsius"] == 7
            and len(core.questions) == 1
        )


def test_without_a_host_what_is_kept_is_shown_however_old(data):
    fetch(data)
    for age in (DAY + 1, 47 * HOUR, 48 * HOUR - 1):
        answer, _ = look(data, START + age, offers=False, hours=48)
        assert (
            answer["source"] == "stale"
            and answer["age"] == age
            and told(answer)
            == [
                ("weatherStale", "hostUnavailable"),
                ("hoursMissing", None),
            ]
            and answer["refresh"] == after(START + age + QUARTER)
        )
        assert [entry["celsius"] for entry in answer["entries"]] == list(range(age // HOUR, 48))
    for age in (48 * HOUR, 400 * DAY):
        answer, _ = look(data, START + age, offers=False)
        assert (
            answer["entries"] == []
            and ("weatherMissing", "hostUnavailable") in told(answer)
            and answer["refresh"] == after(START + age + QUARTER)
            and answer["place"] == DEVICE
        )


NEAR = forecast(HERE)
LATE, GONE = "late", "gone"


def spoiled(**changes):
    """Returns weather with changes in the third hour. Members that are set to None are left out."""
    weather = json.loads(json.dumps(NEAR))
    hour = weather["hours"][2] | changes
    weather["hours"][2] = {name: value for name, value in hour.items() if value is not None}
    return weather


WRONG = {
    "missing": (GONE, "hostUnavailable"),
    "late": (LATE, "hostTimeout"),
    "error": (RuntimeError({"code": -1, "message": "no luck"}), "hostError"),
    "nothing": ({}, "hostFault"),
    "text": ("sunny", "hostFault"),
    "list": ([1], "hostFault"),
    "without temperature": (spoiled(temperature=None), "hostFault"),
    "without value": (spoiled(temperature={"unit": "celsius"}), "hostFault"),
    "without unit": (spoiled(temperature={"value": 1}), "hostFault"),
    "wrong unit": (spoiled(temperature={"value": 1, "unit": "rankine"}), "hostFault"),
    "humanus": (spoiled(temperature={"value": 1, "unit": "humanus"}), "hostFault"),
    "not a number": (spoiled(temperature={"value": "NaN", "unit": "celsius"}), "hostFault"),
    "below absolute zero": (spoiled(temperature={"value": -273.16, "unit": "celsius"}), "hostFault"),
    "without hours": ({name: value for name, value in NEAR.items() if name != "hours"}, "hostFault"),
    "without place": ({"hours": NEAR["hours"]}, "hostFault"),
    "another place": (NEAR | {"latitude": 52.8}, "hostFault"),
    "the other side": (NEAR | {"longitude": -13.405}, "hostFault"),
    "hours out of order": (NEAR | {"hours": NEAR["hours"][::-1]}, "hostFault"),
    "an hour twice": (NEAR | {"hours": [NEAR["hours"][0], *NEAR["hours"]]}, "hostFault"),
    "no time": (spoiled(at=None), "hostFault"),
    "no such time": (spoiled(at="2026-02-30T00:00:00Z"), "hostFault"),
}


@pytest.mark.parametrize("answer, kind", WRONG.values(), ids=WRONG)
def test_a_host_that_goes_wrong(data, answer, kind):
    """With no stored weather, with old weather, and with weather whose hours are all over."""
    weather, params = ([] if answer in (LATE, GONE) else [answer]), ({"deadline": 1} if answer == LATE else {})
    offered = answer != GONE
    with core_at(data, START) as core:
        locate(core)
        if offered:
            provide(core)
        found = timeline(core, *weather, **params)
        assert (
            found["entries"] == []
            and told(found) == [("weatherMissing", kind)]
            and found["source"] == "default"
            and found["age"] is None
            and found["place"] == DEVICE
        )
        assert found["refresh"]["policy"] == "after" and 0 <= instant(found["refresh"]["at"]) - QUARTER - START <= 5
        # Nothing of the answer was stored: the core asks the host again.
        core.said()
        provide(core)
        assert timeline(core, NEAR)["source"] == "fresh" and len(core.questions) == 1
    found, asked = look(data, START + 30 * HOUR, *weather, offers=offered, hours=2, **params)
    assert (
        told(found) == [("weatherStale", kind)]
        and found["source"] == "stale"
        and [entry["celsius"] for entry in found["entries"]] == [30, 31]
        and found["age"] >= 30 * HOUR - 10
    )
    found, asked = look(data, START + 60 * HOUR, *weather, offers=offered, **params)
    assert found["entries"] == [] and ("weatherMissing", kind) in told(found) and found["place"] == DEVICE


def test_a_host_whose_hours_are_over(data):
    with core_at(data, START) as core:
        locate(core)
        provide(core)
        found = timeline(core, forecast(HERE, START - 49 * HOUR))
        assert (
            found["entries"] == []
            and [reason for reason, _ in told(found)] == ["weatherMissing"]
            and found["place"] == DEVICE
        )
        assert instant(found["refresh"]["at"]) - QUARTER - START < 10


def test_a_place_near_enough_counts(core):
    locate(core)
    provide(core)
    assert timeline(core, forecast(HERE | {"latitude": 52.74}))["source"] == "fresh"


def test_a_clock_that_was_set_back(data):
    fetch(data)
    answer, asked = look(data, START - 2 * HOUR, offers=False)
    # The age of the weather can't be known.
    assert (
        answer["source"] == "stale"
        and reasons(answer)
        == [
            ("devicePlaceOld", None),
            ("weatherStale", "hostUnavailable"),
            ("nowMissing", None),
            ("hoursMissing", None),
        ]
        and answer["age"] == 0
        and len(answer["entries"]) == 12
        and asked == []
    )


def test_a_host_that_takes_on_too_much(core):
    """The limit of open requests to the host is reached. This makes no error either."""
    locate(core)
    provide(core, HOURLY, "host.ping")
    core.send(*(request("host.check", {"text": f"{number}", **PATIENT}, number) for number in range(1000)))
    for _ in range(1000):
        assert core.receive()["method"] == "host.ping"
    assert reasons(timeline(core)) == [("weatherMissing", "limitReached")]


# Scales of temperature


@pytest.mark.parametrize(
    "unit, value, celsius",
    [
        ("celsius", 21.5, 21.5),
        ("fahrenheit", 70.7, 21.5),
        ("kelvin", 273.15, 0),
        ("celsius", -40, -40),
        ("fahrenheit", -40, -40),
        ("celsius", 80, 80),
        ("celsius", -61.5, -61.5),
        ("celsius", 61, 61),
    ],
)
def test_both_temperatures_are_kept(data, unit, value, celsius):
    with core_at(data) as core:
        locate(core)
        provide(core)
        timeline(core, forecast(HERE, values=[value] * 48, unit=unit))
        for scale in ("celsius", "fahrenheit", "kelvin", "humanus"):
            answer = timeline(core, scale=scale, hours=1)
            (entry,) = answer["entries"]
            known = core.call("temperature.convert", value=celsius, **{"from": "celsius", "to": scale})
            assert (
                answer["scale"] == scale
                and entry["celsius"] == celsius
                and (entry["temperature"], entry["extrapolated"]) == (known["value"], known["extrapolated"])
            )


def test_the_app_s_scale(data):
    fetch(data)
    with core_at(data, START + 1) as core:
        core.call("appGroup.set", name="scale", value="fahrenheit")
        answer = timeline(core, hours=2)
        assert (
            answer["scale"] == "fahrenheit"
            and [entry["temperature"] for entry in answer["entries"]] == [32, 33.8]
            and [entry["celsius"] for entry in answer["entries"]] == [0, 1]
        )
        assert (
            timeline(core, scale="kelvin")["scale"] == "kelvin" and timeline(core, scale=None)["scale"] == "fahrenheit"
        )
    with core_at(data, START + 100) as core:
        assert timeline(core)["scale"] == "fahrenheit"
        core.call("appGroup.set", name="scale", value=None)
        assert timeline(core)["scale"] == "celsius"


# Many timelines at once


def test_a_hundred_timelines_of_one_place_ask_the_host_once(data):
    with core_at(data) as core:
        locate(core)
        provide(core)
        core.send(
            *(request("widgets.timeline", {"hours": 1 + number % 48, **PATIENT}, number) for number in range(100))
        )
        asked = core.receive()
        assert asked["method"] == HOURLY and core.said() == []
        core.send(reply_to(asked, forecast(HERE)))
        replies = sorted((core.receive() for _ in range(100)), key=lambda reply: reply["id"])
        assert [len(reply["result"]["entries"]) for reply in replies] == [1 + number % 48 for number in range(100)]
        assert (
            all(reply["result"]["source"] == "fresh" and reply["result"]["fallbacks"] == [] for reply in replies)
            and core.said() == []
        )


def test_a_hundred_stale_ones_ask_once_behind_them(data):
    fetch(data)
    with core_at(data, START + 2 * HOUR) as core:
        provide(core)
        replies = pipeline(core, [request("widgets.timeline", PATIENT, number) for number in range(100)])
        assert all(reasons(reply["result"]) == [("weatherStale", None)] for reply in replies)
        assert [line["method"] for line in core.said()] == [HOURLY]


def test_the_weather_is_shared_with_who_asks_for_it(core):
    locate(core)
    provide(core)
    reply, (asked,) = asked_host(core, "weather.hourly", HERE | PATIENT, forecast(HERE))
    answer = timeline(core)
    assert (
        core.questions == []
        and answer["source"] == "fresh"
        and [entry["celsius"] for entry in answer["entries"]] == [hour["celsius"] for hour in reply["result"]["hours"]]
    )


def test_nothing_else_waits_and_a_batch_is_answered_in_order(core):
    locate(core)
    provide(core)
    core.send(
        [
            request("widgets.timeline", PATIENT, "a"),
            request("system.ping", id="b"),
            request("widgets.timeline", {"hours": 0}, "c"),
            request("widgets.timeline", {"place": NEVER}, "d"),
        ]
    )
    asked = core.receive()
    assert core.call("system.ping") == {}
    batch = core.ask(reply_to(asked, forecast(HERE)))
    assert (
        [one["id"] for one in batch] == ["a", "b", "c", "d"]
        and batch[0]["result"]["source"] == "fresh"
        and batch[2]["error"]["code"] == -32602
    )
    assert reasons(batch[3]["result"]) == [("placeUnknown", None)]


def test_cancellation(core):
    locate(core)
    provide(core)
    core.send(*(request("widgets.timeline", PATIENT, id) for id in ("a", "b")))
    asked = core.receive()
    core.send(request("rpc.cancel", {"id": "a"}, "c"))
    assert core.receive()["result"] == {"cancelled": 1}
    error = core.receive()
    assert (
        error["id"] == "a"
        and error["error"]["code"] == -32800
        and error["error"]["data"] == {"kind": "requestCancelled"}
    )
    # The other request still waits, so the core does not cancel its request to the host.
    assert core.said() == []
    core.send(request("rpc.cancel", {"id": "b"}, "c"))
    assert {line.get("id", line.get("method")) for line in (core.receive() for _ in range(3))} == {
        "c",
        "b",
        "host.cancel",
    }
    core.send(reply_to(asked, forecast(HERE)))
    assert core.said() == []


def test_each_has_its_own_deadline(core):
    locate(core)
    provide(core)
    core.send(
        request("widgets.timeline", {"deadline": 600_000}, "a"), request("widgets.timeline", {"deadline": 20}, "b")
    )
    asked, late = core.receive(), core.receive()
    assert late["id"] == "b" and reasons(late["result"]) == [("weatherMissing", "hostTimeout")]
    assert core.ask(reply_to(asked, forecast(HERE)))["result"]["source"] == "fresh"


def test_the_end_of_the_input_is_no_error_either(core):
    locate(core)
    provide(core)
    core.send(request("widgets.timeline", PATIENT, "a"))
    core.receive()
    core.process.stdin.close()
    (reply,) = [json.loads(line) for line in core.process.stdout.read().splitlines()]
    assert (
        reply["id"] == "a"
        and reasons(reply["result"]) == [("weatherMissing", "hostFault")]
        and core.process.wait(PATIENCE) == 0
    )


def test_a_choice_survives_a_restart_and_a_kill(store):
    with store.again() as core:
        ingest(core, transaction(**PREMIUM))
        oslo = add(core, **OSLO)
        found = core.call("widgets.place.choose", place=oslo["id"])
        core.process.kill()
        core.process.wait()
    with store.again(START + 1000) as core:
        assert core.call("widgets.place.get") == found
        core.call("widgets.place.useDevice")
    with store.again(START + 2000) as core:
        assert core.call("widgets.place.get")["chosen"] is None
