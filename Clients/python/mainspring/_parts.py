"""Sending parts of an answer, before the host's method returns."""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import ContextVar
from typing import Any, Callable

#: The function that sends a part of the present answer: the answer of the host's method that runs now.
answering: ContextVar[Callable[[Mapping[str, Any]], Any]] = ContextVar("answering")


def sender() -> Callable[[Mapping[str, Any]], Any]:
    """Returns the function that sends a part of the present answer.

    A thread that the method has started must run in a copy of the method's context."""
    try:
        return answering.get()
    except LookupError:
        raise RuntimeError(
            "part must be called while a method of the host answers the core: "
            "in the method, or in a thread that runs in a copy of its context (contextvars.copy_context)"
        ) from None
