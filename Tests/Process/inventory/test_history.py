"""The history of records, newest first: changes with old and new values, entries of the ledger, and the last state of
deleted records."""

import json

import pytest

from support.core import Core, item, until
from support.order_desk import Desk
from support.people import CLERK, COST, HOUR, NEVER, at, rows, sign_in, staffed, write


@pytest.fixture
def shop(data):
    with Core(data) as core:
        core.company = core.call("companies.create", name="Shop")["id"]
        yield core


def history(core, id, of="inventory.items", **more):
    """Returns the whole history of a record, read page by page."""
    found, after = [], None
    while True:
        page = core.call(f"{of}.history", id=id, after=after, **more)
        assert len(page["items"]) <= more.get("limit", 50)
        found += page["items"]
        after = page["next"]
        if after is None:
            return found


def kinds(entries):
    return [entry["kind"] for entry in entries]


def test_changes_are_told_newest_first(shop):
    beans = shop.call("inventory.items.create", **item())
    me = shop.call("access.whoami")["user"]
    cost = {"amount": 5, "currency": "EUR"}
    first = shop.call("inventory.items.update", id=beans["id"], changes={"name": "Beans", "cost": cost})
    second = shop.call("inventory.items.update", id=beans["id"], changes={"tags": ["a", "b"], "cost": None})
    nobody = {"actor": me, "username": None, "entry": None}
    assert history(shop, beans["id"]) == [
        {
            "at": second["updatedAt"],
            **nobody,
            "kind": "changed",
            "fields": [{"name": "tags", "from": [], "to": ["a", "b"]}, {"name": "cost", "from": cost, "to": None}],
        },
        {
            "at": first["updatedAt"],
            **nobody,
            "kind": "changed",
            "fields": [
                {"name": "name", "from": "Item 1", "to": "Beans"},
                {"name": "cost", "from": None, "to": cost},
            ],
        },
        {"at": beans["createdAt"], **nobody, "kind": "created", "fields": []},
    ]


@pytest.fixture
def clocked(data):
    """Changes and entries are sorted by time, so the clock gives each call a different time."""
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        core.call("companies.create", name="Shop")
        yield core


@pytest.mark.parametrize("limit", [1, 2, 3, 50])
def test_what_came_and_went_is_part_of_it(clocked, limit):
    beans, other = (clocked.call("inventory.items.create", **item(number))["id"] for number in (1, 2))
    entries = []
    for number in range(4):
        for id in (other, beans):
            entries += clocked.call("inventory.stock.receive", item=id, quantity=number + 1)["entries"]
        clocked.call("inventory.items.update", id=beans, changes={"name": f"Beans {number}"})
    found = history(clocked, beans, limit=limit)
    assert kinds(found) == ["changed", "stock"] * 4 + ["created"]
    mine = [entry for entry in entries if entry["item"] == beans]
    assert [one["entry"] for one in found if one["kind"] == "stock"] == mine[::-1]
    assert [one["at"] for one in found if one["kind"] == "stock"] == [entry["at"] for entry in mine[::-1]]
    assert [one["at"] for one in found] == sorted((one["at"] for one in found), reverse=True)


def test_many_changes_at_one_instant(shop):
    """300 items are created at the same time. The history of each of them has its own creation."""
    names = [f"Item {number}" for number in range(300)]
    made = [shop.call("inventory.items.create", **item(number, name=name))["id"] for number, name in enumerate(names)]
    assert all(kinds(history(shop, id)) == ["created"] for id in made[::7])


def test_restricted_members_and_the_last_state(data):
    with Core(data) as core:
        company, users = staffed(core, CLERK, ("boss", {"managerMask": 1, "deptMask": 1}), ("friend", {"deptMask": 8}))
        beans = core.call("inventory.items.create", **item(cost=COST))
        core.call("inventory.items.update", id=beans["id"], changes={"cost": None, "name": "Beans"})
        other = core.call("inventory.items.create", **item(2))["id"]
        core.call("inventory.stock.receive", item=other, quantity=1, unitCost=COST)
        sign_in(core, company, "boss")
        core.call("inventory.items.update", id=beans["id"], changes={"cost": COST})
        core.call("inventory.items.delete", id=beans["id"])
        full = history(core, beans["id"])
        assert kinds(full) == ["deleted", "changed", "changed", "created"]
        assert [(one["actor"], one["username"]) for one in full] == [(users["boss"], "boss")] * 2 + [
            (users["owner"], "owner")
        ] * 2
        last = {field["name"]: field["from"] for field in full[0]["fields"]}
        assert last["cost"] == COST and last["name"] == "Beans" and last["version"] == 3
        assert all(field["to"] is None for field in full[0]["fields"])
        (stock, _) = history(core, other)
        assert stock["entry"]["unitCost"] == COST
        sign_in(core, company, "clerk")
        seen = history(core, beans["id"])
        assert [[field["name"] for field in one["fields"]] for one in seen] == [[], [], ["name"], []]
        assert "unitCost" not in history(core, other)[0]["entry"]
        assert ": 1890" not in json.dumps(seen + history(core, other))
        sign_in(core, company, "friend")
        assert core.refused("inventory.items.history", id=beans["id"])["data"]["kind"] == "forbidden"


def test_of_one_millisecond_creation_comes_first(data):
    with Core(data, "--clock", "2026-08-01T09:00:00.000Z") as core:
        core.call("companies.create", name="Shop")
        made = core.call("inventory.items.create", **item())
    with Core(data, "--clock", made["createdAt"]) as core:
        core.call("inventory.stock.receive", item=made["id"], quantity=1)  # its first request: at the same millisecond
        entries = history(core, made["id"])
        assert entries[0]["at"] == entries[1]["at"]
        assert kinds(entries) == ["stock", "created"]
        first = core.call("inventory.items.history", id=made["id"], limit=1)
        (last,) = core.call("inventory.items.history", id=made["id"], limit=1, after=first["next"])["items"]
        assert (first["items"], last) == ([entries[0]], entries[1])


def test_of_what_never_was(shop):
    contact = shop.call("contacts.create", name="Roastery", kinds=["supplier"])["id"]
    beans = shop.call("inventory.items.create", **item())["id"]
    for id in (NEVER, contact, shop.company):
        assert shop.refused("inventory.items.history", id=id)["data"]["kind"] == "notFound"
    shop.call("contacts.delete", id=contact)
    assert shop.refused("inventory.items.history", id=contact)["data"]["kind"] == "notFound"
    other = shop.call("companies.create", name="Other")["id"]
    shop.call("inventory.items.delete", company=shop.company, id=beans)
    assert shop.refused("inventory.items.history", company=other, id=beans)["data"]["kind"] == "notFound"
    assert kinds(history(shop, beans, company=shop.company)) == ["deleted", "created"]
    for cursor in ("history.1", "history.0-0", "history.-1-1", "items.5", "history.zz-zzzzzzzzzzzzzzzz", "x"):
        error = shop.refused("inventory.items.history", company=shop.company, id=beans, after=cursor)
        assert error["data"]["problems"][0]["pointer"] == "/after", cursor


def test_contacts_have_one(shop):
    made = shop.call("contacts.create", name="Roastery", kinds=["supplier"])["id"]
    shop.call("contacts.update", id=made, changes={"paymentDays": 30})
    shop.call("contacts.delete", id=made)
    found = history(shop, made, "contacts")
    assert kinds(found) == ["deleted", "changed", "created"]
    assert found[1]["fields"] == [{"name": "paymentDays", "from": None, "to": 30}]


def test_it_is_live(shop):
    beans = shop.call("inventory.items.create", **item())["id"]
    live = shop.call("live.open", query={"method": "inventory.items.history", "params": {"id": beans}})
    assert kinds(live["result"]["items"]) == ["created"]
    shop.call("inventory.items.update", id=beans, changes={"name": "Beans"})
    shop.call("inventory.stock.receive", item=beans, quantity=1)
    (*_, last) = [line["params"]["result"] for line in shop.said()]
    assert kinds(last["items"]) == ["stock", "changed", "created"]


def test_a_clock_that_is_set_back_hides_nothing(data):
    made = []
    for hour in (10, 3, 7, 1, 20, 19):
        with Core(data, "--clock", at(1_767_225_600_000 + hour * HOUR)) as core:
            if not made:
                core.call("companies.create", name="Shop")
            for number in range(20):
                made.append(core.call("inventory.items.create", **item(f"{hour}-{number}"))["id"])
            core.call("inventory.items.update", id=made[0], changes={"name": f"At {hour}"})
    with Core(data) as core:
        assert all(kinds(history(core, id)) == ["created"] for id in made[1:])
        assert kinds(history(core, made[0])) == ["changed"] * 6 + ["created"]
    assert len(rows(data / "private.sqlite", "SELECT * FROM changes_breaks")) == 3


def test_the_changes_of_lines_are_kept_as_those_of_their_order(data):
    with Core(data, "--keep-changes", "1") as core:
        shop = Desk(core, beans=10)
        shop.call("companies.select", company=shop.company)
        order = shop.order(("beans", 1), ("beans", 2))
        first, second = (line["id"] for line in order["lines"])
        for quantity in (5, 6):
            shop.call("orders.lines.update", id=first, changes={"quantity": quantity})
        shop.call("orders.lines.remove", id=second)
    with Core(data, "--keep-changes", "1") as core:
        core.call("companies.list")
        until(lambda: not rows(data / "private.sqlite", "SELECT seq FROM changes WHERE entity = 'stockEntry'"))
        entries = core.call("orders.history", id=order["id"])["items"]
        told = [(entry["part"], entry["kind"]) for entry in entries if "part" in entry]
        assert told == [(second, "deleted"), (first, "changed"), (first, "changed")]


def test_it_is_kept_though_events_are_not(data):
    with Core(data, "--keep-changes", "1") as core:
        core.call("companies.create", name="Shop")
        beans = core.call("inventory.items.create", **item())["id"]
        core.call("inventory.stock.receive", item=beans, quantity=1)
        for number in range(20):
            core.call("inventory.items.update", id=beans, changes={"name": f"Beans {number}"})
    # After a restart, idle moments remove old changes: first those of records without a history, which the ledger has.
    with Core(data, "--keep-changes", "1") as core:
        core.call("companies.list")
        query = "SELECT seq FROM changes WHERE entity = 'stockEntry'"
        until(lambda: not rows(data / "private.sqlite", query))
        assert len(core.call("events.since")["events"]) == 1
        assert kinds(history(core, beans)) == ["changed"] * 20 + ["stock", "created"]
        core.call("companies.delete", company=core.call("companies.list")["items"][0]["id"], confirm="Shop")
    left = rows(data / "private.sqlite", "SELECT entity FROM changes")
    assert [one["entity"] for one in left] == ["company"]


def test_logs_of_older_programs_have_one(data):
    """The first versions of the program stored changes without their values."""
    with Core(data) as core:
        core.call("companies.create", name="Shop")
        beans = core.call("inventory.items.create", **item())["id"]
        core.call("inventory.items.update", id=beans, changes={"name": "Beans"})
        core.call("inventory.items.delete", id=beans)
    write(data / "private.sqlite", "UPDATE changes SET old = NULL, new = NULL")
    with Core(data) as core:
        found = history(core, beans)
        assert kinds(found) == ["deleted", "changed", "created"]
        assert found[1]["fields"] == [{"name": "name", "from": None, "to": None}]
