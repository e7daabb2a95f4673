"""The core as an object: a process that is started, asked and ended."""

from __future__ import annotations

import uuid
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Callable, Generic, TypeVar, cast

from ._connection import Call, Connection, Progress
from ._feeds import Listening, Watch
from ._program import Data, words
from ._services import Services
from ._values import given, noted
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
        super().__init__(self)
        self._timeout, self._progress, self._key = (
            timeout,
            cast("Progress | None", None),
            cast("str | None", None),
        )
        self._shared = Connection(
            words(data, command, arguments), dict(env) if env is not None else None, host, restart
        )

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
        view._shared = self._shared
        return view

    def submit(self, method: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Submitted[T]:
        """Calls a method and does not wait: many calls can be on their way at once.

        calls = [core.submit(core.inventory.items.create, sku=sku, name=sku, unit="piece") for sku in skus]
        items = [call.result() for call in calls]
        """
        return Submitted(self, self._begin(*noted(method, args, kwargs)))

    def each(self, method: Callable[P, _Page[T]], *args: P.args, **kwargs: P.kwargs) -> Iterator[T]:
        """All elements of a list, page after page."""
        name, params, read, effect = noted(method, args, kwargs)
        while True:
            page = self._call(name, dict(params), read, effect)
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
        name, params, read, _ = noted(method, args, kwargs)
        return Watch(self, name, given(params), read)

    def listen(self, topics: Sequence[Topic] | None = None, *, since: str | None = None) -> Listening:
        """What changes, from now on or from a cursor on.

        for event in core.listen([Topic(service="inventory")]):
            print(event.type, event.action, event.id)
        """
        return Listening(self, topics, since)

    @property
    def process_id(self) -> int:
        """Of the process that serves now."""
        return self._shared.process_id

    def close(self) -> None:
        """Waits until all that was asked is done, and ends the process."""
        self._shared.close()

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
        params = given(params)
        if effect == "write" and "idempotencyKey" not in params and (self._key or self._shared.restart):
            params["idempotencyKey"] = self._key or uuid.uuid4().hex
        if self._progress is not None and "progressToken" not in params:
            params["progressToken"] = uuid.uuid4().hex
        may_repeat = effect == "read" or "idempotencyKey" in params
        return self._shared.send(name, params, read, may_repeat, self._progress)


class Submitted(Generic[T]):
    """A call on its way."""

    def __init__(self, core: Core, call: Call) -> None:
        self._core, self._pending = core, call

    def done(self) -> bool:
        return self._pending.done

    def result(self, timeout: float | None = None) -> T:
        """Waits for the result; raises what the call is refused with."""
        self._core._shared.wait(self._pending, self._core._timeout if timeout is None else timeout)
        return cast("T", self._pending.value())

    def cancel(self) -> None:
        """Asks the core to give the call up; `result` raises `RequestCancelled`, or answers what was done already."""
        self._core._shared.cancel(self._pending)
