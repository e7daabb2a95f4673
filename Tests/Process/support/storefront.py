"""A store for the tests: documents as StoreKit 2 signs them, and cores that trust their signer."""

import itertools
import json
import uuid

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from support.core import Core, run
from support.entitlement_model import DAY, Kept
from support.people import START, clock
from support.signing import Chain, compact

NOW = START
BUNDLE = "com.example.shop"
# Marks a member that is left out.
ABSENT = object()
SHORT = {"curve": ec.SECP256R1, "digest": hashes.SHA256}
CHAIN = Chain(root=SHORT, intermediate=SHORT, leaf={"digest": hashes.SHA256})
RENEWABLE, NON_RENEWING, CONSUMABLE, LASTING = (
    "Auto-Renewable Subscription",
    "Non-Renewing Subscription",
    "Consumable",
    "Non-Consumable",
)


def product(name):
    return f"{BUNDLE}.{name}"


def tier(id, group, rank, *features, **more):
    return {"id": id, "group": group, "rank": rank, "name": id.capitalize(), "features": list(features), **more}


CATALOGUE = {
    "bundleId": BUNDLE,
    "features": [
        {"id": id, "name": id.capitalize()}
        for id in ("sharing", "analytics", "ai", "customPlaces", "export", "reading", "teleporting")
    ],
    "tiers": [
        tier("free", "company", 0, "reading", companyTier="free"),
        tier("basic", "widget", 0),
        tier("enterprise", "company", 7, "analytics", "ai", companyTier="enterprise"),
        tier("business", "company", 1, "sharing", companyTier="business"),
        tier("premium", "widget", 1, "customPlaces"),
        tier("pro", "tools", 3, "export"),
    ],
    "products": [
        {"id": product("business.monthly"), "tier": "business", "name": "Business, a month", "type": RENEWABLE},
        {"id": product("business.yearly"), "tier": "business"},
        {"id": product("enterprise.monthly"), "tier": "enterprise", "type": RENEWABLE},
        {"id": product("premium.monthly"), "tier": "premium", "type": RENEWABLE},
        {"id": product("premium.lifetime"), "tier": "premium", "type": LASTING},
        {"id": product("premium.pass"), "tier": "premium", "type": NON_RENEWING, "days": 30},
        {"id": product("premium.season"), "tier": "premium", "type": NON_RENEWING},
        {"id": product("pro.yearly"), "tier": "pro", "type": RENEWABLE},
        {"id": product("tip"), "tier": None, "type": CONSUMABLE},
    ],
}


# Payloads. The arguments replace the usual members.


def payload(usual, changes):
    return {name: value for name, value in (usual | changes).items() if value is not ABSENT}


def transaction(id="1000", line=None, **changes):
    """Returns a monthly subscription that began ten days ago. Without `line`, it is alone in its line. Each line has a
    group of its own, so that no line replaces another."""
    usual = {
        "transactionId": id,
        "originalTransactionId": line or id,
        "webOrderLineItemId": "2000000012345678",
        "bundleId": BUNDLE,
        "productId": product("business.monthly"),
        "subscriptionGroupIdentifier": line or id,
        "purchaseDate": NOW - 10 * DAY,
        "originalPurchaseDate": NOW - 10 * DAY,
        "expiresDate": NOW + 20 * DAY,
        "quantity": 1,
        "type": RENEWABLE,
        "deviceVerification": "bm8=",
        "inAppOwnershipType": "PURCHASED",
        "signedDate": NOW - 10 * DAY,
        "environment": "Production",
        "transactionReason": "PURCHASE",
        "storefront": "DEU",
        "storefrontId": "143443",
        "price": 9990,
        "currency": "EUR",
    }
    return payload(usual, changes)


def renewal(line="1000", **changes):
    usual = {
        "originalTransactionId": line,
        "autoRenewProductId": product("business.monthly"),
        "productId": product("business.monthly"),
        "autoRenewStatus": 1,
        "renewalPrice": 9990,
        "currency": "EUR",
        "signedDate": NOW - 9 * DAY,
        "environment": "Production",
        "recentSubscriptionStartDate": NOW - 10 * DAY,
    }
    return payload(usual, changes)


def notification(id=None, *, transaction=ABSENT, renewal=ABSENT, data=None, **changes):
    """Returns a notification that contains a transaction and a renewal info, signed or not."""
    inner = {
        "appAppleId": 1234567890,
        "bundleId": BUNDLE,
        "bundleVersion": "7",
        "environment": "Production",
        "status": 1,
        "signedTransactionInfo": signed(transaction),
        "signedRenewalInfo": signed(renewal),
    }
    usual = {
        "notificationType": "DID_RENEW",
        "subtype": "BILLING_RECOVERY",
        "notificationUUID": id or "002e14d5-51f5-4503-b5a8-c3a1af68eb20",
        "version": "2.0",
        "signedDate": NOW - 8 * DAY,
        "data": payload(inner, data or {}),
    }
    return payload(usual, changes)


def app(**changes):
    usual = {
        "receiptType": "Production",
        "appAppleId": 1234567890,
        "bundleId": BUNDLE,
        "applicationVersion": "7",
        "versionExternalIdentifier": 855500000,
        "receiptCreationDate": NOW - 7 * DAY,
        "originalPurchaseDate": NOW - 100 * DAY,
        "originalApplicationVersion": "1",
        "appTransactionId": "704897469903783919",
        "originalPlatform": "iOS",
        "deviceVerification": "bm8=",
        "deviceVerificationNonce": str(uuid.UUID(int=7)),
        "signedDate": NOW - 7 * DAY,
    }
    return payload(usual, changes)


def sign(payload):
    return CHAIN.sign(payload)


def signed(value):
    """Returns a document. An object is signed, and any other value stays as it is."""
    return sign(value) if isinstance(value, dict) else value


def texts(payloads):
    return [compact(payload) for payload in payloads]


def kept(*payloads):
    """Returns the model's state after these payloads."""
    return Kept(texts(payloads))


# Cores


class Store:
    """The options of cores: trusted roots, and a catalogue."""

    def __init__(self, directory):
        self.directory = directory
        self.data = directory / "data"
        self.numbers = itertools.count()
        self.roots = self.file("roots.pem", CHAIN.root.pem)
        self.catalogue = self.file("catalogue.json", json.dumps(CATALOGUE))

    def file(self, name, content):
        """Writes a file, and returns its path as text."""
        path = self.directory / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    def words(self, at=NOW, catalogue=True, environments=None, bundle=None):
        """Returns the options of a core. `catalogue` is another file, or None for the program's own catalogue. `at` is
        None for the system's clock."""
        words = ["--trusted-roots", self.roots, *(clock(at) if at is not None else ())]
        for name, value in (
            ("catalogue", self.catalogue if catalogue is True else catalogue),
            ("store-environments", environments),
            ("bundle-id", bundle),
        ):
            words += [f"--{name}", value] if value is not None else []
        return words

    def core(self, at=NOW, data=":memory:", **more):
        """Starts a core whose first request has the instant `at`."""
        return Core(data, *self.words(at, **more))

    def again(self, at=NOW, **more):
        """Starts a core on the store's own directory at another instant."""
        return self.core(at, self.data, **more)

    def ask_once(self, method, params=None, at=NOW, **more):
        """Starts a core for one request, and returns its result."""
        with self.again(at, **more) as core:
            return core.call(method, **(params or {}))


def ingest(core, *documents):
    """Ingests documents. Objects are signed first."""
    return core.call("entitlements.ingest", documents=[signed(document) for document in documents])


def had(core, *documents):
    """Ingests documents, and returns the entitlements."""
    ingest(core, *documents)
    return core.call("entitlements.current")


def words_of(result):
    """Returns one word for each outcome: what happened to the document, or why it was refused."""
    return [outcome["reason"] or outcome["outcome"] for outcome in result["outcomes"]]


def pages(core, limit=200, **wanted):
    """Returns all stored documents that match a filter, page by page."""
    found, after = [], None
    while True:
        page = core.call("entitlements.history", limit=limit, **({"after": after} if after else {}), **wanted)
        found += page["items"]
        assert len(page["items"]) <= limit and (page["next"] is None or len(page["items"]) == limit)
        after = page["next"]
        if after is None:
            return found


def refused_at_start(*words):
    """Returns the message with which a start is refused as a usage error."""
    done = run("serve", "--data", ":memory:", *words)
    assert done.returncode == 64 and done.stdout == b"", (words, done.returncode, done.stderr)
    return done.stderr.decode()
