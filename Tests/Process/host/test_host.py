"""Requests to the host: each request of a front end gets one reply, whatever the host does, and other requests do not
wait."""

import json
import signal
import subprocess

import pytest

from support.core import BINARY, PATIENCE, PATIENT, REPEATABLE, Core, item, request, spent
from support.host import Host

PROVIDE = request("host.provide", {"capabilities": ["host.ping"]}, "provide")


@pytest.fixture
def offered(core):
    """A core whose host offers host.ping. The test decides when the host answers."""
    core.ask(PROVIDE)
    yield core


def check(id, text="hello", **more):
    return request("host.check", {"text": text, **PATIENT, **more}, id)


def answer(number, **members):
    return {"jsonrpc": "2.0", "id": 1_000_000_000 + number, **members}


def test_a_host_in_python_answers(core):
    host = Host(core, {"host.ping": lambda params: {"text": params["text"]}})
    for number in range(20):
        assert host.call("host.check", {"text": f"{number}"}, number) == {
            "jsonrpc": "2.0",
            "id": number,
            "result": {"text": f"{number}", "same": True},
        }
    assert [message["id"] for message in host.asked] == [1_000_000_000 + number for number in range(1, 21)]
    core.process.stdin.close()
    host.reader.join(PATIENCE)
    assert core.process.wait(PATIENCE) == 0


def test_nothing_else_waits(offered):
    offered.send(check("slow"))
    assert offered.receive()["method"] == "host.ping"
    for _ in range(5):
        assert offered.call("system.ping") == {}
    assert offered.ask(answer(1, result={"text": "hello"})) == {
        "jsonrpc": "2.0",
        "id": "slow",
        "result": {"text": "hello", "same": True},
    }


def test_answers_may_come_in_any_order(offered):
    asked = [offered.ask(check(number, f"{number}"))["id"] for number in range(5)]
    for number in (3, 0, 4, 1, 2):
        assert offered.ask({"jsonrpc": "2.0", "id": asked[number], "result": {"text": "other"}}) == {
            "jsonrpc": "2.0",
            "id": number,
            "result": {"text": "other", "same": False},
        }


def test_what_is_not_offered_is_an_error(core):
    error = core.refused("host.check", text="x")
    assert error["code"] == 11 and error["data"] == {"kind": "hostUnavailable", "capability": "host.ping"}
    assert core.call("host.provide", capabilities=["host.ping", "host.dream"]) == {
        "used": ["host.ping"],
        "unknown": ["host.dream"],
        "suggestions": [],
    }
    core.call("host.provide", capabilities=[])
    assert core.refused("host.check", text="x")["data"]["kind"] == "hostUnavailable"


def test_a_capability_that_is_misspelled_is_suggested(core):
    provided = core.call("host.provide", capabilities=["host.pin", "host.ping", "host.location.requst", "xyz", "ping"])
    assert provided == {
        "used": ["host.ping"],
        "unknown": ["host.pin", "host.location.requst", "xyz", "ping"],
        "suggestions": [
            {"unknown": "host.pin", "suggestion": "host.ping"},
            {"unknown": "host.location.requst", "suggestion": "host.location.request"},
            {"unknown": "ping", "suggestion": "host.ping"},
        ],
    }


@pytest.mark.parametrize(
    "members, kind, words",
    [
        ({"error": {"code": 5, "message": "no luck", "data": [1]}}, "hostError", "no luck"),
        ({"error": {"code": 5}}, "hostFault", "code and a message"),
        ({"error": "no"}, "hostFault", "code and a message"),
        ({"error": {"code": "5", "message": "no"}}, "hostFault", "code and a message"),
        ({"result": {}}, "hostFault", "text is missing"),
        ({"result": None}, "hostFault", "result must be an object"),
        ({"result": 5}, "hostFault", "object"),
        ({"result": [1]}, "hostFault", "result must be an object"),
        ({"result": {"text": 5}}, "hostFault", "string"),
        ({"result": {"text": "x" * 1001}}, "hostFault", "1000"),
        ({"result": {"text": "x"}, "error": {"code": 1, "message": "both"}}, "hostFault", "either"),
    ],
)
def test_errors_and_nonsense_of_the_host_are_typed_errors(offered, members, kind, words):
    assert offered.ask(check("a"))["id"] == 1000000001
    reply = offered.ask(answer(1, **members))
    assert reply["id"] == "a" and reply["error"]["data"]["kind"] == kind and words in reply["error"]["message"]
    if kind == "hostError":
        assert reply["error"]["data"]["error"] == members["error"]
    assert offered.said() == []


def test_a_newer_host_may_say_more(offered):
    offered.ask(check("a"))
    assert offered.ask(answer(1, result={"text": "hello", "mood": "fine"}))["result"] == {"text": "hello", "same": True}


def test_the_ids_of_the_core_are_whole_numbers_however_they_come_back(offered):
    """The ids of host requests are whole numbers, because some clients accept no other ids. Some clients write them
    back with decimals or exponents."""
    for number, spelling in enumerate(["1000000001", "1000000002.0", "1000000003e0"], 1):
        assert offered.ask(check("a"))["id"] == 1_000_000_000 + number
        offered.send(f'{{"jsonrpc":"2.0","id":{spelling},"result":{{"text":"hello"}}}}'.encode())
        assert offered.receive()["result"]["text"] == "hello"
    assert offered.ask(check("b"))["id"] == 1_000_000_004
    offered.send({"jsonrpc": "2.0", "id": "1000000004", "result": {"text": "hello"}})
    assert offered.said() == []


@pytest.mark.parametrize(
    "line",
    [
        answer(7, result={}),
        {"jsonrpc": "2.0", "id": 1, "result": {}},
        {"jsonrpc": "2.0", "id": None, "error": {"code": 1, "message": "x"}},
        {"jsonrpc": "2.0", "id": 1000000000, "result": 1},
        {"jsonrpc": "2.0", "id": [], "result": 1},
        {"jsonrpc": "2.0", "id": 1_000_000_999, "error": None},
        [answer(9, result=1)],
        [answer(9, result=1), answer(9, result=2)],
    ],
)
def test_an_answer_that_nobody_waits_for_is_let_pass(offered, line):
    offered.send(line)
    assert offered.said() == []


def test_a_second_answer_and_one_after_the_deadline_are_let_pass(offered):
    offered.ask(check("a"))
    assert "result" in offered.ask(answer(1, result={"text": "x"}))
    offered.send(answer(1, result={"text": "y"}))
    assert offered.said() == []
    offered.send(check("b", deadline=30))
    asked, reply, cancelled = offered.receive(), offered.receive(), offered.receive()
    assert asked["id"] == 1000000002 and reply["id"] == "b"
    assert reply["error"]["code"] == 12 and reply["error"]["data"] == {"kind": "hostTimeout", "deadline": 30}
    assert cancelled == {"jsonrpc": "2.0", "method": "host.cancel", "params": {"id": 1000000002}}
    offered.send(answer(2, result={"text": "late"}))
    assert offered.said() == []


def test_deadlines_pass_while_the_input_is_busy(offered):
    offered.send(check("late", deadline=1))
    seen = []
    for number in range(100_000):
        offered.send(request("system.ping", id=number))
        while (line := offered.receive()).get("id") != number:
            seen.append(line.get("method") or line["id"])
        if "late" in seen:
            break
    assert seen == ["host.ping", "late", "host.cancel"] or seen == ["host.ping", "late"]


def test_a_waiting_core_does_not_spin(offered):
    offered.send(check("a", deadline=2000))
    offered.receive()
    before = spent(offered.process.pid)
    assert offered.receive()["id"] == "a"
    # The process used at most a tenth of the two seconds: it does not poll. The unit is a hundredth of a second.
    assert spent(offered.process.pid) - before <= 20


@pytest.mark.parametrize("end", ["close", signal.SIGTERM, signal.SIGINT])
def test_what_waits_at_the_end_is_answered(offered, end):
    for number in range(3):
        offered.ask(check(number))
    offered.process.stdin.close() if end == "close" else offered.process.send_signal(end)
    replies = [json.loads(line) for line in offered.process.stdout.read().splitlines()]
    assert [(reply["id"], reply["error"]["data"]["kind"]) for reply in replies] == [
        (number, "hostFault") for number in range(3)
    ]
    assert offered.process.wait(PATIENCE) == 0


def test_there_is_a_limit(offered):
    for number in range(1000):
        offered.ask(check(number))
    error = offered.ask(check("more"))["error"]
    assert error["data"] == {"kind": "limitReached", "limit": 1000}
    assert offered.ask(answer(1, result={"text": "x"}))["id"] == 0
    assert offered.ask(check("now"))["method"] == "host.ping"


def test_cancel_before_during_and_after(offered):
    assert offered.call("rpc.cancel", id="a") == {"cancelled": 0}
    offered.ask(check("a"))
    offered.send(request("rpc.cancel", {"id": "a"}, "c"))
    assert offered.receive() == {"jsonrpc": "2.0", "id": "c", "result": {"cancelled": 1}}
    reply = offered.receive()
    assert (
        reply["id"] == "a"
        and reply["error"]["code"] == -32800
        and reply["error"]["data"] == {"kind": "requestCancelled"}
    )
    assert offered.receive()["method"] == "host.cancel"
    assert offered.call("rpc.cancel", id="a") == {"cancelled": 0}
    offered.send(answer(1, result={"text": "x"}))
    assert offered.said() == []


def test_cancel_as_a_notification_and_by_number(offered):
    offered.ask(check(5))
    offered.ask(check("5"))
    offered.send({"jsonrpc": "2.0", "method": "rpc.cancel", "params": {"id": 5}})
    said = offered.said()
    assert [line.get("id") for line in said] == [5, None] and said[1]["params"] == {"id": 1000000001}
    for bad in (None, True, [], {}):
        assert offered.refused("rpc.cancel", id=bad)["data"]["problems"][0]["pointer"] == "/id"


def test_requests_that_share_an_id_are_cancelled_together(offered):
    for _ in range(3):
        offered.ask(check("same"))
    assert offered.call("rpc.cancel", id="same") == {"cancelled": 3}
    said = offered.said()
    assert (
        sum(line.get("id") == "same" for line in said) == 3
        and sum(line.get("method") == "host.cancel" for line in said) == 3
    )


def test_progress_is_passed_on_to_who_asked_for_it(offered):
    offered.ask(check("a", progressToken="bar"))
    offered.ask(check("b", progressToken=7))
    offered.ask(check("c"))
    for number in (1, 2, 3):
        offered.send(
            {
                "jsonrpc": "2.0",
                "method": "host.progress",
                "params": {"id": 1_000_000_000 + number, "done": number, "total": 4.5, "message": "on my way"},
            }
        )
    assert [line["params"] for line in offered.said()] == [
        {"token": "bar", "done": 1, "total": 4.5, "message": "on my way"},
        {"token": 7, "done": 2, "total": 4.5, "message": "on my way"},
    ]
    assert offered.call("host.progress", id=1000000009, done=1) == {"waiting": False}
    for bad in (1.5, True, [], {"a": 1}, "x" * 300):
        assert (
            offered.refused("host.check", text="x", progressToken=bad)["data"]["problems"][0]["pointer"]
            == "/progressToken"
        )


def test_a_batch_waits_for_its_host_and_nothing_waits_for_the_batch(offered):
    offered.send(
        [
            check("a"),
            request("system.ping", id="b"),
            {"jsonrpc": "2.0", "method": "host.check", "params": {"text": "notified"}},
            5,
            check("c"),
        ]
    )
    asked = [offered.receive()["id"] for _ in range(3)]
    assert offered.call("system.ping") == {}
    for id in reversed(asked):
        offered.send({"jsonrpc": "2.0", "id": id, "result": {"text": "hello"}})
    array = offered.receive()
    assert (
        [reply["id"] for reply in array] == ["a", "b", None, "c"]
        and array[0]["result"]["same"]
        and array[2]["error"]["code"] == -32600
    )


def test_a_notification_that_waits_does_not_hold_up_its_batch(offered):
    unasked = {name: value for name, value in check(None).items() if name != "id"}
    offered.send([request("system.ping", id=1), unasked, request("system.ping", id=2)])
    lines = [offered.receive(), offered.receive()]
    assert [{"jsonrpc": "2.0", "id": n, "result": {}} for n in (1, 2)] in lines
    (asked,) = (line for line in lines if isinstance(line, dict))
    # The request has ended already, so the core sends nothing when its answer arrives.
    offered.send(answer(1, result={"text": "hello"}))
    offered.send([unasked, unasked])
    assert [offered.receive()["method"] for _ in range(2)] == ["host.ping"] * 2
    offered.send([answer(number, result={"text": "hello"}) for number in (2, 3)])
    assert asked["id"] == 1_000_000_001 and offered.call("system.ping") == {}


def test_a_batch_of_answers_and_one_that_cancels_itself(offered):
    offered.send([check("a"), request("rpc.cancel", {"id": "a"}, "b")])
    array = offered.receive()
    assert array[0]["error"]["code"] == -32800 and array[1]["result"] == {"cancelled": 1}
    assert [line["method"] for line in offered.said()] == ["host.ping", "host.cancel"]
    for number in range(2):
        offered.ask(check(number))
    offered.send([answer(2, result={"text": "x"}), request("system.ping", id="p"), answer(3, result={"text": "y"})])
    said = offered.said()
    assert [line["id"] for line in said if isinstance(line, dict)] == [0, 1] and [
        [one["id"] for one in line] for line in said if isinstance(line, list)
    ] == [["p"]]


def test_stateful_requests_between_durable_writes(tmp_path):
    """Host requests, subscriptions and live queries are mixed with writes in one chunk. Each is executed once, in
    order."""
    with Core(tmp_path / "data") as core:
        company = core.call("companies.create", name="A")["id"]
        lines = [PROVIDE]
        for number in range(50):
            lines += [
                request("inventory.items.create", item(number, company=company), f"i{number}"),
                check(f"h{number}", f"{number}"),
            ]
            if number % 10 == 0:
                lines += [
                    request("live.open", {"query": {"method": "system.ping"}}, f"l{number}"),
                    request("events.subscribe", {"topics": [{"type": "company"}]}, f"s{number}"),
                ]
        core.process.stdin.write(b"".join(json.dumps(line).encode() + b"\n" for line in lines))
        core.process.stdin.flush()
        said = core.said()
        replies = [line for line in said if "method" not in line]
        assert [line["id"] for line in replies] == [line["id"] for line in lines if not line["id"].startswith("h")]
        assert [line["result"]["live"] for line in replies if line["id"].startswith("l")] == [1, 2, 3, 4, 5]
        assert [line["result"]["subscription"] for line in replies if line["id"].startswith("s")] == [1, 2, 3, 4, 5]
        asked = [line for line in said if line.get("method") == "host.ping"]
        assert [line["params"]["text"] for line in asked] == [f"{number}" for number in range(50)]
        for line in asked:
            assert core.ask({"jsonrpc": "2.0", "id": line["id"], "result": line["params"]})["result"]["same"]


def test_host_calls_over_the_header_framing():
    process = subprocess.Popen(
        [BINARY, "--data", ":memory:", "--framing", "content-length", *REPEATABLE],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )

    def send(message):
        body = json.dumps(message).encode()
        process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        process.stdin.flush()

    def receive():
        length = int(process.stdout.readline().split(b":")[1])
        assert process.stdout.readline() == b"\r\n"
        return json.loads(process.stdout.read(length))

    send(PROVIDE)
    assert receive()["id"] == "provide"
    send(check("a"))
    asked = receive()
    assert asked["method"] == "host.ping"
    send({"jsonrpc": "2.0", "id": asked["id"], "result": asked["params"]})
    assert receive()["result"]["same"]
    process.stdin.close()
    assert process.wait(PATIENCE) == 0 and process.stdout.read() == b""
