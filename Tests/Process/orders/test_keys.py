"""A repeat with the same idempotency key is executed once: receipts, shipments, payments and counted lines. This also
holds if the process is killed before or after the reply."""

import pytest

from support.core import Core, request
from support.order_desk import desk, eur

OPTIONS = ("--clock", "2026-03-01T12:00:00Z")


@pytest.fixture
def shop(data):
    return desk(data, *OPTIONS, beans=10)


def prepared(shop, what):
    """Returns the method and the parameters of a call, and a condition that holds if the call was executed once."""
    beans = shop.items["beans"]
    order = shop.order(("beans", 4))
    shop.step(order, "submitted", "inProgress")
    count = shop.call("inventory.counts.create")["id"]
    return (
        {
            "receive": ("inventory.stock.receive", {"item": beans, "quantity": 2}),
            "ship": ("orders.ship", {"id": order["id"], "lines": [{"line": order["lines"][0]["id"], "quantity": 2}]}),
            "payment": ("orders.payments.add", {"order": order["id"], "amount": eur(450), "method": "card"}),
            "count line": ("inventory.counts.record", {"count": count, "item": beans, "quantity": 7}),
        }[what],
        order["id"],
        count,
    )


def state(core, order, count):
    """Returns everything that any of the calls changes, without times."""
    seen = core.call("orders.get", id=order)
    (level,) = core.call("inventory.stock.levels")["items"]
    lines = core.call("inventory.counts.lines", count=count)["items"]
    return {
        "ledger": [(one["id"], one["quantity"]) for one in core.call("inventory.stock.entries")["items"]],
        "level": (level["onHand"], level["reserved"]),
        "shipped": [(one["id"], one["quantity"]) for one in seen["entries"]],
        "dispatches": [one["id"] for one in core.call("dispatches.list")["items"]],
        "paid": (seen["paid"]["amount"], [one["id"] for one in seen["payments"]]),
        "counted": [(one["id"], one["quantity"]) for one in lines],
    }


@pytest.mark.parametrize("kill", ["none", "behind the reply", "before the reply"])
@pytest.mark.parametrize("what", ["receive", "ship", "payment", "count line"])
def test_the_same_twice_with_one_key_counts_once(shop, data, what, kill):
    (method, params), order, count = prepared(shop, what)
    line = request(method, params | {"idempotencyKey": "once"})
    before = state(shop.core, order, count)
    first = None if kill == "before the reply" else shop.core.ask(line)
    core = shop.core
    if kill == "before the reply":
        shop.core.send(line)
    if kill != "none":
        shop.core.process.kill()
        shop.core.process.wait()
        core = Core(data, "--clock", "2026-03-01T13:00:00Z")
    with core:
        second = core.ask(line)
        once = state(core, order, count)
        assert core.ask(line) == second and "result" in second
        assert first in (None, second)
        assert state(core, order, count) == once != before
    changed = {name for name in once if once[name] != before[name]}
    assert (
        changed
        == {
            "receive": {"ledger", "level"},
            "ship": {"ledger", "level", "shipped", "dispatches"},
            "payment": {"paid"},
            "count line": {"counted"},
        }[what]
    )
    assert once["level"][0] == {"receive": 12, "ship": 8}.get(what, 10)
