"""Documents in any order, in any pieces, again and again, over any restarts: what is kept, and what is answered,
are the same bytes."""

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
# When all is looked at in the end.
LAST = NOW + DAY
# How many documents a page has.
PAGE = 17
# When a document came, and where a page ends: text that means something to the core alone.
RECEIVED = re.compile(rb'"receivedAt":"[^"]*",|,"next":"[^"]*"')
FORGED = Chain()


def sets(seed):
    """Documents, and the payloads of them that are sound and count."""
    chance = random.Random(seed)
    documents, payloads = [], []
    for number in range(11):
        line, environment = line_of(chance, number)
        counts = environment in ACCEPTED
        for text in line:
            pick = chance.random()
            if pick < 0.25:
                # Inside of a notification, or both ways.
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
    # Documents that must change nothing, wherever they stand in the order.
    documents += [
        FORGED.sign(transaction("0", signedDate=NOW + 9 * DAY)),
        FORGED.sign(transaction("f")),
        "",
        sign(transaction("1", bundleId="com.example.other")),
        ".".join(sign(transaction("2", signedDate=NOW + 9 * DAY)).split(".")[:2]) + "." + sign({}).split(".")[2],
    ]
    return documents, payloads


def raw(core, method, **params):
    """The bytes of a reply."""
    core.send(request(method, params))
    return core.process.stdout.readline()


def looked_at(core):
    """All that is answered, without the moments at which documents came; the first request is the one for `current`."""
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
    """Takes documents in: in order and at once, or some other way."""
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
    # The replies are also the ones that the rules give.
    replies = [json.loads(line)["result"] for line in first]
    kept = Kept(payloads)
    assert replies[0] == current(kept, CATALOGUE, LAST)
    # Each page was asked a millisecond after the one before.
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
    """What became of each document is what the model says of the same order; in one call or in many."""
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
    """Of two the one whose bytes come later wins, whichever came first."""
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
        # A known document changes nothing, not even the instant at which it came.
        assert core.call("entitlements.history")["items"][0]["receivedAt"] == moment == at(NOW)
