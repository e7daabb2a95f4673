"""Who signs in on one device signs in on the other, and on no other account's."""

import pytest

from support.container import Container
from support.core import CallError

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
        assert "Credentials" not in {one["recordType"] for one in company["records"]}
        (found,) = container.changes()["records"]
        assert (found["recordType"], found["fields"]["username"]["value"]) == ("Credentials", "owner")
        assert PASSWORD not in str(found)


def test_no_event_tells_of_them(devices, shop):
    for core in devices:
        if core is devices[1]:
            core.call("access.signIn", company=shop, username="owner", password=PASSWORD)
        events = core.call("events.since")["events"]
        assert {event["type"] for event in events} <= {"company", "access", "location", "syncEvent"}
