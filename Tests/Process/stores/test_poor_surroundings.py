"""Few descriptors, or no permission: the error names the system's reason, and blames nothing else."""

import json
import os
import re
import subprocess
import sys

import pytest

from support.core import BINARY, PATIENCE, Core, item, request

FEW = "Too many open files"


def serve_with(descriptors, data, *lines):
    """Runs a process that may open this number of files."""
    return subprocess.run(
        ["bash", "-c", f'ulimit -n {descriptors}; exec "$@"', "-", BINARY, "serve", "--data", str(data)],
        input="".join(f"{json.dumps(line)}\n" for line in lines),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_too_few_descriptors_are_told_as_that(tmp_path):
    data = tmp_path / "data"
    with Core(data) as core:
        company = core.call("companies.create", name="Corner Shop")["id"]
        core.call("inventory.items.create", company=company, **item())
    refused = 0
    for descriptors in range(5, 24):
        done = serve_with(
            descriptors, data, request("companies.list", {}, 1), request("companies.create", {"name": "Annex"}, 2)
        )
        said = done.stderr + done.stdout
        for wrong in ("another account", "backup", "permission", "newer mainspring", "damaged", "is not a directory"):
            assert wrong not in said, (descriptors, said)
        replies = [json.loads(line) for line in done.stdout.splitlines()]
        failed = done.returncode != 0 or any("error" in reply for reply in replies)
        if failed:
            refused += 1
            # If the dynamic loader fails before the core starts, its message has the same words.
            assert FEW in said, (descriptors, done.returncode, said)
    assert refused
    with Core(data) as core:
        names = [company["name"] for company in core.call("companies.list")["items"]]
        assert "Corner Shop" in names
        assert core.call("inventory.items.list", company=company)["items"]


@pytest.mark.skipif(os.geteuid() == 0 and sys.platform != "linux", reason="root may open everything")
def test_permissions_are_named_where_they_are_at_fault(tmp_path):
    data = tmp_path / "data"
    with Core(data) as core:
        core.call("companies.create", name="Corner Shop")
    data.chmod(0o500)
    words = [BINARY, "serve", "--data", str(data / "inner")]
    if os.geteuid() == 0:
        # Root may write into any folder, except into /proc, where nothing can be created.
        words[-1] = "/proc/mainspring/data"
    done = subprocess.run(words, input="", capture_output=True, text=True, timeout=PATIENCE, check=False)
    data.chmod(0o700)
    assert done.returncode == 73
    reason = re.search(r"can't be created: ([^.]*)\. (.*)", done.stderr)
    assert reason, done.stderr
    if reason[1] in ("Permission denied", "Operation not permitted", "Read-only file system"):
        assert reason[2].startswith("Check its permissions, or name another directory with --data")
    else:
        assert reason[2].startswith("Name another directory with --data")
