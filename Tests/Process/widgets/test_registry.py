"""The registry: an id leads to its place forever, whatever happens in between. The database itself refuses changes."""

import contextlib
import math
import random
import sqlite3
import uuid

import pytest

from support.core import Core, request
from support.people import HOUR, START, blob, clock, rows
from support.widget_scenes import LIMA, OSLO, add, are_same, core_at, ids, metres, place, recents, spot

TABLE = "widget_places"


@pytest.fixture
def closed(data):
    """A device with two places whose process has ended: the store, the places, and the rows of its registry."""
    with core_at(data) as core:
        places = [add(core, **OSLO, country="NO"), add(core, **LIMA)]
    store = data / "device.sqlite"
    return store, places, rows(store, f"SELECT * FROM {TABLE} ORDER BY row")


STATEMENTS = [
    f"UPDATE {TABLE} SET name = 'Elsewhere'",
    f"UPDATE {TABLE} SET name = name",
    f"UPDATE {TABLE} SET id = randomblob(16) WHERE name = 'Oslo'",
    f"UPDATE {TABLE} SET latitude = 0, longitude = 0 WHERE name = 'Oslo'",
    f"UPDATE {TABLE} SET row = row + 100",
    f"UPDATE {TABLE} SET region = 'R'",
    f"UPDATE {TABLE} SET timeZone = NULL",
    f"UPDATE {TABLE} SET createdAt = 0",
    f"UPDATE {TABLE} SET words = ''",
    f"UPDATE OR REPLACE {TABLE} SET id = (SELECT id FROM {TABLE} WHERE name = 'Lima')",
    f"UPDATE OR IGNORE {TABLE} SET country = 'SE'",
    f"DELETE FROM {TABLE}",
    f"DELETE FROM {TABLE} WHERE name = 'Oslo'",
    f"DELETE FROM {TABLE} WHERE id = (SELECT id FROM {TABLE} LIMIT 1)",
]
REPLACEMENTS = [
    # Replacements that find the existing row by the id, by the row number, or by both.
    "REPLACE INTO {table} ({names}) VALUES ({values})",
    "INSERT OR REPLACE INTO {table} ({names}) VALUES ({values})",
    "INSERT INTO {table} ({names}) VALUES ({values}) ON CONFLICT DO UPDATE SET name = 'Elsewhere'",
    "INSERT INTO {table} ({names}) VALUES ({values}) ON CONFLICT (id) DO UPDATE SET latitude = 0",
]


def is_unharmed(data, store, places, before):
    assert rows(store, f"SELECT * FROM {TABLE} ORDER BY row") == before
    with core_at(data, START + HOUR) as core:
        assert core.call("widgets.entities.get", ids=ids(places)) == {"places": places}


@pytest.mark.parametrize("recursive", [False, True])
def test_the_database_refuses_changes(data, closed, recursive):
    store, places, before = closed
    with contextlib.closing(sqlite3.connect(store)) as database:
        database.execute(f"PRAGMA recursive_triggers = {int(recursive)}")
        for statement in STATEMENTS:
            with pytest.raises(sqlite3.IntegrityError), database:
                assert not database.execute(statement).rowcount, statement
        for statement in REPLACEMENTS:
            for known in ({"id", "row"}, {"id"}, {"row"}):
                row = dict(before[0]) | {"name": "Elsewhere"}
                row |= {} if "id" in known else {"id": uuid.uuid4().bytes}
                row |= {} if "row" in known else {"row": 999}
                with pytest.raises(sqlite3.IntegrityError), database:
                    database.execute(
                        statement.format(table=TABLE, names=", ".join(row), values=", ".join("?" * len(row))),
                        list(row.values()),
                    )
        # The row number is left out, as in the core's own statement.
        row = dict(before[0]) | {"name": "Elsewhere"}
        del row["row"]
        for statement in REPLACEMENTS:
            with pytest.raises(sqlite3.IntegrityError), database:
                database.execute(
                    statement.format(table=TABLE, names=", ".join(row), values=", ".join("?" * len(row))),
                    list(row.values()),
                )
    is_unharmed(data, *closed)


def test_a_new_row_is_let_in(closed):
    """The rules that refuse changes allow new rows."""
    store, _, before = closed
    row = dict(before[0]) | {"id": uuid.uuid4().bytes, "row": before[-1]["row"] + 1, "name": "Third"}
    with contextlib.closing(sqlite3.connect(store)) as database, database:
        database.execute(
            f"INSERT INTO {TABLE} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", list(row.values())
        )
    assert len(rows(store, f"SELECT * FROM {TABLE}")) == 3


def test_what_is_kept_is_what_was_answered(closed):
    _, places, before = closed
    assert [bytes(row["id"]) for row in before] == [blob(one["id"]) for one in places]
    assert [row["name"] for row in before] == ["Oslo", "Lima"] and [row["createdAt"] for row in before] == [
        START,
        START + 1,
    ]


# Random sequences against a model


class Model:
    """The model of the contract. Where the contract leaves a choice, the model has every allowed place."""

    def __init__(self):
        self.registry, self.recents = {}, []

    def nearest(self, given, among):
        same = [one for one in among if are_same(one, given)]
        least = min((metres(one, given) for one in same), default=None)
        # Floating-point distances of equally near places may differ slightly.
        return [one for one in same if math.isclose(metres(one, given), least, abs_tol=1e-6)]

    def expected(self, given, id=None):
        """Returns the ids that are allowed in a reply; no id means a new one. An imported id may be used if the recents
        have no such place."""
        known = [self.registry[one] for one in self.recents if are_same(self.registry[one], given)]
        return ids(known) or ids(self.nearest(given, self.registry.values())[:1]) + ([id] if id else [])

    def use(self, id):
        self.recents = [id, *(one for one in self.recents if one != id)][:20]

    def add(self, given, answered, id=None):
        expected = self.expected(given, id)
        if expected:
            assert answered["id"] in expected
        else:
            assert answered["id"] not in self.registry and {name: answered[name] for name in given} == given
        assert self.registry.setdefault(answered["id"], answered) == answered
        self.use(answered["id"])

    def bring(self, given, answered):
        """Imports places, the last one first. Each is registered if its id is new, and added to the recents."""
        for one, answer in reversed(list(zip(given, answered))):
            place = one
            if "id" in one:
                place = self.registry.setdefault(one["id"], {"region": None, "country": None, "timeZone": None} | one)
            self.add({name: place[name] for name in ("name", "latitude", "longitude")}, answer, one.get("id"))


class Life:
    """A device: a core on one directory that is ended, killed and started again, each time hours later."""

    def __init__(self, data, seed):
        self.data, self.chance, self.model = data, random.Random(seed), Model()
        self.now, self.core, self.companies = START, None, []

    def begin(self):
        self.now += HOUR
        self.core = Core(self.data, *clock(self.now))

    def end(self, kill):
        if kill:
            self.core.process.kill()
            self.core.process.wait()
            self.core.process.stdin.close()
            self.core.process.stdout.close()
            self.core.process.stderr.close()
        else:
            assert self.core.close() == 0

    def some(self):
        """Returns one of a few places, so that many are the same or nearly the same. Some are at the date line."""
        name = self.chance.choice(["Home", "Work", "home", "Café"])
        north, east = (
            self.chance.randrange(-2000, 2000, 7),
            self.chance.choice([0, 0, 179_999_900, -179_999_900]) + self.chance.randrange(-100, 100),
        )
        return spot(north, east if abs(east) <= 180_000_000 else 180_000_000, name)

    def imported(self):
        chance = self.chance
        known = list(self.model.registry)
        ids = [
            dict,
            lambda: {"id": str(uuid.UUID(int=chance.getrandbits(128), version=4))},
            lambda: {"id": chance.choice(known)} if known else {},
        ]
        return [self.some() | chance.choice(ids)() for _ in range(chance.choice([1, 2, 5, 30]))]

    def step(self):
        core, chance, model = self.core, self.chance, self.model
        act = chance.random()
        if act < 0.55:
            given = self.some()
            model.add(given, add(core, **given))
        elif act < 0.67 and model.registry:
            id = chance.choice(list(model.registry) + model.recents)
            assert core.call("widgets.recents.remove", id=id) == {"removed": id in model.recents}
            model.recents = [one for one in model.recents if one != id]
        elif act < 0.70:
            assert core.call("widgets.recents.clear") == {"removed": len(model.recents)}
            model.recents = []
        elif act < 0.82:
            given = self.imported()
            model.bring(given, core.call("widgets.recents.import", places=given)["places"])
        elif act < 0.9:
            if len(self.companies) < 3:
                self.companies.append(core.call("companies.create", name=f"C{len(self.companies)}")["id"])
            core.call("companies.select", company=chance.choice([*self.companies, None]))
        elif act < 0.93:
            core.refused("widgets.recents.add", name="", latitude=0, longitude=0)
            core.refused("widgets.recents.import", places=[self.some(), {"id": "x"}])
        else:
            self.end(kill=chance.random() < 0.5)
            self.begin()

    def check(self):
        assert ids(recents(self.core)) == self.model.recents
        known = list(self.model.registry)
        for first in range(0, len(known), 1000):
            part = known[first : first + 1000]
            assert self.core.call("widgets.entities.get", ids=part) == {
                "places": [self.model.registry[id] for id in part]
            }


@pytest.mark.parametrize("seed", [*range(3), *(pytest.param(seed, marks=pytest.mark.full) for seed in range(3, 60))])
def test_an_id_stands_for_its_place_for_ever(data, seed):
    life = Life(data, seed)
    life.begin()
    for step in range(80):
        life.step()
        if step % 10 == 0:
            life.check()
    life.check()
    life.end(kill=True)
    life.begin()
    life.check()
    life.end(kill=False)


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.full) for seed in (1, 2))])
def test_what_was_answered_before_a_kill_in_the_middle_is_there(data, seed):
    """The test sends many adds, and kills the core before it has read all of them."""
    chance = random.Random(seed)
    known = {}
    for round in range(4):
        with core_at(data, START + round * HOUR) as core:
            numbers = [chance.randrange(300) for _ in range(400)]
            core.send(*(request("widgets.recents.add", place(number), number) for number in numbers))
            for _ in range(chance.randrange(1, 400)):
                reply = core.receive()
                assert known.setdefault(reply["id"], reply["result"]) == reply["result"]
            core.process.kill()
            core.process.wait()
    with core_at(data, START + 10 * HOUR) as core:
        assert core.call("widgets.entities.get", ids=ids(known.values())) == {"places": list(known.values())}
        for number in chance.sample(sorted(known), 20):
            assert add(core, **place(number)) == known[number]
        assert len(recents(core)) == 20
    stored = rows(data / "device.sqlite", f"SELECT id, name FROM {TABLE}")
    assert len(stored) == len({row["name"] for row in stored}) == len({bytes(row["id"]) for row in stored})
