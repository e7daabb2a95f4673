import pytest

from support.devices import Devices


@pytest.fixture
def devices(tmp_path):
    with Devices(tmp_path) as devices:
        yield devices


@pytest.fixture
def shop(devices):
    """A company that both devices know."""
    company = devices[0].call("companies.create", name="Shop")["id"]
    devices.settle()
    return company
