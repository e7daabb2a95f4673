"""The state of what was bought: each combination against the model, and a table of those that
were worked out by hand."""

import itertools

import pytest

from support.core import request
from support.entitlement_model import DAY, current, entitlements
from support.people import at, pipeline
from support.storefront import (
    ABSENT,
    CATALOGUE,
    CONSUMABLE,
    LASTING,
    NON_RENEWING,
    NOW,
    RENEWABLE,
    ingest,
    kept,
    product,
    renewal,
    transaction,
)

HOUR = 3_600_000
# As many documents as one call takes.
MOST = 1000

# Every combination

TYPES = (RENEWABLE, NON_RENEWING, CONSUMABLE, LASTING)
ENDS = (ABSENT, NOW - HOUR, NOW + HOUR)
PRODUCTS = (product("business.monthly"), "com.example.elsewhere")


def renewals():
    """What a renewal info says, as far as the state depends on it, beside none at all;
    its date is told by what it is compared with."""
    yield None
    yield from itertools.product((ABSENT, NOW - 1, NOW + 1), (ABSENT, True), (ABSENT, -1, 0))


def combinations():
    """The documents of one line for each combination."""
    dimensions = itertools.product(
        (False, True), (False, True), TYPES, ENDS, renewals(), (True, False), (False, True), PRODUCTS
    )
    for number, (revoked, upgraded, kind, end, info, isLatest, family, name) in enumerate(dimensions):
        line = f"{number}"
        documents = [
            transaction(
                line,
                productId=name,
                type=kind,
                expiresDate=end,
                revocationDate=NOW - 2 * HOUR if revoked else ABSENT,
                isUpgraded=True if upgraded else ABSENT,
                inAppOwnershipType="FAMILY_SHARED" if family else "PURCHASED",
            )
        ]
        if info:
            grace, retry, later = info
            date = ABSENT if later is ABSENT else (NOW if end is ABSENT else end) + later
            documents.append(
                renewal(
                    line,
                    gracePeriodExpiresDate=grace,
                    isInBillingRetryPeriod=retry,
                    renewalDate=date,
                    autoRenewStatus=number % 2,
                )
            )
        if not isLatest:
            documents.append(
                transaction(
                    f"{line}-2",
                    line,
                    productId=name,
                    type=kind,
                    expiresDate=end if end is ABSENT else end + 1,
                    purchaseDate=NOW - 9 * DAY,
                )
            )
        yield documents


def batches(lines):
    """Lines in calls of as many documents as may be."""
    batch = []
    for documents in lines:
        if len(batch) + len(documents) > MOST:
            yield batch
            batch = []
        batch += documents
    yield batch


def by_transaction(answer):
    return {one["transactionId"]: one for one in answer["entitlements"]}


def test_every_combination_is_as_in_the_model(store):
    count, states = 0, set()
    for batch in batches(combinations()):
        with store.core() as core:
            result = ingest(core, *batch)
        assert {(outcome["outcome"], outcome["reason"]) for outcome in result["outcomes"]} == {("added", None)}
        expected = current(kept(*batch), CATALOGUE, NOW)
        found = by_transaction(result["current"])
        for number, one in by_transaction(expected).items():
            assert found[number] == one, [
                document for document in batch if number.partition("-")[0] == document["originalTransactionId"]
            ]
        assert result["current"] == expected
        count += len({document["originalTransactionId"] for document in batch})
        states |= {one["state"] for one in found.values()}
    assert count == 2 * 2 * len(TYPES) * len(ENDS) * 19 * 2 * 2 * len(PRODUCTS)
    assert states == {"revoked", "upgraded", "consumed", "active", "inGracePeriod", "inBillingRetry", "expired"}


# What was worked out by hand

PASS, SEASON, LIFETIME = product("premium.pass"), product("premium.season"), product("premium.lifetime")
# A month's subscription that has just ended, or that has not.
OVER, RUNNING = {"expiresDate": NOW}, {"expiresDate": NOW + 1}
GRACE, RETRY = {"gracePeriodExpiresDate": NOW + 1}, {"isInBillingRetryPeriod": True}
ONCE = {"type": LASTING, "expiresDate": ABSENT, "productId": LIFETIME}

# What differs from a usual transaction, what from a usual renewal info (None: there is none), and then state,
# until (as far from now), lifetime and willRenew.
TABLE = [
    ("a subscription that runs", {}, None, "active", 20 * DAY, False, None),
    ("it renews", {}, {}, "active", 20 * DAY, False, True),
    ("it does not renew", {}, {"autoRenewStatus": 0}, "active", 20 * DAY, False, False),
    ("it is not known whether", {}, {"autoRenewStatus": ABSENT}, "active", 20 * DAY, False, None),
    ("a status of days to come", {}, {"autoRenewStatus": 2}, "active", 20 * DAY, False, False),
    ("a millisecond before the end", RUNNING, None, "active", 1, False, None),
    ("at the end it is over", OVER, None, "expired", None, False, None),
    ("a millisecond after the end", {"expiresDate": NOW - 1}, None, "expired", None, False, None),
    ("long ago", {"expiresDate": 0, "purchaseDate": 0}, None, "expired", None, False, None),
    (
        "until the last millisecond there is",
        {"expiresDate": 253_402_300_799_999},
        None,
        "active",
        253_402_300_799_999 - NOW,
        False,
        None,
    ),
    ("over, and will not be renewed", OVER, {"autoRenewStatus": 0}, "expired", None, False, False),
    ("over, and would be renewed", OVER, {}, "expired", None, False, True),
    ("in its grace period", OVER, GRACE, "inGracePeriod", 1, False, True),
    ("in its grace period, while it is tried again", OVER, GRACE | RETRY, "inGracePeriod", 1, False, True),
    ("at the end of the grace period it is over", OVER, {"gracePeriodExpiresDate": NOW}, "expired", None, False, True),
    (
        "at the end of the grace period it is tried again",
        OVER,
        {"gracePeriodExpiresDate": NOW} | RETRY,
        "inBillingRetry",
        None,
        False,
        True,
    ),
    ("it is tried again", OVER, RETRY, "inBillingRetry", None, False, True),
    ("it is not tried again", OVER, {"isInBillingRetryPeriod": False}, "expired", None, False, True),
    (
        "a grace period means nothing before the end",
        RUNNING,
        {"gracePeriodExpiresDate": NOW + DAY},
        "active",
        1,
        False,
        True,
    ),
    ("a retry means nothing before the end", RUNNING, RETRY, "active", 1, False, True),
    ("a renewal info of the period that ended", OVER, GRACE | {"renewalDate": NOW}, "inGracePeriod", 1, False, True),
    ("one of a later period", OVER, GRACE | {"renewalDate": NOW + 30 * DAY}, "inGracePeriod", 1, False, True),
    ("one of an earlier period", OVER, GRACE | RETRY | {"renewalDate": NOW - 1}, "expired", None, False, True),
    (
        "null is not there",
        OVER,
        RETRY | {"renewalDate": None, "gracePeriodExpiresDate": None},
        "inBillingRetry",
        None,
        False,
        True,
    ),
    ("revoked", {"revocationDate": NOW - 1}, {}, "revoked", None, False, None),
    ("revoked in time to come", {"revocationDate": NOW + DAY}, {}, "revoked", None, False, None),
    ("revoked at the beginning of time", {"revocationDate": 0}, {}, "revoked", None, False, None),
    ("null does not revoke", {"revocationDate": None}, {}, "active", 20 * DAY, False, True),
    ("revoked and upgraded", {"revocationDate": NOW - 1, "isUpgraded": True}, None, "revoked", None, False, None),
    ("revoked, and in its grace period", OVER | {"revocationDate": NOW - 1}, GRACE, "revoked", None, False, None),
    ("upgraded", {"isUpgraded": True}, {}, "upgraded", None, False, None),
    ("not upgraded", {"isUpgraded": False}, {}, "active", 20 * DAY, False, True),
    ("upgraded, and over", OVER | {"isUpgraded": True}, GRACE, "upgraded", None, False, None),
    ("a lasting thing", ONCE, None, "active", None, True, None),
    ("a lasting thing does not renew", ONCE, {}, "active", None, True, None),
    ("a lasting thing is taken back", ONCE | {"revocationDate": NOW - DAY}, None, "revoked", None, False, None),
    (
        "a thing that is used up",
        {"type": CONSUMABLE, "expiresDate": ABSENT, "productId": product("tip")},
        None,
        "consumed",
        None,
        False,
        None,
    ),
    (
        "used up, of a product that has a tier",
        {"type": CONSUMABLE, "expiresDate": ABSENT},
        None,
        "consumed",
        None,
        False,
        None,
    ),
    (
        "used up and revoked",
        {"type": CONSUMABLE, "expiresDate": ABSENT, "revocationDate": 1},
        None,
        "revoked",
        None,
        False,
        None,
    ),
    (
        "thirty days from the purchase",
        {"type": NON_RENEWING, "expiresDate": ABSENT, "productId": PASS, "purchaseDate": NOW - 30 * DAY + 1},
        None,
        "active",
        1,
        False,
        None,
    ),
    (
        "thirty days are over",
        {"type": NON_RENEWING, "expiresDate": ABSENT, "productId": PASS, "purchaseDate": NOW - 30 * DAY},
        None,
        "expired",
        None,
        False,
        None,
    ),
    (
        "its own end counts more than days",
        {"type": NON_RENEWING, "expiresDate": NOW + 5, "productId": PASS, "purchaseDate": NOW - 99 * DAY},
        None,
        "active",
        5,
        False,
        None,
    ),
    (
        "its own end is over",
        {"type": NON_RENEWING, "expiresDate": NOW, "productId": PASS, "purchaseDate": NOW - DAY},
        None,
        "expired",
        None,
        False,
        None,
    ),
    (
        "a season without days",
        {"type": NON_RENEWING, "expiresDate": ABSENT, "productId": SEASON, "purchaseDate": 0},
        None,
        "active",
        None,
        True,
        None,
    ),
    (
        "days are for what does not renew",
        {"type": LASTING, "expiresDate": ABSENT, "productId": PASS, "purchaseDate": 0},
        None,
        "active",
        None,
        True,
        None,
    ),
    ("without a type", {"type": ABSENT}, {}, "active", 20 * DAY, False, True),
    ("of an unknown type, without an end", {"type": "Rental", "expiresDate": ABSENT}, {}, "active", None, True, None),
    ("of an unknown type, over", {"type": "Rental"} | OVER, GRACE, "inGracePeriod", 1, False, True),
    ("an unknown product", {"productId": "com.example.elsewhere"}, {}, "active", 20 * DAY, False, True),
    ("shared by the family", {"inAppOwnershipType": "FAMILY_SHARED"}, None, "active", 20 * DAY, False, None),
    ("fractions of a millisecond, down", {"expiresDate": NOW + 0.5}, None, "expired", None, False, None),
    ("fractions of a millisecond, up", {"expiresDate": NOW + 1.5}, None, "active", 2, False, None),
    ("bought in time to come", {"purchaseDate": NOW + DAY}, None, "active", 20 * DAY, False, None),
]
assert len({row[0] for row in TABLE}) == len(TABLE) >= 30


def test_the_table(store):
    documents = []
    for number, (_, bought, infos, *_) in enumerate(TABLE):
        documents.append(transaction(f"{number}", **bought))
        if infos is not None:
            documents.append(renewal(f"{number}", **infos))
    with store.core() as core:
        found = by_transaction(ingest(core, *documents)["current"])
    wrong = []
    for number, (name, bought, _, state, until, lifetime, renews) in enumerate(TABLE):
        one = found[f"{number}"]
        expected = {
            "state": state,
            "entitled": state in ("active", "inGracePeriod"),
            "until": None if until is None else at(NOW + until),
            "lifetime": lifetime,
            "willRenew": renews,
            "renewsTo": product("business.monthly") if renews else None,
            "familyShared": "FAMILY" in bought.get("inAppOwnershipType", ""),
        }
        if expected != {member: one[member] for member in expected}:
            wrong.append((name, expected, one))
    assert not wrong


# Lines of more than one transaction: what differs from usual ones, and the states of those that are shown.


def several(*bought, line="1", **infos):
    documents = [transaction(f"{line}.{number}", line, **one) for number, one in enumerate(bought)]
    return documents + ([renewal(line, **infos)] if infos else [])


LATER = {"expiresDate": NOW + 40 * DAY, "purchaseDate": NOW - DAY}
LINES = [
    ("of two that run both count", several({}, LATER), {"1.0": "active", "1.1": "active"}),
    ("one that is over and not the latest is left out", several(OVER, {}), {"1.1": "active"}),
    ("the latest is shown, though it is over", several({"expiresDate": NOW - DAY}, OVER), {"1.1": "expired"}),
    ("grace is the latest one's", several({"expiresDate": NOW - DAY}, OVER, **GRACE), {"1.1": "inGracePeriod"}),
    ("grace is not an older one's", several(OVER, {}, **GRACE), {"1.1": "active"}),
    (
        "a revoked one is the latest all the same",
        several(OVER, LATER | {"revocationDate": NOW - 1}, **GRACE),
        {"1.1": "revoked"},
    ),
    ("and so is one that was upgraded", several(OVER, LATER | {"isUpgraded": True}, **GRACE), {"1.1": "upgraded"}),
    (
        "one before a revoked one goes on",
        several({}, LATER | {"revocationDate": NOW - 1}),
        {"1.0": "active", "1.1": "revoked"},
    ),
    ("what has no end is the latest", several({"expiresDate": ABSENT}, OVER, **GRACE), {"1.0": "active"}),
    (
        "of the same end, the one that was bought later",
        several(OVER | {"purchaseDate": NOW - 2}, OVER | {"purchaseDate": NOW - 3}, **GRACE),
        {"1.0": "inGracePeriod"},
    ),
    ("of the same purchase, the one with the last id", several(OVER, OVER, **GRACE), {"1.1": "inGracePeriod"}),
    (
        "by bytes, not by number",
        [transaction(id, "1", **OVER) for id in ("9", "10")] + [renewal("1", **GRACE)],
        {"9": "inGracePeriod"},
    ),
]


@pytest.mark.parametrize("name, documents, states", LINES, ids=[row[0] for row in LINES])
def test_lines(store, name, documents, states):
    with store.core() as core:
        answer = ingest(core, *documents)["current"]
    assert {one["transactionId"]: one["state"] for one in answer["entitlements"]} == states
    assert answer == current(kept(*documents), CATALOGUE, NOW)


def test_a_line_is_one_of_one_environment(store):
    """What another environment says of the same ids counts for nothing here."""
    documents = [
        transaction("1", **OVER),
        renewal("1", **RETRY),
        transaction("1", expiresDate=NOW + 40 * DAY, environment="Sandbox"),
        renewal("1", environment="Sandbox", autoRenewStatus=0),
        transaction("2", **OVER),
        renewal("2", environment="Sandbox", **GRACE),
    ]
    with store.core(environments="Production,Sandbox") as core:
        answer = ingest(core, *documents)["current"]
    assert [
        (one["transactionId"], one["environment"], one["state"], one["willRenew"]) for one in answer["entitlements"]
    ] == [
        ("1", "Sandbox", "active", False),
        ("1", "Production", "inBillingRetry", True),
        ("2", "Production", "expired", None),
    ]
    assert answer == current(kept(*documents), CATALOGUE, NOW)


def test_only_the_latest_renews(store):
    with store.core() as core:
        found = by_transaction(
            ingest(core, *several({}, LATER, autoRenewProductId=product("business.yearly")))["current"]
        )
    assert {id: (one["willRenew"], one["renewsTo"]) for id, one in found.items()} == {
        "1.0": (None, None),
        "1.1": (True, product("business.yearly")),
    }


def test_time_passes(store):
    """A month, its grace period and its retry, a millisecond around each turn."""
    end, grace = NOW + 20 * DAY, NOW + 36 * DAY
    documents = [transaction(), renewal(gracePeriodExpiresDate=grace, isInBillingRetryPeriod=True, renewalDate=end)]
    with store.again() as core:
        ingest(core, *documents)
    for now, state, until, tier in [
        (NOW - 400 * DAY, "active", end, "business"),
        (end - 1, "active", end, "business"),
        (end, "inGracePeriod", grace, "business"),
        (end + 1, "inGracePeriod", grace, "business"),
        (grace - 1, "inGracePeriod", grace, "business"),
        (grace, "inBillingRetry", None, "free"),
        (grace + 400 * DAY, "inBillingRetry", None, "free"),
    ]:
        answer = store.ask_once("entitlements.current", at=now)
        (one,) = answer["entitlements"]
        assert (one["state"], one["until"], answer["tiers"][0]["tier"]) == (state, until and at(until), tier)
        assert answer["validUntil"] == answer["tiers"][0]["until"] == (until and at(until)) and answer["at"] == at(now)
        assert answer == current(kept(*documents), CATALOGUE, now)


def test_each_request_has_an_instant_of_its_own(store):
    """What ends between two requests of one chunk has ended for the second."""
    with store.core() as core:
        ingest(core, transaction(expiresDate=NOW + 3), transaction("2", expiresDate=NOW + 4))
        replies = pipeline(core, [request("entitlements.current", id=number) for number in range(4)])
    assert [[one["state"] for one in reply["result"]["entitlements"]] for reply in replies] == [
        ["active", "active"],
        ["active", "active"],
        ["active", "expired"],
        ["expired", "expired"],
    ]
    assert [reply["result"]["validUntil"] for reply in replies] == [at(NOW + 3), at(NOW + 3), at(NOW + 4), None]


def test_days_beyond_the_calendar(store):
    """An end that can't be written as an instant ends nothing, and breaks nothing."""
    with store.core() as core:
        answer = ingest(
            core, transaction(type=NON_RENEWING, expiresDate=ABSENT, productId=PASS, purchaseDate=253_402_300_799_999)
        )["current"]
        (one,) = answer["entitlements"]
        assert one["state"] == "active" and one["purchaseDate"] == "9999-12-31T23:59:59.999Z"
        assert one["until"] in (None, "9999-12-31T23:59:59.999Z") and core.call("system.ping") == {}


def test_the_model_itself():
    """The model is held to what was worked out by hand, too."""
    for name, bought, infos, state, until, lifetime, renews in TABLE:
        (one,) = entitlements(
            kept(transaction(**bought), *([] if infos is None else [renewal(**infos)])), CATALOGUE, NOW
        )
        assert (one["state"], one["until"], one["lifetime"], one["willRenew"]) == (
            state,
            None if until is None else NOW + until,
            lifetime,
            renews,
        ), name
    for name, documents, states in LINES:
        found = entitlements(kept(*documents), CATALOGUE, NOW)
        assert {one["transactionId"]: one["state"] for one in found if one["isLatest"] or one["entitled"]} == states, (
            name
        )
