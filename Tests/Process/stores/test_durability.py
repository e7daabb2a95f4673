"""kill -9 under load: every acknowledged write is there, and the files are sound."""

import contextlib
import json
import os
import random
import sqlite3
import subprocess
import threading

import pytest

from support.core import BINARY, Core, item, request


def killed_run(data, company, first, enough, delay):
    """Sends creates to a process, and kills it shortly after its replies have reached a number of bytes. Returns the
    acknowledged ids."""
    process = subprocess.Popen(
        [BINARY, "--data", str(data)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    numbers = iter(range(first, first + 200_000))
    stop = threading.Event()

    def feed():
        try:
            while not stop.is_set():
                chunk = b"".join(
                    json.dumps(
                        request("inventory.items.create", {"company": company, **item(next(numbers))}, 1)
                    ).encode()
                    + b"\n"
                    for _ in range(200)
                )
                process.stdin.write(chunk)
        except (BrokenPipeError, OSError, ValueError, StopIteration):
            pass

    feeder = threading.Thread(target=feed)
    feeder.start()
    out = b""
    while len(out) < enough:
        chunk = process.stdout.read1()
        assert chunk, "it ended by itself"
        out += chunk
    killer = threading.Timer(delay, process.kill)
    killer.start()
    out += process.stdout.read()
    stop.set()
    process.wait()
    feeder.join()
    killer.cancel()
    with contextlib.suppress(BrokenPipeError):
        process.stdin.close()
    complete = out[: out.rfind(b"\n") + 1]
    return [json.loads(line)["result"]["id"] for line in complete.splitlines()]


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.full) for seed in range(2, 10))])
def test_what_was_acknowledged_survives_kill_9(tmp_path, seed):
    """Twenty kills a seed: two hundred in all with --full."""
    chance = random.Random(seed)
    data = tmp_path / "data"
    with Core(data) as core:
        company = core.call("companies.create", name="Corner Shop")["id"]
    acknowledged = set()
    for round in range(20):
        # Some runs are killed before the first reply, maybe even during the start. The others are killed somewhere in
        # their work.
        enough = chance.choice([0, 1, 1, 1]) * chance.randrange(1, 400_000)
        acknowledged |= set(killed_run(data, company, round * 1_000_000, enough, chance.uniform(0, 0.02)))
        check(data, acknowledged)
    assert acknowledged
    with Core(data) as core:
        # The full-text index catches up with the rows that were stored before the kills.
        assert core.call("inventory.items.search", company=company, text="Item")["items"]
        sample = chance.sample(sorted(acknowledged), min(20, len(acknowledged)))
        assert all(core.call("inventory.items.get", company=company, id=id)["id"] == id for id in sample)


def check(data, acknowledged):
    # The next start of the core recovers the stores. The check opens them only after that, so that the core recovers
    # them and not this process's SQLite.
    with Core(data) as core:
        core.call("companies.list")
    database = sqlite3.connect(data / "private.sqlite")
    try:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        stored = {bytes(id).hex() for (id,) in database.execute("SELECT id FROM items")}
        assert {id.replace("-", "") for id in acknowledged} <= stored
        # Each row has its row in the change log, from the same commit.
        assert (
            database.execute("SELECT count(*) FROM items").fetchone()
            == database.execute("SELECT count(*) FROM changes WHERE entity = 'item' AND action = 1").fetchone()
        )
    finally:
        database.close()


def test_a_torn_log_is_recovered(tmp_path):
    data = tmp_path / "data"
    with Core(data) as core:
        company = core.call("companies.create", name="Corner Shop")["id"]
        for number in range(50):
            core.call("inventory.items.create", company=company, **item(number))
        core.process.kill()
        core.process.wait()
    log = data / "private.sqlite-wal"
    with open(log, "r+b") as file:
        # The power failed while the last frames of the write-ahead log were written.
        file.truncate(os.path.getsize(log) // 2)
    with Core(data) as core:
        core.call("companies.list")
    database = sqlite3.connect(data / "private.sqlite")
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()
