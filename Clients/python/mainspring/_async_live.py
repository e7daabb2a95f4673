"""Lists and records that are kept up to date, in an event loop."""

from __future__ import annotations

import asyncio
import collections
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, Any, Callable, Generic, TypeVar, cast

from ._async_feeds import AsyncWatch
from ._failures import Closed, ProcessEnded
from ._live_pages import LiveListState, LiveRecordState, Pages, Single

if TYPE_CHECKING:
    from types import TracebackType

    from typing_extensions import Self

    from ._async_core import AsyncCore

T = TypeVar("T")
S = TypeVar("S", bound="LiveListState[Any] | LiveRecordState[Any]")


class AsyncLiveQuery(AsyncWatch[Any]):
    """A live query that is opened without waiting, and passes its results and errors to its owner."""

    def __init__(
        self,
        core: AsyncCore,
        name: str,
        params: dict[str, Any],
        read: Callable[[Any], Any] | None,
        owner: AsyncLiveState[Any],
    ) -> None:
        super().__init__(core, name, params, read)
        self.result: Any = None
        self.error: BaseException | None = None
        self.has_come = self.has_ended = False
        self._owner = owner
        self._again()

    def _again(self) -> None:
        try:
            super()._again()
        except ProcessEnded as error:
            self.error, self.has_ended = error, True

    def _opened(self, result: Any) -> None:
        if self._closed:
            self._core._shared.send("live.close", {"live": result["live"]}, None, True)
        else:
            super()._opened(result)

    def _put(self, value: Any) -> None:
        if isinstance(value, BaseException):
            self.error = value
        else:
            self.result, self.has_come, self.error = value, True, None
        self._owner._told(self)

    def _end(self, error: BaseException | None) -> None:
        if error is not None and not self._closed:
            self.has_ended = True
            self._put(error)
        self._owner._news.set()


class AsyncLiveState(Generic[S]):
    """The base of `AsyncLiveList` and `AsyncLiveRecord`: a stream of states."""

    def __init__(self, core: AsyncCore, name: str, params: dict[str, Any], read: Callable[[Any], Any] | None) -> None:
        self._core, self._name, self._params, self._read = core, name, params, read
        self._news = asyncio.Event()
        self._closed = False
        self._queries = self._made()
        #: The present state.
        self.state = cast("S", self._queries.state)
        self._first = self.state
        self._come: collections.deque[S] = collections.deque([self.state])
        self._queries.start()

    def _made(self) -> Pages | Single:
        raise NotImplementedError

    def _opened(self, params: dict[str, Any]) -> AsyncLiveQuery:
        return AsyncLiveQuery(self._core, self._name, params, self._read, self)

    def _told(self, query: AsyncLiveQuery) -> None:
        if not self._closed:
            self._queries.changed(query)

    def _show(self, state: S) -> None:
        self.state = state
        # A slow reader gets only the first state and the newest one.
        self._come = collections.deque([one for one in self._come if one is self._first] + [state])
        self._news.set()
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
        self._queries.refresh()

    async def get(self) -> S:
        """Waits for the next state.

        The first state is the one before the first result. After that, a slow reader gets only the newest state.
        """
        while not self._come:
            if self._closed or self._core._shared.is_closed:
                raise Closed("nothing more comes, because the live query or its core was closed")
            self._news.clear()
            await self._news.wait()
        return self._come.popleft()

    def __aiter__(self) -> AsyncIterator[S]:
        return self._each()

    async def _each(self) -> AsyncIterator[S]:
        while True:
            try:
                state = await self.get()
            except Closed:
                return
            yield state

    def close(self) -> None:
        """Ends the query. The state stays as it is."""
        if self._closed:
            return
        self._closed = True
        self._news.set()
        self._queries.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class AsyncLiveList(AsyncLiveState[LiveListState[T]], Generic[T]):
    """A list that is kept up to date, for a screen. See `LiveList` for its rules.

    async with core.live_list(core.inventory.items.list, order="name", limit=200) as stock:
        async for state in stock:
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
        self._queries.more()


class AsyncLiveRecord(AsyncLiveState[LiveRecordState[T]], Generic[T]):
    """A record that is kept up to date. See `LiveRecord` for its rules.

    async with core.live_record(core.inventory.items.get, sku="B1") as beans:
        async for state in beans:
            show(state.value)
    """

    def _made(self) -> Single:
        return Single(lambda: self._opened(self._params), cast("Callable[[LiveRecordState[Any]], None]", self._show))

    @property
    def value(self) -> T | None:
        """The record, or `None` before it is loaded and after it was deleted."""
        return self.state.value
