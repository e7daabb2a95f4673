"""Imports with an idempotency key that end by a crash or a cancellation. A repeat continues after the stored rows."""

import json
import random
import sqlite3
import subprocess
import time
from contextlib import closing

import pytest

from support.core import BINARY, PATIENCE, Core, has_read, item, request, until
from support.errors import described
from support.people import sign_in, staffed

CLOCK = ("--clock", "2026-03-01T12:00:00Z")


def contacts(path, rows):
    """Writes contacts without a natural key, so that a contact that is imported twice would exist twice. Each hundredth
    row is invalid."""
    with open(path, "w") as file:
        for number in range(rows):
            broken = {"emails": 7} if number % 100 == 99 else {}
            file.write(json.dumps({"kinds": ["customer"], "name": f"Contact {number}", **broken}) + "\n")


def names(core, method="contacts.list"):
    found, cursor = [], None
    while True:
        page = core.call(method, limit=200, **({"after": cursor} if cursor else {}))
        found += [one["name"] for one in page["items"]]
        cursor = page["next"]
        if not cursor:
            return found


def begun(core, params, least, method="contacts"):
    """Sends an import, and waits until some of its rows are stored."""
    core.send(request(f"{method}.import", params, "import"))
    while True:
        core.send(request(f"{method}.list", {"limit": least}, "look"))
        while (line := core.receive())["id"] == "import":
            raise AssertionError(f"it has ended before somebody could look: {line}")
        if len(line["result"]["items"]) == least:
            return


def interrupted(data, params, least=20, method="contacts"):
    """Kills the process when at least this number of the import's rows is stored."""
    core = Core(data, *CLOCK)
    begun(core, params, least, method)
    core.process.kill()
    core.close()


def unfinished(data):
    """Returns the number of stored states of writes without a reply."""
    found = 0
    for store in ("private", "shared"):
        if (data / f"{store}.sqlite").exists():
            with closing(sqlite3.connect(data / f"{store}.sqlite")) as connection:
                found += connection.execute("SELECT count(*) FROM unfinished_writes").fetchone()[0]
    return found


@pytest.fixture
def company(data):
    with Core(data, *CLOCK) as core:
        company = core.call("companies.create", name="Shop")["id"]
        core.call("companies.select", company=company)
    return company


@pytest.fixture
def data(tmp_path):
    return tmp_path / "data"


@pytest.mark.parametrize("kills", [1, 4])
def test_a_repeat_after_a_kill_goes_on_behind_the_rows_that_are_in(tmp_path, data, company, kills):
    file = tmp_path / "contacts.jsonl"
    contacts(file, 6000)
    with Core(":memory:", *CLOCK) as core:
        core.call("companies.create", name="Shop")
        whole = core.call("contacts.import", format="jsonl", path=str(file))
    params = {"format": "jsonl", "path": str(file), "idempotencyKey": "once"}
    for kill in range(kills):
        interrupted(data, params, 40 * (kill + 1))
    assert unfinished(data) > 0
    with Core(data, *CLOCK) as core:
        there = len(names(core))
        assert 0 < there < 5940
        # In another company, the same key belongs to a different import.
        other = core.call("companies.create", name="Other")["id"]
        assert core.refused("contacts.import", **params, company=other)["data"]["kind"] == "keyReused"
        core.call("companies.select", company=other)
        assert core.refused("contacts.import", **params)["data"]["kind"] == "keyReused"
        core.call("companies.select", company=company)
        assert core.call("contacts.import", **params) == whole
        found = names(core)
        assert len(found) == len(set(found)) == whole["created"] == 5940
        assert core.call("contacts.import", **params) == whole
        assert len(names(core)) == 5940
        core.call("companies.select", company=other)
        assert core.refused("contacts.import", **params)["data"]["kind"] == "keyReused"
        core.call("companies.select", company=company)
        assert core.refused("contacts.import", **params | {"mapping": {"x": None}})["data"]["kind"] == "keyReused"
    assert unfinished(data) == 0


def test_whatever_rows_are_refused_after_they_changed_something(tmp_path, data, company):
    """The import stores rows one by one, and rolls refused rows back. The process is killed in between."""
    file = tmp_path / "items.jsonl"
    with open(file, "w") as out:
        for number in range(3000):
            stock = {"stock": 5} if number % 7 == 3 else {}
            out.write(json.dumps({"sku": f"S{number}", "name": f"Item {number}", "unit": "piece", **stock}) + "\n")
    for kill in (False, True):
        core = Core(data / str(kill), *CLOCK)
        core.call("companies.create", name="Shop")
        core.call("companies.select", company=core.call("companies.list")["items"][0]["id"])
        # The only location accepts no stock.
        probe = core.call("inventory.items.create", **item("PROBE"))["id"]
        main = core.call("inventory.stock.receive", item=probe, quantity=1)["entries"][0]["location"]
        core.call("inventory.stock.consume", item=probe, quantity=1)
        core.call("inventory.locations.update", id=main, changes={"structural": True})
        params = {"format": "jsonl", "path": str(file), "idempotencyKey": "once"}
        if kill:
            begun(core, params, 30, "inventory.items")
            core.process.kill()
            core.close()
            core = Core(data / str(kill), *CLOCK)
        with core:
            report = core.call("inventory.items.import", **params)
            if not kill:
                expected = report
            assert report == expected and report["failed"] == len(range(3, 3000, 7))
            assert len(names(core, "inventory.items.list")) == 1 + report["created"]
            assert {one["integrity"] for one in core.call("system.diagnostics", check=True)["stores"]} == {"ok"}


@pytest.mark.parametrize("change", ["another row", "one more before it", "shorter"])
def test_a_file_that_is_another_one_by_now_is_refused(tmp_path, data, company, change):
    file = tmp_path / "contacts.jsonl"
    contacts(file, 6000)
    params = {"format": "jsonl", "path": str(file), "idempotencyKey": "once"}
    interrupted(data, params, 50)
    lines = file.read_text().splitlines(keepends=True)
    changed = {
        "another row": [lines[0].replace("Contact", "Somebody"), *lines[1:]],
        "one more before it": ["\n", *lines],
        "shorter": lines[:10],
    }[change]
    file.write_text("".join(changed))
    with Core(data, *CLOCK) as core:
        before = names(core)
        error = described(core.refused("contacts.import", **params))
        assert [problem["pointer"] for problem in error["data"]["problems"]] == ["/path"]
        assert "began with" in error["message"]
        assert names(core) == before
        # With the original file, the import continues, even if further rows were added at the end.
        file.write_text("".join(lines) + json.dumps({"kinds": ["customer"], "name": "More"}) + "\n")
        assert core.call("contacts.import", **params)["created"] == 5941
        assert len(names(core)) == 5941


def test_a_repeat_after_it_was_cancelled_goes_on(tmp_path, data, company):
    file = tmp_path / "contacts.jsonl"
    contacts(file, 6000)
    params = {"format": "jsonl", "path": str(file), "idempotencyKey": "once"}
    with Core(data, *CLOCK) as core:
        begun(core, params, 20)
        core.send(request("rpc.cancel", {"id": "import"}, "cancel"))
        replies = {line["id"]: line for line in (core.receive(), core.receive())}
        assert replies["import"]["error"]["code"] == -32800
        assert 0 < len(names(core)) < 5940
        assert core.call("contacts.import", **params)["created"] == 5940
        assert len(set(names(core))) == len(names(core)) == 5940


@pytest.mark.parametrize("dry", [False, True])
def test_what_is_stored_is_cancelled_no_more(data, company, dry):
    """If the import is cancelled, at whatever moment, the reply contains the number of rows that are stored."""
    text = "".join(json.dumps({"kinds": ["customer"], "name": f"Contact {number}"}) + "\n" for number in range(2000))
    params = {"format": "jsonl", "inline": text, "atomic": True, "dryRun": dry}
    with Core(data, *CLOCK) as core:
        there = 0
        for _ in range(5):
            core.send(request("contacts.import", params, "import"))
            until(lambda: has_read(core.process))
            core.send(request("rpc.cancel", {"id": "import"}, "cancel"))
            replies = {line["id"]: line for line in (core.receive(), core.receive())}
            if replies["cancel"]["result"]["cancelled"]:
                assert replies["import"]["error"]["code"] == -32800
            else:
                assert replies["import"]["result"]["created"] == 2000
                there += 0 if dry else 2000
            assert len(names(core)) == there


def test_a_repeat_beside_it_waits_for_its_answer(tmp_path, data, company):
    file = tmp_path / "contacts.jsonl"
    contacts(file, 3000)
    params = {"format": "jsonl", "path": str(file), "idempotencyKey": "once"}
    with Core(data, *CLOCK) as core:
        begun(core, params, 20)
        core.send(request("contacts.import", params, "again"), request("contacts.import", params, "cancelled"))
        core.send(request("rpc.cancel", {"id": "cancelled"}, "cancel"))
        replies = {line["id"]: line for line in (core.receive() for _ in range(4))}
        assert replies["cancelled"]["error"]["code"] == -32800
        assert replies["again"]["result"] == replies["import"]["result"]
        assert replies["again"]["result"]["created"] == 2970 == len(names(core))


def test_an_atomic_import_whose_answer_was_lost_is_in_once(tmp_path, data, company):
    """An atomic import commits its rows before its reply is stored. The test creates the state of a crash between the
    two by hand."""
    text = "".join(json.dumps({"kinds": ["customer"], "name": f"Contact {number}"}) + "\n" for number in range(50))
    params = {"format": "jsonl", "inline": text, "atomic": True, "idempotencyKey": "once"}
    with Core(data, *CLOCK) as core:
        report = core.call("contacts.import", **params)
    with closing(sqlite3.connect(data / "private.sqlite")) as connection, connection:
        connection.execute("UPDATE idempotency_keys SET result = '' WHERE key = 'once'")
        connection.execute(
            "INSERT INTO unfinished_writes SELECT key, actor, 1, ? FROM idempotency_keys WHERE key = 'once'",
            [json.dumps({"report": report, "digest": 0})],
        )
    with Core(data, *CLOCK) as core:
        assert core.call("contacts.import", **params) == report
        assert core.call("contacts.import", **params) == report
        assert len(names(core)) == 50
    assert unfinished(data) == 0


def test_atomic_imports_that_are_killed_anywhere_are_in_once_or_not_at_all(tmp_path, data, company):
    chance = random.Random(7)
    file = tmp_path / "contacts.jsonl"
    contacts(file, 90)
    for trial in range(20):
        params = {"format": "jsonl", "path": str(file), "atomic": True, "idempotencyKey": f"trial {trial}"}
        core = Core(data, *CLOCK)
        core.send(request("contacts.import", params, "import"))
        if trial == 0:
            began = time.monotonic()
            core.receive()
            length = time.monotonic() - began
        # The process is killed before, during or after the import.
        time.sleep(chance.uniform(0, 1.5 * length))
        core.process.kill()
        core.close()
        with Core(data, *CLOCK) as core:
            core.call("contacts.import", **params)
            assert len(names(core)) == 90 * (trial + 1)


def test_a_write_with_its_key_that_comes_between_keeps_it_out(data, company):
    text = "".join(json.dumps({"kinds": ["customer"], "name": f"Contact {number}"}) + "\n" for number in range(2000))
    params = {"format": "jsonl", "inline": text, "idempotencyKey": "k"}
    with Core(data, *CLOCK) as core:
        create = {"kinds": ["customer"], "name": "One", "idempotencyKey": "k"}
        core.send(request("contacts.import", params, "import"), request("contacts.create", create, "create"))
        replies = {line["id"]: line for line in (core.receive(), core.receive())}
        kept = {id: "result" in reply for id, reply in replies.items()}
        assert sorted(kept.values()) == [False, True]
        refused = next(reply for reply in replies.values() if "error" in reply)
        assert refused["error"]["data"]["kind"] == "keyReused"
        assert len(names(core)) == (2000 if kept["import"] else 1)


def test_whoever_starts_anew_may_be_told_elsewhere_how_far_it_is(tmp_path, data, company):
    file = tmp_path / "contacts.jsonl"
    contacts(file, 3000)
    params = {"format": "jsonl", "path": str(file), "idempotencyKey": "once"}
    interrupted(data, params)
    with Core(data, *CLOCK) as core:
        core.send(request("contacts.import", params | {"progressToken": "new"}, "again"))
        while (line := core.receive()).get("id") != "again":
            assert line["params"]["token"] == "new"
        assert line["result"]["created"] == 2970 == len(names(core))


def test_records_of_several_lines_go_on_as_well(tmp_path, data, company):
    """Orders in CSV, whose lines are separate rows. There are more problems than the report lists."""
    rows = ["contact,currency,number,lines.text,lines.quantity,lines.unitPrice.amount,lines.unitPrice.currency\n"]
    for number in range(1500):
        who = "K" if number % 8 == 0 else "nobody"
        rows += [f"{who},EUR,N{number},First,1,100,EUR\n", ",,,Second,2,100,EUR\n", ",,,Third,3,100,EUR\n"]
    file = tmp_path / "orders.csv"
    file.write_text("".join(rows))
    params = {"format": "csv", "path": str(file), "idempotencyKey": "once"}
    reports = []
    for place in (data, tmp_path / "other"):
        core = Core(place, *CLOCK)
        if place != data:
            core.call("companies.create", name="Shop")
        core.call("contacts.create", kinds=["customer"], name="K")
        if place == data:
            begun(core, params, 10, "orders")
            core.process.kill()
            core.close()
            assert unfinished(data) > 0
            core = Core(place, *CLOCK)
        with core:
            reports.append(core.call("orders.import", **params))
            kept = {one["status"]: one["count"] for one in core.call("dashboard.summary")["orders"]}
            assert kept["draft"] == 188
    assert reports[0] == reports[1] and reports[0]["failed"] == 1312 and len(reports[0]["problems"]) == 1000


def test_who_may_do_it_again_goes_on(tmp_path):
    """The person's right was taken away during the import, and given back."""
    file = tmp_path / "contacts.jsonl"
    contacts(file, 12_000)
    params = {"format": "jsonl", "path": str(file), "idempotencyKey": "once"}
    with Core(tmp_path / "data", *CLOCK) as core:
        company, users = staffed(core, ("clerk", {"deptMask": 8}))
        sign_in(core, company, "clerk")
        begun(core, params, 20)
        core.send(request("rpc.cancel", {"id": "import"}, "cancel"))
        assert {core.receive()["id"], core.receive()["id"]} == {"import", "cancel"}
        for mask in (1, 8):
            sign_in(core, company, "owner")
            core.call("access.grant", company=company, user=users["clerk"], deptMask=mask)
            sign_in(core, company, "clerk")
            if mask == 1:
                assert core.refused("contacts.import", **params)["data"]["kind"] == "forbidden"
        # The same key of another person belongs to a different import.
        sign_in(core, company, "owner")
        assert 0 < len(names(core)) < 11_880
        sign_in(core, company, "clerk")
        assert core.call("contacts.import", **params)["created"] == 11_880 == len(names(core))


def test_what_a_full_disk_ended_goes_on_where_there_is_room(tmp_path, data, company):
    file = tmp_path / "contacts.jsonl"
    contacts(file, 6000)
    params = {"format": "jsonl", "path": str(file), "idempotencyKey": "once"}
    line = json.dumps(request("contacts.import", params)).encode() + b"\n"
    limited = f"ulimit -f 1500; exec {BINARY} serve --data {data} {' '.join(CLOCK)}"
    done = subprocess.run(["bash", "-c", limited], input=line, capture_output=True, timeout=PATIENCE)
    assert json.loads(done.stdout)["error"]["data"]["kind"] == "storageFull"
    with Core(data, *CLOCK) as core:
        assert 0 < len(names(core)) < 5940
        assert core.call("contacts.import", **params)["created"] == 5940 == len(names(core))
    assert unfinished(data) == 0


def test_what_is_not_gone_on_with_is_forgotten(tmp_path, data, company):
    file = tmp_path / "contacts.jsonl"
    contacts(file, 6000)
    params = {"format": "jsonl", "path": str(file), "idempotencyKey": "once"}
    interrupted(data, params)
    assert unfinished(data) > 0
    with Core(data, "--clock", "2026-04-02T12:00:00Z") as core:
        there = len(names(core))
        # After a key has expired, it belongs to a new write.
        report = core.call("contacts.import", **params)
        assert report["created"] == 5940 and len(names(core)) == there + 5940
    assert unfinished(data) == 0


def test_it_goes_with_its_company(tmp_path, data, company):
    file = tmp_path / "contacts.jsonl"
    contacts(file, 6000)
    interrupted(data, {"format": "jsonl", "path": str(file), "idempotencyKey": "once"})
    with Core(data, *CLOCK) as core:
        core.call("companies.delete", company=company, confirm="Shop")
    assert unfinished(data) == 0
