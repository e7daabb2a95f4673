"""Notifications, and stored replies for repeats, with full disks, damaged databases and hostile hosts."""

import json
import os
import random
import resource
import signal
import subprocess
import sys
import termios
import threading

import pytest

from support.core import BINARY, PATIENCE, PATIENT, REPEATABLE, Core, fill, item, memory, request, run

PROVIDE = request("host.provide", {"capabilities": ["host.ping"]}, "provide")


def told(lines):
    return [
        event
        for line in lines
        if isinstance(line, dict) and line.get("method") == "events.changed"
        for event in line["params"]["events"]
    ]


def test_on_a_full_disk_what_is_told_is_what_was_stored(small_disk):
    """In each batch, some items are stored and some are not. Each stored item has one event, in order."""
    with Core(small_disk / "data") as core:
        company = core.call("companies.create", name="A")["id"]
        start = core.call("events.subscribe", topics=[{"type": "item"}])["cursor"]
        stored, heard, refused, number = [], [], 0, 0
        while refused < 200:
            # The last request of the batch is larger, so that it fails where the others still find room.
            batch = [
                request(
                    "inventory.items.create",
                    item(
                        n,
                        company=company,
                        name="x" * (200 if n % 7 == 6 else 10),
                        tags=["y" * 60] * (40 if n % 7 == 6 else 0),
                    ),
                    n,
                )
                for n in range(number, number + 35)
            ]
            core.send(batch if number % 2 else [*batch, request("rpc.cancel", {"id": 1}, "stateful")])
            said = core.said()
            (array,) = [line for line in said if isinstance(line, list)]
            assert [reply["id"] for reply in array][:35] == list(range(number, number + 35))
            stored += [reply["result"]["id"] for reply in array[:35] if "result" in reply]
            refused += sum("error" in reply for reply in array)
            heard += [event["id"] for event in told(said)]
            number += 35
        assert heard == stored and len(stored) > 100
        logged, cursor = [], start
        while True:
            page = core.call("events.since", cursor=cursor, limit=1000, topics=[{"type": "item"}])
            logged += [event["id"] for event in page["events"]]
            cursor = page["cursor"]
            if not page["more"]:
                break
        assert logged == stored


def test_keys_on_a_full_disk_are_burnt_with_their_effect_or_not_at_all(small_disk):
    with Core(small_disk / "data") as core:
        company = core.call("companies.create", name="A")["id"]
        number, refused, answered = 0, 0, {}
        while refused < 100:
            lines = [
                request("inventory.items.create", item(n, company=company, idempotencyKey=f"key {n}"), n)
                for n in range(number, number + 100)
            ]
            core.process.stdin.write(b"".join(json.dumps(line).encode() + b"\n" for line in lines))
            core.process.stdin.flush()
            for line in lines:
                reply = core.receive()
                assert reply["id"] == line["id"]
                answered[line["id"]] = (line, reply.get("result"))
                refused += "error" in reply
            number += 100
        subprocess.run(["mount", "-o", "remount,size=64m", str(small_disk)], check=True)
        for line, result in answered.values():
            reply = core.ask(line)
            assert result is None or reply["result"] == result
        assert len({json.dumps(core.ask(line)["result"]) for line, _ in answered.values()}) == len(answered)


def test_a_search_that_finds_no_room_to_index_costs_nobody_else_a_reply(small_disk):
    with Core(small_disk / "data") as core:
        company = core.call("companies.create", name="A")["id"]
        core.call("companies.select", company=company)
        core.ask(PROVIDE)
        live = core.call("live.open", query={"method": "inventory.items.search", "params": {"text": "item"}})["live"]
        core.send([request("inventory.items.create", item(n), n) for n in range(1500)])
        fill(small_disk)
        assert len(core.receive()) == 1500
        # The live search may fail for lack of memory. Later requests are answered in both cases.
        core.send(
            [
                request("system.ping", id=1),
                request("inventory.items.search", {"text": "item"}, 2),
                request("system.ping", id=3),
                request("companies.list", id=4),
            ]
        )
        said = core.said()
        (array,) = [line for line in said if isinstance(line, list)]
        assert [reply["id"] for reply in array] == [1, 2, 3, 4] and "result" in array[2] and "result" in array[3]
        core.send([request("system.ping", id=5), request("system.ping", id=6)])
        assert [reply["id"] for reply in core.receive()] == [5, 6]
        # `host.check` stores nothing, so it succeeds on a full disk.
        core.send(request("host.check", {"text": "x", **PATIENT}, 7))
        asked = core.receive()
        core.process.stdin.write(
            json.dumps(request("inventory.items.search", {"text": "item"}, 8)).encode()
            + b"\n"
            + json.dumps({"jsonrpc": "2.0", "id": asked["id"], "result": {"text": "x"}}).encode()
            + b"\n"
        )
        core.process.stdin.flush()
        replies = {line["id"]: line for line in core.said() if "id" in line}
        assert replies[7]["result"]["same"] and 8 in replies
        # When there is room again, the live query is evaluated again.
        os.unlink(small_disk / "filler")
        subprocess.run(["mount", "-o", "remount,size=64m", str(small_disk)], check=True)
        core.call("inventory.items.create", **item("later", name="Item of later"))
        (last,) = [line["params"] for line in core.said() if line.get("method") == "live.changed"][-1:]
        assert last["live"] == live and last["error"] is None
        assert last["result"] == core.call("inventory.items.search", text="item")


def test_a_batch_that_waits_takes_no_more_than_there_is(core):
    core.call("system.ping")
    before = memory(core.process.pid)
    core.send([request("rpc.discover", id=n) for n in range(1000)] + [request("rpc.cancel", {"id": 1}, "stateful")])
    array = core.receive()
    assert len(array) == 1001 and "result" in array[0] and array[-1]["error"]["data"]["kind"] == "limitReached"
    assert memory(core.process.pid) < before + 100


@pytest.mark.parametrize("framing", ["lines", "content-length"])
def test_many_live_results_take_little_memory(framing):
    company = json.loads(
        run(
            "--data", ":memory:", *REPEATABLE, stdin=json.dumps(request("companies.create", {"name": "A"})).encode()
        ).stdout
    )["result"]["id"]
    process = subprocess.Popen(
        [BINARY, "--data", ":memory:", "--framing", framing, *REPEATABLE], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    messages = [
        request("companies.create", {"name": "A"}, "c"),
        [request("inventory.items.create", item(n, company=company, name="x" * 200), n) for n in range(200)],
    ]
    messages += [
        request(
            "live.open",
            {"query": {"method": "inventory.items.list", "params": {"company": company, "limit": 200}}},
            f"live {n}",
        )
        for n in range(400)
    ]
    messages += [
        request("inventory.items.create", item(200, company=company), "last"),
        request("system.ping", id="end"),
    ]
    bodies = [json.dumps(message).encode() for message in messages]
    text = b"".join(
        body + b"\n" if framing == "lines" else b"Content-Length: %d\r\n\r\n" % len(body) + body for body in bodies
    )
    writer = threading.Thread(target=lambda: (process.stdin.write(text), process.stdin.flush()))
    writer.start()
    count, found, tail = 0, 0, b""
    # The text is in the reply that opens the live query, and in the last notification.
    while found < 2:
        chunk = process.stdout.read1(1 << 20)
        count += len(chunk)
        found += (tail + chunk).count(b'"live":400,') - tail.count(b'"live":400,')
        tail = chunk[-20:]
    writer.join()
    peak = memory(process.pid)
    process.stdin.close()
    rest = process.stdout.read()
    assert process.wait(PATIENCE) == 0 and count + len(rest) > 40_000_000
    assert peak < 64
    process.stdout.close()


def test_a_deadline_passes_between_the_lines_of_a_chunk(core):
    core.ask(PROVIDE)
    company = core.call("companies.create", name="A")["id"]
    core.send([request("inventory.items.create", item(n, company=company), n) for n in range(1000)])
    core.receive()
    search = request("inventory.items.search", {"company": company, "text": "item", "limit": 200})
    lines = [request("host.check", {"text": "x", "deadline": 1}, "late")] + [search | {"id": n} for n in range(500)]
    core.process.stdin.write(b"".join(json.dumps(line).encode() + b"\n" for line in lines))
    core.process.stdin.flush()
    ids = [line.get("id", line.get("method")) for line in core.said()]
    assert ids.index("late") < ids.index(499)


def test_blocked_signals_are_unblocked():
    process = subprocess.Popen(
        [BINARY, "--data", ":memory:"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        preexec_fn=lambda: signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM, signal.SIGTERM, signal.SIGINT}),
    )
    for line in (PROVIDE, request("host.check", {"text": "x", "deadline": 30}, "late")):
        process.stdin.write(json.dumps(line).encode() + b"\n")
    process.stdin.flush()
    ids = [json.loads(process.stdout.readline()).get("id") for _ in range(3)]
    assert ids == ["provide", 1000000001, "late"]
    process.send_signal(signal.SIGTERM)
    assert process.wait(PATIENCE) == 0
    process.stdin.close()
    process.stdout.close()


def test_an_input_that_fails_leaves_nothing_unanswered():
    leader, follower = os.openpty()
    mode = termios.tcgetattr(follower)
    mode[3] &= ~(termios.ICANON | termios.ECHO)
    termios.tcsetattr(follower, termios.TCSANOW, mode)
    process = subprocess.Popen(
        [BINARY, "serve", "--data", ":memory:"], stdin=follower, stdout=subprocess.PIPE, start_new_session=True
    )
    os.close(follower)
    os.write(
        leader,
        b"".join(
            json.dumps(line).encode() + b"\n"
            for line in (PROVIDE, request("host.check", {"text": "x", **PATIENT}, "waits"))
        ),
    )
    assert [json.loads(process.stdout.readline())["id"] for _ in range(2)] == ["provide", 1000000001]
    os.close(leader)
    reply = json.loads(process.stdout.readline())
    assert reply["id"] == "waits" and reply["error"]["data"]["kind"] == "hostFault"
    assert process.wait(PATIENCE) in (0, 74)
    process.stdout.close()


def test_letters_that_look_alike_are_not_the_same(core):
    core.ask(PROVIDE)
    core.ask(request("host.check", {"text": "e\u0301", **PATIENT}, "e\u0301"))
    assert core.call("rpc.cancel", id="\u00e9") == {"cancelled": 0}
    reply = core.ask({"jsonrpc": "2.0", "id": 1000000001, "result": {"text": "\u00e9"}})
    assert reply["result"] == {"text": "\u00e9", "same": False}
    core.call("companies.create", name="caf\u00e9", idempotencyKey="k")
    assert core.refused("companies.create", name="cafe\u0301", idempotencyKey="k")["data"]["kind"] == "keyReused"


def test_who_subscribes_behind_a_change_of_its_batch_is_not_told_of_it(core):
    core.send(
        [
            request("events.subscribe", id=1),
            request("companies.create", {"name": "A"}, 2),
            request("events.subscribe", id=3),
        ]
    )
    said = core.said()
    first, second = said[0][0]["result"], said[0][2]["result"]
    assert [line["params"]["subscription"] for line in said[1:]] == [first["subscription"]]
    assert core.call("events.since", cursor=second["cursor"])["events"] == []


def test_a_poor_answer_with_an_id_of_the_core_is_an_answer(core):
    core.ask(PROVIDE)
    core.ask(request("host.check", {"text": "x", **PATIENT}, "a"))
    reply = core.ask({"jsonrpc": "2.0", "id": 1000000001})
    assert reply["id"] == "a" and reply["error"]["data"]["kind"] == "hostFault"
    core.send({"jsonrpc": "2.0", "id": 1000000001})
    assert core.said() == []


def test_diagnostics_of_damaged_stores_say_what_is_wrong(tmp_path):
    data = tmp_path / "data"
    with Core(data) as core:
        company = core.call("companies.create", name="A")["id"]
        core.send([request("inventory.items.create", item(n, company=company), n) for n in range(300)])
        core.receive()
    sound = (data / "private.sqlite").read_bytes()
    found = 0
    for page in range(3, len(sound) // 4096, 3):
        (data / "private.sqlite").write_bytes(sound[: page * 4096] + b"\0" * 100 + sound[page * 4096 + 100 :])
        process = run("call", "system.diagnostics", "check=true", "--data", str(data))
        if process.returncode == 0:
            stores = {store["name"]: store for store in json.loads(process.stdout)["stores"]}
            assert stores["device"]["integrity"] == "ok"
            found += stores["private"]["integrity"] != "ok"
        else:
            # The next start can't read the file either.
            assert process.returncode == 66, process.stderr
    assert found > 3


def test_the_log_of_changes_never_loses_its_newest(tmp_path):
    data = tmp_path / "data"
    assert run("--keep-changes", "0", "--data", str(data)).returncode == 64
    with Core(data) as core:
        for name in "ABC":
            company = core.call("companies.create", name=name)["id"]
    with Core(data, "--keep-changes", "1") as core:
        live = core.call("live.open", query={"method": "events.since"})
        # The change log has two changes for each of three companies: the company and the access record of its creator.
        assert len(live["result"]["events"]) == 6
        # When the core is idle, it removes old changes from the log. The live query then has a new result.
        (notice,) = [core.receive()]
        assert notice["method"] == "live.changed" and len(notice["params"]["result"]["events"]) == 1
        place = core.call("events.subscribe")["cursor"]
        assert core.call("events.since", cursor=place)["events"] == []
        core.call("companies.update", company=company, changes={"name": "D"})
        (event,) = told(core.said())
        assert core.call("events.since", cursor=place)["events"] == [event]


def test_ticks_at_any_moment_do_no_harm(core):
    """The timer's signal may come between any two instructions."""
    core.ask(PROVIDE)
    core.send(request("host.check", {"text": "x", "deadline": 600_000}, "waits"))
    assert core.receive()["method"] == "host.ping"
    count = 10_000
    text = b"".join(json.dumps(request("system.ping", id=n)).encode() + b"\n" for n in range(count))
    writer = threading.Thread(target=lambda: (core.process.stdin.write(text), core.process.stdin.flush()))
    storm = subprocess.Popen(
        [sys.executable, "-c", f"import os\nwhile True: os.kill({core.process.pid}, {int(signal.SIGALRM)})"]
    )
    try:
        writer.start()
        assert [core.receive()["id"] for _ in range(count)] == list(range(count))
        writer.join()
    finally:
        storm.kill()
        storm.wait()
    assert core.ask({"jsonrpc": "2.0", "id": 1000000001, "result": {"text": "x"}})["id"] == "waits"


@pytest.mark.parametrize("limit", [2400, *(pytest.param(limit, marks=pytest.mark.full) for limit in (600, 1200, 1800))])
def test_a_read_that_loses_the_group_costs_no_event(tmp_path, limit):
    """A large group of writes makes SQLite write changed pages to the log whenever a page is read. If that fails,
    SQLite undoes the whole group in the middle of a SELECT."""
    with Core(tmp_path / "data") as core:
        chance = random.Random(limit)
        company = core.call("companies.create", name="A")["id"]
        core.call("companies.select", company=company)
        core.send(
            [
                request("inventory.items.create", item(n, tags=[f"{n:050}{m:010}" for m in range(25)]), n)
                for n in range(4000)
            ]
        )
        ids = [reply["result"]["id"] for reply in core.receive()]
    # A new process: its caches are empty, and so is the write-ahead log.
    with Core(tmp_path / "data") as core:
        start = core.call("events.subscribe", topics=[{"type": "item"}])["cursor"]
        resource.prlimit(core.process.pid, resource.RLIMIT_FSIZE, (limit << 10, resource.RLIM_INFINITY))
        lines = []
        for number, id in enumerate(chance.sample(ids, 1000)):
            lines.append(request("inventory.items.update", {"id": id, "changes": {"name": f"new {number}"}}, id))
            lines += [
                {"jsonrpc": "2.0", "method": "inventory.items.get", "params": {"id": chance.choice(ids)}}
                for _ in range(2)
            ]
        text = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
        writer = threading.Thread(target=lambda: (core.process.stdin.write(text), core.process.stdin.flush()))
        writer.start()
        stored, heard = [], []
        for _ in range(1000):
            while "method" in (reply := core.receive()):
                heard += told([reply])
            if "result" in reply:
                stored.append(reply["id"])
            else:
                assert reply["error"]["data"]["kind"] == "storageFull", reply
        writer.join()
        resource.prlimit(core.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        heard += told(core.said())
        assert [event["id"] for event in heard] == stored and len(stored) < 1000
        assert core.call("events.since", cursor=start, limit=1000)["events"] == heard
        assert [id for id in ids if core.call("inventory.items.get", id=id)["version"] == 2] == [
            id for id in ids if id in stored
        ]


@pytest.mark.parametrize(
    "line",
    [
        b'{"jsonrpc":"2.0","id":1000000001,"result":{"text":"a","text":"b"}}',
        b'{"jsonrpc":"2.0","id":1000000001,"result":{"text":"\\ud800"}}',
        b'{"jsonrpc":"2.0","id":1000000001,"result":' + b"[" * 200 + b"}",
        b'{"jsonrpc":"2.0","id":1000000001,"result":{"text":"a"',
    ],
)
def test_an_answer_that_is_no_json_ends_the_wait(core, line):
    """The wait ends at once, and not at the deadline. The invalid answer itself gets no reply."""
    core.call("host.provide", capabilities=["host.ping"])
    core.send(
        request("companies.create", {"name": "A"}, "before"), request("host.check", {"text": "a", **PATIENT}, "waits")
    )
    assert core.receive()["id"] == "before" and core.receive()["id"] == 1000000001
    core.send(request("companies.create", {"name": "B"}, "write"), line, request("system.ping", id="after"))
    assert core.receive()["id"] == "write"
    reply = core.receive()
    assert (
        reply["id"] == "waits"
        and reply["error"]["data"]["kind"] == "hostFault"
        and "not valid JSON" in reply["error"]["message"]
    ), reply
    assert core.receive() == {"jsonrpc": "2.0", "id": "after", "result": {}}
    # No request waits for this line any more, so it is treated as any invalid line.
    assert core.ask(line)["error"]["code"] == -32700
