"""The README's blocks run as they stand, in order, in a home where nothing was before."""

import os
import pathlib
import subprocess
import sys
import textwrap

import pytest

from support.clouds import Server, binaries
from support.core import BINARY, PATIENCE, ROOT

# They install, build, or run all tests.
SKIPPED = ["Clients/tour    # installs", "Clients/tour --install"]


def blocks():
    """All blocks, in order, as pairs of a language and a text. Indented ones are for a shell."""
    found, language = [], None
    before = ""
    for line in (ROOT / "README.md").read_text().splitlines():
        if line.startswith("```"):
            language = None if language else line[3:] or "none"
            if language:
                found.append((language, ""))
        elif language or line.startswith("    "):
            if not language and not before.startswith("    "):
                assert before == "", f"{line} is indented, and begins no block"
                found.append(("shell", ""))
            found[-1] = (found[-1][0], found[-1][1] + line[0 if language else 4 :] + "\n")
        before = line
    assert language is None
    return found


class Home:
    """A fresh home, with mainspring on the path, and a directory that has what the repository ships."""

    def __init__(self, path):
        self.path = path
        self.work = path / "work"
        (path / ".local/bin").mkdir(parents=True)
        self.work.mkdir()
        for name in ("mainspring", "mainspring-postgres"):
            (path / ".local/bin" / name).symlink_to(pathlib.Path(BINARY).resolve().with_name(name))
        (self.work / "Clients").symlink_to(ROOT / "Clients")
        unset = ("XDG_DATA_HOME", "MAINSPRING_DATA", "MAINSPRING_DEPLOYMENT", "MAINSPRING_E2E_DEPLOYMENT")
        self.environment = {name: value for name, value in os.environ.items() if name not in unset}
        self.environment |= {"HOME": str(path), "PATH": f"{path}/.local/bin:{os.environ['PATH']}"}

    def run(self, *words):
        done = subprocess.run(
            words, cwd=self.work, env=self.environment, capture_output=True, text=True, timeout=PATIENCE
        )
        assert done.returncode == 0, (words[-1], done.stderr)
        return done.stdout

    def play(self, language, text):
        if language == "python":
            return self.run(sys.executable, "-c", text)
        return self.run("bash", "-euo", "pipefail", "-c", text)


@pytest.fixture
def home(tmp_path):
    return Home(tmp_path / "home")


def scripts():
    return [text for language, text in blocks() if language == "python"]


@pytest.fixture
def postgres():
    """A server of its own: what it asks accounts for is another test's concern."""
    server = Server()
    yield server
    server.close()


def test_every_block_runs_in_order(home, postgres):
    # A server that asks accounts for their passwords, and its superuser for none.
    (postgres.data / "pg_hba.conf").write_text("local all admin trust\nlocal all all scram-sha-256\n")
    postgres.sql("SELECT pg_reload_conf()")
    home.environment |= {"PGHOST": str(postgres.sockets), "PATH": f"{binaries()}:{home.environment['PATH']}"}
    played = []
    for language, text in blocks():
        assert language in ("shell", "python", "swift"), language
        if language == "swift" or any(text.startswith(start) for start in SKIPPED):
            continue
        # Who sets the server up is its superuser; the accounts are named in addresses.
        home.environment["PGUSER"] = "admin"
        said = home.play(language, text)
        # A comment of its own is what the line before it prints.
        for line in text.splitlines():
            assert not line.startswith("# ") or line[2:] in said.splitlines(), (line, said)
        played.append((text, said))
    assert len(played) >= 9 and len(blocks()) - len(played) <= 2 + sum(one == "swift" for one, _ in blocks())
    said = "".join(said for _, said in played)
    # What they are there to show.
    for shown in (
        "Corner Shop,shared,participant",
        "postgres://ada@/shop",
        '"sku":"BEAN-1"',
        '"barcodes":["4006381333931"]',
        "refused: an owner's alone",
        '"tags":["organic","fair"]',
        '"recommended"',
        '"id":"winter"',
        '"locationPicker"',
    ):
        assert shown in said, shown


def test_the_first_script_creates_an_item(home):
    first, _ = scripts()
    said = home.play("python", first)
    assert "'name': 'Beans'" in said
    # Once more, it makes no second company, nor item.
    assert home.play("python", first) == said
    assert home.run("mainspring", "companies.list", "--columns", "name") == "name\nCoffee House\n"


def test_the_second_script_shows_a_live_list(home):
    _, second = scripts()
    assert len(second.splitlines()) <= 34
    assert home.play("python", second).splitlines() == [
        "at first: []",
        "now: ['Beans']",
        "now: ['Filters', 'Beans']",
        "now: ['Cups', 'Filters', 'Beans']",
    ]


@pytest.mark.parametrize("number", [0, 1])
def test_the_scripts_survive_an_error(home, number):
    wrong = 'try:\n    call("companies.get", company="x")\nexcept RuntimeError as error:\n    print("error:", error)\n'
    script, end = scripts()[number].split("core.stdin.close()")
    said = home.play("python", f'{script}\n{wrong}print("then:", call("system.ping"))\ncore.stdin.close(){end}')
    assert "error: Invalid params: company must be a UUID" in said and said.endswith("then: {}\n")


@pytest.mark.parametrize("number", [0, 1])
def test_the_scripts_say_so_when_the_core_ends(home, number):
    script, _ = scripts()[number].split("core.stdin.close()")
    # It can't begin: what it is given is no directory.
    script = script.replace('["mainspring"', '["mainspring", "--wait", "0"').replace(":memory:", "/dev/null/data")
    if number == 0:
        script = script.replace('"0"]', '"0", "--data", "/dev/null/data"]')
    script = textwrap.indent(script, "    ")
    handler = "except (RuntimeError, BrokenPipeError) as error:\n    print('error:', error)\n"
    said = home.play("python", f"try:\n{script}\n{handler}")
    assert "error: mainspring ended with 73" in said or "Broken pipe" in said


@pytest.fixture
def tour(tmp_path, home):
    """Runs Clients/tour with a build that is there already."""
    tools = tmp_path / "tools"
    tools.mkdir()
    swift = tools / "swift"
    directory = pathlib.Path(BINARY).resolve().parent
    swift.write_text(
        f'#!/bin/sh\ncase "$*" in *--show-bin-path*) echo "{directory}" ;; *) echo "Build complete!" ;; esac\n'
    )
    swift.chmod(0o755)

    def run(words, redirection="", **environment):
        return subprocess.run(
            ["bash", "-c", f'"{ROOT}/Clients/tour" {words} {redirection}'],
            cwd=tmp_path,
            env=home.environment | {"PATH": f"{tools}:{home.environment['PATH']}"} | environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )

    return run


@pytest.mark.parametrize("redirection", ["> log", "> log 2>&1", "2>&1 | cat > log"])
def test_the_tour_keeps_its_lines_in_a_file(tour, tmp_path, redirection):
    done = tour("", redirection)
    assert done.returncode == 0 and done.stdout == "", done.stderr
    lines = [line for line in (tmp_path / "log").read_text().splitlines() if line]
    assert lines[0].startswith("Building") and lines[1] == "Build complete!" and lines[2].startswith("mainspring ")
    assert lines[3].startswith("1. A company") and lines[4].startswith('{"id":"') and lines[5].startswith("2. ")
    assert "transcripts match" in lines[lines.index("8. Golden transcripts, replayed byte for byte") + 1]
    assert "    ... 200 requests, 200 results, 0 errors" in lines
    stock = lines.index("5. Stock: a ledger of what comes and goes, and what is low")
    came, taken, low = lines[stock + 2 : stock + 7 : 2]
    assert '"transaction":' in came and '"kind":"insufficientStock"' in taken and '"lacking":' in low


def test_the_tour_installs_the_command(tour, tmp_path):
    home = tmp_path / "another"
    home.mkdir()
    done = tour("--install", HOME=str(home))
    assert done.returncode == 0 and "export PATH=" in done.stdout, done.stderr
    assert (home / ".local/bin/mainspring").resolve() == pathlib.Path(BINARY).resolve()
    # Once more, over what is there, and with the directory on the path.
    done = tour("--install", HOME=str(home), PATH=f"{tmp_path}/tools:{home}/.local/bin:{os.environ['PATH']}")
    assert done.returncode == 0 and "export PATH=" not in done.stdout
    assert tour("--instal").returncode == 64
