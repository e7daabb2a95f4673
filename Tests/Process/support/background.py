"""A server with methods that take as long as a test wants, for the tests of work in the background."""

import json
import os
import select

from support.core import PATIENCE, SERVER, Core, request

A, B = "01890000-0000-7000-8000-00000000000a", "01890000-0000-7000-8000-00000000000b"


class Server(Core):
    """A running server. Its work waits until the file exists."""

    def __init__(self, directory, *options):
        self.file = directory / "file"
        self.begin([SERVER, *options], bufsize=0)
        self.read = b""

    def receive(self):
        while b"\n" not in self.read:
            assert select.select([self.process.stdout], [], [], PATIENCE)[0], "nothing comes"
            chunk = os.read(self.process.stdout.fileno(), 1 << 20)
            assert chunk, f"the process ended: {self.process.wait(PATIENCE)}"
            self.read += chunk
        line, _, self.read = self.read.partition(b"\n")
        return json.loads(line)

    def replies(self, count):
        """Receives replies. Returns the result, or the kind of the error, of each by its id, in the order of
        arrival."""
        return {
            reply["id"]: reply["result"] if "result" in reply else reply["error"]["data"]["kind"]
            for reply in (self.receive() for _ in range(count))
        }

    def store(self, id, text, company=A, **more):
        """Returns a request whose work waits for the file."""
        return request("work.store", {"company": company, "text": text, "when": str(self.file), **more}, id)

    def go(self):
        self.file.touch()

    def hang_up(self):
        """Ends the server's input."""
        self.process.stdin.close()
        self.process.stdin = None

    def end(self):
        """Ends the server's input. Returns the unread lines and the exit code."""
        self.hang_up()
        return self.rest()

    def rest(self):
        out, _ = self.process.communicate(timeout=PATIENCE)
        lines, self.read = self.read + out, b""
        return [json.loads(line) for line in lines.splitlines()], self.process.returncode


def show(id, company=A):
    return request("work.show", {"company": company}, id)


def put(id, text, company=A):
    return request("work.put", {"company": company, "text": text}, id)


def stored(before, after):
    return {"before": before, "after": after}


def ping(id):
    return request("subtract", [3, 1], id)


def cancel(id, of):
    return request("rpc.cancel", {"id": of}, id)
