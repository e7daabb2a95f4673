"""The owner's decision about rights counts, whatever a participant's program does."""

import pytest

from support.core import item
from support.devices import pages
from support.shares import Account, value


def items(core, shop):
    return {one["sku"]: one["name"] for one in pages(core, "inventory.items.list", company=shop)}


def levels(core, shop):
    return [one["onHand"] for one in core.call("inventory.stock.levels", company=shop)["items"]]


def rejected(core, shop):
    conflicts = core.call("sync.conflicts.list", company=shop)["items"]
    return {(one["type"], one["field"], one["kept"]) for one in conflicts if one["reason"] == "rejected"}


def test_what_was_changed_before_the_rights_went_is_as_it_was(accounts, shop):
    """On the device that made the change: the change is undone and not sent, and the user gets a conflict line."""
    ada, bo = accounts["ada"], accounts["bo"]
    ada.call("inventory.items.create", company=shop, **item(1))
    accounts.join(shop, "bo", preset="warehouse")
    accounts.settle()
    (one,) = bo.call("inventory.items.list", company=shop)["items"]
    # The core sends a single edit at once. So disconnect first, to keep the edits on this device.
    bo.call("sync.disconnect")
    bo.call("inventory.items.update", company=shop, id=one["id"], changes={"name": "By Bo"})
    made = bo.call("inventory.items.create", company=shop, **item(2))
    bo.call("inventory.stock.receive", company=shop, item=made["id"], quantity=3)
    bo.call("inventory.stock.receive", company=shop, item=one["id"], quantity=5)
    user = bo.call("access.whoami", company=shop)["user"]
    ada.call("access.grant", company=shop, user=user, preset="viewer")
    accounts.sync("ada")
    accounts.reconnect("bo")
    accounts.sync("bo", "ada", "bo")
    assert items(bo, shop) == items(ada, shop) == {"SKU-1": "Item 1"}
    assert levels(ada, shop) == levels(bo, shop)
    for core in (ada, bo):
        stores = core.call("system.diagnostics", check=True)["stores"]
        assert {store["integrity"] for store in stores} == {"ok"}, stores
    assert bo.call("sync.queue.list")["items"] == []
    ada.call("access.grant", company=shop, user=user, isOwner=True)
    accounts.sync("ada", "bo")
    told = rejected(bo, shop)
    # A user without the right to write kept the conflict lines on their own device.
    assert rejected(ada, shop) == set()
    assert ("item", "name", "server") in told and {kind for kind, _, _ in told} >= {"item", "stockEntry"}


def test_what_a_changed_program_writes_without_a_right_is_undone(lenient):
    """The owner's device undoes it, if the container does not refuse it."""
    shop = lenient.shop()
    made = lenient["ada"].call("inventory.items.create", company=shop, **item(1))
    lenient.join(shop, "bo", deptMask=8)
    lenient.join(shop, "cy", preset="warehouse")
    lenient.settle()
    # The owner is away for a while.
    lenient.end("ada")
    with Account(lenient.cloud, "bo", shop) as changed:
        record = changed.records()[made["id"]]
        assert changed.sent([record | {"fields": {"name": value("text", "By Bo")}}], []) != "permissionFailure"
        another = record | {"recordName": "01903e6f-2c00-7000-8000-000000000077"}
        del another["recordChangeTag"]
        another["fields"] = record["fields"] | {"sku": value("text", "NEW")}
        changed.sent([another], [])
    lenient.sync("cy")
    assert items(lenient["cy"], shop) == {"SKU-1": "By Bo", "NEW": "Item 1"}
    lenient.sync("ada", "cy", "bo")
    ada = lenient["ada"]
    for core in (ada, lenient["cy"]):
        assert items(core, shop) == {"SKU-1": "Item 1"}
    assert rejected(ada, shop) == {("item", "name", "local"), ("item", None, "local")}
    assert {one["modifier"] for one in ada.call("sync.conflicts.list", company=shop)["items"]} == {"bo"}


@pytest.mark.parametrize("preset", ["viewer", None])
def test_a_changed_program_without_a_right_changes_nothing(accounts, shop, preset):
    """A deletion does not name its author, so the container must refuse it. It also refuses all other writes."""
    ada, bo = accounts["ada"], accounts["bo"]
    ada.call("views.create", company=shop, name="Hers", query={"method": "inventory.items.list"})
    made = ada.call("inventory.items.create", company=shop, **item(1))
    if preset:
        accounts.join(shop, "bo", preset=preset)
    else:
        url = ada.call("sharing.create", company=shop)["url"]
        ada.call("sharing.setPublic", company=shop, publicPermission="readWrite")
        bo.call("sharing.accept", url=url)
    accounts.settle()
    with Account(accounts.cloud, "bo", shop) as changed:
        record = changed.records()[made["id"]]
        new = {"recordName": "01903e6f-2c00-7000-8000-000000000077", "recordType": "Items", "zone": record["zone"]}
        assert changed.sent([record | {"fields": {"name": value("text", "By Bo")}}], []) == "permissionFailure"
        assert changed.sent([record | {"recordType": "Views"}], []) == "permissionFailure"
        assert changed.sent([new | {"fields": {"name": value("text", "By Bo")}}], []) == "permissionFailure"
        # Any participant may create views, and nobody may change another user's views.
        (theirs,) = [one for one in changed.records().values() if one["recordType"] == "Views"]
        assert changed.sent([theirs | {"fields": {"name": value("text", "By Bo")}}], []) == "permissionFailure"
        view = {"recordName": theirs["recordName"], "recordType": "Views", "zone": record["zone"]}
        assert changed.sent([], [view]) == "permissionFailure"
        view["recordName"] = "01903e6f-2c00-7000-8000-000000000078"
        assert changed.sent([view | {"fields": theirs["fields"]}], []) != "permissionFailure"
        assert changed.sent([], [view]) != "permissionFailure"
        gone = {name: record[name] for name in ("recordName", "zone")}
        for type in ("Items", "Views"):
            assert changed.sent([], [gone | {"recordType": type}]) == "permissionFailure"
    accounts.settle()
    assert items(ada, shop) == {"SKU-1": "Item 1"}


def test_who_comes_again_with_rights_keeps_what_they_write(accounts, shop):
    """This holds although the owner's device receives the removal, the return and the changes at once."""
    ada, bo = accounts["ada"], accounts["bo"]
    accounts.join(shop, "bo", preset="viewer")
    accounts.settle()
    url = ada.call("sharing.invite", company=shop, **{"as": "anybody"}, preset="warehouse")["url"]
    accounts.sync("ada")
    ada.call("sync.disconnect")
    bo.call("sharing.leave", company=shop)
    bo.call("sharing.accept", url=url)
    bo.call("inventory.items.create", company=shop, **item(1))
    accounts.sync("bo")
    accounts.reconnect("ada")
    accounts.sync("ada", "bo", "ada")
    assert items(ada, shop) == items(bo, shop) == {"SKU-1": "Item 1"}
    assert rejected(ada, shop) == set()


def test_who_looks_on_keeps_views_of_their_own(accounts, shop):
    accounts.join(shop, "bo", preset="viewer")
    accounts.settle()
    made = accounts["bo"].call("views.create", company=shop, name="Mine", query={"method": "inventory.items.list"})
    accounts.settle()
    # The same account's other device has the view, too.
    assert accounts["bo/2"].call("sync.now", wait=True)["state"] == "synced"
    (view,) = accounts["bo/2"].call("views.list", company=shop)["items"]
    assert view["id"] == made["id"]


def test_what_was_written_with_a_right_stays_when_it_goes(accounts, shop):
    ada, bo = accounts["ada"], accounts["bo"]
    accounts.join(shop, "bo", preset="warehouse")
    accounts.settle()
    bo.call("inventory.items.create", company=shop, **item(1))
    ada.call("sync.disconnect")
    accounts.sync("bo")
    # The new record reaches the container before the right is revoked, and reaches the owner's device after that.
    ada.call("access.grant", company=shop, user=bo.call("access.whoami", company=shop)["user"], preset="viewer")
    accounts.reconnect("ada")
    accounts.sync("ada", "bo", "ada")
    assert items(ada, shop) == items(bo, shop) == {"SKU-1": "Item 1"}
    assert rejected(ada, shop) == set()


def test_who_looks_on_sends_nothing_that_was_changed_before(accounts, shop):
    ada, bo = accounts["ada"], accounts["bo"]
    accounts.join(shop, "bo")
    accounts.settle()
    bo.call("sync.disconnect")
    bo.call("inventory.items.create", company=shop, **item(1))
    (_, participant) = ada.call("sharing.participants.list", company=shop)["items"]
    ada.call("sharing.participants.update", company=shop, participant=participant["id"], permission="readOnly")
    accounts.reconnect("bo")
    accounts.sync("bo", "ada")
    assert items(bo, shop) == items(ada, shop) == {}


def test_what_the_owner_alone_may_write_counts_from_nobody_else(accounts, shop):
    """The container refuses such a write. A record that the owner has created remains the owner's record."""
    accounts.join(shop, "bo", preset="warehouse")
    accounts.settle()
    bo = accounts["bo"]
    with Account(accounts.cloud, "bo", shop) as changed:
        for record in changed.found()["records"]:
            if record["recordType"] in ("AccessControl", "Companies"):
                fields = {"isOwner": value("int", 1)} if record["recordType"] == "AccessControl" else {}
                fields |= {"tier": value("text", "Enterprise")} if record["recordType"] == "Companies" else {}
                assert changed.sent([record | {"fields": fields}], []) == "permissionFailure"
    accounts.sync("bo", "ada")
    assert bo.call("access.whoami", company=shop)["isOwner"] is False
    assert [one["tier"] for one in bo.call("companies.list")["items"]] == ["business"]
