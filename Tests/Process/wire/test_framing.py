"""Lines in, lines out: how lines end, and what happens to lines that are too long."""

import json
import random
import subprocess
import threading

import pytest

from support.core import BINARY, REPEATABLE, Core, is_full, memory, request, run, serve, until
from support.frames import frame

PING = b'{"jsonrpc":"2.0","id":1,"method":"system.ping"}'
PONG = b'{"jsonrpc":"2.0","id":1,"result":{}}\n'


def answer(stdin, *options):
    done = run("serve", "--data", ":memory:", *options, stdin=stdin)
    assert done.returncode == 0
    return done.stdout


def test_line_ends():
    assert answer(PING + b"\r\n" + PING + b"\n\n  \r\n\t\n" + PING) == PONG * 3


def test_a_byte_order_mark_is_skipped_at_the_start_alone():
    assert answer(b"\xef\xbb\xbf" + PING + b"\n") == PONG
    replies = answer(PING + b"\n\xef\xbb\xbf" + PING + b"\n").splitlines()
    assert json.loads(replies[1])["error"]["code"] == -32700
    assert answer(b"\xef\xbb\xbf") == b""


def test_no_input_and_no_lines():
    assert answer(b"") == b"" and answer(b"\n\n") == b""


def test_line_separators_are_escaped_on_output():
    with Core(":memory:", *REPEATABLE) as core:
        company = core.call("companies.create", name="A")["id"]
        core.send(
            request(
                "inventory.items.create",
                {"company": company, "sku": "a", "name": "a", "unit": "kg", "custom": {"note": "x"}},
            )
        )
        core.receive()
        core.send(request("a\u2028b\u2029c"))
        line = core.process.stdout.readline()
        assert b"\\u2028" in line and b"\\u2029" in line and b"\xe2\x80\xa8" not in line


def test_lines_cut_anywhere_are_the_same_lines():
    text = b"".join(
        json.dumps(request("temperature.convert", [number, "celsius", "kelvin"], number)).encode() + b"\n"
        for number in range(200)
    )
    whole = answer(text)
    chance = random.Random(1)
    process = subprocess.Popen([BINARY, "serve", "--data", ":memory:"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    at = 0
    while at < len(text):
        count = chance.randint(1, 300)
        process.stdin.write(text[at : at + count])
        process.stdin.flush()
        at += count
    out, _ = process.communicate()
    assert out == whole


def test_max_line():
    short = b'{"jsonrpc":"2.0","id":1,"method":"system.ping"}'
    exact = short + b" " * (100 - len(short))
    out = answer(exact + b"\n" + exact + b" \n" + exact, "--max-line", "100").splitlines(keepends=True)
    assert out[0] == PONG and out[2] == PONG
    refused = json.loads(out[1])
    assert refused["error"]["code"] == -32700 and refused["id"] == 1 and refused["error"]["data"]["limit"] == 100


def test_the_id_of_a_line_that_is_too_long_is_found_wherever_it_stands():
    early = b'{"jsonrpc":"2.0","id":"early","params":["' + b"x" * 3_000_000 + b'"]}'
    late = b'{"jsonrpc":"2.0","params":["' + b"x" * 3_000_000 + b'\\"id\\":1"],"nested":{"id":2},"id":  77  }'
    none = b"[" + b'{"id":1},' * 500_000 + b"]"
    replies = [
        json.loads(line) for line in answer(b"\n".join([early, late, none, PING]), "--max-line", "1000000").splitlines()
    ]
    assert [reply["id"] for reply in replies] == ["early", 77, None, 1]
    assert [reply.get("error", {}).get("code") for reply in replies] == [-32700, -32700, -32700, None]


def test_a_line_of_100_mb_is_refused_in_little_memory():
    with Core() as core:
        assert core.call("system.ping") == {}
        before = memory(core.process.pid)
        core.process.stdin.write(b'{"jsonrpc":"2.0","id":9,"method":"')
        for _ in range(100):
            core.process.stdin.write(b"x" * 1_000_000)
        core.send(b'"}')
        reply = core.receive()
        assert reply["error"]["code"] == -32700 and reply["id"] == 9
        assert core.call("system.ping") == {}
        assert memory(core.process.pid) < before + 50


def test_a_line_of_the_longest_length_is_served():
    padding = b" " * ((16 << 20) - len(PING))
    assert answer(PING + padding + b"\n" + PING) == PONG * 2
    assert json.loads(answer(PING + padding + b" \n"))["error"]["code"] == -32700


def test_a_reader_who_stops_reading_stops_the_work_and_not_the_memory():
    with Core() as core:
        writer = threading.Thread(
            target=lambda: [core.send(request("temperature.table", id=number)) for number in range(5000)]
        )
        writer.start()
        # Nobody reads the output for now, so the pipe fills up and the process waits.
        until(lambda: is_full(core.process))
        before = memory(core.process.pid)
        ids = [core.receive()["id"] for _ in range(5000)]
        writer.join()
        assert ids == list(range(5000))
        assert memory(core.process.pid) < 64 and before < 64


def test_a_stray_print_can_not_corrupt_a_frame(tmp_path):
    # SQLite, libc or anything else that writes to descriptor 1 writes to the standard error instead.
    with Core() as core:
        assert core.call("system.ping") == {}
        target = f"/proc/{core.process.pid}/fd/1"
        with open(target, "wb", buffering=0) as stray:
            stray.write(b"stray\n")
        assert core.call("system.ping") == {}


def test_a_batch_of_any_size_takes_little_memory():
    with Core() as core:
        core.send(b"[" + b"1," * 1_000_000 + b"1]")
        size = 0
        while True:
            chunk = core.process.stdout.read1(1 << 20)
            size += len(chunk)
            if chunk.endswith(b"]\n"):
                break
        assert size > 100_000_000 and memory(core.process.pid) < 64
        assert core.call("system.ping") == {}


def test_a_batch_that_is_sent_in_pieces_is_still_one_array():
    requests = [
        request("temperature.table", id=number) if number % 7 else {"jsonrpc": "2.0", "method": "system.ping"}
        for number in range(1500)
    ]
    (batch,) = serve([requests])
    assert [reply["id"] for reply in batch] == [number for number in range(1500) if number % 7]


def test_problems_without_end_take_no_quadratic_time():
    with Core() as core:
        for line in (
            request("inventory.items.create", {"sku": "a", "name": "b", "unit": "c", "tags": [1] * 200_000}),
            request("temperature.convert", {"value": ["x"] * 100_000, "from": "celsius", "to": "kelvin"}),
            request("system.ping", {f"unknown {number}": 0 for number in range(100_000)}),
            b'{"jsonrpc":"2.0","id":1,"method":"system.ping","params":['
            + b'{"\\u0061":1,"\\u0062":2,"\\u0063":3},' * 50_000
            + b"0]}",
        ):
            problems = core.ask(line)["error"]["data"]["problems"]
            assert 1 <= len(problems) <= 100


@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
def test_the_longest_line_counts_without_its_end(end):
    line = json.dumps(request("system.ping", id="x" * 20)).encode()
    for limit, isLong in [(len(line), False), (len(line) - 1, True)]:
        done = run("serve", "--data", ":memory:", "--max-line", str(limit), stdin=(line + end) * 3)
        assert [("error" in json.loads(reply)) for reply in done.stdout.splitlines()] == [isLong] * 3


@pytest.mark.parametrize(
    "sent, words",
    [
        (b"Content-Length: 52\r\n\r\n", "start the core with --framing content-length to send messages with headers"),
        (b"content-length:5\n", "start the core with --framing content-length to send messages with headers"),
        (
            b'{"jsonrpc":"2.0","id":1,"method":"system.ping"}Content-Length: 52\r\n',
            "start the core with --framing content-length to send messages with headers",
        ),
        (b"{\n", "a message must be on one line, and this line ends in the middle of a message"),
        (
            b'{"jsonrpc": "2.0", "id": 1,\n',
            "a message must be on one line, and this line ends in the middle of a message",
        ),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "system.pi\n', "a message must be on one line"),
        (b"[\n", "a message must be on one line"),
    ],
)
def test_who_means_another_framing_is_told(core, sent, words):
    core.process.stdin.write(sent)
    core.process.stdin.flush()
    error = core.receive()["error"]
    assert error["code"] == -32700 and words in error["message"] and words not in error["data"]["reason"]
    assert core.call("system.ping") == {}


@pytest.mark.parametrize("line", [b"}", b"nonsense", b'{"a":1,}', b"Content: 5", b'{"a":"Content-Length: 5"', b"'"])
def test_who_means_no_other_framing_is_told_of_none(core, line):
    assert "--framing" not in core.ask(line)["error"]["message"]


def test_in_frames_a_text_that_ends_early_is_told_of_no_line():
    done = run("--framing", "content-length", "--data", ":memory:", stdin=frame(b'"'))
    assert b"the text ends too early" in done.stdout and b"one line" not in done.stdout


def test_stdio_is_let_pass():
    """Clients of language servers start their servers with this option."""
    for words in (["--stdio"], ["serve", "--stdio"]):
        done = run(*words, "--data", ":memory:", stdin=b'{"jsonrpc":"2.0","id":1,"method":"system.ping"}')
        assert json.loads(done.stdout)["result"] == {} and done.returncode == 0
    done = run("--stdio", "--framing", "content-length", "--data", ":memory:", stdin=frame(b"{}"))
    assert done.returncode == 0 and done.stdout.startswith(b"Content-Length: ")
    assert run("--stdio=yes").returncode == 64
