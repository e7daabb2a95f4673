"""Writing and reading values: exact decimals, instants, and members that are not given."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date, datetime, timezone
from decimal import Decimal
from enum import Enum
from functools import cache
from typing import Any, Callable, Optional, Protocol, TypeVar, Union

T = TypeVar("T")

#: The types of a day: a `date`, or a text such as `2027-04-30`.
Day = Union[str, date]

#: The types of a decimal. A float is written with the digits that Python shows for it.
Number = Union[Decimal, int, float]


def quantity(number: Number) -> Decimal:
    """Returns a quantity that the core accepts: rounded to five decimal places, half to even.

    The core would refuse `0.1 + 0.2` itself, because it has seventeen places.

    core.inventory.stock.receive(sku="B1", quantity=quantity(0.1 + 0.2))
    """
    exact = Decimal(repr(number)) if isinstance(number, float) else Decimal(number)
    if not exact.is_finite():
        raise ValueError(f"{number} is not a quantity: give a finite number")
    return exact.quantize(Decimal("0.00001")).normalize()


class Unset(Enum):
    """The type of `UNSET`, which means that a member is not given. `None` is null, and removes the present value."""

    UNSET = "UNSET"

    def __repr__(self) -> str:
        return "UNSET"


UNSET = Unset.UNSET


@cache
def wire_name(name: str) -> str:
    """Returns the wire name of a member or parameter: `minStock` for `min_stock`, and `from` for `from_`."""
    first, *words = name.rstrip("_").split("_")
    return first + "".join(word.capitalize() for word in words)


class CallSender(Protocol):
    """An object that sends calls: a core, or a `Note`, which only stores the call."""

    def _call(self, name: str, params: dict[str, Any], read: Callable[[Any], Any] | None, effect: str) -> Any: ...


def instant(text: str) -> datetime:
    """Reads an RFC 3339 timestamp in UTC."""
    return datetime.fromisoformat(text[:-1] + "+00:00")


def each(read: Callable[[Any], T]) -> Callable[[Any], list[T]]:
    return lambda values: [read(value) for value in values]


def each_value(read: Callable[[Any], T]) -> Callable[[Any], dict[str, T]]:
    return lambda values: {name: read(value) for name, value in values.items()}


def optional(read: Callable[[Any], T]) -> Callable[[Any], T | None]:
    return lambda value: None if value is None else read(value)


def _plain(value: Any) -> Any:
    """Returns a value that `json` can write, for a value of a type that it does not know."""
    if isinstance(value, Decimal):
        if not value.is_finite():
            raise ValueError("a number must be finite")
        if value == value.to_integral_value():
            return int(value)
        number = float(value)
        if Decimal(repr(number)) == value:
            return number
        # The decimal has more digits than a float can keep.
        raise _Inexact
    if isinstance(value, datetime):
        if value.tzinfo is None:
            raise ValueError("an instant needs a time zone: datetime(..., tzinfo=timezone.utc)")
        return value.astimezone(timezone.utc).isoformat(timespec="milliseconds")[:-6] + "Z"
    if isinstance(value, date):
        return value.isoformat()
    members = getattr(value, "_json", None)
    if members is not None:
        return members()
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, (set, frozenset)) or hasattr(value, "__iter__"):
        return list(value)
    raise TypeError(f"{value!r} can't be written as JSON")


class _Inexact(Exception):
    """Raised for a decimal that a float can't express exactly."""


_encode = json.JSONEncoder(
    ensure_ascii=False, separators=(",", ":"), default=_plain, check_circular=False, allow_nan=False
).encode
#: Reads JSON. Numbers with a fraction become exact decimals, and whole numbers become `int`.
decode = json.JSONDecoder(parse_float=Decimal).decode


def encode(value: Any) -> str:
    """Returns a value as JSON on one line. Decimals keep all their digits."""
    try:
        return _encode(value)
    except _Inexact:
        return _exact(value)


def _exact(value: Any) -> str:
    if isinstance(value, Decimal) and value.is_finite():
        return format(value, "f")
    if isinstance(value, Mapping):
        return "{" + ",".join(f"{_encode(str(name))}:{_exact(one)}" for name, one in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(_exact(one) for one in value) + "]"
    if value is None or isinstance(value, (str, int, float)):
        return _encode(value)
    return _exact(_plain(value))


def given(params: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in params.items() if value is not None}


#: A call that was not sent: the core, the method's name, its parameters, the reader of its result, and its effect.
Noted = tuple[Any, str, dict[str, Any], Optional[Callable[[Any], Any]], str]


class Note:
    """Takes the place of a core, and stores the call instead of sending it."""

    def __init__(self) -> None:
        self.noted: Noted | None = None

    def _call(self, name: str, params: dict[str, Any], read: Callable[[Any], Any] | None, effect: str) -> Any:
        self.noted = (None, name, params, read, effect)


def noted(method: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Noted:
    """Returns the call that a bound method of a service would send."""
    owner = getattr(method, "__self__", None)
    function = getattr(method, "__func__", None)
    if owner is None or function is None or not hasattr(owner, "_caller"):
        raise TypeError("pass a method of the core without calling it, such as core.inventory.items.list")
    note = Note()
    function(type(owner)(note), *args, **kwargs)
    assert note.noted is not None
    return (owner._caller, *note.noted[1:])
