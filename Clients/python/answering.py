"""The base of hosts that get their answers from a server: `ai_host.py` and `backend_host.py`."""

import argparse
import collections
import concurrent.futures
import functools
import json
import sys
import threading

from between import PatientBetween, run_between
from servers import Connection, ServerError


class Answering(PatientBetween):
    """Answers the core's requests with the help of a server.

    A subclass has the method `respond(message, connection)`, which returns the result of a request. It runs on a thread
    of its own, and may call `show` to send parts of the answer."""

    # The number of requests that are answered at the same time.
    threads = 8
    # After this number of parts of an answer, the host waits until the core has confirmed the last one.
    window = 16

    def __init__(self, words, receive, send):
        self.pool = concurrent.futures.ThreadPoolExecutor(self.threads)
        self.connections = {}
        # The prefix of the ids of parts that the core must confirm. No front end uses such ids.
        self.part = f"{type(self).__name__}-part-"
        self.unconfirmed, self.shown = {}, collections.Counter()
        super().__init__(words, receive, send)

    def ask(self, message):
        self.connections[message["id"]] = Connection()
        self.pool.submit(self.answer, message)

    def cancelled(self, id):
        connection = self.connections.pop(id, None)
        if connection:
            connection.cancel()

    def answer(self, message):
        id = message["id"]
        connection = self.connections.get(id)
        if connection is None or not self.is_wanted(message):
            return
        try:
            outcome = {"result": self.respond(message, connection)}
        except ServerError as error:
            outcome = {"error": {"code": 1, "message": str(error)[:300]}}
            if error.kind and error.kind != "key":
                outcome["error"]["data"] = {"kind": error.kind}
        except Exception as error:  # Any other failure becomes an error for the core, too.
            outcome = {"error": {"code": 1, "message": f"the host failed: {type(error).__name__}: {error}"[:300]}}
        self.shown.pop(id, None)
        if self.connections.pop(id, None):
            self.answered({"jsonrpc": "2.0", "id": id, **outcome})

    def show(self, id, content):
        """Sends a part of an answer. If the core or a reader of the parts is slow, this call and the server wait."""
        progress = {"jsonrpc": "2.0", "method": "host.progress", "params": {"id": id, "content": content}}
        self.shown[id] += 1
        confirmed = None
        if self.shown[id] % self.window == 0:
            progress["id"] = f"{self.part}{id}"
            confirmed = self.unconfirmed[progress["id"]] = threading.Event()
        self.write(json.dumps(progress).encode() + b"\n")
        while confirmed and not confirmed.wait(1) and id in self.connections and self.core.poll() is None:
            pass

    def answered_here(self, line):
        if self.part.encode() in line:
            message = json.loads(line)
            confirmed = (
                isinstance(message, dict) and "method" not in message and self.unconfirmed.pop(message["id"], None)
            )
            if confirmed:
                confirmed.set()
                return True
        return super().answered_here(line)

    def ended(self):
        super().ended()
        self.pool.shutdown(wait=False, cancel_futures=True)


def options_of(parser, words):
    """Adds the options that all such hosts have. Returns the options, and the words for `mainspring serve`."""
    parser.epilog = "The words after -- are options of mainspring serve."
    parser.add_argument(
        "--shared", action="store_true", help="join the shared core of a data directory, and serve all its programs"
    )
    parser.add_argument("--core", metavar="PATH", default="mainspring", help="the core's program (default: mainspring)")
    split = words.index("--") if "--" in words else len(words)
    options, passed = parser.parse_args(words[:split]), words[split + 1 :]
    if any(word.split("=")[0] == "--framing" for word in passed):
        parser.error("this host reads and writes lines: leave --framing out")
    if not options.timeout > 0:
        parser.error("--timeout must be more than 0 seconds")
    return options, passed


def serve(program, options, passed, make):
    """Runs the host that `make(words, receive, send)` returns. Returns the exit code of the core."""
    core = [options.core, "serve", *(["--shared"] if options.shared else []), *passed]

    def between(receive, send):
        if options.shared:
            # This program has no front end. It runs until it is stopped, and drops the lines for a front end.
            receive, send = functools.partial(wait_for_ever, threading.Event()), lambda line: None
        return make(core, receive, send)

    try:
        return run_between(between)
    except OSError as error:
        print(f"{program}: {options.core} can't be started: {error.strerror}", file=sys.stderr)
        return 69


def wait_for_ever(event):
    event.wait()
    return b""


def parser_of(description):
    return argparse.ArgumentParser(description=description)
