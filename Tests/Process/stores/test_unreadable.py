"""Unreadable stored members: damaged ones, and those of a newer program. Their values are never shown as other values,
never overwritten without a request, and never break a line."""

import json
import sqlite3

import pytest

from support.core import Core, item
from support.people import blob

DAMAGED_JSON = [
    b"[",
    b"[x",
    b'{"amount":1',
    b'["a]',
    b"[1,]",
    b'{"a":1,}',
    b"{,}",
    b"[01]",
    b'["\x01"]',
    b'["\xff"]',
    b"nul",
    b"",
    b"[]]",
]
DAMAGED_JSON += [b'["\\x"]', b'["\\u12g4"]', b"[1.]", b"[1e]", b"[-]", b'{"a" :1}', b"{1:2}", b"[" * 200 + b"]" * 200]


def change(data, id, **columns):
    """Writes a value into a row of the items that no present core would write."""
    with sqlite3.connect(data / "private.sqlite") as database:
        # The tables are STRICT and take only text here. The cast stores bytes that are no valid text.
        for name, value in columns.items():
            database.execute(f"UPDATE items SET {name} = CAST(? AS TEXT) WHERE id = ?", (value, blob(id)))
    database.close()


def stored(data, id, name):
    with sqlite3.connect(data / "private.sqlite") as database:
        (value,) = database.execute(f"SELECT CAST({name} AS BLOB) FROM items WHERE id = ?", (blob(id),)).fetchone()
    database.close()
    return value


@pytest.fixture
def beans(data):
    """An item with all its members, some of which are damaged later."""
    with Core(data) as core:
        core.call("companies.select", company=core.call("companies.create", name="Shop")["id"])
        return core.call(
            "inventory.items.create",
            **item(
                "BEAN",
                condition="used",
                cost={"amount": 100, "currency": "EUR"},
                tags=["a"],
                custom={"x": 1},
                manufacturer="Roaster",
            ),
        )


def test_what_a_newer_program_wrote_is_kept(data, beans):
    change(data, beans["id"], condition=b"refurbished-a")
    shown = beans | {"condition": None, "unreadable": ["condition"]}
    with Core(data) as core:
        assert core.call("inventory.items.get", id=beans["id"]) == shown
        assert core.call("inventory.items.list")["items"] == [shown]
        changed = core.call("inventory.items.update", id=beans["id"], changes={"name": "Other"})
        assert changed == shown | {"name": "Other", "version": 2, "updatedAt": changed["updatedAt"]}
        assert core.call("inventory.items.get", id=beans["id"]) == changed
    assert stored(data, beans["id"], "condition") == b"refurbished-a"
    # Setting the field replaces the unreadable value, also if the new value is the one from before the damage.
    with Core(data) as core:
        set_anew = core.call("inventory.items.update", id=beans["id"], changes={"condition": "new"})
        assert set_anew["condition"] == "new" and "unreadable" not in set_anew and set_anew["version"] == 3
        (event,) = [one for one in core.call("events.since")["events"] if one.get("version") == 3]
        assert event["fields"] == ["condition"]
    assert stored(data, beans["id"], "condition") == b"new"


def test_null_takes_it_away(data, beans):
    change(data, beans["id"], condition=b"refurbished-a")
    with Core(data) as core:
        changed = core.call("inventory.items.update", id=beans["id"], changes={"condition": None})
        assert changed["condition"] is None and "unreadable" not in changed
    assert stored(data, beans["id"], "condition") is None


@pytest.mark.parametrize("damage", DAMAGED_JSON, ids=[repr(one[:12]) for one in DAMAGED_JSON])
@pytest.mark.parametrize("name, empty", [("cost", None), ("tags", []), ("barcodes", [])])
def test_damaged_json_never_leaves(data, beans, name, empty, damage):
    change(data, beans["id"], **{name: damage})
    with Core(data) as core:
        for shown in (
            core.call("inventory.items.get", id=beans["id"]),
            *core.call("inventory.items.list")["items"],
            core.call("inventory.items.update", id=beans["id"], changes={"name": "Other"}),
        ):
            assert (shown[name], shown["unreadable"]) == (empty, [name])
    assert stored(data, beans["id"], name) == damage


def test_a_patch_of_what_can_not_be_read_must_be_whole(data, beans):
    """A patch can't be merged into an unreadable value, because the other members would be invented."""
    change(data, beans["id"], cost=b'{"amount":1')
    with Core(data) as core:
        error = core.refused("inventory.items.update", id=beans["id"], changes={"cost": {"currency": "EUR"}})
        assert error["data"]["problems"][0]["pointer"] == "/changes/cost/amount"
        whole = {"amount": 5, "currency": "EUR"}
        assert core.call("inventory.items.update", id=beans["id"], changes={"cost": whole})["cost"] == whole


def test_a_text_that_is_no_utf8_is_shown_as_far_as_it_can_be_read(data, beans):
    change(data, beans["id"], name=b"Caf\xff", manufacturer=b"\xc3")
    with Core(data) as core:
        shown = core.call("inventory.items.get", id=beans["id"])
        assert (shown["name"], shown["manufacturer"]) == ("Caf\ufffd", "\ufffd")
        assert shown["unreadable"] == ["name", "manufacturer"]
        assert core.call("inventory.items.update", id=beans["id"], changes={"unit": "g"})["name"] == "Caf\ufffd"
    assert (stored(data, beans["id"], "name"), stored(data, beans["id"], "manufacturer")) == (b"Caf\xff", b"\xc3")


def test_what_must_be_there_and_can_not_be_read_is_a_fault(data, beans):
    with sqlite3.connect(data / "private.sqlite") as database:
        database.execute("UPDATE items SET createdAt = 9000000000000000")
    database.close()
    with Core(data) as core:
        for method, params in [
            ("get", {"id": beans["id"]}),
            ("update", {"id": beans["id"], "changes": {"name": "Other"}}),
            ("list", {}),
        ]:
            error = core.refused(f"inventory.items.{method}", **params)
            assert error["data"] == {"kind": "storageFault"}, method
        assert core.call("inventory.items.delete", id=beans["id"]) == {"deleted": beans["id"]}
        assert core.call("inventory.items.list")["items"] == []


def test_the_log_of_a_deletion_holds_nothing_that_was_not_there(data, beans):
    change(data, beans["id"], condition=b"refurbished-a")
    with Core(data) as core:
        core.call("inventory.items.delete", id=beans["id"])
    with sqlite3.connect(data / "private.sqlite") as database:
        rows = database.execute("SELECT old FROM changes WHERE version > 0 AND old IS NOT NULL").fetchall()
    database.close()
    assert (
        "refurbished" not in str(rows) and '"condition":null' in str(rows) and '"unreadable":["condition"]' in str(rows)
    )


def test_each_damaged_byte_leaves_a_line_that_is_json(data, beans):
    """Each byte of a row may be damaged, and the reply is still valid JSON."""
    text = json.dumps(beans["custom"], separators=(",", ":")).encode()
    for place in range(len(text)):
        for byte in (0, 0x22, 0x5C, 0x7D, 0xC3, 0xFF):
            change(data, beans["id"], tags=text[:place] + bytes([byte]) + text[place + 1 :])
            with Core(data) as core:
                core.call("inventory.items.get", id=beans["id"])


def test_a_currency_that_older_programs_took_is_read(data, beans):
    old = {"amount": -5, "currency": "XQZ"}
    change(data, beans["id"], cost=json.dumps(old, separators=(",", ":")).encode())
    with sqlite3.connect(data / "private.sqlite") as database:
        database.execute("UPDATE companies SET currency = 'XQZ'")
    database.close()
    with Core(data) as core:
        assert core.call("inventory.items.get", id=beans["id"])["cost"] == old
        changed = core.call("inventory.items.update", id=beans["id"], changes={"name": "Other"})
        assert changed["cost"] == old and "unreadable" not in changed
        company = core.call("companies.update", changes={"name": "Other"})
        assert company["currency"] == "XQZ" and "unreadable" not in company
