"""The size of a list's page: up to a thousand elements, and no line that is too long to be read."""

import json

import pytest

from support.core import Core, item, request, run
from support.discovery import METHODS

#: The maximum size of a page in bytes, without the envelope of the reply.
LONGEST = 4 << 20
#: Methods with a limit of their own, because they don't return pages of stored records.
OTHERS = {
    "events.since": 1000,
    "places.search": 50,
    "entitlements.intents.drain": 100,
    "widgets.entities.matching": 50,
}


def numbers(schema):
    return schema.get("maximum") or max((numbers(one) or 0 for one in schema.get("anyOf", [])), default=None)


def test_every_list_takes_a_thousand():
    limits = {
        name: numbers(param["schema"])
        for name, method in METHODS.items()
        for param in method["params"]
        if param["name"] == "limit"
    }
    lists = {name: limit for name, limit in limits.items() if name not in OTHERS}
    assert len(lists) > 40 and set(lists.values()) == {1000}
    assert OTHERS["events.since"] == limits["events.since"]


@pytest.fixture
def shop(data):
    with Core(data) as core:
        core.call("companies.create", name="Shop")
        yield core


def many(core, method, params):
    """Makes many calls."""
    for one in params:
        core.call(method, **one)


def pages(core, method, limit, **params):
    """Returns all pages, each with the size of its line in bytes."""
    after = None
    while True:
        core.send(request(method, {**params, "limit": limit, **({"after": after} if after else {})}))
        line = core.process.stdout.readline()
        page = json.loads(line)["result"]
        yield page["items"], len(line)
        after = page["next"]
        if after is None:
            return


@pytest.mark.slow
def test_a_list_of_a_thousand_is_one_page_and_one_live_query(shop, data):
    many(shop, "inventory.items.create", [item(number) for number in range(1001)])
    assert [len(items) for items, _ in pages(shop, "inventory.items.list", 1000)] == [1000, 1]
    query = {"method": "inventory.items.list", "params": {"limit": 1000, "order": "newest"}}
    opened = shop.call("live.open", query=query)["result"]
    assert len(opened["items"]) == 1000 and opened["items"][0]["sku"] == "SKU-1000" and opened["next"]
    shop.call("inventory.items.delete", sku="SKU-1000")
    (changed,) = [line["params"] for line in shop.said()]
    assert [one["sku"] for one in changed["result"]["items"]] == [f"SKU-{number}" for number in reversed(range(1000))]
    assert changed["result"]["next"] is None
    problem = shop.refused("inventory.items.list", limit=1001)["data"]["problems"][0]
    assert problem["pointer"] == "/limit" and "1 to 1000" in problem["message"]
    view = shop.call("views.create", name="All", query={"method": "inventory.items.list", "params": {}})["id"]
    assert len(shop.call("views.run", id=view, limit=1000)["items"]) == 1000
    done = run("inventory.items.list", "limit=1000", "--all", "--data", str(data), "--output", "json")
    assert len(json.loads(done.stdout)["items"]) == 1000


@pytest.mark.slow
def test_a_page_of_large_records_ends_early(shop):
    # Each of these characters takes four bytes in the reply.
    description = "\U0001f375" * 4000
    many(shop, "inventory.items.create", [item(number, description=description) for number in range(300)])
    found = list(pages(shop, "inventory.items.list", 1000, order="name"))
    assert len(found) > 1 and all(size < LONGEST for _, size in found)
    skus = [one["sku"] for items, _ in found for one in items]
    assert sorted(skus) == sorted(f"SKU-{number}" for number in range(300)) and len(set(skus)) == 300
    query = {"method": "inventory.items.list", "params": {"limit": 1000, "order": "name"}}
    shop.send(request("live.open", {"query": query}))
    line = shop.process.stdout.readline()
    assert len(line) < LONGEST and json.loads(line)["result"]["result"]["items"] == found[0][0]


@pytest.mark.slow
def test_a_page_of_a_long_history_ends_early(shop):
    shop.call("inventory.items.create", **item())
    texts = [f"{number:04}" + "\U0001f375" * 3996 for number in range(150)]
    many(shop, "inventory.items.update", [{"sku": "SKU-1", "changes": {"description": text}} for text in texts])
    id = shop.call("inventory.items.get", sku="SKU-1")["id"]
    found = list(pages(shop, "inventory.items.history", 1000, id=id))
    assert len(found) > 1 and all(size < LONGEST for _, size in found)
    entries = [entry for items, _ in found for entry in items]
    assert len(entries) == 151
    assert entries == [entry for items, _ in pages(shop, "inventory.items.history", 40, id=id) for entry in items]


def test_a_page_of_large_views_ends_early(shop):
    id = shop.call("inventory.items.create", **item())["id"]
    query = {"method": "inventory.stock.levels", "params": {"items": [id] * 200}}
    many(shop, "views.create", [{"name": f"View {number}", "query": query} for number in range(600)])
    found = list(pages(shop, "views.list", 1000))
    assert len(found) > 1 and all(size < LONGEST for _, size in found)
    names = [view["name"] for items, _ in found for view in items]
    assert names == [f"View {number}" for number in reversed(range(600))]
