"""Requests about a share whose reply is lost. The container has done the work, and the caller repeats the request."""

import pytest

from support.accounts import Accounts
from support.core import BINARY, Core, item, request, until
from support.relay import Rules

# Each way in which a reply is lost, and whether the device has fetched the result before the caller repeats the
# request.
WAYS = [("killed", True), ("disconnected", False), ("cut", True)]


class Lossy:
    """An account whose requests to the container go through a relay that can hold a reply back."""

    def __init__(self, accounts, folder):
        self.accounts, self.data = accounts, folder / "me"
        self.rules = Rules(folder, BINARY, accounts.cloud.words("--account", "me"))
        self.core = self.begin()
        self.sync()

    def begin(self):
        return Core(self.data, "--cloud", self.rules.command)

    def sync(self):
        status = self.core.call("sync.now", wait=True)
        assert [store["error"] for store in status["stores"]] == [None] * len(status["stores"]), status

    def call(self, method, **params):
        return self.core.call(method, **params)

    def lose(self, asked, way, method, **params):
        """Makes a call whose reply from the container is lost. `asked` is the end of the container method's name, after
        host.cloud.share."""
        how, is_fetched = way
        self.rules.hold(f"host.cloud.share.{asked}", "")
        self.core.send(request(method, params, "lost"))
        until(self.rules.held.exists)
        if how == "killed":
            self.core.process.kill()
            self.core.process.wait()
            self.rules.release()
            self.core = self.begin()
        elif how == "disconnected":
            self.core.send(request("sync.disconnect", {}, "apart"))
            self.refuse({"lost", "apart"})
            self.rules.release()
            self.core.call("sync.connect", cloud=self.accounts.cloud.named("me"))
            # From here on, the container replies without the relay.
        else:
            self.rules.cut()
            self.refuse({"lost"})
            self.rules.set()
        if is_fetched:
            until(self.can_sync)

    def refuse(self, ids):
        """Reads the replies to the requests. The lost one must be the error that the cloud is unavailable."""
        while ids:
            line = self.core.receive()
            ids.discard(line.get("id"))
            if line.get("id") == "lost":
                assert line["error"]["data"]["kind"] == "cloudUnavailable", line

    def can_sync(self):
        return [store["error"] for store in self.core.call("sync.now", wait=True)["stores"]] in ([None], [None, None])

    def connect(self):
        """Connects to the container through the relay again."""
        self.core.close()
        self.core = self.begin()
        self.sync()


@pytest.fixture
def accounts(tmp_path, cloud):
    with Accounts(tmp_path, cloud) as accounts:
        yield accounts
    assert cloud.flaws() == []


@pytest.fixture
def me(tmp_path, accounts):
    folder = tmp_path / "relayed"
    folder.mkdir()
    me = Lossy(accounts, folder)
    yield me
    me.rules.release()
    me.core.__exit__(True)


@pytest.fixture
def shop(me):
    """A company of the account that is not shared yet."""
    shop = me.call("companies.create", name="Shop")["id"]
    me.call("companies.setTier", company=shop, tier="business")
    return shop


def participants(me, shop):
    """Returns the participants, without the owner, as the owner's device and another device of the account list
    them."""
    me.sync()
    (_, *found) = me.call("sharing.participants.list", company=shop)["items"]
    other = me.accounts["me/2"]
    other.call("sync.now", wait=True)
    assert other.call("sharing.participants.list", company=shop)["items"][1:] == found
    rights = [core.call("access.list", company=shop)["items"] for core in (me.core, other)]
    assert rights[0] == rights[1]
    return found


def rights(me, shop, participant):
    """Returns the masks of an access record."""
    found = {one["access"]["id"]: one["access"] for one in me.call("access.list", company=shop)["items"]}
    return found[participant["access"]]["deptMask"]


def test_a_share_is_made_once(me, shop):
    for way in WAYS:
        me.lose("create", way, "sharing.create", company=shop, publicPermission="readOnly")
        made = me.call("sharing.create", company=shop, publicPermission="readOnly")
        assert made["publicPermission"] == "readOnly"
        assert made == me.call("sharing.get", company=shop)["share"]
        other = me.accounts["me/2"]
        other.call("sync.now", wait=True)
        assert other.call("sharing.get", company=shop)["share"] == made
        # The share is deleted in the same way. The next round creates it again.
        me.connect()
        me.lose("delete", way, "sharing.revoke", company=shop)
        ended = me.call("sharing.revoke", company=shop)
        assert ended["revokedAt"] and ended["url"] is None
        other.call("sync.now", wait=True)
        assert other.call("sharing.get", company=shop)["share"]["revokedAt"] == ended["revokedAt"]
        me.connect()


def test_the_link_s_permission_is_set(me, shop):
    me.call("sharing.create", company=shop)
    for way, permission in zip(WAYS, ["readOnly", "readWrite", "none"]):
        me.lose("update", way, "sharing.setPublic", company=shop, publicPermission=permission)
        assert me.call("sharing.setPublic", company=shop, publicPermission=permission)["publicPermission"] == permission
        me.connect()


def test_nobody_is_invited_twice(me, shop):
    me.call("sharing.create", company=shop)
    for number, way in enumerate(WAYS, 1):
        asked = {"company": shop, "as": f"guest {number}", "preset": "warehouse", "idempotencyKey": f"{number}"}
        me.lose("invite", way, "sharing.invite", **asked)
        invited = me.call("sharing.invite", **asked)
        assert (invited["acceptance"], invited["permission"]) == ("pending", "readWrite")
        found = participants(me, shop)
        assert len(found) == number and found[-1]["id"] == invited["id"]
        assert rights(me, shop, found[-1]) == 5
        assert len(me.call("access.list", company=shop)["items"]) == 1 + number
        me.connect()


def test_an_invitation_that_is_repeated_otherwise_counts(me, shop):
    """The caller repeats the request with other rights: the last request counts."""
    me.call("sharing.create", company=shop)
    for number, way in enumerate(WAYS, 1):
        asked = {"company": shop, "as": f"guest {number}"}
        me.lose("invite", way, "sharing.invite", **asked, preset="management", name="Guest")
        invited = me.call("sharing.invite", **asked, permission="readOnly", preset="warehouse", name="Visitor")
        assert (invited["permission"], invited["name"]) == ("readOnly", "Visitor")
        found = participants(me, shop)
        assert len(found) == number
        assert (found[-1]["permission"], found[-1]["name"]) == ("readOnly", "Visitor")
        assert rights(me, shop, found[-1]) == 5
        me.connect()


def test_another_device_that_invites_the_same_person_says_what_they_may_do(me, shop):
    me.call("sharing.create", company=shop)
    other = me.accounts["me/2"]
    other.call("sync.now", wait=True)
    other.call("sync.disconnect")
    me.call("sharing.invite", company=shop, **{"as": "bo"}, preset="management")
    other.call("sync.connect", cloud=me.accounts.cloud.named("me"))
    invited = other.call("sharing.invite", company=shop, **{"as": "bo"}, permission="readOnly", preset="warehouse")
    assert invited["permission"] == "readOnly"
    other.call("sync.now", wait=True)
    (found,) = participants(me, shop)
    assert (found["permission"], rights(me, shop, found)) == ("readOnly", 5)


def test_a_participant_s_permission_is_set(me, shop):
    me.call("sharing.create", company=shop)
    invited = me.call("sharing.invite", company=shop, **{"as": "bo"}, preset="management")
    bo = me.accounts["bo"]
    bo.call("sharing.accept", url=invited["url"])
    for way, permission in zip(WAYS, ["readOnly", "readWrite", "readOnly"]):
        asked = {"company": shop, "participant": invited["id"], "permission": permission}
        me.lose("update", way, "sharing.participants.update", **asked)
        assert me.call("sharing.participants.update", **asked)["permission"] == permission
        bo.call("sync.now", wait=True)
        assert bo.call("sharing.get", company=shop)["share"]["permission"] == permission
        assert [one["permission"] for one in participants(me, shop)] == [permission]
        me.connect()


def test_a_participant_is_removed(me, shop):
    me.call("sharing.create", company=shop)
    for way in WAYS:
        invited = me.call("sharing.invite", company=shop, **{"as": "bo"}, preset="management")
        bo = me.accounts["bo"]
        bo.call("sharing.accept", url=invited["url"])
        asked = {"company": shop, "participant": invited["id"]}
        me.lose("delete", way, "sharing.participants.remove", **asked)
        assert me.call("sharing.participants.remove", **asked)["acceptance"] == "removed"
        bo.call("sync.now", wait=True)
        assert bo.call("companies.list")["items"] == []
        assert {one["acceptance"] for one in participants(me, shop)} == {"removed"}
        assert len(me.call("access.list", company=shop)["items"]) == 1
        me.connect()


def test_an_account_joins_and_leaves_once(me):
    ada = me.accounts["ada"]
    shop = me.accounts.shop()
    ada.call("inventory.items.create", company=shop, **item(1))
    ada.call("sharing.create", company=shop)
    for way in WAYS:
        url = ada.call("sharing.invite", company=shop, **{"as": "me"}, preset="management")["url"]
        me.lose("accept", way, "sharing.accept", url=url, name="Me")
        assert me.call("sharing.accept", url=url, name="Me")["company"] == shop
        me.sync()
        assert [one["sku"] for one in me.call("inventory.items.list", company=shop)["items"]] == ["SKU-1"]
        ada.call("sync.now", wait=True)
        (_, *found) = ada.call("sharing.participants.list", company=shop)["items"]
        assert [(one["account"], one["acceptance"], one["waiting"]) for one in found] == [("me", "accepted", False)]
        me.connect()
        me.lose("leave", way, "sharing.leave", company=shop)
        assert me.call("sharing.leave", company=shop) == {"company": shop}
        assert me.call("companies.list")["items"] == []
        ada.call("sync.now", wait=True)
        assert len(ada.call("sharing.participants.list", company=shop)["items"]) == 1
        assert len(ada.call("access.list", company=shop)["items"]) == 1
        me.connect()


@pytest.mark.parametrize("way", ["killed", "cut"])
def test_an_edit_on_top_of_a_participant_s_stays(me, way):
    ada, shop = me.accounts["ada"], me.accounts.shop()
    id = ada.call("inventory.items.create", company=shop, **item(1))["id"]
    ada.call("sharing.create", company=shop)
    url = ada.call("sharing.invite", company=shop, **{"as": "me"}, preset="management")["url"]
    me.call("sharing.accept", url=url, name="Me")
    me.sync()
    me.rules.hold("host.cloud.records.modify", id)
    me.call("inventory.items.update", company=shop, id=id, changes={"name": "N1"})
    me.call("sync.now")
    until(me.rules.held.exists)
    if way == "killed":
        me.core.process.kill()
        me.core.process.wait()
        me.rules.release()
    else:
        me.rules.cut()
    ada.call("sync.now", wait=True)
    assert ada.call("inventory.items.get", company=shop, id=id)["name"] == "N1"
    ada.call("inventory.items.update", company=shop, id=id, changes={"name": "N2"})
    ada.call("sync.now", wait=True)
    me.rules.set()
    if way == "killed":
        me.core = me.begin()
    until(me.can_sync)
    ada.call("sync.now", wait=True)
    for core in (me.core, ada):
        assert core.call("inventory.items.get", company=shop, id=id)["name"] == "N2"
        assert core.call("sync.conflicts.list", company=shop)["items"] == []


def test_who_was_removed_has_not_left(me):
    shop = me.accounts.shop()
    me.accounts.join(shop, "bo")
    bo, ada = me.accounts["bo"], me.accounts["ada"]
    ada.call("sync.now", wait=True)
    (_, participant) = ada.call("sharing.participants.list", company=shop)["items"]
    ada.call("sharing.participants.remove", company=shop, participant=participant["id"])
    bo.call("sync.now", wait=True)
    assert bo.refused("sharing.leave", company=shop)["data"]["kind"] == "notFound"
