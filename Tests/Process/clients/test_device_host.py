"""The ready-made host that simulates a device. It reads places and purchases from a file, and opens pages in a
browser."""

import importlib.util
import json
import signal
import subprocess
import sys

import pytest

from support.core import BINARY, REPEATABLE, ROOT, Core
from support.documents import Files, purchase
from support.signing import Chain

PROGRAM = ROOT / "Clients/python/device_host.py"
SAMPLE = ROOT / "Clients/python/device.json"
YEARLY = "com.mainspring.app.premium.yearly"
BUSINESS = "com.mainspring.app.business.yearly"
CHAIN = Chain()

sys.dont_write_bytecode = True
# The module that this host shares with other hosts is in the same folder.
sys.path.insert(0, str(PROGRAM.parent))
spec = importlib.util.spec_from_file_location("device_host", PROGRAM)
device_host = importlib.util.module_from_spec(spec)
spec.loader.exec_module(device_host)


def hosted(*words, data=":memory:", options=REPEATABLE, recording=SAMPLE):
    core = Core.__new__(Core)
    program = [sys.executable, "-B", str(PROGRAM), "--recorded", str(recording), "--core", BINARY]
    core.begin([*program, *words, "--", "--data", str(data), *options])
    return core


def test_a_city_field_and_a_paywall():
    with hosted() as core:
        (suggestion,) = core.call("places.search", text="pot", session="city")["suggestions"]
        assert suggestion == {"token": "potsdam-de", "title": "Potsdam", "subtitle": "Brandenburg, Germany"}
        place = core.call("places.resolve", token=suggestion["token"])
        assert core.call("widgets.recents.add", **place)["name"] == "Potsdam"
        assert core.refused("places.resolve", token="gone")["data"]["kind"] == "hostError"
        store = core.call("entitlements.products.refresh")
        assert {one["displayPrice"] for one in store["products"]} == {"29,99 \u20ac", "3,49 \u20ac"}
        assert core.call("entitlements.buy", productId=YEARLY)["state"] == "pending"
        assert core.call("entitlements.buy", productId="com.mainspring.app.premium.monthly")["state"] == "cancelled"
        assert core.refused("entitlements.buy", productId="other")["data"]["kind"] == "hostError"
        assert core.call("entitlements.restore")["outcomes"] == []


def test_a_purchase_is_made_once_also_when_both_are_killed(tmp_path, data):
    recording, purchases = tmp_path / "device.json", tmp_path / "purchases.json"
    recording.write_text(json.dumps({"purchases": {BUSINESS: {"document": purchase(CHAIN)}}}))
    words = ["--purchases", str(purchases)]
    options = Files(tmp_path).roots(CHAIN)
    with hosted(*words, data=data, options=options, recording=recording) as core:
        first = core.call("entitlements.buy", productId=BUSINESS, idempotencyKey="k")
        assert first["state"] == "purchased" and list(json.loads(purchases.read_text())) == [first["purchaseId"]]
        core.process.send_signal(signal.SIGKILL)
        core.process.wait()
    with hosted(*words, data=data, options=["--wait", "60", *options], recording=recording) as core:
        assert (
            core.call("entitlements.buy", productId=BUSINESS, idempotencyKey="k")["purchaseId"] == first["purchaseId"]
        )
        outcomes = core.call("entitlements.restore")["outcomes"]
        assert [one["outcome"] for one in outcomes] == ["known"] and len(json.loads(purchases.read_text())) == 1


def test_a_purchase_that_can_t_be_remembered_is_not_made(tmp_path):
    folder = tmp_path / "folder"
    device = device_host.Device({"purchases": {BUSINESS: {"document": "x.y.z"}}}, folder / "purchases.json")
    params = {"productId": BUSINESS, "offerId": None, "purchaseId": "p"}
    message = {"id": 1, "method": "host.store.purchase", "params": params}
    for _ in range(2):
        assert "can't be used" in device.respond(message)["error"]["message"]
        assert device.store_sync() == {"documents": []}
    folder.mkdir()
    assert device.respond(message)["result"] == {"document": "x.y.z"}
    assert list(json.loads((folder / "purchases.json").read_text())) == ["p"]


def test_the_page_of_an_update(tmp_path):
    config = Files(tmp_path).config({"policy": {"url": "https://example.com/update"}})
    with hosted(options=config) as core:
        # Without --browser, the host opens nothing.
        assert core.call("policy.update.open") == {"url": "https://example.com/update", "opened": False}
    opened = []
    device = device_host.Device({}, open_url=lambda url: opened.append(url) or True)
    message = {"id": 1, "method": "host.url.open", "params": {"url": "https://example.com"}}
    assert device.respond(message)["result"] == {"opened": True} and opened == ["https://example.com"]


def test_a_recording_that_can_t_be_used(tmp_path):
    for text in ("{", "[]", '{"products": [{}]}'):
        path = tmp_path / "device.json"
        path.write_text(text)
        done = subprocess.run([sys.executable, "-B", str(PROGRAM), "--recorded", str(path)], capture_output=True)
        assert done.returncode == 66 and b"can't be used" in done.stderr
    device = device_host.Device({"places": [{"title": "Oslo"}]})
    message = {"id": 1, "method": "host.places.resolve", "params": {"token": "x"}}
    assert "recording can't be used" in device.respond(message)["error"]["message"]


@pytest.mark.parametrize("text, found", [("o", ["Oslo"]), ("OSLO", ["Oslo"]), ("slo", []), ("pots osl", [])])
def test_suggestions_begin_like_the_text(text, found):
    device = device_host.Device(json.loads(SAMPLE.read_text()))
    answer = device.places_search(text, None, None, 10)
    assert [one["title"] for one in answer["suggestions"]] == found
