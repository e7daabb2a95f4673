"""The completions for shells, and the manual page."""

import os
import pathlib
import shutil
import subprocess

import pytest

from support.core import BINARY, PATIENCE, ROOT, run


def complete(*words, **options):
    """The candidates for the last word."""
    done = run("complete", "--", *words, **options)
    assert done.returncode == 0, done.stderr
    return [line.split("\t")[0] for line in done.stdout.decode().splitlines()]


@pytest.mark.parametrize(
    "words, candidates",
    [
        (["des"], ["describe"]),
        (["help", "des"], ["describe"]),
        (["call", "temperature."], ["temperature.convert", "temperature.scales", "temperature.table"]),
        (["temperature.c"], ["temperature.convert"]),
        # The completions of watch are methods that only read.
        (["watch", "companies.s"], ["companies.selected"]),
        (["call", "temperature.convert", "f"], ["from="]),
        (["temperature.convert", "value=1", "t"], ["to="]),
        (["temperature.convert", "from=kelvin", "f"], []),
        (["temperature.convert", "to=k"], ["to=kelvin"]),
        (["inventory.items.create", "cost"], ["cost."]),
        (["inventory.items.create", "cost."], ["cost.amount=", "cost.currency=", "cost.per="]),
        (["inventory.items.create", "tag"], ["tags[]="]),
        (["inventory.items.create", "archived="], ["archived=true", "archived=false"]),
        (["inventory.items.create", "condition=re"], ["condition=refurbished"]),
        (["--data", ":memory:", "call", "--seed", "1", "inventory.items.create", "sk"], ["sku="]),
        (["call", "companies.list", "--output", ""], ["table", "csv", "json", "jsonl"]),
        (["call", "companies.list", "--output=c"], ["--output=csv"]),
        (["serve", "--log-level", "d"], ["debug"]),
        (["--framing", "c"], ["content-length"]),
        (["call", "--see"], ["--seed"]),
        (["call", "--seed", "1", "--see"], []),
        (["describe", "Money"], ["MoneyInput", "MoneyChanges", "Money", "MoneySum"]),
        (["describe", "dupl"], ["duplicate"]),
        (["describe", "events.c"], ["events.changed"]),
        (["schema", "Money"], ["MoneyInput", "MoneyChanges", "Money", "MoneySum"]),
        (["methods", "inventory.it"], ["inventory.items"]),
        (["completions", ""], ["bash", "zsh", "fish"]),
        (["nonsense", "x"], []),
    ],
)
def test_the_last_word_is_completed(words, candidates):
    found = complete(*words)
    assert found[: len(candidates)] == candidates and (candidates != [] or found == []), found
    if words[0] not in ("methods",):
        assert found == candidates


def test_files_are_completed(tmp_path):
    for name in ("item.json", "other.rpc", ".hidden"):
        (tmp_path / name).write_text("")
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep/a.rpc").write_text("")
    every = ["deep/", "item.json", "other.rpc"]
    assert complete("replay", "", cwd=tmp_path) == every and complete("replay", ".h", cwd=tmp_path) == [".hidden"]
    assert complete("replay", "other.rpc", "deep/", cwd=tmp_path) == ["deep/a.rpc"]
    assert complete("call", "companies.create", "@i", cwd=tmp_path) == ["@item.json"]
    assert complete("call", "companies.create", "name=@deep/", cwd=tmp_path) == ["name=@deep/a.rpc"]
    assert complete("inventory.items.import", "path=deep/", cwd=tmp_path) == ["path=deep/a.rpc"]
    assert complete("call", "assets.add", "path=i", cwd=tmp_path) == ["path=item.json"]
    assert complete("serve", "--catalogue", "i", cwd=tmp_path) == ["item.json"]
    assert complete("serve", "--catalogue=i", cwd=tmp_path) == ["--catalogue=item.json"]
    assert complete("replay", f"{tmp_path}/it") == [f"{tmp_path}/item.json"]


def in_shell(shell, script, tmp_path, **variables):
    if not shutil.which(shell):
        pytest.skip(f"there is no {shell} here")
    (tmp_path / "bin").mkdir(exist_ok=True)
    (tmp_path / "bin/mainspring").symlink_to(pathlib.Path(BINARY).resolve())
    (tmp_path / "script").write_bytes(run("completions", shell).stdout)
    path = {"PATH": f"{tmp_path}/bin:{os.environ['PATH']}", "HOME": str(tmp_path)}
    options = {"zsh": ["-f"], "bash": ["--norc"], "fish": ["--no-config"]}[shell]
    done = subprocess.run(
        [shell, *options, "-c", script],
        env=os.environ | path | variables,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0 and done.stderr == "", done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    "line, reply",
    [
        ("mainspring desc", ["describe "]),
        ("mainspring call temperature.conv", ["temperature.convert "]),
        ("mainspring temperature.convert fr", ["from="]),
        # bash splits words at the equals sign, so the candidates contain only what follows it.
        ("mainspring temperature.convert from=k", ["kelvin "]),
        ("mainspring inventory.items.create cost", ["cost."]),
        ("mainspring completions ", ["bash ", "zsh ", "fish "]),
        ("mainspring replay Tests/Tr", ["Tests/Transcripts/"]),
    ],
)
def test_bash_completes(line, reply, tmp_path):
    typed = 'COMP_LINE="$LINE"; COMP_POINT=${#LINE}; _mainspring; printf "%s\\n" "${COMPREPLY[@]}"'
    script = f"source {tmp_path}/script; {typed}"
    assert in_shell("bash", script, tmp_path, LINE=line) == reply


def test_zsh_completes(tmp_path):
    script = f"""
        compdef() {{ }}
        compadd() {{ print -r -- "$@" $whole $open }}
        source {tmp_path}/script
        words=(mainspring temperature.convert value=1 from=k) CURRENT=4
        _mainspring
        """
    whole, _ = in_shell("zsh", script, tmp_path)
    assert whole == "-l -d wholeTexts -a whole from=kelvin"


def test_fish_completes(tmp_path):
    for line, wanted in [
        ("mainspring desc", "describe"),
        ("mainspring temperature.convert from=k", "from=kelvin"),
        ("mainspring inventory.items.create cost.", "cost.amount="),
    ]:
        (tmp_path / "bin/mainspring").unlink(missing_ok=True)
        found = in_shell("fish", f"source {tmp_path}/script; complete -C '{line}'", tmp_path)
        assert wanted in [one.split("\t")[0] for one in found]


def test_the_manual_page_has_every_command_and_option():
    page = run("man").stdout.decode()
    assert page.startswith(".TH MAINSPRING 1 ")
    plain = page.replace("\\-", "-")
    commands = [
        line.split()[0] for line in run("--help").stdout.decode().split("Commands\n")[1].split("\n\n")[0].splitlines()
    ]
    assert len(commands) > 10
    for command in commands:
        assert f'.SS "mainspring {command} ' in plain
        told = run(command, "--help").stdout.decode()
        for option in [line.split()[0] for line in told.splitlines() if line.startswith("  --")]:
            assert f"\\fB{option}" in plain
    for section in ("NAME", "SYNOPSIS", "COMMANDS", "ENVIRONMENT", "EXIT STATUS"):
        assert f"\n.SH {section}\n" in page
    # In the manual page, only macros begin with a dot.
    assert {line.split()[0] for line in page.splitlines() if line.startswith((".", "'"))} <= {
        *(".TH", ".SH", ".SS", ".B", ".br", ".TP", ".PP", ".nf", ".fi"),
    }
    if shutil.which("groff"):
        done = subprocess.run(
            ["groff", "-man", "-ww", "-z"], input=page.encode(), capture_output=True, timeout=PATIENCE
        )
        assert done.returncode == 0 and done.stderr == b""
