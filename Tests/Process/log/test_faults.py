"""Faults of the log's files: no request waits for the files, or fails because of them."""

import json
import os
import sqlite3
import subprocess
import threading

import pytest

from support.core import BINARY, PATIENCE, Core, fill, item, request, until
from support.logs import lines, of_front_ends, texts, write


@pytest.mark.parametrize(
    "make",
    [
        lambda path: path.mkdir(),
        lambda path: os.mkfifo(path),
        lambda path: path.symlink_to(path.parent.parent / "elsewhere"),
        lambda path: path.symlink_to("/dev/full"),
    ],
)
def test_lines_that_no_file_takes_stay_in_memory_and_go_there_later(data, make):
    data.mkdir()
    path = data / "mainspring.log"
    make(path)
    with Core(data) as core:
        for number in range(3):
            assert write(core, f"{number}") == {"taken": True}
        assert texts(core) == ["0", "1", "2"]
        assert '"message":"2"' in core.call("log.export", inline=True)["text"]
        assert not (data.parent / "elsewhere").exists()
        path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink()
        write(core, "3")
        assert texts(core) == of_front_ends(data) == ["0", "1", "2", "3"]
        assert core.call("log.read")["items"] == lines(data)[::-1]


def test_a_log_that_is_moved_away_is_begun_anew(data):
    with Core(data) as core:
        write(core, "before")
        (data / "mainspring.log").rename(data / "elsewhere.log")
        write(core, "between")
        (data / "mainspring.log").unlink()
        write(core, "after")
        assert of_front_ends(data) == texts(core) == ["after"]
    assert "between" not in (data / "elsewhere.log").read_text()


def test_a_log_that_is_cut_goes_on(data):
    with Core(data) as core:
        write(core, "before")
        os.truncate(data / "mainspring.log", 0)
        write(core, "after")
        assert texts(core) == of_front_ends(data) == ["after"]


def test_a_line_that_is_half_there_is_passed_over(data):
    data.mkdir()
    whole = "2025-01-01T00:00:00.000Z info [app] whole\n"
    (data / "mainspring.log.1").write_bytes(whole.encode() + b"\xff\x00 odd\n\n2025-01-01T00:00:00.000Z in")
    (data / "mainspring.log").write_bytes(b"x" * 300_000 + b"\n" + whole.replace("whole", "newer").encode())
    with Core(data) as core:
        assert [line["message"] for line in core.call("log.read", category="app")["items"]] == ["newer", "whole"]
        assert '"message":"whole"' in core.call("log.export", inline=True)["text"]


def test_on_a_full_disk_lines_are_taken_and_come_later(small_disk):
    data = small_disk / "data"
    with Core(data) as core:
        write(core, "0")
        fill(small_disk)
        for number in range(1, 150):
            assert write(core, f"{number} {'x' * 100}") == {"taken": True}
        assert len(texts(core)) == 150
        (small_disk / "filler").unlink()
        write(core, "last")
        assert of_front_ends(data) == texts(core)
        assert [line.split()[0] for line in texts(core)] == [*map(str, range(150)), "last"]


def test_a_directory_that_is_only_read_keeps_the_log_of_others(data):
    """A program with `--read-only` keeps its own lines in memory, and writes none into the directory."""
    with Core(data) as core:
        write(core, "of the core")
    before = (data / "mainspring.log").read_bytes()
    with Core(data, "--read-only") as core:
        assert write(core, "of the reader") == {"taken": True}
        assert texts(core) == ["of the core", "of the reader"]
        assert '"message":"of the reader"' in core.call("log.export", inline=True)["text"]
    assert (data / "mainspring.log").read_bytes() == before
    # Beside a core that works in the directory, the reader's lines are not written to the file either. The reader
    # copies the stores again when the core changes them.
    with Core(data) as core, Core(data, "--read-only") as reader:
        write(reader, "first")
        core.call("companies.create", name="Shop")
        write(core, "beside")
        write(reader, "second")
        assert len(reader.call("companies.list")["items"]) == 1
        assert [text for text in texts(reader) if text != "of the core"] == ["first", "beside", "second"]
        assert texts(core) == ["of the core", "beside"]


def test_a_flood_of_one_program_leaves_the_requests_of_others_in_order(data):
    """A hundred thousand lines come between the writes. Each write is acknowledged and stored."""
    with Core(data) as core:
        core.call("companies.select", company=core.call("companies.create", name="Shop")["id"])
        params = {"level": "debug", "category": "debug", "message": "m" * 80, "fields": {"n": 1}}
        line = json.dumps({"jsonrpc": "2.0", "method": "log.write", "params": params}).encode() + b"\n"

        def feed():
            for number in range(100):
                core.process.stdin.write(line * 1000)
                core.process.stdin.write(
                    json.dumps(request("inventory.items.create", item(number), number)).encode() + b"\n"
                )
            core.process.stdin.flush()

        feeder = threading.Thread(target=feed, daemon=True)
        feeder.start()
        assert [core.receive()["id"] for _ in range(100)] == [*range(100)]
        feeder.join(PATIENCE)
        assert len(core.call("inventory.items.list", limit=200)["items"]) == 100


def test_an_error_of_the_core_is_a_line_among_those_of_front_ends(data):
    with Core(data) as core:
        core.call("companies.select", company=core.call("companies.create", name="Shop")["id"])
        core.call("inventory.items.create", **item())
    with sqlite3.connect(data / "private.sqlite") as database:
        (root,) = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'items'").fetchone()
    database.close()
    with open(data / "private.sqlite", "r+b") as file:
        file.seek((root - 1) * 4096)
        file.write(b"\xff" * 4096)
    with Core(data) as core:
        write(core, "before")
        core.refused("inventory.items.list")
        write(core, "after", level="error")
        found = core.call("log.read", level="error")["items"]
        assert found[0]["category"] == "debug" and {line["category"] for line in found[1:]} == {"core"}
        assert "internal error" in found[1]["message"] or "SQLite" in found[1]["message"]
        order = [line["message"] for line in lines(data)]
        assert order.index("before") < order.index(found[1]["message"]) < order.index("after")
        # The diagnostics have only the newest lines of the core.
        told = [line["message"] for line in core.call("system.diagnostics")["log"]]
        assert found[1]["message"] in told and "before" not in told


def test_a_killed_core_leaves_whole_lines(data):
    for number in range(5):
        with Core(data) as core:
            line = {"jsonrpc": "2.0", "method": "log.write"}
            params = {"level": "info", "category": "debug", "message": f"run {number} " + "x" * 500}
            core.send(*[{**line, "params": params}] * 100)
            core.call("system.ping")
            until(lambda number=number: f"run {number} " in (data / "mainspring.log").read_text())
            core.process.kill()
            core.process.wait()
    assert {message.split()[1] for message in of_front_ends(data)} == set("01234")


def test_without_room_for_a_file_a_line_is_in_memory(data):
    """The first line is written in part. The core removes this part again."""
    with Core(data) as core:
        core.call("companies.create", name="Shop")
    limit = 500
    (data / "mainspring.log").write_bytes(b"2026-01-01T00:00:00.000Z info " + b"x" * (limit * 1024 - 41) + b"\n")
    command = f"ulimit -f {limit}; exec {BINARY} serve --data {data}"
    sent = [
        request("log.write", {"level": "info", "category": "debug", "message": "kept"}),
        request("log.read", {"category": "debug"}),
    ]
    text = b"".join(json.dumps(line).encode() + b"\n" for line in sent)
    done = subprocess.run(["bash", "-c", command], input=text, capture_output=True, timeout=PATIENCE)
    read = json.loads(done.stdout.splitlines()[1])["result"]
    assert done.returncode == 0 and [line["message"] for line in read["items"]] == ["kept"]
    assert len(lines(data)) == 1
