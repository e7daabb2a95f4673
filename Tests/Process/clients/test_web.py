"""The shop's web page, used like by a person: items are searched, received, counted, ordered and shipped."""

import re

import pytest
from selenium.webdriver.common.keys import Keys

from support.browser import WebServer, needs_browser
from support.core import Core

pytestmark = needs_browser

DIALOG = "//dialog[@open]"


def test_one_searches_as_one_types(browser, web_shop):
    browser.open(web_shop.address, "Stock")
    browser.reads("3 items")
    assert browser.row("Beans").split()[-4:] == ["3", "kg", "3", "Low"]
    assert browser.row("Cups").split()[-4:] == ["0", "kg", "0", "Out"]
    assert "Low" not in browser.row("Green tea")
    browser.field("Search").send_keys("gre")
    browser.reads("1 item")
    assert browser.text("//tbody//a") == "Green tea"
    browser.reads("1 item", "//*[@id='said']")
    browser.field("Search").send_keys(" xyz")
    browser.reads("No item matches")
    browser.fill("Search", "be")
    browser.wait(lambda: browser.text("//tbody//a") == "Beans")
    browser.fill("Search", " ")
    browser.fill("Show", "Out of stock")
    browser.wait(lambda: browser.text("//tbody//a") == "Cups")
    browser.picture("search")


def test_what_is_received_is_seen_in_another_window(browser, web_shop):
    browser.open(web_shop.address, "Stock")
    list_window = browser.driver.current_window_handle
    browser.another_window(web_shop.address)
    browser.press("Beans")
    browser.heading("Beans")
    browser.press("Receive")
    browser.fill("Quantity", "4.5", DIALOG)
    browser.fill("Note", "By the back door", DIALOG)
    browser.press("Receive", DIALOG)
    browser.reads("7.5 kg", "//dl")
    browser.reads("Received: +4.5 kg (By the back door)")
    browser.picture("item")
    browser.look_at(list_window)
    browser.wait(lambda: "7.5 kg" in browser.row("Beans"))
    assert "Low" not in browser.row("Beans")
    browser.reads("Beans: 7.5 kg on hand", "//*[@id='said']")


def test_a_new_item(browser, web_shop):
    browser.open(web_shop.address, "Stock")
    browser.press("New item")
    browser.fill("Name", "</script><img src=x onerror=alert(1)>", DIALOG)
    browser.fill("SKU", "bean", DIALOG)
    browser.fill("Minimum stock", "1,000", DIALOG)
    browser.press("Add the item", DIALOG)
    assert "between thousands" in browser.error_of("Minimum stock", DIALOG)
    browser.fill("Minimum stock", "1000", DIALOG)
    browser.press("Add the item", DIALOG)
    # The core's message is shown beside its field, and the field has the focus.
    assert browser.error_of("SKU", DIALOG).startswith("Another item has the same sku")
    assert browser.focused().startswith("input SKU")
    browser.picture("error")
    browser.fill("SKU", "IMG", DIALOG)
    assert browser.field("SKU", DIALOG).get_attribute("aria-invalid") is None
    browser.press("Add the item", DIALOG)
    browser.heading("</script><img src=x onerror=alert(1)>")
    # The page that the server renders shows the same list.
    browser.open(web_shop.address, "Stock")
    browser.reads("4 items")
    assert browser.text("//tbody//a").startswith("</script><img")


def test_errors_stand_beside_their_fields(browser, web_shop):
    browser.open(web_shop.address, "Stock")
    browser.press("Beans")
    browser.press("Use up")
    browser.press("Use up", DIALOG)
    assert "missing" in browser.error_of("Quantity", DIALOG)
    browser.fill("Quantity", "100", DIALOG)
    browser.press("Use up", DIALOG)
    browser.wait(lambda: "3" in browser.error_of("Quantity", DIALOG))
    browser.fill("Quantity", "-1", DIALOG)
    browser.press("Use up", DIALOG)
    browser.wait(lambda: "more than 0" in browser.error_of("Quantity", DIALOG))
    browser.fill("Quantity", "1", DIALOG)
    browser.press("Use up", DIALOG)
    browser.reads("2 kg", "//dl")


def test_a_stocktake(browser, web_shop):
    browser.open(web_shop.address, "Stock")
    browser.press("Counts")
    browser.heading("Counts")
    browser.press("New count")
    browser.fill("Name", "Year's end", DIALOG)
    browser.press("Begin", DIALOG)
    browser.heading("Year's end")
    # Nothing was counted, so the submit button is disabled.
    submit = browser.find("//button[.='Submit']")
    assert submit.get_attribute("aria-disabled") == "true"
    browser.choose("Item", "bea", "Beans (BEAN)")
    browser.fill("Found", "2.5")
    browser.press("Record the quantity")
    browser.reads("-0.5", "//section[h2='Counted']")
    browser.press("Count Green tea")
    assert browser.focused().startswith("input Found")
    browser.keys("8", Keys.ENTER)
    browser.reads("none", "//section[h2='Counted']")
    browser.reads("All stock was counted.")
    browser.picture("count")
    browser.press("Submit")
    browser.reads("To be approved")
    browser.press("Approve")
    browser.press("Approve", DIALOG)
    browser.reads("State: Approved")
    page = web_shop.call("inventory.items.list", company=web_shop.first()["company"], order="sku", levels=True)
    assert page["items"][0]["level"]["onHand"] == 2.5


def test_an_order_through_to_its_customer(browser, web_shop):
    browser.open(web_shop.address, "Stock")
    browser.press("Orders")
    browser.press("New customer")
    browser.fill("Name", "Hotel Post", DIALOG)
    browser.fill("Email address", "nobody", DIALOG)
    browser.press("Add the customer", DIALOG)
    assert "email" in browser.error_of("Email address", DIALOG).lower()
    browser.fill("Email address", "post@example.com", DIALOG)
    browser.press("Add the customer", DIALOG)
    browser.press("New order")
    browser.choose("Customer", "hot", "Hotel Post", DIALOG)
    browser.press("Create the order", DIALOG)
    browser.heading("Draft order")
    browser.choose("Item", "gre", "Green tea")
    browser.wait(lambda: browser.field("Price of one").get_attribute("value") == "12.5")
    browser.fill("Quantity", "3")
    browser.press("Add the line")
    browser.reads("€37.50", "//section[h2='Lines']")
    browser.press("Submit")
    browser.heading("Order 1")
    # The button has disappeared, so a second press has no effect.
    browser.wait(lambda: browser.focused() == "h1 Order 1")
    browser.press("Begin work")
    browser.reads("In progress", "//dl")
    browser.press("Ship")
    browser.fill("Green tea", "9", DIALOG)
    browser.press("Ship", DIALOG)
    browser.reads("3", f"{DIALOG}//*[contains(@class, 'error') or @role='alert']")
    browser.fill("Green tea", "2", DIALOG)
    browser.press("Ship", DIALOG)
    browser.reads("Dispatch", "//section[h2='Dispatches']")
    browser.find("//section[h2='Dispatches']//button[.='Begin picking']").click()
    browser.reads("Picking", "//section[h2='Dispatches']")
    browser.press("Invoice")
    browser.press("Issue the invoice", DIALOG)
    browser.reads("Invoiced", "//dl")
    # An order that is shipped only in part can't be marked as shipped. The page shows the core's reason.
    browser.press("Mark as shipped")
    browser.reads("not possible now", "//main//*[@role='alert']")
    browser.press("Ship")
    browser.press("Ship", DIALOG)
    browser.wait(lambda: browser.find("//button[.='Ship']").get_attribute("aria-disabled") == "true")
    browser.press("Mark as shipped")
    browser.reads("Shipped", "//dl")
    browser.press("Record a payment")
    browser.press("Record the payment", DIALOG)
    browser.reads("€0.00", "//dl")
    browser.press("Mark as paid")
    browser.reads("Paid", "//dl")
    browser.picture("order")
    browser.press("Green tea")
    browser.reads("5 kg", "//dl")


@pytest.fixture
def people(beans):
    """A shop with an owner, Ada, and a warehouse worker, Bo."""
    with Core(beans) as core:
        core.call("companies.setTier", tier="business")
        core.call("access.credentials.create", username="ada", password="a long password")
        core.call("access.signIn", username="ada", password="a long password")
        bo = core.call("access.grant", preset="warehouse", name="Bo")["user"]
        core.call("access.credentials.create", user=bo, username="bo", password="another password")
        core.call("access.signOut")
    with WebServer(beans) as server:
        yield server


def sign_in(browser, name, password):
    browser.fill("Username", name)
    browser.fill("Password", password)
    browser.press("Sign in")


def test_who_may_not_is_told_why(browser, people):
    browser.open(people.address, "Sign in to Corner Shop")
    assert "Beans" not in browser.driver.page_source
    first = browser.driver.current_window_handle
    second = browser.another_window(people.address)
    sign_in(browser, "bo", "a wrong password")
    assert "wrong" in browser.error_of("Password")
    browser.picture("sign-in")
    browser.fill("Password", "another password")
    browser.press("Sign in")
    browser.heading("Stock")
    browser.reads("Bo", "//header//*[@class='caller']")
    browser.press("Beans")
    button = browser.find("//button[.='Correct the stock']")
    browser.wait(lambda: button.get_attribute("aria-disabled") == "true")
    browser.reads("Only managers of the inventory may do this.")
    describing = button.get_attribute("aria-describedby")
    assert browser.text(f"//*[@id='{describing}']") == "Only managers of the inventory may do this."
    button.send_keys(Keys.ENTER)
    assert browser.text(DIALOG) == "" and browser.focused() == "button Correct the stock"
    browser.picture("refused")
    # The other window is now signed in as Bo, too: only one person at a time can be signed in to a company.
    browser.look_at(first)
    browser.heading("Stock")
    browser.press("Sign out")
    browser.heading("Sign in to Corner Shop")
    browser.look_at(second)
    browser.heading("Sign in to Corner Shop")
    sign_in(browser, "ada", "a long password")
    browser.heading("Beans")
    browser.press("Correct the stock")
    browser.fill("Actual quantity", "4", DIALOG)
    browser.fill("Reason", "Counted", DIALOG)
    browser.press("Correct the stock", DIALOG)
    browser.reads("4 kg", "//dl")


def test_two_companies_are_never_mixed(browser, web_shop):
    other = web_shop.call("companies.create", name="Other Shop", idempotencyKey="other")["id"]
    web_shop.call("inventory.items.create", company=other, sku="BEAN", name="Hidden lamp", unit="piece")
    mine = next(one["id"] for one in web_shop.first()["companies"] if one["id"] != other)
    browser.open(f"{web_shop.address}?company={mine}", "Stock")
    first = browser.driver.current_window_handle
    browser.reads("Beans")
    second = browser.another_window(f"{web_shop.address}?company={other}")
    browser.reads("Hidden lamp")
    assert not re.search("Beans|Green tea", browser.driver.page_source)
    # An item with the same SKU is received in both companies at the same time.
    web_shop.call("inventory.stock.receive", company=other, sku="BEAN", quantity=7)
    web_shop.call("inventory.stock.receive", company=mine, sku="BEAN", quantity=1)
    browser.wait(lambda: "7 piece" in browser.row("Hidden lamp"))
    browser.field("Search").send_keys("bean")
    browser.reads("1 item")
    browser.look_at(first)
    browser.wait(lambda: "4 kg" in browser.row("Beans"))
    assert "lamp" not in browser.driver.page_source
    # The page of one company does not find an item of the other company.
    item = web_shop.call("inventory.items.list", company=other)["items"][0]["id"]
    browser.open(f"{web_shop.address}?company={mine}#/items/{item}")
    browser.driver.refresh()
    browser.reads("There is no", "//main//*[@role='alert']")
    assert "lamp" not in browser.driver.page_source
    # The list of companies leads to the other company.
    browser.press("All stock")
    browser.fill("Company", "Other Shop")
    browser.reads("Hidden lamp")
    assert "Beans" not in browser.driver.page_source
    browser.look_at(second)
    browser.wait(lambda: browser.text("//tbody//a") == "Hidden lamp")
