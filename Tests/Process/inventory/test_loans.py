"""Loans to and from contacts: the location of the goods, returns, and overdue loans."""

import time

import pytest

from support.core import Core, item, until

NOBODY = "01890a5d-ac96-774b-bcce-b302099a8057"


@pytest.fixture
def shop(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        core.call("companies.create", name="Shop")
        yield core


@pytest.fixture
def grinder(shop):
    made = shop.call("inventory.items.create", **item(name="Grinder"))["id"]
    shop.call("inventory.stock.receive", item=made, quantity=10)
    return made


@pytest.fixture
def cafe(shop):
    return shop.call("contacts.create", name="Café", kinds=["customer"])["id"]


def lend(core, what, **more):
    return core.call("inventory.loans.create", item=what, **more)


def stock(core, what):
    (level,) = core.call("inventory.stock.levels", items=[what])["items"]
    return level["onHand"], level["available"]


def problem(error):
    (problem,) = error["data"]["problems"]
    return problem["pointer"], problem["message"]


def entries(core, loan):
    return [
        (entry["type"], entry["quantity"])
        for entry in core.call("inventory.stock.entries")["items"]
        if entry["loan"] == loan
    ]


def test_what_is_lent_is_on_hand_and_not_available(shop, grinder, cafe):
    loan = lend(shop, grinder, quantity=4, contact=cafe, dueAt="2026-04-01T00:00:00Z", note="For the fair")
    assert (loan["status"], loan["quantity"], loan["returned"], loan["lost"]) == ("out", 4, 0, 0)
    assert (loan["direction"], loan["contact"], loan["user"], loan["note"]) == ("out", cafe, None, "For the fair")
    assert loan["lentAt"].startswith("2026-03-01T12:00") and loan["returnedAt"] is loan["overdueAt"] is None
    assert loan["parts"] == [{"lot": None, "quantity": 4, "closed": 0}]
    assert stock(shop, grinder) == (10, 6)
    assert entries(shop, loan["id"]) == [("transfer", 4), ("transfer", -4)]
    back = shop.call("inventory.loans.return", id=loan["id"], quantity=1.5)
    assert (back["status"], back["returned"], back["returnedAt"]) == ("partly", 1.5, None)
    assert stock(shop, grinder) == (10, 7.5)
    back = shop.call("inventory.loans.return", id=loan["id"], expect=2)
    assert (back["status"], back["returned"]) == ("returned", 4) and back["returnedAt"] > loan["lentAt"]
    assert stock(shop, grinder) == (10, 10)
    assert shop.call("inventory.loans.get", id=loan["id"]) == back
    refusal = shop.refused("inventory.loans.return", id=loan["id"])
    assert problem(refusal)[0] == "/id"


def test_what_is_lost_is_no_stock_any_more(shop, grinder, cafe):
    loan = lend(shop, grinder, quantity=4, contact=cafe)["id"]
    gone = shop.call("inventory.loans.lose", id=loan, quantity=1, reason="Broken", note="Fell")
    assert (gone["status"], gone["lost"]) == ("partly", 1)
    assert stock(shop, grinder) == (9, 6)
    entry = shop.call("inventory.stock.entries")["items"][0]
    assert (entry["type"], entry["quantity"], entry["reason"], entry["note"]) == ("adjustment", -1, "Broken", "Fell")
    done = shop.call("inventory.loans.return", id=loan)
    assert (done["status"], done["returned"], done["lost"]) == ("lost", 3, 1)
    assert stock(shop, grinder) == (9, 9)


def test_what_is_borrowed_is_no_stock(shop, grinder, cafe):
    loan = lend(shop, grinder, quantity=2, contact=cafe, direction="in")
    assert (loan["direction"], loan["from"]) == ("in", None)
    assert stock(shop, grinder) == (10, 10)
    refusal = shop.refused("inventory.loans.return", id=loan["id"], to=NOBODY)
    assert problem(refusal)[0] == "/to"
    assert shop.call("inventory.loans.return", id=loan["id"])["status"] == "returned"
    assert entries(shop, loan["id"]) == []
    for member in ("lot", "from"):
        refusal = shop.refused(
            "inventory.loans.create", item=grinder, quantity=1, contact=cafe, direction="in", **{member: NOBODY}
        )
        assert problem(refusal)[0] == f"/{member}"


def test_it_goes_back_to_where_it_lay(shop, grinder, cafe):
    shelf = shop.call("inventory.locations.create", name="Shelf")["id"]
    bench = shop.call("inventory.locations.create", name="Bench")["id"]
    shop.call("inventory.stock.receive", item=grinder, quantity=5, location=shelf)
    loan = lend(shop, grinder, quantity=3, contact=cafe, **{"from": shelf})
    assert loan["from"] == shelf
    shop.call("inventory.loans.return", id=loan["id"], quantity=1)
    shop.call("inventory.loans.return", id=loan["id"], quantity=1, to=bench)
    levels = {
        level["location"]: level["onHand"]
        for level in shop.call("inventory.stock.levels", items=[grinder], by="location")["items"]
    }
    assert (levels[shelf], levels[bench]) == (3, 1) and sorted(levels.values()) == [1, 1, 3, 10]
    kinds = {one["id"]: one["kind"] for one in shop.call("inventory.locations.list")["items"]}
    assert [kinds[place] for place, quantity in levels.items() if kinds[place] == "loan"] == ["loan"]


def test_lots_come_back_as_they_went(shop, cafe):
    made = shop.call("inventory.items.create", **item(2, trackBatch=True))["id"]
    shop.call("inventory.stock.receive", item=made, quantity=2, batch="A", expiry="2027-01-01")
    shop.call("inventory.stock.receive", item=made, quantity=5, batch="B", expiry="2027-02-01")
    loan = lend(shop, made, quantity=4, contact=cafe)
    assert [part["quantity"] for part in loan["parts"]] == [2, 2]
    (a, b) = (part["lot"] for part in loan["parts"])
    assert shop.refused("inventory.loans.return", id=loan["id"], lot=NOBODY)["data"]["kind"] == "notFound"
    refusal = shop.refused("inventory.loans.return", id=loan["id"], lot=b, quantity=3)
    assert problem(refusal) == ("/quantity", "quantity must be more than 0, and at most 2, the quantity still out")
    back = shop.call("inventory.loans.return", id=loan["id"], lot=b, quantity=1)
    assert [(part["lot"], part["closed"]) for part in back["parts"]] == [(a, 0), (b, 1)]
    back = shop.call("inventory.loans.return", id=loan["id"])
    assert [part["closed"] for part in back["parts"]] == [2, 2] and back["status"] == "returned"
    again = lend(shop, made, quantity=1, contact=cafe, lot=b)
    assert again["parts"] == [{"lot": b, "quantity": 1, "closed": 0}]


def test_what_cannot_be_lent_is_refused(shop, grinder, cafe):
    def refused(**params):
        return shop.refused("inventory.loans.create", **{"item": grinder, "quantity": 1, "contact": cafe} | params)

    assert refused(quantity=11)["data"]["kind"] == "insufficientStock"
    assert problem(refused(quantity=0))[0] == "/quantity"
    assert problem(refused(quantity=-1, direction="in"))[0] == "/quantity"
    assert problem(refused(contact=None)) == ("/contact", "contact or user must be given")
    assert refused(user=NOBODY)["data"]["kind"] == "notFound"
    assert refused(contact=NOBODY)["message"] == "There is no such contact (contact)"
    assert refused(contact=None, user=NOBODY)["message"] == "There is no such user (user)"
    assert problem(refused(lentAt="2026-03-01T12:05:00Z"))[0] == "/lentAt"
    assert problem(refused(unit="crate"))[0] == "/unit"
    assert refused(item=NOBODY)["message"] == "There is no such item (item)"
    assert problem(refused(sku="X"))[0] == "/sku"
    assert refused(**{"from": NOBODY})["message"] == "There is no such location (from)"
    assert shop.call("inventory.loans.list")["items"] == []
    assert stock(shop, grinder) == (10, 10)
    loan = lend(shop, grinder, quantity=2, contact=cafe)["id"]
    for quantity in (0, -1, 2.00001):
        assert problem(shop.refused("inventory.loans.return", id=loan, quantity=quantity))[0] == "/quantity"
    assert shop.refused("inventory.loans.return", id=loan, expect=7)["data"]["current"]["id"] == loan
    assert shop.refused("inventory.loans.lose", id=NOBODY, reason="x")["data"]["kind"] == "notFound"
    transaction = shop.call("inventory.stock.entries")["items"][0]["transaction"]
    refusal = shop.refused("inventory.stock.reverse", transaction=transaction, reason="x")
    assert problem(refusal)[0] == "/transaction"


def test_somebody_of_the_company_borrows_too(shop, grinder):
    me = shop.call("access.whoami")["user"]
    loan = lend(shop, grinder, quantity=1, user=me)
    assert (loan["user"], loan["contact"]) == (me, None)
    assert [one["id"] for one in shop.call("inventory.loans.list", user=me)["items"]] == [loan["id"]]


def test_loans_are_listed_and_narrowed(shop, grinder, cafe):
    other = shop.call("inventory.items.create", **item(2))["id"]
    bo = shop.call("contacts.create", name="Bo", kinds=["partner"])["id"]
    a = lend(shop, grinder, quantity=1, contact=cafe)["id"]
    b = lend(shop, grinder, quantity=2, contact=bo)["id"]
    c = lend(shop, other, quantity=3, contact=bo, direction="in")["id"]
    shop.call("inventory.loans.return", id=b, quantity=1)
    shop.call("inventory.loans.return", id=a)

    def listed(**filters):
        return [one["id"] for one in shop.call("inventory.loans.list", **filters)["items"]]

    assert listed() == [c, b, a]
    assert listed(item=grinder) == [b, a]
    assert listed(contact=bo) == [c, b]
    assert listed(contact=bo, item=grinder) == [b]
    assert listed(direction="in") == listed(status="out") == [c]
    assert (listed(status="partly"), listed(status="returned"), listed(status="lost")) == ([b], [a], [])
    page = shop.call("inventory.loans.list", limit=2)
    assert [one["id"] for one in shop.call("inventory.loans.list", after=page["next"])["items"]] == [a]
    assert problem(shop.refused("inventory.loans.list", after="items.1"))[0] == "/after"


def test_what_should_have_been_back_before_1970_comes_in_pages(shop, grinder, cafe):
    days = ("1969-12-30T00:00:00Z", "1969-12-31T00:00:00Z", "1970-01-01T00:00:00Z")
    lent = [lend(shop, grinder, quantity=1, contact=cafe, dueAt=day, direction="in")["id"] for day in days]
    seen, after = [], {}
    while True:
        page = shop.call("inventory.loans.overdue", limit=1, **after)
        seen += [one["id"] for one in page["items"]]
        if page["next"] is None:
            break
        after = {"after": page["next"]}
    assert seen == lent


def test_what_should_be_back_is_told_once(shop, grinder, cafe):
    """The alert is sent at the due time without any request, and again if the due time is changed."""
    shop.call("events.subscribe", topics=[{"type": "loan"}])
    first = lend(shop, grinder, quantity=1, contact=cafe, dueAt="2026-03-01T12:00:00.030Z")["id"]
    second = lend(shop, grinder, quantity=1, contact=cafe, dueAt="2026-03-01T12:00:00.040Z", direction="in")["id"]
    lend(shop, grinder, quantity=1, contact=cafe, dueAt="2026-03-02T00:00:00Z")
    back = lend(shop, grinder, quantity=1, contact=cafe, dueAt="2026-03-01T12:00:00.035Z")["id"]
    shop.call("inventory.loans.return", id=back)
    told = []

    def hear():
        for line in shop.said():
            told.extend(event for event in line["params"]["events"] if "overdueAt" in event["fields"])
        return {event["id"] for event in told} >= {first, second}

    until(hear)
    for _ in range(20):
        hear()
    assert [(event["id"], event["action"], event["fields"]) for event in told] == [
        (first, "updated", ["overdueAt"]),
        (second, "updated", ["overdueAt"]),
    ]
    late = shop.call("inventory.loans.overdue")["items"]
    assert [one["id"] for one in late] == [first, second]
    assert late[0]["overdueAt"] > late[0]["dueAt"] and late[0]["version"] == 2
    page = shop.call("inventory.loans.overdue", limit=1)
    assert [one["id"] for one in page["items"]] == [first]
    assert [one["id"] for one in shop.call("inventory.loans.overdue", after=page["next"])["items"]] == [second]
    assert problem(shop.refused("inventory.loans.overdue", after="overdue.1"))[0] == "/after"
    more = shop.call("inventory.loans.update", id=first, changes={"dueAt": "2026-03-03T00:00:00Z", "note": "Longer"})
    assert (more["overdueAt"], more["note"]) == (None, "Longer")
    assert [one["id"] for one in shop.call("inventory.loans.overdue")["items"]] == [second]
    shop.call("inventory.loans.return", id=second)
    assert shop.call("inventory.loans.overdue")["items"] == []
    refusal = shop.refused("inventory.loans.update", id=first, changes={"quantity": 3})
    assert problem(refusal)[0] == "/changes/quantity"
    assert shop.refused("inventory.loans.update", id=first, changes={}, expect=1)["data"]["kind"] == "conflict"


def test_what_became_due_while_nobody_was_there_is_noticed(data):
    with Core(data) as core:
        core.call("companies.create", name="Shop")
        made = core.call("inventory.items.create", **item())["id"]
        cafe = core.call("contacts.create", name="Café", kinds=["customer"])["id"]
        due = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(time.time() + 1))
        loan = lend(core, made, quantity=1, contact=cafe, direction="in", dueAt=due)["id"]
    with Core(data) as core:
        until(lambda: core.call("inventory.loans.get", id=loan)["overdueAt"])
        assert core.call("inventory.loans.get", id=loan)["version"] == 2


def test_what_comes_back_late_is_noted(shop, grinder, cafe):
    """The core records a late return even if no client listened at the due time, and no idle moment has passed
    since."""
    late = lend(shop, grinder, quantity=1, contact=cafe, dueAt="2026-03-01T12:00:00.001Z", direction="in")["id"]
    lost = lend(shop, grinder, quantity=1, contact=cafe, dueAt="2026-03-01T12:00:00.001Z")["id"]
    early = lend(shop, grinder, quantity=1, contact=cafe, dueAt="2026-03-02T00:00:00Z")["id"]
    for _ in range(3):
        shop.call("system.ping")
    shop.call("inventory.loans.return", id=late)
    shop.call("inventory.loans.lose", id=lost, reason="Gone")
    shop.call("inventory.loans.return", id=early)
    for one, is_noted in ((late, True), (lost, True), (early, False)):
        loan = shop.call("inventory.loans.get", id=one)
        assert loan["overdueAt"] == (loan["returnedAt"] if is_noted else None)
    partly = lend(shop, grinder, quantity=2, contact=cafe, dueAt="2026-03-01T12:00:00.001Z")["id"]
    assert shop.call("inventory.loans.return", id=partly, quantity=1)["overdueAt"]


def test_contacts_and_items_of_loans_stay(shop, grinder, cafe):
    other = shop.call("inventory.items.create", **item(2))["id"]
    lend(shop, other, quantity=1, contact=cafe, direction="in")
    loan = lend(shop, grinder, quantity=1, contact=cafe)["id"]
    assert shop.refused("contacts.delete", id=cafe)["data"]["counts"] == [{"kind": "loan", "count": 2}]
    assert shop.refused("inventory.items.delete", id=other)["data"]["counts"] == [{"kind": "loan", "count": 1}]
    into = shop.call("contacts.create", name="Corner Café", kinds=["customer"])["id"]
    shop.call("contacts.notes.add", contact=into, text="Asked for more")
    shop.call("contacts.merge", **{"from": cafe, "into": into})
    assert shop.call("inventory.loans.get", id=loan)["contact"] == into
    done = shop.call("contacts.activity", id=cafe)["items"]
    assert [(one["kind"], one["text"], one["status"]) for one in done] == [
        ("contactNote", "Asked for more", None),
        ("loan", "Grinder", "out"),
        ("loan", "Item 2", "out"),
    ]
    page = shop.call("contacts.activity", id=cafe, limit=2)
    assert shop.call("contacts.activity", id=cafe, after=page["next"])["items"] == done[2:]
    # After contacts were merged, the old id of a contact still works.
    assert lend(shop, grinder, quantity=1, contact=cafe)["contact"] == into


def test_what_was_archived_meanwhile_comes_back(shop, grinder, cafe):
    tracked = shop.call("inventory.items.create", **item(2, trackSerial=True))["id"]
    shop.call("inventory.stock.receive", item=tracked, quantity=1, serials=["S1"])
    (lot,) = shop.call("inventory.lots.list", item=tracked)["items"]
    loans = [lend(shop, grinder, quantity=4, contact=cafe), lend(shop, tracked, quantity=1, contact=cafe)]
    shop.call("inventory.lots.update", id=lot["id"], changes={"archived": True})
    for one in (grinder, tracked):
        shop.call("inventory.items.update", id=one, changes={"archived": True})
    error = shop.refused("inventory.loans.create", item=grinder, quantity=1, contact=cafe)
    assert problem(error)[0] == "/item" and "archived" in problem(error)[1]
    for loan in loans:
        assert shop.call("inventory.loans.return", id=loan["id"])["status"] == "returned"
    assert (stock(shop, grinder), stock(shop, tracked)) == ((10, 10), (1, 1))
