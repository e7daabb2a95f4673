"""Parts of an answer, which a host's method sends before it returns."""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import ContextVar
from typing import Any, Callable

#: What sends a part of the answer to the request that the present method answers.
answering: ContextVar[Callable[[Mapping[str, Any]], Any]] = ContextVar("answering")


def sender() -> Callable[[Mapping[str, Any]], Any]:
    """What sends a part of the present answer. A thread that a method starts needs the method's context for it."""
    try:
        return answering.get()
    except LookupError:
        raise RuntimeError(
            "part must be called while a method of the host answers the core: "
            "in the method, or in a thread that runs in a copy of its context (contextvars.copy_context)"
        ) from None
