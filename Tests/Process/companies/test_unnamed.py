"""Requests without a company parameter: the company that they use, after changes since the previous request."""

import pytest

from support.accounts import Accounts
from support.core import CallError, Core, item, request
from support.people import sign_in, staffed

GET = "inventory.items.get"


def names(core, sku="SKU-1"):
    """Returns the item's name in the company that the request uses, or the kind of the error."""
    try:
        return core.call(GET, sku=sku)["name"]
    except CallError as error:
        return error.error["data"]["kind"]


@pytest.fixture
def core():
    with Core(":memory:") as core:
        yield core


def make(core, name):
    company = core.call("companies.create", name=name)["id"]
    core.call("inventory.items.create", company=company, **item(1, name=name))
    return company


def test_where_there_is_no_company_the_refusal_says_how_to_make_one(core):
    for method, params in (
        (GET, {"sku": "A"}),
        ("inventory.items.list", {}),
        ("access.whoami", {}),
        ("scan.resolve", {"code": "1"}),
    ):
        try:
            core.call(method, **params)
        except CallError as refused:
            assert refused.error["data"] == {"kind": "noCompany"} and "companies.create" in refused.error["message"], (
                method
            )
            assert "companies.list" not in refused.error["message"]
    one, _ = make(core, "First"), make(core, "Second")
    assert "companies.list lists them" in core.refused(GET, sku="A")["message"]
    core.call("companies.select", company=one)
    core.call("companies.select", company=None)
    assert "companies.select" in core.refused(GET, sku="A")["message"]


def test_the_only_one_as_long_as_it_is_the_only_one(core):
    first = make(core, "First")
    assert names(core) == "First"
    second = make(core, "Second")
    assert names(core) == "noCompany"
    core.call("companies.delete", company=first, confirm="First")
    assert names(core) == "Second"
    core.call("companies.delete", company=second, confirm="Second")
    assert names(core) == "noCompany"
    make(core, "Third")
    assert names(core) == "Third"


def test_the_selected_one(core):
    first, second = make(core, "First"), make(core, "Second")
    for company, name in ((first, "First"), (second, "Second"), (first, "First")):
        core.call("companies.select", company=company)
        assert names(core) == name
        # A request that names the other company does not change the selection.
        core.call(GET, company=second, sku="SKU-1")
        assert names(core) == name
    core.call("companies.select", company=None)
    assert names(core) == "noCompany"
    core.call("companies.select", company=second)
    core.call("companies.delete", company=second, confirm="Second")
    assert names(core) == "First"


def test_what_is_refused_changes_nothing(core):
    make(core, "First")
    assert names(core) == "First"
    core.refused("companies.create", name="Second", departments=[{"name": "", "mask": 32}])
    assert names(core) == "First"


def test_in_one_write(core):
    """A request sees the changes of earlier requests in the same commit."""
    core.send(
        request("companies.create", {"name": "A"}),
        request("inventory.items.create", item(1, name="A")),
        request(GET, {"sku": "SKU-1"}),
        request("companies.create", {"name": "B"}),
        request(GET, {"sku": "SKU-1"}),
    )
    replies = [core.receive() for _ in range(5)]
    assert replies[2]["result"]["name"] == "A" and replies[4]["error"]["data"]["kind"] == "noCompany"


def test_rights_that_change(core):
    company, _ = staffed(core, ("shelf", {"deptMask": 1}), ("clerk", {"deptMask": 2}))
    core.call("inventory.items.create", **item(1, name="Beans"))
    assert names(core) == "Beans"
    sign_in(core, company, "clerk")
    assert names(core) == "forbidden"
    sign_in(core, company, "shelf")
    assert names(core) == "Beans"
    core.call("access.signOut", company=company)
    assert names(core) == "signInRequired"


def test_a_live_query_follows(core):
    first = make(core, "First")
    live = core.call("live.open", query={"method": GET, "params": {"sku": "SKU-1"}})
    assert live["result"]["name"] == "First"
    second = make(core, "Second")
    told = [line["params"] for line in core.said() if line["method"] == "live.changed"]
    assert told[-1]["error"]["data"]["kind"] == "noCompany"
    core.call("companies.select", company=second)
    told = [line["params"] for line in core.said() if line["method"] == "live.changed"]
    assert told[-1]["result"]["name"] == "Second"
    core.call("companies.delete", company=second, confirm="Second")
    told = [line["params"] for line in core.said() if line["method"] == "live.changed"]
    assert told[-1]["result"]["name"] == "First" and first


def test_one_that_comes_from_another_account(tmp_path):
    with Accounts(tmp_path) as accounts:
        shop = accounts.shop()
        accounts["ada"].call("inventory.items.create", company=shop, **item(1, name="Ada's"))
        bo = accounts["bo"]
        assert names(bo) == "noCompany"
        accounts.join(shop, "bo")
        accounts.sync()
        assert names(bo) == "Ada's"
        own = make(bo, "Bo's")
        assert names(bo) == "noCompany"
        bo.call("companies.delete", company=own, confirm="Bo's")
        assert names(bo) == "Ada's"
        bo.call("sharing.leave", company=shop)
        assert names(bo) == "noCompany"
