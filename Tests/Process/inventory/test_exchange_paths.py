"""The paths that exports may write and imports may read: regular files outside of the data directory."""

import os
import zipfile

import pytest

from support.core import Core, item, request


@pytest.fixture
def shop(data):
    with Core(data) as core:
        core.call("companies.create", name="Shop")
        core.call("inventory.items.create", **item())
        core.data = data
        yield core


def refused(core, verb, path):
    error = core.refused(f"inventory.items.{verb}", format="csv", path=str(path))
    (problem,) = error["data"]["problems"]
    assert problem["pointer"] == "/path", error
    return error["message"]


def test_nothing_of_the_data_directory_is_written_or_read(shop, tmp_path):
    store = shop.data / "private.sqlite"
    link, hard = tmp_path / "link", tmp_path / "hard"
    link.symlink_to(shop.data)
    os.link(store, hard)
    before = store.read_bytes()[:100]
    for path in (store, link / "private.sqlite", hard, shop.data / "mainspring.log"):
        assert "data directory" in refused(shop, "export", path)
        assert "data directory" in refused(shop, "import", path)
    assert "data directory" in refused(shop, "export", shop.data / "new.csv")
    assert not (shop.data / "new.csv").exists() and store.read_bytes()[:100] == before
    shop.call("inventory.items.create", **item(2))


def test_only_plain_files_are_written_and_read(shop, tmp_path):
    pipe, target, link = tmp_path / "pipe", tmp_path / "target", tmp_path / "link"
    os.mkfifo(pipe)
    target.write_text("mine")
    link.symlink_to(target)
    for path in (pipe, link, tmp_path):
        assert "folder, device or link" in refused(shop, "export", path)
    for path in (pipe, tmp_path):
        assert "not a regular file" in refused(shop, "import", path)
    for verb in ("export", "import"):
        assert "NUL" in refused(shop, verb, f"{target}\0")
    assert target.read_text() == "mine" and link.is_symlink() and pipe.is_fifo()


def test_an_archive_is_told_as_one(shop, tmp_path):
    """A person may choose a ZIP file, such as an app's export or a spreadsheet. The error says that the file is an
    archive."""
    path = tmp_path / "Beanconqueror.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("Beanconqueror.json", "{}")
    assert "it is a ZIP archive; unpack the archive" in refused(shop, "import", path)
    error = shop.refused("journal.import", format="beanconqueror", path=str(path))
    assert "it is a ZIP archive; unpack the archive" in error["message"]


def test_what_stands_beside_is_left_alone(shop, tmp_path):
    beside = tmp_path / "out.csv.new"
    beside.write_text("mine")
    made = shop.call("inventory.items.export", format="csv", path=str(tmp_path / "out.csv"))
    assert (tmp_path / "out.csv").stat().st_size == made["bytes"] and beside.read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["out.csv", "out.csv.new"]


@pytest.mark.parametrize("method", ["inventory.items", "inventory.stock", "contacts", "orders", "journal"])
def test_a_file_that_is_there_is_replaced_only_where_that_is_asked_for(shop, tmp_path, method):
    path = tmp_path / "there.jsonl"
    path.write_text("somebody's")
    for more in ({}, {"overwrite": False}, {"overwrite": None}):
        (problem,) = shop.refused(f"{method}.export", format="jsonl", path=str(path), **more)["data"]["problems"]
        assert problem["pointer"] == "/path" and path.read_text() == "somebody's"
        # The error names the file, and says how to overwrite it.
        assert str(path) in problem["message"] and "overwrite: true" in problem["message"]
    report = shop.call(f"{method}.export", format="jsonl", path=str(path), overwrite=True)
    assert path.stat().st_size == report["bytes"]
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == ["there.jsonl"]


def test_a_file_that_comes_meanwhile_stays(shop, tmp_path):
    """Two exports to the same path begin together. The second one is refused, and the first one's file stays."""
    for number in range(2, 400):
        shop.send(request("inventory.items.create", item(number), number))
    for _ in range(2, 400):
        shop.receive()
    path = tmp_path / "out"
    sent = [request("inventory.items.export", {"format": kind, "path": str(path)}, kind) for kind in ("csv", "jsonl")]
    shop.send(*sent)
    replies = [shop.receive(), shop.receive()]
    (done,) = [reply["result"] for reply in replies if "result" in reply]
    (refused,) = [reply["error"] for reply in replies if "error" in reply]
    assert path.stat().st_size == done["bytes"] and "overwrite: true" in refused["message"]
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == ["out"]


def test_two_exports_to_one_place_are_each_whole(shop, tmp_path):
    for number in range(2, 400):
        shop.send(request("inventory.items.create", item(number), number))
    for _ in range(2, 400):
        shop.receive()
    path = tmp_path / "out"
    shop.send(
        request("inventory.items.export", {"format": "csv", "path": str(path), "overwrite": True}, "csv"),
        request("inventory.items.export", {"format": "jsonl", "path": str(path), "overwrite": True}, "jsonl"),
    )
    replies = {reply["id"]: reply["result"] for reply in (shop.receive(), shop.receive())}
    assert path.stat().st_size in {result["bytes"] for result in replies.values()}
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == ["out"]


def test_a_first_line_of_very_many_columns_is_one_problem(shop):
    report = shop.call("inventory.items.import", format="csv", inline="sku,name,unit" + "," * 20000 + "\n")
    assert "20003 columns" in str(report) and len(str(report)) < 2000
    report = shop.call("inventory.items.import", format="csv", inline="sku,name,unit" + "," * 900 + "\n")
    assert len(str(report)) < 200_000
