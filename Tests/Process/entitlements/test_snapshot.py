"""The snapshot in the app group: what was had when documents came last, for who can't
compute; never worked out anew."""

import json

from support.entitlement_model import DAY
from support.people import at, rows
from support.storefront import ABSENT, LASTING, NOW, ingest, notification, product, renewal, transaction

MEMBERS = ["environment", "tiers", "features", "validUntil", "at", "source", "age"]
END = NOW + DAY


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
        # What is refused leaves it so.
        ingest(core, "nonsense", transaction(bundleId="com.example.other"))
        assert core.call("entitlements.snapshot")["source"] == "default"


def test_it_is_what_was_had_then(store):
    with store.again() as core:
        answer = ingest(
            core, transaction(expiresDate=END), transaction("2", productId=product("pro.yearly"), expiresDate=END + 5)
        )["current"]
        found = core.call("entitlements.snapshot")
        assert found == {name: answer[name] for name in ("environment", "tiers", "features", "validUntil")} | {
            "at": at(NOW),
            "source": "fresh",
            "age": 1,
        }
        assert list(found) == MEMBERS
    for now in (NOW + 5, END - 2, END - 1, END, END + 400 * DAY):
        with store.again(now) as core:
            # Asked first, and asked behind others that work it out.
            for place, method in enumerate(("snapshot", "snapshot", "current", "snapshot")):
                told = core.call(f"entitlements.{method}")
                if method == "snapshot":
                    assert told == found | {
                        "source": "fresh" if now + place < END else "stale",
                        "age": now + place - NOW,
                    }
    # A clock that was set back makes nothing younger than new.
    assert store.ask_once("entitlements.snapshot", at=NOW - DAY) == found | {"source": "fresh", "age": 0}


def test_what_lasts_stays_fresh(store):
    with store.again() as core:
        ingest(core, transaction(type=LASTING, expiresDate=ABSENT, productId=product("premium.lifetime")))
    found = store.ask_once("entitlements.snapshot", at=NOW + 4000 * DAY)
    assert (found["source"], found["validUntil"], found["age"]) == ("fresh", None, 4000 * DAY)


def test_it_is_written_when_something_changed(store):
    with store.again() as core:
        ingest(core, transaction(expiresDate=END))
    for document, changes in (
        (transaction(expiresDate=END), False),
        ("nonsense", False),
        (renewal(), True),
        (notification(), True),
        (transaction(expiresDate=END + DAY, signedDate=NOW), True),
    ):
        before = store.ask_once("entitlements.snapshot", at=NOW + 9)
        with store.again(NOW + 9) as core:
            ingest(core, document)
            after = core.call("entitlements.snapshot")
        assert (after["at"], after["age"]) == ((at(NOW + 9), 1) if changes else (before["at"], before["age"] + 1)), (
            document
        )
    assert after["validUntil"] == at(END + DAY)


def test_documents_after_the_end_bring_it_up_to_date(store):
    with store.again() as core:
        ingest(core, transaction(expiresDate=END))
    with store.again(END + DAY) as core:
        assert "sharing" in core.call("entitlements.snapshot")["features"]
        ingest(core, renewal())
        found = core.call("entitlements.snapshot")
        assert (
            found["features"] == ["reading"]
            and found["source"] == "fresh"
            and found["validUntil"] is None
            and found["at"] == at(END + DAY + 1)
        )


def test_it_stands_in_the_app_group(store):
    with store.again() as core:
        answer = ingest(core, transaction(expiresDate=END))["current"]
    (row,) = rows(store.data / "device.sqlite", "SELECT * FROM app_group_values WHERE name = 'entitlements'")
    value = json.loads(row["value"])
    assert row["updatedAt"] == NOW and value["tiers"] == answer["tiers"] and value["features"] == answer["features"]


def test_it_is_never_worked_out_anew(store):
    """What it says is what stands there, another catalogue or not."""
    with store.again() as core:
        ingest(core, transaction(expiresDate=END))
        found = core.call("entitlements.snapshot")
    other = store.file(
        "other.json", json.dumps({"bundleId": "com.example.shop", "features": [], "tiers": [], "products": []})
    )
    assert store.ask_once("entitlements.snapshot", at=NOW + 1, catalogue=other) == found
    assert store.ask_once("entitlements.current", at=NOW + 1, catalogue=other)["tiers"] == []
