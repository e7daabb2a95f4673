"""The core as an object: a process that is started, called and ended."""

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
    """A core as a process of the program. The process ends when the object is closed.

    The methods of all services may be called from any thread. `watch` and `listen` give the core's notifications.

        with Core("shop") as core:
            item = core.inventory.items.create(sku="B1", name="Beans", unit="kg")

    data: the path of the data directory. Without it, the user's own directory; with ":memory:", no directory.
    command: the program and its first arguments. Without it, the program that the package finds, and `serve`.
    arguments: more arguments of the program, such as options of `mainspring serve`.
    host: an object that answers requests of the core.
    restart: whether the process is started again if it ends unexpectedly. Calls without an answer are then sent again
        if that can't change anything twice: reading calls, and writing calls, which get an idempotency key.
    timeout: the number of seconds after which a call without an answer fails. Without it, calls wait for ever.
    env: the environment of the process. Without it, the environment of this process.
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
            raise ValueError("restart needs a data directory, because a restart loses data in memory: give it a path")
        super().__init__(self)
        self._timeout = timeout
        self._progress: Progress | None = None
        self._key: str | None = None
        self._owner: Core = self
        self._shared = Connection(
            words(data, command, arguments), dict(env) if env is not None else None, host, restart
        )
        # The threads of the connection hold no reference to the core. So a core without other references ends here.
        weakref.finalize(self, self._shared.abandon)

    def options(
        self,
        *,
        timeout: float | None = None,
        progress: Progress | None = None,
        idempotency_key: str | None = None,
    ) -> Self:
        """Returns the same core with other options for its calls.

        timeout: the number of seconds after which a call without an answer fails.
        progress: called while long work goes on, in the thread that waits.
        idempotency_key: the key of a single writing call. A repeat of the call with the same key changes nothing.
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
        """Returns the call that a method would send, with the options of the core that the method comes from."""
        noted_ = noted(method, args, kwargs)
        if not isinstance(noted_[0], Core) or noted_[0]._shared is not self._shared:
            raise TypeError("the method belongs to another core: take it from the core that you call")
        return noted_

    def submit(self, method: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Submitted[T]:
        """Calls a method without waiting for its answer, so many calls can run at the same time.

        calls = [core.submit(core.inventory.items.create, sku=sku, name=sku, unit="piece") for sku in skus]
        items = [call.result() for call in calls]
        """
        caller, *call = self._noted(method, args, kwargs)
        pending = caller._begin(*call)
        # The core takes no more lines while its replies are not read, so this waits until the line is taken.
        self._shared.send_rest(caller._timeout)
        return Submitted(caller, pending)

    def each(self, method: Callable[P, _Page[T]], *args: P.args, **kwargs: P.kwargs) -> Iterator[T]:
        """Yields all elements of a list, and fetches its pages one after the other."""
        caller, name, params, read, effect = self._noted(method, args, kwargs)
        while True:
            page = caller._call(name, dict(params), read, effect)
            yield from page.items
            if page.next is None:
                return
            params["after"] = page.next

    def watch(self, method: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Watch[T]:
        """Watches the result of a reading method: yields the present result, and each new result when it changes.

        with core.watch(core.inventory.items.list, limit=20) as watch:
            for page in watch:
                show(page.items)
        """
        caller, name, params, read, _ = self._noted(method, args, kwargs)
        return Watch(caller, name, given(params), read)

    def live_list(self, method: Callable[P, _Page[T]], *args: P.args, **kwargs: P.kwargs) -> LiveList[T]:
        """Returns a list that is kept up to date, with its state, for a screen.

        stock = core.live_list(core.inventory.items.list, order="name", limit=200)
        stock.on_change(lambda state: show(state.items, state.is_loading, state.error))
        """
        caller, name, params, read, _ = self._noted(method, args, kwargs)
        return LiveList(caller, name, given(params), read)

    def live_record(self, method: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> LiveRecord[T]:
        """Returns a record that is kept up to date, with its state. The method must return one record.

        beans = core.live_record(core.inventory.items.get, sku="B1")
        beans.on_change(lambda state: show(state.value))
        """
        caller, name, params, read, _ = self._noted(method, args, kwargs)
        return LiveRecord(caller, name, given(params), read)

    def listen(self, topics: Sequence[Topic] | None = None, *, since: str | None = None) -> Listening:
        """Yields the events of the core, from now on, or from the cursor `since` on.

        for event in core.listen([Topic(service="inventory")]):
            print(event.type, event.action, event.id)
        """
        return Listening(self, topics, since)

    def call(self, method: str, params: Mapping[str, Any] | None = None) -> Any:
        """Calls a method by its name on the wire, for a method that this package does not have yet.

        page = core.call("inventory.items.list", {"limit": 20})["items"]

        params: the parameters as on the wire. The result is made of dictionaries, lists and exact decimals. After a
            restart of the process, the call is repeated only if `params` has an `idempotencyKey`.
        """
        return self._call(method, dict(params or {}), None, "session")

    @property
    def process_id(self) -> int:
        """The id of the present process."""
        return self._shared.process_id

    def close(self, timeout: float | None = None) -> None:
        """Waits until all calls are done, and ends the process. After `timeout` seconds, the process is killed."""
        self._shared.close(timeout)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # The methods that services call.

    def _call(self, name: str, params: dict[str, Any], read: Callable[[Any], Any] | None, effect: str) -> Any:
        call = self._begin(name, params, read, effect)
        self._shared.wait(call, self._timeout)
        return call.value()

    def _begin(self, name: str, params: dict[str, Any], read: Callable[[Any], Any] | None, effect: str) -> Call:
        # `params` has all parameters of the method. Those that were not given are None.
        progress = self._progress if "progressToken" in params else None
        params = given(params)
        if effect == "write" and "idempotencyKey" not in params and (self._key or self._shared.restart):
            params["idempotencyKey"] = self._key or uuid.uuid4().hex
        if progress is not None and "progressToken" not in params:
            params["progressToken"] = uuid.uuid4().hex
        may_repeat = effect == "read" or "idempotencyKey" in params
        return self._shared.send(name, params, read, may_repeat, progress)


class Submitted(Generic[T]):
    """A call that was sent with `submit`."""

    def __init__(self, core: Core, call: Call) -> None:
        self._core, self._pending = core, call

    def done(self) -> bool:
        """Returns whether the call has its answer."""
        return self._pending.done

    def result(self, timeout: float | None = None) -> T:
        """Waits for the result, and returns it. Raises the error of the call if it failed.

        timeout: the number of seconds to wait. After that, `CallTimeout` is raised, and the call goes on. Without it,
            the core's own `timeout` applies, and the call is cancelled after that.
        """
        shared = self._core._shared
        if timeout is None:
            shared.wait(self._pending, self._core._timeout)
        elif not shared.wait_until(lambda: self._pending.done, timeout):
            raise CallTimeout(f"{self._pending.method} was not answered within {timeout} s, and is still under way")
        return cast("T", self._pending.value())

    def cancel(self) -> None:
        """Asks the core to cancel the call. After that, `result` raises `RequestCancelled`. If the call was done
        already, it returns the result."""
        self._core._shared.cancel(self._pending)
