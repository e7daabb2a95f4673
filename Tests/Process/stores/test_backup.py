"""A backup has the whole directory as it was at one moment, and a restore creates a directory from it."""

import base64
import hashlib
import io
import json
import os
import pty
import random
import select
import signal
import sqlite3
import subprocess
import tarfile
from contextlib import closing

import pytest

from support.accounts import Accounts
from support.core import BINARY, PATIENCE, Core, item, request, run, until
from support.devices import pages
from support.people import staffed
from support.sharing import Shared

STORES = ["device.sqlite", "private.sqlite"]


def backup(data, path, *words):
    return run("backup", "--data", str(data), *words, str(path))


def whole(done):
    assert (done.returncode, done.stderr) == (0, b""), done
    return done.stdout.decode()


def said(done, code):
    assert (done.returncode, done.stdout) == (code, b""), done
    return done.stderr.decode()


def skus(core, **more):
    return {one["sku"] for one in pages(core, "inventory.items.list", **more)}


def restored(path, folder):
    whole(run("restore", str(path), str(folder)))
    return Core(folder)


def sizable(data, size=48 << 20):
    """Adds a file of an asset that takes a while to copy."""
    content = random.Random(1).randbytes(size)
    folder = data / "assets"
    folder.mkdir(exist_ok=True)
    (folder / hashlib.sha256(content).hexdigest()).write_bytes(content)


@pytest.fixture
def shop(data):
    """A directory with an item that has a document."""
    with Core(data) as core:
        core.call("companies.create", name="Corner Shop")
        one = core.call("inventory.items.create", **item(1))
        asset = core.call(
            "assets.add",
            owner={"type": "item", "id": one["id"]},
            role="document",
            mediaType="text/plain",
            base64=base64.b64encode(b"how to brew it").decode(),
        )
    return data, asset


def test_a_directory_is_made_of_its_backup(shop, tmp_path):
    data, asset = shop
    file, folder = tmp_path / "shop.tar", tmp_path / "restored"
    assert "complete, as of 20" in whole(backup(data, file))
    assert "1 file of assets" in whole(run("backup", "--check", str(file)))
    assert file.stat().st_mode & 0o777 == 0o600
    with restored(file, folder) as core:
        assert skus(core) == {"SKU-1"}
        found = core.call("assets.read", id=asset["id"])
        assert base64.b64decode(found["base64"]) == b"how to brew it"
        core.call("inventory.items.create", **item(2))
        assert all(one["integrity"] == "ok" for one in core.call("system.diagnostics", check=True)["stores"])
    with Core(data) as core:
        assert skus(core) == {"SKU-1"}
    assert folder.stat().st_mode & 0o777 == 0o700
    assert not list(tmp_path.glob(".*")) and not list(tmp_path.glob("*restoring*"))


def test_any_tar_program_unpacks_a_backup(shop, tmp_path):
    data, asset = shop
    whole(backup(data, tmp_path / "shop.tar"))
    with tarfile.open(tmp_path / "shop.tar") as archive:
        assert archive.getnames() == [f"assets/{asset['sha256']}", *STORES, "manifest.json"]
        manifest = json.load(archive.extractfile("manifest.json"))
        assert [one["name"] for one in manifest["files"]] == archive.getnames()[:-1]
        for one in manifest["files"]:
            content = archive.extractfile(one["name"]).read()
            assert (len(content), hashlib.sha256(content).hexdigest()) == (one["bytes"], one["sha256"])
        archive.extractall(tmp_path / "unpacked", filter="data")
    subprocess.run(["tar", "tf", tmp_path / "shop.tar"], check=True, stdout=subprocess.DEVNULL)
    with Core(tmp_path / "unpacked") as core:
        assert skus(core) == {"SKU-1"}


def numbers(core):
    return sorted(int(sku.removeprefix("SKU-")) for sku in skus(core))


@pytest.mark.parametrize("program", [Core, Shared])
def test_a_backup_is_of_one_moment_beside_writes(data, tmp_path, program):
    """A backup has every write that was answered before its request, and the first of the later writes."""
    file = tmp_path / "shop.tar"
    with program(data) as core:
        core.call("companies.create", name="Corner Shop")
        sizable(data, 4 << 20)
        for number in range(200):
            core.call("inventory.items.create", **item(number))
        core.send(
            request("system.backup", {"path": str(file), "progressToken": "b"}, "backup"),
            *[request("inventory.items.create", item(number), number) for number in range(200, 1200)],
        )
        report, written, progress = None, 0, []
        while report is None or written < 1000:
            message = core.receive()
            if message.get("method") == "rpc.progress":
                progress.append(message["params"]["done"])
            elif message["id"] == "backup":
                report = message["result"]
            else:
                assert "result" in message, message
                written += 1
        assert progress == sorted(progress) and progress
        assert report["bytes"] == file.stat().st_size and report["damaged"] == []
    with restored(file, tmp_path / "restored") as core:
        assert core.call("system.diagnostics", check=True)["stores"][1]["integrity"] == "ok"
        found = numbers(core)
    assert found == list(range(len(found))) and len(found) >= 200


def test_the_command_asks_a_core_that_is_shared(data, tmp_path):
    with Shared(data) as core:
        core.call("companies.create", name="Corner Shop")
        core.call("inventory.items.create", **item(1))
        requests = core.call("system.diagnostics")["requests"]
        assert "complete" in whole(backup(data, tmp_path / "shop.tar"))
        assert core.call("system.diagnostics")["requests"] == requests + 2
    with restored(tmp_path / "shop.tar", tmp_path / "restored") as core:
        assert skus(core) == {"SKU-1"}


def test_the_command_copies_beside_a_core_that_is_not_shared(data, tmp_path):
    with Core(data) as core:
        core.call("companies.create", name="Corner Shop")
        core.call("inventory.items.create", **item(1))
        assert "complete" in whole(backup(data, tmp_path / "shop.tar"))
        core.call("inventory.items.create", **item(2))
    assert not list(tmp_path.glob(".*"))
    with restored(tmp_path / "shop.tar", tmp_path / "restored") as core:
        assert skus(core) == {"SKU-1"}


def test_several_backups_at_once_are_each_whole(shop, tmp_path):
    data, _ = shop
    sizable(data, 8 << 20)
    with Shared(data) as one, Shared(data) as two, Shared(data) as three:
        programs = [one, two, three]
        for number, program in enumerate(programs):
            program.send(request("system.backup", {"path": str(tmp_path / f"{number}.tar")}, "backup"))
        for program in programs:
            assert "result" in program.receive()
    for number in range(3):
        assert "complete" in whole(run("backup", "--check", str(tmp_path / f"{number}.tar")))


def test_the_log_goes_into_the_file_again_after_a_backup(shop, tmp_path):
    """Otherwise the write-ahead log would grow until the process ends."""
    data, _ = shop
    with Core(data) as core:
        core.call("system.backup", path=str(tmp_path / "shop.tar"))
        core.call("inventory.items.create", **item(2))
        # SQLite reads the file without its write-ahead log, and finds the new record there.
        uri = f"file:{data}/private.sqlite?immutable=1"

        def seen():
            with closing(sqlite3.connect(uri, uri=True)) as store:
                return store.execute("SELECT count(*) FROM items").fetchone() == (2,)

        until(seen)


def test_a_cancelled_backup_leaves_the_one_before(shop, tmp_path):
    data, _ = shop
    file = tmp_path / "shop.tar"
    whole(backup(data, file))
    before = file.read_bytes()
    sizable(data)
    with Core(data) as core:
        core.send(
            request("system.backup", {"path": str(file), "overwrite": True}, "backup"),
            request("rpc.cancel", {"id": "backup"}, "end"),
        )
        replies = {one["id"]: one for one in (core.receive(), core.receive())}
        assert replies["end"]["result"] == {"cancelled": 1}
        assert replies["backup"]["error"]["code"] == -32800
        # The background thread deletes the incomplete file as soon as it notices the cancellation.
        until(lambda: not list(tmp_path.glob(".mainspring-draft*")))
        assert file.read_bytes() == before
        # A cancelled request does not block a new backup.
        core.call("system.backup", path=str(file), overwrite=True)
    assert "2 files of assets" in whole(run("backup", "--check", str(file)))


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_whatever_ends_the_command_the_backup_before_stays(shop, tmp_path, number):
    data, _ = shop
    file = tmp_path / "shop.tar"
    whole(backup(data, file))
    before = file.read_bytes()
    sizable(data)
    process = subprocess.Popen(
        [BINARY, "backup", "--force", "--data", data, file], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    )
    until(lambda: list(tmp_path.glob(".mainspring-draft*")) or process.poll() is not None)
    process.send_signal(number)
    process.communicate(timeout=PATIENCE)
    assert file.read_bytes() == before or process.returncode == 0
    if number != signal.SIGKILL:
        assert not list(tmp_path.glob(".*"))
    whole(backup(data, file, "--force"))
    assert "2 files of assets" in whole(run("backup", "--check", str(file)))
    assert not list(tmp_path.glob(".mainspring-draft*"))


def test_a_file_that_is_there_is_replaced_only_where_that_is_asked_for(shop, tmp_path):
    data, _ = shop
    file = tmp_path / "shop.tar"
    file.write_text("somebody's")
    done = backup(data, file)
    assert (done.returncode, done.stdout) == (73, b"") and file.read_text() == "somebody's"
    assert str(file).encode() in done.stderr and b"--force" in done.stderr
    with Core(data) as core:
        (problem,) = core.refused("system.backup", path=str(file))["data"]["problems"]
        assert problem["pointer"] == "/path" and str(file) in problem["message"]
        assert "overwrite: true" in problem["message"] and file.read_text() == "somebody's"
        assert core.refused("system.backup", path=str(file), overwrite=False)["code"] == -32602
        core.call("system.backup", path=str(file), overwrite=True)
    assert "complete" in whole(run("backup", "--check", str(file)))
    with Shared(data):
        # The backup is made through a core that is already running.
        done = backup(data, file)
        assert done.returncode == 73 and b"--force" in done.stderr
        whole(backup(data, file, "--force"))
    assert not list(tmp_path.glob(".mainspring-draft*"))
    done = run("backup", "--check", "--force", str(file))
    assert done.returncode == 64 and b"leave out --force" in done.stderr


def test_a_core_that_ends_leaves_no_torn_backup(shop, tmp_path):
    """At the end of the input, the backup is completed. After a signal, there is a complete backup or none."""
    data, _ = shop
    sizable(data)
    for end in (lambda core: core.process.stdin.close(), lambda core: core.process.terminate()):
        file = tmp_path / "shop.tar"
        file.unlink(missing_ok=True)
        with Core(data) as core:
            core.send(request("system.backup", {"path": str(file)}, "backup"))
            until(lambda: list(tmp_path.glob(".mainspring-draft*")) or file.exists())
            end(core)
            rest = core.process.stdout.read()
            core.process.wait(PATIENCE)
        if file.exists():
            assert "complete" in whole(run("backup", "--check", str(file)))
        assert file.exists() == (b'"result"' in rest), rest


def test_damage_is_found(shop, tmp_path):
    """The check finds any changed byte, and a missing end of any length."""
    data, _ = shop
    file = tmp_path / "shop.tar"
    whole(backup(data, file))
    sound = file.read_bytes()
    choice = random.Random(7)
    for place in [0, 130, 150, 520, len(sound) - 1100, len(sound) - 1500, *choice.choices(range(len(sound)), k=12)]:
        damaged = bytearray(sound)
        damaged[place] ^= 0x55
        file.write_bytes(damaged)
        # The check ignores the owner and the time in the header of a tar entry, but the header's checksum covers them.
        # So the check finds a change of any byte.
        assert "shop.tar" in said(run("backup", "--check", str(file)), 1), place
    for length in [0, 100, 512, *choice.choices(range(len(sound) - 1024), k=6)]:
        file.write_bytes(sound[:length])
        assert "shop.tar" in said(run("backup", "--check", str(file)), 1), length
        assert "shop.tar" in said(run("restore", str(file), str(tmp_path / "restored")), 1)
        assert not (tmp_path / "restored").exists() and not list(tmp_path.glob("*restoring*"))
    file.write_bytes(sound + b"x")
    assert "other data follows its manifest" in said(run("backup", "--check", str(file)), 1)


def forged(path, files, edit=lambda manifest: manifest, kind=tarfile.REGTYPE):
    """Creates an archive of these files, and a manifest that lists them."""
    manifest = {
        "format": "mainspring-backup",
        "version": 1,
        "program": "0",
        "madeAt": "2026-01-01T00:00:00.000Z",
        "files": [
            {"name": name, "bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}
            for name, content in files
        ],
    }
    with tarfile.open(path, "w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in [*files, ("manifest.json", json.dumps(edit(manifest)).encode())]:
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            if name != "manifest.json":
                entry.type = kind
            archive.addfile(entry, io.BytesIO(content))


@pytest.mark.parametrize(
    "name",
    ["../evil", "/tmp/evil", "assets/../../evil", "assets/..", "assets/x/y", "lock", "private.sqlite-wal", "x\ny"],
)
def test_nothing_is_written_outside_of_the_directory(tmp_path, name):
    forged(tmp_path / "f.tar", [(name, b"evil")])
    (tmp_path / "in").mkdir()
    assert "is not a backup: it has" in said(run("restore", str(tmp_path / "f.tar"), str(tmp_path / "in" / "here")), 1)
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["f.tar", "in"]


def test_what_only_looks_like_a_backup_is_refused(shop, tmp_path):
    data, _ = shop
    file, folder = tmp_path / "f.tar", str(tmp_path / "restored")
    private = (data / "private.sqlite").read_bytes()
    cases = [
        ("has no store with companies", [("device.sqlite", b"")], {}),
        ("has a damaged store", [("private.sqlite", private[:4096] + b"x" * 8192)], {}),
        ("is not a backup", [("private.sqlite", b"/etc/passwd")], {"kind": tarfile.SYMTYPE}),
        ("a newer program, 0; use that", [("private.sqlite", private)], {"edit": lambda one: one | {"version": 2}}),
        ("its format is tea", [("private.sqlite", private)], {"edit": lambda one: one | {"format": "tea"}}),
        ("has a damaged manifest: /madeAt", [("private.sqlite", private)], {"edit": lambda one: one | {"madeAt": 5}}),
        ("its files differ from the list", [("private.sqlite", private)], {"edit": lambda one: one | {"files": []}}),
        ("twice", [("assets/" + "a" * 64, b"")] * 2, {}),
    ]
    for sentence, files, more in cases:
        forged(file, files, **more)
        assert sentence in said(run("restore", str(file), folder), 1)
        assert not list(tmp_path.glob("restored*"))
    assert "twice" in said(run("backup", "--check", str(file)), 1)
    assert "can't be read: No such file" in said(run("backup", "--check", str(tmp_path / "none.tar")), 1)
    assert "not a regular file" in said(run("backup", "--check", str(tmp_path)), 1)


def test_a_damaged_asset_is_told_of_and_backed_up_as_it_is(shop, tmp_path):
    data, asset = shop
    (data / "assets" / asset["sha256"]).write_bytes(b"how to drink it")
    done = backup(data, tmp_path / "shop.tar")
    assert done.returncode == 0 and asset["sha256"] in done.stderr.decode()
    with Core(data) as core:
        assert core.call("system.backup", path=str(tmp_path / "again.tar"))["damaged"] == [asset["sha256"]]


def lacking(done, names):
    """Checks the outcome of a backup or restore without these files: its exit code, and a line for each on the standard
    error."""
    assert done.returncode == 3, done
    count = "1 file" if len(names) == 1 else f"{len(names)} files"
    assert f"complete, without {count} of assets" in done.stdout.decode() or ": restored, as of" in done.stdout.decode()
    for name, reason in names.items():
        assert f"asset content {name} is not in the backup, as it could not be read: {reason}" in done.stderr.decode()
    assert len(done.stderr.splitlines()) == len(names)


@pytest.mark.parametrize("program", [None, Core, Shared])
def test_an_unreadable_asset_stops_no_backup(shop, tmp_path, program):
    """Even root can't read a symbolic link to itself. A folder has no content either."""
    data, asset = shop
    with Core(data) as core:
        one = core.call("inventory.items.list")["items"][0]
        more = core.call(
            "assets.add",
            owner={"type": "item", "id": one["id"]},
            role="document",
            mediaType="text/plain",
            base64=base64.b64encode(b"how to grind it").decode(),
        )
    lost, folder, file = data / "assets" / asset["sha256"], data / "assets" / ("0" * 64), tmp_path / "shop.tar"
    lost.unlink()
    lost.symlink_to(lost.name)
    folder.mkdir()
    names = {folder.name: "it is not a regular file", lost.name: "Too many levels of symbolic links"}
    if program:
        with program(data) as core:
            report = core.call("system.backup", path=str(tmp_path / "again.tar"))
            assert report["missing"] == [{"name": name, "reason": reason} for name, reason in names.items()]
            assert (report["assets"], report["damaged"]) == (1, [])
            lacking(backup(data, file), names)
    else:
        lacking(backup(data, file), names)
    lacking(run("backup", "--check", str(file)), names)
    with tarfile.open(file) as archive:
        assert archive.getnames() == [f"assets/{more['sha256']}", *STORES, "manifest.json"]
    lacking(run("restore", str(file), str(tmp_path / "restored")), names)
    with Core(tmp_path / "restored") as core:
        assert base64.b64decode(core.call("assets.read", id=more["id"])["base64"]) == b"how to grind it"
        assert core.refused("assets.read", id=asset["id"])["data"]["kind"]
        assert skus(core) == {"SKU-1"}


def test_an_unreadable_folder_of_assets_is_named(shop, tmp_path):
    """Otherwise the backup would look like one of a shop without assets."""
    data, asset = shop
    (data / "assets").rename(tmp_path / "elsewhere")
    (data / "assets").write_text("no folder")
    names = {"assets": "Not a directory"}
    lacking(backup(data, tmp_path / "shop.tar"), names)
    lacking(run("backup", "--check", str(tmp_path / "shop.tar")), names)
    (data / "assets").unlink()
    names = {asset["sha256"]: "No such file or directory"}
    lacking(backup(data, tmp_path / "shop.tar", "--force"), names)
    # A directory that never had an asset has no folder for assets.
    with Core(tmp_path / "new") as core:
        core.call("companies.create", name="Corner Shop")
    assert "0 files of assets" in whole(backup(tmp_path / "new", tmp_path / "shop.tar", "--force"))


def test_only_an_empty_place_is_restored_to(shop, tmp_path):
    data, _ = shop
    file = tmp_path / "shop.tar"
    whole(backup(data, file))
    before = sorted(path.name for path in data.iterdir())
    assert "is not an empty folder" in said(run("restore", str(file), str(data)), 73)
    assert "is not an empty folder" in said(run("restore", str(file), str(file)), 73)
    assert "No such file" in said(run("restore", str(file), str(tmp_path / "none" / "here")), 73)
    assert sorted(path.name for path in data.iterdir()) == before
    (tmp_path / "empty").mkdir()
    with restored(file, f"{tmp_path}/empty/") as core:
        assert skus(core) == {"SKU-1"}


def test_a_backup_is_refused_where_it_can_not_be_made(shop, tmp_path):
    data, _ = shop
    assert "has no companies" in said(backup(tmp_path / "none", tmp_path / "x.tar"), 66)
    assert not (tmp_path / "none").exists()
    assert "has no companies" in said(backup(":memory:", tmp_path / "x.tar"), 66)
    assert "x.tar can't be written: No such file" in said(backup(data, tmp_path / "none" / "x.tar"), 73)
    assert "file belongs to the data directory" in said(backup(data, data / "x.tar"), 73)
    assert "folder, device or link" in said(backup(data, tmp_path), 73)
    assert "needs one operand" in said(run("backup", "--data", str(data)), 64)
    assert "needs a backup and a directory" in said(run("restore", "x.tar"), 64)
    assert "leave out --data" in said(backup(data, "x.tar", "--check"), 64)
    with Core(data) as core:
        for path, reason in [
            (str(data / "x.tar"), "file belongs to the data directory"),
            (str(data / "private.sqlite"), "file belongs to the data directory"),
            (str(data / "assets" / "x"), "file belongs to the data directory"),
            (str(tmp_path), "folder, device or link"),
            ("/nowhere/x.tar", "No such file"),
            ("/dev/full", "folder, device or link"),
            ("a\0b", "NUL"),
        ]:
            error = core.refused("system.backup", path=path)
            assert error["code"] == -32602 and reason in error["data"]["problems"][0]["message"], error
            assert error["data"]["problems"][0]["pointer"] == "/path"
        assert core.refused("system.backup")["code"] == -32602
        assert core.refused("system.backup", path="")["code"] == -32602
    with Core() as core:
        error = core.refused("system.backup", path=str(tmp_path / "x.tar"))
        assert "in memory" in error["data"]["problems"][0]["message"]
    with Shared(data, "--read-only") as core:
        assert core.refused("system.backup", path=str(tmp_path / "x.tar"))["data"]["kind"] == "readOnly"
    assert not (tmp_path / "x.tar").exists()


def test_no_conversation_gets_the_companies_of_others(data, tmp_path):
    """A user who can read the files may back up all. So a shared core refuses the method, and the command makes the
    copy itself."""
    with Shared(data) as core:
        company, _ = staffed(core, ("clerk", {"preset": "warehouse"}))
        error = core.refused("system.backup", path=str(tmp_path / "x.tar"))
        assert (
            error["data"] == {"kind": "forbidden", "needs": {"rule": "owner"}}
            and "mainspring backup" in error["message"]
        )
        assert not (tmp_path / "x.tar").exists()
        assert "complete" in whole(backup(data, tmp_path / "shop.tar"))
    with restored(tmp_path / "shop.tar", tmp_path / "restored") as core:
        assert core.call("companies.get", company=company)["name"] == "Corner Shop"


def test_a_terminal_sees_how_far_it_is(shop, tmp_path):
    data, _ = shop
    sizable(data, 8 << 20)
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [BINARY, "backup", "--data", data, tmp_path / "shop.tar"], stdout=subprocess.PIPE, stderr=theirs
    )
    os.close(theirs)
    seen = b""
    while select.select([ours], [], [], PATIENCE)[0]:
        try:
            piece = os.read(ours, 4096)
        except OSError:
            break
        if not piece:
            break
        seen += piece
    os.close(ours)
    assert process.communicate(timeout=PATIENCE)[0].startswith(str(tmp_path / "shop.tar").encode())
    bars = [one for one in seen.decode().split("\r") if "Backing up [" in one]
    percents = [int(one.split("]")[1].strip(" %")) for one in bars]
    assert percents == sorted(percents) and len(percents) > 3 and percents[-1] == 100
    assert seen.endswith(b"\x1b[K")


def test_a_restored_device_goes_on_with_its_container(tmp_path):
    with Accounts(tmp_path) as accounts:
        shop = accounts["ada"].call("companies.create", name="Shop")["id"]
        accounts["ada"].call("inventory.items.create", company=shop, **item(1))
        accounts.sync()
        folder = tmp_path / "ada"
        assert folder.exists()
        accounts["ada"].call("inventory.items.create", company=shop, **item(2))
        whole(backup(folder, tmp_path / "shop.tar"))
        accounts["ada"].call("inventory.items.create", company=shop, **item(3))
        accounts.sync("ada", "ada/2")
        accounts["ada/2"].call("inventory.items.create", company=shop, **item(4))
        accounts.settle()
        accounts.end("ada")
        folder.rename(tmp_path / "broken")
        whole(run("restore", str(tmp_path / "shop.tar"), str(folder)))
        assert skus(accounts["ada"], company=shop) == {"SKU-1", "SKU-2"}
        accounts.settle()
        for name in ("ada", "ada/2"):
            assert skus(accounts[name], company=shop) == {"SKU-1", "SKU-2", "SKU-3", "SKU-4"}
            assert accounts[name].call("sync.conflicts.list")["items"] == []
        accounts["ada"].call("inventory.items.create", company=shop, **item(5))
        accounts.settle()
        assert "SKU-5" in skus(accounts["ada/2"], company=shop)


def test_numbers_in_headers_are_not_believed(shop, tmp_path):
    """If an archive has wrong sizes, the core takes no memory for them, and does not crash."""
    data, _ = shop
    file = tmp_path / "shop.tar"
    whole(backup(data, file))
    sound = file.read_bytes()
    end = sound.index(b"manifest.json")
    huge = b"\x80" + bytes(3) + (60 << 30).to_bytes(8, "big")
    for place, field in [(end + 124, huge), (148, b"\x80" * 8), (124, b"-0000000001\0")]:
        header = bytearray(sound[place - place % 512 : place - place % 512 + 512])
        header[place % 512 : place % 512 + len(field)] = field
        if place != 148:
            header[148:156] = b" " * 8
            header[148:156] = b"%06o\0 " % sum(header)
        file.write_bytes(sound[: place - place % 512] + header + sound[place - place % 512 + 512 :])
        os.truncate(file, 100 << 30)
        assert "shop.tar" in said(run("backup", "--check", str(file)), 1)
        assert "shop.tar" in said(run("restore", str(file), str(tmp_path / "restored")), 1)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "shop.tar"]


@pytest.mark.parametrize("program", [None, Core, Shared])
def test_an_asset_whose_file_was_gone_before_is_named(shop, tmp_path, program):
    data, asset = shop
    (data / "assets" / asset["sha256"]).unlink()
    names, file = {asset["sha256"]: "No such file or directory"}, tmp_path / "shop.tar"
    if program:
        with program(data) as core:
            report = core.call("system.backup", path=str(tmp_path / "again.tar"))
            assert report["missing"] == [{"name": name, "reason": reason} for name, reason in names.items()]
            lacking(backup(data, file), names)
    else:
        lacking(backup(data, file), names)
    lacking(run("backup", "--check", str(file)), names)
    lacking(run("restore", str(file), str(tmp_path / "restored")), names)
    with Core(data) as core:
        core.call("assets.remove", id=asset["id"])
    whole(backup(data, tmp_path / "without.tar"))


def test_what_a_container_has_is_not_missing(shop, tmp_path):
    """Files that another device has not sent yet are not missing either. Files that this device should have sent
    are."""
    data, asset = shop
    cloud = ("--cloud", str(tmp_path / "cloud.sqlite"))
    with Core(data, *cloud) as core:
        company = core.call("companies.list")["items"][0]["id"]
        until(lambda: core.call("sync.now", wait=True)["stores"][0]["filesToSend"] == 0)
        assert core.call("assets.get", id=asset["id"])["state"] == "synced"
        core.close()
    (data / "assets" / asset["sha256"]).unlink()
    whole(backup(data, tmp_path / "shop.tar"))
    with Core(data) as core:
        core.call("companies.select", company=company)
        added = core.call("assets.get", id=asset["id"])
        assert added["state"] == "remote"
        other = core.call(
            "assets.add",
            owner=added["owner"],
            role="document",
            mediaType="text/plain",
            base64=base64.b64encode(b"never sent").decode(),
        )
        core.close()
    (data / "assets" / other["sha256"]).unlink()
    lacking(backup(data, tmp_path / "again.tar"), {other["sha256"]: "No such file or directory"})


def test_a_pipe_among_the_assets_is_not_waited_for(shop, tmp_path):
    data, _ = shop
    os.mkfifo(data / "assets" / ("a" * 64))
    with Core(data) as core:
        report = core.call("system.backup", path=str(tmp_path / "shop.tar"))
        assert report["assets"] == 1
        assert report["missing"] == [{"name": "a" * 64, "reason": "it is not a regular file"}]
    os.mkfifo(tmp_path / "pipe.tar")
    assert "not a regular file" in said(run("backup", "--check", str(tmp_path / "pipe.tar")), 1)


def test_a_link_leads_to_a_backup(shop, tmp_path):
    data, _ = shop
    whole(backup(data, tmp_path / "shop.tar"))
    (tmp_path / "latest.tar").symlink_to(tmp_path / "shop.tar")
    whole(run("backup", "--check", str(tmp_path / "latest.tar")))


def test_files_of_others_are_not_removed(shop, tmp_path):
    """If the folder for temporary files can't be used, nothing is removed from it."""
    data, _ = shop
    whole(backup(data, tmp_path / "shop.tar"))
    done = run("backup", "--check", str(tmp_path / "shop.tar"), env={**os.environ, "TMPDIR": str(tmp_path / "none")})
    assert "no temporary folder can be created" in said(done, 73)


def test_what_a_killed_command_leaves_is_removed_by_the_next(shop, tmp_path):
    data, _ = shop
    (tmp_path / ".mainspring-watch-abcdef").mkdir()
    (tmp_path / ".mainspring-watch-abcdef" / "private.sqlite").write_bytes(b"x")
    whole(backup(data, tmp_path / "shop.tar"))
    assert not list(tmp_path.glob(".*"))


def test_a_signal_to_the_command_cancels_what_the_core_makes(shop, tmp_path):
    data, _ = shop
    sizable(data, 200 << 20)
    file = tmp_path / "shop.tar"
    with Shared(data) as core:
        core.call("system.ping")
        words = [BINARY, "backup", "--data", data, file]
        process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        until(lambda: list(tmp_path.glob(".mainspring-draft*")) or process.poll() is not None)
        process.send_signal(signal.SIGINT)
        _, words = process.communicate(timeout=PATIENCE)
        until(lambda: not list(tmp_path.glob(".mainspring-draft*")))
        # The backup may have been complete before the signal came.
        cancelled = process.returncode == 1 and b"the work was cancelled" in words and not file.exists()
        assert cancelled or file.exists(), words
        # The core's thread for backups is free again.
        core.call("system.backup", path=str(tmp_path / "other.tar"))
