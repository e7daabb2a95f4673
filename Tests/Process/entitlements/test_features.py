"""Methods that need a feature which was not bought. The test server has such methods, and uses the core's own session
and router."""

import json
import subprocess

from support.core import SERVER


def exchange(*lines):
    done = subprocess.run(
        [SERVER], input="".join(f"{json.dumps(line)}\n" for line in lines).encode(), capture_output=True, timeout=20
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_a_method_is_refused_without_its_feature():
    """The call is refused alone, with invalid parameters, with a key, in a batch and as a notification. It has no
    effect in any of these cases."""
    error = {"code": 22, "message": "Buy it first", "data": {"kind": "featureRequired", "feature": "sold"}}
    refused = {"jsonrpc": "2.0", "id": 1, "error": error}
    sold, bought = (
        {"jsonrpc": "2.0", "method": "feature.sold", "id": 1},
        {"jsonrpc": "2.0", "method": "feature.bought", "id": 2},
    )
    done = {"jsonrpc": "2.0", "id": 2, "result": True}
    lines = [
        sold | {"params": [1]},
        sold,
        sold | {"params": {"number": 1, "idempotencyKey": "a"}},
        [sold | {"params": [1]}, bought],
        {"jsonrpc": "2.0", "method": "feature.sold", "params": [1]},
        bought,
    ]
    assert exchange(*lines) == [refused, refused, refused, [refused, done], done]
