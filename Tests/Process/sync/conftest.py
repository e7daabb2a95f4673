import pytest

from support.core import BINARY, Core
from support.devices import Devices
from support.relay import Rules


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


@pytest.fixture
def rules(tmp_path):
    """Says how a container behaves that is between a core and a real container."""
    return Rules(tmp_path, BINARY)


@pytest.fixture
def core(tmp_path, rules):
    """A core whose container behaves as the rules say."""
    with Core(tmp_path / "data", "--cloud", rules.command) as core:
        core.company = core.call("companies.create", name="Shop")["id"]
        core.call("sync.now", wait=True)
        yield core
