"""The container in a file: its format, damaged files, and the contents of assets."""

import json
import sqlite3

import pytest

from support.container import Container, deletion, record
from support.core import run
from support.shares import COMPANY, MINE, Account, value


@pytest.fixture
def file(tmp_path):
    return tmp_path / "cloud.sqlite"


@pytest.fixture
def container(file):
    with Container(file) as container:
        container.make()
        yield container


def test_status_counts(container, file):
    (one, _) = container.modify([record(1), record(2)])
    container.modify(delete=[deletion(1, one["recordChangeTag"])])
    lines = run("cloud", "status", str(file)).stdout.decode().splitlines()
    assert lines[1:] == ["me/account", "  Items: 1, 1 deleted"]


def test_check_finds_what_is_wrong(container, file):
    container.modify([record(1, sku="A")])
    container.process.kill()
    container.process.wait()
    with sqlite3.connect(file) as database:
        database.execute("UPDATE records SET fields = ?", (json.dumps({"sku": {"type": "int", "value": "A"}}),))
        database.execute("UPDATE zones SET change = 0")
    done = run("cloud", "check", str(file))
    said = done.stdout.decode()
    assert done.returncode == 1
    assert "sku of Items" in said and "a later change than its own" in said


def test_another_file_is_no_container(tmp_path):
    (tmp_path / "text").write_text("hello, this is a text that is long enough to be taken for a file\n" * 20)
    with sqlite3.connect(tmp_path / "other") as database:
        database.execute("CREATE TABLE things (a)")
    for file in ("text", "other"):
        before = (tmp_path / file).read_bytes()
        for action in ("check", "status", "serve"):
            done = run("cloud", action, str(tmp_path / file))
            assert (done.returncode, b"is not a container" in done.stderr) == (73, True)
        assert (tmp_path / file).read_bytes() == before
    assert run("cloud", "check", str(tmp_path / "none")).returncode == 66
    assert run("cloud", "serve", str(tmp_path / "none" / "none")).returncode == 73


def test_a_container_of_a_newer_program_is_let_be(container, file):
    container.process.kill()
    container.process.wait()
    with sqlite3.connect(file) as database:
        database.execute("PRAGMA user_version = 99")
    done = run("cloud", "serve", str(file))
    assert (done.returncode, b"newer mainspring" in done.stderr) == (73, True)


def test_words_that_are_missing_are_asked_for():
    for words in ((), ("check",), ("chek", "x"), ("check", "x", "y")):
        done = run("cloud", *words)
        assert done.returncode == 64
    assert b"check" in run("cloud", "chek", "x").stderr


def test_status_and_check_know_of_shares(file):
    with Account(file, "ada") as ada, Account(file, "bo") as bo:
        ada.make(COMPANY)
        company = {"recordName": COMPANY, "recordType": "Companies", "zone": MINE}
        ada.sent([company | {"fields": {"tier": value("text", "Business")}}], [])
        ada.share()
        bo.accept(ada.invite(1)["url"])
        ada.invite(2, "cy")
    assert b"  shared with: 1, 1 invited\n" in run("cloud", "status", str(file)).stdout
    database = sqlite3.connect(file)
    database.execute("UPDATE shares SET revokedAt = 1")
    database.commit()
    checked = run("cloud", "check", str(file))
    assert checked.returncode == 1 and b"has a participant and is not shared" in checked.stdout
    database.execute("UPDATE shares SET revokedAt = NULL")
    database.commit()
    database.close()


def test_a_container_of_before_shares_gets_its_tables(file):
    with Container(file) as container:
        container.make(COMPANY)
    database = sqlite3.connect(file)
    database.executescript(
        "DROP TABLE shares; DROP TABLE participants; DROP INDEX records_access;"
        "DROP TABLE history; DROP INDEX operations_device;"
        "ALTER TABLE operations DROP COLUMN device; PRAGMA user_version = 2"
    )
    database.close()
    with Container(file) as container:
        assert container.call("host.cloud.share.get", database="private", zone=MINE) == {"share": None}
