"""The log when the data directory switches to another account."""

import pytest

from support.apple import Device
from support.core import request
from support.logs import WRITE, files, texts, write


@pytest.mark.parametrize("rotated", [False, True])
def test_lines_of_an_account_that_goes_are_gone(data, rotated):
    """The lines are removed like all other data of the account: from each file, from reads and exports, and from
    batches for the host."""
    told = []
    with Device(data, offer=[WRITE], log_write=lambda params: told.append(params) or {}) as core:
        core.call("sync.switchAccount", account="ada", cloud=str(data.parent / "cloud.sqlite"))
        write(core, "opened the letter to Zanzibar", address="Zanzibar")
        if rotated:
            # The core takes only 200 lines a second, so the test fills the file with copies of the core's line.
            (log,) = files(data)
            line = log.read_bytes().splitlines(keepends=True)[-1]
            with open(log, "ab") as file:
                file.write(line * ((1 << 20) // len(line) - 1))
            write(core, "went on to Zanzibar", address="Zanzibar")
            write(core, "came back")
            assert len(files(data)) > 1
        core.call("sync.switchAccount", account="bo", discard=True)
        write(core, "of the next account")
        assert texts(core) == ["of the next account"]
        assert "Zanzibar" not in core.call("log.export", inline=True)["text"]
        assert "Zanzibar" not in str(core.call("system.diagnostics"))
        assert not [path for path in files(data) if "Zanzibar" in path.read_text()]


def test_the_account_that_comes_back_finds_no_old_lines(data):
    cloud = str(data.parent / "cloud.sqlite")
    with Device(data) as core:
        core.call("sync.switchAccount", account="ada", cloud=cloud)
        write(core, "of ada")
        core.call("sync.switchAccount", account="bo", discard=True)
        core.call("sync.switchAccount", account="ada", discard=True)
        assert texts(core) == []
        core.send(request("log.read", {"limit": 1000}, "all"))
