"""Public records: a host that has some, and a core that reads them."""

from support.core import Core

QUERY = "host.cloud.records.query"
HOUR = 3_600_000


def field(value):
    """Returns a value as a field of a container."""
    if isinstance(value, dict):
        return value
    if isinstance(value, (list, tuple)):
        return {"type": "list", "value": list(value)}
    kind = "text" if isinstance(value, str) else "int" if isinstance(value, int) else "double"
    return {"type": kind, "value": value}


def date(text):
    return {"type": "date", "value": text}


def public(name, **fields):
    """Returns a record in the form in which a host returns it."""
    return {"recordName": name, "fields": {key: field(value) for key, value in fields.items()}}


class PublicCore(Core):
    """A core whose host has public records, by type. If `says` is set, it replaces the host's answers: a whole answer,
    or the bytes of a result."""

    def __init__(self, data=":memory:", *options, records=None, page=400, offer=True, more=()):
        self.records, self.page, self.says, self.asked, self.waits = records or {}, page, None, [], False
        super().__init__(data, *options)
        if offer:
            self.offer(*more)

    def offer(self, *more):
        self.call("host.provide", capabilities=[QUERY, *more])

    def receive(self):
        while True:
            line = super().receive()
            if line.get("method") != QUERY:
                return line
            self.asked.append(line["params"])
            if self.waits:
                continue
            if isinstance(self.says, bytes):
                self.send(b'{"jsonrpc":"2.0","id":%d,"result":%s}' % (line["id"], self.says))
            else:
                self.send({"jsonrpc": "2.0", "id": line["id"], **self.answer(line["params"])})

    def answer(self, asked):
        if self.says is not None:
            return self.says
        found = self.records.get(asked["type"], [])
        begin = int(asked["cursor"] or 0)
        end = begin + self.page
        return {"result": {"records": found[begin:end], "cursor": f"{end}" if end < len(found) else None}}

    def settled(self):
        """Reads all lines of the core until it sends no more requests to the host."""
        lines, count = [], None
        while count != len(self.asked):
            count = len(self.asked)
            lines += self.said()
        return lines

    def types(self):
        """Returns the types that were fetched since the last call of this method."""
        asked, self.asked = self.asked, []
        return [one["type"] for one in asked]

    def ids(self, type, **more):
        return [one["id"] for one in self.call("content.list", type=type, **more)["items"]]
