"""The log of the process: on standard error, and in the data directory's mainspring.log."""

import datetime
import json
import os
import re
import signal
import sqlite3
import subprocess

import pytest

from support.core import BINARY, PATIENCE, REPEATABLE, Core, item, request, run, until

MIB = 1 << 20
PING = json.dumps(request("system.ping")).encode() + b"\n"
LINE = re.compile(rb"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (error|warning|info|debug) (.+)")


@pytest.fixture
def data(tmp_path):
    return tmp_path / "data"


def read(data, name="mainspring.log"):
    """The file's lines as (time, level, message). Each must have the shape of a line."""
    content = (data / name).read_bytes()
    assert content.endswith(b"\n")
    lines = [LINE.fullmatch(line) for line in content[:-1].split(b"\n")]
    assert all(lines), content
    return [tuple(part.decode() for part in line.groups()) for line in lines]


def start(*words):
    return subprocess.Popen([BINARY, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def messages(data, level):
    return [message for _, found, message in read(data) if found == level]


def rotated(data):
    return {path.name for path in data.glob("mainspring.log*")}


def damage_items(data):
    """Damages the store so that every read of the items fails."""
    with sqlite3.connect(data / "private.sqlite") as database:
        (root,) = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'items'").fetchone()
    database.close()
    with open(data / "private.sqlite", "r+b") as file:
        file.seek((root - 1) * 4096)
        file.write(b"\xff" * 4096)


@pytest.fixture
def damaged(data):
    """A data directory with a selected company whose items can't be read, and no log yet."""
    with Core(data) as core:
        core.call("companies.select", company=core.call("companies.create", name="Shop")["id"])
        core.call("inventory.items.create", **item())
    damage_items(data)
    (data / "mainspring.log").unlink()
    return data


def test_a_run_is_told_in_two_lines(data):
    before = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(seconds=1)
    # The log uses the real time, not the clock of --clock.
    process = start("--data", str(data), *REPEATABLE)
    out, error = process.communicate(PING)
    assert process.returncode == 0 and out and error == b""
    first, last = read(data)
    assert first[1:] == ("info", f"mainspring 0.1.0 serves {data} as process {process.pid}")
    assert last[1:] == ("info", "serving ended: end of input")
    times = [datetime.datetime.fromisoformat(line[0].replace("Z", "+00:00")) for line in (first, last)]
    assert before <= times[0] <= times[1] <= datetime.datetime.now(datetime.timezone.utc)
    run("--data", str(data))
    assert len(read(data)) == 4


def test_the_end_has_its_reason(data):
    for number in (signal.SIGTERM, signal.SIGINT):
        with Core(data) as core:
            core.call("system.ping")
            core.process.send_signal(number)
            assert core.process.wait(PATIENCE) == 0
        assert read(data)[-1][2] == "serving ended: signal"
    process = start("--data", str(data))
    process.stdout.close()
    process.stdin.write(PING)
    process.stdin.flush()
    assert process.wait(PATIENCE) == 74 and read(data)[-1][2] == "serving ended: output closed"
    process.stdin.close()
    process.stderr.close()
    # A directory can't be read as the standard input.
    directory = os.open(data, os.O_RDONLY)
    assert (
        subprocess.run([BINARY, "--data", str(data)], stdin=directory, capture_output=True, timeout=PATIENCE).returncode
        == 74
    )
    os.close(directory)
    assert read(data)[-1][2] == "serving ended: input failed"


@pytest.mark.parametrize(
    "level, on_stderr, in_file",
    [
        ("off", [], ["info", "error"]),
        ("error", ["error"], ["info", "error"]),
        (None, ["error"], ["info", "error"]),
        ("warning", ["error"], ["info", "error"]),
        ("info", ["info", "error"], ["info", "error"]),
        ("debug", ["info", "error", "debug"], ["info", "error", "debug"]),
    ],
)
def test_levels(damaged, level, on_stderr, in_file):
    with Core(damaged, *(["--log-level", level] if level else [])) as core:
        core.call("companies.create", name="Another")
        assert core.refused("inventory.items.list")["data"]["kind"] == "storageFault"
        # The checkpoint ends the wait. Only the level debug logs a checkpoint.
        until(lambda: b"Another" in (damaged / "private.sqlite").read_bytes())
        core.process.stdin.close()
        told = core.process.stderr.read().decode().splitlines()
        assert core.process.wait(PATIENCE) == 0
    assert {found for _, found, _ in read(damaged)} == set(in_file)
    # On standard error, lines with errors have no name of a level.
    named = [re.fullmatch(r"mainspring: (?:(warning|info|debug): )?(.+)", line).groups() for line in told]
    assert {found or "error" for found, _ in named} == set(on_stderr)
    assert [(found or "error", text) for found, text in named] == [
        (found, text) for _, found, text in read(damaged) if found in on_stderr
    ]


def test_the_environment_is_not_read(data):
    names = ("LOG_LEVEL", "MAINSPRING_LOG", "MAINSPRING_LOG_LEVEL")
    done = run("--data", str(data), stdin=PING, env={**os.environ, **dict.fromkeys(names, "debug")})
    assert done.returncode == 0 and done.stderr == b"" and {level for _, level, _ in read(data)} == {"info"}


@pytest.mark.parametrize(
    "value, hint",
    [
        ("wraning", "; did you mean warning?"),
        ("warn", "; did you mean warning?"),
        ("DEBUG", "; did you mean debug?"),
        ("7", ", not 7\n"),
        ("", ", not \n"),
    ],
)
def test_a_level_that_is_none_is_64(data, value, hint):
    done = run("serve", "--data", str(data), "--log-level", value)
    assert done.returncode == 64 and done.stdout == b"" and not data.exists()
    assert (
        "--log-level must be one of off, error, warning, info, debug" in done.stderr.decode()
        and hint in done.stderr.decode()
    )
    assert run("call", "system.ping", "--log-level", "info").returncode == 64


def test_a_failed_chore_is_a_warning(data):
    with Core(data) as core:
        company = core.call("companies.create", name="Shop")["id"]
    with sqlite3.connect(data / "private.sqlite") as database:
        database.execute("DROP TABLE items_text_data")
    database.close()
    with Core(data) as core:
        core.call("inventory.items.create", company=company, **item())
        # The checkpoint runs when no request waits.
        until(lambda: b"SKU-1" in (data / "private.sqlite").read_bytes())
        core.process.stdin.close()
        told = core.process.stderr.read().decode()
        assert core.process.wait(PATIENCE) == 0
    (warning,) = messages(data, "warning")
    assert (
        warning.startswith("work in an idle moment failed (storageFault)")
        and f"mainspring: warning: {warning}\n" in told
    )


def test_what_makes_a_start_fail_is_in_the_file(data):
    run("--data", str(data))
    with sqlite3.connect(data / "private.sqlite") as database:
        database.execute("PRAGMA user_version = 1000")
    database.close()
    done = run("--data", str(data))
    (error,) = messages(data, "error")
    assert done.returncode == 66 and done.stderr.decode() == f"mainspring: {error}\n" and "newer" in error


def test_a_second_process_does_not_write_the_first_ones_file(data):
    with Core(data) as core:
        core.call("system.ping")
        done = run("--data", str(data), "--log-level", "debug")
        assert done.returncode == 73 and b"in use" in done.stderr and len(read(data)) == 1


def test_no_directory_no_file(tmp_path):
    done = run("--data", ":memory:", "--log-level", "info", stdin=PING, cwd=tmp_path)
    assert done.returncode == 0 and list(tmp_path.iterdir()) == []
    told = done.stderr.decode().splitlines()
    assert (
        len(told) == 2
        and "serves :memory: as process" in told[0]
        and told[1] == "mainspring: info: serving ended: end of input"
    )


def test_other_commands_write_no_file(damaged, tmp_path):
    transcript = tmp_path / "a.rpc"
    transcript.write_text(
        '--> {"jsonrpc":"2.0","id":1,"method":"system.ping"}\n<-- {"jsonrpc":"2.0","id":1,"result":{}}\n'
    )
    ping, fail = (["call", method, "--data", str(damaged)] for method in ("system.ping", "inventory.items.list"))
    for words, code in ((ping, 0), (fail, 1), (["replay", str(transcript)], 0)):
        done = run(*words, cwd=tmp_path)
        assert done.returncode == code and rotated(damaged) == rotated(tmp_path) == set()
        # Errors are printed on standard error, whatever the level is.
        assert (b"mainspring: SQLite 11" in done.stderr) == (code == 1)


def test_a_full_file_becomes_an_old_one(data):
    data.mkdir()
    full = b"2026-01-01T00:00:00.000Z info " + b"x" * (MIB - 61) + b"\n"
    (data / "mainspring.log").write_bytes(full)
    (data / "mainspring.log").chmod(0o644)
    # The log has room for the line of the start, but not for the line of the end.
    assert len(full) < MIB < len(full) + 100
    assert run("--data", str(data)).returncode == 0
    assert rotated(data) == {"mainspring.log", "mainspring.log.1"}
    assert (data / "mainspring.log.1").read_bytes().startswith(full) and (
        data / "mainspring.log.1"
    ).stat().st_size <= MIB
    assert [message for _, _, message in read(data, "mainspring.log.1")[1:] + read(data)][
        -1
    ] == "serving ended: end of input"
    assert all(path.stat().st_mode & 0o777 == 0o600 for path in data.glob("mainspring.log*"))


def test_at_most_three_old_ones_are_kept(data):
    data.mkdir()
    for round in range(6):
        (data / "mainspring.log").write_bytes(
            f"2026-01-01T00:00:0{round}.000Z info ".encode() + b"x" * (MIB - 31) + b"\n"
        )
        assert run("--data", str(data)).returncode == 0
        kept = min(round + 1, 3)
        assert rotated(data) == {"mainspring.log", *(f"mainspring.log.{number}" for number in range(1, kept + 1))}
        seconds = [read(data, f"mainspring.log.{number}")[0][0][17:19] for number in range(1, kept + 1)]
        assert seconds == [f"0{round - number}" for number in range(kept)]
        assert len(read(data)) == 2


def test_files_grow_while_serving_and_never_too_large(damaged):
    count = 60_000
    list_items = json.dumps(request("inventory.items.list")).encode() + b"\n"
    done = run("--data", str(damaged), "--log-level", "off", stdin=list_items * count)
    assert done.returncode == 0 and done.stderr == b"" and done.stdout.count(b"storageFault") == count
    assert rotated(damaged) == {"mainspring.log", "mainspring.log.1", "mainspring.log.2", "mainspring.log.3"}
    old = [damaged / f"mainspring.log.{number}" for number in (1, 2, 3)]
    assert all(MIB - 2000 < path.stat().st_size <= MIB for path in old)
    lines = [line for number in (3, 2, 1) for line in read(damaged, f"mainspring.log.{number}")] + read(damaged)
    assert [line[0] for line in lines] == sorted(line[0] for line in lines) and lines[-1][
        2
    ] == "serving ended: end of input"


@pytest.mark.parametrize(
    "make",
    [
        lambda path: path.mkdir(),
        lambda path: os.mkfifo(path),
        lambda path: path.symlink_to(path.parent.parent / "elsewhere"),
        lambda path: path.symlink_to("/dev/full"),
    ],
)
def test_what_can_not_be_written_does_not_disturb(data, make):
    data.mkdir()
    make(data / "mainspring.log")
    done = run("--data", str(data), "--log-level", "info", stdin=PING * 3)
    assert done.returncode == 0 and done.stdout.count(b"result") == 3 and done.stderr.count(b"mainspring: info: ") == 2
    assert not (data.parent / "elsewhere").exists() and rotated(data) == {"mainspring.log"}


def test_a_file_without_room_does_not_disturb(damaged):
    """The disk limit cuts the first line. The core removes the incomplete line, and also later ones, and continues."""
    # The limit is in KiB, and smaller than the size of a log file. It does not affect reading the store, whatever the
    # store's size is.
    limit = 500
    (damaged / "mainspring.log").write_bytes(b"2026-01-01T00:00:00.000Z info " + b"x" * (limit * 1024 - 41) + b"\n")
    command = f"ulimit -f {limit}; exec {BINARY} --data {damaged} --log-level info"
    done = subprocess.run(["bash", "-c", command], input=PING, capture_output=True, timeout=PATIENCE)
    assert done.returncode == 0 and b"result" in done.stdout and done.stderr.count(b"mainspring: info: ") == 2
    assert len(read(damaged)) == 1 and rotated(damaged) == {"mainspring.log"}


def test_a_full_file_that_can_not_be_renamed_does_not_grow(data):
    for number in (1, 2, 3):
        (data / f"mainspring.log.{number}" / "occupied").mkdir(parents=True)
    (data / "mainspring.log").write_bytes(b"x" * MIB)
    assert run("--data", str(data), stdin=PING).returncode == 0
    assert (data / "mainspring.log").stat().st_size == MIB


def test_a_deleted_file_is_made_again(damaged):
    with Core(damaged) as core:
        core.refused("inventory.items.list")
        (damaged / "mainspring.log").unlink()
        core.refused("inventory.items.list")
        assert len(messages(damaged, "error")) == 1


def test_lines_are_one_line_and_not_too_long(tmp_path):
    odd = tmp_path / "a\nb\x1b[31m\x7f\u0085\u2028\u00e9\tc"
    assert run("--data", str(odd), "--log-level", "info").returncode == 0
    (start, _) = read(odd)
    assert f"serves {tmp_path}/a\\nb\\u001b[31m\\u007f\\u0085\\u2028\u00e9\\tc as process" in start[2]
    # This path is too long for SQLite, and the error message is too long for one line of the log.
    long = tmp_path.joinpath(*["\u00e9" * 100 for _ in range(12)])
    done = run("--data", str(long))
    assert done.returncode == 73
    for line in ((long / "mainspring.log").read_bytes(), done.stderr):
        assert 1950 < len(line) <= 2000 and line.decode().endswith("\u2026\n") and line.count(b"\n") == 1


def test_who_does_not_read_stderr_does_not_make_the_core_wait(damaged):
    reader, writer = os.pipe()
    process = subprocess.Popen(
        [BINARY, "--data", str(damaged), "--log-level", "debug"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=writer,
    )
    os.close(writer)
    lines = b"".join(json.dumps(request("inventory.items.list", id=number)).encode() + b"\n" for number in range(5000))
    out, _ = process.communicate(lines, timeout=PATIENCE)
    os.close(reader)
    assert process.returncode == 0 and out.count(b"storageFault") == 5000
    # The file has the lines for which standard error had no room.
    assert len(messages(damaged, "error")) >= 5000


MARK = "Qxzzyqm"


def marked_requests(company, item):
    """Returns valid and failing requests with the marker in each place that a caller can fill."""
    things = {
        "sku": f"{MARK}-1",
        "name": MARK,
        "unit": MARK,
        "barcodes": [MARK],
        "tags": [MARK],
        "category": MARK,
        "manufacturer": MARK,
        "notes": MARK,
        "custom": {MARK: MARK},
    }
    new, old = {"company": company, **things}, {"company": company, "id": item}
    lines = [
        request(MARK),
        request(f"companies.{MARK}", {MARK: MARK}),
        request(f"companies.create{MARK}"),
        request("companies.create", {"name": MARK}),
        request("companies.create", {"name": [MARK]}),
        request("companies.create", {MARK: MARK}),
        request("companies.create", MARK),
        request("companies.create", [MARK, MARK, MARK]),
        request("companies.select", {"company": MARK}),
        request("companies.update", {"company": company, "changes": {"name": f"{MARK} & Co", MARK: 1}}),
        request("companies.update", {"company": company, "changes": {"name": f"{MARK} & Co"}, "expect": 99}),
        request("inventory.items.create", new),
        request("inventory.items.create", new),
        request("inventory.items.create", {**new, "cost": {"amount": 1, "currency": MARK}}),
        request("inventory.items.create", {**new, "company": MARK}),
        request("inventory.items.get", {"id": MARK}),
        request("inventory.items.update", {**old, "changes": {"name": MARK, "sku": [MARK]}}),
        request("inventory.items.update", {**old, "changes": {"name": MARK, "notes": MARK}}),
        request("inventory.items.list", {"company": company, "after": MARK}),
        request("inventory.items.list", {"company": company, "category": MARK, "text": MARK}),
        *(
            request("inventory.items.search", {"company": company, "text": text})
            for text in (
                MARK,
                f'"{MARK}',
                f"{MARK}:x",
                f"-{MARK}*",
                f"({MARK} NEAR {MARK}",
                f"{MARK}\0{MARK}",
                f'{MARK}"" OR',
            )
        ),
        request("temperature.convert", {"value": MARK, "from": MARK, "to": MARK}),
        request("rpc.discover", {MARK: 1}),
        request("system.ping", id=MARK),
        {"jsonrpc": MARK, "id": MARK, "method": MARK},
        {"jsonrpc": "2.0", "id": [MARK], "method": 5, MARK: MARK},
        {"jsonrpc": "2.0", "method": MARK},
        [request(MARK, id=MARK), MARK, {MARK: MARK}],
        MARK,
        [MARK],
    ]
    raw = [
        MARK.encode(),
        f'{{"jsonrpc":"2.0","id":"{MARK}","method":"{MARK}'.encode(),
        f'{{"{MARK}":1,"{MARK}":2}}'.encode(),
        MARK.encode() + b"\xff\x00",
        json.dumps(request("system.ping", {"x": MARK * 1000})).encode(),
    ]
    return b"".join(line + b"\n" for line in [json.dumps(line).encode() for line in lines] + raw)


@pytest.mark.parametrize("is_damaged", [False, True])
def test_nothing_of_requests_and_replies_is_logged(data, is_damaged):
    with Core(data) as core:
        company = core.call("companies.create", name=f"{MARK} Shop")["id"]
        core.call("companies.select", company=company)
        made = core.call("inventory.items.create", **item(MARK))["id"]
    if is_damaged:
        damage_items(data)
    with Core(data, "--log-level", "debug", "--max-line", "5000") as core:
        core.process.stdin.write(marked_requests(company, made))
        core.process.stdin.flush()
        until(lambda: messages(data, "debug"))
        out, told = core.process.communicate(timeout=PATIENCE)
        assert core.process.returncode == 0
    answered = [json.loads(line) for line in out.splitlines()]
    assert len(answered) == 40 and MARK.encode() in out and (b"storageFault" in out) == is_damaged
    log = (data / "mainspring.log").read_bytes()
    assert len(messages(data, "info")) == 4 and bool(messages(data, "error")) == is_damaged and messages(data, "debug")
    for text in (told, log):
        assert MARK.lower().encode() not in text.lower()
        # The log does not contain the ids of the company and the record either.
        assert (
            company.encode() not in text and made.encode() not in text and company.replace("-", "").encode() not in text
        )


def test_the_file_is_private_whatever_the_mask(data):
    subprocess.run(["bash", "-c", f"umask 0; exec {BINARY} --data {data}"], stdin=subprocess.DEVNULL, check=True)
    assert (data / "mainspring.log").stat().st_mode & 0o777 == 0o600


def test_a_forgotten_id_is_told_of_once(data):
    """A notification gets no reply. A read without an id is useless, so the core warns of it, once for each method. A
    write without an id is executed without a warning."""
    read_twice = b'{"jsonrpc":"2.0","method":"companies.list"}\n' * 2
    write = b'{"jsonrpc":"2.0","method":"companies.create","params":{"name":"Silent"}}\n'
    unknown = b'{"jsonrpc":"2.0","method":"no.such.method"}\n'
    ping = b'{"jsonrpc":"2.0","method":"system.ping"}\n'
    done = run("--data", str(data), stdin=write + unknown + ping + PING)
    assert done.returncode == 0 and done.stderr == b""
    done = run("--data", str(data), stdin=write + read_twice + PING)
    line = "a message named companies.list has no id, so it gets no reply; give a request an id"
    assert done.stderr.decode() == f"mainspring: warning: {line}\n"
    assert messages(data, "warning") == [line]
    batch = b'[{"jsonrpc":"2.0","method":"system.ping"},{"jsonrpc":"2.0","method":"system.info"}]'
    assert b"a message named system.info" in run("--data", str(data), stdin=batch).stderr
    assert run("--data", str(data), "--log-level", "error", stdin=read_twice).stderr == b""
