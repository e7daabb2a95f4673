"""Sales at the counter with the shop's page."""

import json
import random
import subprocess

import pytest
from selenium.webdriver.common.keys import Keys

from support.browser import WebServer, needs_browser
from support.core import PATIENCE, ROOT, Core

pytestmark = needs_browser
DIALOG = "//dialog[@open]"
EAN = "4006381333931"
# The barcode of one product, as a UPC-A scanner reports it, and as the core stores it.
UPC, UPC_AS_EAN = "036000291452", "0036000291452"


def eur(amount, **more):
    return {"amount": amount, "currency": "EUR"} | more


@pytest.fixture
def till(beans):
    """A shop with prices, taxes and barcodes, and with a customer for the counter."""
    with Core(beans) as core:
        for sku, changes in (
            ("BEAN", {"price": eur(1999), "taxRate": 7, "barcodes": [EAN]}),
            ("TEA", {"taxRate": 19, "barcodes": [UPC_AS_EAN]}),
        ):
            core.call("inventory.items.update", sku=sku, changes=changes)
        counter = core.call("contacts.create", name="Counter", kinds=["customer"])["id"]
        core.call("companies.update", changes={"settings": {"counterContact": counter}})
    with WebServer(beans) as server:
        yield server


def add(browser, text, *keys):
    """Types or scans a text, and presses Enter."""
    browser.wait(lambda: browser.focused() == "input Item or barcode (needed)")
    browser.keys(text, *keys, Keys.ENTER)


def row(browser, name):
    return browser.text(f"//section[h2='Goods']//tbody/tr[th[contains(., '{name}')]]")


def fact(browser, name):
    return browser.text(f"//dl/div[dt[starts-with(., '{name}')]]/dd")


def test_a_sale_by_keyboard_alone(browser, till):
    browser.open(till.address, "Stock")
    listing = browser.driver.current_window_handle
    browser.wait(lambda: "8 kg" in browser.row("Green tea"))
    selling = browser.another_window(f"{till.address}#/counter")
    browser.heading("Counter")
    browser.field("Item or barcode").click()
    add(browser, EAN)
    browser.wait(lambda: "€19.99" in row(browser, "Beans"))
    add(browser, EAN)
    browser.wait(lambda: "€39.98" in row(browser, "Beans"))
    # The scanner reports the barcode in another form than the stored one.
    add(browser, UPC)
    browser.wait(lambda: "€12.50" in row(browser, "Green tea"))
    assert fact(browser, "Sum with tax") == "€52.48"
    assert (fact(browser, "Tax in the sum, 7"), fact(browser, "Tax in the sum, 19")) == ("€2.62", "€2.00")
    quantity = browser.driver.find_element("css selector", "[aria-label='Quantity of Green tea']")
    quantity.send_keys(Keys.CONTROL, "a")
    browser.keys("1,5", Keys.TAB)
    browser.reads("between thousands", "//section[h2='Goods']//*[@role='alert']")
    browser.press("Sell")
    browser.reads("Correct the quantity of Green tea first", "//form[@aria-label='Pay']//*[@role='alert']")
    quantity.send_keys(Keys.CONTROL, "a")
    browser.keys("1.5", Keys.TAB)
    browser.wait(lambda: fact(browser, "Sum with tax") == "€58.73")
    browser.fill("Given in cash", "50")
    browser.keys(Keys.ENTER)
    assert "The sum is €58.73" in browser.error_of("Given in cash")
    browser.fill("Given in cash", "60")
    browser.reads("Change to give back: €1.27")
    browser.picture("counter")
    browser.keys(Keys.ENTER)
    browser.reads("I-00001", "//section[h2='Sold']")
    assert (fact(browser, "Given"), fact(browser, "Change to give back")) == ("€60.00", "€1.27")
    browser.reads("Sold with invoice I-00001. Change: €1.27", "//*[@id='said']")
    assert fact(browser, "Tax") == "€5.61"
    browser.picture("sold")
    # The page is ready for the next sale immediately.
    add(browser, EAN)
    browser.wait(lambda: "€19.99" in row(browser, "Beans") and "Sold" not in browser.text("//main"))
    browser.press("Remove Beans")
    browser.reads("No goods yet")
    browser.look_at(listing)
    browser.wait(lambda: "6.5 kg" in browser.row("Green tea") and "1 kg" in browser.row("Beans"))
    browser.look_at(selling)
    browser.press("Invoices")
    browser.wait(lambda: "Counter" in browser.row("I-00001") and "Paid" in browser.row("I-00001"))
    company = till.first()["company"]
    (invoice,) = till.call("invoices.list", company=company)["items"]
    assert (invoice["gross"], invoice["paid"], invoice["taxIncluded"]) == (eur(5873), eur(5873), True)
    order = till.call("orders.get", company=company, id=invoice["order"])
    assert [(one["method"], one["amount"]) for one in order["payments"]] == [("cash", eur(5873))]
    assert (order["source"], order["status"]) == ("walkIn", "closed")


def test_a_named_customer_pays_by_card(browser, till):
    browser.open(f"{till.address}#/counter", "Counter")
    browser.choose("Item or barcode", "cu", "Cups")
    browser.press("Add")
    # For an item without a price, the seller must enter one.
    assert "no price in EUR" in browser.error_of("Price of one")
    company = till.first()["company"]
    till.call("inventory.stock.receive", company=company, sku="CUP", quantity=10)
    browser.fill("Price of one", "3.333")
    browser.press("Add")
    assert "at most 2 decimals" in browser.error_of("Price of one")
    browser.fill("Price of one", "3.5")
    browser.fill("Quantity", "0")
    browser.press("Add")
    assert "more than 0" in browser.error_of("Quantity")
    browser.fill("Quantity", "2")
    browser.press("Add")
    browser.wait(lambda: "€7.00" in row(browser, "Cups"))
    # The goods of an unfinished sale stay while the person looks at another view.
    browser.press("Orders")
    browser.heading("Orders")
    browser.press("Counter")
    browser.wait(lambda: "€7.00" in row(browser, "Cups"))
    browser.choose("Customer", "moz", "Café Mozart")
    browser.fill("Paid with", "Card")
    browser.wait(lambda: "Given in cash" not in browser.text("//main"))
    browser.press("Sell")
    browser.reads("I-00001", "//section[h2='Sold']")
    assert "Change" not in browser.text("//section[h2='Sold']")
    browser.press("Print view")
    browser.heading("Invoice I-00001")
    browser.reads("Café Mozart", "//article")
    (invoice,) = till.call("invoices.list", company=company)["items"]
    order = till.call("orders.get", company=company, id=invoice["order"])
    assert [one["method"] for one in order["payments"]] == ["card"]


def test_what_is_short_is_said_beside_the_goods(browser, till):
    company = till.first()["company"]
    browser.open(f"{till.address}#/counter", "Counter")
    browser.field("Item or barcode").click()
    add(browser, "tea")
    browser.wait(lambda: "€12.50" in row(browser, "Green tea"))
    browser.choose("Item or barcode", EAN, "Beans")
    browser.fill("Quantity", "4")
    browser.press("Add")
    browser.wait(lambda: "1 kg not in stock" in row(browser, "Beans"))
    browser.press("Sell")
    browser.wait(lambda: "Main has 3 kg of BEAN" in row(browser, "Beans"))
    assert browser.focused() == "input Quantity of Beans"
    browser.picture("short")
    assert till.call("invoices.list", company=company)["items"] == []
    # Another program receives goods and changes a price while the sale is open.
    till.call("inventory.stock.receive", company=company, sku="BEAN", quantity=1)
    till.call("inventory.items.update", company=company, sku="BEAN", changes={"price": eur(1000)})
    browser.wait(lambda: "Main has" not in row(browser, "Beans") and "not in stock" not in row(browser, "Beans"))
    browser.wait(lambda: fact(browser, "Sum with tax") == "€52.50")
    browser.press("Sell")
    browser.reads("I-00001", "//section[h2='Sold']")


def test_a_sale_without_a_customer_is_refused_beside_the_field(browser, web_shop):
    browser.open(f"{web_shop.address}#/counter", "Counter")
    browser.choose("Item or barcode", "gre", "Green tea")
    browser.press("Add")
    browser.press("Sell")
    assert "counterContact" in browser.error_of("Customer")
    browser.press("Choose a customer")
    browser.choose("Customer", "moz", "Café Mozart", DIALOG)
    browser.press("Save", DIALOG)
    browser.reads("Sales without a customer are for Café Mozart.")
    company = web_shop.first()["company"]
    browser.field("Prices include tax").click()
    browser.press("Sell")
    browser.reads("I-00001", "//section[h2='Sold']")
    (invoice,) = web_shop.call("invoices.list", company=company)["items"]
    assert invoice["taxIncluded"] is False


def test_the_customers_price_is_shown_and_sold(browser, beans):
    """A customer has a price list with a price from three on. Prices follow the customer and the quantity."""
    with Core(beans) as core:
        contact = core.call("contacts.list")["items"][0]["id"]
        core.call("contacts.update", id=contact, changes={"priceList": "Trade"})
        other = core.call("contacts.create", name="Counter", kinds=["customer"])["id"]
        core.call("companies.update", changes={"settings": {"counterContact": other}})
        item = core.call("inventory.items.get", sku="TEA")["id"]
        cup = core.call("inventory.items.get", sku="CUP")["id"]
        for more in ({"price": eur(1100)}, {"price": eur(3149, per=3), "minQuantity": 3}):
            core.call("prices.create", list="Trade", item=item, **more)
        core.call("prices.create", list="Trade", item=cup, price=eur(300))
        core.call("inventory.stock.receive", item=cup, quantity=10)
    with WebServer(beans) as shop:
        company = shop.first()["company"]
        browser.open(f"{shop.address}#/counter", "Counter")
        browser.choose("Item or barcode", "gre", "Green tea")
        browser.press("Add")
        browser.wait(lambda: "€12.50" in row(browser, "Green tea"))
        browser.choose("Customer", "moz", "Café Mozart")
        browser.wait(lambda: fact(browser, "Sum with tax") == "€11.00")
        quantity = browser.driver.find_element("css selector", "[aria-label='Quantity of Green tea']")
        quantity.send_keys(Keys.CONTROL, "a")
        browser.keys("4", Keys.TAB)
        # 4 at 31.49 for three: 41.9867.
        browser.wait(lambda: fact(browser, "Sum with tax") == "€41.99")
        # An item without a price of its own has one for this customer.
        browser.choose("Item or barcode", "cu", "Cups")
        browser.press("Add")
        browser.wait(lambda: fact(browser, "Sum with tax") == "€44.99")
        browser.press("Sell")
        browser.reads("I-00001", "//section[h2='Sold']")
        (invoice,) = shop.call("invoices.list", company=company)["items"]
        assert (invoice["gross"], invoice["paid"]) == (eur(4499), eur(4499))


HOLD = """
const send = window.fetch;
window.fetch = (path, init) => path === "call" && init.body.includes("prices.find")
  ? new Promise((release) => { window.release = release; }).then(() => send(path, init)) : send(path, init);
"""


def test_the_item_that_was_added_is_sold(browser, till):
    """The price is still on its way when the user chooses the next item."""
    browser.open(f"{till.address}#/counter", "Counter")
    browser.script(HOLD)
    browser.choose("Item or barcode", "gre", "Green tea")
    browser.press("Add")
    browser.wait(lambda: browser.script("return Boolean(window.release)"))
    browser.choose("Item or barcode", "be", "Beans")
    browser.script("window.release()")
    browser.wait(lambda: "€12.50" in row(browser, "Green tea"))
    assert "Beans" not in browser.text("//section[h2='Goods']")


SUMS = f"""
import {{ sumsOf }} from {json.dumps(str(ROOT / "Clients/web/page/till.js"))};
let text = "";
for await (const piece of process.stdin) text += piece;
const carts = JSON.parse(text);
console.log(JSON.stringify(carts.map(({{ lines, ...rest }}) => sumsOf(lines, rest))));
"""


def test_the_page_sums_as_the_core_does(data):
    chance = random.Random(7)
    carts, expected = [], []
    with Core(data) as core:
        core.call("companies.create", name="Corner Shop", currency="EUR")
        kinds = ({}, {"taxRate": 5}, {"taxCategory": "K", "taxRate": 0})
        people = [core.call("contacts.create", name=f"C{n}", kinds=["customer"], **one) for n, one in enumerate(kinds)]
        items = [
            core.call("inventory.items.create", sku=f"I{number}", name=f"I{number}", unit="kg", **tax)
            for number, tax in enumerate(
                ({}, {"taxRate": 19}, {"taxRate": 7}, {"taxRate": 8.875}, {"taxCategory": "E"})
            )
        ]
        for _ in range(150):
            settings = {
                "rounding": chance.choice(["halfUp", "halfEven"]),
                "taxRounding": chance.choice(["rate", "line"]),
            }
            core.call("companies.update", changes={"settings": settings})
            lines = [
                {
                    "item": chance.choice(items),
                    "quantity": chance.choice([1, 3, 0.5, 0.125, 15, 2.33333, 1000]),
                    "price": eur(chance.randrange(1, 5000), **chance.choice([{}, {"per": 100}, {"per": 2.5}])),
                }
                for _ in range(chance.randrange(1, 7))
            ]
            cart = {"lines": lines, "contact": chance.choice(people), "taxIncluded": chance.random() < 0.5}
            asked = [{"item": one["item"]["id"]} for one in lines]
            found = core.call("prices.find", contact=cart["contact"]["id"], currency="EUR", lines=asked)["lines"]
            rates = [{"rate": one["taxRate"] or 0} for one in found]
            carts.append(cart | {"settings": settings, "lines": [one | rate for one, rate in zip(lines, rates)]})
            order = core.call(
                "orders.create",
                contact=cart["contact"]["id"],
                currency="EUR",
                taxIncluded=cart["taxIncluded"],
                lines=[
                    {"item": one["item"]["id"], "quantity": one["quantity"], "unitPrice": one["price"]} for one in lines
                ],
            )
            expected.append(order)
    words = ["node", "--input-type=module", "-e", SUMS]
    done = subprocess.run(words, input=json.dumps(carts), capture_output=True, text=True, timeout=PATIENCE, check=True)
    for found, order in zip(json.loads(done.stdout), expected, strict=True):
        assert found["sum"] == order["gross"]["amount"]
        assert sum(one["tax"] for one in found["taxes"]) == order["tax"]["amount"]
        member = "gross" if order["taxIncluded"] else "net"
        assert found["amounts"] == [one[member]["amount"] for one in order["lines"]]
        rates = {}
        for one in order["taxes"]:
            rates[one["taxRate"]] = rates.get(one["taxRate"], 0) + one["tax"]["amount"]
        assert {one["rate"]: one["tax"] for one in found["taxes"]} == rates
