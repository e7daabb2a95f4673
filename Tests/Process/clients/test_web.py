"""The shop's page, used as a person would: with a mouse, with the keyboard alone, on a telephone, by ear."""

import re
import shutil
import sys

import pytest
from selenium.webdriver.common.keys import Keys

from support.browser import Browser, WebServer
from support.core import Core

pytestmark = pytest.mark.skipif(
    sys.platform == "darwin" and not shutil.which("chromium"), reason="brew has no browser for tests"
)

DIALOG = "//dialog[@open]"


@pytest.fixture(scope="module")
def engine():
    one = Browser()
    yield one
    one.close()


@pytest.fixture
def browser(engine):
    """A browser that complains of nothing by the end."""
    engine.begin()
    yield engine
    assert engine.faults() == []


@pytest.fixture
def beans(data):
    """A shop with some things in it."""
    with Core(data) as core:
        core.call("companies.create", name="Corner Shop", currency="EUR")
        core.call("inventory.locations.create", name="Shelf", code="A-1")
        for sku, name, low, there in (("BEAN", "Beans", 5, 3), ("TEA", "Green tea", 2, 8), ("CUP", "Cups", None, 0)):
            core.call("inventory.items.create", sku=sku, name=name, unit="kg", minStock=low)
            if there:
                core.call("inventory.stock.receive", sku=sku, quantity=there)
        core.call("inventory.items.update", sku="TEA", changes={"price": {"amount": 1250, "currency": "EUR"}})
        core.call("contacts.create", name="Café Mozart", kinds=["customer"])
    return data


@pytest.fixture
def shop(beans):
    with WebServer(beans) as server:
        yield server


def test_one_searches_as_one_types(browser, shop):
    browser.open(shop.address, "Stock")
    browser.reads("3 items")
    assert browser.row("Beans").split()[-4:] == ["3", "kg", "3", "Low"]
    assert browser.row("Cups").split()[-4:] == ["0", "kg", "0", "Out"]
    assert "Low" not in browser.row("Green tea")
    browser.field("Search").send_keys("gre")
    browser.reads("1 item")
    assert browser.text("//tbody//a") == "Green tea"
    browser.reads("1 item", "//*[@id='said']")
    browser.field("Search").send_keys(" xyz")
    browser.reads("No item fits")
    browser.fill("Search", "be")
    browser.wait(lambda: browser.text("//tbody//a") == "Beans")
    browser.fill("Search", " ")
    browser.fill("Show", "Out of stock")
    browser.wait(lambda: browser.text("//tbody//a") == "Cups")
    browser.picture("search")


def test_what_is_received_is_seen_in_another_window(browser, shop):
    browser.open(shop.address, "Stock")
    list_window = browser.driver.current_window_handle
    browser.another_window(shop.address)
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


def test_a_new_item(browser, shop):
    browser.open(shop.address, "Stock")
    browser.press("New item")
    browser.fill("Name", "</script><img src=x onerror=alert(1)>", DIALOG)
    browser.fill("SKU", "bean", DIALOG)
    browser.fill("Low below", "1,000", DIALOG)
    browser.press("Make the item", DIALOG)
    assert "no sign between thousands" in browser.error_of("Low below", DIALOG)
    browser.fill("Low below", "1000", DIALOG)
    browser.press("Make the item", DIALOG)
    # What the core says, beside the field that it is about, which has the focus.
    assert browser.error_of("SKU", DIALOG).startswith("Another item has the same sku")
    assert browser.focused().startswith("input SKU")
    browser.picture("error")
    browser.fill("SKU", "IMG", DIALOG)
    assert browser.field("SKU", DIALOG).get_attribute("aria-invalid") is None
    browser.press("Make the item", DIALOG)
    browser.heading("</script><img src=x onerror=alert(1)>")
    # The same in the page that the server makes.
    browser.open(shop.address, "Stock")
    browser.reads("4 items")
    assert browser.text("//tbody//a").startswith("</script><img")


def test_errors_stand_beside_their_fields(browser, shop):
    browser.open(shop.address, "Stock")
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


def test_a_stocktake(browser, shop):
    browser.open(shop.address, "Stock")
    browser.press("Counts")
    browser.heading("Counts")
    browser.press("New count")
    browser.fill("Name", "Year's end", DIALOG)
    browser.press("Begin", DIALOG)
    browser.heading("Year's end")
    # Nothing was counted, and so there is nothing to submit.
    submit = browser.find("//button[.='Submit']")
    assert submit.get_attribute("aria-disabled") == "true"
    browser.choose("Item", "bea", "Beans (BEAN)")
    browser.fill("Found", "2.5")
    browser.press("Note it")
    browser.reads("-0.5", "//section[h2='Counted']")
    browser.press("Count Green tea")
    assert browser.focused().startswith("input Found")
    browser.keys("8", Keys.ENTER)
    browser.reads("none", "//section[h2='Counted']")
    browser.reads("Everything that the ledger knows of was counted.")
    browser.picture("count")
    browser.press("Submit")
    browser.reads("To be approved")
    browser.press("Approve")
    browser.press("Approve", DIALOG)
    browser.reads("State: Approved")
    assert shop.call("inventory.stock.levels", company=shop.first()["company"])["items"][0]["onHand"] == 2.5


def test_an_order_through_to_its_customer(browser, shop):
    browser.open(shop.address, "Stock")
    browser.press("Orders")
    browser.press("New customer")
    browser.fill("Name", "Hotel Post", DIALOG)
    browser.fill("Email address", "nobody", DIALOG)
    browser.press("Make the customer", DIALOG)
    assert "email" in browser.error_of("Email address", DIALOG).lower()
    browser.fill("Email address", "post@example.com", DIALOG)
    browser.press("Make the customer", DIALOG)
    browser.press("New order")
    browser.choose("Customer", "hot", "Hotel Post", DIALOG)
    browser.press("Make the order", DIALOG)
    browser.heading("Draft order")
    browser.choose("Item", "gre", "Green tea")
    browser.wait(lambda: browser.field("Price of one").get_attribute("value") == "12.5")
    browser.fill("Quantity", "3")
    browser.press("Add it")
    browser.reads("€37.50", "//section[h2='Lines']")
    browser.press("Submit")
    browser.heading("Order 1")
    # The button is gone: whoever presses it twice takes no second step.
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
    browser.press("Mark as invoiced")
    browser.reads("Invoiced", "//dl")
    # What is not all shipped can't be marked so, and the core says why.
    browser.press("Mark as shipped")
    browser.reads("not open to it", "//main//*[@role='alert']")
    browser.press("Ship")
    browser.press("Ship", DIALOG)
    browser.wait(lambda: browser.find("//button[.='Ship']").get_attribute("aria-disabled") == "true")
    browser.press("Mark as shipped")
    browser.reads("Shipped", "//dl")
    browser.press("Note a payment")
    browser.press("Note it", DIALOG)
    browser.reads("€0.00", "//dl")
    browser.press("Mark as paid")
    browser.reads("Paid", "//dl")
    browser.picture("order")
    browser.press("Green tea")
    browser.reads("5 kg", "//dl")


@pytest.fixture
def people(beans):
    """Ada owns the shop, and Bo works in its warehouse."""
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
    button = browser.find("//button[.='Correct']")
    browser.wait(lambda: button.get_attribute("aria-disabled") == "true")
    browser.reads("For managers of the inventory.")
    describing = button.get_attribute("aria-describedby")
    assert browser.text(f"//*[@id='{describing}']") == "For managers of the inventory."
    button.send_keys(Keys.ENTER)
    assert browser.text(DIALOG) == "" and browser.focused() == "button Correct"
    browser.picture("refused")
    # The other window is his, too, as the company has one at work at a time.
    browser.look_at(first)
    browser.heading("Stock")
    browser.press("Sign out")
    browser.heading("Sign in to Corner Shop")
    browser.look_at(second)
    browser.heading("Sign in to Corner Shop")
    sign_in(browser, "ada", "a long password")
    browser.heading("Beans")
    browser.press("Correct")
    browser.fill("There are", "4", DIALOG)
    browser.fill("Reason", "Counted", DIALOG)
    browser.press("Correct", DIALOG)
    browser.reads("4 kg", "//dl")


def tab_to(browser, what, limit=40):
    """Goes on by the Tab key until something has the focus, which must be seen."""
    for _ in range(limit):
        browser.keys(Keys.TAB)
        if browser.focused().startswith(what):
            style = browser.script(
                "const s = getComputedStyle(document.activeElement); return s.outlineStyle + s.outlineWidth"
            )
            assert style == "solid3px", (what, style)
            return
    raise AssertionError(f"{what} can't be reached: {browser.focused()}")


def test_the_keyboard_alone(browser, shop):
    browser.open(shop.address, "Stock")
    browser.keys(Keys.TAB)
    assert browser.focused() == "a Skip to the content"
    browser.keys(Keys.ENTER)
    tab_to(browser, "input Search", 3)
    browser.keys("beans")
    browser.reads("1 item")
    tab_to(browser, "a Beans", 3)
    browser.keys(Keys.ENTER)
    browser.heading("Beans")
    browser.wait(lambda: browser.focused() == "h1 Beans")
    tab_to(browser, "button Receive", 4)
    browser.keys(Keys.ENTER)
    browser.wait(lambda: browser.focused().startswith("input Quantity"))
    browser.keys("2", Keys.ESCAPE)
    browser.wait(lambda: browser.focused() == "button Receive")
    browser.keys(Keys.SPACE)
    browser.wait(lambda: browser.focused().startswith("input Quantity"))
    # Within the dialog the Tab key stays, and comes to everything.
    for name in ("select Where", "input Note", "button Receive", "button Cancel"):
        tab_to(browser, name, 1)
    browser.field("Quantity", DIALOG).send_keys("2", Keys.ENTER)
    browser.reads("5 kg", "//dl")
    browser.wait(lambda: browser.focused() == "button Receive")
    # What changes meanwhile takes the focus from nobody.
    shop.call("inventory.stock.receive", company=shop.first()["company"], sku="BEAN", quantity=1)
    browser.reads("6 kg", "//dl")
    assert browser.focused() == "button Receive"


def stops(browser):
    """All that the Tab key comes to, once around."""
    browser.script("document.activeElement.blur(); window.scrollTo(0, 0)")
    found = []
    for _ in range(60):
        browser.keys(Keys.TAB)
        now = browser.focused()
        if now.startswith("body") or now in found:
            break
        found.append(now)
    return found


def test_the_order_of_the_keyboard_is_that_of_the_page(browser, shop):
    browser.open(shop.address, "Stock")
    browser.reads("3 items")
    assert [one.split(" ", 1)[1] for one in stops(browser)] == [
        *("Skip to the content", "Company", "Stock", "Counts", "Orders", "New item"),
        *("Search by name, SKU or barcode", "Show", "Beans", "Cups", "Green tea"),
    ]


@pytest.fixture
def wide(shop):
    """Names and numbers as long as they may be."""
    company = shop.first()["company"]
    item = shop.call("inventory.items.create", company=company, sku="W" * 64, name="Unbreakable" * 18, unit="package")
    shop.call("inventory.stock.receive", company=company, item=item["id"], quantity=123456789.12345)
    contact = shop.call("contacts.create", company=company, name="Donaudampfschifffahrt" * 9, kinds=["customer"])
    line = {"item": item["id"], "quantity": 12345.5, "unitPrice": {"amount": 123456789, "currency": "EUR"}}
    order = shop.call("orders.create", company=company, contact=contact["id"], currency="EUR", lines=[line])
    shop.call("orders.step", company=company, id=order["id"], to="submitted")
    count = shop.call("inventory.counts.create", company=company, name="Inventory" * 20)
    shop.call("inventory.counts.record", company=company, count=count["id"], item=item["id"], quantity=1.5)
    return {"": "", "items": item["id"], "orders": order["id"], "counts": count["id"]}


@pytest.mark.parametrize("kind", ["", "items", "orders", "counts", "orders/", "counts/"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_wider_than_a_telephone(browser, shop, wide, kind, scheme):
    browser.phone()
    browser.media(prefers_color_scheme=scheme)
    path = kind if kind.endswith("/") else f"{kind}/{wide[kind]}"
    browser.open(f"{shop.address}#/{path}")
    browser.wait(lambda: "Unbreakable" in browser.text("//main") or kind.endswith("/"))
    browser.wait(lambda: "Loading" not in browser.text("//main"))
    browser.picture(f"phone-{kind.strip('/') or 'stock'}{'-list' * kind.endswith('/')}-{scheme}")
    assert browser.script("return document.documentElement.scrollWidth") == 360
    outside = """return [...document.querySelectorAll('main button, main input, main select, main a')]
        .filter((one) => !one.closest('.wide') && one.getBoundingClientRect().right > 360.5)
        .map((one) => one.textContent)"""
    assert browser.script(outside) == []
    assert browser.script(TOO_PALE) == []


# Texts with too little contrast to what is behind them (WCAG, level AA: 4.5 to 1).
TOO_PALE = """
const numbers = (colour) => colour.match(/[\\d.]+/g).map(Number);
const light = ([r, g, b]) => [r, g, b].map((c) => (c /= 255) <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
  .reduce((sum, c, n) => sum + c * [0.2126, 0.7152, 0.0722][n], 0);
const behind = (one) => {
  for (; one; one = one.parentElement) {
    const colour = numbers(getComputedStyle(one).backgroundColor);
    if (colour[3] !== 0) return colour;
  }
  return [255, 255, 255];
};
return [...document.querySelectorAll('body *')].filter((one) => one.checkVisibility()
    && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())).filter((one) => {
  const pair = [light(numbers(getComputedStyle(one).color)), light(behind(one))].sort((a, b) => b - a);
  return (pair[0] + 0.05) / (pair[1] + 0.05) < 4.5;
}).map((one) => `${one.localName} ${one.textContent}`);
"""


def test_what_a_screen_reader_is_told(browser, shop):
    browser.open(shop.address, "Stock")
    browser.reads("3 items")
    told = browser.accessible()
    names = {(role, name) for role, name, _ in told}
    assert {
        *(("banner", ""), ("main", ""), ("contentinfo", ""), ("navigation", "Main"), ("search", "Items")),
        *(("heading", "Stock"), ("link", "Skip to the content"), ("combobox", "Company"), ("combobox", "Show")),
        *(("searchbox", "Search by name, SKU or barcode"), ("button", "New item")),
        *(("table", "Items with what there is of them"), ("columnheader", "On hand"), ("columnheader", "State")),
        *(("rowheader", "Beans BEAN"), ("cell", "Low"), ("cell", "Enough"), ("cell", "3 kg")),
    } <= names, sorted(names)
    # Whatever can be used has a name.
    nameless = [
        role for role, name, _ in told if role in ("button", "link", "textbox", "searchbox", "combobox") and not name
    ]
    assert nameless == []
    assert [name for role, name, _ in told if role == "heading"] == ["Stock"]
    browser.press("Beans")
    browser.press("Receive")
    browser.press("Receive", DIALOG)
    browser.error_of("Quantity", DIALOG)
    field = next(node for role, name, node in browser.accessible() if role == "textbox" and name.startswith("Quantity"))
    properties = {one["name"]: one["value"].get("value") for one in field["properties"]}
    assert (properties["invalid"], properties["required"], properties["focused"]) == ("true", True, True)
    assert "missing" in field["description"]["value"]
    assert ("dialog", "Receive Beans") in {(role, name) for role, name, _ in browser.accessible()}


def test_who_wants_nothing_to_move(browser, shop):
    browser.media(prefers_reduced_motion="reduce")
    browser.open(shop.address, "Stock")
    browser.reads("3 items")
    browser.script("Element.prototype.animate = () => { document.body.dataset.moved = true; }")
    shop.call("inventory.stock.receive", company=shop.first()["company"], sku="BEAN", quantity=1)
    browser.wait(lambda: "4 kg" in browser.row("Beans"))
    assert browser.script("return document.body.dataset.moved ?? null") is None
    assert browser.script("return getComputedStyle(document.querySelector('button')).transitionDuration") == "0s"


def test_two_companies_are_never_mixed(browser, shop):
    other = shop.call("companies.create", name="Other Shop", idempotencyKey="other")["id"]
    shop.call("inventory.items.create", company=other, sku="BEAN", name="Hidden lamp", unit="piece")
    mine = next(one["id"] for one in shop.first()["companies"] if one["id"] != other)
    browser.open(f"{shop.address}?company={mine}", "Stock")
    first = browser.driver.current_window_handle
    browser.reads("Beans")
    second = browser.another_window(f"{shop.address}?company={other}")
    browser.reads("Hidden lamp")
    assert not re.search("Beans|Green tea", browser.driver.page_source)
    # Both sell, at the same time, what has the same SKU.
    shop.call("inventory.stock.receive", company=other, sku="BEAN", quantity=7)
    shop.call("inventory.stock.receive", company=mine, sku="BEAN", quantity=1)
    browser.wait(lambda: "7 piece" in browser.row("Hidden lamp"))
    browser.field("Search").send_keys("bean")
    browser.reads("1 item")
    browser.look_at(first)
    browser.wait(lambda: "4 kg" in browser.row("Beans"))
    assert "lamp" not in browser.driver.page_source
    # An item of the other company is none of this one.
    item = shop.call("inventory.items.list", company=other)["items"][0]["id"]
    browser.open(f"{shop.address}?company={mine}#/items/{item}")
    browser.driver.refresh()
    browser.reads("There is no", "//main//*[@role='alert']")
    assert "lamp" not in browser.driver.page_source
    # And the list of companies leads to the other one.
    browser.press("All stock")
    browser.fill("Company", "Other Shop")
    browser.reads("Hidden lamp")
    assert "Beans" not in browser.driver.page_source
    browser.look_at(second)
    browser.wait(lambda: browser.text("//tbody//a") == "Hidden lamp")
