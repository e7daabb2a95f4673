#!/usr/bin/env python3
"""A host with a cloud of its own, which passes everything else between the core and a front end.

    cloud_host.py --container FILE [--account NAME] [--core PATH] [-- WORDS...]

The host starts `mainspring serve --cloud host WORDS...` and offers it the requests `host.cloud.*`. A front end talks to
the host over standard input and output, one line per message, as it would to the core itself. The host answers the
core's requests for the cloud.

The cloud is the container in FILE, as the account NAME sees it. The host passes the core's requests on to a process
that serves the container (`mainspring cloud serve`), and passes the process's messages about changes to the core. If
the process ends, the host starts it again. The core gets the options that policy.deployment needs for the container:
`--build-environment production`, and `--app-config` with the file `deployment.json` beside this one, unless WORDS have
other values. A host with another cloud (CloudKit, a server) calls that cloud in place of this process.

At the end of the front end's input, the host keeps the core's input open until all requests have a reply.
"""

import argparse
import functools
import json
import pathlib
import subprocess
import sys
import threading
import time

from between import PatientBetween, leave, run_between

SHARES = ["create", "get", "update", "invite", "delete", "metadata", "accept", "leave"]
CAPABILITIES = [
    "host.cloud.account",
    "host.cloud.database.changes",
    "host.cloud.zone.changes",
    "host.cloud.zones.modify",
    "host.cloud.records.modify",
    "host.cloud.asset.download",
    "host.cloud.records.query",
    *(f"host.cloud.share.{verb}" for verb in SHARES),
]


class CloudProcess:
    """The process that serves a container. It reads and writes lines of JSON-RPC."""

    def __init__(self, words, answered, said):
        """`answered(response)` and `said(notification)` are called for the process's messages, on another thread."""
        self.words, self.tell, self.said = words, answered, said
        self.lock = threading.Lock()
        self.process, self.waiting, self.is_over = None, set(), False

    def ask(self, message):
        with self.lock:
            self.waiting.add(message["id"])
            try:
                if self.process is None or self.process.poll() is not None:
                    self.start()
                self.process.stdin.write(json.dumps(message).encode() + b"\n")
                self.process.stdin.flush()
                return
            except OSError:
                self.waiting.discard(message["id"])
        self.refuse(message["id"])

    def start(self):
        # In a session of its own, the process does not get the terminal's interrupt. It ends when its input ends.
        self.process = subprocess.Popen(
            self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        threading.Thread(target=self.read, args=(self.process,), daemon=True).start()

    def read(self, process):
        for line in process.stdout:
            message = json.loads(line)
            if "method" in message:
                self.said(message)
            else:
                with self.lock:
                    self.waiting.discard(message["id"])
                self.tell(message)
        process.wait()
        with self.lock:
            lost, self.waiting = self.waiting, set()
        for id in lost:
            self.refuse(id)
        if not lost and not self.is_over:
            # The notification makes the core look for changes, which starts the process again. The pause keeps a
            # process that always ends from being started without end.
            time.sleep(2)
            self.said({"method": "sync.remoteChanged", "params": {"database": "private"}})

    def refuse(self, id):
        error = {"code": 1, "message": "the container's process ended: try again", "data": {"kind": "networkFailure"}}
        self.tell({"jsonrpc": "2.0", "id": id, "error": error})

    def end(self):
        with self.lock:
            self.is_over = True
            if self.process is not None:
                self.process.stdin.close()


class CloudHost(PatientBetween):
    """Gives the core a cloud."""

    capabilities = CAPABILITIES

    def __init__(self, words, container, receive, send):
        self.container = CloudProcess(container, self.answered, self.said)
        super().__init__(words, receive, send)

    def ask(self, message):
        self.container.ask(message)

    def said(self, message):
        self.write(
            json.dumps({"jsonrpc": "2.0", "method": message["method"], "params": message["params"]}).encode() + b"\n"
        )

    def ended(self):
        super().ended()
        self.container.end()


def parse(words):
    parser = argparse.ArgumentParser(
        description="Gives the core a cloud, and passes all other lines between the core and a front end.",
        epilog="The words after -- are options of mainspring serve.",
    )
    parser.add_argument(
        "--container",
        metavar="FILE",
        required=True,
        help="the file of the container; it is created if it does not exist",
    )
    parser.add_argument("--account", metavar="NAME", default="me", help="the account that owns the cloud (default: me)")
    parser.add_argument("--core", metavar="PATH", default="mainspring", help="the core's program (default: mainspring)")
    split = words.index("--") if "--" in words else len(words)
    options, passed = parser.parse_args(words[:split]), words[split + 1 :]
    if any(word.split("=")[0] in ("--framing", "--cloud") for word in passed):
        parser.error("this host reads and writes lines, and is the cloud: leave --framing and --cloud out")
    return options, passed


def deployment(passed):
    """Returns the options that the core needs to use a host's cloud, unless `passed` has them: the build environment
    `production`, and a document that names a container."""
    usual = {"--build-environment": "production", "--app-config": pathlib.Path(__file__).with_name("deployment.json")}
    given = {word.split("=")[0] for word in passed}
    return [f"{name}={value}" for name, value in usual.items() if name not in given]


def main(words):
    options, passed = parse(words)
    container = [options.core, "cloud", "serve", options.container, "--account", options.account]
    core = [options.core, "serve", "--cloud", "host", *deployment(passed), *passed]
    try:
        return run_between(functools.partial(CloudHost, core, container))
    except OSError as error:
        print(f"cloud_host.py: {options.core} can't be started: {error.strerror}", file=sys.stderr)
        return 69


if __name__ == "__main__":
    leave(main(sys.argv[1:]))
