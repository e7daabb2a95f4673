"""Finding and starting the program `mainspring`."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Union

Data = Union[str, "os.PathLike[str]", None]


def program() -> str:
    """Returns the path of `mainspring`: MAINSPRING in the environment, the program in the wheel, or the one on PATH."""
    named = os.environ.get("MAINSPRING")
    if named:
        return named
    carried = Path(__file__).parent / "bin" / "mainspring"
    if carried.exists():
        return str(carried)
    found = shutil.which("mainspring")
    if found:
        return found
    raise FileNotFoundError(
        "the program mainspring was not found: install a wheel of mainspring-core for this system, put the program on "
        "PATH, or set MAINSPRING or command="
    )


def words(data: Data, command: Sequence[str] | None, arguments: Sequence[str]) -> list[str]:
    line = list(command) if command else [program(), "serve"]
    if data is not None:
        line += ["--data", os.fspath(data)]
    return line + list(arguments)


def how_it_ended(status: int | None, log: Sequence[str], has_answered: bool) -> str:
    # A process that ends before its first answer writes only its reason. Later, other lines stand before the reason.
    lines = log[-1:] if has_answered else log
    return _ending(status) + (": " + "\n".join(lines) if lines else "")


def _ending(status: int | None) -> str:
    if status is None:
        return "the core has closed its output"
    if status < 0:
        return f"the core was ended by signal {-status}"
    reasons = {
        0: "",
        64: " (bad usage)",
        66: " (no such input)",
        73: " (the data directory can't be used)",
        74: " (input or output)",
        75: " (the core that it shared is gone)",
    }
    return f"the core has ended with code {status}{reasons.get(status, '')}"
