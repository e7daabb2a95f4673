"""The steps of purchases: every pair of statuses, and what each step does."""

import pytest

from support.core import Core
from support.people import sign_in, staff
from support.purchase_desk import STATUSES, Buyer

# For each status, the steps that an owner can add, and the conditions of the other steps.
OPEN = {
    "draft": (["ordered", "cancelled"], []),
    "ordered": (
        ["draft", "cancelled"],
        [{"to": "partlyReceived", "needs": ["begun"]}, {"to": "received", "needs": ["received"]}],
    ),
    "partlyReceived": (
        ["closed"],
        [{"to": "ordered", "needs": ["reversed"]}, {"to": "received", "needs": ["received"]}],
    ),
    "received": (
        ["closed"],
        [{"to": "ordered", "needs": ["reversed"]}, {"to": "partlyReceived", "needs": ["awaited"]}],
    ),
    "closed": ([], []),
    "cancelled": ([], []),
}


@pytest.fixture
def buyer(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        buyer = Buyer(core)
        buyer.add("filters")
        yield buyer


@pytest.mark.parametrize("start", STATUSES)
def test_every_pair_of_statuses(buyer, start):
    for end in STATUSES:
        made = buyer.bring(start)
        assert buyer.get(made)["status"] == start
        if end in OPEN[start][0]:
            assert buyer.step(made, end)["status"] == end
            continue
        refusal = buyer.refused("purchases.step", id=made["id"], to=end)
        assert refusal["data"] == {
            "kind": "illegalStep",
            "status": start,
            "asked": end,
            "allowed": OPEN[start][0],
            "waiting": OPEN[start][1],
        }
        assert buyer.get(made)["status"] == start


def test_every_pair_of_statuses_for_who_is_no_manager(buyer):
    """A caller who is no manager can't add a step that is for managers. The reply lists the step as waiting for a
    manager."""
    made = {status: buyer.bring(status) for status in STATUSES}
    staff(buyer.core, buyer.company, ("clerk", {"deptMask": 2}))
    sign_in(buyer.core, buyer.company, "clerk")
    for start in STATUSES:
        allowed, waiting = OPEN[start]
        cancelling = [{"to": "cancelled", "needs": ["manager"]}] if "cancelled" in allowed else []
        for end in STATUSES:
            if end in allowed and end != "cancelled":
                continue
            data = buyer.refused("purchases.step", id=made[start]["id"], to=end)["data"]
            if end == "cancelled" and cancelling:
                assert data["needs"] == {"rule": "manager", "department": "orders", "mask": 2}
                continue
            assert data["allowed"] == [one for one in allowed if one != "cancelled"]
            assert data["waiting"] == waiting + cancelling
        assert buyer.get(made[start])["status"] == start


@pytest.mark.parametrize("status", STATUSES)
def test_what_can_be_done_where_a_purchase_stands(buyer, status):
    made = buyer.bring(status)
    line = made["lines"][0]["id"]
    open_to = {
        "draft": {"add", "update", "remove"},
        "ordered": {"add", "update", "remove", "receive"},
        "partlyReceived": {"receive"},
        "received": {"receive"},
    }.get(status, set())
    tries = {
        "add": ("purchases.lines.add", {"purchase": made["id"], "text": "Freight", "quantity": 1}),
        "update": ("purchases.lines.update", {"id": line, "changes": {"quantity": 5}}),
        "receive": ("purchases.receive", {"id": made["id"], "lines": [{"line": line, "quantity": 1}], "force": True}),
        "remove": ("purchases.lines.remove", {"id": line}),
    }
    for verb, (method, params) in tries.items():
        if verb in open_to:
            if verb != "remove" or "receive" not in open_to:
                buyer.call(method, **params)
        else:
            assert buyer.refused(method, **params)["data"]["kind"] == "illegalStep", verb


def test_a_purchase_without_lines_waits_for_one(buyer):
    made = buyer.buy()
    refusal = buyer.refused("purchases.step", id=made["id"], to="ordered")
    assert refusal["data"]["waiting"] == [{"to": "ordered", "needs": ["lines"]}]
    assert refusal["data"]["allowed"] == ["cancelled"]


def test_numbers_are_given_once(buyer):
    first, second = buyer.order(("filters", 1)), buyer.order(("filters", 1))
    assert [buyer.get(one)["number"] for one in (first, second)] == ["P-00001", "P-00002"]
    buyer.step(first, "draft", "ordered")
    assert buyer.get(first)["number"] == "P-00001"
    assert buyer.get(first)["orderedAt"] > buyer.get(second)["orderedAt"]
    assert [(one["from"], one["to"]) for one in buyer.get(first)["steps"]] == [
        ("draft", "ordered"),
        ("ordered", "draft"),
        ("draft", "ordered"),
    ]
    refusal = buyer.refused("purchases.delete", id=first["id"])
    assert refusal["data"]["counts"] == [{"kind": "purchaseStep", "count": 3}]


def test_numbers_are_as_the_company_wants_them(buyer):
    buyer.order(("filters", 1))
    settings = buyer.call("companies.get")["settings"]
    assert settings["purchaseNumberFormat"] == "P-{number:5}"
    for wrong in ("PO", "{number}{number}", "{week}-{number}"):
        error = buyer.refused("companies.update", changes={"settings": {"purchaseNumberFormat": wrong}})
        assert [problem["pointer"] for problem in error["data"]["problems"]] == [
            "/changes/settings/purchaseNumberFormat"
        ]
    changed = buyer.call("companies.update", changes={"settings": {"purchaseNumberFormat": "{year}/{number:3}"}})
    assert changed["settings"] == settings | {"purchaseNumberFormat": "{year}/{number:3}"}
    assert buyer.get(buyer.order(("filters", 1)))["number"] == "2026/002"
    buyer.call("companies.update", changes={"settings": {"purchaseNumberFormat": None}})
    assert buyer.get(buyer.order(("filters", 1)))["number"] == "P-00003"
