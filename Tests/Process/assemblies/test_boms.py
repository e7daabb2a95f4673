"""Bills of materials: their components, which bill is active, and which bills are refused."""

import pytest

from support.core import Core
from support.workshop import Workshop, names, problems


@pytest.fixture
def shop(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        shop = Workshop(core)
        shop.add("CAKE", "DOUGH", "FLOUR", "EGG", "JAM")
        yield shop


def test_lines_name_items_in_their_units(shop):
    shop.call("inventory.items.update", sku="FLOUR", changes={"units": [{"unit": "sack", "factor": 25}]})
    made = shop.bom(
        "CAKE",
        [{"sku": "flour", "quantity": 0.5, "unit": "Sack", "scrap": 2}, {"item": shop.items["EGG"], "quantity": 3}],
        **{"yield": 4, "note": "Bake."},
    )
    assert (made["item"], made["sku"], made["yield"], made["active"]) == (shop.items["CAKE"], "CAKE", 4, True)
    kept = ("item", "sku", "quantity", "unit", "scrap", "optional", "ownQuantity", "whole")
    assert names(made["lines"], *kept) == [
        (shop.items["FLOUR"], "FLOUR", 0.5, "sack", 2, False, 12.5, False),
        (shop.items["EGG"], "EGG", 3, None, None, False, 3, False),
    ]
    assert shop.call("assemblies.boms.get", id=made["id"]) == made
    # The lines of a result can be sent back unchanged. A line that stays keeps the factor that its unit had.
    shop.call("inventory.items.update", sku="FLOUR", changes={"units": [{"unit": "sack", "factor": 50}]})
    lines = [{name: value for name, value in line.items() if name not in kept[-2:]} for line in made["lines"]]
    lines[0]["scrap"] = 3
    lines[1]["unit"] = "piece"
    changed = shop.call("assemblies.boms.update", id=made["id"], changes={"lines": lines}, expect=1)
    assert names(changed["lines"], "unit", "scrap", "ownQuantity") == [("sack", 3, 12.5), (None, None, 3)]
    assert changed["version"] == 2
    lines[0]["quantity"] = 0.25
    changed = shop.call("assemblies.boms.update", id=made["id"], changes={"lines": lines})
    assert changed["lines"][0]["ownQuantity"] == 12.5
    (history, *_) = shop.call("assemblies.boms.history", id=made["id"])["items"]
    assert "lines" in str(history)


def test_an_item_has_one_active_bill(shop):
    first = shop.bom("CAKE", [("FLOUR", 1)])
    later = shop.bom("CAKE", [("FLOUR", 2)], active=False)
    assert not later["active"] and shop.call("assemblies.boms.get", id=first["id"])["active"]
    second = shop.bom("CAKE", [("FLOUR", 3)])
    old = shop.call("assemblies.boms.get", id=first["id"])
    assert (old["active"], old["version"], second["active"]) == (False, 2, True)
    assert shop.call("assemblies.boms.explode", sku="CAKE")["bom"] == second["id"]
    shop.call("assemblies.boms.update", id=later["id"], changes={"active": True})
    listed = shop.call("assemblies.boms.list", sku="CAKE")["items"]
    assert names(listed, "id", "active") == [(second["id"], False), (later["id"], True), (first["id"], False)]
    assert names(shop.call("assemblies.boms.list", active=True)["items"], "id") == [(later["id"],)]
    assert shop.call("assemblies.boms.list", item=shop.items["JAM"])["items"] == []
    page = shop.call("assemblies.boms.list", limit=2)
    rest = shop.call("assemblies.boms.list", limit=2, after=page["next"])
    assert page["items"] + rest["items"] == listed and rest["next"] is None
    # Without an active bill, the item can't be exploded.
    shop.call("assemblies.boms.update", id=later["id"], changes={"active": False})
    error = shop.refused("assemblies.boms.explode", sku="CAKE")
    assert problems(error) == [
        (
            "/item",
            "item must have an active bill of materials: CAKE has none. Create one with assemblies.boms.create",
        )
    ]


def test_cycles_are_refused_with_their_way(shop):
    shop.bom("CAKE", [("DOUGH", 1), ("JAM", 1)])
    shop.bom("DOUGH", [("FLOUR", 1)])
    error = shop.refused("assemblies.boms.create", sku="CAKE", lines=[{"sku": "CAKE", "quantity": 1}])
    assert problems(error) == [("/lines/0/sku", "sku must not name the item that is made; name another component")]
    lines = [{"sku": "EGG", "quantity": 1}, {"sku": "CAKE", "quantity": 1}]
    error = shop.refused("assemblies.boms.create", sku="FLOUR", lines=lines)
    way = "FLOUR > CAKE > DOUGH > FLOUR is a cycle. Name another component"
    assert problems(error) == [("/lines/1/sku", f"sku must not name an item that needs the item that is made: {way}")]
    jam = shop.bom("JAM", [("EGG", 1)])
    changes = {"lines": [{"sku": "CAKE", "quantity": 1}]}
    error = shop.refused("assemblies.boms.update", id=jam["id"], changes=changes)
    assert problems(error) == [
        (
            "/changes/lines/0/sku",
            "sku must not name an item that needs the item that is made: JAM > CAKE > JAM is a cycle. "
            "Name another component",
        )
    ]
    # A circle is allowed as long as one of its bills is not active. This bill then can't be activated.
    idle = shop.bom("DOUGH", [("EGG", 1)], active=False)
    shop.bom("EGG", [("DOUGH", 1)])
    error = shop.refused("assemblies.boms.update", id=idle["id"], changes={"active": True})
    assert problems(error)[0][0] == "/changes/lines/0/item"
    assert "DOUGH > EGG > DOUGH" in error["message"]


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"lines": []}, [("/lines", "lines must have 1 to 500 entries")]),
        ({"lines": [{"sku": "FLOUR", "quantity": 0}]}, [("/lines/0/quantity", "quantity must be more than 0")]),
        ({"yield": 0}, [("/yield", "yield must be more than 0")]),
        ({"lines": [{"quantity": 1}]}, [("/lines/0/item", "item or sku must be given")]),
        (
            {"lines": [{"sku": "FLOUR", "quantity": 1, "unit": "cup"}]},
            [("/lines/0/unit", "unit must be one of piece")],
        ),
        ({"lines": [{"sku": "FLOUR", "quantity": 1, "scrap": -1}]}, None),
        ({"lines": [{"sku": "FLOUR", "quantity": 1, "ownQuantity": 1}]}, None),
        ({"lines": [{"sku": "FLOUR", "quantity": 1}] * 501}, None),
    ],
)
def test_wrong_lines(shop, changes, expected):
    given = {"sku": "CAKE", "lines": [{"sku": "FLOUR", "quantity": 1}]} | changes
    error = shop.refused("assemblies.boms.create", **given)
    assert error["data"]["kind"] == "invalidParams"
    if expected:
        found = problems(error)
        assert [pointer for pointer, _ in found] == [pointer for pointer, _ in expected]


def test_names_that_are_unknown_or_wrong(shop):
    error = shop.refused("assemblies.boms.create", sku="CAKE", lines=[{"sku": "SALT", "quantity": 1}])
    assert (error["data"]["kind"], error["data"]["pointer"]) == ("notFound", "/lines/0/sku")
    assert shop.refused("assemblies.boms.create", lines=[{"sku": "EGG", "quantity": 1}])["code"] == -32602
    shop.call("inventory.items.update", sku="JAM", changes={"archived": True})
    error = shop.refused("assemblies.boms.create", sku="JAM", lines=[{"sku": "EGG", "quantity": 1}])
    assert problems(error)[0][0] == "/sku"
    made = shop.bom("CAKE", [("EGG", 1)])
    assert shop.refused("assemblies.boms.update", id=made["id"], changes={}, expect=7)["data"]["kind"] == "conflict"
    assert shop.refused("assemblies.boms.get", id=shop.items["EGG"])["data"]["kind"] == "notFound"
    assert shop.refused("assemblies.boms.explode", sku="CAKE", quantity=0)["code"] == -32602
    huge = shop.refused("assemblies.boms.create", sku="CAKE", lines=[{"sku": "EGG", "quantity": 2e9}])
    assert huge["code"] == -32602


def test_what_is_used_stays(shop):
    """An item in a bill of materials can't change its unit or its kind, and can't be deleted."""
    shop.call("inventory.items.update", sku="FLOUR", changes={"units": [{"unit": "sack", "factor": 25}]})
    made = shop.bom("CAKE", [{"sku": "FLOUR", "quantity": 1, "unit": "sack"}])
    for sku in ("CAKE", "FLOUR"):
        error = shop.refused("inventory.items.delete", sku=sku)
        assert error["data"]["counts"] == [{"kind": "bom", "count": 1}]
    error = shop.refused("inventory.items.update", sku="FLOUR", changes={"units": []})
    assert error["data"]["counts"] == [{"kind": "bom", "count": 1}]
    assert shop.refused("inventory.items.update", sku="FLOUR", changes={"trackSerial": True})["data"]["kind"] == "inUse"
    build = shop.plan("CAKE", 1)
    error = shop.refused("assemblies.boms.delete", id=made["id"])
    assert error["data"]["counts"] == [{"kind": "build", "count": 1}]
    shop.call("assemblies.builds.delete", id=build["id"])
    shop.call("assemblies.boms.delete", id=made["id"])
    assert shop.call("assemblies.boms.whereUsed", sku="FLOUR") == {"uses": []}
    shop.call("inventory.items.delete", sku="CAKE")
    shop.sound()
