"""Hosts for Apple's systems are checked by the compiler where the frameworks are not: against declarations of them."""

import os
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[3]
MODULES = pathlib.Path(os.environ["MAINSPRING"]).parent / "Modules"
HOST = ROOT / "Clients/apple/FoundationModelsHost/FoundationModelsHost.swift"
LOG_HOST = ROOT / "Clients/apple/SystemLogHost/SystemLogHost.swift"


def swiftc(*words):
    return subprocess.run(["swiftc", "-swift-version", "6", *map(str, words)], capture_output=True, text=True)


def declared(tmp_path_factory, name):
    """A folder with the module of a framework, made of its declarations."""
    for mapping in ("FoundationModelsMapping", "SystemLogMapping"):
        if not (MODULES / f"{mapping}.swiftmodule").exists():
            pytest.skip("the modules of the Apple clients are not built beside this program")
    folder = tmp_path_factory.mktemp(name)
    source = pathlib.Path(__file__).parent / "apple" / f"{name}.swift"
    made = swiftc("-emit-module", "-module-name", name, source, "-emit-module-path", folder / f"{name}.swiftmodule")
    assert made.returncode == 0, made.stderr
    return folder


@pytest.fixture(scope="module")
def framework(tmp_path_factory):
    return declared(tmp_path_factory, "FoundationModels")


@pytest.fixture(scope="module")
def system_log(tmp_path_factory):
    return declared(tmp_path_factory, "os")


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


def test_the_host_of_the_systems_log_compiles_with_it(system_log, tmp_path):
    made = checked(LOG_HOST, system_log)
    assert (made.returncode, made.stderr) == (0, "")
    changed = tmp_path / "Changed.swift"
    changed.write_text(LOG_HOST.read_text().replace("privacy: .public", "privacy: .open"))
    made = checked(changed, system_log)
    assert made.returncode != 0 and "open" in made.stderr
