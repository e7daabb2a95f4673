"""Stores that released programs wrote, and what these programs answered about them.

`released` has a backup of each store. The one of 2026-11-30 is of the last program without invoices, assemblies and
price lists: a shop with sixty random orders in all states, and with purchases. The file beside it has the results of
that program, and its exports."""

import gzip
import json
from pathlib import Path

import pytest

from support.core import Core, run

from .test_upgrade import tables

RELEASED = Path(__file__).with_name("released")
BEFORE = "2026-11-30"
RELEASES = sorted(path.name.partition(".")[0] for path in RELEASED.glob("*.tar.gz"))


def restored(release, folder):
    """Restores the backup of a released store, and returns its directory."""
    (folder / "backup.tar").write_bytes(gzip.decompress((RELEASED / f"{release}.tar.gz").read_bytes()))
    directory = folder / "restored"
    assert run("restore", str(folder / "backup.tar"), str(directory)).returncode == 0
    return directory


def answers():
    return json.loads(gzip.decompress((RELEASED / f"{BEFORE}.json.gz").read_bytes()))


def differences(path, before, now):
    """Returns the members that are gone or have another value. New members are no difference."""
    if isinstance(before, dict) and isinstance(now, dict):
        return [one for name in before for one in differences(f"{path}/{name}", before[name], now.get(name, "gone"))]
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        return [one for old, new in zip(before, now) for one in differences(path, old, new)]
    return [] if before == now else [(path, before, now)]


@pytest.fixture
def shop(tmp_path):
    with Core(restored(BEFORE, tmp_path)) as core:
        core.call("companies.select", company=answers()["orders"][0]["company"])
        yield core


@pytest.mark.parametrize("release", RELEASES)
def test_a_released_store_becomes_like_a_new_one(tmp_path, release):
    old, new = restored(release, tmp_path), tmp_path / "new"
    for directory in (old, new):
        with Core(directory) as core:
            core.call("companies.list")
    found, expected = tables(old), tables(new)
    assert found.keys() == expected.keys()
    for name, table in expected.items():
        # The columns of a table may have another order.
        def known(one):
            return [sorted(part) if isinstance(part, list) else part for part in one] if len(one) == 4 else one

        assert known(found[name]) == known(table), name


def test_documents_keep_their_amounts(shop):
    before = answers()
    for kind, method in (("orders", "orders.get"), ("purchases", "purchases.get"), ("items", "inventory.items.get")):
        assert len(before[kind]) >= 6
        for one in before[kind]:
            assert differences(kind, one, shop.call(method, id=one["id"])) == []
    assert differences("levels", before["levels"], shop.call("inventory.stock.levels", limit=200)["items"]) == []
    stores = shop.call("system.diagnostics", check=True)["stores"]
    assert {one["integrity"] for one in stores} == {"ok"}


@pytest.mark.parametrize("format", ["csv", "jsonl"])
def test_exported_files_are_imported_with_the_same_amounts(format):
    before = answers()
    with Core() as core:
        core.call("companies.create", name="New shop", currency="EUR")
        for name, text in before["files"].items():
            kind, _, form = name.rpartition(".")
            if form == format:
                report = core.call(f"{kind}.import", format=format, inline=text)
                assert (report["failed"], report["problems"]) == (0, [])
        found = core.call("orders.list", limit=200)["items"][::-1]
        members = ("status", "net", "tax", "gross", "credited", "paid", "paymentState", "fulfilmentState")
        for old, new in zip(before["orders"], found, strict=True):
            assert [new[name] for name in members] == [old[name] for name in members]


def test_documents_go_on(shop):
    """Open orders are shipped, invoiced and paid, at the amounts that they had. Purchases are received."""
    before = answers()
    orders = [one for one in before["orders"] if one["status"] == "inProgress" and one["gross"]["amount"] > 0]
    assert len(orders) >= 10
    for order in orders:
        left = [
            {"line": one["id"], "quantity": one["quantity"] - one["fulfilled"]}
            for one in order["lines"]
            if one["item"] and one["fulfilled"] < one["quantity"]
        ]
        if left:
            shop.call("orders.ship", id=order["id"], lines=left, collectionType="endUser")
        (document,) = shop.call("orders.invoice", id=order["id"])["documents"]
        assert [document[name] for name in ("net", "tax", "gross")] == [order[name] for name in ("net", "tax", "gross")]
        if order["due"]["amount"] > 0:
            shop.call("orders.payments.add", order=order["id"], amount=order["due"])
        found = shop.call("orders.get", id=order["id"])
        assert (found["gross"], found["due"]["amount"]) == (order["gross"], 0)
    for purchase in before["purchases"]:
        if purchase["status"] in ("ordered", "partlyReceived"):
            left = [
                {"line": one["id"], "quantity": one["quantity"] - one["received"]}
                for one in purchase["lines"]
                if one["item"] and one["received"] < one["quantity"]
            ]
            if not left:
                continue
            done = shop.call("purchases.receive", id=purchase["id"], lines=left)["purchase"]
            assert done["gross"] == purchase["gross"]
