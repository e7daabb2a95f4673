"""Signing in and out: how the core identifies the caller after a company's first credentials were created, the length
of a session, and the requests that wait for a sign-in.

The time comes from --clock. A process with --clock gives its first request that time, and each further request a time
one millisecond later. So the tests restart the process with a later clock to let time pass.
"""

import json

import pytest

from support.changes import changed
from support.core import Core, item, request, serve
from support.discovery import METHODS
from support.people import (
    CLERK,
    HOUR,
    START,
    blob,
    clock,
    credentials,
    instant,
    password_of,
    pipeline,
    rows,
    sign_in,
    staffed,
)


def test_from_the_first_credentials_on_only_who_signs_in_acts(core):
    company = core.call("companies.create", name="Shop")["id"]
    before = core.call("access.whoami", company=company)
    assert (before["signIn"], before["role"], before["isOwner"], before["username"], before["until"]) == (
        "unneeded",
        "owner",
        True,
        None,
        None,
    )
    assert before["user"] == before["account"]
    made = core.call("access.credentials.create", company=company, username="Olga", password="correct horse")
    assert list(made) == ["company", "user", "username", "createdAt", "changedAt"]
    assert (made["company"], made["user"], made["username"], made["createdAt"]) == (
        company,
        before["user"],
        "Olga",
        made["changedAt"],
    )
    out = core.call("access.whoami", company=company)
    assert (out["signIn"], out["role"], out["isOwner"], out["user"], out["username"], out["until"]) == (
        "needed",
        None,
        False,
        None,
        None,
        None,
    )
    error = core.refused("companies.get", company=company)
    assert error["code"] == 16 and error["data"]["kind"] == "signInRequired"
    (line,) = core.call("companies.list")["items"]
    assert (line["signIn"], line["role"]) == ("needed", None)
    done = core.call("access.signIn", company=company, username="Olga", password="correct horse")
    assert (done["signIn"], done["role"], done["isOwner"], done["user"], done["username"]) == (
        "done",
        "owner",
        True,
        before["user"],
        "Olga",
    )
    assert done == core.call("access.whoami", company=company) and done["until"]
    assert core.call("companies.get", company=company)["name"] == "Shop"
    (line,) = core.call("companies.list")["items"]
    assert (line["signIn"], line["role"]) == ("done", "owner")
    assert core.call("access.signOut", company=company) == out == core.call("access.signOut", company=company)
    assert core.refused("inventory.items.list", company=company)["data"]["kind"] == "signInRequired"
    # A company without credentials needs no sign-in.
    other = core.call("companies.create", name="Other")["id"]
    assert core.call("inventory.items.list", company=other)["items"] == []


def test_a_new_sign_in_takes_the_place_of_the_old_one(core):
    company, users = staffed(core, CLERK)
    assert sign_in(core, company, "clerk")["user"] == users["clerk"]
    assert core.refused("companies.update", company=company, changes={})["data"] == {
        "kind": "forbidden",
        "needs": {"rule": "owner"},
    }
    # A failed sign-in does not change the session.
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
    assert (
        session["user"] == blob(users["owner"])
        and session["expiresAt"] == end
        and end - session["startedAt"] == 2 * HOUR
    )
    assert START < session["startedAt"] < START + 1000
    with Core(data, *clock(START + HOUR)) as core:
        assert core.call("access.whoami", company=company) == here
        assert core.call("companies.get", company=company)["name"] == "Corner Shop"
    with Core(data, *clock(end - 1)) as core:
        assert core.call("access.whoami", company=company)["signIn"] == "done"
        # The session ends at the time of the next request, one millisecond later.
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
        lines = [
            ("access.signIn", here | {"username": "owner", "password": password_of("owner")}),
            ("inventory.items.create", here | item()),
            ("access.whoami", here),
            ("inventory.items.list", {"company": other}),
            ("access.signIn", here | {"username": "clerk", "password": password_of("clerk")}),
            ("companies.update", here | {"changes": {"name": "x"}}),
            ("access.signIn", here | {"username": "clerk", "password": "wrong password"}),
            ("access.whoami", here),
            ("access.signOut", here),
            ("companies.get", here),
        ]
        replies = {
            reply["id"]: reply
            for reply in pipeline(
                core, [request(method, params, number) for number, (method, params) in enumerate(lines)]
            )
        }

        def holds(replies, isRepeated=False):
            assert (
                replies[0]["result"]["username"] == "owner"
                and replies[2]["result"]["username"] == "owner"
                and replies[4]["result"]["username"] == "clerk"
            )
            assert (
                replies[1]["error"]["data"]["kind"] == "duplicate"
                if isRepeated
                else replies[1]["result"]["sku"] == "SKU-1"
            )
            assert (
                replies[3]["result"]["items"] == []
                and replies[5]["error"]["data"]["kind"] == "forbidden"
                and replies[6]["error"]["code"] == 17
            )
            assert (
                replies[7]["result"]["username"] == "clerk"
                and replies[8]["result"]["signIn"] == "needed"
                and replies[9]["error"]["code"] == 16
            )

        holds(replies)
        # A batch also executes its requests one after the other, and has the replies in the same order.
        batch = core.ask([request(method, params, number) for number, (method, params) in enumerate(lines)])
        assert [reply["id"] for reply in batch] == list(range(len(lines)))
        holds(batch, isRepeated=True)
        # A notification gets no reply, and is executed.
        core.send(
            {
                "jsonrpc": "2.0",
                "method": "access.signIn",
                "params": here | {"username": "clerk", "password": password_of("clerk")},
            }
        )
        assert core.call("access.whoami", **here)["username"] == "clerk"
    # The core answers a request that it accepted, even if the input ends after the request.
    (reply,) = serve(
        [request("access.signIn", here | {"username": "owner", "password": password_of("owner")})], data=data
    )
    assert reply["result"]["username"] == "owner"
    assert serve([request("access.whoami", here)], data=data)[0]["result"]["username"] == "owner"


# The index of the company among the positional parameters of a list.
PLACE = [param["name"] for param in METHODS["inventory.items.list"]["params"]].index("company")


@pytest.mark.parametrize(
    "opened",
    [
        {"query": {"method": "inventory.items.list", "params": {"company": "@"}}},
        [{"method": "inventory.items.list", "params": {"company": "@"}}],
        {"query": {"method": "inventory.items.list", "params": [None] * PLACE + ["@"]}},
        [{"method": "inventory.items.list", "params": [None] * PLACE + ["@"]}],
        {"query": {"method": "inventory.items.list"}},
        [{"method": "inventory.items.list"}],
        {"query": {"params": {}, "method": "inventory.items.list"}},
    ],
    ids=[
        "by name",
        "by position",
        "its parameters by position",
        "all by position",
        "of the selected one",
        "by position of the selected one",
        "of the selected one in another order",
    ],
)
@pytest.mark.parametrize("isBatch", [False, True], ids=["lines", "batch"])
def test_a_live_query_behind_a_sign_in_waits_for_it(core, opened, isBatch):
    company, _ = staffed(core)
    made = core.call("inventory.items.create", company=company, **item())
    core.call("companies.select", company=company)
    core.call("access.signOut", company=company)
    entry = {"username": "owner", "password": password_of("owner")} | (
        {"company": company} if "@" in json.dumps(opened) else {}
    )
    lines = [
        request("access.signIn", entry, 1),
        request("live.open", json.loads(json.dumps(opened).replace("@", company)), 2),
    ]
    replies = core.ask(lines) if isBatch else pipeline(core, lines)
    assert [reply["id"] for reply in replies] == [1, 2] and replies[0]["result"]["signIn"] == "done"
    assert replies[1]["result"]["result"] == {"items": [made], "next": None}
    # The live query that the request opened continues.
    core.call("inventory.items.update", company=company, id=made["id"], changes={"name": "New"})
    (results,) = changed(core.said()).values()
    assert [one["name"] for one in results[-1]["items"]] == ["New"]
