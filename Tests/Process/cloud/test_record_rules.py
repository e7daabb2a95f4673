"""Which accounts may write which types of records in a container. The rules follow from the methods: a caller of a
method may write the records that the method writes."""

import functools
import itertools
import json

import pytest

from support.container import name
from support.core import REPEATABLE, ROOT, Core
from support.discovery import METHODS, call_with_host, needs_cloud
from support.shares import COMPANY, MINE, Account, value

TYPES = json.loads((ROOT / "Schemas/cloud.json").read_text())["recordTypes"]
BY_NAME = {type["record"]: name for name, type in TYPES.items()}
BITS = {"inventory": 1, "orders": 2, "dispatch": 4, "contacts": 8}
WRITES = [
    name
    for name, method in METHODS.items()
    if method["x-effect"] != "read" and method["x-access"].get("department") in BITS and not needs_cloud(name)
]
# Writes of methods that the methods' examples do not show, because they depend on the state. `touched` means that the
# record gets only a new version: its other values are computed from other records.
BESIDE = {
    ("inventory.stock.return", "OrderEntries", "created", None),
    ("inventory.stock.return", "Orders", "touched", None),
    ("inventory.stock.return", "OrderLines", "touched", None),
    ("dispatches.step", "StockEntries", "created", "return"),
    ("dispatches.step", "OrderEntries", "created", None),
    ("dispatches.step", "Orders", "touched", None),
    ("dispatches.step", "OrderLines", "touched", None),
    ("dispatches.step", "Locations", "created", None),
    *(("contacts.merge", type, "updated", None) for type in ("Items", "Orders", "Dispatches", "Purchases", "Loans")),
    # Returned goods are credited with a credit note, which gets a number of the device's own series.
    *((method, "InvoiceSeries", "created", None) for method in ("inventory.stock.return", "dispatches.step")),
    *((method, "Invoices", "created", "creditNote") for method in ("inventory.stock.return", "dispatches.step")),
    *(("contacts.merge", type, "updated", None) for type in ("ItemSuppliers", "Prices")),
}
UNUSED = itertools.count(5000)
# The department to whose daily work a record type belongs.
HOME = dict.fromkeys(("Contacts", "ContactNotes", "ContactMerges"), 8)
HOME |= dict.fromkeys(("Items", "Locations", "Lots", "StockEntries", "Counts", "CountLines", "CountSteps", "Loans"), 1)
HOME |= dict.fromkeys(("BillsOfMaterials", "Builds", "BuildSteps", "BuildCompletions"), 1)
HOME |= {"ItemSuppliers": 1, "Prices": 2}
HOME |= dict.fromkeys(("Orders", "OrderLines", "OrderSteps", "OrderEntries", "Payments"), 2)
HOME |= {"InvoiceSeries": 2, "Invoices": 2}
HOME |= dict.fromkeys(("Purchases", "PurchaseLines", "PurchaseSteps", "PurchaseReceipts"), 2)
HOME |= dict.fromkeys(("Dispatches", "DispatchSteps"), 4)
ONLY_ADDED = {
    "BuildCompletions",
    "BuildSteps",
    "ContactMerges",
    "CountLines",
    "CountSteps",
    "DispatchSteps",
    "InvoiceSeries",
    "Invoices",
    "OrderEntries",
    "OrderSteps",
    "Payments",
    "PurchaseReceipts",
    "PurchaseSteps",
    "StockEntries",
}


def written(method):
    """Returns the types of the records that a method's examples write, with the actions."""
    found = set()
    for example in METHODS[method]["examples"]:
        with Core(":memory:", *REPEATABLE) as core:
            for step in example["x-given"]:
                call_with_host(core, step["method"], step["params"], step.get("answers", []))
            cursor = core.call("events.since", limit=1000)["cursor"]
            params = {param["name"]: param["value"] for param in example["params"]}
            call_with_host(core, method, params, example.get("x-answers", []))
            for change in core.call("events.since", cursor=cursor, limit=1000)["events"]:
                if change["type"] in BY_NAME:
                    found.add((method, BY_NAME[change["type"]], *done(core, change)))
    return found


def done(core, change):
    """Returns the action of a change. For a new ledger entry, the result includes the entry's type."""
    type = BY_NAME[change["type"]]
    if type == "StockEntries":
        entries = core.call("inventory.stock.entries", company=change["company"], limit=200)["items"]
        return change["action"], next(one["type"] for one in entries if one["id"] == change["id"])
    sent = {field.get("member") for field in TYPES[type]["fields"].values()} - {"version", "updatedAt"}
    return "touched" if change["action"] == "updated" and not sent & set(change["fields"]) else change["action"], None


@functools.cache
def rules():
    """Returns, for each record type and action, the masks of a caller who may call a method with this action, but no
    other."""
    found = {}
    for method in WRITES:
        rule = METHODS[method]["x-access"]
        masks = (BITS[rule["department"]], 0) if rule["rule"] == "department" else (0, BITS[rule["department"]])
        for _, type, action, entry in written(method) | {one for one in BESIDE if one[0] == method}:
            found.setdefault((type, action, entry, masks), method)
    return found


@pytest.fixture
def people(each_cloud):
    """An account for each mask, and the owner."""
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


def add(account, number, type, entry):
    """Adds a record. Returns the container's refusal, or None. An entry has the given type."""
    fields = {"type": value("text", entry)} if entry else {}
    return account.sent([{"recordName": name(number), "recordType": type, "zone": account.zone, "fields": fields}], [])


def test_what_methods_write_containers_let_pass(people):
    numbers = iter(range(1000, 9000))
    checked = rules()
    assert len(checked) > 60
    for (type, action, entry, masks), method in checked.items():
        one, number = people[masks], next(numbers)
        if action == "created":
            assert add(one, number, type, entry) != "permissionFailure", (method, type)
            continue
        assert people["ada"].save(number, type) != "permissionFailure"
        tag = people["ada"].records()[name(number)]["recordChangeTag"]
        if action == "touched":
            assert one.save(number, type, tag, version=value("int", 2)) != "permissionFailure", (method, type)
        elif action == "updated":
            assert one.save(number, type, tag, note=value("text", "x")) != "permissionFailure", (method, type)
        else:
            assert one.delete(number, type) is None, (method, type)


def test_no_other_department_writes_a_type(people):
    """An account can't write a record of another department, unless a method that it may call does so."""
    may = {(type, action, entry, masks[0] | masks[1]) for type, action, entry, masks in rules()}
    types = sorted({one[0] for one in may})
    entries = {one[2] for one in may if one[2]} | {"adjustment", "consumption", "transfer", "count"}
    for number, type in enumerate(types):
        if type not in ONLY_ADDED:
            assert people["ada"].save(4000 + number, type, text=value("text", "x")) != "permissionFailure"
            tag = people["ada"].records()[name(4000 + number)]["recordChangeTag"]
        for bit in set(BITS.values()) - {HOME[type]}:
            for one in (people[bit, 0], people[0, bit]):
                for entry in entries if type == "StockEntries" else [None]:
                    # Each department that may add entries may add entries of the same types.
                    adds = {one[3] for one in may if one[0] == type and one[1] == "created"} - {HOME[type]}
                    is_listed = entry is None or any((type, "created", entry, other) in may for other in adds)
                    if bit in adds and is_listed or (type, bit) in {("Lots", 2), ("Lots", 4), ("Locations", 2)}:
                        continue
                    assert add(one, next(UNUSED), type, entry) == "permissionFailure", (type, entry, bit)
                if type in ONLY_ADDED:
                    continue
                if (type, "updated", None, bit) not in may:
                    changed = one.save(4000 + number, type, tag, text=value("text", "y"), version=value("int", 2))
                    assert changed == "permissionFailure", (type, bit)
                if (type, "deleted", None, bit) not in may:
                    assert one.delete(4000 + number, type) == "permissionFailure", (type, bit)


def test_what_is_only_added_stays_as_it_is(people):
    ada = people["ada"]
    for number, type in enumerate(TYPES):
        if type in ("Companies", "AccessControl", "UserPass"):
            continue
        tag = ada.save(2000 + number, type, text=value("text", "x"))
        changed = ada.save(2000 + number, type, tag, text=value("text", "y"))
        assert (changed == "permissionFailure") == (type in ONLY_ADDED), type
        assert (ada.delete(2000 + number, type) == "permissionFailure") == (type in ONLY_ADDED), type
