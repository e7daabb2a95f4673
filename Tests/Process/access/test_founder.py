"""The founder is an owner whose rights and credentials no other user can change. The company stays with the founder
until the founder transfers it to another owner."""

import pytest

from support.core import Core, request
from support.people import (
    CLERK,
    NEVER,
    PARTNER,
    START,
    blob,
    clock,
    password_of,
    pipeline,
    rows,
    sign_in,
    staffed,
    write,
)

TRANSFER = {"kind": "forbidden", "needs": {"rule": "transfer"}}
FOUNDER = {"kind": "forbidden", "needs": {"rule": "founder"}}


def founders(core, company):
    people = core.call("access.list", company=company)["items"]
    return [one["access"]["user"] for one in people if one["access"]["isFounder"]]


def test_who_creates_a_company_is_its_founder(core):
    company = core.call("companies.create", name="Shop")["id"]
    me = core.call("access.whoami", company=company)
    assert (me["isOwner"], me["isFounder"]) == (True, True) and founders(core, company) == [me["user"]]
    core.call("companies.setTier", company=company, tier="business")
    assert core.call("access.grant", company=company, isOwner=True)["isFounder"] is False
    # No grant can make a user the founder.
    error = core.refused("access.grant", company=company, isFounder=True)
    assert error["data"]["problems"][0]["pointer"] == "/isFounder"


def test_a_partner_neither_revokes_nor_demotes_the_founder(core):
    company, users = staffed(core, PARTNER)
    here = {"company": company, "user": users["owner"]}
    sign_in(core, company, "partner")
    before = core.call("access.list", company=company)
    for method, params in [
        ("access.revoke", {}),
        ("access.grant", {"isOwner": False}),
        ("access.grant", {"isOwner": False, "preset": "management"}),
    ]:
        assert core.refused(method, **here, **params)["data"] == TRANSFER
    assert core.call("access.list", company=company) == before
    assert sign_in(core, company, "owner")["isFounder"] is True


def test_nobody_acts_in_the_founders_name(core):
    """An owner who could reset the founder's password, or set the founder's first password, could sign in as the
    founder."""
    company, users = staffed(core, PARTNER)
    sign_in(core, company, "partner")
    error = core.refused(
        "access.credentials.resetPassword", company=company, user=users["owner"], newPassword="i am the founder"
    )
    assert error["data"] == FOUNDER
    assert sign_in(core, company, "owner")["isFounder"] is True


def test_the_founder_leaves_by_passing_the_company_on_alone(core):
    company, users = staffed(core, PARTNER)
    here = {"company": company, "user": users["owner"]}
    assert core.refused("access.revoke", **here)["data"] == TRANSFER
    assert core.refused("access.grant", **here, isOwner=False)["data"] == TRANSFER
    passed = core.call("access.transfer", company=company, user=users["partner"], password=password_of("owner"))
    assert (passed["user"], passed["isOwner"], passed["isFounder"], passed["version"]) == (
        users["partner"],
        True,
        True,
        2,
    )
    assert founders(core, company) == [users["partner"]]
    me = core.call("access.whoami", company=company)
    assert (me["isOwner"], me["isFounder"]) == (True, False)
    assert core.refused("access.revoke", company=company, user=users["partner"])["data"] == TRANSFER
    back = core.refused("access.transfer", company=company, user=users["owner"], password=password_of("owner"))
    assert back["data"] == FOUNDER
    # The former founder is now an ordinary owner, and may be revoked.
    sign_in(core, company, "partner")
    core.call("access.revoke", **here)
    assert core.refused("access.signIn", company=company, username="owner", password=password_of("owner"))["code"] == 17


def test_a_company_passes_to_an_owner_who_can_act(core):
    company, users = staffed(core, CLERK)
    here = {"company": company, "password": password_of("owner")}
    bare = core.call("access.grant", company=company, isOwner=True)["user"]
    for user in (users["clerk"], bare):
        assert core.refused("access.transfer", **here, user=user)["data"] == {"kind": "ownerNeeded", "reason": "heir"}
    assert core.refused("access.transfer", **here, user=NEVER)["data"] == {"kind": "notFound"}
    assert core.refused("access.transfer", **here, user=users["owner"])["data"]["problems"][0]["pointer"] == "/user"
    # In a company without credentials nobody can prove who they are, so the company can't be transferred.
    other = core.call("companies.create", name="Other")["id"]
    core.call("companies.setTier", company=other, tier="business")
    partner = core.call("access.grant", company=other, isOwner=True)["user"]
    assert core.refused("access.transfer", company=other, user=partner, password="a password")["data"] == {
        "kind": "ownerNeeded",
        "reason": "heir",
    }


def test_a_till_that_is_signed_in_is_not_enough_to_take_a_company():
    with Core(":memory:", *clock(START)) as core:
        company, users = staffed(core, PARTNER)
        transfer = {"company": company, "user": users["partner"]}
        for _ in range(5):
            error = core.refused("access.transfer", **transfer, password=password_of("partner"))
            assert error["data"] == {"kind": "signInFailed"}
        # A wrong password in a transfer counts as a failure of a sign-in.
        for method, params in [
            ("access.transfer", transfer | {"password": password_of("owner")}),
            ("access.signIn", {"company": company, "username": "owner", "password": password_of("owner")}),
        ]:
            assert core.refused(method, **params)["data"]["kind"] == "tooManyAttempts"
        assert founders(core, company) == [users["owner"]]


def test_a_guess_at_the_founders_password_counts_though_it_is_cancelled():
    with Core(":memory:", *clock(START)) as core:
        company, users = staffed(core, PARTNER)
        elsewhere, _ = staffed(core)
        guess = {"company": company, "user": users["partner"], "password": "wrong password"}
        for number in range(5):
            pipeline(
                core,
                [request("access.transfer", guess, f"g{number}"), request("rpc.cancel", {"id": f"g{number}"}, number)],
            )
            # The core serves the next request after the guess, whether the client waits for the guess or not.
            sign_in(core, elsewhere, "owner")
        error = core.refused("access.signIn", company=company, username="owner", password=password_of("owner"))
        assert error["data"]["kind"] == "tooManyAttempts"


def test_a_company_that_passes_on_is_told_of(core):
    company, users = staffed(core, PARTNER)
    start = core.call("events.since")["cursor"]
    core.call("access.transfer", company=company, user=users["partner"], password=password_of("owner"))
    events = core.call("events.since", cursor=start)["events"]
    assert [(one["type"], one["action"], one["fields"]) for one in events] == [("access", "updated", ["isFounder"])] * 2


@pytest.mark.parametrize("gone", [False, True])
def test_founders_of_older_stores_are_those_who_came_first(data, gone):
    """A store of an older program names no founders. In such a store, the first person of each company becomes its
    founder. If that person is no longer an owner, the oldest owner becomes the founder."""
    with Core(data) as core:
        company, users = staffed(core, PARTNER)
        other, _ = staffed(core)
        if gone:
            core.call("access.transfer", company=company, user=users["partner"], password=password_of("owner"))
            core.call("access.grant", company=company, user=users["owner"], isOwner=False)
    private = data / "private.sqlite"
    for column in ("isFounder", "name"):
        write(private, f"ALTER TABLE access_records DROP COLUMN {column}")
    write(private, "DELETE FROM migrations WHERE name IN ('access.founders', 'access.names', 'access.everyFounder')")
    (version,) = rows(private, "PRAGMA user_version")
    write(private, f"PRAGMA user_version = {version['user_version'] - 3}")
    with Core(data) as core:
        if gone:
            sign_in(core, company, "partner")
            assert founders(core, company) == [users["partner"]]
            core.call("access.revoke", company=company, user=users["owner"])
        else:
            assert founders(core, company) == [users["owner"]]
        assert len(founders(core, other)) == 1


def test_the_first_credentials_are_the_founders(core):
    """Another owner can't set the founder's first credentials: that would lock the founder out."""
    company = core.call("companies.create", name="A")["id"]
    core.call("companies.setTier", company=company, tier="business")
    other = core.call("access.grant", company=company, isOwner=True)["user"]
    given = {"company": company, "username": "p", "password": "a long password"}
    for user in (other, core.call("access.grant", company=company, preset="viewer")["user"]):
        error = core.refused("access.credentials.create", **given, user=user)
        assert (
            error["data"] == {"kind": "ownerNeeded", "reason": "firstCredentials"}
            and "must be for the founder" in error["message"]
        )
    assert core.call("access.credentials.create", **given)["username"] == "p"


def test_a_store_that_lost_its_founders_gets_them(data):
    """An older program stored no founder for a company whose first person was no longer an owner."""
    with Core(data) as core:
        company, users = staffed(core, PARTNER, ("second", {"isOwner": True}))
        other, _ = staffed(core)
        kept = founders(core, other)
    private = data / "private.sqlite"
    write(
        private,
        "UPDATE access_records SET isFounder = 0, isOwner = user <> ? WHERE company = ?",
        blob(users["owner"]),
        blob(company),
    )
    write(private, "DELETE FROM migrations WHERE name = 'access.everyFounder'")
    (version,) = rows(private, "PRAGMA user_version")
    write(private, f"PRAGMA user_version = {version['user_version'] - 1}")
    with Core(data) as core:
        sign_in(core, company, "partner")
        assert founders(core, company) == [users["partner"]] and founders(core, other) == kept


def test_the_company_is_deleted_by_its_founder_alone(core):
    """The deletion also removes the data from the founder's account for good, so no other owner may delete the
    company."""
    company, users = staffed(core, PARTNER)
    gone = {"company": company, "confirm": "Corner Shop"}
    sign_in(core, company, "partner")
    assert not core.call("access.check", company=company, method="companies.delete")["allowed"]
    assert core.refused("companies.delete", **gone)["data"]["needs"]["rule"] == "founder"
    sign_in(core, company, "owner")
    assert core.call("companies.delete", **gone) == {"deleted": company}
