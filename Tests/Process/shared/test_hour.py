"""Twenty programs at one core send as many requests as in an hour. The core's memory does not grow."""

import base64
import os
import random
import statistics
import sys

import pytest

from support.core import item, request
from support.people import password_of, staffed
from support.sharing import Shared, resident, rested

PROGRAMS, BATCH = 20, 25
# Measured: twenty programs made 230,570 requests in 26 minutes. This is 532,000 an hour.
STOCK, ORDERS = 30_000, 5_000
ROUNDS = int(os.environ.get("HOUR_ROUNDS", "1064"))


class Desk:
    """A program that shares the core, and its requests."""

    def __init__(self, data, number, company, other, items):
        self.program = Shared(data)
        self.program.call("system.ping")
        self.random = random.Random(number)
        self.number, self.here, self.other = number, {"company": company}, other
        self.items, self.lives, self.count = items, [], 0
        buyer = {"kinds": ["customer"], "name": f"Buyer {number}"}
        self.contact = self.program.call("contacts.create", **self.here, **buyer)["id"]

    def new_item(self):
        self.count += 1
        return item(f"{self.number}-{self.count}", tags=["tea", f"t{self.count % 7}"], minStock=self.count % 5)

    def new_words(self):
        return {"description": f"Seen {self.random.random()}"}

    def wish(self):
        """Returns one random request: its method and parameters."""
        chance, one = self.random.random(), self.random.choice(self.items)
        here = self.here
        wishes = [
            (0.20, "system.ping", {}),
            (0.20, "inventory.items.get", here | {"id": one}),
            (0.06, "inventory.items.list", here | {"limit": 50}),
            (0.05, "inventory.items.search", here | {"text": "item"}),
            (0.14, "inventory.stock.receive", here | {"item": one, "quantity": self.random.randint(1, 9)}),
            (0.08, "inventory.items.update", here | {"id": one, "changes": self.new_words()}),
            (0.05, "inventory.items.create", here | self.new_item()),
            (0.05, "orders.create", here | {"contact": self.contact, "currency": "EUR"}),
            (0.04, "events.since", {"limit": 50}),
            (0.04, "dashboard.summary", here),
            (0.03, "system.diagnostics", {"check": self.random.random() < 0.01}),
            (0.02, "reports.stockValue", here),
            (0.02, "contacts.list", here),
            (0.01, "assets.add", here | self.asset(one)),
            (0.003, "contacts.export", here | {"format": "jsonl", "inline": True}),
            (0.001, "rpc.discover", {}),
            (0.0002, "access.signIn", self.other | {"username": "owner", "password": password_of("owner")}),
        ]
        for share, method, params in wishes:
            chance -= share
            if chance < 0:
                return method, params
        return "system.ping", {}

    def asset(self, owner):
        return {
            "owner": {"type": "item", "id": owner},
            "role": "document",
            "base64": base64.b64encode(self.random.randbytes(20_000)).decode(),
        }

    def send(self):
        self.program.send(*[request(*self.wish(), number) for number in range(BATCH)])

    def receive(self):
        """Receives the replies. Only the limits of a record may refuse a request."""
        missing = BATCH
        while missing:
            reply = self.program.receive()
            if "id" not in reply:
                continue
            missing -= 1
            if "error" in reply:
                assert reply["error"]["data"]["kind"] in ("limitReached", "invalidParams"), reply
                assert "at most" in str(reply), reply
            elif "sku" in (reply["result"] or {}) and self.random.random() < 0.1:
                self.items.append(reply["result"]["id"])

    def watch(self):
        """Opens a live query for a list, and closes the one before."""
        for live in self.lives:
            self.program.call("live.close", live=live)
        query = {"method": "inventory.items.list", "params": self.here | {"limit": 20}}
        self.lives = [self.program.call("live.open", query=query)["live"]]


def stocked(keeper, company):
    """Creates the items and orders of a shop with a history, so that the core's caches are full early."""
    ids = []
    for start in range(0, STOCK, 500):
        numbers = range(start, min(start + 500, STOCK))
        keeper.send(*[request("inventory.items.create", {"company": company} | item(n), n) for n in numbers])
        ids += [keeper.receive()["result"]["id"] for _ in numbers]
    buyer = keeper.call("contacts.create", company=company, kinds=["customer"], name="Regular")["id"]
    for start in range(0, ORDERS, 500):
        params = {"company": company, "contact": buyer, "currency": "EUR"}
        keeper.send(*[request("orders.create", params, number) for number in range(start, start + 500)])
        for _ in range(500):
            assert "result" in keeper.receive()
    return ids


@pytest.mark.full
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_after_an_hour_the_memory_is_that_of_the_fifth_minute(data):
    keeper = Shared(data)
    other, _ = staffed(keeper, name="Next Door")
    company = keeper.call("companies.create", name="Corner Shop")["id"]
    keeper.call("companies.setTier", company=company, tier="enterprise")
    items = stocked(keeper, company)
    desks = [Desk(data, number, company, {"company": other}, items[number::PROGRAMS]) for number in range(PROGRAMS)]
    seen, pauses = [], []
    for turn in range(ROUNDS):
        for desk in desks:
            desk.send()
        for desk in desks:
            desk.receive()
        seen.append(resident(data))
        if turn % (ROUNDS // 12) == ROUNDS // 12 - 1:
            pauses.append(rested(data))
            print(f"{turn + 1} of {ROUNDS} rounds: {seen[-1]} KiB, {pauses[-1]} in a pause", flush=True)
        if turn % 20 == 19:
            # One program opens another live query. Another program leaves, and a new one takes its place.
            desks[turn % PROGRAMS].watch()
            leaver = desks[turn // 20 % PROGRAMS]
            leaver.program.close()
            leaver.program, leaver.lives = Shared(data), []
            # Companies are created and deleted.
            gone = keeper.call("companies.create", name="Stall")["id"]
            keeper.call("inventory.items.create", company=gone, **item(1))
            keeper.call("companies.delete", company=gone, confirm="Stall")
    fifth, tenth = ROUNDS // 12, max(ROUNDS // 40, 5)
    early, late = statistics.median(seen[fifth - tenth : fifth + tenth]), statistics.median(seen[-2 * tenth :])
    print("memory in KiB, by twelfths:", seen[:: max(ROUNDS // 12, 1)], early, late, "in pauses:", pauses)
    assert late <= early * 1.1
    assert pauses[-1] <= pauses[0] * 1.1
    for desk in desks:
        assert desk.program.close() == 0
    assert keeper.close() == 0
