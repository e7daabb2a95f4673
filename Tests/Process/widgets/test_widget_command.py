"""mainspring widget: the same result as widgets.timeline, only from the app group's file."""

import json
import os
import random

import pytest

from support.core import Core, run
from support.documents import Files
from support.mirror import NAME, values
from support.people import HOUR, NEVER, START, at
from support.storefront import DAY as DAY_OF_STORE
from support.storefront import NOW, ingest, product, transaction
from support.widget_scenes import DAY, LIMA, OSLO, add, core_at, forecast, locate, provide, reasons, timeline

HERE = {"latitude": 52.52, "longitude": 13.405}


def widget(data, now, *words):
    done = run("widget", "--data", str(data), "--clock", at(now), *words)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def same(data, now, *options, **params):
    """Returns the result of both at a time. It must be the same byte for byte."""
    words = [f"{name}={value}" for name, value in params.items()]
    called = run("call", "--data", str(data), "--clock", at(now), *options, "widgets.timeline", *words)
    own = [f"--{name}={value}" for name, value in params.items()]
    done = run("widget", "--data", str(data), "--clock", at(now), *own)
    assert (called.returncode, done.returncode) == (0, 0), (called.stderr, done.stderr)
    assert done.stdout == called.stdout
    return json.loads(done.stdout)


# The output of the command


def test_without_anything(data):
    with core_at(data) as core:
        core.call("appGroup.set", name="app.a", value=1)
    assert reasons(same(data, START)) == [("devicePlaceUnknown", None)]
    assert reasons(same(data, START, place=NEVER)) == [("placeUnknown", None), ("devicePlaceUnknown", None)]


def test_of_the_device_s_place_at_each_age_of_the_weather(data):
    with core_at(data) as core:
        locate(core)
    assert reasons(same(data, START + 5)) == [("weatherMissing", "hostUnavailable")]
    with core_at(data, START + 10) as core:
        provide(core)
        timeline(core, forecast(HERE, values=[20.123, -60, 50] * 16, unit="fahrenheit", name="Mitte", extra={"a": 1}))
    answer = same(data, START + 20)
    assert answer["source"] == "fresh" and answer["place"]["name"] == "Mitte" and answer["more"] == {"extra": {"a": 1}}
    # Every stale entry says that it is stale.
    found = {}
    for minutes in (59, 60, 74, 75, 76, 120, 1439, 1440, 1441, 2160, 2879, 2880, 2881, 9999):
        for delta in (0, 11, 12, 13):
            answer = same(data, START + minutes * 60_000 + delta)
            found[answer["source"]] = found.get(answer["source"], 0) + 1
            assert (answer["source"] == "fresh") == (not answer["fallbacks"]) or "hoursMissing" in str(answer)
            assert len(answer["entries"]) == min(12, max(0, 48 - minutes // 60))
    assert set(found) == {"fresh", "stale", "default"}
    # The clock was set back.
    same(data, START - HOUR)


@pytest.mark.parametrize("scale", ["celsius", "fahrenheit", "kelvin", "humanus"])
def test_scales_and_hours(data, scale):
    with core_at(data) as core:
        locate(core)
        provide(core)
        timeline(core, forecast(HERE, values=[20.12345, -60, 50, 1000] * 12, unit="fahrenheit"))
    for hours in (1, 12, 48):
        answer = same(data, START + 5, scale=scale, hours=hours)
        assert (answer["scale"], len(answer["entries"])) == (scale, hours)
    with core_at(data, START + 10) as core:
        core.call("appGroup.set", name="scale", value=scale)
    assert same(data, START + 20)["scale"] == scale


def test_another_humanus_table(data, tmp_path):
    with core_at(data) as core:
        locate(core)
        provide(core)
        timeline(core, forecast(HERE))
    table = "Tests/Process/support/humanus_utci_v1.csv"
    path = os.path.join(os.path.dirname(__file__), "../../..", table)
    own = run("widget", "--data", str(data), "--clock", at(START), "--humanus-table", path, "--scale", "humanus")
    other = run(
        *("call", "--data", str(data), "--clock", at(START), "--humanus-table", path),
        *("widgets.timeline", "scale=humanus"),
    )
    assert own.returncode == 0 and own.stdout == other.stdout
    done = run("widget", "--data", str(data), "--humanus-table", "/nonexistent")
    assert done.returncode == 64 and b"--humanus-table" in done.stderr


def test_when_the_app_may_not_know_where_the_device_is(data):
    with core_at(data) as core:
        locate(core)
        core.call("location.setAuthorization", state="denied")
    assert ("locationDenied", None) in reasons(same(data, START + 10))


def test_a_failure_behind_a_reply_is_told(data):
    with core_at(data) as core:
        locate(core)
        provide(core)
        timeline(core, forecast(HERE))
    with core_at(data, START + 2 * HOUR) as core:
        provide(core)
        timeline(core)
        asked = next(line for line in core.said() if line.get("method") == "host.weather.hourly")
        core.send({"jsonrpc": "2.0", "id": asked["id"], "error": {"code": -1, "message": "no sky"}})
        core.said()
        assert values(data)["weather"][0]["failure"]["kind"] == "hostError"
    same(data, START + 2 * HOUR + 100)


def test_places_of_one_s_own_as_long_as_they_are_bought(store):
    words = store.words()[:2] + store.words()[-2:]
    with store.again() as core:
        ingest(core, transaction(productId=product("premium.monthly")))
        oslo, lima = add(core, **OSLO), add(core, **LIMA)
        core.call("widgets.place.choose", place=oslo["id"])
        provide(core)
        timeline(core, forecast(OSLO, NOW // HOUR * HOUR))
        locate(core)
    found = set()
    for days in (0, 1, 19, 20, 21, 50):
        for delta in (-2, -1, 0, 1, 100):
            for place in (None, oslo["id"], lima["id"], NEVER):
                params = {"place": place} if place else {}
                answer = same(store.data, NOW + days * DAY_OF_STORE + delta + 20, *words, **params)
                found |= {reason for reason, _ in reasons(answer)}
    assert {"premiumNeeded", "placeUnknown", "weatherMissing", "weatherStale", "devicePlaceOld"} <= found
    assert widget(store.data, NOW + 20)["place"]["name"] == "Oslo"
    assert widget(store.data, NOW + 21 * DAY_OF_STORE)["place"]["name"] is None


def test_without_a_lock_and_without_the_directory(data, tmp_path):
    with core_at(data) as core:
        locate(core)
        before = sorted(data.iterdir())
        assert widget(data, START)["place"]["latitude"] == 52.52
        assert sorted(data.iterdir()) == before
        moved = tmp_path / "elsewhere.json"
        moved.write_bytes((data / NAME).read_bytes())
    bare = {"PATH": os.environ["PATH"]}
    done = run("widget", "--app-group", str(moved), "--clock", at(START), env=bare)
    assert json.loads(done.stdout) == widget(data, START) and done.stderr == b""
    # The command uses the same data directory as other commands.
    done = run("widget", "--clock", at(START), env=bare | {"MAINSPRING_DATA": str(data)})
    assert json.loads(done.stdout) == widget(data, START)
    assert sorted(tmp_path.iterdir()) == sorted([data, moved])


def test_without_a_clock_it_is_now(data):
    with Core(data) as core:
        locate(core)
    answer = json.loads(run("widget", "--data", str(data)).stdout)
    assert reasons(answer) == [("weatherMissing", "hostUnavailable")]


def test_flags_do_not_matter(data, tmp_path):
    with core_at(data, START) as core:
        core.call("appGroup.set", name="app.a", value={"deep": [1, {"b": None}]})
    with Core(data, "--clock", at(START), *Files(tmp_path).config({"flags": {"a": True}})) as core:
        core.call("appGroup.set", name="app.b", value=2)
    assert values(data)["flags"]
    same(data, START)


# Faults of the file


def refused(code, *words):
    done = run("widget", *words)
    assert done.returncode == code and done.stdout == b"", (done.returncode, done.stderr)
    return done.stderr.decode()


@pytest.mark.parametrize(
    "words, hint",
    [
        (["extra"], "leave out extra"),
        (["--place", "here"], "--place must be the id of a place"),
        (["--hours", "0"], "--hours must be a number from 1 to 48"),
        (["--hours", "49"], "--hours must be a number from 1 to 48"),
        (["--scale", "kelwin"], "did you mean kelvin?"),
        (["--clock", "now"], "--clock must be an instant"),
        (["--app-group="], "--app-group needs a file"),
        (["--app-group", "-"], "--app-group needs a file"),
        (["--data="], "--data needs a directory"),
        (["--data", ":memory:"], "name a file with --app-group"),
        (["--app-grop", "x"], "did you mean --app-group?"),
        (["--wait", "1"], "--wait is not an option of widget"),
    ],
)
def test_bad_usage(words, hint):
    assert hint in refused(64, *words)


def test_a_file_that_is_missing_or_none(tmp_path):
    file = tmp_path / "group.json"
    assert f"{file} can't be read: No such file" in refused(66, "--app-group", str(file))
    assert "can't be read" in refused(66, "--app-group", str(tmp_path))
    assert f"{tmp_path}/{NAME} can't be read" in refused(66, "--data", str(tmp_path))


GOOD = {
    "version": 1,
    "writtenAt": "2026-01-01T00:00:00.000Z",
    "values": {
        "entitlements": {"tiers": [], "features": [], "until": None, "later": []},
        "recents": [],
        "registry": [],
        "weather": [],
    },
}


@pytest.mark.parametrize(
    "content, code, hint",
    [
        (b"", 65, "it is not valid JSON"),
        (b"{", 65, "it is not valid JSON"),
        (b"\xff", 65, "it is not valid JSON"),
        (b"[]", 65, "it must be an object"),
        (b"{}", 65, "/version"),
        (json.dumps(GOOD | {"values": 1}).encode(), 65, "/values: values must be an object"),
        (json.dumps(GOOD | {"version": "1"}).encode(), 65, "/version: version must be"),
        (json.dumps(GOOD | {"version": 2}).encode(), 66, "a newer program wrote the file (version 2)"),
        (json.dumps({"version": 7, "values": "otherwise"}).encode(), 66, "(version 7)"),
        (json.dumps(GOOD | {"more": "x" * (1 << 20)}).encode(), 65, "at most 1048576 bytes"),
        (json.dumps(GOOD | {"writtenAt": "today"}).encode(), 65, "/writtenAt"),
        (json.dumps(GOOD | {"values": GOOD["values"] | {"scale": "rankine"}}).encode(), 65, "/values/scale"),
        (json.dumps(GOOD | {"values": GOOD["values"] | {"devicePlace": []}}).encode(), 65, "/values/devicePlace"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_file_that_is_something_else(tmp_path, content, code, hint):
    file = tmp_path / "group.json"
    file.write_bytes(content)
    said = refused(code, "--app-group", str(file))
    assert str(file) in said and hint in said and said.count("\n") == 1


def test_what_a_later_program_adds_does_not_matter(tmp_path):
    file = tmp_path / "group.json"
    file.write_text(json.dumps(GOOD | {"more": 1, "values": GOOD["values"] | {"mood": "good"}}))
    assert run("widget", "--app-group", str(file)).returncode == 0


def test_weather_that_means_nothing_is_no_weather(tmp_path):
    file = tmp_path / "group.json"
    device = {**HERE, "name": None, "at": at(START), "accuracy": None}
    for answer in ({}, {"hours": 1}, {**HERE, "hours": []}):
        weather = [{**HERE, "fetchedAt": at(START), "answer": answer, "failure": None}]
        file.write_text(json.dumps(GOOD | {"values": GOOD["values"] | {"devicePlace": device, "weather": weather}}))
        done = run("widget", "--app-group", str(file), "--clock", at(START))
        assert reasons(json.loads(done.stdout)) == [("weatherMissing", "hostUnavailable")]


def test_an_unknown_place_is_named_beside_those_that_there_are(data):
    with core_at(data) as core:
        oslo = add(core, **OSLO)
        core.call("widgets.recents.clear")
        lima = add(core, **LIMA)
    done = run("widget", "--data", str(data), "--place", NEVER)
    known = f"{lima['id']} (Lima), {oslo['id']} (Oslo)"
    assert done.returncode == 0 and done.stderr.decode() == (
        f"--place {NEVER} is not in {data / NAME}; the places are {known}\n"
    )
    assert reasons(json.loads(done.stdout))[0] == ("placeUnknown", None)
    assert run("widget", "--data", str(data), "--place", oslo["id"]).stderr == b""
    with core_at(data) as core:
        core.call("widgets.recents.import", places=[{**OSLO, "name": f"P{number}"} for number in range(20)])
    assert run("widget", "--data", str(data), "--place", NEVER).stderr.endswith(b", and 14 more\n")


def test_no_damage_makes_it_crash(data):
    with core_at(data) as core:
        add(core, **OSLO)
        locate(core)
        provide(core)
        timeline(core, forecast(HERE))
    good = (data / NAME).read_bytes()
    picks = random.Random(1)
    for _ in range(150):
        bytes = bytearray(good)
        for _ in range(picks.choice([1, 1, 2, 5])):
            spot = picks.randrange(len(bytes))
            if picks.random() < 0.3:
                del bytes[spot : spot + picks.randrange(1, 200)]
            elif picks.random() < 0.5:
                bytes[spot] = picks.randrange(256)
            else:
                bytes[spot] = picks.choice(b'0129-e.,:{}[]"nul')
        (data / NAME).write_bytes(bytes)
        done = run("widget", "--data", str(data), "--clock", at(START + picks.randrange(3) * DAY))
        assert done.returncode in (0, 65, 66), (done.returncode, done.stderr, bytes)
        if done.returncode:
            assert done.stdout == b"" and done.stderr.count(b"\n") == 1
        else:
            answer = json.loads(done.stdout)
            # An entry that is not fresh says so.
            assert answer["source"] == "fresh" or answer["fallbacks"]
