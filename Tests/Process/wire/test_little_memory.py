"""Little memory: a message for which the memory does not suffice is refused, and the core continues."""

import json
import os
import subprocess

import pytest

from support.core import BINARY, PATIENCE, Core, request, run
from support.sharing import Shared
from support.traces import loaded_first

PING = json.dumps(request("system.ping", id=7)).encode()
# The address space in KiB that is added to the least space in which a core serves a ping.
MORE = (2_000, 16_000, 64_000, 128_000, 256_000, 512_000)


def long(params):
    return b'{"jsonrpc":"2.0","id":1,"method":"system.ping","params":%s}' % params


MESSAGES = {
    "a long text": long(b'{"x":"%s"}' % (b"a" * 15_000_000)),
    "many values": long(b'{"x":[%s1]}' % (b"1," * 7_000_000)),
    "many members": long(b"{%s}" % b",".join(b'"k%d":1' % number for number in range(1_000_000))),
    "many requests": b"[%s]" % b",".join([PING] * 300_000),
}


def line(message):
    return message + b"\n"


def body(message):
    return b"Content-Length: %d\r\n\r\n%s" % (len(message), message)


def serve(memory, messages, *options, framed=line):
    """Runs a core that has this much address space, in KiB. Returns its exit code and its output."""
    done = subprocess.run(
        ["bash", "-c", f'ulimit -v {memory}; exec "$@"', "-", BINARY, "serve", "--data", ":memory:", *options],
        input=b"".join(framed(message) for message in messages),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.fixture(scope="module")
def least():
    """Returns the address space in which a core serves a ping, in KiB, to within 8,000."""
    for memory in range(24_000, 1_000_000, 8_000):
        code, output, _ = serve(memory, [PING])
        if code == 0 and output:
            return memory
    pytest.skip("a core with a sanitizer needs more address space than can be given")


@pytest.mark.parametrize(
    "message",
    [
        pytest.param(message, marks=[pytest.mark.full] if name in ("many members", "many requests") else [], id=name)
        for name, message in MESSAGES.items()
    ],
)
def test_a_message_without_memory_is_refused(least, message):
    refused = []
    for more in MORE:
        code, output, said = serve(least + more, [PING, message, PING])
        assert code == 0, (more, code, said[-500:])
        first, reply, last = map(json.loads, output.splitlines())
        assert first == last == {"jsonrpc": "2.0", "id": 7, "result": {}}
        if isinstance(reply, dict) and reply["error"]["code"] == 36:
            assert reply["error"]["data"]["kind"] == "outOfMemory"
            assert "needs more memory than there is" in reply["error"]["message"]
            assert reply["id"] == (None if message.startswith(b"[") else 1)
            refused.append(more)
    # With little memory the message is refused, and with much memory it is served.
    assert refused == list(MORE[: len(refused)])
    assert 0 < len(refused) < len(MORE)


def test_a_body_without_memory_is_refused(least):
    messages = [PING, MESSAGES["a long text"], PING]
    code, output, said = serve(least + MORE[0], messages, "--framing", "content-length", framed=body)
    assert code == 0, said[-500:]
    replies = [json.loads(part.split(b"\r\n\r\n", 1)[1]) for part in output.split(b"Content-Length: ")[1:]]
    assert [reply["id"] for reply in replies] == [7, 1, 7]
    assert replies[1]["error"]["data"]["kind"] == "outOfMemory"
    assert "The body needs more memory" in replies[1]["error"]["message"]


# Sizes in bytes: the nodes of a parsed message, the input of one of several programs, and the large input buffer.
TAPE, SMALL, LARGE = 1040 * 16, (1 << 14) + 16, (1 << 18) + 16


@pytest.fixture
def scarce(tmp_path, monkeypatch):
    """Makes allocations of some sizes fail in programs that are started later, and lets them succeed again."""
    (tmp_path / "scarce").mkdir()
    file = tmp_path / "scarce" / "sizes"
    monkeypatch.setenv("LD_PRELOAD", str(loaded_first(tmp_path / "scarce", "scarce")))
    monkeypatch.setenv("MAINSPRING_SCARCE", str(file))

    def take(*sizes):
        file.with_name("new").write_text("".join(f"{size}\n" for size in sizes))
        os.replace(file.with_name("new"), file)

    take()
    return take


def test_without_memory_to_read_into_a_core_ends_and_says_why(data, scarce):
    scarce(LARGE)
    done = run("serve", "--data", str(data), stdin=line(PING))
    assert (done.returncode, done.stdout) == (74, b"")
    assert b"the standard input can't be read: Cannot allocate memory" in done.stderr


def test_without_memory_to_parse_messages_are_refused_until_there_is_some(scarce):
    scarce(TAPE)
    with Core() as core:
        for _ in range(3):
            assert core.refused("system.ping")["data"]["kind"] == "outOfMemory"
        # An unusual spelling, with an id after a text for which there is no memory, and messages without a readable id.
        for text, id in [('{ "jsonrpc" : "2.0" , "id":"a"}', "a"), ("17", None), ('["x"]', None), ("true", None)]:
            reply = core.ask(text.encode())
            assert (reply["error"]["code"], reply["id"]) == (36, id), text
        scarce()
        assert core.call("system.ping") == {}
        scarce(TAPE)
        # The core keeps the memory that it has, so it needs no new memory for the ping.
        assert core.call("system.ping") == {}


def test_a_shared_core_goes_on_without_memory_to_read_into(data, scarce):
    """A program for which there is no memory is disconnected alone. The connected programs read less at once."""
    many = [request("system.ping", id=number) for number in range(1000)]
    with Shared(data) as one, Shared(data) as two:
        assert one.call("system.ping") == two.call("system.ping") == {}
        scarce(SMALL, LARGE)
        refused = subprocess.run(
            [BINARY, "serve", "--shared", "--data", data], input=line(PING), capture_output=True, timeout=PATIENCE
        )
        assert (refused.returncode, refused.stdout) == (74, b"")
        assert b"the standard input can't be read: Cannot allocate memory" in refused.stderr
        for program in (one, two):
            program.send(*many)
        for program in (one, two):
            assert [program.receive()["id"] for _ in many] == list(range(1000))
        scarce()
        one.send(*many)
        assert [one.receive()["id"] for _ in many] == list(range(1000))
        with Shared(data) as three:
            assert three.call("system.ping") == {}


def test_a_shared_core_that_can_not_give_back_a_large_piece_goes_on_with_it(data, scarce):
    many = [request("system.ping", {"x": "y" * 100}, id=number) for number in range(1000)]
    with Shared(data) as one, Shared(data) as two:
        assert one.call("system.ping") == two.call("system.ping") == {}
        scarce(SMALL)
        for program in (one, two) * 3:
            program.send(*many)
            assert [program.receive()["id"] for _ in many] == list(range(1000))
        scarce(SMALL, LARGE)
        for program in (one, two) * 3:
            program.send(*many)
            assert [program.receive()["id"] for _ in many] == list(range(1000))


def test_a_row_without_memory_is_refused_and_the_core_goes_on(data, scarce):
    """A row comes from the caller, as a message does. If there is no memory to parse it, the process must not end."""
    with Core(data) as core:
        core.call("companies.create", name="Shop")
        # The row is large, because a short row takes less memory than the message itself.
        row = {"title": "Cup", "kind": ["customer"], "remark": "x" * 3000}
        params = {"format": "jsonl", "inline": json.dumps(row) + "\n"}
        params |= {"mapping": {"title": "name", "kind": "kinds", "remark": "note"}}
        scarce(TAPE)
        reply = core.ask(request("contacts.import", params, "import"))
        assert "error" in reply or (reply["result"]["created"], reply["result"]["failed"]) == (0, 1), reply
        scarce()
        assert core.call("contacts.list")["items"] == []
        assert core.call("contacts.import", **params)["created"] == 1
