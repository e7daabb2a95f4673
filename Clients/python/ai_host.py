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

As a module: `Server(url, model).respond(params, show, connection)` answers one question; `part(text)` reads the
beginning of a JSON text.
"""

import argparse
import concurrent.futures
import contextlib
import functools
import http.client
import json
import os
import re
import socket
import sys
import threading
import urllib.parse

from between import PatientBetween, leave, run_between

CAPABILITIES = ["host.ai.available", "host.ai.respond"]
OLLAMA = "http://127.0.0.1:11434/v1"


class ModelError(Exception):
    """There is no answer; the message says why, and `kind` what sort of error it is, if that is known."""

    def __init__(self, message, kind=None):
        super().__init__(message)
        self.kind = kind


class Connection:
    """A connection to the server that another thread may end."""

    def __init__(self):
        self.lock = threading.Lock()
        self.sock, self.is_cancelled = None, False

    def open(self, http):
        http.connect()
        with self.lock:
            # The response may outlive `http`, which forgets its socket then.
            self.sock = http.sock
            if self.is_cancelled:
                raise ModelError("it was cancelled")

    def cancel(self):
        with self.lock:
            self.is_cancelled = True
        if self.sock:
            with contextlib.suppress(OSError):
                # Whoever reads from it wakes up, and the server hears that nobody listens any more.
                self.sock.shutdown(socket.SHUT_RDWR)


class Server:
    """A server with a model."""

    # In bytes: an answer has some kilobytes.
    longest = 1 << 20

    def __init__(self, url, model, key=None, timeout=120.0):
        self.url, self.model, self.key, self.timeout = urllib.parse.urlsplit(url), model, key, timeout
        if self.url.scheme not in ("http", "https") or not self.url.hostname:
            raise ValueError(f"{url} is no URL of a server, such as {OLLAMA}")

    def available(self):
        """Whether the server has the model, as the core asks for it."""
        try:
            connection = Connection()
            models = json.loads(self.body(self.request(connection, "GET", "/models", timeout=5)))
            names = [one["id"] for one in models["data"]]
        except ModelError as error:
            return {"available": False, "reason": "notEnabled" if error.kind == "key" else "other"}
        except (ValueError, KeyError, TypeError):
            return {"available": False, "reason": "other"}
        # Ollama adds the tag of the newest one.
        if self.model in names or f"{self.model}:latest" in names:
            return {"available": True}
        return {"available": False, "reason": "modelNotReady"}

    def respond(self, params, show, connection):
        """The object that the model answers. `show(part)` is called with the parts of it, where they are wanted."""
        question = {
            "model": self.model,
            "messages": [
                {"role": "system", "content": params["instructions"]},
                {"role": "user", "content": params["prompt"]},
            ],
            "response_format": {
                "type": "json_schema",
                "json_schema": {
                    "name": re.sub(r"[^A-Za-z0-9_-]", "_", params["task"])[:64],
                    "schema": params["schema"],
                    # A strict schema has no member that may be left out.
                    "strict": set(params["schema"]["required"]) == set(params["schema"]["properties"]),
                },
            },
            "stream": params["stream"],
        }
        response = self.request(connection, "POST", "/chat/completions", json.dumps(question).encode())
        text = self.streamed(response, show) if params["stream"] else self.whole(response)
        return read(text)

    def request(self, connection, method, path, body=None, timeout=None):
        kind = http.client.HTTPSConnection if self.url.scheme == "https" else http.client.HTTPConnection
        conversation = kind(self.url.hostname, self.url.port, timeout=timeout or self.timeout)
        headers = {"Accept": "application/json, text/event-stream", "User-Agent": "mainspring-ai-host"}
        if body is not None:
            headers["Content-Type"] = "application/json"
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        query = f"?{self.url.query}" if self.url.query else ""
        with reached(connection, timeout or self.timeout):
            connection.open(conversation)
            conversation.request(method, self.url.path.rstrip("/") + path + query, body, headers)
            response = conversation.getresponse()
        # The connection lives as long as the response.
        response.conversation, response.cancelled = conversation, connection
        if response.status != 200:
            raise refusal(response.status, self.body(response))
        return response

    def body(self, response):
        with reached(response.cancelled, self.timeout):
            body = response.read(self.longest + 1)
            response.conversation.close()
        if len(body) > self.longest:
            raise ModelError("the model's answer is too long", "malformed")
        return body

    def whole(self, response):
        try:
            choice = json.loads(self.body(response))["choices"][0]
            message = choice["message"]
            check(choice, message)
            return message["content"] or ""
        except (ValueError, KeyError, IndexError, TypeError, AttributeError) as error:
            raise ModelError("the server's answer is no chat completion", "malformed") from error

    def streamed(self, response, show):
        """The text of server-sent events (HTML Living Standard, section 9.2)."""
        text, shown, is_finished = "", None, False
        for data in self.events(response):
            if data == "[DONE]":
                is_finished = True
                break
            try:
                event = json.loads(data)
                if "error" in event:
                    raise refusal(500, data.encode())
                # Some servers end with an event about the tokens, which has no choices.
                for choice in event["choices"][:1]:
                    check(choice, choice.get("delta") or {})
                    text += (choice.get("delta") or {}).get("content") or ""
                    is_finished = is_finished or choice.get("finish_reason") is not None
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                raise ModelError("the server's events are no chat completion", "malformed") from error
            if len(text) > self.longest:
                raise ModelError("the model's answer is too long", "malformed")
            now = part(text)
            if now and now != shown:
                show(now)
                shown = now
        response.conversation.close()
        if not is_finished:
            raise ModelError("the server ended in the middle of its answer", "malformed")
        return text

    def events(self, response):
        """The data of each event."""
        lines = []
        while True:
            with reached(response.cancelled, self.timeout):
                line = response.readline(self.longest)
            if not line:
                return
            line = line.decode(errors="replace").rstrip("\r\n")
            if line.startswith("data:"):
                lines.append(line[5:].removeprefix(" "))
            elif not line and lines:
                yield "\n".join(lines)
                lines = []


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


class reached:
    """Says of what goes wrong on the way to a server what that was."""

    def __init__(self, connection, timeout):
        self.connection, self.timeout = connection, timeout

    def __enter__(self):
        return self

    def __exit__(self, kind, error, _):
        if error is None or isinstance(error, ModelError):
            return
        if self.connection.is_cancelled:
            raise ModelError("it was cancelled") from error
        if isinstance(error, TimeoutError):
            raise ModelError(f"the server did not answer within {self.timeout:g} s", "busy") from error
        if isinstance(error, (OSError, http.client.HTTPException)):
            raise ModelError(f"the server can't be reached: {error or type(error).__name__}") from error


def check(choice, message):
    """Raises what a choice says instead of an answer."""
    if message.get("refusal"):
        raise ModelError(f"the model refused: {message['refusal']}", "refused")
    if choice.get("finish_reason") == "content_filter":
        raise ModelError("the server's filter stopped the answer", "guardrail")
    if choice.get("finish_reason") == "length":
        raise ModelError("the model has no room for the whole answer", "tooLong")


def refusal(status, body):
    """The error for a status of HTTP, in the server's words."""
    code, said = None, ""
    try:
        error = json.loads(body)["error"]
        code, said = (error.get("code"), error["message"]) if isinstance(error, dict) else (None, error)
    except (ValueError, KeyError, TypeError):
        pass
    said = str(said)[:200] or http.client.responses.get(status, "an error")
    if code == "content_filter":
        kind = "guardrail"
    elif status == 413 or code == "context_length_exceeded" or re.search(r"context.*(length|size|window|exceed)", said):
        kind = "tooLong"
    elif status in (401, 403):
        kind = "key"
    else:
        kind = "busy" if status in (429, 503, 529) else None
    return ModelError(f"the server answered {status}: {said}", kind)


def read(text):
    """The object of a model's answer, which some models put between the marks of a block of code."""
    for candidate in (text, re.sub(r"^\s*```(?:json)?\s*(.*?)\s*```\s*$", r"\1", text, flags=re.S)):
        try:
            found = json.loads(candidate)
        except (ValueError, RecursionError):
            continue
        if isinstance(found, dict):
            return found
    raise ModelError("the model's answer is no JSON object", "malformed")


def part(text):
    """What is certain of an object of which the beginning is there, or None: a text may go on, and a number or a name
    counts when its end is there."""
    text = text.lstrip().removeprefix("```json").removeprefix("```").lstrip()
    decoder = json.JSONDecoder()
    try:
        found, _ = decoder.raw_decode(text)
        return found if isinstance(found, dict) else None
    except (ValueError, RecursionError):
        pass
    if not text.startswith("{"):
        return None
    # What is open, where the last whole value ended, and whether a string has begun.
    closers, is_in_string, is_escaped, ends = [], False, False, []
    for index, character in enumerate(text):
        if is_in_string:
            if is_escaped:
                is_escaped = False
            elif character == "\\":
                is_escaped = True
            elif character == '"':
                is_in_string = False
                ends.append((index + 1, list(closers)))
        elif character == '"':
            is_in_string = True
        elif character in "{[":
            closers.append("}" if character == "{" else "]")
            ends.append((index + 1, list(closers)))
        elif character in "}]":
            closers.pop()
            ends.append((index + 1, list(closers)))
        elif character == ",":
            ends.append((index, list(closers)))
    candidates = [(text[:end], open) for end, open in reversed(ends)]
    if is_in_string:
        # Without the beginning of an escape.
        candidates.insert(0, (re.sub(r"\\(u[0-9a-fA-F]{0,3})?$", "", text) + '"', list(closers)))
    for beginning, open in candidates:
        try:
            found = json.loads(beginning + "".join(reversed(open)))
        except (ValueError, RecursionError):
            continue
        return found if isinstance(found, dict) else None
    return None


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
