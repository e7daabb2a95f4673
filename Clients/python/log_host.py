#!/usr/bin/env python3
"""A host that also writes the core's log to the system's log, and passes all other lines between core and front end.

    log_host.py --syslog [ADDRESS] [--core PATH] [-- WORDS...]
    log_host.py --stderr           [--core PATH] [-- WORDS...]

The host starts `mainspring serve WORDS...` and offers it `host.log.write`. A front end talks to the host over standard
input and output, one line per message, as it would to the core itself. The host answers the core's batches of log
lines. If the front end offers this request itself, the front end gets the batches.

ADDRESS is the socket of the system's log (default: /dev/log), or HOST:PORT for a server of syslog over UDP.

As a module: `respond(write, message)` answers one request of the core, and `to_logging(line)` passes a line to Python's
`logging`, with the logger `mainspring.CATEGORY`. In a front end that has the package `mainspring`:

    class Log(mainspring.Host):
        def log_write(self, lines):
            for line in lines:
                log_host.to_logging(line)

A line that the front end itself sends by `log.write` must not be sent again. So these loggers must have no handler
that calls `log.write`.
"""

import argparse
import collections
import json
import logging
import logging.handlers
import sys
import threading
from functools import partial

from between import Between, leave, run_between

CAPABILITIES = ["host.log.write"]
LEVELS = {"error": logging.ERROR, "warning": logging.WARNING, "info": logging.INFO, "debug": logging.DEBUG}
# The greatest number of batches that wait for a slow log. The core sends one batch at a time.
MOST_WAITING = 16


def text(line):
    """Returns a line of the core's log as one text: the message, followed by the fields and the conversation."""
    get = line.get if isinstance(line, dict) else partial(getattr, line)
    fields, conversation = get("fields", None), get("conversation", None)
    parts = [get("message", "")]
    if fields:
        parts.append(fields if isinstance(fields, str) else json.dumps(fields, ensure_ascii=False))
    if conversation:
        parts.append(f"#{conversation}")
    return " ".join(parts)


def to_logging(line, under="mainspring"):
    """Passes a line of the core's log to the logger of its category."""
    get = line.get if isinstance(line, dict) else partial(getattr, line)
    # In the name of a logger, a dot would separate two levels.
    category = str(get("category", "core")).replace(".", "_")
    level = LEVELS.get(str(get("level", "info")), logging.INFO)
    # The text is an argument, because it may contain % and must not be read as a format.
    logging.getLogger(f"{under}.{category}").log(level, "%s", text(line))


def respond(write, message):
    """Returns the response to a request of the core to write lines."""
    try:
        for line in message["params"]["lines"]:
            write(line)
    except Exception as error:  # Any failure of the log becomes an error for the core.
        sentence = f"the lines can't be written ({type(error).__name__}: {error})"
        return {"jsonrpc": "2.0", "id": message["id"], "error": {"code": 1, "message": sentence[:200]}}
    return {"jsonrpc": "2.0", "id": message["id"], "result": {}}


class LogHost(Between):
    """Writes the core's lines with `write`, in a thread of its own, so that a log that hangs blocks nothing else."""

    capabilities = CAPABILITIES

    def __init__(self, words, write, receive, send):
        self.lines = write
        self.waiting = collections.deque(maxlen=MOST_WAITING)
        self.come = threading.Semaphore(0)
        threading.Thread(target=self.work, daemon=True).start()
        super().__init__(words, receive, send)

    def ask(self, message):
        self.waiting.append(message)
        self.come.release()

    def work(self):
        while True:
            self.come.acquire()
            try:
                message = self.waiting.popleft()
            except IndexError:
                continue
            # The lines are written even if the core does not wait any more, because it does not send them again.
            self.answered(respond(self.lines, message))

    def is_done(self):
        # The core's end does not wait for a batch to be written.
        return True


class SystemLog:
    """The system's log. If its socket fails, the next line opens it again."""

    def __init__(self, address):
        host, colon, port = address.rpartition(":")
        is_network = colon and port.isdigit() and "/" not in host
        self.address = (host.strip("[]"), int(port)) if is_network else address
        self.handler = None

    def write(self, line):
        handler = self.handler or logging.handlers.SysLogHandler(self.address)
        self.handler = None
        handler.ident = "mainspring: "
        failures = []
        handler.handleError = lambda record: failures.append(sys.exc_info()[1])
        level = LEVELS.get(line["level"], logging.INFO)
        handler.handle(
            logging.LogRecord("mainspring", level, "", 0, "%s", (f"[{line['category']}] {text(line)}",), None)
        )
        if failures:
            handler.close()
            raise failures[0]
        self.handler = handler


def parse(words):
    parser = argparse.ArgumentParser(
        description="Writes the core's log to the system's log, too, and passes all other lines between the core and a"
        " front end.",
        epilog="The words after -- are options of mainspring serve.",
    )
    target = parser.add_mutually_exclusive_group(required=True)
    target.add_argument(
        "--syslog",
        metavar="ADDRESS",
        nargs="?",
        const="/dev/log",
        help="the system's log: a socket (default: /dev/log), or HOST:PORT over UDP",
    )
    target.add_argument("--stderr", action="store_true", help="Python's logging, to standard error")
    parser.add_argument("--core", metavar="PATH", default="mainspring", help="the core's program (default: mainspring)")
    split = words.index("--") if "--" in words else len(words)
    options, passed = parser.parse_args(words[:split]), words[split + 1 :]
    if any(word.split("=")[0] == "--framing" for word in passed):
        parser.error("this host reads and writes lines: leave --framing out")
    return options, passed


def main(words):
    options, passed = parse(words)
    if options.stderr:
        form = "%(asctime)s %(levelname)s %(name)s: %(message)s"
        logging.basicConfig(stream=sys.stderr, level=logging.DEBUG, format=form)
        write = to_logging
    else:
        write = SystemLog(options.syslog).write
    try:
        return run_between(partial(LogHost, [options.core, "serve", *passed], write))
    except OSError as error:
        print(f"log_host.py: {options.core} can't be started: {error.strerror}", file=sys.stderr)
        return 69


if __name__ == "__main__":
    leave(main(sys.argv[1:]))
