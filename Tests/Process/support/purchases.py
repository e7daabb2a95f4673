"""Random purchases, as documents that a store may sign."""

from support.entitlement_model import DAY
from support.signing import compact
from support.storefront import ABSENT, CATALOGUE, NOW, RENEWABLE, renewal, transaction

ENVIRONMENTS = ("Production", "Sandbox", "Xcode")
# The environments that count. There are also documents of the third one.
ACCEPTED = ENVIRONMENTS[:2]
PRODUCTS = [one["id"] for one in CATALOGUE["products"]] + ["com.example.elsewhere"]


def one_of(chance, *values):
    return chance.choice(values)


def versions(chance, make):
    """Returns versions of one document: signed at other times, signed at the same time with other members, and in
    another spelling."""
    found = []
    for number in range(one_of(chance, 1, 2, 3)):
        date = NOW - chance.choice([0, 0, 1, 1, 2, 5 * DAY]) + chance.choice([0, 0, 0, 0.25, 2 * DAY])
        text = compact(make() | {"signedDate": date, "n": number})
        found.append(text)
        if chance.random() < 0.2:
            found.append(text[:-1] + " }")
    return found


def line_of(chance, number):
    """Returns the payloads of one line, as texts, and the line's environment. Some lines share a group. One of those is
    shared by the family."""
    place = number % 7
    line, environment = (
        f"{place}",
        one_of(chance, *ENVIRONMENTS[:2], "Production", ENVIRONMENTS[2] if number % 4 == 0 else "Production"),
    )
    group = "21" if place < 5 else line
    ownership = ("FAMILY_SHARED",) if place == 2 else ("PURCHASED", ABSENT)
    products = chance.sample(PRODUCTS, 2)
    found = []

    def bought(id):
        end = NOW + chance.choice([-100 * DAY, -61 * DAY, -2 * DAY, -1, 0, DAY, DAY + 5, 3 * DAY])
        return transaction(
            id,
            line,
            environment=environment,
            productId=chance.choice(products),
            subscriptionGroupIdentifier=one_of(chance, group, group, ABSENT),
            expiresDate=one_of(chance, *[end] * 8, ABSENT, None),
            purchaseDate=NOW + chance.choice([-30, -2, -2, -1, 2]) * DAY + chance.choice([0, 0, DAY // 2]),
            type=one_of(
                chance,
                *[RENEWABLE] * 10,
                "Non-Renewing Subscription",
                "Non-Consumable",
                "Consumable",
                "New",
                ABSENT,
            ),
            revocationDate=one_of(chance, *[ABSENT] * 10, NOW, NOW - 90 * DAY),
            revocationReason=one_of(chance, ABSENT, 0, 1, 2),
            isUpgraded=one_of(chance, *[ABSENT] * 8, False, True),
            inAppOwnershipType=one_of(chance, *ownership),
            offerType=one_of(chance, ABSENT, 1, 2, 3, 4, 5),
            offerIdentifier=one_of(chance, ABSENT, "spring"),
            offerPeriod=one_of(chance, ABSENT, "P1M"),
            offerDiscountType=one_of(chance, ABSENT, "FREE_TRIAL", "PAY_AS_YOU_GO"),
        )

    def renewed():
        return renewal(
            line,
            environment=environment,
            productId=one_of(chance, ABSENT, *products),
            autoRenewStatus=one_of(chance, 0, 1, 1),
            autoRenewProductId=chance.choice(PRODUCTS),
            gracePeriodExpiresDate=NOW + chance.choice([-1, 2, 4]) * DAY,
            isInBillingRetryPeriod=one_of(chance, True, False, ABSENT),
            renewalDate=one_of(chance, ABSENT, NOW - 9 * DAY, NOW + 9 * DAY),
            bundleId=one_of(chance, ABSENT, CATALOGUE["bundleId"]),
            expirationIntent=one_of(chance, ABSENT, *range(1, 7)),
            priceIncreaseStatus=one_of(chance, ABSENT, 0, 1, 2),
        )

    for count in range(one_of(chance, 1, 1, 2, 4)):
        id = f"{line}{count}"
        found += versions(chance, lambda: bought(id))
    if chance.random() < 0.8:
        found += versions(chance, renewed)
    return found, environment
