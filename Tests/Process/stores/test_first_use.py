"""A store is opened when it is first used; a request without a need for a store opens none."""

import os
import sys

import pytest

from support.core import Core, item, run

pytestmark = pytest.mark.skipif(not os.path.isdir("/proc/self/fd"), reason="looks at the process's files in /proc")


def opened(core):
    """Returns the stores that a process has opened."""
    folder = f"/proc/{core.process.pid}/fd"
    links = {os.readlink(f"{folder}/{number}") for number in os.listdir(folder)}
    return sorted({os.path.basename(link).split(".")[0] for link in links if ".sqlite" in link})


def test_what_needs_no_store_opens_none(data):
    with Core(data) as core:
        shop = core.call("companies.create", name="Shop")["id"]
        beans = core.call("inventory.items.create", company=shop, **item())
    # Idle moments look for work in the stores: they must not come before the test looks.
    with Core(data, "--clock", "2026-01-01T00:00:00Z") as core:
        core.send(
            *(
                {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
                for number, (method, params) in enumerate(
                    (
                        ("system.ping", {}),
                        ("system.hello", {"protocol": 1}),
                        ("temperature.convert", {"value": 1, "from": "celsius", "to": "kelvin"}),
                        ("access.presets", {}),
                    )
                )
            )
        )
        for _ in range(4):
            assert "result" in core.receive()
        first = opened(core)
        assert core.call("inventory.items.get", company=shop, id=beans["id"]) == beans
        assert opened(core) == ["private"]
        core.call("widgets.recents.list")
        assert opened(core) == ["device", "private"]
        assert first == [] or sys.gettrace()


def test_damage_behind_the_header_is_found_at_the_first_use(data):
    with Core(data) as core:
        shop = core.call("companies.create", name="Shop")["id"]
    store = data / "private.sqlite"
    content = bytearray(store.read_bytes())
    content[100:4096] = b"\xff" * 3996
    store.write_bytes(content)
    with Core(data) as core:
        assert core.call("system.ping") == {}
        assert core.refused("companies.get", company=shop)["data"] == {"kind": "storageFault"}
        assert core.call("system.ping") == {}


def test_a_header_that_is_no_databases_is_found_at_the_start(data):
    with Core(data) as core:
        core.call("companies.create", name="Shop")
    store = data / "private.sqlite"
    store.write_bytes(b"x" * 100 + store.read_bytes()[100:])
    done = run("serve", "--data", str(data))
    assert done.returncode == 66 and b"private.sqlite" in done.stderr
