"""What can go wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar


class MainspringError(Exception):
    """Everything that this package raises."""


class CoreError(MainspringError):
    """The core has refused a call. Each kind has an exception of its own in `mainspring.errors`."""

    #: The machine's name of the kind.
    kind: str = ""
    #: The code of JSON-RPC.
    code: int
    #: The reason as a sentence.
    message: str
    #: The facts: a record of the kind's own.
    data: Any
    #: The method that was called.
    method: str

    def __init__(self, method: str, code: int, message: str, data: Any, kind: str = "") -> None:
        super().__init__(f"{method}: {message}")
        self.method, self.code, self.message, self.data = method, code, message, data
        if kind:
            self.kind = kind


class ProcessEnded(MainspringError):
    """The core's process has ended, or was never there.

    Whether a write that was not answered was done nobody knows: repeat it with the same idempotency key.
    """

    #: The last lines that the core wrote to its log: its standard error, which is this process's, too.
    log: list[str]

    def __init__(self, message: str, log: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.log = list(log)


class CallTimeout(MainspringError, TimeoutError):
    """The answer did not come in time. The request was cancelled; a write may have been done all the same."""


class Closed(MainspringError):
    """Nothing more comes of a live query or of events: it was closed, or its core was."""


class HostError(Exception):
    """Raised by a host's method that fails. The core passes the error on to its own caller."""

    #: Of an error of JSON-RPC.
    CODE: ClassVar[int] = 1

    def __init__(self, message: str, code: int = CODE, data: Mapping[str, Any] | None = None) -> None:
        super().__init__(message)
        self.message, self.code, self.data = message, code, data

    def _json(self) -> dict[str, Any]:
        error: dict[str, Any] = {"code": self.code, "message": self.message}
        if self.data is not None:
            error["data"] = self.data
        return error
