"""Checks that the replies of access.allowed are true: calls each method that the core could refuse, and compares the
refusals with the replies."""

import pytest

from support.core import Core, item, request
from support.people import CLERK, NEVER, PARTNER, password_of, share, sign_in, staffed

# The smallest parameters with which a method is not refused as malformed.
LEAST = {
    "access.whoami": {},
    "access.allowed": {},
    "access.check": {"method": "system.ping"},
    "access.explain": {"method": "system.ping"},
    "access.people": {},
    "access.departments": {},
    "access.list": {},
    "access.grant": {"deptMask": 1 << 51},
    "access.revoke": {"user": NEVER},
    "access.transfer": {"user": NEVER, "password": "some password"},
    "access.signIn": {"username": "somebody", "password": "some password"},
    "access.credentials.create": {"user": NEVER, "username": "nobody", "password": "some password"},
    "access.credentials.resetPassword": {"user": NEVER, "newPassword": "some password"},
    "access.credentials.changePassword": {"password": "some password", "newPassword": "some password"},
    "companies.get": {},
    "companies.update": {"changes": {}, "expect": 99},
    "companies.setTier": {"tier": "enterprise", "expect": 99},
    "inventory.items.list": {},
    "inventory.items.create": item(1),
    "inventory.items.delete": {"id": NEVER},
    "reports.aging": {},
    "reports.stockValue": {},
    "widgets.place.get": {},
}
# The error data that a refused call has, for each reason that access.allowed gives.
REFUSALS = {
    "noCompany": {"kind": "noCompany"},
    "signInRequired": {"kind": "signInRequired"},
    "archived": {"kind": "archived"},
    "notKeptHere": {"kind": "forbidden", "needs": {"rule": "store", "store": "private"}},
    "personal": {"kind": "forbidden", "reason": "personal"},
    "noCredentials": {"kind": "notFound"},
    "tierIsBought": {"kind": "forbidden", "reason": "tierIsBought"},
    "shared": {"kind": "forbidden", "reason": "shared"},
    "readOnly": {"kind": "forbidden", "reason": "readOnly"},
    "notShared": {"kind": "invalidParams"},
    "tierRequired": {"kind": "tierRequired", "limit": "analytics", "most": None, "tiers": ["enterprise"]},
}


def holds(core, company=None):
    """Compares the replies of access.allowed with the replies to real calls. Returns the reasons."""
    named = {"company": company} if company else {}
    told = {one["method"]: one for one in core.call("access.allowed", **named)["methods"]}
    for method, params in LEAST.items():
        # This method comes last, as it changes the people of the company.
        reply = core.ask(request(method, params if method == "widgets.place.get" else named | params))
        data = reply.get("error", {}).get("data", {})
        one, where = told[method], (method, reply)
        if one["reason"] in REFUSALS:
            # The error of a call names the products that sell the tier. access.allowed does not name them.
            data = {name: value for name, value in data.items() if name != "products"}
            assert not one["allowed"] and data == REFUSALS[one["reason"]], where
        elif one["reason"] == "noRight":
            rule = core.call("access.explain", method=method, **named)["rule"]
            assert not one["allowed"] and data == {"kind": "forbidden", "needs": rule}, where
        elif one["reason"] == "noFeature":
            assert not one["allowed"] and data["kind"] == "featureRequired", where
        else:
            kinds = ("noCompany", "signInRequired", "archived", "forbidden", "featureRequired")
            assert one["allowed"] and data.get("kind") not in kinds, where
        assert core.call("access.check", method=method, **named) == one
    return {method: told[method]["reason"] for method in told}


def test_without_a_company(core):
    found = holds(core)
    for method in ("access.signIn", "access.signOut", "access.credentials.changePassword", "companies.get"):
        assert found[method] == "noCompany"
    assert core.refused("access.signOut")["data"] == {"kind": "noCompany"}
    assert found["access.whoami"] == "account"


def test_in_a_company_without_credentials(core):
    company = core.call("companies.create", name="Shop")["id"]
    found = holds(core, company)
    assert found["access.credentials.changePassword"] == "noCredentials"
    assert found["access.credentials.create"] == "owner" and found["access.transfer"] == "noCredentials"
    assert found["companies.setTier"] == "owner" and found["reports.aging"] == "tierRequired"
    core.call("companies.setTier", company=company, tier="enterprise")
    assert holds(core, company)["reports.aging"] == "owner"


def test_in_an_app_that_was_built_for_production():
    with Core(":memory:", "--build-environment", "production") as core:
        company = core.call("companies.create", name="Shop")["id"]
        assert holds(core, company)["companies.setTier"] == "tierIsBought"
        explained = core.call("access.explain", method="companies.setTier", company=company)
        assert (explained["allowed"], explained["reason"], explained["grants"]) == (False, "tierIsBought", [])


def test_in_a_company_of_ones_own(core):
    found = holds(core, core.call("companies.personal")["id"])
    assert found["access.credentials.create"] == "personal"


@pytest.mark.parametrize("archived", [False, True])
def test_where_people_sign_in(core, archived):
    company, _ = staffed(core, CLERK, PARTNER, ("boss", {"managerMask": 1}), ("nobody", {}))
    core.call("companies.update", company=company, changes={"archived": archived})
    reasons = {}
    for name in ("owner", "partner", "boss", "clerk", "nobody"):
        sign_in(core, company, name)
        reasons[name] = holds(core, company)
        sign_in(core, company, name)
        if not archived:
            sign_in(core, company, "owner")
            for made in core.call("inventory.items.list", company=company)["items"]:
                core.call("inventory.items.delete", company=company, id=made["id"])
    assert [reasons[name]["access.transfer"] for name in reasons] == ["founder"] + ["noRight"] * 4
    assert [reasons[name]["access.grant"] for name in reasons] == ["owner", "owner", "manager", "noRight", "noRight"]
    core.call("access.signOut", company=company)
    found = holds(core, company)
    assert found["access.credentials.changePassword"] == "signInRequired" == found["companies.get"]
    assert found["access.signIn"] == "account"


def test_in_a_company_that_others_share(tmp_path):
    data, donor = tmp_path / "data", tmp_path / "donor"
    with Core(donor) as core:
        company = core.call("companies.create", name="Shared with us")["id"]
    share(donor, data, company, isOwner=True)
    with Core(data) as core:
        found = holds(core, company)
    reasons = {
        method: found[f"access.credentials.{method}"] for method in ("create", "resetPassword", "changePassword")
    }
    assert reasons == {"create": "owner", "resetPassword": "notKeptHere", "changePassword": "noCredentials"}


def test_a_sign_out_that_is_repeated_tells_who_is_there_now(core):
    """If a sign-out is repeated with the same key, the core executes it once. A repeat's reply shows who is signed in
    now, and does not say that nobody is."""
    company, users = staffed(core, CLERK)
    out = {"company": company, "idempotencyKey": "bye"}
    first = core.call("access.signOut", **out)
    assert (first["signIn"], first["user"]) == ("needed", None)
    assert core.call("access.signOut", **out) == first
    sign_in(core, company, "owner")
    again = core.call("access.signOut", **out)
    assert again == core.call("access.whoami", company=company)
    assert (again["signIn"], again["user"]) == ("done", users["owner"])
    assert password_of("owner") not in str(again)
