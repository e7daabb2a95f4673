"""The app group's file: its content, when it is written, and that a reader never finds an incomplete file."""

import json
import threading

import pytest

from support.core import Core, fill, item, request, run, until
from support.documents import fetched
from support.mirror import NAME, Moves, read, state, values
from support.people import START, at, pipeline, write
from support.storefront import ingest, product, transaction
from support.widget_scenes import (
    LIMA,
    OSLO,
    add,
    core_at,
    forecast,
    locate,
    place,
    provide,
    recents,
    reply_to,
    timeline,
)

HERE = {"latitude": 52.52, "longitude": 13.405}
PREMIUM = {"productId": product("premium.monthly")}


def get(core, name):
    return core.call("appGroup.get", name=name)["value"]


def put(core, name, value):
    return core.call("appGroup.set", name=name, value=value)


# The content of the file


def test_each_kind_of_change_is_in_the_file_when_its_reply_is_there(data):
    with core_at(data) as core:
        put(core, "app.theme", {"dark": True})
        first = read(data / NAME)
        assert first["writtenAt"] == at(START) and first["values"] == {
            "app.theme": {"dark": True},
            "entitlements": {"tiers": ["free", "basic"], "features": [], "until": None, "later": []},
            "recents": [],
            "registry": [],
            "weather": [],
        }
        put(core, "app.theme", None)
        assert "app.theme" not in values(data)
        put(core, "scale", "humanus")
        assert values(data)["scale"] == "humanus"
        oslo, lima = add(core, **OSLO), add(core, **LIMA)
        assert values(data)["recents"] == [lima, oslo] == recents(core) == values(data)["registry"]
        core.call("widgets.recents.remove", id=lima["id"])
        assert values(data)["recents"] == [oslo] and values(data)["registry"] == [lima, oslo]
        core.call("widgets.recents.add", **OSLO, country="NO")
        assert values(data)["recents"] == [oslo | {"country": "NO"}]
        locate(core)
        assert values(data)["devicePlace"] == get(core, "devicePlace")
        core.call("location.setAuthorization", state="denied")
        assert values(data)["locationAuthorization"]["state"] == "denied"
        assert "result" in fetched(core, "AppConfig", {"flags": {"a": True}})
        assert values(data)["flags"] == get(core, "flags") != {}


def test_the_weather_of_the_device_s_place_and_the_recents(data):
    with core_at(data) as core:
        locate(core)
        provide(core)
        told = forecast(HERE, name="Mitte", extra=[1])
        timeline(core, told)
        (kept,) = values(data)["weather"]
        assert (kept["latitude"], kept["longitude"], kept["failure"]) == (52.52, 13.405, None)
        assert kept["answer"]["hours"][0]["temperature"] == {"value": 0, "unit": "celsius"}
        assert kept["answer"]["more"] == {"extra": [1]} and kept["answer"]["name"] == "Mitte"
        # The weather of places that the widget does not show changes nothing in the file.
        before = state(data / NAME)
        core.send(request("weather.hourly", {"latitude": 1, "longitude": 2, "deadline": 600_000}, "other"))
        asked = core.receive()
        assert "result" in core.ask(reply_to(asked, forecast(asked["params"])))
        assert state(data / NAME) == before
        # When such a place becomes a recent place, the file gets its weather.
        add(core, name="There", latitude=1, longitude=2)
        assert [one["latitude"] for one in values(data)["weather"]] == [52.52, 1]
        # Two places that share one weather have it in the file once.
        add(core, name="Beside", latitude=1.0001, longitude=2)
        assert len(values(data)["weather"]) == 2


def test_what_was_bought_and_what_becomes_of_it(store):
    with store.again() as core:
        ingest(core, transaction(**PREMIUM))
        found = values(store.data)["entitlements"]
        current = core.call("entitlements.current")
        assert found["tiers"] == [held["tier"] for held in current["tiers"]]
        assert "customPlaces" in found["features"] and found["until"] == current["validUntil"]
        (later,) = found["later"]
        assert later["until"] is None and "customPlaces" not in later["features"]
        oslo = add(core, **OSLO)
        core.call("widgets.place.choose", place=oslo["id"])
        assert values(store.data)["widgetPlace"] == oslo["id"]
        core.call("widgets.place.useDevice")
        assert "widgetPlace" not in values(store.data)


def test_a_feature_that_is_not_for_sale_is_everybody_s(store):
    catalogue = json.loads((store.directory / "catalogue.json").read_text())
    catalogue["features"] = [one for one in catalogue["features"] if one["id"] != "customPlaces"]
    for tier in catalogue["tiers"]:
        tier["features"] = [name for name in tier["features"] if name != "customPlaces"]
    with store.again(catalogue=store.file("free.json", json.dumps(catalogue))) as core:
        add(core, **OSLO)
        assert "customPlaces" in values(store.data)["entitlements"]["features"]


def test_at_most_2000_places_and_the_chosen_one(store):
    with store.again() as core:
        ingest(core, transaction(**PREMIUM))
        oldest = add(core, **OSLO)
        core.call("widgets.place.choose", place=oldest["id"])
        core.call("widgets.recents.import", places=[place(number) for number in range(2100)])
        found = values(store.data)["registry"]
        assert len(found) == 2001 and found[0] == oldest and found[1:] == get(core, "registry")
        core.call("widgets.place.useDevice")
        assert values(store.data)["registry"] == get(core, "registry")


def test_no_file_is_longer_than_a_mebibyte(data):
    with core_at(data) as core:
        lima = add(core, **LIMA)
        for number in range(20):
            put(core, f"app.{number:02}", str(number % 10) * 65_000)
        file = read(data / NAME)
        own = [name for name in file["values"] if name.startswith("app.")]
        assert own == [f"app.{number:02}" for number in range(len(own))] and 14 < len(own) < 20
        assert file["omitted"] == [f"app.{number:02}" for number in range(len(own), 20)]
        assert file["values"]["registry"] == [lima]
        # A later value that is small still fits into the file.
        put(core, "app.x", 1)
        assert values(data)["app.x"] == 1
        for number in range(20):
            put(core, f"app.{number:02}", None)
        assert "omitted" not in read(data / NAME)


def test_places_leave_room_for_the_app_s_values(data):
    with core_at(data) as core:
        places = [place(number, region="é" * 200, country="DE") for number in range(1999)]
        core.call("widgets.recents.import", places=[{**one, "name": "n" * 190 + one["name"][6:]} for one in places])
        put(core, "app.large", "x" * 65_000)
        file = read(data / NAME)
        assert file["omitted"] == ["registry"] and len(file["values"]["app.large"]) == 65_000
        assert 500 < len(file["values"]["registry"]) < 1999
        newest = get(core, "registry")
        assert file["values"]["registry"] == newest[: len(file["values"]["registry"])]


# The time at which the file is written


def test_what_changes_nothing_writes_nothing(data):
    with core_at(data) as core:
        oslo = add(core, **OSLO)
        locate(core)
        put(core, "app.a", [1])
        put(core, "scale", "kelvin")
        before, text = state(data / NAME), (data / NAME).read_bytes()
        put(core, "app.a", [1])
        put(core, "app.b", None)
        put(core, "scale", "kelvin")
        assert add(core, **OSLO) == oslo
        company = core.call("companies.create", name="Corner Shop")["id"]
        core.call("inventory.items.create", company=company, **item())
        core.call("links.open", url="https://app.example/share/x")
        core.refused("appGroup.set", name="app.a", value="x" * 70_000)
        core.call("appGroup.list")
        timeline(core)
        assert state(data / NAME) == before and (data / NAME).read_bytes() == text
    # A start and a call do not write the file, either.
    with core_at(data, START + 1000) as core:
        core.call("appGroup.list")
    assert run("call", "--data", str(data), "appGroup.set", "name=app.a", "value=[1]").returncode == 0
    assert state(data / NAME) == before


def test_a_call_writes_it_too(data):
    assert run("call", "--data", str(data), "appGroup.set", "name=app.a", "value=1").returncode == 0
    assert values(data)["app.a"] == 1


def test_the_commits_of_a_chunk_are_one_file(data):
    with Core(data) as core:
        put(core, "app.n", 0)
        moves = Moves(data)
        # Writes that alternate between two stores take one commit each. The core reads all lines of one chunk before it
        # writes the file.
        lines = []
        for number in range(10):
            lines.append(request("appGroup.set", {"name": "app.n", "value": number}, number))
            lines.append(request("companies.create", {"name": f"Shop {number}"}, f"c{number}"))
        assert sum(len(json.dumps(line)) + 1 for line in lines) < 4096
        assert all("result" in reply for reply in pipeline(core, lines))
        assert values(data)["app.n"] == 9 and moves.count() == 1
        core.call("companies.create", name="Another")
        assert moves.count() == 0
        moves.close()


@pytest.mark.parametrize("spoil", [None, b"", b"{", b'{"version":1,"writtenAt":"2026'])
def test_a_file_that_is_not_up_to_date_is_made_so_in_an_idle_moment(data, spoil):
    with Core(data) as core:
        put(core, "app.a", 1)
    good = values(data)
    if spoil is None:
        (data / NAME).unlink()
    else:
        (data / NAME).write_bytes(spoil)
    with Core(data) as core:
        core.call("system.ping")
        until(lambda: (data / NAME).exists() and (data / NAME).read_bytes()[-2:] == b"}\n")
        assert values(data) == good


def test_a_file_that_others_may_read_is_replaced(data):
    with Core(data) as core:
        put(core, "app.a", 1)
        (data / NAME).chmod(0o644)
        (data / f"{NAME}.new").write_text("left by a crash")
        put(core, "app.a", 1)
        assert values(data)["app.a"] == 1


def test_options_of_the_start_are_in_it(data, tmp_path):
    with Core(data) as core:
        put(core, "app.a", 1)
    config = tmp_path / "config.json"
    config.write_text(json.dumps({"flags": {"new": True}}))
    with Core(data, "--app-config", str(config)) as core:
        core.call("system.ping")
        until(lambda: "flags" in json.loads((data / NAME).read_text())["values"])
        assert values(data)["flags"] == get(core, "flags")


def test_where_it_is(data, tmp_path):
    other = tmp_path / "group.json"
    with Core(data, "--app-group", str(other)) as core:
        put(core, "app.a", 1)
        assert read(other)["values"]["app.a"] == 1 and not (data / NAME).exists()
    with Core(":memory:", "--app-group", str(other)) as core:
        put(core, "app.b", 2)
        assert "app.a" not in read(other)["values"] and read(other)["values"]["app.b"] == 2
    assert run("--app-group", "").returncode == 64


# Failures


def test_a_file_that_can_t_be_written_is_a_warning(data):
    with Core(data) as core:
        core.call("appGroup.list")
        (data / NAME).mkdir()
        (data / NAME / "x").touch()
        assert put(core, "app.a", 1)["value"] == 1
        # The warning is written once.
        assert put(core, "app.a", 2)["value"] == 2
        assert (data / NAME).is_dir() and not (data / f"{NAME}.new").exists()
        (data / NAME / "x").unlink()
        (data / NAME).rmdir()
        put(core, "app.a", 3)
        assert values(data)["app.a"] == 3
        core.process.stdin.close()
        said = core.process.stderr.read().decode().splitlines()
        assert len(said) == 1 and said[0].startswith("mainspring: warning: ") and NAME in said[0]
    log = (data / "mainspring.log").read_text()
    assert log.count(" warning ") == 1


def test_on_a_full_disk_requests_go_on(data, small_disk):
    file = small_disk / NAME
    with Core(data, "--app-group", str(file)) as core:
        put(core, "app.a", "x" * 10_000)
        before = file.read_bytes()
        fill(small_disk)
        put(core, "app.a", "y" * 60_000)
        assert file.read_bytes() == before and get(core, "app.a")[0] == "y"
        (small_disk / "filler").unlink()
        put(core, "app.b", 1)
        assert read(file)["values"]["app.a"][0] == "y"


def test_a_damaged_value_is_left_out(data):
    with Core(data) as core:
        put(core, "app.a", 1)
        put(core, "app.b", 2)
    write(data / "device.sqlite", "UPDATE app_group_values SET value = '{' WHERE name = 'app.a'")
    with Core(data) as core:
        put(core, "app.c", 3)
        assert "app.a" not in values(data) and values(data)["app.b"] == 2


def test_a_reader_never_finds_half_a_file(data):
    with Core(data) as core:
        put(core, "app.n", [0, ""])
        done, found, wrong = threading.Event(), [], []

        def look():
            while not done.is_set():
                try:
                    number, text = json.loads((data / NAME).read_bytes())["values"]["app.n"]
                    assert text == "x" * (number % 7 * 9000)
                    found.append(number)
                except Exception as error:
                    wrong.append(error)

        reader = threading.Thread(target=look)
        reader.start()
        for number in range(1, 301):
            put(core, "app.n", [number, "x" * (number % 7 * 9000)])
        done.set()
        reader.join()
        assert not wrong and found == sorted(found)
        assert values(data)["app.n"][0] == 300


@pytest.mark.parametrize("enough", [1, 5, 20, 60, 150])
def test_kill_9_leaves_a_whole_file(data, enough):
    with Core(data) as core:
        put(core, "app.n", [0])
        numbers = iter(range(1, 100_000))

        def feed():
            try:
                for number in numbers:
                    core.send(request("appGroup.set", {"name": "app.n", "value": [number] * (number % 5 * 1000 + 1)}))
            except (OSError, ValueError):
                pass

        feeder = threading.Thread(target=feed, daemon=True)
        feeder.start()
        last = 0
        for _ in range(enough):
            last = core.receive()["result"]["value"][0]
        core.process.kill()
        # Requests that were already in the pipe were answered, too.
        for line in core.process.stdout:
            if line.endswith(b"\n"):
                last = json.loads(line)["result"]["value"][0]
        core.process.wait()
        feeder.join()
    number = json.loads((data / NAME).read_bytes())["values"]["app.n"][0]
    # The file is written before the replies are sent. So the file is never older than an acknowledged write.
    assert number >= last >= enough
    with Core(data) as core:
        kept = get(core, "app.n")[0]
        assert kept >= number
        put(core, "app.done", True)
        assert values(data)["app.n"][0] == kept and values(data)["app.done"]


# A switch to another account


def test_nothing_of_it_is_left_when_the_account_changes(data, tmp_path):
    with Core(data, "--cloud", str(tmp_path / "cloud.sqlite"), "--cloud-account", "ann") as core:
        put(core, "app.secret", "Zanzibar")
        put(core, "scale", "kelvin")
        add(core, **OSLO)
        core.call("sync.now", wait=True)
        core.call("sync.switchAccount", account="ben")
        assert b"Zanzibar" not in (data / NAME).read_bytes() and b"Oslo" not in (data / NAME).read_bytes()
        assert values(data)["scale"] == "kelvin"
        core.call("sync.now", wait=True)
        core.call("sync.switchAccount", account="ann")
        core.call("sync.now", wait=True)
        assert [one["name"] for one in values(data)["registry"]] == ["Oslo"]
