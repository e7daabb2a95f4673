"""People who work on several devices of one account at random, while a history of their edits is recorded.

The requests that read a record before an edit are sent in one chunk with the edit. So no other change comes between
them.
"""

import contextlib
import os
import random
import subprocess
import time

from support.core import CallError, Core, request, until
from support.devices import Devices, pages, settled
from support.edits import Edits
from support.hazards import KINDS, LINE, Hazards
from support.history import History, Shown, marks


def values(members, record):
    found = {}
    for member in members:
        of = marks(record.get(member))
        found[member] = of.pop() if of else None
    return found


class Workshop(Edits, Devices):
    """Devices with a history of the edits on each."""

    def __init__(self, folder, count, seed, hazards):
        self.random, self.hazards = random.Random(f"{seed}"), hazards
        self.history = History(count)
        self.is_put_back, self.copy = False, None
        # The numbers of the devices that are disconnected.
        self.apart = set()
        self.numbers, self.batches, self.company = 0, set(), None
        super().__init__(folder, count)
        self.company = self[0].call("companies.create", name="Shop")["id"]
        self.customer = self[0].call("contacts.create", company=self.company, name="Customer", kinds=["customer"])["id"]
        self.settle()
        # The records that the company has from the beginning.
        self.given = {
            found["id"]
            for method, _ in KINDS.values()
            for found in pages(self[0], f"{method}.list", company=self.company)
        }

    def begin(self, number):
        # This device has a fixed clock, days behind the clocks of the others.
        slow = ["--clock", "2026-01-01T00:00:00Z"] if number == 0 and self.hazards & Hazards.CLOCKS else []
        core = Core(self.folder / f"device{number}", "--cloud", str(self.file), *slow)
        core.chunks = 0
        return core

    # Requests to devices, and the data that they show.

    def chunk(self, device, *asked):
        """Sends several requests in one write, so that the core does nothing else between them. Returns the results,
        with `None` for errors."""
        core = self[device]
        core.chunks += 1
        names = [f"{core.chunks} {place}" for place in range(len(asked))]
        core.send(
            *(
                request(method, {"company": self.company, **params}, name)
                for name, (method, params) in zip(names, asked)
            )
        )
        replies = {}
        while len(replies) < len(asked):
            line = core.receive()
            if "method" in line:
                core.aside.append(line)
            else:
                replies[line["id"]] = line
        for name in names:
            if code := replies[name].get("error", {}).get("code"):
                assert code > 0 or code == -32602, replies[name]
        return [replies[name].get("result") for name in names]

    def looks(self, kind, id):
        """Returns the requests that read all that a front end shows of a whole."""
        asked = [(f"{KINDS[kind][0]}.get", {"id": id})]
        if kind == "item":
            asked.append(("assets.list", {"owner": {"type": "item", "id": id}}))
            asked.append(("inventory.stock.entries", {"item": id, "limit": 200}))
        return asked

    def show(self, device, kind, id, answers):
        """Tells the history what a device shows of a whole."""
        history, found = self.history, answers[0]
        parts = {part for part in history.wholes[id] if part != id}
        if found is None:
            for part in parts | {id}:
                history.show(part, None, device)
            return
        shown = Shown(values(KINDS[kind][1], found))
        those = {}
        if kind == "item":
            shown.elements = {"tags": set().union(*map(marks, found["tags"])), "entries": set()}
            for member, value in found["custom"].items():
                shown.values[f"custom {member}"] = marks(value).pop()
            costs = [entry["unitCost"]["amount"] for entry in answers[2]["items"] if entry["unitCost"]]
            shown.elements["entries"] = set(costs)
            if len(costs) > len(set(costs)):
                history.flaws.append(("agreement", f"device {device} shows entries twice: {sorted(costs)}"))
            those = {asset["id"]: Shown() for asset in answers[1]["items"]}
        if kind == "order":
            shown.status = found["status"]
            those = {line["id"]: Shown(values(LINE, line)) for line in found["lines"]}
        history.show(id, shown, device)
        for part in parts | set(those):
            history.show(part, those.get(part), device)

    def look(self, device):
        """Tells the history everything that a device shows."""
        for kind, (method, _) in KINDS.items():
            found = pages(self[device], f"{method}.list", company=self.company)
            # The location "Main" is left out: the first receipt creates it, and no person edits it.
            there = [one["id"] for one in found if one.get("name") != "Main"]
            gone = [
                id
                for id in list(self.history.shown[device])
                if self.history.births[id][1:3] == (kind, id) and id not in there
            ]
            for id in there + gone:
                if id not in self.given:
                    self.show(device, kind, id, self.chunk(device, *self.looks(kind, id)))

    def wholes(self, device, kind):
        return sorted(
            id for id, birth in self.history.births.items() if birth[1] == kind and id in self.history.shown[device]
        )

    def pick(self, device, kind):
        there = self.wholes(device, kind)
        return self.random.choice(there) if there else None

    def edit(self, device, kind, id, method, /, **params):
        """Makes an edit of a whole. Returns the edit's result, or `None` if the edit was refused. The edit counts as
        having seen what the device shows at that moment."""
        looks = self.looks(kind, id)
        *answers, result = self.chunk(device, *looks, (method, params))
        self.show(device, kind, id, answers)
        return result

    def reshow(self, device, kind, id):
        self.show(device, kind, id, self.chunk(device, *self.looks(kind, id)))

    # Hazards.

    def commits(self):
        """Returns the commit counter in the header of the container's file (https://www.sqlite.org/fileformat.html)."""
        with open(self.file, "rb") as file:
            return os.pread(file.fileno(), 4, 24)

    def end_while_syncing(self, device):
        """Begins a cycle, and ends the device in the middle of it: at any moment, or just after a commit."""
        core, before = self[device], self.commits()
        core.send(request("sync.now", {"wait": True}, "cut"))
        if self.random.random() < 0.7:
            end = time.monotonic() + 1
            while self.commits() == before and time.monotonic() < end:
                pass
            time.sleep(self.random.uniform(0, 0.008))
        else:
            time.sleep(self.random.uniform(0, 0.06))
        how = self.random.choice(["kill", "kill", "end", "disconnect"])
        if how == "disconnect":
            core.send(request("sync.disconnect", {}, "apart"))
            answers = {}
            while len(answers) < 2:
                line = core.receive()
                answers[line.get("id", "")] = line
                answers.pop("", None)
            self.apart.add(device)
            return
        if how == "kill":
            core.process.kill()
            core.process.wait()
        else:
            core.process.stdin.close()
            core.process.stdout.read()
            core.process.wait()
        self.cores[device] = None

    def wake(self, device):
        if self.cores[device] is None:
            self.cores[device] = self.begin(device)
        if device in self.apart:
            self.cores[device].call("sync.connect", cloud=str(self.file))
            self.apart.remove(device)

    def copy_container(self):
        self.copy = self.file.read_bytes()

    def is_served(self):
        """Returns whether a process has the container open."""
        done = subprocess.run(["ps", "-axww", "-o", "command"], capture_output=True, check=True)
        return any(b"cloud serve" in line and str(self.file).encode() in line for line in done.stdout.splitlines())

    def put_back(self):
        """Replaces the container by the copy, while no device has it open."""
        if self.copy is None:
            return
        for number, core in enumerate(self.cores):
            if core is not None:
                core.process.kill()
                core.process.wait()
            self.cores[number] = None
        # The container's process ends with its core. Its last commit must not go into the other file.
        until(lambda: not self.is_served())
        self.file.write_bytes(self.copy)
        self.is_put_back = self.history.forgets_removals = True
        for number in range(len(self.cores)):
            self.wake(number)

    # The end of a schedule.

    def converge(self):
        for number in range(len(self.cores)):
            self.wake(number)
        for _ in range(4):
            for core in self.cores:
                # A cycle that fails is tried again.
                with contextlib.suppress(CallError):
                    core.call("sync.now", wait=True)
            for core in self.cores:
                until(lambda core=core: settled(core.call("sync.status")))
        for device in range(len(self.cores)):
            self.look(device)

    def lines(self):
        """Returns the marks in the conflict lines of each device, by record."""
        found = []
        for core in self.cores:
            those = {}
            for line in pages(core, "sync.conflicts.list", company=self.company):
                held = marks(str(line["local"])) | marks(str(line["server"]))
                those.setdefault(line["record"], set()).update(held)
            found.append(those)
        return found

    def judge(self, everywhere=False):
        self.converge()
        found = self.history.judge(self.lines(), everywhere, self.is_put_back)
        if self.hazards & Hazards.NATURAL_KEYS:
            for device, core in enumerate(self.cores):
                batches = [lot["batch"] for lot in pages(core, "inventory.lots.list", company=self.company)]
                if strange := sorted(set(batches) - self.batches):
                    found.append(("keys", f"device {device} has the batches {strange}, which nobody has received"))
        for device, core in enumerate(self.cores):
            status = core.call("sync.status")
            if status["state"] != "synced":
                found.append(("agreement", f"device {device} is {status['state']}"))
        return found


def play(folder, seed, hazards, devices=3, rounds=25, everywhere=False):
    """Plays a schedule, and returns all flaws at the end.

    With `everywhere`, conflict lines must be on all devices.
    """
    with Workshop(folder, devices, seed, hazards) as shop:
        chance = shop.random
        for _ in range(rounds):
            device = chance.randrange(devices)
            # A device that has ended, or is disconnected, comes back later.
            if shop.cores[device] is None or device in shop.apart:
                if chance.random() < 0.6:
                    continue
                shop.wake(device)
            shop.look(device)
            for _ in range(chance.randrange(1, 5)):
                shop.work(device)
            fate = chance.random()
            if hazards & Hazards.RESTORED_CONTAINERS and fate < 0.15:
                shop.copy_container() if shop.copy is None or chance.random() < 0.5 else shop.put_back()
            elif hazards & Hazards.LOST_ANSWERS and fate < 0.45:
                shop.end_while_syncing(device)
            elif fate < 0.75:
                shop[device].call("sync.now", wait=True)
                shop.look(device)
        return shop.judge(everywhere)
