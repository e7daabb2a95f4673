"""The generated code of the clients must fit the current discovery document."""

import pathlib
import shutil
import subprocess

import pytest

from support.core import PATIENCE, ROOT, SERVER

GENERATOR = str(pathlib.Path(SERVER).with_name("generate-clients"))


def generate(*words):
    return subprocess.run([GENERATOR, *words], capture_output=True, text=True, timeout=PATIENCE)


def test_it_is_current():
    done = generate("--check", str(ROOT))
    assert (done.returncode, done.stdout) == (0, "")


SOURCES = "Clients/typescript/src"


@pytest.fixture
def copy(tmp_path):
    """Returns a folder with a copy of all inputs of the generator."""
    shutil.copytree(ROOT / "Schemas", tmp_path / "Schemas")
    shutil.copytree(ROOT / SOURCES, tmp_path / SOURCES, ignore=shutil.ignore_patterns("generated"))
    return tmp_path


def test_what_differs_is_named_and_written(copy):
    first = generate(str(copy))
    assert first.returncode == 0
    written = first.stdout.splitlines()
    assert "Clients/python/mainspring/records.py" in written
    for path in written:
        assert (copy / path).read_bytes() == (ROOT / path).read_bytes()
    changed = copy / written[0]
    changed.write_text("")
    done = generate("--check", str(copy))
    assert (done.returncode, done.stdout.splitlines()) == (1, [written[0]])
    assert changed.read_text() == ""


def test_a_document_that_is_none(tmp_path):
    (tmp_path / "Schemas").mkdir()
    (tmp_path / "Schemas/openrpc.json").write_text("{")
    done = generate(str(tmp_path))
    sentence = "Schemas/openrpc.json is not valid JSON: write it again with mainspring schema --write Schemas\n"
    assert (done.returncode, done.stderr) == (65, sentence)


def test_a_name_that_does_not_follow_from_its_name_in_python(copy):
    document = copy / "Schemas/openrpc.json"
    document.write_text(document.read_text().replace('"minStock"', '"minSTOCK"'))
    done = generate(str(copy))
    sentence = "minSTOCK must be minStock: Python derives the name on the wire from min_stock\n"
    assert (done.returncode, done.stdout, done.stderr) == (65, "", sentence)


@pytest.mark.parametrize(
    "module, text, sentence",
    [
        ("lines", "export default 1;\n", "src/lines.js has an export that can't be bundled: export default 1;"),
        (
            "news",
            'import { a as b } from "./lines.js";\n',
            'src/news.js has an import that can\'t be bundled: import { a as b } from "./lines.js";',
        ),
        (
            "news",
            'import a, { b } from "node:fs";\n',
            'src/news.js has an import that can\'t be bundled: import a, { b } from "node:fs";',
        ),
        (
            "news",
            'import { Lines } from "./lines.js"\nconst a = 1;\n',
            'src/news.js has an import that can\'t be bundled: import { Lines } from "./lines.js" const a = 1;',
        ),
        ("news", "import {\n  a,\n", "src/news.js has an import that can't be bundled: import { a, "),
        ("news", 'import {\n  a,\n} from "./none.js";\n', "src/none.js can't be read"),
        (
            "news",
            'import { a } from "./lines.js";\n',
            "src/news.js imports a from src/lines.js, which does not export it",
        ),
        ("news", "const { a } = {};\n", "src/news.js has a name that can't be bundled: const { a } = {};"),
        ("news", "export class {}\n", "src/news.js has a name that can't be bundled: export class {}"),
        ("news", "let Lines;\n", "src/news.js and src/lines.js both have the name Lines: rename one"),
        ("news", "const Lines = 1;\n", "src/news.js and src/lines.js both have the name Lines: rename one"),
        (
            "news",
            "const spawn = 1;\n",
            "src/news.js and the module node:child_process both have the name spawn: rename one",
        ),
    ],
)
def test_a_module_that_fits_into_no_other(copy, module, text, sentence):
    with open(copy / SOURCES / f"{module}.js", "a", encoding="utf-8") as file:
        file.write(text)
    done = generate(str(copy))
    assert (done.returncode, done.stdout, done.stderr) == (65, "", sentence + "\n")
