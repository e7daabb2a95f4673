"""Stored idempotency keys: they recognize a repeat, for 30 days, within limits of size."""

import pytest

from support.core import Core, item, request, run, until
from support.people import rows, staffed, write

BYTES = """100 + 2 * length(CAST(key AS BLOB)) + length(CAST(request AS BLOB)) + length(CAST(result AS BLOB))"""
MINUTE = 60_000


def create(core, number, **more):
    return core.call("inventory.items.create", **item(number, idempotencyKey=f"key {number}", **more))


def kept(core):
    """Returns the number and the total size in bytes of the keys in the store of companies."""
    (store,) = [one for one in core.call("system.diagnostics")["stores"] if one["name"] == "private"]
    return store["idempotencyKeys"], store["idempotencyBytes"]


def older(data, minutes, condition="TRUE"):
    """Makes the stored keys older."""
    write(data / "private.sqlite", f"UPDATE idempotency_keys SET at = at - {minutes * MINUTE} WHERE {condition}")


@pytest.fixture
def shop(data):
    with Core(data) as core:
        core.call("companies.create", name="Corner Shop", idempotencyKey="shop")
    return data


def test_the_oldest_keys_go_first_and_none_within_an_hour(shop):
    with Core(shop) as core:
        first = [create(core, number) for number in range(60)]
    older(shop, 70)
    with Core(shop, "--keep-keys", "0") as core:
        newer = [create(core, number) for number in range(60, 90)]
        assert until(lambda: kept(core)[0] == 30 and kept(core))[1] > 30 * 300
        # A repeat of a forgotten request is executed again. It is refused, because the item exists already.
        assert core.refused("inventory.items.create", **item(5, idempotencyKey="key 5"))["data"]["kind"] == "duplicate"
        assert [create(core, number) for number in range(60, 90)] == newer
    # Within the size that is allowed, keys are stored for 30 days.
    with Core(shop) as core:
        assert [create(core, number) for number in range(60, 90)] == newer
    assert first[5]["sku"] == "SKU-5"


def test_as_many_stay_as_there_is_room_for(shop):
    with Core(shop) as core:
        for number in range(1200):
            create(core, number)
        count, size = kept(core)
        assert count == 1201
    # The test makes the keys older, each by another time.
    write(
        shop / "private.sqlite",
        f"UPDATE idempotency_keys SET at = at - {90 * MINUTE} + substr(key, 5) WHERE key LIKE 'key %'",
    )
    with Core(shop, "--keep-keys", str(size // 2)) as core:
        # Keys are removed in groups of 500.
        assert until(lambda: kept(core)[1] <= size // 2 and kept(core))[0] == 201
        assert create(core, 1150)["sku"] == "SKU-1150"
        assert core.refused("inventory.items.create", **item(5, idempotencyKey="key 5"))["data"]["kind"] == "duplicate"


def test_of_a_long_request_its_digest_is_kept(shop):
    with Core(shop) as core:
        made = create(core, 1, description="x" * 4000)
        assert create(core, 1, description="x" * 4000) == made
        for other in (item(1, description="x" * 3999 + "y"), item(2)):
            error = core.refused("inventory.items.create", **other, idempotencyKey="key 1")
            assert error["data"] == {"kind": "keyReused"}
        core.call("companies.select", company=made["company"], idempotencyKey="short")
    (found,) = rows(
        shop / "private.sqlite",
        "SELECT length(request) AS length, substr(request, 1, 1) AS start FROM idempotency_keys WHERE key = 'key 1'",
    )
    assert found == {"length": 65, "start": "#"}


def test_the_size_is_what_is_there(shop):
    """This holds after keys were stored, repeated, finished, forgotten or deleted."""
    with Core(shop) as core:
        company = core.call("companies.create", name="Another", idempotencyKey="another")["id"]
        for number in range(20):
            create(core, number, company=company)
            create(core, number, company=company)
        text = "sku,name,unit\n" + "".join(f"I{number},Thing,piece\n" for number in range(700))
        for _ in range(2):
            core.call("inventory.items.import", company=company, format="csv", inline=text, idempotencyKey="rows")
        core.call("companies.select", company=company, idempotencyKey="select")
        core.refused("inventory.items.create", **item(1, company=company, idempotencyKey="refused"))
    for step in range(2):
        for store in ("private", "device"):
            found = rows(shop / f"{store}.sqlite", "SELECT keys, bytes FROM idempotency_size")
            assert found == rows(
                shop / f"{store}.sqlite",
                f"SELECT count(*) AS keys, coalesce(sum({BYTES}), 0) AS bytes FROM idempotency_keys",
            ), (step, store)
        if step == 0:
            with Core(shop) as core:
                assert kept(core)[0] == 24
                core.call("companies.delete", company=company, confirm="Another", idempotencyKey="delete")
                until(lambda: kept(core)[0] == 2)


def test_where_people_sign_in_nobody_hears_how_much_is_asked_for(shop):
    with Core(shop) as core:
        staffed(core, ("clerk", {"preset": "warehouse"}))
        assert kept(core) == (None, None)


def test_the_bound_is_a_number_of_bytes():
    done = run("serve", "--keep-keys", "much")
    assert done.returncode == 64 and b"--keep-keys must be a number of bytes from 0 to" in done.stderr


def test_an_import_that_is_not_finished_is_not_removed_for_room(shop):
    text = "sku,name,unit\n" + "".join(f"I{number},Thing,piece\n" for number in range(3000))
    params = {"format": "csv", "inline": text, "idempotencyKey": "rows"}
    with Core(shop) as core:
        core.send(request("inventory.items.import", params, "rows"))
        until(lambda: rows(shop / "private.sqlite", "SELECT * FROM unfinished_writes"))
        core.process.kill()
        core.process.wait()
    older(shop, 300)
    with Core(shop, "--keep-keys", "0") as core:
        # The key of the unfinished import must stay. Only the company's key can be removed.
        until(lambda: kept(core)[0] == 1)
        done = core.call("inventory.items.import", **params)
        assert (done["created"], done["unchanged"]) == (3000, 0)
    assert rows(shop / "private.sqlite", "SELECT * FROM unfinished_writes") == []
