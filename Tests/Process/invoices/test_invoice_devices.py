"""Several devices that issue invoices and credit notes: number series, numbers without gaps, and forged documents in
the container."""

import pytest

from support.accounts import Accounts
from support.clouds import CloudFile, CloudLenient
from support.core import Core, item, run
from support.devices import Devices, pages
from support.shares import Account, value

EUR = {"currency": "EUR"}


def made(core, count=1, quantity=1, **more):
    """Returns orders in progress for a new customer."""
    customer = core.call("contacts.create", kinds=["customer"], name="Café", **more)["id"]
    line = {"text": "Repair", "quantity": quantity, "unitPrice": {"amount": 1000, **EUR}, "taxRate": 19}
    orders = []
    for _ in range(count):
        order = core.call("orders.create", contact=customer, **EUR, lines=[line], **more)["id"]
        for to in ("submitted", "inProgress"):
            core.call("orders.step", id=order, to=to, **more)
        orders.append(order)
    return orders


def invoice(core, order, **more):
    (document,) = core.call("orders.invoice", id=order, **more)["documents"]
    return document["number"]


def numbers(core, **more):
    return sorted(one["number"] for one in pages(core, "invoices.list", **more))


def test_each_device_has_a_series_of_its_own(tmp_path):
    with Devices(tmp_path) as devices:
        one, two = devices
        one.call("companies.create", name="Shop")
        orders = made(one, 3)
        devices.sync(0, 1)
        # Both devices issue invoices without contacting the container.
        assert [invoice(one, orders[0]), invoice(two, orders[1])] == ["I-00001", "I-B00001"]
        assert invoice(one, orders[2]) == "I-00002"
        assert invoice(two, made(two)[0]) == "I-B00002"
        devices.agree()
        assert numbers(one) == numbers(two) == ["I-00001", "I-00002", "I-B00001", "I-B00002"]
        devices.kill(1)
        assert invoice(devices[1], made(devices[1])[0]) == "I-B00003"
        devices.agree()
        assert devices.lines() == []


def test_halves_that_two_devices_have_invoiced_are_corrected_to_the_cent(tmp_path):
    """Two pieces at 0.77 with 7 percent of tax cost 1.65. One piece costs 0.82, so two invoices of one piece come to
    1.64."""
    with Devices(tmp_path) as devices:
        one = devices[0]
        one.call("companies.create", name="Shop")
        customer = one.call("contacts.create", kinds=["customer"], name="Café")["id"]
        line = {"text": "Sticker", "quantity": 2, "unitPrice": {"amount": 77, **EUR}, "taxRate": 7}
        order = one.call("orders.create", contact=customer, **EUR, lines=[line])
        for to in ("submitted", "inProgress"):
            one.call("orders.step", id=order["id"], to=to)
        devices.sync(0, 1)
        half = [{"line": order["lines"][0]["id"], "quantity": 1}]
        for core in devices:
            (document,) = core.call("orders.invoice", id=order["id"], lines=half)["documents"]
            assert document["gross"]["amount"] == 82
        devices.agree()
        done = one.call("orders.invoice", id=order["id"])["documents"]
        # The two partial invoices are credited, and one invoice for the whole order is issued.
        assert [(made["type"], made["gross"]["amount"]) for made in done] == [
            ("creditNote", 82), ("creditNote", 82), ("invoice", 165),
        ]  # fmt: skip
        assert one.call("orders.invoice", id=order["id"])["documents"] == []
        one.call("orders.payments.add", order=order["id"], amount={"amount": 165, **EUR})
        assert one.call("orders.get", id=order["id"])["paymentState"] == "paid"
        assert {made["paymentState"] for made in pages(one, "invoices.list") if made["type"] == "invoice"} == {"paid"}
        devices.agree()


def test_the_first_sale_of_a_shop_needs_no_network(tmp_path):
    """A new shop is set up and connected. The network fails before its first sale."""
    with Devices(tmp_path) as devices:
        devices[0].call("companies.create", name="Shop")
        devices[0].call("contacts.create", kinds=["customer"], name="Walk-in")
        devices.sync(0, 1)
        assert [invoice(one, made(one)[0]) for one in devices] == ["I-00001", "I-B00001"]
        devices.agree()
        assert numbers(devices[0]) == ["I-00001", "I-B00001"]


def test_a_device_that_was_never_confirmed_is_told_to_sync(tmp_path):
    with Devices(tmp_path, 1) as devices:
        one = devices[0]
        shop = one.call("companies.create", name="Shop")["id"]
        devices.sync(0)
        # The device had no order at its last contact with the container, so it claimed no number series there.
        (order,) = made(one)
        error = one.refused("orders.invoice", id=order)
        assert error["data"] == {"kind": "seriesUnconfirmed", "company": shop} and "sync.now" in error["message"]
        assert one.refused("orders.step", id=order, to="invoiced")["data"]["kind"] == "seriesUnconfirmed"
        devices.sync(0)
        assert invoice(one, order) == "I-00001"


def test_a_company_that_was_never_synced_needs_no_container(tmp_path):
    with Core(tmp_path / "device0") as core:
        core.call("companies.create", name="Shop")
        assert [invoice(core, order) for order in made(core, 2)] == ["I-00001", "I-00002"]
    with Devices(tmp_path) as devices:
        one, two = devices
        devices.sync(0, 1, 0)
        assert invoice(one, made(one)[0]) == "I-00003"
        assert invoice(two, made(two)[0]) == "I-B00001"
        devices.agree()
        assert numbers(two) == ["I-00001", "I-00002", "I-00003", "I-B00001"]


def test_two_devices_that_claim_at_once_get_two_series(tmp_path):
    """Both devices have the company and an order before either claims a series. The first claim in the container
    counts."""
    with Devices(tmp_path) as devices:
        one, two = devices
        one.call("companies.create", name="Shop")
        devices.sync(0, 1)
        orders = made(one), made(two)
        devices.sync(1, 0)
        assert [invoice(two, orders[1][0]), invoice(one, orders[0][0])] == ["I-00001", "I-B00001"]
        devices.agree()
        # The conflict lines are about the orders, which had the same order number.
        assert {one["type"] for one in devices.lines()} == {"order"}


def test_what_two_devices_have_invoiced_apart_is_evened_out(tmp_path):
    with Devices(tmp_path) as devices:
        one, two = devices
        one.call("companies.create", name="Shop")
        (order,) = made(one)
        devices.sync(0, 1)
        assert (invoice(one, order), invoice(two, order)) == ("I-00001", "I-B00001")
        devices.settle()
        (note,) = two.call("orders.invoice", id=order)["documents"]
        assert (note["type"], note["number"], note["gross"]["amount"]) == ("creditNote", "C-B00001", 1190)
        devices.agree()
        assert one.call("orders.invoice", id=order)["documents"] == []


@pytest.mark.parametrize("credited", [3, 2])
def test_what_two_devices_have_credited_apart_is_invoiced_again(tmp_path, credited):
    """Three pieces cost 35.70. A credit note only ever takes away from an invoice, so the surplus gets an invoice."""
    with Devices(tmp_path) as devices:
        one, two = devices
        one.call("companies.create", name="Shop")
        (order,) = made(one, quantity=3)
        invoice(one, order)
        devices.settle()
        line = one.call("orders.get", id=order)["lines"][0]["id"]
        for core in devices:
            core.call("orders.lines.credit", id=line, quantity=credited)
        devices.settle()
        owed = one.call("orders.get", id=order)["due"]["amount"]
        documents = two.call("orders.invoice", id=order)["documents"]
        surplus = (2 * credited - 3) * 1190 + owed
        assert [(made["type"], made["gross"]["amount"]) for made in documents] == [("invoice", surplus)]
        devices.agree()
        signs = {"invoice": 1, "creditNote": -1}
        assert sum(signs[one["type"]] * one["gross"]["amount"] for one in pages(one, "invoices.list")) == owed
        assert [core.call("orders.invoice", id=order)["documents"] for core in devices] == [[], []]


def test_an_order_that_one_device_cancels_and_another_invoices_is_credited(tmp_path):
    with Devices(tmp_path) as devices:
        one, two = devices
        one.call("companies.create", name="Shop")
        (order,) = made(one)
        devices.sync(0, 1)
        one.call("orders.step", id=order, to="cancelled")
        assert invoice(two, order) == "I-B00001"
        devices.settle()
        assert one.call("orders.get", id=order)["status"] == "cancelled"
        (note,) = one.call("orders.invoice", id=order)["documents"]
        assert (note["number"], note["invoiceNumber"]) == ("C-00001", "I-B00001")
        devices.agree()


def test_a_restored_directory_claims_a_new_series(tmp_path):
    """The device whose backup was restored may still be in use. So the restored device can't continue its series."""
    with Devices(tmp_path, 1) as devices:
        devices[0].call("companies.create", name="Shop")
        orders = made(devices[0], 3)
        devices.sync(0)
        assert invoice(devices[0], orders[0]) == "I-00001"
        devices.sync(0)
        file = tmp_path / "shop.tar"
        assert run("backup", str(file), "--data", str(devices.folder / "device0")).returncode == 0
        assert run("restore", str(file), str(tmp_path / "device9")).returncode == 0
        with Core(tmp_path / "device9", "--cloud", str(devices.file)) as restored:
            assert restored.refused("orders.invoice", id=orders[1])["data"]["kind"] == "seriesUnconfirmed"
            restored.call("sync.now", wait=True)
            assert invoice(restored, orders[1]) == "I-B00001"
            assert invoice(devices[0], orders[2]) == "I-00002"
            restored.call("sync.now", wait=True)
            devices.sync(0)
            assert numbers(devices[0]) == ["I-00001", "I-00002", "I-B00001"]


def test_a_restored_directory_without_a_container_goes_on_with_a_new_series(tmp_path):
    with Core(tmp_path / "one") as core:
        core.call("companies.create", name="Shop")
        assert invoice(core, made(core)[0]) == "I-00001"
    assert run("backup", str(tmp_path / "shop.tar"), "--data", str(tmp_path / "one")).returncode == 0
    assert run("restore", str(tmp_path / "shop.tar"), str(tmp_path / "two")).returncode == 0
    with Core(tmp_path / "two") as core:
        assert invoice(core, made(core)[0]) == "I-B00001"


@pytest.fixture
def lenient(tmp_path):
    """Accounts on a container that does not check rights, as in a cloud platform."""
    with Accounts(tmp_path, CloudLenient(CloudFile(tmp_path / "cloud.sqlite"))) as accounts:
        yield accounts


def document_of(account):
    (found,) = [one for one in account.records().values() if one["recordType"] == "Invoices"]
    return found, {"recordName": found["recordName"], "recordType": "Invoices", "zone": found["zone"]}


@pytest.mark.parametrize("forger", ["cy", "ada"])
def test_a_forged_document_is_accepted_by_no_device(lenient, forger):
    """No participant can change a document, and neither can the owner's account. The devices keep the original document
    and restore it."""
    shop = lenient.shop()
    lenient.join(shop, "bo", deptMask=2)
    lenient.join(shop, "cy", preset="management")
    (order,) = made(lenient["ada"], company=shop)
    lenient.settle()
    invoice(lenient["ada"], order, company=shop)
    lenient.settle()
    names = ("ada", "bo", "cy")
    (before,) = pages(lenient["ada"], "invoices.list", company=shop)

    def check():
        lenient.settle()
        for name in names:
            assert pages(lenient[name], "invoices.list", company=shop) == [before], name

    with Account(lenient.cloud, forger, shop) as forged:
        found, deletion = document_of(forged)
        cheap = found["fields"] | {"note": value("text", "Half the price")}
        assert forged.sent([found | {"fields": cheap}], []) != "permissionFailure"
        check()
        assert document_of(forged)[0]["fields"] == found["fields"]
        assert forged.sent([], [deletion]) != "permissionFailure"
        check()
        assert document_of(forged)[0]["fields"] == found["fields"]


@pytest.mark.parametrize("forger", ["bo", "ada"])
def test_a_container_refuses_a_changed_document(tmp_path, forger):
    with Accounts(tmp_path) as accounts:
        shop = accounts.shop()
        accounts.join(shop, "bo", deptMask=2)
        (order,) = made(accounts["ada"], company=shop)
        accounts.settle()
        invoice(accounts["ada"], order, company=shop)
        accounts.settle()
        with Account(accounts.cloud, forger, shop) as forged:
            found, deletion = document_of(forged)
            cheap = found["fields"] | {"note": value("text", "Half the price")}
            assert forged.sent([found | {"fields": cheap}], []) == "permissionFailure"
            assert forged.sent([], [deletion]) == "permissionFailure"
            assert document_of(forged)[0] == found


def test_a_participant_issues_in_a_series_of_their_own(tmp_path):
    with Accounts(tmp_path) as accounts:
        shop = accounts.shop()
        accounts.join(shop, "bo", deptMask=2)
        orders = made(accounts["ada"], 2, company=shop)
        accounts.settle()
        assert invoice(accounts["ada"], orders[0], company=shop) == "I-00001"
        assert invoice(accounts["bo"], orders[1], company=shop) == "I-B00001"
        accounts.settle()
        assert numbers(accounts["ada"], company=shop) == ["I-00001", "I-B00001"]


def test_a_clerk_of_the_inventory_takes_goods_back(tmp_path):
    """A return creates a credit note, which a user with rights for the inventory may issue. This user may not issue an
    invoice."""
    with Accounts(tmp_path) as accounts:
        shop = accounts.shop()
        ada = accounts["ada"]
        beans = ada.call("inventory.items.create", company=shop, **item(1), price={"amount": 450, **EUR})["id"]
        ada.call("inventory.stock.receive", company=shop, item=beans, quantity=9)
        customer = ada.call("contacts.create", company=shop, kinds=["customer"], name="Café")["id"]
        line = {"item": beans, "quantity": 2}
        order = ada.call("orders.create", company=shop, contact=customer, **EUR, lines=[line])
        for to in ("submitted", "inProgress"):
            ada.call("orders.step", company=shop, id=order["id"], to=to)
        shipped = [{"line": order["lines"][0]["id"], "quantity": 2}]
        ada.call("orders.ship", company=shop, id=order["id"], lines=shipped)
        accounts.join(shop, "bo", deptMask=1)
        accounts.settle()
        ada.call("orders.step", company=shop, id=order["id"], to="invoiced")
        accounts.settle()
        bo = accounts["bo"]
        assert bo.refused("orders.invoice", company=shop, id=order["id"])["data"]["kind"] == "forbidden"
        back = {"item": beans, "quantity": 1, "direction": "fromCustomer", "orderLine": order["lines"][0]["id"]}
        bo.call("inventory.stock.return", company=shop, **back)
        accounts.settle()
        assert numbers(ada, company=shop) == ["C-B00001", "I-00001"]
        assert ada.call("orders.get", company=shop, id=order["id"])["due"]["amount"] == 450
