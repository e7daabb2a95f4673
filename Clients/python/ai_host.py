#!/usr/bin/env python3
"""A host that gives the core a model, by any server that speaks the format of OpenAI's chat completions.

    ai_host.py --model NAME [--url URL] [--key-env NAME] [--shared] [--core PATH] [-- WORDS...]
    ai_host.py --recorded FILE                           [--shared] [--core PATH] [-- WORDS...]

Without --shared it starts `mainspring serve WORDS...` and stands between the core and a front end, which speaks to it
over standard input and output as to the core itself. With --shared it joins the core of a data directory
(`mainspring serve --shared WORDS...`) and serves every front end of it, until it is stopped by a signal.

It offers `host.ai.available` and `host.ai.respond`. The answer's JSON Schema goes to the server as `response_format`
(Ollama, llama.cpp and vLLM keep to it), and streams come as server-sent events. When the core cancels a question, the
connection to the server is closed, which ends the work there. The key of a server that wants one stands in the
environment variable that --key-env names. With --recorded nobody is asked: FILE holds an answer for each task, as
`answers.json` beside this file does.

`completions.py` speaks to the server.
"""

import argparse
import concurrent.futures
import functools
import json
import os
import sys
import threading

from between import PatientBetween, leave, run_between
from completions import OLLAMA, Connection, ModelError, Server, part

CAPABILITIES = ["host.ai.available", "host.ai.respond"]


class Recorded:
    """Answers from a file, one for each task."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            self.answers = json.load(file)

    def available(self):
        return {"available": True}

    def respond(self, params, show, _):
        answer = self.answers.get(params["task"])
        if answer is None:
            raise ModelError(f"no answer is recorded for {params['task']}")
        if params["stream"]:
            text = json.dumps(answer)
            for end in range(8, len(text), 8):
                if beginning := part(text[:end]):
                    show(beginning)
        return answer


class AIHost(PatientBetween):
    """Gives the core a model."""

    capabilities = CAPABILITIES

    def __init__(self, words, server, receive, send):
        self.server = server
        self.pool = concurrent.futures.ThreadPoolExecutor(8)
        self.connections = {}
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
            if message["method"] == "host.ai.available":
                outcome = {"result": self.server.available()}
            else:
                show = functools.partial(self.show, id)
                outcome = {"result": {"content": self.server.respond(message["params"], show, connection)}}
        except ModelError as error:
            outcome = {"error": {"code": 1, "message": str(error)[:300]}}
            if error.kind and error.kind != "key":
                outcome["error"]["data"] = {"kind": error.kind}
        except Exception as error:  # Whatever an answer does to its reader, the core hears of it.
            outcome = {"error": {"code": 1, "message": f"the host failed: {type(error).__name__}: {error}"[:300]}}
        if self.connections.pop(id, None):
            self.answered({"jsonrpc": "2.0", "id": id, **outcome})

    def show(self, id, content):
        progress = {"jsonrpc": "2.0", "method": "host.progress", "params": {"id": id, "content": content}}
        self.write(json.dumps(progress).encode() + b"\n")

    def ended(self):
        super().ended()
        self.pool.shutdown(wait=False, cancel_futures=True)


def parse(words):
    parser = argparse.ArgumentParser(
        description="Gives the core a model, by a server that speaks the format of OpenAI's chat completions.",
        epilog="Words behind -- are passed to mainspring serve.",
    )
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--model", metavar="NAME", help="the model, as the server calls it")
    source.add_argument(
        "--recorded", metavar="FILE", help="answers from a file, such as answers.json beside this program"
    )
    parser.add_argument("--url", default=OLLAMA, help=f"where the server's interface begins (default: {OLLAMA})")
    parser.add_argument("--key-env", metavar="NAME", help="the environment variable with the server's key")
    parser.add_argument(
        "--timeout", metavar="SECONDS", type=float, default=120.0, help="how long the server may be silent (120)"
    )
    parser.add_argument("--shared", action="store_true", help="join the core of a directory, and serve its programs")
    parser.add_argument("--core", metavar="PATH", default="mainspring", help="the core's program (default: mainspring)")
    split = words.index("--") if "--" in words else len(words)
    options, passed = parser.parse_args(words[:split]), words[split + 1 :]
    if any(word.split("=")[0] == "--framing" for word in passed):
        parser.error("this host speaks lines; --framing can't be passed")
    if not options.timeout > 0:
        parser.error("--timeout must be more than 0 seconds")
    if options.key_env and not os.environ.get(options.key_env):
        parser.error(f"the environment variable {options.key_env} is empty, and must hold the server's key")
    if options.recorded:
        try:
            return options, passed, Recorded(options.recorded)
        except (OSError, ValueError) as error:
            parser.error(f"--recorded: {options.recorded} can't be used: {error}")
    try:
        server = Server(
            options.url, options.model, os.environ[options.key_env] if options.key_env else None, options.timeout
        )
    except ValueError as error:
        parser.error(f"--url: {error}")
    return options, passed, server


def main(words):
    options, passed, server = parse(words)
    core = [options.core, "serve", *(["--shared"] if options.shared else []), *passed]

    def make(receive, send):
        if options.shared:
            # Nobody speaks through this program: it is here until it is stopped, and drops what is for nobody.
            receive, send = functools.partial(wait_for_ever, threading.Event()), lambda line: None
        return AIHost(core, server, receive, send)

    try:
        return run_between(make)
    except OSError as error:
        print(f"ai_host.py: {options.core} can't be started: {error.strerror}", file=sys.stderr)
        return 69


def wait_for_ever(event):
    event.wait()
    return b""


if __name__ == "__main__":
    leave(main(sys.argv[1:]))
