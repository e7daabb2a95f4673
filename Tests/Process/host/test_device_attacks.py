"""Tests for faults that attacks on the device's services have revealed: damaged rows, answers that are too long or
wrong, and names of the largest length."""

import contextlib
import json
import sqlite3
import subprocess
import sys
import unicodedata

import pytest

from support.core import BINARY, PATIENCE, PATIENT, ROOT, Core, request
from support.people import clock, write
from support.storefront import DAY, NOW, ingest, transaction, words_of

OSLO = {"name": "Oslo", "latitude": 59.9139, "longitude": 10.7522}
HOURS = [{"at": "2026-01-01T00:00:00Z", "temperature": {"value": 1, "unit": "celsius"}}]


def device(data):
    return data / "device.sqlite"


@pytest.mark.parametrize(
    "columns",
    [
        "row = -1",
        "latitude = -9223372036854775808",
        "latitude = 90000001",
        "longitude = 9223372036854775807",
        "longitude = -180000001",
        "id = x'00'",
    ],
)
def test_rows_that_could_not_be_taken_away_again_are_not_taken_in(data, columns):
    with Core(data) as core:
        core.call("widgets.recents.add", **OSLO)
    row = {
        "row": 7,
        "id": "x'00112233445566778899aabbccddeeff'",
        "name": "'Bergen'",
        "words": "' bergen'",
        "latitude": 60000000,
        "longitude": 5000000,
        "createdAt": 0,
    }
    name, value = columns.split(" = ")
    row[name] = value
    with contextlib.closing(sqlite3.connect(device(data))) as database, pytest.raises(sqlite3.IntegrityError):
        database.execute(f"INSERT INTO widget_places ({', '.join(row)}) VALUES ({', '.join(map(str, row.values()))})")


@pytest.mark.parametrize("value", [-(1 << 63), (1 << 63) - 1, 180000001])
@pytest.mark.parametrize("column", ["latitude", "longitude"])
def test_damaged_coordinates_end_nothing(data, column, value):
    """The test removes the constraints of the table. Otherwise, no such row could exist."""
    with Core(data) as core:
        core.call("widgets.recents.add", **OSLO)
    with contextlib.closing(sqlite3.connect(device(data))) as database, database:
        database.execute("DROP TRIGGER widget_places_keep")
        database.execute("PRAGMA ignore_check_constraints = ON")
        database.execute(f"UPDATE widget_places SET {column} = ?", (value,))
    with Core(data) as core:
        assert len(core.call("widgets.recents.list")["recents"]) == 1
        core.call("widgets.recents.add", **OSLO | {"longitude": -170})
        core.call("widgets.timeline")
        assert core.call("widgets.recents.clear")["removed"] == 2


def test_what_is_listed_can_be_imported(data):
    with Core(data, *clock(NOW)) as core:
        core.call("widgets.recents.add", **OSLO)
        core.call("widgets.recents.add", name="Bergen", latitude=60.39, longitude=5.32)
        listed = core.call("widgets.recents.list")["recents"]
    with Core() as other:
        imported = other.call("widgets.recents.import", places=listed)["places"]
        assert (
            [place["id"] for place in imported]
            == [place["id"] for place in listed]
            == [place["id"] for place in other.call("widgets.recents.list")["recents"]]
        )


def test_the_length_of_a_name_is_that_of_what_is_kept(core):
    long = "\ufb2c" * 200
    assert len(unicodedata.normalize("NFC", long)) == 600
    problem = core.refused("widgets.recents.add", **OSLO | {"name": long})["data"]["problems"][0]
    assert problem["pointer"] == "/name" and "not 600" in problem["message"]
    made = core.call("widgets.recents.add", **OSLO | {"name": "e\u0301" * 200})
    assert made["name"] == "é" * 200
    assert core.call("widgets.recents.import", places=[made])["places"] == [made]


def test_many_places_of_one_name_on_one_parallel(core):
    places = [{"name": "Home", "latitude": 50, "longitude": round(-179 + 0.03 * number, 2)} for number in range(10_000)]
    found = core.call("widgets.recents.import", places=places)["places"]
    assert len({place["id"] for place in found}) == 10_000
    assert core.call("widgets.recents.add", **places[5000])["id"] == found[5000]["id"]


@pytest.mark.parametrize(
    "latitude, longitude, other", [(0, 179.9996, -179.9999), (89.9999, 0, 90), (-90, 10, -170), (60, 10, 10.0017)]
)
def test_a_hundred_metres_anywhere(core, latitude, longitude, other):
    """Places less than 100 m apart count as the same place: across the date line, at the poles, and far north, where a
    degree of longitude is short."""
    first = core.call("widgets.recents.add", name="P", latitude=latitude, longitude=longitude)
    core.call("widgets.recents.clear")
    assert core.call("widgets.recents.add", name="P", latitude=latitude, longitude=other)["id"] == first["id"]


# What the host says


def test_weather_of_a_clock_that_was_set_back_is_stale(data):
    """The answer's age is unknown, because the clock was set back. So the core returns it as stale, and requests a new
    one."""

    def ask(core, *lines):
        core.send(*lines)
        return core.receive()

    question = request("weather.hourly", {"latitude": 1, "longitude": 1, **PATIENT}, "q")
    provide = request("host.provide", {"capabilities": ["host.weather.hourly"]}, "p")
    hours = {
        "latitude": 1,
        "longitude": 1,
        "hours": HOURS + [{"at": "2090-01-01T00:30:00Z", "temperature": {"value": 1, "unit": "celsius"}}],
    }
    with Core(data, "--clock", "2090-01-01T00:00:00Z") as core:
        core.ask(provide)
        assert ask(core, question)["method"] == "host.weather.hourly"
        assert ask(core, {"jsonrpc": "2.0", "id": 1000000001, "result": hours})["result"]["stale"] is False
    with Core(data, "--clock", "2026-01-01T00:00:00Z") as core:
        core.ask(provide)
        reply = ask(core, question)
        assert reply["result"]["stale"] is True and reply["result"]["age"] == 0
        assert core.receive()["method"] == "host.weather.hourly"


def test_weather_whose_hours_are_over_is_asked_for(data):
    question = request("weather.hourly", {"latitude": 1, "longitude": 1, "maxAge": 86400, **PATIENT}, "q")
    provide = request("host.provide", {"capabilities": ["host.weather.hourly"]}, "p")
    answer = {"latitude": 1, "longitude": 1, "hours": HOURS}
    with Core(data, "--clock", "2026-01-01T00:50:00Z") as core:
        core.ask(provide)
        core.send(question)
        core.receive()
        assert len(core.ask({"jsonrpc": "2.0", "id": 1000000001, "result": answer})["result"]["hours"]) == 1
    with Core(data, "--clock", "2026-01-01T01:10:00Z") as core:
        core.ask(provide)
        assert core.ask(question)["method"] == "host.weather.hourly"


def test_an_answer_that_is_too_long_ends_the_wait():
    with Core(":memory:", "--max-line", "3000") as core:
        core.call("host.provide", capabilities=["host.ping"])
        core.send(request("host.check", {"text": "a", **PATIENT}, "waits"))
        assert core.receive()["id"] == 1000000001
        core.send(
            json.dumps({"jsonrpc": "2.0", "id": 1000000001, "result": {"text": "x" * 5000}}).encode(),
            request("system.ping", id="after"),
        )
        reply = core.receive()
        assert (
            reply["id"] == "waits"
            and reply["error"]["data"]["kind"] == "hostFault"
            and "longer than 3000 bytes" in reply["error"]["message"]
        )
        assert core.receive()["id"] == "after"


def test_a_long_error_is_told_in_short(core):
    core.call("host.provide", capabilities=["host.ping"])
    for size, isTold in ((60_000, True), (70_000, False)):
        core.send(request("host.check", {"text": "a", **PATIENT}, "waits"))
        asked = core.receive()["id"]
        error = core.ask(
            {"jsonrpc": "2.0", "id": asked, "error": {"code": 5, "message": "m" * 1000, "data": "x" * size}}
        )["error"]
        assert (
            error["data"]["kind"] == "hostError"
            and ("error" in error["data"]) == isTold
            and error["message"].endswith("m" * 200)
        )


# The weather host in Python


def hosted(*lines):
    words = [
        sys.executable,
        ROOT / "Clients/python/weather_host.py",
        "--recorded",
        ROOT / "Clients/python/weather.json",
        "--core",
        BINARY,
        "--",
        "--data",
        ":memory:",
    ]
    done = subprocess.run(words, input=b"".join(line + b"\n" for line in lines), capture_output=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_what_the_weather_host_can_not_read_passes():
    ping = json.dumps(request("system.ping", id="end")).encode()
    deep = b'{"provide":' + b"[" * 100_000 + b"]" * 100_000 + b"}"
    for line in (deep, b"[" + deep + b"]"):
        assert [reply.get("error", {}).get("code") for reply in hosted(line, ping)] == [-32700, None]


def test_a_long_number_passes_the_weather_host():
    set_ = (
        b'{"jsonrpc":"2.0","id":1,"method":"appGroup.set","params":{"name":"app.x","value":{"host.a":'
        + b"1" * 5000
        + b"}}}"
    )
    words = [
        sys.executable,
        ROOT / "Clients/python/weather_host.py",
        "--recorded",
        ROOT / "Clients/python/weather.json",
        "--core",
        BINARY,
        "--",
        "--data",
        ":memory:",
    ]
    done = subprocess.run(
        words, input=set_ + b"\n" + json.dumps(request("system.ping")).encode() + b"\n", capture_output=True, timeout=60
    )
    assert done.returncode == 0 and len(done.stdout.splitlines()) == 2 and b"1" * 5000 in done.stdout, done.stderr


# What was bought


def test_a_document_under_another_name_is_in_nobody_s_way(store):
    """The test moves rows in the store. A refund is still accepted, and moved rows do not count."""
    with store.again() as core:
        ingest(core, transaction("A"), transaction("B", signedDate=NOW - DAY))
    write(device(store.data), "UPDATE entitlement_documents SET id = 'x' WHERE id = 'A'")
    write(device(store.data), "UPDATE entitlement_documents SET id = 'A' WHERE id = 'B'")
    with store.again() as core:
        assert core.call("entitlements.current")["entitlements"] == []
        refund = transaction("A", signedDate=NOW - 3 * DAY, revocationDate=NOW - 3 * DAY)
        assert words_of(ingest(core, refund)) == ["replaced"]
        (entitlement,) = core.call("entitlements.current")["entitlements"]
        assert entitlement["state"] == "revoked"


def test_documents_that_have_lost_their_header_have_it_again(store):
    documents = [transaction("A"), transaction("B")]
    with store.again() as core:
        ingest(core, *documents)
    write(device(store.data), "DELETE FROM signed_headers")
    with store.again() as core:
        assert core.call("entitlements.current")["entitlements"] == []
        ingest(core, *documents)
        assert len(core.call("entitlements.current")["entitlements"]) == 2


def test_replaced_documents_leave_nothing_behind(store):
    """The cache must follow each change as if all documents were read again. Here a transaction moves to another
    subscription, and a renewal changes."""
    with store.again() as core:
        ingest(core, transaction("A"), transaction("C", line="A", expiresDate=NOW + 40 * DAY))
        core.call("entitlements.current")
        ingest(
            core,
            transaction("C", line="B", expiresDate=NOW + 40 * DAY, signedDate=NOW),
            transaction("A", signedDate=NOW, isUpgraded=True),
        )
        now = core.call("entitlements.current")
    again = store.ask_once("entitlements.current", at=NOW + 3)
    assert now["entitlements"] == again["entitlements"] and [
        one["originalTransactionId"] for one in now["entitlements"]
    ] == ["B", "A"]
