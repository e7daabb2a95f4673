"""Purchase intents: purchases that a user began outside of the app. They wait in a queue until the app reads and
removes them."""

import pytest

from support.changes import changed
from support.core import request
from support.entitlement_model import DAY
from support.people import at, pipeline
from support.storefront import NOW, product

MOST = 100


def add(core, name, **more):
    return core.call("entitlements.intents.add", productId=product(name), **more)


def waiting(core):
    return core.call("entitlements.intents.list")["intents"]


def drain(core, **more):
    return core.call("entitlements.intents.drain", **more)["intents"]


def test_they_wait_in_the_order_of_their_arrival(store):
    with store.core() as core:
        assert core.call("entitlements.intents.list") == {"intents": []} == core.call("entitlements.intents.drain")
        first, second, third = add(core, "z"), add(core, "a", offerId="winback"), add(core, "m", offerId=None)
        assert first == {
            "id": first["id"],
            "productId": product("z"),
            "offerId": None,
            "receivedAt": at(NOW + 2),
        } and list(first) == ["id", "productId", "offerId", "receivedAt"]
        assert (
            second == {"id": second["id"], "productId": product("a"), "offerId": "winback", "receivedAt": at(NOW + 3)}
            and third["offerId"] is None
        )
        assert waiting(core) == [first, second, third] == waiting(core)
        assert drain(core) == [first, second, third]
        assert waiting(core) == [] == drain(core)


def test_they_are_drained_in_pieces(store):
    with store.core() as core:
        made = [add(core, f"{number}") for number in range(10)]
        assert drain(core, limit=3) == made[:3] and waiting(core) == made[3:]
        more = add(core, "0")
        assert drain(core, limit=7) == made[3:] and drain(core, limit=100) == [more]


def test_the_same_again_is_the_one_that_waits(store):
    with store.core() as core:
        first = add(core, "a")
        assert add(core, "a") == first == add(core, "a", offerId=None)
        offer, other = add(core, "a", offerId="x"), add(core, "a", offerId="X")
        assert add(core, "a", offerId="x") == offer and waiting(core) == [first, offer, other]
        # A drained intent no longer waits.
        assert drain(core, limit=1) == [first]
        again = add(core, "a")
        assert again["id"] != first["id"] and waiting(core) == [offer, other, again]


def test_there_is_a_limit(store):
    with store.core() as core:
        made = [add(core, f"{number}") for number in range(MOST)]
        error = core.refused("entitlements.intents.add", productId=product("more"))
        assert error["code"] == 10 and error["data"] == {"kind": "limitReached", "limit": MOST}
        assert add(core, "5") == made[5] and waiting(core) == made
        assert drain(core, limit=1) == made[:1]
        more = add(core, "more")
        assert drain(core) == [*made[1:], more]


def test_they_outlive_the_process(store):
    with store.again() as core:
        made = [add(core, name) for name in ("b", "a")]
    core = store.again(NOW + DAY)
    made.append(add(core, "c"))
    core.process.kill()
    core.process.wait()
    # A clock that was set back does not change the order.
    with store.again(NOW - DAY) as core:
        made.append(add(core, "d"))
        assert waiting(core) == made
    core = store.again()
    assert drain(core, limit=2) == made[:2]
    core.process.kill()
    core.process.wait()
    with store.again() as core:
        assert drain(core) == made[2:]


def test_a_lost_reply_is_asked_for_again(store):
    with store.again() as core:
        made = add(core, "a", idempotencyKey="add")
        drained = core.call("entitlements.intents.drain", idempotencyKey="drain")
        assert drained == {"intents": [made]}
        later = add(core, "b")
    with store.again(NOW + DAY) as core:
        assert core.call("entitlements.intents.drain", idempotencyKey="drain") == drained and waiting(core) == [later]
        assert add(core, "a", idempotencyKey="add") == made and waiting(core) == [later]
        assert core.refused("entitlements.intents.drain", limit=5, idempotencyKey="drain")["data"] == {
            "kind": "keyReused"
        }


def test_pipelined(store):
    with store.core() as core:
        replies = pipeline(
            core,
            [request("entitlements.intents.add", {"productId": f"{number % 60}"}, number) for number in range(90)]
            + [request("entitlements.intents.drain", id="drain")],
        )
        assert [one["productId"] for one in replies[-1]["result"]["intents"]] == [f"{number}" for number in range(60)]
        assert [reply["result"] for reply in replies[60:90]] == [reply["result"] for reply in replies[:30]]


def test_they_are_live(store):
    with store.core() as core:
        live = core.call("live.open", query={"method": "entitlements.intents.list"})["live"]
        made = add(core, "a")
        assert changed(core.said()) == {live: [{"intents": [made]}]}
        add(core, "a")
        assert core.said() == []
        drain(core)
        assert changed(core.said()) == {live: [{"intents": []}]}


@pytest.mark.parametrize(
    "method, params, pointer",
    [
        ("add", {}, "/productId"),
        ("add", {"productId": ""}, "/productId"),
        ("add", {"productId": 5}, "/productId"),
        ("add", {"productId": None}, "/productId"),
        ("add", {"productId": "x" * 201}, "/productId"),
        ("add", {"productId": "x", "offerId": ""}, "/offerId"),
        ("add", {"productId": "x", "offerId": "x" * 201}, "/offerId"),
        ("add", {"productId": "x", "offerId": 5}, "/offerId"),
        ("add", {"productId": "x", "offer": "y"}, "/offer"),
        ("drain", {"limit": 0}, "/limit"),
        ("drain", {"limit": 101}, "/limit"),
        ("drain", {"limit": "1"}, "/limit"),
        ("drain", {"limit": 1.5}, "/limit"),
    ],
)
def test_parameters_that_do_not_fit(store, method, params, pointer):
    with store.core() as core:
        error = core.refused(f"entitlements.intents.{method}", **params)
        assert error["code"] == -32602 and [problem["pointer"] for problem in error["data"]["problems"]] == [pointer]
        assert waiting(core) == []
