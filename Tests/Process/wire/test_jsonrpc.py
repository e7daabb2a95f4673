"""JSON-RPC 2.0 to the letter (https://www.jsonrpc.org/specification)."""

import json

import pytest

from support.core import Core, item, request, run, serve

PING = b'{"jsonrpc":"2.0","id":%s,"method":"system.ping"}'


def replies(line):
    """Returns the replies to a line. A ping after the line shows where they end."""
    answers = serve([line, request("system.ping", id="end")])
    assert answers[-1] == {"jsonrpc": "2.0", "id": "end", "result": {}}
    return answers[:-1]


@pytest.mark.parametrize(
    "id",
    [
        b"1",
        b"0",
        b"-1",
        b"1.5",
        b"1e400",
        b"-0.0",
        b"9007199254740993",
        b"123456789012345678901234567890",
        b'"a"',
        b'""',
        b'"\\u00e9"',
        b'"\xc3\xa9"',
        b'"\\/"',
        b'"\\ud83d\\ude00"',
        b"null",
        b'"' + b"x" * 3000 + b'"',
    ],
)
def test_ids_are_echoed_byte_for_byte(id):
    done = run("serve", "--data", ":memory:", stdin=PING % id + b"\n")
    assert done.stdout == b'{"jsonrpc":"2.0","id":' + id + b',"result":{}}\n'


@pytest.mark.parametrize("id", [b"true", b"[1]", b'{"a":1}'])
def test_other_ids_are_an_invalid_request(id):
    (reply,) = replies(PING % id)
    assert reply["error"]["code"] == -32600 and reply["id"] is None and "id must be" in reply["error"]["message"]


@pytest.mark.parametrize(
    "line, words",
    [
        (b"1", "a number"),
        (b'"a"', "a string"),
        (b"null", "null"),
        (b"true", "a boolean"),
        (b"{}", "jsonrpc is missing"),
        (b'{"jsonrpc":"1.0","method":"system.ping","id":5}', "jsonrpc must be"),
        (b'{"jsonrpc":2.0,"method":"system.ping","id":5}', "jsonrpc must be"),
        (b'{"method":"system.ping","id":5}', "jsonrpc is missing"),
        (b'{"jsonrpc":"2.0","id":5}', "method is missing"),
        (b'{"jsonrpc":"2.0","method":1,"id":5}', "method must be a string"),
        (b'{"jsonrpc":"2.0","method":null,"id":5}', "method must be a string"),
        (b'{"jsonrpc":"2.0","method":"system.ping","params":1,"id":5}', "params must be an object or an array"),
        (b'{"jsonrpc":"2.0","method":"system.ping","params":"","id":5}', "params must be an object or an array"),
        (b'{"jsonrpc":"2.0","method":"system.ping","parms":{},"id":5}', "did you mean params"),
        (b'{"jsonrpc":"2.0","metod":"system.ping","id":5}', "did you mean method"),
        (b"[]", "at least one request"),
    ],
)
def test_invalid_requests(line, words):
    (reply,) = replies(line)
    assert reply["error"]["code"] == -32600 and words in reply["error"]["message"]
    assert reply["id"] == (5 if b'"id":5' in line else None)


def test_members_that_other_people_add_are_let_pass():
    assert replies(b'{"jsonrpc":"2.0","method":"system.ping","id":5,"trace":"a"}') == [
        {"jsonrpc": "2.0", "id": 5, "result": {}}
    ]


def test_notifications_are_served_and_never_answered():
    with Core() as core:
        core.send({"jsonrpc": "2.0", "method": "companies.create", "params": {"name": "Silent"}})
        core.send({"jsonrpc": "2.0", "method": "companies.create", "params": {"nam": "Silent"}})
        core.send({"jsonrpc": "2.0", "method": "no.such.method"})
        assert [listed["name"] for listed in core.call("companies.list")["items"]] == ["Silent"]


def test_batches():
    assert replies(b'[{"jsonrpc":"2.0","method":"system.ping"},{"jsonrpc":"2.0","method":"nothing"}]') == []
    (batch,) = replies(
        b'[1,{"jsonrpc":"2.0","method":"system.ping"},{"jsonrpc":"2.0","id":"b","method":"system.ping"},[],'
        b'{"jsonrpc":"2.0","id":3,"method":"x"}]'
    )
    assert [(reply["id"], reply.get("error", {}).get("code")) for reply in batch] == [
        (None, -32600),
        ("b", None),
        (None, -32600),
        (3, -32601),
    ]
    (broken,) = replies(b'[{"jsonrpc":"2.0","method":"system.ping","id":"1"},{"jsonrpc":"2.0","method"]')
    assert broken["error"]["code"] == -32700 and broken["id"] is None


def test_by_name_and_by_position_are_the_same():
    by_name = request("temperature.convert", {"to": "kelvin", "value": 1, "from": "celsius"})
    by_position = request("temperature.convert", [1, "celsius", "kelvin"])
    first, second, few, many = serve(
        [
            by_name,
            by_position,
            request("temperature.convert", [1]),
            request("temperature.convert", [1, "celsius", "kelvin", 4]),
        ]
    )
    assert first == second and first["result"]["value"] == 274.15
    assert [problem["pointer"] for problem in few["error"]["data"]["problems"]] == ["/1", "/2"]
    assert [problem["pointer"] for problem in many["error"]["data"]["problems"]] == ["/3"]


def test_one_reply_names_every_problem():
    bad = {
        "sku": 5,
        "nam": "x",
        "unit": "",
        "tags": ["ok", 7, ""],
        "cost": {"amount": 1.5, "currency": "eur", "more": 1},
        "condition": "refurbised",
        "minStock": 0.123456,
        "barcodes": ["4006381333932"],
        "custom": {"a": [1]},
        "archived": "yes",
        "company": "x",
    }
    (reply,) = serve([request("inventory.items.create", bad)])
    problems = {problem["pointer"]: problem for problem in reply["error"]["data"]["problems"]}
    assert reply["error"]["code"] == -32602 and len(problems) == len(reply["error"]["data"]["problems"])
    assert set(problems) == {
        "/sku",
        "/name",
        "/nam",
        "/unit",
        "/tags/1",
        "/tags/2",
        "/cost/amount",
        "/cost/currency",
        "/cost/more",
        "/condition",
        "/minStock",
        "/barcodes/0",
        "/custom/a",
        "/archived",
        "/company",
    }
    assert problems["/nam"]["kind"] == "unknown" and "did you mean name" in problems["/nam"]["message"]
    assert (
        problems["/name"]["kind"] == "missing"
        and problems["/sku"]["kind"] == "type"
        and problems["/minStock"]["kind"] == "value"
    )
    assert (
        "did you mean refurbished" in problems["/condition"]["message"]
        and "check digit, must be 1" in problems["/barcodes/0"]["message"]
    )
    for pointer, problem in problems.items():
        # The message begins with the member's own name. For an element of a list, it begins with the list's name.
        names = [part for part in pointer.split("/") if part and not part.isdigit()]
        assert problem["message"].startswith(names[-1]), problem


def test_pointers_are_escaped():
    (reply,) = serve([request("system.ping", {"a/b~c": 1})])
    assert reply["error"]["data"]["problems"][0]["pointer"] == "/a~1b~0c"


@pytest.mark.parametrize(
    "typed, meant",
    [
        ("temperature.convrt", "temperature.convert"),
        ("inventory.item.create", "inventory.items.create"),
        ("companies.Create", "companies.create"),
        ("ping", "system.ping"),
    ],
)
def test_a_mistyped_method_gets_a_suggestion(typed, meant):
    (reply,) = serve([request(typed)])
    assert reply["error"]["code"] == -32601 and reply["error"]["data"]["suggestion"] == meant


def test_a_method_like_no_other_gets_none():
    (reply,) = serve([request("zzzzzzzz")])
    assert reply["error"]["code"] == -32601 and "suggestion" not in reply["error"]["data"]


def test_a_method_may_be_spelled_with_escapes():
    assert serve([b'{"jsonrpc":"2.0","\\u0069d":4,"method":"system\\u002eping"}']) == [
        {"jsonrpc": "2.0", "id": 4, "result": {}}
    ]


def test_replies_come_in_the_order_of_the_requests():
    lines = [request("system.ping" if number % 3 else "companies.list", id=number) for number in range(5000)]
    assert [reply["id"] for reply in serve(lines)] == list(range(5000))


def test_the_same_input_gives_the_same_bytes():
    lines = [json.dumps(request("companies.create", {"name": f"C{number}"}, number)).encode() for number in range(300)]
    lines += [json.dumps(request("companies.list", {"limit": 200})).encode()]
    options = ["serve", "--data", ":memory:", "--clock", "2026-01-01T00:00:00Z", "--seed", "42"]
    first = run(*options, stdin=b"\n".join(lines)).stdout
    with Core(":memory:", *options[3:]) as core:
        second = b""
        for line in lines:
            core.send(line)
            second += core.process.stdout.readline()
    assert first == second and first.count(b"\n") == 301


@pytest.mark.parametrize(
    "line",
    [
        b'{"jsonrpc":"2.0","id":5,"method":"system.ping","params":null}',
        b'{"jsonrpc": "2.0", "id": 5, "method": "system.ping", "params": null}',
        b'{"method":"system.ping","params":null,"id":5,"jsonrpc":"2.0"}',
        b'[{"jsonrpc":"2.0","id":5,"method":"system.ping","params":null}]',
    ],
)
def test_params_that_are_null_are_none(line):
    """Emacs, pygls and GNOME's jsonrpc-glib send such params."""
    (reply,) = replies(line)
    assert reply in ({"jsonrpc": "2.0", "id": 5, "result": {}}, [{"jsonrpc": "2.0", "id": 5, "result": {}}])


@pytest.mark.parametrize(
    "line, id, offset",
    [
        (b'{"jsonrpc":"2.0","id":6,"id":7}', None, 24),
        (b'{"jsonrpc":"2.0","id":6,"\\u0069d":7}', None, 24),
        (b'{"jsonrpc":"2.0","\\u0069\\u0064":6,"id":7}', None, 34),
        (b'{"id": "a" , "method":"system.ping", "jsonrpc":"2.0", "method":"x", "id":"a"}', None, 54),
        (b'{"jsonrpc":"2.0","id":6,"method":"x","params":{"id":1,"id":2}}', 6, 54),
        (b'{"jsonrpc":"2.0","id":6,"params":[{"id":1}],"method":"x","method":"y"}', 6, 57),
        (b'{"jsonrpc":"2.0","id":6,"method":"x","":1,"":2}', 6, 42),
    ],
)
def test_a_member_that_is_there_twice(line, id, offset):
    """With two ids, the right one can't be known. The error names the position of the second name."""
    (reply,) = replies(line)
    assert reply["id"] == id and reply["error"]["code"] == -32700
    assert reply["error"]["data"]["offset"] == offset


def test_params_that_are_null_lack_what_is_needed():
    (reply,) = replies(b'{"jsonrpc":"2.0","id":5,"method":"temperature.convert","params":null}')
    assert reply["error"]["code"] == -32602 and reply["error"]["data"]["problems"][0]["kind"] == "missing"


def test_notifications_of_the_language_server_protocol_are_let_pass():
    """$/cancelRequest works as rpc.cancel. All other notifications that begin with $/ are ignored."""
    lines = b"\n".join(
        [
            b'{"jsonrpc":"2.0","method":"$/progress","params":{"token":1,"value":{}}}',
            b'{"jsonrpc":"2.0","method":"$/setTrace","params":{"value":"off"}}',
            b'{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":7}}',
            b'{"jsonrpc":"2.0","id":5,"method":"$/cancelRequest","params":{"id":7}}',
            b'{"jsonrpc":"2.0","id":6,"method":"$/cancelRequests"}',
        ]
    )
    five, six = replies(lines)
    assert five == {"jsonrpc": "2.0", "id": 5, "result": {"cancelled": 0}}
    assert six["error"]["code"] == -32601


def test_what_does_not_fit_is_shown_what_would(shop):
    def words(**params):
        return [one["message"] for one in shop.refused("inventory.items.create", **params)["data"]["problems"]]

    assert words(**item(cost=12.5)) == ['cost must be an object such as {"amount":1250,"currency":"EUR"}, not a number']
    assert words(**item(tags="organic")) == ['tags must be an array such as ["organic"], not a string']
    assert words(sku="A", unit="kg") == ["name is missing (the item's name)"]
    assert words(sku="A", name="B") == ["unit is missing (the unit of the item's quantities, such as piece, kg or m)"]
    assert words(**item(cost={"amount": 1})) == [
        "currency is missing (the currency's code (ISO 4217): three capitals, such as EUR)"
    ]
    (said,) = shop.refused("live.open", query=None)["data"]["problems"]
    example = '{"method":"companies.list","params":{"limit":10}}'
    assert said["message"] == f"query must be an object such as {example}, not null"
    # The message has an example only if the example is shorter than the description that it illustrates.
    (said,) = shop.refused("companies.create", name="A", address="here")["data"]["problems"]
    assert said["message"] == "address must be an object, not a string"


def test_a_member_that_is_not_known_names_those_that_are():
    (reply,) = replies(request("inventory.items.create", {"sku": "A", "name": "B", "unit": "kg", "xyzzy": 1}))
    (problem,) = reply["error"]["data"]["problems"]
    known = problem["message"].split("the known names are ")[1].split(", ")
    assert {"sku", "cost", "minStock", "custom", "company", "idempotencyKey"} <= set(known) and "..." not in known


@pytest.mark.parametrize(
    "method, params, message",
    [
        ("system.ping", [1], "params has 1 element, but must have none"),
        ("system.ping", [1, 2], "params has 2 elements, but must have none"),
        ("live.close", [1, 2], "params has 2 elements, but must have at most 1"),
        ("temperature.convert", [1, "celsius", "kelvin", 4], "params has 4 elements, but must have at most 3"),
    ],
)
def test_too_many_parameters_by_position_are_counted(core, method, params, message):
    (problem,) = core.ask(request(method, params))["error"]["data"]["problems"]
    assert problem["message"] == message
