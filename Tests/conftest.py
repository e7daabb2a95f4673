"""What pytest is told, and what tests are given by name."""

import os
import signal
import subprocess
import tempfile
from collections import Counter, defaultdict
from pathlib import Path

import pytest

# Before they are loaded, so that their asserts, too, show what was compared.
pytest.register_assert_rewrite("support")

from support.clouds import CloudFile, CloudHosted, Server
from support.core import REPEATABLE, Core
from support.storefront import Store

# Most tests sign people in, and few ask what passwords are kept with. Builds for use pass over it.
os.environ["MAINSPRING_QUICK_PASSWORDS"] = "1"
# The tests do not touch the data of the person who runs them.
home = tempfile.TemporaryDirectory(prefix="mainspring-tests-")
os.environ["XDG_DATA_HOME"] = home.name
# Under nohup, and behind a shell's &, processes would inherit that they are to pass over them.
signal.signal(signal.SIGHUP, signal.SIG_DFL)
signal.signal(signal.SIGQUIT, signal.SIG_DFL)
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser):
    parser.addoption("--full", action="store_true", help="run what takes minutes, too")
    parser.addoption("--skipped", metavar="FILE", help="append the skipped tests to this file, by reason")


def pytest_collection_modifyitems(config, items):
    if not config.getoption("--full"):
        for item in items:
            if "full" in item.keywords:
                item.add_marker(pytest.mark.skip(reason="runs with --full"))


def pytest_terminal_summary(terminalreporter, config):
    """Writes for `--skipped` a paragraph a reason: the number of tests, the reason, and the tests of each file."""
    path = config.getoption("--skipped")
    # Each process that runs tests has a terminal of its own; the one that starts them has all reports.
    if not path or hasattr(config, "workerinput"):
        return
    skipped = defaultdict(Counter)
    for report in terminalreporter.stats.get("skipped", []):
        file, _, test = report.nodeid.partition("::")
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        skipped[reason.removeprefix("Skipped: ")][f"{file.removeprefix('Process/')}::{test.partition('[')[0]}"] += 1
    with Path(path).open("a") as out:
        for reason, tests in sorted(skipped.items(), key=lambda entry: -entry[1].total()):
            out.write(f"{tests.total():5}    {reason}:\n")
            for test, count in sorted(tests.items()):
                out.write(f"{'':9}{test}{f' ({count})' if count > 1 else ''}\n")


@pytest.fixture
def data(tmp_path):
    """Where a data directory may be made."""
    return tmp_path / "data"


@pytest.fixture(scope="session")
def postgres():
    """A server of PostgreSQL with the schema in its template."""
    server = Server()
    yield server
    server.close()


@pytest.fixture
def database(postgres):
    """A container in a database of its own."""
    return postgres.database()


@pytest.fixture(params=["file", "postgres"])
def cloud(request, tmp_path):
    """A container, of each kind that there is."""
    if request.param == "file":
        return CloudFile(tmp_path / "cloud.sqlite")
    return request.getfixturevalue("database")


@pytest.fixture(params=["file", "postgres", "host"])
def each_cloud(request, tmp_path):
    """A container as cores reach it: in a file, in a database, and as the host's own."""
    if request.param == "host":
        return CloudHosted(tmp_path / "cloud.sqlite")
    return CloudFile(tmp_path / "cloud.sqlite") if request.param == "file" else request.getfixturevalue("database")


@pytest.fixture
def core():
    with Core() as core:
        yield core


@pytest.fixture
def shop():
    """A process with one company, selected."""
    with Core(":memory:", *REPEATABLE) as core:
        company = core.call("companies.create", name="Corner Shop")
        core.call("companies.select", company=company["id"])
        core.company = company["id"]
        yield core


@pytest.fixture
def store(tmp_path):
    return Store(tmp_path)


@pytest.fixture
def small_disk(tmp_path):
    """A file system of six megabytes: an empty store takes one, its log and the reserve as much."""
    path = tmp_path / "disk"
    path.mkdir()
    if (
        os.geteuid() != 0
        or subprocess.run(["mount", "-t", "tmpfs", "-o", "size=6m", "tmpfs", str(path)], capture_output=True).returncode
        != 0
    ):
        pytest.skip("mounting a small file system needs root")
    yield path
    subprocess.run(["umount", "-l", str(path)], check=True)
