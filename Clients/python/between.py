"""The base of hosts between a front end and the core: they answer some requests of the core, and pass on the rest.

`weather_host.py`, `cloud_host.py`, `ai_host.py` and `backend_host.py` are such hosts.
"""

import collections
import json
import os
import signal
import subprocess
import sys
import threading


class Between:
    """Passes the lines between a front end and the core on, and answers some of the core's requests.

    A subclass lists the methods of these requests in `capabilities`. `ask(message)` begins to answer one request. The
    subclass then calls `answered(response)`, on any thread.
    """

    capabilities = []

    def __init__(self, words, receive, send):
        """Starts the core.

        words: the command line of the core.
        receive: returns the next bytes of the front end, or no bytes at the end of its input.
        send: sends a line to the front end."""
        self.receive, self.send = receive, send
        # An id that no front end uses.
        self.last = f"{type(self).__name__}-last"
        # In a session of its own, the core does not get the terminal's signals. This program passes them on.
        self.core = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
        # The lock of the core's input. A thread that holds it may have to wait until the core's output is read, and so
        # must not hold any other lock.
        self.writing = threading.Lock()
        # The lock of the variables below.
        self.lock = threading.Lock()
        self.changed = threading.Condition(self.lock)
        # The capabilities that the front end itself offers, and the ids of the requests that are being answered here.
        self.taken, self.pending = set(), set()
        self.is_last_served = False

    def run(self):
        """Serves until the core ends. Returns the core's exit code."""
        self.write(
            json.dumps(
                {"jsonrpc": "2.0", "method": "host.provide", "params": {"capabilities": self.capabilities}}
            ).encode()
            + b"\n"
        )
        threading.Thread(target=self.read_front_end, daemon=True).start()
        try:
            for line in self.core.stdout:
                if not self.answered_here(line):
                    self.send(line)
        except BrokenPipeError:
            # The front end does not read any more. Closing the core's output ends the core, too.
            self.core.stdout.close()
        with self.lock:
            self.is_last_served = True
            self.pending.clear()
            self.changed.notify_all()
        self.ended()
        return self.core.wait()

    def ended(self):
        """Called when the core has ended, and so needs no more replies."""

    def cancelled(self, id):
        """Called when the core has cancelled a request. `id` is the request's id."""

    def write(self, *lines):
        try:
            with self.writing:
                self.core.stdin.write(b"".join(lines))
                self.core.stdin.flush()
        except (BrokenPipeError, ValueError):
            # The core has ended. The end of its output shows that, too.
            pass

    def read_front_end(self):
        rest = b""
        while chunk := self.receive():
            *lines, rest = (rest + chunk).split(b"\n")
            if lines:
                self.write(*(self.with_offers(line) + b"\n" for line in lines))
        if rest:
            self.write(self.with_offers(rest) + b"\n")
        self.end()

    def end(self):
        """Ends the core's input, after the core has served all requests and has the replies to its own requests."""
        self.write(json.dumps({"jsonrpc": "2.0", "id": self.last, "method": "system.ping"}).encode() + b"\n")
        with self.lock:
            self.changed.wait_for(lambda: self.is_last_served and self.is_done())
        try:
            with self.writing:
                self.core.stdin.close()
        except BrokenPipeError:
            pass

    def is_done(self):
        """Returns whether each request has its reply. The caller holds `lock`."""
        return not self.pending

    def with_offers(self, line):
        """Returns the front end's line. If it is a `host.provide`, this host's capabilities are added to the offer."""
        if b"provide" not in line and b"\\u" not in line:
            return line
        try:
            text = line.decode()
            if text.lstrip(" \t\r\ufeff").startswith("["):
                return self.batch_with_offers(text).encode()
            message = json.loads(text)
        except (ValueError, RecursionError):
            # The line is passed on as it is, and the core replies with an error.
            return line
        return json.dumps(message).encode() if self.add_offers(message) else line

    def batch_with_offers(self, text):
        """Does the same as `with_offers` for a batch. All other requests of the batch keep their text."""
        decoder, parts = json.JSONDecoder(), []
        begin = text.index("[") + 1
        while True:
            begin += len(text[begin:]) - len(text[begin:].lstrip(" \t\r,"))
            if begin >= len(text) or text[begin] == "]":
                return f"[{','.join(parts)}]"
            message, end = decoder.raw_decode(text, begin)
            parts.append(json.dumps(message) if self.add_offers(message) else text[begin:end])
            begin = end

    def add_offers(self, message):
        if not isinstance(message, dict) or message.get("method") != "host.provide":
            return False
        params = message.get("params") or {}
        message["params"] = params
        # As for all optional parameters, null means the same as leaving the parameter out.
        if isinstance(params, list):
            params[0] = offered = [] if params[0] is None else params[0]
        else:
            offered = params.get("capabilities") if isinstance(params, dict) else None
            if offered is None and isinstance(params, dict):
                params["capabilities"] = offered = []
        if not isinstance(offered, list):
            return False
        with self.lock:
            self.taken = {name for name in self.capabilities if name in offered}
        offered.extend(name for name in self.capabilities if name not in offered)
        return True

    def answered_here(self, line):
        """Handles a line of the core. Returns whether the line is for this host, and not for the front end."""
        if b'"host.' not in line and self.last.encode() not in line:
            return False
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            # A line that can't be read is not for this host.
            return False
        if not isinstance(message, dict):
            return False
        id, method = message.get("id"), message.get("method")
        if method == "host.cancel":
            self.cancelled(message["params"]["id"])
        with self.lock:
            if id == self.last and method is None:
                self.is_last_served = True
                self.changed.notify_all()
                return True
            if method == "host.cancel" and message["params"]["id"] in self.pending:
                self.pending.discard(message["params"]["id"])
                self.changed.notify_all()
                return True
            if id is None or method not in self.capabilities or method in self.taken:
                return False
            self.pending.add(id)
        self.ask(message)
        return True

    def answered(self, response):
        """Sends a reply to the core. If the request was cancelled in the meantime, the core ignores the reply."""
        self.write(json.dumps(response).encode() + b"\n")
        with self.lock:
            self.pending.discard(response["id"])
            self.changed.notify_all()

    def is_wanted(self, message):
        """Returns whether a request still needs a reply: it was not cancelled."""
        with self.lock:
            return message["id"] in self.pending


class PatientBetween(Between):
    """A host that keeps the core's input open until all requests of the front end have a reply.

    To answer them, the core may still have to send requests to this host."""

    def __init__(self, words, receive, send):
        # The number of the front end's requests without a reply, by their ids as JSON text.
        self.open = collections.Counter()
        super().__init__(words, receive, send)

    def ended(self):
        with self.lock:
            self.open.clear()
            self.changed.notify_all()

    def is_done(self):
        return super().is_done() and not self.open

    def with_offers(self, line):
        with self.lock:
            self.open.update(ids(line, "method"))
        return super().with_offers(line)

    def answered_here(self, line):
        if super().answered_here(line):
            return True
        with self.lock:
            self.open.subtract(ids(line, "result") + ids(line, "error"))
            self.open = +self.open
            self.changed.notify_all()
        return False


def ids(line, member):
    """Returns the ids of those messages of a line that have the given member, as JSON text.

    Ids that the core does not accept are left out."""
    try:
        found = json.loads(line.decode(), object_pairs_hook=plain)
    except (ValueError, RecursionError):
        return []
    messages = found if isinstance(found, list) else [found]
    ids = [one["id"] for one in messages if isinstance(one, dict) and member in one and "id" in one]
    return [
        json.dumps(id) for id in ids if isinstance(id, (str, int, float)) and not isinstance(id, bool) and whole(id)
    ]


def plain(pairs):
    """Makes an object. Like the core, it refuses an object that has a member twice."""
    if len({name for name, _ in pairs}) < len(pairs):
        raise ValueError("a member comes twice")
    return dict(pairs)


def whole(id):
    """Returns whether an id has no lone surrogate, which is only half of a character."""
    return not isinstance(id, str) or not any("\ud800" <= one <= "\udfff" for one in id)


def run_between(make):
    """Runs the host that `make(receive, send)` returns on standard input and output. Returns the core's exit code."""

    def send(line):
        sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()

    between = make(lambda: os.read(0, 1 << 16), send)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda number, frame: between.core.send_signal(number))
    return between.run()


def leave(code):
    """Ends the program at once, without waiting for its other threads."""
    os._exit(code if code >= 0 else 128 - code)
