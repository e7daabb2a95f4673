"""Beans: records of the account that have all features of a company's records."""

import json

import pytest

from support.core import Core, is_quiet, request, until
from support.discovery import METHODS
from support.journal import bean, beans
from support.people import rows


@pytest.fixture
def core(data):
    with Core(data) as core:
        yield core


def test_they_need_no_company_and_no_sign_in(core):
    made = core.call("journal.beans.create", name="Yirgacheffe", roaster="Corner", process="washed", flavours=["plum"])
    assert "company" not in made and made["version"] == 1
    assert (made["decaf"], made["favourite"], made["archived"]) == (False, False, False)
    changed = core.call(
        "journal.beans.update", id=made["id"], changes={"roastLevel": "dark", "roastDate": "2026-11-20"}, expect=1
    )
    assert (changed["version"], changed["roastLevel"], changed["roastDate"]) == (2, "dark", "2026-11-20")
    assert core.call("journal.beans.get", id=made["id"]) == changed
    assert beans(core) == [changed]
    assert core.refused("journal.beans.update", id=made["id"], changes={"note": "late"}, expect=1)["data"]["kind"] == (
        "conflict"
    )
    assert core.call("journal.beans.delete", id=made["id"])["deleted"] == made["id"]
    assert beans(core) == []


@pytest.mark.parametrize(
    "wrong, pointer",
    [
        ({"name": ""}, "/name"),
        ({"name": "x" * 201}, "/name"),
        ({"name": "x", "roastLevel": "burnt"}, "/roastLevel"),
        ({"name": "x", "process": "dried"}, "/process"),
        ({"name": "x", "roastDate": "2026-02-30"}, "/roastDate"),
        ({"name": "x", "note": "x" * 4001}, "/note"),
        ({"name": "x", "company": "01903e6f-2c00-7000-8000-000000000001"}, "/company"),
    ],
)
def test_what_they_can_not_be(core, wrong, pointer):
    error = core.refused("journal.beans.create", **wrong)
    assert error["code"] == -32602
    assert [problem["pointer"] for problem in error["data"]["problems"]] == [pointer]


def test_names_are_not_unique(core):
    assert bean(core, "Same") != bean(core, "Same")


def test_events_and_live_queries_have_no_company(core):
    core.call("events.subscribe")
    live = core.call("live.open", query={"method": "journal.beans.list"})
    assert live["result"]["items"] == []
    id = bean(core)
    event, changed = core.said()
    (told,) = event["params"]["events"]
    assert (told["service"], told["type"], told["company"], told["id"]) == ("journal", "bean", None, id)
    assert [one["id"] for one in changed["params"]["result"]["items"]] == [id]
    core.call("journal.beans.update", id=id, changes={"favourite": True})
    core.call("journal.beans.delete", id=id)
    events = core.call("events.since")["events"]
    assert [(one["action"], one["company"], one["fields"]) for one in events if one["type"] == "bean"] == [
        ("created", None, []),
        ("updated", None, ["favourite"]),
        ("deleted", None, []),
    ]


def test_the_history_of_a_record_that_was_made_again_has_both_makings(core):
    id = bean(core)
    core.call("journal.beans.update", id=id, changes={"note": "Plum."})
    core.call("journal.beans.delete", id=id)
    core.call("journal.beans.save", id=id, name="Again")
    core.call("journal.beans.save", id=id, note="Honey.")
    told = core.call("journal.beans.history", id=id)["items"]
    assert [one["kind"] for one in told] == ["changed", "created", "deleted", "changed", "created"]
    assert [one["at"] for one in told] == sorted((one["at"] for one in told), reverse=True)
    pages, after = [], None
    while after is not None or not pages:
        page = core.call("journal.beans.history", id=id, limit=2, **({"after": after} if after else {}))
        pages, after = pages + page["items"], page["next"]
    assert pages == told


def test_the_history_says_what_has_happened_also_to_what_is_gone(core):
    id = bean(core)
    core.call("journal.beans.update", id=id, changes={"note": "Plum."})
    core.call("journal.beans.delete", id=id)
    told = core.call("journal.beans.history", id=id)["items"]
    assert [one["kind"] for one in told] == ["deleted", "changed", "created"]
    assert told[1]["fields"] == [{"name": "note", "from": None, "to": "Plum."}]
    assert {one["actor"] for one in told} == {core.call("sync.account")["account"]}
    page = core.call("journal.beans.history", id=id, limit=1)
    assert page["items"] == told[:1]
    assert core.call("journal.beans.history", id=id, after=page["next"])["items"] == told[1:]
    error = core.refused("journal.beans.history", id="01903e6f-2c00-7000-8000-000000000001")
    assert error["data"]["kind"] == "notFound"


def test_pages_hold_while_beans_come_and_go(core):
    made = [bean(core, f"Beans {number}") for number in range(7)]
    page = core.call("journal.beans.list", limit=3)
    assert [one["id"] for one in page["items"]] == made[:3:-1]
    bean(core, "Newer")
    core.call("journal.beans.delete", id=made[4])
    rest = core.call("journal.beans.list", limit=200, after=page["next"])
    assert [one["id"] for one in rest["items"]] == made[3::-1]
    snapshot = core.call("journal.beans.list", limit=3, snapshot=True)
    bean(core, "Newest")
    assert core.refused("journal.beans.list", after=snapshot["next"])["data"]["kind"] == "cursorTooOld"


def test_the_text_index_takes_them_in(data):
    """The index is filled when the core is idle, and only in the account's own store. A store of shared companies has
    no table of beans."""
    data.mkdir()
    (data / "shared.sqlite").touch()
    with Core(data) as core:
        kept, gone = bean(core, "Yirgacheffe", roaster="Corner", note="Plum"), bean(core, "Gone")
        until(lambda: is_quiet(core.process))
        core.call("journal.beans.update", id=kept, changes={"name": "Sidamo"})
        core.call("journal.beans.delete", id=gone)
        assert {store["integrity"] for store in core.call("system.diagnostics", check=True)["stores"]} == {"ok"}
    assert rows(data / "private.sqlite", "SELECT company, indexed FROM beans_text_state") == [
        {"company": 0, "indexed": 2}
    ]
    assert rows(data / "private.sqlite", "SELECT id FROM beans_text_content") == [{"id": 1}]


def test_a_repeat_counts_once_whatever_company_is_selected(core):
    first = core.call("journal.beans.create", name="Milk", idempotencyKey="a")
    company = core.call("companies.create", name="Shop")["id"]
    core.call("companies.select", company=company)
    assert core.call("journal.beans.create", name="Milk", idempotencyKey="a") == first
    assert core.refused("journal.beans.create", name="Tea", idempotencyKey="a")["data"]["kind"] == "keyReused"
    assert beans(core) == [first]


def test_words_find_them_indexed_or_not(core):
    made = [
        bean(core, "Yirgacheffe", roaster="Córner"),
        bean(core, "Sidamo", note="Like a yirgacheffe."),
        bean(core, "X"),
    ]
    assert [one["id"] for one in beans(core, text="yirga")] == made[1::-1]
    assert [one["id"] for one in beans(core, text="corn yirga")] == made[:1]
    until(lambda: is_quiet(core.process))
    core.call("journal.beans.update", id=made[2], changes={"name": "Yirgacheffe natural"})
    assert [one["id"] for one in beans(core, text="yirga")] == made[::-1]
    first = core.call("journal.beans.list", text="yirga", limit=1)
    assert [one["id"] for one in core.call("journal.beans.list", text="yirga", after=first["next"])["items"]] == made[
        1::-1
    ]


def test_no_export_of_a_company_and_no_list_of_it_has_any(core):
    company = core.call("companies.create", name="Shop")["id"]
    core.call("companies.setTier", company=company, tier="enterprise")
    id = bean(core, "Zanzibar", note="Zanzibar")
    asked = 0
    for name, method in METHODS.items():
        names = {param["name"] for param in method["params"]}
        needed = {param["name"] for param in method["params"] if param.get("required")} - {"company"}
        if "company" not in names or method["x-effect"] != "read" or needed:
            continue
        more = {"inline": True} if "inline" in names else {}
        told = json.dumps(core.ask(request(name, {"company": company, **more})))
        assert "Zanzibar" not in told and id not in told, name
        asked += 1
    assert asked > 30
