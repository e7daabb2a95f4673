"""The requests that work on a full disk, and how files become smaller."""

import os
import pathlib
import re
import sqlite3
import subprocess
import sys

import pytest

from support.core import Core, fill, is_quiet, item, request, run, until
from support.first_stores import make_first_stores
from support.people import CLERK, sign_in, staffed


def grow(small_disk, size):
    subprocess.run(["mount", "-o", f"remount,size={size}", str(small_disk)], check=True)


def large(number, **more):
    return item(number, custom={f"field {n}": "x" * 150 for n in range(20)}, **more)


@pytest.fixture
def full(small_disk):
    """A data directory on a disk without any free space, in which a user must sign in, and the company's id."""
    data = small_disk / "data"
    with Core(data) as core:
        company, _ = staffed(core, CLERK)
        core.made = [core.call("inventory.items.create", company=company, **item(n))["id"] for n in range(20)]
        core.call("access.signOut", company=company)
        until(lambda: (data / "reserve").exists() and (data / "reserve").stat().st_size == 1 << 20)
    return data, company, core.made


def test_on_a_full_disk_people_sign_in_read_and_delete(small_disk, full):
    data, company, made = full
    with Core(data) as core:
        fill(small_disk)
        sign_in(core, company, "owner")
        assert len(core.call("inventory.items.list", company=company, limit=200)["items"]) == 20
        # New records are refused until there is room for them and for the reserve file.
        assert core.refused("inventory.items.create", company=company, **item(99))["data"]["kind"] == "storageFull"
        for id in made[:15]:
            core.call("inventory.items.delete", company=company, id=id)
        assert core.refused("inventory.items.create", company=company, **item(99))["data"]["kind"] == "storageFull"
        core.call("access.signOut", company=company)
        wrong = core.refused("access.signIn", company=company, username="owner", password="wrong one")
        assert wrong["data"]["kind"] == "signInFailed"
        assert core.close() == 0
    with Core(data) as core:
        sign_in(core, company, "owner")
        assert core.refused("inventory.items.create", company=company, **item(99))["data"]["kind"] == "storageFull"
        for id in made[15:]:
            core.call("inventory.items.delete", company=company, id=id)
        assert core.call("inventory.items.list", company=company)["items"] == []
        grow(small_disk, "64m")
        core.call("inventory.items.create", company=company, **item(99))
        assert (data / "reserve").stat().st_size == 1 << 20
        core.call("companies.delete", company=company, confirm="Corner Shop")


def test_requests_of_one_commit_each_get_their_own_answer_on_a_full_disk(small_disk, full):
    data, company, made = full
    with Core(data) as core:
        sign_in(core, company, "owner")
        fill(small_disk)
        core.send(
            *[
                line
                for number, id in enumerate(made)
                for line in (
                    request("inventory.items.create", {"company": company, **item(100 + number)}, f"create {number}"),
                    request("inventory.items.delete", {"company": company, "id": id}, f"delete {number}"),
                )
            ]
        )
        replies = {reply["id"]: reply for reply in (core.receive() for _ in range(2 * len(made)))}
        deleted = [number for number in range(len(made)) if "result" in replies[f"delete {number}"]]
        created = [number for number in range(len(made)) if "result" in replies[f"create {number}"]]
        assert len(deleted) == len(made)
        found = core.call("inventory.items.list", company=company, limit=200)["items"]
        assert sorted(one["sku"] for one in found) == sorted(f"SKU-{100 + number}" for number in created)


def test_a_company_is_deleted_on_a_full_disk_and_makes_room(small_disk):
    data = small_disk / "data"
    with Core(data) as core:
        company = core.call("companies.create", name="Corner Shop")["id"]
        until(lambda: (data / "reserve").exists())
    empty = (data / "private.sqlite").stat().st_size
    with Core(data) as core:
        number = 0
        while "result" in core.ask(request("inventory.items.create", {"company": company, **large(number)}, number)):
            number += 1
        assert number > 40
        core.call("companies.delete", company=company, confirm="Corner Shop")
        # The deleted company's space is given back, so the same process has room again.
        until(lambda: (data / "private.sqlite").stat().st_size < empty + 100_000)
        until(lambda: (data / "reserve").stat().st_size == 1 << 20)
        other = core.call("companies.create", name="Other")["id"]
        core.call("inventory.items.create", company=other, **large(1))


def test_a_disk_that_never_had_room_for_a_reserve_is_used_up(small_disk):
    """If there was no room to create the reserve file, writes may use the last free bytes."""
    data = small_disk / "data"
    with Core(data) as core:
        core.call("companies.create", name="A")
        fill(small_disk)
        os.truncate(small_disk / "filler", (small_disk / "filler").stat().st_size - 500_000)
    with Core(data) as core:
        for number in range(5):
            core.call("companies.create", name=f"Shop {number}")
    assert not (data / "reserve").exists() or (data / "reserve").stat().st_size == 1 << 20


def test_a_call_that_writes_leaves_a_reserve(data):
    """This also holds if no core serves the directory, and so none is ever idle. A program that only reads creates no
    reserve."""
    reserve = data / "reserve"
    assert run("companies.create", "name=A", "--data", str(data)).returncode == 0
    assert reserve.stat().st_size == 1 << 20
    reserve.unlink()
    assert run("companies.list", "--data", str(data)).returncode == 0 and not reserve.exists()
    assert run("companies.create", "name=B", "--data", str(data)).returncode == 0
    assert reserve.stat().st_size == 1 << 20


def test_who_is_never_idle_has_a_reserve_too(data):
    """The core creates the reserve with the checkpoint of a large write-ahead log."""
    with Core(data) as core:
        company = core.call("companies.create", name="Busy")["id"]
        for number in range(8000):
            core.call("inventory.items.create", company=company, **large(number))
            if (data / "reserve").exists():
                break
        assert (data / "reserve").exists()


def filled(data, count=2400):
    with Core(data) as core:
        company = core.call("companies.create", name="Large")["id"]
        other = core.call("companies.create", name="Small")["id"]
        core.call("inventory.items.create", company=other, **item(1))
        core.send([request("inventory.items.create", {"company": company, **large(n)}, n) for n in range(count)])
        assert all("result" in reply for reply in core.receive())
    return company, other


def test_after_a_company_was_deleted_the_file_becomes_smaller(data):
    company, other = filled(data)
    before = (data / "private.sqlite").stat().st_size
    assert before > 4_000_000
    with Core(data) as core:
        core.call("companies.delete", company=company, confirm="Large")
        until(lambda: (data / "private.sqlite").stat().st_size < before / 4)
        assert [one["sku"] for one in core.call("inventory.items.list", company=other)["items"]] == ["SKU-1"]
    with sqlite3.connect(data / "private.sqlite") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()


def test_what_one_process_deleted_the_next_gives_back(data):
    company, other = filled(data)
    before = (data / "private.sqlite").stat().st_size
    assert run("companies.delete", f"company={company}", "confirm=Large", "--data", str(data)).returncode == 0
    assert (data / "private.sqlite").stat().st_size == before
    with Core(data) as core:
        core.call("inventory.items.list", company=other)
        until(lambda: (data / "private.sqlite").stat().st_size < before / 4)


@pytest.mark.parametrize("name", ["device.sqlite", "private.sqlite"])
def test_a_damaged_file_is_named_with_what_to_do(data, name):
    company, _ = filled(data, 20)
    path = data / name
    content = bytearray(path.read_bytes())
    # The first page stays intact, because the core checks its beginning when it starts.
    content[4096:] = b"\xff" * (len(content) - 4096)
    path.write_bytes(content)
    with Core(data) as core:
        method, params = {
            "device.sqlite": ("widgets.recents.list", {}),
            "private.sqlite": ("inventory.items.list", {"company": company}),
        }[name]
        error = core.refused(method, **params)
        assert error["data"] == {"kind": "storageFault"}
        assert error["message"].startswith(f"{path} is damaged") and "backup" in error["message"]


@pytest.mark.parametrize(
    "name, method, params",
    [("device.sqlite", "widgets.recents.list", {}), ("private.sqlite", "companies.create", {"name": "Other"})],
)
def test_a_file_that_is_locked_is_named(data, name, method, params):
    filled(data, 1)
    other = sqlite3.connect(data / name, isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    with Core(data) as core:
        message = core.refused(method, **params)["message"]
        assert message.startswith(f"{data / name} is locked by another program")
        assert "Close the file in that program" in message
    other.close()


def test_the_files_of_an_older_program_can_become_smaller_after_their_upgrade(tmp_path):
    for directory in (tmp_path / "old", tmp_path / "new"):
        if directory.name == "old":
            make_first_stores(directory)
        with Core(directory) as core:
            core.call("companies.create", name="A")
        for name in ("device.sqlite", "private.sqlite"):
            database = sqlite3.connect(directory / name)
            # The value 2 means INCREMENTAL.
            assert database.execute("PRAGMA auto_vacuum").fetchone() == (2,)
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            database.close()


def test_what_an_older_program_has_deleted_is_in_no_file_after_the_upgrade(data):
    with Core(data) as core:
        core.call("companies.create", name="A")
        core.call("settings.set", values={"appearance": "dark"})
    names = ("device.sqlite", "private.sqlite")
    for name in names:
        database = sqlite3.connect(data / name, isolation_level=None)
        # Deleted content stays on free pages, and between rows, until other content is written over it.
        database.execute("PRAGMA secure_delete = OFF")
        database.execute("CREATE TABLE old (x TEXT)")
        database.executemany("INSERT INTO old VALUES (?)", [("a zebrafish " * 90,)] * 200)
        database.execute("DROP TABLE old")
        database.execute("INSERT INTO settings VALUES ('zebrafish', 'a zebrafish')")
        database.execute("DELETE FROM settings WHERE name = 'zebrafish'")
        # The state that the older program left: without this migration.
        assert database.execute("DELETE FROM migrations WHERE name = 'storage.rests'").rowcount == 1
        (version,) = database.execute("PRAGMA user_version").fetchone()
        database.execute(f"PRAGMA user_version = {version - 1}")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.close()
        assert b"zebrafish" in (data / name).read_bytes()
    with Core(data) as core:
        assert [one["name"] for one in core.call("companies.list")["items"]] == ["A"]
        assert core.call("settings.get")["values"]["appearance"] == "dark"
    for path in data.iterdir():
        assert not path.is_file() or b"zebrafish" not in path.read_bytes(), path
    for name in names:
        database = sqlite3.connect(data / name)
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert database.execute("PRAGMA freelist_count").fetchone() == (0,)
        database.close()


def test_a_pipe_in_the_place_of_the_reserve_is_not_waited_for(data):
    data.mkdir(mode=0o700)
    os.mkfifo(data / "reserve", 0o600)
    done = run(
        "serve",
        "--data",
        str(data),
        stdin=b'{"jsonrpc":"2.0","id":1,"method":"companies.create","params":{"name":"A"}}\n',
    )
    assert b'"name":"A"' in done.stdout and done.returncode == 0


def test_a_link_in_the_place_of_the_reserve_leads_nowhere(small_disk, full):
    data, company, _ = full
    precious = small_disk / "precious"
    (data / "reserve").rename(precious)
    (data / "reserve").symlink_to(precious)
    with Core(data) as core:
        fill(small_disk)
        core.ask(request("access.signIn", {"company": company, "username": "owner", "password": "wrong one"}))
        core.ask(request("inventory.items.create", {"company": company, **item(99)}))
        assert precious.stat().st_size == 1 << 20


def test_a_file_that_can_t_be_rewritten_is_named_in_the_log(tmp_path):
    """The store is of an older program, and has a damaged table that is not the core's. No step of the upgrade changes
    this table."""
    old = tmp_path / "old"
    make_first_stores(old)
    path = old / "private.sqlite"
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE foreign_notes (text)")
    with sqlite3.connect(path) as database:
        (root,) = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'foreign_notes'").fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    database.close()
    with open(path, "r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xff" * size)
    with Core(old) as core:
        core.call("companies.create", name="A")
    log = (old / "mainspring.log").read_text()
    assert "warning" in log and f"{path} was not rewritten" in log


def test_what_is_in_memory_outlives_an_idle_moment():
    with Core() as core:
        core.call("companies.create", name="Corner Shop")
        until(lambda: is_quiet(core.process))
        assert core.call("companies.list")["items"]


def resident(core):
    """Returns the memory of a process that belongs to no file, in KiB."""
    status = pathlib.Path(f"/proc/{core.process.pid}/status").read_text()
    return int(re.search(r"RssAnon:\s+(\d+)", status)[1])


def test_what_a_burst_has_taken_is_given_back_in_an_idle_moment(data):
    """This concerns the file of the write-ahead log, and memory."""
    log = data / "private.sqlite-wal"
    with Core(data) as core:
        core.call("companies.create", name="Corner Shop")
        largest, most = 0, 0
        for start in range(0, 12000, 500):
            core.send(*[request("inventory.items.create", item(n), n) for n in range(start, start + 500)])
            for _ in range(500):
                core.receive()
            largest, most = max(largest, log.stat().st_size), max(most, resident(core))
        assert largest > 4 << 20
        until(lambda: log.stat().st_size <= 4 << 20)
        if sys.platform == "linux":
            until(lambda: resident(core) < most - 2000)
        assert core.call("inventory.items.get", sku="SKU-11999")["sku"] == "SKU-11999"


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_process_that_is_never_idle_gives_memory_back(data):
    with Core(data) as core:

        def resident():
            status = pathlib.Path(f"/proc/{core.process.pid}/status").read_text()
            return int(re.search(r"RssAnon:\s+(\d+)", status)[1])

        def serve(count):
            for _ in range(count // 1000):
                core.send(*[request("system.ping", {}, number) for number in range(1000)])
                for _ in range(1000):
                    core.receive()

        serve(5000)
        refused = core.refused("companies.create", name="a" * 7_000_000)
        assert refused["code"] == -32602
        serve(60_000)

        def is_small():
            # Requests come all the time, so the core never has the three idle seconds after which it frees more memory.
            serve(1000)
            heap = core.call("system.diagnostics")["heap"] // 1024
            return resident() - heap < 3 * 1024

        until(is_small)
