"""What live queries, events and the log reveal about access, and which records are deleted with a company or a user."""

import json

from support.changes import all_since, changed, told
from support.core import Core, item
from support.people import CLERK, COST, PARTNER, blob, password_of, rows, share, sign_in, staffed


def test_a_deleted_company_takes_credentials_sessions_and_failures_along(data):
    tables = ("credentials", "sessions", "sign_in_failures", "access_records", "companies")

    def left(company):
        return [
            table
            for table in tables
            for row in rows(data / "private.sqlite", f"SELECT * FROM {table}")
            if blob(company) in row.values()
        ]

    with Core(data) as core:
        (kept, _), (gone, _) = staffed(core, CLERK), staffed(core, CLERK)
        for company in (kept, gone):
            core.refused("access.signIn", company=company, username="clerk", password="wrong password")
            core.refused("access.signIn", company=company, username="nobody", password="wrong password")
        assert set(left(gone)) == set(tables) == set(left(kept))
        before = left(kept)
        assert (
            core.refused("companies.delete", company=gone, confirm="Corner")["data"]["problems"][0]["pointer"]
            == "/confirm"
        )
        assert core.call("companies.delete", company=gone, confirm="Corner Shop") == {"deleted": gone}
        assert left(gone) == [] and left(kept) == before
        assert core.refused("access.signIn", company=gone, username="owner", password=password_of("owner"))["data"] == {
            "kind": "notFound"
        }
        # A new company may get the old company's row number. It must have none of the old company's people.
        again = core.call("companies.create", name="Again")["id"]
        assert (
            core.call("access.whoami", company=again)["signIn"] == "unneeded"
            and len(core.call("access.list", company=again)["items"]) == 1
        )
        assert core.call("access.whoami", company=kept)["username"] == "owner"
    # The shared store has no tables for credentials, sessions and failures.
    donor = data.with_name("donor")
    with Core(donor) as core:
        theirs = core.call("companies.create", name="Theirs")["id"]
    share(donor, data, theirs)
    there = {row["name"] for row in rows(data / "shared.sqlite", "SELECT name FROM sqlite_schema")}
    assert set(tables[3:]) <= there and not set(tables[:3]) & there


def test_revoking_takes_the_users_credentials_and_session_along(data):
    with Core(data) as core:
        company, users = staffed(core, CLERK)
        core.call("access.revoke", company=company, user=users["clerk"])
        for table in ("credentials", "sessions", "access_records"):
            assert not [
                row
                for row in rows(data / "private.sqlite", f"SELECT * FROM {table}")
                if blob(users["clerk"]) in row.values()
            ], table
        assert len(core.call("access.list", company=company)["items"]) == 1


def test_a_live_answer_to_may_i_follows_rights_and_sessions(core):
    company = core.call("companies.create", name="Shop")["id"]
    here = {"company": company}
    core.call("companies.setTier", **here, tier="business")
    opened = core.call("live.open", query={"method": "access.allowed", "params": here})
    known = opened["result"]

    def after(method, **params):
        """Returns the reasons after a call, as a fresh call returns them. Also checks that the core sent them only if
        they changed."""
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
    assert reason("inventory.items.create") == "archived" and reason("inventory.items.list") == "owner" == reason(
        "companies.update"
    )
    after("companies.update", changes={"archived": False, "name": "Other name"})
    assert reason("inventory.items.create") == "owner"
    assert reason("access.transfer") == "founder"
    after("access.transfer", user=partner, password=password_of("owner"))
    assert reason("access.transfer") == "noRight" and reason("companies.get") == "owner"
    after("access.grant", user=user, isOwner=False)
    assert reason("inventory.items.create") == "noRight" == reason("companies.get")
    after("access.signIn", username="partner", password=password_of("partner"))
    assert reason("inventory.items.create") == "owner" and known["user"] == partner
    after("access.grant", user=user, deptMask=16, isOwner=True)
    after("access.transfer", user=user, password=password_of("partner"))
    after("access.revoke", user=partner)
    assert reason("inventory.items.create") == "signInRequired"
    after("access.signIn", username="owner", password=password_of("owner"))
    after("access.signOut")
    assert reason("companies.get") == "signInRequired"


def test_live_lists_are_for_who_is_signed_in_now(core):
    company, users = staffed(core, CLERK)
    here = {"company": company}
    made = core.call("inventory.items.create", **here, **item(1, cost=COST))
    opened = core.call("live.open", query={"method": "inventory.items.list", "params": here})
    assert opened["result"]["items"] == [made]
    sign_in(core, company, "clerk")
    assert changed(core.said())[opened["live"]][-1]["items"] == [
        {name: value for name, value in made.items() if name != "cost"}
    ]
    core.call("inventory.items.update", **here, id=made["id"], changes={"name": "New"})
    (result,) = changed(core.said())[opened["live"]]
    assert result["items"][0]["name"] == "New" and "cost" not in result["items"][0]
    core.call("access.signOut", **here)
    assert changed(core.said())[opened["live"]][-1]["data"]["kind"] == "signInRequired"
    sign_in(core, company, "owner")
    assert changed(core.said())[opened["live"]][-1]["items"][0]["cost"] == COST


def test_events_of_access_records_are_for_owners_and_managers(core):
    company, users = staffed(core, CLERK, PARTNER)
    here = {"company": company}
    topic = [{"service": "access"}]
    core.call("events.subscribe")
    core.call("events.subscribe", topics=topic)
    record = core.call("access.grant", **here, user=users["clerk"], deptMask=3)
    events = told(core.said())
    assert len(events) == 2 and events[0] == events[1]
    assert {name: events[0][name] for name in ("service", "type", "company", "id", "action", "version", "fields")} == {
        "service": "access",
        "type": "access",
        "company": company,
        "id": record["id"],
        "action": "updated",
        "version": record["version"],
        "fields": ["deptMask"],
    }
    made = core.call("inventory.items.create", **here, **item(1))
    core.call("inventory.items.update", **here, id=made["id"], changes={"cost": COST, "name": "New"})
    assert [event["fields"] for event in told(core.said()) if event["action"] == "updated"] == [["name", "cost"]]
    known = [event["id"] for event in all_since(core, topics=topic)[0]]
    assert record["id"] in known and len(set(known)) == 3
    sign_in(core, company, "clerk")
    events, _ = all_since(core)
    assert {event["type"] for event in events} == {"company", "item"} and all_since(core, topics=topic)[0] == []
    assert "cost" not in json.dumps([event["fields"] for event in events])
    sign_in(core, company, "owner")
    core.call("access.grant", **here, user=users["clerk"], managerMask=1)
    sign_in(core, company, "clerk")
    assert [event["id"] for event in all_since(core, topics=topic)[0]] == [*known, record["id"]]
    known.append(record["id"])
    core.call("access.signOut", **here)
    assert all_since(core)[0] == []
    core.said()
    sign_in(core, company, "partner")
    assert [event["id"] for event in all_since(core, topics=topic)[0]] == known
    core.said()
    core.call("access.revoke", **here, user=users["clerk"])
    events = told(core.said())
    assert {(event["type"], event["action"], event["id"]) for event in events} == {("access", "deleted", record["id"])}
    # A person who has just revoked their own record gets no more notifications.
    core.call("access.revoke", **here, user=users["partner"])
    assert told(core.said()) == []


def test_credentials_are_no_part_of_the_log(data):
    """No row of the change log mentions a credential, a session or a failure. Events and shared records come from this
    log, so they do not mention them either."""
    with Core(data) as core:
        company, users = staffed(core, CLERK)
        core.call(
            "access.credentials.resetPassword", company=company, user=users["clerk"], newPassword="another password"
        )
        core.refused("access.signIn", company=company, username="clerk", password="wrong password")
        assert {event["type"] for event in all_since(core)[0]} == {"company", "access"}
    # A list with a snapshot must notice that something has changed, so a row is written. The row does not say what
    # changed, or whose record.
    kept = rows(data / "private.sqlite", "SELECT entity, record, fields, old, new FROM changes")
    assert {row["entity"] for row in kept} == {"company", "access", "other"}
    others = {(row["record"], row["fields"], row["old"], row["new"]) for row in kept if row["entity"] == "other"}
    assert others == {(bytes(16), None, None, None)}
    assert b"clerk" not in (data / "device.sqlite").read_bytes() + b"".join(
        path.read_bytes() for path in data.glob("*.log")
    )


def test_diagnostics_tell_nobody_how_much_is_done_where_people_sign_in(core):
    first, _ = staffed(core)
    core.call("access.signOut", company=first)
    core.call("system.diagnostics")
    before = core.call("system.diagnostics")["stores"]
    assert all(store["bytes"] % (1 << 20) == 0 and store["changes"] is None for store in before)
    sign_in(core, first, "owner")
    for number in range(50):
        core.call("inventory.items.create", company=first, **item(number))
    core.call("access.signOut", company=first)
    assert core.call("system.diagnostics")["stores"] == before


def test_who_is_signed_in_to_a_company_that_is_deleted_is_told(core):
    company, users = staffed(core)
    core.call("events.subscribe")
    core.call("companies.delete", company=company, confirm="Corner Shop")
    (told_of,) = [one["params"] for one in core.said() if one["method"] == "access.signedOut"]
    assert (told_of["company"], told_of["user"], told_of["reason"]) == (company, users["owner"], "companyDeleted")


def test_a_failed_sign_in_says_who_is_signed_in_still(core):
    """The message is the same for each username. If nobody is signed in, it names nobody."""
    company, _ = staffed(core, CLERK)
    wrong = "The username or the password is wrong"
    for name in ("clerk", "owner", "nobody"):
        error = core.refused("access.signIn", company=company, username=name, password="wrong password")
        assert error["message"] == f"{wrong}; owner is still signed in (access.signOut ends that sign-in)"
        assert error["data"] == {"kind": "signInFailed", "signedIn": "owner"}
    assert core.call("access.whoami", company=company)["username"] == "owner"
    core.call("access.signOut", company=company)
    for name in ("clerk", "nobody"):
        error = core.refused("access.signIn", company=company, username=name, password="wrong one")
        assert (error["message"], error["data"]) == (wrong, {"kind": "signInFailed"})


def test_a_refusal_says_whom_it_takes(core):
    company, users = staffed(core, CLERK, ("boss", {"managerMask": 1}))
    here = {"company": company}

    def message(method, **params):
        return core.refused(method, **here, **params)["message"]

    sign_in(core, company, "clerk")
    start, end = "You may not call this method in the company. The method needs ", "; access.explain says more"
    assert message("inventory.items.delete", id=company) == f"{start}a manager of inventory, or an owner{end}"
    assert message("access.list") == f"{start}a manager of some department, or an owner{end}"
    assert message("companies.update", changes={}) == f"{start}an owner{end}"
    assert message("access.transfer", user=users["owner"], password="a password") == f"{start}the founder{end}"
    # The error's message names the refused member, and its data has the pointer to the member.
    error = core.refused("inventory.items.create", **here, **item(1, cost=COST))
    assert (error["message"], error["data"]["member"]) == (
        "cost may be seen and set only by managers of inventory, or an owner",
        "/cost",
    )
    assert error["data"]["needs"] == {"rule": "manager", "department": "inventory", "mask": 1}


def test_who_has_credentials_already_is_led_to_another_password(core):
    company, users = staffed(core, CLERK)
    for user, method in (("owner", "changePassword"), ("clerk", "resetPassword")):
        error = core.refused(
            "access.credentials.create", company=company, user=users[user], username="other", password="some password"
        )
        assert error["message"] == f"{user} has credentials already; access.credentials.{method} sets a new password"
        assert error["data"] == {"kind": "duplicate", "member": "user"}
