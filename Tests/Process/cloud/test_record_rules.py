"""What each method writes, its callers may write in containers: a department's record types follow from the methods."""

import functools
import json

import pytest

from support.container import name
from support.core import REPEATABLE, ROOT, Core
from support.discovery import METHODS, needs_cloud
from support.shares import COMPANY, MINE, Account, value

TYPES = json.loads((ROOT / "Schemas/cloud.json").read_text())["recordTypes"]
BY_NAME = {type["record"]: name for name, type in TYPES.items()}
BITS = {"inventory": 1, "orders": 2, "dispatch": 4, "contacts": 8}
WRITES = [
    name
    for name, method in METHODS.items()
    if method["x-effect"] != "read" and method["x-access"].get("department") in BITS and not needs_cloud(name)
]
# What methods write beside what their examples show, as the state that they find asks for it.
BESIDE = {
    ("inventory.stock.return", "OrderEntries", "created"),
    ("inventory.stock.return", "Orders", "updated"),
    ("inventory.stock.return", "OrderLines", "updated"),
    ("dispatches.step", "StockEntries", "created"),
    ("dispatches.step", "OrderEntries", "created"),
    ("dispatches.step", "Orders", "updated"),
    ("dispatches.step", "OrderLines", "updated"),
    ("dispatches.step", "Locations", "created"),
    *(("contacts.merge", type, "updated") for type in ("Items", "Orders", "Dispatches", "Purchases", "Loans")),
}
ONLY_ADDED = {
    "ContactMerges",
    "CountLines",
    "CountSteps",
    "DispatchSteps",
    "OrderEntries",
    "OrderSteps",
    "Payments",
    "PurchaseReceipts",
    "PurchaseSteps",
    "StockEntries",
}


def written(method):
    """The types of the records that the examples of a method write, each with what they do."""
    found = set()
    for example in METHODS[method]["examples"]:
        with Core(":memory:", *REPEATABLE) as core:
            for step in example["x-given"]:
                core.call(step["method"], **step["params"])
            cursor = core.call("events.since", limit=1000)["cursor"]
            core.call(method, **{param["name"]: param["value"] for param in example["params"]})
            for change in core.call("events.since", cursor=cursor, limit=1000)["events"]:
                if change["type"] in BY_NAME:
                    found.add((method, BY_NAME[change["type"]], change["action"]))
    return found


@functools.cache
def rules():
    """Who does what with which type: the masks of somebody who may call a method that does it, and nothing else."""
    found = {}
    for method in WRITES:
        rule = METHODS[method]["x-access"]
        masks = (BITS[rule["department"]], 0) if rule["rule"] == "department" else (0, BITS[rule["department"]])
        for _, type, action in written(method) | {one for one in BESIDE if one[0] == method}:
            found.setdefault((type, action, masks), method)
    return found


@pytest.fixture
def people(each_cloud):
    """Somebody for each mask, and the owner."""
    accounts = {"ada": Account(each_cloud, "ada")}
    ada = accounts["ada"]
    ada.make(COMPANY)
    company = {"recordName": COMPANY, "recordType": "Companies", "zone": MINE}
    ada.sent([company | {"fields": {"tier": value("text", "Enterprise")}}], [])
    ada.share()
    for number, masks in enumerate([(bit, 0) for bit in BITS.values()] + [(0, bit) for bit in BITS.values()]):
        who = f"p{number}"
        rights = {"deptMask": value("int", masks[0]), "managerMask": value("int", masks[1])}
        url = ada.invite(number + 1, who, **rights)["url"]
        accounts[who] = accounts[masks] = Account(each_cloud, who)
        accounts[who].accept(url)
    yield accounts
    for account in set(accounts.values()):
        account.close()
    assert each_cloud.flaws() == []


def test_what_methods_write_containers_let_pass(people):
    numbers = iter(range(1000, 9000))
    checked = rules()
    assert len(checked) > 60
    for (type, action, masks), method in checked.items():
        one, number = people[masks], next(numbers)
        if action == "created":
            assert one.save(number, type) != "permissionFailure", (method, type)
            continue
        assert people["ada"].save(number, type) != "permissionFailure"
        tag = people["ada"].records()[name(number)]["recordChangeTag"]
        if action == "updated":
            assert one.save(number, type, tag, note=value("text", "x")) != "permissionFailure", (method, type)
        else:
            assert one.delete(number, type) is None, (method, type)


def test_no_other_department_writes_a_type(people):
    """Whoever calls no method that writes it."""
    may = {(type, masks[0] | masks[1]) for type, _, masks in rules()}
    for number, type in enumerate(sorted({type for type, _ in may})):
        for bit in BITS.values():
            if (type, bit) not in may and (type, bit) not in {("Lots", 2), ("Lots", 4)}:
                assert people[bit, 0].save(1000 + number, type) == "permissionFailure", (type, bit)
                assert people[0, bit].save(1000 + number, type) == "permissionFailure", (type, bit)


def test_what_is_only_added_stays_as_it_is(people):
    ada = people["ada"]
    for number, type in enumerate(TYPES):
        if type in ("Companies", "AccessControl", "Credentials"):
            continue
        tag = ada.save(2000 + number, type, text=value("text", "x"))
        changed = ada.save(2000 + number, type, tag, text=value("text", "y"))
        assert (changed == "permissionFailure") == (type in ONLY_ADDED), type
        assert (ada.delete(2000 + number, type) == "permissionFailure") == (type in ONLY_ADDED), type
