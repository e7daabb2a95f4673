"""The files of the small shop in Clients/shop: the imports accept them, and they fit together."""

from collections import Counter

from support.core import ROOT, Core

SHOP = ROOT / "Clients/shop"
KINDS = (
    "contacts",
    "inventory.locations",
    "inventory.items",
    "assemblies.boms",
    "inventory.lots",
    "inventory.stock",
    "orders",
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
