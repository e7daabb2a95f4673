"""The core as an object in an event loop."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import AsyncIterator, Awaitable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Callable, TypeVar

from ._async_connection import AsyncConnection
from ._async_feeds import AsyncListening, AsyncWatch
from ._async_live import AsyncLiveList, AsyncLiveRecord
from ._async_services import Services
from ._connection import Progress
from ._failures import CallTimeout
from ._program import Data, words
from ._values import Noted, given, noted
from .records import Topic

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Protocol

    from typing_extensions import ParamSpec, Self

    from .host import AsyncHost

    P = ParamSpec("P")
    T_co = TypeVar("T_co", covariant=True)

    class _Page(Protocol[T_co]):
        @property
        def items(self) -> Sequence[T_co]: ...
        @property
        def next(self) -> str | None: ...


T = TypeVar("T")


class AsyncCore(Services):
    """A core as a process of the program, in an event loop: `Core` with coroutines.

    A call is sent when it is made, so many calls can run at the same time:

        async with AsyncCore("shop") as core:
            items = await asyncio.gather(*(core.inventory.items.get(id=id) for id in ids))

    Cancelling a call also cancels it in the core. The parameters are those of `Core`.
    """

    def __init__(
        self,
        data: Data = None,
        *,
        command: Sequence[str] | None = None,
        arguments: Sequence[str] = (),
        host: AsyncHost | None = None,
        restart: bool = False,
        timeout: float | None = None,
        env: Mapping[str, str] | None = None,
    ) -> None:
        if restart and data == ":memory:":
            raise ValueError("restart needs a data directory, because a restart loses data in memory: give it a path")
        super().__init__(self)
        self._timeout = timeout
        self._progress: Progress | None = None
        self._key: str | None = None
        self._shared = AsyncConnection(words(data, command, arguments), env, host, restart)

    def options(
        self,
        *,
        timeout: float | None = None,
        progress: Progress | None = None,
        idempotency_key: str | None = None,
    ) -> Self:
        """Returns the same core with other options for its calls.

        timeout: the number of seconds after which a call without an answer fails.
        progress: called while long work goes on.
        idempotency_key: the key of a single writing call. A repeat of the call with the same key changes nothing.
        """
        view = object.__new__(type(self))
        Services.__init__(view, view)
        view._timeout = self._timeout if timeout is None else timeout
        view._progress = progress or self._progress
        view._key = idempotency_key
        view._shared = self._shared
        return view

    def _noted(self, method: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Noted:
        """Returns the call that a method would send, with the options of the core that the method comes from."""
        noted_ = noted(method, args, kwargs)
        if not isinstance(noted_[0], AsyncCore) or noted_[0]._shared is not self._shared:
            raise TypeError("the method belongs to another core: take it from the core that you call")
        return noted_

    async def each(
        self, method: Callable[P, Awaitable[_Page[T]]], *args: P.args, **kwargs: P.kwargs
    ) -> AsyncIterator[T]:
        """Yields all elements of a list, and fetches its pages one after the other."""
        caller, name, params, read, effect = self._noted(method, args, kwargs)
        while True:
            page = await caller._call(name, dict(params), read, effect)
            for one in page.items:
                yield one
            if page.next is None:
                return
            params["after"] = page.next

    def watch(self, method: Callable[P, Awaitable[T]], *args: P.args, **kwargs: P.kwargs) -> AsyncWatch[T]:
        """Watches the result of a reading method: yields the present result, and each new result when it changes.

        async with core.watch(core.inventory.items.list, limit=20) as watch:
            async for page in watch:
                show(page.items)
        """
        caller, name, params, read, _ = self._noted(method, args, kwargs)
        return AsyncWatch(caller, name, given(params), read)

    def live_list(
        self, method: Callable[P, Awaitable[_Page[T]]], *args: P.args, **kwargs: P.kwargs
    ) -> AsyncLiveList[T]:
        """Returns a list that is kept up to date, with its state, for a screen.

        async with core.live_list(core.inventory.items.list, order="name", limit=200) as stock:
            async for state in stock:
                show(state.items, state.is_loading, state.error)
        """
        caller, name, params, read, _ = self._noted(method, args, kwargs)
        return AsyncLiveList(caller, name, given(params), read)

    def live_record(self, method: Callable[P, Awaitable[T]], *args: P.args, **kwargs: P.kwargs) -> AsyncLiveRecord[T]:
        """Returns a record that is kept up to date, with its state. The method must return one record.

        async with core.live_record(core.inventory.items.get, sku="B1") as beans:
            async for state in beans:
                show(state.value)
        """
        caller, name, params, read, _ = self._noted(method, args, kwargs)
        return AsyncLiveRecord(caller, name, given(params), read)

    def listen(self, topics: Sequence[Topic] | None = None, *, since: str | None = None) -> AsyncListening:
        """Yields the events of the core, from now on, or from the cursor `since` on.

        async with core.listen([Topic(service="inventory")]) as events:
            async for event in events:
                print(event.type, event.action, event.id)
        """
        return AsyncListening(self, topics, since)

    def call(self, method: str, params: Mapping[str, Any] | None = None) -> Awaitable[Any]:
        """Calls a method by its name on the wire, for a method that this package does not have yet.

        page = await core.call("inventory.items.list", {"limit": 20})

        params: the parameters as on the wire. The result is made of dictionaries, lists and exact decimals. After a
            restart of the process, the call is repeated only if `params` has an `idempotencyKey`.
        """
        return self._call(method, dict(params or {}), None, "session")

    @property
    def process_id(self) -> int:
        """The id of the present process."""
        return self._shared.process_id

    async def close(self) -> None:
        """Waits until all calls are done, and ends the process."""
        await self._shared.close()

    async def __aenter__(self) -> Self:
        await self._shared.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # The methods that services call.

    def _call(
        self, name: str, params: dict[str, Any], read: Callable[[Any], Any] | None, effect: str
    ) -> Awaitable[Any]:
        # `params` has all parameters of the method. Those that were not given are None.
        progress = self._progress if "progressToken" in params else None
        params = given(params)
        if effect == "write" and "idempotencyKey" not in params and (self._key or self._shared.restart):
            params["idempotencyKey"] = self._key or uuid.uuid4().hex
        if progress is not None and "progressToken" not in params:
            params["progressToken"] = uuid.uuid4().hex
        may_repeat = effect == "read" or "idempotencyKey" in params
        future = self._shared.send(name, params, read, may_repeat, progress)
        return future if self._timeout is None else self._within(name, future, self._timeout)

    async def _within(self, name: str, future: asyncio.Future[Any], timeout: float) -> Any:
        try:
            return await asyncio.wait_for(future, timeout)
        except asyncio.TimeoutError:
            raise CallTimeout(f"{name} was not answered within {timeout} s") from None
