"""Files that replace others, and new folders, are on the disk before the core acknowledges them."""

import fcntl
import json
import subprocess

import pytest

from support.core import BINARY, PATIENCE, Core, item, request
from support.traces import Tracer, index

REPLY = "pipe:"


@pytest.fixture
def tracer(tmp_path):
    (tmp_path / "tracer").mkdir()
    return Tracer(tmp_path / "tracer")


def reply_behind(calls, after):
    """Returns the position of the first write to a pipe after another call."""
    for number, found in enumerate(calls):
        if number > after and found[0] == "write" and found[1].startswith(REPLY):
            return number
    raise AssertionError(f"no reply behind {after}")


def requires_order(calls, path):
    """Checks the order: the file is complete on the disk, then it is renamed, then the folder is on the disk. Returns
    the position of the last."""
    named = next(n for n, found in enumerate(calls) if found[0] in ("rename", "link") and found[2] == str(path))
    draft = calls[named][1]
    written = max(n for n, found in enumerate(calls[:named]) if found[:2] == ("write", draft))
    synced = index(calls, "sync", draft, after=written)
    assert synced < named
    kept = index(calls, "sync", path.parent, after=named)
    assert not any(found[0] == "write" and found[1].startswith(REPLY) for found in calls[named:kept])
    return kept


def shop(core, count=3):
    company = core.call("companies.create", name="Corner Shop")["id"]
    for number in range(count):
        core.call("inventory.items.create", company=company, **item(number))
    return company


def test_an_export_is_on_the_disk_with_its_name_before_it_is_said_to_be_done(tmp_path, tracer):
    folder = tmp_path / "exports"
    folder.mkdir()
    with tracer.core(tmp_path / "data") as core:
        company = shop(core)
        core.call("inventory.items.export", company=company, format="csv", path=str(folder / "items.csv"))
        calls = tracer.calls()
        reply_behind(calls, requires_order(calls, folder / "items.csv"))
    assert [path.name for path in folder.iterdir()] == ["items.csv"]


def test_a_draft_that_a_killed_process_has_left_is_removed_by_the_next_one(tmp_path):
    left, busy = tmp_path / ".mainspring-draft-1", tmp_path / ".mainspring-draft-2"
    left.write_text("half")
    busy.write_text("being written")
    (tmp_path / "items.csv.XXXXXX").write_text("somebody's own")
    with busy.open() as file, Core() as core:
        fcntl.flock(file, fcntl.LOCK_EX)
        company = shop(core)
        for _ in range(2):
            path = str(tmp_path / "items.csv")
            core.call("inventory.items.export", company=company, format="csv", path=path, overwrite=True)
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == [
        busy.name,
        "items.csv",
        "items.csv.XXXXXX",
    ]
    assert busy.read_text() == "being written"


def test_drafts_are_written_side_by_side_where_others_are_locked(tmp_path):
    held = []
    for number in range(1, 64):
        file = (tmp_path / f".mainspring-draft-{number}").open("w")
        fcntl.flock(file, fcntl.LOCK_EX)
        held.append(file)
    with Core() as core:
        company = shop(core)
        path = str(tmp_path / "items.csv")
        core.call("inventory.items.export", company=company, format="csv", path=path)
        last = (tmp_path / ".mainspring-draft-64").open("w")
        fcntl.flock(last, fcntl.LOCK_EX)
        refused = core.refused("inventory.items.export", company=company, format="csv", path=path, overwrite=True)
        assert "Device or resource busy" in refused["message"]
        last.close()
        core.call("inventory.items.export", company=company, format="csv", path=path, overwrite=True)
    for file in held:
        file.close()


def test_the_app_groups_file_is_on_the_disk_with_its_name(tmp_path, tracer):
    folder = tmp_path / "group"
    folder.mkdir()
    with tracer.core(tmp_path / "data", "--app-group", str(folder / "values.json")) as core:
        core.call("appGroup.set", name="app.till", value=3)
        calls = tracer.calls()
        reply_behind(calls, requires_order(calls, folder / "values.json"))


def test_a_recorded_transcript_is_on_the_disk_with_its_name(tmp_path, tracer):
    for name, more in (("new.rpc", []), ("old.rpc", ["--force"])):
        path = tmp_path / name
        if more:
            path.write_text("// before\n")
        line = json.dumps(request("system.ping")).encode() + b"\n"
        done = subprocess.run(
            [BINARY, "record", *more, "--", str(path)],
            input=line,
            capture_output=True,
            timeout=PATIENCE,
            env=tracer.environment,
        )
        assert done.returncode == 0, done.stderr
        requires_order(tracer.calls(), path)


def test_folders_that_are_made_are_on_the_disk_in_their_parents(tmp_path, tracer):
    with tracer.core(tmp_path / "a/b/c") as core:
        core.call("companies.create", name="Corner Shop")
        calls = tracer.calls()
    reply = reply_behind(calls, -1)
    for folder in (tmp_path / "a", tmp_path / "a/b", tmp_path / "a/b/c"):
        assert index(calls, "sync", folder.parent, after=index(calls, "mkdir", folder)) < reply
