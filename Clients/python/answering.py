"""A host whose answers come from a server: `ai_host.py` and `backend_host.py` are such hosts."""

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
    """Answers what the core asks by what a server says. A subclass has `respond(message, connection)`, which answers
    the result; it runs on a thread of its own, and may call `show`."""

    # As many requests are under way at once.
    threads = 8
    # Of so many parts of an answer, the core confirms the last one before more are sent.
    window = 16

    def __init__(self, words, receive, send):
        self.pool = concurrent.futures.ThreadPoolExecutor(self.threads)
        self.connections = {}
        # The ids of the parts that the core is to confirm: ids that no front end uses.
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
        except Exception as error:  # Whatever an answer does to its reader, the core hears of it.
            outcome = {"error": {"code": 1, "message": f"the host failed: {type(error).__name__}: {error}"[:300]}}
        self.shown.pop(id, None)
        if self.connections.pop(id, None):
            self.answered({"jsonrpc": "2.0", "id": id, **outcome})

    def show(self, id, content):
        """Sends a part of an answer. A core that does not read, or a slow reader, makes the server wait."""
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
    """Adds the options that all such hosts have; answers the options, and the words for mainspring serve."""
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
    """Runs the host that `make(words, receive, send)` makes; answers the exit code of the core."""
    core = [options.core, "serve", *(["--shared"] if options.shared else []), *passed]

    def between(receive, send):
        if options.shared:
            # No front end uses this program: it runs until it is stopped, and drops the lines for a front end.
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
