"""The examples of the JSON-RPC 2.0 specification (https://www.jsonrpc.org/specification, section 7), word for word.

A server with the specification's methods runs on the core's own session and loop. Replies are compared by member;
where the specification's error has a message, ours begins with it and says more, and `data` is ours.
"""

import json
import subprocess

import pytest

from support.core import PATIENCE, SERVER

EXAMPLES = r"""
rpc call with positional parameters:

--> {"jsonrpc": "2.0", "method": "subtract", "params": [42, 23], "id": 1}
<-- {"jsonrpc": "2.0", "result": 19, "id": 1}

--> {"jsonrpc": "2.0", "method": "subtract", "params": [23, 42], "id": 2}
<-- {"jsonrpc": "2.0", "result": -19, "id": 2}
rpc call with named parameters:

--> {"jsonrpc": "2.0", "method": "subtract", "params": {"subtrahend": 23, "minuend": 42}, "id": 3}
<-- {"jsonrpc": "2.0", "result": 19, "id": 3}

--> {"jsonrpc": "2.0", "method": "subtract", "params": {"minuend": 42, "subtrahend": 23}, "id": 4}
<-- {"jsonrpc": "2.0", "result": 19, "id": 4}
a Notification:

--> {"jsonrpc": "2.0", "method": "update", "params": [1,2,3,4,5]}
--> {"jsonrpc": "2.0", "method": "foobar"}
rpc call of non-existent method:

--> {"jsonrpc": "2.0", "method": "foobar", "id": "1"}
<-- {"jsonrpc": "2.0", "error": {"code": -32601, "message": "Method not found"}, "id": "1"}
rpc call with invalid JSON:

--> {"jsonrpc": "2.0", "method": "foobar, "params": "bar", "baz]
<-- {"jsonrpc": "2.0", "error": {"code": -32700, "message": "Parse error"}, "id": null}
rpc call with invalid Request object:

--> {"jsonrpc": "2.0", "method": 1, "params": "bar"}
<-- {"jsonrpc": "2.0", "error": {"code": -32600, "message": "Invalid Request"}, "id": null}
rpc call Batch, invalid JSON:

--> [
  {"jsonrpc": "2.0", "method": "sum", "params": [1,2,4], "id": "1"},
  {"jsonrpc": "2.0", "method"
]
<-- {"jsonrpc": "2.0", "error": {"code": -32700, "message": "Parse error"}, "id": null}
rpc call with an empty Array:

--> []
<-- {"jsonrpc": "2.0", "error": {"code": -32600, "message": "Invalid Request"}, "id": null}
rpc call with an invalid Batch (but not empty):

--> [1]
<-- [
  {"jsonrpc": "2.0", "error": {"code": -32600, "message": "Invalid Request"}, "id": null}
]
rpc call with invalid Batch:

--> [1,2,3]
<-- [
  {"jsonrpc": "2.0", "error": {"code": -32600, "message": "Invalid Request"}, "id": null},
  {"jsonrpc": "2.0", "error": {"code": -32600, "message": "Invalid Request"}, "id": null},
  {"jsonrpc": "2.0", "error": {"code": -32600, "message": "Invalid Request"}, "id": null}
]
rpc call Batch:

--> [
        {"jsonrpc": "2.0", "method": "sum", "params": [1,2,4], "id": "1"},
        {"jsonrpc": "2.0", "method": "notify_hello", "params": [7]},
        {"jsonrpc": "2.0", "method": "subtract", "params": [42,23], "id": "2"},
        {"foo": "boo"},
        {"jsonrpc": "2.0", "method": "foo.get", "params": {"name": "myself"}, "id": "5"},
        {"jsonrpc": "2.0", "method": "get_data", "id": "9"}
    ]
<-- [
        {"jsonrpc": "2.0", "result": 7, "id": "1"},
        {"jsonrpc": "2.0", "result": 19, "id": "2"},
        {"jsonrpc": "2.0", "error": {"code": -32600, "message": "Invalid Request"}, "id": null},
        {"jsonrpc": "2.0", "error": {"code": -32601, "message": "Method not found"}, "id": "5"},
        {"jsonrpc": "2.0", "result": ["hello", 5], "id": "9"}
    ]
rpc call Batch (all notifications):

--> [
        {"jsonrpc": "2.0", "method": "notify_sum", "params": [1,2,4]},
        {"jsonrpc": "2.0", "method": "notify_hello", "params": [7]}
    ]
<-- //Nothing is returned for all notification batches
"""


def cases():
    """Each example: its title, what is sent (one line each), and what comes back, or None."""
    title, sent, expected, target = "", [], None, None
    for line in EXAMPLES.splitlines():
        if line.startswith("--> "):
            if sent and target is not sent:
                yield title, " ".join(sent), expected
                sent, expected = [], None
            elif sent:
                yield title, " ".join(sent), None
                sent = []
            target = sent
            target.append(line[4:])
        elif line.startswith("<-- "):
            expected = [line[4:]]
            target = expected
        elif line.endswith(":") and not line.startswith(" "):
            if sent:
                yield title, " ".join(sent), expected
            title, sent, expected, target = line[:-1], [], None, None
        elif line.strip() and target is not None:
            target.append(line)
    yield title, " ".join(sent), expected


@pytest.mark.parametrize("title, sent, expected", list(cases()), ids=lambda value: None)
def test_an_example_of_the_specification(title, sent, expected):
    done = subprocess.run([SERVER], input=sent.encode() + b"\n", capture_output=True, timeout=PATIENCE)
    assert done.returncode == 0
    lines = done.stdout.decode().splitlines()
    text = None if expected is None else " ".join(expected)
    if text is None or text.startswith("//"):
        assert lines == [], title
        return
    (line,) = lines
    compare(json.loads(line), json.loads(text))


def compare(actual, expected):
    if isinstance(expected, list):
        assert len(actual) == len(expected)
        for one, other in zip(actual, expected):
            compare(one, other)
        return
    assert set(actual) == set(expected) and actual["jsonrpc"] == "2.0" and actual["id"] == expected["id"]
    if "result" in expected:
        assert actual["result"] == expected["result"]
    else:
        assert actual["error"]["code"] == expected["error"]["code"] and actual["error"]["message"].startswith(
            expected["error"]["message"]
        )


def test_all_examples_were_read():
    assert len(list(cases())) == 15
