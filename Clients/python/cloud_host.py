#!/usr/bin/env python3
"""A host with a cloud of its own, which passes everything else between the core and a front end.

    cloud_host.py --container FILE [--account NAME] [--core PATH] [-- WORDS...]

It starts `mainspring serve --cloud host WORDS...` and offers it the requests `host.cloud.*`. A front end speaks to it
over standard input and output, a line a message, as it would to the core itself; what the core asks of the cloud is
answered here.

The cloud is the container in FILE, as the account NAME has it: what the core asks is passed on to a process that speaks
for it (`mainspring cloud serve`), which is started again when it has ended, and what that says of changes goes to the
core. The core is told what policy.deployment needs to use it: `--build-environment production`, and `--app-config` with
the file `deployment.json` beside this one, unless WORDS say something else. A host whose cloud is another (CloudKit, a
server) has its own calls in the place of that process.

At the end of the front end's input the core's is held open until all that was asked is answered.
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
    """A process that speaks for a container, as lines of JSON-RPC."""

    def __init__(self, words, answered, said):
        """`answered(response)` and `said(notification)` are called on another thread."""
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
        # In a session of its own, it ends with its input, and not by a key that ends the front end.
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
            # Whoever looks for changes has it started again. One that ends each time is not started in a hurry.
            time.sleep(2)
            self.said({"method": "sync.remoteChanged", "params": {"database": "private"}})

    def refuse(self, id):
        error = {"code": 1, "message": "the process of the container has ended", "data": {"kind": "networkFailure"}}
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
        description="Gives the core a cloud, and passes everything else between the core and a front end.",
        epilog="Words behind -- are passed to mainspring serve.",
    )
    parser.add_argument(
        "--container", metavar="FILE", required=True, help="the file of the container, which may be new"
    )
    parser.add_argument("--account", metavar="NAME", default="me", help="whose the cloud is (default: me)")
    parser.add_argument("--core", metavar="PATH", default="mainspring", help="the core's program (default: mainspring)")
    split = words.index("--") if "--" in words else len(words)
    options, passed = parser.parse_args(words[:split]), words[split + 1 :]
    if any(word.split("=")[0] in ("--framing", "--cloud") for word in passed):
        parser.error("this host speaks lines, and is the cloud: neither --framing nor --cloud can be passed")
    return options, passed


def deployment(passed):
    """What lets the core use a host's cloud, where the words do not say it: an app that was built for production, and
    a document that names a container."""
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
