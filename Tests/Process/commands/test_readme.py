"""The README's scripts do what it says."""

import os
import pathlib
import re
import subprocess
import sys

from support.core import BINARY, PATIENCE, ROOT


def scripts():
    return re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.S)


def play(script, tmp_path):
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/mainspring").symlink_to(pathlib.Path(BINARY).resolve())
    environment = os.environ | {"PATH": f"{tmp_path}/bin:{os.environ['PATH']}"}
    done = subprocess.run(
        [sys.executable, "-c", script.replace("/tmp/shop", str(tmp_path / "shop"))],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_first_script_creates_an_item(tmp_path):
    first, _ = scripts()
    assert "'name': 'Beans'" in play(first, tmp_path)


def test_the_second_script_shows_a_live_list(tmp_path):
    _, second = scripts()
    assert len(second.splitlines()) <= 30
    assert play(second, tmp_path).splitlines() == [
        "at first: []",
        "now: ['Beans']",
        "now: ['Filters', 'Beans']",
        "now: ['Cups', 'Filters', 'Beans']",
    ]
