"""The process, and what is on its way to it and from it."""

from __future__ import annotations

import contextlib
import os
import select
import subprocess
import threading
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Callable, Optional

from ._failures import CallTimeout, ProcessEnded
from ._host import answer, offered
from ._program import how_it_ended
from ._refusals import failure
from ._values import decode, encode

if TYPE_CHECKING:
    from ._feeds import Feed
    from .host import Host

#: What is told of long work: how much is done, how much there is (None where nobody knows), and what is being done.
Progress = Callable[[Any, Optional[Any], Optional[str]], None]

#: The core answers a request in this order of magnitude of memory at once; more is read when it has come.
_CHUNK = 1 << 16


class Call:
    """A request on its way."""

    __slots__ = ("done", "error", "id", "line", "may_repeat", "method", "on_result", "progress", "read", "result")

    def __init__(self, id: int, method: str, line: bytes, read: Callable[[Any], Any] | None, may_repeat: bool) -> None:
        self.id, self.method, self.line, self.read, self.may_repeat = id, method, line, read, may_repeat
        self.done = False
        self.result: Any = None
        self.error: BaseException | None = None
        self.on_result: Callable[[Any], None] | None = None
        self.progress: Progress | None = None

    def value(self) -> Any:
        if self.error is not None:
            raise self.error
        return self.result


class Connection:
    """One process after the other, where it is restarted.

    Whoever waits for an answer reads what comes, for all: so a call costs no change of threads. A thread of its own
    reads where something is to be told that nobody waits for.
    """

    def __init__(self, words: list[str], env: Mapping[str, str] | None, host: Host | None, restart: bool) -> None:
        self.restart, self.is_closed = restart, False
        self.feeds: dict[tuple[str, int], Feed[Any]] = {}
        self._words, self._env, self._host = words, env, host
        self._last_id = 0
        self._calls: dict[int, Call] = {}
        self._progress: dict[Any, Progress] = {}
        self._writing = threading.RLock()
        self._changed = threading.Condition()
        self._is_reading = False
        self._followers = 0
        self._reader: threading.Thread | None = None
        self._pool: ThreadPoolExecutor | None = None
        self._rest = b""
        self._has_answered = False
        self._ended: ProcessEnded | None = None
        self._start()

    # The process.

    def _start(self) -> None:
        try:
            self._process = subprocess.Popen(
                self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=self._env, bufsize=0
            )
        except OSError as error:
            raise ProcessEnded(f"{self._words[0]} can't be started: {error.strerror or error}") from error
        assert self._process.stdin is not None and self._process.stdout is not None
        self._to, self._from = self._process.stdin.fileno(), self._process.stdout.fileno()
        self._rest, self._has_answered = b"", False
        if self._host is not None:
            capabilities = offered(self._host)
            self.read_behind()
            self.send("host.provide", {"capabilities": capabilities}, None, True)

    @property
    def process_id(self) -> int:
        return self._process.pid

    def _process_ended(self) -> None:
        """Called by whoever reads, at the end of what comes."""
        with self._writing:
            status = self._process.wait()
            for stream in (self._process.stdin, self._process.stdout):
                assert stream is not None
                with contextlib.suppress(BrokenPipeError):
                    stream.close()
            calls, self._calls = self._calls, {}
            feeds, self.feeds = list(self.feeds.values()), {}
            again = self.restart and not self.is_closed and self._has_answered
            reason = how_it_ended(status)
            if again:
                try:
                    self._start()
                except ProcessEnded as error:
                    again, reason = False, str(error)
            if not again:
                self._ended = ProcessEnded(f"{reason}; it answers no more calls")
            for call in calls.values():
                if again and call.may_repeat and call.method != "host.provide":
                    if call.on_result is None or call.method not in ("live.close", "events.unsubscribe"):
                        self._calls[call.id] = call
                        self._write(call.line)
                else:
                    call.error = ProcessEnded(f"{reason}; whether {call.method} was done is not known")
                    call.done = True
            for feed in feeds:
                if again:
                    feed._request()
                else:
                    feed._put(self._ended)
                    feed._closed = True
        self._tell()

    def close(self) -> None:
        if self.is_closed:
            return
        self.is_closed = True
        with self._writing:
            try:
                if self._ended is None:
                    assert self._process.stdin is not None
                    self._process.stdin.close()
            except BrokenPipeError:
                pass
        self.wait_until(lambda: self._ended is not None, None)
        if self._pool is not None:
            self._pool.shutdown(wait=threading.current_thread() is not self._reader)

    # What is sent.

    def send(
        self,
        name: str,
        params: dict[str, Any],
        read: Callable[[Any], Any] | None,
        may_repeat: bool,
        progress: Progress | None = None,
        on_result: Callable[[Any], None] | None = None,
    ) -> Call:
        text = encode(params)
        with self._writing:
            if self._ended is not None:
                raise ProcessEnded(str(self._ended))
            if self.is_closed:
                raise ProcessEnded("the core was closed")
            self._last_id = id = self._last_id + 1
            line = f'{{"jsonrpc":"2.0","id":{id},"method":"{name}","params":{text}}}\n'.encode()
            call = Call(id, name, line, read, may_repeat)
            call.on_result = on_result
            if progress is not None:
                call.progress = progress
                self._progress[params["progressToken"]] = progress
            self._calls[id] = call
            self._write(line)
        return call

    def _write(self, line: bytes) -> None:
        try:
            while line:
                line = line[os.write(self._to, line) :]
        except OSError:
            # It has ended, which whoever reads will find.
            pass

    def cancel(self, call: Call) -> None:
        if not call.done and not self.is_closed:
            self.send("rpc.cancel", {"id": call.id}, None, True)

    # What comes.

    def wait(self, call: Call, timeout: float | None) -> None:
        if call.done:
            return
        if not self.wait_until(lambda: call.done, timeout):
            self.cancel(call)
            self._calls.pop(call.id, None)
            raise CallTimeout(f"{call.method} was not answered within {timeout} s")

    def wait_until(self, is_so: Callable[[], bool], timeout: float | None) -> bool:
        """Reads until something is so, or until others have."""
        deadline = None if timeout is None else time.monotonic() + timeout
        while not is_so():
            with self._changed:
                while self._is_reading and not is_so():
                    left = None if deadline is None else deadline - time.monotonic()
                    if left is not None and left <= 0:
                        return False
                    self._followers += 1
                    self._changed.wait(left)
                    self._followers -= 1
                if is_so():
                    return True
                self._is_reading = True
            try:
                while not is_so():
                    if self._ended is not None:
                        return is_so()
                    left = None if deadline is None else deadline - time.monotonic()
                    if left is not None and (left <= 0 or not select.select([self._from], [], [], left)[0]):
                        return False
                    self._read()
            finally:
                with self._changed:
                    self._is_reading = False
                    if self._followers:
                        self._changed.notify_all()
        return True

    def read_behind(self) -> None:
        """From now on a thread reads whenever nobody waits."""
        if self._reader is None:
            self._reader = threading.Thread(target=self._read_on, name="mainspring", daemon=True)
            self._reader.start()

    def _read_on(self) -> None:
        self.wait_until(lambda: self._ended is not None, None)

    def later(self, work: Callable[[], None]) -> None:
        """Does something in a thread of its own: one after the other."""
        if self._pool is None:
            self._pool = ThreadPoolExecutor(1, thread_name_prefix="mainspring")
        # It may be being closed.
        with contextlib.suppress(RuntimeError):
            self._pool.submit(work)

    def _read(self) -> None:
        chunk = os.read(self._from, _CHUNK)
        if not chunk:
            return self._process_ended()
        if b"\n" not in chunk:
            pieces = [self._rest, chunk]
            while b"\n" not in chunk:
                chunk = os.read(self._from, _CHUNK)
                if not chunk:
                    return self._process_ended()
                pieces.append(chunk)
            self._rest, chunk = b"", b"".join(pieces)
        lines = (self._rest + chunk).split(b"\n")
        self._rest = lines.pop()
        for line in lines:
            self._take(line)
        self._has_answered = True
        if self._followers:
            self._tell()

    def _tell(self) -> None:
        with self._changed:
            self._changed.notify_all()

    def _take(self, line: bytes) -> None:
        message = decode(line.decode())
        method = message.get("method")
        if method is not None:
            return self._hear(method, message)
        call = self._calls.pop(message["id"], None)
        if call is None:
            return
        try:
            if "error" in message:
                call.error = failure(call.method, message["error"])
            else:
                result = message["result"]
                call.result = result if call.read is None else call.read(result)
                if call.on_result is not None:
                    call.on_result(result)
        except Exception as error:  # The caller gets it.
            call.error = error
        call.done = True

    def _hear(self, method: str, message: Mapping[str, Any]) -> None:
        params = message.get("params", {})
        if method == "rpc.progress":
            progress = self._progress.get(params["token"])
            if progress is not None:
                progress(params["done"], params["total"], params["message"])
        elif method == "live.changed":
            self._feed("live", params["live"], params)
        elif method == "events.changed":
            self._feed("events", params["subscription"], params)
        elif "id" in message:
            self._answer(message)

    def _feed(self, kind: str, handle: int, params: Mapping[str, Any]) -> None:
        feed = self.feeds.get((kind, handle))
        if feed is not None:
            feed._changed(params)

    def _answer(self, message: Mapping[str, Any]) -> None:
        """The core asks the host. The answer may take a while, and the host may itself ask the core for it."""

        def work() -> None:
            reply = answer(self._host, message)
            with self._writing:
                self._write((encode({"jsonrpc": "2.0", "id": message["id"], **reply}) + "\n").encode())

        threading.Thread(target=work, name="mainspring host", daemon=True).start()
