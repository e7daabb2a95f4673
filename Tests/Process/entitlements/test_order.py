"""Ingests the same documents in different orders, in several calls, repeatedly, and with restarts in between. The
stored state and the replies must have the same bytes."""

import json
import random
import re

import pytest

from support.core import request
from support.entitlement_model import DAY, Kept, check, current, history
from support.people import at
from support.purchases import ACCEPTED, ENVIRONMENTS, line_of, one_of
from support.signing import Chain, compact
from support.storefront import ABSENT, CATALOGUE, NOW, app, ingest, notification, sign, transaction

SEEDS = range(5)
WAYS = 4
FEATURES = [one["id"] for one in CATALOGUE["features"]]
# The time at which the final state is read.
LAST = NOW + DAY
# The number of documents on a page.
PAGE = 17
# The times at which documents arrived, and cursors. They differ between runs, so they are not compared.
RECEIVED = re.compile(rb'"receivedAt":"[^"]*",|,"next":"[^"]*"')
FORGED = Chain()


def sets(seed):
    """Returns documents, and the payloads of those that are valid and count."""
    chance = random.Random(seed)
    documents, payloads = [], []
    for number in range(11):
        line, environment = line_of(chance, number)
        counts = environment in ACCEPTED
        for text in line:
            pick = chance.random()
            if pick < 0.25:
                # The document is inside a notification, or both inside one and alone.
                carried = {"renewal" if "transactionId" not in json.loads(text) else "transaction": sign(text)}
                told = compact(
                    notification(
                        f"{chance.randrange(12)}",
                        data={"environment": environment},
                        signedDate=NOW - chance.randrange(9),
                        **carried,
                    )
                )
                documents.append(sign(told))
                payloads += [told, text] if counts else []
            if pick > 0.2:
                documents.append(sign(text))
                payloads += [text] if counts else []
    for _ in range(4):
        text = compact(
            app(
                receiptType=one_of(chance, *ENVIRONMENTS),
                appTransactionId=one_of(chance, "1", "2", ABSENT),
                signedDate=NOW - chance.randrange(3),
            )
        )
        documents.append(sign(text))
        payloads += [text] if json.loads(text)["receiptType"] in ACCEPTED else []
    # These documents must not change the result, wherever they are in the order.
    documents += [
        FORGED.sign(transaction("0", signedDate=NOW + 9 * DAY)),
        FORGED.sign(transaction("f")),
        "",
        sign(transaction("1", bundleId="com.example.other")),
        ".".join(sign(transaction("2", signedDate=NOW + 9 * DAY)).split(".")[:2]) + "." + sign({}).split(".")[2],
    ]
    return documents, payloads


def raw(core, method, **params):
    """Returns the bytes of a reply."""
    core.send(request(method, params))
    return core.process.stdout.readline()


def looked_at(core):
    """Returns all replies, without the times at which documents arrived. The first request is for `current`."""
    found = [raw(core, "entitlements.current")]
    after = {}
    while True:
        page = raw(core, "entitlements.history", limit=PAGE, payloads=True, **after)
        found.append(RECEIVED.sub(b"", page))
        cursor = json.loads(page)["result"]["next"]
        if cursor is None:
            break
        after = {"after": cursor}
    found += [raw(core, "entitlements.check", feature=feature) for feature in FEATURES]
    return found + [raw(core, "entitlements.products"), raw(core, "entitlements.environment")]


def taken_in(store, documents, chance, way):
    """Ingests the documents in the given way: all at once in their order, or otherwise."""
    data = store.directory / f"data {way}"
    options = {"environments": ",".join(ACCEPTED)}
    if way:
        documents = documents + chance.sample(documents, len(documents) // 3)
        chance.shuffle(documents)
    core = store.core(NOW, data, **options)
    while documents:
        size = chance.choice([1, 3, 10, 40]) if way else len(documents)
        ingest(core, *documents[:size])
        documents = documents[size:]
        if way and chance.random() < 0.1:
            core.close()
            core = store.core(NOW + chance.randrange(DAY), data, **options)
    core.close()
    with store.core(LAST, data, **options) as core:
        return looked_at(core)


@pytest.mark.parametrize("seed", SEEDS)
def test_any_order_gives_the_same_bytes(store, seed):
    chance = random.Random(seed)
    documents, payloads = sets(seed)
    first = taken_in(store, documents, chance, 0)
    for way in range(1, WAYS):
        assert taken_in(store, documents, chance, way) == first, (seed, way)
    # The replies must also be those that the model computes.
    replies = [json.loads(line)["result"] for line in first]
    kept = Kept(payloads)
    assert replies[0] == current(kept, CATALOGUE, LAST)
    # Each page was requested one millisecond after the previous page.
    for place, page in enumerate(replies[1 : -len(FEATURES) - 2]):
        items = history(kept, CATALOGUE, LAST + 1 + place, payloads=True)[PAGE * place :]
        assert page["items"] == items[:PAGE], place
    assert PAGE * place <= len(kept.documents) <= PAGE * (place + 1)
    now = LAST + len(replies) - len(FEATURES) - 2
    for place, feature in enumerate(FEATURES):
        assert replies[-len(FEATURES) - 2 + place] == check(kept, CATALOGUE, feature, now + place), feature
    assert replies[-2]["unknown"] == kept.unknown(CATALOGUE) and replies[-1]["environment"] == replies[0]["environment"]


@pytest.mark.parametrize("seed", SEEDS)
def test_outcomes_follow_the_order(store, seed):
    """The outcome of each document must be the model's for the same order, in one call or in several."""
    chance = random.Random(f"outcomes {seed}")
    payloads = []
    for number in range(12):
        payloads += line_of(chance, number)[0]
    payloads = [text for text in payloads if json.loads(text)["environment"] in ACCEPTED] * 2
    chance.shuffle(payloads)
    kept = Kept()
    expected = [kept.take(text) for text in payloads]
    found = []
    with store.core(environments=",".join(ACCEPTED)) as core:
        rest = [sign(text) for text in payloads]
        while rest:
            size = chance.choice([1, 2, 30])
            result = ingest(core, *rest[:size])
            found += [outcome["outcome"] for outcome in result["outcomes"]]
            rest = rest[size:]
        answer = core.call("entitlements.current")
    assert found == expected and set(found) == {"added", "replaced", "known"}
    assert answer == current(kept, CATALOGUE, NOW + core.count - 1)


def test_the_same_signed_date(store):
    """Of two documents with the same date, the one with the larger bytes wins, whichever arrived first."""
    texts = [compact(transaction(n=n)) for n in ("a", "é", "z")] + [compact(transaction(n="z")) + " "]
    ordered = sorted(texts, key=str.encode)
    for first, second in [(a, b) for a in texts for b in texts]:
        with store.core() as core:
            assert [ingest(core, sign(text))["outcomes"][0]["outcome"] for text in (first, second)] == [
                "added",
                "replaced" if ordered.index(second) > ordered.index(first) else "known",
            ]
            (kept,) = core.call("entitlements.history", payloads=True)["items"]
            assert kept["payload"] == json.loads(max(first, second, key=str.encode))


def test_another_signature_of_the_same_payload_is_known(store):
    text = compact(transaction())
    with store.core() as core:
        assert sign(text) != sign(text)
        assert [outcome["outcome"] for outcome in ingest(core, sign(text), sign(text))["outcomes"]] == [
            "added",
            "known",
        ]
        moment = core.call("entitlements.history")["items"][0]["receivedAt"]
        assert ingest(core, sign(text))["outcomes"][0]["outcome"] == "known"
        # A document that is stored already changes nothing, not even the time at which it arrived.
        assert core.call("entitlements.history")["items"][0]["receivedAt"] == moment == at(NOW)
