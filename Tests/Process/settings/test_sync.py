"""Settings on several devices: settings of the account are synced, and settings of a device stay there."""

import json

import pytest

from support.container import Container
from support.core import Core
from support.devices import Devices
from support.journal import apart, lines, meet

OF_ACCOUNT = {"firstWeekday": "sunday", "language": "de-AT", "app.theme": {"dark": True}}
OF_DEVICE = {"temperatureScale": "humanus", "hapticsEnabled": False, "app.device.columns": ["name"]}


def get(core, *keys):
    return core.call("settings.get", **({"keys": keys} if keys else {}))["values"]


def put(core, **values):
    return core.call("settings.set", values=values)["values"]


@pytest.fixture
def devices(tmp_path):
    with Devices(tmp_path) as devices:
        yield devices


def test_those_of_the_account_come_to_the_other_device_and_no_others(devices):
    one, two = devices
    before = get(two)
    cursor = two.call("events.since", limit=1000)["cursor"]
    put(one, **OF_ACCOUNT, **OF_DEVICE)
    meet(devices)
    assert get(two) == {**before, **OF_ACCOUNT}
    events = two.call("events.since", cursor=cursor, limit=1000)["events"]
    told = {(event["origin"], *event["fields"]) for event in events if event["type"] == "settings"}
    assert told == {("sync", name) for name in OF_ACCOUNT}
    two.call("settings.reset", keys=["language", "app.theme"])
    meet(devices)
    assert get(one, "firstWeekday", "language", "app.theme", "hapticsEnabled") == {
        "firstWeekday": "sunday",
        "language": None,
        "app.theme": None,
        "hapticsEnabled": False,
    }
    put(one, language="fr")
    meet(devices)
    assert get(two, "language") == {"language": "fr"}
    with Container(devices.file) as container:
        text = json.dumps(container.changes()["records"])
        for name in OF_DEVICE:
            assert name not in text
        assert "firstWeekday" in text


def test_a_live_query_hears_of_what_comes(devices):
    one, two = devices
    meet(devices)
    two.call("live.open", query={"method": "settings.get", "params": {"keys": ["weightUnit"]}})
    put(one, weightUnit="ounce")
    meet(devices)
    told = [line for line in two.said() if line.get("method") == "live.changed"]
    assert told[-1]["params"]["result"]["values"] == {"weightUnit": "ounce"}


def test_different_ones_that_were_set_apart_do_not_conflict(devices):
    apart(
        devices,
        lambda number, core: put(core, weightUnit="ounce") if number else put(core, appearance="dark", **{"app.a": 1}),
    )
    assert lines(devices[0]) == []
    for core in devices:
        assert get(core, "weightUnit", "appearance", "app.a") == {
            "weightUnit": "ounce",
            "appearance": "dark",
            "app.a": 1,
        }


@pytest.mark.parametrize("before", [None, "dark"])
def test_one_that_was_set_apart_is_a_conflict_with_both_values(devices, before):
    if before:
        put(devices[0], appearance=before)
    values = ("light", "system")
    apart(devices, lambda number, core: put(core, appearance=values[number]))
    (line,) = lines(devices[0])
    assert (line["company"], line["type"], line["field"]) == (None, "setting", "value")
    (named,) = [one for one in devices[0].call("settings.describe")["settings"] if one["record"] == line["record"]]
    assert named["name"] == "appearance"
    assert (line["ancestor"], {line["local"], line["server"]}) == (before, set(values))
    kept = line[line["kept"]]
    for core in devices:
        assert get(core, "appearance") == {"appearance": kept}
    other = "server" if line["kept"] == "local" else "local"
    devices[1].call("sync.conflicts.resolve", id=line["id"], take=other)
    meet(devices)
    for core in devices:
        assert get(core, "appearance") == {"appearance": line[other]}


def test_the_same_value_apart_is_no_conflict(devices):
    apart(devices, lambda _, core: put(core, appearance="dark", **{"app.a": {"b": [1]}}))
    assert lines(devices[0]) == []
    assert get(devices[1], "appearance", "app.a") == {"appearance": "dark", "app.a": {"b": [1]}}


@pytest.mark.parametrize("resetting", [0, 1])
def test_a_value_outlives_a_reset_with_a_line(devices, resetting):
    put(devices[0], appearance="dark")

    def change(number, core):
        if number == resetting:
            core.call("settings.reset", keys=["appearance"])
        else:
            put(core, appearance="light")

    apart(devices, change)
    (line,) = lines(devices[0])
    assert (line["type"], line["field"]) == ("setting", None)
    for core in devices:
        assert get(core, "appearance") == {"appearance": "light"}


def stored(devices):
    """Returns the values in the container as JSON texts, by the names of their settings."""
    with Container(devices.file) as container:
        fields = [each["fields"] for each in container.changes()["records"] if each["recordType"] == "Settings"]
    return {each["name"]["value"]: each["value"]["value"] for each in fields if each}


def of_newer_program(devices, name, value):
    """A device with a newer program sets a setting that this program does not know."""
    put(devices[0], appearance="dark")
    meet(devices)
    with Container(devices.file) as container:
        (found,) = [each for each in container.changes()["records"] if each["recordType"] == "Settings"]
        fields = {
            **found["fields"],
            "name": {"type": "text", "value": name},
            "value": {"type": "text", "value": json.dumps(value)},
        }
        if name == "appearance":
            record = {key: found[key] for key in ("recordName", "recordChangeTag")}
        else:
            record = {"recordName": "01903e6f-2c00-7000-8000-000000000001"}
        record |= {"recordType": "Settings", "zone": {"name": "account"}, "fields": fields}
        assert "recordChangeTag" in container.modify([record])[0]
    meet(devices)


def test_one_of_a_newer_program_stays_and_is_found_by_its_name(devices):
    of_newer_program(devices, "grinderUnit", {"step": 0.5})
    one, two = devices
    put(two, weightUnit="ounce")
    meet(devices)
    for core in devices:
        assert get(core, "grinderUnit") == {"grinderUnit": {"step": 0.5}}
        assert list(get(core))[-1] == "grinderUnit"
        error = core.refused("settings.set", values={"grinderUnit": {"step": 1}})
        assert error["data"]["problems"][0]["pointer"] == "/values/grinderUnit"
        assert core.refused("settings.get", keys=["grinderUnits"])["code"] == -32602
    assert json.loads(stored(devices)["grinderUnit"]) == {"step": 0.5}
    assert one.call("settings.reset", keys=["grinderUnit"])["values"] == {"grinderUnit": None}
    meet(devices)
    assert two.refused("settings.get", keys=["grinderUnit"])["code"] == -32602


def test_a_value_of_a_newer_program_counts_as_none_until_one_is_set(devices):
    of_newer_program(devices, "appearance", "sepia")
    for core in devices:
        assert get(core, "appearance") == {"appearance": "system"}
    put(devices[1], weightUnit="ounce")
    meet(devices)
    assert stored(devices) == {"appearance": '"sepia"', "weightUnit": '"ounce"'}
    put(devices[0], appearance="light")
    meet(devices)
    assert get(devices[1], "appearance") == {"appearance": "light"}


def test_a_switch_of_the_account_clears_those_of_the_account(tmp_path):
    cloud = ("--cloud", str(tmp_path / "cloud.sqlite"), "--cloud-account", "ann")
    with Core(tmp_path / "data", *cloud) as core:
        before = get(core)
        put(core, **OF_ACCOUNT, **OF_DEVICE)
        core.call("sync.now", wait=True)
        core.call("live.open", query={"method": "settings.get", "params": {"keys": ["language", "hapticsEnabled"]}})
        core.call("sync.switchAccount", account="ben")
        assert get(core) == {**before, **OF_DEVICE}
        told = [line for line in core.said() if line.get("method") == "live.changed"]
        assert told[-1]["params"]["result"]["values"] == {"language": None, "hapticsEnabled": False}
        core.call("sync.now", wait=True)
        assert get(core) == {**before, **OF_DEVICE}
        core.call("sync.switchAccount", account="ann")
        core.call("sync.now", wait=True)
        assert get(core) == {**before, **OF_ACCOUNT, **OF_DEVICE}
