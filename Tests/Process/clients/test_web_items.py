"""The shop's page: the price, the tax and the category of an item."""

from support.browser import needs_browser

pytestmark = needs_browser
DIALOG = "//dialog[@open]"
BUTTON = "Price, tax, category"


def item_of(shop, sku):
    return shop.call("inventory.items.list", company=shop.first()["company"], text=sku)["items"][0]


def open_item(browser, shop, name):
    browser.open(shop.address, "Stock")
    browser.press(name)
    browser.heading(name)


def test_the_price_of_an_item_changes_in_all_windows(browser, web_shop):
    open_item(browser, web_shop, "Beans")
    first = browser.driver.current_window_handle
    item = item_of(web_shop, "BEAN")
    second = browser.another_window(f"{web_shop.address}#/items/{item['id']}")
    browser.heading("Beans")
    browser.press(BUTTON)
    browser.fill("Price (EUR)", "31", DIALOG)
    browser.fill("Price is for", "1000", DIALOG)
    browser.fill("Tax in percent", "7", DIALOG)
    browser.fill("Category", "Coffee", DIALOG)
    browser.picture("price")
    browser.press("Save", DIALOG)
    browser.reads("€31.00 / 1,000", "//dl")
    browser.reads("7 %", "//dl")
    browser.reads("Coffee", "//dl")
    changed = item_of(web_shop, "BEAN")
    assert changed["price"] == {"amount": 3100, "currency": "EUR", "per": 1000}
    assert (changed["taxRate"], changed["taxCategory"], changed["category"]) == (7, None, "Coffee")
    browser.look_at(first)
    browser.reads("€31.00 / 1,000", "//dl")
    # To clear a field removes the item's member. Without a quantity, the price is for one piece.
    browser.press(BUTTON)
    assert browser.field("Price is for", DIALOG).get_attribute("value") == "1000"
    # The browser suggests the categories of other items.
    proposed = "return document.querySelector('dialog datalist').options[0]?.value"
    browser.wait(lambda: browser.script(proposed) == "Coffee")
    browser.fill("Price (EUR)", "0.05", DIALOG)
    browser.fill("Price is for", "1", DIALOG)
    browser.fill("Tax in percent", "0", DIALOG)
    browser.fill("Kind of tax", "Exempt", DIALOG)
    browser.fill("Category", "", DIALOG)
    browser.press("Save", DIALOG)
    browser.reads("0 %, Exempt", "//dl")
    changed = item_of(web_shop, "BEAN")
    assert changed["price"] == {"amount": 5, "currency": "EUR"}
    assert (changed["taxRate"], changed["taxCategory"], changed["category"]) == (0, "E", None)
    browser.look_at(second)
    browser.reads("0 %, Exempt", "//dl")
    browser.press(BUTTON)
    browser.fill("Price (EUR)", "", DIALOG)
    browser.press("Save", DIALOG)
    browser.wait(lambda: "€" not in browser.text("//dl"))
    assert item_of(web_shop, "BEAN")["price"] is None


def test_a_wrong_price_is_refused_beside_its_field(browser, web_shop):
    open_item(browser, web_shop, "Green tea")
    browser.press(BUTTON)
    assert browser.field("Price (EUR)", DIALOG).get_attribute("value") == "12.5"
    browser.fill("Price (EUR)", "1,250", DIALOG)
    browser.press("Save", DIALOG)
    assert "between thousands" in browser.error_of("Price (EUR)", DIALOG)
    browser.fill("Price (EUR)", "12.5", DIALOG)
    browser.fill("Price is for", "0", DIALOG)
    browser.press("Save", DIALOG)
    assert "more than 0" in browser.error_of("Price is for", DIALOG)
    browser.fill("Price is for", "1", DIALOG)
    browser.fill("Tax in percent", "101", DIALOG)
    browser.press("Save", DIALOG)
    assert "100" in browser.error_of("Tax in percent", DIALOG)
    # The kind of tax does not fit the tax rate.
    browser.fill("Tax in percent", "19", DIALOG)
    browser.fill("Kind of tax", "Export", DIALOG)
    browser.press("Save", DIALOG)
    assert "must be 0" in browser.error_of("Tax in percent", DIALOG)
    # Another person has changed the item while the dialog is open.
    item = item_of(web_shop, "TEA")
    web_shop.call("inventory.items.update", company=item["company"], id=item["id"], changes={"name": "Green leaf tea"})
    browser.fill("Kind of tax", "Follows from the rate", DIALOG)
    browser.press("Save", DIALOG)
    browser.reads("has version", f"{DIALOG}//*[@role='alert']")
    browser.press("Cancel", DIALOG)
    browser.heading("Green leaf tea")
    assert item_of(web_shop, "TEA")["taxRate"] is None
