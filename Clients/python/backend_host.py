#!/usr/bin/env python3
"""A host that connects the core with the backend of an app over HTTP: for chat and feedback.

    backend_host.py --url URL [--timeout SECONDS] [--ca FILE] [--shared] [--core PATH] [-- WORDS...]

Without --shared it starts `mainspring serve WORDS...` and stands between the core and a front end, which speaks to it
over standard input and output as to the core itself. With --shared it joins the core of a data directory
(`mainspring serve --shared WORDS...`) and serves every front end of it, until it is stopped by a signal.

It offers `host.backend.request`. URL is where the backend's paths begin, such as https://api.example.com. The
certificate of the server is verified, by the authorities of the system or by those in FILE. Without TLS, only a server
on this machine is spoken to, as the requests have secrets. No redirect is followed. An answer of the type
text/event-stream is passed on event by event; a core that does not read makes the server wait. When the core cancels a
request, the connection is closed. A server that is silent for SECONDS is given up.

`servers.py` has what this host shares with others that speak to servers.
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

    # In bytes: the longest body, and the most that is read at once.
    longest, chunk = 1 << 20, 1 << 14
    # The events that are passed on at once.
    most = 200

    def __init__(self, url, timeout=60.0, authorities=None):
        self.url, self.timeout = address(url, EXAMPLE), timeout
        if self.url.scheme == "http" and self.url.hostname not in LOOPBACK:
            raise ValueError(f"{url} must begin with https: the requests have secrets")
        if self.url.query or self.url.fragment or self.url.username:
            raise ValueError(f"{url} must be an address alone, such as {EXAMPLE}")
        self.context = ssl.create_default_context(cafile=authorities) if self.url.scheme == "https" else None

    def respond(self, params, show, connection):
        """The answer to a request, as the core wants it. `show(events)` is called with the events of a stream."""
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
            # A path or a header with a line break.
            raise ServerError(f"the request can't be sent: {error}") from error

    def headers(self, response):
        found = [{"name": "content-type", "value": response.headers.get_content_type()}]
        pause = seconds(response.headers.get("Retry-After"))
        if pause is not None:
            found.append({"name": "retry-after", "value": str(pause)})
        return found

    def read(self, response, connection):
        """Some bytes of the body; none at its end."""
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
                raise ServerError("the server's answer is too long", "malformed")
        return body

    def pass_on(self, response, show, connection):
        events = Events()
        while chunk := self.read(response, connection):
            found = [{"event": type[:200], "data": data} for type, data in events.feed(chunk)]
            for begin in range(0, len(found), self.most):
                show(found[begin : begin + self.most])


def seconds(text):
    """The seconds of a header Retry-After (RFC 9110, section 10.2.3): a number, or a date; None for neither."""
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
    # A stream keeps its thread for minutes.
    threads = 32

    def __init__(self, words, backend, receive, send):
        self.backend = backend
        super().__init__(words, receive, send)

    def respond(self, message, connection):
        def show(events):
            if connection.is_cancelled:
                raise ServerError("it was cancelled")
            self.show(message["id"], {"events": events})

        return self.backend.respond(message["params"], show, connection)


def main(words):
    parser = parser_of("Connects the core with the backend of an app over HTTP, for chat and feedback.")
    parser.add_argument("--url", required=True, help=f"where the backend's paths begin, such as {EXAMPLE}")
    parser.add_argument("--ca", metavar="FILE", help="the authorities that the server's certificate is verified by")
    parser.add_argument(
        "--timeout", metavar="SECONDS", type=float, default=60.0, help="how long the server may be silent (60)"
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
