"""The time that the package for Python adds to a call: client_calls.py PACKAGE MAINSPRING COUNT.

Prints the seconds of COUNT calls one after the other, by hand and through the package, and how many a second the
package makes at once.
"""

import json
import subprocess
import sys
import time

sys.path.insert(0, sys.argv[1])

from mainspring import Core

BINARY, COUNT = sys.argv[2], int(sys.argv[3])


def by_hand():
    words = [BINARY, "serve", "--data", ":memory:"]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        start = time.perf_counter()
        for number in range(COUNT):
            request = {"jsonrpc": "2.0", "id": number, "method": "system.ping", "params": {}}
            process.stdin.write(json.dumps(request).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
        spent = time.perf_counter() - start
        process.stdin.close()
    return spent


def by_the_package():
    with Core(":memory:", command=[BINARY, "serve"]) as core:
        start = time.perf_counter()
        for _ in range(COUNT):
            core.system.ping()
        middle = time.perf_counter()
        for call in [core.submit(core.system.ping) for _ in range(COUNT)]:
            call.result()
        return middle - start, COUNT / (time.perf_counter() - middle)


print(by_hand(), *by_the_package())
