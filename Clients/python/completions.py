"""Gets the answers of a model from a server with the format of OpenAI's chat completions
(https://platform.openai.com/docs/api-reference/chat), such as Ollama, llama.cpp, vLLM, or a service.

    server = Server("http://127.0.0.1:11434/v1", "llama3.2")
    server.respond(params, print, Connection())  # with the params of host.ai.respond

`part(text)` reads the beginning of a JSON text. Standard library only.
"""

import http.client
import json
import re

import servers
from servers import Connection, Events, ServerError, address

OLLAMA = "http://127.0.0.1:11434/v1"


# The error of a request that has no answer. Its `kind` is the kind of the error, or None if that is not known.
ModelError = ServerError


class reached(servers.reached):
    """`servers.reached` for a model: if the server does not answer in time, the kind of the error is `busy`."""

    late = "busy"


class Server:
    """A server with a model."""

    # The greatest length of an answer, in bytes. A usual answer has some kilobytes.
    longest = 1 << 20

    def __init__(self, url, model, key=None, timeout=120.0):
        self.url, self.model, self.key, self.timeout = address(url, OLLAMA), model, key, timeout

    def available(self):
        """Returns the result of `host.ai.available`: whether the server has the model."""
        try:
            connection = Connection()
            models = json.loads(self.body(self.request(connection, "GET", "/models", timeout=5)))
            names = [one["id"] for one in models["data"]]
        except ModelError as error:
            return {"available": False, "reason": "notEnabled" if error.kind == "key" else "other"}
        except (ValueError, KeyError, TypeError):
            return {"available": False, "reason": "other"}
        # Ollama adds the tag `latest` to a name without a tag.
        if self.model in names or f"{self.model}:latest" in names:
            return {"available": True}
        return {"available": False, "reason": "modelNotReady"}

    def respond(self, params, show, connection):
        """Returns the object that the model answers.

        If the core wants a stream, `show(part)` is called with each part of the answer."""
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
                    # The server accepts a schema as strict only if all members are required.
                    "strict": set(params["schema"]["required"]) == set(params["schema"]["properties"]),
                },
            },
            "stream": params["stream"],
        }
        response = self.request(connection, "POST", "/chat/completions", json.dumps(question).encode())
        text = self.streamed(response, show) if params["stream"] else self.whole(response)
        return read(text)

    def request(self, connection, method, path, body=None, timeout=None):
        headers = {"Accept": "application/json, text/event-stream", "User-Agent": "mainspring-ai-host"}
        if body is not None:
            headers["Content-Type"] = "application/json"
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        query = f"?{self.url.query}" if self.url.query else ""
        with reached(connection, timeout or self.timeout):
            conversation = connection.open(self.url, timeout or self.timeout)
            conversation.request(method, self.url.path.rstrip("/") + path + query, body, headers)
            response = conversation.getresponse()
        # The response keeps the connection, so that it stays open while the response is read.
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
            raise ModelError("the server's answer is not a chat completion: check --url", "malformed") from error

    def streamed(self, response, show):
        """Returns the answer's text from a stream of server-sent events (HTML Living Standard, section 9.2)."""
        text, shown, is_finished = "", None, False
        for data in self.events(response):
            if data == "[DONE]":
                is_finished = True
                break
            try:
                event = json.loads(data)
                if "error" in event:
                    raise refusal(500, data.encode())
                # Some servers send a last event about the number of tokens. It has no choices.
                for choice in event["choices"][:1]:
                    check(choice, choice.get("delta") or {})
                    text += (choice.get("delta") or {}).get("content") or ""
                    is_finished = is_finished or choice.get("finish_reason") is not None
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                raise ModelError("the server's events are not a chat completion: check --url", "malformed") from error
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
        """Yields the data of each event."""
        events = Events(self.longest)
        while True:
            with reached(response.cancelled, self.timeout):
                chunk = response.read1(1 << 14)
            if not chunk:
                return
            for _, data in events.feed(chunk):
                yield data


def check(choice, message):
    """Raises an error if a choice has a refusal, or ended for another reason than a complete answer."""
    if message.get("refusal"):
        raise ModelError(f"the model refused: {message['refusal']}", "refused")
    if choice.get("finish_reason") == "content_filter":
        raise ModelError("the server's filter stopped the answer", "guardrail")
    if choice.get("finish_reason") == "length":
        raise ModelError("the answer is longer than the model allows", "tooLong")


def refusal(status, body):
    """Returns the error for an HTTP status, with the server's own message if it has one."""
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


def refuse(constant):
    """Refuses NaN and Infinity, which are not JSON (RFC 8259, section 6)."""
    raise ValueError(constant)


def read(text):
    """Returns the object of a model's answer. Some models put it into a Markdown code block."""
    for candidate in (text, re.sub(r"^\s*```(?:json)?\s*(.*?)\s*```\s*$", r"\1", text, flags=re.S)):
        try:
            found = json.loads(candidate, parse_constant=refuse)
            # A text with a lone surrogate can't be written as UTF-8.
            json.dumps(found, ensure_ascii=False).encode()
        except (ValueError, RecursionError):
            continue
        if isinstance(found, dict):
            return found
    raise ModelError("the model's answer is not a JSON object", "malformed")


def part(text):
    """Reads the beginning of an object's JSON text.

    Returns the members that are there already, or None if there are none. A string counts even if its end is missing. A
    number or a name counts only when its end is there."""
    text = text.lstrip().removeprefix("```json").removeprefix("```").lstrip()
    decoder = json.JSONDecoder()
    try:
        found, _ = decoder.raw_decode(text)
        return found if isinstance(found, dict) else None
    except (ValueError, RecursionError):
        pass
    if not text.startswith("{"):
        return None
    # The closing characters that are missing, whether the text ends inside a string or after a backslash, and each
    # place where the text can be cut, with the closing characters that are missing there.
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
        # An incomplete escape at the end is cut off.
        candidates.insert(0, (re.sub(r"\\(u[0-9a-fA-F]{0,3})?$", "", text) + '"', list(closers)))
    for beginning, open in candidates:
        try:
            found = json.loads(beginning + "".join(reversed(open)))
        except (ValueError, RecursionError):
            continue
        return found if isinstance(found, dict) else None
    return None
