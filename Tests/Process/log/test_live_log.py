"""A live query of the log gets each new line, and creates no lines itself."""

from support.core import REPEATABLE, Core
from support.logs import lines, write

QUERY = {"method": "log.read", "params": {"level": "info", "category": "debug", "limit": 3}}


def shown(told):
    return [line["message"] for line in told["params"]["result"]["items"]]


def test_it_follows(data):
    with Core(data) as core:
        assert core.call("live.open", query=QUERY)["result"]["items"] == []
        for number in range(5):
            write(core, f"{number}")
            (told,) = core.said()
            assert shown(told) == [f"{n}" for n in range(number, max(number - 3, -1), -1)]
        # The query's filter does not show these lines, so there is no notification.
        write(core, "x", level="debug")
        write(core, "x", category="other")
        assert core.said() == []
        core.call("log.clear")
        (told,) = core.said()
        assert shown(told) == []
        core.call("live.close", live=1)
        write(core, "5")
        assert core.said() == []


def test_it_makes_no_line_and_no_loop(data):
    with Core(data, "--log-level", "debug") as core:
        core.call("live.open", query={"method": "log.read", "params": {}})
        core.call("live.open", query={"method": "system.diagnostics", "params": {}})
        core.call("events.subscribe")
        write(core, "x")
        core.said()
        before = lines(data)
        for _ in range(20):
            core.said()
        assert lines(data) == before and core.said() == []


def test_the_cores_own_lines_are_followed_too(data):
    with Core(data, "--log-level", "debug") as core:
        core.call("live.open", query={"method": "log.read", "params": {"level": "debug"}})
        core.send({"jsonrpc": "2.0", "method": "companies.list"})
        told = core.said()
        assert "so it gets no reply" in shown(told[-1])[0]
        core.call("companies.create", name="Shop")
        # The core also reports what it does when it is idle, without a request. Other lines can come in the same
        # notification, and before the reply.
        told, core.aside = core.aside, []
        while not any("moving commits" in message for result in told for message in shown(result)):
            told = [core.receive()]


def test_many_lines_of_a_chunk_are_told_once():
    with Core(":memory:", *REPEATABLE) as core:
        core.call("live.open", query=QUERY)
        params = {"level": "info", "category": "debug"}
        core.send(
            *[{"jsonrpc": "2.0", "method": "log.write", "params": {**params, "message": f"{n}"}} for n in range(150)]
        )
        told = core.said()
        assert shown(told[-1]) == ["149", "148", "147"]
