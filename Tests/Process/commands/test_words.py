"""The syntax of the command line: options, commands and parameters."""

import json
import os
import subprocess

import pytest

from support.core import BINARY, PATIENCE, REPEATABLE, run

MEMORY = ["--data", ":memory:", *REPEATABLE]


def answer(*words, **options):
    done = run(*words, **options)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_method_alone_is_called():
    words = ["companies.create", "name=Shop"]
    assert answer(*words, *MEMORY) == answer("call", *words, *MEMORY)
    done = run("companies.creat", *MEMORY)
    assert done.returncode == 1 and json.loads(done.stderr)["data"]["suggestion"] == "companies.create"


def test_options_stand_before_or_behind_the_command():
    wanted = answer("call", "companies.create", "name=Shop", *MEMORY)
    for words in (
        [*MEMORY, "call", "companies.create", "name=Shop"],
        [*MEMORY, "companies.create", "name=Shop"],
        ["--data=:memory:", "call", *REPEATABLE, "companies.create", "name=Shop"],
    ):
        assert answer(*words) == wanted
    ping = b'{"jsonrpc":"2.0","id":1,"method":"system.ping"}'
    for words in (["--data", ":memory:"], ["--data", ":memory:", "serve"], ["serve", "--data", ":memory:"]):
        assert answer(*words, stdin=ping)["result"] == {}
    # A word that is the value of an option is not read as a command.
    assert b"--log-level must be" in run("--log-level", "call", "serve").stderr
    assert run("--data", ":memory:", "--help").stdout == run("--help").stdout
    assert run("--data", ":memory:", "call", "--help").stdout == run("call", "--help").stdout


def test_a_list_is_given_element_by_element():
    error = json.loads(run("call", "inventory.items.create", "sku=1", "tags[]=1", "tags[]=x y", *MEMORY).stderr)
    # Tags that look like numbers stay texts, so they cause no problem.
    assert [problem["pointer"] for problem in error["data"]["problems"]] == ["/name", "/unit"]
    words = ["temperature.convert", "from=celsius", "to=kelvin"]
    assert answer(*words, "value[]=1", "value[]=2", *MEMORY)["value"] == [274.15, 275.15]
    assert answer(*words, "value[]=1", *MEMORY)["value"] == [274.15]
    for given in (["value[]=1", "value=2"], ["value=2", "value[]=1"], ["value[]=1", "value.x=1"]):
        done = run(*words, *given, *MEMORY)
        assert done.returncode == 64 and done.stdout == b"", given


def test_parameters_come_from_a_pipe():
    assert answer("call", "companies.create", "-", *MEMORY, stdin=b'{"name":"Piped"}')["name"] == "Piped"
    done = run("call", "companies.create", "-", *MEMORY, stdin=b"nonsense")
    assert done.returncode == 64 and b"the standard input must be valid JSON" in done.stderr


def test_the_environment_names_the_data_directory(tmp_path):
    env = os.environ | {"MAINSPRING_DATA": str(tmp_path / "named")}
    assert answer("companies.create", "name=Shop", env=env)["name"] == "Shop"
    assert (tmp_path / "named/private.sqlite").exists()
    # The option --data takes precedence over the variable.
    assert answer("companies.list", "--data", str(tmp_path / "other"), env=env)["items"] == []
    assert len(answer("companies.list", env=env)["items"]) == 1
    # An empty variable is ignored.
    env = os.environ | {"MAINSPRING_DATA": "", "XDG_DATA_HOME": str(tmp_path)}
    answer("companies.create", "name=Shop", env=env)
    assert (tmp_path / "mainspring/private.sqlite").exists()


def test_usage_errors_name_the_help_of_their_command():
    for words, command in [
        (["call"], "call"),
        (["replay"], "replay"),
        (["--seed", "x"], "serve"),
        (["methods", "--x"], "methods"),
    ]:
        assert run(*words).stderr.endswith(f"\nTry mainspring {command} --help.\n".encode())
    assert run("nonsense").stderr.endswith(b"\nTry mainspring --help.\n")


def test_the_examples_in_the_help_of_call_are_understood(tmp_path):
    (tmp_path / "item.json").write_text('{"sku":"C-1","name":"Cup","unit":"piece"}')
    (tmp_path / "name.txt").write_text("Corner Shop")
    text = run("call", "--help").stdout.decode()
    lines = [line.split("   ")[0].strip() for line in text.split("Examples\n")[1].splitlines() if line.startswith("  ")]
    assert len(lines) >= 7
    for line in lines:
        line = line.replace("mainspring", "run_it")
        script = f'run_it() {{ "$MAINSPRING" "$@"; }}; {line}'
        done = shell(script, tmp_path)
        # The core understood the parameters. A list of items may only fail because there is no company.
        assert done.returncode == 0 or b"noCompany" in done.stderr, (line, done.stderr)


def shell(script, directory):
    env = os.environ | {"MAINSPRING": os.path.abspath(BINARY), "MAINSPRING_DATA": ":memory:"}
    return subprocess.run(["bash", "-c", script], cwd=directory, env=env, capture_output=True, timeout=PATIENCE)


def test_a_company_that_is_null_is_to_be_left_out():
    for words in (["company=null"], ['{"company":null}']):
        done = run("call", "inventory.items.list", *words, *MEMORY)
        assert done.returncode == 64 and b"leave out company" in done.stderr and done.stdout == b""
    # For this method, null has a meaning: no company is selected.
    assert answer("call", "companies.select", "company=null", *MEMORY) is None
    error = json.loads(run("call", "companies.delete", "company=null", "confirm=x", *MEMORY).stderr)
    assert error["data"]["problems"][0]["pointer"] == "/company"


@pytest.mark.parametrize(
    "typed, meant",
    [
        ("inventory.list", "inventory.items.list"),
        ("inventory.add", "inventory.items.create"),
        ("inventory.items.add", "inventory.items.create"),
        ("inventory.items.remove", "inventory.items.delete"),
        ("companies.new", "companies.create"),
        ("companies.insert", "companies.create"),
        ("companies.use", "companies.select"),
        ("companies.remove", "companies.delete"),
        ("widgets.recents.delete", "widgets.recents.remove"),
        ("companies.lst", "companies.list"),
    ],
)
def test_other_words_for_a_method_lead_to_it(typed, meant):
    done = run("call", typed, *MEMORY)
    assert done.returncode == 1 and json.loads(done.stderr)["data"]["suggestion"] == meant
    assert f"did you mean {meant}?" in run("describe", typed).stderr.decode()
