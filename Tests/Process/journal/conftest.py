import pytest

from support.devices import Devices


@pytest.fixture
def devices(tmp_path):
    """Two devices of one account, without a company."""
    with Devices(tmp_path) as devices:
        yield devices
