"""A person at the page, an agent, and a shell use one shop at the same time."""

import json
import os
import signal

from support.agent import connected, talk
from support.browser import WebServer, needs_browser
from support.core import run
from support.sharing import kill_core

pytestmark = needs_browser

DIALOG = "//dialog[@open]"


def shell(data, method, *words):
    done = run("call", "--data", str(data), method, *words)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def level(data):
    (found,) = shell(data, "inventory.stock.levels", 'skus=["BEAN"]')["items"]
    return found["onHand"]


@talk
async def test_each_sees_at_once_what_the_others_do(browser, beans):
    with WebServer(beans, "--shared") as server:
        browser.open(server.address, "Stock")
        async with connected(data=beans) as agent:
            (item,) = (await agent.call("inventory_items_list", text="bean"))["items"]
            uri = "mainspring://inventory.stock.low"
            await agent.session.subscribe_resource(uri)
            await agent.session.read_resource(uri)

            shell(beans, "inventory.stock.receive", "sku=BEAN", "quantity=4")
            browser.wait(lambda: "7 kg" in browser.row("Beans"))
            await agent.until("ResourceUpdatedNotification")

            await agent.call("inventory_stock_consume", item=item["id"], quantity=2.5)
            browser.wait(lambda: "4.5 kg" in browser.row("Beans"))

            browser.press("Beans")
            browser.press("Receive")
            browser.fill("Quantity", "10", DIALOG)
            browser.press("Receive", DIALOG)
            browser.reads("14.5 kg", "//dl")
            (found,) = (await agent.call("inventory_stock_levels", skus=["BEAN"]))["items"]
            assert found["onHand"] == level(beans) == 14.5

            there = {one["command"]: one for one in shell(beans, "system.conversations")["conversations"]}
            assert set(there) == {"serve", "mcp", "call"} and there["call"]["own"]

            # If one program ends, the others continue.
            os.kill(there["mcp"]["process"], signal.SIGKILL)
            shell(beans, "inventory.stock.receive", "sku=BEAN", "quantity=1")
            browser.reads("15.5 kg", "//dl")
        # If the core is killed, nothing is lost either: the remaining programs start another core.
        kill_core(beans)
        browser.press("Stock")
        browser.wait(lambda: "15.5 kg" in browser.row("Beans"))
        shell(beans, "inventory.stock.receive", "sku=BEAN", "quantity=2")
        browser.wait(lambda: "17.5 kg" in browser.row("Beans"))
