"""The base of all services and collections, and the function that makes their methods awaitable."""

from __future__ import annotations

from collections.abc import Awaitable
from types import FunctionType
from typing import TYPE_CHECKING, Any, Callable, TypeVar, cast

from ._values import CallSender, wire_name

if TYPE_CHECKING:
    from typing_extensions import Concatenate, ParamSpec

    P = ParamSpec("P")

T = TypeVar("T")

#: The wire names of each method's variables. A method is added at its first call.
_names: dict[str, tuple[str, ...]] = {}


class Methods:
    """The methods of a service or of a collection."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def _send(self, name: str, params: dict[str, Any], read: Callable[[Any], T] | None, effect: str) -> T:
        """Sends a call.

        params: The variables of the method's function, including `self`.
        read: The reader of the result, or `None` if the result stays as `json` has made it.
        effect: The effect of the method on stored data: `read`, `write` or `session`.
        """
        names = _names.get(name)
        if names is None:
            names = _names[name] = tuple(map(wire_name, params))
        # The variables of one function always stand in the same order.
        given = dict(zip(names, params.values()))
        del given["self"]
        return cast("T", self._caller._call(name, given, read, effect))


def awaitable(method: Callable[Concatenate[Any, P], T]) -> Callable[Concatenate[Any, P], Awaitable[T]]:
    """Returns a copy of a method for a core whose calls return awaitables. Only the type of its result differs."""
    function = cast("FunctionType", method)
    copy = FunctionType(function.__code__, function.__globals__, function.__name__)
    copy.__kwdefaults__, copy.__doc__ = function.__kwdefaults__, function.__doc__
    copy.__qualname__ = function.__qualname__
    copy.__annotations__ = {**function.__annotations__, "return": f"Awaitable[{function.__annotations__['return']}]"}
    return cast("Callable[Concatenate[Any, P], Awaitable[T]]", copy)
