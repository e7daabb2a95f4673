"""Accessibility of the shop's page: use with the keyboard alone, on a telephone, with a screen reader, in dark mode,
and with reduced motion."""

import pytest
from selenium.webdriver.common.keys import Keys

from support.browser import needs_browser

pytestmark = needs_browser
DIALOG = "//dialog[@open]"


def tab_to(browser, what, limit=40):
    """Presses the Tab key until an element has the focus, which must be visible."""
    for _ in range(limit):
        browser.keys(Keys.TAB)
        if browser.focused().startswith(what):
            style = browser.script(
                "const s = getComputedStyle(document.activeElement); return s.outlineStyle + s.outlineWidth"
            )
            assert style == "solid3px", (what, style)
            return
    raise AssertionError(f"{what} can't be reached: {browser.focused()}")


def test_the_keyboard_alone(browser, web_shop):
    browser.open(web_shop.address, "Stock")
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
    # In an open dialog, the Tab key moves only between the dialog's elements, and reaches all of them.
    for name in ("select Where", "input Note", "button Receive", "button Cancel"):
        tab_to(browser, name, 1)
    browser.field("Quantity", DIALOG).send_keys("2", Keys.ENTER)
    browser.reads("5 kg", "//dl")
    browser.wait(lambda: browser.focused() == "button Receive")
    # A change by another program does not move the focus.
    web_shop.call("inventory.stock.receive", company=web_shop.first()["company"], sku="BEAN", quantity=1)
    browser.reads("6 kg", "//dl")
    assert browser.focused() == "button Receive"


def stops(browser):
    """Returns all elements that the Tab key reaches in one round."""
    browser.script("document.activeElement.blur(); window.scrollTo(0, 0)")
    found = []
    for _ in range(60):
        browser.keys(Keys.TAB)
        now = browser.focused()
        if now.startswith("body") or now in found:
            break
        found.append(now)
    return found


def test_the_order_of_the_keyboard_is_that_of_the_page(browser, web_shop):
    browser.open(web_shop.address, "Stock")
    browser.reads("3 items")
    assert [one.split(" ", 1)[1] for one in stops(browser)] == [
        *("Skip to the content", "Company", "Stock", "Counter", "Orders", "Invoices", "Purchases", "Counts"),
        *("New item", "Low stock"),
        *("Search by name, SKU or barcode", "Show", "Beans", "Cups", "Green tea"),
    ]


@pytest.fixture
def wide(web_shop):
    """A shop with names and numbers of the largest permitted length."""
    company = web_shop.first()["company"]
    item = web_shop.call(
        "inventory.items.create", company=company, sku="W" * 64, name="Unbreakable" * 18, unit="package"
    )
    web_shop.call("inventory.stock.receive", company=company, item=item["id"], quantity=123456789.12345)
    contact = web_shop.call("contacts.create", company=company, name="Donaudampfschifffahrt" * 9, kinds=["customer"])
    line = {"item": item["id"], "quantity": 12345.5, "unitPrice": {"amount": 123456789, "currency": "EUR"}}
    order = web_shop.call("orders.create", company=company, contact=contact["id"], currency="EUR", lines=[line])
    for status in ("submitted", "inProgress"):
        web_shop.call("orders.step", company=company, id=order["id"], to=status)
    (invoice,) = web_shop.call("orders.invoice", company=company, id=order["id"])["documents"]
    supplier = web_shop.call("contacts.create", company=company, name="Unbreakable" * 18, kinds=["supplier"])
    changes = {"supplier": supplier["id"], "minStock": 223456789.12345, "cost": {"amount": 123456, "currency": "EUR"}}
    web_shop.call("inventory.items.update", company=company, id=item["id"], changes=changes)
    (purchase,) = web_shop.call("purchases.suggest", company=company)["purchases"]
    web_shop.call("purchases.step", company=company, id=purchase["id"], to="ordered")
    web_shop.call("inventory.items.update", company=company, id=item["id"], changes={"minStock": 323456789.12345})
    count = web_shop.call("inventory.counts.create", company=company, name="Inventory" * 20)
    web_shop.call("inventory.counts.record", company=company, count=count["id"], item=item["id"], quantity=1.5)
    documents = {"invoices": invoice["id"], "papers": invoice["id"], "purchases": purchase["id"]}
    return {"": "", "items": item["id"], "orders": order["id"], "counts": count["id"]} | documents


RECORDS = ("items", "orders", "counts", "invoices", "papers", "purchases")
LISTS = ("orders/", "counts/", "invoices/", "counter/", "purchases/", "low/")


@pytest.mark.parametrize("kind", ["", *RECORDS, *LISTS])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_wider_than_a_telephone(browser, web_shop, wide, kind, scheme):
    browser.phone()
    browser.media(prefers_color_scheme=scheme)
    path = kind if kind.endswith("/") else f"{kind}/{wide[kind]}"
    browser.open(f"{web_shop.address}#/{path}")
    browser.wait(lambda: "Unbreakable" in browser.text("//main") or kind.endswith("/"))
    browser.wait(lambda: "Loading" not in browser.text("//main"))
    browser.picture(f"phone-{kind.strip('/') or 'stock'}{'-list' * kind.endswith('/')}-{scheme}")
    fits_a_telephone(browser)


def fits_a_telephone(browser):
    assert browser.script("return document.documentElement.scrollWidth") == 360
    outside = """return [...document.querySelectorAll('main button, main input, main select, main a')]
        .filter((one) => !one.closest('.wide') && one.getBoundingClientRect().right > 360.5)
        .map((one) => one.textContent)"""
    assert browser.script(outside) == []
    assert browser.script(TOO_PALE) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_sale_fits_a_telephone(browser, web_shop, wide, scheme):
    browser.phone()
    browser.media(prefers_color_scheme=scheme)
    browser.open(f"{web_shop.address}#/counter", "Counter")
    browser.choose("Item or barcode", "unbr", "Unbreakable")
    browser.fill("Price of one", "1234567.89")
    browser.fill("Quantity", "4321.5")
    browser.press("Add")
    browser.reads("€5,335,185,136.64", "//section[h2='Goods']")
    browser.press("Sell")
    browser.error_of("Customer")
    browser.picture(f"phone-sale-{scheme}")
    fits_a_telephone(browser)


# A script that finds texts with too little contrast to their background (WCAG, level AA: 4.5 to 1).
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


def test_what_a_screen_reader_is_told(browser, web_shop):
    browser.open(web_shop.address, "Stock")
    browser.reads("3 items")
    told = browser.accessible()
    names = {(role, name) for role, name, _ in told}
    assert {
        *(("banner", ""), ("main", ""), ("contentinfo", ""), ("navigation", "Main"), ("search", "Items")),
        *(("heading", "Stock"), ("link", "Skip to the content"), ("combobox", "Company"), ("combobox", "Show")),
        *(("searchbox", "Search by name, SKU or barcode"), ("button", "New item")),
        *(("table", "Items with their stock"), ("columnheader", "On hand"), ("columnheader", "State")),
        *(("rowheader", "Beans BEAN"), ("cell", "Low"), ("cell", "Enough"), ("cell", "3 kg")),
    } <= names, sorted(names)
    # Every control has a name for screen readers.
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


def test_who_wants_nothing_to_move(browser, web_shop):
    browser.media(prefers_reduced_motion="reduce")
    browser.open(web_shop.address, "Stock")
    browser.reads("3 items")
    browser.script("Element.prototype.animate = () => { document.body.dataset.moved = true; }")
    web_shop.call("inventory.stock.receive", company=web_shop.first()["company"], sku="BEAN", quantity=1)
    browser.wait(lambda: "4 kg" in browser.row("Beans"))
    assert browser.script("return document.body.dataset.moved ?? null") is None
    assert browser.script("return getComputedStyle(document.querySelector('button')).transitionDuration") == "0s"
