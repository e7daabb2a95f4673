"""Live queries run one at a time, after the waiting input, so that a write never waits for a live query."""

import json

from support.core import Core, item, request, run

QUERIES = 50


def opened(core, shop):
    core.send(
        *(
            request(
                "live.open",
                {"query": {"method": "inventory.items.list", "params": {"company": shop, "limit": 50}}},
                f"open {n}",
            )
            for n in range(QUERIES)
        )
    )
    return {core.receive()["result"]["live"] for _ in range(QUERIES)}


def test_the_reply_leaves_first_and_all_are_told(data):
    with Core(data) as core:
        shop = core.call("companies.create", name="Shop")["id"]
        handles = opened(core, shop)
        core.send(request("inventory.items.create", {"company": shop, **item(1)}, 1))
        assert core.receive()["id"] == 1
        told = [core.receive() for _ in range(QUERIES)]
        assert {line["params"]["live"] for line in told} == handles
        assert {len(line["params"]["result"]["items"]) for line in told} == {1}


def test_in_the_end_each_query_knows_the_last_state(data):
    """This holds for any number of writes meanwhile, in any groups."""
    writes = 40
    with Core(data) as core:
        shop = core.call("companies.create", name="Shop")["id"]
        handles = opened(core, shop)
        core.send(*(request("inventory.items.create", {"company": shop, **item(n)}, n) for n in range(writes)))
        replies, latest = 0, dict.fromkeys(handles, 0)
        while replies < writes or set(latest.values()) != {writes}:
            line = core.receive()
            if "method" not in line:
                replies += 1
                continue
            count = len(line["params"]["result"]["items"])
            # A query is never sent an older result after a newer one.
            assert count > latest[line["params"]["live"]]
            latest[line["params"]["live"]] = count


def test_at_the_end_of_the_input_nothing_is_left_out(data):
    with Core(data) as core:
        shop = core.call("companies.create", name="Shop")["id"]
    lines = [
        request("live.open", {"query": {"method": "inventory.items.list", "params": {"company": shop}}}, f"open {n}")
        for n in range(QUERIES)
    ] + [request("inventory.items.create", {"company": shop, **item(n)}, n) for n in range(20)]
    done = run("serve", "--data", str(data), stdin="".join(json.dumps(line) + "\n" for line in lines).encode())
    latest = {}
    for line in map(json.loads, done.stdout.splitlines()):
        if "method" in line:
            latest[line["params"]["live"]] = len(line["params"]["result"]["items"])
    assert len(latest) == QUERIES and set(latest.values()) == {20}


def test_a_query_that_is_closed_before_its_turn_says_nothing_more(data):
    with Core(data) as core:
        shop = core.call("companies.create", name="Shop")["id"]
        handles = opened(core, shop)
        core.send(
            request("inventory.items.create", {"company": shop, **item(1)}, "create"),
            *(request("live.close", {"live": handle}, handle) for handle in sorted(handles)),
        )
        closed = set()
        while len(closed) < QUERIES:
            line = core.receive()
            if "method" in line:
                assert line["params"]["live"] not in closed
            elif line["id"] != "create":
                closed.add(line["id"])
        assert core.said() == []


def test_steady_requests_keep_no_query_off(data):
    with Core(data) as core:
        shop = core.call("companies.create", name="Shop")["id"]
        handles = opened(core, shop)
        told = set()
        # Each new item makes the results of all live queries out of date.
        for number in range(2 * QUERIES):
            core.send(request("inventory.items.create", {"company": shop, **item(number)}, number))
            while "method" in (line := core.receive()):
                told.add(line["params"]["live"])
        assert told == handles
        # The remaining notifications do not fit into the pipe's buffer.
        for handle in handles:
            core.send(request("live.close", {"live": handle}, handle))
            while "method" in core.receive():
                pass
