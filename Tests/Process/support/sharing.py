"""Programs that share the core of a data directory."""

import os
import pathlib
import random
import re
import signal
import time

from support.core import PATIENCE, Core, until


class Shared(Core):
    """A program that shares the core of a directory."""

    def __init__(self, data, *options):
        super().__init__(data, "--shared", "--linger", "0", *options)

    @property
    def core(self):
        """The id of the core's process."""
        return core_of(self.data)

    def begin(self, words, **options):
        self.data = pathlib.Path(words[words.index("--data") + 1])
        super().begin(words, **options)


class Several:
    """Several programs that share the core of a directory. Each request is sent by a random one of them."""

    def __init__(self, data, *options, count=3, seed=0):
        self.data, self.options = data, options
        self.random = random.Random(f"several {seed}")
        self.programs = [self.program() for _ in range(count)]

    def program(self):
        program = Shared(self.data, *self.options)
        # The program has joined when it has the reply. Before that, another program might end the core, or start one.
        program.call("system.ping")
        return program

    def any(self):
        return self.random.choice(self.programs)

    def __getattr__(self, name):
        return getattr(self.any(), name)

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        for program in self.programs:
            program.__exit__(*failure)

    def kill(self):
        """Kills the core, which ends its programs, and starts the programs again. Or kills one program, which the
        others do not notice, and starts it again."""
        if self.random.random() < 0.5:
            program = self.any()
            program.process.kill()
            program.process.wait()
            self.programs[self.programs.index(program)] = self.program()
            return
        kill_core(self.data)
        assert {program.process.wait(PATIENCE) for program in self.programs} == {75}
        self.programs = [self.program() for _ in self.programs]


def core_of(data):
    """Returns the id of the process that shares a directory."""
    number, kind = (data / "lock").read_text().split()
    assert kind == "shared"
    return int(number)


def kill_core(data):
    number = core_of(data)
    os.kill(number, signal.SIGKILL)
    until(lambda: not alive(number))


def alive(number):
    """Returns whether a process runs. A process that has ended, and was not waited for, does not run."""
    try:
        return pathlib.Path(f"/proc/{number}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def resident(data):
    """The memory of the core that is of no file, in KiB."""
    status = pathlib.Path(f"/proc/{core_of(data)}/status").read_text()
    return int(re.search(r"RssAnon:\s+(\d+)", status)[1])


def rested(data):
    """The same in a pause, when the room of the last replies was given back."""
    least, waits = resident(data), 0
    while waits < 20:
        time.sleep(0.25)
        now = resident(data)
        waits = waits + 1 if now >= least else 0
        least = min(least, now)
    return least
