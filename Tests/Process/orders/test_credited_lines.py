"""The part of an invoice that can't be shipped is credited. The invoice does not change, the reservation ends, and the
order can be completed."""

import itertools
import json

import pytest

from support.core import item
from support.devices import Devices, pages
from support.order_desk import desk, eur, problems

TWO = list(itertools.permutations(range(2)))


@pytest.fixture
def shop(data):
    made = desk(data, beans=10, cups=5)
    with made.core:
        yield made


def invoiced(shop):
    """An invoiced order of four beans, of which two were shipped, three cups, and a service."""
    lines = [
        {"item": shop.items["beans"], "quantity": 4, "unitPrice": eur(1000), "taxRate": 7},
        {"item": shop.items["cups"], "quantity": 3, "unitPrice": eur(333), "taxRate": 19},
        {"text": "Delivery", "quantity": 1, "unitPrice": eur(500), "taxRate": 19},
    ]
    order = shop.call("orders.create", contact=shop.customer, currency="EUR", lines=lines)
    shop.step(order, "submitted", "inProgress")
    shop.ship(order, 2)
    shop.step(order, "invoiced")
    return order


def entries(shop, order):
    return [(one["type"], one["quantity"], one["reason"]) for one in shop.get(order)["entries"]]


def test_the_rest_of_an_invoiced_order_is_credited(shop):
    order = invoiced(shop)
    beans, cups, _ = (line["id"] for line in order["lines"])
    before = shop.call("orders.document", id=order["id"], kind="invoice")
    waiting = shop.refused("orders.step", id=order["id"], to="shipped")
    assert "orders.lines.credit" in json.dumps(waiting)
    assert shop.stock("beans") == (8, 2, 6)
    done = shop.call("orders.lines.credit", id=beans, quantity=1, reason="Sold out")
    assert (done["dropped"], done["cancelled"], done["demand"], done["quantity"]) == (1, 0, 1, 4)
    assert shop.stock("beans") == (8, 1, 7)
    done = shop.call("orders.lines.credit", id=beans)
    assert (done["dropped"], done["demand"], done["queuedAt"]) == (2, 0, None)
    shop.call("orders.lines.credit", id=cups)
    assert (shop.stock("beans"), shop.stock("cups")) == ((8, 0, 8), (5, 0, 5))
    # Net: 20.00 with 7 percent of tax, and 9.99 with 19 percent of tax.
    credits = {
        "net": eur(2000 + 999),
        "tax": eur(140 + 190),
        "gross": eur(2140 + 1189),
        "taxes": [
            {"taxRate": 7, "taxCategory": "S", "net": eur(2000), "tax": eur(140), "gross": eur(2140)},
            {"taxRate": 19, "taxCategory": "S", "net": eur(999), "tax": eur(190), "gross": eur(1189)},
        ],
    }
    seen = shop.get(order)
    assert (seen["credits"], seen["credited"], seen["fulfilmentState"]) == (credits, credits["gross"], "full")
    after = shop.call("orders.document", id=order["id"], kind="invoice")
    sums = before["sums"] | {"credits": credits, "credited": credits["gross"], "due": seen["due"]}
    assert after == before | {"sums": sums}
    assert entries(shop, order)[1:] == [("dropped", 1, "Sold out"), ("dropped", 1, None), ("dropped", 3, None)]
    shop.call("orders.payments.add", order=order["id"], amount=seen["due"])
    assert shop.step(order, "shipped", "paid", "closed")["paymentState"] == "paid"
    assert {one["integrity"] for one in shop.call("system.diagnostics", check=True)["stores"]} == {"ok"}


def test_a_packing_list_asks_for_nothing_that_was_credited(shop):
    order = invoiced(shop)
    beans, cups, _ = (line["id"] for line in order["lines"])
    shop.call("orders.lines.credit", id=beans, quantity=1)
    shop.call("orders.lines.credit", id=cups)

    def quantities(kind):
        rows = shop.call("orders.document", id=order["id"], kind=kind)["lines"]
        return [(row["quantity"], row["shipped"]) for row in rows]

    assert quantities("packingList") == [(3, 2), (0, 0), (1, 0)]
    assert quantities("invoice") == quantities("quote") == [(4, 2), (3, 0), (1, 0)]


def test_an_order_whose_goods_were_all_given_up_waits_for_no_shipment(shop):
    def states():
        found = {}
        for state in ("none", "partial", "full"):
            for one in shop.call("orders.list", fulfilmentState=state)["items"]:
                found[one["id"]] = state
        return [found[one["id"]] for one in (credited, cancelled, service)]

    credited, cancelled = shop.order(("beans", 2), ("cups", 1)), shop.order(("cups", 2))
    lines = [{"text": "Course", "quantity": 1, "unitPrice": eur(100)}]
    service = shop.call("orders.create", contact=shop.customer, currency="EUR", lines=lines)
    for order in (credited, cancelled, service):
        shop.step(order, "submitted", "inProgress")
    shop.step(credited, "invoiced")
    assert states() == ["none", "none", "none"]
    shop.call("orders.lines.credit", id=credited["lines"][0]["id"])
    shop.call("orders.lines.cancel", id=cancelled["lines"][0]["id"], quantity=1)
    shop.call("orders.lines.cancel", id=service["lines"][0]["id"])
    # Each of the two orders still has a quantity to fulfil.
    assert states() == ["none", "none", "none"]
    shop.call("orders.lines.credit", id=credited["lines"][1]["id"])
    shop.call("orders.lines.cancel", id=cancelled["lines"][0]["id"])
    assert states() == ["full", "full", "none"]
    shop.step(cancelled, "cancelled")
    assert states() == ["full", "none", "none"]


def test_sales_are_counted_without_what_is_credited(shop):
    shop.call("companies.setTier", tier="enterprise")
    order = invoiced(shop)

    def sold():
        (total,) = shop.call("reports.sales", **{"from": "2026-03-01", "to": "2026-03-02"})["totals"]
        return total["net"]["amount"], total["gross"]["amount"]

    assert sold() == (4000 + 999 + 500, 4280 + 1189 + 595)
    shop.call("orders.lines.credit", id=order["lines"][0]["id"])
    assert sold() == (2000 + 999 + 500, 2140 + 1189 + 595)


def test_a_credit_is_rounded_alike_in_the_order_and_in_sales(shop):
    """A third of 1.19 is 0.40, and a third of its tax of 0.19 is 0.06. So the credited net amount is 0.34, and not
    0.33."""
    shop.call("companies.setTier", tier="enterprise")
    for price in (33, 34, 40, 333):
        lines = [{"text": "Course", "quantity": 3, "unitPrice": eur(price), "taxRate": 19}]
        order = shop.call("orders.create", contact=shop.customer, currency="EUR", lines=lines)
        shop.step(order, "submitted", "inProgress", "invoiced")
        shop.call("orders.lines.credit", id=order["lines"][0]["id"], quantity=1)
        seen = shop.get(order)
        (total,) = shop.call("reports.sales", **{"from": "2026-03-01", "to": "2026-03-02"})["totals"]
        left = {name: seen[name]["amount"] - seen["credits"][name]["amount"] for name in ("net", "tax", "gross")}
        assert {name: total[name]["amount"] for name in left} == left
        shop.call("orders.lines.credit", id=order["lines"][0]["id"])


def test_goods_that_came_back_and_goods_that_never_left_add_up(shop):
    order = invoiced(shop)
    line = order["lines"][0]["id"]
    shop.call("orders.returns.create", order=order["id"], lines=[{"line": line, "quantity": 2}])
    assert shop.get(order)["credited"] == eur(2140)
    shop.call("orders.lines.credit", id=line)
    assert shop.get(order)["credited"] == eur(4280)
    assert shop.stock("beans") == (10, 0, 10)


def test_a_service_is_credited_also_when_all_is_over(shop):
    order = invoiced(shop)
    shop.ship(order, 2, 3)
    shop.call("orders.payments.add", order=order["id"], amount=shop.get(order)["due"])
    shop.step(order, "shipped", "paid", "closed")
    assert shop.call("orders.lines.credit", id=order["lines"][2]["id"])["dropped"] == 1
    seen = shop.get(order)
    assert (seen["status"], seen["due"], seen["paymentState"]) == ("closed", eur(-595), "overpaid")


def test_what_is_shipped_again_is_neither_lost_nor_credited_twice(shop):
    order = invoiced(shop)
    line = order["lines"][0]["id"]
    shop.call("orders.lines.credit", id=line)
    (dispatch,) = shop.get(order)["dispatches"]
    shop.call("dispatches.step", id=dispatch["id"], to="cancelled")
    (first, *_) = shop.get(order)["lines"]
    assert (first["fulfilled"], first["dropped"], first["demand"]) == (0, 2, 2)
    assert problems(shop.refused("orders.lines.credit", id=line, quantity=3)) == [("/quantity", "value")]
    shop.call("orders.lines.credit", id=line, quantity=2)
    assert shop.get(order)["credited"] == eur(4280)


def test_refusals_say_what_to_do(shop):
    order = invoiced(shop)
    line = order["lines"][0]["id"]
    for quantity in (-1, 0, 2.5, 3):
        error = shop.refused("orders.lines.credit", id=line, quantity=quantity)
        assert problems(error)[0][0] == "/quantity", quantity
    assert "at most the 2" in shop.refused("orders.lines.credit", id=line, quantity=3)["message"]
    # Nothing of the line is left to credit, so every quantity is refused.
    shop.call("orders.lines.credit", id=line)
    for more in ({}, {"quantity": 1}):
        error = shop.refused("orders.lines.credit", id=line, **more)
        assert problems(error) == [("/id", "value")] and "orders.returns.create" in error["message"]
    gone = shop.order(("cups", 1))
    shop.step(gone, "submitted")
    shop.call("orders.lines.cancel", id=gone["lines"][0]["id"])
    assert problems(shop.refused("orders.lines.cancel", id=gone["lines"][0]["id"])) == [("/id", "value")]
    error = shop.refused("orders.lines.cancel", id=line)
    assert "orders.lines.credit" in error["message"]
    assert shop.refused("orders.lines.credit", id=line, expect=99)["data"]["kind"] == "conflict"
    assert shop.refused("orders.lines.credit", id=shop.customer)["data"]["kind"] == "notFound"
    early = shop.order(("beans", 1))
    for status in ("draft", "submitted", "inProgress"):
        if status != "draft":
            shop.step(early, status)
        error = shop.refused("orders.lines.credit", id=early["lines"][0]["id"])
        assert (error["data"]["kind"], error["data"]["status"]) == ("illegalStep", status)
        assert "orders.lines.cancel" in error["message"]
    shop.step(early, "cancelled")
    error = shop.refused("orders.lines.credit", id=early["lines"][0]["id"])
    assert (error["data"]["kind"], error["data"]["status"]) == ("illegalStep", "cancelled")
    assert shop.get(order)["credited"] == eur(2140)


def test_what_was_credited_goes_through_files(shop):
    order = invoiced(shop)
    shop.call("orders.lines.credit", id=order["lines"][0]["id"], reason="Sold out")
    shop.call("orders.lines.credit", id=order["lines"][2]["id"])
    seen = shop.get(order)
    kinds = ("contacts", "inventory.locations", "inventory.items", "orders")
    texts = {kind: shop.call(f"{kind}.export", format="jsonl", inline=True)["text"] for kind in kinds}
    shop.call("companies.select", company=shop.call("companies.create", name="Copy")["id"])
    for kind, text in texts.items():
        report = shop.call(f"{kind}.import", format="jsonl", inline=text)
        assert report["failed"] == 0, report
    assert shop.call("orders.export", format="jsonl", inline=True)["text"] == texts["orders"]
    (copy,) = shop.call("orders.list")["items"]
    copy = shop.get(copy)
    assert [line["dropped"] for line in copy["lines"]] == [2, 0, 1]
    assert (copy["credits"], copy["due"]) == (seen["credits"], seen["due"])
    assert {one["integrity"] for one in shop.call("system.diagnostics", check=True)["stores"]} == {"ok"}


def test_files_drop_at_most_a_line_and_only_of_an_invoice(shop):
    def refused(status, quantity):
        entry = {"line": 0, "type": "dropped", "quantity": quantity}
        row = {"contact": "Café Mozart", "currency": "EUR", "status": status, "entries": [entry]}
        row["lines"] = [{"text": "Delivery", "quantity": 2, "unitPrice": eur(500)}]
        report = shop.call("orders.import", format="jsonl", inline=json.dumps(row), atomic=True)
        return [problem["pointer"] for row in report["problems"] for problem in row["problems"]]

    # A part of an order can be invoiced only when the order is in progress.
    assert refused("submitted", 1) == ["/entries/0/type"]
    assert refused("invoiced", 3) == ["/entries/0/quantity"]
    assert shop.call("orders.list")["items"] == []
    assert refused("invoiced", 2) == []
    (made,) = shop.call("orders.list")["items"]
    assert (made["gross"], made["credited"]) == (eur(1000), eur(1000))


class Pair:
    """Two devices of one company, with an invoiced order of three pieces."""

    def __init__(self, devices):
        self.devices = devices
        self.id = devices[0].call("companies.create", name="Shop")["id"]
        made = self.call(0, "inventory.items.create", **item(1))["id"]
        self.call(0, "inventory.stock.receive", item=made, quantity=10)
        contact = self.call(0, "contacts.create", name="Ada", kinds=["customer"])["id"]
        line = {"item": made, "quantity": 3, "unitPrice": eur(100)}
        sale = self.call(0, "orders.create", contact=contact, currency="EUR", lines=[line])
        self.order, self.line = sale["id"], sale["lines"][0]["id"]
        for status in ("submitted", "inProgress", "invoiced"):
            self.call(0, "orders.step", id=self.order, to=status)

    def call(self, device, method, **params):
        return self.devices[device].call(method, company=self.id, **params)

    def credit(self, quantity):
        return lambda device: self.call(device, "orders.lines.credit", id=self.line, quantity=quantity)

    def ship(self, quantity):
        lines = [{"line": self.line, "quantity": quantity}]
        return lambda device: self.call(device, "orders.ship", id=self.order, collectionType="endUser", lines=lines)

    def apart(self, order, *deeds):
        self.devices.settle()
        for core in self.devices:
            core.call("sync.disconnect")
        for device, deed in enumerate(deeds):
            deed(device)
        for number in order:
            self.devices[number].call("sync.connect", cloud=str(self.devices.file))
            self.devices[number].call("sync.now", wait=True)
        self.devices.agree()
        seen = [self.call(number, "orders.get", id=self.order) for number in range(2)]
        assert seen[0] == seen[1]
        for number in range(2):
            assert self.call(number, "inventory.stock.rebuild")["count"] == 0
            stores = self.devices[number].call("system.diagnostics", check=True)["stores"]
            assert {one["integrity"] for one in stores} == {"ok"}
        (line,) = seen[0]["lines"]
        (level,) = self.call(0, "inventory.stock.levels")["items"]
        return line["fulfilled"], line["dropped"], seen[0]["credited"]["amount"], level["reserved"]

    def told(self):
        return [(line["type"], line["field"], line["local"], line["server"]) for line in self.devices.lines(self.id)]


@pytest.fixture
def pair(request, tmp_path):
    with Devices(tmp_path, 2) as devices:
        yield Pair(devices)


@pytest.mark.parametrize("order", TWO)
def test_two_devices_credit_parts_of_one_rest(pair, order):
    assert pair.apart(order, pair.credit(1), pair.credit(2)) == (0, 3, 300, 0)
    assert pair.told() == []


@pytest.mark.parametrize("order", TWO)
def test_two_devices_that_credit_one_rest_credit_it_once(pair, order):
    assert pair.apart(order, pair.credit(3), pair.credit(3)) == (0, 3, 300, 0)
    assert pair.told() == [("orderLine", "dropped", 6, 3)]
    # The quantity is computed from the credits, so the line has no other value to set.
    (line,) = pair.devices.lines(pair.id)
    other, kept = ("local", "server") if line["kept"] == "server" else ("server", "local")
    error = pair.devices[0].refused("sync.conflicts.resolve", company=pair.id, id=line["id"], take=other)
    assert problems(error) == [("/take", "value")] and "dropped is computed" in error["message"]
    (resolved,) = pair.call(0, "sync.conflicts.resolve", id=line["id"], take=kept)["conflicts"]
    assert resolved["resolvedAt"]
    assert pair.apart(order) == (0, 3, 300, 0)


@pytest.mark.parametrize("order", TWO)
def test_what_one_device_ships_another_does_not_credit(pair, order):
    assert pair.apart(order, pair.credit(3), pair.ship(2)) == (2, 1, 100, 0)
    assert pair.told() == [("orderLine", "dropped", 3, 1)]
    # The goods come back, and the credited quantity does not change.
    (dispatch,) = pages(pair.devices[1], "dispatches.list", company=pair.id)
    pair.call(1, "dispatches.step", id=dispatch["id"], to="cancelled")
    assert pair.apart(order) == (0, 3, 300, 0)


@pytest.mark.parametrize("order", TWO)
def test_a_line_of_which_devices_shipped_too_much_asks_for_nothing(pair, order):
    assert pair.apart(order, pair.ship(2), pair.ship(2)) == (4, 0, 0, 0)
    (line,) = pair.call(0, "orders.get", id=pair.order)["lines"]
    assert (line["demand"], line["allocated"], line["backordered"]) == (0, 0, 0)
    error = pair.devices[0].refused("orders.lines.credit", company=pair.id, id=pair.line)
    assert problems(error) == [("/id", "value")] and "-1" not in error["message"]
    (row,) = pair.call(0, "orders.document", id=pair.order, kind="packingList")["lines"]
    assert (row["quantity"], row["shipped"]) == (3, 4)
