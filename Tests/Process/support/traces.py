"""The calls with which a process changes files and waits for the disk. A library that is loaded before all others
records them."""

import os
import pathlib
import subprocess
import sys

import pytest

from support.core import BINARY, Core


def loaded_first(folder, name):
    """Compiles the C source with this name. Returns the library, which LD_PRELOAD loads before all others."""
    if sys.platform != "linux":
        pytest.skip("a library is loaded before others with LD_PRELOAD on Linux alone")
    if subprocess.run(["ldd", BINARY], capture_output=True, check=False).returncode:
        pytest.skip("a program of one file, as release builds are, loads no library")
    library = folder / f"{name}.so"
    source = pathlib.Path(__file__).with_name(f"{name}.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-D_FILE_OFFSET_BITS=32", "-o", library, source], check=True)
    return library


class Tracer:
    """The library, and the file in which it records calls."""

    def __init__(self, folder):
        library = loaded_first(folder, "trace")
        self.file = folder / "trace"
        self.environment = {**os.environ, "LD_PRELOAD": str(library), "MAINSPRING_TRACE": str(self.file)}

    def core(self, data, *options):
        core = Core.__new__(Core)
        core.begin([BINARY, "serve", "--data", str(data), *options], env=self.environment)
        return core

    def calls(self):
        """Returns the calls so far: the call, the path, the other path, the offset (-1 for a pipe), and the length."""
        return [call[:5] for call in self.calls_with_bytes()]

    def calls_with_bytes(self):
        """Returns the same calls, each with the written bytes."""
        content = self.file.read_bytes() if self.file.exists() else b""
        found, place = [], 0
        while place < len(content):
            end = content.index(b"\n", place)
            call, path, other, at, length = content[place:end].decode().split("\t")
            size = int(length) if call == "write" else 0
            found.append((call, path, other, int(at), int(length), content[end + 1 : end + 1 + size]))
            place = end + 1 + size
        return found


def index(calls, call, path, other=None, after=-1):
    """Returns the place of the first such call after another one."""
    for number, found in enumerate(calls):
        if number > after and found[0] == call and found[1] == str(path) and other in (None, found[2]):
            return number
    raise AssertionError(f"no {call} of {path} behind {after} in {calls}")


def cut_power(calls, path):
    """Replaces everything that was written to a file since the last wait for the disk by zeros. Returns the number of
    these writes."""
    path = pathlib.Path(path)
    last = max((number for number, found in enumerate(calls) if found[:2] == ("sync", str(path))), default=-1)
    lost = [found for found in calls[last + 1 :] if found[:2] == ("write", str(path)) and found[3] >= 0]
    with path.open("r+b") as file:
        for _, _, _, at, length in lost:
            file.seek(at)
            file.write(bytes(length))
    return len(lost)
