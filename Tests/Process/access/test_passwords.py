"""Passwords: their rules, how they are changed and reset, and how they are stored."""

import hashlib
import json
import unicodedata

import pytest

from support.core import Core, item, request
from support.people import CLERK, NEVER, credentials, is_hash_of, password_of, sign_in, staffed, write


def test_a_password_is_changed_by_who_knows_it_and_reset_by_an_owner(core):
    company, users = staffed(core, CLERK)
    here = {"company": company}
    core.call("access.credentials.changePassword", **here, password=password_of("owner"), newPassword="second password")
    assert core.call("access.whoami", **here)["signIn"] == "done"
    core.call("access.signOut", **here)
    assert (
        core.refused(
            "access.credentials.changePassword", **here, password="second password", newPassword="third password"
        )["code"]
        == 16
    )
    assert core.refused("access.signIn", **here, username="owner", password=password_of("owner"))["code"] == 17
    assert core.call("access.signIn", **here, username="owner", password="second password")["signIn"] == "done"
    # No user can reset their own password: a stranger at a till that is signed in would otherwise take over the
    # account. To change the own password, the user must give the old one.
    error = core.refused("access.credentials.resetPassword", **here, user=users["owner"], newPassword="third password")
    assert error["data"]["problems"][0]["pointer"] == "/user" and "changePassword" in error["message"]
    assert core.call("access.whoami", **here)["username"] == "owner"
    for _ in range(6):
        core.refused("access.signIn", **here, username="clerk", password="wrong password")
    core.call("access.credentials.resetPassword", **here, user=users["clerk"], newPassword="reset password")
    assert core.call("access.whoami", **here)["username"] == "owner"
    # The reset of the password also deletes the failures that were counted for the user.
    assert core.refused("access.signIn", **here, username="clerk", password=password_of("clerk"))["code"] == 17
    assert core.call("access.signIn", **here, username="clerk", password="reset password")["username"] == "clerk"
    assert core.refused("access.credentials.resetPassword", **here, user=users["owner"], newPassword="taken password")[
        "data"
    ]["needs"] == {"rule": "manager"}
    core.call("access.signIn", **here, username="owner", password="second password")
    bare = core.call("access.grant", **here, preset="viewer")["user"]
    for user in (NEVER, bare):
        assert (
            core.refused("access.credentials.resetPassword", **here, user=user, newPassword="no password")["data"][
                "kind"
            ]
            == "notFound"
        )


@pytest.fixture
def kept_well(monkeypatch):
    """Stores passwords as in production, not in the quick form of the other tests."""
    monkeypatch.delenv("MAINSPRING_QUICK_PASSWORDS")


def test_what_tests_keep_quickly_is_kept_well_from_the_first_use_on(data, monkeypatch):
    with Core(data) as core:
        company, _ = staffed(core, CLERK)
    before = credentials(data, "clerk")
    monkeypatch.delenv("MAINSPRING_QUICK_PASSWORDS")
    with Core(data) as core:
        sign_in(core, company, "owner")
        core.call("companies.get", company=company)
    assert [credentials(data, "owner")[name] for name in "nrp"] == [1 << 15, 8, 3]
    assert credentials(data, "clerk") == before


# The parameters of an older version, and parameters that are far too weak.
@pytest.mark.parametrize("older", [{"n": 1 << 15, "r": 8, "p": 1}, {"n": 1 << 10, "r": 8, "p": 1}])
def test_weaker_parameters_are_replaced_at_the_next_sign_in(data, kept_well, older):
    with Core(data) as core:
        company, _ = staffed(core, CLERK)
        core.call("access.signOut", company=company)
    fresh = credentials(data, "clerk")
    # https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
    assert [fresh[name] for name in "nrp"] == [1 << 15, 8, 3]
    assert len(fresh["salt"]) == 16 and len(fresh["hash"]) == 32 and is_hash_of(fresh, password_of("clerk"))
    salt = bytes(range(16))
    weak = hashlib.scrypt(password_of("owner").encode(), salt=salt, maxmem=1 << 26, dklen=32, **older)
    write(
        data / "private.sqlite",
        "UPDATE credentials SET n = ?, r = ?, p = ?, salt = ?, hash = ? WHERE username = 'owner'",
        *older.values(),
        salt,
        weak,
    )
    with Core(data) as core:
        assert core.refused("access.signIn", company=company, username="owner", password="wrong password")["code"] == 17
        core.call("access.whoami", company=company)
        assert credentials(data, "owner")["hash"] == weak
        assert sign_in(core, company, "owner")["signIn"] == "done"
    after = credentials(data, "owner")
    assert [after[name] for name in ("kdf", "n", "r", "p")] == [fresh[name] for name in ("kdf", "n", "r", "p")]
    assert after["salt"] != salt and is_hash_of(after, password_of("owner")) and after["username"] == "owner"
    assert credentials(data, "clerk") == fresh
    with Core(data) as core:
        assert core.call("access.whoami", company=company)["signIn"] == "done"
        core.call("access.signOut", company=company)
        assert core.refused("access.signIn", company=company, username="owner", password="wrong password")["code"] == 17
        assert sign_in(core, company, "owner")["signIn"] == "done"
    assert credentials(data, "owner") == after


def test_while_a_weaker_hash_is_replaced_the_company_is_served(data, kept_well):
    with Core(data) as core:
        company, _ = staffed(core)
        made = core.call("inventory.items.create", company=company, **item())
        core.call("access.signOut", company=company)
    salt = bytes(range(16))
    weak = hashlib.scrypt(password_of("owner").encode(), salt=salt, n=1024, r=8, p=1, dklen=32)
    write(data / "private.sqlite", "UPDATE credentials SET n = 1024, r = 8, p = 1, salt = ?, hash = ?", salt, weak)
    with Core(data) as core:
        assert sign_in(core, company, "owner")["signIn"] == "done"
        assert core.call("inventory.items.get", company=company, id=made["id"]) == made
        assert core.call("inventory.items.create", company=company, **item(2))["sku"] == "SKU-2"
        assert core.call("access.whoami", company=company)["username"] == "owner"
    after = credentials(data, "owner")
    assert after["n"] > 1024 and after["salt"] != salt and is_hash_of(after, password_of("owner"))


def test_each_hash_has_a_salt_of_its_own(data):
    with Core(data) as core:
        company, users = staffed(core)
        salts = [credentials(data, "owner")["salt"]]
        for n in range(3):
            user = core.call("access.grant", company=company)["user"]
            core.call(
                "access.credentials.create",
                company=company,
                user=user,
                username=f"user{n}",
                password="the same password",
            )
            salts.append(credentials(data, f"user{n}")["salt"])
        core.call("access.credentials.resetPassword", company=company, user=user, newPassword="the same password")
        salts.append(credentials(data, "user2")["salt"])
    assert len(set(salts)) == 5


PASSWORDS = {
    "eight": "12345678",
    "long": "x" * 200,
    "emoji": "💶" * 200,
    "sql": "'; DROP TABLE credentials; --",
    "braces": "{store} {company}",
    "signs": '"quoted" \\ %s ?1',
    "spaces": "  spaces around  ",
    "bidi": "\u202epassword\u202c",
    "wide": "ｐａｓｓｗｏｒｄ",
    "decomposed": "passwo\u0308rd",
    "angstrom": "Å password \u212b",
}


@pytest.mark.parametrize("password", PASSWORDS.values(), ids=PASSWORDS)
def test_passwords_that_are_some(data, password):
    with Core(data) as core:
        company = core.call("companies.create", name="Shop")["id"]
        core.call("access.credentials.create", company=company, username="owner", password=password)
        for form in ("NFC", "NFD"):
            assert (
                core.call(
                    "access.signIn", company=company, username="owner", password=unicodedata.normalize(form, password)
                )["signIn"]
                == "done"
            )
        for other in (password + "x", password[:-1], password[1:]):
            isPassword = 8 <= len(unicodedata.normalize("NFC", other)) <= 200
            assert core.refused("access.signIn", company=company, username="owner", password=other)["code"] == (
                17 if isPassword else -32602
            )
    assert is_hash_of(credentials(data, "owner"), password)


def test_passwords_that_are_none(core):
    company, users = staffed(core, CLERK)
    for password in (
        "",
        "short77",
        "x" * 201,
        "💶" * 7,
        "a\nbcdefgh",
        "a\u0000bcdefgh",
        "abcdefgh\u007f",
        "\tabcdefgh",
        "\u0085abcdefgh",
        12345678,
        None,
        ["password"],
        {"a": "password"},
        True,
    ):
        for method, params, member in [
            ("access.credentials.create", {"username": "new"}, "password"),
            ("access.credentials.resetPassword", {"user": users["clerk"]}, "newPassword"),
            ("access.credentials.changePassword", {"password": password_of("owner")}, "newPassword"),
        ]:
            (problem,) = core.refused(method, company=company, **params, **{member: password})["data"]["problems"]
            assert problem["pointer"] == f"/{member}", (method, password)
        error = core.refused("access.signIn", company=company, username="owner", password=password)
        assert (error["code"], [problem["pointer"] for problem in error["data"]["problems"]]) == (
            -32602,
            ["/password"],
        ), password
    # None of the refused passwords above counted as a failed sign-in.
    assert core.refused("access.signIn", company=company, username="owner", password="wrong password")["code"] == 17
    assert core.call("access.whoami", company=company)["signIn"] == "done"


@pytest.mark.parametrize("escape", ["\\ud800", "\\udfff", "\\ud83d\\u0020"])
def test_a_lone_surrogate_is_no_text(core, escape):
    company, _ = staffed(core)
    for member in ("username", "password"):
        for method in ("access.signIn", "access.credentials.create"):
            params = {"company": company, "username": "owner", "password": "some password"} | {member: "@@@@@@@@"}
            reply = core.ask(json.dumps(request(method, params)).replace("@@@@@@@@", f"abcdefgh{escape}").encode())
            assert reply["error"]["code"] == -32700, reply
    assert core.call("companies.get", company=company)["name"] == "Corner Shop"
