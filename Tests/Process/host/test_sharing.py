"""Requests that need the same answer of the host at the same time share one host request. Each keeps its own position,
deadline and end."""

import json
import signal

import pytest

from support.core import PATIENCE, PATIENT, REPEATABLE, Core, request, writes
from support.host import Host

PROVIDE = request(
    "host.provide", {"capabilities": ["host.ping", "host.weather.current", "host.weather.hourly"]}, "provide"
)


@pytest.fixture
def offered():
    with Core(":memory:", *REPEATABLE) as core:
        core.ask(PROVIDE)
        yield core


def ask(id, latitude=50, longitude=10, **more):
    return request("weather.current", {"latitude": latitude, "longitude": longitude, **PATIENT, **more}, id)


def weather(latitude=50, longitude=10, value=20):
    return {"latitude": latitude, "longitude": longitude, "temperature": {"value": value, "unit": "celsius"}}


def answer(number, **members):
    return {"jsonrpc": "2.0", "id": 1_000_000_000 + number, **members}


def ids(lines):
    return [line["id"] for line in lines]


def test_a_thousand_requests_for_ten_places_are_ten_calls(offered):
    offered.send(*(ask(number, latitude=number % 10) for number in range(1000)))
    asked = [offered.receive() for _ in range(10)]
    assert [call["params"]["latitude"] for call in asked] == list(range(10)) and offered.said() == []
    for call in reversed(asked):
        offered.send(
            {
                "jsonrpc": "2.0",
                "id": call["id"],
                "result": weather(call["params"]["latitude"], value=call["params"]["latitude"]),
            }
        )
    replies = [offered.receive() for _ in range(1000)]
    # The replies come in the order of the host's answers. Requests that share an answer keep their order.
    assert ids(replies) == [number for place in reversed(range(10)) for number in range(place, 1000, 10)]
    assert all(reply["result"]["celsius"] == reply["id"] % 10 and not reply["result"]["stale"] for reply in replies)
    assert offered.said() == []


def test_a_host_that_answers_at_once_is_asked_once_a_place(offered):
    host = Host(offered, {"host.weather.current": lambda params: weather(params["latitude"])})
    host.send([ask(number, latitude=number % 10) for number in range(1000)])
    replies = host.replies.get(timeout=PATIENCE)
    assert sorted(ids(replies)) == list(range(1000)) and len(host.asked) == 10


def test_coordinates_that_round_alike_share_a_call_and_others_do_not(offered):
    offered.send(
        ask(1, 50.0004, 10),
        ask(2, 49.9996, 10),
        ask(3, 50.0005, 10),
        ask(4, 50.00051, 10),
        ask(5, 0, 179.9999),
        ask(6, 0, -180),
        ask(7, 0, 180),
    )
    asked = [line["params"] for line in offered.said()]
    assert asked == [
        {"latitude": 50, "longitude": 10},
        {"latitude": 50.001, "longitude": 10},
        {"latitude": 0, "longitude": 180},
    ]


def test_other_requests_for_the_same_place_have_calls_of_their_own(offered):
    offered.send(
        ask(1),
        request("weather.hourly", {"latitude": 50, "longitude": 10, **PATIENT}, 2),
        request("weather.hourly", {"latitude": 50, "longitude": 10, "hours": 3, **PATIENT}, 3),
    )
    assert [line["method"] for line in offered.said()] == ["host.weather.current", "host.weather.hourly"]


def test_requests_that_do_not_share_are_asked_one_by_one(offered):
    offered.send(*(request("host.check", {"text": "same", **PATIENT}, number) for number in range(3)))
    assert len(offered.said()) == 3


def test_a_later_request_joins_and_one_after_the_answer_asks_anew(offered):
    offered.ask(ask(1, maxAge=0))
    offered.send(ask(2, maxAge=0))
    assert offered.said() == []
    offered.send(answer(1, result=weather()))
    assert ids(offered.said()) == [1, 2]
    assert offered.ask(ask(3, maxAge=0))["id"] == 1000000002


def test_one_of_three_is_cancelled(offered):
    offered.send(ask("a"), ask("b"), ask("c"))
    offered.receive()
    assert offered.call("rpc.cancel", id="b") == {"cancelled": 1}
    # The core does not cancel the host request, because other requests wait for it.
    said = offered.said()
    assert ids(said) == ["b"] and said[0]["error"]["code"] == -32800
    offered.send(answer(1, result=weather()))
    assert ids(offered.said()) == ["a", "c"]


def test_the_host_is_told_when_the_last_one_has_left(offered):
    offered.send(ask("a"), ask("b"), ask("c"))
    offered.receive()
    for id, told in (
        ("c", []),
        ("a", []),
        ("b", [{"jsonrpc": "2.0", "method": "host.cancel", "params": {"id": 1000000001}}]),
    ):
        offered.call("rpc.cancel", id=id)
        said = offered.said()
        assert said[0]["id"] == id and said[1:] == told
    offered.send(answer(1, result=weather()))
    assert offered.said() == []
    assert offered.ask(ask("d"))["id"] == 1000000002


def test_requests_with_one_id_are_cancelled_together_wherever_they_wait(offered):
    offered.send(ask("same"), ask("same"), ask("same", latitude=1), ask("other"))
    offered.said()
    assert offered.call("rpc.cancel", id="same") == {"cancelled": 3}
    said = offered.said()
    assert [line.get("id") for line in said].count("same") == 3
    assert [line["params"]["id"] for line in said if line.get("method") == "host.cancel"] == [1000000002]


def test_each_has_its_own_deadline(offered):
    offered.send(ask("long", deadline=600_000), ask("short", deadline=20), ask("shorter", deadline=1))
    offered.receive()
    late = [offered.receive(), offered.receive()]
    assert {reply["id"]: reply["error"]["data"] for reply in late} == {
        "short": {"kind": "hostTimeout", "deadline": 20},
        "shorter": {"kind": "hostTimeout", "deadline": 1},
    }
    assert offered.said() == []
    offered.send(answer(1, result=weather()))
    assert ids(offered.said()) == ["long"]


def test_the_host_is_told_when_the_last_deadline_is_over(offered):
    offered.send(ask("a", deadline=40), ask("b", deadline=1))
    asked = offered.receive()
    lines = [offered.receive() for _ in range(3)]
    assert {line.get("id") for line in lines[:2]} == {"a", "b"} and lines[2]["params"] == {"id": asked["id"]}
    assert offered.ask(ask("c"))["id"] == 1000000002


@pytest.mark.parametrize(
    "members, kind",
    [
        ({"error": {"code": 5, "message": "no luck"}}, "hostError"),
        ({"error": 5}, "hostFault"),
        ({"result": {}}, "hostFault"),
        ({"result": None}, "hostFault"),
        ({"result": {}, "error": {}}, "hostFault"),
    ],
)
def test_errors_and_nonsense_reach_each_of_them(offered, members, kind):
    offered.send(ask("a"), ask("b"), ask("c"))
    offered.receive()
    offered.send(answer(1, **members))
    said = offered.said()
    assert ids(said) == ["a", "b", "c"] and {reply["error"]["data"]["kind"] for reply in said} == {kind}
    assert len({json.dumps(reply["error"]) for reply in said}) == 1
    # The shared request has ended, so this request asks the host again.
    assert offered.ask(ask("d"))["id"] == 1000000002


def test_progress_goes_to_each_that_has_a_token(offered):
    offered.send(ask("a", progressToken="one"), ask("b"), ask("c", progressToken=2))
    offered.receive()
    assert offered.call("host.progress", id=1000000001, done=1, total=2) == {"waiting": True}
    assert [line["params"] for line in offered.said()] == [
        {"token": token, "done": 1, "total": 2, "message": None} for token in ("one", 2)
    ]


def test_batches_share_with_others(offered):
    offered.send(
        ask("alone"),
        [
            ask("a"),
            request("system.ping", id="p"),
            ask("b"),
            {"jsonrpc": "2.0", "method": "weather.current", "params": [50, 10]},
        ],
        [ask("c")],
    )
    offered.receive()
    assert offered.said() == []
    offered.send(answer(1, result=weather()))
    alone, first, second = offered.said()
    assert alone["id"] == "alone" and ids(first) == ["a", "p", "b"] and ids(second) == ["c"]


def test_a_batch_whose_part_is_cancelled(offered):
    offered.send([ask("a"), ask("b"), request("rpc.cancel", {"id": "a"}, "x")])
    offered.receive()
    assert offered.said() == []
    offered.send(answer(1, result=weather()))
    array = offered.receive()
    assert [(one["id"], "result" in one) for one in array] == [("a", False), ("b", True), ("x", True)]


@pytest.mark.parametrize("end", ["close", signal.SIGTERM])
def test_what_shares_is_answered_at_the_end(offered, end):
    offered.send(*(ask(number) for number in range(5)), [ask("batch")])
    offered.receive()
    offered.said()
    offered.process.stdin.close() if end == "close" else offered.process.send_signal(end)
    replies = [json.loads(line) for line in offered.process.stdout.read().splitlines()]
    assert ids(replies[:5]) == list(range(5)) and ids(replies[5]) == ["batch"]
    assert {reply["error"]["data"]["kind"] for reply in replies[:5] + replies[5]} == {"hostFault"}
    assert offered.process.wait(PATIENCE) == 0


def test_the_limits(offered):
    """The limits are a thousand host requests, and ten thousand waiting requests, whether they share a host request or
    not."""
    patient = {"deadline": 600_000}
    offered.send(*(ask(number, latitude=number / 100, **patient) for number in range(1000)))
    for _ in range(1000):
        offered.receive()
    error = offered.ask(ask("new place", latitude=-50))["error"]
    assert error["data"] == {"kind": "limitReached", "limit": 1000}
    # Further requests are accepted if they share a host request.
    offered.send(*(ask(number, latitude=0, **patient) for number in range(9000)))
    assert offered.said() == []
    assert offered.ask(ask("too many", latitude=0))["error"]["data"] == {"kind": "limitReached", "limit": 10_000}
    offered.send(answer(1, result=weather(0)))
    assert len(offered.said()) == 9001
    assert offered.ask(ask("again", latitude=-50))["method"] == "host.weather.current"


def test_what_the_core_asks_for_itself(data):
    """The core renews a stale answer in the background. Other requests may join this host request, and may be
    cancelled."""
    filled(data)
    with Core(data, "--clock", "2026-01-01T01:00:00Z", "--seed", "1") as core:
        core.ask(PROVIDE)
        core.send(ask("a"), ask("b"))
        first, call, second = core.receive(), core.receive(), core.receive()
        assert (
            (first["id"], call["id"], second["id"]) == ("a", 1000000001, "b")
            and first["result"]["stale"]
            and second["result"]["stale"]
        )
        assert core.said() == []
        core.send(ask("c", maxAge=0))
        assert core.said() == []
        core.call("rpc.cancel", id="c")
        # The core still needs the answer for itself, so it does not cancel the host request.
        assert ids(core.said()) == ["c"]
        assert core.call("host.progress", id=1000000001, done=1) == {"waiting": True}
        core.send(answer(1, result=weather(value=21)))
        assert core.said() == []
        result = core.ask(ask("d"))["result"]
        assert result["celsius"] == 21 and not result["stale"]


def test_it_fails_quietly(data):
    filled(data)
    with Core(data, "--clock", "2026-01-01T01:00:00Z", "--seed", "1") as core:
        # The host does not offer the request now, so the core returns the stale answer.
        assert core.ask(ask("a"))["result"]["stale"] and core.said() == []
    # After a failure, the core asks less often, also after a restart. An hour is long enough to ask again.
    failures = ({"error": {"code": 1, "message": "no"}}, {"result": 5}, {"result": weather(-50)}, {})
    for hour, members in enumerate(failures, 2):
        with Core(data, "--clock", f"2026-01-01T0{hour}:00:00Z", "--seed", "1") as core:
            core.ask(PROVIDE)
            core.send(ask("b"))
            reply, call = core.receive(), core.receive()
            assert reply["result"]["stale"] and call["id"] == 1_000_000_001
            core.send(answer(1, **members))
            assert core.said() == []
            # During the pause, the core does not ask again.
            assert core.ask(ask("again"))["result"]["stale"] and core.said() == []
    with Core(data, "--clock", "2026-01-01T08:00:00Z", "--seed", "1") as core:
        core.ask(PROVIDE)
        # At the end of the input, the core does not wait for the background request.
        core.send(ask("c"))
        assert core.receive()["result"]["celsius"] == 20
        core.process.stdin.close()
        assert [json.loads(line)["method"] for line in core.process.stdout.read().splitlines()] == [
            "host.weather.current"
        ]
        assert core.process.wait(PATIENCE) == 0


def test_it_counts_against_the_limit(data):
    filled(data)
    with Core(data, "--clock", "2026-01-01T01:00:00Z", "--seed", "1") as core:
        core.ask(PROVIDE)
        core.send(ask("stale"))
        assert core.receive()["id"] == "stale" and core.receive()["id"] == 1000000001
        core.send(*(request("host.check", {"text": "x", **PATIENT}, number) for number in range(1000)))
        lines = [core.receive() for _ in range(1000)]
        assert lines[-1]["error"]["data"]["limit"] == 1000
    with Core(data, "--clock", "2026-01-01T01:00:00Z", "--seed", "1") as core:
        core.ask(PROVIDE)
        core.send(*(request("host.check", {"text": "x", **PATIENT}, number) for number in range(1000)))
        for _ in range(1000):
            core.receive()
        assert core.ask(ask("stale"))["result"]["stale"] and core.said() == []


def test_what_comes_for_many_is_stored_once(data):
    """The answer for a thousand requests is stored with one commit. A commit for each request would take a second in
    total."""
    with Core(data) as core:
        core.ask(PROVIDE)
        core.send(*(ask(number, maxAge=0) for number in range(1000)))
        core.receive()
        written = writes(core.process.pid)
        core.send(answer(1, result=weather()))
        assert ids([core.receive() for _ in range(1000)]) == list(range(1000))
        assert writes(core.process.pid) - written < 60


def filled(data):
    """Stores an answer in the cache that arrived at 00:00:00.002."""
    with Core(data, *REPEATABLE) as core:
        core.ask(PROVIDE)
        core.ask(ask(1))
        assert core.ask(answer(1, result=weather()))["result"]["fetchedAt"] == "2026-01-01T00:00:00.002Z"
