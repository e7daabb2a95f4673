"""Managers manage the people who do the daily work in the managers' departments, and who have no rights beyond it.
Managers never manage an owner, themselves, or each other."""

import pytest

from support.core import item, request
from support.people import CLERK, NEVER, PARTNER, password_of, pipeline, sign_in, staffed

OWNER = {"kind": "forbidden", "needs": {"rule": "owner"}}
ANOTHER = {"kind": "forbidden", "needs": {"rule": "anotherOwner"}}
# Manages inventory and orders.
BOSS = ("boss", {"managerMask": 3})


@pytest.fixture
def shop(core):
    """A company where the manager is signed in."""
    core.company, core.users = staffed(
        core,
        BOSS,
        PARTNER,
        ("stock", {"deptMask": 1}),
        ("orders", {"deptMask": 3}),
        ("carrier", {"deptMask": 5}),
        ("viewer", {"preset": "viewer"}),
        ("peer", {"managerMask": 1}),
        ("senior", {"managerMask": 4}),
        ("idle", {}),
    )
    sign_in(core, core.company, "boss")
    yield core


def rights(core, name):
    people = core.call("access.list", company=core.company)["items"]
    return next(one["access"] for one in people if one["access"]["user"] == core.users[name])


def grant(core, who, **params):
    return core.call("access.grant", company=core.company, user=core.users[who], **params)


def forbidden(core, method, who, **params):
    error = core.refused(method, company=core.company, user=core.users[who], **params)
    assert error["data"] == OWNER, (method, who, params)


def test_they_give_and_take_the_daily_work_in_their_departments(shop):
    assert grant(shop, "stock", deptMask=3)["deptMask"] == 3
    assert grant(shop, "stock", deptMask=0)["deptMask"] == 0
    # A person's right in another department stays, and does not stop managers from changing the rights in their own
    # departments.
    assert grant(shop, "carrier", deptMask=6)["deptMask"] == 6
    assert grant(shop, "viewer", deptMask=17)["deptMask"] == 17
    assert grant(shop, "senior", deptMask=1, managerMask=4)["deptMask"] == 1
    assert grant(shop, "idle", deptMask=1, isOwner=False)["isOwner"] is False


def test_they_give_and_take_nothing_beyond(shop):
    for name, more in [
        ("stock", {"deptMask": 5}),
        ("stock", {"deptMask": 17}),
        ("stock", {"managerMask": 1}),
        ("stock", {"managerMask": 3}),
        ("stock", {"isOwner": True}),
        ("stock", {"preset": "management"}),
        ("stock", {"preset": "warehouse"}),
        ("carrier", {"deptMask": 1}),
        ("carrier", {"deptMask": 0}),
        ("viewer", {"deptMask": 0}),
        ("peer", {"managerMask": 0}),
        ("peer", {"preset": "viewer"}),
        ("partner", {"isOwner": False}),
        # Managers may not grant a right outside of their departments, even if the person has this right already.
        ("partner", {"isOwner": True}),
        ("partner", {"deptMask": 1}),
        ("owner", {"isOwner": False}),
        ("owner", {"deptMask": 1}),
    ]:
        before = rights(shop, name)
        forbidden(shop, "access.grant", name, **more)
        # A wrong expected version gives the same refusal, so the refusal reveals nothing about the record.
        forbidden(shop, "access.grant", name, **more, expect=77)
        assert rights(shop, name) == before
    for params in (
        {"deptMask": 5},
        {"managerMask": 1},
        {"isOwner": True},
        {"preset": "sales"},
        {"user": NEVER, "deptMask": 4},
    ):
        assert shop.refused("access.grant", company=shop.company, **params)["data"] == OWNER
    assert len(shop.call("access.list", company=shop.company)["items"]) == len(shop.users)


def test_they_give_themselves_nothing(shop):
    # A manager of a department may do its daily work without this bit. If managers could set the bit for themselves,
    # they would keep it after an owner removes their bit of the managerMask.
    for more in ({"deptMask": 1}, {"deptMask": 3}):
        error = shop.refused("access.grant", company=shop.company, user=shop.users["boss"], **more)
        assert error["data"] == ANOTHER
    for more in ({"deptMask": 4}, {"managerMask": 7}, {"managerMask": 0}, {"isOwner": True}, {"name": "The Boss"}):
        forbidden(shop, "access.grant", "boss", **more)
    forbidden(shop, "access.revoke", "boss")
    reset = {"user": shop.users["boss"], "newPassword": "another password"}
    error = shop.refused("access.credentials.resetPassword", company=shop.company, **reset)
    assert error["data"]["problems"][0]["pointer"] == "/user"


@pytest.mark.parametrize(
    "method, params",
    [
        ("access.revoke", {}),
        ("access.credentials.resetPassword", {"newPassword": "the boss knows it"}),
        ("access.credentials.create", {"username": "other", "password": "the boss knows it"}),
        ("access.grant", {"name": "Another Name"}),
    ],
)
def test_whoever_holds_anything_beyond_is_not_theirs(shop, method, params):
    for name in ("owner", "partner", "carrier", "viewer", "peer", "senior"):
        forbidden(shop, method, name, **params)
        if method == "access.revoke":
            forbidden(shop, method, name, expect=77)
    for name in ("carrier", "partner"):
        assert sign_in(shop, shop.company, name)["user"] == shop.users[name]


def test_whoever_holds_nothing_beyond_is_theirs(shop):
    for name in ("stock", "orders", "idle"):
        reset = {"user": shop.users[name], "newPassword": f"new {password_of(name)}"}
        made = shop.call("access.credentials.resetPassword", company=shop.company, **reset)
        assert (made["user"], made["username"]) == (shop.users[name], name)
        assert grant(shop, name, name="Ann")["name"] == "Ann"
    assert (
        shop.refused("access.signIn", company=shop.company, username="stock", password=password_of("stock"))["code"]
        == 17
    )
    shop.call("access.revoke", company=shop.company, user=shop.users["orders"])
    assert shop.refused("access.revoke", company=shop.company, user=shop.users["orders"])["data"] == {
        "kind": "notFound"
    }


def test_they_let_new_people_in(shop):
    new = shop.call("access.grant", company=shop.company, deptMask=1, name="Neil")
    assert (new["deptMask"], new["managerMask"], new["isOwner"], new["name"]) == (1, 0, False, "Neil")
    shop.call(
        "access.credentials.create",
        company=shop.company,
        user=new["user"],
        username="neil",
        password=password_of("neil"),
    )
    assert sign_in(shop, shop.company, "neil")["deptMask"] == 1
    shop.call("inventory.items.create", company=shop.company, **item())
    assert shop.refused("access.list", company=shop.company)["data"]["needs"] == {"rule": "manager"}


def test_a_tier_has_room_for_as_many_whoever_lets_them_in(shop):
    made = 0
    while made < 20:
        reply = shop.ask(request("access.grant", {"company": shop.company, "deptMask": 1}))
        if "error" in reply:
            break
        made += 1
    # The tier allows ten people who are not owners. One of the nine people besides the founder is an owner.
    assert made == 2 and reply["error"]["data"]["kind"] == "tierRequired"


def test_what_they_may_goes_with_their_bits(shop):
    sign_in(shop, shop.company, "owner")
    grant(shop, "boss", managerMask=0, deptMask=3)
    sign_in(shop, shop.company, "boss")
    for method, params in [
        ("access.grant", {"deptMask": 1}),
        ("access.revoke", {}),
        ("access.credentials.resetPassword", {"newPassword": "another password"}),
    ]:
        error = shop.refused(method, company=shop.company, user=shop.users["stock"], **params)
        assert error["data"] == {"kind": "forbidden", "needs": {"rule": "manager"}}


def test_nobody_rises_while_a_password_is_reset(shop):
    """The core checks the rights again when it has computed the password. Later requests that change rights wait for
    this."""
    company, user = shop.company, shop.users["stock"]
    sign_in(shop, company, "owner")
    lines = [
        request("access.signIn", {"company": company, "username": "boss", "password": password_of("boss")}, 1),
        request(
            "access.credentials.resetPassword", {"company": company, "user": user, "newPassword": "new password"}, 2
        ),
        request("access.grant", {"company": company, "user": user, "isOwner": True}, 3),
        request("access.signIn", {"company": company, "username": "stock", "password": "new password"}, 4),
        request("access.grant", {"company": company, "user": shop.users["boss"], "isOwner": True}, 5),
    ]
    replies = {reply["id"]: reply for reply in pipeline(shop, lines)}
    assert "result" in replies[2] and replies[3]["error"]["data"] == OWNER
    assert replies[4]["result"]["isOwner"] is False
    assert replies[5]["error"]["data"] == {"kind": "forbidden", "needs": {"rule": "manager"}}


def test_they_see_names_to_sign_in_with_of_those_alone_who_are_theirs(shop):
    people = {one["access"]["user"]: one["username"] for one in shop.call("access.list", company=shop.company)["items"]}
    theirs = {name for name, user in shop.users.items() if people[user] is not None}
    assert theirs == {"stock", "orders", "idle"}
    sign_in(shop, shop.company, "owner")
    people = [one["username"] for one in shop.call("access.list", company=shop.company)["items"]]
    assert people == list(shop.users)


def test_managers_of_one_company_are_nobody_in_another(core):
    first, users = staffed(core, BOSS, CLERK)
    second, others = staffed(core, CLERK)
    sign_in(core, first, "boss")
    for method, params in [("access.grant", {"deptMask": 1}), ("access.revoke", {})]:
        # The core checks the session of the named company, the second one. The boss has no session there.
        core.call("access.signOut", company=second)
        error = core.refused(method, company=second, user=others["clerk"], **params)
        assert error["data"] == {"kind": "signInRequired"}
    assert core.refused("access.revoke", company=first, user=others["clerk"])["data"] == {"kind": "notFound"}
