"""The weather: as the host sent it and converted, fresh or marked as stale. If any weather is stored, there is a
result."""

import datetime
import json
import sqlite3

import pytest

from support.changes import changed
from support.core import PATIENT, REPEATABLE, Core, fill, request, serve
from support.host import Host
from support.replay import transcript

CAPABILITIES = ["host.weather.current", "host.weather.hourly"]
PROVIDE = request("host.provide", {"capabilities": CAPABILITIES}, "provide")
# The time at which the answer in the fixture `filled` came.
FETCHED = "2026-01-01T00:00:00.002Z"
DAY = 86_400_000


def instant(milliseconds, start=FETCHED):
    """Returns the time that is this long after the answer of `filled`."""
    moment = datetime.datetime.fromisoformat(start.replace("Z", "+00:00")) + datetime.timedelta(
        milliseconds=milliseconds
    )
    return moment.strftime("%Y-%m-%dT%H:%M:%S.") + f"{moment.microsecond // 1000:03}Z"


def ask(id="a", latitude=52.52, longitude=13.405, method="weather.current", **more):
    return request(method, {"latitude": latitude, "longitude": longitude, **PATIENT, **more}, id)


def weather(value=21.5, unit="celsius", latitude=52.52, longitude=13.405, **more):
    return {"latitude": latitude, "longitude": longitude, "temperature": {"value": value, "unit": unit}, **more}


def hours(count=48, start="2026-01-01T00:00:00.000Z", **more):
    return {
        "latitude": 52.52,
        "longitude": 13.405,
        "hours": [
            {"at": instant(number * 3_600_000, start), "temperature": {"value": number, "unit": "celsius"}}
            for number in range(count)
        ],
        **more,
    }


def answer(result, number=1):
    return {"jsonrpc": "2.0", "id": 1_000_000_000 + number, "result": result}


@pytest.fixture
def offered():
    with Core(":memory:", *REPEATABLE) as core:
        core.ask(PROVIDE)
        yield core


@pytest.fixture
def filled(data):
    """A directory with weather that came at FETCHED, as the answer is the third line."""
    with Core(data, *REPEATABLE) as core:
        core.ask(PROVIDE)
        core.ask(ask())
        assert core.ask(answer(weather()))["result"]["fetchedAt"] == FETCHED
    return data


def at(data, milliseconds):
    """A core whose first request comes this long after FETCHED."""
    return Core(data, "--clock", instant(milliseconds), "--seed", "1")


def fetch(core, result, number=1, **more):
    """Returns the reply to a request that the host answers with this result."""
    assert core.ask(ask(**more))["id"] == 1_000_000_000 + number
    return core.ask(answer(result, number))


def test_raw_and_converted(offered):
    reply = fetch(
        offered,
        weather(
            70.7, "fahrenheit", name="Berlin", condition="clear", humidity=0.62, observedAt="2025-12-31T23:55:00+01:00"
        ),
        scale="humanus",
    )
    converted = offered.call("temperature.convert", value=70.7, **{"from": "fahrenheit", "to": "humanus"})
    assert reply["result"] == {
        "place": {"latitude": 52.52, "longitude": 13.405, "name": "Berlin", "timeZone": None},
        "celsius": 21.5,
        "temperature": converted,
        "condition": "clear",
        "humidity": 0.62,
        "observedAt": "2025-12-31T22:55:00.000Z",
        "more": None,
        "stale": True,
        "age": 3_900_002,
        "fetchedAt": FETCHED,
        "refreshFailure": None,
    }


def test_all_that_is_optional_is_null(offered):
    assert fetch(offered, weather())["result"] == {
        "place": {"latitude": 52.52, "longitude": 13.405, "name": None, "timeZone": None},
        "celsius": 21.5,
        "temperature": {"value": 21.5, "scale": "celsius", "extrapolated": False},
        "condition": None,
        "humidity": None,
        "observedAt": None,
        "more": None,
        "stale": False,
        "age": 0,
        "fetchedAt": FETCHED,
        "refreshFailure": None,
    }


@pytest.mark.parametrize(
    "value, unit, celsius",
    [
        (21.5, "celsius", 21.5),
        (21.600000381469727, "celsius", 21.6),
        (21.123455, "celsius", 21.12346),
        (21.123445, "celsius", 21.12344),
        (-0.000001, "celsius", 0),
        (1e2, "celsius", 100),
        (212, "fahrenheit", 100),
        (70, "fahrenheit", 21.111111111),
        (-459.67, "fahrenheit", -273.15),
        (0, "kelvin", -273.15),
        (294.65, "kelvin", 21.5),
        (-273.15, "celsius", -273.15),
        (1_000_000, "celsius", 1_000_000),
    ],
)
def test_units(offered, value, unit, celsius):
    assert fetch(offered, weather(value, unit))["result"]["celsius"] == celsius


@pytest.mark.parametrize("scale", ["celsius", "fahrenheit", "kelvin", "humanus"])
def test_scales(offered, scale):
    fetch(offered, weather(46.5))
    found = offered.call("weather.current", latitude=52.52, longitude=13.405, scale=scale)
    assert (
        found["temperature"] == offered.call("temperature.convert", value=46.5, **{"from": "celsius", "to": scale})
        and found["celsius"] == 46.5
    )


@pytest.mark.parametrize("unit", ["celsius", "fahrenheit", "kelvin"])
def test_what_the_host_measured_is_shown_as_it_was_in_its_own_unit(offered, unit):
    """The conversion to degrees Celsius and back must not change the value."""
    values = [300 + number / 10 for number in range(48)] if unit == "kelvin" else [70.1 + n for n in range(48)]
    result = hours(48)
    for hour, value in zip(result["hours"], values):
        hour["temperature"] = {"value": value, "unit": unit}
    found = fetch(offered, result, method="weather.hourly", scale=unit, hours=48)["result"]["hours"]
    assert [hour["temperature"]["value"] for hour in found] == pytest.approx(values, abs=1e-12)
    assert fetch(offered, weather(70.1, unit if unit != "kelvin" else "fahrenheit"), 2, scale="fahrenheit")["result"][
        "temperature"
    ]["value"] == (70.1 if unit != "celsius" else 158.18)


def test_humanus_beyond_its_table_says_so(offered):
    assert fetch(offered, weather(70), scale="humanus")["result"]["temperature"]["extrapolated"] is True


@pytest.mark.parametrize(
    "result, pointer, words",
    [
        (weather(unit="rankine"), "/temperature/unit", "celsius, fahrenheit, kelvin"),
        (weather(unit=None), "/temperature/unit", "unit"),
        (weather(unit="humanus"), "/temperature/unit", "must be one of"),
        ({"latitude": 52.52, "longitude": 13.405}, "/temperature", "temperature is missing"),
        (weather() | {"temperature": 20}, "/temperature", "must be an object"),
        (weather() | {"temperature": None}, "/temperature", "must be an object"),
        (weather() | {"temperature": {"value": 20}}, "/temperature/unit", "unit is missing"),
        (weather() | {"temperature": {"unit": "kelvin"}}, "/temperature/value", "value is missing"),
        (weather("NaN"), "/temperature/value", "a number, not a string"),
        (weather(None), "/temperature/value", "a number, not null"),
        (weather(1e300), "/temperature/value", "out of range"),
        (weather(1_000_000.00001), "/temperature/value", "between"),
        (weather(-273.15001), "/temperature/value", "absolute zero"),
        (weather(-459.68, "fahrenheit"), "/temperature/value", "absolute zero"),
        (weather(-0.00001, "kelvin"), "/temperature/value", "absolute zero"),
        (weather(humidity=1.00001), "/humidity", "0 to 1"),
        (weather(humidity=-0.1), "/humidity", "0 to 1"),
        (weather(humidity="wet"), "/humidity", "a number"),
        (weather(observedAt="yesterday"), "/observedAt", "RFC 3339"),
        (weather(condition=""), "/condition", "1 to 200"),
        (weather(name="x" * 201), "/name", "1 to 200"),
        (weather(latitude="NaN"), "/latitude", "a number"),
        (weather(latitude=None), "/latitude", "a number"),
        (weather(latitude=90.1), "/latitude", "-90 to 90"),
        (weather(longitude=180.1), "/longitude", "-180 to 180"),
        (weather(latitude=52.77), "", "at most 25 km from the requested place, not 28 km"),
        (weather(latitude=52.746), "", "at most 25 km from the requested place, not 26 km"),
        (weather(longitude=-13.405), "", "km from"),
        (5, "", "result must be an object"),
        (None, "", "object"),
    ],
)
def test_nonsense_is_a_fault_of_the_host_and_is_not_kept(offered, result, pointer, words):
    error = fetch(offered, result)["error"]
    assert error["code"] == 14 and error["data"]["kind"] == "hostFault"
    assert (
        error["data"]["problems"][0]["pointer"] == pointer
        and words in error["data"]["problems"][0]["message"]
        and words in error["message"]
    )
    # The next request asks the host again.
    assert offered.ask(ask("b"))["id"] == 1000000002


def test_all_problems_at_once(offered):
    problems = fetch(offered, weather("hot", "warm", latitude=99, humidity=7))["error"]["data"]["problems"]
    assert [problem["pointer"] for problem in problems] == [
        "/latitude",
        "/temperature/value",
        "/temperature/unit",
        "/humidity",
    ]
    problems = fetch(offered, weather(-300, latitude=-52.52), 2)["error"]["data"]["problems"]
    assert [problem["pointer"] for problem in problems] == ["", "/temperature/value"]


MORE = {
    "feelsLike": {"value": 19.50, "unit": "celsius"},
    "wind": {"speed": 3, "from": None},
    "precipitation": [0, 1e2],
    "sunrise": "2026-01-01T07:15:00Z",
    "attribution": '\u2028 \u00e9 <a href="x">',
    'a"b': {},
}


def test_what_else_the_host_says_is_passed_through_untouched(data):
    with Core(data, *REPEATABLE) as core:
        core.ask(PROVIDE)
        said = fetch(core, weather(timeZone="Europe/Berlin", **MORE))["result"]
        assert said["more"] == MORE and list(said["more"]) == list(MORE)
        assert said["place"]["timeZone"] == "Europe/Berlin"
        result = hours(2, high=5, low={"a": [1]}, timeZone="Europe/Berlin")
        result["hours"][1] |= {"uv": 3} | MORE
        hourly = fetch(core, result, 2, method="weather.hourly", hours=2)["result"]
        assert hourly["more"] == {"high": 5, "low": {"a": [1]}} and hourly["place"]["timeZone"] == "Europe/Berlin"
        assert [hour["more"] for hour in hourly["hours"]] == [None, {"uv": 3} | MORE]
    # Another process returns the stored members, with numbers as the host has spelled them.
    with at(data, 1000) as core:
        core.send(ask("known"), ask("known hours", method="weather.hourly", hours=2))
        raw = core.process.stdout.readline()
        assert b'"feelsLike":{"value":19.5,"unit":"celsius"}' in raw and json.loads(raw)["result"]["more"] == MORE
        assert core.receive()["result"]["hours"] == hourly["hours"]


def test_a_host_may_say_more_by_its_name(offered):
    assert fetch(offered, weather(more={"a": 1}))["result"]["more"] == {"a": 1}
    assert fetch(offered, weather(), 2, maxAge=0)["result"]["more"] is None
    # The answer is invalid, so the core returns the stored weather instead.
    assert fetch(offered, weather(more=5), 3, maxAge=0)["result"]["stale"] is True


@pytest.mark.parametrize(
    "asked, near, far",
    [
        ((0, 179.9), (0, -179.9), (0, -179.8)),
        ((0, -180), (0, 180), (0, 179.7)),
        ((90, 0), (90, 135), (89.7, 90)),
        ((-89.9, 0), (-89.9, 180), (-89.7, 180)),
        ((60, 10), (60, 10.4), (60, 10.5)),
    ],
)
def test_places_near_the_date_line_and_the_poles(offered, asked, near, far):
    latitude, longitude = asked
    assert (
        "km from the requested place"
        in fetch(offered, weather(latitude=far[0], longitude=far[1]), latitude=latitude, longitude=longitude)["error"][
            "message"
        ]
    )
    assert "result" in fetch(
        offered, weather(latitude=near[0], longitude=near[1]), 2, latitude=latitude, longitude=longitude
    )


@pytest.mark.parametrize(
    "params, pointer, words",
    [
        ({}, "/latitude", "latitude is missing"),
        ({"latitude": 90.000001, "longitude": 0}, "/latitude", "-90 to 90"),
        ({"latitude": 0, "longitude": -180.000001}, "/longitude", "-180 to 180"),
        ({"latitude": "NaN", "longitude": 0}, "/latitude", "a number, not a string"),
        ({"latitude": None, "longitude": 0}, "/latitude", "a number, not null"),
        ({"latitude": 1e999, "longitude": 0}, None, None),
        ({"latitude": 0, "longitude": 0, "scale": "rankine"}, "/scale", "humanus"),
        ({"latitude": 0, "longitude": 0, "maxAge": 86_401}, "/maxAge", "86400"),
        ({"latitude": 0, "longitude": 0, "maxAge": -1}, "/maxAge", "0 to"),
        ({"latitude": 0, "longitude": 0, "maxAge": 1.5}, "/maxAge", "whole"),
        ({"latitude": 0, "longitude": 0, "deadline": 0}, "/deadline", "1 to 600000"),
        ({"latitude": 0, "longitude": 0, "where": 1}, "/where", "not known"),
    ],
)
@pytest.mark.parametrize("method", ["weather.current", "weather.hourly"])
def test_bad_parameters(offered, method, params, pointer, words):
    if pointer is None:
        raw = b'{"jsonrpc":"2.0","id":1,"method":"%s","params":{"latitude":1e999,"longitude":0}}' % method.encode()
        assert offered.ask(raw)["error"]["data"]["problems"][0]["message"] == (
            "latitude is out of range: the number has too many digits before the decimal point"
        )
        return
    problem = offered.refused(method, **params)["data"]["problems"][0]
    assert problem["pointer"] == pointer and words in problem["message"]


def test_further_decimals_of_coordinates_are_rounded_half_to_even(offered):
    for sent, kept in (
        (52.0005, 52),
        (52.0015, 52.002),
        (52.00050001, 52),
        (52.0005006, 52.001),
        (-52.0005, -52),
        (90.0000004, 90),
    ):
        offered.send(ask(latitude=sent, maxAge=0))
        asked = offered.receive()
        assert asked["params"]["latitude"] == kept, sent
        offered.send(answer(weather(latitude=kept), asked["id"] - 1_000_000_000))
        offered.receive()


@pytest.mark.parametrize(
    "max_age, age, kind",
    [
        (None, 900_000, "fresh"),
        (None, 900_001, "stale"),
        (60, 60_000, "fresh"),
        (60, 60_001, "stale"),
        (1, 1000, "fresh"),
        (1, 1001, "stale"),
        (86_400, DAY, "fresh"),
        (86_400, DAY + 1, "waits"),
        (1, DAY, "stale"),
        (1, DAY + 1, "waits"),
        (0, 1, "waits"),
        (None, 0, "fresh"),
        (0, 0, "waits"),
        (0, -5000, "waits"),
        (1, -5000, "stale"),
        (None, -DAY, "stale"),
        (None, -1, "stale"),
    ],
)
def test_ages_to_the_millisecond(filled, max_age, age, kind):
    with at(filled, age - 1) as core:
        core.ask(PROVIDE)
        core.send(ask(**({} if max_age is None else {"maxAge": max_age})))
        first = core.receive()
        if kind == "waits":
            assert first["method"] == "host.weather.current"
            result = core.ask(answer(weather(5)))["result"]
            assert (result["celsius"], result["stale"], result["age"], result["fetchedAt"]) == (
                5,
                False,
                0,
                instant(age + 1),
            )
            return
        result = first["result"]
        assert (result["celsius"], result["stale"], result["age"], result["fetchedAt"]) == (
            21.5,
            kind == "stale",
            max(age, 0),
            FETCHED,
        )
        said = core.said()
        assert [line["method"] for line in said] == (["host.weather.current"] if kind == "stale" else [])


def test_stale_while_it_refreshes(filled):
    with at(filled, 3_600_000) as core:
        core.ask(PROVIDE)
        core.send(ask("first"), ask("second"))
        first, asked, second = core.receive(), core.receive(), core.receive()
        assert (
            first["result"]["stale"]
            and second["result"]["stale"]
            and asked["params"] == {"latitude": 52.52, "longitude": 13.405}
        )
        assert (first["result"]["age"], second["result"]["age"]) == (3_600_001, 3_600_002)
        core.send(answer(weather(5)))
        result = core.ask(ask("third"))["result"]
        assert (result["celsius"], result["stale"], result["age"]) == (5, False, 1) and core.said() == []


@pytest.mark.parametrize(
    "before, max_age, age, stale, asks",
    [
        (0, None, 900_000, False, False),
        (600_000, None, 300_000, False, False),
        (600_000, None, 300_001, True, True),
        (900_001, None, 1, True, False),
        (900_001, None, 60_000, True, False),
        (900_001, None, 60_001, True, True),
        (900_001, 86_400, 60_001, False, False),
        (DAY, 86_400, 0, False, False),
        (DAY, 86_400, 1, True, False),
        (30 * DAY, None, 1, True, False),
        # The host names a time of observation in the future. The weather counts as observed when the answer came.
        (-5000, None, 900_000, False, False),
        (-DAY, None, 900_001, True, True),
    ],
)
def test_ages_count_from_when_it_was_observed(data, before, max_age, age, stale, asks):
    """If the host has just sent old weather, the core does not request it again within a minute."""
    params = {} if max_age is None else {"maxAge": max_age}
    with Core(data, *REPEATABLE) as core:
        core.ask(PROVIDE)
        said = fetch(core, weather(observedAt=instant(-before)), **params)["result"]
        assert (said["stale"], said["age"]) == (before > (max_age or 900) * 1000, max(before, 0))
        assert said["fetchedAt"] == FETCHED
    with at(data, age - 1) as core:
        core.ask(PROVIDE)
        result = core.ask(ask(**params))["result"]
        assert (result["stale"], result["age"], result["fetchedAt"]) == (stale, max(before, 0) + age, FETCHED)
        assert [line["method"] for line in core.said()] == (["host.weather.current"] if asks else [])


def test_what_was_asked_for_anew_is_as_old_as_usual(offered):
    assert fetch(offered, weather(observedAt=instant(-900_000)), maxAge=0)["result"]["stale"] is False
    assert fetch(offered, weather(observedAt=instant(-900_000)), 2, maxAge=0)["result"]["stale"] is True


def late(core):
    core.send(ask(maxAge=0, deadline=1))
    assert core.receive()["id"] == 1000000001
    return core.receive()


FAILURES = {
    "hostUnavailable": lambda core: core.ask(ask(maxAge=0)),
    "hostTimeout": lambda core: (core.ask(PROVIDE), late(core))[1],
    "hostError": lambda core: (
        core.ask(PROVIDE),
        core.ask(ask(maxAge=0)),
        core.ask({"jsonrpc": "2.0", "id": 1000000001, "error": {"code": 1, "message": "no"}}),
    )[2],
    "hostFault": lambda core: (core.ask(PROVIDE), core.ask(ask(maxAge=0)), core.ask(answer(weather(unit="warm"))))[2],
}


@pytest.mark.parametrize("kind", FAILURES)
@pytest.mark.parametrize("age", [5000, 30 * DAY])
def test_what_is_known_is_answered_when_the_host_fails(filled, kind, age):
    with at(filled, age) as core:
        result = FAILURES[kind](core)["result"]
        assert (
            result["celsius"] == 21.5
            and result["stale"] is True
            and result["fetchedAt"] == FETCHED
            and age <= result["age"] <= age + 5
            and result["refreshFailure"]["kind"] == kind
        )
        if kind == "hostTimeout":
            assert core.receive()["method"] == "host.cancel"


@pytest.mark.parametrize("kind", FAILURES)
def test_with_nothing_known_it_is_an_error(kind):
    with Core(":memory:", *REPEATABLE) as core:
        assert FAILURES[kind](core)["error"]["data"]["kind"] == kind


def test_at_the_end_of_the_input_what_is_known_is_answered(filled):
    with at(filled, 2 * DAY) as core:
        core.ask(PROVIDE)
        core.send(ask("known"), ask("unknown", latitude=0))
        core.receive(), core.receive()
        core.process.stdin.close()
        known, unknown = (json.loads(line) for line in core.process.stdout.read().splitlines())
        assert known["result"]["stale"] and unknown["error"]["data"]["kind"] == "hostFault"


def test_a_cancelled_request_is_cancelled_whatever_is_known(filled):
    with at(filled, 1000) as core:
        core.ask(PROVIDE)
        core.ask(ask("a", maxAge=0))
        core.call("rpc.cancel", id="a")
        assert core.receive()["error"]["code"] == -32800


def test_with_too_many_calls_what_is_known_is_answered(filled):
    with at(filled, 1000) as core:
        core.ask(request("host.provide", {"capabilities": ["host.ping", *CAPABILITIES]}))
        core.send(*(request("host.check", {"text": "x", "deadline": 600_000}, number) for number in range(1000)))
        for _ in range(1000):
            core.receive()
        known = core.ask(ask(maxAge=0))["result"]
        assert known["stale"] is True and known["refreshFailure"]["kind"] == "limitReached"
        assert core.ask(ask(latitude=0))["error"]["data"]["kind"] == "limitReached"


def test_it_is_kept_over_a_restart_and_for_its_place_alone(filled):
    with at(filled, 1000) as core:
        assert (
            core.ask(ask())["result"]["celsius"] == 21.5
            and core.ask(ask(latitude=52.5204, longitude=13.4046))["result"]["celsius"] == 21.5
        )
        assert core.ask(ask(latitude=52.521))["error"]["data"]["kind"] == "hostUnavailable"
        assert core.ask(ask(method="weather.hourly"))["error"]["data"] == {
            "kind": "hostUnavailable",
            "capability": "host.weather.hourly",
        }


def test_a_damaged_entry_is_none(filled):
    with sqlite3.connect(filled / "device.sqlite") as database:
        database.execute("UPDATE weather_cache SET answer = '{\"latitude\":'")
    database.close()
    with at(filled, 1000) as core:
        assert core.ask(ask())["error"]["data"]["kind"] == "hostUnavailable"
        core.ask(PROVIDE)
        assert fetch(core, weather(3))["result"]["celsius"] == 3 and core.ask(ask())["result"]["celsius"] == 3


def test_the_newest_five_hundred_are_kept(data):
    with Core(data, *REPEATABLE) as core:
        host = Host(core, {"host.weather.current": lambda params: weather(latitude=params["latitude"], longitude=0)})
        for number in range(503):
            host.call("weather.current", {"latitude": number / 10, "longitude": 0}, number)
        # The oldest of the remaining entries is fetched again, so it is the newest one after that.
        host.call("weather.current", {"latitude": 0.3, "longitude": 0, "maxAge": 0})
        host.call("weather.current", {"latitude": 90, "longitude": 0})
    with sqlite3.connect(data / "device.sqlite") as database:
        kept = {latitude for (latitude,) in database.execute("SELECT latitude FROM weather_cache")}
    database.close()
    assert kept == {90_000_000, *(number * 100_000 for number in (3, *range(5, 503)))}


def test_hours(offered):
    reply = fetch(offered, hours(name="Berlin"), method="weather.hourly", scale="kelvin", hours=2)
    assert reply["result"] == {
        "place": {"latitude": 52.52, "longitude": 13.405, "name": "Berlin", "timeZone": None},
        "hours": [
            {
                "at": f"2026-01-01T0{number}:00:00.000Z",
                "celsius": number,
                "temperature": {"value": number + 273.15, "scale": "kelvin", "extrapolated": False},
                "condition": None,
                "more": None,
            }
            for number in range(2)
        ],
        "fallbacks": [],
        "more": None,
        "stale": False,
        "age": 0,
        "fetchedAt": FETCHED,
        "refreshFailure": None,
    }
    assert (
        len(offered.ask(ask(method="weather.hourly"))["result"]["hours"]) == 12
        and len(offered.ask(ask(method="weather.hourly", hours=48))["result"]["hours"]) == 48
    )
    for bad in (0, 49, "12", 1.5):
        assert (
            offered.refused("weather.hourly", latitude=0, longitude=0, hours=bad)["data"]["problems"][0]["pointer"]
            == "/hours"
        )
    assert offered.said() == []


def test_the_host_is_always_asked_for_all_hours(offered):
    assert offered.ask(ask(method="weather.hourly", hours=1))["params"] == {
        "latitude": 52.52,
        "longitude": 13.405,
        "hours": 48,
    }


def test_positions(offered):
    offered.send(
        request("weather.hourly", [52.52, 13.405, 3, "kelvin", 60, 5000], 1),
        request("weather.current", [52.52, 13.405, "kelvin", 60], 2),
    )
    offered.said()
    offered.send(answer(hours()), answer(weather(), 2))
    hourly, current = offered.said()
    assert len(hourly["result"]["hours"]) == 3 and current["result"]["temperature"]["scale"] == "kelvin"


def test_hours_that_have_ended_are_left_out(data):
    with Core(data, *REPEATABLE) as core:
        core.ask(PROVIDE)
        fetch(core, hours(3), method="weather.hourly")
    for age, first in (
        (3_600_000 - 3, 0),
        (3_600_000 - 2, 1),
        (2 * 3_600_000 - 3, 1),
        (2 * 3_600_000 - 2, 2),
        (3 * 3_600_000 - 2, 3),
    ):
        # The stored weather was fetched two milliseconds after the full hour.
        with at(data, age) as core:
            found = core.ask(ask(method="weather.hourly"))["result"]
            assert [hour["celsius"] for hour in found["hours"]] == list(range(first, 3)) and found["stale"]


@pytest.mark.parametrize(
    "change, pointer, words",
    [
        (lambda result: result.pop("hours"), "/hours", "hours is missing"),
        (lambda result: result.update(hours=[]), "/hours", "1 to 1000"),
        (lambda result: result.update(hours=5), "/hours", "an array"),
        (lambda result: result["hours"][2].update(at=result["hours"][1]["at"]), "/hours/2/at", "later"),
        (lambda result: result["hours"].reverse(), "/hours/1/at", "later"),
        (lambda result: result["hours"][3].pop("temperature"), "/hours/3/temperature", "missing"),
        (lambda result: result["hours"][3]["temperature"].update(unit="x"), "/hours/3/temperature/unit", "one of"),
        (
            lambda result: result["hours"][3]["temperature"].update(value=-300),
            "/hours/3/temperature/value",
            "absolute zero",
        ),
        (lambda result: result["hours"][0].update(at=5), "/hours/0/at", "RFC 3339"),
        (lambda result: result.update(latitude=-52), "", "km from"),
    ],
)
def test_nonsense_about_hours(offered, change, pointer, words):
    result = hours(4)
    change(result)
    error = fetch(offered, result, method="weather.hourly")["error"]
    assert (
        error["data"]["kind"] == "hostFault"
        and error["data"]["problems"][0]["pointer"] == pointer
        and words in error["data"]["problems"][0]["message"]
    )
    assert offered.ask(ask(method="weather.hourly"))["id"] == 1000000002


def test_hours_go_stale_alike(data):
    with Core(data, *REPEATABLE) as core:
        core.ask(PROVIDE)
        fetch(core, hours(), method="weather.hourly")
    with at(data, 900_000) as core:
        core.ask(PROVIDE)
        core.send(ask(method="weather.hourly"))
        reply, asked = core.receive(), core.receive()
        assert reply["result"]["stale"] and asked["method"] == "host.weather.hourly"
        core.send(answer(hours(5)))
        found = core.ask(ask(method="weather.hourly"))["result"]
        assert not found["stale"] and len(found["hours"]) == 5
    with at(data, 3 * DAY) as core:
        found = core.ask(ask(method="weather.hourly"))["result"]
        assert found["stale"] and found["hours"] == []


def test_the_same_conversation_gives_the_same_bytes():
    lines = [
        PROVIDE,
        *(ask(number, latitude=number % 3) for number in range(9)),
        answer(weather(latitude=0)),
        answer(weather(latitude=2), 3),
        answer(weather(latitude=1), 2),
        ask(latitude=0),
    ]
    assert serve(lines, *REPEATABLE) == serve(lines, *REPEATABLE)


def test_it_does_not_disturb_writes_around_it(data):
    """Requests for weather are among the writes of one chunk. Each write is executed once, in order."""
    with Core(data, *REPEATABLE) as core:
        core.ask(PROVIDE)
        lines = []
        for number in range(40):
            lines += [
                request("companies.create", {"name": f"C{number}"}, f"c{number}"),
                ask(f"w{number}", latitude=number % 4),
            ]
        core.send(*lines)
        said = core.said()
        assert [line["id"] for line in said if "result" in line] == [f"c{number}" for number in range(40)]
        asked = [line for line in said if line.get("method") == "host.weather.current"]
        assert len(asked) == 4
        core.send(
            *(
                {"jsonrpc": "2.0", "id": line["id"], "result": weather(latitude=line["params"]["latitude"])}
                for line in asked
            )
        )
        assert sorted(line["id"] for line in core.said()) == sorted(f"w{number}" for number in range(40))
        assert len(core.call("companies.list", limit=100)["items"]) == 40


def test_a_full_disk_keeps_the_weather_from_nobody(small_disk):
    with Core(small_disk / "data", *REPEATABLE) as core:
        core.ask(PROVIDE)
        fill(small_disk)
        assert fetch(core, weather(condition="x" * 200))["result"]["celsius"] == 21.5
        assert core.call("system.ping") == {}


PLACE = {"latitude": 52.52, "longitude": 13.405}


def test_a_live_query_shows_what_is_known_and_asks_nobody(offered):
    live = offered.call("live.open", query={"method": "weather.current", "params": {**PLACE, "scale": "kelvin"}})
    assert live["result"] is None and offered.said() == []
    assert offered.ask(ask())["method"] == "host.weather.current"
    offered.send(answer(weather()))
    (told,) = changed(offered.said())[live["live"]]
    assert (told["celsius"], told["temperature"]["value"], told["refreshFailure"]) == (21.5, 294.65, None)
    # The query for hourly weather has no data yet, and gets no notification about the current weather.
    elsewhere = offered.call("live.open", query={"method": "weather.hourly", "params": PLACE})
    assert elsewhere["result"] is None
    assert problems_of(
        offered.refused("live.open", query={"method": "weather.current", "params": {"latitude": 91}})
    ) == [
        "/query/params/longitude",
        "/query/params/latitude",
    ]


def problems_of(error):
    return sorted((problem["pointer"] for problem in error["data"]["problems"]), reverse=True)


def test_a_live_query_of_what_is_stale_asks_nobody_either(filled):
    with at(filled, DAY * 2) as core:
        core.ask(PROVIDE)
        live = core.call("live.open", query={"method": "weather.current", "params": PLACE})
        assert live["result"]["stale"] is True and live["result"]["celsius"] == 21.5
        assert core.said() == []


@pytest.mark.parametrize(
    "said, kind",
    [
        ({"error": {"code": 7, "message": "no network"}}, "hostError"),
        ({"result": {"latitude": 52.52, "longitude": 13.405}}, "hostFault"),
        ({"result": weather(latitude=-30)}, "hostFault"),
    ],
)
def test_the_end_of_a_refresh_is_told_with_the_reason_when_it_failed(filled, said, kind):
    with at(filled, 1_000_000) as core:
        core.ask(PROVIDE)
        live = core.call("live.open", query={"method": "weather.current", "params": PLACE})
        assert live["result"]["refreshFailure"] is None
        # The stored weather is stale, so the core requests it from the host after the reply.
        reply, asked = core.ask(ask()), core.receive()
        assert reply["result"]["stale"] is True and asked["method"] == "host.weather.current"
        core.send({"jsonrpc": "2.0", "id": asked["id"], **said})
        (told,) = changed(core.said())[live["live"]]
        assert told["refreshFailure"]["kind"] == kind and told["celsius"] == 21.5 and told["stale"] is True
        if kind == "hostError":
            assert "no network" in told["refreshFailure"]["message"]
        # Later requests also return this failure. For a minute, only a request with maxAge 0 asks the host again.
        reply = core.ask(ask())
        assert reply["result"]["refreshFailure"] == told["refreshFailure"] and core.said() == []
        asked = core.ask(ask(maxAge=0))
        core.send({"jsonrpc": "2.0", "id": asked["id"], "result": weather(20)})
        (told,) = changed(core.said())[live["live"]]
        assert (told["celsius"], told["stale"], told["refreshFailure"]) == (20, False, None)


def test_a_dead_host_is_asked_less_and_less_often(tmp_path):
    """Fifty requests each minute for two hours, and the host always fails. Another place has its own pauses."""
    first = [PROVIDE, ask("first"), answer(weather())]
    blocks = [("2026-01-01T00:00:00Z", *first)]
    asks, number = [0, 1, 3, 7, 15, 31, 63], 1
    for minute in range(110):
        sent = [ask(f"{minute}.{reader}") for reader in range(50)]
        if minute in asks:
            number += 1
            error = {"jsonrpc": "2.0", "id": 1_000_000_000 + number, "error": {"code": 1, "message": "no"}}
            sent += [error, ask(f"{minute} again")]
        # The step is a little longer than a minute, because the clock also advances by a millisecond with each line.
        blocks.append((instant(2 * 3_600_000 + minute * 60_100), *sent))
    found = transcript(tmp_path / "t.rpc", *blocks)[1:]
    asked = [minute for minute, lines in enumerate(found) if any("method" in line for line in lines)]
    assert asked == asks and sum(minute < 60 for minute in asked) <= 8
    assert all(line["result"]["stale"] for lines in found for line in lines if "result" in line)


def test_a_refresh_that_nobody_answers_has_failed(filled):
    """The core's own request to refresh has a deadline of ten seconds, which no caller can shorten."""
    with at(filled, 1_000_000) as core:
        core.ask(PROVIDE)
        live = core.call("live.open", query={"method": "weather.current", "params": PLACE})
        assert "result" in core.ask(ask()) and core.receive()["method"] == "host.weather.current"
        seen = [core.receive(), core.receive()]
        (told,) = changed(seen)[live["live"]]
        assert told["refreshFailure"]["kind"] == "hostTimeout"
        assert {line["method"] for line in seen} == {"live.changed", "host.cancel"}


def test_a_failed_refresh_is_known_after_a_restart(filled):
    with at(filled, 1_000_000) as core:
        core.ask(PROVIDE)
        core.ask(ask())
        asked = core.receive()
        core.send({"jsonrpc": "2.0", "id": asked["id"], "error": {"code": 1, "message": "no"}})
        core.said()
    with at(filled, 2_000_000) as core:
        live = core.call("live.open", query={"method": "weather.current", "params": PLACE})
        assert live["result"]["refreshFailure"]["kind"] == "hostError"


def test_methods_that_know_nothing_without_the_host_can_not_be_live(offered):
    message = offered.refused("live.open", query={"method": "places.search", "params": {"text": "a"}})["message"]
    assert "does not ask the host; " in message and message.endswith(" may ask the host")


def test_the_document_says_to_how_many_decimals_the_host_is_asked(core):
    asked = {one["name"]: one for one in core.call("rpc.discover")["x-host"]}
    for name, words in (
        ("host.weather.current", "rounded to three decimals"),
        ("host.weather.hourly", "rounded to three decimals"),
        ("host.geocode.reverse", "rounded to four decimals"),
    ):
        assert words in json.dumps(asked[name]["params"])
