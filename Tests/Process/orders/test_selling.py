"""Sales over the counter: one call does everything, or nothing."""

import pytest

from support.core import Core
from support.order_desk import Desk, desk, eur, problems
from support.people import sign_in, staffed


@pytest.fixture
def shop(data):
    made = desk(data, beans=10)
    with made.core:
        yield made


def sell(shop, *lines, **more):
    given = [line if isinstance(line, dict) else {"item": shop.items[line[0]], "quantity": line[1]} for line in lines]
    return shop.call(
        "orders.sell", **({"contact": shop.customer, "currency": "EUR", "lines": given, "payment": {}} | more)
    )


def refused(shop, *lines, **more):
    given = [line if isinstance(line, dict) else {"item": shop.items[line[0]], "quantity": line[1]} for line in lines]
    params = {"contact": shop.customer, "currency": "EUR", "lines": given, "payment": {}} | more

    def seen():
        lists = ("orders.list", "invoices.list", "dispatches.list", "inventory.stock.entries")
        return [shop.call(method)["items"] for method in lists]

    before = seen()
    error = shop.refused("orders.sell", **params)
    # A refused sale stores no order, invoice, dispatch or stock entry.
    assert seen() == before
    return error


def test_a_sale_is_made_in_one_call(shop):
    delivery = {"text": "Gift wrap", "quantity": 1, "unitPrice": eur(100), "taxRate": 19}
    sold = sell(shop, ("beans", 2), delivery, payment={"method": "cash", "amount": eur(1019)}, source="walkIn")
    order = sold["order"]
    assert (order["status"], order["paymentState"], order["due"]) == ("closed", "paid", eur(0))
    assert (sold["invoice"]["number"], sold["invoice"]["gross"], sold["invoice"]["due"]) == (
        "I-00001",
        eur(1019),
        eur(0),
    )
    assert (sold["payment"]["amount"], sold["payment"]["method"]) == (eur(1019), "cash")
    assert (sold["dispatch"]["status"], sold["dispatch"]["collectionType"]) == ("delivered", "endUser")
    assert shop.stock("beans") == (8, 0, 8)
    assert [step["to"] for step in shop.get(order)["steps"]] == [
        "submitted", "inProgress", "invoiced", "shipped", "paid", "closed",
    ]  # fmt: skip
    # Returned goods are credited, and the money can be paid back.
    shop.call("orders.returns.create", order=order["id"], lines=[{"sku": "BEANS", "quantity": 1}])
    assert shop.get(order)["due"] == eur(-450)
    assert [one["number"] for one in shop.call("invoices.list")["items"]] == ["C-00001", "I-00001"]


def test_a_sale_of_services_needs_no_dispatch(shop):
    sold = sell(shop, {"text": "Repair", "quantity": 1, "unitPrice": eur(0)})
    assert (sold["dispatch"], sold["payment"], sold["order"]["status"]) == (None, None, "closed")


def test_without_a_contact_it_is_the_company_s_counter(shop):
    error = refused(shop, ("beans", 1), contact=None)
    assert problems(error) == [("/contact", "missing")] and "counterContact" in error["data"]["problems"][0]["message"]
    counter = shop.call("contacts.create", kinds=["customer"], name="Counter")["id"]
    shop.call("companies.update", changes={"settings": {"counterContact": counter}})
    sold = sell(shop, ("beans", 1), contact=None)
    assert sold["order"]["contact"] == counter and sold["invoice"]["buyer"]["name"] == "Counter"
    # After a merge into another contact, sales continue with that contact. It can't be deleted while the settings name
    # it.
    walk_in = shop.call("contacts.create", kinds=["customer"], name="Walk-in")["id"]
    shop.call("contacts.merge", **{"from": counter, "into": walk_in})
    assert sell(shop, ("beans", 1), contact=None)["order"]["contact"] == walk_in
    spare = shop.call("contacts.create", kinds=["customer"], name="Spare")["id"]
    shop.call("companies.update", changes={"settings": {"counterContact": spare}})
    error = shop.refused("contacts.delete", id=spare)
    assert error["data"] == {"kind": "inUse", "counts": [{"kind": "company", "count": 1}]}
    shop.call("companies.update", changes={"settings": {"counterContact": None}})
    shop.call("contacts.delete", id=spare)
    assert problems(refused(shop, ("beans", 1), contact=None)) == [("/contact", "missing")]


def test_the_counter_s_contact_is_one_of_the_company(shop):
    changes = {"settings": {"counterContact": shop.company}}
    assert shop.refused("companies.update", changes=changes)["data"]["kind"] == "notFound"
    old, new = (shop.call("contacts.create", kinds=["customer"], name=name)["id"] for name in ("Old", "New"))
    shop.call("contacts.merge", **{"from": old, "into": new})
    error = shop.refused("companies.update", changes={"settings": {"counterContact": old}})
    assert problems(error) == [("/changes/settings/counterContact", "value")] and new in error["message"]
    settings = shop.call("companies.get")["settings"] | {"counterContact": new}
    error = shop.core.refused("companies.create", name="Other", settings=settings)
    assert problems(error) == [("/settings/counterContact", "value")] and "companies.update" in error["message"]


def test_all_or_nothing(shop):
    delivery = {"text": "Gift wrap", "quantity": 1, "unitPrice": eur(100)}
    assert refused(shop, delivery, ("beans", 11))["data"]["kind"] == "insufficientStock"
    error = refused(shop, ("beans", 1), payment={"amount": eur(449)})
    assert problems(error) == [("/payment/amount", "value")] and "450 EUR" in error["data"]["problems"][0]["message"]
    assert problems(refused(shop, ("beans", 1), payment={"amount": {"amount": 450, "currency": "USD"}})) == [
        ("/payment/amount", "value")
    ]
    lots = {"item": shop.items["beans"], "quantity": 2, "lots": [{"lot": shop.company, "quantity": 1}]}
    assert problems(refused(shop, delivery, lots)) == [("/lines/1/lots", "value")]
    # A refusal counts the lines as the request does, also in a problem that concerns only the shipped lines.
    gone = {"item": shop.items["beans"], "quantity": 1, "location": "NOWHERE"}
    error = refused(shop, delivery, gone)
    assert (
        error["data"] == {"kind": "notFound", "pointer": "/lines/1/location"} and "lines/1/location" in error["message"]
    )
    lot = {"lots": [{"lot": shop.company, "quantity": 1}]}
    error = refused(shop, ("beans", 1), delivery | lot | {"location": "NOWHERE"})
    assert problems(error) == [("/lines/1/lots", "value"), ("/lines/1/location", "value")]
    assert "must be left out: the line has no item" in error["data"]["problems"][0]["message"]
    assert refused(shop, ("beans", 1), contact=shop.company)["data"]["kind"] == "notFound"
    assert problems(refused(shop, {"text": "x", "quantity": 1})) == [("/lines/0/unitPrice", "missing")]
    assert problems(refused(shop, ("beans", 0)))[0][0] == "/lines/0/quantity"
    assert refused(shop)["data"]["kind"] == "invalidParams"
    assert shop.call("orders.list")["items"] == [] and shop.stock("beans") == (10, 0, 10)
    assert sell(shop, ("beans", 1))["order"]["number"] == "1"


def test_a_manager_sells_what_is_reserved_for_others(shop):
    reserved = shop.order(("beans", 9))
    shop.step(reserved, "submitted", "inProgress")
    error = refused(shop, ("beans", 2))
    assert error["data"]["kind"] == "insufficientStock" and "force: true" in error["message"]
    assert sell(shop, ("beans", 2), force=True)["order"]["status"] == "closed"
    assert shop.stock("beans")[0] == 8
    # Goods that are not on hand can't be sold, with or without `force`.
    assert refused(shop, ("beans", 9), force=True)["data"]["kind"] == "insufficientStock"


def test_a_sale_with_one_key_counts_once(shop):
    first, again = (sell(shop, ("beans", 3), idempotencyKey="till 7") for _ in range(2))
    assert first == again and shop.stock("beans") == (7, 0, 7)


def test_a_repayment_is_at_most_what_was_paid(shop):
    order = sell(shop, ("beans", 2))["order"]
    error = shop.refused("orders.payments.add", order=order["id"], amount=eur(-901))
    assert (
        problems(error) == [("/amount/amount", "value")] and "at least -900" in error["data"]["problems"][0]["message"]
    )
    assert shop.call("orders.payments.add", order=order["id"], amount=eur(-900))["paid"] == eur(0)
    assert problems(shop.refused("orders.payments.add", order=order["id"], amount=eur(-1))) == [
        ("/amount/amount", "value")
    ]


def test_who_sells_works_with_orders(data):
    with Core(data) as core:
        company, _ = staffed(core, ("seller", {"deptMask": 2}), ("keeper", {"deptMask": 1}))
        shop = Desk.__new__(Desk)
        shop.core, shop.call, shop.refused, shop.company, shop.items = core, core.call, core.refused, company, {}
        shop.customer = core.call("contacts.create", kinds=["customer"], name="Café Mozart")["id"]
        shop.goods = core.call("inventory.items.create", sku="BEANS", name="Beans", unit="pack")["id"]
        core.call("inventory.stock.receive", item=shop.goods, quantity=9)
        cellar = core.call("inventory.locations.create", name="Cellar")["id"]
        core.call("inventory.stock.receive", item=shop.goods, quantity=20, location=cellar)
        sign_in(core, company, "seller")
        repair = {"text": "Repair", "quantity": 1, "unitPrice": eur(100)}
        assert sell(shop, repair)["order"]["status"] == "closed"
        beans = {"item": shop.goods, "quantity": 1, "unitPrice": eur(100)}
        params = {"contact": shop.customer, "currency": "EUR", "lines": [beans], "payment": {}}
        short = core.refused("orders.sell", **params | {"lines": [beans | {"quantity": 10}]})
        # Who may not view the inventory is not told what else there is.
        assert (short["data"]["kind"], short["data"]["elsewhere"]) == ("insufficientStock", [])
        assert short["data"]["incoming"] is None and "elsewhere" not in short["message"]
        error = core.refused("orders.sell", **params, force=True)
        assert error["data"]["kind"] == "forbidden" and "manager" in error["message"]
        sign_in(core, company, "keeper")
        assert core.refused("orders.sell", **params)["data"]["kind"] == "forbidden"
