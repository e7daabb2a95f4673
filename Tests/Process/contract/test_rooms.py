"""The source modules follow the rules of the architecture."""

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
    """A new declaration in such an extension would recompile all files that use the type. If the type is String, these
    are all files."""
    texts = sources()
    own = {name for text in texts.values() for name in DECLARATION.findall(text)}
    extended = {(file, name) for file, text in texts.items() for name in EXTENSION.findall(text)}
    assert {"Stores", "Page", "Records"} <= {name for _, name in extended}
    assert [found for found in sorted(extended) if found[1].split(".")[0].split("<")[0] not in own] == []


def test_storage_declares_no_operators():
    """The compiler considers all operators with the same name in each file that uses one of them, for any type. This
    would slow the build."""
    assert [(file, name) for file, text in sources().items() for name in OPERATOR.findall(text)] == []


def test_unit_tests_leave_sqlite_to_several_threads():
    """After SQLite is configured in a process, only one thread may use its memory. Unit tests run on several threads,
    so they must not configure it."""
    texts = {path.name: path.read_text() for path in (ROOT / "Tests").glob("*Tests/**/*.swift")}
    assert len(texts) > 50
    # This test opens a directory, but it uses SQLite before, and after that SQLite can't be configured any more.
    assert "ScratchDirectory.prepareSQLite" in texts.pop("ScratchDirectory.swift")
    assert [name for name, text in texts.items() if re.search(r"configureProcess|DataDirectory\.open", text)] == []
