"""The program as a process with its pipes. All tests use this module."""

import fcntl
import json
import os
import pathlib
import select
import struct
import subprocess
import termios
import time

import pytest

from support.errors import described

ROOT = pathlib.Path(__file__).resolve().parents[3]
BINARY = os.environ.get("MAINSPRING", str(ROOT / ".build/debug/mainspring"))
SERVER = os.environ.get("SPEC_SERVER", str(pathlib.Path(BINARY).with_name("SpecServer")))
# The number of seconds that a test waits for an event that should come at once. Even on the busiest machine, only a
# process that hangs takes longer.
PATIENCE = 300
# The longest deadline of a request for the host, in milliseconds. It is for tests that are the host themselves.
PATIENT = {"deadline": 600_000}
REPEATABLE = ["--clock", "2026-01-01T00:00:00Z", "--seed", "1"]


def run(*words, stdin=b"", **options):
    """Runs a command to its end, and returns the completed process."""
    return subprocess.run([BINARY, *words], input=stdin, capture_output=True, timeout=PATIENCE, **options)


def serve(lines, *options, data=":memory:"):
    """Pipes lines (bytes, or objects that are sent as JSON) through a process, and returns its replies."""
    raw = b"".join((line if isinstance(line, bytes) else json.dumps(line).encode()) + b"\n" for line in lines)
    done = run("serve", "--data", str(data), *options, stdin=raw)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def request(method, params=None, id=1):
    """Returns a request object."""
    message = {"jsonrpc": "2.0", "id": id, "method": method}
    if params is not None:
        message["params"] = params
    return message


class Core:
    """A running process. `call` raises `CallError` if the reply is an error."""

    def __init__(self, data=":memory:", *options):
        self.begin([BINARY, "serve", "--data", str(data), *options])

    def begin(self, words, **options):
        self.process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options
        )
        self.count = 0
        # Notifications and requests of the core that came while `call` waited for a reply.
        self.aside = []
        # The number of live queries that may be open.
        self.lives = 0

    def send(self, *lines):
        sent = b"".join((line if isinstance(line, bytes) else json.dumps(line).encode()) + b"\n" for line in lines)
        self.lives += sent.count(b"live.open")
        self.process.stdin.write(sent)
        self.process.stdin.flush()

    def receive(self):
        line = self.process.stdout.readline()
        assert line, f"the process ended: {self.process.wait()} {self.process.stderr.read()}"
        return json.loads(line)

    def ask(self, line):
        self.send(line)
        return self.receive()

    def call(self, method, /, **params):
        self.count += 1
        reply = self.ask(request(method, params, self.count))
        while "method" in reply:
            self.aside.append(reply)
            reply = self.receive()
        assert reply["id"] == self.count
        if "error" in reply:
            raise CallError(reply["error"])
        return reply["result"]

    def said(self):
        """Returns the notifications and requests that the core has sent since the last call of this method. The core
        serves requests before it runs live queries again, but runs at least one live query between two requests. So the
        method sends one ping, and another one for each live query, and returns all lines before the replies."""
        lines, self.aside = self.aside, []
        for _ in range(1 + self.lives):
            self.count += 1
            self.send(request("system.ping", id=f"ping {self.count}"))
            while (line := self.receive()) != {"jsonrpc": "2.0", "id": f"ping {self.count}", "result": {}}:
                lines.append(line)
        return lines

    def refused(self, method, /, **params):
        """Returns the error of a call that must be refused."""
        with pytest.raises(CallError) as caught:
            self.call(method, **params)
        return described(caught.value.error, method)

    def close(self):
        self.process.stdin.close()
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.process.stderr.close()
        return code

    def __enter__(self):
        return self

    def __exit__(self, failure, *_):
        if failure:
            # A thread that still writes would block the closing of the input.
            self.process.kill()
            self.process.wait()
        elif self.process.poll() is None:
            self.close()


class CallError(Exception):
    def __init__(self, error):
        super().__init__(error["message"])
        self.error = error


def item(number=1, **more):
    """Returns the parameters of an item."""
    return {"sku": f"SKU-{number}", "name": f"Item {number}", "unit": "piece", **more}


def fill(disk):
    """Fills a file system completely."""
    filler = os.open(disk / "filler", os.O_WRONLY | os.O_CREAT)
    for size in (1 << 16, 1 << 12, 1):
        try:
            while True:
                os.write(filler, b"x" * size)
        except OSError:
            pass
    os.close(filler)


def until(condition, every=0.06):
    """Waits until a condition holds, and returns its value."""
    end = time.monotonic() + PATIENCE
    while not (found := condition()):
        assert time.monotonic() < end, "what is waited for does not happen"
        time.sleep(every)
    return found


def has_read(process):
    """Returns whether the process has read all of its input."""
    return struct.unpack("i", fcntl.ioctl(process.stdin, termios.FIONREAD, bytes(4))) == (0,)


def is_full(process):
    """Returns whether the process's output pipe is full because nobody reads it."""
    writer = os.open(f"/proc/self/fd/{process.stdout.fileno()}", os.O_WRONLY | os.O_NONBLOCK)
    try:
        return not select.select([], [writer], [], 0)[1]
    finally:
        os.close(writer)


def is_quiet(process):
    """Returns whether the process sleeps for a whole second. If so, its work in idle moments is done."""

    def seen():
        lines = pathlib.Path(f"/proc/{process.pid}/status").read_text().splitlines()
        return [line.split()[1] for line in lines if line.startswith("State:") or "_ctxt_switches:" in line]

    before = seen()
    time.sleep(1)
    return before[0] == "S" and seen() == before


def memory(pid):
    """Returns the largest amount of memory that the process has used, in MiB."""
    peak = int(pathlib.Path(f"/proc/{pid}/status").read_text().split("VmHWM:")[1].split()[0]) / 1024
    assert peak > 1, "the program has not begun yet: ask it for something before"
    return peak


def writes(pid):
    """Returns the number of write(2) and similar system calls of the process."""
    return int(pathlib.Path(f"/proc/{pid}/io").read_text().split("syscw:")[1].split()[0])


def spent(pid):
    """Returns the processor time that the process has used, in hundredths of a second."""
    return sum(map(int, pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[11:13]))


def children(pid, word):
    """Returns the ids of the child processes of a process whose command contains a word."""
    listed = subprocess.run(
        ["ps", "-ww", "-o", "pid=,args=", "--ppid", f"{pid}"], capture_output=True, text=True
    ).stdout
    return [int(line.split()[0]) for line in listed.splitlines() if word in line]
