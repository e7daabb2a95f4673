"""Live queries: the result is sent whenever it differs from the last one, and otherwise no message is sent."""

import json
import random

import pytest

from support.changes import changed
from support.core import REPEATABLE, Core, item, request, run


def test_a_live_list_is_sent_again_when_a_request_changes_it(shop):
    opened = shop.call("live.open", query={"method": "inventory.items.list", "params": {"limit": 2}})
    assert opened["result"] == {"items": [], "next": None}
    made = shop.call("inventory.items.create", **item(1))
    assert changed(shop.said()) == {opened["live"]: [{"items": [made], "next": None}]}
    assert shop.call("live.close", live=opened["live"]) == {"closed": opened["live"]}
    shop.call("inventory.items.create", **item(2))
    assert shop.said() == []
    assert shop.refused("live.close", live=opened["live"])["data"]["kind"] == "notFound"


def test_what_does_not_change_the_result_is_not_sent(shop):
    made = shop.call("inventory.items.create", **item(1))
    shop.call("live.open", query={"method": "inventory.items.get", "params": {"id": made["id"]}})
    shop.call("live.open", query={"method": "inventory.items.list", "params": {"category": "Tea"}})
    shop.call("live.open", query={"method": "system.ping"})
    shop.call("inventory.items.create", **item(2))
    shop.call("inventory.items.update", id=made["id"], changes={"name": made["name"]})
    shop.refused("inventory.items.create", **item(2))
    assert shop.said() == []


def test_an_answer_that_is_remembered_is_live_too(shop):
    """The record was read before, so the core has its reply in a cache. The live query must still be told of
    changes."""
    made = shop.call("inventory.items.create", **item(1))
    for _ in range(3):
        assert shop.call("inventory.items.get", id=made["id"]) == made
    opened = shop.call("live.open", query={"method": "inventory.items.get", "params": {"id": made["id"]}})
    assert opened["result"] == made
    for name in ("Tea", "Coffee"):
        made = shop.call("inventory.items.update", id=made["id"], changes={"name": name})
        assert changed(shop.said()) == {opened["live"]: [made]}


def test_pipelined_changes_of_one_commit_are_told_once(core):
    core.call("companies.select", company=core.call("companies.create", name="A")["id"])
    core.call("live.open", query={"method": "inventory.items.list", "params": {"limit": 200}})
    core.process.stdin.write(
        b"".join(json.dumps(request("inventory.items.create", item(n), n)).encode() + b"\n" for n in range(50))
    )
    core.process.stdin.flush()
    assert [core.receive().get("id") for _ in range(50)] == list(range(50))
    results = changed(core.said())[1]
    assert len(results) < 50 and len(results[-1]["items"]) == 50


def test_an_error_is_an_answer_too(core):
    company = core.call("companies.create", name="A")["id"]
    made = core.call("inventory.items.create", company=company, **item(1))
    live = core.call(
        "live.open", query={"method": "inventory.items.get", "params": {"company": company, "id": made["id"]}}
    )["live"]
    core.call("inventory.items.delete", company=company, id=made["id"])
    (error,) = changed(core.said())[live]
    assert error["data"]["kind"] == "notFound" and error["code"] == 1
    core.call("companies.delete", company=company, confirm="A")
    (error,) = changed(core.said())[live]
    assert error["message"] == "There is no such company"


def test_the_selection_counts(shop):
    core = shop
    shops = [core.call("companies.create", name=name)["id"] for name in "AB"]
    core.call("companies.select", company=shops[0])
    items = core.call("live.open", query={"method": "inventory.items.list"})["live"]
    selected = core.call("live.open", query={"method": "companies.selected"})["live"]
    core.call("inventory.items.create", company=shops[1], **item(1))
    assert core.said() == []
    core.call("companies.select", company=shops[1])
    found = changed(core.said())
    assert len(found[items][0]["items"]) == 1 and found[selected][0]["id"] == shops[1]
    # The list now shows the company that is selected. A change in the company that was selected before notifies nobody.
    core.call("inventory.items.create", company=shops[0], **item(2))
    assert core.said() == []
    core.call("companies.update", company=shops[1], changes={"name": "BB"})
    assert list(changed(core.said())) == [selected]
    core.call("companies.select", company=None)
    found = changed(core.said())
    assert found[items][0]["data"]["kind"] == "noCompany" and found[selected] == [None]


@pytest.mark.parametrize(
    "query, pointer, words",
    [
        (
            {"method": "inventory.items.create"},
            "/query/method",
            "method must be one that only reads and does not ask the host; inventory.items.create writes",
        ),
        ({"method": "live.open"}, "/query/method", "must be one that only reads"),
        ({"method": "events.subscribe"}, "/query/method", "must be one that only reads"),
        ({"method": "host.check"}, "/query/method", "host.check may ask the host"),
        ({"method": "inventory.items.lst"}, "/query/method", "did you mean inventory.items.list"),
        ({"method": "inventory.items.list", "params": {"limt": 1}}, "/query/params/limt", "did you mean limit"),
        ({"method": "inventory.items.list", "params": {"limit": 0}}, "/query/params/limit", "1 to 1000"),
        ({"method": "system.ping", "params": 5}, "/query/params", "object or an array"),
        ({"method": 5}, "/query/method", "string"),
        ({}, "/query/method", "missing"),
        (None, "/query", "object"),
        ("companies.list", "/query", "object"),
    ],
)
def test_what_can_not_be_live_is_refused(shop, query, pointer, words):
    (problem,) = shop.ask(request("live.open", {"query": query}))["error"]["data"]["problems"]
    assert problem["pointer"] == pointer and words in problem["message"]


@pytest.mark.slow
def test_there_is_a_limit(core):
    core.process.stdin.write(
        b"".join(
            json.dumps(request("live.open", {"query": {"method": "system.ping"}}, n)).encode() + b"\n"
            for n in range(10_001)
        )
    )
    core.process.stdin.flush()
    replies = [core.receive() for _ in range(10_001)]
    assert all("result" in reply for reply in replies[:-1]) and replies[-1]["error"]["data"] == {
        "kind": "limitReached",
        "limit": 10_000,
    }


QUERIES = [
    ("companies.list", {}),
    ("companies.list", {"limit": 1}),
    ("companies.selected", {}),
    ("inventory.items.list", {"limit": 3}),
    ("inventory.items.list", {"archived": False}),
    ("inventory.items.search", {"text": "item"}),
    ("inventory.items.list", {"text": "red"}),
    ("events.since", {"limit": 1000}),
    ("events.since", {"topics": [{"type": "company"}]}),
]


@pytest.mark.parametrize("seed", range(6))
def test_random_changes_leave_every_live_query_with_what_a_fresh_call_answers(seed):
    """After each change, the test calls every method again. Each live query must have been sent this result, and only
    if it differs."""
    chance = random.Random(seed)
    with Core(":memory:", *REPEATABLE) as core:
        companies = [core.call("companies.create", name=f"C{n}")["id"] for n in range(3)]
        core.call("companies.select", company=companies[0])
        items = {company: [] for company in companies}
        known, calls = {}, {}
        for company in [None, *companies]:
            for method, params in QUERIES:
                if method.startswith("inventory"):
                    params = params | ({"company": company} if company else {})
                elif company:
                    continue
                reply = core.ask(request("live.open", {"query": {"method": method, "params": params}}))
                if "result" in reply:
                    calls[reply["result"]["live"]] = (method, params)
                    known[reply["result"]["live"]] = reply["result"]["result"]
        for step in range(60):
            company = chance.choice(companies)
            act = chance.random()
            if act < 0.4:
                made = core.ask(
                    request(
                        "inventory.items.create",
                        item(step, company=company, name=chance.choice(["Item red", "Item blue"])),
                    )
                )
                if "result" in made:
                    items[company].append(made["result"]["id"])
            elif act < 0.6 and items[company]:
                core.ask(
                    request(
                        "inventory.items.update",
                        {
                            "company": company,
                            "id": chance.choice(items[company]),
                            "changes": {"archived": chance.random() < 0.5},
                        },
                    )
                )
            elif act < 0.7 and items[company]:
                core.ask(request("inventory.items.delete", {"company": company, "id": items[company].pop()}))
            elif act < 0.8:
                core.ask(request("companies.update", {"company": company, "changes": {"name": f"C{step}"}}))
            elif act < 0.95:
                core.ask(request("companies.select", {"company": chance.choice([company, None])}))
            elif len(companies) > 1:
                companies.remove(company)
                name = core.call("companies.get", company=company)["name"]
                core.ask(request("companies.delete", {"company": company, "confirm": name}))
            for live, results in changed(core.said()).items():
                assert len(results) == 1 and results[0] != known[live], calls[live]
                known[live] = results[0]
            for live, (method, params) in calls.items():
                reply = core.ask(request(method, params))
                now = reply.get("result", reply.get("error"))
                assert known[live] == now, (step, calls[live])


def test_a_result_may_be_any_that_methods_answer(core):
    """The schemas from which clients are generated allow the result of each method. They also allow null, for a record
    that does not exist."""
    document = core.call("rpc.discover")
    methods = {method["name"]: method for method in document["methods"]}
    opened = document["components"]["schemas"][methods["live.open"]["result"]["schema"]["$ref"].rpartition("/")[2]]
    choices = opened["properties"]["result"]["anyOf"]
    assert {"type": "null"} in choices
    for name, method in methods.items():
        # Methods about the weather can be live queries without a host: they return the stored weather.
        if method["x-effect"] == "read" and (not method["x-host"] or method["tags"] == [{"name": "weather"}]):
            assert method["result"]["schema"] in choices, name
    # The alternative that fits every value comes last. A client that takes the first fitting alternative would
    # otherwise always take it.
    assert [index for index, one in enumerate(choices) if "$ref" not in str(one)] == [
        len(choices) - 2,
        len(choices) - 1,
    ]
    alone = json.loads(run("schema", "LiveOpened").stdout)["properties"]["result"]
    assert json.loads(json.dumps(alone).replace("#/$defs/", "#/components/schemas/")) == opened["properties"]["result"]
    (changed,) = (one for one in document["x-notifications"] if one["name"] == "live.changed")
    (result,) = (param["schema"] for param in changed["params"] if param["name"] == "result")
    assert {"type": "null"} in result["anyOf"] and {"anyOf": choices} == result["anyOf"][0]
    assert core.call("live.open", query={"method": "access.presets"})["result"]["items"]
    assert core.call("live.open", query={"method": "companies.selected"})["result"] is None
