"""Sessions end after settings.idleMinutes without activity, or at their maximum age. Subscribed clients are told of the
end.

The time comes from --clock: a restart with a later clock lets time pass. If real time must pass, the test changes the
store so that the session ends in a few seconds.
"""

import threading
import time

import pytest

from support.changes import changed
from support.core import PATIENCE, Core, is_quiet, item, request, until
from support.people import (
    CLERK,
    HOUR,
    PARTNER,
    START,
    blob,
    clock,
    instant,
    password_of,
    pipeline,
    rows,
    sign_in,
    staffed,
    write,
)

MINUTE = 60_000


def till(core, *others, **settings):
    """A company where a session ends after ten minutes without a request. Its owner has just signed in."""
    company, users = staffed(core, *others)
    settings = {"idleMinutes": 10} | settings
    core.call("companies.update", company=company, changes={"settings": settings})
    until = sign_in(core, company, "owner")["until"]
    return company, users, instant(until)


def notices(core):
    return [one["params"] for one in core.said() if one["method"] == "access.signedOut"]


def test_whoever_does_nothing_is_signed_out(data):
    with Core(data, *clock(START)) as core:
        company, _, end = till(core)
        other, _ = staffed(core)
        assert START + 10 * MINUTE < end < START + 11 * MINUTE
    with Core(data, *clock(end - 2)) as core:
        assert instant(core.call("access.whoami", company=company)["until"]) == end
        # A program also requests the company and the caller while nobody uses it. Such requests do not extend a
        # session.
        core.call("companies.list")
    with Core(data, *clock(end)) as core:
        assert core.call("access.whoami", company=company)["signIn"] == "needed"
        assert core.refused("inventory.items.list", company=company)["data"] == {"kind": "signInRequired"}
        assert core.call("access.whoami", company=other)["signIn"] == "done"


@pytest.mark.parametrize("method", ["inventory.items.list", "inventory.items.create"])
def test_whoever_does_something_stays(data, method):
    with Core(data, *clock(START)) as core:
        company, _, end = till(core)
    params = item(1) if method.endswith("create") else {}
    with Core(data, *clock(end - 5)) as core:
        core.call(method, company=company, **params)
        later = instant(core.call("access.whoami", company=company)["until"])
        # The session now ends ten minutes after this request, which came four milliseconds before the old end.
        assert later == end - 5 + 10 * MINUTE
    with Core(data, *clock(later - 1)) as core:
        assert core.call("access.whoami", company=company)["signIn"] == "done"
        assert core.call("access.whoami", company=company)["signIn"] == "needed"


def test_whatever_is_done_a_session_ends_by_age(data):
    with Core(data, *clock(START)) as core:
        company, _, _ = till(core, sessionHours=1)
    for at in range(START + 9 * MINUTE, START + HOUR, 9 * MINUTE):
        with Core(data, *clock(at)) as core:
            core.call("companies.get", company=company)
    with Core(data, *clock(START + HOUR + 1000)) as core:
        assert core.call("access.whoami", company=company)["signIn"] == "needed"


def test_a_refused_request_is_nobodys(data):
    """Refused requests, and requests in another company, do not count as activity in this company."""
    with Core(data, *clock(START)) as core:
        company, _, _ = till(core, CLERK)
        end = instant(sign_in(core, company, "clerk")["until"])
        other, _ = staffed(core)
    with Core(data, *clock(end - 10)) as core:
        core.refused("companies.update", company=company, changes={})
        core.refused("inventory.items.create", company=company, sku=5)
        core.call("companies.get", company=other)
        assert instant(core.call("access.whoami", company=company)["until"]) == end


def test_a_kill_ends_a_session_earlier_and_never_later(data):
    with Core(data, *clock(START)) as core:
        company, _, _ = till(core)
    for minutes in range(5, 30, 5):
        with Core(data, *clock(START + minutes * MINUTE)) as core:
            core.call("inventory.items.list", company=company)
            used = instant(core.call("access.whoami", company=company)["until"])
            assert START + (minutes + 10) * MINUTE == used
            core.process.kill()
            core.process.wait()
        with Core(data, *clock(START + minutes * MINUTE)) as core:
            until = instant(core.call("access.whoami", company=company)["until"])
            # The stored end of a session may be earlier than the exact one by up to a tenth of the idle time.
            assert used - MINUTE <= until <= used


def test_minutes_that_are_none(core):
    company = core.call("companies.create", name="Shop")["id"]
    for minutes in (0, -1, 43_201, 1.5, "10", True, []):
        error = core.refused("companies.update", company=company, changes={"settings": {"idleMinutes": minutes}})
        assert error["data"]["problems"][0]["pointer"] == "/changes/settings/idleMinutes", minutes
    kept = core.call("companies.update", company=company, changes={"settings": {"idleMinutes": 43_200}})["settings"]
    assert kept["idleMinutes"] == 43_200
    kept = core.call("companies.update", company=company, changes={"settings": {"idleMinutes": None}})["settings"]
    assert kept["idleMinutes"] is None


def test_by_the_clock_of_a_transcript_a_subscriber_is_told(data):
    with Core(data, *clock(START)) as core:
        company, users, end = till(core)
        other, _ = staffed(core)
    with Core(data, *clock(end - 5)) as core:
        core.call("events.subscribe", topics=[{"service": "access"}])
        opened = core.call("live.open", query={"method": "companies.list"})
        assert {line["signIn"] for line in opened["result"]["items"]} == {"done"}
        for _ in range(5):
            core.call("system.ping")
        said = core.said()
        (told,) = [one["params"] for one in said if one["method"] == "access.signedOut"]
        assert (told["company"], told["user"], told["reason"]) == (company, users["owner"], "idle")
        assert end <= instant(told["at"]) <= end + 5
        (result,) = changed(said)[opened["live"]]
        assert {line["id"]: line["signIn"] for line in result["items"]} == {company: "needed", other: "done"}
    assert not rows(data / "private.sqlite", "SELECT * FROM sessions WHERE company = ?", blob(company))


def with_little_left(data, company, column, listen):
    """Starts a process with a subscriber while a session has a few seconds of real time left. Returns the core's
    notifications, and the result of `listen`. If the machine is slow, the test tries again with more time."""
    for seconds in (2, 10, 60):
        end = time.time_ns() // 1_000_000 + 1000 * seconds
        if column == "usedAt":
            write(
                data / "private.sqlite",
                "UPDATE sessions SET idle = 1, usedAt = ? WHERE company = ?",
                end,
                blob(company),
            )
        else:
            write(data / "private.sqlite", "UPDATE sessions SET expiresAt = ? WHERE company = ?", end, blob(company))
        with Core(data) as core:
            opened, count = listen(core)
            if core.call("access.whoami", company=company)["signIn"] == "done":
                # From now on the test sends no request.
                return heard(core, count), opened
            sign_in(core, company, "owner")
    raise AssertionError("the machine is too slow")


def heard(core, count):
    """Returns the next notifications."""
    guard = threading.Timer(PATIENCE, core.process.kill)
    guard.start()
    try:
        return [core.receive() for _ in range(count)]
    finally:
        guard.cancel()


@pytest.mark.parametrize("column, reason", [("usedAt", "idle"), ("expiresAt", "expired")])
def test_time_alone_tells_a_subscriber_and_live_queries(data, column, reason):
    with Core(data) as core:
        company, users, _ = till(core)

    def listen(core):
        core.call("events.subscribe", topics=[{"company": company}])
        return core.call("live.open", query={"method": "companies.list"}), 2

    lines, opened = with_little_left(data, company, column, listen)
    lines = {line["method"]: line["params"] for line in lines}
    assert (lines["access.signedOut"]["reason"], lines["access.signedOut"]["user"]) == (reason, users["owner"])
    assert lines["live.changed"]["live"] == opened["live"]
    assert [one["signIn"] for one in lines["live.changed"]["result"]["items"]] == ["needed"]


def test_live_queries_alone_are_told_too(data):
    with Core(data) as core:
        company, _, _ = till(core)

    def listen(core):
        core.send(request("live.open", {"query": {"method": "inventory.items.list", "params": {"company": company}}}))
        return core.receive(), 1

    (line,), opened = with_little_left(data, company, "usedAt", listen)
    assert (line["method"], line["params"]["live"]) == ("live.changed", opened["result"]["live"])
    assert line["params"]["error"]["data"] == {"kind": "signInRequired"}


def test_whoever_waits_for_an_end_sleeps_until_then(data):
    with Core(data) as core:
        till(core)
        core.call("events.subscribe")
        until(lambda: is_quiet(core.process))


def test_a_live_query_that_is_run_again_keeps_nobody_in(data):
    """Work in another company, and live queries that the core runs again, do not count as activity in this company."""
    with Core(data, *clock(START)) as core:
        company, _, end = till(core)
        other = core.call("companies.create", name="Other")["id"]
    with Core(data, *clock(end - 100)) as core:
        core.call("live.open", query={"method": "companies.list"})
        for number in range(5):
            core.call("inventory.items.create", company=other, **item(number))
            core.call("companies.update", company=other, changes={"name": f"Other {number}"})
        assert instant(core.call("access.whoami", company=company)["until"]) == end


def test_each_end_has_its_reason(core):
    company, users = staffed(core, CLERK, PARTNER)
    core.call("events.subscribe")
    sign_in(core, company, "clerk")

    def told():
        return [(one["user"], one["reason"]) for one in notices(core)]

    assert told() == [(users["owner"], "replaced")]
    # A sign-in of the same person ends no session, so there is no notification.
    sign_in(core, company, "clerk")
    assert told() == []
    core.call("access.signOut", company=company)
    assert told() == [(users["clerk"], "signedOut")]
    core.call("access.signOut", company=company)
    assert told() == []
    lines = [
        request("access.signIn", {"company": company, "username": "partner", "password": password_of("partner")}, 1),
        request("access.revoke", {"company": company, "user": users["partner"]}, 2),
    ]
    pipeline(core, lines)
    assert told() == [(users["partner"], "revoked")]


def test_whoever_wants_to_hear_of_something_else_hears_nothing(core):
    company, _ = staffed(core)
    other, _ = staffed(core)
    core.call("events.subscribe", topics=[{"service": "inventory"}, {"type": "access"}, {"company": other}])
    core.call("access.signOut", company=company)
    assert notices(core) == []
    core.call("access.signOut", company=other)
    assert len(notices(core)) == 1


def test_sessions_of_older_stores_go_on(data):
    with Core(data, *clock(START)) as core:
        company, users = staffed(core)
    for column in ("idle", "usedAt"):
        write(data / "private.sqlite", f"ALTER TABLE sessions DROP COLUMN {column}")
    write(data / "private.sqlite", "DELETE FROM migrations WHERE name = 'access.idleness'")
    (version,) = rows(data / "private.sqlite", "PRAGMA user_version")
    write(data / "private.sqlite", f"PRAGMA user_version = {version['user_version'] - 1}")
    with Core(data, *clock(START + 11 * HOUR)) as core:
        assert core.call("access.whoami", company=company)["user"] == users["owner"]
    with Core(data, *clock(START + 12 * HOUR + 1000)) as core:
        assert core.call("access.whoami", company=company)["signIn"] == "needed"
