"""The base of all records. The annotations of a record's members define how it is made, read and written."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Mapping
from datetime import datetime
from decimal import Decimal
from functools import cache, cached_property
from inspect import Parameter, Signature
from typing import TYPE_CHECKING, Any, Callable, ClassVar, Union, get_args, get_origin

from ._values import UNSET, each, each_value, instant, optional, wire_name

if TYPE_CHECKING:
    from typing_extensions import Self, dataclass_transform
else:

    def dataclass_transform(**_):
        return lambda record: record


#: A function that makes the value of a member from the value that `json` has read.
Reader = Callable[[Any], Any]

#: A mark in place of a default, for a member that must be given.
_NEEDED = object()


class Shape:
    """The members of a record, in their order. Members that must be given come first."""

    def __init__(self, record: type[Record]) -> None:
        self.record = record
        #: The annotation of each member.
        self.annotations: dict[str, str] = getattr(record, "__annotations__", {})
        #: The default of each member.
        self.defaults = {name: getattr(record, name, _NEEDED) for name in self.annotations}
        #: The members that must be given.
        self.needed = frozenset(name for name, default in self.defaults.items() if default is _NEEDED)
        #: Each member's name in Python, its name on the wire, and its default.
        self.written = [(name, wire_name(name), default) for name, default in self.defaults.items()]
        #: The wire names of all members.
        self.names = frozenset(wire for _, wire, _ in self.written)
        #: The wire names of the members that must be there.
        self.required = frozenset(wire for name, wire, _ in self.written if name in self.needed)

    @cached_property
    def read(self) -> list[tuple[str, str, Any, Reader | None]]:
        """The rows of `written`, each with the reader of its value."""
        module = self.record.__module__
        return [(*row, reader(self.annotations[row[0]], module)) for row in self.written]

    def complaint(self, members: Mapping[str, Any]) -> str:
        """Returns a sentence about the wrong arguments of the record's initializer."""
        name = self.record.__name__
        unknown = [member for member in members if member not in self.defaults]
        if unknown:
            return f"{name}() got an unexpected keyword argument {unknown[0]!r}"
        missing = [repr(member) for member in self.defaults if member in self.needed and member not in members]
        return f"{name}() is missing keyword-only arguments: {', '.join(missing)}"

    @property
    def signature(self) -> Signature:
        """The signature of the record's initializer."""
        parameters = [
            Parameter(
                name,
                Parameter.KEYWORD_ONLY,
                default=Parameter.empty if default is _NEEDED else default,
                annotation=self.annotations[name],
            )
            for name, default in self.defaults.items()
        ]
        return Signature(parameters, return_annotation="None")


_shapes: dict[type[Record], Shape] = {}


def shape_of(record: type[Record]) -> Shape:
    """Returns the members of a record's class. A program's own subclass has the members of its base record."""
    shape = _shapes.get(record)
    if shape is None:
        shape = Shape(next(base for base in record.__mro__ if Record in base.__bases__))
        _shapes[record] = shape
    return shape


class _OnDemand:
    """An attribute of each record's class that is made at its first use.

    Few programs use the attributes that `dataclasses` makes, and making them would take most of the import's time.
    """

    def __init__(self, name: str, make: Callable[[type[Any]], None]) -> None:
        self._name, self._make = name, make

    def __get__(self, instance: Any, record: type[Any]) -> Any:
        if record is not Record:
            self._make(record)
            if self._name in vars(record):
                return vars(record)[self._name]
        raise AttributeError(f"{record.__name__} has no {self._name}")


def _make_dataclass(record: type[Any]) -> None:
    dataclasses.dataclass(init=False, repr=False, eq=False)(record)


def _sign(record: type[Any]) -> None:
    # For a subclass with an initializer of its own, `inspect` finds the signature by itself.
    if record.__init__ is Record.__init__:
        record.__signature__ = shape_of(record).signature


@dataclass_transform(kw_only_default=True)
class Record:
    """The base of all records. Two records are equal if their members are, and `repr` shows the members."""

    if TYPE_CHECKING:
        __dataclass_fields__: ClassVar[dict[str, dataclasses.Field[Any]]]
    else:
        __dataclass_fields__ = _OnDemand("__dataclass_fields__", _make_dataclass)
        __dataclass_params__ = _OnDemand("__dataclass_params__", _make_dataclass)
        __match_args__ = _OnDemand("__match_args__", _make_dataclass)
        __signature__ = _OnDemand("__signature__", _sign)

        def __replace__(self, /, **changes):
            return dataclasses.replace(self, **changes)

    def __init__(self, **members: Any) -> None:
        shape = shape_of(type(self))
        given = {**shape.defaults, **members}
        if len(given) > len(shape.defaults) or not shape.needed <= members.keys():
            raise TypeError(shape.complaint(members))
        self.__dict__.update(given)

    def __eq__(self, other: object) -> bool:
        return self.__dict__ == other.__dict__ if type(self) is type(other) else NotImplemented

    def __repr__(self) -> str:
        members = ", ".join(f"{name}={value!r}" for name, value in self.__dict__.items() if value is not UNSET)
        return f"{type(self).__name__}({members})"

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Self:
        record = cls.__new__(cls)
        members = record.__dict__
        for name, wire, default, read in shape_of(cls).read:
            one = value[wire] if default is _NEEDED else value.get(wire, default)
            members[name] = one if read is None else read(one)
        return record

    def _json(self) -> dict[str, Any]:
        return {
            wire: value for name, wire, default in shape_of(type(self)).written
            if (value := getattr(self, name)) is not default
        }  # fmt: skip


@cache
def reader(annotation: str, module: str) -> Reader | None:
    """Returns the reader for an annotation of a module, or `None` if such values stay as `json` has read them."""
    return _reader(eval(annotation, vars(sys.modules[module])))


def _reader(kind: Any) -> Reader | None:
    outer, inner = get_origin(kind), get_args(kind)
    if outer is Union:
        present = [one for one in inner if one is not type(None)]
        read = _reader(present[0]) if len(present) == 1 else _one_of(present)
        return optional(read) if read and len(present) < len(inner) else read
    if outer is list:
        read = _reader(inner[0])
        return each(read) if read else None
    if outer is dict:
        read = _reader(inner[1])
        return each_value(read) if read else None
    if isinstance(kind, type) and issubclass(kind, Record):
        return kind._read
    if kind is datetime:
        return instant
    return Decimal if kind is Decimal else None


def _one_of(records: list[type[Any]]) -> Reader | None:
    """Returns a reader that makes the record that fits a value best.

    A record fits if the value has all members that the record requires. The best one leaves the fewest members of the
    value unknown.
    """
    if not all(isinstance(one, type) and issubclass(one, Record) for one in records):
        return None

    def read(value: Mapping[str, Any]) -> Any:
        names = value.keys()
        fitting = (record for record in records if shape_of(record).required <= names)
        for record in sorted(fitting, key=lambda record: len(names - shape_of(record).names)):
            try:
                return record._read(value)
            except (KeyError, TypeError, AttributeError, ValueError):
                continue
        return value

    return read
