"""Rights in one department, and ledger records that stay as they were written."""

import base64

import pytest

from support.core import item
from support.devices import pages
from support.shares import Account, value

CONTACTS = {"deptMask": 8}
NEW = "01903e6f-2c00-7000-8000-000000000077"


def stock(core, shop):
    return [one["onHand"] for one in core.call("inventory.stock.levels", company=shop)["items"]]


def lines(core, shop):
    conflicts = core.call("sync.conflicts.list", company=shop)["items"]
    return [(one["type"], one["field"], one["reason"]) for one in conflicts]


def entry_of(account):
    (entry,) = [one for one in account.records().values() if one["recordType"] == "StockEntries"]
    return entry, {"recordName": entry["recordName"], "recordType": "StockEntries", "zone": entry["zone"]}


def nine(entry):
    return entry | {"fields": {"quantity": value("int", entry["fields"]["quantity"]["value"] // 5 * 9)}}


def filled(accounts):
    shop = accounts.shop()
    made = accounts["ada"].call("inventory.items.create", company=shop, **item(1))
    accounts["ada"].call("inventory.stock.receive", company=shop, item=made["id"], quantity=5)
    accounts.join(shop, "bo", **CONTACTS)
    accounts.settle()
    return shop, made["id"]


def test_nobody_changes_or_deletes_an_entry(accounts):
    """No user can do so: not with rights in another department, not with rights in this one, and not as the owner."""
    shop, _ = filled(accounts)
    accounts.join(shop, "cy", deptMask=15, managerMask=15)
    accounts.settle()
    for who in ("bo", "cy", "ada"):
        with Account(accounts.cloud, who, shop) as changed:
            entry, deletion = entry_of(changed)
            assert changed.sent([nine(entry)], []) == "permissionFailure"
            assert changed.sent([nine(entry) | {"recordType": "Contacts"}], []) == "permissionFailure"
            tag = {"recordChangeTag": entry["recordChangeTag"]}
            for one in (deletion, deletion | tag, deletion | {"recordType": "Contacts"}):
                assert changed.sent([], [one]) == "permissionFailure"
            assert entry_of(changed)[0] == entry
    # A save of the same values changes nothing.
    with Account(accounts.cloud, "ada", shop) as same:
        entry, _ = entry_of(same)
        assert same.sent([entry], []) not in ("permissionFailure", None)
        assert entry_of(same)[0]["fields"] == entry["fields"]
    accounts.settle()
    assert [stock(accounts[name], shop) for name in ("ada", "cy")] == [[5], [5]]
    assert lines(accounts["ada"], shop) == []


@pytest.mark.parametrize("rights", [CONTACTS, {"preset": "management"}])
def test_an_entry_that_was_changed_is_put_back(lenient, rights):
    """If the container can't refuse the change, the owner's device restores the entry, and adds a conflict line."""
    shop, _ = filled(lenient)
    lenient.join(shop, "cy", **rights)
    lenient.settle()
    with Account(lenient.cloud, "cy", shop) as changed:
        entry, deletion = entry_of(changed)
        assert changed.sent([nine(entry)], []) != "permissionFailure"
        lenient.sync("ada", "bo")
        assert stock(lenient["ada"], shop) == [5]
        assert ("stockEntry", "quantity", "rejected") in lines(lenient["ada"], shop)
        lenient.settle()
        assert entry_of(changed)[0]["fields"] == entry["fields"]
        assert changed.sent([], [deletion]) != "permissionFailure"
        lenient.settle()
        assert entry_of(changed)[0]["fields"] == entry["fields"]
    assert ("stockEntry", None, "rejected") in lines(lenient["ada"], shop)
    for name in ("ada", "bo", "cy"):
        stores = lenient[name].call("system.diagnostics", check=True)["stores"]
        assert {store["integrity"] for store in stores} == {"ok"}
    assert stock(lenient["ada"], shop) == [5]
    lenient.sync("ada/2")
    assert stock(lenient["ada/2"], shop) == [5]


def test_a_type_leads_to_its_department(accounts):
    shop, made = filled(accounts)
    ada = accounts["ada"]
    contact = ada.call("contacts.create", company=shop, name="Mill", kinds=["supplier"])["id"]
    text = base64.b64encode(b"text").decode()
    owner = {"type": "item", "id": made}
    file = ada.call("assets.add", company=shop, owner=owner, role="document", base64=text, name="x")["id"]
    accounts.settle()
    with Account(accounts.cloud, "bo", shop) as changed:
        records = changed.records()
        renamed = {"fields": {"name": value("text", "By Bo")}}
        assert changed.sent([records[made] | renamed], []) == "permissionFailure"
        assert changed.sent([records[made] | renamed | {"recordType": "Contacts"}], []) == "permissionFailure"
        assert changed.sent([records[contact] | renamed], []) != "permissionFailure"
        new = {"recordName": NEW, "zone": changed.zone, "fields": records[made]["fields"]}
        for type in ("Items", "Locations", "Lots", "StockEntries", "Orders", "Payments", "OrderSteps", "Dispatches"):
            assert changed.sent([new | {"recordType": type}], []) == "permissionFailure", type
        # A file has the department of the record that it belongs to.
        gone = {"recordName": file, "recordType": "Assets", "zone": changed.zone}
        assert changed.sent([], [gone]) == "permissionFailure"
        moved = value("text", f'{{"type":"contact","id":"{contact}"}}')
        assert changed.sent([records[file] | {"fields": {"owner": moved}}], []) == "permissionFailure"
        given = {"recordType": "Assets", "fields": records[file]["fields"] | {"owner": moved}}
        given["fields"] = {name: one for name, one in given["fields"].items() if one["type"] != "asset"}
        assert changed.sent([new | given], []) != "permissionFailure"
        # No department includes the record types of newer programs, so any participant may write them.
        newer = {"recordName": NEW[:-1] + "8", "recordType": "Newer", "fields": {}}
        assert changed.sent([new | newer], []) != "permissionFailure"
    accounts.settle()
    assert [one["name"] for one in pages(ada, "inventory.items.list", company=shop)] == ["Item 1"]


def test_the_rights_count_that_hold_when_a_write_comes(accounts):
    """A change is written offline, and the right is revoked before it is sent. The change is undone, and its author
    gets a conflict line."""
    shop, made = filled(accounts)
    ada, bo = accounts["ada"], accounts["bo"]
    user = bo.call("access.whoami", company=shop)["user"]
    ada.call("access.grant", company=shop, user=user, deptMask=9)
    accounts.settle()
    cursor = bo.call("sync.events.list", limit=1)["items"][0]["id"]
    bo.call("sync.disconnect")
    bo.call("inventory.items.update", company=shop, id=made, changes={"name": "By Bo"})
    bo.call("inventory.stock.receive", company=shop, item=made, quantity=3)
    contact = bo.call("contacts.create", company=shop, name="Mill", kinds=["supplier"])
    ada.call("access.grant", company=shop, user=user, deptMask=8)
    accounts.sync("ada")
    # A program that does not know of the changed rights sends its change to the container first.
    with Account(accounts.cloud, "bo", shop) as unheard:
        record = unheard.records()[made]
        assert unheard.sent([record | {"fields": {"name": value("text", "By Bo")}}], []) == "permissionFailure"
    accounts.reconnect("bo")
    accounts.settle()
    assert [one["name"] for one in pages(ada, "inventory.items.list", company=shop)] == ["Item 1"]
    assert stock(ada, shop) == [5]
    assert [one["id"] for one in pages(ada, "contacts.list", company=shop)] == [contact["id"]]
    assert bo.call("sync.queue.list")["items"] == []
    told = [one for one in bo.call("sync.events.list")["items"] if one["type"] == "rejected"]
    assert cursor not in {one["id"] for one in told}
    assert sum(one["records"] for one in told) >= 2 and {one["company"] for one in told} == {shop}
    ada.call("access.grant", company=shop, user=user, isOwner=True)
    accounts.sync("ada", "bo")
    assert {("item", "name", "rejected"), ("stockEntry", None, "rejected")} <= set(lines(bo, shop))


@pytest.mark.parametrize("mask", [1, 2, 4], ids=["inventory", "orders", "dispatch"])
def test_a_right_in_one_department_is_none_in_another(accounts, mask):
    """A user changes records of all departments, and then has rights in only one. The changes outside this department
    are undone."""
    shop = accounts.shop()
    ada = accounts["ada"]
    made = ada.call("inventory.items.create", company=shop, **item(1))["id"]
    shelf = ada.call("inventory.locations.create", company=shop, name="Shelf")["id"]
    ada.call("inventory.stock.receive", company=shop, item=made, location=shelf, quantity=10)
    contact = ada.call("contacts.create", company=shop, name="Café", kinds=["customer"])["id"]
    line = {"item": made, "quantity": 1, "unitPrice": {"amount": 100, "currency": "EUR"}}
    order = ada.call("orders.create", company=shop, contact=contact, currency="EUR", lines=[line])
    accounts.join(shop, "bo", deptMask=15, managerMask=15)
    accounts.settle()
    bo = accounts["bo"]
    user = bo.call("access.whoami", company=shop)["user"]
    bo.call("sync.disconnect")
    bo.call("orders.update", company=shop, id=order["id"], changes={"note": "By Bo"})
    cheap = {"unitPrice": {"amount": 1, "currency": "EUR"}}
    bo.call("orders.lines.update", company=shop, id=order["lines"][0]["id"], changes=cheap)
    bo.call("orders.create", company=shop, contact=contact, currency="EUR")
    bo.call("inventory.locations.update", company=shop, id=shelf, changes={"name": "By Bo"})
    bo.call("inventory.stock.adjust", company=shop, item=made, location=shelf, by=1000, reason="found")
    ada.call("access.grant", company=shop, user=user, deptMask=mask, managerMask=0)
    accounts.sync("ada")
    accounts.reconnect("bo")
    accounts.settle()
    names = [one["name"] for one in pages(ada, "inventory.locations.list", company=shop)]
    assert names == (["By Bo"] if mask == 1 else ["Shelf"]) and stock(ada, shop) == [1010 if mask == 1 else 10]
    found = ada.call("orders.get", company=shop, id=order["id"])
    price = found["lines"][0]["unitPrice"]["amount"]
    assert (found["note"], price) == (("By Bo", 1) if mask == 2 else (None, 100))
    assert len(pages(ada, "orders.list", company=shop)) == (2 if mask == 2 else 1)
    refused = [one for one in bo.call("sync.events.list")["items"] if one["type"] == "rejected"]
    assert sum(one["records"] for one in refused) >= 2
