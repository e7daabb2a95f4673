"""The computation of a password's key needs 32 MiB. If this memory is missing, the reply says so."""

import resource
import sys

import pytest

from support.core import Core

PASSWORD = "correct horse battery"


@pytest.fixture
def dear_passwords(monkeypatch):
    """Computes keys of passwords with the time and the memory of a production build."""
    monkeypatch.delenv("MAINSPRING_QUICK_PASSWORDS", raising=False)


def data_size(process):
    """Returns the size of a process's private writable memory, in bytes."""
    with open(f"/proc/{process.pid}/status") as status:
        return next(int(line.split()[1]) << 10 for line in status if line.startswith("VmData"))


@pytest.mark.skipif(sys.platform != "linux", reason="the memory of a process is limited on Linux alone")
def test_a_password_check_without_memory_is_told_as_that(tmp_path, dear_passwords):
    with Core(tmp_path / "data") as core:
        company = core.call("companies.create", name="Corner Shop")["id"]
        core.call("access.credentials.create", company=company, username="ada", password=PASSWORD)
        core.call("access.signIn", company=company, username="ada", password=PASSWORD)
        core.call("access.signOut", company=company)
        # The limit allows everything except the 32 MiB of a key.
        limit = data_size(core.process) + (6 << 20)
        resource.prlimit(core.process.pid, resource.RLIMIT_DATA, (limit, resource.RLIM_INFINITY))
        refused = core.refused("access.signIn", company=company, username="ada", password=PASSWORD)
        assert refused["data"] == {"kind": "outOfMemory"} and refused["code"] == 36
        assert refused["message"].startswith("The key of a password needs more memory than there is")
        # The core continues. With enough memory again, it accepts the sign-in that it refused: the refusal did not
        # count as a wrong password.
        assert core.call("system.ping") == {}
        resource.prlimit(core.process.pid, resource.RLIMIT_DATA, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert core.call("access.signIn", company=company, username="ada", password=PASSWORD)["role"] == "owner"
