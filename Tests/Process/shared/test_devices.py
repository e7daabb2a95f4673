"""Devices of one account on which several programs work at once, with and without a connection to the container."""

import os
import random

import pytest

from support.devices import Devices
from support.sharing import Several
from support.worker import Worker


class SharedDevices(Devices):
    """Devices, each with a core that several programs share. The programs are killed with the core, or one by one."""

    def begin(self, number):
        return Several(self.folder / f"device{number}", "--cloud", str(self.file), *self.options, seed=number)

    def kill(self, number):
        self.cores[number].kill()


@pytest.mark.parametrize("seed", range(int(os.environ.get("SYNC_SEEDS", "3"))))
def test_whatever_several_programs_do_the_devices_agree(tmp_path, seed):
    chance = random.Random(f"shared {seed}")
    with SharedDevices(tmp_path) as devices:
        company = devices[0].call("companies.create", name="Shop")["id"]
        devices.settle()
        workers = [Worker(devices, number, company, f"shared {seed} {number}") for number in range(2)]
        for _ in range(12):
            for _ in range(chance.randrange(3, 25)):
                chance.choice(workers).step()
            number = chance.randrange(2)
            if chance.random() < 0.4:
                devices.kill(number)
            devices.sync(number)
        devices.agree()
