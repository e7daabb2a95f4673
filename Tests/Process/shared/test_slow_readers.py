"""A slow caller slows down its own stream, and no other caller. The core's memory does not grow meanwhile."""

import json
import threading

import pytest

from support.chats import PATIENT_ANSWER, ChatCore
from support.core import PATIENT, memory, request, until
from support.model import said
from support.sharing import Shared, core_of

WHOLE = {"headline": "Nothing is in stock", "paragraphs": ["There is nothing."]}


class Host(ChatCore, Shared):
    """The host of a shared core. A call waits for its reply, after the lines that come without a request."""


class Chat:
    """A streamed answer of a backend: each part is added to the text."""

    capability = "host.backend.request"

    def __init__(self, host):
        self.sent = ""

    def ask(self, caller):
        caller.send(request("conversations.send", {"content": "Hello", "progressToken": "t", **PATIENT_ANSWER}, "ask"))

    def part(self):
        self.sent += "é"
        return {"events": [{"event": "token", "data": '{"text":"é"}'}]}

    def end(self, host, asked):
        host.events(asked, ("done", ""))

    def check(self, told, reply):
        assert reply["result"]["answer"]["content"] == self.sent
        assert "".join(one["value"]["text"] for one in told) == self.sent


class Explanation:
    """A structured answer of a model: each part replaces the one before."""

    capability = "host.ai.respond"

    def __init__(self, host):
        host.call("companies.create", name="Corner Shop")
        host.call("companies.setTier", tier="enterprise")
        self.count = 0

    def ask(self, caller):
        params = {"report": "stockValue", "progressToken": "t", **PATIENT}
        caller.send(request("reports.explain", params, "ask"))

    def part(self):
        self.count += 1
        return {"headline": f"Part {self.count}"}

    def end(self, host, asked):
        host.send(said(asked, result={"content": WHOLE}))

    def check(self, told, reply):
        assert reply["result"]["headline"] == WHOLE["headline"]
        numbers = [int(one["value"]["headline"].split()[1]) for one in told]
        # Some parts were left out because the caller read slowly. No part came after a later one.
        assert numbers == sorted(numbers) and len(numbers) < self.count


def asked_of(host, capability):
    while (line := host.receive()).get("method") != capability:
        host.aside.append(line)
    return line


def report(asked, part, **id):
    return {"jsonrpc": "2.0", **id, "method": "host.progress", "params": {"id": asked["id"], "content": part}}


@pytest.fixture(params=[Chat, Explanation])
def stream(request):
    return request.param


@pytest.fixture
def host(data):
    with Host(data) as host:
        host.sign_in()
        yield host


def hold(host, kind, asked):
    """Sends parts from the host until the core tells the host to wait. A later request of the host is then answered
    first. Returns the most memory that the core has used before."""
    first = 0
    for number in range(2_000):
        host.send(*[report(asked, kind.part()) for _ in range(30)])
        host.send(report(asked, kind.part(), id="part"), request("system.ping", id="behind"))
        if host.receive()["id"] == "behind":
            return first
        assert host.receive()["id"] == "behind"
        if number == 20:
            first = memory(core_of(host.data))
    raise AssertionError("nobody slows the host")


def told_of(caller):
    """Reads all lines for a caller, in a thread of its own."""
    lines = []

    def read():
        while not lines or lines[-1].get("id") != "ask":
            lines.append(caller.receive())

    thread = threading.Thread(target=read)
    thread.start()
    return lines, thread


def test_a_caller_who_does_not_read_holds_the_host_back(host, stream):
    kind = stream(host)
    with Shared(host.data) as caller, Shared(host.data) as other:
        other.call("system.ping")
        host.call("host.provide", capabilities=[*host.capabilities, kind.capability])
        kind.ask(caller)
        asked = asked_of(host, kind.capability)
        first = hold(host, kind, asked)
        # Other programs are served meanwhile. A host that sends without waiting does not make the core's memory grow.
        other.call("system.ping")
        host.send(*[report(asked, kind.part()) for _ in range(5_000)])
        host.call("system.ping")
        assert memory(core_of(host.data)) - first < 12
        lines, thread = told_of(caller)
        # The caller reads again, so the core replies to the host, which may then send more.
        reply = host.receive()
        assert (reply["id"], reply["result"]) == ("part", {"waiting": True})
        host.send(report(asked, kind.part(), id="last"))
        assert host.receive()["id"] == "last"
        kind.end(host, asked)
        thread.join()
        *told, reply = lines
        kind.check([one["params"] for one in told], reply)


@pytest.mark.parametrize("how", ["reads no more", "is killed", "cancels", "is cancelled", "the host leaves"])
def test_a_host_that_is_held_back_hears_the_end_of_the_stream(host, stream, how):
    kind = stream(host)
    caller = Shared(host.data)
    host.call("host.provide", capabilities=[*host.capabilities, kind.capability])
    kind.ask(caller)
    asked = asked_of(host, kind.capability)
    hold(host, kind, asked)
    if how == "the host leaves":
        with Shared(host.data) as other:
            other.call("system.ping")
            host.close()
            lines, thread = told_of(caller)
            thread.join()
            assert lines[-1]["error"]["data"]["kind"] == "hostFault"
        caller.close()
        return
    if how == "is cancelled":
        host.send(request("rpc.cancel", {"id": "part"}, "cancel"))
        replies = {line["id"]: line for line in (host.receive(), host.receive())}
        assert replies["part"]["error"]["code"] == -32800 and replies["cancel"]["result"]["cancelled"] == 1
        lines, thread = told_of(caller)
        kind.end(host, asked)
        thread.join()
        assert "result" in lines[-1]
        caller.close()
        return
    if how == "reads no more":
        caller.process.stdout.close()
    elif how == "is killed":
        caller.process.kill()
    else:
        caller.send(request("rpc.cancel", {"id": "ask"}, "cancel"))
        lines, thread = told_of(caller)
    host.send(request("system.ping", id="later"))
    seen = []
    while "part" not in seen:
        seen.append(host.receive().get("id"))
    if how == "cancels":
        thread.join()
        assert lines[-1]["error"]["code"] == -32800
        caller.close()
    else:
        until(lambda: caller.process.poll() is not None)


def test_a_host_that_nobody_slows_is_answered_at_once():
    """The same holds without other programs, where the front end is the host."""
    with ChatCore() as core:
        core.sign_in()
        asked = core.begin_send("Hello", progressToken="t")
        core.send(report(asked, {"events": []}, id="part"))
        assert core.receive() == {"jsonrpc": "2.0", "id": "part", "result": {"waiting": True}}
        core.events(asked, ("done", ""))
        assert "result" in core.reply()
        assert core.call("host.progress", id=asked["id"]) == {"waiting": False}
        assert json.dumps(core.aside).count("rpc.progress") == 0
