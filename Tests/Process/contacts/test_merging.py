"""Merging two contacts that are the same person or business, the effects on other records, and the activity of
contacts."""

import itertools
import json
import sqlite3
import uuid
from contextlib import closing

import pytest

from support.core import Core
from support.merges import merged_many
from support.people import rows, sign_in, staffed, write


@pytest.fixture
def shop(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        core.call("companies.create", name="Shop")
        yield core


def make(core, name, *kinds, **more):
    return core.call("contacts.create", name=name, kinds=list(kinds or ["supplier"]), **more)["id"]


def pairs(core, **page):
    return [
        (pair["first"]["name"], pair["second"]["name"], sorted(pair["by"]))
        for pair in core.call("contacts.duplicates", **page)["items"]
    ]


def values(*texts):
    return [{"value": text} for text in texts]


def texts(core, contact, **page):
    return [done["text"] for done in core.call("contacts.activity", id=contact, **page)["items"]]


def test_contacts_that_may_be_the_same_are_listed(shop):
    make(shop, "A", emails=values("Ada@Example.com"), phones=values("+44 20 7946-0123"), taxId="GB 12.34")
    make(shop, "B", people=[{"name": "Ada", "email": "ada@example.COM", "phone": "442079460123"}])
    make(shop, "C", taxId="gb1234")
    make(shop, "D", phones=values("1234"), emails=values("dora@example.com"))
    make(shop, "E", phones=values("12-34"))
    assert pairs(shop) == [("A", "B", ["email", "phone"]), ("A", "C", ["taxId"])]
    page = shop.call("contacts.duplicates", limit=1)
    assert [pair["second"]["name"] for pair in page["items"]] == ["B"]
    page = shop.call("contacts.duplicates", limit=1, after=page["next"])
    assert [pair["second"]["name"] for pair in page["items"]] == ["C"] and page["next"] is None
    for cursor in ("contacts.1", "duplicates.1", f"duplicates.{'x' * 73}"):
        assert shop.refused("contacts.duplicates", after=cursor)["data"]["problems"][0]["pointer"] == "/after"


def test_duplicates_follow_what_becomes_of_contacts(shop):
    a, b, c = (make(shop, name, emails=values("x@y.example")) for name in "ABC")
    assert pairs(shop) == [("A", "B", ["email"]), ("A", "C", ["email"]), ("B", "C", ["email"])]
    shop.call("contacts.delete", id=b)
    assert pairs(shop) == [("A", "C", ["email"])]
    shop.call("contacts.update", id=c, changes={"archived": True})
    assert pairs(shop) == []
    shop.call("contacts.update", id=c, changes={"archived": False})
    shop.call("contacts.update", id=a, changes={"name": "Ada"})
    assert pairs(shop) == [("Ada", "C", ["email"])]
    shop.call("contacts.update", id=a, changes={"emails": []})
    assert pairs(shop) == []
    make(shop, "D", emails=values("x@y.example"))
    assert pairs(shop) == [("C", "D", ["email"])]


def test_many_with_one_number_come_page_by_page(shop):
    names = [f"C{number:02}" for number in range(12)]
    for name in names:
        make(shop, name, phones=values("555 0199"))
    found, after = [], None
    while True:
        page = shop.call("contacts.duplicates", limit=7, after=after)
        found += [(pair["first"]["name"], pair["second"]["name"]) for pair in page["items"]]
        after = page["next"]
        if after is None:
            break
        assert len(page["items"]) == 7
    assert found == [(a, b) for a in names for b in names if a < b]


def test_what_both_contacts_have_is_joined(shop):
    address = {"label": "billing", "address": {"lines": ["1 Market Street"], "city": "Leeds"}, "isDefault": True}
    other = {"label": "billing", "address": {"lines": ["2 Market Street"], "city": "Leeds"}, "isDefault": True}
    shipping = {"label": "shipping", "address": {"city": "York"}, "isDefault": True}
    into = make(
        shop,
        "Roastery",
        "supplier",
        emails=values("a@example.com"),
        phones=values("+44 20 1"),
        tags=["Coffee"],
        addresses=[address],
        currency="EUR",
        note="Kept.",
    )
    old = make(
        shop,
        "Roastery Ltd",
        "customer",
        "supplier",
        emails=values("A@EXAMPLE.COM", "b@example.com"),
        phones=values("44-201", "44-202"),
        tags=["coffee", "organic"],
        addresses=[address | {"isDefault": False}, other, shipping],
        people=[{"name": "Ada"}],
        currency="USD",
        paymentDays=14,
        note="Lost?",
    )
    left = shop.call("contacts.merge", **{"from": old, "into": into})
    assert left["id"] == into and left["version"] == 2 and left["name"] == "Roastery"
    assert left["kinds"] == ["supplier", "customer"]
    assert [one["value"] for one in left["emails"]] == ["a@example.com", "b@example.com"]
    assert [one["value"] for one in left["phones"]] == ["+44 20 1", "44-202"]
    assert left["tags"] == ["Coffee", "organic"]
    assert [(one["address"]["lines"], one["isDefault"]) for one in left["addresses"]] == [
        (["1 Market Street"], True),
        (["2 Market Street"], False),
        ([], True),
    ]
    assert (left["currency"], left["paymentDays"], left["note"]) == ("EUR", 14, "Kept.")
    assert left["people"][0]["name"] == "Ada"
    assert texts(shop, into) == ["Lost?"]
    assert shop.call("contacts.get", id=into) == left
    assert shop.call("contacts.get", id=old) == left | {"mergedInto": into}
    assert [one["id"] for one in shop.call("contacts.list")["items"]] == [into]
    assert [one["id"] for one in shop.call("contacts.search", text="organic")["items"]] == [into]
    assert pairs(shop) == []


def test_an_old_id_leads_on_over_many_merges(shop, data):
    a, b, c, d = (make(shop, name) for name in "ABCD")
    shop.call("contacts.notes.add", contact=a, text="first")
    shop.call("contacts.merge", **{"from": a, "into": b})
    shop.call("contacts.notes.add", contact=a, text="second")
    shop.call("contacts.merge", **{"from": b, "into": c})
    shop.call("contacts.merge", **{"from": c, "into": d})
    for old in (a, b, c):
        found = shop.call("contacts.get", id=old)
        assert (found["id"], found["mergedInto"], found["name"]) == (d, d, "D")
        assert texts(shop, old) == ["second", "first"]
    shop.close()
    with Core(data) as core:
        assert core.call("contacts.get", id=a)["id"] == d
        # The old id of a merged contact can't be used to change, delete or merge it.
        for method, params in [
            ("contacts.update", {"id": a, "changes": {"name": "x"}}),
            ("contacts.delete", {"id": a}),
            ("contacts.merge", {"from": a, "into": d}),
        ]:
            assert core.refused(method, **params)["data"]["kind"] == "notFound"
        e = make(core, "E")
        assert core.call("contacts.merge", **{"from": e, "into": a})["id"] == d
        core.call("contacts.delete", id=d)
        for old in (a, b, c, d, e):
            assert core.refused("contacts.get", id=old)["data"]["kind"] == "notFound"


def test_thousands_go_into_one_contact(shop, data):
    """The time for a merge does not grow with the number of earlier merges."""
    a, b, c = (make(shop, name) for name in "ABC")
    shop.call("contacts.merge", **{"from": a, "into": b})
    shop.close()
    gone = merged_many(data, b, 20_000)
    with Core(data) as core:
        for old in (a, gone[0], gone[-1]):
            assert core.call("contacts.get", id=old)["mergedInto"] == b
        core.call("contacts.merge", **{"from": b, "into": c})
        for old in (a, b, gone[0], gone[10_000], gone[-1]):
            assert core.call("contacts.get", id=old)["id"] == c
        d = make(core, "D")
        core.call("contacts.merge", **{"from": c, "into": d})
        assert core.call("contacts.get", id=gone[1])["id"] == d
    with closing(sqlite3.connect(data / "private.sqlite")) as store:
        # A merge refers to the last merge that its device knew, and not to all of them.
        (follows,) = store.execute("SELECT follows FROM contact_merges ORDER BY row DESC LIMIT 1 OFFSET 1").fetchone()
        assert len(json.loads(follows)) == 1


def test_a_circle_of_merges_ends(shop, data):
    """Two devices that are not synced may merge the same contacts in opposite directions, which makes a circle."""
    a, b, c = (make(shop, name) for name in "ABC")
    shop.call("contacts.merge", **{"from": a, "into": b})
    shop.call("contacts.merge", **{"from": b, "into": c})
    shop.close()
    store = sqlite3.connect(data / "private.sqlite")
    (first, second) = (uuid.UUID(one).bytes for one in (a, b))
    store.execute('UPDATE contact_merges SET "into" = ? WHERE contact = ?', (first, second))
    store.commit()
    store.close()
    with Core(data) as core:
        assert core.refused("contacts.get", id=a)["data"]["kind"] == "notFound"


def test_what_cannot_be_merged_is_refused(shop):
    a = make(shop, "A", emails=values(*(f"{number}@a.example" for number in range(60))))
    b = make(
        shop,
        "B",
        emails=values(*(f"{number}@b.example" for number in range(41))),
        tags=[f"t{number}" for number in range(20)],
    )
    c = make(shop, "C", tags=[f"c{number}" for number in range(31)], phones=values("1"))
    nobody = "01890a5d-ac96-774b-bcce-b302099a8057"
    refusal = shop.refused("contacts.merge", **{"from": a, "into": a})
    assert refusal["data"]["problems"][0]["pointer"] == "/into"
    refusal = shop.refused("contacts.merge", **{"from": a, "into": b})
    assert refusal["data"]["problems"] == [
        {
            "pointer": "/from",
            "kind": "value",
            "message": "from can't be merged: the contact would have 101 emails, and can have at most 100. "
            "Remove some first",
        }
    ]
    refusal = shop.refused("contacts.merge", **{"from": c, "into": b})
    assert refusal["data"]["problems"][0]["message"] == (
        "from can't be merged: the contact would have 51 tags, and can have at most 50. Remove some first"
    )
    assert shop.refused("contacts.merge", **{"from": nobody, "into": a})["message"] == "There is no such contact (from)"
    assert shop.refused("contacts.merge", **{"from": a, "into": nobody})["message"] == "There is no such contact (into)"
    assert [one["version"] for one in shop.call("contacts.list")["items"]] == [1, 1, 1]
    other = shop.call("companies.create", name="Other")["id"]
    elsewhere = shop.call("contacts.create", company=other, name="Elsewhere", kinds=["partner"])["id"]
    company = shop.call("companies.list")["items"][-1]["id"]
    for params in ({"from": elsewhere, "into": a}, {"from": a, "into": elsewhere}):
        assert shop.refused("contacts.merge", company=company, **params)["data"]["kind"] == "notFound"


def test_what_is_done_with_a_contact_comes_newest_first(shop):
    a, b = make(shop, "A"), make(shop, "B")
    for number in range(5):
        shop.call("contacts.notes.add", contact=a, text=f"call {number}")
    note = shop.call("contacts.notes.add", contact=b, text="another")
    assert (note["contact"], note["text"], note["version"]) == (b, "another", 1)
    assert texts(shop, a) == [f"call {number}" for number in (4, 3, 2, 1, 0)]
    found, after = [], None
    for _ in range(3):
        page = shop.call("contacts.activity", id=a, limit=2, after=after)
        found += page["items"]
        after = page["next"]
    assert after is None and [done["text"] for done in found] == texts(shop, a)
    assert {done["kind"] for done in found} == {"contactNote"}
    assert shop.refused("contacts.activity", id=a, after="activity.x")["data"]["problems"][0]["pointer"] == "/after"
    assert shop.refused("contacts.notes.add", contact=note["id"], text="x")["message"] == (
        "There is no such contact (contact)"
    )
    assert shop.refused("contacts.activity", id=note["id"])["data"]["kind"] == "notFound"
    shop.call("contacts.delete", id=a)
    assert shop.refused("contacts.activity", id=a)["data"]["kind"] == "notFound"


def test_nothing_is_merged_into_what_is_archived(shop):
    a, b = make(shop, "A"), make(shop, "B")
    shop.call("contacts.update", id=b, changes={"archived": True})
    error = shop.refused("contacts.merge", **{"from": a, "into": b})
    assert error["data"]["problems"][0]["pointer"] == "/into" and "archived" in error["message"]
    shop.call("contacts.merge", **{"from": b, "into": a})


def test_merging_is_told_of(shop):
    shop.call("events.subscribe", topics=[{"service": "contacts"}])
    a, b = make(shop, "A"), make(shop, "B", "customer")
    note = shop.call("contacts.notes.add", contact=a, text="call")["id"]
    shop.said()
    shop.call("contacts.merge", **{"from": a, "into": b})
    (told,) = shop.said()
    events = told["params"]["events"]
    # A merge has an id of its own, as another device may merge the same contact again.
    assert events[2]["id"] not in (a, b)
    assert [(event["type"], event["id"], event["action"]) for event in events] == [
        ("contact", b, "updated"),
        ("contactNote", note, "updated"),
        ("contactMerge", events[2]["id"], "created"),
        ("contact", a, "deleted"),
    ]


def test_nothing_is_left_of_a_deleted_company(shop, data):
    a, b = make(shop, "A", emails=values("a@b.example")), make(shop, "B", note="x")
    shop.call("contacts.notes.add", contact=a, text="call")
    shop.call("contacts.merge", **{"from": b, "into": a})
    company = shop.call("companies.list")["items"][0]["id"]
    shop.call("companies.delete", company=company, confirm="Shop")
    shop.close()
    store = sqlite3.connect(data / "private.sqlite")
    for table in ("contacts", "contact_keys", "contact_merges", "contact_notes"):
        assert store.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,), table


def test_what_is_done_with_a_contact_says_who_did_it(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        company, users = staffed(core, ("clerk", {"deptMask": 10}))
        mill = make(core, "Mill", "customer", "supplier")
        line = {"text": "x", "quantity": 1, "unitPrice": {"amount": 1, "currency": "EUR"}}
        core.call("orders.create", contact=mill, currency="EUR")
        sign_in(core, company, "clerk")
        order = core.call("orders.create", contact=mill, currency="EUR", lines=[line])["id"]
        core.call("orders.step", id=order, to="submitted")
        core.call("purchases.create", contact=mill, currency="EUR")
        core.call("contacts.notes.add", contact=mill, text="Called")
        sign_in(core, company, "owner")
        core.call("dispatches.create", order=order, collectionType="endUser", contact=mill)
        core.call("orders.update", id=order, changes={"note": "Changed by somebody else"})
        done = core.call("contacts.activity", id=mill)["items"]
        assert [(one["kind"], one["actor"]) for one in done] == [
            ("dispatch", users["owner"]),
            ("contactNote", users["clerk"]),
            ("purchase", users["clerk"]),
            ("order", users["clerk"]),
            ("order", users["owner"]),
        ]
        # The imported file does not say which person created the orders.
        file = "contact,currency,createdAt\nMill,EUR,2020-01-01T00:00:00Z\n"
        assert core.call("orders.import", format="csv", inline=file)["created"] == 1
        assert core.call("contacts.activity", id=mill)["items"][-1]["actor"] is None


def test_telephone_numbers_are_one_with_and_without_the_country(shop):
    same = (
        "0176 1234567",
        "+49 176 1234567",
        "0049 176 1234567",
        "+49 (0) 176 1234567",
        "\uff0b49-176-1234567",
        "491761234567",
    )
    for number, text in enumerate(same):
        make(shop, f"A{number}", phones=values(text))
    make(shop, "B", phones=values("+49 176 1234568"))
    make(shop, "C", phones=values("0176 123456"))
    make(shop, "D", phones=values("1 212 555 0123"))
    make(shop, "E", people=[{"name": "Eve", "phone": "(212) 555-0123"}])
    make(shop, "F", phones=values("+1 212 555 0123"))
    names = [f"A{number}" for number in range(len(same))]
    expected = [(a, b, ["phone"]) for list in (names, ["D", "E", "F"]) for a, b in itertools.combinations(list, 2)]
    assert pairs(shop) == expected


def test_stored_keys_of_telephone_numbers_follow_the_rule(data):
    """Earlier versions compared all digits of telephone numbers, so they stored different keys."""
    with Core(data) as core:
        shop = core.call("companies.create", name="Shop")["id"]
        make(core, "A", phones=values("0176 1234567"))
        make(core, "B", people=[{"name": "Ada"}, {"name": "Bo", "phone": "+49 176 1234567"}])
        make(core, "C", phones=values("12345"), people=[{"name": "Cy", "phone": "12 345"}])
    store = data / "private.sqlite"
    kept = rows(store, "SELECT * FROM contact_keys ORDER BY kind, value, contact")
    write(store, "DELETE FROM contact_keys")
    write(store, "DELETE FROM migrations WHERE name = 'contacts.keys.phones'")
    (version,) = rows(store, "PRAGMA user_version")
    write(store, f"PRAGMA user_version = {version['user_version'] - 1}")
    with Core(data) as core:
        core.call("companies.select", company=shop)
        assert pairs(core) == [("A", "B", ["phone"])]
    assert rows(store, "SELECT * FROM contact_keys ORDER BY kind, value, contact") == kept
