"""Lists of items: their filters and orders, and the limit on the items that a page may read."""

import random

import pytest

from support.core import REPEATABLE, Core, is_quiet, item, request, until

ORDERS = ["newest", "name", "sku", "updated"]


def pages(core, **params):
    """Returns the items on all pages of a list, and the number of pages."""
    found, count, after = [], 0, None
    while True:
        page = core.call("inventory.items.list", **params, **({"after": after} if after else {}))
        found += page["items"]
        count, after = count + 1, page["next"]
        if after is None:
            return found, count


def ordered(items, order):
    """Sorts items that are given in the order of their creation."""
    key = {
        "newest": lambda one: -one["place"],
        "name": lambda one: (one["name"].encode().lower(), one["place"]),
        "sku": lambda one: one["sku"].lower(),
        "updated": lambda one: (-one["turn"], -one["place"]),
    }[order]
    return sorted(items, key=key)


def test_filters_and_orders_against_a_model():
    chance = random.Random(11)
    with Core(":memory:", *REPEATABLE) as core:
        company = core.call("companies.create", name="Shop")["id"]
        core.call("companies.select", company=company)
        shelf = core.call("inventory.locations.create", name="Shelf")["id"]
        model = []
        for number in range(300):
            made = item(
                chance.randrange(10**6),
                name=chance.choice(["Bean", "bean", "Tea", "tea pot", "Zebra", "äpfel", "Cup"]),
                condition=chance.choice(["new", "used", None]),
                manufacturer=chance.choice(["Kaffa Ltd", "kaffa ltd", "Other", "緑茶 社", None]),
                location=chance.choice([shelf, None]),
                minStock=chance.choice([5, None]),
                archived=chance.random() < 0.2,
                tags=chance.sample(["a", "b", "c"], chance.randrange(3)),
                custom=chance.choice([{}, {"roast": "light"}, {"roast": "dark", "size": 2}, {"size": 2.0, "ok": True}]),
            )
            made = core.call("inventory.items.create", **made)
            model.append(made | {"place": number, "turn": number, "stock": None})
        core.call("companies.update", changes={"settings": {"allowNegativeStock": True}})
        for turn in range(300, 500):
            one = chance.choice(model)
            what = chance.random()
            if what < 0.3 and not one["archived"]:
                by = chance.choice([3, 8, -2])
                core.call("inventory.stock.adjust", item=one["id"], by=by, reason="count", location=shelf)
                one["stock"] = (one["stock"] or 0) + by
            elif what < 0.6:
                reason = chance.choice(["torn", None])
                changed = core.call("inventory.items.flag", id=one["id"], reason=reason)
                if changed["version"] != one["version"]:
                    one["turn"] = turn
                one.update(changed)
            else:
                one.update(
                    core.call("inventory.items.update", id=one["id"], changes={"name": chance.choice(["Bean", "Ox"])})
                )
                if one["version"] > 1:
                    one["turn"] = turn
        instant = {one["id"]: core.call("inventory.items.get", id=one["id"])["updatedAt"] for one in model}
        for one in model:
            one["turn"] = instant[one["id"]]
        moments = sorted(set(instant.values()))
        for one in model:
            one["turn"] = moments.index(instant[one["id"]])
        middle = moments[len(moments) // 2]

        def available(one):
            return one["stock"] or 0

        filters = {
            "condition": ({"condition": "used"}, lambda one: one["condition"] == "used"),
            "manufacturer": (
                {"manufacturer": " KAFFA LTD"},
                lambda one: (one["manufacturer"] or "").lower() == "kaffa ltd",
            ),
            "unspaced": ({"manufacturer": "緑茶 社"}, lambda one: one["manufacturer"] == "緑茶 社"),
            "flagged": ({"flagged": True}, lambda one: one["flag"] is not None),
            "unflagged": ({"flagged": False}, lambda one: one["flag"] is None),
            "location": ({"location": shelf}, lambda one: one["location"] == shelf),
            "low": ({"level": "low"}, lambda one: available(one) < (one["minStock"] or 0)),
            "out": ({"level": "out"}, lambda one: available(one) <= 0),
            "negative": ({"level": "negative"}, lambda one: available(one) < 0),
            "roast": ({"custom": {"roast": "light"}}, lambda one: one["custom"].get("roast") == "light"),
            "size": (
                {"custom": {"size": 2, "ok": True}},
                lambda one: one["custom"].get("size") == 2 and "ok" in one["custom"],
            ),
            "no size": ({"custom": {"ok": 1}}, lambda one: False),
            "since": ({"updatedSince": middle}, lambda one: instant[one["id"]] >= middle),
            "tag": ({"tag": "A"}, lambda one: "a" in one["tags"]),
            "text": ({"text": "bea"}, lambda one: one["name"].lower() == "bean"),
            "no word": ({"text": "-"}, lambda one: False),
            "archived": ({"archived": True}, lambda one: True),
        }
        for order in ORDERS:
            for names in [[], *([name] for name in filters), *(chance.sample(list(filters), 2) for _ in range(25))]:
                params, fits = {}, [lambda one: True]
                for name in names:
                    if set(filters[name][0]) & set(params):
                        continue
                    params |= filters[name][0]
                    fits.append(filters[name][1])
                wanted = [
                    one["sku"]
                    for one in ordered(model, order)
                    if one["archived"] is params.get("archived", False) and all(fit(one) for fit in fits)
                ]
                found, _ = pages(core, order=order, limit=chance.randint(5, 80), **params)
                assert [one["sku"] for one in found] == wanted, (order, params)
            # The available quantity of each item, also of items without any movements.
            stock = {one["id"]: available(one) for one in model}
            for params in ({}, {"text": "bea"}, {"level": "low"}, {"tag": "a"}):
                after = {}
                while True:
                    page = core.call("inventory.items.list", order=order, limit=50, levels=True, **params, **after)
                    assert [one["level"]["onHand"] for one in page["items"]] == [
                        stock[one["id"]] for one in page["items"]
                    ]
                    if page["next"] is None:
                        break
                    after = {"after": page["next"]}


def test_a_cursor_is_of_one_order(shop):
    for number in range(5):
        shop.call("inventory.items.create", **item(number, name=f"Größe {number}" * 20))
    cursors = {order: shop.call("inventory.items.list", order=order, limit=2)["next"] for order in ORDERS}
    for order in ORDERS:
        for other, cursor in cursors.items():
            if order == other:
                assert len(shop.call("inventory.items.list", order=order, after=cursor)["items"]) == 3
            else:
                error = shop.refused("inventory.items.list", order=order, after=cursor)
                assert error["data"]["problems"][0]["pointer"] == "/after", (order, other)
    for cursor in ("items.name.", "items.name.6-1", "items.name.zz-1", "items.name.61-zzzzzzzzz", "items.name.ff-1"):
        error = shop.refused("inventory.items.list", order="name", after=cursor)
        assert error["data"]["problems"][0]["pointer"] == "/after", cursor
    assert shop.refused("inventory.items.list", order="updated", after="items.updated.61-1")
    for wrong in (
        {"order": "price"},
        {"level": "full"},
        {"condition": "x"},
        {"custom": {"a": []}},
        {"updatedSince": "x"},
    ):
        (problem,) = shop.refused("inventory.items.list", **wrong)["data"]["problems"]
        assert problem["pointer"].split("/")[1] == next(iter(wrong))


@pytest.mark.parametrize("order", ORDERS)
def test_a_page_is_not_disturbed_by_what_comes_and_goes(shop, order):
    made = [shop.call("inventory.items.create", **item(number, name=f"N{number:02}")) for number in range(20)]
    wanted = [one["sku"] for one in shop.call("inventory.items.list", order=order, limit=200)["items"]]
    first = shop.call("inventory.items.list", order=order, limit=5)
    shop.call("inventory.items.delete", id=first["items"][-1]["id"])
    rest = shop.call("inventory.items.list", order=order, limit=200, after=first["next"])
    assert [one["sku"] for one in first["items"] + rest["items"]] == wanted and len(made) == 20


def test_a_page_looks_at_some_hundred_items_and_ends(shop):
    lines = [request("inventory.items.create", item(n, name=f"n {n}"), n) for n in range(7000)]
    shop.send(*lines, request("inventory.items.update", {"sku": "SKU-6", "changes": {"condition": "used"}}, "last"))
    while shop.receive()["id"] != "last":
        pass
    for order in ORDERS:
        page = shop.call("inventory.items.list", order=order, condition="used")
        assert order in ("updated", "sku") or page["items"] == [] and page["next"], order
        found, count = pages(shop, order=order, condition="used")
        assert [one["sku"] for one in found] == ["SKU-6"] and count == 9, order
        found, count = pages(shop, order=order, text="n 6", condition="used")
        assert [one["sku"] for one in found] == ["SKU-6"], order
    # An index finds the few items with this value, however old they are.
    shop.call("inventory.items.flag", sku="sku-3", reason="torn")
    page = shop.call("inventory.items.list", flagged=True)
    assert [one["sku"] for one in page["items"]] == ["SKU-3"] and page["next"] is None


def test_an_item_is_flagged_and_not_otherwise(shop):
    made = shop.call("inventory.items.create", **item(1))
    assert made["flag"] is None
    flagged = shop.call("inventory.items.flag", id=made["id"], reason="The bag is torn")
    account = shop.call("access.whoami")["user"]
    assert flagged["flag"] == {"reason": "The bag is torn", "by": account, "at": flagged["updatedAt"]}
    assert flagged["version"] == 2 and shop.call("inventory.items.get", sku="sku-1") == flagged
    assert shop.call("inventory.items.flag", sku="SKU-1", reason="The bag is torn") == flagged
    flag = flagged["flag"]
    for method, params, pointer in (
        ("create", item(2, flag=flag), "/flag"),
        ("update", {"sku": "SKU-1", "changes": {"flag": None}}, "/changes/flag"),
        ("upsert", {"sku": "SKU-1", "changes": {"flag": flag}}, "/changes/flag"),
        ("upsert", {"sku": "new", "changes": {"name": "a", "unit": "b", "flag": flag}}, "/changes/flag"),
        ("flag", {"sku": "SKU-1", "reason": ""}, "/reason"),
        ("flag", {"sku": "SKU-1", "reason": "x" * 201}, "/reason"),
        ("flag", {"reason": "x"}, "/id"),
    ):
        problems = shop.refused(f"inventory.items.{method}", **params)["data"]["problems"]
        assert problems[0]["pointer"].startswith(pointer), (method, problems)
    assert shop.refused("inventory.items.flag", sku="SKU-1", reason="x", expect=1)["data"]["current"] == flagged
    shop.call("events.subscribe", topics=[{"service": "inventory"}])
    cleared = shop.call("inventory.items.flag", sku="SKU-1", reason=None)
    assert cleared["flag"] is None and cleared["version"] == 3
    ((event,),) = [line["params"]["events"] for line in shop.said()]
    assert event["fields"] == ["flag"]
    # An update of another member leaves the flag unchanged.
    shop.call("inventory.items.flag", sku="SKU-1", reason="again")
    assert shop.call("inventory.items.update", sku="SKU-1", changes={"name": "x"})["flag"]["reason"] == "again"


def test_many_items_are_looked_up_at_once(shop):
    made = [shop.call("inventory.items.create", **item(n, barcodes=[f"C-{n}"])) for n in range(3)]
    made.append(shop.call("inventory.items.create", **item(3, barcodes=["036000291452"], archived=True)))
    found = shop.call("inventory.items.lookup", skus=["sku-2", "none", " SKU-0", "SKU-2"])["found"]
    assert found == [made[2], None, made[0], made[2]]
    found = shop.call("inventory.items.lookup", barcodes=["C-1", "c-1", "0036000291452", "036000291453"])["found"]
    assert found == [made[1], None, made[3], None]
    ids = [made[1]["id"], "01900000-0000-7000-8000-000000000000", made[3]["id"]]
    assert shop.call("inventory.items.lookup", ids=ids)["found"] == [made[1], None, made[3]]
    other = shop.call("companies.create", name="Other")["id"]
    for params in ({"ids": ids}, {"skus": ["SKU-1"] * 3}, {"barcodes": ["C-1"] * 3}):
        assert shop.call("inventory.items.lookup", company=other, **params)["found"] == [None] * 3
    assert shop.call("inventory.items.lookup", skus=[])["found"] == []
    for wrong in ({}, {"skus": ["a"], "ids": ids}, {"skus": ["a"] * 201}, {"ids": ["x"]}, {"barcodes": [5]}):
        assert shop.refused("inventory.items.lookup", **wrong)["code"] == -32602


def test_no_two_items_have_forms_of_one_code(shop):
    first = shop.call("inventory.items.create", **item(1, barcodes=["042100005264", "SHELF-7"]))
    taken = {"kind": "duplicate", "member": "barcodes", "id": first["id"]}
    second = shop.call("inventory.items.create", **item(2, barcodes=["shelf-7"]))
    for code in ("042100005264", "0042100005264", "04252614", "SHELF-7"):
        assert shop.refused("inventory.items.create", **item(3, barcodes=["free", code]))["data"] == taken, code
        for method, params in (
            ("update", {"id": second["id"], "changes": {"barcodes": [code]}}),
            ("upsert", {"sku": "new", "changes": {"name": "a", "unit": "b", "barcodes": [code]}}),
        ):
            assert shop.refused(f"inventory.items.{method}", **params)["data"] == taken, code
    # A refused call stores nothing. One item may have several forms of a code, and other companies the same code.
    shop.call("inventory.items.create", **item(4, barcodes=["free"]))
    assert shop.call("inventory.items.update", id=first["id"], changes={"barcodes": ["04252614", "042100005264"]})
    shop.call("inventory.items.update", id=second["id"], changes={"barcodes": ["SHELF-7"]})
    other = shop.call("companies.create", name="Other")["id"]
    shop.call("inventory.items.create", company=other, **item(1, barcodes=["SHELF-7", "042100005264"]))
    shop.call("inventory.items.delete", id=first["id"])
    assert shop.call("inventory.items.lookup", barcodes=["04252614"])["found"] == [None]
    shop.call("inventory.items.create", **item(1, barcodes=["0042100005264"]))
    shop.call("companies.delete", company=other, confirm="Other")
    assert shop.call("inventory.items.lookup", barcodes=["SHELF-7"])["found"][0]["id"] == second["id"]


def labels(core, collection, **params):
    found, after = [], None
    while True:
        page = core.call(f"inventory.{collection}.list", **params, **({"after": after} if after else {}))
        found += [(one["name"], one["items"]) for one in page["items"]]
        after = page["next"]
        if after is None:
            assert not page["partial"]
            return found


@pytest.mark.parametrize("options", [[], REPEATABLE], ids=["idle", "repeatable"])
def test_categories_and_tags_are_counted_against_a_model(options):
    chance = random.Random(5)
    names = ["Tea", "tea", "Coffee", "Süßes", "!!!", "☕", "Ware A", None]
    with Core(":memory:", *options) as core:
        company = core.call("companies.create", name="Shop")["id"]
        core.call("companies.select", company=company)
        model = {}
        for number in range(600):
            what = chance.random()
            if what < 0.6 or not model:
                tags = chance.sample([name for name in names if name], chance.randrange(4))
                made = item(number, category=chance.choice(names), tags=tags, archived=chance.random() < 0.1)
                made = core.call("inventory.items.create", **made)
            else:
                made = model.pop(chance.choice(list(model)))
                if what < 0.75:
                    core.call("inventory.items.delete", id=made["id"])
                    continue
                changes = {"category": chance.choice(names), "tags": chance.sample(names[:6], 2)}
                changes = {key: changes[key] for key in chance.sample(list(changes), chance.randrange(3))}
                changes["archived"] = chance.random() < 0.1
                made = core.call("inventory.items.update", id=made["id"], changes=changes)
            model[made["id"]] = made
            if number % 60 == 0:
                if number % 120 == 0 and not options:
                    until(lambda: is_quiet(core.process))
                live = [one for one in model.values() if not one["archived"]]
                for collection, of in (
                    ("categories", lambda one: [one["category"]] if one["category"] else []),
                    ("tags", lambda one: one["tags"]),
                ):
                    wanted = {}
                    for one in live:
                        for key in {label.lower() for label in of(one)}:
                            wanted[key] = wanted.get(key, 0) + 1
                    found = labels(core, collection, limit=chance.randint(1, 9))
                    assert {name.lower(): count for name, count in found} == wanted
                    assert [name.lower().encode() for name, _ in found] == sorted(key.encode() for key in wanted)


@pytest.mark.parametrize("indexed", [False, True])
def test_a_category_is_renamed_for_all_its_items(shop, indexed):
    made = [shop.call("inventory.items.create", **item(n, category=["Tea", "tea ", "Téa"][n % 3])) for n in range(9)]
    archived = shop.call("inventory.items.create", **item(9, category="TEA", archived=True))
    if indexed:
        until(lambda: is_quiet(shop.process))
    shop.call("events.subscribe", topics=[{"service": "inventory"}])
    assert shop.call("inventory.categories.rename", **{"from": " tEA", "to": "Téa"}) == {"changed": 7}
    (events,) = [line["params"]["events"] for line in shop.said()]
    assert len(events) == 7 and all(event["fields"] == ["category"] for event in events)
    assert labels(shop, "categories") == [("Téa", 9)]
    assert shop.call("inventory.items.get", id=archived["id"])["category"] == "Téa"
    assert shop.call("inventory.items.get", id=made[2]["id"]) == made[2]
    assert shop.call("inventory.categories.rename", **{"from": "none", "to": "x"}) == {"changed": 0}
    # Only the spelling of the category changes.
    assert shop.call("inventory.categories.rename", **{"from": "téa", "to": "TÉA"}) == {"changed": 10}
    assert labels(shop, "categories") == [("TÉA", 9)]
    for wrong in ({"from": "", "to": "x"}, {"from": "x", "to": "y" * 101}, {"from": "x"}):
        assert shop.refused("inventory.categories.rename", **wrong)["code"] == -32602


@pytest.mark.parametrize("indexed", [False, True])
def test_a_tag_is_renamed_and_merged(shop, indexed):
    tags = [["old", "a"], ["a", "OLD", "new"], ["new", "old", "b"], ["b"], ["New"]]
    made = [shop.call("inventory.items.create", **item(n, tags=each)) for n, each in enumerate(tags)]
    if indexed:
        until(lambda: is_quiet(shop.process))
    assert shop.call("inventory.tags.rename", **{"from": "old", "to": "New"}) == {"changed": 3}
    found = [shop.call("inventory.items.get", id=one["id"]) for one in made]
    assert [one["tags"] for one in found] == [["New", "a"], ["a", "New"], ["New", "b"], ["b"], ["New"]]
    assert labels(shop, "tags") == [("a", 2), ("b", 2), ("New", 4)]


def test_who_has_many_new_items_is_told_that_not_all_are_counted():
    with Core() as core:
        company = core.call("companies.create", name="Shop")["id"]
        core.call("companies.select", company=company)
        # All requests are in one batch, so there is no idle moment in which the core could count the items.
        batch = [request("inventory.items.create", item(n, category="Tea"), n) for n in range(6000)]
        core.send([*batch, request("inventory.categories.list", id="count")])
        page = core.receive()[-1]["result"]
        assert page["partial"] and 0 < page["items"][0]["items"] < 6000
        until(lambda: core.call("inventory.categories.list")["items"] == [{"name": "Tea", "items": 6000}])
