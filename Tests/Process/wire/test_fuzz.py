"""Mutated requests by the thousand: no crash, no hang, no lost answer, no line that is no JSON.

Between mutated lines stand sound ones, whose answers must all come, in order. The run is repeatable:
a failure names its seed.
"""

import json
import os
import random
import subprocess
import threading
import time

import pytest

from support.core import BINARY, PATIENCE, REPEATABLE, ROOT, request

CORPUS = [
    line[4:].encode()
    for path in sorted((ROOT / "Tests/Transcripts").glob("*.rpc"))
    for line in path.read_text().splitlines()
    if line.startswith("--> ")
]
TOKENS = [
    b'"',
    b"\\",
    b"{",
    b"}",
    b"[",
    b"]",
    b":",
    b",",
    b"null",
    b"true",
    b"-",
    b"0",
    b"1e999",
    b"\\u0000",
    b"\\ud800",
    b"\xff",
    b"\xc0\x80",
    b"\x00",
    b"\xe2\x80\xa8",
    b'"id":1,',
    b'"params":[],',
    b'"jsonrpc":"2.0",',
    b'{"a":1,"a":2}',
    b"[" * 200,
    b"9" * 400,
    b"\xf0\x9f\x98\x80",
    b"\r",
    b"\t",
    b" ",
]


# Messages that the core sends without a request.
UNASKED = {
    "host.ai.available",
    "host.ai.respond",
    "events.changed",
    "live.changed",
    "rpc.progress",
    "host.cancel",
    "host.ping",
    "host.weather.current",
    "host.weather.hourly",
    "host.location.request",
    "host.geocode.reverse",
    "host.places.search",
    "host.places.resolve",
    "host.cloud.records.query",
    "host.config.fetch",
    "host.log.write",
    "host.store.products",
    "host.store.purchase",
    "host.store.sync",
    "host.url.open",
    "host.backend.authenticate",
    "host.backend.request",
    "host.secrets.get",
    "host.secrets.set",
    "host.secrets.delete",
}


def mutate(line, chance):
    line = bytearray(line)
    for _ in range(chance.choice([0, 1, 1, 2, 3, 8])):
        at = chance.randrange(len(line) + 1)
        kind = chance.randrange(6)
        if kind == 0 and line:
            line[at % len(line)] = chance.randrange(256)
        elif kind == 1:
            line[at : at + chance.randint(1, 8)] = b""
        elif kind == 2:
            line[at:at] = chance.choice(TOKENS)
        elif kind == 3:
            other = chance.choice(CORPUS)
            line[at:] = other[chance.randrange(len(other)) :]
        elif kind == 4:
            line[at:at] = line[: chance.randint(0, 40)]
        else:
            # Replaces one value by a value of another type, which the method does not expect.
            parts = bytes(line).split(b":")
            parts[chance.randrange(len(parts))] = chance.choice(
                [b"null", b"[]", b"{}", b"1.5", b'""', b"-1", b"1e18", b'"\\u0000"', b"true"]
            )
            line = bytearray(b":".join(parts))
    return bytes(line).replace(b"\n", b" ")


def round_of(seed, count):
    chance = random.Random(seed)
    lines = []
    for number in range(count):
        lines.append(mutate(chance.choice(CORPUS), chance))
        lines.append(json.dumps(request("system.ping", id=f"sound {number}")).encode())
    process = subprocess.Popen(
        [BINARY, "--data", ":memory:", *REPEATABLE],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    watchdog = threading.Timer(PATIENCE, process.kill)
    watchdog.start()
    out, error = process.communicate(b"\n".join(lines))
    watchdog.cancel()
    assert process.returncode == 0, (seed, process.returncode, error[-500:])
    sound = []
    for line in out.splitlines():
        reply = json.loads(line)
        if isinstance(reply, dict) and "method" in reply:
            assert reply["method"] in UNASKED and "params" in reply, (seed, line)
            continue
        for one in reply if isinstance(reply, list) else [reply]:
            assert one["jsonrpc"] == "2.0" and ("result" in one) != ("error" in one), (seed, line)
            if "error" in one:
                assert one["error"]["code"] != -32603, (seed, line)
                assert one["error"]["data"]["kind"], (seed, line)
        if isinstance(reply, dict) and str(reply["id"]).startswith("sound"):
            sound.append(reply["id"])
    assert sound == [f"sound {number}" for number in range(count)], seed


@pytest.mark.parametrize("seed", range(8))
def test_mutated_requests(seed):
    round_of(seed, 2500)


@pytest.mark.full
def test_mutated_requests_for_ten_minutes():
    seconds = int(os.environ.get("FUZZ_SECONDS", "600"))
    start = time.monotonic()
    seed = 1_000_000
    while time.monotonic() - start < seconds:
        round_of(seed, 5000)
        seed += 1
