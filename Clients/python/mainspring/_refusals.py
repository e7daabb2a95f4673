"""Errors of the core as exceptions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, cast

from ._failures import CoreError
from .errors import KINDS, NARROWER


def failure(method: str, error: Mapping[str, Any]) -> CoreError:
    """The exception that an error is."""
    data: Any = error.get("data")
    kind = cast("str", data.get("kind", "")) if isinstance(data, dict) else ""
    code, message = error.get("code", 0), _called(error.get("message", ""), data)
    if kind not in KINDS:
        return CoreError(method, code, message, data, kind)
    exception, read = KINDS[kind]
    return exception(method, code, message, NARROWER.get((method, kind), read)(data))


def _called(message: str, data: Any) -> str:
    """The sentence with the names that parameters have in Python: `min_stock` for minStock."""
    problems = data.get("problems", ()) if isinstance(data, dict) else ()
    pointed = {name for problem in problems for name in problem["pointer"].split("/")}
    for name in filter(re.compile("[a-z]+([A-Z][a-z0-9]*)+").fullmatch, pointed):
        message = re.sub(rf"\b{name}\b", re.sub("([A-Z])", r"_\1", name).lower(), message)
    return message
