"""Work in the background: requests that may do so overtake it, other requests wait, and each request gets one reply.

A server with methods that take as long as a test wants (until there is a file) runs on the core's own session,
loop and stores.
"""

import hashlib
import json
import os
import pathlib
import re
import select
import signal
import time

import pytest

from support.background import A, B, Server, cancel, ping, put, show, stored
from support.core import PATIENCE, PATIENT, request, spent
from support.frames import frame, parse


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path)
    yield server
    server.go()
    if server.process.poll() is None:
        assert server.end() == ([], 0)


def test_others_overtake(server):
    server.send(server.store("slow", "x"))
    for number in range(1000):
        assert server.ask(ping(number)) == {"jsonrpc": "2.0", "id": number, "result": 2}
    # Other requests overtake the work as one batch, and also as a batch that is larger than one chunk of input.
    pings = [ping(number) for number in range(1000)] * 5
    assert len(json.dumps(pings)) > 1 << 16
    server.send(*pings)
    assert [server.receive()["id"] for _ in pings] == [one["id"] for one in pings]
    server.go()
    assert server.receive() == {"jsonrpc": "2.0", "id": "slow", "result": stored("", "x")}


def test_they_do_without_a_file_to_wait_for(server):
    """The work just takes long. Its reply comes after the replies to later requests."""
    server.send(
        request("work.derive", {"company": A, "password": "p"}, "key"), *[ping(number) for number in range(300)]
    )
    replies = server.replies(301)
    assert (
        list(replies)[:300] == list(range(300))
        and replies["key"] == hashlib.scrypt(b"p", salt=b"salt", maxmem=1 << 28, dklen=32, **STANDARD).hex()
    )


# The parameters with which the core computes the keys of passwords.
STANDARD = {"n": 1 << 15, "r": 8, "p": 3}


def test_what_depends_on_the_work_waits_and_nothing_before_it_does(server):
    server.send(
        ping(1),
        put(2, "old"),
        server.store(3, "new"),
        show(4, B),
        put(5, "b", B),
        request("work.peek", {"company": A}, 6),
        show(7),
        ping(8),
        put(9, "newer"),
    )
    # These replies are sent before the file exists for which the work waits.
    assert server.replies(5) == {1: 2, 2: stored("", "old"), 4: "", 5: stored("", "b"), 6: "old"}
    server.go()
    assert list(server.replies(4).items()) == [
        (3, stored("old", "new")),
        (7, "new"),
        (8, 2),
        (9, stored("new", "newer")),
    ]


def test_a_line_that_waits_in_any_spelling(server):
    company = json.dumps(A).replace("a", "\\u0061")
    for line in [
        '{"id": 2, "params": {"company": %s}, "method": "work.show", "jsonrpc": "2.0"}' % company,
        '{"jsonrpc":"2.0","id":2,"method":"work.sho\\u0077","params":{"company":%s}}' % company,
        '{"jsonrpc":"2.0","id":2,"method":"work.show","params":[%s]}' % company,
    ]:
        server.send(server.store(1, "new"))
        server.process.stdin.write(line.encode() + b"\n")
        server.go()
        assert list(server.replies(2).items())[0][0] == 1
        server.file.unlink()
    server.send(server.store(1, "newest"))
    # Invalid parameters are refused at once.
    for params in ({}, {"company": 5}, {"company": "x"}, [5], {"company": None}):
        assert server.ask(request("work.show", params, 2)).keys() == {"jsonrpc", "id", "error"}
    server.go()
    assert server.replies(1) == {1: stored("new", "newest")}


def test_one_after_the_other_and_each_sees_what_was_before(server):
    server.send(
        *[server.store(number, f"{number}", A if number % 3 else B) for number in range(30)],
        show("A"),
        show("B", B),
        ping("ping"),
    )
    server.go()
    replies = server.replies(33)
    assert list(replies) == [*range(30), "A", "B", "ping"] and replies["A"] == "29" and replies["B"] == "27"
    last = {A: "", B: ""}
    for number in range(30):
        company = A if number % 3 else B
        assert replies[number] == stored(last[company], f"{number}")
        last[company] = f"{number}"


def test_failures(server):
    # Once when no other work is in progress, and once after other work that comes first.
    for isQueued in (False, True):
        before = "x" if isQueued else ""
        if isQueued:
            server.send(server.store("first", "x"))
        server.send(
            server.store(2, "y", mode="failPrepare"),
            server.store(3, "y", mode="atOnce"),
            server.store(4, "z", mode="failFinish"),
            server.store(5, 5),
        )
        at_once = {5: "invalidParams"} | ({} if isQueued else {2: "conflict", 3: stored("", "y")})
        assert server.replies(len(at_once)) == at_once
        server.go()
        later = {4: "conflict"} | (
            {"first": stored("y", "x"), 2: "conflict", 3: stored(before, "y")} if isQueued else {}
        )
        assert server.replies(len(later)) == later
        # Failed work leaves no changes.
        assert server.ask(show(6))["result"] == "y"
        server.file.unlink()


def test_a_refusal_keeps_what_was_stored(server):
    server.go()
    error = server.ask(server.store(1, "x", mode="refuse", idempotencyKey="k"))["error"]
    assert (error["message"], error["data"]) == ("refused", {"kind": "conflict"})
    assert server.ask(show(2))["result"] == "x"
    # Failed work has not used the idempotency key.
    assert server.ask(server.store(3, "y", idempotencyKey="k"))["result"] == stored("x", "y")


def test_there_is_a_limit(server):
    server.send(*[server.store(number, f"{number}") for number in range(103)])
    for number in (100, 101, 102):
        error = server.receive()
        assert (
            error["id"] == number
            and error["error"]["code"] == 10
            and error["error"]["data"] == {"kind": "limitReached", "limit": 100}
        )
    assert server.ask(request("work.leave", {"company": B, "text": "b"}, "leave"))["result"] is False
    server.go()
    assert list(server.replies(100)) == list(range(100))
    assert server.ask(server.store("again", "x"))["result"] == stored("99", "x")


def test_what_nobody_waits_for(server):
    later = server.file.with_name("later")
    assert (
        server.ask(request("work.leave", {"company": A, "text": "left", "when": str(server.file)}, 1))["result"] is True
    )
    assert server.ask(request("work.peek", {"company": A}, 2))["result"] == ""
    server.send(
        show(3),
        server.store(4, "x"),
        {"jsonrpc": "2.0", "method": "work.leave", "params": {"company": A, "text": "more", "when": str(later)}},
        show(5),
    )
    server.go()
    # Requests do not wait for the work of a notification, not even those of the same company. Work that is requested
    # later starts after it.
    assert list(server.replies(3).items()) == [(3, ""), (4, stored("left", "x")), (5, "x")]
    later.touch()
    assert server.ask(server.store(6, "y"))["result"] == stored("more", "y")


def test_cancel(server):
    assert server.ask(cancel("c", 1))["result"] == 0
    server.send(*[server.store(number, f"{number}") for number in (1, 2, 3, 2)])
    server.send(cancel("queued", 2))
    assert server.receive()["result"] == 2
    for _ in range(2):
        reply = server.receive()
        assert (
            reply["id"] == 2
            and reply["error"]["code"] == -32800
            and reply["error"]["data"] == {"kind": "requestCancelled"}
        )
    # The work in progress is cancelled, too. It stores nothing, and no request waits for it.
    server.send(cancel("running", 1), cancel("again", 1), cancel("last", 3), show("now"))
    assert list(server.replies(6).items()) == [
        ("running", 1),
        (1, "requestCancelled"),
        ("again", 0),
        ("last", 1),
        (3, "requestCancelled"),
        ("now", ""),
    ]
    # The next work begins only after the cancelled work has ended.
    server.send(server.store(4, "four", B))
    server.go()
    assert list(server.replies(1).items()) == [(4, stored("", "four"))]
    assert server.ask(show(5))["result"] == ""


def test_batches(server):
    notified = {
        "jsonrpc": "2.0",
        "method": "work.store",
        "params": {"company": A, "text": "notified", "when": str(server.file)},
    }
    server.send([server.store(1, "a"), ping(2), notified, server.store(3, "c"), 5], ping("after"))
    assert server.receive()["id"] == "after"
    server.go()
    array = server.receive()
    assert (
        [reply["id"] for reply in array] == [1, 2, 3, None]
        and array[0]["result"] == stored("", "a")
        and array[2]["result"] == stored("notified", "c")
    )


def test_batches_that_wait_and_that_cancel(server):
    # Inside a batch, requests also wait for earlier work on the same company.
    server.send(ping(0), [put(1, "one"), server.store(2, "two"), show(3), show(4, B), put(5, "five")])
    assert server.receive()["id"] == 0
    server.go()
    assert [reply["result"] for reply in server.receive()] == [
        stored("", "one"),
        stored("one", "two"),
        "two",
        "",
        stored("two", "five"),
    ]
    server.file.unlink()
    # If one request of a batch must wait, the whole batch waits. A batch for another company does not.
    server.send(server.store(1, "x"), [ping(2), show(3, B)], [ping(4), show(5)], ping(6))
    assert [reply["id"] for reply in server.receive()] == [2, 3]
    server.go()
    assert server.receive()["id"] == 1
    assert [reply["result"] for reply in server.receive()] == [2, "x"] and server.receive()["id"] == 6
    server.file.unlink()
    server.send(
        [
            server.store(1, "y"),
            server.store(2, "z"),
            cancel(3, 2),
            cancel(4, 1),
            server.store(5, "z", mode="failPrepare"),
            show(6),
        ]
    )
    server.go()
    array = server.receive()
    assert [reply.get("result", reply.get("error", {}).get("code")) for reply in array] == [
        -32800,
        -32800,
        1,
        1,
        2,
        "x",
    ]


def test_notifications(server):
    for number in range(3):
        server.send({key: value for key, value in server.store(1, f"{number}").items() if key != "id"})
    server.send({key: value for key, value in server.store(1, "x", mode="failPrepare").items() if key != "id"}, show(1))
    server.go()
    assert server.replies(1) == {1: "2"}


@pytest.mark.parametrize(
    "id", ["1", '"a"', "1.50e1", "null", '"\\u00e9\\n/"', '""', "-0", "123456789012345678901234567890"]
)
def test_ids_come_back_byte_for_byte(server, id):
    line = '{"jsonrpc":"2.0","id":%s,"method":"work.store","params":{"company":"%s","text":"x"}}' % (id, A)
    server.process.stdin.write(line.encode() + b"\n")
    server.receive()
    server.process.stdin.write(line.encode() + b"\n")
    while b"\n" not in server.read:
        assert select.select([server.process.stdout], [], [], PATIENCE)[0]
        server.read += os.read(server.process.stdout.fileno(), 1 << 16)
    assert server.read.startswith(b'{"jsonrpc":"2.0","id":' + id.encode() + b',"result":')
    server.read = b""


@pytest.mark.parametrize("end", ["close", signal.SIGTERM, signal.SIGINT])
def test_at_the_end_everything_is_finished(server, end):
    server.send(*[server.store(number, f"{number}") for number in range(10)], ping("seen"))
    assert server.receive()["id"] == "seen"
    if end == "close":
        server.hang_up()
    else:
        server.process.send_signal(end)
    server.go()
    replies, code = server.rest()
    assert code == 0 and [reply["result"]["after"] for reply in replies] == [f"{number}" for number in range(10)]


def test_a_line_that_waits_when_the_signal_comes(server):
    assert server.ask(ping(0))["result"] == 2
    server.send(server.store(1, "x"), ping(2), show(3))
    # The reply to the ping was sent, so the core has read the next line, and this line waits or is about to wait.
    assert server.receive()["id"] == 2
    server.process.send_signal(signal.SIGTERM)
    server.go()
    replies, code = server.rest()
    assert code == 0 and [reply["result"] for reply in replies] == [stored("", "x"), "x"]


def test_nobody_reads(server):
    server.send(server.store(1, "x"), ping(2))
    assert server.receive()["id"] == 2
    server.process.stdout.close()
    server.go()
    assert server.process.wait(PATIENCE) == 74
    server.process.stdin.close()


def test_with_headers(tmp_path):
    server = Server(tmp_path, "--framing", "content-length")
    for message in [server.store(1, "x"), ping(2), show(3)]:
        server.process.stdin.write(frame(message))
    server.go()
    server.hang_up()
    out, _ = server.process.communicate(timeout=PATIENCE)
    assert server.process.returncode == 0
    replies = {reply["id"]: reply["result"] for reply in parse(out)}
    assert list(replies)[-1] == 3 and replies == {1: stored("", "x"), 2: 2, 3: "x"}


def test_deadlines_of_the_host_pass_meanwhile(server):
    server.send(
        request("host.provide", {"capabilities": ["host.ping"]}, "provide"),
        server.store(1, "x"),
        request("host.check", {"text": "t", "deadline": 30}, 2),
    )
    assert [server.receive().get("method") for _ in range(2)] == [None, "host.ping"]
    reply, cancelled = server.receive(), server.receive()
    assert reply["id"] == 2 and reply["error"]["data"]["kind"] == "hostTimeout" and cancelled["method"] == "host.cancel"
    server.send(request("host.check", {"text": "t", **PATIENT}, 3))
    asked = server.receive()
    assert server.ask({"jsonrpc": "2.0", "id": asked["id"], "result": {"text": "t"}})["result"]["same"]
    server.go()
    assert server.replies(1) == {1: stored("", "x")}


def test_while_it_waits_it_does_not_spin(server):
    server.send(
        request("host.provide", {"capabilities": ["host.ping"]}, "provide"),
        server.store(1, "x"),
        request("host.check", {"text": "t", "deadline": 1000}, 2),
    )
    assert server.receive()["id"] == "provide" and server.receive()["method"] == "host.ping"
    before = spent(server.process.pid)
    assert server.receive()["id"] == 2 and server.receive()["method"] == "host.cancel"
    # The processor's time in hundredths of a second, of one second of waiting. Meanwhile, the work looks for its file.
    assert spent(server.process.pid) - before <= 20
    server.go()
    assert server.replies(1) == {1: stored("", "x")}


def threads(server, most):
    """Returns the blocked signals and the niceness of each thread of the process, the loop's first. Waits until there
    are only this number of threads, and the worker has set itself up."""
    for _ in range(PATIENCE * 100):
        found = []
        for task in sorted(pathlib.Path(f"/proc/{server.process.pid}/task").iterdir(), key=lambda task: int(task.name)):
            try:
                status = (task / "status").read_text()
                nice = int((task / "stat").read_text().rsplit(")", 1)[1].split()[16])
            except (FileNotFoundError, ProcessLookupError):
                continue
            found.append((int(re.search(r"SigBlk:\s*(\w+)", status)[1], 16), nice))
        if len(found) == most and (most == 1 or found[1][1] > found[0][1] or found[0][1] == 19):
            return found
        time.sleep(0.01)
    raise AssertionError(f"there are {found}")


def test_signals_come_to_the_loop_alone(server):
    server.send(server.store(1, "x"), request("host.provide", {"capabilities": ["host.ping"]}, 2))
    assert server.receive()["id"] == 2
    (loop, nice), (worker, worker_nice) = threads(server, 2)
    assert worker_nice == min(nice + 10, 19)
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGALRM):
        assert not loop >> number - 1 & 1 and worker >> number - 1 & 1
    server.go()
    server.replies(1)
    # When there is no work, there is only one thread.
    threads(server, 1)


def test_a_key_is_used_once(server):
    keyed = {"idempotencyKey": "k"}
    server.send(
        server.store(1, "x", **keyed),
        server.store(2, "x", **keyed),
        server.store(3, "y"),
        server.store(4, "x", **keyed),
        server.store(5, "z", **keyed),
    )
    server.go()
    assert list(server.replies(5).items()) == [
        (1, stored("", "x")),
        (2, stored("", "x")),
        (3, stored("x", "y")),
        (4, stored("", "x")),
        (5, "keyReused"),
    ]
    # Without work in progress, the method itself recognizes the repeated key.
    assert server.ask(server.store(6, "x", **keyed))["result"] == stored("", "x")
    assert server.ask(server.store(7, "w", **keyed))["error"]["data"] == {"kind": "keyReused"}
    assert server.ask(show(8))["result"] == "y"
    # Failed and cancelled work has not used the idempotency key.
    server.file.unlink()
    server.send(
        server.store(1, "f", mode="failFinish", idempotencyKey="f"),
        server.store(2, "c", idempotencyKey="c"),
        cancel(3, 2),
    )
    assert server.replies(2) == {3: 1, 2: "requestCancelled"}
    server.go()
    assert server.replies(1) == {1: "conflict"}
    assert server.ask(server.store(4, "f", idempotencyKey="f"))["result"] == stored("y", "f")
    assert server.ask(server.store(5, "c", idempotencyKey="c"))["result"] == stored("f", "c")


def test_secrets_are_no_part_of_what_is_kept(tmp_path):
    server = Server(tmp_path, "--data", str(tmp_path / "data"))
    server.go()
    first = server.ask(server.store(1, "shown-text", secret="never-kept", idempotencyKey="k"))["result"]
    assert server.ask(server.store(2, "shown-text", secret="another", idempotencyKey="k"))["result"] == first
    assert server.ask(server.store(3, "shown-text", idempotencyKey="k"))["result"] == first
    assert (
        server.ask(server.store(4, "other", secret="never-kept", idempotencyKey="k"))["error"]["data"]["kind"]
        == "keyReused"
    )
    kept = b"".join(path.read_bytes() for path in (tmp_path / "data").iterdir())
    assert b"shown-text" in kept and b'"secret"' not in kept and b"never-kept" not in kept
    assert server.end() == ([], 0)


def test_between_durable_writes_each_is_done_once(tmp_path):
    """Work is in a chunk with writes before and after it, about the same company. All of it is stored after a
    restart."""
    server = Server(tmp_path, "--data", str(tmp_path / "data"))
    server.go()
    lines = []
    for number in range(40):
        lines += [
            put(f"a{number}", f"a{number}", B),
            server.store(f"l{number}", f"l{number}", A, idempotencyKey=f"{number}"),
            put(f"b{number}", f"b{number}", B),
        ]
        if number % 4 == 3:
            lines.append(put(f"p{number}", f"p{number}"))
    server.send(*lines)
    replies = server.replies(len(lines))
    assert [id for id in replies if id[0] in "ab"] == [line["id"] for line in lines if line["id"][0] in "ab"]
    assert [id for id in replies if id[0] in "lp"] == [line["id"] for line in lines if line["id"][0] in "lp"]
    kept = ""
    for line in lines:
        if line["id"][0] in "lp":
            assert replies[line["id"]] == stored(kept, line["id"])
            kept = line["id"]
    assert server.end() == ([], 0)
    again = Server(tmp_path, "--data", str(tmp_path / "data"))
    again.send(show(1), show(2, B), again.store(3, "l7", A, idempotencyKey="7"))
    assert again.replies(3) == {1: "p39", 2: "b39", 3: replies["l7"]}
    assert again.end() == ([], 0)


def test_killed_work_has_changed_nothing(tmp_path):
    server = Server(tmp_path, "--data", str(tmp_path / "data"))
    server.send(put(1, "old"), server.store(2, "new", idempotencyKey="k"), ping(3))
    assert list(server.replies(2)) == [1, 3]
    server.process.kill()
    server.rest()
    again = Server(tmp_path, "--data", str(tmp_path / "data"))
    again.go()
    assert again.ask(show(1))["result"] == "old"
    assert again.ask(again.store(2, "new", idempotencyKey="k"))["result"] == stored("old", "new")
    assert again.end() == ([], 0)


def test_a_recorded_conversation_is_in_one_order(tmp_path):
    """With a tap, the core replies to each line before it serves the next one."""
    for _ in range(3):
        server = Server(tmp_path, "--tap")
        server.go()
        lines = [
            server.store(1, "x"),
            ping(2),
            show(3),
            [ping(4), server.store(5, "y"), server.store(6, "z")],
            request("work.leave", {"company": A, "text": "left"}, 7),
            show(8),
        ]
        server.send(*lines)
        server.hang_up()
        _, heard = server.process.communicate(timeout=PATIENCE)
        said = [(line[:4], json.loads(line[4:] or "0")) for line in heard.decode().splitlines()]
        assert [kind for kind, _ in said] == ["--> ", "<-- "] * 6 + ["--> "]
        assert [body for kind, body in said if kind == "--> "][:6] == lines
        replies = [body for kind, body in said if kind == "<-- "]
        assert (
            [reply["id"] for reply in replies[:3]] == [1, 2, 3]
            and [reply["id"] for reply in replies[3]] == [4, 5, 6]
            and replies[5]["result"] == "left"
        )


def test_computing_tells_how_far_it_is(tmp_path):
    """The steps are files that appear one after the other. Each step is reported before the next file exists."""
    files = [tmp_path / name for name in ("one", "two", "three")]
    with Server(tmp_path) as server:
        names = [str(file) for file in files]
        server.send(request("work.count", {"company": A, "files": names, "progressToken": "t"}, 1))
        for number, file in enumerate(files, 1):
            file.touch()
            if number == len(files):
                break
            assert server.receive() == {
                "jsonrpc": "2.0",
                "method": "rpc.progress",
                "params": {"token": "t", "done": number, "total": 3, "message": str(file)},
            }
        # At the end, the reply can come without the last notification of progress.
        line = server.receive()
        while "method" in line:
            line = server.receive()
        assert line == {"jsonrpc": "2.0", "id": 1, "result": 3}


def test_computing_that_is_cancelled_ends_early(tmp_path):
    """The work would wait for a file that never appears. Later work is done all the same."""
    with Server(tmp_path) as server:
        server.send(request("work.count", {"company": A, "files": [str(tmp_path / "never")]}, 1))
        server.send(request("work.derive", {"company": A, "password": "x"}, 2), cancel(3, 1))
        answers = [server.receive() for _ in range(3)]
        assert [answer.get("error", {}).get("code") for answer in answers if answer["id"] == 1] == [-32800]
        assert {answer["id"] for answer in answers} == {1, 2, 3}
