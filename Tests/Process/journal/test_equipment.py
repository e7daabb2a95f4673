"""Equipment, recipes, tasting notes and the flavour wheel."""

import pytest

from support.core import Core, request
from support.devices import pages

AT = "2026-01-31T08:15:00Z"


@pytest.fixture
def core(data):
    with Core(data, "--clock", "2026-02-01T12:00:00Z") as core:
        yield core


def pointers(error):
    assert error["code"] == -32602, error
    return [problem["pointer"] for problem in error["data"]["problems"]]


@pytest.mark.parametrize(
    "members, wrong",
    [
        ({"kind": "kettle", "setting": {"minimum": 0, "maximum": 1, "step": 1, "finer": "lower"}}, ["/setting"]),
        ({"kind": "grinder", "method": "drip"}, ["/method"]),
        (
            {"kind": "grinder", "setting": {"minimum": 5, "maximum": 5, "step": 0, "finer": "lower"}},
            ["/setting/maximum", "/setting/step"],
        ),
        ({"kind": "spoon"}, ["/kind"]),
    ],
)
def test_what_equipment_can_not_be(core, members, wrong):
    assert pointers(core.refused("journal.equipment.create", name="x", **members)) == wrong


def test_one_piece_of_a_kind_is_the_usual_one(core):
    first = core.call("journal.equipment.create", kind="grinder", name="First", isDefault=True)["id"]
    kettle = core.call("journal.equipment.create", kind="kettle", name="Kettle", isDefault=True)["id"]
    second = core.call("journal.equipment.save", kind="grinder", name="Second", isDefault=True)["id"]

    def usual():
        return {one["id"] for one in pages(core, "journal.equipment.list") if one["isDefault"]}

    assert usual() == {kettle, second}
    core.call("journal.equipment.update", id=first, changes={"isDefault": True})
    assert usual() == {kettle, first}
    assert [one["name"] for one in pages(core, "journal.equipment.list", kind="grinder", limit=1)] == [
        "Second",
        "First",
    ]
    assert [one["name"] for one in pages(core, "journal.equipment.list", text="kett")] == ["Kettle"]


def test_recipes_are_scaled_by_one_factor(core):
    recipe = core.call(
        "journal.recipes.create",
        name="Morning",
        method="pourOver",
        dose=15,
        water=250,
        steps=[{"at": 0, "action": "bloom", "water": 45}, {"at": 45, "action": "pour", "water": 205}],
    )["id"]
    # A dose of 20 g is 4 / 3 of the recipe's dose. The amounts become 333.333..., 60 and 273.333...
    scaled = core.call("journal.recipes.scale", id=recipe, dose=20)
    assert (scaled["factor"], scaled["dose"], scaled["water"], scaled["yield"]) == (1.33333, 20, 333.3, None)
    assert [(step["at"], step["water"]) for step in scaled["steps"]] == [(0, 60), (45, 273.3)]
    assert core.call("journal.recipes.scale", id=recipe, water=500)["dose"] == 30
    assert pointers(core.refused("journal.recipes.scale", id=recipe)) == ["/dose"]
    error = core.refused("journal.recipes.scale", id=recipe, dose=20, water=500)
    assert (pointers(error), error["message"]) == (
        ["/water"],
        "Invalid params: water must be left out if dose is given",
    )
    assert pointers(core.refused("journal.recipes.scale", id=recipe, dose=0)) == ["/dose"]
    assert pointers(core.refused("journal.recipes.scale", id=recipe, **{"yield": 30})) == ["/yield"]
    assert pointers(core.refused("journal.recipes.scale", id=recipe, dose=201)) == ["/dose"]
    assert core.call("journal.recipes.get", id=recipe)["dose"] == 15


@pytest.mark.parametrize(
    "members, wrong",
    [
        ({"steps": [{"at": 9, "action": "pour"}, {"at": 8, "action": "stir"}]}, ["/steps/1/at"]),
        ({"water": 100, "steps": [{"at": 0, "action": "pour", "water": 101}]}, ["/steps"]),
        ({"dose": 201, "temperature": 0}, ["/dose", "/temperature"]),
        ({"bean": "01903e6f-2c00-7000-8000-000000000001"}, ["/bean"]),
        ({"steps": [{"at": 0, "action": "shake"}]}, ["/steps/0/action"]),
    ],
)
def test_what_recipes_can_not_be(core, members, wrong):
    assert pointers(core.refused("journal.recipes.create", name="x", method="drip", **members)) == wrong


def test_recipes_are_listed_from_a_to_z(core):
    for name in ("beta", "Alpha", "gamma"):
        core.call("journal.recipes.create", name=name, method="drip" if name == "gamma" else "siphon")
    assert [one["name"] for one in pages(core, "journal.recipes.list", limit=1)] == ["Alpha", "beta", "gamma"]
    siphons = core.ask(request("journal.recipes.list", {"method": "siphon"}))["result"]["items"]
    assert [one["name"] for one in siphons] == ["Alpha", "beta"]


def test_notes_are_about_a_brew_or_a_bean(core):
    bean = core.call("journal.beans.create", name="Yirgacheffe")["id"]
    brew = core.call("journal.brews.create", at=AT, bean=bean, method="drip", dose=15)["id"]
    assert pointers(core.refused("journal.tastings.create", at=AT)) == ["/brew"]
    assert pointers(core.refused("journal.tastings.create", at=AT, brew=brew, bean=bean)) == ["/bean"]
    assert pointers(core.refused("journal.tastings.create", at=AT, brew=bean)) == ["/brew"]
    assert pointers(core.refused("journal.tastings.create", at=AT, bean=bean, scores={"body": 7.1})) == ["/scores/body"]
    assert pointers(core.refused("journal.tastings.create", at=AT, bean=bean, scores={"body": 10.25})) == [
        "/scores/body"
    ]
    note = core.call(
        "journal.tastings.create", at=AT, brew=brew, descriptors=["Honey", "old boot"], scores={"body": 7.25}
    )
    assert (note["source"], note["unlisted"], note["scores"]["body"]) == ("user", ["old boot"], 7.25)
    of_bean = core.call("journal.tastings.create", at="2026-01-30T08:00:00Z", bean=bean, descriptors=["plum"])
    assert "unlisted" not in of_bean
    assert pages(core, "journal.tastings.list", limit=1) == [note, of_bean]
    assert pages(core, "journal.tastings.list", brew=brew) == [note]
    assert pages(core, "journal.tastings.list", bean=bean) == [of_bean]
    assert pages(core, "journal.tastings.list", text="boot") == [note]
    error = core.refused("journal.beans.delete", id=bean)
    assert error["data"]["counts"] == [{"kind": "brew", "count": 1}, {"kind": "tasting", "count": 1}]


def test_the_wheel_is_a_tree_of_three_levels(core):
    groups = core.call("journal.flavorWheel.get")["groups"]
    ids = [group["id"] for group in groups]
    for group in groups:
        ids += [family["id"] for family in group["families"]]
        for family in group["families"]:
            assert family["id"].startswith(f"{group['id']}.")
            assert all(term["id"].startswith(f"{family['id']}.") for term in family["terms"])
            ids += [term["id"] for term in family["terms"]]
    assert len(ids) == len(set(ids)) > 150
    # The ids of flavours are fixed: no later version of the core changes them.
    assert {"fruity", "fruity.berry", "fruity.berry.blackcurrant", "fruity.tropicalFruit.passionFruit"} <= set(ids)


def test_terms_are_completed_from_the_wheel_and_from_one_s_own(core):
    core.call("journal.beans.create", name="x", flavours=["Blue cheese"])
    found = core.call("journal.flavorWheel.complete", text="BLUE")["terms"]
    assert found == [
        {"term": "blueberry", "id": "fruity.berry.blueberry"},
        {"term": "Blue cheese", "id": None},
    ]
    assert core.call("journal.flavorWheel.complete", text="fruit", limit=1)["terms"] == [
        {"term": "fruity", "id": "fruity"}
    ]
    assert core.call("journal.flavorWheel.complete", text="zzz")["terms"] == []


def test_a_grinder_that_brews_use_stays_one():
    with Core() as core:
        bean = core.call("journal.beans.create", name="Yirgacheffe")["id"]
        pieces = {
            kind: core.call("journal.equipment.create", kind=kind, name=kind)["id"] for kind in ("grinder", "kettle")
        }
        made = {"at": "2026-01-31T08:15:00Z", "bean": bean, "method": "pourOver", "dose": 15}
        core.call("journal.brews.create", **made, grinder=pieces["grinder"], equipment=[pieces["kettle"]])
        for kind, other in (("grinder", "kettle"), ("kettle", "grinder")):
            for method, changes in (("update", {"changes": {"kind": other}}), ("save", {"kind": other})):
                error = core.refused(f"journal.equipment.{method}", id=pieces[kind], **changes)
                assert error["data"]["kind"] == "inUse", (kind, method, error)
                assert error["data"]["counts"] == [{"kind": "brew", "count": 1}], error
        assert core.call("journal.equipment.update", id=pieces["kettle"], changes={"kind": "scale"})["kind"] == "scale"
        spare = core.call("journal.equipment.create", kind="grinder", name="Spare")["id"]
        assert core.call("journal.equipment.update", id=spare, changes={"kind": "kettle"})["kind"] == "kettle"
