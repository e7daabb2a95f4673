"""The program as a command with subcommands (mainspring --help)."""

import json
import os
import pty
import shutil
import subprocess
import sys

import pytest

from support.core import BINARY, PATIENCE, REPEATABLE, ROOT, run

COMMANDS = [
    "serve",
    "call",
    "watch",
    "widget",
    "describe",
    "methods",
    "openrpc",
    "schema",
    "record",
    "replay",
    "catalogue",
    "completions",
    "complete",
    "man",
]


def test_help_and_version_go_to_stdout_with_0():
    for words in (["--help"], ["-h"], ["help"], ["help", "serve"], ["serve", "--help"], ["--version"]):
        done = run(*words)
        assert done.returncode == 0 and done.stdout and not done.stderr, words
    text = run("--help").stdout.decode()
    assert all(f"  {command} " in text for command in COMMANDS) and "--max-line" in text and "74" in text
    assert run("--version").stdout == b"mainspring 0.1.0\n"
    for command in COMMANDS:
        assert command in run(command, "--help").stdout.decode()


@pytest.mark.parametrize(
    "words, hint",
    [
        (["srve"], "did you mean serve"),
        (["serve", "--dat", "x"], "did you mean --data"),
        (["--max-lin=5"], "did you mean --max-line"),
        (["serve", "--data"], "needs a value"),
        (["serve", "extra"], "leave out extra"),
        (["serve", "-x"], "two dashes"),
        (["serve", "--max-line", "0"], "--max-line must be"),
        (["serve", "--max-line", "x"], "--max-line must be"),
        (["--clock", "yesterday"], "--clock must be"),
        (["--log-level", "inf"], "did you mean info?"),
        (["--log-level="], "--log-level must be"),
        (["--seed", "-1"], "--seed must be"),
        (["--data="], "--data needs"),
        (["schema", "--list=1"], "takes no value"),
        (["describe"], "needs one name"),
        (["describe", "system.pin"], "did you mean system.ping"),
        (["schema", "Itm"], "did you mean Item"),
        (["completions", "tcsh"], "bash, zsh and fish"),
        (["completions"], "one of bash, zsh, fish"),
        (["replay"], "at least one"),
        (["call"], "needs a method"),
        (["replay", "/nonexistent"], "can't be read"),
        (["--humanus-table", "/nonexistent"], "can't be read"),
        (["help", "srve"], "did you mean serve"),
    ],
)
def test_bad_usage_is_64_and_says_what_was_meant(words, hint):
    done = run(*words)
    assert done.returncode == 64 and done.stdout == b"" and hint in done.stderr.decode(), done.stderr


def test_on_a_terminal_without_arguments_there_is_help():
    parent, child = pty.openpty()
    done = subprocess.run([BINARY], stdin=child, capture_output=True, timeout=PATIENCE)
    os.close(parent)
    os.close(child)
    assert done.returncode == 0 and b"Usage" in done.stdout


def call(*words, code=0, stdin=b""):
    done = run("call", *words, "--data", ":memory:", *REPEATABLE, stdin=stdin)
    assert done.returncode == code, done.stderr
    return json.loads(done.stdout if code == 0 else done.stderr)


def test_call_reads_parameters_as_words(tmp_path):
    assert call("temperature.convert", "value=37", "from=celsius", "to=kelvin")["value"] == 310.15
    assert call("temperature.convert", "value=[1,2]", "from=celsius", "to=kelvin")["value"] == [274.15, 275.15]
    assert call("temperature.convert", '{"value":1,"from":"celsius","to":"kelvin"}')["value"] == 274.15
    assert call("temperature.convert", '[1,"celsius","kelvin"]')["value"] == 274.15
    # A text parameter stays a text, even if it looks like a number.
    assert call("companies.create", "name=007")["name"] == "007"
    assert call("companies.create", "name=a=b")["name"] == "a=b"
    file = tmp_path / "params.json"
    file.write_text('{"name": "From a file"}')
    assert call("companies.create", f"@{file}")["name"] == "From a file"
    assert call("companies.create", "@-", stdin=b'{"name":"From a pipe"}')["name"] == "From a pipe"
    # A value from a file loses the line end that an editor adds. Of two line ends, one stays.
    for text in ("Named in a file", "Named in a file\n", "Named in a file\r\n", "\ufeffNamed in a file\n"):
        file.write_bytes(text.encode())
        assert call("companies.create", f"name=@{file}")["name"] == "Named in a file"
    file.write_text("One\n\n")
    assert call("companies.create", f"name=@{file}", code=1)["data"]["problems"][0]["pointer"] == "/name"
    # To begin a value with @, write @@.
    assert call("companies.create", "name=@@home")["name"] == "@home"
    assert call("companies.create", "name=@@")["name"] == "@"


def test_call_nests_with_dots_and_reports_errors(tmp_path):
    error = call("inventory.items.create", "sku=a", "name=b", "unit=kg", "cost.amount=5", "cost.currency=EUR", code=1)
    assert error["data"]["kind"] == "noCompany"
    error = call("inventory.items.create", "sku=a", "name=b", "unit=kg", "cost.amount=x", "cost.currency=EUR", code=1)
    assert [problem["pointer"] for problem in error["data"]["problems"]] == ["/cost/amount"]
    assert call("companies.creat", code=1)["data"]["suggestion"] == "companies.create"
    binary = tmp_path / "binary"
    binary.write_bytes(b"caf\xe9")
    for words, hint in [
        (["name"], "NAME=VALUE"),
        (["=x"], "NAME=VALUE"),
        (["name=a", "name=b"], "twice"),
        (["{"], "valid JSON"),
        (["name.x=1", "name=2"], "twice"),
        (["name=1", "name.x=2"], "as a whole"),
        (["@/nonexistent"], "can't be read"),
        (["name=@nonexistent"], "for a text that begins with @, write @@nonexistent"),
        (["name=A", '{"name":"B"}'], '{"name":"B"} gives all parameters'),
        (["{}", "-"], "either NAME=VALUE words, or one JSON text, @FILE or -"),
        (["-"], "the standard input is empty"),
        (["@/dev/null"], "/dev/null is empty"),
        ([f"@{binary}"], "is not UTF-8"),
        ([f"name=@{binary}"], "is not UTF-8"),
    ]:
        done = run("call", "companies.create", *words, "--data", ":memory:")
        assert done.returncode == 64 and hint in done.stderr.decode(), (words, done.stderr)


def test_call_keeps_what_it_did(tmp_path):
    data = ["--data", str(tmp_path / "data")]
    company = json.loads(run("call", "companies.create", "name=Shop", *data).stdout)["id"]
    assert run("call", "companies.select", f"company={company}", *data).returncode == 0
    assert run("call", "inventory.items.create", "sku=a", "name=b", "unit=kg", *data).returncode == 0
    assert len(json.loads(run("call", "inventory.items.list", *data).stdout)["items"]) == 1


def test_methods_and_describe_name_methods():
    methods = [line.split()[0] for line in run("methods").stdout.decode().splitlines()]
    assert {"rpc.discover", "system.ping", "inventory.items.create"} <= set(methods)
    # Each call starts a process, so the test uses only some methods of each service.
    for method in methods[:: max(1, len(methods) // 20)]:
        page = run("describe", method).stdout.decode()
        assert page.startswith(method) and "Parameters" in page and "-->" in page and "<--" in page
    document = json.loads(run("openrpc").stdout)
    for one in (document["x-notifications"] + document["x-host"])[::3]:
        page = run("describe", one["name"]).stdout.decode()
        assert (
            page.startswith(one["name"])
            and one["summary"] in page
            and all(param["description"] in page for param in one["params"])
        )
        assert ("Result" in page) == ("result" in one)
    assert "10000000" not in page and b"did you mean host.ping" in run("describe", "host.pin").stderr


def test_replay_shows_what_differs_and_update_mends_it(tmp_path):
    file = tmp_path / "a.rpc"
    ping = '--> {"jsonrpc":"2.0","id":1,"method":"system.ping"}\n'
    file.write_text(f'// A comment\n\n{ping}<-- {{"jsonrpc":"2.0","id":1,"result":{{}}}}\n')
    assert run("replay", str(file)).returncode == 0
    file.write_text(f'// A comment\n\n{ping}<-- {{"jsonrpc":"2.0","id":2,"result":{{}}}}\n{ping}')
    done = run("replay", str(file))
    assert done.returncode == 1 and done.stdout.decode().splitlines() == [
        f"{file}:3: {ping.strip()}",
        "  /id",
        "    expected 2",
        "    answered 1",
        f"{file}:5: {ping.strip()}",
        "  expected nothing",
        '  answered <-- {"jsonrpc":"2.0","id":1,"result":{}}',
    ]
    done = run("replay", "--update", str(file))
    assert done.returncode == 0
    assert done.stdout.decode() == f"{file}: rewritten, as the answers to 2 of 2 lines differ: lines 3, 5\n"
    assert run("replay", "--update", str(file)).stdout == b""
    assert run("replay", str(file)).returncode == 0 and file.read_text().startswith("// A comment\n\n-->")
    file.write_text("nonsense\n")
    done = run("replay", str(file))
    assert done.returncode == 64 and b":1:" in done.stderr


def test_a_transcript_sets_options_and_the_clock(tmp_path):
    file = tmp_path / "deep" / "a.rpc"
    file.parent.mkdir()
    create = '--> {"jsonrpc":"2.0","id":%d,"method":"companies.create","params":{"name":"A"}}\n'
    file.write_text(
        f"@ --clock 2027-01-01T00:00:00Z\n@ --humanus-table table.csv\n{create % 1}\n"
        f"@ 2028-02-29T12:00:00.5Z\n{create % 2}{create % 3}"
    )
    done = run("replay", "--update", str(file))
    assert done.returncode == 64 and b"table.csv" in done.stderr
    (file.parent / "table.csv").write_text((ROOT / "Tests/Process/support/humanus_utci_v1.csv").read_text())
    assert run("replay", "--update", str(file)).returncode == 0
    text = file.read_text()
    assert [line.split('"createdAt":"')[1][:24] for line in text.splitlines() if line.startswith("<-- ")] == [
        "2027-01-01T00:00:00.000Z",
        "2028-02-29T12:00:00.500Z",
        "2028-02-29T12:00:00.501Z",
    ]
    assert (
        text.startswith("@ --clock 2027-01-01T00:00:00Z\n@ --humanus-table table.csv\n--> ")
        and "\n\n@ 2028-02-29T12:00:00.5Z\n--> " in text
    )
    assert (
        run("replay", str(file)).returncode == 0
        and run("replay", "--clock", "2026-01-01T00:00:00Z", str(file)).returncode == 1
    )
    for line, complaint in (
        ("@ noon", "an option, an instant"),
        ("@ --nonsense 1", "--nonsense is not an option of a transcript"),
        ("@ --update", "--update is not an option"),
        ("@ -- x", "can't have x"),
        ("@ --clock noon", "--clock must be"),
        (f"{create % 1}@ --seed 2", "options must come before"),
    ):
        file.write_text(f"{line}\n{create % 1}")
        done = run("replay", str(file))
        assert done.returncode == 64 and complaint in done.stderr.decode() and "a.rpc" in done.stderr.decode(), (
            done.stderr
        )


def test_what_is_linked():
    if not shutil.which("ldd"):
        pytest.skip("there is no ldd here")
    done = subprocess.run(["ldd", BINARY], capture_output=True, text=True)
    # On Linux, a release build is one static file without shared libraries.
    if "/debug/" not in BINARY and sys.platform == "linux":
        assert "not a dynamic executable" in done.stdout + done.stderr
        return
    libraries = done.stdout
    assert "Foundation" not in libraries and "icu" not in libraries.lower()


def test_transcripts_of_other_systems(tmp_path):
    file = tmp_path / "a.rpc"
    ping = b'--> {"jsonrpc":"2.0","id":1,"method":"system.ping"}'
    file.write_bytes(b"\xef\xbb\xbf// a\r\n" + ping + b'\r\n<-- {"jsonrpc":"2.0","id":1,"result":{}}\r\n')
    assert run("replay", str(file)).returncode == 0
    file.write_bytes(b"// a\r\n" + ping + b"\r\n<-- WRONG\r\n")
    assert run("replay", str(file)).returncode == 1
    for content in (b"", b"// nothing is sent\n", ping + b"\n--> \xff\n"):
        file.write_bytes(content)
        assert run("replay", str(file)).returncode == 64 and run("replay", "--update", str(file)).returncode == 64
        assert file.read_bytes() == content


def test_an_option_given_twice_is_refused():
    assert b"twice" in run("serve", "--data", "a", "--data", "b").stderr


def test_the_clock_stops_at_the_end_of_time():
    done = run(
        "--data",
        ":memory:",
        "--clock",
        "9999-12-31T23:59:59.999Z",
        stdin=b"\n".join(
            b'{"jsonrpc":"2.0","id":1,"method":"companies.create","params":{"name":"a"}}' for _ in range(3)
        ),
    )
    assert done.stdout.count(b'"createdAt":"9999-12-31T23:59:59.999Z"') == 3


def test_names_that_are_not_utf_8_are_refused(tmp_path):
    """The core must not repair such a name, because it would then create or serve a different directory."""
    name = os.fsencode(tmp_path) + b"/caf\xe9"
    for words in (
        [b"--data", name],
        [b"--data=" + name],
        ["serve", "--data", name],
        ["companies.list", "--data", name],
    ):
        done = run(*words)
        assert done.returncode == 64 and b"is not UTF-8" in done.stderr, words
    for variable, value in ((b"MAINSPRING_DATA", name), (b"XDG_DATA_HOME", name), (b"HOME", name)):
        environment = {
            key: value for key, value in os.environb.items() if not key.startswith((b"XDG_", b"MAINSPRING_"))
        }
        done = run("companies.list", env={**environment, variable: value})
        assert done.returncode == 64 and b"$" + variable in done.stderr and b"is not UTF-8" in done.stderr
    assert os.listdir(tmp_path) == []


def test_a_directory_is_named_byte_for_byte(tmp_path):
    """The core does not normalize names, because some file systems treat composed and decomposed forms as two names."""
    for name in ("caf\u00e9", "cafe\u0301"):
        assert run("companies.create", "name=A", "--data", str(tmp_path / name)).returncode == 0
    assert sorted(os.listdir(os.fsencode(tmp_path))) == sorted(["caf\u00e9".encode(), "cafe\u0301".encode()])


def test_a_transcript_can_drive_several_cores(tmp_path):
    file = tmp_path / "a.rpc"
    create = '--> {"jsonrpc":"2.0","id":1,"method":"companies.create","params":{"name":"A"}}\n'
    sync = '--> {"jsonrpc":"2.0","id":2,"method":"sync.now","params":{"wait":true}}\n'
    list = '--> {"jsonrpc":"2.0","id":3,"method":"companies.list"}\n'
    file.write_text(f"@ --cloud c.sqlite\n@ core one\n{create}{sync}@ core two\n{list}{sync}{list}@ core one\n{list}")
    assert run("replay", "--update", str(file)).returncode == 0
    assert run("replay", str(file)).returncode == 0
    answers = [json.loads(line[4:])["result"] for line in file.read_text().splitlines() if line.startswith("<-- ")]
    assert [len(answer["items"]) for answer in answers if "items" in answer] == [0, 1, 1]
    assert {answer["cloud"] for answer in answers if "cloud" in answer} == {"c.sqlite"}
    assert list_files(tmp_path) == ["a.rpc"]
    # Each core of the transcript makes its own ids.
    file.write_text(f"@ core one\n{create}@ core two\n{create}{list}")
    assert run("replay", "--update", str(file)).returncode == 0
    answers = [json.loads(line[4:])["result"] for line in file.read_text().splitlines() if line.startswith("<-- ")]
    assert answers[0]["id"] != answers[1]["id"] and len(answers[2]["items"]) == 1
    for name in ("", " ", "two words"):
        file.write_text(f"@ core {name}\n{create}")
        done = run("replay", str(file))
        assert done.returncode == 64 and b":1: after '@" in done.stderr


@pytest.mark.parametrize("cloud", ["exec:touch here", "/tmp/cloud.sqlite", "../cloud.sqlite", "deep/cloud.sqlite"])
def test_a_transcript_runs_nothing_and_writes_nowhere(tmp_path, cloud):
    file = tmp_path / "a.rpc"
    file.write_text(f'@ --cloud {cloud}\n--> {{"jsonrpc":"2.0","id":1,"method":"sync.now","params":{{"wait":true}}}}\n')
    done = run("replay", str(file))
    assert done.returncode == 64 and b"--cloud must be a file name" in done.stderr
    assert list_files(tmp_path) == ["a.rpc"]


def list_files(folder):
    return sorted(path.name for path in folder.iterdir())
