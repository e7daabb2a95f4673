"""Helpers for the tests of remote documents: documents in files, and documents that the host fetches."""

import datetime
import json

from support import signing
from support.core import PATIENT, Core, request

NEW_YEAR = datetime.datetime(2026, 1, 1, tzinfo=datetime.timezone.utc)
PROVIDE = request("host.provide", {"capabilities": ["host.config.fetch"]}, "provide")
BUILT_IN = {"source": "default", "age": None, "origin": "builtIn"}
FILE = {"source": "fresh", "age": 0, "origin": "file"}


def instant(milliseconds=0):
    """Returns the start of 2026 plus a number of milliseconds, in the form of RFC 3339."""
    moment = NEW_YEAR + datetime.timedelta(milliseconds=milliseconds)
    return moment.strftime("%Y-%m-%dT%H:%M:%S.") + f"{moment.microsecond // 1000:03}Z"


def at(milliseconds=0):
    """Returns the options of a process whose first request has this instant."""
    return ["--clock", instant(milliseconds), "--seed", "1"]


def fetched(core, name, document, **more):
    """Refreshes a document, and sends the document as the host. Returns the reply. The host's answer comes 3 ms after
    the first request, by the process's clock."""
    assert "result" in core.ask(PROVIDE)
    core.send(request("policy.refresh", {"document": name, **PATIENT, **more}, "refresh"))
    # Before the refresh, the core requests the documents that were never fetched. These requests stay without an
    # answer.
    *_, asked = (line for line in core.said() if "id" in line)
    assert asked["method"] == "host.config.fetch" and asked["params"] == {"document": name}, asked
    reply = core.ask({"jsonrpc": "2.0", "id": asked["id"], "result": {"document": document}})
    assert reply["id"] == "refresh"
    return reply


def provide(core):
    """Offers to fetch documents. Returns the core's requests for documents that were never fetched, or are stale."""
    assert "result" in core.ask(PROVIDE)
    return [line for line in core.said() if "id" in line]


def keep(data, name, document, milliseconds=0):
    """Lets the core fetch a document at an instant, and ends the process."""
    with Core(data, *at(milliseconds - 3)) as core:
        return fetched(core, name, document)["result"]


def purchase(chain, environment="Production", **changes):
    """Returns a signed transaction that gives the tier business until 2040."""
    year = signing.millis
    return chain.sign(
        {
            "transactionId": "1",
            "originalTransactionId": "1",
            "productId": "com.mainspring.app.business.yearly",
            "bundleId": "com.mainspring.app",
            "environment": environment,
            "purchaseDate": year(2024),
            "originalPurchaseDate": year(2024),
            "expiresDate": year(2040),
            "type": "Auto-Renewable Subscription",
            "inAppOwnershipType": "PURCHASED",
            "signedDate": year(2024),
        }
        | changes
    )


class Files:
    """Documents in files, and the options that name them."""

    def __init__(self, directory):
        self.directory = directory

    def option(self, option, document):
        path = self.directory / f"{option}.json"
        path.write_bytes(document if isinstance(document, bytes) else json.dumps(document).encode())
        return [f"--{option}", str(path)]

    def roots(self, chain):
        path = self.directory / "root.pem"
        path.write_text(chain.root.pem)
        return ["--trusted-roots", str(path), "--store-environments", "Production,Sandbox"]

    def config(self, document):
        return self.option("app-config", document)

    def promotions(self, *promotions, **more):
        return self.option("promotions", {"promotions": list(promotions), **more})


def basis(answer):
    return {member: answer[member] for member in ("source", "age", "origin")}
