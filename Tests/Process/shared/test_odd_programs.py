"""Programs that behave unexpectedly towards a shared core, or keep it waiting."""

import array
import json
import os
import resource
import signal
import socket
import subprocess

import pytest

from support.core import BINARY, PATIENCE, Core, is_full, item, request, until
from support.sharing import Shared, alive, core_of

JOIN = {
    "share": 2,
    "command": "serve",
    "process": 1,
    "framing": "lines",
    "maxLine": 100,
    "tools": None,
    "readOnly": False,
    "signIn": "directory",
    "options": [],
}


@pytest.fixture
def one(data):
    with Shared(data) as one:
        one.call("companies.create", name="Corner Shop")
        yield one


def join(data, descriptors=(), **more):
    """Connects to a core's socket by hand. Returns the core's reply, and the channel."""
    channel = socket.socket(socket.AF_UNIX)
    channel.settimeout(PATIENCE)
    channel.connect(str(data / "mainspring.sock"))
    rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", descriptors))] if descriptors else []
    channel.sendmsg([json.dumps(JOIN | more).encode() + b"\n"], rights)
    text = channel.recv(1000)
    return json.loads(text) if text else None, channel


def held(data):
    """Returns the number of descriptors of the core. For a moment, it may have one more, so the tests compare with
    `<=`."""
    return len(os.listdir(f"/proc/{core_of(data)}/fd"))


@pytest.mark.parametrize("count", [0, 1, 3, 4])
def test_a_program_brings_two_descriptors(one, data, count):
    nothing = os.open("/dev/null", os.O_RDWR)
    before = held(data)
    said, channel = join(data, [nothing] * count)
    assert (said["exit"], said["joined"]) == (76, None) and f"not {count} descriptors" in said["sentence"]
    channel.close()
    one.call("system.ping")
    until(lambda: held(data) <= before)
    os.close(nothing)


def test_what_comes_later_is_not_kept(one, data):
    ends = socket.socketpair()
    said, channel = join(data, [ends[0].fileno()] * 2)
    assert said["joined"]
    before = held(data)
    for _ in range(50):
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [ends[0].fileno()] * 3))]
        channel.sendmsg([b"x"], rights)
    one.call("system.ping")
    until(lambda: held(data) <= before)
    channel.close()


def test_a_pipe_that_would_keep_the_core_waiting(one, data):
    reader, writer = os.pipe()
    nothing = os.open("/dev/null", os.O_RDONLY)
    said, channel = join(data, [nothing, writer])
    assert said["exit"] == 76 and "O_NONBLOCK" in said["sentence"]
    one.call("system.ping")
    for descriptor in (reader, writer, nothing):
        os.close(descriptor)


@pytest.mark.parametrize("more", [{"share": 1}, {"framing": "smoke"}, {"framing": 5}])
def test_what_it_does_not_know(one, data, more):
    nothing = os.open("/dev/null", os.O_RDWR)
    said, _ = join(data, [nothing, nothing], **more)
    assert said["exit"] == 76 and said["sentence"]
    os.close(nothing)
    one.call("system.ping")


@pytest.mark.parametrize("limit", [31, 32, 33])
def test_a_core_without_descriptors_says_so(data, limit):
    """It accepts no program meanwhile. When other programs have left, it accepts programs again."""

    def few():
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))

    programs = []
    with Core(data) as core:
        core.call("companies.create", name="Shop")
    first = Shared.__new__(Shared)
    first.begin([BINARY, "serve", "--data", str(data), "--shared", "--linger", "0"], preexec_fn=few)
    first.call("companies.list")
    for _ in range(10):
        program = Shared(data)
        program.send(request("system.ping"))
        if program.process.stdout.readline() == b"":
            break
        programs.append(program)
    assert program.process.wait(PATIENCE) == 75
    assert b"no file descriptors left" in program.process.stderr.read()
    assert 0 < len(programs) < 10
    for other in programs:
        assert other.close() == 0
    with Shared(data) as late:
        assert len(late.call("companies.list")["items"]) == 1
    first.close()


def test_a_batch_that_is_long_comes_whole_in_a_frame(one, data):
    """As without a shared core: no part of the reply is sent before the rest is ready."""

    def ask(*words):
        body = json.dumps([request("inventory.items.list", {"limit": 200}, number) for number in range(40)]).encode()
        framed = b"Content-Length: %d\r\n\r\n%s" % (len(body), body)
        words = [BINARY, "serve", "--framing", "content-length", "--data", str(data), *words]
        done = subprocess.run(words, input=framed, capture_output=True, timeout=PATIENCE)
        assert done.returncode == 0, done.stderr
        return done.stdout

    for number in range(200):
        one.call("inventory.items.create", **item(number), description="x" * 500)
    shared = ask("--shared")
    one.close()
    until(lambda: not (data / "mainspring.sock").exists())
    alone = ask()
    assert len(alone) > 1 << 21 and shared == alone


def test_what_is_wrong_with_a_frame_is_not_taken_for_a_line(one, data):
    words = [BINARY, "serve", "--framing", "content-length", "--data", str(data), "--shared"]
    done = subprocess.run(words, input=b"Content-Length: 1\r\n\r\n{", capture_output=True, timeout=PATIENCE)
    assert b"Parse error" in done.stdout and b"line" not in done.stdout


def test_a_second_signal_to_the_core_ends_who_reads_nothing(one, data):
    """These programs are told how much of the output they did not get. Until then, other programs are told that the
    core is ending."""
    core = core_of(data)
    reads_nothing = Shared(data)
    reads_nothing.call("system.ping")
    reads_nothing.send(*[request("rpc.discover", id=number) for number in range(20)])
    until(lambda: one.call("system.conversations") and is_full(reads_nothing.process))
    os.kill(core, signal.SIGTERM)
    assert one.process.wait(PATIENCE) == 75
    late = subprocess.run(
        [BINARY, "serve", "--shared", "--data", str(data), "--wait", "0"],
        input=b"",
        capture_output=True,
        timeout=PATIENCE,
    )
    assert late.returncode == 75 and b"is ending" in late.stderr, late.stderr
    os.kill(core, signal.SIGTERM)
    assert reads_nothing.process.wait(PATIENCE) == 74
    assert b"bytes were not delivered" in reads_nothing.process.stderr.read()
    until(lambda: not alive(core))


def test_who_waits_for_a_host_reads_all_the_same(one, data):
    """Two signals end the wait for programs that don't read. A request that waits for a host gets an error."""
    with Shared(data) as host:
        host.call("host.provide", capabilities=["host.ping"])
        one.send(request("host.check", {"text": "a", "deadline": 600_000}, "a"))
        asked = host.receive()
        for _ in range(2):
            one.process.send_signal(signal.SIGTERM)
        host.send({"jsonrpc": "2.0", "id": asked["id"], "result": {"text": "a"}})
        assert one.receive()["id"] == "a"
        assert one.process.wait(PATIENCE) == 0


@pytest.mark.parametrize("words", [["serve", "--shared"], ["call", "companies.list"]])
def test_a_signal_ends_who_waits_to_join(one, data, words):
    core = core_of(data)
    os.kill(core, signal.SIGSTOP)
    try:
        program = subprocess.Popen([BINARY, *words, "--data", str(data)], stdin=subprocess.PIPE)
        until(lambda: len(os.listdir(f"/proc/{program.pid}/fd")) > 3)
        program.send_signal(signal.SIGTERM)
        assert program.wait(PATIENCE) in (0, -signal.SIGTERM)
        program.stdin.close()
    finally:
        os.kill(core, signal.SIGCONT)
    one.call("system.ping")


def test_an_input_that_can_not_be_read(one, data, tmp_path):
    folder = os.open(tmp_path, os.O_RDONLY)
    done = subprocess.run(
        [BINARY, "serve", "--shared", "--data", str(data)], stdin=folder, capture_output=True, timeout=PATIENCE
    )
    os.close(folder)
    assert done.returncode == 74 and b"the standard input can't be read: Is a directory" in done.stderr


def test_the_socket_of_another_core_stays(data):
    """A directory was moved, and another one was created at its path. The core of the old directory does not remove the
    new core's socket."""
    with Shared(data) as first:
        first.call("companies.create", name="First")
        old = core_of(data)
        data.rename(data.parent / "elsewhere")
        with Shared(data) as second:
            second.call("companies.create", name="Second")
            first.close()
            until(lambda: not alive(old))
            with Shared(data) as third:
                assert [one["name"] for one in third.call("companies.list")["items"]] == ["Second"]


def test_a_host_that_reads_nothing_is_not_asked(one, data):
    with Shared(data) as good, Shared(data) as bad:
        for host in (good, bad):
            host.call("host.provide", capabilities=["host.ping"])
        bad.send(*[request("rpc.discover", id=number) for number in range(20)])
        until(lambda: is_full(bad.process))
        one.send(request("host.check", {"text": "a", "deadline": 600_000}, "a"))
        asked = good.receive()
        good.send({"jsonrpc": "2.0", "id": asked["id"], "result": {"text": "a"}})
        assert one.receive()["result"]["text"] == "a"
        good.call("host.provide", capabilities=[])
        error = one.refused("host.check", text="a")
        assert error["data"]["kind"] == "hostUnavailable" and "does not read its input" in error["message"]
        bad.process.kill()
        bad.process.wait()


def test_a_socket_that_can_not_be_made(data):
    with Core(data) as core:
        core.call("companies.create", name="Corner Shop")
    (data / "mainspring.sock").mkdir()
    done = subprocess.run(
        [BINARY, "serve", "--shared", "--data", str(data)], input=b"", capture_output=True, timeout=PATIENCE
    )
    assert (done.returncode, done.stdout) == (73, b"")
    assert b"mainspring.sock can't be created: Address already in use" in done.stderr
    # The data is complete, and the core serves it without a socket.
    with Core(data) as core:
        assert [one["name"] for one in core.call("companies.list")["items"]] == ["Corner Shop"]


@pytest.mark.skipif(resource.getrlimit(resource.RLIMIT_NOFILE)[1] < 8192, reason="so many descriptors are not allowed")
def test_a_thousand_programs_and_no_more(one, data):
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (4096, limits[1]))
    ends, channels = os.pipe2(os.O_NONBLOCK | os.O_CLOEXEC), []
    try:
        for number in range(999):
            said, channel = join(data, ends)
            channels.append(channel)
            assert said["exit"] is None, (number, said)
        said, channel = join(data, ends)
        channels.append(channel)
        assert said["exit"] == 75 and said["sentence"] == "1000 programs already share the core; end one of them first"
        # Connected programs are served, and a program that leaves makes room for another.
        assert one.call("system.ping") == {}
        channels.pop(0).close()
        until(lambda: len(one.call("system.conversations")["conversations"]) == 999)
        said, channel = join(data, ends)
        channels.append(channel)
        assert said["exit"] is None
    finally:
        for channel in channels:
            channel.close()
        for end in ends:
            os.close(end)
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)
