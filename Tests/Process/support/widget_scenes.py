"""Helpers for the tests of widgets: places and their distances, hosts with the weather, and live queries."""

import itertools
import math
import unicodedata

from support.core import PATIENT, Core, request
from support.people import HOUR, START, at, clock

DAY = 24 * HOUR
QUARTER = 900_000
RADIUS = 6_371_008.8
OSLO = {"name": "Oslo", "latitude": 59.9139, "longitude": 10.7522}
LIMA = {"name": "Lima", "latitude": -12.0464, "longitude": -77.0428}
MEMBERS = ["id", "name", "latitude", "longitude", "region", "country", "timeZone"]
HOURLY = "host.weather.hourly"


# Places


def place(number=1, **more):
    """Returns a place that differs from those with other numbers."""
    return {"name": f"Place {number}", "latitude": 10 + number / 1000, "longitude": 20.5} | more


def spot(north, east, name="Here", **more):
    """Returns a place, in millionths of a degree north and east of latitude 0, longitude 0."""
    return {"name": name, "latitude": north / 1e6, "longitude": east / 1e6} | more


def metres(one, other):
    """Returns the haversine distance of two places on the mean sphere."""
    a, b, c, d = (
        math.radians(value) for value in (one["latitude"], other["latitude"], one["longitude"], other["longitude"])
    )
    half = math.sin((b - a) / 2) ** 2 + math.cos(a) * math.cos(b) * math.sin((d - c) / 2) ** 2
    return 2 * RADIUS * math.asin(min(1, math.sqrt(half)))


def folded(name):
    """Returns a name in the form in which names are compared: without case, accents and outer spaces."""
    return "".join(
        letter for letter in unicodedata.normalize("NFD", name).lower() if not "\u0300" <= letter <= "\u036f"
    ).strip()


def are_same(one, other):
    return folded(one["name"]) == folded(other["name"]) and metres(one, other) <= 100


def add(core, /, **place):
    return core.call("widgets.recents.add", **place)


def ids(places):
    return [place["id"] for place in places]


def recents(core):
    """Returns the recent places, the newest first."""
    found = core.call("widgets.recents.list")["recents"]
    return [{name: one[name] for name in MEMBERS} for one in found]


# Hosts


def core_at(data, now=START):
    """Starts a core whose first request has the instant. Each further line comes a millisecond later."""
    return Core(data, *clock(now))


def reply_to(asked, result):
    """Returns the host's reply. An exception stands for an error, which is its argument."""
    return {
        "jsonrpc": "2.0",
        "id": asked["id"],
        **({"error": result.args[0]} if isinstance(result, Exception) else {"result": result}),
    }


def asked_host(core, method, params, *answers):
    """Sends a request, and answers the core's requests to the host until the reply comes. Returns the reply, and the
    requests to the host."""
    core.send(request(method, params, "asked"))
    questions, left = [], iter(answers)
    while (line := core.receive()).get("id") != "asked":
        questions.append(line)
        result = next(left, None)
        if result is not None:
            core.send(reply_to(line, result))
    return line, questions


def provide(core, *capabilities):
    core.call("host.provide", capabilities=list(capabilities or [HOURLY]))


def locate(core, latitude=52.52, longitude=13.405):
    """Reports the device's location to the core. This takes three instants."""
    provide(core, "host.location.request")
    reply, _ = asked_host(core, "location.request", PATIENT, {"latitude": latitude, "longitude": longitude})
    return reply["result"]


def forecast(place, begin=START, values=range(48), unit="celsius", **more):
    """Returns the weather of the hours from `begin` on, as a host returns it."""
    hours = [
        {"at": at(begin + number * HOUR), "temperature": {"value": value, "unit": unit}, "condition": f"sky {number}"}
        for number, value in enumerate(values)
    ]
    return {"latitude": place["latitude"], "longitude": place["longitude"], "hours": hours} | more


def timeline(core, *answers, **params):
    reply, questions = asked_host(core, "widgets.timeline", PATIENT | params, *answers)
    assert "result" in reply, reply
    assert all(question["method"] == HOURLY for question in questions)
    core.questions = questions
    return reply["result"]


def reasons(answer):
    """Returns the fallbacks of a timeline, each with its error."""
    assert all(list(one) == ["reason", "message", "error"] and one["message"] for one in answer["fallbacks"])
    return [(one["reason"], one["error"]) for one in answer["fallbacks"]]


# Live queries


class Watched:
    """Live queries by name, each with its last result."""

    def __init__(self, core, **queries):
        self.core = core
        self.handles, self.shown = {}, {}
        for name, (method, params) in queries.items():
            opened = core.call("live.open", query={"method": method, "params": params})
            self.handles[opened["live"]], self.shown[name] = name, opened["result"]

    def changes(self):
        """Returns the new results since the last call of this method, by query."""
        found = {}
        for line in self.core.said():
            if line.get("method") == "live.changed":
                assert line["params"]["error"] is None
                found[self.handles[line["params"]["live"]]] = line["params"]["result"]
        self.shown |= found
        return found


numbers = itertools.count()


def once(core, method, /, **params):
    """Sends a write twice with one idempotency key, and then another request with the key. The second reply must equal
    the first one, and the third request must be refused."""
    key = f"key {next(numbers)}"
    first = core.call(method, **params, idempotencyKey=key)
    assert core.call(method, **params, idempotencyKey=key) == first
    assert core.refused("widgets.recents.add", **place(9999), idempotencyKey=key)["data"] == {"kind": "keyReused"}
    return first


def problems(core, method, params):
    """Returns the pointers of the problems with parameters."""
    error = core.ask(request(method, params))["error"]
    assert error["code"] == -32602 and error["data"]["kind"] == "invalidParams", error
    return [problem["pointer"] for problem in error["data"]["problems"]]
