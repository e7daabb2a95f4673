"""The package for Python in an editor: what is shown of classes, members and methods, and what is offered."""

import sys

import pytest

from support.core import ROOT
from support.language_server import LanguageServer

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
def editor(tmp_path_factory):
    folder = tmp_path_factory.mktemp("editor")
    (folder / "pyproject.toml").write_text(f'[tool.basedpyright]\nextraPaths = ["{ROOT / "Clients/python"}"]\n')
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
    for words in ("    company: The company.", "Returns: The current state of the item.", "Raises: InvalidParams, "):
        assert words in doc


@pytest.mark.parametrize(
    "words, shown",
    [
        ("core.inventory", "The items that a company keeps in stock."),
        ("later.inventory", "The items that a company keeps in stock."),
        ("item.sku", "(variable) sku: str\n\nThe stock keeping unit, unique in the company."),
        ("changes = ItemDetailsChanges", "Changes as a JSON merge patch (RFC 7396)"),
        ("errors.Duplicate", "Another record has the same unique value"),
    ],
)
def test_services_members_and_classes_show_theirs(editor, words, shown):
    assert shown in editor.hover(words)


def test_a_call_shows_its_parameters(editor):
    shown = editor.signature("later.orders.get(")
    assert shown["label"] == "(*, id: str, company: str | None = None) -> Awaitable[OrderView]"
    assert "    id: The order." in shown["documentation"]["value"]
    made = editor.signature("    Item(")
    assert made["label"].startswith("(*, id: str, company: str, sku: str") and made["label"].endswith("-> Item")
    assert made["documentation"]["value"] == "An item that a company keeps in stock."


@pytest.mark.parametrize("core", ["core", "later"])
def test_methods_are_offered(editor, core):
    assert {"create", "get", "list", "update", "import_"} <= editor.completions(f"{core}.inventory.items.")
