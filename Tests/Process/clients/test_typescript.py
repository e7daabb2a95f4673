"""The TypeScript client: its types, scripts that run the real program, the package's archives, and the examples in its
README."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import tarfile

import pytest

from support.core import BINARY, PATIENCE, ROOT

PACKAGE = ROOT / "Clients/typescript"
SCRIPTS = ROOT / "Tests/Process/clients/typescript"
README = (PACKAGE / "README.md").read_text(encoding="utf-8")

pytestmark = pytest.mark.skipif(not (shutil.which("node") and shutil.which("tsc")), reason="node or tsc is missing")
with_npm = pytest.mark.skipif(not shutil.which("npm"), reason="npm is missing")


def run(*words, cwd, **environment):
    """Runs a command until it ends, and returns its output."""
    done = subprocess.run(
        words,
        cwd=cwd,
        env={**os.environ, "MAINSPRING": BINARY, **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def app(tmp_path):
    """The folder of an app that has the package."""
    folder = tmp_path / "app"
    shutil.copytree(SCRIPTS, folder)
    (folder / "package.json").write_text('{"type": "module"}')
    (folder / "node_modules").mkdir()
    (folder / "node_modules/mainspring-core").symlink_to(PACKAGE, target_is_directory=True)
    return folder


def check_types(folder, *files):
    options = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", "--moduleResolution", "nodenext"]
    run("tsc", *options, *files, cwd=folder)


@pytest.mark.parametrize("script", ["calls", "waits", "streams", "lists", "restart", "ends"])
def test_script(app, script):
    data = app.parent / "data"
    data.mkdir()
    run("node", f"{script}.js", str(data), cwd=app)


def test_what_fits_type_checks_and_nothing_else_does(app):
    check_types(app, "uses.ts")


def test_the_declarations_need_no_types_of_a_browser_or_of_node(app):
    (app / "bare.ts").write_text('import { Core } from "mainspring-core";\nexport const core = new Core();\n')
    check_types(app, "--lib", "es2022", "bare.ts")


def test_all_that_is_there_is_declared(app):
    names = run("node", "-e", 'import("mainspring-core").then((all) => console.log(Object.keys(all).join()))', cwd=app)
    (app / "all.ts").write_text(f"import {{{names}}} from 'mainspring-core';\nexport const all = [{names}];\n")
    check_types(app, "all.ts")


def test_editors_find_what_each_member_parameter_and_method_is_for(app):
    compiler = pathlib.Path(shutil.which("tsc")).resolve().parents[1] / "lib/typescript.js"
    words = [str(compiler), str(PACKAGE / "src/index.d.ts"), str(ROOT / "Schemas/openrpc.json")]
    assert int(run("node", "documented.js", *words, cwd=app)) > 2000


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def test_the_readme_says_what_happens(app):
    program = "\n".join(blocks("js"))
    (app / "shop.mjs").write_text(program, encoding="utf-8")
    expected = re.findall(r"^ *console\.log\(.*\); // (.*)$", program, re.MULTILINE)
    assert run("node", "shop.mjs", cwd=app).splitlines() == expected
    assert len(expected) == program.count("console.log(")


def test_the_readme_type_checks(app):
    (app / "shop.mjs").write_text("\n".join(blocks("js")), encoding="utf-8")
    check_types(app, "--allowJs", "--checkJs", "shop.mjs")


@pytest.fixture
def program(tmp_path):
    """A small script that runs the real program. It is packed faster than the real program."""
    file = tmp_path / "program"
    file.write_text(f'#!/bin/sh\nexec "{BINARY}" "$@"\n')
    file.chmod(0o755)
    return str(file)


def archive(folder, *words):
    """Returns the archives that `pack` makes."""
    made = run(str(PACKAGE / "pack"), *words, "--into", "archives", cwd=folder).split()
    return [folder / name for name in made]


def test_archives_have_what_is_needed(tmp_path, program):
    main, platform = archive(tmp_path, program, "linux-arm64")
    with tarfile.open(main) as files:
        names = {member.name for member in files.getmembers() if member.isfile()}
        description = json.load(files.extractfile("package/package.json"))
    types = {f"package/{file.relative_to(PACKAGE)}" for file in (PACKAGE / "src").rglob("*.d.ts")}
    assert types and names == types | {f"package/{name}" for name in ("README.md", "package.json", "mainspring.js")}
    # npm's own pack command includes the same files, and the description and README of the package.
    assert set(description["files"]) == {"mainspring.js", "src/**/*.d.ts"}
    version = json.loads((ROOT / "Schemas/openrpc.json").read_text())["info"]["version"]
    assert description["version"] == version and "dependencies" not in description
    with tarfile.open(platform) as files:
        description = json.load(files.extractfile("package/package.json"))
        assert files.getmember("package/bin/mainspring").mode & 0o111 == 0o111
    assert description == description | {
        "name": "@mainspring-core/linux-arm64",
        "version": version,
        "os": ["linux"],
        "cpu": ["arm64"],
    }


def test_a_package_has_the_program_for_this_machine(app, program):
    """The client finds the program in a folder where the archives were unpacked without npm."""
    (app / "node_modules/mainspring-core").unlink()
    platform = run("node", "-p", "`${process.platform}-${process.arch}`", cwd=app).strip()
    for file, name in zip(archive(app, program), ["mainspring-core", f"@mainspring-core/{platform}"]):
        with tarfile.open(file) as files:
            files.extractall(app / "unpacked")
        (app / "node_modules" / name).parent.mkdir(exist_ok=True)
        (app / "unpacked/package").rename(app / "node_modules" / name)
    run("node", "calls.js", cwd=app, MAINSPRING="", PATH=os.path.dirname(shutil.which("node")))


def test_a_program_beside_an_archive_of_electron_is_found(app):
    platform = run("node", "-p", "`${process.platform}-${process.arch}`", cwd=app).strip()
    archive = app / "app.asar/node_modules"
    shutil.copytree(PACKAGE, archive / "mainspring-core")
    (archive / "@mainspring-core" / platform).mkdir(parents=True)
    (archive / "@mainspring-core" / platform / "package.json").write_text("{}")
    unpacked = app / "app.asar.unpacked/node_modules/@mainspring-core" / platform / "bin"
    unpacked.mkdir(parents=True)
    (unpacked / "mainspring").symlink_to(BINARY)
    for script in ("calls.js", "support.js", "package.json"):
        shutil.copy(app / script, app / "app.asar")
    run("node", "calls.js", cwd=app / "app.asar", MAINSPRING="", PATH=os.path.dirname(shutil.which("node")))


@with_npm
def test_the_readmes_commands_install_it(tmp_path, program):
    """The commands work without a network, in an empty folder, and without an environment variable for the program's
    path."""
    (commands,) = blocks("sh")
    for word, real in (("Clients/typescript/pack", PACKAGE / "pack"), (".build/release/mainspring", program)):
        assert word in commands
        commands = commands.replace(word, f'"{real}"')
    app = tmp_path / "app"
    app.mkdir()
    (app / "commands").write_text(commands)
    npm = {"npm_config_offline": "true", "npm_config_cache": str(tmp_path / "cache"), "npm_config_audit": "false"}
    run("bash", "-e", "commands", cwd=app, **npm)
    for script in ("calls.js", "support.js"):
        (app / script.replace(".js", ".mjs")).write_text(
            (SCRIPTS / script).read_text(encoding="utf-8").replace("./support.js", "./support.mjs"), encoding="utf-8"
        )
    run("node", "calls.mjs", cwd=app, MAINSPRING="", PATH=os.path.dirname(shutil.which("node")))


@with_npm
def test_npm_packs_the_same(tmp_path):
    cache = str(tmp_path / "cache")
    (packed,) = json.loads(
        run("npm", "pack", "--json", "--dry-run", str(PACKAGE), cwd=tmp_path, npm_config_cache=cache)
    )
    with tarfile.open(archive(tmp_path)[0]) as files:
        names = {member.name.removeprefix("package/") for member in files if member.isfile()}
    assert {file["path"] for file in packed["files"]} == names
