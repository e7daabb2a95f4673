"""Devices of one account that work while disconnected, and agree after they sync."""

import os
import random

import pytest

from support.core import item
from support.devices import Devices
from support.worker import Worker

EUR = {"currency": "EUR"}


def play(folder, seed, count, rounds):
    """Devices make random changes, sync, are killed and start again. In the end, all of them agree."""
    chance = random.Random(seed)
    with Devices(folder, count) as devices:
        company = devices[0].call("companies.create", name="Shop")["id"]
        devices.settle()
        workers = [Worker(devices, number, company, f"{seed} {number}") for number in range(count)]
        for _ in range(rounds):
            for _ in range(chance.randrange(3, 25)):
                chance.choice(workers).step()
            number = chance.randrange(count)
            if chance.random() < 0.3:
                devices.kill(number)
            devices.sync(number)
        devices.agree()


@pytest.mark.parametrize("seed", range(int(os.environ.get("SYNC_SEEDS", "4"))))
def test_whatever_they_do_they_agree(tmp_path, seed):
    play(tmp_path, seed, 3, 12)


@pytest.mark.full
@pytest.mark.parametrize("seed", range(3))
def test_five_devices_agree_after_a_hundred_rounds(tmp_path, seed):
    play(tmp_path, f"five {seed}", 5, 100)


def test_offline_edits_of_one_item_both_survive(devices, shop):
    one, two = devices
    id = one.call("inventory.items.create", company=shop, **item(1))["id"]
    devices.settle()
    for core in devices:
        core.call("sync.disconnect")
    one.call("inventory.items.update", company=shop, id=id, changes={"name": "From one", "tags": ["a"]})
    two.call("inventory.items.update", company=shop, id=id, changes={"manufacturer": "From two", "tags": ["b"]})
    for number, core in enumerate(devices):
        core.call("sync.connect", cloud=str(devices.file))
        devices.sync(number)
    (found,) = devices.agree()["Shop inventory.items.list"]
    assert (found["name"], found["manufacturer"], found["tags"]) == ("From one", "From two", ["a", "b"])


def test_the_last_piece_is_sold_twice(devices, shop):
    one, two = devices
    id = one.call("inventory.items.create", company=shop, **item(1))["id"]
    one.call("inventory.stock.receive", company=shop, item=id, quantity=1)
    devices.settle()
    for core in devices:
        core.call("inventory.stock.consume", company=shop, item=id, quantity=1)
    seen = devices.agree()
    assert [entry["quantity"] for entry in seen["Shop inventory.stock.entries"]] == [-1, -1, 1]
    # If two devices have sold the same piece, the negative stock is reported, and the core does not correct it.
    assert [level["onHand"] for level in seen["Shop inventory.stock.levels location"]] == [-1]
    for core in devices:
        assert "negative" in [alert["kind"] for alert in core.call("inventory.stock.alerts", company=shop)["items"]]


def test_the_same_sku_twice(devices, shop):
    one, two = devices
    for core in devices:
        core.call("inventory.items.create", company=shop, **item(1))
    skus = [found["sku"] for found in devices.agree()["Shop inventory.items.list"]]
    assert sorted(skus) == ["SKU-1", "SKU-1-2"]


@pytest.mark.parametrize("first", [0, 1])
def test_an_edit_survives_a_deletion(devices, shop, first):
    id = devices[0].call("contacts.create", company=shop, name="Anna", kinds=["customer"])["id"]
    devices.settle()
    devices[0].call("contacts.update", company=shop, id=id, changes={"website": "https://anna.example"})
    devices[1].call("contacts.delete", company=shop, id=id)
    devices.sync(first, 1 - first)
    (found,) = devices.agree()["Shop contacts.list"]
    assert (found["name"], found["website"]) == ("Anna", "https://anna.example")


def test_what_is_deleted_on_both_is_gone(devices, shop):
    id = devices[0].call("contacts.create", company=shop, name="Anna", kinds=["customer"])["id"]
    devices.settle()
    for core in devices:
        core.call("contacts.delete", company=shop, id=id)
    assert devices.agree()["Shop contacts.list"] == []


def test_what_is_needed_elsewhere_is_not_gone(devices, shop):
    one, two = devices
    id = one.call("inventory.items.create", company=shop, **item(1))["id"]
    devices.settle()
    one.call("inventory.items.delete", company=shop, id=id)
    two.call("inventory.stock.receive", company=shop, item=id, quantity=5)
    seen = devices.agree()
    assert [found["id"] for found in seen["Shop inventory.items.list"]] == [id]
    assert [level["onHand"] for level in seen["Shop inventory.stock.levels location"]] == [5]


def test_of_two_steps_one_counts(devices, shop):
    one, two = devices
    contact = one.call("contacts.create", company=shop, name="Anna", kinds=["customer"])["id"]
    line = {"text": "Repair", "quantity": 1, "unitPrice": {"amount": 5000, **EUR}}
    order = one.call("orders.create", company=shop, contact=contact, currency="EUR", lines=[line])["id"]
    one.call("orders.step", company=shop, id=order, to="submitted")
    devices.settle()
    one.call("orders.step", company=shop, id=order, to="inProgress")
    two.call("orders.step", company=shop, id=order, to="cancelled")
    for core, amount in ((one, 1000), (two, 2000)):
        core.call(
            "orders.payments.add", company=shop, order=order, amount={"amount": amount, **EUR}
        ) if core is one else None
    (found,) = devices.agree()["Shop orders.list"]
    assert (found["status"], found["paid"]["amount"]) == ("cancelled", 1000)


@pytest.mark.parametrize("kind", ["orders", "purchases"])
def test_what_was_only_planned_is_kept_nowhere_once_it_is_not(devices, shop, kind):
    one, two = devices
    id = one.call("inventory.items.create", company=shop, **item(1, minStock=2))["id"]
    contact = one.call("contacts.create", company=shop, name="Both", kinds=["customer", "supplier"])["id"]
    line = {"item": id, "quantity": 3, "unitPrice": {"amount": 5000, **EUR}}

    def plan():
        made = one.call(f"{kind}.create", company=shop, contact=contact, currency="EUR", lines=[line])["id"]
        one.call(f"{kind}.step", company=shop, id=made, to={"orders": "submitted", "purchases": "ordered"}[kind])
        return made

    def levels():
        return devices.agree()["Shop inventory.stock.levels item"]

    # The other device receives this record only after it was cancelled.
    one.call(f"{kind}.step", company=shop, id=plan(), to="cancelled")
    assert levels() == []
    made = plan()
    (level,) = levels()
    assert (level["item"], level["onHand"]) == (id, 0)
    two.call(f"{kind}.step", company=shop, id=made, to="cancelled")
    assert levels() == []
    for core in devices:
        (low,) = core.call("inventory.stock.low", company=shop)["items"]
        assert (low["item"], low["lacking"]) == (id, 2)
    # An item that has had stock once is listed as long as the item exists.
    one.call("inventory.stock.receive", company=shop, item=id, quantity=1)
    one.call("inventory.stock.consume", company=shop, item=id, quantity=1)
    one.call(f"{kind}.step", company=shop, id=plan(), to="cancelled")
    (level,) = levels()
    assert (level["item"], level["onHand"]) == (id, 0)


def test_payments_of_both_count(devices, shop):
    one, two = devices
    contact = one.call("contacts.create", company=shop, name="Anna", kinds=["customer"])["id"]
    line = {"text": "Repair", "quantity": 1, "unitPrice": {"amount": 5000, **EUR}}
    order = one.call("orders.create", company=shop, contact=contact, currency="EUR", lines=[line])["id"]
    one.call("orders.step", company=shop, id=order, to="submitted")
    devices.settle()
    for core, amount in ((one, 1000), (two, 4000)):
        core.call("orders.payments.add", company=shop, order=order, amount={"amount": amount, **EUR})
    (found,) = devices.agree()["Shop orders.list"]
    assert (found["paid"]["amount"], found["paymentState"]) == (5000, "paid")


def test_what_was_there_before_is_adopted(tmp_path):
    with Devices(tmp_path, 1) as devices:
        devices[0].call("sync.disconnect")
        company = devices[0].call("companies.create", name="Shop")["id"]
        for number in range(30):
            devices[0].call("inventory.items.create", company=company, **item(number))
        devices[0].call("sync.connect", cloud=str(devices.file))
        devices.sync()
        devices.cores.append(devices.begin(1))
        assert len(devices.agree()["Shop inventory.items.list"]) == 30


def test_a_company_is_deleted_on_both(devices, shop):
    devices[0].call("inventory.items.create", company=shop, **item(1))
    devices.settle()
    devices[0].call("companies.delete", company=shop, confirm="Shop")
    assert devices.agree() == {"companies": []}


def test_two_locations_are_moved_below_each_other(devices, shop):
    one, two = devices
    a, b = (one.call("inventory.locations.create", company=shop, name=name)["id"] for name in "AB")
    devices.settle()
    # A move is sent at once, and which one arrives first would depend on timing. So the second device is disconnected.
    two.call("sync.disconnect")
    one.call("inventory.locations.update", company=shop, id=a, changes={"parent": b})
    devices.sync(0)
    two.call("inventory.locations.update", company=shop, id=b, changes={"parent": a})
    two.call("sync.connect", cloud=str(devices.file))
    found = {each["id"]: each["parent"] for each in devices.agree()["Shop inventory.locations.list"]}
    # Of the two moves, the one that reached the container first remains.
    assert (found[a], found[b]) == (b, None)


def test_lists_have_one_order(devices, shop):
    for number in range(6):
        devices[number % 2].call("inventory.items.create", company=shop, **item(number))
    skus = [found["sku"] for found in devices.agree()["Shop inventory.items.list"]]
    assert sorted(skus) == [f"SKU-{number}" for number in range(6)]


def test_nothing_moves_when_nothing_is_written(devices, shop):
    devices[0].call("inventory.items.create", company=shop, **item(1))
    devices.agree()
    before = devices.file.read_bytes()
    for _ in range(5):
        devices.sync()
    assert devices.file.read_bytes() == before
