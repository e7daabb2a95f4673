"""Dispatches: the steps between their statuses, and returned goods."""

import pytest

from support.order_desk import desk, eur, problems
from support.people import sign_in, staff

STATUSES = ("planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled")
OPEN = {
    "planned": ["picking", "cancelled"],
    "picking": ["packed", "cancelled"],
    "packed": ["handedOver", "cancelled"],
    "handedOver": ["delivered", "failed", "cancelled"],
    "delivered": [],
    "failed": ["planned", "returned"],
    "returned": [],
    "cancelled": [],
}
WAYS = {
    "planned": [],
    "picking": ["picking"],
    "packed": ["picking", "packed"],
    "handedOver": ["picking", "packed", "handedOver"],
    "delivered": ["picking", "packed", "handedOver", "delivered"],
    "failed": ["picking", "packed", "handedOver", "failed"],
    "returned": ["picking", "packed", "handedOver", "failed", "returned"],
    "cancelled": ["cancelled"],
}


@pytest.fixture
def shop(data):
    made = desk(data, beans=1000)
    with made.core:
        yield made


def step(shop, id, *statuses):
    for to in statuses:
        done = shop.call("dispatches.step", id=id, to=to)
    return done


def dispatched(shop, quantity=2, *, to=(), carrier="DHL", **more):
    """Creates an order of three pieces, and a dispatch with this number of pieces."""
    order = shop.order(("beans", 3))
    shop.step(order, "submitted", "inProgress")
    made = shop.ship(order, quantity, **more)["dispatch"]
    if carrier:
        shop.call("dispatches.update", id=made["id"], changes={"carrier": carrier})
    step(shop, made["id"], *to) if to else None
    return order, made["id"]


@pytest.mark.parametrize("status", STATUSES)
def test_every_pair_of_statuses(shop, status):
    for to in STATUSES:
        _, id = dispatched(shop, to=WAYS[status])
        before = shop.call("dispatches.get", id=id)
        assert before["status"] == status
        if to in OPEN[status]:
            assert step(shop, id, to)["status"] == to
            assert shop.call("dispatches.get", id=id)["steps"][-1]["to"] == to
        else:
            error = shop.refused("dispatches.step", id=id, to=to)
            assert error["data"] == {
                "kind": "illegalStep",
                "status": status,
                "asked": to,
                "allowed": OPEN[status],
                "waiting": [],
            }
            assert shop.call("dispatches.get", id=id) == before


def test_every_pair_of_statuses_for_who_only_dispatches(shop):
    """The caller has only the right to dispatch. The caller is no manager, and works in no other department."""
    made = {(status, to): dispatched(shop, to=WAYS[status])[1] for status in STATUSES for to in STATUSES}
    staff(shop.core, shop.company, ("clerk", {"deptMask": 4}))
    sign_in(shop.core, shop.company, "clerk")
    for (status, to), id in made.items():
        if to in OPEN[status]:
            assert step(shop, id, to)["status"] == to
        else:
            data = shop.refused("dispatches.step", id=id, to=to)["data"]
            assert (data["kind"], data["allowed"], data["waiting"]) == ("illegalStep", OPEN[status], [])


def test_what_steps_wait_for(shop):
    def waiting(id, to):
        return {one["to"]: one["needs"] for one in shop.refused("dispatches.step", id=id, to=to)["data"]["waiting"]}

    order = shop.order(("beans", 5))
    shop.step(order, "submitted", "inProgress")
    empty = shop.call("dispatches.create", order=order["id"], collectionType="shipping")["id"]
    assert waiting(empty, "picking") == {"picking": ["lines"]}
    _, shipping = dispatched(shop, to=("picking", "packed"), carrier=None)
    assert waiting(shipping, "handedOver") == {"handedOver": ["carrier"]}
    _, colleague = dispatched(shop, to=("picking", "packed"), carrier=None, collectionType="colleague")
    assert waiting(colleague, "handedOver") == {"handedOver": ["colleague"]}
    user = shop.call("access.whoami")["user"]
    shop.call("dispatches.update", id=colleague, changes={"user": user})
    step(shop, colleague, "handedOver")
    _, end = dispatched(shop, to=("picking", "packed"), carrier=None, collectionType="endUser")
    shop.call("dispatches.update", id=end, changes={"contact": None})
    assert waiting(end, "handedOver") == {"handedOver": ["address"]}
    shop.call("dispatches.update", id=end, changes={"contact": shop.customer})
    step(shop, end, "handedOver", "delivered")


@pytest.mark.parametrize("way", [["cancelled"], ["picking", "packed", "handedOver", "failed", "returned"]])
def test_what_does_not_arrive_goes_back_and_is_to_be_shipped_again(shop, way):
    shelf = shop.call("inventory.locations.create", name="Shelf")["id"]
    shop.call("inventory.stock.receive", item=shop.items["beans"], quantity=5, location=shelf)
    order = shop.order(("beans", 3))
    shop.step(order, "submitted", "inProgress")
    line = order["lines"][0]["id"]
    lines = [{"line": line, "quantity": 2, "location": shelf}]
    id = shop.call("orders.ship", id=order["id"], lines=lines)["dispatch"]["id"]
    shop.call("dispatches.update", id=id, changes={"carrier": "DHL"})
    assert shop.stock("beans") == (1003, 1, 1002)
    step(shop, id, *way)
    assert shop.stock("beans") == (1005, 3, 1002)
    levels = shop.call("inventory.stock.levels", items=[shop.items["beans"]], location=shelf)["items"]
    assert [level["onHand"] for level in levels] == [5]
    assert shop.lines(order, "fulfilled", "returned", "allocated") == [(0, 0, 3)]
    seen = shop.get(order)
    assert [entry["type"] for entry in seen["entries"]] == ["shipped", "takenBack"]
    assert (seen["fulfilmentState"], seen["credited"]) == ("none", eur(0))
    shop.ship(order, 3)
    assert shop.get(order)["fulfilmentState"] == "full"


@pytest.mark.parametrize("way", [["cancelled"], ["failed", "returned"]])
def test_what_does_not_arrive_of_an_order_that_is_done_is_returned_and_credited(shop, way):
    order, id = dispatched(shop, 3, to=("picking", "packed", "handedOver"))
    shop.step(order, "invoiced", "shipped")
    step(shop, id, *way)
    documents = shop.call("invoices.list", order=order["id"])["items"]
    assert sorted((one["type"], one["gross"]["amount"]) for one in documents) == [
        ("creditNote", 1350), ("invoice", 1350),
    ]  # fmt: skip
    seen = shop.get(order)
    assert shop.stock("beans") == (1000, 0, 1000)
    assert (seen["lines"][0]["returned"], seen["credited"]) == (3, eur(1350))
    assert (seen["due"], seen["paymentState"]) == (eur(0), "paid")
    assert shop.call("orders.invoice", id=order["id"])["documents"] == []


def test_stock_is_moved_once(shop):
    """Goods that the customer has already returned can't come back a second time with their dispatch."""
    order, id = dispatched(shop, 2)
    line = order["lines"][0]["id"]
    shop.call("orders.returns.create", order=order["id"], lines=[{"line": line, "quantity": 1}])
    error = shop.refused("dispatches.step", id=id, to="cancelled")
    assert error["data"]["waiting"] == [{"to": "cancelled", "needs": ["kept"]}]
    before = shop.stock("beans")
    step(
        shop, id, "picking", "packed", "handedOver", "failed", "planned", "picking", "packed", "handedOver", "delivered"
    )
    assert shop.stock("beans") == before


def test_what_has_all_come_back_need_not_come_back_with_its_dispatch(shop):
    order, id = dispatched(shop, 2)
    line = order["lines"][0]["id"]
    shop.call("orders.returns.create", order=order["id"], lines=[{"line": line, "quantity": 2}])
    shop.step(order, "cancelled")
    before = shop.stock("beans")
    assert step(shop, id, "cancelled")["status"] == "cancelled"
    assert shop.stock("beans") == before == (1000, 0, 1000)
    assert shop.lines(order, "fulfilled", "returned")[0] == (2, 2)


def test_what_comes_back_with_a_dispatch_makes_another_version(shop):
    order, id = dispatched(shop, 1)
    shop.ship(order, 1)
    seen = shop.get(order)
    step(shop, id, "cancelled")
    now = shop.get(order)
    assert now["fulfilmentState"] == seen["fulfilmentState"] == "partial" and now["version"] > seen["version"]
    stale = {"id": order["id"], "expect": seen["version"], "lines": [{"sku": "BEANS", "quantity": 1}]}
    assert shop.refused("orders.ship", **stale)["data"]["kind"] == "conflict"


def test_each_line_of_a_dispatch_comes_back_with_it_or_came_before(shop):
    shop.add_item("spoons", 5)
    order = shop.order(("beans", 2), ("spoons", 3))
    shop.step(order, "submitted", "inProgress")
    id = shop.ship(order, 2, 3)["dispatch"]["id"]
    back = {"line": order["lines"][0]["id"], "quantity": 2, "dispatch": id}
    shop.call("orders.returns.create", order=order["id"], lines=[back])
    step(shop, id, "cancelled")
    assert (shop.stock("beans"), shop.stock("spoons")) == ((1000, 0, 1000), (5, 3, 2))
    assert shop.lines(order, "fulfilled", "returned") == [(2, 2), (0, 0)]


def test_instants_are_noted(shop):
    _, id = dispatched(shop, to=("picking", "packed", "handedOver", "delivered"))
    seen = shop.call("dispatches.get", id=id)
    assert (
        seen["handedOverAt"] == seen["steps"][2]["createdAt"] and seen["deliveredAt"] == seen["steps"][3]["createdAt"]
    )
    assert [line["quantity"] for line in seen["lines"]] == [2] and seen["lines"][0]["sku"] == "BEANS"


def test_what_is_packed_takes_nothing_more(shop):
    order, id = dispatched(shop, to=("picking", "packed"))
    line = [{"line": order["lines"][0]["id"], "quantity": 1}]
    assert problems(shop.refused("orders.ship", id=order["id"], lines=line, dispatch=id)) == [("/dispatch", "value")]


def test_finding(shop):
    _, first = dispatched(shop)
    order, second = dispatched(shop)
    shop.call("dispatches.update", id=second, changes={"trackingNumber": "JD 0146"})

    def found(method, **params):
        return [one["id"] for one in shop.call(f"dispatches.{method}", **params)["items"]]

    assert found("track", number="D-1") == [first] and found("track", number="JD 0146") == [second]
    assert found("track", number="D-9") == []
    step(shop, first, "picking")
    assert found("list") == [second, first] and found("list", status="picking") == [first]
    assert found("list", order=order["id"]) == [second] and found("list", order=order["id"], status="picking") == []
    page = shop.call("dispatches.list", limit=1)
    assert found("list", limit=1, after=page["next"]) == [first]


def test_what_is_wrong_with_a_dispatch(shop):
    order, id = dispatched(shop)
    never = "01900000-0000-7000-8000-000000000000"
    for member in ("contact", "user", "assignee"):
        error = shop.refused("dispatches.update", id=id, changes={member: never})
        assert error["data"]["kind"] == "notFound" and member in error["message"]
    error = shop.refused("dispatches.update", id=id, changes={"note": "x"}, expect=9)
    assert error["data"]["kind"] == "conflict"
    draft = shop.order(("beans", 1))
    error = shop.refused("dispatches.create", order=draft["id"], collectionType="shipping")
    assert (error["data"]["kind"], error["data"]["asked"]) == ("illegalStep", "plan a dispatch")
    shop.call("dispatches.create", order=order["id"], collectionType="shipping")
    error = shop.refused("contacts.delete", id=shop.customer)
    assert {"kind": "dispatch", "count": 1} in error["data"]["counts"]


def test_only_plans_are_deleted(shop):
    order, shipped = dispatched(shop)
    plan = shop.call("dispatches.create", order=order["id"], collectionType="shipping")
    begun = shop.call("dispatches.create", order=order["id"], collectionType="shipping")["id"]
    step(shop, begun, "cancelled")
    step(shop, shipped, "picking")
    for id, counts in (
        (shipped, [{"kind": "dispatchStep", "count": 1}, {"kind": "orderEntry", "count": 1}]),
        (begun, [{"kind": "dispatchStep", "count": 1}]),
    ):
        assert shop.refused("dispatches.delete", id=id)["data"] == {"kind": "inUse", "counts": counts}
    assert shop.refused("dispatches.delete", id=plan["id"], expect=9)["data"]["kind"] == "conflict"
    assert shop.call("dispatches.delete", id=plan["id"], expect=1) == {"deleted": plan["id"]}
    assert shop.refused("dispatches.delete", id=plan["id"])["data"] == {"kind": "notFound"}
    again = shop.call("dispatches.create", order=order["id"], collectionType="shipping")
    assert (plan["number"], again["number"]) == ("D-2", "D-4")
    full, other = dispatched(shop)
    shop.ship(full, 1, dispatch=other)
    step(shop, other, "picking")
    counts = shop.refused("dispatches.delete", id=other)["data"]["counts"]
    assert counts == [{"kind": "dispatchStep", "count": 1}, {"kind": "orderEntry", "count": 2}]


def test_a_delivery_is_proved_by_an_asset_of_the_dispatch(shop):
    order, id = dispatched(shop)
    _, other = dispatched(shop)

    def add(owner, kind="dispatch"):
        given = {"owner": {"type": kind, "id": owner}, "role": "proof", "base64": "c2lnbmVk"}
        return shop.call("assets.add", **given)["id"]

    def refused(method, **params):
        error = shop.refused(f"dispatches.{method}", **params)
        assert (
            error["data"]["kind"] == "notFound"
            and error["data"]["pointer"].endswith("/proof")
            and "asset" in error["message"]
        )

    signature = add(id)
    for wrong in (add(other), add(order["id"], "order"), "01900000-0000-7000-8000-000000000000"):
        refused("update", id=id, changes={"proof": wrong})
    refused("create", order=order["id"], collectionType="shipping", proof=signature)
    proved = shop.call("dispatches.update", id=id, changes={"proof": signature})
    assert proved["proof"] == signature == shop.call("dispatches.get", id=id)["proof"]
    counts = [{"kind": "dispatch", "count": 1}]
    assert shop.refused("assets.remove", id=signature)["data"] == {"kind": "inUse", "counts": counts}
    shop.call("dispatches.update", id=id, changes={"proof": None})
    assert shop.call("assets.remove", id=signature) == {"deleted": signature}
    plan = shop.call("dispatches.create", order=order["id"], collectionType="shipping")["id"]
    shop.call("dispatches.update", id=plan, changes={"proof": add(plan)})
    assert shop.call("dispatches.delete", id=plan) == {"deleted": plan}


def test_what_was_archived_meanwhile_comes_back(shop):
    _, id = dispatched(shop)
    shop.call("inventory.items.update", id=shop.items["beans"], changes={"archived": True})
    step(shop, id, "cancelled")
    assert shop.stock("beans")[0] == 1000


def test_a_pick_list_goes_through_the_locations_in_their_order(shop):
    hall = shop.call("inventory.locations.create", name="Hall", structural=True)["id"]
    shelves = {
        name: shop.call("inventory.locations.create", name=name, parent=parent, code=code)["id"]
        for name, parent, code in (("B", hall, "H-B"), ("A", hall, "H-A"), ("Attic", None, None))
    }
    milk = shop.add_item("milk", trackBatch=True)
    shop.call("inventory.stock.receive", item=milk, quantity=2, batch="L1", expiry="2026-04-01", location=shelves["A"])
    shop.call("inventory.stock.receive", item=milk, quantity=9, batch="L2", expiry="2026-05-01", location=shelves["A"])
    for name in ("B", "Attic"):
        shop.call("inventory.stock.receive", item=shop.items["beans"], quantity=5, location=shelves[name])
    order = shop.order(("beans", 6), ("milk", 3))
    shop.step(order, "submitted", "inProgress")
    beans, cartons = (line["id"] for line in order["lines"])
    lines = [
        {"line": beans, "quantity": 2, "location": shelves["B"]},
        {"line": cartons, "quantity": 3, "location": shelves["A"]},
    ]
    first = shop.call("orders.ship", id=order["id"], lines=lines)["dispatch"]
    lines = [{"line": beans, "quantity": 1, "location": shelves["Attic"]}]
    second = shop.call("orders.ship", id=order["id"], lines=lines)["dispatch"]
    ids = [first["id"], second["id"], first["id"]]
    found = shop.call("dispatches.pickList", ids=ids)["items"]
    assert [(place["path"], place["code"]) for place in found] == [
        (["Attic"], None),
        (["Hall", "A"], "H-A"),
        (["Hall", "B"], "H-B"),
    ]
    seen = [
        [(line["number"], line["sku"], line["quantity"], line["batch"]) for line in place["lines"]] for place in found
    ]
    assert seen == [
        [("D-2", "BEANS", 1, None)],
        [("D-1", "MILK", 2, "L1"), ("D-1", "MILK", 1, "L2")],
        [("D-1", "BEANS", 2, None)],
    ]
    step(shop, second["id"], "cancelled")
    assert len(shop.call("dispatches.pickList", ids=ids)["items"]) == 2
    error = shop.refused("dispatches.pickList", ids=[order["id"]])
    assert error["data"]["kind"] == "notFound"


def test_what_a_customer_returns_of_a_dispatch_does_not_come_back_with_it(data):
    shop = desk(data, beans=10)
    with shop.core:
        order = shop.order(("beans", 10))
        line = order["lines"][0]["id"]
        shop.step(order, "submitted", "inProgress")
        first, second = (shop.ship(order, 5, collectionType="endUser")["dispatch"]["id"] for _ in range(2))
        for dispatch in (first, second):
            for to in ("picking", "packed", "handedOver"):
                shop.call("dispatches.step", id=dispatch, to=to)
        shop.call("dispatches.step", id=second, to="delivered")

        def back(quantity, **more):
            return {"order": order["id"], "lines": [{"line": line, "quantity": quantity} | more]}

        other = shop.order(("beans", 1))
        shop.step(other, "submitted", "inProgress")
        theirs = shop.call("dispatches.create", order=other["id"], collectionType="endUser")["id"]
        for given, pointer in [
            (back(6, dispatch=first), "/lines/0/quantity"),
            (back(1, dispatch=theirs), "/lines/0/dispatch"),
        ]:
            refusal = shop.refused("orders.returns.create", **given)
            assert [problem["pointer"] for problem in refusal["data"]["problems"]] == [pointer]
        refusal = shop.refused("orders.returns.create", **back(1, dispatch=line))
        assert refusal["data"]["kind"] == "notFound"
        made = shop.call("orders.returns.create", **back(5, dispatch=first))
        assert made["entries"][0]["dispatch"] == first
        refusal = shop.refused("orders.returns.create", **back(1, dispatch=first))
        assert refusal["data"]["problems"][0]["pointer"] == "/lines/0/quantity"
        shop.call("dispatches.step", id=first, to="failed")
        shop.call("dispatches.step", id=first, to="returned")
        assert (shop.stock("beans")[0], shop.lines(order, "fulfilled", "returned")) == (5, [(10, 5)])


def test_a_return_that_names_no_dispatch_may_be_of_another_one(data):
    shop = desk(data, beans=10)
    with shop.core:
        order = shop.order(("beans", 10))
        line = order["lines"][0]["id"]
        shop.step(order, "submitted", "inProgress")
        first, second = (shop.ship(order, 5, collectionType="endUser")["dispatch"]["id"] for _ in range(2))
        for dispatch in (first, second):
            for to in ("picking", "packed", "handedOver", "failed"):
                shop.call("dispatches.step", id=dispatch, to=to)
        shop.call("orders.returns.create", order=order["id"], lines=[{"line": line, "quantity": 5}])
        shop.call("dispatches.step", id=first, to="returned")
        assert (shop.stock("beans")[0], shop.lines(order, "fulfilled", "returned")) == (10, [(5, 5)])
        shop.call("dispatches.step", id=second, to="returned")
        assert (shop.stock("beans")[0], shop.lines(order, "fulfilled", "returned")) == (10, [(5, 5)])
