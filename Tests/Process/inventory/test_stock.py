"""The ledger: receipts and issues, the quantities on hand, and refusals."""

import random
import sqlite3
from fractions import Fraction

import pytest

from support.core import Core, item, request
from support.stock_model import Ledger, Refused

COST = {"amount": 350, "currency": "EUR"}


@pytest.fixture
def shop(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        core.call("companies.create", name="Shop")
        yield core


@pytest.fixture
def beans(shop):
    return shop.call("inventory.items.create", **item(name="Beans", unit="kg", minStock=5))["id"]


def levels(core, **params):
    return [
        (level["item"], level["location"], level["onHand"], level["available"])
        for level in core.call("inventory.stock.levels", **params)["items"]
    ]


def problems(error):
    return [(problem["pointer"], problem["kind"]) for problem in error["data"]["problems"]]


def test_what_comes_and_goes_is_in_the_ledger(shop, beans):
    shelf = shop.call("inventory.locations.create", name="Shelf")["id"]
    came = shop.call("inventory.stock.receive", item=beans, quantity=12.5, location=shelf, unitCost=COST, note="Lot 7")
    (entry,) = came["entries"]
    assert entry | {"id": "", "company": "", "actor": ""} == {
        "id": "",
        "company": "",
        "transaction": entry["id"],
        "item": beans,
        "location": shelf,
        "type": "purchase",
        "quantity": 12.5,
        "unitCost": COST,
        "reason": None,
        "note": "Lot 7",
        "reverses": None,
        "actor": "",
        "effectiveAt": entry["at"],
        "at": entry["at"],
    } | dict.fromkeys(("lot", "order", "orderLine", "dispatch", "loan", "count", "build"))
    assert entry["at"].startswith("2026-03-01T12:00:00.")
    assert came["transaction"] == entry["id"]
    (level,) = came["levels"]
    assert level == {
        "item": beans,
        "sku": "SKU-1",
        "name": "Beans",
        "unit": "kg",
        "location": shelf,
        "locationName": "Shelf",
        "onHand": 12.5,
        "unavailable": 0,
        "available": 12.5,
    } | dict.fromkeys(("lot", "batch", "serial", "reserved", "onOrder", "incomingAt", "averageCost"))
    used = shop.call("inventory.stock.consume", item=beans, quantity=0.5, location=shelf)
    back = shop.call("inventory.stock.return", item=beans, quantity=2, location=shelf, direction="fromCustomer")
    sent = shop.call("inventory.stock.return", item=beans, quantity=1, location=shelf, direction="toSupplier")
    said = [(entry["type"], entry["quantity"]) for done in (used, back, sent) for entry in done["entries"]]
    assert said == [("consumption", -0.5), ("return", 2), ("return", -1)]
    assert levels(shop) == [(beans, None, 13, 13)]
    listed = shop.call("inventory.stock.entries", item=beans)["items"]
    assert listed == [done["entries"][0] for done in (sent, back, used, came)]


def test_stock_without_a_place_lies_in_the_main_location(shop, beans):
    (level,) = shop.call("inventory.stock.receive", item=beans, quantity=1)["levels"]
    (main,) = shop.call("inventory.locations.list")["items"]
    assert (level["location"], main["name"], main["kind"]) == (main["id"], "Main", "stock")
    shelf = shop.call("inventory.locations.create", name="Shelf")["id"]
    shop.call("inventory.items.update", id=beans, changes={"location": shelf})
    (level,) = shop.call("inventory.stock.receive", item=beans, quantity=2)["levels"]
    assert level["location"] == shelf
    assert len(shop.call("inventory.locations.list")["items"]) == 2


def test_a_transfer_is_two_entries_of_one_transaction(shop, beans):
    scrap = shop.call("inventory.locations.create", name="Bin", kind="scrap")["id"]
    shop.call("inventory.stock.receive", item=beans, quantity=10)
    moved = shop.call("inventory.stock.transfer", item=beans, quantity=4, to=scrap)
    assert [entry["quantity"] for entry in moved["entries"]] == [-4, 4]
    assert {entry["transaction"] for entry in moved["entries"]} == {moved["transaction"]}
    # Scrapped stock is on hand, and not available.
    assert levels(shop) == [(beans, None, 10, 6)]
    error = shop.refused("inventory.stock.transfer", item=beans, quantity=1, to=scrap, **{"from": scrap})
    assert problems(error) == [("/to", "value")]


def test_more_than_there_is_can_not_be_taken(shop, beans):
    (level,) = shop.call("inventory.stock.receive", item=beans, quantity=3)["levels"]
    before = shop.call("inventory.stock.entries")
    error = shop.refused("inventory.stock.consume", item=beans, quantity=3.00001)
    assert error["data"] == {
        "kind": "insufficientStock",
        "item": beans,
        "location": level["location"],
        "lot": None,
        "asked": 3.00001,
        "onHand": 3,
        "available": 3,
        "elsewhere": [],
        "incoming": 0,
        "incomingAt": None,
    }
    assert error["message"] == (
        "Main has 3 kg of SKU-1. The request takes 3.00001 kg. Take at most 3 kg, or receive stock first"
    )
    assert shop.call("inventory.stock.entries") == before and levels(shop) == [(beans, None, 3, 3)]
    assert shop.call("inventory.stock.negative")["items"] == []
    company = shop.call("companies.get")
    shop.call("companies.update", changes={"settings": company["settings"] | {"allowNegativeStock": True}})
    shop.call("inventory.stock.consume", item=beans, quantity=4)
    assert [level["onHand"] for level in shop.call("inventory.stock.negative")["items"]] == [-1]


def test_quantities_in_other_units_are_exact(shop):
    units = [{"unit": "bag", "factor": 2.5}, {"unit": "crumb", "factor": 0.00001}]
    beans = shop.call("inventory.items.create", **item(unit="kg", units=units))["id"]
    (entry,) = shop.call("inventory.stock.receive", item=beans, quantity=3, unit="bag")["entries"]
    assert entry["quantity"] == 7.5
    error = shop.refused("inventory.stock.receive", item=beans, quantity=0.5, unit="crumb")
    assert problems(error) == [("/quantity", "value")] and (
        "0.5 crumb is 0.000005 kg, which has more than 5 decimals" in error["message"]
    )
    error = shop.refused("inventory.stock.receive", item=beans, quantity=1, unit="box")
    assert problems(error) == [("/unit", "value")] and "kg, bag, crumb" in error["message"]


def test_a_correction_needs_a_reason(shop, beans):
    shop.call("inventory.stock.receive", item=beans, quantity=10)
    assert problems(shop.refused("inventory.stock.adjust", item=beans, by=1)) == [("/reason", "missing")]
    (entry,) = shop.call("inventory.stock.adjust", item=beans, to=9, reason="Counted")["entries"]
    assert (entry["type"], entry["quantity"], entry["reason"]) == ("adjustment", -1, "Counted")
    (entry,) = shop.call("inventory.stock.adjust", item=beans, by=0.5, reason="Found")["entries"]
    assert entry["quantity"] == 0.5
    both = shop.refused("inventory.stock.adjust", item=beans, by=1, to=2, reason="?")
    neither = shop.refused("inventory.stock.adjust", item=beans, reason="?")
    same = shop.refused("inventory.stock.adjust", item=beans, to=9.5, reason="?")
    assert [problems(error) for error in (both, neither, same)] == [
        [("/to", "value")],
        [("/by", "value")],
        [("/to", "value")],
    ]
    assert shop.refused("inventory.stock.adjust", item=beans, by=-10, reason="?")["data"]["kind"] == "insufficientStock"


def test_a_transaction_is_taken_back_once(shop, beans):
    shelf = shop.call("inventory.locations.create", name="Shelf")["id"]
    came = shop.call("inventory.stock.receive", item=beans, quantity=10)["transaction"]
    moved = shop.call("inventory.stock.transfer", item=beans, quantity=4, to=shelf)
    error = shop.refused("inventory.stock.reverse", transaction=came, reason="Not ours")
    assert error["data"]["kind"] == "insufficientStock" and error["data"]["onHand"] == 6
    undone = shop.call("inventory.stock.reverse", transaction=moved["transaction"], reason="Wrong shelf")
    pairs = [(entry["reverses"], entry["quantity"]) for entry in undone["entries"]]
    assert pairs == [(entry["id"], -entry["quantity"]) for entry in reversed(moved["entries"])]
    assert [level[1:3] for level in levels(shop, by="location")][0][1] == 10
    error = shop.refused("inventory.stock.reverse", transaction=moved["transaction"], reason="Again")
    assert error["data"] == {"kind": "alreadyReversed", "reversedBy": undone["transaction"]}
    error = shop.refused("inventory.stock.reverse", transaction=undone["transaction"], reason="Back")
    assert problems(error) == [("/transaction", "value")]
    # A transaction is named by its first entry, so the id of the second entry names no transaction.
    second = moved["entries"][1]["id"]
    assert shop.refused("inventory.stock.reverse", transaction=second, reason="?")["data"] == {"kind": "notFound"}


def test_many_movements_are_posted_together_or_not_at_all(shop, beans):
    forms = [{"type": "receive", "item": beans, "quantity": 1} for _ in range(999)]
    last = {"type": "adjust", "item": beans, "level": 2, "reason": "Counted"}
    done = shop.call("inventory.stock.post", entries=[*forms, last])
    assert len(done["entries"]) == 1000 and done["entries"][-1]["quantity"] == -997
    assert len({entry["transaction"] for entry in done["entries"]}) == 1000 and done["transaction"] is None
    assert levels(shop) == [(beans, None, 2, 2)]
    before = shop.call("inventory.stock.entries")
    error = shop.refused(
        "inventory.stock.post", entries=[*forms[:5], {"type": "consume", "item": beans, "quantity": 8}]
    )
    assert error["data"]["kind"] == "insufficientStock" and error["data"]["onHand"] == 7
    assert shop.call("inventory.stock.entries") == before and levels(shop) == [(beans, None, 2, 2)]
    error = shop.refused(
        "inventory.stock.post",
        entries=[
            {"type": "receive", "item": beans},
            {"type": "adjust", "item": beans, "by": 1, "level": 2, "quantity": 3},
            {"type": "return", "item": beans, "quantity": 1, "from": beans},
        ],
    )
    assert sorted(problems(error)) == [
        ("/entries/0/quantity", "missing"),
        ("/entries/1/by", "value"),
        ("/entries/1/quantity", "unknown"),
        ("/entries/1/reason", "missing"),
        ("/entries/2/direction", "missing"),
        ("/entries/2/from", "unknown"),
    ]


def test_what_entries_name_is_looked_up_before_any_is_posted(shop, beans):
    # The first receipt creates the main location.
    comes = {"type": "receive", "item": beans, "quantity": 1}
    missing = {"kind": "notFound", "pointer": "/entries/1/location"}
    for first in (comes, {"type": "consume", "item": beans, "quantity": 1}):
        for name in ("/Main", "/Nowhere"):
            error = shop.refused("inventory.stock.post", entries=[first, {**comes, "location": name}])
            assert error["data"]["kind"] == "notFound" and missing.items() <= error["data"].items()
    assert shop.call("inventory.locations.list")["items"] == [] and levels(shop) == []


def test_what_is_wrong_is_named(shop, beans):
    structural = shop.call("inventory.locations.create", name="House", structural=True)["id"]
    closed = shop.call("inventory.locations.create", name="Old", archived=True)["id"]
    for params, pointer in (
        ({"quantity": 0}, "/quantity"),
        ({"quantity": -1}, "/quantity"),
        ({"quantity": 1, "location": structural}, "/location"),
        ({"quantity": 1, "location": closed}, "/location"),
        ({"quantity": 1, "effectiveAt": "2026-03-01T12:02:00Z"}, "/effectiveAt"),
    ):
        error = shop.refused("inventory.stock.receive", item=beans, **params)
        assert problems(error) == [(pointer, "value")], params
    nobody = "019adc5b-e000-7000-a795-946c3be54d8d"
    error = shop.refused("inventory.stock.receive", item=beans, quantity=1, location=nobody)
    assert (error["data"], error["message"]) == (
        {"kind": "notFound", "pointer": "/location"},
        "There is no such location (location)",
    )
    error = shop.refused("inventory.stock.receive", item=nobody, quantity=1)
    assert (error["data"], error["message"]) == (
        {"kind": "notFound", "pointer": "/item"},
        "There is no such item (item)",
    )
    assert shop.call("inventory.stock.entries")["items"] == []


def test_an_archived_item_only_runs_out(shop, beans):
    shop.call("inventory.stock.receive", item=beans, quantity=2)
    shop.call("inventory.items.update", id=beans, changes={"archived": True})
    assert problems(shop.refused("inventory.stock.receive", item=beans, quantity=1)) == [("/item", "value")]
    shop.call("inventory.stock.consume", item=beans, quantity=2)
    assert levels(shop) == [(beans, None, 0, 0)]


def test_what_has_a_history_stays(shop, beans):
    place = shop.call("inventory.locations.create", name="Shelf")["id"]
    shop.call("inventory.stock.receive", item=beans, quantity=2, location=place)
    in_use = {"kind": "inUse", "counts": [{"kind": "stockEntry", "count": 1}]}
    error = shop.refused("inventory.items.delete", id=beans)
    assert (error["data"], error["message"]) == (
        in_use,
        "The item is in use: 1 stock entry refers to it. Remove that reference first",
    )
    assert shop.refused("inventory.items.update", id=beans, changes={"unit": "g"})["data"] == in_use
    error = shop.refused("inventory.locations.delete", id=place)
    assert [(one["kind"], one["count"]) for one in error["data"]["counts"]] == [("stockLevel", 1), ("stockEntry", 1)]
    for changes in ({"structural": True}, {"kind": "scrap"}):
        assert shop.refused("inventory.locations.update", id=place, changes=changes)["data"]["kind"] == "inUse"
    shop.call("inventory.stock.consume", item=beans, quantity=2, location=place)
    assert shop.call("inventory.locations.update", id=place, changes={"kind": "scrap"})["kind"] == "scrap"
    other = shop.call("inventory.items.create", **item(2))["id"]
    assert shop.call("inventory.items.delete", id=other) == {"deleted": other}


def test_the_ledger_can_not_be_rewritten(data):
    with Core(data) as core:
        core.call("companies.create", name="Shop")
        beans = core.call("inventory.items.create", **item())["id"]
        core.call("inventory.stock.receive", item=beans, quantity=2)
    with sqlite3.connect(data / "private.sqlite") as database:
        for change in ("UPDATE stock_entries SET quantity = 3", "DELETE FROM stock_entries"):
            with pytest.raises(sqlite3.IntegrityError, match="entries of the ledger are never"):
                database.execute(change)
    database.close()
    with Core(data) as core:
        assert levels(core) == [(beans, None, 2, 2)]
        company = core.call("companies.get")["id"]
        core.call("companies.delete", company=company, confirm="Shop")
    with sqlite3.connect(data / "private.sqlite") as database:
        for table in ("stock_entries", "stock_levels", "stock_items", "locations"):
            assert database.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
    database.close()


def test_levels_of_then_count_by_when_things_happened(shop, beans):
    shop.call("inventory.stock.receive", item=beans, quantity=5, effectiveAt="2026-02-01T00:00:00Z")
    shop.call("inventory.stock.receive", item=beans, quantity=7)
    assert levels(shop, items=[beans], at="2026-02-15T00:00:00Z") == [(beans, None, 5, 5)]
    assert levels(shop, items=[beans], at="2026-01-01T00:00:00Z") == [(beans, None, 0, 0)]
    assert problems(shop.refused("inventory.stock.levels", at="2026-02-15T00:00:00Z")) == [("/at", "value")]
    assert problems(shop.refused("inventory.stock.levels", includeSub=True)) == [("/includeSub", "value")]
    only = shop.call("inventory.stock.entries", to="2026-02-15T00:00:00Z")["items"]
    assert [entry["quantity"] for entry in only] == [5]


def test_a_page_of_entries_ends_early_rather_than_that_it_takes_long(shop, beans):
    (rare,) = shop.call("inventory.stock.adjust", item=beans, by=1, reason="Found")["entries"]
    for _ in range(6):
        shop.call("inventory.stock.post", entries=[{"type": "receive", "item": beans, "quantity": 1}] * 1000)
    for filter in ({"type": "adjustment"}, {"type": "adjustment", "item": beans}, {"to": rare["at"][:-1] + "9Z"}):
        pages, after = [], None
        while not pages or after:
            page = shop.call("inventory.stock.entries", **filter, **({"after": after} if after else {}))
            pages.append([entry["id"] for entry in page["items"]])
            after = page["next"]
        assert pages == [[], [rare["id"]]], filter


def test_levels_come_in_pages(shop):
    made = [shop.call("inventory.items.create", **item(number))["id"] for number in range(7)]
    house = shop.call("inventory.locations.create", name="House", structural=True)["id"]
    places = [shop.call("inventory.locations.create", name=f"Shelf {n}", parent=house)["id"] for n in range(2)]
    for number, one in enumerate(made):
        shop.call("inventory.stock.receive", item=one, quantity=number + 1, location=places[number % 2])
    for params in ({}, {"location": house, "includeSub": True}, {"items": made}):
        seen, after = [], None
        while True:
            page = shop.call("inventory.stock.levels", limit=3, **params, **({"after": after} if after else {}))
            seen += [(level["item"], level["onHand"]) for level in page["items"]]
            after = page["next"]
            if not after:
                break
        assert seen == sorted((one, number + 1) for number, one in enumerate(made)), params
    assert levels(shop, location=house) == []
    assert {level[1] for level in levels(shop, by="location")} == set(places)
    error = shop.refused("inventory.stock.levels", after="lowStock.1-x")
    assert problems(error) == [("/after", "value")]


def test_a_page_of_levels_may_end_amid_an_item(shop):
    made = [shop.call("inventory.items.create", **item(number, trackBatch=number < 2))["id"] for number in range(3)]
    places = [shop.call("inventory.locations.create", name=f"Shelf {n}")["id"] for n in range(3)]
    forms = [
        {"type": "receive", "item": one, "quantity": 1, "location": place}
        | ({"batch": batch} if one != made[2] else {})
        for one in made
        for place in places
        for batch in "ABCDE"
    ]
    shop.call("inventory.stock.post", entries=forms)
    shop.call("inventory.stock.adjust", item=made[1], location=places[0], batch="A", to=0, reason="Gone")
    place = {"location": places[1]}
    ways = [
        ({"by": "lot"}, 15 + 14 + 3),
        ({"by": "location"}, 9),
        ({"by": "lot", "items": made[1:]}, 14 + 3),
        ({"by": "lot", "items": made, "at": "2027-01-01T00:00:00Z"}, 15 + 14 + 3),
        (place | {"by": "lot"}, 5 + 5 + 1),
        (place | {"by": "location"}, 3),
        (place | {"by": "item"}, 3),
    ]
    for params, count in ways:
        whole = shop.call("inventory.stock.levels", limit=200, **params)
        assert (len(whole["items"]), whole["next"]) == (count, None), params
        for limit in (1, 2, 4):
            seen, after = [], None
            while True:
                page = shop.call("inventory.stock.levels", limit=limit, **params, **({"after": after} if after else {}))
                assert len(page["items"]) <= limit
                seen += page["items"]
                after = page["next"]
                if not after:
                    break
            assert seen == whole["items"], (params, limit)


def test_what_is_low_comes_worst_first(shop):
    made = {}
    for sku, least in (("A", 5), ("B", 50), ("C", 5), ("D", 0), ("E", None)):
        made[sku] = shop.call("inventory.items.create", sku=sku, name=sku, unit="kg", minStock=least)["id"]
    shop.call("inventory.stock.receive", item=made["A"], quantity=5)
    shop.call("inventory.stock.receive", item=made["B"], quantity=48)

    def low(**params):
        return [(one["sku"], one["lacking"]) for one in shop.call("inventory.stock.low", **params)["items"]]

    assert low() == [("C", 5), ("B", 2)]
    page = shop.call("inventory.stock.low", limit=1)
    assert low(after=page["next"]) == [("B", 2)]
    shop.call("inventory.items.update", id=made["A"], changes={"minStock": 8})
    shop.call("inventory.items.update", id=made["C"], changes={"archived": True})
    assert low() == [("A", 3), ("B", 2)]
    shop.call("inventory.stock.receive", item=made["B"], quantity=2)
    assert low() == [("A", 3)]


def test_costs_are_for_managers(data):
    with Core(data) as core:
        core.call("companies.create", name="Shop")
        core.call("companies.setTier", tier="business")
        beans = core.call("inventory.items.create", **item())["id"]
        core.call("inventory.stock.receive", item=beans, quantity=2, unitCost=COST)
        clerk = core.call("access.grant", preset="warehouse", name="Bo")["user"]
        core.call("access.credentials.create", username="ada", password="correct horse")
        core.call("access.signIn", username="ada", password="correct horse")
        core.call("access.credentials.create", user=clerk, username="bo", password="battery staple")
        core.call("access.signIn", username="bo", password="battery staple")
        (entry,) = core.call("inventory.stock.entries")["items"]
        assert "unitCost" not in entry
        error = core.refused("inventory.stock.receive", item=beans, quantity=2, unitCost=COST)
        assert error["data"]["kind"] == "forbidden" and error["data"]["member"] == "/unitCost"
        for method, params in (
            ("inventory.stock.adjust", {"item": beans, "by": 1, "reason": "?"}),
            ("inventory.stock.reverse", {"transaction": entry["id"], "reason": "?"}),
            ("inventory.stock.receive", {"item": beans, "quantity": 1, "effectiveAt": "2020-01-01T00:00:00Z"}),
            (
                "inventory.stock.post",
                {"entries": [{"type": "adjust", "item": beans, "by": 1, "reason": "?"}]},
            ),
        ):
            assert core.refused(method, **params)["data"]["kind"] == "forbidden", method
        core.call("inventory.stock.receive", item=beans, quantity=1)
        assert levels(core) == [(beans, None, 3, 3)]


def test_the_average_cost_is_exact(data):
    with Core(data) as core:
        core.call("companies.create", name="Shop")
        beans = core.call("inventory.items.create", **item())["id"]
        for quantity, amount in ((3, 100), (4, 201)):
            core.call("inventory.stock.receive", item=beans, quantity=quantity, unitCost=COST | {"amount": amount})
        error = core.refused(
            "inventory.stock.receive", item=beans, quantity=1, unitCost={"amount": 1, "currency": "USD"}
        )
        assert problems(error) == [("/unitCost", "value")] and "EUR" in error["message"]
    with sqlite3.connect(data / "private.sqlite") as database:
        kept = database.execute("SELECT cost, currency FROM stock_items").fetchone()
    database.close()
    # (3 * 100 + 4 * 201) / 7 = 157.714285714..., with five places more than a cent.
    assert kept == (15771429, "EUR")


def test_a_repeat_counts_once(shop, beans):
    params = {"item": beans, "quantity": 2, "idempotencyKey": "delivery-7"}
    first = shop.call("inventory.stock.receive", **params)
    assert shop.call("inventory.stock.receive", **params) == first
    assert levels(shop) == [(beans, None, 2, 2)]


def test_levels_can_be_live(shop, beans):
    shop.call("live.open", query={"method": "inventory.stock.levels"})
    shop.call("inventory.stock.receive", item=beans, quantity=2)
    told = [line["params"]["result"]["items"] for line in shop.said() if line.get("method") == "live.changed"]
    assert [[level["onHand"] for level in items] for items in told][-1] == [2]


def test_a_tree_of_locations(shop):
    def make(name, parent=None, **more):
        return shop.call("inventory.locations.create", name=name, parent=parent, **more)["id"]

    house = make("House")
    room = make("Room", house)
    shelf = make("Shelf", room, code="S-1")
    yard = make("Yard")

    def tree(**params):
        found = shop.call("inventory.locations.tree", **params)
        assert found["isWhole"] or "depth" in params
        return [(node["name"], node["depth"], node["children"]) for node in found["nodes"]]

    assert tree() == [("House", 0, 1), ("Room", 1, 1), ("Shelf", 2, 0), ("Yard", 0, 0)]
    assert tree(root=room) == [("Room", 0, 1), ("Shelf", 1, 0)]
    assert tree(depth=0) == [("House", 0, 1), ("Yard", 0, 0)]
    for place, pointer in ((house, "/parent"), (shelf, "/parent")):
        assert problems(shop.refused("inventory.locations.move", id=house, parent=place)) == [(pointer, "value")]
    error = shop.refused("inventory.locations.update", id=house, changes={"parent": shelf})
    assert problems(error) == [("/changes/parent", "value")]
    moved = shop.call("inventory.locations.move", id=room, parent=yard, expect=1)
    assert (moved["parent"], moved["version"]) == (yard, 2)
    assert tree() == [("House", 0, 0), ("Yard", 0, 1), ("Room", 1, 1), ("Shelf", 2, 0)]
    error = shop.refused("inventory.locations.delete", id=yard)
    assert error["data"] == {"kind": "inUse", "counts": [{"kind": "location", "count": 1}]}
    error = shop.refused("inventory.locations.create", name="Other", code="s-1")
    assert (error["data"]["kind"], error["data"]["member"], error["data"]["id"]) == ("duplicate", "code", shelf)
    deep = yard
    for level in range(31):
        deep = make(f"Level {level}", deep)
    assert problems(shop.refused("inventory.locations.create", name="Too deep", parent=deep)) == [("/parent", "value")]
    assert problems(shop.refused("inventory.locations.move", id=yard, parent=house)) == [("/parent", "value")]


def test_units_of_an_item_are_sound(shop):
    def refused(**more):
        return problems(shop.refused("inventory.items.create", **item(unit="kg", **more)))

    assert refused(units=[{"unit": "kg", "factor": 1}]) == [("/units/0/unit", "value")]
    assert refused(units=[{"unit": "g", "factor": 1}, {"unit": "g", "factor": 2}]) == [("/units/1/unit", "value")]
    assert refused(units=[{"unit": "g", "factor": 0}]) == [("/units/0/factor", "value")]
    assert refused(salesUnit="g", purchaseUnit="bag") == [("/purchaseUnit", "value"), ("/salesUnit", "value")]
    assert refused(reorderQuantity=0) == [("/reorderQuantity", "value")]
    house = shop.call("inventory.locations.create", name="House", structural=True)["id"]
    assert refused(location=house) == [("/location", "value")]


def play(core, ledger, random_number, steps):
    """Sends random requests, to which the core and the model must give the same answers."""
    items, places = list(ledger.units), list(ledger.kinds)
    transactions = []
    for _ in range(steps):
        one, place, other = random_number.choice(items), random_number.choice(places), random_number.choice(places)
        quantity = random_number.choice((0.00001, 0.5, 1, 2, 3, 7.25, 10))
        unit = random_number.choice(list(ledger.units[one]))
        what = random_number.choice(
            ("receive", "receive", "consume", "transfer", "return", "adjust", "reverse", "post")
        )
        if what == "post":
            transactions += post(core, ledger, random_number)
            continue
        params = {"item": one, "quantity": quantity, "unit": unit, "location": place}
        try:
            if what == "reverse":
                if not transactions:
                    continue
                params = {"transaction": random_number.choice(transactions), "reason": "Wrong"}
                ledger.reverse(params["transaction"], name := object())
            else:
                own, kind = ledger.own(one, quantity, unit), what
                name = object()
                if what == "transfer":
                    if place == other:
                        continue
                    params = params | {"from": params.pop("location"), "to": other}
                    moves = [(name, one, place, -own, what), (name, one, other, own, what)]
                elif what == "return":
                    direction = random_number.choice(("fromCustomer", "toSupplier"))
                    params["direction"] = direction
                    moves = [(name, one, place, own if direction == "fromCustomer" else -own, what)]
                elif what == "adjust":
                    change = random_number.choice((1, -1))
                    params = {
                        "item": one,
                        "by": change * quantity,
                        "unit": unit,
                        "location": place,
                        "reason": "Counted",
                    }
                    moves = [(name, one, place, change * own, what)]
                else:
                    moves = [(name, one, place, own if what == "receive" else -own, kind)]
                ledger.put(moves)
        except Refused as refusal:
            assert core.refused(f"inventory.stock.{what}", **params)["data"]["kind"] == str(refusal), params
            continue
        done = core.call(f"inventory.stock.{what}", **params)
        ledger.call(name, done["transaction"])
        transactions.append(done["transaction"])


def post(core, ledger, random_number):
    """Posts random movements in one request, which stores all of them or none. Returns their transactions."""
    before, forms, names = len(ledger.posted), [], []
    refusal = None
    try:
        for _ in range(random_number.choice((2, 5, 40, 70))):
            form, name, moves = movement(ledger, random_number)
            forms.append(form)
            names.append(name)
            if not moves:
                raise Refused("invalidParams")
            ledger.put(moves)
    except Refused as error:
        ledger.undo(before)
        refusal = str(error)
    if refusal:
        assert core.refused("inventory.stock.post", entries=forms)["data"]["kind"] == refusal, forms
        return []
    transactions = list(
        dict.fromkeys(entry["transaction"] for entry in core.call("inventory.stock.post", entries=forms)["entries"])
    )
    assert len(transactions) == len(names)
    for name, transaction in zip(names, transactions, strict=True):
        ledger.call(name, transaction)
    return transactions


def movement(ledger, random_number):
    """Returns a random movement as a part of a request, its name, and its effect on the model. Returns nothing if there
    is nothing to do."""
    one, (place, other) = random_number.choice(list(ledger.units)), random_number.sample(list(ledger.kinds), 2)
    quantity, unit = random_number.choice((0.00001, 0.5, 1, 3, 10)), random_number.choice(("kg", "box"))
    what = random_number.choice(("receive",) * 9 + ("consume", "transfer", "level", "level"))
    name, own = object(), ledger.own(one, quantity, unit)
    form = {"type": what, "item": one, "quantity": quantity, "unit": unit, "location": place}
    if what == "level":
        # The level applies to the stock after the earlier movements of the request.
        form = {"type": "adjust", "item": one, "level": quantity, "unit": unit, "location": place, "reason": "Counted"}
        change = own - ledger.on_hand(one, place)
        return form, name, [(name, one, place, change, "adjust")] if change else []
    if what == "transfer":
        form = form | {"from": form.pop("location"), "to": other}
        return form, name, [(name, one, place, -own, what), (name, one, other, own, what)]
    return form, name, [(name, one, place, own if what == "receive" else -own, what)]


def agree(core, ledger, known=0):
    """Checks that all stock values of the core equal the model's.

    - known: the number of entries that were checked before; entries never change
    """
    for by, places in (("item", [None]), ("location", list(ledger.kinds))):
        found = {
            (level["item"], level["location"]): Fraction(str(level["onHand"]))
            for level in core.call("inventory.stock.levels", items=list(ledger.units), by=by)["items"]
        }
        expected = {(one, place): ledger.on_hand(one, place) for one in ledger.units for place in places}
        assert {key: value for key, value in found.items() if value} == {
            key: value for key, value in expected.items() if value
        }
    for level in core.call("inventory.stock.levels", items=list(ledger.units))["items"]:
        assert Fraction(str(level["available"])) == ledger.available(level["item"])
    low = {one["item"]: Fraction(str(one["lacking"])) for one in core.call("inventory.stock.low")["items"]}
    assert low == ledger.low()
    entries, after = [], None
    while len(entries) < len(ledger.posted) - known or not known:
        page = core.call("inventory.stock.entries", limit=200, **({"after": after} if after else {}))
        entries += page["items"]
        after = page["next"]
        if not after:
            break
    told = [(one["transaction"], one["item"], one["location"], Fraction(str(one["quantity"]))) for one in entries]
    latest = [move[:4] for move in ledger.posted]
    assert told[::-1] == (latest[-len(told) :] if told else [])
    assert len(told) == len(latest) or known and len(told) >= len(latest) - known


@pytest.mark.parametrize("seed", range(3))
def test_any_run_of_movements_leaves_what_the_model_says(data, seed, request):
    # With --full, the first seed runs 200,000 steps.
    rounds, steps = (200 if seed == 0 else 10, 1000) if request.config.getoption("--full") else (4, 60)
    random_number = random.Random(seed)
    ledger = Ledger()
    with Core(data) as core:
        core.call("companies.create", name="Shop")
        for number in range(4):
            units = [{"unit": "box", "factor": 12}, {"unit": "g", "factor": 0.001}]
            one = core.call("inventory.items.create", **item(number, unit="kg", units=units, minStock=number * 4))["id"]
            ledger.units[one] = {"kg": Fraction(1), "box": Fraction(12), "g": Fraction(1, 1000)}
            ledger.least[one] = Fraction(number * 4)
        for name, kind in (("Shelf", "stock"), ("Yard", "stock"), ("Bin", "scrap")):
            ledger.kinds[core.call("inventory.locations.create", name=name, kind=kind)["id"]] = kind
    for _ in range(rounds):
        core = Core(data)
        known = len(ledger.posted)
        play(core, ledger, random_number, steps)
        agree(core, ledger, known)
        core.process.kill()
        core.process.wait()
    with Core(data) as core:
        agree(core, ledger)
        assert core.call("inventory.stock.rebuild")["count"] == 0


def test_what_was_acknowledged_outlives_a_kill(data):
    with Core(data) as core:
        core.call("companies.create", name="Shop")
        beans = core.call("inventory.items.create", **item())["id"]
    core = Core(data)
    core.send(*(request("inventory.stock.receive", {"item": beans, "quantity": 1}, number) for number in range(500)))
    answered = 0
    while answered < 100:
        assert "result" in core.receive()
        answered += 1
    core.process.kill()
    core.process.wait()
    with Core(data) as core:
        (level,) = core.call("inventory.stock.levels")["items"]
        entries = 0
        after = None
        while True:
            page = core.call("inventory.stock.entries", limit=200, **({"after": after} if after else {}))
            entries += len(page["items"])
            after = page["next"]
            if not after:
                break
        assert level["onHand"] == entries >= answered


def test_a_sum_that_differs_from_the_ledger_is_found(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        core.call("companies.create", name="Shop")
        beans = core.call("inventory.items.create", **item())["id"]
        core.call("inventory.stock.receive", item=beans, quantity=2)

        def integrity(core):
            found = core.call("system.diagnostics", check=True)["stores"]
            return [store["integrity"] for store in found if store["name"] == "private"]

        assert integrity(core) == ["ok"]
    for damage, repair in (
        ("UPDATE items SET moved = 0", "UPDATE items SET moved = 1"),
        ("UPDATE stock_items SET lacking = 5", "UPDATE stock_items SET lacking = NULL"),
    ):
        with sqlite3.connect(data / "private.sqlite") as database:
            database.execute(damage)
        database.close()
        with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
            assert integrity(core) == ["1 items have sums that differ from their levels"]
        with sqlite3.connect(data / "private.sqlite") as database:
            database.execute(repair)
        database.close()
    with sqlite3.connect(data / "private.sqlite") as database:
        database.execute("UPDATE stock_levels SET onHand = 3")
    database.close()
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        assert integrity(core) == [
            "1 levels of stock differ from the ledger; 1 items have sums that differ from their levels"
        ]


def test_an_item_is_moved_by_its_sku(shop, beans):
    (entry,) = shop.call("inventory.stock.receive", sku="sku-1", quantity=2)["entries"]
    assert entry["item"] == beans
    both = shop.refused("inventory.stock.receive", sku="sku-1", item=beans, quantity=2)
    neither = shop.refused("inventory.stock.receive", quantity=2)
    form = {"type": "receive", "quantity": 1}
    listed = shop.refused("inventory.stock.post", entries=[form | {"sku": "SKU-1"}, form])
    assert [problems(error) for error in (both, neither, listed)] == [
        [("/sku", "value")],
        [("/item", "value")],
        [("/entries/1/item", "value")],
    ]
    error = shop.refused("inventory.stock.receive", sku="none", quantity=2)
    assert error["message"] == "There is no item with the SKU none (sku)"


def test_no_number_is_too_large_to_be_refused(shop):
    """A quantity that is too large to store or to sum is refused, and the process continues."""
    units = [{"unit": "x", "factor": 2}, {"unit": "ton", "factor": 1_000_000_000}]
    beans = shop.call("inventory.items.create", **item(units=units))["id"]
    other = shop.call("inventory.locations.create", name="Other")["id"]
    huge = 92233720368547.75807
    shop.call("inventory.stock.receive", item=beans, quantity=1_000_000_000)
    for params, pointer in (
        ({"to": -huge}, "/to"),
        ({"to": huge, "location": other}, "/to"),
        ({"by": -46116860184273.87904, "unit": "x"}, "/by"),
        ({"by": 1_000_000_000, "unit": "ton"}, "/by"),
        ({"to": 1_000_000_000_000}, "/to"),
        ({"by": 1_000_000_001}, "/by"),
    ):
        error = shop.refused("inventory.stock.adjust", item=beans, reason="?", **params)
        assert problems(error) == [(pointer, "value")], params
    error = shop.refused("inventory.stock.receive", item=beans, quantity=1, unitCost={"amount": -1, "currency": "EUR"})
    assert problems(error) == [("/unitCost", "value")]
    assert levels(shop) == [(beans, None, 1_000_000_000, 1_000_000_000)]


def test_what_another_company_has_is_not_told(shop, beans):
    shop.call("inventory.stock.receive", item=beans, quantity=7)
    other = shop.call("companies.create", name="Other")["id"]
    for params in ({"at": "2030-01-01T00:00:00Z"}, {}):
        for by in ("item", "location"):
            assert levels(shop, company=other, items=[beans], by=by, **params) == [], params


def test_a_location_that_items_usually_lie_in_stays(shop, beans):
    shelf = shop.call("inventory.locations.create", name="Shelf")["id"]
    shop.call("inventory.items.update", id=beans, changes={"location": shelf})
    in_use = {"kind": "inUse", "counts": [{"kind": "item", "count": 1}]}
    assert shop.refused("inventory.locations.delete", id=shelf)["data"] == in_use
    assert shop.refused("inventory.locations.update", id=shelf, changes={"structural": True})["data"] == in_use
    shop.call("inventory.items.update", id=beans, changes={"location": None})
    assert shop.call("inventory.locations.delete", id=shelf) == {"deleted": shelf}


def test_a_tree_says_whether_it_goes_on(shop):
    house = shop.call("inventory.locations.create", name="House")["id"]
    shop.call("inventory.locations.create", name="Room", parent=house)
    whole = [shop.call("inventory.locations.tree", **params)["isWhole"] for params in ({}, {"depth": 1}, {"depth": 0})]
    assert whole == [True, True, False]


def test_an_archived_item_does_not_cross_nothing(shop, beans):
    company = shop.call("companies.get")
    shop.call("companies.update", changes={"settings": company["settings"] | {"allowNegativeStock": True}})
    shop.call("inventory.stock.receive", item=beans, quantity=3)
    shop.call("inventory.items.update", id=beans, changes={"archived": True})
    assert problems(shop.refused("inventory.stock.consume", item=beans, quantity=4)) == [("/item", "value")]
    shop.call("inventory.stock.consume", item=beans, quantity=3)


def test_each_of_many_places_is_told_once(shop):
    drill = shop.call("inventory.items.create", **item(7, trackSerial=True))["id"]
    serials = [f"s{number}" for number in range(40)]
    came = shop.call("inventory.stock.receive", item=drill, quantity=40, serials=serials)
    shelf = shop.call("inventory.locations.create", name="Shelf")["id"]
    move = {"type": "transfer", "item": drill, "quantity": 40, "serials": serials}
    entries = [move | {"to": shelf}, move | {"from": shelf}]
    moved = shop.call("inventory.stock.post", entries=entries)
    places = [(level["location"], level["lot"]) for level in moved["levels"]]
    assert (len(came["levels"]), len(moved["entries"]), len(places), len(set(places))) == (40, 160, 80, 80)
    again = [*serials, "s0"]
    error = shop.refused("inventory.stock.consume", item=drill, quantity=41, serials=again)
    assert problems(error) == [("/serials/40", "value")]


def test_a_sku_is_found_however_it_is_spelled(shop):
    """Different spellings of a SKU are used in turn. Each finds the item that has the SKU at that time."""
    spellings = ("CAF\u00c9", "CAFE\u0301", "caf\u00e9")
    for _ in range(2):
        coffee = shop.call("inventory.items.create", **item(sku=spellings[0], name="Coffee"))["id"]
        for sku in spellings * 3:
            (entry,) = shop.call("inventory.stock.receive", sku=sku, quantity=1)["entries"]
            assert entry["item"] == coffee
        shop.call("inventory.items.update", id=coffee, changes={"sku": coffee[-12:]})
        for sku in spellings:
            assert shop.refused("inventory.stock.receive", sku=sku, quantity=1)["data"]["kind"] == "notFound"


def test_what_was_read_is_read_anew_once_it_has_changed(shop, beans):
    """The core caches items, locations and sums that it needs repeatedly. A cached value must not be used after it has
    changed."""
    shelf = shop.call("inventory.locations.create", name="Shelf")["id"]
    names = []
    for round in range(3):
        for _ in range(3):
            (level,) = shop.call("inventory.stock.receive", item=beans, quantity=1, location=shelf)["levels"]
            names.append((level["name"], level["locationName"], level["onHand"]))
        shop.call("inventory.items.update", id=beans, changes={"name": f"Beans {round}"})
        shop.call("inventory.locations.update", id=shelf, changes={"name": f"Shelf {round}"})
        (level,) = shop.call("inventory.stock.receive", item=beans, quantity=1, location=shelf)["levels"]
        assert (level["name"], level["locationName"]) == (f"Beans {round}", f"Shelf {round}")
        assert level["onHand"] == 4 * (round + 1)
    assert [onhand for _, _, onhand in names] == [1, 2, 3, 5, 6, 7, 9, 10, 11]
    shop.call("inventory.items.update", id=beans, changes={"sku": "ROASTED"})
    assert shop.refused("inventory.stock.receive", sku="SKU-1", quantity=1)["data"]["kind"] == "notFound"
    other = shop.call("inventory.items.create", **item(name="Other beans", unit="kg"))["id"]
    (entry,) = shop.call("inventory.stock.receive", sku="SKU-1", quantity=1)["entries"]
    assert entry["item"] == other
    # The core removes from its cache what a refused request has read and written.
    takes = {"type": "consume", "item": beans, "location": shelf, "quantity": 10}
    refused = shop.refused("inventory.stock.post", entries=[takes, takes])
    assert refused["data"]["onHand"] == 12 and refused["data"]["asked"] == 20
    (level,) = shop.call("inventory.stock.consume", item=beans, location=shelf, quantity=12)["levels"]
    assert level["onHand"] == 0
    (level,) = shop.call("inventory.stock.receive", item=beans, location=shelf, quantity=2)["levels"]
    assert level["onHand"] == 2
    shop.call("inventory.items.update", id=beans, changes={"archived": True})
    error = shop.refused("inventory.stock.receive", item=beans, location=shelf, quantity=2)
    assert error["data"]["problems"][0]["message"] == "ROASTED is archived: its stock can only be brought to 0"


def test_another_company_finds_nothing_of_what_was_read(shop, beans):
    for _ in range(3):
        shop.call("inventory.stock.receive", item=beans, quantity=1)
        assert shop.call("inventory.items.get", id=beans)["name"] == "Beans"
    other = shop.call("companies.create", name="Other")["id"]
    for method, params in (
        ("inventory.items.get", {"id": beans}),
        ("inventory.stock.receive", {"item": beans, "quantity": 1}),
        ("inventory.stock.receive", {"sku": "SKU-1", "quantity": 1}),
    ):
        assert shop.refused(method, company=other, **params)["data"]["kind"] == "notFound", method


def test_an_item_is_shown_as_it_is_now(data):
    """The same request gets the same reply until the item changes, and each person gets only what they may see."""
    with Core(data) as core:
        core.call("companies.create", name="Shop")
        core.call("companies.setTier", tier="business")
        beans = core.call("inventory.items.create", **item(cost=COST))["id"]
        clerk = core.call("access.grant", preset="warehouse", name="Bo")["user"]
        core.call("access.credentials.create", username="ada", password="correct horse")
        core.call("access.signIn", username="ada", password="correct horse")
        core.call("access.credentials.create", user=clerk, username="bo", password="battery staple")
        for number in range(3):
            names = []
            for username, password in (("ada", "correct horse"), ("bo", "battery staple"), ("ada", "correct horse")):
                core.call("access.signIn", username=username, password=password)
                shown = [core.call("inventory.items.get", id=beans) for _ in range(3)]
                assert shown[0] == shown[1] == shown[2]
                assert ("cost" in shown[0]) == (username == "ada")
                names.append(shown[0]["name"])
            assert len(set(names)) == 1
            changed = core.call("inventory.items.update", id=beans, changes={"name": f"Beans {number}"})
            assert core.call("inventory.items.get", id=beans) == changed
            # A refused change does not change the replies.
            core.refused("inventory.items.update", id=beans, changes={"name": "No"}, expect=1)
            assert core.call("inventory.items.get", id=beans) == changed
        core.call("inventory.items.delete", id=core.call("inventory.items.create", **item(sku="GONE"))["id"])
        gone = core.call("inventory.items.create", **item(sku="GONE"))["id"]
        for _ in range(3):
            assert core.call("inventory.items.get", id=gone)["sku"] == "GONE"
        core.call("inventory.items.delete", id=gone)
        assert core.refused("inventory.items.get", id=gone)["data"]["kind"] == "notFound"
