"""The lines in the system's log: the core sends them to the host in batches, and no request waits for the host."""

import json

import pytest

from support.apple import Device
from support.core import REPEATABLE, Core, item, request, until
from support.logs import WRITE, lines, texts, write
from support.model import pings

SILENT = {"level": "info", "category": "debug"}


def notify(core, *messages):
    core.send(
        *[{"jsonrpc": "2.0", "method": "log.write", "params": {**SILENT, "message": message}} for message in messages]
    )


def questions(core):
    """Returns the batches that the core has sent to the host and that have no answer yet: the id and the messages of
    each."""
    # The core sends its replies first, and then its requests to the host: so read twice.
    said = core.said() + core.said()
    return [(line["id"], [one["message"] for one in line["params"]["lines"]]) for line in said if "id" in line]


def answer(core, id, **member):
    core.send({"jsonrpc": "2.0", "id": id, **(member or {"result": {}})})


def offering(data=":memory:", *options):
    core = Core(data, *options)
    core.call("host.provide", capabilities=[WRITE])
    core.aside.clear()
    return core


def test_a_line_is_mirrored_as_it_is_read(data):
    told = []
    with Device(data, offer=[WRITE], log_write=lambda params: told.append(params["lines"]) or {}) as core:
        write(core, "fetched", category="cloudKit", level="warning", zone="items", token="x")
        core.said()
        ((line,),) = told
        assert line == core.call("log.read")["items"][0]
        assert line["fields"] == {"zone": "items", "token": "(secret)"}


def test_while_a_batch_is_out_the_next_one_gathers():
    with offering() as core:
        notify(core, *map(str, range(3)))
        (first, messages), *rest = questions(core)
        assert rest == []
        notify(core, *map(str, range(3, 120)))
        assert questions(core) == []
        # A batch has at most a hundred lines.
        answer(core, first)
        ((second, more),) = questions(core)
        answer(core, second)
        ((third, last),) = questions(core)
        answer(core, third)
        assert messages + more + last == [*map(str, range(120))] and (len(more), questions(core)) == (100, [])


def test_large_lines_make_small_batches():
    with offering() as core:
        notify(core, *["x" * 3900 + str(number) for number in range(40)])
        sizes = []
        while asked := questions(core):
            ((id, messages),) = asked
            sizes.append(len(messages))
            answer(core, id)
        assert sum(sizes) == 40 and max(sizes[1:]) <= 17


def test_a_host_that_never_answers_is_left_alone_for_a_minute():
    with offering(":memory:", *REPEATABLE) as core:
        notify(core, "first")
        ((id, _),) = questions(core)
        answer(core, id, error={"code": 1, "message": "no"})
        notify(core, "second")
        assert questions(core) == []
        pings(core, 59_000)
        assert questions(core) == []
        pings(core, 2_000)
        ((id, messages),) = questions(core)
        # The first line of the new batch says how many lines the host has refused.
        assert messages == ["1 line was sent to the host, and refused by the host; the log has these lines", "second"]
        answer(core, id, result={"odd": 1, "more": [1]})
        # A malformed answer counts as a failure, too. A host that offers the method again is sent the next batch at
        # once.
        notify(core, "third")
        core.call("host.provide", capabilities=[WRITE])
        core.said()
        notify(core, "fourth")
        assert all("third" in messages or "fourth" in messages for _, messages in questions(core))


def test_lines_that_wait_are_counted_beyond_a_thousand():
    with offering(":memory:", *REPEATABLE) as core:
        notify(core, "first")
        ((id, _),) = questions(core)
        for second in range(8):
            notify(core, *[f"{second}.{number}" for number in range(200)])
            pings(core, 1_000)
        answer(core, id)
        found = []
        while asked := questions(core):
            ((id, messages),) = asked
            found += messages
            answer(core, id)
        assert found[0].endswith("lines were not sent to the host, as too many lines waited; the log has these lines")
        assert len(found) == 1001 and int(found[0].split()[0]) + 1000 == 8 * 200
        assert found[-1] == "7.199"


def test_lines_wait_for_a_host_that_owes_too_many_answers():
    with Core(":memory:", *REPEATABLE) as core:
        core.call("host.provide", capabilities=[WRITE, "host.ping"])
        core.send(*(request("host.check", {"text": "x", "deadline": 600_000}, number) for number in range(1000)))
        asked = [json.loads(core.process.stdout.readline()) for _ in range(1000)]
        notify(core, *map(str, range(150)))
        assert questions(core) == []
        core.send({"jsonrpc": "2.0", "id": asked[0]["id"], "result": {"text": "x"}})
        core.receive()
        pings(core, 61_000)
        ((first, messages),) = questions(core)
        answer(core, first)
        ((_, more),) = questions(core)
        assert messages + more == [*map(str, range(150))]


def refuse(core, id, message):
    """Refuses a batch, and writes a line. Returns the batch that the core sends a minute later."""
    answer(core, id, error={"code": 1, "message": "no"})
    notify(core, message)
    pings(core, 61_000)
    ((id, messages),) = questions(core)
    return id, messages


def test_lines_that_a_host_refuses_are_counted():
    with offering(":memory:", *REPEATABLE) as core:
        notify(core, "a")
        ((id, _),) = questions(core)
        id, messages = refuse(core, id, "b")
        assert messages == ["1 line was sent to the host, and refused by the host; the log has these lines", "b"]
        # The line that reports the count is not counted itself.
        id, messages = refuse(core, id, "c")
        assert messages == ["2 lines were sent to the host, and refused by the host; the log has these lines", "c"]
        answer(core, id)
        notify(core, "d")
        assert [messages for _, messages in questions(core)] == [["d"]]


def test_nothing_waits_for_the_host(data):
    with offering(data) as core:
        core.call("companies.select", company=core.call("companies.create", name="Shop")["id"])
        for number in range(50):
            core.call("inventory.items.create", **item(number))
            write(core, f"{number}")
        assert len(texts(core)) == 50
        # The end of the core does not wait for the host either.
        assert core.close() == 0


def test_without_a_host_nothing_is_kept_for_one():
    with Core() as core:
        write(core, "before")
        core.call("host.provide", capabilities=[WRITE])
        assert core.said() == []
        write(core, "after")
        assert [messages for _, messages in questions(core)] == [["after"]]


def test_the_cores_own_lines_are_mirrored_too(data):
    told = []
    with Device(
        data, "--log-level", "debug", offer=[WRITE], log_write=lambda params: told.extend(params["lines"]) or {}
    ) as core:
        # The message has no id, so its reply is dropped. The core logs this as a warning.
        core.send({"jsonrpc": "2.0", "method": "companies.list"})
        core.said(), core.said()
        assert [(line["category"], line["level"]) for line in told][-1] == ("core", "warning")
        # The core does not log its own requests to the host. Each such line would have to be sent to the host, too.
        count = len(told)
        core.call("companies.create", name="Shop")
        until(lambda: any("moving commits" in line["message"] for line in lines(data)))
        core.said(), core.said()
        assert "moving commits" in told[-1]["message"] and len(told) <= count + 3


def test_a_host_that_logs_what_it_is_sent_is_held_to_the_limit():
    """The host writes each line that it receives to the log, and so receives it again. Other programs don't have to
    wait."""
    with offering(":memory:", *REPEATABLE) as core:
        write(core, "echo")
        for _ in range(300):
            for line in core.said():
                if "id" in line:
                    notify(core, *[one["message"] for one in line["params"]["lines"]])
                    answer(core, line["id"])
        core.call("system.ping")


@pytest.mark.parametrize("wrong", ["null", '"x"', "[1]", "{}"])
def test_an_answer_of_another_shape_is_no_harm(wrong):
    with offering() as core:
        notify(core, "x")
        ((id, _),) = questions(core)
        core.send(f'{{"jsonrpc":"2.0","id":{id},"result":{wrong}}}'.encode())
        notify(core, "y")
        core.call("system.ping")
        assert texts(core) == ["x", "y"]


def test_as_json_it_is_one_line():
    with offering() as core:
        notify(core, "a\u2028b\nc")
        core.send(request("system.ping"))
        raw = [core.process.stdout.readline() for _ in range(2)]
        (line,) = [json.loads(text) for text in raw if WRITE.encode() in text]
        assert line["params"]["lines"][0]["message"] == "a\\u2028b\\nc"
