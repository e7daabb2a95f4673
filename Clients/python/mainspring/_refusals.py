"""Errors of the core as exceptions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from ._failures import CoreError
from .errors import KINDS, NARROWER


def failure(method: str, error: Mapping[str, Any]) -> CoreError:
    """The exception that an error is."""
    data: Any = error.get("data")
    kind = cast("str", data.get("kind", "")) if isinstance(data, dict) else ""
    code, message = error.get("code", 0), error.get("message", "")
    if kind not in KINDS:
        return CoreError(method, code, message, data, kind)
    exception, read = KINDS[kind]
    return exception(method, code, message, NARROWER.get((method, kind), read)(data))
