"""Makes what purchases.rpc and widget.rpc send, and store-root.pem:
documents signed by a chain whose keys nobody keeps.

.build/tests-venv/bin/python Tests/Transcripts/make_signed.py && Tests/run --update
"""

import datetime
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Process"))

from support.signing import Chain

APP = "com.mainspring.app"
CHAIN = Chain()
lines = []
count = 0
# When the first transaction of each line was bought.
first_bought = {}


def day(text):
    return int(datetime.datetime.fromisoformat(f"{text}T00:00:00+00:00").timestamp() * 1000)


def say(text):
    lines.extend(["", f"// {text}"])


def at(text, hour="00:00"):
    lines.append(f"@ {text}T{hour}:00Z")


def send(method, **params):
    global count
    count += 1
    lines.append(
        "--> " + json.dumps({"jsonrpc": "2.0", "id": count, "method": method, "params": params}, separators=(",", ":"))
    )


def begin(title):
    global count
    count = 0
    lines[:] = [f"// {title}", "@ --trusted-roots store-root.pem"]


def write(name):
    (HERE / name).write_text("\n".join(lines) + "\n")


def answer(number, result):
    lines.append(
        "--> " + json.dumps({"jsonrpc": "2.0", "id": 1_000_000_000 + number, "result": result}, separators=(",", ":"))
    )


def transaction(number, line, product, start, end, signed, **more):
    return CHAIN.sign(
        {
            "transactionId": f"20000000000000{number}",
            "originalTransactionId": f"20000000000000{line}",
            "bundleId": APP,
            "productId": f"{APP}.{product}",
            # One has one subscription of a group at a time: the widget's and the company's are two.
            "subscriptionGroupIdentifier": "21000001" if product.startswith("premium") else "21000002",
            "purchaseDate": day(start),
            "originalPurchaseDate": day(first_bought.setdefault(line, start)),
            "expiresDate": day(end),
            "quantity": 1,
            "type": "Auto-Renewable Subscription",
            "inAppOwnershipType": "PURCHASED",
            "signedDate": day(signed),
            "environment": "Production",
            "storefront": "DEU",
            "transactionReason": "PURCHASE" if number == line else "RENEWAL",
            "price": 4990,
            "currency": "EUR",
            **more,
        }
    )


def upgrade(signed, **more):
    """It takes effect at once, and is a purchase."""
    reason = {"transactionReason": "PURCHASE"}
    return transaction(51, 50, "enterprise.monthly", "2026-04-08", "2026-05-08", signed, **(reason | more))


def renewal(line, product, end, signed, status=1, **more):
    return CHAIN.sign(
        {
            "originalTransactionId": f"20000000000000{line}",
            "autoRenewProductId": f"{APP}.{product}",
            "productId": f"{APP}.{product}",
            "autoRenewStatus": status,
            "renewalDate": day(end),
            "signedDate": day(signed),
            "environment": "Production",
            **more,
        }
    )


def notification(number, kind, signed, first, second, subtype=None):
    body = {
        "notificationType": kind,
        "notificationUUID": f"00000000-0000-4000-8000-0000000000{number:02}",
        "version": "2.0",
        "signedDate": day(signed),
        "data": {
            "bundleId": APP,
            "bundleVersion": "12",
            "environment": "Production",
            "signedTransactionInfo": first,
            "signedRenewalInfo": second,
        },
    }
    return CHAIN.sign(body | ({"subtype": subtype} if subtype else {}))


begin(
    "What was bought, and what follows from it: a purchase, a renewal, a failed payment in its grace period, "
    "an upgrade, a refund and an expiry."
)
send("entitlements.environment")
send("entitlements.check", feature="customPlaces")
send("companies.create", name="Corner Shop")
send("companies.select", company="019b76da-a802-7000-86e0-51c2cf7db682")
send("companies.followEntitlements")

say("A purchase: the widget's Premium, for a month.")
at("2026-01-05")
premium = "premium.monthly"
send(
    "entitlements.ingest",
    documents=[
        transaction(10, 10, premium, "2026-01-05", "2026-02-05", "2026-01-05"),
        renewal(10, premium, "2026-02-05", "2026-01-05"),
    ],
)
send("entitlements.check", feature="customPlaces")

say("The same again, and something that somebody has tampered with: neither changes anything.")
sound = transaction(10, 10, premium, "2026-01-05", "2026-02-05", "2026-01-05")
forged = sound.split(".")
forged[1] = transaction(10, 10, premium, "2026-01-05", "2036-02-05", "2026-01-05").split(".")[1]
send("entitlements.ingest", documents=[sound, ".".join(forged)])

say(
    "A month later nothing is known of a renewal yet, and it has ended; "
    "then the store's server says that it was renewed."
)
at("2026-02-05")
send("entitlements.check", feature="customPlaces")
send(
    "entitlements.ingest",
    documents=[
        notification(
            1,
            "DID_RENEW",
            "2026-02-05",
            transaction(11, 10, premium, "2026-02-05", "2026-03-05", "2026-02-05"),
            renewal(10, premium, "2026-03-05", "2026-02-05"),
        )
    ],
)

say("The next payment fails: it stays open until the grace period ends, and is closed while the store still tries.")
at("2026-03-05")
send(
    "entitlements.ingest",
    documents=[
        notification(
            2,
            "DID_FAIL_TO_RENEW",
            "2026-03-05",
            transaction(11, 10, premium, "2026-02-05", "2026-03-05", "2026-03-05"),
            renewal(
                10,
                premium,
                "2026-03-05",
                "2026-03-05",
                isInBillingRetryPeriod=True,
                gracePeriodExpiresDate=day("2026-03-21"),
                expirationIntent=2,
            ),
            subtype="GRACE_PERIOD",
        )
    ],
)
at("2026-03-21")
send("entitlements.current")
send("entitlements.snapshot")
at("2026-03-22")
send(
    "entitlements.ingest",
    documents=[
        notification(
            3,
            "DID_RENEW",
            "2026-03-22",
            transaction(12, 10, premium, "2026-03-22", "2026-04-22", "2026-03-22"),
            renewal(10, premium, "2026-04-22", "2026-03-22"),
            subtype="BILLING_RECOVERY",
        )
    ],
)

say("An upgrade: the company follows what its owner has bought, first Business, then Enterprise.")
at("2026-04-01")
send(
    "entitlements.ingest", documents=[transaction(50, 50, "business.monthly", "2026-04-01", "2026-05-01", "2026-04-01")]
)
send("companies.selected")
at("2026-04-08")
send(
    "entitlements.ingest",
    documents=[
        notification(
            4,
            "DID_CHANGE_RENEWAL_PREF",
            "2026-04-08",
            upgrade("2026-04-08"),
            renewal(50, "enterprise.monthly", "2026-05-08", "2026-04-08"),
            subtype="UPGRADE",
        ),
        transaction(50, 50, "business.monthly", "2026-04-01", "2026-05-01", "2026-04-08", isUpgraded=True),
    ],
)
send("companies.selected")

say(
    "A refund: what was upgraded to is gone, and what it was upgraded from does not come back, "
    "as the store has said that it was replaced."
)
at("2026-04-10")
send(
    "entitlements.ingest",
    documents=[
        notification(
            5,
            "REFUND",
            "2026-04-10",
            upgrade("2026-04-10", revocationDate=day("2026-04-10"), revocationReason=0),
            renewal(50, "enterprise.monthly", "2026-05-08", "2026-04-10", status=0),
        )
    ],
)
send("companies.selected")
send("access.grant", preset="warehouse")

say("An expiry: the widget's Premium was cancelled and ends with its month; the snapshot says so, too.")
at("2026-04-20")
send("entitlements.ingest", documents=[renewal(10, premium, "2026-04-22", "2026-04-20", status=0)])
at("2026-04-22")
send("entitlements.check", feature="customPlaces")
send("entitlements.current")
send("entitlements.snapshot")
send("entitlements.history", limit=3)

write("purchases.rpc")


def hours(start, first, celsius):
    """The host's forecast: one hour a degree colder than the one before."""
    begin = datetime.datetime.fromisoformat(f"{start}T{first}:00:00+00:00")
    return [
        {
            "at": (begin + datetime.timedelta(hours=n)).strftime("%Y-%m-%dT%H:%M:%S.000Z"),
            "temperature": {"value": celsius - n, "unit": "celsius"},
            "condition": "snow",
        }
        for n in range(48)
    ]


OSLO, BERLIN = {"latitude": 59.914, "longitude": 10.752}, {"latitude": 52.52, "longitude": 13.405}
begin(
    "The life of a widget: configured, shown, offline, stale, expired and restored. "
    "The host has the weather, and says where the device is."
)
send("host.provide", capabilities=["host.location.request", "host.weather.hourly"])
send("widgets.timeline")

say("It is not known where the device is, until the host says so; then the widget shows the weather there.")
send("location.request")
answer(1, BERLIN | {"accuracy": 65})
send("widgets.timeline", hours=2)
answer(2, BERLIN | {"name": "Berlin", "hours": hours("2026-01-01", "00", 1)})

say("Configured: a place of one's own must be bought; then the widget shows it, on the scale that the app shares.")
send("widgets.recents.add", name="Oslo", latitude=59.9139, longitude=10.7522, country="NO", timeZone="Europe/Oslo")
oslo = "019b76da-a806-7000-b429-6e8fa922dfb4"
send("widgets.place.choose", place=oslo)
send(
    "entitlements.ingest",
    documents=[
        transaction(70, 70, premium, "2026-01-01", "2026-02-01", "2026-01-01"),
        renewal(70, premium, "2026-02-01", "2026-01-01"),
    ],
)
send("widgets.place.choose", place=oslo)
send("appGroup.set", name="scale", value="humanus")

say("Shown: the host is asked once, and not again as long as its answer is new.")
send("widgets.timeline", hours=2)
answer(3, OSLO | {"name": "Oslo", "hours": hours("2026-01-01", "00", -5)})
send("widgets.timeline", hours=2)

say("Offline: there is no host any more. What is known is shown, and is said to be old.")
at("2026-01-01", "01:30")
send("host.provide", capabilities=[])
send("widgets.timeline", hours=2)

say("Stale: a day later it is still better than nothing, and the error behind it is named.")
at("2026-01-02", "01:00")
send("widgets.timeline", hours=2)

say("Expired: the subscription has ended, and the widget falls back to the device's place.")
at("2026-02-01", "00:00")
send("host.provide", capabilities=["host.weather.hourly"])
send("widgets.timeline", hours=2)
answer(4, BERLIN | {"hours": hours("2026-02-01", "00", 4)})

say("Restored: it was renewed, and the widget shows the place again that it was set up with; its id is what it was.")
send(
    "entitlements.ingest",
    documents=[
        transaction(71, 70, premium, "2026-02-01", "2026-03-01", "2026-02-01"),
        renewal(70, premium, "2026-03-01", "2026-02-01"),
    ],
)
send("widgets.timeline", hours=2)
answer(5, OSLO | {"name": "Oslo", "hours": hours("2026-02-01", "00", -9)})
send("widgets.recents.clear")
send("widgets.entities.get", ids=[oslo])

say("A tap on the widget opens the app by a link, which asks once for the location picker.")
send("links.open", url="https://humanus.app/location-picker")
send("links.drain", phase="background")
send("links.drain", phase="active")
send("links.drain", phase="active")

write("widget.rpc")
(HERE / "store-root.pem").write_text(CHAIN.root.pem)
