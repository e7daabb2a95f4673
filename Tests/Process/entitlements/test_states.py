"""The states of purchases: all combinations are compared with the model, and a table has states that were determined by
hand."""

import itertools

import pytest

from support.core import request
from support.entitlement_model import DAY, current, entitlements, states
from support.people import at, instant, pipeline
from support.storefront import (
    ABSENT,
    CATALOGUE,
    CONSUMABLE,
    LASTING,
    NON_RENEWING,
    NOW,
    RENEWABLE,
    had,
    ingest,
    kept,
    pages,
    product,
    renewal,
    transaction,
)

HOUR = 3_600_000
# The largest number of documents in one call.
MOST = 1000

# Every combination

TYPES = (RENEWABLE, NON_RENEWING, CONSUMABLE, LASTING)
ENDS = (ABSENT, NOW - HOUR, NOW + HOUR)
PRODUCTS = (product("business.monthly"), "com.example.elsewhere")


def renewals():
    """Returns renewal infos with all values on which the state depends, and None for no renewal info. Dates are
    relative to the transaction."""
    yield None
    yield from itertools.product((ABSENT, NOW - HOUR, NOW + HOUR), (ABSENT, True), (ABSENT, -1, 0))


def combinations():
    """Returns the documents of one subscription for each combination."""
    dimensions = itertools.product(
        (False, True), (False, True), TYPES, ENDS, renewals(), (True, False), (False, True), PRODUCTS
    )
    for number, (revoked, upgraded, kind, end, info, isLast, family, name) in enumerate(dimensions):
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
                    productId=name,
                    gracePeriodExpiresDate=grace,
                    isInBillingRetryPeriod=retry,
                    renewalDate=date,
                    autoRenewStatus=number % 3 % 2,
                )
            )
        if not isLast:
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
    """Returns the documents of subscriptions in batches of the largest permitted size."""
    batch = []
    for documents in lines:
        if len(batch) + len(documents) > MOST:
            yield batch
            batch = []
        batch += documents
    yield batch


def by_transaction(answer):
    return {one["transactionId"]: one for one in answer["entitlements"]}


def states_in(items):
    """Returns the states of the transactions in the history."""
    return {one["id"]: one["state"] for one in items if one["kind"] == "transaction"}


def test_every_combination_is_as_in_the_model(request, store):
    """Tests a third of the combinations, or all of them with --full."""
    seen, all_batches = set(), list(batches(combinations()))
    numbers = {document["originalTransactionId"] for batch in all_batches for document in batch}
    assert len(numbers) == 2 * 2 * len(TYPES) * len(ENDS) * 19 * 2 * 2 * len(PRODUCTS)
    if not request.config.getoption("--full"):
        all_batches = all_batches[::3]
    for batch in all_batches:
        # The second request is the one for the entitlements, so its time is NOW.
        with store.core(NOW - 1) as core:
            result = ingest(core, *batch)
            answer, items = core.call("entitlements.current"), pages(core)
        assert {(outcome["outcome"], outcome["reason"]) for outcome in result["outcomes"]} == {("added", None)}
        documents = kept(*batch)
        expected = current(documents, CATALOGUE, NOW)
        found = by_transaction(answer)
        for number, one in by_transaction(expected).items():
            assert found.get(number) == one, [
                document for document in batch if number.partition("-")[0] == document["originalTransactionId"]
            ]
        assert answer == expected
        # All ends are an hour away, and reading the pages takes milliseconds.
        assert states_in(items) == {id: state for (_, id), state in states(documents, CATALOGUE, NOW).items()}
        seen |= set(states_in(items).values())
    assert seen == {"revoked", "upgraded", "consumed", "active", "inGracePeriod", "inBillingRetry", "expired"}


# States that were determined by hand

PASS, SEASON, LIFETIME = product("premium.pass"), product("premium.season"), product("premium.lifetime")
# A subscription of a month that has just ended, and one that ends in a millisecond.
OVER, RUNNING = {"expiresDate": NOW}, {"expiresDate": NOW + 1}
GRACE, RETRY = {"gracePeriodExpiresDate": NOW + 1}, {"isInBillingRetryPeriod": True}
ONCE = {"type": LASTING, "expiresDate": ABSENT, "productId": LIFETIME}

# The differences from a usual transaction and from a usual renewal info (None: there is none). Then the state, `until`
# relative to now, the lifetime and willRenew.
TABLE = [
    ("a subscription that runs", {}, None, "active", 20 * DAY, False, None),
    ("it renews", {}, {}, "active", 20 * DAY, False, True),
    ("it does not renew", {}, {"autoRenewStatus": 0}, "active", 20 * DAY, False, False),
    ("it is not known whether", {}, {"autoRenewStatus": ABSENT}, "active", 20 * DAY, False, None),
    ("a status of days to come", {}, {"autoRenewStatus": 2}, "active", 20 * DAY, False, False),
    ("a millisecond before the end", RUNNING, None, "active", 1, False, None),
    ("at the end it is over", OVER, None, "expired", None, False, None),
    ("a millisecond after the end", {"expiresDate": NOW - 1}, None, "expired", None, False, None),
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
    ("one of an earlier period", OVER, GRACE | RETRY | {"renewalDate": NOW - 1}, "expired", None, False, None),
    ("it says nothing of the running one", {}, {"renewalDate": NOW + 20 * DAY - 1}, "active", 20 * DAY, False, None),
    ("it is of this very period", {}, {"renewalDate": NOW + 20 * DAY}, "active", 20 * DAY, False, True),
    (
        "a renewal info of another product",
        OVER,
        GRACE | RETRY | {"productId": product("business.yearly")},
        "expired",
        None,
        False,
        None,
    ),
    ("one that names no product", OVER, GRACE | {"productId": ABSENT}, "inGracePeriod", 1, False, True),
    (
        "a millisecond before it has been tried for sixty days",
        {"expiresDate": NOW - 60 * DAY + 1, "purchaseDate": NOW - 90 * DAY},
        RETRY,
        "inBillingRetry",
        None,
        False,
        True,
    ),
    (
        "after sixty days it is tried no more",
        {"expiresDate": NOW - 60 * DAY, "purchaseDate": NOW - 90 * DAY},
        RETRY,
        "expired",
        None,
        False,
        True,
    ),
    (
        "a millisecond after sixty days",
        {"expiresDate": NOW - 60 * DAY - 1, "purchaseDate": NOW - 90 * DAY},
        RETRY,
        "expired",
        None,
        False,
        True,
    ),
    (
        "a grace period knows no sixty days",
        {"expiresDate": NOW - 70 * DAY, "purchaseDate": NOW - 90 * DAY},
        GRACE | RETRY,
        "inGracePeriod",
        1,
        False,
        True,
    ),
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
    (
        "an unknown product",
        {"productId": "com.example.elsewhere"},
        {"productId": "com.example.elsewhere"},
        "active",
        20 * DAY,
        False,
        True,
    ),
    ("a season that ends does not renew", {"type": NON_RENEWING}, {}, "active", 20 * DAY, False, None),
    ("a season that is over has no grace", {"type": NON_RENEWING} | OVER, GRACE | RETRY, "expired", None, False, None),
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
    with store.core(NOW - 1) as core:
        found = by_transaction(had(core, *documents))
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


# The differences from a usual transaction, the state, and whether the transaction is in `current` or only in the
# history.

USED_UP = {"type": CONSUMABLE, "expiresDate": ABSENT}
LONG = {"purchaseDate": NOW - 400 * DAY}
RECENT = [
    ("over for ninety days less a moment", LONG | {"expiresDate": NOW - 90 * DAY + 1}, "expired", True),
    ("over for ninety days", LONG | {"expiresDate": NOW - 90 * DAY}, "expired", False),
    ("over for ninety days and a moment", LONG | {"expiresDate": NOW - 90 * DAY - 1}, "expired", False),
    ("long ago", {"expiresDate": 0, "purchaseDate": 0}, "expired", False),
    ("revoked a moment less ago", LONG | {"revocationDate": NOW - 90 * DAY + 1}, "revoked", True),
    ("revoked ninety days ago, though it would go on", LONG | {"revocationDate": NOW - 90 * DAY}, "revoked", False),
    ("revoked at the beginning of time", {"revocationDate": 0}, "revoked", False),
    ("revoked in time to come", LONG | {"revocationDate": NOW + 400 * DAY}, "revoked", True),
    (
        "revoked just now, and over long ago",
        LONG | {"expiresDate": NOW - 300 * DAY, "revocationDate": NOW},
        "revoked",
        True,
    ),
    (
        "upgraded, and over a moment less ago",
        LONG | {"expiresDate": NOW - 90 * DAY + 1, "isUpgraded": True},
        "upgraded",
        True,
    ),
    ("upgraded, and over long ago", LONG | {"expiresDate": NOW - 90 * DAY, "isUpgraded": True}, "upgraded", False),
    (
        "upgraded, without an end",
        ONCE | {"purchaseDate": NOW - 90 * DAY + 1, "isUpgraded": True},
        "upgraded",
        True,
    ),
    (
        "upgraded long ago, without an end",
        ONCE | {"purchaseDate": NOW - 90 * DAY, "isUpgraded": True},
        "upgraded",
        False,
    ),
    (
        "thirty days that ended a moment less ago",
        {"type": NON_RENEWING, "expiresDate": ABSENT, "productId": PASS, "purchaseDate": NOW - 120 * DAY + 1},
        "expired",
        True,
    ),
    (
        "thirty days that ended long ago",
        {"type": NON_RENEWING, "expiresDate": ABSENT, "productId": PASS, "purchaseDate": NOW - 120 * DAY},
        "expired",
        False,
    ),
    ("a lasting thing of long ago", ONCE | LONG, "active", True),
    ("a thing that is used up", USED_UP | {"productId": product("tip")}, "consumed", False),
    ("used up, of a product that has a tier", USED_UP, "consumed", False),
    ("used up and revoked", USED_UP | {"revocationDate": NOW - DAY}, "revoked", True),
]


def test_what_is_over_is_shown_for_ninety_days(store):
    """Ended purchases are shown for 90 days. The history has all of them, however old."""
    documents = [transaction(f"{number}", **bought) for number, (_, bought, _, _) in enumerate(RECENT)]
    with store.core(NOW - 1) as core:
        found, items = by_transaction(had(core, *documents)), states_in(pages(core))
    for number, (name, _, state, isShown) in enumerate(RECENT):
        assert items[f"{number}"] == state, name
        assert found.get(f"{number}", {}).get("state") == (state if isShown else None), name


def test_a_grace_period_prolongs_nothing(store):
    """A purchase that ended more than 90 days ago is left out, even if its grace period ended later."""
    end = NOW - 90 * DAY
    documents = [
        transaction("1", expiresDate=end, purchaseDate=NOW - 120 * DAY),
        renewal("1", gracePeriodExpiresDate=NOW - DAY),
        transaction("2", expiresDate=end, purchaseDate=NOW - 120 * DAY),
        renewal("2", gracePeriodExpiresDate=NOW + DAY),
    ]
    with store.core(NOW - 1) as core:
        answer = had(core, *documents)
    assert [(one["transactionId"], one["state"]) for one in answer["entitlements"]] == [("2", "inGracePeriod")]


# Subscriptions with several transactions: the differences from usual ones, the states of those that are shown, and for
# some the states of the others in the history.


def several(*bought, line="1", **infos):
    documents = [transaction(f"{line}.{number}", line, **one) for number, one in enumerate(bought)]
    return documents + ([renewal(line, **infos)] if infos else [])


ENTERPRISE = product("enterprise.monthly")
LATER = {"expiresDate": NOW + 40 * DAY, "purchaseDate": NOW - DAY}
AHEAD = {"expiresDate": NOW + 50 * DAY, "purchaseDate": NOW + 20 * DAY}
TAKEN = {"revocationDate": NOW - 1}
FAMILY = {"inAppOwnershipType": "FAMILY_SHARED"}
GROUP = {"subscriptionGroupIdentifier": "21"}
LINES = [
    (
        "a later purchase stands in the place of the one before",
        several({}, LATER | {"productId": ENTERPRISE}),
        {"1.1": "active"},
    ),
    ("though it ends before", several({}, LATER | {"expiresDate": NOW + DAY}), {"1.1": "active"}),
    ("and when it is over, the one before runs no more", several({}, LATER | OVER), {"1.1": "expired"}),
    (
        "what was renewed ahead of time begins later",
        several({"productId": ENTERPRISE}, AHEAD),
        {"1.0": "active"},
    ),
    (
        "of what all begins later, the first",
        several({"purchaseDate": NOW + 3 * DAY}, {"purchaseDate": NOW + DAY}, {"purchaseDate": NOW + 2 * DAY}),
        {"1.1": "active"},
    ),
    ("at its first moment it has begun", several({}, LATER | {"purchaseDate": NOW}), {"1.1": "active"}),
    ("a moment before, it has not", several({}, LATER | {"purchaseDate": NOW + 1}), {"1.0": "active"}),
    ("one that is over and not the last is left out", several(OVER, LATER), {"1.1": "active"}),
    (
        "the last is shown, though it is over",
        several({"expiresDate": NOW - DAY}, OVER | {"purchaseDate": NOW - DAY}),
        {"1.1": "expired"},
    ),
    (
        "grace is the last one's",
        several({"expiresDate": NOW - DAY}, OVER | {"purchaseDate": NOW - DAY}, **GRACE),
        {"1.1": "inGracePeriod"},
    ),
    ("grace is not an older one's", several(OVER, LATER, **GRACE), {"1.1": "active"}),
    (
        "a refunded one hides no grace",
        several(OVER, LATER | TAKEN, **GRACE),
        {"1.0": "inGracePeriod"},
    ),
    (
        "nor does one that was upgraded",
        several(OVER, LATER | {"isUpgraded": True}, **GRACE),
        {"1.0": "inGracePeriod"},
    ),
    (
        "a refunded upgrade gives the earlier period back",
        several({}, LATER | TAKEN | {"productId": ENTERPRISE}),
        {"1.0": "active"},
    ),
    (
        "and so does a refunded one between",
        several({"purchaseDate": NOW - 3 * DAY}, {"purchaseDate": NOW - 2 * DAY} | TAKEN, AHEAD),
        {"1.0": "active"},
    ),
    ("of what is all refunded, the last", several(TAKEN, LATER | TAKEN), {"1.1": "revoked"}),
    ("refunded or upgraded, the last", several({"isUpgraded": True}, LATER | TAKEN), {"1.1": "revoked"}),
    ("upgraded or refunded, the last", several(TAKEN, LATER | {"isUpgraded": True}), {"1.1": "upgraded"}),
    (
        "what has no end is a line by itself",
        several({"expiresDate": ABSENT}, OVER, **GRACE),
        {"1.0": "active", "1.1": "inGracePeriod"},
    ),
    (
        "each season runs by itself",
        several({"type": NON_RENEWING}, LATER | {"type": NON_RENEWING}),
        {"1.0": "active", "1.1": "active"},
    ),
    (
        "and so does each lasting thing",
        several(ONCE, ONCE | TAKEN, {}),
        {"1.0": "active", "1.1": "revoked", "1.2": "active"},
    ),
    (
        "of the same end, the one that was bought later",
        several(OVER | {"purchaseDate": NOW - 2}, OVER | {"purchaseDate": NOW - 3}, **GRACE),
        {"1.0": "inGracePeriod"},
    ),
    (
        "of the same purchase, the one that ends later",
        several(RUNNING, OVER, **GRACE),
        {"1.0": "active"},
    ),
    ("of the same end, too, the one with the last id", several(OVER, OVER, **GRACE), {"1.1": "inGracePeriod"}),
    (
        "by bytes, not by number",
        [transaction(id, "1", **OVER) for id in ("9", "10")] + [renewal("1", **GRACE)],
        {"9": "inGracePeriod"},
    ),
    (
        "a renewal info of the product before",
        several({"expiresDate": NOW - DAY}, OVER | {"productId": ENTERPRISE, "purchaseDate": NOW - DAY}, **GRACE),
        {"1.1": "expired"},
    ),
    (
        "one of the period before",
        several(
            {"expiresDate": NOW - DAY}, OVER | {"purchaseDate": NOW - DAY}, **GRACE, **RETRY, renewalDate=NOW - DAY
        ),
        {"1.1": "expired"},
    ),
    (
        "two originals of one group are one line",
        [transaction("1", **GROUP), transaction("2", **GROUP, **LATER)],
        {"2": "active"},
    ),
    (
        "and each has a renewal info of its own",
        [
            transaction("1", **GROUP, expiresDate=NOW - DAY),
            transaction("2", **GROUP, **OVER, purchaseDate=NOW - DAY),
            renewal("1", **GRACE),
        ],
        {"2": "expired"},
    ),
    (
        "two groups are two lines",
        [transaction("1", **GROUP), transaction("2", **LATER)],
        {"1": "active", "2": "active"},
    ),
    (
        "of two environments, too",
        [transaction("1", **GROUP), transaction("2", **GROUP, **LATER, environment="Sandbox")],
        {"1": "active", "2": "active"},
    ),
    (
        "what names no group goes with its original",
        [transaction("1.0", "1", **GROUP), transaction("1.1", "1", **LATER, subscriptionGroupIdentifier=ABSENT)],
        {"1.1": "active"},
    ),
    (
        "and so with the others of its group",
        [
            transaction("1.0", "1", **GROUP),
            transaction("1.1", "1", subscriptionGroupIdentifier=ABSENT),
            transaction("2", **GROUP, **LATER),
        ],
        {"2": "active"},
    ),
    (
        "without a group, by their original",
        [
            transaction("1.0", "1", subscriptionGroupIdentifier=ABSENT),
            transaction("1.1", "1", subscriptionGroupIdentifier=ABSENT, **LATER),
            transaction("2", subscriptionGroupIdentifier=ABSENT, **LATER),
        ],
        {"1.1": "active", "2": "active"},
    ),
    (
        "what the family shares stands beside one's own of the group",
        [transaction("1", **GROUP), transaction("2", **GROUP, **FAMILY, **LATER)],
        {"1": "active", "2": "active"},
    ),
    (
        "and each that is shared beside the other",
        [transaction("1", **GROUP, **FAMILY), transaction("2", **GROUP, **FAMILY, **LATER)],
        {"1": "active", "2": "active"},
    ),
    (
        "of one original that is shared, one runs",
        several(GROUP | FAMILY, GROUP | FAMILY | LATER),
        {"1.1": "active"},
    ),
]
assert len({row[0] for row in LINES}) == len(LINES)


@pytest.mark.parametrize("name, documents, expected", LINES, ids=[row[0] for row in LINES])
def test_lines(store, name, documents, expected):
    with store.core(NOW - 1, environments="Production,Sandbox") as core:
        answer = had(core, *documents)
        items = pages(core)
    assert {one["transactionId"]: one["state"] for one in answer["entitlements"]} == expected
    assert answer == current(kept(*documents), CATALOGUE, NOW)
    # The history was requested one millisecond later.
    assert states_in(items) == {id: state for (_, id), state in states(kept(*documents), CATALOGUE, NOW + 1).items()}


def test_a_line_is_one_of_one_environment(store):
    """Documents of another environment with the same ids do not affect this subscription."""
    documents = [
        transaction("1", **OVER),
        renewal("1", **RETRY),
        transaction("1", expiresDate=NOW + 40 * DAY, environment="Sandbox"),
        renewal("1", environment="Sandbox", autoRenewStatus=0),
        transaction("2", **OVER),
        renewal("2", environment="Sandbox", **GRACE),
    ]
    with store.core(NOW - 1, environments="Production,Sandbox") as core:
        answer = had(core, *documents)
    assert [
        (one["transactionId"], one["environment"], one["state"], one["willRenew"]) for one in answer["entitlements"]
    ] == [
        ("1", "Sandbox", "active", False),
        ("1", "Production", "inBillingRetry", True),
        ("2", "Production", "expired", None),
    ]
    assert answer == current(kept(*documents), CATALOGUE, NOW)


# The documents of a subscription, and the transaction that counts at certain times (relative to now): id, state and
# until.
TURNS = [
    (
        "an upgrade in the middle, of which no document tells the one before",
        several({}, {"productId": ENTERPRISE, "purchaseDate": NOW + 5 * DAY, "expiresDate": NOW + 35 * DAY}),
        [
            (0, "1.0", "active", 5 * DAY),
            (5 * DAY - 1, "1.0", "active", 5 * DAY),
            (5 * DAY, "1.1", "active", 35 * DAY),
            (20 * DAY, "1.1", "active", 35 * DAY),
            (35 * DAY, "1.1", "expired", None),
        ],
    ),
    (
        "a downgrade that was renewed ahead of time",
        several({"productId": ENTERPRISE}, AHEAD),
        [
            (0, "1.0", "active", 20 * DAY),
            (20 * DAY - 1, "1.0", "active", 20 * DAY),
            (20 * DAY, "1.1", "active", 50 * DAY),
            (50 * DAY, "1.1", "expired", None),
        ],
    ),
    (
        "a pause between two periods",
        several({}, {"purchaseDate": NOW + 30 * DAY, "expiresDate": NOW + 60 * DAY}),
        [
            (20 * DAY - 1, "1.0", "active", 20 * DAY),
            (20 * DAY, "1.0", "expired", None),
            (30 * DAY - 1, "1.0", "expired", None),
            (30 * DAY, "1.1", "active", 60 * DAY),
        ],
    ),
    (
        "nothing has begun",
        several({"purchaseDate": NOW + DAY}, {"purchaseDate": NOW + 2 * DAY, "expiresDate": NOW + 9 * DAY}),
        [
            (0, "1.0", "active", 2 * DAY),
            (DAY, "1.0", "active", 2 * DAY),
            (2 * DAY, "1.1", "active", 9 * DAY),
            (9 * DAY, "1.1", "expired", None),
        ],
    ),
    (
        "what was refunded ends nothing",
        several({}, TAKEN | {"purchaseDate": NOW + 5 * DAY, "expiresDate": NOW + 35 * DAY}),
        [(0, "1.0", "active", 20 * DAY), (5 * DAY, "1.0", "active", 20 * DAY), (20 * DAY, "1.0", "expired", None)],
    ),
    (
        "sixty days of trying",
        several({}, isInBillingRetryPeriod=True, gracePeriodExpiresDate=NOW + 26 * DAY),
        [
            (20 * DAY, "1.0", "inGracePeriod", 26 * DAY),
            (26 * DAY, "1.0", "inBillingRetry", None),
            (80 * DAY - 1, "1.0", "inBillingRetry", None),
            (80 * DAY, "1.0", "expired", None),
            (110 * DAY - 1, "1.0", "expired", None),
            (110 * DAY, None, None, None),
        ],
    ),
]


@pytest.mark.parametrize("name, documents, turns", TURNS, ids=[row[0] for row in TURNS])
def test_turns(store, name, documents, turns):
    """At each time one transaction counts, and its `expiresDate` is the one in its document."""
    with store.again() as core:
        ingest(core, *documents)
    ends = {one["transactionId"]: one["expiresDate"] for one in documents if "transactionId" in one}
    for after, id, state, until in turns:
        answer = store.ask_once("entitlements.current", at=NOW + after)
        end = None if until is None else at(NOW + until)
        assert [(one["transactionId"], one["state"], one["until"]) for one in answer["entitlements"]] == (
            [] if id is None else [(id, state, end)]
        ), after
        assert answer["validUntil"] == end or end is None
        assert answer == current(kept(*documents), CATALOGUE, NOW + after)
        for one in answer["entitlements"]:
            assert one["expiresDate"] == at(ends[id])


def test_an_upgrade_takes_the_place_at_once(store):
    """The higher tier counts from the time of the upgrade, and the lower tier no longer counts. A refund of the upgrade
    restores the lower tier."""
    upgrade = {"productId": ENTERPRISE, "purchaseDate": NOW - 1, "expiresDate": NOW + 30 * DAY}
    with store.core() as core:
        tiers = [
            had(core, *documents)["tiers"][0]
            for documents in (
                several({}),
                [transaction("1.1", "1", **upgrade)],
                [transaction("1.1", "1", **upgrade, revocationDate=NOW, signedDate=NOW)],
            )
        ]
    assert [(one["tier"], one["transactionId"], one["until"]) for one in tiers] == [
        ("business", "1.0", at(NOW + 20 * DAY)),
        ("enterprise", "1.1", at(NOW + 30 * DAY)),
        ("business", "1.0", at(NOW + 20 * DAY)),
    ]


def test_only_what_runs_renews(store):
    documents = several({}, LATER, autoRenewProductId=product("business.yearly")) + several(
        {}, AHEAD | {"productId": ENTERPRISE}, line="2", renewalDate=NOW + 20 * DAY, autoRenewProductId=ENTERPRISE
    )
    with store.core(NOW - 1) as core:
        found = by_transaction(had(core, *documents))
    assert {id: (one["willRenew"], one["renewsTo"]) for id, one in found.items()} == {
        "1.1": (True, product("business.yearly")),
        "2.0": (True, ENTERPRISE),
    }


def test_a_renewal_info_that_does_not_fit_says_nothing(store):
    told = {
        "autoRenewStatus": 0,
        "gracePeriodExpiresDate": NOW + DAY,
        "expirationIntent": 1,
        "priceIncreaseStatus": 1,
    }
    members = ("willRenew", "renewsTo", "gracePeriodExpiresDate", "expirationIntent", "priceConsent")
    silent, all_of_it = (None,) * 5, (False, None, at(NOW + DAY), "cancelled", "agreed")
    cases = [
        ({}, all_of_it),
        ({"productId": ABSENT, "renewalDate": NOW}, all_of_it),
        ({"productId": ENTERPRISE}, silent),
        ({"renewalDate": NOW - 1}, silent),
        ({"environment": "Sandbox"}, silent),
        ({"originalTransactionId": "x"}, silent),
    ]
    for changes, expected in cases:
        with store.core(NOW - 1, environments="Production,Sandbox") as core:
            (one,) = had(core, transaction(**OVER), renewal(**told | changes))["entitlements"]
        assert tuple(one[member] for member in members) == expected, changes
        assert one["state"] == ("inGracePeriod" if expected is all_of_it else "expired")
    # Refunded transactions, and those that do not renew, have no such values.
    for bought in (TAKEN, {"isUpgraded": True}, {"type": NON_RENEWING}, ONCE):
        with store.core(NOW - 1) as core:
            (one,) = had(core, transaction(**bought), renewal(**told, productId=bought.get("productId", ABSENT)))[
                "entitlements"
            ]
        assert tuple(one[member] for member in members) == silent, bought


# Further details in documents: the differences from a usual transaction or renewal info, and what the reply shows of
# them.
BESIDE = [
    *[
        ({"offerType": number}, {}, {"offerType": word})
        for number, word in ((1, "introductory"), (2, "promotional"), (3, "code"), (4, "winBack"))
    ],
    *[({"offerType": value}, {}, {"offerType": None}) for value in (0, 5, -1, None, "1", True, [1])],
    ({"offerIdentifier": "spring"}, {}, {"offerId": "spring"}),
    *[({"offerIdentifier": value}, {}, {"offerId": None}) for value in (None, 5, "", "x" * 201)],
    ({"offerPeriod": "P1M"}, {}, {"offerPeriod": "P1M"}),
    *[({"offerPeriod": value}, {}, {"offerPeriod": None}) for value in (None, 5)],
    ({"offerDiscountType": "FREE_TRIAL"}, {}, {"trial": True}),
    *[({"offerDiscountType": value}, {}, {"trial": False}) for value in ("PAY_UP_FRONT", "free_trial", None, True)],
    *[
        (TAKEN | {"revocationReason": number}, {}, {"revocationReason": word})
        for number, word in ((0, "other"), (1, "appIssue"), (2, None), ("1", None), (None, None), (False, None))
    ],
    *[
        (OVER, {"expirationIntent": number}, {"expirationIntent": word})
        for number, word in (
            (1, "cancelled"),
            (2, "billingError"),
            (3, "priceIncrease"),
            (4, "productUnavailable"),
            (5, "other"),
            (0, None),
            (6, None),
            (None, None),
        )
    ],
    *[
        ({}, {"priceIncreaseStatus": number}, {"priceConsent": word})
        for number, word in ((0, "pending"), (1, "agreed"), (2, None), ("0", None), (None, None), (True, None))
    ],
]
MEMBERS = [
    "transactionId",
    "originalTransactionId",
    "productId",
    "tier",
    "type",
    "state",
    "entitled",
    "until",
    "lifetime",
    "willRenew",
    "renewsTo",
    "familyShared",
    "offerType",
    "offerId",
    "offerPeriod",
    "trial",
    "purchaseDate",
    "expiresDate",
    "revocationDate",
    "revocationReason",
    "gracePeriodExpiresDate",
    "expirationIntent",
    "priceConsent",
    "environment",
    "signedDate",
]


def test_what_is_told_beside(store):
    """Offers, reasons and consents are shown as words. Unknown values have no word, and are not an error."""
    usual = {
        "offerType": None,
        "offerId": None,
        "offerPeriod": None,
        "trial": False,
        "revocationReason": None,
        "expirationIntent": None,
        "priceConsent": None,
    }
    documents = [
        document
        for number, (bought, infos, _) in enumerate(BESIDE)
        for document in (transaction(f"{number}", **bought), renewal(f"{number}", **infos))
    ]
    with store.core(NOW - 1) as core:
        answer = had(core, *documents)
    found = by_transaction(answer)
    for number, (bought, infos, expected) in enumerate(BESIDE):
        one = found[f"{number}"]
        assert list(one) == MEMBERS
        assert {member: one[member] for member in usual} == usual | expected, (bought, infos)
    assert answer == current(kept(*documents), CATALOGUE, NOW)


def test_time_passes(store):
    """A month, its grace period and its retry period. Each change is tested one millisecond before and after it."""
    end, grace = NOW + 20 * DAY, NOW + 36 * DAY
    documents = [transaction(), renewal(gracePeriodExpiresDate=grace, isInBillingRetryPeriod=True, renewalDate=end)]
    with store.again() as core:
        ingest(core, *documents)
    given_up, gone = end + 60 * DAY, end + 90 * DAY
    for now, state, until, tier, changes in [
        (NOW - 400 * DAY, "active", end, "business", end),
        (end - 1, "active", end, "business", end),
        (end, "inGracePeriod", grace, "business", grace),
        (end + 1, "inGracePeriod", grace, "business", grace),
        (grace - 1, "inGracePeriod", grace, "business", grace),
        (grace, "inBillingRetry", None, "free", given_up),
        (given_up - 1, "inBillingRetry", None, "free", given_up),
        (given_up, "expired", None, "free", gone),
        (gone - 1, "expired", None, "free", gone),
    ]:
        answer = store.ask_once("entitlements.current", at=now)
        (one,) = answer["entitlements"]
        assert (one["state"], one["until"], answer["tiers"][0]["tier"]) == (state, until and at(until), tier)
        assert answer["tiers"][0]["until"] == (until and at(until))
        # `validUntil` is the time of the next change, whether something is added or removed then.
        assert (answer["validUntil"], answer["at"]) == (at(changes), at(now))
        assert answer == current(kept(*documents), CATALOGUE, now)
    answer = store.ask_once("entitlements.current", at=gone)
    assert (answer["entitlements"], answer["validUntil"]) == ([], None)


def test_each_request_has_an_instant_of_its_own(store):
    """The purchase ends between two requests of the same chunk. The second request must show this."""
    with store.core() as core:
        ingest(core, transaction(expiresDate=NOW + 3), transaction("2", expiresDate=NOW + 4))
        replies = pipeline(core, [request("entitlements.current", id=number) for number in range(4)])
    assert [[one["state"] for one in reply["result"]["entitlements"]] for reply in replies] == [
        ["active", "active"],
        ["active", "active"],
        ["active", "expired"],
        ["expired", "expired"],
    ]
    # Ended subscriptions are shown for a while.
    changes = [NOW + 3, NOW + 3, NOW + 4, NOW + 3 + 90 * DAY]
    assert [reply["result"]["validUntil"] for reply in replies] == [at(one) for one in changes]


def test_days_beyond_the_calendar(store):
    """An end that is too late to be written as a date means that the purchase never ends. It causes no error."""
    with store.core() as core:
        answer = had(
            core, transaction(type=NON_RENEWING, expiresDate=ABSENT, productId=PASS, purchaseDate=253_402_300_799_999)
        )
        (one,) = answer["entitlements"]
        assert one["state"] == "active" and one["purchaseDate"] == "9999-12-31T23:59:59.999Z"
        assert one["until"] in (None, "9999-12-31T23:59:59.999Z") and core.call("system.ping") == {}


def test_the_model_itself():
    """The model must also agree with the table that was made by hand."""
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
    for name, bought, state, isShown in RECENT:
        (one,) = entitlements(kept(transaction(**bought)), CATALOGUE, NOW)
        assert (one["state"], one["isShown"]) == (state, isShown), name
    for name, documents, expected in LINES:
        found = entitlements(kept(*documents), CATALOGUE, NOW)
        assert {one["transactionId"]: one["state"] for one in found if one["isShown"]} == expected, name
        assert all(one["isShown"] for one in found if one["entitled"]), name
    for name, documents, turns in TURNS:
        for after, id, state, until in turns:
            found = current(kept(*documents), CATALOGUE, NOW + after)["entitlements"]
            assert [
                (one["transactionId"], one["state"], one["until"] and instant(one["until"]) - NOW) for one in found
            ] == ([] if id is None else [(id, state, until)]), (name, after)
    for bought, infos, expected in BESIDE:
        (one,) = current(kept(transaction(**bought), renewal(**infos)), CATALOGUE, NOW)["entitlements"]
        assert list(one) == MEMBERS and expected.items() <= one.items(), (bought, infos)
