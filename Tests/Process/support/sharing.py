"""Programs that share the core of a data directory."""

import os
import pathlib
import signal

from support.core import Core, until


class Shared(Core):
    """A program that shares the core of a directory."""

    def __init__(self, data, *options):
        super().__init__(data, "--shared", "--linger", "0", *options)

    @property
    def core(self):
        """The number of the core's process."""
        return core_of(self.data)

    def begin(self, words, **options):
        self.data = pathlib.Path(words[words.index("--data") + 1])
        super().begin(words, **options)


def core_of(data):
    """The number of the process that shares a directory."""
    number, kind = (data / "lock").read_text().split()
    assert kind == "shared"
    return int(number)


def kill_core(data):
    number = core_of(data)
    os.kill(number, signal.SIGKILL)
    until(lambda: not alive(number))


def alive(number):
    """Whether a process runs; one that has ended and is not waited for does not."""
    try:
        return pathlib.Path(f"/proc/{number}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False
