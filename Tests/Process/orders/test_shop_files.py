"""The files of the small shop in Clients/shop: the imports accept them, they fit together, and the whole company goes
into another one by files."""

from collections import Counter

import pytest

from support.core import ROOT, Core

SHOP = ROOT / "Clients/shop"
KINDS = (
    "contacts",
    "inventory.locations",
    "inventory.items",
    "inventory.suppliers",
    "prices",
    "assemblies.boms",
    "inventory.lots",
    "inventory.stock",
    "orders",
    "purchases",
)


def test_the_files_of_the_shop_fit_together(tmp_path):
    with Core(":memory:", "--clock", "2026-03-31T18:00:00Z") as core:
        core.call("companies.create", name="Kaffee am Hafen")
        for kind in KINDS:
            path = SHOP / f"{kind.rpartition('.')[2]}.csv"
            report = core.call(f"{kind}.import", format="csv", path=str(path))
            assert report["failed"] == 0 < report["created"], (kind, report["problems"])
        orders = core.call("orders.list", limit=200)["items"]
        assert Counter(one["paymentState"] for one in orders if one["status"] == "closed").keys() == {"paid"}
        assert {one["createdAt"][:7] for one in orders} == {"2026-03"}
        low = core.call("inventory.stock.low")["items"]
        assert {"BACK-02", "VOR-01"} <= {one["sku"] for one in low}
        assert core.call("dashboard.summary")["lowItems"] == len(low)
        assert core.call("inventory.stock.expiring")["items"]


CLOCK = ("--clock", "2026-03-31T18:00:00Z")


def moved_in(core, files, format):
    """Imports files, given by their kind, into a new company."""
    core.call("companies.create", name="Kaffee am Hafen", currency="EUR")
    for kind, text in files.items():
        report = core.call(f"{kind}.import", format=format, inline=text)
        assert report["failed"] == 0, (kind, report["problems"])


@pytest.mark.parametrize("format", ["csv", "jsonl"])
def test_a_whole_company_moves_by_files(format):
    """The shop sells, builds, receives and changes a supplier. A company into which all its files are imported exports
    the same files."""
    with Core(":memory:", *CLOCK) as core:
        moved_in(core, {kind: (SHOP / f"{kind.rpartition('.')[2]}.csv").read_text() for kind in KINDS}, "csv")
        hotel = core.call("contacts.search", text="Seeblick")["items"][0]["id"]
        lines = [{"sku": "BACK-02", "quantity": 12}, {"sku": "KAF-01", "quantity": 12}]
        sold = core.call("orders.sell", contact=hotel, currency="EUR", lines=lines, payment={"method": "card"})
        assert [(one["unitPrice"]["amount"], one["priceSource"]) for one in sold_lines(core, sold)] == [
            (2150, "contact"), (2150, "list"),
        ]  # fmt: skip
        (open_one,) = core.call("purchases.list", status="ordered")["items"]
        core.call("purchases.receive", id=open_one["id"], lines=[{"sku": "TEE-01", "quantity": 6, "batch": "T260331"}])
        build = core.call("assemblies.builds.create", sku="MIX-01", quantity=2)["id"]
        core.call("assemblies.builds.complete", id=build, batch="M260331")
        # The second supplier of the syrup is preferred from now on, and another item gets its first supplier last.
        syrup = core.call("inventory.items.get", sku="VOR-03")["id"]
        second = core.call("inventory.suppliers.list", item=syrup)["items"][0]
        core.call("inventory.suppliers.update", id=second["id"], changes={"preferred": True})
        blend = core.call("inventory.items.get", sku="MIX-01")["id"]
        core.call("inventory.suppliers.create", item=blend, contact=second["contact"], leadDays=2)
        files = exported(core, format)
    with Core(":memory:", *CLOCK) as core:
        moved_in(core, files, format)
        assert exported(core, format) == files


def sold_lines(core, sold):
    return core.call("orders.get", id=sold["order"]["id"])["lines"]


def exported(core, format):
    return {kind: core.call(f"{kind}.export", format=format, inline=True)["text"] for kind in KINDS}


def test_a_row_completes_the_supplier_that_the_items_file_named():
    """A file of items names a supplier. The file of suppliers completes it, and adds another one. A second import of
    the file changes nothing."""
    with Core(":memory:", *CLOCK) as core:
        core.call("companies.create", name="Kaffee am Hafen", currency="EUR")
        for name in ("Nord", "Albers"):
            core.call("contacts.create", name=name, kinds=["supplier"])
        text = "sku,name,unit,supplier,supplierSku\nTEA,Tea,tin,Nord,N-1\n"
        assert core.call("inventory.items.import", format="csv", inline=text)["created"] == 1
        text = "item,contact,sku,leadDays,preferred\nTEA,Nord,N-1,3,true\nTEA,Albers,A-1,4,false\n"
        report = core.call("inventory.suppliers.import", format="csv", inline=text)
        assert (report["created"], report["updated"], report["failed"]) == (1, 1, 0)
        item = core.call("inventory.items.get", sku="TEA")["id"]
        before = core.call("inventory.suppliers.list", item=item)["items"]
        assert {one["sku"]: (one["leadDays"], one["preferred"]) for one in before} == {
            "N-1": (3, True), "A-1": (4, False),
        }  # fmt: skip
        report = core.call("inventory.suppliers.import", format="csv", inline=text)
        assert (report["created"], report["updated"], report["failed"]) == (0, 0, 2)
        assert "mode=upsert" in str(report["problems"])
        assert core.call("inventory.suppliers.list", item=item)["items"] == before
