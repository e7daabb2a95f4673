"""Compiles the hosts that use Apple's frameworks. On machines without the frameworks, declarations of them are used
instead."""

import os
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[3]
MODULES = pathlib.Path(os.environ["MAINSPRING"]).parent / "Modules"
APPLE = ROOT / "Clients/apple"
# A framework, the host that calls it, the module beside that host, and a member of the framework that the host calls.
HOSTS = {
    "FoundationModels": ("FoundationModelsHost/FoundationModelsHost.swift", "FoundationModelsMapping", ".rawContent"),
    "StoreKit": ("DeviceHost/StoreHost.swift", "DeviceMapping", ".jwsRepresentation"),
    "MapKit": ("DeviceHost/PlacesHost.swift", "DeviceMapping", ".mapItems"),
    "os": ("SystemLogHost/SystemLogHost.swift", "SystemLogMapping", ".public"),
}


def swiftc(*words):
    return subprocess.run(["swiftc", "-swift-version", "6", *map(str, words)], capture_output=True, text=True)


@pytest.fixture(scope="module", params=HOSTS)
def framework(request, tmp_path_factory):
    name = request.param
    if not (MODULES / f"{HOSTS[name][1]}.swiftmodule").exists():
        pytest.skip("the modules of the Apple clients are not built beside this program")
    folder = tmp_path_factory.mktemp(name)
    source = pathlib.Path(__file__).parent / "apple" / f"{name}.swift"
    made = swiftc("-emit-module", "-module-name", name, source, "-emit-module-path", folder / f"{name}.swiftmodule")
    assert made.returncode == 0, made.stderr
    return name, folder


def checked(source, folder):
    shim = ROOT / "Sources/Base/COpenSSL/module.modulemap"
    return swiftc("-typecheck", "-I", folder, "-I", MODULES, "-Xcc", f"-fmodule-map-file={shim}", source)


def test_the_host_compiles_with_the_framework(framework):
    name, folder = framework
    made = checked(APPLE / HOSTS[name][0], folder)
    assert (made.returncode, made.stderr) == (0, "")


def test_a_host_that_calls_what_is_not_there_is_told(framework, tmp_path):
    name, folder = framework
    path, _, called = HOSTS[name]
    changed = tmp_path / "Changed.swift"
    changed.write_text((APPLE / path).read_text().replace(called, ".rawText"))
    made = checked(changed, folder)
    assert made.returncode != 0 and "rawText" in made.stderr
