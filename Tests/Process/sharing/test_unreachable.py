"""A cloud that can't be reached, refuses, or does not reply while a share is created, accepted or ended."""

import pytest

from support.accounts import Accounts
from support.core import BINARY, Core, item, request, until
from support.devices import pages
from support.relay import Rules


@pytest.fixture
def rules(tmp_path):
    return Rules(tmp_path, BINARY)


@pytest.fixture
def ada(tmp_path, rules):
    """An owner on the container to which the rules apply."""
    with Accounts(tmp_path) as accounts:
        accounts.folder = tmp_path / "others"
        accounts.folder.mkdir()
        accounts.shop_id = accounts.shop()
        yield accounts


@pytest.fixture
def me(tmp_path, rules, ada):
    """An account whose container behaves as the rules say."""
    with Core(tmp_path / "me", "--cloud", rules.command) as core:
        core.call("sync.now", wait=True)
        yield core


def invite(accounts, label="me"):
    ada = accounts["ada"]
    ada.call("sharing.create", company=accounts.shop_id)
    return ada.call("sharing.invite", company=accounts.shop_id, **{"as": label}, preset="management")["url"]


@pytest.mark.parametrize(
    ("kind", "refused"),
    [
        ("networkFailure", {"kind": "cloudUnavailable", "reason": "networkFailure"}),
        ("serviceUnavailable", {"kind": "cloudUnavailable", "reason": "serviceUnavailable"}),
        ("quotaExceeded", {"kind": "cloudUnavailable", "reason": "quotaExceeded"}),
        ("notAuthenticated", {"kind": "accountUnavailable", "status": "noAccount"}),
        ("accountTemporarilyUnavailable", {"kind": "accountUnavailable", "status": "temporarilyUnavailable"}),
        ("unknownItem", {"kind": "shareNotFound"}),
    ],
)
def test_what_the_cloud_refuses(ada, me, rules, kind, refused):
    url = invite(ada)
    rules.set(method={"host.cloud.share.accept": kind, "host.cloud.share.metadata": kind})
    assert me.refused("sharing.preview", url=url)["data"] == refused
    assert me.refused("sharing.accept", url=url)["data"] == refused
    assert me.call("companies.list")["items"] == []
    rules.set()
    assert me.call("sharing.accept", url=url)["company"] == ada.shop_id


def test_what_an_owner_is_refused(tmp_path, rules):
    """The refused call leaves nothing half done. The same call succeeds when the cloud is available."""
    with Core(tmp_path / "me", "--cloud", rules.command) as core:
        shop = core.call("companies.create", name="Shop")["id"]
        core.call("companies.setTier", company=shop, tier="business")
        names = ["create", "invite", "update", "delete"]
        rules.set(method={f"host.cloud.share.{name}": "networkFailure" for name in names})
        unavailable = {"kind": "cloudUnavailable", "reason": "networkFailure"}
        assert core.refused("sharing.create", company=shop)["data"] == unavailable
        assert core.call("sharing.get", company=shop)["share"] is None
        rules.set()
        core.call("sharing.create", company=shop)
        rules.set(method={f"host.cloud.share.{name}": "networkFailure" for name in names})
        assert core.refused("sharing.invite", company=shop, **{"as": "bo"})["data"] == unavailable
        assert core.refused("sharing.setPublic", company=shop, publicPermission="readOnly")["data"] == unavailable
        assert core.refused("sharing.revoke", company=shop)["data"] == unavailable
        rules.set(method={"host.cloud.share.invite": "tooManyParticipants"})
        refused = core.refused("sharing.invite", company=shop, **{"as": "bo"})["data"]
        assert (refused["kind"], refused["most"]) == ("tierRequired", 10)
        rules.set()
        assert len(core.call("access.list", company=shop)["items"]) == 1
        assert core.call("sharing.invite", company=shop, **{"as": "bo"})["acceptance"] == "pending"
        assert core.call("sharing.get", company=shop)["share"]["publicPermission"] == "none"


def test_an_account_that_can_t_be_used(tmp_path, rules):
    rules.set(method={"host.cloud.account": "notAuthenticated"})
    with Core(tmp_path / "me", "--cloud", rules.command) as core:
        assert core.refused("sharing.accept", url="https://app.example/share/x")["data"]["kind"] == "accountUnavailable"


def test_nothing_is_asked_in_the_name_of_another_account(ada, tmp_path):
    """The container belongs to another account than the directory. Records that are sent to it would become that
    account's."""
    url = invite(ada, "x")
    command = f"exec:exec {BINARY} cloud serve {ada.cloud.path} --account"
    with Core(tmp_path / "me", "--cloud", f"{command} me") as core:
        core.call("sync.now", wait=True)
    with Core(tmp_path / "me", "--cloud", f"{command} you") as core:
        for _ in range(2):
            assert core.refused("sharing.accept", url=url)["data"]["kind"] == "accountUnavailable"
    (_, participant) = ada["ada"].call("sharing.participants.list", company=ada.shop_id)["items"]
    assert participant["acceptance"] == "pending"
    with Core(tmp_path / "me", "--cloud", f"{command} me") as core:
        assert core.call("sharing.accept", url=url)["company"] == ada.shop_id


def test_an_invitation_is_changed_whole_or_not(ada):
    owner, shop = ada["ada"], ada.shop_id
    invite(ada, "x")
    again = {"company": shop, "as": "x"}
    refused = owner.refused("sharing.invite", **again, permission="readOnly", deptMask=1 << 45)
    assert refused["data"]["kind"] == "invalidParams"
    assert owner.refused("sharing.invite", **again, permission="readOnly", preset="sales", deptMask=1)["data"]
    owner.call("sync.now", wait=True)
    (_, participant) = owner.call("sharing.participants.list", company=shop)["items"]
    assert participant["permission"] == "readWrite"
    changed = owner.call("sharing.invite", **again, permission="readOnly", preset="sales", name="X")
    assert (changed["permission"], changed["name"], changed["id"]) == ("readOnly", "X", participant["id"])


def test_an_acceptance_that_is_cut_off_goes_on(ada, me, rules, tmp_path):
    """The container has accepted, and the core is killed before it gets the reply."""
    ada["ada"].call("inventory.items.create", company=ada.shop_id, **item(1))
    url = invite(ada)
    rules.set(held=["host.cloud.share.accept", "share"])
    me.send(request("sharing.accept", {"url": url}, 77))
    until(rules.held.exists)
    me.process.kill()
    me.process.wait()
    rules.release()
    with Core(tmp_path / "me", "--cloud", rules.command) as again:
        again.call("sync.now", wait=True)
        assert [one["id"] for one in again.call("companies.list")["items"]] == [ada.shop_id]
        assert again.call("sharing.accept", url=url)["company"] == ada.shop_id
        assert len(again.call("inventory.items.list", company=ada.shop_id)["items"]) == 1


@pytest.mark.parametrize("is_killed", [False, True])
def test_a_removal_during_the_first_fetch(ada, me, rules, tmp_path, is_killed):
    """The company is removed from that device, and nothing else. The owner's data does not change."""
    owner, shop = ada["ada"], ada.shop_id
    own = me.call("companies.create", name="Own")["id"]
    for number in range(3):
        owner.call("inventory.items.create", company=shop, **item(number))
    url = invite(ada)
    rules.set(held=["host.cloud.zone.changes", "SKU-1"])
    me.send(request("sharing.accept", {"url": url}, 77))
    until(rules.held.exists)
    owner.call("sync.now", wait=True)
    (_, participant) = owner.call("sharing.participants.list", company=shop)["items"]
    owner.call("sharing.participants.remove", company=shop, participant=participant["id"])
    core = me
    if is_killed:
        me.process.kill()
        me.process.wait()
        rules.release()
        core = Core(tmp_path / "me", "--cloud", rules.command)
    else:
        rules.release()
        assert me.receive()["id"] == 77
    for _ in range(2):
        core.call("sync.now", wait=True)
    assert [one["id"] for one in core.call("companies.list")["items"]] == [own]
    assert core.call("sync.status")["state"] == "synced"
    assert len(pages(owner, "inventory.items.list", company=shop)) == 3
    core.close()
