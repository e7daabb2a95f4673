#!/usr/bin/env python3
"""A host that connects the core with the backend of an app over HTTP: for chat and feedback.

    backend_host.py --url URL [--timeout SECONDS] [--ca FILE] [--shared] [--core PATH] [-- WORDS...]

Without --shared, the host starts `mainspring serve WORDS...`. A front end then talks to the host over standard input
and output, as it would to the core itself. With --shared, the host joins the core of a data directory
(`mainspring serve --shared WORDS...`). It serves every front end of that core, until a signal ends the host.

The host offers `host.backend.request`. URL is the beginning of the backend's addresses, such as
https://api.example.com. The host verifies the server's certificate with the authorities of the system, or with those in
FILE. Without TLS, the host talks only to a server on this machine, because the requests have secrets. It follows no
redirect. It passes an answer of the type text/event-stream on event by event; if the core does not read, the server
waits. When the core cancels a request, the host closes the connection. If the server sends nothing for SECONDS, the
request fails.

`servers.py` has the code that all hosts with servers share.
"""

import datetime
import email.utils
import http.client
import ssl
import sys

from answering import Answering, options_of, parser_of, serve
from between import leave
from servers import LOOPBACK, Connection, Events, ServerError, address, reached

__all__ = ["Backend", "BackendHost", "Connection", "Events", "ServerError"]
CAPABILITIES = ["host.backend.request"]
EXAMPLE = "https://api.example.com"


class Backend:
    """The backend of an app."""

    # The greatest length of a body, and of a piece that is read at once, in bytes.
    longest, chunk = 1 << 20, 1 << 14
    # The greatest number of events in one message to the core.
    most = 200

    def __init__(self, url, timeout=60.0, authorities=None):
        self.url, self.timeout = address(url, EXAMPLE), timeout
        if self.url.scheme == "http" and self.url.hostname not in LOOPBACK:
            raise ValueError(f"{url} must begin with https, because the requests have secrets")
        if self.url.query or self.url.fragment or self.url.username:
            raise ValueError(f"{url} must have no user, no query and no fragment. Write a URL such as {EXAMPLE}")
        self.context = ssl.create_default_context(cafile=authorities) if self.url.scheme == "https" else None

    def respond(self, params, show, connection):
        """Returns the result of `host.backend.request`. `show(events)` is called with the events of a stream."""
        with reached(connection, self.timeout):
            conversation = connection.open(self.url, self.timeout, self.context)
        try:
            with reached(connection, self.timeout):
                self.send(conversation, params)
                response = conversation.getresponse()
            type = response.headers.get_content_type()
            answer = {"status": response.status, "headers": self.headers(response), "body": None}
            if params["stream"] and response.status == 200 and type == "text/event-stream":
                self.pass_on(response, show, connection)
            else:
                answer["body"] = self.body(response, connection).decode(errors="replace")
            return answer
        finally:
            conversation.close()

    def send(self, conversation, params):
        headers = {one["name"]: one["value"] for one in params["headers"]}
        headers.setdefault("User-Agent", "mainspring-backend-host")
        body = params["body"]
        try:
            conversation.request(
                params["method"],
                self.url.path.rstrip("/") + params["path"],
                None if body is None else body.encode(),
                headers,
            )
        except (ValueError, http.client.InvalidURL) as error:
            # The path or a header has a line break.
            raise ServerError(f"the request can't be sent: {error}") from error

    def headers(self, response):
        found = [{"name": "content-type", "value": response.headers.get_content_type()}]
        pause = seconds(response.headers.get("Retry-After"))
        if pause is not None:
            found.append({"name": "retry-after", "value": str(pause)})
        return found

    def read(self, response, connection):
        """Returns the next bytes of the body, or no bytes at its end."""
        with reached(connection, self.timeout, "cutOff"):
            chunk = response.read1(self.chunk)
        if not chunk and response.length:
            raise ServerError(f"the server ended {response.length} bytes before the end of its answer", "cutOff")
        return chunk

    def body(self, response, connection):
        body = b""
        while chunk := self.read(response, connection):
            body += chunk
            if len(body) > self.longest:
                raise ServerError(f"the server's answer is too long: more than {self.longest} bytes", "malformed")
        return body

    def pass_on(self, response, show, connection):
        events = Events()
        while chunk := self.read(response, connection):
            found = [{"event": type[:200], "data": data} for type, data in events.feed(chunk)]
            for begin in range(0, len(found), self.most):
                show(found[begin : begin + self.most])


def seconds(text):
    """Returns the seconds of a header Retry-After (RFC 9110, section 10.2.3), which is a number or a date, or None."""
    if text is None:
        return None
    if text.strip().isascii() and text.strip().isdigit():
        return min(int(text), 1 << 31)
    try:
        date = email.utils.parsedate_to_datetime(text)
    except (TypeError, ValueError):
        return None
    if date.tzinfo is None:
        date = date.replace(tzinfo=datetime.timezone.utc)
    return max(0, round((date - datetime.datetime.now(datetime.timezone.utc)).total_seconds()))


class BackendHost(Answering):
    """Connects the core with a backend."""

    capabilities = CAPABILITIES
    # A stream may use its thread for minutes, so there are more threads than in other hosts.
    threads = 32

    def __init__(self, words, backend, receive, send):
        self.backend = backend
        super().__init__(words, receive, send)

    def respond(self, message, connection):
        def show(events):
            if connection.is_cancelled:
                raise ServerError("the core cancelled the request")
            self.show(message["id"], {"events": events})

        return self.backend.respond(message["params"], show, connection)


def main(words):
    parser = parser_of("Connects the core with the backend of an app over HTTP, for chat and feedback.")
    parser.add_argument("--url", required=True, help=f"the beginning of the backend's addresses, such as {EXAMPLE}")
    parser.add_argument(
        "--ca", metavar="FILE", help="a PEM file of authorities for the server's certificate (default: the system's)"
    )
    parser.add_argument(
        "--timeout",
        metavar="SECONDS",
        type=float,
        default=60.0,
        help="the longest time without a sign of the server (default: 60)",
    )
    options, passed = options_of(parser, words)
    try:
        backend = Backend(options.url, options.timeout, options.ca)
    except (ValueError, OSError) as error:
        parser.error(str(error))
    return serve(
        "backend_host.py", options, passed, lambda core, receive, send: BackendHost(core, backend, receive, send)
    )


if __name__ == "__main__":
    leave(main(sys.argv[1:]))
