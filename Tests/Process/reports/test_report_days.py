"""The days of reports are those of the company's time zone, compared with Python's time zones."""

import datetime
import os
import pathlib
import zoneinfo

import pytest

from support.core import BINARY, Core
from support.order_desk import eur

ZONES = [
    "Europe/Berlin",
    "Europe/Dublin",
    "America/New_York",
    "America/Santiago",
    "America/St_Johns",
    "Africa/Casablanca",
    "Africa/Cairo",
    "Asia/Kolkata",
    "Asia/Tehran",
    "Asia/Gaza",
    "Australia/Lord_Howe",
    "Pacific/Kiritimati",
    "Pacific/Marquesas",
    "Etc/GMT+12",
]
INSTANTS = [
    "1935-06-01T04:30:00Z",
    "2026-03-28T23:30:00Z",
    "2026-04-24T21:30:00Z",
    "2026-09-06T03:30:00Z",
    "2026-09-06T04:30:00Z",
    "2026-12-31T23:59:00Z",
    "2027-01-01T11:30:00Z",
    "2050-06-30T22:30:00Z",
    "2050-11-06T04:30:00Z",
    "2051-03-26T23:30:00Z",
]


def shop(core, zone):
    """Creates a company in this time zone, with one order that was submitted now."""
    company = core.call("companies.create", name="Shop", **({"timeZone": zone} if zone else {}))["id"]
    core.call("companies.setTier", company=company, tier="enterprise")
    here = {"company": company}
    customer = core.call("contacts.create", kinds=["customer"], name="Bea", **here)["id"]
    line = {"text": "x", "quantity": 1, "unitPrice": eur(1)}
    order = core.call("orders.create", contact=customer, currency="EUR", lines=[line], **here)["id"]
    core.call("orders.step", id=order, to="submitted", **here)
    return here


@pytest.mark.parametrize("instant", INSTANTS)
def test_an_order_counts_on_the_day_that_it_is_there(instant):
    moment = datetime.datetime.fromisoformat(instant)
    with Core(":memory:", "--clock", instant, "--seed", "1") as core:
        for zone in ZONES:
            here = shop(core, zone)
            day = moment.astimezone(zoneinfo.ZoneInfo(zone)).date()
            report = core.call("reports.sales", **here)
            assert (report["timeZone"], [row["day"] for row in report["items"]]) == (zone, [str(day)]), zone
            monday = day - datetime.timedelta(days=day.weekday())
            for by, begin in (("week", monday), ("month", day.replace(day=1))):
                assert core.call("reports.sales", by=by, **here)["items"][0]["day"] == str(begin), zone
            for before, after, count in ((-1, -1, 0), (-1, 0, 1), (0, 0, 1), (0, 1, 1), (1, 1, 0)):
                span = {
                    name: str(day + datetime.timedelta(days=days)) for name, days in (("from", before), ("to", after))
                }
                found = core.call("reports.sales", **span, **here)["totals"]
                assert [one["orders"] for one in found] == [1] * count, (zone, span)


def test_of_zones_that_nobody_knows_days_are_those_of_utc(tmp_path):
    """A zone that does not exist, a file that is no zone, a folder, and no zone at all."""
    real = zoneinfo.ZoneInfo("Europe/Berlin")
    source = next(path for root in zoneinfo.TZPATH if os.path.isfile(path := os.path.join(root, "Europe/Berlin")))
    whole = pathlib.Path(source).read_bytes()
    files = {"Good": whole, "Empty": b"", "Text": b"TZif?" * 100, "Cut": whole[:200], "Half": whole[: len(whole) // 2]}
    for number in range(40):
        place = 20 + number * 37
        files[f"Flaw{number}"] = whole[:place] + bytes([whole[place] ^ 0x91]) + whole[place + 1 :]
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    (tmp_path / "Folder").mkdir()
    instant = "2026-07-01T22:30:00Z"
    local = datetime.datetime.fromisoformat(instant).astimezone(real).date()
    core = object.__new__(Core)
    command = [BINARY, "serve", "--data", ":memory:", "--clock", instant, "--seed", "1"]
    core.begin(command, env={**os.environ, "TZDIR": str(tmp_path)})
    with core:
        for zone in (None, "Nowhere", "Folder", "Empty", "Text", "Cut", "Half"):
            report = core.call("reports.sales", **shop(core, zone))
            assert (report["timeZone"], report["items"][0]["day"]) == ("UTC", "2026-07-01"), zone
        report = core.call("reports.sales", **shop(core, "Good"))
        assert (report["timeZone"], report["items"][0]["day"]) == ("Good", str(local))
        for number in range(40):
            # The file of the time zone has random faults. In any case, the local day is within one day of the UTC day.
            here = shop(core, f"Flaw{number}")
            assert core.call("reports.sales", **here)["items"][0]["day"][:7] in ("2026-06", "2026-07")
            assert core.call("reports.sales", **here, **{"from": "2026-06-30", "to": "2026-07-03"})["items"]
