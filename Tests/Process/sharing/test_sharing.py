"""Sharing a company: what the owner shares, with whom, and what the participants see."""

import pytest

from support.core import Core, item
from support.devices import pages


def kind(core, method, **params):
    return core.refused(method, **params)["data"]["kind"]


def items(core, shop):
    return pages(core, "inventory.items.list", company=shop)


def test_an_owner_shares_and_another_account_takes_part(accounts, shop):
    ada, bo = accounts["ada"], accounts["bo"]
    for number in range(3):
        ada.call("inventory.items.create", company=shop, **item(number))
    share = ada.call("sharing.create", company=shop)
    assert share["url"].startswith("https://app.example/share/") and share["role"] == "owner"
    assert ada.call("sharing.create", company=shop, publicPermission="readWrite") == share
    invited = ada.call("sharing.invite", company=shop, **{"as": "bo@example.com"}, preset="warehouse", name="Bo")
    assert (invited["acceptance"], invited["name"], invited["waiting"]) == ("pending", "Bo", False)
    seen = bo.call("sharing.preview", url=invited["url"])
    assert seen == {"company": shop, "name": "Shop", "ownerName": None, "permission": "readWrite", "state": "open"}
    assert bo.call("companies.list")["items"] == []
    accepted = bo.call("sharing.accept", url=invited["url"])
    assert accepted == {"company": shop, "mine": False, "permission": "readWrite"}
    (company,) = bo.call("companies.list")["items"]
    assert (company["id"], company["store"], company["role"]) == (shop, "shared", "participant")
    me = bo.call("access.whoami", company=shop)
    assert me["deptMask"] == 5
    accounts.settle()
    # A user who manages nothing sees no costs.
    seen = [{name: value for name, value in one.items() if name != "cost"} for one in items(ada, shop)]
    assert seen == items(bo, shop) and len(seen) == 3
    # Each side's new records reach the other side, in the right store.
    made = bo.call("inventory.items.create", company=shop, **item(7))
    accounts.sync("bo", "ada")
    assert made["id"] in [one["id"] for one in items(ada, shop)]
    ada.call("inventory.items.update", company=shop, id=made["id"], changes={"name": "Named by Ada"})
    accounts.sync("ada", "bo")
    assert bo.call("inventory.items.get", company=shop, id=made["id"])["name"] == "Named by Ada"
    # Both sides see the participants, and the owner sees whom they have invited.
    (owner, participant) = ada.call("sharing.participants.list", company=shop)["items"]
    assert (owner["role"], owner["account"]) == ("owner", "ada")
    assert (participant["account"], participant["acceptance"], participant["user"]) == ("bo", "accepted", me["user"])
    people = {one["id"]: one["name"] for one in bo.call("access.people", company=shop)["items"]}
    assert people[me["user"]] == "Bo"


def test_each_is_told_who_has_done_what(accounts, shop):
    accounts.join(shop, "bo")
    ada, bo = accounts["ada"], accounts["bo"]
    made = ada.call("inventory.items.create", company=shop, **item(1))
    accounts.sync("ada", "bo")
    bo.call("inventory.items.update", company=shop, id=made["id"], changes={"name": "Named by Bo"})
    accounts.sync("bo", "ada")
    users = {core: core.call("access.whoami", company=shop)["user"] for core in (ada, bo)}
    history = ada.call("inventory.items.history", company=shop, id=made["id"])["items"]
    assert [one["actor"] for one in history if one["kind"] == "changed"][:1] == [users[bo]]
    events = [one for one in bo.call("events.since")["events"] if one["id"] == made["id"]]
    assert events[0]["actor"] == users[ada]


def test_the_account_s_other_device_has_it_too(accounts, shop):
    accounts.join(shop, "bo")
    accounts["ada"].call("inventory.items.create", company=shop, **item(1))
    accounts.sync("ada", "bo/2")
    assert [one["sku"] for one in items(accounts["bo/2"], shop)] == ["SKU-1"]
    # The owner's second device also has the company, and knows that it is shared.
    other = accounts["ada/2"]
    accounts.sync("ada/2")
    assert [one["account"] for one in other.call("sharing.participants.list", company=shop)["items"]] == ["ada", "bo"]


def test_what_is_told_of_a_share(accounts, shop):
    ada = accounts["ada"]
    assert ada.call("sharing.get", company=shop)["share"] is None
    live = ada.call("live.open", query={"method": "sharing.get", "params": {"company": shop}})
    accounts.join(shop, "bo")
    accounts.sync("ada")
    state = ada.call("sharing.get", company=shop)
    assert state["enlisted"] == state["total"] > 1
    assert [one["role"] for one in state["participants"]] == ["owner", "participant"]
    told = [line["params"]["result"] for line in ada.said() if line["method"] == "live.changed"]
    assert live["result"]["share"] is None and told[-1] == state
    theirs = accounts["bo"].call("sharing.get", company=shop)
    assert (theirs["share"]["role"], theirs["share"]["url"], theirs["participants"]) == ("participant", None, None)
    assert kind(accounts["bo"], "sharing.participants.list", company=shop) == "forbidden"


def test_without_a_cloud(tmp_path):
    with Core(tmp_path / "data") as core:
        shop = core.call("companies.create", name="Shop")["id"]
        assert core.call("sharing.get", company=shop) == {
            "share": None,
            "enlisted": 0,
            "total": 0,
            "participants": None,
        }
        assert core.refused("sharing.create", company=shop)["data"] == {
            "kind": "tierRequired",
            "limit": "participants",
            "most": 0,
            "tiers": ["business", "enterprise"],
        }
        core.call("companies.setTier", company=shop, tier="business")
        for method, params in [
            ("sharing.create", {"company": shop}),
            ("sharing.preview", {"url": "https://app.example/share/x"}),
            ("sharing.accept", {"url": "https://app.example/share/x"}),
        ]:
            assert core.refused(method, **params)["data"] == {"kind": "cloudUnavailable", "reason": None}
        assert core.call("sharing.departures.list") == {"items": [], "next": None}
        personal = core.call("companies.personal")["id"]
        assert core.refused("sharing.create", company=personal)["data"] == {"kind": "forbidden", "reason": "personal"}


def test_links_that_lead_nowhere(accounts, shop):
    ada, bo, cy = accounts["ada"], accounts["bo"], accounts["cy"]
    share = ada.call("sharing.create", company=shop)["url"]
    invited = ada.call("sharing.invite", company=shop, **{"as": "somebody"})["url"]
    assert bo.call("sharing.accept", url=invited)["company"] == shop
    for url in [share, invited, invited[:-1] + "x", "https://app.example/share/", "nonsense"]:
        for method in ["sharing.accept", "sharing.preview"]:
            assert cy.refused(method, url=url)["data"] == {"kind": "shareNotFound"}
    assert cy.call("companies.list")["items"] == []
    # Accepting again changes nothing. If an owner accepts a link to an own company, the reply names that company.
    assert bo.call("sharing.accept", url=invited)["company"] == shop
    assert ada.call("sharing.accept", url=share) == {"company": shop, "mine": True, "permission": "readWrite"}
    assert ada.call("sharing.preview", url=share)["state"] == "mine"


def test_whoever_has_a_public_link(accounts, shop):
    ada, bo = accounts["ada"], accounts["bo"]
    url = ada.call("sharing.create", company=shop, publicPermission="readWrite")["url"]
    bo.call("sharing.accept", url=url, name="Bo")
    # Participants see the company, but have no rights until the owner grants some.
    (company,) = bo.call("companies.list")["items"]
    assert (company["name"], company["role"]) == ("Shop", "participant")
    assert kind(bo, "inventory.items.list", company=shop) == "forbidden"
    accounts.sync("ada")
    (_, waiting) = ada.call("sharing.participants.list", company=shop)["items"]
    assert (waiting["waiting"], waiting["name"], waiting["invitedAs"]) == (True, "Bo", None)
    ada.call("access.grant", company=shop, user=waiting["user"], preset="warehouse")
    accounts.sync("ada", "bo")
    assert bo.call("inventory.items.list", company=shop)["items"] == []
    assert bo.call("sharing.accept", url=url)["company"] == shop
    # The owner can set the rights of later participants in advance.
    ada.call("sharing.setPublic", company=shop, publicPermission="readWrite", preset="sales")
    accounts["cy"].call("sharing.accept", url=url)
    assert accounts["cy"].call("access.whoami", company=shop)["deptMask"] & 2


def test_rights_that_change_hold_from_the_cycle_that_brings_them(accounts, shop):
    accounts.join(shop, "bo", preset="warehouse")
    ada, bo = accounts["ada"], accounts["bo"]
    made = bo.call("inventory.items.create", company=shop, **item(1))
    accounts.sync("bo", "ada")
    user = bo.call("access.whoami", company=shop)["user"]
    # While the device is disconnected, no sync cycle can begin.
    bo.call("sync.disconnect")
    ada.call("access.grant", company=shop, user=user, preset="viewer")
    accounts.sync("ada")
    bo.call("inventory.items.update", company=shop, id=made["id"], changes={"name": "Still"})
    accounts.reconnect("bo")
    accounts.sync("bo")
    assert kind(bo, "inventory.items.create", company=shop, **item(2)) == "forbidden"
    assert bo.call("inventory.items.get", company=shop, id=made["id"])


def test_who_only_reads_writes_nothing(accounts, shop):
    accounts.join(shop, "bo", preset="management", permission="readOnly")
    bo = accounts["bo"]
    refused = bo.refused("inventory.items.create", company=shop, **item(1))["data"]
    assert refused == {"kind": "forbidden", "reason": "readOnly"}
    checked = bo.call("access.check", company=shop, method="inventory.items.create")
    assert (checked["allowed"], checked["reason"]) == (False, "readOnly")
    (_, me) = accounts["ada"].call("sharing.participants.list", company=shop)["items"]
    accounts["ada"].call("sharing.participants.update", company=shop, participant=me["id"], permission="readWrite")
    accounts.sync("bo")
    assert bo.call("inventory.items.create", company=shop, **item(1))["sku"] == "SKU-1"


def test_what_is_the_owner_s_alone(accounts, shop):
    """This also holds for a participant with the rights of an owner: only the account that shares the company may do
    this."""
    accounts.join(shop, "bo", preset="management")
    bo = accounts["bo"]
    user = bo.call("access.whoami", company=shop)["user"]
    for method, params in [
        ("access.grant", {"user": user, "preset": "sales"}),
        ("access.revoke", {"user": user}),
        ("companies.update", {"changes": {"name": "Mine"}}),
        ("companies.delete", {"confirm": "Shop"}),
        ("companies.setTier", {"tier": "free"}),
        ("sharing.create", {}),
        ("sharing.invite", {"as": "x"}),
        ("sharing.revoke", {}),
    ]:
        assert kind(bo, method, company=shop, **params) == "forbidden", method
    # The owner sees who has accepted.
    accounts.sync("ada")
    accounts["ada"].call("access.grant", company=shop, user=user, isOwner=True)
    accounts.sync("ada", "bo")
    assert bo.refused("access.grant", company=shop, preset="sales")["data"] == {"kind": "forbidden", "reason": "shared"}
    assert bo.refused("companies.update", company=shop, changes={"name": "x"})["data"] == {
        "kind": "forbidden",
        "reason": "shared",
    }


def gone(core, shop):
    assert core.call("companies.list")["items"] == []
    assert kind(core, "inventory.items.list", company=shop) == "notFound"
    return core.call("sharing.departures.list")["items"][0]


@pytest.mark.parametrize("reason", ["left", "removed", "revoked", "deleted"])
def test_how_it_ends(accounts, shop, reason):
    ada, bo = accounts["ada"], accounts["bo"]
    accounts.join(shop, "bo")
    bo.call("inventory.items.create", company=shop, **item(1))
    accounts.sync("bo", "ada")
    bo.call("companies.select", company=shop)
    bo.call("live.open", query={"method": "inventory.items.list", "params": {"company": shop}})
    own = bo.call("companies.create", name="Own")["id"]
    if reason == "left":
        assert bo.call("sharing.leave", company=shop) == {"company": shop}
    else:
        if reason == "removed":
            (_, participant) = ada.call("sharing.participants.list", company=shop)["items"]
            removed = ada.call("sharing.participants.remove", company=shop, participant=participant["id"])
            assert removed["acceptance"] == "removed"
        elif reason == "revoked":
            assert ada.call("sharing.revoke", company=shop)["revokedAt"]
        else:
            ada.call("companies.delete", company=shop, confirm="Shop")
            accounts.sync("ada")
        # Until the device learns that it has no access any more, it still reads the company. Its changes from that time
        # are lost.
        bo.call("inventory.items.create", company=shop, **item(2))
        bo.call("sync.now", wait=True)
    departure = next(one for one in bo.call("sharing.departures.list")["items"] if one["company"] == shop)
    assert (departure["reason"], departure["name"]) == (reason, "Shop")
    assert departure["unsent"] == (0 if reason == "left" else 1)
    assert [one["id"] for one in bo.call("companies.list")["items"]] == [own]
    assert kind(bo, "inventory.items.list", company=shop) == "notFound"
    told = [line["params"] for line in bo.said() if line["method"] == "live.changed"]
    assert [one["error"]["data"]["kind"] for one in told if one.get("error")] == ["notFound"], told
    if reason != "deleted":
        # The owner's records stay, including those that the participant has made.
        accounts.sync("ada")
        assert [one["sku"] for one in items(ada, shop)] == ["SKU-1"]
        assert [one["access"]["isOwner"] for one in ada.call("access.list", company=shop)["items"]] == [True]


def test_who_comes_back_has_the_company_among_others(accounts, shop):
    """A company that is shared again gets rows after those of companies that were shared meanwhile."""
    ada, bo = accounts["ada"], accounts["bo"]
    accounts.join(shop, "bo")
    ada.call("inventory.items.create", company=shop, **item(1))
    accounts.sync("ada", "bo")
    assert len(items(bo, shop)) == 1
    bo.call("sharing.leave", company=shop)
    other = accounts.shop()
    accounts.join(other, "bo")
    ada.call("inventory.items.create", company=other, **item(2))
    accounts.sync("ada", "bo")
    accounts.join(shop, "bo")
    ada.call("inventory.items.create", company=shop, **item(3))
    accounts.sync("ada", "bo", "ada")
    made = bo.call("inventory.items.create", company=shop, **item(4))
    accounts.sync("bo", "ada")
    for core in (ada, bo):
        assert sorted(one["sku"] for one in items(core, shop)) == ["SKU-1", "SKU-3", "SKU-4"]
        assert [one["sku"] for one in items(core, other)] == ["SKU-2"]
    assert made["id"] in [one["id"] for one in items(ada, shop)]
