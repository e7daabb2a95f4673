"""Stored documents are verified again: in stores that somebody has changed, after a root is no longer trusted, and if
they are from another environment."""

import base64

import pytest

from support.people import rows, write
from support.signing import Chain, Lone, compact
from support.storefront import (
    BUNDLE,
    CHAIN,
    DAY,
    NOW,
    ingest,
    notification,
    product,
    renewal,
    sign,
    transaction,
    words_of,
)

DOCUMENTS = "entitlement_documents"


def device(store):
    return store.data / "device.sqlite"


def tiers(answer):
    return {one["group"]: one["tier"] for one in answer["tiers"]}


def test_roots_that_are_trusted_no_longer(store):
    """A stored document whose chain ends at a root that is no longer trusted does not count. It counts again when the
    root is trusted again."""
    with store.again() as core:
        assert tiers(ingest(core, transaction()))["company"] == "business"
    other = Chain()
    trusted, store.roots = store.roots, store.file("other.pem", other.root.pem)
    with store.again() as core:
        answer = core.call("entitlements.current")
        assert tiers(answer)["company"] == "free" and answer["source"] == "default" and answer["entitlements"] == []
        (kept,) = core.call("entitlements.history", payloads=True)["items"]
        assert kept["id"] == "1000" and kept["counts"] is False
        # A document that does not count has no state, and its content is not shown.
        assert kept["state"] is None and kept["payload"] is None
        assert core.call("entitlements.history", state="active")["items"] == []
        # An older document with a trusted root replaces it.
        assert words_of(
            core.call("entitlements.ingest", documents=[other.sign(transaction(signedDate=NOW - 20 * DAY))])
        ) == ["replaced"]
        assert tiers(core.call("entitlements.current"))["company"] == "business"
    store.roots = trusted
    with store.again() as core:
        assert tiers(core.call("entitlements.current"))["company"] == "free"
        assert (
            words_of(ingest(core, transaction())) == ["replaced"]
            and tiers(core.call("entitlements.current"))["company"] == "business"
        )


def forged(text):
    """Returns the document with a more expensive product in its payload, and with its old signature."""
    payload, signature = text.split(".")
    known = base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)).decode()
    assert product("business.monthly") in known
    other = known.replace(product("business.monthly"), product("enterprise.monthly"))
    return base64.urlsafe_b64encode(other.encode()).rstrip(b"=").decode() + "." + signature


DAMAGE = {
    "a dearer product": forged,
    "no text": lambda text: "~",
    "nothing": lambda text: "",
    "half": lambda text: text[:-40],
    "another signature": lambda text: text[:-2] + "AA",
}


@pytest.mark.parametrize("change", DAMAGE.values(), ids=DAMAGE)
def test_a_store_that_was_changed_proves_nothing(store, change):
    """Changed rows grant nothing, and do not prevent valid documents from counting."""
    with store.again() as core:
        ingest(core, transaction())
    (row,) = rows(device(store), f"SELECT signed FROM {DOCUMENTS}")
    write(
        device(store),
        f"UPDATE {DOCUMENTS} SET signed = ?, signedDate = signedDate + ?",
        change(row["signed"]),
        90 * DAY,
    )
    with store.again() as core:
        assert tiers(core.call("entitlements.current"))["company"] == "free"
        assert words_of(ingest(core, transaction())) == ["replaced"]
        assert tiers(core.call("entitlements.current"))["company"] == "business"
        (kept,) = core.call("entitlements.history", payloads=True)["items"]
        assert kept["counts"] and kept["state"] == "active" and kept["payload"] == transaction()


def test_the_columns_beside_the_signed_text_prove_nothing(store):
    with store.again() as core:
        ingest(core, transaction(expiresDate=NOW - DAY), notification("1"))
    write(
        device(store),
        f"UPDATE {DOCUMENTS} SET productId = ?, originalTransactionId = 'x', signedDate = ?",
        product("enterprise.monthly"),
        NOW + DAY,
    )
    with store.again() as core:
        answer = core.call("entitlements.current")
        assert (
            tiers(answer)["company"] == "free"
            and answer["age"] > 7 * DAY
            and answer["entitlements"][0]["productId"] == product("business.monthly")
        )


def test_a_header_is_kept_once(store):
    with store.again() as core:
        ingest(core, *(transaction(str(number)) for number in range(50)))
        core.call("entitlements.ingest", documents=[Chain().sign(transaction("x"))])
    assert (
        len(rows(device(store), "SELECT text FROM signed_headers")) == 1
        and len(rows(device(store), f"SELECT row FROM {DOCUMENTS}")) == 50
    )


def test_another_app_s_document_stands_in_nobody_s_way(store):
    with store.again() as core:
        ingest(core, transaction())
    with store.again(bundle="com.example.other") as core:
        assert words_of(ingest(core, transaction(bundleId="com.example.other", signedDate=NOW))) == ["replaced"]
    with store.again() as core:
        assert tiers(core.call("entitlements.current"))["company"] == "free"
        assert (
            words_of(ingest(core, transaction())) == ["replaced"]
            and tiers(core.call("entitlements.current"))["company"] == "business"
        )


def test_a_notification_carries_transactions_and_renewals_in_their_places(store):
    with store.core() as core:
        inner = notification("inner", transaction=transaction("t"))
        for document in (notification("outer", transaction=inner), notification("2", renewal=inner)):
            assert words_of(ingest(core, document)) == ["added", "unknownKind"]
        swapped = ingest(core, notification("3", transaction=renewal("a"), renewal=transaction("b")))
        assert words_of(swapped) == ["added", "unknownKind", "unknownKind"]
        assert (
            swapped["outcomes"][1]["message"] == "The document must be a transaction, and is a renewal"
            and swapped["outcomes"][1]["kind"] == "renewal"
        )
        assert (
            core.call("entitlements.current")["entitlements"] == []
            and len(core.call("entitlements.history")["items"]) == 3
        )


def test_names_that_are_none_are_left_out(store):
    """An optional name that is empty or too long is left out, so that each reply fits its schema."""
    with store.core() as core:
        outcomes = ingest(
            core,
            transaction(),
            renewal("1000", autoRenewProductId="", productId="x" * 201),
            notification("1", subtype="y" * 300),
            transaction("z", productId="x" * 5000, originalTransactionId=None),
        )["outcomes"]
        assert [one["outcome"] for one in outcomes] == ["added", "added", "added", "refused"]
        assert (
            outcomes[1]["productId"] is None
            and outcomes[2]["subtype"] is None
            and outcomes[3]["productId"] is None
            and outcomes[3]["id"] == "z"
        )
        (entitlement,) = core.call("entitlements.current")["entitlements"]
        assert entitlement["willRenew"] is True and entitlement["renewsTo"] is None


def test_a_feature_that_no_tier_has_is_nobody_s(store):
    """The catalogue has a feature that no tier includes, by mistake. No caller may use it."""
    with store.core() as core:
        answer = core.call("entitlements.check", feature="teleporting")
        assert answer["allowed"] is False and answer["tiers"] == [] and answer["products"] == []


def test_a_large_catalogue_is_looked_through_once(store):
    features = [f"f{n}" for n in range(1000)]
    catalogue = {
        "bundleId": BUNDLE,
        "features": [{"id": id, "name": id} for id in features],
        "tiers": [{"id": f"t{n}", "group": "g", "rank": n, "name": "T", "features": features} for n in range(1000)],
        "products": [{"id": f"p{n}", "tier": f"t{n % 1000}"} for n in range(5000)],
    }
    with store.core(catalogue=store.file("large.json", compact(catalogue))) as core:
        assert len(core.call("entitlements.check", feature="f7")["products"]) == 5000


def test_names_of_xcode_s_that_are_no_lines(store):
    file = store.file(
        "Shop.storekit",
        compact(
            {
                "version": {"major": 4, "minor": 0},
                "subscriptionGroups": [],
                "nonRenewingSubscriptions": [],
                "products": [
                    {"productID": f"p{n}.premium", "referenceName": name, "type": "NonConsumable"}
                    for n, name in enumerate(("a\nb", " ", "x\u2028", "Good", ""))
                ],
            }
        ),
    )
    with store.core(catalogue=file) as core:
        assert [one["name"] for one in core.call("entitlements.products")["products"]] == [
            None,
            None,
            None,
            "Good",
            None,
        ]


def test_a_document_s_root_is_looked_at_when_it_comes(store):
    with store.core() as core:
        assert words_of(
            core.call("entitlements.ingest", documents=[Chain().sign(transaction()), CHAIN.sign(transaction())])
        ) == ["untrustedRoot", "added"]
        assert sign(transaction("2")) != sign(transaction("2")), "signatures differ from time to time"
        assert words_of(ingest(core, transaction(), transaction())) == ["known", "known"]


def test_documents_of_tests_in_xcode(store):
    """Documents from Xcode's tests count only if their environment is accepted and their certificate is named."""
    xcode = Lone()
    documents = [xcode.sign(transaction(environment="Xcode")), xcode.sign(renewal(environment="Xcode"))]
    with store.core(environments="Xcode") as core:
        assert words_of(core.call("entitlements.ingest", documents=documents)) == ["chainLength"] * 2
    store.roots = store.file("xcode.pem", xcode.root.pem)
    with store.core() as core:
        assert words_of(core.call("entitlements.ingest", documents=documents)) == ["wrongEnvironment"] * 2
    with store.again(environments="Xcode,Production") as core:
        answer = core.call("entitlements.ingest", documents=documents)
        assert words_of(answer) == ["added", "added"] and tiers(answer)["company"] == "business"
        # A document of Xcode's certificate is not trusted if it names another environment.
        other = xcode.sign(transaction("2", environment="Production"))
        assert words_of(core.call("entitlements.ingest", documents=[other])) == ["chainLength"]
    with store.again(environments="Xcode") as core:
        assert tiers(core.call("entitlements.current"))["company"] == "business"
