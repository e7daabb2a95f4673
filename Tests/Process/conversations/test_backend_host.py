"""The ready-made Python host for a backend, tested with a local server that stalls, cuts answers off, floods, and sends
wrong data."""

import http.server
import importlib.util
import json
import queue
import signal
import ssl
import subprocess
import sys
import threading

import pytest

from support.chats import ChatCore
from support.core import BINARY, PATIENCE, ROOT, request, until
from support.sharing import Shared

PROGRAM = ROOT / "Clients/python/backend_host.py"

spec = importlib.util.spec_from_file_location("backend_host", PROGRAM)
backend_host = importlib.util.module_from_spec(spec)
sys.dont_write_bytecode = True
sys.path.insert(0, str(PROGRAM.parent))
spec.loader.exec_module(backend_host)


class Backend(http.server.ThreadingHTTPServer):
    """A backend server. If `behave` is set, `behave(handler, body)` answers instead."""

    daemon_threads = True

    def __init__(self):
        self.asked, self.behave = [], None
        # The requests whose client closed the connection before the answer.
        self.left = queue.Queue()
        super().__init__(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server_port}/v1"


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.asked.append((self.path, dict(self.headers), json.loads(body)))
        self.close_connection = True
        if self.server.behave:
            return self.server.behave(self, body)
        if self.path.endswith("/feedback"):
            return self.say(201, b"{}")
        self.begin_chunks()
        self.chunk(b'event: conversation\ndata: {"id":"c1","title":"Coffee"}\n\n')
        self.chunk(b'event: token\ndata: {"text":"Hel')
        self.chunk('lo ☕"}\n\nevent: done\ndata:\n\n'.encode())
        self.chunk(b"")

    def say(self, status, body, type="application/json", **headers):
        self.send_response(status)
        self.send_header("Content-Type", type)
        self.send_header("Content-Length", str(len(body)))
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(body)

    def begin(self, type="text/event-stream", **headers):
        self.send_response(200)
        self.send_header("Content-Type", type)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()

    def begin_chunks(self):
        self.begin(Transfer_Encoding="chunked")

    def chunk(self, data):
        self.wfile.write(b"%x\r\n%s\r\n" % (len(data), data))

    def wait_until_left(self):
        """Waits until the client closes the connection."""
        self.connection.settimeout(PATIENCE)
        assert self.connection.recv(1) == b""
        self.server.left.put(self.path)

    def log_message(self, *_):
        pass


class Hosted(ChatCore):
    """The core as a child of the host. The test is the front end, and also answers the authentication."""

    capabilities = ["host.backend.authenticate"]

    def __init__(self, server, *words, data=":memory:"):
        words = ["--core", BINARY, "--url", server.url, *words, "--", "--data", str(data)]
        self.begin([sys.executable, str(PROGRAM), *words])
        self.sign_in()

    def say(self, content="Hello", **more):
        """Sends a message; returns the reply to it."""
        self.send(request("conversations.send", {"content": content, "idleDeadline": 600_000, **more}, "send"))
        return self.reply()


@pytest.fixture(scope="module")
def server():
    server = Backend()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def one(server):
    with Hosted(server, "--timeout", f"{PATIENCE}") as core:
        yield core


@pytest.fixture
def hosted(server, one):
    server.behave = None
    server.asked.clear()
    one.aside.clear()
    return one


def test_a_stream_and_feedback(server, hosted):
    result = hosted.say(progressToken="t")["result"]
    assert (result["answer"]["content"], result["conversation"]["title"]) == ("Hello ☕", "Coffee")
    path, headers, body = server.asked[0]
    assert path == "/v1/api/chat" and body == {"content": "Hello", "model": None}
    assert headers["authorization"] == "Bearer token-of-001234.ada" and headers["accept"] == "text/event-stream"
    told = [line["params"]["value"]["text"] for line in hosted.aside if line["method"] == "rpc.progress"]
    assert "".join(told) == "Hello ☕"
    assert hosted.say(conversation=result["conversation"]["id"])["result"]["answer"]["status"] == "complete"
    assert server.asked[1][0] == "/v1/api/chat/c1/message"
    assert hosted.call("feedback.submit", kind="idea", message="More")["state"] == "sent"
    assert server.asked[2][0] == "/v1/api/feedback"


def streamed(*pieces, **headers):
    def behave(handler, _):
        handler.begin(**headers)
        for piece in pieces:
            handler.wfile.write(piece)

    return behave


TOKEN = b'event: token\ndata: {"text":"Part"}\n\n'
FAULTS = {
    "half an event": (streamed(TOKEN, b'event: done\ndata: {"a"'), "backendFailed", "before it was complete", "Part"),
    "a lie about the length": (
        streamed(TOKEN, Content_Length="100000"),
        "backendFailed",
        "before it was complete",
        "Part",
    ),
    "a lie about the type": (streamed(TOKEN, type="text/plain"), "backendFailed", "neither", ""),
    "invalid UTF-8": (
        streamed(b'event: token\ndata: {"text":"a\xff\xc3"}\n\nevent: done\ndata\n\n'),
        None,
        None,
        "a\ufffd\ufffd",
    ),
    "a flood without a line": (streamed(b"data: " + b"a" * (3 << 20)), "backendFailed", "can't be read", ""),
    "a body without an end": (
        streamed(b"a" * (3 << 20), type="application/json"),
        "backendFailed",
        "can't be read",
        "",
    ),
    "a broken chunk": (
        lambda handler, _: (handler.begin_chunks(), handler.chunk(TOKEN), handler.wfile.write(b"zz\r\n")),
        "backendFailed",
        "before it was complete",
        "Part",
    ),
    "a redirect": (lambda handler, _: handler.say(302, b"", Location="/elsewhere"), "backendFailed", "302", ""),
    "too often": (lambda handler, _: handler.say(429, b"{}", Retry_After="7"), "tooManyAttempts", "7000 ms", ""),
    "too often, till long ago": (
        lambda handler, _: handler.say(429, b"{}", Retry_After="Wed, 21 Oct 2015 07:28:00 GMT"),
        "tooManyAttempts",
        "1000 ms",
        "",
    ),
    "a hang-up": (lambda handler, _: handler.connection.close(), "hostUnavailable", "does not reach", ""),
}


@pytest.mark.parametrize("name", FAULTS)
def test_faults_of_a_server(server, hosted, name):
    server.behave, kind, words, content = FAULTS[name]
    reply = hosted.say()
    if kind is None:
        assert reply["result"]["answer"]["content"] == content
        return
    error = reply["error"]
    assert error["data"]["kind"] == kind and words in error["message"], error
    answer = hosted.messages(error["data"]["owner"])[0]
    assert (answer["status"], answer["content"]) == ("failed", content)
    assert len(server.asked) == 1


def test_cancelling_reaches_the_server(server, hosted):
    def behave(handler, _):
        handler.begin()
        handler.wfile.write(TOKEN)
        handler.wait_until_left()

    server.behave = behave
    hosted.send(request("conversations.send", {"content": "Hello", "progressToken": "t"}, "x"))
    assert hosted.receive()["params"]["value"] == {"text": "Part"}
    hosted.send(request("rpc.cancel", {"id": "x"}, "c"))
    assert server.left.get(timeout=PATIENCE).endswith("/api/chat")
    replies = {line["id"]: line for line in (hosted.receive(), hosted.receive())}
    assert replies["x"]["error"]["code"] == -32800
    # A deadline also ends the request to the backend.
    assert hosted.say(idleDeadline=200)["error"]["data"]["kind"] == "hostTimeout"
    assert server.left.get(timeout=PATIENCE).endswith("/api/chat")


def test_a_server_that_is_silent_is_given_up(server):
    server.behave = lambda handler, _: handler.wait_until_left()
    with Hosted(server, "--timeout", "0.2") as core:
        error = core.say()["error"]
        assert error["data"]["kind"] == "hostUnavailable"
    server.left.get(timeout=PATIENCE)


def test_on_a_shared_core_it_serves_every_front_end(server, data):
    server.behave = None
    server.asked.clear()

    class Program(Shared, ChatCore):
        capabilities = ["host.backend.authenticate"]

    words = ["--core", BINARY, "--url", server.url, "--shared", "--", "--data", str(data), "--linger", "0"]
    with Program(data) as front:
        front.sign_in()
        host = subprocess.Popen([sys.executable, str(PROGRAM), *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        try:
            until(lambda: any(host_of(one) for one in front.call("system.conversations")["conversations"]))
            front.send(request("conversations.send", {"content": "Hello"}, "send"))
            assert front.reply()["result"]["answer"]["content"] == "Hello ☕"
        finally:
            host.send_signal(signal.SIGTERM)
            host.wait(PATIENCE)
            host.stdin.close()
            host.stdout.close()


def host_of(conversation):
    return "host.backend.request" in conversation["capabilities"]


@pytest.mark.parametrize(
    ("chunks", "found"),
    [
        ([b"data: a\n\n"], [("message", "a")]),
        ([b"data:a\ndata\ndata:  b\n\n"], [("message", "a\n\n b")]),
        ([b"\xef\xbb\xbfevent: x\rdata: 1\r\r", b"\ndata: 2\r\n\r\n"], [("x", "1"), ("message", "2")]),
        ([b": comment\n\nevent: x\n\ndata: y\n\n"], [("message", "y")]),
        ([b"id: 1\nretry: 5\nother: 3\ndata: z\n\n"], [("message", "z")]),
        (["data: é".encode()[:-1], "é\n\n".encode()[1:]], [("message", "é")]),
        ([b"data: half\n"], []),
        ([b"data\n\n"], [("message", "")]),
        ([b"data: a\r", b"\ndata: b\r", b"\n\r", b"\n"], [("message", "a\nb")]),
    ],
)
def test_events_by_the_rules_of_the_standard(chunks, found):
    events = backend_host.Events()
    assert [event for chunk in chunks for event in events.feed(chunk)] == found
    whole = backend_host.Events()
    assert [event for byte in b"".join(chunks) for event in whole.feed(bytes([byte]))] == found


def test_a_certificate_that_nobody_vouches_for_is_refused(tmp_path):
    key, certificate = tmp_path / "key.pem", tmp_path / "cert.pem"
    words = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    words += ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(words, check=True, capture_output=True)
    server = Backend()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    params = {"method": "POST", "path": "/api/feedback", "headers": [], "body": "{}", "stream": False}
    url = f"https://localhost:{server.server_port}"
    with pytest.raises(backend_host.ServerError, match="certificate is refused") as caught:
        backend_host.Backend(url, PATIENCE).respond(params, None, backend_host.Connection())
    assert caught.value.kind == "unreachable" and server.asked == []
    answer = backend_host.Backend(url, PATIENCE, str(certificate)).respond(params, None, backend_host.Connection())
    assert (answer["status"], answer["body"]) == (201, "{}")
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "--url"),
        (["--url", "nonsense"], "not the URL"),
        (["--url", "http://api.example.com"], "https"),
        (["--url", "https://api.example.com/?a=b"], "no query"),
        (["--url", "https://a", "--timeout", "0"], "--timeout"),
        (["--url", "https://a", "--ca", "/no/such/file"], "No such file"),
        (["--url", "https://a", "--", "--framing", "lines"], "--framing"),
    ],
)
def test_bad_usage(words, sentence):
    done = subprocess.run([sys.executable, str(PROGRAM), *words], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2 and sentence in done.stderr


def test_only_the_standard_library_is_needed():
    code = f"import sys; sys.path.insert(0, {str(PROGRAM.parent)!r}); import backend_host"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
