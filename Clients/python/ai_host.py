#!/usr/bin/env python3
"""A host that gives the core a model: any server that speaks the format of OpenAI's chat completions.

    ai_host.py --model NAME [--url URL] [--key-env NAME] [--shared] [--core PATH] [-- WORDS...]
    ai_host.py --recorded FILE                           [--shared] [--core PATH] [-- WORDS...]

Without --shared, the host starts `mainspring serve WORDS...`. A front end then talks to the host over standard input
and output, as it would to the core itself. With --shared, the host joins the core of a data directory
(`mainspring serve --shared WORDS...`). It serves every front end of that core, until a signal ends the host.

The host offers `host.ai.available` and `host.ai.respond`. It sends the answer's JSON Schema to the server as
`response_format` (Ollama, llama.cpp and vLLM follow the schema). Streams come as server-sent events. When the core
cancels a question, the host closes the connection to the server, which ends the work there. If the server needs a key,
--key-env names the environment variable with the key. With --recorded, the host asks no server: FILE has an answer for
each task, as in `answers.json` beside this file.

`completions.py` talks to the server.
"""

import functools
import json
import os
import sys

from answering import Answering, options_of, parser_of, serve
from between import leave
from completions import OLLAMA, ModelError, Server, part

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
            raise ModelError(f"the file has no recorded answer for the task {params['task']}")
        if params["stream"]:
            text = json.dumps(answer)
            for end in range(8, len(text), 8):
                if beginning := part(text[:end]):
                    show(beginning)
        return answer


class AIHost(Answering):
    """Gives the core a model."""

    capabilities = CAPABILITIES

    def __init__(self, words, server, receive, send):
        self.server = server
        super().__init__(words, receive, send)

    def respond(self, message, connection):
        if message["method"] == "host.ai.available":
            return self.server.available()
        show = functools.partial(self.show, message["id"])
        return {"content": self.server.respond(message["params"], show, connection)}


def parse(words):
    parser = parser_of("Gives the core a model, by a server that speaks the format of OpenAI's chat completions.")
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--model", metavar="NAME", help="the server's name of the model")
    source.add_argument(
        "--recorded", metavar="FILE", help="answers from a file, such as answers.json beside this program"
    )
    parser.add_argument("--url", default=OLLAMA, help=f"the address of the server's API (default: {OLLAMA})")
    parser.add_argument("--key-env", metavar="NAME", help="the environment variable with the server's key")
    parser.add_argument(
        "--timeout",
        metavar="SECONDS",
        type=float,
        default=120.0,
        help="the longest time without a sign of the server (default: 120)",
    )
    options, passed = options_of(parser, words)
    if options.key_env and not os.environ.get(options.key_env):
        parser.error(f"the environment variable {options.key_env} is empty: set it to the server's key")
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
    return serve("ai_host.py", options, passed, lambda core, receive, send: AIHost(core, server, receive, send))


if __name__ == "__main__":
    leave(main(sys.argv[1:]))
