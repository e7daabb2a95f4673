"""What the tests share: the real binary as a process, spoken to over its pipes."""

import json
import os
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent
BINARY = os.environ.get("MAINSPRING", str(ROOT / ".build/debug/mainspring"))
REPEATABLE = ["--clock", "2026-01-01T00:00:00Z", "--seed", "1"]


def pytest_addoption(parser):
    parser.addoption("--full", action="store_true", help="run what takes minutes, too")


def pytest_collection_modifyitems(config, items):
    if not config.getoption("--full"):
        for item in items:
            if "full" in item.keywords:
                item.add_marker(pytest.mark.skip(reason="runs with --full"))


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
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options)
        self.count = 0
        # Notifications, and requests of the core, that came while `call` waited for a reply.
        self.aside = []

    def send(self, *lines):
        self.process.stdin.write(b"".join((line if isinstance(line, bytes) else json.dumps(line).encode()) + b"\n" for line in lines))
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


@pytest.fixture
def data(tmp_path):
    """Where a data directory may be made."""
    return tmp_path / "data"


@pytest.fixture
def core():
    with Core() as core:
        yield core


@pytest.fixture
def shop():
    """A process with one company, selected."""
    with Core(":memory:", *REPEATABLE) as core:
        company = core.call("companies.create", name="Corner Shop")
        core.call("companies.select", company=company["id"])
        core.company = company["id"]
        yield core


def item(number=1, **more):
    """The parameters of an item."""
    return {"sku": f"SKU-{number}", "name": f"Item {number}", "unit": "piece", **more}


@pytest.fixture
def small_disk(tmp_path):
    """A file system of four megabytes."""
    path = tmp_path / "disk"
    path.mkdir()
    if os.geteuid() != 0 or subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(path)], capture_output=True).returncode != 0:
        pytest.skip("mounting a small file system needs root")
    yield path
    subprocess.run(["umount", "-l", str(path)], check=True)


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
