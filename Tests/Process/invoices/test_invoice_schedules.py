"""Random schedules of devices that issue invoices and credit notes, are apart, are killed, and go back to a backup."""

import random
import shutil

import pytest

from support.core import CallError, run
from support.devices import Devices, pages

from .test_invoice_devices import made

# What the devices do, again and again.
DEEDS = ["invoice", "invoice", "half", "half", "rest", "credit", "cancel", "sync", "sync", "kill", "backup", "restore"]
SEEDS = [*range(4), *(pytest.param(seed, marks=pytest.mark.full) for seed in range(4, 100))]


class Office:
    """Three devices that issue documents at random, and each document as its device returned it."""

    def __init__(self, devices, chance):
        self.devices, self.chance, self.issued = devices, chance, {}
        # Orders of four pieces that all devices know.
        self.shared = made(devices[0], 4, quantity=4)

    def do(self, deed, number):
        core, order = self.devices[number], self.chance.choice(self.shared)
        match deed:
            case "invoice":
                self.issue(core, made(core)[0])
            case "half" | "rest" | "credit":
                line = core.call("orders.get", id=order)["lines"][0]
                if deed == "credit":
                    self.attempt(core, "orders.lines.credit", id=line["id"], quantity=1)
                else:
                    half = {"lines": [{"line": line["id"], "quantity": 1}]} if deed == "half" else {}
                    self.issue(core, order, **half)
            case "cancel":
                order = made(core)[0]
                self.issue(core, order)
                self.attempt(core, "orders.step", id=order, to="cancelled")
            case "sync":
                self.devices.sync(number)
            case "kill":
                self.devices.kill(number)
            case "backup":
                self.backup(number)
            case "restore":
                self.restore(number)
        self.note(self.devices[number])

    def backup(self, number):
        folder = self.devices.folder
        file = folder / f"backup{number}"
        file.unlink(missing_ok=True)
        assert run("backup", str(file), "--data", str(folder / f"device{number}")).returncode == 0

    def restore(self, number):
        """Puts an older backup in the place of a device, whose documents are in the container."""
        folder = self.devices.folder
        file, data = folder / f"backup{number}", folder / f"device{number}"
        if not file.exists():
            return
        self.devices.sync(number)
        self.devices[number].close()
        shutil.rmtree(data)
        assert run("restore", str(file), str(data)).returncode == 0
        self.devices.cores[number] = self.devices.begin(number)

    def issue(self, core, order, **more):
        for document in self.attempt(core, "orders.invoice", id=order, **more).get("documents", []):
            # A number is given only once.
            assert document["number"] not in self.issued
            self.issued[document["number"]] = bare(document)

    def attempt(self, core, method, **params):
        """Returns the result of a request, or an empty one if the order has nothing left for it."""
        try:
            return core.call(method, **params)
        except CallError as refusal:
            kind = refusal.error["data"]["kind"]
            if kind == "seriesUnconfirmed":
                core.call("sync.now", wait=True)
                return self.attempt(core, method, **params)
            assert kind in ("invalidParams", "illegalStep"), refusal
            return {}

    def note(self, core):
        """Compares the documents of a device with all documents that were ever returned."""
        for document in map(bare, pages(core, "invoices.list")):
            assert self.issued.setdefault(document["number"], document) == document


def bare(document):
    """Returns the members of a document that were issued, without those that the core computes."""
    return {name: document[name] for name in document if name not in ("paid", "due", "paymentState")}


@pytest.mark.parametrize("seed", SEEDS)
def test_devices_apart_leave_no_gaps(tmp_path, seed):
    """The devices also invoice the same orders, are killed, and go back to a backup. No document ever changes or is
    lost. No number is given twice, and none is left out."""
    chance = random.Random(seed)
    with Devices(tmp_path, 3) as devices:
        devices[0].call("companies.create", name="Shop")
        office = Office(devices, chance)
        devices.sync(0, 1, 2)
        for _ in range(40):
            office.do(chance.choice(DEEDS), chance.randrange(3))
        devices.agree()
        seen = {one["number"]: bare(one) for one in pages(devices[0], "invoices.list")}
        assert seen == office.issued
        series = {}
        for one in seen.values():
            series.setdefault((one["type"], one["series"]), []).append(one["sequence"])
        for numbers in series.values():
            assert sorted(numbers) == list(range(1, len(numbers) + 1))
