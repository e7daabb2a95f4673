"""Sessions in stores that can't be written, or that are damaged."""

import pytest

from support.core import Core
from support.people import HOUR, START, blob, clock, rows, sign_in, staffed, write

MOST = (1 << 63) - 1


def test_a_session_that_cannot_be_closed_is_not_tried_all_the_time(data):
    with Core(data, *clock(START)) as core:
        company, _ = staffed(core)
    with Core(data, *clock(START + 13 * HOUR)) as core:
        assert core.call("access.whoami", company=company)["signIn"] == "needed"
        # The store's file is moved away, so no transaction can be committed from now on.
        (data / "private.sqlite").rename(data / "moved.sqlite")
        core.call("events.subscribe")
        for _ in range(100):
            core.call("system.ping")
        log = (data / "mainspring.log").read_text()
        assert log.count("was removed or replaced by another file while it was open") == 1


def test_one_session_that_was_closed_does_not_keep_the_next_one_waiting(data):
    with Core(data, *clock(START)) as core:
        companies = [staffed(core)[0] for _ in range(2)]
    for number, company in enumerate(companies):
        write(
            data / "private.sqlite",
            "UPDATE sessions SET expiresAt = ? WHERE company = ?",
            START + HOUR + 50 * number,
            blob(company),
        )
    with Core(data, *clock(START + HOUR - 10)) as core:
        core.call("events.subscribe")
        for _ in range(100):
            core.call("system.ping")
        told = [one["params"]["company"] for one in core.said() if one["method"] == "access.signedOut"]
        assert told == companies


@pytest.mark.parametrize(
    "columns, value",
    [(("usedAt", "idle"), MOST), (("usedAt",), MOST)]
    + [((column,), value) for column in ("expiresAt", "startedAt", "idle") for value in (MOST, -MOST - 1, -1)],
)
def test_a_damaged_session_is_none(data, columns, value):
    with Core(data, *clock(START)) as core:
        company, _ = staffed(core)
    for column in columns:
        write(data / "private.sqlite", f"UPDATE sessions SET {column} = ?", value)
    with Core(data, *clock(START)) as core:
        core.call("events.subscribe")
        assert core.call("access.whoami", company=company)["signIn"] == "needed"
        assert core.call("access.signOut", company=company)["signIn"] == "needed"
        assert sign_in(core, company, "owner")["signIn"] == "done"


def test_a_use_that_cannot_be_noted_keeps_nobody_from_reading(data):
    with Core(data, *clock(START)) as core:
        company, _ = staffed(core)
        core.call("companies.update", company=company, changes={"settings": {"idleMinutes": 10}})
        sign_in(core, company, "owner")
    write(
        data / "private.sqlite",
        "CREATE TRIGGER no BEFORE UPDATE ON sessions BEGIN SELECT RAISE(ABORT, 'no use is noted'); END",
    )
    with Core(data, *clock(START + 5 * 60_000)) as core:
        for _ in range(3):
            assert core.call("inventory.items.list", company=company)["items"] == []
        core.call("inventory.items.create", company=company, sku="A", name="A", unit="kg")
        # The core tried once to store the time at which the session was last used.
        assert (data / "mainspring.log").read_text().count("no use is noted") == 1
    (row,) = rows(data / "private.sqlite", "SELECT usedAt FROM sessions")
    assert row["usedAt"] < START + 60_000


def test_whoever_works_is_not_idle_though_nothing_can_be_stored(data):
    """The process remembers the last use of a session in memory, even if the transaction that stores it was rolled
    back."""
    with Core(data, *clock(START)) as core:
        company, _ = staffed(core)
        core.call("companies.update", company=company, changes={"settings": {"idleMinutes": 1}})
        sign_in(core, company, "owner")
        (data / "private.sqlite").rename(data / "moved.sqlite")
        for number in range(70_000 // 100):
            core.call("companies.get", company=company)
            core.send(b"\n".join([b'{"jsonrpc":"2.0","method":"system.ping"}'] * 100))
            if number == 300:
                error = core.refused("inventory.items.create", company=company, sku="A", name="A", unit="kg")
                assert error["data"]["kind"] == "storageFault"
        assert core.call("access.whoami", company=company)["signIn"] == "done"
