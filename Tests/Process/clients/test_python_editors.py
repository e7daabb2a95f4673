"""What an editor shows of the Python package: the texts of classes, members and methods, and the completions."""

import shutil
import subprocess
import sys

import pytest

from support.core import PATIENCE, ROOT
from support.language_server import LanguageServer

PACKAGE = ROOT / "Clients/python"
TEXT = """
from mainspring import AsyncCore, Core, errors
from mainspring.records import Item, ItemDetailsChanges

def show(core: Core, later: AsyncCore, item: Item) -> None:
    core.inventory.items.get(id=item.sku)
    later.inventory.items.get(id=item.sku)
    changes = ItemDetailsChanges()
    print(errors.Duplicate)
    later.orders.get(
    Item(
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The package as its wheel installs it. Its program is a placeholder, because the test does not run it."""
    folder = tmp_path_factory.mktemp("wheel")
    words = [PACKAGE / "wheel", "--binary", shutil.which("true"), "--python", sys.executable, folder]
    subprocess.run(words, check=True, capture_output=True, timeout=PATIENCE)
    (wheel,) = folder.iterdir()
    shutil.unpack_archive(wheel, folder, "zip")
    return folder


@pytest.fixture(scope="module", params=["source", "wheel"])
def editor(request, tmp_path_factory, installed):
    folder = tmp_path_factory.mktemp("editor")
    path = {"source": PACKAGE, "wheel": installed}[request.param]
    (folder / "pyproject.toml").write_text(f'[tool.basedpyright]\nextraPaths = ["{path}"]\n')
    command = [sys.executable, "-c", "from basedpyright.langserver import main; main()", "--stdio"]
    server = LanguageServer(command, folder)
    server.open("shop.py", TEXT)
    yield server
    server.close()


@pytest.mark.parametrize("core, result", [("core", "Item"), ("later", "Awaitable[Item]")])
def test_a_method_shows_its_documentation(editor, core, result):
    head, _, doc = editor.hover(f"{core}.inventory.items.get").partition("\n\n")
    assert "id: str | None = None" in head and head.endswith(f"-> {result}")
    assert doc.startswith("Returns the item with the given id or SKU.")
    for words in (
        "    company: The id of the company.",
        "Returns: The current state of the item.",
        "Raises: InvalidParams, ",
    ):
        assert words in doc


@pytest.mark.parametrize(
    "words, shown",
    [
        ("core.inventory", "The items that a company keeps in stock."),
        ("later.inventory", "The items that a company keeps in stock."),
        ("item.sku", "(variable) sku: str\n\nThe stock keeping unit, unique in the company."),
        ("changes = ItemDetailsChanges", "Changes as a JSON merge patch (RFC 7396)"),
        ("errors.Duplicate", "Another record has the same value in a member"),
    ],
)
def test_services_members_and_classes_show_theirs(editor, words, shown):
    assert shown in editor.hover(words)


def test_a_call_shows_its_parameters(editor):
    shown = editor.signature("later.orders.get(")
    assert shown["label"] == "(*, id: str, company: str | None = None) -> Awaitable[OrderView]"
    assert "    id: The id of the order." in shown["documentation"]["value"]
    made = editor.signature("    Item(")
    assert made["label"].startswith("(*, id: str, company: str, sku: str") and made["label"].endswith("-> Item")
    assert made["documentation"]["value"] == "An item that a company keeps in stock."


@pytest.mark.parametrize("core", ["core", "later"])
def test_methods_are_offered(editor, core):
    assert {"create", "get", "list", "update", "import_"} <= editor.completions(f"{core}.inventory.items.")


def test_errors_offer_no_other_records(editor):
    offered = editor.completions("print(errors.")
    assert {"Duplicate", "CoreError"} <= offered and not {"Item", "Optional"} & offered


def test_coroutines_in_a_wheel_are_typed(installed, tmp_path):
    """The wheel's stubs list the asynchronous methods with their types. Editors can't derive them from the synchronous
    methods."""
    stub = (installed / "mainspring/_async_services.pyi").read_text()
    assert stub.count("-> Awaitable[") == (PACKAGE / "mainspring/_async_services.py").read_text().count(" = awaitable(")
    words = ["--strict", "--python-version", "3.10", "--cache-dir", tmp_path / "cache", "mainspring"]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *words], cwd=installed, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stdout
