"""A person who has an account's password and uses SQL directly reaches the account's own records, and no others."""

import hashlib
import json

import pytest

from support.container import name
from support.shares import COMPANY, MINE, THEIRS, Account, access, value

SECRET = "the price of a secret"
FUNCTIONS = {
    "format",
    "hello",
    "readable",
    "database_changes",
    "modify_zones",
    "zone_page",
    "commit_mark",
    "modify_records",
    "begin_file",
    "add_piece",
    "finish_file",
    "piece",
    "create_share",
    "fetch_share",
    "update_share",
    "invite",
    "delete_share",
    "preview_share",
    "accept_share",
    "leave_share",
}
# The statements are on one line, so that psql prints one result.
DENIED = "permission denied"


@pytest.fixture
def world(database):
    """ada shares a company with bo, who may write, and with cy, who may only read. eve does not take part."""
    accounts = {who: Account(database, who) for who in ("ada", "bo", "cy", "eve")}
    ada = accounts["ada"]
    ada.make("account", COMPANY)
    company = {"recordName": COMPANY, "recordType": "Companies", "zone": MINE}
    ada.sent([company | {"fields": {"tier": value("text", "Business")}}], [])
    assert ada.save(1, secret=value("text", SECRET))
    assert ada.save(100, "AccessControl", **access(ada.user(), owner=1))
    own = {"recordName": name(9), "recordType": "UserPass", "zone": {"name": "account"}}
    assert ada.sent([own | {"fields": {"hash": value("text", SECRET)}}], [])
    ada.share()
    accounts["bo"].accept(ada.invite(1, "bo")["url"])
    accounts["cy"].accept(ada.invite(2, "cy", permission="readOnly")["url"])
    for account in accounts.values():
        account.call("host.cloud.account")
    yield database
    for account in accounts.values():
        account.close()
    assert database.flaws() == []


def tried(database, role, sql):
    """Returns the lines of the result of an account's SQL, or the first line of the error."""
    done = database.server.psql(database.name, role, sql)
    return done.stdout.decode().splitlines() if done.returncode == 0 else done.stderr.decode().splitlines()[0]


def call(function, request):
    text = json.dumps(request).replace("'", "''")
    return f"SELECT mainspring.{function}('{text}')"


def modify(save=(), delete=(), database="shared"):
    """Returns the SQL statement that saves and deletes records."""
    records = [*save, *delete]
    operation = hashlib.sha256(json.dumps([save, delete]).encode()).hexdigest()

    def array(element, values):
        quoted = ("NULL" if value is None else "'" + value.replace("'", "''") + "'" for value in values)
        return f"ARRAY[{','.join(quoted)}]::{element}[]"

    def of(member, element="text"):
        return array(element, [record.get(member) for record in records])

    def as_json(member, element):
        return array(element, [None if one.get(member) is None else json.dumps(one[member]) for one in records])

    arrays = (
        of("recordName", "uuid"),
        of("recordType"),
        as_json("zone", "text"),
        as_json("fields", "json"),
        of("recordChangeTag"),
        of("parent", "uuid"),
        of("flawKind"),
        of("flaw"),
        as_json("files", "json"),
    )
    head = f"'{database}', '{operation}', false, {len(save)}"
    return f"SELECT answer FROM mainspring.modify_records({head}, {', '.join(arrays)})"


def kinds(world, role, **batch):
    (line,) = tried(world, role, modify(**batch))
    answer = json.loads(line)
    refused = {one["place"]: one["kind"] for one in answer["refused"]}
    return [refused.get(place + 1) for place in range(len(answer["changes"]))]


def test_tables_are_read_by_nobody_but_records_of_ones_own(world):
    tables = world.sql("SELECT relname FROM pg_class WHERE relnamespace = 'mainspring'::regnamespace AND relkind = 'r'")
    assert len(tables) == 14
    for role in ("ada", "bo", "eve"):
        for table in tables:
            # All accounts may read the public database, but none may write to it.
            if table != "records" and not table.startswith("public_"):
                assert DENIED in tried(world, role, f"SELECT * FROM mainspring.{table}")
            for change in (f"DELETE FROM mainspring.{table}", f"TRUNCATE mainspring.{table}"):
                assert DENIED in tried(world, role, change)
        assert DENIED in tried(world, role, "UPDATE mainspring.records SET fields = '{}'")
        assert DENIED in tried(world, role, "INSERT INTO mainspring.records SELECT * FROM mainspring.records")
    assert tried(world, "eve", "SELECT name FROM mainspring.records") == []
    # bo sees the company's records, but no credentials, and no other records of ada.
    seen = "\n".join(tried(world, "bo", "SELECT type, fields FROM mainspring.records"))
    assert SECRET in seen and "UserPass" not in seen
    assert "UserPass" in "\n".join(tried(world, "ada", "SELECT type FROM mainspring.records"))


def test_every_table_has_its_policies_on(world):
    private = "relname NOT IN ('public_types', 'public_records', 'public_values')"
    tables = f"FROM pg_class WHERE relnamespace = 'mainspring'::regnamespace AND relkind = 'r' AND {private}"
    assert world.sql(f"SELECT bool_and(relrowsecurity) {tables}") == ["t"]


def test_a_function_that_leaks_what_it_sees_sees_nothing_else(world):
    """A query evaluates its conditions only for rows that the policy shows. So a function that reveals its arguments
    reveals no others (CREATE FUNCTION, COST and LEAKPROOF)."""
    leak = (
        "CREATE FUNCTION pg_temp.leak(json) RETURNS boolean LANGUAGE plpgsql COST 0.0000001"
        " AS $$ BEGIN RAISE NOTICE '%', $1; RETURN true; END $$;"
        " SELECT count(*) FROM mainspring.records WHERE pg_temp.leak(fields)"
    )
    done = world.server.psql(world.name, "eve", leak)
    assert done.stdout == b"0\n" and SECRET.encode() not in done.stderr


def test_only_what_a_core_asks_can_be_called(world):
    open_to_all = world.sql(
        "SELECT proname FROM pg_proc WHERE pronamespace = 'mainspring'::regnamespace"
        " AND has_function_privilege('eve', oid, 'EXECUTE')"
    )
    assert set(open_to_all) == FUNCTIONS
    unsafe = world.sql(
        "SELECT proname FROM pg_proc WHERE pronamespace = 'mainspring'::regnamespace AND prosecdef"
        " AND NOT coalesce(proconfig @> ARRAY['search_path=mainspring, pg_temp'], false)"
    )
    assert unsafe == []
    for statement in (
        "SELECT mainspring.set_record(2, gen_random_uuid(), 'AccessControl', '{}', NULL)",
        "SELECT mainspring.zone_changed(2)",
        "SELECT mainspring.room(2)",
        "SELECT mainspring.share_json(2, NULL, '{}', NULL)",
    ):
        assert DENIED in tried(world, "eve", statement)


def test_nobody_is_anybody_else(world):
    for statement in (
        "SET ROLE ada",
        "SET SESSION AUTHORIZATION ada",
        "ALTER ROLE eve SUPERUSER",
        "GRANT ada TO eve",
        "CREATE FUNCTION mainspring.format() RETURNS integer LANGUAGE sql AS 'SELECT 2'",
        "CREATE TABLE mainspring.mine (a int)",
        "ALTER TABLE mainspring.records DISABLE ROW LEVEL SECURITY",
        "DROP POLICY readable ON mainspring.records",
        "ALTER FUNCTION mainspring.hello() OWNER TO eve",
    ):
        answer = tried(world, "eve", statement)
        assert isinstance(answer, str) and ("denied" in answer or "must" in answer), (statement, answer)
    # The role that all accounts share can't do it either.
    assert tried(world, "eve", "SET ROLE mainspring; SELECT account FROM mainspring.hello()") == ["eve"]


def test_what_somebody_puts_in_the_way_is_not_taken(world):
    """A function with the definer's rights looks names up in its own schema first. So temporary objects of an attacker
    do not replace its tables."""
    shadow = (
        "CREATE TEMP TABLE zones AS"
        " SELECT 2::bigint AS number, 'eve'::text AS owner, 'x'::text AS name, NULL::text AS gone;"
        " SET search_path = pg_temp, mainspring;"
    )
    assert tried(world, "eve", shadow + "SELECT * FROM mainspring.readable()") == []


def test_others_zones_are_no_zones(world):
    for request in (
        {"database": "private", "zone": MINE, "token": None},
        {"database": "shared", "zone": THEIRS, "token": None},
        {"database": "private", "zone": THEIRS, "token": None},
    ):
        assert "There is no zone" in tried(world, "eve", call("zone_page", request))
        assert "There is no zone" in tried(world, "eve", call("fetch_share", request))
    assert "There is no zone" in tried(world, "bo", call("delete_share", {"zone": MINE}))
    assert "There is no zone" in tried(world, "bo", call("invite", {"zone": THEIRS, "record": {}}))
    assert "There is no zone" in tried(world, "bo", call("update_share", {"zone": THEIRS, "title": "Mine"}))
    item = {"recordName": name(50), "recordType": "Items", "fields": {}}
    assert "There is no zone" in tried(world, "eve", modify([item | {"zone": THEIRS}]))
    results = tried(world, "bo", call("modify_zones", {"database": "private", "save": [], "delete": [THEIRS]}))
    assert "permissionFailure" in results[0]


def test_who_takes_part_writes_no_more_than_the_container_lets(world):
    item = {"recordName": name(60), "recordType": "Items", "zone": THEIRS, "fields": {}}
    assert kinds(world, "bo", save=[item]) == [None]
    assert kinds(world, "cy", save=[item | {"recordName": name(61)}]) == ["permissionFailure"]
    for type in ("AccessControl", "Companies", "UserPass", "Credentials"):
        assert kinds(world, "bo", save=[item | {"recordName": name(62), "recordType": type}]) == ["permissionFailure"]
    # It does not help to name another record type, or to delete the record.
    tags = dict(line.split("|") for line in tried(world, "bo", "SELECT name, change FROM mainspring.records"))
    mine = item | {"recordName": name(101), "recordChangeTag": tags[name(101)]}
    assert kinds(world, "bo", save=[mine]) == ["permissionFailure"]
    deletion = {"recordName": name(101), "recordType": "Items", "zone": THEIRS}
    assert kinds(world, "bo", delete=[deletion]) == ["permissionFailure"]


BAD_VALUES = [
    {"type": "int", "value": "1"},
    {"type": "int", "value": 1.5},
    {"type": "int", "value": 10**20},
    {"type": "date", "value": "2026-02-30T00:00:00.000Z"},
    {"type": "date", "value": 1},
    {"type": "reference", "value": "x"},
    {"type": "asset", "value": {"sha256": "x", "bytes": 1}},
    {"type": "robot", "value": 1},
    {"type": "text"},
    {"type": "text", "value": "x", "more": 1},
    "x",
    [],
]


def test_what_can_not_be_read_ends_nobody_s_cycles(world):
    for bad in BAD_VALUES:
        item = {"recordName": name(70), "recordType": "Items", "fields": {"a": bad}}
        assert kinds(world, "bo", save=[item | {"zone": THEIRS}]) == ["invalidArguments"], bad
        assert kinds(world, "ada", save=[item | {"zone": MINE}], database="private") == ["invalidArguments"], bad


def test_what_is_no_request_changes_nothing(world):
    before = world.sql("SELECT * FROM mainspring.records ORDER BY zone, change")
    for statement in (
        modify([{"recordName": "x", "recordType": "Items", "zone": THEIRS, "fields": {}}]),
        modify([{"recordName": name(1), "recordType": None, "zone": THEIRS, "fields": {}}]),
        modify([{"recordName": name(80), "recordType": "Items", "zone": THEIRS, "fields": []}]),
        modify([{"recordName": name(80), "recordType": "Items", "zone": None, "fields": {}}]),
        modify([{"recordName": name(80), "recordType": "Items", "zone": THEIRS, "fields": None}]),
        f"SELECT mainspring.modify_records(NULL, NULL, NULL, {', '.join(['NULL'] * 10)})",
        f"SELECT mainspring.modify_records('shared', NULL, false, 1, {', '.join(['NULL'] * 9)})",
        modify([{"recordType": "Items", "zone": THEIRS, "fields": {}}]),
        modify([{"recordName": name(80), "zone": THEIRS, "fields": {}}]),
        *(f"SELECT mainspring.{one}('{{}}')" for one in ("invite", "delete_share", "accept_share", "leave_share")),
        *(f"SELECT mainspring.{one}(NULL)" for one in ("invite", "modify_zones", "zone_page", "begin_file")),
    ):
        tried(world, "bo", statement)
    assert world.sql("SELECT * FROM mainspring.records ORDER BY zone, change") == before


def test_arrays_that_do_not_match_are_refused(world):
    """If two arrays differ in length, a record could be neither a save nor a deletion, and escape the checks of
    both."""
    view = {"recordName": name(60), "recordType": "Views", "zone": THEIRS}
    assert kinds(world, "bo", save=[view | {"fields": {}}]) == [None]
    rights = view | {"recordType": "AccessControl", "fields": access(name(0), owner=1)}
    assert kinds(world, "bo", save=[rights]) == ["permissionFailure"]
    before = world.sql("SELECT * FROM mainspring.records ORDER BY zone, change")
    whole = modify([rights | {"zone": THEIRS, "flaw": "another batch"}])
    types = "ARRAY['AccessControl']::text[]"
    for was, made in (
        ("false, 1,", "false, NULL,"),
        ("false, 1,", "false, -1,"),
        ("false, 1,", "false, 2,"),
        (types, "NULL"),
        (types, "ARRAY[NULL]::text[]"),
        (types, "ARRAY['Views', 'AccessControl']::text[]"),
        ("::uuid[]", "::uuid[] || NULL::uuid"),
        ("::json[]", "::json[] || '{}'::json"),
    ):
        assert was in whole
        assert "The arrays of a batch" in tried(world, "bo", whole.replace(was, made, 1)), made
    assert world.sql("SELECT * FROM mainspring.records ORDER BY zone, change") == before


def test_a_content_is_what_its_digest_says(world):
    content = b"a picture of beans"
    digest = hashlib.sha256(content).hexdigest()
    request = {"database": "shared", "zone": THEIRS, "sha256": digest, "bytes": len(content)}
    (number,) = tried(world, "bo", call("begin_file", request))
    # Only the account that began an upload may add to it.
    for role in ("eve", "ada", "cy"):
        assert "no such unfinished upload" in tried(world, role, f"SELECT mainspring.add_piece({number}, 0, 'x')")
        assert "no such unfinished upload" in tried(world, role, f"SELECT mainspring.finish_file({number})")
    assert tried(world, "bo", f"SELECT mainspring.add_piece({number}, 0, 'another picture of')") == [""]
    assert tried(world, "bo", f"SELECT mainspring.finish_file({number})") == ["f"]
    assert tried(world, "cy", call("begin_file", request)) == [""]
    assert "There is no zone" in tried(world, "eve", call("begin_file", request))
    (number,) = tried(world, "bo", call("begin_file", request))
    tried(world, "bo", f"SELECT mainspring.add_piece({number}, 0, decode('{content.hex()}', 'hex'))")
    assert tried(world, "bo", f"SELECT mainspring.finish_file({number})") == ["t"]
    # A finished upload can't be changed.
    assert "no such unfinished upload" in tried(world, "bo", f"SELECT mainspring.add_piece({number}, 1, 'x')")
    asset = {"type": "asset", "value": {"sha256": digest, "bytes": len(content)}}
    item = {"recordName": name(90), "recordType": "Assets", "zone": THEIRS, "fields": {"content": asset}}
    files = [{"field": "content", "sha256": digest}]
    assert kinds(world, "bo", save=[item | {"files": files}]) == [None]
    wanted = {"database": "shared", "zone": THEIRS, "record": name(90), "field": "content"}
    read = "SELECT convert_from(bytes, 'UTF8') FROM mainspring.piece('{}', 0)"
    assert tried(world, "cy", read.format(json.dumps(wanted))) == [content.decode()]
    assert "There is no zone" in tried(world, "eve", read.format(json.dumps(wanted)))


def test_a_content_of_another_zone_is_not_had_by_its_digest(world):
    """An account that knows only the digest of a content does not get the content."""
    asset = {"type": "asset", "value": {"sha256": "0" * 64, "bytes": 1}}
    item = {"recordName": name(91), "recordType": "Assets", "zone": THEIRS, "fields": {"content": asset}}
    assert kinds(world, "bo", save=[item | {"files": [{"field": "content", "sha256": "0" * 64}]}]) == [
        "assetFileMissing"
    ]


def test_who_was_removed_reads_and_writes_nothing_more(world):
    (ends,) = world.sql("SELECT id FROM mainspring.participants WHERE account = 'bo'")
    tried(world, "ada", call("delete_share", {"zone": MINE, "participant": ends}))
    assert tried(world, "bo", "SELECT * FROM mainspring.records") == []
    item = {"recordName": name(95), "recordType": "Items", "zone": THEIRS, "fields": {}}
    assert "was deleted" in tried(world, "bo", modify([item]))
    assert "was deleted" in tried(world, "bo", call("zone_page", {"database": "shared", "zone": THEIRS}))


def test_links_are_told_to_the_owner_alone(world):
    (theirs,) = tried(world, "bo", call("fetch_share", {"database": "shared", "zone": THEIRS}))
    told = json.loads(theirs)["share"]
    assert told["url"] is None and [one["account"] for one in told["participants"]] == ["bo"]
    assert told["participants"][0]["url"] is None


def test_nobody_learns_where_others_listen(world):
    channels = dict(line.split("|") for line in world.sql("SELECT name, channel FROM mainspring.accounts"))
    assert len(set(channels.values())) == len(channels)
    assert tried(world, "eve", "SELECT channel FROM mainspring.hello()") == [channels["eve"]]
    for hidden in ("SELECT * FROM pg_stat_activity", "SELECT pg_listening_channels()"):
        assert channels["ada"] not in "\n".join(tried(world, "eve", hidden))


def test_sql_of_another_department_writes_nothing(world):
    """bo may work only in the department of items."""
    place = {"recordName": name(70), "zone": THEIRS, "fields": {"note": value("text", "x")}}
    for type in ("Contacts", "Payments", "Orders", "Purchases", "OrderSteps"):
        assert kinds(world, "bo", save=[place | {"recordType": type}]) == ["permissionFailure"], type
    contact = {"recordName": name(71), "recordType": "Contacts", "zone": MINE, "fields": {}}
    assert kinds(world, "ada", save=[contact], database="private") == [None]
    (tag,) = tried(world, "bo", f"SELECT change FROM mainspring.records WHERE name = '{name(71)}'")
    theirs = contact | {"zone": THEIRS, "recordChangeTag": tag}
    for changed in (theirs, theirs | {"recordType": "Items"}, theirs | {"recordType": "Newer"}):
        assert kinds(world, "bo", save=[changed]) == ["permissionFailure"]
    for type in ("Contacts", "Items", "Views"):
        assert kinds(world, "bo", delete=[contact | {"zone": THEIRS, "recordType": type}]) == ["permissionFailure"]
    # An owner's text that is nearly valid JSON does not bypass the check.
    for owner in ('{"id":"x"}', "[", '{"id":null}', f'{{"id":"{name(71)}"}}'):
        file = {"recordName": name(80 + len(owner)), "recordType": "Assets", "zone": THEIRS}
        found = kinds(world, "bo", save=[file | {"fields": {"owner": value("text", owner)}}])
        assert (found == ["permissionFailure"]) == (name(71) in owner)


def test_sql_changes_nothing_that_is_only_added(world):
    entry = {"recordName": name(73), "recordType": "StockEntries", "zone": MINE}
    entry |= {"fields": {"quantity": value("int", 5)}}
    assert kinds(world, "ada", save=[entry], database="private") == [None]
    (tag,) = tried(world, "ada", f"SELECT change FROM mainspring.records WHERE name = '{name(73)}'")
    for role, zone, database in (("bo", THEIRS, "shared"), ("ada", MINE, "private")):
        there = entry | {"zone": zone}
        nine = there | {"recordChangeTag": tag, "fields": {"quantity": value("int", 9)}}
        for changed in (nine, nine | {"recordType": "Items"}, nine | {"fields": {"quantity": None}}):
            assert kinds(world, role, save=[changed], database=database) == ["permissionFailure"]
        for gone in (there, there | {"recordChangeTag": tag}, there | {"recordType": "Items"}):
            assert kinds(world, role, delete=[gone], database=database) == ["permissionFailure"]
    seen = tried(world, "ada", f"SELECT fields->'quantity'->>'value' FROM mainspring.records WHERE name = '{name(73)}'")
    assert seen == ["5"]


def test_marks_are_of_ones_own_zones(world):
    asked = "SELECT mainspring.commit_mark(number, 0) FROM generate_series(1, 9) AS number"
    assert tried(world, "eve", asked) == [""] * 9
