"""The states and results of sync that a user sees, and what a user can do about them."""

import os
import signal

import pytest

from support.container import Container, record
from support.core import BINARY, CallError, Core, children, item, request, run, until
from support.devices import Devices


def kind(core, method, **params):
    with pytest.raises(CallError) as error:
        core.call(method, **params)
    return error.value.error["data"]["kind"]


def test_without_a_cloud_nothing_is_there(tmp_path):
    with Core(tmp_path / "data") as core:
        company = core.call("companies.create", name="Shop")["id"]
        assert core.call("sync.status") == {"state": "signedOut", "cloud": None, "stores": []}
        assert core.call("sync.now", wait=True)["state"] == "signedOut"
        assert core.call("sync.queue.list") == {"items": [], "next": None}
        assert core.call("sync.conflicts.list", company=company) == {"items": [], "next": None}
        assert core.call("sync.queue.discard", company=company, record=company)["discarded"] is False
        assert core.call("sync.conflicts.resolve", company=company, record=company, take="local") == {"conflicts": []}
        assert kind(core, "sync.conflicts.resolve", company=company, id=company, take="local") == "notFound"
        assert kind(core, "sync.conflicts.resolve", company=company, take="local") == "invalidParams"
        account = core.call("sync.account")
        assert (account["status"], account["reference"]) == ("noAccount", None)


def test_a_connection_outlives_a_restart(tmp_path):
    file = str(tmp_path / "cloud.sqlite")
    with Core(tmp_path / "data") as core:
        assert core.call("sync.connect", cloud=file)["cloud"] == file
        core.call("companies.create", name="Shop")
    with Core(tmp_path / "data") as core:
        assert core.call("sync.now", wait=True)["state"] == "synced"
        assert core.call("sync.disconnect")["state"] == "signedOut"
    with Core(tmp_path / "data") as core:
        assert core.call("sync.status")["state"] == "signedOut"
        assert core.call("sync.account")["reference"] == "me"
    assert b"Companies: 1" in run("cloud", "status", file).stdout


def test_what_is_written_goes_by_itself(devices, shop):
    devices[0].call("inventory.items.create", company=shop, **item(1))
    until(lambda: devices[1].call("inventory.items.list", company=shop)["items"])


def test_a_live_list_shows_what_comes(devices, shop):
    one, two = devices
    live = two.call("live.open", query={"method": "inventory.items.list", "params": {"company": shop}})
    assert live["result"]["items"] == []
    one.call("inventory.items.create", company=shop, **item(1))
    one.call("sync.now", wait=True)
    told = two.receive()
    assert told["method"] == "live.changed"
    assert [found["sku"] for found in told["params"]["result"]["items"]] == ["SKU-1"]


def test_what_is_changed_again_and_again_comes_to_its_end(devices, shop):
    """If the container reports a change while a device has just fetched, the device fetches again a moment later."""
    one, two = devices
    thing = one.call("inventory.items.create", company=shop, **item(1))["id"]
    two.call("live.open", query={"method": "inventory.items.list", "params": {"company": shop}})
    for number in range(20):
        one.call("inventory.items.update", id=thing, changes={"name": f"Name {number}"})
        one.call("sync.now", wait=True)
    seen = []
    while seen[-1:] != [19]:
        seen += [int(found["name"].split()[1]) for found in two.receive()["params"]["result"]["items"]]
    assert seen == sorted(seen)


def test_another_account_is_refused(devices, shop, tmp_path):
    assert kind(devices[0], "sync.connect", cloud=str(devices.file), account="you") == "invalidParams"
    # A container of another account, under the same name.
    other = tmp_path / "other.sqlite"
    with Container(other):
        pass
    devices[0].call("sync.connect", cloud=str(other))
    status = devices[0].call("sync.now", wait=True)
    assert (status["state"], status["stores"][0]["error"]["kind"]) == ("paused", "notAuthenticated")
    devices[0].call("sync.connect", cloud=str(devices.file))
    assert devices[0].call("sync.now", wait=True)["state"] == "synced"


def test_the_account_is_the_same_on_all_devices(devices, shop):
    accounts = [core.call("sync.account") for core in devices]
    assert all(account.pop("since") for account in accounts)
    assert accounts[0] == accounts[1]
    assert accounts[0]["status"] == "available"
    assert {core.call("access.whoami", company=shop)["user"] for core in devices} == {accounts[0]["account"]}


def test_a_container_that_is_gone_holds_nobody_up(tmp_path):
    with Core(tmp_path / "data", "--cloud", "exec:exit 1") as core:
        company = core.call("companies.create", name="Shop")["id"]
        status = core.call("sync.now", wait=True)
        assert (status["state"], status["stores"][0]["error"]["kind"]) == ("offline", "networkFailure")
        core.call("inventory.items.create", company=company, **item(1))
        assert core.call("sync.status")["state"] == "offline"


def test_where_a_container_s_process_ends_what_others_do_is_seen_all_the_same(tmp_path):
    """The process ended when no request was open, and no change on this device makes the core contact the container."""
    words = ["--cloud", f"exec:exec {BINARY} cloud serve {tmp_path / 'cloud.sqlite'}"]
    with Core(tmp_path / "one", *words) as one, Core(tmp_path / "two", *words) as two:
        shop = one.call("companies.create", name="Shop")["id"]
        for core in (one, two):
            assert core.call("sync.now", wait=True)["state"] == "synced"
        for number in range(2):
            (served,) = until(lambda: children(two.process.pid, "cloud serve"))
            os.kill(served, signal.SIGKILL)
            one.call("inventory.items.create", company=shop, **item(number))
            one.call("sync.now", wait=True)
            until(lambda: len(two.call("inventory.items.list", company=shop)["items"]) == number + 1)


def test_a_container_that_says_nothing_holds_nobody_up(tmp_path):
    with Core(tmp_path / "data", "--cloud", "exec:cat > /dev/null") as core:
        core.send({"jsonrpc": "2.0", "id": "waits", "method": "sync.now", "params": {"wait": True}})
        company = core.call("companies.create", name="Shop")["id"]
        for number in range(20):
            core.call("inventory.items.create", company=company, **item(number))
        assert core.call("sync.status")["state"] == "syncing"
        assert core.call("rpc.cancel", id="waits")["cancelled"] == 1
        said = core.receive()
        assert (said["id"], said["error"]["data"]["kind"]) == ("waits", "requestCancelled")
        core.process.kill()


@pytest.mark.parametrize(
    "answer", ["{}", "[]", "x", '{"jsonrpc":"2.0","id":1,"result":{"status":"perhaps"}}', '{"jsonrpc":"2.0","id":1}']
)
def test_a_container_that_answers_nonsense_is_told_of(tmp_path, answer):
    script = tmp_path / "cloud"
    script.write_text(f"#!/bin/sh\nread line\necho '{answer}'\n")
    script.chmod(0o755)
    with Core(tmp_path / "data", "--cloud", f"exec:{script}") as core:
        status = core.call("sync.now", wait=True)
        assert status["stores"][0]["error"]["kind"] in ("serviceUnavailable", "networkFailure")
        assert core.call("companies.create", name="Shop")["name"] == "Shop"


def test_at_the_end_of_the_input_a_cycle_is_finished(tmp_path):
    file, data = str(tmp_path / "cloud.sqlite"), str(tmp_path / "data")
    lines = (
        b'{"jsonrpc":"2.0","id":1,"method":"companies.create","params":{"name":"Shop"}}\n'
        b'{"jsonrpc":"2.0","id":2,"method":"sync.now","params":{"wait":true}}\n'
    )
    done = run("serve", "--data", data, "--cloud", file, stdin=lines)
    assert done.returncode == 0 and b'"state":"synced"' in done.stdout
    assert b"Companies: 1" in run("cloud", "status", file).stdout


def test_the_queue_says_what_is_pending(devices, shop):
    one = devices[0]
    one.call("sync.disconnect")
    one.call("sync.connect", cloud="/nowhere/cloud.sqlite")
    id = one.call("inventory.items.create", company=shop, **item(1))["id"]
    one.call("sync.disconnect")
    one.call("sync.connect", cloud=str(devices.file))
    devices.sync()
    one.call("sync.connect", cloud="/nowhere/cloud.sqlite")
    one.call("inventory.items.update", company=shop, id=id, changes={"name": "Other"})
    one.call("sync.now", wait=True)
    (queued,) = one.call("sync.queue.list")["items"]
    assert (queued["type"], queued["record"], queued["company"]) == ("item", id, shop)
    assert (queued["state"], queued["fields"]) == ("pendingEdit", ["name"])
    one.call("sync.queue.discard", company=shop, record=id)
    assert one.call("inventory.items.get", company=shop, id=id)["name"] == "Item 1"
    # The line with the discarded value is still to be sent.
    assert [pending["type"] for pending in one.call("sync.queue.list")["items"]] == ["conflict"]
    (line,) = one.call("sync.conflicts.list", company=shop, record=id)["items"]
    assert (line["field"], line["local"], line["server"], line["kept"]) == ("name", "Other", "Item 1", "server")


def test_conflicts_are_shown_and_resolved(devices, shop):
    one, two = devices
    id = one.call("inventory.items.create", company=shop, **item(1))["id"]
    devices.settle()
    for core, name in ((one, "From one"), (two, "From two")):
        core.call("inventory.items.update", company=shop, id=id, changes={"name": name})
    devices.sync(0, 1)
    devices.agree()
    assert one.call("inventory.items.get", company=shop, id=id)["name"] == "From two"
    (line,) = two.call("sync.conflicts.list", company=shop, resolved=False)["items"]
    assert (line["type"], line["field"], line["ancestor"], line["local"], line["server"], line["kept"]) == (
        "item",
        "name",
        "Item 1",
        "From two",
        "From one",
        "local",
    )
    resolved = two.call("sync.conflicts.resolve", company=shop, id=line["id"], take="server")
    assert [one["resolvedAt"] is not None for one in resolved["conflicts"]] == [True]
    devices.agree()
    assert {core.call("inventory.items.get", company=shop, id=id)["name"] for core in devices} == {"From one"}
    assert two.call("sync.conflicts.list", company=shop, resolved=False)["items"] == []


def test_a_newer_version_s_records_make_the_round_trip(devices, shop):
    one, two = devices
    id = one.call("inventory.items.create", company=shop, **item(1))["id"]
    devices.settle()
    zone = {"name": shop}
    with Container(devices.file) as container:
        page = container.changes(zone=zone)
        (found,) = [each for each in page["records"] if each["recordName"] == id]
        later = {"type": "list", "value": [1, 2]}
        tag = found["recordChangeTag"]
        saved = {
            "recordName": id,
            "recordType": "Items",
            "zone": zone,
            "recordChangeTag": tag,
            "fields": {"later": later},
        }
        robot = record(1, type="Robots", zone=zone, arms=2)
        container.modify([saved, robot])
        devices.sync()
        two.call("inventory.items.update", company=shop, id=id, changes={"name": "Other"})
        devices.sync(1, 0)
        after = {each["recordName"]: each for each in container.changes(zone=zone)["records"]}
        assert after[id]["fields"]["later"] == later
        assert after[id]["fields"]["name"]["value"] == "Other"
        assert after[robot["recordName"]]["fields"] == robot["fields"]
    assert two.call("sync.status")["stores"][0]["unknown"] == 1


def test_a_poisoned_record_is_put_aside(devices, shop):
    zone = {"name": shop}
    with Container(devices.file) as container:
        bad = record(2, zone=zone, sku=5)
        container.modify([bad])
    devices[0].call("inventory.items.create", company=shop, **item(1))
    devices.sync()
    for core in devices:
        assert [found["sku"] for found in core.call("inventory.items.list", company=shop)["items"]] == ["SKU-1"]
        assert core.call("sync.status")["stores"][0]["quarantined"] == 1


def test_an_expired_token_costs_its_zone_alone(tmp_path):
    with Devices(tmp_path, 2, "--cloud-keep", "3") as devices:
        one, two = devices
        shops = [one.call("companies.create", name=f"Shop {number}")["id"] for number in range(2)]
        ids = [
            one.call("inventory.items.create", company=shop, **item(number))["id"] for number, shop in enumerate(shops)
        ]
        devices.settle()
        two.call("sync.disconnect")
        one.call("inventory.items.delete", company=shops[0], id=ids[0])
        for number in range(2, 9):
            one.call("inventory.items.create", company=shops[0], **item(number))
        devices.sync(0)
        two.call("sync.connect", cloud=str(devices.file))
        seen = devices.agree()
        assert len(seen["Shop 0 inventory.items.list"]) == 7
        assert [found["id"] for found in seen["Shop 1 inventory.items.list"]] == [ids[1]]


def test_it_is_told_how_many_records_have_come_and_gone(tmp_path):
    with Devices(tmp_path) as devices:
        for core in devices:
            core.call("sync.disconnect")
        one = devices[0]
        shop = one.call("companies.create", name="Shop")["id"]
        one.send(
            [request("inventory.items.create", {"company": shop, **item(number)}, number) for number in range(900)]
        )
        one.receive()
        for core in devices:
            # Both requests are sent at once, so that no cycle ends before the test waits for one.
            connect = request("sync.connect", {"cloud": str(devices.file)}, "connect")
            core.send(connect, request("sync.now", {"wait": True, "progressToken": 7}, "cycle"))
            told = []
            while (line := core.receive()).get("id") != "cycle":
                if line.get("id") == "connect":
                    continue
                assert (line["method"], line["params"]["token"], line["params"]["total"]) == ("rpc.progress", 7, None)
                told.append(line["params"]["done"])
            assert line["result"]["state"] == "synced"
            # Each progress is larger than the one before, and the last one counts all records.
            assert told == sorted(set(told)) and len(told) > 1 and told[-1] >= 900


def test_who_looks_on_hears_of_the_account(devices, shop):
    one = devices[0]
    opened = one.call("live.open", query={"method": "sync.account", "params": {}})
    assert opened["result"]["status"] == "available" and opened["result"]["unsent"] == 0
    one.call("sync.disconnect")

    def heard():
        told = [line["params"]["result"] for line in one.said() if line.get("method") == "live.changed"]
        return told and told[-1]

    assert until(heard)["status"] == "noAccount"
    one.call("contacts.create", company=shop, name="Ada", kinds=["customer"])
    assert one.call("sync.account")["unsent"] == 1
