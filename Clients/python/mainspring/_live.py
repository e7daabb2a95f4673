"""Lists and records that are kept up to date."""

from __future__ import annotations

import collections
import threading
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Callable, Generic, TypeVar, cast

from ._callbacks import called
from ._failures import Closed, ProcessEnded
from ._feeds import Watch
from ._live_pages import LiveListState, LiveRecordState, Pages, Single

if TYPE_CHECKING:
    from types import TracebackType

    from typing_extensions import Self

    from ._connection import Call
    from ._core import Core

T = TypeVar("T")
S = TypeVar("S", bound="LiveListState[Any] | LiveRecordState[Any]")


class LiveQuery(Watch[Any]):
    """A live query that is opened without waiting, and passes its results and errors to its owner."""

    def __init__(
        self,
        core: Core,
        name: str,
        params: dict[str, Any],
        read: Callable[[Any], Any] | None,
        owner: LiveState[Any],
    ) -> None:
        self.result: Any = None
        self.error: BaseException | None = None
        self.has_come = self.has_ended = False
        self._owner = owner
        super().__init__(core, name, params, read)

    def _open(self) -> None:
        try:
            self._request()
        except ProcessEnded as error:
            self.error, self.has_ended = error, True

    def _request(self) -> Call:
        return self._core._shared.send("live.open", self._query, None, True, None, self._opened, self._end)

    def _opened(self, result: Any) -> None:
        if self._closed:
            self._core._shared.send("live.close", {"live": result["live"]}, None, True)
        else:
            super()._opened(result)

    def _put(self, value: Any) -> None:
        self._later(value, self.has_ended)

    def _end(self, error: BaseException | None) -> None:
        if error is not None and not self._closed:
            self._later(error, True)
        self._owner._wake()

    def _later(self, value: Any, has_ended: bool) -> None:
        def take() -> None:
            self.has_ended = has_ended
            if isinstance(value, BaseException):
                self.error = value
            else:
                self.result, self.has_come, self.error = value, True, None
            self._owner._told(self)

        self._core._shared.later(take)


class LiveState(Generic[S]):
    """The base of `LiveList` and `LiveRecord`: a stream of states.

    Only the thread of callbacks changes the state.
    """

    def __init__(self, core: Core, name: str, params: dict[str, Any], read: Callable[[Any], Any] | None) -> None:
        self._core, self._name, self._params, self._read = core, name, params, read
        self._changed = threading.Condition()
        self._come: collections.deque[S] = collections.deque()
        self._callbacks: list[Callable[[S], None]] = []
        self._closed = False
        self._queries = self._made()
        #: The present state.
        self.state = cast("S", self._queries.state)
        self._first = self.state
        self._come.append(self.state)
        core._shared.read_behind()
        core._shared.later(self._queries.start)

    def _made(self) -> Pages | Single:
        raise NotImplementedError

    def _opened(self, params: dict[str, Any]) -> LiveQuery:
        return LiveQuery(self._core, self._name, params, self._read, self)

    def _wake(self) -> None:
        """Wakes the threads that wait for a state, because no state comes after the core was closed."""
        with self._changed:
            self._changed.notify_all()

    def _told(self, query: LiveQuery) -> None:
        if not self._closed:
            self._queries.changed(query)

    def _show(self, state: S) -> None:
        with self._changed:
            self.state = state
            # A slow reader gets only the first state and the newest one.
            self._come = collections.deque([one for one in self._come if one is self._first] + [state])
            self._changed.notify_all()
        for callback in list(self._callbacks):
            called(partial(callback, state))
        if self._core._shared._ended is not None and isinstance(state.error, ProcessEnded):
            self.close()

    @property
    def is_loading(self) -> bool:
        """Whether the first elements, more elements, or the record are being loaded."""
        return self.state.is_loading

    @property
    def error(self) -> BaseException | None:
        """The error because of which the state may be out of date, or `None`."""
        return self.state.error

    def refresh(self) -> None:
        """Sends the query again if it was refused. An open query needs no refresh."""
        self._core._shared.later(self._queries.refresh)

    def on_change(self, callback: Callable[[S], None]) -> None:
        """Calls `callback` with the present state, and then with each new state, in their order.

        All callbacks of a core are called in one thread.
        """

        def begin() -> None:
            self._callbacks.append(callback)
            callback(self.state)

        self._core._shared.later(begin)

    def get(self, timeout: float | None = None) -> S:
        """Waits for the next state, and returns it. Raises `TimeoutError` if none comes within `timeout` seconds.

        The first state is the one before the first result. After that, a slow reader gets only the newest state.
        """
        with self._changed:
            if not self._changed.wait_for(lambda: self._come or self._has_ended, timeout):
                raise TimeoutError(f"nothing has come within {timeout} s")
            if not self._come:
                raise Closed("nothing more comes, because the live query or its core was closed")
            return self._come.popleft()

    @property
    def _has_ended(self) -> bool:
        return self._closed or self._core._shared.is_closed

    def __iter__(self) -> Iterator[S]:
        while True:
            try:
                state = self.get()
            except Closed:
                return
            yield state

    def close(self) -> None:
        """Ends the query. The state stays as it is."""
        with self._changed:
            if self._closed:
                return
            self._closed = True
            self._changed.notify_all()
        if not self._core._shared.is_closed:
            self._core._shared.later(self._queries.close)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class LiveList(LiveState[LiveListState[T]], Generic[T]):
    """A list that is kept up to date, for a screen.

    At first `is_loading` is true, `items` are empty and `error` is `None`. After an error, the items stay. If the core
    was started with `restart=True`, the list goes on after a restart of the core.

    A list of up to 1,000 items is one query, so its items are of one moment. A longer list is a chain of queries.

        stock = core.live_list(core.inventory.items.list, order="name", limit=200)
        for state in stock:
            show(state.items, state.is_loading, state.error)
    """

    _queries: Pages

    def _made(self) -> Pages:
        return Pages(self._params, self._opened, cast("Callable[[LiveListState[Any]], None]", self._show))

    @property
    def items(self) -> Sequence[T]:
        """The elements in the list's order."""
        return self.state.items

    @property
    def has_more(self) -> bool:
        """Whether the list has more elements than `items`."""
        return self.state.has_more

    def more(self) -> None:
        """Adds as many elements as `limit` says, or 50 without `limit`. While the list is loading, nothing happens."""
        self._core._shared.later(self._queries.more)


class LiveRecord(LiveState[LiveRecordState[T]], Generic[T]):
    """A record that is kept up to date.

    At first `is_loading` is true, and `value` and `error` are `None`. When the record is deleted, `value` becomes
    `None`. After an error, the value stays. If the record never existed, `error` is `mainspring.errors.NotFound`.

        beans = core.live_record(core.inventory.items.get, sku="B1")
        beans.on_change(lambda state: show(state.value))
    """

    def _made(self) -> Single:
        return Single(lambda: self._opened(self._params), cast("Callable[[LiveRecordState[Any]], None]", self._show))

    @property
    def value(self) -> T | None:
        """The record, or `None` before it is loaded and after it was deleted."""
        return self.state.value
