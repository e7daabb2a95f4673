"""The steps between the statuses of an order: every pair of statuses, and the text of each refusal."""

import itertools
import sqlite3

import pytest

from support.core import Core
from support.order_desk import STATUSES, desk, eur
from support.people import sign_in, staff, staffed, write

# For each status of an order, by the rules: the possible steps, and the conditions of the other steps. Nothing is
# shipped or paid.
OPEN = {
    "draft": (["submitted", "cancelled"], {}),
    "submitted": (["draft", "inProgress", "cancelled"], {}),
    "inProgress": (["invoiced", "cancelled"], {}),
    "invoiced": (["cancelled"], {"shipped": ["shipped"]}),
    "shipped": ([], {"paid": ["paid"]}),
    "paid": (["closed"], {}),
    "closed": ([], {}),
    "cancelled": ([], {}),
}
WAY = ["submitted", "inProgress", "invoiced", "shipped", "paid", "closed"]


@pytest.fixture
def shop(data):
    made = desk(data, beans=1000)
    with made.core:
        yield made


def standing(shop, status):
    """Returns a new order with this status."""
    order = shop.order(("beans", 2))
    if status == "cancelled":
        shop.step(order, "cancelled")
    for step in WAY[: WAY.index(status) + 1] if status in WAY else []:
        if step == "shipped":
            shop.ship(order, 2)
        if step == "paid":
            shop.call("orders.payments.add", order=order["id"], amount=eur(900))
        shop.step(order, step)
    return order


def integrity(core):
    (found,) = [one for one in core.call("system.diagnostics", check=True)["stores"] if one["name"] == "private"]
    return found["integrity"]


@pytest.mark.parametrize("status", STATUSES)
def test_every_pair_of_statuses(shop, status):
    allowed, waiting = OPEN[status]
    for to in STATUSES:
        order = standing(shop, status)
        before = shop.get(order)
        assert before["status"] == status
        if to in allowed:
            done = shop.call("orders.step", id=order["id"], to=to)
            after = shop.get(order)
            assert done["status"] == after["status"] == to
            (*_, step) = after["steps"]
            assert (step["from"], step["to"], step["subject"]) == (status, to, order["id"])
            assert len(after["steps"]) == len(before["steps"]) + 1
        else:
            error = shop.refused("orders.step", id=order["id"], to=to)
            assert error["data"] == {
                "kind": "illegalStep",
                "status": status,
                "asked": to,
                "allowed": allowed,
                "waiting": [{"to": one, "needs": needs} for one, needs in waiting.items()],
            }
            assert shop.get(order) == before


def test_every_pair_of_statuses_for_who_is_no_manager(shop):
    """A caller who is no manager can't add a step that is for managers. The reply lists the step as waiting for a
    manager."""
    orders = {status: standing(shop, status) for status in STATUSES}
    staff(shop.core, shop.company, ("clerk", {"deptMask": 2}))
    sign_in(shop.core, shop.company, "clerk")
    for status in STATUSES:
        allowed, waiting = OPEN[status]
        needs = waiting | ({"cancelled": ["manager"]} if "cancelled" in allowed else {})
        for to in STATUSES:
            if to in allowed and to != "cancelled":
                continue
            data = shop.refused("orders.step", id=orders[status]["id"], to=to)["data"]
            if to == "cancelled" and "cancelled" in allowed:
                assert data["needs"] == {"rule": "manager", "department": "orders", "mask": 2}
                continue
            assert data["allowed"] == [one for one in allowed if one != "cancelled"]
            assert {one["to"]: one["needs"] for one in data["waiting"]} == needs
        assert shop.get(orders[status])["status"] == status


def test_what_steps_wait_for(shop):
    def data(order, to):
        found = shop.refused("orders.step", id=order["id"], to=to)["data"]
        return found["allowed"], {one["to"]: one["needs"] for one in found["waiting"]}

    empty = shop.order()
    assert data(empty, "submitted") == (["cancelled"], {"submitted": ["lines"]})
    order = shop.order(("beans", 3))
    shop.step(order, "submitted", "inProgress")
    shop.ship(order, 1)
    assert data(order, "cancelled") == (["invoiced"], {"cancelled": ["returned"]})
    shop.call("orders.lines.cancel", id=order["lines"][0]["id"], quantity=1)
    shop.step(order, "invoiced")
    assert data(order, "shipped") == ([], {"shipped": ["shipped"], "cancelled": ["returned"]})
    shop.ship(order, 1)
    shop.step(order, "shipped")
    assert data(order, "paid") == ([], {"paid": ["paid"]})
    # The cancelled piece is not due. The other two cost 9.00.
    shop.call("orders.payments.add", order=order["id"], amount=eur(900))
    shop.step(order, "paid", "closed")


def test_what_came_back_can_be_cancelled(shop):
    order = standing(shop, "inProgress")
    shop.ship(order, 2)
    line = order["lines"][0]["id"]
    shop.call("orders.returns.create", order=order["id"], lines=[{"line": line, "quantity": 2}])
    assert shop.step(order, "cancelled")["status"] == "cancelled"
    assert shop.stock("beans") == (1000, 0, 1000)


def test_only_managers_cancel(shop):
    core = shop.core
    clerk, lead = ("clerk", {"deptMask": 2}), ("lead", {"deptMask": 2, "managerMask": 2})
    company, _ = staffed(core, clerk, lead, name="Other")
    contact = core.call("contacts.create", company=company, kinds=["customer"], name="C")["id"]
    order = core.call("orders.create", company=company, contact=contact, currency="EUR")["id"]
    sign_in(core, company, "clerk")
    error = core.refused("orders.step", company=company, id=order, to="cancelled")
    assert error["data"] == {"kind": "forbidden", "needs": {"rule": "manager", "department": "orders", "mask": 2}}
    error = core.refused("orders.step", company=company, id=order, to="closed")
    assert error["data"]["allowed"] == []
    assert error["data"]["waiting"] == [
        {"to": "submitted", "needs": ["lines"]},
        {"to": "cancelled", "needs": ["manager"]},
    ]
    assert error["message"] == "The order is draft: closed is not possible now"
    error = core.refused("orders.step", company=company, id=order, to="submitted")
    assert error["message"].endswith("submitted is not possible now; first, it needs a line (orders.lines.add)")
    sign_in(core, company, "lead")
    assert core.call("orders.step", company=company, id=order, to="cancelled", reason="Gone")["status"] == "cancelled"
    assert core.call("orders.get", company=company, id=order)["steps"][-1]["reason"] == "Gone"


def test_an_expected_version(shop):
    order = shop.order(("beans", 1))
    error = shop.refused("orders.step", id=order["id"], to="submitted", expect=order["version"] + 1)
    assert error["data"]["kind"] == "conflict" and error["data"]["current"]["version"] == order["version"]
    assert shop.call("orders.step", id=order["id"], to="submitted", expect=order["version"])["version"] == 2


def test_numbers_are_given_once(shop):
    company = shop.call("companies.get")
    settings = company["settings"] | {"orderNumberFormat": "A{year}-{month}{day}/{number:4}"}
    shop.call("companies.update", changes={"settings": settings})
    first, gone, third = (shop.order(("beans", 1)) for _ in range(3))
    assert first["number"] is None
    assert shop.step(first, "submitted")["number"] == "A2026-0301/0001"
    assert shop.step(gone, "submitted", "cancelled")["number"] == "A2026-0301/0002"
    # An order that becomes a draft again keeps its number.
    assert shop.step(first, "draft", "submitted")["number"] == "A2026-0301/0001"
    shop.call("companies.update", changes={"settings": settings | {"orderNumberFormat": "{number}"}})
    assert shop.step(third, "submitted")["number"] == "3"
    shop.call("companies.update", changes={"settings": settings | {"orderNumberFormat": "{number:1}"}})
    assert shop.step(shop.order(("beans", 1)), "submitted")["number"] == "4"


def test_a_number_that_is_taken_is_passed_over(shop):
    company = shop.call("companies.get")

    def number(form):
        shop.call("companies.update", changes={"settings": company["settings"] | {"orderNumberFormat": form}})
        return shop.step(shop.order(("beans", 1)), "submitted")["number"]

    assert [number("{number}2"), number("1{number}"), number("1{number}")] == ["12", "13", "14"]


def test_what_is_kept_is_what_the_steps_lead_to(shop):
    for status in STATUSES:
        standing(shop, status)
    assert integrity(shop.core) == "ok"


def test_what_differs_from_its_steps_is_found(shop, data):
    standing(shop, "invoiced")
    shop.ship(standing(shop, "inProgress"), 1)
    shop.core.close()
    other = "UPDATE orders SET status = '{}' WHERE status = '{}'"
    more = "UPDATE order_lines SET fulfilled = fulfilled {} 1"
    for damage, repair in (
        (other.format("closed", "invoiced"), other.format("invoiced", "closed")),
        (more.format("+"), more.format("-")),
    ):
        write(data / "private.sqlite", damage)
        with Core(data) as core:
            assert "order" in integrity(core)
        write(data / "private.sqlite", repair)
        with Core(data) as core:
            assert integrity(core) == "ok"


def test_steps_payments_and_entries_stay(shop, data):
    order = standing(shop, "closed")
    shop.core.close()
    database = sqlite3.connect(data / "private.sqlite")
    for table, (change, verb) in itertools.product(
        ("order_steps", "order_payments", "order_entries"),
        (("UPDATE {} SET actor = x'00'", "changed"), ("DELETE FROM {}", "deleted")),
    ):
        with pytest.raises(sqlite3.IntegrityError, match=f"rows of {table} are never {verb}"):
            database.execute(change.format(table))
    database.close()
    assert order
