"""Unreadable members of companies and access records are named, and not overwritten."""

import pytest

from support.core import Core
from support.people import rows, write

COMPANY = {
    "name": "Shop",
    "address": {"city": "Köln"},
    "currency": "EUR",
    "departments": [{"name": "Returns", "mask": 1 << 16}],
    "settings": {"sessionHours": 8},
}
EMPTY = {
    "address": None,
    "currency": None,
    "departments": [],
    "settings": {
        "allowNegativeStock": False,
        "counterContact": None,
        "creditNoteNumberFormat": None,
        "expiryDays": 30,
        "historyMonths": None,
        "idleMinutes": None,
        "invoiceNumberFormat": None,
        "orderNumberFormat": "{number}",
        "purchaseNumberFormat": "P-{number:5}",
        "requireCredentials": False,
        "rounding": None,
        "sessionHours": 12,
        "taxRounding": None,
    },
}


def stored(data, name, table="companies"):
    (row,) = rows(data / "private.sqlite", f"SELECT CAST({name} AS BLOB) AS value FROM {table}")
    return row["value"]


@pytest.fixture
def shop(data):
    with Core(data) as core:
        return core.call("companies.create", **COMPANY)


@pytest.mark.parametrize(
    "name, damage", [("address", "{bad"), ("settings", "{bad"), ("departments", "[{]"), ("currency", "E")]
)
def test_a_company_names_what_can_not_be_read_of_it(data, shop, name, damage):
    write(data / "private.sqlite", f"UPDATE companies SET {name} = ?", damage)
    shown = shop | {name: EMPTY[name], "unreadable": [name]}
    with Core(data) as core:
        assert core.call("companies.get") == shown
        error = core.refused("companies.update", changes={"name": "Other"}, expect=7)
        assert error["data"]["current"] == shown
        for method, params in (
            ("update", {"changes": {"name": "Other"}}),
            ("update", {"changes": {"logo": "x"}}),
            ("setTier", {"tier": "business"}),
        ):
            changed = core.call(f"companies.{method}", **params)
            assert (changed[name], changed["unreadable"]) == (EMPTY[name], [name])
        assert core.call("companies.get") == changed
    assert stored(data, name) == damage.encode()
    # Setting the member replaces the unreadable value, also if the new value is the one that was shown instead.
    with Core(data) as core:
        anew = core.call("companies.update", changes={name: EMPTY[name]})
        assert "unreadable" not in anew and anew["version"] == changed["version"] + 1
        assert core.call("companies.get") == anew
        assert core.call("companies.update", changes={name: EMPTY[name]}) == anew
    assert stored(data, name) != damage.encode()


def test_a_patch_of_an_address_that_can_not_be_read_is_merged_into_nothing(data, shop):
    write(data / "private.sqlite", "UPDATE companies SET address = ?", "{bad")
    with Core(data) as core:
        changed = core.call("companies.update", changes={"address": {"city": "Bonn"}})
        assert changed["address"]["city"] == "Bonn" and "unreadable" not in changed


def test_an_access_record_names_what_can_not_be_read_of_it(data, shop):
    with Core(data) as core:
        core.call("companies.setTier", tier="business")
        core.call("access.grant", name="Ada", preset="warehouse")
    damaged = "UPDATE access_records SET name = CAST(? AS TEXT), recoveredAt = ? WHERE isOwner = 0"
    write(data / "private.sqlite", damaged, b"Ad\xff", 1 << 60)
    with Core(data) as core:
        (_, listed) = core.call("access.list")["items"]
        access = listed["access"]
        assert (access["name"], access["recoveredAt"]) == ("Ad\ufffd", None)
        assert access["unreadable"] == ["name", "recoveredAt"]
        user = access["user"]
        error = core.refused("access.grant", user=user, deptMask=1, expect=7)
        assert error["data"]["current"] == access
        changed = core.call("access.grant", user=user, deptMask=1)
        assert changed["unreadable"] == ["name", "recoveredAt"]
    assert stored(data, "name", "access_records WHERE isOwner = 0") == b"Ad\xff"
    with Core(data) as core:
        named = core.call("access.grant", user=user, name="Ada")
        assert named["name"] == "Ada" and named["unreadable"] == ["recoveredAt"]
        assert core.call("access.list")["items"][1]["access"] == named
    assert stored(data, "recoveredAt", "access_records WHERE isOwner = 0") == str(1 << 60).encode()


def test_what_must_be_there_of_an_access_record_and_can_not_be_read_is_a_fault(data, shop):
    write(data / "private.sqlite", "UPDATE access_records SET createdAt = ?", 1 << 60)
    with Core(data) as core:
        assert core.refused("access.list")["data"] == {"kind": "storageFault"}
        assert core.call("companies.get") == shop
