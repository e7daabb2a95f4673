"""Owners: the first credentials belong to an owner, the last owner can't be removed, and owners give rights to
others."""

from support.core import Core
from support.people import CLERK, PARTNER, blob, password_of, rows, share, sign_in, staffed, write


def test_the_first_credentials_must_be_an_owners(core):
    company = core.call("companies.create", name="Shop")["id"]
    core.call("companies.setTier", company=company, tier="business")
    clerk = core.call("access.grant", company=company, preset="management")["user"]
    error = core.refused(
        "access.credentials.create", company=company, user=clerk, username="clerk", password="some password"
    )
    assert error["code"] == 19 and error["data"] == {"kind": "ownerNeeded", "reason": "firstCredentials"}
    assert core.call("access.whoami", company=company)["signIn"] == "unneeded"
    core.call("access.credentials.create", company=company, username="founder", password=password_of("founder"))
    assert sign_in(core, company, "founder")["isFounder"] is True
    core.call("access.credentials.create", company=company, user=clerk, username="clerk", password="some password")


def test_the_founder_stays_an_owner(core):
    company = core.call("companies.create", name="Shop")["id"]
    here = {"company": company}
    core.call("companies.setTier", **here, tier="business")
    account = core.call("access.whoami")["account"]
    partner = core.call("access.grant", **here, isOwner=True)["user"]

    def stays(user):
        for method, more in (("access.revoke", {}), ("access.grant", {"isOwner": False})):
            error = core.refused(method, **here, user=user, **more)
            # The founder can't leave, even if there is another owner. The founder must transfer the company first.
            assert error["data"] == {"kind": "forbidden", "needs": {"rule": "transfer"}}, (method, error)

    stays(account)
    core.call("access.credentials.create", **here, username="owner", password=password_of("owner"))
    sign_in(core, company, "owner")
    stays(account)
    core.call("access.revoke", **here, user=partner)
    partner = core.call("access.grant", **here, isOwner=True)["user"]
    core.call("access.credentials.create", **here, user=partner, username="partner", password=password_of("partner"))
    # Now there are two owners. The founder may give up ownership after transferring the company.
    core.call("access.transfer", **here, user=partner, password=password_of("owner"))
    assert core.call("access.grant", **here, user=account, isOwner=False)["isOwner"] is False
    assert core.refused("companies.update", **here, changes={})["data"]["kind"] == "forbidden"
    sign_in(core, company, "partner")
    stays(partner)
    assert core.call("access.grant", **here, user=account, isOwner=True)["isOwner"] is True
    core.call("access.transfer", **here, user=account, password=password_of("partner"))
    gone = core.call("access.revoke", **here, user=partner)
    assert set(gone) == {"deleted"}
    # An owner who revokes their own record is signed out.
    assert core.refused("companies.get", **here)["code"] == 16
    assert core.refused("access.signIn", **here, username="partner", password=password_of("partner"))["code"] == 17
    assert sign_in(core, company, "owner")["role"] == "owner"
    stays(account)


def test_the_last_owner_who_can_act_stays_one(data):
    """In a store of an older program, the founder may have no credentials. Then the last owner who has credentials
    can't be removed."""
    with Core(data) as core:
        company, users = staffed(core)
        other = core.call("access.grant", company=company, isOwner=True)["user"]
    write(data / "private.sqlite", "UPDATE access_records SET isFounder = user = ?", blob(other))
    with Core(data) as core:
        for method, more in (("access.revoke", {}), ("access.grant", {"isOwner": False})):
            error = core.refused(method, company=company, user=users["owner"], **more)
            assert error["code"] == 19 and error["data"] == {"kind": "ownerNeeded", "reason": "lastOwner"}


def test_nobody_gives_himself_what_he_does_not_have(core):
    company, users = staffed(core, PARTNER)
    here = {"company": company}
    for more in ({"deptMask": 1}, {"managerMask": 1}, {"preset": "viewer"}):
        error = core.refused("access.grant", **here, user=users["owner"], **more)
        assert error["data"] == {"kind": "forbidden", "needs": {"rule": "anotherOwner"}}
        assert core.call("access.grant", **here, user=users["partner"], **more)["user"] == users["partner"]
    sign_in(core, company, "partner")
    # An owner may keep or remove a right that another owner gave.
    core.call("access.grant", **here, user=users["owner"], deptMask=7)
    sign_in(core, company, "owner")
    assert core.call("access.grant", **here, user=users["owner"], deptMask=5)["deptMask"] == 5
    assert core.refused("access.grant", **here, user=users["owner"], deptMask=7)["data"]["needs"] == {
        "rule": "anotherOwner"
    }


def test_a_conflict_of_an_access_record_shows_it(core):
    company, users = staffed(core, CLERK)
    record = core.call("access.grant", company=company, user=users["clerk"], deptMask=1)
    for method, more in (("access.grant", {"deptMask": 2}), ("access.revoke", {})):
        error = core.refused(method, company=company, user=users["clerk"], expect=record["version"] + 1, **more)
        assert error["data"] == {"kind": "conflict", "current": record}
    assert list(record) == [
        "id",
        "company",
        "user",
        "name",
        "isOwner",
        "isFounder",
        "deptMask",
        "managerMask",
        "version",
        "createdAt",
        "updatedAt",
        "recoveredAt",
    ]
    assert core.call("access.grant", company=company, user=users["clerk"], deptMask=1) == record
    assert core.call("access.revoke", company=company, user=users["clerk"], expect=record["version"]) == {
        "deleted": record["id"]
    }
    assert core.refused("access.revoke", company=company, user=users["clerk"])["data"] == {"kind": "notFound"}


def test_whoever_owns_what_others_share_makes_credentials_of_their_own_alone(tmp_path):
    """A user who owns a company that another account shares can create credentials only for themselves. They are stored
    in this device's private store, never in the shared store."""
    data, donor = tmp_path / "data", tmp_path / "donor"
    with Core(donor) as core:
        company = core.call("companies.create", name="Shared with us")["id"]
        partner = core.call("access.grant", company=company, isOwner=True)["user"]
    account = share(donor, data, company, isOwner=True)
    with Core(data) as core:
        before = core.call("access.whoami", company=company)
        assert (before["store"], before["role"], before["signIn"]) == ("shared", "owner", "unneeded")
        create = {"company": company, "username": "owner", "password": password_of("owner")}
        error = core.refused("access.credentials.create", **create, user=partner)
        assert error["data"] == {"kind": "forbidden", "needs": {"rule": "store", "store": "private"}}
        assert core.call("access.whoami", company=company) == before
        for _ in range(2):
            assert core.call("access.credentials.create", **create, idempotencyKey="k")["user"] == account
        assert core.call("access.whoami", company=company)["signIn"] == "needed"
    assert [row["user"] for row in rows(data / "private.sqlite", "SELECT user FROM credentials")] == [blob(account)]
    assert password_of("owner").encode() not in (data / "shared.sqlite").read_bytes()
