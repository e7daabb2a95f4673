"""Lots, which are batches or pieces with serial numbers: receipts, issues, picking, splitting and merging."""

import random
import sqlite3

import pytest

from support.core import Core, item, request
from support.people import sign_in, staffed

NOON = "2026-03-01T12:00:00Z"


@pytest.fixture
def shop(data):
    with Core(data, "--clock", NOON) as core:
        core.call("companies.create", name="Shop")
        yield core


@pytest.fixture
def milk(shop):
    return shop.call("inventory.items.create", **item(sku="MILK", name="Milk", unit="l", trackBatch=True, minStock=2))[
        "id"
    ]


@pytest.fixture
def drill(shop):
    return shop.call("inventory.items.create", **item(sku="DRILL", name="Drill", unit="piece", trackSerial=True))["id"]


def problems(error):
    return [(problem["pointer"], problem["kind"]) for problem in error["data"]["problems"]]


def receive(core, sku, quantity, **more):
    return core.call("inventory.stock.receive", sku=sku, quantity=quantity, **more)


def by_lot(core, item):
    names = {lot["id"]: lot["serial"] or lot["batch"] for lot in core.call("inventory.lots.list", item=item)["items"]}
    levels = core.call("inventory.stock.levels", items=[item], by="lot")["items"]
    return sorted((names[level["lot"]], level["onHand"]) for level in levels)


def level(core, item):
    (found,) = core.call("inventory.stock.levels", items=[item])["items"]
    return found["onHand"], found["unavailable"], found["available"]


def sound(core):
    """Returns whether all stored sums equal the sums of the ledger."""
    found = core.call("system.diagnostics", check=True)["stores"]
    return all(store["integrity"] == "ok" for store in found) and core.call("inventory.stock.rebuild")["count"] == 0


def test_a_batch_is_made_when_it_first_comes(shop, milk):
    came = receive(shop, "MILK", 10, batch="B1", expiry="2026-04-01")
    (lot,) = shop.call("inventory.lots.list", item=milk)["items"]
    assert (lot["batch"], lot["serial"], lot["expiry"], lot["status"]) == ("B1", None, "2026-04-01", "ok")
    assert came["entries"][0]["lot"] == came["levels"][0]["lot"] == lot["id"]
    receive(shop, "MILK", 5, batch="B1")
    receive(shop, "MILK", 5, lot=lot["id"])
    assert by_lot(shop, milk) == [("B1", 20)]
    assert problems(shop.refused("inventory.stock.receive", sku="MILK", quantity=1)) == [("/batch", "missing")]
    error = shop.refused("inventory.stock.receive", sku="MILK", quantity=1, batch="B1", expiry="2026-05-01")
    assert problems(error) == [("/expiry", "value")] and "2026-04-01" in error["message"]
    error = shop.refused("inventory.stock.receive", sku="MILK", quantity=1, lot=lot["id"], batch="B2")
    assert problems(error) == [("/batch", "value")]
    error = shop.refused("inventory.stock.receive", sku="MILK", quantity=1, batch="B1", serials=["S1"])
    assert problems(error) == [("/serials", "value")]
    assert by_lot(shop, milk) == [("B1", 20)]


def test_what_expires_first_is_picked_first_and_nothing_that_has_expired(shop, milk):
    receive(shop, "MILK", 1, batch="never")
    receive(shop, "MILK", 2, batch="late", expiry="2026-09-01")
    receive(shop, "MILK", 3, batch="soon", expiry="2026-03-01")
    receive(shop, "MILK", 4, batch="gone", expiry="2026-02-28")
    used = shop.call("inventory.stock.consume", item=milk, quantity=4)
    names = {lot["id"]: lot["batch"] for lot in shop.call("inventory.lots.list", item=milk)["items"]}
    assert [(names[entry["lot"]], entry["quantity"]) for entry in used["entries"]] == [("soon", -3), ("late", -1)]
    assert {entry["transaction"] for entry in used["entries"]} == {used["transaction"]} and used["expired"] == []
    # Two lots remain that may be picked.
    error = shop.refused("inventory.stock.consume", item=milk, quantity=3)
    assert (error["data"]["kind"], error["data"]["asked"]) == ("insufficientStock", 3)
    assert (error["data"]["onHand"], error["data"]["available"]) == (6, 2)
    assert error["message"] == (
        "Main has 6 l of MILK, of which 4 has expired. The request takes 3 l. Take at most 2 l, or receive stock first"
    )
    used = shop.call("inventory.stock.consume", item=milk, quantity=1, batch="gone")
    assert [names[lot] for lot in used["expired"]] == ["gone"]
    assert by_lot(shop, milk) == [("gone", 3), ("late", 1), ("never", 1)]
    assert shop.refused("inventory.stock.consume", item=milk, quantity=1, batch="B9")["data"]["kind"] == "notFound"


def test_what_is_not_good_is_not_available(shop, milk):
    receive(shop, "MILK", 3, batch="B1")
    receive(shop, "MILK", 5, batch="B2")
    lots = {lot["batch"]: lot["id"] for lot in shop.call("inventory.lots.list", item=milk)["items"]}
    shop.call("inventory.lots.update", id=lots["B1"], changes={"status": "quarantined"})
    assert level(shop, milk) == (8, 3, 5)
    listed = shop.call("inventory.lots.list", status="quarantined")["items"]
    assert [lot["batch"] for lot in listed] == ["B1"]
    assert shop.call("inventory.lots.list", status="lost")["items"] == []
    error = shop.refused("inventory.stock.consume", item=milk, quantity=6)
    assert (error["data"]["onHand"], error["data"]["available"]) == (8, 5)
    assert (
        "8 l of MILK, of which 3 is in lots that must not be sold. The request takes 6 l. Take at most 5 l"
        in error["message"]
    )
    receive(shop, "MILK", 1, batch="B3", expiry="2026-02-28")
    error = shop.refused(
        "inventory.stock.transfer", item=milk, quantity=6, to=shop.call("inventory.locations.create", name="Van")["id"]
    )
    assert "of which 1 has expired and 3 is in lots that must not be sold. The request takes 6 l" in error["message"]
    shop.call("inventory.stock.consume", item=milk, quantity=1, batch="B3")
    assert (
        "Main has 3 l of MILK in the lot B1. The request takes 6 l"
        in shop.refused("inventory.stock.consume", item=milk, quantity=6, batch="B1")["message"]
    )
    shop.call("inventory.stock.consume", item=milk, quantity=4)
    (low,) = shop.call("inventory.stock.low")["items"]
    assert (low["onHand"], low["available"], low["lacking"]) == (4, 1, 1)
    shop.call("inventory.lots.update", id=lots["B1"], changes={"status": "attention"})
    assert level(shop, milk) == (4, 0, 4) and shop.call("inventory.stock.low")["items"] == []
    # Stock in a scrap location is never available.
    scrap = shop.call("inventory.locations.create", name="Bin", kind="scrap")["id"]
    shop.call("inventory.stock.transfer", item=milk, quantity=1, batch="B1", to=scrap)
    assert level(shop, milk) == (4, 1, 3)
    shop.call("inventory.lots.update", id=lots["B1"], changes={"status": "damaged"})
    assert level(shop, milk) == (4, 3, 1)
    assert sound(shop)


def test_a_piece_is_in_one_place_or_in_none(shop, drill):
    came = receive(shop, "DRILL", 2, serials=["S1", "S2"])
    assert len(came["entries"]) == 2 and len({entry["transaction"] for entry in came["entries"]}) == 1
    for more, pointer in (
        ({"quantity": 1, "serials": ["S1"]}, "/serials"),
        ({"quantity": 2, "serials": ["S3"]}, "/serials"),
        ({"quantity": 2, "serials": ["S3", "S3"]}, "/serials/1"),
        ({"quantity": 0.5, "serials": ["S3"]}, "/serials"),
        ({"quantity": 1}, "/serials"),
        ({"quantity": 1, "batch": "B1", "serials": ["S3"]}, "/batch"),
    ):
        error = shop.refused("inventory.stock.receive", sku="DRILL", **more)
        assert [place for place, _ in problems(error)] == [pointer], more
    van = shop.call("inventory.locations.create", name="Van")["id"]
    shop.call("inventory.stock.transfer", item=drill, quantity=1, serials=["S2"], to=van)
    error = shop.refused("inventory.stock.consume", item=drill, quantity=1, serials=["S2"])
    assert error["data"]["kind"] == "insufficientStock" and error["data"]["onHand"] == 0
    company = shop.call("companies.get")
    shop.call("companies.update", changes={"settings": company["settings"] | {"allowNegativeStock": True}})
    # The quantity of a piece with a serial number can't be negative, even if negative stock is allowed.
    assert (
        shop.refused("inventory.stock.consume", item=drill, quantity=1, serials=["S2"])["data"]["kind"]
        == "insufficientStock"
    )
    shop.call("inventory.stock.consume", item=drill, quantity=1, serials=["S2"], location=van)
    assert by_lot(shop, drill) == [("S1", 1)]
    # The serial number stays taken, and the same piece may come back.
    error = shop.refused("inventory.lots.create", item=drill, serial="S2")
    assert (error["data"]["kind"], error["data"]["member"]) == ("duplicate", "serial")
    shop.call("inventory.stock.return", sku="DRILL", quantity=1, serials=["S2"], direction="fromCustomer")
    assert by_lot(shop, drill) == [("S1", 1), ("S2", 1)]


def test_pieces_are_picked_and_counted_one_by_one(shop, drill):
    receive(shop, "DRILL", 3, serials=["S1", "S2", "S3"])
    used = shop.call("inventory.stock.consume", item=drill, quantity=2)
    assert [entry["quantity"] for entry in used["entries"]] == [-1, -1] and by_lot(shop, drill) == [("S3", 1)]
    shop.call("inventory.stock.adjust", item=drill, serials=["S3"], to=0, reason="Lost")
    assert by_lot(shop, drill) == []
    error = shop.refused("inventory.stock.adjust", item=drill, serials=["S3"], to=2, reason="Two of it")
    assert problems(error) == [("/to", "value")]
    assert problems(shop.refused("inventory.stock.adjust", item=drill, by=1, reason="?")) == [("/lot", "missing")]


def pieces(count, first=0):
    return [f"P{index}" for index in range(first, first + count)]


def test_pieces_are_picked_however_many_they_are(shop, drill):
    for first in (0, 600):
        receive(shop, "DRILL", 600, serials=pieces(600, first))
    used = shop.call("inventory.stock.consume", item=drill, quantity=1100)
    assert len(used["entries"]) == 1100
    error = shop.refused("inventory.stock.consume", item=drill, quantity=101)
    assert (error["data"]["onHand"], error["data"]["available"]) == (100, 100)
    assert error["message"] == (
        "Main has 100 piece of DRILL. The request takes 101 piece. Take at most 100 piece, or receive stock first"
    )
    shop.call("inventory.stock.consume", item=drill, quantity=100)
    assert level(shop, drill) == (0, 0, 0) and sound(shop)


def test_a_level_that_comes_to_nothing_is_read_no_more(data):
    with Core(data, "--clock", NOON) as core:
        core.call("companies.create", name="Shop")
        drill = core.call("inventory.items.create", **item(sku="DRILL", trackSerial=True))["id"]
        van = core.call("inventory.locations.create", name="Van")["id"]
        receive(core, "DRILL", 4, serials=pieces(4))
        core.call("inventory.stock.transfer", item=drill, quantity=2, to=van)
        core.call("inventory.stock.consume", item=drill, quantity=2)
        core.call("inventory.stock.consume", item=drill, quantity=1, location=van)
        assert level(core, drill) == (1, 0, 1) and sound(core)
    with sqlite3.connect(data / "private.sqlite") as database:
        assert database.execute("SELECT onHand FROM stock_levels").fetchall() == [(100_000,)]
        with pytest.raises(sqlite3.IntegrityError, match="never deleted"):
            database.execute("DELETE FROM stock_entries")
    database.close()
    with Core(data, "--clock", NOON) as core:
        core.call("inventory.stock.consume", item=drill, quantity=1, location=van)
        assert level(core, drill) == (0, 0, 0) and sound(core)
        receive(core, "DRILL", 1, serials=["P0"])
        assert by_lot(core, drill) == [("P0", 1)] and sound(core)


def test_a_request_moves_so_many_pieces(shop, drill):
    forms = [
        {"type": "receive", "item": drill, "quantity": 1000, "serials": pieces(1000, first)}
        for first in range(0, 11_000, 1000)
    ]
    error = shop.refused("inventory.stock.post", entries=forms)
    (problem,) = error["data"]["problems"]
    assert problem["pointer"] == "/entries/10/serials"
    assert problem["message"].startswith("serials is too much for one request, which can move at most 10000 pieces")
    assert level(shop, drill) == (0, 0, 0) and shop.call("inventory.lots.list", item=drill)["items"] == []


@pytest.mark.full
def test_what_is_picked_counts_as_pieces_of_a_request(shop, drill):
    for first in range(0, 11_000, 1000):
        receive(shop, "DRILL", 1000, serials=pieces(1000, first))
    error = shop.refused("inventory.stock.consume", item=drill, quantity=10_001)
    assert problems(error) == [("/quantity", "value")] and "no more than 10000 pieces" in error["message"]
    assert shop.refused("inventory.stock.consume", item=drill, quantity=11_001)["data"]["onHand"] == 11_000
    assert len(shop.call("inventory.stock.consume", item=drill, quantity=10_000)["entries"]) == 10_000
    assert level(shop, drill)[0] == 1000


def test_a_piece_is_moved_as_a_whole(shop, drill):
    receive(shop, "DRILL", 2, serials=["S1", "S2"])
    count = shop.call("inventory.counts.create")["id"]
    for method, params in (
        ("inventory.stock.consume", {"item": drill, "quantity": 1.5}),
        ("inventory.stock.adjust", {"item": drill, "by": -0.5, "serials": ["S1"], "reason": "?"}),
        ("inventory.counts.record", {"count": count, "item": drill, "quantity": 0.5, "serials": ["S1"]}),
        ("inventory.counts.record", {"count": count, "item": drill, "quantity": 2, "serials": ["S1"]}),
    ):
        (problem,) = shop.refused(method, **params)["data"]["problems"]
        assert problem["pointer"] in ("/quantity", "/by") and "is a single piece" in problem["message"], method
    assert by_lot(shop, drill) == [("S1", 1), ("S2", 1)]


def test_lots_are_merged_of_which_there_is_nothing(shop, milk):
    empty, into = (shop.call("inventory.lots.create", item=milk, batch=batch)["id"] for batch in ("B1", "B2"))
    done = shop.call("inventory.lots.merge", lots=[empty], into=into)
    assert (done["transaction"], done["entries"], done["levels"]) == (None, [], [])
    assert shop.call("inventory.lots.get", id=empty)["archived"]


def test_a_receipt_of_a_piece_that_has_moved_on_stays(shop, drill):
    came = receive(shop, "DRILL", 1, serials=["S1"])
    van = shop.call("inventory.locations.create", name="Van")["id"]
    moved = shop.call("inventory.stock.transfer", item=drill, quantity=1, to=van)
    error = shop.refused("inventory.stock.reverse", transaction=came["transaction"], reason="Wrong")
    assert error["data"]["kind"] == "insufficientStock"
    shop.call("inventory.stock.reverse", transaction=moved["transaction"], reason="Wrong")
    shop.call("inventory.stock.reverse", transaction=came["transaction"], reason="Wrong")
    assert by_lot(shop, drill) == []


def test_a_lot_is_split_and_merged_without_a_change_of_what_there_is(shop, milk):
    receive(shop, "MILK", 10, batch="B1", expiry="2026-04-01")
    lots = {lot["batch"]: lot["id"] for lot in shop.call("inventory.lots.list", item=milk)["items"]}
    done = shop.call("inventory.lots.split", lot=lots["B1"], quantity=4, batch="B1-a")
    assert [entry["quantity"] for entry in done["entries"]] == [-4, 4]
    assert by_lot(shop, milk) == [("B1", 6), ("B1-a", 4)] and level(shop, milk) == (10, 0, 10)
    (part,) = [lot for lot in shop.call("inventory.lots.list", item=milk)["items"] if lot["batch"] == "B1-a"]
    assert part["expiry"] == "2026-04-01"
    error = shop.refused("inventory.lots.split", lot=lots["B1"], quantity=7, batch="B1-b")
    assert (error["data"]["kind"], error["data"]["lot"], error["data"]["onHand"]) == (
        "insufficientStock",
        lots["B1"],
        6,
    )
    error = shop.refused("inventory.lots.split", lot=lots["B1"], quantity=1, batch="B1-a")
    assert (error["data"]["kind"], error["data"]["id"]) == ("duplicate", part["id"])
    assert problems(shop.refused("inventory.lots.split", lot=lots["B1"], quantity=1)) == [("/batch", "missing")]
    assert problems(shop.refused("inventory.lots.split", lot=lots["B1"], quantity=0, batch="x")) == [
        ("/quantity", "value")
    ]
    assert by_lot(shop, milk) == [("B1", 6), ("B1-a", 4)]
    van = shop.call("inventory.locations.create", name="Van")["id"]
    shop.call("inventory.stock.transfer", item=milk, quantity=1, batch="B1-a", to=van)
    done = shop.call("inventory.lots.merge", lots=[part["id"]], into=lots["B1"])
    assert sum(entry["quantity"] for entry in done["entries"]) == 0 and by_lot(shop, milk) == [("B1", 1), ("B1", 9)]
    assert shop.call("inventory.lots.get", id=part["id"])["archived"] is True
    receive(shop, "MILK", 1, batch="B2")
    other = [lot["id"] for lot in shop.call("inventory.lots.list", item=milk)["items"] if lot["batch"] == "B2"]
    for lots_named, into, pointer in (
        (other, lots["B1"], "/lots/0"),
        ([lots["B1"]], lots["B1"], "/lots/0"),
        (other + other, lots["B1"], "/lots/0"),
    ):
        assert problems(shop.refused("inventory.lots.merge", lots=lots_named, into=into))[0][0] == pointer
    assert sound(shop)


def test_what_a_lot_is_of_stays_and_only_what_is_tracked_has_lots(shop, milk, drill):
    lot = shop.call("inventory.lots.create", item=milk, batch="B1", manufacturedAt="2026-01-01", supplierLot="X")
    beans = shop.call("inventory.items.create", **item(sku="BEAN"))["id"]
    for params, expected in (
        ({"item": beans, "batch": "B1"}, [("/item", "value")]),
        ({"item": milk}, [("/batch", "missing")]),
        ({"item": milk, "serial": "S1"}, [("/batch", "missing"), ("/serial", "value")]),
        ({"item": drill, "batch": "B1"}, [("/serial", "missing"), ("/batch", "value")]),
        ({"item": milk, "batch": "B2", "manufacturedAt": "2026-02-01", "expiry": "2026-01-31"}, [("/expiry", "value")]),
    ):
        assert problems(shop.refused("inventory.lots.create", **params)) == expected, params
    error = shop.refused("inventory.lots.update", id=lot["id"], changes={"item": drill})
    assert problems(error) == [("/changes/item", "value")]
    assert shop.refused("inventory.lots.create", item=milk, batch="B1")["data"]["kind"] == "duplicate"
    error = shop.refused("inventory.stock.receive", sku="BEAN", quantity=1, batch="B1")
    assert problems(error) == [("/batch", "value")]
    assert (
        shop.refused("inventory.stock.receive", sku="DRILL", quantity=1, lot=lot["id"])["data"]["kind"]
        == "invalidParams"
    )
    for changes in ({"trackBatch": False}, {"trackSerial": True}):
        error = shop.refused("inventory.items.update", sku="MILK", changes=changes)
        assert error["data"]["counts"] == [{"kind": "lot", "count": 1}]
    assert shop.refused("inventory.items.delete", sku="MILK")["data"]["kind"] == "inUse"
    shop.call("inventory.lots.delete", id=lot["id"])
    shop.call("inventory.items.update", sku="MILK", changes={"trackBatch": False})
    receive(shop, "MILK", 1)
    assert shop.refused("inventory.items.update", sku="MILK", changes={"trackBatch": True})["data"]["counts"] == [
        {"kind": "stockEntry", "count": 1}
    ]
    for day in ("2026-02-30", "2026-1-1", "tomorrow", "2026-01-01T00:00:00Z"):
        error = shop.refused("inventory.lots.create", item=drill, serial="S9", expiry=day)
        assert problems(error) == [("/expiry", "value")], day


def test_only_managers_write_lots_off(data):
    with Core(data) as core:
        people = ("worker", {"deptMask": 1}), ("manager", {"deptMask": 1, "managerMask": 1})
        company, _ = staffed(core, *people)
        core.call("inventory.items.create", **item(sku="MILK", trackBatch=True))
        receive(core, "MILK", 3, batch="B1")
        (lot,) = core.call("inventory.lots.list")["items"]
        sign_in(core, company, "worker")
        core.call("inventory.lots.update", id=lot["id"], changes={"status": "damaged"})
        for status in ("lost", "destroyed"):
            error = core.refused("inventory.lots.update", id=lot["id"], changes={"status": status})
            assert error["data"]["kind"] == "forbidden"
        sign_in(core, company, "manager")
        core.call("inventory.lots.update", id=lot["id"], changes={"status": "lost"})
        sign_in(core, company, "worker")
        assert (
            core.refused("inventory.lots.update", id=lot["id"], changes={"status": "ok"})["data"]["kind"] == "forbidden"
        )


def test_sums_of_lots_are_those_of_the_ledger(shop, milk, drill):
    """After random movements, the quantity of each lot at each location must be the sum of its entries."""
    random.seed(14)
    places = [
        shop.call("inventory.locations.create", name=f"L{i}", kind=kind)["id"]
        for i, kind in enumerate(["stock", "stock", "scrap"])
    ]
    for step in range(300):
        place = random.choice(places)
        if random.random() < 0.5:
            sku, more = (
                ("MILK", {"batch": f"B{random.randrange(5)}"})
                if random.random() < 0.6
                else ("DRILL", {"serials": [f"S{random.randrange(30)}"]})
            )
            quantity = random.randrange(1, 9) if sku == "MILK" else 1
            params = {"sku": sku, "quantity": quantity, "location": place, **more}
            method = "receive"
        else:
            params = {"sku": random.choice(["MILK", "DRILL"]), "quantity": random.randrange(1, 4)}
            method = random.choice(["consume", "transfer"])
            params |= {"location": place} if method == "consume" else {"from": place, "to": random.choice(places)}
        shop.ask(request(f"inventory.stock.{method}", params))
        if step % 50 == 49:
            sums = {}
            after = None
            while True:
                page = shop.call("inventory.stock.entries", limit=200, **({"after": after} if after else {}))
                for entry in page["items"]:
                    key = entry["item"], entry["location"], entry["lot"]
                    sums[key] = sums.get(key, 0) + entry["quantity"]
                after = page["next"]
                if after is None:
                    break
            levels = shop.call("inventory.stock.levels", by="lot")["items"]
            assert {(one["item"], one["location"], one["lot"]): one["onHand"] for one in levels} == {
                key: value for key, value in sums.items() if value
            }
            assert all(one["onHand"] in (0, 1) for one in levels if one["item"] == drill)
            assert sound(shop)


def test_what_becomes_of_a_lot_is_its_history(shop, milk):
    receive(shop, "MILK", 10, batch="B1")
    (lot,) = shop.call("inventory.lots.list", item=milk)["items"]
    for status in ("quarantined", "ok"):
        shop.call("inventory.lots.update", id=lot["id"], changes={"status": status})
    said = [
        (entry["kind"], [(one["name"], one["from"], one["to"]) for one in entry["fields"]])
        for entry in shop.call("inventory.lots.history", id=lot["id"])["items"]
    ]
    assert said == [
        ("changed", [("status", "quarantined", "ok")]),
        ("changed", [("status", "ok", "quarantined")]),
        ("created", []),
    ]
    assert level(shop, milk) == (10, 0, 10)


def test_a_lot_never_expires_before_it_was_made(shop, milk):
    lot = shop.call("inventory.lots.create", item=milk, batch="B1", manufacturedAt="2026-01-02", expiry="2026-02-01")
    for changes, pointer in (
        ({"expiry": "2026-01-01"}, "/changes/expiry"),
        ({"manufacturedAt": "2026-02-02"}, "/changes/manufacturedAt"),
    ):
        assert problems(shop.refused("inventory.lots.update", id=lot["id"], changes=changes)) == [(pointer, "value")]
    changes = {"expiry": "2027-01-01", "manufacturedAt": "2026-12-31"}
    assert shop.call("inventory.lots.update", id=lot["id"], changes=changes)["expiry"] == "2027-01-01"


def test_a_page_of_levels_looks_at_a_limited_number_of_lots(shop):
    """A page with many empty lots may have fewer lines than `limit`. All pages together have all levels."""
    made = [shop.call("inventory.items.create", **item(number, trackBatch=True))["id"] for number in range(4)]
    entries = [
        {"type": "receive", "item": one, "quantity": 1, "batch": f"B{batch}"} for one in made for batch in range(250)
    ]
    shop.call("inventory.stock.post", entries=entries)
    for by in ("item", "location", "lot"):
        for params in ({"items": made}, {}):
            found, after, pages = [], None, 0
            while pages == 0 or after:
                page = shop.call(
                    "inventory.stock.levels", by=by, limit=200, **params, **({"after": after} if after else {})
                )
                found += [(level["item"], level["onHand"]) for level in page["items"]]
                after, pages = page["next"], pages + 1
            expected = (
                [(one, 1) for one in sorted(made) for _ in range(250)]
                if by == "lot"
                else [(one, 250) for one in sorted(made)]
            )
            assert found == expected
            assert pages == {"item": 1, "location": 2, "lot": 5}[by], (by, pages)
