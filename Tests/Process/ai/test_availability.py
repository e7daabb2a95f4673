"""`ai.availability`: whether a language model is available."""

import pytest

from support.core import REPEATABLE, Core, request
from support.model import OFFER, pings, said

GONE = {"available": False, "reason": "noHost"}


@pytest.fixture
def core():
    with Core(":memory:", *REPEATABLE) as core:
        yield core


def availability(core, result):
    """Calls ai.availability. The core must ask the host, which answers with the given result."""
    asked = core.ask(request("ai.availability", {}, "a"))
    assert asked["method"] == "host.ai.available" and asked["params"] == {}
    return core.ask(said(asked, result=result))


def test_without_a_host_there_is_none(core):
    assert core.call("ai.availability") == GONE
    core.call("host.provide", capabilities=["host.ai.available"])
    assert core.call("ai.availability") == GONE
    # A host that answers prompts need not offer the request about the availability.
    core.call("host.provide", capabilities=["host.ai.respond"])
    assert core.call("ai.availability") == {"available": True, "reason": None}


@pytest.mark.parametrize(
    "reason", ["systemTooOld", "deviceNotEligible", "notEnabled", "modelNotReady", "languageUnsupported", "other"]
)
def test_the_host_says_why_there_is_none(core, reason):
    core.call("host.provide", **OFFER)
    known = {"available": False, "reason": reason}
    assert availability(core, known | {"model": "x"})["result"] == known


def test_the_host_is_asked_once_in_a_minute(core):
    """The test's clock advances by one millisecond with each request. 60,000 ms after the last answer, the core asks
    the host again."""
    core.call("host.provide", **OFFER)
    availability(core, {"available": True})
    # The answer was a request of its own, with the same time as the stored result.
    pings(core, 59_998)
    assert core.call("ai.availability") == {"available": True, "reason": None}
    assert availability(core, {"available": False, "reason": "notEnabled"})["result"]["reason"] == "notEnabled"


def test_the_host_says_it_unasked(core):
    core.call("host.provide", **OFFER)
    availability(core, {"available": False, "reason": "modelNotReady"})
    core.send({"jsonrpc": "2.0", "method": "ai.availabilityChanged", "params": {"available": True}})
    assert core.call("ai.availability") == {"available": True, "reason": None}
    assert core.call("ai.availabilityChanged", available=False, reason="notEnabled")["reason"] == "notEnabled"
    assert core.call("ai.availability") == {"available": False, "reason": "notEnabled"}
    # The result of the earlier host does not count for this host.
    core.call("host.provide", capabilities=[])
    assert core.call("ai.availability") == GONE


@pytest.mark.parametrize(
    ("result", "pointer"),
    [
        ({}, "/available"),
        ({"available": "yes"}, "/available"),
        ({"available": False}, "/reason"),
        ({"available": False, "reason": "tired"}, "/reason"),
        ({"available": True, "reason": "other"}, "/reason"),
        ({"available": False, "reason": "noHost"}, "/reason"),
        (5, ""),
    ],
)
def test_nonsense_is_a_fault(core, result, pointer):
    core.call("host.provide", **OFFER)
    error = availability(core, result)["error"]
    assert error["data"]["kind"] == "hostFault"
    assert [problem["pointer"] for problem in error["data"]["problems"]] == [pointer]
    if isinstance(result, dict):
        problems = core.refused("ai.availabilityChanged", **result)["data"]["problems"]
        assert [problem["pointer"] for problem in problems] == [pointer]
    # The core does not accept such an answer.
    assert availability(core, {"available": True})["result"]["available"]


def test_a_late_and_an_erring_host(core):
    core.call("host.provide", **OFFER)
    core.send(request("ai.availability", {"deadline": 1}, "a"))
    lines = [core.receive() for _ in range(3)]
    assert lines[1]["error"]["data"] == {"kind": "hostTimeout", "deadline": 1} and lines[2]["method"] == "host.cancel"
    asked = core.ask(request("ai.availability", {}, "b"))
    assert core.ask(said(asked, error={"code": 1, "message": "no"}))["error"]["data"]["kind"] == "hostError"
