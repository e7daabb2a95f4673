"""Commands and a core that use the same data directory at the same time."""

import contextlib
import json
import os
import signal
import subprocess
import time

import pytest

from support.core import BINARY, PATIENCE, Core, is_quiet, item, run, until


@pytest.fixture
def shop(data):
    with Core(data) as core:
        core.call("companies.create", name="Corner Shop")
        core.call("inventory.items.create", **item(1))
    return data


def begin(*words):
    return subprocess.Popen([BINARY, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def links(process):
    """Returns the paths of the files that a process has opened."""
    found = []
    for name in os.listdir(f"/proc/{process.pid}/fd"):
        with contextlib.suppress(OSError):
            found.append(os.readlink(f"/proc/{process.pid}/fd/{name}"))
    return found


def test_what_a_pipe_brings_is_read_before_the_directory_is_taken(shop):
    """A command reads its standard input before it locks the directory. So two commands in one pipe may use the same
    directory."""
    second = begin("call", "inventory.items.create", "-", "--wait", "0", "--data", str(shop))
    given = begin("call", "inventory.items.create", "sku=B", "unit=kg", "name=@-", "--wait", "0", "--data", str(shop))
    for process in (second, given):
        until(lambda process=process: is_quiet(process))
        assert str(shop / "lock") not in links(process)
    first = run("inventory.items.get", "sku=SKU-1", "--wait", "0", "--data", str(shop))
    assert first.returncode == 0
    before = json.loads(first.stdout)
    sent = {name: before[name] for name in ("name", "unit")} | {"sku": "copied"}
    for process, text in ((second, json.dumps(sent).encode()), (given, b"Beans")):
        out, said = process.communicate(text, timeout=PATIENCE)
        assert process.returncode == 0, said
        assert json.loads(out)["name"] in ("Item 1", "Beans")


@pytest.mark.parametrize("words", [["companies.create", "name=B"], ["serve"], ["companies.list"]])
def test_a_command_waits_for_the_directory(shop, words):
    with Core(shop) as core:
        core.call("system.ping")
        waiting = begin(*words, "--wait", "3600", "--data", str(shop))
        until(lambda: "/lock" in " ".join(links(waiting)))
        assert waiting.poll() is None
        core.close()
    out, said = waiting.communicate(b'{"jsonrpc":"2.0","id":1,"method":"companies.list"}\n', timeout=PATIENCE)
    assert waiting.returncode == 0 and b"Corner Shop" in out or b'"name":"B"' in out, said


def test_who_does_not_wait_is_told_who_has_it(shop):
    with Core(shop) as core:
        core.call("system.ping")
        for words in (["companies.create", "name=B"], ["serve"], ["recover"]):
            done = run(*words, "--wait", "0", "--data", str(shop))
            assert done.returncode == 73 and f"in use by process {core.process.pid}".encode() in done.stderr, words
        # By default, a command waits two seconds for the directory.
        begun = time.monotonic()
        assert run("companies.create", "name=B", "--data", str(shop)).returncode == 73
        assert time.monotonic() - begun >= 2
    for seconds in ("-1", "x", "1.5", ""):
        done = run("companies.list", f"--wait={seconds}", "--data", str(shop))
        assert done.returncode == 64 and b"--wait must be a number of seconds" in done.stderr


def test_a_signal_ends_the_wait(shop):
    with Core(shop) as core:
        core.call("system.ping")
        waiting = begin("serve", "--wait", "3600", "--data", str(shop))
        until(lambda: "/lock" in " ".join(links(waiting)))
        waiting.terminate()
        assert waiting.wait(PATIENCE) == 73
        waiting.communicate()


def test_what_only_reads_is_answered_beside_a_process_that_has_the_directory(shop, tmp_path):
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    environment = os.environ | {"TMPDIR": str(temporary)}
    with Core(shop) as core:
        core.call("inventory.items.create", **item(2))
        words = ["--wait", "0", "--data", str(shop)]
        done = run("inventory.items.list", *words, env=environment)
        assert done.returncode == 0, done.stderr
        assert [one["sku"] for one in json.loads(done.stdout)["items"]] == ["SKU-2", "SKU-1"]
        done = run("inventory.items.get", "sku=none", *words, env=environment)
        assert done.returncode == 1 and json.loads(done.stderr)["data"]["kind"] == "notFound"
        assert run("inventory.items.list", "--columns", "nonsense", *words, env=environment).returncode == 64
        # These methods write, may ask a host, or are unknown. So they are not served from a copy of the store.
        for name in ("inventory.items.delete", "weather.current", "companies.select", "nonsense.at.all"):
            assert run(name, *words, env=environment).returncode == 73, name
        assert list(temporary.iterdir()) == []
        # If the files change continuously, no consistent copy can be made. The command removes unfinished copies.
        waiting = subprocess.Popen(
            [BINARY, "companies.list", *words], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        signalled = False
        while waiting.poll() is None:
            os.utime(shop / "private.sqlite")
            if not signalled and any(temporary.iterdir()):
                waiting.send_signal(signal.SIGINT)
                signalled = True
        out, said = waiting.communicate()
        assert signalled and waiting.returncode == 73 and out == b"" and b"in use by process" in said
        assert list(temporary.iterdir()) == []
        # If the command can't make a copy, it reports that the directory is in use.
        done = run("companies.list", *words, env=environment | {"TMPDIR": "/nonexistent"})
        assert done.returncode == 73 and b"in use by process" in done.stderr
