"""Entitlements: documents are ingested, and the replies show what they grant. Also after restarts, kills and repeated
requests."""

import json

import pytest
from cryptography.hazmat.primitives import serialization

from support.changes import changed
from support.core import REPEATABLE, Core, request, run
from support.discovery import METHODS
from support.entitlement_model import DAY, check, current, history
from support.people import at, instant, pipeline
from support.signing import Chain
from support.storefront import (
    ABSENT,
    BUNDLE,
    CATALOGUE,
    CHAIN,
    LASTING,
    NON_RENEWING,
    NOW,
    app,
    had,
    ingest,
    kept,
    notification,
    pages,
    product,
    refused_at_start,
    renewal,
    sign,
    transaction,
    words_of,
)

LIFETIME = {"type": LASTING, "expiresDate": ABSENT, "productId": product("premium.lifetime")}
# The members that `entitlements.ingest` has in common with `entitlements.current`.
ANSWERED = ("tiers", "features", "validUntil", "at")


# Ingesting documents


def test_outcomes(store):
    with store.core() as core:
        documents = [
            transaction("7", "5", isUpgraded=True),
            renewal("5"),
            notification("n", transaction=transaction("8", "5"), renewal=renewal("5")),
            app(),
            "nonsense",
        ]
        result = ingest(core, *documents)
        usual = {
            "outcome": "added",
            "notificationType": None,
            "subtype": None,
            "environment": "Production",
            "reason": None,
            "message": None,
        }
        monthly = product("business.monthly")
        assert list(result) == ["outcomes", "tiers", "features", "validUntil", "at"]
        assert result["outcomes"][:-1] == [
            usual
            | {
                "position": 0,
                "kind": "transaction",
                "id": "7",
                "originalTransactionId": "5",
                "productId": monthly,
                "signedDate": at(NOW - 10 * DAY),
            },
            usual
            | {
                "position": 1,
                "kind": "renewal",
                "id": "5",
                "originalTransactionId": "5",
                "productId": monthly,
                "signedDate": at(NOW - 9 * DAY),
            },
            usual
            | {
                "position": 2,
                "kind": "notification",
                "id": "n",
                "originalTransactionId": None,
                "productId": None,
                "signedDate": at(NOW - 8 * DAY),
                "notificationType": "DID_RENEW",
                "subtype": "BILLING_RECOVERY",
            },
            usual
            | {
                "position": 2,
                "kind": "transaction",
                "id": "8",
                "originalTransactionId": "5",
                "productId": monthly,
                "signedDate": at(NOW - 10 * DAY),
            },
            usual
            | {
                "position": 2,
                "kind": "renewal",
                "id": "5",
                "originalTransactionId": "5",
                "productId": monthly,
                "signedDate": at(NOW - 9 * DAY),
                "outcome": "known",
            },
            usual
            | {
                "position": 3,
                "kind": "app",
                "id": "704897469903783919",
                "originalTransactionId": None,
                "productId": None,
                "signedDate": at(NOW - 7 * DAY),
            },
        ]
        refused = result["outcomes"][-1]
        assert (
            refused["position"] == 4
            and refused["outcome"] == "refused"
            and refused["reason"] == "malformed"
            and refused["kind"] is None
        )
        documents = kept(transaction("7", "5", isUpgraded=True), transaction("8", "5"), renewal("5"), app())
        now_had = current(documents, CATALOGUE, NOW)
        assert {name: result[name] for name in ANSWERED} == {name: now_had[name] for name in ANSWERED}
        assert core.call("entitlements.current") == current(documents, CATALOGUE, NOW + 1)


def test_newer_ones_replace_and_older_ones_are_known(store):
    old, new = transaction(signedDate=NOW - 2), transaction(signedDate=NOW - 1, revocationDate=NOW - 1)
    with store.core() as core:
        assert words_of(ingest(core, old)) == ["added"]
        assert words_of(ingest(core, old, new, old, new)) == ["known", "replaced", "known", "known"]
        result = ingest(core, old)
        assert words_of(result) == ["known"] and result["features"] == ["reading"]
        assert core.call("entitlements.current")["entitlements"][0]["state"] == "revoked"
        assert result["outcomes"][0]["signedDate"] == at(NOW - 2)
    # An older document does not restore a revoked transaction.
    with store.core() as core:
        assert words_of(ingest(core, new, old)) == ["added", "known"]
        assert core.call("entitlements.current")["features"] == ["reading"]


def test_environments_and_kinds_have_ids_of_their_own(store):
    documents = [
        transaction("1"),
        transaction("1", environment="Sandbox"),
        renewal("1"),
        renewal("1", environment="Sandbox"),
        notification("1"),
        notification("1", data={"environment": "Sandbox"}),
        app(appTransactionId="1"),
        app(appTransactionId="1", receiptType="Sandbox"),
    ]
    with store.core(environments="Sandbox,Production") as core:
        assert words_of(ingest(core, *documents)) == ["added"] * 8
        assert words_of(ingest(core, *documents)) == ["known"] * 8
        assert len(pages(core)) == 8


# What the documents grant


def test_without_documents(store):
    with store.core() as core:
        assert core.call("entitlements.current") == {
            "environment": None,
            "tiers": [
                {
                    "group": "company",
                    "tier": "free",
                    "rank": 0,
                    "until": None,
                    "lifetime": False,
                    "productId": None,
                    "transactionId": None,
                },
                {
                    "group": "widget",
                    "tier": "basic",
                    "rank": 0,
                    "until": None,
                    "lifetime": False,
                    "productId": None,
                    "transactionId": None,
                },
            ],
            "features": ["reading"],
            "entitlements": [],
            "validUntil": None,
            "at": at(NOW),
            "source": "default",
            "age": None,
        }
        assert core.call("entitlements.history") == {"items": [], "next": None}


def tiers_of(answer):
    return {one["group"]: one["tier"] for one in answer["tiers"]}


def test_the_highest_tier_of_each_group_counts(store):
    ladder = [
        ([], {"company": "free", "widget": "basic"}, ["reading"]),
        ([transaction("1")], {"company": "business", "widget": "basic"}, ["reading", "sharing"]),
        (
            [transaction("2", productId=product("enterprise.monthly"), expiresDate=NOW + DAY)],
            {"company": "enterprise", "widget": "basic"},
            ["ai", "analytics", "reading", "sharing"],
        ),
        (
            [transaction("3", **LIFETIME)],
            {"company": "enterprise", "widget": "premium"},
            ["ai", "analytics", "customPlaces", "reading", "sharing"],
        ),
        (
            [transaction("4", productId=product("pro.yearly"))],
            {"company": "enterprise", "widget": "premium", "tools": "pro"},
            ["ai", "analytics", "customPlaces", "export", "reading", "sharing"],
        ),
    ]
    with store.core() as core:
        documents = []
        for new, tiers, features in ladder:
            documents += new
            answer = had(core, *new) if new else core.call("entitlements.current")
            assert (
                tiers_of(answer) == tiers and list(tiers_of(answer)) == list(tiers) and answer["features"] == features
            )
            assert answer == current(kept(*documents), CATALOGUE, instant(answer["at"]))
        assert answer["tiers"][0] == {
            "group": "company",
            "tier": "enterprise",
            "rank": 7,
            "until": at(NOW + DAY),
            "lifetime": False,
            "productId": product("enterprise.monthly"),
            "transactionId": "2",
        }
        assert answer["tiers"][1] == {
            "group": "widget",
            "tier": "premium",
            "rank": 1,
            "until": None,
            "lifetime": True,
            "productId": product("premium.lifetime"),
            "transactionId": "3",
        }
        assert answer["validUntil"] == at(NOW + DAY)


# Documents that give the same tier. Each is preferred to all documents before it in the list.
PREFERENCES = [
    transaction("z", productId=product("premium.monthly"), expiresDate=NOW + DAY, purchaseDate=NOW - 9),
    transaction("y", productId=product("premium.monthly"), expiresDate=NOW + DAY, purchaseDate=NOW - 9),
    transaction("10", productId=product("premium.monthly"), expiresDate=NOW + DAY, purchaseDate=NOW - 9),
    transaction("x1", productId=product("premium.monthly"), expiresDate=NOW + DAY, purchaseDate=NOW - 8),
    transaction("x2", productId=product("premium.monthly"), expiresDate=NOW + DAY + 1, purchaseDate=NOW - 99),
    transaction(
        "x3", productId=product("premium.season"), type=NON_RENEWING, expiresDate=ABSENT, purchaseDate=NOW - 99
    ),
    transaction("x4", **LIFETIME, purchaseDate=NOW - 98),
]


def test_what_a_tier_is_had_by(store):
    for count in range(1, len(PREFERENCES) + 1):
        with store.core() as core:
            answer = had(core, *PREFERENCES[:count])
            assert answer["tiers"][1]["transactionId"] == PREFERENCES[count - 1]["transactionId"]
            assert [one["transactionId"] for one in answer["entitlements"]] == [
                one["transactionId"] for one in reversed(PREFERENCES[:count])
            ]


def test_active_comes_before_grace(store):
    end = NOW + DAY
    documents = [
        transaction("1", expiresDate=NOW, purchaseDate=NOW - 1),
        renewal("1", gracePeriodExpiresDate=end),
        transaction("2", expiresDate=end, purchaseDate=NOW - 2),
    ]
    with store.core(NOW - 1) as core:
        answer = had(core, *documents)
        assert [one["state"] for one in answer["entitlements"]] == ["active", "inGracePeriod"] and answer["tiers"][0][
            "transactionId"
        ] == "2"


def test_entitlements_are_in_order(store):
    """Entitlements that count come first, then by rank. Those without a tier come last."""
    documents = [
        transaction("a", **LIFETIME | {"productId": "com.example.elsewhere"}),
        transaction("b", productId=product("enterprise.monthly"), expiresDate=NOW),
        transaction("c"),
        transaction("d", productId=product("enterprise.monthly"), expiresDate=NOW + 1),
        # Consumables, which are used up, are not in the list.
        transaction("e", productId=product("tip"), type="Consumable", expiresDate=ABSENT),
        transaction("f", productId=product("pro.yearly"), expiresDate=NOW + 1),
        transaction("g", expiresDate=NOW - 1),
        transaction("h", **LIFETIME | {"productId": product("tip")}, revocationDate=NOW),
    ]
    with store.core(NOW - 1) as core:
        answer = had(core, *documents)
    assert [(one["transactionId"], one["entitled"], one["tier"]) for one in answer["entitlements"]] == [
        ("d", True, "enterprise"),
        ("f", True, "pro"),
        ("c", True, "business"),
        ("a", True, None),
        ("b", False, "enterprise"),
        ("g", False, "business"),
        ("h", False, None),
    ]


def test_unknown_products_grant_nothing(store):
    with store.core() as core:
        result = ingest(
            core,
            transaction("1", productId="com.example.b"),
            transaction("2", productId="com.example.a"),
            transaction("3", productId=product("BUSINESS.monthly")),
            transaction("4"),
        )
        assert tiers_of(result) == {"company": "business", "widget": "basic"}
        assert core.call("entitlements.products")["unknown"] == [
            "com.example.a",
            "com.example.b",
            product("BUSINESS.monthly"),
        ]
        assert words_of(ingest(core, transaction("4", revocationDate=NOW, signedDate=NOW))) == ["replaced"]
        assert core.call("entitlements.current")["features"] == ["reading"]


def test_what_the_family_shares_counts(store):
    with store.core() as core:
        answer = had(core, transaction(inAppOwnershipType="FAMILY_SHARED"))
        assert answer["entitlements"][0]["familyShared"] is True and "sharing" in answer["features"]


def test_the_age_and_the_environment_are_the_newest_documents(store):
    with store.core(NOW - 1, environments="Production,Sandbox") as core:
        answer = had(
            core, transaction("1", signedDate=NOW - DAY), transaction("2", signedDate=NOW - 5, environment="Sandbox")
        )
        assert (answer["age"], answer["environment"], answer["source"]) == (5, "Sandbox", "fresh")
        assert core.call("entitlements.current")["age"] == 6
        answer = had(core, app(signedDate=NOW + 2 * DAY))
        assert (answer["age"], answer["environment"]) == (0, "Production")
        # A renewal info and a notification are documents, too.
    for document, age in ((renewal(), 9 * DAY), (notification(), 8 * DAY)):
        with store.core(NOW - 1) as core:
            answer = had(core, document)
            assert (answer["source"], answer["age"], answer["environment"], answer["entitlements"]) == (
                "fresh",
                age,
                "Production",
                [],
            )


def test_valid_until_is_the_next_turn(store):
    end = NOW + DAY
    documents = [
        transaction("1", expiresDate=end + 5),
        transaction("2", productId="com.example.elsewhere", expiresDate=end),
        transaction("3", expiresDate=NOW),
        renewal("3", gracePeriodExpiresDate=end - 5),
        transaction("4", expiresDate=NOW - 1),
        transaction("5", expiresDate=NOW + 1, revocationDate=NOW),
        transaction("6", **LIFETIME),
    ]
    with store.again() as core:
        assert ingest(core, *documents)["validUntil"] == at(end - 5)
    # An ended subscription is shown for a while, and the result is valid until the end of that time.
    for now, until in ((end - 6, end - 5), (end - 5, end), (end, end + 5), (end + 5, NOW - 1 + 90 * DAY)):
        answer = store.ask_once("entitlements.current", at=now)
        assert answer["validUntil"] == at(until), now
    assert store.ask_once("entitlements.snapshot", at=end + 5)["validUntil"] is None


# Features


def test_check(store):
    documents = [transaction("1"), transaction("2", **LIFETIME)]
    with store.core() as core:
        usual = {"source": "default", "age": None}
        usual["store"] = {"products": [], **usual}
        enterprise, business = product("enterprise.monthly"), [product("business.monthly"), product("business.yearly")]
        assert core.call("entitlements.check", feature="sharing") == usual | {
            "feature": "sharing",
            "allowed": False,
            "tiers": ["business", "enterprise"],
            "products": [*business, enterprise],
            "until": None,
        }
        assert core.call("entitlements.check", feature="reading") == usual | {
            "feature": "reading",
            "allowed": True,
            "tiers": ["free", "business", "enterprise"],
            "products": [*business, enterprise],
            "until": None,
        }
        assert core.call("entitlements.check", feature="teleporting") == usual | {
            "feature": "teleporting",
            "allowed": False,
            "tiers": [],
            "products": [],
            "until": None,
        }
        ingest(core, *documents)
        for feature, allowed, until in (
            ("sharing", True, at(NOW + 20 * DAY)),
            ("analytics", False, None),
            ("customPlaces", True, None),
            ("reading", True, None),
        ):
            answer = core.call("entitlements.check", feature=feature)
            assert (answer["allowed"], answer["until"], answer["source"]) == (allowed, until, "fresh")
        now = NOW + core.count
        for place, feature in enumerate(one["id"] for one in CATALOGUE["features"]):
            assert core.call("entitlements.check", feature=feature) == check(
                kept(*documents), CATALOGUE, feature, now + place
            )


def test_a_feature_may_outlast_the_tier_that_it_is_had_by(store):
    with store.core() as core:
        ingest(
            core,
            transaction("1", productId=product("enterprise.monthly"), expiresDate=NOW + DAY),
            transaction("2", expiresDate=NOW + 2 * DAY),
        )
        assert core.call("entitlements.check", feature="ai")["until"] == at(NOW + DAY)
        assert core.call("entitlements.check", feature="sharing")["until"] == at(NOW + 2 * DAY)


def test_a_feature_ends(store):
    with store.again() as core:
        ingest(core, transaction(expiresDate=NOW + DAY))
    answers = [store.ask_once("entitlements.check", {"feature": "sharing"}, at=NOW + DAY + more) for more in (-1, 0)]
    assert [(answer["allowed"], answer["until"]) for answer in answers] == [(True, at(NOW + DAY)), (False, None)]


@pytest.mark.parametrize(
    "feature, hint",
    [
        ("sharng", "; did you mean sharing?"),
        ("customplaces", "; did you mean customPlaces?"),
        ("Reading", "; did you mean reading?"),
        ("zzzzzz", ""),
    ],
)
def test_a_feature_that_there_is_not(store, feature, hint):
    with store.core() as core:
        error = core.refused("entitlements.check", feature=feature)
        (problem,) = error["data"]["problems"]
        assert error["code"] == -32602 and problem["pointer"] == "/feature" and problem["message"].endswith(hint)
        assert ("did you mean" in problem["message"]) == (hint != "")
        # The message lists the permitted values.
        listed = problem["message"].partition("must be one of ")[2].partition(";")[0]
        assert sorted(listed.split(", ")) == sorted(one["id"] for one in CATALOGUE["features"])
        assert "feature must be one of " in error["message"]


@pytest.mark.parametrize("count", [1, 8, 9, 1000])
def test_of_many_features_eight_are_told(store, count):
    names = [f"f{number:03}" for number in range(count)]
    catalogue = CATALOGUE | {
        "features": [{"id": name, "name": name} for name in names],
        "tiers": [],
        "products": [],
    }
    with store.core(catalogue=store.file("many.json", json.dumps(catalogue))) as core:
        (problem,) = core.refused("entitlements.check", feature="zzzzzz")["data"]["problems"]
    told = [name for name in names if name in problem["message"]]
    assert len(told) == min(count, 8) and "must be one of " in problem["message"]


# The history


def test_history(store):
    documents = [
        transaction("1", signedDate=NOW - 5),
        renewal("1", signedDate=NOW - 4),
        notification("1", signedDate=NOW - 3),
        app(signedDate=NOW - 2, appTransactionId=ABSENT),
    ]
    with store.core() as core:
        ingest(core, *documents[:3])
        ingest(core, *documents)
        usual = {
            "originalTransactionId": None,
            "productId": None,
            "environment": "Production",
            "notificationType": None,
            "subtype": None,
            "receivedAt": at(NOW),
            "counts": True,
            "state": None,
            "payload": None,
        }
        line = {"originalTransactionId": "1", "productId": product("business.monthly")}
        expected = [
            usual | {"kind": "app", "id": None, "signedDate": at(NOW - 2), "receivedAt": at(NOW + 1)},
            usual
            | {"kind": "notification", "id": "1", "signedDate": at(NOW - 3)}
            | {"notificationType": "DID_RENEW", "subtype": "BILLING_RECOVERY"},
            usual | line | {"kind": "renewal", "id": "1", "signedDate": at(NOW - 4)},
            usual | line | {"kind": "transaction", "id": "1", "signedDate": at(NOW - 5), "state": "active"},
        ]
        for more in ({}, {"payloads": False}):
            assert core.call("entitlements.history", **more) == {"next": None, "items": expected}
        assert core.call("entitlements.history", payloads=True)["items"] == [
            one | {"payload": document} for one, document in zip(expected, reversed(documents))
        ]
        assert list(core.call("entitlements.history")["items"][0]) == [
            "kind",
            "id",
            "originalTransactionId",
            "productId",
            "environment",
            "notificationType",
            "subtype",
            "signedDate",
            "receivedAt",
            "counts",
            "state",
            "payload",
        ]


# Documents of each kind and state, of several subscriptions and products.
ARCHIVE = [
    # A subscription with three transactions: one was superseded, one is in its grace period, and one was refunded.
    transaction("1", "1", expiresDate=NOW - 5 * DAY, purchaseDate=NOW - 35 * DAY),
    transaction("2", "1", expiresDate=NOW - DAY, purchaseDate=NOW - 20 * DAY),
    transaction("3", "1", revocationDate=NOW - DAY, purchaseDate=NOW - DAY),
    renewal("1", gracePeriodExpiresDate=NOW + DAY),
    # An upgrade that no document names, and a transaction that was renewed early.
    transaction("4", "4", productId=product("pro.yearly")),
    transaction("5", "4", productId=product("enterprise.monthly"), purchaseDate=NOW - DAY, expiresDate=NOW + 5 * DAY),
    transaction("6", "4", productId=product("pro.yearly"), purchaseDate=NOW + 5 * DAY),
    transaction("7", isUpgraded=True),
    transaction("8", productId=product("tip"), type="Consumable", expiresDate=ABSENT),
    transaction("9", expiresDate=NOW - 20 * DAY, purchaseDate=NOW - 50 * DAY),
    renewal("9", isInBillingRetryPeriod=True),
    transaction("10", expiresDate=NOW - 400 * DAY, purchaseDate=NOW - 500 * DAY),
    transaction("11", **LIFETIME),
    notification("n"),
    app(),
]
STATES = {
    "1": "expired",
    "2": "inGracePeriod",
    "3": "revoked",
    "4": "expired",
    "5": "active",
    "6": "active",
    "7": "upgraded",
    "8": "consumed",
    "9": "inBillingRetry",
    "10": "expired",
    "11": "active",
}


def test_each_transaction_has_a_state_in_the_history(store):
    """Each transaction in the history has a state, also those that `current` leaves out. Other documents have none."""
    with store.core() as core:
        answer = had(core, *ARCHIVE)
        items = pages(core)
    assert {one["id"]: one["state"] for one in items if one["kind"] == "transaction"} == STATES
    assert {one["state"] for one in items if one["kind"] != "transaction"} == {None}
    assert sorted(one["transactionId"] for one in answer["entitlements"]) == ["11", "2", "5", "7", "9"]


def test_the_state_is_that_of_the_moment(store):
    with store.again() as core:
        ingest(core, transaction(expiresDate=NOW + DAY), renewal(gracePeriodExpiresDate=NOW + 2 * DAY))
    for now, state in (
        (NOW + DAY - 1, "active"),
        (NOW + DAY, "inGracePeriod"),
        (NOW + 2 * DAY, "expired"),
        (NOW + 400 * DAY, "expired"),
    ):
        (one,) = store.ask_once("entitlements.history", {"kind": "transaction"}, at=now)["items"]
        assert one["state"] == state
        assert store.ask_once("entitlements.history", {"state": state}, at=now)["items"] == [one]


FILTERS = [
    *[{"kind": kind} for kind in ("transaction", "renewal", "notification", "app")],
    *[{"state": state} for state in sorted(set(STATES.values()))],
    {"productId": product("pro.yearly")},
    {"productId": "com.example.elsewhere"},
    {"originalTransactionId": "1"},
    {"originalTransactionId": "2"},
    {"kind": "transaction", "originalTransactionId": "1"},
    {"kind": "renewal", "productId": product("business.monthly")},
    {"kind": "transaction", "state": "expired", "originalTransactionId": "4"},
    # A document that is no transaction has no state.
    {"kind": "renewal", "state": "active"},
    {"originalTransactionId": "1", "state": "inGracePeriod", "productId": product("business.monthly")},
]


@pytest.mark.parametrize("wanted", FILTERS, ids=lambda wanted: " ".join(wanted.values()))
def test_history_of_some(store, wanted):
    """Filters must return all matching documents in the same order, with or without payloads, in pages of any size."""
    with store.core() as core:
        ingest(core, *ARCHIVE)
        for payloads in (False, True):
            expected = history(kept(*ARCHIVE), CATALOGUE, NOW, payloads, **wanted)
            for limit in (1, 2, 3, 200):
                found = pages(core, limit, payloads=payloads, **wanted)
                assert [
                    {name: value for name, value in one.items() if name != "receivedAt"} for one in found
                ] == expected, limit


def test_pages_of_some(store):
    """Documents that do not match take no place on a page. Documents that arrive between two pages do not shift the
    pages."""
    documents = [
        transaction(f"{number}", signedDate=NOW - number // 7, expiresDate=NOW + (DAY if number % 3 else -DAY))
        for number in range(90)
    ] + [renewal(f"{number}", signedDate=NOW - number // 7) for number in range(90)]
    with store.core() as core:
        ingest(core, *documents)
        expected = [one["id"] for one in history(kept(*documents), CATALOGUE, NOW, state="active")]
        assert len(expected) == 60
        for limit in (1, 7, 59, 60, 61, 200):
            assert [one["id"] for one in pages(core, limit, state="active")] == expected
        first = core.call("entitlements.history", limit=20, state="active")
        assert len(first["items"]) == 20
        ingest(core, transaction("new", signedDate=NOW + 5))
        rest = core.call("entitlements.history", limit=200, state="active", after=first["next"])
        assert [one["id"] for one in rest["items"]] == expected[20:] and rest["next"] is None


def test_history_in_pages(store):
    documents = [transaction(f"{number}", signedDate=NOW - number // 7) for number in range(120)] + [
        renewal(f"{number}", signedDate=NOW - number // 7) for number in range(60)
    ]
    documents += [transaction(f"{number}", signedDate=NOW - 3, environment="Sandbox") for number in range(20)]
    with store.core(environments="Production,Sandbox") as core:
        ingest(core, *documents)
        expected = [one.identity for one in kept(*documents).history]
        for limit in (1, 7, 50, 100, 200):
            assert [(one["environment"], one["kind"], one["id"]) for one in pages(core, limit)] == expected
        assert len(core.call("entitlements.history")["items"]) == 50
        # Documents that arrive between two pages do not shift the documents of the next page.
        first = core.call("entitlements.history", limit=100, payloads=True)
        ingest(core, transaction("new", signedDate=NOW + 5), transaction("119", signedDate=NOW + 6))
        rest = core.call("entitlements.history", limit=200, payloads=True, after=first["next"])["items"]
        assert [(one["environment"], one["kind"], one["id"]) for one in rest] == [
            identity for identity in expected[100:] if identity != ("Production", "transaction", "119")
        ]
        # Even a new version of the last shown document does not shift them.
        ingest(core, first["items"][-1]["payload"] | {"signedDate": NOW + 7})
        assert core.call("entitlements.history", limit=200, payloads=True, after=first["next"])["items"] == rest


@pytest.mark.parametrize(
    "params, pointer",
    [
        ({"limit": 0}, "/limit"),
        ({"limit": 1001}, "/limit"),
        ({"limit": "5"}, "/limit"),
        ({"after": "x"}, "/after"),
        ({"after": ""}, "/after"),
        ({"after": 5}, "/after"),
        ({"after": "items.5"}, "/after"),
        ({"lmit": 5}, "/lmit"),
        ({"kind": "receipt"}, "/kind"),
        ({"kind": ""}, "/kind"),
        ({"kind": 5}, "/kind"),
        ({"state": "superseded"}, "/state"),
        ({"state": "Active"}, "/state"),
        ({"state": ["active"]}, "/state"),
        ({"productId": 5}, "/productId"),
        ({"originalTransactionId": 5}, "/originalTransactionId"),
        ({"payloads": "true"}, "/payloads"),
        ({"payloads": 1}, "/payloads"),
    ],
)
def test_pages_that_there_are_not(store, params, pointer):
    with store.core() as core:
        assert [
            problem["pointer"] for problem in core.refused("entitlements.history", **params)["data"]["problems"]
        ] == [pointer]


def test_cursors_that_were_changed(store):
    """A changed cursor is refused, or begins somewhere in the list. It never causes an internal error."""
    with store.core() as core:
        ingest(core, *[transaction(f"{number}'é", signedDate=NOW - number) for number in range(5)])
        cursor = core.call("entitlements.history", limit=2)["next"]
        for place in range(len(cursor) + 1):
            for other in (
                cursor[:place],
                cursor[:place] + "x" + cursor[place:],
                cursor[:place] + "-" + cursor[place + 1 :],
                cursor[:place] + "9" * 30 + cursor[place:],
            ):
                reply = core.ask(request("entitlements.history", {"after": other}))
                assert "result" in reply or [problem["pointer"] for problem in reply["error"]["data"]["problems"]] == [
                    "/after"
                ], other


# The environment


def test_environment(store):
    with store.core() as core:
        assert core.call("entitlements.environment") == {
            "environment": None,
            "accepted": ["Production"],
            "bundleId": BUNDLE,
            "roots": "file",
        }
        ingest(core, transaction(environment="Sandbox"))
        assert core.call("entitlements.environment")["environment"] is None
    with store.core(environments="Xcode,Sandbox", bundle="com.example.other") as core:
        assert words_of(
            ingest(
                core,
                transaction(environment="Sandbox"),
                transaction(environment="Sandbox", bundleId="com.example.other"),
            )
        ) == ["wrongBundle", "added"]
        answer = core.call("entitlements.environment")
        assert sorted(answer["accepted"]) == ["Sandbox", "Xcode"] and (
            answer["environment"],
            answer["bundleId"],
            answer["roots"],
        ) == ("Sandbox", "com.example.other", "file")
    with Core(":memory:", *REPEATABLE) as core:
        assert core.call("entitlements.environment") == {
            "environment": None,
            "accepted": ["Production"],
            "bundleId": "com.mainspring.app",
            "roots": "apple",
        }


def test_environments_that_count_no_more(store):
    """Purchases in the sandbox cost nothing. They count only while the core is started with this environment."""
    with store.again(environments="Production,Sandbox") as core:
        assert "sharing" in ingest(core, transaction(environment="Sandbox"))["features"]
    assert "sharing" not in store.ask_once("entitlements.current")["features"]
    assert store.ask_once("entitlements.check", {"feature": "sharing"})["allowed"] is False
    assert "sharing" in store.ask_once("entitlements.current", environments="Sandbox")["features"]


# Over restarts, kills and retries


def test_documents_outlive_the_process(store):
    documents = [transaction("1"), renewal("1"), notification("2", transaction=transaction("3")), app()]
    with store.again(NOW - 1) as core:
        before = had(core, *documents)
        items = pages(core, payloads=True)
    assert store.ask_once("entitlements.current") == before
    with store.again(NOW + DAY) as core:
        assert words_of(ingest(core, *documents)) == ["known"] * 5 and pages(core, payloads=True) == items


def test_kill_9_behind_the_reply(store):
    for number in range(12):
        core = store.again()
        reply = core.ask(request("entitlements.ingest", {"documents": [sign(transaction(f"{number}"))]}))
        core.process.kill()
        core.process.wait()
        assert reply["result"]["outcomes"][0]["outcome"] == "added"
    with store.again() as core:
        found = core.call("entitlements.current")
        assert {one["transactionId"] for one in found["entitlements"]} == {f"{number}" for number in range(12)}
        assert core.call("entitlements.snapshot")["tiers"] == found["tiers"]


def test_a_repeat_with_a_key_answers_what_is_had_now(store):
    """The repeat has the outcomes of the first call, but the tiers and features of the present."""
    first, other = [sign(transaction("1"))], [sign(transaction("2"))]
    with store.again() as core:
        result = core.call("entitlements.ingest", documents=first, idempotencyKey="k")
        assert words_of(result) == ["added"] and "sharing" in result["features"] and result["at"] == at(NOW)
        # A repeated request gets the same reply, except for its instant.
        repeated = core.call("entitlements.ingest", documents=first, idempotencyKey="k")
        assert repeated == result | {"at": at(NOW + 1)} and list(repeated) == list(result)
        ingest(core, transaction("1", signedDate=NOW, revocationDate=NOW))
        assert core.call("entitlements.ingest", documents=first, idempotencyKey="k") == {
            "outcomes": result["outcomes"],
            "tiers": core.call("entitlements.current")["tiers"],
            "features": ["reading"],
            "validUntil": None,
            "at": at(NOW + 3),
        }
        assert core.refused("entitlements.ingest", documents=other, idempotencyKey="k")["data"] == {"kind": "keyReused"}
        assert [one["id"] for one in pages(core)] == ["1"]
    with store.again(NOW + DAY) as core:
        repeated = core.call("entitlements.ingest", documents=first, idempotencyKey="k")
        assert repeated["outcomes"] == result["outcomes"] and repeated["features"] == ["reading"]
        assert repeated["at"] == at(NOW + DAY)
        assert words_of(core.call("entitlements.ingest", documents=first, idempotencyKey="another")) == ["known"]


def test_a_repeat_after_the_end(store):
    """A repeat that comes after the end of a subscription's period grants nothing of this period."""
    documents = [sign(transaction(expiresDate=NOW + DAY))]
    with store.again() as core:
        result = core.call("entitlements.ingest", documents=documents, idempotencyKey="k")
        assert "sharing" in result["features"] and result["validUntil"] == at(NOW + DAY)
    with store.again(NOW + DAY) as core:
        repeated = core.call("entitlements.ingest", documents=documents, idempotencyKey="k")
        assert repeated["outcomes"] == result["outcomes"]
        assert (repeated["features"], repeated["validUntil"]) == (["reading"], None)


def test_pipelined(store):
    """Many calls in one commit each get their own reply."""
    with store.core() as core:
        lines = []
        for number in range(60):
            lines.append(
                request(
                    "entitlements.ingest",
                    {"documents": [sign(transaction(f"{number}", expiresDate=NOW + DAY + number)), "nonsense"]},
                    id=f"in {number}",
                )
            )
            lines.append(request("entitlements.current", id=f"now {number}"))
        replies = pipeline(core, lines)
        assert [reply["id"] for reply in replies] == [line["id"] for line in lines]
        for number, (taken, shown) in enumerate(zip(replies[::2], replies[1::2])):
            assert (
                words_of(taken["result"]) == ["added", "malformed"]
                and len(shown["result"]["entitlements"]) == number + 1
            )
        batch = core.ask(
            [
                request("entitlements.ingest", {"documents": [sign(transaction("b"))]}, id=1),
                request("entitlements.check", {"feature": "sharing"}, id=2),
            ]
        )
        assert words_of(batch[0]["result"]) == ["added"] and batch[1]["result"]["allowed"] is True


# Live


def test_live_answers_are_sent_again(store):
    with store.core() as core:
        opened = {
            method: core.call("live.open", query={"method": f"entitlements.{method}", "params": params})["live"]
            for method, params in (
                ("current", {}),
                ("check", {"feature": "sharing"}),
                ("history", {}),
                ("products", {}),
                ("environment", {}),
                ("snapshot", {}),
            )
        }
        ingest(core, transaction(), transaction("2", productId="com.example.elsewhere"))
        sent = changed(core.said())
        assert sorted(sent) == sorted(opened.values()) and all(len(results) == 1 for results in sent.values())
        assert (
            sent[opened["current"]][0]["tiers"][0]["tier"] == "business" and sent[opened["check"]][0]["allowed"] is True
        )
        assert len(sent[opened["history"]][0]["items"]) == 2 and sent[opened["products"]][0]["unknown"] == [
            "com.example.elsewhere"
        ]
        assert (
            sent[opened["environment"]][0]["environment"] == "Production"
            and sent[opened["snapshot"]][0]["source"] == "fresh"
        )
        # Documents that change nothing cause no notification.
        ingest(core, transaction(), "nonsense")
        assert core.said() == []


# Options


def test_roots(store):
    other = Chain()
    both = store.file("both.pem", "Ours:\n" + CHAIN.root.pem + "\nTheirs:\n" + other.root.pem)
    der = store.file("root.der", CHAIN.root.certificate.public_bytes(serialization.Encoding.DER))
    for file, words in ((both, ["added", "added"]), (der, ["added", "untrustedRoot"])):
        with Core(":memory:", "--trusted-roots", file, *store.words()[2:]) as core:
            assert words_of(ingest(core, transaction("1"), other.sign(transaction("2")))) == words
    # Each command that starts a core has these options.
    done = run(
        "call",
        "entitlements.ingest",
        json.dumps({"documents": [sign(transaction())]}),
        "--data",
        ":memory:",
        *store.words(),
    )
    assert done.returncode == 0 and json.loads(done.stdout)["outcomes"][0]["outcome"] == "added"


@pytest.mark.parametrize(
    "content",
    [
        "",
        "nonsense",
        CHAIN.root.pem[:-40],
        CHAIN.root.pem.replace("CERTIFICATE", "PRIVATE KEY"),
        CHAIN.root.der[:-1],
        CHAIN.root.der * 2,
        None,
    ],
    ids=["empty", "nonsense", "half", "a key", "short DER", "two in DER", "missing"],
)
def test_roots_that_are_none(store, content):
    path = str(store.directory / "missing.pem") if content is None else store.file("roots", content)
    sentence = refused_at_start("--trusted-roots", path)
    assert "--trusted-roots" in sentence and path in sentence
    assert run("call", "system.ping", "--data", ":memory:", "--trusted-roots", path).returncode == 64


@pytest.mark.parametrize(
    "list",
    [
        "production",
        "Production,",
        ",Production",
        "Production,Staging",
        "Production Sandbox",
        "Sandbox;Xcode",
        "all",
        "*",
    ],
)
def test_environments_that_there_are_not(list):
    assert "--store-environments" in refused_at_start("--store-environments", list)


def test_options_need_values():
    for name in ("trusted-roots", "catalogue", "bundle-id", "store-environments"):
        assert f"--{name}" in refused_at_start(f"--{name}") and f"--{name}" in refused_at_start(f"--{name}=")
        assert f"--{name}" in run("--help").stdout.decode()


def test_all_environments(store):
    names = ["Production", "Sandbox", "Xcode", "LocalTesting"]
    with store.core(environments=",".join(names)) as core:
        assert words_of(ingest(core, *[transaction(environment=name) for name in names])) == ["added"] * 4
        assert sorted(core.call("entitlements.environment")["accepted"]) == sorted(names)
        assert sorted(core.call("entitlements.products")["environments"]) == sorted(names)


def test_everything_is_the_accounts():
    methods = {name: method for name, method in METHODS.items() if name.startswith("entitlements.")}
    writes = {
        f"entitlements.{name}"
        for name in ("ingest", "intents.add", "intents.drain", "products.refresh", "buy", "restore")
    }
    reads = {
        f"entitlements.{name}"
        for name in ("current", "check", "history", "products", "intents.list", "environment", "snapshot")
    }
    assert set(methods) == writes | reads
    for name, method in methods.items():
        assert method["x-access"] == {"rule": "account"} and method["x-effect"] == (
            "write" if name in writes else "read"
        )
        assert "company" not in [param["name"] for param in method["params"]]
