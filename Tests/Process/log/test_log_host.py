"""Clients/python/log_host.py: writes the core's lines into the system's log, and passes on everything else
unchanged."""

import importlib.util
import json
import logging
import os
import socket
import subprocess
import sys

import pytest

from support.core import BINARY, PATIENCE, ROOT, Core, request

PROGRAM = ROOT / "Clients/python/log_host.py"
sys.path.insert(0, str(PROGRAM.parent))
spec = importlib.util.spec_from_file_location("log_host", PROGRAM)
log_host = importlib.util.module_from_spec(spec)
spec.loader.exec_module(log_host)

LINE = {
    "at": "2026-01-01T00:00:00.000Z",
    "level": "warning",
    "category": "cloudKit",
    "conversation": "2.9f3a01",
    "message": "100% fetched %s",
    "fields": {"zone": "Käse"},
}


class Hosted(Core):
    """A core behind the host program."""

    def __init__(self, *words, data=":memory:", options=()):
        self.begin([sys.executable, str(PROGRAM), *words, "--core", BINARY, "--", "--data", str(data), *options])


def write(core, message, level="info", category="debug"):
    core.call("log.write", level=level, category=category, message=message, fields={"token": "x"})


@pytest.fixture
def system(tmp_path):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as log:
        log.bind(str(tmp_path / "log"))
        log.settimeout(PATIENCE)
        yield log


def test_lines_are_in_the_systems_log(system, data):
    with Hosted("--syslog", system.getsockname(), data=data) as core:
        write(core, "no network", level="error", category="error")
        # The priority is 8 times the facility (user-level messages), plus the severity (RFC 5424, section 6.2.1).
        told = system.recv(1 << 16)
        assert told.startswith(b'<11>mainspring: [error] no network {"token": "(secret)"} #1.')
        for level, severity in (("warning", 12), ("info", 14), ("debug", 15)):
            write(core, level, level=level)
            assert system.recv(1 << 16).startswith(f"<{severity}>mainspring: [debug] {level}".encode())
        assert core.close() == 0
    # The core writes its first messages before the host offers `host.log.write`. The file has these messages, too.
    assert "no network" in (data / "mainspring.log").read_text()


def test_over_udp():
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as log:
        log.bind(("127.0.0.1", 0))
        log.settimeout(PATIENCE)
        with Hosted("--syslog", f"127.0.0.1:{log.getsockname()[1]}") as core:
            write(core, "over the network")
            assert b"over the network" in log.recv(1 << 16)


def test_through_logging_to_standard_error():
    core = Hosted("--stderr")
    write(core, "100% of %s", level="warning", category="a.b")
    core.call("system.ping")
    line = core.process.stderr.readline().decode()
    assert "WARNING mainspring.a_b: 100% of %s" in line and "(secret)" in line
    core.close()


def test_a_log_that_is_not_there_keeps_nobody_waiting(tmp_path):
    with Hosted("--syslog", str(tmp_path / "none")) as core:
        for number in range(20):
            write(core, f"{number}")
        assert len(core.call("log.read")["items"]) >= 20
        assert core.close() == 0


def test_a_log_that_hangs_keeps_nobody_waiting(system):
    """No program reads the socket of the log. It accepts some datagrams and then none."""
    with Hosted("--syslog", system.getsockname()) as core:
        for number in range(150):
            write(core, f"{number} " + "x" * 3000)
        assert core.call("system.ping") == {}
        assert core.close() == 0


def test_a_log_that_comes_back_is_written_again(tmp_path):
    path = tmp_path / "log"
    log = log_host.SystemLog(str(path))
    message = {"id": 1, "params": {"lines": [LINE]}}
    assert "can't be written" in log_host.respond(log.write, message)["error"]["message"]
    for _ in range(2):
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as socket_:
            socket_.bind(str(path))
            socket_.settimeout(PATIENCE)
            assert log_host.respond(log.write, message) == {"jsonrpc": "2.0", "id": 1, "result": {}}
            told = socket_.recv(1 << 16).decode()
            assert '[cloudKit] 100% fetched %s {"zone": "Käse"} #2.9f3a01' in told
        os.unlink(path)
        assert "error" in log_host.respond(log.write, message)


def test_a_line_is_handed_to_the_logger_of_its_category(caplog):
    with caplog.at_level(logging.DEBUG):
        log_host.to_logging(LINE)
        log_host.to_logging({**LINE, "level": "notice", "category": "net.tls", "fields": None, "conversation": None})
    first, second = caplog.records
    assert (first.name, first.levelno) == ("mainspring.cloudKit", logging.WARNING)
    assert first.getMessage() == '100% fetched %s {"zone": "Käse"} #2.9f3a01'
    assert (second.name, second.levelno, second.getMessage()) == ("mainspring.net_tls", logging.INFO, "100% fetched %s")


def test_the_records_of_the_package_are_handed_over_too(caplog):
    sys.path.insert(0, str(PROGRAM.parent))
    import mainspring

    class Log(mainspring.Host):
        def log_write(self, lines):
            for line in lines:
                log_host.to_logging(line)

    with caplog.at_level(logging.DEBUG), mainspring.Core(":memory:", host=Log(), command=[BINARY]) as core:
        core.log.write(level="error", category="cloudKit", message="no network", fields={"zone": "items"})
        core.system.ping()
        core.system.ping()
    (record,) = [record for record in caplog.records if record.name == "mainspring.cloudKit"]
    assert record.levelno == logging.ERROR and record.getMessage().startswith("no network ")
    assert '"items"' in record.getMessage()


def test_a_front_end_that_takes_lines_itself_is_asked(system):
    with Hosted("--syslog", system.getsockname()) as core:
        core.call("host.provide", capabilities=["host.log.write"])
        write(core, "mine")
        asked = [line for line in core.said() + core.said() if "id" in line]
        assert asked[0]["params"]["lines"][0]["message"] == "mine"


@pytest.mark.parametrize(
    "words, code",
    [
        ([], 2),
        (["--stderr", "--syslog"], 2),
        (["--stderr", "--", "--framing", "headers"], 2),
        (["--stderr", "--core", "/none/at/all"], 69),
    ],
)
def test_what_can_not_begin_says_why(words, code):
    done = subprocess.run([sys.executable, str(PROGRAM), *words], stdin=subprocess.DEVNULL, capture_output=True)
    assert done.returncode == code and done.stderr


def test_it_passes_on_what_it_does_not_know():
    with Hosted("--stderr") as core:
        core.send(request("system.ping", id=5), b"no json", b"")
        assert core.receive()["id"] == 5 and core.receive()["error"]["code"] == -32700
        assert json.loads(json.dumps(core.call("system.info")))["name"] == "mainspring"
