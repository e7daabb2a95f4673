"""The modules keep to the rules of the architecture."""

import re

from support.core import ROOT

STORAGE = ROOT / "Sources/Core/Storage"
DECLARATION = re.compile(r"^(?:\w+ )*?(?:class|struct|enum|protocol|actor) (\w+)", re.MULTILINE)
EXTENSION = re.compile(r"^[ \t]*(?:@?\w+(?:\([^)\n]*\))? )*extension ([^\s:{]+)", re.MULTILINE)
OPERATOR = re.compile(r"\bfunc ([^\w\s`(]+)")


def sources():
    found = {path.name: path.read_text() for path in STORAGE.rglob("*.swift")}
    assert len(found) > 50
    return found


def test_storage_extends_no_type_of_another_room():
    """Otherwise a new declaration there would recompile each user of that type: all files, if the type is String."""
    texts = sources()
    own = {name for text in texts.values() for name in DECLARATION.findall(text)}
    extended = {(file, name) for file, text in texts.items() for name in EXTENSION.findall(text)}
    assert {"Stores", "Page", "Records"} <= {name for _, name in extended}
    assert [found for found in sorted(extended) if found[1].split(".")[0].split("<")[0] not in own] == []


def test_storage_declares_no_operators():
    """The compiler looks at all operators of a name in each file that uses one of them, for any type."""
    assert [(file, name) for file, text in sources().items() for name in OPERATOR.findall(text)] == []


def test_unit_tests_leave_sqlite_to_several_threads():
    """Once the process is configured, SQLite's memory belongs to one thread, and unit tests run on several."""
    texts = {path.name: path.read_text() for path in (ROOT / "Tests").glob("*Tests/**/*.swift")}
    assert len(texts) > 50
    # This test opens a directory, and uses SQLite before, after which SQLite can't be configured any more.
    assert "ScratchDirectory.prepareSQLite" in texts.pop("ScratchDirectory.swift")
    assert [name for name, text in texts.items() if re.search(r"configureProcess|DataDirectory\.open", text)] == []
