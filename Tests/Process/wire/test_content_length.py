"""Messages with headers, as editors send them: the same core with another framing."""

import json
import random
import signal
import sqlite3
import subprocess
import threading

import pytest

from support.core import BINARY, PATIENCE, REPEATABLE, Core, has_read, item, memory, request, run, until
from support.frames import frame, parse

PING = b'{"jsonrpc":"2.0","id":1,"method":"system.ping"}'
PONG = {"jsonrpc": "2.0", "id": 1, "result": {}}
EXPECTED = "expected Content-Length: N, an empty line and N bytes of JSON"


def talk(stdin, *options, data=":memory:"):
    done = run("serve", "--framing", "content-length", "--data", str(data), *options, stdin=stdin)
    assert done.returncode == 0 and not done.stderr, done.stderr
    return parse(done.stdout)


def refused(reply):
    """Returns the message of the error for input that was no message."""
    assert reply["id"] is None and reply["error"]["code"] == -32700 and reply["error"]["data"]["kind"] == "parseError"
    return reply["error"]["message"]


class Editor(Core):
    """A process to which the test sends frames."""

    def __init__(self, data=":memory:", *options):
        super().__init__(data, "--framing", "content-length", *options)

    def send(self, message):
        self.process.stdin.write(frame(message))
        self.process.stdin.flush()

    def receive(self):
        head = self.process.stdout.readline()
        assert head.startswith(b"Content-Length: ") and self.process.stdout.readline() == b"\r\n", head
        return json.loads(self.process.stdout.read(int(head[16:])))


def test_a_round_trip():
    with Editor(":memory:", *REPEATABLE) as core:
        assert core.call("system.ping") == {}
        company = core.call("companies.create", name="Corner Shop")
        core.call("companies.select", company=company["id"])
        made = core.call("inventory.items.create", **item())
        assert core.call("inventory.items.get", id=made["id"]) == made
        assert core.refused("system.pin")["data"]["suggestion"] == "system.ping"
        assert core.close() == 0


def test_both_framings_carry_the_same_messages():
    messages = [request("companies.create", {"name": f"Shop {number}"}, number) for number in range(300)]
    messages += [
        {"jsonrpc": "2.0"},
        [request("system.ping"), 5],
        [],
        request("rpc.discover"),
        request("temperature.table", id="table"),
    ]
    lines = run(
        *REPEATABLE,
        "--data",
        ":memory:",
        "--framing",
        "lines",
        stdin=b"".join(json.dumps(message).encode() + b"\n" for message in messages),
    )
    frames = talk(b"".join(map(frame, messages)), *REPEATABLE)
    assert frames == [json.loads(line) for line in lines.stdout.splitlines()] and len(frames) == len(messages)


def test_adjacent_frames_and_one_byte_at_a_time():
    text = b"".join(
        frame(request("temperature.convert", [number, "celsius", "kelvin"], number)) for number in range(100)
    )
    whole = talk(text)
    assert [reply["id"] for reply in whole] == list(range(100)) and all("result" in reply for reply in whole)
    chance = random.Random(1)
    for most in (1, 300):
        process = subprocess.Popen(
            [BINARY, "--framing=content-length", "--data", ":memory:"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
        )
        at = 0
        while at < len(text):
            count = chance.randint(1, most)
            process.stdin.write(text[at : at + count])
            at += count
        out, _ = process.communicate()
        assert parse(out) == whole and process.returncode == 0


@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
def test_headers(end):
    length = b"%d" % len(PING)
    kind = b"Content-Type: application/vscode-jsonrpc; charset=utf-8"
    for lines in (
        [b"Content-Length: " + length],
        [b"content-length:" + length],
        [b"CONTENT-LENGTH:\t 00" + length + b"  "],
        [kind, b"Content-Length: " + length],
        [b"Content-Length: " + length, kind],
        [b"Content-Length: " + length] * 2,
        [b"X-Content-Length: 5", b"x:", b"Content-Length: " + length, b"Long: " + b"x" * 4090],
    ):
        assert talk((end.join(lines) + end + end + PING) * 2) == [PONG] * 2, lines
    assert talk(end + frame(PING, end=end) + end + end + frame(PING, end=end)) == [PONG] * 2
    assert talk(b"\xef\xbb\xbf" + frame(PING)) == [PONG]


def test_bodies():
    pretty = (
        json.dumps(request("temperature.convert", {"value": [1, 2], "from": "celsius", "to": "kelvin"}, "a"), indent=2)
        .replace("\n", "\r\n\r\n")
        .encode()
    )
    assert [reply["id"] for reply in talk(frame(pretty + b"\n") * 3)] == ["a"] * 3
    name = "Kräuter & Käse 🧀"
    for ascii in (True, False):
        text = json.dumps(request("companies.create", {"name": name}), ensure_ascii=ascii).encode()
        assert talk(frame(text) + frame(PING))[0]["result"]["name"] == name
    with Editor() as core:
        company = core.call("companies.create", name="A")["id"]
        # A member that is stored as JSON is stored without white space, so a reply never has a raw newline.
        core.send(
            json.dumps(
                request(
                    "inventory.items.create",
                    {"company": company, **item(), "custom": {"roast": "light", "washed": True}, "tags": ["x", "y"]},
                ),
                indent=4,
            ).encode()
        )
        assert core.receive()["result"]["custom"] == {"roast": "light", "washed": True}


def test_what_has_no_reply():
    notification = {"jsonrpc": "2.0", "method": "system.ping"}
    assert (
        talk(b"")
        == talk(b"\r\n\n")
        == talk(b"Content-Length: 0\r\n\r\n")
        == talk(frame(b" \n\t"))
        == talk(frame(notification))
        == []
    )
    assert talk(b"Content-Length: 0\r\n\r\n" * 3 + frame(notification) + frame([notification]) + frame(PING)) == [PONG]


def test_batches_however_large():
    (batch,) = talk(
        frame(
            [request("system.ping", id=number) for number in range(3)] + [{"jsonrpc": "2.0", "method": "system.ping"}]
        )
    )
    assert [reply["id"] for reply in batch] == [0, 1, 2]
    first, last = talk(frame([request("temperature.table", id=number) for number in range(1500)]) + frame(PING))
    assert [reply["id"] for reply in first] == list(range(1500)) and last == PONG


def test_a_body_that_is_no_json_is_refused_with_its_id():
    broken, last = talk(frame(b'{"jsonrpc":"2.0","id":"a","method":') + frame(PING))
    assert broken["error"]["code"] == -32700 and broken["id"] == "a" and last == PONG


def test_bodies_that_are_too_long():
    exact = PING + b" " * (100 - len(PING))
    first, second, third = talk(frame(exact) + frame(exact + b" ") + frame(exact), "--max-line", "100")
    assert (
        first == third == PONG
        and second["id"] == 1
        and second["error"]["code"] == -32700
        and second["error"]["data"]["limit"] == 100
    )
    assert "body is longer than 100 bytes" in second["error"]["message"]
    late = b'{"jsonrpc":"2.0","params":["' + b"x" * 3_000_000 + b'\\"id\\":1"],"nested":{"id":2},"id":  77  }'
    assert [reply["id"] for reply in talk(frame(late) + frame(PING), "--max-line", "1000000")] == [77, 1]
    longest = PING + b" " * ((16 << 20) - len(PING))
    assert talk(frame(longest) * 2) == [PONG] * 2


def test_a_body_of_100_mb_is_refused_in_little_memory():
    with Editor() as core:
        core.process.stdin.write(b'Content-Length: 100000036\r\n\r\n{"jsonrpc":"2.0","id":9,"method":"')
        for _ in range(100):
            core.process.stdin.write(b"x" * 1_000_000)
        core.process.stdin.write(b'"}')
        core.process.stdin.flush()
        assert core.receive()["id"] == 9
        assert core.call("system.ping") == {} and memory(core.process.pid) < 64


@pytest.mark.parametrize(
    "header, hint",
    [
        (b"Content-Type: x", "no Content-Length"),
        (b"Content-Length: -5", 'not "-5"'),
        (b"Content-Length: +5", 'not "+5"'),
        (b"Content-Length: five", 'not "five"'),
        (b"Content-Length:", 'not ""'),
        (b"Content-Length: 5.0", 'not "5.0"'),
        (b"Content-Length: 9223372036854775808", "9223372036854775807"),
        (b"Content-Length: 5\r\nContent-Length: 6", "as 5 and as 6"),
        (b"Content-Length: \xff", "must be a number"),
        (b"Content-Length 5", "not a header"),
        (b"Long: " + b"x" * 4091, "longer than 4096"),
        (b"Long: " + b"x" * 9_000_000 + b"\r\nContent-Length: 47", "longer than 4096"),
        (b": 5", "not a header"),
        (b"x" * 5000, "longer than 4096"),
        (b"Content-Length: " + b"9" * 5000, "longer than 4096"),
        (PING, "not a header"),
        (b"\0\0", "not a header"),
    ],
    ids=lambda value: value[:30].decode("latin-1").strip("\0") if isinstance(value, bytes) else "",
)
def test_a_bad_header_is_refused_once_and_the_next_frame_is_answered(header, hint):
    for rest in (
        b"",
        PING,
        PING + b"\n" + PING + b"\r\n\r\n",
        json.dumps({"Content-Length: 5": [1]}, indent=2).encode(),
    ):
        first, broken, last = talk(frame(PING) + header + b"\r\n\r\n" + rest + frame(PING))
        assert first == last == PONG and hint in refused(broken) and EXPECTED in refused(broken), (header, rest)


def test_each_bad_header_has_its_reply():
    bad = [b"Content-Length: a\r\n\r\n", b"X: y\n\n", b"Content-Length: b\r\n\r\n" + PING, b"Content-Length: c\r\n\r\n"]
    replies = talk(b"".join(bad) + frame(PING))
    assert len(replies) == 5 and all(EXPECTED in refused(reply) for reply in replies[:4]) and replies[4] == PONG


def test_lines_are_told_what_is_expected():
    replies = talk((PING + b"\n") * 1000)
    assert len(replies) == 1 and EXPECTED in refused(replies[0])


@pytest.mark.parametrize(
    "part, place",
    [
        (b"Content-Length: 5", "inside a header"),
        (b"Content-Length: 5\r\n", "inside a header"),
        (b"Content-Type: x\n\r", "inside a header"),
        (b"C", "inside a header"),
        (b"Content-Length: 5\r\n\r\n", "after 0 of the 5 bytes"),
        (b"Content-Length: 5\r\n\r\n{", "after 1 of the 5 bytes"),
        (frame(PING)[:-1], "after 46 of the 47 bytes"),
        (b'Content-Length: 500\r\n\r\n{"id":1', "before the end of a body"),
    ],
)
def test_an_end_of_input_within_a_frame_is_said(part, place):
    first, last = talk(frame(PING) + part, "--max-line", "100")
    assert first == PONG and place in refused(last)


@pytest.mark.parametrize("part", [b"Content-Le", frame(PING)[:-1]])
def test_a_signal_within_a_frame_drops_it(part):
    with Editor() as core:
        core.call("system.ping")
        core.process.stdin.write(part)
        core.process.stdin.flush()
        until(lambda: has_read(core.process))
        core.process.send_signal(signal.SIGTERM)
        assert core.process.stdout.read() == b"" and core.process.wait(PATIENCE) == 0


def test_durable_writes(tmp_path):
    data = tmp_path / "data"
    with Core(data) as core:
        company = core.call("companies.create", name="Corner Shop")["id"]
    creates = [
        request("inventory.items.create", {"company": company, **item(number)}, number) for number in range(3000)
    ]
    replies = talk(b"".join(map(frame, creates)), data=data)
    assert [reply["id"] for reply in replies] == list(range(3000))
    with sqlite3.connect(data / "private.sqlite") as database:
        assert (
            database.execute("SELECT count(*) FROM items").fetchone()
            == (sum("result" in reply for reply in replies),)
            == (3000,)
        )
    database.close()


def test_frames_are_served_again_when_a_commit_fails(small_disk):
    with Editor(small_disk / "data", "--max-line", "3000") as core:
        company = core.call("companies.create", name="Corner Shop")["id"]
        number, refusals, stored = 0, 0, 0
        while refusals < 1000:
            # Adjacent frames, so that each is parsed over the first byte of the next one. The last frame is cut in the
            # middle of its header.
            window = range(number, number + 150)
            text = b"".join(
                frame(request("inventory.items.create", {"company": company, **item(one)}, one)) for one in window
            )
            bad = b"Content-Length: x\r\n\r\n"
            writer = threading.Thread(
                target=lambda text=text: (
                    core.process.stdin.write(text + bad + frame(PING)[:9]),
                    core.process.stdin.flush(),
                )
            )
            writer.start()
            replies = [core.receive() for _ in range(151)]
            writer.join()
            core.process.stdin.write(frame(PING)[9:])
            core.process.stdin.flush()
            assert core.receive() == PONG
            assert [reply["id"] for reply in replies] == [*window, None]
            stored += sum("result" in reply for reply in replies)
            refusals += sum(reply.get("error", {}).get("data", {}).get("kind") == "storageFull" for reply in replies)
            number += 150
        subprocess.run(["mount", "-o", "remount,size=64m", str(small_disk)], check=True)
        assert core.close() == 0
    with sqlite3.connect(small_disk / "data/private.sqlite") as database:
        assert database.execute("SELECT count(*) FROM items").fetchone() == (stored,)
    database.close()


def test_a_reader_who_is_gone_is_74():
    process = subprocess.Popen(
        [BINARY, "--framing=content-length", "--data", ":memory:"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    process.stdout.close()
    process.stdin.write(frame(PING))
    process.stdin.close()
    assert process.wait(PATIENCE) == 74


@pytest.mark.parametrize(
    "name, hint",
    [
        ("content-lenght", "did you mean content-length?"),
        ("line", "did you mean lines?"),
        ("", "lines, content-length"),
        ("xml", "not xml"),
    ],
)
def test_an_unknown_framing_is_64(name, hint):
    done = run("serve", "--framing", name)
    assert (
        done.returncode == 64
        and done.stdout == b""
        and "--framing must be" in done.stderr.decode()
        and hint in done.stderr.decode()
    )


def test_help_and_completions_name_the_framing():
    assert (
        "--framing NAME" in run("serve", "--help").stdout.decode() and "content-length" in run("--help").stdout.decode()
    )
    assert run("complete", "--", "serve", "--fr").stdout.startswith(b"--framing")
    assert run("complete", "--", "serve", "--framing", "").stdout.split() == [b"lines", b"content-length"]
