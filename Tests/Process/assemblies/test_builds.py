"""Builds: their steps, their reservations, and what completions write to the ledger."""

import pytest

from support.core import Core
from support.workshop import Workshop, eur, names, problems

DUE = "2026-03-05T08:00:00.000Z"


@pytest.fixture
def shop(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        shop = Workshop(core)
        shop.add("TABLE", "TOP", "LEG", "WAX")
        shop.bom("TABLE", [("TOP", 1), ("LEG", 4), {"sku": "WAX", "quantity": 0.5, "optional": True}])
        yield shop


def stocked(shop, tables=10):
    shop.receive("TOP", tables, 1000)
    shop.receive("LEG", 4 * tables, 100)


def test_a_planned_build_reserves_and_brings(shop):
    stocked(shop)
    shop.receive("WAX", 5)
    build = shop.plan("TABLE", 3, dueAt=DUE)
    assert (build["number"], build["status"], build["made"], build["isShort"]) == ("B-00001", "planned", 0, False)
    assert shop.level("TOP", "onHand", "reserved", "available") == (10, 3, 7)
    assert shop.level("LEG", "onHand", "reserved", "available") == (40, 12, 28)
    assert shop.level("WAX", "reserved", "available") == (0, 5)
    assert shop.level("TABLE", "onHand", "onOrder", "incomingAt") == (0, 3, DUE)
    seen = ("sku", "optional", "needed", "consumed", "left", "allocated", "short")
    assert names(build["components"], *seen) == [
        ("TOP", False, 3, 0, 3, 3, 0),
        ("LEG", False, 12, 0, 12, 12, 0),
        ("WAX", True, 0, 0, 0, 0, 0),
    ]
    # Reserved stock can't be consumed, except by force.
    error = shop.refused("inventory.stock.consume", sku="TOP", quantity=8)
    assert error["data"]["kind"] == "insufficientStock" and "reserved for builds" in error["message"]
    changed = shop.call("assemblies.builds.update", id=build["id"], changes={"quantity": 5, "dueAt": None})
    assert (changed["quantity"], changed["version"]) == (5, 2)
    assert shop.level("LEG", "reserved") == (20,) and shop.level("TABLE", "onOrder", "incomingAt") == (5, None)
    assert shop.call("assemblies.builds.update", id=build["id"], changes={"quantity": 5})["version"] == 2
    shop.call("assemblies.builds.delete", id=build["id"], expect=2)
    assert shop.level("LEG", "reserved") == (0,)
    assert shop.call("inventory.stock.levels", skus=["TABLE"])["items"][0]["onOrder"] == 0
    assert shop.refused("assemblies.builds.get", id=build["id"])["data"]["kind"] == "notFound"
    assert shop.plan("TABLE", 1)["number"] == "B-00002"
    shop.sound()


def test_a_completion_is_one_transaction(shop):
    stocked(shop)
    build = shop.plan("TABLE", 3)
    done = shop.complete(build, note="Oak")
    assert (done["build"]["status"], done["build"]["made"], done["completion"]["quantity"]) == ("completed", 3, 3)
    assert shop.level("TOP", "onHand", "reserved") == (7, 0) and shop.level("LEG", "onHand", "reserved") == (28, 0)
    assert shop.level("TABLE", "onHand", "onOrder", "averageCost") == (3, 0, eur(1400))
    transaction = done["completion"]["transaction"]
    entries = shop.call("inventory.stock.entries", transaction=transaction)["items"]
    skus = {id: sku for sku, id in shop.items.items()}
    assert sorted((skus[one["item"]], one["type"], one["quantity"], one["build"]) for one in entries) == [
        ("LEG", "consumption", -12, build["id"]),
        ("TABLE", "production", 3, build["id"]),
        ("TOP", "consumption", -3, build["id"]),
    ]
    completion = done["completion"]
    assert (completion["unitCost"], completion["uncosted"], completion["note"]) == (eur(1400), 0, "Oak")
    assert [(skus[part["item"]], part["quantity"]) for part in completion["consumed"]] == [("TOP", 3), ("LEG", 12)]
    view = shop.get(build)
    assert view["completions"] == [completion]
    assert names(view["steps"], "from", "to") == [("planned", "completed")]
    assert names(view["components"], "sku", "consumed", "left") == [("TOP", 3, 0), ("LEG", 12, 0), ("WAX", 0, 0)]
    error = shop.refused("inventory.stock.reverse", transaction=transaction, reason="No")
    assert "assemblies.builds.reverse" in error["message"]
    shop.sound()


def test_parts_of_a_build(shop):
    stocked(shop)
    build = shop.plan("TABLE", 5)
    first = shop.complete(build, 2)
    assert (first["build"]["status"], first["build"]["made"]) == ("inProgress", 2)
    assert shop.level("LEG", "onHand", "reserved") == (32, 12) and shop.level("TABLE", "onHand", "onOrder") == (2, 3)
    error = shop.refused("assemblies.builds.complete", id=build["id"], quantity=4)
    assert problems(error) == [
        ("/quantity", "quantity must be at most 3, the quantity left to make; a manager can make more with `force`")
    ]
    error = shop.refused("assemblies.builds.update", id=build["id"], changes={"quantity": 2})
    assert problems(error)[0][0] == "/changes/quantity"
    # A build that has made goods can't be cancelled. It is completed with what was made, and the rest is no longer
    # reserved.
    error = shop.refused("assemblies.builds.step", id=build["id"], to="cancelled")
    assert (error["data"]["kind"], error["data"]["allowed"]) == ("illegalStep", ["completed"])
    ended = shop.step(build, "completed", reason="The rest of the oak is wet")
    assert (ended["status"], ended["made"]) == ("completed", 2)
    assert shop.level("LEG", "reserved") == (0,) and shop.level("TABLE", "onOrder") == (0,)
    assert names(ended["steps"], "to", "reason") == [("inProgress", None), ("completed", "The rest of the oak is wet")]
    error = shop.refused("assemblies.builds.complete", id=build["id"])
    assert error["data"]["kind"] == "illegalStep"
    error = shop.refused("assemblies.builds.update", id=build["id"], changes={"quantity": 9})
    rule = "quantity can't be changed: the build is completed. Only the note of such a build can be changed"
    assert problems(error) == [("/changes/quantity", rule)]
    assert shop.call("assemblies.builds.update", id=build["id"], changes={"note": "Wet"})["note"] == "Wet"
    forced = shop.plan("TABLE", 1)
    assert shop.complete(forced, 2, force=True)["build"]["made"] == 2
    counts = shop.refused("assemblies.builds.delete", id=build["id"])["data"]["counts"]
    assert counts == [{"kind": "buildStep", "count": 2}]
    shop.sound()


def test_steps(shop):
    stocked(shop)
    build = shop.plan("TABLE", 2)
    error = shop.refused("assemblies.builds.step", id=build["id"], to="completed")
    assert (error["data"]["status"], error["data"]["allowed"]) == ("planned", ["inProgress", "cancelled"])
    assert "assemblies.builds.complete" in error["message"]
    shop.step(build, "inProgress")
    shop.step(build, "planned")
    shop.step(build, "inProgress")
    ended = shop.step(build, "cancelled", reason="No buyer")
    assert ended["status"] == "cancelled" and shop.level("LEG", "reserved", "available") == (0, 40)
    assert shop.level("TABLE", "onOrder") == (0,)
    for to in ("planned", "inProgress", "completed"):
        assert shop.refused("assemblies.builds.step", id=build["id"], to=to)["data"]["kind"] == "illegalStep"
    history = shop.call("assemblies.builds.history", id=build["id"])["items"]
    assert history
    shop.sound()


def test_components_that_differ(shop):
    stocked(shop)
    shop.receive("WAX", 5, 40)
    shop.add("SCREW")
    shop.receive("SCREW", 100, 2)
    cellar = shop.call("inventory.locations.create", name="Cellar", code="C")["id"]
    shop.call("inventory.stock.transfer", sku="LEG", quantity=6, to="C")
    build = shop.plan("TABLE", 2)
    consumed = [
        {"sku": "LEG", "quantity": 5, "location": "C"},
        {"sku": "LEG", "quantity": 4},
        {"sku": "WAX", "quantity": 1.5},
        {"item": shop.items["SCREW"], "quantity": 10},
        {"sku": "TOP"},
    ]
    done = shop.complete(build, consumed=consumed, extraCost=eur(500))
    skus = {id: sku for sku, id in shop.items.items()}
    parts = [(skus[one["item"]], one["quantity"], one["location"] == cellar) for one in done["completion"]["consumed"]]
    assert parts == [("LEG", 5, True), ("LEG", 4, False), ("WAX", 1.5, False), ("SCREW", 10, False), ("TOP", 2, False)]
    cost = (9 * 100 + 1.5 * 40 + 10 * 2 + 2 * 1000 + 500) / 2
    assert done["completion"]["unitCost"] == eur(cost) and done["completion"]["extraCost"] == eur(500)
    assert shop.level("TABLE", "averageCost") == (eur(cost),)
    view = shop.get(build)["components"]
    assert names(view, "sku", "needed", "consumed") == [
        ("TOP", 2, 2),
        ("LEG", 8, 9),
        ("WAX", 0, 1.5),
        ("SCREW", 0, 10),
    ]
    # No piece of the component was used. The build's demand for the component ends all the same.
    other = shop.plan("TABLE", 1)
    shop.complete(other, consumed=[{"sku": "LEG", "quantity": 0}])
    assert shop.level("LEG", "onHand", "reserved") == (31, 0)
    shop.sound()


@pytest.mark.parametrize(
    ("consumed", "pointer"),
    [
        ([{"sku": "LEG"}, {"sku": "LEG"}], "/consumed/1/quantity"),
        ([{"sku": "WAX"}], "/consumed/0/quantity"),
        ([{"sku": "NONE", "quantity": 1}], "/consumed/0/sku"),
        ([{"sku": "LEG", "quantity": 4, "location": "nowhere"}], "/consumed/0/location"),
        ([{"quantity": 4}], "/consumed/0/item"),
        ([{"sku": "LEG", "quantity": 4, "lots": [{"lot": "ITEM", "quantity": 3}]}], "/consumed/0/lots"),
        ([{"sku": "LEG", "quantity": -1}], "/consumed/0/quantity"),
    ],
)
def test_wrong_components(shop, consumed, pointer):
    stocked(shop)
    build = shop.plan("TABLE", 1)
    for line in consumed:
        for lot in line.get("lots", ()):
            lot["lot"] = shop.items["LEG"]
    error = shop.refused("assemblies.builds.complete", id=build["id"], consumed=consumed)
    told = [one["pointer"] for one in error["data"].get("problems", ())] or [error["data"]["pointer"]]
    assert told == [pointer], error
    assert shop.level("LEG", "onHand") == (40,) and shop.get(build)["status"] == "planned"


def test_wrong_builds(shop):
    stocked(shop)
    assert shop.refused("assemblies.builds.create", sku="TABLE", quantity=0)["code"] == -32602
    error = shop.refused("assemblies.builds.create", sku="LEG", quantity=1)
    assert problems(error)[0][0] == "/sku" and "assemblies.boms.create" in error["message"]
    other = shop.bom("TOP", [("WAX", 1)])
    error = shop.refused("assemblies.builds.create", sku="TABLE", quantity=1, bom=other["id"])
    assert problems(error) == [("/bom", "bom must be a bill of materials of TABLE, not of TOP")]
    error = shop.refused("assemblies.builds.create", sku="TABLE", quantity=1, orderLine=shop.items["TOP"])
    assert (error["data"]["kind"], error["data"]["pointer"]) == ("notFound", "/orderLine")
    shop.call("inventory.items.update", sku="TABLE", changes={"archived": True})
    assert problems(shop.refused("assemblies.builds.create", sku="TABLE", quantity=1))[0][0] == "/sku"
    build = shop.plan("TOP", 1)
    assert shop.refused("assemblies.builds.complete", id=build["id"], expect=5)["data"]["kind"] == "conflict"
    assert (
        shop.refused("assemblies.builds.step", id=build["id"], to="inProgress", expect=5)["data"]["kind"] == "conflict"
    )
    error = shop.refused("assemblies.builds.update", id=build["id"], changes={"location": shop.items["TOP"]})
    assert error["data"]["pointer"] == "/changes/location"


def test_a_completion_is_reversed_once(shop):
    stocked(shop)
    build = shop.plan("TABLE", 3)
    shop.complete(build, 1)
    wrong = shop.complete(build, 2, extraCost=eur(900))
    assert wrong["build"]["status"] == "completed" and shop.level("TABLE", "averageCost") == (eur(1700),)
    back = shop.call("assemblies.builds.reverse", completion=wrong["completion"]["id"], reason="Only one is made")
    assert (back["build"]["status"], back["build"]["made"]) == ("inProgress", 1)
    assert (back["completion"]["quantity"], back["completion"]["reverses"]) == (-2, wrong["completion"]["id"])
    assert shop.level("TABLE", "onHand", "onOrder", "averageCost") == (1, 2, eur(1400))
    assert shop.level("LEG", "onHand", "reserved") == (36, 8) and shop.level("TOP", "onHand", "reserved") == (9, 2)
    error = shop.refused("assemblies.builds.reverse", completion=wrong["completion"]["id"], reason="Again")
    assert error["data"]["kind"] == "alreadyReversed"
    error = shop.refused("assemblies.builds.reverse", completion=back["completion"]["id"], reason="Again")
    assert problems(error)[0][0] == "/completion"
    assert names(shop.get(build)["components"], "sku", "consumed", "left")[:2] == [("TOP", 1, 2), ("LEG", 4, 8)]
    # To undo a completion, the goods that it made must be in stock.
    shop.call("inventory.stock.consume", sku="TABLE", quantity=1)
    first = shop.get(build)["completions"][0]["id"]
    assert (
        shop.refused("assemblies.builds.reverse", completion=first, reason="No")["data"]["kind"] == "insufficientStock"
    )
    shop.sound()


def test_builds_for_an_order(shop):
    stocked(shop)
    customer = shop.call("contacts.create", kinds=["customer"], name="Ada")["id"]
    order = shop.call("orders.create", contact=customer, currency="EUR")["id"]
    lines = [
        shop.call("orders.lines.add", order=order, sku=sku, quantity=2, unitPrice=eur(9))["id"]
        for sku in ("TABLE", "TOP")
    ]
    error = shop.refused("assemblies.builds.create", sku="TABLE", quantity=2, orderLine=lines[1])
    assert problems(error) == [("/orderLine", "orderLine must be an order line with TABLE, the item of the build")]
    build = shop.plan("TABLE", 2, orderLine=lines[0])
    shop.plan("TABLE", 1)
    found = shop.call("assemblies.builds.list", orderLine=lines[0])["items"]
    assert [one["id"] for one in found] == [build["id"]] and found[0]["orderLine"] == lines[0]


def test_lists(shop):
    stocked(shop)
    shop.bom("TOP", [("WAX", 1)])
    builds = [shop.plan("TABLE", 1, dueAt=DUE), shop.plan("TOP", 1), shop.plan("TABLE", 2)]
    shop.step(builds[2], "inProgress")

    def listed(**filter):
        found = shop.call("assemblies.builds.list", **filter)["items"]
        return [next(place for place, one in enumerate(builds) if one["id"] == build["id"]) for build in found]

    assert listed() == [2, 1, 0]
    assert listed(status="planned") == [1, 0] and listed(status="inProgress", sku="TABLE") == [2]
    assert listed(sku="TABLE") == listed(item=shop.items["TABLE"]) == [2, 0]
    assert listed(dueBefore="2026-03-05T08:00:00.001Z") == [0] and listed(dueBefore=DUE) == []
    assert shop.refused("assemblies.builds.list", sku="NONE")["data"]["kind"] == "notFound"
    page = shop.call("assemblies.builds.list", limit=2)
    assert [one["id"] for one in page["items"]] == [builds[2]["id"], builds[1]["id"]]
    (last,) = shop.call("assemblies.builds.list", limit=2, after=page["next"])["items"]
    assert last["id"] == builds[0]["id"]


def test_the_overview_of_an_item_has_its_builds(shop):
    stocked(shop)
    build = shop.plan("TABLE", 3, dueAt=DUE)
    shop.complete(build, 1)
    made = shop.call("inventory.items.overview", sku="TABLE")
    assert [(one["id"], one["number"], one["quantity"], one["at"]) for one in made["builds"]] == [
        (build["id"], "B-00001", 2, DUE)
    ]
    used = shop.call("inventory.items.overview", sku="LEG")
    assert [(one["id"], one["status"], one["contactName"], one["quantity"]) for one in used["neededBy"]] == [
        (build["id"], "inProgress", "TABLE", 8)
    ]
    assert used["builds"] == [] and used["orders"] == []


def test_components_are_not_an_expense(shop):
    """The value of components becomes part of the goods' value. Only the cost of goods that are sold or used up is a
    cost of the period."""
    shop.call("companies.setTier", company=shop.company, tier="enterprise")
    stocked(shop, 2)
    shop.complete(shop.plan("TABLE", 2))
    days = {"from": "2026-03-01", "to": "2026-03-01"}
    assert [one["out"] for one in shop.call("reports.turnover", **days)["totals"]] == [eur(0)]
    shop.call("inventory.stock.consume", sku="TABLE", quantity=1)
    assert [one["out"] for one in shop.call("reports.turnover", **days)["totals"]] == [eur(1400)]
