"""Days are those of the company's time zone, not of UTC. Python's time zones give the expected days."""

import datetime
import json
import zoneinfo

import pytest

from support.core import Core, item
from support.order_desk import eur

LOS_ANGELES, AUCKLAND = "America/Los_Angeles", "Pacific/Auckland"
# At the times of these tests, some of these time zones have a different date than UTC.
ZONES = [None, LOS_ANGELES, AUCKLAND, "Asia/Kolkata", "Pacific/Kiritimati", "Pacific/Marquesas"]
INSTANTS = ["2026-11-27T11:30:00Z", "2026-11-28T00:30:00Z", "2026-11-28T08:30:00Z", "2026-11-28T23:30:00Z"]


def company(core, zone, **settings):
    made = core.call("companies.create", name="Shop", **({"timeZone": zone} if zone else {}))
    core.call("companies.setTier", company=made["id"], tier="enterprise")
    if settings:
        core.call("companies.update", company=made["id"], changes={"settings": made["settings"] | settings})
    return {"company": made["id"]}


def milk(core, here, *lots):
    core.call("inventory.items.create", **item(sku="MILK", trackBatch=True), **here)
    for batch, expiry in lots:
        core.call("inventory.stock.receive", sku="MILK", quantity=2, batch=batch, expiry=expiry, **here)


@pytest.mark.parametrize("instant", INSTANTS)
def test_a_lot_is_good_until_the_end_of_its_last_day_there(instant):
    moment = datetime.datetime.fromisoformat(instant)
    with Core(":memory:", "--clock", instant, "--seed", "1") as core:
        for zone in ZONES:
            here = company(core, zone)
            today = moment.astimezone(zoneinfo.ZoneInfo(zone or "UTC")).date()
            yesterday, tomorrow = (str(today + datetime.timedelta(days=days)) for days in (-1, 1))
            milk(core, here, ("late", tomorrow), ("over", yesterday), ("due", str(today)))
            listed = core.call("inventory.stock.expiring", days=0, **here)["items"]
            assert [lot["batch"] for lot in listed] == ["over", "due"], zone
            # Expired lots are not picked. Of the others, the lot that expires first is picked first.
            taken = core.call("inventory.stock.consume", sku="MILK", quantity=3, **here)
            lots = {lot["id"]: lot["batch"] for lot in core.call("inventory.lots.list", **here)["items"]}
            assert [(lots[one["lot"]], one["quantity"]) for one in taken["entries"]] == [("due", -2), ("late", -1)], (
                zone
            )
            refused = core.refused("inventory.stock.consume", sku="MILK", quantity=2, **here)["data"]
            assert (refused["kind"], refused["available"]) == ("insufficientStock", 1), zone
            named = core.call("inventory.stock.consume", sku="MILK", quantity=1, batch="late", **here)
            assert named["expired"] == []


@pytest.mark.parametrize(("zone", "is_expired"), [(LOS_ANGELES, False), (None, True), (AUCKLAND, True)])
def test_an_expired_lot_that_is_named_is_told_of(zone, is_expired):
    with Core(":memory:", "--clock", "2026-11-28T00:30:00Z", "--seed", "1") as core:
        here = company(core, zone)
        milk(core, here, ("B1", "2026-11-27"))
        lot = core.call("inventory.lots.list", **here)["items"][0]["id"]
        moved = core.call("inventory.stock.adjust", sku="MILK", by=-1, lot=lot, reason="broken", **here)
        assert moved["expired"] == ([lot] if is_expired else [])
        # A loan without a named lot takes no expired lot, either.
        core.call("contacts.create", kinds=["customer"], name="Bea", **here)
        bea = core.call("contacts.list", **here)["items"][0]["id"]
        loan = {"sku": "MILK", "quantity": 1, "contact": bea, **here}
        if is_expired:
            assert core.refused("inventory.loans.create", **loan)["data"]["kind"] == "insufficientStock"
        else:
            assert core.call("inventory.loans.create", **loan)["parts"][0]["lot"] == lot


@pytest.mark.parametrize(
    ("zone", "midnight"),
    [(LOS_ANGELES, "2026-03-02T08:00:00Z"), ("Asia/Kathmandu", "2026-03-01T18:15:00Z"), (None, "2026-03-02T00:00:00Z")],
)
def test_alerts_come_as_the_day_begins_there(data, zone, midnight):
    # The usual warning time is 30 days: on 2 March, the alert for goods that expire on 1 April is due.
    clock = datetime.datetime.fromisoformat(midnight) - datetime.timedelta(milliseconds=12)
    with Core(data, "--clock", clock.isoformat().replace("+00:00", "Z")) as core:
        here = company(core, zone)
        core.call("events.subscribe", topics=[{"service": "inventory", "type": "stockAlert"}])
        milk(core, here, ("B1", "2026-04-01"))
        assert core.call("inventory.stock.alerts", **here)["items"] == []
        for _ in range(20):
            core.call("system.ping")
        (alert,) = core.call("inventory.stock.alerts", **here)["items"]
        assert (alert["kind"], alert["expiry"]) == ("expiring", "2026-04-01") and alert["at"] >= midnight[:-1]


def order(core, here, contact):
    line = {"text": "x", "quantity": 1, "unitPrice": eur(1)}
    made = core.call("orders.create", contact=contact, currency="EUR", lines=[line], **here)["id"]
    return core.call("orders.step", id=made, to="submitted", **here)


@pytest.mark.parametrize(
    ("zone", "day"), [(AUCKLAND, "20270101"), (LOS_ANGELES, "20261231"), (None, "20261231"), ("Asia/Tokyo", "20270101")]
)
def test_numbers_are_of_the_day_there(zone, day):
    # It is nine in the morning of 1 January in Auckland.
    with Core(":memory:", "--clock", "2026-12-31T20:00:00Z", "--seed", "1") as core:
        pattern = "{year}{month}{day}-{number:3}"
        here = company(core, zone, orderNumberFormat=pattern, purchaseNumberFormat=f"P{pattern}")
        bea = core.call("contacts.create", kinds=["customer", "supplier"], name="Bea", **here)["id"]
        assert order(core, here, bea)["number"] == f"{day}-001"
        core.call("inventory.items.create", **item(sku="MILK"), **here)
        lines = [{"sku": "MILK", "quantity": 1, "unitPrice": eur(1)}]
        bought = core.call("purchases.create", contact=bea, currency="EUR", lines=lines, **here)["id"]
        assert core.call("purchases.step", id=bought, to="ordered", **here)["number"] == f"P{day}-001"
        (row,) = core.call("reports.sales", **here)["items"]
        assert row["day"].replace("-", "") == day


@pytest.mark.parametrize("year", [2026, 2027])
def test_numbers_go_on_behind_those_of_older_programs_too(year):
    """Earlier versions of the program used the year of UTC in numbers. New numbers continue after them."""
    with Core(":memory:", "--clock", "2026-12-31T20:00:00Z", "--seed", "1") as core:
        here = company(core, AUCKLAND, orderNumberFormat="{year}-{number:3}")
        bea = core.call("contacts.create", kinds=["customer"], name="Bea", **here)["id"]
        row = {
            "number": f"{year}-041",
            "status": "submitted",
            "contact": "Bea",
            "currency": "EUR",
            "lines": [{"text": "x", "quantity": 1, "unitPrice": eur(1)}],
            "steps": [{"to": "submitted", "at": "2026-12-31T18:00:00Z"}],
        }
        text = json.dumps(row) + "\n"
        assert core.call("orders.import", format="jsonl", inline=text, **here)["created"] == 1
        assert order(core, here, bea)["number"] == "2027-042"


def test_the_stock_is_valued_at_the_end_of_a_day_there():
    with Core(":memory:", "--clock", "2026-11-28T12:00:00Z", "--seed", "1") as core:
        for zone in (LOS_ANGELES, AUCKLAND, None):
            here = company(core, zone)
            core.call("inventory.items.create", **item(sku="MILK"), **here)
            there = zoneinfo.ZoneInfo(zone or "UTC")
            for quantity, hour in ((1, 23), (2, 24)):
                # The times are one hour before midnight, and midnight.
                midnight = datetime.datetime(2026, 11, 26, tzinfo=there) + datetime.timedelta(hours=hour)
                instant = midnight.astimezone(datetime.UTC).isoformat().replace("+00:00", "Z")
                core.call(
                    "inventory.stock.receive",
                    sku="MILK",
                    quantity=quantity,
                    unitCost=eur(10),
                    effectiveAt=instant,
                    **here,
                )
            found = core.call("reports.stockValue", at="2026-11-26", **here)
            assert (found["timeZone"], found["totals"][0]["value"]) == (zone or "UTC", eur(10))
            end = datetime.datetime(2026, 11, 27, tzinfo=there) - datetime.timedelta(milliseconds=1)
            assert datetime.datetime.fromisoformat(found["at"]) == end
            assert core.call("reports.stockValue", at="2026-11-27", **here)["totals"][0]["value"] == eur(30)
            assert core.call("reports.stockValue", at="2026-11-25", **here)["totals"] == []
            # A day that is not over counts up to the current time.
            assert core.call("reports.stockValue", at="2030-01-01", **here)["at"] < "2026-11-28T12:00:01"
            assert core.call("reports.stockValue", at=found["at"], **here)["totals"][0]["value"] == eur(10)
        problem = core.refused("reports.stockValue", at="2026-11-31", **here)["data"]["problems"][0]
        assert problem["pointer"] == "/at"
        assert problem["message"] == "at must be a day such as 2026-11-30, or an instant such as 2026-11-30T17:00:00Z"
