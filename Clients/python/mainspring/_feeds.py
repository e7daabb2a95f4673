"""Notifications of the core as iterators and callbacks."""

from __future__ import annotations

import collections
import threading
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import (
    TYPE_CHECKING,
    Any,
    Callable,
    Generic,
    TypeVar,
    cast,
)

from ._callbacks import called
from ._failures import Closed
from ._refusals import failure
from .records import Event, Topic

if TYPE_CHECKING:
    from types import TracebackType

    from typing_extensions import Self

    from ._connection import Call
    from ._core import Core

T = TypeVar("T")


class Feed(Generic[T]):
    """A stream of values from notifications of the core."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._come: collections.deque[Any] = collections.deque()
        self._closed = False
        self._callbacks: list[tuple[Callable[[Any], None], Callable[[BaseException], None] | None]] = []

    def _request(self) -> Call:
        """Sends the request for the stream. It is sent again after each restart of the process."""
        raise NotImplementedError

    def _open(self) -> None:
        call = self._request()
        self._core._shared.wait(call, self._core._timeout)
        call.value()

    def _changed(self, params: Mapping[str, Any]) -> None:
        """Called with the parameters of each notification for this stream."""
        raise NotImplementedError

    def _put(self, value: Any) -> None:
        self._come.append(value)
        if self._callbacks:
            self._core._shared.later(self._tell)

    def _end(self, error: BaseException | None) -> None:
        """Ends the stream: with an error, or without one if the stream or its core was closed."""
        if error is not None:
            self._put(error)
        self._closed = True
        self._core._shared._tell()

    def _tell(self) -> None:
        while self._come:
            self._tell_of(self._take)

    def _tell_of(self, take: Callable[[], Any]) -> None:
        try:
            value = take()
        except Exception as error:
            for _, on_error in list(self._callbacks):
                if on_error is not None:
                    on_error(error)
            if not any(on_error for _, on_error in self._callbacks):
                raise
            return
        for callback, _ in list(self._callbacks):
            called(partial(callback, value))

    def _take(self) -> Any:
        value = self._come.popleft()
        if isinstance(value, BaseException):
            raise value
        return value

    def get(self, timeout: float | None = None) -> T:
        """Waits for the next value, and returns it. Raises `TimeoutError` if none comes within `timeout` seconds."""
        if not self._core._shared.wait_until(lambda: bool(self._come) or self._closed, timeout):
            raise TimeoutError(f"nothing has come within {timeout} s")
        if not self._come:
            raise Closed("nothing more comes, because the live query, the event stream or its core was closed")
        return cast("T", self._take())

    def on_change(self, callback: Callable[[T], None], on_error: Callable[[BaseException], None] | None = None) -> None:
        """Calls `callback` with each value. Use it instead of iterating.

        All callbacks of a core are called in one thread, one after the other.
        on_error: called if the query is refused, or if the process has ended.
        """
        self._callbacks.append((callback, on_error))
        self._core._shared.read_behind()
        if self._come:
            self._core._shared.later(self._tell)

    def __iter__(self) -> Iterator[T]:
        while True:
            try:
                value = self.get()
            except Closed:
                return
            yield value

    def close(self) -> None:
        """Ends the stream."""
        self._closed = True

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Watch(Feed[T]):
    """A live query. Iterating gives the present result, and then each new result.

    A reader that is slower than the changes gets only the newest result.
    """

    def __init__(self, core: Core, name: str, params: dict[str, Any], read: Callable[[Any], Any] | None) -> None:
        super().__init__(core)
        self._name, self._query, self._read = name, {"query": {"method": name, "params": params}}, read
        self._handle = 0
        #: The newest result.
        self.current: T
        self._has_current = False
        self._open()

    def _request(self) -> Call:
        return self._core._shared.send("live.open", self._query, None, True, None, self._opened)

    def _opened(self, result: Any) -> None:
        """Called with the reply's result, before the next message is read."""
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
        if self._closed:
            return
        super().close()
        shared = self._core._shared
        if shared.feeds.pop(("live", self._handle), None) is not None and not shared.is_closed:
            shared.send("live.close", {"live": self._handle}, None, True, None)


class Listening(Feed[Event]):
    """A stream of events.

    `cursor` is the place after the last event that was given out. Pass it as `since` to go on after this event.
    """

    def __init__(self, core: Core, topics: Sequence[Topic] | None, since: str | None) -> None:
        super().__init__(core)
        self._topics = {"topics": list(topics)} if topics is not None else {}
        self._handle = 0
        self._is_behind = self._has_missed = False
        self._lock = threading.Lock()
        #: The place after the last event that was given out.
        self.cursor = since or ""
        self._open()

    def _request(self) -> Call:
        return self._core._shared.send("events.subscribe", self._topics, None, True, None, self._opened)

    def _opened(self, result: Any) -> None:
        self._handle = result["subscription"]
        self._core._shared.feeds["events", self._handle] = self
        if self.cursor:
            # The events since the cursor are read first. Notifications that come in the meantime are dropped, because
            # `events.since` returns their events, too.
            with self._lock:
                self._is_behind = self._has_missed = True
            self._put(None)
        else:
            self.cursor = result["cursor"]

    def _changed(self, params: Mapping[str, Any]) -> None:
        with self._lock:
            if self._is_behind or params["behind"]:
                self._is_behind = self._has_missed = True
                return self._put(None)
        events = [Event._read(event) for event in params["events"]]
        for event in events[:-1]:
            self._put((event, None))
        if events:
            self._put((events[-1], params["cursor"]))
        else:
            self.cursor = params["cursor"]

    def get(self, timeout: float | None = None) -> Event:
        """Waits for the next event, and returns it. Raises `TimeoutError` if none comes within `timeout` seconds."""
        while True:
            if self._is_behind:
                self._catch_up()
            come = cast("Any", super().get(timeout))
            if come is None:
                continue
            event, cursor = come
            if cursor is not None:
                self.cursor = cursor
            return cast("Event", event)

    def _tell(self) -> None:
        while self._come or self._is_behind:
            self._tell_of(lambda: self.get(0))

    def _catch_up(self) -> None:
        """Reads the missed events, until the notifications go on without a gap."""
        self._come.clear()
        cursor = self.cursor
        while True:
            self._has_missed = False
            page = self._core._call("events.since", {"cursor": cursor, **self._topics}, None, "read")
            cursor, events = page["cursor"], [Event._read(event) for event in page["events"]]
            for event in events[:-1]:
                self._come.append((event, None))
            for event in events[-1:]:
                self._come.append((event, cursor))
            if not self._come:
                self.cursor = cursor
            with self._lock:
                # If a notification has come since this page was read, its events are on the next page.
                if not page["more"] and not self._has_missed:
                    self._is_behind = False
                    return

    def close(self) -> None:
        if self._closed:
            return
        super().close()
        shared = self._core._shared
        if shared.feeds.pop(("events", self._handle), None) is not None and not shared.is_closed:
            shared.send("events.unsubscribe", {"subscription": self._handle}, None, True, None)
