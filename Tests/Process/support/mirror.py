"""Helpers for the tests of the app group's file: its content, and the number of its replacements."""

import ctypes
import json
import os
import stat
import struct

import jsonschema

from support.core import ROOT

NAME = "app-group.json"
LONGEST = 1 << 20
MOVED_TO = 0x80


def read(path):
    """Returns the content of the file. The file must match the schema, must be readable by its owner alone, and must
    have no draft beside it."""
    bytes = path.read_bytes()
    assert len(bytes) <= LONGEST and stat.S_IMODE(path.stat().st_mode) == 0o600
    assert not path.with_name(f"{path.name}.new").exists()
    file = json.loads(bytes)
    jsonschema.validate(file, json.loads((ROOT / "Schemas/AppGroupFile.json").read_text()))
    assert file["version"] == 1 and list(file)[:3] == ["version", "writtenAt", "values"]
    assert list(file["values"]) == sorted(file["values"])
    return file


def values(data):
    return read(data / NAME)["values"]


def state(path):
    """Returns the identity of the file. It changes when a new file replaces the file."""
    found = path.stat()
    return found.st_ino, found.st_mtime_ns


class Moves:
    """Counts how often a file in a directory is replaced (inotify(7))."""

    def __init__(self, directory):
        self.library = ctypes.CDLL(None, use_errno=True)
        self.descriptor = self.library.inotify_init1(os.O_NONBLOCK)
        assert self.library.inotify_add_watch(self.descriptor, os.fsencode(directory), MOVED_TO) > 0

    def count(self, name=NAME):
        """Returns the number of replacements since the last call of this method."""
        try:
            events = os.read(self.descriptor, 1 << 16)
        except BlockingIOError:
            return 0
        names, offset = [], 0
        while offset < len(events):
            (length,) = struct.unpack_from("I", events, offset + 12)
            names.append(events[offset + 16 : offset + 16 + length].rstrip(b"\0").decode())
            offset += 16 + length
        return names.count(name)

    def close(self):
        os.close(self.descriptor)
