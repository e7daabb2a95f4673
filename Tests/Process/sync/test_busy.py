"""Writes while a container is connected: they cost the same as without one, and sync continues beside them."""

import time

from support.core import PATIENCE, Core, item, request, until, writes

SILENT = ["--cloud", "exec:cat > /dev/null"]


def pipe(core, requests):
    """Sends requests at once. Returns how often the core has written to files before all of them had replies."""
    before = writes(core.process.pid)
    core.send(*requests)
    while requests:
        reply = core.receive()
        assert "method" in reply or "result" in reply, reply
        if "id" in reply:
            requests.pop()
    return writes(core.process.pid) - before


def test_the_writes_of_a_pipe_share_commits(tmp_path):
    counts = []
    for options in ([], SILENT):
        with Core(tmp_path / f"data{len(counts)}", *options) as core:
            company = core.call("companies.create", name="Shop")["id"]
            # The core begins a sync cycle, and the container never replies.
            core.call("sync.now")
            wanted = [request("inventory.items.create", {"company": company, **item(n)}, n) for n in range(500)]
            counts.append(pipe(core, wanted))
    # Each commit takes several writes to the file. So fewer additional writes than items show that the items share
    # commits.
    assert counts[1] < counts[0] + 500


def test_steady_requests_hold_no_cycle_up(tmp_path):
    cloud = ["--cloud", str(tmp_path / "cloud.sqlite")]
    with Core(tmp_path / "one", *cloud) as one, Core(tmp_path / "two", *cloud) as two:
        company = one.call("companies.create", name="Shop")["id"]
        for core in (one, two):
            core.call("sync.now", wait=True)
        one.call("inventory.items.create", company=company, **item(1))
        one.call("sync.now")
        end = time.monotonic() + PATIENCE
        state = "syncing"
        while state != "synced":
            assert time.monotonic() < end
            # A request is always waiting, so the core is never idle.
            one.send(*[request("system.ping", id=n) for n in range(100)], request("sync.status", id="status"))
            state = next(line for line in iter(one.receive, None) if line.get("id") == "status")["result"]["state"]
        until(lambda: two.call("inventory.items.list", company=company)["items"])


def exports(core):
    """Returns the number of cycles that have sent records."""
    return len([one for one in core.call("sync.events.list", limit=100)["items"] if one["type"] == "export"])


def test_a_burst_is_a_cycle_or_two(tmp_path):
    cloud = ["--cloud", str(tmp_path / "cloud.sqlite")]
    with Core(tmp_path / "one", *cloud) as one, Core(tmp_path / "two", *cloud) as two:
        company = one.call("companies.create", name="Shop")["id"]
        for core in (one, two):
            core.call("sync.now", wait=True)
        items = {"method": "inventory.items.list", "params": {"company": company, "limit": 200}}
        two.call("live.open", query=items)
        before = exports(one)
        # No program requests a sync cycle here.
        pipe(one, [request("inventory.items.create", {"company": company, **item(n)}, n) for n in range(100)])
        while len(two.receive()["params"]["result"]["items"]) < 100:
            pass
        assert exports(one) - before <= 2
