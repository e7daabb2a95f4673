"""Records with the same natural key on disconnected devices, such as a batch, a serial number or a location's code,
become one."""

import pytest

from support.core import Core, item
from support.devices import Devices, pages


class Apart:
    """A company on devices that don't sync until `meet` is called."""

    def __init__(self, devices, shop):
        self.devices, self.shop = devices, shop

    def call(self, device, method, **params):
        return self.devices[device].call(method, company=self.shop, **params)

    def refused(self, device, method, **params):
        return self.devices[device].refused(method, company=self.shop, **params)

    def part(self):
        self.devices.settle()
        for core in self.devices:
            core.call("sync.disconnect")

    def meet(self, *order):
        for number in order or range(len(self.devices.cores)):
            self.devices[number].call("sync.connect", cloud=str(self.devices.file))
            self.devices[number].call("sync.now", wait=True)
        return self.devices.agree()

    def all(self, device, method, **params):
        return pages(self.devices[device], method, company=self.shop, **params)

    def conflicts(self):
        lines = self.devices.lines(self.shop)
        return {(line["type"], line["field"], line["reason"]) for line in lines}


@pytest.fixture
def apart(devices, shop):
    return Apart(devices, shop)


def sound(apart):
    """Checks that the ledger is complete, and needs no repair."""
    for device in range(len(apart.devices.cores)):
        assert apart.call(device, "inventory.stock.rebuild")["count"] == 0


@pytest.mark.parametrize("first", [0, 1])
def test_a_batch_is_one_lot(apart, first):
    product = apart.call(0, "inventory.items.create", **item(1, trackBatch=True))["id"]
    apart.part()
    apart.call(0, "inventory.stock.receive", item=product, quantity=5, batch="B7", expiry="2031-04-30")
    apart.call(1, "inventory.stock.receive", item=product, quantity=5, batch="B7")
    (lot,) = apart.all(1, "inventory.lots.list")
    apart.call(1, "inventory.lots.update", id=lot["id"], changes={"note": "Top shelf"})
    apart.meet(first, 1 - first)
    for device in (0, 1):
        (lot,) = apart.all(device, "inventory.lots.list")
        assert (lot["batch"], lot["onHand"], lot["expiry"], lot["note"]) == ("B7", 10, "2031-04-30", "Top shelf")
        assert apart.call(device, "inventory.stock.consume", item=product, quantity=3, batch="B7")
    assert [entry["quantity"] for entry in apart.meet()["Shop inventory.stock.entries"]].count(5) == 2
    (level,) = apart.all(0, "inventory.stock.levels", by="lot")
    assert level["onHand"] == 4
    sound(apart)


def test_a_serial_number_received_twice_is_two_and_an_alert(apart):
    product = apart.call(0, "inventory.items.create", **item(1, trackSerial=True))["id"]
    apart.part()
    for device in (0, 1):
        apart.call(device, "inventory.stock.receive", item=product, quantity=1, serials=["SN1"])
    apart.meet()
    for device in (0, 1):
        (lot,) = apart.all(device, "inventory.lots.list")
        assert (lot["serial"], lot["onHand"]) == ("SN1", 2)
        (alert,) = [alert for alert in apart.all(device, "inventory.stock.alerts") if alert["kind"] == "serialTwice"]
        assert (alert["item"], alert["lot"], alert["onHand"]) == (product, lot["id"], 2)
    # A person corrects the quantity on hand. The alert is listed only once.
    apart.call(0, "inventory.stock.adjust", item=product, to=1, serials=["SN1"], reason="Was one")
    apart.meet()
    assert [lot["onHand"] for lot in apart.all(1, "inventory.lots.list")] == [1]
    assert [alert["kind"] for alert in apart.all(1, "inventory.stock.alerts")].count("serialTwice") == 1
    sound(apart)


def test_the_code_of_a_location_is_one_location(apart):
    product = apart.call(0, "inventory.items.create", **item(1))["id"]
    apart.part()
    for device, code in enumerate(("A-1", "a-1")):
        made = apart.call(device, "inventory.locations.create", name="Shelf", code=code)
        apart.call(device, "inventory.stock.receive", item=product, quantity=5, location=made["id"])
    apart.call(0, "inventory.locations.update", id=made["id"], changes={"note": "Left"})
    apart.meet()
    for device in (0, 1):
        found = [one for one in apart.all(device, "inventory.locations.list") if one["name"] == "Shelf"]
        assert [(one["id"], one["note"]) for one in found] == [(made["id"], "Left")]
        (level,) = apart.all(device, "inventory.stock.levels", by="location")
        assert level["onHand"] == 10
    sound(apart)


def test_a_key_that_was_given_up_is_free_again(apart):
    """A lot keeps its id when its batch is changed. A new lot of the old batch has another id, the same on all
    devices."""
    product = apart.call(0, "inventory.items.create", **item(1, trackBatch=True))["id"]
    apart.call(0, "inventory.stock.receive", item=product, quantity=1, batch="B7")
    (lot,) = apart.all(0, "inventory.lots.list")
    apart.call(0, "inventory.lots.update", id=lot["id"], changes={"batch": "B8"})
    apart.part()
    for device in (0, 1):
        apart.call(device, "inventory.stock.receive", item=product, quantity=2, batch="B7")
    apart.meet()
    assert {(lot["batch"], lot["onHand"]) for lot in apart.all(1, "inventory.lots.list")} == {("B7", 4), ("B8", 1)}
    sound(apart)


@pytest.mark.parametrize("first", [0, 1])
def test_lots_that_were_given_one_batch_later_become_one(apart, first):
    """Records of older programs also have ids that are not computed from their keys."""
    product = apart.call(0, "inventory.items.create", **item(1, trackBatch=True))["id"]
    apart.part()
    made = []
    for device, name in enumerate(("left", "right")):
        apart.call(device, "inventory.stock.receive", item=product, quantity=5, batch=name)
        (lot,) = apart.all(device, "inventory.lots.list")
        changes = {
            "batch": "B7",
            **({"expiry": "2031-04-30"} if device else {"note": "Top shelf"}),
            "supplierLot": name,
        }
        apart.call(device, "inventory.lots.update", id=lot["id"], changes=changes)
        made.append(lot["id"])
    apart.meet(first, 1 - first)
    root, other = sorted(made)
    for device in (0, 1):
        (lot,) = apart.all(device, "inventory.lots.list")
        assert (lot["id"], lot["batch"], lot["onHand"]) == (root, "B7", 10)
        assert (lot["expiry"], lot["note"]) == ("2031-04-30", "Top shelf")
        assert apart.call(device, "inventory.lots.get", id=other)["joined"] == root
        # A request that names the archived record uses the remaining record.
        apart.call(device, "inventory.stock.consume", item=product, quantity=1, lot=other)
        # The two receipts and the consumption of this device. The consumption of the other device may have arrived,
        # too.
        assert len(apart.all(device, "inventory.stock.entries", lot=root)) in (3, 3 + device)
    assert ("lot", "supplierLot", "duplicate") in apart.conflicts()
    apart.meet()
    assert [lot["onHand"] for lot in apart.all(0, "inventory.lots.list")] == [8]
    for lot in made:
        assert apart.refused(0, "inventory.lots.delete", id=lot)["data"]["kind"] == "inUse"
    refused = apart.refused(1, "inventory.lots.update", id=other, changes={"note": "?"})
    assert refused["data"]["problems"][0]["pointer"] == "/id"
    # A receipt into the archived record can still be reversed.
    entries = [entry for entry in apart.all(0, "inventory.stock.entries") if entry["quantity"] == 5]
    for entry in entries[:1]:
        apart.call(0, "inventory.stock.reverse", transaction=entry["transaction"], reason="Wrong")
    apart.meet()
    assert [lot["onHand"] for lot in apart.all(1, "inventory.lots.list")] == [3]
    text = apart.call(0, "inventory.lots.export", format="csv", inline=True)
    assert text["rows"] == 1
    sound(apart)


def test_what_is_posted_to_a_joined_lot_later_counts(tmp_path):
    """A third device does not know yet that two lots became one, and posts to the lot that was archived."""
    with Devices(tmp_path, 3) as devices:
        shop = devices[0].call("companies.create", name="Shop")["id"]
        apart = Apart(devices, shop)
        product = apart.call(0, "inventory.items.create", **item(1, trackBatch=True))["id"]
        made = []
        for name in ("left", "right"):
            apart.call(0, "inventory.stock.receive", item=product, quantity=5, batch=name)
        made = [lot["id"] for lot in apart.all(0, "inventory.lots.list")]
        apart.part()
        for device in (0, 1):
            apart.call(device, "inventory.lots.update", id=made[device], changes={"batch": "B7"})
        devices[0].call("sync.connect", cloud=str(devices.file))
        devices[1].call("sync.connect", cloud=str(devices.file))
        devices.sync(0, 1, 0)
        apart.call(2, "inventory.stock.receive", item=product, quantity=3, lot=max(made))
        apart.meet(2)
        for device in range(3):
            (lot,) = apart.all(device, "inventory.lots.list")
            assert (lot["batch"], lot["onHand"]) == ("B7", 13)
        sound(apart)


@pytest.mark.parametrize("first", [0, 1])
def test_locations_that_were_given_one_code_later_become_one(apart, first):
    product = apart.call(0, "inventory.items.create", **item(1))["id"]
    apart.part()
    made = []
    for device in (0, 1):
        location = apart.call(device, "inventory.locations.create", name="Shelf", barcode=f"LOC{device}")["id"]
        apart.call(device, "inventory.locations.update", id=location, changes={"code": "A-1"})
        apart.call(device, "inventory.stock.receive", item=product, quantity=5, location=location)
        made.append(location)
    part = apart.call(1, "inventory.locations.create", name="Bin", parent=made[1])["id"]
    apart.call(1, "inventory.stock.receive", item=product, quantity=1, location=part)
    apart.meet(first, 1 - first)
    root, other = sorted(made)
    for device in (0, 1):
        (shelf,) = [one for one in apart.all(device, "inventory.locations.list") if one["name"] == "Shelf"]
        assert (shelf["id"], shelf["code"]) == (root, "A-1")
        levels = apart.all(device, "inventory.stock.levels", by="location", location="A-1", includeSub=True)
        assert sorted(level["onHand"] for level in levels) == [1, 10]
        apart.call(device, "inventory.stock.consume", item=product, quantity=1, location=other)
    apart.meet()
    levels = apart.all(0, "inventory.stock.levels", by="location", location=root)
    assert [level["onHand"] for level in levels] == [8]
    sound(apart)


@pytest.mark.parametrize("first", [0, 1])
def test_the_record_made_later_loses_a_barcode(apart, first):
    early = apart.call(0, "inventory.items.create", **item(1))["id"]
    apart.devices.settle()
    late = apart.call(1, "inventory.items.create", **item(2, barcodes=["KEEP"]))["id"]
    shelves = [apart.call(1, "inventory.locations.create", name=name)["id"] for name in ("One", "Two")]
    apart.part()
    # One device writes the code as EAN-13, the other as UPC-A. Scanners read both as the same code.
    apart.call(0, "inventory.items.update", id=early, changes={"barcodes": ["0036000291452"]})
    apart.call(1, "inventory.items.update", id=late, changes={"barcodes": ["036000291452", "KEEP"]})
    for device in (0, 1):
        apart.call(device, "inventory.locations.update", id=shelves[device], changes={"barcode": "LOC"})
    apart.meet(first, 1 - first)
    for device in (0, 1):
        codes = {one["id"]: one["barcodes"] for one in apart.all(device, "inventory.items.list")}
        assert codes == {early: ["0036000291452"], late: ["KEEP"]}
        found = apart.call(device, "inventory.items.find", barcode="036000291452")
        assert early in str(found) and late not in str(found)
        bars = {
            one["id"]: one["barcode"] for one in apart.all(device, "inventory.locations.list") if one["id"] in shelves
        }
        assert bars == {shelves[0]: "LOC", shelves[1]: None}
        checked = apart.call(device, "scan.resolve", code="LOC")
        assert shelves[1] not in str(checked)
    assert {("item", "barcodes", "renamed"), ("location", "barcode", "renamed")} <= apart.conflicts()
    alerts = [alert for device in (0, 1) for alert in apart.all(device, "inventory.stock.alerts")]
    taken = {(alert["item"], alert["location"]) for alert in alerts if alert["kind"] == "barcodeTaken"}
    assert taken == {(late, None), (None, shelves[1])}
    # Another company can import the exported file.
    text = apart.call(0, "inventory.items.export", format="jsonl", inline=True)["text"]
    other = apart.devices[0].call("companies.create", name="Other")["id"]
    imported = apart.devices[0].call("inventory.items.import", company=other, format="jsonl", inline=text)
    assert (imported["created"], imported["failed"]) == (2, 0), imported


def test_own_fields_merge_each_for_itself(apart):
    custom = {"color": "red", "size": 1, "old": True}
    id = apart.call(0, "inventory.items.create", **item(1, custom=custom))["id"]
    apart.part()
    apart.call(0, "inventory.items.update", id=id, changes={"custom": {"color": "blue", "left": 1, "old": None}})
    apart.call(1, "inventory.items.update", id=id, changes={"custom": {"color": "green", "size": 2, "right": "x"}})
    apart.meet()
    for device in (0, 1):
        merged = apart.call(device, "inventory.items.get", id=id)["custom"]
        assert merged == {"color": "green", "size": 2, "left": 1, "right": "x"}
    (line,) = apart.devices.lines(apart.shop)
    assert (line["field"], line["ancestor"], line["local"], line["server"]) == ("custom.color", "red", "green", "blue")
    apart.call(1, "sync.conflicts.resolve", id=line["id"], take="server")
    apart.meet()
    assert apart.call(0, "inventory.items.get", id=id)["custom"]["color"] == "blue"


@pytest.mark.parametrize("first", [0, 1])
def test_the_personal_company_is_one(tmp_path, first):
    cloud = str(tmp_path / "cloud.sqlite")
    with Core(tmp_path / "device0") as one, Core(tmp_path / "device1") as two:
        cores = [one, two]
        for number, core in enumerate(cores):
            mine = core.call("companies.personal")["id"]
            core.call("companies.select", company=mine)
            core.call("companies.update", company=mine, changes={"name": f"Mine {number}"})
            product = core.call("inventory.items.create", company=mine, **item(number))["id"]
            core.call("inventory.stock.receive", company=mine, item=product, quantity=number + 1)
            shelf = core.call("inventory.locations.create", company=mine, name=f"Shelf {number}", code="A-1")["id"]
            core.call("inventory.stock.receive", company=mine, item=product, quantity=5, location=shelf)
        for core in (cores[first], cores[1 - first]):
            core.call("sync.connect", cloud=cloud)
            core.call("sync.now", wait=True)
        devices = Devices.__new__(Devices)
        devices.cores = cores
        seen = devices.agree()
        assert [company["kind"] for company in seen["companies"]] == ["personal"]
        (mine,) = [company["id"] for company in seen["companies"]]
        assert {core.call("companies.personal")["id"] for core in cores} == {mine}
        assert {core.call("companies.selected")["id"] for core in cores} == {mine}
        # The two devices gave different names. One name is discarded, and a conflict line has it.
        lines = pages(one, "sync.conflicts.list", company=mine)
        assert {("company", "name"), ("location", "name")} == {(line["type"], line["field"]) for line in lines}
        for core in cores:
            levels = core.call("inventory.stock.levels", company=mine, by="location")["items"]
            assert sorted(level["onHand"] for level in levels) == [1, 2, 5, 5]
            assert len({level["location"] for level in levels}) == 2
            assert core.call("inventory.stock.rebuild", company=mine)["count"] == 0
