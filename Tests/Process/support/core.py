"""Shared by all tests: the real binary as a process, and its pipes."""

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
# In seconds: how long a test waits for an event that should come at once. On the busiest machine only a hang lasts
# longer.
PATIENCE = 300
# The deadline of a request for the host if the test itself is the host: as long as PATIENCE.
PATIENT = {"deadline": 600_000}
REPEATABLE = ["--clock", "2026-01-01T00:00:00Z", "--seed", "1"]


def run(*words, stdin=b"", **options):
    """Runs a command to its end."""
    return subprocess.run([BINARY, *words], input=stdin, capture_output=True, timeout=PATIENCE, **options)


def serve(lines, *options, data=":memory:"):
    """Pipes lines (bytes, or objects that are sent as JSON) through a process, and returns its replies."""
    raw = b"".join((line if isinstance(line, bytes) else json.dumps(line).encode()) + b"\n" for line in lines)
    done = run("serve", "--data", str(data), *options, stdin=raw)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def request(method, params=None, id=1):
    """A request object."""
    message = {"jsonrpc": "2.0", "id": id, "method": method}
    if params is not None:
        message["params"] = params
    return message


class Core:
    """A running process. `call` raises `CallError` for an error reply."""

    def __init__(self, data=":memory:", *options):
        self.begin([BINARY, "serve", "--data", str(data), *options])

    def begin(self, words, **options):
        self.process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options
        )
        self.count = 0
        # Notifications, and requests of the core, that came while `call` waited for a reply.
        self.aside = []
        # As many live queries as may be open.
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
        """What the core has said unasked since the last call of this: all lines before the answer to a ping.
        Requests go before live queries, of which one at least is run between two of them."""
        lines, self.aside = self.aside, []
        for _ in range(1 + self.lives):
            self.count += 1
            self.send(request("system.ping", id=f"ping {self.count}"))
            while (line := self.receive()) != {"jsonrpc": "2.0", "id": f"ping {self.count}", "result": {}}:
                lines.append(line)
        return lines

    def refused(self, method, /, **params):
        """The error of a call, which must be refused."""
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
            # A thread that still writes would keep the input from being closed.
            self.process.kill()
            self.process.wait()
        elif self.process.poll() is None:
            self.close()


class CallError(Exception):
    def __init__(self, error):
        super().__init__(error["message"])
        self.error = error


def item(number=1, **more):
    """The parameters of an item."""
    return {"sku": f"SKU-{number}", "name": f"Item {number}", "unit": "piece", **more}


def fill(disk):
    """Fills a file system."""
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
    """Whether the process has read all of its input."""
    return struct.unpack("i", fcntl.ioctl(process.stdin, termios.FIONREAD, bytes(4))) == (0,)


def is_full(process):
    """Whether the pipe of the process's output is full, as nobody reads it."""
    writer = os.open(f"/proc/self/fd/{process.stdout.fileno()}", os.O_WRONLY | os.O_NONBLOCK)
    try:
        return not select.select([], [writer], [], 0)[1]
    finally:
        os.close(writer)


def is_quiet(process):
    """Whether the process sleeps, and does not wake up for a second: its work in idle moments is done."""

    def seen():
        lines = pathlib.Path(f"/proc/{process.pid}/status").read_text().splitlines()
        return [line.split()[1] for line in lines if line.startswith("State:") or "_ctxt_switches:" in line]

    before = seen()
    time.sleep(1)
    return before[0] == "S" and seen() == before


def memory(pid):
    """The most memory that the process has had, in MiB."""
    peak = int(pathlib.Path(f"/proc/{pid}/status").read_text().split("VmHWM:")[1].split()[0]) / 1024
    assert peak > 1, "the program has not begun yet: ask it for something before"
    return peak


def writes(pid):
    """How often the process has called write, or a similar system call."""
    return int(pathlib.Path(f"/proc/{pid}/io").read_text().split("syscw:")[1].split()[0])


def spent(pid):
    """The processor's time that the process has used, in hundredths of a second."""
    return sum(map(int, pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[11:13]))


def children(pid, word):
    """The processes that another one has started, whose command has a word."""
    listed = subprocess.run(
        ["ps", "-ww", "-o", "pid=,args=", "--ppid", f"{pid}"], capture_output=True, text=True
    ).stdout
    return [int(line.split()[0]) for line in listed.splitlines() if word in line]
