"""Names of people: any text, stored in the access record, and visible to everybody in the company."""

import json

from support.core import Core, item
from support.people import CLERK, PARTNER, password_of, rows, sign_in, staffed

NAMES = [
    "Zoë O’Hara",
    "李 小龍",
    '"; DROP TABLE access_records; --',
    "x" * 200,
    "{store} %s ?1",
    "عائشة",
    "👩‍🍳 Ana",
    " - ",
]


def test_a_name_is_any_text_of_one_line(core):
    company, users = staffed(core, CLERK)
    for name in NAMES:
        # Spaces at the beginning and the end of a name are removed.
        kept = name.strip(" ")
        assert core.call("access.grant", company=company, user=users["clerk"], name=name)["name"] == kept
        assert core.call("access.people", company=company)["items"][1] == {"id": users["clerk"], "name": kept}
    for name in ("", " ", "a\nb", "a\u0000b", "a\u2028b", "x" * 201, 5, ["a"], True):
        error = core.refused("access.grant", company=company, user=users["clerk"], name=name)
        assert error["data"]["problems"][0]["pointer"] == "/name", name
    # Two people may have the same name. A name is not a username, so nobody can sign in with it.
    again = core.call("access.grant", company=company, name=NAMES[-1])
    assert again["name"] == NAMES[-1].strip(" ") and again["deptMask"] == 0
    assert core.refused("access.signIn", company=company, username="Ana", password=password_of("clerk"))["code"] == 17


def test_a_name_is_taken_away_by_null_and_stays_where_none_is_given(core):
    company, users = staffed(core, CLERK, ("boss", {"managerMask": 1, "deptMask": 1}))

    def grant(**members):
        return core.call("access.grant", company=company, user=users["clerk"], **members)

    assert grant(name="Walter")["name"] == "Walter"
    record = grant(deptMask=1)
    assert record["name"] == "Walter" and grant() == record
    start = core.call("events.since")["cursor"]
    bare = grant(name=None)
    assert (bare["name"], bare["version"]) == (None, record["version"] + 1) and grant(name=None) == bare
    (event,) = core.call("events.since", cursor=start)["events"]
    assert (event["type"], event["fields"]) == ("access", ["name"])
    assert [one["name"] for one in core.call("access.people", company=company)["items"]] == [None] * 3
    # A new user may be given null as a name.
    assert core.call("access.grant", company=company, name=None)["name"] is None
    # To remove a name, a caller needs the same right as to set it: managers may remove the names of people that they
    # manage.
    core.call("access.grant", company=company, user=users["owner"], name="Ada")
    sign_in(core, company, "boss")
    assert grant(name="Walter")["name"] == "Walter" and grant(name=None)["name"] is None
    error = core.refused("access.grant", company=company, user=users["owner"], name=None)
    assert error["data"]["kind"] == "forbidden"


def test_whoever_is_in_a_company_finds_who_did_something(core):
    company, users = staffed(core, CLERK, PARTNER)
    core.call("access.grant", company=company, user=users["clerk"], name="Walter")
    start = core.call("events.since")["cursor"]
    sign_in(core, company, "partner")
    made = core.call("inventory.items.create", company=company, **item())
    sign_in(core, company, "clerk")
    core.call("inventory.items.update", company=company, id=made["id"], changes={"name": "New"})
    people = {one["id"]: one["name"] for one in core.call("access.people", company=company)["items"]}
    assert people == {users["owner"]: None, users["clerk"]: "Walter", users["partner"]: None}
    events = core.call("events.since", cursor=start)["events"]
    assert [people[one["actor"]] for one in events] == [None, "Walter"]
    # The list has only names, or the username of a person without a name. The history shows people in the same way.
    assert core.call("access.people", company=company)["items"] == [
        {"id": users["owner"], "name": None, "username": "owner"},
        {"id": users["clerk"], "name": "Walter"},
        {"id": users["partner"], "name": None, "username": "partner"},
    ]
    history = core.call("inventory.items.history", company=company, id=made["id"])["items"]
    assert [one["username"] for one in history] == ["clerk", "partner"]
    assert core.call("access.whoami", company=company)["name"] == "Walter"
    core.call("access.signOut", company=company)
    assert core.call("access.whoami", company=company)["name"] is None
    assert core.refused("access.people", company=company)["data"] == {"kind": "signInRequired"}


def test_who_holds_nothing_is_told_no_names(core):
    company, _ = staffed(core, ("nobody", {}))
    sign_in(core, company, "nobody")
    assert core.refused("access.people", company=company)["data"] == {"kind": "forbidden", "needs": {"rule": "member"}}


def test_people_come_in_pages(core):
    company, users = staffed(core, CLERK, PARTNER)
    found, after = [], None
    while True:
        page = core.call("access.people", company=company, limit=1, after=after)
        found += [one["id"] for one in page["items"]]
        if (after := page["next"]) is None:
            break
    assert found == list(users.values())
    assert core.refused("access.people", company=company, after="access.1")["data"]["kind"] == "invalidParams"


def test_names_are_told_of_and_live(core):
    company, users = staffed(core, CLERK)
    opened = core.call("live.open", query={"method": "access.people", "params": {"company": company}})
    start = core.call("events.since")["cursor"]
    record = core.call("access.grant", company=company, user=users["clerk"], name="Walter")
    assert record["version"] == 2
    assert core.call("access.grant", company=company, user=users["clerk"], name="Walter") == record
    (event,) = core.call("events.since", cursor=start)["events"]
    assert (event["type"], event["fields"]) == ("access", ["name"])
    (line,) = [one for one in core.said() if one["method"] == "live.changed"]
    assert line["params"]["live"] == opened["live"]
    assert [one["name"] for one in line["params"]["result"]["items"]] == [None, "Walter"]


def test_a_name_is_known_after_its_record_has_gone_until_the_company_goes(data):
    with Core(data) as core:
        company, users = staffed(core, CLERK, PARTNER)
        core.call("access.grant", company=company, user=users["clerk"], name="Walter Unique")
        sign_in(core, company, "clerk")
        made = core.call("inventory.items.create", company=company, **item())
        sign_in(core, company, "owner")
        people = core.call("access.people", company=company)["items"]
        assert core.call("access.people", company=company, includeLeft=True)["items"] == people
        live = core.call(
            "live.open", query={"method": "access.people", "params": {"company": company, "includeLeft": True}}
        )
        core.call("access.revoke", company=company, user=users["clerk"])
        # The person has left and can't sign in. Only a call with includeLeft lists the person.
        here = core.call("access.people", company=company)["items"]
        assert here == [one for one in people if one["id"] != users["clerk"]]
        left = {"id": users["clerk"], "name": "Walter Unique", "username": "clerk", "hasLeft": True}
        ever = [people[0], left, people[2]]
        assert core.call("access.people", company=company, includeLeft=True)["items"] == ever
        (line,) = [one for one in core.said() if one["method"] == "live.changed"]
        assert (line["params"]["live"], line["params"]["result"]["items"]) == (live["live"], ever)
        core.call("live.close", live=live["live"])
        (entry,) = core.call("inventory.items.history", company=company, id=made["id"])["items"]
        assert (entry["actor"], entry["username"]) == (users["clerk"], "clerk")
        error = core.refused("access.signIn", company=company, username="clerk", password=password_of("clerk"))
        assert error["data"]["kind"] == "signInFailed"
        assert "Walter" not in json.dumps(core.call("access.list", company=company))
    assert not rows(data / "private.sqlite", "SELECT * FROM access_records WHERE name IS NOT NULL")
    with Core(data) as core:
        sign_in(core, company, "partner")
        # Only people in the company may list the people who left.
        assert core.call("access.people", company=company, includeLeft=True)["items"] == ever
        other = core.call("companies.create", name="Other")["id"]
        assert len(core.call("access.people", company=other, includeLeft=True)["items"]) == 1
        sign_in(core, company, "owner")
        core.call("companies.delete", company=company, confirm="Corner Shop")
    assert not rows(data / "private.sqlite", "SELECT * FROM former_people")


def test_who_comes_back_has_not_left(core):
    company, users = staffed(core, CLERK, PARTNER)

    def ever():
        return core.call("access.people", company=company, includeLeft=True)["items"]

    core.call("access.grant", company=company, user=users["clerk"], name="Walter")
    core.call("access.revoke", company=company, user=users["clerk"])
    core.call("access.grant", company=company, user=users["clerk"], deptMask=1)
    # The person gets access again, without a name.
    bare = {"id": users["clerk"], "name": None}
    assert ever() == core.call("access.people", company=company)["items"]
    assert ever()[2] == bare
    core.call("access.revoke", company=company, user=users["clerk"])
    assert ever()[2] == bare | {"hasLeft": True}
    assert core.refused("access.people", company=company, includeLeft="yes")["data"]["problems"][0]["pointer"] == (
        "/includeLeft"
    )


def test_those_who_have_left_come_in_pages_in_the_order_in_which_all_were_let_in(core):
    company, users = staffed(core)
    let_in = [users["owner"]]
    for number in range(8):
        let_in.append(core.call("access.grant", company=company, name=f"n{number}")["user"])
        # The newest person leaves. The later persons come after this person in the list, not in this person's place.
        if number % 2:
            core.call("access.revoke", company=company, user=let_in[-1])
    for limit in (1, 2, 3, 9):
        found, after = [], None
        while True:
            page = core.call("access.people", company=company, includeLeft=True, limit=limit, after=after)
            found += page["items"]
            if (after := page["next"]) is None:
                break
        assert [one["id"] for one in found] == let_in
        assert [one["id"] for one in found if one.get("hasLeft")] == let_in[2::2]
