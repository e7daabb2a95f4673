"""Usernames: which there are, which are the same, and that hostile ones are only names."""

import unicodedata

import pytest

from support.core import Core
from support.people import CLERK, NEVER, password_of, sign_in, staffed


@pytest.mark.parametrize(
    "username, same",
    [
        ("Olga", "oLGA"),
        ("Zo\u00eb", "Zoe\u0308"),
        ("ZO\u00cb", "zoe\u0308"),
        ("stra\u00dfe", "STRASSE"),
        ("\u212bke", "\u00c5KE"),
        ("a\u030ake", "\u212bke"),
        ("\u03bf\u03b4\u03cc\u03c2", "\u039f\u0394\u038c\u03a3"),
        ("\ufb01sh", "FISH"),
        ("user.name-1_2@x+y", "USER.name-1_2@X+y"),
    ],
)
def test_case_and_normalization_make_no_other_username(core, username, same):
    company, _ = staffed(core, owner="first")
    user = core.call("access.grant", company=company)["user"]
    made = core.call(
        "access.credentials.create", company=company, user=user, username=username, password=password_of("x")
    )
    other = core.call("access.grant", company=company)["user"]
    for spelling in (username, same):
        error = core.refused(
            "access.credentials.create", company=company, user=other, username=spelling, password="another password"
        )
        assert error["data"] == {"kind": "duplicate", "member": "username"}
        found = core.call("access.signIn", company=company, username=spelling, password=password_of("x"))
        # The username never changes, however it is written.
        assert found["user"] == user and found["username"] == made["username"]
        assert unicodedata.normalize("NFC", made["username"]) == unicodedata.normalize("NFC", username)
        sign_in(core, company, "first")


def test_usernames_are_unique_in_their_company(core):
    first, users = staffed(core, CLERK)
    staffed(core, CLERK)
    bare = core.call("access.grant", company=first)["user"]
    error = core.refused(
        "access.credentials.create", company=first, user=bare, username="CLERK", password="some password"
    )
    assert error["code"] == 3 and error["data"] == {"kind": "duplicate", "member": "username"}
    error = core.refused(
        "access.credentials.create", company=first, user=users["clerk"], username="second", password="some password"
    )
    assert error["data"] == {"kind": "duplicate", "member": "user"}
    assert core.refused(
        "access.credentials.create", company=first, user=NEVER, username="third", password="some password"
    )["data"] == {"kind": "notFound"}
    # A username is free again when its user is gone.
    core.call("access.revoke", company=first, user=users["clerk"])
    assert core.refused("access.signIn", company=first, username="clerk", password=password_of("clerk"))["code"] == 17
    core.call("access.credentials.create", company=first, user=bare, username="Clerk", password="some password")


def test_usernames_that_are_none(core):
    company, _ = staffed(core)
    user = core.call("access.grant", company=company)["user"]
    for username in (
        "",
        " ",
        "a b",
        "x'; DROP TABLE credentials; --",
        "a\u0000b",
        "a\nb",
        "\u202eabc",
        "a\u200bb",
        "x" * 65,
        "💶",
        '"a"',
        "{store}",
        "%s",
        "a/b",
        "a\u2028b",
        5,
        None,
        ["a"],
        {"a": 1},
        True,
    ):
        (problem,) = core.refused(
            "access.credentials.create", company=company, user=user, username=username, password="some password"
        )["data"]["problems"]
        assert problem["pointer"] == "/username", username
        error = core.refused("access.signIn", company=company, username=username, password="some password")
        assert (error["code"], [problem["pointer"] for problem in error["data"]["problems"]]) == (
            -32602,
            ["/username"],
        ), username
    for username in ("x" * 64, "名前", "ｕ", "é" * 64, "0", "@", "a.b_c-d@e+f", "हिन्दी"):
        fresh = core.call("access.grant", company=company)["user"]
        assert (
            core.call(
                "access.credentials.create", company=company, user=fresh, username=username, password="some password"
            )["username"]
            == username
        )
        core.call("access.revoke", company=company, user=fresh)


def test_hostile_names_are_only_names(data):
    names = [
        "'; DROP TABLE companies; --",
        '"quoted"',
        "{store}",
        "%s ?1 :name @p $x",
        "\\",
        "💶" * 50,
        "a\u202eb",
        "<script>",
        "NULL",
    ]
    with Core(data) as core:
        for name in names:
            departments = [{"name": name, "mask": 1 << 16}, {"name": f"{name[:40]} 2", "mask": 1 << 17}]
            company = core.call("companies.create", name=name, legalName=name, departments=departments)
            assert company["name"] == name and company["departments"] == departments
            assert [one["name"] for one in core.call("access.departments", company=company["id"])][5:] == [
                one["name"] for one in departments
            ]
            core.call("companies.setTier", company=company["id"], tier="business")
            clerk = core.call("access.grant", company=company["id"], deptMask=1 << 16, managerMask=1 << 17)["user"]
            core.call(
                "access.credentials.create", company=company["id"], username="owner", password=password_of("owner")
            )
            sign_in(core, company["id"], "owner")
            core.call(
                "access.credentials.create",
                company=company["id"],
                user=clerk,
                username="clerk",
                password=password_of("clerk"),
            )
            me = sign_in(core, company["id"], "clerk")
            assert name in me["departments"] and me["managed"] == [departments[1]["name"]]
        # None of them counts twice.
        assert [line["company"]["name"] for line in core.call("companies.list", limit=100)["items"]] == names
