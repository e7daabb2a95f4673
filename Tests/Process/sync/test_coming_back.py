"""Records that one device deletes and another changes: they are restored completely, with the changes of other
devices."""

import base64
from contextlib import contextmanager
from itertools import permutations

import pytest

from support.core import item
from support.devices import Devices

EUR = {"currency": "EUR"}
LINE = {"text": "Repair", "quantity": 1, "unitPrice": {"amount": 5000, **EUR}}
ROAST = base64.b64encode(b"Roasted on Friday\n").decode()


def document(core, shop, type, id):
    whose = {"type": type, "id": id}
    return core.call("assets.add", company=shop, owner=whose, role="document", base64=ROAST)["id"]


def documents(core, shop, type, id):
    return [found["id"] for found in core.call("assets.list", company=shop, owner={"type": type, "id": id})["items"]]


@contextmanager
def apart(devices):
    """Devices that work without a connection to the container."""
    for core in devices:
        core.call("sync.disconnect")
    yield
    for core in devices:
        core.call("sync.connect", cloud=str(devices.file))


def told(devices):
    return [line["field"] for line in devices.lines()]


def a_contact(core, shop):
    made = core.call("contacts.create", company=shop, name="Anna", kinds=["customer"])["id"]
    core.call("contacts.notes.add", company=shop, contact=made, text="Likes dark roasts")
    return made


def an_order(core, shop):
    contact = core.call("contacts.create", company=shop, name="Ben", kinds=["customer"])["id"]
    return core.call("orders.create", company=shop, contact=contact, currency="EUR", lines=[LINE, LINE])["id"]


def a_purchase(core, shop):
    contact = core.call("contacts.create", company=shop, name="Cleo", kinds=["supplier"])["id"]
    return core.call("purchases.create", company=shop, contact=contact, currency="EUR", lines=[LINE])["id"]


# For each kind of record with parts: how to create a record, what to change in it, and what must be restored.
KINDS = {
    "inventory.items": (lambda core, shop: core.call("inventory.items.create", company=shop, **item(1))["id"], "item"),
    "inventory.locations": (
        lambda core, shop: core.call("inventory.locations.create", company=shop, name="Shelf", kind="stock")["id"],
        "location",
    ),
    "contacts": (a_contact, "contact"),
    "orders": (an_order, "order"),
    "purchases": (a_purchase, "purchase"),
}
CHANGES = {
    "contacts": {"website": "https://anna.example"},
    "inventory.locations": {"name": "Rack"},
    "inventory.items": {"name": "N1"},
}


def shown(core, shop, service, id):
    found = core.call(f"{service}.get", company=shop, id=id)
    for member in ("version", "updatedAt", "name", "note", "website"):
        found.pop(member, None)
    for line in found.get("lines", []):
        line.pop("version", None)
        line.pop("updatedAt", None)
    return found


@pytest.mark.parametrize("deletes_first", [True, False])
@pytest.mark.parametrize("service", KINDS)
def test_it_comes_back_with_all_its_parts(devices, shop, service, deletes_first):
    make, type = KINDS[service]
    one, two = devices
    id = make(one, shop)
    asset = document(one, shop, type, id)
    devices.settle()
    before = shown(one, shop, service, id)
    changes = CHANGES.get(service, {"note": "Changed"})
    with apart(devices):
        two.call(f"{service}.delete", company=shop, id=id)
        one.call(f"{service}.update", company=shop, id=id, changes=changes)
    devices.sync(*((1, 0) if deletes_first else (0, 1)))
    devices.agree()
    for core in devices:
        found = core.call(f"{service}.get", company=shop, id=id)
        assert {name: found[name] for name in changes} == changes
        assert shown(core, shop, service, id) == before
        assert documents(core, shop, type, id) == [asset]
    read = two.call("assets.read", company=shop, id=asset)
    assert base64.b64decode(read["base64"]) == b"Roasted on Friday\n"


@pytest.mark.parametrize("is_back_first", [True, False])
def test_what_a_third_device_had_changed_is_there(tmp_path, is_back_first):
    with Devices(tmp_path, 3) as devices:
        one, two, three = devices
        shop = one.call("companies.create", name="Shop")["id"]
        id = one.call("inventory.items.create", company=shop, **item(1), tags=["a"])["id"]
        devices.settle()
        # Device one is disconnected. It does not see the change by three, which comes before the deletion by two.
        one.call("sync.disconnect")
        three.call("inventory.items.update", company=shop, id=id, changes={"manufacturer": "M3", "tags": ["b"]})
        devices.sync(2, 1)
        two.call("inventory.items.delete", company=shop, id=id)
        devices.sync(1)
        one.call("inventory.items.update", company=shop, id=id, changes={"name": "N1"})
        one.call("sync.connect", cloud=str(devices.file))
        devices.sync(*((0, 1, 2) if is_back_first else (2, 0, 1)))
        (found,) = devices.agree()["Shop inventory.items.list"]
        assert (found["name"], found["manufacturer"], found["tags"]) == ("N1", "M3", ["b"])


def test_a_value_on_top_of_what_was_put_back_stays(tmp_path):
    """A third device restores the record without the members that the two others have added. One of these devices adds
    the members again, and edits after that are later than the values of the other device."""
    with Devices(tmp_path, 3) as devices:
        one, two, three = devices
        shop = one.call("companies.create", name="Shop")["id"]
        beans = {"tags": ["a"], "custom": {"color": "c1"}}
        id = one.call("inventory.items.create", company=shop, **item(1), **beans)["id"]
        devices.settle()

        def update(core, **changes):
            core.call("inventory.items.update", company=shop, id=id, changes=changes)

        one.call("sync.disconnect")
        update(three, tags=["a", "b"], custom={"color": "c2", "size": "s2"})
        devices.sync(2, 1)
        two.call("inventory.items.delete", company=shop, id=id)
        devices.sync(1, 2)
        three.call("sync.disconnect")
        update(one, name="N1")
        one.call("sync.connect", cloud=str(devices.file))
        # Device one restores the item. Device two adds the members that one had not seen, and one receives them.
        devices.sync(0, 1, 0)
        found = one.call("inventory.items.get", company=shop, id=id)
        assert (found["tags"], found["custom"]) == (["a", "b"], {"color": "c2", "size": "s2"})
        update(one, tags=["a"], custom={"color": "c3", "size": None})
        devices.sync(0)
        three.call("sync.connect", cloud=str(devices.file))
        devices.sync(2)
        (found,) = devices.agree()["Shop inventory.items.list"]
        assert (found["name"], found["tags"], found["custom"]) == ("N1", ["a"], {"color": "c3"})
        assert [field for field in told(devices) if field] == []


def test_a_part_that_was_removed_by_itself_stays_gone(devices, shop):
    one, two = devices
    id = one.call("inventory.items.create", company=shop, **item(1))["id"]
    kept, removed = (document(one, shop, "item", id) for _ in range(2))
    devices.settle()
    with apart(devices):
        two.call("assets.remove", company=shop, id=removed)
        two.call("inventory.items.delete", company=shop, id=id)
        one.call("inventory.items.update", company=shop, id=id, changes={"name": "N1"})
    devices.sync(1, 0, 1, 0)
    devices.agree()
    assert [documents(core, shop, "item", id) for core in devices] == [[kept], [kept]]


def test_a_file_that_the_deletion_had_not_seen_brings_it_back(devices, shop):
    one, two = devices
    id = one.call("inventory.items.create", company=shop, **item(1))["id"]
    devices.settle()
    with apart(devices):
        asset = document(one, shop, "item", id)
        two.call("inventory.items.delete", company=shop, id=id)
    devices.sync(0, 1, 0)
    devices.agree()
    assert [documents(core, shop, "item", id) for core in devices] == [[asset], [asset]]


@pytest.mark.parametrize("first", [0, 1])
def test_a_deletion_that_has_seen_a_file_stays_whoever_brings_it_back(devices, shop, first):
    one, two = devices
    id = one.call("inventory.items.create", company=shop, **item(1))["id"]
    devices.settle()
    one.call("sync.disconnect")
    one.call("inventory.items.delete", company=shop, id=id)
    asset = document(two, shop, "item", id)
    devices.sync(1)
    two.call("sync.disconnect")
    two.call("assets.remove", company=shop, id=asset)
    two.call("inventory.items.delete", company=shop, id=id)
    for number in (first, 1 - first):
        devices[number].call("sync.connect", cloud=str(devices.file))
        devices.sync(number)
    assert devices.agree()["Shop inventory.items.list"] == []


@pytest.mark.parametrize("order", permutations(range(3)))
def test_a_contact_that_two_have_deleted_is_there_for_an_order_of_a_third(tmp_path, order):
    with Devices(tmp_path, 3) as devices:
        shop = devices[0].call("companies.create", name="Shop")["id"]
        contact = devices[0].call("contacts.create", company=shop, name="Anna", kinds=["customer"])["id"]
        devices.settle()
        with apart(devices):
            for core in devices[:2]:
                core.call("contacts.delete", company=shop, id=contact)
            devices[2].call("orders.create", company=shop, contact=contact, currency="EUR", lines=[LINE])
        devices.sync(*order)
        seen = devices.agree()
        assert [found["id"] for found in seen["Shop contacts.list"]] == [contact]
        assert [found["contact"] for found in seen["Shop orders.list"]] == [contact]


def test_a_deletion_that_has_seen_everything_stays(devices, shop):
    one, two = devices
    id = an_order(one, shop)
    document(one, shop, "order", id)
    devices.settle()
    two.call("orders.delete", company=shop, id=id)
    devices.sync(1, 0)
    assert devices.agree()["Shop orders.list"] == []
    assert told(devices) == []
