"""Requests name items and locations by ids, or by the names and codes that people know."""

import pytest

from support.core import Core, item

NOBODY = "01890a5d-ac96-774b-bcce-b302099a8057"


@pytest.fixture
def shop(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        core.call("companies.create", name="Shop")
        cellar = core.call("inventory.locations.create", name="Cellar")["id"]
        core.call("inventory.locations.create", name="Shelf", code="A-1", parent=cellar)
        core.call("inventory.locations.create", name="Bin", parent=cellar)
        core.call("inventory.items.create", **item(sku="BEANS"))
        core.call("inventory.items.create", **item(sku="MILK", trackBatch=True))
        yield core


@pytest.fixture
def places(shop):
    return {one["name"]: one["id"] for one in shop.call("inventory.locations.list")["items"]}


def located(posted):
    return [entry["location"] for entry in posted["entries"]]


def problem(error):
    (one,) = error["data"]["problems"]
    return one["pointer"], one["kind"]


def test_a_location_is_named_by_its_id_its_code_or_its_path(shop, places):
    shelf, bin, stock = places["Shelf"], places["Bin"], "inventory.stock."
    for name in (shelf, "A-1", "a-1", "/Cellar/Shelf"):
        assert located(shop.call(stock + "receive", sku="BEANS", quantity=4, location=name)) == [shelf], name
    moved = {"from": "A-1", "to": "/Cellar/Bin"}
    assert located(shop.call(stock + "transfer", sku="BEANS", quantity=2, **moved)) == [shelf, bin]
    for method, params in (
        ("consume", {"quantity": 1}),
        ("adjust", {"by": 1, "reason": "Found"}),
        ("return", {"quantity": 1, "direction": "fromCustomer"}),
    ):
        assert located(shop.call(stock + method, sku="BEANS", location="A-1", **params)) == [shelf], method
    forms = [
        {"type": "receive", "sku": "BEANS", "quantity": 1, "location": "A-1"},
        {"type": "transfer", "sku": "BEANS", "quantity": 1, **moved},
    ]
    assert located(shop.call(stock + "post", entries=forms)) == [shelf, shelf, bin]
    by_code, by_id = (
        [
            shop.call("inventory.stock.levels", location=name),
            shop.call("inventory.stock.entries", location=name),
            shop.call("inventory.items.list", location=name),
            shop.call("inventory.locations.tree", root=name),
        ]
        for name in ("A-1", shelf)
    )
    assert by_code == by_id and by_code[1]["items"]


def test_a_slip_is_told_before_what_is_missing_for_it(shop):
    error = shop.refused("inventory.stock.receive", sku="MILK", qty=5)
    assert error["message"] == "Invalid params: qty is not known here; did you mean quantity? (and 1 more)"
    assert [one["pointer"] for one in error["data"]["problems"]] == ["/quantity", "/qty"]


def test_lots_loans_and_counts_take_the_same_names(shop, places):
    shelf = places["Shelf"]
    came = shop.call("inventory.stock.receive", sku="MILK", quantity=5, batch="M1", location="A-1")
    split = {"lot": came["entries"][0]["lot"], "quantity": 2, "batch": "M2"}
    assert set(located(shop.call("inventory.lots.split", **split, location="A-1"))) == {shelf}
    cafe = shop.call("contacts.create", name="Café", kinds=["customer"])["id"]
    loan = shop.call("inventory.loans.create", sku="MILK", quantity=1, contact=cafe, **{"from": "A-1"})
    assert loan["from"] == shelf
    shop.call("inventory.loans.return", id=loan["id"], to="/Cellar/Bin")
    levels = shop.call("inventory.stock.levels", skus=["milk"], location="/Cellar/Bin", by="lot")["items"]
    assert [(level["locationName"], level["onHand"]) for level in levels] == [("Bin", 1)]
    count = shop.call("inventory.counts.create", scope={"location": "/Cellar", "skus": ["MILK"]})
    milk = shop.call("inventory.items.get", sku="MILK")["id"]
    assert count["scope"] == {"location": places["Cellar"], "category": None, "items": [milk]}
    found = {"sku": "MILK", "quantity": 3, "location": "A-1", "batch": "M1"}
    assert shop.call("inventory.counts.record", count=count["id"], **found)["location"] == shelf
    moved = shop.call("inventory.locations.move", id=shelf, parent="/Cellar/Bin")
    assert moved["parent"] == places["Bin"]


def test_lists_are_narrowed_to_an_item_by_its_sku(shop):
    shop.call("inventory.stock.receive", sku="MILK", quantity=5, batch="M1")
    shop.call("inventory.stock.receive", sku="BEANS", quantity=5)
    milk = shop.call("inventory.items.get", sku="MILK")["id"]
    cafe = shop.call("contacts.create", name="Café", kinds=["customer"])["id"]
    for sku in ("MILK", "BEANS"):
        shop.call("inventory.loans.create", sku=sku, quantity=1, contact=cafe)
    for method in ("inventory.stock.entries", "inventory.lots.list", "inventory.loans.list"):
        page = shop.call(method, sku=" milk ")
        assert page["items"] and page == shop.call(method, item=milk), method
        assert problem(shop.refused(method, sku="MILK", item=milk)) == ("/sku", "value")
    for params in ({}, {"at": "2027-01-01T00:00:00Z", "by": "lot"}):
        levels = shop.call("inventory.stock.levels", skus=["MILK"], **params)
        assert levels["items"] and levels == shop.call("inventory.stock.levels", items=[milk], **params)
    assert problem(shop.refused("inventory.stock.levels", skus=["MILK"], items=[milk])) == ("/skus", "value")
    scope = {"skus": ["MILK"], "items": [milk]}
    assert problem(shop.refused("inventory.counts.create", scope=scope)) == ("/scope/skus", "value")


def test_what_is_not_there_is_named(shop):
    def said(method, **params):
        error = shop.refused(method, **params)
        named = error["message"].partition("(")[2].rstrip(")")
        assert error["data"] == {"kind": "notFound"} | ({"pointer": f"/{named}"} if named else {})
        return error["message"]

    receive = {"method": "inventory.stock.receive", "quantity": 1}
    assert said(**receive, sku="TEA") == "There is no item with the SKU TEA (sku)"
    assert said(**receive, sku="BEANS", location="B-9") == "There is no location with the code B-9 (location)"
    assert said(**receive, sku="BEANS", location="/Attic") == "There is no location with the path /Attic (location)"
    assert said(**receive, sku="BEANS", location=NOBODY) == "There is no such location (location)"
    assert said("inventory.items.get", sku="TEA") == "There is no item with the SKU TEA"
    forms = [{"type": "consume", "sku": "BEANS", "quantity": 1, "location": "B-9"}]
    assert said("inventory.stock.post", entries=forms) == "There is no location with the code B-9 (entries/0/location)"
    for method in ("inventory.stock.entries", "inventory.lots.list", "inventory.loans.list"):
        assert said(method, sku="TEA") == "There is no item with the SKU TEA (sku)"
    skus = ["BEANS", "TEA"]
    assert said("inventory.stock.levels", skus=skus) == "There is no item with the SKU TEA (skus/1)"
    scope = {"skus": skus}
    assert said("inventory.counts.create", scope=scope) == "There is no item with the SKU TEA (scope/skus/1)"
    taken = shop.refused("inventory.items.create", **item(sku="beans"))
    assert taken["message"] == "Another item has the same sku: beans"
    assert shop.call("inventory.stock.entries")["items"] == []
