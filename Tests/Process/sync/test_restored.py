"""A container that was restored from an older copy, or was removed, takes no data from a device."""

import sqlite3
from contextlib import closing

import pytest

from support.accounts import Accounts
from support.clouds import CloudFile, Server
from support.container import Container, record
from support.core import CallError, item, until
from support.devices import pages


@pytest.fixture(params=["file", "postgres"])
def cloud(request, tmp_path):
    """A container that can be copied and restored."""
    if request.param == "file":
        yield CloudFile(tmp_path / "cloud.sqlite")
        return
    server = Server()
    yield server.database()
    server.close()


@pytest.fixture
def accounts(cloud, tmp_path):
    with Accounts(tmp_path, cloud) as accounts:
        yield accounts
    assert cloud.flaws() == []


def items(core, shop):
    return {one["sku"]: one["name"] for one in pages(core, "inventory.items.list", company=shop)}


def stock(core, shop):
    return {one["item"]: one["onHand"] for one in core.call("inventory.stock.levels", company=shop)["items"]}


def restored(core):
    """Returns whether the device reports that its container has lost data, in its status and in an event."""
    status = any("restoredAt" in store for store in core.call("sync.status")["stores"])
    assert status == any(one["type"] == "restored" for one in core.call("sync.events.list")["items"])
    return status


def end(accounts, *names):
    for name in names:
        accounts.end(name)


def test_what_came_behind_the_copy_is_everywhere(accounts, cloud, tmp_path):
    a, b = accounts["ada"], accounts["ada/2"]
    shop = a.call("companies.create", name="Shop")["id"]
    one = a.call("inventory.items.create", company=shop, **item(1))["id"]
    gone = a.call("inventory.items.create", company=shop, **item(9))["id"]
    accounts.sync()
    accounts.sync("ada/3")
    end(accounts, "ada/3")
    cloud.copy(tmp_path / "copy")
    two = a.call("inventory.items.create", company=shop, **item(2))["id"]
    a.call("inventory.stock.receive", company=shop, item=two, quantity=5)
    other = a.call("companies.create", name="Other")["id"]
    a.call("inventory.items.create", company=other, **item(7))
    b.call("inventory.items.update", company=shop, id=one, changes={"name": "By b", "tags": ["b"]})
    accounts.settle()
    end(accounts, "ada", "ada/2")
    cloud.put_back(tmp_path / "copy")
    # The restored container grows until its positions are later than the tokens of the other devices, which have
    # changed the same zone.
    c = accounts["ada/3"]
    c.call("inventory.items.update", company=shop, id=gone, changes={"description": "By c"})
    for number in range(20, 32):
        c.call("inventory.items.create", company=shop, **item(number))
        accounts.sync("ada/3")
    assert not restored(c)
    # The restoration was not noticed yet. A change that was made before is sent as usual.
    accounts["ada"].call("inventory.items.update", company=shop, id=two, changes={"name": "By a"})
    for _ in range(3):
        accounts.sync("ada", "ada/2", "ada/3")
    accounts.settle()
    expected = {f"SKU-{number}": f"Item {number}" for number in (9, *range(20, 32))}
    expected |= {"SKU-1": "By b", "SKU-2": "By a"}
    for name in ("ada", "ada/2", "ada/3"):
        core = accounts[name]
        assert items(core, shop) == expected, name
        assert items(core, other) == {"SKU-7": "Item 7"}
        assert stock(core, shop)[two] == 5
        shown = {one["id"]: one for one in pages(core, "inventory.items.list", company=shop)}
        assert (shown[one]["tags"], shown[gone]["description"]) == (["b"], "By c")
        assert core.call("sync.queue.list")["items"] == []
    assert restored(accounts["ada"]) and restored(accounts["ada/2"])
    accounts.sync("ada/4")
    assert items(accounts["ada/4"], shop) == expected and not restored(accounts["ada/4"])


def test_a_container_that_has_not_grown_since_is_seen(accounts, cloud, tmp_path):
    a = accounts["ada"]
    shop = a.call("companies.create", name="Shop")["id"]
    accounts.settle()
    cloud.copy(tmp_path / "copy")
    made = a.call("inventory.items.create", company=shop, **item(1))["id"]
    a.call("inventory.stock.receive", company=shop, item=made, quantity=5)
    accounts.settle()
    end(accounts, "ada")
    cloud.put_back(tmp_path / "copy")
    accounts.settle()
    accounts.sync("ada")
    assert restored(accounts["ada"])
    accounts.sync("ada/2")
    for name in ("ada", "ada/2"):
        assert items(accounts[name], shop) == {"SKU-1": "Item 1"}
        assert stock(accounts[name], shop) == {made: 5}


def test_what_others_share_stays_too(accounts, cloud, tmp_path):
    shop = accounts.shop()
    accounts.join(shop, "bo")
    accounts.settle()
    cloud.copy(tmp_path / "copy")
    bo, ada = accounts["bo"], accounts["ada"]
    made = bo.call("inventory.items.create", company=shop, **item(1))["id"]
    bo.call("inventory.stock.receive", company=shop, item=made, quantity=5)
    accounts.settle()
    ada.call("inventory.items.create", company=shop, **item(2))
    later = accounts.shop()
    accounts.join(later, "bo")
    bo.call("inventory.items.create", company=later, **item(3))
    accounts.settle()
    end(accounts, "bo", "ada")
    cloud.put_back(tmp_path / "copy")
    for _ in range(3):
        accounts["ada"].call("sync.now", wait=True)
        accounts["bo"].call("sync.now", wait=True)
    for name in ("ada", "bo"):
        assert items(accounts[name], shop) == {"SKU-1": "Item 1", "SKU-2": "Item 2"}
        assert stock(accounts[name], shop) == {made: 5}
        # Companies that were shared after the copy was made stay on this device until they are shared again.
        assert items(accounts[name], later) == {"SKU-3": "Item 3"}
        assert restored(accounts[name])
    accounts.join(later, "bo")
    accounts["bo"].call("inventory.items.create", company=later, **item(4))
    accounts.settle()
    assert items(accounts["ada"], later) == items(accounts["bo"], later) == {"SKU-3": "Item 3", "SKU-4": "Item 4"}


def test_a_file_that_is_gone(tmp_path):
    """Another container replaces it when the user connects it, and sync continues."""
    cloud = CloudFile(tmp_path / "cloud.sqlite")
    with Accounts(tmp_path, cloud) as accounts:
        a = accounts["ada"]
        refused = a.refused("sync.connect", cloud=str(tmp_path / "new"), replace=True)
        assert [problem["pointer"] for problem in refused["data"]["problems"]] == ["/replace"]
        shop = a.call("companies.create", name="Shop")["id"]
        a.call("inventory.items.create", company=shop, **item(1))
        accounts.sync("ada", "ada/2")
        accounts["ada/2"].call("inventory.items.create", company=shop, **item(2))
        accounts.settle()
        account = a.call("sync.account")["account"]
        end(accounts, "ada", "ada/2")
        cloud.path.unlink()
        for name in ("ada", "ada/2"):
            core = accounts[name]
            until(lambda core=core: any(store["error"] for store in core.call("sync.status")["stores"]))
            (store,) = core.call("sync.status")["stores"]
            assert store["error"]["kind"] == "notAuthenticated" and "replace" in store["error"]["message"]
            assert items(core, shop) == {"SKU-1": "Item 1", "SKU-2": "Item 2"}
        for name in ("ada", "ada/2"):
            accounts[name].call("sync.connect", cloud=str(cloud.path), replace=True)
        accounts.settle()
        assert restored(accounts["ada"])
        accounts.sync("ada/3")
        for name in ("ada", "ada/2", "ada/3"):
            core = accounts[name]
            assert items(core, shop) == {"SKU-1": "Item 1", "SKU-2": "Item 2"}
            assert core.call("sync.account")["account"] == account
            assert core.call("access.whoami", company=shop)["isOwner"] is True
    assert cloud.flaws() == []


def test_another_container_that_is_in_use_takes_no_place(tmp_path):
    cloud, other = CloudFile(tmp_path / "cloud.sqlite"), CloudFile(tmp_path / "other.sqlite")
    with Container(other, "--account", "ada") as container:
        container.make()
    with Accounts(tmp_path, cloud) as accounts:
        shop = accounts["ada"].call("companies.create", name="Shop")["id"]
        accounts.settle()
        accounts["ada"].call("sync.connect", cloud=str(other.path), replace=True)
        (store,) = accounts["ada"].call("sync.now", wait=True)["stores"]
        assert store["error"]["kind"] == "notAuthenticated"
        assert [one["id"] for one in accounts["ada"].call("companies.list")["items"]] == [shop]


def test_a_container_of_before_marks_is_one_still(tmp_path):
    """Its tokens have no marks, and can still be used."""
    path = tmp_path / "cloud.sqlite"
    with Container(path) as container:
        container.make()
        container.modify([record(1)])
        token, database = container.changes()["token"], container.zones()["token"]
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("DROP TABLE history")
        file.execute("DROP INDEX operations_device")
        file.execute("ALTER TABLE operations DROP COLUMN device")
        file.execute("PRAGMA user_version = 3")
    plain = [one.rpartition("-")[0] for one in (token, database)]
    with Container(path) as container:
        container.modify([record(2)])
        assert len(container.changes(plain[0])["records"]) == 1
        assert [zone["name"] for zone in container.zones(plain[1])["zones"]] == ["account"]
        again = container.changes(plain[0])["token"]
        assert again.rpartition("-")[0] and container.changes(again)["records"] == []
        # A token with a later position than the container's is of a state that the container has lost.
        ahead = plain[0].rpartition(".")[0] + ".zz"
        with pytest.raises(CallError) as refusal:
            container.changes(ahead)
        assert refusal.value.error["data"]["kind"] == "historyLost"


@pytest.mark.parametrize("limit", [1, 400])
def test_a_token_names_the_commit_that_it_follows(cloud, tmp_path, limit):
    """This also holds for the token of a page in the middle of a commit."""

    def tokens():
        with Container(cloud) as container:
            page = container.changes(limit=limit)
            return page["token"], container.zones()["token"]

    with Container(cloud) as container:
        container.make()
        container.modify([record(1), record(2)])
    early = tokens()
    cloud.copy(tmp_path / "copy")
    with Container(cloud) as container:
        container.modify([record(3), record(4), record(5)])
        page = container.changes()
        cut = container.changes(container.changes(limit=2)["token"], limit=2)["token"]
        late = page["token"], container.zones()["token"]
    cloud.put_back(tmp_path / "copy")
    for _ in range(2):
        with Container(cloud) as container:
            for token in (late[0], cut):
                with pytest.raises(CallError) as refusal:
                    container.changes(token)
                assert refusal.value.error["data"]["kind"] == "historyLost"
            with pytest.raises(CallError) as refusal:
                container.zones(late[1])
            assert refusal.value.error["data"]["kind"] == "historyLost"
            assert container.changes(early[0])["token"] and container.zones(early[1])["token"]
            container.modify([record(number) for number in range(10, 30)])
            for number in range(30, 33):
                container.modify([record(number)])


def test_a_restore_between_a_batch_and_its_fetch_is_seen(cloud, tmp_path):
    """The reply to a batch names a position. A container that was restored refuses requests for later positions."""

    def refused(call):
        with pytest.raises(CallError) as refusal:
            call()
        return refusal.value.error["data"]["kind"]

    with Container(cloud) as container:
        container.make()
        early = container.send_batch([record(1)])["token"]
    cloud.copy(tmp_path / "copy")
    with Container(cloud) as container:
        late = container.send_batch([record(2)], operation="late.1", behind=early)["token"]
        assert container.changes(late)["records"] == []
        assert container.send_batch([record(2)], operation="late.1", behind=early)["token"] == late
    cloud.put_back(tmp_path / "copy")
    for grows in (False, True):
        with Container(cloud) as container:
            if grows:
                # The container grows until its position is later than the position of the batch.
                for number in range(10, 15):
                    container.modify([record(number)])
            assert refused(lambda: container.send_batch([record(3)], behind=late)) == "historyLost"
            assert refused(lambda: container.changes(early, behind=late)) == "historyLost"
            assert refused(lambda: container.changes(behind=late)) == "historyLost"
            assert len(container.changes(behind=early)["records"]) == (6 if grows else 1)
            # A batch that the container has lost is not recognized as done.
            again = {"operation": "late.1", "behind": late}
            assert refused(lambda: container.send_batch([record(2)], **again)) == "historyLost"


def test_a_batch_that_a_device_has_not_fetched_yet_comes_again(accounts, cloud, tmp_path):
    """The container is restored after its reply to a batch, before the device fetches the batch."""
    a = accounts["ada"]
    shop = a.call("companies.create", name="Shop")["id"]
    one = a.call("inventory.items.create", company=shop, **item(1))["id"]
    accounts.sync()
    accounts.sync("ada/2")
    end(accounts, "ada", "ada/2")
    cloud.copy(tmp_path / "copy")
    a = accounts["ada"]
    a.call("inventory.items.update", company=shop, id=one, changes={"name": "By a"})
    made = a.call("inventory.items.create", company=shop, **item(2))["id"]
    a.call("inventory.stock.receive", company=shop, item=made, quantity=5)
    a.call("sync.now", wait=True)
    # The test sets the tokens back to those from before the batches, as if the process had ended after the container's
    # reply.
    end(accounts, "ada")
    store = next((tmp_path / "ada").rglob("private.sqlite"))
    with closing(sqlite3.connect(store)) as file, file:
        assert file.execute("SELECT count(*) FROM sync_zones WHERE reached IS NOT NULL").fetchone()[0] > 0
    cloud.put_back(tmp_path / "copy")
    for _ in range(2):
        accounts.sync("ada", "ada/2")
    accounts.settle()
    for name in ("ada", "ada/2"):
        assert items(accounts[name], shop) == {"SKU-1": "By a", "SKU-2": "Item 2"}
        assert stock(accounts[name], shop)[made] == 5
    assert restored(accounts["ada"])


def test_a_company_that_was_deleted_behind_the_copy_is_deleted_again(accounts, cloud, tmp_path):
    a = accounts["ada"]
    shop, other = (a.call("companies.create", name=name)["id"] for name in ("Shop", "Other"))
    a.call("inventory.items.create", company=shop, **item(1))
    accounts.sync()
    accounts.sync("ada/2", "ada/3")
    end(accounts, "ada/3")
    cloud.copy(tmp_path / "copy")
    accounts["ada"].call("companies.delete", company=shop, confirm="Shop")
    accounts.settle()
    end(accounts, "ada", "ada/2")
    cloud.put_back(tmp_path / "copy")

    def companies(name):
        return {one["id"] for one in accounts[name].call("companies.list")["items"]}

    # A device that did not receive the deletion keeps the company, and continues to sync it.
    accounts["ada/3"].call("inventory.items.create", company=shop, **item(2))
    accounts.sync("ada/3")
    assert companies("ada/3") == {shop, other} and companies("ada/2") == {other}
    # A device that received the deletion before the container was put back deletes the company again.
    accounts.sync("ada/2")
    assert companies("ada/2") == {other}
    for _ in range(2):
        accounts.sync("ada/2", "ada/3", "ada")
    accounts.settle()
    accounts.sync("ada/4")
    for name in ("ada", "ada/2", "ada/3", "ada/4"):
        assert companies(name) == {other}, name


def test_a_company_comes_back_with_none_of_its_deletion_confirmed(accounts, cloud, tmp_path):
    """The container is restored after its reply to the deletion, before the device fetches the changes."""
    a = accounts["ada"]
    shop = a.call("companies.create", name="Shop")["id"]
    accounts.settle()
    accounts.sync("ada")
    end(accounts, "ada")
    cloud.copy(tmp_path / "copy")
    a = accounts["ada"]
    a.call("companies.delete", company=shop, confirm="Shop")
    a.call("sync.now", wait=True)
    end(accounts, "ada")
    cloud.put_back(tmp_path / "copy")
    for _ in range(2):
        accounts.sync("ada")
    accounts.sync("ada/2")
    for name in ("ada", "ada/2"):
        assert accounts[name].call("companies.list")["items"] == []


@pytest.mark.parametrize("first", ["ada", "ada/3"])
def test_each_member_is_judged_for_itself(accounts, cloud, tmp_path, first):
    """A later name remains, although a device that never saw it has changed other members more often since."""
    a = accounts["ada"]
    shop = a.call("companies.create", name="Shop")["id"]
    made = a.call("inventory.items.create", company=shop, **item(1))["id"]
    for name in ("ada", "ada/2", "ada/3"):
        accounts.sync(name)
    end(accounts, "ada/2")
    cloud.copy(tmp_path / "copy")

    def change(device, **changes):
        accounts[device].call("inventory.items.update", company=shop, id=made, changes=changes)
        accounts.sync(device)

    change("ada", name="Second")
    accounts.sync("ada/3")
    change("ada/3", name="Third")
    end(accounts, "ada", "ada/3")
    cloud.put_back(tmp_path / "copy")
    for number in range(5):
        change("ada/2", description=f"Description {number}")
    # Both devices send again what they knew. The later name remains, whichever device is first.
    accounts.sync(first)
    for _ in range(2):
        accounts.sync("ada", "ada/2", "ada/3")
    accounts.settle()
    for device in ("ada", "ada/2", "ada/3"):
        shown = accounts[device].call("inventory.items.get", company=shop, id=made)
        assert (shown["name"], shown["description"]) == ("Third", "Description 4"), device


def test_of_values_that_were_written_apart_one_has_a_line(accounts, cloud, tmp_path):
    a = accounts["ada"]
    shop = a.call("companies.create", name="Shop")["id"]
    made = a.call("inventory.items.create", company=shop, **item(1))["id"]
    accounts.sync("ada", "ada/2")
    end(accounts, "ada/2")
    cloud.copy(tmp_path / "copy")
    a.call("inventory.items.update", company=shop, id=made, changes={"name": "Left"})
    accounts.sync("ada")
    end(accounts, "ada")
    cloud.put_back(tmp_path / "copy")
    accounts["ada/2"].call("inventory.items.update", company=shop, id=made, changes={"name": "Right"})
    for _ in range(3):
        accounts.sync("ada/2", "ada")
    accounts.settle()
    for device in ("ada", "ada/2"):
        core = accounts[device]
        shown = core.call("inventory.items.get", company=shop, id=made)["name"]
        lines = pages(core, "sync.conflicts.list", company=shop)
        assert shown in ("Left", "Right")
        assert any({shown, line["local"], line["server"]} >= {"Left", "Right"} for line in lines), (device, lines)
