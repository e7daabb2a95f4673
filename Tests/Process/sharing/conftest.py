import pytest

from support.accounts import Accounts
from support.clouds import CloudLenient


@pytest.fixture
def accounts(tmp_path, each_cloud):
    """Accounts on one container, of each kind that there is."""
    with Accounts(tmp_path, each_cloud) as accounts:
        yield accounts
    assert each_cloud.flaws() == []


@pytest.fixture
def shop(accounts):
    """A company of ada's that is not shared yet."""
    return accounts.shop()


@pytest.fixture
def lenient(tmp_path, each_cloud):
    """Accounts on a container that looks at no rights."""
    with Accounts(tmp_path, CloudLenient(each_cloud)) as accounts:
        yield accounts
    assert each_cloud.flaws() == []
