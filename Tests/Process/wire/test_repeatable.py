"""With a clock and a seed, the same input gives the same bytes, however it is divided, and however long work takes."""

import json
import random
import subprocess

import pytest

from support.core import BINARY, PATIENCE, REPEATABLE, item, request, serve
from support.people import password_of


def conversation():
    """Subscriptions, live queries, passwords and writes, one after the other."""
    made = serve([request("companies.create", {"name": "A"})], *REPEATABLE)[0]["result"]["id"]
    here = {"company": made}
    name = {"username": "ada", "password": password_of("ada")}
    items = [request("inventory.items.create", item(n, **here), f"item {n}") for n in range(6)]
    return [
        request("companies.create", {"name": "A"}, 1),
        request("events.subscribe", id=2),
        request("live.open", {"query": {"method": "inventory.items.list", "params": here}}, 3),
        *items[:3],
        request("access.credentials.create", here | name, 4),
        request("system.ping", id=5),
        request("access.signIn", here | name, 6),
        request("system.ping", id=7),
        *items[3:],
        [request("companies.list", id=8), request("companies.update", here | {"changes": {"name": "B"}}, 9)],
        request("access.signIn", here | name | {"password": "something else"}, 10),
        request("system.ping", id=11),
        request("events.since", id=12),
    ]


def answers(pieces, *options):
    process = subprocess.Popen(
        [BINARY, "--data", ":memory:", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
    )
    for piece in pieces:
        process.stdin.write(piece)
    out, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    return out


@pytest.fixture(scope="module")
def whole():
    lines = b"".join(json.dumps(line).encode() + b"\n" for line in conversation())
    out = answers([lines], *REPEATABLE)
    replies = [json.loads(line) for line in out.splitlines()]
    assert not any("error" in one for one in replies if isinstance(one, dict) and one.get("id") != 10)
    assert {"events.changed", "live.changed"} <= {one.get("method") for one in replies if isinstance(one, dict)}
    return lines, out


def test_line_by_line(whole):
    lines, out = whole
    assert answers(lines.splitlines(keepends=True), *REPEATABLE) == out


@pytest.mark.parametrize("seed", range(4))
def test_in_random_pieces(whole, seed):
    lines, out = whole
    chance = random.Random(seed)
    ends = sorted(chance.sample(range(len(lines)), 30))
    pieces = [lines[start:end] for start, end in zip([0, *ends], [*ends, len(lines)], strict=True)]
    assert answers(pieces, *REPEATABLE) == out


def test_a_transcript_of_it_is_the_same(whole, tmp_path):
    lines, out = whole
    path = tmp_path / "all.rpc"
    sent = "".join(f"--> {line}\n" for line in lines.decode().splitlines())
    path.write_text(sent)
    done = subprocess.run([BINARY, "replay", "--update", str(path)], capture_output=True, timeout=PATIENCE)
    assert done.returncode == 0
    received = [line[4:] for line in path.read_text().splitlines() if line.startswith("<-- ")]
    assert received == out.decode().splitlines()
