"""Helpers for the tests of AI: a company that may use AI, and a core whose host is the test."""

import json

from support.core import PATIENT, Core, request

RESPOND = "host.ai.respond"
OFFER = {"capabilities": ["host.ai.available", RESPOND]}
WORDS = {"headline": "The stock is worth 21.00 EUR", "paragraphs": ["There are 10 packs of filters."]}


class Asking(Core):
    """A core with a company that pays for AI, and ten packs of filters at 2.10 EUR. The test answers the core's
    requests to the host."""

    def __init__(self, *options, data=":memory:", offer=True):
        super().__init__(data, *options)
        self.company = self.call("companies.create", name="Corner Shop")["id"]
        self.call("companies.setTier", tier="enterprise")
        item = self.call("inventory.items.create", sku="FILTER", name="Filters", unit="pack")["id"]
        self.call("inventory.stock.receive", item=item, quantity=10, unitCost={"amount": 210, "currency": "EUR"})
        if offer:
            self.call("host.provide", **OFFER)

    def explain(self, id="x", **more):
        """Requests an explanation. Requests with different values of `limit` are different questions."""
        params = {"report": "stockValue", **PATIENT, **more}
        self.send(request("reports.explain", params, id))

    def asked(self):
        """Returns the next line, which must be a question to the model."""
        line = self.receive()
        assert line.get("method") == RESPOND, line
        return line

    def question(self, id="x", **more):
        self.explain(id, **more)
        return self.asked()

    def answer(self, question, content=WORDS):
        """Answers a question. Returns the reply to the request that waited for the answer."""
        return self.ask(said(question, result={"content": content}))

    def fail(self, question, kind, message="no"):
        error = {"code": 1, "message": message, **({"data": {"kind": kind}} if kind else {})}
        return self.ask(said(question, error=error))["error"]


def said(question, **members):
    return {"jsonrpc": "2.0", "id": question["id"], **members}


def part(question, **content):
    """Returns a part of an answer, as a host sends it before the whole answer."""
    return {"jsonrpc": "2.0", "method": "host.progress", "params": {"id": question["id"], "content": content}}


def nth(number):
    """Returns parameters that make a question different from the questions with other numbers."""
    return {"parameters": {"limit": number}}


def pings(core, count):
    """Moves a fixed clock on by one millisecond for each request."""
    ping = json.dumps({"jsonrpc": "2.0", "method": "system.ping"}).encode() + b"\n"
    for _ in range(count // 1000):
        core.process.stdin.write(ping * 1000)
    core.process.stdin.write(ping * (count % 1000))
    core.process.stdin.flush()
