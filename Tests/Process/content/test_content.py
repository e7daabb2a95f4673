"""Records of the public database, which are the same for all users. If stored records are stale, the reply has them at
once, and the core fetches new ones after the reply."""

import json
import sqlite3
from contextlib import closing

import pytest

from support.changes import changed, told
from support.content import HOUR, QUERY, PublicCore, date, field, public
from support.core import Core, request
from support.documents import at, instant
from support.replay import transcript

TIPS = [public("bloom", title="Let it bloom", level=1), public("grind", title="Grind finer", level=2)]
OTHERS = ["AppConfig", "IAPPromo"]


def opened(data, milliseconds=0, **more):
    return PublicCore(data, *at(milliseconds), **more)


@pytest.fixture
def filled(data):
    """A data directory with tips that were fetched at about the new year."""
    with opened(data, records={"Tip": TIPS}) as core:
        core.settled()
        core.call("content.refresh", type="Tip")
    return data


def test_what_was_never_fetched_is_empty_and_comes_behind_the_reply():
    with opened(":memory:", records={"Tip": TIPS}) as core:
        core.settled()
        assert core.types() == OTHERS
        live = core.call("live.open", query={"method": "content.list", "params": {"type": "Tip"}})
        basis = {"source": "default", "age": None, "fetchedAt": None, "refreshFailure": None}
        assert live["result"] == {"items": [], "next": None, **basis}
        lines = core.settled()
        assert core.types() == ["Tip"]
        *_, result = changed(lines)[live["live"]]
        assert [one["id"] for one in result["items"]] == ["bloom", "grind"] and result["source"] == "fresh"
        assert result["items"][0] == {
            "type": "Tip",
            "id": "bloom",
            "fields": {"title": "Let it bloom", "level": 1},
            "createdAt": None,
            "modifiedAt": None,
        }
        found = core.call("content.get", type="Tip", id="grind")
        assert found["fields"] == {"title": "Grind finer", "level": 2} and found["source"] == "fresh"
        assert core.refused("content.get", type="Tip", id="none")["data"]["kind"] == "notFound"
        assert core.settled() == [] and core.asked == []


def test_stale_records_are_answered_at_once_and_fifty_readers_are_one_call(filled):
    records = {"Tip": [public("bloom", title="Let it bloom longer")]}
    with opened(filled, 2 * HOUR, records=records, offer=False) as core:
        live = core.call("live.open", query={"method": "content.list", "params": {"type": "Tip"}})
        core.call("events.subscribe", topics=[{"type": "content"}])
        assert live["result"]["source"] == "stale"
        core.waits = True
        core.offer()
        for _ in range(50):
            page = core.call("content.list", type="Tip")
            assert (page["source"], len(page["items"])) == ("stale", 2)
        core.said()
        asked = core.types()
        assert sorted(asked) == [*OTHERS, "Tip"]
        core.waits = False
        core.send(
            {
                "jsonrpc": "2.0",
                "id": 1_000_000_000 + 1 + asked.index("Tip"),
                **core.answer({"type": "Tip", "cursor": None}),
            }
        )
        lines = core.settled()
        *_, result = changed(lines)[live["live"]]
        # Records that were removed from the public database are removed here, too.
        assert [one["fields"]["title"] for one in result["items"]] == ["Let it bloom longer"]
        assert [event["fields"] for event in told(lines)] == [["Tip"]]
        assert core.ids("Tip") == ["bloom"] and core.types() == []


def test_the_types_that_are_stored_are_fetched_again_at_a_start_when_they_are_stale(filled):
    with opened(filled, HOUR - 100, records={"Tip": TIPS}) as core:
        core.settled()
        assert core.types() == []
    with opened(filled, HOUR + 100, records={"Tip": []}) as core:
        core.settled()
        assert sorted(core.types()) == [*OTHERS, "Tip"]
        # A type that was removed has no records, and the core does not fetch it at each call.
        assert core.ids("Tip") == [] and core.settled() == [] and core.types() == []
        assert [(one["type"], one["records"], one["source"]) for one in core.call("content.types")["types"]] == [
            ("AppConfig", 0, "fresh"),
            ("IAPPromo", 0, "fresh"),
            ("Tip", 0, "fresh"),
        ]


def test_a_dead_host_is_asked_at_most_eight_times_in_an_hour(tmp_path):
    """A client reads the records each minute, and the host always fails."""
    provide = request("host.provide", {"capabilities": [QUERY]}, "provide")
    error = {"error": {"code": 1, "message": "no"}}
    first = [provide, *({"jsonrpc": "2.0", "id": 1_000_000_001 + n, **error} for n in (0, 1))]
    blocks = [(instant(), *first)]
    asks, number = [0, 1, 3, 7, 15, 31, 63], 1_000_000_002
    for minute in range(100):
        sent = [request("content.list", {"type": "Tip"}, minute)] * 2
        if minute in asks:
            number += 1
            sent += [{"jsonrpc": "2.0", "id": number, **error}, request("content.list", {"type": "Tip"}, "again")]
        blocks.append((instant(HOUR + minute * 60_020), *sent))
    found = transcript(tmp_path / "t.rpc", *blocks)[1:]
    asked = [minute for minute, lines in enumerate(found) if any(line.get("method") == QUERY for line in lines)]
    assert asked == asks and sum(minute < 60 for minute in asked) <= 8
    failures = [line["result"]["refreshFailure"] for lines in found for line in lines if "result" in line]
    assert failures[0] is None and all(failure["kind"] == "hostError" for failure in failures[2:])


def test_a_device_that_reads_each_minute_costs_one_query_an_hour(tmp_path):
    """With one query of a type for each device and hour, ten thousand devices cause ten thousand queries an hour,
    however often they read."""
    provide = request("host.provide", {"capabilities": [QUERY]}, "provide")
    nothing, some = ({"result": {"records": found, "cursor": None}} for found in ([], TIPS))
    blocks = [(instant(), provide, *({"jsonrpc": "2.0", "id": 1_000_000_001 + n, **nothing} for n in (0, 1)))]
    asks, number = [0, 60, 120], 1_000_000_002
    for minute in range(180):
        sent = [request("content.list", {"type": "Tip"}, f"{minute} {reader}") for reader in range(3)]
        if minute in asks:
            number += 1
            sent.append({"jsonrpc": "2.0", "id": number, **some})
        blocks.append((instant(HOUR + minute * 60_020), *sent))
    found = transcript(tmp_path / "t.rpc", *blocks)[1:]
    queries = [(minute, line) for minute, lines in enumerate(found) for line in lines if line.get("method") == QUERY]
    assert [minute for minute, _ in queries] == asks
    pages = [line["result"] for lines in found[1:] for line in lines if "result" in line]
    assert {len(page["items"]) for page in pages} == {2}


def test_the_failure_is_told_and_gone_with_the_next_success(filled):
    with opened(filled, 2 * HOUR, records={"Tip": TIPS}, offer=False) as core:
        core.says = {"error": {"code": 1, "message": "no network"}}
        core.offer()
        core.settled()
        page = core.call("content.list", type="Tip")
        assert (len(page["items"]), page["source"]) == (2, "stale")
        assert "no network" in page["refreshFailure"]["message"]
        assert core.refused("content.refresh", type="Tip")["data"]["kind"] == "hostError"
        core.says = None
        assert core.call("content.refresh", type="Tip")["refreshFailure"] is None
        assert core.call("content.list", type="Tip")["refreshFailure"] is None


def test_ten_thousand_records_come_in_pages_and_all_or_none_are_stored():
    records = [public(f"r{number:05}", number=number) for number in range(10_000)]
    with opened(":memory:", records={"Tip": records}) as core:
        core.settled()
        core.types()
        assert core.call("content.refresh", type="Tip")["records"] == 10_000
        assert core.types() == ["Tip"] * 25
        found, after, sizes = [], None, []
        while True:
            page = core.call("content.list", type="Tip", limit=200, after=after)
            found += [one["fields"]["number"] for one in page["items"]]
            sizes.append(len(page["items"]))
            after = page["next"]
            if after is None:
                break
        assert found == list(range(10_000)) and set(sizes) == {200}
        wanted = [{"field": "number", "comparator": "greaterThanOrEquals", "value": 9_990}]
        assert core.ids("Tip", filter=wanted) == [f"r{number:05}" for number in range(9_990, 10_000)]
        # The second page of the next fetch never arrives, so the stored records stay.
        core.records["Tip"] = records[:5_000]
        answer = core.answer
        core.answer = lambda asked: (
            answer(asked) if asked["cursor"] is None else {"error": {"code": 1, "message": "no"}}
        )
        assert core.refused("content.refresh", type="Tip")["data"]["kind"] == "hostError"
        assert core.call("content.types")["types"][-1]["records"] == 10_000
        core.answer = answer
        assert core.call("content.refresh", type="Tip")["records"] == 5_000
        assert core.ids("Tip", filter=wanted) == []


def test_pages_that_never_end_end_the_fetch(filled):
    with PublicCore(filled) as core:
        core.answer = lambda asked: {"result": {"records": [], "cursor": f"{int(asked['cursor'] or 0) + 1}"}}
        error = core.refused("content.refresh", type="Tip")
        assert error["data"]["kind"] == "limitReached" and "2000 pages" in error["message"]
        count = len(core.asked)
        core.settled()
        assert count == len(core.asked)
        # The stored records stay.
        assert core.call("content.list", type="Tip")["items"]


def test_a_cursor_that_repeats_itself_ends_the_fetch(filled):
    with opened(filled, 1000, records={}) as core:
        core.settled()
        core.types()
        core.says = {"result": {"records": [], "cursor": "again"}}
        error = core.refused("content.refresh", type="Tip")
        assert error["data"]["kind"] == "hostFault" and error["data"]["problems"][0]["pointer"] == "/cursor"
        assert core.types() == ["Tip", "Tip"] and core.ids("Tip") == ["bloom", "grind"]


@pytest.mark.parametrize(
    ("result", "pointer"),
    [
        (None, ""),
        ({}, "/records"),
        ({"cursor": None}, "/records"),
        ({"records": None, "cursor": None}, "/records"),
        ({"records": {}, "cursor": None}, "/records"),
        ({"records": [5], "cursor": None}, "/records/0"),
        ({"records": [{"fields": {}}], "cursor": None}, "/records/0/recordName"),
        ({"records": [{"recordName": "", "fields": {}}], "cursor": None}, "/records/0/recordName"),
        ({"records": [{"recordName": "a"}], "cursor": None}, "/records/0/fields"),
        ({"records": [{"recordName": "a", "fields": {"b": 1}}], "cursor": None}, "/records/0/fields"),
        (
            {"records": [{"recordName": "a", "fields": {"b": {"type": "int", "value": "x"}}}], "cursor": None},
            "/records/0/fields/b",
        ),
        ({"records": [{"recordName": "a", "fields": {"b": date("noon")}}], "cursor": None}, "/records/0/fields/b"),
        (
            {"records": [{"recordName": "a", "fields": {}, "modificationDate": 5}], "cursor": None},
            "/records/0/modificationDate",
        ),
        ({"records": [], "cursor": ""}, "/cursor"),
        ({"records": [], "cursor": 5}, "/cursor"),
    ],
)
def test_an_answer_that_does_not_fit_stores_nothing(filled, result, pointer):
    with opened(filled, 1000, records={}) as core:
        core.settled()
        core.says = {"result": result}
        error = core.refused("content.refresh", type="Tip")
        assert error["data"]["kind"] == "hostFault"
        assert pointer in [problem["pointer"] for problem in error["data"]["problems"]]
        assert core.ids("Tip") == ["bloom", "grind"]


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("bytes", '"no base64!"'),
        ("bytes", '"YQ"'),
        ("bytes", "5"),
        ("double", "1e400"),
        ("double", "-1e400"),
        ("double", '"1"'),
        ("int", "1e400"),
        ("int", "1.5"),
        ("list", "{}"),
        ("list", '"a"'),
        ("list", "[null]"),
        ("list", "[true]"),
        ("list", '[["a"]]'),
        ("list", "[{}]"),
        ("list", '[{"type":"list","value":[]}]'),
        ("list", '[{"type":"date","value":"noon"}]'),
        ("list", '["a",1e400]'),
        ("reference", '"bloom"'),
        ("asset", '"a"'),
        ("text", "5"),
        ("moon", "5"),
    ],
)
def test_a_value_that_is_none_of_its_type_names_the_record_and_the_field(filled, kind, value):
    with opened(filled, 1000, records={}) as core:
        core.settled()
        good = json.dumps(public("bloom", title="x"))
        bad = f'{{"recordName":"spring","fields":{{"a/b":{{"type":"{kind}","value":{value}}}}}}}'
        core.says = f'{{"records":[{good},{bad}],"cursor":null}}'.encode()
        error = core.refused("content.refresh", type="Tip")
        (problem,) = error["data"]["problems"]
        assert error["data"]["kind"] == "hostFault" and "spring" in problem["message"]
        if kind != "moon":
            assert problem["pointer"] == "/records/1/fields/a~1b" and "a/b" in problem["message"]
        assert core.ids("Tip") == ["bloom", "grind"]


def test_lists_and_bytes_of_every_sound_form_are_stored():
    fields = {
        "list": {"type": "list", "value": ["a", 1, 0.5, date("2026-01-01T00:00:00.000Z")]},
        "none": {"type": "list", "value": []},
        "bytes": {"type": "bytes", "value": "YWI="},
        "empty": {"type": "bytes", "value": ""},
        "large": {"type": "double", "value": 1e300},
    }
    with PublicCore(records={"Tip": [public("all", **fields)]}) as core:
        core.settled()
        core.call("content.refresh", type="Tip")
        found = core.call("content.get", type="Tip", id="all")["fields"]
        assert found["list"] == ["a", 1, 0.5, "2026-01-01T00:00:00.000Z"]
        assert (found["none"], found["bytes"], found["empty"], found["large"]) == ([], "YWI=", "", 1e300)


def test_no_filter_has_a_number_that_is_infinite(filled):
    with Core(filled) as core:
        line = b'{"jsonrpc":"2.0","id":"f","method":"content.list","params":{"type":"Tip","filter":[%s]}}'
        error = core.ask(line % b'{"field":"level","comparator":"lessThan","value":1e400}')["error"]
        assert [problem["pointer"] for problem in error["data"]["problems"]] == ["/filter/0/value"]


@pytest.mark.parametrize(
    ("params", "pointer"),
    [
        ({}, "/type"),
        ({"type": ""}, "/type"),
        ({"type": "Tip", "after": "items.4"}, "/after"),
        ({"type": "Tip", "after": "content.$"}, "/after"),
        ({"type": "Tip", "limit": 0}, "/limit"),
        ({"type": "Tip", "filter": {}}, "/filter"),
        ({"type": "Tip", "filter": [{"field": "a", "comparator": "like", "value": 1}]}, "/filter/0/comparator"),
        ({"type": "Tip", "filter": [{"field": "a", "comparator": "equals", "value": [1]}]}, "/filter"),
        ({"type": "Tip", "filter": [{"field": "a", "comparator": "in", "value": 1}]}, "/filter"),
        ({"type": "Tip", "filter": [{"field": "a", "comparator": "beginsWith", "value": 1}]}, "/filter"),
        ({"type": "Tip", "filter": [{"field": "a", "comparator": "equals", "value": True}]}, "/filter/0/value"),
        (
            {"type": "Tip", "filter": [{"field": "a", "comparator": "equals", "value": {"type": "date"}}]},
            "/filter/0/value",
        ),
        ({"type": "Tip", "filter": [{"field": "a", "comparator": "equals", "value": 1}] * 21}, "/filter"),
    ],
)
def test_bad_parameters_name_the_member(filled, params, pointer):
    with Core(filled) as core:
        error = core.refused("content.list", **params)
        assert [problem["pointer"] for problem in error["data"]["problems"]] == [pointer]


def test_the_device_fetches_the_records_that_a_filter_names_until_another_is_given(data):
    wanted = [{"field": "level", "comparator": "greaterThan", "value": 1}]
    with opened(data, records={"Tip": TIPS[1:]}) as core:
        core.settled()
        core.asked = []
        found = core.call("content.refresh", type="Tip", filter=wanted)
        assert (found["records"], found["filter"]) == (1, wanted)
        core.call("content.refresh", type="Tip")
        assert [one["filter"] for one in core.asked] == [wanted, wanted]
    with opened(data, 2 * HOUR, records={"Tip": TIPS}) as core:
        core.settled()
        assert {"type": "Tip", "filter": wanted, "limit": 400, "cursor": None} in core.asked
        assert core.call("content.refresh", type="Tip", filter=[])["filter"] == []
        assert core.ids("Tip") == ["bloom", "grind"]


def test_nobody_to_ask_is_an_error_of_a_refresh_alone(filled):
    with Core(filled) as core:
        assert core.refused("content.refresh", type="Tip")["data"]["kind"] == "hostUnavailable"
        assert len(core.call("content.list", type="Tip")["items"]) == 2


def test_the_end_of_the_input_answers_who_waits(filled):
    with PublicCore(filled) as core:
        core.settled()
        core.waits = True
        core.send(request("content.refresh", {"type": "Tip"}, "r"))
        core.process.stdin.close()
        lines = [json.loads(line) for line in core.process.stdout]
        (reply,) = [line for line in lines if line.get("id") == "r"]
        assert reply["error"]["data"]["kind"] == "hostFault"


def test_a_cancelled_refresh_is_answered_and_its_records_are_stored_all_the_same(filled):
    with PublicCore(filled, records={"Tip": TIPS[:1]}) as core:
        core.settled()
        core.waits = True
        core.send(request("content.refresh", {"type": "Tip"}, "r"))
        core.send({"jsonrpc": "2.0", "method": "rpc.cancel", "params": {"id": "r"}})
        reply = core.receive()
        assert reply["id"] == "r" and reply["error"]["data"]["kind"] == "requestCancelled"
        call = 1_000_000_000 + len(core.asked)
        core.waits = False
        core.send({"jsonrpc": "2.0", "id": call, **core.answer({"type": "Tip", "cursor": None})})
        core.settled()
        assert core.ids("Tip") == ["bloom"]


def test_at_most_a_hundred_types_are_stored():
    full = [*(f"T{number}" for number in range(98)), *OTHERS]
    with PublicCore(records={type: [public("a")] for type in [*full, "one more"]}) as core:
        core.settled()
        for type in full[:98]:
            core.call("content.refresh", type=type)
        error = core.refused("content.refresh", type="one more")
        assert error["data"]["kind"] == "limitReached" and error["data"]["limit"] == 100
        core.types()
        assert core.ids("one more") == [] and core.settled() == [] and core.asked == []


def test_types_without_records_make_room_for_others():
    """Each type that is read is stored, and no method removes a type. So types without records must give way to new
    types."""
    with PublicCore(records={"Tip": TIPS}) as core:
        core.settled()
        for number in range(120):
            assert core.ids(f"none {number}") == []
            core.settled()
        core.says = {"error": {"code": 1, "message": "no"}}
        core.call("content.list", type="failing")
        core.settled()
        core.says = None
        assert core.call("content.refresh", type="Tip")["records"] == 2
        stored = {one["type"]: one["records"] for one in core.call("content.types")["types"]}
        assert len(stored) == 100 and stored["Tip"] == 2 and sum(stored.values()) == 2
        # A type with records or a filter stays.
        wanted = [{"field": "level", "comparator": "greaterThan", "value": 5}]
        core.call("content.refresh", type="filtered", filter=wanted)
        for number in range(120):
            core.call("content.refresh", type=f"more {number}")
        stored = {one["type"]: one["filter"] for one in core.call("content.types")["types"]}
        assert len(stored) == 100 and stored["Tip"] == [] and stored["filtered"] == wanted
        assert core.ids("Tip") == ["bloom", "grind"]


def test_a_page_ends_where_few_of_many_records_match():
    records = [public(f"r{number:03}", number=number, text="x" * 100_000) for number in range(100)]
    with PublicCore(records={"Tip": records}, page=9) as core:
        core.settled()
        core.call("content.refresh", type="Tip")
        wanted = [{"field": "number", "comparator": "equals", "value": 99}]
        first = core.call("content.list", type="Tip", filter=wanted)
        assert first["items"] == [] and first["next"] is not None
        second = core.call("content.list", type="Tip", filter=wanted, after=first["next"])
        assert [one["id"] for one in second["items"]] == ["r099"] and second["next"] is None


def refused_to_store(data, table, type="Tip"):
    """Returns the error of a refresh whose records can't be stored, and the records after it."""
    with opened(data, 1000) as core:
        core.settled()
    with closing(sqlite3.connect(data / "device.sqlite")) as file, file:
        file.execute(f"CREATE TRIGGER no BEFORE INSERT ON {table} BEGIN SELECT RAISE(ABORT, 'not now'); END")
    with opened(data, 2000, records={type: [public("new", flags="{}")]}) as core:
        core.settled()
        error = core.refused("content.refresh", type=type)
        return error["data"]["kind"], core.ids(type)


def test_a_refresh_that_can_not_be_stored_fails(filled):
    assert refused_to_store(filled, "content_records") == ("storageFault", ["bloom", "grind"])


def test_records_are_stored_with_the_document_that_they_are_or_not_at_all(data):
    assert refused_to_store(data, "remote_documents", "AppConfig") == ("storageFault", [])


def test_a_refresh_whose_commit_fails_fails(filled):
    with opened(filled, 1000, records={"Tip": [public("new")]}) as core:
        core.settled()
        (filled / "device.sqlite").rename(filled / "moved.sqlite")
        for method, params in [("content.refresh", {"type": "Tip"}), ("policy.refresh", {"document": "AppConfig"})]:
            assert core.refused(method, **params)["data"]["kind"] == "storageFault"


def test_fields_are_plain_values():
    fields = {
        "text": "a\u2028b",
        "int": 9_007_199_254_740_993,
        "double": {"type": "double", "value": 0.1},
        "date": date("2026-01-01T00:00:00.000Z"),
        "list": ["a", "b"],
        "reference": {"type": "reference", "value": "01903e6f-2c00-7000-8000-000000000001"},
        "asset": {"type": "asset", "value": {"sha256": "a" * 64, "bytes": 5}},
    }
    with PublicCore(records={"Tip": [public("all", **fields)]}) as core:
        core.settled()
        core.call("content.refresh", type="Tip")
        found = core.call("content.get", type="Tip", id="all")["fields"]
        assert found == {name: field(value)["value"] for name, value in fields.items()}


def test_an_older_store_gets_the_tables(data):
    with Core(data) as core:
        core.call("companies.create", name="Shop")
        core.call("policy.deployment.set", path="backend")
    with closing(sqlite3.connect(data / "device.sqlite")) as file, file:
        file.executescript("DROP TABLE content_types; DROP TABLE content_records;")
        steps = [name for (name,) in file.execute("SELECT name FROM sqlite_schema WHERE name LIKE 'content%'")]
        assert steps == []
        file.execute("DELETE FROM migrations WHERE name = 'content.tables'")
        file.execute(f"PRAGMA user_version = {file.execute('PRAGMA user_version').fetchone()[0] - 1}")
    with PublicCore(data, records={"Tip": TIPS}) as core:
        core.settled()
        assert core.call("content.refresh", type="Tip")["records"] == 2


def test_a_dead_host_is_asked_no_more_often_when_the_core_is_started_each_minute(data):
    """The host returns an error, or does not answer before the process ends. The core's start and a client's call both
    request the records."""
    with opened(data, records={"Tip": TIPS}) as core:
        core.settled()
        core.call("content.refresh", type="Tip")
    asked = []
    for minute in range(65):
        with opened(data, 2 * HOUR + minute * 60_100, offer=False) as core:
            if minute % 2:
                core.says = {"error": {"code": 1, "message": "no"}}
            else:
                core.waits = True
            core.offer()
            core.call("content.list", type="Tip")
            core.settled()
            asked += [minute] * core.types().count("Tip")
    assert asked == [0, 1, 3, 7, 15, 31, 63] and sum(minute < 60 for minute in asked) <= 8


def test_a_success_ends_the_pauses_also_of_the_next_process(filled):
    with opened(filled, 2 * HOUR, offer=False) as core:
        core.says = {"error": {"code": 1, "message": "no"}}
        core.offer()
        core.settled()
        assert core.types().count("Tip") == 1
    with opened(filled, 2 * HOUR + 61_000, records={"Tip": TIPS}) as core:
        core.settled()
        assert core.types().count("Tip") == 1 and core.call("content.list", type="Tip")["source"] == "fresh"
    for milliseconds, count in ((3 * HOUR + 62_000, 1), (4 * HOUR + 63_000, 1)):
        with opened(filled, milliseconds, records={"Tip": TIPS}) as core:
            core.settled()
            assert core.types().count("Tip") == count


def test_a_clock_that_was_set_back_delays_nothing(filled):
    """The host failed while the clock was a day ahead. After the clock is corrected, the core does not wait for that
    day."""
    with opened(filled, 26 * HOUR, offer=False) as core:
        core.says = {"error": {"code": 1, "message": "no"}}
        core.offer()
        core.settled()
        assert core.types().count("Tip") == 1
    with opened(filled, 2 * HOUR, records={"Tip": TIPS}) as core:
        core.settled()
        assert core.types().count("Tip") == 1 and core.call("content.list", type="Tip")["source"] == "fresh"
