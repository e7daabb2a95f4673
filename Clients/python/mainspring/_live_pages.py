"""The state of a live list or record, and the queries that a list needs."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any, Callable, Generic, Protocol, TypeVar

from ._values import given
from .errors import NotFound

T = TypeVar("T")

#: The greatest number of elements in a page of the core.
LONGEST_PAGE = 1000
#: The number of elements that `more` adds to a list without a limit.
USUAL_STEP = 50


@dataclasses.dataclass(frozen=True)
class LiveListState(Generic[T]):
    """The state of a `LiveList` at one moment."""

    items: Sequence[T]
    """The elements in the list's order. After an error, they are those of the last success."""

    is_loading: bool
    """Whether the first elements, or more elements, are being loaded."""

    error: BaseException | None
    """The error because of which `items` may be out of date, or `None`."""

    has_more: bool
    """Whether the list has more elements than `items`."""


@dataclasses.dataclass(frozen=True)
class LiveRecordState(Generic[T]):
    """The state of a `LiveRecord` at one moment."""

    value: T | None
    """The record, or `None` before it is loaded and after it was deleted."""

    is_loading: bool
    """Whether the record is being loaded."""

    error: BaseException | None
    """The error because of which `value` may be out of date, or `None`."""


class Query(Protocol):
    """A live query of one page, or of one record."""

    #: The newest result. It is set only if `has_come` is true.
    result: Any
    #: Whether a result has come.
    has_come: bool
    #: The error that has come in place of a result.
    error: BaseException | None
    #: Whether the query was refused, or has ended, so that nothing more comes of it.
    has_ended: bool

    def close(self) -> None: ...


class Pages:
    """Opens and closes the queries of a list, so that its items are complete and in order.

    A list of up to 1,000 elements is one query, whose limit grows with `more`. A longer list is a chain of queries:
    each begins where the previous page ends. When the end of a page moves, the later queries are opened again, and the
    items change only when the whole chain has its results.
    """

    def __init__(
        self,
        params: dict[str, Any],
        open: Callable[[dict[str, Any]], Query],
        show: Callable[[LiveListState[Any]], None],
    ) -> None:
        self._params, self._open, self._show = params, open, show
        self._step: int = params.get("limit", USUAL_STEP)
        #: The number of elements to show, or `None` for as many as the method returns without a limit.
        self._wanted: int | None = params.get("limit")
        self._wanted_before = self._wanted
        #: All open queries, by their cursors and their limits.
        self._queries: dict[tuple[str | None, int | None], Query] = {}
        self._shown: list[tuple[str | None, int | None]] = []
        self._is_walking = False
        self.state: LiveListState[Any] = LiveListState((), True, None, False)

    def start(self) -> None:
        self._walk(opens_again=True)

    def changed(self, query: Query) -> None:
        """Called when a query has another result or error."""
        if self._is_walking or not any(one is query for one in self._queries.values()):
            return
        self._walk(opens_again=query.error is None)

    def more(self) -> None:
        if self.state.is_loading or not self.state.has_more:
            return
        self._wanted = len(self.state.items) + self._step
        self.refresh()

    def refresh(self) -> None:
        """Opens again the queries that were refused."""
        self._set(dataclasses.replace(self.state, is_loading=True, error=None))
        self._walk(opens_again=True)

    def close(self) -> None:
        self._close_all_but(set())

    def _walk(self, opens_again: bool) -> None:
        """Follows the chain of queries, and shows its elements if all of its queries have results."""
        self._is_walking = True
        try:
            self._walk_on(opens_again)
        finally:
            self._is_walking = False

    def _walk_on(self, opens_again: bool) -> None:
        items: list[Any] = []
        chain: list[tuple[str | None, int | None]] = []
        after = self._params.get("after")
        while True:
            limit = None if self._wanted is None else min(self._wanted - len(items), LONGEST_PAGE)
            place = (after, limit)
            chain.append(place)
            query = self._queries.get(place)
            if query is None or opens_again and query.has_ended:
                query = self._queries[place] = self._open(self._params | given({"after": after, "limit": limit}))
            if query.error is not None or not query.has_come:
                # The shown queries stay open until all queries of the chain have results.
                self._close_all_but({*chain, *self._shown})
                if query.error is not None:
                    self._wanted = self._wanted_before
                    self._set(dataclasses.replace(self.state, is_loading=False, error=query.error))
                return
            items += query.result.items
            after = query.result.next
            if after is None or self._wanted is None or len(items) >= self._wanted:
                break
        self._shown, self._wanted_before = chain, self._wanted
        self._close_all_but(set(chain))
        self._set(LiveListState(tuple(items), False, None, after is not None))

    def _close_all_but(self, places: set[tuple[str | None, int | None]]) -> None:
        for place in [place for place in self._queries if place not in places]:
            self._queries.pop(place).close()

    def _set(self, state: LiveListState[Any]) -> None:
        self.state = state
        self._show(state)


class Single:
    """Keeps the query of one record open."""

    def __init__(self, open: Callable[[], Query], show: Callable[[LiveRecordState[Any]], None]) -> None:
        self._open, self._show = open, show
        self._query: Query | None = None
        self._was_there = False
        self.state: LiveRecordState[Any] = LiveRecordState(None, True, None)

    def start(self) -> None:
        self._query = self._open()
        self.changed(self._query)

    def changed(self, query: Query) -> None:
        if query is not self._query:
            return
        if isinstance(query.error, NotFound) and self._was_there:
            self._set(LiveRecordState(None, False, None))
        elif query.error is not None:
            self._set(dataclasses.replace(self.state, is_loading=False, error=query.error))
        elif query.has_come:
            self._was_there = True
            self._set(LiveRecordState(query.result, False, None))

    def refresh(self) -> None:
        if self._query is None or not self._query.has_ended:
            return
        self._set(dataclasses.replace(self.state, is_loading=True, error=None))
        self.start()

    def close(self) -> None:
        if self._query is not None:
            self._query.close()

    def _set(self, state: LiveRecordState[Any]) -> None:
        self.state = state
        self._show(state)
