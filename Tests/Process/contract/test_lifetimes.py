"""Rules that prevent the use of values after their lifetime. A sanitizer would find such faults in a debug build."""

import re

from support.core import ROOT

SOURCES = [*(ROOT / "Sources").rglob("*.swift"), *(ROOT / "Clients/apple").rglob("*.swift")]
YIELD = re.compile(r"\b_read\s*\{")
# The C functions that store the address of a text argument.
KEPT_TEXTS = re.compile(r"\bsqlite3_bind_pointer\(([^)]*)\)")


def texts():
    found = {str(path.relative_to(ROOT)): path.read_text() for path in SOURCES}
    assert len(found) > 500
    return found


def test_no_accessor_yields_what_a_debug_build_copies():
    """In debug builds, a copy of a yielded value is used after the coroutine's frame has ended. So accessors use `get`,
    which returns a value of its own."""
    assert [file for file, text in texts().items() if YIELD.search(text)] == []


def test_no_literal_is_handed_to_a_function_that_keeps_its_address():
    """A literal is passed as a temporary string, which is freed after the call. A StaticString is never freed."""
    calls = [(file, call) for file, text in texts().items() for call in KEPT_TEXTS.findall(text)]
    assert calls
    assert [found for found in calls if '"' in found[1]] == []


def test_a_prepared_statement_is_freed_with_its_last_reference():
    """A connection does not retain statements. So the statements that a function has prepared are freed when the
    function returns."""
    text = (ROOT / "Sources/Base/SQLite/PreparedStatements.swift").read_text()
    assert "Unmanaged<Statement>" in text and "passRetained" not in text
