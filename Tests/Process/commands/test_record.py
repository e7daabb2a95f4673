"""Recorded conversations: a recording can be replayed with the same result."""

import json
import os
import re
import subprocess

import pytest

from support.core import BINARY, PATIENCE, ROOT, request, run

# A process can't record with a set clock, and records only one conversation. Recordings of a sign-in with Apple lack
# the secrets, which auth/test_secrets.py checks. So these transcripts are left out.
TRANSCRIPTS = [
    path
    for path in sorted((ROOT / "Tests/Transcripts").glob("*.rpc"))
    if not re.search('\n@ (2|core|conversation)|"identityToken"', path.read_text())
]


def sent(path):
    return [line[4:].encode() for line in path.read_text().splitlines() if line.startswith("--> ")]


def record(path, lines, *options):
    return subprocess.run(
        [BINARY, "record", *options, "--", str(path)], input=lines, capture_output=True, timeout=PATIENCE
    )


@pytest.mark.parametrize("golden", TRANSCRIPTS, ids=lambda path: path.stem)
def test_a_recorded_conversation_replays(golden, tmp_path):
    path = tmp_path / "recorded.rpc"
    done = record(path, b"\n".join(sent(golden)) + b"\n")
    assert done.returncode == 0, done.stderr
    expected = [line for line in golden.read_text().splitlines() if line.startswith(("--> ", "<-- "))]
    assert path.read_text().splitlines() == expected
    assert done.stdout.decode().splitlines() == [line[4:] for line in expected if line.startswith("<-- ")]
    replayed = run("replay", str(path))
    assert replayed.returncode == 0, replayed.stdout


def test_odd_lines_are_recorded_or_left_out_with_a_comment(tmp_path):
    path = tmp_path / "recorded.rpc"
    lines = [
        b'{"jsonrpc":"2.0","id":1,"method":"system.ping"}\r',
        b"",
        b"  ",
        b"\xff",
        b"nonsense",
        b'{"jsonrpc":"2.0","id":"' + "\u2028é".encode() + b'","method":"system.ping"}',
        b"x" * 2000,
        b'{"jsonrpc":"2.0","method":"system.ping"}',
        b'{"jsonrpc":"2.0","id":2,"method":"companies.create","params":{"name":"A"}}',
    ]
    done = record(path, b"\n".join(lines), "--max-line", "1000")
    text = path.read_text()
    assert done.returncode == 0 and done.stdout.count(b"\n") == 6
    assert (
        text.count("// a line that is not UTF-8") == 1
        and text.count("// input that was too long") == 1
        and text.count('// {"jsonrpc"') == 2
    )
    assert run("replay", str(path)).returncode == 0


def test_frames_are_recorded_as_lines(tmp_path):
    path = tmp_path / "recorded.rpc"
    bodies = [
        json.dumps(request("companies.create", {"name": "A"}), indent=2).encode(),
        json.dumps(request("companies.list")).encode(),
    ]
    done = record(
        path,
        b"".join(b"Content-Length: %d\r\n\r\n" % len(body) + body for body in bodies),
        "--framing",
        "content-length",
    )
    assert done.returncode == 0 and done.stdout.count(b"Content-Length") == 2
    assert path.read_text().count("--> ") == path.read_text().count("<-- ") == 2
    assert run("replay", str(path)).returncode == 0


def test_another_clock_and_seed_are_noted(tmp_path):
    path = tmp_path / "recorded.rpc"
    record(
        path,
        json.dumps(request("companies.create", {"name": "A"})).encode(),
        "--clock",
        "2027-05-05T00:00:00Z",
        "--seed",
        "9",
    )
    assert (
        path.read_text().startswith("@ --clock 2027-05-05T00:00:00Z\n@ --seed 9\n--> ")
        and "2027-05-05" in path.read_text()
    )
    assert run("replay", str(path)).returncode == 0
    # The options of the command line override those in the file.
    assert run("replay", "--seed", "8", str(path)).returncode == 1


def test_files_that_options_name_are_noted_for_people(tmp_path):
    path = tmp_path / "recorded.rpc"
    record(
        path,
        json.dumps(request("system.ping")).encode(),
        "--trusted-roots",
        str(ROOT / "Tests/Transcripts/store-root.pem"),
        "--bundle-id",
        "com.example",
    )
    assert path.read_text().startswith(
        f"// --trusted-roots {ROOT}/Tests/Transcripts/store-root.pem\n@ --bundle-id com.example\n--> "
    )
    assert run("replay", str(path)).returncode == 0


def test_a_file_that_can_not_be_written(tmp_path):
    done = record(tmp_path / "no" / "such", b"")
    assert done.returncode == 73 and b"can't be written" in done.stderr
    assert (
        run("record").returncode == 64
        and run("record", "a", "b").returncode == 64
        and run("record", "--data", "x", "a").returncode == 64
    )
    done = record("/dev/full", json.dumps(request("system.ping")).encode())
    assert done.returncode == 74 and b"could not be written" in done.stderr and json.loads(done.stdout)["result"] == {}


@pytest.mark.parametrize(
    "lines",
    [
        json.dumps([request("rpc.discover", id=n) for n in range(2)]).encode(),
        "\u0301{}".encode(),
        b"{\r",
        b'"\r',
        b'{"jsonrpc":"2.0","id":"x\r',
        b"{}\r\n[]\r",
        json.dumps(
            [request("host.provide", {"capabilities": ["host.ping"]}, 1), request("host.check", {"text": "x"}, 2)]
        ).encode(),
    ],
)
def test_what_is_hard_to_write_down_replays(lines, tmp_path):
    path = tmp_path / "recorded.rpc"
    assert record(path, lines + b"\n").returncode == 0
    done = run("replay", str(path))
    assert done.returncode == 0, done.stdout


def test_a_body_with_a_line_end_in_a_string_is_left_out(tmp_path):
    path = tmp_path / "recorded.rpc"
    bodies = [
        b'{"jsonrpc":"2.0","id":"a\nb","method":"companies.create","params":{"name":"A"}}',
        b'{"jsonrpc":"2.0","id":1,\n"method":"companies.list"}',
    ]
    assert (
        record(
            path,
            b"".join(b"Content-Length: %d\r\n\r\n" % len(body) + body for body in bodies),
            "--framing",
            "content-length",
        ).returncode
        == 0
    )
    assert path.read_text().count("--> ") == 1 and "is not JSON" in path.read_text()
    assert run("replay", str(path)).returncode == 0


def test_a_file_that_is_there_is_not_replaced(tmp_path):
    path = tmp_path / "recorded.rpc"
    path.write_text("precious\n")
    ping = json.dumps(request("system.ping")).encode()
    done = record(path, ping)
    assert (
        done.returncode == 73
        and b"exists already; to replace the file, give --force" in done.stderr
        and done.stdout == b""
    )
    assert path.read_text() == "precious\n"
    # If the path is a symbolic link, the link stays, and its target is replaced.
    (tmp_path / "link").symlink_to(path)
    assert record(tmp_path / "link", ping, "--force").returncode == 0
    assert path.read_text().startswith("--> ") and (tmp_path / "link").is_symlink()
    assert sorted(os.listdir(tmp_path)) == ["link", "recorded.rpc"]


def test_a_transcript_is_there_as_a_whole_or_not_at_all(tmp_path):
    path = tmp_path / "recorded.rpc"
    process = subprocess.Popen(
        [BINARY, "record", str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    process.stdin.write(json.dumps(request("system.ping")).encode() + b"\n")
    process.stdin.flush()
    assert json.loads(process.stdout.readline())["result"] == {}
    # During the conversation, the recording is written to a temporary file beside the path.
    assert not path.exists() and len(os.listdir(tmp_path)) == 1
    path.write_text("made meanwhile\n")
    _, said = process.communicate(timeout=PATIENCE)
    (beside,) = set(tmp_path.iterdir()) - {path}
    assert process.returncode == 74 and str(beside) in said.decode() and path.read_text() == "made meanwhile\n"
    assert run("replay", str(beside)).returncode == 0


def test_a_full_disk_leaves_no_half_of_a_transcript(small_disk):
    path = small_disk / "recorded.rpc"
    path.write_text("precious\n")
    done = record(path, (json.dumps(request("rpc.discover")).encode() + b"\n") * 20, "--force")
    assert done.returncode == 74 and b"could not be written completely" in done.stderr
    assert path.read_text() == "precious\n" and os.listdir(small_disk) == ["recorded.rpc"]


def test_nothing_is_left_where_serving_can_not_begin(tmp_path):
    path = tmp_path / "recorded.rpc"
    words = [BINARY, "record", str(path)]
    done = subprocess.run(["bash", "-c", '"$@" >&-', "-", *words], capture_output=True, timeout=PATIENCE)
    assert done.returncode == 74 and os.listdir(tmp_path) == []
