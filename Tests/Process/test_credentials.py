"""Usernames and passwords: signing in and out, what failures cost, where a password leaves no trace, and what goes with whom.

Instants come from --clock. A process with it gives its first request that instant and each further one a millisecond more, so that a restart
with a later clock is the time that passes.
"""

import base64
import hashlib
import json
import secrets
import shutil
import string
import unicodedata

import pytest
from conftest import REPEATABLE, Core, item, request, run, serve
from people import NEVER, START, at, blob, clock, instant, pipeline, rows, write
from test_events import all_since, told
from test_live import changed

HOUR = 3_600_000
COST = {"amount": 1890, "currency": "EUR"}


@pytest.fixture
def data(tmp_path):
    return tmp_path / "data"


def password_of(name):
    return f"password of {name}"


def sign_in(core, company, name):
    return core.call("access.signIn", company=company, username=name, password=password_of(name))


def staffed(core, *others, owner="owner", **details):
    """A company with its owner signed in, and further users (a name, and rights) with credentials. Answers its id, and users by name."""
    company = core.call("companies.create", **({"name": "Corner Shop"} | details))["id"]
    core.call("companies.setTier", company=company, tier="business")
    users = {owner: core.call("access.whoami", company=company)["user"]}
    core.call("access.credentials.create", company=company, username=owner, password=password_of(owner))
    sign_in(core, company, owner)
    for name, rights in others:
        users[name] = core.call("access.grant", company=company, **rights)["user"]
        core.call("access.credentials.create", company=company, user=users[name], username=name, password=password_of(name))
    return company, users


CLERK = ("clerk", {"preset": "warehouse"})
PARTNER = ("partner", {"isOwner": True})


def credentials(data, username):
    (row,) = rows(data / "private.sqlite", "SELECT * FROM credentials WHERE username = ?", username)
    return row


def is_hash_of(row, password):
    found = hashlib.scrypt(unicodedata.normalize("NFC", password).encode(), salt=row["salt"], n=row["n"], r=row["r"], p=row["p"], maxmem=1 << 30, dklen=32)
    return row["kdf"] == "scrypt" and found == row["hash"]


# Signing in and out


def test_from_the_first_credentials_on_only_who_signs_in_acts(core):
    company = core.call("companies.create", name="Shop")["id"]
    before = core.call("access.whoami", company=company)
    assert (before["signIn"], before["role"], before["isOwner"], before["username"], before["until"]) == ("unneeded", "owner", True, None, None)
    assert before["user"] == before["account"]
    made = core.call("access.credentials.create", company=company, username="Olga", password="correct horse")
    assert list(made) == ["company", "user", "username", "createdAt", "changedAt"]
    assert (made["company"], made["user"], made["username"], made["createdAt"]) == (company, before["user"], "Olga", made["changedAt"])
    out = core.call("access.whoami", company=company)
    assert (out["signIn"], out["role"], out["isOwner"], out["user"], out["username"], out["until"]) == ("needed", None, False, None, None, None)
    error = core.refused("companies.get", company=company)
    assert error["code"] == 16 and error["data"]["kind"] == "signInRequired"
    (line,) = core.call("companies.list")["items"]
    assert (line["signIn"], line["role"]) == ("needed", None)
    done = core.call("access.signIn", company=company, username="Olga", password="correct horse")
    assert (done["signIn"], done["role"], done["isOwner"], done["user"], done["username"]) == ("done", "owner", True, before["user"], "Olga")
    assert done == core.call("access.whoami", company=company) and done["until"]
    assert core.call("companies.get", company=company)["name"] == "Shop"
    (line,) = core.call("companies.list")["items"]
    assert (line["signIn"], line["role"]) == ("done", "owner")
    assert core.call("access.signOut", company=company) == out == core.call("access.signOut", company=company)
    assert core.refused("inventory.items.list", company=company)["data"]["kind"] == "signInRequired"
    # Another company asks nobody to sign in.
    other = core.call("companies.create", name="Other")["id"]
    assert core.call("inventory.items.list", company=other)["items"] == []


def test_a_new_sign_in_takes_the_place_of_the_old_one(core):
    company, users = staffed(core, CLERK)
    assert sign_in(core, company, "clerk")["user"] == users["clerk"]
    assert core.refused("companies.update", company=company, changes={})["data"] == {"kind": "forbidden", "needs": {"rule": "owner"}}
    # A failed one leaves it.
    assert core.refused("access.signIn", company=company, username="owner", password="wrong password")["code"] == 17
    assert core.call("access.whoami", company=company)["username"] == "clerk"
    assert core.call("inventory.items.create", company=company, **item())["sku"] == "SKU-1"
    assert sign_in(core, company, "owner")["role"] == "owner"


def test_the_selected_company_is_meant_where_none_is_given(core):
    assert core.refused("access.signIn", username="owner", password="some password")["data"]["kind"] == "noCompany"
    assert core.call("access.whoami")["company"] is None
    company, _ = staffed(core)
    core.call("companies.select", company=company)
    core.call("access.signOut")
    assert core.call("companies.selected")["signIn"] == "needed"
    assert core.call("access.signIn", username="owner", password=password_of("owner"))["company"] == company
    assert core.call("access.whoami")["username"] == "owner"


def test_sessions_last_over_restarts_and_end_in_time(data):
    with Core(data, *clock(START)) as core:
        company, users = staffed(core, settings={"sessionHours": 2})
        other, _ = staffed(core)
        here = core.call("access.whoami", company=company)
    (session,) = rows(data / "private.sqlite", "SELECT * FROM sessions WHERE company = ?", blob(company))
    end = instant(here["until"])
    assert session["user"] == blob(users["owner"]) and session["expiresAt"] == end and end - session["startedAt"] == 2 * HOUR
    assert START < session["startedAt"] < START + 1000
    with Core(data, *clock(START + HOUR)) as core:
        assert core.call("access.whoami", company=company) == here
        assert core.call("companies.get", company=company)["name"] == "Corner Shop"
    with Core(data, *clock(end - 1)) as core:
        assert core.call("access.whoami", company=company)["signIn"] == "done"
        # A millisecond later:
        assert core.call("access.whoami", company=company)["signIn"] == "needed"
        assert core.refused("companies.get", company=company)["data"]["kind"] == "signInRequired"
        assert core.call("access.whoami", company=other)["signIn"] == "done"
        assert {line["signIn"] for line in core.call("companies.list")["items"]} == {"needed", "done"}
    with Core(data, *clock(START + 12 * HOUR - 1000)) as core:
        assert core.call("access.whoami", company=other)["signIn"] == "done"
    with Core(data, *clock(START + 12 * HOUR + 1000)) as core:
        assert core.call("access.whoami", company=other)["signIn"] == "needed"
        assert sign_in(core, company, "owner")["until"] > here["until"]


def test_what_a_reply_has_told_outlives_a_kill(data):
    def killed(method, **params):
        with Core(data) as core:
            reply = core.call(method, **params)
            core.process.kill()
            core.process.wait()
            return reply

    with Core(data) as core:
        company = core.call("companies.create", name="Shop")["id"]
    where = {"company": company}
    killed("access.credentials.create", **where, username="owner", password="first password")
    assert credentials(data, "owner")
    killed("access.signIn", **where, username="owner", password="first password")
    assert killed("access.whoami", **where)["username"] == "owner"
    killed("access.credentials.changePassword", **where, password="first password", newPassword="second password")
    killed("access.signOut", **where)
    assert killed("access.whoami", **where)["signIn"] == "needed"
    with Core(data) as core:
        assert core.refused("access.signIn", **where, username="owner", password="first password")["code"] == 17
        core.process.kill()
        core.process.wait()
    (failures,) = rows(data / "private.sqlite", "SELECT count FROM sign_in_failures")
    assert failures["count"] == 1
    assert killed("access.signIn", **where, username="owner", password="second password")["signIn"] == "done"


def test_what_comes_behind_a_sign_in_waits_for_it(data):
    with Core(data) as core:
        company, _ = staffed(core, CLERK)
        other = core.call("companies.create", name="Other")["id"]
        core.call("access.signOut", company=company)
        here = {"company": company}
        lines = [("access.signIn", here | {"username": "owner", "password": password_of("owner")}), ("inventory.items.create", here | item()), ("access.whoami", here),
                 ("inventory.items.list", {"company": other}), ("access.signIn", here | {"username": "clerk", "password": password_of("clerk")}),
                 ("companies.update", here | {"changes": {"name": "x"}}), ("access.signIn", here | {"username": "clerk", "password": "wrong password"}),
                 ("access.whoami", here), ("access.signOut", here), ("companies.get", here)]
        replies = {reply["id"]: reply for reply in pipeline(core, [request(method, params, number) for number, (method, params) in enumerate(lines)])}

        def holds(replies):
            assert replies[0]["result"]["username"] == "owner" and replies[2]["result"]["username"] == "owner" and replies[4]["result"]["username"] == "clerk"
            assert "result" in replies[1] or replies[1]["error"]["data"]["kind"] == "duplicate"
            assert replies[3]["result"]["items"] == [] and replies[5]["error"]["data"]["kind"] == "forbidden" and replies[6]["error"]["code"] == 17
            assert replies[7]["result"]["username"] == "clerk" and replies[8]["result"]["signIn"] == "needed" and replies[9]["error"]["code"] == 16
        holds(replies)
        # One after the other in a batch, too, which is answered in its own order.
        batch = core.ask([request(method, params, number) for number, (method, params) in enumerate(lines)])
        assert [reply["id"] for reply in batch] == list(range(len(lines)))
        holds(batch)
        # Nobody hears of a notification, and it is done.
        core.send({"jsonrpc": "2.0", "method": "access.signIn", "params": here | {"username": "clerk", "password": password_of("clerk")}})
        assert core.call("access.whoami", **here)["username"] == "clerk"
    # What was accepted is answered, also when the input ends behind it.
    (reply,) = serve([request("access.signIn", here | {"username": "owner", "password": password_of("owner")})], data=data)
    assert reply["result"]["username"] == "owner"
    assert serve([request("access.whoami", here)], data=data)[0]["result"]["username"] == "owner"


# Failures


def test_each_failure_from_the_fifth_on_makes_the_next_try_wait_longer(data):
    with Core(data, *clock(START)) as core:
        company, _ = staffed(core, CLERK)
        core.call("access.signOut", company=company)
        wrong = {"company": company, "username": "owner", "password": "wrong password"}
        right = wrong | {"password": password_of("owner")}
        for _ in range(5):
            error = core.refused("access.signIn", **wrong)
            assert error["code"] == 17 and error["data"] == {"kind": "signInFailed"}
        # Not even the right password is looked at now, however the name is written.
        for params in (right, wrong, right | {"username": "OWNER"}):
            error = core.refused("access.signIn", **params)
            assert error["code"] == 18 and error["data"]["kind"] == "tooManyAttempts" and 900 < error["data"]["retryAfter"] <= 1000
        # Others don't wait.
        assert sign_in(core, company, "clerk")["signIn"] == "done"
        core.call("access.signOut", company=company)

    def failures():
        (row,) = rows(data / "private.sqlite", "SELECT * FROM sign_in_failures WHERE company = ?", blob(company))
        return row
    last = failures()
    assert last["count"] == 5 and last["retryAt"] - last["lastAt"] == 1000
    for number, wait in enumerate([2000, 4000, 8000, 16000, 32000, 64000, 128_000, 256_000, 512_000, 900_000, 900_000], 6):
        with Core(data, *clock(last["retryAt"] - 400)) as core:
            assert core.refused("access.signIn", **right)["data"] == {"kind": "tooManyAttempts", "retryAfter": 400}
            assert core.refused("access.signIn", **wrong)["data"] == {"kind": "tooManyAttempts", "retryAfter": 399}
        assert failures() == last
        with Core(data, *clock(last["retryAt"])) as core:
            assert core.refused("access.signIn", **wrong)["data"] == {"kind": "signInFailed"}
        assert failures()["count"] == number and failures()["retryAt"] - failures()["lastAt"] == wait
        last = failures()
    # A day forgets; what is less, does not.
    with Core(data, *clock(last["lastAt"] + 24 * HOUR - 10_000)) as core:
        assert core.refused("access.signIn", **wrong)["code"] == 17
    last = failures()
    assert last["retryAt"] - last["lastAt"] == 900_000
    with Core(data, *clock(last["lastAt"] + 24 * HOUR + 10)) as core:
        for _ in range(4):
            assert core.refused("access.signIn", **wrong)["code"] == 17
        assert core.call("access.signIn", **right)["signIn"] == "done"
        # So does a success.
        for _ in range(4):
            assert core.refused("access.signIn", **wrong)["code"] == 17
        assert core.call("access.signIn", **right)["signIn"] == "done"
    assert not rows(data / "private.sqlite", "SELECT * FROM sign_in_failures WHERE count > 0")


def test_a_wait_that_is_over_lets_the_right_one_in(data):
    with Core(data, *clock(START)) as core:
        company, _ = staffed(core)
        core.call("access.signOut", company=company)
        for _ in range(5):
            core.refused("access.signIn", company=company, username="owner", password="wrong password")
    (failures,) = rows(data / "private.sqlite", "SELECT * FROM sign_in_failures")
    with Core(data, *clock(failures["retryAt"] - 1)) as core:
        error = core.refused("access.signIn", company=company, username="owner", password=password_of("owner"))
        assert error["data"] == {"kind": "tooManyAttempts", "retryAfter": 1}
        assert sign_in(core, company, "owner")["signIn"] == "done"


def test_pipelined_guesses_are_counted_one_by_one(data):
    with Core(data, *clock(START)) as core:
        company, _ = staffed(core)
        guesses = [request("access.signIn", {"company": company, "username": "owner", "password": f"wrong password {n}"}, n) for n in range(20)]
        assert [reply["error"]["code"] for reply in sorted(pipeline(core, guesses), key=lambda reply: reply["id"])] == [17] * 5 + [18] * 15


def test_a_username_that_there_is_not_is_answered_in_the_same_bytes(data, tmp_path):
    with Core(data, "--clock", at(START), "--seed", "5") as core:
        company, _ = staffed(core, ("Zoë", {}))
        core.call("access.signOut", company=company)
        bare = core.call("companies.create", name="Bare")["id"]

    def said(company, username):
        copy = tmp_path / "copy"
        shutil.copytree(data, copy)
        lines = [request("access.signIn", {"company": company, "username": username, "password": f"wrong password {n}"}, n) for n in range(8)]
        lines += [request("access.whoami", {"company": company}, "who")]
        done = run("serve", "--data", str(copy), *REPEATABLE, stdin=b"".join(json.dumps(line).encode() + b"\n" for line in lines))
        shutil.rmtree(copy)
        assert done.returncode == 0 and done.stdout.count(b"signInFailed") == 5 and done.stdout.count(b"tooManyAttempts") == 3
        return done.stdout
    known = said(company, "owner")
    assert known == said(company, "nobody") == said(company, "Zoë") == said(company, "x" * 64) == said(company, "𝒜@名前.example")
    # Where there are no credentials at all, it is the same, too; there, nobody needs to sign in.
    assert said(bare, "owner").splitlines()[:8] == known.splitlines()[:8]


def test_a_wrong_password_in_a_change_is_a_failure_too():
    with Core(":memory:", *clock(START)) as core:
        company, _ = staffed(core)
        change = "access.credentials.changePassword"
        for _ in range(5):
            error = core.refused(change, company=company, password="wrong password", newPassword="another password")
            assert error["code"] == 17 and error["data"] == {"kind": "signInFailed"}
        assert core.refused(change, company=company, password=password_of("owner"), newPassword="another password")["code"] == 18
        assert core.refused("access.signIn", company=company, username="owner", password=password_of("owner"))["data"]["kind"] == "tooManyAttempts"
        # Who was signed in still is.
        assert core.call("access.whoami", company=company)["signIn"] == "done"


# Passwords


def test_a_password_is_changed_by_who_knows_it_and_reset_by_an_owner(core):
    company, users = staffed(core, CLERK)
    here = {"company": company}
    core.call("access.credentials.changePassword", **here, password=password_of("owner"), newPassword="second password")
    assert core.call("access.whoami", **here)["signIn"] == "done"
    core.call("access.signOut", **here)
    assert core.refused("access.credentials.changePassword", **here, password="second password", newPassword="third password")["code"] == 16
    assert core.refused("access.signIn", **here, username="owner", password=password_of("owner"))["code"] == 17
    assert core.call("access.signIn", **here, username="owner", password="second password")["signIn"] == "done"
    # Of oneself: who resets stays signed in.
    core.call("access.credentials.resetPassword", **here, user=users["owner"], newPassword="third password")
    assert core.call("access.whoami", **here)["username"] == "owner"
    for _ in range(6):
        core.refused("access.signIn", **here, username="clerk", password="wrong password")
    core.call("access.credentials.resetPassword", **here, user=users["clerk"], newPassword="reset password")
    assert core.call("access.whoami", **here)["username"] == "owner"
    # The failures are forgotten with the password.
    assert core.refused("access.signIn", **here, username="clerk", password=password_of("clerk"))["code"] == 17
    assert core.call("access.signIn", **here, username="clerk", password="reset password")["username"] == "clerk"
    assert core.refused("access.credentials.resetPassword", **here, user=users["owner"], newPassword="taken password")["data"]["needs"] == {"rule": "owner"}
    core.call("access.signIn", **here, username="owner", password="third password")
    bare = core.call("access.grant", **here, preset="viewer")["user"]
    for user in (NEVER, bare):
        assert core.refused("access.credentials.resetPassword", **here, user=user, newPassword="no password")["data"]["kind"] == "notFound"


def test_weaker_parameters_are_replaced_at_the_next_sign_in(data):
    with Core(data) as core:
        company, _ = staffed(core, CLERK)
        core.call("access.signOut", company=company)
    fresh = credentials(data, "clerk")
    assert fresh["n"] * fresh["r"] * 128 >= 16 << 20 and len(fresh["salt"]) == 16 and len(fresh["hash"]) == 32 and is_hash_of(fresh, password_of("clerk"))
    salt = bytes(range(16))
    weak = hashlib.scrypt(password_of("owner").encode(), salt=salt, n=1024, r=8, p=1, dklen=32)
    write(data / "private.sqlite", "UPDATE credentials SET n = 1024, r = 8, p = 1, salt = ?, hash = ? WHERE username = 'owner'", salt, weak)
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


def test_each_hash_has_a_salt_of_its_own(data):
    with Core(data) as core:
        company, users = staffed(core)
        salts = [credentials(data, "owner")["salt"]]
        for n in range(3):
            user = core.call("access.grant", company=company)["user"]
            core.call("access.credentials.create", company=company, user=user, username=f"user{n}", password="the same password")
            salts.append(credentials(data, f"user{n}")["salt"])
        core.call("access.credentials.resetPassword", company=company, user=user, newPassword="the same password")
        salts.append(credentials(data, "user2")["salt"])
    assert len(set(salts)) == 5


PASSWORDS = {
    "eight": "12345678", "long": "x" * 200, "emoji": "💶" * 200, "sql": "'; DROP TABLE credentials; --", "braces": "{store} {company}", "signs": '"quoted" \\ %s ?1',
    "spaces": "  spaces around  ", "bidi": "\u202epassword\u202c", "wide": "ｐａｓｓｗｏｒｄ", "decomposed": "passwo\u0308rd", "angstrom": "Å password \u212b"}


@pytest.mark.parametrize("password", PASSWORDS.values(), ids=PASSWORDS)
def test_passwords_that_are_some(data, password):
    with Core(data) as core:
        company = core.call("companies.create", name="Shop")["id"]
        core.call("access.credentials.create", company=company, username="owner", password=password)
        for form in ("NFC", "NFD"):
            assert core.call("access.signIn", company=company, username="owner", password=unicodedata.normalize(form, password))["signIn"] == "done"
        for other in (password + "x", password[:-1], password[1:]):
            assert core.refused("access.signIn", company=company, username="owner", password=other)["code"] in (17, -32602)
    assert is_hash_of(credentials(data, "owner"), password)


def test_passwords_that_are_none(core):
    company, users = staffed(core, CLERK)
    for password in ("", "short77", "x" * 201, "💶" * 7, "a\nbcdefgh", "a\u0000bcdefgh", "abcdefgh\u007f", "\tabcdefgh", "\u0085abcdefgh",
                     12345678, None, ["password"], {"a": "password"}, True):
        for method, params, member in [
            ("access.credentials.create", {"username": "new"}, "password"), ("access.credentials.resetPassword", {"user": users["clerk"]}, "newPassword"),
            ("access.credentials.changePassword", {"password": password_of("owner")}, "newPassword")]:
            (problem,) = core.refused(method, company=company, **params, **{member: password})["data"]["problems"]
            assert problem["pointer"] == f"/{member}", (method, password)
        # To a sign-in it is just no password of anybody's.
        assert core.refused("access.signIn", company=company, username="owner", password=password)["code"] in (17, 18, -32602)
    assert core.call("access.whoami", company=company)["signIn"] == "done"


@pytest.mark.parametrize("escape", ["\\ud800", "\\udfff", "\\ud83d\\u0020"])
def test_a_lone_surrogate_is_no_text(core, escape):
    company, _ = staffed(core)
    for member in ("username", "password"):
        for method in ("access.signIn", "access.credentials.create"):
            params = {"company": company, "username": "owner", "password": "some password"} | {member: "@@@@@@@@"}
            reply = core.ask(json.dumps(request(method, params)).replace("@@@@@@@@", f"abcdefgh{escape}").encode())
            assert reply["error"]["code"] in (-32700, -32602, 17), reply
    assert core.call("companies.get", company=company)["name"] == "Corner Shop"


# Usernames


@pytest.mark.parametrize("username, same", [
    ("Olga", "oLGA"), ("Zo\u00eb", "Zoe\u0308"), ("ZO\u00cb", "zoe\u0308"), ("stra\u00dfe", "STRASSE"), ("\u212bke", "\u00c5KE"), ("a\u030ake", "\u212bke"),
    ("\u03bf\u03b4\u03cc\u03c2", "\u039f\u0394\u038c\u03a3"), ("\ufb01sh", "FISH"), ("user.name-1_2@x+y", "USER.name-1_2@X+y")])
def test_case_and_normalization_make_no_other_username(core, username, same):
    company, _ = staffed(core, owner="first")
    user = core.call("access.grant", company=company)["user"]
    made = core.call("access.credentials.create", company=company, user=user, username=username, password=password_of("x"))
    other = core.call("access.grant", company=company)["user"]
    for spelling in (username, same):
        error = core.refused("access.credentials.create", company=company, user=other, username=spelling, password="another password")
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
    error = core.refused("access.credentials.create", company=first, user=bare, username="CLERK", password="some password")
    assert error["code"] == 3 and error["data"] == {"kind": "duplicate", "member": "username"}
    error = core.refused("access.credentials.create", company=first, user=users["clerk"], username="second", password="some password")
    assert error["data"] == {"kind": "duplicate", "member": "user"}
    assert core.refused("access.credentials.create", company=first, user=NEVER, username="third", password="some password")["data"] == {"kind": "notFound"}
    # A username is free again when its user is gone.
    core.call("access.revoke", company=first, user=users["clerk"])
    assert core.refused("access.signIn", company=first, username="clerk", password=password_of("clerk"))["code"] == 17
    core.call("access.credentials.create", company=first, user=bare, username="Clerk", password="some password")


def test_usernames_that_are_none(core):
    company, _ = staffed(core)
    user = core.call("access.grant", company=company)["user"]
    for username in ("", " ", "a b", "x'; DROP TABLE credentials; --", "a\u0000b", "a\nb", "\u202eabc", "a\u200bb", "x" * 65, "💶", '"a"', "{store}", "%s",
                     "a/b", "a\u2028b", 5, None, ["a"], {"a": 1}, True):
        (problem,) = core.refused("access.credentials.create", company=company, user=user, username=username, password="some password")["data"]["problems"]
        assert problem["pointer"] == "/username", username
        assert core.refused("access.signIn", company=company, username=username, password="some password")["code"] in (17, 18, -32602)
    for username in ("x" * 64, "名前", "ｕ", "é" * 64, "0", "@", "a.b_c-d@e+f", "हिन्दी"):
        fresh = core.call("access.grant", company=company)["user"]
        assert core.call("access.credentials.create", company=company, user=fresh, username=username, password="some password")["username"] == username
        core.call("access.revoke", company=company, user=fresh)


def test_hostile_names_are_only_names(data):
    names = ["'; DROP TABLE companies; --", '"quoted"', "{store}", "%s ?1 :name @p $x", "\\", "💶" * 50, "a\u202eb", "<script>", "NULL"]
    with Core(data) as core:
        for name in names:
            departments = [{"name": name, "mask": 1 << 16}, {"name": f"{name[:40]} 2", "mask": 1 << 17}]
            company = core.call("companies.create", name=name, legalName=name, departments=departments)
            assert company["name"] == name and company["departments"] == departments
            assert [one["name"] for one in core.call("access.departments", company=company["id"])][5:] == [one["name"] for one in departments]
            core.call("companies.setTier", company=company["id"], tier="business")
            clerk = core.call("access.grant", company=company["id"], deptMask=1 << 16, managerMask=1 << 17)["user"]
            core.call("access.credentials.create", company=company["id"], username="owner", password=password_of("owner"))
            sign_in(core, company["id"], "owner")
            core.call("access.credentials.create", company=company["id"], user=clerk, username="clerk", password=password_of("clerk"))
            me = sign_in(core, company["id"], "clerk")
            assert name in me["departments"] and me["managed"] == [departments[1]["name"]]
        # None of them counts twice.
        assert [line["company"]["name"] for line in core.call("companies.list", limit=100)["items"]] == names


def traces(password):
    """What of a password could be found where it is written."""
    raw, digest = password.encode(), hashlib.sha256(password.encode()).digest()
    found = {raw, raw.hex().encode(), raw.hex().upper().encode(), password.encode("utf-16-le"), digest, digest.hex().encode(), digest.hex().upper().encode()}
    found |= {base64.b64encode(text).rstrip(b"=") for text in (raw, digest)}
    # Cut off, or inside of something longer.
    return found | ({raw[:12], raw[-12:], base64.b64encode(raw)[4:-4]} if len(raw) > 16 else set())


CREATE, ENTER = "access.credentials.create", "access.signIn"
CHANGE, RESET = "access.credentials.changePassword", "access.credentials.resetPassword"


def talk_of_passwords(company, clerk, third, secret, first, own):
    """Requests with a password each, good ones and refused ones, and requests that could tell of them."""
    here = {"company": company}
    owner = here | {"username": "owner"}
    lines = [
        request("events.subscribe"), request("live.open", {"method": "access.allowed", "params": here}), request("live.open", {"method": "companies.list"}),
        request("live.open", {"method": "system.diagnostics"}), request("live.open", {"method": "events.since"}),
        request(CREATE, here | {"user": clerk, "username": "early", "password": secret()}),
        request(CREATE, owner | {"password": first, "idempotencyKey": "create"}), request(CREATE, owner | {"password": secret(), "idempotencyKey": "create"}),
        request(ENTER, owner | {"password": secret()}), request(ENTER, here | {"username": "nobody", "password": secret()}), request(ENTER, owner | {"password": first}),
        request(CREATE, here | {"username": "again", "password": secret()}), request(CREATE, owner | {"user": clerk, "password": secret()}),
        request(CREATE, here | {"user": NEVER, "username": "lost", "password": secret()}),
        request(CREATE, here | {"user": clerk, "username": "a b", "password": secret()}),
        request(CREATE, here | {"user": clerk, "username": "clerk", "password": secret()}),
        [request(CREATE, here | {"user": third, "username": "third", "password": secret(), "idempotencyKey": "k"}, n) for n in range(2)],
        [request(ENTER, here | {"username": "third", "password": secret()}, "a"), request(ENTER, {"company": NEVER, "username": "x", "password": secret()}, "b")],
        request(ENTER, [company, "owner", secret()]), request(ENTER, [company, "nobody", secret(7)]), request(ENTER, secret()), request(ENTER, [secret()] * 9)]
    for method, member in ((CREATE, "password"), (RESET, "newPassword")):
        lines += [request(method, here | {"user": clerk, "username": "new", member: value})
                  for value in ([secret()], {"text": secret()}, secret() + "\n", secret() * 11, secret(7), secret() + "\u0000")]
    for method in (CREATE, ENTER, CHANGE, RESET):
        lines += [request(method, owner | {member: secret()}) for member in ("passwort", "pass", "newPasword")]
        lines += [request(method, owner | {"password": secret(), "x": secret(), "newPassword": [secret()]})]
    lines += [
        request("access.signin", owner | {"password": secret()}), request("access.credentials.make", here | {"password": secret()}),
        request("live.open", {"method": ENTER, "params": owner | {"password": secret()}}),
        request("live.open", {"method": "access.whoami", "params": here | {"password": secret()}}),
        request("access.check", here | {"method": CREATE, "password": secret()}), request("system.ping", {"password": secret()}),
        request(CHANGE, here | {"password": secret(), "newPassword": secret()}), request(CHANGE, here | {"password": first, "newPassword": secret(7)}),
        request(CHANGE, here | {"password": first, "newPassword": own}),
        request(RESET, here | {"user": clerk, "newPassword": secret(), "idempotencyKey": "r"}),
        request(RESET, here | {"user": clerk, "newPassword": secret(), "idempotencyKey": "r"}), request(RESET, here | {"user": NEVER, "newPassword": secret()})]
    spoiled = [json.dumps(request(ENTER, owner | {"password": secret()})).encode() for _ in range(3)]
    lines += [spoiled[0][:-3], spoiled[1].replace(b"owner", b"\xff"), spoiled[2].replace(b'"owner"', b'"owner","username":"x"')]
    return lines + [
        request("events.since", {"limit": 1000}), request("access.list", here), request("access.whoami", here), request("system.diagnostics", {"check": True}),
        request("companies.update", here | {"changes": {"name": "Shop 2"}})]


def test_a_password_leaves_no_trace(data):
    """Distinct passwords for every call that takes one, done or refused; then every byte of the directory, of stdout and of stderr."""
    used = []

    def secret(length=20):
        used.append("".join(secrets.choice(string.ascii_letters + string.digits) for _ in range(length)))
        return used[-1]

    def nothing_in(where, *more):
        texts = {path.name: path.read_bytes() for path in data.rglob("*") if path.is_file()} | {f"text {n}": text for n, text in enumerate(more)}
        assert {"private.sqlite", "shared.sqlite", "device.sqlite", "mainspring.log"} <= set(texts)
        for name, text in texts.items():
            for password in used:
                for trace in traces(password):
                    assert trace not in text, f"{where}: {password} in {name}"

    with Core(data, "--log-level", "debug") as core:
        company = core.call("companies.create", name="Shop")["id"]
        here = {"company": company}
        core.call("companies.setTier", **here, tier="enterprise")
        clerk, third = (core.call("access.grant", **here, preset="management")["user"] for _ in range(2))
        own = secret()
        replies = pipeline(core, talk_of_passwords(company, clerk, third, secret, secret(), own))
        core.send({"jsonrpc": "2.0", "method": ENTER, "params": here | {"username": "owner", "password": secret()}})
        core.send({"jsonrpc": "2.0", "method": RESET, "params": here | {"user": clerk, "newPassword": secret()}})
        assert core.call("access.whoami", **here)["username"] == "owner"
        said = json.dumps([replies, core.aside, core.said(), core.call("system.diagnostics")]).encode()
        assert said.count(b'"result"') > 20 and said.count(b'"signInFailed"') >= 4 and len(used) > 60
        nothing_in("while it runs", said)
        assert is_hash_of(credentials(data, "owner"), own) and is_hash_of(credentials(data, "clerk"), used[-1])
        core.process.kill()
        core.process.wait()
        nothing_in("after a kill", core.process.stderr.read())
    with Core(data, "--log-level", "debug") as core:
        core.refused("access.signIn", **here, username="owner", password=secret())
        core.call("access.signIn", **here, username="owner", password=own)
        core.process.stdin.close()
        out, errors = core.process.stdout.read(), core.process.stderr.read()
        assert core.process.wait(30) == 0
    nothing_in("at the end", out, errors)


# Owners


def test_the_first_credentials_must_be_an_owners(core):
    company = core.call("companies.create", name="Shop")["id"]
    core.call("companies.setTier", company=company, tier="business")
    clerk = core.call("access.grant", company=company, preset="management")["user"]
    error = core.refused("access.credentials.create", company=company, user=clerk, username="clerk", password="some password")
    assert error["code"] == 19 and error["data"]["kind"] == "ownerNeeded"
    assert core.call("access.whoami", company=company)["signIn"] == "unneeded"
    # Any owner's will do.
    partner = core.call("access.grant", company=company, isOwner=True)["user"]
    core.call("access.credentials.create", company=company, user=partner, username="partner", password=password_of("partner"))
    assert sign_in(core, company, "partner")["user"] == partner
    core.call("access.credentials.create", company=company, user=clerk, username="clerk", password="some password")


def test_the_last_owner_who_can_act_stays_one(core):
    company = core.call("companies.create", name="Shop")["id"]
    here = {"company": company}
    core.call("companies.setTier", **here, tier="business")
    account = core.call("access.whoami")["account"]
    partner = core.call("access.grant", **here, isOwner=True)["user"]

    def stays(user):
        for method, more in (("access.revoke", {}), ("access.grant", {"isOwner": False})):
            error = core.refused(method, **here, user=user, **more)
            assert error["code"] == 19 and error["data"]["kind"] == "ownerNeeded", (method, error)
    # An owner who can not sign in, and is not the account, can not act.
    stays(account)
    core.call("access.credentials.create", **here, username="owner", password=password_of("owner"))
    sign_in(core, company, "owner")
    stays(account)
    core.call("access.revoke", **here, user=partner)
    partner = core.call("access.grant", **here, isOwner=True)["user"]
    core.call("access.credentials.create", **here, user=partner, username="partner", password=password_of("partner"))
    # Now there are two; one may go.
    assert core.call("access.grant", **here, user=account, isOwner=False)["isOwner"] is False
    assert core.refused("companies.update", **here, changes={})["data"]["kind"] == "forbidden"
    sign_in(core, company, "partner")
    stays(partner)
    assert core.call("access.grant", **here, user=account, isOwner=True)["isOwner"] is True
    gone = core.call("access.revoke", **here, user=partner)
    assert set(gone) == {"deleted"}
    # Who revokes himself is signed out.
    assert core.refused("companies.get", **here)["code"] == 16
    assert core.refused("access.signIn", **here, username="partner", password=password_of("partner"))["code"] == 17
    assert sign_in(core, company, "owner")["role"] == "owner"
    stays(account)


def test_nobody_gives_himself_what_he_does_not_have(core):
    company, users = staffed(core, PARTNER)
    here = {"company": company}
    for more in ({"deptMask": 1}, {"managerMask": 1}, {"preset": "viewer"}):
        error = core.refused("access.grant", **here, user=users["owner"], **more)
        assert error["data"] == {"kind": "forbidden", "needs": {"rule": "anotherOwner"}}
        assert core.call("access.grant", **here, user=users["partner"], **more)["user"] == users["partner"]
    sign_in(core, company, "partner")
    # What another one gave, one may keep, and lay down.
    core.call("access.grant", **here, user=users["owner"], deptMask=7)
    sign_in(core, company, "owner")
    assert core.call("access.grant", **here, user=users["owner"], deptMask=5)["deptMask"] == 5
    assert core.refused("access.grant", **here, user=users["owner"], deptMask=7)["data"]["needs"] == {"rule": "anotherOwner"}


def test_a_conflict_of_an_access_record_shows_it(core):
    company, users = staffed(core, CLERK)
    record = core.call("access.grant", company=company, user=users["clerk"], deptMask=1)
    for method, more in (("access.grant", {"deptMask": 2}), ("access.revoke", {})):
        assert core.refused(method, company=company, user=users["clerk"], expect=record["version"] + 1, **more)["data"] == {"kind": "conflict", "current": record}
    assert list(record) == ["id", "company", "user", "isOwner", "deptMask", "managerMask", "version", "createdAt", "updatedAt"]
    assert core.call("access.grant", company=company, user=users["clerk"], deptMask=1) == record
    assert core.call("access.revoke", company=company, user=users["clerk"], expect=record["version"]) == {"deleted": record["id"]}
    assert core.refused("access.revoke", company=company, user=users["clerk"])["data"] == {"kind": "notFound"}


# Keys of idempotency


def test_two_users_may_use_the_same_key(core):
    company, _ = staffed(core, CLERK, ("other", {"deptMask": 1}))
    here = {"company": company, "idempotencyKey": "k"}
    sign_in(core, company, "clerk")
    first = core.call("inventory.items.create", **here, **item(1))
    sign_in(core, company, "other")
    # Neither the reply of somebody else, nor a word that there is one.
    assert core.refused("inventory.items.create", **here, **item(1))["data"] == {"kind": "duplicate", "member": "sku"}
    second = core.call("inventory.items.create", **here, **item(2))
    assert second["sku"] == "SKU-2" and core.call("inventory.items.create", **here, **item(2)) == second
    assert core.refused("inventory.items.create", **here, **item(3))["data"]["kind"] == "keyReused"
    sign_in(core, company, "clerk")
    assert core.call("inventory.items.create", **here, **item(1)) == first
    assert core.refused("inventory.items.create", **here, **item(2))["data"]["kind"] == "keyReused"
    core.call("access.signOut", company=company)
    assert core.refused("inventory.items.create", **here, **item(1))["data"]["kind"] == "signInRequired"


def test_a_repeat_tells_no_cost_to_who_may_not_see_it_any_more(core):
    company, users = staffed(core, ("keeper", {"deptMask": 1, "managerMask": 1}))
    here = {"company": company}
    made = core.call("inventory.items.create", **here, **item(1, cost=COST))
    sign_in(core, company, "keeper")
    update = here | {"id": made["id"], "changes": {"name": "New"}, "idempotencyKey": "u"}
    create = here | item(2, cost=COST) | {"idempotencyKey": "c"}
    first = core.call("inventory.items.update", **update)
    assert first["cost"] == COST and core.call("inventory.items.create", **create)["cost"] == COST
    sign_in(core, company, "owner")
    core.call("access.grant", **here, user=users["keeper"], managerMask=0)
    sign_in(core, company, "keeper")
    assert core.call("inventory.items.update", **update) == {name: value for name, value in first.items() if name != "cost"}
    reply = core.ask(request("inventory.items.create", create))
    assert "1890" not in json.dumps(reply)
    sign_in(core, company, "owner")
    core.call("access.grant", **here, user=users["keeper"], deptMask=0)
    sign_in(core, company, "keeper")
    # Nor anything at all to who has no right any more.
    assert core.refused("inventory.items.update", **update)["data"]["kind"] == "forbidden"


def test_the_password_is_no_part_of_what_a_key_compares(core):
    company, _ = staffed(core)
    user = core.call("access.grant", company=company)["user"]
    params = {"company": company, "user": user, "username": "clerk", "idempotencyKey": "k"}
    made = core.call("access.credentials.create", **params, password="first password")
    assert core.call("access.credentials.create", **params, password="other password") == made
    assert core.refused("access.credentials.create", **(params | {"username": "x"}), password="first password")["data"]["kind"] == "keyReused"
    assert core.refused("access.signIn", company=company, username="clerk", password="other password")["code"] == 17
    assert core.call("access.signIn", company=company, username="clerk", password="first password")["user"] == user


# What is told


def test_a_deleted_company_takes_credentials_sessions_and_failures_along(data):
    tables = ("credentials", "sessions", "sign_in_failures", "access_records", "companies")

    def left(company):
        return [table for table in tables for row in rows(data / "private.sqlite", f"SELECT * FROM {table}") if blob(company) in row.values()]
    with Core(data) as core:
        (kept, _), (gone, _) = staffed(core, CLERK), staffed(core, CLERK)
        for company in (kept, gone):
            core.refused("access.signIn", company=company, username="clerk", password="wrong password")
            core.refused("access.signIn", company=company, username="nobody", password="wrong password")
        assert set(left(gone)) == set(tables) == set(left(kept))
        before = left(kept)
        assert core.refused("companies.delete", company=gone, confirm="Corner")["data"]["problems"][0]["pointer"] == "/confirm"
        assert core.call("companies.delete", company=gone, confirm="Corner Shop") == {"deleted": gone}
        assert left(gone) == [] and left(kept) == before
        assert core.refused("access.signIn", company=gone, username="owner", password=password_of("owner"))["data"] == {"kind": "notFound"}
        # A new company, which may get the old one's number, knows nobody of them.
        again = core.call("companies.create", name="Again")["id"]
        assert core.call("access.whoami", company=again)["signIn"] == "unneeded" and len(core.call("access.list", company=again)["items"]) == 1
        assert core.call("access.whoami", company=kept)["username"] == "owner"
    # In the shared store, there is no place for any.
    assert not {row["name"] for row in rows(data / "shared.sqlite", "SELECT name FROM sqlite_schema")} & set(tables[:3])


def test_revoking_takes_the_users_credentials_and_session_along(data):
    with Core(data) as core:
        company, users = staffed(core, CLERK)
        core.call("access.revoke", company=company, user=users["clerk"])
        for table in ("credentials", "sessions", "access_records"):
            assert not [row for row in rows(data / "private.sqlite", f"SELECT * FROM {table}") if blob(users["clerk"]) in row.values()], table
        assert len(core.call("access.list", company=company)["items"]) == 1


def test_a_live_answer_to_may_i_follows_rights_and_sessions(core):
    company = core.call("companies.create", name="Shop")["id"]
    here = {"company": company}
    core.call("companies.setTier", **here, tier="business")
    opened = core.call("live.open", method="access.allowed", params=here)
    known = opened["result"]

    def after(method, **params):
        """The reasons after a call; they are those of a fresh call, and were sent only if they differ."""
        nonlocal known
        reply = core.call(method, **here, **params)
        results = changed(core.said()).get(opened["live"], [])
        assert len(results) <= 1
        for result in results:
            assert result != known
            known = result
        assert core.call("access.allowed", **here) == known
        return reply
    def reason(method):
        return next(one["reason"] for one in known["methods"] if one["method"] == method)

    user = known["user"]
    assert reason("companies.update") == "owner"
    partner = after("access.grant", isOwner=True)["user"]
    after("access.credentials.create", username="owner", password=password_of("owner"))
    assert reason("companies.update") == "signInRequired" == reason("inventory.items.list") and known["user"] is None
    after("access.signIn", username="owner", password=password_of("owner"))
    assert reason("companies.update") == "owner" and known["user"] == user
    after("access.credentials.create", user=partner, username="partner", password=password_of("partner"))
    after("companies.update", changes={"archived": True})
    assert reason("inventory.items.create") == "archived" and reason("inventory.items.list") == "owner" == reason("companies.update")
    after("companies.update", changes={"archived": False, "name": "Other name"})
    assert reason("inventory.items.create") == "owner"
    after("access.grant", user=user, isOwner=False)
    assert reason("inventory.items.create") == "noRight" == reason("companies.get")
    after("access.signIn", username="partner", password=password_of("partner"))
    assert reason("inventory.items.create") == "owner" and known["user"] == partner
    after("access.grant", user=user, deptMask=16, isOwner=True)
    after("access.revoke", user=partner)
    assert reason("inventory.items.create") == "signInRequired"
    after("access.signIn", username="owner", password=password_of("owner"))
    after("access.signOut")
    assert reason("companies.get") == "signInRequired"


def test_live_lists_are_for_who_is_signed_in_now(core):
    company, users = staffed(core, CLERK)
    here = {"company": company}
    made = core.call("inventory.items.create", **here, **item(1, cost=COST))
    opened = core.call("live.open", method="inventory.items.list", params=here)
    assert opened["result"]["items"] == [made]
    sign_in(core, company, "clerk")
    assert changed(core.said())[opened["live"]][-1]["items"] == [{name: value for name, value in made.items() if name != "cost"}]
    core.call("inventory.items.update", **here, id=made["id"], changes={"name": "New"})
    (result,) = changed(core.said())[opened["live"]]
    assert result["items"][0]["name"] == "New" and "cost" not in result["items"][0]
    core.call("access.signOut", **here)
    assert changed(core.said())[opened["live"]][-1]["data"]["kind"] == "signInRequired"
    sign_in(core, company, "owner")
    assert changed(core.said())[opened["live"]][-1]["items"][0]["cost"] == COST


def test_events_of_access_records_are_for_owners(core):
    company, users = staffed(core, CLERK, PARTNER)
    here = {"company": company}
    topic = [{"service": "access"}]
    core.call("events.subscribe")
    core.call("events.subscribe", topics=topic)
    record = core.call("access.grant", **here, user=users["clerk"], managerMask=2)
    events = told(core.said())
    assert len(events) == 2 and events[0] == events[1]
    assert {name: events[0][name] for name in ("service", "type", "company", "id", "action", "version", "fields")} == {
        "service": "access", "type": "access", "company": company, "id": record["id"], "action": "updated", "version": record["version"], "fields": ["managerMask"]}
    made = core.call("inventory.items.create", **here, **item(1))
    core.call("inventory.items.update", **here, id=made["id"], changes={"cost": COST, "name": "New"})
    assert [event["fields"] for event in told(core.said()) if event["action"] == "updated"] == [["name", "cost"]]
    known = [event["id"] for event in all_since(core, topics=topic)[0]]
    assert record["id"] in known and len(set(known)) == 3
    sign_in(core, company, "clerk")
    events, _ = all_since(core)
    assert {event["type"] for event in events} == {"company", "item"} and all_since(core, topics=topic)[0] == []
    assert "cost" not in json.dumps([event["fields"] for event in events])
    core.call("access.signOut", **here)
    assert all_since(core)[0] == []
    core.said()
    sign_in(core, company, "partner")
    assert [event["id"] for event in all_since(core, topics=topic)[0]] == known
    core.said()
    core.call("access.revoke", **here, user=users["clerk"])
    events = told(core.said())
    assert {(event["type"], event["action"], event["id"]) for event in events} == {("access", "deleted", record["id"])}
    # Who has just revoked himself hears nothing more.
    core.call("access.revoke", **here, user=users["partner"])
    assert told(core.said()) == []


def test_credentials_are_no_part_of_the_log(data):
    """No change row, and so no event and nothing to share, tells of a credential, a session or a failure."""
    with Core(data) as core:
        company, users = staffed(core, CLERK)
        core.call("access.credentials.resetPassword", company=company, user=users["clerk"], newPassword="another password")
        core.refused("access.signIn", company=company, username="clerk", password="wrong password")
        assert {event["type"] for event in all_since(core)[0]} == {"company", "access"}
    assert {row["entity"] for row in rows(data / "private.sqlite", "SELECT entity FROM changes")} == {"company", "access"}
    assert b"clerk" not in (data / "device.sqlite").read_bytes() + b"".join(path.read_bytes() for path in data.glob("*.log"))
