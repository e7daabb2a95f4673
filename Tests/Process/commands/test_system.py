"""system.hello, and the methods that help to find a problem in the core."""

import json

import pytest

from support.core import Core, item, request


def test_hello_agrees_on_a_version(core):
    assert core.call("system.hello", protocol=1) == {
        "protocol": 1,
        "supported": [1],
        "name": "mainspring",
        "version": core.call("system.info")["version"],
    }
    for version in (0, 2, -1, 10**15):
        error = core.refused("system.hello", protocol=version)
        assert error["code"] == 15 and error["data"] == {"kind": "unsupportedProtocol", "supported": [1]}
    # The core also serves requests of a client that did not send a greeting.
    assert core.call("system.ping") == {}


@pytest.mark.parametrize(
    "params, pointer",
    [
        ({}, "/protocol"),
        ({"protocol": "1"}, "/protocol"),
        ({"protocol": 1, "client": "editor"}, "/client"),
        ({"protocol": 1, "client": {}}, "/client/name"),
        ({"protocol": 1, "client": {"name": "a\nb"}}, "/client/name"),
        ({"protocol": 1, "client": {"name": "x", "vrsion": "1"}}, "/client/vrsion"),
    ],
)
def test_bad_hellos_are_refused(core, params, pointer):
    (problem,) = core.refused("system.hello", **params)["data"]["problems"]
    assert problem["pointer"] == pointer


def test_diagnostics_show_the_state_and_nothing_that_users_wrote(tmp_path):
    with Core(tmp_path / "data", "--log-level", "debug") as core:
        core.call("system.hello", protocol=1, client={"name": "editor", "version": "2"})
        company = core.call("companies.create", name="MARKER-NAME", idempotencyKey="MARKER-KEY")["id"]
        core.call("inventory.items.create", company=company, **item(1, name="MARKER-ITEM"))
        core.refused("MARKER.method")
        found = core.call("system.diagnostics", check=True)
        assert "MARKER" not in json.dumps(found)
        assert found["client"] == {"name": "editor", "version": "2", "build": None}
        assert found["data"] == str(tmp_path / "data")
        assert found["requests"] == 5 and found["uptime"] >= 0 and found["platform"] in ("linux", "macos")
        # The changes are the company, its creator's access record, and the item.
        assert [(store["name"], store["integrity"], store["changes"]) for store in found["stores"]] == [
            ("device", "ok", 0),
            ("private", "ok", 3),
        ]
        assert all(store["bytes"] > 0 and store["schema"] > 0 for store in found["stores"])
        assert found["log"][0]["level"] == "info" and "serves" in found["log"][0]["message"]
        assert core.call("system.diagnostics")["stores"][0]["integrity"] is None


def test_the_log_in_diagnostics_keeps_the_newest_lines(tmp_path):
    data = tmp_path / "data"
    with Core(data) as core:
        assert len(core.call("system.diagnostics")["log"]) == 1
    with Core(data) as core:
        # A process counts its own requests, not those of earlier processes.
        assert len(core.call("system.diagnostics")["log"]) == 1
        assert (
            core.ask(request("system.diagnostics", {"check": "yes"}))["error"]["data"]["problems"][0]["pointer"]
            == "/check"
        )


def test_where_nobody_knows_who_signs_in_diagnostics_tell_as_little(tmp_path):
    """If the core can't read a store's credentials, it does not know whether a sign-in is needed. So diagnostics show
    only what a caller without a sign-in may see."""
    data = tmp_path / "data"
    with Core(data) as core:
        core.call("companies.create", name="A")
        device = core.call("system.diagnostics")["stores"][0]
        assert device["bytes"] % (1 << 20) and device["changes"] is not None
    path = data / "private.sqlite"
    content = path.read_bytes()
    path.write_bytes(content[:4096] + b"\xff" * (len(content) - 4096))
    with Core(data) as core:
        device = core.call("system.diagnostics")["stores"][0]
        assert device["bytes"] % (1 << 20) == 0 and device["changes"] is None
