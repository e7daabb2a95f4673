"""What the core says unasked, as what can be iterated in an event loop."""

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
    """What comes unasked, one after the other."""

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
        # Made where it is first waited for: it belongs to the loop.
        self._waiting = self._waiting or asyncio.Event()
        return self._waiting

    def _put(self, value: Any) -> None:
        self._come.append(value)
        self._news.set()

    def _end(self, error: BaseException | None) -> None:
        """Nothing more comes, for a reason or because it was closed."""
        self._closed = True
        if error is not None:
            self._put(error)
        self._news.set()

    def _again(self) -> None:
        """It is asked for once more, as the process was started again; it may be refused now."""

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
                raise Closed("nothing more comes: it was closed")
            self._news.clear()
            await self._news.wait()
        value = self._come.popleft()
        if isinstance(value, BaseException):
            raise value
        return value

    async def get(self) -> T:
        """Waits for the next one."""
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
        """Nothing more comes."""
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
    """A live query. Iterating gives the result as it is, and each new one.

    Where many have come meanwhile, it gives the newest alone.
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
            # The result behind it is news, even if it is the one before.
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
    """What changes, event by event.

    `cursor` is the place behind the last one that was taken: pass it as `since` to go on there.
    """

    def __init__(self, core: AsyncCore, topics: Sequence[Topic] | None, since: str | None) -> None:
        super().__init__(core)
        self._topics = {"topics": list(topics)} if topics is not None else {}
        self._handle = 0
        self._is_behind = self._has_missed = False
        #: The place behind the last event.
        self.cursor = since or ""

    def _request(self) -> asyncio.Future[Any]:
        return self._core._shared.send("events.subscribe", self._topics, None, True, None, self._opened)

    def _opened(self, result: Any) -> None:
        self._handle = result["subscription"]
        self._core._shared.feeds["events", self._handle] = self
        if self.cursor:
            # What has happened before the subscription is read first; what it tells meanwhile is read with it.
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
        """Reads what was not told, up to the place from which on all is told."""
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
            # What was told since this page was read is on the next one.
            if not page["more"] and not self._has_missed:
                self._is_behind = False
                return

    def close(self) -> None:
        self._close("events", self._handle, "events.unsubscribe", {"subscription": self._handle})
