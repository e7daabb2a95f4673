"""A participant signs in to a shared company with credentials of their own, which no other account has."""

import contextlib
import json
import sqlite3
import subprocess

import pytest

from support.container import Container
from support.core import PATIENCE, Core, item, request, serve, until

PASSWORD = "a planted word for tests"
OTHER = "another planted word"


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch):
    monkeypatch.setenv("MAINSPRING_QUICK_PASSWORDS", "1")


def create(core, shop, username="bo", password=PASSWORD, **more):
    return core.call("access.credentials.create", company=shop, username=username, password=password, **more)


def sign_in(core, shop, username="bo", password=PASSWORD):
    return core.call("access.signIn", company=shop, username=username, password=password)


def refusal(core, method, **params):
    return core.refused(method, **params)["data"]


def kept(cloud, account):
    """Returns the usernames of an account's credentials in a container."""
    with Container(cloud, "--account", account) as container:
        if {"name": "account"} not in container.zones()["zones"]:
            return []
        found = container.changes(zone={"name": "account"})["records"]
        return [one["fields"]["username"]["value"] for one in found if one["recordType"] == "UserPass"]


@pytest.mark.parametrize(
    "rights",
    [
        {"preset": "warehouse"},
        {"preset": "viewer"},
        {"preset": "management", "permission": "readOnly"},
        {"deptMask": 0},
    ],
)
def test_a_participant_makes_their_own_whatever_they_hold(accounts, shop, rights):
    accounts.join(shop, "bo", **rights)
    accounts.join(shop, "cy")
    accounts.settle()
    ada, bo = accounts["ada"], accounts["bo"]
    assert bo.call("access.check", company=shop, method="access.credentials.create")["allowed"]
    made = create(bo, shop)
    assert made["user"] == bo.call("access.whoami", company=shop)["account"]
    assert refusal(bo, "inventory.items.list", company=shop) == {"kind": "signInRequired"}
    assert bo.call("access.check", company=shop, method="access.credentials.create")["reason"] == "signInRequired"
    assert sign_in(bo, shop)["signIn"] == "done"
    assert refusal(bo, "access.credentials.create", company=shop, username="two", password=OTHER)["kind"] == "duplicate"
    if "deptMask" not in rights:
        bo.call("inventory.items.list", company=shop)
    # The credentials hold on each device of this account, and on no device of another account.
    accounts.sync("bo", "bo/2")
    assert refusal(accounts["bo/2"], "inventory.items.list", company=shop)["kind"] == "signInRequired"
    sign_in(accounts["bo/2"], shop)
    accounts.settle()
    for other in (ada, accounts["cy"]):
        assert other.call("access.whoami", company=shop)["signIn"] == "unneeded"
        people = other.call("access.people", company=shop)["items"]
        assert "bo" not in [one.get("username") for one in people], people


def test_nobody_makes_those_of_others(accounts, shop):
    for name in ("bo", "cy"):
        accounts.join(shop, name)
        user = accounts[name].call("access.whoami", company=shop)["user"]
        if name == "bo":
            accounts.settle()
            accounts["ada"].call("access.grant", company=shop, user=user, isOwner=True)
    accounts.settle()
    bo = accounts["bo"]
    params = {"company": shop, "user": user}
    error = refusal(bo, "access.credentials.create", **params, username="cy", password=PASSWORD)
    assert error == {"kind": "forbidden", "needs": {"rule": "store", "store": "private"}}
    create(bo, shop, user=bo.call("access.whoami", company=shop)["user"])
    sign_in(bo, shop)
    error = refusal(bo, "access.credentials.resetPassword", **params, newPassword=OTHER)
    assert error == {"kind": "forbidden", "needs": {"rule": "store", "store": "private"}}


def test_an_owner_can_ask_everybody_for_them(accounts, shop):
    ada = accounts["ada"]
    accounts.join(shop, "bo", preset="warehouse")
    accounts.settle()
    bo = accounts["bo"]
    live = bo.call("live.open", query={"method": "access.whoami", "params": {"company": shop}})
    assert live["result"]["signIn"] == "unneeded"
    ada.call("companies.update", company=shop, changes={"settings": {"requireCredentials": True}})
    assert ada.call("access.whoami", company=shop)["signIn"] == "unneeded"
    accounts.sync("ada", "bo")
    told = [line["params"]["result"]["signIn"] for line in bo.said() if line["method"] == "live.changed"]
    assert told[-1] == "create"
    for method in ("companies.get", "inventory.items.list", "sharing.get"):
        assert refusal(bo, method, company=shop) == {"kind": "signInRequired", "create": True}
    assert refusal(bo, "inventory.items.create", company=shop, **item(1)) == {"kind": "signInRequired", "create": True}
    who = bo.call("access.whoami", company=shop)
    assert (who["signIn"], who["user"], who["role"], who["deptMask"]) == ("create", None, None, 0)
    allowed = {one["method"]: one for one in bo.call("access.allowed", company=shop)["methods"]}
    assert allowed["access.credentials.create"]["allowed"]
    assert allowed["inventory.items.list"]["reason"] == "signInRequired"
    assert refusal(bo, "access.signIn", company=shop, username="bo", password=PASSWORD)["kind"] == "signInFailed"
    create(bo, shop)
    assert refusal(bo, "companies.get", company=shop) == {"kind": "signInRequired"}
    sign_in(bo, shop)
    bo.call("inventory.items.create", company=shop, **item(1))
    # A user who has created credentials must still sign in. Users who have none need not create them any more.
    accounts.join(shop, "cy")
    assert accounts["cy"].call("access.whoami", company=shop)["signIn"] == "create"
    ada.call("companies.update", company=shop, changes={"settings": {"requireCredentials": False}})
    accounts.sync("ada", "bo", "cy")
    assert accounts["cy"].call("access.whoami", company=shop)["signIn"] == "unneeded"
    assert bo.call("access.whoami", company=shop)["signIn"] == "done"


def test_who_waits_for_credentials_may_leave(accounts, shop):
    accounts["ada"].call("companies.update", company=shop, changes={"settings": {"requireCredentials": True}})
    accounts.join(shop, "bo")
    assert accounts["bo"].call("access.whoami", company=shop)["signIn"] == "create"
    accounts["bo"].call("sharing.leave", company=shop)
    assert accounts["bo"].call("companies.list")["items"] == []


def test_a_password_is_changed_by_who_is_signed_in(accounts, shop):
    accounts.join(shop, "bo", preset="viewer")
    bo = accounts["bo"]
    change = {"company": shop, "password": PASSWORD, "newPassword": OTHER}
    assert refusal(bo, "access.credentials.changePassword", **change)["kind"] == "notFound"
    create(bo, shop)
    assert refusal(bo, "access.credentials.changePassword", **change) == {"kind": "signInRequired"}
    sign_in(bo, shop)
    bo.call("access.credentials.changePassword", **change)
    bo.call("access.signOut", company=shop)
    assert refusal(bo, "access.signIn", company=shop, username="bo", password=PASSWORD)["kind"] == "signInFailed"
    sign_in(bo, shop, password=OTHER)


@pytest.mark.parametrize("end", ["leave", "remove", "revoke", "delete"])
def test_they_go_with_the_company(accounts, shop, end):
    accounts.join(shop, "bo", preset="warehouse")
    ada, bo = accounts["ada"], accounts["bo"]
    create(bo, shop)
    sign_in(bo, shop)
    accounts.sync("bo", "bo/2")
    assert kept(accounts.cloud, "bo") == ["bo"]
    if end == "leave":
        bo.call("sharing.leave", company=shop)
    elif end == "remove":
        (_, participant) = ada.call("sharing.participants.list", company=shop)["items"]
        ada.call("sharing.participants.remove", company=shop, participant=participant["id"])
    elif end == "revoke":
        ada.call("sharing.revoke", company=shop)
    else:
        ada.call("companies.delete", company=shop, confirm="Shop")
    accounts.sync("ada", "bo", "bo/2", "bo", "bo/2")
    assert kept(accounts.cloud, "bo") == []
    for name in ("bo", "bo2"):
        accounts.kill("bo" if name == "bo" else "bo/2").close()
        with contextlib.closing(sqlite3.connect(accounts.folder / name / "private.sqlite")) as store:
            for table in ("credentials", "sessions", "sign_in_failures"):
                assert store.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
    del accounts.cores["bo"], accounts.cores["bo/2"]
    if end == "leave":
        # A participant who comes again begins anew.
        accounts.join(shop, "bo", preset="warehouse")
        assert accounts["bo"].call("access.whoami", company=shop)["signIn"] == "unneeded"


def test_a_lost_password_is_replaced_where_the_cloud_knows_the_account(accounts, shop):
    accounts.join(shop, "bo", preset="viewer")
    accounts.settle()
    bo = accounts["bo"]
    recover = {"company": shop, "newPassword": OTHER}
    assert refusal(bo, "access.credentials.recover", **recover)["kind"] == "notFound"
    create(bo, shop)
    sign_in(bo, shop)
    accounts.sync("bo", "bo/2")
    sign_in(accounts["bo/2"], shop)
    assert bo.call("access.credentials.recover", **recover)["username"] == "bo"
    assert refusal(bo, "inventory.items.list", company=shop) == {"kind": "signInRequired"}
    assert refusal(bo, "access.signIn", company=shop, username="bo", password=PASSWORD)["kind"] == "signInFailed"
    sign_in(bo, shop, password=OTHER)
    accounts.sync("bo", "bo/2")
    assert refusal(accounts["bo/2"], "inventory.items.list", company=shop)["kind"] == "signInRequired"
    sign_in(accounts["bo/2"], shop, password=OTHER)
    # This way does not work for a company of one's own.
    own = bo.call("companies.create", name="Own", credentials={"username": "bo", "password": PASSWORD})["id"]
    error = refusal(bo, "access.credentials.recover", company=own, newPassword=OTHER)
    assert error["problems"][0]["pointer"] == "/company"
    assert bo.call("access.check", company=own, method="access.credentials.recover")["reason"] == "notShared"
    bo.call("companies.select", company=None)
    assert refusal(bo, "access.credentials.recover", newPassword=OTHER)["kind"] == "noCompany"


def test_whoever_cancels_keeps_the_old_password(accounts, shop):
    accounts.join(shop, "bo", preset="viewer")
    bo = accounts["bo"]
    create(bo, shop)
    bo.send(
        request("access.credentials.recover", {"company": shop, "newPassword": OTHER}, "lost"),
        request("rpc.cancel", {"id": "lost"}, "cancel"),
    )
    replies = {one["id"]: one for one in (bo.receive(), bo.receive())}
    assert replies["cancel"]["result"] == {"cancelled": 1} and replies["lost"]["error"]["code"] == -32800
    accounts.sync("bo")
    sign_in(bo, shop)


def test_those_of_two_devices_settle(accounts, shop):
    """Each device has created credentials while the other was disconnected. After sync, both have the same, and send
    nothing more."""
    accounts.join(shop, "bo", preset="viewer")
    accounts.sync("bo", "bo/2")
    devices = [accounts["bo"], accounts["bo/2"]]
    for core in devices:
        core.call("sync.disconnect")
    for core, (name, word) in zip(devices, (("one", PASSWORD), ("two", OTHER)), strict=True):
        create(core, shop, name, word)
    for name in ("bo", "bo/2"):
        accounts.reconnect(name)
    for _ in range(3):
        accounts.sync("bo", "bo/2")

    def tags():
        with Container(accounts.cloud, "--account", "bo") as container:
            records = container.changes(zone={"name": "account"})["records"]
        return sorted((one["recordType"], one["recordName"], one["recordChangeTag"]) for one in records)

    # A conflict line shows that the credentials of one device were discarded. The line does not have their values.
    before = tags()
    assert {type for type, _, _ in before} == {"UserPass", "Conflicts"}
    assert len(kept(accounts.cloud, "bo")) == 1
    for _ in range(3):
        accounts.sync("bo", "bo/2")
    assert tags() == before
    pairs = (("one", PASSWORD), ("two", OTHER), ("one", OTHER), ("two", PASSWORD))
    works = [
        [
            pair
            for pair in pairs
            if "result"
            in core.ask(request("access.signIn", {"company": shop, "username": pair[0], "password": pair[1]}))
        ]
        for core in devices
    ]
    assert works[0] == works[1] and len(works[0]) == 1
    for core in devices:
        told = core.call("sync.conflicts.list", company=shop)["items"]
        assert {(one["type"], one["field"], one["local"], one["server"]) for one in told} == {
            ("credential", field, None, None) for field in ("username", "password")
        }
        found, more = [], {}
        while more is not None:
            page = core.call("sync.conflicts.list", company=shop, limit=1, **more)
            assert len(page["items"]) == 1
            found += page["items"]
            more = page["next"] and {"after": page["next"]}
        assert found == told
    resolved_by_the_participant(accounts, shop, told)


def resolved_by_the_participant(accounts, shop, lines):
    """A participant who may only read resolves the lines about their own credentials, on all of their devices, and no
    other lines."""
    bo, other = accounts["bo"], accounts["bo/2"]
    # A participant can't resolve the owner's lines. The refusal does not show which lines there are.
    for params in ({"id": shop}, {"record": shop}):
        refused = refusal(bo, "sync.conflicts.resolve", company=shop, take="local", **params)
        assert refused == {"kind": "forbidden", "needs": {"rule": "owner"}}
    line = lines[0]
    wrong = "local" if line["kept"] == "server" else "server"
    (problem,) = refusal(bo, "sync.conflicts.resolve", company=shop, id=line["id"], take=wrong)["problems"]
    assert problem["pointer"] == "/take"
    (done,) = bo.call("sync.conflicts.resolve", company=shop, id=line["id"], take=line["kept"])["conflicts"]
    assert done["id"] == line["id"] and done["resolvedAt"]
    rest = bo.call("sync.conflicts.resolve", company=shop, record=line["record"], take=line["kept"])["conflicts"]
    assert {one["id"] for one in [done, *rest]} == {one["id"] for one in lines}
    for _ in range(3):
        accounts.sync("bo", "bo/2", "ada")
    for core in (bo, other):
        assert core.call("sync.conflicts.list", company=shop, resolved=False)["items"] == []
        assert len(core.call("sync.conflicts.list", company=shop, resolved=True)["items"]) == len(lines)
    # These conflict lines are in no other account's zone.
    assert accounts["ada"].call("sync.conflicts.list", company=shop)["items"] == []


def test_what_was_answered_when_they_were_made_goes_with_them(accounts, shop):
    accounts.join(shop, "bo", preset="viewer")
    bo = accounts["bo"]
    key = {"idempotencyKey": "mine"}
    assert create(bo, shop, **key) == create(bo, shop, **key)
    bo.call("access.signIn", company=shop, username="bo", password=PASSWORD)
    bo.call("sharing.leave", company=shop)
    accounts.sync("ada")
    accounts.join(shop, "bo", preset="viewer")
    create(bo, shop, **key)
    sign_in(bo, shop)


def test_it_is_answered_though_the_input_ends(accounts, shop):
    """This holds even if the core has not asked the cloud for the account yet."""
    accounts.join(shop, "bo", preset="viewer")
    create(accounts["bo"], shop)
    accounts.cores.pop("bo").close()
    lines = [
        request("access.credentials.recover", {"company": shop, "newPassword": OTHER}),
        request("system.ping", id=2),
    ]
    sent = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
    command = accounts.cloud.command(accounts.folder / "bo", "bo")
    done = subprocess.run(command, input=sent, capture_output=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    replies = {one["id"]: one for one in map(json.loads, done.stdout.splitlines())}
    assert replies[1]["result"]["username"] == "bo", replies
    sign_in(accounts["bo"], shop, password=OTHER)


def test_without_the_cloud_no_password_is_replaced(accounts, shop):
    accounts.join(shop, "bo", preset="viewer")
    bo = accounts["bo"]
    create(bo, shop)
    bo.call("sync.disconnect")
    recover = {"company": shop, "newPassword": OTHER}
    assert refusal(bo, "access.credentials.recover", **recover)["kind"] == "cloudUnavailable"
    accounts.cores.pop("bo").close()
    # A container of another account, or no container, can't confirm the account either.
    data = accounts.folder / "bo"
    wrong = " ".join(f"'{word}'" for word in accounts.cloud.words("--account", "cy"))
    for cloud, kinds in ((f"exec:exec {wrong}", ("accountUnavailable",)), ("exec:exit 1", ("cloudUnavailable",))):
        with Core(data, "--cloud", cloud) as stranger:
            for _ in range(2):
                assert refusal(stranger, "access.credentials.recover", **recover)["kind"] in kinds
    sign_in(accounts["bo"], shop)


def test_they_are_found_nowhere_but_in_the_account_s_own(accounts, shop):
    """Passwords are stored nowhere. Names and keys are stored only in the account's own data."""
    ada, bo = accounts["ada"], accounts["bo"]
    ada.call("access.credentials.create", company=shop, username="ada-at-the-till", password="the owner's planted word")
    sign_in(ada, shop, "ada-at-the-till", "the owner's planted word")
    accounts.join(shop, "bo", preset="management")
    create(bo, shop, "bo-the-participant")
    sign_in(bo, shop, "bo-the-participant")
    bo.call("inventory.items.create", company=shop, **item(1))
    accounts.join(shop, "cy", preset="management")
    accounts.settle()
    until(lambda: kept(accounts.cloud, "bo") == ["bo-the-participant"])
    assert kept(accounts.cloud, "ada") == ["ada-at-the-till"] and kept(accounts.cloud, "cy") == []
    said = {}
    for name in ("ada", "bo", "cy"):
        core = accounts[name]
        said[name] = str([core.said(), core.call("events.since"), core.call("access.list", company=shop)])
        core.close()
    accounts.cores.clear()
    secrets = {}
    for name in ("ada", "bo"):
        (row,) = sqlite3.connect(accounts.folder / name / "private.sqlite").execute(
            "SELECT salt, hash FROM credentials"
        )
        secrets[name] = row
    names = {"ada": b"ada-at-the-till", "bo": b"bo-the-participant"}
    for owner, secret in secrets.items():
        for name in ("ada", "bo", "cy"):
            files = b"".join(path.read_bytes() for path in (accounts.folder / name).rglob("*") if path.is_file())
            for planted in (PASSWORD, "the owner's planted word"):
                assert planted.encode() not in files and planted not in said[name]
            if name != owner:
                assert not any(one in files for one in (*secret, names[owner])), (owner, name)
                assert names[owner].decode() not in said[name]
    # In the container, the credentials are only in the account's own zone.
    for name in ("ada", "bo", "cy"):
        with Container(accounts.cloud, "--account", name) as container:
            zones = [zone for zone in container.zones()["zones"] if zone["name"] != "account"]
            assert len(zones) == (name == "ada")
            found = str([container.changes(zone=zone) for zone in zones])
        assert not any(one.decode() in found for one in names.values())
    if hasattr(accounts.cloud, "path"):
        assert PASSWORD.encode() not in accounts.cloud.path.read_bytes()


def test_a_company_is_made_with_its_founder_s(tmp_path):
    with Core(tmp_path / "data") as core:
        new = {"username": "Ada", "password": PASSWORD}
        shop = core.call("companies.create", name="Shop", credentials=new, idempotencyKey="shop")["id"]
        assert (
            core.call("companies.create", name="Shop", credentials=new | {"password": OTHER}, idempotencyKey="shop")[
                "id"
            ]
            == shop
        )
        for other in ({"credentials": new | {"username": "Eve"}}, {}):
            error = refusal(core, "companies.create", name="Shop", idempotencyKey="shop", **other)
            assert error["kind"] == "keyReused"
        assert PASSWORD.encode() not in b"".join(
            path.read_bytes() for path in (tmp_path / "data").iterdir() if path.is_file()
        )
        assert refusal(core, "companies.get", company=shop) == {"kind": "signInRequired"}
        assert sign_in(core, shop, "ada")["isFounder"] is True
        before = core.call("companies.list")
        for flawed, pointer in (
            ({"username": "\u0661\u06f1", "password": PASSWORD}, "/credentials/username"),
            ({"username": "Ada", "password": "short"}, "/credentials/password"),
            ({"username": "", "password": PASSWORD}, "/credentials/username"),
            ({"username": "Ada"}, "/credentials/password"),
            ({"username": "Ada", "password": PASSWORD, "role": "owner"}, "/credentials/role"),
            ("Ada", "/credentials"),
        ):
            problems = refusal(core, "companies.create", name="Flawed", credentials=flawed)["problems"]
            assert [one["pointer"] for one in problems] == [pointer]
        assert core.call("companies.list") == before
        assert PASSWORD.encode() not in b"".join(
            path.read_bytes() for path in (tmp_path / "data").iterdir() if path.is_file()
        )


def test_a_company_without_them_is_there_for_the_next_request():
    """The next request in the pipe uses the new company, although it names none."""
    lines = [
        {"jsonrpc": "2.0", "id": 1, "method": "companies.create", "params": {"name": "Shop"}},
        {"jsonrpc": "2.0", "id": 2, "method": "inventory.items.create", "params": item(1)},
    ]
    replies = serve(lines)
    assert [one["id"] for one in replies] == [1, 2]
    assert replies[1]["result"]["company"] == replies[0]["result"]["id"]


def test_a_company_is_made_with_them_or_not_at_all(tmp_path):
    """This holds whenever the process is killed."""
    data, answered = tmp_path / "data", set()
    new = {"username": "Ada", "password": PASSWORD}
    for number in range(12):
        core = Core(data)
        core.send(
            *(request("companies.create", {"name": f"Shop {each}", "credentials": new}, each) for each in range(6))
        )
        answered |= {core.receive()["result"]["id"] for _ in range(number % 6)}
        core.process.kill()
        core.process.wait()
    with Core(data) as core:
        assert answered <= {one["id"] for one in core.call("companies.list", limit=200)["items"]}
    store = sqlite3.connect(data / "private.sqlite")
    (companies, credentials, records) = (
        {row[0] for row in store.execute(f"SELECT {column} FROM {table}")}
        for column, table in (("id", "companies"), ("company", "credentials"), ("company", "access_records"))
    )
    assert len(answered) == 30 and companies == credentials == records
