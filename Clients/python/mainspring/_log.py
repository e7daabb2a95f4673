"""The log that the core writes to its standard error."""

from __future__ import annotations

import collections
import contextlib
import os
import threading
from typing import IO

#: The number of last lines that are kept, to show why a process has ended.
_KEPT = 20


class Log:
    """Copies the standard error of a process to that of this process, and keeps its last lines."""

    def __init__(self) -> None:
        self._lines: collections.deque[str] = collections.deque(maxlen=_KEPT)
        self._rest = b""
        self._thread: threading.Thread | None = None

    def follow(self, stream: IO[bytes]) -> None:
        """Reads a stream to its end, in a thread of its own."""
        self._thread = threading.Thread(target=self._copy, args=(stream,), name="mainspring log", daemon=True)
        self._thread.start()

    def _copy(self, stream: IO[bytes]) -> None:
        with stream:
            while chunk := os.read(stream.fileno(), 1 << 16):
                self.take(chunk)

    def take(self, chunk: bytes) -> None:
        with contextlib.suppress(OSError):
            os.write(2, chunk)
        *lines, self._rest = (self._rest + chunk).split(b"\n")
        self._lines.extend(line.decode(errors="replace") for line in lines if line.strip())

    def lines(self) -> list[str]:
        """Returns the last lines of a process that has ended."""
        if self._thread is not None:
            # The wait is limited, because another process that the core has started may hold the stream open.
            self._thread.join(1)
        return list(self._lines)
