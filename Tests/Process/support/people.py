"""Helpers for the tests of access: ids and instants, people who sign in, the content of stores, shared companies, and
many requests in one write."""

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

from support.clouds import CloudFile
from support.core import PATIENCE, run
from support.shares import Account

NEVER = "01900000-0000-7000-8000-000000000000"
BUILT_IN = {"inventory": 1, "orders": 2, "dispatch": 4, "contacts": 8, "viewing": 16}
PRESETS = {"sales": (26, 0), "warehouse": (5, 0), "management": (15, 15), "viewer": (16, 0)}
START = 1_767_225_600_000
HOUR = 3_600_000
COST = {"amount": 1890, "currency": "EUR"}
CLERK = ("clerk", {"preset": "warehouse"})
PARTNER = ("partner", {"isOwner": True})


def at(milliseconds):
    """Returns an instant, in milliseconds since 1970, in the form of --clock and of the wire."""
    moment = datetime.datetime.fromtimestamp(milliseconds // 1000, datetime.timezone.utc)
    return f"{moment:%Y-%m-%dT%H:%M:%S}.{milliseconds % 1000:03}Z"


def clock(milliseconds):
    """Returns the options of a process whose first request has this instant. Each further request comes a millisecond
    later."""
    return "--clock", at(milliseconds), "--seed", "1"


def instant(text):
    """Returns an instant of the wire in milliseconds since 1970."""
    return round(datetime.datetime.fromisoformat(text).timestamp() * 1000)


def blob(id):
    return uuid.UUID(id).bytes


def rows(path, query, *values):
    """Returns the rows of a query in a store. A running process locks the store, so the query reads a copy. The copy is
    made while the process writes nothing."""

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


def share(donor, data, company, is_seen=True, isOwner=False, begun=None, **rights):
    """Shares a company of one data directory with the account of another one, and returns that account. Both
    directories are connected to a container meanwhile. If this is the first container of a directory, its account gets
    another id. Without `is_seen`, the account takes part but has no access record, and so may not see the company.

    `begun` is the instant of a repeatable run, in milliseconds.
    """
    cloud = CloudFile(data.with_name("cloud.sqlite"))

    def begin(directory, account, seed):
        repeatable = () if begun is None else ("--clock", at(begun), "--seed", seed)
        return cloud.core(directory, account, *repeatable)

    with begin(donor, "ada", "2") as owner, begin(data, "bo", "3") as participant:
        before = owner.call("companies.get", company=company)
        if before["tier"] == "free":
            owner.call("companies.setTier", company=company, tier="business")
        owner.call("sharing.create", company=company)
        invited = owner.call("sharing.invite", company=company, **{"as": "bo"}, **{"deptMask": 0} | rights)
        participant.call("sharing.accept", url=invited["url"])
        exchange(owner, participant)
        account = participant.call("access.whoami")["account"]
        if isOwner:
            owner.call("access.grant", company=company, user=account, isOwner=True)
        if not is_seen:
            take_access_away(cloud, company, account)
        # Sharing needs a paid tier. Afterwards the company gets its former tier back.
        if before["tierSource"] == "entitlements":
            owner.call("companies.followEntitlements", company=company)
        elif before["tier"] == "free":
            owner.call("companies.setTier", company=company, tier="free")
        exchange(owner, participant)
        stores = {one["id"]: one["store"] for one in participant.call("companies.list", limit=200)["items"]}
        assert stores.get(company) == ("shared" if is_seen else None)
        for core in (owner, participant):
            core.call("sync.disconnect")
    assert rows(data / "shared.sqlite", "SELECT 1 FROM companies WHERE id = ?", blob(company))
    return account


def exchange(*cores):
    """Runs one cycle of each device, and one more of the first device, which fetches what the others have sent."""
    for core in (*cores, cores[0]):
        status = core.call("sync.now", wait=True)
        assert [store["error"] for store in status["stores"]] == [None] * len(status["stores"]), status


def take_access_away(cloud, company, user):
    """Deletes a person's access record in the container, as the owner. The person still takes part in the share."""
    with Account(cloud, "ada", company) as owner:
        (number,) = [
            id
            for id, record in owner.records().items()
            if record["recordType"] == "AccessControl" and record["fields"]["userID"]["value"] == user
        ]
        deletion = {"recordName": number, "recordType": "AccessControl", "zone": owner.zone}
        assert owner.sent([], [deletion]) is None


def put_into_both_stores(data):
    """Copies the companies of the private store, with their access records, into the shared store, which it creates.
    Sharing never does this. Only a program from before sharing could leave a company in both stores."""
    path = data / "shared.sqlite"
    path.touch(mode=0o600)
    # The core creates the tables in the empty file.
    done = run("--data", str(data))
    assert done.returncode == 0, done.stderr
    for table in ("companies", "access_records"):
        for row in rows(data / "private.sqlite", f"SELECT * FROM {table}"):
            write(
                path,
                f"INSERT INTO {table} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})",
                *row.values(),
            )


def pipeline(core, lines):
    """Sends all lines in one write. Returns the replies in the order of arrival. Notifications of the core are added to
    `core.aside`."""
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
    """Creates a company whose owner is signed in, with further users (a name, and rights) who have credentials. Returns
    its id, and the users by name."""
    company = core.call("companies.create", **({"name": "Corner Shop"} | details))["id"]
    return company, staff(core, company, *others, owner=owner)


def staff(core, company, *others, owner="owner"):
    """Gives a company's owner credentials, signs the owner in, and adds further users. Returns the users by name."""
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
