"""Settings of the account, of the device, and of the app's own."""

import pytest

from support.core import Core

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
# Another value than the default, of each.
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
    # Nothing else of the call was stored.
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
