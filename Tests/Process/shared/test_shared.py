"""Several programs on one data directory: the first program starts the core, and the core ends after the last one."""

import contextlib
import fcntl
import json
import os
import pathlib
import signal
import stat
import subprocess
import threading

import pytest

from support.core import BINARY, PATIENCE, CallError, Core, item, request, run, until
from support.sharing import Shared, alive, core_of, kill_core


@pytest.fixture
def two(data):
    """Two programs in one company."""
    with Shared(data) as one, Shared(data) as other:
        one.company = one.call("companies.create", name="Corner Shop")["id"]
        one.call("companies.select", company=one.company)
        other.call("system.ping")
        yield one, other


def test_what_one_does_others_see(two, data):
    one, other = two
    made = one.call("inventory.items.create", **item())
    assert other.call("inventory.items.get", id=made["id"]) == made
    assert stat.S_IMODE(os.stat(data / "mainspring.sock").st_mode) == 0o600
    assert one.core != one.process.pid
    # Lists of processes show the program's name.
    if (name := pathlib.Path(f"/proc/{one.core}/comm")).exists():
        assert name.read_text() == "mainspring\n"


def test_replies_go_to_who_has_asked_whatever_the_ids(two):
    one, other = two
    for number in range(200):
        one.send(request("temperature.convert", {"value": number, "from": "celsius", "to": "kelvin"}, 7))
        other.send(request("temperature.convert", {"value": -number, "from": "celsius", "to": "celsius"}, 7))
    for number in range(200):
        assert one.receive() == {
            "jsonrpc": "2.0",
            "id": 7,
            "result": {"value": pytest.approx(number + 273.15), "scale": "kelvin", "extrapolated": False},
        }
        assert other.receive()["result"]["value"] == -number


def test_the_core_ends_with_the_last(data):
    with Shared(data) as one:
        one.call("system.ping")
        number = one.core
        with Shared(data) as other:
            other.call("system.ping")
            assert other.core == number
        assert alive(number)
        one.call("system.ping")
    until(lambda: not alive(number))
    assert not (data / "mainspring.sock").exists()


def test_the_core_lingers(data):
    with Core(data, "--shared", "--linger", "600") as one:
        one.call("system.ping")
        number = core_of(data)
    with Core(data, "--shared") as other:
        other.call("system.ping")
        assert core_of(data) == number
    assert alive(number)
    os.kill(number, signal.SIGTERM)
    until(lambda: not alive(number))


def test_many_that_start_at_once_are_one(data):
    programs = [Shared(data) for _ in range(12)]
    try:
        for number, program in enumerate(programs):
            program.send(request("companies.create", {"name": f"Shop {number}"}, number))
        assert [program.receive()["id"] for program in programs] == list(range(12))
        assert len({program.core for program in programs}) == 1
        assert len(programs[0].call("companies.list")["items"]) == 12
        assert [len(program.call("system.conversations")["conversations"]) for program in programs] == [12] * 12
    finally:
        for program in programs:
            program.close()


def test_they_come_and_go_while_the_core_is_about_to_end(data):
    """Without --linger, the next program may find a core that accepts no programs any more."""

    def come_and_go(name):
        for number in range(15):
            done = run(
                "serve",
                "--shared",
                "--linger",
                "0",
                "--data",
                str(data),
                stdin=json.dumps(request("companies.create", {"name": f"{name} {number}"})).encode(),
            )
            codes.append((done.returncode, json.loads(done.stdout)["result"]["name"]))

    codes = []
    threads = [threading.Thread(target=come_and_go, args=(name,)) for name in ("A", "B", "C")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes) == sorted((0, f"{name} {number}") for name in "ABC" for number in range(15))


def test_a_directory_with_a_long_path(tmp_path):
    data = tmp_path / ("long" * 40) / "data"
    with Shared(data) as one, Shared(data) as other:
        one.call("companies.create", name="Corner Shop")
        assert other.call("companies.list")["items"][0]["name"] == "Corner Shop"
    assert run("call", "companies.list", "--data", str(data)).returncode == 0


def test_a_directory_named_from_where_one_stands(tmp_path):
    for path in ("here", "./there/../here", "here/"):
        done = run(
            "serve",
            "--shared",
            "--linger",
            "0",
            "--data",
            path,
            stdin=b'{"jsonrpc":"2.0","id":1,"method":"system.ping"}',
            cwd=tmp_path,
        )
        assert (done.returncode, done.stdout) == (0, b'{"jsonrpc":"2.0","id":1,"result":{}}\n'), done.stderr


def test_a_program_that_is_killed_disturbs_nobody(two):
    one, other = two
    other.call("events.subscribe")
    one.send(*[request("inventory.items.create", item(number), number) for number in range(100)])
    other.process.kill()
    other.process.wait()
    for number in range(100):
        assert one.receive()["id"] == number
    until(lambda: len(one.call("system.conversations")["conversations"]) == 1)


def test_a_core_that_is_killed(two, data):
    one, other = two
    made = [one.call("inventory.items.create", **item(number))["id"] for number in range(20)]
    kill_core(data)
    for program in (one, other):
        assert program.process.wait(PATIENCE) == 75
        assert "ended unexpectedly" in program.process.stderr.read().decode()
    # The socket of the killed core is still there, but no process listens.
    assert (data / "mainspring.sock").exists()
    with Shared(data) as next:
        assert {item["id"] for item in next.call("inventory.items.list", limit=100)["items"]} == set(made)


def test_a_socket_that_nobody_listens_at_keeps_nobody_from_calling(two, data):
    one, other = two
    kill_core(data)
    assert one.process.wait(PATIENCE) == other.process.wait(PATIENCE) == 75
    done = run("call", "companies.list", "--data", str(data))
    assert (done.returncode, json.loads(done.stdout)["items"][0]["name"]) == (0, "Corner Shop")
    done = run("serve", "--data", str(data), stdin=b'{"jsonrpc":"2.0","id":1,"method":"system.ping"}')
    assert (done.returncode, done.stderr) == (0, b"")


def test_who_comes_at_the_same_time_starts_one_core(data):
    """Each program may start a core. The cores that can't have the directory end."""
    for _ in range(8):
        with contextlib.ExitStack() as stack:
            programs = [stack.enter_context(Shared(data)) for _ in range(6)]
            for program in programs:
                program.call("system.ping")
            kill_core(data)
            assert {program.process.wait(PATIENCE) for program in programs} == {75}
        done = run("serve", "--data", str(data), stdin=b'{"jsonrpc":"2.0","id":1,"method":"system.ping"}')
        assert (done.returncode, done.stderr) == (0, b"")


def test_a_core_that_has_the_directory_and_does_not_listen_yet_is_waited_for(data):
    data.mkdir()
    with open(data / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        lock.write(f"{os.getpid()} shared".ljust(20) + "\n")
        lock.flush()
        program = Shared(data)
        program.send(request("system.ping"))
        words = f"share\0--data={data}\0".encode()
        until(lambda: any(words in commands(number) for number in os.listdir("/proc") if number.isdigit()))
        # The program started a core. This core finds the directory locked by another process, and ends.
        until(lambda: not any(words in commands(number) for number in os.listdir("/proc") if number.isdigit()))
    assert program.receive()["result"] == {}
    program.close()


def commands(number):
    """Returns the words of a process's command line, or none if it has ended."""
    try:
        return pathlib.Path(f"/proc/{number}/cmdline").read_bytes()
    except OSError:
        return b""


def test_what_several_wrote_is_there_when_the_core_is_killed(data):
    """Every acknowledged write is stored completely."""
    writers = [Shared(data) for _ in range(4)]
    company = writers[0].call("companies.create", name="Corner Shop")["id"]
    answered = [[] for _ in writers]

    def write(number, writer):
        for count in range(100_000):
            params = {"company": company, **item(f"{number}-{count}")}
            try:
                answered[number].append(writer.call("inventory.items.create", **params)["id"])
            except (AssertionError, BrokenPipeError):
                return

    threads = [threading.Thread(target=write, args=pair) for pair in enumerate(writers)]
    for thread in threads:
        thread.start()
    until(lambda: min(map(len, answered)) > 50)
    kill_core(data)
    for thread in threads:
        thread.join()
    for writer in writers:
        assert writer.process.wait(PATIENCE) == 75
    with Shared(data) as core:
        for ids in answered:
            for id in ids:
                core.call("inventory.items.get", company=company, id=id)
        assert core.call("system.diagnostics", check=True)["stores"][1]["integrity"] == "ok"


def test_signals_end_one_program(two):
    one, other = two
    for name in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        with Shared(one.data) as program:
            program.call("system.ping")
            # A request whose line is incomplete when the core ends is not executed.
            program.process.stdin.write(
                b'{"jsonrpc":"2.0","id":1,"method":"companies.create","params":{"name":"Half"}}'
            )
            program.process.stdin.flush()
            program.process.send_signal(name)
            assert (program.process.wait(PATIENCE), program.process.stdout.read(), program.process.stderr.read()) == (
                0,
                b"",
                b"",
            )
    assert one.call("companies.list") == other.call("companies.list")
    assert len(one.call("companies.list")["items"]) == 1


def test_a_signal_ends_the_core_and_all_programs(two):
    one, other = two
    os.kill(one.core, signal.SIGTERM)
    for program in (one, other):
        assert program.process.wait(PATIENCE) == 75
        assert b"a signal ended the core" in program.process.stderr.read()
    with Shared(one.data) as core:
        assert core.call("companies.list")["items"][0]["name"] == "Corner Shop"


def test_all_that_was_sent_before_the_end_is_answered(two):
    one, _ = two
    lines = [request("inventory.items.create", item(number), number) for number in range(500)]
    lines.append(request("access.credentials.create", {"username": "owner", "password": "a good password"}, "slow"))
    one.send(*lines)
    one.process.stdin.close()
    replies = [json.loads(line) for line in one.process.stdout]
    assert [reply["id"] for reply in replies] == [*range(500), "slow"]
    assert all("result" in reply for reply in replies)
    assert one.process.wait(PATIENCE) == 0


def test_a_reader_that_goes_away(two):
    one, other = two
    one.process.stdout.close()
    one.send(request("system.ping"))
    assert one.process.wait(PATIENCE) == 74
    assert b"the standard output can't be written: Broken pipe" in one.process.stderr.read()
    other.call("system.ping")


def test_frames_with_headers(two):
    _, other = two
    body = json.dumps(request("companies.list")).encode()
    frame = b"Content-Length: %d\r\n\r\n%s" % (len(body), body)
    done = run("serve", "--shared", "--data", str(other.data), "--framing", "content-length", stdin=frame * 3)
    assert done.returncode == 0
    assert done.stdout.count(b"Content-Length: ") == 3
    assert done.stdout.count(b'"name":"Corner Shop"') == 3


def test_limits_and_errors_are_those_of_a_core_of_ones_own(data):
    lines = (
        b'{"jsonrpc":"2.0","id":1\n{"id":2}\n\n[]\n'
        + b"x" * 5000
        + b'\n\xff\n{"jsonrpc":"2.0","id":3,"method":"system.ping"}'
    )
    words = ["--max-line", "4000", "--data"]
    alone = run("serve", *words, ":memory:", stdin=lines)
    shared = run("serve", "--shared", "--linger", "0", *words, str(data), stdin=lines)
    assert (shared.returncode, shared.stdout) == (alone.returncode, alone.stdout)


def test_nothing_can_be_shared_in_memory():
    done = run("serve", "--shared", "--data", ":memory:")
    assert done.returncode == 64
    assert b"no other program can share data in memory" in done.stderr


def test_a_core_that_is_not_shared_says_how_it_could_be(data):
    with Core(data) as core:
        core.call("system.ping")
        for words in (["serve", "--shared"], ["serve"], ["call", "companies.create", "name=A"], ["mcp"]):
            done = run(*words, "--wait", "0", "--data", str(data))
            assert done.returncode == 73, words
            assert f"process {core.process.pid}, " in done.stderr.decode()
            assert b"--shared" in done.stderr
    with Shared(data) as core:
        core.call("system.ping")
        done = run("serve", "--wait", "0", "--data", str(data))
        assert (done.returncode, b"to join that process" in done.stderr) == (73, True)


def test_options_that_the_core_was_not_started_with(data):
    with Shared(data, "--cloud-keep", "7") as core:
        core.call("system.ping")
        done = run("serve", "--shared", "--data", str(data), "--cloud-keep=8")
        assert done.returncode == 64
        assert b"was not started with --cloud-keep=8" in done.stderr
        assert run("serve", "--shared", "--data", str(data), "--cloud-keep=7").returncode == 0
        assert run("serve", "--shared", "--data", str(data)).returncode == 0


def test_files_are_the_same_wherever_they_are_named(data, tmp_path):
    """The core compares and stores absolute paths, whatever the folder of the program is."""
    for place in ("here", "there"):
        (tmp_path / place).mkdir()
    words = ["serve", "--shared", "--data", str(data)]
    file, other = tmp_path / "here/group.json", tmp_path / "there/group.json"
    with Shared(data, "--app-group", str(file)) as core:
        core.call("system.ping")
        assert run(*words, "--app-group=group.json", cwd=tmp_path / "here").returncode == 0
        assert run(*words, f"--app-group={file}").returncode == 0
        done = run(*words, "--app-group=group.json", cwd=tmp_path / "there")
        assert done.returncode == 64 and f"was not started with --app-group={other}".encode() in done.stderr


@pytest.mark.parametrize("words", [[], ["--shared"]])
def test_a_container_is_the_same_wherever_it_is_named(data, tmp_path, words):
    """The core stores its absolute path."""
    for place in ("here", "there"):
        (tmp_path / place).mkdir()
    lines = b"".join(
        json.dumps(request(*one)).encode() + b"\n" for one in [("sync.now", {"wait": True}), ("sync.status",)]
    )
    words = ["serve", *words, "--linger", "0", "--wait", "10", "--data", str(data)]
    run(*words, "--cloud", "box.cloud", cwd=tmp_path / "here", stdin=lines)
    done = run(*words, cwd=tmp_path / "there", stdin=lines)
    assert json.loads(done.stdout.splitlines()[-1])["result"]["cloud"] == str(tmp_path / "here/box.cloud")
    assert os.listdir(tmp_path / "there") == []


def test_a_directory_that_can_not_be_used(tmp_path):
    (tmp_path / "file").write_text("")
    done = run("serve", "--shared", "--data", str(tmp_path / "file"))
    alone = run("serve", "--data", str(tmp_path / "file"))
    assert (done.returncode, done.stderr) == (alone.returncode, alone.stderr)
    data = tmp_path / "data"
    run("call", "companies.create", "name=A", "--data", str(data))
    (data / "private.sqlite").write_bytes(b"no database" * 100)
    done = run("serve", "--shared", "--data", str(data))
    assert done.returncode == 66
    assert b"is not a database or is damaged" in done.stderr


def test_who_is_there(two):
    one, other = two
    one.call("system.hello", protocol=1, client={"name": "till", "version": "2"})
    other.call("host.provide", capabilities=["host.ping"])
    listed = other.call("system.conversations")["conversations"]
    assert [entry["number"] for entry in listed] == [1, 2]
    listed = {entry["process"]: entry for entry in listed}
    first, second = listed[one.process.pid], listed[other.process.pid]
    assert (first["client"]["name"], first["own"]) == ("till", False)
    assert (second["client"], second["own"], second["capabilities"]) == (None, True, ["host.ping"])
    assert [entry["command"] for entry in (first, second)] == ["serve", "serve"]
    assert other.call("system.diagnostics")["client"] is None
    assert one.call("system.diagnostics")["client"]["name"] == "till"


def test_what_a_client_was_built_for_counts_while_it_is_there(data):
    with Shared(data) as one:
        other = Shared(data)
        other.call("system.hello", protocol=1, client={"name": "app", "build": "production"})
        one.call("system.hello", protocol=1, client={"name": "agent"})
        assert one.call("policy.deployment.get")["buildEnvironment"] == "production"
        other.close()
        until(lambda: one.call("policy.deployment.get")["buildEnvironment"] == "development")
        # A program with `--read-only` does not affect the build environment.
        with Shared(data, "--read-only") as reader:
            reader.call("system.hello", protocol=1, client={"name": "widget", "build": "production"})
            assert one.call("policy.deployment.get")["buildEnvironment"] == "development"


def test_one_that_only_reads(two):
    one, _ = two
    made = one.call("inventory.items.create", **item())
    with Shared(one.data, "--read-only") as reader:
        assert reader.call("inventory.items.get", id=made["id"]) == made
        reader.call("events.subscribe")
        reader.call("live.open", query={"method": "inventory.items.list", "params": {}})
        for method, params in [
            ("inventory.items.delete", {"id": made["id"]}),
            ("companies.create", {"name": "Another"}),
            ("access.signIn", {"username": "a", "password": "b"}),
            ("sync.now", {}),
        ]:
            error = reader.refused(method, **params)
            assert error == {
                "code": 35,
                "data": {"kind": "readOnly", "method": method},
                "message": f"The conversation may only read (--read-only), and {method} changes data",
            }, error
        one.call("inventory.items.update", id=made["id"], changes={"name": "Other"})
        assert [line["method"] for line in reader.said()] == ["events.changed", "live.changed"]


def test_a_terminal_is_copied(data):
    """All programs of a terminal share its flags, so the program can't pass the terminal itself to the core."""
    ours, theirs = os.openpty()
    program = subprocess.Popen(
        [BINARY, "serve", "--shared", "--linger", "0", "--data", str(data)],
        stdin=theirs,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    os.close(theirs)
    os.write(ours, b'{"jsonrpc":"2.0","id":1,"method":"system.ping"}\n')
    assert program.stdout.readline() == b'{"jsonrpc":"2.0","id":1,"result":{}}\n'
    os.write(ours, b"\x04")
    assert program.wait(PATIENCE) == 0
    os.close(ours)


@pytest.mark.parametrize("end", ["eof", "signal", "core"])
def test_a_terminal_on_both_sides(data, end):
    ours, theirs = os.openpty()
    program = subprocess.Popen(
        [BINARY, "serve", "--shared", "--linger", "0", "--data", str(data)],
        stdin=theirs,
        stdout=theirs,
        stderr=subprocess.PIPE,
    )
    os.close(theirs)
    os.write(ours, b'{"jsonrpc":"2.0","id":1,"method":"system.ping"}\n')
    said = b""
    while b'"result":{}}' not in said:
        said += os.read(ours, 1000)
    if end == "eof":
        os.write(ours, b"\x04")
    elif end == "signal":
        program.send_signal(signal.SIGTERM)
    else:
        kill_core(data)
    assert program.wait(PATIENCE) == (75 if end == "core" else 0)
    os.close(ours)


def test_files_on_both_sides(two, tmp_path):
    one, _ = two
    lines = [json.dumps(request("inventory.items.create", item(number), number)) for number in range(1000)]
    (tmp_path / "in").write_text("\n".join(lines))
    with open(tmp_path / "in") as reader, open(tmp_path / "out", "w") as writer:
        writer.write("before\n")
        writer.flush()
        subprocess.run(
            [BINARY, "serve", "--shared", "--data", str(one.data)],
            stdin=reader,
            stdout=writer,
            check=True,
            timeout=PATIENCE,
        )
    before, *replies = (tmp_path / "out").read_text().splitlines()
    assert (before, [json.loads(reply)["id"] for reply in replies]) == ("before", list(range(1000)))


def test_sockets_on_both_sides(two):
    """Some front ends start their child processes in this way."""
    import socket

    one, _ = two
    ours, theirs = socket.socketpair()
    program = subprocess.Popen([BINARY, "serve", "--shared", "--data", str(one.data)], stdin=theirs, stdout=theirs)
    theirs.close()
    reader = ours.makefile()
    for number in range(3):
        ours.sendall(json.dumps(request("system.ping", id=number)).encode() + b"\n")
        assert json.loads(reader.readline()) == {"jsonrpc": "2.0", "id": number, "result": {}}
    ours.shutdown(socket.SHUT_WR)
    assert (program.wait(PATIENCE), reader.read()) == (0, "")


def test_two_that_were_given_the_same_input(data):
    """Each line is read by one of the two programs, and neither keeps the other waiting."""
    reader, writer = os.pipe()
    programs = [
        subprocess.Popen(
            [BINARY, "serve", "--shared", "--linger", "0", "--data", str(data)], stdin=reader, stdout=subprocess.PIPE
        )
        for _ in range(2)
    ]
    os.close(reader)
    until(lambda: (data / "mainspring.sock").exists())
    with Shared(data) as third:
        until(lambda: len(third.call("system.conversations")["conversations"]) == 3)
        for number in range(50):
            os.write(writer, json.dumps(request("system.ping", id=number)).encode() + b"\n")
            third.call("system.ping")
    os.close(writer)
    ids = [
        json.loads(line)["id"] for program in programs for line in program.communicate(timeout=PATIENCE)[0].splitlines()
    ]
    assert sorted(ids) == list(range(50))


def test_a_stranger_at_the_socket_is_not_waited_for(two, data):
    """A stranger that connects and sends nothing, or nonsense, keeps no program waiting."""
    import socket

    one, other = two
    silent, wild = socket.socket(socket.AF_UNIX), socket.socket(socket.AF_UNIX)
    silent.connect(str(data / "mainspring.sock"))
    wild.connect(str(data / "mainspring.sock"))
    wild.sendall(b"GET / HTTP/1.1\r\n\r\n")
    assert json.loads(wild.recv(1000))["exit"] == 76
    assert wild.recv(1) == b""
    one.call("system.ping")
    assert len(other.call("system.conversations")["conversations"]) == 2
    wild = socket.socket(socket.AF_UNIX)
    wild.connect(str(data / "mainspring.sock"))
    with contextlib.suppress(ConnectionResetError, BrokenPipeError):
        wild.sendall(b"x" * 200_000)
        assert wild.recv(1) == b""
    one.call("system.ping")
    silent.close()


def test_errors_are_told_to_who_made_them(two):
    one, other = two
    with pytest.raises(CallError):
        one.call("companies.create", name="")
    assert other.said() == []


def test_the_core_keeps_nothing_of_who_has_started_it(data):
    """The core closes the files of the program that started it. Otherwise a reader of this program's output would wait
    for the core's end."""
    reader, writer = os.pipe()
    words = ["companies.list", "--shared", "--linger", "600", "--data", str(data)]
    subprocess.run([BINARY, *words], pass_fds=(writer,), check=True, capture_output=True, timeout=PATIENCE)
    os.close(writer)
    assert alive(core_of(data))
    assert os.read(reader, 1) == b""
    os.close(reader)
    os.kill(core_of(data), signal.SIGTERM)
