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
    """There is no answer; the message says why, and `kind` what sort of error it is, if that is known."""

    def __init__(self, message, kind=None):
        super().__init__(message)
        self.kind = kind


class Connection:
    """A connection to a server that another thread may end."""

    def __init__(self):
        self.lock = threading.Lock()
        self.sock, self.is_cancelled = None, False

    def open(self, url, timeout, context=None):
        """Connects to the server of an address; the certificate of one with https is verified."""
        if url.scheme == "https":
            context = context or ssl.create_default_context()
            http_connection = http.client.HTTPSConnection(url.hostname, url.port, timeout=timeout, context=context)
        else:
            http_connection = http.client.HTTPConnection(url.hostname, url.port, timeout=timeout)
        http_connection.connect()
        with self.lock:
            # The response may outlive the connection, which forgets its socket then.
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
    """Says of what goes wrong on the way to a server what that was."""

    def __init__(self, connection, timeout, kind="unreachable"):
        """`kind` is that of the errors of a connection."""
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
        """The kind of the error of a server that is silent."""
        return self.kind

    def sentence(self, error):
        if self.kind == "cutOff":
            return f"the connection to the server broke: {error or type(error).__name__}"
        return f"the server can't be reached: {error or type(error).__name__}"


def address(text, example):
    """The parts of an address of a server."""
    url = urllib.parse.urlsplit(text)
    if url.scheme not in ("http", "https") or not url.hostname:
        raise ValueError(f"{text} is no URL of a server. Write a URL such as {example}")
    return url


class Events:
    """Reads server-sent events by the rules of the HTML Standard, section 9.2.6: `feed(bytes)` answers the events that
    are complete, each with its type and its data. An event without the blank line behind it is none."""

    def __init__(self, longest=1 << 20):
        """`longest` is the most characters of an event."""
        self.longest = longest
        self.decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self.text, self.type, self.data, self.size = "", "", [], 0
        self.has_begun = self.was_return = False

    def feed(self, chunk):
        text = self.decoder.decode(chunk)
        if not self.has_begun and text:
            text, self.has_begun = text.removeprefix("\ufeff"), True
        # A line ends with a carriage return, a line feed, or both; these may come in two pieces.
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
        """Reads a line; answers the event that ends with it, if one does."""
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
