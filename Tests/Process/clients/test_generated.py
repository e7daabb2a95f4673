"""What is generated of the clients is what the discovery document says today."""

import pathlib
import shutil
import subprocess

from support.core import PATIENCE, ROOT, SERVER

GENERATOR = str(pathlib.Path(SERVER).with_name("generate-clients"))


def generate(*words):
    return subprocess.run([GENERATOR, *words], capture_output=True, text=True, timeout=PATIENCE)


def test_it_is_current():
    done = generate("--check", str(ROOT))
    assert (done.returncode, done.stdout) == (0, "")


def test_what_differs_is_named_and_written(tmp_path):
    shutil.copytree(ROOT / "Schemas", tmp_path / "Schemas")
    first = generate(str(tmp_path))
    assert first.returncode == 0
    written = first.stdout.splitlines()
    assert "Clients/python/mainspring/records.py" in written
    for path in written:
        assert (tmp_path / path).read_bytes() == (ROOT / path).read_bytes()
    changed = tmp_path / written[0]
    changed.write_text("")
    done = generate("--check", str(tmp_path))
    assert (done.returncode, done.stdout.splitlines()) == (1, [written[0]])
    assert changed.read_text() == ""


def test_a_document_that_is_none(tmp_path):
    (tmp_path / "Schemas").mkdir()
    (tmp_path / "Schemas/openrpc.json").write_text("{")
    done = generate(str(tmp_path))
    assert (done.returncode, done.stderr) == (65, "Schemas/openrpc.json is no JSON\n")
