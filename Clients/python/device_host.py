#!/usr/bin/env python3
"""A host that plays a device: its places, its app store and its browser. The answers are in a file.

    device_host.py --recorded FILE [--purchases FILE] [--browser] [--core PATH] [-- WORDS...]

The host starts `mainspring serve WORDS...`. It offers `host.places.search`, `host.places.resolve`,
`host.store.products`, `host.store.purchase`, `host.store.sync` and `host.url.open`, and passes all other lines between
the core and a front end. The front end talks to the host over standard input and output, as it would to the core
itself. If the front end offers one of these requests itself, the front end gets that request.

The file has the facts of the device, as in `device.json` beside this file: `places`, each with a token, a title and its
coordinates, `products` with their prices, and `purchases`, the result of buying each product: a document, pending or
cancelled.

A purchase is made once, however often the core requests it. The host stores its result by its `purchaseId`: in memory,
or with `--purchases` in a file that outlives this program. A host over StoreKit does the same with `appAccountToken`.

As a module: `Device(recording).respond(message)` answers one request of the core.
"""

import argparse
import json
import os
import pathlib
import sys
import threading
import webbrowser
from functools import partial

from between import Between, leave, run_between

CAPABILITIES = [
    "host.places.search",
    "host.places.resolve",
    "host.store.products",
    "host.store.purchase",
    "host.store.sync",
    "host.url.open",
]


class Refusal(Exception):
    """The error of a request that has no answer."""


class Device:
    """A device from a recording: `{"places": [...], "products": [...], "purchases": {...}, "documents": [...]}`."""

    def __init__(self, recording, purchases=None, open_url=None):
        self.places = recording.get("places", [])
        self.products = {one["id"]: one for one in recording.get("products", [])}
        self.outcomes = recording.get("purchases", {})
        self.documents = list(recording.get("documents", []))
        self.open_url = open_url or (lambda url: False)
        # The file of purchases, and the purchases that were made, by their ids.
        self.path, self.made = purchases and pathlib.Path(purchases), {}
        if self.path and self.path.exists():
            self.made = json.loads(self.path.read_text(encoding="utf-8"))

    def respond(self, message):
        """Returns the response to a request of the core."""
        answer = getattr(self, message["method"].removeprefix("host.").replace(".", "_"))
        try:
            return {"jsonrpc": "2.0", "id": message["id"], "result": answer(**message["params"])}
        except Refusal as refusal:
            sentence = str(refusal)
        except Exception as error:  # A recording that can't be used becomes an error for the core.
            sentence = f"the recording can't be used ({type(error).__name__}: {error})"
        return {"jsonrpc": "2.0", "id": message["id"], "error": {"code": 1, "message": sentence[:200]}}

    def places_search(self, text, latitude, longitude, limit):
        """Returns suggestions without coordinates, as a completer of maps does."""
        words = text.casefold().split()
        found = [one for one in self.places if begin_words(words, one["title"].casefold().split())]
        members = ("token", "title", "subtitle")
        return {"suggestions": [{name: one[name] for name in members if name in one} for one in found[:limit]]}

    def places_resolve(self, token):
        for one in self.places:
            if one["token"] == token:
                return one["place"]
        raise Refusal("no suggested place has this token: search again")

    def store_products(self, ids):
        return {"products": [self.products[id] for id in ids if id in self.products]}

    def store_purchase(self, productId, offerId, purchaseId):
        if purchaseId not in self.made:
            if productId not in self.outcomes:
                raise Refusal(f"the recording has no purchase of the product {productId}")
            made = self.made | {purchaseId: self.outcomes[productId]}
            self.keep(made)
            self.made = made
        return self.made[purchaseId]

    def store_sync(self):
        bought = [one["document"] for one in self.made.values() if "document" in one]
        return {"documents": list(dict.fromkeys(self.documents + bought))}

    def url_open(self, url):
        return {"opened": bool(self.open_url(url))}

    def keep(self, made):
        """Stores the purchases in their file, before the core gets the result and before they count as made."""
        if not self.path:
            return
        draft = self.path.with_name(self.path.name + ".new")
        with open(draft, "w", encoding="utf-8") as file:
            json.dump(made, file)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, self.path)


def begin_words(beginnings, words):
    """Returns whether for each of the beginnings, at least one word begins with it."""
    return all(any(word.startswith(beginning) for word in words) for beginning in beginnings)


class DeviceHost(Between):
    """Gives the core a device."""

    capabilities = CAPABILITIES

    def __init__(self, words, device, receive, send):
        self.device, self.answering = device, threading.Lock()
        super().__init__(words, receive, send)

    def ask(self, message):
        with self.answering:
            self.answered(self.device.respond(message))


def parse(words):
    parser = argparse.ArgumentParser(
        description="Gives the core places, an app store and a browser, and passes all other lines to a front end.",
        epilog="The words after -- are options of mainspring serve.",
    )
    parser.add_argument(
        "--recorded",
        metavar="FILE",
        required=True,
        help="the facts of the device, such as device.json beside this program",
    )
    parser.add_argument("--purchases", metavar="FILE", help="the file that stores purchases (default: only in memory)")
    parser.add_argument("--browser", action="store_true", help="open addresses in the browser")
    parser.add_argument("--core", metavar="PATH", default="mainspring", help="the core's program (default: mainspring)")
    split = words.index("--") if "--" in words else len(words)
    options, passed = parser.parse_args(words[:split]), words[split + 1 :]
    if any(word.split("=")[0] == "--framing" for word in passed):
        parser.error("this host reads and writes lines: leave --framing out")
    return options, passed


def main(words):
    options, passed = parse(words)
    try:
        recording = json.loads(pathlib.Path(options.recorded).read_text(encoding="utf-8"))
        device = Device(recording, options.purchases, webbrowser.open if options.browser else None)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        print(f"device_host.py: {options.recorded} can't be used: {error}", file=sys.stderr)
        return 66
    try:
        return run_between(partial(DeviceHost, [options.core, "serve", *passed], device))
    except OSError as error:
        print(f"device_host.py: {options.core} can't be started: {error.strerror}", file=sys.stderr)
        return 69


if __name__ == "__main__":
    leave(main(sys.argv[1:]))
