"""Helpers for the tests of conversations and feedback: a user who signs in, and a core whose backend is the test."""

import base64
import json

from support.core import PATIENT, Core, request

CAPABILITIES = ["host.backend.authenticate", "host.backend.request"]
PATIENT_ANSWER = {**PATIENT, "idleDeadline": 600_000}


def token(user, audience="com.mainspring.app"):
    """Returns an identity token in Apple's form. Its signature is not valid. Only tests with Apple's keys check it."""
    claims = {
        "iss": "https://appleid.apple.com",
        "aud": audience,
        "sub": user,
        "iat": 1_767_225_600,
        "exp": 4_000_000_000,
    }

    def part(value):
        return base64.urlsafe_b64encode(json.dumps(value).encode()).decode().rstrip("=")

    return f"{part({'alg': 'RS256', 'kid': 'test'})}.{part(claims)}.{part('signature')}"


def stored_chats(core, count=3):
    """Stores conversations and feedback of a user whom no backend has authenticated. They get no answer."""
    user = "001234.ada"
    core.call("auth.signIn", user=user, identityToken=token(user), authorizationCode="code")
    chat = None
    for number in range(count):
        chat = core.ask(request("conversations.send", {"content": f"Message {number}"}))["error"]["data"]["owner"]
        core.ask(request("conversations.send", {"content": f"More {number}", "conversation": chat}))
        core.ask(request("feedback.submit", {"kind": "idea", "message": f"Idea {number}"}))
    return chat


class ChatCore(Core):
    """A core whose host is the test. The test answers the requests to the backend."""

    capabilities = CAPABILITIES

    def sign_in(self, user="001234.ada", offers=True):
        """Signs a user in, and has the backend authenticate them."""
        self.call("auth.signIn", user=user, identityToken=token(user), authorizationCode=f"code-of-{user}")
        if offers:
            self.call("host.provide", capabilities=self.capabilities)
            self.exchange(f"token-of-{user}")
        return self.call("auth.state")["user"]

    def exchange(self, secret="secret"):
        self.send(request("auth.backend.exchange", {}, "exchange"))
        asked = self.receive()
        assert asked["method"] == "host.backend.authenticate"
        self.send(
            {"jsonrpc": "2.0", "id": asked["id"], "result": {"token": secret, "expiresAt": "2099-01-01T00:00:00Z"}}
        )
        while (line := self.receive()).get("id") != "exchange":
            self.aside.append(line)
        assert "result" in line, line

    def begin_send(self, content, id="send", method="conversations.send", **more):
        """Sends a message, and returns the core's request to the backend."""
        params = {"content": content} if method == "conversations.send" else {}
        self.send(request(method, {**params, **PATIENT_ANSWER, **more}, id))
        return self.asked()

    def asked(self):
        """Returns the core's next request to the backend."""
        while (line := self.receive()).get("method") != "host.backend.request":
            self.aside.append(line)
        return line

    def events(self, asked, *events):
        """Sends events as one part of the answer. Each event has a type and data."""
        content = {"events": [{"event": type, "data": data_of(data)} for type, data in events]}
        self.send({"jsonrpc": "2.0", "method": "host.progress", "params": {"id": asked["id"], "content": content}})

    def end(self, asked, status=200, type="text/event-stream", body=None, **headers):
        """Ends the answer of the backend."""
        found = [{"name": "content-type", "value": type}]
        found += [{"name": name.replace("_", "-"), "value": value} for name, value in headers.items()]
        self.send({"jsonrpc": "2.0", "id": asked["id"], "result": {"status": status, "headers": found, "body": body}})

    def fail(self, asked, kind=None, message="it failed"):
        error = {"code": 1, "message": message}
        if kind:
            error["data"] = {"kind": kind}
        self.send({"jsonrpc": "2.0", "id": asked["id"], "error": error})

    def reply(self, id="send"):
        """Returns the reply to a request that was sent earlier."""
        while (line := self.receive()).get("id") != id:
            self.aside.append(line)
        return line

    def chat(self, content, answer="Yes.", **more):
        """Sends a message, and answers it completely."""
        asked = self.begin_send(content, **more)
        self.events(asked, ("token", {"text": answer}), ("done", {}))
        reply = self.reply()
        assert "result" in reply, reply
        self.aside.clear()
        return reply["result"]

    def messages(self, conversation, **more):
        return self.call("conversations.messages.list", conversation=conversation, **more)["items"]


def data_of(data):
    return data if isinstance(data, str) else json.dumps(data)
