"""Purchases in the shop's page: low stock, suggested purchases, and receipts."""

import pytest
from selenium.webdriver.common.keys import Keys

from support.browser import WebServer, needs_browser
from support.core import Core

pytestmark = needs_browser
DIALOG = "//dialog[@open]"


def eur(amount):
    return {"amount": amount, "currency": "EUR"}


@pytest.fixture
def buyer(beans):
    """A shop in which three items are low. Two of them have a supplier, and one of these two has batches."""
    with Core(beans) as core:
        mill = core.call("contacts.create", name="Mill", kinds=["supplier"])["id"]
        core.call("inventory.items.update", sku="BEAN", changes={"supplier": mill, "cost": eur(210)})
        core.call("inventory.items.update", sku="CUP", changes={"minStock": 10})
        core.call(
            "inventory.items.create", sku="MILK", name="Milk", unit="l", minStock=4, trackBatch=True, supplier=mill
        )
    with WebServer(beans) as server:
        yield server


def test_low_stock_becomes_a_purchase_and_comes(browser, buyer):
    company = buyer.first()["company"]
    browser.open(buyer.address, "Stock")
    stock_window = browser.driver.current_window_handle
    browser.another_window(buyer.address)
    browser.press("Low stock")
    browser.heading("Low stock")
    lacking = "//section[h2='Items']//tr[th[contains(., 'Beans')]]"
    browser.wait(lambda: browser.text(lacking).split()[-6:] == ["2", "kg", "3", "5", "0", "0"])
    browser.reads("Mill", "//section[h2='Suggested purchases']")
    browser.reads("€4.20", "//section[h2='Suggested purchases']")
    browser.reads("These items have no supplier", "//section[h2='Suggested purchases']")
    browser.reads("Cups", "//section[h2='Suggested purchases']//ul")
    browser.picture("low")
    # The suggested purchase is stored only when the person presses the button.
    assert buyer.call("purchases.list", company=company)["items"] == []
    # The stock falls further, and the suggestion changes.
    buyer.call("inventory.stock.consume", company=company, sku="BEAN", quantity=1)
    browser.reads("€6.30", "//section[h2='Suggested purchases']")
    browser.press("Make the purchases")
    browser.heading("Draft purchase")
    browser.reads("A draft purchase was made", "//*[@id='said']")
    assert "€6.30" in browser.row("Beans")
    browser.press("Order the goods")
    browser.heading("Purchase P-00001")
    browser.reads("Ordered", "//dl")
    browser.press("Receive")
    browser.wait(lambda: browser.field("Beans (kg)", DIALOG).get_attribute("value") == "3")
    # The batch of the milk is missing. The message is beside its field.
    browser.press("Receive", DIALOG)
    assert "Batch is missing" in browser.error_of("Batch of Milk", DIALOG)
    browser.fill("Batch of Milk", "M-7", DIALOG)
    browser.fill("Beans (kg)", "5", DIALOG)
    browser.press("Receive", DIALOG)
    assert "at most 3" in browser.error_of("Beans (kg)", DIALOG)
    browser.picture("receive")
    browser.fill("Beans (kg)", "2", DIALOG)
    browser.press("Receive", DIALOG)
    browser.reads("Partly received", "//dl")
    browser.reads("2 kg Beans", "//section[h2='Receipts']")
    browser.reads("4 l Milk", "//section[h2='Receipts']")
    browser.look_at(stock_window)
    browser.wait(lambda: "4 kg" in browser.row("Beans"))
    browser.look_at(browser.driver.window_handles[-1])
    # More goods arrive than were ordered, and a manager accepts them.
    browser.press("Receive")
    browser.fill("Beans (kg)", "3", DIALOG)
    browser.field("Accept more than was ordered", DIALOG).click()
    browser.press("Receive", DIALOG)
    browser.reads("Received", "//dl")
    browser.picture("purchase")
    browser.press("Close")
    browser.reads("Closed", "//dl")
    browser.press("All purchases")
    browser.heading("Purchases")
    browser.wait(lambda: "Closed" in browser.row("Purchase P-00001") and "€6.30" in browser.row("Purchase P-00001"))
    browser.fill("Show", "Draft")
    browser.reads("No purchases to show")


def test_a_draft_is_changed_and_cancelled(browser, buyer):
    company = buyer.first()["company"]
    buyer.call("purchases.suggest", company=company)
    browser.open(f"{buyer.address}#/low", "Low stock")
    # The goods are in a draft purchase now, so they are not suggested again.
    make = browser.find("//button[.='Make the purchases']")
    browser.wait(lambda: make.get_attribute("aria-disabled") == "true")
    browser.reads("Nothing is to be ordered.")
    (draft,) = buyer.call("purchases.list", company=company)["items"]
    other = browser.another_window(f"{buyer.address}#/purchases/{draft['id']}")
    browser.heading("Draft purchase")
    browser.press("Remove Milk")
    browser.wait(lambda: "Milk" not in browser.text("//section[h2='Lines']"))
    browser.look_at(browser.driver.window_handles[0])
    browser.reads("Milk", "//section[h2='Suggested purchases']")
    browser.look_at(other)
    # A purchase without lines can't be ordered.
    browser.press("Remove Beans")
    order = browser.find("//button[.='Order the goods']")
    browser.wait(lambda: order.get_attribute("aria-disabled") == "true")
    browser.press("Cancel the purchase")
    browser.fill("Reason", "Nothing is left of it", DIALOG)
    browser.press("Cancel the purchase", DIALOG)
    browser.reads("Cancelled", "//dl")
    browser.reads("Nothing is left of it", "//section[h2='History']")


def test_a_purchase_by_the_keyboard(browser, buyer):
    browser.open(f"{buyer.address}#/low", "Low stock")
    browser.reads("€4.20")
    button = browser.find("//button[.='Make the purchases']")
    browser.script("arguments[0].focus()", button)
    browser.keys(Keys.ENTER)
    browser.heading("Draft purchase")
    browser.wait(lambda: browser.focused() == "h1 Draft purchase")


def test_who_may_not_buy_is_told_why(browser, beans):
    with Core(beans) as core:
        core.call("companies.setTier", tier="business")
        core.call("access.credentials.create", username="ada", password="a long password")
        core.call("access.signIn", username="ada", password="a long password")
        bo = core.call("access.grant", preset="warehouse", name="Bo")["user"]
        core.call("access.credentials.create", user=bo, username="bo", password="another password")
        core.call("access.signOut")
    with WebServer(beans) as shop:
        browser.open(f"{shop.address}#/low", "Sign in to Corner Shop")
        browser.fill("Username", "bo")
        browser.fill("Password", "another password")
        browser.press("Sign in")
        browser.heading("Low stock")
        browser.wait(lambda: "Beans" in browser.text("//section[h2='Items']"))
        make = browser.find("//button[.='Make the purchases']")
        browser.wait(lambda: make.get_attribute("aria-disabled") == "true")
        browser.reads("Only staff of orders may do this.")
        browser.press("Counter")
        browser.heading("Counter")
        browser.reads("Only staff of orders may do this.")
        browser.press("Invoices")
        browser.wait(lambda: browser.text("//main//*[@role='alert']") != "")
