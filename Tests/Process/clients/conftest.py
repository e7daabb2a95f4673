import os
import sys

import pytest

from support.core import BINARY, ROOT

PACKAGE = ROOT / "Clients/python"
sys.path.insert(0, str(PACKAGE))


@pytest.fixture(autouse=True)
def program(monkeypatch):
    """The program under test is the one that clients find."""
    monkeypatch.setenv("MAINSPRING", BINARY)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(PACKAGE), os.environ.get("PYTHONPATH", "")]))


@pytest.fixture
def shop(tmp_path):
    """A core in Python, with a company."""
    from mainspring import Core

    with Core(tmp_path / "shop") as core:
        core.companies.create(name="Shop")
        yield core
