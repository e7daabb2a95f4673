"""The app store behind the host: prices that are stored with their age, purchases that are ingested once, and restoring
of purchases."""

import json
import re
import signal
import sqlite3
from contextlib import closing

import pytest

from support.changes import changed, told
from support.core import PATIENT, Core, request, run
from support.documents import Files, at, purchase
from support.signing import Chain, millis

YEARLY, MONTHLY = "com.mainspring.app.business.yearly", "com.mainspring.app.business.monthly"
PREMIUM = "com.mainspring.app.premium.yearly"
DAY = 86_400_000
OFFER = {
    "mode": "freeTrial",
    "price": 0,
    "displayPrice": "0,00 \u20ac",
    "period": {"unit": "week", "count": 1},
    "periods": 1,
}


def product(id, price=29.99, **more):
    return {
        "id": id,
        "name": "Premium",
        "description": "Places of your own.",
        "price": price,
        "currency": "EUR",
        "displayPrice": f"{price} \u20ac".replace(".", ","),
        "period": {"unit": "year", "count": 1},
        "introductoryOffer": OFFER,
        "familyShareable": True,
        **more,
    }


CHAIN = Chain()


@pytest.fixture
def words(tmp_path):
    return Files(tmp_path).roots(CHAIN)


@pytest.fixture
def core(words):
    with Core(":memory:", *at(), *words) as core:
        yield core


def offer(core, *names):
    """Offers the store's requests as capabilities. Returns the host requests that the core sends at once."""
    core.send(request("host.provide", {"capabilities": [f"host.store.{name}" for name in names]}, "provide"))
    core.asked = [line for line in core.said() if "method" in line]
    return core.asked


def result(asked, result):
    return {"jsonrpc": "2.0", "id": asked["id"], "result": result}


def refused(asked, message="the store can't be reached"):
    return {"jsonrpc": "2.0", "id": asked["id"], "error": {"code": 503, "message": message}}


def refreshed(core, *products, **more):
    """Refreshes the prices, and returns the reply."""
    return core.ask(result(asking(core, **more), {"products": list(products)}))


def asking(core, **more):
    """Begins to refresh the prices, and returns the host request."""
    core.send(request("entitlements.products.refresh", {**PATIENT, **more}, "refresh"))
    asked = core.receive()
    assert asked["method"] == "host.store.products"
    return asked


def ids(core):
    return [one["id"] for one in core.call("entitlements.products")["products"]]


# Prices


def test_prices_are_fetched_shown_and_stale_after_a_day(data, words, tmp_path):
    first = [product(PREMIUM), product(MONTHLY, 4.99, introductoryOffer=None, familyShareable=None, description=None)]
    promotions = Files(tmp_path).promotions({"id": "spring", "productId": PREMIUM}, {"id": "odd", "productId": "other"})
    with Core(data, *at(), *words, *promotions) as core:
        assert core.call("entitlements.products")["store"] == {"products": [], "source": "default", "age": None}
        (asked,) = offer(core, "products")
        # The core requests all products of the catalogue and of the promotions, each once.
        assert asked["params"]["ids"] == [*ids(core), "other"]
        core.send(result(asked, {"products": first}))
        store = core.call("entitlements.products")["store"]
        assert store["products"] == first and store["source"] == "fresh"
        shown = core.call("policy.promotions.list")
        assert [one["product"] for one in shown["promotions"]] == [None, first[0]]
        assert shown["store"]["source"] == "fresh" and shown["store"]["age"] is not None
        assert core.said() == []
    with Core(data, *at(DAY), *words, *promotions) as core:
        assert core.call("entitlements.products")["store"]["source"] == "fresh"
        assert offer(core, "products") == []
    # After more than a day the prices are stale. The reply has them at once, and the core requests new ones after the
    # reply.
    with Core(data, *at(DAY + 1000), *words, *promotions) as core:
        store = core.call("entitlements.products")["store"]
        assert (store["source"], store["products"]) == ("stale", first) and store["age"] > DAY
        live = core.call("live.open", query={"method": "entitlements.products"})
        core.call("events.subscribe", topics=[{"type": "products"}])
        (asked,) = offer(core, "products")
        for _ in range(20):
            assert core.call("entitlements.products")["store"]["source"] == "stale"
            assert core.call("policy.promotions.list")["store"]["source"] == "stale"
        assert core.said() == []
        core.send(result(asked, {"products": [product(PREMIUM, 31.5)]}))
        lines = core.said()
        assert [event["type"] for event in told(lines)] == ["products"]
        assert changed(lines)[live["live"]][-1]["store"]["products"][0]["price"] == 31.5
        # A product that the store no longer sells is removed.
        assert [one["id"] for one in core.call("entitlements.products")["store"]["products"]] == [PREMIUM]


def test_a_refresh_is_answered_with_what_is_for_sale(core):
    offer(core, "products")
    reply = refreshed(core, product(PREMIUM))
    assert reply["result"] == {"products": [product(PREMIUM)], "source": "fresh", "age": 0}
    # With an idempotency key, the refresh is done once.
    reply = refreshed(core, product(PREMIUM, 1), idempotencyKey="k")
    assert core.call("entitlements.products.refresh", **PATIENT, idempotencyKey="k") == reply["result"]


def test_a_feature_that_is_not_there_says_what_it_costs(core):
    offer(core, "products")
    checked = core.call("entitlements.check", feature="customPlaces")
    assert checked["store"] == {"products": [], "source": "default", "age": None}
    refreshed(core, product(PREMIUM), product(MONTHLY))
    store = core.call("entitlements.check", feature="customPlaces")["store"]
    assert store["products"] == [product(PREMIUM)] and store["source"] == "fresh"
    place = core.call("widgets.recents.add", name="Oslo", latitude=59.9, longitude=10.7)["id"]
    error = core.refused("widgets.place.choose", id=place)
    assert error["data"]["kind"] == "featureRequired"
    assert error["data"]["store"]["products"] == [product(PREMIUM)]


def test_a_product_that_was_not_asked_for_is_asked_for_when_a_promotion_offers_it(data, words, tmp_path):
    with Core(data, *at(), *words) as core:
        (asked,) = offer(core, "products")
        core.send(result(asked, {"products": [product(PREMIUM)]}))
        core.said()
    promotions = Files(tmp_path).promotions({"id": "new", "productId": "brand.new"})
    with Core(data, *at(120_000), *words, *promotions) as core:
        assert offer(core, "products") == []
        core.call("policy.promotions.list")
        (asked,) = [line for line in core.said() if "id" in line]
        assert "brand.new" in asked["params"]["ids"]
        core.send(result(asked, {"products": [product("brand.new", 2)]}))
        assert core.call("policy.promotions.list")["promotions"][0]["product"]["price"] == 2
        assert core.said() == []


@pytest.mark.parametrize(
    "changes, pointer",
    [
        ({"id": "other"}, "/products/1/id"),
        ({"id": MONTHLY}, "/products/1/id"),
        ({"id": 5}, "/products/1/id"),
        ({"name": ""}, "/products/1/name"),
        ({"description": "x" * 4001}, "/products/1/description"),
        ({"price": "29.99"}, "/products/1/price"),
        ({"price": -1}, "/products/1/price"),
        ({"price": 1.123456}, "/products/1/price"),
        ({"price": None}, "/products/1/price"),
        ({"currency": "EURO"}, "/products/1/currency"),
        ({"currency": "ABC"}, "/products/1/currency"),
        ({"currency": "eur"}, "/products/1/currency"),
        ({"displayPrice": None}, "/products/1/displayPrice"),
        ({"period": {"unit": "fortnight", "count": 1}}, "/products/1/period/unit"),
        ({"period": {"unit": "week", "count": 0}}, "/products/1/period/count"),
        ({"introductoryOffer": OFFER | {"mode": "free"}}, "/products/1/introductoryOffer/mode"),
        ({"introductoryOffer": OFFER | {"periods": 0}}, "/products/1/introductoryOffer/periods"),
        ({"introductoryOffer": True}, "/products/1/introductoryOffer"),
        ({"familyShareable": "yes"}, "/products/1/familyShareable"),
    ],
)
def test_a_product_that_can_t_be_used_is_a_fault_and_what_was_kept_stays(core, changes, pointer):
    offer(core, "products")
    refreshed(core, product(PREMIUM, 7))
    error = refreshed(core, product(MONTHLY), product(PREMIUM) | changes)["error"]
    assert error["data"]["kind"] == "hostFault"
    assert [problem["pointer"] for problem in error["data"]["problems"]] == [pointer]
    assert [one["price"] for one in core.call("entitlements.products")["store"]["products"]] == [7]


@pytest.mark.parametrize("answer", [{}, {"products": None}, {"products": {}}, [], None, "none", 5])
def test_an_answer_of_another_shape_is_a_fault(core, answer):
    offer(core, "products")
    error = core.ask(result(asking(core), answer))["error"]
    assert error["data"]["kind"] == "hostFault"


def test_prices_are_exact_in_every_currency(core):
    offer(core, "products")
    prices = {"JPY": "4500", "KWD": "1.250", "EUR": "0.99", "HUF": "9990", "USD": "100000.01"}
    for currency, price in prices.items():
        asked = asking(core)
        one = json.dumps(product(PREMIUM, 1, currency=currency)).replace('"price": 1,', f'"price": {price},')
        core.send(b'{"jsonrpc":"2.0","id":%d,"result":{"products":[%s]}}' % (asked["id"], one.encode()))
        line = core.process.stdout.readline().decode()
        number = price.rstrip("0").rstrip(".") if "." in price else price
        assert re.search(rf'"price":{re.escape(number)},"currency":"{currency}"', line), line


def test_a_store_that_can_t_be_reached(core):
    error = core.refused("entitlements.products.refresh")
    assert error["data"] == {"kind": "hostUnavailable", "capability": "host.store.products"}
    (asked,) = offer(core, "products")
    core.send(refused(asked))
    # The request failed a moment ago, so the core does not repeat it yet. Replies have the known prices.
    for _ in range(20):
        assert core.call("entitlements.products")["store"]["source"] == "default"
    assert core.said() == []
    core.send(request("entitlements.products.refresh", {"deadline": 1}, "late"))
    lines = [core.receive() for _ in range(3)]
    assert {line.get("method", line.get("id")) for line in lines} == {"host.store.products", "host.cancel", "late"}
    assert next(line for line in lines if line.get("id") == "late")["error"]["data"]["kind"] == "hostTimeout"


# Buying


def buying(core, product=YEARLY, id="buy", **more):
    """Begins a purchase, and returns the host request."""
    core.send(request("entitlements.buy", {"productId": product, **more}, id))
    asked = core.receive()
    assert asked["method"] == "host.store.purchase", asked
    return asked


def test_a_purchase_is_ingested_before_the_reply(core):
    offer(core, "purchase")
    asked = buying(core, offerId="spring")
    params = asked["params"]
    assert (params["productId"], params["offerId"]) == (YEARLY, "spring")
    bought = core.ask(result(asked, {"document": purchase(CHAIN)}))["result"]
    assert (bought["state"], bought["productId"], bought["offerId"]) == ("purchased", YEARLY, "spring")
    assert bought["purchaseId"] == params["purchaseId"]
    assert [one["outcome"] for one in bought["outcomes"]] == ["added"]
    assert "sharing" in bought["features"]
    assert "sharing" in core.call("entitlements.current")["features"]


@pytest.mark.parametrize(
    "changes",
    [
        {"expiresDate": millis(2025)},
        {"revocationDate": millis(2025), "revocationReason": 0},
        {"isUpgraded": True},
    ],
    ids=["expired", "revoked", "replaced"],
)
def test_a_document_that_gives_nothing_now_is_no_purchase(core, changes):
    offer(core, "purchase")
    asked = buying(core)
    bought = core.ask(result(asked, {"document": purchase(CHAIN, **changes)}))["result"]
    assert (bought["state"], bought["outcomes"][0]["outcome"]) == ("ended", "added")
    assert "sharing" not in bought["features"]
    # The outcome of the purchase is known, so the next purchase gets another id.
    assert buying(core, id="again")["params"]["purchaseId"] != asked["params"]["purchaseId"]


def test_a_document_that_a_newer_one_has_taken_back_is_no_purchase(core):
    core.call("entitlements.ingest", documents=[purchase(CHAIN, revocationDate=millis(2025), signedDate=millis(2025))])
    offer(core, "purchase")
    bought = core.ask(result(buying(core), {"document": purchase(CHAIN)}))["result"]
    assert (bought["state"], bought["outcomes"][0]["outcome"]) == ("ended", "known")


def test_what_is_used_up_at_once_is_bought(core):
    offer(core, "purchase")
    document = purchase(CHAIN, type="Consumable", expiresDate=None)
    assert core.ask(result(buying(core), {"document": document}))["result"]["state"] == "purchased"


@pytest.mark.parametrize("answer, state", [({"pending": True}, "pending"), ({"cancelled": True}, "cancelled")])
def test_cancelled_and_pending_are_told(core, answer, state):
    offer(core, "purchase")
    asked = buying(core)
    bought = core.ask(result(asked, answer))["result"]
    assert bought["state"] == state and bought["outcomes"] == [] and "sharing" not in bought["features"]
    # The purchase has ended, so the next call is a new purchase.
    again = buying(core, id="again")
    assert again["params"]["purchaseId"] != asked["params"]["purchaseId"]
    core.ask(result(again, {"cancelled": True}))
    # A purchase that was approved later arrives as a document.
    core.call("entitlements.ingest", documents=[purchase(CHAIN)])
    assert "sharing" in core.call("entitlements.current")["features"]


@pytest.mark.parametrize(
    "answer, pointer",
    [
        ({}, ""),
        ({"pending": False}, ""),
        ({"document": None, "cancelled": None}, ""),
        ({"document": "x.y.z", "cancelled": True}, ""),
        ({"pending": True, "cancelled": True}, ""),
        ({"document": ""}, "/document"),
        ({"document": 5}, "/document"),
        ({"pending": "yes"}, "/pending"),
        ([], ""),
        (None, ""),
    ],
)
def test_an_answer_that_says_nothing_or_two_things_is_a_fault(core, answer, pointer):
    offer(core, "purchase")
    asked = buying(core)
    error = core.ask(result(asked, answer))["error"]
    assert error["data"]["kind"] == "hostFault" and error["data"]["problems"][0]["pointer"] == pointer
    assert core.call("entitlements.history")["items"] == []
    # The user may have paid already, so the core repeats the request with the same purchase id.
    again = buying(core)
    assert again["params"] == asked["params"]
    assert core.ask(result(again, {"document": purchase(CHAIN)}))["result"]["state"] == "purchased"


def test_a_document_that_proves_nothing_is_refused_and_asked_for_again(core):
    offer(core, "purchase")
    asked = buying(core)
    bought = core.ask(result(asked, {"document": purchase(Chain())}))["result"]
    assert bought["state"] == "refused" and bought["outcomes"][0]["reason"] and bought["tiers"][0]["rank"] == 0
    assert buying(core, id="again")["params"] == asked["params"]


def test_a_document_of_another_product_does_not_end_the_purchase(core):
    offer(core, "purchase")
    asked = buying(core, MONTHLY)
    bought = core.ask(result(asked, {"document": purchase(CHAIN)}))["result"]
    # The document counts for the product that it names, although the call is refused.
    assert (bought["state"], [one["productId"] for one in bought["outcomes"]]) == ("refused", [YEARLY])
    assert "sharing" in bought["features"]
    assert buying(core, MONTHLY, id="again")["params"] == asked["params"]


def test_hosts_that_fail_while_somebody_buys(core):
    error = core.refused("entitlements.buy", productId=YEARLY)
    assert error["data"] == {"kind": "hostUnavailable", "capability": "host.store.purchase"}
    offer(core, "purchase")
    asked = buying(core)
    failed = core.ask(refused(asked, "the product is not sold here"))
    assert failed["error"]["data"]["kind"] == "hostError" and "not sold here" in failed["error"]["message"]
    core.send(request("entitlements.buy", {"productId": YEARLY, "deadline": 1}, "late"))
    lines = {line.get("method", line.get("id")): line for line in (core.receive() for _ in range(3))}
    assert lines["late"]["error"]["data"]["kind"] == "hostTimeout"
    assert lines["host.cancel"]["params"]["id"] == lines["host.store.purchase"]["id"]
    assert lines["host.store.purchase"]["params"] == asked["params"]
    # The core ignores late and repeated answers. It gets the document when it requests the purchase again.
    core.send(result(asked, {"document": purchase(CHAIN)}))
    assert core.call("entitlements.history")["items"] == []
    again = buying(core)
    core.send(result(again, {"document": purchase(CHAIN)}), result(again, {"document": purchase(CHAIN)}))
    assert core.receive()["result"]["state"] == "purchased"
    assert len(core.call("entitlements.history")["items"]) == 1


def test_a_tap_on_the_button_twice_buys_once(core):
    offer(core, "purchase")
    asked = buying(core)
    error = core.refused("entitlements.buy", productId=YEARLY)
    assert error["data"] == {"kind": "limitReached", "limit": 1} and "already" in error["message"]
    # Another product or another offer is a different purchase.
    other = buying(core, product=PREMIUM, id="other")
    assert other["params"]["purchaseId"] != asked["params"]["purchaseId"]
    assert core.ask(result(other, {"cancelled": True}))["id"] == "other"
    assert core.ask(result(asked, {"cancelled": True}))["id"] == "buy"


def test_a_purchase_that_is_cancelled_here_may_have_been_made(core):
    offer(core, "purchase")
    asked = buying(core)
    core.send(request("rpc.cancel", {"id": "buy"}, "cancel"))
    lines = {line.get("method", line.get("id")): line for line in (core.receive() for _ in range(3))}
    assert lines["buy"]["error"]["code"] == -32800 and lines["host.cancel"]["params"]["id"] == asked["id"]
    assert buying(core)["params"] == asked["params"]


@pytest.mark.parametrize("key", [None, "a key"])
@pytest.mark.parametrize("moment", ["asked", "answered"])
def test_a_kill_between_buys_and_ingests_once(data, words, key, moment):
    """The process is killed before or after the host's answer. The repeat has the same purchase id, and the document is
    added once."""
    more = {"idempotencyKey": key} if key else {}
    with Core(data, *at(), *words) as core:
        offer(core, "purchase")
        asked = buying(core, **more)
        if moment == "answered":
            # The core may or may not have received the answer when it is killed.
            core.send(result(asked, {"document": purchase(CHAIN)}))
        core.process.send_signal(signal.SIGKILL)
        core.process.wait()
    with Core(data, *at(60_000), *words) as core:
        offer(core, "purchase")
        known = core.call("entitlements.history")["items"]
        if key or not known:
            core.send(request("entitlements.buy", {"productId": YEARLY, **more}, "again"))
            line = core.receive()
            if "method" in line:
                # The core has not received the host's answer, so it requests the same purchase again.
                assert not known and line["params"] == asked["params"]
                line = core.ask(result(line, {"document": purchase(CHAIN)}))
            assert line["result"]["state"] == "purchased" and line["result"]["outcomes"][0]["outcome"] == "added"
            assert line["result"]["purchaseId"] == asked["params"]["purchaseId"]
        assert len(core.call("entitlements.history")["items"]) == 1
        assert "sharing" in core.call("entitlements.current")["features"]


def test_a_purchase_that_is_open_outlasts_all_that_are_over(core):
    offer(core, "purchase")
    asked = buying(core)
    core.ask(refused(asked))
    for _ in range(1002):
        assert core.ask(result(buying(core, product=PREMIUM), {"cancelled": True}))["id"] == "buy"
    # The user may have paid, so the core requests the same purchase again.
    assert buying(core)["params"] == asked["params"]


def test_a_key_whose_purchase_is_over_needs_no_host(data, words):
    with Core(data, *at(), *words) as core:
        offer(core, "purchase")
        asked = buying(core, idempotencyKey="k")
        core.process.send_signal(signal.SIGKILL)
        core.process.wait()
    with Core(data, *at(), *words) as core:
        offer(core, "purchase")
        again = buying(core)
        assert again["params"] == asked["params"]
        bought = core.ask(result(again, {"document": purchase(CHAIN)}))["result"]
    with Core(data, *at(), *words) as core:
        known = core.call("entitlements.buy", productId=YEARLY, idempotencyKey="k")
        assert known | {"at": bought["at"]} == bought and bought["state"] == "purchased"
        assert core.refused("entitlements.buy", productId=YEARLY)["data"]["kind"] == "hostUnavailable"


def test_a_purchase_that_can_t_be_stored_is_no_refusal(data, words):
    with Core(data, *at(), *words) as core:
        offer(core, "purchase")
        asked = buying(core)
        core.ask(refused(asked))
    with closing(sqlite3.connect(data / "device.sqlite")) as database, database:
        database.execute("CREATE TRIGGER fault BEFORE UPDATE ON store_purchases BEGIN SELECT RAISE(ABORT, 'no'); END")
    with Core(data, *at(), *words) as core:
        offer(core, "purchase")
        again = buying(core)
        error = core.ask(result(again, {"document": purchase(CHAIN)}))["error"]
        assert error["data"] == {"kind": "storageFault"}
        # Nothing was stored, and the core requests the same purchase again.
        assert core.call("entitlements.history")["items"] == []
        assert buying(core)["params"] == asked["params"]


def test_a_purchase_does_not_go_to_the_account_that_comes(data, words):
    with Core(data, *at(), *words) as core:
        core.call("sync.switchAccount", account="ada", cloud=str(data / "cloud.sqlite"))
        offer(core, "purchase")
        asked = buying(core)
        core.send(request("sync.switchAccount", {"account": "bo"}, "switch"))
        lines = {line.get("method", line.get("id")): line for line in (core.receive() for _ in range(3))}
        assert lines["buy"]["error"]["code"] == -32800 and lines["host.cancel"]["params"]["id"] == asked["id"]
        core.send(result(asked, {"document": purchase(CHAIN)}))
        assert core.call("entitlements.history")["items"] == []
        assert "sharing" not in core.call("entitlements.current")["features"]
        # The next purchase gets another id.
        assert buying(core)["params"]["purchaseId"] != asked["params"]["purchaseId"]


def test_a_key_that_was_used_asks_nobody(core):
    offer(core, "purchase")
    asked = buying(core, idempotencyKey="k")
    bought = core.ask(result(asked, {"document": purchase(CHAIN)}))["result"]
    assert core.call("entitlements.buy", productId=YEARLY, idempotencyKey="k") == bought
    assert core.refused("entitlements.buy", productId=PREMIUM, idempotencyKey="k")["data"] == {"kind": "keyReused"}


@pytest.mark.parametrize(
    "params, pointer",
    [
        ({}, "/productId"),
        ({"productId": ""}, "/productId"),
        ({"productId": "x" * 201}, "/productId"),
        ({"productId": YEARLY, "offerId": ""}, "/offerId"),
        ({"productId": YEARLY, "deadline": 600_001}, "/deadline"),
        ({"productId": YEARLY, "price": 1}, "/price"),
    ],
)
def test_what_is_bought_must_be_named(core, params, pointer):
    offer(core, "purchase")
    assert core.refused("entitlements.buy", **params)["data"]["problems"][0]["pointer"] == pointer


# Restoring


def test_what_was_bought_before_is_restored(core):
    error = core.refused("entitlements.restore")
    assert error["data"] == {"kind": "hostUnavailable", "capability": "host.store.sync"}
    offer(core, "sync")
    for outcome in ("added", "known"):
        core.send(request("entitlements.restore", PATIENT, "restore"))
        asked = core.receive()
        assert (asked["method"], asked["params"]) == ("host.store.sync", {})
        restored = core.ask(result(asked, {"documents": [purchase(CHAIN), "x.y.z"]}))["result"]
        assert [one["outcome"] for one in restored["outcomes"]] == [outcome, "refused"]
        assert "sharing" in restored["features"]
    core.send(request("entitlements.restore", PATIENT, "restore"))
    error = core.ask(result(core.receive(), {"documents": [5]}))["error"]
    assert error["data"]["kind"] == "hostFault" and error["data"]["problems"][0]["pointer"] == "/documents/0"


@pytest.mark.parametrize("way", ["request", "notice"])
def test_nothing_is_restored_for_the_account_that_comes(data, words, way):
    """After a change of the account, the core discards purchases and prices that it requested for the earlier
    account."""
    cloud = "host" if way == "notice" else str(data / "cloud.sqlite")
    with Core(data, *at(), *words) as core:
        core.call("sync.switchAccount", account="ada", cloud=cloud)
        if way == "notice":
            core.call("sync.accountChanged", status="available", account="ada")
        core.send(request("host.provide", {"capabilities": ["host.store.sync", "host.store.products"]}, "provide"))
        (prices,) = [line for line in core.said() if line.get("method") == "host.store.products"]
        core.send(request("entitlements.restore", PATIENT, "restore"))
        asked = core.receive()
        assert asked["method"] == "host.store.sync"
        if way == "request":
            core.send(request("sync.switchAccount", {"account": "bo"}, "switch"))
        else:
            core.send(request("sync.accountChanged", {"status": "available", "account": "bo"}, "switch"))
        lines = core.said()
        assert [line["error"]["code"] for line in lines if line.get("id") == "restore"] == [-32800]
        cancelled = {line["params"]["id"] for line in lines if line.get("method") == "host.cancel"}
        assert {asked["id"], prices["id"]} <= cancelled
        core.send(result(asked, {"documents": [purchase(CHAIN)]}), result(prices, {"products": [product(PREMIUM)]}))
        assert core.call("entitlements.history")["items"] == []
        assert core.call("entitlements.products")["store"]["products"] == []
        # The new account may restore its own purchases.
        core.send(request("entitlements.restore", PATIENT, "again"))
        (asked,) = [line for line in core.said() if line.get("method") == "host.store.sync"]
        assert core.ask(result(asked, {"documents": [purchase(CHAIN)]}))["result"]["outcomes"][0]["outcome"] == "added"


def test_another_account_sees_neither_prices_nor_purchases(data, words):
    with Core(data, *at(), *words) as core:
        core.call("sync.switchAccount", account="ada", cloud=str(data / "cloud.sqlite"))
        (asked,) = offer(core, "products")
        core.send(result(asked, {"products": [product(PREMIUM)]}))
        assert core.call("entitlements.products")["store"]["products"] == [product(PREMIUM)]
        core.call("sync.switchAccount", account="bo")
        assert core.call("entitlements.products")["store"] == {"products": [], "source": "default", "age": None}


def test_it_is_a_command_too(data):
    done = run("call", "--data", str(data), "entitlements.buy", f"productId={YEARLY}")
    assert done.returncode != 0 and b"host.store.purchase" in done.stderr + done.stdout
