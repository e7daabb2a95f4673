"""Makes exceptions of the core's errors."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, cast

from . import errors
from ._failures import CoreError
from ._record import reader

#: The exception of each kind.
_KINDS = {exception.kind: exception for exception in CoreError.__subclasses__()}


def failure(method: str, error: Mapping[str, Any]) -> CoreError:
    """Returns the exception for an error of the core."""
    data: Any = error.get("data")
    kind = cast("str", data.get("kind", "")) if isinstance(data, dict) else ""
    code, message = error.get("code", 0), _called(error.get("message", ""), data)
    if kind not in _KINDS:
        return CoreError(method, code, message, data, kind)
    exception = _KINDS[kind]
    read = reader(exception.__annotations__["data"], errors.__name__)
    return exception(method, code, message, read(data) if read else data)


def _called(message: str, data: Any) -> str:
    """Returns the message with the names of parameters in Python, such as `min_stock` for `minStock`."""
    problems = data.get("problems", ()) if isinstance(data, dict) else ()
    pointed = {name for problem in problems for name in problem["pointer"].split("/")}
    for name in filter(re.compile("[a-z]+([A-Z][a-z0-9]*)+").fullmatch, pointed):
        message = re.sub(rf"\b{name}\b", re.sub("([A-Z])", r"_\1", name).lower(), message)
    return message
