"""Only managers may see costs. No other caller finds a cost in a reply, event, live result, file or history, whatever
method the caller calls."""

import json
import re

from support.core import Core, request
from support.costly import AGREED, NOW, OLD, PAID, Costly
from support.discovery import METHODS
from support.people import sign_in
from support.walk import walk

PEOPLE = {
    "worker": {"deptMask": 31},
    # A manager of departments whose managers see no costs.
    "lead": {"deptMask": 31, "managerMask": 12},
    "seller": {"deptMask": 31, "managerMask": 2},
    "storekeeper": {"deptMask": 31, "managerMask": 1},
}
# The amounts that each of these people may find, alone or in sums.
SEES = {"worker": (), "lead": (), "seller": (AGREED,), "storekeeper": (OLD, NOW, PAID, AGREED)}
# These methods end the session or the test's walk through the methods, or ask a host, and the test has no host.
NOT_CALLED = {"access.signOut", "access.signIn", "access.credentials.changePassword", "rpc.cancel", "host.provide"}
NOT_CALLED |= {"companies.select", "live.open", "live.close", "events.subscribe", "events.unsubscribe"}
# The discovery document has the examples of all methods. The amounts in them belong to no company.
NOT_CALLED |= {"rpc.discover"}
# A worker may call these methods, but the calls fail: no upload of an asset has begun, and there are no conflicts of
# the worker's own credentials.
NOT_DONE = {"assets.append", "assets.finish", "assets.remove", "assets.reorder", "sync.conflicts.resolve"}


def amounts(text):
    """Returns the amounts that a text contains, multiplied by 1 to 39. If there are none, returns the numbers between
    the amounts, which an average of amounts would be."""
    # Ids and times are removed: their digits can be as large as the amounts.
    rest = re.sub(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z|\.", "", text)
    # Digits within cursors and digests are not counted: they are random.
    numbers = {int(one) for one in re.findall(r"(?<![\w~])(?<![\w~]-)\d+(?![\w~-])", rest, re.ASCII)}
    found = {one for one in (OLD, NOW, PAID, AGREED) for times in range(1, 40) if one * times in numbers}
    return found or {one for one in numbers if AGREED <= one <= OLD}


class Listener:
    """A client that calls every method, and collects all replies and notifications."""

    def __init__(self, core, shop):
        self.core, self.known = core, shop.known()

    def hear(self, method, params):
        """Returns all lines until the core answers the request, and the request's result."""
        self.core.send(request(method, params, "walk"))
        heard = ""
        while True:
            line = self.core.process.stdout.readline().decode()
            assert line, f"{method} ended the process"
            heard += line
            reply = json.loads(line)
            if reply.get("id") == "walk":
                return heard, reply.get("result")

    def walk(self, *effects):
        """Returns the replies of each method, called with each of its parameters, and the methods that succeeded."""
        heard, done = {}, set()
        known = self.known
        for name, method in METHODS.items():
            if name in NOT_CALLED or method["x-effect"] not in effects:
                continue
            for params in walk(method, known):
                text, result = self.hear(name, params)
                heard[name] = heard.get(name, "") + text
                done |= {name} if result is not None else set()
                if name == "views.create" and result:
                    known |= {f"views.{verb}/id": result["id"] for verb in ("update", "delete")}
        return heard, done

    def watch(self):
        """Opens live queries of all methods that read, and subscribes to events."""
        heard = {"events.subscribe": self.hear("events.subscribe", {})[0], "live.open": ""}
        known = self.known
        for name, method in METHODS.items():
            if method["x-effect"] == "read" and method["x-access"]["rule"] in ("department", "member"):
                query = {"method": name, "params": walk(method, known)[0]}
                heard["live.open"] += self.hear("live.open", {"query": query})[0]
        return heard


def test_costs_are_told_to_those_alone_who_may_see_them(data):
    with Core(data) as core:
        shop = Costly(core, PEOPLE)
        owner = Listener(core, shop)
        heard, _ = owner.walk("read", "session")
        heard |= owner.watch()
        told = {name for name, text in heard.items() if amounts(text)}
        # The owner must find the amounts in these methods. Otherwise their absence for other people would prove
        # nothing.
        assert told >= {
            "inventory.items.get", "inventory.items.list", "inventory.items.search", "inventory.items.find",
            "inventory.items.lookup", "inventory.items.history", "inventory.items.export", "inventory.stock.entries",
            "purchases.get", "purchases.list", "views.run", "live.open",
        }  # fmt: skip
    for name, sees in SEES.items():
        with Core(data) as core:
            sign_in(core, shop.company, name)
            listener = Listener(core, shop)
            heard, _ = listener.walk("read", "session")
            # Live queries of all methods, which the core runs again after each write. A run takes long, so only two
            # callers have them: one who sees no cost, and one who sees some.
            heard |= listener.watch() if name in ("worker", "seller") else {}
            written, done = listener.walk("write")
        for method, text in (heard | written).items():
            assert amounts(text) <= set(sees), (name, method)
        if name == "worker":
            mine = {one for one in METHODS if METHODS[one]["x-access"]["rule"] in ("department", "member")}
            assert {one for one in mine - done if METHODS[one]["x-effect"] == "write"} <= NOT_DONE
