"""A data directory of the first version, upgraded to the present one. No data is lost, and the schema is that of a new
directory."""

import re
import sqlite3
import uuid

from support.core import Core, item, run
from support.first_stores import make_first_stores
from support.people import write

ACCOUNT, SHOP, OTHER, ITEM = (bytes.fromhex(f"0190000000007000800000000000000{digit}") for digit in "1234")

# Settings of companies that did not exist in the first stores. They have no value there.
NEWER = ["taxRounding", "rounding", "invoiceNumberFormat", "creditNoteNumberFormat", "counterContact"]


def text(blob):
    return str(uuid.UUID(bytes=blob))


def checks(sql):
    """Returns the conditions of a table and its definition, independent of the spelling. ALTER appends columns, so the
    parts are sorted."""
    sql = " ".join(re.sub("--[^\n]*", "", sql).split())
    found = []
    for start in (match.end() for match in re.finditer(r"CHECK *(?=\()", sql)):
        depth = 0
        for end in range(start, len(sql)):
            depth += (sql[end] == "(") - (sql[end] == ")")
            if depth == 0:
                break
        found.append(sql[start : end + 1])
    return sorted(found), sql.rpartition(")")[2].strip()


def tables(directory):
    """The schema of the tables of all stores: each column, each index, each condition."""
    found = {}
    for path in sorted(directory.glob("*.sqlite")):
        with sqlite3.connect(path) as database:
            for table, sql in database.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table'").fetchall():
                if sql.startswith("CREATE VIRTUAL"):
                    # Only the core can open this virtual table, because it needs the core's tokenizer. So compare the
                    # statement that created it.
                    found[path.name, table] = sql.partition(" ")[2]
                    continue
                columns = database.execute(
                    f"SELECT name, type, [notnull], dflt_value, pk FROM pragma_table_info('{table}')"
                ).fetchall()
                indexes = sorted(
                    (
                        unique,
                        origin,
                        tuple(
                            database.execute(f"SELECT coalesce(name, '') FROM pragma_index_info('{index}')").fetchall()
                        ),
                    )
                    for index, unique, origin in database.execute(
                        f"SELECT name, [unique], origin FROM pragma_index_list('{table}')"
                    ).fetchall()
                )
                found[path.name, table] = (columns, indexes, *checks(sql))
            found[path.name] = database.execute("PRAGMA user_version").fetchone()
            for kind, name, sql in database.execute(
                "SELECT type, name, sql FROM sqlite_schema WHERE type IN ('index', 'trigger') AND sql IS NOT NULL"
            ).fetchall():
                found[path.name, kind, name] = " ".join(sql.split())
        database.close()
    return found


def test_an_old_directory_becomes_like_a_new_one(tmp_path):
    old, new = tmp_path / "old", tmp_path / "new"
    make_first_stores(old)
    # A new directory has a shared store only when something is shared. An old directory keeps the one that the first
    # version created.
    new.mkdir()
    (new / "shared.sqlite").touch()
    for directory in (old, new):
        with Core(directory) as core:
            core.call("system.ping")
    assert tables(old) == tables(new)


def test_an_upgrade_that_fails_in_one_store_changes_none(tmp_path):
    """A person who goes back to the older program finds the stores as that program left them."""
    old = tmp_path / "old"
    make_first_stores(old)
    write(old / "private.sqlite", "INSERT INTO companies VALUES (3, ?, 'Shop', 2, 1000, 2000)", SHOP)
    with sqlite3.connect(old / "private.sqlite") as database:
        page, size = database.execute(
            "SELECT rootpage, (SELECT page_size FROM pragma_page_size) FROM sqlite_schema WHERE name = 'companies'"
        ).fetchone()
    database.close()
    with open(old / "private.sqlite", "r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    before = tables(old)
    done = run("--data", str(old), stdin=b'{"jsonrpc":"2.0","id":1,"method":"companies.list"}\n')
    assert done.returncode == 66 and "private.sqlite" in done.stderr.decode() and done.stdout == b""
    assert tables(old) == before


def test_what_was_there_is_there_still(tmp_path):
    old = tmp_path / "old"
    make_first_stores(old)
    result = '{"deleted":"%s"}' % text(ITEM)
    for name, value in (("account", text(ACCOUNT)), ("selectedCompany", text(SHOP))):
        write(old / "device.sqlite", "INSERT INTO settings VALUES (?, ?)", name, value)
    for statement, *values in (
        ("INSERT INTO companies VALUES (3, ?, 'Shop', 2, 1000, 2000)", SHOP),
        ("INSERT INTO companies VALUES (7, ?, 'Other', 1, 3000, 3000)", OTHER),
        ("INSERT INTO access_records VALUES (?, ?, ?, 1, 0, 0, 1)", b"a" * 16, SHOP, ACCOUNT),
        ("INSERT INTO access_records VALUES (?, ?, ?, 1, 0, 0, 1)", b"b" * 16, OTHER, ACCOUNT),
        ("INSERT INTO access_records VALUES (?, ?, ?, 0, 5, 1, 4)", b"c" * 16, OTHER, b"x" * 16),
        (
            "INSERT INTO items VALUES"
            " (?, ?, ?, 'A', 'a', 'kg', NULL, '[]', '[]', NULL, NULL, NULL, NULL, '{}', 0, 1, 1000, 1000)",
            (3 << 40) + 1,
            ITEM,
            SHOP,
        ),
        (
            "INSERT INTO idempotency_keys VALUES ('k', ?, ?, ?, ?, 4102444800000)",
            ACCOUNT,
            SHOP,
            f'inventory.items.delete {{"id":"{text(ITEM)}"}}',
            result,
        ),
    ):
        write(old / "private.sqlite", statement, *values)
    with Core(old) as core:
        shop = core.call("companies.get")
        assert (shop["name"], shop["version"], shop["tier"], shop["departments"], shop["archived"]) == (
            "Shop",
            2,
            "free",
            [],
            False,
        )
        assert shop["settings"] == {
            "allowNegativeStock": False,
            "orderNumberFormat": "{number}",
            "sessionHours": 12,
            "idleMinutes": None,
            "expiryDays": 30,
            "purchaseNumberFormat": "P-{number:5}",
            "requireCredentials": False,
            "historyMonths": None,
            # A company of an older program keeps the sums of its documents.
            **dict.fromkeys(NEWER),
        }
        assert core.call("access.whoami")["role"] == "owner"
        people = core.call("access.list", company=text(OTHER))["items"]
        assert [
            (
                each["access"]["isOwner"],
                each["access"]["deptMask"],
                each["access"]["managerMask"],
                each["access"]["version"],
            )
            for each in people
        ] == [(True, 0, 0, 1), (False, 5, 1, 4)]
        assert {each["access"]["createdAt"] for each in people} == {"1970-01-01T00:00:03.000Z"}
        assert core.call("inventory.items.search", text="a")["items"][0]["id"] == text(ITEM)
        # An idempotency key from before the upgrade still has its reply.
        assert core.call("inventory.items.delete", id=text(ITEM), idempotencyKey="k") == {"deleted": text(ITEM)}
        assert core.call("inventory.items.get", id=text(ITEM))["name"] == "a"
        core.call("inventory.items.create", **item())
        core.call("companies.setTier", tier="business", company=text(OTHER))
        core.call("access.grant", company=text(OTHER), preset="viewer")


def test_items_of_old_stores_are_found_by_their_codes(tmp_path):
    old = tmp_path / "old"
    make_first_stores(old)
    write(old / "device.sqlite", "INSERT INTO settings VALUES ('account', ?)", text(ACCOUNT))
    write(old / "private.sqlite", "INSERT INTO companies VALUES (3, ?, 'Shop', 2, 1000, 2000)", SHOP)
    write(old / "private.sqlite", "INSERT INTO access_records VALUES (?, ?, ?, 1, 0, 0, 1)", b"a" * 16, SHOP, ACCOUNT)
    for number, (id, codes) in enumerate(
        ((ITEM, '["036000291452","SHELF-1"]'), (OTHER, '["0036000291452","OTHER"]'), (b"b" * 16, "no list"))
    ):
        write(
            old / "private.sqlite",
            "INSERT INTO items VALUES"
            " (?, ?, ?, ?, 'a', 'kg', NULL, '[]', ?, NULL, NULL, NULL, NULL, '{}', 0, 1, 1000, 1000)",
            (3 << 40) + number + 1,
            id,
            SHOP,
            f"A-{number}",
            codes,
        )
    with Core(old) as core:

        def found(code):
            return [match["id"] for match in core.call("scan.resolve", code=code)["matches"]]

        # Two items already had forms of the same number. Each is found by the form that it has.
        assert found("036000291452") == [text(ITEM)] and found("SHELF-1") == [text(ITEM)]
        assert found("0036000291452") == [text(OTHER)] == found("OTHER")
        assert core.call("inventory.items.find", barcode="SHELF-1")["items"][0]["id"] == text(ITEM)
        error = core.refused("inventory.items.create", **item(9, barcodes=["SHELF-1"]))
        assert (error["data"]["kind"], error["data"]["id"]) == ("duplicate", text(ITEM))
