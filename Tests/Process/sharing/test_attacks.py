"""Attacks on a company by a participant's changed program, or by a person who knows an id."""

from support.core import item
from support.devices import pages
from support.shares import Account, access, value

NEW = "01903e6f-2c00-7000-8000-000000000077"


def names(core, shop):
    return {one["sku"]: one["name"] for one in pages(core, "inventory.items.list", company=shop)}


def credential_id(user, company):
    """The record name of a user's credentials in a company (RFC 9562, section 5.8)."""
    left, right = int(user.replace("-", ""), 16), int(company.replace("-", ""), 16)
    number = (left ^ right) & ~(0xF000 << 64) | 0x8000 << 64
    number = number & ~(3 << 62) | 2 << 62
    text = f"{number:032x}"
    return "-".join([text[:8], text[8:12], text[12:16], text[16:20], text[20:]])


class Rogue(Account):
    """The container's process of an account that writes records into any zone."""

    def put(self, name, type, zone, fields, database="private"):
        return self.sent([{"recordName": name, "recordType": type, "zone": zone, "fields": fields}], [], database)

    def sent(self, save, delete, database=None):
        own, self.database = self.database, database or self.database
        try:
            return super().sent(save, delete)
        finally:
            self.database = own

    def zone_of(self, company, **fields):
        """Creates a zone of the attacker's account that has the name of another account's company, with a record of
        that company."""
        zone = {"name": company}
        self.call("host.cloud.zones.modify", database="private", save=[zone], delete=[])
        assert self.put(company, "Companies", zone, fields)
        return zone

    def link_to(self, zone, title="Innocent"):
        joiner = access(NEW, deptMask=value("int", 15), companyID=value("reference", zone["name"]))
        params = {"zone": zone, "title": title, "publicPermission": "readWrite", "joiner": joiner, "linkHost": "x.app"}
        return self.call("host.cloud.share.create", **params)["share"]["url"]


def test_nobody_plants_credentials(accounts, shop):
    ada = accounts["ada"]
    own = ada.call("companies.create", name="Never shared")["id"]
    accounts.join(shop, "bo")
    accounts.settle()
    user = ada.call("access.whoami", company=shop)["user"]
    with Rogue(accounts.cloud, "bo", shop) as rogue:
        for company in (shop, own):
            fields = {"companyID": value("reference", company), "userID": value("reference", user)}
            fields |= {"username": value("text", "evil")}
            kind = rogue.put(credential_id(user, company), "Credentials", rogue.zone, fields, "shared")
            assert kind == "permissionFailure"
    accounts.sync("ada")
    assert ada.call("access.whoami", company=own)["user"] == user


def test_records_of_another_zone_are_nothing_to_it(accounts, shop):
    """A participant who may write to one company can't damage another company."""
    ada, other = accounts["ada"], accounts.shop()
    made = [ada.call("inventory.items.create", company=other, **item(number))["id"] for number in range(2)]
    accounts.join(shop, "bo")
    accounts.join(other, "bo", permission="readOnly", preset="management")
    accounts.sync("ada", "ada/2", "bo")
    with Account(accounts.cloud, "bo", other) as looking, Rogue(accounts.cloud, "bo", shop) as rogue:
        records = looking.records()
        for id in made:
            assert rogue.put(id, "Items", rogue.zone, records[id]["fields"], "shared")
        rogue.put(other, "Items", rogue.zone, {"sku": value("text", "X")}, "shared")
        accounts.sync("ada", "ada/2")
        # Devices that have neither record yet get the same result, whichever of the records they receive first.
        for device in ("ada/3", "ada/4"):
            accounts.sync(device)
            assert names(accounts[device], other) == {"SKU-0": "Item 0", "SKU-1": "Item 1"}
            assert names(accounts[device], shop) == {}
            ada.call("companies.update", company=other, changes={"legalName": device})
            accounts.sync("ada")
        for id in [*made, other]:
            rogue.sent([], [{"recordName": id, "recordType": "Items", "zone": rogue.zone}], "shared")
    ada.call("sync.disconnect")
    ada.call("inventory.items.update", company=other, id=made[0], changes={"name": "By Ada"})
    ada.call("companies.update", company=other, changes={"name": "Renamed"})
    accounts.reconnect("ada")
    accounts.settle()
    for name in ("ada", "ada/2", "ada/3", "bo"):
        assert names(accounts[name], other) == {"SKU-0": "By Ada", "SKU-1": "Item 1"}
        assert names(accounts[name], shop) == {}
        assert "Renamed" in [one["name"] for one in accounts[name].call("companies.list")["items"]]


def test_nobody_shares_what_is_another_s(accounts, shop):
    """A zone that has the name of a company already belongs to this company."""
    ada, bo = accounts["ada"], accounts["bo"]
    accounts.join(shop, "bo")
    own = bo.call("companies.create", name="Bo's own")["id"]
    bo.call("inventory.items.create", company=own, **item(1))
    ada.call("inventory.items.create", company=shop, **item(2))
    accounts.settle()
    company = {"name": value("text", "Fake"), "tier": value("text", "Business")}
    with Rogue(accounts.cloud, "eve") as eve:
        for id in (own, shop):
            zone = eve.zone_of(id, **company)
            eve.put(NEW[:-2] + id[-2:], "Items", zone, {"sku": value("text", "EVIL")})
            assert bo.refused("sharing.accept", url=eve.link_to(zone))["data"]["kind"] == "invalidParams"
        zone = eve.zone_of(own.upper(), **company) if own.upper() != own else None
        if zone:
            assert bo.refused("sharing.accept", url=eve.link_to(zone))["data"]["kind"] == "invalidParams"
        bo.call("inventory.items.create", company=shop, **item(3))
        bo.call("inventory.items.create", company=own, **item(4))
        accounts.settle()
        assert names(bo, own) == {"SKU-1": "Item 1", "SKU-4": "Item 4"}
        assert names(bo, shop) == names(ada, shop) == {"SKU-2": "Item 2", "SKU-3": "Item 3"}
        seen = eve.call("host.cloud.zone.changes", database="private", zone={"name": own}, token=None, limit=400)
        assert {record["modifier"] for record in seen["records"]} == {"eve"}
        eve.call("host.cloud.share.delete", zone={"name": shop})
    accounts.settle()
    stores = {one["id"]: one["store"] for one in bo.call("companies.list")["items"]}
    assert stores == {own: "private", shop: "shared"}


def test_a_zone_that_is_gone_without_a_trace_holds_nothing_up(accounts, shop):
    bo, gone = accounts["bo"], accounts.shop("eve")
    accounts.join(shop, "bo")
    accounts.join(gone, "bo", owner="eve")
    accounts.settle()
    bo.call("sync.disconnect")
    with Rogue(accounts.cloud, "eve") as eve:
        for params in ({"save": [], "delete": [{"name": gone}]}, {"save": [{"name": gone}], "delete": []}):
            eve.call("host.cloud.zones.modify", database="private", **params)
    bo.call("inventory.items.create", company=gone, **item(1))
    bo.call("inventory.items.create", company=shop, **item(2))
    accounts.reconnect("bo")
    bo.call("sync.now", wait=True)
    accounts.sync("bo", "ada")
    assert names(accounts["ada"], shop) == {"SKU-2": "Item 2"}
    assert [one["id"] for one in bo.call("companies.list")["items"]] == [shop]
    (departure,) = bo.call("sharing.departures.list")["items"]
    assert (departure["reason"], departure["unsent"]) == ("deleted", 1)


def test_rights_of_who_takes_part_end_with_the_participation(accounts, shop):
    ada, bo = accounts["ada"], accounts["bo"]
    accounts.join(shop, "bo", preset="warehouse")
    accounts.sync("ada", "ada/2")
    user = bo.call("access.whoami", company=shop)["user"]
    assert ada.refused("access.revoke", company=shop, user=user)["data"]["kind"] == "invalidParams"
    # A second device of the owner, which does not know of the removal, grants more rights.
    other = accounts["ada/2"]
    other.call("sync.disconnect")
    other.call("access.grant", company=shop, user=user, isOwner=True)
    (_, participant) = ada.call("sharing.participants.list", company=shop)["items"]
    ada.call("sharing.participants.remove", company=shop, participant=participant["id"])
    accounts.sync("ada", "bo")
    accounts.reconnect("ada/2")
    accounts.settle()
    for core in (ada, other):
        assert [one["access"]["isFounder"] for one in core.call("access.list", company=shop)["items"]] == [True]
    # A user who is invited again has the rights of the new invitation.
    accounts.join(shop, "bo", preset="viewer")
    accounts.settle()
    assert bo.call("access.whoami", company=shop)["isOwner"] is False
    assert bo.refused("inventory.items.create", company=shop, **item(1))["data"]["kind"] == "forbidden"


def test_invitations_are_made_once(accounts, shop):
    ada = accounts["ada"]
    ada.call("sharing.create", company=shop)
    accounts.sync("ada", "ada/2")
    params = {"company": shop, "as": "same", "preset": "viewer", "idempotencyKey": "key"}
    ada.send(*({"jsonrpc": "2.0", "id": id, "method": "sharing.invite", "params": params} for id in (901, 902)))
    first, second = ada.receive(), ada.receive()
    assert first["result"]["id"] == second["result"]["id"]
    again = accounts["ada/2"].call("sharing.invite", company=shop, **{"as": "same"}, preset="viewer")
    assert again["id"] == first["result"]["id"]
    accounts.settle()
    assert len(ada.call("sharing.participants.list", company=shop)["items"]) == 2
    assert len(ada.call("access.list", company=shop)["items"]) == 2


def test_an_upgrade_counts_at_once(accounts):
    ada = accounts["ada"]
    shop = ada.call("companies.create", name="Shop")["id"]
    accounts.settle()
    ada.call("companies.setTier", company=shop, tier="business")
    url = ada.call("sharing.create", company=shop)["url"]
    # A preview of the share shows the present name of the company.
    ada.call("companies.update", company=shop, changes={"name": "Renamed"})
    accounts.sync("ada")
    ada.call("sharing.setPublic", company=shop, publicPermission="readOnly")
    assert accounts["bo"].call("sharing.preview", url=url)["name"] == "Renamed"


def test_an_account_of_another_spelling_is_another_one(accounts, shop):
    ada = accounts["ada"]
    url = ada.call("sharing.create", company=shop)["url"]
    ada.call("sharing.invite", company=shop, **{"as": "bo"}, preset="management")
    assert accounts["BO"].refused("sharing.accept", url=url)["data"]["kind"] == "shareNotFound"
    assert accounts["bo"].call("sharing.accept", url=url)["company"] == shop
