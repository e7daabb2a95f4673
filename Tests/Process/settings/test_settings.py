"""Settings of the account, of the device, and of the app's own."""

import base64
import os

import jsonschema
import pytest

from support.core import BINARY, Core, request, until
from support.journal import bean

KNOWN = {
    "language": None,
    "timeZone": None,
    "firstWeekday": "monday",
    "weightUnit": "gram",
    "appearance": "system",
    "defaultModel": None,
    "finishEmptyBeans": False,
    "temperatureScale": None,
    "notificationsEnabled": True,
    "hapticsEnabled": True,
    "telemetryEnabled": False,
    "assetCacheBytes": 2 << 30,
}
# For each setting, a value that is not the default.
OTHER = {
    "language": "de-AT",
    "timeZone": "Europe/Vienna",
    "firstWeekday": "sunday",
    "weightUnit": "ounce",
    "appearance": "dark",
    "defaultModel": "qwen3:4b",
    "finishEmptyBeans": True,
    "temperatureScale": "humanus",
    "notificationsEnabled": False,
    "hapticsEnabled": False,
    "telemetryEnabled": True,
    "assetCacheBytes": 1_000_000,
}
OWN = {"app.theme": {"dark": True, "accent": [1, 2.5, "x\u2028y"]}, "app.device.columns": ["name", "stock"]}


def get(core, *keys):
    return core.call("settings.get", **({"keys": keys} if keys else {}))["values"]


def put(core, **values):
    return core.call("settings.set", values=values)["values"]


@pytest.fixture
def core(data):
    with Core(data) as core:
        yield core


def test_each_has_a_default_is_set_kept_and_reset(data):
    with Core(data) as core:
        assert get(core) == KNOWN
        assert put(core, **OTHER, **OWN) == {**OTHER, **OWN}
    with Core(data) as core:
        assert get(core) == {**OTHER, **OWN}
        assert list(get(core)) == [*KNOWN, *OWN]
        assert get(core, "app.theme", "weightUnit", "weightUnit") == {
            "app.theme": OWN["app.theme"],
            "weightUnit": "ounce",
        }
        assert core.call("settings.reset", keys=[*KNOWN, *OWN])["values"] == {**KNOWN, **dict.fromkeys(OWN)}
        assert get(core) == KNOWN


def test_null_is_as_good_as_a_reset(core):
    put(core, **OTHER, **OWN)
    assert put(core, **dict.fromkeys(OTHER), **dict.fromkeys(OWN)) == {**KNOWN, **dict.fromkeys(OWN)}
    assert get(core) == KNOWN


@pytest.mark.parametrize(
    "name, value, kind",
    [
        ("language", "not a language", "value"),
        ("timeZone", "Europe Vienna", "value"),
        ("timeZone", 1, "type"),
        ("timeZone", "Europe/Nowhere", "value"),
        ("timeZone", "Berlin", "value"),
        ("timeZone", "Europe", "value"),
        ("firstWeekday", 0, "type"),
        ("firstWeekday", "caturday", "value"),
        ("weightUnit", "stone", "value"),
        ("appearance", True, "type"),
        ("defaultModel", "", "value"),
        ("defaultModel", "x" * 201, "value"),
        ("finishEmptyBeans", "yes", "type"),
        ("temperatureScale", "rankine", "value"),
        ("notificationsEnabled", 1, "type"),
        ("telemetryEnabled", "true", "type"),
        ("assetCacheBytes", -1, "value"),
        ("assetCacheBytes", 1.5, "type"),
        ("app.long", "x" * 65_535, "value"),
        ("app.", 1, "unknown"),
        ("app.device.", 1, "unknown"),
        ("app.a b", 1, "unknown"),
        ("app." + "x" * 97, 1, "unknown"),
        ("colour", 1, "unknown"),
    ],
)
def test_what_one_can_not_be_is_refused_by_its_name(core, name, value, kind):
    error = core.refused("settings.set", values={"weightUnit": "ounce", name: value})
    assert error["code"] == -32602
    (problem,) = error["data"]["problems"]
    assert (problem["pointer"], problem["kind"]) == (f"/values/{name}", kind)
    assert problem["message"].startswith(name)
    # The other values of the refused call were not stored.
    assert get(core) == KNOWN


def test_all_problems_are_told_at_once_and_a_name_that_was_probably_meant(core):
    error = core.refused("settings.set", values={"weightUnit": 1, "hapticsEnabled": 2, "firstWeekdy": "sunday"})
    assert [problem["pointer"] for problem in error["data"]["problems"]] == [
        "/values/weightUnit",
        "/values/hapticsEnabled",
        "/values/firstWeekdy",
    ]
    assert "did you mean firstWeekday?" in error["data"]["problems"][2]["message"]
    for method in ("settings.get", "settings.reset"):
        error = core.refused(method, keys=["weightUnit", "wieghtUnit"])
        (problem,) = error["data"]["problems"]
        assert problem["pointer"] == "/keys/1" and "did you mean weightUnit?" in problem["message"], method
    assert core.refused("settings.set", values=["weightUnit"])["data"]["problems"][0]["pointer"] == "/values"


def test_one_of_the_app_s_own_is_any_json_of_64_kib(core):
    longest = "x" * (65_536 - 2)
    assert put(core, **{"app.a": longest})["app.a"] == longest
    assert put(core, **{"app.device.a": longest})["app.device.a"] == longest
    for value in (False, 0, -1.50, "", [], {}, [None]):
        assert put(core, **{"app.b": value})["app.b"] == value


def test_the_app_has_at_most_a_thousand_of_its_own_in_each_place(core):
    for place in ("app.", "app.device."):
        for first in range(0, 1000, 100):
            put(core, **{f"{place}{number}": number for number in range(first, first + 100)})
        assert core.refused("settings.set", values={f"{place}1000": 1})["data"] == {
            "kind": "limitReached",
            "limit": 1000,
        }
        # An existing setting can be changed, or removed to make room for another one.
        put(core, **{f"{place}999": "other"})
        put(core, **{f"{place}999": None})
        put(core, **{f"{place}1000": 1})
    assert len(get(core)) == 2000 + len(KNOWN)


def test_they_are_described(core):
    settings = core.call("settings.describe")["settings"]
    assert [setting["name"] for setting in settings] == [*KNOWN, "app.*", "app.device.*"]
    by_name = {setting["name"]: setting for setting in settings}
    places = {name: setting["kept"] for name, setting in by_name.items()}
    assert [name for name, place in places.items() if place == "device"] == [*list(KNOWN)[7:], "app.device.*"]
    for name, setting in by_name.items():
        assert setting["default"] == KNOWN.get(name) and setting["doc"].endswith("."), name
        assert setting["option"] is None
        check = jsonschema.Draft202012Validator(setting["schema"])
        assert check.is_valid(setting["default"]), name
        for value in (OTHER[name],) if name in OTHER else ([1], {"a": None}, "text"):
            assert check.is_valid(value), (name, value)
    assert {name: by_name[name]["type"] for name in ("language", "firstWeekday", "hapticsEnabled", "app.*")} == {
        "language": "text",
        "firstWeekday": "choice",
        "hapticsEnabled": "boolean",
        "app.*": "any",
    }
    assert by_name["temperatureScale"]["type"] == "choice" and by_name["assetCacheBytes"]["type"] == "integer"
    assert by_name["firstWeekday"]["schema"]["enum"][0] == "monday"
    put(core, **OWN)
    stored = core.call("settings.describe")["settings"][len(settings) :]
    assert [(one["name"], one["kept"], one["type"]) for one in stored] == [
        ("app.theme", "account", "any"),
        ("app.device.columns", "device", "any"),
    ]
    assert stored[0]["record"] is not None and stored[1]["record"] is None


def told(core):
    """Returns the fields of events of the type `settings`, and the results that live queries have sent."""
    lines = core.said()
    events = [event for line in lines if line["method"] == "events.changed" for event in line["params"]["events"]]
    assert {event["company"] for event in events} <= {None}
    results = [line["params"]["result"]["values"] for line in lines if line["method"] == "live.changed"]
    return [event["fields"] for event in events if event["type"] == "settings"], results


def test_a_change_is_an_event_and_live(core):
    core.call("events.subscribe", topics=[{"service": "settings"}])
    opened = core.call(
        "live.open", query={"method": "settings.get", "params": {"keys": ["weightUnit", "app.device.x"]}}
    )
    assert opened["result"]["values"] == {"weightUnit": "gram", "app.device.x": None}
    put(core, weightUnit="ounce")
    assert told(core) == ([["weightUnit"]], [{"weightUnit": "ounce", "app.device.x": None}])
    put(core, weightUnit="ounce")
    put(core, **{"app.device.x": None})
    assert told(core) == ([], [])
    put(core, **{"app.device.x": 1}, appearance="dark")
    assert told(core) == ([["app.device.x"], ["appearance"]], [{"weightUnit": "ounce", "app.device.x": 1}])
    core.call("settings.reset", keys=["weightUnit", "app.device.x", "firstWeekday"])
    assert told(core) == ([["app.device.x"], ["weightUnit"]], [{"weightUnit": "gram", "app.device.x": None}])


def test_the_scale_of_the_app_group_is_one_of_them(core):
    core.call("events.subscribe", topics=[{"service": "settings"}, {"service": "appGroup"}])
    core.call("live.open", query={"method": "settings.get", "params": {"keys": ["temperatureScale"]}})
    core.call("appGroup.set", name="scale", value="kelvin")
    assert get(core, "temperatureScale") == {"temperatureScale": "kelvin"}
    assert told(core) == ([["temperatureScale"]], [{"temperatureScale": "kelvin"}])
    put(core, temperatureScale="humanus")
    assert core.call("appGroup.get", name="scale")["value"] == "humanus"
    assert told(core) == ([["temperatureScale"]], [{"temperatureScale": "humanus"}])
    put(core, temperatureScale=None)
    assert core.call("appGroup.get", name="scale")["value"] is None
    events = core.call("events.since", topics=[{"service": "appGroup"}])["events"]
    assert [event["fields"] for event in events] == [["scale"]] * 3


def test_an_option_wins_over_the_room_for_files(data):
    with Core(data, "--asset-cache", "5000") as core:
        assert put(core, assetCacheBytes=7000) == {"assetCacheBytes": 5000}
        assert get(core)["assetCacheBytes"] == 5000
        (option,) = [one["option"] for one in core.call("settings.describe")["settings"] if one["option"]]
        assert option == "--asset-cache"
    with Core(data) as core:
        assert get(core, "assetCacheBytes") == {"assetCacheBytes": 7000}


def test_a_smaller_room_for_files_takes_effect_at_once(tmp_path):
    with Core(tmp_path / "data", "--cloud", str(tmp_path / "cloud.sqlite")) as core:
        owner = {"type": "bean", "id": bean(core)}
        for number in range(4):
            text = base64.b64encode(b"%d" % number * 1000).decode()
            core.call("assets.add", owner=owner, role="document", base64=text)
        core.call("sync.now", wait=True)
        files = tmp_path / "data" / "assets"
        until(lambda: {one["state"] for one in core.call("assets.list", owner=owner)["items"]} == {"synced"})
        assert len(list(files.iterdir())) == 4
        put(core, assetCacheBytes=2500)
        until(lambda: core.call("system.ping") == {} and len(list(files.iterdir())) == 2)


def test_a_repeat_is_answered_as_the_first_call(core):
    first = core.call("settings.set", values={"weightUnit": "ounce", "hapticsEnabled": False}, idempotencyKey="a")
    put(core, weightUnit="gram")
    again = core.call("settings.set", values={"weightUnit": "ounce", "hapticsEnabled": False}, idempotencyKey="a")
    assert again == first and get(core, "weightUnit") == {"weightUnit": "gram"}


def test_one_call_between_others_writes_both_places(core):
    """All requests are sent at once, so that they could share a commit."""
    calls = [
        ("journal.beans.create", {"name": "Yirgacheffe"}),
        ("settings.set", {"values": {"weightUnit": "ounce", "hapticsEnabled": False, "app.a": 1, "app.device.a": 1}}),
        ("settings.reset", {"keys": ["hapticsEnabled", "app.a"]}),
        ("settings.get", {"keys": ["weightUnit", "hapticsEnabled", "app.a", "app.device.a"]}),
    ]
    core.send(*(request(method, params, id) for id, (method, params) in enumerate(calls)))
    replies = [core.receive() for _ in calls]
    assert replies[3]["result"]["values"] == {
        "weightUnit": "ounce",
        "hapticsEnabled": True,
        "app.a": None,
        "app.device.a": 1,
    }


def test_a_time_zone_is_stored_as_the_system_spells_it(core):
    assert put(core, timeZone="europe/BERLIN") == {"timeZone": "Europe/Berlin"}
    assert get(core, "timeZone") == {"timeZone": "Europe/Berlin"}
    assert put(core, timeZone="america/argentina/buenos_aires") == {"timeZone": "America/Argentina/Buenos_Aires"}
    assert put(core, timeZone="utc") == {"timeZone": "UTC"}


def test_a_system_without_time_zones_takes_any_name(tmp_path):
    core = Core.__new__(Core)
    core.begin([BINARY, "serve", "--data", str(tmp_path / "data")], env={**os.environ, "TZDIR": str(tmp_path / "none")})
    with core:
        assert put(core, timeZone="Europe/Berlin") == {"timeZone": "Europe/Berlin"}
