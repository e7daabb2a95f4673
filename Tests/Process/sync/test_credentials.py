"""Credentials are the same on all devices of an account, and on no device of another account."""

import pytest

from support.container import Container
from support.core import CallError
from support.people import rows, write

PASSWORD = "a long word for tests"


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch):
    monkeypatch.setenv("MAINSPRING_QUICK_PASSWORDS", "1")


@pytest.fixture
def shop(devices, shop):
    devices[0].call("access.credentials.create", company=shop, username="owner", password=PASSWORD)
    devices[0].call("access.signIn", company=shop, username="owner", password=PASSWORD)
    for _ in range(2):
        devices.sync()
    return shop


def kind(core, method, **params):
    with pytest.raises(CallError) as error:
        core.call(method, **params)
    return error.value.error["data"]["kind"]


def test_a_company_with_credentials_asks_for_them_on_every_device(devices, shop):
    two = devices[1]
    assert kind(two, "inventory.items.list", company=shop) == "signInRequired"
    assert kind(two, "access.signIn", company=shop, username="owner", password="another long word") == "signInFailed"
    two.call("access.signIn", company=shop, username="owner", password=PASSWORD)
    assert two.call("inventory.items.list", company=shop)["items"] == []


def test_another_password_ends_the_session_on_the_other_device(devices, shop):
    one, two = devices
    two.call("access.signIn", company=shop, username="owner", password=PASSWORD)
    one.call("access.credentials.changePassword", company=shop, password=PASSWORD, newPassword="another long word")
    devices.sync(0, 1)
    assert kind(two, "inventory.items.list", company=shop) == "signInRequired"
    two.call("access.signIn", company=shop, username="owner", password="another long word")


def test_they_stand_in_the_account_s_own_zone(devices, shop):
    with Container(devices.file) as container:
        company = container.changes(zone={"name": shop})
        assert "UserPass" not in {one["recordType"] for one in company["records"]}
        (found,) = container.changes()["records"]
        assert (found["recordType"], found["fields"]["username"]["value"]) == ("UserPass", "owner")
        assert PASSWORD not in str(found)


def test_those_of_an_earlier_version_keep_working(devices, shop):
    """Earlier versions call the record type Credentials, in the container and in what a device knows of it."""
    for core in devices.cores:
        core.__exit__(None, None, None)
    write(devices.file, "UPDATE records SET type = 'Credentials' WHERE type = 'UserPass'")
    for store in devices.folder.glob("*/private.sqlite"):
        write(store, "UPDATE sync_known SET recordType = 'Credentials' WHERE recordType = 'UserPass'")
        write(store, "UPDATE sync_state SET value = '7' WHERE name = 'tables'")
    devices.cores = [devices.begin(number) for number in range(2)]
    one, two = devices
    one.call("access.signIn", company=shop, username="owner", password=PASSWORD)
    one.call("access.credentials.changePassword", company=shop, password=PASSWORD, newPassword="another long word")
    devices.sync(0, 1)
    two.call("access.signIn", company=shop, username="owner", password="another long word")
    devices.rest()
    (record,) = rows(devices.file, "SELECT type FROM records WHERE type IN ('UserPass', 'Credentials')")
    assert record == {"type": "UserPass"}


def test_no_event_tells_of_them(devices, shop):
    for core in devices:
        if core is devices[1]:
            core.call("access.signIn", company=shop, username="owner", password=PASSWORD)
        events = core.call("events.since")["events"]
        assert {event["type"] for event in events} <= {"company", "access", "location", "syncEvent"}


def apart(devices, shop):
    """Two devices on which the owner is signed in, and which do not sync for now."""
    for _ in range(3):
        devices.sync()
    devices[1].call("access.signIn", company=shop, username="owner", password=PASSWORD)
    for core in devices:
        core.call("sync.disconnect")


def together(devices, order):
    for number in order:
        devices[number].call("sync.connect", cloud=str(devices.file))
        devices[number].call("sync.now", wait=True)
    for _ in range(4):
        devices.sync()


def signed_in(core, shop, username, password):
    """Returns the username after a sign-in with these credentials, or None if the sign-in fails."""
    try:
        core.call("access.signIn", company=shop, username=username, password=password)
    except CallError:
        return None
    return core.call("access.whoami", company=shop)["name"]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_of_two_people_with_one_username_the_later_gets_another(devices, shop, order):
    devices[0].call("companies.setTier", company=shop, tier="business")
    apart(devices, shop)
    for number, core in enumerate(devices):
        user = core.call("access.grant", company=shop, preset="warehouse", name=f"P{number}")["user"]
        core.call("access.credentials.create", company=shop, user=user, username="sam", password=f"{PASSWORD} {number}")
    together(devices, order)
    # The container decides which credentials are the later ones: those that it received later, even if they were
    # created first.
    first, second = order
    for core in devices:
        assert signed_in(core, shop, "sam", f"{PASSWORD} {first}") == f"P{first}"
        assert signed_in(core, shop, "sam-2", f"{PASSWORD} {second}") == f"P{second}"


def open_lines(core, shop):
    return core.call("sync.conflicts.list", company=shop, resolved=False)["items"]


@pytest.mark.parametrize("resolving", [0, 1])
@pytest.mark.parametrize("by", ["id", "record"])
def test_a_line_about_credentials_is_resolved_for_all_devices(devices, shop, resolving, by):
    devices[0].call("companies.setTier", company=shop, tier="business")
    apart(devices, shop)
    for number, core in enumerate(devices):
        user = core.call("access.grant", company=shop, preset="warehouse", name=f"P{number}")["user"]
        core.call("access.credentials.create", company=shop, user=user, username="sam", password=f"{PASSWORD} {number}")
    together(devices, (0, 1))
    core = devices[resolving]
    (line,) = open_lines(core, shop)
    assert (line["type"], line["field"], line["reason"]) == ("credential", "username", "renamed")
    assert line["local"] is line["server"] is None
    which = {"id": line["id"]} if by == "id" else {"record": line["record"]}
    # The line has no values, so the other credentials can't be chosen.
    (other,) = {"local", "server"} - {line["kept"]}
    refused = core.refused("sync.conflicts.resolve", company=shop, take=other, **which)
    assert refused["data"]["problems"][0]["pointer"] == "/take"
    assert f"`take` must be {line['kept']}" in refused["message"] + str(refused["data"])
    (resolved,) = core.call("sync.conflicts.resolve", company=shop, take=line["kept"], **which)["conflicts"]
    assert resolved["id"] == line["id"] and resolved["resolvedAt"] is not None
    for _ in range(3):
        devices.sync()
    for core in devices:
        assert open_lines(core, shop) == []
        (same,) = core.call("sync.conflicts.list", company=shop, resolved=True)["items"]
        assert same["id"] == line["id"]
        assert [signed_in(core, shop, name, f"{PASSWORD} {number}") for name, number in (("sam", 0), ("sam-2", 1))] == [
            "P0",
            "P1",
        ]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_username_and_its_password_stay_together(devices, shop, order):
    devices[0].call("companies.setTier", company=shop, tier="business")
    user = devices[0].call("access.grant", company=shop, preset="warehouse", name="Walter")["user"]
    apart(devices, shop)
    pairs = [("walt", f"{PASSWORD} 0"), ("walter", f"{PASSWORD} 1")]
    for core, (username, password) in zip(devices, pairs):
        core.call("access.credentials.create", company=shop, user=user, username=username, password=password)
    together(devices, order)
    found = [[signed_in(core, shop, *pair) for pair in pairs] for core in devices]
    assert found[0] == found[1] and sorted(found[0], key=str) == [None, "Walter"]
