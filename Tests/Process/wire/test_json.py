"""Strict JSON (RFC 8259), seen from outside: what is no JSON is answered with -32700, what is JSON never is.

The shapes are those that public parser suites name y_ (must be accepted) and n_ (must be refused);
each is sent as a parameter.
"""

import json

import pytest

from support.core import Core, serve

ACCEPTED = [
    b"0",
    b"-0",
    b"-1",
    b"1",
    b"123456789012345678901234567890",
    b"0.1",
    b"-0.0",
    b"1e1",
    b"1E+2",
    b"1e-2",
    b"123.456e78",
    b"-1e-999",
    b"true",
    b"false",
    b"null",
    b'""',
    b'"a"',
    b"[]",
    b"{}",
    b"[[]]",
    b"[1,2]",
    b"[ 1 , 2 ]",
    b'{"a":1}',
    b'{ "a" : 1 , "b" : 2 }',
    b'{"":0}',
    b'"\\u0060\\u012a\\u12AB"',
    b'"\\uD801\\udc37"',
    b'"\\ud83d\\ude39\\ud83d\\udc8d"',
    b'"\\"\\\\\\/\\b\\f\\n\\r\\t"',
    b'"\\\\u0000"',
    b'"\\u0000"',
    b'"\\u0012"',
    b'"\\uFFFF"',
    b'"\xc3\xa9"',
    b'"\xe2\x82\xac"',
    b'"\xf0\x9d\x84\x9e"',
    b'"\xf4\x8f\xbf\xbf"',
    b'"\xef\xbf\xbf"',
    b'"\x7f"',
    b'"\xe2\x80\xa8\xe2\x80\xa9"',
    b"[\t1\r]",
    b'{"a":"b","A":"c"}',
    b'{"a":[{"b":{}}]}',
    b'"' + b"a" * 5000 + b'"',
    b'"asd "',
    b"[" * 126 + b"]" * 126,
    b'{"\xc3\xa9":1,"e\xcc\x81":2}',
    b'{"K":1,"\xe2\x84\xaa":2}',
]

REFUSED = [
    b"",
    b"-",
    b"+1",
    b"01",
    b"-01",
    b"1.",
    b".1",
    b"-.1",
    b"1e",
    b"1e+",
    b"1.e1",
    b"0x1",
    b"1_000",
    b"1 000",
    b"Infinity",
    b"-Infinity",
    b"NaN",
    b"nan",
    b"True",
    b"FALSE",
    b"nul",
    b"nulll",
    b"tru",
    b"truth",
    b"'a'",
    b'"',
    b'"a',
    b'"\\"',
    b'"\\',
    b'"\\x"',
    b'"\\u"',
    b'"\\u12"',
    b'"\\u123"',
    b'"\\u123g"',
    b'"\\U0041"',
    b'"\\ud800"',
    b'"\\udc00"',
    b'"\\ud800\\ud800"',
    b'"\\ud800a"',
    b'"\\udc00\\ud800"',
    b'"\\ud83d\\u0041"',
    b'"\x00"',
    b'"\x1f"',
    b'"\t"',
    b'"a\rb"',
    b'"\x80"',
    b'"\xc0\x80"',
    b'"\xc1\xbf"',
    b'"\xc3"',
    b'"\xe0\x80\x80"',
    b'"\xed\xa0\x80"',
    b'"\xed\xbf\xbf"',
    b'"\xf0\x80\x80\x80"',
    b'"\xf4\x90\x80\x80"',
    b'"\xf5\x80\x80\x80"',
    b'"\xff"',
    b'"\xe2\x82"',
    b"\xef\xbb\xbf1",
    b"\x00",
    b"[1,]",
    b"[,1]",
    b"[1,,2]",
    b"[1 2]",
    b"[1",
    b"1]",
    b"[1}",
    b"[",
    b"]",
    b"{",
    b"}",
    b"{]",
    b'{"a"}',
    b'{"a":}',
    b'{"a":1,}',
    b'{,"a":1}',
    b'{"a" 1}',
    b'{"a"::1}',
    b"{a:1}",
    b"{'a':1}",
    b"{1:1}",
    b"{null:1}",
    b'{"a":1 "b":2}',
    b'{"a":1}}',
    b"[1]]",
    b"/*c*/1",
    b"1//c",
    b"#",
    b"\x0c1",
    b"\xc2\xa01",
    b"\xe2\x81\xa01",
    b'{"a":1,"a":1}',
    b'{"a":1,"\\u0061":2}',
    b'{"\\u0061":1,"a":2}',
    b'{"":1,"":2}',
    b'{"a":{"b":1,"b":2}}',
    b"[" * 127 + b"]" * 127,
    b"[" * 100000,
    b'{"a":' * 100000,
    b"1" * 20 + b"x",
]


def framed(text):
    return b'{"jsonrpc":"2.0","id":7,"method":"system.ping","params":[' + text + b"]}"


def test_every_accepted_shape_is_json_to_us():
    for text, reply in zip(ACCEPTED, serve(framed(text) for text in ACCEPTED), strict=True):
        assert reply["id"] == 7 and reply["error"]["code"] == -32602, (text[:80], reply)


def test_every_refused_shape_is_a_parse_error_with_its_id():
    # An empty text is left out: as a parameter it makes `[]`, which is valid JSON.
    shapes = [text for text in REFUSED if text]
    for text, reply in zip(shapes, serve(framed(text) for text in shapes), strict=True):
        assert reply["error"]["code"] == -32700 and reply["id"] == 7, (text[:80], reply)
        assert reply["error"]["data"]["kind"] == "parseError"


@pytest.mark.parametrize("count", [2, 10, 47, 48, 49, 50, 64, 200, 5000])
def test_a_duplicate_name_is_found_in_objects_of_any_size(count):
    names = [f'"n{number}":{number}' for number in range(count)]
    unique = "{" + ",".join(names) + "}"
    repeated = "{" + ",".join(names + ['"n0":0']) + "}"
    late = "{" + ",".join(names + [f'"\\u006e{count - 1}":0']) + "}"
    replies = serve([framed(text.encode()) for text in (unique, repeated, late)])
    assert [reply["error"]["code"] for reply in replies] == [-32602, -32700, -32700]


def test_a_hostile_object_takes_no_quadratic_time():
    # A hundred thousand names with the same first and last bytes and the same length. Comparing each pair would take
    # five billion comparisons.
    body = ",".join(f'"k{number:06d}k":0' for number in range(100_000))
    assert serve([framed(("{" + body + "}").encode())])[0]["error"]["code"] == -32602


def test_nesting_of_128_is_accepted_and_129_is_not():
    def nested(depth):
        return (
            b'{"jsonrpc":"2.0","id":1,"method":"system.ping","params":' + b"[" * (depth - 1) + b"]" * (depth - 1) + b"}"
        )

    accepted, refused = serve([nested(128), nested(129)])
    assert accepted["error"]["code"] == -32602
    assert refused["error"]["code"] == -32700 and refused["id"] == 1 and "128" in refused["error"]["message"]


def test_the_message_says_what_is_wrong_and_where():
    line = framed(b"01")
    (reply,) = serve([line])
    assert reply["error"]["data"]["offset"] == line.index(b"01") + 1
    assert "expected" in reply["error"]["message"]


def test_numbers_lose_nothing():
    with Core() as core:
        core.send(b'{"jsonrpc":"2.0","id":123456789012345678901234567890.50e-1,"method":"system.ping"}')
        assert b'"id":123456789012345678901234567890.50e-1,' in core.process.stdout.readline()
        company = core.call("companies.create", name="A")["id"]
        core.send(
            json.dumps(
                {
                    "jsonrpc": "2.0",
                    "id": 1,
                    "method": "inventory.items.create",
                    "params": {"company": company, "sku": "a", "name": "a", "unit": "kg", "minStock": "@"},
                }
            )
            .replace('"@"', "0.10000")
            .encode()
        )
        assert b'"minStock":0.1,' in core.process.stdout.readline()


@pytest.mark.parametrize("character", [b"\x00", b"\x01", b"\x1f"])
@pytest.mark.parametrize(
    "line",
    [
        b'{"jsonrpc":"2.0","id":1,"method":"system.p@ing"}',
        b'{"jsonrpc":"2.0","id":1,@"method":"system.ping"}',
        b'{"jsonrpc":"2.0","id":1,"method":@"system.ping"}',
        b'{"jsonrpc":"2.0","id":1,"method":"system.ping"@}',
        b'{"jsonrpc":"2.0","id":1,"method":"system.ping"}@',
        b'@{"jsonrpc":"2.0","id":1,"method":"system.ping"}',
        b"@",
    ],
)
def test_a_control_character_is_called_so_wherever_it_stands(core, line, character):
    error = core.ask(line.replace(b"@", character))["error"]
    reason = f"a control character is not allowed in JSON; in a string it must be escaped, at byte {line.index(b'@')}"
    assert error["code"] == -32700 and error["data"]["reason"] == reason
    assert core.call("system.ping") == {}
