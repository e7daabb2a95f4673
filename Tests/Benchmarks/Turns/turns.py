#!/usr/bin/env python3
"""Measures how long each method holds the loop of a shared core, with the largest data.

    Tests/Benchmarks/Turns/turns.py [--binary FILE] [--part N] [--keep DIR] [--over MS] [METHOD...]

One program asks a method; another one pings all the time. The longest time between two replies to pings, while the
method is served, is the longest turn that it had. A method is asked several times where it can be, and the shortest of
these maxima counts: other work on the machine makes a turn longer and never shorter. With --keep the filled directory
is used again: to fill it takes minutes.
"""

import argparse
import json
import os
import pathlib
import select
import shutil
import subprocess
import sys
import tempfile
import time

import asks
import large


class Program:
    """A program that shares the core, spoken to without waiting."""

    def __init__(self, binary, data, *options):
        self.process = subprocess.Popen(
            [binary, "serve", "--shared", "--linger", "1", "--data", str(data), *options],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0,
        )  # fmt: skip
        self.output = self.process.stdout.fileno()
        self.pending = bytearray()
        self.number = 0

    def send(self, method, params=None):
        self.number += 1
        line = json.dumps({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params or {}})
        self.process.stdin.write(line.encode() + b"\n")
        return self.number

    def read(self):
        """Reads the whole lines that have come."""
        self.pending += os.read(self.output, 1 << 20)
        *lines, rest = self.pending.split(b"\n")
        self.pending = bytearray(rest)
        return lines

    def call(self, method, params=None):
        number = self.send(method, params)
        while True:
            for line in self.read():
                reply = json.loads(line)
                if reply.get("id") == number:
                    return reply

    def end(self):
        self.process.stdin.close()
        self.process.wait()


class Turns:
    """The core, one program that calls methods, and one program that pings."""

    def __init__(self, binary, data, *options):
        self.pinger = Program(binary, data, *options)
        self.asker = Program(binary, data, *options)
        self.pinger.call("system.ping")
        self.asker.call("system.ping")

    def measure(self, method, params):
        """Returns the longest turn in ms, the duration of the whole call, and the reply."""
        poll = select.poll()
        poll.register(self.pinger.output, select.POLLIN)
        poll.register(self.asker.output, select.POLLIN)
        begin = last = time.perf_counter()
        number = self.asker.send(method, params)
        reply, longest, is_asking = None, 0.0, True
        self.pinger.send("system.ping")
        while reply is None or is_asking:
            for ready, _ in poll.poll():
                if ready == self.pinger.output:
                    self.pinger.read()
                    now = time.perf_counter()
                    longest, last = max(longest, now - last), now
                    is_asking = reply is None
                    if is_asking:
                        self.pinger.send("system.ping")
                else:
                    for line in self.asker.read():
                        if line.startswith(b'{"jsonrpc":"2.0","id":%d,' % number):
                            reply, took = line, time.perf_counter() - begin
        return longest * 1000, took * 1000, json.loads(reply)

    def end(self):
        self.asker.end()
        self.pinger.end()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", default=".build/release/mainspring")
    parser.add_argument("--part", type=int, default=1, help="a company of the so-manieth part")
    parser.add_argument("--keep", help="where the filled directory is kept for the next run")
    parser.add_argument("--over", type=float, default=0, help="print only turns that are longer, in ms")
    parser.add_argument("--json", help="write the figures to this file, too")
    parser.add_argument("--begin", metavar="METHOD", help="the first one to be asked")
    parser.add_argument("methods", nargs="*")
    options = parser.parse_args()
    binary = str(pathlib.Path(options.binary).resolve())
    with tempfile.TemporaryDirectory() as scratch:
        kept = pathlib.Path(options.keep or scratch) / "filled"
        shop = large.Large(binary, kept, options.part)
        if not kept.exists():
            kept.parent.mkdir(parents=True, exist_ok=True)
            shop.fill()
            known = {name: value for name, value in vars(shop).items() if name not in ("binary", "data")}
            kept.with_suffix(".json").write_text(json.dumps(known))
        vars(shop).update(json.loads(kept.with_suffix(".json").read_text()))
        data = pathlib.Path(scratch) / "data"
        shutil.copytree(kept, data, ignore=shutil.ignore_patterns("*.sock", "lock"))
        run(options, binary, data, shop)


def run(options, binary, data, shop):
    methods = {one["name"] for one in json.loads(subprocess.check_output([binary, "openrpc"]))["methods"]}
    if os.geteuid() == 0:
        # Other work on the machine must not be measured.
        os.nice(-15)
    turns, found, met = Turns(binary, data), [], set()
    asked = asks.Asks(shop, data.parent, turns.asker.call)
    begun = options.begin is None
    for ask in asked.all():
        begun = begun or ask.method == options.begin
        if not begun or options.methods and ask.method not in options.methods:
            continue
        best = None
        for _ in range(ask.times):
            longest, took, reply = turns.measure(ask.method, ask.params())
            if best is None or longest < best[0]:
                best = (longest, took)
            if "error" in reply:
                print(f"{ask.name}: {json.dumps(reply['error'])[:400]}", file=sys.stderr, flush=True)
                break
            asked.heard(ask, reply["result"])
        met.add(ask.method)
        found.append((ask.name, *best))
        if best[0] > options.over:
            print(f"{best[0]:9.2f} ms  of {best[1]:9.1f} ms  {ask.name}", flush=True)
    turns.end()
    print("\nlongest first:")
    for name, longest, took in sorted(found, key=lambda one: -one[1]):
        if longest > max(1, options.over):
            print(f"{longest:9.2f} ms  of {took:9.1f} ms  {name}")
    if not options.methods:
        print("not asked:", ", ".join(sorted(methods - met)))
    if options.json:
        pathlib.Path(options.json).write_text(json.dumps(found))


if __name__ == "__main__":
    main()
