"""The process of the core, and the messages to and from it, in an event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Callable, cast

from ._callbacks import called
from ._connection import MOST_DEATHS
from ._failures import ProcessEnded
from ._host import asked, offered, refused, reply
from ._log import Log
from ._parts import answering
from ._program import how_it_ended
from ._refusals import failure
from ._values import decode, encode

if TYPE_CHECKING:
    from ._async_feeds import AsyncFeed
    from ._connection import Progress
    from .host import AsyncHost


class _Call:
    """A request without a reply yet."""

    __slots__ = ("future", "id", "line", "may_repeat", "method", "on_result", "read", "was_sent")

    def __init__(
        self,
        id: int,
        method: str,
        line: bytes,
        read: Callable[[Any], Any] | None,
        may_repeat: bool,
        future: asyncio.Future[Any],
    ) -> None:
        self.id, self.method, self.line, self.read, self.may_repeat = id, method, line, read, may_repeat
        self.future = future
        self.on_result: Callable[[Any], None] | None = None
        self.was_sent = False


class _Pipes(asyncio.SubprocessProtocol):
    """Receives the output of one process from the event loop."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self._pieces: list[bytes] = []
        self.log = Log()

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        if fd == 2:
            self.log.take(data)
            return
        if b"\n" not in data:
            self._pieces.append(data)
            return
        lines = (b"".join(self._pieces) + data).split(b"\n")
        rest = lines.pop()
        self._pieces = [rest] if rest else []
        for line in lines:
            self._connection.take(line)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        pass

    def connection_lost(self, exc: Exception | None) -> None:
        self._connection.process_ended(self)


class AsyncConnection:
    """The connection to the core's process. With `restart`, a new process follows one that has ended."""

    def __init__(self, words: list[str], env: Mapping[str, str] | None, host: AsyncHost | None, restart: bool) -> None:
        self.restart, self.is_closed = restart, False
        self.feeds: dict[tuple[str, int], AsyncFeed[Any]] = {}
        self._words, self._env, self._host = words, env, host
        self._last_id = 0
        self._calls: dict[int, _Call] = {}
        self._progress: dict[Any, Progress] = {}
        self._asked: dict[int, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._pipes: _Pipes | None = None
        self._process: asyncio.SubprocessTransport | None = None
        self._to: asyncio.WriteTransport
        self._has_answered = False
        self._ended: ProcessEnded | None = ProcessEnded("the core was not started: async with AsyncCore(...) as core")
        #: The last lines of the log of the last process that has ended.
        self._log: list[str] = []
        self._deaths = 0
        self._has_ever_answered = False
        self._is_starting = False
        self._is_over: asyncio.Event | None = None

    # The process.

    async def start(self) -> None:
        loop = asyncio.get_running_loop()
        if self.is_closed or self._is_over is not None and not self._is_starting:
            raise ProcessEnded("the core was started already")
        # The event is made here because it belongs to the running loop.
        self._is_over = self._is_over or asyncio.Event()
        try:
            process, pipes = await loop.subprocess_exec(
                lambda: _Pipes(self),
                *self._words,
                env=dict(self._env) if self._env is not None else None,
                # The terminal's interrupt goes only to the program, which ends its core itself.
                start_new_session=True,
            )
        except OSError as error:
            raise ProcessEnded(f"{self._words[0]} can't be started: {error.strerror or error}") from error
        self._process, self._pipes = process, pipes
        self._to = cast("asyncio.WriteTransport", process.get_pipe_transport(0))
        self._has_answered, self._ended = False, None
        if self._host is not None:
            self.send("host.provide", {"capabilities": offered(self._host)}, None, True)

    @property
    def process_id(self) -> int:
        if self._process is None:
            raise ProcessEnded(str(self._ended), self._ended.log if self._ended else ())
        return self._process.get_pid()

    def process_ended(self, pipes: _Pipes) -> None:
        if pipes is not self._pipes or self._process is None:
            return
        status = self._process.get_returncode()
        self._process.close()
        self._log = pipes.log.lines()
        reason = how_it_ended(status, self._log, self._has_answered)
        self._has_ever_answered = self._has_ever_answered or self._has_answered
        self._deaths = 0 if self._has_answered else self._deaths + 1
        for task in self._asked.values():
            task.cancel()
        self._asked = {}
        self._ended = ProcessEnded(f"{reason}; it answers no more calls", self._log)
        if self.restart and not self.is_closed and self._has_ever_answered and self._deaths < MOST_DEATHS:
            self._is_starting = True
            self._do(self._start_again(reason))
        else:
            self._give_up(reason)

    async def _start_again(self, reason: str) -> None:
        try:
            if self._deaths > 0:
                await asyncio.sleep(0.05 * 2**self._deaths)
            await self.start()
        except ProcessEnded as error:
            self._is_starting = False
            return self._give_up(str(error))
        self._is_starting = False
        calls, self._calls = (
            self._calls,
            {id: call for id, call in self._calls.items() if call.method == "host.provide"},
        )
        feeds, self.feeds = list(self.feeds.values()), {}
        for call in calls.values():
            if call.future.done() or call.id in self._calls:
                continue
            if call.may_repeat or not call.was_sent:
                self._calls[call.id] = call
                call.was_sent = True
                self._write(call.line)
            else:
                self._lose(call, reason)
        for feed in feeds:
            feed._again()

    def _give_up(self, reason: str) -> None:
        self._ended = ProcessEnded(f"{reason}; it answers no more calls", self._log)
        calls, self._calls = self._calls, {}
        feeds, self.feeds = list(self.feeds.values()), {}
        for call in calls.values():
            self._lose(call, reason)
        for feed in feeds:
            feed._end(None if self.is_closed else self._ended)
        if self._is_over is not None:
            self._is_over.set()

    def _lose(self, call: _Call, reason: str) -> None:
        if not call.future.done():
            # If no process ever answered, the call can't have changed anything.
            doubt = f"; whether {call.method} was done is not known" if self._has_ever_answered else ""
            call.future.set_exception(ProcessEnded(f"{reason}{doubt}", self._log))
            # Reading the exception avoids a warning if nobody awaits the future.
            call.future.exception()

    async def close(self) -> None:
        if self.is_closed:
            return
        self.is_closed = True
        if self._is_starting:
            # The process that is being started is not needed any more.
            self._give_up("the core was closed while it was started again")
            if self._process is not None and self._process.get_returncode() is None:
                self._process.kill()
        elif self._ended is None and self._is_over is not None:
            self._to.close()
            await self._is_over.wait()
        for task in list(self._tasks):
            task.cancel()

    def _do(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Sending.

    def send(
        self,
        name: str,
        params: dict[str, Any],
        read: Callable[[Any], Any] | None,
        may_repeat: bool,
        progress: Progress | None = None,
        on_result: Callable[[Any], None] | None = None,
    ) -> asyncio.Future[Any]:
        text = encode(params)
        if self.is_closed:
            raise ProcessEnded("the core was closed")
        if self._ended is not None and not self._is_starting:
            raise ProcessEnded(str(self._ended), self._ended.log if self._ended else ())
        self._last_id = id = self._last_id + 1
        line = f'{{"jsonrpc":"2.0","id":{id},"method":"{name}","params":{text}}}\n'.encode()
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        call = _Call(id, name, line, read, may_repeat, future)
        call.on_result = on_result
        token = params["progressToken"] if progress is not None else None
        if progress is not None:
            self._progress[token] = progress

        def done(future: asyncio.Future[Any]) -> None:
            self._progress.pop(token, None)
            if future.cancelled():
                self._cancel(id)

        future.add_done_callback(done)
        self._calls[id] = call
        # While the process is being started again, the call waits, and is sent after that.
        if self._ended is None:
            call.was_sent = True
            self._write(line)
        return future

    def _write(self, line: bytes) -> None:
        # If the pipe is closing, the end of the process is reported in a moment.
        if not self._to.is_closing():
            self._to.write(line)

    def _cancel(self, id: int) -> None:
        if self._calls.pop(id, None) is not None and self._ended is None and not self.is_closed:
            self.send("rpc.cancel", {"id": id}, None, True)

    # Receiving.

    def take(self, line: bytes) -> None:
        self._has_answered = True
        message = decode(line.decode())
        method = message.get("method")
        if method is not None:
            return self._hear(method, message)
        call = self._calls.pop(message["id"], None)
        if call is None or call.future.done():
            return
        try:
            if "error" in message:
                call.future.set_exception(failure(call.method, message["error"]))
                return
            result = message["result"]
            value = result if call.read is None else call.read(result)
            if call.on_result is not None:
                call.on_result(result)
            call.future.set_result(value)
        except Exception as error:  # The caller gets the exception.
            call.future.set_exception(error)

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
        elif method == "host.cancel":
            task = self._asked.pop(params["id"], None)
            if task is not None:
                task.cancel()
        elif "id" in message:
            self._asked[message["id"]] = self._do(self._answer(message))

    def _feed(self, kind: str, handle: int, params: Mapping[str, Any]) -> None:
        feed = self.feeds.get((kind, handle))
        if feed is not None:
            feed._changed(params)

    async def _answer(self, message: Mapping[str, Any]) -> None:
        process = self._process

        async def part(content: Mapping[str, Any]) -> None:
            if process is not self._process or self._ended is not None:
                raise ProcessEnded("the process that sent the request has ended, so the part can't be sent")
            # The core replies when the receivers of the part have read enough.
            await self.send("host.progress", {"id": message["id"], "content": content}, None, False)

        answering.set(part)
        try:
            method, given = asked(cast("AsyncHost", self._host), message)
            line = reply(message, {"result": await method(**given)})
        except Exception as error:  # Any exception becomes an error for the core.
            line = reply(message, refused(error))
        self._asked.pop(message["id"], None)
        # The reply goes only to the process that sent the request. If that process has ended, the reply is dropped.
        if process is self._process and self._ended is None:
            self._write(line)
