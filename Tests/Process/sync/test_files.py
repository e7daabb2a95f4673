"""Photos and documents on several devices: they follow their records, each content is stored once, and never in
part."""

import base64
import hashlib
import os
import pathlib
import resource
import shutil
import sqlite3
import subprocess
from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest

from support.clouds import CloudFile
from support.container import Container, record
from support.core import BINARY, CallError, Core, item, request, until
from support.devices import Devices, settled
from support.images import jpeg, png

ROAST = b"Roasted on Friday\n"


def owner(core, shop):
    return {"type": "item", "id": core.call("inventory.items.create", company=shop, **item(1))["id"]}


def add(core, shop, whose, content=ROAST, **more):
    text = base64.b64encode(content).decode()
    return core.call("assets.add", company=shop, owner=whose, role="document", base64=text, **more)


def large(folder, name, size):
    """Creates a file of random bytes."""
    path = folder / name
    path.write_bytes(os.urandom(size))
    return path


def shown(core, shop, asset):
    return core.call("assets.get", company=shop, id=asset["id"])


def read(core, shop, asset, **more):
    """Returns the whole content of an asset, read piece by piece."""
    content = b""
    while True:
        piece = core.call("assets.read", company=shop, id=asset["id"], offset=len(content), **more)
        content += base64.b64decode(piece["base64"])
        if len(content) >= piece["bytes"]:
            return content


def files(devices, number):
    """Returns the names of the files in a device's folder of assets."""
    folder = devices.folder / f"device{number}" / "assets"
    return sorted(os.listdir(folder)) if folder.exists() else []


def swept(file, days):
    """Returns how many contents a container has after a number of days without a batch."""
    later = datetime.now(UTC) + timedelta(days=days)
    words = CloudFile(file).words("--clock", later.strftime("%Y-%m-%dT%H:%M:%SZ"))
    assert subprocess.run(words, input=b"", capture_output=True).returncode == 0
    return contents(file)


def contents(file):
    """Returns how many contents a container has, and in how many pieces. Checks that its file is sound."""
    checked = subprocess.run([BINARY, "cloud", "check", str(file)], capture_output=True, text=True)
    assert checked.stdout == f"{file} has no faults\n"
    with sqlite3.connect(file) as store:
        return store.execute("SELECT (SELECT count(*) FROM files), (SELECT count(*) FROM pieces)").fetchone()


def test_an_asset_comes_when_it_is_read_first(devices, shop):
    one, two = devices
    asset = add(one, shop, owner(one, shop), name="Roast", mediaType="text/plain")
    assert asset["state"] == "local"
    devices.agree()
    assert shown(one, shop, asset) == asset | {"state": "synced"}
    assert shown(two, shop, asset) == asset | {"state": "remote"}
    assert files(devices, 1) == []
    assert read(two, shop, asset) == ROAST
    assert shown(two, shop, asset)["state"] == "synced"
    path = two.call("assets.path", company=shop, id=asset["id"])["path"]
    assert pathlib.Path(path).read_bytes() == ROAST
    assert os.stat(path).st_mode & 0o777 == 0o600
    assert contents(devices.file) == (1, 1)


def test_a_large_file_arrives_as_it_was(devices, shop, tmp_path):
    one, two = devices
    source = large(tmp_path, "video", 9_000_001)
    asset = one.call("assets.add", company=shop, owner=owner(one, shop), role="document", path=str(source))
    devices.agree()
    assert read(two, shop, asset) == source.read_bytes()
    assert contents(devices.file) == (1, 9)


def test_the_same_content_is_in_a_zone_once_and_goes_with_its_last_record(devices, shop):
    one, two = devices
    whose = owner(one, shop)
    first, second = add(one, shop, whose), add(one, shop, whose, name="Again")
    other = two.call("companies.create", name="Other")["id"]
    add(two, other, owner(two, other))
    devices.agree()
    assert contents(devices.file) == (2, 2)
    one.call("assets.remove", company=shop, id=first["id"])
    devices.agree()
    assert contents(devices.file) == (2, 2)
    assert read(two, shop, second) == ROAST
    # A file is also removed together with its record.
    two.call("inventory.items.delete", company=shop, id=whose["id"])
    devices.agree()
    # For 30 days, a deleted record could be restored and would need its file.
    assert swept(devices.file, days=29) == (2, 2)
    assert swept(devices.file, days=31) == (1, 1)
    for core in devices:
        assert core.refused("assets.get", company=shop, id=second["id"])["message"] == "There is no such asset"
    # A file is also removed together with its company.
    one.call("companies.delete", company=other, confirm="Other")
    devices.agree()
    assert contents(devices.file) == (0, 0)


def test_pictures_are_small_first(devices, shop, tmp_path):
    one, two = devices
    one.call("host.provide", capabilities=["host.image.transform"])
    picture = base64.b64encode(png(2000, 1000)).decode()
    made = one.call("assets.add", company=shop, owner=owner(one, shop), role="photo", base64=picture)
    thumb, preview = jpeg(256, 128), jpeg(1280, 640)
    questions = [line for line in one.said() + one.said() if line.get("method") == "host.image.transform"]
    for question, content, width in zip(questions, (thumb, preview), (256, 1280)):
        path = tmp_path / "made"
        path.write_bytes(content)
        result = {"path": str(path), "width": width, "height": width // 2, "bytes": len(content)}
        one.send({"jsonrpc": "2.0", "id": question["id"], "result": result})
        one.said()
    devices.agree()
    while two.call("sync.status")["stores"][0]["filesToFetch"]:
        pass
    # Thumbnails, which lists show, arrive before any request. The other files are fetched when they are read.
    assert files(devices, 1) == [hashlib.sha256(thumb).hexdigest()]
    assert read(two, shop, made, variant="preview") == preview
    assert len(files(devices, 1)) == 2
    assert shown(two, shop, made)["state"] == "remote"
    assert read(two, shop, made) == png(2000, 1000)


def test_who_is_told_what_where_the_cloud_has_no_file(devices, shop):
    one, two = devices
    asset = add(one, shop, owner(one, shop))
    (devices.folder / "device0" / "assets" / asset["sha256"]).unlink()
    devices.agree()
    # The asset's record has arrived, although the container has no content for it.
    for core in devices:
        assert shown(core, shop, asset)["state"] == "missing"
        assert core.refused("assets.read", company=shop, id=asset["id"])["data"]["sha256"] == asset["sha256"]
    # Adding the same content again repairs the asset on both devices.
    again = add(two, shop, asset["owner"])
    devices.agree()
    for brought in (asset, again):
        assert [shown(core, shop, brought)["state"] for core in devices] == ["remote", "synced"]


def test_away_from_the_cloud_what_is_not_here_can_not_be_read(devices, shop):
    one, two = devices
    asset = add(one, shop, owner(one, shop))
    devices.agree()
    two.call("sync.disconnect")
    assert "in the cloud" in two.refused("assets.read", company=shop, id=asset["id"])["message"]
    two.call("sync.connect", cloud=str(devices.file))
    assert read(two, shop, asset) == ROAST


def test_what_a_record_has_comes_before_it_is_read(devices, shop):
    one, two = devices
    whose = owner(one, shop)
    made = [add(one, shop, whose, b"%d" % number * 1000) for number in range(5)]
    devices.agree()
    fetched = two.call("assets.prefetch", company=shop, owner=whose)["items"]
    assert [asset["id"] for asset in fetched] == [asset["id"] for asset in made]
    assert {asset["state"] for asset in fetched} == {"synced"}
    two.call("sync.disconnect")
    assert [read(two, shop, asset) for asset in made] == [b"%d" % number * 1000 for number in range(5)]
    # Prefetching for an item without assets returns an empty list, even without a connection.
    whose = two.call("inventory.items.create", company=shop, **item(2))["id"]
    assert two.call("assets.prefetch", company=shop, owner={"type": "item", "id": whose}) == {"items": [], "next": None}


def test_what_can_be_fetched_again_makes_room(tmp_path):
    with Devices(tmp_path, 1, "--asset-cache", "2500") as devices:
        (one,) = devices.cores
        shop = one.call("companies.create", name="Shop")["id"]
        whose = owner(one, shop)
        made = [add(one, shop, whose, b"%d" % number * 1000) for number in range(4)]
        one.call("assets.read", company=shop, id=made[0]["id"], length=1)
        # Files that the container does not have yet are kept, even if they are larger than the cache.
        one.call("system.ping")
        assert len(files(devices, 0)) == 4
        one.call("sync.now", wait=True)
        one.call("assets.read", company=shop, id=made[0]["id"], length=1)
        extra = add(one, shop, whose, b"extra")
        one.call("sync.now", wait=True)
        until(lambda: one.call("system.ping") == {} and len(files(devices, 0)) <= 3)
        # The files that were read last are still here. The others are fetched again.
        assert shown(one, shop, made[0])["state"] == shown(one, shop, extra)["state"] == "synced"
        assert "remote" in {shown(one, shop, asset)["state"] for asset in made}
        assert [read(one, shop, asset) for asset in made] == [b"%d" % number * 1000 for number in range(4)]


def elsewhere(tmp_path):
    """Another device of the same container, without rules."""
    return Core(tmp_path / "other", "--cloud", str(tmp_path / "cloud.sqlite"))


def test_a_file_that_vanishes_behind_the_answer_is_whole(tmp_path, core, rules):
    with elsewhere(tmp_path) as other:
        other.call("sync.now", wait=True)
        source = large(tmp_path, "photo", 3_000_000)
        asset = other.call(
            "assets.add",
            company=core.company,
            owner=owner(other, core.company),
            role="document",
            path=str(source),
        )
        other.call("sync.now", wait=True)
        core.call("sync.now", wait=True)
        rules.set(downloads="damaged")
        assert "could not be fetched" in core.refused("assets.read", company=core.company, id=asset["id"])["message"]
        assert shown(core, core.company, asset)["state"] == "remote"
        rules.set(downloads="elsewhere")
        assert read(core, core.company, asset) == source.read_bytes()
        assert len(os.listdir(tmp_path / "data" / "assets")) == 1
        core.call("sync.now", wait=True)
        assert not (tmp_path / "passing").exists()
        assert read(core, core.company, asset) == source.read_bytes()


@pytest.mark.parametrize("trap", ["fifo", "sparse", "folder"])
def test_what_is_no_file_of_its_size_is_not_read(tmp_path, core, rules, trap):
    with elsewhere(tmp_path) as other:
        other.call("sync.now", wait=True)
        asset = add(other, core.company, owner(other, core.company))
        other.call("sync.now", wait=True)
    core.call("sync.now", wait=True)
    rules.set(downloads=trap)
    assert "could not be fetched" in core.refused("assets.read", company=core.company, id=asset["id"])["message"]
    rules.set()
    assert read(core, core.company, asset) == ROAST
    assert os.listdir(tmp_path / "data" / "assets") == [asset["sha256"]]


def test_a_file_that_comes_back_is_sent_for_all_that_had_lost_it(devices, shop):
    one, two = devices
    whose = owner(one, shop)
    lost = add(one, shop, whose)
    (devices.folder / "device0" / "assets" / lost["sha256"]).unlink()
    devices.agree()
    assert shown(two, shop, lost)["state"] == "missing"
    again = add(one, shop, whose)
    devices.agree()
    assert [shown(two, shop, asset)["state"] for asset in (lost, again)] == ["remote", "remote"]
    # If the stored file is damaged, adding the same content replaces it.
    (devices.folder / "device0" / "assets" / lost["sha256"]).write_bytes(ROAST.upper())
    add(one, shop, whose)
    assert read(one, shop, lost) == ROAST


def test_a_live_list_hears_where_files_are(devices, shop):
    one, two = devices
    whose = owner(one, shop)
    devices.agree()
    two.call("live.open", query={"method": "assets.list", "params": {"company": shop, "owner": whose}})
    asset = add(one, shop, whose)
    devices.agree()
    read(two, shop, asset)
    until(lambda: "synced" in states(two))


def states(core):
    """Returns the results that live queries have sent since the last call."""
    told = [line["params"]["result"] for line in core.said() if line.get("method") == "live.changed"]
    return {asset["state"] for result in told for asset in result["items"]}


def test_nothing_comes_from_the_old_account_behind_a_switch(tmp_path, core, rules):
    asset = add(core, core.company, owner(core, core.company))
    core.call("sync.now", wait=True)
    (tmp_path / "data" / "assets" / asset["sha256"]).unlink()
    rules.set(downloads="slow")
    core.send(request("assets.read", {"company": core.company, "id": asset["id"]}, "read"))
    until((tmp_path / "slow").exists)
    core.send(request("sync.switchAccount", {"account": "ben", "cloud": str(tmp_path / "cloud.sqlite")}, "switch"))
    replies = {}
    while len(replies) < 2:
        line = core.receive()
        replies[line.get("id")] = line
    assert "error" in replies["read"]
    (tmp_path / "slow").unlink(missing_ok=True)
    core.call("sync.now", wait=True)
    assert os.listdir(tmp_path / "data" / "assets") == []


def progress(line):
    assert line["method"] == "rpc.progress", line
    return line["params"]["token"], line["params"]["done"], line["params"]["total"]


@pytest.mark.parametrize("method", ["assets.read", "assets.path", "assets.prefetch"])
def test_it_is_told_how_much_of_a_file_has_come(tmp_path, core, rules, method):
    whose = owner(core, core.company)
    asset, other = (add(core, core.company, whose, content) for content in (ROAST, b"Roasted on Monday\n"))
    core.call("sync.now", wait=True)
    for one in (asset, other):
        (tmp_path / "data" / "assets" / one["sha256"]).unlink()
    rules.set(downloads="begun")
    which = {"owner": whose} if method == "assets.prefetch" else {"id": asset["id"]}
    core.send(request(method, {"company": core.company, **which, "progressToken": "how far"}, "wanted"))
    total = 2 * len(ROAST) if method == "assets.prefetch" else len(ROAST)
    told = [progress(core.receive())]
    while told[-1] == ("how far", 0, total):
        told.append(progress(core.receive()))
    # The progress shows the bytes that have arrived so far, while the container still sends.
    assert told[-1] == ("how far", len(b"begun"), total)
    rules.set()
    (tmp_path / "slow").unlink()
    while (line := core.receive()).get("id") != "wanted":
        told.append(progress(line))
    assert "result" in line
    done = [one for _, one, _ in told]
    assert done == sorted(set(done)) and done[-1] <= total
    # With several files, the progress is also reported when one of them is complete.
    assert method != "assets.prefetch" or len(ROAST) in done
    # A file that is already on the device needs no progress.
    again = core.ask(request(method, {"company": core.company, **which, "progressToken": "how far"}, "again"))
    assert again["id"] == "again" and "result" in again


@pytest.mark.parametrize("kind", ["serviceUnavailable", "constraintViolation", "permissionFailure", "quotaExceeded"])
def test_a_file_that_is_refused_holds_nothing_else_back(tmp_path, core, rules, kind):
    rules.set(uploads=kind)
    asset = add(core, core.company, owner(core, core.company))
    status = core.call("sync.now", wait=True)["stores"][0]
    assert (status["pendingEdits"], status["filesToSend"]) == (0, 1)
    with elsewhere(tmp_path) as other:
        other.call("sync.now", wait=True)
        assert shown(other, core.company, asset)["state"] == "missing"
        # A write begins a cycle, in which saves may be paused. Even then the state says that not everything was sent.
        core.call("inventory.items.create", company=core.company, **item(2))
        if kind == "quotaExceeded":
            until(lambda: core.call("sync.status")["stores"][0]["lastCycleAt"] > status["lastCycleAt"])
            assert until(lambda: settled(core.call("sync.status")))["state"] == "error"
        rules.set()
        core.call("sync.queue.retry")
        # The cycle in which the container refused the file may still be running.
        until(lambda: settled(core.call("sync.status")))
        status = core.call("sync.now", wait=True)["stores"][0]
        assert (status["pendingEdits"], status["filesToSend"]) == (0, 0)
        other.call("sync.now", wait=True)
        assert read(other, core.company, asset) == ROAST


@pytest.mark.parametrize("side", [0, 1])
def test_a_core_killed_while_a_file_is_on_its_way_goes_on(devices, shop, tmp_path, side):
    source = large(tmp_path, "video", 30_000_000)
    one = devices[0]
    asset = one.call("assets.add", company=shop, owner=owner(one, shop), role="document", path=str(source))
    if side == 1:
        devices.sync()
    for _ in range(3):
        line = {"jsonrpc": "2.0", "id": "x", "method": "sync.now", "params": {"wait": True}}
        if side == 1:
            params = {"company": shop, "id": asset["id"], "length": 1}
            line = {"jsonrpc": "2.0", "id": "x", "method": "assets.read", "params": params}
        devices[side].send(line)
        devices.kill(side)
    devices.agree()
    assert read(devices[1], shop, asset) == source.read_bytes()
    # Incomplete contents that a crash has left are deleted. They are never counted as contents.
    with sqlite3.connect(devices.file) as store:
        assert store.execute("SELECT count(*) FROM files WHERE whole = 1").fetchone() == (1,)


def test_an_asset_edited_here_and_deleted_there_comes_back_with_its_file(devices, shop):
    one, two = devices
    whose = owner(one, shop)
    first, asset = add(one, shop, whose, name="First"), add(one, shop, whose)
    devices.agree()
    for core in devices:
        core.call("sync.disconnect")
    two.call("assets.remove", company=shop, id=asset["id"])
    one.call("assets.reorder", company=shop, ids=[asset["id"], first["id"]])
    for core in devices:
        core.call("sync.connect", cloud=str(devices.file))
    devices.agree()
    assert [shown(core, shop, asset)["position"] for core in devices] == [0, 0]
    assert read(two, shop, asset) == ROAST
    contents(devices.file)


def test_an_asset_of_what_was_deleted_there_brings_it_back(devices, shop):
    one, two = devices
    whose = owner(one, shop)
    devices.agree()
    for core in devices:
        core.call("sync.disconnect")
    two.call("inventory.items.delete", company=shop, id=whose["id"])
    asset = add(one, shop, whose)
    for core in (two, one):
        core.call("sync.connect", cloud=str(devices.file))
        core.call("sync.now", wait=True)
    devices.agree()
    for core in devices:
        assert core.call("inventory.items.get", company=shop, id=whose["id"])["sku"] == "SKU-1"
        assert read(core, shop, asset) == ROAST


def test_directories_and_containers_from_before_there_were_files(tmp_path):
    """An earlier program has left a container of format 1, and a device whose assets are in no cloud."""
    file = tmp_path / "cloud.sqlite"
    with Core(tmp_path / "one", "--cloud", str(file)) as one:
        shop = one.call("companies.create", name="Shop")["id"]
        one.call("sync.now", wait=True)
        one.call("sync.disconnect")
        asset = add(one, shop, owner(one, shop))
    with closing(sqlite3.connect(file)) as store:
        for what in [
            "TABLE uses",
            "TABLE pieces",
            "TABLE files",
            "TABLE shares",
            "TABLE participants",
            "TABLE history",
            "INDEX records_access",
            "INDEX operations_device",
        ]:
            store.execute(f"DROP {what}")
        store.execute("ALTER TABLE operations DROP COLUMN device")
        store.execute("PRAGMA user_version = 1")
    with closing(sqlite3.connect(tmp_path / "one" / "private.sqlite", isolation_level=None)) as store:
        # The older program has read these changes, but did not know their record types.
        (newest,) = store.execute("SELECT max(seq) FROM changes").fetchone()
        store.execute("UPDATE sync_state SET value = ? WHERE name = 'position'", [f"{newest}"])
        store.execute("UPDATE sync_state SET value = '2' WHERE name = 'tables'")
        store.execute("DELETE FROM sync_state WHERE name = 'form'")
        for table in ["sync_uploads", "sync_shares", "sync_departures", "sync_batches", "sync_tombstones"]:
            store.execute(f"DROP TABLE {table}")
        store.execute("DROP INDEX sync_conflicts_company")
        store.execute("ALTER TABLE sync_events DROP COLUMN store")
        store.execute("ALTER TABLE sync_zones DROP COLUMN reached")
        store.execute("ALTER TABLE sync_zones DROP COLUMN skipped")
    with Core(tmp_path / "one", "--cloud", str(file)) as one, Core(tmp_path / "two", "--cloud", str(file)) as two:
        one.call("sync.now", wait=True)
        two.call("sync.now", wait=True)
        assert read(two, shop, asset) == ROAST


def saved(container, fields, **more):
    (result,) = container.modify([record(1, **fields)], **more)
    return result


@pytest.mark.parametrize(
    "value",
    [
        {"sha256": "0" * 63, "bytes": 18},
        {"sha256": "G" * 64, "bytes": 18},
        {"sha256": "0" * 64, "bytes": 0},
        {"sha256": "0" * 64, "bytes": 250_000_001},
        {"bytes": 18},
        "text",
        {"sha256": "0" * 64, "bytes": 18, "path": 1},
    ],
)
def test_a_container_refuses_what_is_no_content(tmp_path, value):
    with Container(tmp_path / "cloud.sqlite") as container:
        container.make()
        assert saved(container, {"content": {"type": "asset", "value": value}})["kind"] == "invalidArguments"


@pytest.mark.parametrize("fault", ["nowhere", "short", "other", "folder", "link", "unnamed"])
def test_a_container_takes_no_file_that_is_another(tmp_path, fault):
    path = tmp_path / "file"
    path.write_bytes({"short": ROAST[:-1], "other": ROAST.upper()}.get(fault, ROAST))
    if fault == "folder":
        path.unlink()
        path.mkdir()
    if fault == "link":
        path.rename(tmp_path / "real")
        path.symlink_to(tmp_path / "real")
    value = {"sha256": hashlib.sha256(ROAST).hexdigest(), "bytes": len(ROAST), "path": str(path)}
    if fault == "nowhere":
        value["path"] += "-of-another-name"
    if fault == "unnamed":
        del value["path"]
    with Container(tmp_path / "cloud.sqlite") as container:
        container.make()
        assert saved(container, {"content": {"type": "asset", "value": value}})["kind"] == "assetFileMissing"
        assert container.changes()["records"] == []
    assert contents(tmp_path / "cloud.sqlite") == (0, 0)


def test_a_container_hands_out_what_a_field_has(tmp_path):
    (tmp_path / "file").write_bytes(ROAST)
    digest = hashlib.sha256(ROAST).hexdigest()
    content = {"type": "asset", "value": {"sha256": digest, "bytes": len(ROAST), "path": str(tmp_path / "file")}}
    with Container(tmp_path / "cloud.sqlite") as container:

        def download(field, path):
            return container.call(
                "host.cloud.asset.download",
                database="private",
                zone={"name": "account"},
                record=record(1)["recordName"],
                field=field,
                path=str(path),
            )

        container.make()
        tag = saved(container, {"content": content, "name": "Beans"})["recordChangeTag"]
        (kept,) = container.changes()["records"]
        # The container does not store the path of the file on the device.
        assert kept["fields"]["content"]["value"] == {"sha256": digest, "bytes": len(ROAST)}
        assert download("content", tmp_path / "out") == {"path": str(tmp_path / "out"), "sha256": digest}
        assert (tmp_path / "out").read_bytes() == ROAST
        # An existing file is not overwritten.
        with pytest.raises(CallError, match="can't be written"):
            download("content", tmp_path / "out")
        for field in ("name", "thumb"):
            with pytest.raises(CallError, match="no content"):
                download(field, tmp_path / "more")
        # If there is no room for the whole file, no part of it remains.
        resource.prlimit(container.process.pid, resource.RLIMIT_FSIZE, (4, resource.RLIM_INFINITY))
        with pytest.raises(CallError, match="can't be written"):
            download("content", tmp_path / "more")
        resource.prlimit(container.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert not (tmp_path / "more").exists()
        tag = container.modify([record(1, tag, content=None)])[0]["recordChangeTag"]
        with pytest.raises(CallError, match="no content"):
            download("content", tmp_path / "more")
    assert swept(tmp_path / "cloud.sqlite", days=31) == (0, 0)


def test_a_damaged_content_is_found(devices, shop):
    add(devices[0], shop, owner(devices[0], shop))
    devices.agree()
    copy = devices.folder / "copy.sqlite"
    shutil.copy(devices.file, copy)
    with sqlite3.connect(copy) as store:
        store.execute("UPDATE pieces SET bytes = zeroblob(18)")
    checked = subprocess.run([BINARY, "cloud", "check", str(copy)], capture_output=True, text=True)
    assert (checked.returncode, checked.stdout.endswith(" is damaged\n")) == (1, True)
