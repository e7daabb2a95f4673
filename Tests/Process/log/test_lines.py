"""A front end's own lines: written, stored in order, and read again."""

import json
import re
import sqlite3
from contextlib import closing

import pytest

from support.core import REPEATABLE, Core, item, request, run, serve, until, writes
from support.logs import lines, of_front_ends, texts, write


def test_a_line_is_in_the_file_and_is_read_again(data):
    with Core(data) as core:
        assert write(core, "fetched changes", category="cloudKit", zone="items", records=12) == {"taken": True}
        assert write(core, "no network", level="error", category="error") == {"taken": True}
        found = core.call("log.read")
        last, first, start = found["items"]
        assert found["next"] is None and start["category"] == "core" and start["conversation"] is None
        assert first == {
            "at": first["at"],
            "level": "info",
            "category": "cloudKit",
            "conversation": first["conversation"],
            "message": "fetched changes",
            "fields": {"zone": "items", "records": 12},
        }
        assert (last["level"], last["category"], last["fields"]) == ("error", "error", None)
        assert re.fullmatch(r"1\.[0-9a-f]{6}", first["conversation"]) and last["conversation"] == first["conversation"]
        assert lines(data) == [start, first, last]
    mark = first["conversation"]
    assert (
        f' info [cloudKit #{mark}] fetched changes\t{{"zone":"items","records":12}}\n'
        in (data / "mainspring.log").read_text()
    )
    # A new run of the core has another mark, although the number of its first conversation is the same.
    with Core(data) as core:
        write(core, "again")
        assert core.call("log.read", text="again")["items"][0]["conversation"] != mark
        assert texts(core) == ["fetched changes", "no network", "again"]


def test_every_level_and_category_is_kept_whatever_the_core_says_of_itself(data):
    with Core(data, "--log-level", "off") as core:
        for level in ("debug", "info", "warning", "error"):
            write(core, level, level=level, category="My App/net-1.2_x é")
        assert texts(core) == ["debug", "info", "warning", "error"]
        core.process.stdin.close()
        # The front end's own lines are not printed on standard error.
        assert core.process.stderr.read() == b"" and core.process.wait() == 0


def test_a_line_needs_no_reply(data):
    line = {"jsonrpc": "2.0", "method": "log.write"}
    params = {"level": "info", "category": "debug", "message": "silent"}
    assert serve([{**line, "params": params}, request("system.ping")], data=data) == [
        {"jsonrpc": "2.0", "id": 1, "result": {}}
    ]
    assert of_front_ends(data) == ["silent"]
    batch = [{**line, "params": params}, request("log.write", params, 7)]
    assert serve([batch], data=data) == [[{"jsonrpc": "2.0", "id": 7, "result": {"taken": True}}]]
    by_position = request("log.write", ["info", "debug", "by position", {"a": 1}])
    assert serve([by_position], data=data)[0]["result"] == {"taken": True}
    assert of_front_ends(data)[-1] == "by position"


@pytest.mark.parametrize(
    "params, pointer, words",
    [
        ({"level": "notice"}, "/level", "must be one of error, warning, info, debug"),
        ({"level": "off"}, "/level", "must be one of error, warning, info, debug"),
        ({"category": 5}, "/category", "must be a string, not a number"),
        ({"category": ""}, "/category", "must be a name of 1 to 64 letters"),
        ({"category": "a]b"}, "/category", "must be a name of 1 to 64 letters"),
        ({"category": "x" * 65}, "/category", "must be a name of 1 to 64 letters"),
        ({"category": "a\nb"}, "/category", "must be a name of 1 to 64 letters"),
        ({"category": " a"}, "/category", "must be a name of 1 to 64 letters"),
        ({"category": "a b."}, "/category", "must be a name of 1 to 64 letters"),
        ({"category": "a  b"}, "/category", "must be a name of 1 to 64 letters"),
        ({"category": "a\u2028b"}, "/category", "must be a name of 1 to 64 letters"),
        ({"message": "x" * 4001}, "/message", "at most 4000"),
        ({"message": None}, "/message", "message"),
        ({"fields": []}, "/fields", "must be an object, not an array"),
        ({"fields": "x"}, "/fields", "must be an object, not a string"),
        ({"fields": {"x": "é" * 4000}}, "/fields", "must have at most 4000 characters as JSON"),
        ({"fields": {"x": {"y": ["z" * 4000]}}}, "/fields", "must have at most 4000 characters as JSON"),
        ({"text": "x"}, "/text", "text"),
    ],
)
def test_what_is_no_line_is_refused(data, params, pointer, words):
    with Core(data) as core:
        sound = {"level": "info", "category": "debug", "message": "x"}
        (problem,) = core.refused("log.write", **{**sound, **params})["data"]["problems"]
        assert problem["pointer"] == pointer and words in problem["message"]
        assert texts(core) == []


def test_the_longest_line_is_kept_whole(data):
    message, fields = "é" * 4000, {"x": "z" * 3992}
    with Core(data) as core:
        write(core, message, **fields)
        write(core, "\U0001f600" * 4000)
        write(core, "")
        first = core.call("log.read", text=message[:200])["items"][0]
        assert (first["message"], first["fields"]) == (message, fields)
        assert texts(core)[1:] == ["\U0001f600" * 4000, ""]


def test_control_characters_make_no_second_line(data):
    odd = "a\nb\r\n2026-01-01T00:00:00.000Z error forged\tc\u2028d\u0000e\x1b[31m"
    with Core(data) as core:
        write(core, odd, odd=odd)
        (line,) = core.call("log.read", category="debug")["items"]
        assert line["message"] == ("a\\nb\\r\\n2026-01-01T00:00:00.000Z error forged\\tc\\u2028d\\u0000e\\u001b[31m")
        assert line["fields"] == {"odd": odd} and len(lines(data)) == 2
        # The text of a message may look like the beginning of a line. It does not begin a new line of the log.
        write(core, "[debug #9.000000] no head", level="warning")
        assert core.call("log.read", level="warning")["items"][0]["message"] == "[debug #9.000000] no head"


def test_lines_are_found(data):
    with Core(data, *REPEATABLE) as core:
        for number in range(20):
            level = ["debug", "info", "warning", "error"][number % 4]
            write(core, f"Line {number}", level=level, category=["net", "cloudKit"][number % 2], Name=f"N{number}")
        assert len(texts(core)) == 20
        assert texts(core, level="warning") == [f"Line {n}" for n in range(20) if n % 4 > 1]
        assert texts(core, level="error", category="cloudKit") == [f"Line {n}" for n in range(20) if n % 4 == 3]
        assert texts(core, category="net") == [f"Line {n}" for n in range(0, 20, 2)]
        assert texts(core, category="Net") == []
        assert texts(core, text="lINE 1") == [f"Line {n}" for n in [1, *range(10, 20)]]
        assert texts(core, text='"name":"n7"') == ["Line 7"]
        # The clock advances by a millisecond with each request.
        assert texts(core, since="2026-01-01T00:00:00.015Z") == [f"Line {n}" for n in range(15, 20)]
        assert texts(core, since="2027-01-01T00:00:00Z") == []


def test_pages_lead_through_all_files(data):
    data.mkdir()
    for number in (3, 2, 1):
        old = "".join(f"2025-01-0{4 - number}T00:00:00.{n:03}Z info [app] old {number}.{n}\n" for n in range(40))
        (data / f"mainspring.log.{number}").write_text(old)
    with Core(data) as core:
        for number in range(30):
            write(core, f"new {number}")
        wanted = [line["message"] for line in lines(data)][::-1]
        for limit in (1, 7, 50, 1000):
            found, cursor = [], None
            while True:
                page = core.call("log.read", limit=limit, after=cursor)
                found += [line["message"] for line in page["items"]]
                assert len(page["items"]) <= limit
                cursor = page["next"]
                if cursor is None:
                    break
            assert found == wanted
        # The next page continues at the same line, although lines were added and the log's files were renamed
        # meanwhile.
        page = core.call("log.read", limit=10)
        write(core, "later")
        for number in (3, 2, 1):
            (data / f"mainspring.log.{number}").rename(data / f"mainspring.log.{number}.moved")
        (data / "mainspring.log").rename(data / "mainspring.log.1")
        write(core, "in a new file")
        rest = core.call("log.read", limit=1000, after=page["next"])["items"]
        assert [line["message"] for line in rest] == [f"new {n}" for n in range(19, -1, -1)] + [wanted[30]]
        # After the log was cleared, a cursor to a removed line finds nothing in the new file.
        core.call("log.clear")
        write(core, "after all")
        assert core.call("log.read", after=page["next"]) == {"items": [], "next": None}


@pytest.mark.parametrize(
    "cursor", ["", "log.", "log.x", "log.1_2_3", "log.1_-2_3_4", "log.z_z_z_z_z", "orders.1", "log.é"]
)
def test_a_cursor_that_is_none_is_refused(cursor):
    with Core() as core:
        (problem,) = core.refused("log.read", after=cursor)["data"]["problems"]
        assert problem["pointer"] == "/after"


def test_a_page_with_rare_lines_ends_all_the_same(data):
    data.mkdir()
    line = "2025-01-01T00:00:00.000Z info " + "x" * 170 + "\n"
    (data / "mainspring.log.2").write_text("2025-01-01T00:00:00.000Z info [app] rare\n" + line * 5000)
    (data / "mainspring.log.1").write_text(line * 5200)
    with Core(data) as core:
        found, cursor, pages = [], None, 0
        while pages == 0 or cursor:
            page = core.call("log.read", category="app", after=cursor)
            found += page["items"]
            cursor, pages = page["next"], pages + 1
        assert [line["message"] for line in found] == ["rare"] and 1 < pages < 5


def test_more_than_two_hundred_a_second_are_counted(data):
    with Core(data, *REPEATABLE) as core:
        taken = [write(core, f"{number}")["taken"] for number in range(1450)]
        kept = [*range(200), *range(1000, 1200)]
        assert taken == [number in kept for number in range(1450)]
    counts = [line for line in lines(data) if line["category"] == "log"]
    assert [(line["level"], line["message"]) for line in counts] == [
        ("warning", "800 lines were dropped: a conversation writes at most 200 a second"),
        # The second count is written when the input ends.
        ("warning", "250 lines were dropped: a conversation writes at most 200 a second"),
    ]
    texts = of_front_ends(data)
    assert texts[:202] == [*map(str, range(200)), counts[0]["message"], "1000"] and texts[-1] == counts[1]["message"]


def test_a_line_beyond_the_limit_is_dropped_unread(data):
    with Core(data, *REPEATABLE) as core:
        wrong = {"level": "loud", "category": "debug", "message": "x"}
        # A refused line also counts toward the limit of 200 lines a second.
        assert core.refused("log.write", **wrong)["data"]["problems"][0]["pointer"] == "/level"
        assert [write(core, f"{number}")["taken"] for number in range(200)] == [*[True] * 199, False]
        assert core.call("log.write", **wrong) == {"taken": False}
        for _ in range(800):
            core.call("system.ping")
        assert core.refused("log.write", **wrong)["data"]["problems"][0]["pointer"] == "/level"
    counts = [line["message"] for line in lines(data) if line["category"] == "log"]
    assert counts == ["2 lines were dropped: a conversation writes at most 200 a second"]


def test_what_was_dropped_is_counted_though_nothing_follows(data):
    line = {"jsonrpc": "2.0", "method": "log.write"}
    params = {"level": "info", "category": "debug", "message": "x"}
    with Core(data) as core:
        core.send(*[{**line, "params": params}] * 1000)
        until(lambda: any(line["category"] == "log" for line in lines(data)))
        core.call("system.ping")
        messages = [line["message"] for line in lines(data) if line["category"] == "log"]
        dropped = sum(int(message.split()[0]) for message in messages)
        assert dropped + of_front_ends(data).count("x") == 1000


def test_a_flood_ends_nothing_and_takes_no_room(data):
    line = json.dumps(
        {"jsonrpc": "2.0", "method": "log.write", "params": {"level": "info", "category": "debug", "message": "m" * 40}}
    )
    flood = (line.encode() + b"\n") * 300_000 + json.dumps(request("system.ping")).encode() + b"\n"
    done = run("serve", "--data", str(data), stdin=flood)
    assert done.returncode == 0 and done.stderr == b"" and json.loads(done.stdout)["result"] == {}
    assert sum(path.stat().st_size for path in data.glob("mainspring.log*")) < 4 << 20


def test_lines_do_not_divide_what_is_committed_together(data):
    """Lines do not wait for the disk, and writes around them share as many commits as without the lines."""

    def count(lines_between):
        with Core(data / str(lines_between)) as core:
            core.call("companies.select", company=core.call("companies.create", name="Shop")["id"])
            core.call("log.write", level="info", category="debug", message="the file is there")
            before = writes(core.process.pid)
            sent = []
            for number in range(100):
                sent.append({"jsonrpc": "2.0", "method": "inventory.items.create", "params": item(number)})
                params = {"level": "info", "category": "debug", "message": "x"}
                sent += [{"jsonrpc": "2.0", "method": "log.write", "params": params}] * lines_between
            core.send(*sent)
            core.call("system.ping")
            return writes(core.process.pid) - before

    # A line of the log takes one system call to write.
    assert count(1) - count(0) < 150


def lines_of(prefix, count):
    return [
        request(
            "log.write", {"level": "info", "category": "debug", "message": f"{prefix} {number}"}, f"{prefix} {number}"
        )
        for number in range(count)
    ]


def broken_shop(data):
    """A data directory that accepts one more item, and no second one."""
    with Core(data) as core:
        core.call("companies.select", company=core.call("companies.create", name="Shop")["id"])
        core.call("inventory.items.create", **item())
    with closing(sqlite3.connect(data / "private.sqlite")) as database, database:
        database.execute(
            "CREATE TRIGGER no BEFORE INSERT ON items WHEN (SELECT count(*) FROM items) > 1 "
            "BEGIN SELECT RAISE(ROLLBACK, 'no more'); END"
        )


@pytest.mark.parametrize("isBatch", [False, True])
def test_a_line_that_is_served_again_is_written_once_and_answered_as_before(data, isBatch):
    """There are more lines than a second allows. A later request fails and undoes the group, so that the core serves
    all lines again."""
    broken_shop(data)
    with Core(data) as core:
        sent = [
            *lines_of("before", 3),
            request("inventory.items.create", item(2), "first"),
            *lines_of("between", 100),
            request("log.write", {"level": "loud", "category": "debug", "message": "x"}, "refused"),
            *lines_of("more", 110),
            request("inventory.items.create", item(3), "second"),
            *lines_of("behind", 3),
        ]
        core.send(*([sent] if isBatch else sent))
        replies = core.receive() if isBatch else [core.receive() for _ in sent]
        results = {reply["id"]: reply.get("result") for reply in replies}
        assert [reply["id"] for reply in replies] == [one["id"] for one in sent]
        assert results["first"] and not results["second"] and not results["refused"]
        taken = [one["params"]["message"] for one in sent if results[one["id"]] == {"taken": True}]
        dropped = [one["params"]["message"] for one in sent if results[one["id"]] == {"taken": False}]
        written = of_front_ends(data)
        # Each line with the reply `taken` was written once, in order. The other lines were not written.
        assert [line for line in written if "dropped" not in line] == taken
        assert len(taken) >= 199 and len(taken) + len(dropped) == 216


def test_a_line_is_written_once_though_its_group_is_undone(data):
    with Core(data) as core:
        core.call("companies.select", company=core.call("companies.create", name="Shop")["id"])
        core.call("inventory.items.create", **item())
    with sqlite3.connect(data / "private.sqlite") as database:
        # Without this table, no record of the company can be written.
        database.execute("DROP TABLE changes")
    database.close()
    with Core(data) as core:
        params = {"level": "info", "category": "debug", "message": "once"}
        core.send(
            request("inventory.items.create", item(2), 1),
            request("log.write", params, 2),
            request("inventory.items.create", item(3), 3),
        )
        replies = [core.receive() for _ in range(3)]
        assert [reply["id"] for reply in replies] == [1, 2, 3] and replies[1]["result"] == {"taken": True}
        assert of_front_ends(data) == ["once"]
