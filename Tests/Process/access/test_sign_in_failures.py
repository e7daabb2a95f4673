"""After failures to sign in, a user must wait. These tests check the waits, when failures are forgotten, and that the
waits do not reveal which usernames exist."""

import json
import shutil

import pytest

from support.core import REPEATABLE, Core, request, run
from support.people import CLERK, HOUR, START, at, blob, clock, password_of, pipeline, rows, sign_in, staffed, write


def test_each_failure_from_the_fifth_on_makes_the_next_try_wait_longer(data):
    with Core(data, *clock(START)) as core:
        company, _ = staffed(core, CLERK)
        core.call("access.signOut", company=company)
        wrong = {"company": company, "username": "owner", "password": "wrong password"}
        right = wrong | {"password": password_of("owner")}
        for _ in range(5):
            error = core.refused("access.signIn", **wrong)
            assert error["code"] == 17 and error["data"] == {"kind": "signInFailed"}
        # During the wait, the core does not check even the right password, in whatever spelling the username is.
        for params in (right, wrong, right | {"username": "OWNER"}):
            error = core.refused("access.signIn", **params)
            assert (
                error["code"] == 18
                and error["data"]["kind"] == "tooManyAttempts"
                and 900 < error["data"]["retryAfter"] <= 1000
            )
        # Other users need not wait.
        assert sign_in(core, company, "clerk")["signIn"] == "done"
        core.call("access.signOut", company=company)

    def failures():
        (row,) = rows(data / "private.sqlite", "SELECT * FROM sign_in_failures WHERE company = ?", blob(company))
        return row

    last = failures()
    assert last["count"] == 5 and last["retryAt"] - last["lastAt"] == 1000
    for number, wait in enumerate(
        [2000, 4000, 8000, 16000, 32000, 64000, 128_000, 256_000, 512_000, 900_000, 900_000], 6
    ):
        with Core(data, *clock(last["retryAt"] - 400)) as core:
            assert core.refused("access.signIn", **right)["data"] == {"kind": "tooManyAttempts", "retryAfter": 400}
            assert core.refused("access.signIn", **wrong)["data"] == {"kind": "tooManyAttempts", "retryAfter": 399}
        assert failures() == last
        with Core(data, *clock(last["retryAt"])) as core:
            assert core.refused("access.signIn", **wrong)["data"] == {"kind": "signInFailed"}
        assert failures()["count"] == number and failures()["retryAt"] - failures()["lastAt"] == wait
        last = failures()
    # The core forgets failures after 24 hours, and not earlier. Here 10 seconds are missing.
    with Core(data, *clock(last["lastAt"] + 24 * HOUR - 10_000)) as core:
        assert core.refused("access.signIn", **wrong)["code"] == 17
    last = failures()
    assert last["retryAt"] - last["lastAt"] == 900_000
    with Core(data, *clock(last["lastAt"] + 24 * HOUR + 10)) as core:
        for _ in range(4):
            assert core.refused("access.signIn", **wrong)["code"] == 17
        assert core.call("access.signIn", **right)["signIn"] == "done"
        # A successful sign-in also deletes the user's failures.
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
        guesses = [
            request("access.signIn", {"company": company, "username": "owner", "password": f"wrong password {n}"}, n)
            for n in range(20)
        ]
        assert [reply["error"]["code"] for reply in sorted(pipeline(core, guesses), key=lambda reply: reply["id"])] == [
            17
        ] * 5 + [18] * 15


def test_a_username_that_there_is_not_is_answered_in_the_same_bytes(data, tmp_path):
    with Core(data, "--clock", at(START), "--seed", "5") as core:
        company, _ = staffed(core, ("Zoë", {}))
        core.call("access.signOut", company=company)
        bare = core.call("companies.create", name="Bare")["id"]

    def said(company, username):
        copy = tmp_path / "copy"
        shutil.copytree(data, copy)
        lines = [
            request("access.signIn", {"company": company, "username": username, "password": f"wrong password {n}"}, n)
            for n in range(8)
        ]
        lines += [request("access.whoami", {"company": company}, "who")]
        done = run(
            "serve",
            "--data",
            str(copy),
            *REPEATABLE,
            stdin=b"".join(json.dumps(line).encode() + b"\n" for line in lines),
        )
        shutil.rmtree(copy)
        assert (
            done.returncode == 0
            and done.stdout.count(b"signInFailed") == 5
            and done.stdout.count(b"tooManyAttempts") == 3
        )
        return done.stdout

    known = said(company, "owner")
    assert (
        known
        == said(company, "nobody")
        == said(company, "Zoë")
        == said(company, "x" * 64)
        == said(company, "𝒜@名前.example")
    )
    # A company without credentials gives the same replies, although nobody needs to sign in there.
    assert said(bare, "owner").splitlines()[:8] == known.splitlines()[:8]


def test_names_that_there_are_and_that_there_are_not_are_slowed_alike_over_restarts(data, tmp_path):
    """If only existing usernames had to wait after a restart, an attacker who restarts the process would learn which
    usernames exist."""
    with Core(data, *clock(START)) as core:
        company, _ = staffed(core, ("Zoë", {}))
        core.call("access.signOut", company=company)

    def said(username):
        copy, answers, at = tmp_path / "copy", [], START + HOUR
        shutil.copytree(data, copy)
        # Like a user of the command line, each try uses a new process, with changing case of the name. The wait of each
        # try is over, or nearly over.
        for number in range(12):
            with Core(copy, *clock(at)) as core:
                name = username.upper() if number % 2 else username
                error = core.refused("access.signIn", company=company, username=name, password="wrong password")
            answers.append(error)
            at += error["data"].get("retryAfter", 2) - number % 3
        shutil.rmtree(copy)
        return answers

    known = said("owner")
    assert [error["data"]["kind"] for error in known].count("tooManyAttempts") >= 3
    assert known == said("nobody") == said("Zoë") == said("somebody else") == said("O'Brien")


def test_names_that_nobody_has_are_forgotten_after_a_day(data):
    with Core(data, *clock(START)) as core:
        company, _ = staffed(core)
        for name in ("typed once", "typed twice", "typed twice"):
            core.refused("access.signIn", company=company, username=name, password="wrong password")
    assert sorted(row["count"] for row in rows(data / "private.sqlite", "SELECT * FROM sign_in_failures")) == [1, 2]
    with Core(data, *clock(START + 25 * HOUR)) as core:
        core.refused("access.signIn", company=company, username="another", password="wrong password")
    assert [row["count"] for row in rows(data / "private.sqlite", "SELECT * FROM sign_in_failures")] == [1]


def test_a_wrong_password_in_a_change_is_a_failure_too():
    with Core(":memory:", *clock(START)) as core:
        company, _ = staffed(core)
        change = "access.credentials.changePassword"
        for _ in range(5):
            error = core.refused(change, company=company, password="wrong password", newPassword="another password")
            assert error["code"] == 17 and error["data"] == {"kind": "signInFailed"}
        assert (
            core.refused(change, company=company, password=password_of("owner"), newPassword="another password")["code"]
            == 18
        )
        assert (
            core.refused("access.signIn", company=company, username="owner", password=password_of("owner"))["data"][
                "kind"
            ]
            == "tooManyAttempts"
        )
        # The failed attempts do not end the session that was signed in before.
        assert core.call("access.whoami", company=company)["signIn"] == "done"


@pytest.mark.parametrize("days", [1, 3, 400])
def test_what_was_counted_by_a_clock_that_was_ahead_is_forgotten(data, days):
    """If the clock was ahead when failures were counted, everybody would otherwise wait until a time that may be years
    away."""
    with Core(data, *clock(START + days * 24 * HOUR)) as core:
        company, _ = staffed(core)
        wrong = {"company": company, "username": "owner", "password": "wrong password"}
        for _ in range(5):
            assert core.refused("access.signIn", **wrong)["code"] == 17
    with Core(data, *clock(START)) as core:
        assert core.refused("access.signIn", **wrong)["code"] == 17
        assert sign_in(core, company, "owner")["signIn"] == "done"


def test_the_failures_of_a_company_are_no_more_than_ten_thousand(data):
    """The core stores the newest failures of 10,000 usernames for each company. Failures in other companies do not
    count."""
    with Core(data, *clock(START)) as core:
        company, _ = staffed(core)
        other, _ = staffed(core)
    for of, count in ((company, 10_050), (other, 5)):
        write(
            data / "private.sqlite",
            "WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
            " INSERT INTO sign_in_failures SELECT ?, CAST(printf('%016d', i) AS BLOB), 1, ? + i, 0 FROM n",
            count,
            blob(of),
            START,
        )
    with Core(data, *clock(START + HOUR)) as core:
        core.refused("access.signIn", company=company, username="nobody", password="wrong password")
    found = rows(
        data / "private.sqlite", "SELECT company, min(lastAt) AS first, count(*) AS n FROM sign_in_failures GROUP BY 1"
    )
    assert {row["company"]: (row["n"], row["first"] - START) for row in found} == {
        blob(company): (10_000, 52),
        blob(other): (5, 1),
    }
