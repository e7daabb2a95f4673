"""Values that the app shares with its widgets. The core's values can only be read, and the app's values are stored
unchanged."""

import json
import random

import pytest

from support.changes import told
from support.core import PATIENT, Core, request
from support.documents import Files, fetched
from support.people import START, at, pipeline
from support.storefront import ingest, product, transaction
from support.widget_scenes import LIMA, OSLO, Watched, add, core_at, locate, once, problems, recents

CORE = ["devicePlace", "entitlements", "flags", "recents", "registry", "widgetPlace"]
EVERY = {*CORE, "scale"}
NEVER_SET = {"value": None, "updatedAt": None}
SCALES = ["celsius", "fahrenheit", "kelvin", "humanus"]


def get(core, name):
    return core.call("appGroup.get", name=name)


def put(core, name, value):
    return core.call("appGroup.set", name=name, value=value)


def listed(core):
    return [one["name"] for one in core.call("appGroup.list")["values"]]


def test_what_is_not_there(core):
    for name in CORE:
        assert get(core, name) == {"name": name, "owner": "core", **NEVER_SET}
    for name in ("scale", "app.a"):
        assert get(core, name) == {"name": name, "owner": "app", **NEVER_SET}
    assert list(get(core, "scale")) == ["name", "owner", "value", "updatedAt"] and core.call("appGroup.list") == {
        "values": []
    }


def test_set_get_list_and_remove(data):
    with core_at(data) as core:
        first = put(core, "app.theme", {"dark": True})
        assert (
            first
            == {"name": "app.theme", "owner": "app", "value": {"dark": True}, "updatedAt": at(START)}
            == get(core, "app.theme")
        )
        later = put(core, "app.theme", [1])
        assert later == {"name": "app.theme", "owner": "app", "value": [1], "updatedAt": at(START + 2)}
        put(core, "scale", "kelvin")
        assert core.call("appGroup.list") == {
            "values": [
                {"name": "app.theme", "owner": "app", "updatedAt": at(START + 2)},
                {"name": "scale", "owner": "app", "updatedAt": at(START + 3)},
            ]
        }
        assert put(core, "app.theme", None) == {"name": "app.theme", "owner": "app", **NEVER_SET} == get(
            core, "app.theme"
        ) and listed(core) == ["scale"]
        # Removing a value that does not exist succeeds, and changes nothing.
        assert (
            put(core, "app.theme", None) == get(core, "app.theme")
            and core.call("appGroup.set", name="app.other")["value"] is None
        )
        put(core, "scale", None)
        assert core.call("appGroup.list") == {"values": []}


def test_the_scale(core):
    for scale in SCALES:
        assert put(core, "scale", scale)["value"] == scale == get(core, "scale")["value"]
    for bad in ("", "Celsius", "rankine", 1, True, [], {}, ["celsius"]):
        assert problems(core, "appGroup.set", {"name": "scale", "value": bad}) == ["/value"]
    assert get(core, "scale")["value"] == "humanus"


VALUES = [
    "",
    "x",
    "é",
    "e\u0301",
    "\U0001f600",
    "\u2028",
    "\u0000",
    '\\"',
    0,
    -0.5,
    1e-7,
    12345678901234567890,
    0.1,
    True,
    False,
    [],
    {},
    [[]],
    [None],
    {"": None},
    {"a": {"b": [1, "2", {}]}},
    {"b": 1, "a": 2},
]


def test_any_json_is_kept_as_it_is(data):
    with core_at(data) as core:
        for number, value in enumerate(VALUES):
            assert json.dumps(put(core, f"app.{number}", value)["value"]) == json.dumps(value)
    with core_at(data, START + 1000) as core:
        assert [json.dumps(get(core, f"app.{number}")["value"]) for number in range(len(VALUES))] == [
            json.dumps(value) for value in VALUES
        ]
        deep = json.loads("[" * 100 + "]" * 100)
        assert put(core, "app.deep", deep)["value"] == deep == get(core, "app.deep")["value"]


def test_numbers_lose_nothing(core):
    for text in (
        b"1e400",
        b"-0",
        b"1.50",
        b"123456789012345678901234567890.123",
        b"0.30000000000000004",
        b'{"b":1,"a":[1.0,2e3]}',
    ):
        core.send(b'{"jsonrpc":"2.0","id":1,"method":"appGroup.set","params":{"name":"app.n","value":%s}}' % text)
        assert b'"value":%s,' % text in core.process.stdout.readline()
        core.send(request("appGroup.get", {"name": "app.n"}))
        assert b'"value":%s,' % text in core.process.stdout.readline()


def test_the_core_s_values_are_the_core_s_to_write(core):
    add(core, **OSLO)
    locate(core)
    before = core.call("appGroup.list"), [get(core, name) for name in CORE]
    for name in CORE:
        for value in (1, [], {}, None):
            error = core.refused("appGroup.set", name=name, value=value)
            (problem,) = error["data"]["problems"]
            assert error["code"] == -32602 and problem["pointer"] == "/name" and name in problem["message"]
    assert (core.call("appGroup.list"), [get(core, name) for name in CORE]) == before


def test_another_name_gets_a_suggestion(core):
    for name, meant in [
        ("scal", "scale"),
        ("Scale", "scale"),
        ("recent", "recents"),
        ("deviceplace", "devicePlace"),
        ("widget_place", "widgetPlace"),
        ("entitlement", "entitlements"),
        ("flag", "flags"),
    ]:
        for method, more in (("get", {}), ("set", {"value": 1})):
            (problem,) = core.refused(f"appGroup.{method}", name=name, **more)["data"]["problems"]
            assert problem["pointer"] == "/name" and f"did you mean {meant}" in problem["message"]


NO_NAMES = [
    "x",
    "app",
    "app.",
    "App.x",
    "APP.x",
    "app x",
    "app.a b",
    "app./",
    "app.a/b",
    "app.a\u0000",
    "app.ä\n",
    "app.%",
    "app.a:b",
    "app.\U0001f600",
    "apps.x",
    " app.x",
    "app.x ",
    "",
    "x" * 101,
    None,
    5,
    True,
    [],
    {},
]


def test_names_that_are_none(core):
    for name in NO_NAMES:
        for method, more in (("get", {}), ("set", {"value": 1})):
            assert problems(core, f"appGroup.{method}", {"name": name, **more}) == ["/name"], name
    assert core.call("appGroup.list") == {"values": []}


def test_names_of_the_app_s_own(core):
    names = [
        "app.a",
        "app.A",
        "app.0",
        "app.-",
        "app._",
        "app..",
        "app.a.b-c_d.9",
        "app." + "x" * 96,
        "app.app.x",
        "app.scale",
        "app.recents",
    ]
    for number, name in enumerate(names):
        assert put(core, name, number)["value"] == number
    assert [get(core, name)["value"] for name in names] == list(range(len(names))) and listed(core) == sorted(names)


def test_wrong_parameters(core):
    assert problems(core, "appGroup.get", {}) == ["/name"] == problems(core, "appGroup.set", {"value": 1})
    assert problems(core, "appGroup.get", {"name": "app.a", "value": 1}) == ["/value"] and problems(
        core, "appGroup.list", {"limit": 1}
    ) == ["/limit"]
    assert problems(core, "appGroup.set", {"name": "app.a", "valeu": 1}) == ["/valeu"] and problems(
        core, "appGroup.get", {"name": "app.a", "idempotencyKey": "k"}
    ) == ["/idempotencyKey"]


def in_full(value):
    """Returns a request that sets a value, in its shortest spelling."""
    return json.dumps(
        request("appGroup.set", {"name": "app.a", "value": value}), separators=(",", ":"), ensure_ascii=False
    ).encode()


def test_the_largest_of_values(core):
    for value in ("x" * 65_534, "é" * 32_767, [1] * 32_766 + [11], {"a": "x" * 65_528}):
        assert len(json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()) == 65_536
        assert core.ask(in_full(value))["result"]["value"] == value == get(core, "app.a")["value"]
    kept = get(core, "app.a")
    for value in ("x" * 65_535, "é" * 32_767 + "x", [1] * 32_766 + [111], {"a": "x" * 65_529}, "x" * 1_000_000):
        (problem,) = core.ask(in_full(value))["error"]["data"]["problems"]
        assert problem["pointer"] == "/value" and "65536 bytes" in problem["message"]
    assert get(core, "app.a") == kept


def test_room_between_the_parts_of_a_value_does_not_count(core):
    core.send(
        b'{"jsonrpc":"2.0","id":1,"method":"appGroup.set","params":{"name":"app.a","value":{"b" : [1,%s2]}}}'
        % (b" " * 70_000)
    )
    assert b'"value":{"b":[1,2]},' in core.process.stdout.readline()


def thousand(core):
    replies = pipeline(
        core, [request("appGroup.set", {"name": f"app.{number}", "value": number}, number) for number in range(1000)]
    )
    assert all("result" in reply for reply in replies)


def test_a_thousand_values_and_not_one_more(core):
    thousand(core)
    error = core.refused("appGroup.set", name="app.more", value=1)
    assert error["code"] == 10 and error["data"] == {"kind": "limitReached", "limit": 1000}
    # At the limit, an existing value can be changed, removing an unknown value succeeds, and a removed value makes room
    # for another.
    assert put(core, "app.7", "new")["value"] == "new" and put(core, "app.more", None)["value"] is None
    put(core, "app.5", None)
    assert put(core, "app.more", 1)["value"] == 1 and core.refused("appGroup.set", name="app.5", value=1)["code"] == 10
    assert listed(core) == sorted(listed(core)) and len(listed(core)) == 1000
    assert put(core, "scale", "kelvin")["value"] == "kelvin" and add(core, **OSLO)
    # Beside the thousand values of the app, the core has its own: `recents` and `registry`.
    assert len(listed(core)) == 1003


@pytest.mark.parametrize("other", ["scale", "recents", "devicePlace"])
def test_what_is_not_the_app_s_own_takes_no_room(core, other):
    if other == "scale":
        put(core, "scale", "kelvin")
    elif other == "recents":
        add(core, **OSLO)
    else:
        locate(core)
    thousand(core)
    assert core.refused("appGroup.set", name="app.more", value=1)["code"] == 10
    assert len(listed(core)) == (1002 if other == "recents" else 1001)


def test_the_recents(data):
    with core_at(data) as core:
        one, two = add(core, **OSLO), add(core, **LIMA)
        found = get(core, "recents")
        assert found == {"name": "recents", "owner": "core", "value": [two, one], "updatedAt": at(START + 1)}
        core.call("widgets.recents.remove", id=two["id"])
        assert get(core, "recents")["value"] == [one] == recents(core)
        core.call("widgets.recents.import", places=[LIMA])
        assert get(core, "recents")["value"] == recents(core)
        core.call("widgets.recents.clear")
        assert not get(core, "recents")["value"]
        add(core, **OSLO)
    with core_at(data, START + 1000) as core:
        assert get(core, "recents")["value"] == [one]


def test_the_device_s_place_and_what_was_bought(store):
    with store.again() as core:
        locate(core)
        assert get(core, "devicePlace")["value"].items() <= core.call("location.last").items()
        ingest(core, transaction(productId=product("premium.monthly")))
        found = get(core, "entitlements")
        assert found["owner"] == "core" and found["updatedAt"] and "customPlaces" in found["value"]["features"]
        oslo = add(core, **OSLO)
        core.call("widgets.place.choose", place=oslo["id"])
        assert oslo["id"] in json.dumps(get(core, "widgetPlace")["value"])
        core.call("widgets.place.useDevice")
        assert oslo["id"] not in json.dumps(get(core, "widgetPlace")["value"])
    with store.again(START + 1000) as core:
        assert (
            get(core, "entitlements") == found
            and get(core, "devicePlace")["value"].items() <= core.call("location.last").items()
        )


def test_the_flags():
    """Fetched flags are also values for widgets."""
    with Core() as core:
        core.call("host.provide", capabilities=["host.config.fetch"])
        asked = core.ask(request("policy.refresh", {"document": "AppConfig", **PATIENT}, "r"))
        core.ask({"jsonrpc": "2.0", "id": asked["id"], "result": {"document": {"flags": {"newCheckout": True}}}})
        assert core.call("policy.flag", name="newCheckout")["on"]
        assert get(core, "flags")["value"] is not None


def flags_agree(core):
    shared, flags = get(core, "flags"), core.call("policy.flags")
    listed = {one["name"]: one["updatedAt"] for one in core.call("appGroup.list")["values"]}
    assert shared["value"] == (None if flags["origin"] == "builtIn" else flags["flags"])
    assert ("flags" in listed) is (flags["origin"] != "builtIn") and listed.get("flags") == shared["updatedAt"]
    return shared["value"]


def test_the_flags_are_those_of_the_policy(data, tmp_path):
    """Flags from a file, fetched flags, and no flags."""
    files = Files(tmp_path)
    with Core(data) as core:
        assert flags_agree(core) is None
    with Core(data, *files.config({"flags": {"a": True}})) as core:
        assert flags_agree(core) == {"a": True}
        fetched(core, "AppConfig", {"flags": {"b": True, "c": 1}})
        assert flags_agree(core) == {"a": True}
    with Core(data) as core:
        assert flags_agree(core) == {"b": True}
        watched = Watched(core, flags=("appGroup.get", {"name": "flags"}))
        fetched(core, "AppConfig", {})
        assert watched.changes()["flags"]["value"] == {} == flags_agree(core)


def test_the_registry(data):
    with core_at(data) as core:
        assert get(core, "registry") == {"name": "registry", "owner": "core", "value": None, "updatedAt": None}
        assert core.call("appGroup.list")["values"] == []
        places = [add(core, name=f"P{number}", latitude=number, longitude=0) for number in range(22)]
        found = get(core, "registry")
        # The registry has all places, also those that are no longer recent. The newest is first.
        assert found["value"] == places[::-1] and found["updatedAt"] == at(START + 23)
        assert [one["name"] for one in core.call("appGroup.list")["values"]] == ["recents", "registry"]
        watched = Watched(core, registry=("appGroup.get", {"name": "registry"}))
        known = add(core, name="p0", latitude=0, longitude=0, country="GH")
        changed = watched.changes()["registry"]
        assert changed["value"][-1] == known and changed["updatedAt"] > found["updatedAt"]
        assert core.refused("appGroup.set", name="registry", value=1)["data"]["problems"][0]["pointer"] == "/name"


def test_each_write_is_done_once(core):
    assert once(core, "appGroup.set", name="app.a", value=1)["value"] == 1
    first = core.call("appGroup.set", name="app.a", value=2, idempotencyKey="k")
    put(core, "app.a", 3)
    assert (
        core.call("appGroup.set", name="app.a", value=2, idempotencyKey="k") == first
        and get(core, "app.a")["value"] == 3
    )
    assert core.refused("appGroup.set", name="app.a", value=4, idempotencyKey="k")["data"] == {"kind": "keyReused"}
    assert once(core, "appGroup.set", name="app.a", value=None)["value"] is None


def test_they_survive_a_restart_and_a_kill(data):
    with core_at(data) as core:
        put(core, "app.a", {"x": 1})
        put(core, "app.b", 1)
        put(core, "app.b", None)
        before = core.call("appGroup.list"), get(core, "app.a")
        core.process.kill()
        core.process.wait()
    with core_at(data, START + 1000) as core:
        assert (core.call("appGroup.list"), get(core, "app.a")) == before and get(core, "app.b")["value"] is None


def test_they_are_the_account_s_and_not_a_company_s(shop):
    put(shop, "app.a", 1)
    shop.call("companies.select", company=None)
    assert get(shop, "app.a")["value"] == 1
    assert problems(shop, "appGroup.get", {"name": "app.a", "company": shop.company}) == ["/company"]


def test_live(core):
    watched = Watched(
        core,
        **{
            name.replace(".", "_"): ("appGroup.get", {"name": name})
            for name in ("app.a", "app.b", "scale", "recents", "devicePlace")
        },
        all=("appGroup.list", {}),
    )
    first = put(core, "app.a", {"x": 1})
    assert watched.changes() == {"app_a": first, "all": core.call("appGroup.list")}
    core.refused("appGroup.set", name="recents", value=1)
    assert watched.changes() == {}
    put(core, "scale", "humanus")
    assert set(watched.changes()) == {"scale", "all"} and watched.shown["scale"]["value"] == "humanus"
    one = add(core, **OSLO)
    assert set(watched.changes()) == {"recents", "all"} and watched.shown["recents"]["value"] == [one]
    locate(core)
    assert (
        set(watched.changes()) == {"devicePlace", "all"} and watched.shown["devicePlace"]["value"]["latitude"] == 52.52
    )
    put(core, "app.a", None)
    assert watched.changes() == {"app_a": get(core, "app.a"), "all": core.call("appGroup.list")}


@pytest.mark.parametrize("seed", range(2))
def test_random_writes_against_a_model(data, seed):
    chance, model = random.Random(seed), {}
    names = [f"app.{letter}" for letter in "aAbB.-"]
    for round in range(3):
        with core_at(data, START + round * 10_000) as core:
            for _ in range(60):
                name, value = chance.choice(names), chance.choice([None, 1, "x", [], {"a": None}])
                model[name] = value
                assert put(core, name, value)["value"] == value
                assert listed(core) == sorted(name for name, value in model.items() if value is not None)
            assert {name: get(core, name)["value"] for name in names} == {name: model.get(name) for name in names}


def test_a_value_that_is_composed_in_another_way_is_another(core):
    core.call("appGroup.set", name="app.name", value="\u00e9")
    core.call("events.subscribe", topics=[{"type": "appGroup"}])
    core.call("appGroup.set", name="app.name", value="e\u0301")
    (event,) = told(core.said())
    assert event["fields"] == ["app.name"]
    core.call("appGroup.set", name="app.name", value="e\u0301")
    assert told(core.said()) == []
