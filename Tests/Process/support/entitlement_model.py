"""A second implementation of the entitlement rules, as pure functions of signed payloads, a catalogue and an instant.
It was written from the rules and not from the program's code."""

import decimal
import json

from support.people import at

DAY = 86_400_000
# The dates of each kind of document. Other members with these names have no meaning there.
DATES = {
    "transaction": ("signedDate", "purchaseDate", "expiresDate", "revocationDate"),
    "renewal": ("signedDate", "gracePeriodExpiresDate", "renewalDate"),
    "notification": ("signedDate",),
    "app": ("signedDate", "receiptCreationDate"),
}
ENTITLED = ("active", "inGracePeriod")
COMPANY_TIERS = ("free", "business", "enterprise")


def read(payload):
    """Returns the members of a payload. A member that is null counts as absent, and dates become whole milliseconds."""
    members = {
        name: value for name, value in json.loads(payload, parse_float=decimal.Decimal).items() if value is not None
    }
    for name in DATES.get(kind_of(members), ()):
        # The date of an app's receipt counts only if there is no `signedDate`.
        if name in members and (name != "receiptCreationDate" or "signedDate" not in members):
            members[name] = int(decimal.Decimal(members[name]).quantize(decimal.Decimal(1), decimal.ROUND_HALF_EVEN))
    return members


class Document:
    """A payload and its subject."""

    def __init__(self, payload):
        self.payload = payload
        self.members = members = read(payload)
        self.kind = kind_of(members)
        self.signed = members.get("signedDate", members.get("receiptCreationDate"))
        self.original, self.product = members.get("originalTransactionId"), members.get("productId")
        self.environment, self.bundle = members.get("environment"), members.get("bundleId")
        if self.kind == "transaction":
            self.id = members["transactionId"]
        elif self.kind == "renewal":
            self.id = self.original
        elif self.kind == "notification":
            inner = next((members[name] for name in ("data", "summary", "appData") if name in members), {})
            self.id, self.original, self.product = members["notificationUUID"], None, None
            self.environment, self.bundle = inner.get("environment"), inner.get("bundleId")
        elif self.kind == "app":
            self.id, self.original, self.product = members.get("appTransactionId"), None, None
            self.environment = members["receiptType"]

    @property
    def identity(self):
        return self.environment, self.kind, self.id

    @property
    def strength(self):
        """If two documents have the same identity, the one with the greater strength counts."""
        return self.signed, self.payload.encode()

    @property
    def place(self):
        """The position in the history."""
        return -self.signed, *((text or "").encode() for text in self.identity)


def kind_of(members):
    if "notificationType" in members:
        return "notification"
    if "transactionId" in members:
        return "transaction"
    if "originalTransactionId" in members and ("autoRenewStatus" in members or "autoRenewProductId" in members):
        return "renewal"
    return "app" if "receiptType" in members else None


class Kept:
    """The stored documents, and the outcome of each."""

    def __init__(self, payloads=()):
        self.documents = {}
        for payload in payloads:
            self.take(payload)

    def take(self, payload):
        """Stores a valid payload, and returns the outcome."""
        document = Document(payload)
        known = self.documents.get(document.identity)
        if known and known.strength >= document.strength:
            return "known"
        self.documents[document.identity] = document
        return "replaced" if known else "added"

    @property
    def history(self):
        return sorted(self.documents.values(), key=lambda document: document.place)

    def of(self, kind):
        return [document for document in self.documents.values() if document.kind == kind]

    def unknown(self, catalogue):
        known = {product["id"] for product in catalogue["products"]}
        return sorted({document.product for document in self.of("transaction")} - known, key=str.encode)


# The lines of purchases. Of each line, one purchase counts at a time.

# Each purchase of these types is a line of its own.
SINGLE = ("Non-Renewing Subscription", "Consumable", "Non-Consumable")
OFFER_TYPES = {1: "introductory", 2: "promotional", 3: "code", 4: "winBack"}
REVOCATION_REASONS = {0: "other", 1: "appIssue"}
EXPIRATION_INTENTS = {1: "cancelled", 2: "billingError", 3: "priceIncrease", 4: "productUnavailable", 5: "other"}
PRICE_CONSENTS = {0: "pending", 1: "agreed"}
# The time for which a failed payment is tried again, and the time for which an ended purchase is shown.
RETRIED, SHOWN = 60 * DAY, 90 * DAY


def word(names, value):
    """Returns the name of a number, or None for an unknown number and for any other value, such as true."""
    return names.get(value) if type(value) is int else None


def name_of(members, member):
    """Returns a name that a document may lack. A value that is not a text, is empty, or is too long counts as
    missing."""
    value = members.get(member)
    return value if isinstance(value, str) and 1 <= len(value) <= 200 else None


def is_renewed(transaction):
    """Returns whether a transaction is a period of an auto-renewable subscription."""
    return transaction.get("type") not in SINGLE and "expiresDate" in transaction


def is_own(transaction):
    return transaction.get("inAppOwnershipType") != "FAMILY_SHARED"


def lines_of(kept):
    """Returns transactions in lines. Of each line, one transaction counts at a time. All subscriptions of one group are
    a line, because a customer has one of them at a time. Of shared purchases of a family, each original transaction is
    a line of its own."""
    renewed = [one for one in kept.of("transaction") if is_renewed(one.members)]
    groups = {}
    for one in renewed:
        group = name_of(one.members, "subscriptionGroupIdentifier")
        if is_own(one.members) and group is not None:
            groups.setdefault((one.environment, one.original), []).append(group)
    lines = {}
    for one in kept.of("transaction"):
        if not is_renewed(one.members):
            key = one.environment, "single", one.id
        else:
            group = None
            if is_own(one.members):
                group = name_of(one.members, "subscriptionGroupIdentifier") or min(
                    groups.get((one.environment, one.original), []), key=str.encode, default=None
                )
            key = one.environment, *(("original", one.original) if group is None else ("group", group))
        lines.setdefault(key, []).append(one.members)
    return lines


def counts_in_line(transaction):
    return "revocationDate" not in transaction and not transaction.get("isUpgraded")


def running(line, now):
    """Returns the transaction of a line whose period is running, or None."""
    left = [one for one in line if counts_in_line(one)]
    begun = [one for one in left if one["purchaseDate"] <= now]
    if begun:
        return max(begun, key=lambda one: (one["purchaseDate"], *tie(one)))
    return max(left, key=lambda one: (-one["purchaseDate"], *tie(one)), default=None)


def tie(transaction):
    """Orders purchases of the same moment. The one with the latest end counts, or else the one with the highest id."""
    return transaction.get("expiresDate", 0), transaction["transactionId"].encode()


def end_of(transaction, line, catalogue):
    """Returns the instant at which a purchase ends by itself, or None if it never ends. A later purchase of its line
    also ends it."""
    if is_renewed(transaction):
        later = [
            one["purchaseDate"]
            for one in line
            if counts_in_line(one) and one["purchaseDate"] > transaction["purchaseDate"]
        ]
        return min([transaction["expiresDate"], *later])
    if "expiresDate" in transaction:
        return transaction["expiresDate"]
    days = next(
        (product.get("days") for product in catalogue["products"] if product["id"] == transaction["productId"]), None
    )
    return (
        transaction["purchaseDate"] + days * DAY
        if transaction.get("type") == "Non-Renewing Subscription" and days
        else None
    )


def fitting(kept, transaction):
    """Returns the renewal info of the running period, or an empty dictionary if the info is about another period."""
    document = kept.documents.get((transaction["environment"], "renewal", transaction["originalTransactionId"]))
    if document is None or document.members.get("renewalDate", transaction["expiresDate"]) < transaction["expiresDate"]:
        return {}
    named = name_of(document.members, "productId")
    return document.members if named in (None, transaction["productId"]) else {}


def state_of(transaction, end, renewal, now):
    """Returns the state of a transaction. `renewal` is its renewal info."""
    if "revocationDate" in transaction:
        return "revoked"
    if transaction.get("isUpgraded"):
        return "upgraded"
    if transaction.get("type") == "Consumable":
        return "consumed"
    if end is None or now < end:
        return "active"
    if renewal.get("gracePeriodExpiresDate", now) > now:
        return "inGracePeriod"
    # Only a subscription that renews has a renewal info, and so an `expiresDate`.
    if renewal.get("isInBillingRetryPeriod") and now < transaction["expiresDate"] + RETRIED:
        return "inBillingRetry"
    return "expired"


def is_recent(transaction, state, end, now):
    """Returns whether an ended entitlement is recent enough to be shown."""
    return now - ending(transaction, state, end) < SHOWN


def ending(transaction, state, end):
    """Returns the instant at which an ended entitlement ended."""
    if state == "revoked":
        return transaction["revocationDate"]
    elif state == "upgraded":
        # This is the end that the purchase would have had without the upgrade.
        return transaction.get("expiresDate", transaction["purchaseDate"] if end is None else end)
    return end


def change_of(transaction, state, end, until):
    """Returns the instant at which time alone changes the shown entitlement, or None for never."""
    if state in ENTITLED:
        return until
    if state == "inBillingRetry":
        return transaction["expiresDate"] + RETRIED
    return ending(transaction, state, end) + SHOWN


def entitlements(kept, catalogue, now):
    """Returns every transaction as an entitlement, in the order of the answer. `isShown` says whether the answer shows
    it."""
    tiers = {product["id"]: product.get("tier") for product in catalogue["products"]}
    found = []
    for line in lines_of(kept).values():
        runs = running(line, now)
        stands = runs or max(line, key=lambda one: (one["purchaseDate"], *tie(one)))
        for one in line:
            renewal = fitting(kept, one) if one is runs and is_renewed(one) else {}
            end = end_of(one, line, catalogue)
            state = state_of(one, end, renewal, now)
            renews = renewal["autoRenewStatus"] == 1 if "autoRenewStatus" in renewal else None
            until = {"active": end, "inGracePeriod": renewal.get("gracePeriodExpiresDate")}.get(state)
            stays = state in (*ENTITLED, "inBillingRetry") or (state != "consumed" and is_recent(one, state, end, now))
            found.append(
                one
                | {
                    "tier": tiers.get(one["productId"]),
                    "state": state,
                    "entitled": one is stands and state in ENTITLED,
                    "until": until,
                    "isShown": one is stands and stays,
                    "lifetime": state == "active" and end is None,
                    "willRenew": renews,
                    "renewsTo": name_of(renewal, "autoRenewProductId") if renews else None,
                    "gracePeriodExpiresDate": renewal.get("gracePeriodExpiresDate"),
                    "expirationIntent": word(EXPIRATION_INTENTS, renewal.get("expirationIntent")),
                    "priceConsent": word(PRICE_CONSENTS, renewal.get("priceIncreaseStatus")),
                    "changes": change_of(one, state, end, until) if one is stands and stays else None,
                    "isSettled": is_settled({"state": state}, renewal),
                }
            )
    ranks = {tier["id"]: tier["rank"] for tier in catalogue["tiers"]}
    return sorted(found, key=lambda one: (not one["entitled"], -ranks.get(one["tier"], -1), *preference(one)))


def is_settled(one, renewal):
    """Returns whether the documents say how the purchase went on. They do not if a subscription that was to renew by
    itself has ended, unless they say that the payment failed."""
    return not (
        one["state"] == "expired"
        and renewal.get("autoRenewStatus") == 1
        and "expirationIntent" not in renewal
        and not renewal.get("isInBillingRetryPeriod")
    )


def preference(one):
    return (
        not one["lifetime"],
        -(one["until"] or 0),
        one["state"] != "active",
        -one["purchaseDate"],
        one["transactionId"].encode(),
        one["environment"].encode(),
    )


# The answers of the methods.


def instant(milliseconds):
    return None if milliseconds is None else at(milliseconds)


def shown(one):
    """Returns an entitlement in the form of the wire."""
    return {
        "transactionId": one["transactionId"],
        "originalTransactionId": one["originalTransactionId"],
        "productId": one["productId"],
        "tier": one["tier"],
        "type": one.get("type"),
        "state": one["state"],
        "entitled": one["entitled"],
        "until": instant(one["until"]),
        "lifetime": one["lifetime"],
        "willRenew": one["willRenew"],
        "renewsTo": one["renewsTo"],
        "familyShared": one.get("inAppOwnershipType") == "FAMILY_SHARED",
        "offerType": word(OFFER_TYPES, one.get("offerType")),
        "offerId": name_of(one, "offerIdentifier"),
        "offerPeriod": name_of(one, "offerPeriod"),
        "trial": one.get("offerDiscountType") == "FREE_TRIAL",
        "purchaseDate": at(one["purchaseDate"]),
        "expiresDate": instant(one.get("expiresDate")),
        "revocationDate": instant(one.get("revocationDate")),
        "revocationReason": word(REVOCATION_REASONS, one.get("revocationReason")),
        "gracePeriodExpiresDate": instant(one["gracePeriodExpiresDate"]),
        "expirationIntent": one["expirationIntent"],
        "priceConsent": one["priceConsent"],
        "environment": one["environment"],
        "signedDate": at(one["signedDate"]),
    }


def ladders(catalogue):
    groups = {}
    for tier in catalogue["tiers"]:
        groups.setdefault(tier["group"], []).append(tier)
    return {group: sorted(tiers, key=lambda tier: tier["rank"]) for group, tiers in groups.items()}


def features_of(tier, catalogue):
    """Returns a tier's own features, and those of all lower ranks of its group."""
    return {
        feature
        for one in catalogue["tiers"]
        if one["group"] == tier["group"] and one["rank"] <= tier["rank"]
        for feature in one.get("features", [])
    }


def held(found, catalogue):
    """Returns for each group the tier that counts, and the entitlement that gives it. The entitlement is None for a
    tier that costs nothing."""
    holders = {}
    for group, tiers in ladders(catalogue).items():
        for tier in tiers:
            having = [one for one in found if one["entitled"] and one["tier"] == tier["id"]]
            if having:
                holders[group] = (tier, min(having, key=preference))
            elif tier["rank"] == 0:
                holders[group] = (tier, None)
    return holders


def current(kept, catalogue, now):
    """Returns the answer of `entitlements.current`."""
    found = entitlements(kept, catalogue, now)
    tiers = [
        {
            "group": group,
            "tier": tier["id"],
            "rank": tier["rank"],
            "until": instant(one and one["until"]),
            "lifetime": bool(one and one["lifetime"]),
            "productId": one and one["productId"],
            "transactionId": one and one["transactionId"],
        }
        for group, (tier, one) in held(found, catalogue).items()
    ]
    features = {feature for tier, _ in held(found, catalogue).values() for feature in features_of(tier, catalogue)}
    newest = kept.history[0] if kept.history else None
    changes = [one["changes"] for one in found if one["changes"] is not None]
    return {
        "environment": newest and newest.environment,
        "tiers": tiers,
        "features": sorted(features, key=str.encode),
        "entitlements": [shown(one) for one in found if one["isShown"]],
        "validUntil": instant(min(changes, default=None)),
        "at": at(now),
        "source": "default"
        if newest is None
        else "fresh"
        if all(one["isSettled"] for one in found if one["isShown"])
        else "stale",
        "age": max(now - newest.signed, 0) if newest else None,
    }


def states(kept, catalogue, now):
    """Returns the state of each transaction, by environment and id."""
    return {(one["environment"], one["transactionId"]): one["state"] for one in entitlements(kept, catalogue, now)}


def history(kept, catalogue, now, payloads=False, **wanted):
    """Returns the items of `entitlements.history` that match a filter, without the instants at which the core got
    them."""
    known = states(kept, catalogue, now)
    items = [
        {
            "kind": one.kind,
            "id": one.id,
            "originalTransactionId": one.original,
            "productId": one.product,
            "environment": one.environment,
            "notificationType": one.members.get("notificationType"),
            "subtype": one.members.get("subtype") if one.kind == "notification" else None,
            "signedDate": at(one.signed),
            "counts": True,
            "state": known[one.environment, one.id] if one.kind == "transaction" else None,
            "payload": json.loads(one.payload) if payloads else None,
        }
        for one in kept.history
    ]
    return [one for one in items if all(one[name] == value for name, value in wanted.items())]


def check(kept, catalogue, feature, now):
    """Returns the answer of `entitlements.check` for a feature of the catalogue."""
    found = entitlements(kept, catalogue, now)
    having = [
        tier for tiers in ladders(catalogue).values() for tier in tiers if feature in features_of(tier, catalogue)
    ]
    names = {tier["id"] for tier in having}
    # A feature of the catalogue needs a tier that has it, even if no tier has it.
    allowed = any(tier["id"] in names for tier, _ in held(found, catalogue).values())
    # A lower tier may last longer than a higher one, and a tier that costs nothing lasts for ever.
    lasting = [one for one in found if one["entitled"] and one["tier"] in names]
    isForEver = any(tier["rank"] == 0 for tier in having) or any(one["lifetime"] for one in lasting)
    until = max(one["until"] for one in lasting) if lasting and not isForEver else None
    answer = current(kept, catalogue, now)
    return {
        "feature": feature,
        "allowed": allowed,
        "tiers": [tier["id"] for tier in having],
        "products": [product["id"] for product in catalogue["products"] if product.get("tier") in names],
        "until": instant(until),
        # No host has reported a price.
        "store": {"products": [], "source": "default", "age": None},
        "source": answer["source"],
        "age": answer["age"],
    }


def company_tier(kept, catalogue, now):
    tiers = [
        tier.get("companyTier", "free") for tier, _ in held(entitlements(kept, catalogue, now), catalogue).values()
    ]
    return max(tiers, key=COMPANY_TIERS.index, default="free")
