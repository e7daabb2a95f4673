"""Shared code of hosts that talk to a server over HTTP: connections that can be ended, TLS, server-sent events.

    connection = Connection()
    http = connection.open(urllib.parse.urlsplit("https://api.example.com"), 60)
    events = Events()
    events.feed(b"data: hello\\n\\n")  # [("message", "hello")]

Standard library only.
"""

import codecs
import contextlib
import http.client
import socket
import ssl
import threading
import urllib.parse

LOOPBACK = ("localhost", "127.0.0.1", "::1")


class ServerError(Exception):
    """The error of a request that has no answer. `kind` is the kind of the error, or None if that is not known."""

    def __init__(self, message, kind=None):
        super().__init__(message)
        self.kind = kind


class Connection:
    """A connection to a server. Another thread may end it."""

    def __init__(self):
        self.lock = threading.Lock()
        self.sock, self.is_cancelled = None, False

    def open(self, url, timeout, context=None):
        """Connects to the server of an address. For https, the server's certificate is verified."""
        if url.scheme == "https":
            context = context or ssl.create_default_context()
            http_connection = http.client.HTTPSConnection(url.hostname, url.port, timeout=timeout, context=context)
        else:
            http_connection = http.client.HTTPConnection(url.hostname, url.port, timeout=timeout)
        http_connection.connect()
        with self.lock:
            # The socket is stored here because the HTTP connection may drop it before the response is read.
            self.sock = http_connection.sock
            if self.is_cancelled:
                raise ServerError("the core cancelled the request")
        return http_connection

    def cancel(self):
        with self.lock:
            self.is_cancelled = True
        if self.sock:
            with contextlib.suppress(OSError):
                # The thread that reads from the socket wakes up, and the server learns that the connection is closed.
                self.sock.shutdown(socket.SHUT_RDWR)


class reached:
    """A context that turns the errors of a connection to a server into a `ServerError` with a clear message."""

    def __init__(self, connection, timeout, kind="unreachable"):
        """`kind` is the kind that these errors get."""
        self.connection, self.timeout, self.kind = connection, timeout, kind

    def __enter__(self):
        return self

    def __exit__(self, _, error, __):
        if error is None or isinstance(error, ServerError):
            return
        if self.connection.is_cancelled:
            raise ServerError("the core cancelled the request") from error
        if isinstance(error, TimeoutError):
            raise ServerError(f"the server did not answer within {self.timeout:g} s", self.late) from error
        if isinstance(error, ssl.SSLCertVerificationError):
            raise ServerError(f"the server's certificate is refused: {error.verify_message}", self.kind) from error
        if isinstance(error, (OSError, http.client.HTTPException)):
            raise ServerError(self.sentence(error), self.kind) from error

    @property
    def late(self):
        """The kind of the error if the server does not answer in time."""
        return self.kind

    def sentence(self, error):
        if self.kind == "cutOff":
            return f"the connection to the server broke: {error or type(error).__name__}"
        return f"the server can't be reached: {error or type(error).__name__}"


def address(text, example):
    """Returns the parts of a server's address."""
    url = urllib.parse.urlsplit(text)
    if url.scheme not in ("http", "https") or not url.hostname:
        raise ValueError(f"{text} is not the URL of a server. Write a URL such as {example}")
    return url


class Events:
    """Reads server-sent events by the rules of the HTML Standard, section 9.2.6.

    `feed(bytes)` returns the events that are complete, each with its type and its data. An event is complete only with
    the blank line after it."""

    def __init__(self, longest=1 << 20):
        """`longest` is the greatest number of characters of an event."""
        self.longest = longest
        self.decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self.text, self.type, self.data, self.size = "", "", [], 0
        self.has_begun = self.was_return = False

    def feed(self, chunk):
        text = self.decoder.decode(chunk)
        if not self.has_begun and text:
            text, self.has_begun = text.removeprefix("\ufeff"), True
        # A line ends with a carriage return, a line feed, or both. The two characters may come in two pieces.
        if self.was_return and text:
            text, self.was_return = text.removeprefix("\n"), False
        text = self.text + text
        self.was_return = text.endswith("\r")
        *lines, self.text = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        found = [event for line in lines if (event := self.take(line))]
        if len(self.text) > self.longest:
            raise ServerError(f"an event of the server is too long: more than {self.longest} characters", "malformed")
        return found

    def take(self, line):
        """Reads a line. Returns the event that ends with the line, or None."""
        if not line:
            event, has_data = (self.type or "message", "\n".join(self.data)), bool(self.data)
            self.type, self.data, self.size = "", [], 0
            return event if has_data else None
        name, _, value = line.partition(":")
        value = value[1:] if value.startswith(" ") else value
        if name == "event":
            self.type = value
        elif name == "data":
            self.data.append(value)
            self.size += len(value) + 1
            if self.size > self.longest:
                raise ServerError(
                    f"an event of the server is too long: more than {self.longest} characters", "malformed"
                )
        return None
