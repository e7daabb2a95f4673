"""The process, and what is on its way to it and from it, in an event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Callable, cast

from ._failures import ProcessEnded
from ._host import asked, offered, refused
from ._program import how_it_ended
from ._refusals import failure
from ._values import decode, encode

if TYPE_CHECKING:
    from ._async_feeds import AsyncFeed
    from ._connection import Progress
    from .host import AsyncHost


class _Call:
    """A request on its way."""

    __slots__ = ("future", "id", "line", "may_repeat", "method", "on_result", "read")

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


class _Pipes(asyncio.SubprocessProtocol):
    """What the event loop tells of one process."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self._pieces: list[bytes] = []

    def pipe_data_received(self, fd: int, data: bytes) -> None:
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
    """One process after the other, where it is restarted."""

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
        self._is_over = asyncio.Event()

    # The process.

    async def start(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            process, pipes = await loop.subprocess_exec(
                lambda: _Pipes(self), *self._words, stderr=None, env=dict(self._env) if self._env is not None else None
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
            raise ProcessEnded(str(self._ended))
        return self._process.get_pid()

    def process_ended(self, pipes: _Pipes) -> None:
        if pipes is not self._pipes or self._process is None:
            return
        status = self._process.get_returncode()
        self._process.close()
        reason = how_it_ended(status)
        calls, self._calls = self._calls, {}
        feeds, self.feeds = list(self.feeds.values()), {}
        for task in self._asked.values():
            task.cancel()
        self._asked = {}
        self._ended = ProcessEnded(f"{reason}; it answers no more calls")
        if self.restart and not self.is_closed and self._has_answered:
            self._do(self._start_again(calls, feeds, reason))
        else:
            self._give_up(calls, feeds, reason)

    async def _start_again(self, calls: dict[int, _Call], feeds: list[AsyncFeed[Any]], reason: str) -> None:
        try:
            await self.start()
        except ProcessEnded as error:
            return self._give_up(calls, feeds, str(error))
        for call in calls.values():
            if call.future.done() or call.method == "host.provide":
                continue
            if call.may_repeat:
                self._calls[call.id] = call
                self._write(call.line)
            else:
                self._lose(call, reason)
        for feed in feeds:
            feed._request()

    def _give_up(self, calls: dict[int, _Call], feeds: list[AsyncFeed[Any]], reason: str) -> None:
        self._ended = ProcessEnded(f"{reason}; it answers no more calls")
        for call in calls.values():
            self._lose(call, reason)
        for feed in feeds:
            feed._end(self._ended)
        self._is_over.set()

    def _lose(self, call: _Call, reason: str) -> None:
        if not call.future.done():
            call.future.set_exception(ProcessEnded(f"{reason}; whether {call.method} was done is not known"))
            # Nobody need have waited for it.
            call.future.exception()

    async def close(self) -> None:
        if self.is_closed:
            return
        self.is_closed = True
        if self._ended is None:
            self._to.close()
            await self._is_over.wait()
        for task in self._tasks:
            task.cancel()

    def _do(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # What is sent.

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
        if self._ended is not None and not (self.restart and self._process is not None and not self._is_over.is_set()):
            raise ProcessEnded(str(self._ended))
        self._last_id = id = self._last_id + 1
        line = f'{{"jsonrpc":"2.0","id":{id},"method":"{name}","params":{text}}}\n'.encode()
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        call = _Call(id, name, line, read, may_repeat, future)
        call.on_result = on_result
        if progress is not None:
            self._progress[params["progressToken"]] = progress
        self._calls[id] = call
        if self._ended is None:
            self._write(line)
            future.add_done_callback(lambda future: self._cancel(id) if future.cancelled() else None)
        else:
            self._do(self._send_later(call))
        return future

    def _write(self, line: bytes) -> None:
        # Where nobody reads any more, the end of the process is about to be told.
        if not self._to.is_closing():
            self._to.write(line)

    async def _send_later(self, call: _Call) -> None:
        """While the process is being started again."""
        while self._ended is not None and not self._is_over.is_set():
            await asyncio.sleep(0.01)
        if self._ended is None:
            self._calls[call.id] = call
            self._write(call.line)
        else:
            self._calls.pop(call.id, None)
            self._lose(call, str(self._ended))

    def _cancel(self, id: int) -> None:
        if self._calls.pop(id, None) is not None and self._ended is None and not self.is_closed:
            self.send("rpc.cancel", {"id": id}, None, True)

    # What comes.

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
        except Exception as error:  # The caller gets it.
            call.future.set_exception(error)

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
        try:
            method, given = asked(cast("AsyncHost", self._host), message)
            reply: dict[str, Any] = {"result": await method(**given)}
        except Exception as error:  # The core is told, whatever it is.
            reply = refused(error)
        self._asked.pop(message["id"], None)
        if self._ended is None:
            self._write((encode({"jsonrpc": "2.0", "id": message["id"], **reply}) + "\n").encode())
