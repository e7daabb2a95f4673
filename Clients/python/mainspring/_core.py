"""The core as an object: a process that is started, asked and ended."""

from __future__ import annotations

import uuid
import weakref
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Callable, Generic, TypeVar, cast

from ._connection import Call, Connection, Progress
from ._failures import CallTimeout
from ._feeds import Listening, Watch
from ._live import LiveList, LiveRecord
from ._program import Data, words
from ._services import Services
from ._values import Noted, given, noted
from .records import Topic

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Protocol

    from typing_extensions import ParamSpec, Self

    from .host import Host

    P = ParamSpec("P")
    T_co = TypeVar("T_co", covariant=True)

    class _Page(Protocol[T_co]):
        @property
        def items(self) -> Sequence[T_co]: ...
        @property
        def next(self) -> str | None: ...


T = TypeVar("T")


class Core(Services):
    """A core of one's own: a process that ends with it.

    Methods of all services may be called from any thread. What the core says unasked is told by `watch` and `listen`.

        with Core("shop") as core:
            item = core.inventory.items.create(sku="B1", name="Beans", unit="kg")

    data: the data directory; the user's own without it, none with ":memory:".
    command: the program, with arguments that stand before all others; without it, the one that the package finds.
    arguments: more arguments, as of `mainspring serve`.
    host: what the front end does for the core.
    restart: whether the process is started again when it has died. What was not answered is then asked once more, where
        that changes nothing twice: reading calls, and writes, which get an idempotency key.
    timeout: how many seconds a call may take; for ever without it.
    env: the environment of the process, in the place of this one's.
    """

    def __init__(
        self,
        data: Data = None,
        *,
        command: Sequence[str] | None = None,
        arguments: Sequence[str] = (),
        host: Host | None = None,
        restart: bool = False,
        timeout: float | None = None,
        env: Mapping[str, str] | None = None,
    ) -> None:
        if restart and data == ":memory:":
            raise ValueError("restart needs a data directory: what is kept nowhere is not there after a restart")
        super().__init__(self)
        self._timeout = timeout
        self._progress: Progress | None = None
        self._key: str | None = None
        self._owner: Core = self
        self._shared = Connection(
            words(data, command, arguments), dict(env) if env is not None else None, host, restart
        )
        # One that nobody holds any more is not kept by its threads.
        weakref.finalize(self, self._shared.abandon)

    def options(
        self,
        *,
        timeout: float | None = None,
        progress: Progress | None = None,
        idempotency_key: str | None = None,
    ) -> Self:
        """The same core, with other ways to call it.

        timeout: how many seconds a call may take.
        progress: called while long work goes on, in the thread that waits.
        idempotency_key: of the one write that is called next: a repeat with the same key changes nothing.
        """
        view = object.__new__(type(self))
        Services.__init__(view, view)
        view._timeout = self._timeout if timeout is None else timeout
        view._progress = progress or self._progress
        view._key = idempotency_key
        view._owner = self._owner
        view._shared = self._shared
        return view

    def _noted(self, method: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Noted:
        """What a method would send, with the options of the core that it was taken from."""
        noted_ = noted(method, args, kwargs)
        if not isinstance(noted_[0], Core) or noted_[0]._shared is not self._shared:
            raise TypeError("the method is another core's")
        return noted_

    def submit(self, method: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Submitted[T]:
        """Calls a method and does not wait: many calls can be on their way at once.

        calls = [core.submit(core.inventory.items.create, sku=sku, name=sku, unit="piece") for sku in skus]
        items = [call.result() for call in calls]
        """
        caller, *call = self._noted(method, args, kwargs)
        pending = caller._begin(*call)
        # Nothing more is taken where the core waits for its answers to be read.
        self._shared.send_rest(caller._timeout)
        return Submitted(caller, pending)

    def each(self, method: Callable[P, _Page[T]], *args: P.args, **kwargs: P.kwargs) -> Iterator[T]:
        """All elements of a list, page after page."""
        caller, name, params, read, effect = self._noted(method, args, kwargs)
        while True:
            page = caller._call(name, dict(params), read, effect)
            yield from page.items
            if page.next is None:
                return
            params["after"] = page.next

    def watch(self, method: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Watch[T]:
        """A reading method's result, and each new one when it changes.

        with core.watch(core.inventory.items.list, limit=20) as watch:
            for page in watch:
                show(page.items)
        """
        caller, name, params, read, _ = self._noted(method, args, kwargs)
        return Watch(caller, name, given(params), read)

    def live_list(self, method: Callable[P, _Page[T]], *args: P.args, **kwargs: P.kwargs) -> LiveList[T]:
        """A list that stays as the core has it, with its state: what a screen shows.

        stock = core.live_list(core.inventory.items.list, order="name", limit=200)
        stock.on_change(lambda state: show(state.items, state.is_loading, state.error))
        """
        caller, name, params, read, _ = self._noted(method, args, kwargs)
        return LiveList(caller, name, given(params), read)

    def live_record(self, method: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> LiveRecord[T]:
        """A record that stays as the core has it, with its state: of a method that gets one.

        beans = core.live_record(core.inventory.items.get, sku="B1")
        beans.on_change(lambda state: show(state.value))
        """
        caller, name, params, read, _ = self._noted(method, args, kwargs)
        return LiveRecord(caller, name, given(params), read)

    def listen(self, topics: Sequence[Topic] | None = None, *, since: str | None = None) -> Listening:
        """What changes, from now on or from a cursor on.

        for event in core.listen([Topic(service="inventory")]):
            print(event.type, event.action, event.id)
        """
        return Listening(self, topics, since)

    def call(self, method: str, params: Mapping[str, Any] | None = None) -> Any:
        """Calls a method by its name on the wire: one that this package does not know yet.

        page = core.call("inventory.items.list", {"limit": 20})["items"]

        params: as on the wire. The result is plain: dictionaries, lists, exact decimals. After a restart it is asked
            again only with an idempotencyKey.
        """
        return self._call(method, dict(params or {}), None, "session")

    @property
    def process_id(self) -> int:
        """Of the process that serves now."""
        return self._shared.process_id

    def close(self, timeout: float | None = None) -> None:
        """Waits until all that was asked is done, and ends the process; it is killed where that takes too long."""
        self._shared.close(timeout)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # What services call.

    def _call(self, name: str, params: dict[str, Any], read: Callable[[Any], Any] | None, effect: str) -> Any:
        call = self._begin(name, params, read, effect)
        self._shared.wait(call, self._timeout)
        return call.value()

    def _begin(self, name: str, params: dict[str, Any], read: Callable[[Any], Any] | None, effect: str) -> Call:
        # What a method takes stands there, None where it was not given.
        progress = self._progress if "progressToken" in params else None
        params = given(params)
        if effect == "write" and "idempotencyKey" not in params and (self._key or self._shared.restart):
            params["idempotencyKey"] = self._key or uuid.uuid4().hex
        if progress is not None and "progressToken" not in params:
            params["progressToken"] = uuid.uuid4().hex
        may_repeat = effect == "read" or "idempotencyKey" in params
        return self._shared.send(name, params, read, may_repeat, progress)


class Submitted(Generic[T]):
    """A call on its way."""

    def __init__(self, core: Core, call: Call) -> None:
        self._core, self._pending = core, call

    def done(self) -> bool:
        """Whether it was answered."""
        return self._pending.done

    def result(self, timeout: float | None = None) -> T:
        """Waits for the result; raises what the call is refused with.

        timeout: how many seconds are waited; then `CallTimeout` is raised, and the call goes on. Without it the call
            is given up when the core's own timeout has passed.
        """
        shared = self._core._shared
        if timeout is None:
            shared.wait(self._pending, self._core._timeout)
        elif not shared.wait_until(lambda: self._pending.done, timeout):
            raise CallTimeout(f"{self._pending.method} was not answered within {timeout} s, and is still under way")
        return cast("T", self._pending.value())

    def cancel(self) -> None:
        """Asks the core to give the call up; `result` raises `RequestCancelled`, or answers what was done already."""
        self._core._shared.cancel(self._pending)
