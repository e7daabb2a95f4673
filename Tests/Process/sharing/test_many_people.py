"""Many participants and many records in a shared company: all participants can work, and see the same pages."""

import json

import pytest

from support.accounts import Accounts
from support.core import CallError, item, request
from support.devices import pages
from support.people import pipeline
from support.shares import Account, value


def admitted(accounts, shop, url, numbers):
    """Accepts the link with these accounts."""
    for number in numbers:
        with Account(accounts.cloud, f"p{number}", shop) as one:
            one.accept(url, name=f"Number {number}")


def test_fifty_take_part_in_what_an_enterprise_shares(accounts):
    shop, ada = accounts.shop(tier="enterprise"), accounts["ada"]
    url = ada.call("sharing.create", company=shop, publicPermission="readWrite", preset="warehouse")["url"]
    admitted(accounts, shop, url, range(1, 50))
    bo = accounts["bo"]
    bo.call("sharing.accept", url=url, name="Bo")
    accounts.settle()
    people = pages(ada, "sharing.participants.list", company=shop)
    assert [one["role"] for one in people] == ["owner"] + ["participant"] * 50
    assert {one["acceptance"] for one in people[1:]} == {"accepted"}
    assert {one["name"] for one in people[1:]} == {f"Number {number}" for number in range(1, 50)} | {"Bo"}
    # Each participant has an access record, with the rights that the link gives.
    users = {one["user"] for one in people}
    for core in (ada, bo):
        assert {one["id"] for one in core.call("access.people", company=shop, limit=200)["items"]} == users
    records = [one["access"] for one in pages(ada, "access.list", company=shop)]
    assert len(records) == 51 and [one["deptMask"] for one in records if not one["isFounder"]] == [5] * 50
    # The participant who came last can work. The number of participants is within the limit.
    bo.call("inventory.items.create", company=shop, **item(1))
    accounts.sync("bo", "ada")
    with Account(accounts.cloud, "p49", shop) as other:
        assert [one["creator"] for one in other.found()["records"] if one["recordType"] == "Items"] == ["bo"]
    assert ada.call("sharing.invite", company=shop, **{"as": "cy"})["acceptance"] == "pending"


def test_who_is_in_stays_when_the_company_pays_no_more(accounts, shop):
    ada, bo = accounts["ada"], accounts["bo"]
    url = ada.call("sharing.create", company=shop, publicPermission="readWrite", preset="warehouse")["url"]
    admitted(accounts, shop, url, range(1, 10))
    bo.call("sharing.accept", url=url)
    accounts.settle()
    ada.call("companies.setTier", company=shop, tier="free")
    accounts.settle()
    before = ada.call("sharing.participants.list", company=shop)["items"]
    assert [one["acceptance"] for one in before[1:]] == ["accepted"] * 10
    # The participants who are there can still work after the change of the tier.
    made = bo.call("inventory.items.create", company=shop, **item(1))
    accounts.sync("bo", "ada")
    assert ada.call("inventory.items.get", company=shop, id=made["id"])["name"] == "Item 1"
    for number in range(1, 10):
        with Account(accounts.cloud, f"p{number}", shop) as one:
            assert made["id"] in one.records()
            assert one.save(500 + number, **one.records()[made["id"]]["fields"] | {"sku": value("text", f"P{number}")})
    accounts.sync("ada")
    assert len(ada.call("inventory.items.list", company=shop)["items"]) == 10
    # No further participant is admitted.
    refused = ada.refused("sharing.invite", company=shop, **{"as": "late"})["data"]
    assert (refused["kind"], refused["limit"], refused["most"]) == ("tierRequired", "participants", 0)
    with Account(accounts.cloud, "late", shop) as late:
        assert late.preview(url)["state"] == "full"
        with pytest.raises(CallError) as caught:
            late.accept(url)
        assert caught.value.error["data"]["kind"] == "tooManyParticipants"
        assert late.shared()["zones"] == []
    # The refusal does not show the owner of the company or its tier.
    refused = accounts["later"].refused("sharing.accept", url=url)["data"]
    assert refused == {"kind": "tierRequired", "limit": "participants", "most": None, "tiers": []}
    assert accounts["later"].call("companies.list")["items"] == []
    accounts.sync("ada")
    assert ada.call("sharing.participants.list", company=shop)["items"] == before


def raw_pages(core, shop):
    """Returns all pages of items, as bytes."""
    found, after = [], None
    while True:
        core.send(
            request("inventory.items.list", {"company": shop, "limit": 200} | ({"after": after} if after else {}))
        )
        line = core.process.stdout.readline()
        after = json.loads(line)["result"]["next"]
        found.append(line)
        if after is None:
            return found


@pytest.mark.parametrize("count", [1_000, pytest.param(10_000, marks=pytest.mark.full)])
def test_all_answer_the_same_pages(tmp_path, count):
    """The pages are the same byte for byte."""
    with Accounts(tmp_path) as accounts:
        shop, ada = accounts.shop(), accounts["ada"]
        new = [{"company": shop, **item(number, tags=[f"tag {number % 7}"])} for number in range(count)]
        made = pipeline(ada, [request("inventory.items.create", params, id) for id, params in enumerate(new)])
        assert all("result" in reply for reply in made)
        for name in ("bo", "cy"):
            accounts.join(shop, name)
        accounts.settle()
        first = raw_pages(ada, shop)
        listed = [one["sku"] for line in first for one in json.loads(line)["result"]["items"]]
        assert sorted(listed) == sorted(one["sku"] for one in new) and len(first) == count // 200
        for name in ("bo", "cy"):
            assert raw_pages(accounts[name], shop) == first, name
