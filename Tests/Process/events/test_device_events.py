"""Events about data that the device stores for itself, such as settings. They belong to the account, there is one for
each change, and none if nothing changes."""

import contextlib
import sqlite3

import pytest

from support.changes import all_since, told
from support.core import Core, request

BERLIN = {"name": "Berlin", "latitude": 52.52, "longitude": 13.405}


def seen(events):
    return [(event["service"], event["type"], event["fields"]) for event in events]


@pytest.fixture
def watched(core):
    core.account = core.call("access.whoami")["account"]
    core.call("events.subscribe")

    def news():
        events = told(core.said())
        for event in events:
            assert (event["company"], event["id"], event["action"]) == (None, core.account, "updated")
            assert event["actor"] == core.account
        return seen(events)

    core.news = news
    return core


def test_recents(watched):
    place = watched.call("widgets.recents.add", **BERLIN)["id"]
    both = [("appGroup", "appGroup", ["recents"]), ("widgets", "recents", [])]
    assert watched.news() == [("appGroup", "appGroup", ["registry"]), *both]
    # The place was the newest already, so using it again changes nothing.
    watched.call("widgets.recents.add", **BERLIN)
    assert watched.news() == [("widgets", "recents", [])]
    watched.call("widgets.recents.add", **BERLIN, country="DE")
    assert watched.news() == [("appGroup", "appGroup", ["registry"]), *both]
    watched.call("widgets.recents.remove", id=place)
    assert watched.news() == both
    watched.call("widgets.recents.remove", id=place)
    watched.call("widgets.recents.clear")
    assert watched.news() == []
    watched.call("widgets.recents.add", **BERLIN)
    watched.news()
    watched.call("widgets.recents.clear")
    assert watched.news() == both


def test_the_app_group(watched):
    # The temperature scale is a setting of the device, too.
    setting = ("settings", "settings", ["temperatureScale"])
    for name, value, more in (("scale", "humanus", [setting]), ("app.theme", {"dark": True}, [])):
        watched.call("appGroup.set", name=name, value=value)
        assert watched.news() == [("appGroup", "appGroup", [name]), *more]
        watched.call("appGroup.set", name=name, value=value)
        assert watched.news() == []
        watched.call("appGroup.set", name=name)
        assert watched.news() == [("appGroup", "appGroup", [name]), *more]
        watched.call("appGroup.set", name=name)
        assert watched.news() == []


def test_links(watched):
    watched.call("links.open", url="https://app.example/share/x")
    assert watched.news() == [("links", "links", [])]
    watched.call("links.open", url="https://app.example/share/x")
    watched.call("links.open", url="https://app.example/nowhere")
    watched.call("links.drain", phase="inactive")
    assert watched.news() == []
    watched.call("links.drain", phase="active")
    assert watched.news() == [("links", "links", [])]
    watched.call("links.drain", phase="active")
    assert watched.news() == []


def test_intents(watched):
    watched.call("entitlements.intents.add", productId="a")
    assert watched.news() == [("entitlements", "intents", [])]
    watched.call("entitlements.intents.add", productId="a")
    assert watched.news() == []
    watched.call("entitlements.intents.drain")
    assert watched.news() == [("entitlements", "intents", [])]
    watched.call("entitlements.intents.drain")
    assert watched.news() == []


def test_the_deployment_path(watched):
    watched.call("policy.deployment.set", path="backend")
    assert watched.news() == [("policy", "deployment", ["setting"])]
    watched.call("policy.deployment.set", path="backend")
    assert watched.news() == []
    watched.call("policy.deployment.set")
    assert watched.news() == [("policy", "deployment", ["setting"])]


def test_the_location(watched):
    watched.call("location.setAuthorization", state="authorizedWhenInUse")
    assert watched.news() == [("location", "location", ["authorization"])]
    watched.call("location.setAuthorization", state="authorizedWhenInUse")
    assert watched.news() == []


def test_where_the_device_is(core):
    core.send(
        *[
            {"jsonrpc": "2.0", "id": id, "method": method, "params": params}
            for id, method, params in (
                (1, "events.subscribe", {"topics": [{"service": "location"}, {"type": "appGroup"}]}),
                (2, "host.provide", {"capabilities": ["host.location.request", "host.geocode.reverse"]}),
                (3, "location.request", {}),
            )
        ]
    )
    replies = [core.receive() for _ in range(3)]
    answer = {"latitude": 52.52, "longitude": 13.405}
    core.send({"jsonrpc": "2.0", "id": replies[2]["id"], "result": answer})
    both = [("appGroup", "appGroup", ["devicePlace"]), ("location", "location", ["last"])]
    assert sorted(seen(told(core.said()))) == both
    core.send({"jsonrpc": "2.0", "id": 4, "method": "location.geocode", "params": answer})
    asked = core.receive()
    core.send({"jsonrpc": "2.0", "id": asked["id"], "result": {"name": "Berlin"}})
    assert sorted(seen(told(core.said()))) == both


def test_they_are_read_after_a_restart_in_the_order_in_which_they_happened(data):
    with Core(data) as core:
        start = core.call("events.since")["cursor"]
        core.call("appGroup.set", name="scale", value="humanus")
        company = core.call("companies.create", name="A")["id"]
        core.call("links.open", url="https://app.example/share/x")
    with Core(data) as core:
        events, end = all_since(core, start)
        assert [event["type"] for event in events] == ["appGroup", "settings", "company", "access", "links"]
        device = [event for event in events if event["type"] in ("appGroup", "links")]
        assert device[0]["version"] < device[1]["version"]
        only = all_since(core, start, topics=[{"service": "links"}])[0]
        assert only == device[1:] and all_since(core, end)[0] == []
        # Deleting a company deletes none of the device's own data.
        core.call("companies.delete", company=company, confirm="A")
        assert [event["type"] for event in all_since(core, start)[0]] == ["appGroup", "settings", "links", "company"]


def test_what_is_undone_is_not_told(data):
    """If one of several requests in a commit fails, only the other requests have events."""
    with Core(data) as core:
        core.call("events.subscribe")
        values = (("scale", "humanus"), ("scale", "nonsense"), ("app.a", 1))
        core.send(*[request("appGroup.set", {"name": name, "value": value}) for name, value in values])
        events = told(core.said())
        assert [event["fields"] for event in events] == [["scale"], ["temperatureScale"], ["app.a"]]


def test_an_older_store_gets_its_log(data):
    with Core(data) as core:
        core.call("appGroup.set", name="scale", value="humanus")
    with contextlib.closing(sqlite3.connect(data / "device.sqlite")) as database, database:
        database.execute("DROP TABLE changes")
        database.execute("DROP TABLE changes_state")
        database.execute("DELETE FROM migrations WHERE name = 'storage.changes.device'")
        (version,) = database.execute("PRAGMA user_version").fetchone()
        database.execute(f"PRAGMA user_version = {version - 1}")
    with Core(data) as core:
        assert core.call("appGroup.get", name="scale")["value"] == "humanus"
        core.call("appGroup.set", name="scale", value="celsius")
        assert seen(all_since(core)[0]) == [
            ("appGroup", "appGroup", ["scale"]),
            ("settings", "settings", ["temperatureScale"]),
        ]
