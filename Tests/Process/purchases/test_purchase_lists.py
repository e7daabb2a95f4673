"""Lists of very many purchases and loans. A page may have fewer elements than requested, so that its request stays
fast."""

import pytest

from support.core import item, request
from support.order_desk import desk
from support.people import pipeline


@pytest.fixture
def shop(data):
    made = desk(data, beans=10)
    with made.core:
        yield made


def all_pages(core, method, **wanted):
    found, after, pages = [], None, 0
    while True:
        page = core.call(method, limit=50, after=after, **wanted)
        pages += 1
        found += [one["id"] for one in page["items"]]
        after = page["next"]
        if after is None:
            return found, pages


def test_a_page_of_what_is_rare_ends_early_and_goes_on(shop):
    supplier = shop.call("contacts.create", name="S", kinds=["supplier"])["id"]
    made = [request("purchases.create", {"contact": supplier, "currency": "EUR"}, number) for number in range(4100)]
    ids = [reply["result"]["id"] for reply in pipeline(shop.core, made)]
    for id in (ids[0], ids[2050], ids[-1]):
        shop.call("purchases.step", id=id, to="cancelled")
        shop.call("purchases.update", id=id, changes={"archived": True})
    first = shop.call("purchases.list", archived=True, limit=50)
    assert [one["id"] for one in first["items"]] == [ids[-1]] and first["next"]
    assert all_pages(shop.core, "purchases.list", archived=True) == ([ids[-1], ids[2050], ids[0]], 3)
    found, _ = all_pages(shop.core, "purchases.list")
    assert found == [id for id in reversed(ids) if id not in (ids[0], ids[2050], ids[-1])]


def test_a_page_of_loans_ends_early_and_goes_on(shop):
    many = shop.call("inventory.items.create", **item("MANY"))["id"]
    shop.call("inventory.stock.receive", item=many, quantity=5000)
    given = {"item": many, "quantity": 1, "contact": shop.customer}
    lent = [request("inventory.loans.create", given, number) for number in range(2100)]
    ids = [reply["result"]["id"] for reply in pipeline(shop.core, lent)]
    for id in (ids[0], ids[-1]):
        shop.call("inventory.loans.return", id=id)
    first = shop.call("inventory.loans.list", status="returned", limit=50)
    assert [one["id"] for one in first["items"]] == [ids[-1]] and first["next"]
    assert all_pages(shop.core, "inventory.loans.list", status="returned") == ([ids[-1], ids[0]], 2)
