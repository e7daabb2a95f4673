"""The two pipes of one process."""

from __future__ import annotations

import collections
import contextlib
import os
import select
import subprocess
import threading
import time
from collections.abc import Mapping

from ._log import Log

#: The greatest number of bytes that are read at once.
_CHUNK = 1 << 16


class Pipes:
    """A process, the lines that it has not taken yet, and the lines that have come from it.

    Writing never blocks. A caller that can't send everything at once must go on reading, because the core may wait
    until its output is read.
    """

    def __init__(self, words: list[str], env: Mapping[str, str] | None) -> None:
        self.process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=env,
            bufsize=0,
            # The terminal's interrupt goes only to the program, which ends its core itself.
            start_new_session=True,
        )
        assert self.process.stdin is not None and self.process.stdout is not None
        self._to, self._source = self.process.stdin.fileno(), self.process.stdout.fileno()
        os.set_blocking(self._to, False)
        assert self.process.stderr is not None
        self.log = Log()
        self.log.follow(self.process.stderr)
        self._lock = threading.Lock()
        self._is_open = True
        self._unsent: collections.deque[bytes] = collections.deque()
        self._rest: list[bytes] = []
        #: The lines that have come and were not handled yet.
        self.lines: collections.deque[bytes] = collections.deque()
        #: Whether at least one line has come.
        self.has_answered = False

    @property
    def is_behind(self) -> bool:
        """Whether some lines were not taken by the process yet."""
        return bool(self._unsent)

    def write(self, line: bytes) -> None:
        with self._lock:
            if self._is_open:
                self._unsent.append(line)
                self._flush()

    def flush(self) -> None:
        with self._lock:
            self._flush()

    def _flush(self) -> None:
        while self._unsent and self._is_open:
            try:
                count = os.write(self._to, self._unsent[0])
            except BlockingIOError:
                return
            except OSError:
                # The process has ended. The reading thread will notice it.
                self._unsent.clear()
                return
            if count == len(self._unsent[0]):
                self._unsent.popleft()
            else:
                self._unsent[0] = self._unsent[0][count:]

    def wait_to_write(self, timeout: float) -> None:
        """Waits until the process takes more, at most `timeout` seconds. Another thread must be reading."""
        poll = select.poll()
        poll.register(self._to, select.POLLOUT)
        poll.poll(timeout * 1000)
        self.flush()

    def is_ready(self, deadline: float | None) -> bool:
        """Waits until output has come, and sends the waiting lines. Returns False if none comes before `deadline`."""
        if deadline is None and not self._unsent:
            return True
        while True:
            poll = select.poll()
            poll.register(self._source, select.POLLIN)
            if self._unsent:
                poll.register(self._to, select.POLLOUT)
            left = None if deadline is None else max(0.0, deadline - time.monotonic())
            found = poll.poll(None if left is None else left * 1000)
            if any(place == self._source for place, _ in found):
                return True
            if not found:
                return False
            self.flush()
            if deadline is None and not self._unsent:
                return True

    def read(self) -> bool:
        """Reads the output that has come. Returns False at its end."""
        self._rest.append(os.read(self._source, _CHUNK))
        chunk = self._rest[-1]
        if not chunk:
            return False
        if b"\n" in chunk:
            lines = b"".join(self._rest).split(b"\n")
            self._rest = [lines.pop()]
            self.lines.extend(lines)
            self.has_answered = True
        return True

    def end(self) -> None:
        """Closes the input of the process."""
        with self._lock:
            if self._is_open:
                self._is_open = False
                self._unsent.clear()
                assert self.process.stdin is not None
                with contextlib.suppress(OSError):
                    self.process.stdin.close()

    def close(self) -> int:
        """Waits for the end of the process, and returns its status."""
        self.end()
        assert self.process.stdout is not None
        status = self.process.wait()
        self.process.stdout.close()
        return status

    def forget(self) -> None:
        """Closes the pipes in the child of a fork, because the process belongs to the parent."""
        self._lock = threading.Lock()
        self._is_open = False
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert stream is not None
            with contextlib.suppress(OSError):
                stream.close()
