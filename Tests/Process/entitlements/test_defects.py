"""Documents that are not valid grant nothing and are not stored. The reply says why, and other documents are not
affected. Documents with unknown content are stored."""

import json
import re

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from support.core import Core, request
from support.entitlement_model import DAY
from support.people import at
from support.signing import INTERMEDIATE_MARKER, LEAF_MARKER, Chain, Signer, compact, encode, millis
from support.storefront import (
    ABSENT,
    BUNDLE,
    CHAIN,
    NOW,
    SHORT,
    app,
    had,
    ingest,
    notification,
    payload,
    product,
    renewal,
    sign,
    transaction,
    words_of,
)

LAST_MOMENT = 253_402_300_799_999
# A sentence: it begins with a capital letter, and is one line of several words.
SENTENCE = re.compile(r"[A-Z][^\n]* [^\n]+[^\s]")
MEMBERS = [
    "position",
    "kind",
    "outcome",
    "id",
    "originalTransactionId",
    "productId",
    "notificationType",
    "subtype",
    "environment",
    "signedDate",
    "reason",
    "message",
]


def chain(**parts):
    """Returns a chain of the trusted root, in which the leaf or the intermediate certificate differs."""
    found = Chain.__new__(Chain)
    found.root = CHAIN.root
    found.intermediate = Signer(
        "Intermediate",
        **{
            "issuer": CHAIN.root,
            "authority": True,
            "path": 0,
            "usage": "certifies",
            "marker": INTERMEDIATE_MARKER,
            **SHORT,
            **parts.get("intermediate", {}),
        },
    )
    found.leaf = Signer(
        "Leaf", **{"issuer": found.intermediate, "authority": False, "marker": LEAF_MARKER, **parts.get("leaf", {})}
    )
    return found


def parts(document=None):
    return sign(document or transaction()).split(".")


def with_header(**changes):
    return CHAIN.sign(
        transaction(), header={name: value for name, value in (CHAIN.header | changes).items() if value is not ABSENT}
    )


def forgeries():
    """Returns documents without a valid signature of a trusted key, with the reasons for their refusal."""
    header, body, signature = parts()
    other_body = parts(transaction("2"))[1]
    other = Chain()
    x5c = CHAIN.x5c
    yield "another root", other.sign(transaction()), "untrustedRoot"
    yield (
        "another's chain with our root behind it",
        other.sign(transaction(), header={"alg": "ES256", "x5c": [*other.x5c[:2], x5c[2]]}),
        "brokenChain",
    )
    yield "our chain over another's signature", other.sign(transaction(), header=CHAIN.header), "badSignature"
    yield "a leaf without its marker", chain(leaf={"marker": None}).sign(transaction()), "missingMarker"
    yield (
        "an intermediate without its marker",
        chain(intermediate={"marker": None}).sign(transaction()),
        "missingMarker",
    )
    yield "a leaf that had expired", chain(leaf={"start": 2020, "end": 2025}).sign(transaction()), "expired"
    yield "a leaf that was not yet valid", chain(leaf={"start": 2027}).sign(transaction()), "notYetValid"
    yield "a leaf on another curve", chain(leaf={"curve": ec.SECP384R1}).sign(transaction()), "unfitKey"
    yield "another payload", ".".join([header, other_body, signature]), "badSignature"
    yield "another signature", ".".join([header, body, parts(transaction("2"))[2]]), "badSignature"
    yield "a signature in DER", CHAIN.sign(transaction(), signature=encode), "badSignature"
    yield "no signature", f"{header}.{body}.", "badSignature"
    yield "a signature of zeros", f"{header}.{body}.{encode(bytes(64))}", "badSignature"
    for length, certificates in (
        ("none", []),
        ("one", x5c[:1]),
        ("two", x5c[:2]),
        ("four", [*x5c, x5c[2]]),
        ("a thousand", x5c[:1] * 1000),
    ):
        # A longer header is refused as unreadable, so such documents are left out.
        if len(compact(certificates)) < 60_000:
            yield f"a chain of {length}", with_header(x5c=certificates), "chainLength"
    for name, value in (
        ("absent", ABSENT),
        ("null", None),
        ("a text", x5c[0]),
        ("an object", {}),
        ("numbers", [1, 2, 3]),
    ):
        yield f"x5c is {name}", with_header(x5c=value), "noChain"
    yield "a certificate that is none", with_header(x5c=["AAAA", *x5c[1:]]), "badCertificate"
    for alg in ("none", "HS256", "RS256", "ES384", "es256", "", None, 5, ABSENT):
        yield f"alg is {alg!r}", with_header(alg=alg), "algorithm"
    yield "unsigned", f"{encode(compact(CHAIN.header | {'alg': 'none'}))}.{body}.", "algorithm"
    yield "a header that demands", with_header(crit=["b64"]), "criticalHeader"
    yield "a header of 64 KiB", with_header(pad="x" * 70_000), "tooLarge"
    yield "a payload of more than 1 MiB", sign(transaction(pad="x" * (1 << 20))), "tooLarge"
    for name, text in (
        ("nothing", ""),
        ("a space", " "),
        ("a point", "."),
        ("points", ".." * 50),
        ("one part", header),
        ("two parts", f"{header}.{body}"),
        ("four parts", f"{header}.{body}.{signature}.x"),
        ("a space before", f" {header}.{body}.{signature}"),
        ("no base64", f"{header[:-1]}!.{body}.{signature}"),
        ("JSON", compact(transaction())),
        ("a document in JSON", compact({"payload": body, "protected": header, "signature": signature})),
        ("a NUL", "\0"),
        ("characters", "é😀\u2028.ü.x"),
    ):
        yield name, text, "malformed"
    yield "a line's end behind it", f"{header}.{body}.{signature}\n", "badSignature"
    for name, text in (
        ("a list", "[]"),
        ("null", "null"),
        ("half of it", '{"signedDate":1'),
        ("a member twice", compact(transaction())[:-1] + ',"productId":"x"}'),
        ("nothing", ""),
        ("too deep", "[" * 200),
        ("a number that is none", '{"signedDate":01}'),
        ("a lone surrogate", '{"signedDate":1,"a":"\\ud800"}'),
    ):
        yield f"the payload is {name}", sign(text), "badPayload"
    for date in (ABSENT, None, "2026-01-01T00:00:00Z", f"{NOW}", -1, 1e18, True, [NOW]):
        yield f"signed at {date!r}", sign(transaction(signedDate=date)), "badSignedDate"


def strangers():
    """Returns documents that are validly signed, but not usable by this app, with their kind and the reason."""
    for name, change in (
        ("another app", "com.example.other"),
        ("a longer name", BUNDLE + ".more"),
        ("a shorter one", BUNDLE[:-1]),
        ("capitals", BUNDLE.upper()),
        ("a space", BUNDLE + " "),
    ):
        yield f"bundle: {name}", transaction(bundleId=change), "transaction", "wrongBundle"
        yield f"bundle: {name}", renewal(bundleId=change), "renewal", "wrongBundle"
        yield f"bundle: {name}", app(bundleId=change), "app", "wrongBundle"
        yield (
            f"bundle: {name}",
            notification(data={"bundleId": change}, transaction=transaction("77")),
            "notification",
            "wrongBundle",
        )
    for place in ("summary", "appData"):
        inner = {"bundleId": BUNDLE, "environment": "Production"}
        yield (
            place,
            notification(data={}) | {"data": None, place: inner | {"bundleId": "com.example.other"}},
            "notification",
            "wrongBundle",
        )
        yield (
            place,
            notification(data={}) | {"data": None, place: inner | {"environment": "Sandbox"}},
            "notification",
            "wrongEnvironment",
        )
    for environment in ("Sandbox", "Xcode", "LocalTesting", "production", "PRODUCTION", "Production ", "Staging"):
        yield environment, transaction(environment=environment), "transaction", "wrongEnvironment"
        yield environment, renewal(environment=environment), "renewal", "wrongEnvironment"
        yield environment, app(receiptType=environment), "app", "wrongEnvironment"
        yield (
            environment,
            notification(data={"environment": environment}, transaction=transaction("77")),
            "notification",
            "wrongEnvironment",
        )
    unknown = {"signedDate": NOW, "bundleId": BUNDLE, "environment": "Production"}
    for name, more in (
        ("nothing that says what", {}),
        ("a line and nothing else", {"originalTransactionId": "1"}),
        ("a line and a product", {"originalTransactionId": "1", "productId": product("tip")}),
        ("a null id", {"transactionId": None, "purchaseDate": NOW, "productId": product("premium.lifetime")}),
        ("a null status", {"originalTransactionId": "1", "autoRenewStatus": None}),
        ("nulls", {"notificationType": None, "receiptType": None}),
        ("another spelling", {"transactionID": "1", "TransactionId": "1"}),
    ):
        yield name, unknown | more, None, "unknownKind"
    yield "a renewal info without its line", renewal(originalTransactionId=ABSENT), None, "unknownKind"


def nameless():
    """Returns notifications that do not name their app or environment. Each contains a valid transaction."""
    sound = transaction("77")
    for name in ("bundleId", "environment"):
        for value in (ABSENT, None):
            yield f"data without its {name}: {value!r}", notification(data={name: value}, transaction=sound)
            for place in ("summary", "appData"):
                inner = payload({"bundleId": BUNDLE, "environment": "Production", "status": 1}, {name: value})
                yield f"{place} without its {name}: {value!r}", notification() | {"data": None, place: inner}
    for value in (ABSENT, None):
        bodies = dict.fromkeys(("data", "summary", "appData"), value)
        yield f"none of the bodies: {value!r}", payload(notification(transaction=sound), bodies)
    yield "an empty body", notification() | {"data": {}}
    yield (
        "names in another place",
        payload(notification(), {"data": ABSENT, "bundleId": BUNDLE, "environment": "Production"}),
    )


# For each kind of document: the required text members, and other members with invalid values.
NO_TEXTS = (5, True, [], {}, "", "x" * 201)
NO_DATES = ("x", f"{NOW}", True, [], {}, -1, LAST_MOMENT + 1, LAST_MOMENT + 0.6, 1e18, -1e300, 10**40)
NO_FLAGS = (0, 1, "true", [], {})
NO_PLAIN_TEXTS = (5, True, [], {})
NO_NUMBERS = ("1", True, [], {}, 1.5, 10**40)
SHAPES = [
    (
        "transaction",
        transaction,
        {
            **dict.fromkeys(
                ("transactionId", "originalTransactionId", "productId", "bundleId", "environment"), NO_TEXTS
            ),
            "purchaseDate": NO_DATES,
            "expiresDate": NO_DATES,
            "revocationDate": NO_DATES,
            "originalPurchaseDate": NO_DATES,
            "isUpgraded": NO_FLAGS,
            "type": NO_PLAIN_TEXTS,
            "inAppOwnershipType": NO_PLAIN_TEXTS,
        },
        ("originalTransactionId", "productId", "bundleId", "environment", "purchaseDate"),
    ),
    (
        "renewal",
        renewal,
        {
            "originalTransactionId": NO_TEXTS,
            "environment": NO_TEXTS,
            "productId": NO_PLAIN_TEXTS,
            "autoRenewProductId": NO_PLAIN_TEXTS,
            "bundleId": NO_PLAIN_TEXTS,
            "autoRenewStatus": NO_NUMBERS,
            "expirationIntent": NO_NUMBERS,
            "isInBillingRetryPeriod": NO_FLAGS,
            "gracePeriodExpiresDate": NO_DATES,
            "renewalDate": NO_DATES,
        },
        ("environment",),
    ),
    ("notification", notification, {"notificationType": NO_TEXTS, "notificationUUID": NO_TEXTS}, ("notificationUUID",)),
]


def misshapen():
    """Returns validly signed documents that lack a member, or have an invalid one: kind, member, payload."""
    for kind, make, members, needed in SHAPES:
        for name in needed:
            yield kind, name, make(**{name: ABSENT})
            yield kind, name, make(**{name: None})
        for name, values in members.items():
            for value in values:
                yield kind, name, make(**{name: value})
    for name in ("bundleId", "environment"):
        for value in (5, True, [], {}):
            yield "notification", name, notification(data={name: value})


ALL = [(name, document, reason) for name, document, reason in forgeries()]
ALL += [(name, sign(document), reason) for name, document, _, reason in strangers()]
ALL += [(f"{kind} {name}", sign(document), "badDocument") for kind, name, document in misshapen()]
ALL += [(name, sign(document), "badDocument") for name, document in nameless()]


def assert_sentences(outcomes):
    for outcome in outcomes:
        assert list(outcome) == MEMBERS
        if outcome["outcome"] == "refused":
            assert SENTENCE.fullmatch(outcome["message"]) and outcome["reason"], outcome
        else:
            assert outcome["reason"] is None and outcome["message"] is None, outcome


def calls(documents, size=700):
    return [documents[start : start + size] for start in range(0, len(documents), size)]


def assert_nothing_kept(core):
    answer = core.call("entitlements.current")
    assert (
        answer["source"] == "default"
        and answer["entitlements"] == []
        and answer["age"] is None
        and answer["environment"] is None
        and answer["validUntil"] is None
    )
    assert [(one["tier"], one["until"], one["productId"]) for one in answer["tiers"]] == [
        ("free", None, None),
        ("basic", None, None),
    ]
    assert core.call("entitlements.history") == {"items": [], "next": None}
    assert (
        core.call("entitlements.snapshot")["source"] == "default"
        and core.call("entitlements.products")["unknown"] == []
    )


def test_every_defect_is_refused_with_its_reason(store):
    with store.core() as core:
        outcomes = [
            outcome
            for call in calls([document for _, document, _ in ALL])
            for outcome in ingest(core, *call)["outcomes"]
        ]
        assert len(outcomes) == len(ALL)
        wrong = [
            (name, reason, outcome["reason"], outcome["message"])
            for (name, _, reason), outcome in zip(ALL, outcomes)
            if outcome["reason"] != reason or outcome["outcome"] != "refused"
        ]
        assert not wrong
        assert_sentences(outcomes)
        assert_nothing_kept(core)


def test_what_was_not_verified_is_told_nothing_of(store):
    """The reply shows no member of a payload whose signature is not valid."""
    with store.core() as core:
        forged = [document for _, document, _ in forgeries()]
        for place, outcome in enumerate(ingest(core, *forged)["outcomes"]):
            assert {name for name, value in outcome.items() if value is not None} == {
                "position",
                "outcome",
                "reason",
                "message",
            } and outcome["position"] == place


def test_the_kind_is_told_where_it_is_known(store):
    documents = [document for _, document, _, _ in strangers()] + [document for _, _, document in misshapen()]
    kinds = [kind for _, _, kind, _ in strangers()] + [kind for kind, _, _ in misshapen()]
    with store.core() as core:
        outcomes = ingest(core, *documents)["outcomes"]
    assert [outcome["kind"] for outcome in outcomes] == kinds
    for outcome, (kind, name, _) in zip(outcomes[-len(list(misshapen())) :], misshapen()):
        assert name in outcome["message"], (kind, name, outcome)
    of_others = [
        (outcome["kind"], outcome["id"], outcome["signedDate"])
        for outcome in outcomes
        if outcome["reason"] == "wrongBundle"
    ][:4]
    assert of_others == [
        ("transaction", "1000", at(NOW - 10 * DAY)),
        ("renewal", "1000", at(NOW - 9 * DAY)),
        ("app", "704897469903783919", at(NOW - 7 * DAY)),
        ("notification", "002e14d5-51f5-4503-b5a8-c3a1af68eb20", at(NOW - 8 * DAY)),
    ]


def test_what_is_sound_beside_it_is_kept(store):
    """Puts each invalid document between two valid ones in one call. The valid ones must be stored."""
    mixed, expected = [], []
    for number, (_, document, reason) in enumerate(ALL):
        mixed += [
            sign(transaction(f"sound {number}", productId=product("premium.lifetime"), expiresDate=ABSENT)),
            document,
        ]
        expected += ["added", reason]
    with store.core() as core:
        found = [word for call in calls(mixed) for word in words_of(ingest(core, *call))]
        assert found == expected
        sound = {f"sound {number}" for number in range(len(ALL))}
        answer = core.call("entitlements.current")
    assert {one["transactionId"] for one in answer["entitlements"]} == sound and all(
        one["state"] == "active" for one in answer["entitlements"]
    )


def test_a_header_of_ten_megabytes(store):
    with store.core() as core:
        for text in (
            "A" * 10_000_000 + ".e30.AAAA",
            CHAIN.sign(transaction(), header=CHAIN.header | {"pad": "x" * 7_000_000}),
            "." * 10_000_000,
            "x" * 10_000_000,
        ):
            (refused, kept) = ingest(core, text, transaction())["outcomes"]
            assert (
                refused["reason"] in ("tooLarge", "malformed")
                and len(refused["message"]) < 1000
                and kept["outcome"] in ("added", "known")
            )


def test_roots_of_our_own_are_not_apples(store):
    words = store.words()
    at_roots = words.index("--trusted-roots")
    del words[at_roots : at_roots + 2]
    with Core(":memory:", *words) as core:
        assert (
            words_of(ingest(core, transaction(), renewal(), notification(transaction=transaction())))
            == ["untrustedRoot"] * 3
        )
        assert core.call("entitlements.environment")["roots"] == "apple"
        assert_nothing_kept(core)


# Notifications and the documents in them


def test_what_a_notification_carries_is_verified_like_any_other(store):
    forged = Chain().sign(transaction("9"))
    cases = [
        ({"transaction": forged, "renewal": renewal()}, ["added", "untrustedRoot", "added"]),
        ({"transaction": transaction(), "renewal": "nonsense"}, ["added", "added", "malformed"]),
        ({"transaction": transaction(bundleId="com.example.other")}, ["added", "wrongBundle"]),
        (
            {"transaction": transaction(environment="Sandbox"), "renewal": renewal(environment="Sandbox")},
            ["added", "wrongEnvironment", "wrongEnvironment"],
        ),
        ({"transaction": transaction(purchaseDate=ABSENT)}, ["added", "badDocument"]),
        ({"transaction": {"signedDate": NOW}}, ["added", "unknownKind"]),
        ({"transaction": ""}, ["added", "malformed"]),
        ({"renewal": renewal()}, ["added", "added"]),
        ({}, ["added"]),
        ({"transaction": None, "renewal": None}, ["added"]),
    ]
    for carried, expected in cases:
        with store.core() as core:
            result = ingest(
                core,
                transaction("before", productId=product("premium.lifetime"), expiresDate=ABSENT),
                notification(**carried),
                app(),
            )
            assert words_of(result) == ["added", *expected, "added"], carried
            assert [outcome["position"] for outcome in result["outcomes"]] == [0, *[1] * len(expected), 2]
            assert_sentences(result["outcomes"])
            kept = {(one["kind"], one["id"]) for one in core.call("entitlements.history")["items"]}
            assert ("notification", "002e14d5-51f5-4503-b5a8-c3a1af68eb20") in kept and len(kept) == 2 + expected.count(
                "added"
            )


def test_a_refused_notification_is_not_opened(store):
    sound = {"transaction": transaction(), "renewal": renewal()}
    with store.core() as core:
        for document, reason in [
            (Chain().sign(notification(**sound)), "untrustedRoot"),
            (notification(**sound, data={"bundleId": "com.example.other"}), "wrongBundle"),
            (notification(**sound, data={"environment": "Sandbox"}), "wrongEnvironment"),
            (notification(**sound, notificationUUID=ABSENT), "badDocument"),
            (notification(**sound, data={"bundleId": ABSENT}), "badDocument"),
            (notification(**sound, data={"environment": None}), "badDocument"),
        ]:
            assert words_of(ingest(core, document)) == [reason]
        assert_nothing_kept(core)


def test_a_notification_that_names_no_app_changes_nothing(store):
    """The notification may belong to another app. The reply says which document was refused, and the core does not read
    the documents in it."""
    with store.core() as core:
        before = had(core, transaction("1"))
        for name, document in nameless():
            result = ingest(core, document)
            assert words_of(result) == ["badDocument"], name
            assert_sentences(result["outcomes"])
            (outcome,) = result["outcomes"]
            assert (outcome["kind"], outcome["id"]) == ("notification", document["notificationUUID"]), name
        assert core.call("entitlements.current")["entitlements"] == before["entitlements"]
        assert [one["id"] for one in core.call("entitlements.history")["items"]] == ["1"]


def test_what_stands_in_a_notification_in_the_place_of_a_document(store):
    """Values other than texts in place of a document are never read as documents, and do not end the process."""
    with store.core() as core:
        for value in (5, True, [], {}, [sign(transaction())], {"jws": sign(transaction())}, {"transactionId": "1"}):
            outcomes = ingest(core, sign(compact(notification(data={"signedTransactionInfo": value}))))["outcomes"]
            assert all(
                outcome["outcome"] in ("refused", "added", "known") and outcome["kind"] in ("notification", None)
                for outcome in outcomes
            ), value
        for value in (5, True, [], "x", sign(transaction())):
            assert len(ingest(core, sign(compact(notification() | {"data": value})))["outcomes"]) == 1
        assert core.call("entitlements.current")["entitlements"] == []


def test_notifications_in_notifications(store):
    """Notifications are nested as deeply as possible. Each has its own outcome, and all outcomes have the position of
    the outermost one."""
    document, depth = transaction(), 0
    while len(sign(document)) < 700_000:
        document, depth = notification(f"{depth}", transaction=document), depth + 1
    with store.core() as core:
        outcomes = ingest(core, document)["outcomes"]
        assert (
            {outcome["position"] for outcome in outcomes} == {0}
            and outcomes[0]["id"] == f"{depth - 1}"
            and len(outcomes) <= depth + 1
        )
        assert core.call("system.ping") == {}


# Unknown content


def test_only_members_that_are_needed_can_be_wrong(store):
    """Unknown or invalid optional members are no reason to refuse a document."""
    documents = [
        notification(f"{number}", subtype=value) for number, value in enumerate((5, "", "x" * 201, [], {}, True))
    ] + [app(receiptCreationDate="x"), transaction(gracePeriodExpiresDate="x")]
    with store.core() as core:
        assert words_of(ingest(core, *documents)) == ["added"] * len(documents)


def kept_payloads(core):
    return [one["payload"] for one in core.call("entitlements.history", limit=200, payloads=True)["items"]]


def test_unknown_members_and_values_are_kept(store):
    more = {
        "colour": "blue",
        "é": [1, {"deep": [None, True]}],
        "": 0,
        "offerType": 99,
        "offerDiscountType": "NEVER_SEEN",
        "transactionReason": 5,
        "storefront": None,
        "quantity": "many",
        "price": 1.5e3,
    }
    documents = [
        transaction("1", **more, type="Rental", inAppOwnershipType="LENT"),
        renewal("1", **more, expirationIntent=77, autoRenewStatus=9, priceIncreaseStatus="x"),
        notification(
            **more,
            notificationType="NEVER_SEEN",
            subtype="NOR_THIS",
            data={"status": 88, "consumptionRequestReason": 5},
        ),
        app(**more, originalPlatform="Toaster"),
    ]
    with store.core() as core:
        assert words_of(ingest(core, *documents)) == ["added"] * 4
        assert sorted(kept_payloads(core), key=compact) == sorted(documents, key=compact)
        (one,) = core.call("entitlements.current")["entitlements"]
        assert one["type"] == "Rental" and one["familyShared"] is False and one["state"] == "active"


def test_payloads_are_shown_as_they_were_signed(store):
    """Members are shown in their order, and numbers and texts in their spelling."""
    text = (
        compact(transaction())[:-1]
        + ',"lines":"\u2028\u2029","huge":'
        + "9" * 400
        + ',"tiny":1e-999,"big":1E+400,"plain":10.50,"minus":-0,"escaped":"\\u00e9\\/\\n","z":1,"a":2}'
    )
    with store.core() as core:
        assert words_of(ingest(core, sign("  " + text.replace(",", " ,\n\t") + "\n"))) == ["added"]
        core.send(request("entitlements.history", {"payloads": True}))
        line = core.process.stdout.readline().decode()
        assert not set("\u2028\u2029") & set(line)
        for piece in ("9" * 400, '"tiny":1e-999', '"big":1E+400', '"plain":10.50', '"minus":-0', '"z":1,"a":2'):
            assert piece in line
        (kept,) = json.loads(line)["result"]["items"]
        assert kept["payload"] == json.loads(text) and list(kept["payload"]) == list(json.loads(text))


@pytest.mark.parametrize("depth", [50, 100, 120, 126, 127])
def test_deep_payloads(store, depth):
    """A payload with the deepest permitted JSON is stored, shown, and returned again."""
    text = compact(transaction())[:-1] + ',"deep":' + "[" * depth + "]" * depth + "}"
    with store.again() as core:
        result = core.call("entitlements.ingest", documents=[sign(text)], idempotencyKey="k")
        assert words_of(result) == ["added"]
        assert core.call("entitlements.ingest", documents=[sign(text)])["outcomes"][0]["outcome"] == "known"
        live = core.call("live.open", query={"method": "entitlements.history", "params": {"payloads": True}})
        assert live["result"]["items"][0]["payload"]["deep"] is not None
        ingest(core, renewal())
        (changed,) = core.said()
        assert len(changed["params"]["result"]["items"]) == 2
    with store.again() as core:
        (shown,) = [payload for payload in kept_payloads(core) if "deep" in payload]
        assert shown == json.loads(text) and core.call("entitlements.current")["entitlements"][0]["state"] == "active"


def test_dates_with_fractions(store):
    """Dates are rounded half to even. The payload is shown as it was signed."""
    cases = [(".4", 0), (".5", 0), (".500001", 1), (".6", 1), (".0", 0), ("e0", 0)]
    documents = [
        compact(
            transaction(
                f"{number}", expiresDate=ABSENT, purchaseDate=ABSENT, signedDate=ABSENT, originalPurchaseDate=ABSENT
            )
        )[:-1]
        + "".join(
            f',"{name}":{NOW + place}{fraction}'
            for place, name in zip((2, 4, 6, 8), ("expiresDate", "purchaseDate", "signedDate", "originalPurchaseDate"))
        )
        + "}"
        for number, (fraction, _) in enumerate(cases)
    ]
    with store.core(NOW - 1) as core:
        result = ingest(core, *[sign(text) for text in documents])
        assert words_of(result) == ["added"] * len(cases)
        found = {one["transactionId"]: one for one in core.call("entitlements.current")["entitlements"]}
        for number, (_, more) in enumerate(cases):
            one = found[f"{number}"]
            assert (one["expiresDate"], one["purchaseDate"], one["signedDate"]) == (
                at(NOW + 2 + more),
                at(NOW + 4 + more),
                at(NOW + 6 + more),
            )
            assert result["outcomes"][number]["signedDate"] == at(NOW + 6 + more)
        # Half a millisecond after an odd number is rounded up.
        assert ingest(
            core,
            sign(
                compact(transaction("odd"))[:-1].replace(
                    f'"expiresDate":{NOW + 20 * DAY}', f'"expiresDate":{NOW + 1}.5'
                )
                + "}"
            ),
        )["validUntil"] == at(NOW + 2)


def test_dates_at_the_edges(store):
    documents = [
        transaction("first", purchaseDate=0, expiresDate=0, originalPurchaseDate=0),
        transaction("last", purchaseDate=LAST_MOMENT, expiresDate=LAST_MOMENT),
        transaction("rounded", expiresDate=ABSENT),
        transaction("spelled"),
    ]
    texts = [compact(document) for document in documents]
    texts[2] = texts[2][:-1] + f',"expiresDate":{LAST_MOMENT}.4}}'
    texts[3] = texts[3].replace(f'"expiresDate":{NOW + 20 * DAY}', '"expiresDate":1.7672256e12')
    with store.core() as core:
        result = ingest(core, *[sign(text) for text in texts])
        assert words_of(result) == ["added"] * 4
        answer = core.call("entitlements.current")
        # A subscription that ended long ago is only in the history.
        (first,) = core.call("entitlements.history", state="expired", originalTransactionId="first")["items"]
        assert first["id"] == "first" and first["counts"] is True
    assert {one["transactionId"]: (one["state"], one["expiresDate"]) for one in answer["entitlements"]} == {
        "last": ("active", "9999-12-31T23:59:59.999Z"),
        "rounded": ("active", "9999-12-31T23:59:59.999Z"),
        "spelled": ("expired", at(NOW)),
    }


def test_null_is_not_there(store):
    nulls = dict.fromkeys(
        ("expiresDate", "revocationDate", "originalPurchaseDate", "isUpgraded", "type", "inAppOwnershipType")
    )
    others = dict.fromkeys(
        (
            "productId",
            "bundleId",
            "expirationIntent",
            "isInBillingRetryPeriod",
            "gracePeriodExpiresDate",
            "renewalDate",
            "autoRenewStatus",
        )
    )
    with store.core() as core:
        result = ingest(
            core,
            transaction("1", **nulls),
            renewal("1", **others),
            notification(subtype=None, summary=None, appData=None),
            app(appTransactionId=None),
        )
        assert words_of(result) == ["added"] * 4
        (one,) = core.call("entitlements.current")["entitlements"]
        assert (one["state"], one["lifetime"], one["type"], one["willRenew"], one["familyShared"]) == (
            "active",
            True,
            None,
            None,
            False,
        )
        assert [(outcome["id"], outcome["environment"]) for outcome in result["outcomes"][2:]] == [
            ("002e14d5-51f5-4503-b5a8-c3a1af68eb20", "Production"),
            (None, "Production"),
        ]


def test_two_hundred_characters_are_enough(store):
    long = "é" * 200
    with store.core() as core:
        result = ingest(
            core,
            transaction(long, long, productId="😀" * 200),
            renewal(long, productId="😀" * 200),
            notification(long),
        )
        assert words_of(result) == ["added"] * 3 and [outcome["id"] for outcome in result["outcomes"]] == [long] * 3
        assert core.call("entitlements.current")["entitlements"][0]["willRenew"] is True
        assert core.call("entitlements.products")["unknown"] == ["😀" * 200]


def test_an_app_is_dated_by_its_receipt(store):
    with store.core() as core:
        (plain, dated, none) = ingest(
            core,
            app(signedDate=ABSENT, appTransactionId="plain"),
            app(appTransactionId="dated"),
            app(signedDate=ABSENT, receiptCreationDate=ABSENT),
        )["outcomes"]
        assert (plain["outcome"], plain["kind"], plain["id"], plain["signedDate"]) == (
            "added",
            "app",
            "plain",
            at(NOW - 7 * DAY),
        )
        assert (dated["outcome"], dated["signedDate"]) == ("added", at(NOW - 7 * DAY))
        assert none["outcome"] == "refused" and none["reason"] in ("badSignedDate", "badDocument")
        # Other values of this member are not valid.
        assert (
            words_of(
                ingest(
                    core,
                    transaction(signedDate=ABSENT, receiptCreationDate=NOW),
                    renewal(signedDate=ABSENT, receiptCreationDate=NOW),
                )
            )
            == ["badSignedDate"] * 2
        )


def test_an_app_is_verified_at_that_date(store):
    late = chain(leaf={"start": 2020, "end": 2025})
    with store.core() as core:
        assert words_of(
            ingest(
                core,
                late.sign(app(signedDate=ABSENT)),
                late.sign(app(signedDate=ABSENT, receiptCreationDate=millis(2024))),
            )
        ) == ["expired", "added"]


def test_ids_that_look_like_something(store):
    """Ids are texts. Ids that look like numbers, dates or JSON have no other meaning."""
    ids = [
        "'; DROP TABLE documents; --",
        '"',
        "\\",
        "a\nb",
        "\u0000",
        "\u2028",
        "0",
        "007",
        "7",
        "7.0",
        "null",
        "e\u0301",
        "é",
        " x",
        "x ",
    ]
    with store.core() as core:
        result = ingest(core, *[transaction(id) for id in ids])
        assert words_of(result) == ["added"] * len(ids)
        assert sorted(one["transactionId"] for one in core.call("entitlements.current")["entitlements"]) == sorted(ids)
        assert words_of(ingest(core, *[transaction(id) for id in ids])) == ["known"] * len(ids)


@pytest.mark.parametrize(
    "params, pointer",
    [
        ({}, "/documents"),
        ({"documents": []}, "/documents"),
        ({"documents": [""] * 1001}, "/documents"),
        ({"documents": "x"}, "/documents"),
        ({"documents": None}, "/documents"),
        ({"documents": ["", 5]}, "/documents/1"),
        ({"documents": [None]}, "/documents/0"),
        ({"documents": [""], "document": ""}, "/document"),
    ],
)
def test_parameters_that_do_not_fit(store, params, pointer):
    with store.core() as core:
        error = core.refused("entitlements.ingest", **params)
        assert error["code"] == -32602 and [problem["pointer"] for problem in error["data"]["problems"]] == [pointer]


def test_a_thousand_at_once(store):
    with store.core() as core:
        outcomes = ingest(core, *[""] * 999, transaction())["outcomes"]
    assert [outcome["reason"] for outcome in outcomes] == ["malformed"] * 999 + [None] and [
        outcome["position"] for outcome in outcomes
    ] == list(range(1000))
