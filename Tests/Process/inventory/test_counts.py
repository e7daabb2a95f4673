"""Stocktakes: a counted quantity is compared with the ledger at the time of the count. Only the difference is
posted."""

import random

import pytest

from support.core import Core, item
from support.people import sign_in, staffed

STATUSES = {"open": ["review", "cancelled"], "review": ["open", "posted", "cancelled"], "posted": [], "cancelled": []}
STEPS = {"submit": "review", "reopen": "open", "post": "posted", "cancel": "cancelled"}


@pytest.fixture
def shop(data):
    with Core(data) as core:
        core.call("companies.create", name="Shop")
        for number in range(5):
            core.call("inventory.items.create", **item(number, category="A" if number < 3 else "B"))
            core.call("inventory.stock.receive", sku=f"SKU-{number}", quantity=100)
        yield core


def problems(error):
    return [(problem["pointer"], problem["kind"]) for problem in error["data"]["problems"]]


def begin(core, **params):
    return core.call("inventory.counts.create", **params)["id"]


def record(core, count, number, quantity, **more):
    return core.call("inventory.counts.record", count=count, sku=f"SKU-{number}", quantity=quantity, **more)


def on_hand(core):
    sku = {one["id"]: one["sku"] for one in core.call("inventory.items.list")["items"]}
    return {sku[level["item"]]: level["onHand"] for level in core.call("inventory.stock.levels")["items"]}


def count_entries(core):
    return [(e["quantity"], e["count"]) for e in core.call("inventory.stock.entries", type="count")["items"]]


def test_what_a_count_posted_is_listed(shop):
    """The ledger lists the entries of a stocktake by the count, and by the transaction, whose id is that of the first
    entry. Both can be combined with other filters."""
    count, idle = begin(shop), begin(shop)
    for number, quantity in ((0, 99), (1, 103), (2, 100)):
        record(shop, count, number, quantity)
    shop.call("inventory.counts.submit", count=count)
    transaction = shop.call("inventory.counts.post", count=count)["transaction"]

    def listed(**filters):
        page = shop.call("inventory.stock.entries", **filters)
        return [(entry["quantity"], entry["transaction"], entry["count"]) for entry in page["items"]], page["next"]

    found = [(3, transaction, count), (-1, transaction, count)]
    assert listed(count=count) == listed(transaction=transaction) == (found, None)
    first, after = listed(transaction=transaction, limit=1)
    assert (first, listed(transaction=transaction, limit=1, after=after)) == (found[:1], (found[1:], None))
    last = shop.call("inventory.stock.entries", count=count)["items"][0]
    assert listed(transaction=transaction, item=last["item"]) == (found[:1], None)
    assert listed(transaction=transaction, type="sale") == listed(transaction=last["id"]) == ([], None)
    assert listed(count=idle) == listed(count=transaction) == ([], None)
    both = shop.refused("inventory.stock.entries", count=count, transaction=transaction)
    assert problems(both) == [("/count", "value")]
    other = shop.call("companies.create", name="Other")["id"]
    assert shop.call("inventory.stock.entries", company=other, transaction=transaction)["items"] == []


def test_what_is_sold_meanwhile_is_no_difference(shop):
    """Makes a hundred sales while lines are counted. The stocktake posts exactly the differences that the test has
    planted."""
    random.seed(9)
    count, planted = begin(shop), {}
    stock = dict.fromkeys(range(5), 100)
    order = list(range(5)) * 20
    random.shuffle(order)
    counted = set()
    for step, number in enumerate(order):
        shop.call("inventory.stock.consume", sku=f"SKU-{number}", quantity=1)
        stock[number] -= 1
        if step % 20 == 10:
            one = random.choice([each for each in range(5) if each not in counted])
            counted.add(one)
            planted[one] = random.choice([-3, 0, 2])
            line = record(shop, count, one, stock[one] + planted[one])
            assert line["expected"] == stock[one]
    shop.call("inventory.counts.submit", count=count)
    posted = shop.call("inventory.counts.post", count=count)
    assert posted["status"] == "posted"
    differing = {one: difference for one, difference in planted.items() if difference}
    assert sorted(count_entries(shop)) == sorted((difference, count) for difference in differing.values())
    assert on_hand(shop) == {f"SKU-{one}": stock[one] + planted.get(one, 0) for one in stock}
    assert {e["transaction"] for e in shop.call("inventory.stock.entries", type="count")["items"]} == {
        posted["transaction"]
    }


def test_where_nothing_differs_nothing_is_posted(shop):
    count = begin(shop, name="Spring")
    record(shop, count, 1, 100)
    shop.call("inventory.counts.submit", count=count)
    posted = shop.call("inventory.counts.post", count=count)
    assert (posted["status"], posted["transaction"], posted["name"]) == ("posted", None, "Spring")
    assert count_entries(shop) == []


def test_what_is_counted_again_replaces_what_was_found(shop):
    count = begin(shop)
    first = record(shop, count, 1, 90)
    shop.call("inventory.stock.consume", sku="SKU-1", quantity=5)
    second = record(shop, count, 1, 94)
    record(shop, count, 2, 99)
    lines = shop.call("inventory.counts.lines", count=count)["items"]
    assert [(line["quantity"], line["expected"]) for line in lines if line["item"] == first["item"]] == [(94, 95)]
    assert second["id"] in [line["id"] for line in lines] and len(lines) == 2
    page = shop.call("inventory.counts.lines", count=count, limit=1)
    rest = shop.call("inventory.counts.lines", count=count, limit=1, after=page["next"])
    assert page["items"] + rest["items"] == lines and rest["next"] is None
    shop.call("inventory.counts.submit", count=count)
    shop.call("inventory.counts.post", count=count)
    assert sorted(quantity for quantity, _ in count_entries(shop)) == [-1, -1]


@pytest.mark.parametrize("status", STATUSES)
@pytest.mark.parametrize("step", STEPS)
def test_each_step_is_open_where_the_table_says_so(shop, status, step):
    count = begin(shop)
    way = {"open": [], "review": ["submit"], "posted": ["submit", "post"], "cancelled": ["cancel"]}[status]
    for one in way:
        shop.call(f"inventory.counts.{one}", count=count)
    if STEPS[step] in STATUSES[status]:
        assert shop.call(f"inventory.counts.{step}", count=count)["status"] == STEPS[step]
        return
    error = shop.refused(f"inventory.counts.{step}", count=count)
    assert error["data"]["kind"] == "illegalStep" and error["data"]["allowed"] == STATUSES[status]
    assert error["data"]["status"] == status and error["data"]["waiting"] == []
    assert shop.call("inventory.counts.get", id=count)["status"] == status


def test_lines_are_for_open_counts_and_their_scope(shop):
    shelf = shop.call("inventory.locations.create", name="Shelf")["id"]
    part = shop.call("inventory.locations.create", name="Left", parent=shelf)["id"]
    ids = {one["sku"]: one["id"] for one in shop.call("inventory.items.list")["items"]}
    scope = {"location": shelf, "category": "a", "items": [ids["SKU-1"], ids["SKU-4"]]}
    count = begin(shop, scope=scope)
    assert shop.call("inventory.counts.get", id=count)["scope"] == scope
    line = record(shop, count, 1, 2, location=part)
    assert (line["expected"], line["quantity"]) == (0, 2)
    for number, place, pointer in ((1, None, "/location"), (2, part, "/item"), (4, part, "/item")):
        error = shop.refused(
            "inventory.counts.record",
            count=count,
            sku=f"SKU-{number}",
            quantity=1,
            **({"location": place} if place else {}),
        )
        assert problems(error) == [(pointer, "value")], number
    error = shop.refused("inventory.counts.record", count=count, sku="SKU-1", quantity=-1)
    assert problems(error) == [("/quantity", "value")]
    error = shop.refused("inventory.counts.record", count=count, sku="SKU-1", quantity=1, batch="B", location=part)
    assert problems(error) == [("/batch", "value")]
    shop.call("inventory.counts.submit", count=count)
    error = shop.refused("inventory.counts.record", count=count, sku="SKU-1", quantity=1, location=part)
    assert (error["data"]["kind"], error["data"]["asked"]) == ("illegalStep", "record")
    assert error["message"].endswith("the count must be open, and inventory.counts.reopen leads to open")
    for scope in ({"location": ids["SKU-1"]}, {"items": [shelf]}):
        assert shop.refused("inventory.counts.create", scope=scope)["data"]["kind"] == "notFound"
    assert shop.refused("inventory.counts.submit", count=count, expect=1)["data"]["kind"] == "conflict"
    assert [one["id"] for one in shop.call("inventory.counts.list", status="review")["items"]] == [count]
    assert shop.call("inventory.counts.list", status="open")["items"] == []
    assert len(shop.call("inventory.counts.list")["items"]) == 1


def test_a_refusal_says_which_method_leads_on(shop):
    error = shop.refused("inventory.counts.post", count=begin(shop))
    assert error["message"] == (
        "The count is open: posted is not possible now; "
        "the count must be review, and inventory.counts.submit leads to review"
    )


def uncounted(core, count, **params):
    """Returns all that is not counted yet, by names, read in pages of two."""
    found, after = [], None
    while True:
        page = core.call("inventory.counts.uncounted", count=count, limit=2, **({"after": after} if after else {}))
        assert len(page["items"]) <= 2
        found += [(one["sku"], one["locationName"], one["batch"], one["expected"]) for one in page["items"]]
        after = page["next"]
        if not after:
            return sorted(found, key=str)


def test_what_nobody_has_counted_is_listed(shop):
    room = shop.call("inventory.locations.create", name="Room", code="R")["id"]
    shelf = shop.call("inventory.locations.create", name="Shelf", parent=room)["id"]
    tea = shop.call("inventory.items.create", **item("T") | {"sku": "TEA", "trackBatch": True})["id"]
    for batch in ("X", "Y"):
        shop.call("inventory.stock.receive", item=tea, quantity=5, batch=batch, location=shelf)
    shop.call("inventory.stock.transfer", sku="SKU-0", quantity=10, to=room)
    friend = shop.call("contacts.create", kinds=["customer"], name="A friend")["id"]
    shop.call("inventory.loans.create", sku="SKU-1", quantity=5, contact=friend)
    shop.call("inventory.stock.consume", sku="SKU-2", quantity=100)
    everything = begin(shop)
    everywhere = [
        ("SKU-0", "Main", None, 90),
        ("SKU-0", "Room", None, 10),
        ("SKU-1", "Main", None, 95),
        ("SKU-3", "Main", None, 100),
        ("SKU-4", "Main", None, 100),
        ("TEA", "Shelf", "X", 5),
        ("TEA", "Shelf", "Y", 5),
    ]
    assert uncounted(shop, everything) == everywhere
    record(shop, everything, 3, 100)
    record(shop, everything, 0, 1, location="R")
    line = shop.call("inventory.counts.record", count=everything, item=tea, batch="Y", quantity=0, location=shelf)
    assert uncounted(shop, everything) == [
        one for one in everywhere if one not in (everywhere[1], everywhere[3], everywhere[6])
    ]
    # Lines also contain the names of items and locations.
    lines = shop.call("inventory.counts.lines", count=everything)["items"]
    named = [(one["sku"], one["unit"], one["locationName"], one["batch"], one["quantity"]) for one in lines]
    assert sorted(named, key=str) == [
        ("SKU-0", "piece", "Room", None, 1),
        ("SKU-3", "piece", "Main", None, 100),
        ("TEA", "piece", "Shelf", "Y", 0),
    ]
    assert [one for one in lines if one["id"] == line["id"]] == [
        line
        | {"sku": "TEA", "name": item("T")["name"]}
        | {"unit": "piece", "locationName": "Shelf", "batch": "Y", "serial": None}
    ]
    # A stocktake with a scope lists only what is in its scope.
    assert uncounted(shop, begin(shop, scope={"location": "R"})) == [everywhere[1], *everywhere[5:]]
    assert uncounted(shop, begin(shop, scope={"category": "a"})) == everywhere[:3]
    assert uncounted(shop, begin(shop, scope={"items": [tea]})) == everywhere[5:]
    assert shop.refused("inventory.counts.uncounted", count=room)["data"] == {"kind": "notFound", "pointer": "/count"}
    # After the stocktake was submitted, the list stays the same.
    shop.call("inventory.counts.submit", count=everything)
    shop.call("inventory.counts.post", count=everything)
    assert on_hand(shop) == {"SKU-0": 91, "SKU-1": 100, "SKU-2": 0, "SKU-3": 100, "SKU-4": 100, "TEA": 5}


def test_lists_of_counts_go_on_where_something_is_gone(shop):
    """An item that was counted but never moved can be deleted, and so can the location in a stocktake's scope. The
    lists of stocktakes continue without them."""
    gone = shop.call("inventory.items.create", **item("GONE"))["id"]
    attic = shop.call("inventory.locations.create", name="Attic")["id"]
    count, of_attic = begin(shop), begin(shop, scope={"location": attic})
    for number in range(3):
        record(shop, count, number, 100)
    line = shop.call("inventory.counts.record", count=count, item=gone, quantity=0)["id"]
    shop.call("inventory.items.delete", id=gone)
    shop.call("inventory.locations.delete", id=attic)
    found, after = [], None
    while True:
        page = shop.call("inventory.counts.lines", count=count, limit=1, **({"after": after} if after else {}))
        found += page["items"]
        after = page["next"]
        if not after:
            break
    assert len(found) == 4 and [(one["id"], one["sku"]) for one in found if not one["sku"]] == [(line, None)]
    assert uncounted(shop, of_attic) == []
    levels = shop.call("inventory.stock.levels", limit=1)["next"]
    assert levels and problems(shop.refused("inventory.counts.uncounted", count=count, after=levels)) == [
        ("/after", "value")
    ]
    shop.call("inventory.counts.submit", count=count)
    assert shop.call("inventory.counts.post", count=count)["status"] == "posted"


def test_what_is_owed_is_not_counted_either(data):
    """In companies that allow negative stock, the list of what is not counted also has items with a negative
    quantity."""
    with Core(data) as core:
        company = core.call("companies.create", name="Shop")["id"]
        core.call("companies.update", company=company, changes={"settings": {"allowNegativeStock": True}})
        core.call("inventory.items.create", **item())
        core.call("inventory.stock.consume", sku="SKU-1", quantity=3)
        assert uncounted(core, begin(core)) == [("SKU-1", "Main", None, -3)]


def test_lots_are_counted_one_by_one(shop):
    shop.call("inventory.items.create", **item(sku="MILK", trackBatch=True))
    shop.call("inventory.stock.receive", sku="MILK", quantity=5, batch="B1")
    shop.call("inventory.stock.receive", sku="MILK", quantity=5, batch="B2")
    count = begin(shop)
    error = shop.refused("inventory.counts.record", count=count, sku="MILK", quantity=4)
    assert problems(error) == [("/lot", "missing")]
    for batch, quantity in (("B1", 4), ("B2", 6)):
        shop.call("inventory.counts.record", count=count, sku="MILK", quantity=quantity, batch=batch)
    shop.call("inventory.counts.submit", count=count)
    shop.call("inventory.counts.post", count=count)
    levels = shop.call("inventory.stock.levels", by="lot")["items"]
    assert sorted(level["onHand"] for level in levels if level["lot"]) == [4, 6] and on_hand(shop)["MILK"] == 10


def test_what_can_not_be_posted_changes_nothing(shop):
    """A missing quantity that a stocktake found was sold meanwhile. The stocktake can't be posted, changes nothing, and
    must be counted again."""
    count = begin(shop)
    record(shop, count, 1, 10)
    record(shop, count, 2, 99)
    shop.call("inventory.stock.consume", sku="SKU-1", quantity=50)
    shop.call("inventory.counts.submit", count=count)
    error = shop.refused("inventory.counts.post", count=count)
    assert (error["data"]["kind"], error["data"]["onHand"], error["data"]["asked"]) == ("insufficientStock", 50, 90)
    assert count_entries(shop) == [] and on_hand(shop)["SKU-2"] == 100
    assert shop.call("inventory.counts.get", id=count)["status"] == "review"
    shop.call("inventory.counts.reopen", count=count)
    record(shop, count, 1, 49)
    shop.call("inventory.counts.submit", count=count)
    shop.call("inventory.counts.post", count=count)
    assert (on_hand(shop)["SKU-1"], on_hand(shop)["SKU-2"]) == (49, 99)


def test_whoever_counts_blind_is_not_told_what_is_expected(data):
    with Core(data) as core:
        company, _ = staffed(core, ("worker", {"deptMask": 1}), ("manager", {"deptMask": 1, "managerMask": 1}))
        core.call("inventory.items.create", **item())
        core.call("inventory.stock.receive", sku="SKU-1", quantity=7)
        count = begin(core, blind=True)
        sign_in(core, company, "worker")
        assert record(core, count, 1, 6)["expected"] is None
        assert [line["expected"] for line in core.call("inventory.counts.lines", count=count)["items"]] == [None]
        other = begin(core, blind=True)
        assert [place[-1] for place in uncounted(core, other)] == [None]
        core.call("inventory.counts.submit", count=count)
        for step in ("post", "cancel"):
            assert core.refused(f"inventory.counts.{step}", count=count)["data"]["kind"] == "forbidden"
        sign_in(core, company, "manager")
        assert [line["expected"] for line in core.call("inventory.counts.lines", count=count)["items"]] == [7]
        assert [place[-1] for place in uncounted(core, other)] == [7]
        core.call("inventory.counts.post", count=count)
        assert on_hand(core) == {"SKU-1": 6}


@pytest.mark.parametrize("first", range(2))
def test_a_piece_that_is_found_elsewhere_leaves_where_it_was(shop, first):
    """The piece with the serial number is found at another location. It leaves its old location, whichever of the two
    was created first."""
    places = [shop.call("inventory.locations.create", name=name)["id"] for name in "AB"]
    drill = shop.call("inventory.items.create", **item(9, trackSerial=True))["id"]
    shop.call("inventory.stock.receive", item=drill, quantity=1, serials=["s1"], location=places[first])
    count = begin(shop)
    for place in places:
        record(shop, count, 9, int(place != places[first]), serials=["s1"], location=place)
    shop.call("inventory.counts.submit", count=count)
    shop.call("inventory.counts.post", count=count)
    (level,) = shop.call("inventory.stock.levels", items=[drill], by="location")["items"]
    assert (level["location"], level["onHand"]) == (places[1 - first], 1)
