"""Policy and promotions as records: in a host's document, and in the public database."""

import itertools
import sqlite3
from contextlib import closing

import pytest

from support.changes import changed, told
from support.content import PublicCore, public
from support.core import Core
from support.documents import at, fetched, keep

CONFIG = [
    public("a", maxAge=600, minimumVersion="1.9", recommendedVersion="1.10", url="https://example.com/app"),
    public("b", flags='{"fast":true,"slow":0}', message="There is a new version."),
    public("c", key="flags.extra", value=1),
    public("d", key="path", value="backend"),
]
CARD = public(
    "spring",
    title="Spring",
    body="A longer text.",
    image="https://example.com/spring.png",
    action="humanus://home",
    placement="home",
    audience=["beginners"],
    priority=3,
    start={"type": "date", "value": "2025-12-01T00:00:00.000Z"},
    end={"type": "date", "value": "2026-04-01T00:00:00.000Z"},
    tiers='["free"]',
    data='{"colour":"green"}',
)
PROMOTIONS = [
    CARD,
    public("pro", productId="pro.yearly", title="Pro"),
    public("bad", start="soon"),
    public("empty", body="No title"),
]


def opened(data, milliseconds=0, **more):
    return PublicCore(data, *at(milliseconds), **more)


def plain(record):
    """Returns a record as an object of its fields."""
    return {"recordName": record["recordName"]} | {name: one["value"] for name, one in record["fields"].items()}


def check(core, origin):
    verdict = core.call("policy.check", version="1.8")
    assert (verdict["update"], verdict["message"], verdict["origin"]) == ("required", "There is a new version.", origin)
    assert core.call("policy.flags")["flags"] == {"extra": True, "fast": True, "slow": False}
    assert core.call("policy.deployment.get")["path"] == "backend"


def check_promotions(core, origin):
    answer = core.call("policy.promotions.list", audiences=["beginners"], placement="home")
    assert [one["id"] for one in answer["promotions"]] == ["spring", "pro"] and answer["origin"] == origin
    assert answer["promotions"][0] == {
        "id": "spring",
        "productId": None,
        "title": "Spring",
        "message": None,
        "body": "A longer text.",
        "image": {"url": "https://example.com/spring.png", "sha256": None, "bytes": None, "path": None},
        "action": {"kind": "link", "target": "humanus://home"},
        "placement": "home",
        "audience": ["beginners"],
        "start": "2025-12-01T00:00:00.000Z",
        "end": "2026-04-01T00:00:00.000Z",
        "priority": 3,
        "tiers": ["free"],
        "minimumVersion": None,
        "maximumVersion": None,
        "locales": [],
        "percentage": None,
        "dismissFor": None,
        "data": {"colour": "green"},
        "product": None,
    }
    # Records with invalid content are left out of the promotions. The problems name them.
    named = {problem["promotion"]: problem["message"] for problem in answer["problems"]}
    assert set(named) == {"bad", "empty"} and "title" in named["empty"]


def test_records_of_the_public_database_come_at_a_first_launch(data):
    with opened(data, records={"AppConfig": CONFIG, "IAPPromo": PROMOTIONS}, offer=False) as core:
        live = core.call("live.open", query={"method": "policy.flag", "params": {"name": "fast"}})
        assert (live["result"]["on"], live["result"]["source"]) == (False, "default")
        core.call("events.subscribe", topics=[{"type": "documents"}, {"type": "appGroup"}])
        core.offer()
        lines = core.settled()
        assert core.types() == ["AppConfig", "IAPPromo"]
        *_, result = changed(lines)[live["live"]]
        assert (result["on"], result["source"], result["origin"]) == (True, "fresh", "records")
        events = {(event["type"], tuple(event["fields"])) for event in told(lines)}
        assert events == {("documents", ("AppConfig",)), ("documents", ("IAPPromo",)), ("appGroup", ("flags",))}
        check(core, "records")
        check_promotions(core, "records")
        assert core.settled() == [] and core.asked == []
    # `content.list` returns the same records. They are stale after ten minutes, and are then requested again.
    with opened(data, 599_000, records={"AppConfig": CONFIG}) as core:
        assert core.call("policy.flags")["source"] == "fresh"
        assert core.ids("AppConfig") == ["a", "b", "c", "d"]
        core.settled()
        assert core.types() == []
    with opened(data, 601_000, records={"AppConfig": CONFIG[:1]}) as core:
        for _ in range(50):
            core.call("policy.flags")
        core.settled()
        assert core.types() == ["AppConfig"]
        # A removed record also removes the flags that it had.
        assert core.call("policy.flags")["flags"] == {}


@pytest.mark.parametrize("form", [plain, lambda record: record])
def test_a_host_may_answer_a_list_of_records_in_the_place_of_a_document(data, form):
    with Core(data, *at()) as core:
        fetched(core, "AppConfig", [form(record) for record in CONFIG])
        check(core, "host")
    with Core(data, *at(1000)) as core:
        reply = fetched(core, "IAPPromo", [form(record) for record in PROMOTIONS])
        assert {problem["promotion"] for problem in reply["result"]["problems"]} == {"bad", "empty"}
        check(core, "host")
        check_promotions(core, "host")


def test_the_newer_of_document_and_records_holds(data):
    keep(data, "AppConfig", {"flags": {"of": True}, "maxAge": 31536000})
    with opened(data, 1000, records={"AppConfig": [public("a", flags='{"of":0}')]}) as core:
        core.settled()
        # The document is fresh, so the core does not request the records.
        assert core.types() == ["IAPPromo"] and core.call("policy.flag", name="of")["origin"] == "host"
        core.call("content.refresh", type="AppConfig")
        shown = core.call("policy.flag", name="of")
        assert (shown["on"], shown["origin"]) == (False, "records")
    keep(data, "AppConfig", {"flags": {"of": True}}, 2000)
    with Core(data, *at(3000)) as core:
        assert core.call("policy.flag", name="of")["origin"] == "host"


def test_a_host_that_fetches_documents_is_asked_for_no_records(data):
    with opened(data, records={"AppConfig": CONFIG}, offer=False) as core:
        core.offer("host.config.fetch")
        asked = [line["params"]["document"] for line in core.settled() if "id" in line]
        assert asked == ["AppConfig", "IAPPromo"] and core.asked == []


def test_a_refresh_asks_for_records_where_there_is_nobody_for_documents(data):
    with opened(data, records={"AppConfig": CONFIG, "IAPPromo": PROMOTIONS}) as core:
        core.settled()
        core.types()
        found = core.call("policy.refresh", document="IAPPromo")
        assert (found["document"], found["origin"], core.types()) == ("IAPPromo", "records", ["IAPPromo"])
        assert {problem["promotion"] for problem in found["problems"]} == {"bad", "empty"}
        core.says = {"error": {"code": 1, "message": "no"}}
        assert core.refused("policy.refresh", document="IAPPromo")["data"]["kind"] == "hostError"
        check_promotions(core, "records")
    with Core(data) as core:
        assert core.refused("policy.refresh", document="IAPPromo")["data"]["kind"] == "hostUnavailable"


def test_a_type_without_records_is_no_document(data):
    with opened(data, records={}) as core:
        core.settled()
        assert (
            core.call("policy.flags")["source"] == "default" and core.call("policy.promotions.list")["problems"] == []
        )
        # The host has answered that there are no records. Reading does not request them again.
        core.types()
        for _ in range(20):
            core.call("policy.flags")
        assert core.settled() == [] and core.types() == []


def test_a_stale_document_of_records_is_renewed_within_its_own_age(data):
    with opened(data, records={"AppConfig": [public("a", maxAge=10, flags="{}")], "IAPPromo": []}) as core:
        core.settled()
    for milliseconds, types in ((9_000, []), (11_000, ["AppConfig"])):
        with opened(data, milliseconds, records={"AppConfig": [public("a", maxAge=10, flags="{}")]}) as core:
            core.settled()
            assert core.types() == types


def test_a_store_of_an_earlier_program_keeps_its_document(data):
    keep(data, "AppConfig", {"flags": {"of": True}})
    with closing(sqlite3.connect(data / "device.sqlite")) as file, file:
        file.execute("ALTER TABLE remote_documents DROP COLUMN origin")
        file.execute("DELETE FROM migrations WHERE name = 'policy.origin'")
        file.execute(f"PRAGMA user_version = {file.execute('PRAGMA user_version').fetchone()[0] - 1}")
    with Core(data, *at(1000)) as core:
        shown = core.call("policy.flag", name="of")
        assert (shown["on"], shown["origin"]) == (True, "host")


def test_a_live_flag_is_not_told_of_other_types(data):
    with opened(data, records={"AppConfig": CONFIG}) as core:
        live = core.call("live.open", query={"method": "policy.flag", "params": {"name": "fast"}})
        assert live["result"]["on"] or changed(core.settled())[live["live"]][-1]["on"]
        core.call("content.refresh", type="Tip")
        assert live["live"] not in changed(core.settled())


BROKEN = ["", "{", '{"a":1', "[]", "5", "yes", '{"a":1}}']


@pytest.mark.parametrize("text", BROKEN)
@pytest.mark.parametrize("part", ["policy", "flags", "deployment"])
@pytest.mark.parametrize("isSetting", [False, True])
def test_a_record_with_broken_json_takes_the_place_of_nothing(data, text, part, isSetting):
    """Without the record, the document would lose its minimum version or all of its flags. So the earlier document is
    kept."""
    records = {"AppConfig": CONFIG}
    with opened(data, records=records) as core:
        core.settled()
        check(core, "records")
        fields, member = ({"key": part, "value": text}, "value") if isSetting else ({part: text}, part)
        records["AppConfig"] = [*CONFIG[:1], public("odd", **fields)]
        for method, params in (
            ("policy.refresh", {"document": "AppConfig"}),
            ("content.refresh", {"type": "AppConfig"}),
        ):
            error = core.refused(method, **params)
            (problem,) = error["data"]["problems"]
            assert error["data"]["kind"] == "hostFault" and problem["pointer"] == f"/records/1/fields/{member}"
            assert "the record odd" in problem["message"] and part in problem["message"]
        check(core, "records")
        assert core.ids("AppConfig") == ["a", "b", "c", "d"]
        assert core.call("content.list", type="AppConfig")["refreshFailure"]["kind"] == "hostFault"
        # A document that the host returns with these contents is refused in the same way.
        for form, pointer in ((plain, f"/document/1/{member}"), (lambda one: one, f"/document/1/fields/{member}")):
            error = fetched(core, "AppConfig", [form(one) for one in records["AppConfig"]])["error"]
            assert [one["pointer"] for one in error["data"]["problems"]] == [pointer]


WRONG = [None, True, 5, [], {}, "\u0000", "", "x" * 3000]


@pytest.mark.parametrize(
    "member", [*(name for name in CARD["fields"]), "productId", "minimumVersion", "locales", "percentage"]
)
def test_a_record_that_is_wrong_in_a_member_spoils_no_other(member):
    """A wrong member affects only its own record: other promotions are returned, and the record is either returned or
    named in a problem."""
    for value in WRONG:
        wrong = plain(CARD) | {member: value, "recordName": "wrong"}
        with Core(":memory:", *at()) as core:
            fetched(core, "IAPPromo", [wrong, plain(CARD), 5])
            answer = core.call("policy.promotions.list", audiences=["beginners"], version="1", locale="de", subject="s")
            shown = {one["id"] for one in answer["promotions"]}
            problems = [problem for problem in answer["problems"] if problem["pointer"].startswith("/promotions/0/")]
            assert "spring" in shown
            assert not ("wrong" in shown and problems), (member, value)
            assert all(problem["promotion"] == "wrong" for problem in problems)
            assert any(problem["pointer"] == "/promotions/2" for problem in answer["problems"])


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("product:pro.yearly", {"kind": "product", "target": "pro.yearly"}),
        ("https://example.com/a", {"kind": "address", "target": "https://example.com/a"}),
        ("HTTP://example.com", {"kind": "address", "target": "HTTP://example.com"}),
        ("humanus://location-picker", {"kind": "link", "target": "humanus://location-picker"}),
        ({"kind": "link", "target": "a:b"}, {"kind": "link", "target": "a:b"}),
        ('{"kind":"product","target":"p"}', {"kind": "product", "target": "p"}),
        ("no link", None),
        ("product:", None),
        (":", None),
        ("1a:b", None),
        ({"kind": "tap", "target": "a:b"}, None),
        ({"kind": "link"}, None),
    ],
)
def test_actions(core, written, shown):
    reply = fetched(core, "IAPPromo", [{"recordName": "p", "title": "T", "action": written}])
    found = core.call("policy.promotions.list")["promotions"]
    assert [one["action"] for one in found] == ([shown] if shown else [])
    assert [problem["pointer"] for problem in reply["result"]["problems"]] == (
        [] if shown else ["/promotions/0/action"]
    )


def test_placements_and_audiences(core):
    names = [None, "home", "shop"]
    records = [
        {"recordName": f"{place}-{'-'.join(who)}", "title": "T", "placement": place, "audience": list(who)}
        for place, who in itertools.product(names, [(), ("a",), ("a", "b")])
    ]
    fetched(core, "IAPPromo", records)
    for place, who in itertools.product([*names, "other"], [[], ["a"], ["b"], ["c"]]):
        found = {one["id"] for one in core.call("policy.promotions.list", placement=place, audiences=who)["promotions"]}
        assert found == {
            one["recordName"]
            for one in records
            if (place is None or one["placement"] in (None, place))
            and (not one["audience"] or set(who) & set(one["audience"]))
        }


@pytest.mark.parametrize("name", ["cloudKitContainer", "cloudKitContainerIdentifier"])
def test_a_record_may_name_the_container_under_either_of_its_names(core, name):
    fetched(core, "AppConfig", [{"recordName": "a", "path": "appleNative", name: "iCloud.coffee.humanus"}])
    assert core.call("policy.deployment.get")["cloudKitContainer"] == "iCloud.coffee.humanus"


def test_of_a_setting_that_several_records_name_the_first_holds(core):
    """Two names are the same if they have the same bytes."""
    records = [{"key": f"flags.f{number % 500}", "value": number < 500} for number in range(2000)]
    records += [{"key": "flags.\u00e9", "value": True}, {"key": "flags.e\u0301", "value": False}]
    fetched(core, "AppConfig", records)
    flags = core.call("policy.flags")["flags"]
    assert flags == {f"f{number}": True for number in range(500)} | {"\u00e9": True, "e\u0301": False}


def test_a_flag_of_records_is_in_the_app_group(data):
    with opened(data, records={"AppConfig": [public("a", flags='{"fast":true}')]}) as core:
        core.settled()
        assert core.call("appGroup.get", name="flags")["value"] == {"fast": True}
