"""The name of the device's place: requested together with the weather, which never waits for the name."""

import pytest

from support.core import PATIENT, REPEATABLE, Core, request
from support.replay import transcript

CAPABILITIES = ["host.location.request", "host.geocode.reverse", "host.weather.hourly"]
PLACE = {"latitude": 52.52, "longitude": 13.405}
HOURS = [
    {"at": f"2026-01-01T{hour:02}:00:00.000Z", "temperature": {"value": hour, "unit": "celsius"}} for hour in range(24)
]
WEATHER = {**PLACE, "hours": HOURS}


def provide(*capabilities):
    return request("host.provide", {"capabilities": list(capabilities)}, "provide")


def answer(asked, result):
    return {"jsonrpc": "2.0", "id": asked["id"], "result": result}


def locate(core):
    assert "result" in core.ask(provide(*CAPABILITIES))
    asked = core.ask(request("location.request", PATIENT, "where"))
    assert core.ask(answer(asked, PLACE))["result"]["name"] is None


def timeline(id="t"):
    return request("widgets.timeline", {"hours": 3, **PATIENT}, id)


def reasons(reply):
    return [fallback["reason"] for fallback in reply["result"]["fallbacks"]]


@pytest.fixture
def nameless(data):
    with Core(data, *REPEATABLE) as core:
        locate(core)
        yield core


def ask_both(core):
    core.send(timeline())
    # The core sends a request to the host that can wait after it has committed all requests of the chunk.
    weather, name = core.receive(), core.receive()
    assert (name["method"], weather["method"]) == ("host.geocode.reverse", "host.weather.hourly")
    assert name["params"] == PLACE
    return name, weather


def test_a_name_that_comes_before_the_weather_stands_in_the_same_answer(nameless, data):
    name, weather = ask_both(nameless)
    nameless.send(answer(name, {"name": "Berlin"}), answer(weather, WEATHER))
    reply = nameless.receive()
    assert reply["result"]["place"]["name"] == "Berlin" and reasons(reply) == []
    assert nameless.call("appGroup.get", name="devicePlace")["value"]["name"] == "Berlin"
    assert nameless.call("location.geocode", **PLACE)["known"] is True
    # The host is never asked for this name again, by a timeline or by another process.
    for _ in range(100):
        assert nameless.ask(timeline())["result"]["place"]["name"] == "Berlin"
    assert nameless.said() == []
    assert nameless.close() == 0
    with Core(data, *REPEATABLE) as core:
        assert "result" in core.ask(provide(*CAPABILITIES))
        assert core.ask(timeline())["result"]["place"]["name"] == "Berlin"
        assert "host.geocode.reverse" not in [line.get("method") for line in core.said()]


def test_the_weather_does_not_wait_for_the_name(nameless):
    name, weather = ask_both(nameless)
    reply = nameless.ask(answer(weather, WEATHER))
    assert reply["result"]["place"]["name"] is None and reasons(reply) == ["nameMissing"]
    assert len(reply["result"]["entries"]) == 3
    # The core has sent this request to the host already, and does not send it again.
    assert reasons(nameless.ask(timeline())) == ["nameMissing"] and nameless.said() == []
    nameless.send(answer(name, {"name": "Berlin"}))
    assert nameless.said() == []
    reply = nameless.ask(timeline())
    assert reply["result"]["place"]["name"] == "Berlin" and reasons(reply) == []


def test_one_deadline_holds_for_both(nameless):
    # `host.check` measures the time: it is sent last and waits for two seconds. The requests for the timeline must end
    # before.
    assert "result" in nameless.ask(provide(*CAPABILITIES, "host.ping"))
    nameless.send(
        request("widgets.timeline", {"hours": 3, "deadline": 50}, "t"),
        request("host.check", {"text": "x", "deadline": 2000}, "clock"),
    )
    asked = [nameless.receive() for _ in range(3)]
    assert [one["method"] for one in asked] == ["host.weather.hourly", "host.geocode.reverse", "host.ping"]
    ended = [nameless.receive() for _ in range(3)]
    assert [one["id"] for one in ended if "id" in one] == ["t"]
    cancelled = [one["params"]["id"] for one in ended if one.get("method") == "host.cancel"]
    assert cancelled == [one["id"] for one in asked[:2]]


def test_a_name_that_the_weather_brings_is_one(nameless):
    name, weather = ask_both(nameless)
    reply = nameless.ask(answer(weather, {**WEATHER, "name": "Mitte"}))
    assert reply["result"]["place"]["name"] == "Mitte" and reasons(reply) == []


def test_a_name_of_another_place_is_not_shown(nameless):
    """The device has moved while the host was asked."""
    name, weather = ask_both(nameless)
    nameless.send(request("location.request", PATIENT, "where"))
    asked = nameless.receive()
    nameless.send(answer(asked, {"latitude": 48.1, "longitude": 11.6}), answer(name, {"name": "Berlin"}))
    assert nameless.receive()["id"] == "where"
    reply = nameless.ask(answer(weather, WEATHER))
    assert (reply["result"]["place"]["latitude"], reply["result"]["place"]["name"]) == (52.52, None)


def test_without_a_host_that_knows_names_none_is_missed(data):
    with Core(data, *REPEATABLE) as core:
        locate(core)
        assert "result" in core.ask(provide("host.weather.hourly"))
        weather = core.ask(timeline())
        assert weather["method"] == "host.weather.hourly"
        assert reasons(core.ask(answer(weather, WEATHER))) == []


def test_a_host_that_fails_is_asked_less_and_less_often(tmp_path):
    """A timeline is requested each minute for half an hour. The pauses double."""
    refusal = {"code": 1, "message": "no"}
    first = [
        provide(*CAPABILITIES),
        request("location.request", {}, "where"),
        {"jsonrpc": "2.0", "id": 1_000_000_001, "result": PLACE},
        timeline("first"),
        {"jsonrpc": "2.0", "id": 1_000_000_002, "result": WEATHER},
        {"jsonrpc": "2.0", "id": 1_000_000_003, "error": refusal},
    ]
    blocks = [("2026-01-01T00:00:00Z", *first)]
    expected = [1, 3, 7, 15]
    for minute in range(1, 31):
        # The weather stays fresh for an hour by the host's time, so only the name is requested.
        lines = [timeline(minute)]
        if minute in expected:
            lines.append({"jsonrpc": "2.0", "id": 1_000_000_004 + expected.index(minute), "error": refusal})
        blocks.append((f"2026-01-01T00:{minute:02}:{minute:02}Z", *lines))
    found = transcript(tmp_path / "t.rpc", *blocks)[1:]
    asked = [
        minute
        for minute, lines in enumerate(found, 1)
        if any(line.get("method") == "host.geocode.reverse" for line in lines)
    ]
    assert asked == expected
    assert all("nameMissing" in reasons(line) for lines in found for line in lines if "result" in line)


def test_a_name_is_asked_for_after_the_pause_of_an_earlier_process(data):
    """A widget starts a new process each quarter of an hour. It asks a failing host no more often than one process
    would."""
    with Core(data) as core:
        locate(core)
        name, _ = ask_both(core)
        core.send({"jsonrpc": "2.0", "id": name["id"], "error": {"code": 1, "message": "no"}})
        assert core.call("system.ping") == {}
    with Core(data) as core:
        assert "result" in core.ask(provide("host.geocode.reverse"))
        assert "nameMissing" in reasons(core.ask(timeline()))
        assert core.said() == []
