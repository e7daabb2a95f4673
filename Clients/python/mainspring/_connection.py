"""The process of the core, and the messages to and from it."""

from __future__ import annotations

import os
import threading
import time
import weakref
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Callable, Optional

from ._callbacks import called
from ._failures import CallTimeout, ProcessEnded
from ._host import answer, offered
from ._parts import answering
from ._pipes import Pipes
from ._program import how_it_ended
from ._refusals import failure
from ._values import decode, encode

if TYPE_CHECKING:
    from ._feeds import Feed
    from .host import Host

#: A callback for the progress of long work: the done amount, the total (`None` if it is not known), and a text.
Progress = Callable[[Any, Optional[Any], Optional[str]], None]

#: After this number of processes in a row that end without an answer, no new process is started.
MOST_DEATHS = 6


class Call:
    """A request without a reply yet."""

    def __init__(self, id: int, method: str, line: bytes, read: Callable[[Any], Any] | None, may_repeat: bool) -> None:
        self.id, self.method, self.line, self.read, self.may_repeat = id, method, line, read, may_repeat
        self.done = False
        self.result: Any = None
        self.error: BaseException | None = None
        self.on_result: Callable[[Any], None] | None = None
        self.on_error: Callable[[BaseException], None] | None = None
        self.token: str | None = None
        self.was_sent = False

    def value(self) -> Any:
        if self.error is not None:
            raise self.error
        return self.result


class Connection:
    """The connection to the core's process. With `restart`, a new process follows one that has ended.

    One of the threads that wait for a reply reads the lines for all threads, so that a call needs no switch of threads.
    If notifications may come, an extra thread reads while no other thread waits.
    """

    def __init__(self, words: list[str], env: Mapping[str, str] | None, host: Host | None, restart: bool) -> None:
        self.restart, self.is_closed = restart, False
        self.feeds: dict[tuple[str, int], Feed[Any]] = {}
        self._words, self._env, self._host = words, env, host
        self._last_id = 0
        self._calls: dict[int, Call] = {}
        self._progress: dict[Any, Progress] = {}
        self._sending = threading.RLock()
        self._changed = threading.Condition()
        #: The id of the thread that reads now.
        self._reader: int | None = None
        self._followers = 0
        self._behind: threading.Thread | None = None
        self._pool: ThreadPoolExecutor | None = None
        self._pool_thread: int | None = None
        self._deaths = 0
        self._has_ever_answered = False
        self._ended: ProcessEnded | None = None
        #: The last lines of the log of the last process that has ended.
        self._log: list[str] = []
        self._pipes = self._start()
        _all.add(self)
        self._greet()

    # The process.

    def _start(self) -> Pipes:
        try:
            return Pipes(self._words, self._env)
        except OSError as error:
            raise ProcessEnded(f"{self._words[0]} can't be started: {error.strerror or error}") from error

    def _greet(self) -> None:
        if self._host is not None:
            self.read_behind()
            self.send("host.provide", {"capabilities": offered(self._host)}, None, True)

    @property
    def process_id(self) -> int:
        return self._pipes.process.pid

    def _process_ended(self) -> None:
        """Called by the thread that reads, at the end of the output."""
        status = self._pipes.close()
        self._log = self._pipes.log.lines()
        reason = how_it_ended(status, self._log, self._pipes.has_answered)
        self._has_ever_answered = self._has_ever_answered or self._pipes.has_answered
        self._deaths = 0 if self._pipes.has_answered else self._deaths + 1
        again = self.restart and not self.is_closed and self._has_ever_answered and self._deaths < MOST_DEATHS
        if again and self._deaths > 0:
            time.sleep(0.05 * 2**self._deaths)
        with self._sending:
            calls, self._calls = self._calls, {}
            feeds, self.feeds = list(self.feeds.values()), {}
            if again and not self.is_closed:
                try:
                    self._pipes = self._start()
                except ProcessEnded as error:
                    again, reason = False, str(error)
            else:
                again = False
            if again:
                self._go_on(calls, feeds, reason)
            else:
                self._give_up(calls, feeds, reason)
        self._tell()

    def _go_on(self, calls: dict[int, Call], feeds: list[Feed[Any]], reason: str) -> None:
        self._greet()
        for call in calls.values():
            if call.method in ("host.provide", "live.close", "events.unsubscribe"):
                self._lose(call, reason)
            elif call.may_repeat or not call.was_sent:
                self._calls[call.id] = call
                self._pipes.write(call.line)
                call.was_sent = True
            else:
                self._lose(call, reason)
        for feed in feeds:
            # The request may be refused now. The stream then ends with the error.
            feed._request().on_error = feed._end

    def _give_up(self, calls: dict[int, Call], feeds: list[Feed[Any]], reason: str) -> None:
        self._ended = ProcessEnded(f"{reason}; it answers no more calls", self._log)
        for call in calls.values():
            self._lose(call, reason)
        for feed in feeds:
            feed._end(None if self.is_closed else self._ended)

    def _lose(self, call: Call, reason: str) -> None:
        # If no process ever answered, the call can't have changed anything.
        doubt = f"; whether {call.method} was done is not known" if self._has_ever_answered else ""
        self._finish(call, ProcessEnded(f"{reason}{doubt}", self._log))

    def _finish(self, call: Call, error: BaseException | None) -> None:
        call.error = call.error or error
        if call.token is not None:
            self._progress.pop(call.token, None)
        call.done = True
        if call.error is not None and call.on_error is not None:
            call.on_error(call.error)

    def close(self, timeout: float | None = None) -> None:
        if self.is_closed:
            return
        self.is_closed = True
        # The lines that are not sent yet are sent first.
        self._send_rest(timeout)
        self._pipes.end()
        if not self.wait_until(lambda: self._ended is not None, timeout):
            self._pipes.process.kill()
            self.wait_until(lambda: self._ended is not None, None)
        if self._pool is not None:
            self._pool.shutdown(wait=threading.get_ident() not in (self._pool_thread, self._reader))

    def abandon(self) -> None:
        """Called when the program has no reference to the core any more. The core finishes its requests, and ends."""
        self.is_closed = True
        self._pipes.end()

    def _forked(self) -> None:
        self._pipes.forget()
        self._sending, self._changed, self._reader = threading.RLock(), threading.Condition(), None
        self.is_closed = True
        self._ended = ProcessEnded("the core belongs to the parent process of the fork: make a new Core in the child")

    # Sending.

    def send(
        self,
        name: str,
        params: dict[str, Any],
        read: Callable[[Any], Any] | None,
        may_repeat: bool,
        progress: Progress | None = None,
        on_result: Callable[[Any], None] | None = None,
        on_error: Callable[[BaseException], None] | None = None,
    ) -> Call:
        text = encode(params)
        with self._sending:
            if self._ended is not None:
                raise ProcessEnded(str(self._ended), self._ended.log)
            if self.is_closed:
                raise ProcessEnded("the core was closed")
            self._last_id = id = self._last_id + 1
            line = f'{{"jsonrpc":"2.0","id":{id},"method":"{name}","params":{text}}}\n'.encode()
            call = Call(id, name, line, read, may_repeat)
            call.on_result, call.on_error = on_result, on_error
            if progress is not None:
                call.token = params["progressToken"]
                self._progress[call.token] = progress
            self._calls[id] = call
            call.was_sent = self._pipes.process.returncode is None
            self._pipes.write(line)
        return call

    def send_rest(self, timeout: float | None) -> None:
        """Waits until the core has taken all lines that are to be sent."""
        if self._pipes.is_behind:
            self._send_rest(timeout)

    def _send_rest(self, timeout: float | None) -> None:
        deadline = None if timeout is None else time.monotonic() + timeout
        while self._pipes.is_behind and (deadline is None or time.monotonic() < deadline):
            if self._reader not in (None, threading.get_ident()):
                self._pipes.wait_to_write(0.02)
            else:
                self.wait_until(lambda: not self._pipes.is_behind, 0.02)

    def cancel(self, call: Call) -> None:
        if not call.done and not self.is_closed and self._ended is None:
            self.send("rpc.cancel", {"id": call.id}, None, True)

    # Receiving.

    def wait(self, call: Call, timeout: float | None) -> None:
        """Waits for the answer of a call. A call without an answer in time is cancelled."""
        if call.done:
            return
        deadline = None if timeout is None else time.monotonic() + timeout
        self.send_rest(timeout)
        left = None if deadline is None else max(0.0, deadline - time.monotonic())
        if not self.wait_until(lambda: call.done, left):
            # The answer may have come in this very moment.
            if self._calls.pop(call.id, None) is None:
                return
            self.cancel(call)
            self._finish(call, CallTimeout(f"{call.method} was not answered within {timeout} s"))

    def wait_until(self, is_so: Callable[[], bool], timeout: float | None) -> bool:
        """Waits until `is_so()` is true. This thread reads lines, unless another thread already does."""
        deadline = None if timeout is None else time.monotonic() + timeout
        if self._reader == threading.get_ident():
            # A callback that runs in the reading thread has itself called the core.
            return self._read_until(is_so, deadline)
        while not is_so():
            with self._changed:
                while self._reader is not None and not is_so():
                    left = None if deadline is None else deadline - time.monotonic()
                    if left is not None and left <= 0:
                        return False
                    self._followers += 1
                    try:
                        self._changed.wait(left)
                    finally:
                        self._followers -= 1
                if is_so():
                    return True
                self._reader = threading.get_ident()
            try:
                if not self._read_until(is_so, deadline):
                    return False
            finally:
                with self._changed:
                    self._reader = None
                    if self._followers:
                        self._changed.notify_all()
        return True

    def _read_until(self, is_so: Callable[[], bool], deadline: float | None) -> bool:
        while not is_so():
            if self._ended is not None:
                return is_so()
            pipes = self._pipes
            if pipes.lines:
                self._take(pipes.lines.popleft())
                if not pipes.lines and self._followers:
                    self._tell()
            elif not pipes.is_ready(deadline):
                return False
            elif not pipes.read():
                self._process_ended()
        return True

    def read_behind(self) -> None:
        """Starts a thread that reads whenever no other thread does."""
        if self._behind is None:
            self._behind = threading.Thread(target=self._read_on, name="mainspring", daemon=True)
            self._behind.start()

    def _read_on(self) -> None:
        self.wait_until(lambda: self._ended is not None, None)

    def later(self, work: Callable[[], None]) -> None:
        """Runs `work` in the thread of callbacks, after all earlier work there."""
        if self._pool is None:
            self._pool = ThreadPoolExecutor(1, thread_name_prefix="mainspring")

        def done() -> None:
            self._pool_thread = threading.get_ident()
            called(work)

        try:
            self._pool.submit(done)
        except RuntimeError:
            # The core is being closed.
            return

    def _tell(self) -> None:
        with self._changed:
            self._changed.notify_all()

    def _take(self, line: bytes) -> None:
        try:
            message = decode(line.decode())
            method = message.get("method")
            id = message.get("id")
        except (ValueError, AttributeError):
            # The line is not a message, so the process is not a core.
            self._pipes.process.kill()
            return
        if method is not None:
            return self._hear(method, message)
        call = self._calls.pop(id, None)
        if call is None:
            return
        error: BaseException | None = None
        try:
            if "error" in message:
                error = failure(call.method, message["error"])
            else:
                result = message["result"]
                call.result = result if call.read is None else call.read(result)
                if call.on_result is not None:
                    call.on_result(result)
        except Exception as trouble:  # The caller gets the exception.
            error = trouble
        self._finish(call, error)

    def _hear(self, method: str, message: Mapping[str, Any]) -> None:
        params = message.get("params", {})
        if method == "rpc.progress":
            progress = self._progress.get(params["token"])
            if progress is not None:
                called(lambda: progress(params["done"], params["total"], params["message"]))
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
        """Lets the host answer a request of the core, in a thread of its own: the host may itself call the core."""
        pipes = self._pipes

        def work() -> None:
            answering.set(lambda content: self._send_part(message["id"], content, pipes))
            # The reply goes only to the process that sent the request. If that process has ended, the reply is dropped.
            pipes.write(answer(self._host, message))
            while pipes.is_behind:
                pipes.wait_to_write(0.02)

        threading.Thread(target=work, name="mainspring host", daemon=True).start()

    def _send_part(self, id: int, content: Mapping[str, Any], pipes: Pipes) -> None:
        """Sends a part of the host's answer, and waits for the core's reply. The core replies when the receivers of the
        part have read enough."""
        with self._sending:
            if pipes is not self._pipes:
                raise ProcessEnded("the process that sent the request has ended, so the part can't be sent")
            call = self.send("host.progress", {"id": id, "content": content}, None, False)
        self.wait(call, None)
        call.value()


#: All connections. After a fork, those in the child process are closed.
_all: weakref.WeakSet[Connection] = weakref.WeakSet()


def _forked() -> None:
    for connection in list(_all):
        connection._forked()


os.register_at_fork(after_in_child=_forked)
