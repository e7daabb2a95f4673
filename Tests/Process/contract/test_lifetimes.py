"""Values that are handed on last as long as they are used: a sanitizer would find such faults in a debug build."""

import re

from support.core import ROOT

SOURCES = [*(ROOT / "Sources").rglob("*.swift"), *(ROOT / "Clients/apple").rglob("*.swift")]
YIELD = re.compile(r"\b_read\s*\{")
# The C functions that keep the address of a text argument.
KEPT_TEXTS = re.compile(r"\bsqlite3_bind_pointer\(([^)]*)\)")


def texts():
    found = {str(path.relative_to(ROOT)): path.read_text() for path in SOURCES}
    assert len(found) > 500
    return found


def test_no_accessor_yields_what_a_debug_build_copies():
    """In debug builds a copy of a yielded value outlives the frame of the coroutine. `get` returns a value that
    lasts."""
    assert [file for file, text in texts().items() if YIELD.search(text)] == []


def test_no_literal_is_handed_to_a_function_that_keeps_its_address():
    """A literal is passed as a temporary string, which ends with the call; a StaticString lasts."""
    calls = [(file, call) for file, text in texts().items() for call in KEPT_TEXTS.findall(text)]
    assert calls
    assert [found for found in calls if '"' in found[1]] == []


def test_a_prepared_statement_is_freed_with_its_last_reference():
    """A connection retains no statement: the end of a function frees the statements that it has prepared."""
    text = (ROOT / "Sources/Base/SQLite/PreparedStatements.swift").read_text()
    assert "Unmanaged<Statement>" in text and "passRetained" not in text
