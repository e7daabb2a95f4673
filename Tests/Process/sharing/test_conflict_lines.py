"""The users who see lines about discarded values, in a company that several accounts share."""

from support.core import item
from support.devices import pages

EUR = {"currency": "EUR"}


def lines(core, shop):
    found = pages(core, "sync.conflicts.list", company=shop)
    said = ((one["type"], one["field"], one["local"], one["server"], one["kept"], one["reason"]) for one in found)
    return sorted(said, key=str)


def apart(accounts, *edits):
    """Makes edits, each as (device, method, params), on devices that are disconnected, and then syncs all devices."""
    names = list(dict.fromkeys(name for name, _, _ in edits))
    for name in names:
        accounts[name].call("sync.disconnect")
    for name, method, params in edits:
        accounts[name].call(method, **params)
    for name in names:
        accounts.reconnect(name)
        accounts.sync(name)
    accounts.settle()


def test_whoever_loses_an_edit_is_told(accounts):
    """A participant whose value was discarded sees the same line as the owner, and so do the other participants."""
    shop = accounts.shop()
    contact = accounts["ada"].call("contacts.create", company=shop, name="Mill", kinds=["supplier"])["id"]
    accounts.join(shop, "bo", deptMask=8)
    accounts.join(shop, "cy", deptMask=16)
    accounts.settle()
    name = {"company": shop, "id": contact}
    apart(
        accounts,
        ("ada", "contacts.update", name | {"changes": {"name": "Ada's"}}),
        ("bo", "contacts.update", name | {"changes": {"name": "Bo's"}}),
    )
    (value,) = {accounts[who].call("contacts.get", **name)["name"] for who in ("ada", "bo", "cy")}
    (line,) = lines(accounts["ada"], shop)
    assert line[:2] == ("contact", "name") and {line[2], line[3]} == {"Ada's", "Bo's"}
    assert value == (line[2] if line[4] == "local" else line[3])
    assert lines(accounts["bo"], shop) == lines(accounts["cy"], shop) == [line]


def test_a_line_is_for_those_who_may_read_what_it_is_about(accounts):
    shop = accounts.shop()
    made = accounts["ada"].call("inventory.items.create", company=shop, **item(1), cost={"amount": 100, **EUR})["id"]
    other = accounts["ada"].call("inventory.items.create", company=shop, **item(2), cost={"amount": 700, **EUR})["id"]
    accounts.sync("ada", "ada/2")
    # Both sides change the name and the cost of one item. Of the other item, one side changes the cost and one side
    # deletes the item.
    first, second = (
        {"company": shop, "id": made, "changes": {"name": name, "cost": {"amount": amount, **EUR}}}
        for name, amount in (("One", 200), ("Two", 300))
    )
    gone = {"company": shop, "id": other}
    apart(
        accounts,
        ("ada", "inventory.items.update", first),
        ("ada/2", "inventory.items.update", second),
        ("ada", "inventory.items.update", gone | {"changes": {"cost": {"amount": 800, **EUR}}}),
        ("ada/2", "inventory.items.delete", gone),
    )
    accounts.join(shop, "bo", preset="management")
    accounts.join(shop, "cy", deptMask=1)
    accounts.join(shop, "dee", deptMask=8)
    accounts.settle()
    all_lines = lines(accounts["ada"], shop)
    assert {field for _, field, *_ in all_lines} == {"name", "cost", None}
    assert lines(accounts["bo"], shop) == all_lines
    # Only managers see lines about costs, and only users with rights for the inventory see lines about items.
    seen = lines(accounts["cy"], shop)
    assert {field for _, field, *_ in seen} == {None, "name"}
    (whole,) = [one for one in pages(accounts["cy"], "sync.conflicts.list", company=shop) if one["field"] is None]
    sides = [side for side in (whole["ancestor"], whole["local"], whole["server"]) if side is not None]
    assert sides and all("cost" not in side and side["sku"] == item(2)["sku"] for side in sides)
    assert lines(accounts["dee"], shop) == []
    # Only the owner may choose the other value.
    line = pages(accounts["bo"], "sync.conflicts.list", company=shop)[0]["id"]
    refused = accounts["bo"].refused("sync.conflicts.resolve", company=shop, id=line, take="local")
    assert refused["data"] == {"kind": "forbidden", "needs": {"rule": "owner"}}


def test_a_line_about_what_is_somebody_s_own_is_for_no_other(accounts):
    shop = accounts.shop()
    ada = accounts["ada"]
    query = {"method": "inventory.items.list", "params": {}}
    view = ada.call("views.create", company=shop, name="Mine", query=query, shared=False)["id"]
    accounts.join(shop, "bo", preset="management")
    accounts.sync("ada", "ada/2", "bo")
    apart(
        accounts,
        *(
            (who, "views.update", {"company": shop, "id": view, "changes": {"name": f"Of {who}"}})
            for who in ("ada", "ada/2")
        ),
    )
    assert [line[:2] for line in lines(ada, shop)] == [("view", "name")]
    assert lines(accounts["bo"], shop) == []
