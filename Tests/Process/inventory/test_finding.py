"""Searches for items: with text as people type it, without effects of other companies' items, and with limited work."""

import json
import random
import sqlite3
import unicodedata

import pytest

from support.core import REPEATABLE, Core, is_quiet, item, request, until
from support.first_stores import make_first_stores

MEGABYTE = 1 << 20


def named(core, names):
    """Creates items with these names; returns them by their SKUs."""
    core.send([request("inventory.items.create", item(n, name=name), n) for n, name in enumerate(names)])
    assert all("result" in reply for reply in core.receive())


def found(core, text, **params):
    return [one["name"] for one in core.call("inventory.items.search", text=text, limit=200, **params)["items"]]


def listed(core, **params):
    """Returns the names on all pages of a list, and the number of pages."""
    names, count, after = [], 0, None
    while True:
        page = core.call("inventory.items.list", **params, **({"after": after} if after else {}))
        names += [one["name"] for one in page["items"]]
        count, after = count + 1, page["next"]
        if after is None:
            return names, count


def searched(core, text, **params):
    """Returns the names on all pages of a search, and for each page whether the search was partial."""
    names, partial, after = [], [], None
    while True:
        page = core.call("inventory.items.search", text=text, **params, **({"after": after} if after else {}))
        names += [one["name"] for one in page["items"]]
        partial.append(page["partial"])
        after = page["next"]
        if after is None:
            return names, partial


TYPED = [
    ("Łódź", ["lodz", "LODZ", "łódź", "łod"]),
    ("Größe", ["grosse", "größe", "GRÖSSE", "GRÖẞE", "gro"]),
    ("３Ｍ Ｔａｐｅ", ["3m", "３ｍ", "tape"]),
    ("ΚΑΦΕΣ", ["καφές", "καφεσ", "καφες", "ΚΑΦ"]),
    ("Ёлка", ["елка", "ЁЛКА", "елк"]),
    ("ﬁlter oﬃce", ["filter", "FILTER", "office"]),
    ("Đorđe Ørsted Ægir Œuf", ["dorde", "orsted", "aegir", "oeuf"]),
    ("緑茶", ["茶", "緑茶", "緑"]),
    ("日本緑茶の里", ["緑茶", "茶の", "の里", "本緑茶の"]),
    ("ชาเขียว", ["เขียว", "ชา", "ขียว"]),
    ("한국어 사전", ["국어", "사전", "한국어"]),
    ("ガラス", ["ｶﾞﾗｽ", "ラス"]),
    ("Crème brûlée", ["creme", "BRULEE", "creme brulee"]),
    ("İstanbul ısı", ["istanbul", "ISI"]),
    ("5 ㎏ №7", ["kg", "no7"]),
    ("O’Brien", ["obrien", "o'brien"]),
]


@pytest.mark.parametrize("place", ["unindexed", "indexed"])
def test_texts_are_found_as_people_type_them(shop, place):
    named(shop, [name for name, _ in TYPED])
    if place == "indexed":
        until(lambda: found(shop, "lodz"))
    for name, texts in TYPED:
        for text in texts:
            assert name in found(shop, text), (name, text)
            assert name in listed(shop, text=text)[0], (name, text)
            decomposed = unicodedata.normalize("NFD", text)
            assert name in found(shop, decomposed), (name, text)
    for text in ("茶緑", "緑里", "rosse", "lod lod z", "เขียวชา"):
        assert not found(shop, text), text


@pytest.mark.parametrize("text", ["☕", "-", "!!!", "   ", "\u0301", "☕ ☕"])
def test_a_text_without_a_word_finds_nothing(shop, text):
    named(shop, ["☕", "-", "Tea"])
    assert shop.call("inventory.items.search", text=text) == {"items": [], "next": None, "partial": False}
    assert shop.call("inventory.items.list", text=text) == {"items": [], "next": None}


def test_words_of_one_piece_stand_together(shop):
    named(shop, ["red-hot", "red and hot", "hot red", "red-hotter"])
    assert sorted(found(shop, "red-hot")) == ["red-hot", "red-hotter"]
    assert sorted(found(shop, "red hot")) == ["hot red", "red and hot", "red-hot", "red-hotter"]


def test_words_that_others_cover_change_nothing(shop):
    named(shop, ["Beanbag", "Bean soup", "Beer"])
    for text in ("bean", "b be bea bean", "bean bean BEAN", "bean b"):
        assert found(shop, text) == ["Beanbag", "Bean soup"], text
    assert found(shop, "be soup bean") == ["Bean soup"]


class Model:
    """A model that finds the same items as the core by checking every item."""

    def __init__(self):
        self.items = []

    def found(self, text):
        return [name for name in self.items if all(self.has(name, word) for word in text.split())]

    def has(self, name, word):
        words = name.lower().split()
        return any(word in one if ord(one[0]) > 0x3000 else one.startswith(word) for one in words)


@pytest.mark.parametrize(
    "options", [pytest.param([], id="idle"), pytest.param(REPEATABLE, id="repeatable", marks=pytest.mark.full)]
)
def test_lists_and_searches_against_a_model(options):
    chance = random.Random(7)
    words = ["bean", "bag", "beer", "tea", "teapot", "緑茶", "茶碗", "碗", "a", "ab", "abc", "x1", "x12"]
    model = Model()
    with Core(":memory:", *options) as core:
        company = core.call("companies.create", name="Shop")["id"]
        core.call("companies.select", company=company)
        for round in range(6):
            fresh = [" ".join(chance.sample(words, chance.randint(1, 4))) + f" n{round}" for _ in range(1000)]
            start = len(model.items)
            core.send(
                [request("inventory.items.create", item(start + n, name=name), n) for n, name in enumerate(fresh)]
            )
            core.receive()
            model.items += fresh
            for _ in range(6):
                text = " ".join(chance.sample(words, chance.randint(1, 3)))
                wanted = model.found(text)[::-1]
                assert listed(core, text=text, limit=200)[0] == wanted, text
                names, partial = searched(core, text, limit=200)
                assert sorted(names) == sorted(wanted), text
                assert not partial[-1]


def test_pages_of_a_search_go_on_where_they_ended(shop):
    named(shop, [f"lamp {'red ' * (n % 7)}{n}" for n in range(60)])
    whole = found(shop, "lamp")
    assert len(whole) == 60 and whole[:3] != sorted(whole)[:3]
    for limit in (1, 7, 59, 60, 200):
        assert searched(shop, "lamp", limit=limit)[0] == whole
    page = shop.call("inventory.items.search", text="lamp", limit=5)
    for cursor in (
        "x",
        "items.1",
        "items.search.",
        "items.search.-1",
        "items.search.1-2",
        "items.search.zzzzzzzzzzzz",
        "items.search.1-2-é",
    ):
        assert (
            shop.refused("inventory.items.search", text="lamp", after=cursor)["data"]["problems"][0]["pointer"]
            == "/after"
        )
    assert shop.refused("inventory.items.list", after=page["next"])["data"]["problems"][0]["pointer"] == "/after"


def test_a_search_does_no_more_than_it_may_and_says_so():
    """If too many items match, the search ranks the newest of them, and says that it is partial. The remaining items
    follow on later pages."""
    with Core() as core:
        company = core.call("companies.create", name="Shop")["id"]
        core.call("companies.select", company=company)
        named(core, [f"common {n}" for n in range(5000)])
        # All requests are in one batch, so there is no idle moment in which the index could be updated.
        batch = [request("inventory.items.create", item(f"more {n}", name=f"fresh {n}"), n) for n in range(3000)]
        batch += [
            request("inventory.items.search", {"text": text, "limit": 1}, text) for text in ("fresh", "common", "zzz")
        ]
        core.send(batch)
        fresh, common, none = (reply["result"] for reply in core.receive()[-3:])
        assert fresh["partial"] and fresh["items"][0]["name"] == "fresh 2999"
        assert common["partial"] and common["items"] == [] and common["next"]
        assert none["partial"] and none["next"]
        until(lambda: not core.call("inventory.items.search", text="zzz")["partial"])
        names, partial = searched(core, "common", limit=200)
        assert len(names) == len(set(names)) == 5000 and partial[0] and not partial[-1]
        assert searched(core, "zzz") == ([], [False])
        # The newest 1,000 items are ranked together.
        assert len(set(names[:1000]) & {f"common {n}" for n in range(4000, 5000)}) == 1000


def test_with_a_fixed_clock_all_is_found_whatever_was_indexed_meanwhile():
    with Core(":memory:", *REPEATABLE) as core:
        company = core.call("companies.create", name="Shop")["id"]
        core.call("companies.select", company=company)
        batch = [
            request("inventory.items.create", item(n, name="oldest" if n == 0 else "more"), n) for n in range(3000)
        ]
        core.send([*batch, request("inventory.items.search", {"text": "oldest"}, "search")])
        reply = core.receive()[-1]["result"]
        assert [one["name"] for one in reply["items"]] == ["oldest"] and not reply["partial"]


@pytest.mark.parametrize("member, filter", [("category", "category"), ("tags", "tag")])
def test_categories_and_tags_are_told_apart_as_skus_are_and_in_any_script(shop, member, filter):
    """Categories and tags are compared like SKUs: case and outer spaces do not count, but accents and other marks
    do."""
    values = ["Coffee", "Coffee, tea", "coffee tea", "☕", "!!!", "緑茶", "Café", "Größe", None]
    for number, value in enumerate(values):
        given = ([value, "other"] if value else []) if member == "tags" else value
        shop.call("inventory.items.create", **item(number, name=f"a {number}", **{member: given}))
    for indexed in (False, True):
        if indexed:
            until(lambda: is_quiet(shop.process))
        for number, value in enumerate(values[:-1]):
            for typed in (value, f" {value.upper()} ", unicodedata.normalize("NFD", value)):
                assert listed(shop, **{filter: typed})[0] == [f"a {number}"], typed
                assert listed(shop, **{filter: typed}, text="a")[0] == [f"a {number}"], typed
            assert listed(shop, **{filter: value}, text="zzz")[0] == []
        for other in ("cafe", "tea", "coffee!", "緑", "☕☕"):
            assert listed(shop, **{filter: other})[0] == [], other
    if filter == "tag":
        assert len(listed(shop, tag="OTHER")[0]) == 8
        assert listed(shop, tag="other", text="a 3")[0] == ["a 3"]


def test_a_category_and_a_tag_narrow_a_list_together(shop):
    for number, (category, tags) in enumerate([("Tea", ["new"]), ("Tea", []), ("Coffee", ["new"])]):
        shop.call("inventory.items.create", **item(number, name=f"a {number}", category=category, tags=tags))
    assert listed(shop, category="tea", tag="New")[0] == ["a 0"]
    # The given text contains no word.
    assert listed(shop, category="tea", text="☕") == ([], 1)
    assert listed(shop, tag="new", text="-") == ([], 1)


def test_archived_items_are_found_when_they_are_asked_for(shop):
    for number in range(6):
        made = item(
            number,
            name=f"lamp {number}",
            category="Light",
            tags=["old"],
            barcodes=[f"L-{number}"],
            archived=number % 2 == 1,
        )
        shop.call("inventory.items.create", **made)
    for indexed in (False, True):
        if indexed:
            until(lambda: is_quiet(shop.process))
        for archived, wanted in (({}, [4, 2, 0]), ({"archived": False}, [4, 2, 0]), ({"archived": True}, [5, 3, 1])):
            names = [f"lamp {number}" for number in wanted]
            assert searched(shop, "lamp", limit=2, **archived)[0] == names
            for narrowed in ({}, {"text": "la"}, {"category": "light"}, {"tag": "old"}):
                assert listed(shop, limit=2, **narrowed, **archived)[0] == names, narrowed
            page = shop.call("inventory.items.find", barcode="L-3", **archived)
            assert [one["name"] for one in page["items"]] == [name for name in names if name == "lamp 3"]
    # A call that names an archived item returns it.
    assert shop.call("inventory.items.get", sku="sku-1")["archived"] is True


UPC_E = [
    ("04252614", "042100005264"),
    ("01234505", "012000003455"),
    ("01234531", "012300000451"),
    ("01234543", "012340000053"),
    ("01234558", "012345000058"),
    ("01234596", "012345000096"),
]


def test_all_forms_of_a_code_find_what_has_one(shop):
    kept = []
    for short, upc in [*UPC_E, (None, "036000291452")]:
        forms = [form for form in (short, upc, "0" + upc) if form]
        # Each form gets its own company, because two items of one company can't have the same code.
        for form in forms:
            company = shop.call("companies.create", name=form)["id"]
            shop.call("inventory.items.create", company=company, **item(len(kept), barcodes=["x", form]))
            kept.append((company, forms))
    for indexed in (False, True):
        if indexed:
            until(lambda: is_quiet(shop.process))
        for number, (company, forms) in enumerate(kept):
            for form in forms:
                page = shop.call("inventory.items.find", company=company, barcode=form)
                assert [one["sku"] for one in page["items"]] == [f"SKU-{number}"], form


def test_a_code_that_is_none_finds_nothing(shop):
    shop.call("inventory.items.create", **item(1, barcodes=["036000291452"]))
    for code in ("036000291453", "0036000291453", "00000000", "036000291452 1", "ä", "☕", " "):
        assert shop.call("inventory.items.find", barcode=code) == {"items": [], "next": None}, code
    for code in ("", "1" * 4297, 5, None):
        assert shop.refused("inventory.items.find", barcode=code)["data"]["problems"][0]["pointer"] == "/barcode"


HEAVY = ["\ufdfa" * 60 + chr(0x430 + number) for number in range(32)]


def test_long_rows_cost_a_search_more():
    """A ligature may stand for eighteen letters. To check a row with such texts takes as long as to check hundreds of
    other rows, so it counts more."""
    with Core() as core:
        company = core.call("companies.create", name="Shop")["id"]
        core.call("companies.select", company=company)
        # All requests are in one batch, so there is no idle moment in which the index could be updated.
        batch = [request("inventory.items.create", item(n, name=f"bean {n}", tags=HEAVY), n) for n in range(8)]
        core.send([*batch, request("inventory.items.search", {"text": "bean"}, "search")])
        page = core.receive()[-1]["result"]
        assert page["partial"] and 0 < len(page["items"]) < 4
        names, _ = searched(core, "bean")
        assert sorted(names) == [f"bean {n}" for n in range(8)]


def test_a_damaged_row_of_the_index_is_no_fault(tmp_path):
    with Core(tmp_path / "data", *REPEATABLE) as core:
        core.call("companies.select", company=core.call("companies.create", name="Shop")["id"])
        named(core, ["tea one", "tea two"])
        assert len(found(core, "tea")) == 2
    with sqlite3.connect(tmp_path / "data/private.sqlite") as database:
        changed = database.execute(
            "UPDATE items_text_content SET c0 = c0 || char(10, 10, 10) || 'tea late' WHERE id % 2 = 0"
        )
        assert changed.rowcount == 1
    database.close()
    with Core(tmp_path / "data") as core:
        assert sorted(found(core, "tea")) == ["tea one", "tea two"]
        assert found(core, "late") == []


def test_an_item_is_got_by_its_sku(shop):
    made = shop.call("inventory.items.create", **item(sku="Größe-1"))
    for sku in ("Größe-1", " GRÖSSE-1 ", "gro\u0308ße-1"):
        assert shop.call("inventory.items.get", sku=sku) == made
    assert shop.refused("inventory.items.get", sku="Grosse-1")["data"] == {"kind": "notFound"}
    assert shop.refused("inventory.items.get")["data"]["problems"][0]["pointer"] == "/id"
    assert shop.refused("inventory.items.get", id=made["id"], sku="x")["data"]["problems"][0]["pointer"] == "/sku"
    other = shop.call("companies.create", name="Other")["id"]
    assert shop.refused("inventory.items.get", sku="Größe-1", company=other)["data"] == {"kind": "notFound"}


def test_items_are_found_by_a_barcode(shop):
    codes = ["4006381333931", "036000291452", "SHELF-7", "shelf-7", "SHELF", "7"]
    for number, code in enumerate(codes):
        shop.call("inventory.items.create", **item(number, barcodes=[code, f"other-{number}"]))
    for indexed in (False, True):
        if indexed:
            until(lambda: is_quiet(shop.process))
        for number, code in enumerate(codes):
            page = shop.call("inventory.items.find", barcode=code)
            assert [one["sku"] for one in page["items"]] == [f"SKU-{number}"] and page["next"] is None, code
    assert shop.call("inventory.items.find", barcode="40063813")["items"] == []
    assert shop.refused("inventory.items.find")["data"]["problems"][0]["pointer"] == "/barcode"


def test_upsert_changes_the_item_with_the_sku_or_makes_one(shop):
    made = shop.call("inventory.items.upsert", sku="Cup-1", changes={"name": "Cup", "unit": "piece", "tags": ["blue"]})
    assert (made["sku"], made["name"], made["tags"], made["version"]) == ("Cup-1", "Cup", ["blue"], 1)
    assert made == shop.call("inventory.items.get", id=made["id"])
    same = shop.call("inventory.items.upsert", sku=" CUP-1", changes={"name": "Cup"})
    assert same == made
    changed = shop.call("inventory.items.upsert", sku="cup-1", changes={"category": "Cups", "tags": []})
    assert changed == made | {"category": "Cups", "tags": [], "version": 2, "updatedAt": changed["updatedAt"]}
    problems = shop.refused("inventory.items.upsert", sku="new", changes={"category": "x"})["data"]["problems"]
    assert [problem["pointer"] for problem in problems] == ["/changes/name", "/changes/unit"]
    problems = shop.refused("inventory.items.upsert", sku="new", changes={"name": "", "unit": 5, "nam": 1})["data"][
        "problems"
    ]
    assert {problem["pointer"] for problem in problems} == {"/changes/name", "/changes/unit", "/changes/nam"}
    shop.call("inventory.items.create", **item(2))
    for sku in ("other", "néw"):
        refused = shop.refused("inventory.items.upsert", sku="new", changes={"sku": sku, "name": "a", "unit": "b"})
        assert refused["data"]["problems"][0]["pointer"] == "/changes/sku"
    spelled = shop.call("inventory.items.upsert", sku="new", changes={"sku": "NEW", "name": "a", "unit": "b"})
    assert (spelled["sku"], spelled["version"]) == ("NEW", 1)
    taken = shop.refused("inventory.items.upsert", sku="sku-2", changes={"sku": "CUP-1"})["data"]
    assert taken == {"kind": "duplicate", "member": "sku", "id": made["id"]}
    key = {"idempotencyKey": "k"}
    one = shop.call("inventory.items.upsert", sku="once", changes={"name": "a", "unit": "b"}, **key)
    assert shop.call("inventory.items.upsert", sku="once", changes={"name": "a", "unit": "b"}, **key) == one


def test_upsert_may_expect_a_version(shop):
    made = shop.call("inventory.items.create", **item(1))
    changed = shop.call("inventory.items.upsert", sku="sku-1", changes={"name": "b"}, expect=1)
    assert changed["version"] == 2
    refused = shop.refused("inventory.items.upsert", sku="sku-1", changes={"name": "c"}, expect=1)["data"]
    assert refused == {"kind": "conflict", "current": changed}
    new = {"name": "a", "unit": "b"}
    assert shop.refused("inventory.items.upsert", sku="none", changes=new, expect=1)["data"] == {"kind": "notFound"}
    assert [one["id"] for one in shop.call("inventory.items.list")["items"]] == [made["id"]]


def test_an_item_is_changed_and_deleted_by_its_sku(shop):
    made = shop.call("inventory.items.create", **item(1))
    changed = shop.call("inventory.items.update", sku=" sku-1", changes={"name": "b"}, expect=1)
    assert (changed["id"], changed["name"], changed["version"]) == (made["id"], "b", 2)
    for method, params in (("update", {"changes": {"name": "c"}}), ("delete", {})):
        method = f"inventory.items.{method}"
        assert shop.refused(method, **params)["data"]["problems"][0]["pointer"] == "/id"
        both = shop.refused(method, id=made["id"], sku="SKU-1", **params)
        assert both["data"]["problems"][0]["pointer"] == "/sku"
        assert shop.refused(method, sku="none", **params)["data"] == {"kind": "notFound"}
        assert shop.refused(method, sku="SKU-1", expect=1, **params)["data"]["kind"] == "conflict"
    assert shop.call("inventory.items.delete", sku="SKU-1", expect=2) == {"deleted": made["id"]}
    assert shop.call("inventory.items.list")["items"] == []


def test_a_page_has_at_most_four_megabytes(shop):
    large = {str(n): "x" * 2000 for n in range(50)}
    for number in range(60):
        shop.call("inventory.items.create", **item(number, name=f"large {number}", custom=large))
    wanted = [f"large {number}" for number in range(60)][::-1]
    for method, params in (
        ("list", {}),
        ("list", {"text": "large"}),
        ("search", {"text": "large"}),
        ("list", {"order": "updated"}),
    ):
        names, after, count = [], None, 0
        while count == 0 or after:
            shop.send(
                request(f"inventory.items.{method}", params | {"limit": 200} | ({"after": after} if after else {}))
            )
            line = shop.process.stdout.readline()
            assert len(line) < 4 * MEGABYTE + 100
            page = json.loads(line)["result"]
            names, after, count = names + [one["name"] for one in page["items"]], page["next"], count + 1
        assert names == wanted and count == 2, method


def first_store(directory, rows):
    """Creates a store of the first version of the program, with the items of one company."""
    make_first_stores(directory)
    company = bytes(range(16))
    with sqlite3.connect(directory / "private.sqlite") as database:
        database.execute("INSERT INTO companies VALUES (3, ?, 'Shop', 2, 1000, 2000)", (company,))
        account = b"A" * 16
        database.execute("INSERT INTO access_records VALUES (?, ?, ?, 1, 0, 0, 1)", (b"a" * 16, company, account))
        for number, sku in enumerate(rows, 1):
            row = (3 << 40) + number
            database.execute(
                "INSERT INTO items VALUES"
                " (?, ?, ?, ?, ?, 'kg', 'Tea', '[]', '[]', NULL, NULL, NULL, NULL, '{}', 0, 1, 1000, 1000)",
                (row, number.to_bytes(16), company, sku, f"Item {number}"),
            )
            database.execute("INSERT INTO items_text (rowid, sku, name) VALUES (?, ?, ?)", (row, sku, f"Item {number}"))
        database.execute("INSERT INTO items_text_state VALUES (3, ?)", ((3 << 40) + len(rows),))
    database.close()
    with sqlite3.connect(directory / "device.sqlite") as database:
        for name, id in (("account", account), ("selectedCompany", company)):
            text = id.hex()
            text = "-".join((text[:8], text[8:12], text[12:16], text[16:20], text[20:]))
            database.execute("INSERT INTO settings VALUES (?, ?)", (name, text))
    database.close()


def test_skus_that_are_the_same_now_stay_where_they_were(tmp_path):
    skus = ["abc", "ABC", " abc", "É", "é", "x"]
    first_store(tmp_path / "old", skus)
    with Core(tmp_path / "old") as core:
        items = core.call("inventory.items.list")["items"][::-1]
        assert [one["sku"] for one in items] == skus
        for one in items:
            # Spaces around a SKU do not count. If two SKUs differ only in such spaces, the SKU means the first item.
            if one["sku"] == one["sku"].strip():
                assert core.call("inventory.items.get", sku=one["sku"]) == one
            changed = core.call("inventory.items.update", id=one["id"], changes={"name": f"new {one['sku']}"})
            assert changed["sku"] == one["sku"] and changed["version"] == 2
        assert core.call("inventory.items.get", sku="aBc")["sku"] == "abc"
        assert core.refused("inventory.items.create", **item(sku="Abc"))["data"]["id"] == items[0]["id"]
        # To change the SKU of one of these items, the caller must choose a free SKU.
        assert (
            core.refused("inventory.items.update", id=items[1]["id"], changes={"sku": "aBC"})["data"]["kind"]
            == "duplicate"
        )
        assert core.call("inventory.items.update", id=items[1]["id"], changes={"sku": "abc-2"})["sku"] == "abc-2"
        assert len(core.call("inventory.items.search", text="new")["items"]) == len(skus)


def test_an_index_of_an_older_version_is_made_anew(tmp_path):
    first_store(tmp_path / "old", [f"S-{n}" for n in range(700)])
    with Core(tmp_path / "old") as core:
        assert len(listed(core, text="item", limit=200)[0]) == 700
        assert len(listed(core, category="Tea", limit=200)[0]) == 700
        until(lambda: core.call("inventory.items.search", text="s-0")["items"])
        assert searched(core, "s-699")[0] == ["Item 700"]


def test_an_index_that_lacks_tags_is_made_anew(tmp_path):
    """Since a migration step of this name, the index contains whole tags. An index without them is built again."""
    with Core(tmp_path / "data", *REPEATABLE) as core:
        core.call("companies.select", company=core.call("companies.create", name="Shop")["id"])
        core.call("inventory.items.create", **item(1, name="a", tags=["☕"]))
        assert listed(core, tag="☕")[0] == ["a"]
    with sqlite3.connect(tmp_path / "data/private.sqlite") as database:
        gone = database.execute("DELETE FROM migrations WHERE name = 'inventory.items.tagLabels'")
        assert gone.rowcount == 1
        (version,) = database.execute("PRAGMA user_version").fetchone()
        database.execute(f"PRAGMA user_version = {version - 1}")
        # The test damages the index, so an item that is not indexed again is not found by its text.
        database.execute("UPDATE items_text_content SET c0 = 'x'")
    database.close()
    with Core(tmp_path / "data") as core:
        assert listed(core, tag="☕")[0] == ["a"]
        until(lambda: is_quiet(core.process))
        assert listed(core, tag="☕")[0] == ["a"] and found(core, "a") == ["a"]


def test_a_word_among_very_many_is_found(core):
    """A match has a lower rank in a longer text, but it is always found."""
    company = core.call("companies.create", name="A")["id"]
    tags = ["1日" * 31 + chr(0x4E00 + number) for number in range(49)]
    made = core.call("inventory.items.create", company=company, sku="A", name="n", unit="p", tags=[*tags, "needle"])
    for method in ("inventory.items.search", "inventory.items.list"):
        assert core.call(method, company=company, text="needle")["items"] == [made]


def test_what_is_made_between_pages_moves_nothing():
    """Only a thousand items are ranked together. Items that are created between two pages do not join them."""
    with Core(":memory:", *REPEATABLE) as core:
        company = core.call("companies.create", name="A")["id"]
        core.send(
            [
                request("inventory.items.create", {"company": company, **item(number), "name": "bean x"}, number)
                for number in range(1005)
            ]
        )
        assert all("result" in reply for reply in core.receive())
        core.call("inventory.items.upsert", company=company, sku="SKU-6", changes={"name": "bean"})
        page = core.call("inventory.items.search", company=company, text="bean", limit=200)
        found = page["items"]
        assert found[0]["sku"] == "SKU-6"
        for number in range(3):
            core.call("inventory.items.create", company=company, **item(2000 + number) | {"name": "bean y"})
        while page["next"]:
            page = core.call("inventory.items.search", company=company, text="bean", limit=200, after=page["next"])
            found += page["items"]
        assert sorted(one["sku"] for one in found) == sorted(f"SKU-{number}" for number in range(1005))
