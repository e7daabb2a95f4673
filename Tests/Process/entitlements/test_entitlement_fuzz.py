"""Thousands of mutated documents: no document without a valid signature is stored, the stored documents are those that
the model expects, and the process continues.

Valid documents are between the mutated ones, and must all be stored. The run can be repeated: a failure reports its
seed.
"""

import json
import os
import random
import time

import pytest

from support.entitlement_model import Kept, current
from support.people import instant
from support.signing import Chain, compact, decode, mutate
from support.storefront import (
    ABSENT,
    BUNDLE,
    CATALOGUE,
    CHAIN,
    NOW,
    app,
    ingest,
    notification,
    pages,
    product,
    renewal,
    sign,
    transaction,
)

FORGER = Chain()
VALUES = [
    "null",
    "true",
    "false",
    "0",
    "1",
    "-1",
    "1.5",
    "1e999",
    "-0",
    "1e18",
    "9" * 400,
    f"{NOW}",
    f"{NOW + 1}.5",
    '""',
    '"x"',
    '"Production"',
    '"Sandbox"',
    f'"{BUNDLE}"',
    '"\\u0000"',
    '"' + "é" * 201 + '"',
    "[]",
    "{}",
    "[" * 100 + "]" * 100,
    '"FAMILY_SHARED"',
    '"Consumable"',
    '"Non-Renewing Subscription"',
    f'"{product("premium.pass")}"',
    '"a.b.c"',
    "2",
]
NAMES = [
    "transactionId",
    "originalTransactionId",
    "revocationDate",
    "isUpgraded",
    "expiresDate",
    "notificationType",
    "notificationUUID",
    "receiptType",
    "autoRenewStatus",
    "gracePeriodExpiresDate",
    "isInBillingRetryPeriod",
    "renewalDate",
    "bundleId",
    "environment",
    "data",
    "signedDate",
    "purchaseDate",
    "summary",
    "appTransactionId",
    "subscriptionGroupIdentifier",
    "offerType",
    "offerIdentifier",
    "offerPeriod",
    "offerDiscountType",
    "revocationReason",
    "expirationIntent",
    "priceIncreaseStatus",
    "unknown",
    "",
]


def corpus():
    """Returns valid payloads of each kind."""
    return [
        transaction("1"),
        transaction("2", "1", expiresDate=NOW + 5, purchaseDate=NOW - 5),
        transaction("5", subscriptionGroupIdentifier="1", purchaseDate=NOW + 3, offerType=1, offerPeriod="P1M"),
        transaction("3", expiresDate=ABSENT, productId=product("premium.lifetime"), type="Non-Consumable"),
        renewal("1"),
        renewal("2", gracePeriodExpiresDate=NOW + 9, isInBillingRetryPeriod=True),
        renewal("5", expirationIntent=2, priceIncreaseStatus=0),
        notification("n", transaction=transaction("4"), renewal=renewal("4")),
        notification("m"),
        app(),
    ]


def altered(payload, chance):
    """Returns the text of a payload with some changed members, for a signer who signs it correctly."""
    members = {name: compact(value) for name, value in payload.items()}
    for _ in range(chance.choice([1, 1, 2, 4])):
        pick = chance.random()
        name = chance.choice(list(members) or NAMES)
        if pick < 0.6:
            members[name] = chance.choice(VALUES)
        elif pick < 0.75:
            members.pop(name, None)
        else:
            members[chance.choice(NAMES)] = chance.choice(VALUES)
    text = "{" + ",".join(f"{compact(name)}:{value}" for name, value in members.items()) + "}"
    if chance.random() < 0.15:
        at = chance.randrange(len(text))
        text = (
            text[:at] + chance.choice(['"', "{", "}", ",", "\\", "0", "\ufeff", ""]) + text[at + chance.randrange(3) :]
        )
    return text


def document(sound, chance):
    """Returns a mutated document, and the payload that it has if it may be stored: only payloads that a trusted leaf
    has signed."""
    pick = chance.random()
    if pick < 0.5:
        return mutate(sign(chance.choice(sound)), [sign(chance.choice(sound)) for _ in range(2)], chance), None
    text = altered(chance.choice(sound), chance)
    if pick < 0.9:
        return CHAIN.sign(text), text
    if pick < 0.95:
        return FORGER.sign(text, header=chance.choice([CHAIN.header, FORGER.header])), None
    header = CHAIN.header | chance.choice(
        [{"alg": "none"}, {"x5c": CHAIN.x5c[::-1]}, {"crit": []}, {"x5c": [FORGER.leaf.x5c, *CHAIN.x5c[1:]]}]
    )
    return CHAIN.sign(text, header=header), None


def parsed(text):
    try:
        return json.loads(text)
    except ValueError:
        return None


def read(part):
    """Returns the decoded part of a token, or None if it is no longer JSON."""
    try:
        return json.loads(decode(part))
    except ValueError:
        return None


def round_of(store, seed, count):
    chance = random.Random(seed)
    sound = corpus()
    may_be_kept = [json.loads(compact(payload)) for payload in sound] + [transaction("4"), renewal("4")]
    with store.core() as core:
        asked = 0
        while asked < count:
            size = chance.choice([1, 5, 100])
            documents = []
            for number in range(size):
                mutated, text = document(sound, chance)
                if text is not None:
                    may_be_kept.append(parsed(text))
                marker = transaction(f"sound {seed} {asked + number}", expiresDate=NOW)
                may_be_kept.append(marker)
                documents += [mutated, sign(marker)]
            asked += size
            outcomes = ingest(core, *documents)["outcomes"]
            for place in range(1, 2 * size, 2):
                assert [outcome["outcome"] for outcome in outcomes if outcome["position"] == place] == ["added"], (
                    seed,
                    documents[place - 1],
                )
            for outcome in outcomes:
                assert (
                    (outcome["outcome"] == "refused")
                    == (outcome["reason"] is not None)
                    == (outcome["message"] is not None)
                ), (seed, outcome)
        history = pages(core, payloads=True)
        allowed = {repr(payload) for payload in may_be_kept}
        carried = {
            repr(inner)
            for one in history
            if one["kind"] == "notification"
            for text in (one["payload"].get("data") or {}).values()
            if isinstance(text, str) and text.count(".") == 2 and text.startswith(sign({}).partition(".")[0])
            if (inner := read(text.split(".")[1])) is not None
        }
        for one in history:
            assert repr(one["payload"]) in allowed | carried, (seed, one)
        # The stored documents grant what the rules say, and nothing else.
        answer = core.call("entitlements.current")
        assert answer == current(
            Kept(json.dumps(one["payload"]) for one in history), CATALOGUE, instant(answer["at"])
        ), seed
        assert core.close() == 0


@pytest.mark.parametrize("seed", range(3))
def test_mutated_documents(store, seed):
    round_of(store, seed, 300)


@pytest.mark.full
def test_mutated_documents_for_minutes(store):
    # A fifth of the time of the fuzzer for requests, because there is less to mutate here.
    seconds = int(os.environ.get("FUZZ_SECONDS", "600")) / 5
    start = time.monotonic()
    seed = 1_000_000
    while time.monotonic() - start < seconds:
        round_of(store, seed, 2000)
        seed += 1
