"""Kits: sets of items that are sold as one item. The components are reserved, shipped and returned."""

import pytest

from support.order_desk import desk, eur
from support.workshop import problems


@pytest.fixture
def shop(data):
    """A shop with a gift box of two bottles and a glass, and with the wrapping as a service."""
    made = desk(data, bottle=20, glass=7)
    with made.core:
        made.call("companies.setTier", tier="enterprise")
        made.add_item("ribbon", 5, unit="m")
        made.add_item("wrap", kind="service")
        made.add_item("box", kind="kit", price=eur(3000))
        bom(made, "BOX", ("BOTTLE", 2), ("GLASS", 1), ("WRAP", 1))
        yield made


def bom(shop, sku, *lines, **more):
    given = [line if isinstance(line, dict) else {"sku": line[0], "quantity": line[1]} for line in lines]
    return shop.call("assemblies.boms.create", sku=sku, lines=given, **more)["id"]


def sold(shop, *lines):
    order = shop.order(*lines)
    shop.step(order, "submitted", "inProgress")
    return order


def refused(shop, method, **params):
    ((pointer, message),) = problems(shop.refused(method, **params))
    return pointer, message


def available(shop, sku):
    (level,) = shop.call("inventory.stock.levels", skus=[sku])["items"]
    assert (level["onHand"], level["reserved"], level["onOrder"], level["averageCost"]) == (0, 0, 0, None)
    return level["available"]


def give_back(shop, order, quantity, sku="BOX", **more):
    line = {"sku": sku, "quantity": quantity} | more
    return shop.call("orders.returns.create", order=order["id"], lines=[line])["entries"][0]


def test_an_order_reserves_and_ships_the_components(shop):
    order = sold(shop, ("box", 3))
    assert [shop.stock(name) for name in ("bottle", "glass")] == [(20, 6, 14), (7, 3, 4)]
    (line,) = shop.get(order)["lines"]
    parts = [(part["sku"], part["quantity"], part["per"], part["whole"]) for part in line["parts"]]
    assert (line["kind"], parts) == ("kit", [("BOTTLE", 2, 1, False), ("GLASS", 1, 1, False)])
    assert (line["demand"], line["allocated"], line["backordered"]) == (0, 3, 0)
    shipment = shop.ship(order, 2)
    (entry,) = shipment["entries"]
    moved = {part["item"]: part["quantity"] for part in entry["parts"]}
    assert (entry["quantity"], moved) == (2, {shop.items["bottle"]: 4, shop.items["glass"]: 2})
    assert [shop.stock(name) for name in ("bottle", "glass")] == [(16, 2, 14), (5, 1, 4)]
    # All components leave in one transaction. The kit itself has no ledger.
    entries = [
        shop.call("inventory.stock.entries", sku=sku, type="sale")["items"] for sku in ("BOTTLE", "GLASS", "BOX")
    ]
    assert [[one["quantity"] for one in ofItem] for ofItem in entries] == [[-4], [-2], []]
    assert {one["transaction"] for ofItem in entries for one in ofItem} == {entry["transaction"]}
    assert shop.lines(order, "fulfilled", "allocated") == [(2, 1)]
    shop.ship(order, 1)
    assert [shop.stock(name) for name in ("bottle", "glass")] == [(14, 0, 14), (4, 0, 4)]
    assert shop.get(order)["fulfilmentState"] == "full"


def test_returns_bring_the_components_back(shop):
    order = sold(shop, ("box", 3))
    shop.ship(order, 3)
    entry = give_back(shop, order, 1)
    assert sorted(part["quantity"] for part in entry["parts"]) == [1, 2]
    assert [shop.stock(name)[0] for name in ("bottle", "glass")] == [16, 5]
    # Returned goods that are not restocked do not increase the stock.
    give_back(shop, order, 1, restock=False)
    assert [shop.stock(name)[0] for name in ("bottle", "glass")] == [16, 5]
    pointer, message = refused(shop, "orders.returns.create", order=order["id"], lines=[{"sku": "BOX", "quantity": 2}])
    assert pointer == "/lines/0/quantity" and "at most the 1" in message
    give_back(shop, order, 1)
    assert [shop.stock(name)[0] for name in ("bottle", "glass")] == [18, 6]
    assert shop.lines(order, "fulfilled", "returned") == [(3, 3)]


def test_parts_sum_to_the_whole(shop):
    """Three boxes together need one metre. A third of a metre is rounded up, but three thirds are exactly one metre."""
    bom(shop, "BOX", ("RIBBON", 1), **{"yield": 3})
    order = sold(shop, ("box", 3))
    (line,) = shop.get(order)["lines"]
    assert [(part["sku"], part["quantity"], part["per"]) for part in line["parts"]] == [("RIBBON", 1, 3)]
    assert shop.stock("ribbon") == (5, 1, 4)
    left = []
    for _ in range(3):
        shop.ship(order, 1)
        left.append(shop.stock("ribbon"))
    assert left == [(4.66666, 0.66666, 4), (4.33333, 0.33333, 4), (4, 0, 4)]
    back = []
    for _ in range(3):
        give_back(shop, order, 1)
        back.append(shop.stock("ribbon")[0])
    assert back == [4.33334, 4.66667, 5]


def test_pieces_with_serial_numbers_are_whole(shop):
    shop.add_item("knife", trackSerial=True)
    shop.call("inventory.stock.receive", sku="KNIFE", quantity=3, serials=["K1", "K2", "K3"])
    bom(shop, "BOX", {"sku": "KNIFE", "quantity": 1, "scrap": 50})
    order = sold(shop, ("box", 2))
    assert shop.stock("knife") == (3, 3, 0)
    shop.ship(order, 1)
    assert shop.stock("knife") == (1, 1, 0)
    assert available(shop, "BOX") == 0


def test_kits_in_kits(shop):
    shop.add_item("hamper", kind="kit")
    bom(shop, "HAMPER", ("BOX", 2), ("GLASS", 1))
    order = sold(shop, ("hamper", 2))
    (line,) = shop.get(order)["lines"]
    assert [(part["sku"], part["quantity"]) for part in line["parts"]] == [("BOTTLE", 4), ("GLASS", 3)]
    assert [shop.stock(name) for name in ("bottle", "glass")] == [(20, 8, 12), (7, 6, 1)]
    error = shop.refused("assemblies.boms.create", sku="BOX", lines=[{"sku": "HAMPER", "quantity": 1}])
    assert "is a cycle" in error["message"]
    shop.ship(order, 2)
    give_back(shop, order, 1, "HAMPER")
    assert [shop.stock(name)[0] for name in ("bottle", "glass")] == [16, 4]


def test_the_available_kits_are_those_that_can_be_made(shop):
    assert available(shop, "BOX") == 7
    sold(shop, ("glass", 3))
    assert available(shop, "BOX") == 4
    found = {one["sku"]: one["level"]["available"] for one in shop.call("inventory.items.list", levels=True)["items"]}
    assert (found["BOX"], found["GLASS"], found["WRAP"]) == (4, 4, 0)
    assert shop.call("inventory.items.overview", id=shop.items["box"])["level"]["available"] == 4
    exploded = shop.call("assemblies.boms.explode", sku="BOX", quantity=6)
    assert exploded["available"] == 4
    assert [(part["sku"], part["needed"], part["short"]) for part in exploded["parts"]] == [
        ("BOTTLE", 12, 0), ("GLASS", 6, 2),
    ]  # fmt: skip
    assert [node["sku"] for node in exploded["tree"]] == ["BOTTLE", "GLASS", "WRAP"]
    shop.add_item("hamper", kind="kit")
    bom(shop, "HAMPER", ("BOX", 2))
    assert available(shop, "HAMPER") == 2
    (box, *_) = shop.call("assemblies.boms.explode", sku="HAMPER", quantity=3)["parts"]
    assert (box["sku"], box["needed"], box["available"], box["short"]) == ("BOX", 6, 4, 2)
    # A kit without components can't be sold, and can't be built.
    shop.add_item("empty", kind="kit")
    assert available(shop, "EMPTY") == 0


def test_a_kit_waits_for_what_is_short(shop):
    first = sold(shop, ("glass", 5))
    order = sold(shop, ("box", 4))
    (line,) = shop.get(order)["lines"]
    assert (line["allocated"], line["backordered"]) == (2, 2)
    error = shop.refused("orders.ship", id=order["id"], lines=[{"sku": "BOX", "quantity": 3}])
    assert error["data"]["kind"] == "insufficientStock" and "of GLASS" in error["message"]
    assert [shop.stock(name)[0] for name in ("bottle", "glass")] == [20, 7]
    shop.ship(order, 2)
    assert [shop.stock(name)[0] for name in ("bottle", "glass")] == [16, 5]
    # With force, a manager may ship stock that is reserved for other orders.
    shop.ship(order, 1, force=True)
    assert shop.stock("glass") == (4, 4, 0)
    assert shop.lines(first, "allocated") == [(4,)]
    assert [one["quantity"] for one in shop.call("inventory.items.overview", id=shop.items["glass"])["orders"]] == [
        5,
        1,
    ]


def test_several_lines_share_their_components(shop):
    order = sold(shop, ("box", 2), ("bottle", 3), ("box", 1))
    assert shop.stock("bottle") == (20, 9, 11)
    shop.ship(order, 2, 3, 1)
    assert [shop.stock(name) for name in ("bottle", "glass")] == [(11, 0, 11), (4, 0, 4)]


def test_a_later_change_of_the_bill_changes_no_promise(shop):
    order = sold(shop, ("box", 2))
    draft = shop.order(("box", 1))
    new = bom(shop, "BOX", ("GLASS", 2))
    assert [shop.stock(name) for name in ("bottle", "glass")] == [(20, 4, 16), (7, 2, 5)]
    shop.step(draft, "submitted")
    assert shop.stock("bottle") == (20, 6, 14)
    copy = shop.call("orders.duplicate", id=order["id"])
    assert [part["sku"] for part in copy["lines"][0]["parts"]] == ["GLASS"]
    shop.call("assemblies.boms.update", id=new, changes={"active": False})
    shop.ship(order, 2)
    assert [shop.stock(name)[0] for name in ("bottle", "glass")] == [16, 5]
    give_back(shop, order, 2)
    assert [shop.stock(name)[0] for name in ("bottle", "glass")] == [20, 7]


def test_changed_and_cancelled_quantities(shop):
    order = sold(shop, ("box", 3))
    line = shop.get(order)["lines"][0]["id"]
    shop.call("orders.lines.update", id=line, changes={"quantity": 5})
    assert shop.stock("glass") == (7, 5, 2)
    shop.call("orders.lines.cancel", id=line, quantity=2)
    assert shop.stock("glass") == (7, 3, 4)
    shop.ship(order, 1)
    shop.step(order, "invoiced")
    shop.call("orders.lines.credit", id=line, quantity=1)
    assert shop.stock("glass") == (6, 1, 5)
    error = shop.refused("orders.lines.update", id=line, changes={"quantity": 1e9})
    assert error["data"]["kind"] in ("illegalStep", "invalidParams")
    many = shop.order(("box", 1))
    pointer, message = refused(
        shop, "orders.lines.update", id=many["lines"][0]["id"], changes={"quantity": 1_000_000_000}
    )
    assert pointer == "/changes/quantity" and "needs more than 1000000000 of BOTTLE" in message


def test_a_dispatch_that_comes_back(shop):
    order = sold(shop, ("box", 2))
    dispatch = shop.ship(order, 2)["dispatch"]
    picked = shop.call("dispatches.pickList", ids=[dispatch["id"]])
    (place,) = picked["items"]
    assert [(one["sku"], one["text"], one["quantity"]) for one in place["lines"]] == [
        ("BOTTLE", "bottle", 4), ("GLASS", "glass", 2),
    ]  # fmt: skip
    shop.call("dispatches.step", id=dispatch["id"], to="cancelled")
    assert [shop.stock(name) for name in ("bottle", "glass")] == [(20, 4, 16), (7, 2, 5)]
    dispatch = shop.ship(order, 2)["dispatch"]
    give_back(shop, order, 1, dispatch=dispatch["id"])
    error = shop.refused("dispatches.step", id=dispatch["id"], to="cancelled")
    assert error["data"]["kind"] == "illegalStep"
    assert [shop.stock(name)[0] for name in ("bottle", "glass")] == [18, 6]


def test_a_component_is_not_returned_alone(shop):
    order = sold(shop, ("box", 1))
    shop.ship(order, 1)
    line = shop.get(order)["lines"][0]["id"]
    goods = {"direction": "fromCustomer", "quantity": 1, "orderLine": line}
    pointer, message = refused(shop, "inventory.stock.return", sku="GLASS", **goods)
    assert pointer == "/orderLine" and "Return whole kits with orders.returns.create" in message
    assert refused(shop, "inventory.stock.return", sku="BOX", **goods)[0] == "/sku"


def test_what_would_move_a_kit_is_refused(shop):
    message = "BOX is a kit, which has no stock of its own"
    for method, params in (
        ("inventory.stock.receive", {"quantity": 1}),
        ("inventory.stock.adjust", {"to": 1, "reason": "Found"}),
        ("inventory.loans.create", {"quantity": 1, "contact": shop.customer}),
    ):
        pointer, said = refused(shop, method, sku="BOX", **params)
        assert pointer == "/sku" and said.startswith(message) and "assemblies.boms.explode" in said
    pointer, said = refused(shop, "assemblies.builds.create", sku="BOX", quantity=1)
    assert pointer == "/sku" and "BOX is a kit, which is not built" in said
    mill = shop.call("contacts.create", name="Mill", kinds=["supplier"])["id"]
    lines = [{"sku": "BOX", "quantity": 1}]
    pointer, said = refused(shop, "purchases.create", contact=mill, currency="EUR", lines=lines)
    assert pointer == "/lines/0/sku" and "BOX is a kit, which can't be bought. Buy its components" in said
    shop.add_item("tour", kind="service")
    pointer, said = refused(shop, "assemblies.boms.create", sku="TOUR", lines=[{"sku": "GLASS", "quantity": 1}])
    assert pointer == "/sku" and "TOUR is a service, which is not made of components" in said


def test_a_kit_needs_a_bill_to_be_sold(shop):
    shop.add_item("empty", kind="kit")
    lines = [{"sku": "EMPTY", "quantity": 1, "unitPrice": eur(1)}]
    pointer, message = refused(shop, "orders.create", contact=shop.customer, currency="EUR", lines=lines)
    assert pointer == "/lines/0/sku"
    assert message.startswith("EMPTY is a kit, and EMPTY has no active bill of materials that can be used")
    shop.add_item("outer", kind="kit", price=eur(1))
    bom(shop, "OUTER", ("EMPTY", 1))
    error = shop.refused(
        "orders.create", contact=shop.customer, currency="EUR", lines=[{"sku": "OUTER", "quantity": 1}]
    )
    assert "OUTER is a kit, and EMPTY has no active bill of materials" in error["message"]
    bom(shop, "EMPTY", {"sku": "GLASS", "quantity": 1, "optional": True}, ("WRAP", 1))
    order = shop.order(("outer", 1))
    # A line of services alone is delivered when the order is shipped.
    assert order["lines"][0]["parts"] == []
    shop.step(order, "submitted", "inProgress", "invoiced", "shipped")


def test_builds_take_the_components_of_kits(shop):
    shop.add_item("basket")
    bom(shop, "BASKET", ("BOX", 2), ("RIBBON", 0.5), ("WRAP", 1))
    build = shop.call("assemblies.builds.create", sku="BASKET", quantity=2)
    assert [(one["sku"], one["needed"]) for one in build["components"]] == [
        ("BOTTLE", 8), ("GLASS", 4), ("RIBBON", 1),
    ]  # fmt: skip
    shop.call("assemblies.builds.complete", id=build["id"])
    assert [shop.stock(name)[0] for name in ("bottle", "glass", "ribbon", "basket")] == [12, 3, 4, 2]


def test_a_component_stays_as_long_as_a_kit_was_promised(shop):
    shop.add_item("card", price=eur(100))
    old = bom(shop, "BOX", ("CARD", 1))
    order = shop.order(("box", 1))
    shop.call("assemblies.boms.delete", id=old)
    error = shop.refused("inventory.items.delete", id=shop.items["card"])
    assert error["data"]["counts"] == [{"kind": "orderLine", "count": 1}]
    shop.step(order, "submitted")
    error = shop.refused("inventory.items.update", id=shop.items["card"], changes={"kind": "service"})
    assert error["data"]["counts"] == [{"kind": "orderLine", "count": 1}]


def test_sales_cost_and_invoices(shop):
    for sku, cost in (("BOTTLE", 700), ("GLASS", 300)):
        shop.call("inventory.stock.receive", sku=sku, quantity=10, unitCost=eur(cost))
    order = sold(shop, ("box", 2))
    shop.ship(order, 2)
    shop.step(order, "invoiced")
    (invoice,) = shop.call("invoices.list")["items"]
    document = shop.call("invoices.get", id=invoice["id"])
    assert [(line["sku"], line["quantity"]) for line in document["lines"]] == [("BOX", 2)]
    assert invoice["gross"] == eur(6000)
    span = {"from": "2026-01-01", "to": "2026-12-31"}
    (row,) = shop.call("reports.sales", by="item", **span)["items"]
    assert (row["sku"], row["net"]["amount"]) == ("BOX", 6000)
    value = shop.call("reports.stockValue", by="item")
    assert "BOX" not in [row["sku"] for row in value["items"]]
    cost = shop.call("assemblies.boms.cost", sku="BOX")
    assert cost["unitCosts"] == [{"amount": 1700, "currency": "EUR"}]


def test_the_stores_are_sound(shop):
    order = sold(shop, ("box", 3))
    shop.ship(order, 1)
    give_back(shop, order, 1)
    checked = shop.call("system.diagnostics", check=True)
    assert {store["integrity"] for store in checked["stores"]} == {"ok"}, checked["stores"]


def test_a_kit_is_sold_over_the_counter(shop):
    sale = shop.call(
        "orders.sell", contact=shop.customer, currency="EUR", payment={}, lines=[{"sku": "BOX", "quantity": 2}]
    )
    assert sale["order"]["status"] == "closed"
    assert [shop.stock(name)[0] for name in ("bottle", "glass")] == [16, 5]


@pytest.mark.parametrize("format", ["csv", "jsonl"])
def test_orders_of_kits_go_through_files(shop, format):
    order = sold(shop, ("box", 3))
    shop.ship(order, 1)
    bom(shop, "BOX", ("GLASS", 9))
    text = shop.call("orders.export", format=format, inline=True)["text"]
    before = shop.stock("bottle")
    shop.call("orders.step", id=order["id"], to="invoiced")
    number = shop.get(order)["number"]
    text = text.replace(f'"{number}"', '"OLD-7"') if format == "jsonl" else text.replace(f"\n{number},", "\nOLD-7,")
    report = shop.call("orders.import", format=format, inline=text)
    assert report["created"] == 1, report
    (again,) = [one for one in shop.call("orders.list")["items"] if one["number"] == "OLD-7"]
    (line,) = shop.call("orders.get", id=again["id"])["lines"]
    # The imported order has the components that the kit had at the time of the order, and waits for the remaining ones.
    assert (line["kind"], [part["sku"] for part in line["parts"]], line["fulfilled"]) == ("kit", ["BOTTLE", "GLASS"], 1)
    assert shop.stock("bottle") == (before[0], before[1] + 4, before[2] - 4)
    give_back(shop, again, 1)
    assert shop.stock("bottle")[0] == before[0] + 2
