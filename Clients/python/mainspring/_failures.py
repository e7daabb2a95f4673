"""The exceptions of the package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar


class MainspringError(Exception):
    """The base of the exceptions that this package raises."""


class CoreError(MainspringError):
    """The core has refused a call. Each kind has an exception of its own in `mainspring.errors`."""

    #: The kind of the error, as a name for programs.
    kind: str = ""
    #: The code of JSON-RPC.
    code: int
    #: The reason as a sentence.
    message: str
    #: The facts about the error, as a record whose type depends on the kind.
    data: Any
    #: The method that was called.
    method: str

    def __init__(self, method: str, code: int, message: str, data: Any, kind: str = "") -> None:
        super().__init__(f"{method}: {message}")
        self.method, self.code, self.message, self.data = method, code, message, data
        if kind:
            self.kind = kind


class ProcessEnded(MainspringError):
    """The core's process has ended, or could not be started.

    A writing call without an answer may have been done or not. Repeat it with the same idempotency key.
    """

    #: The last lines of the core's log. The core writes it to its standard error, and so to that of this process.
    log: list[str]

    def __init__(self, message: str, log: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.log = list(log)


class CallTimeout(MainspringError, TimeoutError):
    """The answer did not come in time, and the request was cancelled. A write may have been done all the same."""


class Closed(MainspringError):
    """A live query or an event stream has no more values, because it or its core was closed."""


class HostError(Exception):
    """The exception that a host's method raises if it fails. The core passes the error on to its own caller."""

    #: The usual code of the JSON-RPC error.
    CODE: ClassVar[int] = 1

    def __init__(self, message: str, code: int = CODE, data: Mapping[str, Any] | None = None) -> None:
        super().__init__(message)
        self.message, self.code, self.data = message, code, data

    def _json(self) -> dict[str, Any]:
        error: dict[str, Any] = {"code": self.code, "message": self.message}
        if self.data is not None:
            error["data"] = self.data
        return error
