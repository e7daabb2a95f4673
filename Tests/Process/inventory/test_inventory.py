"""Items: their members, searches, and changes."""

import json
import random
import sqlite3

import pytest

from support.core import Core, is_quiet, item, request, until

FULL = {
    "sku": "BEAN-ETH",
    "name": "Ethiopian beans",
    "unit": "kg",
    "description": "Washed,\nfrom Yirgacheffe",
    "units": [{"unit": "bag", "factor": 60}, {"unit": "g", "factor": 0.001}],
    "purchaseUnit": "bag",
    "salesUnit": "g",
    "category": "Coffee",
    "tags": ["organic", "fair trade"],
    "barcodes": ["4006381333931", "036000291452", "SHELF-7"],
    "manufacturer": "Kaffa",
    "minStock": 2.5,
    "reorderQuantity": 60,
    "location": None,
    "price": {"amount": 2490, "currency": "EUR"},
    "cost": {"amount": 1890, "currency": "EUR"},
    "condition": "new",
    "custom": {"roast": "light", "altitude": 1950, "washed": True, "note": None},
    "archived": False,
    "trackBatch": False,
    "trackSerial": True,
    "supplier": None,
    "supplierSku": "R-17",
}


def test_what_is_written_is_read(shop):
    made = shop.call("inventory.items.create", **FULL)
    assert {name: made[name] for name in FULL} == FULL
    more = ["flag", "taxRate", "taxCategory", "kind", "version", "createdAt", "updatedAt"]
    assert list(made) == ["id", "company", *FULL, *more]
    assert shop.call("inventory.items.get", id=made["id"]) == made
    small = shop.call("inventory.items.create", sku="a", name="b", unit="c")
    assert (
        small["category"] is None
        and small["tags"] == []
        and small["custom"] == {}
        and small["archived"] is False
        and small["minStock"] is None
    )
    assert shop.call("inventory.items.get", id=small["id"]) == small
    assert shop.call("inventory.items.list")["items"] == [small, made]


def test_a_sku_is_unique_in_its_company(shop):
    shop.call("inventory.items.create", **item(1))
    first = shop.call("inventory.items.list")["items"][0]["id"]
    taken = {"kind": "duplicate", "member": "sku", "id": first}
    error = shop.refused("inventory.items.create", **item(1))
    assert (error["data"], error["message"]) == (taken, "Another item has the same sku: SKU-1")
    second = shop.call("inventory.items.create", **item(2))
    assert shop.refused("inventory.items.update", id=second["id"], changes={"sku": "SKU-1"})["data"] == taken
    assert shop.call("inventory.items.get", id=second["id"]) == second
    other = shop.call("companies.create", name="Other")["id"]
    assert shop.call("inventory.items.create", company=other, **item(1))["company"] == other
    for sku in (" sku-1", "SKU-1\u3000", "sKu-1"):
        assert shop.refused("inventory.items.create", **item(1) | {"sku": sku})["data"] == taken, sku
    # SKUs with and without an accent are different, however the accent and the case are spelled.
    accented = shop.call("inventory.items.create", **item(3) | {"sku": "É"})["id"]
    shop.call("inventory.items.create", **item(3) | {"sku": "E"})
    for sku in ("E\u0301", "é", "e\u0301"):
        assert shop.refused("inventory.items.create", **item(3) | {"sku": sku})["data"]["id"] == accented, sku
    # An item may keep its own SKU in another spelling. The SKU of a deleted item is free.
    assert shop.call("inventory.items.update", id=accented, changes={"sku": "é"})["sku"] == "é"
    shop.call("inventory.items.delete", id=accented)
    shop.call("inventory.items.create", **item(3) | {"sku": "É"})


def test_update_changes_the_named_members_alone(shop):
    made = shop.call("inventory.items.create", **FULL)
    changed = shop.call(
        "inventory.items.update",
        id=made["id"],
        changes={"name": "Beans", "category": None, "cost": {"amount": 2000}, "custom": {"roast": None, "new": 1}},
    )
    expected = made | {
        "name": "Beans",
        "category": None,
        "cost": {"amount": 2000, "currency": "EUR"},
        "version": 2,
        "updatedAt": changed["updatedAt"],
        "custom": {"altitude": 1950, "washed": True, "new": 1, "note": None},
    }
    assert changed | {"custom": None} == expected | {"custom": None} and {**expected["custom"]} == changed["custom"]
    assert shop.call("inventory.items.get", id=made["id"]) == changed
    same = shop.call("inventory.items.update", id=made["id"], changes={"name": "Beans"})
    assert same == changed
    error = shop.refused(
        "inventory.items.update", id=made["id"], changes={"name": None, "nam": 1, "id": "x", "version": 7, "tags": 5}
    )
    assert {problem["pointer"] for problem in error["data"]["problems"]} == {
        "/changes/name",
        "/changes/nam",
        "/changes/id",
        "/changes/version",
        "/changes/tags",
    }
    error = shop.refused("inventory.items.update", id=made["id"], changes={"name": "Lost"}, expect=1)
    assert error["data"]["current"] == changed


def test_null_restores_the_default(shop):
    """RFC 7396: null removes a member. The item then has the default value that a new item has."""
    bare = shop.call("inventory.items.create", **item())
    full = shop.call("inventory.items.create", **FULL | {"archived": True})
    changes = dict.fromkeys(name for name in FULL if name not in ("sku", "name", "unit"))
    changed = shop.call("inventory.items.update", id=full["id"], changes=changes)
    assert {name: changed[name] for name in changes} == {name: bare[name] for name in changes}
    assert {name: bare[name] for name in ("tags", "custom", "archived")} == {
        "tags": [],
        "custom": {},
        "archived": False,
    }


def test_delete(shop):
    made = shop.call("inventory.items.create", **item())
    assert shop.refused("inventory.items.delete", id=made["id"], expect=2)["data"]["kind"] == "conflict"
    assert shop.call("inventory.items.delete", id=made["id"], expect=1) == {"deleted": made["id"]}
    for method, more in [("get", {}), ("delete", {}), ("update", {"changes": {}})]:
        assert shop.refused(f"inventory.items.{method}", id=made["id"], **more)["data"] == {"kind": "notFound"}
    assert shop.call("inventory.items.create", **item())["id"] != made["id"]


def test_another_companys_item_is_not_found_in_the_same_bytes(shop):
    other = shop.call("companies.create", name="Other")["id"]
    foreign = shop.call("inventory.items.create", company=other, **item())["id"]
    never = "01900000-0000-7000-8000-000000000000"
    for method, more in [("get", {}), ("delete", {}), ("update", {"changes": {"name": "stolen"}})]:
        assert shop.refused(f"inventory.items.{method}", id=foreign, **more) == shop.refused(
            f"inventory.items.{method}", id=never, **more
        )
    assert shop.call("inventory.items.get", company=other, id=foreign)["name"] == "Item 1"
    assert shop.call("inventory.items.list")["items"] == [] == shop.call("inventory.items.search", text="item")["items"]


@pytest.mark.parametrize(
    "code", ["4006381333931", "036000291452", "5901234123457", "ABC-123", "x", "~" * 80, "12345678901"]
)
def test_barcodes(shop, code):
    assert shop.call("inventory.items.create", **item(barcodes=[code]))["barcodes"] == [code]


@pytest.mark.parametrize("code", ["4006381333930", "036000291453", "", "a b", "é", "~" * 81, 4006381333931, "a\n"])
def test_barcodes_that_are_none(shop, code):
    assert (
        shop.refused("inventory.items.create", **item(barcodes=["ok", code]))["data"]["problems"][0]["pointer"]
        == "/barcodes/1"
    )


@pytest.mark.parametrize("number", ["0", "0.00001", "12.5", "1000000000", "1e2", "0.1e1", "25E-1", "2.50000000"])
def test_decimals_are_exact(shop, number):
    shop.send(
        json.dumps({"jsonrpc": "2.0", "id": 1, "method": "inventory.items.create", "params": item(minStock="@")})
        .replace('"@"', number)
        .encode()
    )
    line = shop.process.stdout.readline().decode()
    assert f'"minStock":{float(number):.10g},'.replace("1e-05", "0.00001") in line


@pytest.mark.parametrize(
    "number",
    [
        "-1",
        "-0.00001",
        "0.000001",
        "1000000000.00001",
        "1e10",
        "1e400",
        '"1"',
        "true",
        "92233720368547.75807",
        "-92233720368547.75807",
    ],
)
def test_decimals_that_are_none(shop, number):
    shop.send(
        json.dumps({"jsonrpc": "2.0", "id": 1, "method": "inventory.items.create", "params": item(minStock="@")})
        .replace('"@"', number)
        .encode()
    )
    assert shop.receive()["error"]["data"]["problems"][0]["pointer"] == "/minStock"


@pytest.mark.parametrize(
    "custom",
    [{"a": [1]}, {"a": {}}, {"": 1}, {"x" * 65: 1}, {"a": "x" * 2001}, {str(n): 1 for n in range(51)}, [], "x", 1],
)
def test_custom_fields_that_are_none(shop, custom):
    (problem,) = shop.refused("inventory.items.create", **item(custom=custom))["data"]["problems"]
    hasBadValue = isinstance(custom, dict) and custom.get("a") is not None
    assert problem["pointer"] == ("/custom/a" if hasBadValue else "/custom")


def test_each_custom_field_that_is_none_is_told(shop):
    custom = {"a": [1], "b": 1, "c": {}, "": 5, "d": "x" * 2001}
    for method, params in [
        ("create", item(custom=custom)),
        ("update", {"id": shop.call("inventory.items.create", **item(9))["id"], "changes": {"custom": custom}}),
    ]:
        problems = shop.refused(f"inventory.items.{method}", **params)["data"]["problems"]
        here = "/changes/custom" if method == "update" else "/custom"
        assert [one["pointer"] for one in problems] == [f"{here}/a", f"{here}/c", f"{here}/d", here]


def test_custom_fields_can_not_grow_past_their_limit_by_patches(shop):
    made = shop.call("inventory.items.create", **item(custom={str(n): n for n in range(50)}))
    assert shop.refused("inventory.items.update", id=made["id"], changes={"custom": {"one more": 1}})["code"] == -32602
    assert (
        len(
            shop.call("inventory.items.update", id=made["id"], changes={"custom": {"0": None, "one more": 1}})["custom"]
        )
        == 50
    )


def pages(core, **filter):
    seen, after = [], None
    while True:
        page = core.call("inventory.items.list", **filter, **({"after": after} if after else {}))
        seen += page["items"]
        after = page["next"]
        if after is None:
            return [found["sku"] for found in seen]


def test_lists_against_a_model(shop):
    chance = random.Random(3)
    model = []
    for number in range(400):
        made = shop.call(
            "inventory.items.create",
            **item(
                number,
                name=chance.choice(["Green tea", "Black tea", "Espresso beans", "Crème brûlée"]),
                category=chance.choice(["Tea", "Tea & Coffee", None, "Süßes", "!!!"]),
                archived=chance.random() < 0.2,
            ),
        )
        model.append(made)
        if chance.random() < 0.2:
            gone = model.pop(chance.randrange(len(model)))
            shop.call("inventory.items.delete", id=gone["id"])
        if chance.random() < 0.3:
            index = chance.randrange(len(model))
            model[index] = shop.call(
                "inventory.items.update",
                id=model[index]["id"],
                changes={"name": chance.choice(["White tea", "Mocha"]), "archived": chance.random() < 0.5},
            )
        if chance.random() < 0.05:
            shop.call("inventory.items.search", text="tea")
    newest_first = model[::-1]
    for text, fits in [
        (None, lambda name: True),
        ("tea", lambda name: "tea" in name),
        ("TEA gre", lambda name: name == "Green tea"),
        ("creme", lambda name: "Crème" in name),
    ]:
        for category in (None, "Tea", "Tea & Coffee", "Süßes", "!!!", "tea", "None"):
            for archived in (None, True, False):
                filter = {
                    name: value
                    for name, value in [("text", text), ("category", category), ("archived", archived)]
                    if value is not None
                }

                def found(entry):
                    words = entry["name"] + " " + (entry["category"] or "")
                    hit = text is None or (fits(entry["name"]) if text != "tea" else "tea" in words.lower())
                    filed = category is None or category.lower() == (entry["category"] or "").lower()
                    return hit and filed and entry["archived"] is bool(archived)

                assert pages(shop, limit=chance.randint(1, 60), **filter) == [
                    entry["sku"] for entry in newest_first if found(entry)
                ], filter


def test_a_page_is_not_disturbed_by_what_comes_and_goes(shop):
    for number in range(20):
        shop.call("inventory.items.create", **item(number))
    first = shop.call("inventory.items.list", limit=5)
    shop.call("inventory.items.create", **item("new"))
    shop.call("inventory.items.delete", id=first["items"][-1]["id"])
    second = shop.call("inventory.items.list", limit=5, after=first["next"])
    assert [found["sku"] for found in second["items"]] == [f"SKU-{number}" for number in (14, 13, 12, 11, 10)]
    for cursor in ("x", "items.", "items.-1", "items.zzzzzzzzzzzzzzz", "companies.1", "items.é"):
        assert shop.refused("inventory.items.list", after=cursor)["data"]["problems"][0]["pointer"] == "/after"


def test_search_ranks_and_takes_any_text(shop):
    shop.call("inventory.items.create", sku="A-1", name="Coffee", unit="kg")
    shop.call(
        "inventory.items.create", sku="B-2", name="A long name that mentions coffee among many other words", unit="kg"
    )
    shop.call("inventory.items.create", sku="C-3", name="Tea", unit="kg", barcodes=["4006381333931"], tags=["Ünïcode"])
    assert [found["sku"] for found in shop.call("inventory.items.search", text="coffee")["items"]] == ["A-1", "B-2"]
    assert [found["sku"] for found in shop.call("inventory.items.search", text="400638")["items"]] == ["C-3"]
    assert [found["sku"] for found in shop.call("inventory.items.search", text="unic")["items"]] == ["C-3"]
    assert [found["sku"] for found in shop.call("inventory.items.search", text="c-3")["items"]] == ["C-3"]
    assert len(shop.call("inventory.items.search", text="k", limit=1)["items"]) == 0
    for text in (
        '"',
        'a"b',
        "NEAR(a b)",
        "name:tea",
        "a AND",
        "(",
        "*",
        "tea*",
        "-tea",
        "^tea",
        "'; DROP TABLE items; --",
        "a\u0000b",
        "{sku}: x",
        "NOT",
        "💶 tea",
    ):
        reply = shop.ask({"jsonrpc": "2.0", "id": 1, "method": "inventory.items.search", "params": {"text": text}})
        assert "result" in reply or reply["error"]["data"]["problems"][0]["pointer"] == "/text", (text, reply)
    for text in ("", "x" * 201, " ".join("a" * 40), 5):
        assert shop.refused("inventory.items.search", text=text)["data"]["problems"][0]["pointer"] == "/text"


def test_a_failed_write_undoes_itself_alone(tmp_path):
    data = tmp_path / "data"
    with Core(data) as core:
        company = core.call("companies.create", name="Shop")["id"]
        lines = [
            {
                "jsonrpc": "2.0",
                "id": number,
                "method": "inventory.items.create",
                "params": {"company": company, **item(number // 2)},
            }
            for number in range(2000)
        ]
        core.process.stdin.write(b"".join(json.dumps(line).encode() + b"\n" for line in lines))
        core.process.stdin.flush()
        replies = [core.receive() for _ in lines]
        assert [("result" in reply) for reply in replies] == [number % 2 == 0 for number in range(2000)]
        batch = core.ask([lines[0] | {"params": {"company": company, **item(sku)}} for sku in ("x", "x", "y")])
        assert [("result" in reply) for reply in batch] == [True, False, True]
    with sqlite3.connect(data / "private.sqlite") as database:
        assert database.execute("SELECT count(*) FROM items").fetchone() == (1002,)
        assert database.execute("SELECT count(*) FROM changes WHERE entity = 'item'").fetchone() == (1002,)
    database.close()


def test_the_change_log_names_the_changed_fields(tmp_path):
    data = tmp_path / "data"
    with Core(data) as core:
        company = core.call("companies.create", name="Shop")["id"]
        made = core.call("inventory.items.create", company=company, **item())["id"]
        core.call(
            "inventory.items.update", company=company, id=made, changes={"name": "x", "unit": "piece", "minStock": 1}
        )
        core.call("inventory.items.update", company=company, id=made, changes={"name": "x"})
        core.call("inventory.items.delete", company=company, id=made)
    with sqlite3.connect(data / "private.sqlite") as database:
        rows = database.execute(
            "SELECT action, version, fields FROM changes WHERE entity = 'item' ORDER BY seq"
        ).fetchall()
        assert [(action, version, json.loads(fields or "null")) for action, version, fields in rows] == [
            (1, 1, None),
            (2, 2, ["name", "minStock"]),
            (3, 2, None),
        ]
    database.close()


def test_a_patch_of_custom_fields_may_replace_all_of_them(shop):
    made = shop.call("inventory.items.create", **item(custom={f"old {n}": n for n in range(50)}))
    patch = {f"old {n}": None for n in range(50)} | {f"new {n}": n for n in range(50)}
    changed = shop.call("inventory.items.update", id=made["id"], changes={"custom": patch})
    assert changed["custom"] == {f"new {n}": n for n in range(50)} and changed["version"] == 2
    assert shop.call("inventory.items.update", id=made["id"], changes={"custom": {"new 3": 3}}) == changed


def test_line_separators_in_custom_fields_are_escaped_on_output(shop):
    shop.send(
        {"jsonrpc": "2.0", "id": 1, "method": "inventory.items.create", "params": item(custom={"a\u2028b": "x\u2029y"})}
    )
    shop.send(
        json.dumps(
            {
                "jsonrpc": "2.0",
                "id": 1,
                "method": "inventory.items.create",
                "params": item(2, custom={"a\u2028b": "x\u2029y"}),
            },
            ensure_ascii=False,
        ).encode()
    )
    for _ in range(2):
        line = shop.process.stdout.readline()
        assert b"\xe2\x80" not in line and json.loads(line)["result"]["custom"] == {"a\u2028b": "x\u2029y"}


@pytest.mark.parametrize(
    "category",
    ["\u24b6", "Tea \u24b6", "\U0001f170", "\u093f", "\uab6e", "\ue000", "\u540d\u524d", "C++ & C#", "\u00c9t\u00e9"],
)
def test_a_category_is_found_whatever_it_is_written_with(shop, category):
    shop.call("inventory.items.create", **item(1, category=category))
    shop.call("inventory.items.create", **item(2, category="Other"))
    assert [found["sku"] for found in shop.call("inventory.items.list", category=category)["items"]] == ["SKU-1"]


@pytest.mark.parametrize("name", ["\u00a0", "\u3000", "\u200b", "\ufeff", " \u00a0 "])
def test_blank_is_blank_in_any_script(shop, name):
    assert "blank" in shop.refused("inventory.items.create", **item() | {"name": name})["message"]


def test_a_seed_that_was_used_before_makes_new_ids(tmp_path):
    """The first id of the seed exists already, so the core serves the request again with the next id."""
    data = tmp_path / "data"
    with Core(data) as core:
        company = core.call("companies.create", name="Shop")["id"]
    made = []
    for number in range(2):
        with Core(data, "--clock", "2026-01-01T00:00:00Z", "--seed", "1") as core:
            made.append(core.call("inventory.items.create", company=company, **item(number))["id"])
            assert core.refused("inventory.items.create", company=company, **item(number))["data"] == {
                "kind": "duplicate",
                "member": "sku",
                "id": made[-1],
            }
    assert len(set(made)) == 2


def test_a_failed_write_does_not_keep_the_process_awake(tmp_path):
    with Core(tmp_path / "data") as core:
        company = core.call("companies.create", name="Shop")["id"]
        core.call("inventory.items.create", company=company, **item(1))
        core.refused("inventory.items.create", company=company, **item(1))
        until(lambda: is_quiet(core.process))
        log = tmp_path / "data/private.sqlite-wal"
        with sqlite3.connect(f"file:{tmp_path}/data/private.sqlite?immutable=1", uri=True) as database:
            # The core has moved the write-ahead log into the file in an idle moment.
            assert log.exists() and database.execute("SELECT count(*) FROM items").fetchone() == (1,)
        database.close()


def test_what_others_keep_does_not_change_the_order_of_what_is_found(core):
    ours, theirs = [core.call("companies.create", name=name)["id"] for name in ("Ours", "Theirs")]
    for number, (name, tags) in enumerate(
        [
            ("red lamp", ["red"]),
            ("lamp of the kitchen, red", []),
            ("lamp", ["red", "lamp", "kitchen"]),
            ("a red and a blue lamp", ["lamp"]),
        ]
    ):
        core.call("inventory.items.create", company=ours, **item(number, name=name, tags=tags))
    texts = ["red", "lamp", "red lamp", "lamp kitchen"]
    before = [
        [one["sku"] for one in core.call("inventory.items.search", company=ours, text=text)["items"]] for text in texts
    ]
    assert before[0][0] == "SKU-0" and all(len(found) >= 2 for found in before)
    core.send(
        [
            request(
                "inventory.items.create",
                item(n, company=theirs, name="red " * (n % 5 + 1) + "kitchen", tags=["lamp"] * (n % 3)),
                n,
            )
            for n in range(200)
        ]
    )
    core.receive()
    core.call("inventory.items.search", company=theirs, text="red")
    after = [
        [one["sku"] for one in core.call("inventory.items.search", company=ours, text=text)["items"]] for text in texts
    ]
    assert after == before


def test_a_cost_is_of_a_currency_that_there_is_and_not_negative(shop):
    def problem(**cost):
        (found,) = shop.refused("inventory.items.create", **item(cost=cost))["data"]["problems"]
        return found["pointer"], found["message"]

    assert problem(amount=1, currency="XQZ") == (
        "/cost",
        "cost must have a currency of ISO 4217, such as EUR, not XQZ",
    )
    assert problem(amount=-1, currency="EUR")[0] == "/cost"
    for number, currency in enumerate(("AED", "EUR", "JPY", "XXX", "ZWG")):
        made = shop.call("inventory.items.create", **item(number, cost={"amount": 0, "currency": currency}))
        assert made["cost"] == {"amount": 0, "currency": currency}
    refused = shop.refused("inventory.items.update", id=made["id"], changes={"cost": {"currency": "QQQ"}})
    assert refused["data"]["problems"][0]["pointer"] == "/changes/cost"
    refused = shop.refused("companies.update", changes={"currency": "QQQ"})["data"]["problems"][0]
    assert refused["message"] == "currency must be a currency of ISO 4217, such as EUR, not QQQ"


def test_a_patch_of_too_many_own_fields_is_refused(shop):
    made = shop.call("inventory.items.create", **item(custom={"kept": 1}))
    for custom in ({f"n{number}": 1 for number in range(51)}, {f"n{number}": None for number in range(1001)}):
        error = shop.refused("inventory.items.update", id=made["id"], changes={"custom": custom})
        assert error["data"]["problems"][0]["pointer"] == "/changes/custom"
    assert shop.call("inventory.items.get", id=made["id"])["custom"] == {"kept": 1}
