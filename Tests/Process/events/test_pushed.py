"""A client that sends no requests must be told of each commit immediately: its own commits, and those of other
programs."""

import json
import os
import subprocess
import threading
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta

import pytest

from support.accounts import Accounts
from support.core import BINARY, PATIENCE, PATIENT, Core, item, request
from support.devices import Devices
from support.sharing import Shared

PASSWORD = "a long word for tests"


@contextmanager
def patience(core):
    """Kills a core that sends nothing more, so that a waiting test fails."""
    timer = threading.Timer(PATIENCE, core.process.kill)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def heard(core, wanted):
    """Returns what `wanted` finds in the first line in which it finds something, among received and future lines. Sends
    nothing."""
    for line in core.aside:
        if found := wanted(line):
            return found
    with patience(core):
        while True:
            core.aside.append(core.receive())
            if found := wanted(core.aside[-1]):
                return found


def event(type, action="created", **more):
    """Returns a function that finds an event in a notification."""

    def find(line):
        for one in line.get("params", {}).get("events", []):
            if (one["type"], one["action"]) == (type, action) and more.items() <= one.items():
                return one
        return None

    return find


def names(line):
    """Returns the names of the items in a notification to a live list."""
    return line.get("method") == "live.changed" and [one["name"] for one in line["params"]["result"]["items"]]


@pytest.fixture
def accounts(tmp_path, each_cloud):
    with Accounts(tmp_path, each_cloud) as accounts:
        yield accounts


def test_what_a_cycle_brings(accounts):
    first, second = accounts["ada"], accounts["ada/2"]
    company = first.call("companies.create", name="Shop")["id"]
    accounts.settle()
    second.call("events.subscribe")
    second.call("live.open", query={"method": "inventory.items.list", "params": {"company": company}})
    made = first.call("inventory.items.create", company=company, **item(1))
    first.call("sync.now", wait=True)
    found = heard(second, event("item", id=made["id"]))
    assert found["origin"] == "sync" and found["version"] == made["version"]
    assert heard(second, names) == [made["name"]]
    # The sync itself also causes an event.
    heard(second, event("syncEvent"))
    first.call("inventory.items.delete", company=company, id=made["id"])
    first.call("sync.now", wait=True)
    heard(second, event("item", "deleted", id=made["id"]))


def test_what_others_share(accounts):
    shop = accounts.shop()
    accounts.join(shop, "bo")
    accounts.settle()
    owner, guest = accounts["ada"], accounts["bo"]
    for writer, listener in [(owner, guest), (guest, owner)]:
        handle = listener.call("events.subscribe")["subscription"]
        made = writer.call("contacts.create", company=shop, kinds=["customer"], name="Cleo")
        writer.call("sync.now", wait=True)
        heard(listener, event("contact", id=made["id"], origin="sync"))
        listener.call("events.unsubscribe", subscription=handle)
        listener.aside.clear()


def test_every_conversation_of_a_shared_core(data, tmp_path):
    """Conversations that only read get the notifications, too."""
    cloud = ["--cloud", str(tmp_path / "cloud.sqlite")]
    with ExitStack() as stack:
        one = stack.enter_context(Shared(data, *cloud))
        company = one.call("companies.create", name="Shop")["id"]
        two, reader = stack.enter_context(Shared(data)), stack.enter_context(Shared(data, "--read-only"))
        for program in (one, two, reader):
            program.call("events.subscribe", topics=[{"type": "item"}])
        made = one.call("inventory.items.create", company=company, **item(1))
        for program in (one, two, reader):
            heard(program, event("item", id=made["id"], origin="here"))
        # A long import commits in several steps, and each is reported immediately.
        rows = tmp_path / "items.jsonl"
        rows.write_text("".join(json.dumps(item(number)) + "\n" for number in range(2, 40)))
        one.call("inventory.items.import", company=company, format="jsonl", path=str(rows))
        for program in (one, two, reader):
            heard(program, event("item"))
        # Only one program has requested a link, so the others get no notification of it.
        for program in (two, reader):
            program.call("events.subscribe", topics=[{"type": "links"}])
        one.call("links.open", url="https://app.example/share/x")
        for program in (two, reader):
            heard(program, event("links", "updated"))
        one.call("sync.now", wait=True)
        with Core(tmp_path / "other", *cloud) as other:
            other.call("sync.now", wait=True)
            made = other.call("inventory.items.create", company=company, **item(100))
            other.call("sync.now", wait=True)
            for program in (one, two, reader):
                heard(program, event("item", id=made["id"], origin="sync"))


def test_who_is_signed_out_by_another_device(tmp_path):
    with Devices(tmp_path) as devices:
        one, two = devices
        company = one.call("companies.create", name="Shop")["id"]
        one.call("access.credentials.create", company=company, username="owner", password=PASSWORD)
        one.call("access.signIn", company=company, username="owner", password=PASSWORD)
        for _ in range(2):
            devices.sync()
        two.call("access.signIn", company=company, username="owner", password=PASSWORD)
        two.call("events.subscribe", topics=[{"service": "access"}])
        one.call("access.credentials.changePassword", company=company, password=PASSWORD, newPassword=f"{PASSWORD} 2")
        one.call("sync.now", wait=True)
        assert heard(two, lambda line: line.get("method") == "access.signedOut")


def signed_out(core):
    """Returns the reason and the company when the session of a subscriber that sends nothing ends."""
    said = heard(core, lambda line: line.get("method") == "access.signedOut" and line["params"])
    return said["company"], said["reason"]


def test_who_loses_access_on_another_device_is_signed_out(tmp_path):
    with Devices(tmp_path) as devices:
        one, two = devices
        company = one.call("companies.create", name="Shop")["id"]
        one.call("companies.setTier", company=company, tier="business")
        one.call("access.credentials.create", company=company, username="owner", password=PASSWORD)
        one.call("access.signIn", company=company, username="owner", password=PASSWORD)
        user = one.call("access.grant", company=company, preset="warehouse", name="Sam")["user"]
        one.call("access.credentials.create", company=company, user=user, username="sam", password=PASSWORD)
        for _ in range(2):
            devices.sync()
        two.call("access.signIn", company=company, username="sam", password=PASSWORD)
        two.call("events.subscribe", topics=[{"service": "access"}])
        one.call("access.revoke", company=company, user=user)
        one.call("sync.now", wait=True)
        assert signed_out(two) == (company, "revoked")


@pytest.mark.parametrize("end", ["removed", "left", "deleted"])
def test_who_takes_part_no_longer_is_signed_out(tmp_path, end):
    with Accounts(tmp_path) as accounts:
        company = accounts.shop()
        accounts.join(company, "bo")
        accounts.settle()
        ada, bo = accounts["ada"], accounts["bo"]
        bo.call("access.credentials.create", company=company, username="bo", password=PASSWORD)
        accounts.sync("bo", "bo/2")
        other = accounts["bo/2"]
        for core in (bo, other):
            core.call("access.signIn", company=company, username="bo", password=PASSWORD)
            core.call("events.subscribe", topics=[{"service": "access"}])
        if end == "removed":
            (_, participant) = ada.call("sharing.participants.list", company=company)["items"]
            ada.call("sharing.participants.remove", company=company, participant=participant["id"])
        elif end == "left":
            bo.call("sharing.leave", company=company)
        else:
            ada.call("companies.delete", company=company, confirm="Shop")
        (bo if end == "left" else ada).call("sync.now", wait=True)
        for core in (bo, other):
            assert signed_out(core) == (company, "revoked")


def test_a_file_that_comes(tmp_path):
    with Devices(tmp_path) as devices:
        one, two = devices
        company = one.call("companies.create", name="Shop")["id"]
        owner = {"type": "item", "id": one.call("inventory.items.create", company=company, **item(1))["id"]}
        made = one.call("assets.add", company=company, owner=owner, role="document", name="A", base64="VGVh")
        devices.settle()
        two.call("live.open", query={"method": "assets.get", "params": {"company": company, "id": made["id"]}})
        two.send(request("assets.prefetch", {"company": company, "owner": owner}, "wanted"))
        assert heard(two, lambda line: line.get("id") == "wanted" and line["result"]) is not None
        assert (
            heard(two, lambda line: line.get("method") == "live.changed" and line["params"]["result"]["state"])
            == "synced"
        )


def begun_with(data, *lines):
    """Starts a core with these requests already in its input, so that it has no idle moment before them."""
    reader, writer = os.pipe()
    os.write(writer, b"".join(json.dumps(line).encode() + b"\n" for line in lines))
    core = Core.__new__(Core)
    core.process = subprocess.Popen(
        [BINARY, "serve", "--data", str(data)], stdin=reader, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    os.close(reader)
    core.process.stdin = os.fdopen(writer, "wb")
    core.count, core.aside, core.lives = 0, [], 0
    return core


def test_a_lot_that_is_found_to_expire_in_an_idle_moment(data):
    """The lot came close to its expiry while the core was not running."""
    now = datetime.now(UTC)
    with Core(data, "--clock", (now - timedelta(days=60)).strftime("%Y-%m-%dT00:00:00Z")) as core:
        company = core.call("companies.create", name="Shop")["id"]
        milk = core.call("inventory.items.create", company=company, **item(1, trackBatch=True))["id"]
        expiry = (now + timedelta(days=10)).strftime("%Y-%m-%d")
        core.call("inventory.stock.receive", company=company, item=milk, quantity=2, batch="A", expiry=expiry)
    with begun_with(data, request("events.subscribe", {"topics": [{"type": "stockAlert"}]})) as core:
        assert heard(core, event("stockAlert", company=company))


def test_a_loan_that_is_overdue(data):
    now = datetime.now(UTC)
    with Core(data, "--clock", (now - timedelta(days=60)).strftime("%Y-%m-%dT00:00:00Z")) as core:
        company = core.call("companies.create", name="Shop")["id"]
        made = core.call("inventory.items.create", company=company, **item(1))["id"]
        core.call("inventory.stock.receive", company=company, item=made, quantity=2)
        cleo = core.call("contacts.create", company=company, name="Cleo", kinds=["customer"])["id"]
        due = (now - timedelta(days=1)).strftime("%Y-%m-%dT00:00:00Z")
        loan = core.call("inventory.loans.create", company=company, item=made, quantity=1, contact=cleo, dueAt=due)
    with begun_with(data, request("events.subscribe", {"topics": [{"type": "loan"}]})) as core:
        assert heard(core, event("loan", "updated", id=loan["id"]))["fields"] == ["overdueAt"]


def test_what_a_host_has_answered_late(data):
    """A request stores data after its host has answered. All subscribers are told of it."""
    with Shared(data) as one, Shared(data) as two:
        two.call("events.subscribe", topics=[{"type": "appGroup"}])
        one.call("host.provide", capabilities=["host.location.request"])
        one.send(request("location.request", PATIENT, "where"))
        asked = heard(one, lambda line: line.get("method") == "host.location.request" and line)
        place = {"latitude": 52.5, "longitude": 13.4}
        one.send({"jsonrpc": "2.0", "id": asked["id"], "result": place})
        assert "devicePlace" in heard(two, event("appGroup", "updated"))["fields"]
