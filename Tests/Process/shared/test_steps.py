"""Long work beside another program: the core does it in small steps, with the same result as in large ones."""

import sqlite3
from contextlib import closing

import pytest

from support.core import REPEATABLE, Core, item, request, until
from support.sharing import Shared, kill_core

COUNT = 300


def fill(core, **more):
    core.call("companies.create", name="Shop")
    core.send([request("inventory.items.create", item(number, **more), number) for number in range(COUNT)])
    assert all("result" in reply for reply in core.receive())


def tagged(core, tag):
    """Returns the number of items with a tag."""
    found, cursor = 0, None
    while True:
        page = core.call("inventory.items.list", tag=tag, limit=200, **({"after": cursor} if cursor else {}))
        found += len(page["items"])
        cursor = page["next"]
        if not cursor:
            return found


def test_a_renaming_goes_on_after_a_kill(data):
    """Repeated with its idempotency key, the request returns the count of all records that were renamed."""
    with Core(data) as core:
        fill(core, tags=["old", "other"], category="Tea")
    params = {"from": "old", "to": "new", "idempotencyKey": "once"}
    with Shared(data) as program, Shared(data) as other:
        other.call("system.ping")
        program.send(request("inventory.tags.rename", params, "rename"))
        until(lambda: other.call("inventory.items.list", tag="new", limit=1)["items"])
        kill_core(data)
        assert {each.process.wait() for each in (program, other)} == {75}
    with Core(data) as core:
        assert core.call("inventory.tags.rename", **params) == {"changed": COUNT}
        assert core.call("inventory.tags.rename", **params) == {"changed": COUNT}
        assert (tagged(core, "old"), tagged(core, "new"), tagged(core, "other")) == (0, COUNT, COUNT)
        assert core.call("inventory.categories.rename", **{"from": "tea", "to": "Coffee"}) == {"changed": COUNT}
        (category,) = core.call("inventory.categories.list")["items"]
        assert category == {"name": "Coffee", "items": COUNT}


@pytest.mark.parametrize("beside", [False, True])
def test_a_rebuild_puts_right_what_is_wrong(data, beside):
    with Core(data) as core:
        fill(core, minStock=5)
        entries = [{"type": "receive", "sku": f"SKU-{number}", "quantity": 3} for number in range(COUNT)]
        core.call("inventory.stock.post", entries=entries)
        low = core.call("inventory.stock.low", limit=200)
    with closing(sqlite3.connect(data / "private.sqlite")) as database, database:
        database.execute("UPDATE stock_items SET onHand = 1, lacking = NULL")
    # Without a fixed clock, the weekly rebuild could run before the rebuild of this test.
    with Shared(data, *REPEATABLE) as program, Shared(data, *REPEATABLE) as other:
        if beside:
            other.call("system.ping")
        else:
            other.close()
        rebuilt = program.call("inventory.stock.rebuild")
        assert (rebuilt["count"], len(rebuilt["rebuilt"])) == (COUNT, 100)
        assert program.call("inventory.stock.rebuild") == {"count": 0, "rebuilt": []}
        assert program.call("inventory.stock.low", limit=200) == low


def test_files_are_the_same_beside_another_program(tmp_path, data):
    alone, beside = tmp_path / "alone.jsonl", tmp_path / "beside.jsonl"
    with Core(data) as core:
        fill(core, tags=["a", "b"])
        core.call("inventory.items.export", format="jsonl", path=str(alone))
    with Shared(data) as program, Shared(data) as other:
        other.call("system.ping")
        program.call("inventory.items.export", format="jsonl", path=str(beside))
        assert beside.read_bytes() == alone.read_bytes()
        company = program.call("companies.create", name="Second")["id"]
        report = program.call("inventory.items.import", format="jsonl", path=str(alone), company=company)
        assert (report["created"], report["failed"]) == (COUNT, 0)
        program.call("inventory.items.export", format="jsonl", path=str(beside), company=company, overwrite=True)
        assert beside.read_bytes() == alone.read_bytes()
