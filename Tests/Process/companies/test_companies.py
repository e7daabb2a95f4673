"""Companies are created in the private store, stay selected after restarts, and are deleted with all their records."""

import sqlite3

import pytest

from support.core import Core, item
from support.people import put_into_both_stores, share, write

NOBODY = "01900000-0000-7000-8000-000000000000"


def test_create_get_update(core):
    company = core.call("companies.create", name="Corner Shop")
    assert company["version"] == 1 and company["createdAt"] == company["updatedAt"]
    assert core.call("companies.get", company=company["id"]) == company
    changed = core.call("companies.update", company=company["id"], changes={"name": "Café"}, expect=1)
    assert changed["name"] == "Café" and changed["version"] == 2 and changed["createdAt"] == company["createdAt"]
    assert core.call("companies.update", company=company["id"], changes={"name": "Café"}) == changed
    assert core.call("companies.update", company=company["id"], changes={}) == changed


def test_a_conflict_shows_the_record_as_it_stands(core):
    company = core.call("companies.create", name="A")["id"]
    current = core.call("companies.update", company=company, changes={"name": "B"})
    for method, more in [("companies.update", {"changes": {"name": "C"}}), ("companies.delete", {"confirm": "B"})]:
        error = core.refused(method, company=company, expect=1, **more)
        assert error["data"] == {"kind": "conflict", "current": current} and error["code"] == 2
    assert core.call("companies.get", company=company) == current


@pytest.mark.parametrize("name", ["", " ", "\t", "a\nb", "a\u0000b", "a\u2028b", "a\u0085b", "x" * 201, 5, None, ["a"]])
def test_names_that_are_none(core, name):
    assert core.refused("companies.create", name=name)["data"]["problems"][0]["pointer"] == "/name"
    assert core.call("companies.list")["items"] == []


@pytest.mark.parametrize(
    "name",
    [
        "x" * 200,
        "é" * 200,
        "💶" * 200,
        "'; DROP TABLE companies; --",
        '"quoted"',
        "\\",
        "名前",
        "e\u0301",
        "%s {store} ?1",
    ],
)
def test_names_that_are_some(core, name):
    company = core.call("companies.create", name=name)
    assert company["name"] == name and core.call("companies.get", company=company["id"])["name"] == name


def test_an_id_that_never_was(core):
    for method, more in [
        ("companies.get", {}),
        ("companies.update", {"changes": {"name": "x"}}),
        ("companies.delete", {"confirm": "x"}),
        ("companies.select", {}),
        ("inventory.items.list", {}),
        ("inventory.items.create", item()),
    ]:
        assert core.refused(method, company=NOBODY, **more)["data"] == {"kind": "notFound"}


def test_the_list_is_paged_in_the_order_of_creation(core):
    names = [f"Company {number}" for number in range(25)]
    for name in names:
        core.call("companies.create", name=name)
    seen, after = [], None
    while True:
        page = core.call("companies.list", limit=7, **({"after": after} if after else {}))
        assert len(page["items"]) <= 7
        seen += [listed["name"] for listed in page["items"]]
        after = page["next"]
        if after is None:
            break
    assert seen == names
    assert {(listed["store"], listed["role"], listed["signIn"]) for listed in core.call("companies.list")["items"]} == {
        ("private", "owner", "unneeded")
    }
    for cursor in ("x", "", "companies.", "companies.x", "items.5", "companies." + "f" * 200):
        assert core.refused("companies.list", after=cursor)["data"]["problems"][0]["pointer"] == "/after"
    for limit in (0, 1001, -1, 1.5, "5"):
        assert core.refused("companies.list", limit=limit)["data"]["problems"][0]["pointer"] == "/limit"


def test_the_selection_persists(tmp_path):
    with Core(tmp_path / "data") as core:
        assert core.call("companies.selected") is None
        assert core.refused("inventory.items.list")["data"] == {"kind": "noCompany"}
        first, second = core.call("companies.create", name="A")["id"], core.call("companies.create", name="B")["id"]
        assert core.call("companies.select", company=first)["id"] == first
        assert core.call("companies.select", company=second)["role"] == "owner"
    with Core(tmp_path / "data") as core:
        selected = core.call("companies.selected")
        assert selected["name"] == "B" and selected["store"] == "private"
        assert core.call("companies.get")["name"] == "B"
        assert core.call("inventory.items.create", **item())["company"] == second
        core.call("companies.delete", company=second, confirm="B")
        # One company is left, so it is selected.
        assert core.call("companies.selected")["id"] == first and core.call("companies.get")["name"] == "A"
        core.call("companies.select", company=first)
        assert core.call("companies.select") is None and core.call("companies.selected") is None


def test_deleting_takes_everything_along_and_nothing_else(tmp_path):
    data = tmp_path / "data"
    with Core(data) as core:
        kept, gone = core.call("companies.create", name="Kept")["id"], core.call("companies.create", name="Gone")["id"]
        for company in (kept, gone):
            for number in range(30):
                core.call(
                    "inventory.items.create", company=company, **item(number, category="Tea", archived=number % 3 == 0)
                )
            core.call("inventory.items.search", company=company, text="item")
        assert core.call("companies.delete", company=gone, confirm="Gone") == {"deleted": gone}
        assert core.refused("companies.get", company=gone)["data"] == {"kind": "notFound"}
        for archived, count in ((False, 20), (True, 10)):
            kinds = {"company": kept, "archived": archived}
            assert len(core.call("inventory.items.list", **kinds)["items"]) == count
            assert len(core.call("inventory.items.search", text="item", limit=200, **kinds)["items"]) == count
        # A new company may get the row number of the deleted one, and sees none of its records.
        again = core.call("companies.create", name="Again")["id"]
        assert (
            core.call("inventory.items.list", company=again)["items"]
            == []
            == core.call("inventory.items.search", company=again, text="item")["items"]
        )
        core.call("inventory.items.create", company=again, **item(1))
        assert len(core.call("inventory.items.search", company=again, text="item")["items"]) == 1
    blob = bytes.fromhex(gone.replace("-", ""))
    with sqlite3.connect(data / "private.sqlite") as database:
        tables = [
            name
            for (name,) in database.execute(
                "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%STRICT%'"
            )
        ]
        assert {"companies", "items", "changes", "access_records"} <= set(tables)
        left = [table for table in tables for row in database.execute(f"SELECT * FROM {table}") if blob in row]
        # The change log has only the deletion itself.
        assert left == ["changes"]
    database.close()


def test_the_creator_gets_an_owners_access_record(tmp_path):
    with Core(tmp_path / "data") as core:
        company = core.call("companies.create", name="A")["id"]
    with sqlite3.connect(tmp_path / "data/private.sqlite") as database:
        rows = database.execute("SELECT company, isOwner, deptMask, managerMask FROM access_records").fetchall()
        assert rows == [(bytes.fromhex(company.replace("-", "")), 1, 0, 0)]
        assert sorted(row[0] for row in database.execute("SELECT entity FROM changes")) == ["access", "company"]
    # No company is shared yet, so there is no shared store.
    assert not (tmp_path / "data/shared.sqlite").exists()


def test_a_company_in_both_stores_is_the_shared_one(tmp_path):
    data = tmp_path / "data"
    with Core(data) as core:
        company = core.call("companies.create", name="Private name")["id"]
        core.call("companies.select", company=company)
    put_into_both_stores(data)
    write(data / "shared.sqlite", "UPDATE companies SET name = 'Shared name'")
    write(data / "shared.sqlite", "UPDATE access_records SET isOwner = 0, deptMask = 1")
    with Core(data) as core:
        selected = core.call("companies.selected")
        assert (selected["name"], selected["store"], selected["role"]) == (
            "Shared name",
            "shared",
            "participant",
        )
        assert [(listed["store"], listed["name"]) for listed in core.call("companies.list")["items"]] == [
            ("shared", "Shared name")
        ]
        # A participant with the inventory bit can create items there, but can't delete or rename the company.
        made = core.call("inventory.items.create", **item())
        for method, params in [
            ("inventory.items.delete", {"id": made["id"]}),
            ("companies.update", {"changes": {"name": "x"}}),
            ("companies.delete", {"company": company, "confirm": "x"}),
        ]:
            error = core.refused(method, **params)
            assert error["data"]["kind"] == "forbidden" and error["data"]["needs"]["rule"] in (
                "manager",
                "owner",
                "founder",
            )
        assert core.call("companies.get")["name"] == "Shared name"


@pytest.mark.parametrize(
    "lost",
    ["device", "private"],
)
def test_a_lost_store_takes_only_what_it_held(data, tmp_path, lost):
    """If one store is lost, the account and the companies in the other stores stay the same."""
    donor = tmp_path / "donor"
    with Core(donor) as core:
        theirs = core.call("companies.create", name="Theirs")["id"]
    with Core(data) as core:
        shop = core.call("companies.create", name="Shop")
        core.call("companies.select", company=shop["id"])
    account = share(donor, data, theirs)
    with Core(data) as core:
        own = core.call("companies.personal")
    for file in data.glob(f"{lost}.sqlite*"):
        file.unlink()
    with Core(data) as core:
        assert core.call("access.whoami")["account"] == account
        # The selection is stored with the companies. If the only company left is a shared one, it is used without a
        # selection. The account's access record is lost with the other store.
        if lost == "device":
            assert core.call("companies.get")["id"] == shop["id"]
        else:
            assert core.refused("companies.get")["data"]["kind"] == "forbidden"
        listed = [one["id"] for one in core.call("companies.list")["items"]]
        assert sorted(listed) == sorted([theirs, shop["id"], own["id"]] if lost == "device" else [theirs])
        # The company's id is computed from the account's id, so it is the same if the company is created again.
        assert core.call("companies.personal")["id"] == own["id"]


def test_a_company_that_must_be_named_is_never_found_missing(core):
    methods = {one["name"]: one for one in core.call("rpc.discover")["methods"]}
    kinds = {name: [error["data"]["kind"] for error in one["errors"]] for name, one in methods.items()}
    assert "noCompany" not in kinds["companies.delete"] and "noCompany" in kinds["companies.get"]
    (problem,) = core.refused("companies.delete", confirm="Shop")["data"]["problems"]
    assert (problem["pointer"], problem["kind"]) == ("/company", "missing")
    assert problem["message"] == "company is missing (the id of the company)"


def test_the_only_company_is_the_selected_one(data):
    with Core(data) as core:
        assert core.call("companies.selected") is None
        assert core.refused("inventory.items.list")["data"] == {"kind": "noCompany"}
        live = core.call("live.open", query={"method": "companies.selected"})["live"]
        shop = core.call("companies.create", name="Shop")["id"]
        (told,) = (line["params"] for line in core.said() if line.get("method") == "live.changed")
        assert told["live"] == live and shop in str(told["result"])
        made = core.call("inventory.items.create", **item())
        assert made["company"] == shop and core.call("companies.get")["id"] == shop
    with Core(data) as core:
        assert core.call("inventory.items.list")["items"] == [made]
        # With two companies, one must be selected.
        other = core.call("companies.create", name="Other")["id"]
        assert core.call("companies.selected") is None
        assert core.refused("inventory.items.list")["data"] == {"kind": "noCompany"}
        # The selected company was deleted, and one company is left.
        core.call("companies.select", company=other)
        core.call("companies.delete", company=other, confirm="Other")
        assert core.call("inventory.items.list")["items"] == [made]
        # A front end may select no company.
        assert core.call("companies.select", company=None) is None
        assert core.refused("inventory.items.list")["data"] == {"kind": "noCompany"}
    with Core(data) as core:
        assert core.call("companies.selected") is None
