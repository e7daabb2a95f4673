"""Operators publish records from a shell, and devices query them."""

import json
import random
import sqlite3
import subprocess

import pytest

from support.clouds import CloudFile, CloudHosted
from support.container import Container
from support.content import date, public
from support.core import CallError, Core, request, run, until

LINES = [
    {
        "recordName": "bloom",
        "title": "Let it bloom",
        "level": 1,
        "tags": ["filter", "basics"],
        "at": date("2026-01-01T00:00:00Z"),
    },
    {"recordName": "grind", "title": "Grind finer", "level": 2.5, "isNew": True, "none": None, "more": {"a": [1]}},
]


@pytest.fixture
def file(tmp_path):
    return CloudFile(tmp_path / "cloud.sqlite")


def publish(cloud, type, records, *options):
    text = records if isinstance(records, bytes) else "\n".join(json.dumps(one) for one in records).encode()
    return cloud.publish(type, text, *options)


def query(container, type, filter=(), limit=400, cursor=None):
    return container.call("host.cloud.records.query", type=type, filter=list(filter), limit=limit, cursor=cursor)


def every(container, type, filter=(), limit=400):
    """Returns the records of all pages."""
    found, cursor = [], None
    while True:
        page = query(container, type, filter, limit, cursor)
        found += page["records"]
        cursor = page["cursor"]
        if cursor is None:
            return found


def names(container, type, *filter, limit=400):
    return [one["recordName"] for one in every(container, type, filter, limit)]


def is_(field, comparator, value):
    return {"field": field, "comparator": comparator, "value": value}


def test_records_are_published_and_queried(cloud):
    assert publish(cloud, "Tip", LINES).stdout == b"Tip has 2 records: 2 saved, 0 deleted\n"
    with Container(cloud) as container:
        first, second = query(container, "Tip")["records"]
        assert first["recordName"] == "bloom" and first["recordChangeTag"] and first["modificationDate"]
        assert first["fields"]["title"] == {"type": "text", "value": "Let it bloom"}
        assert first["fields"]["tags"] == {"type": "list", "value": ["filter", "basics"]}
        assert second["fields"] == {
            "title": {"type": "text", "value": "Grind finer"},
            "level": {"type": "double", "value": 2.5},
            "isNew": {"type": "int", "value": 1},
            "more": {"type": "text", "value": '{"a":[1]}'},
        }
        assert query(container, "Other") == {"records": [], "cursor": None}
        # The new records replace the old ones; an unchanged record keeps its tag.
        done = publish(cloud, "Tip", [LINES[0], {"recordName": "new"}])
        assert done.stdout == b"Tip has 2 records: 1 saved, 1 deleted\n"
        again = query(container, "Tip")["records"]
        assert again[0] == first and again[1]["recordName"] == "new"
        assert (
            publish(cloud, "Tip", [{"recordName": "more"}], "--add").stdout
            == b"Tip has 3 records: 1 saved, 0 deleted\n"
        )
        done = publish(cloud, "Tip", [], "--allow-empty")
        assert done.stdout == b"Tip has 0 records: 0 saved, 3 deleted\n"
        assert query(container, "Tip")["records"] == []
    assert cloud.flaws() == []


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b"{", "it is not valid JSON"),
        (b"5", "the line must be an object"),
        (b'{"title":"A"}', "recordName is missing"),
        (b'{"recordName":5}', "recordName must be a string of 1 to 255 characters"),
        (b'{"recordName":""}', "recordName must be a string of 1 to 255 characters"),
        (b'{"recordName":"kept"}', "recordName must be unique, but kept is also on an earlier line"),
        (b'{"recordName":"a","at":{"type":"date","value":"noon"}}', "at is not a value of the type date"),
        (b'{"recordName":"a","b":{"type":"int","value":"x"}}', "b is not a value of the type int"),
        (
            b'{"recordName":"a","b":{"type":"asset","value":{"sha256":"' + b"a" * 64 + b'","bytes":1}}}',
            "b must not be an asset",
        ),
        (b'{"recordName":"a","b":1e400}', "b is not a value of the type double"),
        (b'{"recordName":"a","b":{"type":"bytes","value":"?"}}', "b is not a value of the type bytes"),
        (b'{"recordName":"a","b":{"type":"list","value":[null]}}', "b is not a value of the type list"),
        (b'{"recordName":"a","":1}', "the names of fields must have 1 to 255 characters"),
        (b'{"recordName":"a","b":"' + b"x" * (1 << 20) + b'"}', "a record must have at most 1048576 bytes of fields"),
    ],
    ids=range(14),
)
def test_nothing_is_published_with_an_error_in_a_line(cloud, line, words):
    publish(cloud, "Tip", [{"recordName": "before"}])
    done = publish(cloud, "Tip", b'{"recordName":"kept"}\n\n' + line + b"\n")
    assert done.returncode == 65 and f"line 3: {words}" in done.stderr.decode(), done.stderr
    with Container(cloud) as container:
        assert names(container, "Tip") == ["before"]


@pytest.mark.parametrize("text", [b"", b"\n", b" \n\t\r\n"])
@pytest.mark.parametrize("options", [(), ("--add",)])
def test_a_file_without_a_record_is_refused_unless_that_is_meant(cloud, text, options):
    publish(cloud, "Tip", LINES)
    done = publish(cloud, "Tip", text, *options)
    assert done.returncode == 65 and done.stdout == b""
    assert b"has no record" in done.stderr and b"--allow-empty" in done.stderr
    with Container(cloud) as container:
        assert names(container, "Tip") == ["bloom", "grind"]
    done = publish(cloud, "Tip", text, *options, "--allow-empty")
    assert done.returncode == 0, done.stderr
    with Container(cloud) as container:
        assert names(container, "Tip") == (["bloom", "grind"] if options else [])


def test_words_and_files_that_do_not_fit(file, tmp_path):
    for words in (("publish",), ("publish", str(file.path), "Tip"), ("publish", str(file.path), "", "-")):
        assert run("cloud", *words).returncode == 64
    done = run("cloud", "publish", str(file.path), "Tip", str(tmp_path / "none"))
    assert done.returncode == 66 and b"can't be read" in done.stderr
    (tmp_path / "text").write_text("no container " * 100)
    done = run("cloud", "publish", str(tmp_path / "text"), "Tip", "-", stdin=b'{"recordName":"a"}')
    assert done.returncode == 73 and b"is not a container" in done.stderr


def test_a_query_whose_type_is_published_anew_is_begun_again(cloud):
    publish(cloud, "Tip", [{"recordName": f"r{number}"} for number in range(5)])
    with Container(cloud) as container:
        cursor = query(container, "Tip", limit=2)["cursor"]
        publish(cloud, "Other", [{"recordName": "a"}])
        assert [one["recordName"] for one in query(container, "Tip", limit=2, cursor=cursor)["records"]] == ["r2", "r3"]
        publish(cloud, "Tip", [{"recordName": "a"}])
        for place, kind, words in (
            (cursor, "changeTokenExpired", "Request the first page again"),
            ("nonsense", "invalidArguments", "cursor"),
        ):
            with pytest.raises(CallError) as caught:
                query(container, "Tip", limit=2, cursor=place)
            assert caught.value.error["data"]["kind"] == kind and words in caught.value.error["message"]


def test_a_page_during_which_a_type_is_published_anew_is_of_one_state(database):
    publish(database, "Tip", [{"recordName": f"r{number}"} for number in range(5)])
    with Container(database) as container:
        query(container, "Tip")
        lock = subprocess.Popen(
            ["psql", "-h", database.server.sockets, "-U", "admin", "-d", database.name, "-qAtX"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        lock.stdin.write(b"BEGIN; LOCK TABLE mainspring.public_records IN ACCESS EXCLUSIVE MODE; SELECT 1;\n")
        lock.stdin.flush()
        assert lock.stdout.readline() == b"1\n"
        # The query has begun its read transaction, and waits for the rows.
        wanted = {"type": "Tip", "filter": [], "limit": 2, "cursor": None}
        container.send(request("host.cloud.records.query", wanted, "q"))
        waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
        until(lambda: database.sql(waiting) == ["1"])
        publishing = b"DELETE FROM mainspring.public_records WHERE name = 'r0';"
        lock.communicate(publishing + b" UPDATE mainspring.public_types SET state = 9; COMMIT;\n")
        first = container.receive()["result"]
        second = query(container, "Tip", limit=2, cursor=first["cursor"])
        found = [one["recordName"] for page in (first, second) for one in page["records"]]
        assert found == ["r1", "r2", "r3", "r4"] and second["cursor"] is None


def scalar(rng):
    return rng.choice(
        [
            lambda: rng.choice(["", "a", "ab", "abc", "b", "\u00e9", "z\U0001f600", "x" * 300, "x" * 299 + "y"]),
            lambda: rng.randrange(-3, 4),
            lambda: rng.choice([-1.5, -0.0, 0.5, 1e300, -1e-300, 3.0]),
            lambda: date(f"202{rng.randrange(6)}-01-01T00:00:00.{rng.randrange(3):03}Z"),
        ]
    )()


def kind(value):
    return "date" if isinstance(value, dict) else "text" if isinstance(value, str) else "number"


def order(a, b):
    """Compares two values as the core does. Returns None for values of different kinds."""
    if kind(a) != kind(b):
        return None
    a, b = ((one["value"] if kind(one) == "date" else one.encode() if kind(one) == "text" else one) for one in (a, b))
    return (a > b) - (a < b)


def matches(fields, comparison):
    """Returns whether fields match a filter, by the rules of filters."""
    value, wanted, how = fields.get(comparison["field"]), comparison["value"], comparison["comparator"]
    if value is None:
        return False
    if how == "contains":
        return isinstance(value, list) and any(order(one, wanted) == 0 for one in value)
    if isinstance(value, list):
        return False
    if how == "in":
        return any(order(value, one) == 0 for one in wanted)
    if how == "beginsWith":
        return kind(value) == "text" and value.startswith(wanted)
    found = order(value, wanted)
    if found is None:
        return False
    return {
        "equals": found == 0,
        "notEquals": found != 0,
        "lessThan": found < 0,
        "lessThanOrEquals": found <= 0,
        "greaterThan": found > 0,
        "greaterThanOrEquals": found >= 0,
    }[how]


def comparison(rng):
    how = rng.choice(
        [
            "equals",
            "notEquals",
            "lessThan",
            "lessThanOrEquals",
            "greaterThan",
            "greaterThanOrEquals",
            "in",
            "beginsWith",
            "contains",
        ]
    )
    value = [scalar(rng) for _ in range(rng.randrange(1, 4))] if how == "in" else scalar(rng)
    return is_(rng.choice("abc"), how, rng.choice(["", "a", "ab", "x" * 250]) if how == "beginsWith" else value)


@pytest.mark.parametrize("seed", range(4))
def test_filters_are_those_of_a_model_in_the_container_and_on_the_device(cloud, tmp_path, seed):
    rng = random.Random(seed)
    records = {}
    for number in range(150):
        fields = {name: scalar(rng) for name in "abc" if rng.random() < 0.8}
        if rng.random() < 0.3:
            fields["c"] = [value for value in (scalar(rng) for _ in range(3)) if kind(value) != "date"]
        records[f"r{number:03}"] = fields
    publish(cloud, "Tip", [{"recordName": name, **fields} for name, fields in records.items()])
    with Container(cloud) as container, cloud.core(tmp_path / "data", "ada") as core:
        assert core.call("content.refresh", type="Tip")["records"] == 150
        for _ in range(60):
            filter = [comparison(rng) for _ in range(rng.randrange(4))]
            expected = [name for name, fields in records.items() if all(matches(fields, one) for one in filter)]
            limit = rng.choice([1, 7, 400])
            found = names(container, "Tip", *filter, limit=limit)
            assert sorted(found) == expected and len(set(found)) == len(found), filter
            page = core.call("content.list", type="Tip", filter=filter, limit=200)
            assert [one["id"] for one in page["items"]] == expected, filter


def test_facts_about_records_are_compared_too(cloud):
    publish(cloud, "Tip", [{"recordName": "a"}, {"recordName": "b"}])
    with Container(cloud) as container:
        assert names(container, "Tip", is_("recordName", "greaterThan", "a")) == ["b"]
        first = query(container, "Tip")["records"][0]
        assert names(container, "Tip", is_("modificationDate", "lessThan", date(first["modificationDate"]))) == []
        assert names(container, "Tip", is_("creationDate", "equals", date(first["creationDate"]))) == ["a", "b"]


def test_two_devices_have_what_is_published_without_a_host(each_cloud, tmp_path):
    publish(each_cloud, "Tip", LINES)
    with each_cloud.core(tmp_path / "one", "ada") as one, each_cloud.core(tmp_path / "two", "bo") as two:
        for device in (one, two):
            device.call("sync.now", wait=True)
            # The first call has no records yet. The core fetches them after the reply.
            assert device.call("content.list", type="Tip")["source"] == "default"
            until(lambda device=device: device.call("content.list", type="Tip")["source"] == "fresh")
        lists = [device.call("content.list", type="Tip")["items"] for device in (one, two)]
        assert lists[0] == lists[1] and [item["id"] for item in lists[0]] == ["bloom", "grind"]
        publish(each_cloud, "Tip", [LINES[1]])
        assert one.call("content.refresh", type="Tip")["records"] == 1
        assert [item["id"] for item in one.call("content.list", type="Tip")["items"]] == ["grind"]
        assert [item["id"] for item in two.call("content.list", type="Tip")["items"]] == ["bloom", "grind"]


def test_policy_and_promotions_come_out_of_the_container(each_cloud, tmp_path):
    publish(each_cloud, "AppConfig", [{"recordName": "now", "minimumVersion": "2.0", "flags": {"fast": True}}])
    publish(each_cloud, "IAPPromo", [{"recordName": "card", "title": "Hello"}])
    with each_cloud.core(tmp_path / "data", "ada") as core:
        # A deployment file takes precedence over records. A core that uses a host's cloud has such a file.
        if not isinstance(each_cloud, CloudHosted):
            assert core.call("policy.refresh", document="AppConfig")["origin"] == "records"
            assert core.call("policy.check", version="1.9")["update"] == "required"
            assert core.call("policy.flag", name="fast")["on"] is True
        core.call("policy.refresh", document="IAPPromo")
        (card,) = core.call("policy.promotions.list")["promotions"]
        assert (card["id"], card["title"], card["productId"]) == ("card", "Hello", None)


def test_a_container_without_a_public_database_has_no_records(file, tmp_path):
    """A file that an earlier version has created can still be used."""
    with Container(file) as container:
        container.make()
    with sqlite3.connect(file.path) as database:
        assert not list(database.execute("SELECT 1 FROM sqlite_schema WHERE name LIKE 'public%'"))
        version = database.execute("PRAGMA user_version").fetchone()
    publish(file, "Tip", LINES)
    with sqlite3.connect(file.path) as database:
        # Earlier programs can still open the file.
        assert database.execute("PRAGMA user_version").fetchone() == version
    with Container(file) as container:
        assert len(query(container, "Tip")["records"]) == 2


def test_a_command_that_knows_no_queries_is_a_failure_that_is_told(tmp_path, file):
    """The container's program is older than the core, and does not know queries. The failure is reported."""
    relay = tmp_path / "relay.py"
    relay.write_text(
        "import sys, json\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    error = {'code': -32601, 'message': 'no such method'}\n"
        "    print(json.dumps({'jsonrpc': '2.0', 'id': asked['id'], 'error': error}), flush=True)\n"
    )
    with Core(tmp_path / "data", "--cloud", f"exec:python3 {relay}") as core:
        error = core.refused("content.refresh", type="Tip")
        assert error["data"]["kind"] == "cloudUnavailable" and "no such method" in error["message"]
        assert core.call("content.list", type="Tip")["refreshFailure"]["kind"] == "hostError"


def test_the_public_records_of_a_host_are_those_of_the_type_alone(cloud):
    publish(cloud, "Tip", [{"recordName": "same", "a": 1}])
    publish(cloud, "Note", [{"recordName": "same", "a": 2}])
    with Container(cloud) as container:
        assert [one["fields"]["a"]["value"] for type in ("Tip", "Note") for one in every(container, type)] == [1, 2]
        assert public("same", a=1)["fields"] == every(container, "Tip")[0]["fields"]


def test_another_account_begins_without_content(file, tmp_path):
    """Policy and content belong to an account. After a change of the account, the core fetches both again."""
    publish(file, "AppConfig", [{"recordName": "now", "flags": {"fast": True}}])
    with Core(tmp_path / "data", "--cloud", str(file.path), "--cloud-account", "ada") as core:
        assert core.call("sync.now", wait=True)["state"] == "synced"
        assert core.call("policy.refresh", document="AppConfig")["origin"] == "records"
        core.call("sync.switchAccount", account="bo", discard=True)
        assert core.call("content.types")["types"] == []
        assert core.call("policy.flag", name="fast")["source"] == "default"
        until(lambda: core.call("policy.flag", name="fast")["source"] == "fresh")
