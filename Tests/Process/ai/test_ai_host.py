"""The ready-made host of a model in Python, before a real server on loopback that speaks chat completions."""

import http.server
import importlib.util
import json
import os
import queue
import signal
import subprocess
import sys
import threading

import pytest

from support.core import BINARY, PATIENCE, PATIENT, ROOT, Core, request, until
from support.model import WORDS, nth
from support.sharing import Shared

PROGRAM = ROOT / "Clients/python/ai_host.py"

spec = importlib.util.spec_from_file_location("ai_host", PROGRAM)
ai_host = importlib.util.module_from_spec(spec)
sys.dont_write_bytecode = True
sys.path.insert(0, str(PROGRAM.parent))
spec.loader.exec_module(ai_host)


class Models(http.server.ThreadingHTTPServer):
    """A server with the interface of OpenAI's models. If `behave` is set, `behave(handler, question)` answers
    instead."""

    daemon_threads = True

    def __init__(self):
        self.asked, self.behave, self.names, self.headers = [], None, ["tiny:latest"], []
        # The questions whose client closed the connection before the answer.
        self.left = queue.Queue()
        super().__init__(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server_port}/v1"


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        assert self.path == "/v1/models"
        self.say(200, {"object": "list", "data": [{"id": name, "object": "model"} for name in self.server.names]})

    def do_POST(self):
        assert self.path == "/v1/chat/completions"
        question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.asked.append(question)
        self.server.headers.append(dict(self.headers))
        if self.server.behave:
            return self.server.behave(self, question)
        if question["stream"]:
            return self.stream(json.dumps(WORDS))
        self.say(200, completion(json.dumps(WORDS)))

    def say(self, status, body):
        body = body if isinstance(body, bytes) else json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def begin_stream(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()

    def event(self, text, finish=None):
        choice = {"index": 0, "delta": {"content": text} if text else {}, "finish_reason": finish}
        chunk = {"id": "1", "object": "chat.completion.chunk", "created": 1, "model": "tiny", "choices": [choice]}
        self.wfile.write(f"data: {json.dumps(chunk)}\n\n".encode())
        self.wfile.flush()

    def stream(self, text, size=7):
        self.begin_stream()
        self.event("")
        for start in range(0, len(text), size):
            self.event(text[start : start + size])
        self.event("", "stop")
        self.wfile.write(b'data: {"choices":[],"usage":{"total_tokens":9}}\n\n: a comment\n\ndata: [DONE]\n\n')

    def wait_until_left(self, question):
        """Waits until the client closes the connection."""
        self.connection.settimeout(PATIENCE)
        assert self.connection.recv(1) == b""
        self.server.left.put(question)

    def log_message(self, *_):
        pass


def completion(text, finish="stop", **more):
    message = {"role": "assistant", "content": text, **more}
    choice = {"index": 0, "message": message, "finish_reason": finish}
    return {"id": "1", "object": "chat.completion", "created": 1, "model": "tiny", "choices": [choice]}


class Hosted(Core):
    """The core as a child of the host, with a company whose tier includes AI."""

    def __init__(self, server, *words, data=":memory:", env=None):
        words = ["--core", BINARY, "--url", server.url, "--model", "tiny", *words, "--", "--data", str(data)]
        self.begin([sys.executable, str(PROGRAM), *words], env=env)
        self.enterprise()

    def enterprise(self):
        self.call("companies.create", name="Corner Shop")
        self.call("companies.setTier", tier="enterprise")
        item = self.call("inventory.items.create", sku="FILTER", name="Filters", unit="pack")["id"]
        cost = {"amount": 210, "currency": "EUR"}
        self.call("inventory.stock.receive", item=item, quantity=10, unitCost=cost)

    def explain(self, **more):
        return self.call("reports.explain", report="stockValue", **PATIENT, **more)


@pytest.fixture(scope="module")
def server():
    server = Models()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def one(server):
    with Hosted(server, "--timeout", f"{PATIENCE}") as core:
        yield core


@pytest.fixture
def hosted(server, one):
    server.behave, server.names = None, ["tiny:latest"]
    server.asked.clear()
    return one


def test_an_answer(server, hosted):
    assert hosted.call("ai.availability") == {"available": True, "reason": None}
    found = hosted.explain(fresh=True)
    assert {name: found[name] for name in WORDS} == WORDS
    (asked,) = server.asked
    assert asked["model"] == "tiny" and asked["stream"] is False
    assert [message["role"] for message in asked["messages"]] == ["system", "user"]
    assert "21.00 EUR" in asked["messages"][1]["content"]
    form = asked["response_format"]
    assert (form["type"], form["json_schema"]["name"], form["json_schema"]["strict"]) == (
        "json_schema",
        "reports_explain",
        True,
    )
    assert set(form["json_schema"]["schema"]["required"]) == set(WORDS)


def test_a_stream(server, hosted):
    found = hosted.explain(fresh=True, progressToken="t")
    assert found["headline"] == WORDS["headline"] and server.asked[0]["stream"] is True
    values = [line["params"]["value"] for line in hosted.aside if line["method"] == "rpc.progress"]
    hosted.aside.clear()
    # Each part of the answer is a beginning of the next part, and the last part is the whole answer.
    assert len(values) > 4 and values[-1] == WORDS
    for before, after in zip(values, values[1:]):
        assert after["headline"].startswith(before.get("headline", ""))
        assert len(json.dumps(after)) > len(json.dumps(before))


def test_cancelling_in_the_middle_of_a_stream_reaches_the_server(server, hosted):
    def behave(handler, question):
        handler.begin_stream()
        handler.event('{"headline": "The sto')
        handler.wait_until_left(question)

    server.behave = behave
    params = {"report": "stockValue", "fresh": True, "progressToken": "t", **PATIENT}
    line = hosted.ask(request("reports.explain", params, "x"))
    assert line["params"]["value"] == {"headline": "The sto"}
    hosted.send(request("rpc.cancel", {"id": "x"}, "c"))
    assert server.left.get(timeout=PATIENCE)["stream"] is True
    replies = {line["id"]: line for line in (hosted.receive(), hosted.receive())}
    assert replies["x"]["error"]["code"] == -32800 and replies["c"]["result"] == {"cancelled": 1}
    server.behave = None
    assert hosted.explain(fresh=True)["headline"] == WORDS["headline"]


def test_a_deadline_ends_the_work_of_the_server(server, hosted):
    server.behave = lambda handler, question: handler.wait_until_left(question)
    hosted.send(request("reports.explain", {"report": "stockValue", "fresh": True, "deadline": 2000}, "x"))
    data = hosted.receive()["error"]["data"]
    # The host's deadline ends at the same time as the core's, so the host's refusal may arrive before the core's
    # time-out.
    assert data == {"kind": "hostTimeout", "deadline": 2000} or (data["kind"], data["reason"]) == ("hostError", "busy")
    assert server.left.get(timeout=PATIENCE)["stream"] is False


@pytest.mark.parametrize(
    ("status", "body", "reason", "words"),
    [
        (429, {"error": {"message": "Slow down", "code": "rate_limit_exceeded"}}, "busy", "Slow down"),
        (503, b"<html>", "busy", "503"),
        (413, {}, "tooLong", "413"),
        (400, {"error": {"message": "too many tokens", "code": "context_length_exceeded"}}, "tooLong", "too many"),
        (400, {"error": "the request exceeds the context size of 4096"}, None, "exceeds"),
        (400, {"error": {"message": "context window exceeded", "code": 400}}, "tooLong", "window"),
        (400, {"error": {"message": "filtered", "code": "content_filter"}}, "guardrail", "filtered"),
        (401, {"error": {"message": "no key"}}, None, "no key"),
        (404, {"error": {"message": "model 'tiny' not found"}}, None, "not found"),
        (302, b"", None, "302"),
        (200, completion("", "content_filter"), "guardrail", "filter"),
        (200, completion('{"headline":"a', "length"), "tooLong", "longer than the model allows"),
        (200, completion(None, refusal="I can't"), "refused", "I can't"),
        (200, completion("Dear friend,"), "malformed", "not a JSON object"),
        (200, completion("[1]"), "malformed", "not a JSON object"),
        (200, completion('{"headline":NaN}'), "malformed", "not a JSON object"),
        (200, completion('{"headline":-Infinity}'), "malformed", "not a JSON object"),
        (200, completion('{"headline":"\\ud800"}'), "malformed", "not a JSON object"),
        (200, completion(None), "malformed", "not a JSON object"),
        (200, {"choices": []}, "malformed", "not a chat completion"),
        (200, {"choices": [{"message": 5}]}, "malformed", "not a chat completion"),
        (200, b"{", "malformed", "not a chat completion"),
        (200, "much", "malformed", "too long"),
    ],
)
def test_errors_are_mapped(server, hosted, status, body, reason, words):
    body = b"a" * (1 << 21) if body == "much" else body
    server.behave = lambda handler, _: handler.say(status, body)
    error = hosted.refused("reports.explain", report="stockValue", fresh=True, **PATIENT)
    assert error["data"]["kind"] == "hostError" and words in error["message"]
    assert error["data"].get("reason") == reason or words == "exceeds"


@pytest.mark.parametrize(
    ("events", "reason"),
    [
        ([b'data: {"error":{"message":"out of memory"}}\n\n'], None),
        ([b"data: nonsense\n\n"], "malformed"),
        ([b'data: {"choices":[{"delta":5}]}\n\n'], "malformed"),
        # The answer ends in the middle of the JSON.
        ([b'data: {"choices":[{"delta":{"content":"{\\"headline\\":\\"a"}}]}\n\n'], "malformed"),
        ([b'data: {"choices":[{"delta":{"content":"{"},"finish_reason":"length"}]}\n\n'], "tooLong"),
        (
            [b'data: {"choices":[{"delta":{"content":"hello"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n'],
            "malformed",
        ),
    ],
)
def test_streams_that_go_wrong(server, hosted, events, reason):
    def behave(handler, _):
        handler.begin_stream()
        for event in events:
            handler.wfile.write(event)

    server.behave = behave
    error = hosted.refused("reports.explain", report="stockValue", fresh=True, progressToken="t", **PATIENT)
    hosted.aside.clear()
    assert error["data"]["kind"] == "hostError" and error["data"].get("reason") == reason


def test_a_model_that_says_what_does_not_fit_is_checked_by_the_core(server, hosted):
    server.behave = lambda handler, _: handler.say(200, completion('{"headline":"Up by 99 %","paragraphs":[]}'))
    error = hosted.refused("reports.explain", report="stockValue", fresh=True, **PATIENT)
    assert error["data"]["kind"] == "hostFault"


def test_an_answer_in_a_block_of_code(server, hosted):
    server.behave = lambda handler, _: handler.say(200, completion(f"```json\n{json.dumps(WORDS)}\n```"))
    assert hosted.explain(fresh=True)["headline"] == WORDS["headline"]


def test_a_server_that_hangs_up(server, hosted):
    server.behave = lambda handler, _: handler.connection.close()
    error = hosted.refused("reports.explain", report="stockValue", fresh=True, **PATIENT)
    assert error["data"]["kind"] == "hostError" and "can't be reached" in error["message"]


@pytest.mark.parametrize(("names", "reason"), [(["tiny"], None), (["large"], "modelNotReady"), (None, "other")])
def test_availability_is_the_server_s(server, names, reason):
    server.names, server.behave = names, None
    assert ai_host.Server(server.url, "tiny").available() == (
        {"available": False, "reason": reason} if reason else {"available": True}
    )


def test_a_server_that_is_not_there():
    assert ai_host.Server("http://127.0.0.1:9/v1", "tiny").available() == {"available": False, "reason": "other"}


def test_the_key_is_sent(server):
    server.behave = None
    with Hosted(server, "--key-env", "MODEL_KEY", env=os.environ | {"MODEL_KEY": "s3cret"}) as core:
        core.explain()
    assert server.headers[-1]["Authorization"] == "Bearer s3cret"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", None),
        ("{", {}),
        ('{"a', {}),
        ('{"a"', {}),
        ('{"a":', {}),
        ('{"a":1', {}),
        ('{"a":1,', {"a": 1}),
        ('{"a":1}', {"a": 1}),
        ('{"a":tru', {}),
        ('{"a":"b', {"a": "b"}),
        ('{"a":"b\\', {"a": "b"}),
        ('{"a":"b\\u00e', {"a": "b"}),
        ('{"a":"b\\"', {"a": 'b"'}),
        ('{"a":["b"', {"a": ["b"]}),
        ('{"a":["b",', {"a": ["b"]}),
        ('{"a":["b","c', {"a": ["b", "c"]}),
        ('{"a":[1,2', {"a": [1]}),
        ('{"a":{"b":"c"},"d', {"a": {"b": "c"}}),
        ('```json\n{"a":"b', {"a": "b"}),
        ("[1,", None),
        ("hello", None),
    ],
)
def test_the_beginning_of_an_object(text, found):
    assert ai_host.part(text) == found


def test_every_beginning_is_a_part_of_the_whole():
    whole = {"headline": 'A "good" day\u00e9\n', "paragraphs": ["one, two", "[3]"], "score": -1.5e3, "fine": True}
    text = json.dumps(whole)
    before = ""
    for end in range(1, len(text) + 1):
        found = ai_host.part(text[:end])
        assert found is not None and set(found) <= set(whole)
        assert whole["headline"].startswith(found.get("headline", "").rstrip("\ud83d"))
        assert "score" not in found or found["score"] == whole["score"]
        assert len(json.dumps(found)) >= len(before) or found.get("headline", "x") in whole["headline"]
        before = json.dumps(found)
    assert found == whole


class SharedHost:
    """The host as a second program that joins the shared core of a data directory."""

    def __init__(self, server, data):
        words = ["--core", BINARY, "--url", server.url, "--model", "tiny", "--shared", "--", "--data", str(data)]
        self.process = subprocess.Popen(
            [sys.executable, str(PROGRAM), *words, "--linger", "0"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)
        self.process.stdin.close()
        self.process.stdout.close()


def test_on_a_shared_core_it_serves_every_front_end(server, data):
    server.behave, server.names = None, ["tiny:latest"]
    with Shared(data) as front, Shared(data) as other:
        Hosted.enterprise(front)
        gone = {"available": False, "reason": "noHost"}
        assert front.call("ai.availability") == gone
        with SharedHost(server, data):
            until(lambda: front.call("ai.availability")["available"])
            found = front.call("reports.explain", report="stockValue", progressToken="t", **PATIENT)
            assert found["headline"] == WORDS["headline"]
            assert front.aside[-1]["params"]["value"] == WORDS
            front.aside.clear()
            # The parts of the answer go only to the program that called the method.
            assert other.call("reports.explain", report="stockValue", **nth(9), **PATIENT)["headline"]
            assert front.said() == []

            server.behave = lambda handler, question: handler.wait_until_left(question)
            other.send(request("reports.explain", {"report": "aging", **PATIENT}, "x"))
            until(lambda: len(server.asked) and "aging" in server.asked[-1]["messages"][1]["content"])
            other.send(request("rpc.cancel", {"id": "x"}, "c"))
            server.left.get(timeout=PATIENCE)
            replies = {line["id"]: line for line in (other.receive(), other.receive())}
            assert replies["x"]["error"]["code"] == -32800
        until(lambda: front.call("ai.availability") == gone)
        assert front.refused("reports.explain", report="aging")["data"]["kind"] == "hostUnavailable"


def test_a_host_that_dies_with_a_question(server, data):
    with Shared(data) as front:
        Hosted.enterprise(front)
        reached = threading.Event()

        def behave(handler, question):
            reached.set()
            handler.wait_until_left(question)

        server.behave = behave
        with SharedHost(server, data) as host:
            until(lambda: front.call("ai.availability")["available"])
            front.send(request("reports.explain", {"report": "stockValue", **PATIENT}, "x"))
            assert reached.wait(PATIENCE)
            host.process.kill()
            host.process.wait()
            # The host's program ends when its input ends.
            reply = front.receive()
        assert reply["id"] == "x" and reply["error"]["data"]["kind"] == "hostFault"
        server.left.get(timeout=PATIENCE)
        server.behave = None
        assert front.call("system.ping") == {}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "--model"),
        (["--model", "a", "--url", "nonsense"], "not the URL"),
        (["--model", "a", "--timeout", "0"], "--timeout"),
        (["--model", "a", "--key-env", "NO_SUCH_VARIABLE"], "NO_SUCH_VARIABLE"),
        (["--model", "a", "--", "--framing", "lines"], "--framing"),
    ],
)
def test_bad_usage(words, sentence):
    done = subprocess.run([sys.executable, str(PROGRAM), *words], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2 and sentence in done.stderr


def test_only_the_standard_library_is_needed():
    code = f"import sys; sys.path.insert(0, {str(PROGRAM.parent)!r}); import ai_host"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr


def test_what_takes_long_is_asked_and_answered_before_the_end(server, data):
    """The core computes the report only after the front end's input has ended, and asks the model after that. The call
    still gets its reply."""
    server.behave = None
    with Core(data) as core:
        Hosted.enterprise(core)
    words = ["--core", BINARY, "--url", server.url, "--model", "tiny", "--", "--data", str(data)]
    lines = [json.dumps(request("reports.explain", {"report": "stockValue", "progressToken": 1}, "x"))]
    done = subprocess.run(
        [sys.executable, str(PROGRAM), *words], input="\n".join(lines), capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    reply = json.loads(done.stdout.splitlines()[-1])
    assert (reply["id"], reply["result"]["headline"]) == ("x", WORDS["headline"])


def test_recorded_answers(data):
    with Core(data) as core:
        bean = core.call("journal.beans.create", name="Yirgacheffe")["id"]
    answers = ROOT / "Clients/python/answers.json"
    words = [sys.executable, str(PROGRAM), "--core", BINARY, "--recorded", str(answers), "--", "--data", str(data)]
    asks = [
        ("journal.ai.suggestTastingNotes", {"bean": bean}),
        ("journal.ai.analyzeFlavor", {"notes": "sour", "progressToken": 1}),
        ("journal.ai.recommendParameters", {"bean": bean, "method": "pourOver"}),
    ]
    sent = "".join(json.dumps(request(method, params, number)) + "\n" for number, (method, params) in enumerate(asks))
    done = subprocess.run(words, input=sent, capture_output=True, text=True, timeout=PATIENCE)
    said = [json.loads(line) for line in done.stdout.splitlines()]
    assert {line["id"] for line in said if "result" in line} == {0, 1, 2}, said
    assert any(line.get("method") == "rpc.progress" for line in said)
