"""Alerts about low stock and about lots that will expire soon. Each alert is reported once, when the limit is
crossed."""

import pytest

from support.core import Core, item, until

NOON = "2026-03-01T12:00:00Z"


@pytest.fixture
def shop(data):
    with Core(data, "--clock", NOON) as core:
        core.call("companies.create", name="Shop")
        core.call("events.subscribe", topics=[{"service": "inventory", "type": "stockAlert"}])
        yield core


def alerts(core):
    return [(one["kind"], one["onHand"], one["available"]) for one in core.call("inventory.stock.alerts")["items"]][
        ::-1
    ]


def told(core):
    """Returns the ids of the alerts that events have reported since the last call of this function."""
    found = []
    for line in core.said():
        for event in line["params"]["events"]:
            assert (event["type"], event["action"], event["version"]) == ("stockAlert", "created", 1)
            found.append(event["id"])
    return found


def receive(core, quantity, **more):
    return core.call("inventory.stock.receive", sku="MILK", quantity=quantity, **more)


def consume(core, quantity, **more):
    return core.call("inventory.stock.consume", sku="MILK", quantity=quantity, **more)


def test_a_line_is_told_of_when_it_is_crossed(shop):
    shop.call("inventory.items.create", **item(sku="MILK", minStock=5))
    receive(shop, 10)
    consume(shop, 4)
    assert alerts(shop) == [] and told(shop) == []
    consume(shop, 2)
    consume(shop, 1)
    assert alerts(shop) == [("low", 4, 4)]
    consume(shop, 3)
    receive(shop, 1)
    assert alerts(shop) == [("low", 4, 4), ("out", 0, 0)]
    receive(shop, 4)
    assert alerts(shop)[2:] == [("recovered", 5, 5)]
    assert len(told(shop)) == 3 and told(shop) == []
    company = shop.call("companies.get")
    shop.call("companies.update", changes={"settings": company["settings"] | {"allowNegativeStock": True}})
    consume(shop, 6)
    assert alerts(shop)[3:] == [("negative", -1, -1)]
    shop.call("inventory.stock.adjust", sku="MILK", to=7, reason="Counted")
    shop.call("inventory.items.update", sku="MILK", changes={"minStock": 8})
    shop.call("inventory.items.update", sku="MILK", changes={"minStock": 7})
    assert alerts(shop)[4:] == [("recovered", 7, 7), ("low", 7, 7), ("recovered", 7, 7)]


def test_what_comes_for_the_first_time_has_not_recovered(shop):
    """Stock that arrives for the first time ends no alert. This holds for goods that were ordered from a supplier,
    requested by a customer, or arrived unexpectedly."""
    for sku in ("MILK", "CUP"):
        shop.call("inventory.items.create", **item(sku=sku, minStock=5))
    farm = shop.call("contacts.create", name="Farm", kinds=["supplier", "customer"])["id"]
    line = {"sku": "MILK", "quantity": 10, "unitPrice": {"amount": 80, "currency": "EUR"}}
    plan = shop.call("purchases.create", contact=farm, currency="EUR", lines=[line])
    shop.call("purchases.step", id=plan["id"], to="ordered")
    price = {"amount": 100, "currency": "EUR"}
    wanted = [{"sku": "CUP", "quantity": 1, "unitPrice": price}]
    order = shop.call("orders.create", contact=farm, currency="EUR", lines=wanted)
    shop.call("orders.step", id=order["id"], to="submitted")
    shop.call("purchases.receive", id=plan["id"], lines=[{"line": plan["lines"][0]["id"], "quantity": 10}])
    shop.call("inventory.stock.receive", sku="CUP", quantity=10)
    assert alerts(shop) == []
    consume(shop, 10)
    receive(shop, 10)
    assert [kind for kind, *_ in alerts(shop)] == ["out", "recovered"]


def test_what_comes_for_the_first_time_may_be_too_little(shop):
    shop.call("inventory.items.create", **item(sku="MILK", minStock=5))
    receive(shop, 3)
    consume(shop, 1)
    receive(shop, 30)
    assert alerts(shop) == [("low", 3, 3), ("recovered", 32, 32)]


def test_what_only_passes_a_line_on_its_way_is_not_told_of(shop):
    """A transfer first removes stock from one location, and then adds it to another. Alerts depend only on the stock
    after the whole request, so the intermediate state causes none."""
    shop.call("inventory.items.create", **item(sku="MILK", minStock=5))
    receive(shop, 6)
    van = shop.call("inventory.locations.create", name="Van")["id"]
    shop.call("inventory.stock.transfer", sku="MILK", quantity=6, to=van)
    forms = [
        {"type": "consume", "sku": "MILK", "quantity": 3, "location": van},
        {"type": "receive", "sku": "MILK", "quantity": 3},
    ]
    shop.call("inventory.stock.post", entries=forms)
    assert alerts(shop) == []
    scrap = shop.call("inventory.locations.create", name="Bin", kind="scrap")["id"]
    shop.call("inventory.stock.transfer", sku="MILK", quantity=3, to=scrap)
    assert alerts(shop) == [("low", 6, 3)]
    # A failed request causes no alert, although its first entry would have crossed a limit.
    shop.refused("inventory.stock.post", entries=[forms[0], {"type": "consume", "sku": "MILK", "quantity": 99}])
    assert len(alerts(shop)) == 1


def test_an_archived_item_is_told_of_no_more(shop):
    shop.call("inventory.items.create", **item(sku="MILK", minStock=5))
    receive(shop, 10)
    shop.call("inventory.items.update", sku="MILK", changes={"archived": True})
    consume(shop, 10)
    assert alerts(shop) == []


def test_an_item_that_is_back_from_the_archive_is_told_of_anew(shop):
    shop.call("inventory.items.create", **item(sku="MILK", minStock=5))
    receive(shop, 10)
    for sku in ("TEA", "JAM"):
        shop.call("inventory.items.create", **item(sku=sku, minStock=5))
        shop.call("inventory.stock.receive", sku=sku, quantity=10)
    for sku in ("MILK", "TEA", "JAM"):
        shop.call("inventory.items.update", sku=sku, changes={"archived": True})
    consume(shop, 7)
    shop.call("inventory.stock.consume", sku="JAM", quantity=10)
    for sku in ("MILK", "TEA", "JAM"):
        shop.call("inventory.items.update", sku=sku, changes={"archived": False})
    assert alerts(shop) == [("low", 3, 3), ("out", 0, 0)]
    shop.call("inventory.items.update", sku="MILK", changes={"name": "Oat milk"})
    assert len(alerts(shop)) == 2


def test_lots_that_expire_soon_are_listed_in_their_order(shop):
    shop.call("inventory.items.create", **item(sku="MILK", trackBatch=True))
    days = ["2026-03-31", "2026-02-01", "2026-04-01", "2026-03-30"]
    for number, day in enumerate(days):
        receive(shop, number + 1, batch=f"B{number}", expiry=day)
    receive(shop, 1, batch="never")
    first = shop.call("inventory.stock.expiring", limit=2)
    rest = shop.call("inventory.stock.expiring", limit=2, after=first["next"])
    found = [(lot["batch"], lot["expiry"], lot["onHand"]) for page in (first, rest) for lot in page["items"]]
    assert found == [("B1", "2026-02-01", 2), ("B3", "2026-03-30", 4), ("B0", "2026-03-31", 1)] and rest["next"] is None
    assert {(lot["sku"], lot["name"], lot["unit"]) for lot in first["items"]} == {("MILK", "Item 1", "piece")}
    assert [lot["batch"] for lot in shop.call("inventory.stock.expiring", days=31)["items"]][3:] == ["B2"]
    assert [lot["batch"] for lot in shop.call("inventory.stock.expiring", days=0)["items"]] == ["B1"]
    consume(shop, 2, batch="B1")
    assert shop.call("inventory.stock.expiring", days=0)["items"] == []
    company = shop.call("companies.get")
    shop.call("companies.update", changes={"settings": company["settings"] | {"expiryDays": 29}})
    assert [lot["batch"] for lot in shop.call("inventory.stock.expiring")["items"]] == ["B3"]
    error = shop.refused("inventory.stock.expiring", days=-1)
    assert error["data"]["problems"][0]["pointer"] == "/days"
    assert shop.refused("inventory.stock.expiring", after="x")["data"]["kind"] == "invalidParams"


def test_a_lot_that_expires_soon_is_told_of_once(data):
    """The core finds the lot in an idle moment. The test sets no clock: the expiry dates are far in the past or the
    future."""
    with Core(data) as core:
        core.call("companies.create", name="Shop")
        core.call("inventory.items.create", **item(sku="MILK", trackBatch=True))
        receive(core, 3, batch="old", expiry="2020-01-01")
        receive(core, 1, batch="new", expiry="2999-01-01")
        until(lambda: alerts(core))
        assert alerts(core) == [("expiring", 3, 3)]
        (alert,) = core.call("inventory.stock.alerts")["items"]
        (lot,) = core.call("inventory.stock.expiring", days=0)["items"]
        assert (alert["lot"], alert["expiry"]) == (lot["lot"], "2020-01-01")
        consume(core, 1, batch="old")
        receive(core, 1, batch="more", expiry="2021-01-01")
        until(lambda: len(alerts(core)) == 2)
    with Core(data) as core:
        receive(core, 1, batch="again", expiry="2022-01-01")
        until(lambda: len(alerts(core)) == 3)
        assert [kind for kind, *_ in alerts(core)] == ["expiring"] * 3
        # A changed expiry causes a new alert.
        core.call("inventory.lots.update", id=lot["lot"], changes={"expiry": "2020-06-01"})
        consume(core, 1, batch="old")
        until(lambda: len(alerts(core)) == 4)


def test_whoever_listens_is_told_of_expiry_as_days_begin(data):
    with Core(data, "--clock", "2026-03-01T23:59:59.990Z") as core:
        core.call("companies.create", name="Shop")
        core.call("events.subscribe", topics=[{"service": "inventory", "type": "stockAlert"}])
        core.call("inventory.items.create", **item(sku="MILK", trackBatch=True))
        receive(core, 1, batch="B1", expiry="2026-04-01")
        assert told(core) == []
        for _ in range(20):
            core.call("system.ping")
        assert len(told(core)) == 1 and alerts(core) == [("expiring", 1, 1)]
