"""Invoices in the shop's page: orders are invoiced, and invoices are paid, credited and printed."""

import base64
import re

import pytest

from support.browser import WebServer, needs_browser
from support.core import Core

pytestmark = needs_browser
DIALOG = "//dialog[@open]"
SELLER = {"lines": ["Fischmarkt 1"], "postalCode": "20359", "city": "Hamburg", "country": "DE"}
BUYER = {"lines": ["Domgasse 5"], "postalCode": "1010", "city": "Wien", "country": "AT"}


def eur(amount):
    return {"amount": amount, "currency": "EUR"}


@pytest.fixture
def order(beans):
    """An order in progress, in a shop that has all the data that an invoice needs."""
    with Core(beans) as core:
        bank = {"iban": "DE02120300000000202051", "bic": "BYLADEM1001"}
        changes = {"legalName": "Corner Shop GmbH", "address": SELLER, "taxId": "DE123456789", "bank": bank}
        core.call("companies.update", changes=changes | {"paymentTerms": "To be paid within 14 days."})
        customer = core.call("contacts.list")["items"][0]
        address = {"label": "billing", "address": BUYER, "isDefault": True}
        core.call("contacts.update", id=customer["id"], changes={"paymentDays": 14, "addresses": [address]})
        made = core.call("orders.create", contact=customer["id"], currency="EUR", lines=LINES)
        for status in ("submitted", "inProgress"):
            core.call("orders.step", id=made["id"], to=status)
    return made


@pytest.fixture
def ordered(beans, order):
    with WebServer(beans) as server:
        yield server


@pytest.fixture
def invoice(beans, order):
    """The invoice of the whole order."""
    with Core(beans) as core:
        return core.call("orders.invoice", id=order["id"])["documents"][0]


LINES = [
    {"sku": "TEA", "quantity": 3, "taxRate": 7},
    {"text": "Repair", "quantity": 2, "unitPrice": eur(1000), "taxRate": 19},
]


def listed(shop, **params):
    return shop.call("invoices.list", company=shop.first()["company"], **params)["items"]


def test_an_order_is_invoiced_in_parts(browser, ordered, order):
    browser.open(ordered.address, "Stock")
    browser.press("Invoices")
    browser.heading("Invoices")
    browser.reads("No invoices to show")
    listing = browser.driver.current_window_handle
    browser.another_window(f"{ordered.address}#/orders/{order['id']}")
    browser.heading("Order 1")
    browser.press("Invoice")
    # The form is filled in with all quantities that are not invoiced yet.
    assert browser.field("Green tea (kg)", DIALOG).get_attribute("value") == "3"
    browser.fill("Green tea (kg)", "4", DIALOG)
    browser.press("Issue the invoice", DIALOG)
    assert "at most the 3" in browser.error_of("Green tea (kg)", DIALOG)
    browser.fill("Green tea (kg)", "1", DIALOG)
    browser.fill("Repair", "", DIALOG)
    browser.picture("invoice-form")
    browser.press("Issue the invoice", DIALOG)
    browser.reads("Invoice I-00001", "//section[h2='Invoices']")
    browser.reads("In progress", "//dl")
    # An invoiced order's lines can't be changed.
    browser.wait(lambda: "Add a line" not in browser.text("//main"))
    # The other window shows the new invoice immediately.
    browser.look_at(listing)
    browser.wait(lambda: "€13.38" in browser.row("Invoice I-00001"))
    assert "Open" in browser.row("Invoice I-00001")
    browser.look_at(browser.driver.window_handles[-1])
    browser.press("Invoice")
    assert browser.field("Green tea (kg)", DIALOG).get_attribute("value") == "2"
    browser.press("Issue the invoice", DIALOG)
    browser.reads("Invoice I-00002", "//section[h2='Invoices']")
    browser.reads("Invoiced", "//dl")
    browser.wait(lambda: not browser.driver.find_elements("xpath", "//button[.='Invoice']"))
    assert [one["number"] for one in listed(ordered)] == ["I-00002", "I-00001"]
    browser.look_at(listing)
    browser.wait(lambda: "€50.55" in browser.row("Invoice I-00002"))
    browser.picture("invoices")


def test_an_invoice_is_paid_and_credited(browser, beans, invoice):
    with Core(beans) as core:
        line = next(one["line"] for one in invoice["lines"] if one["text"] == "Repair")
        core.call("orders.lines.credit", id=line, quantity=1, reason="Not needed")
    with WebServer(beans) as shop:
        pay_and_look(browser, shop, invoice)


def pay_and_look(browser, shop, invoice):
    browser.open(f"{shop.address}#/invoices", "Invoices")
    listing = browser.driver.current_window_handle
    browser.wait(lambda: "Open" in browser.row("I-00001"))
    browser.another_window(f"{shop.address}#/invoices/{invoice['id']}")
    browser.heading("Invoice I-00001")
    browser.reads("€63.93", "//dl")
    browser.wait(lambda: "7 %" in browser.row("Green tea") and "€23.80" in browser.row("Repair"))
    browser.wait(lambda: browser.text("//section[h2='Taxes']//tbody").split()[:4] == ["7", "%", "€37.50", "€2.63"])
    browser.press("Record a payment")
    assert browser.field("Amount (EUR)", DIALOG).get_attribute("value") == "52.03"
    browser.fill("Amount (EUR)", "0", DIALOG)
    browser.press("Record the payment", DIALOG)
    browser.error_of("Amount (EUR)", DIALOG)
    browser.fill("Amount (EUR)", "40.13", DIALOG)
    browser.fill("How", "Card", DIALOG)
    browser.press("Record the payment", DIALOG)
    browser.reads("Card", "//section[h2='Payments']")
    browser.reads("Paid in part", "//dl")
    browser.reads("Credit note C-00001: Not needed", "//section[h2='Credit notes']")
    browser.reads("-€11.90", "//section[h2='Credit notes']")
    browser.reads("€11.90", "//dl/div[dt='Still to be paid']")
    browser.picture("invoice")
    browser.press("Record a payment")
    browser.press("Record the payment", DIALOG)
    browser.reads("Paid", "//dl/div[dt='State']")
    browser.wait(lambda: not browser.driver.find_elements("xpath", "//button[.='Record a payment']"))
    browser.look_at(listing)
    browser.wait(lambda: "Paid" in browser.row("Invoice I-00001") and "€0.00" in browser.row("Invoice I-00001"))
    browser.fill("Show", "Credit notes")
    browser.wait(lambda: browser.text("//tbody//a") == "Credit note C-00001")
    browser.press("Credit note C-00001")
    browser.heading("Credit note C-00001")
    browser.reads("Not needed", "//dl")
    browser.press("Invoice I-00001")
    browser.heading("Invoice I-00001")


def test_open_and_overdue_invoices(browser, data, beans):
    with Core(beans, "--clock", "2026-01-05T12:00:00Z") as core:
        customer = core.call("contacts.create", name="Late payer", kinds=["customer"], paymentDays=7)["id"]
        for contact in (customer, core.call("contacts.list", text="Mozart")["items"][0]["id"]):
            made = core.call("orders.create", contact=contact, currency="EUR", lines=LINES)
            for status in ("submitted", "inProgress", "invoiced"):
                core.call("orders.step", id=made["id"], to=status)
    with WebServer(beans) as shop:
        browser.open(f"{shop.address}#/invoices", "Invoices")
        browser.wait(lambda: "Overdue" in browser.row("Late payer") and "Open" in browser.row("Café Mozart"))
        assert "due Jan 12, 2026" in browser.row("Late payer")
        browser.fill("Show", "Overdue")
        browser.wait(lambda: browser.text("//tbody//a") == "Invoice I-00001")
        browser.fill("Show", "Open")
        browser.wait(lambda: browser.text("//tbody//a").split("\n") == ["Invoice I-00002", "Invoice I-00001"])
        browser.field("Search").send_keys("late")
        browser.wait(lambda: browser.text("//tbody//a") == "Invoice I-00001")


def test_the_print_view_has_the_whole_document(browser, invoice, ordered):
    browser.media(prefers_color_scheme="dark")
    browser.open(f"{ordered.address}#/invoices/{invoice['id']}", "Invoice I-00001")
    browser.press("Print view")
    browser.reads("Corner Shop GmbH", "//article")
    text = browser.text("//article")
    for words in (
        *("Fischmarkt 1", "20359 Hamburg", "DE123456789", "Café Mozart", "Domgasse 5", "1010 Wien", "I-00001"),
        *("Green tea", "3 kg", "€12.50", "Repair", "Tax 7 % on €37.50", "€2.63", "Tax 19 % on €20.00", "€3.80"),
        *("Amount without tax", "€57.50", "€63.93", "To be paid within 14 days.", "IBAN DE02120300000000202051"),
    ):
        assert words in text, (words, text)
    browser.picture("paper")
    browser.script("window.print = () => { document.body.dataset.printed = 'yes'; }")
    browser.press("Print")
    assert browser.script("return document.body.dataset.printed") == "yes"
    # The printed page contains only the document, dark on white, on one page.
    browser.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    shown = """return ['#top', '#foot', '.screen'].map((one) => document.querySelector(one).checkVisibility())"""
    assert browser.script(shown) == [False, False, False]
    colours = "const s = getComputedStyle(document.body); return [s.color, s.backgroundColor]"
    assert browser.script(colours) == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
    browser.picture("paper-print")
    browser.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    pages = {"paperWidth": 8.27, "paperHeight": 11.69}
    pdf = base64.b64decode(browser.driver.execute_cdp_cmd("Page.printToPDF", pages)["data"])
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
