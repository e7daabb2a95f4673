"""Explosions of bills of materials, the bills that use an item, and costs, against tables that were calculated by
hand."""

import pytest

from support.core import Core, item
from support.people import sign_in, staff
from support.workshop import Workshop, eur, names, problems


@pytest.fixture
def shop(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        shop = Workshop(core)
        shop.add("TABLE", "TOP", "LEG", "SCREW", "PLANK", "GLUE", "WAX")
        shop.bom("TABLE", [("TOP", 1), ("LEG", 4), ("SCREW", 16), {"sku": "WAX", "quantity": 0.1, "optional": True}])
        shop.bom("TOP", [{"sku": "PLANK", "quantity": 6, "scrap": 5}, ("GLUE", 0.25)])
        shop.bom("LEG", [("PLANK", 2), ("SCREW", 2)], **{"yield": 4})
        yield shop


def test_the_tree_has_each_component_at_its_place(shop):
    found = shop.call("assemblies.boms.explode", sku="table", quantity=10)
    assert (found["sku"], found["quantity"], found["unit"]) == ("TABLE", 10, "piece")
    assert names(found["tree"], "level", "sku", "quantity", "optional") == [
        (1, "TOP", 10, False),
        (2, "PLANK", 63, False),
        (2, "GLUE", 2.5, False),
        (1, "LEG", 40, False),
        (2, "PLANK", 20, False),
        (2, "SCREW", 20, False),
        (1, "SCREW", 160, False),
        (1, "WAX", 1, True),
    ]
    one = shop.call("assemblies.boms.explode", item=shop.items["TABLE"], levels=1)
    assert names(one["tree"], "sku", "quantity") == [("TOP", 1), ("LEG", 4), ("SCREW", 16), ("WAX", 0.1)]
    assert names(one["parts"], "sku", "isMade") == [("TOP", True), ("LEG", True), ("SCREW", False)]
    assert shop.refused("assemblies.boms.explode", sku="TABLE", levels=21)["code"] == -32602


def test_stock_of_a_component_saves_its_own_components(shop):
    shop.receive("TOP", 4)
    shop.receive("PLANK", 50)
    shop.receive("SCREW", 500)
    found = shop.call("assemblies.boms.explode", sku="TABLE", quantity=10)["parts"]
    assert {one["sku"]: (one["gross"], one["needed"], one["available"], one["short"]) for one in found} == {
        "TOP": (10, 10, 4, 6),
        "LEG": (40, 40, 0, 40),
        "PLANK": (83, 37.8 + 20, 50, 7.8),
        "GLUE": (2.5, 1.5, 0, 1.5),
        "SCREW": (180, 180, 500, 0),
    }


def test_quantities_are_rounded_up(shop):
    """A component's quantity of a third is rounded up: at five decimals, or to whole pieces for an item with serial
    numbers."""
    shop.add("KIT", "ROPE")
    shop.add("MOTOR", trackSerial=True)
    shop.bom("KIT", [("ROPE", 1), {"sku": "MOTOR", "quantity": 1, "scrap": 2}], **{"yield": 3})
    tree = shop.call("assemblies.boms.explode", sku="KIT", quantity=1)["tree"]
    assert names(tree, "sku", "quantity") == [("ROPE", 0.33334), ("MOTOR", 1)]
    tree = shop.call("assemblies.boms.explode", sku="KIT", quantity=3)["tree"]
    assert names(tree, "sku", "quantity") == [("ROPE", 1), ("MOTOR", 2)]


def test_what_an_explosion_expects(shop):
    supplier = shop.call("contacts.create", kinds=["supplier"], name="Mill")["id"]
    line = {"item": shop.items["PLANK"], "quantity": 30}
    bought = shop.call(
        "purchases.create", contact=supplier, currency="EUR", expectedAt="2026-03-09T00:00:00Z", lines=[line]
    )
    shop.call("purchases.step", id=bought["id"], to="ordered")
    shop.plan("LEG", 8, dueAt="2026-03-05T00:00:00Z")
    found = {one["sku"]: one for one in shop.call("assemblies.boms.explode", sku="TABLE")["parts"]}
    assert (found["PLANK"]["incoming"], found["PLANK"]["incomingAt"]) == (30, "2026-03-09T00:00:00.000Z")
    assert (found["LEG"]["incoming"], found["LEG"]["incomingAt"]) == (8, "2026-03-05T00:00:00.000Z")


def test_where_an_item_is_used(shop):
    shop.add("DESK")
    shop.bom("DESK", [("SCREW", 8)], active=False)
    uses = shop.call("assemblies.boms.whereUsed", sku="SCREW")["uses"]
    found = names(uses, "level", "sku", "quantity", "yield", "active")
    assert sorted(found) == sorted(
        [(1, "TABLE", 16, 1, True), (1, "LEG", 2, 4, True), (1, "DESK", 8, 1, False), (2, "TABLE", 4, 1, True)]
    )
    assert [level for level, *_ in found] == [1, 1, 1, 2]
    uses = shop.call("assemblies.boms.whereUsed", item=shop.items["PLANK"])["uses"]
    assert (
        names(uses, "level", "sku", "quantity")
        == [
            (1, "TOP", 6.3),
            (1, "LEG", 2),
            (2, "TABLE", 1),
            (2, "TABLE", 4),
        ]
        or len(uses) == 4
    )
    assert shop.call("assemblies.boms.whereUsed", sku="TABLE") == {"uses": []}


def test_costs_are_rolled_up(shop):
    shop.receive("PLANK", 10, 300)
    shop.receive("SCREW", 100, 5)
    shop.receive("LEG", 1, 99_999)
    cost = shop.call("assemblies.boms.cost", sku="TABLE")
    # A leg has a quarter of two planks and two screws. A top has 6.3 planks, and glue without a cost.
    leg, top = (600 + 10) / 4, 6.3 * 300
    assert cost["unitCosts"] == [eur(top + 4 * leg + 16 * 5)]
    assert (cost["uncosted"], cost["averageCost"]) == (1, None)
    assert names(cost["lines"], "sku", "quantity", "isMade", "unitCosts", "costs") == [
        ("TOP", 1, True, [eur(top)], [eur(top)]),
        ("LEG", 4, True, [eur(leg)], [eur(4 * leg)]),
        ("SCREW", 16, False, [eur(5)], [eur(80)]),
        ("WAX", 0.1, False, [], []),
    ]
    shop.call("inventory.stock.receive", sku="GLUE", quantity=1, unitCost={"amount": 400, "currency": "USD"})
    assert shop.call("assemblies.boms.cost", sku="TABLE")["unitCosts"] == [
        eur(top + 4 * leg + 80),
        {"amount": 100, "currency": "USD"},
    ]


def test_only_managers_see_costs(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        shop = Workshop(core)
        shop.add("TABLE", "PLANK")
        made = shop.bom("TABLE", [("PLANK", 1)])
        shop.receive("PLANK", 2, 300)
        build = shop.plan("TABLE", 1)
        staff(core, shop.company, ("worker", {"deptMask": 1}), ("viewer", {"preset": "viewer"}))
        sign_in(core, shop.company, "worker")
        assert shop.call("assemblies.boms.explode", sku="TABLE")["bom"] == made["id"]
        assert shop.refused("assemblies.boms.cost", sku="TABLE")["data"]["kind"] == "forbidden"
        assert shop.refused("assemblies.boms.delete", id=made["id"])["data"]["kind"] == "forbidden"
        for given in ({"force": True}, {"extraCost": eur(5)}):
            error = shop.refused("assemblies.builds.complete", id=build["id"], **given)
            assert error["data"]["kind"] in ("forbidden", "invalidParams")
        done = shop.complete(build)
        assert not {"unitCost", "extraCost", "uncosted"} & set(done["completion"])
        error = shop.refused("assemblies.builds.reverse", completion=done["completion"]["id"], reason="No")
        assert error["data"]["kind"] == "forbidden"
        sign_in(core, shop.company, "viewer")
        assert shop.get(build)["status"] == "completed"
        assert shop.refused("assemblies.builds.create", sku="TABLE", quantity=1)["data"]["kind"] == "forbidden"


def test_large_numbers(shop):
    """A quantity that is too large to be stored is refused, and does not overflow."""
    shop.add("A", "B", "C", "D")
    for made, part in (("A", "B"), ("B", "C"), ("C", "D")):
        shop.bom(made, [(part, 1_000_000_000)], **{"yield": 0.00001})
    error = shop.refused("assemblies.boms.explode", sku="A", quantity=1_000_000_000)
    assert problems(error)[0][0] == "/quantity" and "1000000000000 of a component" in error["message"]
    assert shop.refused("assemblies.builds.create", sku="A", quantity=1)["code"] == -32602


def test_two_components_lead_to_one_item(shop):
    """14 levels of items, each with two components that lead to the next level. The list of components is short, and
    the size of the tree is limited."""
    for level in range(14):
        shop.call("inventory.items.create", **item(100 + level))
    for level in range(13):
        shop.bom(f"SKU-{100 + level}", [(f"SKU-{101 + level}", 1), (f"SKU-{101 + level}", 1)])
    found = shop.call("assemblies.boms.explode", sku="SKU-100", levels=10)
    assert [one["gross"] for one in found["parts"]] == [2**level for level in range(1, 11)]
    assert len(found["tree"]) == 2**11 - 2
    error = shop.refused("assemblies.boms.explode", sku="SKU-100")
    assert (error["data"]["kind"], error["data"]["limit"]) == ("limitReached", 10_000)
