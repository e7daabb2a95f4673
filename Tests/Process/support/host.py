"""A host for the tests: it answers the core's requests as a front end does, in a thread of its own."""

import json
import queue
import threading

from support.core import PATIENCE, Core, request


class Host:
    """Answers the requests that a core sends to its host. `answers` has a function for each method."""

    def __init__(self, core: Core, answers):
        self.core = core
        self.answers = answers
        self.asked = []
        self.notified = queue.Queue()
        self.replies = queue.Queue()
        self.lock = threading.Lock()
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()
        self.call("host.provide", {"capabilities": list(answers)})

    def send(self, message):
        with self.lock:
            self.core.send(message)

    def read(self):
        for line in self.core.process.stdout:
            message = json.loads(line)
            if "method" not in message:
                self.replies.put(message)
            elif "id" in message:
                self.asked.append(message)
                self.answer(message)
            else:
                self.notified.put(message)

    def answer(self, message):
        result = self.answers[message["method"]](message["params"])
        if result is not None:
            self.send({"jsonrpc": "2.0", "id": message["id"], "result": result})

    def call(self, method, params, id="call"):
        self.send(request(method, params, id))
        return self.replies.get(timeout=PATIENCE)
