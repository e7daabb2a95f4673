"""What the tests share: the real binary as a process, spoken to over its pipes."""

import json
import os
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[3]
BINARY = os.environ.get("MAINSPRING", str(ROOT / ".build/debug/mainspring"))
SERVER = os.environ.get("SPEC_SERVER", str(pathlib.Path(BINARY).with_name("SpecServer")))
REPEATABLE = ["--clock", "2026-01-01T00:00:00Z", "--seed", "1"]


def run(*words, stdin=b"", **options):
    """Runs a command to its end."""
    return subprocess.run([BINARY, *words], input=stdin, capture_output=True, timeout=120, **options)


def serve(lines, *options, data=":memory:"):
    """Pipes lines (bytes, or objects to be sent as JSON) through a process, and answers its replies."""
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

    def send(self, *lines):
        self.process.stdin.write(
            b"".join((line if isinstance(line, bytes) else json.dumps(line).encode()) + b"\n" for line in lines)
        )
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
        """What the core has said unasked since the last call of this: all lines before the answer to a ping."""
        self.count += 1
        self.send(request("system.ping", id=f"ping {self.count}"))
        lines, self.aside = self.aside, []
        while (line := self.receive()) != {"jsonrpc": "2.0", "id": f"ping {self.count}", "result": {}}:
            lines.append(line)
        return lines

    def refused(self, method, /, **params):
        """The error that a call is answered with."""
        with pytest.raises(CallError) as caught:
            self.call(method, **params)
        return caught.value.error

    def close(self):
        self.process.stdin.close()
        code = self.process.wait(30)
        self.process.stdout.close()
        self.process.stderr.close()
        return code

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.close()


class CallError(Exception):
    def __init__(self, error):
        super().__init__(error["message"])
        self.error = error


def item(number=1, **more):
    """The parameters of an item."""
    return {"sku": f"SKU-{number}", "name": f"Item {number}", "unit": "piece", **more}


def fill(disk):
    """Takes all the room that there is on a file system."""
    filler = os.open(disk / "filler", os.O_WRONLY | os.O_CREAT)
    for size in (1 << 16, 1 << 12, 1):
        try:
            while True:
                os.write(filler, b"x" * size)
        except OSError:
            pass
    os.close(filler)


def memory(pid):
    """The most memory that the process has had, in MiB."""
    return int(pathlib.Path(f"/proc/{pid}/status").read_text().split("VmHWM:")[1].split()[0]) / 1024


def writes(pid):
    """How often the process has called write, or one of its kind."""
    return int(pathlib.Path(f"/proc/{pid}/io").read_text().split("syscw:")[1].split()[0])


def spent(pid):
    """The processor's time that the process has used, in hundredths of a second."""
    return sum(map(int, pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[11:13]))
