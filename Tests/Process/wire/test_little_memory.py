"""Little memory: a message that can't be held or understood is refused, and the core goes on."""

import json
import subprocess

import pytest

from support.core import BINARY, PATIENCE, request

PING = json.dumps(request("system.ping", id=7)).encode()
# In KiB: how much address space is added to what a core needs that serves a ping.
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
    """Runs a core that has so much address space, in KiB; returns its exit code and its output."""
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
    """The address space in which a core serves a ping, in KiB; within 8,000."""
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
    # With little memory it is refused, and with much it is served.
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
