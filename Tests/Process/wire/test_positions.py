"""Parameters by position: the order of the parameters, and the pointers of their problems."""

import pytest

from support.background import A, Server
from support.core import Core, item, request
from support.discovery import METHODS


def refused(core, method, params):
    error = core.ask(request(method, params))["error"]
    assert error["code"] == -32602, error
    return [(problem["pointer"], problem["kind"], problem["message"]) for problem in error["data"]["problems"]]


def test_the_document_says_which_stand_where(shop):
    """An example of each method has the same reply by name and by position."""
    names = [param["name"] for param in METHODS["inventory.items.create"]["params"]]
    assert names[:3] == ["sku", "name", "unit"] and names[-2:] == ["company", "idempotencyKey"]
    values = item(company=shop.company)
    made = shop.ask(request("inventory.items.create", [values.get(name) for name in names[:-1]]))
    # An optional parameter that is null counts as left out.
    assert made["result"]["sku"] == values["sku"] and made["result"]["tags"] == []


def test_a_required_company_stands_first(shop):
    assert [param["name"] for param in METHODS["companies.delete"]["params"]][:2] == ["company", "confirm"]
    assert shop.ask(request("companies.delete", [shop.company, "Corner Shop"]))["result"]["deleted"] == shop.company


def test_the_key_has_no_position():
    for method in METHODS.values():
        for number, param in enumerate(method["params"]):
            if param["name"] == "idempotencyKey":
                assert number == len(method["params"]) - 1 and "parameters by name" in param["description"]


@pytest.fixture(scope="module")
def any_core():
    """A core for tests of methods whose replies depend on nothing."""
    with Core() as core:
        yield core


@pytest.mark.parametrize(
    "method",
    [name for name, method in METHODS.items() if method["x-effect"] != "session" and "x-feature" not in method],
)
def test_an_element_too_many(any_core, method):
    core = any_core
    count = len([param for param in METHODS[method]["params"] if param["name"] != "idempotencyKey"])
    most = "none" if count == 0 else f"at most {count}"
    for extra in (1, 3):
        problems = refused(core, method, [None] * (count + extra))
        assert problems[-1] == (
            f"/{count}",
            "unknown",
            f"params has {count + extra} element{'s' if count + extra > 1 else ''}, but must have {most}",
        )
    sent = core.ask(request(method, [None] * count))
    assert not any(
        problem["kind"] == "unknown" for problem in sent.get("error", {}).get("data", {}).get("problems", [])
    )


def test_what_a_service_finds_is_pointed_at_by_position(shop):
    low = (-5000, "celsius", "kelvin")
    assert [pointer for pointer, _, _ in refused(shop, "temperature.convert", list(low))] == ["/0"]
    named = dict(zip(("value", "from", "to"), low, strict=True))
    assert [pointer for pointer, _, _ in refused(shop, "temperature.convert", named)] == ["/value"]
    departments = [{"name": "A", "mask": 65536}, {"name": "A", "mask": 65536}]
    assert [pointer for pointer, _, _ in refused(shop, "companies.update", [{"departments": departments}])] == [
        "/0/departments/1/name",
        "/0/departments/1/mask",
    ]


@pytest.mark.parametrize("isBatch", [False, True])
def test_what_is_found_later_is_pointed_at_by_position(tmp_path, isBatch):
    server = Server(tmp_path)
    server.go()
    by_position = request("work.store", [A, "x", str(server.file), None, "misfit"], 1)
    lines = [by_position, server.store(2, "x", mode="misfit")]
    server.send(*([lines] if isBatch else lines))
    replies = server.receive() if isBatch else [server.receive(), server.receive()]
    assert [reply["error"]["data"]["problems"][0]["pointer"] for reply in replies] == ["/1", "/text"]
    assert server.end() == ([], 0)


def test_inside_of_a_live_query(shop):
    query = {"method": "events.since", "params": ["nonsense"]}
    assert [pointer for pointer, _, _ in refused(shop, "live.open", {"query": query})] == ["/query/params/0"]
    assert [pointer for pointer, _, _ in refused(shop, "live.open", [query])] == ["/0/params/0"]
