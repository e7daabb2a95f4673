"""Searches for items that have just changed, while the full-text index still has their earlier state."""

import random
import sqlite3

import pytest

from support.accounts import Accounts
from support.core import Core, is_quiet, item, memory, request, until

WORDS = ["bean", "bag", "tea", "緑茶", "x1", "x12", "roast"]


class Batch:
    """Requests that are sent together, with the expected names of the items in each reply."""

    def __init__(self, chance, names):
        self.chance = chance
        self.names = names
        self.requests, self.expected = [], []

    def add(self, method, params, expected):
        self.requests.append(request(method, params, len(self.requests)))
        self.expected.append(expected)

    def step(self):
        what, id = self.chance.random(), self.chance.choice(list(self.names))
        name = " ".join(self.chance.sample(WORDS, 2))
        if what < 0.4:
            self.names[id] = name
            self.add("inventory.items.update", {"id": id, "changes": {"name": name}}, name)
        elif what < 0.5:
            # This member is not in the full-text index.
            self.add(
                "inventory.items.update", {"id": id, "changes": {"minStock": self.chance.randrange(9)}}, self.names[id]
            )
        elif what < 0.6:
            self.add("inventory.items.update", {"id": id, "changes": {"name": name}, "expect": 10**6}, "conflict")
        elif what < 0.65 and len(self.names) > 10:
            del self.names[id]
            self.add("inventory.items.delete", {"id": id}, None)
        else:
            word = self.chance.choice(WORDS)
            found = sorted(name for name in self.names.values() if any(one.startswith(word) for one in name.split()))
            self.add("inventory.items.search", {"text": word, "limit": 200}, found)


def answered(reply):
    if "error" in reply:
        return reply["error"]["data"]["kind"]
    result = reply["result"]
    return sorted(one["name"] for one in result["items"]) if "items" in result else result.get("name")


def indexed(core, count=120):
    """A company with items that are all in the index."""
    core.call("companies.select", company=core.call("companies.create", name="Shop")["id"])
    made = [core.call("inventory.items.create", **item(number, name="tea bean")) for number in range(count)]
    until(lambda: is_quiet(core.process))
    return {one["id"]: one["name"] for one in made}


def faults(data):
    """Returns the rows that differ between the index and the items."""
    with sqlite3.connect(data / "private.sqlite") as database:
        found = database.execute(
            "SELECT i.row FROM items i LEFT JOIN items_text_content c ON c.id = i.row"
            " WHERE c.id IS NULL OR instr(c.c0, substr(i.name, 1, instr(i.name, ' ') - 1)) = 0"
        ).fetchall()
        found += database.execute(
            "SELECT id FROM items_text_content WHERE id NOT IN (SELECT row FROM items)"
        ).fetchall()
    database.close()
    return found


@pytest.mark.parametrize("seed", range(3))
def test_what_changes_is_found_within_the_same_batch(tmp_path, seed):
    chance = random.Random(seed)
    with Core(tmp_path / "data") as core:
        names = indexed(core)
        for _ in range(4):
            batch = Batch(chance, names)
            for _ in range(250):
                batch.step()
            core.send(*batch.requests)
            assert [answered(core.receive()) for _ in batch.requests] == batch.expected
    assert faults(tmp_path / "data") == []


def test_what_was_changed_before_a_kill_is_found_after_it(tmp_path):
    chance = random.Random(5)
    with Core(tmp_path / "data") as core:
        names = indexed(core)
    for _ in range(4):
        with Core(tmp_path / "data") as core:
            for id in list(names):
                names[id] = " ".join(chance.sample(WORDS, 2))
                core.send(request("inventory.items.update", {"id": id, "changes": {"name": names[id]}}, 1))
            for _ in names:
                assert "result" in core.receive()
            core.process.kill()
        with Core(tmp_path / "data") as core:
            for word in WORDS:
                page = core.call("inventory.items.search", text=word, limit=200)
                assert sorted(one["name"] for one in page["items"]) == sorted(
                    name for name in names.values() if any(one.startswith(word) for one in name.split())
                )
    assert faults(tmp_path / "data") == []


def test_a_search_in_another_store_changes_nothing(tmp_path):
    with Accounts(tmp_path) as accounts:
        shared = accounts.shop()
        accounts.join(shared, "bo")
        accounts.sync("ada")
        bo = accounts["bo"]
        own = bo.call("companies.create", name="Own")["id"]
        items = {
            company: [
                bo.call("inventory.items.create", company=company, **item(n, name=f"thing n{n}")) for n in range(6)
            ]
            for company in (own, shared)
        }
        bo.call("sync.now", wait=True)
        until(lambda: is_quiet(bo.process))

        def search(company, text):
            return request("inventory.items.search", {"company": company, "text": text}, text)

        for changed, other in ((own, shared), (shared, own)):
            ids = [one["id"] for one in items[changed]]
            update = {"company": changed, "id": ids[0], "changes": {"name": "zeta"}}
            bo.send(
                request("inventory.items.update", update, 1),
                request("inventory.items.delete", {"company": changed, "id": ids[1]}, 2),
                search(other, "thing"),
                request("inventory.items.list", {"company": other, "text": "thing"}, 4),
                search(changed, "thing"),
                search(changed, "zeta"),
            )
            replies = [answered(bo.receive()) for _ in range(6)]
            whole = [name for name in (f"thing n{n}" for n in range(6)) if other != own or name > "thing n1"]
            left = [f"thing n{n}" for n in range(2, 6)]
            assert replies == ["zeta", None, whole, whole, left, ["zeta"]]
            # The results are the same after the commit.
            assert [answered(bo.ask(search(changed, text))) for text in ("thing", "zeta")] == [left, ["zeta"]]
            assert answered(bo.ask(search(other, "thing"))) == whole


def test_a_change_that_the_index_can_not_take_is_no_change(tmp_path):
    with Core(tmp_path / "data") as core:
        names = indexed(core, 3)
    with sqlite3.connect(tmp_path / "data/private.sqlite") as database:
        database.execute("DROP TABLE items_text_data")
    database.close()
    first = next(iter(names))
    with Core(tmp_path / "data") as core:
        refused = core.refused("inventory.items.update", id=first, changes={"name": "other"})
        assert refused["data"]["kind"] == "storageFault"
        # A change of members that are not in the index succeeds even if the index is damaged.
        assert core.call("inventory.items.update", id=first, changes={"minStock": 3})["minStock"] == 3
        kept = core.call("inventory.items.get", id=first)
        assert (kept["name"], kept["minStock"], kept["version"]) == ("tea bean", 3, 2)


def test_any_choice_of_members_can_be_changed(tmp_path):
    chance = random.Random(3)
    values = {
        "sku": lambda: f"SKU-{chance.randrange(10**6)}",
        "name": lambda: f"Name {chance.randrange(100)}",
        "minStock": lambda: chance.choice([None, 1, 2]),
        "manufacturer": lambda: chance.choice([None, "Kaffa", "Other"]),
        "category": lambda: chance.choice([None, "Tea", "Coffee"]),
        "tags": lambda: chance.sample(["a", "b", "c"], chance.randrange(3)),
        "description": lambda: chance.choice([None, "good", "bad"]),
        "condition": lambda: chance.choice([None, "new", "used"]),
        "archived": lambda: chance.random() < 0.5,
        "custom": lambda: {"roast": chance.choice(["light", "dark"])},
    }
    with Core(tmp_path / "data") as core:
        core.call("companies.select", company=core.call("companies.create", name="Shop")["id"])
        kept = core.call("inventory.items.create", **item(1))
        for turn in range(2000):
            if turn == 1000:
                before = memory(core.process.pid)
            changes = {name: values[name]() for name in chance.sample(sorted(values), chance.randint(1, len(values)))}
            changed = core.call("inventory.items.update", id=kept["id"], changes=changes)
            expected = kept | changes
            assert {name: value for name, value in changed.items() if name not in ("version", "updatedAt")} == {
                name: value for name, value in expected.items() if name not in ("version", "updatedAt")
            }
            assert changed["version"] == kept["version"] + (expected != kept)
            assert core.call("inventory.items.get", sku=changed["sku"].lower()) == changed
            kept = changed
        # The core must not keep a prepared statement for each combination of filters.
        assert memory(core.process.pid) < before + 8
