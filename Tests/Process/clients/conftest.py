import os
import sys

import pytest

from support.core import BINARY, ROOT, Core

PACKAGE = ROOT / "Clients/python"
sys.path.insert(0, str(PACKAGE))


@pytest.fixture(autouse=True)
def program(monkeypatch):
    """Makes the clients use the program under test."""
    monkeypatch.setenv("MAINSPRING", BINARY)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(PACKAGE), os.environ.get("PYTHONPATH", "")]))


@pytest.fixture
def shop(tmp_path):
    """A core in Python, with a company."""
    from mainspring import Core

    with Core(tmp_path / "shop") as core:
        core.companies.create(name="Shop")
        yield core


@pytest.fixture(scope="module")
def engine():
    """Starts one browser for all tests of a file, because the start takes longer than most tests."""
    from support.browser import Browser

    one = Browser()
    yield one
    one.close()


@pytest.fixture
def browser(engine):
    """A browser whose log must have no errors at the end of the test."""
    engine.begin()
    yield engine
    assert engine.faults() == []


@pytest.fixture
def beans(data):
    """The data directory of a shop with some items and orders."""
    with Core(data) as core:
        core.call("companies.create", name="Corner Shop", currency="EUR")
        core.call("inventory.locations.create", name="Shelf", code="A-1")
        for sku, name, low, there in (("BEAN", "Beans", 5, 3), ("TEA", "Green tea", 2, 8), ("CUP", "Cups", None, 0)):
            core.call("inventory.items.create", sku=sku, name=name, unit="kg", minStock=low)
            if there:
                core.call("inventory.stock.receive", sku=sku, quantity=there)
        core.call("inventory.items.update", sku="TEA", changes={"price": {"amount": 1250, "currency": "EUR"}})
        core.call("contacts.create", name="Café Mozart", kinds=["customer"])
    return data


@pytest.fixture
def web_shop(beans):
    """The page's server for the shop's data directory."""
    from support.browser import WebServer

    with WebServer(beans) as server:
        yield server
