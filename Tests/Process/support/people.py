"""What the tests of access share: ids and instants, people who sign in, a look into the stores,
companies shared by hand, many requests in one write."""

import contextlib
import datetime
import hashlib
import json
import pathlib
import sqlite3
import tempfile
import threading
import unicodedata
import uuid

from support.core import PATIENCE, run

NEVER = "01900000-0000-7000-8000-000000000000"
BUILT_IN = {"inventory": 1, "orders": 2, "dispatch": 4, "contacts": 8, "viewing": 16}
PRESETS = {"sales": (26, 0), "warehouse": (5, 0), "management": (15, 15), "viewer": (16, 0)}
START = 1_767_225_600_000
HOUR = 3_600_000
COST = {"amount": 1890, "currency": "EUR"}
CLERK = ("clerk", {"preset": "warehouse"})
PARTNER = ("partner", {"isOwner": True})


def at(milliseconds):
    """An instant as --clock and the wire write it, from milliseconds since 1970."""
    moment = datetime.datetime.fromtimestamp(milliseconds // 1000, datetime.timezone.utc)
    return f"{moment:%Y-%m-%dT%H:%M:%S}.{milliseconds % 1000:03}Z"


def clock(milliseconds):
    """The options of a process whose first request has this instant; each further one comes a millisecond later."""
    return "--clock", at(milliseconds), "--seed", "1"


def instant(text):
    """The milliseconds of an instant of the wire."""
    return round(datetime.datetime.fromisoformat(text).timestamp() * 1000)


def blob(id):
    return uuid.UUID(id).bytes


def rows(path, query, *values):
    """What a query finds in a store. A process that holds it lets nobody else in, so a copy is asked,
    taken when nothing is being written."""

    def content():
        log = path.with_name(f"{path.name}-wal")
        return path.read_bytes(), log.read_bytes() if log.exists() else b""

    before, now = None, content()
    while before != now:
        before, now = now, content()
    with tempfile.TemporaryDirectory() as directory:
        copy = pathlib.Path(directory) / "copy.sqlite"
        copy.write_bytes(now[0])
        copy.with_name("copy.sqlite-wal").write_bytes(now[1])
        with contextlib.closing(sqlite3.connect(copy)) as database:
            database.row_factory = sqlite3.Row
            return [dict(row) for row in database.execute(query, values)]


def write(path, statement, *values):
    """Changes a store between two runs of the process."""
    with contextlib.closing(sqlite3.connect(path)) as database, database:
        database.execute(statement, values)


def make_shared_store(data):
    """Makes the shared store, as will be done when something is shared for the first time. The core gives an
    empty one its tables."""
    path = data / "shared.sqlite"
    if not path.exists():
        path.touch(mode=0o600)
        done = run("--data", str(data))
        assert done.returncode == 0, done.stderr
    return path


def share(donor, data, company, account=None, **rights):
    """Puts a company of another data directory into the shared store of this one, with its items and access records,
    as accepting a share will. With `account`, it gets an access record, too; without one, it
    may not see the company."""
    with (
        contextlib.closing(sqlite3.connect(donor / "private.sqlite")) as source,
        contextlib.closing(sqlite3.connect(make_shared_store(data))) as target,
        target,
    ):
        for table, column in (("companies", "id"), ("access_records", "company"), ("items", "company")):
            found = source.execute(f"SELECT * FROM {table} WHERE {column} = ?", (blob(company),))
            names = [one[0] for one in found.description]
            kept = [dict(zip(names, values)) for values in found]
            assert kept or table == "items"
            if table == "access_records" and account:
                record = (
                    kept[-1]
                    | {"id": uuid.uuid4().bytes, "user": blob(account), "isOwner": 0, "isFounder": 0, "deptMask": 0}
                    | {"managerMask": 0}
                    | rights
                )
                kept.append(record | {"row": max(one["row"] for one in kept) + 1} if "row" in record else record)
            for row in kept:
                target.execute(
                    f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})",
                    [row[name] for name in names],
                )


def pipeline(core, lines):
    """Sends all lines in one write, and answers the replies in the order in which they come;
    what the core says unasked goes to `core.aside`."""
    raw = b"".join((line if isinstance(line, bytes) else json.dumps(line).encode()) + b"\n" for line in lines)

    def feed():
        core.process.stdin.write(raw)
        core.process.stdin.flush()

    writer = threading.Thread(target=feed, daemon=True)
    guard = threading.Timer(PATIENCE, core.process.kill)
    guard.start()
    writer.start()
    replies = []
    try:
        while len(replies) < len(lines):
            line = core.receive()
            (core.aside if "method" in line else replies).append(line)
    finally:
        guard.cancel()
    writer.join()
    return replies


def password_of(name):
    return f"password of {name}"


def sign_in(core, company, name):
    return core.call("access.signIn", company=company, username=name, password=password_of(name))


def staffed(core, *others, owner="owner", **details):
    """A company with its owner signed in, and further users (a name, and rights) with credentials. Answers its id,
    and users by name."""
    company = core.call("companies.create", **({"name": "Corner Shop"} | details))["id"]
    return company, staff(core, company, *others, owner=owner)


def staff(core, company, *others, owner="owner"):
    """Gives a company's owner credentials, signs them in, and lets further users in. Answers users by name."""
    core.call("companies.setTier", company=company, tier="business")
    users = {owner: core.call("access.whoami", company=company)["user"]}
    core.call("access.credentials.create", company=company, username=owner, password=password_of(owner))
    sign_in(core, company, owner)
    for name, rights in others:
        users[name] = core.call("access.grant", company=company, **rights)["user"]
        core.call(
            "access.credentials.create", company=company, user=users[name], username=name, password=password_of(name)
        )
    return users


def credentials(data, username):
    (row,) = rows(data / "private.sqlite", "SELECT * FROM credentials WHERE username = ?", username)
    return row


def is_hash_of(row, password):
    found = hashlib.scrypt(
        unicodedata.normalize("NFC", password).encode(),
        salt=row["salt"],
        n=row["n"],
        r=row["r"],
        p=row["p"],
        maxmem=1 << 30,
        dklen=32,
    )
    return row["kdf"] == "scrypt" and found == row["hash"]
