"""The status of orders, dispatches and purchases after steps on disconnected devices: no clock decides it."""

import sqlite3

import pytest

from support.core import Core, item
from support.devices import Devices

EUR = {"currency": "EUR"}
NOW, SLOW, FAST = "2026-03-10T12:00:00Z", "2026-03-07T12:00:00Z", "2026-03-13T12:00:00Z"


class Clocks(Devices):
    """Devices with clocks of their own."""

    def __init__(self, folder, *clocks):
        self.clocks = list(clocks)
        super().__init__(folder, len(clocks))

    def begin(self, number):
        data = self.folder / f"device{number}"
        return Core(data, "--cloud", str(self.file), "--clock", self.clocks[number])

    def set(self, number, clock):
        """Sets a device's clock."""
        self.cores[number].close()
        self.clocks[number] = clock
        self.cores[number] = self.begin(number)


@pytest.fixture
def shop(tmp_path):
    with Clocks(tmp_path, SLOW, NOW) as devices:
        yield Shop(devices)


class Shop:
    """A company on two devices. The clock of one device is three days slow."""

    def __init__(self, devices):
        self.devices = devices
        self.id = devices[0].call("companies.create", name="Shop")["id"]
        self.item = self.call(0, "inventory.items.create", **item(1))["id"]
        self.call(0, "inventory.stock.receive", item=self.item, quantity=10)
        self.contact = self.call(0, "contacts.create", name="Ada", kinds=["customer", "supplier"])["id"]

    def call(self, device, method, **params):
        return self.devices[device].call(method, company=self.id, **params)

    def order(self, quantity=2):
        line = {"item": self.item, "quantity": quantity, "unitPrice": {"amount": 500, **EUR}}
        return self.call(0, "orders.create", contact=self.contact, currency="EUR", lines=[line])["id"]

    def step(self, device, record, *statuses, of="orders"):
        for status in statuses:
            self.call(device, f"{of}.step", id=record, to=status)

    def apart(self):
        """Disconnects all devices."""
        self.devices.settle()
        for core in self.devices:
            core.call("sync.disconnect")

    def meet(self, *order):
        for number in order or range(len(self.devices.cores)):
            self.devices[number].call("sync.connect", cloud=str(self.devices.file))
            self.devices[number].call("sync.now", wait=True)
        self.devices.agree()

    def reserved(self, device):
        (level,) = self.call(device, "inventory.stock.levels", by="item", items=[self.item])["items"]
        return level["reserved"]

    def status(self, record, of="orders"):
        statuses = {self.call(number, f"{of}.get", id=record)["status"] for number in range(len(self.devices.cores))}
        (status,) = statuses
        return status


def test_a_slow_clock_decides_nothing(shop):
    order = shop.order()
    shop.step(0, order, "submitted")
    shop.devices.settle()
    shop.step(1, order, "draft")
    shop.devices.settle()
    shop.step(0, order, "submitted")
    shop.devices.agree()
    assert shop.status(order) == "submitted"
    for number in (0, 1):
        assert shop.reserved(number) == 2
        seen = shop.call(number, "orders.get", id=order)
        assert seen["submittedAt"] == seen["steps"][-1]["createdAt"]
        assert [step["to"] for step in seen["steps"]] == ["submitted", "draft", "submitted"]
        first, second, third = seen["steps"]
        assert (first["follows"], second["follows"], third["follows"]) == ([], [first["id"]], [second["id"]])


def test_one_clock_is_put_right_between_two_steps(tmp_path):
    with Clocks(tmp_path, FAST, NOW) as devices:
        shop = Shop(devices)
        order = shop.order()
        shop.step(0, order, "submitted")
        devices.set(0, NOW)
        shop.step(0, order, "draft", "submitted", "inProgress")
        devices.agree()
        assert shop.status(order) == "inProgress"


@pytest.mark.parametrize("first", [0, 1])
def test_of_steps_apart_the_stronger_counts_whichever_came_first(shop, first):
    order = shop.order()
    shop.step(0, order, "submitted")
    shop.apart()
    # By its time, the step of the device with the fast clock would come last.
    shop.step(1, order, "draft", "submitted", "draft")
    shop.step(0, order, "inProgress", "invoiced")
    shop.meet(first, 1 - first)
    assert shop.status(order) == "invoiced"


def test_a_step_after_the_branches_met_overrules_both(shop):
    order = shop.order()
    shop.step(0, order, "submitted")
    shop.apart()
    shop.step(0, order, "draft")
    shop.step(1, order, "draft", "submitted")
    shop.meet()
    assert shop.status(order) == "submitted"
    shop.step(0, order, "draft")
    shop.devices.agree()
    assert shop.status(order) == "draft"
    (*_, last) = shop.call(1, "orders.get", id=order)["steps"]
    assert len(last["follows"]) == 2
    # Another company can import the exported file, if its clock is right.
    text = shop.call(1, "orders.export", format="jsonl", inline=True)["text"]
    other = shop.devices[1].call("companies.create", name="Other")["id"]
    shop.devices[1].call("inventory.items.create", company=other, **item(1))
    shop.devices[1].call("contacts.create", company=other, name="Ada", kinds=["customer"])
    imported = shop.devices[1].call("orders.import", company=other, format="jsonl", inline=text)
    assert (imported["created"], imported["failed"]) == (1, 0), imported


def test_a_third_device_hears_of_a_lost_branch_last(tmp_path):
    with Clocks(tmp_path, SLOW, NOW, FAST) as devices:
        shop = Shop(devices)
        order = shop.order()
        shop.step(0, order, "submitted")
        shop.apart()
        shop.step(2, order, "draft", "cancelled")
        shop.step(0, order, "inProgress")
        for number in (0, 1):
            devices[number].call("sync.connect", cloud=str(devices.file))
        devices.sync(0, 1)
        shop.step(1, order, "invoiced")
        shop.meet(2)
        assert shop.status(order) == "cancelled"
        assert shop.reserved(1) == 0


def test_dispatches_and_purchases_follow_their_steps(shop):
    order = shop.order()
    shop.step(0, order, "submitted", "inProgress")
    dispatch = shop.call(0, "orders.ship", id=order, lines=[{"sku": "SKU-1", "quantity": 1}])["dispatch"]["id"]
    shop.call(0, "dispatches.update", id=dispatch, changes={"carrier": "Post"})
    purchase = shop.call(
        0,
        "purchases.create",
        contact=shop.contact,
        currency="EUR",
        lines=[{"item": shop.item, "quantity": 3, "unitPrice": {"amount": 1, **EUR}}],
    )["id"]
    shop.step(0, dispatch, "picking", "packed", of="dispatches")
    shop.step(0, purchase, "ordered", of="purchases")
    shop.devices.settle()
    shop.step(1, dispatch, "handedOver", "failed", of="dispatches")
    shop.step(1, purchase, "draft", of="purchases")
    shop.devices.settle()
    shop.step(0, dispatch, "planned", of="dispatches")
    shop.step(0, purchase, "ordered", of="purchases")
    shop.devices.agree()
    assert (shop.status(dispatch, "dispatches"), shop.status(purchase, "purchases")) == ("planned", "ordered")


def test_steps_of_an_older_program_keep_their_meaning(shop):
    order = shop.order()
    shop.step(0, order, "submitted", "inProgress")
    shop.devices.settle()
    for number in (0, 1):
        shop.devices[number].close()
        with sqlite3.connect(shop.devices.folder / f"device{number}" / "private.sqlite") as store:
            older = ("orders.steps.follows", "dispatches.steps.follows", "purchases.steps.follows")
            for table in ("order_steps", "dispatch_steps", "purchase_steps"):
                store.execute(f"ALTER TABLE {table} DROP COLUMN follows")
            store.execute("DELETE FROM migrations WHERE name IN (?, ?, ?)", older)
            (version,) = store.execute("PRAGMA user_version").fetchone()
            store.execute(f"PRAGMA user_version = {version - 3}")
            # The steps in the container have no member `follows` either.
            known = "json_remove(fields, '$.follows')"
            store.execute(f"UPDATE sync_known SET fields = {known} WHERE recordType LIKE '%Steps'")
        store.close()
        shop.devices.cores[number] = shop.devices.begin(number)
    assert shop.status(order) == "inProgress"
    steps = shop.call(1, "orders.get", id=order)["steps"]
    assert [step["follows"] for step in steps] == [None, None]
    shop.step(1, order, "invoiced")
    shop.devices.agree()
    assert shop.status(order) == "invoiced"
    (*_, last) = shop.call(0, "orders.get", id=order)["steps"]
    assert last["follows"] == [step["id"] for step in steps]


def test_the_container_says_which_of_two_records_is_later(shop):
    """By its clock, the slow device's item is the earlier one. In the container, it is the later one."""
    shop.apart()
    made = [shop.call(number, "inventory.items.create", **item(7, name=f"By {number}"))["id"] for number in (0, 1)]
    shop.meet(1, 0)
    for number in (0, 1):
        assert [shop.call(number, "inventory.items.get", id=id)["sku"] for id in made] == ["SKU-7-2", "SKU-7"]
