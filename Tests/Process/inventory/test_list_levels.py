"""A list of items with their quantities, so that one call fills a whole screen."""

import pytest

from support.core import Core, item, request
from support.people import sign_in, staffed

LIST, SEARCH, FIND = "inventory.items.list", "inventory.items.search", "inventory.items.find"
CODE = "4006381333931"


@pytest.fixture
def stocked(shop):
    """A shop with beans, one of which is reserved, and with cups that were never received."""
    beans = shop.call("inventory.items.create", **item(1, name="Beans", minStock=5, barcodes=[CODE]))
    shop.call("inventory.items.create", **item(2, name="Cups"))
    shop.call("inventory.stock.receive", item=beans["id"], quantity=4, unitCost={"amount": 250, "currency": "EUR"})
    customer = shop.call("contacts.create", kinds=["customer"], name="K")["id"]
    line = {"item": beans["id"], "quantity": 1, "unitPrice": {"amount": 300, "currency": "EUR"}}
    order = shop.call("orders.create", contact=customer, currency="EUR", lines=[line])["id"]
    shop.call("orders.step", id=order, to="submitted")
    return shop


@pytest.mark.parametrize("method", [LIST, SEARCH, FIND])
def test_levels_are_those_of_stock_levels(stocked, method):
    params = {LIST: {"order": "sku"}, SEARCH: {"text": "beans"}, FIND: {"barcode": CODE}}[method]
    plain = stocked.call(method, **params)
    assert stocked.call(method, levels=False, **params) == plain
    page = stocked.call(method, levels=True, **params)
    levels = [one.pop("level") for one in page["items"]]
    assert page == plain
    for one, level in zip(plain["items"], levels):
        (known,) = stocked.call("inventory.stock.levels", items=[one["id"]])["items"]
        assert level == {member: known[member] for member in level} and len(level) == 7
    assert (levels[0]["onHand"], levels[0]["available"], levels[0]["averageCost"]["amount"]) == (4, 3, 250)


def test_what_never_came_has_a_level_too(stocked):
    page = stocked.call(LIST, order="sku", levels=True)
    assert [list(one)[-1] for one in page["items"]] == ["level", "level"]
    assert [(one["sku"], one["level"]["onHand"]) for one in page["items"]] == [("SKU-1", 4), ("SKU-2", 0)]


def test_a_live_list_follows_the_stock(stocked):
    live = stocked.call("live.open", query={"method": LIST, "params": {"order": "sku", "levels": True}})
    assert [one["level"]["onHand"] for one in live["result"]["items"]] == [4, 0]
    for change, wanted in (
        (("inventory.stock.receive", {"sku": "SKU-2", "quantity": 7}), [4, 7]),
        (("inventory.stock.consume", {"sku": "SKU-1", "quantity": 1}), [3, 7]),
    ):
        stocked.call(change[0], **change[1])
        (line,) = [line["params"] for line in stocked.said() if line["method"] == "live.changed"]
        assert [one["level"]["onHand"] for one in line["result"]["items"]] == wanted


def test_pages_of_one_state(stocked):
    first = stocked.call(LIST, order="sku", limit=1, levels=True, snapshot=True)
    rest = stocked.call(LIST, order="sku", limit=1, levels=True, after=first["next"])
    assert [page["items"][0]["level"]["onHand"] for page in (first, rest)] == [4, 0] and rest["next"] is None
    stocked.call("inventory.stock.receive", sku="SKU-2", quantity=7)
    refused = stocked.refused(LIST, order="sku", limit=1, levels=True, after=first["next"])
    assert refused["data"]["kind"] == "cursorTooOld"


def test_pages_of_many_items_have_all_levels(shop):
    """Long texts end a page before it has `limit` items. Each item must still have its quantities."""
    lines = [request("inventory.items.create", item(n, description="x" * 4000), n) for n in range(200)]
    shop.send(*lines, *(request("inventory.stock.receive", {"sku": f"SKU-{n}", "quantity": n + 1}) for n in range(200)))
    for _ in range(400):
        shop.receive()
    found, after = [], None
    while True:
        page = shop.call(LIST, limit=200, order="sku", levels=True, **({"after": after} if after else {}))
        found += [(one["sku"], one["level"]["onHand"]) for one in page["items"]]
        after = page["next"]
        if after is None:
            break
    assert found == sorted((f"SKU-{n}", n + 1) for n in range(200))


def test_who_manages_nothing_sees_no_costs():
    with Core(":memory:") as core:
        company, _ = staffed(core, ("shelf", {"deptMask": 1}))
        core.call("inventory.items.create", **item(1))
        cost = {"amount": 7, "currency": "EUR"}
        core.call("inventory.stock.receive", sku="SKU-1", quantity=1, unitCost=cost)
        (one,) = core.call(LIST, levels=True)["items"]
        assert one["level"]["averageCost"]["currency"] == "EUR"
        sign_in(core, company, "shelf")
        (one,) = core.call(LIST, levels=True)["items"]
        assert one["level"]["onHand"] == 1 and "averageCost" not in one["level"] and "cost" not in one


def test_another_company_has_levels_of_its_own(stocked):
    other = stocked.call("companies.create", name="Other")["id"]
    assert stocked.call(LIST, company=other, levels=True) == {"items": [], "next": None}


@pytest.mark.parametrize("method", [LIST, SEARCH, FIND])
def test_what_is_no_boolean_is_refused(stocked, method):
    params = {LIST: {}, SEARCH: {"text": "x"}, FIND: {"barcode": CODE}}[method]
    for wrong in (1, "yes", []):
        (problem,) = stocked.refused(method, levels=wrong, **params)["data"]["problems"]
        assert problem["pointer"] == "/levels"
