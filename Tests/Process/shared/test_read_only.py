"""--read-only: a reader sees the contents of a data directory, beside any program that works in it."""

import json
import os
import pathlib
import tempfile

import pytest

from support.core import Core, item, request, run, until
from support.sharing import Shared


def names(reply):
    return [entry["name"] for entry in reply["items"]]


@pytest.fixture(params=["nobody", "a core", "a shared core"])
def shop(request, data):
    """Creates a directory with a company, and returns a function that writes to it. With None, each write is made by
    its own program."""
    kind = {"nobody": None, "a core": Core, "a shared core": Shared}[request.param]
    run("call", "companies.create", "name=First", "--data", str(data))
    if kind is None:
        yield data, lambda method, **params: call(data, method, params)
        return
    with kind(data) as core:
        yield data, core.call


def call(data, method, params):
    done = run("call", method, json.dumps(params), "--data", str(data))
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_what_is_committed_is_seen_by_the_next_request(shop):
    data, write = shop
    with Core(data, "--read-only") as reader:
        assert names(reader.call("companies.list")) == ["First"]
        write("companies.create", name="Second")
        until(lambda: len(reader.call("companies.list")["items"]) == 2)
        for number in range(5):
            write("companies.create", name=f"More {number}")
        until(lambda: len(reader.call("companies.list")["items"]) == 7)
        assert reader.call("system.info")["data"] == str(data)
    assert write("companies.list")["items"]


def test_a_directory_that_is_gone_is_answered_as_it_was(data):
    """The replies show its last state. After it is back, they show its new state."""
    run("call", "companies.create", "name=First", "--data", str(data))
    with Core(data, "--read-only") as reader:
        assert names(reader.call("companies.list")) == ["First"]
        data.rename(data.parent / "elsewhere")
        assert names(reader.call("companies.list")) == ["First"]
        run("call", "companies.create", "name=Second", "--data", str(data.parent / "elsewhere"))
        (data.parent / "elsewhere").rename(data)
        until(lambda: len(reader.call("companies.list")["items"]) == 2)


@pytest.mark.skipif(os.geteuid() != 0, reason="the superuser alone can be somebody else")
def test_stores_of_somebody_else():
    with tempfile.TemporaryDirectory() as data:
        run("call", "companies.create", "name=First", "--data", data)
        os.chmod(data, 0o755)
        done = run("serve", "--read-only", "--data", data, user=65534)
        assert done.returncode == 73 and b".sqlite can't be read: Permission denied" in done.stderr


@pytest.mark.parametrize("command", [["serve"], ["call", "companies.list"], ["mcp"]])
def test_nobody_can_sign_in_who_only_reads(data, command):
    done = run(*command, "--read-only", "--sign-in", "conversation", "--data", str(data))
    assert done.returncode == 64 and b"which allows no sign-in" in done.stderr


@pytest.mark.parametrize("words", [[], ["--shared"]])
def test_an_agent_that_only_reads_is_one_to_the_core(data, words):
    """The core treats it as read-only, whatever its tools are."""
    run("call", "companies.create", "name=First", "--data", str(data))
    call = {"name": "system_conversations", "arguments": {}}
    hello = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}
    lines = [request("initialize", hello, 0), request("tools/call", call, 1)]
    raw = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
    done = run("mcp", "--read-only", "--tools", "system", *words, "--data", str(data), stdin=raw)
    (reply,) = [one for one in map(json.loads, done.stdout.splitlines()) if one.get("id") == 1]
    answered = json.loads(reply["result"]["content"][0]["text"])
    assert [one["readOnly"] for one in answered["conversations"]] == [True]


def test_what_would_change_something_is_refused(shop):
    data, write = shop
    company = write("companies.list")["items"][0]["id"]
    before = write("system.diagnostics")["stores"]
    with Core(data, "--read-only") as reader:
        for method, params in [
            ("companies.create", {"name": "Another"}),
            ("inventory.items.create", {"company": company, **item()}),
            ("companies.select", {"company": company}),
            ("access.signIn", {"company": company, "username": "a", "password": "b"}),
            ("sync.now", {}),
        ]:
            assert reader.refused(method, **params)["data"]["kind"] == "readOnly", method
        reader.call("system.hello", protocol=1)
        reader.call("host.provide", capabilities=["host.ping"])
    assert write("system.diagnostics")["stores"][:2] == before[:2]


def test_an_export_as_a_text_only_reads(shop, tmp_path):
    data, write = shop
    company = write("companies.list")["items"][0]["id"]
    for name in ("Ada", "Bob", "Eve"):
        write("contacts.create", company=company, kinds=["supplier"], name=name)
    expected = write("contacts.export", company=company, format="csv", inline=True)
    assert expected["rows"] == 3
    with Core(data, "--read-only") as reader:
        for kind in ("contacts", "inventory.items", "orders", "purchases", "dispatches"):
            given = {"company": company, "format": "csv"}
            answer = reader.call(f"{kind}.export", **given, inline=True)
            assert kind != "contacts" or answer == expected
            path = {"path": str(tmp_path / "out.csv")}
            for more in (path, path | {"overwrite": True}, path | {"inline": False}, {}, {"inline": False}):
                assert reader.refused(f"{kind}.export", **given, **more)["data"]["kind"] == "readOnly", more
            both = reader.refused(f"{kind}.export", **given, **path, inline=True)
            assert both["data"]["problems"][0]["pointer"] == "/path"
        assert reader.call("journal.export", format="jsonl", inline=True)["rows"] == 0
        assert reader.refused("journal.export", format="jsonl", **path)["data"]["kind"] == "readOnly"
    assert list(tmp_path.glob("out*")) == []


def test_a_call_that_only_reads(shop):
    data, _ = shop
    done = run("call", "--read-only", "companies.list", "--data", str(data))
    assert (done.returncode, names(json.loads(done.stdout))) == (0, ["First"])
    done = run("call", "--read-only", "companies.create", "name=A", "--data", str(data))
    assert (done.returncode, json.loads(done.stderr)["data"]) == (1, {"kind": "readOnly", "method": "companies.create"})


def test_nobody_is_kept_from_the_directory(data):
    """A reader takes no lock, and creates no file in the directory."""
    run("call", "companies.create", "name=First", "--data", str(data))
    before = {path.name: path.stat().st_mtime_ns for path in data.iterdir()}
    with Core(data, "--read-only") as reader, Core(data, "--read-only") as other:
        reader.call("companies.list")
        other.call("companies.list")
        assert {path.name: path.stat().st_mtime_ns for path in data.iterdir()} == before
        with Core(data, "--wait", "0") as core:
            core.call("companies.create", name="Second")
        until(lambda: len(reader.call("companies.list")["items"]) == 2)


def test_copies_are_removed(data, tmp_path):
    run("call", "companies.create", "name=First", "--data", str(data))
    (tmp_path / "copies").mkdir()
    place = {**os.environ, "TMPDIR": str(tmp_path / "copies")}
    done = run(
        "serve", "--read-only", "--data", str(data), stdin=json.dumps(request("companies.list")).encode(), env=place
    )
    assert names(json.loads(done.stdout)["result"]) == ["First"]
    run("call", "--read-only", "companies.list", "--data", str(data), env=place)
    assert list((tmp_path / "copies").iterdir()) == []


def test_a_copy_tells_of_nothing(data):
    run("call", "companies.create", "name=First", "--data", str(data))
    with Core(data, "--read-only") as reader:
        for method, params in [
            ("events.subscribe", {}),
            ("live.open", {"query": {"method": "companies.list", "params": {}}}),
        ]:
            error = reader.refused(method, **params)
            assert error["data"] == {"kind": "readOnly", "method": method}
            assert "a copy reports no changes" in error["message"]


def test_what_a_host_answers(data):
    """The reader makes a new copy of the stores only after the host has answered the requests of the old copy."""
    run("call", "companies.create", "name=First", "--data", str(data))
    with Core(data, "--read-only") as reader:
        reader.call("host.provide", capabilities=["host.ping"])
        run("call", "companies.create", "name=Second", "--data", str(data))
        reader.send(request("host.check", {"text": "hello"}, 7))
        asked = reader.receive()
        run("call", "companies.create", "name=Third", "--data", str(data))
        reader.call("companies.list")
        reader.send({"jsonrpc": "2.0", "id": asked["id"], "result": {"text": "hello"}})
        assert reader.receive()["result"] == {"text": "hello", "same": True}
        until(lambda: len(reader.call("companies.list")["items"]) == 3)


def test_frames_and_errors_are_as_ever(data):
    run("call", "companies.create", "name=First", "--data", str(data))
    done = run(
        "serve",
        "--read-only",
        "--data",
        str(data),
        stdin=b'{"id":1\n\n' + json.dumps([request("system.ping")]).encode(),
    )
    assert [json.loads(line) for line in done.stdout.splitlines()][1] == [{"jsonrpc": "2.0", "id": 1, "result": {}}]
    body = json.dumps(request("system.ping")).encode()
    done = run(
        "serve",
        "--read-only",
        "--framing",
        "content-length",
        "--data",
        str(data),
        stdin=b"Content-Length: %d\r\n\r\n%s" % (len(body), body),
    )
    assert done.stdout == b'Content-Length: 36\r\n\r\n{"jsonrpc":"2.0","id":1,"result":{}}'


def test_there_must_be_a_directory(tmp_path):
    for words in (["serve"], ["call", "companies.list"]):
        done = run(*words, "--read-only", "--data", str(tmp_path / "none"))
        assert (done.returncode, done.stdout) == (66, b"")
        assert f"{tmp_path}/none can't be read: No such file".encode() in done.stderr
        assert run(*words, "--read-only", "--data", ":memory:").returncode == 64
    assert not pathlib.Path(tmp_path / "none").exists()
