"""Devices add, reorder and remove files of one record, while they are killed. Every deletion takes effect in the
end."""

import base64
import os
import random

import pytest

from support.core import CallError, item, until
from support.devices import Devices, settled

SEEDS = int(os.environ.get("FILE_SEEDS", "3"))


class Desk(Devices):
    """Devices that make random changes to the files of one item."""

    def __init__(self, folder, seed):
        self.random = random.Random(f"{seed}")
        super().__init__(folder, 2 + seed % 2)
        self.company = self[0].call("companies.create", name="Shop")["id"]
        self.sync()
        self.owner = {
            "type": "item",
            "id": self[0].call("inventory.items.create", company=self.company, **item(1))["id"],
        }
        self.agree()

    def assets(self, number):
        return self[number].call("assets.list", company=self.company, owner=self.owner)["items"]

    def work(self, number):
        core, there = self[number], [asset["id"] for asset in self.assets(number)]
        what = self.random.randrange(4) if there else 0
        try:
            if what < 2:
                # There are only a few contents, so that several files have the same content.
                content = b"%d" % self.random.randrange(5) * self.random.randrange(1, 40_000)
                core.call(
                    "assets.add",
                    company=self.company,
                    owner=self.owner,
                    role="document",
                    base64=base64.b64encode(content).decode(),
                )
            elif what == 2:
                self.random.shuffle(there)
                core.call("assets.reorder", company=self.company, ids=there)
            else:
                core.call("assets.remove", company=self.company, id=self.random.choice(there))
        except CallError as error:
            # A cycle may have brought a change since the list was read.
            assert error.error["code"] > 0, error.error

    def play(self, rounds):
        for _ in range(rounds):
            number = self.random.randrange(len(self.cores))
            for _ in range(self.random.randrange(1, 4)):
                self.work(number)
            if self.random.random() < 0.6:
                self[number].call("sync.now")
            if self.random.random() < 0.4:
                self.kill(self.random.randrange(len(self.cores)))

    def judge(self):
        for _ in range(4):
            for core in self.cores:
                core.call("sync.now", wait=True)
                status = until(lambda core=core: settled(core.call("sync.status")))
                assert status["stores"][0]["error"] is None, status
        self.agree()
        first = [(asset["id"], asset["position"]) for asset in self.assets(0)]
        for number in range(1, len(self.cores)):
            assert [(asset["id"], asset["position"]) for asset in self.assets(number)] == first
        for core in self.cores:
            store = core.call("sync.status")["stores"][0]
            assert (store["filesToSend"], store["error"]) == (0, None), store


@pytest.mark.parametrize("seed", range(SEEDS))
def test_every_change_of_files_goes_through(tmp_path, seed):
    with Desk(tmp_path, seed) as desk:
        desk.play(30)
        desk.judge()


@pytest.mark.full
@pytest.mark.parametrize("seed", range(100, 150))
def test_every_change_of_files_goes_through_in_many_schedules(tmp_path, seed):
    with Desk(tmp_path, seed) as desk:
        desk.play(60)
        desk.judge()
