"""The location of the device: requested once, refused or found, named later, and never geocoded twice."""

import json
import sqlite3

import pytest

from support.core import PATIENCE, PATIENT, REPEATABLE, Core, request
from support.host import Host

CAPABILITIES = ["host.location.request", "host.geocode.reverse"]
PROVIDE = request("host.provide", {"capabilities": CAPABILITIES}, "provide")
HERE = {"latitude": 52.521918, "longitude": 13.413215}
NAMES = {
    "name": "Alexanderplatz",
    "locality": "Berlin",
    "region": "Berlin",
    "country": "DE",
    "timeZone": "Europe/Berlin",
}


@pytest.fixture
def offered():
    with Core(":memory:", *REPEATABLE) as core:
        core.ask(PROVIDE)
        yield core


def locate(id="a", **more):
    return request("location.request", PATIENT | more, id)


def geocode(id="g", **more):
    return request("location.geocode", HERE | PATIENT | more, id)


def answer(number, result):
    return {"jsonrpc": "2.0", "id": 1_000_000_000 + number, "result": result}


def found(core, number=1, **more):
    """Requests the location, answers as the host, and returns the result."""
    assert core.ask(locate())["id"] == 1_000_000_000 + number
    return core.ask(answer(number, HERE | more))


def kind(reply):
    return reply["error"]["data"]["kind"]


def test_authorization_is_not_determined_at_first(core):
    assert core.call("location.authorization") == {"state": "notDetermined", "changedAt": None}
    assert core.call("location.last") is None


@pytest.mark.parametrize("state", ["restricted", "denied", "authorizedWhenInUse", "authorizedAlways", "notDetermined"])
def test_the_host_tells_the_authorization(data, state):
    with Core(data, *REPEATABLE) as core:
        told = core.call("location.setAuthorization", state=state)
        assert told == {"state": state, "changedAt": "2026-01-01T00:00:00.000Z"} == core.call("location.authorization")
        # Setting the same state again changes nothing, not even the time of the change.
        assert core.call("location.setAuthorization", state=state) == told
    with Core(data) as core:
        assert core.call("location.authorization") == told
        changed = core.call("location.setAuthorization", state="denied" if state != "denied" else "restricted")
        assert changed["changedAt"] > told["changedAt"]


def test_bad_states(core):
    for bad, words in (
        ("allowed", "one of notDetermined, restricted, denied"),
        ("Denied", "did you mean denied"),
        (None, "a string"),
        (3, "a string"),
    ):
        problem = core.refused("location.setAuthorization", state=bad)["data"]["problems"][0]
        assert problem["pointer"] == "/state" and words in problem["message"]
    assert "missing" in core.refused("location.setAuthorization")["message"]


def test_a_live_query_sees_the_authorization(offered):
    live = offered.call("live.open", query={"method": "location.authorization"})
    assert live["result"]["state"] == "notDetermined"
    offered.call("location.setAuthorization", state="authorizedAlways", idempotencyKey="k")
    assert [line["params"]["result"]["state"] for line in offered.said()] == ["authorizedAlways"]
    offered.call("location.setAuthorization", state="authorizedAlways")
    assert offered.said() == []
    # Unknown members of the host's answer are ignored.
    offered.ask(locate())
    assert kind(offered.ask(answer(1, {"authorization": "denied"}))) == "locationDenied"
    assert offered.receive()["params"]["result"]["state"] == "denied"


def test_a_location(offered):
    assert found(offered, accuracy=12.3456, at="2025-12-31T23:00:00Z", authorization="authorizedWhenInUse")[
        "result"
    ] == HERE | {"accuracy": 12.346, "at": "2025-12-31T23:00:00.000Z", "name": None}
    assert offered.call("location.last") == HERE | {
        "name": None,
        "accuracy": 12.346,
        "at": "2025-12-31T23:00:00.000Z",
        "stale": False,
        "age": 3_600_003,
        "authorization": "authorizedWhenInUse",
    }
    assert offered.call("location.authorization") == {
        "state": "authorizedWhenInUse",
        "changedAt": "2026-01-01T00:00:00.002Z",
    }


def test_what_the_host_leaves_out(offered):
    assert found(offered)["result"] == HERE | {"accuracy": None, "at": "2026-01-01T00:00:00.002Z", "name": None}
    assert offered.call("location.authorization")["state"] == "notDetermined"


def test_it_outlives_the_process_and_is_in_the_app_group(data):
    with Core(data, *REPEATABLE) as core:
        core.ask(PROVIDE)
        last = found(core)["result"]
    with Core(data) as core:
        found_again = core.call("location.last")
        assert found_again == found_again | HERE | {"name": None, "at": last["at"]}
    with sqlite3.connect(data / "device.sqlite") as database:
        (value,) = database.execute("SELECT value FROM app_group_values WHERE name = 'devicePlace'").fetchone()
    database.close()
    assert value == '{"latitude":52.521918,"longitude":13.413215,"name":null,"at":"%s","accuracy":null}' % last["at"]


@pytest.mark.parametrize("state", ["denied", "restricted"])
def test_where_it_is_known_to_be_refused_the_host_is_not_asked(offered, state):
    offered.call("location.setAuthorization", state=state)
    error = offered.refused("location.request")
    assert error["code"] == 23 and error["data"] == {"kind": "locationDenied", "state": state} and offered.said() == []
    assert error["message"].startswith("The app is not allowed to know where the device is: ")
    offered.call("location.setAuthorization", state="notDetermined")
    assert "result" in found(offered)


@pytest.mark.parametrize("state", ["denied", "restricted"])
def test_the_host_may_find_it_refused(data, state):
    with Core(data, *REPEATABLE) as core:
        core.ask(PROVIDE)
        core.ask(locate())
        error = core.ask(answer(1, {"authorization": state}))["error"]
        assert error["code"] == 23 and error["data"] == {"kind": "locationDenied", "state": state}
        assert core.call("location.last") is None and core.refused("location.request")["data"]["state"] == state
    # The request failed, but the authorization that the host reported with the failure is stored.
    with Core(data) as core:
        assert core.call("location.authorization")["state"] == state


def test_a_refusal_with_coordinates_is_a_refusal(offered):
    offered.ask(locate())
    assert kind(offered.ask(answer(1, HERE | {"authorization": "denied"}))) == "locationDenied"
    assert offered.call("location.last") is None


@pytest.mark.parametrize(
    "result, pointers",
    [
        ({}, ["/latitude", "/longitude"]),
        ({"latitude": 1}, ["/longitude"]),
        ({"longitude": 1}, ["/latitude"]),
        ({"latitude": None, "longitude": 1}, ["/latitude"]),
        ({"latitude": "NaN", "longitude": 1}, ["/latitude"]),
        ({"latitude": 91, "longitude": 181}, ["/latitude", "/longitude"]),
        (HERE | {"accuracy": -1}, ["/accuracy"]),
        (HERE | {"accuracy": "good"}, ["/accuracy"]),
        (HERE | {"at": "now"}, ["/at"]),
        (HERE | {"authorization": "maybe"}, ["/authorization"]),
        ({"authorization": "authorizedAlways"}, ["/latitude", "/longitude"]),
        (None, [""]),
        ([], None),
    ],
)
def test_nonsense_of_the_host(offered, result, pointers):
    offered.ask(locate())
    error = offered.ask(answer(1, result))["error"]
    assert error["data"]["kind"] == "hostFault"
    if pointers is not None:
        assert [problem["pointer"] for problem in error["data"]["problems"]] == pointers
    # Nothing of the refused answer is stored, and the next request succeeds.
    assert offered.call("location.last") is None and offered.call("location.authorization")["state"] == "notDetermined"
    assert "result" in found(offered, 2)


def test_a_late_host_and_the_next_request(offered):
    offered.send(locate("late", deadline=1))
    asked, reply, cancelled = offered.receive(), offered.receive(), offered.receive()
    assert reply["error"]["data"] == {"kind": "hostTimeout", "deadline": 1} and cancelled["params"] == {
        "id": asked["id"]
    }
    offered.send(answer(1, HERE))
    assert offered.said() == [] and offered.call("location.last") is None
    assert "result" in found(offered, 2)


def test_a_missing_and_an_erring_host(core):
    assert core.refused("location.request")["data"] == {
        "kind": "hostUnavailable",
        "capability": "host.location.request",
    }
    assert core.refused("location.geocode", **HERE)["data"] == {
        "kind": "hostUnavailable",
        "capability": "host.geocode.reverse",
    }
    core.ask(PROVIDE)
    for number, line in enumerate((locate(), geocode()), 1):
        core.ask(line)
        assert (
            kind(core.ask({"jsonrpc": "2.0", "id": 1_000_000_000 + number, "error": {"code": 1, "message": "no"}}))
            == "hostError"
        )


def test_requests_at_one_time_are_one_call(offered):
    offered.send(locate("a"), locate("b"), locate("c", progressToken=1), [locate("d")])
    assert len(offered.said()) == 1
    offered.call("host.progress", id=1000000001, done=1)
    assert [line["params"]["token"] for line in offered.said()] == [1]
    offered.send(answer(1, HERE))
    a, b, c, (d,) = offered.said()
    assert [one["id"] for one in (a, b, c, d)] == ["a", "b", "c", "d"] and a["result"] == b["result"] == c[
        "result"
    ] == d["result"]


def test_a_refusal_reaches_each_of_them(offered):
    offered.send(locate("a"), locate("b"))
    offered.receive()
    offered.send(answer(1, {"authorization": "denied"}))
    assert [kind(line) for line in offered.said()] == ["locationDenied", "locationDenied"]


def test_a_repeat_with_the_same_key_gets_the_same_location(data):
    with Core(data, *REPEATABLE) as core:
        core.ask(PROVIDE)
        core.ask(locate(idempotencyKey="k"))
        first = core.ask(answer(1, HERE))["result"]
        found(core, 2, latitude=1)
    with Core(data, *REPEATABLE) as core:
        core.ask(PROVIDE)
        assert core.ask(locate(idempotencyKey="k"))["result"] == first and core.said() == []
        assert core.call("location.last")["latitude"] == 1
        assert core.ask(locate(idempotencyKey="k", deadline=5))["error"]["data"]["kind"] == "keyReused"


def test_a_failure_is_not_remembered_under_its_key(offered):
    offered.ask(locate(idempotencyKey="k"))
    assert kind(offered.ask({"jsonrpc": "2.0", "id": 1000000001, "error": {"code": 1, "message": "no"}})) == "hostError"
    assert offered.ask(locate(idempotencyKey="k"))["id"] == 1000000002
    assert "result" in offered.ask(answer(2, HERE))


def test_a_live_query_sees_the_place(offered):
    live = offered.call("live.open", query={"method": "location.last"})
    assert live["result"] is None
    offered.ask(locate())
    reply, changed = offered.ask(answer(1, HERE)), offered.receive()
    assert reply["id"] == "a" and changed["params"]["result"]["latitude"] == HERE["latitude"]


def test_a_geocode_is_asked_once(data):
    with Core(data, *REPEATABLE) as core:
        core.ask(PROVIDE)
        assert core.ask(geocode()) == {
            "jsonrpc": "2.0",
            "id": 1000000001,
            "method": "host.geocode.reverse",
            "params": {"latitude": 52.5219, "longitude": 13.4132},
        }
        assert core.ask(answer(1, NAMES))["result"] == HERE | NAMES | {"known": False}
        assert core.ask(geocode())["result"] == HERE | NAMES | {"known": True}
        # The coordinates are rounded to about ten metres, and the first ones round to the same point. The second ones
        # don't.
        assert core.ask(geocode(latitude=52.52194))["result"] == HERE | NAMES | {"latitude": 52.52194, "known": True}
        assert core.ask(geocode(latitude=52.5218))["method"] == "host.geocode.reverse"
    with Core(data) as core:
        assert core.call("location.geocode", **HERE)["known"] is True


def test_geocodes_at_one_time_are_one_call(offered):
    offered.send(*(geocode(number) for number in range(5)))
    assert len(offered.said()) == 1
    offered.send(answer(1, NAMES))
    assert [(line["id"], line["result"]["known"]) for line in offered.said()] == [
        (number, False) for number in range(5)
    ]


@pytest.mark.parametrize(
    "result, pointer",
    [
        ({}, "/name"),
        ({"name": ""}, "/name"),
        ({"name": None}, "/name"),
        ({"name": "x" * 201}, "/name"),
        ({"name": "a", "country": "de"}, "/country"),
        ({"name": "a", "country": "DEU"}, "/country"),
        ({"name": "a", "timeZone": "not a zone"}, "/timeZone"),
        ({"name": "a", "locality": 5}, "/locality"),
        ([1], ""),
    ],
)
def test_a_geocode_that_is_nonsense_is_not_kept(offered, result, pointer):
    offered.ask(geocode())
    error = offered.ask(answer(1, result))["error"]
    assert error["data"]["kind"] == "hostFault" and error["data"]["problems"][0]["pointer"] == pointer
    assert offered.ask(geocode())["id"] == 1000000002


def test_what_a_geocode_leaves_out_is_null(offered):
    offered.ask(geocode())
    assert offered.ask(answer(1, {"name": "Somewhere"}))["result"] == HERE | dict.fromkeys(NAMES) | {
        "name": "Somewhere",
        "known": False,
    }


def test_the_names_of_the_date_line_are_the_same(offered):
    offered.ask(geocode(latitude=0, longitude=180))
    offered.ask(answer(1, NAMES))
    for longitude in (-180, 179.99999, -179.99999, 180.0000004):
        assert offered.ask(geocode(latitude=0, longitude=longitude))["result"]["known"] is True


def test_the_device_place_gets_its_name(offered):
    found(offered)
    live = offered.call("live.open", query={"method": "location.last"})
    assert live["result"]["name"] is None
    offered.ask(geocode(latitude=52.52192))
    assert (
        offered.ask(answer(2, NAMES))["result"]["known"] is False
        and offered.receive()["params"]["result"]["name"] == "Alexanderplatz"
    )
    last = offered.call("location.last")
    assert last == last | HERE | {"name": "Alexanderplatz", "at": live["result"]["at"]}
    offered.call("live.close", live=live["live"])
    # The place has a name already, so the next location there has the name at once.
    assert found(offered, 3)["result"]["name"] == "Alexanderplatz"
    # The name of another place is not known.
    assert found(offered, 4, latitude=10)["result"]["name"] is None


def test_the_device_place_is_the_one_that_was_answered_last(offered):
    """-180 and 180 degrees are the same meridian, but different numbers."""
    for number, longitude in enumerate((-180, 180), 1):
        answered = found(offered, number, longitude=longitude, at="2026-01-01T00:00:00.000Z")["result"]
        assert answered["longitude"] == offered.call("location.last")["longitude"] == longitude


def test_an_older_fix_does_not_replace_a_newer_one(offered):
    newer = found(offered, 1, latitude=1, at="2025-12-31T23:59:00Z", accuracy=5)["result"]
    answered = found(offered, 2, latitude=2, at="2025-12-31T23:58:59.999Z", accuracy=9)["result"]
    # The reply has the newer location of the device, with its accuracy.
    assert answered == newer and newer["accuracy"] == 5
    assert offered.call("location.last")["accuracy"] == 5
    assert offered.call("location.last")["latitude"] == 1
    assert found(offered, 3, latitude=3, at="2025-12-31T23:59:00Z")["result"]["latitude"] == 3


def test_a_fix_from_the_future_gives_way(offered):
    """The clock was wrong when this location was stored. Otherwise no later location would count as newer for a long
    time."""
    found(offered, 1, latitude=1, at="2030-01-01T00:00:00Z")
    last = offered.call("location.last")
    assert (last["latitude"], last["stale"], last["age"]) == (1, True, 0)
    assert found(offered, 2, latitude=2)["result"]["latitude"] == 2
    assert offered.call("location.last")["stale"] is False


def test_another_place_and_a_named_one_keep_what_they_have(offered):
    found(offered)
    offered.ask(geocode(latitude=10))
    offered.ask(answer(2, NAMES))
    assert offered.call("location.last")["name"] is None
    offered.ask(geocode())
    offered.ask(answer(3, NAMES | {"name": "First"}))
    assert offered.call("location.last")["name"] == "First"


def test_the_newest_five_thousand_geocodes_are_kept(data):
    with Core(data, *REPEATABLE) as core:
        host = Host(core, {"host.geocode.reverse": lambda params: {"name": str(params["latitude"])}})
        host.send(
            [
                request("location.geocode", {"latitude": number / 100, "longitude": 0, "deadline": 600_000}, number)
                for number in range(900)
            ]
        )
        host.replies.get(timeout=PATIENCE)
    with sqlite3.connect(data / "device.sqlite") as database:
        database.executemany(
            'INSERT INTO geocodes (latitude, longitude, answer) VALUES (?, 1, \'{"name":"x"}\')',
            [(number,) for number in range(4100)],
        )
    database.close()
    with Core(data) as core:
        core.ask(PROVIDE)
        assert core.call("location.geocode", latitude=0, longitude=0)["known"] is True
        core.ask(geocode())
        core.ask(answer(1, NAMES))
        assert core.ask(geocode(latitude=0, longitude=0))["id"] == 1000000002
        assert core.call("location.geocode", latitude=0.01, longitude=0)["known"] is True


@pytest.mark.parametrize(
    "params, pointer",
    [
        ({"latitude": 91, "longitude": 0}, "/latitude"),
        ({"latitude": 0, "longitude": "NaN"}, "/longitude"),
        ({"latitude": 0}, "/longitude"),
        ({"latitude": 0, "longitude": 0, "deadline": 600_001}, "/deadline"),
    ],
)
def test_bad_parameters(core, params, pointer):
    assert core.refused("location.geocode", **params)["data"]["problems"][0]["pointer"] == pointer


def test_what_waits_at_the_end(offered):
    offered.send(locate(), geocode())
    offered.receive(), offered.receive()
    offered.process.stdin.close()
    assert [kind(json.loads(line)) for line in offered.process.stdout.read().splitlines()] == ["hostFault", "hostFault"]
