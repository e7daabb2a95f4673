"""The elements of lists contain the names of the records that they refer to, so that clients need no further call."""

import pytest

from support.core import Core, item
from support.people import CLERK, sign_in, staffed

NOBODY = "01890a5d-ac96-774b-bcce-b302099a8057"
BEANS = {"sku": "BEANS", "name": "Beans", "unit": "kg"}
MILK = {"sku": "MILK", "name": "Milk", "unit": "l"}
DRILL = {"sku": "DRILL", "name": "Drill", "unit": "piece"}


@pytest.fixture
def shop(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        core.call("companies.create", name="Shop", settings={"allowNegativeStock": True})
        core.call("inventory.locations.create", name="Shelf", code="A-1")
        core.call("inventory.items.create", **item(**BEANS))
        core.call("inventory.items.create", **item(**MILK, trackBatch=True))
        core.call("inventory.items.create", **item(**DRILL, trackSerial=True))
        yield core


@pytest.fixture
def shelf(shop):
    (found,) = shop.call("inventory.locations.list")["items"]
    return found["id"]


@pytest.fixture
def stocked(shop, shelf):
    shop.call("inventory.stock.receive", sku="BEANS", quantity=3, location=shelf)
    shop.call("inventory.stock.receive", sku="MILK", quantity=2, batch="M1", location=shelf)
    shop.call("inventory.stock.receive", sku="MILK", quantity=5, batch="M2")
    shop.call("inventory.stock.receive", sku="DRILL", quantity=1, serials=["D-7"], location=shelf)
    return shop


def named(records, *more):
    members = ("sku", "name", "unit", "locationName", "batch", "serial", *more)
    return [tuple(record[member] for member in members) for record in records]


def test_a_level_says_what_it_is_of(stocked, shelf):
    def levels(**params):
        return named(stocked.call("inventory.stock.levels", **params)["items"], "onHand")

    nowhere = [("BEANS", "Beans", "kg", 3), ("MILK", "Milk", "l", 7), ("DRILL", "Drill", "piece", 1)]
    assert levels() == [(*what, None, None, None, quantity) for *what, quantity in nowhere]
    then = {"items": [one["id"] for one in stocked.call("inventory.items.list")["items"]], "at": "2027-01-01T00:00:00Z"}
    assert levels(**then) == levels()
    beans, milk, drill = (tuple(one.values()) for one in (BEANS, MILK, DRILL))
    by_lot = [
        (*beans, "Shelf", None, None, 3),
        (*milk, "Main", "M2", None, 5),
        (*milk, "Shelf", "M1", None, 2),
        (*drill, "Shelf", None, "D-7", 1),
    ]
    for params in ({}, then):
        assert sorted(levels(by="lot", **params)) == sorted(by_lot)
        by_location = levels(by="location", **params)
        assert sorted(map(str, by_location)) == sorted(str((*one[:4], None, None, one[6])) for one in by_lot)
    assert levels(location=shelf, by="location")[0] == (*beans, "Shelf", None, None, 3)
    assert levels(location=shelf)[0] == (*beans, None, None, None, 3)


def test_an_item_that_is_not_there_has_no_level(stocked):
    for params in ({}, {"by": "location"}, {"by": "lot"}, {"at": "2027-01-01T00:00:00Z"}):
        assert stocked.call("inventory.stock.levels", items=[NOBODY], **params) == {"items": [], "next": None}


def test_what_was_posted_says_what_it_is_of(stocked, shelf):
    def posted(method, **params):
        return named(stocked.call(method, **params)["levels"], "onHand")

    moved = posted("inventory.stock.transfer", sku="BEANS", quantity=1, **{"from": shelf})
    assert moved == [("BEANS", "Beans", "kg", "Shelf", None, None, 2), ("BEANS", "Beans", "kg", "Main", None, None, 1)]
    taken = posted("inventory.stock.consume", sku="MILK", quantity=1, batch="M1", location=shelf)
    assert taken == [("MILK", "Milk", "l", "Shelf", "M1", None, 1)]
    entry = stocked.call("inventory.stock.entries", limit=1)["items"][0]
    back = posted("inventory.stock.reverse", transaction=entry["transaction"], reason="Spilled nothing")
    assert back == [("MILK", "Milk", "l", "Shelf", "M1", None, 2)]
    parts = posted("inventory.lots.split", lot=entry["lot"], quantity=1, batch="M3", location=shelf)
    assert [level[4:] for level in parts] == [("M1", None, 1), ("M3", None, 1)]
    form = {"type": "consume", "sku": "DRILL", "serials": ["D-7"], "quantity": 1, "location": shelf}
    assert posted("inventory.stock.post", entries=[form]) == [("DRILL", "Drill", "piece", "Shelf", None, "D-7", 0)]


def test_what_is_below_zero_says_what_it_is_of(stocked):
    stocked.call("inventory.stock.consume", sku="BEANS", quantity=4)
    below = stocked.call("inventory.stock.negative")["items"]
    assert named(below, "onHand") == [("BEANS", "Beans", "kg", "Main", None, None, -4)]


def test_a_lot_says_how_much_of_it_there_is(stocked, shelf):
    def lots(**params):
        members = ("sku", "name", "unit", "batch", "serial", "onHand")
        page = stocked.call("inventory.lots.list", **params)
        return [tuple(lot[member] for member in members) for lot in page["items"]], page["next"]

    stocked.call("inventory.stock.transfer", sku="MILK", batch="M2", quantity=2, to=shelf)
    stocked.call("inventory.stock.consume", sku="MILK", batch="M1", quantity=2, location=shelf)
    m1, m2 = ("MILK", "Milk", "l", "M1", None, 0), ("MILK", "Milk", "l", "M2", None, 5)
    drill = ("DRILL", "Drill", "piece", None, "D-7", 1)
    assert lots() == ([drill, m2, m1], None)
    first, after = lots(limit=2)
    assert (first, lots(limit=2, after=after)) == ([drill, m2], ([m1], None))
    made = stocked.call("inventory.items.lookup", skus=["MILK"])["found"][0]["id"]
    assert lots(item=made) == ([m2, m1], None)
    (lot,) = [one for one in stocked.call("inventory.lots.list")["items"] if one["batch"] == "M1"]
    assert {**stocked.call("inventory.lots.get", id=lot["id"]), **MILK, "onHand": 0} == lot
    stocked.call("inventory.lots.update", id=lot["id"], changes={"status": "damaged", "archived": True})
    assert lots(status="damaged") == ([], None)
    assert lots(status="damaged", archived=True) == lots(archived=True) == ([m1], None)


def test_a_loan_that_should_be_back_says_of_what_and_whose(stocked, data):
    cafe = stocked.call("contacts.create", name="Café", kinds=["customer"])["id"]
    due = {"dueAt": "2026-02-01T00:00:00Z", "lentAt": "2026-01-01T00:00:00Z"}
    loan = stocked.call("inventory.loans.create", sku="BEANS", quantity=1, direction="in", contact=cafe, **due)
    user = stocked.call("access.whoami")["user"]
    stocked.call("inventory.loans.create", sku="MILK", quantity=1, direction="in", user=user, **due)
    late = stocked.call("inventory.loans.overdue")["items"]
    members = ("sku", "name", "unit", "contactName")
    assert [tuple(one[member] for member in members) for one in late] == [
        ("BEANS", "Beans", "kg", "Café"),
        ("MILK", "Milk", "l", None),
    ]
    changing = {member: late[0][member] for member in ("overdueAt", "version", "updatedAt")}
    assert late[0] == loan | BEANS | {"contactName": "Café"} | changing
    (activity,) = stocked.call("contacts.activity", id=cafe)["items"]
    assert (activity["kind"], activity["text"], activity["actor"]) == ("loan", "Beans", user)


def test_who_may_not_see_contacts_is_not_told_their_names(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        company, _ = staffed(core, CLERK)
        core.call("inventory.items.create", **item(**BEANS))
        cafe = core.call("contacts.create", name="Café", kinds=["customer"])["id"]
        due = {"dueAt": "2026-02-01T00:00:00Z", "lentAt": "2026-01-01T00:00:00Z"}
        core.call("inventory.loans.create", sku="BEANS", quantity=1, direction="in", contact=cafe, **due)
        sign_in(core, company, "clerk")
        assert core.refused("contacts.get", id=cafe)["data"]["kind"] == "forbidden"
        (late,) = core.call("inventory.loans.overdue")["items"]
        assert (late["contact"], late["sku"], late["contactName"]) == (cafe, "BEANS", None)
