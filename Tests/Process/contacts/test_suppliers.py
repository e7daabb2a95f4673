"""Items refer to their suppliers."""

import pytest

from support.core import Core, item


@pytest.fixture
def shop(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        core.call("companies.create", name="Shop")
        yield core


def make(core, name, *kinds, **more):
    return core.call("contacts.create", name=name, kinds=list(kinds or ["supplier"]), **more)["id"]


def problem(error):
    (problem,) = error["data"]["problems"]
    return problem["pointer"], problem["message"]


def test_an_item_is_bought_from_a_supplier(shop):
    roastery, buyer = make(shop, "Roastery", "partner", "supplier"), make(shop, "Bo", "customer")
    made = shop.call("inventory.items.create", **item(supplier=roastery, supplierSku="R-17"))
    assert (made["supplier"], made["supplierSku"]) == (roastery, "R-17")
    bare = shop.call("inventory.items.create", **item(2))
    assert (bare["supplier"], bare["supplierSku"]) == (None, None)
    refusal = shop.refused("inventory.items.create", **item(3, supplier=buyer))
    assert problem(refusal) == (
        "/supplier",
        "supplier must be a contact of the kind supplier; Bo is not. "
        "Add the kind with contacts.update, or name another contact",
    )
    refusal = shop.refused("inventory.items.update", id=bare["id"], changes={"supplier": buyer})
    assert problem(refusal)[0] == "/changes/supplier"
    refusal = shop.refused("inventory.items.create", **item(3, supplier=made["id"]))
    assert refusal["message"] == "There is no such contact (supplier)"
    other = shop.call("companies.create", name="Other")["id"]
    refusal = shop.refused("inventory.items.create", company=other, **item(3, supplier=roastery))
    assert refusal["data"]["kind"] == "notFound"
    company = made["company"]
    shop.call("companies.select", company=company)
    changed = shop.call("inventory.items.update", id=bare["id"], changes={"supplier": roastery})
    assert changed["supplier"] == roastery
    # An item can still be changed if its supplier is no longer marked as a supplier.
    shop.call("contacts.update", id=roastery, changes={"kinds": ["partner"]})
    assert shop.call("inventory.items.update", id=bare["id"], changes={"name": "x"})["supplier"] == roastery
    assert shop.call("inventory.items.update", id=bare["id"], changes={"supplier": None})["supplier"] is None


def test_a_contact_that_items_refer_to_stays(shop):
    roastery = make(shop, "Roastery")
    made = [shop.call("inventory.items.create", **item(number, supplier=roastery))["id"] for number in range(3)]
    refusal = shop.refused("contacts.delete", id=roastery)
    assert refusal["data"] == {"kind": "inUse", "counts": [{"kind": "item", "count": 3}]}
    assert shop.call("contacts.get", id=roastery)["version"] == 1
    for one in made:
        shop.call("inventory.items.update", id=one, changes={"supplier": None})
    shop.call("contacts.delete", id=roastery)


def test_items_follow_a_merge(shop):
    """There is an event for each item. The remaining contact becomes a supplier, because the merged contact was one."""
    old, into = make(shop, "Roastery Ltd"), make(shop, "Roastery", "customer")
    items = [shop.call("inventory.items.create", **item(number, supplier=old))["id"] for number in range(2)]
    other = shop.call("inventory.items.create", **item(9, supplier=make(shop, "Other")))
    shop.call("events.subscribe", topics=[{"service": "inventory"}])
    shop.call("contacts.merge", **{"from": old, "into": into})
    (told,) = shop.said()
    events = [event for event in told["params"]["events"] if event["type"] == "item"]
    assert [(event["id"], event["version"], event["fields"]) for event in events] == [
        (one, 2, ["supplier"]) for one in items
    ]
    assert [shop.call("inventory.items.get", id=one)["supplier"] for one in items] == [into, into]
    assert shop.call("inventory.items.get", id=other["id"]) == other
    assert shop.call("contacts.get", id=into)["kinds"] == ["customer", "supplier"]
    assert shop.refused("contacts.delete", id=into)["data"]["counts"] == [{"kind": "item", "count": 2}]
    refusal = shop.refused("inventory.items.update", id=other["id"], changes={"supplier": old})
    assert problem(refusal)[1] == f"supplier must be {into}, the contact that the given contact was merged into"
