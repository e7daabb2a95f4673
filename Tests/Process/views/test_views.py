"""Saved views: calls of methods that list, repeated with the access rule of the method itself."""

import pytest

from support.changes import changed
from support.core import Core, item
from support.people import CLERK, COST, NEVER, sign_in, staffed

COFFEE = {"name": "Coffee", "query": {"method": "inventory.items.list", "params": {"category": "Coffee"}}}


def listing(params, method="inventory.items.list"):
    return {"name": "V", "query": {"method": method, "params": params}}


def problems(error):
    return [(problem["pointer"], problem["kind"]) for problem in error["data"]["problems"]]


def names(page):
    return [one["name"] for one in page["items"]]


@pytest.fixture
def stocked(shop):
    for number in range(5):
        shop.call("inventory.items.create", **item(number, category="Coffee" if number % 2 else "Tea"))
    return shop


def test_a_view_answers_what_its_method_answers(stocked):
    view = stocked.call("views.create", **COFFEE)
    user = stocked.call("access.whoami")["user"]
    assert view == {
        "id": view["id"],
        "company": stocked.company,
        **COFFEE,
        "shared": False,
        "user": user,
        "version": 1,
        "createdAt": view["createdAt"],
        "updatedAt": view["createdAt"],
    }
    assert stocked.call("views.get", id=view["id"]) == view
    assert stocked.call("views.list") == {"items": [view], "next": None}
    assert stocked.call("views.run", id=view["id"]) == stocked.call("inventory.items.list", category="Coffee")
    first = stocked.call("views.run", id=view["id"], limit=1)
    rest = stocked.call("views.run", id=view["id"], after=first["next"])
    assert names(first) + names(rest) == ["Item 3", "Item 1"]


@pytest.mark.parametrize("params", [{}, {"text": 'it "2"', "archived": False}, {"text": "ä\u2028"}])
def test_parameters_are_kept(stocked, params):
    view = stocked.call("views.create", **listing(params))
    assert view["query"]["params"] == params
    assert stocked.call("views.run", id=view["id"]) == stocked.call("inventory.items.list", **params)


def test_other_methods_that_list(stocked):
    beans = stocked.call("inventory.items.find", barcode="x")["items"] or stocked.call("inventory.items.list")["items"]
    owner = {"type": "item", "id": beans[0]["id"]}
    for method, params in (
        ("inventory.stock.low", {}),
        ("inventory.locations.list", {}),
        ("assets.list", {"owner": owner, "role": "photo"}),
        ("inventory.items.history", {"id": beans[0]["id"]}),
    ):
        view = stocked.call("views.create", **listing(params, method))
        assert stocked.call("views.run", id=view["id"]) == stocked.call(method, **params), method


@pytest.mark.parametrize(
    "method",
    [
        "inventory.items.get",
        "inventory.items.create",
        "companies.list",
        "system.ping",
        "views.list",
        "views.run",
        "",
        "x",
    ],
)
def test_only_methods_that_list_in_a_company(shop, method):
    found = problems(shop.refused("views.create", **listing({}, method)))
    assert [pointer for pointer, _ in found] == ["/query/method"]


@pytest.mark.parametrize(
    ("params", "pointer"),
    [
        ({"categry": "Coffee"}, "/query/params/categry"),
        ({"category": 5}, "/query/params/category"),
        ({"text": ""}, "/query/params/text"),
        ({"limit": 5}, "/query/params/limit"),
        ({"after": "x"}, "/query/params/after"),
        ({"company": NEVER}, "/query/params/company"),
        ([], "/query/params"),
    ],
)
def test_what_the_method_would_refuse_is_refused(shop, params, pointer):
    assert pointer in dict(problems(shop.refused("views.create", **listing(params))))
    assert shop.call("views.list")["items"] == []
    view = shop.call("views.create", **COFFEE)
    error = shop.refused("views.update", id=view["id"], changes={"query": {"params": params}})
    assert f"/changes{pointer}" in dict(problems(error))
    assert shop.call("views.get", id=view["id"]) == view


def test_parameters_are_not_too_long(shop):
    large = {"text": "x" * 200, "category": "y" * 17_000}
    assert problems(shop.refused("views.create", **listing(large))) == [("/query/params", "value")]


def test_a_view_is_changed_and_deleted(stocked):
    view = stocked.call("views.create", **COFFEE)["id"]
    stocked.refused("views.update", id=view, changes={"user": NEVER})
    now = stocked.call(
        "views.update", id=view, changes={"query": {"params": {"category": "Tea"}}, "name": "Tea"}, expect=1
    )
    assert (now["version"], now["query"]["params"]) == (2, {"category": "Tea"})
    assert len(stocked.call("views.run", id=view)["items"]) == 3
    assert stocked.call("views.update", id=view, changes={"name": "Tea"}) == now
    assert stocked.refused("views.update", id=view, changes={"name": "X"}, expect=1)["data"]["kind"] == "conflict"
    assert stocked.refused("views.delete", id=view, expect=1)["data"]["kind"] == "conflict"
    assert stocked.call("views.delete", id=view) == {"deleted": view}
    for method in ("get", "run", "delete"):
        assert stocked.refused(f"views.{method}", id=view)["data"]["kind"] == "notFound"


def test_pages_of_views(shop):
    made = [shop.call("views.create", **COFFEE | {"name": f"V {number}"})["name"] for number in range(5)]
    first = shop.call("views.list", limit=2)
    second = shop.call("views.list", limit=3, after=first["next"])
    assert names(first) + names(second) == made[::-1] and second["next"] is None
    assert shop.refused("views.list", after="items.1")["data"]["problems"][0]["pointer"] == "/after"


def test_a_view_is_live(stocked):
    view = stocked.call("views.create", **COFFEE)["id"]
    live = stocked.call("live.open", query={"method": "views.run", "params": {"id": view, "limit": 1}})
    assert names(live["result"]) == ["Item 3"]
    stocked.call("inventory.items.create", **item(9, category="Coffee"))
    assert [names(page) for page in changed(stocked.said())[live["live"]]] == [["Item 9"]]
    stocked.call("views.update", id=view, changes={"query": {"params": {"category": "Tea"}}})
    assert [names(page) for page in changed(stocked.said())[live["live"]]] == [["Item 4"]]
    stocked.call("views.delete", id=view)
    assert changed(stocked.said())[live["live"]][0]["data"]["kind"] == "notFound"


def test_who_has_which_views(data):
    with Core(data) as core:
        company, users = staffed(core, CLERK, ("friend", {"deptMask": 8}))
        core.call("inventory.items.create", **item(category="Coffee", cost=COST))
        shared = core.call("views.create", **COFFEE | {"shared": True})["id"]
        private = core.call("views.create", **COFFEE)["id"]
        sign_in(core, company, "clerk")
        assert [one["id"] for one in core.call("views.list")["items"]] == [shared]
        # A shared view shows each user only what this user may see.
        assert "cost" not in core.call("views.run", id=shared)["items"][0]
        assert core.refused("views.run", id=private)["data"]["kind"] == "notFound"
        assert core.refused("views.delete", id=shared)["data"]["kind"] == "forbidden"
        error = core.refused("views.update", id=shared, changes={"name": "Mine"})
        assert (
            error["data"]["problems"][0]["pointer"] == "/id"
            and "only its author can change a shared view" in error["message"]
        )
        mine = core.call("views.create", **COFFEE | {"shared": True})
        assert mine["user"] == users["clerk"]
        sign_in(core, company, "friend")
        assert core.call("views.list")["items"] == []
        for method in ("get", "run"):
            assert core.refused(f"views.{method}", id=shared)["data"]["kind"] == "notFound"
        assert core.refused("views.create", **COFFEE)["data"]["kind"] == "forbidden"
        core.call("views.create", **listing({}, "contacts.list"))
        sign_in(core, company, "owner")
        assert [one["id"] for one in core.call("views.list")["items"]] == [mine["id"], private, shared]
        assert core.call("views.run", id=shared)["items"][0]["cost"] == COST
        core.call("views.delete", id=mine["id"])
        # A user who may no longer call the view's method does not see the view, and can't run it.
        sign_in(core, company, "clerk")
        own = core.call("views.create", **COFFEE)["id"]
        sign_in(core, company, "owner")
        core.call("access.grant", user=users["clerk"], deptMask=8)
        sign_in(core, company, "clerk")
        assert core.call("views.get", id=own)["id"] == own
        assert core.refused("views.run", id=own)["data"]["kind"] == "forbidden"
        core.call("views.delete", id=own)


def test_a_company_has_a_thousand_at_most(shop):
    for number in range(1000):
        shop.call("views.create", **COFFEE | {"name": str(number)})
    assert shop.refused("views.create", **COFFEE)["data"] == {"kind": "limitReached", "limit": 1000}


def test_another_company_has_none_of_it(stocked):
    view = stocked.call("views.create", **COFFEE | {"shared": True})["id"]
    other = stocked.call("companies.create", name="Other")["id"]
    assert stocked.call("views.list", company=other)["items"] == []
    for method in ("get", "run", "delete"):
        assert stocked.refused(f"views.{method}", company=other, id=view)["data"]["kind"] == "notFound"
