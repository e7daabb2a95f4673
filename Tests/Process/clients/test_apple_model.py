"""The host for Apple's model is checked by the compiler where Apple's framework is not: against its declarations."""

import os
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[3]
MODULES = pathlib.Path(os.environ["MAINSPRING"]).parent / "Modules"
HOST = ROOT / "Clients/apple/FoundationModelsHost/FoundationModelsHost.swift"


def swiftc(*words):
    return subprocess.run(["swiftc", "-swift-version", "6", *map(str, words)], capture_output=True, text=True)


@pytest.fixture(scope="module")
def framework(tmp_path_factory):
    if not (MODULES / "FoundationModelsMapping.swiftmodule").exists():
        pytest.skip("the modules of the Apple clients are not built beside this program")
    folder = tmp_path_factory.mktemp("framework")
    module = folder / "FoundationModels.swiftmodule"
    source = pathlib.Path(__file__).parent / "apple" / "FoundationModels.swift"
    made = swiftc("-emit-module", "-module-name", "FoundationModels", source, "-emit-module-path", module)
    assert made.returncode == 0, made.stderr
    return folder


def checked(source, framework):
    shim = ROOT / "Sources/Base/COpenSSL/module.modulemap"
    return swiftc("-typecheck", "-I", framework, "-I", MODULES, "-Xcc", f"-fmodule-map-file={shim}", source)


def test_the_host_compiles_with_the_framework(framework):
    made = checked(HOST, framework)
    assert (made.returncode, made.stderr) == (0, "")


def test_a_host_that_calls_what_is_not_there_is_told(framework, tmp_path):
    changed = tmp_path / "Changed.swift"
    changed.write_text(HOST.read_text().replace(".rawContent", ".rawText"))
    made = checked(changed, framework)
    assert made.returncode != 0 and "rawText" in made.stderr
