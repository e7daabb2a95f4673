"""A line of an order that two devices ship, take back, cancel, credit and invoice while they are apart.

The rule, for each pair of what they do: the customer owes what was kept, at most the ordered quantity, and what is
still to be shipped; and the documents say so.
"""

import pytest

from support.core import item
from support.devices import Devices, pages
from support.order_desk import eur

ORDERED, PRICE, STOCK = 2, 100, 1000
# What a device does with the two ordered pieces: each action and its quantity.
WAYS = {
    "nothing": [],
    "ship 2": [("ship", 2)],
    "ship 1": [("ship", 1)],
    "ship 2, back 2": [("ship", 2), ("back", 2)],
    "ship 1, back 1": [("ship", 1), ("back", 1)],
    "ship 2, dispatch cancelled": [("ship", 2), ("recall", 0)],
    "cancel 2": [("cancel", 2)],
    "cancel 1": [("cancel", 1)],
    "cancel the order": [("end", 0)],
    "ship 2, back 2, cancel the order": [("ship", 2), ("back", 2), ("end", 0)],
    "invoice": [("invoice", 0)],
    "ship 2, invoice": [("ship", 2), ("invoice", 0)],
    "invoice, credit 2": [("invoice", 0), ("credit", 2)],
    "invoice, credit 1, ship 1, back 1": [("invoice", 0), ("credit", 1), ("ship", 1), ("back", 1)],
}

# What the devices do after the order was invoiced.
LATER = {
    name: deeds for name, deeds in WAYS.items() if {deed for deed, _ in deeds} <= {"ship", "back", "recall", "end"}
}
LATER |= {"credit 2": [("credit", 2)], "credit 1, ship 1, back 1": [("credit", 1), ("ship", 1), ("back", 1)]}
STARTS = {"inProgress": WAYS, "invoiced": LATER}


def do(core, order, deed, quantity):
    """Returns the change of the customer's pieces."""
    found = core.call("orders.get", id=order)
    line = {"line": found["lines"][0]["id"], "quantity": quantity}
    match deed:
        case "ship":
            core.call("orders.ship", id=order, lines=[line], collectionType="endUser")
            return quantity
        case "back":
            core.call("orders.returns.create", order=order, lines=[line])
            return -quantity
        case "recall":
            (dispatch,) = found["dispatches"]
            core.call("dispatches.step", id=dispatch["id"], to="cancelled")
            return -found["lines"][0]["fulfilled"]
        case "cancel" | "credit":
            core.call(f"orders.lines.{deed}", id=line["line"], quantity=quantity)
        case "end":
            core.call("orders.step", id=order, to="cancelled")
        case "invoice":
            core.call("orders.invoice", id=order)
    return 0


def opened(core, count, status):
    """Returns orders of two pieces each."""
    customer = core.call("contacts.create", kinds=["customer"], name="Café")["id"]
    core.call("inventory.items.create", **item("A"))
    sku = core.call("inventory.items.list")["items"][0]["sku"]
    core.call("inventory.stock.receive", sku=sku, quantity=STOCK)
    line = {"sku": sku, "quantity": ORDERED, "unitPrice": eur(PRICE)}
    orders = []
    for _ in range(count):
        order = core.call("orders.create", contact=customer, currency="EUR", lines=[line])["id"]
        for to in ("submitted", "inProgress", *([status] if status == "invoiced" else [])):
            core.call("orders.step", id=order, to=to)
        orders.append(order)
    return orders


@pytest.mark.parametrize("start, first", [(start, way) for start, ways in STARTS.items() for way in ways])
def test_two_devices_and_one_line(tmp_path, start, first):
    ways = STARTS[start]
    others = list(ways)[list(ways).index(first) :]
    with Devices(tmp_path) as devices:
        devices[0].call("companies.create", name="Shop", currency="EUR")
        devices[0].call("companies.setTier", tier="enterprise")
        orders = opened(devices[0], len(others), start)
        devices.sync(0, 1, 0)
        for core in devices.cores:
            core.call("sync.disconnect")
        kept = {}
        for order, other in zip(orders, others):
            kept[order] = sum(
                do(core, order, *deed) for core, way in zip(devices.cores, (first, other)) for deed in ways[way]
            )
        for core in devices.cores:
            core.call("sync.connect", cloud=str(devices.file))
        devices.agree()
        for number, core in enumerate(devices.cores):
            # If both devices record the same return, the goods come back only once. So the customer may have more goods
            # than the actions say.
            levels = core.call("inventory.stock.levels", by="item")["items"][0]
            found = {order: core.call("orders.get", id=order) for order in orders}
            assert levels["onHand"] == STOCK - sum(kept_of(one) for one in found.values())
            # The report counts the amounts due, without cancelled orders.
            sold = sum(owed(one) for one in found.values() if one["status"] != "cancelled")
            assert gross_sold(core) == sold, (start, first, number)
            for order, other in zip(orders, others):
                judge(found[order], kept[order], (first, other, number))
        told = {one["record"]: one for one in devices.lines() if one["field"] == "fulfilled"}
        for order, other in zip(orders, others):
            line = devices[0].call("orders.get", id=order)["lines"][0]
            shipped = [sum(quantity for deed, quantity in ways[way] if deed == "ship") for way in (first, other)]
            recalled = any(deed == "recall" for way in (first, other) for deed, _ in ways[way])
            if line["fulfilled"] > ORDERED and not recalled and min(shipped) > 0:
                assert line["id"] in told, (first, other)
        documented(devices, orders, others, first)


def gross_sold(core):
    return sum(total["gross"]["amount"] for total in core.call("reports.sales")["totals"])


def kept_of(order):
    return order["lines"][0]["fulfilled"] - order["lines"][0]["returned"]


def owed(order):
    return order["gross"]["amount"] - order["credited"]["amount"]


def judge(order, kept, where):
    (line,) = order["lines"]
    assert min(line["fulfilled"], line["returned"], line["cancelled"], line["dropped"], line["demand"]) >= 0, where
    assert max(kept, 0) == kept_of(order), where
    assert order["gross"]["amount"] >= order["credited"]["amount"] >= 0, where
    if order["status"] == "cancelled":
        assert kept_of(order) == 0, where
    else:
        assert owed(order) == PRICE * (min(kept_of(order), ORDERED) + line["demand"]), (where, order)


def documented(devices, orders, others, first):
    """Issues one more invoice for what is missing. The documents then come to the amount due."""
    for order, other in zip(orders, others):
        had = pages(devices[0], "invoices.list", order=order)
        status = devices[0].call("orders.get", id=order)["status"]
        if status == "cancelled" and not had:
            continue
        devices[0].call("orders.invoice", id=order)
        wanted = 0 if status == "cancelled" else owed(devices[0].call("orders.get", id=order))
        documents = pages(devices[0], "invoices.list", order=order)
        sums = [(1 if one["type"] == "invoice" else -1) * one["gross"]["amount"] for one in documents]
        assert sum(sums) == wanted, (first, other, sums, wanted)
    devices.agree()
