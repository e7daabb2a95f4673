"""A sync cycle between two pages of a list: no element that exists all the time is skipped or repeated."""

import pytest

from support.core import item
from support.devices import Devices

DAY = "2026-03-02"
TIME = "2026-01-01T12:00:00Z"
EUR = {"currency": "EUR"}

# Lists in the order of rows, or in another order in which equal elements are in the order of rows.
LISTS = [
    ("inventory.items.list", {}),
    ("inventory.items.list", {"text": "equal"}),
    ("inventory.items.list", {"order": "name"}),
    ("inventory.items.list", {"order": "updated"}),
    ("inventory.items.search", {"text": "equal"}),
    ("inventory.locations.list", {}),
    ("inventory.lots.list", {}),
    ("inventory.stock.entries", {}),
    ("inventory.stock.expiring", {}),
    ("inventory.counts.list", {}),
    ("inventory.loans.list", {}),
    ("inventory.loans.overdue", {}),
    ("contacts.list", {}),
    ("contacts.search", {"text": "equal"}),
    ("orders.list", {}),
    ("dispatches.list", {}),
    ("purchases.list", {}),
    ("views.list", {}),
    ("access.list", {}),
    ("access.people", {}),
]


def fill(core, company, name):
    """Creates three records of each kind."""

    def call(method, **params):
        return core.call(method, company=company, **params)["id"]

    for n in range(3):
        stocked = call("inventory.items.create", **item(f"{name}-{n}", name="Equal", trackBatch=True))
        product = call("inventory.items.create", **item(f"{name}-sold-{n}", name="Equal"))
        lot = call("inventory.lots.create", item=stocked, batch="B", expiry=DAY)
        core.call("inventory.stock.receive", company=company, item=stocked, lot=lot, quantity=1)
        core.call("inventory.stock.receive", company=company, item=product, quantity=9)
        call("inventory.locations.create", name=f"{name} {n}")
        call("inventory.counts.create", name=f"{name} {n}", scope={"items": [product]})
        contact = call("contacts.create", name="Equal", kinds=["customer", "supplier"])
        lines = [{"item": product, "quantity": 1, "unitPrice": {"amount": 1, **EUR}}]
        call("purchases.create", contact=contact, lines=lines, **EUR)
        order = call("orders.create", contact=contact, lines=lines, **EUR)
        for to in ("submitted", "inProgress"):
            core.call("orders.step", company=company, id=order, to=to)
        call("dispatches.create", order=order, collectionType="shipping", carrier="DHL")
        call("inventory.loans.create", item=product, quantity=1, contact=contact, dueAt=TIME)
        call("views.create", name=f"{name} {n}", query={"method": "inventory.items.list", "params": {}})
        call("access.grant", preset="viewer")


def identity(entry):
    """Returns what identifies an element of any list."""
    return entry.get("id") or entry.get("lot") or entry["access"]["id"]


@pytest.fixture(scope="module")
def read(tmp_path_factory):
    """Returns the lists of one device before a cycle, the first page of each list then, and a device that has run the
    cycle."""
    with Devices(tmp_path_factory.mktemp("devices")) as devices:
        one, two = devices
        shop = one.call("companies.create", name="Shop")["id"]
        one.call("companies.setTier", company=shop, tier="business")
        fill(one, shop, "both")
        devices.settle()
        one.call("sync.disconnect")
        fill(two, shop, "two")
        devices.sync(1)
        fill(one, shop, "one")
        before, firsts = {}, {}
        for place, (method, params) in enumerate(LISTS):
            whole = one.call(method, company=shop, limit=200, **params)
            before[place] = [identity(entry) for entry in whole["items"]]
            assert len(before[place]) >= 6 and whole["next"] is None, method
            for limit in range(1, 6):
                firsts[place, limit] = one.call(method, company=shop, limit=limit, **params)
        one.call("sync.connect", cloud=str(devices.file))
        devices.sync(0)
        yield one, shop, before, firsts


@pytest.mark.parametrize("limit", range(1, 6))
@pytest.mark.parametrize("place", range(len(LISTS)), ids=lambda place: LISTS[place][0])
def test_a_cycle_between_two_pages_skips_and_repeats_nothing(read, place, limit):
    core, shop, before, firsts = read
    method, params = LISTS[place]
    page = firsts[place, limit]
    seen = [identity(entry) for entry in page["items"]]
    while page["next"]:
        page = core.call(method, company=shop, limit=3, after=page["next"], **params)
        seen += [identity(entry) for entry in page["items"]]
    # Records that were created while the pages were read may be listed or not.
    assert [one for one in seen if one in before[place]] == before[place]


def test_a_page_goes_on_where_it_ended_though_its_last_records_are_gone(devices, shop):
    one, two = devices
    one.call("sync.disconnect")
    for number in range(4):
        two.call("inventory.items.create", company=shop, **item(f"two-{number}"))
    devices.sync(1)
    ids = [one.call("inventory.items.create", company=shop, **item(f"one-{number}"))["id"] for number in range(6)]
    page = one.call("inventory.items.list", company=shop, limit=3)
    # Two of the three items on the page that was read.
    for id in ids[3:5]:
        one.call("inventory.items.delete", company=shop, id=id)
    one.call("sync.connect", cloud=str(devices.file))
    devices.sync(0)
    rest = one.call("inventory.items.list", company=shop, after=page["next"])["items"]
    assert [found["sku"] for found in rest if found["sku"].startswith("SKU-one")] == [f"SKU-one-{n}" for n in (2, 1, 0)]
