"""Faults outside the core: closed pipes, signals, full disks, damaged files, two processes."""

import contextlib
import json
import os
import pathlib
import re
import shutil
import signal
import sqlite3
import subprocess
import time

import pytest

from support.core import BINARY, PATIENCE, Core, has_read, is_full, is_quiet, item, request, run, until


def creates(company, numbers):
    return b"".join(
        json.dumps(request("inventory.items.create", {"company": company, **item(number)}, number)).encode() + b"\n"
        for number in numbers
    )


@pytest.fixture
def data(tmp_path):
    """A data directory with a selected company."""
    directory = tmp_path / "data"
    with Core(directory) as core:
        company = core.call("companies.create", name="Corner Shop")
        core.call("companies.select", company=company["id"])
    return directory


def company_of(data):
    with Core(data) as core:
        return core.call("companies.selected")["id"]


def test_a_closed_stdout_is_74_and_what_was_committed_stays(data):
    company = company_of(data)
    process = subprocess.Popen(
        [BINARY, "--data", str(data)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    process.stdout.close()
    try:
        process.stdin.write(creates(company, range(20000)))
        process.stdin.close()
    except BrokenPipeError:
        pass
    assert process.wait(PATIENCE) == 74
    with Core(data) as core:
        core.call("inventory.items.list", limit=1)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_while_idle_ends_with_0(number):
    with Core() as core:
        core.call("system.ping")
        core.process.send_signal(number)
        assert core.process.wait(PATIENCE) == 0


def test_a_hangup_that_is_ignored_stays_ignored():
    """nohup ignores the signal in this way."""
    core = Core.__new__(Core)
    core.begin([BINARY, "--data", ":memory:"], preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
    with core:
        core.call("system.ping")
        core.process.send_signal(signal.SIGHUP)
        assert core.call("system.ping") == {}


@pytest.mark.parametrize("framing", ["lines", "content-length"])
def test_a_second_signal_ends_the_wait_for_who_does_not_read(tmp_path, framing):
    data = tmp_path / "data"
    process = subprocess.Popen(
        [BINARY, "--data", str(data), "--framing", framing],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    lines = b"".join(json.dumps(request("rpc.discover", id=n)).encode() + b"\n" for n in range(20))
    if framing != "lines":
        lines = b"".join(b"Content-Length: %d\r\n\r\n%s" % (len(line), line) for line in lines.splitlines())
    process.stdin.write(lines)
    process.stdin.flush()
    until(lambda: is_full(process))
    process.send_signal(signal.SIGTERM)
    until(lambda: not pending(process))
    begin = time.monotonic()
    process.send_signal(signal.SIGTERM)
    assert process.wait(PATIENCE) == 74 and time.monotonic() - begin > 4.5
    said = process.stderr.read().decode()
    words = re.search(r"no program read the replies for 5 seconds after the second signal; (\d+) bytes were not", said)
    delivered = len(process.stdout.read())
    assert words and int(words[1]) > 0 and delivered > 0
    assert words[0] in (data / "mainspring.log").read_text()


def test_a_second_signal_waits_for_who_reads_at_last(tmp_path):
    process = subprocess.Popen([BINARY, "--data", ":memory:"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    process.stdin.write(b"".join(json.dumps(request("rpc.discover", id=n)).encode() + b"\n" for n in range(20)))
    process.stdin.flush()
    until(lambda: is_full(process))
    process.send_signal(signal.SIGTERM)
    until(lambda: not pending(process))
    process.send_signal(signal.SIGTERM)
    replies = [json.loads(line)["id"] for line in process.stdout]
    assert process.wait(PATIENCE) == 0 and replies == list(range(len(replies))) != []


def test_a_second_signal_waits_for_who_reads_slowly(tmp_path):
    """As long as the program reads now and then, no reply is lost."""
    process = subprocess.Popen([BINARY, "--data", ":memory:"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    process.stdin.write(b"".join(json.dumps(request("rpc.discover", id=n)).encode() + b"\n" for n in range(3)))
    process.stdin.flush()
    until(lambda: is_full(process))
    for _ in range(2):
        process.send_signal(signal.SIGTERM)
        until(lambda: not pending(process))
    read, begin = b"", time.monotonic()
    # The reader is slow, but it does read. So the core waits for longer than for a program that reads nothing.
    while time.monotonic() - begin < 7:
        read += os.read(process.stdout.fileno(), 1 << 12)
        time.sleep(0.5)
    replies = [json.loads(line)["id"] for line in (read + process.stdout.read()).splitlines()]
    assert process.wait(PATIENCE) == 0 and replies == [0, 1, 2]


def pending(process):
    """Returns whether a signal waits to be handled."""
    lines = pathlib.Path(f"/proc/{process.pid}/status").read_text().splitlines()
    return any(int(line.split()[1], 16) for line in lines if line.startswith(("SigPnd:", "ShdPnd:")))


@pytest.mark.parametrize(
    "words",
    [
        ["call", "system.ping"],
        ["openrpc"],
        ["methods"],
        ["--help"],
        ["schema", "Money"],
        ["serve", "--data", ":memory:"],
    ],
    ids=lambda words: words[0],
)
def test_74_says_what_failed(words):
    ping = b'{"jsonrpc":"2.0","id":1,"method":"system.ping"}'
    memory = os.environ | {"MAINSPRING_DATA": ":memory:"}
    with open("/dev/full", "wb") as full:
        done = subprocess.run([BINARY, *words], input=ping, stdout=full, stderr=subprocess.PIPE, env=memory)
    assert done.returncode == 74
    assert b"the standard output can't be written: No space left on device (errno 28)" in done.stderr
    if words[0] == "serve":
        assert b"; 37 bytes were not delivered" in done.stderr


def test_74_says_what_failed_of_the_input(tmp_path):
    """Reading from a directory is an error."""
    directory = os.open(tmp_path, os.O_RDONLY)
    done = subprocess.run([BINARY, "--data", ":memory:"], stdin=directory, capture_output=True)
    os.close(directory)
    assert done.returncode == 74 and b"the standard input can't be read: Is a directory (errno 21)" in done.stderr


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_under_load_loses_no_accepted_request(data, number):
    company = company_of(data)
    process = subprocess.Popen([BINARY, "--data", str(data)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    os.set_blocking(process.stdin.fileno(), False)
    load = creates(company, range(100_000))
    sent = 0
    out = b""
    while len(out) < 50_000:
        with contextlib.suppress(BlockingIOError):
            sent += os.write(process.stdin.fileno(), load[sent : sent + 65536])
        os.set_blocking(process.stdout.fileno(), False)
        out += process.stdout.read() or b""
    process.send_signal(number)
    os.set_blocking(process.stdout.fileno(), True)
    out += process.stdout.read()
    assert process.wait(PATIENCE) == 0
    replies = [json.loads(line) for line in out.splitlines()]
    assert [reply["id"] for reply in replies] == list(range(len(replies))) and all(
        "result" in reply for reply in replies
    )
    with sqlite3.connect(data / "private.sqlite") as database:
        # Every line that was served was answered, and nothing else was stored.
        assert database.execute("SELECT count(*) FROM items").fetchone() == (len(replies),)


def test_a_signal_in_the_middle_of_a_line_does_not_serve_the_half():
    with Core() as core:
        core.call("system.ping")
        core.process.stdin.write(b'{"jsonrpc":"2.0","id":1,"method":"system.ping"}')
        core.process.stdin.flush()
        until(lambda: has_read(core.process))
        core.process.send_signal(signal.SIGTERM)
        assert core.process.stdout.read() == b"" and core.process.wait(PATIENCE) == 0


def test_two_processes_on_one_directory(data):
    with Core(data) as first:
        first.call("system.ping")
        second = run("--wait", "0", "--data", str(data))
        assert second.returncode == 73 and str(first.process.pid) in second.stderr.decode() and second.stdout == b""
        first.process.kill()
        first.process.wait()
    with Core(data) as third:
        assert third.call("companies.selected")["role"] == "owner"


def test_a_directory_that_can_not_be_made(tmp_path):
    (tmp_path / "file").write_text("x")
    for path in (tmp_path / "file", tmp_path / "file" / "data"):
        done = run("--data", str(path))
        assert done.returncode == 73 and str(path.name) in done.stderr.decode() and "--data" in done.stderr.decode()


def test_directories_are_made_and_private(tmp_path):
    with Core(tmp_path / "a" / "b" / "c") as core:
        core.call("system.ping")
    assert (tmp_path / "a/b/c").stat().st_mode & 0o777 == 0o700
    assert {path.name for path in (tmp_path / "a/b/c").iterdir()} >= {
        "device.sqlite",
        "private.sqlite",
        "lock",
        "mainspring.log",
    }


def test_in_a_directory_that_others_may_read_the_files_are_private(tmp_path):
    directory = tmp_path / "data"
    directory.mkdir(mode=0o755)
    directory.chmod(0o755)

    def files():
        return {path.name: oct(path.stat().st_mode & 0o777) for path in directory.iterdir()}

    # The result does not depend on the umask of the process that starts the core.
    before = os.umask(0)
    try:
        core = Core(directory, "--log-level", "debug")
    finally:
        os.umask(before)
    with core:
        company = core.call("companies.create", name="A")["id"]
        core.call("companies.select", company=company)
        core.call("inventory.items.create", **item())
        found = files()
    assert {"device.sqlite", "private.sqlite", "private.sqlite-wal", "lock", "mainspring.log"} <= set(found)
    assert set(found.values()) | set(files().values()) == {"0o600"}, (found, files())


def test_the_default_directory(tmp_path):
    environment = {"XDG_DATA_HOME": str(tmp_path / "xdg"), "HOME": str(tmp_path / "home"), "PATH": os.environ["PATH"]}
    assert run("call", "system.ping", env=environment).returncode == 0
    assert (tmp_path / "xdg/mainspring/private.sqlite").exists()
    del environment["XDG_DATA_HOME"]
    assert run("call", "system.ping", env=environment).returncode == 0
    assert (tmp_path / "home/.local/share/mainspring/private.sqlite").exists()
    done = run("call", "system.ping", env={"PATH": os.environ["PATH"]})
    assert done.returncode == 64 and b"--data" in done.stderr


@pytest.mark.parametrize("store", ["device", "private", "shared"])
def test_a_newer_schema_is_refused_and_untouched(data, store):
    path = data / f"{store}.sqlite"
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA user_version = 1000")
    database.close()
    before = path.read_bytes()
    done = run("--data", str(data), stdin=b'{"jsonrpc":"2.0","id":1,"method":"system.ping"}\n')
    assert done.returncode == 66 and "newer" in done.stderr.decode() and done.stdout == b""
    assert path.read_bytes() == before


@pytest.mark.parametrize("store", ["device", "private", "shared"])
def test_a_file_that_is_no_database_is_refused_and_untouched(data, store):
    path = data / f"{store}.sqlite"
    for log in data.glob("*-wal"):
        log.unlink()
    path.write_bytes(b"this is no database, but somebody's letter" * 200)
    before = path.read_bytes()
    done = run("--data", str(data), stdin=b'{"jsonrpc":"2.0","id":1,"method":"system.ping"}\n')
    assert done.returncode == 66 and path.name in done.stderr.decode() and "backup" in done.stderr.decode()
    assert path.read_bytes() == before


def test_a_damaged_page_is_an_error_of_the_request_and_the_process_goes_on(data):
    company = company_of(data)
    with Core(data) as core:
        for number in range(300):
            core.call("inventory.items.create", **item(number, name="x" * 180))
        # When the core is idle, it moves all commits from the write-ahead log into the file.
        until(lambda: b"SKU-299" in (data / "private.sqlite").read_bytes())
    with sqlite3.connect(data / "private.sqlite") as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (root,) = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'items'").fetchone()
    database.close()
    content = bytearray((data / "private.sqlite").read_bytes())
    content[(root - 1) * 4096 : root * 4096] = b"\xff" * 4096
    (data / "private.sqlite").write_bytes(content)
    with Core(data) as core:
        error = core.refused("inventory.items.list", company=company)
        assert error["data"]["kind"] == "storageFault" and "SQL" not in error["message"]
        assert core.call("temperature.convert", value=0, **{"from": "celsius", "to": "kelvin"})["value"] == 273.15
        assert core.close() == 0


@pytest.mark.parametrize("window", [1, 500])
def test_a_full_disk_is_an_error_to_act_on_and_the_process_goes_on(small_disk, window):
    with Core(small_disk / "data") as core:
        company = core.call("companies.create", name="Corner Shop")["id"]
        stored, refused, number = [], 0, 0
        while refused < 3 * window:
            core.process.stdin.write(creates(company, range(number, number + window)))
            core.process.stdin.flush()
            for expected in range(number, number + window):
                reply = core.receive()
                assert reply["id"] == expected
                if "result" in reply:
                    stored.append(reply["result"]["id"])
                else:
                    assert reply["error"]["data"]["kind"] == "storageFull", reply
                    refused += 1
            number += window
        # The lists can still be read, and have exactly the acknowledged items.
        listed, after = [], None
        while True:
            page = core.call("inventory.items.list", company=company, limit=200, **({"after": after} if after else {}))
            listed += [found["id"] for found in page["items"]]
            after = page["next"]
            if not after:
                break
        assert sorted(listed) == sorted(stored) and len(stored) > 100
        # When there is room again, the same process can write again.
        subprocess.run(["mount", "-o", "remount,size=64m", str(small_disk)], check=True)
        again = core.call("inventory.items.create", company=company, **item("again"))
        assert core.close() == 0
    database = sqlite3.connect(small_disk / "data/private.sqlite")
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert database.execute("SELECT count(*) FROM items").fetchone() == (len(stored) + 1,) and again["id"]
    database.close()


def test_a_full_disk_at_the_start_is_73(small_disk):
    filler = os.open(small_disk / "filler", os.O_WRONLY | os.O_CREAT)
    try:
        while True:
            os.write(filler, b"x" * 4096)
    except OSError:
        os.close(filler)
    done = run("--data", str(small_disk / "data"))
    assert done.returncode == 73 and "--data" in done.stderr.decode()


def test_no_write_spans_two_stores(data):
    """Selections are written to the device's store, items to the private one. In one chunk, each store gets its own
    commits, and all writes are stored."""
    company = company_of(data)
    lines = []
    for number in range(200):
        lines.append(request("inventory.items.create", {"company": company, **item(number)}, number))
        lines.append(request("companies.select", {"company": company if number % 2 else None}, number))
    done = run("--data", str(data), stdin=b"\n".join(json.dumps(line).encode() for line in lines))
    assert done.returncode == 0 and all("result" in json.loads(line) for line in done.stdout.splitlines())
    with Core(data) as core:
        assert core.call("companies.selected")["id"] == company
        assert len(core.call("inventory.items.list", limit=200)["items"]) == 200


def test_errors_say_nothing_of_the_inside(data):
    with Core(data) as core:
        error = core.refused("inventory.items.get", id="01900000-0000-7000-8000-000000000000")
        assert error == {"code": 1, "message": "There is no such item", "data": {"kind": "notFound"}}


def test_a_moved_directory_is_the_same_data(data, tmp_path):
    company = company_of(data)
    shutil.move(data, tmp_path / "moved")
    assert company_of(pathlib.Path(tmp_path / "moved")) == company


def test_a_line_that_is_too_long_keeps_its_answer_when_the_disk_is_full(small_disk):
    with Core(small_disk / "data", "--max-line", "3000") as core:
        company = core.call("companies.create", name="Corner Shop")["id"]
        number, refused = 0, 0
        while refused < 300:
            long = json.dumps(request("system.ping", {"x": "y" * 4000}, f"long {number}")).encode() + b"\n"
            core.process.stdin.write(
                creates(company, range(number, number + 60)) + long + creates(company, range(number + 60, number + 120))
            )
            core.process.stdin.flush()
            ids = []
            for _ in range(121):
                reply = core.receive()
                ids.append(reply["id"])
                refused += reply.get("error", {}).get("data", {}).get("kind") == "storageFull"
            assert ids == [*range(number, number + 60), f"long {number}", *range(number + 60, number + 120)]
            number += 120


def test_batches_on_a_full_disk_are_answered_element_by_element(small_disk):
    with Core(small_disk / "data") as core:
        company = core.call("companies.create", name="Corner Shop")["id"]
        number, refused, stored = 0, 0, 0
        while refused < 200:
            batch = [
                request("inventory.items.create", {"company": company, **item(number + offset)}, number + offset)
                for offset in range(40)
            ]
            replies = core.ask(batch + [{"jsonrpc": "2.0", "method": "system.ping"}, request("system.ping", id="ping")])
            assert [reply["id"] for reply in replies] == [*range(number, number + 40), "ping"]
            stored += sum("result" in reply for reply in replies[:-1])
            refused += sum("error" in reply for reply in replies)
            number += 40
        subprocess.run(["mount", "-o", "remount,size=64m", str(small_disk)], check=True)
        assert core.close() == 0
    database = sqlite3.connect(small_disk / "data/private.sqlite")
    assert database.execute("SELECT count(*) FROM items").fetchone() == (stored,)
    database.close()


def test_a_limit_on_the_size_of_files_is_like_a_full_disk(data):
    company = company_of(data)
    process = subprocess.run(
        ["bash", "-c", f"ulimit -f 200; exec {BINARY} --data {data}"],
        input=creates(company, range(3000)),
        capture_output=True,
        timeout=PATIENCE,
    )
    replies = [json.loads(line) for line in process.stdout.splitlines()]
    assert process.returncode == 0 and len(replies) == 3000
    assert {reply["error"]["data"]["kind"] for reply in replies if "error" in reply} == {"storageFull"}


def test_a_failing_chore_is_not_tried_without_end(small_disk):
    with Core(small_disk / "data") as core:
        company = core.call("companies.create", name="Corner Shop")["id"]
        while "result" in core.ask(
            request("inventory.items.create", {"company": company, **item(os.urandom(8).hex())})
        ):
            pass
        os.set_blocking(core.process.stderr.fileno(), False)
        until(lambda: is_quiet(core.process))
        core.process.stderr.read()
        time.sleep(1)
        assert len((core.process.stderr.read() or b"").splitlines()) < 5


@pytest.mark.parametrize(
    "words",
    [["--data", ":memory:"], ["call", "system.ping", "--data", ":memory:"], ["methods"], ["--help"], ["openrpc"]],
)
def test_no_stdout_is_74(words):
    ping = json.dumps(request("system.ping"))
    for redirection in (">&-", ">/dev/full"):
        command = f"echo '{ping}' | {BINARY} {' '.join(words)} {redirection}; exit ${{PIPESTATUS[1]}}"
        done = subprocess.run(["bash", "-c", command], capture_output=True, timeout=PATIENCE)
        assert done.returncode == 74 and b"result" not in done.stderr, (words, redirection)


def test_closed_descriptors_are_not_taken_for_files(tmp_path):
    subprocess.run(
        ["bash", "-c", f"{BINARY} call system.nothing --data {tmp_path}/data <&- >&- 2>&-"], timeout=PATIENCE
    )
    assert (tmp_path / "data/lock").read_text().strip().isdigit()


def test_a_path_that_looks_like_a_uri_is_a_path(tmp_path):
    done = run("call", "system.ping", "--data", "file:x?mode=memory", cwd=tmp_path)
    assert done.returncode == 0 and (tmp_path / "file:x?mode=memory/private.sqlite").exists()


@pytest.mark.parametrize(
    "column, value",
    [
        ("tags", "[\n"),
        ("tags", "x"),
        ("cost", "{"),
        ("name", b"\xff\xfe".decode("latin-1")),
        ("createdAt", -(2**63)),
        ("version", 2**63 - 1),
    ],
)
def test_a_damaged_value_can_not_break_a_frame(data, column, value):
    with Core(data) as core:
        made = core.call("inventory.items.create", **item())["id"]
    with sqlite3.connect(data / "private.sqlite") as database:
        database.execute(f"UPDATE items SET {column} = ?", (value,))
    database.close()
    with Core(data) as core:
        for line in (
            request("inventory.items.get", {"id": made}),
            request("inventory.items.list"),
            request("inventory.items.update", {"id": made, "changes": {"unit": "x"}}),
            request("system.ping"),
        ):
            reply = core.ask(line)
            assert "result" in reply or reply["error"]["data"]["kind"] == "storageFault"
        assert core.close() == 0


@pytest.mark.parametrize("way", ["directory removed", "directory moved", "file removed", "file replaced"])
def test_what_is_removed_while_it_is_in_use_takes_no_write(data, tmp_path, way):
    """A write into a removed file is not acknowledged. The stored records can still be read."""
    with Core(data) as core:
        before = core.call("inventory.items.create", **item(1))
        if way == "directory removed":
            shutil.rmtree(data)
        elif way == "directory moved":
            data.rename(tmp_path / "elsewhere")
        else:
            copy = (data / "private.sqlite").read_bytes()
            (data / "private.sqlite").unlink()
            if way == "file replaced":
                (data / "private.sqlite").write_bytes(copy)
        for number in (2, 3):
            error = core.refused("inventory.items.create", **item(number))
            assert error["data"] == {"kind": "storageFault"} and "removed or replaced" in error["message"]
        # If several requests share the commit that fails, each of them gets the error.
        core.send(*[request("inventory.items.create", item(number), number) for number in range(4, 8)])
        assert [core.receive()["error"]["data"]["kind"] for _ in range(4)] == ["storageFault"] * 4
        assert core.call("inventory.items.get", id=before["id"]) == before
        assert [one["sku"] for one in core.call("inventory.items.list")["items"]] == [before["sku"]]


@pytest.mark.parametrize(
    "name, method",
    [("device.sqlite", ("widgets.recents.list",)), ("private.sqlite", ("companies.create", "name=Other"))],
)
def test_a_store_that_another_program_holds_is_said_to_be_locked(data, name, method):
    """Everybody may read and write the file, so the error must not be about permissions."""
    with Core(data) as core:
        core.call("companies.create", name="Shop")
    other = sqlite3.connect(data / name, isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    try:
        done = run("call", *method, "--data", str(data))
        said = done.stderr.decode()
        assert done.returncode != 0 and "locked by another program" in said and "permissions" not in said
    finally:
        other.close()
    with Core(data) as core:
        assert [one["name"] for one in core.call("companies.list")["items"]] == ["Corner Shop", "Shop"]
