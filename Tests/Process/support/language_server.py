"""A language server, as an editor talks to it (https://microsoft.github.io/language-server-protocol/)."""

import json
import subprocess


class LanguageServer:
    """A server with one folder and one open text at a time."""

    def __init__(self, command, folder, env=None):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=folder, env=env
        )
        self.folder, self.last_id, self.text = folder, 0, ""
        formats = {"contentFormat": ["plaintext"]}
        signature = {"signatureInformation": {"documentationFormat": ["plaintext"]}}
        self.ask(
            "initialize",
            processId=None,
            rootUri=folder.as_uri(),
            workspaceFolders=[{"uri": folder.as_uri(), "name": "folder"}],
            capabilities={"textDocument": {"hover": formats, "signatureHelp": signature}},
        )
        self.tell("initialized")

    def close(self):
        self.process.kill()
        self.process.communicate()

    def _send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def _receive(self):
        length = 0
        while line := self.process.stdout.readline().strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        return json.loads(self.process.stdout.read(length))

    def tell(self, method, **params):
        self._send({"method": method, "params": params})

    def ask(self, method, **params):
        """Returns the result of a request. If the server meanwhile asks for its configuration, it gets an empty one."""
        self.last_id += 1
        self._send({"id": self.last_id, "method": method, "params": params})
        while True:
            message = self._receive()
            if "method" not in message and message.get("id") == self.last_id:
                return message["result"]
            if "method" in message and "id" in message:
                items = message["params"].get("items") if message["method"] == "workspace/configuration" else None
                self._send({"id": message["id"], "result": items and [{} for _ in items]})

    def open(self, name, text):
        self.uri, self.text = (self.folder / name).as_uri(), text
        self.tell(
            "textDocument/didOpen", textDocument={"uri": self.uri, "languageId": "python", "version": 1, "text": text}
        )

    def _at(self, method, words, offset):
        before = self.text[: self.text.index(words) + offset]
        position = {"line": before.count("\n"), "character": len(before) - before.rfind("\n") - 1}
        return self.ask(f"textDocument/{method}", textDocument={"uri": self.uri}, position=position)

    def hover(self, words):
        """Returns the text that the editor shows for the last character of some words."""
        found = self._at("hover", words, len(words) - 1)
        return found["contents"]["value"] if found else ""

    def signature(self, words):
        """Returns the signature that the editor shows after an open parenthesis."""
        return self._at("signatureHelp", words, len(words))["signatures"][0]

    def completions(self, words):
        """Returns the names that the editor offers after some words."""
        return {item["label"] for item in self._at("completion", words, len(words))["items"]}
