"""mainspring recover: a person with access to the files gives an owner who can't sign in a new password."""

import os
import pty
import select
import signal
import subprocess
import termios

import pytest

from support.changes import all_since
from support.core import BINARY, PATIENCE, Core, item, run, until
from support.people import PARTNER, password_of, rows, share, sign_in, staffed


def recover(data, *words, typed=""):
    return run("recover", "--data", str(data), *words, stdin=typed.encode())


def said(done, code=1):
    assert done.returncode == code and done.stdout == b"", done
    return done.stderr.decode()


@pytest.fixture
def shop(data):
    """A company whose only owner has forgotten the password."""
    with Core(data) as core:
        company, users = staffed(core, ("clerk", {"preset": "warehouse"}))
        core.call("inventory.items.create", company=company, **item(1))
    return company, users


def test_an_owner_who_forgot_the_password_gets_another_one(data, shop):
    company, users = shop
    with Core(data) as core:
        cursor = core.call("events.since")["cursor"]
        for _ in range(6):
            core.refused("access.signIn", company=company, username="owner", password="forgotten it")
        assert core.refused("access.signIn", company=company, username="owner", password="x" * 9)["data"]["retryAfter"]
        sign_in(core, company, "clerk")
    done = recover(data, typed="Corner Shop\na new long word\n")
    assert done.returncode == 0 and b"owner signs in to Corner Shop" in done.stdout, done
    assert "a new long word" not in (done.stderr + done.stdout).decode()
    with Core(data) as core:
        # The earlier session has ended, and earlier failures to sign in cause no wait.
        assert core.call("access.whoami", company=company)["signIn"] == "needed"
        assert (
            core.refused("access.signIn", company=company, username="owner", password=password_of("owner"))["data"][
                "kind"
            ]
            == "signInFailed"
        )
        core.call("access.signIn", company=company, username="owner", password="a new long word")
        assert core.call("inventory.items.list", company=company)["items"][0]["sku"] == "SKU-1"
        (listed,) = [one for one in core.call("access.list", company=company)["items"] if one["username"] == "owner"]
        access = listed["access"]
        assert access["recoveredAt"] == access["updatedAt"] > access["createdAt"]
        events, _ = all_since(core, cursor)
        (event,) = [one for one in events if one["type"] == "access"]
        assert (event["action"], event["id"], event["fields"]) == ("updated", access["id"], ["recoveredAt"])
        # A clerk sees no events about the owners' access.
        sign_in(core, company, "clerk")
        assert [one for one in all_since(core, cursor)[0] if one["type"] == "access"] == []
    (line,) = [one for one in (data / "mainspring.log").read_text().splitlines() if "recover" in one]
    assert users["owner"] in line and company in line and " warning " in line and "Shop" not in line


def test_one_owner_of_several_is_named(data):
    with Core(data) as core:
        company, _ = staffed(core, PARTNER)
    assert "owner, partner" in said(recover(data, typed="Corner Shop\na new long word\n"))
    assert "no owner of Corner Shop signs in as clerk" in said(recover(data, "--username", "clerk"))
    # Case and width of letters do not count in the username, as at a sign-in.
    assert recover(data, "--username", "ＰARTNER", typed="Corner Shop\na new long word\n").returncode == 0
    with Core(data) as core:
        sign_in(core, company, "owner")
        people = {
            one["username"]: one["access"]["recoveredAt"] for one in core.call("access.list", company=company)["items"]
        }
        assert people["owner"] is None and people["partner"]
        core.call("access.signIn", company=company, username="partner", password="a new long word")


def test_what_is_not_confirmed_changes_nothing(data, shop):
    before = (
        rows(data / "private.sqlite", "SELECT * FROM credentials"),
        rows(data / "private.sqlite", "SELECT * FROM changes"),
    )
    for typed, words in (
        ("corner shop\nanother long word\n", "differs from the company's name"),
        ("\n", "differs from the company's name"),
        ("Corner Shop", "the input ended"),
        ("", "the input ended"),
        ("Corner Shop\n", "the input ended"),
        ("Corner Shop\nshort\n", "8"),
        ("Corner Shop\na\tlong password\n", "control characters"),
    ):
        message = said(recover(data, typed=typed))
        assert words in message and message.endswith("nothing was changed\n"), typed
    done = run("recover", "--data", str(data), stdin=b"Corner Shop\n\xff\xff\xff\xff\xff\xff\xff\xff\n")
    assert "not UTF-8" in said(done)
    assert "differs from the company's name" in said(recover(data, "--delete", typed="no\n"))
    after = (
        rows(data / "private.sqlite", "SELECT * FROM credentials"),
        rows(data / "private.sqlite", "SELECT * FROM changes"),
    )
    assert after == before


def test_of_several_companies_one_is_named(data, shop):
    with Core(data) as core:
        other, _ = staffed(core, owner="grace", name="Other")
        unlocked = core.call("companies.create", name="Nobody signs in")["id"]
    message = said(recover(data, typed="Other\na new long word\n"))
    assert shop[0] in message and other in message and unlocked not in message
    for id in (unlocked, "nonsense"):
        assert "to which an owner signs in" in said(recover(data, id, typed="Other\na new long word\n"))
    assert recover(data, other, typed="Other\na new long word\n").returncode == 0
    with Core(data) as core:
        core.call("access.signIn", company=other, username="grace", password="a new long word")
        sign_in(core, shop[0], "owner")


def test_a_company_is_deleted_in_the_same_way(data, shop):
    company, _ = shop
    with Core(data) as core:
        cursor = core.call("events.since")["cursor"]
    done = recover(data, "--delete", typed="Corner Shop\n")
    assert done.returncode == 0 and b"Corner Shop is deleted" in done.stdout
    with Core(data) as core:
        assert core.call("companies.list")["items"] == []
        (event,) = all_since(core, cursor)[0]
        assert (event["type"], event["action"], event["id"]) == ("company", "deleted", company)
    assert rows(data / "private.sqlite", "SELECT * FROM items") == []
    assert f"recover deleted company {company}" in (data / "mainspring.log").read_text()
    assert "the directory has no company" in said(recover(data, typed="Corner Shop\n"))


def test_a_company_that_others_share_is_not_given_away(data, tmp_path):
    """The account that owns the company has its credentials, so the program refuses to recover a company of another
    account."""
    with Core(tmp_path / "theirs") as core:
        company, _ = staffed(core)
    share(tmp_path / "theirs", data, company, isOwner=True)
    assert "to which an owner signs in" in said(recover(data, company, typed="Corner Shop\na new long word\n"))


def test_where_nothing_can_be_done(data, tmp_path, shop):
    with Core(data) as core:
        core.call("system.ping")
        done = recover(data, "--wait", "0", typed="Corner Shop\na new long word\n")
        assert f"in use by process {core.process.pid}" in said(done, 73)
    assert "has no companies" in said(recover(tmp_path / "nowhere"), 66)
    assert not (tmp_path / "nowhere").exists()
    for words in (
        ["--data", ":memory:"],
        ["a", "b", "--data", str(data)],
        ["--data", str(data), "--delete", "--username", "a"],
    ):
        assert "recover --help" in said(run("recover", *words), 64)


def test_on_a_terminal_the_password_is_typed_twice_and_not_shown(data, shop):
    def type_in(*answers):
        leader, follower = pty.openpty()
        process = subprocess.Popen(
            [BINARY, "recover", "--data", str(data)], stdin=follower, stdout=follower, stderr=follower
        )
        seen = b""
        for question, answer in zip((b"name to confirm: ", b"password for owner: ", b"again: "), answers):
            while not seen.endswith(question):
                assert process.poll() is None or select.select([leader], [], [], 0)[0], seen
                if select.select([leader], [], [], 0.1)[0]:
                    seen += os.read(leader, 4096)
            is_shown = bool(termios.tcgetattr(follower)[3] & termios.ECHO)
            assert is_shown == (question == b"name to confirm: ")
            os.write(leader, answer.encode() + b"\n")
        code = process.wait(PATIENCE)
        assert termios.tcgetattr(follower)[3] & termios.ECHO
        os.close(follower)
        try:
            while more := os.read(leader, 4096):
                seen += more
        except OSError:
            pass
        os.close(leader)
        return code, seen

    code, seen = type_in("Corner Shop", "a new long word", "another long word")
    assert code == 1 and b"the two passwords differ" in seen
    code, seen = type_in("Corner Shop", "a new long word", "a new long word")
    assert code == 0 and b"long word" not in seen
    with Core(data) as core:
        core.call("access.signIn", company=shop[0], username="owner", password="a new long word")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGQUIT, signal.SIGHUP])
def test_a_signal_at_the_password_leaves_the_terminal_as_it_was(data, shop, number):
    leader, follower = pty.openpty()
    before = termios.tcgetattr(follower)
    process = subprocess.Popen(
        [BINARY, "recover", "--data", str(data)], stdin=follower, stdout=follower, stderr=follower
    )
    os.write(leader, b"Corner Shop\n")
    until(lambda: not termios.tcgetattr(follower)[3] & termios.ECHO)
    process.send_signal(number)
    assert process.wait(PATIENCE) == -number
    assert termios.tcgetattr(follower) == before
    os.close(leader)
    os.close(follower)


def test_an_ignored_signal_stays_ignored(data, shop):
    leader, follower = pty.openpty()
    process = subprocess.Popen(
        ["sh", "-c", 'trap "" HUP; exec "$@"', "sh", BINARY, "recover", "--data", str(data)],
        stdin=follower,
        stdout=follower,
        stderr=follower,
    )
    os.write(leader, b"Corner Shop\n")
    until(lambda: not termios.tcgetattr(follower)[3] & termios.ECHO)
    process.send_signal(signal.SIGHUP)
    os.write(leader, b"a new long word\n")
    until(lambda: b"again: " in os.read(leader, 4096))
    os.write(leader, b"a new long word\n")
    assert process.wait(PATIENCE) == 0
    os.close(leader)
    os.close(follower)
