"""A ledger from before the core had lots: its sums stay the same when lots are added."""

import tarfile
from pathlib import Path

from support.core import Core

STORES = Path(__file__).parent.parent / "support" / "ledger_before_lots.tar.gz"


def sound(core):
    return all(store["integrity"] == "ok" for store in core.call("system.diagnostics", check=True)["stores"])


def test_a_ledger_from_before_lots_goes_on(tmp_path):
    """Ten pieces were received, and four of them scrapped."""
    with tarfile.open(STORES) as archive:
        archive.extractall(tmp_path)
    with Core(tmp_path) as core:
        assert sound(core)
        levels = core.call("inventory.stock.levels", by="lot")["items"]
        assert sorted((level["onHand"], level["available"], level["lot"]) for level in levels) == [
            (4, 0, None),
            (6, 6, None),
        ]
        core.call("inventory.stock.consume", sku="BEAN", quantity=5)
        (level,) = core.call("inventory.stock.levels")["items"]
        assert (level["onHand"], level["reserved"], level["available"], level["onOrder"]) == (5, 0, 1, 0)
        assert [item["lacking"] for item in core.call("inventory.stock.low")["items"]] == [7]
        entries = core.call("inventory.stock.entries")["items"]
        assert {entry["lot"] for entry in entries} == {None} and len(entries) == 4
        assert sound(core)
