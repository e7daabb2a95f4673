"""The catalogue of products, tiers and features: the built-in catalogue, a catalogue from a file, and a StoreKit
configuration file of Xcode."""

import copy
import json

import pytest

from support.core import REPEATABLE, Core, run
from support.entitlement_model import DAY
from support.people import at
from support.storefront import (
    ABSENT,
    BUNDLE,
    CATALOGUE,
    CONSUMABLE,
    LASTING,
    NON_RENEWING,
    NOW,
    RENEWABLE,
    had,
    ingest,
    product,
    refused_at_start,
    tier,
    transaction,
)

APP = "com.mainspring.app"


def plain(value):
    """Returns a value without members that have no content."""
    if isinstance(value, dict):
        return {name: plain(inner) for name, inner in value.items() if inner is not None}
    return [plain(inner) for inner in value] if isinstance(value, list) else value


def printed(*words):
    """Returns the output of `mainspring catalogue`."""
    done = run("catalogue", *words)
    assert done.returncode == 0 and not done.stderr, done.stderr
    return done.stdout


def answered(core):
    found = core.call("entitlements.products")
    return {name: found[name] for name in ("bundleId", "features", "tiers", "products")}


# The built-in catalogue


def test_the_default_catalogue():
    with Core(":memory:", *REPEATABLE) as core:
        found = core.call("entitlements.products")
    assert (found["bundleId"], found["source"], found["environments"], found["unknown"]) == (
        APP,
        "default",
        ["Production"],
        [],
    )
    assert [feature["id"] for feature in found["features"]] == ["sharing", "analytics", "ai", "customPlaces"] and all(
        feature["name"] for feature in found["features"]
    )
    assert [(one["id"], one["group"], one["rank"], one["features"]) for one in found["tiers"]] == [
        ("free", "company", 0, []),
        ("business", "company", 1, ["sharing"]),
        ("enterprise", "company", 2, ["analytics", "ai"]),
        ("basic", "widget", 0, []),
        ("premium", "widget", 1, ["customPlaces"]),
    ]
    assert {one["id"]: one["tier"] for one in found["products"]} == {
        f"{APP}.{name}.{length}": name
        for name, length in (
            ("business", "monthly"),
            ("business", "yearly"),
            ("enterprise", "monthly"),
            ("enterprise", "yearly"),
            ("premium", "monthly"),
            ("premium", "yearly"),
            ("premium", "lifetime"),
        )
    }


def test_the_command_prints_what_is_answered(store):
    with Core(":memory:", *REPEATABLE) as core:
        found = json.loads(printed())
        assert plain(found) == plain(answered(core))
    with store.core() as core:
        assert plain(json.loads(printed("--catalogue", store.catalogue))) == plain(answered(core)) == plain(CATALOGUE)
        assert core.call("entitlements.products")["source"] == "file"


def test_what_the_command_prints_is_a_catalogue(store):
    for words in ((), ("--catalogue", store.catalogue)):
        text = printed(*words)
        assert printed("--catalogue", store.file("again.json", text)) == text


def test_the_default_one_at_work(store):
    with store.core(catalogue=None) as core:
        for name, features in (
            ("business.monthly", ["sharing"]),
            ("premium.lifetime", ["customPlaces", "sharing"]),
            ("enterprise.yearly", ["ai", "analytics", "customPlaces", "sharing"]),
        ):
            answer = ingest(core, transaction(name, productId=f"{APP}.{name}", bundleId=APP))
            assert answer["features"] == features
        assert core.call("entitlements.check", feature="ai")["products"] == [
            f"{APP}.enterprise.monthly",
            f"{APP}.enterprise.yearly",
        ]


# Catalogues from files


def test_a_small_catalogue(store):
    """A catalogue may have no tiers, features or products. Optional members may be left out."""
    file = store.file("small.json", json.dumps({"bundleId": BUNDLE, "features": [], "tiers": [], "products": []}))
    with store.core(catalogue=file) as core:
        answer = had(core, transaction())
        assert answer["tiers"] == answer["features"] == [] and answer["entitlements"][0]["tier"] is None
        assert core.call("entitlements.products")["unknown"] == [product("business.monthly")]
        assert core.refused("entitlements.check", feature="sharing")["data"]["problems"][0]["pointer"] == "/feature"


def test_the_edges_of_what_may_be(store):
    long = "x" * 100
    catalogue = {
        "bundleId": BUNDLE,
        "features": [{"id": long, "name": "Long"}, {"id": "é", "name": "é"}],
        "tiers": [tier(long, "a", 1000, long), tier("low", "a", 0, "é"), tier("same", "b", 1000)],
        "products": [
            {"id": long, "tier": long, "type": NON_RENEWING, "days": 3650},
            {"id": "one", "tier": "same", "days": 1, "type": NON_RENEWING},
            {"id": "none", "tier": None},
        ],
    }
    with store.core(catalogue=store.file("edges.json", json.dumps(catalogue))) as core:
        assert plain(answered(core)) == plain(catalogue)
        # The first request read the catalogue, so this request has a time one millisecond later.
        answer = ingest(
            core,
            transaction("1", productId=long, type=NON_RENEWING, expiresDate=ABSENT, purchaseDate=NOW - 3650 * DAY + 2),
            transaction("2", productId="one", type=NON_RENEWING, expiresDate=ABSENT, purchaseDate=NOW - DAY),
        )
        assert [(one["tier"], one["until"]) for one in answer["tiers"]] == [(long, at(NOW + 2))] and answer[
            "features"
        ] == [long, "é"]


@pytest.mark.parametrize("groups", [("a", "b"), ("\u00e9", "e\u0301")], ids=["tiers", "groups"])
def test_names_are_compared_by_their_bytes(store, groups):
    """Names that look alike but have different bytes are different names."""
    one, other = "\u00e9", "e\u0301"
    catalogue = {
        "bundleId": BUNDLE,
        "features": [{"id": one, "name": "One"}, {"id": other, "name": "Other"}],
        "tiers": [tier(one, groups[0], 1, one), tier(other, groups[1], 1, other)],
        "products": [{"id": one, "tier": one}, {"id": other, "tier": other}],
    }
    with store.core(catalogue=store.file("alike.json", json.dumps(catalogue))) as core:
        assert core.call("entitlements.current")["tiers"] == []
        answer = ingest(core, transaction(productId=other))
        assert [(held["group"], held["tier"]) for held in answer["tiers"]] == [(groups[1], other)] and answer[
            "features"
        ] == [other]
        assert core.call("entitlements.check", feature=one)["allowed"] is False
        assert sorted(ingest(core, transaction("2", productId=one))["features"]) == sorted([one, other])


def test_the_order_of_the_file_counts_for_nothing_but_lists(store):
    """The order of tiers follows from their ranks, not from their positions in the file."""
    other = copy.deepcopy(CATALOGUE)
    for name in ("features", "tiers", "products"):
        other[name].reverse()
    documents = [
        transaction("1"),
        transaction("2", productId=product("enterprise.monthly"), expiresDate=NOW + 5),
        transaction("3", productId=product("premium.pass"), type=NON_RENEWING, expiresDate=ABSENT),
    ]
    answers = []
    for catalogue in (CATALOGUE, other):
        with store.core(catalogue=store.file("order.json", json.dumps(catalogue))) as core:
            answers.append(had(core, *documents))
    assert answers[0] | {"tiers": None} == answers[1] | {"tiers": None}
    assert [one["group"] for one in answers[0]["tiers"]] == ["company", "widget"] and answers[1]["tiers"] == answers[0][
        "tiers"
    ][::-1]


def test_another_catalogue_for_what_is_kept(store):
    """The core looks products up in the catalogue at each request, not when documents arrive. So a new catalogue also
    applies to stored documents."""
    with store.again() as core:
        assert ingest(core, transaction(productId="com.example.new"))["features"] == ["reading"]
    other = copy.deepcopy(CATALOGUE)
    other["products"].append({"id": "com.example.new", "tier": "enterprise"})
    answer = store.ask_once("entitlements.current", catalogue=store.file("new.json", json.dumps(other)))
    assert answer["tiers"][0]["tier"] == "enterprise" and answer["tiers"][0]["productId"] == "com.example.new"


# Invalid catalogues


def changed(path, value):
    """Returns the catalogue with another value at a path, or without the value."""
    catalogue = copy.deepcopy(CATALOGUE)
    place = catalogue
    for step in path[:-1]:
        place = place[step]
    if value is ABSENT:
        del place[path[-1]]
    elif isinstance(place, list) and path[-1] == len(place):
        place.append(value)
    else:
        place[path[-1]] = value
    return catalogue


DEFECTS = [
    (("bundleId",), ABSENT),
    (("bundleId",), ""),
    (("bundleId",), 5),
    (("bundleId",), None),
    (("colour",), "blue"),
    (("features",), {}),
    (("features",), "sharing"),
    (("tiers",), 5),
    (("products",), {"a": 1}),
    (("features", 0), "sharing"),
    (("features", 0, "id"), ABSENT),
    (("features", 0, "id"), ""),
    (("features", 0, "id"), "x" * 101),
    (("features", 0, "id"), 7),
    (("features", 1, "id"), "sharing"),
    (("features", 0, "name"), ABSENT),
    (("features", 0, "name"), 5),
    (("features", 0, "colour"), 1),
    (("tiers", 0, "id"), ABSENT),
    (("tiers", 0, "id"), ""),
    (("tiers", 0, "id"), "x" * 101),
    (("tiers", 1, "id"), "free"),
    (("tiers", 0, "group"), ABSENT),
    (("tiers", 0, "group"), 5),
    (("tiers", 0, "rank"), ABSENT),
    (("tiers", 0, "rank"), -1),
    (("tiers", 0, "rank"), 1001),
    (("tiers", 0, "rank"), 0.5),
    (("tiers", 0, "rank"), "0"),
    (("tiers", 3, "rank"), 0),
    (("tiers", 0, "name"), ABSENT),
    (("tiers", 0, "features"), "sharing"),
    (("tiers", 0, "features", 0), "sharng"),
    (("tiers", 0, "features", 0), 5),
    (("tiers", 0, "companyTier"), "gold"),
    (("tiers", 0, "companyTier"), 1),
    (("tiers", 0, "colour"), None),
    (("products", 0), None),
    (("products", 0, "id"), ABSENT),
    (("products", 0, "id"), ""),
    (("products", 0, "id"), "x" * 201),
    (("products", 1, "id"), product("business.monthly")),
    (("products", 0, "tier"), "busines"),
    (("products", 0, "tier"), 5),
    (("products", 0, "tier"), ""),
    (("products", 0, "type"), "Subscription"),
    (("products", 0, "type"), 5),
    (("products", 0, "name"), 5),
    (("products", 5, "days"), 0),
    (("products", 5, "days"), -1),
    (("products", 5, "days"), 3651),
    (("products", 5, "days"), 1.5),
    (("products", 5, "days"), "30"),
    (("products", 0, "price"), 5),
]


@pytest.mark.parametrize(
    "path, value",
    DEFECTS,
    ids=lambda part: (
        "/".join(map(str, part)) if isinstance(part, tuple) else "absent" if part is ABSENT else repr(part)[:20]
    ),
)
def test_defects(store, path, value):
    file = store.file("defect.json", json.dumps(changed(path, value)))
    sentence = refused_at_start("--catalogue", file)
    assert "--catalogue" in sentence and file in sentence and "/" + "/".join(map(str, path)) in sentence


@pytest.mark.parametrize(
    "content",
    [
        "",
        "nonsense",
        "[]",
        "null",
        '"x"',
        "{",
        json.dumps(CATALOGUE)[:-1],
        json.dumps(CATALOGUE) + "x",
        json.dumps(CATALOGUE)[:-1] + ',"bundleId":"x"}',
        b"\xff{}",
        None,
    ],
)
def test_files_that_are_no_catalogue(store, content):
    for name in ("none.json", "none.storekit"):
        file = str(store.directory / "missing" / name) if content is None else store.file(name, content)
        sentence = refused_at_start("--catalogue", file)
        assert "--catalogue" in sentence and file in sentence and len(sentence.strip().splitlines()) <= 3
        for words in (("catalogue",), ("call", "system.ping", "--data", ":memory:")):
            assert run(*words, "--catalogue", file).returncode == 64


def test_mistyped_names_get_a_suggestion(store):
    for path, value, meant in (
        (("featurs",), [], "features"),
        (("tiers", 0, "companyTier"), "busines", "business"),
        (("tiers", 0, "grup"), "x", "group"),
    ):
        assert f"did you mean {meant}" in refused_at_start(
            "--catalogue", store.file("defect.json", json.dumps(changed(path, value)))
        )


# StoreKit configuration files of Xcode


def localized(name):
    return [
        {"description": f"{name}, described", "displayName": name, "locale": "en_US"},
        {"description": "", "displayName": name, "locale": "de"},
    ]


def sold_once(id, name, kind):
    return {
        "displayPrice": "4.99",
        "familyShareable": True,
        "internalID": f"{len(id):08X}",
        "localizations": localized(name),
        "productID": id,
        "referenceName": name,
        "type": kind,
    }


def subscribed(id, name, level):
    return {
        "adHocOffers": [
            {
                "displayPrice": "2.99",
                "internalID": "5F3B0A7E",
                "numberOfPeriods": 1,
                "offerID": "winback",
                "paymentMode": "payAsYouGo",
                "referenceName": "Come back",
                "subscriptionPeriod": "P1M",
            }
        ],
        "codeOffers": [],
        "displayPrice": "9.99",
        "familyShareable": False,
        "groupNumber": level,
        "internalID": f"{level:08X}",
        "introductoryOffer": {
            "internalID": "A1B2C3D4",
            "numberOfPeriods": 1,
            "paymentMode": "free",
            "subscriptionPeriod": "P1W",
        },
        "localizations": localized(name),
        "productID": id,
        "recurringSubscriptionPeriod": "P1M",
        "referenceName": name,
        "subscriptionGroupID": "21500000",
        "type": "RecurringSubscription",
        "winbackOffers": [],
    }


def storekit(major):
    """Returns a configuration file in the form that Xcode writes."""
    file = {
        "identifier": "7D5E1F6B",
        "nonRenewingSubscriptions": [sold_once("com.example.shop.season-premium", "Season", "NonRenewingSubscription")],
        "products": [
            sold_once("com.example.shop.premium.lifetime", "Premium, for ever", "NonConsumable"),
            sold_once("com.example.shop.tip", "A tip", "Consumable"),
            sold_once("com.example.shop.premiums", "No tier's word", "NonConsumable"),
        ],
        "settings": {
            "_applicationInternalID": "6444444444",
            "_developerTeamID": "ABCDE12345",
            "_failTransactionsEnabled": False,
            "_lastSynchronizedDate": 721234567.891,
            "_locale": "en_US",
            "_storefront": "USA",
            "_timeRate": 0,
            "_storeKitErrors": [
                {"current": None, "enabled": False, "name": "Load Products"},
                {"current": {"index": 1, "type": "generic"}, "enabled": True, "name": "Purchase"},
            ],
        },
        "subscriptionGroups": [
            {
                "id": "21500000",
                "localizations": [],
                "name": "Company",
                "subscriptions": [
                    subscribed("com.example.shop.business.monthly", "Business", 2),
                    subscribed("com.example.shop.enterprise_yearly", "Enterprise", 1),
                ],
            },
            {
                "id": "21500001",
                "localizations": localized("Widgets"),
                "name": "Widgets",
                "subscriptions": [subscribed("com.example.shop.widgets.monthly", "Widgets", 1)],
            },
        ],
        "version": {"major": major, "minor": 0},
    }
    if major >= 4:
        file |= {"appPolicies": {"eula": "", "policies": [{"locale": "en_US", "policyText": "", "policyURL": ""}]}}
    return file


IMPORTED = {
    "com.example.shop.premium.lifetime": ("premium", "Premium, for ever", LASTING),
    "com.example.shop.tip": (None, "A tip", CONSUMABLE),
    "com.example.shop.premiums": (None, "No tier's word", LASTING),
    "com.example.shop.season-premium": ("premium", "Season", NON_RENEWING),
    "com.example.shop.business.monthly": ("business", "Business", RENEWABLE),
    "com.example.shop.enterprise_yearly": ("enterprise", "Enterprise", RENEWABLE),
    "com.example.shop.widgets.monthly": (None, "Widgets", RENEWABLE),
}


@pytest.mark.parametrize("major", [3, 4])
def test_a_file_of_xcodes(store, major):
    file = store.file("Shop.storekit", json.dumps(storekit(major), indent=2))
    text = printed("--catalogue", file)
    found = json.loads(text)
    assert {one["id"]: (one.get("tier"), one["name"], one["type"]) for one in found["products"]} == IMPORTED and len(
        found["products"]
    ) == len(IMPORTED)
    default = json.loads(printed())
    assert found["tiers"] == default["tiers"] and found["features"] == default["features"]
    # The converted catalogue has the same meaning as the configuration file.
    converted = store.file("catalogue.json", text)
    assert printed("--catalogue", converted) == text
    for catalogue in (file, converted):
        with store.core(catalogue=catalogue, bundle=BUNDLE, environments="Xcode") as core:
            answer = had(
                core,
                transaction(productId="com.example.shop.enterprise_yearly", environment="Xcode"),
                transaction("2", productId="com.example.shop.tip", environment="Xcode"),
            )
            assert [one["tier"] for one in answer["tiers"]] == ["enterprise", "basic"] and answer[
                "environment"
            ] == "Xcode"
            assert core.call("entitlements.products")["unknown"] == []


def test_parts_that_a_file_of_xcodes_may_lack(store):
    whole = storekit(3)
    for missing in (["nonRenewingSubscriptions"], ["products"], ["subscriptionGroups"], ["settings", "identifier"]):
        file = store.file(
            "Part.storekit", json.dumps({name: value for name, value in whole.items() if name not in missing})
        )
        assert isinstance(json.loads(printed("--catalogue", file))["products"], list)


@pytest.mark.parametrize(
    "path, value",
    [
        (("products",), {}),
        (("products", 0), 5),
        (("products", 0, "productID"), ABSENT),
        (("products", 0, "productID"), 5),
        (("products", 0, "productID"), ""),
        (("subscriptionGroups",), 5),
        (("subscriptionGroups", 0, "subscriptions"), {}),
        (("subscriptionGroups", 0, "subscriptions", 0, "productID"), None),
    ],
)
def test_files_of_xcodes_that_are_none(store, path, value):
    whole = storekit(3)
    place = whole
    for step in path[:-1]:
        place = place[step]
    if value is ABSENT:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    file = store.file("Bad.storekit", json.dumps(whole))
    sentence = refused_at_start("--catalogue", file)
    assert "--catalogue" in sentence and file in sentence and "/" + "/".join(map(str, path)) in sentence
