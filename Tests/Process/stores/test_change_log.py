"""The contents of the change log: old and new values of an update, the last state of a deleted record, and the
origin."""

import json

import pytest

from support.core import Core, item
from support.people import COST, rows, sign_in, staffed, write

CHANGES = "SELECT entity, action, fields, old, new, origin FROM changes ORDER BY seq"
CREATED, UPDATED, DELETED = 1, 2, 3


def logged(data):
    return [
        (
            row["entity"],
            row["action"],
            *(json.loads(row[name]) if row[name] else None for name in ("fields", "old", "new")),
        )
        for row in rows(data / "private.sqlite", CHANGES)
    ]


def test_values_are_kept(data):
    with Core(data) as core:
        shop = core.call("companies.create", name="Shop")["id"]
        beans = core.call("inventory.items.create", company=shop, **item(1, cost=COST))
        changes = {"name": "Beans", "category": "Coffee", "cost": {"amount": 1, "currency": "EUR"}}
        core.call("inventory.items.update", company=shop, id=beans["id"], changes=changes)
        core.call("inventory.items.update", company=shop, id=beans["id"], changes={"category": None})
        last = core.call("inventory.items.get", company=shop, id=beans["id"])
        core.call("inventory.items.delete", company=shop, id=beans["id"])
        assert {row["origin"] for row in rows(data / "private.sqlite", CHANGES)} == {0}
        assert [one for one in logged(data) if one[0] == "item"] == [
            ("item", CREATED, None, None, None),
            (
                "item",
                UPDATED,
                ["name", "category", "cost"],
                {"name": "Item 1", "category": None, "cost": COST},
                changes,
            ),
            ("item", UPDATED, ["category"], {"category": "Coffee"}, {"category": None}),
            ("item", DELETED, None, last, None),
        ]


def test_a_company_that_is_deleted_leaves_no_state(data):
    with Core(data) as core:
        shop = core.call("companies.create", name="Secret shop")["id"]
        core.call("companies.delete", company=shop, confirm="Secret shop")
        assert logged(data) == [("company", DELETED, None, None, None)]


def test_restricted_values_stay_restricted(data):
    """The change log has costs. A user who may not see costs does not get them from the log."""
    with Core(data) as core:
        company, _ = staffed(core, ("clerk", {"preset": "warehouse"}))
        sign_in(core, company, "owner")
        beans = core.call("inventory.items.create", company=company, **item(1, cost=COST))
        core.call("inventory.items.update", company=company, id=beans["id"], changes={"cost": None, "name": "Beans"})
        sign_in(core, company, "clerk")
        told = json.dumps(core.call("events.since"))
        assert '"cost"' not in told and '"name"' in told and ": 1890" not in told


@pytest.mark.parametrize("fields", ['["name"]', None])
def test_the_log_of_an_older_program_is_read(data, fields):
    """The log of an older program has only the names of changed members."""
    with Core(data) as core:
        shop = core.call("companies.create", name="Shop")["id"]
        core.call("companies.update", company=shop, changes={"name": "Store"})
    write(data / "private.sqlite", "UPDATE changes SET old = NULL, new = NULL, fields = ? WHERE action = 2", fields)
    with Core(data) as core:
        found = [one["fields"] for one in core.call("events.since")["events"] if one["action"] == "updated"]
        assert found == [json.loads(fields or "[]")]
