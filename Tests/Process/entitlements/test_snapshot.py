"""The snapshot in the app group: the entitlements as they were when documents last arrived, for programs that can't
compute them. If the snapshot grants more than the present entitlements, or may do so, it is computed again."""

import copy
import json

import pytest

from support.entitlement_model import DAY
from support.people import at, rows
from support.signing import Chain
from support.storefront import (
    ABSENT,
    BUNDLE,
    CATALOGUE,
    LASTING,
    NOW,
    had,
    ingest,
    notification,
    product,
    renewal,
    transaction,
)

MEMBERS = ["environment", "tiers", "features", "validUntil", "at", "source", "age"]
END = NOW + DAY
# The time between the signature of the newest document and the start of the test.
SIGNED = 10 * DAY
# The members that say which tiers and features the account has.
SAID = ("environment", "tiers", "features", "validUntil")


def assert_anew(core):
    """Checks that the snapshot equals the present entitlements."""
    found = core.call("entitlements.snapshot")
    answer = core.call("entitlements.current")
    assert list(found) == MEMBERS and {name: found[name] for name in SAID} == {name: answer[name] for name in SAID}
    return found


def test_without_documents(store):
    with store.core() as core:
        found = core.call("entitlements.snapshot")
        assert (
            list(found) == MEMBERS
            and found["source"] == "default"
            and found["age"] is None
            and found["environment"] is None
            and found["validUntil"] is None
        )
        assert found["tiers"] == core.call("entitlements.current")["tiers"] and found["features"] == ["reading"]
        # Refused documents do not change the source.
        ingest(core, "nonsense", transaction(bundleId="com.example.other"))
        assert core.call("entitlements.snapshot")["source"] == "default"


def test_it_is_what_was_had_then(store):
    with store.again() as core:
        answer = had(
            core, transaction(expiresDate=END), transaction("2", productId=product("pro.yearly"), expiresDate=END + 5)
        )
        found = core.call("entitlements.snapshot")
        assert found == {name: answer[name] for name in SAID} | {"at": at(NOW), "source": "fresh", "age": SIGNED + 2}
        assert list(found) == MEMBERS
    for now in (NOW + 5, END - 5):
        with store.again(now) as core:
            # The snapshot is requested first, and again after requests that compute it.
            for place, method in enumerate(("snapshot", "snapshot", "current", "snapshot")):
                told = core.call(f"entitlements.{method}")
                # Both replies contain the age of the newest document.
                assert told["age"] == now + place - NOW + SIGNED
                if method == "snapshot":
                    assert told == found | {"age": told["age"]}
    # If the clock is set back, the age is 0, not negative.
    assert store.ask_once("entitlements.snapshot", at=NOW - 11 * DAY) == found | {"age": 0}


TWO = (transaction(expiresDate=END), transaction("2", productId=product("pro.yearly"), expiresDate=END + 5))


@pytest.mark.parametrize(
    "now, changed, until, features",
    [
        (END, END, END + 5, ["export", "reading"]),
        (END + 4, END, END + 5, ["export", "reading"]),
        (END + 5, END + 5, None, ["reading"]),
        (END + 400 * DAY, END + 5, None, ["reading"]),
    ],
    ids=["the end", "after it", "the second end", "long after it"],
)
def test_its_time_is_over(store, now, changed, until, features):
    """A purchase that has ended is not in the snapshot, from the millisecond of its end on. This time is also the time
    of the last change."""
    with store.again() as core:
        ingest(core, *TWO)
        before = core.call("entitlements.snapshot")
    assert store.ask_once("entitlements.snapshot", at=END - 1) == before | {"age": END - 1 - NOW + SIGNED}
    found = store.ask_once("entitlements.snapshot", at=now)
    assert (found["features"], found["validUntil"]) == (features, until and at(until))
    assert (found["at"], found["source"], found["age"]) == (at(changed), "fresh", now - NOW + SIGNED)


def test_its_time_is_over_while_the_core_runs(store):
    with store.again() as core:
        ingest(core, *TWO)
    with store.again(END - 2) as core:
        told = [core.call("entitlements.snapshot") for _ in range(10)]
    assert [one["features"] for one in told] == [
        *[["export", "reading", "sharing"]] * 2,
        *[["export", "reading"]] * 5,
        *[["reading"]] * 3,
    ]
    assert {one["source"] for one in told} == {"fresh"}
    assert [one["at"] for one in told] == [at(NOW)] * 2 + [at(END)] * 5 + [at(END + 5)] * 3


def test_a_grace_period_follows_the_end(store):
    """A snapshot that is computed again may be valid for longer than the earlier one, because of the grace period."""
    with store.again() as core:
        ingest(core, transaction(expiresDate=END), renewal(gracePeriodExpiresDate=END + DAY))
    for now, until in ((END, END + DAY), (END + DAY, None)):
        found = store.ask_once("entitlements.snapshot", at=now)
        assert ("sharing" in found["features"], found["validUntil"]) == (until is not None, until and at(until))


def test_what_lasts_stays_fresh(store):
    with store.again() as core:
        ingest(core, transaction(type=LASTING, expiresDate=ABSENT, productId=product("premium.lifetime")))
    found = store.ask_once("entitlements.snapshot", at=NOW + 4000 * DAY)
    assert (found["source"], found["validUntil"], found["age"]) == ("fresh", None, 4000 * DAY + SIGNED)


def test_it_says_when_what_it_says_has_changed(store):
    """A document that changes nothing in the snapshot does not change its time of change, but reduces its age."""
    with store.again() as core:
        ingest(core, transaction(expiresDate=END))
    for document, changes in (
        (transaction(expiresDate=END), False),
        ("nonsense", False),
        (renewal(), False),
        (notification(), False),
        (transaction(expiresDate=END + DAY, signedDate=NOW), True),
    ):
        before = store.ask_once("entitlements.snapshot", at=NOW + 9)
        with store.again(NOW + 9) as core:
            ingest(core, document)
            after = core.call("entitlements.snapshot")
            assert after["age"] == core.call("entitlements.current")["age"] - 1
        assert after["at"] == (at(NOW + 9) if changes else before["at"]), document
    assert (after["validUntil"], after["age"]) == (at(END + DAY), 10)


def test_documents_after_the_end_bring_it_up_to_date(store):
    with store.again() as core:
        ingest(core, transaction(expiresDate=END))
    with store.again(END + DAY) as core:
        assert core.call("entitlements.snapshot")["features"] == ["reading"]
        ingest(core, renewal())
        found = core.call("entitlements.snapshot")
        assert (
            found["features"] == ["reading"]
            and found["source"] == "stale"
            and found["validUntil"] is None
            # The subscription ended by itself. The later document did not change this.
            and found["at"] == at(END)
        )


def test_it_stands_in_the_app_group(store):
    with store.again() as core:
        answer = ingest(core, transaction(expiresDate=END))
    (row,) = rows(store.data / "device.sqlite", "SELECT * FROM app_group_values WHERE name = 'entitlements'")
    value = json.loads(row["value"])
    assert row["updatedAt"] == NOW and value["tiers"] == answer["tiers"] and value["features"] == answer["features"]


def cheaper(catalogue):
    """Returns the catalogue with a lower tier for the purchased product."""
    found = copy.deepcopy(catalogue)
    found["products"][0]["tier"] = None
    return found


EMPTY = {"bundleId": BUNDLE, "features": [], "tiers": [], "products": []}


@pytest.mark.parametrize("other", [cheaper(CATALOGUE), EMPTY], ids=["cheaper", "empty"])
def test_another_catalogue(store, other):
    """With another catalogue, the snapshot contains only what this catalogue grants. With the first catalogue, it
    contains the earlier values again."""
    with store.again() as core:
        before = ingest(core, transaction(expiresDate=END))
    file = store.file("other.json", json.dumps(other))
    found = store.ask_once("entitlements.snapshot", at=NOW + 9, catalogue=file)
    assert "sharing" not in found["features"]
    assert (found["at"], found["source"], found["age"]) == (at(NOW + 9), "fresh", SIGNED + 9)
    with store.again(NOW + 19, catalogue=file) as core:
        assert_anew(core)
    with store.again(NOW + 29) as core:
        assert assert_anew(core)["tiers"] == before["tiers"]


def test_the_same_catalogue_in_another_file(store):
    """Only the content of the catalogue counts, not its path or its spelling. So the snapshot stays valid."""
    with store.again() as core:
        ingest(core, transaction(expiresDate=END))
    file = store.file("same.json", json.dumps(CATALOGUE, indent=2))
    with store.again(NOW + 9, catalogue=file) as core:
        assert "sharing" in assert_anew(core)["features"]


def test_roots_that_are_trusted_no_longer(store):
    with store.again() as core:
        ingest(core, transaction(expiresDate=END))
    trusted, store.roots = store.roots, store.file("other.pem", Chain().root.pem)
    with store.again(NOW + 9) as core:
        found = assert_anew(core)
        assert found["features"] == ["reading"] and found["environment"] is None and found["source"] != "stale"
    store.roots = trusted
    with store.again(NOW + 19) as core:
        assert "sharing" in assert_anew(core)["features"]


def test_environments_that_count_no_more(store):
    with store.again(environments="Production,Sandbox") as core:
        ingest(
            core,
            transaction("1", productId=product("pro.yearly")),
            transaction("2", environment="Sandbox", signedDate=NOW),
        )
        assert core.call("entitlements.snapshot")["environment"] == "Sandbox"
    with store.again(NOW + 9) as core:
        found = assert_anew(core)
        assert (found["features"], found["environment"]) == (["export", "reading"], "Production")
        assert (found["at"], found["source"], found["age"]) == (at(NOW + 9), "fresh", SIGNED + 9)
    with store.again(NOW + 19, environments="Sandbox") as core:
        assert assert_anew(core)["features"] == ["reading", "sharing"]


def test_another_bundle(store):
    with store.again() as core:
        ingest(core, transaction(expiresDate=END))
    with store.again(NOW + 9, bundle="com.example.other") as core:
        found = assert_anew(core)
        assert found["features"] == ["reading"] and found["source"] != "stale"


def test_a_subscription_that_was_to_renew_and_has_ended_makes_it_stale(store):
    """The subscription may have been renewed, and no document says so yet. So the snapshot counts as stale."""
    with store.again() as core:
        ingest(core, transaction(expiresDate=END), renewal(), transaction("2", productId=product("pro.yearly")))
    for now, source in (
        (END - 9, "fresh"),
        (END, "stale"),
        (END + 31 * DAY, "stale"),
        (END + 90 * DAY - 9, "stale"),
        (END + 90 * DAY, "fresh"),
    ):
        with store.again(now) as core:
            answers = [core.call(f"entitlements.{name}") for name in ("snapshot", "current")]
            answers.append(core.call("entitlements.check", feature="sharing"))
            assert [one["source"] for one in answers] == [source] * 3, now
            assert len({one["age"] - place for place, one in enumerate(answers)}) == 1
            # A snapshot that is stored in this state is also marked as stale.
            ingest(core, notification(str(now)))
            assert core.call("entitlements.snapshot")["source"] == source


@pytest.mark.parametrize(
    "word",
    [
        renewal(signedDate=NOW, autoRenewStatus=0),
        renewal(signedDate=NOW, expirationIntent=2),
        renewal(signedDate=NOW, isInBillingRetryPeriod=True),
        transaction(expiresDate=END + DAY * 400, signedDate=NOW),
        transaction(expiresDate=END, signedDate=NOW, revocationDate=END - 1),
    ],
    ids=["not to renew", "expired", "in billing retry", "renewed", "revoked"],
)
def test_what_is_known_is_fresh(store, word):
    with store.again() as core:
        ingest(core, transaction(expiresDate=END), renewal(), word)
    for method in ("snapshot", "current"):
        assert store.ask_once(f"entitlements.{method}", at=END + 61 * DAY)["source"] == "fresh"
