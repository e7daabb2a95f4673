"""The cookbook's programs in languages that have no client package. Each program creates a shop, and prints the
stock."""

import os
import pathlib
import re
import shutil
import subprocess

import pytest

from support.core import BINARY, PATIENCE, ROOT

COOKBOOK = (ROOT / "Clients/README.md").read_text()

# The compiler or interpreter, the file's name, and the commands that run the program.
LANGUAGES = {
    "c": ("cc", "shop.c", ["cc -std=gnu11 -Wall -Wextra -Werror shop.c -o program", "./program"]),
    "go": ("go", "shop.go", ["go run shop.go"]),
    "perl": ("perl", "shop.pl", ["perl shop.pl"]),
    "java": ("javac", "Shop.java", ["java Shop.java"]),
}


def programs(language):
    return re.findall(rf"^```{language}\n(.*?)^```$", COOKBOOK, re.MULTILINE | re.DOTALL)


@pytest.fixture(params=LANGUAGES)
def run(request, tmp_path):
    """Runs the program of a language in a folder of its own, with `mainspring` on the path."""
    tool, name, commands = LANGUAGES[request.param]
    if not shutil.which(tool):
        pytest.skip(f"{tool} is missing")
    if tool == "javac" and java_version() < 17:
        pytest.skip("Java is older than 17")
    (program,) = programs(request.param)
    (tmp_path / name).write_text(program)
    tools = tmp_path / "bin"
    tools.mkdir()
    (tools / "mainspring").symlink_to(pathlib.Path(BINARY).resolve())
    environment = os.environ | {"PATH": f"{tools}:{os.environ['PATH']}", "HOME": str(tmp_path), "GO111MODULE": "off"}

    def run_once():
        for command in commands:
            done = subprocess.run(
                command.split(), cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=PATIENCE
            )
        return done

    run_once.tools = tools
    return run_once


def java_version():
    said = subprocess.run(["javac", "-version"], capture_output=True, text=True)
    return int(re.search(r"\d+", said.stdout + said.stderr)[0])


def test_each_program_makes_a_shop_once(run):
    for _ in range(2):
        done = run()
        assert (done.stdout, done.stderr, done.returncode) == ("Beans: 4 kg\n", "", 0)


def test_each_program_says_what_is_refused(run, tmp_path):
    # The path of the data directory belongs to a file, so the core can't start.
    (tmp_path / "shop").write_text("no directory")
    done = run()
    assert done.stdout == "" and done.stderr != ""
    assert done.returncode != 0


def test_each_language_has_one_program():
    assert {language: len(programs(language)) for language in LANGUAGES} == dict.fromkeys(LANGUAGES, 1)
