"""A host between a front end and the core: what both say is passed on, and some of what the core asks is answered here.

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
    """Stands between a front end and the core, and answers some of what the core asks.

    A subclass names these `capabilities`, and `ask(message)` begins to answer one of them:
    `answered(response)` is called when it is, on any thread.
    """

    capabilities = []

    def __init__(self, words, receive, send):
        """`words` start the core; `receive()` gives bytes of the front end, none at its end; `send(line)` takes
        lines for it."""
        self.receive, self.send = receive, send
        # An id that no front end uses.
        self.last = f"{type(self).__name__}-last"
        # In a session of its own, the core is stopped by who stops this program, and by nobody before that.
        self.core = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
        # For the core's input. Who holds it may have to wait until the core's output is read,
        # and so holds no other lock.
        self.writing = threading.Lock()
        # Guards what follows.
        self.lock = threading.Lock()
        self.changed = threading.Condition(self.lock)
        # Of the capabilities those that the front end offers itself, and the requests that are being answered here.
        self.taken, self.pending = set(), set()
        self.is_last_served = False

    def run(self):
        """Serves until the core ends; answers its exit code."""
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
            # The core finds out, too, and ends.
            self.core.stdout.close()
        with self.lock:
            self.is_last_served = True
            self.pending.clear()
            self.changed.notify_all()
        self.ended()
        return self.core.wait()

    def ended(self):
        """The core has ended: nothing is answered any more."""

    def cancelled(self, id):
        """Nobody waits any more for a request that is being answered here."""

    def write(self, *lines):
        try:
            with self.writing:
                self.core.stdin.write(b"".join(lines))
                self.core.stdin.flush()
        except (BrokenPipeError, ValueError):
            # The core has ended, which its output says, too.
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
        """Ends the core's input, when everything before it has been served, and what it has asked here is answered."""
        self.write(json.dumps({"jsonrpc": "2.0", "id": self.last, "method": "system.ping"}).encode() + b"\n")
        with self.lock:
            self.changed.wait_for(lambda: self.is_last_served and self.is_done())
        try:
            with self.writing:
                self.core.stdin.close()
        except BrokenPipeError:
            pass

    def is_done(self):
        """Whether every request that was served has got its answer. The caller holds the lock."""
        return not self.pending

    def with_offers(self, line):
        """The front end's line; where it says what the front end can do, it can do what is done here, too."""
        if b"provide" not in line and b"\\u" not in line:
            return line
        try:
            text = line.decode()
            if text.lstrip(" \t\r\ufeff").startswith("["):
                return self.batch_with_offers(text).encode()
            message = json.loads(text)
        except (ValueError, RecursionError):
            # The core says what is wrong with it.
            return line
        return json.dumps(message).encode() if self.add_offers(message) else line

    def batch_with_offers(self, text):
        """The same for a batch, of which all other requests stay as they are spelled."""
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
        # As in all optional parameters, null is the same as nothing.
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
        """Whether a line of the core is for this host, and not for the front end."""
        if b'"host.' not in line and self.last.encode() not in line:
            return False
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            # What this program can't read, it did not ask for.
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
        """Passes an answer on. One to what was cancelled meanwhile is let pass by the core."""
        self.write(json.dumps(response).encode() + b"\n")
        with self.lock:
            self.pending.discard(response["id"])
            self.changed.notify_all()

    def is_wanted(self, message):
        """Whether a request was not cancelled before its turn came."""
        with self.lock:
            return message["id"] in self.pending


class PatientBetween(Between):
    """One that holds the core's input open until all that the front end has asked is answered: what it asks may have
    to be worked out before the core asks here."""

    def __init__(self, words, receive, send):
        # The requests of the front end that are not answered, by their ids as JSON text.
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
    """Of the messages of a line that have a member the ids, as JSON text; those that the core answers by their ids."""
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
    """An object; the core takes none that has a member twice."""
    if len({name for name, _ in pairs}) < len(pairs):
        raise ValueError("a member comes twice")
    return dict(pairs)


def whole(id):
    """Whether an id has no half of a character."""
    return not isinstance(id, str) or not any("\ud800" <= one <= "\udfff" for one in id)


def run_between(make):
    """Runs what `make(receive, send)` makes over standard input and output; answers the exit code of the core."""

    def send(line):
        sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()

    between = make(lambda: os.read(0, 1 << 16), send)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda number, frame: between.core.send_signal(number))
    return between.run()


def leave(code):
    """Ends the program: threads that still wait for somebody are not waited for."""
    os._exit(code if code >= 0 else 128 - code)
