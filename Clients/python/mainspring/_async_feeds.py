"""Notifications of the core as asynchronous iterators."""

from __future__ import annotations

import asyncio
import collections
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import (
    TYPE_CHECKING,
    Any,
    Callable,
    Generic,
    TypeVar,
    cast,
)

from ._failures import Closed
from ._refusals import failure
from .records import Event, Topic

if TYPE_CHECKING:
    from types import TracebackType

    from typing_extensions import Self

    from ._async_core import AsyncCore

T = TypeVar("T")


class AsyncFeed(Generic[T]):
    """A stream of values from notifications of the core."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core
        self._come: collections.deque[Any] = collections.deque()
        self._waiting: asyncio.Event | None = None
        self._closed = False
        self._was_asked = False

    def _request(self) -> asyncio.Future[Any]:
        raise NotImplementedError

    def _changed(self, params: Mapping[str, Any]) -> None:
        raise NotImplementedError

    @property
    def _news(self) -> asyncio.Event:
        # The event is made at the first wait because it belongs to the running loop.
        self._waiting = self._waiting or asyncio.Event()
        return self._waiting

    def _put(self, value: Any) -> None:
        self._come.append(value)
        self._news.set()

    def _end(self, error: BaseException | None) -> None:
        """Ends the stream: with an error, or without one if the stream or its core was closed."""
        self._closed = True
        if error is not None:
            self._put(error)
        self._news.set()

    def _again(self) -> None:
        """Sends the request again after a restart. If it is refused now, the stream ends with the error."""

        def answered(future: asyncio.Future[Any]) -> None:
            if not future.cancelled() and future.exception() is not None:
                self._end(future.exception())

        self._request().add_done_callback(answered)

    async def _next(self) -> Any:
        if not self._was_asked:
            self._was_asked = True
            await self._request()
        while not self._come:
            if self._closed:
                raise Closed("nothing more comes, because the live query, the event stream or its core was closed")
            self._news.clear()
            await self._news.wait()
        value = self._come.popleft()
        if isinstance(value, BaseException):
            raise value
        return value

    async def get(self) -> T:
        """Waits for the next value."""
        return cast("T", await self._next())

    def __aiter__(self) -> AsyncIterator[T]:
        return self._each()

    async def _each(self) -> AsyncIterator[T]:
        while True:
            try:
                value = await self.get()
            except Closed:
                return
            yield value

    def _close(self, kind: str, handle: int, method: str, params: dict[str, Any]) -> None:
        if self._closed:
            return
        self._closed = True
        self._news.set()
        connection = self._core._shared
        if connection.feeds.pop((kind, handle), None) is not None and not connection.is_closed:
            connection.send(method, params, None, True)

    def close(self) -> None:
        """Ends the stream."""
        raise NotImplementedError

    async def __aenter__(self) -> Self:
        self._was_asked = True
        await self._request()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class AsyncWatch(AsyncFeed[T]):
    """A live query. Iterating gives the present result, and then each new result.

    A reader that is slower than the changes gets only the newest result.
    """

    def __init__(self, core: AsyncCore, name: str, params: dict[str, Any], read: Callable[[Any], Any] | None) -> None:
        super().__init__(core)
        self._name, self._query, self._read = name, {"query": {"method": name, "params": params}}, read
        self._handle = 0
        self._has_current = False
        #: The newest result.
        self.current: T

    def _request(self) -> asyncio.Future[Any]:
        return self._core._shared.send("live.open", self._query, None, True, None, self._opened)

    def _opened(self, result: Any) -> None:
        self._handle = result["live"]
        self._core._shared.feeds["live", self._handle] = self
        self._changed({"result": result["result"], "error": None})

    def _changed(self, params: Mapping[str, Any]) -> None:
        if params.get("error") is not None:
            # The next result is given out in any case, even if it equals the one before the error.
            self._has_current = False
            self._come.clear()
            return self._put(failure(self._name, params["error"]))
        value = params["result"]
        new: Any = value if self._read is None or value is None else self._read(value)
        if self._has_current and new == self.current:
            return
        self.current, self._has_current = new, True
        self._come.clear()
        self._put(new)

    def close(self) -> None:
        self._close("live", self._handle, "live.close", {"live": self._handle})


class AsyncListening(AsyncFeed[Event]):
    """A stream of events.

    `cursor` is the place after the last event that was given out. Pass it as `since` to go on after this event.
    """

    def __init__(self, core: AsyncCore, topics: Sequence[Topic] | None, since: str | None) -> None:
        super().__init__(core)
        self._topics = {"topics": list(topics)} if topics is not None else {}
        self._handle = 0
        self._is_behind = self._has_missed = False
        #: The place after the last event that was given out.
        self.cursor = since or ""

    def _request(self) -> asyncio.Future[Any]:
        return self._core._shared.send("events.subscribe", self._topics, None, True, None, self._opened)

    def _opened(self, result: Any) -> None:
        self._handle = result["subscription"]
        self._core._shared.feeds["events", self._handle] = self
        if self.cursor:
            # The events since the cursor are read first. Notifications that come in the meantime are dropped, because
            # `events.since` returns their events, too.
            self._is_behind = self._has_missed = True
            self._put(None)
        else:
            self.cursor = result["cursor"]

    def _changed(self, params: Mapping[str, Any]) -> None:
        if self._is_behind or params["behind"]:
            self._is_behind = self._has_missed = True
            return self._put(None)
        events = [Event._read(event) for event in params["events"]]
        for event in events[:-1]:
            self._put((event, None))
        if events:
            self._put((events[-1], params["cursor"]))

    async def get(self) -> Event:
        """Waits for the next event."""
        while True:
            if self._is_behind:
                await self._catch_up()
            come = await self._next()
            if come is None:
                continue
            event, cursor = come
            if cursor is not None:
                self.cursor = cursor
            return cast("Event", event)

    async def _catch_up(self) -> None:
        """Reads the missed events, until the notifications go on without a gap."""
        self._come.clear()
        cursor = self.cursor
        while True:
            self._has_missed = False
            page = await self._core._call("events.since", {"cursor": cursor, **self._topics}, None, "read")
            cursor, events = page["cursor"], [Event._read(event) for event in page["events"]]
            for event in events[:-1]:
                self._put((event, None))
            for event in events[-1:]:
                self._put((event, cursor))
            if not self._come:
                self.cursor = cursor
            # If a notification has come since this page was read, its events are on the next page.
            if not page["more"] and not self._has_missed:
                self._is_behind = False
                return

    def close(self) -> None:
        self._close("events", self._handle, "events.unsubscribe", {"subscription": self._handle})
