"""The log as one text for people who look for a fault: facts, sync and all lines, without any user's name."""

import json
import os
import pathlib

import pytest

from support.apple import USER, Device
from support.clouds import CloudFile
from support.core import BINARY, Core, item, run, until
from support.logs import WRITE, files, lines, write

ACCOUNT = "_8f3a1bd7c0aa4e55planted"


def exported(core):
    report = core.call("log.export", inline=True)
    found = [json.loads(line) for line in report["text"].splitlines()]
    assert report["bytes"] == len(report["text"].encode())
    assert report["lines"] == sum(line["kind"] == "line" for line in found)
    return found


def test_it_has_facts_and_all_lines_the_oldest_first(data):
    data.mkdir()
    for number in (3, 2, 1):
        (data / f"mainspring.log.{number}").write_text(f"2025-01-0{4 - number}T00:00:00.000Z info [app] old {number}\n")
    with Core(data) as core:
        write(core, "fetched", zone="items")
        kinds, wanted = [], lines(data)
        for line in exported(core):
            kinds.append(line.pop("kind"))
            if kinds[-1] == "line":
                # The data directory is not inside a home folder, so the export does not shorten its path.
                assert line == wanted.pop(0)
            elif kinds[-1] == "diagnostics":
                assert line["version"] == "0.1.0" and line["log"] == [] and line["stores"][0]["name"] == "device"
        assert wanted == [] and kinds == ["diagnostics", "syncStatus"] + ["line"] * 5


def test_a_file_is_written_as_a_whole_and_replaces_none_unasked(data, tmp_path):
    path = tmp_path / "log.jsonl"
    with Core(data) as core:
        write(core, "first")
        report = core.call("log.export", path=str(path))
        assert report["text"] is None and report["lines"] == 2 and path.stat().st_size == report["bytes"]
        assert path.stat().st_mode & 0o777 == 0o600
        assert "overwrite: true" in core.refused("log.export", path=str(path))["message"]
        core.call("log.export", path=str(path), overwrite=True)
        for wrong in (str(data / "x.jsonl"), str(data / "mainspring.log"), str(tmp_path / "none" / "x"), "/dev/full"):
            (problem,) = core.refused("log.export", path=wrong, overwrite=True)["data"]["problems"]
            assert problem["pointer"] == "/path" and "can't be written" in problem["message"]
        for params in ({}, {"inline": False}, {"path": "x", "inline": True}):
            message = core.refused("log.export", **params)["message"]
            assert "exactly one of path and `inline: true` must be given" in message
    assert {entry.name for entry in tmp_path.iterdir()} == {"data", "log.jsonl"}


def test_a_full_log_is_for_a_file(data, tmp_path):
    data.mkdir()
    line = "2025-01-01T00:00:00.000Z info " + "x" * 170 + "\n"
    for name in ("mainspring.log", "mainspring.log.1", "mainspring.log.2", "mainspring.log.3"):
        (data / name).write_text(line * 5000)
    with Core(data) as core:
        assert core.refused("log.export", inline=True)["data"] == {"kind": "limitReached", "limit": 4 << 20}
        assert core.call("log.export", path=str(tmp_path / "log"), progressToken="p")["lines"] == 20_001
        assert {line["method"] for line in core.aside} == {"rpc.progress"}


def test_what_sync_has_done_is_in_it(data, tmp_path):
    with Core(data, *CloudFile(tmp_path / "cloud.sqlite").options(ACCOUNT)) as core:
        core.call("companies.select", company=core.call("companies.create", name="Planted Shop")["id"])
        core.call("inventory.items.create", **item(1, name="Planted item"))
        core.call("sync.now", wait=True)
        until(lambda: core.call("sync.status")["state"] == "synced")
        found = exported(core)
        events = [line for line in found if line["kind"] == "syncEvent"]
        told = core.call("sync.events.list")["items"][::-1]
        assert [(event["id"], event["type"]) for event in events] == [(event["id"], event["type"]) for event in told]
        (status,) = [line for line in found if line["kind"] == "syncStatus"]
        assert status["state"] == "synced" and status["stores"][0]["store"] == "private"
        # Each event of sync is also a line of the log.
        traces = [line for line in lines(data) if line["category"] == "cloudKit"]
        assert len(traces) >= len([event for event in told if event["succeeded"]]) > 0
        assert any("export of private" in line["message"] and line["level"] == "info" for line in traces)
        # The exported text has no words of users and no account.
        text = core.call("log.export", inline=True)["text"]
        account = core.call("sync.account")
        assert account["reference"] == ACCOUNT
        for secret in (ACCOUNT, account["account"], account["account"].replace("-", ""), "Planted"):
            assert secret not in text


def test_no_account_is_in_it_in_whatever_spelling(tmp_path):
    home = tmp_path / "home" / "alice"
    data = home / ".local" / "share" / "mainspring"
    data.mkdir(parents=True)
    with Device.__new__(Device) as core:
        Core.begin(core, [BINARY, "serve", "--data", str(data)], env={**os.environ, "HOME": str(home)})
        core.answers, core.questions, core.signer = {}, [], None
        core.call("companies.create", name="Shop")
        core.sign_in()
        account = core.call("sync.account")["account"]
        user = core.call("users.get")["id"]
        for id in (account, user):
            write(core, f"account {id} is {id.upper()} or {id.replace('-', '')}", id=id, list=[f"<{id}>"])
        write(core, f"apple says {USER} in {home}/x")
        text = core.call("log.export", inline=True)["text"]
        for hidden in (account, user, USER, str(home), "alice"):
            for spelled in (hidden, hidden.upper(), hidden.replace("-", "")):
                assert spelled not in text, spelled
        assert "apple says (account) in ~/x" in text and text.count("(account)") == 11


def test_ids_in_lines_of_the_core_are_hidden(data):
    data.mkdir()
    id = "01903e6f-2c00-7000-8000-000000000000"
    (data / "mainspring.log").write_text(
        f"2025-01-01T00:00:00.000Z warning gave another password to user {id}, an owner\n"
    )
    with Core(data) as core:
        text = core.call("log.export", inline=True)["text"]
        assert id not in text and "gave another password to user (id), an owner" in text


def test_clearing_leaves_nothing(data):
    data.mkdir()
    (data / "mainspring.log.1").write_text("2025-01-01T00:00:00.000Z info old\n")
    with Core(data) as core:
        write(core, "x")
        size = sum(path.stat().st_size for path in files(data))
        assert core.call("log.clear") == {"bytes": size, "whole": True}
        assert files(data) == [] and core.call("log.read")["items"] == []
        assert core.call("system.diagnostics")["log"] == []
        assert core.call("log.clear") == {"bytes": 0, "whole": True}
        write(core, "y")
        assert [line["message"] for line in lines(data)] == ["y"]
    with Core() as core:
        write(core, "x")
        cleared = core.call("log.clear")
        assert cleared["bytes"] > 0 and cleared["whole"] and core.call("log.read")["items"] == []


def test_what_can_not_be_removed_is_said(data):
    (data / "mainspring.log.2" / "occupied").mkdir(parents=True)
    with Core(data) as core:
        assert core.call("log.clear")["whole"] is False
        assert core.call("log.read")["items"] == []


def test_the_shell_reads_writes_and_exports(data, tmp_path):
    words = ["--data", str(data)]
    assert (
        run("log.write", "level=info", "category=debug", "message=from the shell", "fields.n=1", *words).returncode == 0
    )
    table = run("log.read", "--output", "csv", "--columns", "level,message", *words).stdout.decode()
    assert table.splitlines() == ["level,message", "info,from the shell"]
    assert run("log.export", f"path={tmp_path}/log.jsonl", *words).returncode == 0
    assert "from the shell" in pathlib.Path(f"{tmp_path}/log.jsonl").read_text()
    assert run("log.clear", *words).returncode == 0
    assert run("log.read", "--output", "csv", *words).stdout.decode().count("\n") <= 1


@pytest.mark.parametrize("method", ["log.export", "log.clear"])
def test_nothing_is_exported_or_cleared_by_a_program_that_reads(data, tmp_path, method):
    with Core(data) as core:
        write(core, "kept")
    with Core(data, "--read-only") as core:
        params = {"path": str(tmp_path / "x")} if method == "log.export" else {}
        assert core.refused(method, **params)["data"]["kind"] == "readOnly"
        assert "kept" in core.call("log.export", inline=True)["text"]


def test_the_mirror_is_no_part_of_it(data):
    with Device(data, offer=[WRITE], log_write=lambda params: {}) as core:
        write(core, "x")
        assert exported(core)[-1]["message"] == "x"
