"""Two devices change one journal without a connection: sets, deletions, defaults and figures after they sync."""

import json

import pytest

from support.accounts import Accounts
from support.core import Core
from support.devices import Devices, pages
from support.journal import apart, bean, lines, meet
from support.people import rows

AT = "2026-01-31T08:15:00Z"
KINDS = ("beans", "equipment", "brews", "tastings", "recipes")


def piece(core, kind, name, **members):
    return core.call("journal.equipment.create", kind=kind, name=name, **members)["id"]


def brew(core, bean, **members):
    members = {"at": AT, "bean": bean, "method": "pourOver", "dose": 15, "water": 250, **members}
    return core.call("journal.brews.create", **members)["id"]


def both(devices, method, /, **params):
    """Returns the result of a call on both devices, which must be the same byte for byte."""
    one, two = (json.dumps(core.call(method, **params)) for core in devices)
    assert one == two
    return json.loads(one)


def journal(core):
    return {kind: pages(core, f"journal.{kind}.list") for kind in KINDS}


def settle(devices):
    """Syncs both devices until they have the same journal, and returns it."""
    meet(devices)
    one, two = (journal(core) for core in devices)
    assert one == two
    return one


def test_equipment_of_a_brew_is_the_union_of_the_intentions(devices):
    one = devices[0]
    kettle, scale, filters, dripper = (piece(one, "other", name) for name in ("Kettle", "Scale", "Filters", "Dripper"))
    made = brew(one, bean(one), equipment=[kettle, scale])
    changes = [[kettle, filters], [scale, kettle, dripper]]
    # The first device removes the scale and adds filters. The second device keeps the kettle and the scale, and adds a
    # dripper.
    apart(devices, lambda number, core: core.call("journal.brews.save", id=made, equipment=changes[number]))
    settle(devices)
    assert set(both(devices, "journal.brews.get", id=made)["equipment"]) == {kettle, filters, dripper}
    assert lines(one) == []


def test_a_piece_that_both_add_is_there_once_and_one_that_both_remove_is_gone(devices):
    one = devices[0]
    kettle, scale = piece(one, "kettle", "Kettle"), piece(one, "scale", "Scale")
    made = brew(one, bean(one), equipment=[kettle])
    apart(devices, lambda number, core: core.call("journal.brews.save", id=made, equipment=[scale]))
    settle(devices)
    assert both(devices, "journal.brews.get", id=made)["equipment"] == [scale]
    assert lines(one) == []
    # The use of equipment has followed the brew: nothing uses the kettle any more, and the brew uses the scale.
    assert devices[1].refused("journal.equipment.delete", id=scale)["data"]["kind"] == "inUse"
    devices[1].call("journal.equipment.delete", id=kettle)
    assert [found["name"] for found in settle(devices)["equipment"]] == ["Scale"]


def test_descriptors_of_a_tasting_merge_as_a_set(devices):
    one = devices[0]
    made = brew(one, bean(one))
    note = one.call("journal.tastings.create", brew=made, at=AT, descriptors=["plum", "ash"])["id"]
    changes = [["plum", "jasmine"], ["plum", "ash", "yuzu"]]
    apart(devices, lambda number, core: core.call("journal.tastings.save", id=note, descriptors=changes[number]))
    settle(devices)
    merged = both(devices, "journal.tastings.get", id=note)
    assert set(merged["descriptors"]) == {"plum", "jasmine", "yuzu"} and merged["unlisted"] == ["yuzu"]
    assert lines(one) == []


def test_other_members_of_a_brew_merge_one_by_one(devices):
    one = devices[0]
    made = brew(one, bean(one), water=250)
    changes = [{"water": 240, "rating": 4}, {"water": 255, "tds": 1.4}]
    apart(devices, lambda number, core: core.call("journal.brews.save", id=made, **changes[number]))
    settle(devices)
    merged = both(devices, "journal.brews.get", id=made)
    assert (merged["rating"], merged["tds"], merged["water"]) == (4, 1.4, 255)
    # The figures are those of 255 g of water. Ratio: 255 / 15 = 17. Extraction, estimated: 1.4 * (255 - 2 * 15) / 15 =
    # 21.
    assert (merged["ratio"], merged["extraction"], merged["estimated"]) == (17, 21, True)
    (line,) = lines(one)
    assert [line[name] for name in ("type", "field", "ancestor", "local", "server", "kept")] == [
        "brew",
        "water",
        250,
        255,
        240,
        "local",
    ]


@pytest.mark.parametrize("deleting", [0, 1])
def test_a_bean_comes_back_that_a_brew_of_another_device_needs(devices, deleting):
    id = bean(devices[0], weight=250)
    made = {}

    def change(number, core):
        if number == deleting:
            core.call("journal.beans.delete", id=id)
        else:
            made["brew"] = brew(core, id)

    apart(devices, change)
    (found,) = settle(devices)["beans"]
    assert (found["id"], found["brews"], found["remaining"]) == (id, 1, 235)
    assert both(devices, "journal.brews.get", id=made["brew"])["bean"] == id


@pytest.mark.parametrize("deleting", [0, 1])
@pytest.mark.parametrize(
    "kind, needing", [("tastings", {"at": AT}), ("recipes", {"name": "Morning", "method": "drip"})]
)
def test_a_bean_comes_back_that_a_note_or_a_recipe_needs(devices, deleting, kind, needing):
    id = bean(devices[0])

    def change(number, core):
        if number == deleting:
            core.call("journal.beans.delete", id=id)
        else:
            core.call(f"journal.{kind}.create", bean=id, **needing)

    apart(devices, change)
    found = settle(devices)
    assert [one["id"] for one in found["beans"]] == [one["bean"] for one in found[kind]] == [id]


@pytest.mark.parametrize("deleting", [0, 1])
def test_equipment_comes_back_that_a_brew_of_another_device_has(devices, deleting):
    one = devices[0]
    made, kettle, grinder = brew(one, bean(one)), piece(one, "kettle", "Kettle"), piece(one, "grinder", "Mill")

    def change(number, core):
        if number == deleting:
            for id in (kettle, grinder):
                core.call("journal.equipment.delete", id=id)
        else:
            core.call("journal.brews.save", id=made, equipment=[kettle], grinder=grinder)

    apart(devices, change)
    assert {found["id"] for found in settle(devices)["equipment"]} == {kettle, grinder}
    for core in devices:
        core.call("journal.brews.save", id=made, rating=4)
        settle(devices)
    merged = both(devices, "journal.brews.get", id=made)
    assert (merged["equipment"], merged["grinder"]) == ([kettle], grinder)


@pytest.mark.parametrize("deleting", [0, 1])
def test_a_brew_comes_back_with_all_its_tastings(devices, deleting):
    one = devices[0]
    made = brew(one, bean(one))
    notes = [one.call("journal.tastings.create", brew=made, at=AT, text=text)["id"] for text in ("First.", "Second.")]

    def change(number, core):
        if number == deleting:
            core.call("journal.brews.delete", id=made)
        else:
            notes.append(core.call("journal.tastings.create", brew=made, at=AT, text="Third.")["id"])

    apart(devices, change)
    found = settle(devices)
    assert [found["id"] for found in found["brews"]] == [made]
    assert {note["id"] for note in found["tastings"]} == set(notes)
    # The restored brew can be deleted again, with all of its notes.
    devices[1].call("journal.brews.delete", id=made)
    found = settle(devices)
    assert found["brews"] == found["tastings"] == []


def test_two_defaults_of_a_kind_become_one(devices):
    old = piece(devices[0], "grinder", "Old", isDefault=True)
    apart(devices, lambda number, core: piece(core, "grinder", f"By {number}", isDefault=True))
    defaults = [found["name"] for found in settle(devices)["equipment"] if found["isDefault"]]
    assert len(defaults) == 1 and defaults[0] in ("By 0", "By 1")
    assert both(devices, "journal.equipment.get", id=old)["isDefault"] is False


def test_two_pieces_that_are_made_the_default_apart_leave_one(devices):
    ids = [piece(devices[0], "kettle", f"Kettle {number}") for number in range(2)]
    scale = piece(devices[0], "scale", "Scale", isDefault=True)
    apart(devices, lambda number, core: core.call("journal.equipment.save", id=ids[number], isDefault=True))
    defaults = [found["id"] for found in settle(devices)["equipment"] if found["isDefault"]]
    assert len(defaults) == 2 and scale in defaults


@pytest.fixture
def clocked(tmp_path):
    """Two devices with the same date, because ages and trends depend on the present day."""
    with Devices(tmp_path, 2, "--clock", "2026-02-01T12:00:00Z") as devices:
        yield devices


def test_figures_are_the_same_bytes_on_both_devices(clocked):
    devices, one = clocked, clocked[0]
    one.call("settings.set", values={"timeZone": "Europe/Vienna", "firstWeekday": "sunday"})
    price = {"amount": 1499, "currency": "EUR"}
    ids = [
        bean(one, "Light", roastLevel="light", process="washed", roastDate="2026-01-02", weight=340, price=price),
        bean(one, "Dark", roastLevel="dark", process="natural", roastDate="2025-12-20", frozenAt="2025-12-28"),
    ]
    grinder = piece(one, "grinder", "Mill", setting={"minimum": 0, "maximum": 40, "step": 0.5, "finer": "lower"})

    def change(number, core):
        for count in range(6):
            made = brew(
                core,
                ids[count % 2],
                at=f"2026-01-{10 + count:02}T{22 + number}:45:00Z",
                grinder=grinder,
                grindSetting=20 + count % 3 + number / 2,
                temperature=91 + count % 4,
                time=170 + 7 * count + number,
                tds=1.2 + count / 10,
                rating=2.5 + count % 5 / 2,
                method="espresso" if count == 5 else "pourOver",
                **({"yield": 40} if count == 5 else {}),
            )
            core.call("journal.tastings.create", brew=made, at=AT, descriptors=["plum", f"of {number}"])

    apart(devices, change)
    settle(devices)
    for id in ids:
        assert both(devices, "journal.beans.get", id=id)["brews"] == 6
        both(devices, "journal.recommend", bean=id)
    # The journal has 12 brews of 15 g of coffee and 250 g of water.
    overview = both(devices, "journal.statistics.overview")
    assert (overview["brews"], overview["coffee"], overview["water"]) == (12, 180, 3000)
    measures = ("count", "coffee", "cost", "rating", "ratio", "extraction", "time")
    for measure in measures:
        for by in ("day", "week", "month", "year"):
            both(devices, "journal.statistics.series", measure=measure, by=by)
        for by in ("bean", "process", "roastLevel", "method", "grinder", "grindSetting", "beanAge"):
            both(devices, "journal.statistics.breakdown", measure=measure, by=by)
    (insights,) = both(devices, "journal.insights.list").values()
    states = [insight["state"] for insight in insights]
    assert "ready" in states and "empty" not in states
    for by in ("day", "week", "month", "bean", "method"):
        both(devices, "journal.brews.sections", sectionBy=by)
        both(devices, "journal.brews.list", sectionBy=by)


def test_no_kind_of_record_is_in_a_share_or_with_another_account(tmp_path):
    with Accounts(tmp_path) as accounts:
        ada = accounts["ada"]
        shop = accounts.shop()
        word = "Zanzibar"
        id = bean(ada, word, note=word)
        piece(ada, "kettle", word)
        made = brew(ada, id, note=word, place=word)
        ada.call("journal.tastings.create", brew=made, at=AT, descriptors=[word], text=word)
        ada.call("journal.recipes.create", name=word, method="drip", bean=id)
        ada.call("settings.set", values={"app.place": word})
        accounts.join(shop, "bo")
        accounts.settle()
        brew(accounts["bo"], bean(accounts["bo"], "Of Bo"))
        accounts.settle()
        bo = accounts["bo"]
        assert shop in [found["id"] for found in bo.call("companies.list")["items"]]
        assert [len(found) for found in journal(bo).values()] == [1, 0, 1, 0, 0]
        assert [len(found) for found in journal(ada).values()] == [1, 1, 1, 1, 1]
        # Another device of the same account has the same records.
        there = accounts["ada/2"]
        accounts.settle()
        assert journal(there) == journal(ada)
        for path in (tmp_path / "bo").rglob("*"):
            assert not path.is_file() or word.encode() not in path.read_bytes(), path
    # The store of shared companies has no tables for the journal.
    tables = {row["name"] for row in rows(tmp_path / "bo/shared.sqlite", "SELECT name FROM sqlite_schema")}
    assert "companies" in tables and not {*KINDS, "brew_facts", "bean_use", "brew_pieces"} & tables


def merged(devices, make, one, two):
    """Creates a record that both devices then change while disconnected. Returns its id after both have merged the
    changes."""
    method, members = make
    id = devices[0].call(f"{method}.create", **members)["id"]
    apart(devices, lambda number, core: core.call(f"{method}.update", id=id, changes=(one, two)[number]))
    settle(devices)
    return id


def test_what_does_not_fit_after_a_merge_stays_editable_named_and_comes_back_from_a_file(devices):
    core = devices[0]
    beans = bean(core)
    scale = {"minimum": 0, "maximum": 9, "step": 1, "finer": "lower"}
    water = {"at": AT, "bean": beans, "method": "pourOver", "dose": 15, "water": 300}
    cases = [
        (("journal.beans", {"name": "Frozen"}), {"frozenAt": "2026-01-02"}, {"roastDate": "2026-01-10"}),
        (("journal.brews", water), {"water": 100}, {"pours": [{"at": 0, "water": 250}]}),
        (("journal.brews", water | {"draft": True}), {"draft": False}, {"dose": None}),
        (("journal.equipment", {"kind": "grinder", "name": "Piece"}), {"kind": "kettle"}, {"setting": scale}),
        (
            ("journal.recipes", {"name": "Morning", "method": "pourOver", "water": 300}),
            {"water": 100},
            {"steps": [{"at": 0, "action": "pour", "water": 250}]},
        ),
        (("journal.brews", water | {"method": "cupping", "draft": True}), {"method": "drip"}, {"dose": 1500}),
        (("journal.brews", water | {"method": "coldBrew", "draft": True}), {"method": "drip"}, {"temperature": 0}),
        (("journal.recipes", {"name": "Large", "method": "cupping"}), {"method": "drip"}, {"dose": 1500}),
        (("journal.recipes", {"name": "Cold", "method": "coldBrew"}), {"method": "drip"}, {"temperature": 0}),
    ]
    broken = [merged(devices, *case) for case in cases]
    integrity = {one["name"]: one["integrity"] for one in core.call("system.diagnostics", check=True)["stores"]}
    for id, (make, _, _) in zip(broken, cases, strict=True):
        method = make[0]
        record = core.call(f"{method}.get", id=id)
        assert id in integrity["private"], (method, record, integrity)
        # Members that the broken rule does not name can be changed. The others can be changed only to values that fit
        # the rule.
        assert core.call(f"{method}.update", id=id, changes={"note": "Changed."})["note"] == "Changed."
    frozen, poured, dosed, *_ = broken
    for method, id, changes in (
        ("beans", frozen, {"frozenAt": "2026-01-03"}),
        ("brews", poured, {"water": 120}),
        ("brews", dosed, {"method": None}),
    ):
        assert core.refused(f"journal.{method}.update", id=id, changes=changes)["code"] == -32602, changes
    # The brew whose dose was lost is a draft, and statistics don't count drafts.
    assert core.call("journal.statistics.overview")["brews"] == 1
    assert core.call("journal.beans.get", id=beans)["brews"] == 1
    text = core.call("journal.export", format="jsonl", inline=True)["text"]
    for format in ("jsonl", "csv"):
        copied = core.call("journal.export", format=format, inline=True)["text"]
        with Core() as other:
            report = other.call("journal.import", format=format, inline=copied)
            assert report["failed"] == 0, report["problems"]
            assert other.call("journal.export", format="jsonl", inline=True)["text"] == text
    # A file with values that no merge can produce is refused.
    for row in ({"dose": 0}, {"dose": 2001}, {"temperature": 101}):
        made = json.dumps({"type": "brew", "id": frozen[:-1] + ("0" if frozen[-1] != "0" else "1"), **water, **row})
        assert core.call("journal.import", format="jsonl", inline=made)["failed"] == 1, row
    # A record that fits the rules again is no longer reported by the diagnostics.
    core.call("journal.beans.update", id=frozen, changes={"frozenAt": "2026-01-10"})
    checked = core.call("system.diagnostics", check=True)["stores"]
    assert not any(frozen in (one["integrity"] or "") for one in checked)


def test_a_brew_keeps_a_recipe_that_was_deleted_as_a_past_reference(devices):
    one, two = devices
    beans = bean(one)
    recipe = one.call("journal.recipes.create", name="Morning", method="pourOver")["id"]
    grinder = piece(one, "grinder", "Mill")

    def change(number, core):
        if number == 0:
            core.call("journal.recipes.delete", id=recipe)
        else:
            made = brew(core, beans, recipe=recipe, grinder=grinder)
            core.call("journal.tastings.create", brew=made, at=AT, text="Sweet.")

    apart(devices, change)
    settle(devices)
    (made,) = pages(one, "journal.brews.list")
    assert made["recipe"] == recipe
    for format in ("jsonl", "csv"):
        text = two.call("journal.export", format=format, inline=True)["text"]
        with Core() as other:
            report = other.call("journal.import", format=format, inline=text)
            assert (report["failed"], report["created"]) == (0, 4), report["problems"]
            assert other.call("journal.export", format=format, inline=True)["text"] == text
            assert other.call("journal.brews.update", id=made["id"], changes={"rating": 4})["recipe"] == recipe
            # The recipe does not exist here. The imported brew keeps its reference to it, but a new brew can't refer to
            # it.
            new = {"at": AT, "bean": beans, "method": "pourOver", "dose": 15, "recipe": recipe}
            error = other.refused("journal.brews.create", **new)
            assert [problem["pointer"] for problem in error["data"]["problems"]] == ["/recipe"]


def test_a_brew_stays_with_pieces_that_became_another_kind_meanwhile(devices):
    one = devices[0]
    beans = bean(one)
    grinder, kettle = piece(one, "grinder", "Mill"), piece(one, "kettle", "Kettle")

    def change(number, core):
        if number == 0:
            core.call("journal.equipment.update", id=grinder, changes={"kind": "scale"})
            core.call("journal.equipment.update", id=kettle, changes={"kind": "grinder"})
        else:
            brew(core, beans, grinder=grinder, equipment=[kettle])

    apart(devices, change)
    settle(devices)
    (made,) = pages(one, "journal.brews.list")
    saved = one.call("journal.brews.save", id=made["id"], rating=4)
    assert (saved["rating"], saved["grinder"], saved["equipment"]) == (4, grinder, [kettle])
    text = one.call("journal.export", format="jsonl", inline=True)["text"]
    with Core() as other:
        assert other.call("journal.import", format="jsonl", inline=text)["created"] == 4
    draft = one.call("journal.brews.repeat", id=made["id"])
    assert (draft["bean"], draft["grinder"], draft["equipment"]) == (beans, None, [])


def test_beans_that_two_devices_have_used_up_together_are_finished(devices):
    one, two = devices
    one.call("settings.set", values={"finishEmptyBeans": True})
    beans = bean(one, weight=30)
    apart(devices, lambda number, core: brew(core, beans))
    settle(devices)
    assert both(devices, "journal.beans.get", id=beans)["finished"] is True
    assert lines(one) == lines(two) == []
    # If a user sets `finished` back to false, the core does not set it again.
    one.call("journal.beans.update", id=beans, changes={"finished": False})
    settle(devices)
    assert both(devices, "journal.beans.get", id=beans)["finished"] is False


def test_beans_that_one_device_withdraws_from_and_another_brews_are_finished(devices):
    one = devices[0]
    one.call("settings.set", values={"finishEmptyBeans": True})
    beans = bean(one, weight=30)

    def change(number, core):
        if number == 0:
            core.call("journal.beans.update", id=beans, changes={"withdrawn": 15})
        else:
            brew(core, beans)

    apart(devices, change)
    settle(devices)
    assert both(devices, "journal.beans.get", id=beans)["finished"] is True
