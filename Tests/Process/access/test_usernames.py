"""Usernames: their rules, which spellings are the same username, and that hostile usernames do no harm."""

import unicodedata

import pytest

from support.core import Core, request
from support.people import CLERK, NEVER, password_of, sign_in, staffed, write


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
        # Full-width and half-width forms are the same username (width mapping, RFC 8265, section 3.3.2).
        ("\uff41\uff24\uff21", "ada"),
        ("ada", "\uff21\uff24\uff21"),
        ("a\uff20b\uff0ec", "A@b.C"),
        ("\uff76\uff9e\uff77\uff9f", "\u30ac\u30ad\u309a"),
        ("\uffa1\uffc2\uffdc", "\u3131\u314f\u3163"),
        # Words with spaces between and around them, as people type them (section 3.5).
        ("Olga Maria", "olga  maria"),
        ("Olga Maria", "\u3000OLGA\u3000MARIA  "),
        ("O'Brien", "o\u2019brien"),
        # Characters that are valid only in a context (RFC 5892, appendix A), in each case and width.
        ("COL\u00b7LEGI", "col\u00b7legi"),
        ("l\u00b7l", "L\u0387L"),
        ("ア\uff65イ", "ア\u30fbイ"),
        ("Seán D\u2019Arcy-O'Neill", "SEÁN D'ARCY-O\u2019NEILL"),
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
        # The username never changes, however a sign-in spells it.
        assert found["user"] == user and found["username"] == made["username"]
        assert made["username"] == unicodedata.normalize("NFC", username)
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
    # After a user is removed, another user can get the username.
    core.call("access.revoke", company=first, user=users["clerk"])
    assert core.refused("access.signIn", company=first, username="clerk", password=password_of("clerk"))["code"] == 17
    core.call("access.credentials.create", company=first, user=bare, username="Clerk", password="some password")


def test_usernames_that_are_none(core):
    company, _ = staffed(core)
    user = core.call("access.grant", company=company)["user"]
    for username in (
        "",
        " ",
        "   ",
        "\u3000",
        "a\u00a0b",
        "a\tb",
        "a\u2018b",
        "a\u0000b",
        "a\nb",
        "\u202eabc",
        "a\u200bb",
        "x" * 65,
        "💶",
        "a\u007fb",
        "a§b",
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
    for username in (
        "x" * 64,
        "名前",
        "ｕ",
        "é" * 64,
        "0",
        "@",
        "a.b_c-d@e+f",
        "हिन्दी",
        "'",
        "Ǆ",
        "ﬁ",
        "Μαρία Παπά",
        "O'B",
        "x'; DROP TABLE credentials; --",
        '"a"',
        "{store}",
        "%s",
        "a/b",
        # All of ASCII7 (RFC 8264, section 9.11).
        "".join(map(chr, range(0x21, 0x60))),
        "".join(map(chr, range(0x60, 0x7F))),
        "a\uff0fb!",
    ):
        fresh = core.call("access.grant", company=company)["user"]
        assert (
            core.call(
                "access.credentials.create", company=company, user=fresh, username=username, password="some password"
            )["username"]
            == username
        )
        core.call("access.revoke", company=company, user=fresh)


# RFC 5892, appendix A: the places where each of these characters may stand, and where it may not.
CONTEXTS = {
    "A.1 zero width non-joiner": (
        # Behind a virama (canonical combining class 9).
        ["क्\u200cष", "क्\u200c", "ක්\u200cෂ"],
        # Or between (Joining_Type:{L,D})(Joining_Type:T)* and (Joining_Type:T)*(Joining_Type:{R,D}).
        ["می\u200cخواهم", "ب\u200cا", "ب\u0650\u200c\u0650ب", "\ua872\u200c\ua840", "ܒ\u200cܐ"],
        ["\u200c", "\u200cب", "ب\u200c", "a\u200cb", "ا\u200cب", "ب\u200ca", "क\u200cष", "ب \u200cب", "ب\u200c ب"],
    ),
    "A.2 zero width joiner": (
        ["क्\u200dष", "ශ්\u200dරී"],
        ["\u200d", "\u200dक", "क\u200dष", "ب\u200dب", "a\u200d", "👩\u200d🍳"],
    ),
    "A.3 middle dot": (
        ["col\u00b7legi", "l\u00b7l\u00b7l"],
        ["\u00b7", "l\u00b7", "\u00b7l", "a\u00b7l", "l\u00b7a", "l\u00b7\u00b7l", "l \u00b7l", "ł\u00b7l"],
    ),
    "A.4 Greek lower numeral sign (keraia)": (
        ["\u0375α", "α\u0375β"],
        ["\u0375", "α\u0375", "\u0375a", "\u0375 α", "\u03751", "\u0375б"],
    ),
    "A.5, A.6 Hebrew punctuation geresh and gershayim": (
        ["ג\u05f3", "ג\u05f3ורג", "צה\u05f4ל"],
        ["\u05f3", "\u05f4", "\u05f3ג", "\u05f4ג", "a\u05f3", "1\u05f4", "ג \u05f3"],
    ),
    "A.7 Katakana middle dot": (
        ["ア\u30fbイ", "\u30fbあ", "漢\u30fb", "abc\u30fb字"],
        ["\u30fb", "a\u30fbb", "\u30fb\u30fb", "あ \u30fb", "a\uff65b", "한\u30fb글"],
    ),
    "A.8, A.9 Arabic-Indic digits": (
        ["\u0660\u0661", "\u06f0\u06f1", "\u0660a1", "\u0660 \u06f0"],
        ["\u0660\u06f0", "\u06f9a\u0669", "a \u0660b\u06f0"],
    ),
}


@pytest.mark.parametrize("rule", CONTEXTS)
def test_what_is_allowed_beside_certain_characters_alone(core, rule):
    *allowed, forbidden = CONTEXTS[rule]
    company, _ = staffed(core)
    user = core.call("access.grant", company=company)["user"]

    def create(username, user):
        return request(
            "access.credentials.create",
            {"company": company, "user": user, "username": username, "password": "some password"},
        )

    for username in forbidden:
        error = core.ask(create(username, user))["error"]
        assert [problem["pointer"] for problem in error["data"]["problems"]] == ["/username"], username
        assert "RFC 5892" in error["message"] or "👩" in username, error
    for username in sum(allowed, []):
        fresh = core.call("access.grant", company=company)["user"]
        assert core.ask(create(username, fresh))["result"]["username"] == username
        core.call("access.revoke", company=company, user=fresh)


def test_a_name_of_an_older_store_may_have_digits_of_both_kinds(data):
    mixed = "a\u0660\u06f0"
    with Core(data) as core:
        company, users = staffed(core, CLERK)
    write(
        data / "private.sqlite",
        "UPDATE credentials SET username = ?, folded = ? WHERE username = 'clerk'",
        mixed,
        mixed,
    )
    with Core(data) as core:
        found = core.call("access.signIn", company=company, username=mixed, password=password_of("clerk"))
        assert found["user"] == users["clerk"]


def test_names_of_older_stores_stay_what_they_were(data):
    """In older stores, wide forms of letters counted as different letters. So two people may have usernames that are
    the same username now."""
    wide = "\uff41\uff44\uff41"
    with Core(data) as core:
        company, users = staffed(core, ("ada", {}), ("other", {}), ("gone", {}))
    write(
        data / "private.sqlite",
        "UPDATE credentials SET username = ?, folded = ? WHERE username = 'other'",
        wide,
        wide,
    )
    alone = "\uff42\uff4f\uff42"
    write(
        data / "private.sqlite", "UPDATE credentials SET username = ?, folded = ? WHERE username = 'gone'", alone, alone
    )
    with Core(data) as core:
        for name, user in ((wide, "other"), (wide.upper(), "other"), ("ada", "ada"), ("ADA", "ada"), (alone, "gone")):
            found = core.call("access.signIn", company=company, username=name, password=password_of(user))
            assert found["user"] == users[user]
        sign_in(core, company, "owner")
        bare = core.call("access.grant", company=company)["user"]
        for name in (wide, "ada", "Ada", alone):
            error = core.refused(
                "access.credentials.create", company=company, user=bare, username=name, password="some password"
            )
            assert error["data"] == {"kind": "duplicate", "member": "username"}


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
            assert [one["name"] for one in core.call("access.departments", company=company["id"])["items"]][5:] == [
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
        # No company is listed twice.
        assert [line["name"] for line in core.call("companies.list", limit=100)["items"]] == names


@pytest.mark.parametrize(
    "username, lookalike",
    [
        ("paypal", "p\u0430yp\u0430l"),
        ("paypal", "paypaI"),
        ("Paypa1", "paypal"),
        ("bob", "B0B"),
        ("warner", "wamer"),
        # The examples of UTS 39 and UTR 36: digits, and letters of other scripts.
        ("1ive", "live"),
        ("toys", "t\u03bfys"),
        ("circle", "c\u0456rcle"),
        ("scope", "\u0455\u0441\u043e\u0440\u0435"),
        ("Olga", "\u039flga"),
        ("l\u00f6we", "l\u04e7we"),
    ],
)
def test_usernames_that_look_alike_are_duplicates(core, username, lookalike):
    """Usernames with equal skeletons (UTS 39), in any case of their letters, are duplicates. A lookalike of a username
    can't be used to sign in."""
    company, _ = staffed(core, owner="first")
    for first, second in ((username, lookalike), (lookalike, username)):
        user, other = (core.call("access.grant", company=company)["user"] for _ in range(2))
        given = {"company": company, "password": password_of("x")}
        made = core.call("access.credentials.create", user=user, username=first, **given)
        error = core.refused("access.credentials.create", user=other, username=second, **given)
        assert error["data"] == {"kind": "duplicate", "member": "username"}
        assert f"looks like {made['username']}" in error["message"]
        assert core.refused("access.signIn", company=company, username=second, password=password_of("x"))["data"]
        core.call("access.credentials.create", user=other, username="Walter", **given)
        for gone in (user, other):
            core.call("access.revoke", company=company, user=gone)


def test_usernames_that_look_different_are_others(core):
    company, _ = staffed(core, owner="first")
    for username in ("olga", "olga2", "\u043e\u043b\u044c\u0433\u0430", "\u00f6lga", "b\u00f6b"):
        user = core.call("access.grant", company=company)["user"]
        core.call("access.credentials.create", company=company, user=user, username=username, password=password_of("x"))
