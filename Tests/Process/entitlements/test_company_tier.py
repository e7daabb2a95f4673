"""A company whose tier follows from its owner's purchases. Replies and refusals use the tier that applies at the time
of the request."""

import random

import pytest

from support.changes import changed
from support.core import Core, item, run
from support.entitlement_model import DAY, Kept, company_tier
from support.people import CLERK, NEVER, share, sign_in, staffed
from support.purchases import line_of
from support.signing import compact
from support.storefront import CATALOGUE, NOW, ingest, product, sign, transaction

END = NOW + DAY
BUSINESS, ENTERPRISE = [product("business.monthly"), product("business.yearly")], [product("enterprise.monthly")]
REFUSED = {
    "kind": "tierRequired",
    "limit": "participants",
    "most": 0,
    "tiers": ["business", "enterprise"],
    "products": BUSINESS + ENTERPRISE,
}


def follow(core, company, **more):
    return core.call("companies.followEntitlements", company=company, **more)


def tier(core, company):
    """Returns the tier and its source. Also checks that the list of companies has the same values."""
    found = core.call("companies.get", company=company)
    (listed,) = [line for line in core.call("companies.list")["items"] if line["id"] == company]
    assert listed["tier"] == found["tier"]
    return found["tier"], found["tierSource"]


def company_of(core):
    return core.call("companies.create", name="Corner Shop")["id"]


def test_it_follows_from_what_is_had(store):
    with store.core() as core:
        made = core.call("companies.create", name="Corner Shop")
        company = made["id"]
        assert (made["tier"], made["tierSource"]) == ("free", "manual")
        following = follow(core, company)
        assert following == made | {"tierSource": "entitlements", "version": 2, "updatedAt": following["updatedAt"]}
        for documents, expected in (
            ([], "free"),
            ([transaction("1", productId=product("premium.monthly"))], "free"),
            ([transaction("2")], "business"),
            ([transaction("3", productId=product("enterprise.monthly"))], "enterprise"),
            (
                [transaction("3", productId=product("enterprise.monthly"), signedDate=NOW, revocationDate=NOW)],
                "business",
            ),
            ([transaction("2", signedDate=NOW, isUpgraded=True)], "free"),
        ):
            if documents:
                ingest(core, *documents)
            assert tier(core, company) == (expected, "entitlements")
        # No document changes the company's record.
        assert core.call("companies.get", company=company) == following
        core.call("companies.select", company=company)
        ingest(core, transaction("4"))
        assert core.call("companies.selected")["tier"] == "business"


def test_documents_that_came_before_count(store):
    with store.core() as core:
        ingest(core, transaction())
        company = company_of(core)
        assert tier(core, company) == ("free", "manual")
        assert follow(core, company)["tier"] == "business" and tier(core, company) == ("business", "entitlements")


def test_it_ends_by_time_alone(store):
    with store.again() as core:
        company = company_of(core)
        follow(core, company)
        ingest(core, transaction(expiresDate=END))
        user = core.call("access.grant", company=company, preset="viewer")["user"]
    for now, expected in ((END - 10, "business"), (END, "free")):
        with store.again(now) as core:
            assert tier(core, company) == (expected, "entitlements")
    with store.again(END - 1) as core:
        assert core.call("access.grant", company=company, preset="viewer")["deptMask"] == 16
        # This request is one millisecond later, after the purchase has ended.
        error = core.refused("access.grant", company=company, preset="viewer")
        assert error["code"] == 20 and error["data"] == REFUSED
        # Existing participants stay, and their rights can be changed.
        assert core.call("access.grant", company=company, user=user, preset="sales")["deptMask"] == 26
        assert len(core.call("access.list", company=company)["items"]) == 3
        ingest(core, transaction(expiresDate=END + DAY, signedDate=NOW))
        core.call("access.grant", company=company, preset="viewer")


def test_what_was_superseded_pays_for_nothing(store):
    """An upgrade replaces the earlier purchase, even if the upgrade ends sooner."""
    upgrade = {"productId": product("enterprise.monthly"), "purchaseDate": NOW + 9, "expiresDate": END}
    with store.again() as core:
        company = company_of(core)
        follow(core, company)
        ingest(core, transaction("1"), transaction("2", "1", **upgrade))
        assert tier(core, company) == ("business", "entitlements")
    for now, expected in ((NOW + 9, "enterprise"), (END - 10, "enterprise"), (END, "free")):
        with store.again(now) as core:
            assert tier(core, company) == (expected, "entitlements")
    # If the upgrade is refunded, the earlier purchase continues.
    with store.again(END + 10) as core:
        ingest(core, transaction("2", "1", **upgrade, revocationDate=END, signedDate=END))
        assert tier(core, company) == ("business", "entitlements")


@pytest.mark.parametrize("seed", range(2))
def test_random_purchases(store, seed):
    """Adds random documents in random order. The tier must always be the one that the model computes for that time."""
    chance = random.Random(seed)
    texts = [text for number in range(14) for text in line_of(chance, number)[0]]
    chance.shuffle(texts)
    # This document comes early enough to have an effect before it ends.
    texts.insert(5, compact(transaction("x", productId=product("enterprise.monthly"), expiresDate=NOW + 60)))
    seen, kept = [], Kept()
    with store.core(environments="Production,Sandbox,Xcode") as core:
        company = company_of(core)
        follow(core, company)
        for text in texts:
            ingest(core, sign(text))
            kept.take(text)
            seen.append(tier(core, company)[0])
            # The tier was requested two requests before the last one.
            assert seen[-1] == company_tier(kept, CATALOGUE, NOW + core.count - 2)
    assert len(set(seen)) > 1


def test_limits_are_those_of_the_moment(store):
    with store.core() as core:
        company = company_of(core)
        core.call("companies.setTier", company=company, tier="enterprise")
        for _ in range(11):
            core.call("access.grant", company=company)
        follow(core, company)
        error = core.refused("access.grant", company=company)
        assert error["data"] == REFUSED | {"tiers": ["enterprise"], "products": ENTERPRISE}
        ingest(core, transaction())
        assert core.refused("access.grant", company=company)["data"] == REFUSED | {
            "most": 10,
            "tiers": ["enterprise"],
            "products": ENTERPRISE,
        }
        ingest(core, transaction("2", productId=product("enterprise.monthly")))
        core.call("access.grant", company=company)


def test_what_to_buy_is_said_where_it_is_bought(store):
    """Only a company whose tier follows from purchases gets the products to buy in a refusal. If a tier was set by
    hand, no purchase would change it."""
    with store.core() as core:
        company = company_of(core)
        for method, params in (("access.grant", {}), ("reports.stockValue", {})):
            assert "products" not in core.refused(method, company=company, **params)["data"]
        follow(core, company)
        assert core.refused("access.grant", company=company)["data"]["products"] == BUSINESS + ENTERPRISE
        assert core.refused("reports.stockValue", company=company)["data"]["products"] == ENTERPRISE


def test_it_is_set_by_hand_again(store):
    with store.again() as core:
        company = company_of(core)
        follow(core, company)
        ingest(core, transaction())
        # The tier is set to its current value, but it no longer follows from purchases.
        by_hand = core.call("companies.setTier", company=company, tier="business")
        assert (by_hand["tier"], by_hand["tierSource"], by_hand["version"]) == ("business", "manual", 3)
        ingest(core, transaction(signedDate=NOW, revocationDate=NOW))
        assert tier(core, company) == ("business", "manual")
        assert core.call("companies.setTier", company=company, tier="business") == by_hand
        assert follow(core, company)["tier"] == "free"
        assert core.call("companies.setTier", company=company, tier="free")["tierSource"] == "manual"
        core.call("companies.setTier", company=company, tier="enterprise")
    with store.again() as core:
        assert tier(core, company) == ("enterprise", "manual")


def test_other_changes_keep_it(store):
    with store.again() as core:
        company = company_of(core)
        follow(core, company)
        ingest(core, transaction(expiresDate=END))
        renamed = core.call("companies.update", company=company, changes={"name": "Café"})
        assert (renamed["tier"], renamed["tierSource"], renamed["version"]) == ("business", "entitlements", 3)
    with store.again(END) as core:
        assert tier(core, company) == ("free", "entitlements")
        core.call("companies.update", company=company, changes={"name": "Bar"})
        assert tier(core, company) == ("free", "entitlements")
        # Only their own methods can write these members.
        for member in ("tier", "tierSource"):
            error = core.refused("companies.update", company=company, changes={member: "enterprise"})
            assert [problem["pointer"] for problem in error["data"]["problems"]] == [f"/changes/{member}"]


def test_an_expected_version(store):
    with store.core() as core:
        made = core.call("companies.create", name="Corner Shop")
        company = made["id"]
        assert core.refused("companies.followEntitlements", company=company, expect=2)["data"] == {
            "kind": "conflict",
            "current": made,
        }
        following = follow(core, company, expect=1)
        assert follow(core, company) == following == follow(core, company, expect=2)
        ingest(core, transaction())
        error = core.refused("companies.followEntitlements", company=company, expect=1)
        assert error["code"] == 2 and error["data"]["current"] == following | {"tier": "business"}
        assert core.refused("companies.setTier", company=company, tier="free", expect=1)["data"][
            "current"
        ] == following | {"tier": "business"}
        assert (
            core.refused("companies.update", company=company, changes={"name": "x"}, expect=1)["data"]["current"][
                "tier"
            ]
            == "business"
        )


def test_each_company_by_itself(store):
    with store.core() as core:
        first, second = company_of(core), company_of(core)
        follow(core, first)
        ingest(core, transaction())
        assert (tier(core, first), tier(core, second)) == (("business", "entitlements"), ("free", "manual"))
        follow(core, second)
        assert tier(core, second) == ("business", "entitlements")
        core.call("companies.delete", company=first, confirm="Corner Shop")
        assert tier(core, second) == ("business", "entitlements")


def test_it_is_for_owners(store):
    with store.core() as core:
        company, _ = staffed(core, CLERK)
        sign_in(core, company, "clerk")
        assert core.refused("companies.followEntitlements", company=company)["data"]["kind"] == "forbidden"
        sign_in(core, company, "owner")
        assert follow(core, company)["tierSource"] == "entitlements"
        # Existing participants can still do the work, although the company's present tier does not include it.
        sign_in(core, company, "clerk")
        core.call("inventory.items.create", company=company, **item())
        assert core.refused("companies.followEntitlements", company=NEVER)["data"] == {"kind": "notFound"}
        core.call("companies.select", company=None)
        assert core.refused("companies.followEntitlements")["data"] == {"kind": "noCompany"}


def test_not_in_the_shared_store(store, tmp_path):
    """Purchases of this account do not change the tier of another account's company."""
    other = tmp_path / "other"
    with store.core(NOW, other) as core:
        company = company_of(core)
    share(other, store.data, company, isOwner=True, begun=NOW + 9)
    with store.again(NOW + 99) as core:
        error = core.refused("companies.followEntitlements", company=company)
        assert error["data"] == {"kind": "forbidden", "reason": "shared"}
        ingest(core, transaction())
        assert tier(core, company) == ("free", "manual")


def test_a_company_that_followed_before_it_was_shared(store, tmp_path):
    """A company that is shared with this account has the tier in its record, or is free. Purchases of this account do
    not change it."""
    other = tmp_path / "other"
    with store.core(NOW, other) as core:
        company = company_of(core)
        follow(core, company)
    with store.again(NOW + 9) as core:
        ingest(core, transaction())
    share(other, store.data, company, isOwner=True, begun=NOW + 19)
    with store.again(NOW + 99) as core:
        assert core.call("companies.get", company=company)["tier"] == "free"
        assert core.refused("access.grant", company=company)["data"] == {"kind": "forbidden", "reason": "shared"}


def test_a_repeat_with_a_key(store):
    with store.core() as core:
        company = company_of(core)
        first = follow(core, company, idempotencyKey="k")
        core.call("companies.setTier", company=company, tier="enterprise")
        assert follow(core, company, idempotencyKey="k") == first and tier(core, company) == ("enterprise", "manual")


def test_live_companies_follow(store):
    with store.core() as core:
        company = company_of(core)
        follow(core, company)
        one = core.call("live.open", query={"method": "companies.get", "params": {"company": company}})["live"]
        many = core.call("live.open", query={"method": "companies.list"})["live"]
        ingest(core, transaction())
        found = changed(core.said())
        assert found[one][0]["tier"] == "business" and found[many][0]["items"][0]["tier"] == "business"


def test_an_archived_company_may_follow(store):
    with store.core() as core:
        company = core.call("companies.create", name="A", archived=True)["id"]
        assert follow(core, company)["tierSource"] == "entitlements"
        assert core.call("companies.setTier", company=company, tier="business")["tierSource"] == "manual"


def test_the_default_catalogue_pays_for_companies(store):
    monthly = {"bundleId": "com.mainspring.app"}
    with store.core(catalogue=None) as core:
        company = company_of(core)
        follow(core, company)
        for number, name in enumerate(("business", "enterprise")):
            ingest(core, transaction(f"{number}", productId=f"com.mainspring.app.{name}.yearly", **monthly))
            assert tier(core, company) == (name, "entitlements")


PRODUCTION = ("--build-environment", "production")


def test_in_production_the_tier_follows_from_what_was_bought(store):
    """In production, no caller can set the tier, and a tier that was set before does not count."""

    def core_of(*words):
        return Core(store.data, *store.words(NOW), *words)

    with core_of() as core:
        company = company_of(core)
        assert core.call("companies.setTier", company=company, tier="enterprise")["tier"] == "enterprise"
    with core_of(*PRODUCTION) as core:
        assert tier(core, company) == ("free", "entitlements")
        error = core.refused("companies.setTier", company=company, tier="enterprise")
        assert error["data"] == {"kind": "forbidden", "reason": "tierIsBought"}
        assert "follows from its owner's purchases" in error["message"] and "--trust-tiers" in error["message"]
        assert core.refused("access.grant", company=company, deptMask=1)["data"] == REFUSED
        ingest(core, transaction("1"))
        assert tier(core, company) == ("business", "entitlements")
        core.call("access.grant", company=company, deptMask=1)
        made = core.call("companies.create", name="Other")
        assert (made["tier"], made["tierSource"]) == ("business", "entitlements")
        before = core.call("companies.get", company=company)
        assert follow(core, company) == before
        renamed = core.call("companies.update", company=company, changes={"name": "Renamed"})
        assert (renamed["tier"], renamed["version"]) == ("business", before["version"] + 1)
    with core_of() as core:
        # The tier that was set by hand is unchanged.
        assert tier(core, company) == ("enterprise", "manual")


def test_the_core_trusts_tiers_where_it_is_told_to(store):
    with Core(":memory:", *store.words(NOW), *PRODUCTION, "--trust-tiers") as core:
        company = company_of(core)
        core.call("companies.setTier", company=company, tier="business")
        assert tier(core, company) == ("business", "manual")


def test_a_client_built_for_production_sets_no_tier(store):
    with store.core() as core:
        company = company_of(core)
        core.call("companies.setTier", company=company, tier="business")
        core.call("system.hello", protocol=1, client={"name": "app", "build": "production"})
        assert tier(core, company) == ("free", "entitlements")
        assert core.refused("companies.setTier", company=company, tier="business")["data"]["reason"] == "tierIsBought"


def test_a_recorded_switch_is_replayed(tmp_path):
    transcript = tmp_path / "t.rpc"
    line = b'{"jsonrpc":"2.0","id":1,"method":"companies.create","params":{"name":"A"}}\n'
    assert run("record", str(transcript), *PRODUCTION, "--trust-tiers", stdin=line).returncode == 0
    assert "@ --trust-tiers\n" in transcript.read_text()
    assert run("replay", str(transcript)).returncode == 0
